"""Damage to field descriptions."""

from __future__ import annotations

import struct

from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.format.grammar.engine.forcing import Raw
from rntuple_construct.kit.corpus.mutations.bases import CHECKSUM, PROJECTED, REPETITIVE, SOA
from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.corpus.mutations.schemas import (
    alias_of,
    column,
    column_ids,
    extension_of,
    field,
    field_of,
    frame,
    id_of,
    new_column,
    schema_of,
)
from rntuple_construct.kit.files.file_draft import FileDraft


def _undo_checksum(draft: FileDraft, path: str) -> None:
    field = field_of(draft, path)
    field["flags"] &= ~CHECKSUM
    del field["type_checksum"]


@case("RNT-FLD-001", base="schema")
def array_size_missing(draft: FileDraft) -> None:
    names = b"".join(struct.pack("<I", len(text)) + text for text in (b"x", b"std::bitset<2>", b"", b""))
    schema_of(draft)["fields"][0] = Raw(frame(struct.pack("<IIIHH", 0, 0, 0, 0, REPETITIVE) + names))


@case("RNT-FLD-002", base="schema")
def parent_with_a_larger_id(draft: FileDraft) -> None:
    field_of(draft, "number")["parent_id"] = id_of(draft, "group")


field("RNT-FLD-002", "parent_that_does_not_exist", "number", parent_id=5000)
field("RNT-FLD-003", "unknown_role", "two_texts", role=0x99)


@case("RNT-FLD-004", base="schema")
def unknown_field_flag(draft: FileDraft) -> None:
    field_of(draft, "number")["flags"] |= 0x8000


@case("RNT-FLD-028", base="schema", kind="valid")
def structure_of_arrays_that_is_a_vector(draft: FileDraft) -> None:
    field = field_of(draft, "late_list")
    field.update(flags=SOA | CHECKSUM, type_checksum=0x1234)


field("RNT-FLD-005", "unknown_field_version", "two_texts", field_version=7)
field("RNT-FLD-028", "structure_of_arrays_that_is_a_string", "text", flags=SOA)
field("RNT-FLD-028", "structure_of_arrays_that_is_a_tuple", "tuple", flags=SOA)
field("RNT-FLD-007", "two_fields_of_one_name", "group.label", name="x")
field("RNT-FLD-007", "new_field_of_an_old_name", "late", name="number")
field("RNT-FLD-008", "repetitive_record", "tuple", flags=REPETITIVE, array_size=2)
field("RNT-FLD-008", "array_of_size_zero", "bits", array_size=0, type_name="std::bitset<0>")
field("RNT-FLD-009", "array_size_other_than_in_the_type", "bits", array_size=6)
column("RNT-FLD-010", "bitset_of_bytes", "bits", column_type=T.BYTE, bits_on_storage=8)


@case("RNT-FLD-010", base="schema")
def array_with_a_column(draft: FileDraft) -> None:
    extension_of(draft)["columns"].insert(1, new_column(id_of(draft, "array"), T.BIT, 1))


@case("RNT-FLD-010", base="schema")
def array_that_is_not_repetitive(draft: FileDraft) -> None:
    field = field_of(draft, "late_array")
    field["flags"] &= ~REPETITIVE
    del field["array_size"]


field("RNT-FLD-010", "array_with_a_named_child", "late_array._0", name="element")
field("RNT-FLD-011", "collection_with_a_named_child", "late_list._0", name="element")
field("RNT-FLD-012", "variant_without_alternative_0", "choice._0", name="_2")
column("RNT-FLD-012", "variant_with_an_offset_column", "choice", column_type=T.INDEX64, bits_on_storage=64)


@case("RNT-FLD-013", base="schema")
def record_with_a_column(draft: FileDraft) -> None:
    extension_of(draft)["columns"].insert(1, new_column(id_of(draft, "nothing"), T.BIT, 1))


column("RNT-FLD-014", "streamer_field_of_characters", "blob", 1, column_type=T.CHAR, bits_on_storage=8)
field("RNT-FLD-015", "source_that_does_not_exist", "view_number", source_field_id=5000)


