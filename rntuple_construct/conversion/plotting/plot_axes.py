"""Axes of histograms: ranges that outliers do not stretch, bins that fit integers, logarithms, ticks."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.base.printable import number_text
from rntuple_construct.conversion.summary.sketches import OUTER_SHARES, NumberCounts, shown_range

__all__ = ["AxisPlan", "ValueSketch", "axis_of", "ticks"]

Range = tuple[float | None, float | None]

_MAX_WHOLE = 100
"""Integers that have a bin each."""


@dataclass(frozen=True)
class AxisPlan:
    """A requested axis.

    Args:
        label: text below the axis.
        bins: number of bins.
        range: its ends; None for one that the data give.
        is_log: whether bins are equally wide in the logarithm.
    """

    label: str
    bins: int
    range: Range
    is_log: bool

    @property
    def is_fixed(self) -> bool:
        """Return whether the axis does not depend on the data."""
        return None not in self.range


class ValueSketch:
    """Extremes and quantiles of the finite values of one axis, in bounded memory."""

    def __init__(self, plan: AxisPlan) -> None:
        self._is_log = plan.is_log
        self._counts = NumberCounts()
        self.low, self.high = math.inf, -math.inf

    def add(self, values: npt.NDArray[np.float64]) -> None:
        """Add values, shape ``(n,)``, none of them NaN."""
        values = values[np.isfinite(values) & (values > 0 if self._is_log else True)]
        if len(values):
            self.low, self.high = min(self.low, float(values.min())), max(self.high, float(values.max()))
            self._counts.add(values)

    @property
    def is_empty(self) -> bool:
        """Return whether there are no values."""
        return self.low > self.high

    def quantile(self, share: float) -> float:
        """The value that a share of the others does not exceed."""
        return self._counts.quantile(share, self.low, self.high).value


def axis_of(plan: AxisPlan, sketch: ValueSketch | None, *, is_whole: bool) -> tuple[Any, str]:
    """Return an axis of hist, and a note that tells its range and where that comes from.

    Args:
        plan: the requested axis.
        sketch: the values, unless the range is fixed.
        is_whole: whether they are integers.

    Raises:
        SchemaError: a range that has no bins.
    """
    hist = require("hist")
    low, high, reason = _range(plan, sketch)
    if plan.is_log and low <= 0:
        raise SchemaError(
            f"a logarithmic axis begins above 0, not at {number_text(low)}", hint="choose another range"
        )
    if is_whole and not plan.is_log and not plan.is_fixed:
        axis = _whole_axis(plan, low, high)
        ends: tuple[float, float] = (math.floor(low), math.ceil(high))
    else:
        if low == high:
            # One value, which gets a range around it.
            width = abs(low) / 2 or 0.5
            low, high = low - width, high + width
        low, high = _rounded(plan, low, high)
        if not low < high:
            raise SchemaError(f"a range ends above its beginning, not {number_text(low)}:{number_text(high)}")
        transform = {"transform": hist.axis.transform.log} if plan.is_log else {}
        try:
            axis = hist.axis.Regular(plan.bins, low, high, label=plan.label, **transform)
        except (ValueError, OverflowError):
            raise SchemaError(
                f"the range from {number_text(low)} to {number_text(high)} has no {plan.bins} bins",
                hint="choose a range or fewer bins",
            ) from None
        ends = axis.edges[0].item(), axis.edges[-1].item()
    return axis, f"{plan.label}: {number_text(ends[0])} to {number_text(ends[1])} ({reason})"


def _range(plan: AxisPlan, sketch: ValueSketch | None) -> tuple[float, float, str]:
    """The range of values to show, before it is rounded to bins, and its reason."""
    low, high = plan.range
    if low is not None and high is not None:
        return low, high, "as asked for"
    if sketch is None or sketch.is_empty:
        at = 1.0 if plan.is_log else 0.0
        first = low if low is not None else at if high is None else min(at, high - 1)
        return first, high if high is not None else first + 1.0, "there are no values"
    first, last, reason = _shown(plan, sketch)
    return first if low is None else low, last if high is None else high, reason


def _shown(plan: AxisPlan, sketch: ValueSketch) -> tuple[float, float, str]:
    """The range of all values, or of most of them if others are far away."""
    least, largest = _scaled(plan, sketch.low), _scaled(plan, sketch.high)
    low, high = (_scaled(plan, sketch.quantile(share)) for share in OUTER_SHARES)
    ends = shown_range(least, low, high, largest)
    if ends == (least, largest):
        return sketch.low, sketch.high, "least to largest value"
    reason = (
        f"quantiles {OUTER_SHARES[0]:.0%} and {OUTER_SHARES[1]:.0%} with a margin, as there are far outliers"
    )
    if plan.is_log:
        return math.exp(ends[0]), math.exp(ends[1]), reason
    return *ends, reason


def _scaled(plan: AxisPlan, value: float) -> float:
    return math.log(value) if plan.is_log else float(value)


def _whole_axis(plan: AxisPlan, low: float, high: float) -> Any:
    """Bins of as many integers each; the centre of a bin of one integer is this integer."""
    hist = require("hist")
    first, last = math.floor(low), math.ceil(high)
    number = last - first + 1
    width = 1 if number <= max(plan.bins, _MAX_WHOLE) else -(-number // plan.bins)
    count = -(-number // width)
    # Edges lie between integers, so that rounding them does no harm. Doubles beyond 2^52 are integers themselves.
    start = first - 0.5
    # The last bin does not contain its upper end.
    stop = max(start + count * width, math.nextafter(high, math.inf))
    return hist.axis.Regular(count, start, stop, label=plan.label)


def _rounded(plan: AxisPlan, low: float, high: float) -> tuple[float, float]:
    """The range with the ends that the data give rounded outwards to few digits."""
    if plan.range[0] is None:
        low = _outwards(low, low if plan.is_log else high - low, math.floor)
    if plan.range[1] is None:
        rounded = _outwards(high, high if plan.is_log else high - low, math.ceil)
        # The last bin does not contain its upper end.
        high = rounded if rounded > high else math.nextafter(high, math.inf)
    return low, high


def _outwards(value: float, size: float, rounding: Callable[[float], int]) -> float:
    """A number rounded to two digits of a size; unchanged for extreme sizes."""
    if not (1e-300 < size < 1e300):
        return value
    step = 10.0 ** (math.floor(math.log10(size)) - 1)
    return float(f"{rounding(value / step) * step:.12g}")


def ticks(low: float, high: float, count: int) -> list[float]:
    """Round numbers between two others: multiples of 1, 2 or 5 times a power of ten.

    Args:
        low, high: the ends.
        count: about how many.
    """
    span = high - low
    if not (math.isfinite(span) and span > 0):
        return [low]
    rough = span / max(count, 1)
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * (1 - 1e-9))
    first = math.ceil(low / step - 1e-9)
    numbers = (float(f"{place * step:.12g}") for place in range(first, first + 2 * count + 12))
    return [number for number in numbers if number <= high + step * 1e-9]
