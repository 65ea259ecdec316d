"""Sizes of the pages of a cluster, from a replay of the page buffers of ROOT.

A column of ROOT begins with a small buffer and doubles it, up to a largest page. If the buffers of all columns exceed a budget,
larger buffers are written first, so that pages have irregular sizes. Which ones these are follows from the order in which ROOT
appends elements: entry by entry, field by field, items before their offset. The budget is not in the file; the sizes of pages
that are known bound it.
"""

from __future__ import annotations

import heapq
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cmp_to_key
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from rntuple_spec.constants import FieldRole

from rntuple_construct.format.descriptor.schema import Schema

__all__ = ["UNBOUNDED", "BufferBounds", "InstanceStep", "ReplayedPages", "Timeline", "replay"]

_LEN_INITIAL = 256
"""Bytes of the first buffer of a column, by default."""
UNBOUNDED = 1 << 62
"""Bytes of all buffers of a writer whose buffers suffice."""

Offsets = npt.NDArray[np.int64]


class ContradictionError(Exception):
    """The pages of the replay are not those of the file."""


class InstanceStep(NamedTuple):
    """How the instances of a node follow from those of its parent.

    Args:
        node: the node.
        place: its place among the children of the parent.
        down: the number of instances that the first instances of the parent have.
        up: the instance of the parent that an instance belongs to.
    """

    node: object
    place: int
    down: Callable[[int], int]
    up: Callable[[int], int]


class Timeline:
    """The order in which the elements of all columns of a cluster are appended.

    Args:
        schema: the schema.
        elements: offsets and tags of the columns that have them.
    """

    def __init__(self, schema: Schema, elements: Mapping[int, npt.NDArray[Any]]) -> None:
        self._schema = schema
        self._elements = elements
        self._steps: dict[int, tuple[InstanceStep, ...]] = {}
        self._counts: dict[tuple[int, int, int], int] = {}
        self.paths = [self._path(number) for number in range(len(schema.columns))]

    def _path(self, number: int) -> tuple[InstanceStep, ...]:
        column = self._schema.columns[number]
        field = self._schema.fields[column.record.field_id]
        path = self._steps_to(field.field_id)
        if column.index:
            return (*path, self._items(("items", field.field_id), 0, field.representations[0][0]))
        if field.record.size is not None:
            return (*path, _repeated(("items", field.field_id), 0, field.record.size))
        return path

    def _steps_to(self, field_id: int) -> tuple[InstanceStep, ...]:
        if field_id in self._steps:
            return self._steps[field_id]
        field = self._schema.fields[field_id]
        if field.is_top_level:
            path: tuple[InstanceStep, ...] = (_repeated(field_id, field_id, 1),)
        else:
            parent = self._schema.fields[field.record.parent_id]
            place = parent.children.index(field_id)
            if parent.record.role == FieldRole.COLLECTION and parent.representations:
                step = self._items(field_id, place, parent.representations[0][0])
            elif parent.record.role == FieldRole.VARIANT and parent.representations:
                step = self._chosen(field_id, place, parent.representations[0][0])
            else:
                size = parent.record.size
                step = _repeated(field_id, place, 1 if size is None else size)
            path = (*self._steps_to(parent.field_id), step)
        self._steps[field_id] = path
        return path

    def _items(self, node: object, place: int, column: int) -> InstanceStep:
        """The items of a collection, from its column of offsets."""
        bounds = _bounds(self._elements[column])
        last = len(bounds) - 1
        return InstanceStep(
            node, place, lambda n: bounds[min(n, last)], lambda n: bisect_right(bounds, n) - 1
        )

    def _chosen(self, node: object, place: int, column: int) -> InstanceStep:
        """The values of an alternative of a variant, from its column of tags."""
        is_chosen = self._elements[column]["tag"] == place + 1
        bounds = _bounds(np.cumsum(is_chosen))
        places = np.flatnonzero(is_chosen).astype(np.int64).data
        last = len(is_chosen)
        return InstanceStep(node, place, lambda n: bounds[min(n, last)], lambda n: places[n])

    def count(self, other: int, column: int, element: int) -> int:
        """Elements of a column that are there when an element of another ``column`` is appended."""
        if other == column:
            return element
        key = other, column, element
        if key not in self._counts:  # replays of one cluster ask for the same again and again
            self._counts[key] = self.count_new(other, column, element)
        return self._counts[key]

    def count_new(self, other: int, column: int, element: int) -> int:
        """The same for another column, without a memory of earlier answers."""
        ours, theirs = self.paths[column], self.paths[other]
        common = 0
        while common < min(len(ours), len(theirs)) and ours[common].node == theirs[common].node:
            common += 1
        instance = element
        for step in reversed(ours[common:]):
            instance = step.up(instance)
        if common == len(theirs):
            return instance  # the offset of a collection follows its items
        if common == len(ours) or theirs[common].place < ours[common].place:
            instance += 1
        for step in theirs[common:]:
            instance = step.down(instance)
        return instance


