"""DuckDB in a thread, so that it can be interrupted; queries, and tables that it reads."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from rntuple_construct.base.extras import require

__all__ = ["DuckDBThread", "literal", "path_literal"]

_AGAIN = 0.05
"""Seconds after which an interrupt is noticed, and DuckDB is interrupted again."""
_CONFIGURATION = {
    "autoinstall_known_extensions": False, "autoload_known_extensions": False, "allow_community_extensions": False,
    "python_enable_replacements": False, "temp_directory": "",
}  # fmt: skip

_Result = TypeVar("_Result")


class DuckDBThread:
    """A connection to DuckDB, and the thread that uses it.

    Args:
        local_files: if true, statements may read files.

    Raises:
        MissingExtraError: DuckDB is not installed.
    """

    def __init__(self, *, local_files: bool) -> None:
        self.module = require("duckdb")
        self.connection = self.module.connect(
            config={**_CONFIGURATION, "enable_external_access": local_files}
        )
        self.connection.execute("SET enable_progress_bar = false")  # it is written to standard output
        self._thread = ThreadPoolExecutor(1)

    def run(self, call: Callable[[], _Result]) -> _Result:
        """Call DuckDB in the thread: it would hold back an interrupt in this one.

        Raises:
            duckdb.Error: DuckDB refuses; also where its message is cut within a character, which Python cannot decode.
        """
        future = self._thread.submit(call)
        try:
            # A wait without end is not interrupted once Polars is loaded, because its handler restarts system calls.
            while not wait([future], timeout=_AGAIN).done:
                pass
        except KeyboardInterrupt:
            self.stop()
            raise
        try:
            return future.result()
        except UnicodeDecodeError:
            raise self.module.Error("DuckDB refuses a value; its message is cut within a character") from None

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        """Return the rows of a statement."""
        found: list[tuple[Any, ...]] = self.run(lambda: self.connection.execute(sql).fetchall())
        return found

    @contextmanager
    def reader(self, relation: Any, num_rows: int) -> Iterator[Any]:
        """Read the rows of a relation as record batches.

        Args:
            relation: a ``DuckDBPyRelation``.
            num_rows: rows of a batch, about.

        Yields:
            a ``pyarrow.RecordBatchReader``.
        """
        make = getattr(relation, "to_arrow_reader", None) or relation.fetch_arrow_reader
        reader = self.run(lambda: make(num_rows))
        try:
            yield reader
        finally:
            self.stop()
            reader.close()

    def batches(self, reader: Any) -> Iterator[Any]:
        """Record batches of a reader."""
        while (batch := self.run(lambda: next(reader, None))) is not None:
            yield batch

    def stop(self) -> None:
        """Interrupt DuckDB until the thread has nothing to do: it forgets an interrupt that comes before it starts."""
        self.connection.interrupt()
        free = self._thread.submit(lambda: None)
        while not wait([free], timeout=_AGAIN).done:
            self.connection.interrupt()


def literal(text: str) -> str:
    """A text in SQL."""
    return "'" + text.replace("'", "''") + "'"


def path_literal(path: Path) -> str:
    """A path in SQL that is no pattern for several files."""
    return literal(re.sub(r"[*?\[]", r"[\g<0>]", str(path)))
