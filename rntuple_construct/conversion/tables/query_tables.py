"""RNTuples as tables of DuckDB, which asks for columns and conditions and gets Arrow record batches."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import SchemaError, UnsupportedError
from rntuple_construct.base.extras import require
from rntuple_construct.base.printable import redacted
from rntuple_construct.model.arrays import present
from rntuple_construct.model.arrays.to_arrow import with_types
from rntuple_construct.model.schema.field_kinds import FieldNode
from rntuple_construct.model.values.layout import Layout
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader.arrow_stream import arrow_schema
from rntuple_construct.reader.multi_file import opened_file, reading_options
from rntuple_construct.storage.source import Traffic

__all__ = ["FILENAME", "Bound", "Prefilter", "QueryTable", "float_bounds"]

FILENAME = "filename"
"""Column with the name of the file, as DuckDB's readers of files have it."""
_NUMBER = r"(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)"
_BOUND = re.compile(rf"(\w+) (<=|>=|<|>|=) {_NUMBER}")
_RANGE = re.compile(rf"\((\w+) BETWEEN {_NUMBER} AND {_NUMBER}\)")
_ROW = "\0row"
"""Name of a column that no field has."""


class Bound(NamedTuple):
    """A comparison of a column of reals with a number, such as ``met > 100.0``."""

    column: str
    sign: str
    number: str


Prefilter: TypeAlias = Sequence[Bound]
"""Comparisons that all rows of a result fulfil."""


def float_bounds(condition: str, columns: Sequence[str]) -> list[Bound]:
    """Return the simple comparisons that follow from a condition in the text of a plan.

    Args:
        condition: the condition, with parentheses around each of its parts.
        columns: names of the columns that are scanned.
    """
    if '"' in condition:
        return []  # a name may have quotes and parentheses
    condition = _RANGE.sub(r"((\1 >= \2) AND (\1 <= \3))", condition)
    parts, depth, is_text, start = [], 0, False, 0
    body = condition[1:-1] if condition.startswith("(") and condition.endswith(")") else condition
    for place, character in enumerate(body):
        if character == "'":
            is_text = not is_text
        elif not is_text:
            depth += (character == "(") - (character == ")")
            if depth < 0:
                return []  # the outer parentheses were not those of one part
            if depth == 0 and body.startswith(" AND ", place):
                parts.append(body[start:place])
                start = place + len(" AND ")
    if parts:
        return [bound for part in [*parts, body[start:]] for bound in float_bounds(part, columns)]
    match = _BOUND.fullmatch(body)
    return [Bound(*match.groups())] if match and match[1] in columns else []


