"""Pool of processes that runs tasks. If a process crashes, only its current task is affected."""

from __future__ import annotations

import contextlib
import errno
import gc
import queue
import signal
import threading
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rntuple_construct.base.errors import RNTupleError, SourceError
from rntuple_construct.base.interrupts import uninterrupted

if TYPE_CHECKING:
    import multiprocessing
    from multiprocessing.connection import Connection

__all__ = ["Attempt", "exit_text", "in_order", "kill_workers", "run_in_order", "run_tasks"]

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")

_living: set[multiprocessing.Process] = set()

TRIES = 3
"""How often a task is begun whose process dies."""

_TASKS_BEFORE_RETRY = 256
"""A task whose process died begins again when so many others have begun, or no others are left."""

_SECONDS_OF_BATCH = 0.05
"""How long a process works on one message; it returns the tasks that are left then."""
_MAX_BATCH = 32


def exit_text(code: int) -> str:
    """Return how a process ended: the name of the signal of a negative exit code, such as SIGSEGV, or the exit code."""
    if code >= 0:
        return f"exit code {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"


def kill_workers() -> None:
    """End all processes at once, without regard for their tasks."""
    for process in list(_living):
        with contextlib.suppress(OSError, ValueError):
            process.terminate()


def run_tasks(
    call: Callable[[_Task], _Result],
    tasks: Iterable[_Task],
    jobs: int,
    died: Callable[[_Task, int], _Result],
    in_flight: int = 1,
) -> Iterator[tuple[int, _Result]]:
    """Run a function for every task, several at a time; a task whose process dies runs again, up to three times.

    A pool of the standard library is not sufficient. If one of its processes crashes, it abandons all tasks and does
    not report which task was the cause. Short tasks are sent in batches, so that no process waits between them.

    Args:
        call: the function to run; it, its tasks and its results can be pickled.
        tasks: its arguments, taken one at a time when a process is free.
        jobs: number of processes.
        died: returns the result of a task whose process crashed each time, from the task and the exit code. After a
            signal the exit code is its negative number.
        in_flight: tasks that a process runs at a time, each in a thread, for tasks that mostly wait. If such a process
            dies, its tasks run again one at a time, which shows which of them ends it.

    Yields:
        index and result of each task, in the order they are done.
    """
    following = enumerate(tasks)
    returned: deque[tuple[int, _Task]] = deque()
    suspects: deque[tuple[int, _Task]] = deque()
    deaths: Counter[int] = Counter()
    idle: list[_Worker[_Task, _Result]] = []
    busy: dict[Connection, _Worker[_Task, _Result]] = {}
    num_begun = 0

    def take(count: int, *, may_be_suspects: bool = True) -> Iterator[tuple[int, _Task]]:
        nonlocal num_begun
        for _ in range(count):
            if returned:
                found: tuple[int, _Task] | None = returned.popleft()
            elif may_be_suspects and suspects and num_begun >= suspects[0][0] + _TASKS_BEFORE_RETRY:
                found = suspects.popleft()
            else:
                found = next(following, None)
                if found is None and may_be_suspects and suspects:
                    found = suspects.popleft()
            if found is None:
                return
            num_begun = max(num_begun, found[0] + 1)
            yield found

    try:
        while True:
            while len(busy) < jobs and (batch := list(take(idle[-1].len_batch if idle else 1))):
                worker = idle.pop() if idle else _Worker(call, in_flight)
                worker.begin(batch)
                busy[worker.connection] = worker
            free = [worker for worker in busy.values() if worker.room and not deaths[worker.batch[0][0]]]
            while free and (batch := list(take(1, may_be_suspects=False))):
                # One at a time, so that all processes get as many.
                worker = min(free, key=lambda each: len(each.batch))
                worker.begin(batch)
                free = [each for each in free if each.room]
            if not busy:
                return
            ready = _ready(list(busy))
            for connection in [each for each in busy if each in ready]:
                worker = busy[connection]
                try:
                    message = connection.recv()
                except (EOFError, OSError):
                    del busy[connection]
                    begun = min(in_flight, len(worker.batch))
                    returned.extend(list(worker.batch)[begun:])
                    exit_code = worker.stop()
                    for index, task in list(worker.batch)[:begun]:
                        deaths[index] += 1
                        if deaths[index] < TRIES:
                            suspects.append((index, task))
                        else:
                            yield index, died(task, exit_code)
                    continue
                if message is not None:
                    yield worker.take(*message)
                    if in_flight == 1 or worker.batch:
                        continue
                del busy[connection]
                returned.extend(worker.end())
                idle.append(worker)
    finally:
        # Only these processes: another thread may run its own tasks.
        for worker in busy.values():
            worker.kill()
        for worker in [*busy.values(), *idle]:
            worker.stop()


def run_in_order(call: Callable[[_Task], _Result], tasks: Iterable[_Task], jobs: int) -> Iterator[_Result]:
    """Run a function for every task in several processes, as ``map`` does in one.

    Args:
        call: the function to run; it, its tasks and its results can be pickled.
        tasks: its arguments, taken one at a time when a process is free.
        jobs: number of processes.

    Returns:
        the result of each task, in the order of the tasks.

    Raises:
        SourceError: the worker of a task crashed 3 times.
        Exception: the exception of the first task that failed.
    """
    return in_order(run_tasks(partial(Attempt.of, call), tasks, jobs, _death))


