"""Pages on their way to storage: encoded, compressed and with their checksum."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from rntuple_construct.columns import ColumnCodec
from rntuple_construct.compression import Buffer, compress
from rntuple_construct.fields.layout import Array
from rntuple_construct.writer.options import WriteOptions

__all__ = ["SealedPage", "Sealer"]


@dataclass(frozen=True, slots=True)
class SealedPage:
    """One page as it will be stored.

    Args:
        num_elements: elements of the page.
        data: stored bytes, without the checksum.
        checksum: what follows them; empty if pages have no checksums.
        len_uncompressed: bytes before compression.
    """

    num_elements: int
    data: Buffer
    checksum: bytes
    len_uncompressed: int

    @property
    def nbytes(self) -> int:
        """Bytes on storage, checksum included."""
        return len(self.data) + len(self.checksum)


class Sealer:
    """Turns elements into stored bytes; has no state and may be used by several threads.

    Args:
        options: compression and checksums.
        checksum: checksum function of the generation.
        is_sealed: whether checksums cover the stored bytes rather than the uncompressed ones.
    """

    def __init__(
        self, options: WriteOptions, checksum: Callable[[Buffer], bytes], *, is_sealed: bool = True
    ) -> None:
        self._is_sealed = is_sealed
        self._settings = options.settings
        self._checksum = checksum if options.page_checksums else None

    def seal(self, codec: ColumnCodec, elements: Array, *, keep: bool) -> SealedPage:
        """Encode, compress and checksum one page.

        Args:
            codec: codec of the column.
            elements: shape ``(n,)``, values that the codec takes.
            keep: whether the page is needed after the elements have changed; otherwise it may share their memory.
        """
        encoded = codec.encode_elements(elements)
        view = encoded.data
        data = compress(view, self._settings)
        if data is view and keep and np.may_share_memory(encoded, elements):
            data = bytes(view)
        checksum = b"" if self._checksum is None else self._checksum(data if self._is_sealed else view)
        return SealedPage(len(elements), data, checksum, len(view))
