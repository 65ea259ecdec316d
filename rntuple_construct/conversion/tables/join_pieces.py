"""Files of tabular formats concatenated into one file: text, Parquet and Arrow."""

from __future__ import annotations

import gzip
import os
import shutil
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import BinaryIO

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.conversion.tables.streams import SinkStream, arrow_options, gzip_level
from rntuple_construct.conversion.tables.thrift_compact import Struct, parse_struct, struct_bytes
from rntuple_construct.storage import Sink

__all__ = ["JOINED", "join_arrow", "join_parquet", "join_text", "strip_text"]

_LEN_COPIED = 1 << 20

# Parquet: numbers of members in its footer (parquet.thrift), as far as they depend on where things are.
_PARQUET_MAGIC = b"PAR1"
_LEN_TAIL = 8
_SCHEMA, _NUM_ROWS, _ROW_GROUPS = 2, 3, 4
_COLUMNS, _GROUP_OFFSET, _ORDINAL = 1, 5, 7
_CHUNK_OFFSETS = (2, 4, 6)
"""Of a column chunk: its old-style place, and those of its two indexes."""
_META_DATA = 3
_META_OFFSETS = (9, 10, 11, 14)
"""Of the description of a column chunk: data pages, index pages, dictionary page, Bloom filter."""
_INDEXES = (4, 6)
_MAX_ORDINAL = 0x7FFF


def join_parquet(sink: Sink, paths: Iterable[str], compression: str | None = None) -> int:
    """Write a Parquet file with the row groups of others, which are copied as they are.

    Args:
        sink: where to.
        paths: files of the same schema, at least one; each is read when it is asked for, and not again.
        compression: theirs, which stays.

    Returns:
        the bytes written.

    Raises:
        SchemaError: a file is no Parquet file as this package writes them, or has another schema.
    """
    sink.write(_PARQUET_MAGIC)
    end = len(_PARQUET_MAGIC)
    whole: Struct | None = None
    for path in paths:
        with open(path, "rb") as file:
            footer, len_body = _parquet_footer(file, path)
            file.seek(len(_PARQUET_MAGIC))
            _copy(file, sink, len_body)
        groups = footer[_ROW_GROUPS]
        for group in groups.items:
            _move(group, end - len(_PARQUET_MAGIC))
        end += len_body
        if whole is None:
            whole = footer
            continue
        if whole[_SCHEMA] != footer[_SCHEMA]:
            raise SchemaError(f"{path} has another schema than those before")
        whole[_NUM_ROWS] += footer[_NUM_ROWS]
        whole[_ROW_GROUPS].items.extend(groups.items)
    if whole is None:
        raise SchemaError("there is nothing to join")
    for number, group in enumerate(whole[_ROW_GROUPS].items):
        if number <= _MAX_ORDINAL:
            group.replace(_ORDINAL, number)
        else:
            group.drop(_ORDINAL)
    data = struct_bytes(whole)
    sink.write(data + len(data).to_bytes(4, "little") + _PARQUET_MAGIC)
    return end + len(data) + _LEN_TAIL


def _parquet_footer(file: BinaryIO, path: str) -> tuple[Struct, int]:
    """The footer of a Parquet file, and the bytes between its magic and that."""
    size = os.fstat(file.fileno()).st_size
    file.seek(max(size - _LEN_TAIL, 0))
    tail = file.read(_LEN_TAIL)
    length = int.from_bytes(tail[:4], "little")
    len_body = size - len(_PARQUET_MAGIC) - _LEN_TAIL - length
    if tail[4:] != _PARQUET_MAGIC or len_body < 0:
        raise SchemaError(f"{path} is no Parquet file")
    file.seek(size - _LEN_TAIL - length)
    footer = parse_struct(file.read(length))
    for group in footer[_ROW_GROUPS].items:
        for chunk in group[_COLUMNS].items:
            if any(number in chunk for number in _INDEXES):
                raise SchemaError(f"{path} has page indexes, which tell places of their own")
    return footer, len_body


def _move(group: Struct, distance: int) -> None:
    """Say of a row group that it lies so many bytes further behind."""
    if _GROUP_OFFSET in group:
        group[_GROUP_OFFSET] += distance
    for chunk in group[_COLUMNS].items:
        for members, numbers in ((chunk, _CHUNK_OFFSETS), (chunk[_META_DATA], _META_OFFSETS)):
            for number in numbers:
                if members.get(number):  # 0 is no place
                    members[number] += distance


def join_arrow(sink: Sink, paths: Iterable[str], compression: str | None = None) -> int:
    """Write an Arrow file with the record batches of others.

    Args:
        sink: where to.
        paths: files of the same schema, without compression, at least one; each is read when it is asked for.
        compression: of the new file, ``METHOD:LEVEL``; None for none.

    Returns:
        the bytes written.
    """
    pa, ipc = require("pyarrow"), import_module("pyarrow.ipc")
    stream = SinkStream(sink)
    writer = None
    for path in paths:
        with pa.memory_map(path) as file:
            reader = ipc.open_file(file)
            if writer is None:
                writer = ipc.new_file(
                    pa.PythonFile(stream, mode="w"), reader.schema, options=arrow_options(compression)
                )
            for number in range(reader.num_record_batches):
                writer.write_batch(reader.get_batch(number))
    if writer is None:
        raise SchemaError("there is nothing to join")
    writer.close()
    return stream.tell()


def join_text(sink: Sink, paths: Iterable[str], compression: str | None = None) -> int:
    """Write texts one behind the other; parts that gzip has made give what gzip can read.

    Args:
        sink: where to.
        paths: the texts, each read when it is asked for; only the first may have a heading.
        compression: theirs, which stays.

    Returns:
        the bytes written.
    """
    nbytes = 0
    for path in paths:
        size = os.path.getsize(path)
        with open(path, "rb") as file:
            _copy(file, sink, size)
        nbytes += size
    return nbytes


def strip_text(path: str, len_heading: int, compression: str | None) -> None:
    """Take the heading off a text, and compress it.

    Args:
        path: the text, which becomes another one.
        len_heading: bytes to leave out.
        compression: ``gzip:LEVEL``; None for none.
    """
    level = gzip_level(compression)
    if not len_heading and level is None:
        return
    stripped = f"{path}.part"
    with open(path, "rb") as source, open(stripped, "wb") as target:
        source.seek(len_heading)
        if level is None:
            shutil.copyfileobj(source, target, _LEN_COPIED)
        else:
            with gzip.GzipFile(fileobj=target, mode="wb", compresslevel=level, mtime=0) as out:
                shutil.copyfileobj(source, out, _LEN_COPIED)
    os.replace(stripped, path)


def _copy(file: BinaryIO, sink: Sink, nbytes: int) -> None:
    while nbytes:
        data = file.read(min(nbytes, _LEN_COPIED))
        if not data:
            raise SchemaError(f"{file.name} became shorter while it was read")
        sink.write(data)
        nbytes -= len(data)


JOINED: dict[str, Callable[[Sink, Iterable[str], str | None], int]] = {
    "parquet": join_parquet, "arrow": join_arrow, "csv": join_text, "jsonl": join_text,
}  # fmt: skip
"""What joins files of each format."""
