"""Type names that do not fit fields, sub-fields or columns."""

from __future__ import annotations

from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.corpus.mutations.schemas import set_type
from rntuple_construct.kit.files.editable_file import EditableFile


@case("RNT-TYP-005", base="schema")
def enum_of_real_numbers(draft: EditableFile) -> None:
    draft.field("colour._0")["type_name"] = "float"
    set_type(draft.column("colour._0"), T.REAL32, 32)


@case("RNT-TYP-007", base="schema")
def base_class_after_a_member(draft: EditableFile) -> None:
    draft.field("derived.:_0")["name"] = "third"
    draft.field("derived.second")["name"] = ":_0"


@case("RNT-TYP-008", base="schema")
def cardinality_without_alias(draft: EditableFile) -> None:
    aliases = draft.schema["alias_columns"]
    aliases[:] = [alias for alias in aliases if alias["field_id"] != draft.field_id("num_hits")]
