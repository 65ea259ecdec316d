"""Summary of an RNTuple: its parts and their sizes, as ``rntuple info`` prints them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rntuple_spec.column_types import COLUMN_TYPES

from rntuple_construct.base.constants import role_name
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.compression import describe_settings
from rntuple_construct.format.descriptor.clusters import (
    Cluster,
    PlainClusters,
    listed_ranges,
    unlike_clusters,
)
from rntuple_construct.format.descriptor.schema import Column, Field
from rntuple_construct.format.generations.records import (
    NOT_LISTED,
    LazySequence,
    MetadataValue,
    PageList,
    numbers_of_flags,
)
from rntuple_construct.reader.ntuple import RNTuple


@dataclass(slots=True)
class ColumnSummary:
    """One physical column over all clusters; sizes in bytes."""

    column_id: int
    type: str
    bits: int
    representation: int
    first_element_index: int | None
    value_range: tuple[float, float] | None
    num_elements: int
    num_pages: int
    nbytes: int
    len_pages: int


@dataclass(slots=True)
class FieldSummary:
    """One field with its columns and sub-fields; ``nbytes`` and ``len_pages`` are those of all columns in it and below."""

    field_id: int
    name: str
    type: str
    type_alias: str
    description: str
    role: str
    is_projected: bool
    in_extension: bool
    nbytes: int = 0
    len_pages: int = 0
    columns: list[ColumnSummary] = field(default_factory=list)
    children: list[FieldSummary] = field(default_factory=list)


@dataclass(slots=True)
class Summary:
    """An RNTuple as a whole; ``nbytes_*`` are stored sizes, ``len_*`` uncompressed ones, in bytes.

    Equal pages may be stored once and listed several times. The stored bytes of such a page count once: in the column that
    lists it first. ``num_shared_pages`` is the number of pages listed beyond the first time.
    ``user_metadata`` has all versions of each key, oldest first.
    """

    name: str
    path: str
    description: str
    generation: str
    format_version: str
    writer: str
    num_entries: int
    num_fields: int
    num_columns: int
    num_alias_columns: int
    num_cluster_groups: int
    num_clusters: int
    num_pages: int
    compression: dict[str, int]
    page_checksums: str
    nbytes_pages: int
    num_shared_pages: int
    len_pages: int
    nbytes_metadata: int
    len_metadata: int
    attribute_sets: list[str]
    user_metadata: dict[str, list[MetadataValue]]
    feature_flags: list[int]
    dropped_fields: dict[str, str]
    fields: list[FieldSummary]
    clusters: Sequence[dict[str, int]]

    def as_dict(self) -> dict[str, Any]:
        """The same as plain dicts and lists, for JSON."""
        return {**asdict(replace(self, clusters=())), "clusters": list(self.clusters)}


def summarize(ntuple: RNTuple) -> Summary:
    """Summarise an RNTuple; reads all page lists, but no page.

    Raises:
        RNTupleError: a page list is damaged.
    """
    clusters = ntuple.clusters
    page_lists = _page_lists(clusters)
    totals, num_shared = _column_totals(ntuple, may_share=not _is_ascending(page_lists))
    columns = [_column_summary(column, *totals[column.column_id]) for column in ntuple.schema.columns]
    settings: Counter[str] = Counter()
    checked = pages = 0
    for page_list in page_lists:
        values, counts = np.unique(page_list.compression_settings, return_counts=True)
        for value, count in zip(values.tolist(), counts.tolist(), strict=True):
            if value != NOT_LISTED:
                settings[_settings_text(value)] += count
        checked += int(page_list.has_checksum.sum())
        pages += page_list.num_pages
    anchor = ntuple.anchor
    links = [group.page_list_link for group in ntuple.cluster_groups]
    version = anchor.version
    return Summary(
        name=ntuple.name,
        path=ntuple.path,
        description=ntuple.description,
        generation=ntuple.generation.name,
        format_version=".".join(map(str, version)) if version else ntuple.generation.name,
        writer=ntuple.writer,
        num_entries=ntuple.num_entries,
        num_fields=len(ntuple.schema.fields),
        num_columns=len(ntuple.schema.columns),
        num_alias_columns=len(ntuple.schema.alias_columns),
        num_cluster_groups=len(ntuple.cluster_groups),
        num_clusters=len(clusters),
        num_pages=pages,
        compression=dict(settings.most_common()),
        page_checksums=("all" if checked == pages else "some" if checked else "none")
        if pages
        else "no pages",
        nbytes_pages=sum(column.nbytes for column in columns),
        num_shared_pages=num_shared,
        len_pages=sum(column.len_pages for column in columns),
        nbytes_metadata=anchor.len_header_stored
        + anchor.len_footer_stored
        + sum(link.locator.size for link in links),
        len_metadata=anchor.len_header + anchor.len_footer + sum(link.len_envelope for link in links),
        attribute_sets=list(ntuple.attribute_sets),
        user_metadata={key: list(values) for key, values in ntuple.user_metadata_versions.items()},
        feature_flags=_flags(ntuple),
        dropped_fields={name: str(error) for name, error in ntuple.dropped.items()},
        fields=[_field_summary(ntuple, ntuple.schema.fields[i], columns) for i in ntuple.schema.top_level],
        clusters=LazySequence(len(clusters), lambda index: _cluster_summary(clusters[index])),
    )


def _cluster_summary(cluster: Cluster) -> dict[str, int]:
    return {"first_entry": cluster.first_entry, "num_entries": cluster.num_entries}


def _page_lists(clusters: Sequence[Cluster]) -> list[PageList]:
    """Page lists of the cluster groups; one that several of them refer to as many times."""
    groups = clusters.groups if isinstance(clusters, PlainClusters) else clusters
    return list({each.group_id: each.page_list for each in groups}.values())


def _is_ascending(page_lists: list[PageList]) -> bool:
    """Return whether every page begins after the one that is listed before it: then none is listed twice."""
    last = -1
    for offset in (page_list.offset for page_list in page_lists if page_list.num_pages):
        if offset[0] <= last or bool((offset[1:] <= offset[:-1]).any()):
            return False
        last = int(offset[-1])
    return True


def _column_totals(ntuple: RNTuple, *, may_share: bool) -> tuple[list[list[int]], int]:
    """Elements, pages, stored and uncompressed bytes of each column; in a damaged file, sums may be beyond 63 bits.

    Args:
        ntuple: the RNTuple.
        may_share: if true, pages may be listed several times. The stored bytes of such a page count in the column that
            lists it first.

    Returns:
        the totals, and the number of pages listed beyond the first time.
    """
    columns = ntuple.schema.columns
    bits = np.array([column.record.bits_on_storage for column in columns], np.int64)
    totals = np.zeros((4, len(columns)), object)
    num_shared = 0
    pages: list[NDArray[np.int64]] = []
    for times, clusters in unlike_clusters(ntuple.clusters).items():
        for listed in listed_ranges(clusters, len(columns)):
            column, page = listed.pages()
            num_elements = listed.page_list.num_elements[page].astype(np.int64)
            size = listed.page_list.size[page].clip(0)
            length = (num_elements * bits[column] + 7) // 8
            sums = np.zeros((3, len(columns)), np.int64)
            rows: tuple[Any, ...] = (num_elements, 1, length)
            for row, values in enumerate(rows):
                np.add.at(sums[row], column, values)
            totals[[0, 1, 3]] += times * sums.astype(object)
            if not may_share:
                _add_bytes(totals[2], column, size)
                continue
            stored = size > 0  # empty pages take no room, and those outside the file have no offset
            pages.append(np.stack([column, listed.page_list.offset[page], size])[:, stored])
            num_shared += (times - 1) * int(stored.sum())
    if pages:
        column, offset, size = np.concatenate(pages, axis=1)
        order = np.lexsort((size, offset))  # stable: the first listed stays the first of equal ones
        offset, size = offset[order], size[order]
        is_first = np.ones(len(order), np.bool_)
        is_first[1:] = (offset[1:] != offset[:-1]) | (size[1:] != size[:-1])
        _add_bytes(totals[2], column[order][is_first], size[is_first])
        num_shared += len(order) - int(is_first.sum())
    result: list[list[int]] = totals.T.tolist()
    return result, num_shared


def _add_bytes(totals: NDArray[Any], column: NDArray[np.int64], size: NDArray[np.int64]) -> None:
    """Add sizes of pages to the totals of their columns, as Python's integers."""
    sums = np.zeros((2, len(totals)), np.int64)
    np.add.at(sums[0], column, size % (1 << 32))
    np.add.at(sums[1], column, size >> 32)
    totals += sums[0].astype(object) + (sums[1].astype(object) << 32)


