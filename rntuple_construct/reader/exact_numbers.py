"""Arithmetic and comparisons of numpy arrays in which integers never wrap around.

Integers are computed with 64 bits. Where the result may need more, integers of Python replace them, in arrays of objects. Ranges of
types tell most cases, and the extremes of the values the others. Reals are computed in double precision.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import SchemaError

__all__ = [
    "ARITHMETIC", "BITWISE", "MAX_BITS", "alike", "applied", "arithmetic", "bitwise", "compared", "extremes", "integers",
    "inverted", "negated", "numbers",
]  # fmt: skip

MAX_BITS = 1000
"""Longest integers; they still are doubles."""
_MIN_INT64, _MAX_INT64 = int(np.iinfo(np.int64).min), int(np.iinfo(np.int64).max)
_MAX_EXACT = 1 << 53
"""Up to here every integer is a double."""
_OF_INTEGERS = {"abs", "absolute", "fabs", "ceil", "floor", "rint", "trunc"}
"""Functions that give integers of integers."""
_Array: TypeAlias = npt.NDArray[Any]

ARITHMETIC: dict[str, Callable[..., Any]] = {
    "+": np.add, "-": np.subtract, "*": np.multiply, "/": np.true_divide, "%": np.fmod, "**": np.power,
}  # fmt: skip
BITWISE: dict[str, Callable[[Any, Any], Any]] = {"&": operator.and_, "|": operator.or_, "^": operator.xor}
_CORNERS: dict[str, Callable[[int, int], int]] = {"+": operator.add, "-": operator.sub, "*": operator.mul}


def arithmetic(sign: str, left: _Array, right: _Array) -> _Array:
    """Return the result of an operation of ``ARITHMETIC``.

    The remainder ``%`` has the sign of the dividend, as in C++. That of a division of integers by 0 is 0. A power of integers is
    real if an exponent is negative.

    Args:
        left, right: numbers or truth values of any dtype; integers of Python in arrays of objects.

    Raises:
        SchemaError: an integer of more than ``MAX_BITS`` bits may result.
    """
    left, right = numbers(left), numbers(right)
    if "f" in (left.dtype.kind, right.dtype.kind) or sign == "/":
        return _real(ARITHMETIC[sign], left, right)
    if sign == "**":
        return _power(left, right)
    if sign == "%":
        left, right = integers(left), integers(right)
        if "O" in (left.dtype.kind, right.dtype.kind):
            return _shortened(_REMAINDERS(left.astype(object), right.astype(object)))
        return np.asarray(np.fmod(left, right))
    if not _fits(sign, _range_of_type(left), _range_of_type(right)):
        if not _fits(sign, extremes(left), extremes(right)):
            return _shortened(ARITHMETIC[sign](left.astype(object), right.astype(object)))
        left, right = integers(left), integers(right)
    return np.asarray(ARITHMETIC[sign](left, right, dtype=np.int64))


def _real(function: Callable[..., Any], *values: _Array) -> _Array:
    return np.asarray(function(*(each.astype(np.float64, copy=False) for each in values)))


def _power(base: _Array, exponent: _Array) -> _Array:
    least, greatest = extremes(exponent)
    if least < 0:
        return _real(np.power, base, exponent)
    size = max(map(abs, extremes(base)))
    if size > 1 and greatest * size.bit_length() > MAX_BITS:
        raise _too_long()
    if max(size, greatest, size**greatest if size > 1 else 1) > _MAX_INT64:
        return _shortened(np.power(base.astype(object), exponent.astype(object)))
    return np.asarray(np.power(integers(base), integers(exponent), dtype=np.int64))


def _fits(sign: str, left: tuple[int, int], right: tuple[int, int]) -> bool:
    """Return whether 64 bits hold the integers that result from operands in these ranges."""
    corners = [_CORNERS[sign](a, b) for a in left for b in right]
    low, high = min(corners), max(corners)
    if max(low.bit_length(), high.bit_length()) > MAX_BITS:
        raise _too_long()
    return all(_MIN_INT64 <= each <= _MAX_INT64 for each in (low, high, *left, *right))


def _too_long() -> SchemaError:
    return SchemaError(f"integers of more than {MAX_BITS} bits come out of it")


def _remainder(dividend: int, divisor: int) -> int:
    size = abs(dividend) % abs(divisor) if divisor else 0
    return -size if dividend < 0 else size


_REMAINDERS = np.frompyfunc(_remainder, 2, 1)


def negated(values: _Array) -> _Array:
    """Return the values with the other sign."""
    if values.dtype.kind == "f":
        return np.asarray(np.negative(values, dtype=np.float64))
    return arithmetic("-", np.asarray(0), values)


def inverted(values: _Array) -> _Array:
    """Return the opposite of truth values; of integers ``-1 - n``."""
    return np.asarray(~values if values.dtype.kind == "b" else ~integers(values))


def bitwise(sign: str, left: _Array, right: _Array) -> _Array:
    """Return the result of an operation of ``BITWISE`` of two conditions or two integers."""
    return np.asarray(BITWISE[sign](*alike(left, right)))


def compared(function: Callable[[Any, Any], Any], left: _Array, right: _Array) -> npt.NDArray[np.bool_]:
    """Return a comparison that is exact for integers and reals of any size.

    Args:
        function: a comparison of ``operator``.
        left, right: as for ``arithmetic``.
    """
    left, right = numbers(left), numbers(right)
    if left.dtype != right.dtype:
        left, right = _comparable(left, right)
    return np.asarray(function(left, right), np.bool_)


def _comparable(left: _Array, right: _Array) -> tuple[_Array, _Array]:
    """The same values with one dtype."""
    for one, other in ((left, right), (right, left)):
        # A constant costs no conversion of all values.
        if one.ndim == 0 and one.dtype.kind in "iuf" and other.dtype.kind in "iuf":
            narrow = _narrowed(one.item(), other.dtype)
            if narrow is not None:
                return (narrow, other) if one is left else (other, narrow)
    kinds = left.dtype.kind + right.dtype.kind
    if kinds == "ff":
        return left.astype(np.float64), right.astype(np.float64)
    if "f" not in kinds:
        return alike(left, right)
    if all(
        each.dtype.kind == "f" or max(map(abs, _close_range(each))) <= _MAX_EXACT for each in (left, right)
    ):
        return left.astype(np.float64), right.astype(np.float64)
    # Python compares its integers and reals exactly, numpy as doubles.
    return left.astype(object), right.astype(object)


def _narrowed(value: float, dtype: np.dtype[Any]) -> _Array | None:
    """A constant in another dtype; None if that changes it."""
    if dtype.kind == "f":
        if isinstance(value, int) and abs(value) > _MAX_EXACT:
            return None
        narrow = np.asarray(value, np.float64).astype(dtype)
        return narrow if narrow == value else None
    if isinstance(value, int) and np.iinfo(dtype).min <= value <= np.iinfo(dtype).max:
        return np.asarray(value, dtype)
    return None


def _close_range(values: _Array) -> tuple[int, int]:
    return (
        _range_of_type(values)
        if values.dtype.kind in "iu" and values.dtype.itemsize <= 4
        else extremes(values)
    )


def applied(name: str, function: Callable[..., Any], *values: _Array) -> _Array:
    """Return a function of numpy of numbers.

    Args:
        name: its name; some of them keep integers.
        function: the function.
        values: its arguments.
    """
    first = numbers(values[0])
    if name in _OF_INTEGERS and first.dtype.kind != "f":
        least = extremes(first)[0]
        if function is not np.abs or least >= 0:
            return first
        return np.asarray(np.abs(first.astype(object) if least == _MIN_INT64 else integers(first)))
    return _real(function, *map(numbers, values))


def alike(left: _Array, right: _Array) -> tuple[_Array, _Array]:
    """Return two arrays of one dtype, which holds the values of both."""
    kinds = left.dtype.kind + right.dtype.kind
    if kinds == "bb":
        return left, right
    if "f" in kinds:
        return left.astype(np.float64), right.astype(np.float64)
    left, right = integers(numbers(left)), integers(numbers(right))
    kind: Any = object if "O" in (left.dtype.kind, right.dtype.kind) else np.int64
    return left.astype(kind), right.astype(kind)


def numbers(values: _Array) -> _Array:
    """Return the same with 0 and 1 for truth values."""
    return values.astype(np.int64) if values.dtype.kind == "b" else values


def integers(values: _Array) -> _Array:
    """Return integers as int64, or as objects if they are too great."""
    if values.dtype.kind == "O":
        return values
    if values.dtype == np.uint64 and extremes(values)[1] > _MAX_INT64:
        return values.astype(object)
    return np.asarray(values.astype(np.int64, copy=False))


def _shortened(found: Any) -> _Array:
    """Integers of Python as int64 if all of them fit, which makes the next operation fast."""
    values: _Array = np.asarray(found, object)
    low, high = extremes(values)
    return values.astype(np.int64) if low >= _MIN_INT64 and high <= _MAX_INT64 else values


def extremes(values: _Array) -> tuple[int, int]:
    """Return the least and the greatest of integers; 0 for none."""
    return (int(values.min()), int(values.max())) if values.size else (0, 0)


def _range_of_type(values: _Array) -> tuple[int, int]:
    """The integers that a dtype holds; those of constants and objects are looked at."""
    if values.ndim == 0 or values.dtype.kind == "O":
        return extremes(values)
    limits = np.iinfo(values.dtype)
    return int(limits.min), int(limits.max)
