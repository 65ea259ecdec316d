"""Anchors and envelopes: where header and footer are, and type, length and checksum of each ("Anchor schema", "Envelopes")."""

from __future__ import annotations

import io
import struct
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from construct import Container, Int32ub, Int64ub
from rntuple_spec.constants import BYTE_COUNT_BIT, MAX_LEN_ENVELOPE

from rntuple_construct.base.checksums import crc32_little_endian, xxh3_big_endian, xxh3_little_endian
from rntuple_construct.base.constants import PAGE_LIST
from rntuple_construct.base.errors import AnchorError, EnvelopeError, SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.grammar.engine.forcing import note, pick
from rntuple_construct.format.grammar.engine.parsing import Cursor, Detour, Reader, reader_of
from rntuple_construct.format.grammar.engine.structure import Structure, Tree, member_of


class AnchorFormat:
    """The anchor object of one generation.

    Args:
        layout: the members after the byte count, up to the checksum.
        min_size: the smallest size of the object, framing and checksum included.
        has_checksum: if true, an XXH3-64 of the bytes between class version and checksum ends the object.
        counted: from the size of the object to the number of bytes that the byte count covers.
    """

    def __init__(
        self, layout: Structure, *, min_size: int, has_checksum: bool, counted: Callable[[int], int]
    ) -> None:
        self.layout = layout
        self.min_size = min_size
        self.len_checksum = 8 if has_checksum else 0
        self.counted = counted

    def parse(self, data: bytes, *, verify: bool = True, offset: int = 0) -> Tree:
        """Parse one uncompressed anchor object, from its byte count to its checksum ("Anchor schema").

        Args:
            data: the whole object; members that follow the known ones are kept in ``trailing``.
            verify: if true, a wrong checksum is an error; RC1 has none.
            offset: file offset of the object, for errors.

        Raises:
            AnchorError: with rule, path and offset.
        """
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
        """Build one anchor object ("Anchor schema"); the class version defaults to that of the generation.

        Raises:
            SchemaError: with the path of the value that is missing, unknown, or does not fit.
        """
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


_PREAMBLE = struct.Struct("<Q")
_VERSIONS = struct.Struct("<HH")


def build_payload(layout: Structure, payload: Any, path: str) -> bytes:
    """Build the payload of an envelope."""
    stream = io.BytesIO()
    layout._build(payload, stream, Container(), path)
    return stream.getvalue()


