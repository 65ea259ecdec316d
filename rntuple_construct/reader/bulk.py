"""Columns over whole clusters at once: their pages are found and checked in arrays, and decoded in one loop.

It takes what is regular only. For anything else, and for everything damaged, it has no result, and the pages are read
one by one, which says what is wrong with which.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

import numpy as np

from rntuple_construct.columns import ColumnCodec
from rntuple_construct.errors import RNTupleError
from rntuple_construct.metadata import PageStore
from rntuple_construct.values.layout import Array
from rntuple_construct.values.reading import Segment

__all__ = ["MIN_VALUES", "RegularPages", "find_regular_pages", "read_regular_pages"]

MIN_VALUES = 1024
"""For fewer values it is not worth it."""


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
    """The pages of a column that hold exactly the values of some segments; None if that is not so simple.

    Args:
        column_id: the column.
        segments: whole clusters, as far as the column goes.
    """
    found: list[tuple[Array, Array, Array, Array]] = []
    for _, same in groupby(segments, key=lambda segment: id(segment.cluster.page_list)):
        pages = _pages_of_list(column_id, list(same))
        if pages is None:
            return None
        found.append(pages)
    offset, size, count, has_checksum = (np.concatenate(arrays) for arrays in zip(*found, strict=True))
    have_checksums = bool(has_checksum.all())
    if has_checksum.any() and not have_checksums:
        return None
    return RegularPages(offset, size, count, have_checksums)


def _pages_of_list(column_id: int, segments: Sequence[Segment]) -> tuple[Array, Array, Array, Array] | None:
    """Offsets, sizes, numbers of elements and checksum flags of the pages, from one page list."""
    pages = segments[0].cluster.page_list
    if pages.foreign or any(
        segment.start or segment.cluster.is_sharded or segment.cluster.siblings for segment in segments
    ):
        return None
    index = np.fromiter((segment.cluster.index for segment in segments), np.int64, len(segments))
    ranges = pages.first_range[index] + column_id
    if (ranges >= pages.first_range[index + 1]).any() or (pages.element_offset[ranges] < 0).any():
        return None
    first, num_pages = pages.first_page[ranges], pages.first_page[ranges + 1] - pages.first_page[ranges]
    ends = np.cumsum(num_pages)
    numbers = np.repeat(first - ends + num_pages, num_pages) + np.arange(int(ends[-1]))
    count = pages.num_elements[numbers].astype(np.int64)
    elements = np.concatenate(([0], np.cumsum(count)))
    wanted = np.fromiter((segment.stop for segment in segments), np.int64, len(segments))
    if (count < 0).any() or (elements[ends] - elements[ends - num_pages] != wanted).any():
        return None
    return pages.offset[numbers], pages.size[numbers], count, pages.has_checksum[numbers]


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
    contents = store.regular_pages(
        pages.offset, pages.size, (pages.count * codec.bits + 7) >> 3, verify=verify and pages.have_checksums
    )
    if contents is None:
        return False
    try:
        codec.decode_sized_pages(zip(contents, pages.count.tolist(), strict=True), out)
    except RNTupleError:
        return False
    return True
