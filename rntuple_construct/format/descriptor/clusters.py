"""Clusters and the pages of their columns, as slices of the page list arrays."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, chain
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from rntuple_spec.constants import ClusterFlag

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.generations.records import (
    ClusterGroupRecord,
    ClusterSummaries,
    ClusterSummary,
    FooterRecord,
    LazySequence,
    Locator,
    PageList,
)


@dataclass(slots=True, eq=False, repr=False)
class ColumnRange:
    """The pages of one column in one cluster.

    Args:
        element_offset: elements of the column before this cluster.
        compression_settings: as recorded; readers need only sizes.
        num_elements: shape ``(num_pages,)``, elements of each page.
        has_checksum: shape ``(num_pages,)``, bool.
        size: shape ``(num_pages,)``, stored bytes without the checksum.
        offset: shape ``(num_pages,)``, absolute file offsets.
        foreign: locators of pages outside this file, by index into the arrays.
    """

    element_offset: int
    compression_settings: int
    num_elements: npt.NDArray[np.int32]
    has_checksum: npt.NDArray[np.bool_]
    size: npt.NDArray[np.int64]
    offset: npt.NDArray[np.int64]
    foreign: Mapping[int, Locator]

    @property
    def is_suppressed(self) -> bool:
        """Return whether another representation is the primary one in this cluster."""
        return self.element_offset < 0

    def place_of(self, page: int) -> int | None:
        """File offset of a page, None if it is stored elsewhere."""
        return int(self.offset[page]) if self.size[page] >= 0 else None

    @property
    def len_elements(self) -> int:
        """Elements stored in this cluster."""
        return int(np.add.reduce(self.num_elements, dtype=np.int64))


# Not frozen, because that would make each of thousands twice as expensive; nothing changes them all the same.
@dataclass(slots=True, eq=False, repr=False)
class Cluster:
    """A range of entries and the pages that hold them.

    Args:
        cluster_id: number of the cluster over all cluster groups.
        group_id: the cluster group it belongs to.
        index: position in the group's page list.
        summary: entry range and flags.
        page_list: page locations of the group.
        positions: position of each column that the cluster holds when it is sharded; None for all columns.
        siblings: sharded clusters that hold other columns of exactly the same entries, to be read together
            with this one.
    """

    cluster_id: int
    group_id: int
    index: int
    summary: ClusterSummary
    page_list: PageList
    positions: Mapping[int, int] | None = None
    siblings: tuple[Cluster, ...] = ()

    @property
    def first_entry(self) -> int:
        """Number of the first entry."""
        return self.summary.first_entry

    @property
    def num_entries(self) -> int:
        """Number of entries."""
        return self.summary.num_entries

    @property
    def path(self) -> str:
        """Path of the cluster's pages in the metadata."""
        return f"page_list[{self.group_id}].page_locations[{self.index}]"

    @property
    def num_columns(self) -> int:
        """Number of columns the page list names for this cluster."""
        first = self.page_list.first_range
        return int(first[self.index + 1] - first[self.index])

    def position_of(self, column_id: int) -> int | None:
        """Position of a column in the cluster's list of columns, None if it is not listed.

        Clusters written before a schema extension list only the columns known then.
        """
        position = column_id if self.positions is None else self.positions.get(column_id)
        return position if position is not None and position < self.num_columns else None

    @property
    def is_sharded(self) -> bool:
        """Return whether the cluster holds only the columns of a column group."""
        return self.positions is not None

    def __repr__(self) -> str:
        return f"<Cluster {self.cluster_id}: {self.num_entries} entries from {self.first_entry} on>"

    def part_with(self, column_id: int) -> Cluster:
        """The cluster itself or that of its siblings which holds the column; itself if none does."""
        for part in (self, *self.siblings):
            if part.positions is None or column_id in part.positions:
                return part
        return self

    def holds(self, column_ids: Iterable[int]) -> bool:
        """Return whether the cluster and its siblings, which hold its other columns, hold all of these columns."""
        return self.positions is None or all(
            column_id in (self.part_with(column_id).positions or ()) for column_id in column_ids
        )

    def column_range(self, column_id: int) -> ColumnRange | None:
        """The pages of a column, None if the cluster does not list it."""
        if self.siblings:
            return replace(self.part_with(column_id), siblings=()).column_range(column_id)
        position = self.position_of(column_id)
        if position is None:
            return None
        pages = self.page_list
        index = pages.first_range.item(self.index) + position
        start, stop = pages.first_page.item(index), pages.first_page.item(index + 1)
        foreign: Mapping[int, Locator] = {}
        if pages.foreign:
            elsewhere = np.flatnonzero(pages.size[start:stop] < 0).tolist()
            foreign = {page: pages.foreign[start + page] for page in elsewhere}
        return ColumnRange(
            pages.element_offset.item(index),
            pages.compression_settings.item(index),
            pages.num_elements[start:stop],
            pages.has_checksum[start:stop],
            pages.size[start:stop],
            pages.offset[start:stop],
            foreign,
        )


