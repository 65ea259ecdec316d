"""Data of any library as layouts that fit the fields of an RNTuple."""

from __future__ import annotations

from collections.abc import Collection as Container
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.base.rules import broken
from rntuple_construct.model.arrays.arrow_schema import ArrowShape, Inferred, unkept_metadata
from rntuple_construct.model.arrays.conform import conform
from rntuple_construct.model.arrays.from_numpy import OF_NUMPY, from_numpy
from rntuple_construct.model.arrays.from_python import from_python
from rntuple_construct.model.arrays.infer import infer_layout, infer_values
from rntuple_construct.model.arrays.meanings import described
from rntuple_construct.model.arrays.text import check_names
from rntuple_construct.model.schema.field_kinds import FieldNode
from rntuple_construct.model.schema.specs import FieldOptions
from rntuple_construct.model.values.layout import (
    Collection,
    FixedArray,
    Layout,
    Numbers,
    Optional,
    Record,
    Streamed,
    Strings,
    Variant,
)

__all__ = [
    "Inferred",
    "batches_of",
    "infer_fields",
    "infer_schema",
    "options_of_meanings",
    "to_layout",
    "to_layouts",
]

_IN_MEMORY = {"pandas", "polars", "pyarrow"}
"""Libraries whose tables have ``__arrow_c_stream__`` and are in memory."""
_AS_THEY_ARE = (list, Numbers, Strings, Streamed, Collection, Optional, FixedArray, Record, Variant)


def to_layouts(nodes: Sequence[FieldNode], data: Any) -> tuple[dict[str, Layout], int]:
    """Entries as one layout per top-level field.

    Args:
        nodes: the top-level fields that hold data.
        data: a mapping from names to arrays (numpy, awkward, arrow, pandas, sequences, layouts), or an array or
            table of records, or a sequence of mappings.

    Returns:
        the layouts by name, and the number of entries.

    Raises:
        SchemaError: fields missing or too many, lengths that differ, values that do not fit.
    """
    names = [node.field.name for node in nodes]
    columns = members(data, names)
    known = set(names)
    if columns.keys() != known:
        unknown = [name for name in columns if name not in known]
        if unknown:
            raise SchemaError(
                f"field '{unknown[0]}' of the data is not in this RNTuple",
                hint=f"fields: {', '.join(names) or 'none'}",
            )
        missing = [name for name in names if name not in columns]
        if not (isinstance(data, Sequence) and len(data) == 0):
            raise SchemaError(f"no data for field '{missing[0]}'")
    layouts = {node.field.name: to_layout(node, columns.get(node.field.name, ())) for node in nodes}
    lengths = {name: len(layout) for name, layout in layouts.items()}
    if len(set(lengths.values())) > 1:
        first, *others = lengths
        other = next(name for name in others if lengths[name] != lengths[first])
        raise broken(
            "RNT-ENC-009",
            kind=SchemaError,
            expected=f"{lengths[first]} (field '{first}')",
            actual=lengths[other],
            name=f"field '{other}'",
        )
    return layouts, next(iter(lengths.values()), 0) if nodes else _num_entries(data)


def batches_of(data: Any) -> Iterator[Any] | None:
    """The batches of data that come one after the other; None for data that are one batch.

    Args:
        data: an iterator of batches, such as a generator or ``pyarrow.RecordBatchReader``. A lazy frame of polars. Or
            another object with ``__arrow_c_stream__`` that is not a table in memory, such as an RNTuple. Everything
            else is one batch.

    Raises:
        MissingExtraError: pyarrow is not installed, and an Arrow stream needs it.
    """
    if isinstance(data, Iterator):
        return data
    if hasattr(data, "collect_batches"):
        batches: Iterator[Any] = data.collect_batches(maintain_order=True)
        return batches
    if _library_of(data) in _IN_MEMORY or not hasattr(data, "__arrow_c_stream__"):
        return None
    reader: Iterator[Any] = require("pyarrow").RecordBatchReader.from_stream(data)
    return reader


def _num_entries(data: Any) -> int:
    """Entries of data without any field; a mapping of no columns has none."""
    return 0 if isinstance(data, Mapping) or not hasattr(data, "__len__") else len(data)


def to_layout(node: FieldNode, values: Any) -> Layout:
    """Values of one field as a layout that fits it.

    Raises:
        SchemaError: values that do not fit.
    """
    raw = _raw(values, node.field.path)
    return conform(node, from_python(node, raw) if isinstance(raw, Sequence) else raw)


def infer_schema(data: Any) -> dict[str, Any]:
    """The schema that fits data, see ``to_layouts``; ``infer_fields`` gives meanings too.

    Raises:
        SchemaError: C++ has no types for them.
    """
    return infer_fields(data).schema


def infer_fields(data: Any) -> Inferred:
    """The fields that fit data, with meanings that C++ types lack, and properties that are not kept.

    Raises:
        SchemaError: C++ has no types for them.
    """
    inferred = Inferred()
    data = _table(data)
    columns = members(data)
    if _library_of(data) == "pyarrow":
        inferred.metadata = unkept_metadata(data.schema)
    elif _library_of(data) == "awkward":
        from rntuple_construct.model.arrays.from_awkward import unkept_of_entries

        inferred.metadata = unkept_of_entries(data)
    check_names(columns, "columns of the data")
    for name, values in columns.items():
        arrow = _as_arrow(values, name)
        if arrow is not None:
            shape = ArrowShape(require("pyarrow"), arrow.type)
            shape.observe(arrow, name)
            inferred.schema[name] = shape.spec(name, inferred)
            inferred.reduced.update(shape.reductions(name))
            continue
        raw = _raw(values, name)
        if _library_of(values) == "awkward":
            from rntuple_construct.model.arrays.from_awkward import unkept_parameters

            inferred.reduced.update(unkept_parameters(values, name))
        if isinstance(raw, Sequence):
            inferred.schema[name] = infer_values(raw, name, inferred.meanings)
        else:
            inferred.schema[name] = infer_layout(raw, name, inferred.meanings)
    for path in [path for path, meaning in inferred.meanings.items() if meaning.startswith(OF_NUMPY)]:
        unit = inferred.meanings.pop(path).removeprefix(OF_NUMPY)
        inferred.reduced[path] = f"the integers are kept, their unit ({unit}) is not"
    return inferred


