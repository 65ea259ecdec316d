"""What the two drafts RC1 and RC2 have in common, and 1.x has not."""

from __future__ import annotations

from construct import Int32ul, Int64ul

from rntuple_construct.grammar.frames import FrameStyle, ListFrame, RecordFrame
from rntuple_construct.grammar.layout import TRAILING, IfMore, Layout, Packed, flag, when
from rntuple_construct.grammar.locators import LARGE, PayloadForm
from rntuple_construct.grammar.primitives import STRING

# The payload of a URI locator is the characters of the URI.
KIND_URI = 1
KIND_OBJECT64 = 2

OBJECT64 = PayloadForm(Layout("size" / Int32ul, "location" / Int64ul, TRAILING, rule="RNT-LOC-005"))

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


def schema(style: FrameStyle, field: RecordFrame, column: RecordFrame) -> Layout:
    """Describe a schema description: four lists."""
    return Layout(
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
