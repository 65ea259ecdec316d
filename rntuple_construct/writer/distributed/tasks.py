"""Doing tasks: a context that takes entries, and what comes of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from rntuple_construct.base.errors import SchemaError, SourceError
from rntuple_construct.format.generations import writable_generation
from rntuple_construct.storage import Sink, is_url, open_parts
from rntuple_construct.storage.parts import PLAN, Parts
from rntuple_construct.storage.update import SharedSink
from rntuple_construct.writer.cluster_store import ClusterStore
from rntuple_construct.writer.container import BlobPlace, BlobStore
from rntuple_construct.writer.distributed.job import TaskPlan, sealed
from rntuple_construct.writer.distributed.records import TaskLedger, TaskRecord
from rntuple_construct.writer.fill import FillContext
from rntuple_construct.writer.model import Model
from rntuple_construct.writer.options import WriteOptions

__all__ = ["TaskFiller", "fill_part", "is_work_area"]


class _NoKey:
    """In place of the keys of a part, whose bytes get a key when the file is put together."""

    size = 0

    def build(self, ofs_key: int, nbytes: int, len_object: int) -> bytes:
        """No bytes."""
        return b""


class _PartBlobs(BlobStore):
    """Blobs of a part, one after the other without keys.

    Attributes:
        blobs: offset and bytes of each.
    """

    def __init__(self, sink: Sink) -> None:
        super().__init__(sink, 0, 0)
        self._key: Any = _NoKey()
        self.blobs: list[tuple[int, int]] = []

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
        self.blobs += [(place.offset, place.size) for place in places]
        return places


class TaskFiller:
    """Does tasks, one after the other.

    Args:
        plan: the job.
        take: where tasks write to the file, sets bytes of it aside; see ``SharedSink``.
        storage_options: of a work area with a URL, keyword arguments of the fsspec file system.

    Raises:
        SinkError: the file cannot be written.
        SourceError: there is no library for the protocol.
    """

    def __init__(
        self,
        plan: TaskPlan,
        take: Callable[[int, int], int] | None = None,
        storage_options: Mapping[str, Any] | None = None,
    ) -> None:
        self._plan = plan
        self._generation = writable_generation(plan.generation)
        self._options = WriteOptions(**{**plan.options, "buffered": True, "preallocate": False})
        self._model = Model(self._generation, self._options.is_compressed, self._options.beyond_root)
        self._model.adopt(self._generation.parse_header(plan.header, None).schema)
        self._parts: Parts | None = open_parts(plan.parts, storage_options) if plan.parts else None
        self._sink: SharedSink | None = None
        if self._parts is None and take is not None:
            self._sink = SharedSink(plan.path, take)

    @contextmanager
    def task(self, number: int, commit: Callable[[TaskRecord], None]) -> Iterator[FillContext]:
        """Do a task.

        Args:
            number: of the task.
            commit: called with the clusters at the end of the block, when they are where they belong.

        Yields:
            what takes the entries.

        Raises:
            SchemaError: values do not fit the schema.
            SinkError: the bytes could not be written.
        """
        ledger = TaskLedger(len(self._model.schema.columns))
        if self._sink is not None:
            blobs = BlobStore(self._sink, self._plan.ofs_pdir, self._plan.datime)
            with self._context(blobs, ledger) as context:
                yield context
            context.check_healthy()
            if self._plan.durable:
                self._sink.settle()
            commit(ledger.record())
        elif self._parts is not None:
            name = self._parts.name_of(self._plan.run, number)
            with self._parts.create(name, durable=self._plan.durable) as sink:
                part = _PartBlobs(sink)
                with self._context(part, ledger) as context:
                    yield context
                context.check_healthy()
                record = ledger.record(part.blobs)
                sink.write(sealed(record))
            self._parts.check_needed(name)
            commit(record)

    def _context(self, blobs: BlobStore, ledger: TaskLedger) -> FillContext:
        store = ClusterStore(blobs, ledger, self._options, self._generation)
        return FillContext(self._model, store, self._options, self._generation)

    def close(self) -> None:
        """Let go of the file."""
        if self._sink is not None:
            self._sink.commit()


def is_work_area(ticket: str) -> bool:
    """Whether a ticket names a work area, and not a coordinator."""
    return is_url(ticket) or os.path.isabs(ticket)


@contextmanager
def fill_part(
    location: str, number: int, storage_options: Mapping[str, Any] | None
) -> Iterator[FillContext | None]:
    """Do one task of a job whose tasks write parts, without a coordinator; see ``fill_task``."""
    parts = open_parts(location, storage_options)
    try:
        plan = TaskPlan.parse(parts.get(parts.path_of(PLAN)))
    except SourceError as error:
        raise SourceError(f"there is no job at {location}", hint="it is complete or was given up") from error
    if not 0 <= number < plan.num_tasks:
        raise SchemaError(f"there is no task {number}, only {plan.num_tasks}")
    if parts.by_task(plan.run, number):
        yield None
        return
    filler = TaskFiller(plan, storage_options=storage_options)
    with filler.task(number, lambda record: None) as context:
        yield context
