"""One thread at a time: an error for two that append at once, whose rows would mix."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from types import TracebackType

from rntuple_construct.errors import SchemaError

__all__ = ["Exclusive"]


class Exclusive:
    """A context manager that only one thread can be in, as often as it likes; any other gets an error.

    Why no waiting: two threads that took turns would append their rows in an order that differs from run to run, and
    each would believe the row numbers to be its own. Threads may still use a writer one after the other.

    Args:
        failed: takes the error of the thread that was refused. Its rows are lost, so nobody may complete the file.
    """

    def __init__(self, failed: Callable[[SchemaError], None]) -> None:
        self._failed = failed
        self._lock = threading.RLock()
        self._pid = os.getpid()

    @property
    def is_forked(self) -> bool:
        """Whether this is a process forked from the one that writes."""
        return self._pid != os.getpid()

    def __enter__(self) -> None:
        if self.is_forked:
            raise SchemaError(
                "the writer belongs to another process, which this one was forked from",
                hint="each process writes a file of its own",
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