def _bounds(stops: npt.NDArray[Any]) -> memoryview:
    """Zero and some numbers: a fifth of the memory of a list, and as fast to search."""
    bounds = np.zeros(len(stops) + 1, np.int64)
    bounds[1:] = stops
    return bounds.data


def _repeated(node: object, place: int, size: int) -> InstanceStep:
    return InstanceStep(node, place, lambda n: n * size, lambda n: n // size)


@dataclass(frozen=True)
class BufferBounds:
    """Largest page, and bounds of the bytes of all buffers, in bytes.

    Args:
        len_page: the largest page.
        least, most: the budget is not smaller, and not larger.
    """

    len_page: int
    least: int = 0
    most: int = UNBOUNDED


@dataclass
class _Buffer:
    """Buffer of a column: its capacity, the element it begins with, and how often it was written."""

    width: int
    initial: int
    total: int
    capacity: int
    start: int = 0
    version: int = 0

    @property
    def nbytes(self) -> int:
        return self.capacity * self.width


def replay(
    timeline: Timeline,
    widths: Sequence[int],
    totals: Sequence[int],
    known: Sequence[Sequence[int] | frozenset[int]],
    budget: BufferBounds,
) -> Iterator[ReplayedPages | None]:
    """Find the sizes of all pages of a cluster.

    Args:
        timeline: order of its elements.
        widths: bytes of an element of each column in memory.
        totals: elements of each column.
        known: sizes of the pages of each column; a set if the pages are not known, but only these sizes are there.
        budget: bounds of the budget.

    Yields:
        the pages, and narrower bounds of the budget that makes them.
        None for each run that contradicts the known sizes.
    """
    stack = [budget]
    while stack:
        run = _Replay(timeline, widths, totals, known, stack.pop(), stack)
        found = None
        with suppress(ContradictionError):
            found = ReplayedPages(run.sizes(), run.order, run.budget)
        yield found


class ReplayedPages(NamedTuple):
    """Pages that a replay stores.

    Args:
        sizes: elements of the pages of each column.
        order: columns of the pages, in the order in which they are stored.
        budget: bounds of the budget.
    """

    sizes: list[list[int]]
    order: list[int]
    budget: BufferBounds


class _Replay:
    """One replay; arguments as for ``replay``, and the stack of other bounds that may be tried."""

    def __init__(
        self,
        timeline: Timeline,
        widths: Sequence[int],
        totals: Sequence[int],
        known: Sequence[Sequence[int] | frozenset[int]],
        budget: BufferBounds,
        stack: list[BufferBounds],
    ) -> None:
        self.budget = budget
        self._timeline, self._known, self._stack = timeline, known, stack
        self._buffers = [
            _Buffer(width, _LEN_INITIAL // width, total, _LEN_INITIAL // width)
            for width, total in zip(widths, totals, strict=True)
        ]
        self._pages: list[list[int]] = [[] for _ in widths]
        self.order: list[int] = []
        self._allocated = sum(each.nbytes for each in self._buffers)

    def sizes(self) -> list[list[int]]:
        """The elements of all pages."""
        key = cmp_to_key(self._compare)
        heap: list[Any] = []

        def plan(number: int) -> None:
            each = self._buffers[number]
            event = each.start + each.capacity
            if event < each.total:
                heapq.heappush(heap, key((number, event, each.version)))

        for number in range(len(self._buffers)):
            plan(number)
        while heap:
            number, event, version = heapq.heappop(heap).obj
            if version != self._buffers[number].version:
                continue
            changed = self._grow(number, event)
            for each in changed:
                plan(each)
        for number, buffer in enumerate(self._buffers):
            if buffer.total > buffer.start:
                self._take(number, buffer.total)
        return self._pages

    def _compare(self, one: tuple[int, int, int], other: tuple[int, int, int]) -> int:
        if one[0] == other[0]:
            return one[1] - other[1]
        # Elements are appended in order: the other one was appended before if more than its number are.
        return 1 if self._timeline.count(other[0], one[0], one[1]) > other[1] else -1

    def _grow(self, number: int, event: int) -> list[int]:
        """Double a full buffer, or write it; returns the columns whose buffers changed."""
        each = self._buffers[number]
        capacity = min(2 * each.capacity, max(self.budget.len_page // each.width, 1))
        each.version += 1
        if capacity <= each.capacity:
            self._write(number, event)
            return [number]
        changed = self._evict(number, event, (capacity - each.capacity) * each.width)
        if changed is None:
            changed = self._evicted
            self._write(number, event)
        else:
            self._allocated += (capacity - each.capacity) * each.width
            each.capacity = capacity
            self._check_room(number)
        return [number, *changed]

    def _evict(self, number: int, event: int, needed: int) -> list[int] | None:
        """Write larger buffers until some bytes are free; None if they are not, with ``_evicted`` columns written."""
        self._evicted: list[int] = []
        if self._fits(needed):
            return self._evicted
        limit = self._buffers[number].nbytes
        others = sorted(
            (
                (each.nbytes, other)
                for other, each in enumerate(self._buffers)
                if other != number and each.nbytes > limit
            ),
            reverse=True,
        )
        for _, other in others:
            each = self._buffers[other]
            if each.capacity == each.initial:
                continue
            stop = self._timeline.count(other, number, event)
            if stop == each.start:
                continue
            each.version += 1
            self._write(other, stop)
            self._evicted.append(other)
            if self._fits(needed):
                return self._evicted
        return None

    def _fits(self, needed: int) -> bool:
        total = self._allocated + needed
        budget = self.budget
        if total <= budget.least:
            return True
        if total > budget.most:
            return False
        self._stack.append(BufferBounds(budget.len_page, budget.least, total - 1))
        self.budget = BufferBounds(budget.len_page, total, budget.most)
        return True

    def _write(self, number: int, stop: int) -> None:
        self._take(number, stop)
        each = self._buffers[number]
        self._allocated -= (each.capacity - each.initial) * each.width
        each.capacity, each.start = each.initial, stop

    def _take(self, number: int, stop: int) -> None:
        """Add a page, which must be one of the known pages."""
        pages = self._pages[number]
        size = stop - self._buffers[number].start
        known = self._known[number]
        if isinstance(known, frozenset):
            is_there = size in known
        else:
            is_there = len(pages) < len(known) and known[len(pages)] == size
        if not is_there:
            raise ContradictionError
        pages.append(size)
        self.order.append(number)

    def _check_room(self, number: int) -> None:
        """Raise an error if the next known page is smaller than the elements that are in a buffer."""
        known = self._known[number]
        if isinstance(known, frozenset):
            largest = max(known, default=0)
        else:
            index = len(self._pages[number])
            largest = known[index] if index < len(known) else 0
        if largest < self._buffers[number].capacity // 2:
            raise ContradictionError
