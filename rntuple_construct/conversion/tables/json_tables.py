"""JSON files as tables: objects through DuckDB where it keeps their values, anything else through Python's parser.

DuckDB reads a file only if it interprets every number and text correctly. Otherwise Python parses all rows and keeps them in memory.
"""

from __future__ import annotations

import gzip
import json
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import reduce
from pathlib import Path
from typing import Any

import numpy as np

from rntuple_construct.base.errors import MissingExtraError, SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.conversion.tables.duckdb_thread import DuckDBThread, literal, path_literal
from rntuple_construct.model.arrays.text import check_names

__all__ = ["NUMBER_WORDS", "STREAMED", "IrregularError", "JsonTable", "python_rows"]

LEN_BLOCK = 4 << 20
_LEN_OVERLAP = 1 << 12
"""Bytes before a block that are searched with it: a match is shorter."""
NUMBER_WORDS = ("nan", "inf", "-inf")
"""Texts for numbers that JSON lacks, as ``rntuple dump`` prints them."""
STREAMED = "$streamer"
"""The member of an object that represents bytes, in hexadecimal digits."""

_EXACT = float(1 << 53)
_MAX_DIGITS = 4000
"""Python makes integers of 4300 digits at most."""
_SIGNS = {
    "long integer": re.compile(rb"[:\[,]\s*-?\d{16,}\s*[,}\]]"),
    "word": re.compile(rb'[:\[,]\s*"(?:nan|inf|-inf)"\s*[,}\]]'),
    "other kind": re.compile(
        rb'[:\[,]\s*(?:true|false|"(?!(?:nan|inf|-inf)")\s*[+-]?(?:\.?\d|inf|nan))', re.IGNORECASE
    ),
}
"""Values that DuckDB may change where it reads reals: rounded integers, words, and truth values and texts that become numbers."""


_NUMBERS = {"UBIGINT", "BIGINT", "HUGEINT", "DOUBLE"}


class IrregularError(Exception):
    """JSON that DuckDB would change; never leaves the package."""


class JsonTable:
    """JSON objects that DuckDB reads.

    Args:
        path: the file.
        is_array: if true, it is an array of objects; otherwise each line is an object.

    Raises:
        IrregularError: DuckDB is not installed, or would change values.
    """

    def __init__(self, path: Path, *, is_array: bool) -> None:
        try:
            self._duckdb = DuckDBThread(local_files=True)
            self._pa = require("pyarrow")
        except MissingExtraError as error:
            raise IrregularError(str(error)) from None
        self._path = path
        self._format = "array" if is_array else "newline_delimited"
        source = f"read_json_objects({path_literal(path)}, format='{self._format}')"
        numbered = f"(FROM {source} SELECT json_structure(json) AS structure, row_number() OVER () AS number)"
        with self._irregular():
            # The aggregate json_group_structure of DuckDB needs memory for all rows.
            found = self._duckdb.rows(
                f"FROM {numbered} SELECT min(number) AS first, structure, count(*) GROUP BY 2 ORDER BY first"
            )
        self.num_rows: int = sum(count for _, _, count in found)
        nodes = [json.loads(text) for _, text, _ in found]
        if not nodes or not all(isinstance(each, dict) for each in nodes):
            raise IrregularError("a row is not an object with members")
        self._columns: dict[str, Any] = reduce(_merged, nodes)
        structure = json.dumps(self._columns)
        if f'"{STREAMED}"' in structure:
            raise IrregularError("objects represent bytes")
        if "\\u0000" in structure:
            raise IrregularError("names of DuckDB end at NUL")
        self._signs: dict[str, bool] = {}
        if '"JSON"' in structure and self._has("other kind"):
            raise IrregularError("values of several kinds")
        self._has_words_only: dict[str, bool] = {}
        with self._irregular(), self._reader(1) as reader:
            self.schema = reader.schema

    def _reader(self, num_rows: int) -> Any:
        kinds = ", ".join(f"{literal(name)}: {literal(_kind(node))}" for name, node in self._columns.items())
        source = f"read_json({path_literal(self._path)}, columns={{{kinds}}}, format='{self._format}')"
        relation = self._duckdb.run(lambda: self._duckdb.connection.sql(f"FROM {source}"))
        return self._duckdb.reader(relation, num_rows)

    def batches(self, num_rows: int) -> Iterator[Any]:
        """Record batches of about this many rows.

        Raises:
            IrregularError: DuckDB has changed values, or cannot read them.
        """
        with self._irregular(), self._reader(num_rows) as reader:
            for batch in self._duckdb.batches(reader):
                for name, column in zip(batch.schema.names, batch.columns, strict=True):
                    self._check(column, name)
                yield batch
        if any(self._has_words_only.values()):
            raise IrregularError("texts that are numbers")

    @contextmanager
    def _irregular(self) -> Iterator[None]:
        """Raise IrregularError for errors of libraries."""
        try:
            yield
        except (self._duckdb.module.Error, self._pa.ArrowException) as error:
            raise IrregularError(str(error)) from None

    def _has(self, sign: str) -> bool:
        """Return whether the file has a match of a pattern of ``_SIGNS``."""
        if sign not in self._signs:
            before = b""
            self._signs[sign] = False
            with _opened(self._path) as file:
                while not self._signs[sign] and (block := file.read(LEN_BLOCK)):
                    self._signs[sign] = _SIGNS[sign].search(before + block) is not None
                    before = block[-_LEN_OVERLAP:]
        return self._signs[sign]

    def _check(self, array: Any, path: str) -> None:
        """Raise IrregularError where a number became another one; notes texts that are words for numbers."""
        types = self._pa.types
        if types.is_floating(array.type):
            data = np.abs(array.drop_null().to_numpy())
            largest = np.fmax.reduce(data, initial=0)
            if (largest >= _EXACT and self._has("long integer")) or (
                np.isinf(largest) and not self._has("word")
            ):
                raise IrregularError("numbers would lose digits")
        elif types.is_string(array.type):
            if self._has_words_only.get(path, True) and len(texts := array.drop_null()):
                first = texts[0].as_py() in NUMBER_WORDS
                self._has_words_only[path] = first and set(texts.unique().to_pylist()) <= set(NUMBER_WORDS)
        elif types.is_list(array.type):
            self._check(array.flatten(), f"{path}[]")
        elif types.is_struct(array.type):
            for number, member in enumerate(array.flatten()):
                self._check(member, f"{path}.{array.type.field(number).name}")


