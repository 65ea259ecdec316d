"""Assembly of a distributed job: the process that starts the job joins the parts of its tasks to one file.

The bytes of the parts are copied, never decompressed. Where the store or the file system copies ranges itself, they do not
pass through the process.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any

import numpy as np
from rntuple_spec.constants import DEFAULT_MAX_KEY_SIZE

from rntuple_construct.base.arguments import check_arguments
from rntuple_construct.base.closing import ClosingOrAborting
from rntuple_construct.base.errors import SchemaError, SinkError
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.model.schema.specs import SchemaLike
from rntuple_construct.storage import Sink, is_url, open_parts
from rntuple_construct.storage.parts import PLAN, Parts, parts_beside
from rntuple_construct.storage.sink import FilePart
from rntuple_construct.writer.container import BlobStore, file_name_of
from rntuple_construct.writer.distributed.records import TaskRecord
from rntuple_construct.writer.distributed.tasks import Fill, TaskPlan, fill_one, read_record
from rntuple_construct.writer.file import FileWriter
from rntuple_construct.writer.options import CreateOptions, WriteOptions

if TYPE_CHECKING:
    from typing_extensions import Unpack

__all__ = ["DistributedWriter", "create_distributed"]

_MIN_PAGES_OF_GROUP = 1 << 16
"""Pages from which on a cluster group is complete."""
_MAX_LEN_KEY = DEFAULT_MAX_KEY_SIZE
"""Payload of a key for parts if the RNTuple has no limit."""
_NUM_READERS = 16
"""Threads that read records, most of whose time is latency of the store."""
_FIRST_PAUSE, _LAST_PAUSE = 0.05, 1.0
"""Seconds between two looks at a work area."""
_MAX_NUMBERS = 10
"""Numbers of tasks that a message lists."""


class DistributedWriter(ClosingOrAborting):
    """Writer of an RNTuple whose tasks any processes do, made by ``create_distributed``; use it as a context manager.

    The end of the block assembles the parts of all tasks, with their entries in the order of the task numbers. If a
    part is missing or the block fails, the target is unchanged.

    Args:
        target: path, or URL of an S3 store.
        name, schema, options, more: as for ``create``.
        num_tasks: number of tasks.
        timestamp: time stamp of all records; default now.
        durable: if true, tasks and the assembly wait until the storage device has their bytes.
        storage_options: of a URL, keyword arguments of the fsspec file system.

    Attributes:
        ticket: the work area, a directory or URL, which ``fill_task`` needs.
        num_tasks: number of tasks.
    """

    def __init__(
        self,
        target: str | os.PathLike[str],
        name: str,
        schema: SchemaLike,
        options: WriteOptions | None,
        *,
        num_tasks: int,
        timestamp: datetime | None,
        durable: bool,
        storage_options: Mapping[str, Any] | None,
        more: CreateOptions,
    ) -> None:
        if num_tasks < 1:
            raise SchemaError(f"{num_tasks} tasks", expected="at least 1", actual=num_tasks)
        generation = more.get("generation", DEFAULT_GENERATION.name)
        settings = WriteOptions.chosen(options, generation, more.get("compression")).settings
        self.num_tasks = num_tasks
        self._target = os.fsdecode(target)
        self._storage_options = storage_options
        self._run = secrets.token_hex(8)
        self._is_open = True
        self._parts: Parts | None = None
        self._sink: Sink | None = None
        place: Any = target
        if is_url(self._target):
            from rntuple_construct.storage.object_store import ObjectSink

            url = self._target
            directory, _, base = url.rpartition("/")
            self._parts = open_parts(f"{directory}/.{base}.{self._run}.tasks", storage_options)
            place = self._sink = ObjectSink(url, storage_options, self._parts)
        self._file = FileWriter(
            place, compression=settings, name=file_name_of(target), timestamp=timestamp, durable=durable
        )
        try:
            if self._parts is None:
                path = self._file.shared_path
                if path is None:
                    raise SinkError(
                        f"{target} is not a regular file",
                        hint="a file is assembled in a file system or an S3 store",
                    )
                self._parts = parts_beside(path)
                self._parts.make()
            self._ntuple, _ = self._file.start_with(name, schema, options, **more)
            plan = TaskPlan(
                self._ntuple.generation.name, asdict(self._ntuple.options), self._ntuple.header_data, durable,
                num_tasks, self._run,
            )  # fmt: skip
            self._parts.put(PLAN, plan.to_json().encode())
            self.ticket = self._parts.location
        except BaseException:
            self.abort()
            raise

    @property
    def missing_tasks(self) -> list[int]:
        """Numbers of the tasks that have no part yet.

        Raises:
            SourceError: the work area cannot be listed.
        """
        return sorted(set(range(self.num_tasks)) - set(self._find_parts()))

    def run(self, fill: Fill, executor: Any) -> None:
        """Do the missing tasks with an executor.

        After a failure, another call does the tasks that are still missing, for example with a new executor.

        Args:
            fill: called as ``fill(context, number)`` for each task. An executor that pickles must find it by its name.
            executor: object whose ``submit`` returns a future, as in ``concurrent.futures``: a pool of threads or
                processes, ``MPIPoolExecutor`` of mpi4py, or the ``Client`` of Dask.

        Raises:
            SchemaError: a task failed; its exception is the cause. No other task is running then.
        """
        numbers = self.missing_tasks
        futures = [
            executor.submit(fill_one, self.ticket, number, fill, self._storage_options) for number in numbers
        ]
        failure: tuple[int, Exception] | None = None
        for number, future in zip(numbers, futures, strict=True):
            if failure is not None and future.cancel():
                continue
            try:
                future.result()
            except Exception as error:  # noqa: BLE001 (any exception of the caller's function)
                failure = failure or (number, error)
        if failure is not None:
            number, cause = failure
            raise SchemaError(f"task {number} failed: {type(cause).__name__}: {cause}") from cause

    def wait(self, timeout: float | None = None) -> None:
        """Wait until all tasks have a part, which other processes write; network file systems show them late.

        Args:
            timeout: seconds; None for no limit.

        Raises:
            SchemaError: the time is over; the writer is still open.
        """
        end = None if timeout is None else time.monotonic() + timeout
        pause = _FIRST_PAUSE
        while missing := self.missing_tasks:
            left = pause if end is None else end - time.monotonic()
            if left <= 0:
                raise self._incomplete(missing, f"after {timeout} seconds")
            time.sleep(min(pause, left))
            pause = min(2 * pause, _LAST_PAUSE)

    def close(self) -> None:
        """Assemble the file; a second call does nothing.

        Raises:
            SchemaError: a task has no part, or a part is damaged.
            SinkError: the file could not be written.
        """
        if not self._is_open:
            return
        try:
            self._assemble()
        except BaseException:
            self.abort()
            raise
        self._end()

    def abort(self) -> None:
        """Discard everything; the target is unchanged."""
        if self._is_open:
            self._file.abort()
            self._end()

    def _end(self) -> None:
        self._is_open = False
        if self._parts is not None:
            self._parts.clear()

    def _find_parts(self) -> dict[int, FilePart]:
        """Parts of the tasks that are done, by number."""
        if self._parts is None or not self._is_open:
            raise SchemaError(f"{self._target} is closed")
        found = self._parts.by_task(self._run)
        return {number: part for number, part in found.items() if number < self.num_tasks}

    def _incomplete(self, missing: Sequence[int], when: str) -> SchemaError:
        listed = ", ".join(map(str, missing[:_MAX_NUMBERS])) + (
            ", ..." if len(missing) > _MAX_NUMBERS else ""
        )
        return SchemaError(
            f"{len(missing)} of {self.num_tasks} tasks are not done {when}: {listed}",
            hint="wait(timeout=SECONDS) waits for tasks that other processes do",
        )

    def _assemble(self) -> None:
        found, parts = self._find_parts(), self._parts
        missing = sorted(set(range(self.num_tasks)) - set(found))
        if missing or parts is None:
            raise self._incomplete(missing, "at the end")
        ordered = [found[number] for number in range(self.num_tasks)]
        with ThreadPoolExecutor(min(_NUM_READERS, len(ordered))) as pool:
            records = list(pool.map(lambda part: read_record(parts, part), ordered))
        options, ledger = self._ntuple.options, self._ntuple.ledger
        for part, record in zip(ordered, records, strict=True):
            if record.num_elements.shape[1] != ledger.num_columns:
                raise SchemaError(
                    f"part {part.name} has {record.num_elements.shape[1]} columns",
                    expected=ledger.num_columns,
                )
        limit = options.max_key_size or _MAX_LEN_KEY
        for record in _placed(self._ntuple.blobs, ordered, records, limit, options.cluster_alignment):
            for cluster in record.clusters():
                ledger.add_ranges(*cluster)
                if ledger.num_open_pages >= _MIN_PAGES_OF_GROUP:
                    self._ntuple.commit_group()
        self._ntuple.finish()
        self._file.close()
        if self._sink is not None:
            self._sink.commit()


@dataclass(slots=True)
class _BlobRun:
    """Consecutive blobs of a task that stay together.

    Args:
        task: number of the task.
        blobs: numbers of the blobs.
        start, stop: first byte in the part, and the one after the last.
        place: first byte in the payload of the key.
    """

    task: int
    blobs: slice
    start: int
    stop: int
    place: int


def _placed(
    blobs: BlobStore, parts: Sequence[FilePart], records: Sequence[TaskRecord], limit: int, block: int
) -> Iterator[TaskRecord]:
    """Give the blobs of all parts their places in the file; returns the records with these places.

    As many as possible share a key: around each key the store cannot copy.

    Args:
        blobs: the file.
        parts: part of each task.
        records: record of each task.
        limit: largest payload of a key.
        block: each cluster begins at a multiple of it, if it does in its part.
    """
    distances = [np.zeros(len(record.blobs), np.int64) for record in records]
    runs: list[_BlobRun] = []
    size = 0

    def flush() -> None:
        base = blobs.reserve_for_parts(size, block)
        for run in runs:
            blobs.adopt(base + run.place, parts[run.task], run.start, run.stop - run.start)
            distances[run.task][run.blobs] = base + run.place - run.start

    for task, record in enumerate(records):
        run: _BlobRun | None = None
        for number, (start, nbytes) in enumerate(record.blobs.tolist()):
            if run is not None and size + start + nbytes - run.stop <= limit:
                size += start + nbytes - run.stop
                run.stop, run.blobs = start + nbytes, slice(run.blobs.start, number + 1)
                continue
            place = size + (start - size) % block
            if runs and place + nbytes > limit:
                flush()
                runs, size, place = [], 0, start % block
            run = _BlobRun(task, slice(number, number + 1), start, start + nbytes, place)
            runs.append(run)
            size = place + nbytes
    if runs:
        flush()
    return (record.shifted(each) for record, each in zip(records, distances, strict=True))


def create_distributed(
    target: str | os.PathLike[str],
    name: str,
    schema: SchemaLike,
    options: WriteOptions | None = None,
    *,
    num_tasks: int,
    timestamp: datetime | None = None,
    durable: bool = True,
    storage_options: Mapping[str, Any] | None = None,
    **more: Unpack[CreateOptions],
) -> DistributedWriter:
    """Start a ROOT file with one RNTuple that several processes fill, on one machine or on many.

    Each task writes a part to a work area beside the target. The end joins the parts.

    Args:
        target: path of the file, in a directory that all processes see under the same name, or a URL such as
            ``s3://bucket/out.root``.
        name: name of the RNTuple, with directories in front such as ``d1/Events``.
        schema: name and content of each field, see ``create``.
        options: how it is written; clusters are buffered in any case.
        num_tasks: number of tasks; the file has the entries in the order of the task numbers.
        timestamp: time stamp of all records; default now.
        durable: wait until the storage device has the bytes, in every task and at the end.
        storage_options: of a URL, keyword arguments of the fsspec file system, such as ``endpoint_url``; processes
            that call ``fill_task`` need them too.
        more: as for ``create``, see ``CreateOptions``.

    Returns:
        the writer: ``run`` does the tasks with an executor, or other processes get its ``ticket`` for ``fill_task``.

    Raises:
        SchemaError: a schema that cannot be written, no tasks, or no such argument.
        SourceError: there is no library for the URL.
        SinkError: the target cannot be written, or is not a regular file.
    """
    check_arguments(
        "create_distributed", more, CreateOptions, "num_tasks", "timestamp", "durable", "storage_options"
    )
    return DistributedWriter(
        target, name, schema, options, num_tasks=num_tasks, timestamp=timestamp, durable=durable,
        storage_options=storage_options, more=more,
    )  # fmt: skip
