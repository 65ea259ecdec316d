"""Columns over many clusters at once: the pages are found, checked and decompressed in arrays, not one by one.

It takes what is regular only. For anything else, and for everything damaged, it has no result, and the pages are read
one by one, which says what is wrong with which.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

import numpy as np

from rntuple_construct.columns import ColumnCodec
from rntuple_construct.compression import Blocks, find_blocks
from rntuple_construct.descriptor.clusters import Cluster
from rntuple_construct.errors import RNTupleError
from rntuple_construct.metadata import PageStore
from rntuple_construct.values.layout import Array
from rntuple_construct.values.reading import Segment

__all__ = ["MIN_CLUSTERS", "RegularPages", "find_regular_pages", "read_regular_pages"]

MIN_CLUSTERS = 8
"""For fewer clusters it is not worth it."""

# Uncompressed bytes of one call of the decompressor: they stay in the cache of a processor core.
_LEN_BATCH = 1 << 20


@dataclass(frozen=True, slots=True, eq=False)
class RegularPages:
    """Pages of one column, all in this file, in the order of the elements.

    Args:
        offset: shape ``(num_pages,)``, file offsets.
        size: shape ``(num_pages,)``, stored bytes without the checksum.
        count: shape ``(num_pages,)``, elements.
        have_checksums: whether a checksum follows each of them; False if none has one.
    """

    offset: Array
    size: Array
    count: Array
    have_checksums: bool


def find_regular_pages(column_id: int, segments: Sequence[Segment]) -> RegularPages | None:
    """The pages of a column that hold exactly the values of whole segments; None if that is not so simple.

    Args:
        column_id: the column.
        segments: values from the first one of a cluster on.
    """
    found: list[tuple[Array, Array, Array, Array]] = []
    for _, same in groupby(segments, key=lambda segment: id(segment.cluster.page_list)):
        pages = _pages_of_list(column_id, list(same))
        if pages is None:
            return None
        found.append(pages)
    offset, size, count, has_checksum = (np.concatenate(arrays) for arrays in zip(*found, strict=True))
    have_checksums = bool(has_checksum.all())
    if not have_checksums and has_checksum.any():
        return None
    return RegularPages(offset, size, count, have_checksums)


def _pages_of_list(column_id: int, segments: list[Segment]) -> tuple[Array, Array, Array, Array] | None:
    pages = segments[0].cluster.page_list
    clusters = [segment.cluster for segment in segments]
    if pages.foreign or any(_is_sharded(cluster) or segment.start for cluster, segment in zip(clusters, segments)):
        return None
    index = np.fromiter((cluster.index for cluster in clusters), np.int64, len(clusters))
    ranges = pages.first_range[index] + column_id
    if (ranges >= pages.first_range[index + 1]).any() or (pages.element_offset[ranges] < 0).any():
        return None
    first, stop = pages.first_page[ranges], pages.first_page[ranges + 1]
    num_pages = stop - first
    ends = np.cumsum(num_pages)
    numbers = np.repeat(first - ends + num_pages, num_pages) + np.arange(int(ends[-1]))
    count = pages.num_elements[numbers].astype(np.int64)
    elements = np.concatenate(([0], np.cumsum(count)))
    wanted = np.fromiter((segment.stop for segment in segments), np.int64, len(segments))
    if (elements[ends] - elements[ends - num_pages] != wanted).any():
        return None
    return pages.offset[numbers], pages.size[numbers], count, pages.has_checksum[numbers]


def _is_sharded(cluster: Cluster) -> bool:
    return bool(cluster.siblings) or cluster.positions is not None


def read_regular_pages(
    pages: RegularPages, codec: ColumnCodec, store: PageStore, out: Array, *, verify: bool
) -> bool:
    """Verify, decompress and decode pages into one array.

    Args:
        pages: the pages.
        codec: codec of their column.
        store: where they are stored.
        out: shape ``(sum of the elements,)``, of the type of the codec; overwritten, also without success.
        verify: whether to compare checksums.

    Returns:
        whether it was done; if not, something is not as it is as a rule.
    """
    file = store.memory
    if file is None or (pages.have_checksums and verify and not store.is_sealed):
        return False
    length = (pages.count * codec.bits + 7) >> 3
    blocks = find_blocks(np.frombuffer(file, np.uint8), pages.offset, pages.size, length)
    if blocks is None or not store.fits(pages.offset, pages.size, length):
        return False
    position = 0
    for start, stop in _batches(length):
        if pages.have_checksums and verify and not store.checksums_match(
            pages.offset[start:stop], pages.size[start:stop]
        ):
            return False
        counts = pages.count[start:stop].tolist()
        end = position + sum(counts)
        if not _decode(file, blocks, start, stop, counts, codec, out[position:end]):
            return False
        position = end
    return True


def _batches(length: Array) -> Iterator[tuple[int, int]]:
    """Ranges of pages whose uncompressed bytes are about _LEN_BATCH together."""
    ends = np.cumsum(length)
    start = 0
    while start < len(length):
        taken = int(ends[start - 1]) if start else 0
        stop = max(start + 1, int(np.searchsorted(ends, taken + _LEN_BATCH, side="right")))
        yield start, stop
        start = stop
