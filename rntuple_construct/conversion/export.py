"""RNTuples and other tables as files of tabular formats: Parquet, Arrow, CSV and JSON lines."""

from __future__ import annotations

import gzip
import io
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rntuple_construct.arrays import json_objects, present
from rntuple_construct.conversion.opening import opened_table
from rntuple_construct.conversion.tables import Table
from rntuple_construct.errors import SchemaError
from rntuple_construct.extras import require
from rntuple_construct.reader import RNTuple
from rntuple_construct.storage import Sink, open_sink

if TYPE_CHECKING:
    from rntuple_construct.values.layout import Layout

__all__ = ["EXPORT_FORMATS", "ExportResult", "SinkStream", "arrow_options", "export", "gzip_level"]

STEP = "32 MB"


@dataclass(frozen=True, slots=True)
class ExportResult:
    """What was written.

    Args:
        format: one of EXPORT_FORMATS.
        num_entries: number of rows.
        num_fields: number of columns.
        nbytes: size of the file.
    """

    format: str
    num_entries: int
    num_fields: int
    nbytes: int


def export(
    source: Any,
    target: Any,
    *,
    format: str | None = None,
    name: str | None = None,
    fields: Sequence[str] | str | None = None,
    entry_start: int | None = None,
    entry_stop: int | None = None,
    compression: str | None = None,
    step_size: int | str = STEP,
    advanced: Callable[[int, int], None] | None = None,
) -> ExportResult:
    """Write entries of an RNTuple or another table as a file, with the memory of a few steps.

    Nested values stay nested where the format has them; times, decimals and whatever else the descriptions of fields
    say (see ``arrays.meanings``) become so again in Parquet, Arrow and CSV. JSON lines are those of ``rntuple dump``.

    Args:
        source: an RNTuple, an open table of another format, or a path, URL, bytes or binary file object.
        target: path or writable binary file object; it appears only when everything is written.
        format: one of EXPORT_FORMATS; by default what the suffix of the path says.
        name: which RNTuple of a file; None for the only one.
        fields: names, patterns or paths of members, as for ``RNTuple.arrays``; None for all.
        entry_start, entry_stop: range of entries, as for ``RNTuple.arrays``.
        compression: ``none``, for Parquet ``zstd`` (default), ``snappy``, ``gzip``, ``lz4`` or ``brotli``, for Arrow
            ``zstd`` or ``lz4``, for text ``gzip``, which is also what a suffix ``.gz`` means. Where levels exist, one may
            follow after a colon: ``zstd:9``.
        step_size: how much is in memory at a time, as for ``RNTuple.iterate``; a row group of Parquet, a record batch of
            Arrow.
        advanced: called with the number of entries that are done and that of all.

    Raises:
        SchemaError: an unknown format or compression, no such field, or values that the format does not have.
        SinkError: the target cannot be written.
        MissingExtraError: pyarrow is not installed.
        RNTupleError: the bytes needed are damaged or not readable here.
    """
    kind, compression = _chosen(target, format, compression)
    with opened_table(source, name) as table:
        nodes = table.select(fields)
        start, stop, _ = slice(entry_start, entry_stop).indices(table.num_entries)
        stop = max(start, stop)
        if not nodes and kind != "jsonl":
            raise SchemaError(f"'{table.path}' has no fields to export")
        with open_sink(target) as sink:
            stream = SinkStream(sink)
            with EXPORT_FORMATS[kind](stream, table, nodes, compression) as write:
                done = 0
                for layouts in table.iterate(
                    fields, step_size=step_size, entry_start=start, entry_stop=stop, library="layout"
                ):
                    length = max(map(len, layouts.values()), default=0)
                    write(layouts, length)
                    done += length
                    if advanced is not None:
                        advanced(done, stop - start)
            nbytes = stream.tell()
        return ExportResult(kind, stop - start, len(nodes), nbytes)