class PlainGroup(NamedTuple):
    """The clusters of a cluster group, none of which is sharded.

    Args:
        group_id: number of the cluster group.
        first_id: number of the first cluster over all cluster groups.
        summaries: one for each cluster.
        page_list: page locations of the group.
    """

    group_id: int
    first_id: int
    summaries: ClusterSummaries
    page_list: PageList


class PlainClusters(LazySequence[Cluster]):
    """Clusters of cluster groups, none of which is sharded; each is made when it is asked for, once.

    Args:
        groups: these groups, in order.
    """

    __slots__ = ("groups",)

    def __init__(self, groups: Sequence[PlainGroup]) -> None:
        self.groups = groups
        starts = list(accumulate((len(group.summaries) for group in groups), initial=0))

        def cluster(number: int) -> Cluster:
            place = bisect_right(starts, number) - 1
            group_id, first_id, summaries, page_list = groups[place]
            index = number - starts[place]
            return Cluster(first_id + index, group_id, index, summaries[index], page_list)

        super().__init__(starts[-1], cluster)


def joined_groups(groups: Sequence[Sequence[Cluster]]) -> Sequence[Cluster]:
    """Clusters of all groups in order, which become objects only if one of them is sharded."""
    if len(groups) == 1:
        return groups[0]
    plain = [group for group in groups if isinstance(group, PlainClusters)]
    if len(plain) < len(groups):
        return tuple(chain.from_iterable(groups))
    return PlainClusters([part for group in plain for part in group.groups])


def summaries_of(clusters: Sequence[Cluster]) -> ClusterSummaries:
    """Summaries of clusters."""
    if not isinstance(clusters, PlainClusters):
        return ClusterSummaries.of(cluster.summary for cluster in clusters)
    if len(clusters.groups) == 1:
        return clusters.groups[0].summaries
    parts = [ClusterSummaries.of(()), *(group.summaries for group in clusters.groups)]
    first, count, flags = (
        np.concatenate([getattr(part, name) for part in parts])
        for name in ("first_entry", "num_entries", "flags")
    )
    return ClusterSummaries(first, count, flags)


_SHARDED = int(ClusterFlag.SHARDED)
"""A plain number: flags of an enumeration take microseconds, for each of thousands of clusters."""

UNKNOWN_COLUMN = -1
"""In place of a column id: no column group says which column it is."""


class LinkedClusters(NamedTuple):
    """The clusters of one cluster group, as far as footer and page list fit together.

    Args:
        clusters: those with a summary and page locations; none if a sharded one has no column group.
        errors: what does not fit, in the order in which it was met.
    """

    clusters: Sequence[Cluster]
    errors: tuple[RNTupleError, ...]

    def require(self) -> Sequence[Cluster]:
        """The clusters.

        Raises:
            RNTupleError: the first of ``errors``.
        """
        if self.errors:
            raise self.errors[0].with_traceback(None)
        return self.clusters


