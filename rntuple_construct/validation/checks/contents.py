"""Contents of pages: checksums, compressed chunks, offsets and variants; every page is read once."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.budgets import ReadBudget, WorkBudget
from rntuple_construct.columns import ColumnCodec, column_codec
from rntuple_construct.compression import LEN_CHUNK_HEADER, Buffer
from rntuple_construct.descriptor.clusters import Cluster, ClusterLinker
from rntuple_construct.descriptor.schema import Column, Schema
from rntuple_construct.errors import LimitError, RNTupleError
from rntuple_construct.generations.records import PageList
from rntuple_construct.schema.cpp_types import named
from rntuple_construct.validation.checks.chunks import chunk_problems
from rntuple_construct.validation.checks.elements import Counter
from rntuple_construct.validation.checks.indices import (
    Below,
    ColumnCheck,
    IndexCheck,
    SeenOffsets,
    SwitchCheck,
    TextCheck,
    plan_of,
)
from rntuple_construct.validation.checks.pages import lengths_of_pages, unreadable
from rntuple_construct.validation.context import NTupleContext
from rntuple_construct.validation.page_loading import LoadedPage, Loader, Request, wrong_checksums
from rntuple_construct.validation.registry import ntuple_check
from rntuple_construct.validation.rules import Depth, Severity

# Elements that are looked at together; a multiple of 8, so that they begin with a byte.
_LEN_PIECE = 1 << 17


class _PageChecker:
    """Reads the pages of one page list; a page that several columns share is checked once.

    Args:
        ntuple: the RNTuple.
        group: number of the cluster group.
        pages: its page list.
        decodes: whether pages are decompressed and decoded, or only hashed.
        first, stop: numbers of the pages that are checked here.
    """

    def __init__(
        self,
        ntuple: NTupleContext,
        group: int,
        pages: PageList,
        *,
        decodes: bool,
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
        # Which pages are loaded, each once; the others are of no interest, or share the bytes of one of these.
        self.is_loaded = self.is_first & ~self.skipped
        self.is_loaded &= ~self.opaque | (pages.has_checksum & self.store.is_sealed)
        if decodes:
            last = pages.num_pages if stop is None else stop
            self._announce(np.flatnonzero(self.is_loaded[first:last]) + first)
            self._learn(first, last)

    def _learn(self, first: int, stop: int) -> None:
        """Find out which pages of this piece share the bytes of a damaged page in front of it, which is told there."""
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

    def loader(self, ranges: Sequence[int]) -> Loader:
        """What loads the pages of ranges that will be visited in this order."""
        return Loader(self.store, self._requests(ranges), self.ntuple.file.workers)

    def _requests(self, ranges: Sequence[int]) -> Iterator[Request]:
        pages = self.pages
        for number in ranges:
            part = slice(int(pages.first_page[number]), int(pages.first_page[number + 1]))
            yield from self._requests_of(self.is_loaded[part].nonzero()[0] + part.start)

    def _requests_of(self, numbers: npt.NDArray[np.int64]) -> Iterator[Request]:
        pages = self.pages
        rows = (
            numbers, pages.offset[numbers], pages.size[numbers], self.lengths[numbers],
            pages.has_checksum[numbers], self.opaque[numbers],
        )  # fmt: skip
        return map(Request, *(row.tolist() for row in rows))

    def visit(
        self, start: int, stop: int, loader: Loader, codec: ColumnCodec | None, check: ColumnCheck | None
    ) -> ColumnCheck | None:
        """Check the pages of one column in one cluster.

        Args:
            start, stop: numbers of its pages.
            loader: loads them.
            codec: codec of the column, if its elements are looked at.
            check: looks at the elements.

        Returns:
            the check if it has seen all pages, else None.
        """
        pages = self.pages
        numbers = zip(
            pages.offset[start:stop].tolist(),
            pages.size[start:stop].tolist(),
            pages.num_elements[start:stop].tolist(),
            self.lengths[start:stop].tolist(),
            self.is_loaded[start:stop].tolist(),
            (self.skipped[start:stop] | self.opaque[start:stop]).tolist(),
            strict=True,
        )
        for page, (offset, size, count, length, is_loaded, is_opaque) in enumerate(numbers, start):
            loaded = loader.next() if is_loaded else None
            if is_opaque:
                check = None
                if loaded is not None:
                    self._data(page, loaded, offset, size, size)
                continue
            if loaded is None:
                if check is None or offset in self.broken:
                    check = None
                    continue
                data = self._again(page, offset, size, length)
            else:
                data = self._data(page, loaded, offset, size, length)
            if data is None:
                self.broken.add(offset)
                check = None
            elif check is not None and codec is not None and not self._feed(check, codec, data, count, page):
                check = None
            if loaded is not None:
                loader.done(loaded)
        return check

    @property
    def hashed(self) -> npt.NDArray[np.int64]:
        """Numbers of the pages that are hashed where none is decoded, in the order of the file."""
        if not self.store.is_sealed:
            return np.empty(0, np.int64)
        numbers = np.flatnonzero(self.is_first & self.pages.has_checksum & ~self.skipped)
        return numbers[np.argsort(self.pages.offset[numbers], kind="stable")]

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

    def _feed(self, check: ColumnCheck, codec: ColumnCodec, data: Buffer, count: int, page: int) -> bool:
        def report(rule_id: str, **details: Any) -> None:
            offset = int(self.pages.offset[page])
            self.ntuple.emit(
                rule_id, path=self.pages.path_of_page(self.group, page),
                span=(offset, offset + int(self.pages.size[page])), **details,
            )  # fmt: skip

        # Elements depend on those before them in some encodings: such pages are decoded whole, but looked at in pieces.
        step = _LEN_PIECE if codec.has_parts else max(count, 1)
        try:
            for first in range(0, count, step):
                elements = codec.part(data, count, first, min(first + step, count))
                for start in range(0, len(elements), _LEN_PIECE):
                    if not check.feed(elements[start : start + _LEN_PIECE], report):
                        return False
            return True
        except LimitError as error:
            self.ntuple.report_error(error, path=self.pages.path_of_page(self.group, page))
            return False
        except RNTupleError as error:
            # An offset of 2^63 or more.
            report("RNT-ENC-004", actual=error.actual, index=None)
            return False


def _first_uses(pages: PageList, lengths: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
    """Which pages are the first ones with their bytes; the others share them."""
    starts = np.sort(pages.offset)
    if (starts[1:] != starts[:-1]).all():
        return np.ones(pages.num_pages, bool)
    order = np.lexsort((np.arange(pages.num_pages), lengths, pages.size, pages.offset))
    same = np.ones(pages.num_pages, bool)
    same[:1] = False
    for keys in (pages.offset, pages.size, lengths):
        ordered = keys[order]
        same[1:] &= ordered[1:] == ordered[:-1]
    first = np.ones(pages.num_pages, bool)
    first[order[same]] = False
    return first


def page_weights(ntuple: NTupleContext) -> Iterator[tuple[int, npt.NDArray[np.int64]]]:
    """Stored bytes of what the checks of pages go through, by which these can be cut: clusters, or pages if none is decoded.

    Clusters whose columns are spread over shards cannot be told apart: these count as one.

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
    """Whether pages are decompressed and decoded, not only hashed."""
    return ntuple.file.level is Depth.FULL and ntuple.elements is not None


