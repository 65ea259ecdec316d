"""CSV files as tables, read by DuckDB: all cells are text, and become numbers where nothing is lost."""

from __future__ import annotations

import csv
import gzip
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from rntuple_construct.base.errors import RNTupleError, SchemaError, TableError
from rntuple_construct.base.extras import require
from rntuple_construct.base.printable import printable
from rntuple_construct.conversion.tables.duckdb_thread import DuckDBThread, literal, path_literal
from rntuple_construct.model.arrays.infer import FUNDAMENTAL_NAMES, STRING_TYPE, without_optional
from rntuple_construct.model.arrays.text import check_names
from rntuple_construct.model.schema.specs import SchemaLike

__all__ = ["CsvTable", "ReaderOptions"]

ReaderOptions = Mapping[str, Sequence[str]]
"""Values of options of DuckDB's reader by their names; several for an option that is a list."""

_TRUTH = "x IN ('true', 'True', 'TRUE', 'false', 'False', 'FALSE')"
_TRIMMED = "trim(x, ' ' || chr(9))"
_WHOLE = f"regexp_full_match({_TRIMMED}, '[+-]?[0-9]+')"
_REAL = rf"regexp_full_match({_TRIMMED}, '(?i)[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)(e[+-]?[0-9]+)?|nan|[+-]?inf')"
_IS_INTEGER = f"TRY_CAST({_TRIMMED} AS BIGINT)::VARCHAR = {_TRIMMED}"
_AS_REAL = f"TRY_CAST({_TRIMMED} AS DOUBLE)"
_EXACT_REAL = (
    f"{_REAL} AND NOT regexp_matches({_TRIMMED}, '^[+-]?0[0-9]|^\\+[0-9]+$')"
    f" AND CASE WHEN isinf({_AS_REAL}) THEN contains(lower(x), 'inf') WHEN length(x) > 15 AND NOT contains(x, '.')"
    f" AND {_WHOLE} THEN TRY_CAST({_AS_REAL} AS HUGEINT) = TRY_CAST({_TRIMMED} AS HUGEINT) ELSE true END"
)
_TIME = r"regexp_full_match(x, '[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,%d})?')"
_LOSSLESS = {
    "BOOLEAN": _TRUTH,
    "BIGINT": _IS_INTEGER,
    "UBIGINT": f"CASE WHEN length(x) < 19 THEN {_IS_INTEGER} AND NOT contains(x, '-') "
    f"ELSE TRY_CAST({_TRIMMED} AS UBIGINT)::VARCHAR = {_TRIMMED} END",
    "DOUBLE": _EXACT_REAL,
}
"""Conditions that a cell x loses nothing as a value of a type of DuckDB, in the order of choice."""
_HAS_FRACTION = "regexp_matches(x, '[.eEnN]')"
"""Whether a number is more than digits: whole numbers that integers cannot hold stay text."""
_TIMES = {
    "DATE": "TRY_CAST(x AS DATE)::VARCHAR = x",
    "TIMESTAMP": f"{_TIME % 6} AND TRY_CAST(x AS TIMESTAMP) IS NOT NULL",
    "TIMESTAMP_NS": f"{_TIME % 9} AND TRY_CAST(x AS TIMESTAMP_NS) IS NOT NULL",
}
"""The same for times."""
_DECLARED = {
    "bool": "BOOLEAN", "int8": "TINYINT", "uint8": "UTINYINT", "int16": "SMALLINT", "uint16": "USMALLINT",
    "int32": "INTEGER", "uint32": "UINTEGER", "int64": "BIGINT", "uint64": "UBIGINT", "float32": "FLOAT",
    "float64": "DOUBLE",
}  # fmt: skip
"""Types of DuckDB of the fundamental types."""
_TYPES = {spec: _DECLARED[name] for name, spec in FUNDAMENTAL_NAMES.items() if name in _DECLARED}
_ALL_TEXT = "all_varchar"
_OWN = {"auto_detect", "columns", "dtypes", "types", "column_types", "names", "column_names", "filename"}
"""Options of DuckDB that would change the columns."""
_LEN_SAMPLE = 10_000
"""Rows that rule out types of columns, so that fewer conditions are computed for all rows."""
_MAX_LEN_LINE = 1 << 20
_MAX_LINES = 100
"""Lines that are looked at for names, and for comments before them."""


