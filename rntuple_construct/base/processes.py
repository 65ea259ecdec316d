"""Tasks spread over processes, so that a process that dies costs nothing but the task it was at."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from rntuple_construct.base.interrupts import uninterrupted

__all__ = ["kill_workers", "run_again", "run_tasks"]

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")

_living: set[multiprocessing.Process] = set()

TRIES = 3
"""How often a task is begun whose process dies."""


def kill_workers() -> None:
    """End all processes at once, without regard for their tasks."""
    for process in list(_living):
        with contextlib.suppress(OSError, ValueError):
            process.kill()


def run_tasks(
    call: Callable[[_Task], _Result],
    tasks: Sequence[_Task],
    jobs: int,
    died: Callable[[_Task, int], _Result],
) -> Iterator[tuple[int, _Result]]:
    """Run a function for every task, several at a time.

    Not with a pool of the standard library: if one of its processes dies, it gives up all tasks and does not say
    which one it was.

    Args:
        call: what to run; it can be pickled, and so can its tasks and results.
        tasks: its arguments.
        jobs: number of processes.
        died: gives the result of a task whose process ended, from the task and the exit code, which is the negative
            number of the signal that ended it.

    Yields:
        index and result of each task, in the order they are done.
    """
    indices = iter(range(len(tasks)))
    busy: dict[Connection, tuple[int, _Worker[_Task, _Result]]] = {}

    def begin(index: int, worker: _Worker[_Task, _Result]) -> None:
        busy[worker.connection] = index, worker
        worker.send(tasks[index])

    try:
        for _, index in zip(range(jobs), indices, strict=False):
            begin(index, _Worker(call))
        while busy:
            ready = set(wait(list[Any](busy)))
            for connection in [each for each in busy if each in ready]:
                index, worker = busy.pop(connection)
                following = next(indices, None)
                try:
                    result: _Result = connection.recv()
                except (EOFError, OSError):
                    result = died(tasks[index], worker.stop())
                    if following is not None:
                        begin(following, _Worker(call))
                else:
                    if following is not None:
                        begin(following, worker)
                    else:
                        worker.stop()
                yield index, result
    finally:
        # No others: another thread may have tasks of its own.
        for _, worker in busy.values():
            worker.kill()
        for _, worker in busy.values():
            worker.stop()


class _Died:
    """Stands for the result of a task whose process ended.

    Args:
        exit_code: of the process.
    """

    def __init__(self, exit_code: int) -> None:
        self.exit_code = exit_code


def run_again(
    call: Callable[[_Task], _Result],
    tasks: Sequence[_Task],
    jobs: int,
    died: Callable[[_Task, int], _Result],
) -> Iterator[tuple[int, _Result]]:
    """Run a function for every task as ``run_tasks`` does, and begin tasks again whose process dies.

    Args:
        call, tasks, jobs: as for ``run_tasks``.
        died: the same, for tasks whose process ended every time.

    Yields:
        index and result of each task, in the order they are done.
    """
    indices = list(range(len(tasks)))
    for left in reversed(range(TRIES)):
        again = []
        results: Iterator[tuple[int, Any]] = run_tasks(
            call, [tasks[index] for index in indices], min(jobs, len(indices)), _note_death
        )
        with contextlib.closing(results):  # type: ignore[type-var]
            for position, result in results:
                index = indices[position]
                if not isinstance(result, _Died):
                    yield index, result
                elif left:
                    again.append(index)
                else:
                    yield index, died(tasks[index], result.exit_code)
        indices = again
        if not indices:
            return


def _note_death(task: Any, exit_code: int) -> Any:
    return _Died(exit_code)


class _Worker(Generic[_Task, _Result]):
    """A process that runs one task after the other.

    Args:
        call: what to run.

    Attributes:
        connection: tasks go in, results come out; it ends when the process does.
    """

    def __init__(self, call: Callable[[_Task], _Result]) -> None:
        self.connection, theirs = multiprocessing.Pipe()
        self._process = multiprocessing.Process(target=_work, args=(call, theirs), daemon=True)
        with uninterrupted():  # so that no process is started that nobody knows of
            self._process.start()
            _living.add(self._process)
        theirs.close()  # so that nobody but the process holds this end

    def send(self, task: _Task) -> None:
        """Hand over a task; if the process is dead, the connection has ended, which is noticed soon enough."""
        with contextlib.suppress(OSError):
            self.connection.send((task,))

    def kill(self) -> None:
        """End the process at once, without regard for its task."""
        with contextlib.suppress(OSError, ValueError):
            self._process.kill()

    def stop(self) -> int:
        """End the process after its task, and return its exit code."""
        with contextlib.suppress(OSError):
            self.connection.send(None)
        self._process.join()
        _living.discard(self._process)
        self.connection.close()
        return self._process.exitcode or 0


def _work(call: Callable[[_Task], _Result], connection: Connection) -> None:
    """Run the tasks that come in, until there are no more or the process that sends them is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent is told too, and ends this process
    _living.clear()  # those of the parent, if this process is a fork of it
    parent = multiprocessing.parent_process()
    sources: list[Any] = [connection, *([parent.sentinel] if parent else [])]
    while connection in wait(sources):
        message = connection.recv()
        if message is None:
            return
        connection.send(call(*message))
