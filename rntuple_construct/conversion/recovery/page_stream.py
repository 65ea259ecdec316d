"""Clusters of pages that are in separate blobs, without a page list.

ROOT without a buffer (``SetUseBufferedWrite(false)``) stores each page when it is full. At the end of a cluster it stores the
last page of each column, in the order of column ids. The last offsets tell the numbers of all items. From there the search goes
backwards. A page of offsets follows the items that it counts, so that the time of the page in front is known.
A replay of the page buffers must then store all pages in the same order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice, product
from math import gcd, prod
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.conversion.recovery.blob_pages import FoundPage
from rntuple_construct.conversion.recovery.column_order import (
    AMBIGUOUS,
    ENTRIES,
    SEVERAL,
    Arrangement,
    ColumnOrder,
    PageOf,
    Scope,
    Slot,
    TooManyError,
)
from rntuple_construct.conversion.recovery.page_cuts import RootCuts, candidates
from rntuple_construct.conversion.recovery.root_pages import (
    UNBOUNDED,
    BufferBounds,
    InstanceStep,
    ReplayedPages,
    Timeline,
    replay,
)
from rntuple_construct.format.compression import decompress
from rntuple_construct.format.descriptor.schema import Schema
from rntuple_construct.storage import Source

__all__ = ["ClusterOfStream", "PageStream", "StreamPage"]

_MAX_STEPS = 200_000
"""Pages that are tried for one cluster."""
_MAX_STEPS_IRREGULAR = 50_000
"""The same where pages have any size."""
_STEPS_OF_RUN = 10
"""Steps that a replay counts as."""
_NUM_SAMPLES = 8
"""Clusters that show how large full pages are."""
_NUM_PAGES_OF_SAMPLES = 2000
"""Pages in which these are searched."""
_TIMES_AS_LONG = 16
_NUM_PAGES_AFTER = 1000
"""Pages after the first cluster that fits in which the ends of longer ones are searched, and how many times as long they may be."""
_NUM_LENGTHS = 16
"""Frequent lengths of pages that may be those of full pages."""
_MAX_CLOSINGS = 64
"""Numbers of elements in last pages of bits that are tried."""
_MAX_LEN_DECODED = 1 << 26
"""Bytes of decoded pages that are remembered."""
_NUM_BUDGETS = 4
"""Budgets of page buffers that are remembered."""
_NUM_ENTRIES = 1 << 40
"""Number that the entry after the last one gets, as long as the first one is not known."""

_NO_CLUSTER = "no arrangement of the pages is a complete cluster with the sizes that ROOT makes"
_AFTER_DAMAGE = "pages are missing, so that the start of the cluster is not known"
_TOO_MANY = f"{AMBIGUOUS}: too many arrangements of its pages to rule out all but one"


class StreamPage(NamedTuple):
    """A page that fills a blob.

    Args:
        page: the page; its offset is that of the file.
        is_after_break: if true, pages may be missing in front of it.
    """

    page: FoundPage
    is_after_break: bool


class ClusterOfStream(NamedTuple):
    """A cluster, or pages in a row that make none.

    Args:
        start, stop: positions of its pages in the stream.
        found: its arrangement; None if no arrangement fits.
        reason: why none fits.
    """

    start: int
    stop: int
    found: Arrangement | None
    reason: str = ""


class _LastPages(NamedTuple):
    """The last pages of all columns of a cluster.

    Args:
        stop: the page after them.
        sizes: elements of each; 0 for a column without elements.
        totals: elements of each column; those of columns of entries follow from ``_NUM_ENTRIES``.
        pages: position of each; -1 for a column without elements.
    """

    stop: int
    sizes: tuple[int, ...]
    totals: list[int]
    pages: list[int]


class _Solution(NamedTuple):
    """A cluster that fits: the page after it, its entries, and column and elements of each of its pages."""

    stop: int
    num_entries: int
    pages: list[tuple[int, int]]


class _KnownEnd:
    """Offsets or tags of a column from some element on.

    Args:
        num_tags: 0 for offsets.
        counts: numbers of items, or of the values of each tag, in the whole column.
        stop: number of elements.
    """

    def __init__(self, num_tags: int, counts: Sequence[int], stop: int) -> None:
        self._num_tags = num_tags
        self._counts = [list(counts)]
        self.pages: list[tuple[int, npt.NDArray[Any]]] = []
        self._starts = [stop]

    def add(self, elements: npt.NDArray[Any] | None) -> bool:
        """Add the page in front; returns False, and adds nothing, if it has other values than this column."""
        if elements is None or not len(elements):
            return False
        after = self._counts[-1]
        if not self._num_tags:
            is_first = not self.pages
            if (
                int(elements[0]) < 0
                or (int(elements[-1]) != after[0] if is_first else int(elements[-1]) > after[0])
                or (elements[1:] < elements[:-1]).any()
            ):
                return False
            before = [int(elements[0])]
        else:
            if int(elements["tag"].max()) > self._num_tags:
                return False
            before = []
            for tag, stop in enumerate(after, start=1):
                indices = elements["index"][elements["tag"] == tag]
                before.append(stop - len(indices))
                if before[-1] < 0 or not np.array_equal(indices, np.arange(before[-1], stop)):
                    return False
        self._counts.append(before)
        self._starts.append(self._starts[-1] - len(elements))
        self.pages.append((self._starts[-1], elements))
        return True

    def drop(self) -> None:
        """Remove the page that was added last."""
        for each in (self._counts, self._starts, self.pages):
            each.pop()

    def first_item(self, place: int) -> int:
        """Items that belong to the first known instance or those before; values of a tag in front of the known ones."""
        return self._counts[-1][place]

    def items_of(self, place: int, instance: int) -> int:
        """Items, or values of a tag, of the first instances; 0 if these are not known."""
        for index in range(len(self.pages) - 1, -1, -1):
            start, elements = self.pages[index]
            if instance <= start:
                return 0
            if instance <= start + len(elements):
                if not self._num_tags:
                    return int(elements[instance - 1 - start])
                chosen = elements["tag"][: instance - start] == place + 1
                return self._counts[index + 1][place] + int(chosen.sum())
        return self._counts[0][place]

    def instance_of(self, place: int, item: int) -> int:
        """The instance that has an item, or a value of a tag; the first known one if it is not known."""
        for index in range(len(self.pages) - 1, -1, -1):
            start, elements = self.pages[index]
            if item < self._counts[index][place] or (not self._num_tags and item < int(elements[-1])):
                if not self._num_tags:
                    return start + int(np.searchsorted(elements, item, side="right"))
                number = item - self._counts[index + 1][place]
                return (
                    start + int(np.flatnonzero(elements["tag"] == place + 1)[number])
                    if number >= 0
                    else start
                )
        return self._starts[0]


class _EndTimeline(Timeline):
    """The order of the elements at the end of a cluster.

    Args:
        schema: the schema.
        ends: offsets and tags of the columns that have them.
    """

    def __init__(self, schema: Schema, ends: dict[int, _KnownEnd]) -> None:
        self._ends = ends
        super().__init__(schema, {})

    def _items(self, node: object, place: int, column: int) -> InstanceStep:
        end = self._ends[column]
        return InstanceStep(node, place, partial(end.items_of, 0), partial(end.instance_of, 0))

    def _chosen(self, node: object, place: int, column: int) -> InstanceStep:
        end = self._ends[column]
        return InstanceStep(node, place, partial(end.items_of, place), partial(end.instance_of, place))


class PageStream:
    """The pages of one RNTuple in the order of the file, and the search for its clusters.

    Args:
        order: the columns.
        source: the file.
        pages: the pages.
    """

    def __init__(self, order: ColumnOrder, source: Source, pages: Sequence[StreamPage]) -> None:
        self._order, self._slots, self._source, self._pages = order, order.slots, source, pages
        scopes: dict[Scope, list[int]] = {}
        for number, slot in enumerate(self._slots):
            if slot.factor:
                scopes.setdefault(slot.scope, []).append(number)
        self._scopes = list(scopes.values())
        self._decoded: dict[tuple[int, int, int], npt.NDArray[Any] | None] = {}
        self._lens_page: list[int] = []
        self._budgets: list[BufferBounds] = []
        self._len_decoded = 0
        self._is_learnt = False
        self._num_steps = 0

    def clusters(self) -> Iterator[ClusterOfStream]:
        """Yield clusters, and runs of pages that make none, in order."""
        best = 0
        lengths = Counter(each.page.length for each in self._pages[:_NUM_PAGES_OF_SAMPLES])
        frequent = [length for length, _ in lengths.most_common(_NUM_LENGTHS)]
        rules: list[RootCuts] = []
        tried = [
            each for each in candidates(RootCuts, self._slots, frequent) if each.len_page >= max(lengths)
        ]
        for rule in tried:
            found = (each for each in self._clusters([rule], _NUM_PAGES_OF_SAMPLES) if each.found)
            num_found = sum(1 for _ in islice(found, _NUM_SAMPLES))
            if num_found > best:
                best, rules = num_found, []
            if num_found and num_found == best:
                rules.append(rule)
            if num_found == _NUM_SAMPLES and rule == RootCuts():
                break
        # Page buffers that do not suffice may hide the largest page: then powers of two are likely.
        powers = {1 << bit for bit in range(RootCuts().len_page.bit_length())}
        lens_page = {rule.len_page for rule in tried} | {each for each in powers if each >= max(lengths)}
        self._lens_page = sorted(lens_page, reverse=True)
        self._is_learnt = True
        return self._clusters(rules, len(self._pages))

    def _clusters(self, rules: Sequence[RootCuts], limit: int) -> Iterator[ClusterOfStream]:
        """Yield the clusters of some rules that begin in front of a limit."""
        num_pages = min(limit, len(self._pages))
        start = lost = 0
        reason = _AFTER_DAMAGE
        while start < num_pages:
            if self._pages[start].is_after_break:
                start = self._next_start(start, rules, num_pages)
                if start == num_pages:
                    break
            stop, found, why = self._cluster_at(start, rules)
            if found is None:
                if lost == start:
                    reason = why
                start = self._next_start(start, rules, num_pages)
                if start < num_pages and reason == _NO_CLUSTER:
                    reason = f"{AMBIGUOUS}: {reason}"  # others follow it: the writer has completed it
                continue
            if lost < start:
                yield ClusterOfStream(lost, start, None, reason)
            yield ClusterOfStream(start, stop, found)
            start = lost = stop
            reason = _AFTER_DAMAGE
        if lost < num_pages:
            yield ClusterOfStream(lost, num_pages, None, reason)

    # The last pages of a cluster

    def _next_start(self, start: int, rules: Sequence[RootCuts], limit: int) -> int:
        """The page after the next last pages of a cluster; ``limit`` if it is not found.

        They prove nothing if other pages that overlap may be last pages, too.
        """
        self._decoded.clear()
        position = start
        while position < limit:
            stop = self._end_of_last_pages(position, rules)
            position += 1
            if stop is None:
                continue
            is_only, end = True, stop
            while position < end:
                other = self._end_of_last_pages(position, rules)
                if other is not None:
                    is_only, end = False, max(end, other)
                position += 1
            if is_only and stop < limit and not self._pages[stop].is_after_break:
                return stop
        return limit

    def _end_of_last_pages(self, start: int, rules: Sequence[RootCuts]) -> int | None:
        return next((each.stop for rule in rules for each in self._last_pages(start, start, rule)), None)

    def _last_pages(self, start: int, position: int, rule: RootCuts | None) -> list[_LastPages]:
        """The ways in which pages from a position on are the last ones of all columns of a cluster that begins at ``start``.

        Without a rule, pages of columns of bits have the largest number of elements.
        """
        counts = {ENTRIES: _NUM_ENTRIES}
        choices: list[list[int]] = []
        totals, pages = [], []
        entries: tuple[int, int] | None = (
            None  # elements of the last page of a column of entries, and of its full pages
        )
        for number, slot in enumerate(self._slots):
            total = counts[slot.scope] * slot.factor
            full = UNBOUNDED if rule is None else rule.full(slot)
            totals.append(total)
            pages.append(position if total else -1)
            if not total:
                choices.append([0])
                if slot.num_tags is not None:
                    counts.update({(number, tag): 0 for tag in _tags_of(slot)})
                continue
            page = self._page_at(position, start)
            if page is None:
                return []
            fewest, most = slot.page_range(page.length)
            sizes = list(range(max(fewest, 1), min(most, full, total) + 1))
            if rule is None:
                sizes = sizes[-1:]
            elif slot.scope != ENTRIES:
                sizes = [size for size in sizes if size == rule.last(slot, total)]
            else:
                if entries is not None:
                    step = gcd(full, slot.factor * entries[1])
                    sizes = [size for size in sizes if (size - slot.factor * entries[0]) % step == 0]
                if slot.factor == 1 and len(sizes) == 1 and (entries is None or full > entries[1]):
                    entries = sizes[0], full
            if not sizes:
                return []
            if slot.num_tags is not None:
                found = self._counts_of(number, slot, self._elements(slot, position, sizes[0]))
                if found is None:
                    return []
                counts.update(found)
            choices.append(sizes)
            position += 1
        if prod(map(len, choices)) > _MAX_CLOSINGS:
            return []
        return [_LastPages(position, sizes, totals, pages) for sizes in product(*choices)]

    def _counts_of(
        self, number: int, slot: Slot, elements: npt.NDArray[Any] | None
    ) -> dict[Scope, int] | None:
        """The counts that the last page of a column states; None if it states none."""
        if elements is None:
            return None
        if not slot.num_tags:
            return {(number, 0): int(elements[-1])} if elements[-1] >= 0 else None
        found = {}
        for tag in _tags_of(slot):
            indices = elements["index"][elements["tag"] == tag]
            if not len(indices):
                return None
            found[number, tag] = int(indices[-1]) + 1
        return found

    # One cluster

    def _cluster_at(self, start: int, rules: Sequence[RootCuts]) -> tuple[int, Arrangement | None, str]:
        """The cluster that begins at a page: the page after it, and its arrangement; or None with the reason."""
        self._decoded.clear()
        try:
            found = self._all_at(start, rules)
            if self._is_learnt and not found:
                found = self._all_at(start, [None])
            elif self._is_learnt:
                least = min(rules, key=lambda rule: rule.len_page)
                if any(self._has_other_order(start, each, least) for each in found):
                    return start, None, SEVERAL
        except TooManyError:
            return start, None, _TOO_MANY
        if not found:
            return start, None, _NO_CLUSTER
        first = min(found, key=lambda each: each.stop)
        # A longer cluster with the same columns for these pages has the same values in them.
        if any(each.pages[: len(first.pages)] != first.pages for each in found):
            return start, None, SEVERAL
        columns: list[list[PageOf]] = [[] for _ in self._slots]
        for index, (number, size) in enumerate(first.pages):
            columns[number].append(PageOf(start + index, size))
        return first.stop, Arrangement(first.num_entries, tuple(map(tuple, columns))), ""

    def _all_at(self, start: int, rules: Sequence[RootCuts | None]) -> list[_Solution]:
        """All clusters that begin at a page, and are not much longer than the first one that is found."""
        self._num_steps = 0
        found: list[_Solution] = []
        position, limit = start, len(self._pages)
        while position < limit and self._page_at(position, start) is not None:
            for rule in rules:
                for last in self._last_pages(start, position, rule):
                    if rule is None:
                        found += self._irregular_solutions(start, position, last)
                    else:
                        found += self._solutions(start, position, last, rule)
            if found:
                limit = min(limit, start + _TIMES_AS_LONG * (found[0].stop - start) + _NUM_PAGES_AFTER)
            self._count_step()
            position += 1
        return found

    def _solutions(self, start: int, position: int, last: _LastPages, rule: RootCuts) -> Iterator[_Solution]:
        """Yield the clusters from a page on that have some last pages."""
        ends = self._ends(last)
        if ends is None:
            return
        starts = [total - size for total, size in zip(last.totals, last.sizes, strict=True)]
        timeline = _EndTimeline(self._order.schema, ends)
        full_pages: list[tuple[int, int]] = []
        while position > start:
            self._count_step()
            position -= 1
            number = self._latest(starts, timeline)
            slot = self._slots[number]
            full = rule.full(slot)
            if starts[number] < full or self._pages[position].page.length != slot.codec.nbytes(full):
                return
            if number in ends and not ends[number].add(self._elements(slot, position, full)):
                return
            starts[number] -= full
            full_pages.append((number, full))
        num_entries = self._num_entries(starts)
        if num_entries is None:
            return
        closing = [(number, size) for number, size in enumerate(last.sizes) if size]
        solution = _Solution(last.stop, num_entries, [*reversed(full_pages), *closing])
        if full_pages and all(
            self._pages[last.pages[number]].page.length
            == self._slots[number].codec.nbytes(rule.full(self._slots[number]))
            for number, _ in closing
        ):
            return  # full pages in the middle of a cluster may look like its last ones
        if self._replayed(start, solution, BufferBounds(rule.len_page, least=UNBOUNDED)) is not None:
            yield solution

    def _ends(self, last: _LastPages) -> dict[int, _KnownEnd] | None:
        """Offsets and tags of the last pages; None if their values are impossible."""
        ends: dict[int, _KnownEnd] = {}
        for number, slot in enumerate(self._slots):
            if slot.num_tags is None:
                continue
            elements = (
                self._elements(slot, last.pages[number], last.sizes[number]) if last.sizes[number] else None
            )
            stated = None if elements is None else self._counts_of(number, slot, elements)
            counts = [0 if stated is None else stated[number, tag] for tag in _tags_of(slot)]
            ends[number] = _KnownEnd(slot.num_tags, counts, last.totals[number])
            if elements is not None and not ends[number].add(elements):
                return None
        return ends

    def _irregular_solutions(self, start: int, position: int, last: _LastPages) -> Iterator[_Solution]:
        """Yield the same for page buffers that do not suffice, so that pages have any size: only their bytes tell it.

        Columns of bits have one page only.
        """
        ends = self._ends(last)
        if ends is None:
            return
        starts = [total - size for total, size in zip(last.totals, last.sizes, strict=True)]
        timeline = _EndTimeline(self._order.schema, ends)
        # Page in front of each step, the columns that are left to try for it, and the end of the page after it.
        stored: list[tuple[int, int]] = []
        limits: list[tuple[int, int] | None] = [None]
        waiting = (
            [self._earlier_pages(position - 1, starts, timeline, ends, None)] if position > start else []
        )
        if not waiting:
            yield from self._complete(start, starts, stored, last)
        while waiting:
            self._count_step(_MAX_STEPS_IRREGULAR)
            if not waiting[-1]:
                waiting.pop()
                limits.pop()
                if stored:
                    number, size = stored.pop()
                    starts[number] += size
                    if number in ends:
                        ends[number].drop()
                continue
            number, size, limit = waiting[-1].pop()
            at = position - len(waiting)
            if number in ends and not ends[number].add(self._elements(self._slots[number], at, size)):
                continue
            starts[number] -= size
            stored.append((number, size))
            limits.append(limit)
            if at > start:
                waiting.append(self._earlier_pages(at - 1, starts, timeline, ends, limit))
                continue
            yield from self._complete(start, starts, stored, last)
            waiting.append([])

    def _earlier_pages(
        self,
        position: int,
        starts: Sequence[int],
        timeline: Timeline,
        ends: dict[int, _KnownEnd],
        limit: tuple[int, int] | None,
    ) -> list[tuple[int, int, tuple[int, int]]]:
        """Columns that a page may belong to, with its elements and the time before which it was stored.

        A page is stored after its last element was appended, and before the next one is.
        """
        length = self._pages[position].page.length
        is_open = [
            number
            for number, slot in enumerate(self._slots)
            if slot.factor
            and starts[number] > 0
            and not slot.codec.bits % 8
            and self._is_known(number, starts[number], starts, ends)
        ]
        # The two columns whose last elements are appended last: the next page is theirs, or it is stored after these elements.
        latest: list[int] = []
        for number in is_open:
            if not self._is_known(number, starts[number] - 1, starts, ends):
                continue
            place = len(latest)
            while place and _is_before(
                timeline, (latest[place - 1], starts[latest[place - 1]] - 1), (number, starts[number] - 1)
            ):
                place -= 1
            latest[place:place] = [number]
            del latest[2:]
        found = []
        for number in is_open:
            slot = self._slots[number]
            _, size = slot.page_range(length)
            if not 0 < size <= starts[number]:
                continue
            end = number, starts[number]
            if limit is not None and not _is_before(timeline, (number, starts[number] - 1), limit):
                continue
            before = end if limit is None or _is_before(timeline, end, limit) else limit
            others = [each for each in latest if each != number]
            if others and not _is_before(timeline, (others[0], starts[others[0]] - 1), before):
                continue
            found.append((number, size, before))
        return found

    def _is_known(self, number: int, element: int, starts: Sequence[int], ends: dict[int, _KnownEnd]) -> bool:
        """Return whether the entry of an element follows from the offsets that are known."""
        while self._slots[number].scope != ENTRIES:
            (parent, tag), factor = self._slots[number].scope, self._slots[number].factor
            item = element // factor
            if starts[parent] and item < ends[parent].first_item(max(tag - 1, 0)):
                return False
            number, element = parent, ends[parent].instance_of(max(tag - 1, 0), item)
        return True

    def _complete(
        self, start: int, starts: Sequence[int], stored: Sequence[tuple[int, int]], last: _LastPages
    ) -> Iterator[_Solution]:
        """Yield the cluster that irregular pages make, if they are all pages of all columns."""
        num_entries = self._num_entries(
            [each if slot.codec.bits % 8 == 0 else 0 for each, slot in zip(starts, self._slots, strict=True)]
        )
        if num_entries is None:
            return
        sizes = list(last.sizes)
        for number, slot in enumerate(self._slots):
            if slot.codec.bits % 8 and sizes[number]:
                total = num_entries * slot.factor if slot.scope == ENTRIES else last.totals[number]
                fewest, most = slot.page_range(self._pages[last.pages[number]].page.length)
                if not fewest <= total <= most:
                    return
                sizes[number] = total
        closing = [(number, size) for number, size in enumerate(sizes) if size]
        solution = _Solution(last.stop, num_entries, [*reversed(stored), *closing])
        for budget in (*self._budgets, *map(BufferBounds, self._lens_page)):
            narrower = self._replayed(start, solution, budget)
            if narrower is not None:
                self._budgets = [narrower, *(each for each in self._budgets if each != budget)][:_NUM_BUDGETS]
                yield solution
                return

    def _latest(self, starts: Sequence[int], timeline: Timeline) -> int:
        """The column whose first known element is appended last."""
        latest = -1
        for numbers in self._scopes:
            waiting = [each for each in numbers if starts[each] > 0]
            if not waiting:
                continue
            if len({self._slots[each].factor for each in waiting}) == 1:
                waiting = [max(waiting, key=lambda each: (starts[each], each))]
            for each in waiting:
                if latest < 0 or timeline.count_new(each, latest, starts[latest]) <= starts[each]:
                    latest = each
        return latest

    def _num_entries(self, starts: Sequence[int]) -> int | None:
        """The number of entries if all columns begin with the same entry; None if they do not."""
        entries = {
            divmod(start, slot.factor) if slot.scope == ENTRIES else (-1, start)
            for start, slot in zip(starts, self._slots, strict=True)
            if slot.factor and start
        }
        if len(entries) != 1:
            return None
        first, rest = entries.pop()
        return None if rest or first < 0 else _NUM_ENTRIES - first

    def _replayed(self, start: int, found: _Solution, budget: BufferBounds) -> BufferBounds | None:
        """The bounds of the budget with which a replay stores the same pages in the same order; None if none does."""
        order = [number for number, _ in found.pages]
        runs = self._runs(start, found, budget)
        return next((run.budget for run in runs if run is not None and run.order == order), None)

    def _has_other_order(self, start: int, found: _Solution, rule: RootCuts) -> bool:
        """Return whether larger pages, and page buffers that do not suffice, make pages of these sizes in another order.

        A buffer that grows, and is written at once to make room for another one, gives a page of the size of a full one.
        """
        order = [number for number, _ in found.pages]
        if len(order) == len(set(order)):
            return False
        for len_page in self._lens_page:
            if len_page > rule.len_page:
                for run in self._runs(start, found, BufferBounds(len_page)):
                    if run is not None and run.order != order and self._is_possible(start, run.order, found):
                        return True
        return False

    def _is_possible(self, start: int, order: Sequence[int], found: _Solution) -> bool:
        """Return whether the pages of a cluster may have been stored in another order: their bytes, offsets and tags fit."""
        sizes: dict[int, list[int]] = {}
        for number, size in found.pages:
            sizes.setdefault(number, []).append(size)
        before: dict[int, int] = {}
        for position, number in enumerate(order, start):
            slot, size = self._slots[number], sizes[number].pop(0)
            if self._pages[position].page.length != slot.codec.nbytes(size):
                return False
            if slot.num_tags is not None:
                elements = self._elements(slot, position, size)
                if elements is None or (slot.num_tags and int(elements["tag"].max()) > slot.num_tags):
                    return False
                if not slot.num_tags:
                    if int(elements[0]) < before.get(number, 0) or (elements[1:] < elements[:-1]).any():
                        return False
                    before[number] = int(elements[-1])
        return True

    def _runs(self, start: int, found: _Solution, budget: BufferBounds) -> Iterator[ReplayedPages | None]:
        """Replays of the pages of a cluster."""
        sizes: list[list[int]] = [[] for _ in self._slots]
        parts: dict[int, list[npt.NDArray[Any]]] = {
            number: [np.empty(0, slot.codec.dtype)]
            for number, slot in enumerate(self._slots)
            if slot.num_tags is not None
        }
        for index, (number, size) in enumerate(found.pages, start):
            sizes[number].append(size)
            if number in parts:
                elements = self._elements(self._slots[number], index, size)
                if elements is not None:
                    parts[number].append(elements)
        timeline = Timeline(
            self._order.schema, {number: np.concatenate(each) for number, each in parts.items()}
        )
        widths = [slot.len_memory for slot in self._slots]
        for run in replay(timeline, widths, [sum(each) for each in sizes], sizes, budget):
            for _ in range(_STEPS_OF_RUN):
                self._count_step(_MAX_STEPS_IRREGULAR)
            yield run

    # Pages

    def _count_step(self, limit: int = _MAX_STEPS) -> None:
        self._num_steps += 1
        if self._num_steps > limit:
            raise TooManyError

    def _page_at(self, position: int, start: int) -> FoundPage | None:
        """A page of a cluster that begins at ``start``; None where pages may be missing."""
        if position >= len(self._pages) or (position > start and self._pages[position].is_after_break):
            return None
        return self._pages[position].page

    def _elements(self, slot: Slot, index: int, num_elements: int) -> npt.NDArray[Any] | None:
        """The elements of a page; None if they cannot be decoded."""
        key = index, num_elements, id(slot.codec)
        if key not in self._decoded:
            page = self._pages[index].page
            if self._len_decoded > _MAX_LEN_DECODED:
                self._decoded.clear()
                self._len_decoded = 0
            try:
                data = decompress(self._source.read(page.offset, page.size), page.length)
                self._decoded[key] = slot.codec.decode(data, num_elements)
                self._len_decoded += num_elements * slot.codec.dtype.itemsize
            except RNTupleError:
                self._decoded[key] = None
        return self._decoded[key]


def _is_before(timeline: Timeline, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Return whether an element of a column is appended before one of another column."""
    if one[0] == other[0]:
        return one[1] < other[1]
    return timeline.count_new(other[0], *one) <= other[1]


def _tags_of(slot: Slot) -> range:
    """The tags of a column of tags; 0 for offsets."""
    return range(1, slot.num_tags + 1) if slot.num_tags else range(1)
