"""Writing one RNTuple from several threads."""

from __future__ import annotations

import threading
from collections.abc import Callable

from rntuple_construct.writer.filling import FillContext
from rntuple_construct.writer.lifecycle import NTupleWriter
from rntuple_construct.writer.ntuple import NTupleCore

__all__ = ["ParallelWriter"]


class ParallelWriter(NTupleWriter):
    """Writes one RNTuple from several threads, each with a fill context of its own.

    A context builds whole clusters without any lock and commits each under the one lock of the RNTuple. Entries
    of a context keep their order within its clusters; clusters stand in the order of their commits.

    Args:
        core: schema, clusters and envelopes.
        finish: takes the anchor object of the completed RNTuple.
        on_close: called once at the end, with whether everything went well.
    """

    def __init__(
        self, core: NTupleCore, finish: Callable[[bytes], None], on_close: Callable[[bool], None]
    ) -> None:
        super().__init__(core, finish, on_close)
        self._contexts: list[FillContext] = []
        self._lock = threading.Lock()

    @property
    def num_committed_entries(self) -> int:
        """Entries of the clusters committed so far."""
        return self._core.ledger.num_entries

    @property
    def num_lock_acquisitions(self) -> int:
        """How often a thread took the lock under which pages and clusters get their places."""
        return self._core.store.lock.num_acquisitions

    @property
    def seconds_locked(self) -> float:
        """How long that lock was held in all."""
        return self._core.store.lock.seconds_held

    def fill_context(self) -> FillContext:
        """A context for one thread; use it as a context manager, or close it when the thread is done.

        Raises:
            SchemaError: the writer is closed.
        """
        with self._lock:
            self._check_open()
            context = self._core.new_context()
            self._contexts.append(context)
        return context

    def commit_cluster_group(self) -> None:
        """Complete the cluster group with the clusters committed so far."""
        with self._core.store.lock:
            self._check_open()
            self._core.commit_group()

    def _complete(self) -> None:
        # The threads of the contexts must be done.
        for context in self._contexts:
            context.check_healthy()
            context.close()
        self._core.commit_group()

    def _release(self) -> None:
        for context in self._contexts:
            context.abort()