@ntuple_check("RNT-PAG-002", "RNT-RC1-011", "RNT-VAL-003", needs=("page_lists",), depth=Depth.CHECKSUMS)
def checksums(ntuple: NTupleContext) -> None:
    """Pages have the checksums that are stored behind them; where pages are also decoded, that is done then."""
    if decodes_pages(ntuple):
        return
    if ntuple.file.pages is not None:
        ntuple.tell_pages(ntuple.file.pages)
        return
    for group, pages in enumerate(ntuple.page_lists or ()):
        if pages is not None and _starts_here(ntuple, group):
            _report_rc1_flags(ntuple, group, pages)
        if pages is not None:
            checker = _PageChecker(ntuple, group, pages, decodes=False)
            numbers = checker.hashed
            first, stop = _part_of_group(ntuple, group, len(numbers))
            checker.hash_all(numbers[first:stop])


def _starts_here(ntuple: NTupleContext, group: int) -> bool:
    """Whether a cluster group begins in the pages that are checked here."""
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
    "RNT-ENC-012",
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
    plan = plan_of(schema, Counter(schema, elements))
    header = ntuple.header
    layout = ntuple.generation.switch_layout(header.writer if header else "")
    texts = _text_columns(schema)
    codecs = {column_id: _codec(schema.columns[column_id], layout) for column_id in {*plan, *texts}}
    _check_work(ntuple, linker, codecs)
    offsets: dict[tuple[int, int], SeenOffsets] = {}
    budget = ReadBudget(ntuple.file.limits, ntuple.file.size, is_step=True)
    offset_columns = set(texts.values())
    rows: dict[tuple[int, int], tuple[int, Cluster]] = {
        (part.group_id, part.index): (row, part)
        for row, cluster in enumerate(ntuple.rows or ())
        for part in (cluster, *cluster.siblings)
    }
    for group, pages in enumerate(ntuple.page_lists or ()):
        if pages is None:
            continue
        if _starts_here(ntuple, group):
            _report_rc1_flags(ntuple, group, pages)
        first, stop = _part_of_group(ntuple, group, pages.num_clusters)
        if first == stop:
            continue
        first_page = pages.first_page.tolist()
        first_of_cluster = pages.first_range
        reader = _PageChecker(
            ntuple, group, pages, decodes=True, first=first_page[first_of_cluster[first]], stop=first_page[first_of_cluster[stop]],
        )  # fmt: skip
        all_ids = linker.column_ids(group, pages)
        column_ids = all_ids.tolist()
        # Most ranges without pages are of no interest, and a damaged page list may have millions of them.
        of_interest = np.flatnonzero(
            (np.diff(pages.first_page) > 0) | np.isin(all_ids, [*codecs])
        )  # fmt: skip
        bounds = np.searchsorted(of_interest, pages.first_range).tolist()
        visited = of_interest.tolist()
        with reader.loader(visited[bounds[first] : bounds[stop]]) as loader:
            for index in range(first, stop):
                row, cluster = rows.get((group, index), (-1, None))
                for number in visited[bounds[index] : bounds[index + 1]]:
                    column_id = column_ids[number]
                    below = plan.get(column_id) if cluster is not None else None
                    codec = codecs.get(column_id)
                    check = None if codec is None or below is None else _check(below, row)
                    ends = None
                    if isinstance(check, IndexCheck) and column_id in offset_columns:
                        check.seen = offsets[row, column_id] = SeenOffsets(
                            budget, f"schema.columns[{column_id}]"
                        )
                    elif column_id in texts and codec is not None:
                        ends = offsets.pop((row, texts[column_id]), None)
                        check = TextCheck(None if ends is None else ends.parts)
                    finished = reader.visit(first_page[number], first_page[number + 1], loader, codec, check)
                    for done in (ends, offsets.pop((row, column_id), None) if finished is None else None):
                        if done is not None:
                            done.release()
                    if finished is not None and cluster is not None and elements.is_primary[row, column_id]:
                        _finish(ntuple, finished, cluster, column_id)