class CsvTable:
    """A CSV file whose dialect DuckDB detects.

    An empty cell is a missing value, ``""`` is an empty text. A column becomes numbers or truth values only if no
    digit is lost. Columns of times stay text, unless ``times`` is true. So do columns with a whole
    number that would lose digits (``007``, or one that neither int64, uint64 nor double hold exactly).

    Args:
        path: the file.
        options: of ``read_csv`` of DuckDB; ``all_varchar`` keeps all cells text.
        times: if true, columns of dates and times in ISO 8601, such as 2025-03-01 and 2025-03-01T12:30:00.5, become times.
        schema: types of the columns that are given, by their names.

    Raises:
        SchemaError: an unknown option, or cells that do not have the given type.
        TableError: a file that DuckDB cannot read.
        MissingExtraError: DuckDB is not installed.
    """

    def __init__(self, path: Path, options: ReaderOptions, *, times: bool, schema: SchemaLike | None) -> None:
        self._path = path
        path.open("rb").close()
        self._duckdb = DuckDBThread(local_files=True)
        self._pa = require("pyarrow")
        given = dict(options)
        is_text = given.pop(_ALL_TEXT, ["false"])[-1].lower() in ("true", "1")
        if "sep" in given:
            given["delim"] = given.pop("sep")
        for name in given:
            if name in _OWN or not re.fullmatch("[a-z_]+", name):
                raise SchemaError(f"'{name:.40}' is no option of the reader of tables")
        self._options = {name: _value(name, values) for name, values in given.items()}
        self.notes: list[str] = []
        """Unusual properties of the dialect, in words."""
        self.names = self._detect()
        check_names(self.names, f"columns of '{path}'")
        candidates = {} if is_text else {**(_TIMES if times else {}), **_LOSSLESS}
        self._choose_types(candidates, dict(schema) if isinstance(schema, Mapping) else {})

    def _detect(self) -> list[str]:
        """Find the dialect; returns the names of the columns."""
        options = dict(self._options)
        options.setdefault("quote", literal('"'))
        options.setdefault("escape", options["quote"])
        default = "\t" if self._path.name.lower().removesuffix(".gz").endswith(".tsv") else ","
        if "delim" not in options and default == "\t":
            options["delim"] = literal(default)
        lines = self._first_lines()
        if not lines:
            raise TableError(f"'{self._path}' is empty")
        columns = "Delimiter, SkipRows, HasHeader, Comment, len(Columns)"
        detected = self._rows(columns, f"sniff_csv({path_literal(self._path)}{_arguments(options)})", "")
        delimiter, num_skipped, has_header, comment, num_columns = detected[0]
        if num_columns == 1 and "delim" not in options:
            delimiter = default
        if any(line.strip() and line[0] != "#" for line in lines[:num_skipped]) and "skip" not in options:
            # Rows of several lengths: DuckDB would leave out those that do not fit.
            delimiter, num_skipped, has_header, comment = default, 0, True, ""
        options.setdefault("delim", literal(delimiter))
        options.setdefault("skip", str(num_skipped))
        options.setdefault("header", str(has_header).lower())
        if comment.strip(chr(0)) not in ("", "(empty)"):
            options.setdefault("comment", literal(comment))
        quote = options["quote"][1:2]
        text = lines[int(options["skip"].strip("'")) :]
        if "comment" in options:
            text = [line for line in text if not line.startswith(options["comment"][1])]
        if len(delimiter) != 1:
            raise SchemaError(f"{delimiter!r} cannot separate cells", hint="give one character")
        try:
            cells = next(csv.reader(text, delimiter=delimiter, quotechar=quote or None), [""])
        except csv.Error as error:
            raise TableError(f"the first line of '{self._path}' cannot be read: {error}") from error
        if options["header"] in ("false", "'false'"):
            self.notes.append("the first line has no names of columns (header=true makes it one)")
            cells = [f"column{number}" for number in range(len(cells))]
        if "delim" not in self._options and delimiter != default:
            self.notes.append(f"{delimiter!r} separates cells")
        if "comment" in options and "comment" not in self._options:
            self.notes.append(f"lines that begin with {comment!r} are comments")
        if num_skipped and "skip" not in self._options:
            one = num_skipped == 1
            self.notes.append(
                "the first line is a comment" if one else f"the first {num_skipped} lines are comments"
            )
        nulls = self._options.get("nullstr", "")
        options["nullstr"] = f"['', {nulls.strip('[]')}]" if nulls else "['']"
        options["allow_quoted_nulls"] = "false"
        self._options = {**options, "auto_detect": "false"}
        return cells

    def _first_lines(self) -> list[str]:
        is_gzip = self._path.suffix.lower() == ".gz" or self._options.get("compression") == "'gzip'"
        encoding = self._options.get("encoding", "utf-8").strip("'").lower()
        try:
            opened = gzip.open if is_gzip else open
            name = "utf-8-sig" if encoding == "utf-8" else encoding
            with opened(self._path, "rt", encoding=name, newline="") as file:
                return [line for _ in range(_MAX_LINES) if (line := file.readline(_MAX_LEN_LINE))]
        except UnicodeDecodeError as error:
            raise self.refusal(error) from error
        except LookupError:
            raise SchemaError(f"there is no encoding '{encoding:.40}'") from None
        except EOFError as error:
            raise TableError(f"'{self._path}' cannot be read: {error}") from error

    def _choose_types(self, candidates: Mapping[str, str], schema: Mapping[str, Any]) -> None:
        """Find out what the columns are; reads the whole file."""
        declared = [self._declared(schema.get(name)) for name in self.names]
        possible = [list(candidates) if kind is None else [] for kind in declared]
        for limit in (f" LIMIT {_LEN_SAMPLE}", ""):
            counted = ["count(*)"]
            for number, (kinds, kind) in enumerate(zip(possible, declared, strict=True)):
                conditions = [candidates[each] for each in kinds]
                conditions += [_HAS_FRACTION] if "DOUBLE" in kinds and not limit else []
                counted.append(f"count(c{number})")
                counted += [f"count(*) FILTER ({_on(each, number)})" for each in conditions]
                if kind is not None:
                    counted.append(f"min(c{number}) FILTER (NOT ({_on(_condition_of(kind), number)}))")
            (row,) = self._rows(", ".join(counted), f"(FROM {self._cells()}{limit})", "")
            found = iter(row)
            self.num_rows: int = next(found)
            num_values = []
            for number, (kinds, kind) in enumerate(zip(possible, declared, strict=True)):
                num_values.append(next(found))
                counts = {each: next(found) for each in kinds}
                if "DOUBLE" in kinds and not limit and not next(found):
                    del counts["DOUBLE"]
                possible[number] = [each for each, count in counts.items() if count == num_values[-1]]
                if kind is not None and (wrong := next(found)) is not None:
                    raise self._wrong(wrong, self.names[number], kind)
        self.with_missing: set[str] = set()
        self.empty: set[str] = set()
        """Names of the columns without any value."""
        self._selected = []
        for number, name in enumerate(self.names):
            kind = declared[number] or (possible[number] or ["VARCHAR"])[0]
            fills = schema.get(name) == STRING_TYPE
            if not num_values[number] and declared[number] is None and candidates:
                self.empty.add(name)
            if num_values[number] < self.num_rows and not fills:
                self.with_missing.add(name)
            column = f"coalesce(c{number}, '')" if fills else f"c{number}"
            is_trimmed = kind not in ("BOOLEAN", "VARCHAR", *_TIMES)
            self._selected.append(f"CAST({_on(_TRIMMED, number) if is_trimmed else column} AS {kind})")

    @staticmethod
    def _declared(spec: Any) -> str | None:
        if not isinstance(spec, str):
            return None
        inner = str(without_optional(spec))
        return "VARCHAR" if inner == STRING_TYPE else _TYPES.get(inner)

    def _wrong(self, cell: str, name: str, kind: str) -> SchemaError:
        return SchemaError(f"cell '{cell:.40}' in column '{name}' of '{self._path}' is no {kind}")

    def _relation(self) -> Any:
        statement = f"FROM {self._cells()} SELECT {', '.join(self._selected)}"
        return self._duckdb.run(lambda: self._duckdb.connection.sql(statement))

    @property
    def schema(self) -> Any:
        """Names and types of the columns, a ``pyarrow.Schema``."""
        with self._duckdb.reader(self._relation().limit(0), 1) as reader:
            kinds = zip(self.names, reader.schema.types, strict=True)
            return self._pa.schema(
                [(name, self._pa.null() if name in self.empty else kind) for name, kind in kinds]
            )

    def batches(self, num_rows: int) -> Iterator[Any]:
        """Record batches of the columns, of about this many rows."""
        relation = self._relation()
        with self._duckdb.reader(relation, num_rows) as reader:
            for batch in self._duckdb.batches(reader):
                columns = [
                    self._pa.nulls(len(batch)) if name in self.empty else column
                    for name, column in zip(self.names, batch.columns, strict=True)
                ]
                yield self._pa.RecordBatch.from_arrays(columns, self.names)

    def _cells(self) -> str:
        return self._source(self._options, [f"c{number}" for number in range(len(self.names))])

    def _source(self, options: Mapping[str, str], columns: Sequence[str]) -> str:
        kinds = ", ".join(f"'{name}': 'VARCHAR'" for name in columns)
        return f"read_csv({path_literal(self._path)}, columns={{{kinds}}}{_arguments(options)})"

    def _rows(self, columns: str, source: str, limit: str) -> list[tuple[Any, ...]]:
        try:
            return self._duckdb.rows(f"FROM {source} SELECT {columns} {limit}")
        except self._duckdb.module.Error as error:
            raise self.refusal(error) from error

    def refusal(self, error: Exception) -> RNTupleError:
        """The error of this package for one of DuckDB."""
        text = str(error)
        line = printable(
            text.replace(str(self._path), self._path.name)[:300].partition("\n\n")[0].replace("\n", "; ")
        )
        if isinstance(error, self._duckdb.module.BinderException) or "named parameter" in text:
            return SchemaError(f"DuckDB refuses the options: {line}")
        if isinstance(error, UnicodeError) or "is not utf-8" in text:
            return SchemaError(
                f"'{self._path}' is not UTF-8", hint="give its encoding (--reader encoding=latin-1)"
            )
        return TableError(f"'{self._path}' cannot be read: {line}")


def _value(name: str, values: Sequence[str]) -> str:
    if name == "nullstr" or len(values) > 1:
        return f"[{', '.join(map(literal, values))}]"
    return literal("\t" if values[0] == "\\t" else values[0])


def _arguments(options: Mapping[str, str]) -> str:
    return "".join(f", {name}={value}" for name, value in options.items())


def _on(condition: str, number: int) -> str:
    """A condition of a cell x for the cells of a column."""
    return re.sub(r"\bx\b", f"c{number}", condition)


def _condition_of(kind: str) -> str:
    if kind == "VARCHAR":
        return "true"
    if kind == "BOOLEAN":
        return _TRUTH
    form = _REAL if kind in ("FLOAT", "DOUBLE") else _WHOLE
    return f"{form} AND TRY_CAST({_TRIMMED} AS {kind}) IS NOT NULL"
