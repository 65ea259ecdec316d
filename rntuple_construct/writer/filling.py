"""Filling clusters: one context per thread, each with clusters of its own."""

from __future__ import annotations

from types import TracebackType
from typing import TYPE_CHECKING, Any

from rntuple_construct.arrays.ingest import to_layouts
from rntuple_construct.errors import SchemaError
from rntuple_construct.fields.shredding import Batch
from rntuple_construct.writer.cluster import ClusterBuilder
from rntuple_construct.writer.cluster_store import ClusterStore
from rntuple_construct.writer.exclusive import Exclusive
from rntuple_construct.writer.model import Model
from rntuple_construct.writer.options import WriteOptions
from rntuple_construct.writer.pages import Sealer
from rntuple_construct.writer.sizing import ClusterTarget, first_entry
from rntuple_construct.writer.takers import PagePool, PageWork

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = ["FillContext"]

_BITS_PER_STEP = 8 * (32 << 20)
"""Entries are cut into columns in steps of this many bits, so that a large batch is never there twice."""


class FillContext:
    """Collects entries into clusters of its own and commits each as a whole.

    Contexts of the same RNTuple may be used in different threads at the same time, each in one: a second thread in the
    same context gets an error, and the RNTuple will not be completed. The entries of a context keep their order; its clusters stand in the file where they were committed.

    Args:
        model: fields and columns.
        store: where clusters go.
        options: sizes and encodings.
        sealer: makes pages.
    """

    def __init__(self, model: Model, store: ClusterStore, options: WriteOptions, sealer: Sealer) -> None:
        self._model = model
        self._store = store
        page_store = None if options.buffered else store
        self._work = PageWork(sealer, page_store)
        if options.threads > 1:
            self._work = PagePool(sealer, page_store, options.threads)
        self._builder = ClusterBuilder(model, options.page_size, self._work.take)
        self._target = ClusterTarget(options)
        self._is_open = True
        self.failure: BaseException | None = None
        self.exclusive = Exclusive(self._fail)

    @property
    def num_entries(self) -> int:
        """Entries in the cluster that is being filled."""
        return self._builder.num_entries

    @property
    def builder(self) -> ClusterBuilder:
        """The cluster that is being filled."""
        return self._builder

    def extend(self, data: Any) -> int:
        """Append entries; clusters that are complete are committed on the way.

        Args:
            data: one array per top-level field (numpy, awkward, arrow, pandas, lists or layouts), or an array or
                table of records, or a list of dicts.

        Returns:
            number of entries appended.

        Raises:
            SchemaError: data that do not fit the schema, or another thread is in this context; nothing of them is written.
            SourceError: the bytes could not be written.
        """
        with self.exclusive:
            self.check_open()
            layouts, length = to_layouts(self._model.nodes, data)
            self._builder.check(layouts)
            self.fill(Batch(self._model.nodes, layouts, length))
        return length

    def fill(self, batch: Batch) -> None:
        """Append all entries of a batch, whose layouts fit the schema."""
        with self.exclusive:
            self.check_open()
            try:
                self._fill(batch)
                self._work.release()
            except BaseException as error:
                self.failure = error
                raise

    def _fill(self, batch: Batch) -> None:
        builder, target = self._builder, self._target
        start = 0
        while start < batch.length:
            before = builder.num_bits

            def bits_up_to(entry: int, start: int = start) -> int:
                return batch.num_bits(start, entry, builder.bits_of)

            def is_complete(entry: int, before: int = before) -> bool:
                return target.is_reached(before + bits_up_to(entry))

            stop = first_entry(lambda entry: bits_up_to(entry) >= _BITS_PER_STEP, start, batch.length)
            stop = batch.length if stop is None else stop
            completing = first_entry(is_complete, start, stop)
            stop = stop if completing is None else completing
            builder.add(batch, start, stop, bits_up_to(stop))
            if completing is not None:
                self._commit()
            start = stop

    def flush_cluster(self) -> None:
        """Commit the entries so far as a cluster, whatever its size; without entries nothing happens."""
        with self.exclusive:
            self.check_open()
            if self._builder.num_entries:
                try:
                    self._commit()
                except BaseException as error:
                    self.failure = error
                    raise

    def _commit(self) -> None:
        cluster = self._builder.finish()
        self._work.drain()
        self._store.commit(cluster)
        self._target.learn(cluster.len_uncompressed, cluster.nbytes)

    def close(self) -> None:
        """Commit what is left and give up threads; a second call does nothing."""
        if self._is_open:
            try:
                if self.failure is None:
                    self.flush_cluster()
            finally:
                self.abort()

    def abort(self) -> None:
        """Give up threads and drop what is not committed."""
        self._is_open = False
        if not self.exclusive.is_forked:  # no thread is there after a fork, only its locks
            self._work.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.close()
        else:
            # The entries that are lost must not go unnoticed: the RNTuple will not be completed.
            self.failure = self.failure or error
            self.abort()

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
