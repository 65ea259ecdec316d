"""Search for the clusters of blobs: in this process or in several, with the results of an earlier search."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from rntuple_construct.base.processes import run_in_order
from rntuple_construct.conversion.recovery.blob_pages import FoundPage, pages_of_blob
from rntuple_construct.conversion.recovery.column_order import AMBIGUOUS, Arrangement, ColumnOrder, PageOf
from rntuple_construct.conversion.recovery.pieces import Blob
from rntuple_construct.conversion.recovery.root_pages import BufferBounds
from rntuple_construct.storage import Source, open_source
from rntuple_construct.storage.journal import Journal, typed

__all__ = ["BlobResult", "FileToSearch", "search_blobs"]


class BlobResult(NamedTuple):
    """Result for one blob.

    Args:
        found: the arrangement of its pages; None if none was found.
        pages: its pages; none without an arrangement.
        stop: the byte after its last page.
        reason: why no arrangement was found.
        budgets: bounds of the page buffers of ROOT, as far as the search narrowed them.
    """

    found: Arrangement | None
    pages: tuple[FoundPage, ...]
    stop: int
    reason: str
    budgets: tuple[BufferBounds, ...] = ()


@dataclass(frozen=True)
class FileToSearch:
    """The damaged file, which other processes open again.

    Args:
        opened: the file in this process.
        place: path, URL or bytes; None if only this process has the file.
        storage_options: options of the file system of a URL.
    """

    opened: Source
    place: Any
    storage_options: Mapping[str, Any] | None = None


class _BlobSearch:
    """The search in one process.

    Args:
        file: the file.
        order: the columns, and the sizes of pages that samples have shown.
        assume_order: if true, the arrangement without pages that were left out is preferred.
    """

    def __init__(self, file: FileToSearch, order: ColumnOrder, assume_order: bool) -> None:
        self._file: FileToSearch | None = file
        self._place, self._storage_options = file.place, file.storage_options
        self._order, self._assume_order = order, assume_order
        self._source: Source | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_file": None, "_source": None}

    def in_other_process(self, blob: Blob) -> BlobResult:
        """Search in a process that opens the file first."""
        if self._source is None:
            self._source = open_source(self._place, storage_options=self._storage_options)
        return self._result(self._source, blob)

    def __call__(self, blob: Blob) -> BlobResult:
        """Search in this process."""
        if self._file is None:
            return self.in_other_process(blob)
        return self._result(self._file.opened, blob)

    def _result(self, source: Source, blob: Blob) -> BlobResult:
        data = source.read(blob.start, blob.stop - blob.start)
        pages, end = pages_of_blob(data, self._order.len_step)
        reason = ""
        if not pages:
            reason = "no page with a right checksum at its start"
        elif end < len(data) and not blob.is_keyless:
            where = "is cut" if blob.is_cut else "has no right checksum"
            reason = f"{len(pages)} pages are there, the next at byte {blob.start + end} {where}"
        elif blob.is_cut:
            reason = f"{len(pages)} pages are there, others are cut off"
        found, budgets = None, self._order.budgets
        if not reason:
            # The result of a blob does not depend on those of others, so that their order is of no matter.
            found, reason = self._order.arrangement(data[:end], pages, assume=self._assume_order)
            budgets, self._order.budgets = self._order.budgets, budgets
        narrower = tuple(each for each in budgets if each not in self._order.budgets)
        return BlobResult(found, tuple(pages) if found else (), blob.start + end, reason, narrower)


def search_blobs(
    file: FileToSearch,
    order: ColumnOrder,
    blobs: Sequence[Blob],
    *,
    assume_order: bool = False,
    workers: int = 1,
    journal: Journal | None = None,
) -> Iterator[tuple[Blob, BlobResult]]:
    """Search all blobs; those without a result once more with the bounds of page buffers that others have narrowed.

    Args:
        file: the file.
        order: the columns, and the sizes of pages that samples have shown.
        blobs: blobs that may be clusters.
        assume_order: if true, the arrangement without pages that were left out is preferred.
        workers: processes.
        journal: results of an earlier search, and those of this one.

    Yields:
        all blobs in order, with their results. They do not depend on the number of processes.
    """
    results = dict(
        zip(blobs, _searched(file, order, blobs, assume_order, workers, journal, "first"), strict=True)
    )
    narrowed = [budget for each in results.values() for budget in each.budgets]
    unclear = [blob for blob, each in results.items() if each.reason.startswith(AMBIGUOUS)]
    if unclear and order.take_budgets(narrowed):
        results.update(
            zip(
                unclear,
                _searched(file, order, unclear, assume_order, workers, journal, "second"),
                strict=True,
            )
        )
    yield from results.items()


def _searched(
    file: FileToSearch,
    order: ColumnOrder,
    blobs: Sequence[Blob],
    assume_order: bool,
    workers: int,
    journal: Journal | None,
    what: str,
) -> Iterator[BlobResult]:
    known: dict[Blob, BlobResult] = {}
    if journal is not None:
        for blob in blobs:
            earlier = journal.result(_name(blob, what), _loaded)
            if earlier is not None:
                known[blob] = earlier
    waiting = [blob for blob in blobs if blob not in known]
    search = _BlobSearch(file, order, assume_order)
    if workers > 1 and file.place is not None and len(waiting) > 1:
        found = run_in_order(search.in_other_process, waiting, min(workers, len(waiting)))
    else:
        found = map(search, waiting)
    for blob in blobs:
        result = known.get(blob)
        if result is None:
            result = next(found)
            if journal is not None:
                journal.note(_name(blob, what), blob.stop, _members(result))
        yield result


def _name(blob: Blob, what: str) -> str:
    return f"{what} search at byte {blob.start}"


def _members(result: BlobResult) -> dict[str, Any]:
    found = result.found
    return {
        "num_entries": None if found is None else found.num_entries,
        "columns": None if found is None else found.columns,
        "pages": result.pages,
        "stop": result.stop,
        "reason": result.reason,
        "budgets": [[each.len_page, each.least, each.most] for each in result.budgets],
    }


def _loaded(line: dict[str, Any]) -> BlobResult:
    found = None
    if line["columns"] is not None:
        columns = tuple(tuple(PageOf(*map(_count, page)) for page in column) for column in line["columns"])
        found = Arrangement(_count(line["num_entries"]), columns)
    return BlobResult(
        found, tuple(FoundPage(*map(_count, page)) for page in line["pages"]), _count(line["stop"]),
        str(line["reason"]), tuple(BufferBounds(*map(_count, each)) for each in line["budgets"]),
    )  # fmt: skip


def _count(value: Any) -> int:
    return int(typed({"value": value}, value=int)["value"])