def _column_summary(
    column: Column, num_elements: int, num_pages: int, nbytes: int, length: int
) -> ColumnSummary:
    record = column.record
    known = record.column_type
    return ColumnSummary(
        column_id=column.column_id,
        type=f"unknown {record.type_id:#x}" if known is None else COLUMN_TYPES[known].name,
        bits=record.bits_on_storage,
        representation=record.representation_index,
        first_element_index=record.first_element_index,
        value_range=record.value_range,
        num_elements=num_elements,
        num_pages=num_pages,
        nbytes=nbytes,
        len_pages=length,
    )


def _field_summary(ntuple: RNTuple, item: Field, columns: list[ColumnSummary]) -> FieldSummary:
    record = item.record
    own = [columns[column_id] for ids in item.representations for column_id in ids]
    children = [_field_summary(ntuple, ntuple.schema.fields[child], columns) for child in item.children]
    sized: list[ColumnSummary | FieldSummary] = [*children] if item.is_projected else [*own, *children]
    return FieldSummary(
        field_id=item.field_id,
        name=record.name,
        type=record.type_name,
        type_alias=record.type_alias,
        description=record.description,
        role=role_name(record.role),
        is_projected=item.is_projected,
        in_extension=item.in_extension,
        nbytes=sum(part.nbytes for part in sized),
        len_pages=sum(part.len_pages for part in sized),
        columns=own,
        children=children,
    )


def _settings_text(settings: int) -> str:
    try:
        return describe_settings(settings)
    except RNTupleError:
        return f"unknown ({settings})"


def _flags(ntuple: RNTuple) -> list[int]:
    chains = (ntuple.header.feature_flags, ntuple.footer.feature_flags)
    return sorted({flag for words in chains for flag in numbers_of_flags(words)})
