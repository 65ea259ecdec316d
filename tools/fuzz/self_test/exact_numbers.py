"""The documented arithmetic of expressions, for one value at a time, with integers of Python and doubles."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np

__all__ = ["Exact", "c_remainder", "is_same"]


class Exact:
    """A number with the documented arithmetic, written for one value: integers of Python and doubles."""

    def __init__(self, value: Any) -> None:
        self.value: Any = float(value) if isinstance(value, (float, np.floating)) else int(value)

    def _with(self, other: Exact, of_integers: Callable[..., Any], of_reals: Callable[..., Any]) -> Exact:
        values = self.value, other.value
        if all(isinstance(each, int) for each in values):
            return Exact(of_integers(*values))
        with np.errstate(all="ignore"):
            return Exact(of_reals(*map(np.float64, values)))

    def __add__(self, other: Exact) -> Exact:
        return self._with(other, operator.add, operator.add)

    def __sub__(self, other: Exact) -> Exact:
        return self._with(other, operator.sub, operator.sub)

    def __mul__(self, other: Exact) -> Exact:
        return self._with(other, operator.mul, operator.mul)

    def __truediv__(self, other: Exact) -> Exact:
        with np.errstate(all="ignore"):
            return Exact(np.float64(self.value) / np.float64(other.value))

    def __mod__(self, other: Exact) -> Exact:
        return self._with(other, c_remainder, np.fmod)

    def __pow__(self, other: Exact) -> Exact:
        return self._with(other, operator.pow, operator.pow)

    def __and__(self, other: Exact) -> Exact:
        return Exact(self.value & other.value)

    def __or__(self, other: Exact) -> Exact:
        return Exact(self.value | other.value)

    def __xor__(self, other: Exact) -> Exact:
        return Exact(self.value ^ other.value)

    def __neg__(self) -> Exact:
        return Exact(-self.value)

    def __invert__(self) -> Exact:
        return Exact(~self.value)

    def __abs__(self) -> Exact:
        return Exact(abs(self.value))


def c_remainder(dividend: int, divisor: int) -> int:
    """The remainder with the sign of the dividend; 0 for a division by 0."""
    size = abs(dividend) % abs(divisor) if divisor else 0
    return -size if dividend < 0 else size


def is_same(found: Any, expected: Any) -> bool:
    """Whether a value is the expected one, of its type; lists by their elements, a truth value as an integer."""
    if isinstance(expected, list):
        return isinstance(found, list) and len(found) == len(expected) and all(map(is_same, found, expected))
    if isinstance(expected, float):
        return (
            isinstance(found, float)
            and repr(abs(found)) == repr(abs(expected))
            and (found >= 0) == (expected >= 0)
        )
    return type(found) in (type(expected), bool) and bool(found == expected)
