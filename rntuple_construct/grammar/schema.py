"""Schema description of 1.x: fields, columns, alias columns and extra type information ("Header Envelope").

The same four lists stand in the header and, as an extension, in the footer.
"""

from __future__ import annotations

from construct import Float64l, Int16ul, Int32ul, Int64sl, Int64ul

from rntuple_construct.grammar.frames import FRAMES_64
from rntuple_construct.grammar.layout import IfMore, Layout, flag, when
from rntuple_construct.grammar.primitives import STRING

FIELD = FRAMES_64.record(
    "field_version" / Int32ul,
    "type_version" / Int32ul,
    "parent_id" / Int32ul,
    "role" / Int16ul,
    "flags" / Int16ul,
    "name" / STRING,
    "type_name" / STRING,
    "type_alias" / STRING,
    "description" / STRING,
    "array_size" / when(flag(0x01), Int64ul),
    "source_field_id" / when(flag(0x02), Int32ul),
    "type_checksum" / when(flag(0x04), Int32ul),
)

VALUE_RANGE = Layout("min" / Float64l, "max" / Float64l, rule="RNT-COL-006")

COLUMN = FRAMES_64.record(
    "column_type" / Int16ul,
    "bits_on_storage" / Int16ul,
    "field_id" / Int32ul,
    "flags" / Int16ul,
    "representation_index" / Int16ul,
    "first_element_index" / when(flag(0x01), Int64sl),
    "value_range" / when(flag(0x02), VALUE_RANGE),
)

ALIAS_COLUMN = FRAMES_64.record("physical_column_id" / Int32ul, "field_id" / Int32ul)

EXTRA_TYPE_INFO = FRAMES_64.record(
    "content_id" / Int32ul,
    "type_version" / Int32ul,
    "type_name" / STRING,
    "content" / IfMore(STRING),
)

SCHEMA = Layout(
    "fields" / FRAMES_64.list(FIELD),
    "columns" / FRAMES_64.list(COLUMN),
    "alias_columns" / FRAMES_64.list(ALIAS_COLUMN),
    "extra_type_infos" / FRAMES_64.list(EXTRA_TYPE_INFO),
    rule="RNT-HDR-003",
)
