"""Schedulers of independent tasks: this process, a pool of processes, or a Dask cluster; results are the same from each.

A task whose process dies is tried again, and gets a result that says so when that happens every time. None is lost, and
none has two results.
"""

from __future__ import annotations

import contextlib
import os
import queue
import time
from collections.abc import Callable, Iterable, Iterator, Sequence, Sized
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import islice
from types import TracebackType
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from rntuple_construct.base.errors import MissingExtraError, SchemaError, SourceError
from rntuple_construct.base.extras import install_hint
from rntuple_construct.base.processes import Attempt, in_order, run_tasks

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = ["Scheduler", "is_address", "map_in_order", "open_scheduler"]

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")

SECONDS_WITHOUT_WORKERS = 60.0
"""How long a cluster without any worker is waited for."""

_SECONDS_TO_CONNECT = 20
_CHUNKS_PER_SLOT = 24
_MAX_CHUNK = 32
_AHEAD = 4
"""Chunks that are sent ahead for each slot of a cluster."""


class Scheduler(Protocol):
    """Runs tasks."""

    def run(
        self,
        call: Callable[[_Task], _Result],
        tasks: Iterable[_Task],
        died: Callable[[_Task, int], _Result],
    ) -> Iterator[tuple[int, _Result]]:
        """Run a function for every task.

        Args:
            call: what to run; it can be pickled, and so can its tasks and results, and it raises nothing.
            tasks: its arguments, taken one at a time when a process is free.
            died: returns the result of a task whose process crashed each time, from the task and the exit code. After
                a signal the exit code is its negative number.

        Yields:
            index and result of each task, in the order they are done.

        Raises:
            SourceError: a cluster that has gone away.
        """

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


def map_in_order(
    scheduler: Scheduler,
    died: Callable[[_Task, int], _Result],
    call: Callable[[_Task], _Result],
    tasks: Iterable[_Task],
) -> Iterator[_Result]:
    """``map`` with a scheduler: tasks are taken lazily, and results come in the order of the tasks.

    Args:
        scheduler: runs the tasks.
        died: returns the result of a task whose process ended every time, from the task and the exit code.
        call: what to run.
        tasks: its arguments.

    Yields:
        the result of each task.

    Raises:
        Exception: what the first task raised that failed.
    """
    return in_order(scheduler.run(partial(Attempt.of, call), tasks, partial(_attempt_of_dead, died)))


def _attempt_of_dead(died: Callable[[_Task, int], _Result], task: _Task, exit_code: int) -> Attempt[_Result]:
    return Attempt(died(task, exit_code))


def is_address(text: str) -> bool:
    """Return whether a text is the address of a cluster."""
    return text.startswith(("tcp://", "tls://"))


def open_scheduler(name: str, num_processes: int = 0, in_flight: int = 1) -> Scheduler:
    """A scheduler by its name.

    Args:
        name: ``local`` (this process), ``processes``, or ``tcp://host:port`` of the scheduler of a Dask cluster.
        num_processes: of ``processes``; 0 for as many as there are processors.
        in_flight: tasks that each process runs at a time, in threads; only ``local`` runs one after the other.

    Raises:
        SchemaError: no such scheduler.
        MissingExtraError: Dask is not installed.
        SourceError: there is no cluster at the address.
    """
    if name == "local":
        return LocalScheduler()
    if name == "processes":
        return LocalScheduler(num_processes or os.cpu_count() or 1, in_flight)
    if is_address(name):
        return DaskScheduler(name, in_flight)
    raise SchemaError(
        f"there is no scheduler '{name}'",
        hint="schedulers: local, processes, tcp://host:port of a Dask cluster",
    )


class LocalScheduler:
    """Tasks in this process, or in a pool of processes on this machine.

    Args:
        num_processes: how many; 0 to run one task after the other in this process.
        in_flight: tasks that each process runs at a time, in threads.
    """

    def __init__(self, num_processes: int = 0, in_flight: int = 1) -> None:
        self._num_processes = num_processes
        self._in_flight = in_flight

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None

    def run(
        self,
        call: Callable[[_Task], _Result],
        tasks: Iterable[_Task],
        died: Callable[[_Task, int], _Result],
    ) -> Iterator[tuple[int, _Result]]:
        """See ``Scheduler``."""
        if not self._num_processes:
            return ((index, call(task)) for index, task in enumerate(tasks))
        return run_tasks(call, tasks, self._num_processes, died, self._in_flight)


