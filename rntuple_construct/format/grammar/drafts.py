"""Structures that the release candidates RC1 and RC2 share, and 1.x does not have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from construct import Float64l, Int8ul, Int32sl, Int32ul, Int64sl, Int64ul
from rntuple_spec.constants import Rc2MetaDataType

from rntuple_construct.format.grammar.engine.frames import FrameStyle, ListFrame, RecordFrame
from rntuple_construct.format.grammar.engine.locators import LARGE, PayloadForm
from rntuple_construct.format.grammar.engine.structure import (
    STRING,
    TRAILING,
    Depends,
    IfMore,
    Packed,
    Structure,
    flag,
    when,
)

OBJECT64 = PayloadForm(Structure("len_object" / Int32ul, "location" / Int64ul, TRAILING, rule="RNT-LOC-002"))

# Late RC2 reused the kind of URIs for Large. Of 16 bytes, the eighth is the top byte of a size, which is
# zero below 2^56, while no URI contains a zero.
LARGE_BESIDE_URI = PayloadForm(LARGE.layout, lambda payload: len(payload) == 16 and payload[7] == 0)


def alias_column(style: FrameStyle) -> RecordFrame:
    """Describe an alias column record."""
    return style.record("physical_column_id" / Int32ul, "field_id" / Int32ul)


def extra_type_info(style: FrameStyle) -> RecordFrame:
    """Describe an extra type information record; the content of kind 1 is the C++ definition of the type."""
    return style.record(
        "type_version_from" / Int32ul,
        "type_version_to" / Int32ul,
        "content_id" / Int32ul,
        "type_name" / STRING,
        "content" / IfMore(STRING),
    )


def schema(style: FrameStyle, field: RecordFrame, column: RecordFrame) -> Structure:
    """Describe a schema description: four lists."""
    return Structure(
        "fields" / style.list(field),
        "columns" / style.list(column),
        "alias_columns" / style.list(alias_column(style)),
        "extra_type_infos" / style.list(extra_type_info(style)),
        rule="RNT-HDR-003",
    )


def column_groups(style: FrameStyle) -> ListFrame:
    """Describe the list of column groups (of sharded clusters): records of one list of column ids each."""
    return style.list(style.record("column_ids" / style.list(Int32ul)))


def cluster_summary(style: FrameStyle) -> RecordFrame:
    """Describe a cluster summary record: 60 bits of entries, 4 bits of flags, the column group of a shard."""
    return style.record(
        "first_entry" / Int64ul,
        Packed(Int64ul, ("num_entries", 60), ("flags", 4)),
        "column_group_id" / when(flag(0x01), Int32ul),
    )


# User Meta-data Envelope: described in both drafts, never written by ROOT, gone in 1.x

# A bool is kept as the byte it is stored as.
_SCALARS = {
    Rc2MetaDataType.INT64: Int64sl,
    Rc2MetaDataType.BOOL: Int8ul,
    Rc2MetaDataType.FLOAT64: Float64l,
    Rc2MetaDataType.STRING: STRING,
}


def user_metadata(style: FrameStyle) -> Structure:
    """Describe the payload of a user meta-data envelope: ``{entries, trailing}``.

    An entry is ``{value_type, key, value}``; a negative type makes the value a list frame of its absolute
    type. Entries of unknown types have no ``value``, their bytes are in ``trailing``.

    Args:
        style: frames of the generation.
    """
    lists = {value_type: style.list(scalar) for value_type, scalar in _SCALARS.items()}

    def value_of(entry: Mapping[str, Any]) -> Any:
        value_type = entry["value_type"]
        return lists.get(-value_type) if value_type < 0 else _SCALARS.get(value_type)

    entry = style.record("value_type" / Int32sl, "key" / STRING, "value" / Depends(value_of))
    return Structure("entries" / style.list(entry), TRAILING, rule="RNT-FRM-001")