@dataclass(eq=False)
class Attempt(Generic[_Result]):
    """Result of a call in another process, or the error that it raised.

    Args:
        result: what the function returned; None if it raised an error.
        error: the exception that it raised; None if it returned.
    """

    result: _Result | None = None
    error: Exception | None = None

    @classmethod
    def of(cls, call: Callable[[_Task], _Result], task: _Task) -> Attempt[_Result]:
        """Call a function, and keep its result or its exception."""
        try:
            return cls(call(task))
        except (RNTupleError, MemoryError, RecursionError) as error:
            return cls(error=error)
        except Exception:  # noqa: BLE001 (not every exception can go to another process; its text can)
            return cls(error=RuntimeError(f"in a process of the pool:\n{traceback.format_exc()}"))


def in_order(attempts: Iterator[tuple[int, Attempt[_Result]]]) -> Iterator[_Result]:
    """Put results into the order of their tasks.

    Args:
        attempts: index and result of each task, in any order; closed at the end.

    Yields:
        the result of each task.

    Raises:
        Exception: what the first task raised that failed.
    """
    waiting: dict[int, Attempt[_Result]] = {}
    following = 0
    with contextlib.closing(attempts):  # type: ignore[type-var]
        for index, found in attempts:
            waiting[index] = found
            while following in waiting:
                attempt = waiting.pop(following)
                if attempt.error is not None:
                    raise attempt.error
                yield attempt.result  # type: ignore[misc]
                following += 1


def _death(task: Any, exit_code: int) -> Attempt[Any]:
    name = f"signal {-exit_code}" if exit_code < 0 else f"exit code {exit_code}"
    error = SourceError(f"worker of a range of entries crashed 3 times, the last time with {name}")
    error.errno = errno.EIO
    return Attempt(error=error)


class _Worker(Generic[_Task, _Result]):
    """A process that runs batches of tasks.

    Args:
        call: what to run.
        in_flight: tasks that it runs at a time. One that runs several gets each of them separately.

    Attributes:
        connection: batches go in, results come out; it ends when the process does.
        batch: tasks it has, with their indices, in the order it does them.
        len_batch: how many tasks it should get next.
    """

    def __init__(self, call: Callable[[_Task], _Result], in_flight: int) -> None:
        self._in_flight = in_flight
        self.batch: deque[tuple[int, _Task]] = deque()
        self.len_batch = 1
        import multiprocessing

        self.connection, theirs = multiprocessing.Pipe()
        self._process = multiprocessing.Process(target=_work, args=(call, theirs, in_flight), daemon=True)
        with uninterrupted():  # no process may start unregistered
            self._process.start()
            _living.add(self._process)
        theirs.close()  # only the process keeps this end open

    def begin(self, batch: Sequence[tuple[int, _Task]]) -> None:
        """Send tasks; if the process is dead, the connection has ended, which is noticed soon enough."""
        self.batch.extend(batch)
        with contextlib.suppress(OSError):
            self.connection.send(batch)

    @property
    def room(self) -> int:
        """Number of tasks that it could begin in addition to the running ones."""
        return self._in_flight - len(self.batch) if self._in_flight > 1 else 0

    def take(self, index: int, result: _Result) -> tuple[int, _Result]:
        """Remove a completed task from the batch, and return its number and result."""
        position = next(number for number, (each, _) in enumerate(self.batch) if each == index)
        del self.batch[position]
        return index, result

    def end(self) -> Sequence[tuple[int, _Task]]:
        """Take back the tasks that there was no time for."""
        rest, self.batch = self.batch, deque()
        if self._in_flight == 1:
            self.len_batch = 1 if rest else min(2 * self.len_batch, _MAX_BATCH)
        return rest

    def kill(self) -> None:
        """End the process at once, without regard for its task; a task may end its own processes first."""
        with contextlib.suppress(OSError, ValueError):
            self._process.terminate()

    def stop(self) -> int:
        """End the process after its task, and return its exit code."""
        with contextlib.suppress(OSError):
            self.connection.send(None)
        self._process.join()
        _living.discard(self._process)
        self.connection.close()
        return self._process.exitcode or 0


def _ready(sources: Sequence[Any]) -> set[Any]:
    """Wait until at least one connection or process is ready, and return all that are."""
    from multiprocessing.connection import wait  # commands with one process do not load it

    return set(wait(sources))


def _work(call: Callable[[_Task], _Result], connection: Connection, in_flight: int) -> None:
    """Run the tasks that come in, until there are no more or the process that sends them is gone."""
    from multiprocessing import parent_process

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent receives the signal, too, and ends this process
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    gc.freeze()  # objects of the parent: a collection would copy the pages they are on
    _living.clear()  # those of the parent, if this process is a fork of it
    parent = parent_process()
    sources: list[Any] = [connection, *([parent.sentinel] if parent else [])]
    waiting: queue.SimpleQueue[tuple[int, Any]] = queue.SimpleQueue()
    if in_flight > 1:
        lock = threading.Lock()

        def run() -> None:
            while True:
                index, task = waiting.get()
                message = index, call(task)
                with lock, contextlib.suppress(OSError):  # the main thread notices the end of the connection
                    connection.send(message)

        for _ in range(in_flight):
            threading.Thread(target=run, daemon=True).start()
    while connection in _ready(sources):
        batch = connection.recv()
        if batch is None:
            return
        if in_flight > 1:
            for item in batch:
                waiting.put(item)
            continue
        end = time.monotonic() + _SECONDS_OF_BATCH
        for index, task in batch:
            connection.send((index, call(task)))
            if time.monotonic() > end:
                break
        connection.send(None)