class DaskScheduler(LocalScheduler):
    """A Dask cluster; tasks go out in chunks, and only as many as its workers can have in hand.

    Workers go to the working directory of this process where they have it, so that relative paths mean the same.

    Args:
        address: ``tcp://host:port`` of its scheduler.
        in_flight: tasks of a chunk that a worker runs at a time, in threads.

    Raises:
        MissingExtraError: Dask is not installed.
        SourceError: no scheduler answers at this address.
    """

    def __init__(self, address: str, in_flight: int = 1) -> None:
        super().__init__(0, in_flight)
        try:
            import distributed
        except ImportError:
            raise MissingExtraError(
                "this needs distributed, which is not installed", hint=install_hint("dask")
            ) from None
        self._address = address
        try:
            self._client = distributed.Client(address, timeout=_SECONDS_TO_CONNECT, set_as_default=False)
        except (OSError, ValueError, TimeoutError) as error:
            raise SourceError(
                f"there is no Dask scheduler at {address}: {error}", hint="start one with: dask scheduler"
            ) from error

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._client.close(timeout=5)

    def run(
        self,
        call: Callable[[_Task], _Result],
        tasks: Iterable[_Task],
        died: Callable[[_Task, int], _Result],
    ) -> Iterator[tuple[int, _Result]]:
        """See ``Scheduler``."""
        from distributed import CancelledError, KilledWorker
        from distributed.comm import CommClosedError

        num_slots = max(self._num_slots(), 1)
        num_tasks = len(tasks) if isinstance(tasks, Sized) else 0
        size = min(max(num_tasks // (num_slots * _CHUNKS_PER_SLOT), 1), _MAX_CHUNK)
        following = enumerate(tasks)
        # Chunks whose workers died: their tasks run again in the end, one at a time, which shows whose fault it was.
        suspects: list[tuple[int, _Task]] = []
        pending: dict[Any, list[tuple[int, _Task]]] = {}
        done: queue.SimpleQueue[Any] = queue.SimpleQueue()
        idle_since: float | None = None
        is_alone = False
        try:
            while True:
                while len(pending) < num_slots * _AHEAD:
                    chunk = list(islice(following, size))
                    if not chunk and suspects and not pending:
                        is_alone = True
                        chunk = [suspects.pop()]
                    if not chunk:
                        break
                    future = self._client.submit(
                        _perform, call, [task for _, task in chunk], os.getcwd(), self._in_flight, pure=False
                    )
                    pending[future] = chunk
                    future.add_done_callback(done.put)
                if not pending:
                    return
                try:
                    future = done.get(timeout=2)
                except queue.Empty:
                    num_slots = max(self._num_slots(), 1)
                    idle_since = self._check_workers(idle_since)
                    continue
                idle_since = None
                chunk = pending.pop(future)
                try:
                    results = future.result()
                except Exception as failure:  # noqa: BLE001 (that of a worker, or of its death)
                    error: Exception | None = failure
                else:
                    error = None
                if error is None:
                    yield from zip((index for index, _ in chunk), results, strict=True)
                elif isinstance(error, (CommClosedError, CancelledError)):
                    raise SourceError(f"the Dask scheduler at {self._address} has gone away")
                elif not isinstance(error, KilledWorker):
                    raise SourceError(
                        f"a worker of {self._address} could not run a task: {type(error).__name__}: {error}",
                        hint="all workers need this version of rntuple-construct",
                    )
                elif not is_alone:
                    suspects += chunk
                else:
                    index, task = chunk[0]
                    yield index, died(task, -9)
        except CommClosedError as error:
            raise SourceError(f"the Dask scheduler at {self._address} has gone away: {error}") from error
        finally:
            with contextlib.suppress(Exception):
                self._client.cancel(list(pending), force=True)

    def _num_slots(self) -> int:
        workers = self._client.scheduler_info(n_workers=-1)["workers"]
        return sum(int(worker["nthreads"]) for worker in workers.values())

    def _check_workers(self, idle_since: float | None) -> float | None:
        """Time since when the cluster has had no worker; raises when that takes too long."""
        if self._num_slots():
            return None
        now = time.monotonic()
        if idle_since is not None and now - idle_since > SECONDS_WITHOUT_WORKERS:
            raise SourceError(
                f"the Dask cluster at {self._address} has no workers",
                hint=f"start some with: dask worker {self._address} --nthreads 1 --nworkers 4",
            )
        return now if idle_since is None else idle_since


def _perform(call: Callable[[Any], Any], tasks: Sequence[Any], directory: str, in_flight: int) -> list[Any]:
    """Run some tasks on a worker."""
    if os.getcwd() != directory:
        with contextlib.suppress(OSError):
            os.chdir(directory)
    if in_flight == 1 or len(tasks) == 1:
        return [call(task) for task in tasks]
    with ThreadPoolExecutor(min(in_flight, len(tasks))) as pool:
        return list(pool.map(call, tasks))
