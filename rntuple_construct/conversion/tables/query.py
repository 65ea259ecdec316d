"""SQL queries of RNTuples, which polars answers."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.errors import SchemaError, UnsupportedError
from rntuple_construct.base.extras import require
from rntuple_construct.base.printable import redacted
from rntuple_construct.base.suggestions import shortened, suggestion
from rntuple_construct.conversion.tables.export_table import (
    ExportResult,
    directory_beside,
    texts_of_table,
    write_tables,
)
from rntuple_construct.conversion.tables.import_table import ImportOptions, import_file
from rntuple_construct.reader.lazy_frame import scan
from rntuple_construct.reader.multi_file import opened, opened_file

if TYPE_CHECKING:
    from rntuple_construct.model.values.layout import Layout
    from rntuple_construct.writer import WriteOptions

__all__ = ["STEP", "Query"]

STEP = "32 MB"
_INFO = "rntuple info shows all of them"
_NO_COLUMN = re.compile(r'unable to find column "(.*?)"; ')
_NO_TABLE = re.compile(r"relation '(.*?)' was not found")
_MAX_LENGTH, _MAX_OPERATORS = 100_000, 500
"""Characters and operators of a statement. polars recurses for each operator, and 2,000 overflow its stack."""
_OPERATOR = re.compile(
    r"[-+*/%<>=|&^!~]+|\b(?:and|or|xor|not|union|intersect|except|join|case|when|div)\b", re.IGNORECASE
)
_TEXT_OR_COMMENT = re.compile(r"'(?:[^']|'')*'|--[^\n]*|/\*.*?\*/", re.DOTALL)
_READS_FILE = re.compile(r"[\"`\[]?\b((?:read|scan)_\w+)[\"`\]]?\s*\(", re.IGNORECASE)


class Query:
    """The rows that a ``SELECT`` statement finds in RNTuples, computed while they are iterated over.

    Each RNTuple is a table of its name, in capital or small letters. Files that have RNTuples of one name make one table.
    Only the columns that the query needs are read.

    Args:
        sql: the statement, in the SQL of polars.
        files: what to open, with the name of an RNTuple in it; None for all of them.
        left_out: called with the name of an RNTuple, and with errors by names of the fields that polars cannot hold. A query
            that names one of them is refused.
        union: if true, files may lack fields that others have; their entries have missing values.
        local_files: if true, the statement may read other files, as with ``read_csv('table.csv')``.
        options: as for ``scan``; the default of ``step_size`` is ``STEP``.

    Raises:
        SchemaError: no RNTuple or field of a name, or a statement that polars refuses.
        MissingExtraError: polars or pyarrow is not installed.
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
        _check_statement(sql, local_files=local_files)
        self._union = union
        self._polars = require("polars")
        require("pyarrow")
        self._sources = _sources(files, options)
        self._frames: dict[str, Any] = {}
        self._missing: dict[str, UnsupportedError] = {}
        self._options = {"step_size": STEP, **options}
        self._left_out = left_out
        with self._refusing():
            self._rows = self._executed(sql)
            empty = self._polars.DataFrame(schema=self._rows.collect_schema())
        if not empty.columns:
            raise SchemaError("the statement has no result", hint="write a SELECT statement")
        self.schema = self._arrow(empty).schema
        """Names and types of the columns, a ``pyarrow.Schema``."""

    def _executed(self, sql: str) -> Any:
        """The lazy frame of a statement; the RNTuples that it names become its tables."""
        context = self._polars.SQLContext()
        names = {name.lower(): name for name in self._sources} | {name: name for name in self._sources}
        while True:
            try:
                rows = context.execute(sql)
                rows.collect_schema()
                return rows
            except self._polars.exceptions.SQLInterfaceError as error:
                found = _NO_TABLE.match(str(error))
                name = names.get(found[1]) or names.get(found[1].lower()) if found else None
                if found is None or name is None or found[1] in context.tables():
                    raise
                context.register(found[1], self._frame(name))

    def _frame(self, name: str) -> Any:
        if name not in self._frames:
            if self._union:
                self._frames[name], missing = self._united(self._sources[name])
            else:
                self._frames[name], missing = _frame(self._sources[name], self._options)
            if missing and self._left_out is not None:
                self._left_out(name, missing)
            self._missing.update(missing)
        return self._frames[name]

    def _united(self, sources: Mapping[Any, str | None]) -> tuple[Any, dict[str, UnsupportedError]]:
        """The entries of all files with the fields of all, and errors of the fields that are left out."""
        frames, types, left_out = [], dict[str, tuple[Any, Any]](), dict[str, UnsupportedError]()
        for source, name in sources.items():
            frame, missing = _frame({source: name}, self._options)
            left_out.update(missing)
            for column, kind in frame.collect_schema().items():
                first, known = types.setdefault(column, (source, kind))
                if known != kind:
                    raise SchemaError(
                        f"field '{column}' is {kind} in {_called(source)} and {known} in {_called(first)}",
                        path=column, hint="only fields of one type become a column; give the other files to another query",
                    )  # fmt: skip
            frames.append(frame)
        joined = self._polars.concat(frames, how="diagonal")
        return joined.drop(set(left_out) & set(types)), left_out

    def tables(self, max_rows: int | None = None) -> Iterator[Any]:
        """Yield the rows as Arrow tables of some size.

        Args:
            max_rows: how many rows are wanted; None for all of them.

        Raises:
            SchemaError: polars cannot compute the result.
            RNTupleError: damage, as ``RNTuple.arrays`` reports it.
        """
        rows = self._rows if max_rows is None else self._rows.head(max_rows)
        with self._refusing():
            frames = iter(rows.collect_batches(maintain_order=True, lazy=True))
            # An interrupt would be lost in the calls that polars makes, so they are made in another thread.
            thread = ThreadPoolExecutor(1)
            try:
                while (frame := thread.submit(next, frames, None).result()) is not None:
                    yield self._arrow(frame)
            finally:
                thread.shutdown(wait=False)

    def texts(self, max_rows: int) -> tuple[dict[str, Layout], bool]:
        """The first rows as layouts with text for times and decimals, and whether there are more rows.

        Args:
            max_rows: how many rows are returned at most.

        Raises:
            SchemaError, RNTupleError: as for ``tables``.
        """
        tables = [self.schema.empty_table(), *self.tables(max_rows + 1)]
        rows = require("pyarrow").concat_tables(tables)
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

    def _arrow(self, frame: Any) -> Any:
        oldest = self._polars.CompatLevel.oldest()  # the types that every program knows
        try:
            return require("pyarrow").table({each.name: each.to_arrow(compat_level=oldest) for each in frame})
        except ValueError as error:
            raise SchemaError(f"the result has a type that Arrow lacks: {error!s:.200}") from error

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        """Raise errors of this package for those of polars."""
        try:
            yield
        except self._polars.exceptions.PolarsError as error:
            text = str(error).partition("\n")[0]
            if isinstance(error, self._polars.exceptions.StructFieldNotFoundError):
                raise SchemaError(f"there is no member '{shortened(text)}'") from error
            raise self._refusal(text) from error
        except BaseException as error:
            if type(error).__name__ != "PanicException":  # of its Rust code, and not an Exception
                raise
            raise UnsupportedError(f"polars cannot compute this query: {error!s:.200}") from None

    def _refusal(self, text: str) -> SchemaError:
        if found := _NO_TABLE.match(text):
            return SchemaError(
                f"there is no RNTuple '{shortened(found[1])}'",
                hint=suggestion(found[1], self._sources, _INFO, label="RNTuples"),
            )
        if found := _NO_COLUMN.match(text):
            name = found[1]
            if name in self._missing:
                return SchemaError(f"field '{name}' cannot be used in SQL: {self._missing[name].message}")
            columns = [each for frame in self._frames.values() for each in frame.collect_schema().names()]
            return SchemaError(
                f"there is no column '{shortened(name)}'",
                hint=suggestion(name, columns, _INFO, label="columns"),
            )
        return SchemaError(f"polars refuses the query: {text:.400}")


