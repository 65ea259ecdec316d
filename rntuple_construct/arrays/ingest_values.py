"""Casting numbers to the type of a field: nothing changes silently but the last bits of real numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from rntuple_construct.errors import SchemaError
from rntuple_construct.fields.layout import Array

__all__ = ["cast_numbers"]


def cast_numbers(data: Array, dtype: np.dtype[Any], path: str) -> Array:
    """Numbers as an array of the wanted type, without a copy where it is that already.

    Args:
        data: shape ``(n,)``, bool, integers or reals.
        dtype: wanted type, native.
        path: path of the field, for errors.

    Raises:
        SchemaError: another kind of number, or one out of range.
    """
    if data.dtype == dtype:
        return data
    if data.dtype.kind not in "biuf":
        raise SchemaError(f"field '{path}' holds {dtype.name}, not {data.dtype.name}")
    if len(data) == 0:
        return np.empty(0, dtype)
    if dtype.kind == "f":
        return _to_reals(data, dtype, path)
    if data.dtype.kind == "f":
        raise SchemaError(
            f"field '{path}' holds {dtype.name}, not {data.dtype.name}",
            hint="round the numbers before writing them",
        )
    limits = (0, 1) if dtype.kind == "b" else (int(np.iinfo(dtype).min), int(np.iinfo(dtype).max))
    smallest, largest = int(data.min()), int(data.max())
    if smallest < limits[0] or largest > limits[1]:
        wrong = smallest if smallest < limits[0] else largest
        raise SchemaError(
            f"value {wrong} of field '{path}' does not fit {dtype.name}", expected=f"{limits[0]} to {limits[1]}",
            actual=wrong,
        )  # fmt: skip
    return data.astype(dtype)


def _to_reals(data: Array, dtype: np.dtype[Any], path: str) -> Array:
    try:
        with np.errstate(over="raise", invalid="ignore", under="ignore"):
            return data.astype(dtype)
    except FloatingPointError:
        raise SchemaError(f"a value of field '{path}' is too large for {dtype.name}") from None
