"""RNTuples and other tables as files of tabular formats: Parquet, Arrow, CSV and JSON lines."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, islice
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.base.processes import run_in_order
from rntuple_construct.base.suggestions import shortened
from rntuple_construct.conversion.conditions import condition_on
from rntuple_construct.conversion.tables.arrow_files import (
    ARROW_FILES,
    TYPES_LACKING,
    arrow_file,
    refuse_types,
    unsuitable,
)
from rntuple_construct.conversion.tables.join_pieces import join, piece_format
from rntuple_construct.conversion.tables.kept_types import compact_type, metadata_of, untold_types
from rntuple_construct.conversion.tables.streams import (
    PieceStream,
    SinkStream,
    compressed,
)
from rntuple_construct.conversion.tables.table import Table, opened_table
from rntuple_construct.model.arrays import Form, csv_cell, csv_lines, json_objects, meant
from rntuple_construct.model.arrays.from_arrow import from_arrow
from rntuple_construct.model.arrays.meant import as_text
from rntuple_construct.model.arrays.to_arrow import to_arrow, with_types
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader.chunking import entry_bounds
from rntuple_construct.reader.pickling import Reopened, num_workers
from rntuple_construct.storage import Sink, located, open_sink

if TYPE_CHECKING:
    from rntuple_construct.model.values.layout import Layout

__all__ = ["EXPORT_FORMATS", "ExportResult", "directory_beside", "export", "texts_of_table", "write_tables"]

STEP = "32 MB"
_TEXT_STEP = "4 MB"
"""The same for text, which takes several times the memory of the values."""


@dataclass(frozen=True, slots=True)
class ExportResult:
    """Summary of an export.

    Args:
        format: one of EXPORT_FORMATS.
        num_entries: number of rows.
        num_fields: number of columns.
        nbytes: size of the file.
        skipped: why fields were left out, by name.
        untold: C++ types that the format does not tell, by name of the field; Parquet and Arrow tell all in metadata.
    """

    format: str
    num_entries: int
    num_fields: int
    nbytes: int
    skipped: Mapping[str, str] = field(default_factory=dict)
    untold: Mapping[str, str] = field(default_factory=dict)


def export(
    source: Any,
    target: Any,
    *,
    format: str | None = None,
    name: str | None = None,
    fields: Sequence[str] | str | None = None,
    entry_start: int | None = None,
    entry_stop: int | None = None,
    where: str | None = None,
    skip_unsupported: bool = False,
    compression: str | None = None,
    step_size: int | str = STEP,
    workers: int = 1,
    advanced: Callable[[int, int], None] | None = None,
    storage_options: Mapping[str, Any] | None = None,
) -> ExportResult:
    """Write entries of an RNTuple or another table as a file, with the memory of a few steps.

    Nested values stay nested if the format allows it. Times, decimals and other types in descriptions of fields (see
    ``arrays.meanings``) are restored. JSON lines are those of ``rntuple dump``, with decimals and times as
    text.

    Args:
        source: an RNTuple, an open table of another format, or a path, URL, bytes or binary file object.
        target: path or writable binary file object; it appears only when everything is written.
        format: one of EXPORT_FORMATS; by default what the suffix of the path says.
        name: which RNTuple of a file; None for the only one.
        fields: names, patterns or paths of members, as for ``RNTuple.arrays``; None for all.
        entry_start, entry_stop: range of entries, as for ``RNTuple.arrays``.
        where: condition that entries fulfil, as for ``ConvertOptions``.
        skip_unsupported: leave out fields of types that the format lacks, in place of an error.
        compression: ``none``, for Parquet ``zstd`` (default), ``snappy``, ``gzip``, ``lz4`` or ``brotli``, for Arrow
            ``zstd`` or ``lz4``, for text ``gzip``. A suffix ``.gz`` also selects ``gzip``. A level may follow after a
            colon: ``zstd:9``.
        step_size: how much is in memory at a time, as for ``RNTuple.iterate``; a row group of Parquet, a record batch of
            Arrow, a member of gzip.
        workers: processes that read steps and write them beside the target, from where this one joins them; 0 for as
            many as there are processors. The file is the same for any number. File objects are read by this process alone.
        advanced: called with the number of entries that are done and that of all.
        storage_options: options of the file systems of URLs, as for ``open``.

    Returns:
        a summary with the numbers of entries and bytes.

    Raises:
        SchemaError: an unknown format or compression, no such field, or values that the format does not have.
        SinkError: the target cannot be written.
        MissingExtraError: pyarrow is not installed.
        RNTupleError: the bytes needed are damaged or not readable here.
    """
    kind, compression = _chosen(target, format, compression)
    if kind in ("jsonl", "csv") and step_size == STEP:
        step_size = _TEXT_STEP
    with opened_table(located(source, storage_options), name) as table:
        nodes = table.select(fields)
        start, stop = entry_bounds(entry_start, entry_stop, table.num_entries)
        stop = max(start, stop)
        if not nodes and kind != "jsonl":
            raise SchemaError(f"'{table.path}' has no fields to export")
        skipped: dict[str, str] = {}
        if skip_unsupported:
            skipped = _unsuitable(table, nodes, kind)
            nodes = {each: node for each, node in nodes.items() if each not in skipped}
            if skipped and not nodes:
                raise SchemaError(f"no field of '{table.path}' can be exported: {skipped}")
        fields = list(nodes) if skipped else fields
        untold = untold_types(kind, nodes) if kind in _TEXT and isinstance(table, RNTuple) else {}
        chosen: Any = {} if where is None else {"cut": condition_on(table, where)}
        workers = num_workers(workers, table)
        if workers > 1 and isinstance(table, RNTuple):
            steps = table.steps(
                fields, step_size, entry_start=start, entry_stop=stop, library="layout", **chosen
            )
            first = list(islice(steps, 2))
            if len(first) == 2:
                pieces = _StepFiles(Reopened(table), fields, kind, compression, where)
                with open_sink(target) as sink:
                    nbytes, done = _joined(
                        pieces, chain(first, steps), sink, target, workers, stop - start, advanced
                    )
                return ExportResult(kind, done, len(nodes), nbytes, skipped, untold)
        with open_sink(target) as sink:
            stream = SinkStream(sink)
            with EXPORT_FORMATS[kind](stream, _LayoutRows(table, nodes), compression) as write:
                done = 0
                for length in _written(write, table, fields, start, stop, step_size, where):
                    done += length
                    if advanced is not None:
                        advanced(done, stop - start)
            nbytes = stream.tell()
        return ExportResult(
            kind, stop - start if where is None else done, len(nodes), nbytes, skipped, untold
        )


def write_tables(
    tables: Iterable[Any],
    schema: Any,
    target: Any,
    *,
    format: str | None = None,
    compression: str | None = None,
) -> ExportResult:
    """Write Arrow tables one after the other as a file.

    Args:
        tables: the tables; a row group of Parquet, a record batch of Arrow, a member of gzip each.
        schema: names and types of their columns, a ``pyarrow.Schema``.
        target, format, compression: as for ``export``.

    Raises:
        SchemaError, SinkError, MissingExtraError: as for ``export``.
    """
    kind, compression = _chosen(target, format, compression)
    num_entries = 0
    with open_sink(target) as sink:
        stream = SinkStream(sink)
        with EXPORT_FORMATS[kind](stream, _ArrowRows(lambda: schema), compression) as write:
            for table in tables:
                write(table)
                num_entries += len(table)
        nbytes = stream.tell()
    return ExportResult(kind, num_entries, len(schema), nbytes)


def texts_of_table(table: Any) -> dict[str, Layout]:
    """Layouts of the columns of an Arrow table, with text for times and decimals."""
    return {name: as_text(from_arrow(table.column(name), name)) for name in table.column_names}


def _written(
    write: Write,
    table: RNTuple | Table,
    fields: Sequence[str] | str | None,
    start: int,
    stop: int,
    step_size: int | str,
    where: str | None,
) -> Iterator[int]:
    """Write a range of entries step by step; yields how many were written."""
    chosen: Any = {} if where is None else {"cut": condition_on(table, where)}
    for layouts in table.iterate(
        fields, step_size=step_size, entry_start=start, entry_stop=stop, library="layout", **chosen
    ):
        length = max(map(len, layouts.values()), default=0)
        if length or where is None:
            write((layouts, length))
        yield length


@dataclass(frozen=True)
class _StepFiles:
    """Writes steps of a table as separate files; only the first file has the heading.

    Args:
        source: the table.
        fields: as for ``export``.
        kind: the format.
        compression: that of the whole.
        where: as for ``export``.
    """

    source: Reopened
    fields: Sequence[str] | str | None
    kind: str
    compression: str | None
    where: str | None

    def __call__(self, task: tuple[int, tuple[int, int], str]) -> tuple[str, int, int]:
        """Write a step; returns its path, the number of its entries, and how many of them were written."""
        number, (start, stop), path = task
        table = self.source.get()
        format, compression = piece_format(self.kind, self.compression)
        with open(path, "wb", buffering=0) as file:
            stream = PieceStream(file, is_whole=number == 0 or self.kind not in _TEXT)
            rows = _LayoutRows(table, table.select(self.fields))
            with EXPORT_FORMATS[format](stream, rows, compression) as write:
                stream.is_whole = True
                step = max(stop - start, 1)
                length = sum(_written(write, table, self.fields, start, stop, step, self.where))
        return path, stop - start, stop - start if self.where is None else length


def _joined(
    pieces: _StepFiles,
    steps: Iterator[tuple[int, int]],
    sink: Sink,
    target: Any,
    workers: int,
    num_entries: int,
    advanced: Callable[[int, int], None] | None,
) -> tuple[int, int]:
    """Concatenate the pieces of all steps, and return the numbers of bytes and entries.

    A step may still be running: its piece is written when it is complete.
    """
    with directory_beside(target) as directory:
        tasks = ((number, step, os.path.join(directory, f"{number:09}")) for number, step in enumerate(steps))

        written_entries = 0

        def paths() -> Generator[str, None, None]:
            nonlocal written_entries
            done = 0
            for path, length, num_written in run_in_order(pieces, tasks, workers):
                yield path
                os.unlink(path)
                done += length
                written_entries += num_written
                if advanced is not None:
                    advanced(done, num_entries)

        with closing(paths()) as written:
            nbytes = join(pieces.kind, sink, written, pieces.compression)
        return nbytes, written_entries


@contextmanager
def directory_beside(target: Any) -> Iterator[str]:
    """Hidden directory on the file system of a target, removed at the end of the block."""
    folder, name = None, ""
    if isinstance(target, (str, os.PathLike)):
        folder, name = os.path.split(os.path.realpath(os.fsdecode(target)))
        if not os.access(folder, os.W_OK):
            folder = None  # a device, or a file in a directory that takes no others
    directory = tempfile.mkdtemp(prefix=f".{name[:100]}.", suffix=".parts", dir=folder)
    try:
        yield directory
    finally:
        shutil.rmtree(directory, ignore_errors=True)


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


Write = Callable[[Any], None]
"""Writes some rows, in the form that ``_ArrowRows`` takes."""


def _unsuitable(table: RNTuple | Table, nodes: Mapping[str, Any], kind: str) -> dict[str, str]:
    """Return the reasons why the format cannot hold fields, by name."""
    if kind not in TYPES_LACKING:
        return {}
    return unsuitable(require("pyarrow"), _LayoutRows(table, nodes).schema, kind)


class _ArrowRows:
    """Rows of an export as Arrow tables of one schema, with offsets of 32 bits as most programs expect them.

    Args:
        schema: returns names and types of the columns, as Arrow tables of the rows have them.
    """

    def __init__(self, schema: Callable[[], Any]) -> None:
        self._schema = schema

    @cached_property
    def schema(self) -> Any:
        """Names and types of the columns."""
        pa = require("pyarrow")
        schema = self._schema()
        members = [(item.name, compact_type(pa, item.type)) for item in schema]
        return pa.schema(members, schema.metadata)

    def table(self, rows: Any, *, has_limits: bool = True) -> Any:
        """Rows in the types of the schema.

        Args:
            rows: an Arrow table.
            has_limits: as for ``to_arrow``, for rows of an RNTuple.

        Raises:
            SchemaError: more bytes or elements in one chunk than offsets of 32 bits can count.
        """
        pa = require("pyarrow")
        columns = []
        for member in self.schema:
            column = rows.column(member.name)
            try:
                columns.append(with_types(pa, column, member.type))
            except pa.ArrowException as error:
                raise SchemaError(
                    f"values of field '{member.name}' cannot be exported as {shortened(str(member.type))}: {error}",
                    path=member.name,
                ) from error
        return pa.table(columns, schema=self.schema)

    def texts(self, rows: Any) -> tuple[Mapping[str, Layout], int]:
        """Layouts with text for times and decimals, and the number of rows."""
        return texts_of_table(rows), len(rows)


class _LayoutRows(_ArrowRows):
    """Rows that are layouts of the fields of a table, with their number."""

    def __init__(self, source: RNTuple | Table, nodes: Mapping[str, Any]) -> None:
        # Only fields of RNTuples have descriptions that could have a meaning.
        self._nodes = nodes if isinstance(source, RNTuple) else None

        def schema() -> Any:
            layouts = source.arrays(list(nodes), entry_start=0, entry_stop=0, library="layout")
            found = to_arrow(layouts, nodes=self._nodes).schema
            return found.with_metadata(metadata_of(source, nodes) if isinstance(source, RNTuple) else None)

        super().__init__(schema)

    def table(self, rows: tuple[Mapping[str, Layout], int], *, has_limits: bool = True) -> Any:
        return super().table(to_arrow(rows[0], nodes=self._nodes, has_limits=has_limits))

    def texts(self, rows: tuple[Mapping[str, Layout], int]) -> tuple[Mapping[str, Layout], int]:
        return rows if self._nodes is None else (meant(rows[0], self._nodes, Form.TEXT), rows[1])


@contextmanager
def _arrow_file(kind: str, stream: SinkStream, rows: _ArrowRows, compression: str | None) -> Iterator[Write]:
    with arrow_file(kind, stream, rows.schema, compression) as write:
        yield lambda chunk: write(rows.table(chunk))


@contextmanager
def _csv(stream: SinkStream, rows: _ArrowRows, compression: str | None) -> Iterator[Write]:
    pa = require("pyarrow")
    refuse_types(pa, rows.schema, "csv")
    out, end = compressed(stream, compression)
    out.write(f"{','.join(map(csv_cell, rows.schema.names))}\n".encode())
    end()

    def write(chunk: Any) -> None:
        table = _with_text(pa, rows.table(chunk, has_limits=False))
        out.write(csv_lines(texts_of_table(table), len(table)))
        end()

    yield write


def _with_text(pa: Any, table: Any) -> Any:
    """The table with text for bytes; raises SchemaError for the first column of bytes that are not UTF-8."""
    for number, (name, column) in enumerate(zip(table.column_names, table.columns, strict=True)):
        if not (pa.types.is_binary(column.type) or pa.types.is_fixed_size_binary(column.type)):
            continue
        try:
            table = table.set_column(number, name, column.cast(pa.binary()).cast(pa.string()))
        except pa.ArrowInvalid as error:
            raise SchemaError(
                f"field '{name}' holds bytes that are not UTF-8, which CSV does not have", path=name,
                hint="leave it out by choosing --fields, or choose another format",
            ) from error  # fmt: skip
    return table


@contextmanager
def _json_lines(stream: SinkStream, rows: _ArrowRows, compression: str | None) -> Iterator[Write]:
    out, end = compressed(stream, compression)

    def write(chunk: Any) -> None:
        out.write(json_objects(*rows.texts(chunk)))
        end()

    yield write
    if not stream.tell():
        out.write(b"")  # no entries, but a member of gzip all the same
        end()


EXPORT_FORMATS: dict[str, Callable[..., Any]] = {
    **{kind: partial(_arrow_file, kind) for kind in ARROW_FILES}, "csv": _csv, "jsonl": _json_lines,
}  # fmt: skip
"""Formats that are written, by name."""
_COMPRESSIONS = {
    "parquet": ("none", "zstd", "snappy", "gzip", "lz4", "brotli"),
    "arrow": ("none", "zstd", "lz4"),
    "csv": ("none", "gzip"),
    "jsonl": ("none", "gzip"),
}
_TEXT = ("csv", "jsonl")
_SUFFIXES = {
    ".parquet": "parquet", ".arrow": "arrow", ".feather": "arrow", ".ipc": "arrow", ".csv": "csv",
    ".jsonl": "jsonl", ".ndjson": "jsonl",
}  # fmt: skip
