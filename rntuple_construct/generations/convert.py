"""From parse trees of the generated parsers to records; what the generations share."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Any

import numpy as np
from kaitaistruct import KaitaiStream
from rntuple_spec.column_types import ColumnType

from rntuple_construct.errors import EnvelopeError
from rntuple_construct.generations.kaitai import PARSE_FAILURES
from rntuple_construct.generations.records import (
    AliasColumnRecord,
    ColumnRecord,
    EnvelopeLink,
    ExtraTypeInfoRecord,
    FieldRecord,
    HeaderRecord,
    Locator,
    SchemaRecord,
)

_LEN_USUAL_LOCATOR = 32
_LEN_LONGEST_LOCATOR = 1 << 16


def text(string: Any, path: str) -> str:
    """A string of the metadata.

    Raises:
        EnvelopeError: the bytes are not UTF-8 (RNT-BAS-002).
    """
    raw: bytes = string.raw
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise EnvelopeError(
            f"string is not valid UTF-8: {raw[:40]!r}", rule_id="RNT-BAS-002", path=path, actual=raw
        ) from None


def shown_text(string: Any) -> str:
    r"""A string of the metadata that is only shown: bytes that are not UTF-8 become ``\xff`` (RNT-BAS-002)."""
    raw: bytes = string.raw
    return raw.decode("utf-8", "backslashreplace")


def schema_record(
    tree: Any,
    path: str,
    column_types: dict[int, ColumnType],
    *,
    field_record: Callable[[Any, str], FieldRecord],
    extra_type_info_record: Callable[[Any, str], ExtraTypeInfoRecord],
) -> SchemaRecord:
    """The four lists of a schema description, with the parts that differ between generations passed in."""
    return SchemaRecord(
        tuple(
            field_record(item.body, f"{path}.fields[{index}]")
            for index, item in enumerate(tree.fields.body.items)
        ),
        tuple(column_record(item.body, column_types) for item in tree.columns.body.items),
        tuple(
            AliasColumnRecord(item.body.physical_column_id, item.body.field_id)
            for item in tree.alias_columns.body.items
        ),
        tuple(
            extra_type_info_record(item.body, f"{path}.extra_type_infos[{index}]")
            for index, item in enumerate(tree.extra_type_infos.body.items)
        ),
    )


def header_record(tree: Any, features: tuple[int, ...], schema: SchemaRecord) -> HeaderRecord:
    """The contents of a header envelope."""
    return HeaderRecord(
        features,
        text(tree.name, "header.name"),
        shown_text(tree.description),
        shown_text(tree.writer),
        schema,
    )


def field_record(field: Any, path: str, *, is_projected: bool) -> FieldRecord:
    """A field description; what a generation does not have is absent from its tree."""
    return FieldRecord(
        field_version=field.field_version,
        type_version=field.type_version,
        parent_id=field.parent_id,
        role=field.role,
        flags=field.flags,
        name=text(field.name, f"{path}.name"),
        type_name=text(field.type_name, f"{path}.type_name"),
        type_alias=shown_text(field.type_alias),
        description=shown_text(field.description),
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


def envelope_link(link: Any, locator: Callable[[Any], Locator]) -> EnvelopeLink:
    """An envelope link."""
    return EnvelopeLink(link.len_envelope, locator(link.locator))


def dtype_of(layout: list[tuple[str, str]]) -> np.dtype[Any]:
    """A packed record dtype from the layouts that are generated out of the grammar."""
    return np.dtype(layout)


def page_locator(
    parser: Any, locator: Callable[[Any], Locator], data: memoryview, position: int, end: int
) -> tuple[Locator, int]:
    """Parse one locator of a page list with the generated parser; returns it and the position after it.

    Raises:
        EnvelopeError: it is damaged or does not end by ``end``.
    """
    # Nearly every locator is short; copying the longest possible one for each would cost more than parsing it.
    for window in (_LEN_USUAL_LOCATOR, _LEN_LONGEST_LOCATOR):
        stream = KaitaiStream(BytesIO(bytes(data[position : min(end, position + window)])))
        try:
            tree = parser.Locator(stream)
            break
        except PARSE_FAILURES as failure:
            if window == _LEN_LONGEST_LOCATOR or end - position <= window:
                raise EnvelopeError(
                    f"damaged locator ({type(failure).__name__})", rule_id="RNT-LOC-002", path="locator"
                ) from None
    return locator(tree), position + stream.pos()