def _chosen(target: Any, format: str | None, compression: str | None) -> tuple[str, str | None]:
    path = os.fspath(target) if isinstance(target, (str, os.PathLike)) else ""
    stem, suffix = os.path.splitext(str(path).lower())
    if suffix == ".gz":
        suffix = os.path.splitext(stem)[1]
        compression = compression or "gzip"
    kind = format or _SUFFIXES.get(suffix)
    if kind not in EXPORT_FORMATS:
        raise SchemaError(
            f"'{path}' has no known format", hint=f"say which of {', '.join(EXPORT_FORMATS)} it is"
        )
    name = (compression or "").partition(":")[0]
    if compression is not None and name not in _COMPRESSIONS[kind]:
        raise SchemaError(
            f"{kind} has no compression '{compression:.40}'", hint=f"choose {', '.join(_COMPRESSIONS[kind])}"
        )
    return kind, compression


class SinkStream(io.RawIOBase):
    """A sink as a stream that only grows."""

    def __init__(self, sink: Sink) -> None:
        self._sink = sink
        self._end = 0

    def writable(self) -> bool:
        """It is."""
        return True

    def tell(self) -> int:
        """Bytes written so far."""
        return self._end

    def write(self, data: Any) -> int:
        """Write bytes behind the others."""
        view = memoryview(data)
        self._sink.write(view)
        self._end += view.nbytes
        return view.nbytes


Write = Callable[[Mapping[str, "Layout"], int], None]


class _Tables:
    """Chunks as Arrow tables of one schema, with offsets of 32 bits as most programs expect them."""

    def __init__(self, source: RNTuple | Table, nodes: Mapping[str, Any]) -> None:
        # Only fields of RNTuples have descriptions that could have a meaning.
        self._nodes = nodes if isinstance(source, RNTuple) else None
        layouts = source.arrays(list(nodes), entry_start=0, entry_stop=0, library="layout")
        self._pa = require("pyarrow")
        empty = present(layouts, "pa", 0, self._nodes)
        self.schema = self._pa.schema([(item.name, self._compact(item.type)) for item in empty.schema])

    def table(self, layouts: Mapping[str, Layout], length: int) -> Any:
        """A chunk in the types of the schema.

        Raises:
            SchemaError: more bytes or elements in one chunk than offsets of 32 bits can count.
        """
        table = present(layouts, "pa", length, self._nodes)
        columns = []
        for member in self.schema:
            column = table.column(member.name)
            try:
                columns.append(column if column.type == member.type else column.cast(member.type))
            except self._pa.ArrowException as error:
                raise SchemaError(f"values of field '{member.name}' cannot be exported: {error}") from error
        return self._pa.table(columns, schema=self.schema)

    def _compact(self, kind: Any) -> Any:
        pa, types = self._pa, self._pa.types
        if types.is_large_string(kind):
            return pa.string()
        if types.is_large_binary(kind):
            return pa.binary()
        if types.is_large_list(kind):
            return pa.list_(self._compact(kind.value_type))
        if types.is_fixed_size_list(kind):
            return pa.list_(self._compact(kind.value_type), kind.list_size)
        if types.is_struct(kind):
            return pa.struct([(member.name, self._compact(member.type)) for member in kind])
        if types.is_map(kind):
            return pa.map_(self._compact(kind.key_type), self._compact(kind.item_type))
        return kind


@contextmanager
def _refusing(pa: Any) -> Iterator[None]:
    try:
        yield
    except pa.ArrowException as error:
        raise SchemaError(f"this cannot be exported: {error}") from error


@contextmanager
def _parquet(
    stream: SinkStream, source: RNTuple | Table, nodes: Mapping[str, Any], compression: str | None
) -> Iterator[Write]:
    pa, parquet = require("pyarrow"), import_module("pyarrow.parquet")
    tables = _Tables(source, nodes)
    _refuse_types(pa, tables.schema, "Parquet", lambda kind: pa.types.is_union(kind) or _is_hollow(pa, kind))
    method, _, level = (compression or "zstd").partition(":")
    writer = parquet.ParquetWriter(
        pa.PythonFile(stream, mode="w"), tables.schema, compression=method, version="2.6",
        compression_level=_level(level),
    )  # fmt: skip

    def write(layouts: Mapping[str, Layout], length: int) -> None:
        with _refusing(pa):
            writer.write_table(tables.table(layouts, length), row_group_size=max(length, 1))

    try:
        with _refusing(pa):
            yield write
            writer.close()
    except BaseException:
        with suppress(Exception):  # its destructor would try it later, when the stream is closed
            writer.close()
        raise