def _check_work(ntuple: NTupleContext, linker: ClusterLinker, column_ids: Collection[int]) -> None:
    """Raise LimitError if so many pages are decoded that it takes too long: a small file may list one a million times.

    All of the file count, also where only some are checked here, so that every piece of it comes to the same end.

    Args:
        ntuple: the RNTuple.
        linker: tells the columns of ranges.
        column_ids: columns whose elements are looked at.
    """
    num_pages = num_ranges = 0
    for group, pages in enumerate(ntuple.page_lists or ()):
        if pages is not None:
            looked_at = np.isin(linker.column_ids(group, pages), [*column_ids])
            num_ranges += int(looked_at.sum())
            num_pages += int(np.diff(pages.first_page)[looked_at].sum())
    cost = WorkBudget.cost(0, num_pages, num_ranges)
    work = WorkBudget(
        ntuple.file.limits, ntuple.file.size, lambda: cost, "check of all pages", "validate at a lower level"
    )
    work.charge(cost, "page_list[0]")


def _text_columns(schema: Schema) -> dict[int, int]:
    """Columns that hold the characters of strings, and the column of their offsets."""
    return {
        column_ids[1]: column_ids[0]
        for field in schema.fields
        if field.type_name == named("string")
        for column_ids in field.representations
        if len(column_ids) == 2
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
        return None  # said by the checks of columns