class EnvelopeFormat:
    """The envelopes of a generation: type and length, payload, XXH3-64.

    Args:
        payloads: envelope type to the layout of its payload.
        names: envelope type to the word for it that starts every path.
    """

    _LEN_HEAD, _LEN_CHECKSUM = 8, 8
    _HEAD_MEMBERS: tuple[str, ...] = ("len_envelope",)
    _checksum: Callable[[bytes], bytes] = staticmethod(xxh3_little_endian)

    def __init__(self, payloads: Mapping[int, Structure], names: Mapping[int, str]) -> None:
        self.payloads = payloads
        self.names = names
        self._readers: dict[int, Reader] = {}

    def parse(
        self,
        data: bytes,
        expected_type: int | None = None,
        *,
        verify: bool = True,
        compact_pages: bool = False,
    ) -> Tree:
        """Parse one uncompressed envelope that fills data ("Envelopes").

        Args:
            data: the whole envelope, nothing else.
            expected_type: type that it has to be; None accepts any. RC1 needs it: its envelopes do not say their type.
            verify: if true, a wrong checksum is an error; the tree does not force it, so a rebuild repairs it.
            compact_pages: give the pages of a column as
                :class:`~rntuple_construct.format.grammar.engine.locators.StandardPages` where all locators are standard
                (fast, read-only), instead of lists of mappings; without effect for RC1.

        Returns:
            ``{type_id, len_envelope, payload, checksum}``, in RC1 ``{type_id, version, min_version, payload, checksum}``;
            strings and checksums are bytes as stored.

        Raises:
            EnvelopeError: with rule, path and offset inside the envelope.
            SchemaError: RC1 without an expected type.
        """
        data = bytes(data)
        cursor = Cursor(data, EnvelopeError)
        path = self.names.get(-1 if expected_type is None else expected_type, "envelope")
        least = self._LEN_HEAD + self._LEN_CHECKSUM
        if len(data) < least:
            raise cursor.error("RNT-ENV-002", path, expected=f"at least {least}", actual=len(data))
        type_id, head = self._parse_head(cursor, expected_type, path)
        path = self.names[type_id]
        end = len(data) - self._LEN_CHECKSUM
        stored, computed = data[end:], self._checksum(data[:end])
        if verify and stored != computed:
            raise cursor.error("RNT-ENV-003", path, at=end, expected=computed.hex(), actual=stored.hex())
        cursor.pos, cursor.end = self._LEN_HEAD, end
        payload = self._parse_payload(type_id, cursor, path, compact_pages)
        envelope: Tree = Container(type_id=type_id, **head, payload=payload, checksum=stored)
        return envelope

    def build(self, obj: Mapping[str, Any]) -> bytes:
        """Build one uncompressed envelope from ``{type_id, payload}`` ("Envelopes"); both versions of RC1 default to 1.

        Args:
            obj: the tree; what :meth:`parse` gave is built back byte by byte.

        Raises:
            SchemaError: with the path of the value that is missing, unknown, or does not fit.
        """
        type_id = member_of(obj, "type_id", "envelope")
        if not isinstance(type_id, int) or type_id not in self.payloads:
            raise SchemaError(f"{type_id!r} is not an envelope type", path="envelope")
        path = self.names[type_id]
        unknown = set(obj) - {"type_id", "payload", "checksum", *self._HEAD_MEMBERS}
        if unknown:
            raise SchemaError(f"unknown name {min(unknown, key=str)!r}", path=path)
        payload = build_payload(self.payloads[type_id], member_of(obj, "payload", path), path)
        envelope = self._build_head(obj, type_id, len(payload), path) + payload
        return envelope + pick(obj, "checksum", self._checksum(envelope))

    def _parse_payload(self, type_id: int, cursor: Cursor, path: str, compact_pages: bool) -> Any:
        """Parse the payload that fills the rest of the cursor; errors are those of the layout."""
        if compact_pages or type_id != PAGE_LIST:
            with suppress(Detour):
                if type_id not in self._readers:
                    self._readers[type_id] = reader_of(self.payloads[type_id])
                return self._readers[type_id](cursor.data, cursor.pos, cursor.end)[0]
        return self.payloads[type_id]._parsereport(cursor, Container(compact_pages=compact_pages), path)

    def _parse_head(self, cursor: Cursor, expected_type: int | None, path: str) -> tuple[int, dict[str, int]]:
        word = _PREAMBLE.unpack_from(cursor.data)[0]
        type_id, length = word & 0xFFFF, word >> 16
        if type_id not in self.payloads or expected_type not in (None, type_id):
            expected = expected_type if expected_type is not None else ", ".join(map(str, self.payloads))
            raise cursor.error("RNT-ENV-001", path, expected=expected, actual=type_id)
        if length != len(cursor.data):
            raise cursor.error(
                "RNT-ENV-002", self.names[type_id], at=2, expected=len(cursor.data), actual=length
            )
        return type_id, {"len_envelope": length}

    def _build_head(self, obj: Mapping[str, Any], type_id: int, len_payload: int, path: str) -> bytes:
        length = pick(obj, "len_envelope", len_payload + self._LEN_HEAD + self._LEN_CHECKSUM)
        if not 0 <= length <= MAX_LEN_ENVELOPE:
            raise broken("RNT-ENV-006", kind=SchemaError, path=path, actual=length)
        return _PREAMBLE.pack(type_id | length << 16)


class UntypedEnvelopeFormat(EnvelopeFormat):
    """The envelopes of RC1: two version numbers, a payload and a CRC32; nothing says which payload it is.

    Args:
        payloads, names: as for :class:`EnvelopeFormat`.
    """

    _LEN_HEAD, _LEN_CHECKSUM = 4, 4
    _HEAD_MEMBERS = ("version", "min_version")
    _checksum = staticmethod(crc32_little_endian)

    def parse(
        self,
        data: bytes,
        expected_type: int | None = None,
        *,
        verify: bool = True,
        compact_pages: bool = False,
    ) -> Tree:
        """Parse one uncompressed envelope of the expected type; see :meth:`EnvelopeFormat.parse`."""
        if expected_type is None or expected_type not in self.payloads:
            hint = f"one of {sorted(self.payloads)}"
            raise SchemaError(f"{expected_type!r} is not an envelope type", path="expected_type", hint=hint)
        return super().parse(data, expected_type, verify=verify, compact_pages=True)

    def _parse_head(self, cursor: Cursor, expected_type: int | None, path: str) -> tuple[int, dict[str, int]]:
        version, min_version = _VERSIONS.unpack_from(cursor.data)
        return expected_type or 0, {"version": version, "min_version": min_version}

    def _build_head(self, obj: Mapping[str, Any], type_id: int, len_payload: int, path: str) -> bytes:
        try:
            return _VERSIONS.pack(obj.get("version", 1), obj.get("min_version", 1))
        except struct.error as problem:
            raise SchemaError(f"a version cannot be written: {problem}", path=path) from None
