"""Sources that read URLs through fsspec, in few requests and each byte once.

Both ends of a file, where its metadata is, come with the first requests. Pages come in batches: callers announce the
ranges that they will read with ``prefetch``, and neighbouring ranges become one.
"""

from __future__ import annotations

import os
import threading
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future
from itertools import pairwise
from typing import Any

from rntuple_construct.base.errors import SourceError
from rntuple_construct.storage.source import Source, Traffic, source_error
from rntuple_construct.storage.transports import Span, Transport, open_transport
from rntuple_construct.storage.turns import wait_for_turn

__all__ = ["RemoteSource", "open_url"]

LEN_HEAD = 32 << 10
"""Bytes at the start of a file that come first: file header, root directory, and usually the header of an RNTuple."""

MIN_TAIL, MAX_TAIL = 64 << 10, 1 << 20
"""Bytes at the end, where page lists, footer and keys are; in between a thousandth of the file."""

_LEN_BLOCK = 64 << 10
_NUM_BLOCKS = 32
_MAX_RANGE = 8 << 20
_LEN_BATCH = 16 << 20
_BATCHES_AHEAD = 2
"""Batches that are on their way while one is read: of each of two plans, at most 64 MiB are held."""
_FREE_WASTE = 16 << 10
_SHARE_OF_WASTE = 8
"""If each range is a request, gaps are read too, up to an eighth of the wanted bytes."""


def open_url(url: str, name: str, options: Mapping[str, Any] | None = None) -> Source:
    """Open a URL such as ``https://...``, ``root://...`` or ``s3://...``.

    Args:
        url: what to open.
        name: what to call it in messages.
        options: as for ``transports.open_transport``.

    Raises:
        SourceError: fsspec or the protocol is not installed, nothing is there, the size is unknown, or the server does
            not serve parts of files.
    """
    transport = open_transport(url, name, options)
    source = RemoteSource(transport, transport.open(LEN_HEAD))
    wait_for_turn(source.size)
    return source


