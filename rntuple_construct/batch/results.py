"""Rows of results, one for each of many files, as JSON lines or Parquet."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass, field
from typing import Any, BinaryIO

from rntuple_construct.base.errors import RNTupleError, SinkError
from rntuple_construct.base.extras import require
from rntuple_construct.base.interrupts import uninterrupted
from rntuple_construct.base.printable import line_of, redacted
from rntuple_construct.storage import open_sink

__all__ = ["Row", "json_lines", "parquet_rows"]

_ROWS_IN_GROUP = 500


@dataclass(slots=True)
class Row:
    """Result of one file.

    Args:
        file: its name as given by the caller.
        status: ``ok``, or one of these:

            * ``findings`` of a validation;
            * ``skipped``;
            * ``missing``: its bytes could not be read;
            * ``broken``: they are damaged or not of the requested kind;
            * ``unwritten``: the output exists or cannot be written;
            * ``failed``: this package or its process failed.
        message: the reason of the status; empty for ``ok``.
        size: bytes of the file, if known.
        num_entries: entries of its RNTuples, if counted.
        detail: what the subcommand has found.
        seconds: time that it took, if measured.
    """

    file: str
    status: str
    message: str = ""
    size: int | None = None
    num_entries: int | None = None
    detail: dict[str, Any] = field(default_factory=dict)
    seconds: float | None = None

    def __post_init__(self) -> None:
        self.file, self.message = redacted(self.file), redacted(self.message)


@contextmanager
def json_lines(path: str) -> Iterator[Callable[[Row], None]]:
    """Return a function that writes each row immediately as a JSON line.

    An older file of that name is replaced at the end, also after an interrupt, and stays if the rows cannot be written.

    Raises:
        SinkError: the file cannot be written. Lines that are complete stay in a new file.
    """
    interrupt: KeyboardInterrupt | None = None
    with ExitStack() as end, open_sink(path) if os.path.isfile(path) else _new_lines(path) as sink:

        def write(row: Row) -> None:
            sink.write(f"{line_of(asdict(row))}\n".encode())

        try:
            yield write
        except KeyboardInterrupt as error:
            interrupt = error
            end.enter_context(uninterrupted())
    if interrupt is not None:
        raise interrupt


class _RowLines:
    """Lines of a new file, each on the disk or not there at all."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    def write(self, line: bytes) -> None:
        end = self._file.tell()
        try:
            # A raw file may write a part.
            while line:
                line = line[self._file.write(line) :]
        except OSError:
            with suppress(OSError):  # of a pipe
                self._file.truncate(end)
            raise


@contextmanager
def _new_lines(path: str) -> Iterator[_RowLines]:
    try:
        with open(path, "wb", buffering=0) as file:
            yield _RowLines(file)
    except OSError as error:
        if isinstance(error, RNTupleError):
            raise
        raise SinkError(f"cannot write {path}: {error.strerror or error}") from error


@contextmanager
def parquet_rows(path: str) -> Iterator[Callable[[Row], None]]:
    """A function that writes rows to a Parquet file, in groups of 500; it appears when all is written.

    Raises:
        MissingExtraError: pyarrow is not installed.
        SinkError: the file cannot be written.
    """
    pa, parquet = require("pyarrow"), require("pyarrow.parquet")
    schema = pa.schema(
        [
            ("file", pa.string()), ("status", pa.string()), ("message", pa.string()), ("size", pa.int64()),
            ("num_entries", pa.int64()), ("detail", pa.string()), ("seconds", pa.float64()),
        ]
    )  # fmt: skip
    waiting: list[dict[str, Any]] = []
    with open_sink(path) as sink:
        stream = pa.PythonFile(_RowStream(sink), mode="w")
        with parquet.ParquetWriter(stream, schema, compression="zstd") as writer:

            def flush() -> None:
                writer.write_table(pa.Table.from_pylist(waiting, schema))
                waiting.clear()

            def write(row: Row) -> None:
                members = asdict(row)
                # Non-UTF-8 file names are escaped, as everywhere in reports.
                members["file"], members["message"] = _text(row.file), _text(row.message)
                waiting.append(members | {"detail": line_of(row.detail)})
                if len(waiting) >= _ROWS_IN_GROUP:
                    flush()

            yield write
            flush()


class _RowStream:
    """A sink as pyarrow wants to write to it."""

    closed = False

    def __init__(self, sink: Any) -> None:
        self._sink = sink
        self._position = 0

    def write(self, data: Any) -> int:
        view = memoryview(data)
        self._sink.write(view)
        self._position += view.nbytes
        return view.nbytes

    def tell(self) -> int:
        return self._position

    def flush(self) -> None:
        pass

    def close(self) -> None:
        pass


def _text(text: str) -> str:
    return text.encode("utf-8", "backslashreplace").decode("utf-8")
