"""Numbers of a known range as integers of few bits (column type Real32Quant)."""

from __future__ import annotations

import math
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.rules import broken


def check_range(minimum: float, maximum: float) -> None:
    """Raise DescriptorError (RNT-COL-005) unless the range is finite, not subnormal, ascending and of finite width.

    Args:
        minimum: smallest value of the column.
        maximum: largest value of the column.
    """
    for name, value in (("minimum", minimum), ("maximum", maximum)):
        if not math.isfinite(value) or 0.0 < abs(value) < sys.float_info.min:
            raise broken(
                "RNT-COL-005",
                expected="a finite number that is not subnormal",
                actual=value,
                problem=f"the {name} is not finite, or subnormal",
            )
    if not minimum < maximum or not math.isfinite(maximum - minimum):
        raise broken(
            "RNT-COL-005",
            expected="minimum < maximum, with a finite difference",
            actual=(minimum, maximum),
            problem="not ascending, or of infinite width",
        )


def dequantize(codes: NDArray[Any], bits: int, minimum: float, maximum: float, out: NDArray[Any]) -> None:
    """Compute the numbers that codes represent, in double precision.

    Args:
        codes: uint32 below 2 ** bits, shape (n,).
        bits: width of a code, 1 to 32.
        minimum: number of code 0.
        maximum: number of the largest code; no result is larger.
        out: float64, shape (n,); overwritten.
    """
    step = (maximum - minimum) / float((1 << bits) - 1)
    # Near the largest double the product may round beyond it, before it is cut to the maximum.
    with np.errstate(over="ignore"):
        np.multiply(codes, step, out=out)
        out += minimum
    np.minimum(out, maximum, out=out)


def quantize(values: NDArray[Any], bits: int, minimum: float, maximum: float) -> NDArray[Any]:
    """Compute the nearest codes of numbers.

    Args:
        values: float64, shape (n,), all of them from ``minimum`` to ``maximum``.
        bits: width of a code, 1 to 32.
        minimum: number of code 0.
        maximum: number of the largest code.

    Returns:
        uint32 below 2 ** bits, shape (n,).

    Raises:
        SchemaError: a number is outside the range or NaN, or the range is too narrow to compute with.
    """
    inside = (values >= minimum) & (values <= maximum)
    if not inside.all():
        position = int(np.argmin(inside))
        raise SchemaError(
            f"element {position} is {float(values[position])!r}, outside the range of the column",
            expected=(minimum, maximum),
            actual=float(values[position]),
        )
    largest = float((1 << bits) - 1)
    try:
        scale = largest / (maximum - minimum)
    except ZeroDivisionError:
        scale = math.inf
    if not math.isfinite(scale):
        raise SchemaError(f"the range from {minimum!r} to {maximum!r} is too narrow to quantize")
    codes = values - minimum
    codes *= scale
    codes += 0.5
    return codes.astype(np.uint32)
