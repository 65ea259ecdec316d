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


def schema_record(
    tree: Any,
    path: str,
    column_types: dict[int, ColumnType],
    *,
    field_record: Callable[[Any, str], FieldRecord],
    column_record: Callable[[Any, dict[int, ColumnType]], ColumnRecord],
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


def field_strings(field: Any, path: str) -> dict[str, str]:
    """The four strings of a field description."""
    return {
        name: text(getattr(field, name), f"{path}.{name}")
        for name in ("name", "type_name", "type_alias", "description")
    }


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
