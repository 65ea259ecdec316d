"""Coordinator of a job: it has the file, hands out tasks and byte ranges, and collects what the page lists will say.

Workers fill, compress and write whole clusters. The work is split into numbered tasks. The clusters of a task are
committed together at its end, so another worker repeats a task whose worker crashes. The file appears when all tasks are
done, with their entries in the order of the tasks. If the coordinator crashes, no file appears.
"""

from __future__ import annotations

import multiprocessing
import os
import secrets
import socket
import threading
import time
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from multiprocessing import AuthenticationError
from multiprocessing.connection import Connection, answer_challenge, deliver_challenge
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.arguments import check_arguments
from rntuple_construct.base.closing import ClosingOrAborting
from rntuple_construct.base.errors import RNTupleError, SchemaError, SourceError
from rntuple_construct.model.schema.specs import SchemaLike
from rntuple_construct.storage import is_url
from rntuple_construct.writer.distributed.job import Job
from rntuple_construct.writer.distributed.messages import keep_alive, receive, send
from rntuple_construct.writer.distributed.records import TaskRecord
from rntuple_construct.writer.distributed.workers import Fill, fill_tasks
from rntuple_construct.writer.options import CreateOptions, WriteOptions

if TYPE_CHECKING:
    from typing_extensions import Unpack

__all__ = ["Coordinator", "create_distributed"]

_MAX_ATTEMPTS = 3
"""Number of times that a task is begun if its workers die."""
_SECONDS_TO_WAIT = 0.5
_SECONDS_TO_LEAVE = 5.0
_SECONDS_TO_LOOK = 1.0
"""Between two looks at a work area."""


@dataclass
class _Task:
    """State of a task.

    Args:
        worker: number of the connection that runs it; None if no worker runs it.
        attempts: how often it was begun.
        record: its committed clusters; None until it is done.
    """

    worker: int | None = None
    attempts: int = 0
    record: TaskRecord | None = None


@dataclass
class _Worker:
    """A connection: whether it knows the key, the task it does, and the byte ranges handed out for this task."""

    number: int
    has_joined: bool = False
    task: int | None = None
    ranges: list[tuple[int, int]] = field(default_factory=list)


