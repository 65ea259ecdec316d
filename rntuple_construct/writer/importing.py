"""Tables of other formats as RNTuples: Parquet, Arrow, CSV and JSON."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from rntuple_construct.arrays.extras import require
from rntuple_construct.arrays.infer import merge_schemas
from rntuple_construct.arrays.ingest import infer_schema
from rntuple_construct.arrays.text import check_names
from rntuple_construct.errors import LimitError, SchemaError, SourceError
from rntuple_construct.schema.cpp_types import named
from rntuple_construct.schema.specs import SchemaLike, Spec
from rntuple_construct.writer.file import FileWriter
from rntuple_construct.writer.options import WriteOptions

__all__ = ["FORMATS", "ImportResult", "import_file"]

LEN_BATCH = 64 << 10
"""Rows that are in memory at the same time, where the format allows to read a part."""

_STRING, _NULLABLE_STRING = named("string"), f"{named('optional')}<{named('string')}>"

Batches = Callable[[], Iterator[Any]]
Step = Callable[[], None]


@dataclass(frozen=True, slots=True)
class ImportResult:
    """What was written.

    Args:
        num_entries: number of entries.
        schema: name and content of each top-level field.
    """

    num_entries: int
    schema: Mapping[str, Spec]


def import_file(
    source: Path,
    target: Any,
    name: str,
    *,
    format: str | None = None,
    schema: SchemaLike | None = None,
    options: WriteOptions | None = None,
    started: Callable[[int], Step] | None = None,
    **arguments: Any,
) -> ImportResult:
    """Write a table as an RNTuple.

    The source is read twice unless a schema is given: first to find out which values may be missing.

    Cells of CSV files are numbers or truth values only where nothing is lost: a column with a whole number that would
    lose digits (``007``, or one that neither int64, uint64 nor double hold exactly) and columns of times stay text,
    unless the schema gives them another type. Names that occur twice, in a table or in a JSON object, are refused, and
    so are JSON numbers beyond double precision.

    Args:
        source: path of the table.
        target: path or writable binary file object.
        name: name of the RNTuple.
        format: one of FORMATS; by default what the suffix of the path says.
        schema: name and content of each top-level field; by default what fits the data.
        options: how the RNTuple is written.
        started: called with the number of steps; returns a function that is called after each of them.
        arguments: further arguments of ``FileWriter.create``.

    Raises:
        SchemaError: an unknown format, or data that cannot be written.
        LimitError: JSON that is nested too deeply.
        SourceError: the source cannot be read.
        UnsupportedError: pyarrow is needed and not installed.
    """
    kind = format or _SUFFIXES.get(source.suffix.lower())
    if kind not in FORMATS:
        raise SchemaError(f"'{source}' has no known format", hint=f"say which of {', '.join(FORMATS)} it is")
    try:
        batches, num_batches = _csv(source, schema) if kind == "csv" else FORMATS[kind](source)
        step = started(num_batches * (1 if schema else 2)) if started else lambda: None
        schema = schema or _infer(batches, step)
        options = options or WriteOptions()
        num_entries = 0
        with FileWriter(target, compression=options.settings) as file:
            writer = file.create(name, schema, options, **arguments)
            for batch in batches():
                num_entries += writer.extend(batch)
                step()
        return ImportResult(num_entries, schema)
    except OSError as error:
        if isinstance(error, SourceError):
            raise
        raise SourceError(f"cannot read {source}: {error.strerror or error}") from error


def _infer(batches: Batches, step: Step) -> dict[str, Spec]:
    schema: dict[str, Spec] | None = None
    for batch in batches():
        found = infer_schema(batch)
        schema = found if schema is None else merge_schemas(schema, found)
        step()
    return schema or {}


def _parquet(path: Path) -> tuple[Batches, int]:
    require("pyarrow")
    parquet = import_module("pyarrow.parquet")
    with _refusals(path), parquet.ParquetFile(path) as file:
        num_rows = file.metadata.num_rows
        empty = file.schema_arrow.empty_table()

    def batches() -> Iterator[Any]:
        with _refusals(path), parquet.ParquetFile(path) as file:
            yield from file.iter_batches(LEN_BATCH)
        if num_rows == 0:
            yield empty

    return batches, max(-(-num_rows // LEN_BATCH), 1)


def _arrow(path: Path) -> tuple[Batches, int]:
    pa, ipc = require("pyarrow"), import_module("pyarrow.ipc")
    with _refusals(path):
        source = pa.memory_map(str(path))
        try:
            table = ipc.open_file(source).read_all()
        except pa.ArrowInvalid:
            source.seek(0)
            table = ipc.open_stream(source).read_all()
    return _table(table)


def _csv(path: Path, schema: SchemaLike | None = None) -> tuple[Batches, int]:
    pa, csv = require("pyarrow"), import_module("pyarrow.csv")
    with _refusals(path):
        table = csv.read_csv(path)
        check_names(table.schema.names, f"columns of '{path}'")
        given = schema if isinstance(schema, Mapping) else {}
        types = {member.name: member.type for member in table.schema}
        # What a schema declares decides; all else is text where a type found by looking at the cells loses some of it.
        types = {member.name: member.type for member in table.schema if not pa.types.is_string(member.type)}
        declared = [name for name in types if given.get(name) == _STRING]
        nullable = [name for name in types if given.get(name) == _NULLABLE_STRING]
        open_ones = [name for name, kind in types.items() if name not in given and not pa.types.is_null(kind)]
        text = {
            **_csv_text(path, declared, can_be_null=False),
            **_csv_text(path, [*nullable, *open_ones], can_be_null=True),
        }
        for name, cells in text.items():
            index = table.schema.get_field_index(name)
            column = cells if name in given else _exact_column(table.column(name), cells)
            table = table.set_column(index, name, column)
        for name, kind in zip(table.schema.names, table.schema.types, strict=True):
            if pa.types.is_binary(kind):
                raise SchemaError(
                    f"column '{name}' of '{path}' is no UTF-8", hint="convert the file to UTF-8"
                )
        return _table(table)


def _csv_text(path: Path, names: Sequence[str], *, can_be_null: bool) -> dict[str, Any]:
    """Columns of a CSV file as text."""
    if not names:
        return {}
    pa, csv = require("pyarrow"), import_module("pyarrow.csv")
    convert = csv.ConvertOptions(
        column_types=dict.fromkeys(names, pa.string()), include_columns=names, strings_can_be_null=can_be_null,
        quoted_strings_can_be_null=False,
    )  # fmt: skip
    table = csv.read_csv(path, convert_options=convert)
    return {name: table.column(name) for name in names}


def _exact_column(column: Any, text: Any) -> Any:
    """A column of a CSV file in the type found for it, in uint64, or as its text if it would lose digits.

    Args:
        column: the cells in the type that was found.
        text: the same cells as text.
    """
    pa, compute = require("pyarrow"), import_module("pyarrow.compute")
    types = pa.types
    if types.is_boolean(column.type):
        return column
    if not (types.is_integer(column.type) or types.is_floating(column.type)):
        return text  # times: their integers would say less than the text
    trimmed = compute.utf8_trim(text, " \t")
    whole = compute.fill_null(compute.match_substring_regex(trimmed, r"^[+-]?\d+$"), False)
    digits = trimmed.filter(whole)
    if compute.any(compute.match_substring_regex(digits, r"^[+-]?0\d|^\+")).as_py():
        return text
    if types.is_integer(column.type):
        return text if compute.any(compute.equal(digits, "-0")).as_py() else column
    if len(digits) == len(text) - text.null_count:
        try:
            return trimmed.cast(pa.uint64())
        except pa.ArrowInvalid:
            return text
    long = digits.filter(compute.greater(compute.utf8_length(digits), 15))
    if any(int(float(item)) != int(item) for item in long.to_pylist()):
        return text
    return column


def _table(table: Any) -> tuple[Batches, int]:
    parts = [table.slice(at, LEN_BATCH) for at in range(0, table.num_rows, LEN_BATCH)] or [table]
    return lambda: iter(parts), len(parts)


def _json(path: Path) -> tuple[Batches, int]:
    """An array of objects, as ``rntuple dump`` prints it."""
    with _refusals(path):
        rows = _parse_json(path.read_text(encoding="utf-8"))
    if not isinstance(rows, list):
        raise SchemaError(f"'{path}' holds no array of objects")
    return _rows(rows)


def _json_lines(path: Path) -> tuple[Batches, int]:
    with _refusals(path), path.open(encoding="utf-8") as file:
        return _rows([_parse_json(line) for line in file if line.strip()])


def _parse_json(text: str) -> Any:
    return json.loads(text, object_pairs_hook=_json_object, parse_float=_json_real)


def _json_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) < len(pairs):
        check_names((name for name, _ in pairs), "members of a JSON object")
    return members


def _json_real(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise SchemaError(f"JSON number {text:.80} is beyond double precision")
    return number


def _rows(rows: list[Any]) -> tuple[Batches, int]:
    # The schema is inferred from all rows at once: a part may hold nothing but empty lists.
    return lambda: iter([rows]), 1


class _refusals:  # noqa: N801 - reads like a statement
    """Turns what libraries say about damaged input into errors of this package."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, (SchemaError, OSError)) or not isinstance(error, Exception):
            return
        if isinstance(error, RecursionError):
            raise LimitError(f"'{self._path}' cannot be read: its values are nested too deeply") from error
        # Errors of json and most of pyarrow are ValueErrors, what pyarrow does not support is none.
        if isinstance(error, (ValueError, NotImplementedError, KeyError)):
            raise SchemaError(f"'{self._path}' cannot be read: {error}") from error


FORMATS: dict[str, Callable[[Path], tuple[Batches, int]]] = {
    "parquet": _parquet,
    "arrow": _arrow,
    "csv": _csv,
    "json": _json,
    "jsonl": _json_lines,
}
_SUFFIXES = {
    ".parquet": "parquet", ".arrow": "arrow", ".feather": "arrow", ".ipc": "arrow", ".csv": "csv", ".json": "json",
    ".jsonl": "jsonl", ".ndjson": "jsonl",
}  # fmt: skip
