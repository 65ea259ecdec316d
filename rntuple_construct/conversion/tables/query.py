"""SQL queries of RNTuples, which DuckDB answers."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.errors import RNTupleError, SchemaError, UnsupportedError
from rntuple_construct.base.extras import require
from rntuple_construct.base.printable import printable
from rntuple_construct.base.suggestions import shortened, suggestion
from rntuple_construct.conversion.tables.duckdb_thread import DuckDBThread
from rntuple_construct.conversion.tables.export_table import (
    ExportResult,
    directory_beside,
    texts_of_table,
    write_tables,
)
from rntuple_construct.conversion.tables.import_table import ImportOptions, import_file
from rntuple_construct.conversion.tables.query_tables import Prefilter, QueryTable, float_bounds
from rntuple_construct.reader.multi_file import opened_file

if TYPE_CHECKING:
    from rntuple_construct.model.values.layout import Layout
    from rntuple_construct.writer import WriteOptions

__all__ = ["STEP", "Query"]

STEP = "32 MB"
_ROWS = 100_000
"""Rows of a table of the result, about a row group of Parquet."""
_MAX_LENGTH = 100_000
"""Characters of a statement: DuckDB needs 400 MB to plan 3,000 parts of a union, and more than linearly more for more."""
_INFO = "rntuple info shows all of them"
_KINDS = {"SELECT", "EXPLAIN", "MULTI"}
"""Kinds of statements that return rows and change nothing; ``MULTI`` is ``PIVOT``."""
_NO_COLUMN = re.compile(r'Referenced (?:column|table) "(.*?)" not found')
_NO_TABLE = re.compile(r"Table with name (.*?) does not exist!")
_OTHER_SPELLINGS = {
    "&&": "SQL has AND for '&&'",
    "||": "SQL has OR to combine conditions; '||' joins texts",
    "None": "SQL has IS NULL to ask for missing values",
}
"""Operators of other languages, and those of SQL."""
_NO_MEMBER = re.compile(r'Could not find key "(.*?)" in struct')
_FILE = re.compile(r'Cannot access (?:file|directory) "(.*?)"')


class Query:
    """The rows that a ``SELECT`` statement finds in RNTuples, computed while they are iterated over.

    Each RNTuple is a table of its name, in capital or small letters. Files that have RNTuples of one name make one table.
    Only the columns that the query needs are read. A statement that names ``filename`` gets this column, the name of the file.

    Args:
        sql: the statement, in the SQL of DuckDB.
        files: what to open, with the name of an RNTuple in it; None for all of them.
        left_out: called with the name of an RNTuple, and with errors by names of the fields that DuckDB cannot hold. A query
            that names one of them is refused.
        union: if true, files may lack fields that others have; their entries have missing values.
        local_files: if true, the statement may read other files, as with ``read_csv('table.csv')``.
        options: as for ``iterate``; the default of ``step_size`` is ``STEP``.

    Raises:
        SchemaError: no RNTuple or field of a name, or a statement that DuckDB refuses.
        MissingExtraError: DuckDB or pyarrow is not installed.
        RNTupleError: a file cannot be read.
    """

    def __init__(
        self,
        sql: str,
        files: Sequence[tuple[Any, str | None]],
        left_out: Callable[[str, Mapping[str, UnsupportedError]], None] | None = None,
        *,
        union: bool = False,
        local_files: bool = False,
        **options: Any,
    ) -> None:
        if len(sql) > _MAX_LENGTH:
            raise SchemaError(
                f"the statement has {len(sql)} characters", expected=f"at most {_MAX_LENGTH}",
                hint="divide the query into several",
            )  # fmt: skip
        self._duckdb = DuckDBThread(local_files=local_files)
        self._connection = self._duckdb.connection
        self._pa = require("pyarrow")
        self.tables_read: dict[str, QueryTable] = {}
        """The tables that the statement names, with the columns that were read."""
        self._left_out = left_out
        self._sql = sql
        self._compares_nan = int(self._duckdb.module.__version__.partition(".")[0]) >= 2
        """Whether comparisons that DuckDB gives to tables hold for NaN as in its own tables."""
        sources = _sources(files, options)
        self._names = list(sources)
        with self._refusing():
            self._check_kind(sql)
            has_filename = re.search(r"\bfilename\b", sql, re.IGNORECASE) is not None
            for name, is_needed in self._needed(sql).items():
                table = QueryTable(
                    name,
                    sources[name],
                    {"step_size": STEP, **options},
                    union=union,
                    has_filename=has_filename,
                )
                try:
                    self._connection.register(name, table.dataset(self._connection))
                except RNTupleError:
                    if is_needed:
                        raise
                    continue
                self.tables_read[name] = table
                if table.missing and left_out is not None and is_needed:
                    left_out(name, table.missing)
            if not self._compares_nan:
                self._connection.execute("SET disabled_optimizers = 'filter_pushdown'")
            self._connection.execute("SET lock_configuration = true")
            self._relation = self._duckdb.run(lambda: self._connection.sql(sql))
            if self._relation is None or not self._relation.columns:
                raise SchemaError("the statement has no result", hint="write a SELECT statement")
            self._plan(sql)
            self._whole = [
                name for name, kind in zip(_distinct(self._relation.columns), self._relation.types, strict=True)
                if str(kind) in ("HUGEINT", "UHUGEINT")
            ]  # fmt: skip
            with self._duckdb.reader(self._relation.limit(0), _ROWS) as reader:
                self.schema = self._table(reader.schema.empty_table()).schema
                """Names and types of the columns, a ``pyarrow.Schema``."""

    def _check_kind(self, sql: str) -> None:
        statements = self._connection.extract_statements(sql)
        if len(statements) != 1:
            raise SchemaError(f"there are {len(statements)} statements", hint="write one SELECT statement")
        if statements[0].type.name not in _KINDS:
            raise SchemaError("the statement has no result", hint="write a SELECT statement")

    def _needed(self, sql: str) -> dict[str, bool]:
        """The RNTuples that become tables, and whether the statement names them.

        Those that it does not name become tables if it may list tables, as ``SHOW TABLES`` does.
        """
        by_name: dict[str, str] = {}
        for name in self._names:
            if by_name.setdefault(name.lower(), name) != name:
                raise SchemaError(
                    f"SQL does not distinguish the RNTuples '{by_name[name.lower()]}' and '{name}'",
                    hint="select one of them with FILE:NAME",
                )
        try:
            named = {name.lower() for name in self._connection.get_table_names(sql)}
        except self._duckdb.module.Error:
            named = set()
        needed = {name: True for folded, name in by_name.items() if folded in named}
        if not named or not named <= set(by_name):
            needed.update((name, False) for name in self._names if name not in needed)
        return needed

    def _plan(self, sql: str) -> None:
        """Give comparisons of reals to the table, if the plan reads only one.

        DuckDB itself gives it the comparisons of other types. It keeps those of reals, because NaN is the largest number only in SQL.
        Entries that cannot fulfil them are left out, and DuckDB compares again.
        """
        if not self._compares_nan or len(self.tables_read) != 1:
            return
        try:
            execute = self._connection.execute
            row = self._duckdb.run(lambda: execute(f"EXPLAIN (FORMAT JSON) {sql}").fetchone())
        except self._duckdb.module.Error:
            return  # PIVOT, and EXPLAIN itself
        scans: list[Prefilter] = []
        (table,) = self.tables_read.values()
        _collect_scans(row[1], scans)
        if len(scans) == 1:
            table.prefilter = [
                each for each in scans[0] if self._pa.types.is_floating(table.schema.field(each.column).type)
            ]

    def tables(self, max_rows: int | None = None) -> Iterator[Any]:
        """Yield the rows as Arrow tables of some size.

        Args:
            max_rows: how many rows are wanted; None for all of them.

        Raises:
            SchemaError: DuckDB cannot compute the result.
            RNTupleError: damage, as ``RNTuple.arrays`` reports it.
        """
        relation = self._relation if max_rows is None else self._relation.limit(max_rows)
        with self._refusing(), self._duckdb.reader(relation, _ROWS) as reader:
            for batch in self._duckdb.batches(reader):
                yield self._table(self._pa.Table.from_batches([batch]))

    def texts(self, max_rows: int) -> tuple[dict[str, Layout], bool]:
        """The first rows as layouts with text for times and decimals, and whether there are more rows.

        Args:
            max_rows: how many rows are returned at most.

        Raises:
            SchemaError, RNTupleError: as for ``tables``.
        """
        tables = [self.schema.empty_table(), *self.tables(max_rows + 1)]
        rows = self._pa.concat_tables(tables)
        return texts_of_table(rows.slice(0, max_rows)), len(rows) > max_rows

    def write(
        self, target: Any, *, format: str | None = None, compression: str | None = None
    ) -> ExportResult:
        """Write the rows as a file; arguments and errors as for ``export``."""
        return write_tables(self.tables(), self.schema, target, format=format, compression=compression)

    def write_ntuple(
        self, target: str | os.PathLike[str], name: str, options: WriteOptions | None = None
    ) -> int:
        """Write the rows as an RNTuple; characters that names of fields may not have become underscores.

        The rows are stored in a temporary file beside the target first, to find the columns with missing values.

        Args:
            target: path.
            name: of the RNTuple.
            options: how it is written.

        Returns:
            the number of entries.

        Raises:
            SchemaError, SinkError, RNTupleError: as for ``tables`` and ``import_file``.
        """
        with directory_beside(target) as directory:
            path = Path(directory, "rows.arrow")
            self.write(path, compression="lz4")
            choices = ImportOptions(sanitize_names=True)
            return import_file(path, target, name, options=options, choices=choices).num_entries

    def _table(self, table: Any) -> Any:
        """A part of the result with distinct names, and with 64 bits for integers that DuckDB computes with 128."""
        names = _distinct(table.column_names)
        columns = []
        for name, column in zip(names, table.columns, strict=True):
            if name in self._whole:
                try:
                    column = column.cast(self._pa.int64())
                except self._pa.ArrowInvalid as error:
                    raise SchemaError(
                        f"integers of column '{shortened(name)}' do not fit in 64 bits",
                        hint="cast them to DECIMAL(38, 0) or DOUBLE in the statement",
                    ) from error
            columns.append(column)
        return self._pa.table(columns, names=names)

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Raise errors of this package for those of DuckDB, and errors of the tables for those that DuckDB made of them."""
        try:
            yield
        except (self._duckdb.module.Error, self._pa.ArrowException, OSError, MemoryError) as error:
            for table in self.tables_read.values():
                if table.failure is not None:
                    raise table.failure from None
            raise self._refusal(error) from error

    def _refusal(self, error: Exception) -> RNTupleError:
        text = str(error).strip()
        if isinstance(error, MemoryError) or "Out of Memory" in text or "emory allocation failure" in text:
            return UnsupportedError(
                f"DuckDB lacks memory for this query: {_first_line(text)}",
                hint="select fewer rows or columns, or sort and join fewer rows",
            )
        if found := _FILE.search(text):
            return SchemaError(
                f"the statement reads '{shortened(found[1])}'",
                hint="--local-files allows it; queries read only the given files otherwise",
            )
        if found := _NO_TABLE.search(text):
            return SchemaError(
                f"there is no RNTuple '{shortened(found[1])}'",
                hint=suggestion(found[1], self._names, _INFO, label="RNTuples"),
            )
        if found := _NO_MEMBER.search(text):
            return SchemaError(f"there is no member '{shortened(found[1])}'", hint=_INFO)
        if found := _NO_COLUMN.search(text):
            name = found[1]
            if name in _OTHER_SPELLINGS:
                return SchemaError(f"there is no column '{name}'", hint=_OTHER_SPELLINGS[name])
            for table in self.tables_read.values():
                if name in table.missing:
                    return SchemaError(f"field '{name}' cannot be used in SQL: {table.missing[name].message}")
            columns = [each for table in self.tables_read.values() for each in table.schema.names]
            return SchemaError(
                f"there is no column '{shortened(name)}'",
                hint=suggestion(name, columns, _INFO, label="columns"),
            )
        hint = next((hint for sign, hint in _OTHER_SPELLINGS.items() if sign in self._sql), None)
        return SchemaError(f"DuckDB refuses the query: {_first_line(text)}", hint=hint)


