"""Pieces of a table, each exported to a file, joined into one file."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import ExitStack
from importlib import import_module
from typing import BinaryIO

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.conversion.tables.arrow_files import ARROW_FILES, arrow_file
from rntuple_construct.conversion.tables.streams import SinkStream
from rntuple_construct.storage import Sink

__all__ = ["join", "piece_format"]

_LEN_COPIED = 1 << 20


def piece_format(kind: str, compression: str | None) -> tuple[str, str | None]:
    """Format and compression of the pieces of a file.

    Pieces of Parquet and Arrow files are Arrow files without compression, which are read without copying. The joined
    file has the same bytes as a file that is written at once. Pieces of text are parts of it.

    Args:
        kind: format of the file.
        compression: of the file.
    """
    return ("arrow", "none") if kind in ARROW_FILES else (kind, compression)


def join(kind: str, sink: Sink, paths: Iterable[str], compression: str | None = None) -> int:
    """Write the file that pieces make together.

    Args:
        kind: format of the file.
        sink: where it is written.
        paths: of the pieces, at least one; each is read when the iterator gives it.
        compression: of the file; text has it already.

    Returns:
        the number of bytes written.

    Raises:
        SchemaError: there is no piece, their schemas differ, or Parquet lacks a type.
    """
    return _join_tables(kind, sink, paths, compression) if kind in ARROW_FILES else _join_text(sink, paths)


def _join_tables(kind: str, sink: Sink, paths: Iterable[str], compression: str | None) -> int:
    pa, ipc = require("pyarrow"), import_module("pyarrow.ipc")
    stream = SinkStream(sink)
    with ExitStack() as stack:
        write = None
        for path in paths:
            with pa.memory_map(path) as file:
                reader = ipc.open_file(file)
                if write is None:
                    schema = reader.schema
                    write = stack.enter_context(arrow_file(kind, stream, schema, compression))
                elif reader.schema != schema:
                    raise SchemaError(f"{path} has another schema than the first piece")
                for number in range(reader.num_record_batches):
                    write(pa.Table.from_batches([reader.get_batch(number)]))
        if write is None:
            raise SchemaError("there are no pieces to join")
    return stream.tell()


def _join_text(sink: Sink, paths: Iterable[str]) -> int:
    nbytes = 0
    for path in paths:
        size = os.path.getsize(path)
        with open(path, "rb") as file:
            _copy(file, sink, size)
        nbytes += size
    return nbytes


def _copy(file: BinaryIO, sink: Sink, nbytes: int) -> None:
    while nbytes:
        data = file.read(min(nbytes, _LEN_COPIED))
        if not data:
            raise SchemaError(f"{file.name} became shorter while it was read")
        sink.write(data)
        nbytes -= len(data)
