"""Pages that a read will need from a file that is far away, announced before the first one is decoded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import numpy as np

from rntuple_construct.format.descriptor.clusters import Cluster, ColumnRange
from rntuple_construct.format.metadata import NTupleMetadata
from rntuple_construct.model.schema.field_kinds import FieldNode

__all__ = ["announce"]


def announce(
    metadata: NTupleMetadata,
    nodes: Mapping[str, FieldNode],
    clusters: Sequence[Cluster],
    start: int,
    stop: int,
) -> None:
    """Let the pages of fields be fetched in few requests, in the order in which they will be read.

    Where only a part of a cluster is requested, the pages of collections are guessed from the share of its entries. Pages
    that were not guessed are read when they are needed.

    Args:
        metadata: the RNTuple.
        nodes: the fields.
        clusters: those that hold the entries.
        start, stop: entries.
    """
    source = metadata.container.source
    if source.is_remote:
        source.prefetch(_ranges(metadata, nodes.values(), clusters, start, stop))


def _ranges(
    metadata: NTupleMetadata, nodes: Iterable[FieldNode], clusters: Sequence[Cluster], start: int, stop: int
) -> Iterator[tuple[int, int]]:
    store = metadata.page_store
    for node in nodes:
        for part, is_exact in _walk(node, True):
            num_columns = max(map(len, part.field.representations), default=0)
            for index in range(num_columns):
                for cluster in clusters:
                    pages = _primary(part, index, cluster)
                    if pages is None or not len(pages.offset):
                        continue
                    low = max(start - cluster.first_entry, 0)
                    high = min(stop - cluster.first_entry, cluster.num_entries)
                    first, last = _needed(pages, low, high, cluster.num_entries, 0 if is_exact else 1)
                    yield from store.ranges_of(
                        pages.offset[first:last], pages.size[first:last], pages.has_checksum[first:last]
                    )


def _walk(node: FieldNode, is_exact: bool) -> Iterator[tuple[FieldNode, bool]]:
    """Fields in the order in which they are read, and whether they have as many values as there are entries."""
    yield node, is_exact
    for child in node.children:
        yield from _walk(child, is_exact and not node.field.representations)


def _primary(node: FieldNode, index: int, cluster: Cluster) -> ColumnRange | None:
    """The pages of a column in the representation that a cluster has."""
    for column_ids in node.field.representations:
        if index < len(column_ids):
            pages = cluster.column_range(column_ids[index])
            if pages is not None and not pages.is_suppressed:
                return pages
    return None


def _needed(pages: ColumnRange, low: int, high: int, num_entries: int, margin: int) -> tuple[int, int]:
    """First page that holds some of the entries ``low:high`` of a cluster, and the one after the last."""
    num_pages = len(pages.offset)
    if high <= low:
        return 0, 0
    if (low == 0 and high == num_entries) or num_pages == 1:
        return 0, num_pages
    ends = pages.num_elements.cumsum(dtype=np.int64)
    per_entry = float(ends[-1]) / num_entries
    # One element more in front: where a collection ends is where the next one begins.
    first = int(ends.searchsorted(max(low * per_entry - 1, 0), side="right")) - margin
    last = int(ends.searchsorted(high * per_entry, side="left")) + 1 + margin
    return max(first, 0), min(last, num_pages)
