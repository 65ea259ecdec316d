"""Files that are put together from parts: every task of a distributed job writes one, and the store joins them.

A work area holds the parts and the plan of the job. It is a directory beside the target, or a prefix of a bucket. A part
appears when it is complete, under a name that no other attempt has, and does not change afterwards.
"""

from __future__ import annotations

import contextlib
import os
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterator

from rntuple_construct.base.errors import RNTupleError, SinkError, SourceError
from rntuple_construct.storage.sink import WORK_AREA, FilePart, Sink, open_sink, remove_work_area
from rntuple_construct.storage.source import source_error

__all__ = ["PLAN", "SUFFIX", "DirectoryParts", "Parts", "parts_beside", "translated"]

PLAN = "plan.json"
SUFFIX = ".part"


class Parts(ABC):
    """A work area.

    Args:
        location: directory or URL.
    """

    def __init__(self, location: str) -> None:
        self.location = location

    @abstractmethod
    def put(self, name: str, data: bytes) -> None:
        """Store a small object.

        Raises:
            SinkError: it cannot be written.
        """

    @abstractmethod
    def get(self, path: str, start: int = 0, stop: int | None = None) -> bytes:
        """Return bytes of an object.

        Raises:
            SourceError: it cannot be read.
        """

    @abstractmethod
    def create(self, name: str, *, durable: bool = True) -> Sink:
        """Return a sink for a part, which appears when it is committed; it is written from its start to its end.

        Raises:
            SinkError: it cannot be written.
        """

    @abstractmethod
    def path_of(self, name: str) -> str:
        """Path of an object of the work area."""

    @abstractmethod
    def find(self, prefix: str) -> list[FilePart]:
        """Return the complete parts whose names begin with a prefix, in the order of their names.

        Raises:
            SourceError: the work area cannot be listed.
        """

    @abstractmethod
    def clear(self) -> None:
        """Remove the work area, and what uploads that were cut off have left."""

    @abstractmethod
    def check_needed(self, name: str) -> None:
        """Remove a part that appeared after the end of the job.

        Raises:
            SourceError: the job has ended.
        """

    def by_task(self, run: str, number: int | None = None) -> dict[int, FilePart]:
        """Return one part of each task of a run that has one, or of a single task."""
        found: dict[int, FilePart] = {}
        for part in self.find(f"{run}-" if number is None else f"{run}-{number:08d}-"):
            fields = part.name.split("-")
            if len(fields) == 3 and fields[1].isdecimal():
                found.setdefault(int(fields[1]), part)
        return found

    @staticmethod
    def name_of(run: str, number: int) -> str:
        """Return a new name for a part of a task."""
        return f"{run}-{number:08d}-{secrets.token_hex(4)}{SUFFIX}"


@contextlib.contextmanager
def translated(action: str, name: str, kind: type[SourceError]) -> Iterator[None]:
    """Turn the exceptions of the system or of a library into one of this package."""
    try:
        yield
    except RNTupleError:
        raise
    except Exception as err:  # every protocol has a library with its own exceptions
        raise source_error(action, name, err, kind=kind) from err


class DirectoryParts(Parts):
    """A work area in a file system that all tasks see under the same path."""

    def put(self, name: str, data: bytes) -> None:
        """Store a small file."""
        with self.create(name) as sink:
            sink.write(data)

    def get(self, path: str, start: int = 0, stop: int | None = None) -> bytes:
        """Return bytes of a file."""
        with translated("cannot read", path, SourceError), open(path, "rb") as file:
            file.seek(start)
            return file.read() if stop is None else file.read(stop - start)

    def create(self, name: str, *, durable: bool = True) -> Sink:
        """Return a sink for a file."""
        return open_sink(self.path_of(name), durable=durable)

    def path_of(self, name: str) -> str:
        """Path of a file."""
        return os.path.join(self.location, name)

    def make(self) -> None:
        """Make the directory; what a killed job left there is removed.

        Raises:
            SinkError: it cannot be made.
        """
        with translated("cannot write", self.location, SinkError):
            self.clear()
            os.mkdir(self.location)

    def find(self, prefix: str) -> list[FilePart]:
        """Return the complete parts whose names begin with a prefix."""
        with translated("cannot list", self.location, SourceError):
            names = [
                each
                for each in sorted(os.listdir(self.location))
                if each.startswith(prefix) and each.endswith(SUFFIX)
            ]
            return [FilePart(each, self.path_of(each), os.path.getsize(self.path_of(each))) for each in names]

    def check_needed(self, name: str) -> None:
        """Check nothing: no part can appear in a directory that was removed."""

    def clear(self) -> None:
        """Remove the directory; tasks that are still running then find none."""
        remove_work_area(self.location)


def parts_beside(path: str) -> DirectoryParts:
    """Return the work area of a locked file; it belongs to the process that has the lock."""
    return DirectoryParts(path + WORK_AREA)