@contextmanager
def _arrow(
    stream: SinkStream, source: RNTuple | Table, nodes: Mapping[str, Any], compression: str | None
) -> Iterator[Write]:
    pa, ipc = require("pyarrow"), import_module("pyarrow.ipc")
    tables = _Tables(source, nodes)
    writer = ipc.new_file(pa.PythonFile(stream, mode="w"), tables.schema, options=arrow_options(compression))

    def write(layouts: Mapping[str, Layout], length: int) -> None:
        with _refusing(pa):
            writer.write_table(tables.table(layouts, length))

    with _refusing(pa):
        yield write
        writer.close()


def arrow_options(compression: str | None) -> Any:
    """How an Arrow file is written that is compressed with ``METHOD:LEVEL``; None for not at all."""
    pa, ipc = require("pyarrow"), import_module("pyarrow.ipc")
    method, _, level = (compression or "none").partition(":")
    codec = None if method == "none" else pa.Codec(method, compression_level=_level(level))
    return ipc.IpcWriteOptions(compression=codec)


@contextmanager
def _csv(
    stream: SinkStream, source: RNTuple | Table, nodes: Mapping[str, Any], compression: str | None
) -> Iterator[Write]:
    pa, csv = require("pyarrow"), import_module("pyarrow.csv")
    tables = _Tables(source, nodes)
    _refuse_types(
        pa, tables.schema, "CSV", lambda kind: pa.types.is_nested(kind) or pa.types.is_duration(kind)
    )
    with _compressed(stream, compression) as out:
        writer = csv.CSVWriter(pa.PythonFile(out, mode="w"), tables.schema)

        def write(layouts: Mapping[str, Layout], length: int) -> None:
            with _refusing(pa):
                writer.write_table(tables.table(layouts, length))

        with _refusing(pa):
            yield write
            writer.close()


@contextmanager
def _json_lines(
    stream: SinkStream, source: RNTuple | Table, nodes: Mapping[str, Any], compression: str | None
) -> Iterator[Write]:
    with _compressed(stream, compression) as out:

        def write(layouts: Mapping[str, Layout], length: int) -> None:
            out.write(json_objects(layouts, length))

        yield write


@contextmanager
def _compressed(stream: SinkStream, compression: str | None) -> Iterator[Any]:
    level = gzip_level(compression)
    if level is None:
        yield stream
        return
    with gzip.GzipFile(fileobj=stream, mode="wb", compresslevel=level, mtime=0) as out:
        yield out


def gzip_level(compression: str | None) -> int | None:
    """The level of ``gzip:LEVEL``; None for no compression."""
    method, _, level = (compression or "none").partition(":")
    return None if method == "none" else _level(level) or 6


def _level(text: str) -> int | None:
    if not text:
        return None
    if not text.isdecimal():
        raise SchemaError(f"'{text:.40}' is no compression level", hint="write it like zstd:9")
    return int(text)


def _is_hollow(pa: Any, kind: Any) -> bool:
    return bool(pa.types.is_struct(kind) and kind.num_fields == 0)


def _refuse_types(pa: Any, schema: Any, format: str, is_refused: Callable[[Any], bool]) -> None:
    """Raise SchemaError for the first column with a type, anywhere in it, that the format does not have."""

    def parts(kind: Any) -> Iterator[Any]:
        yield kind
        for position in range(kind.num_fields):
            yield from parts(kind.field(position).type)

    for member in schema:
        for kind in parts(member.type):
            if is_refused(kind):
                raise SchemaError(
                    f"field '{member.name}' holds {kind!s:.80}, which {format} does not have", path=member.name,
                    hint="leave it out by choosing --fields, or choose another format",
                )  # fmt: skip


EXPORT_FORMATS: dict[str, Callable[..., Any]] = {
    "parquet": _parquet, "arrow": _arrow, "csv": _csv, "jsonl": _json_lines,
}  # fmt: skip
"""Formats that are written, by name."""
_COMPRESSIONS = {
    "parquet": ("none", "zstd", "snappy", "gzip", "lz4", "brotli"),
    "arrow": ("none", "zstd", "lz4"),
    "csv": ("none", "gzip"),
    "jsonl": ("none", "gzip"),
}
_SUFFIXES = {
    ".parquet": "parquet", ".arrow": "arrow", ".feather": "arrow", ".ipc": "arrow", ".csv": "csv",
    ".jsonl": "jsonl", ".ndjson": "jsonl",
}  # fmt: skip
