"""Descriptions from the records of the specialised parsers, and errors with rule and place from their failures."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, TypeAlias

from rntuple_parsers import ParseError, Records, parse
from rntuple_spec.column_types import ColumnType

from rntuple_construct.base.errors import EnvelopeError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.generations.compiled_records import LEN_COMPILED, compiled_payload
from rntuple_construct.format.generations.records import ColumnRecord, FieldRecord, Locator, RecordList

PARSE_FAILURES = (ParseError, struct.error)
"""What a function of ``rntuple_parsers`` raises when the bytes do not follow the grammar."""

Parser: TypeAlias = "Callable[[bytes, int, int], tuple[int, Any]]"
"""Function of ``rntuple_parsers``."""

_LEN_LONGEST_LOCATOR = 1 << 16


def parse_payload(
    function: Parser, kaitai: Callable[[], Any], data: bytes, root: str, base: int | None
) -> Any:
    """Parse the bytes of one envelope.

    Args:
        function: the specialised parser.
        kaitai: gives the class of Kaitai's parser, which only explaining a failure needs.
        data: the envelope.
        root: name of the envelope in paths: ``header``, ``footer``, ``page_list``.
        base: file offset of the envelope if it is stored uncompressed, else None.

    Returns:
        the record of the payload.

    Raises:
        EnvelopeError: the bytes do not follow the grammar.
    """
    if len(data) >= LEN_COMPILED:
        payload = compiled_payload(function, data)
        if payload is not None:
            return payload
    try:
        return parse(function, data).payload
    except ParseError as failure:
        raise explained(kaitai(), data, root, base, failure) from None


def explained(kaitai: Any, data: bytes, root: str, base: int | None, failure: Exception) -> EnvelopeError:
    """The error about an envelope that cannot be parsed; see ``kaitai.explain_failure``."""
    # Only failures need that parser.
    from rntuple_construct.format.generations.kaitai import explain_failure

    return explain_failure(kaitai, data, root, base, failure)


def decode_text(raw: bytes, path: str) -> str:
    """A string of the metadata, from its bytes.

    Raises:
        EnvelopeError: the bytes are not UTF-8 (RNT-BAS-002).
    """
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise broken("RNT-BAS-002", path=path, actual=raw) from None


def shown_text(raw: bytes) -> str:
    r"""Names, and text that is only shown, from the bytes: those that are not UTF-8 become ``\xff`` (RNT-BAS-002)."""
    return raw.decode("utf-8", "backslashreplace")


def field_list(fields: Records[Any], path: str) -> RecordList[FieldRecord]:
    """Field descriptions; members that a generation does not have are absent from its records.

    Args:
        fields: the records.
        path: of the list, for errors.

    Raises:
        EnvelopeError: a type name is not UTF-8 (RNT-BAS-002).
    """

    def make(field: Any) -> FieldRecord:
        source = getattr(field, "source_field_id", None)
        return FieldRecord(
            field_version=field.field_version,
            type_version=field.type_version,
            parent_id=field.parent_id,
            role=field.role,
            flags=field.flags,
            name=shown_text(field.name),
            type_name=field.type_name.decode(),
            type_alias=shown_text(field.type_alias),
            description=shown_text(field.description),
            array_size=getattr(field, "array_size", None),
            source_field_id=source,
            type_checksum=getattr(field, "type_checksum", None),
            is_projected=source is not None,
        )

    listed = RecordList(fields, make, {"is_projected": "source_field_id"})
    if len(fields) and not listed.indexed("type_name").is_ascii:
        for index, raw in enumerate(fields.column("type_name")):
            decode_text(raw, f"{path}[{index}].type_name")
    return listed


def column_list(columns: Records[Any], column_types: dict[int, ColumnType]) -> RecordList[ColumnRecord]:
    """Column descriptions; members that a generation does not have are absent from its records."""

    def make(column: Any) -> ColumnRecord:
        smallest = getattr(column, "value_range_min", None)
        return ColumnRecord(
            type_id=column.column_type,
            column_type=column_types.get(column.column_type),
            bits_on_storage=column.bits_on_storage,
            field_id=column.field_id,
            flags=column.flags,
            representation_index=getattr(column, "representation_index", 0),
            first_element_index=getattr(column, "first_element_index", None),
            value_range=None if smallest is None else (smallest, column.value_range_max),
        )

    return RecordList(columns, make, {"type_id": "column_type"})


def page_locator(
    generation: Any, locator: Callable[[Any], Locator], data: memoryview, position: int, end: int
) -> tuple[Locator, int]:
    """Parse one locator of a page list; returns it and the position after it.

    Args:
        generation: whose locator it is.
        locator: makes a locator of a record.
        data: the page list.
        position, end: where the locator starts, and where it must end at the latest.

    Raises:
        EnvelopeError: it is damaged or does not end by ``end``.
    """
    try:
        position, record = generation.parsers.locator(data, position, end)
    except PARSE_FAILURES:
        raise broken(
            "RNT-LOC-002", path="locator", problem=_failure_of_locator(generation, data[position:end])
        ) from None
    return locator(record), position


def _failure_of_locator(generation: Any, data: memoryview) -> str:
    # Only failures need that parser.
    from rntuple_kaitai import ByteStream
    from rntuple_kaitai import ParseError as KaitaiError

    try:
        generation.kaitai.Locator(ByteStream(bytes(data[:_LEN_LONGEST_LOCATOR])))._read()
    except KaitaiError as failure:
        return f"what follows cannot be read ({type(failure).__name__})"
    return "what follows cannot be read"
