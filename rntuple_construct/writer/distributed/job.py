"""Jobs: files that several processes fill. The plan tells them all they need; their records complete the file."""

from __future__ import annotations

import base64
import json
import os
import secrets
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any

import numpy as np
from rntuple_spec.constants import DEFAULT_MAX_KEY_SIZE

from rntuple_construct.base.errors import SchemaError, SinkError
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.model.schema.specs import SchemaLike
from rntuple_construct.storage import Sink, is_url, open_parts
from rntuple_construct.storage.parts import PLAN, Parts, parts_beside
from rntuple_construct.storage.sink import Part
from rntuple_construct.writer.container import BlobStore, file_name_of
from rntuple_construct.writer.distributed.records import TaskRecord
from rntuple_construct.writer.file import FileWriter
from rntuple_construct.writer.options import CreateOptions, WriteOptions

__all__ = ["Job", "TaskPlan", "read_record", "sealed"]

_MIN_PAGES_OF_GROUP = 1 << 16
"""Cluster groups are completed when they have so many pages."""
_MAX_LEN_KEY = DEFAULT_MAX_KEY_SIZE
"""Payload of a key for parts if the RNTuple has no limit."""
_NUM_READERS = 16
_LEN_COUNT = 8
_LEN_TAIL = 64 << 10
"""Bytes at the end of a part that are read first; most records are shorter."""


@dataclass(frozen=True, slots=True)
class TaskPlan:
    """Plan of a job: the values that a process needs for its tasks.

    Args:
        generation: name of the generation.
        options: fields of the ``WriteOptions``.
        header: the header envelope, uncompressed.
        datime: time stamp of all keys, as they have it.
        ofs_pdir: offset of the root directory.
        durable: whether tasks wait until the storage device has their bytes.
        num_tasks: number of tasks.
        path: the file, if tasks write to it.
        parts: work area, if each task writes a part.
        run: identity of the job in a work area.
    """

    generation: str
    options: dict[str, Any]
    header: bytes
    datime: int
    ofs_pdir: int
    durable: bool
    num_tasks: int
    path: str = ""
    parts: str = ""
    run: str = ""

    def to_json(self) -> str:
        """The plan as text."""
        return json.dumps(asdict(self) | {"header": base64.b64encode(self.header).decode()})

    @classmethod
    def parse(cls, text: str | bytes) -> TaskPlan:
        """Return the plan from the result of ``to_json``.

        Raises:
            SchemaError: the text is something else.
        """
        try:
            given = json.loads(text)
            return cls(**{**given, "header": base64.b64decode(given["header"])})
        except (ValueError, TypeError, KeyError) as error:
            raise SchemaError(f"this is no plan of a job: {error}") from error