def _first_line(text: str) -> str:
    return printable(text.partition("\n")[0][:400])


def _distinct(names: Sequence[str]) -> list[str]:
    """Names of columns with numbers after those that occur before."""
    found: dict[str, None] = {}
    for name in names:
        number, distinct = 0, name
        while distinct in found:
            number += 1
            distinct = f"{name}_{number}"
        found[distinct] = None
    return list(found)


def _collect_scans(text: str, scans: list[Prefilter]) -> None:
    """Append the comparisons that the rows of each scan of a plan must fulfil."""
    import json

    def visit(node: Mapping[str, Any], condition: str) -> None:
        info = node.get("extra_info", {})
        if "ARROW_SCAN" in node["name"]:
            columns = info.get("Projections", [])
            columns = [columns] if isinstance(columns, str) else columns
            scans.append(float_bounds(condition, columns))
        for child in node["children"]:
            visit(child, str(info.get("Expression", "")) if node["name"].strip() == "FILTER" else "")

    for root in json.loads(text):
        visit(root, "")


def _sources(
    files: Sequence[tuple[Any, str | None]], options: Mapping[str, Any]
) -> dict[str, list[tuple[Any, str]]]:
    """The files of each RNTuple, with its name."""
    found: dict[str, list[tuple[Any, str]]] = {}
    for source, name in files:
        if name is not None:
            found.setdefault(name, []).append((source, name))
            continue
        with opened_file(source, options) as file:
            for each in file:
                found.setdefault(each, []).append((source, each))
    return found
