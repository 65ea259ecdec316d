"""Tables of other formats as RNTuples: Parquet, Arrow, CSV and JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from rntuple_construct.base.errors import LimitError, RNTupleError, SchemaError, SourceError, TableError
from rntuple_construct.base.extras import require
from rntuple_construct.base.suggestions import shortened, suggestion
from rntuple_construct.conversion.tables.csv_tables import CsvTable, ReaderOptions
from rntuple_construct.conversion.tables.json_tables import IrregularError, JsonTable, python_rows
from rntuple_construct.conversion.tables.kept_types import kept_types
from rntuple_construct.model.arrays.arrow_schema import (
    ArrowShape,
    Inferred,
    sanitized,
    unkept_metadata,
)
from rntuple_construct.model.arrays.from_arrow import from_arrow
from rntuple_construct.model.arrays.infer import (
    infer_values,
    optional_of,
    without_optional,
)
from rntuple_construct.model.arrays.ingest import options_of_meanings
from rntuple_construct.model.arrays.text import check_names
from rntuple_construct.model.schema.declared import check_field_name
from rntuple_construct.model.schema.specs import SchemaLike, Spec
from rntuple_construct.model.values.layout import (
    Layout,
    Record,
)
from rntuple_construct.writer import FileWriter, WriteOptions

__all__ = ["FORMATS", "ImportOptions", "ImportResult", "import_file"]

LEN_BATCH = 64 << 10
"""Rows that are in memory at the same time, where the format allows to read a part."""

Step = Callable[[], None]
Columns = Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class ImportOptions:
    """Choices for an import.

    Args:
        rename: new names of columns by their old ones.
        sanitize_names: replace characters that names of fields may not have by underscores.
        reader: options of DuckDB's reader of CSV files by name, such as ``{"delim": [";"]}``.
        times: if true, columns of dates and times in ISO 8601 in a CSV file become times; otherwise they stay text.
    """

    rename: Mapping[str, str] = field(default_factory=dict)
    sanitize_names: bool = False
    reader: ReaderOptions = field(default_factory=dict)
    times: bool = False


@dataclass(frozen=True, slots=True)
class ImportResult:
    """Summary of an import.

    Args:
        num_entries: number of entries.
        schema: name and content of each top-level field.
        meanings: Arrow format strings of types that C++ lacks, by path of the field, see ``arrays.meanings``.
        reduced: the lost properties of a column, in words, by its name.
        metadata: lost metadata of the table, in words; empty if nothing is lost.
    """

    num_entries: int
    schema: Mapping[str, Spec]
    meanings: Mapping[str, str] = field(default_factory=dict)
    reduced: Mapping[str, str] = field(default_factory=dict)
    metadata: str = ""


def import_file(
    source: Path,
    target: Any,
    name: str,
    *,
    format: str | None = None,
    schema: SchemaLike | None = None,
    options: WriteOptions | None = None,
    choices: ImportOptions | None = None,
    started: Callable[[int], Step] | None = None,
    **arguments: Any,
) -> ImportResult:
    """Write a table as an RNTuple.

    The source is read twice: first to find out which values may be missing.

    Times, decimals and other types that C++ lacks keep their meaning in descriptions of fields, see
    ``arrays.meanings``. ``reduced`` of the result names the columns that lose a property. Cells of CSV files
    become numbers only where nothing is lost, see ``CsvTable``. Members that some JSON objects lack are
    missing values. Names that occur twice, in a table or in a JSON object, are refused, and so are JSON
    numbers beyond double precision.

    Args:
        source: path of the table.
        target: path or writable binary file object.
        name: name of the RNTuple.
        format: one of FORMATS; by default what the suffix of the path says.
        schema: name and content of each top-level field, by its new name; by default what fits the data.
        options: how the RNTuple is written.
        choices: names of fields, and how text is to be read.
        started: called with the number of steps; returns a function that is called after each of them.
        arguments: further arguments of ``FileWriter.create``.

    Raises:
        SchemaError: an unknown format, or data that cannot be written.
        TableError: the source is damaged.
        LimitError: JSON that is nested too deeply.
        SourceError: the source cannot be read.
        UnsupportedError: pyarrow is needed and not installed.
    """
    suffix = Path(source.name.lower().removesuffix(".gz")).suffix
    kind = format or _SUFFIXES.get(suffix)
    if kind not in FORMATS:
        raise SchemaError(f"'{source}' has no known format", hint=f"say which of {', '.join(FORMATS)} it is")
    choices = choices or ImportOptions()
    try:
        with _refusing(source):
            table = FORMATS[kind](source, choices, schema)
            step = started(2 * table.num_steps) if started else lambda: None
            table = _observed(table, source, kind, step)
        names = _names(table.names, choices, source)
        inferred = table.infer(names, sanitized if choices.sanitize_names else str)
        if schema is not None:
            inferred = _declared(inferred, schema)
        options = options or WriteOptions()
        arguments["field_options"] = options_of_meanings(inferred.meanings, arguments.get("field_options"))
        with FileWriter(target, compression=options.settings) as file:
            writer = file.create(name, inferred.schema, options, **arguments)
            num_entries = 0
            for columns in _guarded(table.batches(), source):
                num_entries += writer.extend(_written(columns, names, choices))
                step()
        return ImportResult(
            num_entries, inferred.schema, inferred.meanings, inferred.reduced, inferred.metadata
        )
    except OSError as error:
        if isinstance(error, SourceError):
            raise
        raise SourceError(f"cannot read {source}: {error.strerror or error}") from error


_MAX_WRONG_NAMES = 10
"""Names that an error lists."""


class _ImportedTable(Protocol):
    """A table that is read twice."""

    num_steps: int

    def observe(self, step: Step) -> None:
        """Read a step in the first pass, to infer the schema."""

    @property
    def names(self) -> Sequence[str]:
        """Names of its columns."""

    def infer(self, names: Mapping[str, str], rename: Callable[[str], str]) -> Inferred:
        """The fields for it, by their new names."""

    def batches(self) -> Iterator[Columns]:
        """Columns by name, part by part."""


def _observed(table: _ImportedTable, source: Path, kind: str, step: Step) -> _ImportedTable:
    try:
        table.observe(step)
    except IrregularError:
        table = _WholeJson(source, is_array=kind == "json")
        table.observe(step)
    return table


def _guarded(batches: Iterator[Columns], source: Path) -> Iterator[Columns]:
    """The same with errors of libraries as errors of this package."""
    while True:
        with _refusing(source):
            columns = next(batches, None)
        if columns is None:
            return
        yield columns


def _names(own: Sequence[str], choices: ImportOptions, source: Path) -> dict[str, str]:
    """New names of columns by their own."""
    check_names(own, f"columns of '{source}'")
    for name in choices.rename:
        if name not in own:
            raise SchemaError(
                f"'{source}' has no column '{shortened(name)}' to rename",
                hint=suggestion(name, own, "look into the file for all of them", label="columns"),
            )
    names: dict[str, str] = {}
    taken: set[str] = set()
    for name in own:
        new = choices.rename.get(name, name)
        if choices.sanitize_names:
            new = sanitized(new, taken)
        taken.add(new)
        names[name] = new
    check_names(names.values(), "fields")
    _check_legal(names, source)
    return names


def _check_legal(names: Mapping[str, str], source: Path) -> None:
    """Raise SchemaError with all new names that fields must not have (RNT-NAM-001)."""
    wrong: dict[str, str] = {}
    for name in names.values():
        try:
            check_field_name(name)
        except SchemaError as error:
            wrong[name] = error.message
    if not wrong:
        return
    shown = "; ".join(wrong[name] for name in list(wrong)[:_MAX_WRONG_NAMES])
    more = f"; and {len(wrong) - _MAX_WRONG_NAMES} more" if len(wrong) > _MAX_WRONG_NAMES else ""
    raise SchemaError(
        f"'{source}': {shown}{more}",
        rule_id="RNT-NAM-001",
        hint="--sanitize-names replaces such characters by underscores, --rename OLD=NEW renames a column",
    )


def _declared(inferred: Inferred, schema: SchemaLike) -> Inferred:
    """The fields that a schema declares, with the meanings of those that are what the data are."""
    result = Inferred(dict(schema), {}, dict(inferred.reduced), inferred.metadata)
    for path, format in inferred.meanings.items():
        top = path.split(".")[0]
        own, given = inferred.schema.get(top), schema.get(top)
        if own == given or (
            path == top
            and isinstance(given, str)
            and given in (optional_of(str(own)), without_optional(own or ""))
        ):
            result.meanings[path] = format
        elif format not in ("z", "+m", "n", "?"):
            result.reduced[top] = f"the schema makes it {given}, of which nothing says that it was {format}"
    return result


def _written(columns: Columns, names: Mapping[str, str], choices: ImportOptions) -> dict[str, Any]:
    written: dict[str, Any] = {}
    for name, values in columns.items():
        if not isinstance(values, list):
            values = from_arrow(values, name)
            if choices.sanitize_names:
                values = _renamed(values)
        elif choices.sanitize_names:
            values = [_renamed_object(value) for value in values]
        written[names[name]] = values
    return written


def _renamed(layout: Layout) -> Layout:
    """The same values with legal names of members."""
    if isinstance(layout, Record):
        names = [sanitized(name) for name in layout.members]
        check_names(names, "members of a record")
        layout = Record(dict(zip(names, layout.members.values(), strict=True)), layout.length)
    return layout.map(_renamed)


def _renamed_object(value: Any) -> Any:
    if isinstance(value, dict):
        return {sanitized(name): _renamed_object(item) for name, item in value.items()}
    return [_renamed_object(item) for item in value] if isinstance(value, list) else value


class _ArrowTable:
    """A table whose parts are Arrow record batches of one schema.

    Args:
        num_steps: number of parts.
        read: opens the table and gives its batches, of any size.
        schema: the Arrow schema.
    """

    def __init__(self, num_steps: int, read: Callable[[], Iterator[Any]], schema: Any) -> None:
        self.num_steps = max(num_steps, 1)
        self._read = read
        check_names(schema.names, "columns of the table")
        pa = require("pyarrow")
        self._schema = schema
        self._shapes = {member.name: ArrowShape(pa, member.type) for member in schema}

    @property
    def names(self) -> Sequence[str]:
        return list(self._shapes)

    def observe(self, step: Step) -> None:
        for batch in self._parts():
            for index, (name, shape) in enumerate(self._shapes.items()):
                shape.observe(batch.column(index), name)
            step()

    def infer(self, names: Mapping[str, str], rename: Callable[[str], str]) -> Inferred:
        inferred = Inferred(metadata=unkept_metadata(self._schema))
        for name, shape in self._shapes.items():
            inferred.schema[names[name]] = shape.spec(names[name], inferred, rename)
            inferred.reduced.update(shape.reductions(name))
        kept = kept_types(self._schema)
        if kept is None:
            text = "the types of fields in the metadata cannot be read"
            inferred.metadata = "; ".join(filter(None, (inferred.metadata, text)))
        for name, type in (kept or {}).items():
            known, new = self._shapes.get(name), names.get(name, name)
            if known is not None and type.fits(self._schema.field(name).type, known):
                inferred.schema[new] = type.declared
                inferred.meanings = {
                    path: format for path, format in inferred.meanings.items() if path.split(".")[0] != new
                }
        return inferred

    def batches(self) -> Iterator[Columns]:
        is_any = False
        for batch in self._parts():
            is_any = True
            yield {name: batch.column(index) for index, name in enumerate(self._shapes)}
        if not is_any:
            yield {name: [] for name in self._shapes}

    def _parts(self) -> Iterator[Any]:
        """Batches of LEN_BATCH rows at most, of which every offset and index is in range."""
        for batch in self._read():
            # Libraries follow offsets and indices of a damaged file to any address.
            batch.validate(full=True)
            for start in range(0, batch.num_rows, LEN_BATCH):
                yield batch.slice(start, LEN_BATCH)


def _parquet(path: Path, choices: ImportOptions, schema: SchemaLike | None) -> _ImportedTable:
    require("pyarrow")
    parquet = import_module("pyarrow.parquet")
    with parquet.ParquetFile(path) as file:
        num_rows, arrow_schema = file.metadata.num_rows, file.schema_arrow

    def read() -> Iterator[Any]:
        with parquet.ParquetFile(path) as file:
            yield from file.iter_batches(LEN_BATCH)

    return _ArrowTable(-(-num_rows // LEN_BATCH), read, arrow_schema)


def _arrow(path: Path, choices: ImportOptions, schema: SchemaLike | None) -> _ImportedTable:
    pa, ipc = require("pyarrow"), import_module("pyarrow.ipc")

    def opened() -> tuple[Any, Iterator[Any]]:
        # Not mapped into memory: validated bytes must not change when another process changes the file.
        source = pa.OSFile(str(path))
        try:
            file = ipc.open_file(source)
        except pa.ArrowInvalid:
            source.seek(0)
            stream = ipc.open_stream(source)
            return stream.schema, iter(stream)
        return file.schema, (file.get_batch(number) for number in range(file.num_record_batches))

    arrow_schema, batches = opened()
    num_steps = sum(-(-batch.num_rows // LEN_BATCH) for batch in batches)
    return _ArrowTable(num_steps, lambda: opened()[1], arrow_schema)


class _TextTable(_ArrowTable):
    """A table of text, whose columns without values have no known type."""

    def infer(self, names: Mapping[str, str], rename: Callable[[str], str]) -> Inferred:
        inferred = super().infer(names, rename)
        inferred.meanings = {path: format for path, format in inferred.meanings.items() if format != "n"}
        return inferred


class _CsvInput(_TextTable):
    """A CSV file."""

    def __init__(self, path: Path, choices: ImportOptions, schema: SchemaLike | None) -> None:
        given = schema
        if isinstance(schema, Mapping):
            old_names = {new: old for old, new in choices.rename.items()}
            given = {old_names.get(name, name): spec for name, spec in schema.items()}
        self._table = table = CsvTable(path, choices.reader, times=choices.times, schema=given)
        super().__init__(-(-table.num_rows // LEN_BATCH), lambda: table.batches(LEN_BATCH), table.schema)

    def observe(self, step: Step) -> None:
        for name, shape in self._shapes.items():
            shape.has_missing = name in self._table.with_missing
        for _ in range(self.num_steps):
            step()

    def infer(self, names: Mapping[str, str], rename: Callable[[str], str]) -> Inferred:
        inferred = super().infer(names, rename)
        inferred.metadata = "; ".join(self._table.notes)
        return inferred


class _JsonInput(_TextTable):
    """JSON objects, read by DuckDB."""

    def __init__(self, path: Path, *, is_array: bool, has_schema: bool) -> None:
        table = JsonTable(path, is_array=is_array)
        self._has_schema = has_schema
        super().__init__(-(-table.num_rows // LEN_BATCH), lambda: table.batches(LEN_BATCH), table.schema)

    def batches(self) -> Iterator[Columns]:
        for columns in super().batches():
            # The schema may have what the data lack; objects fit such fields, Arrow arrays do not.
            yield {
                name: column.to_pylist() if self._has_schema and _needs_objects(column.type) else column
                for name, column in columns.items()
            }


def _needs_objects(kind: Any) -> bool:
    """Return whether an Arrow type, or a part of it, is that of missing values alone, or may lack members of a record."""
    parts = [kind.field(position).type for position in range(kind.num_fields)]
    types = require("pyarrow").types
    return bool(types.is_null(kind) or types.is_struct(kind) or any(map(_needs_objects, parts)))


class _WholeJson:
    """JSON that has to be parsed as a whole."""

    num_steps = 1

    def __init__(self, path: Path, *, is_array: bool) -> None:
        self._path = path
        self._is_array = is_array
        self._rows: list[dict[str, Any]] = []

    @property
    def names(self) -> Sequence[str]:
        return list(self._rows[0]) if self._rows else []

    def observe(self, step: Step) -> None:
        self._rows = python_rows(self._path, is_array=self._is_array)
        step()

    def infer(self, names: Mapping[str, str], rename: Callable[[str], str]) -> Inferred:
        inferred = Inferred()
        for name in self.names:
            values = [row[name] for row in self._rows]
            if rename is not str:
                values = [_renamed_object(value) for value in values]
            new = names[name]
            inferred.schema[new] = infer_values(values, new, inferred.meanings)
        return inferred

    def batches(self) -> Iterator[Columns]:
        for start in range(0, len(self._rows), LEN_BATCH):
            part = self._rows[start : start + LEN_BATCH]
            yield {name: [row[name] for row in part] for name in self.names}


def _json(path: Path, choices: ImportOptions, schema: SchemaLike | None, *, is_array: bool) -> _ImportedTable:
    try:
        return _JsonInput(path, is_array=is_array, has_schema=schema is not None)
    except IrregularError:
        return _WholeJson(path, is_array=is_array)


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    """Turn what libraries say about damaged input into errors of this package."""
    try:
        yield
    except RNTupleError:
        raise
    except RecursionError as error:
        raise LimitError(f"'{path}' cannot be read: its values are nested too deeply") from error
    except Exception as error:
        # Errors of the operating system have a number; those of pyarrow about damaged Parquet files have none.
        is_system = isinstance(error, OSError) and error.errno is not None
        # Errors of json and most of pyarrow are ValueErrors.
        library = type(error).__module__.partition(".")[0]
        is_damage = isinstance(error, (ValueError, OSError)) or library in ("pyarrow", "duckdb", "_duckdb")
        if is_system or not is_damage:
            raise
        raise TableError(f"'{path}' cannot be read: {error}") from error


FORMATS: dict[str, Callable[[Path, ImportOptions, SchemaLike | None], _ImportedTable]] = {
    "parquet": _parquet,
    "arrow": _arrow,
    "csv": _CsvInput,
    "json": partial(_json, is_array=True),
    "jsonl": partial(_json, is_array=False),
}
_SUFFIXES = {
    ".parquet": "parquet", ".arrow": "arrow", ".feather": "arrow", ".ipc": "arrow", ".csv": "csv", ".tsv": "csv", ".json": "json",
    ".jsonl": "jsonl", ".ndjson": "jsonl",
}  # fmt: skip