class ClusterLinker:
    """Joins cluster groups, cluster summaries, column groups and page lists of one RNTuple into clusters.

    A sharded cluster holds only the columns of a column group (section "Column Group Record Frame").

    Args:
        footer: cluster groups, and in generations before the release cluster summaries and column groups.

    Attributes:
        first_ids: for each cluster group the number of clusters in the groups before it; the last item counts all.
        column_groups: column ids of each column group.
    """

    def __init__(self, footer: FooterRecord) -> None:
        self._groups = footer.cluster_groups
        self._summaries = footer.cluster_summaries
        self.column_groups = footer.column_groups
        self.first_ids = [0]
        for group in footer.cluster_groups:
            self.first_ids.append(self.first_ids[-1] + group.num_clusters)
        self._positions: dict[int, dict[int, int]] = {}

    @property
    def num_clusters(self) -> int:
        """Number of clusters that the cluster groups announce."""
        return self.first_ids[-1]

    def summaries(self, group_id: int, page_list: PageList | None) -> ClusterSummaries:
        """Summaries of the clusters of a group, from its page list or the footer; empty without page list."""
        if page_list is None:
            return ClusterSummaries.of(())
        if page_list.cluster_summaries is not None:
            return page_list.cluster_summaries
        first = self.first_ids[group_id]
        known = ClusterSummaries.of(()) if self._summaries is None else self._summaries
        return known[first : first + self._groups[group_id].num_clusters]

    def has_columns_of(self, summary: ClusterSummary) -> bool:
        """Return whether a cluster is complete, or its column group exists."""
        group = summary.column_group_id
        return not summary.flags & _SHARDED or (group is not None and group < len(self.column_groups))

    def columns_of(self, summary: ClusterSummary) -> tuple[int, ...] | None:
        """Ids of the columns that a sharded cluster lists, none if its group is not there; None for all columns."""
        if not summary.flags & _SHARDED:
            return None
        return self.column_groups[summary.column_group_id or 0] if self.has_columns_of(summary) else ()

    def link(self, group_id: int, page_list: PageList) -> LinkedClusters:
        """The clusters of a group.

        Errors are counts of clusters that differ (RNT-CGR-001, RNT-PGL-002), entries outside the group
        (RNT-CGR-002), and a sharded cluster without column group (RNT-CPT-007, an UnsupportedError).

        Args:
            group_id: position of the group in the footer.
            page_list: its page list.
        """
        group, path = self._groups[group_id], f"page_list[{group_id}]"
        own = self.summaries(group_id, page_list)
        errors: list[RNTupleError] = []
        if len(own) != group.num_clusters:
            errors.append(broken("RNT-CGR-001", path=path, expected=group.num_clusters, actual=len(own)))
        if len(own) != page_list.num_clusters:
            errors.append(broken("RNT-PGL-002", path=path, expected=len(own), actual=page_list.num_clusters))
        if len(own) > page_list.num_clusters:
            own = own[: page_list.num_clusters]
        first_id = self.first_ids[group_id]
        if not (own.flags & _SHARDED).any():
            clusters: Sequence[Cluster] = PlainClusters([PlainGroup(group_id, first_id, own, page_list)])
        else:
            made = []
            for index, summary in enumerate(own):
                if not self.has_columns_of(summary):
                    errors.append(
                        broken(
                            "RNT-CPT-007", path=f"{path}.cluster_summaries[{index}]", cluster=first_id + index
                        )
                    )
                    return LinkedClusters((), tuple(errors))
                positions = self._positions_of(summary)
                made.append(Cluster(first_id + index, group_id, index, summary, page_list, positions))
            clusters = tuple(made)
        if not errors:
            errors += _wrong_entries(group, group_id, own)
        return LinkedClusters(clusters, tuple(errors))

    def column_ids(self, group_id: int, page_list: PageList) -> npt.NDArray[np.int64]:
        """Column that each range of a page list belongs to.

        Args:
            group_id: position of the group in the footer.
            page_list: its page list.

        Returns:
            shape ``(num_ranges,)``; UNKNOWN_COLUMN where the column group ends before, or is not there.
        """
        first = page_list.first_range
        ids: npt.NDArray[np.int64] = np.arange(int(first[-1]), dtype=np.int64)
        ids -= np.repeat(first[:-1], np.diff(first))
        own = self.summaries(group_id, page_list)[: page_list.num_clusters]
        for index in np.flatnonzero(own.flags & _SHARDED).tolist():
            start, stop = first[index : index + 2].tolist()
            known = (self.columns_of(own[index]) or ())[: stop - start]
            ids[start:stop] = UNKNOWN_COLUMN
            ids[start : start + len(known)] = known
        return ids

    def _positions_of(self, summary: ClusterSummary) -> Mapping[int, int] | None:
        if not summary.flags & _SHARDED:
            return None
        number = summary.column_group_id or 0
        if number not in self._positions:
            ids = self.column_groups[number]
            self._positions[number] = {column_id: position for position, column_id in enumerate(ids)}
        return self._positions[number]


