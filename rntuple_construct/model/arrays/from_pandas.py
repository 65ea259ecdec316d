"""pandas data frames and series, through numpy or Arrow."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator
from typing import Any

import numpy as np

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.model.arrays.from_arrow import from_arrow
from rntuple_construct.model.arrays.from_numpy import from_numpy
from rntuple_construct.model.arrays.text import check_names
from rntuple_construct.model.values.layout import Layout

__all__ = ["arrow_of_pandas", "from_pandas", "members_of_pandas"]


def members_of_pandas(frame: Any, names: Collection[str] | None = None) -> dict[str, Any]:
    """The columns of a data frame, followed by the levels of its index, as pyarrow has them.

    A level without a name, or with that of a column, is called ``__index_level_N__``. An index without a name that
    numbers the rows from 0 is left out.

    Args:
        frame: the data frame.
        names: fields that a schema declares; levels of the index without such a field are left out.

    Raises:
        SchemaError: column labels that are not text, or that name several columns.
    """
    check_names(frame.columns, "columns of the data frame")
    columns = {name: frame[name] for name in frame.columns}
    for name, level in _levels(frame, columns):
        if names is None or name in names:
            columns[name] = level
    return columns


def _levels(frame: Any, columns: Collection[str]) -> Iterator[tuple[str, Any]]:
    """Names and values of the levels of an index that says more than the numbers of the rows."""
    pd = require("pandas")
    index = frame.index
    is_range = isinstance(index, pd.RangeIndex) and (index.start, index.step) == (0, 1)
    if index.name is None and (is_range or (not len(index) and index.nlevels == 1)):
        return
    taken = set(columns)
    for number in range(index.nlevels):
        level = index.get_level_values(number)
        name = None if level.name is None else str(level.name)
        while name is None or name in taken:
            name = f"__index_level_{number}__"
            number += 1
        taken.add(name)
        yield name, pd.Series(level)


def from_pandas(series: Any, path: str) -> Layout | list[Any]:
    """A series, an index or an extension array as a layout, or as a list of Python objects if it holds such.

    Args:
        series: missing values are those of pandas: None, NA, NaT and, beside objects that are not real numbers, NaN;
            sparse values become dense.
        path: path of the field, for errors.

    Raises:
        SchemaError: a type that cannot be written.
    """
    pd = require("pandas")
    dtype = getattr(series, "dtype", None)
    if dtype is None:
        raise SchemaError(f"values of field '{path}' are a {type(series).__name__} and no series")
    if isinstance(dtype, pd.SparseDtype):
        return (
            from_numpy(np.asarray(series), path)
            if dtype.subtype.kind != "O"
            else _objects(np.asarray(series), pd)
        )
    if isinstance(dtype, np.dtype):
        return _objects(series, pd) if dtype.kind == "O" else from_numpy(series.to_numpy(), path)
    return from_arrow(arrow_of_pandas(series, path), path)


def arrow_of_pandas(series: Any, path: str) -> Any:
    """A series of an extension type as an Arrow array; None for one of a numpy type.

    Extension types (nullable numbers, text, categories, times with a zone, Arrow-backed ones) all know Arrow.

    Raises:
        SchemaError: a type that cannot be written.
    """
    pd = require("pandas")
    dtype = getattr(series, "dtype", None)
    if dtype is None or isinstance(dtype, (np.dtype, pd.SparseDtype)):
        return None
    pa = require("pyarrow")
    try:
        return pa.array(series, from_pandas=True)
    except (pa.ArrowException, TypeError, ValueError) as error:
        raise SchemaError(f"values of field '{path}' of type {dtype} cannot be written: {error}") from error


def _objects(values: Iterable[Any], pd: Any) -> list[Any]:
    """The objects of a series; markers of missing values become None."""
    items = [None if item is None or item is pd.NA or item is pd.NaT else item for item in values]
    if all(item is None or isinstance(item, float) for item in items):
        return items  # NaN is a number among numbers
    return [None if isinstance(item, float) and math.isnan(item) else item for item in items]