def _kind(node: Any) -> str:
    """The type of DuckDB for a node of a structure."""
    if isinstance(node, Mapping):
        members = (f'"{name.replace(chr(34), 2 * chr(34))}" {_kind(each)}' for name, each in node.items())
        return f"STRUCT({', '.join(members)})"
    if isinstance(node, Sequence) and not isinstance(node, str):
        return f"{_kind(node[0])}[]"
    return {"NULL": '"NULL"', "JSON": "DOUBLE", "UBIGINT": "BIGINT", "HUGEINT": "BIGINT"}.get(
        str(node), str(node)
    )


def _merged(one: Any, other: Any) -> Any:
    """The structure of values of two structures; ``JSON`` if they are of several kinds."""
    if one == other or other == "NULL":
        return one
    if one == "NULL":
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {**one, **{name: _merged(one.get(name, "NULL"), each) for name, each in other.items()}}
    if isinstance(one, list) and isinstance(other, list):
        return [_merged(one[0], other[0])]
    kinds = [each for each in (one, other) if isinstance(each, str)]
    if len(kinds) == len(_NUMBERS.intersection(kinds)):
        return "DOUBLE" if "DOUBLE" in kinds else "BIGINT"
    return "JSON"


def _opened(path: Path) -> Any:
    return gzip.open(path) if path.suffix.lower() == ".gz" else path.open("rb")


def python_rows(path: Path, *, is_array: bool) -> list[dict[str, Any]]:
    """All rows as Python objects with the same names; members that a row does not have are None.

    Numbers given as text beside numbers become numbers, and objects that represent bytes become bytes.

    Raises:
        SchemaError: it is no array of objects, or no line is one; an object has a name twice; a number is beyond
            double precision.
        ValueError: no JSON.
    """
    if is_array:
        with _opened(path) as file:
            rows = _parse(file.read().decode())
        if not isinstance(rows, list):
            raise SchemaError(f"'{path}' holds no array of objects")
    else:
        with _opened(path) as file:
            rows = [_row(line.decode(), number) for number, line in enumerate(file, 1) if line.strip()]
    for position, row in enumerate(rows):
        if not isinstance(row, dict):
            raise SchemaError(f"entry {position} of '{path}' is not an object", actual=row)
    names = dict.fromkeys(name for row in rows for name in row)
    columns = {name: _meant([row.get(name) for row in rows]) for name in names}
    return [dict(zip(columns, values, strict=True)) for values in zip(*columns.values(), strict=True)] or [
        {} for _ in rows
    ]


def _row(line: str, number: int) -> Any:
    """The object of a line; an error names the line of the file."""
    try:
        return _parse(line)
    except json.JSONDecodeError as error:
        raise ValueError(f"line {number}, column {error.colno}: {error.msg}") from None


def _parse(text: str) -> Any:
    return json.loads(text, object_pairs_hook=_object, parse_float=_real, parse_int=_integer)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) < len(pairs):
        check_names((name for name, _ in pairs), "members of a JSON object")
    return members


def _integer(text: str) -> int:
    if len(text) > _MAX_DIGITS:
        raise SchemaError(f"JSON number {text:.80} has {len(text)} digits, which no type has")
    return int(text)


def _real(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise SchemaError(f"JSON number {text:.80} is beyond double precision")
    return number


def _meant(values: list[Any]) -> list[Any]:
    """Values of one column or of all lists in it: words as numbers, objects for bytes as bytes, objects completed."""
    kinds = {type(value) for value in values} - {type(None)}
    if str in kinds and kinds <= {str, int, float}:
        if all(value in NUMBER_WORDS for value in values if isinstance(value, str)):
            return [float(value) if isinstance(value, str) else value for value in values]
        return values
    if kinds == {list}:
        flat = iter(_meant([item for value in values if value is not None for item in value]))
        return [None if value is None else [next(flat) for _ in value] for value in values]
    if kinds == {dict}:
        present = [value for value in values if value is not None]
        if all(value.keys() == {STREAMED} and _is_hex(value[STREAMED]) for value in present):
            return [None if value is None else bytes.fromhex(value[STREAMED]) for value in values]
        names = dict.fromkeys(name for value in present for name in value)
        columns = [_meant([value.get(name) for value in present]) for name in names]
        made = iter(
            [dict(zip(names, members, strict=True)) for members in zip(*columns, strict=True)] or present
        )
        return [None if value is None else next(made) for value in values]
    return values


def _is_hex(text: Any) -> bool:
    return isinstance(text, str) and len(text) % 2 == 0 and re.fullmatch("[0-9a-f]*", text) is not None