class QueryTable:
    """The entries of an RNTuple in one or several files, one file after the other, as DuckDB scans them.

    Args:
        name: of the RNTuple.
        sources: what to open, with the name of the RNTuple in it.
        options: as for ``iterate``.
        union: whether files may lack fields that others have.
        has_filename: whether there is a column with the name of the file.

    Attributes:
        schema: names and types of the columns, a ``pyarrow.Schema``.
        missing: errors by names of the fields that are left out.
        prefilter: comparisons of reals that all rows of the result fulfil.
        failure: the error that ended a scan.
        columns_read: names of the columns that scans asked for.
        traffic: counts of the requests for files that are not local.

    Raises:
        RNTupleError: a file cannot be read.
        SchemaError: with ``union``, a field has different types.
    """

    def __init__(
        self,
        name: str,
        sources: Sequence[tuple[Any, str]],
        options: Mapping[str, Any],
        *,
        union: bool,
        has_filename: bool,
    ) -> None:
        self._pa = require("pyarrow")
        self._sources = sources
        self._options = options
        self._union = union
        self._has_filename = has_filename
        self.name = name
        self.missing: dict[str, UnsupportedError] = {}
        self.prefilter: Prefilter = ()
        self.failure: BaseException | None = None
        self.columns_read: dict[str, None] = {}
        self.traffic = Traffic()
        self.schema = self._united()

    def _united(self) -> Any:
        """The columns of the first file, or of all."""
        types: dict[str, tuple[Any, Any]] = {}
        folded: dict[str, str] = {}
        for source, ntuple in self._sources if self._union else self._sources[:1]:
            with self._opened(source, ntuple) as events:
                for item in self._schema_of(events):
                    first, known = types.setdefault(item.name, (source, item.type))
                    if _text(known) != _text(item.type):
                        raise _difference(item.name, item.type, source, known, first)
        for name in list(types):
            if folded.setdefault(name.lower(), name) != name:
                self.missing[name] = UnsupportedError(
                    f"SQL does not distinguish it from '{folded[name.lower()]}'", path=name
                )
        for name, (_, kind) in types.items():
            if "\0" in name or "\0" in str(kind):
                self.missing[name] = UnsupportedError("names of DuckDB end at NUL", path=name)
        kept = [(name, kind) for name, (_, kind) in types.items() if name not in self.missing]
        if self._has_filename and FILENAME not in folded:
            kept.append((FILENAME, self._pa.string()))
        else:
            self._has_filename = False
        return self._pa.schema(kept)

    def _schema_of(self, events: RNTuple) -> Any:
        """Names and types of the fields that Arrow can hold."""
        fields = None
        while True:
            try:
                return arrow_schema(events, fields)
            except UnsupportedError as error:
                if error.path is None or error.path in self.missing:
                    raise
                self.missing[error.path] = error
                fields = [each for each in events.types_of() if each not in self.missing]
                if not fields:
                    raise

    def dataset(self, connection: Any) -> Any:
        """Return a ``pyarrow.dataset.Dataset`` without the columns of types that DuckDB lacks.

        Args:
            connection: a connection of DuckDB.

        Raises:
            SchemaError: no column is left.
        """
        types = dict.fromkeys(self.schema.types)
        is_suitable = not types or self._suits(connection, types)
        unsuitable = set() if is_suitable else {each for each in types if not self._suits(connection, [each])}
        for item in self.schema if unsuitable else ():
            if item.type in unsuitable:
                self.missing[item.name] = UnsupportedError(
                    f"DuckDB has no type for {item.type}", path=item.name
                )
        self.schema = self._pa.schema([item for item in self.schema if item.name not in self.missing])
        if not len(self.schema):
            raise SchemaError(f"RNTuple '{self.name}' has no fields that SQL can use")
        table = self

        class Dataset(require("pyarrow.dataset").Dataset):  # type: ignore[misc]
            """Table for DuckDB, which calls ``scanner`` of classes derived from that of pyarrow."""

            def __init__(self) -> None:
                pass

            @property
            def schema(self) -> Any:
                return table.schema

            def scanner(self, columns: Any = None, filter: Any = None, **_: Any) -> _ArrowScanner:
                return _ArrowScanner(table, table.schema.names if columns is None else list(columns), filter)

        return Dataset()

    def _suits(self, connection: Any, types: Collection[Any]) -> bool:
        """Return whether DuckDB takes all of some types of Arrow."""
        if any(_has_nanoseconds(self._pa, each) for each in types):
            return False
        schema = self._pa.schema([(f"column_{number}", each) for number, each in enumerate(types)])
        name, duckdb = "rntuple_types", require("duckdb")
        lacking = duckdb.NotImplementedException, duckdb.InternalException, self._pa.ArrowNotImplementedError
        try:  # a decimal with a negative scale is an internal error
            connection.register(name, schema.empty_table())
        except lacking:
            return False
        connection.unregister(name)
        return True

    @contextmanager
    def _opened(self, source: Any, ntuple: str) -> Iterator[RNTuple]:
        with opened_file(source, self._options) as file:
            file.limit_work("query", "choose fewer fields", num_held=2)
            try:
                yield file[ntuple]
            finally:
                traffic = file.traffic
                if traffic is not None:
                    self.traffic.add(**traffic.as_dict())

    def batches(self, columns: Sequence[str], condition: Any) -> Iterator[Any]:
        """Yield record batches of columns, with the entries that fulfil a condition.

        The columns of the condition and of ``prefilter`` are read first, the others from the first entry that passes to the last one.

        Args:
            columns: names.
            condition: a ``pyarrow.compute.Expression``; None for all entries.
        """
        self.columns_read.update(dict.fromkeys(columns))
        is_exact = condition is not None
        if self.prefilter:
            weaker = self._weaker_condition()
            condition = weaker if condition is None else condition & weaker
        tested = [] if condition is None else _names_in(condition, self.schema.names)
        self.columns_read.update(dict.fromkeys(tested))
        schema = self._pa.schema([self.schema.field(name) for name in columns])
        for source, ntuple in self._sources:
            with self._opened(source, ntuple) as events:
                yield from self._batches_of(events, source, schema, condition, tested, is_exact=is_exact)

    def _batches_of(
        self,
        events: RNTuple,
        source: Any,
        schema: Any,
        condition: Any,
        tested: Sequence[str],
        *,
        is_exact: bool,
    ) -> Iterator[Any]:
        present_names = self._check(events, source, list(dict.fromkeys([*schema.names, *tested])))
        fields = [name for name in schema.names if name in present_names]
        constants = {FILENAME: _called(source)} if self._has_filename else {}
        cut: Any = None
        if condition is not None:
            schema_tested = self._pa.schema([self.schema.field(name) for name in tested])
            nodes = {name: events.node(name) for name in tested if name in present_names}
            cut = _QueryCut(condition, nodes, schema_tested, constants, is_exact=is_exact)
            if not nodes:
                if not cut.mask({}, 1)[0]:
                    return
                cut = None
        if not fields and cut is None:
            # No column of this file is needed, only the number of its entries.
            yield from _completed(self._pa, {}, schema, constants, events.num_entries).to_batches()
            return
        names = fields or list(cut.nodes if cut else {})
        for table in events.iterate(names, cut, library="pa", **reading_options(self._options)):
            known = dict(zip(table.column_names, table.columns, strict=True))
            yield from _completed(self._pa, known, schema, constants, len(table)).to_batches()

    def _check(self, events: RNTuple, source: Any, names: Sequence[str]) -> set[str]:
        """Names of the columns that are fields of a file; raises SchemaError for other types than in the first file."""
        wanted = [name for name in names if not (self._has_filename and name == FILENAME)]
        lacking = [name for name in wanted if name not in events.nodes]
        if lacking and not self._union:
            raise SchemaError(
                f"{_called(source)} has no field '{lacking[0]}', which {_called(self._sources[0][0])} has",
                hint="--union gives its entries missing values",
            )
        found = [name for name in wanted if name not in lacking]
        for item in arrow_schema(events, found) if found else []:
            expected = self.schema.field(item.name).type
            if _text(expected) != _text(item.type):
                raise _difference(item.name, item.type, source, expected, self._sources[0][0])
        return set(found)

    def _weaker_condition(self) -> Any:
        """A condition that holds for all rows that fulfil the comparisons; NaN fulfils all of them, as it may be the largest number."""
        field, scalar = require("pyarrow.compute").field, self._pa.scalar
        found = None
        for name, sign, number in self.prefilter:
            kind = self.schema.field(name).type
            column, value = field(name), scalar(np.dtype(kind.to_pandas_dtype()).type(number), kind)
            compared = {
                "<": column < value, "<=": column <= value, ">": column > value, ">=": column >= value, "=": column == value,
            }[sign]  # fmt: skip
            either = compared | column.is_nan()
            found = either if found is None else found & either
        return found


