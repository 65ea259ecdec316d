"""What the metadata will say about the clusters that are written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rntuple_construct.generations.page_list import PageList
from rntuple_construct.generations.records import FLAG_SHARDED, NOT_LISTED, ClusterSummary

__all__ = ["SUPPRESSED", "ClusterLedger", "WrittenCluster", "WrittenColumn"]

SUPPRESSED = -(1 << 63)
"""Element offset of a column whose field uses another representation in the cluster."""

Int64Array = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class WrittenColumn:
    """Pages of one column in one cluster.

    Args:
        num_elements: elements of all pages together, also where another representation holds them.
        pages: shape ``(num_pages, 3)``: elements, stored bytes without checksum, file offset. None for a column
            that is suppressed.
    """

    num_elements: int
    pages: Int64Array | None


@dataclass(frozen=True, slots=True, eq=False)
class WrittenCluster:
    """A cluster whose pages have their places.

    Args:
        num_entries: entries in it.
        columns: one per column known when it was committed, in id order.
    """

    num_entries: int
    columns: Sequence[WrittenColumn]


class ClusterLedger:
    """Collects clusters in the order of their commits and numbers their entries and elements.

    Args:
        settings: compression settings of the pages.
        has_checksum: whether pages have checksums.

    Attributes:
        column_groups: column ids of each column group; if there are any, each cluster becomes one shard per group.
        all_summaries: summaries of all clusters so far.
    """

    def __init__(self, settings: int, has_checksum: bool) -> None:
        self.num_entries = 0
        self.num_clusters = 0
        self.column_groups: Sequence[Sequence[int]] = ()
        self.all_summaries: list[ClusterSummary] = []
        self._settings = settings
        self._has_checksum = has_checksum
        self._next_element: list[int] = []
        self._summaries: list[ClusterSummary] = []
        self._clusters: list[tuple[Int64Array, Int64Array, Int64Array]] = []

    def add_columns(self, first_elements: Sequence[int]) -> None:
        """Take in new columns.

        Args:
            first_elements: for each the global number of the first element that will be written: what a deferred
                column starts with, else 0, or what a further representation of a field takes over.
        """
        self._next_element += first_elements

    @property
    def num_columns(self) -> int:
        """Columns known so far."""
        return len(self._next_element)

    def first_element(self, column_id: int) -> int:
        """Global number of the next element of a column."""
        return self._next_element[column_id]

    @property
    def num_open_clusters(self) -> int:
        """Clusters that no page list describes yet."""
        return len(self._summaries)

    @property
    def first_open_entry(self) -> int:
        """First entry that no page list describes yet."""
        return self._summaries[0].first_entry if self._summaries else self.num_entries

    def add(self, cluster: WrittenCluster) -> None:
        """Append a cluster; its entries follow those of the cluster before."""
        offsets = np.empty(len(cluster.columns), np.int64)
        for column_id, column in enumerate(cluster.columns):
            offsets[column_id] = SUPPRESSED if column.pages is None else self._next_element[column_id]
            self._next_element[column_id] += column.num_elements
        if self.column_groups:
            for group_id, ids in enumerate(self.column_groups):
                summary = ClusterSummary(self.num_entries, cluster.num_entries, FLAG_SHARDED, group_id)
                self._append(summary, [cluster.columns[column_id] for column_id in ids], offsets[list(ids)])
        else:
            summary = ClusterSummary(self.num_entries, cluster.num_entries, 0)
            self._append(summary, cluster.columns, offsets)
        self.num_entries += cluster.num_entries

    def _append(self, summary: ClusterSummary, columns: Sequence[WrittenColumn], offsets: Int64Array) -> None:
        pages = [column.pages for column in columns if column.pages is not None]
        num_pages = np.array([0 if c.pages is None else len(c.pages) for c in columns], np.int64)
        joined = np.concatenate(pages) if pages else np.empty((0, 3), np.int64)
        self._clusters.append((offsets, num_pages, joined))
        self._summaries.append(summary)
        self.all_summaries.append(summary)
        self.num_clusters += 1

    def take_page_list(self, header_checksum: bytes) -> PageList:
        """The page list of all clusters since the last call."""
        num_columns = [len(offsets) for offsets, _, _ in self._clusters]
        element_offset = _joined([offsets for offsets, _, _ in self._clusters])
        num_pages = _joined([counts for _, counts, _ in self._clusters])
        pages = np.concatenate([np.empty((0, 3), np.int64), *(pages for _, _, pages in self._clusters)])
        summaries = tuple(self._summaries)
        self._clusters, self._summaries = [], []
        return PageList(
            header_checksum=header_checksum,
            cluster_summaries=summaries,
            first_range=_starts(np.array(num_columns, np.int64)),
            element_offset=element_offset,
            compression_settings=np.where(element_offset < 0, NOT_LISTED, self._settings),
            first_page=_starts(num_pages),
            num_elements=pages[:, 0].astype(np.int32),
            has_checksum=np.full(len(pages), self._has_checksum),
            size=pages[:, 1],
            offset=pages[:, 2],
        )


def _joined(arrays: Sequence[Int64Array]) -> Int64Array:
    return np.concatenate([np.empty(0, np.int64), *arrays])


def _starts(counts: Int64Array) -> Int64Array:
    starts = np.zeros(len(counts) + 1, np.int64)
    np.cumsum(counts, out=starts[1:])
    return starts
