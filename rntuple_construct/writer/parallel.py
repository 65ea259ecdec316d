"""Writing one RNTuple from several threads."""

from __future__ import annotations

import threading
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING

from rntuple_construct.descriptor.schema import Schema
from rntuple_construct.errors import SchemaError
from rntuple_construct.writer.filling import FillContext
from rntuple_construct.writer.ntuple import NTupleCore

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = ["ParallelWriter"]


class ParallelWriter:
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
        self._core = core
        self._finish = finish
        self._on_close = [on_close]
        self._contexts: list[FillContext] = []
        self._lock = threading.Lock()
        self._is_open = True

    @property
    def name(self) -> str:
        """Name of the RNTuple."""
        return self._core.name

    @property
    def schema(self) -> Schema:
        """Fields and columns."""
        return self._core.schema

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

    def on_close(self, call: Callable[[bool], None]) -> None:
        """Have a function called at the end, with whether everything went well."""
        self._on_close.append(call)

    def close(self) -> None:
        """Commit what the contexts hold and complete the RNTuple; their threads must be done.

        Raises:
            SchemaError: an earlier write failed.
            SourceError: the bytes could not be written.
        """
        if not self._is_open:
            return
        self._is_open = False
        is_complete = False
        try:
            for context in self._contexts:
                context.check_healthy()
                context.close()
            self._core.commit_group()
            self._finish(self._core.write_footer())
            is_complete = True
        finally:
            self._end(is_complete)

    def abort(self) -> None:
        """Give everything up; the target stays as it was."""
        if self._is_open:
            self._is_open = False
            self._end(False)

    def _end(self, is_complete: bool) -> None:
        for context in self._contexts:
            context.abort()
        for call in self._on_close:
            call(is_complete)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.close()
        else:
            self.abort()

    def _check_open(self) -> None:
        if not self._is_open:
            raise SchemaError(f"the writer of '{self.name}' is closed")
