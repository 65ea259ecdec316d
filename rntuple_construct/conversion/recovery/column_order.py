"""Columns of the pages of a cluster without a page list.

Writers store the pages of a cluster column by column, in the order of column ids. A page that is equal to an earlier one of
the cluster may be left out. An arrangement fits if it uses all pages, and columns of one level have equal numbers of elements.
Offsets do not decrease, and end at the number of elements of their child. All arrangements are searched together, column by
column; states that leave the same pages and have the same counts continue as one.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from rntuple_spec.constants import FieldRole

from rntuple_construct.base.errors import RNTupleError, UnsupportedError
from rntuple_construct.conversion.recovery.blob_pages import FoundPage
from rntuple_construct.conversion.recovery.page_cuts import (
    ListedCuts,
    PageCuts,
    RootCuts,
    TargetCuts,
    candidates,
)
from rntuple_construct.conversion.recovery.root_pages import BufferBounds, ReplayedPages, Timeline, replay
from rntuple_construct.format.columns import ColumnCodec, column_codec
from rntuple_construct.format.compression import decompress
from rntuple_construct.format.descriptor.schema import Field, Schema
from rntuple_construct.format.generations import Generation
from rntuple_construct.format.generations.records import SchemaRecord
from rntuple_construct.model.schema.cpp_types import FUNDAMENTAL_DTYPES

__all__ = [
    "AMBIGUOUS",
    "ENTRIES",
    "SEVERAL",
    "Arrangement",
    "ColumnOrder",
    "PageOf",
    "Scope",
    "Slot",
    "TooManyError",
    "slots_of",
    "stated_counts",
    "value_after",
]

_SHARE_OF_WIDTHS = 16
"""Largest ratio of the pages that two columns with equal numbers of elements have."""
_LEAST_LIMIT = 256
"""Pages that a column may have in any case."""
_BITS_OF_BYTE = 8
_MAX_STEPS = 300_000
"""Pages that are tried for one cluster."""
_MAX_STEPS_UNKNOWN = 200_000
"""The same where the sizes of pages are not known."""

_MAX_COUNTED = 1 << 20
"""Elements up to which pages that were left out are counted: the table of all counts has a bit for each."""
_LEN_COUNTS = 1 << 25
"""Bytes of the tables of counts that are remembered."""
_MAX_SKELETONS = 256
"""Values of all offsets and tags that are tried for one cluster."""
_MAX_RUNS = 2000
"""Replays for one cluster."""
_MAX_SKELETONS_UNKNOWN = 4
"""The same where the budget of page buffers is not known from other clusters."""

AMBIGUOUS = "ambiguous"
"""Start of the reason if a cluster is there, but several arrangements of its pages may fit."""

SEVERAL = f"{AMBIGUOUS}: several arrangements of its pages fit the schema"
_UNKNOWN_CUTS = f"{AMBIGUOUS}: the sizes of its pages are not those of a known writer"

_LEN_OFFSET, _LEN_SWITCH = 8, 16
"""Bytes of an offset and of a switch in the memory of ROOT."""

Scope = tuple[int, int]
"""Who states a number of elements: the offsets or tags of a column, and the tag."""
ENTRIES: Scope = (-1, 0)


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
class Slot:
    """A column in the order of pages.

    Args:
        number: id of the column.
        codec: decodes its pages.
        scope: what states its number of elements.
        factor: elements for each of those of the scope.
        num_tags: for a switch column, the number of alternatives; 0 for offsets; None for other columns.
        len_memory: bytes of an element in the memory of ROOT.
    """

    number: int
    codec: ColumnCodec
    scope: Scope
    factor: int
    num_tags: int | None
    len_memory: int

    def page_range(self, length: int) -> tuple[int, int]:
        """The least and the largest number of elements of a page of some bytes; 0 if it is no page of the column."""
        bits = self.codec.bits
        most = 8 * length // bits
        if self.codec.nbytes(most) != length:
            return 0, 0
        return (8 * (length - 1)) // bits + 1, most


class _State(NamedTuple):
    """Arrangements of the columns so far that leave the same pages.

    Args:
        position: the first page that is left.
        counts: elements of the scopes that later columns belong to.
        trace: numbers of the values of offsets and tags, if the sizes of pages are not known.
    """

    position: int
    counts: tuple[tuple[Scope, int], ...]
    trace: tuple[int, ...] = ()


@dataclass(slots=True)
class _Ways:
    """How a state was reached.

    Args:
        is_single: False if there are several ways, of which this is one.
        before: the state before the last column.
        pages: pages of the last column.
    """

    is_single: bool
    before: _State | None
    pages: tuple[PageOf, ...]


class TooManyError(Exception):
    """More arrangements than are searched."""


class ColumnOrder:
    """The order of the columns of a schema, and the search for the columns of pages.

    Args:
        header, extension: the two parts of the schema.
        generation: its generation.
        writer: what the header says wrote the file.

    Attributes:
        budgets: bounds of the page buffers of ROOT that clusters have shown, the latest first.

    Raises:
        UnsupportedError: columns of several representations, or of unknown types.
    """

    def __init__(
        self, header: SchemaRecord, extension: SchemaRecord, generation: Generation, writer: str
    ) -> None:
        self._parts = header, extension, generation, writer
        self.schema = Schema(header, extension, projections_are_flagged=generation.projections_are_flagged)
        self.slots = slots_of(self.schema, generation, writer)
        self.kind = (
            RootCuts if writer.startswith("ROOT ") else TargetCuts if writer.startswith("rntuple") else None
        )
        last: dict[Scope, int] = {ENTRIES: len(self.slots)}
        for number, slot in enumerate(self.slots):
            last[slot.scope] = max(number, last.get(slot.scope, 0))
        self.last_use = last
        self.last_index = max(
            (number for number, slot in enumerate(self.slots) if slot.num_tags is not None), default=-1
        )
        self._cuts: list[PageCuts] = []
        self.budgets: tuple[BufferBounds, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._parts, {"_cuts": self._cuts, "budgets": self.budgets}

    def take_budgets(self, narrowed: Sequence[BufferBounds]) -> bool:
        """Take the bounds of page buffers of some clusters; returns whether they narrow those that are known."""
        before = self.budgets
        for each in narrowed:
            self.budgets = _with_budget(self.budgets, each)
        return self.budgets != before

    @property
    def len_step(self) -> int:
        """Bytes of which the lengths of all pages are multiples."""
        widths = {slot.codec.bits for slot in self.slots}
        if any(bits % 8 for bits in widths):
            return 1
        return int(np.gcd.reduce([bits // 8 for bits in widths])) if widths else 1

    def are_separate(self, blobs: Sequence[tuple[memoryview, Sequence[FoundPage]]]) -> bool | None:
        """Return whether each page has a separate blob, because some of these cannot be a cluster.

        Args:
            blobs: blobs, and their pages.

        Returns:
            None if each blob has one page that may be a cluster: columns that are equal share it, or it is one page of
            a larger cluster.
        """
        if any(len(pages) != 1 for _, pages in blobs) or sum(slot.factor > 0 for slot in self.slots) < 2:
            return False
        for data, pages in blobs:
            with suppress(TooManyError):
                if not _Search(self, data, pages, None, reuse=True, is_skeleton=True).skeletons()[0]:
                    return True
        return None if blobs else False

    def learn(self, clusters: Sequence[tuple[memoryview, Sequence[FoundPage]]]) -> None:
        """Find how the writer cut columns into pages: the default rule, or those that fit the most of some clusters.

        Args:
            clusters: blobs, and their pages.
        """
        if self.kind is None:
            return
        lengths = [page.length for _, pages in clusters for page in pages]
        best = 0
        rules: Iterable[PageCuts] = (
            candidates(RootCuts, self.slots, lengths)
            if self.kind is RootCuts
            else candidates(TargetCuts, self.slots, lengths)
        )
        for cuts in rules:
            num_fitting = sum(self._fits(data, pages, cuts) for data, pages in clusters)
            if num_fitting > best:
                best, self._cuts = num_fitting, []
            if num_fitting and num_fitting == best:
                self._cuts.append(cuts)
            if num_fitting == len(clusters) and cuts == self.kind():
                break
        if self.kind is RootCuts and best < len(clusters):
            for data, pages in clusters:
                with suppress(TooManyError):
                    self._replayed(data, pages, max_skeletons=1)

    def _fits(self, data: memoryview, pages: Sequence[FoundPage], cuts: PageCuts) -> bool:
        try:
            found, why = self._search(data, pages, cuts)
        except TooManyError:
            return False
        return found is not None or why.startswith(AMBIGUOUS)

    def _search(
        self, data: memoryview, pages: Sequence[FoundPage], cuts: PageCuts | None, *, reuse: bool = True
    ) -> tuple[Arrangement | None, str]:
        """Search without pages that were left out; then, if ``reuse`` and nothing was found, with such pages."""
        search = _Search(self, data, pages, cuts, reuse=False)
        found, why = search.run()
        if not reuse or why.startswith(AMBIGUOUS) or (found is not None and search.is_pinned(found)):
            return found, why
        stored = {bytes(data[page.offset : page.offset + page.size]) for page in pages}
        if len(stored) < len(pages):
            return found, why  # a writer that leaves pages out stores no page twice
        return _Search(self, data, pages, cuts, reuse=True).run()

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
        found: set[Arrangement] = set()
        reasons = []
        try:
            for cuts in self._cuts:
                arrangement, why = self._search(data, pages, cuts, reuse=not assume)
                if arrangement is None and assume:
                    arrangement, why = self._search(data, pages, cuts)
                if arrangement is None:
                    reasons.append(why)
                else:
                    found.add(arrangement)
            if not found and not any(why.startswith(AMBIGUOUS) for why in reasons):
                if self.kind is RootCuts:
                    return self._replayed(data, pages, max_skeletons=_MAX_SKELETONS)
                return self._search(data, pages, None, reuse=False) if assume else (None, _UNKNOWN_CUTS)
        except TooManyError:
            return None, f"{AMBIGUOUS}: too many arrangements of its pages to rule out all but one"
        if len(found) == 1 and not any(why.startswith(AMBIGUOUS) for why in reasons):
            return found.pop(), ""
        return None, SEVERAL

    def _replayed(
        self, data: memoryview, pages: Sequence[FoundPage], *, max_skeletons: int
    ) -> tuple[Arrangement | None, str]:
        """The arrangement whose sizes of pages ROOT makes if its page buffers do not suffice."""
        others = [
            BufferBounds(each.len_page)
            for each in candidates(RootCuts, self.slots, [page.length for page in pages])
        ]
        for reuse in (False, True):
            search = _Search(self, data, pages, None, reuse=reuse, is_skeleton=True)
            skeletons, _ = search.skeletons()
            if len(skeletons) > max_skeletons:
                raise TooManyError
            for budgets in (self.budgets, others if len(skeletons) <= _MAX_SKELETONS_UNKNOWN else []):
                num_runs = 0
                found: dict[Arrangement, tuple[BufferBounds, BufferBounds]] = {}
                for skeleton in skeletons:
                    for budget, sizes in self._replay(search, skeleton, budgets):
                        num_runs += 1
                        if num_runs > _MAX_RUNS:
                            raise TooManyError
                        if sizes is None:
                            continue
                        cuts = ListedCuts(skeleton.num_entries, tuple(map(tuple, sizes.sizes)))
                        arrangement, why = self._search(data, pages, cuts)
                        if why.startswith(AMBIGUOUS):
                            return None, why
                        if arrangement is not None:
                            found[arrangement] = budget, sizes.budget
                            break
                if len(found) > 1:
                    return None, SEVERAL
                for arrangement, (budget, narrower) in found.items():
                    others_known = tuple(each for each in self.budgets if each != budget)
                    self.budgets = (narrower, *others_known)
                    return arrangement, ""
            if len(skeletons) > _MAX_SKELETONS_UNKNOWN:
                return None, SEVERAL
        return None, _UNKNOWN_CUTS

    def _replay(
        self, search: _Search, found: Arrangement, budgets: Sequence[BufferBounds]
    ) -> Iterator[tuple[BufferBounds, ReplayedPages | None]]:
        """Replays of offsets and tags: the budget, and what ``replay`` yields."""
        elements = {
            number: np.concatenate([search.elements(slot, *page) for page in found.columns[number]])
            if found.columns[number]
            else np.empty(0, slot.codec.dtype)
            for number, slot in enumerate(self.slots)
            if slot.num_tags is not None
        }
        counts: dict[Scope, int] = {ENTRIES: found.num_entries}
        for number, values in elements.items():
            num_tags = self.slots[number].num_tags
            if num_tags:
                counts.update(
                    {(number, tag): int((values["tag"] == tag).sum()) for tag in range(1, num_tags + 1)}
                )
            else:
                counts[number, 0] = int(values[-1]) if len(values) else 0
        totals = [counts[slot.scope] * slot.factor for slot in self.slots]
        known: list[Sequence[int] | frozenset[int]] = []
        seen: set[int] = set()
        for slot, column in zip(self.slots, found.columns, strict=True):
            # Pages that were left out may be those of any column of equal values, and these are cut in several ways.
            is_cut = (
                seen.isdisjoint(page.page for page in column)
                if slot.num_tags is not None
                else not search.reuse and slot.codec.bits >= _BITS_OF_BYTE
            )
            known.append([page.num_elements for page in column] if is_cut else search.sizes(slot))
            seen.update(page.page for page in column)
        timeline = Timeline(self.schema, elements)
        widths = [slot.len_memory for slot in self.slots]
        for budget in budgets:
            for sizes in replay(timeline, widths, totals, known, budget):
                yield budget, sizes


def _with_budget(known: tuple[BufferBounds, ...], narrower: BufferBounds) -> tuple[BufferBounds, ...]:
    """The bounds that are known and those of a cluster; bounds that overlap are those of one budget."""
    for each in known:
        least, most = max(each.least, narrower.least), min(each.most, narrower.most)
        if each.len_page == narrower.len_page and least <= most:
            return BufferBounds(each.len_page, least, most), *(other for other in known if other != each)
    return narrower, *known


def slots_of(schema: Schema, generation: Generation, writer: str) -> list[Slot]:
    """The columns of a schema in the order of their ids; arguments and errors as for ``ColumnOrder``."""
    layout = generation.switch_layout(writer)
    slots = []
    places: dict[int, tuple[Scope, int]] = {}  # scope of the values of each field, and elements for each
    for number, field in enumerate(schema.fields):
        record = field.record
        if field.is_top_level:
            scope, factor = ENTRIES, 1
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
        slots.append(
            Slot(column.column_id, codec, scope, factor, num_tags, _len_memory(codec, field, num_tags))
        )
    return slots


def _len_memory(codec: ColumnCodec, field: Field, num_tags: int | None) -> int:
    if num_tags is not None:
        return _LEN_SWITCH if num_tags else _LEN_OFFSET
    known = FUNDAMENTAL_DTYPES.get(field.type_name)
    return codec.dtype.itemsize if known is None or codec.bits == 1 else known.itemsize


_Column = tuple[int, tuple[int, ...], int]
"""How a column ends: the position of the first page after it, the last values, and the number of its values as in a trace."""


class _Cell(NamedTuple):
    """Pages of the front part of a column.

    Args:
        is_single: False if others lead to the same page and value.
        before: the cell without the last page; None for no pages.
        page: the last page.
        is_left_out: if true, the last page is stored once for several columns.
    """

    is_single: bool
    before: _Cell | None
    page: PageOf | None
    is_left_out: bool = False

    @property
    def pages(self) -> tuple[PageOf, ...]:
        """All pages."""
        found: list[PageOf] = []
        cell: _Cell | None = self
        while cell is not None and cell.page is not None:
            found.append(cell.page)
            cell = cell.before
        return tuple(reversed(found))


class _Search:
    """One search for the columns of the pages of a blob.

    Args:
        order: the columns.
        data: the blob.
        pages: its pages.
        cuts: how columns are cut into pages; None if that is not known.
        reuse: if true, pages that are equal to earlier ones may be left out.
        is_skeleton: if true, only the pages of offsets and tags matter.
    """

    def __init__(
        self,
        order: ColumnOrder,
        data: memoryview,
        pages: Sequence[FoundPage],
        cuts: PageCuts | None,
        *,
        reuse: bool,
        is_skeleton: bool = False,
    ) -> None:
        self._order, self._slots, self._cuts, self.reuse = order, order.slots, cuts, reuse
        self._is_skeleton = is_skeleton
        self._data, self._pages = data, pages
        self._lengths = [page.length for page in pages]
        self._bytes_left = np.cumsum([0, *reversed(self._lengths)])[::-1].tolist()
        self._by_length: dict[int, list[int]] = {}
        for index, length in enumerate(self._lengths):
            self._by_length.setdefault(length, []).append(index)
        self._decoded: dict[tuple[int, int, int], npt.NDArray[Any] | None] = {}
        self._only_values: dict[tuple[int, int, int], bytes | None] = {}
        self._usable_pages: dict[tuple[int | None, int], list[int]] = {}
        self._left_out: dict[tuple[int, int, int, int], int] = {}
        self._len_left_out = 0
        self._weights = np.empty(0, np.uint64)
        self._longest = max(self._lengths, default=0)
        self._most_pages = max(_SHARE_OF_WIDTHS * len(pages), _LEAST_LIMIT)
        self._num_steps = 0

    def run(self) -> tuple[Arrangement | None, str]:
        """Search the arrangements column by column: the only one, or None with the reason."""
        layers, ends, why = self._layers()
        if not ends:
            return None, why
        if len(ends) > 1 or not layers[-1][ends[0]].is_single:
            return None, SEVERAL
        return self._traced(layers, ends[0]), ""

    def skeletons(self) -> tuple[list[Arrangement], str]:
        """Arrangements of all possible values of offsets and tags, or none with the reason."""
        layers, ends, why = self._layers()
        return [self._traced(layers, end) for end in ends], why

    def _layers(self) -> tuple[list[dict[_State, _Ways]], list[_State], str]:
        """States after each column, those of the last one that use all pages, and the reason if these are empty."""
        layers: list[dict[_State, _Ways]] = []
        num_entries = None if self._cuts is None else self._cuts.num_entries
        begin = _State(0, () if num_entries is None else ((ENTRIES, num_entries),))
        states: dict[_State, _Ways] = {begin: _Ways(True, None, ())}
        for number, slot in enumerate(self._slots):
            following: dict[_State, _Ways] = {}
            for state, ways in states.items():
                for after, cell in self._next(number, slot, state):
                    known = following.get(after)
                    if known is None:
                        following[after] = _Ways(ways.is_single and cell.is_single, state, cell.pages)
                    else:
                        known.is_single = False
            if not following:
                return [], [], f"no arrangement of its {len(self._pages)} pages fits the schema"
            layers.append(following)
            states = following
        ends = [state for state in states if state.position == len(self._pages)]
        return layers, ends, f"its {len(self._pages)} pages are more than the columns of the header have"

    def _traced(self, layers: list[dict[_State, _Ways]], state: _State) -> Arrangement:
        num_entries = dict(state.counts)[ENTRIES]
        columns = []
        for layer in reversed(layers):
            ways = layer[state]
            columns.append(ways.pages)
            if ways.before is None:
                break
            state = ways.before
        return Arrangement(num_entries, tuple(reversed(columns)))

    def _next(self, number: int, slot: Slot, state: _State) -> Iterator[tuple[_State, _Cell]]:
        """States after a column, and its pages."""
        self._count_step()
        counts = dict(state.counts)
        known = counts.get(slot.scope)
        if known is None:
            if slot.scope != ENTRIES:
                return  # the child is stored in front of its offsets
            for num_entries in self._numbers_of_entries(slot):
                yield from self._next(number, slot, _State(state.position, ((ENTRIES, num_entries),)))
            return
        for (position, value, digest), cell in self._columns(
            slot, state.position, known * slot.factor
        ).items():
            after = counts if slot.num_tags is None else {**counts, **stated_counts(number, slot, value)}
            left = {scope: n for scope, n in after.items() if self._order.last_use.get(scope, -1) > number}
            if number >= self._order.last_index and not self._has_room(number, position, after):
                continue
            trace = state.trace if self._cuts is not None or slot.num_tags is None else (*state.trace, digest)
            yield _State(position, tuple(sorted(left.items())), trace), cell

    def _columns(self, slot: Slot, position: int, expected: int) -> dict[_Column, _Cell]:
        """The ways in which pages from a position on are a column."""
        begin = (0,) * max(slot.num_tags or 1, 1)
        if not expected:
            return {(position, begin, 0): _Cell(True, None, None)}
        if self._cuts is None:
            return self._of_unknown_sizes(slot, position, expected)
        full, last = self._cuts.full(slot), self._cuts.last(slot, expected)
        if expected > self._most_pages * full or any(
            slot.codec.nbytes(each) not in self._by_length
            for each in ({last} if last == expected else {last, full})
        ):
            return {}
        # Cells with different pages before the next one that may be left out are kept apart.
        cells = {(position, begin, -1): _Cell(True, None, None)}
        for num_elements in self._cuts.counts(slot, expected):
            length = slot.codec.nbytes(num_elements)
            following: dict[tuple[int, tuple[int, ...], int], _Cell] = {}
            for (at, value, _), cell in cells.items():
                is_next = at < len(self._pages) and self._lengths[at] == length
                choices = [at] if is_next and not self._is_copy(slot, cell) else []
                if self.reuse:
                    choices += self._earlier(slot, at, length, num_elements, cell)
                for index in choices:
                    self._count_step()
                    after = self._value_after(slot, index, num_elements, value)
                    if after is None or self._is_leap(slot, cell, index, num_elements, value):
                        continue
                    is_left_out = index != at
                    key = (at + (not is_left_out), after, index if is_left_out else -1)
                    is_single = cell.is_single and key not in following
                    page = PageOf(index, num_elements)
                    following[key] = _Cell(is_single, cell, page, is_left_out=is_left_out)
            cells = following
        found: dict[_Column, _Cell] = {}
        for (at, value, _), cell in cells.items():
            key = at, value, 0
            found[key] = cell if key not in found else cell._replace(is_single=False)
        return found

    def _is_leap(
        self, slot: Slot, before: _Cell, index: int, num_elements: int, value: tuple[int, ...]
    ) -> bool:
        """Return whether pages of two others would follow each other in a column of offsets, with a leap between them.

        The item there would have more elements than each one of the page: a page that was left out by chance.
        """
        if (
            slot.num_tags != 0
            or not before.is_left_out
            or before.page is None
            or index == before.page.page + 1
        ):
            return False
        elements = self.elements(slot, index, num_elements)
        return elements is not None and int(elements[0]) - value[0] > int(np.diff(elements).max(initial=0))

    def _is_copy(self, slot: Slot, cell: _Cell) -> bool:
        """Return whether the pages so far are those of another column, so that all must be."""
        return (
            cell.is_left_out
            and slot.num_tags is None
            and cell.page is not None
            and self._only_value(slot, *cell.page) is None
        )

    def _earlier(self, slot: Slot, position: int, length: int, num_elements: int, before: _Cell) -> list[int]:
        """Earlier pages that may be the next one of a column.

        After a page of one value, those with this value; after another page that was left out, the one that follows it.
        Numbers begin with pages that were left out only if the whole column is equal to another one.
        """
        indices = self._by_length.get(length, [])
        if before.page is not None:
            value = self._only_value(slot, *before.page)
            if value is not None and slot.num_tags is None:
                self._count_step()
                same = (
                    n for n in indices if n < position and self._only_value(slot, n, num_elements) == value
                )
                return list(islice(same, 1))
            if value is None and before.is_left_out:
                index = before.page.page + 1
                return [index] if index < position and self._lengths[index] == length else []
            if slot.num_tags is None:
                return []
        # Values of numbers are not looked at: two pages are enough to see that there are several.
        return [index for index in indices[: None if slot.num_tags is not None else 2] if index < position]

    def _only_value(self, slot: Slot, index: int, num_elements: int) -> bytes | None:
        """The value that all elements of a page have; None if they differ."""
        key = index, num_elements, id(slot.codec)
        if key not in self._only_values:
            elements = self.elements(slot, index, num_elements)
            is_one = elements is not None and bool((elements == elements[0]).all())
            self._only_values[key] = elements[0].tobytes() if elements is not None and is_one else None
        return self._only_values[key]

    def _of_unknown_sizes(self, slot: Slot, position: int, expected: int) -> dict[_Column, _Cell]:
        """The same where the sizes of pages are not known.

        Only the pages of offsets and tags matter: these decide the sizes of all pages. Others are counted as one run.
        """
        found: dict[_Column, _Cell] = {}
        start = _Cell(True, None, None)
        if slot.num_tags is None:
            least = most = 0
            if self.reuse and self._can_be_left_out(slot, position, position, expected):
                found[position, (0,), 0] = start
            for stop in range(position, len(self._pages)):
                self._count_step()
                fewest, largest = slot.page_range(self._lengths[stop])
                least, most = least + fewest, most + largest
                if not largest or least > expected:
                    break
                start = _Cell(True, start, PageOf(stop, largest))
                if not self._is_skeleton and most >= expected:
                    found[stop + 1, (0,), 0] = self._spread(slot, position, stop + 1, expected)
                elif most >= expected or (
                    self.reuse and self._can_be_left_out(slot, position, stop + 1, expected - most)
                ):
                    found[stop + 1, (0,), 0] = start
            return found
        usable = self._usable(slot)
        cells = {(position, expected, (0,) * max(slot.num_tags, 1), 0, -1): start}
        while cells:
            following: dict[tuple[int, int, tuple[int, ...], int, int], _Cell] = {}
            for (at, room, value, digest, _), cell in cells.items():
                for index in usable[0 if self.reuse else bisect_left(usable, at) : bisect_right(usable, at)]:
                    self._count_step()
                    size = 8 * self._lengths[index] // slot.codec.bits
                    after = self._value_after(slot, index, size, value) if size <= room else None
                    if (
                        after is None
                        or not self._is_in_row(slot, cell, index, at)
                        or self._is_leap(slot, cell, index, size, value)
                    ):
                        continue
                    number = digest + self._digest(slot, index, size, expected - room)
                    made = _Cell(True, cell, PageOf(index, size), index != at)
                    stop = at + (index == at)
                    if size == room:
                        found[stop, after, number] = made
                    else:
                        key = stop, room - size, after, number, index if index != at else -1
                        following[key] = made
            cells = following
        return found

    def _is_in_row(self, slot: Slot, before: _Cell, index: int, position: int) -> bool:
        """Return whether a page may follow another one: after pages of several values that were left out, the next one is."""
        return (
            before.page is None
            or not before.is_left_out
            or index in {position, before.page.page + 1}
            or self._only_value(slot, *before.page) is not None
        )

    def _can_be_left_out(self, slot: Slot, start: int, stop: int, num_elements: int) -> bool:
        """Return whether pages with some elements may be left out of a column of numbers that has a range of pages.

        They repeat pages of one value. If the column has no other page, or begins with them, they may be a copy of other pages.
        """
        if num_elements > self._most_pages * 8 * self._longest // slot.codec.bits:
            return False
        if slot.codec.bits % _BITS_OF_BYTE:
            return bool(start)
        if num_elements >= _MAX_COUNTED:
            return True
        key = id(slot.codec), start, stop, num_elements.bit_length()
        if key not in self._left_out:
            sizes = [slot.page_range(length)[1] for length in self._lengths[:stop]]
            constant = {
                size
                for index, size in enumerate(sizes)
                if size and self._only_value(slot, index, size) is not None
            }
            reached = 1  # bit n: n elements may be left out
            mask = (1 << (1 << num_elements.bit_length())) - 1
            for first in range(start if start == stop or constant else 0):
                total = 0
                for size in sizes[first:start]:
                    total += size
                    if not size or total >= mask.bit_length():
                        break
                    reached |= 1 << total
            for size in constant:
                while size < mask.bit_length():
                    reached |= reached << size & mask
                    size *= 2
            self._len_left_out += mask.bit_length() // 8
            if self._len_left_out > _LEN_COUNTS:
                self._left_out.clear()
                self._len_left_out = mask.bit_length() // 8
            self._left_out[key] = reached
        return bool(self._left_out[key] >> num_elements & 1)

    def _spread(self, slot: Slot, start: int, stop: int, expected: int) -> _Cell:
        """Pages with the expected number of elements; those that may have unused bits are full from the front on."""
        ranges = [slot.page_range(length) for length in self._lengths[start:stop]]
        spare = expected - sum(fewest for fewest, _ in ranges)
        is_single = not spare or expected == sum(most for _, most in ranges) or len(ranges) == 1
        cell = _Cell(True, None, None)
        for index, (fewest, most) in enumerate(ranges, start):
            more = min(spare, most - fewest)
            spare -= more
            cell = _Cell(is_single, cell, PageOf(index, fewest + more))
        return cell

    def _usable(self, slot: Slot) -> list[int]:
        """Pages whose values may be offsets or tags of a column."""
        kind = slot.num_tags, id(slot.codec)
        if kind not in self._usable_pages:
            usable = self._usable_pages[kind] = []
            for index, length in enumerate(self._lengths):
                _, size = slot.page_range(length)
                elements = self.elements(slot, index, size) if size else None
                if elements is not None and (slot.num_tags or not (elements[1:] < elements[:-1]).any()):
                    usable.append(index)
        return self._usable_pages[kind]

    def _digest(self, slot: Slot, index: int, size: int, start: int) -> int:
        """A number of the values of a page that are the elements from ``start`` on, which other values hardly have."""
        if len(self._weights) < start + size:
            self._weights = np.random.default_rng(1).integers(
                1, np.iinfo(np.int64).max, 2 * (start + size), np.uint64
            )
        elements = self.elements(slot, index, size)
        if elements is None:
            return 0
        numbers = elements if not slot.num_tags else (elements["index"] << 8) + elements["tag"]
        return int((numbers.astype(np.uint64) * self._weights[start : start + size]).sum())

    def _value_after(
        self, slot: Slot, index: int, num_elements: int, value: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        return (
            value
            if slot.num_tags is None
            else value_after(slot, self.elements(slot, index, num_elements), value)
        )

    def _has_room(self, number: int, position: int, counts: dict[Scope, int]) -> bool:
        """Return whether the columns that are left can take all pages that are left, once all counts are known."""
        left = self._bytes_left[position]
        for slot in self._slots[number + 1 :]:
            if left <= 0:
                break
            # Each page may have unused bits in its last byte.
            left -= slot.codec.nbytes(counts.get(slot.scope, 0) * slot.factor) + (
                len(self._pages) if slot.codec.bits % 8 else 0
            )
        return bool(left <= 0)

    def _numbers_of_entries(self, slot: Slot) -> Iterator[int]:
        """Numbers of entries that the first column with elements may have."""
        if not slot.factor or not self._pages:
            return
        if self._cuts is None:
            totals = self._totals(slot)
        else:
            totals = self._totals_of_cuts(slot, self._cuts)
        for total in totals:
            self._count_step()
            if total and total % slot.factor == 0 and self._has_last_pages(total // slot.factor):
                yield total // slot.factor

    def _totals(self, slot: Slot) -> Iterator[int]:
        least = most = 0
        for length in self._lengths:
            fewest, largest = slot.page_range(length)
            if not largest:
                return
            yield from range(least + fewest, most + largest + 1)
            least, most = least + fewest, most + largest

    def _totals_of_cuts(self, slot: Slot, cuts: PageCuts) -> Iterator[int]:
        """Elements of a column of which the first page is the first one of the blob."""
        full = cuts.full(slot)
        fewest, largest = slot.page_range(self._lengths[0])
        if largest < full:
            yield from range(fewest, largest + 1)
            return
        length = self._lengths[0]
        num_full = next((n for n, each in enumerate(self._lengths) if each != length), len(self._lengths))
        lasts = {full, *range(fewest, largest + 1)}
        most_full = num_full
        if self.reuse and self._has_constant(slot, num_full):
            most_full = self._most_pages
        for num_before in range(most_full):
            for n in sorted(lasts):
                if cuts.last(slot, num_before * full + n) == n:
                    yield num_before * full + n
        if num_full < len(self._lengths):
            fewest, largest = slot.page_range(self._lengths[num_full])
            for num_before in range(num_full, most_full + 1):
                for n in range(fewest, largest + 1):
                    if n and cuts.last(slot, num_before * full + n) == n:
                        yield num_before * full + n

    def _has_constant(self, slot: Slot, stop: int) -> bool:
        """Return whether one of the first pages has one value only, so that a column may repeat it."""
        for index in range(stop):
            if self._only_value(slot, index, slot.page_range(self._lengths[index])[1]) is not None:
                return True
        return False

    def is_pinned(self, found: Arrangement) -> bool:
        """Return whether the pages of the entries tell their number: a last page is shorter, and not all others are constant.

        Otherwise pages that were left out could make a larger number fit.
        """
        if self._cuts is None or self._cuts.num_entries is not None:
            return True
        cut = [
            (slot, column)
            for slot, column in zip(self._slots, found.columns, strict=True)
            if slot.scope == ENTRIES and column
        ]
        is_short = any(column[-1].num_elements != self._cuts.full(slot) for slot, column in cut)
        several = [(slot, column) for slot, column in cut if len(column) > 1]
        return is_short and (
            not several or any(self._only_value(slot, *column[0]) is None for slot, column in several)
        )

    def _has_last_pages(self, num_entries: int) -> bool:
        """Return whether pages are as long as the last ones of all columns of the entries."""
        if self._cuts is None:
            return True
        for slot in self._slots:
            if slot.scope == ENTRIES and slot.factor:
                last = self._cuts.last(slot, num_entries * slot.factor)
                if slot.codec.nbytes(last) not in self._by_length:
                    return False
        return True

    def sizes(self, slot: Slot) -> frozenset[int]:
        """The numbers of elements that pages have, if they are pages of a column."""
        ranges = [slot.page_range(length) for length in self._by_length]
        return frozenset(size for fewest, most in ranges if most for size in range(fewest, most + 1))

    def _count_step(self) -> None:
        self._num_steps += 1
        if self._num_steps > (_MAX_STEPS_UNKNOWN if self._cuts is None else _MAX_STEPS):
            raise TooManyError

    def elements(self, slot: Slot, index: int, num_elements: int) -> npt.NDArray[Any] | None:
        """The elements of a page; None if they cannot be decoded."""
        key = index, num_elements, id(slot.codec)
        if key not in self._decoded:
            page = self._pages[index]
            stored = self._data[page.offset : page.offset + page.size]
            try:
                self._decoded[key] = slot.codec.decode(decompress(stored, page.length), num_elements)
            except RNTupleError:
                self._decoded[key] = None
        return self._decoded[key]


def value_after(
    slot: Slot, elements: npt.NDArray[Any] | None, value: tuple[int, ...]
) -> tuple[int, ...] | None:
    """The last offset, or the next index of each tag, after a page; None if its values are impossible.

    Args:
        slot: a column of offsets or tags.
        elements: those of the page; None if they cannot be decoded.
        value: the same in front of the page.
    """
    if elements is None or not len(elements):
        return None
    if not slot.num_tags:
        is_possible = int(elements[0]) >= value[0] and not (elements[1:] < elements[:-1]).any()
        return (int(elements[-1]),) if is_possible else None
    tags, indices = elements["tag"], elements["index"]
    if int(tags.max()) > slot.num_tags:
        return None
    after = []
    for tag, first in enumerate(value, start=1):
        chosen = indices[tags == tag]
        if not np.array_equal(chosen, np.arange(first, first + len(chosen))):
            return None
        after.append(first + len(chosen))
    return tuple(after)


def stated_counts(number: int, slot: Slot, value: tuple[int, ...]) -> dict[Scope, int]:
    """The counts that the last offset, or the numbers of the tags, state."""
    if not slot.num_tags:
        return {(number, 0): value[0]}
    return {(number, tag): count for tag, count in enumerate(value, start=1)}
