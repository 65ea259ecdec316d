"""Plans of pages: which pages hold the requested elements of columns, and where the elements of each page go.

A plan has one row per page, in numpy arrays, in the order of the elements. ``in_place`` and ``page_by_page`` run plans.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from rntuple_construct.format.columns import ColumnCodec
from rntuple_construct.format.compression import MAX_LEN_CHUNK
from rntuple_construct.format.descriptor.clusters import Cluster
from rntuple_construct.format.descriptor.schema import Column
from rntuple_construct.format.generations.records import PageList

__all__ = [
    "Array",
    "ColumnPages",
    "PagePlan",
    "Repeats",
    "distinct_pages",
    "joined",
    "plan_of_cluster",
    "plan_of_clusters",
]

# For fewer pages, the search for those that are listed again takes longer than it saves.
_MIN_PAGES = 64
# Elements per page from which copying each page takes less time than computing where each element goes. Shorter pages
# are copied together, up to this number of elements.
_MIN_LEN_SLICE = 64
_LEN_BLOCK = 1 << 10

Array: TypeAlias = npt.NDArray[Any]


@dataclass(slots=True, eq=False, repr=False)
class ColumnPages:
    """All pages of a field's column in one cluster, in its primary representation there: what a plan is made from.

    Args:
        cluster: the cluster, or the joined shards, for which they were looked up.
        first: number of the cluster's first value of the field for which they were looked up.
        column, codec: the column and its codec.
        page_list, group_id: where its pages are listed.
        range: its range in the page list.
        first_page: number of its first page in the page list.
        ends: shape ``(num_pages,)``, elements up to the end of each page.
        missing: elements before the first page that are synthesised.
    """

    cluster: Cluster
    first: int | None
    column: Column
    codec: ColumnCodec
    page_list: PageList
    group_id: int
    range: int
    first_page: int
    ends: Array
    missing: int

    @property
    def length(self) -> int:
        """Elements that are stored."""
        return int(self.ends[-1]) if len(self.ends) else 0

    @property
    def can_be_impossible(self) -> bool:
        """Return whether a page may be larger than one compressed chunk."""
        return self.length * self.codec.bits > 8 * MAX_LEN_CHUNK


class Repeats(NamedTuple):
    """Rows that list a page for the first time.

    Args:
        firsts: numbers of these rows, rising.
        which: shape ``(num_rows,)``, for each row the first one with the same page.
    """

    firsts: Array
    which: Array


def distinct_pages(*keys: Array) -> Repeats:
    """Find the rows that equal no row before them.

    Args:
        keys: of the same shape ``(num_rows,)``; rows are equal if they are equal in all of them.
    """
    num_rows, first = len(keys[0]), keys[0]
    if (first[1:] > first[:-1]).all():
        rows = np.arange(num_rows)
        return Repeats(rows, rows)
    # Stable, so that of equal rows the first one comes first.
    order = np.lexsort(keys)
    is_new = np.zeros(num_rows, bool)
    is_new[:1] = True
    for key in keys:
        ordered = key[order]
        is_new[1:] |= ordered[1:] != ordered[:-1]
    firsts = order[is_new]
    which = np.empty(num_rows, np.int64)
    which[order] = firsts[np.cumsum(is_new) - 1]
    return Repeats(np.sort(firsts), which)


@dataclass(slots=True, eq=False, repr=False)
class PagePlan:
    """Pages of columns of one codec, and where their elements go.

    Args:
        codec: decodes them.
        column: their column; None if they are of several.
        sources: page lists that they are from: first row, page list, cluster group.
        number: shape ``(num_rows,)``, page of each row in its page list; its path and its external locator follow from it.
        offset: shape ``(num_rows,)``, file offset.
        size: shape ``(num_rows,)``, stored bytes without the checksum; -1 for a page outside the file.
        count: shape ``(num_rows,)``, 64-bit numbers of elements.
        has_checksum: shape ``(num_rows,)``, bool.
        target: shape ``(num_rows,)``, index of the first element in the output. It is negative or inside the page before if
            only the end of the page is wanted.
        parts: rows that are wanted in part, and which of their elements.
        length: elements of the output, up to the end of the last row.
        num_ranges: columns in clusters that the pages belong to.
    """

    codec: ColumnCodec
    column: Column | None
    sources: list[tuple[int, PageList, int]]
    number: Sequence[int] | Array
    offset: Array
    size: Array
    count: Array
    has_checksum: Array
    target: Array
    parts: dict[int, tuple[int, int]]
    length: int
    num_ranges: int

    def __len__(self) -> int:
        return len(self.offset)

    def source(self, row: int) -> tuple[PageList, int]:
        """Page list and cluster group of a row."""
        sources = self.sources
        at = 0 if len(sources) == 1 else bisect_right(sources, row, key=lambda source: source[0]) - 1
        return sources[at][1:]

    def path(self, row: int, *, of_page: bool = True) -> str:
        """Path of the page of a row, or of its column in its cluster, in the metadata."""
        (page_list, group_id), number = self.source(row), int(self.number[row])
        if of_page:
            return page_list.path_of_page(group_id, number)
        at = int(page_list.first_page.searchsorted(number, side="right")) - 1
        return page_list.path_of_range(group_id, at)

    def place(self, row: int) -> int | None:
        """File offset of a row, None if it is stored elsewhere."""
        return int(self.offset[row]) if self.size[row] >= 0 else None

    def only(self, rows: Any) -> PagePlan:
        """Return the plan for some of the rows, as a slice or an index array; all of these are wanted as a whole."""
        number, sources = self.number, self.sources
        if isinstance(number, range) and not isinstance(rows, slice):
            number = np.arange(number.start, number.stop)
        if len(sources) > 1:
            kept = np.arange(len(self))[rows]
            sources = [(int(kept.searchsorted(first)), *rest) for first, *rest in sources]  # type: ignore[misc]
        return replace(
            self, sources=sources, number=number[rows], offset=self.offset[rows], size=self.size[rows], parts={},
            count=self.count[rows], has_checksum=self.has_checksum[rows], target=self.target[rows],
        )  # fmt: skip

    def whole(self) -> PagePlan:
        """Return the plan for the rows that are wanted as a whole."""
        if not self.parts:
            return self
        first, stop = int(0 in self.parts), len(self) - (len(self) - 1 in self.parts)
        if len(self.parts) == len(self) - (stop - first):
            return self.only(slice(first, max(stop, first)))
        is_whole = np.ones(len(self), bool)
        is_whole[list(self.parts)] = False
        return self.only(np.flatnonzero(is_whole))

    def repeats(self) -> Repeats | None:
        """Find pages with the same bytes and as many elements as one before them.

        Writers store equal pages of a cluster once, so that a constant column of a small file may list one page a million
        times.

        Returns:
            None if only a few pages are listed again, or some are not in this file.
        """
        num_pages = len(self)
        if num_pages < _MIN_PAGES or self.size.min() < 0 or self.count.min() < 0:
            return None
        starts = np.sort(self.offset)
        if 2 * (1 + np.count_nonzero(starts[1:] != starts[:-1])) > num_pages:
            return None
        repeats = distinct_pages(self.offset, self.size, self.count, self.has_checksum)
        return repeats if 2 * len(repeats.firsts) <= num_pages else None

    def copy_repeats(self, repeats: Repeats, out: Array) -> None:
        """Copy the elements of pages that are listed again, after those that are listed first were decoded."""
        again = np.flatnonzero(repeats.which != np.arange(len(self)))
        is_long = self.count[again] >= _MIN_LEN_SLICE
        long = again[is_long]
        numbers = (self.target[repeats.which[long]], self.target[long], self.count[long])
        for source, start, length in zip(*(each.tolist() for each in numbers), strict=True):
            out[start : start + length] = out[source : source + length]
        again = again[~is_long]
        for first in range(0, len(again), _LEN_BLOCK):
            rows = again[first : first + _LEN_BLOCK]
            count = self.count[rows]
            within = np.arange(int(count.sum())) - np.repeat(np.cumsum(count) - count, count)
            sources = np.repeat(self.target[repeats.which[rows]], count)
            out[within + np.repeat(self.target[rows], count)] = out[within + sources]

    def by_range(self) -> Iterator[tuple[int, int]]:
        """First row and stop of each column in a cluster."""
        stops = [source[0] for source in self.sources[1:]] + [len(self)]
        for (first, page_list, _), stop in zip(self.sources, stops, strict=True):
            if isinstance(self.number, range):
                cuts: list[int] = []
            else:
                ranges = page_list.first_page.searchsorted(self.number[first:stop], side="right")
                cuts = (np.flatnonzero(np.diff(ranges)) + 1 + first).tolist()
            yield from pairwise([first, *cuts, stop])

    def impossible(self) -> int | None:
        """Return the first row whose page expands to more than its stored bytes can."""
        lengths = (self.count * self.codec.bits + 7) // 8
        # Every compressed chunk takes at least its header and expands to at most MAX_LEN_CHUNK bytes.
        larger = (lengths > self.size) & (lengths > (self.size // 10 + 1) * MAX_LEN_CHUNK) & (self.size >= 0)
        return int(larger.argmax()) if larger.any() else None


def plan_of_cluster(pages: ColumnPages, start: int, stop: int, at: int = 0) -> PagePlan:
    """Plan elements of a column in one cluster.

    Args:
        pages: its pages.
        start, stop: elements, counted from the start of the cluster; synthesised ones count, but are not planned.
        at: index in the output of the element ``start``.
    """
    length, shift = stop - start, at - start + pages.missing
    stop, begin = stop - pages.missing, max(start - pages.missing, 0)
    ends, page_list = pages.ends, pages.page_list
    first = last = 0
    if stop > begin:
        first, last = 0, 1
        if len(ends) > 1:
            first = int(ends.searchsorted(begin, side="right"))
            last = int(ends.searchsorted(stop, side="left")) + 1
    numbers = range(pages.first_page + first, pages.first_page + last)
    rows = slice(numbers.start, numbers.stop)
    count = page_list.num_elements[rows].astype(np.int64)
    target = ends[first:last] - count + shift
    parts = {}
    if last > first:
        low, high = begin + shift, stop + shift
        for row in {0, last - first - 1}:
            place, num = target.item(row), count.item(row)
            if place < low or place + num > high:
                parts[row] = max(low - place, 0), min(high - place, num)
    return PagePlan(
        pages.codec, pages.column, [(0, page_list, pages.group_id)], numbers, page_list.offset[rows], page_list.size[rows],
        count, page_list.has_checksum[rows], target, parts, at + length, 1,
    )  # fmt: skip


def joined(plans: Sequence[PagePlan]) -> PagePlan:
    """Join plans of one column, each of which says where its elements go."""
    if len(plans) == 1:
        return plans[0]
    sources: list[tuple[int, PageList, int]] = []
    parts: dict[int, tuple[int, int]] = {}
    first = 0
    for plan in plans:
        sources += [(first + row, *rest) for row, *rest in plan.sources]  # type: ignore[misc]
        parts |= {first + row: part for row, part in plan.parts.items()}
        first += len(plan)
    number, offset, size, count, has_checksum, target = (
        np.concatenate([np.asarray(getattr(plan, name)) for plan in plans])
        for name in ("number", "offset", "size", "count", "has_checksum", "target")
    )
    num_ranges = sum(plan.num_ranges for plan in plans)
    return PagePlan(
        plans[0].codec, plans[0].column, sources, number, offset, size, count, has_checksum, target, parts, plans[-1].length,
        num_ranges,
    )  # fmt: skip


def plan_of_clusters(
    column: Column, codec: ColumnCodec, clusters: Sequence[Cluster], start: int, stops: Sequence[int], at: int
) -> PagePlan | None:
    """Plan elements of a column in clusters of one page list, looked up at once.

    Args:
        column: the column, of which no element is synthesised.
        codec: its codec.
        clusters: the clusters.
        start: the first wanted element of the first cluster.
        stops: number of elements up to the last wanted one of each cluster.
        at: index in the output of the first element.

    Returns:
        None if pages or elements are missing, the listed pages are impossible, or another cluster than the last one is cut.
    """
    # Methods, since the functions of numpy take twice as long for few clusters.
    pages = clusters[0].page_list
    index = np.fromiter((cluster.index for cluster in clusters), np.int64, len(clusters))
    ranges = pages.first_range[index] + column.column_id
    if (ranges >= pages.first_range[index + 1]).any() or (pages.element_offset[ranges] < 0).any():
        return None
    first = pages.first_page[ranges]
    num_pages = pages.first_page[ranges + 1] - first
    last_pages = num_pages.cumsum()
    total = last_pages.item(-1)
    number = (first - last_pages + num_pages).repeat(num_pages) + np.arange(total)
    count = pages.num_elements[number].astype(np.int64)
    if len(count) and count.min() < 0:
        return None
    elements = np.zeros(total + 1, np.int64)
    count.cumsum(out=elements[1:])
    plan = PagePlan(
        codec, column, [(0, pages, clusters[0].group_id)], number, pages.offset[number], pages.size[number], count,
        pages.has_checksum[number], elements[:-1] + (at - start), {}, at + elements.item(-1), len(clusters),
    )  # fmt: skip
    if elements.item(-1) * codec.bits > 8 * MAX_LEN_CHUNK and plan.impossible() is not None:
        return None
    *held, last = (elements[last_pages] - elements[last_pages - num_pages]).tolist()
    if held != list(stops[:-1]) or last < stops[-1] or not 0 <= start <= [*held, stops[-1]][0]:
        return None
    if not start and last == stops[-1]:
        return plan
    plan.length = stop = at + sum(stops) - start
    begin = int((plan.target + count).searchsorted(at, side="right"))
    plan = plan.only(slice(begin, max(int(plan.target.searchsorted(stop, side="left")), begin)))
    for row in {0, len(plan) - 1} if len(plan) else ():
        place, num = plan.target.item(row), plan.count.item(row)
        if place < at or place + num > stop:
            plan.parts[row] = max(at - place, 0), min(stop - place, num)
    return plan
