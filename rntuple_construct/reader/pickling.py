"""The way back to an open file, in this process or another: pickling by path."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.limits import Limits
from rntuple_construct.storage import is_url

__all__ = ["FileReference", "Reopened", "num_workers", "reopen"]


class FileReference(NamedTuple):
    """Reference to an opened file and an RNTuple in it.

    Args:
        opener: opens files.
        source: the opened source, paths as ``absolute`` gives them.
        verify, limits, external, library, storage_options, mmap: keyword arguments of the opener.
        names: the RNTuple, and the attribute sets that lead from it.
    """

    opener: Callable[..., Any]
    source: Any
    verify: bool
    limits: Limits
    external: bool
    library: Any
    storage_options: Mapping[str, Any] | None = None
    mmap: bool = True
    names: tuple[str, ...] = ()

    @property
    def options(self) -> dict[str, Any]:
        """Keyword arguments of the opener."""
        return {
            "verify": self.verify,
            "limits": self.limits,
            "external": self.external,
            "library": self.library,
            "mmap": self.mmap,
            **({"storage_options": self.storage_options} if self.storage_options else {}),
        }

    def below(self, name: str) -> FileReference:
        """The origin of an RNTuple in the file, or of an attribute set of the RNTuple."""
        return self._replace(names=(*self.names, name))

    @staticmethod
    def absolute(source: Any) -> Any:
        """The same source with an absolute path, which survives a change of the working directory."""
        if isinstance(source, (str, os.PathLike)):
            path = os.fsdecode(source)
            return path if is_url(path) else os.path.join(os.getcwd(), path)
        return source

    def lasting(self) -> FileReference:
        """The same for another process: buffers become bytes.

        Raises:
            SchemaError: a file object, which only this process has.
        """
        if isinstance(self.source, str):
            return self
        if isinstance(self.source, (bytes, bytearray, memoryview)):
            return self._replace(source=bytes(self.source))
        raise SchemaError(
            f"a file that was opened as {type(self.source).__name__} cannot be pickled",
            hint="open it by its path",
        )


def reopen(origin: FileReference) -> Any:
    """Open the pickled object again: the file, an RNTuple or an attribute set."""
    opened = origin.opener(origin.source, **origin.options)
    for depth, name in enumerate(origin.names):
        opened = opened.attribute_set(name) if depth else opened[name]
    return opened


class Reopened:
    """An RNTuple that each process opens separately: forks that shared a descriptor would move its position.

    Args:
        ntuple: the RNTuple, opened by its name.
    """

    def __init__(self, ntuple: Any) -> None:
        import pickle

        self._data = pickle.dumps(ntuple)
        self._found: tuple[int, Any] | None = None

    def get(self) -> Any:
        """Return the RNTuple as this process has opened it; it stays open until the process ends."""
        import pickle

        if self._found is None or self._found[0] != os.getpid():
            with warnings.catch_warnings():
                # The process that opened it first has shown the warnings about dropped fields.
                warnings.simplefilter("ignore")
                self._found = os.getpid(), pickle.loads(self._data)  # noqa: S301 (made a moment ago by this program)
        return self._found[1]


def num_workers(workers: int, source: Any) -> int:
    """Return how many processes to start.

    Args:
        workers: number of processes, 0 for the number of processors.
        source: the source that they read.

    Returns:
        1 where other processes cannot read the source, or none may be started.

    Raises:
        SchemaError: less than 0.
    """
    if workers < 0:
        raise SchemaError(f"workers must be 0 or more, not {workers}", hint="0 is for all processors")
    from multiprocessing import current_process

    workers = workers or os.cpu_count() or 1
    if workers == 1 or current_process().daemon:
        return 1
    try:
        source.__reduce__()
    except (SchemaError, TypeError):
        return 1  # a file object, which only this process has
    return workers
