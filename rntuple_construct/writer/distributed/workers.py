"""Workers: processes that do the tasks of a job."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import AuthenticationError
from multiprocessing.connection import Connection, answer_challenge, deliver_challenge
from typing import Any

from rntuple_construct.base.errors import RNTupleError, SchemaError, SourceError
from rntuple_construct.writer.distributed.job import TaskPlan
from rntuple_construct.writer.distributed.messages import keep_alive, receive, send
from rntuple_construct.writer.distributed.records import TaskRecord
from rntuple_construct.writer.distributed.tasks import TaskFiller, fill_part, is_work_area
from rntuple_construct.writer.fill import FillContext

__all__ = ["Client", "Fill", "fill_task", "fill_tasks"]

Fill = Callable[[FillContext, int], None]

_SECONDS_TO_JOIN = 60.0


class Client:
    """The connection of a worker to the coordinator.

    Args:
        ticket: that of the coordinator.

    Attributes:
        plan: the job.

    Raises:
        SchemaError: the ticket is none.
        SourceError: the coordinator cannot be reached, or refuses.
    """

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
        keep_alive(connected)
        self._connection = Connection(connected.detach())
        try:
            answer_challenge(self._connection, secret)
            deliver_challenge(self._connection, secret)
            _, (plan,) = receive(self._connection)
        except (OSError, EOFError, AuthenticationError) as error:
            self._connection.close()
            raise SourceError(f"the coordinator does not let this worker join: {error}") from error
        self.plan = TaskPlan.parse(plan)

    def ask(self, message: Mapping[str, Any], parts: Sequence[bytes] = ()) -> dict[str, Any]:
        """Ask the coordinator.

        Raises:
            SchemaError: it refuses.
            SourceError: it is gone.
        """
        try:
            send(self._connection, message, parts)
            answer, _ = receive(self._connection)
        except (OSError, EOFError) as error:
            raise SourceError("the coordinator is gone", hint="the file will not appear") from error
        if "error" in answer:
            raise SchemaError(str(answer["error"]))
        return answer

    def reserve(self, nbytes: int, block: int) -> int:
        """Ask for bytes of the file; the coordinator knows the block."""
        return int(self.ask({"do": "reserve", "nbytes": nbytes})["offset"])

    def commit(self, record: TaskRecord) -> None:
        """Report the clusters of the task that was begun."""
        self.ask({"do": "commit"}, [record.to_bytes()])

    def close(self) -> None:
        """Disconnect."""
        self._connection.close()


@contextmanager
def _joined(ticket: str, storage_options: Mapping[str, Any] | None) -> Iterator[tuple[Client, TaskFiller]]:
    client = Client(ticket)
    try:
        filler = TaskFiller(client.plan, client.reserve, storage_options)
        try:
            yield client, filler
        finally:
            filler.close()
    finally:
        client.close()


@contextmanager
def fill_task(
    ticket: str, number: int, storage_options: Mapping[str, Any] | None = None
) -> Iterator[FillContext | None]:
    """Do one task of a job: for schedulers that hand out tasks themselves, such as Dask, Ray, Spark or Slurm job arrays.

    A task that fails leaves nothing and may be done again.

    Args:
        ticket: that of the coordinator.
        number: the task.
        storage_options: of a target with a URL, keyword arguments of the fsspec file system.

    Yields:
        what takes the entries, as in ``ParallelWriter.fill_context``; None if the task is done already.

    Raises:
        SchemaError: the coordinator refuses, or values do not fit the schema.
        SourceError: the coordinator or the work area is gone.
        SinkError: the bytes could not be written.
    """
    if is_work_area(ticket):
        with fill_part(ticket, number, storage_options) as context:
            yield context
        return
    with _joined(ticket, storage_options) as (client, filler):
        if "known" in client.ask({"do": "begin", "task": number}):
            yield None
            return
        with filler.task(number, client.commit) as context:
            yield context


def fill_tasks(ticket: str, fill: Fill, storage_options: Mapping[str, Any] | None = None) -> int:
    """Do tasks of a coordinator until all are done; run it in as many processes as there are processors.

    Args:
        ticket: that of the coordinator, which must have a host.
        fill: called as ``fill(context, number)`` for each task; it appends the entries of that task.
        storage_options: of a target with a URL, keyword arguments of the fsspec file system.

    Returns:
        number of tasks done here.

    Raises:
        SchemaError: a task failed, here or elsewhere.
        SourceError: the coordinator is gone.
        SinkError: the bytes could not be written.
    """
    count = 0
    with _joined(ticket, storage_options) as (client, filler):
        while "done" not in (answer := client.ask({"do": "next"})):
            if "wait" in answer:
                continue
            try:
                with filler.task(answer["task"], client.commit) as context:
                    fill(context, answer["task"])
            except SourceError:
                raise
            except Exception as error:
                with suppress(RNTupleError):
                    client.ask({"do": "fail", "error": f"{type(error).__name__}: {error}"})
                raise
            count += 1
    return count
