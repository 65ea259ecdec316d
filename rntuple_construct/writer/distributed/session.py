"""One RNTuple filled by many processes, on one machine or on many that share a file system.

A coordinator has the file: it assigns byte ranges and collects the contents of the page lists. Workers fill, compress
and write whole clusters. The work is split into numbered tasks. The clusters of a task are committed together at its
end, so another worker repeats a task whose worker crashes. The file appears when all tasks are done, with their
entries in the order of the tasks. If the coordinator crashes, no file appears.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import secrets
import socket
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from datetime import datetime
from multiprocessing import AuthenticationError
from multiprocessing.connection import Connection, answer_challenge, deliver_challenge
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.arguments import check_arguments
from rntuple_construct.base.closing import ClosingOrAborting
from rntuple_construct.base.errors import RNTupleError, SchemaError, SinkError, SourceError
from rntuple_construct.format.generations import DEFAULT_GENERATION, writable_generation
from rntuple_construct.model.schema.specs import SchemaLike
from rntuple_construct.storage.update import SharedSink
from rntuple_construct.writer.cluster import FilledCluster
from rntuple_construct.writer.cluster_store import ClusterLedger, ClusterStore
from rntuple_construct.writer.container import BlobPlace, BlobStore
from rntuple_construct.writer.file import FileWriter
from rntuple_construct.writer.fill import FillContext
from rntuple_construct.writer.model import Model
from rntuple_construct.writer.ntuple import NTuple
from rntuple_construct.writer.options import CreateOptions, WriteOptions

if TYPE_CHECKING:
    from typing_extensions import Unpack

__all__ = ["Coordinator", "create_distributed", "fill_task", "fill_tasks"]

Fill = Callable[[FillContext, int], None]

_MAX_LEN_MESSAGE = 1 << 30
"""Bytes of one message: the page locations of a task."""
_MAX_ATTEMPTS = 3
"""How often a task is begun whose workers die."""
_SECONDS_TO_WAIT = 0.5
_SECONDS_TO_LEAVE = 5.0
_SECONDS_TO_JOIN = 60.0
_MIN_PAGES_OF_GROUP = 1 << 16
"""Cluster groups are completed when they have so many pages."""
_KEEP_ALIVE = (("TCP_KEEPIDLE", 30), ("TCP_KEEPINTVL", 10), ("TCP_KEEPCNT", 6))


@dataclass(frozen=True, slots=True)
class _ClusterRecord:
    """What the page list will say of a cluster; see ``ClusterLedger.add_ranges``."""

    num_entries: int
    num_elements: npt.NDArray[np.int64]
    num_pages: npt.NDArray[np.int64]
    suppressed: npt.NDArray[np.bool_]
    pages: npt.NDArray[np.int64]

    def parts(self) -> list[bytes]:
        """The arrays as bytes."""
        return [
            self.num_elements.tobytes(),
            self.num_pages.tobytes(),
            self.suppressed.tobytes(),
            self.pages.tobytes(),
        ]

    @classmethod
    def parse(cls, num_entries: int, parts: Sequence[bytes]) -> _ClusterRecord:
        """Return the record from the result of ``parts``."""
        elements, pages, rows = (np.frombuffer(parts[index], np.int64).copy() for index in (0, 1, 3))
        suppressed = np.frombuffer(parts[2], np.bool_).copy()
        if not len(elements) == len(pages) == len(suppressed) or 3 * int(pages.sum()) != len(rows):
            raise SchemaError("a worker sent a cluster whose parts do not fit together")
        return cls(num_entries, elements, pages, suppressed, rows.reshape(-1, 3))


# Messages: a JSON object, then any number of byte strings. Nothing that is received is ever executed.


def _send(connection: Connection, message: Mapping[str, Any], parts: Sequence[bytes] = ()) -> None:
    head = json.dumps({**message, "parts": list(map(len, parts))}).encode()
    connection.send_bytes(b"".join([len(head).to_bytes(4, "big"), head, *parts]))


def _receive(connection: Connection) -> tuple[dict[str, Any], list[bytes]]:
    data = connection.recv_bytes(_MAX_LEN_MESSAGE)
    start = 4 + int.from_bytes(data[:4], "big")
    message = json.loads(data[4:start])
    parts = []
    for nbytes in message.pop("parts"):
        parts.append(data[start : start + nbytes])
        start += nbytes
    return message, parts


def _keep_alive(connection: socket.socket) -> None:
    """Notice within two minutes that the machine at the other end is gone."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for name, value in _KEEP_ALIVE:
        if hasattr(socket, name):
            connection.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


