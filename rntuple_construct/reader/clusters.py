"""Page lists on demand: which clusters hold a range of entries, and where their pages are."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.lazy_names import LazyModule
from rntuple_construct.base.rules import broken
from rntuple_construct.format.descriptor.clusters import (
    Cluster,
    PlainClusters,
    joined_groups,
    joined_shards,
    num_entries_of,
    summaries_of,
)
from rntuple_construct.format.generations.records import ClusterGroupRecord, FooterRecord
from rntuple_construct.format.metadata import NTupleMetadata

if TYPE_CHECKING:
    from rntuple_construct.model.values import reading
    from rntuple_construct.model.values.reading import Segment
else:
    reading = LazyModule("rntuple_construct.model.values.reading")


class ClusterIndex:
    """The clusters of an RNTuple; page lists are fetched when a range of entries first needs them.

    Args:
        metadata: the RNTuple.
        footer: its footer.
    """

    def __init__(self, metadata: NTupleMetadata, footer: FooterRecord) -> None:
        self._metadata = metadata
        self._footer = footer
        self._known: dict[int, tuple[Sequence[Cluster], Sequence[int]]] = {}

    @property
    def groups(self) -> Sequence[ClusterGroupRecord]:
        """The cluster groups in footer order."""
        return self._footer.cluster_groups

    @cached_property
    def num_entries(self) -> int:
        """Number of entries of all clusters."""
        return num_entries_of(self._footer)

    def clusters_of(self, group_id: int) -> Sequence[Cluster]:
        """The clusters of a group.

        Raises:
            RNTupleError: the page list is damaged or contradicts the footer.
        """
        return self._clusters_and_first_entries(group_id)[0]

    def _clusters_and_first_entries(self, group_id: int) -> tuple[Sequence[Cluster], Sequence[int]]:
        """Clusters of a group, and their first entries if they follow each other."""
        if group_id not in self._known:
            clusters = self._metadata.require_clusters(group_id)
            self._known[group_id] = clusters, _ascending(clusters)
        return self._known[group_id]

    def all(self) -> Sequence[Cluster]:
        """The clusters of all groups."""
        return joined_groups(list(map(self.clusters_of, range(len(self.groups)))))

    def _missing(self, start: int, stop: int) -> list[int]:
        """Groups with entries in ``start:stop``, or of which that is not known, whose page lists were not read yet."""
        return [
            group_id
            for group_id, group in enumerate(self.groups)
            if group_id not in self._known
            and (
                group.min_entry is None
                or group.entry_span is None
                or (group.min_entry < stop and group.min_entry + group.entry_span > start)
            )
        ]

    def overlapping(self, start: int, stop: int) -> list[Cluster]:
        """Clusters with entries in ``start:stop``, ordered by their first entry; shards of equal entries are joined."""
        found = []
        if len(self._known) < len(self.groups) and self._metadata.container.source.is_remote:
            self._metadata.prefetch_page_lists(self._missing(start, stop))
        for group_id, group in enumerate(self.groups):
            first, span = group.min_entry, group.entry_span
            if first is not None and span is not None and (first >= stop or first + span <= start):
                continue
            clusters, known = self._clusters_and_first_entries(group_id)
            if len(known):
                clusters = clusters[max(bisect_right(known, start) - 1, 0) : bisect_left(known, stop)]
            found += [
                cluster
                for cluster in clusters
                if (summary := cluster.summary).first_entry < stop
                and summary.first_entry + summary.num_entries > start
            ]
        if len(found) == 1:
            return found
        if any(cluster.is_sharded for cluster in found):
            found = [*joined_shards(found)]
        return sorted(found, key=lambda cluster: cluster.first_entry)


def _ascending(clusters: Sequence[Cluster]) -> Sequence[int]:
    """First entries of clusters that follow each other without overlap; empty if they do not."""
    if not isinstance(clusters, PlainClusters):
        return ()
    summaries = summaries_of(clusters)
    firsts, ends = summaries.first_entry, summaries.end
    if len(firsts) == 1:
        return firsts  # type: ignore[return-value]
    # An empty cluster would hide the one of the same first entry before it.
    follow = bool((firsts[:-1] < ends[:-1]).all()) and bool((ends[:-1] <= firsts[1:]).all())
    return firsts if follow else ()  # type: ignore[return-value]


def are_without_gaps(clusters: Sequence[Cluster], start: int, stop: int) -> bool:
    """Return whether clusters hold entries ``start:stop``, each begins where the one before it ends, and none is sharded."""
    if not clusters or any(cluster.is_sharded or cluster.siblings for cluster in clusters):
        return False
    ends = [cluster.first_entry + cluster.num_entries for cluster in clusters]
    follow = ends[:-1] == [cluster.first_entry for cluster in clusters[1:]]
    return follow and clusters[0].first_entry <= start and ends[-1] >= stop


def segments_of(
    clusters: Sequence[Cluster], start: int, stop: int, field: str | None = None
) -> list[Segment]:
    """Entries ``start:stop`` as ranges of clusters.

    Args:
        clusters: clusters that hold them, ordered by their first entry.
        start, stop: entries.
        field: the field that they are wanted for, if not every cluster holds it; for the error.

    Raises:
        DescriptorError: no cluster holds one of the entries (RNT-CGR-003).
    """
    if len(clusters) == 1:
        summary = clusters[0].summary
        origin = summary.first_entry
        if origin <= start < stop <= origin + summary.num_entries:
            return [reading.Segment(clusters[0], start - origin, stop - origin, origin)]
    segments = []
    covered = start
    for cluster in clusters:
        summary = cluster.summary
        origin = summary.first_entry
        if origin > covered:
            break
        first, last = max(covered, origin), min(stop, origin + summary.num_entries)
        if last > first:
            segments.append(reading.Segment(cluster, first - origin, last - origin, origin))
            covered = last
    if covered < stop:
        what = f"entry {covered}" if field is None else f"all columns of field '{field}' for entry {covered}"
        raise broken("RNT-CGR-003", path="footer.cluster_groups", problem=f"no cluster holds {what}")
    return segments