class RemoteSource(Source):
    """A remote file.

    Small reads use fsspec's cache of 2 MiB in blocks of 64 KiB. The timeout is ``transports.SECONDS_TO_ANSWER``, and
    one second more for every 100 kB requested; after a timeout, all reads of the file fail. Temporary failures are
    retried as ``RetryPolicy`` says. A forked process opens new connections.

    Args:
        transport: an open transport.
        head: the first bytes, if they are there already.
    """

    def __init__(self, transport: Transport, head: bytes | None = None) -> None:
        super().__init__(transport.name, transport.size)
        self._transport = transport
        self._set_up()
        len_tail = min(max(self.size >> 10, MIN_TAIL), MAX_TAIL)
        len_head = min(LEN_HEAD, self.size)
        tail = len_head if self.size <= len_head + 2 * MIN_TAIL else max(self.size - len_tail, len_head)
        self._ends: dict[Span, memoryview | None] = {}
        if len_head:
            self._ends[0, len_head] = None if head is None else memoryview(head)
        if tail < self.size:
            self._ends[tail, self.size] = None

    def _set_up(self) -> None:
        """State that a forked process cannot share with its parent."""
        from fsspec.caching import BlockCache

        self._pid = os.getpid()
        self._lock = threading.RLock()
        self._plan = _FetchPlan([])
        self._cache = BlockCache(_LEN_BLOCK, self._fetch_block, self.size, _NUM_BLOCKS)

    @property
    def traffic(self) -> Traffic:
        """Requests and bytes so far."""
        return self._transport.traffic

    @property
    def is_remote(self) -> bool:
        """True: a round trip is worth much reading, so that it pays to call ``prefetch``."""
        return True

    def read(self, offset: int, nbytes: int) -> memoryview:
        """Read exactly ``nbytes`` bytes at ``offset``."""
        self._check(offset, nbytes)
        if nbytes == 0:
            return memoryview(b"")
        planned = self._planned(offset, offset + nbytes)
        if planned is not None:
            return planned
        if nbytes >= _LEN_BLOCK or self._is_at_end(offset, offset + nbytes):
            return self._gather([(offset, offset + nbytes)])[0]
        with self._lock:  # two threads would fetch the same block
            return memoryview(self._cache._fetch(offset, offset + nbytes))

    def read_many(self, ranges: Iterable[tuple[int, int]]) -> list[memoryview]:
        """Read several ranges in one batch, merging those that are close to each other."""
        wanted = list(ranges)
        for offset, nbytes in wanted:
            self._check(offset, nbytes)
        found = [
            self._planned(offset, offset + nbytes) if nbytes else memoryview(b"") for offset, nbytes in wanted
        ]
        missing = [index for index, view in enumerate(found) if view is None]
        if missing:
            spans = [(wanted[index][0], sum(wanted[index])) for index in missing]
            for index, span, view in zip(missing, spans, self._gather(spans), strict=True):
                found[index] = view
                self._plan.keep(span, view)
        return [view for view in found if view is not None]

    def prefetch(self, ranges: Iterable[tuple[int, int]]) -> None:
        """Start to fetch the ranges that will be read, and drop the ranges announced before.

        Batches of 16 MiB come one after the other, two of them ahead of the one that is read.

        Args:
            ranges: pairs of offset and number of bytes, in the order in which they will be read; what lies outside the
                file is left to ``read``.
        """
        if self.closed:
            return
        self._check(0, 0)
        wanted: list[Span] = []
        for offset, nbytes in dict.fromkeys(ranges):
            if offset >= 0 and nbytes > 0 and offset + nbytes <= self.size:
                wanted += _outside((offset, offset + nbytes), self._ends)
        with self._lock:
            if wanted == self._plan.wanted:
                return
            plan = self._plan = _FetchPlan(wanted, self._plan)
            self._start(plan, plan.num_carried)

    def close(self) -> None:
        """Stop reading and drop all cached bytes."""
        super().close()
        self._ends = {}
        self._set_up()

    def _check(self, offset: int, nbytes: int) -> None:
        if offset < 0 or nbytes < 0 or offset + nbytes > self._limit:
            raise self._refuse(offset, nbytes)
        if self._pid != os.getpid():
            self._transport.reopen()
            self._set_up()

    # Ranges that are being fetched

    def _planned(self, start: int, stop: int) -> memoryview | None:
        """Bytes that were announced, once they are there; None for others."""
        plan = self._plan
        view = plan.ready.get((start, stop))
        if view is not None:
            return view
        number = plan.batch_of(start, stop)
        if number is None:
            # The range was assumed to belong to the previous step.
            earlier = plan.before and plan.before.batch_with(start, stop)
            if not earlier or earlier.pending is None:
                return None
            return earlier.part(earlier.pending.result(), start, stop)
        self._start(plan, number)
        batch = plan.batches[number]
        pending = batch.pending
        if pending is None:  # released since
            return None
        return batch.part(pending.result(), start, stop)

    def _start(self, plan: _FetchPlan, number: int) -> None:
        """Request a batch and those after it, and release batches that were read long ago."""
        with self._lock:
            for index in range(number, min(number + 1 + _BATCHES_AHEAD, len(plan.batches))):
                batch = plan.batches[index]
                if batch.pending is None and not batch.is_over:
                    batch.spans = _merged(batch.wanted, self._transport)
                    batch.pending = Future()
                    threading.Thread(
                        target=self._fetch_batch, args=(batch,), name="rntuple-prefetch", daemon=True
                    ).start()
            for batch in plan.batches[plan.num_carried : max(number - 1, plan.num_carried)]:
                batch.is_over, batch.pending = True, None

    def _fetch_batch(self, batch: _FetchBatch) -> None:
        pending = batch.pending
        if pending is None:
            return
        try:
            pending.set_result(self._transport.fetch(batch.spans))
        except SourceError as error:
            pending.set_exception(error)
        except BaseException as error:  # noqa: BLE001 (the waiting thread gets every error)
            pending.set_exception(source_error("cannot read", self.name, error))

    # Cached and missing ranges

    def _is_at_end(self, start: int, stop: int) -> bool:
        return any(_overlap((start, stop), end) for end in self._ends)

    def _gather(self, wanted: Sequence[Span]) -> list[memoryview]:
        """Return ranges in the requested order, from cached bytes and from new requests."""
        pieces = {piece: self._planned(*piece) for span in wanted for piece in _outside(span, self._ends)}
        missing = [piece for piece, view in pieces.items() if view is None]
        with self._lock:
            unknown = [span for span, view in self._ends.items() if view is None]
            if unknown and any(_overlap(end, span) for end in unknown for span in wanted):
                # One trip for both ends.
                spans = _merged([*missing, *unknown], self._transport)
                views = self._transport.fetch(spans)
                self._ends |= {span: _cut(span, spans, views) for span in unknown}
            else:
                spans, views = [], []
            ends = dict(self._ends)
        if not views:
            spans = _merged(missing, self._transport)
            views = self._transport.fetch(spans)
        known = {span: view for span, view in (*ends.items(), *pieces.items()) if view is not None}
        known |= {piece: _cut(piece, spans, views) for piece in missing}
        ordered = sorted(known.items(), key=lambda item: item[0])
        return [_composed(span, ordered) for span in wanted]

    def _fetch_block(self, start: int, stop: int) -> bytes:
        """A block for the cache."""
        return bytes(self._gather([(start, min(stop, self.size))])[0])


