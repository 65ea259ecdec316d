"""Contents of pages: checksums, compressed chunks, offsets and variants; every page is read once."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from itertools import pairwise, repeat
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt
from rntuple_spec.column_types import COLUMN_TYPES, ColumnType

from rntuple_construct.base.budgets import Budget, cost, read_budget, work_budget
from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.errors import LimitError, RNTupleError
from rntuple_construct.format.columns import ColumnCodec, column_codec
from rntuple_construct.format.compression import LEN_CHUNK_HEADER, Buffer
from rntuple_construct.format.descriptor.clusters import Cluster, ClusterLinker
from rntuple_construct.format.descriptor.schema import Column, Schema
from rntuple_construct.format.generations.records import PageList
from rntuple_construct.format.pages.in_place import run_in_place
from rntuple_construct.format.pages.plan import PagePlan, distinct_pages
from rntuple_construct.format.pages.read_threads import SOLO, Team
from rntuple_construct.model.schema.cpp_types import named
from rntuple_construct.validation.checks.elements import Counter
from rntuple_construct.validation.checks.envelopes import chunk_problems
from rntuple_construct.validation.checks.indices import (
    Below,
    ColumnCheck,
    IndexCheck,
    RangeCheck,
    SeenOffsets,
    SwitchCheck,
    Target,
    TextCheck,
    targets_of,
)
from rntuple_construct.validation.checks.pages import columns_of_ranges, lengths_of_pages, unreadable
from rntuple_construct.validation.context import ColumnElements, NTupleContext, once_of_schema
from rntuple_construct.validation.registry import ntuple_check
from rntuple_construct.validation.rules import Depth, Severity

_BYTES = column_codec(ColumnType.BYTE)
"""The codec of pages that are decompressed and not decoded."""
# Elements that are looked at together; a multiple of 8, so that they begin with a byte.
_LEN_PIECE = 1 << 17
_NUM_ROWS = 1 << 12
"""Pages that one step describes."""
_LEN_DECODED = 1 << 20
"""Uncompressed bytes that the compiled loop decodes before a check looks at them: they fit into the cache of a processor."""
_LEN_TASK = 4 << 20
"""Uncompressed bytes of a task in which no elements are looked at: handing over costs more than a small page."""
_MIN_LEN_LOOP = 16 << 10
"""Uncompressed bytes of a task from which the compiled loop is faster than single pages."""
_MAX_LEN_ALONE = 64 << 10
"""Uncompressed bytes of a page up to which one thread gains from the loop; it copies uncompressed pages, which a view does not."""
_MIN_LEN_TOGETHER = 1 << 20
"""Uncompressed bytes from which threads gain more than their start costs."""
_LEN_WINDOW = 16 << 20
"""Uncompressed bytes for each thread until findings are reported: threads wait for the last one only then."""
_NUM_PAGES = 1 << 14
"""Pages until findings are reported, which bounds the memory of the findings of a damaged file."""
_LEN_OFFSETS = 64 << 20
"""Bytes of ends of strings that all threads keep together."""
_LEN_OFFSET = 4
"""Bytes that the kept ends of strings, and a copy of them, may take for each byte of stored offsets of 32 bits."""
_LEN_HASHED = 16 << 20
"""Stored bytes that a thread hashes at a time."""
_LEN_NUMBERS = 256
"""Bytes of memory that the numbers of a page take while they are checked."""
_NUM_STEADY = 1 << 16
"""Pages of equal elements that are remembered of one page list."""


class _PageRow(NamedTuple):
    """A page of a page list.

    Args:
        number: in the page list.
        times: how often it is listed in a row for its column.
        offset, size, num_elements, has_checksum: as in the page list.
        length: uncompressed bytes.
        is_loaded: if true, it is loaded here.
        is_opaque: if true, its elements cannot be decoded.
    """

    number: int
    times: int
    offset: int
    size: int
    num_elements: int
    has_checksum: bool
    length: int
    is_loaded: bool
    is_opaque: bool


class _Reporter(Protocol):
    """Receiver of the findings in pages."""

    def emit(self, rule_id: str, **details: Any) -> object:
        """Take a broken rule, as `NTupleContext.emit` does."""

    def report_error(
        self, error: RNTupleError, *, path: str | None = None, span: tuple[int, int] | None = None
    ) -> object:
        """Take an error, as `NTupleContext.report_error` does."""


class _TaskFindings:
    """Findings that a thread of the team makes, until the calling thread reports them in the order of the pages.

    Attributes:
        broken: file offsets of damaged pages.
        error: the error that ended the check.
    """

    def __init__(self) -> None:
        self._found: list[Callable[[NTupleContext], object]] = []
        self.broken: set[int] = set()
        self.error: RNTupleError | MemoryError | None = None

    def emit(self, rule_id: str, **details: Any) -> None:
        """Note a broken rule."""
        self._found.append(lambda ntuple: ntuple.emit(rule_id, **details))

    def report_error(
        self, error: RNTupleError, *, path: str | None = None, span: tuple[int, int] | None = None
    ) -> None:
        """Note an error."""
        self._found.append(lambda ntuple: ntuple.report_error(error, path=path, span=span))

    def report(self, ntuple: NTupleContext) -> None:
        """Report everything, and raise the error that ended the check."""
        for found in self._found:
            found(ntuple)
        if self.error is not None:
            raise self.error


class _PageChecker:
    """Reads the pages of one page list; a page that several columns share is checked once.

    Writers store equal pages of a cluster once, so a small file may list one page a million times. Usually its effect
    on a check is known after decoding it once.

    Args:
        ntuple: the RNTuple.
        group: number of the cluster group.
        pages: its page list.
        decodes: if true, pages are decompressed and decoded; otherwise they are only hashed.
        work: counts pages that are decoded again.
        first, stop: numbers of the pages that are checked here.
    """

    def __init__(
        self,
        ntuple: NTupleContext,
        group: int,
        pages: PageList,
        *,
        decodes: bool,
        work: Budget | None = None,
        first: int = 0,
        stop: int | None = None,
    ) -> None:
        self.ntuple = ntuple
        self.group = group
        self.pages = pages
        self.store = ntuple.metadata.page_store
        self.len_checksum = ntuple.generation.len_page_checksum
        bits, self.lengths = lengths_of_pages(ntuple, group, pages)
        self.skipped = unreadable(ntuple, pages)
        # Without a length there is nothing to decompress; a larger size has been reported.
        self.opaque = (bits == 0) | (pages.size > self.lengths) if decodes else np.ones(pages.num_pages, bool)
        self.is_first, self._is_shared = _uses(pages, self.lengths)
        self.broken: set[int] = set()
        self.work = work
        # The element that pages consist of, for those that are listed elsewhere, too.
        self.steady: dict[tuple[Any, ...], int] = {}
        self.keeps_steady = not bool(self.is_first.all())
        again = listed_again(pages) if self.keeps_steady else None
        self.again = again if again is not None and again.any() else None
        # Which pages are loaded, each once; the others are of no interest, or share the bytes of one of these.
        self.is_loaded = self.is_first & ~self.skipped
        self.is_loaded &= ~self.opaque | (pages.has_checksum & self.store.is_sealed)
        if decodes:
            last = pages.num_pages if stop is None else stop
            self._announce(np.flatnonzero(self.is_loaded[first:last]) + first)
            self._learn(first, last)
            self._memory: list[npt.NDArray[np.uint8]] = []

    @cached_property
    def ends(self) -> npt.NDArray[np.int64]:
        """Uncompressed bytes in front of each page, and in all; those that cannot be decoded do not count."""
        return _sums(np.where(self.skipped | self.opaque, 0, self.lengths))

    @cached_property
    def _num_irregular(self) -> npt.NDArray[np.int64]:
        """Pages in front of each page, and in all, that share their bytes or cannot be decoded."""
        return _sums(self._is_shared | self.skipped | self.opaque)

    @cached_property
    def _num_shared(self) -> npt.NDArray[np.int64]:
        """Pages in front of each page, and in all, that share their bytes with other ones."""
        return _sums(self._is_shared)

    def share_bytes(self, start: int, stop: int) -> bool:
        """True if some of these pages share their bytes with other ones."""
        return self._num_shared.item(stop) > self._num_shared.item(start)

    def are_regular(self, start: int, stop: int) -> bool:
        """True if these pages can be decoded, and none shares its bytes with another one."""
        return self._num_irregular.item(stop) == self._num_irregular.item(start)

    def _learn(self, first: int, stop: int) -> None:
        """Find pages that share the bytes of a damaged page before the first one that is checked."""
        pages = self.pages
        here = ~(self.is_first | self.skipped | self.opaque)[first:stop]
        if not first or not here.any():
            return
        shared = np.isin(pages.offset[:first], pages.offset[first:stop][here])
        for row in self._rows(np.flatnonzero(shared & self.is_loaded[:first] & ~self.opaque[:first])):
            if self._data(row, _TaskFindings()) is None:
                self.broken.add(row.offset)

    def _announce(self, numbers: npt.NDArray[np.int64]) -> None:
        """Let pages be fetched in few requests, in the order in which they will be read."""
        source = self.ntuple.metadata.container.source
        if source.is_remote:
            pages = self.pages
            source.prefetch(
                self.store.ranges_of(pages.offset[numbers], pages.size[numbers], pages.has_checksum[numbers])
            )

    def rows(self, start: int, stop: int) -> Iterator[_PageRow]:
        """The pages of a run for ``visit``. A page that repeats the one before it adds to the ``times`` of that page."""
        for first, last in _steps(start, stop):
            again = None if self.again is None else self.again[first:stop]
            if again is not None and again.any():
                chosen = np.flatnonzero(~again) + first
                yield from self._rows(chosen, np.diff(chosen, append=stop).tolist())
                return
            yield from self._rows(slice(first, last))

    def _rows(
        self, chosen: slice | npt.NDArray[np.int64], times: Iterable[int] | None = None
    ) -> Iterator[_PageRow]:
        pages = self.pages
        numbers = range(chosen.start, chosen.stop) if isinstance(chosen, slice) else chosen.tolist()
        columns = (
            pages.offset, pages.size, pages.num_elements, pages.has_checksum, self.lengths, self.is_loaded,
        )  # fmt: skip
        is_opaque = self.skipped[chosen] | self.opaque[chosen]
        return map(
            _PageRow,
            numbers,
            repeat(1) if times is None else times,
            *(column[chosen].tolist() for column in columns),
            is_opaque.tolist(),
        )

    def is_sound(self, start: int, stop: int) -> bool:
        """Verify and decompress pages with the compiled loop; False if they have to be visited one by one."""
        return run_in_place(
            self._plan(_BYTES, start, stop, self.lengths[start:stop]),
            self.store,
            None,
            verify=True,
            team=SOLO,
        )

    def feed_all(self, start: int, stop: int, codec: ColumnCodec, check: ColumnCheck) -> bool:
        """Check the pages of one column in one cluster with the compiled loop, many at a time.

        Args:
            start, stop: numbers of its pages.
            codec: codec of the column.
            check: looks at the elements; it is of no further use without success.

        Returns:
            False if something is found, or the loop refuses a page: then pages have to be visited one by one.
        """
        if codec.word_pages is None:
            return False
        told: list[str] = []

        def report(rule_id: str, **_: Any) -> None:
            told.append(rule_id)

        memory = self._memory.pop() if self._memory else np.empty(0, np.uint8)
        try:
            for first, last in self.pieces(start, stop, _LEN_DECODED):
                count = self.pages.num_elements[first:last].astype(np.int64)
                if int(self.lengths[first:last].max()) > _LEN_TASK:
                    return False  # memory is taken only after a look at the page
                nbytes = int(count.sum()) * codec.dtype.itemsize
                if len(memory) < nbytes:
                    memory = np.empty(nbytes, np.uint8)
                out = memory[:nbytes].view(codec.dtype)
                plan = self._plan(codec, first, last, count)
                if not run_in_place(plan, self.store, out, verify=True, team=SOLO):
                    return False
                if not check.feed(out, report) or told:
                    return False
            return True
        except LimitError:
            return False
        finally:
            self._memory.append(memory)

    def pieces(self, start: int, stop: int, nbytes: int) -> Iterator[tuple[int, int]]:
        """Cut pages where another so many uncompressed bytes begin."""
        cuts = np.flatnonzero(np.diff(self.ends[start:stop] // nbytes)) + start + 1
        return pairwise([start, *cuts.tolist(), stop])

    def _plan(self, codec: ColumnCodec, start: int, stop: int, count: npt.NDArray[np.int64]) -> PagePlan:
        pages, rows = self.pages, slice(start, stop)
        return PagePlan(
            codec, None, [(0, pages, self.group)], range(start, stop), pages.offset[rows], pages.size[rows], count,
            pages.has_checksum[rows], np.cumsum(count) - count, {}, int(count.sum()), 1,
        )  # fmt: skip

    def visit(
        self,
        start: int,
        stop: int,
        found: _Reporter,
        broken: set[int],
        codec: ColumnCodec | None,
        check: ColumnCheck | None,
        kind: tuple[Any, ...] = (),
    ) -> ColumnCheck | None:
        """Check the pages of one column in one cluster one by one.

        Args:
            start, stop: numbers of its pages.
            found: takes the findings.
            broken: file offsets of damaged pages, to be completed.
            codec: codec of the column, if its elements are looked at.
            check: looks at the elements.
            kind: equal for columns that make the same elements of a page, for checks of one kind.

        Returns:
            the check if it has seen all pages, else None.
        """
        for row in self.rows(start, stop):
            number, num_times, offset, size, count, _, length, is_loaded, is_opaque = row
            if is_opaque:
                check = None
                if is_loaded:
                    self._hash(row, found)
                continue
            place = offset, size, count, kind
            if not is_loaded:
                if check is None or offset in broken:
                    check = None
                    continue
                value = self.steady.get(place)
                if value is not None and check.takes_steady:
                    if not self._feed_steady(check, value, count, number, num_times, found):
                        check = None
                    continue
                self._charge(length, number)
                data = self._again(row, found)
            else:
                data = self._data(row, found)
            if data is None:
                broken.add(offset)
                check = None
            elif check is not None and codec is not None:
                if not self._feed_run(check, codec, data, count, number, num_times, found):
                    check = None
                elif self.keeps_steady and len(self.steady) < _NUM_STEADY:
                    value = check.steady_value(count)
                    if value is not None:
                        self.steady[place] = value
        return check

    def _charge(self, length: int, page: int) -> None:
        """Count a page that is decoded again; raise LimitError if these are too many."""
        if self.work is not None:
            try:
                self.work.charge(cost(length, 0))
            except LimitError as error:
                error.path = self.pages.path_of_page(self.group, page)
                raise

    @property
    def hashed(self) -> npt.NDArray[np.int64]:
        """Numbers of the pages that are hashed where none is decoded, in the order of the file."""
        if not self.store.is_sealed:
            return np.empty(0, np.int64)
        numbers = np.flatnonzero(self.is_first & self.pages.has_checksum & ~self.skipped)
        offset = self.pages.offset[numbers]
        is_sorted = bool((offset[1:] >= offset[:-1]).all())
        return numbers if is_sorted else numbers[np.argsort(offset, kind="stable")]

    def hash_all(self, numbers: npt.NDArray[np.int64], team: Team) -> None:
        """Compare checksums.

        Args:
            numbers: of the pages.
            team: hashes them.
        """
        pages = self.pages
        self._announce(numbers)
        offset, size = pages.offset[numbers], pages.size[numbers]
        sums = np.cumsum(size + _LEN_NUMBERS)
        num_parts = int(sums[-1]) // _LEN_HASHED + 1 if len(sums) else 0
        bounds = np.searchsorted(sums, np.arange(1, num_parts) * _LEN_HASHED, side="right").tolist()

        def hashed(part: tuple[int, int]) -> _TaskFindings:
            first, stop = part
            notes = _TaskFindings()
            try:
                for position, error in self.store.wrong_checksums(offset[first:stop], size[first:stop]):
                    place = first + position
                    self._report_checksum(
                        int(numbers[place]), error, int(offset[place]), int(size[place]), notes
                    )
            except RNTupleError as error:
                notes.error = error
            return notes

        parts = list(pairwise([0, *bounds, len(size)]))
        num_together = 2 * team.workers if team.workers > 1 else 1
        for first in range(0, len(parts), num_together):
            for notes in team.results(hashed, parts[first : first + num_together]):
                notes.report(self.ntuple)

    def _report_checksum(
        self, page: int, error: RNTupleError, offset: int, size: int, found: _Reporter
    ) -> None:
        found.emit(
            "RNT-PAG-002", path=self.pages.path_of_page(self.group, page),
            span=(offset, offset + size + self.len_checksum), cause=f"page at {offset}", expected=error.expected,
            actual=error.actual, index=page, problem=f"checksum {error.actual}, the bytes hash to {error.expected}",
        )  # fmt: skip

    def _report_damage(self, row: _PageRow, error: RNTupleError, found: _Reporter) -> None:
        path = self.pages.path_of_page(self.group, row.number)
        found.report_error(error, path=path, span=(row.offset, row.offset + row.size))

    def _hash(self, row: _PageRow, found: _Reporter) -> None:
        """Compare the checksum of a page that cannot be decoded."""
        raw, stored = self.store.read(row.offset, row.size, row.has_checksum)
        error = None if stored is None else self.store.checksum_error(raw, stored)
        if error is not None:
            self._report_checksum(row.number, error, row.offset, row.size, found)

    def _data(self, row: _PageRow, found: _Reporter) -> Buffer | None:
        """The uncompressed page, until the next one is read; None if it is damaged, which is reported."""
        page = self.store.read(row.offset, row.size, row.has_checksum)
        data, error = None, None
        try:
            data = self.store.uncompressed(page, row.length, offset=row.offset, reuse=True)
        except RNTupleError as caught:
            error = caught
        is_wrong_checksum = error is not None and error.rule_id == "RNT-PAG-002"
        if error is not None and not is_wrong_checksum:
            self._report_damage(row, error, found)
            return None
        is_expanded = row.size != row.length and not (is_wrong_checksum and self.store.is_sealed)
        if is_expanded and int.from_bytes(page[0][3:6], "little") != row.size - LEN_CHUNK_HEADER:
            for rule_id, details in chunk_problems(page[0]):
                found.emit(
                    rule_id,
                    path=self.pages.path_of_page(self.group, row.number),
                    span=(row.offset, row.offset + row.size),
                    **details,
                )
        if error is not None:
            self._report_checksum(row.number, error, row.offset, row.size, found)
        return data

    def _again(self, row: _PageRow, found: _Reporter) -> Buffer | None:
        """The uncompressed bytes of a page that was checked where it is used first."""
        page = self.store.read(row.offset, row.size, has_checksum=False)
        try:
            return self.store.uncompressed(page, row.length, offset=row.offset, reuse=True)
        except RNTupleError as error:
            self._report_damage(row, error, found)
            return None

    def _feed_run(
        self,
        check: ColumnCheck,
        codec: ColumnCodec,
        data: Buffer,
        count: int,
        page: int,
        times: int,
        found: _Reporter,
    ) -> bool:
        """Check a page that is listed so many times in a row; return whether to continue with this column."""

        def feed(number: int) -> bool:
            return self._feed(check, codec, data, count, self._reporter(number, found))

        def pass_over(left: int) -> int:
            return check.repeat(data, count, left)

        return self._feed_all(feed, pass_over, len(data), page, times, found)

    def _feed_steady(
        self, check: ColumnCheck, value: int, count: int, page: int, times: int, found: _Reporter
    ) -> bool:
        """The same for a page that holds only one value."""

        def feed(number: int) -> bool:
            return check.feed_steady(value, count, self._reporter(number, found))

        def pass_over(left: int) -> int:
            return check.repeat(b"", count, left)

        return self._feed_all(feed, pass_over, 0, page, times, found)

    def _feed_all(
        self,
        feed: Callable[[int], bool],
        pass_over: Callable[[int], int],
        length: int,
        page: int,
        times: int,
        found: _Reporter,
    ) -> bool:
        while True:
            try:
                if not feed(page):
                    return False
            except LimitError as error:
                found.report_error(error, path=self.pages.path_of_page(self.group, page))
                return False
            passed = 1 + (pass_over(times - 1) if times > 1 else 0)
            page, times = page + passed, times - passed
            if not times:
                return True
            self._charge(cost(length, 1), page)

    def _reporter(self, page: int, found: _Reporter) -> Callable[..., None]:
        def report(rule_id: str, **details: Any) -> None:
            offset = int(self.pages.offset[page])
            found.emit(
                rule_id, path=self.pages.path_of_page(self.group, page),
                span=(offset, offset + int(self.pages.size[page])), **details,
            )  # fmt: skip

        return report

    def _feed(
        self, check: ColumnCheck, codec: ColumnCodec, data: Buffer, count: int, report: Callable[..., None]
    ) -> bool:
        # Elements depend on those before them in some encodings: such pages are decoded whole, but looked at in pieces.
        step = _LEN_PIECE if codec.has_parts else max(count, 1)
        try:
            for first in range(0, count, step):
                elements = codec.part(data, count, first, min(first + step, count))
                for start in range(0, len(elements), _LEN_PIECE):
                    if not check.feed(elements[start : start + _LEN_PIECE], report):
                        return False
            return True
        except LimitError:
            raise
        except RNTupleError as error:
            # An offset of 2^63 or more.
            report("RNT-ENC-004", actual=error.actual, index=None)
            return False


def _steps(start: int, stop: int) -> Iterator[tuple[int, int]]:
    """Split a run of pages into steps of at most ``_NUM_ROWS`` pages."""
    return pairwise([*range(start, stop, _NUM_ROWS), stop])


def listed_again(pages: PageList) -> npt.NDArray[np.bool_]:
    """Return which pages equal the page before them, for the same column in the same cluster."""
    again = np.zeros(pages.num_pages, bool)
    again[1:] = True
    for key in (pages.offset, pages.size, pages.num_elements, pages.has_checksum):
        again[1:] &= key[1:] == key[:-1]
    starts = pages.first_page[:-1]
    again[starts[starts < pages.num_pages]] = False
    return again


def _uses(
    pages: PageList, lengths: npt.NDArray[np.int64]
) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """Return which pages are the first with their bytes, and which share their bytes with others."""
    starts = np.sort(pages.offset)
    if (starts[1:] != starts[:-1]).all():
        return np.ones(pages.num_pages, bool), np.zeros(pages.num_pages, bool)
    first = np.zeros(pages.num_pages, bool)
    repeats = distinct_pages(pages.offset, pages.size, lengths)
    first[repeats.firsts] = True
    return first, np.bincount(repeats.which, minlength=pages.num_pages)[repeats.which] > 1


def _sums(numbers: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
    """Sums up to each of the numbers, and of all."""
    sums = np.zeros(len(numbers) + 1, np.int64)
    np.cumsum(numbers, out=sums[1:])
    return sums


def _decodes_pages(ntuple: NTupleContext) -> bool:
    """Return whether pages are decompressed and decoded, not only hashed."""
    return ntuple.file.level is Depth.FULL and ntuple.elements is not None


def _groups(ntuple: NTupleContext) -> Iterator[tuple[int, PageList, int]]:
    """Yield the cluster groups to check: number, page list, and the first cluster to check if pages are decoded.

    The checks start at the first cluster with a page at or after ``page_start`` of the file.
    """
    start = ntuple.file.page_start
    has_begun = start == 0
    for group, pages in enumerate(ntuple.page_lists or ()):
        if pages is None:
            continue
        first = 0
        if not has_begun:
            added = np.flatnonzero(pages.offset >= start)
            if not added.size:
                continue
            has_begun = True
            if not ntuple.metadata.is_sharded:
                first_pages = pages.first_page[pages.first_range]
                first = int(np.searchsorted(first_pages, added[0], side="right")) - 1
        yield group, pages, first


@ntuple_check("RNT-PAG-002", "RNT-RC1-011", "RNT-VAL-003", needs=("page_lists",), depth=Depth.CHECKSUMS)
def checksums(ntuple: NTupleContext) -> None:
    """Pages have the checksums that are stored after them; if pages are also decoded, that check does this."""
    if _decodes_pages(ntuple):
        return
    # Hashing needs none of the tables of the checks before.
    ntuple.forget_tables()
    with Team(ntuple.file.workers) as team:
        for group, pages, _ in _groups(ntuple):
            _report_rc1_flags(ntuple, group, pages)
            checker = _PageChecker(ntuple, group, pages, decodes=False)
            checker.hash_all(checker.hashed, team)


def _report_rc1_flags(ntuple: NTupleContext, group: int, pages: PageList) -> None:
    if not ntuple.generation.page_checksum_is_sealed:
        for page in np.flatnonzero(pages.has_checksum)[:1]:
            path = pages.path_of_page(group, int(page))
            ntuple.emit(
                "RNT-RC1-011", path=path, severity=Severity.WARNING, expected=0, actual=1, index=int(page),
                problem="the flag of a checksum, which no known file has",
            )  # fmt: skip


@ntuple_check(
    "RNT-PAG-002", "RNT-RC1-011", "RNT-CMP-003", "RNT-CMP-004", "RNT-CMP-005", "RNT-CMP-006", "RNT-CMP-007", "RNT-CMP-008",
    "RNT-VAL-002", "RNT-ENC-002", "RNT-ENC-003", "RNT-ENC-004", "RNT-ENC-005", "RNT-ENC-006", "RNT-ENC-011",
    "RNT-ENC-012", "RNT-ENC-013",
    needs=("schema", "elements", "page_lists"), depth=Depth.FULL,
)  # fmt: skip
def contents(ntuple: NTupleContext) -> None:
    """Every page is hashed, decompressed, and decoded if its elements are offsets, variants or text."""
    schema, elements, linker = ntuple.schema, ntuple.elements, ntuple.linker
    if schema is None or elements is None or linker is None:
        return
    with Team(ntuple.file.workers) as team:
        check = _ContentsCheck(ntuple, schema, elements, linker, team)
        for group, pages, first in _groups(ntuple):
            if not first:
                _report_rc1_flags(ntuple, group, pages)
            check.look_at(group, pages, first)


class _Range(NamedTuple):
    """Pages of one column in one cluster.

    Args:
        column_id: the column.
        start, stop: numbers of its pages in the page list.
    """

    column_id: int
    start: int
    stop: int


class _Task(NamedTuple):
    """Neighbouring pages of one cluster that are checked together, in any thread.

    Args:
        row: the cluster.
        ranges: their columns.
        is_checked: whether elements are looked at.
        is_shared: whether a page may share its bytes with another one, so that the task has to follow those before it.
        length: uncompressed bytes; 0 for a small cluster.
        len_offsets: bytes of the ends of strings that are kept meanwhile.
    """

    row: int
    ranges: list[_Range]
    is_checked: bool
    is_shared: bool
    length: int
    len_offsets: int


class _TaskResult(NamedTuple):
    """Result of a task in a thread of the team.

    Args:
        checks: the checks that have seen all pages, by column.
        notes: the findings.
    """

    checks: list[tuple[int, ColumnCheck | None]]
    notes: _TaskFindings


class _OffsetsOfTask:
    """The ends of strings that a task has seen, until it looks at the characters.

    Args:
        ntuple: the RNTuple.

    Attributes:
        seen: by column of the offsets.
        budget: limit of their memory.
    """

    def __init__(self, ntuple: NTupleContext) -> None:
        self.seen: dict[int, SeenOffsets] = {}
        self.budget = read_budget(ntuple.file.limits, ntuple.file.size, is_step=True)

    @staticmethod
    def release(*seen: SeenOffsets | None) -> None:
        """Return the memory of offsets to the budget after the last use."""
        for each in seen:
            if each is not None:
                each.release()


def _windows(tasks: Iterable[_Task | None], workers: int) -> Iterator[list[_Task | None]]:
    """Tasks whose findings are kept in memory together; None marks the end of a cluster."""
    window: list[_Task | None] = []
    length = num_pages = len_offsets = 0
    for task in tasks:
        if task is not None:
            count = task.ranges[-1].stop - task.ranges[0].start
            is_full = (
                workers == 1
                or length + task.length > workers * _LEN_WINDOW
                or num_pages + count > _NUM_PAGES
                or len_offsets + task.len_offsets > _LEN_OFFSETS
            )
            if window and is_full:
                yield window
                window, length, num_pages, len_offsets = [], 0, 0, 0
            length, num_pages, len_offsets = (
                length + task.length,
                num_pages + count,
                len_offsets + task.len_offsets,
            )
        window.append(task)
    if window:
        yield window


class _Visit(NamedTuple):
    """Result for the pages of one column in one cluster.

    Args:
        column_id: the column.
        check: what has looked at its elements; None if it has not seen all, or there is nothing to look at.
        is_sound: if true, nothing was found.
    """

    column_id: int
    check: ColumnCheck | None
    is_sound: bool


class _ContentsCheck:
    """Looks at the pages of one RNTuple, cluster by cluster.

    Cluster groups may refer to the same page list. Such a file is small and not sound. Pages that were sound in the first
    group are not decoded again; only the number of elements that offsets and tags refer to is checked.

    Args:
        ntuple: the RNTuple.
        schema: its schema.
        elements: how many each column has.
        linker: tells the columns of ranges.
        team: looks at several columns and clusters at a time.
    """

    def __init__(
        self,
        ntuple: NTupleContext,
        schema: Schema,
        elements: ColumnElements,
        linker: ClusterLinker,
        team: Team,
    ) -> None:
        self.ntuple = ntuple
        self.elements = elements
        self.linker = linker
        self.team = team
        self.counter = Counter(schema, elements)
        self.columns = _columns_of_interest(ntuple)
        self.below: dict[int, Below] = {}
        self.work = _check_work(ntuple, self.columns.are_of_interest)
        self.rows: dict[tuple[int, int], tuple[int, Cluster]] = {
            (part.group_id, part.index): (row, part)
            for row, cluster in enumerate(ntuple.rows or ())
            for part in (cluster, *cluster.siblings)
        }
        # Of page lists that several groups refer to: checks of the columns of clusters in which no page was found wrong.
        self.sound: dict[tuple[int, int, bool], list[tuple[int, ColumnCheck]]] = {}

    def look_at(self, group: int, pages: PageList, first: int) -> None:
        """Check the pages of the clusters of a group, from the first one to check on."""
        is_repeated = self.ntuple.is_repeated(pages)
        clusters = {
            index: self.rows.get((group, index), (-1, None)) for index in range(first, pages.num_clusters)
        }
        keys = {index: (id(pages), index, row < 0) for index, (row, _) in clusters.items()}
        todo = [index for index, key in keys.items() if not is_repeated or key not in self.sound]
        with closing(self._visits(group, pages, todo, clusters)) as visits:
            for index, (row, cluster) in clusters.items():
                known = self.sound.get(keys[index]) if is_repeated else None
                if known is not None:
                    for column_id, check in known:
                        check.move_to(row)
                        self._finish(check, row, cluster, column_id)
                    continue
                found = self._finished(visits, row, cluster)
                if found is not None and is_repeated:
                    for _, check in found:
                        check.move_to(row)
                    self.sound[keys[index]] = found

    def _finished(
        self, visits: Iterator[_Visit | None], row: int, cluster: Cluster | None
    ) -> list[tuple[int, ColumnCheck]] | None:
        """Finish the checks of the next cluster; returns those that have seen all pages, None if a page is wrong."""
        found: list[tuple[int, ColumnCheck]] = []
        is_sound = True
        for visit in visits:
            if visit is None:
                break
            is_sound &= visit.is_sound
            if visit.check is not None:
                self._finish(visit.check, row, cluster, visit.column_id)
                found.append((visit.column_id, visit.check))
        return found if is_sound else None

    def _visits(
        self,
        group: int,
        pages: PageList,
        todo: Sequence[int],
        clusters: Mapping[int, tuple[int, Cluster | None]],
    ) -> Generator[_Visit | None, None, None]:
        """Check the pages of clusters; yields None after each of them."""
        if not todo:
            return
        ntuple = self.ntuple
        first_page, first_range = pages.first_page, pages.first_range
        start = int(first_page[first_range[todo[0]]])
        stop = int(first_page[first_range[todo[-1] + 1]])
        reader = _PageChecker(ntuple, group, pages, decodes=True, work=self.work, first=start, stop=stop)
        ranges = self._ranges(group, pages, todo)
        tasks = (
            task for index in todo for task in [*self._tasks(reader, ranges[index], clusters[index][0]), None]
        )
        for window in _windows(tasks, self.team.workers):
            results = self._together(reader, window)
            for task in window:
                if task is None:
                    yield None
                    continue
                num_found = ntuple.num_found
                result = results.get(id(task))
                checks: Iterable[tuple[int, ColumnCheck | None]]
                if result is None:
                    checks = self._checked(reader, task, ntuple, reader.broken)
                else:
                    reader.broken |= result.notes.broken
                    result.notes.report(ntuple)
                    checks = result.checks
                for column_id, check in checks:
                    yield _Visit(column_id, check, ntuple.num_found == num_found)

    def _together(self, reader: _PageChecker, window: Sequence[_Task | None]) -> dict[int, _TaskResult]:
        """Run tasks in all threads of the team; returns the results by identity, without those that ended with an error."""
        alone = [task for task in window if task is not None and not task.is_shared]
        if len(alone) < 2 or sum(task.length for task in alone) < _MIN_LEN_TOGETHER:
            return {}

        def run(task: _Task) -> _TaskResult | None:
            notes = _TaskFindings()
            try:
                return _TaskResult(list(self._checked(reader, task, notes, notes.broken)), notes)
            except (RNTupleError, MemoryError):
                return None  # the calling thread repeats it and raises the error, after earlier findings

        found = self.team.results(run, alone)
        return {id(task): result for task, result in zip(alone, found, strict=True) if result is not None}

    def _tasks(self, reader: _PageChecker, ranges: Sequence[_Range], row: int) -> Iterator[_Task]:
        """The ranges of one cluster in tasks that depend on nothing before them."""
        columns, ends = self.columns, reader.ends
        if not ranges:
            return
        if ends.item(ranges[-1].stop) - ends.item(ranges[0].start) < _MIN_LEN_LOOP:
            yield _Task(row, list(ranges), is_checked=True, is_shared=True, length=0, len_offsets=0)
            return

        def length_of(each: _Range) -> int:
            return ends.item(each.stop) - ends.item(each.start)

        texts = {columns.texts[each.column_id] for each in ranges if each.column_id in columns.texts}
        group: list[_Range] = []
        # Columns of offsets that characters in the same task are waiting for.
        pending: set[int] = set()
        is_checked = False

        def task() -> _Task:
            start, stop = group[0].start, group[-1].stop
            len_offsets = sum(_LEN_OFFSET * length_of(each) for each in group if each.column_id in texts)
            is_shared = reader.share_bytes(start, stop)
            return _Task(row, group, is_checked, is_shared, ends.item(stop) - ends.item(start), len_offsets)

        for each in ranges:
            is_of_interest = columns.codecs.get(each.column_id) is not None
            is_full = group and ends.item(each.stop) - ends.item(group[0].start) > _LEN_TASK
            if group and not pending and (is_of_interest or is_checked or is_full):
                yield task()
                group = []
            is_checked = is_of_interest or bool(pending)
            if not is_checked and length_of(each) > 2 * _LEN_TASK:
                for start, stop in reader.pieces(each.start, each.stop, _LEN_TASK):
                    group = [_Range(each.column_id, start, stop)]
                    yield task()
                group = []
                continue
            group.append(each)
            if each.column_id in texts:
                pending.add(each.column_id)
            pending.discard(columns.texts.get(each.column_id, -1))
        if group:
            yield task()

    def _checked(
        self, reader: _PageChecker, task: _Task, found: _Reporter, broken: set[int]
    ) -> Iterator[tuple[int, ColumnCheck | None]]:
        """Run a task with the compiled loop; if it refuses pages or anything is to be reported, page by page.

        Args:
            reader: reads the pages.
            task: the pages.
            found: takes the findings.
            broken: file offsets of damaged pages, to be completed.

        Yields:
            each column, and the check that has seen all of its pages.
        """
        start, stop = task.ranges[0].start, task.ranges[-1].stop
        gains = self.team.workers > 1 or task.length < _MAX_LEN_ALONE * (stop - start)
        if gains and task.length >= _MIN_LEN_LOOP and reader.are_regular(start, stop):
            if not task.is_checked and reader.is_sound(start, stop):
                yield from ((each.column_id, None) for each in task.ranges)
                return
            checks = self._all_at_once(reader, task) if task.is_checked else None
            if checks is not None:
                yield from checks
                return
        codecs, kinds = self.columns.codecs, self.columns.kinds
        offsets = _OffsetsOfTask(self.ntuple)
        for each in task.ranges:
            column_id = each.column_id
            check, ends = self._check_of(column_id, task.row, offsets)
            finished = reader.visit(
                each.start, each.stop, found, broken, codecs.get(column_id), check, kinds.get(column_id, ())
            )
            offsets.release(ends, None if finished is not None else offsets.seen.pop(column_id, None))
            yield column_id, finished

    def _all_at_once(self, reader: _PageChecker, task: _Task) -> list[tuple[int, ColumnCheck | None]] | None:
        """Run a task with the compiled loop; None if pages have to be visited one by one."""
        offsets = _OffsetsOfTask(self.ntuple)
        checks: list[tuple[int, ColumnCheck | None]] = []
        for each in task.ranges:
            check, ends = self._check_of(each.column_id, task.row, offsets)
            codec = self.columns.codecs.get(each.column_id)
            if each.start == each.stop:
                is_done = True
            elif codec is None or check is None:
                is_done = reader.is_sound(each.start, each.stop)
            else:
                is_done = reader.feed_all(each.start, each.stop, codec, check)
            if not is_done:
                return None
            offsets.release(ends)
            checks.append((each.column_id, check))
        return checks

    def _ranges(self, group: int, pages: PageList, todo: Sequence[int]) -> dict[int, list[_Range]]:
        """The ranges of clusters that are of interest."""
        column_ids = columns_of_ranges(self.ntuple, group, pages)
        # Most ranges without pages are of no interest, and a damaged page list may have millions of them.
        of_interest = np.flatnonzero(
            (pages.first_page[1:] > pages.first_page[:-1]) | _have(column_ids, self.columns.are_of_interest)
        )
        bounds = np.searchsorted(of_interest, pages.first_range).tolist()
        start, stop = bounds[todo[0]], bounds[todo[-1] + 1]
        numbers = of_interest[start:stop]
        ranges = list(
            map(
                _Range, column_ids[numbers].tolist(), pages.first_page[numbers].tolist(), pages.first_page[numbers + 1].tolist(),
            )
        )  # fmt: skip
        return {index: ranges[bounds[index] - start : bounds[index + 1] - start] for index in todo}

    def _check_of(
        self, column_id: int, row: int, offsets: _OffsetsOfTask
    ) -> tuple[ColumnCheck | None, SeenOffsets | None]:
        """Return the check of a column in a cluster, and the ends of strings that it needs."""
        columns = self.columns
        codec = columns.codecs.get(column_id)
        if codec is None:
            return None, None
        check: ColumnCheck | None = None
        if row >= 0 and column_id in columns.targets:
            if column_id not in self.below:
                self.below[column_id] = columns.targets[column_id].below(self.counter)
            check = _check(self.below[column_id], row)
        if isinstance(check, IndexCheck) and column_id in columns.ends:
            check.seen = offsets.seen[column_id] = SeenOffsets(offsets.budget, f"schema.columns[{column_id}]")
        elif column_id in columns.texts:
            ends = offsets.seen.pop(columns.texts[column_id], None)
            return TextCheck(None if ends is None else ends.parts), ends
        elif check is None and column_id in columns.ranges:
            return RangeCheck(column_id, *columns.ranges[column_id]), None
        return check, None

    def _finish(self, check: ColumnCheck, row: int, cluster: Cluster | None, column_id: int) -> None:
        if cluster is not None and self.elements.is_primary[row, column_id]:
            _finish(self.ntuple, check, cluster, column_id)


class _Columns(NamedTuple):
    """The columns of a schema whose elements are checked.

    Args:
        targets: what offsets and switches refer to.
        texts: columns that hold the characters of strings, and the column of their offsets.
        ends: these columns of offsets.
        ranges: ranges of values.
        codecs: codecs of all of them; None for columns that cannot be decoded.
        kinds: equal for columns that make the same elements of a page.
        are_of_interest: shape (columns + 1,), which they are; the last one represents unknown columns.
    """

    targets: dict[int, Target]
    texts: dict[int, int]
    ends: frozenset[int]
    ranges: dict[int, tuple[float, float]]
    codecs: dict[int, ColumnCodec | None]
    kinds: dict[int, tuple[Any, ...]]
    are_of_interest: npt.NDArray[np.bool_]


@once_of_schema
def _columns_of_interest(ntuple: NTupleContext) -> _Columns:
    header = ntuple.header
    columns = ntuple.schema.columns if ntuple.schema else ()
    layout = ntuple.generation.switch_layout(header.writer if header else "")
    targets = targets_of(ntuple.schema) if ntuple.schema else {}
    texts = _text_columns(ntuple.schema) if ntuple.schema else {}
    ranges = _columns_with_range(columns)
    codecs = {
        column_id: _codec(columns[column_id], layout) for column_id in sorted({*targets, *texts, *ranges})
    }
    are_of_interest = np.zeros(len(columns) + 1, bool)
    are_of_interest[[*codecs]] = True
    kinds = {column_id: _kind(columns[column_id]) for column_id in codecs}
    return _Columns(targets, texts, frozenset(texts.values()), ranges, codecs, kinds, are_of_interest)


def _have(column_ids: npt.NDArray[np.int64], by_column: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """The mask of columns for ranges of these columns; the last item represents unknown columns."""
    known: npt.NDArray[np.bool_] = by_column[np.minimum(column_ids, len(by_column) - 1)]
    return known


def _check_work(ntuple: NTupleContext, are_of_interest: npt.NDArray[np.bool_]) -> Budget:
    """Return the budget for decoding pages again; raise LimitError if decoding all of them takes too long.

    A small file may list a page a million times. In a row for one column it counts once: it is decoded once,
    and the check of the column needs no second look.

    Args:
        ntuple: the RNTuple.
        are_of_interest: columns whose elements are checked, as in ``_Columns``.
    """

    def count(ntuple: NTupleContext, group: int, pages: PageList) -> tuple[int, int]:
        looked_at = _have(columns_of_ranges(ntuple, group, pages), are_of_interest)
        again = np.concatenate(([0], np.cumsum(listed_again(pages))))[pages.first_page]
        return int((np.diff(pages.first_page) - np.diff(again))[looked_at].sum()), int(looked_at.sum())

    def in_all() -> int:
        counts = [ntuple.once_of_group(count, group, pages) for group, pages in lists]
        return cost(0, sum(pages for pages, _ in counts), sum(ranges for _, ranges in counts))

    lists = [(group, pages) for group, pages in enumerate(ntuple.page_lists or ()) if pages is not None]
    activity, advice = "check of all pages", "validate at a lower level"
    limits, size = ntuple.file.limits, ntuple.file.size
    work = work_budget(limits, size, in_all, activity, advice)
    num_ranges = sum(len(pages.element_offset) for _, pages in lists)
    if cost(0, sum(pages.num_pages for _, pages in lists), num_ranges) > work.allowed:
        work_budget(limits, size, in_all, activity, advice).charge(in_all(), path="page_list[0]")
    return work


def _text_columns(schema: Schema) -> dict[int, int]:
    """Columns that hold the characters of strings, and the column of their offsets."""
    return {
        column_ids[1]: column_ids[0]
        for field in schema.fields
        if field.type_name == named("string")
        for column_ids in field.representations
        if len(column_ids) == 2
    }


def _columns_with_range(columns: Sequence[Column]) -> dict[int, tuple[float, float]]:
    """Ranges of values of columns whose elements could lie elsewhere; quantized ones cannot."""
    return {
        column.column_id: column.record.value_range
        for column in columns
        if column.record.value_range is not None
        and column.column_type is not None
        and COLUMN_TYPES[column.column_type].kind in ("integer", "real")
        and "quantize" not in COLUMN_TYPES[column.column_type].steps
    }


def _check(below: Below, row: int) -> ColumnCheck:
    return SwitchCheck(below, row) if below.is_variant else IndexCheck(below, row)


def _finish(ntuple: NTupleContext, check: ColumnCheck, cluster: Cluster, column_id: int) -> None:
    def report(rule_id: str, **details: Any) -> None:
        ntuple.emit(
            rule_id,
            path=f"{cluster.path}[{cluster.position_of(column_id)}]",
            cluster=cluster.cluster_id,
            **details,
        )

    check.finish(report)


def _kind(column: Column) -> tuple[Any, ...]:
    record = column.record
    return record.type_id, record.bits_on_storage, record.value_range


def _codec(column: Column, layout: str) -> ColumnCodec | None:
    record = column.record
    try:
        return column_codec(
            record.type_id if record.column_type is None else record.column_type,
            record.bits_on_storage,
            record.value_range,
            switch_layout=layout,
        )
    except RNTupleError:
        return None  # the checks of columns report it
