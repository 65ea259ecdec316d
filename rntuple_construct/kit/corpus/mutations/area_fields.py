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


@case("RNT-FLD-020", base="schema")
def child_of_a_projection_with_its_own_column(draft: EditableFile) -> None:
    field = draft.field("view_list._0")
    draft.schema["alias_columns"].remove(draft.alias("view_list._0"))
    field["flags"] &= ~PROJECTED
    del field["source_field_id"]
    draft.extension["columns"].insert(1, new_column(draft.field_id("view_list._0"), T.REAL64, 64))
