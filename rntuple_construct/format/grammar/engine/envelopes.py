"""The envelope around a payload: type, length and checksum ("Envelopes")."""

from __future__ import annotations

import io
import struct
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from construct import Container
from rntuple_spec.constants import MAX_LEN_ENVELOPE

from rntuple_construct.base.checksums import crc32_little_endian, xxh3_little_endian
from rntuple_construct.base.constants import PAGE_LIST
from rntuple_construct.base.errors import EnvelopeError, SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.grammar.engine.cursor import Cursor
from rntuple_construct.format.grammar.engine.direct import Detour, Reader, reader_of
from rntuple_construct.format.grammar.engine.forcing import pick
from rntuple_construct.format.grammar.engine.structure import Structure, Tree, member_of


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
