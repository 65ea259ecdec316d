"""Contents of pages: checksums, compressed chunks, offsets and variants; every page is read once."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from itertools import chain, pairwise, repeat
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from rntuple_spec.column_types import COLUMN_TYPES

from rntuple_construct.base.budgets import ReadBudget, WorkBudget
from rntuple_construct.base.errors import LimitError, RNTupleError
from rntuple_construct.format.columns import ColumnCodec, column_codec
from rntuple_construct.format.compression import LEN_CHUNK_HEADER, Buffer
from rntuple_construct.format.descriptor.clusters import Cluster, ClusterLinker
from rntuple_construct.format.descriptor.schema import Column, Schema
from rntuple_construct.format.generations.records import PageList
from rntuple_construct.format.pages.plan import distinct_pages
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
from rntuple_construct.validation.page_loading import LoadedPage, Loader, Request, wrong_checksums
from rntuple_construct.validation.registry import ntuple_check
from rntuple_construct.validation.rules import Depth, Severity

# Elements that are looked at together; a multiple of 8, so that they begin with a byte.
_LEN_PIECE = 1 << 17
_NUM_ROWS = 1 << 12
"""Pages that one step describes."""
_NUM_STEADY = 1 << 16
"""Pages of equal elements that are remembered of one page list."""


class _Row(NamedTuple):
    """A page of a page list.

    Args:
        number: in the page list.
        times: how often it is listed in a row for its column.
        offset, size, num_elements: as in the page list.
        length: uncompressed bytes.
        is_loaded: if true, it is loaded here.
        is_opaque: if true, its elements cannot be decoded.
    """

    number: int
    times: int
    offset: int
    size: int
    num_elements: int
    length: int
    is_loaded: bool
    is_opaque: bool


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
        work: WorkBudget | None = None,
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
        self.is_first = _first_uses(pages, self.lengths)
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

    def _learn(self, first: int, stop: int) -> None:
        """Find pages of this piece that share the bytes of a damaged page before it, which is reported there."""
        pages = self.pages
        here = ~(self.is_first | self.skipped | self.opaque)[first:stop]
        if not first or not here.any():
            return
        shared = np.isin(pages.offset[:first], pages.offset[first:stop][here])
        numbers = np.flatnonzero(shared & self.is_loaded[:first] & ~self.opaque[:first])
        with Loader(self.store, self._requests_of(numbers), self.ntuple.file.workers) as loader:
            for number in numbers.tolist():
                loaded = loader.next()
                if loaded.data is None or isinstance(loaded.data, RNTupleError):
                    self.broken.add(int(pages.offset[number]))
                loader.done(loaded)

    def _announce(self, numbers: npt.NDArray[np.int64]) -> None:
        """Let pages be fetched in few requests, in the order in which they will be read."""
        source = self.ntuple.metadata.container.source
        if source.is_remote:
            pages = self.pages
            source.prefetch(
                self.store.ranges_of(pages.offset[numbers], pages.size[numbers], pages.has_checksum[numbers])
            )

    def loader(self, spans: Iterable[tuple[int, int]]) -> Loader:
        """What loads pages that will be visited in this order.

        Args:
            spans: numbers of the first page of a run, and of the one after the last.
        """
        requests = (
            self._requests_of(np.flatnonzero(self.is_loaded[first:last]) + first)
            for start, stop in spans
            for first, last in _steps(start, stop)
        )
        return Loader(self.store, chain.from_iterable(requests), self.ntuple.file.workers)

    def rows(self, start: int, stop: int) -> Iterator[_Row]:
        """The pages of a run for ``visit``. A page that repeats the one before it adds to the ``times`` of that page."""
        pages = self.pages
        for first, last in _steps(start, stop):
            chosen: npt.NDArray[np.int64] = np.arange(first, last)
            times: Iterable[int] = repeat(1)
            again = None if self.again is None else self.again[first:stop]
            if again is not None and again.any():
                chosen = np.flatnonzero(~again) + first
                times = np.diff(chosen, append=stop).tolist()
            columns = (
                pages.offset, pages.size, pages.num_elements, self.lengths, self.is_loaded,
                self.skipped | self.opaque,
            )  # fmt: skip
            yield from map(_Row, chosen.tolist(), times, *(column[chosen].tolist() for column in columns))
            if isinstance(times, list):
                return

    def _requests_of(self, numbers: npt.NDArray[np.int64]) -> Iterator[Request]:
        pages = self.pages
        rows = (
            numbers, pages.offset[numbers], pages.size[numbers], self.lengths[numbers],
            pages.has_checksum[numbers], self.opaque[numbers],
        )  # fmt: skip
        return map(Request, *(row.tolist() for row in rows))

    def visit(
        self,
        start: int,
        stop: int,
        rows: Iterator[_Row],
        loader: Loader,
        codec: ColumnCodec | None,
        check: ColumnCheck | None,
        kind: tuple[Any, ...] = (),
    ) -> ColumnCheck | None:
        """Check the pages of one column in one cluster.

        Args:
            start, stop: numbers of its pages.
            rows: describes them next.
            loader: loads them.
            codec: codec of the column, if its elements are looked at.
            check: looks at the elements.
            kind: equal for columns that make the same elements of a page, for checks of one kind.

        Returns:
            the check if it has seen all pages, else None.
        """
        page = start
        while page < stop:
            number, num_times, offset, size, count, length, is_loaded, is_opaque = next(rows)
            page += num_times
            loaded = loader.next() if is_loaded else None
            if is_opaque:
                check = None
                if loaded is not None:
                    self._data(number, loaded, offset, size, size)
                continue
            place = offset, size, count, kind
            if loaded is None:
                if check is None or offset in self.broken:
                    check = None
                    continue
                value = self.steady.get(place)
                if value is not None and check.takes_steady:
                    if not self._feed_steady(check, value, count, number, num_times):
                        check = None
                    continue
                self._charge(length, number)
                data = self._again(number, offset, size, length)
            else:
                data = self._data(number, loaded, offset, size, length)
            if data is None:
                self.broken.add(offset)
                check = None
            elif check is not None and codec is not None:
                if not self._feed_run(check, codec, data, count, number, num_times):
                    check = None
                elif self.keeps_steady and len(self.steady) < _NUM_STEADY:
                    value = check.steady_value(count)
                    if value is not None:
                        self.steady[place] = value
            if loaded is not None:
                loader.done(loaded)
        return check

    def _charge(self, length: int, page: int) -> None:
        """Count a page that is decoded again; raise LimitError if these are too many."""
        if self.work is not None:
            try:
                self.work.charge(WorkBudget.cost(length, 0))
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

    def hash_all(self, numbers: npt.NDArray[np.int64]) -> None:
        """Compare checksums.

        Args:
            numbers: of the pages.
        """
        pages = self.pages
        self._announce(numbers)
        offset, size = pages.offset[numbers], pages.size[numbers]
        for position, computed, stored in wrong_checksums(self.store, offset, size, self.ntuple.file.workers):
            page = int(numbers[position])
            self._report_checksum(page, computed, stored, int(offset[position]), int(size[position]))

    def _report_checksum(self, page: int, computed: bytes, stored: Buffer, offset: int, size: int) -> None:
        self.ntuple.emit(
            "RNT-PAG-002", path=self.pages.path_of_page(self.group, page),
            span=(offset, offset + size + self.len_checksum), cause=f"page at {offset}", expected=computed.hex(),
            actual=stored.hex(), index=page,
        )  # fmt: skip

    def _report_damage(self, page: int, error: RNTupleError, offset: int, size: int) -> None:
        path = self.pages.path_of_page(self.group, page)
        self.ntuple.report_error(error, path=path, span=(offset, offset + size))

    def _data(self, page: int, loaded: LoadedPage, offset: int, size: int, length: int) -> Buffer | None:
        """The uncompressed page; None if it is damaged, which is reported."""
        raw, data = loaded.raw, loaded.data
        if isinstance(data, RNTupleError):
            self._report_damage(page, data, offset, size)
            return None
        is_expanded = size != length and (data is not None or not self.store.is_sealed)
        if is_expanded and int.from_bytes(raw[3:6], "little") != size - LEN_CHUNK_HEADER:
            self._report_chunks(page, raw, offset)
        if loaded.computed is not None and loaded.stored is not None:
            self._report_checksum(page, loaded.computed, loaded.stored, offset, size)
        return data

    def _again(self, page: int, offset: int, size: int, length: int) -> Buffer | None:
        """The uncompressed bytes of a page that was checked where it is used first."""
        raw, _ = self.store.read(offset, size, False)
        if size == length:
            return raw
        try:
            return self.store.expand(raw, length, offset=offset)[0]
        except RNTupleError as error:
            self._report_damage(page, error, offset, size)
            return None

    def _report_chunks(self, page: int, raw: memoryview, offset: int) -> None:
        for rule_id, details in chunk_problems(raw):
            self.ntuple.emit(
                rule_id,
                path=self.pages.path_of_page(self.group, page),
                span=(offset, offset + len(raw)),
                **details,
            )

    def _feed_run(
        self, check: ColumnCheck, codec: ColumnCodec, data: Buffer, count: int, page: int, times: int
    ) -> bool:
        """Check a page that is listed so many times in a row; return whether to continue with this column."""

        def feed(number: int) -> bool:
            return self._feed(check, codec, data, count, number)

        def pass_over(left: int) -> int:
            return check.repeat(data, count, left)

        return self._feed_all(feed, pass_over, len(data), page, times)

    def _feed_steady(self, check: ColumnCheck, value: int, count: int, page: int, times: int) -> bool:
        """The same for a page that holds only one value."""

        def feed(number: int) -> bool:
            return check.feed_steady(value, count, self._reporter(number))

        def pass_over(left: int) -> int:
            return check.repeat(b"", count, left)

        return self._feed_all(feed, pass_over, 0, page, times)

    def _feed_all(
        self, feed: Callable[[int], bool], pass_over: Callable[[int], int], length: int, page: int, times: int
    ) -> bool:
        while True:
            try:
                if not feed(page):
                    return False
            except LimitError as error:
                self.ntuple.report_error(error, path=self.pages.path_of_page(self.group, page))
                return False
            passed = 1 + (pass_over(times - 1) if times > 1 else 0)
            page, times = page + passed, times - passed
            if not times:
                return True
            self._charge(WorkBudget.cost(length, 1), page)

    def _reporter(self, page: int) -> Callable[..., None]:
        def report(rule_id: str, **details: Any) -> None:
            offset = int(self.pages.offset[page])
            self.ntuple.emit(
                rule_id, path=self.pages.path_of_page(self.group, page),
                span=(offset, offset + int(self.pages.size[page])), **details,
            )  # fmt: skip

        return report

    def _feed(self, check: ColumnCheck, codec: ColumnCodec, data: Buffer, count: int, page: int) -> bool:
        report = self._reporter(page)
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
    """Which pages are the same as the one in front of them, for the same column in the same cluster."""
    again = np.zeros(pages.num_pages, bool)
    again[1:] = True
    for key in (pages.offset, pages.size, pages.num_elements, pages.has_checksum):
        again[1:] &= key[1:] == key[:-1]
    starts = pages.first_page[:-1]
    again[starts[starts < pages.num_pages]] = False
    return again


def _first_uses(pages: PageList, lengths: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
    """Which pages are the first ones with their bytes; the others share them."""
    starts = np.sort(pages.offset)
    if (starts[1:] != starts[:-1]).all():
        return np.ones(pages.num_pages, bool)
    first = np.zeros(pages.num_pages, bool)
    first[distinct_pages(pages.offset, pages.size, lengths).firsts] = True
    return first


def page_weights(ntuple: NTupleContext) -> Iterator[tuple[int, npt.NDArray[np.int64]]]:
    """Yield stored bytes of clusters (or of pages if none is decoded), by which the checks of pages are split.

    Clusters whose columns are spread over shards count as one.

    Yields:
        number of a cluster group, and the bytes of each of its clusters or pages.
    """
    decodes = decodes_pages(ntuple)
    total = 0
    for group, pages in enumerate(ntuple.page_lists or ()):
        if pages is None:
            continue
        if not decodes:
            checker = _PageChecker(ntuple, group, pages, decodes=False)
            yield group, pages.size[checker.hashed]
            continue
        sums = np.zeros(pages.num_pages + 1, np.int64)
        np.cumsum(np.where(unreadable(ntuple, pages), 0, pages.size), out=sums[1:])
        total += int(sums[-1])
        if not ntuple.metadata.is_sharded:
            yield group, np.diff(sums[pages.first_page[pages.first_range]])
    if decodes and ntuple.metadata.is_sharded:
        yield 0, np.array([total], np.int64)


def decodes_pages(ntuple: NTupleContext) -> bool:
    """Return whether pages are decompressed and decoded, not only hashed."""
    return ntuple.file.level is Depth.FULL and ntuple.elements is not None


@ntuple_check("RNT-PAG-002", "RNT-RC1-011", "RNT-VAL-003", needs=("page_lists",), depth=Depth.CHECKSUMS)
def checksums(ntuple: NTupleContext) -> None:
    """Pages have the checksums that are stored after them; if pages are also decoded, that check does this."""
    if decodes_pages(ntuple):
        return
    if ntuple.file.pages is not None:
        ntuple.tell_pages(ntuple.file.pages)
        return
    # Hashing needs none of the tables of the checks before.
    ntuple.forget_tables()
    for group, pages in enumerate(ntuple.page_lists or ()):
        if pages is not None and _starts_here(ntuple, group):
            _report_rc1_flags(ntuple, group, pages)
        if pages is not None:
            checker = _PageChecker(ntuple, group, pages, decodes=False)
            numbers = checker.hashed
            first, stop = _part_of_group(ntuple, group, len(numbers))
            checker.hash_all(numbers[first:stop])


def _starts_here(ntuple: NTupleContext, group: int) -> bool:
    """Return whether a cluster group begins in the pages that are checked here."""
    piece = ntuple.file.piece
    return piece is None or piece.starts_group(ntuple.number, group)


def _part_of_group(ntuple: NTupleContext, group: int, count: int) -> tuple[int, int]:
    """Which clusters (or pages) of a cluster group are checked here: the first one, and the one after the last."""
    piece = ntuple.file.piece
    return (0, count) if piece is None else piece.within(ntuple.number, group, count)


def _report_rc1_flags(ntuple: NTupleContext, group: int, pages: PageList) -> None:
    if not ntuple.generation.page_checksum_is_sealed:
        for page in np.flatnonzero(pages.has_checksum)[:1]:
            path = pages.path_of_page(group, int(page))
            ntuple.emit(
                "RNT-RC1-011", path=path, severity=Severity.WARNING, expected=0, actual=1, index=int(page)
            )


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
    if ntuple.file.pages is not None:
        ntuple.tell_pages(ntuple.file.pages)
        return
    check = _ContentsCheck(ntuple, schema, elements, linker)
    for group, pages in enumerate(ntuple.page_lists or ()):
        if pages is None:
            continue
        if _starts_here(ntuple, group):
            _report_rc1_flags(ntuple, group, pages)
        first, stop = _part_of_group(ntuple, group, pages.num_clusters)
        if first < stop:
            check.look_at(group, pages, first, stop)


class _Range(NamedTuple):
    """Pages of one column in one cluster.

    Args:
        column_id: the column.
        start, stop: numbers of its pages in the page list.
    """

    column_id: int
    start: int
    stop: int


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
    """

    def __init__(
        self, ntuple: NTupleContext, schema: Schema, elements: ColumnElements, linker: ClusterLinker
    ) -> None:
        self.ntuple = ntuple
        self.elements = elements
        self.linker = linker
        self.counter = Counter(schema, elements)
        self.columns = _columns_of_interest(ntuple)
        self.below: dict[int, Below] = {}
        self.work = _check_work(ntuple, self.columns.are_of_interest)
        self.offsets: dict[tuple[int, int], SeenOffsets] = {}
        self.budget = ReadBudget(ntuple.file.limits, ntuple.file.size, is_step=True)
        self.rows: dict[tuple[int, int], tuple[int, Cluster]] = {
            (part.group_id, part.index): (row, part)
            for row, cluster in enumerate(ntuple.rows or ())
            for part in (cluster, *cluster.siblings)
        }
        # Of page lists that several groups refer to: checks of the columns of clusters in which no page was found wrong.
        self.sound: dict[tuple[int, int, bool], list[tuple[int, ColumnCheck]]] = {}

    def look_at(self, group: int, pages: PageList, first: int, stop: int) -> None:
        """Check the pages of some clusters of a group: the first one, and the one after the last."""
        is_repeated = self.ntuple.is_repeated(pages)
        clusters = {index: self.rows.get((group, index), (-1, None)) for index in range(first, stop)}
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
        ranges = self._ranges(group, pages, todo)
        first_page, first_range = pages.first_page, pages.first_range
        spans = [
            (int(first_page[first_range[index]]), int(first_page[first_range[index + 1]])) for index in todo
        ]
        reader = _PageChecker(
            ntuple, group, pages, decodes=True, work=self.work, first=spans[0][0], stop=spans[-1][1]
        )
        columns = self.columns
        with reader.loader(spans) as loader:
            for index, span in zip(todo, spans, strict=True):
                row, rows = clusters[index][0], reader.rows(*span)
                for column_id, start, end in ranges[index]:
                    num_found = ntuple.num_found
                    check, ends = self._check_of(column_id, row)
                    codec, kind = columns.codecs.get(column_id), columns.kinds.get(column_id, ())
                    finished = reader.visit(start, end, rows, loader, codec, check, kind)
                    lost = self.offsets.pop((row, column_id), None) if finished is None else None
                    for done in (ends, lost):
                        if done is not None:
                            done.release()
                    yield _Visit(column_id, finished, ntuple.num_found == num_found)
                yield None

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

    def _check_of(self, column_id: int, row: int) -> tuple[ColumnCheck | None, SeenOffsets | None]:
        """What looks at a column in a cluster, and the ends of strings that it needs for that."""
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
            check.seen = SeenOffsets(self.budget, f"schema.columns[{column_id}]")
            self.offsets[row, column_id] = check.seen
        elif column_id in columns.texts:
            ends = self.offsets.pop((row, columns.texts[column_id]), None)
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


