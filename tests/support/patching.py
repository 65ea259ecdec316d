"""Small RNTuple files made for one test each: a schema, pages of values, and whatever is to be wrong with them."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import numpy as np
from support import trees

import rntuple_construct as rnt
from rntuple_construct.format.columns import column_codec
from rntuple_construct.kit.files.editable_file import EditableFile

Tree = dict[str, Any]
NOT_LISTED = -(2**63)

BIT, BYTE, CHAR, INT32, INT64, REAL16, REAL32, REAL64 = 0x00, 0x01, 0x02, 0x07, 0x09, 0x0B, 0x0C, 0x0D
INDEX32, INDEX64, SWITCH, SPLIT_INT32, SPLIT_REAL32, SPLIT_INDEX64 = 0x0E, 0x0F, 0x10, 0x13, 0x18, 0x1B
_BITS = {
    BIT: 1, BYTE: 8, CHAR: 8, INT32: 32, INT64: 64, REAL16: 16, REAL32: 32, REAL64: 64, INDEX32: 32,
    INDEX64: 64, SWITCH: 96, SPLIT_INT32: 32, SPLIT_REAL32: 32, SPLIT_INDEX64: 64,
}  # fmt: skip


@dataclass
class Pages:
    """The pages of one column in one cluster.

    Args:
        values: elements of each page.
        element_offset: elements before the cluster; None counts those of the clusters before.
        checksum: whether pages carry checksums.
        settings: compression settings.
        change: last word on the description of each page, as for a page list.
    """

    values: Sequence[Any]
    element_offset: int | None = None
    checksum: bool = True
    settings: int = 0
    change: Callable[[Tree], Tree] = lambda page: page


SUPPRESSED = Pages([], NOT_LISTED)


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


@dataclass
class Cluster:
    """Entries and pages: one item for each column that the cluster lists, in column order.

    Each item is ``Pages``, or just the values of its pages.
    """

    num_entries: int
    columns: Sequence[Any]
    flags: int = 0


def file_of(
    fields: Iterable[Tree],
    columns: Iterable[Tree] = (),
    clusters: Iterable[Cluster] = (),
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
    draft = EditableFile.empty(name)
    # Whoever changes the draft does not change what was given, which may be used again.
    fields, columns, aliases, extension = deepcopy((list(fields), list(columns), list(aliases), extension))
    schema = draft.header["payload"]["schema"]
    schema["fields"] = _with_ids(fields, 0)
    schema["columns"] = columns
    schema["alias_columns"] = aliases
    later = {"fields": [], "columns": [], "alias_columns": [], "extra_type_infos": [], **(extension or {})}
    later["fields"] = _with_ids(later["fields"], len(schema["fields"]))
    draft.footer["payload"]["schema_extension"]["schema"] = later
    _add_clusters(
        draft, list(clusters), groups, schema["columns"] + list(later["columns"]), settings, checksum
    )
    return draft


def _with_ids(fields: Iterable[Tree], first: int) -> list[Tree]:
    """Fields that name no parent become their own, as top-level fields are."""
    return [
        {**tree, "parent_id": first + index} if tree["parent_id"] == -1 else tree
        for index, tree in enumerate(fields)
    ]


def _add_clusters(
    draft: EditableFile,
    clusters: list[Cluster],
    groups: Sequence[int] | None,
    columns: list[Tree],
    settings: int,
    checksum: bool,
) -> None:
    written = [0] * len(columns)
    first_entry = 0
    summaries, locations = [], []
    for cluster in clusters:
        listed = []
        for column_id, given in enumerate(cluster.columns):
            pages = given if isinstance(given, Pages) else Pages(given, None, checksum, settings)
            listed.append(_column_pages(draft, columns[column_id], pages, written[column_id]))
            written[column_id] += sum(len(values) for values in pages.values)
        summaries.append(
            {"first_entry": first_entry, "num_entries": cluster.num_entries, "flags": cluster.flags}
        )
        locations.append(listed)
        first_entry += cluster.num_entries
    start = 0
    for count in ([len(clusters)] if clusters else []) if groups is None else groups:
        own = summaries[start : start + count]
        draft.page_lists.append(
            trees.page_list(cluster_summaries=own, page_locations=locations[start : start + count])
        )
        draft.footer["payload"]["cluster_groups"].append(
            trees.cluster_group(
                min_entry=own[0]["first_entry"],
                entry_span=sum(each["num_entries"] for each in own),
                num_clusters=len(own),
            )
        )
        start += count


def _column_pages(draft: EditableFile, column: Tree, pages: Pages, written: int) -> Tree:
    listed = []
    for values in pages.values:
        encoded = values
        if not isinstance(values, bytes):
            limits = column.get("value_range")
            codec = column_codec(
                column["column_type"],
                column["bits_on_storage"],
                None if limits is None else (limits["min"], limits["max"]),
            )
            encoded = codec.encode(values)
        page = draft.add_page(encoded, len(values), settings=pages.settings, checksum=pages.checksum)
        listed.append(pages.change(page))
    offset = written if pages.element_offset is None else pages.element_offset
    return trees.column_pages(
        listed, offset, **({"compression_settings": pages.settings} if offset >= 0 else {})
    )


def switches(*held: tuple[int, int]) -> Any:
    """Elements of a switch column from pairs of index and tag."""
    return np.array(list(held), [("index", "<i8"), ("tag", "<u4")])


def one_column(
    type_name: str = "float", column_type: int = REAL32, values: Any = (1.0, 2.0, 3.0)
) -> EditableFile:
    """A file with one field ``x`` of one column and one page."""
    return file_of([field("x", type_name)], [column(column_type, 0)], [Cluster(len(values), [[values]])])


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
