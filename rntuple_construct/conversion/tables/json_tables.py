"""JSON files as tables: lines of objects block by block through Arrow, anything else through Python's parser.

Arrow reads a block only if it interprets every number and text correctly. Otherwise, and for arrays without one
object in each line, Python parses all rows and keeps them in memory.
"""

from __future__ import annotations

import io
import json
import math
import re
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from rntuple_construct.base.errors import MissingExtraError, SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.model.arrays.arrow_schema import ArrowShape, IrregularError
from rntuple_construct.model.arrays.text import check_names

__all__ = [
    "NUMBER_WORDS", "STREAMED", "fitted_columns", "json_blocks", "merged_shapes", "num_blocks", "python_rows",
]  # fmt: skip

LEN_BLOCK = 4 << 20
NUMBER_WORDS = ("nan", "inf", "-inf")
"""Texts for numbers that JSON lacks, as ``rntuple dump`` prints them."""
STREAMED = "$streamer"
"""The member of an object that represents bytes, in hexadecimal digits."""

_WORD = re.compile(rb'(?<=[:\[,])(\s*)"(nan|inf|-inf)"(?=\s*[,}\]])')
_LITERALS = {b"nan": b"NaN", b"inf": b"Infinity", b"-inf": b"-Infinity"}
_LONG_INTEGER = re.compile(rb"[:\[,]\s*-?\d{16,}\s*[,}\]]")
_EXACT = float(1 << 53)
_MAX_DIGITS = 4000
"""Python makes integers of 4300 digits at most."""