def options_of_meanings(
    meanings: Mapping[str, str], given: Mapping[str, FieldOptions] | None = None
) -> dict[str, FieldOptions]:
    """Options of fields that keep meanings in their descriptions.

    Args:
        meanings: format strings by path of the field.
        given: options to start from.
    """
    options = dict(given or {})
    for path, format in meanings.items():
        old = options.get(path, FieldOptions())
        options[path] = replace(old, description=described(format, old.description))
    return options


def _as_arrow(values: Any, path: str) -> Any:
    """Columns of pyarrow and polars, and those of pandas without a numpy type, as Arrow arrays; None for all others."""
    values = _column(values, path)
    library = _library_of(values)
    if library == "pyarrow":
        return values
    if library == "pandas":
        from rntuple_construct.model.arrays.from_pandas import arrow_of_pandas

        return arrow_of_pandas(values, path)
    return None


def members(data: Any, names: Container[str] | None = None) -> Mapping[str, Any]:
    """The columns of data in any form, by name.

    Args:
        data: as for ``to_layouts``.
        names: fields that a schema declares, if there is one; an index of pandas that has no field is left out.

    Raises:
        SchemaError: data without names.
    """
    if isinstance(data, Record):
        return data.members
    if isinstance(data, Mapping):
        return data
    data = _table(data)
    library = _library_of(data)
    if library == "awkward":
        from rntuple_construct.model.arrays.from_awkward import members_of_awkward

        return members_of_awkward(data, "the data")
    if library == "pyarrow" and hasattr(data, "schema"):
        from rntuple_construct.model.arrays.from_arrow import members_of_arrow

        return members_of_arrow(data)
    if library == "pandas" and hasattr(data, "columns"):
        from rntuple_construct.model.arrays.from_pandas import members_of_pandas

        return members_of_pandas(data, names)
    if isinstance(data, np.ndarray) and data.dtype.names is not None:
        return {name: data[name] for name in data.dtype.names}
    if isinstance(data, Sequence) and not isinstance(data, (str, bytes)):
        return _columns_of_rows(data)
    raise SchemaError(
        f"data of type {type(data).__name__} have no names",
        hint="give a dict of arrays, an array or table of records, or a list of dicts",
    )


def _columns_of_rows(rows: Sequence[Any]) -> dict[str, list[Any]]:
    names = list(rows[0]) if rows and isinstance(rows[0], Mapping) else []
    known = set(names)
    for position, row in enumerate(rows):
        if not isinstance(row, Mapping) or row.keys() != known:
            raise SchemaError(
                f"entry {position} is not a mapping with the same names as the first entry", actual=row
            )
    return {name: [row[name] for row in rows] for name in names}


def _raw(values: Any, path: str) -> Layout | Sequence[Any]:
    """Values as a layout that knows nothing of the field yet, or as a sequence of Python objects."""
    if isinstance(values, _AS_THEY_ARE):
        return values
    if isinstance(values, np.ndarray):
        return from_numpy(values, path)
    values = _column(values, path)
    library = _library_of(values)
    if library == "awkward":
        from rntuple_construct.model.arrays.from_awkward import from_awkward

        return from_awkward(values, path)
    if library == "pyarrow":
        from rntuple_construct.model.arrays.from_arrow import from_arrow

        return from_arrow(values, path)
    if library == "pandas":
        from rntuple_construct.model.arrays.from_pandas import from_pandas

        return from_pandas(values, path)
    if isinstance(values, Sequence) and not isinstance(values, (str, bytes)):
        return values
    if hasattr(values, "__array__"):
        return from_numpy(np.asarray(values), path)
    raise SchemaError(f"values of field '{path}' are a {type(values).__name__} and no array")


def _table(data: Any) -> Any:
    """Frames of polars as Arrow tables; everything else unchanged."""
    is_frame = _library_of(data) == "polars" and hasattr(data, "to_arrow") and hasattr(data, "columns")
    return (
        require("pyarrow").table({each.name: _column(each, each.name) for each in data}) if is_frame else data
    )


def _column(values: Any, path: str) -> Any:
    """Series of polars as Arrow arrays; everything else unchanged.

    Raises:
        SchemaError: a type that Arrow lacks.
    """
    if _library_of(values) != "polars" or not hasattr(values, "to_arrow"):
        return values
    require("pyarrow")
    try:
        if values.dtype.is_object():
            raise TypeError("it holds objects of Python")  # polars would give their addresses
        return values.to_arrow()
    except Exception as error:
        raise SchemaError(
            f"values of field '{path}' are of type {values.dtype} of polars: {error!s:.200}"
        ) from error


def _library_of(obj: Any) -> str:
    """The library an object comes from; importing it to ask would be too much for those who do not have it."""
    return type(obj).__module__.partition(".")[0]