def _check_statement(sql: str, *, local_files: bool) -> None:
    """Raise SchemaError for a statement that is too large for polars, or reads files without permission."""
    code = _TEXT_OR_COMMENT.sub(lambda match: "''" if match[0].startswith("'") else " ", sql)
    num_operators = len(_OPERATOR.findall(code))
    for what, number, most in (
        ("characters", len(sql), _MAX_LENGTH),
        ("operators", num_operators, _MAX_OPERATORS),
    ):
        if number > most:
            raise SchemaError(
                f"the statement has {number} {what}",
                expected=f"at most {most}",
                hint="divide the query into several",
            )
    found = _READS_FILE.search(code)
    if found and not local_files:
        raise SchemaError(
            f"the statement reads a file with {found[1]}", hint="--local-files allows it; queries read only the given files otherwise"
        )  # fmt: skip


def _called(source: Any) -> str:
    return redacted(os.fsdecode(source)) if isinstance(source, (str, os.PathLike)) else "a file object"


def _sources(
    files: Sequence[tuple[Any, str | None]], options: Mapping[str, Any]
) -> dict[str, dict[Any, str | None]]:
    """The files of each RNTuple, with its name."""
    found: dict[str, dict[Any, str | None]] = {}
    for source, name in files:
        if name is not None:
            found.setdefault(name, {})[source] = name
            continue
        with opened_file(source, options) as file:
            for each in file:
                found.setdefault(each, {})[source] = each
    return found


def _frame(
    sources: Mapping[Any, str | None], options: Mapping[str, Any]
) -> tuple[Any, dict[str, UnsupportedError]]:
    """The lazy frame of an RNTuple, and errors of the fields that it lacks."""
    missing: dict[str, UnsupportedError] = {}
    fields = None
    while True:
        try:
            return scan(sources, fields, **options), missing
        except UnsupportedError as error:
            if error.path is None or error.path in missing:
                raise
            missing[error.path] = error
            source, name = next(iter(sources.items()))
            with opened(source, name, options) as events:
                fields = [each for each in events.types_of(None, None) if each not in missing]
            if not fields:
                raise