class _FetchBatch:
    """Ranges that are fetched together.

    Args:
        wanted: the ranges.

    Attributes:
        spans: requested ranges, ascending.
        pending: the future result; None before the request and after its end.
    """

    def __init__(self, wanted: list[Span]) -> None:
        self.wanted = wanted
        self.spans: list[Span] = []
        self.pending: Future[list[memoryview]] | None = None
        self.is_over = False

    def covers(self, start: int, stop: int) -> bool:
        """Return whether it has brought a range or will do so."""
        pending = self.pending
        if pending is None or (pending.done() and pending.exception() is not None):
            return False
        index = bisect_right(self.spans, start, key=lambda span: span[0]) - 1
        # Ranges are cut where they are too long.
        while 0 <= index < len(self.spans) and self.spans[index][0] <= start:
            start = self.spans[index][1]
            if stop <= start:
                return True
            index += 1
        return False

    def part(self, views: Sequence[memoryview], start: int, stop: int) -> memoryview:
        """One of the wanted ranges."""
        return _cut((start, stop), self.spans, views)


class _FetchPlan:
    """Ranges to be read, in batches.

    Args:
        wanted: ranges in the order in which they will be read.
        before: the plan that this one replaces. Its ranges that have arrived, or are requested, are not requested again.

    Attributes:
        batches: ``num_carried`` of the plan before that are on their way, and after these new ones.
        ready: single ranges that have arrived.
    """

    def __init__(self, wanted: Sequence[Span], before: _FetchPlan | None = None) -> None:
        self.wanted = wanted
        self.before = before
        if before is not None:
            before.before = None
        self.batches: list[_FetchBatch] = []
        self.ready: dict[Span, memoryview] = {}
        self._batch_of: dict[int, tuple[int, int]] = {}
        self._room_for_ready = _LEN_BATCH
        new: list[Span] = []
        for start, stop in wanted:
            view = None if before is None else before.ready.get((start, stop))
            batch = None if before is None or view is not None else before.batch_with(start, stop)
            if batch is not None and batch.pending is not None and batch.pending.done():
                # A copy, so that the rest of the batch can go.
                view = memoryview(bytes(batch.part(batch.pending.result(), start, stop)))
            if view is not None:
                self.ready[start, stop] = view
            elif batch is not None:
                if batch not in self.batches:
                    self.batches.append(batch)
                self._batch_of[start] = stop, self.batches.index(batch)
            else:
                new.append((start, stop))
        self.num_carried = len(self.batches)
        room = 0
        for start, stop in new:
            if len(self.batches) == self.num_carried or room < stop - start:
                self.batches.append(_FetchBatch([]))
                room = _LEN_BATCH
            room -= stop - start
            self.batches[-1].wanted.append((start, stop))
            self._batch_of[start] = stop, len(self.batches) - 1

    def batch_of(self, start: int, stop: int) -> int | None:
        """Number of the batch that brings a range."""
        last, number = self._batch_of.get(start, (0, 0))
        return number if start < stop <= last else None

    def batch_with(self, start: int, stop: int) -> _FetchBatch | None:
        """A batch that has brought a range or will do so, wanted or in a gap that came along."""
        return next((batch for batch in self.batches if batch.covers(start, stop)), None)

    def keep(self, span: Span, view: memoryview) -> None:
        """Keep a range that was read separately, as long as there is room; the next plan may need it again."""
        if self._batch_of and self._room_for_ready >= len(view):
            self._room_for_ready -= len(view)
            self.ready[span] = view


