"""Damage to field descriptions."""

from __future__ import annotations

import struct

from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.format.grammar.engine.forcing import Raw
from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.corpus.mutations.schemas import (
    alias_of,
    column_ids,
    extension_of,
    field_of,
    frame,
    id_of,
    new_column,
    schema_of,
)
from rntuple_construct.kit.files.file_draft import FileDraft
from rntuple_construct.kit.files.released_files import PROJECTED, REPETITIVE


@case("RNT-FLD-001", base="schema")
def array_size_missing(draft: FileDraft) -> None:
    names = b"".join(struct.pack("<I", len(text)) + text for text in (b"x", b"std::bitset<2>", b"", b""))
    schema_of(draft)["fields"][0] = Raw(frame(struct.pack("<IIIHH", 0, 0, 0, 0, REPETITIVE) + names))


@case("RNT-FLD-010", base="schema")
def array_with_a_column(draft: FileDraft) -> None:
    extension_of(draft)["columns"].insert(1, new_column(id_of(draft, "array"), T.BIT, 1))


@case("RNT-FLD-013", base="schema")
def record_with_a_column(draft: FileDraft) -> None:
    extension_of(draft)["columns"].insert(1, new_column(id_of(draft, "nothing"), T.BIT, 1))


def _project(draft: FileDraft, path: str, source: str) -> None:
    field_of(draft, path)["source_field_id"] = id_of(draft, source)
    alias_of(draft, path)["physical_column_id"] = column_ids(draft, source)[0]


@case("RNT-FLD-016", base="schema")
def cardinality_of_a_string(draft: FileDraft) -> None:
    _project(draft, "num_hits", "text")


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
