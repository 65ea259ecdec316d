"""Small files of the released format with linked attribute sets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import RECORD, Model, build


def draft_without_attributes() -> EditableFile:
    """An RNTuple of five entries."""
    m = Model()
    m.column(m.field("id", "std::int64_t"), T.INT64, [1, 2, 3, 4, 5])
    return build(m, [5], [1])


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
