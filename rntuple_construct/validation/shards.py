"""Which columns the clusters of a page list hold when some of them are sharded (section "Column Group Record Frame")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from rntuple_construct.descriptor.clusters import Cluster
from rntuple_construct.generations.page_list import PageList
from rntuple_construct.generations.records import FLAG_SHARDED, ClusterSummary, FooterRecord

__all__ = ["UNKNOWN", "Shards"]

UNKNOWN = -1
"""In place of a column id: no column group says which column it is."""


class Shards:
    """Column groups and cluster summaries of an RNTuple.

    Args:
        footer: its footer.
        page_lists: page list of each cluster group, None for those that cannot be read.

    Attributes:
        summaries: cluster summaries of each cluster group; empty for those that cannot be read.
        has_any: whether a cluster is sharded.
    """

    def __init__(self, footer: FooterRecord, page_lists: Sequence[PageList | None]) -> None:
        self.column_groups = footer.column_groups
        self.summaries: list[tuple[ClusterSummary, ...]] = []
        first_id = 0
        for group, pages in zip(footer.cluster_groups, page_lists, strict=True):
            own = None if pages is None else pages.cluster_summaries
            if own is None and pages is not None:
                own = (footer.cluster_summaries or ())[first_id : first_id + group.num_clusters]
            self.summaries.append(own or ())
            first_id += group.num_clusters
        self.has_any = any(summary.flags & FLAG_SHARDED for own in self.summaries for summary in own)
        self._positions = [
            {column_id: position for position, column_id in enumerate(ids)} for ids in self.column_groups
        ]

    def is_known(self, summary: ClusterSummary) -> bool:
        """Whether the cluster is complete, or its column group is there."""
        group = summary.column_group_id
        return not summary.flags & FLAG_SHARDED or (group is not None and group < len(self.column_groups))

    def columns_of(self, summary: ClusterSummary) -> tuple[int, ...] | None:
        """Ids of the columns that a sharded cluster lists, none if its group is not there; None for all columns."""
        if not summary.flags & FLAG_SHARDED:
            return None
        return self.column_groups[summary.column_group_id or 0] if self.is_known(summary) else ()

    def clusters_of(self, group_id: int, first_id: int, pages: PageList) -> list[Cluster]:
        """Clusters of a group that have a summary and page locations; none if a column group is not there.

        Args:
            group_id: position of the group in the footer.
            first_id: number of clusters in the groups before it.
            pages: the group's page list.
        """
        own = self.summaries[group_id][: pages.num_clusters]
        if not all(self.is_known(summary) for summary in own):
            return []
        return [
            Cluster(first_id + index, group_id, index, summary, pages, self._positions_of(summary))
            for index, summary in enumerate(own)
        ]

    def _positions_of(self, summary: ClusterSummary) -> Mapping[int, int] | None:
        return self._positions[summary.column_group_id or 0] if summary.flags & FLAG_SHARDED else None

    def column_ids(self, group_id: int, pages: PageList) -> npt.NDArray[np.int64]:
        """Column that each range of a page list belongs to.

        Args:
            group_id: cluster group.
            pages: its page list.

        Returns:
            shape (ranges,); UNKNOWN where the column group ends before, or is not there.
        """
        counts = np.diff(pages.first_range)
        ids = np.arange(int(pages.first_range[-1])) - np.repeat(pages.first_range[:-1], counts)
        if self.has_any:
            for index, summary in enumerate(self.summaries[group_id][: pages.num_clusters]):
                listed = self.columns_of(summary)
                if listed is not None:
                    start, stop = pages.first_range[index : index + 2].tolist()
                    known = listed[: stop - start]
                    ids[start:stop] = UNKNOWN
                    ids[start : start + len(known)] = known
        return ids.astype(np.int64, copy=False)