class _ArrowScanner:
    """Scanner of an RNTuple with the interface of ``pyarrow.dataset.Scanner``, for DuckDB.

    Args:
        table: the table.
        columns, condition: as for ``QueryTable.batches``.
    """

    def __init__(self, table: QueryTable, columns: Sequence[str], condition: Any) -> None:
        self._table = table
        self._columns = columns
        self._condition = condition
        self.projected_schema = require("pyarrow").schema([table.schema.field(name) for name in columns])

    def to_reader(self) -> Any:
        """Return a ``pyarrow.RecordBatchReader``."""
        return require("pyarrow").RecordBatchReader.from_batches(self.projected_schema, self._batches())

    def _batches(self) -> Iterator[Any]:
        try:
            yield from self._table.batches(self._columns, self._condition)
        except Exception as error:
            self._table.failure = error  # DuckDB keeps only its text
            raise


class _QueryCut:
    """A condition of Arrow in the place of one of this package, which chooses the entries that the reader returns.

    Args:
        condition: a ``pyarrow.compute.Expression``.
        nodes: the fields that it needs.
        schema: names and types of its columns.
        constants: values of columns that the file lacks.
        is_exact: false if it may choose other entries, too. Then it chooses a range, which needs no copy.
    """

    def __init__(
        self,
        condition: Any,
        nodes: Mapping[str, FieldNode],
        schema: Any,
        constants: Mapping[str, str],
        *,
        is_exact: bool,
    ) -> None:
        self._is_exact = is_exact
        self._condition = condition
        self.nodes = nodes
        self._schema = schema
        self._constants = constants

    def mask(self, chunk: Mapping[str, Layout], length: int) -> npt.NDArray[np.bool_]:
        """Return which entries it holds for, an array of bool of shape ``(length,)``."""
        pa = require("pyarrow")
        table = present({name: chunk[name] for name in self.nodes}, "pa", length, self.nodes)
        known = dict(zip(table.column_names, table.columns, strict=True))
        complete = _completed(pa, known, self._schema, self._constants, length)
        rows = complete.append_column(_ROW, pa.array(np.arange(length)))
        found = np.zeros(length, np.bool_)
        picks = rows.filter(self._condition)[_ROW].to_numpy()
        if self._is_exact or not len(picks):
            found[picks] = True
        elif 2 * (picks[-1] - picks[0]) < length:
            found[picks[0] : picks[-1] + 1] = True
        else:
            found[:] = True
        return found


