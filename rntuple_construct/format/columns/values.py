"""Conversion of the values that callers pass to an encoder into one-dimensional arrays of elements.

Nothing is changed silently: a number that does not fit is an error, only reals are rounded.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.columns.steps import SWITCH_DTYPE


def _array(values: Any) -> NDArray[Any]:
    if isinstance(values, (bytes, bytearray, memoryview)):
        return np.frombuffer(values, np.uint8)
    try:
        array = np.asarray(values)
    except (ValueError, OverflowError) as error:
        raise SchemaError(f"the elements of a column form a one-dimensional array: {error}") from error
    if array.ndim != 1:
        raise SchemaError(
            "the elements of a column form a one-dimensional array",
            expected=(array.size,),
            actual=array.shape,
        )
    return array


def as_integers(values: Any, dtype: np.dtype[Any], largest: int | None = None) -> NDArray[Any]:
    """Convert integers (or booleans, or bytes) to the element type of a column.

    Args:
        values: one-dimensional array-like of integers, or a bytes-like object (its bytes).
        dtype: integer type of the elements.
        largest: upper limit, where it is below that of ``dtype``.

    Returns:
        Contiguous array of ``dtype``, shape (n,); possibly the argument itself.

    Raises:
        SchemaError: something else than integers, or an integer out of range.
    """
    array = _array(values)
    if array.size == 0:
        return np.empty(0, dtype)
    if array.dtype.kind not in "iub":
        array = _from_python_integers(values, array)
    limits = np.iinfo(dtype)
    upper = int(limits.max) if largest is None else largest
    if array.dtype != dtype or largest is not None:
        _check_limits(array, int(limits.min), upper)
    return np.ascontiguousarray(array, dtype)


def _from_python_integers(values: Any, array: NDArray[Any]) -> NDArray[Any]:
    # numpy turns Python integers that fit no single type into floats or objects.
    if not isinstance(values, np.ndarray) and array.dtype.kind in "fO":
        array = np.array(values, dtype=object)
    if array.dtype.kind != "O" or not all(isinstance(value, (int, np.integer)) for value in array):
        raise SchemaError(f"the column holds integers, not {array.dtype.name}", expected="integers")
    return array


def _check_limits(array: NDArray[Any], lower: int, upper: int) -> None:
    smallest, largest = int(array.min()), int(array.max())
    if smallest < lower or largest > upper:
        wrong = smallest if smallest < lower else largest
        position = int(np.flatnonzero(array == wrong)[0])
        raise SchemaError(
            f"element {position} is {wrong}, outside the range of the column",
            expected=(lower, upper),
            actual=wrong,
        )


def as_booleans(values: Any) -> NDArray[np.bool_]:
    """Convert booleans, or integers 0 and 1, to booleans.

    Args:
        values: one-dimensional array-like.

    Returns:
        bool, shape (n,); possibly the argument itself.

    Raises:
        SchemaError: something else than booleans, 0 and 1.
    """
    array = _array(values)
    if array.dtype == np.bool_:
        return array
    integers = as_integers(values, np.dtype(np.uint8), largest=1)
    return integers.view(np.bool_)


def as_reals(values: Any, dtype: np.dtype[Any]) -> NDArray[Any]:
    """Convert numbers to the floating point type of a column, rounding to nearest even.

    Doubles become half precision numbers by way of single precision, as a C++ float field does it.

    Args:
        values: one-dimensional array-like of numbers.
        dtype: floating point type of the elements.

    Returns:
        Contiguous array of ``dtype``, shape (n,); possibly the argument itself.

    Raises:
        SchemaError: something else than numbers, or a finite number too large for the type.
    """
    array = _array(values)
    if array.size == 0:
        return np.empty(0, dtype)
    if array.dtype.kind not in "fiub":
        raise SchemaError(f"the column holds numbers, not {array.dtype.name}", expected="numbers")
    try:
        with np.errstate(over="raise", invalid="ignore", under="ignore"):
            if dtype.itemsize == 2:
                array = array.astype(np.float32, copy=False)
            return np.ascontiguousarray(array, dtype)
    except FloatingPointError:
        raise SchemaError(
            f"a number is too large for a column of {dtype.name}",
            expected=f"at most {float(np.finfo(dtype).max)!r}",
        ) from None


def as_switches(values: Any) -> NDArray[Any]:
    """Convert pairs of index and tag to a structured array.

    Args:
        values: structured array with integer fields ``index`` and ``tag``, or a sequence of (index, tag).

    Returns:
        Structured array with integer fields ``index`` and ``tag``, shape (n,).

    Raises:
        SchemaError: something else than such pairs.
    """
    if isinstance(values, np.ndarray):
        names = values.dtype.names or ()
        if values.ndim == 1 and all(
            name in names and values[name].dtype.kind in "iu" for name in ("index", "tag")
        ):
            return values
    elif all(isinstance(pair, (tuple, list)) and len(pair) == 2 for pair in values):
        pairs = np.empty(len(values), SWITCH_DTYPE)
        for position, name in enumerate(("index", "tag")):
            pairs[name] = as_integers([pair[position] for pair in values], pairs[name].dtype)
        return pairs
    raise SchemaError(
        "the column holds pairs of index and tag", expected="fields index and tag, both integers"
    )
