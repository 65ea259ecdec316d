"""Numbers in lists and optional values, computed by the same functions as numpy arrays of one number for each entry."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.extras import require
from rntuple_construct.reader.exact_numbers import alike, arithmetic, extremes, integers, numbers

__all__ = [
    "LongIntegers",
    "Value",
    "as_array",
    "chosen",
    "greatest_or_least",
    "is_flat",
    "kind_of",
    "mapped",
    "restructured",
    "structure",
    "total",
]

_SCALARS = (bool, int, float, str)
_LIMB = 32
"""Bits that are summed at a time: 64 bits hold the sum of 2^31 of them."""
Value: TypeAlias = Any
"""A Python scalar, a numpy array of one number for each entry, an awkward array, or ``LongIntegers``."""


@dataclass(frozen=True)
class LongIntegers:
    """Integers beyond 64 bits in lists or optional values.

    Args:
        places: awkward array of their places in ``numbers``.
        numbers: integers of Python, an array of objects.
    """

    places: Any
    numbers: npt.NDArray[np.object_]


def is_flat(value: Value) -> bool:
    """Return whether numpy alone holds a value."""
    return isinstance(value, (*_SCALARS, np.ndarray, np.generic))


def structure(value: Value) -> Any:
    """Return an awkward array with the lists and missing values of a value that is not flat."""
    return value.places if isinstance(value, LongIntegers) else value


def restructured(value: Value, function: Callable[[Any], Any]) -> Value:
    """Return other lists of the same numbers, such as a part of them."""
    if isinstance(value, LongIntegers):
        return LongIntegers(function(value.places), value.numbers)
    return function(value)


def as_array(value: Value) -> npt.NDArray[Any]:
    """Return a flat value as an array; integers beyond 64 bits as objects."""
    array = np.asarray(value)
    return np.array(value, object) if isinstance(value, int) and array.dtype.kind == "f" else array


def kind_of(value: Value) -> str:
    """Return the letter of the type of values as in numpy: b, i, u, f, O for long integers, U for text; empty for others."""
    if isinstance(value, str):
        return "U"
    if is_flat(value):
        return as_array(value).dtype.kind
    if isinstance(value, LongIntegers):
        return "O"
    content = value.layout
    while not content.is_numpy:
        if content.parameter("__array__") == "string":
            return "U"
        if content.is_unknown or content.is_union or content.is_record:
            return ""
        content = content.content
    return str(content.dtype.kind)


def mapped(function: Callable[..., npt.NDArray[Any]], *values: Value) -> Value:
    """Apply a function of numpy arrays to numbers, and to those in lists and optional values.

    Args:
        function: takes and returns numpy arrays of numbers; those without dimensions are constants.
        values: its arguments; shorter ones are repeated for each element of the lists of others.

    Returns:
        its result, missing where an argument is missing.

    Raises:
        ValueError: lists of different lengths.
    """
    if all(map(is_flat, values)):
        return function(*map(as_array, values))
    ak = require("awkward")
    # Constants are not repeated.
    constants = {at: as_array(each) for at, each in enumerate(values) if is_flat(each) and np.ndim(each) == 0}
    others = {at: _placed(each) for at, each in enumerate(values) if at not in constants}
    long = {at: each.numbers for at, each in others.items() if isinstance(each, LongIntegers)}
    made: list[npt.NDArray[Any]] = []

    def leaf(layouts: Any, **_: Any) -> Any:
        contents = layouts if isinstance(layouts, (tuple, list)) else [layouts]
        if not all(each.is_numpy or each.is_unknown for each in contents):
            return None
        arrays = dict(constants)
        for at, content in zip(others, contents, strict=True):
            data = content.data if content.is_numpy else np.empty(0, np.int64)
            arrays[at] = long[at][data] if at in long else data
        found = function(*(arrays[at] for at in range(len(values))))
        if found.dtype.kind == "O":
            start = sum(map(len, made))
            made.append(found)
            found = np.arange(start, start + len(found))
        return ak.contents.NumpyArray(found)

    first, *more = map(structure, others.values())
    found = ak.transform(leaf, first, *more, numpy_to_regular=True)
    return LongIntegers(found, np.concatenate(made)) if made else found


def _placed(value: Value) -> Value:
    """Objects of numpy as an array that awkward holds."""
    if is_flat(value) and value.dtype.kind == "O":
        return LongIntegers(require("awkward").Array(np.arange(len(value))), value)
    return value


def chosen(condition: Value, left: Value, right: Value) -> Value:
    """Return the left value where a condition holds, else the right one, as numbers of one type."""
    values = [left, right]
    kinds = "".join(map(kind_of, values))
    if all(map(is_flat, (condition, *values))):
        return np.where(condition, *alike(*map(as_array, values)))
    if kinds != "bb":
        to_type = _as_reals if "f" in kinds else lambda array: integers(numbers(array))
        values = [mapped(to_type, each) for each in values]
    ak = require("awkward")
    if not any(kind_of(each) == "O" for each in values):
        return ak.where(
            condition, *(each.item() if is_flat(each) and each.ndim == 0 else each for each in values)
        )
    one, other = map(_long, values)
    places = ak.where(condition, one.places, other.places + len(one.numbers))
    return LongIntegers(places, np.concatenate([one.numbers, other.numbers]))


def _as_reals(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    return array.astype(np.float64, copy=False)


def _long(value: Value) -> LongIntegers:
    if is_flat(value):
        array = as_array(value).astype(object)
        return LongIntegers(np.arange(len(array)) if array.ndim else 0, np.atleast_1d(array))
    found = mapped(lambda array: array.astype(object), value)
    if not isinstance(found, LongIntegers):
        raise TypeError("lists without numbers")
    return found


def greatest_or_least(name: str, value: Value) -> Value:
    """Return ``max`` or ``min`` of the innermost lists; missing for empty ones."""
    ak = require("awkward")
    places, ordered = value, np.empty(0, object)
    if isinstance(value, LongIntegers):
        ordered, ranks = np.unique(value.numbers, return_inverse=True)
        places = mapped(lambda array: ranks[array], value.places)
    found = getattr(ak, name)(places, axis=-1)
    # awkward leaves the least or greatest integer in place of missing values. It would be out of range, or slow.
    zero = ak.to_numpy(ak.drop_none(ak.flatten(places[:0], axis=None), axis=-1)).dtype.type(0)
    found = ak.mask(ak.fill_none(found, zero, axis=-1), ~ak.is_none(found, axis=-1))
    return (
        LongIntegers(found, ordered if len(ordered) else np.zeros(1, object))
        if isinstance(value, LongIntegers)
        else found
    )


def total(value: Value) -> Value:
    """Return the sums of the innermost lists."""
    ak = require("awkward")
    if kind_of(value) == "f":
        return ak.sum(mapped(_as_reals, value), axis=-1)
    value = mapped(lambda array: integers(numbers(array)), value)
    if isinstance(value, LongIntegers):
        len_bits = max(abs(each).bit_length() for each in extremes(value.numbers))
    else:
        greatest = max(abs(int(function(value, axis=None) or 0)) for function in (ak.min, ak.max))
        most = int(ak.max(ak.num(value, axis=-1), axis=None) or 0)
        if (greatest * most).bit_length() < 64:
            return ak.sum(value, axis=-1)
        len_bits = 64
    found: Value = 0
    for shift in range(0, len_bits + 1, _LIMB):
        is_last = shift + _LIMB > len_bits
        part = ak.sum(mapped(partial(_limb, shift, is_last=is_last), value), axis=-1)
        found = mapped(partial(arithmetic, "+"), found, mapped(partial(arithmetic, "*"), part, 1 << shift))
    return found


def _limb(shift: int, array: npt.NDArray[Any], *, is_last: bool) -> npt.NDArray[np.int64]:
    """Some bits of integers; the last ones have the sign."""
    if array.dtype.kind != "O" and shift >= 64:
        return np.asarray(array >> 63)
    shifted = array >> shift
    return np.asarray(shifted if is_last else shifted & ((1 << _LIMB) - 1)).astype(np.int64)