class Coordinator(ClosingOrAborting):
    """Has the file of an RNTuple that other processes fill, made by ``create_distributed``; use it as a context manager.

    The end of the block waits until all tasks are done and completes the file. If the block fails, or a task does, the
    target is unchanged.

    Args:
        job: the file.
        host, port: where workers find the coordinator; no host for a coordinator that finds parts in the work area.
        storage_options: of a URL, keyword arguments of the fsspec file system.

    Attributes:
        ticket: what workers need to join: host, port and a secret key, which you should keep from strangers; or the
            place of the work area.
        seconds_serving, num_served: how long requests of workers took here, and how many there were.
    """

    def __init__(
        self, job: Job, host: str | None, port: int, storage_options: Mapping[str, Any] | None = None
    ) -> None:
        self._job = job
        self._storage_options = storage_options
        self._tasks = [_Task() for _ in range(job.plan.num_tasks)]
        self._free = deque(range(job.plan.num_tasks))
        self._num_left = job.plan.num_tasks
        self._failure: str | None = None
        self._gaps: list[tuple[int, int]] = []
        self._state = threading.Condition()
        self._connections: dict[int, tuple[Connection, _Worker]] = {}
        self._num_workers = 0
        self._key = secrets.token_bytes(32)
        self._is_open = True
        self._requests = {
            "next": self._do_next, "begin": self._do_begin, "reserve": self._do_reserve, "commit": self._do_commit,
            "fail": self._do_fail,
        }  # fmt: skip
        self.seconds_serving = 0.0
        self.num_served = 0
        self._server: socket.socket | None = None
        self.ticket = job.plan.parts
        if host is None:
            return
        try:
            self._server = socket.create_server((host, port))
        except OSError as error:
            raise SourceError(f"cannot listen on {host}:{port}: {error}") from error
        shown = socket.gethostname() if host in ("", "0.0.0.0", "::") else host  # noqa: S104 (the caller's choice)
        self.ticket = f"{shown}:{self._server.getsockname()[1]}:{self._key.hex()}"
        threading.Thread(
            target=self._accept, args=(self._server,), name="rntuple-coordinator", daemon=True
        ).start()

    # What the caller does

    def run(self, fill: Fill, processes: int | None = None) -> None:
        """Do all tasks with processes of this machine; a process that dies is replaced.

        Args:
            fill: called as ``fill(context, number)`` for each task, in another process: it must be importable there.
            processes: how many; default one for each processor.

        Raises:
            SchemaError: a task failed, its workers died too often, or there is no host.
        """
        if self._server is None:
            raise SchemaError("run() hands out tasks over TCP", hint="give create_distributed() a host")
        context = multiprocessing.get_context("spawn")
        count = min(processes or os.cpu_count() or 1, max(self._num_left, 1))
        running: list[Any] = []
        try:
            while not self._is_done():
                running = [each for each in running if each.is_alive()]
                while len(running) < count and not self._is_done():
                    arguments = (self.ticket, fill, self._storage_options)
                    process = context.Process(target=fill_tasks, args=arguments, daemon=True)
                    process.start()
                    running.append(process)
                with self._state:
                    self._state.wait(_SECONDS_TO_WAIT)
        finally:
            for process in running:
                if self._failure is not None:
                    process.terminate()
                process.join()
        self._check()

    def wait(self, timeout: float | None = None) -> None:
        """Wait until workers that were started otherwise have done all tasks.

        Args:
            timeout: seconds; None for no limit.

        Raises:
            SchemaError: a task failed, its workers died too often, or the time is over.
        """
        end = None if timeout is None else time.monotonic() + timeout
        while not self._look(
            _SECONDS_TO_LOOK if end is None else min(end - time.monotonic(), _SECONDS_TO_LOOK)
        ):
            if end is not None and time.monotonic() >= end:
                raise SchemaError(
                    f"{self._num_left} of {len(self._tasks)} tasks are not done after {timeout} seconds"
                )
        self._check()

    def _look(self, seconds: float) -> bool:
        """Wait for at most so long until all tasks are done; tells whether they are."""
        if self._server is None:
            self._num_left = len(self._tasks) - len(self._job.find_parts())
        with self._state:
            return self._state.wait_for(self._is_done, max(seconds, 0.0))

    def close(self) -> None:
        """Wait until all tasks are done, and complete the file; a second call does nothing."""
        if not self._is_open:
            return
        try:
            self.wait()
            if self._job.parts is None:
                self._job.complete((each.record for each in self._tasks if each.record), self._gaps)
            else:
                self._job.complete_from_parts()
        except BaseException:
            self.abort()
            raise
        with self._state:
            # Workers that request another task get none, and disconnect.
            self._state.wait_for(self._is_deserted, _SECONDS_TO_LEAVE)
        self._stop()

    def abort(self) -> None:
        """Discard everything; the target is unchanged, and workers get an error."""
        if self._is_open:
            with self._state:
                self._failure = self._failure or "the coordinator gave up"
            self._stop()
            self._job.abort()

    def _is_done(self) -> bool:
        return self._num_left == 0 or self._failure is not None

    def _is_deserted(self) -> bool:
        return not any(worker.has_joined for _, worker in self._connections.values())

    def _check(self) -> None:
        if self._failure is not None:
            raise SchemaError(self._failure)

    def _stop(self) -> None:
        self._is_open = False
        with suppress(OSError):
            if self._server is not None:
                self._server.close()
        with self._state:
            connections = list(self._connections.values())
        for connection, _ in connections:
            # Not close: another thread waits for data of this connection.
            with suppress(OSError, ValueError):
                shut = socket.socket(fileno=os.dup(connection.fileno()))
                with shut:
                    shut.shutdown(socket.SHUT_RDWR)

    # What workers ask for

    def _accept(self, server: socket.socket) -> None:
        while self._is_open:
            try:
                accepted, _ = server.accept()
                keep_alive(accepted)
            except OSError:
                return
            connection = Connection(accepted.detach())
            threading.Thread(
                target=self._serve, args=(connection,), name="rntuple-worker", daemon=True
            ).start()

    def _serve(self, connection: Connection) -> None:
        with self._state:
            self._num_workers += 1
            worker = _Worker(self._num_workers)
            self._connections[worker.number] = connection, worker
        try:
            deliver_challenge(connection, self._key)
            answer_challenge(connection, self._key)
            worker.has_joined = True
            send(connection, {}, [self._job.plan.to_json().encode()])
            while True:
                message, parts = receive(connection)
                send(connection, self._answer(worker, message, parts))
        except (
            OSError,
            EOFError,
            AuthenticationError,
            TypeError,
            ValueError,
            KeyError,
            IndexError,
            RNTupleError,
        ):
            pass  # the worker has disconnected, or is not a worker; its task starts again
        finally:
            with suppress(OSError):
                connection.close()
            with self._state:
                del self._connections[worker.number]
                self._give_back(worker)
                self._state.notify_all()

    def _answer(self, worker: _Worker, message: dict[str, Any], parts: list[bytes]) -> dict[str, Any]:
        with self._state:
            if self._failure is not None:
                return {"error": self._failure}
            if message["do"] == "next":
                self._state.wait_for(lambda: self._free or self._is_done(), _SECONDS_TO_WAIT)
            start = time.perf_counter()
            answer = self._requests[message["do"]](worker, message, parts)
            self.seconds_serving += time.perf_counter() - start
            self.num_served += 1
            self._state.notify_all()
        return answer

    def _do_next(self, worker: _Worker, message: dict[str, Any], parts: list[bytes]) -> dict[str, Any]:
        if self._num_left == 0:
            return {"done": True}
        if not self._free:
            return {"wait": True}
        return self._begin(worker, self._free.popleft())

    def _do_begin(self, worker: _Worker, message: dict[str, Any], parts: list[bytes]) -> dict[str, Any]:
        number = int(message["task"])
        if not 0 <= number < len(self._tasks):
            return {"error": f"there is no task {number}, only {len(self._tasks)}"}
        task = self._tasks[number]
        if task.record is not None:
            return {"known": True}
        if task.worker is not None:
            return {"error": f"task {number} is being done by another worker"}
        self._free.remove(number)
        return self._begin(worker, number)

    def _begin(self, worker: _Worker, number: int) -> dict[str, Any]:
        task = self._tasks[number]
        task.worker, task.attempts = worker.number, task.attempts + 1
        worker.task = number
        return {"task": number}

    def _do_reserve(self, worker: _Worker, message: dict[str, Any], parts: list[bytes]) -> dict[str, Any]:
        nbytes = int(message["nbytes"])
        if nbytes < 0:
            return {"error": f"there are no {nbytes} bytes"}
        offset = self._job.reserve(nbytes)
        worker.ranges.append((offset, nbytes))
        return {"offset": offset}

    def _do_commit(self, worker: _Worker, message: dict[str, Any], parts: list[bytes]) -> dict[str, Any]:
        (data,) = parts
        record, number = TaskRecord.parse(data), worker.task
        if number is None:
            return {"error": "there is no task to commit"}
        self._tasks[number].record, self._tasks[number].worker = record, None
        worker.task = None
        worker.ranges.clear()
        self._num_left -= 1
        return {"ok": True}

    def _do_fail(self, worker: _Worker, message: dict[str, Any], parts: list[bytes]) -> dict[str, Any]:
        self._failure = f"task {worker.task} failed: {message['error']}"
        return {"ok": True}

    def _give_back(self, worker: _Worker) -> None:
        """Free the task of a dead worker; its byte ranges become gaps."""
        self._gaps += worker.ranges
        if worker.task is None:
            return
        task = self._tasks[worker.task]
        task.worker = None
        if task.attempts >= _MAX_ATTEMPTS:
            self._failure = (
                self._failure or f"task {worker.task} was begun {task.attempts} times, and its workers died"
            )
        self._free.appendleft(worker.task)


