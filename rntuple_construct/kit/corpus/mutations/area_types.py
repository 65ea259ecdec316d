"""Type names that do not fit fields, sub-fields or columns."""

from __future__ import annotations

from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.corpus.mutations.schemas import (
    column_of,
    field_of,
    id_of,
    schema_of,
    set_type,
)
from rntuple_construct.kit.files.file_draft import FileDraft


@case("RNT-TYP-005", base="schema")
def enum_of_real_numbers(draft: FileDraft) -> None:
    field_of(draft, "colour._0")["type_name"] = "float"
    set_type(column_of(draft, "colour._0"), T.REAL32, 32)


@case("RNT-TYP-007", base="schema")
def base_class_after_a_member(draft: FileDraft) -> None:
    field_of(draft, "derived.:_0")["name"] = "third"
    field_of(draft, "derived.second")["name"] = ":_0"


@case("RNT-TYP-008", base="schema")
def cardinality_without_alias(draft: FileDraft) -> None:
    aliases = schema_of(draft)["alias_columns"]
    aliases[:] = [alias for alias in aliases if alias["field_id"] != id_of(draft, "num_hits")]
