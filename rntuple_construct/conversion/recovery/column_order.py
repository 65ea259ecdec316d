"""Columns of the pages of a cluster without a page list.

Writers store the pages of a cluster column by column, in the order of column ids. A page that is equal to an earlier one of
the cluster may be left out. An arrangement fits if it uses all pages, and columns of one level have equal numbers of elements.
Offsets do not decrease, and end at the number of elements of their child. All arrangements are searched together, column by
column; states that leave the same pages and have the same counts continue as one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from rntuple_spec.constants import FieldRole

from rntuple_construct.base.errors import RNTupleError, UnsupportedError
from rntuple_construct.conversion.recovery.blob_pages import FoundPage
from rntuple_construct.format.columns import ColumnCodec, column_codec
from rntuple_construct.format.compression import decompress
from rntuple_construct.format.descriptor.schema import Schema
from rntuple_construct.format.generations import Generation

__all__ = ["AMBIGUOUS", "Arrangement", "ColumnOrder", "PageOf"]

_SHARE_OF_CUT = 16
"""The largest page of a cluster is at most so many times as large as a reused page before the last one of its column."""
_FEWEST_CUT = 2
"""Least number of pages of a column that is cut."""
_MAX_STEPS = 100_000
"""Arrangements of pages of single columns that are tried for one cluster."""

AMBIGUOUS = "ambiguous"
"""Start of the reason if a cluster is there, but several arrangements of its pages may fit."""

_SEVERAL = f"{AMBIGUOUS}: several arrangements of its pages fit the schema"
_BITS_OF_BYTE = 8
_MAX_REPEATED = 1 << 12
"""Largest number of repetitions of a page of elements smaller than a byte."""

Scope = tuple[int, int]
"""Who states a number of elements: the offsets or tags of a column, and the tag."""
_ENTRIES: Scope = (-1, 0)


class PageOf(NamedTuple):
    """A page of a column: its position among the pages of the blob, and its elements."""

    page: int
    num_elements: int


class Arrangement(NamedTuple):
    """Pages of all columns of a cluster.

    Args:
        num_entries: entries of the cluster.
        columns: pages of each column, by column id.
    """

    num_entries: int
    columns: tuple[tuple[PageOf, ...], ...]


@dataclass(frozen=True, slots=True)
class _Slot:
    """A column in the order of pages.

    Args:
        codec: decodes its pages.
        scope: what states its number of elements.
        factor: elements for each of those of the scope.
        num_tags: for a switch column, the number of alternatives; 0 for offsets; None for other columns.
    """

    codec: ColumnCodec
    scope: Scope
    factor: int
    num_tags: int | None


class _State(NamedTuple):
    """Arrangements of the columns so far that leave the same pages.

    Args:
        position: the first page that is left.
        counts: elements of the scopes that later columns belong to.
    """

    position: int
    counts: tuple[tuple[Scope, int], ...]


@dataclass(slots=True)
class _Ways:
    """How a state was reached.

    Args:
        is_single: False if there are several ways, of which this is one.
        before: the state before the last column.
        pages: pages of the last column.
        several: pages of the columns that have several.
    """

    is_single: bool
    before: _State | None
    pages: tuple[PageOf, ...]
    several: tuple[tuple[PageOf, ...], ...]


class TooManyError(Exception):
    """More arrangements than are searched."""


class ColumnOrder:
    """The order of the columns of a schema, and the search for the columns of pages.

    Args:
        schema: the schema.
        generation: its generation.
        writer: what the header says wrote the file.

    Raises:
        UnsupportedError: columns of several representations, or of unknown types.
    """

    def __init__(self, schema: Schema, generation: Generation, writer: str) -> None:
        self.schema = schema
        self._slots = _slots_of(schema, generation, writer)
        last: dict[Scope, int] = {_ENTRIES: len(self._slots)}
        for number, slot in enumerate(self._slots):
            last[slot.scope] = max(number, last.get(slot.scope, 0))
        self._last_use = last
        self._last_index = max(
            (number for number, slot in enumerate(self._slots) if slot.num_tags is not None), default=-1
        )

    @property
    def len_step(self) -> int:
        """Bytes of which the lengths of all pages are multiples."""
        widths = {slot.codec.bits for slot in self._slots}
        if any(bits % 8 for bits in widths):
            return 1
        return int(np.gcd.reduce([bits // 8 for bits in widths])) if widths else 1

    def arrangement(
        self, data: memoryview, pages: Sequence[FoundPage], *, assume: bool = False
    ) -> tuple[Arrangement | None, str]:
        """Find the only arrangement of the pages of a cluster.

        Args:
            data: the blob.
            pages: its pages.
            assume: if true, prefer the arrangement in which the writer left no page out.

        Returns:
            the arrangement, or None with the reason.
        """
        search = _Search(self._slots, self._last_use, self._last_index, data, pages)
        plain = None
        try:
            plain, why = search.run(reuse=False)
            if (plain is not None and assume) or why.startswith(AMBIGUOUS):
                return plain, why
            other, why_other = search.run(reuse=True)
        except TooManyError:
            return None, f"{AMBIGUOUS}: too many arrangements of its pages to rule out all but one"
        if plain is None or why_other.startswith(AMBIGUOUS):
            return other, why_other if other is None else ""
        if other is not None and other != plain:
            return None, _SEVERAL
        return plain, ""


def _slots_of(schema: Schema, generation: Generation, writer: str) -> list[_Slot]:
    layout = generation.switch_layout(writer)
    slots = []
    places: dict[int, tuple[Scope, int]] = {}  # scope of the values of each field, and elements for each
    for number, field in enumerate(schema.fields):
        record = field.record
        if field.is_top_level:
            scope, factor = _ENTRIES, 1
        else:
            scope, factor = places[record.parent_id]
            parent = schema.fields[record.parent_id]
            if parent.record.role == FieldRole.COLLECTION and parent.representations:
                scope, factor = (parent.representations[0][0], 0), 1
            elif parent.record.role == FieldRole.VARIANT and parent.representations:
                scope, factor = (parent.representations[0][0], 1 + parent.children.index(number)), 1
        places[number] = scope, factor * (1 if record.size is None else record.size)
    for column in schema.columns:
        field = schema.fields[column.record.field_id]
        if len(field.representations) != 1:
            raise UnsupportedError(
                f"field '{field.path}' has several column representations", path=field.path
            )
        codec = column_codec(
            column.record.type_id if column.column_type is None else column.column_type,
            column.record.bits_on_storage, column.record.value_range, switch_layout=layout,
        )  # fmt: skip
        scope, factor = places[field.field_id]
        if column.index:
            scope, factor = (field.representations[0][0], 0), 1
        num_tags = (len(field.children) if codec.dtype.names else 0) if codec.has_index else None
        slots.append(_Slot(codec, scope, factor, num_tags))
    return slots


class _Search:
    """One search; arguments as for ``ColumnOrder``."""

    def __init__(
        self,
        slots: Sequence[_Slot],
        last_use: dict[Scope, int],
        last_index: int,
        data: memoryview,
        pages: Sequence[FoundPage],
    ) -> None:
        self._slots, self._last_use, self._last_index = slots, last_use, last_index
        self._data, self._pages = data, pages
        self._bytes_left = np.cumsum([0, *(page.length for page in reversed(pages))])[::-1].tolist()
        self._by_length: dict[int, list[int]] = {}
        for index, page in enumerate(pages):
            self._by_length.setdefault(page.length, []).append(index)
        self._len_largest = max((page.length for page in pages), default=0)
        self._len_cut = self._len_largest // _SHARE_OF_CUT
        self._plain: dict[int, bytes] = {}
        self._num_steps = 0
        self._reuse = False

    def run(self, *, reuse: bool) -> tuple[Arrangement | None, str]:
        """Search the arrangements, with pages that were left out because they are equal to earlier ones if ``reuse``."""
        self._reuse, self._num_steps = reuse, 0
        layers: list[dict[_State, _Ways]] = []
        states: dict[_State, _Ways] = {_State(0, ()): _Ways(True, None, (), ())}
        for number, slot in enumerate(self._slots):
            following: dict[_State, _Ways] = {}
            for state, ways in states.items():
                for after, pages, is_single in self._next(number, slot, state, ways.several):
                    known = following.get(after)
                    if known is None:
                        several = ways.several if len(pages) < 2 else (*ways.several, pages)
                        following[after] = _Ways(ways.is_single and is_single, state, pages, several)
                    else:
                        known.is_single = False
            if not following:
                return None, f"no arrangement of its {len(self._pages)} pages fits the schema"
            layers.append(following)
            states = following
        ends = [state for state in states if state.position == len(self._pages)]
        if not ends:
            return None, f"its {len(self._pages)} pages are more than the columns of the header have"
        if len(ends) > 1 or not states[ends[0]].is_single:
            return None, _SEVERAL
        return self._traced(layers, ends[0]), ""

    def _traced(self, layers: list[dict[_State, _Ways]], state: _State) -> Arrangement:
        num_entries = dict(state.counts)[_ENTRIES]
        columns = []
        for layer in reversed(layers):
            ways = layer[state]
            columns.append(ways.pages)
            if ways.before is None:
                break
            state = ways.before
        return Arrangement(num_entries, tuple(reversed(columns)))

    def _next(
        self, number: int, slot: _Slot, state: _State, several: tuple[tuple[PageOf, ...], ...]
    ) -> Iterator[tuple[_State, tuple[PageOf, ...], bool]]:
        """States after a column, its pages, and whether these are the only ones that lead there."""
        self._count_step()
        counts = dict(state.counts)
        known = counts.get(slot.scope)
        if known is None:
            if slot.scope != _ENTRIES:
                return  # the child is stored in front of its offsets
            for num_entries in self._numbers_of_entries(slot):
                yield from self._next(
                    number, slot, _State(state.position, ((_ENTRIES, num_entries),)), several
                )
            return
        expected = known * slot.factor
        for stop, pages, is_single in self._options(slot, state, expected, several):
            yield from self._after(number, slot, stop, counts, pages, is_single)

    def _after(
        self,
        number: int,
        slot: _Slot,
        stop: int,
        counts: dict[Scope, int],
        pages: tuple[PageOf, ...],
        is_single: bool,
    ) -> Iterator[tuple[_State, tuple[PageOf, ...], bool]]:
        if slot.num_tags is not None:
            self._count_step(10 + len(pages))
            stated = self._stated(number, slot, pages)
            if stated is None:
                return
            counts = {**counts, **stated}
        left = {scope: count for scope, count in counts.items() if self._last_use.get(scope, -1) > number}
        if number >= self._last_index and not self._has_room(number, stop, counts):
            return
        yield _State(stop, tuple(sorted(left.items()))), pages, is_single

    def _has_room(self, number: int, stop: int, counts: dict[Scope, int]) -> bool:
        """Return whether the columns that are left can take all pages that are left, once all counts are known."""
        left = self._bytes_left[stop]
        for slot in self._slots[number + 1 :]:
            if left <= 0:
                break
            # Each page may have unused bits in its last byte.
            left -= slot.codec.nbytes(counts.get(slot.scope, 0) * slot.factor) + (
                len(self._pages) if slot.codec.bits % 8 else 0
            )
        return bool(left <= 0)

    def _numbers_of_entries(self, slot: _Slot) -> Iterator[int]:
        """Numbers of entries that the first column with elements may have."""
        if slot.factor == 0:
            return
        least = most = 0
        for page in self._pages:
            fewest, largest = self._range(slot, page.length)
            if not largest:
                return
            for count in range(least + fewest, most + largest + 1):
                self._count_step()
                if count % slot.factor == 0 and count:
                    yield count // slot.factor
            least, most = least + fewest, most + largest

    def _range(self, slot: _Slot, length: int) -> tuple[int, int]:
        """The least and the largest number of elements of a page of some bytes; 0 if it is no page of the column."""
        bits, nbytes = slot.codec.bits, slot.codec.nbytes
        most = 8 * length // bits
        if nbytes(most) != length:
            return 0, 0
        return (8 * (length - 1)) // bits + 1, most

    def _fit(self, slot: _Slot, length: int, room: int) -> int:
        """Elements of a page of some bytes, of a column that lacks ``room`` elements; 0 if it is no page of it."""
        nbytes = slot.codec.nbytes
        most = 8 * length // slot.codec.bits
        if most <= room:
            return most if nbytes(most) == length else 0
        return room if nbytes(room) == length else 0

    def _options(
        self, slot: _Slot, state: _State, expected: int, several: tuple[tuple[PageOf, ...], ...]
    ) -> Iterator[tuple[int, tuple[PageOf, ...], bool]]:
        """Pages of a column: those that come next, or earlier ones that are equal.

        Yields:
            the page after them, the pages, and whether no others lead to the same page. All of them are given for
            columns of offsets and tags, because their values matter.
        """
        if not expected:
            yield state.position, (), True
            return
        if slot.codec.bits < _BITS_OF_BYTE:
            yield from self._options_of_bits(slot, state.position, expected)
            return
        is_index = slot.num_tags is not None
        found: dict[int, list[tuple[PageOf, ...]]] = {}
        for pages, stop in self._sequences(slot, state, expected, several):
            if self._is_cut_evenly(pages):
                found.setdefault(stop, []).append(pages)
        for stop, choices in found.items():
            distinct = self._with_different_values(
                slot, list(dict.fromkeys(choices)), at_most=None if is_index else 2
            )
            if is_index:
                for pages in distinct:
                    yield stop, pages, True
            elif distinct:
                yield stop, distinct[0], len(distinct) == 1

    def _with_different_values(
        self, slot: _Slot, choices: list[tuple[PageOf, ...]], at_most: int | None
    ) -> list[tuple[PageOf, ...]]:
        """The first choices of pages whose elements differ; those that cannot be decoded are left out."""
        if len(choices) == 1:
            return choices
        distinct: dict[bytes, tuple[PageOf, ...]] = {}
        for pages in choices:
            self._count_step(10 + len(pages))
            with suppress(RNTupleError):
                distinct.setdefault(self._elements(slot, pages).tobytes(), pages)
            if len(distinct) == at_most:
                break
        return list(distinct.values())

    def _options_of_bits(
        self, slot: _Slot, position: int, expected: int
    ) -> Iterator[tuple[int, tuple[PageOf, ...], bool]]:
        """The same for elements smaller than a byte: any page may have unused bits, which ROOT does not clear."""
        found: dict[int, list[tuple[int, ...]]] = {}
        lengths = [page.length for page in self._pages]
        ranges = [self._range(slot, length) for length in lengths]

        def fits(pages: tuple[int, ...]) -> bool:
            self._count_step()
            return (
                sum(ranges[page][0] for page in pages) <= expected <= sum(ranges[page][1] for page in pages)
            )

        def runs(head: tuple[int, ...], start: int) -> Iterator[tuple[tuple[int, ...], int]]:
            pages = head
            for stop in range(start, len(lengths) + 1):
                if fits(pages):
                    yield pages, stop
                if stop == len(lengths) or sum(ranges[page][0] for page in pages) > expected:
                    break
                pages += (stop,)

        for pages, stop in runs((), position):
            found.setdefault(stop, []).append(pages)
        for taken in range(len(lengths) - position) if self._reuse else ():
            head = tuple(range(position, position + taken))
            if sum(ranges[page][0] for page in head) >= expected:
                break
            for page in range(position + taken):
                if ranges[page][1] < expected and ranges[page][1] < self._len_cut:
                    continue
                for pages, stop in runs((*head, page), position + taken):
                    found.setdefault(stop, []).append(pages)
                times = expected // ranges[page][1] - 1
                if 0 < times <= _MAX_REPEATED and (
                    times == 1 or self._is_constant(slot, PageOf(page, ranges[page][1]))
                ):
                    for more in (times, times + 1):
                        for pages, stop in runs(head + (page,) * (1 + more), position + taken):
                            found.setdefault(stop, []).append(pages)
        for stop, choices in found.items():
            distinct: dict[bytes, tuple[PageOf, ...]] = {}
            for pages in dict.fromkeys(choices):
                for counts in self._counts_of_bits(pages, expected, ranges):
                    self._count_step(10 + len(pages))
                    each = tuple(map(PageOf, pages, counts))
                    if not self._is_cut_evenly(each):
                        continue
                    distinct.setdefault(self._elements(slot, each).tobytes(), each)
                    if len(distinct) > 1:
                        break
                if len(distinct) > 1:
                    break
            if distinct:
                yield stop, next(iter(distinct.values())), len(distinct) == 1

    def _counts_of_bits(
        self, pages: tuple[int, ...], expected: int, ranges: list[tuple[int, int]]
    ) -> Iterator[tuple[int, ...]]:
        """Numbers of elements that pages may have; those with full pages in front first."""
        least = [ranges[page][0] for page in pages]
        stack: list[tuple[int, ...]] = [()]
        while stack:
            self._count_step()
            counts = stack.pop()
            room = expected - sum(counts)
            index = len(counts)
            if index == len(pages):
                if not room:
                    yield counts
                continue
            after = pages[index + 1 :]
            low = max(least[index], room - sum(ranges[page][1] for page in after))
            high = min(ranges[pages[index]][1], room - sum(least[index + 1 :]))
            stack += [(*counts, count) for count in range(low, high + 1)]

    def _sequences(
        self, slot: _Slot, state: _State, expected: int, mirrored: Iterable[tuple[PageOf, ...]]
    ) -> Iterator[tuple[tuple[PageOf, ...], int]]:
        """Pages of a column with the expected number of elements, and the page after them."""
        position = state.position
        run = self._run(slot, position, expected)
        totals = list(accumulate((page.num_elements for page in run), initial=0))
        if totals[-1] == expected:
            yield tuple(run), position + len(run)
        if not self._reuse:
            return
        for taken, total in enumerate(totals):
            if total == expected:
                break
            self._count_step()
            for page in self._earlier(slot, position + taken, expected - total):
                self._count_step()
                head = (*run[:taken], page)
                room = expected - total - page.num_elements
                rest = self._run(slot, position + taken, room)
                if sum(each.num_elements for each in rest) == room:
                    yield (*head, *rest), position + taken + len(rest)
                if page.num_elements <= room:
                    yield from self._repeated(slot, head, position + taken, room)
        for pages in mirrored:
            if (
                sum(page.num_elements for page in pages) == expected
                and sum(self._fit(slot, self._pages[page.page].length, expected) for page in pages)
                == expected
            ):
                yield pages, position

    def _run(self, slot: _Slot, position: int, room: int) -> list[PageOf]:
        """The pages from a position on that fit into a column, until it is full."""
        pages = []
        while room and position < len(self._pages):
            count = self._fit(slot, self._pages[position].length, room)
            if not count:
                break
            pages.append(PageOf(position, count))
            room -= count
            position += 1
        return pages

    def _earlier(self, slot: _Slot, position: int, room: int) -> Iterator[PageOf]:
        """Earlier pages that can be one of a column; two of each length are enough to see that there are several."""
        enough = None if slot.num_tags is not None else 2
        for length, indices in self._by_length.items():
            if indices[0] < position and (count := self._fit(slot, length, room)):
                if count < room and length < self._len_cut:
                    continue
                for index in indices[:enough]:
                    if index < position:
                        yield PageOf(index, count)

    def _repeated(
        self, slot: _Slot, head: tuple[PageOf, ...], position: int, room: int
    ) -> Iterator[tuple[tuple[PageOf, ...], int]]:
        """A column that repeats its last page, and may end with another one."""
        page = head[-1]
        times, rest = divmod(room, page.num_elements)
        if times > 1 and not self._is_constant(slot, page):
            return
        pages = head + (page,) * times
        if not rest:
            yield pages, position
            return
        for last in self._earlier(slot, position, rest):
            if last.num_elements == rest:
                yield (*pages, last), position
        following = self._run(slot, position, rest)
        if sum(each.num_elements for each in following) == rest:
            yield (*pages, *following), position + len(following)

    def _is_constant(self, slot: _Slot, page: PageOf) -> bool:
        """Return whether a page can be repeated: it has one value, and may be as large as the writer makes pages.

        Writers measure pages in memory, where real numbers have up to twice the bytes of elements.
        """
        if 2 * page.num_elements * slot.codec.dtype.itemsize < self._len_largest:
            return False
        self._count_step(10)
        try:
            elements = self._elements(slot, (page,))
        except RNTupleError:
            return False
        return bool((elements == elements[0]).all())

    def _is_cut_evenly(self, pages: Sequence[PageOf]) -> bool:
        """Return whether no page but the last has less than half of the elements of the largest one."""
        if not self._reuse or len(pages) < _FEWEST_CUT:
            return True
        counts = [page.num_elements for page in pages]
        return 2 * min(counts[:-1]) >= max(counts)

    def _count_step(self, times: int = 1) -> None:
        self._num_steps += times
        if self._num_steps > _MAX_STEPS:
            raise TooManyError

    def _stated(self, number: int, slot: _Slot, pages: tuple[PageOf, ...]) -> dict[Scope, int] | None:
        """Counts that offsets or tags state; None if the values are impossible."""
        try:
            elements = self._elements(slot, pages)
        except RNTupleError:
            return None
        if not slot.num_tags:
            if len(elements) and (elements[0] < 0 or (elements[1:] < elements[:-1]).any()):
                return None
            return {(number, 0): int(elements[-1]) if len(elements) else 0}
        tags, indices = elements["tag"], elements["index"]
        if len(tags) and int(tags.max()) > slot.num_tags:
            return None
        counts = {}
        for tag in range(1, slot.num_tags + 1):
            chosen = indices[tags == tag]
            if not np.array_equal(chosen, np.arange(len(chosen))):
                return None
            counts[number, tag] = len(chosen)
        return counts

    def _elements(self, slot: _Slot, pages: tuple[PageOf, ...]) -> npt.NDArray[Any]:
        parts = [slot.codec.decode(self._uncompressed(page.page), page.num_elements) for page in pages]
        return np.concatenate([np.empty(0, slot.codec.dtype), *parts])

    def _uncompressed(self, index: int) -> bytes:
        if index not in self._plain:
            page = self._pages[index]
            stored = self._data[page.offset : page.offset + page.size]
            self._plain[index] = bytes(decompress(stored, page.length))
        return self._plain[index]
