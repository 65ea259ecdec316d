"""All pages of a file as arrays: where each one is, and which columns of which clusters it belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.explain.discovery import AnnotatedNTuple
from rntuple_construct.format.container.blob import spread_blobs
from rntuple_construct.format.descriptor.clusters import UNKNOWN_COLUMN
from rntuple_construct.format.generations.records import PageList
from rntuple_construct.storage import Source

__all__ = ["OffsetTable", "Owner", "PageTable"]

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]

_UNKNOWN = -1
_MAX_SAMPLES = 3
_COLUMNS = (
    "ntuple", "cluster", "column", "index", "count", "first", "size", "offset", "trailer", "length"
)  # fmt: skip
# Only files with pages that are spread over several keys pay for these.
_SPREAD_COLUMNS = ("part", "parts", "before", "stored")


class Owner(NamedTuple):
    """One use of a page: a run of elements of one column in one cluster.

    Args:
        ntuple: position of the RNTuple in the file.
        cluster: number of the cluster.
        column: id of the column.
        page: number of the page in the column's pages of the cluster.
        num_elements: number of elements.
        first_element: number of the first of them in the column.
        length: uncompressed length in bytes; -1 if the column is not known.
        has_checksum: if true, a checksum follows the stored bytes.
        part: which part of the page it is, if the page is spread over several keys.
        num_parts: number of parts, 1 for a page that is not spread.
        num_before: stored bytes of the page in the parts before this one.
        len_stored: stored bytes of the whole page, without the checksum.
    """

    ntuple: int
    cluster: int
    column: int
    page: int
    num_elements: int
    first_element: int
    length: int
    has_checksum: bool
    part: int = 0
    num_parts: int = 1
    num_before: int = 0
    len_stored: int = 0


class OffsetTable(NamedTuple):
    """Table of offsets in the first part of a page that is spread over several keys.

    Args:
        start: file offset of the first byte.
        others: offset and size of the other parts.
        owner: a use of the page.
    """

    start: int
    others: list[tuple[int, int]]
    owner: Owner


@dataclass(frozen=True, slots=True)
class _Regions:
    """Byte ranges of the file in order: shapes ``(n,)``, offsets."""

    start: Ints
    stop: Ints

    def holding(self, offset: Ints) -> Ints:
        """For each offset the range that holds it, -1 for none."""
        if not len(self.start):
            return np.full(len(offset), -1, np.int64)
        index = np.searchsorted(self.start, offset, side="right") - 1
        found: Ints = np.where((index >= 0) & (offset < self.stop[np.maximum(index, 0)]), index, -1)
        return found


class PageTable:
    """Pages in the order of the file; pages that several columns share appear once.

    A page that is spread over several keys appears once for each key.

    Args:
        ntuples: the RNTuples, loaded.
        source: the file.

    Attributes:
        start: shape ``(n,)``, offset of the first stored byte.
        data_stop: shape ``(n,)``, offset after the last stored byte, without the checksum.
        stop: shape ``(n,)``, offset after the checksum.
        is_cut: shape ``(n,)``, whether the page reaches into something else and was cut off there.
        problems: why pages could not be placed.
        offset_tables: what first parts say of the others, of pages that are spread over several keys.
    """

    def __init__(self, ntuples: Sequence[AnnotatedNTuple], source: Source) -> None:
        self.ntuples = ntuples
        self.problems: list[str] = []
        self.offset_tables: list[OffsetTable] = []
        self._spread: dict[tuple[int, int], list[tuple[int, int]]] = {}
        self._totals: dict[int, dict[tuple[int, int], tuple[int, int, int]]] = {}
        size = source.size
        columns = self._with_parts(_gather(ntuples), source)
        holds_bytes = columns["size"] > 0
        if "part" in columns:
            holds_bytes |= columns["part"] > 0
        inside = holds_bytes & (columns["offset"] >= 0) & (columns["offset"] < size)
        self._complain(columns, ~inside & (columns["size"] > 0), "outside the file")
        if not inside.all():
            columns = {name: values[inside] for name, values in columns.items()}
        order = np.lexsort(
            [columns[name] for name in ("index", "column", "cluster", "ntuple", "size", "offset")]
        )
        self._owners = {name: values[order] for name, values in columns.items()}
        offset, nbytes = self._owners["offset"], self._owners["size"]
        is_new = np.ones(len(offset), bool)
        is_new[1:] = (offset[1:] != offset[:-1]) | (nbytes[1:] != nbytes[:-1])
        self._first = np.flatnonzero(is_new).astype(np.int64)
        self._count = np.diff(np.append(self._first, len(offset)))
        self.start: Ints = offset[self._first]
        self.data_stop: Ints = np.minimum(self.start + nbytes[self._first], size)
        trailer = np.maximum.reduceat(self._owners["trailer"], self._first) if len(offset) else self.start
        self.stop: Ints = np.minimum(self.data_stop + trailer, size)
        self.is_cut: Bools = self.data_stop < self.start + nbytes[self._first]

    def __len__(self) -> int:
        return len(self.start)

    @cached_property
    def _rows(self) -> Ints:
        """All uses of pages as rows, for who asks for a few of them."""
        return np.stack(list(self._owners.values()), axis=1)

    def _with_parts(self, columns: dict[str, Ints], source: Source) -> dict[str, Ints]:
        """The same pages, those that are spread over several keys replaced by their parts."""
        stored = np.where(columns["size"] > 0, columns["size"] + columns["trailer"], 0)
        spread: dict[int, list[tuple[int, int]] | RNTupleError] = {}
        longest = int(stored.max(initial=0))
        for index, ntuple in enumerate(self.ntuples):
            limit = ntuple.metadata.max_key_size
            if 0 < limit < longest:
                nbytes = np.where(columns["ntuple"] == index, stored, 0)
                spread |= spread_blobs(source, columns["offset"], nbytes, limit)
        if not spread:
            return columns
        rows: list[list[int]] = []
        columns = columns | {
            "part": np.zeros_like(stored), "parts": np.ones_like(stored), "before": np.zeros_like(stored),
            "stored": columns["size"],
        }  # fmt: skip
        names = (*_COLUMNS, *_SPREAD_COLUMNS)
        table = np.stack([columns[name] for name in names], axis=1)
        seen: set[tuple[int, int]] = set()
        for number, ranges in sorted(spread.items()):
            row = table[number].tolist()
            place = row[_COLUMNS.index("offset")], int(stored[number])
            is_new = place not in seen
            seen.add(place)
            if isinstance(ranges, RNTupleError):
                self.problems += [str(ranges)] * is_new
                continue
            if is_new:
                first_stop = ranges[0][0] + ranges[0][1]
                self.offset_tables.append(OffsetTable(first_stop, ranges[1:], _owner(row)))
                self._spread |= dict.fromkeys(ranges, ranges)
            rows += _parts_of(row, ranges)
        kept = np.delete(table, list(spread), axis=0)
        every = np.concatenate([kept, np.array(rows, np.int64).reshape(-1, len(names))])
        return {name: every[:, index] for index, name in enumerate(names)}

    def ranges(self, position: int) -> list[tuple[int, int]]:
        """Offsets and sizes of everything stored of a page, its checksum included."""
        start, stop = int(self.start[position]), int(self.stop[position])
        return self._spread.get((start, stop - start), [(start, stop - start)])

    def settle(self, taken: Sequence[tuple[int, int]], records: Sequence[tuple[int, int, int]]) -> None:
        """Remove pages that start inside something else, and cut off those that reach into it.

        Args:
            taken: start and stop of all other structures with a known place, in order.
            records: start, start of the payload and stop of the records of the file, in order.
        """
        others = _Regions(*_columns(taken, 2))
        starts, payloads, stops = _columns(records, 3)
        index = _Regions(starts, stops).holding(self.start)
        in_key = (index >= 0) & (self.start < payloads[index] if len(payloads) else False)
        bad = (others.holding(self.start) >= 0) | in_key
        if bad.any():
            self._complain_unique(bad, "inside something else")
            self._keep(~bad)
            index = index[~bad]
        if not len(self):
            return
        limit = np.full(len(self), np.iinfo(np.int64).max)
        # The first page of several that start together keeps only what the others leave.
        limit[:-1] = self.start[1:]
        following = np.searchsorted(others.start, self.start, side="right")
        some = following < len(others.start)
        limit[some] = np.minimum(limit[some], others.start[following[some]])
        some = index >= 0
        limit[some] = np.minimum(limit[some], stops[index[some]])
        self.is_cut |= limit < self.stop
        self.stop = np.minimum(self.stop, limit)
        self.data_stop = np.minimum(self.data_stop, limit)
        empty = self.stop <= self.start
        if empty.any():
            self._complain_unique(empty, "inside something else")
            self._keep(~empty)

    def between(self, start: int, stop: int) -> range:
        """Positions of the pages that start in a byte range."""
        first, last = np.searchsorted(self.start, [start, stop]).tolist()
        return range(first, last)

    def owners(self, position: int, limit: int | None = None) -> list[Owner]:
        """The uses of a page, at most ``limit`` of them."""
        first, count = int(self._first[position]), int(self._count[position])
        count = count if limit is None else min(count, limit)
        return [_owner(row) for row in self._rows[first : first + count].tolist()]

    @property
    def num_uses(self) -> int:
        """Number of uses of all pages."""
        return int(self._count.sum())

    def num_owners(self, position: int) -> int:
        """Number of uses of a page."""
        return int(self._count[position])

    def find(
        self, ntuple: int, cluster: int, column: int | None = None, index: int | None = None
    ) -> list[int]:
        """Positions of the pages of a cluster, of one of its columns, or of one page."""
        owners = self._owners
        match = (owners["ntuple"] == ntuple) & (owners["cluster"] == cluster)
        if column is not None:
            match &= owners["column"] == column
        if index is not None:
            match &= owners["index"] == index
        uses = np.flatnonzero(match)
        found = np.searchsorted(self._first, uses, side="right") - 1
        # Pages that could not be placed are uses without a position.
        uses, found = uses[found >= 0], found[found >= 0]
        found = np.unique(found[uses < self._first[found] + self._count[found]])
        return [int(each) for each in found]

    def facts(self, limit: int) -> dict[str, Ints]:
        """Numbers of the first ``limit`` uses of pages in the order of the file, by name: shapes ``(n,)``.

        ``offset``, ``size`` (stored bytes with checksum), ``elements``, ``ntuple``, ``column``, ``cluster``, ``page``,
        ``part`` and ``uses``.
        """
        place = np.repeat(np.arange(len(self)), self._count)[:limit]
        before = np.cumsum(self._count) - self._count
        use = self._first[place] + np.arange(len(place)) - before[place]
        names = {"elements": "count", "page": "index"} | dict.fromkeys(
            ("ntuple", "column", "cluster", "part")
        )
        facts = {
            name: self._owners[own or name][use] if (own or name) in self._owners else np.zeros_like(use)
            for name, own in names.items()
        }
        size = self.stop - self.start
        return facts | {"offset": self.start[place], "size": size[place], "uses": self._count[place]}

    def totals(self, ntuple: int) -> dict[tuple[int, int], tuple[int, int, int]]:
        """For each cluster and column of an RNTuple: pages, stored bytes with checksums, offset of the first."""
        if ntuple not in self._totals:
            self._totals[ntuple] = self._count_by_column(ntuple)
        return self._totals[ntuple]

    def _count_by_column(self, ntuple: int) -> dict[tuple[int, int], tuple[int, int, int]]:
        owners = self._owners
        uses = np.flatnonzero(owners["ntuple"] == ntuple)
        if not len(uses):
            return {}
        uses = uses[np.lexsort([owners["column"][uses], owners["cluster"][uses]])]
        cluster, column = owners["cluster"][uses], owners["column"][uses]
        is_new = np.ones(len(uses), bool)
        is_new[1:] = (cluster[1:] != cluster[:-1]) | (column[1:] != column[:-1])
        starts = np.flatnonzero(is_new)
        is_first = owners["part"][uses] == 0 if "part" in owners else np.ones(len(uses), bool)
        pages = np.add.reduceat(is_first.astype(np.int64), starts)
        nbytes = np.add.reduceat(owners["size"][uses] + owners["trailer"][uses], starts)
        offset = np.where(is_first, owners["offset"][uses], np.iinfo(np.int64).max)
        first = np.minimum.reduceat(offset, starts)
        rows = zip(
            *(each.tolist() for each in (cluster[starts], column[starts], pages, nbytes, first)), strict=True
        )
        return {(cluster, column): (pages, nbytes, first) for cluster, column, pages, nbytes, first in rows}

    def _keep(self, keep: Bools) -> None:
        self.start, self.data_stop, self.stop = self.start[keep], self.data_stop[keep], self.stop[keep]
        self.is_cut, self._count = self.is_cut[keep], self._count[keep]
        self._first = self._first[keep]

    def _complain(self, columns: dict[str, Any], bad: Bools, what: str) -> None:
        if bad.any():
            places = np.flatnonzero(bad)[:_MAX_SAMPLES]
            self._add_problem(int(bad.sum()), [int(columns["offset"][place]) for place in places], what)

    def _complain_unique(self, bad: Bools, what: str) -> None:
        self._add_problem(int(bad.sum()), self.start[bad][:_MAX_SAMPLES].tolist(), what)

    def _add_problem(self, count: int, offsets: Sequence[int], what: str) -> None:
        shown = ", ".join(f"{offset:#x}" for offset in offsets)
        more = ", …" if count > len(offsets) else ""
        self.problems.append(f"{count} page{'s' if count > 1 else ''} {what} (at {shown}{more})")


def _owner(row: Sequence[int]) -> Owner:
    ntuple, cluster, column, page, num_elements, first_element, size, _, trailer, length, *rest = row
    part, num_parts, num_before, len_stored = rest or (0, 1, 0, size)
    return Owner(
        *(ntuple, cluster, column, page, num_elements, first_element, length, trailer > 0),
        *(part, num_parts, num_before, len_stored),
    )


def _parts_of(row: list[int], ranges: Sequence[tuple[int, int]]) -> list[list[int]]:
    """Rows for the parts of a page; the last part is always long enough to hold the whole checksum."""
    values = dict(zip((*_COLUMNS, *_SPREAD_COLUMNS), row, strict=True))
    rows = []
    before = 0
    for part, (offset, size) in enumerate(ranges):
        trailer = values["trailer"] if part == len(ranges) - 1 else 0
        changed = {
            "offset": offset, "size": size - trailer, "trailer": trailer, "part": part, "parts": len(ranges),
            "before": before,
        }  # fmt: skip
        rows.append(list((values | changed).values()))
        before += size
    return rows


def _gather(ntuples: Sequence[AnnotatedNTuple]) -> dict[str, Ints]:
    parts = [
        _part(number, ntuple, group_id, pages)
        for number, ntuple in enumerate(ntuples)
        for group_id, pages in enumerate(ntuple.metadata.page_lists)
        if pages is not None
    ]
    if not parts:
        return {name: np.empty(0, np.int64) for name in _COLUMNS}
    return {name: np.concatenate([part[name] for part in parts]) for name in _COLUMNS}


def _part(number: int, ntuple: AnnotatedNTuple, group_id: int, pages: PageList) -> dict[str, Ints]:
    linker = ntuple.metadata.linker
    per_range = np.diff(pages.first_page)
    range_of = np.repeat(np.arange(len(per_range)), per_range)
    cluster_of = np.repeat(np.arange(pages.num_clusters), np.diff(pages.first_range))
    column_of = np.arange(len(per_range)) - pages.first_range[cluster_of]
    if linker is not None:
        listed = linker.column_ids(group_id, pages)
        column_of = np.where(listed == UNKNOWN_COLUMN, column_of, listed)
    before = np.cumsum(pages.num_elements, dtype=np.int64) - pages.num_elements
    column = column_of[range_of]
    counts = pages.num_elements.astype(np.int64)
    bits = np.array([record.bits_on_storage for record in ntuple.columns] or [0], np.int64)
    known = column < len(ntuple.columns)
    length = (counts * bits[np.minimum(column, len(bits) - 1)] + 7) // 8
    return {
        "ntuple": np.full(pages.num_pages, number, np.int64),
        "cluster": (linker.first_ids[group_id] if linker else 0) + cluster_of[range_of],
        "column": column,
        "index": np.arange(pages.num_pages) - pages.first_page[range_of],
        "count": counts,
        "first": pages.element_offset[range_of] + before - before[pages.first_page[:-1][range_of]],
        "size": pages.size,
        "offset": pages.offset,
        "trailer": pages.has_checksum.astype(np.int64) * ntuple.generation.len_page_checksum,
        "length": np.where(known, length, _UNKNOWN),
    }


def _columns(rows: Sequence[tuple[int, ...]], width: int) -> list[Ints]:
    table = np.array(rows, np.int64).reshape(-1, width)
    return [table[:, index] for index in range(width)]
