"""The runtime of Kaitai Struct with one kind of error: offsets that are in no stream are a ``ParseError`` too."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import kaitaistruct
from kaitaistruct import KaitaiStructError as ParseError

__all__ = ["BytesIO", "KaitaiStream", "KaitaiStruct", "ParseError"]


class KaitaiStream(kaitaistruct.KaitaiStream):
    """Stream of bytes, in which no seek leads beyond the end."""

    def seek(self, n: int) -> None:
        """Move to an offset from the start.

        Raises:
            ParseError: the offset is not in the stream.
        """
        if not 0 <= n <= self.size():
            raise kaitaistruct.EndOfStreamError(f"there is no byte {n}", max(n, 0), self.size())
        super().seek(n)


class KaitaiStruct(kaitaistruct.KaitaiStruct):
    """Base of all parsed types."""

    @classmethod
    def from_bytes(cls, buf: bytes) -> Any:
        """Parse all of the bytes as this type.

        Raises:
            ParseError: the bytes break the grammar.
        """
        return cls(KaitaiStream(BytesIO(buf)))
