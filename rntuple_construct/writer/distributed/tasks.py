"""Tasks of a distributed job: each writes one part, which has its pages and then the record of them."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import Any

from rntuple_construct.base.errors import SchemaError, SourceError
from rntuple_construct.format.generations import writable_generation
from rntuple_construct.storage import Sink, open_parts
from rntuple_construct.storage.parts import PLAN, Parts
from rntuple_construct.storage.sink import FilePart
from rntuple_construct.writer.cluster_store import ClusterStore
from rntuple_construct.writer.container import BlobPlace, BlobStore
from rntuple_construct.writer.distributed.records import TaskLedger, TaskRecord
from rntuple_construct.writer.fill import FillContext
from rntuple_construct.writer.model import Model
from rntuple_construct.writer.options import WriteOptions

__all__ = ["Fill", "TaskPlan", "fill_one", "fill_task", "read_record"]

Fill = Callable[[FillContext, int], None]

_LEN_COUNT = 8
_LEN_TAIL = 64 << 10
"""Bytes at the end of a part that are read first; most records are shorter."""


@dataclass(frozen=True, slots=True)
class TaskPlan:
    """Values that a process needs for the tasks of a job.

    Args:
        generation: name of the generation.
        options: fields of the ``WriteOptions``.
        header: the header envelope, uncompressed.
        durable: if true, tasks wait until the storage device has their bytes.
        num_tasks: number of tasks.
        run: identity of the job.
    """

    generation: str
    options: dict[str, Any]
    header: bytes
    durable: bool
    num_tasks: int
    run: str

    def to_json(self) -> str:
        """Return the plan as text."""
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


class _NoKey:
    """Replaces the keys of a part, whose bytes get a key when the file is assembled."""

    size = 0

    def build(self, ofs_key: int, nbytes: int, len_object: int) -> bytes:
        """Return no bytes."""
        return b""


class _PartBlobs(BlobStore):
    """Blobs of a part, consecutive and without keys.

    Attributes:
        ranges: offset and bytes of each blob.
    """

    def __init__(self, sink: Sink) -> None:
        super().__init__(sink, 0, 0)
        self._key: Any = _NoKey()
        self.ranges: list[tuple[int, int]] = []

    def reserve_all(self, sizes: Sequence[int], max_key_size: int = 0, block: int = 1) -> list[BlobPlace]:
        """Set space aside; see ``BlobStore``.

        Raises:
            SchemaError: a blob would need several keys, which refer to each other by their places.
        """
        if max_key_size and max(sizes, default=0) > max_key_size:
            raise SchemaError(
                f"a page of {max(sizes)} bytes needs several keys, which parts of a file cannot have",
                hint="use smaller pages or a larger max_key_size",
            )
        places = super().reserve_all(sizes, 0, block)
        self.ranges += [(place.offset, place.size) for place in places]
        return places


@contextmanager
def fill_task(
    ticket: str, number: int, storage_options: Mapping[str, Any] | None = None
) -> Iterator[FillContext | None]:
    """Do one task of a job, in any process on any machine that sees its work area.

    The clusters of the task appear together at the end of the block. A task that fails leaves nothing and may be done
    again. If two processes do the same task, the file gets the clusters of one of them.

    Args:
        ticket: that of the ``DistributedWriter``.
        number: the task, from 0.
        storage_options: of a target with a URL, keyword arguments of the fsspec file system.

    Yields:
        a context that takes the entries, as in ``ParallelWriter.fill_context``; None if the task is done already.

    Raises:
        SchemaError: there is no such task, or values do not fit the schema.
        SourceError: the job is complete or was aborted.
        SinkError: the bytes could not be written.
    """
    parts = open_parts(ticket, storage_options)
    try:
        plan = TaskPlan.parse(parts.get(parts.path_of(PLAN)))
    except SourceError as error:
        raise SourceError(f"there is no job at {ticket}", hint="it is complete or was aborted") from error
    if not 0 <= number < plan.num_tasks:
        raise SchemaError(f"there is no task {number}", expected=f"0 to {plan.num_tasks - 1}", actual=number)
    if parts.by_task(plan.run, number):
        yield None
        return
    generation = writable_generation(plan.generation)
    options = WriteOptions(**{**plan.options, "buffered": True, "preallocate": False})
    model = Model(generation, options.is_compressed, options.beyond_root)
    model.adopt(generation.parse_header(plan.header, None).schema)
    ledger = TaskLedger(len(model.schema.columns))
    name = parts.name_of(plan.run, number)
    with parts.create(name, durable=plan.durable) as sink:
        blobs = _PartBlobs(sink)
        with FillContext(
            model, ClusterStore(blobs, ledger, options, generation), options, generation
        ) as context:
            yield context
        context.check_healthy()
        data = ledger.record(blobs.ranges).to_bytes()
        sink.write(data + len(data).to_bytes(_LEN_COUNT, "little"))
    parts.check_needed(name)


def fill_one(ticket: str, number: int, fill: Fill, storage_options: Mapping[str, Any] | None) -> None:
    """Do one task with a function, unless it is done already; see ``DistributedWriter.run``."""
    with fill_task(ticket, number, storage_options) as context:
        if context is not None:
            fill(context, number)


def read_record(parts: Parts, part: FilePart) -> TaskRecord:
    """Return the record at the end of a part.

    Raises:
        SchemaError: it is damaged.
        SourceError: it cannot be read.
    """
    tail = parts.get(part.path, max(part.size - _LEN_TAIL, 0), part.size)
    count = int.from_bytes(tail[-_LEN_COUNT:], "little")
    if count + _LEN_COUNT > part.size:
        raise SchemaError(f"part {part.name} has no record at its end")
    if count + _LEN_COUNT > len(tail):
        tail = parts.get(part.path, part.size - _LEN_COUNT - count, part.size)
    record = TaskRecord.parse(tail[-_LEN_COUNT - count : -_LEN_COUNT])
    expected = int(record.blobs.sum(axis=1).max(initial=0)) + count + _LEN_COUNT
    if part.size != expected:
        raise SchemaError(
            f"part {part.name} is not as long as its record says", expected=expected, actual=part.size
        )
    return record