def num_blocks(path: Path) -> int:
    """Number of blocks that a file is read in."""
    return max(-(-path.stat().st_size // LEN_BLOCK), 1)


def json_blocks(path: Path, *, is_array: bool) -> Iterator[Any]:
    """Blocks of rows as Arrow tables.

    Args:
        path: the file.
        is_array: if true, it is an array, with one object in each line; otherwise each line is an object.

    Raises:
        IrregularError: Arrow would change the values.
    """
    try:
        require("pyarrow")
    except MissingExtraError as error:
        raise IrregularError(str(error)) from None
    with path.open("rb") as file:
        if is_array:
            _skip_bracket(file)
        block = b""
        for following in _line_blocks(file):
            if block:
                yield from _table(block, is_array)
            block = following
        if is_array:
            block = block.rstrip()
            if not block.endswith(b"]"):
                raise IrregularError("the last line is more than the end of the array")
            block = block[:-1]
        yield from _table(block, is_array)


def _line_blocks(file: Any) -> Iterator[bytes]:
    """Blocks that end with a line, none of them blank; the last one may end with the file."""
    rest = b""
    while data := file.read(LEN_BLOCK):
        block, newline, behind = data.rpartition(b"\n")
        if not newline:
            rest += data
            if len(rest) > 8 * max(LEN_BLOCK, 1 << 20):
                raise IrregularError("no line ends")
            continue
        block, rest = rest + block, behind
        if block.strip():
            yield block
    if rest.strip():
        yield rest


def _skip_bracket(file: Any) -> None:
    first = file.readline(64)
    if first.strip() != b"[" or not first.endswith(b"\n"):
        raise IrregularError("the first line is more than the start of the array")


def _table(block: bytes, is_array: bool) -> Iterator[Any]:
    block = block.strip()
    if is_array:
        lines = [line.strip() for line in block.split(b"\n") if line.strip()]
        if any(line[:1] != b"{" or line.rstrip(b", ")[-1:] != b"}" for line in lines):
            raise IrregularError("a line is not an object")
        block = b"\n".join(line.removesuffix(b",") for line in lines)
    if not block:
        return
    if b'"$streamer"' in block:
        raise IrregularError("objects represent bytes")
    if block[:1] != b"{":
        raise IrregularError("a line is not an object")
    block.decode()  # Arrow does not look whether it is UTF-8
    if any(line and line[:1] != b"{" for line in block.split(b"\n")):
        raise IrregularError("a line is not an object")
    table, block = _parsed(block)
    check_names(table.schema.names, "members of a JSON object")
    for column in table.columns:
        for chunk in column.chunks:
            _check_exact(chunk, block)
    if table.num_rows != sum(1 for line in block.split(b"\n") if line.strip()):
        raise IrregularError("a line holds several objects")
    yield table


def _parsed(block: bytes) -> tuple[Any, bytes]:
    pa, reader = require("pyarrow"), import_module("pyarrow.json")

    def parse(data: bytes, **options: Any) -> Any:
        read = reader.ReadOptions(use_threads=False, block_size=len(data) + 1)
        return reader.read_json(io.BytesIO(data), read_options=read, **options)

    try:
        try:
            table = parse(block)
        except pa.ArrowInvalid:
            block = _WORD.sub(lambda found: found[1] + _LITERALS[found[2]], block)
            table = parse(block)
        schema = pa.schema([(member.name, _without_times(pa, member.type)) for member in table.schema])
        if schema != table.schema:
            table = parse(block, parse_options=reader.ParseOptions(explicit_schema=schema))
        # Arrow loses objects that are null in lists, which leaves offsets that are out of range.
        table.validate(full=True)
    except pa.ArrowException as error:
        raise IrregularError(str(error)) from None
    return table, block


def _without_times(pa: Any, kind: Any) -> Any:
    """The type with text in place of times, which the text is not to be taken for."""
    types = pa.types
    if types.is_timestamp(kind):
        return pa.string()
    if types.is_list(kind):
        return pa.list_(_without_times(pa, kind.value_type))
    if types.is_struct(kind):
        return pa.struct([(member.name, _without_times(pa, member.type)) for member in kind])
    return kind


def _check_exact(array: Any, block: bytes) -> None:
    """Raise IrregularError where a number became another one."""
    types = require("pyarrow").types
    if types.is_floating(array.type):
        data = array.drop_null().to_numpy()
        with np.errstate(invalid="ignore"):
            suspicious = bool((np.abs(data) >= _EXACT).any())
        if suspicious and (
            _LONG_INTEGER.search(block) or (np.isinf(data).any() and b"Infinity" not in block)
        ):
            raise IrregularError("numbers would lose digits")
    elif types.is_list(array.type):
        _check_exact(array.flatten(), block)
    elif types.is_struct(array.type):
        check_names([member.name for member in array.type], "members of a JSON object")
        for position in range(array.type.num_fields):
            _check_exact(array.field(position), block)


def python_rows(path: Path, *, is_array: bool) -> list[dict[str, Any]]:
    """All rows as Python objects with the same names; members that a row does not have are None.

    Numbers given as text beside numbers become numbers, and objects that represent bytes become bytes.

    Raises:
        SchemaError: it is no array of objects, or no line is one; an object has a name twice; a number is beyond
            double precision.
        ValueError: no JSON.
    """
    if is_array:
        rows = _parse(path.read_text(encoding="utf-8"))
        if not isinstance(rows, list):
            raise SchemaError(f"'{path}' holds no array of objects")
    else:
        with path.open(encoding="utf-8") as file:
            rows = [_row(line, number) for number, line in enumerate(file, 1) if line.strip()]
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


def merged_shapes(tables: Iterator[Any], step: Callable[[], None]) -> dict[str, ArrowShape]:
    """Merge the shapes of all blocks, by name of the column; members that some rows lack may be missing.

    Raises:
        IrregularError: blocks whose types do not fit together.
    """
    shapes: dict[str, ArrowShape] = {}
    num_rows = 0
    for table in tables:
        pa = require("pyarrow")
        for name in table.schema.names:
            shape = ArrowShape(pa, table.schema.field(name).type, words=NUMBER_WORDS)
            shape.observe(table.column(name), name)
            if name in shapes:
                shape = shapes[name].merged(shape)
            elif num_rows:
                shape.has_missing = True
            shapes[name] = shape
        for name in shapes.keys() - set(table.schema.names):
            shapes[name].has_missing = True
        num_rows += table.num_rows
        step()
    return shapes


def fitted_columns(table: Any, shapes: dict[str, ArrowShape]) -> dict[str, Any]:
    """The columns of one block in the types of all."""
    pa = require("pyarrow")
    names: Sequence[str] = table.schema.names
    return {
        name: shape.fitted(table.column(name))
        if name in names
        else pa.nulls(table.num_rows, shape.arrow_type())
        for name, shape in shapes.items()
    }
