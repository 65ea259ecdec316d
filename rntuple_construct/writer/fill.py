"""Fill contexts: each thread converts its batches of entries to separate clusters."""

from __future__ import annotations

import os
import threading
from bisect import bisect_left
from collections.abc import Callable
from types import TracebackType
from typing import Any

from rntuple_construct.base.closing import ClosingOrAborting
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.generations import Generation
from rntuple_construct.model.arrays.ingest import batches_of, to_layouts
from rntuple_construct.model.values.shredding import Batch
from rntuple_construct.writer.cluster import ClusterBuffer, PageSealer, Rooms
from rntuple_construct.writer.cluster_store import ClusterStore
from rntuple_construct.writer.model import Model
from rntuple_construct.writer.options import WriteOptions

__all__ = ["FillContext"]

_BITS_PER_STEP = 8 * (32 << 20)
"""Entries are cut into columns in steps of this many bits, so that a large batch is never there twice."""
_FIRST_RATIO = 0.5
"""Compressed by uncompressed size that is assumed until there is a cluster to learn from."""


class Exclusive:
    """A context manager that only one thread can be in, as often as it likes; any other gets an error.

    The second thread gets an error and does not wait, because waiting would give an order of rows that differs from
    run to run. Threads may still use a writer one after the other.

    Args:
        failed: takes the error of the refused thread. Its rows are lost, so the file must not be completed.
    """

    def __init__(self, failed: Callable[[SchemaError], None]) -> None:
        self._failed = failed
        self._lock = threading.RLock()
        self._pid = os.getpid()

    @property
    def is_forked(self) -> bool:
        """Return whether this is a process forked from the one that writes."""
        return self._pid != os.getpid()

    def __enter__(self) -> None:
        if self._pid != os.getpid():
            raise SchemaError(
                "the writer belongs to another process, which this one was forked from",
                hint="each process must write a separate file",
            )
        if not self._lock.acquire(blocking=False):
            error = SchemaError(
                "two threads use one writer at the same time, whose rows would mix",
                hint="use create_parallel() and a fill_context() for each thread",
            )
            self._failed(error)
            raise error

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._lock.release()


class ClusterTarget:
    """Decides whether a cluster is large enough.

    A cluster is complete when it exceeds the maximum uncompressed size, or the uncompressed size that gives the
    target after compression. That size is the target divided by the ratio of compressed to uncompressed bytes of all
    clusters so far.
    """

    def __init__(self, options: WriteOptions) -> None:
        self._target = 8 * options.approx_compressed_cluster_size
        self._maximum = 8 * options.max_uncompressed_cluster_size
        self._ratio = _FIRST_RATIO if options.is_compressed else 1.0
        self._uncompressed = self._compressed = 0

    def is_reached(self, num_bits: int) -> bool:
        """Return whether a cluster of this number of uncompressed bits is complete."""
        return num_bits > self._maximum or num_bits * self._ratio >= self._target

    def learn(self, uncompressed: int, compressed: int) -> None:
        """Take a written cluster into the average; sizes in bytes of all its pages."""
        self._uncompressed += uncompressed
        self._compressed += compressed
        if self._uncompressed:
            self._ratio = self._compressed / self._uncompressed


