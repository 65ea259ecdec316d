"""How the writing of an RNTuple ends: completed once, or given up without a trace."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING

from rntuple_construct.descriptor.schema import Schema
from rntuple_construct.errors import SchemaError
from rntuple_construct.writer.ntuple import NTupleCore

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = ["NTupleWriter"]


class NTupleWriter(ABC):
    """What writers of one RNTuple share; a context manager.

    At the end of the block the RNTuple is completed; if the block fails, the target stays as it was.

    Args:
        core: schema, clusters and envelopes.
        finish: takes the anchor object of the completed RNTuple.
        on_close: called once at the end, with whether everything went well.
    """

    def __init__(
        self, core: NTupleCore, finish: Callable[[bytes], None], on_close: Callable[[bool], None]
    ) -> None:
        self._core = core
        self._finish = finish
        self._on_close = [on_close]
        self._is_open = True

    @property
    def name(self) -> str:
        """Name of the RNTuple."""
        return self._core.name

    @property
    def schema(self) -> Schema:
        """Fields and columns so far."""
        return self._core.schema

    def on_close(self, call: Callable[[bool], None]) -> None:
        """Have a function called at the end, with whether everything went well."""
        self._on_close.append(call)

    def close(self) -> None:
        """Commit what is still held and complete the RNTuple; a second call does nothing.

        Raises:
            SchemaError: an earlier write failed.
            SourceError: the bytes could not be written.
        """
        if not self._is_open:
            return
        self._is_open = False
        is_complete = False
        try:
            self._complete()
            self._finish(self._core.write_footer())
            is_complete = True
        finally:
            self._end(is_complete)

    def abort(self) -> None:
        """Give everything up; the target stays as it was."""
        if self._is_open:
            self._is_open = False
            self._end(False)

    @abstractmethod
    def _complete(self) -> None:
        """Commit everything that belongs in front of the footer."""

    @abstractmethod
    def _release(self) -> None:
        """Let go of whatever is still held."""

    def _end(self, is_complete: bool) -> None:
        self._release()
        for call in self._on_close:
            call(is_complete)

    def _check_open(self) -> None:
        if not self._is_open:
            raise SchemaError(f"the writer of '{self.name}' is closed")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.close()
        else:
            self.abort()
