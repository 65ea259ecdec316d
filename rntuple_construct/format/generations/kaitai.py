"""Calls the generated parsers: their trees become records, and their failures become errors with rule and place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kaitaistruct import KaitaiStruct
from rntuple_kaitai import ByteStream, ParseError
from rntuple_spec.column_types import ColumnType

from rntuple_construct.base.errors import EnvelopeError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.generations.records import ColumnRecord, FieldRecord, Locator

# Constructing from bytes raises these besides ParseError when the bytes run out or a size is invalid.
PARSE_FAILURES = (ParseError, EOFError, ValueError, OverflowError)

_LEN_USUAL_LOCATOR = 32
_LEN_LONGEST_LOCATOR = 1 << 16


def parse_tree(parser: Any, positions: Callable[[], Any], data: bytes, root: str, base: int | None) -> Any:
    """Parse the bytes of one envelope with the generated parser.

    Args:
        parser: class of the generated parser.
        positions: gives the same class in the build that records positions, which only explaining a failure needs.
        data: the envelope.
        root: name of the envelope in paths: ``header``, ``footer``, ``page_list``.
        base: file offset of the envelope if it is stored uncompressed, else None.

    Raises:
        EnvelopeError: the bytes do not follow the grammar.
    """
    try:
        return parser.from_bytes(data)
    except PARSE_FAILURES as failure:
        raise explain_failure(positions(), data, root, base, failure) from None


def explain_failure(
    positions: Any, data: bytes, root: str, base: int | None, failure: Exception
) -> EnvelopeError:
    """The error that says where and why ``failure`` happened, found by parsing once more with positions."""
    tree = positions(ByteStream(data))
    try:
        tree._read()
    except PARSE_FAILURES as found:
        failure = found
    path, offset, value = _last_place(tree, 0, "")
    rule_id, fields = _broken_rule(path, value, failure)
    place = simplify_path(path, root)
    remark = (
        f"{offset:#x} bytes into the uncompressed {root.replace('_', ' ')} envelope" if base is None else None
    )
    return broken(
        rule_id,
        kind=EnvelopeError,
        path=place,
        offset=None if base is None else base + offset,
        remark=remark,
        **{"actual": value, **fields},
    )


def simplify_path(path: str, root: str) -> str:
    """Path of a place in the parse tree without the frames: ``header.schema.fields[3].name``."""
    parts = [part for part in path.split(".") if part != "body"]
    if parts and parts[0] == "payload":
        parts = parts[1:]
    text = ".".join([root, *parts]).replace(".items[", "[")
    return text.removesuffix(".raw").removesuffix(".value")


def _last_place(tree: KaitaiStruct, base: int, path: str) -> tuple[str, int, Any]:
    """Path, offset and value of the last thing a failed parse was reading."""
    if not tree._debug:
        return path, base, None
    name, place = list(tree._debug.items())[-1]
    value = getattr(tree, name, None)
    here = f"{path}.{name}" if path else name
    start = place.get("start", 0)
    if isinstance(value, list) and place.get("arr"):
        start = place["arr"][-1].get("start", start)
        here += f"[{len(place['arr']) - 1}]"
        value = value[-1] if len(value) == len(place["arr"]) else None
    if isinstance(value, KaitaiStruct):
        shares_stream = value._io is tree._io
        inner_base = base if shares_stream else base + start
        if value._debug:
            return _last_place(value, inner_base, here)
        value = None
    return here, base + start, value


def _broken_rule(path: str, value: Any, failure: Exception) -> tuple[str, dict[str, Any]]:
    """The rule that a failure breaks, and the fields of its message."""
    name = path.rsplit(".", 1)[-1]
    if isinstance(failure, EOFError):
        return "RNT-FRM-005", {"problem": "the bytes end before the value does"}
    if name == "len_frame":
        is_list = "items" not in path.rsplit(".", 2)[-2] if path.count(".") > 1 else True
        if isinstance(value, int) and (value < 0) != is_list:
            wanted, found = ("list", "record") if is_list else ("record", "list")
            return "RNT-FRM-002", {"wanted": wanted, "found": found, "size": abs(value)}
        size = abs(value) if isinstance(value, int) else "unknown"
        return "RNT-FRM-001", {"problem": f"its size is {size}"}
    if name == "num_items":
        return "RNT-FRM-005", {"problem": f"their number is {value}"}
    if name == "len":
        return "RNT-BAS-001", {}
    if name == "head":
        return "RNT-LOC-002", {"problem": "a locator cannot be smaller than its own head"}
    if name == "len_envelope_hi":
        return "RNT-ENV-002", {"actual": value, "expected": "the bytes there are"}
    return "RNT-FRM-005", {"problem": f"the bytes do not follow the grammar ({type(failure).__name__})"}


def text(string: Any, path: str) -> str:
    """A string of the metadata.

    Raises:
        EnvelopeError: the bytes are not UTF-8 (RNT-BAS-002).
    """
    return decode_text(string.raw, path)


def decode_text(raw: bytes, path: str) -> str:
    """Text from its bytes; errors as for ``text``."""
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise broken("RNT-BAS-002", path=path, actual=raw) from None


def shown_text(raw: bytes) -> str:
    r"""Names, and text that is only shown, from the bytes: those that are not UTF-8 become ``\xff`` (RNT-BAS-002)."""
    return raw.decode("utf-8", "backslashreplace")


def field_record(field: Any, path: str, *, is_projected: bool) -> FieldRecord:
    """A field description; what a generation does not have is absent from its tree."""
    return FieldRecord(
        field_version=field.field_version,
        type_version=field.type_version,
        parent_id=field.parent_id,
        role=field.role,
        flags=field.flags,
        name=shown_text(field.name.raw),
        type_name=text(field.type_name, f"{path}.type_name"),
        type_alias=shown_text(field.type_alias.raw),
        description=shown_text(field.description.raw),
        array_size=getattr(field, "array_size", None),
        source_field_id=getattr(field, "source_field_id", None),
        type_checksum=getattr(field, "type_checksum", None),
        is_projected=is_projected,
    )


def column_record(column: Any, column_types: dict[int, ColumnType]) -> ColumnRecord:
    """A column description; what a generation does not have is absent from its tree."""
    value_range = getattr(column, "value_range", None)
    return ColumnRecord(
        type_id=column.column_type,
        column_type=column_types.get(column.column_type),
        bits_on_storage=column.bits_on_storage,
        field_id=column.field_id,
        flags=column.flags,
        representation_index=getattr(column, "representation_index", 0),
        first_element_index=getattr(column, "first_element_index", None),
        value_range=None if value_range is None else (value_range.min, value_range.max),
    )


def page_locator(
    parser: Any, locator: Callable[[Any], Locator], data: memoryview, position: int, end: int
) -> tuple[Locator, int]:
    """Parse one locator of a page list with the generated parser; returns it and the position after it.

    Raises:
        EnvelopeError: it is damaged or does not end by ``end``.
    """
    # Nearly every locator is short; copying the longest possible one for each would cost more than parsing it.
    for window in (_LEN_USUAL_LOCATOR, _LEN_LONGEST_LOCATOR):
        stream = ByteStream(bytes(data[position : min(end, position + window)]))
        try:
            tree = parser.Locator(stream)
            break
        except PARSE_FAILURES as failure:
            if window == _LEN_LONGEST_LOCATOR or end - position <= window:
                raise broken(
                    "RNT-LOC-002",
                    path="locator",
                    problem=f"what follows cannot be read ({type(failure).__name__})",
                ) from None
    return locator(tree), position + stream.pos()


def feature_words(flags: Any) -> tuple[int, ...]:
    """The 64-bit words of a chain of feature flags, bit 63 included."""
    return tuple(word.lo | (word.hi & 0xFFFFFFFF) << 32 for word in flags.words)


def frame_stream(payload: memoryview, position: int) -> ByteStream:
    """A stream over the frame at ``position`` alone: copying the whole page list for it would double its memory."""
    size = int.from_bytes(payload[position : position + 8], "little", signed=True)
    return ByteStream(bytes(payload[position : position + max(abs(size), 8)]))
