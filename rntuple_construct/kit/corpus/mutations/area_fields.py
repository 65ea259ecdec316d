"""Damage to field descriptions."""

from __future__ import annotations

import struct

from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.format.grammar.engine.forcing import Raw
from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.corpus.mutations.schemas import frame, new_column
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import PROJECTED, REPETITIVE


@case("RNT-FLD-001", base="schema")
def array_size_missing(draft: EditableFile) -> None:
    names = b"".join(struct.pack("<I", len(text)) + text for text in (b"x", b"std::bitset<2>", b"", b""))
    draft.schema["fields"][0] = Raw(frame(struct.pack("<IIIHH", 0, 0, 0, 0, REPETITIVE) + names))


@case("RNT-FLD-010", base="schema")
def array_with_a_column(draft: EditableFile) -> None:
    draft.extension["columns"].insert(1, new_column(draft.field_id("array"), T.BIT, 1))


@case("RNT-FLD-013", base="schema")
def record_with_a_column(draft: EditableFile) -> None:
    draft.extension["columns"].insert(1, new_column(draft.field_id("nothing"), T.BIT, 1))


def _project(draft: EditableFile, path: str, source: str) -> None:
    draft.field(path)["source_field_id"] = draft.field_id(source)
    draft.alias(path)["physical_column_id"] = draft.column_ids(source)[0]


@case("RNT-FLD-016", base="schema")
def cardinality_of_a_string(draft: EditableFile) -> None:
    _project(draft, "num_hits", "text")


@case("RNT-FLD-018", base="schema")
def projection_out_of_an_array(draft: EditableFile) -> None:
    _project(draft, "view_x", "array._0.x")


@case("RNT-FLD-018", base="schema")
def projection_out_of_a_variant(draft: EditableFile) -> None:
    draft.field("view_x")["type_name"] = "double"
    _project(draft, "view_x", "choice._1")


@case("RNT-FLD-019", base="schema")
def projection_out_of_a_collection(draft: EditableFile) -> None:
    _project(draft, "view_x", "hits._0.energy")


@case("RNT-FLD-019", base="schema")
def projection_of_the_elements_of_another_collection(draft: EditableFile) -> None:
    _project(draft, "hits_energy._0", "optional._0")


@case("RNT-FLD-020", base="schema")
def child_of_a_projection_with_its_own_column(draft: EditableFile) -> None:
    field = draft.field("view_list._0")
    draft.schema["alias_columns"].remove(draft.alias("view_list._0"))
    field["flags"] &= ~PROJECTED
    del field["source_field_id"]
    draft.extension["columns"].insert(1, new_column(draft.field_id("view_list._0"), T.REAL64, 64))


@case("RNT-FLD-021", base="schema")
def projected_field_with_a_column(draft: EditableFile) -> None:
    draft.extension["columns"].insert(1, new_column(draft.field_id("view_x"), T.REAL32, 32))