class ListedRanges(NamedTuple):
    """The ranges of some clusters in one page list; the arrays have one item for each column of each cluster.

    Args:
        page_list: the page list.
        row: int64, the cluster, by its place in the sequence that was asked for.
        column: int64, the column id.
        range: int64, the range in the page list.
    """

    page_list: PageList
    row: npt.NDArray[np.int64]
    column: npt.NDArray[np.int64]
    range: npt.NDArray[np.int64]

    def sum_by_range(self, values: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
        """Sum what there is for each page of the page list over the pages of each of the ranges."""
        first, last = self.page_list.first_page[self.range], self.page_list.first_page[self.range + 1]
        start, stop = int(first.min(initial=len(values))), int(last.max(initial=0))
        totals = np.zeros(max(stop - start, 0) + 1, np.int64)
        np.cumsum(values[start:stop], out=totals[1:])
        return totals[last - start] - totals[first - start]

    def pages(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """The column and the number in the page list of each page of the ranges."""
        first = self.page_list.first_page[self.range]
        counts = self.page_list.first_page[self.range + 1] - first
        return np.repeat(self.column, counts), np.repeat(first, counts) + _numbered(counts)


_NUM_RANGES = 1 << 16
"""Ranges that are listed at a time: arrays of all would take more memory than the page list."""


def listed_ranges(clusters: Sequence[Cluster], num_columns: int) -> Iterator[ListedRanges]:
    """The ranges of the first columns in clusters, in items of one page list each.

    Of a column that several shards of the same entries hold, the first counts.
    """
    for page_list, rows, indexes, single in _listed_clusters(clusters, num_columns):
        step = max(1, _NUM_RANGES // max(1, num_columns))
        for start in range(0, len(rows), step):
            place = np.asarray(indexes[start : start + step], np.int64)
            first = page_list.first_range[place]
            counts = np.minimum(page_list.first_range[place + 1] - first, num_columns)
            columns = _numbered(counts)
            row = np.repeat(np.asarray(rows[start : start + step], np.int64), counts)
            yield ListedRanges(page_list, row, columns, np.repeat(first, counts) + columns)
        if single:
            yield ListedRanges(page_list, *np.array(single, np.int64).T)


def _listed_clusters(
    clusters: Sequence[Cluster], num_columns: int
) -> Iterator[tuple[PageList, Sequence[int], Sequence[int], Sequence[tuple[int, int, int]]]]:
    """By page list, rows and indexes of clusters that list all columns, and row, column and range of single columns."""
    if isinstance(clusters, PlainClusters):
        row = 0
        for group in clusters.groups:
            count = len(group.summaries)
            yield group.page_list, range(row, row + count), range(count), ()
            row += count
        return
    by_page_list: dict[int, tuple[PageList, list[int], list[int], list[tuple[int, int, int]]]] = {}
    last: PageList | None = None
    for row, cluster in enumerate(clusters):
        if cluster.positions is None:
            if cluster.page_list is not last:
                last = cluster.page_list
                _, rows, indexes, _ = by_page_list.setdefault(id(last), (last, [], [], []))
            rows.append(row)
            indexes.append(cluster.index)
            continue
        seen: set[int] = set()
        for part in (cluster, *cluster.siblings):
            _, rows, indexes, single = by_page_list.setdefault(
                id(part.page_list), (part.page_list, [], [], [])
            )
            if part.positions is None:
                rows.append(row)
                indexes.append(part.index)
                break
            start = int(part.page_list.first_range[part.index])
            for column, position in part.positions.items():
                if 0 <= column < num_columns and position < part.num_columns and column not in seen:
                    seen.add(column)
                    single.append((row, column, start + position))
    yield from by_page_list.values()


def _numbered(counts: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """Numbers from 0 for each of the counts: 2, 3 gives 0, 1, 0, 1, 2."""
    return np.arange(counts.sum(), dtype=np.int64) - np.repeat(np.cumsum(counts) - counts, counts)


def unlike_clusters(clusters: Sequence[Cluster]) -> dict[int, Sequence[Cluster]]:
    """Clusters with different pages, by how many there are of each: cluster groups may refer to the same page list."""
    if isinstance(clusters, PlainClusters):
        if len({id(group.page_list) for group in clusters.groups}) == len(clusters.groups):
            return {1: clusters}
    elif len({cluster.group_id for cluster in clusters}) < 2:
        return {1: clusters}
    places = [
        (id(part.page_list), part.index, id(part.positions), len(part.siblings) and part.cluster_id)
        for part in clusters
    ]
    times = Counter(places)
    found: dict[int, list[Cluster]] = {}
    for place, cluster in dict(zip(places, clusters, strict=True)).items():
        found.setdefault(times[place], []).append(cluster)
    return {**found}


def num_entries_of(footer: FooterRecord) -> int:
    """Number of entries that a footer tells, of all clusters (section "Footer Envelope")."""
    summaries = footer.cluster_summaries
    if summaries is not None:
        return int(summaries.end.max(initial=0))
    groups = footer.cluster_groups
    return max(((group.min_entry or 0) + (group.entry_span or 0) for group in groups), default=0)


def _wrong_entries(
    group: ClusterGroupRecord, group_id: int, summaries: ClusterSummaries
) -> Iterator[RNTupleError]:
    """The error about a group whose clusters have other entries than the footer says (RNT-CGR-002)."""
    if group.min_entry is None or group.entry_span is None or not len(summaries):
        return
    first, last = int(summaries.first_entry.min()), int(summaries.end.max())
    if (first, last) != (group.min_entry, group.min_entry + group.entry_span):
        yield broken(
            "RNT-CGR-002",
            path=f"footer.cluster_groups[{group_id}]",
            expected=(first, last - first),
            actual=(group.min_entry, group.entry_span),
            field="range of entries (first and number)",
        )


def joined_shards(clusters: Sequence[Cluster]) -> Sequence[Cluster]:
    """The same clusters, with sharded ones of equal entries joined into one (section "Column Group Record Frame").

    Columns of one collection may lie in different shards only if these have the same entries: offsets count from
    the start of a cluster.
    """
    if isinstance(clusters, PlainClusters):
        return clusters
    joined: dict[tuple[int, int], list[Cluster]] = {}
    result: list[Cluster] = []
    for cluster in clusters:
        if not cluster.is_sharded:
            result.append(cluster)
            continue
        shards = joined.setdefault((cluster.first_entry, cluster.num_entries), [])
        shards.append(cluster)
    result += [replace(first, siblings=tuple(others)) for first, *others in joined.values()]
    return result
