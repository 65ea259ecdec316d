"""Damage to column descriptions and alias columns."""

from __future__ import annotations

import struct

from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.format.grammar.engine.forcing import Raw
from rntuple_construct.kit.corpus.mutations.bases import COLLECTION, Model, build
from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.corpus.mutations.schemas import (
    alias_of,
    column,
    column_of,
    extension_of,
    field,
    frame,
    id_of,
    new_column,
    schema_of,
    set_type,
)
from rntuple_construct.kit.files.file_draft import FileDraft

_DEFERRED, _RANGE = 1, 2


def _defer(draft: FileDraft, path: str, first: int, representation: int = 0) -> None:
    column_of(draft, path, representation).update(flags=_DEFERRED, first_element_index=first)


@case("RNT-COL-001", base="schema")
def column_of_a_field_that_does_not_exist(draft: FileDraft) -> None:
    extension_of(draft)["columns"].append(new_column(5000, T.BIT, 1))


column("RNT-COL-002", "unknown_column_type", "quant", column_type=0x99)
column("RNT-COL-003", "number_of_31_bits", "number", bits_on_storage=31)
column("RNT-COL-003", "truncated_to_9_bits", "trunc", bits_on_storage=9)
column("RNT-COL-004", "split_half_precision", "optional._0", column_type=T.SPLIT_REAL16, bits_on_storage=16)


@case("RNT-COL-018", base="representations")
def truncated_second_representation(draft: FileDraft) -> None:
    set_type(column_of(draft, "number", 1), T.REAL32_TRUNC, 16)


column("RNT-COL-005", "range_upside_down", "quant", value_range={"min": 1.0, "max": -1.0})
column("RNT-COL-005", "infinite_range", "quant", value_range={"min": 1.0, "max": float("inf")})
column("RNT-COL-005", "range_of_infinite_width", "quant", value_range={"min": -1e308, "max": 1e308})
column("RNT-COL-005", "subnormal_range", "quant", value_range={"min": 5e-324, "max": 1.0})


@case("RNT-COL-005", base="schema")
def quantized_without_range(draft: FileDraft) -> None:
    column = column_of(draft, "quant")
    column["flags"] &= ~_RANGE
    del column["value_range"]


@case("RNT-COL-006", base="schema")
def range_without_upper_end(draft: FileDraft) -> None:
    columns = schema_of(draft)["columns"]
    number = columns.index(column_of(draft, "quant"))
    field_id = columns[number]["field_id"]
    record = struct.pack("<HHIHHd", int(T.REAL32_QUANT), 12, field_id, _RANGE, 0, 0.0)
    columns[number] = Raw(frame(record))


@case("RNT-COL-007", base="schema")
def deferred_from_element_zero(draft: FileDraft) -> None:
    _defer(draft, "late", 0)


@case("RNT-COL-008", base="schema")
def deferred_column_in_the_header(draft: FileDraft) -> None:
    _defer(draft, "number", 5)


@case("RNT-COL-009", base="schema")
def deferred_from_within_an_entry(draft: FileDraft) -> None:
    _defer(draft, "late_array._0", 3)


@case("RNT-COL-010", base="schema")
def suppressed_first_representation(draft: FileDraft) -> None:
    _defer(draft, "late", -4)


@case("RNT-COL-011", base="schema")
def deferred_below_a_collection(draft: FileDraft) -> None:
    _defer(draft, "late_list._0", 4)


@case("RNT-COL-011", base="nested-deferred")
def nested_deferred_from_a_positive_index(draft: FileDraft) -> None:
    _defer(draft, "vec._0", 3, representation=1)


column("RNT-COL-012", "representation_left_out", "letter", 1, representation_index=2)


@case("RNT-COL-013", base="schema")
def representation_with_fewer_columns(draft: FileDraft) -> None:
    columns = schema_of(draft)["columns"]
    del columns[-1]


column(
    "RNT-COL-014", "collection_with_a_number_column", "late_list", column_type=T.UINT64, bits_on_storage=64
)
column("RNT-COL-014", "integer_in_a_real_column", "late", column_type=T.REAL32, bits_on_storage=32)
column("RNT-COL-014", "string_of_bytes", "table._0._0", 1, column_type=T.BYTE, bits_on_storage=8)
field("RNT-COL-014", "class_that_is_plain", "trunc", type_name="Unheard")


@case("RNT-COL-015", base="schema")
def columns_out_of_order(draft: FileDraft) -> None:
    columns = schema_of(draft)["columns"]
    columns[0], columns[1] = columns[1], columns[0]


column("RNT-COL-016", "unknown_column_flag", "number", flags=0x8000)


@case("RNT-COL-017", how="file")
def more_bits_than_offsets_of_32_bits_can_tell() -> bytes:
    """One page of 2^22 bits is listed 1024 times below a collection.

    Because the bits get another representation later, their number is not compared with the offsets, which could
    not tell it.
    """
    m, late = Model(), Model()
    bits = m.field("bits", "std::vector<bool>", role=COLLECTION)
    m.column(bits, T.INDEX32, [0])
    item = m.field("_0", "bool", bits)
    m.column(item, T.BIT, [])
    late.column(item, T.BIT, representation_index=1, flags=_DEFERRED, first_element_index=-(1 << 32))
    draft = build(m, [1], [1], settings=505, extension=late)
    draft.footer["payload"]["feature_flags"] = [1]
    located = draft.page_lists[0]["payload"]["page_locations"][0]
    located[1]["items"] = [draft.add_page(bytes(1 << 19), 1 << 22, settings=505)] * 1024
    return draft.build()


@case("RNT-COL-019", base="representations", how="file")
def representation_of_a_string_added_late() -> bytes:
    m, late = Model(), Model()
    text = m.field("text", "std::string")
    m.column(text, T.INDEX64, [1, 3], None)
    m.column(text, T.CHAR, "abb", None)
    late.column(
        text, T.INDEX32, "unlisted", [1, 3], representation_index=1, flags=_DEFERRED, first_element_index=-2
    )
    late.column(
        text, T.CHAR, "unlisted", "cdd", representation_index=1, flags=_DEFERRED, first_element_index=-3
    )
    return build(m, [2, 2], [1, 1], extension=late).build()


@case("RNT-ALI-001", base="schema")
def alias_of_a_column_that_does_not_exist(draft: FileDraft) -> None:
    alias_of(draft, "view_x")["physical_column_id"] = 5000


@case("RNT-ALI-001", base="schema")
def alias_of_another_field(draft: FileDraft) -> None:
    alias_of(draft, "view_x")["physical_column_id"] = 0


@case("RNT-ALI-002", base="schema")
def alias_of_a_field_with_columns(draft: FileDraft) -> None:
    alias = {"physical_column_id": 0, "field_id": id_of(draft, "number")}
    schema_of(draft)["alias_columns"].append(alias)


@case("RNT-ALI-003", base="schema")
def projection_without_alias(draft: FileDraft) -> None:
    schema_of(draft)["alias_columns"].remove(alias_of(draft, "view_x"))


@case("RNT-ALI-003", base="schema")
def alias_columns_in_another_order(draft: FileDraft) -> None:
    aliases = schema_of(draft)["alias_columns"]
    first = aliases.index(alias_of(draft, "view_text"))
    aliases[first], aliases[first + 1] = aliases[first + 1], aliases[first]


@case("RNT-ALI-004")
def pages_for_alias_columns(draft: FileDraft) -> None:
    located = draft.page_lists[1]["payload"]["page_locations"][0]
    for _ in schema_of(draft)["alias_columns"]:
        located.append({"items": [], "element_offset": 0, "compression_settings": 0})