@case("RNT-FLD-015", base="schema")
def source_that_is_projected(draft: FileDraft) -> None:
    field_of(draft, "view_number")["source_field_id"] = id_of(draft, "view_x")


@case("RNT-FLD-015", base="schema")
def source_that_is_the_field_itself(draft: FileDraft) -> None:
    field_of(draft, "view_number")["source_field_id"] = id_of(draft, "view_number")


def _project(draft: FileDraft, path: str, source: str) -> None:
    field_of(draft, path)["source_field_id"] = id_of(draft, source)
    alias_of(draft, path)["physical_column_id"] = column_ids(draft, source)[0]


@case("RNT-FLD-016", base="schema")
def cardinality_of_a_string(draft: FileDraft) -> None:
    _project(draft, "num_hits", "text")


field("RNT-FLD-017", "projection_to_another_type", "view_number", type_name="std::int64_t")


@case("RNT-FLD-018", base="schema")
def projection_out_of_an_array(draft: FileDraft) -> None:
    _project(draft, "view_x", "array._0.x")


@case("RNT-FLD-018", base="schema")
def projection_out_of_a_variant(draft: FileDraft) -> None:
    field_of(draft, "view_x")["type_name"] = "double"
    _project(draft, "view_x", "choice._1")


@case("RNT-FLD-019", base="schema")
def projection_out_of_a_collection(draft: FileDraft) -> None:
    _project(draft, "view_x", "hits._0.energy")


@case("RNT-FLD-019", base="schema")
def projection_of_the_elements_of_another_collection(draft: FileDraft) -> None:
    _project(draft, "hits_energy._0", "optional._0")


@case("RNT-FLD-020", base="schema")
def child_of_a_projection_with_its_own_column(draft: FileDraft) -> None:
    field = field_of(draft, "view_list._0")
    schema_of(draft)["alias_columns"].remove(alias_of(draft, "view_list._0"))
    field["flags"] &= ~PROJECTED
    del field["source_field_id"]
    extension_of(draft)["columns"].insert(1, new_column(id_of(draft, "view_list._0"), T.REAL64, 64))


@case("RNT-FLD-021", base="schema")
def projected_field_with_a_column(draft: FileDraft) -> None:
    extension_of(draft)["columns"].insert(1, new_column(id_of(draft, "view_x"), T.REAL32, 32))


@case("RNT-FLD-022", base="schema")
def class_without_checksum(draft: FileDraft) -> None:
    _undo_checksum(draft, "nothing")


@case("RNT-FLD-022", base="schema")
def streamer_field_without_checksum(draft: FileDraft) -> None:
    _undo_checksum(draft, "blob")


@case("RNT-FLD-023", base="schema")
def array_with_checksum_zero(draft: FileDraft) -> None:
    field = field_of(draft, "array")
    field.update(flags=field["flags"] | CHECKSUM, type_checksum=0)


@case("RNT-FLD-024", base="schema")
def child_far_from_its_parent(draft: FileDraft) -> None:
    field_of(draft, "quant")["parent_id"] = id_of(draft, "group")


field("RNT-FLD-025", "number_without_type", "two_texts", type_name="")


@case("RNT-FLD-025", base="schema")
def untyped_record_below_a_class(draft: FileDraft) -> None:
    field = field_of(draft, "derived.:_0")
    field["type_name"] = ""
    _undo_checksum(draft, "derived.:_0")


field("RNT-FLD-026", "number_of_a_type_version", "number", type_version=1)
field("RNT-FLD-026", "vector_of_a_type_version", "late_list", type_version=7)
field("RNT-FLD-026", "pair_without_type_version", "table._0", type_version=0xFFFFFFFF)
field("RNT-FLD-026", "untyped_collection_of_a_type_version", "hits", type_version=1)
field("RNT-FLD-027", "alias_of_another_number", "number", type_alias="Float_t")
field("RNT-FLD-027", "alias_of_another_element", "late_list", type_alias="std::vector<Double32_t>")
field("RNT-FLD-027", "alias_that_is_no_name", "number", type_alias="std::vector<")