def _merged(wanted: Iterable[Span], transport: Transport) -> list[Span]:
    """Return ascending ranges without overlap that cover all wanted ones; small gaps between them are included."""
    joined: list[list[int]] = []
    for start, stop in sorted(wanted):
        if joined and start <= joined[-1][1]:
            joined[-1][1] = max(joined[-1][1], stop)
        else:
            joined.append([start, stop])
    gaps = [(after[0] - before[1], index) for index, (before, after) in enumerate(pairwise(joined))]
    nbytes = sum(stop - start for start, stop in joined)
    waste = 0 if transport.is_vectored else max(nbytes // _SHARE_OF_WASTE, _FREE_WASTE)
    closed = set()
    for gap, index in sorted(gaps):
        if gap <= transport.cheap_gap or gap <= waste:
            closed.add(index)
            waste -= gap
    merged: list[Span] = []
    for index, (start, stop) in enumerate(joined):
        if index - 1 in closed:
            merged[-1] = merged[-1][0], stop
        else:
            merged.append((start, stop))
    return [
        (first, min(first + _MAX_RANGE, stop))
        for start, stop in merged
        for first in range(start, stop, _MAX_RANGE)
    ]


def _cut(wanted: Span, spans: Sequence[Span], views: Sequence[memoryview]) -> memoryview:
    """A range out of ascending ones that cover it."""
    start, stop = wanted
    index = bisect_right(spans, start, key=lambda span: span[0]) - 1
    first, last = spans[index]
    if stop <= last:
        return views[index][start - first : stop - first]
    parts = []
    while start < stop:
        first, last = spans[index]
        parts.append(views[index][start - first : min(stop, last) - first])
        start = last
        index += 1
    return memoryview(b"".join(parts))


def _outside(span: Span, ends: dict[Span, memoryview | None]) -> list[Span]:
    """Return the parts of a range outside both ends of the file, fetched or not."""
    start, stop = span
    for first, last in sorted(ends):
        if first <= start < last:
            start = last
        elif first < stop <= last:
            stop = first
    return [(start, stop)] if start < stop else []


def _overlap(one: Span, other: Span) -> bool:
    return one[0] < other[1] and other[0] < one[1]


def _composed(wanted: Span, known: Sequence[tuple[Span, memoryview]]) -> memoryview:
    """A range, from known ones in ascending order that cover it."""
    start, stop = wanted
    index = max(bisect_right(known, start, key=lambda item: item[0][0]) - 1, 0)
    parts = []
    # Pieces of other ranges may lie inside of this one.
    while start < stop:
        (first, last), view = known[index]
        if start < last:
            parts.append(view[start - first : stop - first])
            start += len(parts[-1])
        index += 1
    return parts[0] if len(parts) == 1 else memoryview(b"".join(parts))
