"""Base files without entries, whose schemas have every kind of field; and how to change a schema in place."""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rntuple_spec.column_types import ColumnType as T
from rntuple_spec.constants import BYTE_COUNT_BIT

from rntuple_construct.kit.corpus.mutations.bases import _DRAFTS, BASE_FACTS, BASES, _builder
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import (
    CHECKSUM,
    DRAFTS,
    RECORD,
    STREAMER,
    FileDescription,
    Model,
    build,
)
from rntuple_construct.kit.files.file_tables import description_of_table, draft_of_table
from rntuple_construct.writer.container import streamer_info

Tree = dict[str, Any]

_LIST_HEAD = b"\xff\xff\xff\xffTList\0"


def new_column(field_id: int, column_type: T, bits: int, **more: Any) -> Tree:
    """A column record."""
    tree = {"column_type": int(column_type), "bits_on_storage": bits, "field_id": field_id, "flags": 0}
    return {**tree, "representation_index": 0, **more}


def frame(payload: bytes) -> bytes:
    """A record frame of the released format."""
    return struct.pack("<q", len(payload) + 8) + payload


# The base files

STREAMED = bytes.fromhex("40000006000100000007")
"""An object of the class Streamed of tests/support/root/classes.hxx."""


def streamed_types() -> Tree:
    """Extra type information for streamer fields."""
    content = _LIST_HEAD + streamer_info(4 + len(_LIST_HEAD))
    content = struct.pack(">I", BYTE_COUNT_BIT | len(content)) + content
    return {"content_id": 0, "type_version": 0, "type_name": "", "content": content}


def _schema() -> EditableFile:
    """Every kind of field, no entries."""
    draft = draft_of_table(BASE_FACTS["schema"])
    draft.extension["extra_type_infos"] = [streamed_types()]
    return draft


def _streamed() -> EditableFile:
    """A streamer field of two objects."""
    m = Model()
    field = m.field("streamed", "Streamed", role=STREAMER, flags=CHECKSUM, type_checksum=0x1111)
    m.column(field, T.INDEX64, [len(STREAMED), 2 * len(STREAMED)])
    m.column(field, T.BYTE, list(2 * STREAMED))
    draft = build(m, [2], [1])
    draft.extension["extra_type_infos"] = [streamed_types()]
    return draft


def draft_without_attributes() -> EditableFile:
    """An RNTuple of five entries."""
    m = Model()
    m.column(m.field("id", "std::int64_t"), T.INT64, [1, 2, 3, 4, 5])
    return build(m, [5], [1])


def _attributes() -> EditableFile:
    """An RNTuple of five entries with a linked attribute set of two."""
    draft = draft_without_attributes()
    link_attributes(draft, attribute_set())
    return draft


def attribute_set(starts: tuple[int, ...] = (0, 3), lengths: tuple[int, ...] = (3, 2)) -> Model:
    """The fields and values of an attribute set."""
    m = Model()
    m.column(m.field("_rangeStart", "std::uint64_t"), T.UINT64, list(starts))
    m.column(m.field("_rangeLen", "std::uint64_t"), T.UINT64, list(lengths))
    user = m.field("_userData", "", role=RECORD)
    m.column(m.field("quality", "float", user), T.REAL32, [0.5] * len(starts))
    return m


def link_attributes(
    draft: EditableFile, model: Model, change: Callable[[EditableFile], None] | None = None, **record: Any
) -> None:
    """Add an attribute set to a file.

    Args:
        draft: the file.
        model: fields and values of the set, in one cluster.
        change: last change of the trees of the set.
        record: members of its record in the footer.
    """
    inner = build(model, [len(model.elements[0][0])], [1])
    draft.copy_pages(inner)
    if change is not None:
        change(inner)
    draft.link_attribute_set(inner, **{"name": "quality", **record})


# Release candidates


def draft_schema(generation: str, **changes: Any) -> FileDescription:
    """A file of a release candidate without entries, with every kind of field.

    Args:
        generation: name of the release candidate.
        changes: members of the description that replace those of the table; then there is no schema extension by default.
    """
    description = description_of_table(BASE_FACTS[f"{generation}-schema"])
    if changes:
        return replace(description, **{"extension": None, **changes})
    info = {
        "type_version_from": 0, "type_version_to": 1, "content_id": 1, "type_name": "Point", "content": "struct",
    }  # fmt: skip
    return replace(description, extension={**(description.extension or {}), "extra_type_infos": [info]})


for _name, _draft in {"schema": _schema, "streamed": _streamed, "attributes": _attributes}.items():
    _DRAFTS[_name] = _draft
    BASES[_name] = _builder(_name)
for _generation in DRAFTS:
    BASES[f"{_generation}-schema"] = draft_schema(_generation).build