class Job:
    """The file of a job, for the process that starts and completes it.

    Args:
        target: path, or URL of an S3 store.
        name, schema, options, more: as for ``create``.
        num_tasks: number of tasks.
        uses_parts: whether each task writes a part; needed for a URL.
        timestamp: time stamp of all records; default now.
        durable: whether tasks wait until the storage device has their bytes.
        storage_options: of a URL, keyword arguments of the fsspec file system.

    Attributes:
        plan: what tasks need to know.
        ntuple: the RNTuple, whose header is there.
        parts: the work area; None if tasks write to the file.

    Raises:
        SchemaError: a schema that cannot be written, or no tasks.
        SinkError: the target cannot be written, or cannot be shared.
    """

    def __init__(
        self,
        target: str | os.PathLike[str],
        name: str,
        schema: SchemaLike,
        options: WriteOptions | None,
        *,
        num_tasks: int,
        uses_parts: bool,
        timestamp: datetime | None,
        durable: bool,
        storage_options: Mapping[str, Any] | None,
        more: CreateOptions,
    ) -> None:
        if num_tasks < 1:
            raise SchemaError(f"{num_tasks} tasks", expected="at least 1", actual=num_tasks)
        generation = more.get("generation", DEFAULT_GENERATION.name)
        settings = WriteOptions.chosen(options, generation, more.get("compression")).settings
        run = secrets.token_hex(8)
        self.parts: Parts | None = None
        self._sink: Sink | None = None
        place: Any = target
        if is_url(os.fspath(target)):
            from rntuple_construct.storage.object_store import ObjectSink

            url = os.fspath(target)
            directory, _, base = url.rpartition("/")
            self.parts = open_parts(f"{directory}/.{base}.{run}.tasks", storage_options)
            place = self._sink = ObjectSink(url, storage_options, self.parts)
        self._file = FileWriter(
            place, compression=settings, name=file_name_of(target), timestamp=timestamp, durable=durable
        )
        try:
            path = self._file.shared_path
            if self.parts is None:
                if path is None:
                    raise SinkError(
                        f"{target} is not a regular file",
                        hint="processes can share only files of a file system",
                    )
                if uses_parts:
                    self.parts = parts_beside(path)
                    self.parts.make()
            self.ntuple, _ = self._file.start_with(name, schema, options, **more)
            self.plan = TaskPlan(
                self.ntuple.generation.name, asdict(self.ntuple.options), self.ntuple.header_data, self._file.datime,
                self.ntuple.blobs.ofs_pdir, durable, num_tasks,
                **({"path": path or ""} if self.parts is None else {"parts": self.parts.location, "run": run}),
            )  # fmt: skip
            if self.parts is not None:
                self.parts.put(PLAN, self.plan.to_json().encode())
        except BaseException:
            self.abort()
            raise

    def reserve(self, nbytes: int) -> int:
        """Set bytes of the file aside for a cluster, and return their offset."""
        return self.ntuple.blobs.reserve_bytes(nbytes, self.ntuple.options.cluster_alignment)

    def advance_to(self, end: int) -> None:
        """Continue the file after bytes that other processes have taken."""
        self.ntuple.blobs.reserve_bytes(end - self.ntuple.blobs.reserve_bytes(0))

    def find_parts(self) -> dict[int, Part]:
        """The parts of tasks that are done, by number."""
        found = {} if self.parts is None else self.parts.by_task(self.plan.run)
        return {number: part for number, part in found.items() if number < self.plan.num_tasks}

    def complete(self, records: Iterable[TaskRecord], gaps: Iterable[tuple[int, int]] = ()) -> None:
        """Write page lists, footer and the rest, and let the file appear.

        Args:
            records: what each task has written, in the order of the tasks.
            gaps: offset and length of each range that was reserved and will not be used.
        """
        ledger = self.ntuple.ledger
        for record in records:
            if len(record.num_entries) and record.num_elements.shape[1] != ledger.num_columns:
                raise SchemaError("a task sent clusters with other columns than those of the RNTuple")
            for cluster in record.clusters():
                ledger.add_ranges(*cluster)
                if ledger.num_open_pages >= _MIN_PAGES_OF_GROUP:
                    self.ntuple.commit_group()
        for start, nbytes in gaps:
            self._file.free_range(start, nbytes)
        self.ntuple.finish()
        self._file.close()
        if self._sink is not None:
            self._sink.commit()
        if self.parts is not None:
            self.parts.clear()

    def complete_from_parts(self) -> None:
        """Put the file together from the parts of all tasks.

        Raises:
            SchemaError: a task has none.
        """
        found, parts = self.find_parts(), self.parts
        missing = sorted(set(range(self.plan.num_tasks)) - set(found))
        if missing or parts is None:
            raise SchemaError(f"{len(missing)} tasks have written no part", path=f"tasks[{missing[0]}]")
        ordered = [found[number] for number in range(self.plan.num_tasks)]
        with ThreadPoolExecutor(_NUM_READERS) as pool:
            records = list(pool.map(lambda part: read_record(parts, part), ordered))
        options = self.ntuple.options
        limit = options.max_key_size or _MAX_LEN_KEY
        self.complete(_placed(self.ntuple.blobs, ordered, records, limit, options.cluster_alignment))

    def abort(self) -> None:
        """Give everything up; the target is unchanged."""
        self._file.abort()
        if self.parts is not None:
            self.parts.clear()


def sealed(record: TaskRecord) -> bytes:
    """The end of a part: the record, and its length."""
    data = record.to_bytes()
    return data + len(data).to_bytes(_LEN_COUNT, "little")


def read_record(parts: Parts, part: Part) -> TaskRecord:
    """Return the record at the end of a part.

    Raises:
        SchemaError: it is damaged.
        SourceError: it cannot be read.
    """
    start = max(part.size - _LEN_TAIL, 0)
    tail = parts.get(part.path, start, part.size)
    count = int.from_bytes(tail[-_LEN_COUNT:], "little")
    if count + _LEN_COUNT > part.size:
        raise SchemaError(f"part {part.name} has no record at its end")
    if count + _LEN_COUNT > len(tail):
        tail = parts.get(part.path, part.size - _LEN_COUNT - count, part.size)
    return TaskRecord.parse(tail[-_LEN_COUNT - count : -_LEN_COUNT])


@dataclass(slots=True)
class _Run:
    """Consecutive blobs of a task that stay together: numbers of the blobs, range in the part, place in the key."""

    task: int
    blobs: slice
    start: int
    stop: int
    place: int


def _placed(
    blobs: BlobStore, parts: Sequence[Part], records: Sequence[TaskRecord], limit: int, block: int
) -> list[TaskRecord]:
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
    runs: list[_Run] = []
    size = 0

    def flush() -> None:
        base = blobs.reserve_for_parts(size, block)
        for run in runs:
            blobs.adopt(base + run.place, parts[run.task], run.start, run.stop - run.start)
            distances[run.task][run.blobs] = base + run.place - run.start

    for task, record in enumerate(records):
        run: _Run | None = None
        for number, (start, nbytes) in enumerate(record.blobs.tolist()):
            if run is not None and size + start + nbytes - run.stop <= limit:
                size += start + nbytes - run.stop
                run.stop, run.blobs = start + nbytes, slice(run.blobs.start, number + 1)
                continue
            place = size + (start - size) % block
            if runs and place + nbytes > limit:
                flush()
                runs, size, place = [], 0, start % block
            run = _Run(task, slice(number, number + 1), start, start + nbytes, place)
            runs.append(run)
            size = place + nbytes
    if runs:
        flush()
    return [record.shifted(each) for record, each in zip(records, distances, strict=True)]