def create_distributed(
    target: str | os.PathLike[str],
    name: str,
    schema: SchemaLike,
    options: WriteOptions | None = None,
    *,
    num_tasks: int,
    host: str | None = "127.0.0.1",
    port: int = 0,
    timestamp: datetime | None = None,
    durable: bool = True,
    storage_options: Mapping[str, Any] | None = None,
    **more: Unpack[CreateOptions],
) -> Coordinator:
    """Start a ROOT file with one RNTuple that several processes fill, also on other machines.

    With a path, tasks write to the file at places that the coordinator hands out. With the URL of an S3 store, or without
    a host, each task writes a part. The store or the file system joins the parts at the end.

    Args:
        target: path of the file, in a directory that all workers see under the same name, or a URL such as
            ``s3://bucket/out.root``.
        name: name of the RNTuple, with directories in front such as ``d1/Events``.
        schema: name and content of each field, see ``create``.
        options: how it is written; clusters are buffered in any case.
        num_tasks: number of tasks; the file has the entries in the order of the task numbers.
        host: address that workers reach; by default only those of this machine can. None for no TCP at all: a
            scheduler starts each task with ``fill_task``.
        port: TCP port; 0 for any that is free.
        timestamp: time stamp of all records; default now.
        durable: wait until the storage device has the bytes, in every worker and at the end.
        storage_options: of a URL, keyword arguments of the fsspec file system, such as ``endpoint_url``. Workers that
            are started otherwise need them too.
        more: as for ``create``, see ``CreateOptions``.

    Returns:
        the coordinator, whose ``ticket`` the workers get; use it as a context manager.

    Raises:
        SchemaError: a schema that cannot be written, no tasks, or no such argument.
        SourceError: the coordinator cannot listen at this address, or there is no library for the URL.
        SinkError: the target cannot be written, or is not a regular file.
    """
    others = ("num_tasks", "host", "port", "timestamp", "durable", "storage_options")
    check_arguments("create_distributed", more, CreateOptions, *others)
    job = Job(
        target, name, schema, options, num_tasks=num_tasks, uses_parts=host is None or is_url(os.fspath(target)),
        timestamp=timestamp, durable=durable, storage_options=storage_options, more=more,
    )  # fmt: skip
    try:
        return Coordinator(job, host, port, storage_options)
    except BaseException:
        job.abort()
        raise