@dataclass
class _Task:
    """State of a task.

    Args:
        worker: number of the connection that runs it; None if no worker runs it.
        attempts: how often it was begun.
        clusters: its committed clusters; None until it is done.
    """

    worker: int | None = None
    attempts: int = 0
    clusters: list[_ClusterRecord] | None = None


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
        file: the file.
        ntuple: the RNTuple in it, whose header is there.
        path: where workers find the file.
        num_tasks: number of tasks.
        host, port: where workers find the coordinator.
        durable: whether workers wait until the storage device has the bytes of a task.

    Attributes:
        ticket: what workers need to join: host, port and a secret key. Keep it from strangers.
        seconds_serving, num_served: how long requests of workers took here, and how many there were.
    """

    def __init__(
        self, file: FileWriter, ntuple: NTuple, path: str, num_tasks: int, host: str, port: int, durable: bool
    ) -> None:
        self._file = file
        self._ntuple = ntuple
        self._path = path
        self._durable = durable
        self._tasks = [_Task() for _ in range(num_tasks)]
        self._free = deque(range(num_tasks))
        self._num_left = num_tasks
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
        try:
            self._server = socket.create_server((host, port))
        except OSError as error:
            raise SourceError(f"cannot listen on {host}:{port}: {error}") from error
        shown = socket.gethostname() if host in ("", "0.0.0.0", "::") else host  # noqa: S104 (the caller's choice)
        self.ticket = f"{shown}:{self._server.getsockname()[1]}:{self._key.hex()}"
        threading.Thread(target=self._accept, name="rntuple-coordinator", daemon=True).start()

    # What the caller does

    def run(self, fill: Fill, processes: int | None = None) -> None:
        """Do all tasks with processes of this machine; a process that dies is replaced.

        Args:
            fill: called as ``fill(context, number)`` for each task, in another process: it must be importable there.
            processes: how many; default one for each processor.

        Raises:
            SchemaError: a task failed, or its workers died too often.
        """
        context = multiprocessing.get_context("spawn")
        count = min(processes or os.cpu_count() or 1, max(self._num_left, 1))
        running: list[Any] = []
        try:
            while not self._is_done():
                running = [each for each in running if each.is_alive()]
                while len(running) < count and not self._is_done():
                    process = context.Process(target=fill_tasks, args=(self.ticket, fill), daemon=True)
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
        with self._state:
            if not self._state.wait_for(self._is_done, timeout):
                raise SchemaError(
                    f"{self._num_left} of {len(self._tasks)} tasks are not done after {timeout} seconds"
                )
        self._check()

    def close(self) -> None:
        """Wait until all tasks are done, and complete the file; a second call does nothing."""
        if not self._is_open:
            return
        try:
            self.wait()
            self._complete()
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
            self._file.abort()

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
            self._server.close()
        with self._state:
            connections = list(self._connections.values())
        for connection, _ in connections:
            # Not close: another thread waits for data of this connection.
            with suppress(OSError, ValueError):
                shut = socket.socket(fileno=os.dup(connection.fileno()))
                with shut:
                    shut.shutdown(socket.SHUT_RDWR)

    def _complete(self) -> None:
        """Write page lists, footer and the rest, and let the file appear."""
        ledger = self._ntuple.ledger
        for task in self._tasks:
            for each in task.clusters or ():
                ledger.add_ranges(
                    each.num_entries, each.num_elements, each.num_pages, each.suppressed, each.pages
                )
                if ledger.num_open_pages >= _MIN_PAGES_OF_GROUP:
                    self._ntuple.commit_group()
            task.clusters = []
        for start, nbytes in self._gaps:
            self._file.free_range(start, nbytes)
        self._ntuple.finish()
        self._file.close()

    # What workers ask for

    def _accept(self) -> None:
        while self._is_open:
            try:
                accepted, _ = self._server.accept()
                _keep_alive(accepted)
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
            _send(connection, self._introduction(), [self._ntuple.header_data])
            while True:
                message, parts = _receive(connection)
                _send(connection, self._answer(worker, message, parts))
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

    def _introduction(self) -> dict[str, Any]:
        return {
            "path": self._path, "generation": self._ntuple.generation.name, "options": asdict(self._ntuple.options),
            "datime": self._file.datime, "durable": self._durable, "ofs_pdir": self._ntuple.blobs.ofs_pdir,
        }  # fmt: skip

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
        if task.clusters is not None:
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
        blobs = self._ntuple.blobs
        place = blobs.reserve(int(message["nbytes"]), self._ntuple.options.max_key_size)
        worker.ranges += blobs.records_of(place, self._ntuple.options.max_key_size)
        return {"offset": place.offset, "size": place.size, "others": place.others}

    def _do_commit(self, worker: _Worker, message: dict[str, Any], parts: list[bytes]) -> dict[str, Any]:
        counts = message["entries"]
        records = [_ClusterRecord.parse(int(num), parts[4 * i : 4 * i + 4]) for i, num in enumerate(counts)]
        number = worker.task
        if number is None:
            return {"error": "there is no task to commit"}
        self._tasks[number].clusters, self._tasks[number].worker = records, None
        worker.task = None
        worker.ranges.clear()
        self._num_left -= 1
        return {"ok": True}

    def _do_fail(self, worker: _Worker, message: dict[str, Any], parts: list[bytes]) -> dict[str, Any]:
        self._failure = f"task {worker.task} failed: {message['error']}"
        return {"ok": True}

    def _give_back(self, worker: _Worker) -> None:
        """What a worker had when it died: its ranges become gaps, its task is free again."""
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
    host: str = "127.0.0.1",
    port: int = 0,
    timestamp: datetime | None = None,
    durable: bool = True,
    **more: Unpack[CreateOptions],
) -> Coordinator:
    """Start a ROOT file with one RNTuple that several processes fill, also on other machines.

    Args:
        target: path of the file, in a directory that all workers see under the same name.
        name: name of the RNTuple, with directories in front such as ``d1/Events``.
        schema: name and content of each field, see ``create``.
        options: how it is written; clusters are buffered in any case.
        num_tasks: number of tasks; the file has the entries in the order of the task numbers.
        host: address that workers reach; by default only those of this machine can.
        port: TCP port; 0 for any that is free.
        timestamp: time stamp of all records; default now.
        durable: wait until the storage device has the bytes, in every worker and at the end.
        more: as for ``create``, see ``CreateOptions``.

    Returns:
        the coordinator, whose ``ticket`` the workers get; use it as a context manager.

    Raises:
        SchemaError: a schema that cannot be written, no tasks, or no such argument.
        SourceError: the coordinator cannot listen at this address.
        SinkError: the target cannot be written, or is not a regular file.
    """
    others = ("num_tasks", "host", "port", "timestamp", "durable")
    check_arguments("create_distributed", more, CreateOptions, *others)
    if num_tasks < 1:
        raise SchemaError(f"{num_tasks} tasks", expected="at least 1", actual=num_tasks)
    generation = more.get("generation", DEFAULT_GENERATION.name)
    settings = WriteOptions.chosen(options, generation, more.get("compression")).settings
    file = FileWriter(target, compression=settings, timestamp=timestamp, durable=durable)
    try:
        path = file.shared_path
        if path is None:
            raise SinkError(
                f"{target} is not a regular file", hint="processes can share only files of a file system"
            )

        ntuple, _ = file.start_with(name, schema, options, **more)
        return Coordinator(file, ntuple, path, num_tasks, host, port, durable)
    except BaseException:
        file.abort()
        raise


# Workers


class _Client:
    """The connection of a worker to the coordinator."""

    def __init__(self, ticket: str) -> None:
        try:
            host, port, key = ticket.rsplit(":", 2)
            secret = bytes.fromhex(key)
            connected = socket.create_connection((host, int(port)), timeout=_SECONDS_TO_JOIN)
        except ValueError:
            raise SchemaError("this is no ticket of a coordinator", expected="host:port:key") from None
        except OSError as error:
            raise SourceError(f"cannot reach the coordinator: {error}") from error
        connected.settimeout(None)
        _keep_alive(connected)
        self._connection = Connection(connected.detach())
        try:
            answer_challenge(self._connection, secret)
            deliver_challenge(self._connection, secret)
            self.introduction, (self.header,) = _receive(self._connection)
        except (OSError, EOFError, AuthenticationError) as error:
            self._connection.close()
            raise SourceError(f"the coordinator does not let this worker join: {error}") from error

    def ask(self, message: Mapping[str, Any], parts: Sequence[bytes] = ()) -> dict[str, Any]:
        """Ask the coordinator.

        Raises:
            SchemaError: it refuses.
            SourceError: it is gone.
        """
        try:
            _send(self._connection, message, parts)
            answer, _ = _receive(self._connection)
        except (OSError, EOFError) as error:
            raise SourceError("the coordinator is gone", hint="the file will not appear") from error
        if "error" in answer:
            raise SchemaError(str(answer["error"]))
        return answer

    def close(self) -> None:
        self._connection.close()


class _RemoteBlobs(BlobStore):
    """Blobs whose places the coordinator hands out."""

    def __init__(self, client: _Client, sink: SharedSink, ofs_pdir: int, datime: int) -> None:
        super().__init__(sink, ofs_pdir, datime)
        self._client = client

    def reserve(self, nbytes: int, max_key_size: int = 0) -> BlobPlace:
        """Ask for space; see ``BlobStore``."""
        answer = self._client.ask({"do": "reserve", "nbytes": nbytes})
        return BlobPlace(answer["offset"], answer["size"], tuple((at, size) for at, size in answer["others"]))

    def preallocate(self) -> None:
        """Nothing: the coordinator has the file."""


class _TaskLedger(ClusterLedger):
    """Collects the clusters of a task, independent of the clusters before them."""

    def __init__(self) -> None:
        super().__init__(0, False)
        self.records: list[_ClusterRecord] = []

    def add(self, cluster: FilledCluster, pages: npt.NDArray[np.int64]) -> None:
        """Note a cluster; see ``ClusterLedger.add``."""
        columns = cluster.columns
        self.records.append(
            _ClusterRecord(
                cluster.num_entries,
                np.array([column.num_elements for column in columns], np.int64),
                np.array([len(column.pages or ()) for column in columns], np.int64),
                np.array([column.pages is None for column in columns], np.bool_),
                np.ascontiguousarray(pages, np.int64),
            )
        )


class _Filler:
    """Fills tasks, one after the other."""

    def __init__(self, client: _Client) -> None:
        given = client.introduction
        self._client = client
        self._generation = writable_generation(given["generation"])
        self._options = WriteOptions(**{**given["options"], "buffered": True, "preallocate": False})
        self._durable = bool(given["durable"])
        self._model = Model(self._generation, self._options.is_compressed, self._options.beyond_root)
        self._model.adopt(self._generation.parse_header(client.header, None).schema)
        self._sink = SharedSink(given["path"])
        self._blobs = _RemoteBlobs(client, self._sink, given["ofs_pdir"], given["datime"])

    @contextmanager
    def task(self) -> Iterator[FillContext]:
        """The context of the task that was begun; at the end of the block its clusters count."""
        ledger = _TaskLedger()
        store = ClusterStore(self._blobs, ledger, self._options, self._generation)
        with FillContext(self._model, store, self._options, self._generation) as context:
            yield context
        context.check_healthy()
        if self._durable:
            self._sink.settle()
        entries = [each.num_entries for each in ledger.records]
        self._client.ask(
            {"do": "commit", "entries": entries}, [part for each in ledger.records for part in each.parts()]
        )

    def close(self) -> None:
        self._sink.commit()


@contextmanager
def _filler(ticket: str) -> Iterator[tuple[_Client, _Filler]]:
    client = _Client(ticket)
    try:
        filler = _Filler(client)
        try:
            yield client, filler
        finally:
            filler.close()
    finally:
        client.close()


@contextmanager
def fill_task(ticket: str, number: int) -> Iterator[FillContext | None]:
    """Do one task of a coordinator: for schedulers that hand out tasks themselves, such as Dask or a SLURM job array.

    A task that fails leaves nothing and may be done again.

    Args:
        ticket: that of the coordinator.
        number: the task.

    Yields:
        what takes the entries, as in ``ParallelWriter.fill_context``; None if the task is done already.

    Raises:
        SchemaError: the coordinator refuses, or values do not fit the schema.
        SourceError: the coordinator is gone.
        SinkError: the bytes could not be written.
    """
    with _filler(ticket) as (client, filler):
        if "known" in client.ask({"do": "begin", "task": number}):
            yield None
            return
        with filler.task() as context:
            yield context


def fill_tasks(ticket: str, fill: Fill) -> int:
    """Do tasks of a coordinator until all are done; run it in as many processes as there are processors.

    Args:
        ticket: that of the coordinator.
        fill: called as ``fill(context, number)`` for each task; it appends the entries of that task.

    Returns:
        number of tasks done here.

    Raises:
        SchemaError: a task failed, here or elsewhere.
        SourceError: the coordinator is gone.
        SinkError: the bytes could not be written.
    """
    count = 0
    with _filler(ticket) as (client, filler):
        while "done" not in (answer := client.ask({"do": "next"})):
            if "wait" in answer:
                continue
            try:
                with filler.task() as context:
                    fill(context, answer["task"])
            except SourceError:
                raise
            except Exception as error:
                with suppress(RNTupleError):
                    client.ask({"do": "fail", "error": f"{type(error).__name__}: {error}"})
                raise
            count += 1
    return count