class FillContext(ClosingOrAborting):
    """Collects entries into separate clusters and commits each as a whole.

    Different threads may use different contexts of the same RNTuple at the same time. A second thread in the same
    context gets an error, and the RNTuple will not be completed. The entries of a context keep their order; the
    clusters are in the order of their commits.

    Args:
        model: fields and columns.
        store: where clusters go.
        options: sizes and encodings.
        generation: the generation that is written.

    Attributes:
        cluster: the cluster that is being filled.
        exclusive: held by the thread that uses the context.
        failure: what went wrong first; None if nothing did.
    """

    def __init__(
        self, model: Model, store: ClusterStore, options: WriteOptions, generation: Generation
    ) -> None:
        self._model = model
        self._store = store
        self._rooms = Rooms()
        self._sealer = PageSealer(
            options, generation, self._rooms, None if options.buffered else store.store_page
        )
        self.cluster = ClusterBuffer(model, options.page_size, self._sealer.take, self._rooms)
        self._target = ClusterTarget(options)
        self._is_open = True
        self.failure: BaseException | None = None
        self.exclusive = Exclusive(self._fail)

    @property
    def num_entries(self) -> int:
        """Entries in the cluster that is being filled."""
        return self.cluster.num_entries

    def extend(self, data: Any, *, flush: bool = False) -> int:
        """Append entries; clusters that are complete are committed on the way.

        Args:
            data: one array per top-level field (numpy, awkward, arrow, pandas, polars, lists or layouts), or an array
                or table of records, or a list of dicts. Or batches, see ``arrays.ingest.batches_of``.
            flush: commit the cluster that the last entries are in, as ``flush_cluster`` does. Where pages are stored
                unchanged from ``data``, this saves a copy of them.

        Returns:
            number of entries appended.

        Raises:
            SchemaError: data that do not fit the schema, or another thread is in this context; nothing of them is
                written. Of several batches, those before remain.
            SinkError: the bytes could not be written.
        """
        batches = batches_of(data)
        if batches is not None:
            num_entries = sum(map(self.extend, batches))
            if flush:
                self.flush_cluster()
            return num_entries
        with self.exclusive:
            self.check_open()
            layouts, length = to_layouts(self._model.nodes, data)
            self.cluster.check(layouts)
            self._append(Batch(self._model.nodes, layouts, length), flush)
        return length

    def fill(self, batch: Batch) -> None:
        """Append all entries of a batch, whose layouts fit the schema."""
        with self.exclusive:
            self.check_open()
            self._append(batch)

    def _append(self, batch: Batch, flush: bool = False) -> None:
        """Append all entries of a batch, whose layouts fit the schema; any error is kept in ``failure``.

        Args:
            batch: the entries.
            flush: also commit the cluster that the last entries are in.
        """
        try:
            self._cut(batch)
            if flush and self.cluster.num_entries:
                self._commit()
            self.cluster.own()
            self._sealer.release()
        except BaseException as error:
            self.failure = error
            raise

    def _cut(self, batch: Batch) -> None:
        """Divide a batch among the open cluster and new ones, and commit each cluster that is large enough."""
        cluster, is_complete = self.cluster, self._target.is_reached
        start, length = 0, batch.length
        while start < length:
            num_bits = batch.num_bits(start, length, cluster.bits_of)
            stop = length
            if num_bits >= _BITS_PER_STEP or is_complete(cluster.num_bits + num_bits):
                stop = self._end_of_step(batch, start)
                num_bits = batch.num_bits(start, stop, cluster.bits_of)
            cluster.add(batch, start, stop, num_bits)
            if is_complete(cluster.num_bits):
                self._commit()
            start = stop

    def _end_of_step(self, batch: Batch, start: int) -> int:
        """The first entry after those that complete the cluster, or that are enough for one step."""
        bits_of, before, is_complete = self.cluster.bits_of, self.cluster.num_bits, self._target.is_reached

        def is_enough(end: int) -> bool:
            num_bits = batch.num_bits(start, end, bits_of)
            return num_bits >= _BITS_PER_STEP or is_complete(before + num_bits)

        return start + 1 + bisect_left(range(start + 1, batch.length), True, key=is_enough)

    def flush_cluster(self) -> None:
        """Commit the entries so far as a cluster, whatever its size; without entries nothing happens."""
        with self.exclusive:
            self.check_open()
            if self.cluster.num_entries:
                try:
                    self._commit()
                except BaseException as error:
                    self.failure = error
                    raise

    def _commit(self) -> None:
        cluster = self.cluster.finish()
        self._sealer.drain()
        self._store.commit(cluster)
        len_uncompressed = sum(page.len_uncompressed for page in cluster.pages())
        self._target.learn(len_uncompressed, sum(page.size for page in cluster.pages()))
        for page in cluster.pages():
            if page.room is not None:
                page.data = None
                self._rooms.give(page.room)

    def close(self) -> None:
        """Commit the remaining entries and end the threads; a second call does nothing."""
        if self._is_open:
            try:
                if self.failure is None:
                    self.flush_cluster()
            finally:
                self.abort()

    def abort(self) -> None:
        """End the threads and drop uncommitted entries."""
        self._is_open = False
        if not self.exclusive.is_forked:  # no thread is there after a fork, only its locks
            self._sealer.close()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # The entries that are lost must not go unnoticed: the RNTuple will not be completed.
        self.failure = self.failure or error
        super().__exit__(kind, error, trace)

    def check_open(self) -> None:
        """Raise SchemaError if nothing can be appended any more."""
        if not self._is_open:
            raise SchemaError("the writer is closed")
        self.check_healthy()

    def _fail(self, error: SchemaError) -> None:
        self.failure = self.failure or error

    def check_healthy(self) -> None:
        """Raise SchemaError if an earlier write failed."""
        if self.failure is not None:
            raise SchemaError("an earlier write failed, the file will not be completed") from self.failure
