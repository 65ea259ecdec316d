"""The anchor object: where header and footer are ("Anchor schema"). Big-endian throughout."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from typing import Any

from construct import Container, Int32ub, Int64ub
from rntuple_spec.constants import BYTE_COUNT_BIT

from rntuple_construct.base.checksums import xxh3_big_endian
from rntuple_construct.base.errors import AnchorError
from rntuple_construct.format.grammar.engine.cursor import Cursor
from rntuple_construct.format.grammar.engine.forcing import note, pick
from rntuple_construct.format.grammar.engine.structure import Structure, Tree


class AnchorFormat:
    """The anchor object of one generation.

    Args:
        layout: the members after the byte count, up to the checksum.
        min_size: the smallest size of the object, framing and checksum included.
        has_checksum: whether an XXH3-64 of the bytes between class version and checksum ends the object.
        counted: from the size of the object to the number of bytes that the byte count covers.
    """

    def __init__(
        self, layout: Structure, *, min_size: int, has_checksum: bool, counted: Callable[[int], int]
    ) -> None:
        self.layout = layout
        self.min_size = min_size
        self.len_checksum = 8 if has_checksum else 0
        self.counted = counted

    def parse(self, data: bytes, *, verify: bool, offset: int) -> Tree:
        """Parse one (uncompressed) anchor object; see ``parse_anchor`` of the generation's module."""
        data = bytes(data)
        cursor = Cursor(data, AnchorError, base=offset)
        if len(data) < self.min_size:
            raise cursor.error("RNT-ANC-002", "anchor", expected=self.min_size, actual=len(data))
        end = len(data) - self.len_checksum
        stored, computed = data[end:], self._checksum(data[:end])
        if verify and stored != computed:
            raise cursor.error("RNT-ANC-004", "anchor", at=end, expected=computed.hex(), actual=stored.hex())
        byte_count = Int32ub._parsereport(cursor, None, "anchor.byte_count")
        cursor.end = end
        computed_count = BYTE_COUNT_BIT | self.counted(len(data))
        anchor: Tree = Container(byte_count=note(byte_count, computed_count))
        self.layout.parse_into(anchor, cursor, None, "anchor")
        if self.len_checksum:
            anchor["checksum"] = stored
        return anchor

    def build(self, obj: Mapping[str, Any]) -> bytes:
        """Build one anchor object; see ``build_anchor`` of the generation's module."""
        stream = io.BytesIO()
        self.layout._build(obj, stream, None, "anchor")
        members = stream.getvalue()
        byte_count = BYTE_COUNT_BIT | self.counted(4 + len(members) + self.len_checksum)
        anchor: bytes = Int32ub.build(pick(obj, "byte_count", byte_count)) + members
        return anchor + pick(obj, "checksum", self._checksum(anchor))

    def _checksum(self, data: bytes) -> bytes:
        return xxh3_big_endian(data[6:]) if self.len_checksum else b""


ENVELOPE_PLACES = (
    "ofs_header" / Int64ub,
    "len_header_stored" / Int64ub,
    "len_header" / Int64ub,
    "ofs_footer" / Int64ub,
    "len_footer_stored" / Int64ub,
    "len_footer" / Int64ub,
)
