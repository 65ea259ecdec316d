"""Collective writing: all ranks of an MPI communicator fill one RNTuple, without a coordinator that serves requests.

Ranks take byte ranges from a counter in the memory of rank 0, by one-sided communication. At the end rank 0 gathers what
the page lists will say, and completes the file. The entries are in the order of the ranks.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from typing import TYPE_CHECKING, Any

import numpy as np

from rntuple_construct.base.arguments import check_arguments
from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.model.schema.specs import SchemaLike
from rntuple_construct.storage import is_url
from rntuple_construct.storage.sink import len_to_block
from rntuple_construct.writer.distributed.job import Job, TaskPlan
from rntuple_construct.writer.distributed.records import TaskRecord
from rntuple_construct.writer.distributed.tasks import TaskFiller
from rntuple_construct.writer.fill import FillContext
from rntuple_construct.writer.options import CreateOptions, WriteOptions

if TYPE_CHECKING:
    from typing_extensions import Unpack

__all__ = ["create_collective"]


class _Counter:
    """End of the file, in the memory of rank 0; collective calls make and close it.

    Args:
        comm: communicator of mpi4py.
        start: its first value, on rank 0.

    Attributes:
        skipped: offset and length of each range that this rank took and left out to reach a block.
    """

    def __init__(self, comm: Any, start: int) -> None:
        self._sum = require("mpi4py.MPI").SUM
        self._window = require("mpi4py.MPI").Win.Allocate(8 if comm.rank == 0 else 0, 8, comm=comm)
        self.skipped: list[tuple[int, int]] = []
        if comm.rank == 0:
            self._add(start - self._add(0))
        comm.Barrier()

    def _add(self, nbytes: int) -> int:
        """Add to the counter, and return its value before."""
        before, added = np.zeros(1, np.int64), np.array([nbytes], np.int64)
        self._window.Lock(0)
        self._window.Fetch_and_op(added, before, 0, 0, self._sum)
        self._window.Unlock(0)
        return int(before[0])

    def take(self, nbytes: int, block: int) -> int:
        """Set whole blocks aside; the counter is always at the start of a block."""
        left = len_to_block(nbytes, block)
        offset = self._add(nbytes + left)
        if left:
            self.skipped.append((offset + nbytes, left))
        return offset

    def value(self) -> int:
        """The present value."""
        return self._add(0)

    def close(self) -> None:
        """Give its memory back."""
        self._window.Free()


@contextmanager
def create_collective(
    comm: Any,
    target: str | os.PathLike[str],
    name: str,
    schema: SchemaLike,
    options: WriteOptions | None = None,
    *,
    timestamp: datetime | None = None,
    durable: bool = True,
    storage_options: Mapping[str, Any] | None = None,
    **more: Unpack[CreateOptions],
) -> Iterator[FillContext]:
    """Fill one RNTuple with all ranks of an MPI communicator; every rank must call this with the same arguments.

    With a path, ranks write to the file. With the URL of an S3 store each rank writes a part, and the store puts the
    parts together. If a rank fails in the block, all ranks get an error at its end, and the target is unchanged.

    Args:
        comm: communicator of mpi4py, for example ``MPI.COMM_WORLD``.
        target: path of the file, in a directory that all ranks see under the same name, or URL of an S3 store.
        name, schema, options, timestamp, durable, storage_options, more: as for ``create_distributed``.

    Yields:
        what takes the entries of this rank, as in ``ParallelWriter.fill_context``.

    Raises:
        SchemaError: a schema that cannot be written, no such argument, or another rank failed.
        SinkError: the target cannot be written.
    """
    check_arguments("create_collective", more, CreateOptions, "timestamp", "durable", "storage_options")

    def start() -> Job:
        return Job(
            target, name, schema, options, num_tasks=comm.size, uses_parts=is_url(os.fspath(target)),
            timestamp=timestamp, durable=durable, storage_options=storage_options, more=more,
        )  # fmt: skip

    job, plan = _started(comm, start)
    counter = None
    if not plan.parts:
        counter = _Counter(comm, 0 if job is None else job.reserve(0))
    error: BaseException | None = None
    done: list[bytes] = []

    def commit(record: TaskRecord) -> None:
        done.append(record.to_bytes())

    try:
        filler = TaskFiller(plan, None if counter is None else counter.take, storage_options)
        try:
            with filler.task(comm.rank, commit) as context:
                yield context
        finally:
            filler.close()
    except BaseException as raised:  # noqa: BLE001 (the other ranks must get to know, or they wait forever)
        error = raised
    skipped = [] if counter is None else counter.skipped
    answers = comm.gather((done, skipped, None if error is None else _text_of(error)), root=0)
    failure: str | None = None
    if job is not None:
        failure, error = _completed(job, counter, answers, error)
    failure = comm.bcast(failure, root=0)
    if counter is not None:
        counter.close()
    if error is not None:
        raise error
    if failure is not None:
        raise SchemaError(failure)


def _started(comm: Any, start: Any) -> tuple[Job | None, TaskPlan]:
    """Start the job on rank 0, and let all ranks know of it."""
    job, error = None, None
    if comm.rank == 0:
        try:
            job = start()
        except RNTupleError as raised:
            error = raised
    text, failure = comm.bcast(
        (None if job is None else job.plan.to_json(), error and _text_of(error)), root=0
    )
    if error is not None:
        raise error
    if text is None:
        raise SchemaError(f"rank 0 failed: {failure}")
    return job, TaskPlan.parse(text)


def _completed(
    job: Job, counter: _Counter | None, answers: list[Any], error: BaseException | None
) -> tuple[str | None, BaseException | None]:
    """Complete the file on rank 0; returns what the other ranks get to know, and the error of this rank."""
    failures = [f"rank {rank} failed: {text}" for rank, (_, _, text) in enumerate(answers) if text]
    if failures:
        job.abort()
        return failures[0], error
    try:
        if counter is None:
            job.complete_from_parts()
        else:
            job.advance_to(counter.value())
            job.complete(
                (TaskRecord.parse(data) for done, _, _ in answers for data in done),
                [each for _, skipped, _ in answers for each in skipped],
            )
    except BaseException as raised:  # noqa: BLE001 (as above)
        job.abort()
        return f"rank 0 failed: {_text_of(raised)}", raised
    return None, None


def _text_of(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"
