"""Parquet and Arrow files, written from Arrow tables by pyarrow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.conversion.tables.streams import SinkStream, level_of

__all__ = ["ARROW_FILES", "TYPES_LACKING", "arrow_file", "refuse_types", "refusing", "unsuitable"]

ARROW_FILES = ("parquet", "arrow")
"""Formats that pyarrow writes from tables."""


@contextmanager
def arrow_file(
    kind: str, stream: SinkStream, schema: Any, compression: str | None
) -> Iterator[Callable[[Any], None]]:
    """Write a Parquet or Arrow file.

    Args:
        kind: one of ARROW_FILES.
        stream: where the file is written.
        schema: of its tables, a ``pyarrow.Schema``.
        compression: ``METHOD:LEVEL``; None for zstd in Parquet, and for none in Arrow.

    Yields:
        a function that writes a table: a row group of Parquet, a record batch of Arrow.

    Raises:
        SchemaError: Parquet lacks a type of the schema, or pyarrow refuses values.
    """
    pa = require("pyarrow")
    open_writer = _parquet_writer if kind == "parquet" else _arrow_writer
    if kind == "parquet":
        refuse_types(pa, schema, kind)
    writer = None

    def write(table: Any) -> None:
        nonlocal writer
        if writer is None:
            writer = open_writer(pa, pa.PythonFile(stream, mode="w"), table.schema, table, compression)
        writer.write_table(table, max(len(table), 1))

    with refusing(pa):
        try:
            yield write
            if writer is None:
                writer = open_writer(pa, pa.PythonFile(stream, mode="w"), schema, None, compression)
            writer.close()
        except BaseException:
            with suppress(Exception):  # the destructor of the writer would write after the stream is closed
                if writer is not None:
                    writer.close()
            raise


def _parquet_writer(pa: Any, stream: Any, schema: Any, first: Any, compression: str | None) -> Any:
    method, _, level = (compression or "zstd").partition(":")
    return import_module("pyarrow.parquet").ParquetWriter(
        stream, schema, compression=method, version="2.6", compression_level=level_of(level),
        use_dictionary=[] if first is None else _with_dictionaries(pa, first),
    )  # fmt: skip


_LEN_SAMPLE = 1 << 16


def _with_dictionaries(pa: Any, table: Any) -> list[str]:
    """Paths of the columns that a dictionary makes smaller: few values of the first ones are distinct.

    Numbers that are all distinct take twice the time with a dictionary, and are larger in the end.
    """
    compute, parquet, stream = (
        import_module("pyarrow.compute"),
        import_module("pyarrow.parquet"),
        pa.BufferOutputStream(),
    )
    parquet.ParquetWriter(stream, table.schema).close()
    schema = parquet.ParquetFile(pa.BufferReader(stream.getvalue())).schema
    found = []
    leaves = (
        leaf
        for column in table.columns
        for leaf in _leaves(pa, column.slice(0, _LEN_SAMPLE).combine_chunks())
    )
    for number, leaf in enumerate(leaves):
        sample = leaf.slice(0, _LEN_SAMPLE)
        try:
            num_distinct = compute.count_distinct(sample).as_py()
        except pa.ArrowNotImplementedError:  # values that are null or a dictionary
            num_distinct = 0
        if 2 * num_distinct <= len(sample):
            found.append(schema.column(number).path)
    return found


def _leaves(pa: Any, array: Any) -> Iterator[Any]:
    """The arrays of flat values, in the order of columns of Parquet."""
    types, kind = pa.types, array.type
    if types.is_struct(kind):
        below = array.flatten()
    elif types.is_map(kind):
        below = [array.keys, array.items]
    elif types.is_list(kind) or types.is_large_list(kind) or types.is_fixed_size_list(kind):
        below = [array.flatten()]
    else:
        yield array
        return
    for each in below:
        yield from _leaves(pa, each)


def _arrow_writer(pa: Any, stream: Any, schema: Any, _first: Any, compression: str | None) -> Any:
    ipc = import_module("pyarrow.ipc")
    method, _, level = (compression or "none").partition(":")
    codec = None if method == "none" else pa.Codec(method, compression_level=level_of(level))
    return ipc.new_file(stream, schema, options=ipc.IpcWriteOptions(compression=codec))


@contextmanager
def refusing(pa: Any) -> Iterator[None]:
    """Raise SchemaError for the errors of pyarrow."""
    try:
        yield
    except (pa.ArrowException, OSError) as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise
        # Errors of Parquet's code arrive as an OSError without number.
        raise SchemaError(f"this cannot be exported: {error}") from error


TYPES_LACKING: dict[str, Callable[[Any, Any], bool]] = {
    "parquet": lambda pa, kind: (
        pa.types.is_union(kind)
        or (pa.types.is_struct(kind) and kind.num_fields == 0)
        or (pa.types.is_decimal(kind) and not 0 <= kind.scale <= kind.precision)
    ),
    "csv": lambda pa, kind: pa.types.is_nested(kind) or pa.types.is_duration(kind),
}
"""Functions that return whether a format lacks an Arrow type, by format."""
_MAX_NAMES = 10


def unsuitable(pa: Any, schema: Any, format: str) -> dict[str, str]:
    """Return why a format cannot hold columns, by name.

    Args:
        pa: the module pyarrow.
        schema: a ``pyarrow.Schema``.
        format: one of TYPES_LACKING.
    """

    def parts(kind: Any) -> Iterator[Any]:
        yield kind
        for position in range(kind.num_fields):
            yield from parts(kind.field(position).type)

    found: dict[str, str] = {}
    for member in schema:
        for kind in parts(member.type):
            if member.name not in found and TYPES_LACKING[format](pa, kind):
                found[member.name] = f"it holds {kind!s:.80}, which {_NAMES[format]} does not have"
    return found


_NAMES = {"parquet": "Parquet", "csv": "CSV"}


def refuse_types(pa: Any, schema: Any, format: str) -> None:
    """Raise SchemaError that lists all columns with a type, at any depth, that the format lacks."""
    found = unsuitable(pa, schema, format)
    if not found:
        return
    first, reason = next(iter(found.items()))
    others = [name for name in found if name != first]
    more = f"; so do {', '.join(others[:_MAX_NAMES])}" if others else ""
    more += f" and {len(others) - _MAX_NAMES} more" if len(others) > _MAX_NAMES else ""
    raise SchemaError(
        f"field '{first}' {reason.removeprefix('it ')}{more}", path=first,
        hint="--skip-unsupported leaves such fields out; --exclude-fields and --fields choose them",
    )  # fmt: skip
