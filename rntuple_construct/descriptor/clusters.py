"""Clusters and the pages of their columns, as slices of the page list arrays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from rntuple_construct.errors import DescriptorError, UnsupportedError
from rntuple_construct.generations.page_list import PageList
from rntuple_construct.generations.records import FLAG_SHARDED, ClusterGroupRecord, ClusterSummary, Locator


@dataclass(frozen=True, slots=True, eq=False)
class ColumnRange:
    """The pages of one column in one cluster.

    Args:
        element_offset: elements of the column before this cluster.
        compression_settings: as recorded; readers need only sizes.
        num_elements: shape ``(num_pages,)``, elements of each page.
        has_checksum: shape ``(num_pages,)``, bool.
        size: shape ``(num_pages,)``, stored bytes without the checksum.
        offset: shape ``(num_pages,)``, absolute file offsets.
        foreign: locators of pages that are no byte range of this file, by index into the arrays.
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
        """Whether another representation is the primary one in this cluster."""
        return self.element_offset < 0

    def place_of(self, page: int) -> int | None:
        """File offset of a page, None if it is stored elsewhere."""
        return int(self.offset[page]) if self.size[page] >= 0 else None

    @property
    def len_elements(self) -> int:
        """Elements stored in this cluster."""
        return int(self.num_elements.sum(dtype=np.int64))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
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
        """Where the cluster's pages stand in the metadata."""
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
        """Whether the cluster holds only the columns of a column group."""
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
        """Whether the cluster, together with its siblings, is there for all of the columns."""
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
        index = int(pages.first_range[self.index]) + position
        start, stop = int(pages.first_page[index]), int(pages.first_page[index + 1])
        foreign: Mapping[int, Locator] = {}
        if pages.foreign:
            elsewhere = np.flatnonzero(pages.size[start:stop] < 0).tolist()
            foreign = {page: pages.foreign[start + page] for page in elsewhere}
        return ColumnRange(
            int(pages.element_offset[index]),
            int(pages.compression_settings[index]),
            pages.num_elements[start:stop],
            pages.has_checksum[start:stop],
            pages.size[start:stop],
            pages.offset[start:stop],
            foreign,
        )


def clusters_of_group(
    group: ClusterGroupRecord,
    group_id: int,
    first_cluster_id: int,
    page_list: PageList,
    summaries: tuple[ClusterSummary, ...] | None,
    column_groups: tuple[tuple[int, ...], ...],
) -> tuple[Cluster, ...]:
    """The clusters of a cluster group.

    Args:
        group: the cluster group record.
        group_id: its position in the footer.
        first_cluster_id: number of clusters in the groups before it.
        page_list: the group's page list.
        summaries: cluster summaries of all clusters where the footer holds them, else None.
        column_groups: column ids of each column group, for sharded clusters.

    Raises:
        DescriptorError: counts of clusters that do not agree (RNT-CGR-001, RNT-PGL-002).
        UnsupportedError: a sharded cluster in a generation that has no column groups (RNT-CPT-007).
    """
    path = f"page_list[{group_id}]"
    own = page_list.cluster_summaries
    if own is None:
        own = (summaries or ())[first_cluster_id : first_cluster_id + group.num_clusters]
    if len(own) != group.num_clusters:
        raise DescriptorError(
            f"cluster group of {group.num_clusters} clusters has {len(own)} cluster summaries",
            rule_id="RNT-CGR-001", path=path, expected=group.num_clusters, actual=len(own),
        )  # fmt: skip
    if len(own) != page_list.num_clusters:
        raise DescriptorError(
            f"{len(own)} cluster summaries, but page locations of {page_list.num_clusters} clusters",
            rule_id="RNT-PGL-002", path=path, expected=len(own), actual=page_list.num_clusters,
        )  # fmt: skip
    clusters = []
    known: dict[int, dict[int, int]] = {}
    for index, summary in enumerate(own):
        positions = None
        if summary.flags & FLAG_SHARDED:
            group_number = summary.column_group_id
            if group_number is None or group_number >= len(column_groups):
                raise UnsupportedError(
                    "sharded cluster without a column group", rule_id="RNT-CPT-007",
                    path=f"{path}.cluster_summaries[{index}]",
                )  # fmt: skip
            if group_number not in known:
                ids = column_groups[group_number]
                known[group_number] = {column_id: position for position, column_id in enumerate(ids)}
            positions = known[group_number]
        clusters.append(Cluster(first_cluster_id + index, group_id, index, summary, page_list, positions))
    return tuple(clusters)


def joined_shards(clusters: Sequence[Cluster]) -> list[Cluster]:
    """The same clusters, with sharded ones of equal entries joined into one (section "Column Group Record Frame").

    Columns of one collection may lie in different shards only if these have the same entries: offsets count from
    the start of a cluster.
    """
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
