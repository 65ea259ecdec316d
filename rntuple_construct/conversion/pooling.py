"""Steps over the entries of an RNTuple done by several processes, with results in the order of the entries."""

from __future__ import annotations

import errno
import os
import pickle
import traceback
import warnings
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from itertools import islice
from multiprocessing import current_process
from typing import Any, TypeVar

from rntuple_construct.base.errors import RNTupleError, SchemaError, SourceError
from rntuple_construct.base.processes import run_again
from rntuple_construct.reader import DroppedFieldWarning, RNTuple

__all__ = ["Reopened", "in_order", "num_workers"]

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")

_MAX_TASKS = 4096
"""Tasks that are listed at a time: a damaged file may tell of more steps than could ever be."""


def num_workers(workers: int, source: Any) -> int:
    """How many processes are to be started.

    Args:
        workers: as it was asked for, 0 for as many as there are processors.
        source: what they read.

    Returns:
        1 where other processes cannot read the source, or none may be started.

    Raises:
        SchemaError: less than 0.
    """
    if workers < 0:
        raise SchemaError(
            f"workers must be 0 or more, not {workers}", hint="workers is 1 or more, or 0 for all processors"
        )
    workers = workers or os.cpu_count() or 1
    if workers == 1 or current_process().daemon or not isinstance(source, RNTuple):
        return 1
    try:
        source.__reduce__()
    except SchemaError:
        return 1  # a file object, which only this process has
    return workers


class Reopened:
    """An RNTuple that each process opens for itself: forks that shared a descriptor would move its position.

    Args:
        ntuple: the RNTuple, opened by its name.
    """

    def __init__(self, ntuple: RNTuple) -> None:
        self._data = pickle.dumps(ntuple)
        self._found: tuple[int, RNTuple] | None = None

    def get(self) -> RNTuple:
        """The RNTuple as this process has opened it; it stays open until the process ends."""
        if self._found is None or self._found[0] != os.getpid():
            with warnings.catch_warnings():
                # Whoever opened it first was told.
                warnings.simplefilter("ignore", DroppedFieldWarning)
                self._found = os.getpid(), pickle.loads(self._data)  # noqa: S301 (made a moment ago by this program)
        return self._found[1]


def in_order(call: Callable[[_Task], _Result], tasks: Iterator[_Task], workers: int) -> Iterator[_Result]:
    """Run a function for every task in several processes.

    Args:
        call: what to run; it can be pickled, and so can its tasks and results.
        tasks: its arguments.
        workers: number of processes.

    Yields:
        the result of each task, in the order of the tasks.

    Raises:
        SourceError: every process that was at a task ended.
        Exception: what the first task raised that failed.
    """
    while some := list(islice(tasks, _MAX_TASKS)):
        waiting: dict[int, Any] = {}
        following = 0
        with closing(run_again(partial(_attempt, call), some, workers, _died)) as results:  # type: ignore[type-var]
            for index, found in results:
                waiting[index] = found
                while following in waiting:
                    result, error = waiting.pop(following)
                    if error is not None:
                        raise error
                    yield result
                    following += 1


def _attempt(call: Callable[[_Task], _Result], task: _Task) -> tuple[_Result | None, Exception | None]:
    try:
        return call(task), None
    except (RNTupleError, MemoryError, RecursionError) as error:
        return None, error
    except Exception:  # noqa: BLE001 (not every exception can go to another process; its text can)
        return None, RuntimeError(f"in a process of the pool:\n{traceback.format_exc()}")


def _died(task: Any, exit_code: int) -> tuple[None, Exception]:
    name = f"signal {-exit_code}" if exit_code < 0 else f"exit code {exit_code}"
    error = SourceError(f"every process that was at a part of the entries ended with {name}")
    error.errno = errno.EIO
    return None, error