def _completed(
    pa: Any, known: Mapping[str, Any], schema: Any, constants: Mapping[str, str], length: int
) -> Any:
    """A table of a schema; columns that are neither known nor constant have missing values."""
    columns = []
    for item in schema:
        if item.name in known:
            columns.append(with_types(pa, known[item.name], item.type))
        elif item.name in constants:
            columns.append(pa.repeat(pa.scalar(constants[item.name], item.type), length))
        else:
            columns.append(pa.nulls(length, item.type))
    return pa.table(columns, schema=schema)


def _names_in(condition: Any, names: Sequence[str]) -> list[str]:
    """Names of the columns that occur in a condition, and perhaps others."""
    text = str(condition)
    return [name for name in names if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)]


def _text(kind: Any) -> str:
    """A type as text, where elements that cannot be missing are as those that can."""
    return str(kind).replace(" not null", "")


def _has_nanoseconds(pa: Any, kind: Any) -> bool:
    """Check if a type has durations in nanoseconds: the intervals of DuckDB have microseconds."""
    if pa.types.is_duration(kind):
        return bool(kind.unit == "ns")
    return any(_has_nanoseconds(pa, kind.field(number).type) for number in range(kind.num_fields))


def _difference(name: str, kind: Any, source: Any, known: Any, first: Any) -> SchemaError:
    return SchemaError(
        f"field '{name}' is {kind} in {_called(source)} and {known} in {_called(first)}", path=name,
        hint="only fields of one type become a column; give the other files to another query",
    )  # fmt: skip


def _called(source: Any) -> str:
    return redacted(os.fsdecode(source)) if isinstance(source, (str, os.PathLike)) else "a file object"