def _check_work(ntuple: NTupleContext, are_of_interest: npt.NDArray[np.bool_]) -> WorkBudget:
    """Return the budget for decoding pages again; raise LimitError if decoding all of them takes too long.

    A small file may list a page a million times. In a row for one column it counts once: it is decoded once,
    and the check of the column needs no second look. All of the file count, also where only some are checked here,
    so that every piece of it comes to the same end.

    Args:
        ntuple: the RNTuple.
        are_of_interest: columns whose elements are checked, as in ``_Columns``.
    """

    def count(ntuple: NTupleContext, group: int, pages: PageList) -> tuple[int, int]:
        looked_at = _have(columns_of_ranges(ntuple, group, pages), are_of_interest)
        again = np.concatenate(([0], np.cumsum(listed_again(pages))))[pages.first_page]
        return int((np.diff(pages.first_page) - np.diff(again))[looked_at].sum()), int(looked_at.sum())

    def cost() -> int:
        counts = [ntuple.once_of_group(count, group, pages) for group, pages in lists]
        return WorkBudget.cost(0, sum(pages for pages, _ in counts), sum(ranges for _, ranges in counts))

    lists = [(group, pages) for group, pages in enumerate(ntuple.page_lists or ()) if pages is not None]
    activity, advice = "check of all pages", "validate at a lower level"
    limits, size = ntuple.file.limits, ntuple.file.size
    work = WorkBudget(limits, size, cost, activity, advice)
    num_ranges = sum(len(pages.element_offset) for _, pages in lists)
    if WorkBudget.cost(0, sum(pages.num_pages for _, pages in lists), num_ranges) > work.allowed:
        WorkBudget(limits, size, cost, activity, advice).charge(cost(), "page_list[0]")
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
