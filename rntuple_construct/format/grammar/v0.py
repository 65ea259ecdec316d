"""The format before its specification (ROOT 6.20 to 6.25): parse and build header and footer.

No document describes it; this follows the bytes of real files. All data are in frames that begin with two
version numbers and a size. The page locations are in the footer, and both envelopes end in a CRC32. The
anchor is that of RC1.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Mapping
from typing import Any

from construct import Construct, Container, Default, Int32ul, Int64sl, Int64ul, ListContainer

from rntuple_construct.base.checksums import crc32_little_endian
from rntuple_construct.base.constants import ENVELOPE_NAMES, FOOTER, HEADER
from rntuple_construct.base.errors import EnvelopeError, SchemaError
from rntuple_construct.format.grammar.engine.envelopes import build_payload
from rntuple_construct.format.grammar.engine.forcing import Raw, pick
from rntuple_construct.format.grammar.engine.parsing import Cursor
from rntuple_construct.format.grammar.engine.structure import (
    STRING,
    TRAILING,
    Structure,
    Tree,
    member_of,
    min_size,
)
from rntuple_construct.format.grammar.rc1 import ANCHOR_MEMBERS, build_anchor, parse_anchor

__all__ = [
    "ANCHOR_MEMBERS",
    "ENVELOPE_TYPES",
    "PAYLOADS",
    "build_anchor",
    "build_envelope",
    "parse_anchor",
    "parse_envelope",
]

_HEAD = struct.Struct("<HHI")
_POSTSCRIPT = struct.Struct("<HHII")
_LEN_CHECKSUM = 4


class Frame(Construct):  # type: ignore[misc]
    """Version, smallest version that can read it, and a size that counts these eight bytes; then members.

    A size of 0 says that the frame takes all that is left.
    """

    min_size = _HEAD.size

    def __init__(self, *members: Any) -> None:
        super().__init__()
        derived = ("version", "min_version", "len_frame")
        self.layout = Structure(*members, TRAILING, rule="RNT-FRM-005", derived=derived)

    def _parse(self, stream: Cursor, context: Any, path: str) -> Any:
        start = stream.pos
        if stream.remaining < _HEAD.size:
            raise stream.error("RNT-FRM-001", path, problem=f"{stream.remaining} bytes left for its head")
        version, min_version, size = _HEAD.unpack(stream.read(_HEAD.size))
        largest = _HEAD.size + stream.remaining
        if size and not _HEAD.size <= size <= largest:
            problem = f"its size is {size}, {_HEAD.size} to {largest} are possible"
            raise stream.error("RNT-FRM-001", path, at=start, actual=size, problem=problem)
        record = Container(version=version, min_version=min_version, len_frame=size)
        outer = stream.narrow((size or largest) - _HEAD.size)
        self.layout.parse_into(record, stream, context, path)
        stream.widen(outer)
        return record

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        if isinstance(obj, Raw):
            stream.write(obj)
            return obj
        content = io.BytesIO()
        self.layout._build(obj, content, context, path)
        size = pick(obj, "len_frame", len(content.getvalue()) + _HEAD.size)
        stream.write(_HEAD.pack(obj.get("version", 0), obj.get("min_version", 0), size) + content.getvalue())
        return obj


class Counted(Construct):  # type: ignore[misc]
    """A count, then so many items."""

    def __init__(self, count: Any, item: Any) -> None:
        super().__init__()
        self.count = count
        self.item = item
        self.min_size = min_size(count)

    def _parse(self, stream: Cursor, context: Any, path: str) -> Any:
        start = stream.pos
        count = self.count._parsereport(stream, context, path)
        if count * max(min_size(self.item), 1) > stream.remaining:
            problem = f"{count} in {stream.remaining} bytes"
            raise stream.error("RNT-FRM-005", path, at=start, actual=count, problem=problem)
        parse = self.item._parsereport
        return ListContainer([parse(stream, context, f"{path}[{i}]") for i in range(count)])

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        self.count._build(len(obj), stream, context, path)
        for index, item in enumerate(obj):
            self.item._build(item, stream, context, f"{path}[{index}]")
        return obj


VERSION = Frame("version_use" / Int32ul, "version_min" / Int32ul, "flags" / Int64ul)
UUID = Frame("uuid" / STRING)
LOCATOR = Structure("ofs_range" / Int64sl, "len_range" / Int32ul, "url" / STRING, rule="RNT-LOC-008")

FIELD = Frame(
    "field_id" / Int64ul,
    "field_version" / VERSION,
    "type_version" / VERSION,
    "name" / STRING,
    "description" / STRING,
    "type_name" / STRING,
    "num_repetitions" / Int64ul,
    "structure" / Int32ul,
    "parent_id" / Int64ul,
    "links" / Counted(Int32ul, Int64ul),
)

COLUMN = Frame(
    "column_id" / Int64ul,
    "column_version" / VERSION,
    "model" / Frame("column_type" / Int32ul, "is_sorted" / Int32ul),
    "field_id" / Int64ul,
    "index" / Int32ul,
)

HEADER_FRAME = Frame(
    "reserved" / Default(Int64ul, 0),
    "name" / STRING,
    "description" / STRING,
    "author" / STRING,
    "custodian" / STRING,
    "time_of_data" / Int64ul,
    "time_of_writing" / Int64ul,
    "ntuple_version" / VERSION,
    "own_uuid" / UUID,
    "group_uuid" / UUID,
    "fields" / Counted(Int32ul, FIELD),
    "columns" / Counted(Int32ul, COLUMN),
)

PAGE = Structure("num_elements" / Int32ul, "locator" / LOCATOR, rule="RNT-PGL-005")

COLUMN_PAGES = Structure(
    "column_id" / Int64ul,
    "element_offset" / Int64ul,
    "num_elements" / Int32ul,
    "compression_settings" / Int64sl,
    "pages" / Counted(Int32ul, PAGE),
    rule="RNT-FRM-005",
)

CLUSTER = Structure(
    "uuid" / UUID,
    "summary"
    / Frame(
        "cluster_id" / Int64ul,
        "cluster_version" / VERSION,
        "first_entry" / Int64ul,
        "num_entries" / Int64ul,
        "locator" / LOCATOR,
    ),
    "columns" / Counted(Int32ul, COLUMN_PAGES),
    rule="RNT-FTR-002",
)

FOOTER_FRAME = Frame("reserved" / Default(Int64ul, 0), "clusters" / Counted(Int64ul, CLUSTER))

PAYLOADS = {HEADER: HEADER_FRAME, FOOTER: FOOTER_FRAME}
"""Layout of the payload of each type of envelope."""

ENVELOPE_TYPES = frozenset(PAYLOADS)
"""Types of the envelopes that the generation has."""


def parse_envelope(
    data: bytes, expected_type: int, *, verify: bool = True, compact_pages: bool = False
) -> Tree:
    """Parse a header or footer.

    Args:
        data: the whole envelope, nothing else.
        expected_type: one of :data:`ENVELOPE_TYPES`; the envelope does not say it.
        verify: if true, a wrong checksum is an error.
        compact_pages: without effect, as there are no page list envelopes.

    Returns:
        ``{type_id, payload, checksum}``, and for a footer ``postscript``: ``{version, min_version, len_header,
        len_footer}``.

    Raises:
        EnvelopeError: with rule, path and offset inside the envelope.
    """
    data = bytes(data)
    path = ENVELOPE_NAMES[expected_type]
    cursor = Cursor(data, EnvelopeError)
    len_tail = _LEN_CHECKSUM + (_POSTSCRIPT.size if expected_type == FOOTER else 0)
    if len(data) < _HEAD.size + len_tail:
        least = _HEAD.size + len_tail
        raise cursor.error("RNT-ENV-002", path, expected=f"at least {least}", actual=len(data))
    stored, computed = data[-_LEN_CHECKSUM:], crc32_little_endian(data[:-_LEN_CHECKSUM])
    if verify and stored != computed:
        raise cursor.error(
            "RNT-ENV-003", path, at=len(data) - 4, expected=computed.hex(), actual=stored.hex()
        )
    cursor.end = len(data) - len_tail
    tree: Tree = Container(type_id=expected_type)
    tree["payload"] = PAYLOADS[expected_type]._parsereport(cursor, Container(), path)
    if expected_type == FOOTER:
        names = ("version", "min_version", "len_header", "len_footer")
        tree["postscript"] = dict(zip(names, _POSTSCRIPT.unpack_from(data, cursor.end), strict=True))
    tree["checksum"] = stored
    if cursor.remaining:
        raise cursor.error("RNT-ENV-002", path, expected=len(data) - cursor.remaining, actual=len(data))
    return tree


def build_envelope(obj: Mapping[str, Any]) -> bytes:
    """Build a header or footer from the result of :func:`parse_envelope`.

    Raises:
        SchemaError: with the path of the value that is missing, unknown, or does not fit.
    """
    type_id = member_of(obj, "type_id", "envelope")
    if type_id not in PAYLOADS:
        raise SchemaError(f"{type_id!r} is not an envelope type", path="envelope")
    path = ENVELOPE_NAMES[type_id]
    data = build_payload(PAYLOADS[type_id], member_of(obj, "payload", path), path)
    if type_id == FOOTER:
        tail = member_of(obj, "postscript", path)
        length = len(data) + _POSTSCRIPT.size + _LEN_CHECKSUM
        data += _POSTSCRIPT.pack(
            tail.get("version", 0), tail.get("min_version", 0), member_of(tail, "len_header", path),
            pick(tail, "len_footer", length),
        )  # fmt: skip
    return data + pick(obj, "checksum", crc32_little_endian(data))
