"""Small RNTuple files made for one test each: a schema, pages of values, and whatever is to be wrong with them."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from support import trees

import rntuple_construct as rnt
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.kit.files import file_description
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import DescribedCluster, FileDescription, pairs

Tree = dict[str, Any]
NOT_LISTED = -(2**63)

BIT, BYTE, CHAR, INT32, INT64, REAL16, REAL32, REAL64 = 0x00, 0x01, 0x02, 0x07, 0x09, 0x0B, 0x0C, 0x0D
INDEX32, INDEX64, SWITCH, SPLIT_INT32, SPLIT_REAL32, SPLIT_INDEX64 = 0x0E, 0x0F, 0x10, 0x13, 0x18, 0x1B
_BITS = {
    BIT: 1, BYTE: 8, CHAR: 8, INT32: 32, INT64: 64, REAL16: 16, REAL32: 32, REAL64: 64, INDEX32: 32,
    INDEX64: 64, SWITCH: 96, SPLIT_INT32: 32, SPLIT_REAL32: 32, SPLIT_INDEX64: 64,
}  # fmt: skip


@dataclass
class Pages(file_description.DescribedPages):
    """The pages of one column in one cluster; they have checksums."""

    checksum: bool = True


SUPPRESSED = Pages([], NOT_LISTED)
switches = pairs


def field(name: str, type_name: str = "", *, parent: int | None = None, **values: Any) -> Tree:
    """A field record; ``parent`` is None for a top-level field, whose id ``file_of`` fills in."""
    tree = trees.field(name=name.encode(), type_name=type_name.encode(), **values)
    tree["parent_id"] = -1 if parent is None else parent
    return tree


def column(column_type: int, field_id: int, *, bits: int | None = None, **values: Any) -> Tree:
    """A column record."""
    width = _BITS.get(column_type, 32) if bits is None else bits
    return trees.column(column_type=column_type, bits_on_storage=width, field_id=field_id, **values)


def alias(physical_column_id: int, field_id: int) -> Tree:
    """An alias column record."""
    return {"physical_column_id": physical_column_id, "field_id": field_id}


def deferred(column_type: int, field_id: int, first: int, **values: Any) -> Tree:
    """A column whose first elements are not stored."""
    return column(column_type, field_id, flags=1, first_element_index=first, **values)


def file_of(
    fields: Iterable[Tree],
    columns: Iterable[Tree] = (),
    clusters: Iterable[DescribedCluster] = (),
    *,
    aliases: Iterable[Tree] = (),
    extension: Tree | None = None,
    groups: Sequence[int] | None = None,
    settings: int = 0,
    checksum: bool = True,
    name: str = "nt",
) -> EditableFile:
    """A file with the given schema and pages, ready to be changed and built.

    Args:
        fields, columns, aliases: schema description of the header.
        clusters: entries and pages.
        extension: ``{"fields": [...], "columns": [...], "alias_columns": [...]}`` of the footer.
        groups: number of clusters in each cluster group; None for one group.
        settings, checksum: of pages that do not say it themselves.
        name: of the RNTuple.
    """
    described = []
    for cluster in clusters:
        pages = [
            each if isinstance(each, Pages) else Pages(each, checksum=checksum, settings=settings)
            for each in cluster.columns
        ]
        described.append(replace(cluster, columns=pages))
    if groups is None:
        groups = [len(described)] if described else []
    return FileDescription(
        DEFAULT_GENERATION.name, fields, columns, described, aliases, extension=extension, groups=groups, name=name,
        writer="rntuple-construct",
    ).draft()  # fmt: skip


def one_column(
    type_name: str = "float", column_type: int = REAL32, values: Any = (1.0, 2.0, 3.0)
) -> EditableFile:
    """A file with one field ``x`` of one column and one page."""
    return file_of(
        [field("x", type_name)], [column(column_type, 0)], [DescribedCluster(len(values), [[values]])]
    )


def read(draft: EditableFile | bytes, fields: Any = None, **options: Any) -> Any:
    """All entries of the only RNTuple as Python values; dropped fields warn as always."""
    data = draft if isinstance(draft, bytes) else draft.build()
    verify = options.pop("verify", True)
    with rnt.open(data, verify=verify) as file:
        return file.only().arrays(fields, library=options.pop("library", "py"), **options)


def dropped(draft: EditableFile) -> dict[str, rnt.RNTupleError]:
    """Why top-level fields of a file were left out."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", rnt.DroppedFieldWarning)
        with rnt.open(draft.build()) as file:
            return file.only().dropped
