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


class _Payloads:
    """Reads payloads by their layouts, sound ones without ceremony.

    Args:
        layouts: envelope type to the layout of its payload.
    """

    def __init__(self, layouts: Mapping[int, Structure]) -> None:
        self._layouts = layouts
        self._readers: dict[int, Reader] = {}

    def parse(self, type_id: int, cursor: Cursor, path: str, *, compact_pages: bool = True) -> Any:
        """Parse the payload that fills the rest of the cursor; errors are those of the layout."""
        if compact_pages or type_id != PAGE_LIST:
            with suppress(Detour):
                if type_id not in self._readers:
                    self._readers[type_id] = reader_of(self._layouts[type_id])
                return self._readers[type_id](cursor.data, cursor.pos, cursor.end)[0]
        return self._layouts[type_id]._parsereport(cursor, Container(compact_pages=compact_pages), path)


_PREAMBLE = struct.Struct("<Q")
_VERSIONS = struct.Struct("<HH")


def build_payload(layout: Structure, payload: Any, path: str) -> bytes:
    """Build the payload of an envelope."""
    stream = io.BytesIO()
    layout._build(payload, stream, Container(), path)
    return stream.getvalue()


def _type_of(obj: Mapping[str, Any], payloads: Mapping[int, Structure]) -> int:
    type_id = member_of(obj, "type_id", "envelope")
    if not isinstance(type_id, int) or type_id not in payloads:
        raise SchemaError(f"{type_id!r} is no envelope type", path="envelope")
    return type_id


def _refuse_unknown(obj: Mapping[str, Any], known: set[str], path: str) -> None:
    unknown = set(obj) - known
    if unknown:
        raise SchemaError(f"unknown name {min(unknown, key=str)!r}", path=path)


class EnvelopeFormat:
    """The envelopes of a generation with typed, sized envelopes.

    Args:
        payloads: envelope type to the layout of its payload.
        names: envelope type to the word for it that starts every path.
    """

    def __init__(self, payloads: Mapping[int, Structure], names: Mapping[int, str]) -> None:
        self.payloads = payloads
        self.names = names
        self._parser = _Payloads(payloads)

    def parse(self, data: bytes, expected_type: int | None, *, verify: bool, compact_pages: bool) -> Tree:
        """Parse one envelope that fills data; see ``parse_envelope`` of the generation's module."""
        data = bytes(data)
        cursor = Cursor(data, EnvelopeError)
        path = self.names.get(-1 if expected_type is None else expected_type, "envelope")
        if len(data) < 16:
            raise cursor.error("RNT-ENV-002", path, expected="at least 16", actual=len(data))
        word = _PREAMBLE.unpack_from(data)[0]
        type_id, length = word & 0xFFFF, word >> 16
        if type_id not in self.payloads or expected_type not in (None, type_id):
            expected = expected_type if expected_type is not None else ", ".join(map(str, self.payloads))
            raise cursor.error("RNT-ENV-001", path, expected=expected, actual=type_id)
        path = self.names[type_id]
        if length != len(data):
            raise cursor.error("RNT-ENV-002", path, at=2, expected=len(data), actual=length)
        stored, computed = data[-8:], xxh3_little_endian(data[:-8])
        if verify and stored != computed:
            raise cursor.error(
                "RNT-ENV-003", path, at=len(data) - 8, expected=computed.hex(), actual=stored.hex()
            )
        cursor.pos, cursor.end = 8, len(data) - 8
        payload = self._parser.parse(type_id, cursor, path, compact_pages=compact_pages)
        envelope: Tree = Container(type_id=type_id, len_envelope=length, payload=payload, checksum=stored)
        return envelope

    def build(self, obj: Mapping[str, Any]) -> bytes:
        """Build one envelope; see ``build_envelope`` of the generation's module."""
        type_id = _type_of(obj, self.payloads)
        path = self.names[type_id]
        _refuse_unknown(obj, {"type_id", "len_envelope", "payload", "checksum"}, path)
        payload = build_payload(self.payloads[type_id], member_of(obj, "payload", path), path)
        length = pick(obj, "len_envelope", len(payload) + 16)
        if not 0 <= length <= MAX_LEN_ENVELOPE:
            raise broken("RNT-ENV-006", kind=SchemaError, path=path, actual=length)
        envelope = _PREAMBLE.pack(type_id | length << 16) + payload
        return envelope + pick(obj, "checksum", xxh3_little_endian(envelope))


class UntypedEnvelopeFormat:
    """The envelopes of RC1: two version numbers, a payload and a CRC32; nothing says which payload it is.

    Args:
        payloads: envelope type to the layout of its payload.
        names: envelope type to the word for it that starts every path.
    """

    def __init__(self, payloads: Mapping[int, Structure], names: Mapping[int, str]) -> None:
        self.payloads = payloads
        self.names = names
        self._parser = _Payloads(payloads)

    def parse(self, data: bytes, expected_type: int | None, *, verify: bool) -> Tree:
        """Parse one envelope that fills data; see ``parse_envelope`` of the generation's module."""
        if expected_type is None or expected_type not in self.payloads:
            hint = f"one of {sorted(self.payloads)}"
            raise SchemaError(f"{expected_type!r} is no envelope type", path="expected_type", hint=hint)
        data = bytes(data)
        cursor = Cursor(data, EnvelopeError)
        path = self.names[expected_type]
        if len(data) < 8:
            raise cursor.error("RNT-ENV-002", path, expected="at least 8", actual=len(data))
        stored, computed = data[-4:], crc32_little_endian(data[:-4])
        if verify and stored != computed:
            raise cursor.error(
                "RNT-ENV-003", path, at=len(data) - 4, expected=computed.hex(), actual=stored.hex()
            )
        version, min_version = _VERSIONS.unpack_from(data)
        cursor.pos, cursor.end = 4, len(data) - 4
        payload = self._parser.parse(expected_type, cursor, path)
        envelope: Tree = Container(
            type_id=expected_type,
            version=version,
            min_version=min_version,
            payload=payload,
            checksum=stored,
        )
        return envelope

    def build(self, obj: Mapping[str, Any]) -> bytes:
        """Build one envelope; see ``build_envelope`` of the generation's module."""
        type_id = _type_of(obj, self.payloads)
        path = self.names[type_id]
        _refuse_unknown(obj, {"type_id", "version", "min_version", "payload", "checksum"}, path)
        payload = build_payload(self.payloads[type_id], member_of(obj, "payload", path), path)
        try:
            versions = _VERSIONS.pack(obj.get("version", 1), obj.get("min_version", 1))
        except struct.error as problem:
            raise SchemaError(f"a version cannot be written: {problem}", path=path) from None
        envelope = versions + payload
        return envelope + pick(obj, "checksum", crc32_little_endian(envelope))
