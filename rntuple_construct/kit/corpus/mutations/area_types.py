"""Type names that do not fit fields, sub-fields or columns."""

from __future__ import annotations

from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.kit.corpus.mutations.bases import Model, build
from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.corpus.mutations.schemas import (
    column_of,
    field,
    field_of,
    id_of,
    schema_of,
    set_type,
)
from rntuple_construct.kit.files.file_draft import FileDraft


@case("RNT-TYP-001", base="schema", kind="valid")
def type_name_with_spaces(draft: FileDraft) -> None:
    field_of(draft, "late_list")["type_name"] = "std::vector< float >"


field("RNT-TYP-001", "type_name_of_the_compiler", "late", type_name="unsigned int")


@case("RNT-TYP-001", base="schema", kind="valid")
def type_name_with_leading_colons(draft: FileDraft) -> None:
    field_of(draft, "nothing")["type_name"] = "::Empty"


field("RNT-TYP-001", "type_name_with_a_control_code", "nothing", type_name="Emp\0ty")
field("RNT-TYP-001", "type_name_that_is_no_ascii", "nothing", type_name="L\u00e4\u00e4r")
field("RNT-TYP-002", "elements_of_another_type", "late_list", type_name="std::vector<double>")
field("RNT-TYP-003", "short_name_of_rvec", "late_list", type_name="ROOT::RVec<float>")


@case("RNT-TYP-004", how="file")
def split_but_not_compressed() -> bytes:
    m = Model()
    m.column(m.field("number", "std::int64_t"), T.SPLIT_INT64, [1, 2, 3])
    return build(m, [3], [1]).build()


@case("RNT-TYP-005", base="schema")
def enum_of_real_numbers(draft: FileDraft) -> None:
    field_of(draft, "colour._0")["type_name"] = "float"
    set_type(column_of(draft, "colour._0"), T.REAL32, 32)


@case("RNT-TYP-005", base="schema")
def enum_without_child(draft: FileDraft) -> None:
    fields = schema_of(draft)["fields"]
    number = id_of(draft, "colour._0")
    fields[number].update(parent_id=number, name="former")


field("RNT-TYP-006", "map_of_tuples", "table._0", type_name="std::tuple<std::string,float>")
field("RNT-TYP-006", "map_with_named_members", "table._0._0", name="key")


@case("RNT-TYP-007", base="schema")
def base_class_after_a_member(draft: FileDraft) -> None:
    field_of(draft, "derived.:_0")["name"] = "third"
    field_of(draft, "derived.second")["name"] = ":_0"


field(
    "RNT-TYP-008", "cardinality_of_16_bits", "num_hits", type_name="ROOT::RNTupleCardinality<std::uint16_t>"
)


@case("RNT-TYP-008", base="schema")
def cardinality_without_alias(draft: FileDraft) -> None:
    aliases = schema_of(draft)["alias_columns"]
    aliases[:] = [alias for alias in aliases if alias["field_id"] != id_of(draft, "num_hits")]


field("RNT-TYP-009", "collection_that_is_called_a_number", "rvec", type_name="float")
field("RNT-TYP-009", "variant_that_is_called_a_number", "choice", type_name="std::int32_t")
field("RNT-TYP-009", "enum_that_is_called_a_string", "colour", type_name="std::string")
field("RNT-TYP-009", "tuple_with_a_member_too_many", "tuple", type_name="std::tuple<std::int16_t>")
field(
    "RNT-TYP-009", "template_argument_of_another_structure", "late_list", type_name="std::vector<std::string>"
)
field("RNT-TYP-009", "class_that_is_called_a_pair", "derived", type_name="std::pair<float,float>")
field("RNT-TYP-009", "streamed_number", "blob", type_name="float")
