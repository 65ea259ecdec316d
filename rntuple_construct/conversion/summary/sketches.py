"""Summaries of long streams of numbers in little memory: moments, distinct values, quantiles, histograms.

The results depend on the values alone, not on how they are divided (moments: up to rounding).
"""

from __future__ import annotations

import math
from bisect import bisect_left
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["Distinct", "Histogram", "Moments", "NumberCounts", "Quantile"]

Array = npt.NDArray[Any]

MAX_EXACT = 8192
"""Distinct values that are counted one by one. The estimate of more has a standard error of about 1 %."""
MAX_BINS = 64
"""Bins of a histogram."""
_LEN_BLOCK = 1 << 17
"""Numbers that are counted at a time, so that intermediate results stay in the processor cache."""
_LARGEST = int(np.iinfo(np.int32).max)
_NUM_BLOCKS = 16
"""Blocks whose counts are merged at a time: each merge sorts all cells."""
_LEN_PRODUCT = 1 << 13
"""Numbers that are multiplied at a time: the linear algebra library uses threads for more, which costs more processor time."""
_MANTISSA = 52
_MIN_EXPONENT = -1074
_MAX_SHIFT = _MANTISSA - 8
"""Largest number of low bits of doubles that are dropped: cells are at most 1/256 of the value wide."""
_MAGNITUDE = int(np.iinfo(np.int64).max)
"""Bits of a double without its sign."""
_INFINITY = 0x7FF << _MANTISSA
"""Bits of infinity."""
_CELL = 1 << _MAX_SHIFT
"""Keys in the widest cells."""
_NEGATIVE_INFINITY = -_INFINITY - _CELL
"""Key of negative infinity, one cell below that of the largest negative numbers."""


class Moments:
    """Count, mean and standard deviation of numbers, added piece by piece (Chan, Golub and LeVeque)."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, values: Array, total: float | None = None) -> None:
        """Add numbers, shape ``(n,)``, none of them NaN; ``total`` is their sum in double precision, if it is known."""
        count = len(values)
        if not count:
            return
        with np.errstate(all="ignore"):
            mean = float(values.sum(dtype=np.float64) if total is None else total) / count
            error = squares = 0.0
            room = np.empty(min(count, _LEN_PRODUCT))
            for start in range(0, count, _LEN_PRODUCT):
                part = values[start : start + _LEN_PRODUCT]
                deviations = np.subtract(part, mean, out=room[: len(part)], dtype=np.float64)
                # The mean is rounded; the sum of the deviations corrects it.
                error += float(deviations.sum())
                squares += float(np.dot(deviations, deviations))
            squares -= error * error / count
            mean += error / count
        total = self.count + count
        difference = mean - self.mean
        self.mean = mean if not self.count else self.mean + difference * (count / total)
        self._squares += squares + difference * difference * (self.count * (count / total))
        self.count = total

    @property
    def deviation(self) -> float:
        """Standard deviation of the population, as of ``numpy.std``."""
        return math.sqrt(self._squares / self.count) if self._squares >= 0 else math.nan


class Distinct:
    """Number of distinct values, from the smallest of their hashes (k minimum values)."""

    def __init__(self) -> None:
        self._hashes = np.empty(0, np.uint64)
        self.is_exact = True
        """False if the count is an estimate."""

    def add_hashes(self, hashes: npt.NDArray[np.uint64]) -> None:
        """Add values by their hashes of 64 evenly distributed bits."""
        if not self.is_exact:
            hashes = hashes[hashes < self._hashes[-1]]
        if len(hashes):
            known, _ = _counted(np.concatenate([self._hashes, hashes]))
            self.is_exact &= len(known) <= MAX_EXACT
            self._hashes = known[:MAX_EXACT]

    @property
    def count(self) -> int:
        """The number of distinct values, or the estimate of it."""
        if self.is_exact:
            return len(self._hashes)
        return round((MAX_EXACT - 1) * (1 << 64) / (int(self._hashes[-1]) + 1))


@dataclass(frozen=True, slots=True)
class Quantile:
    """The number at a place among sorted numbers.

    Args:
        low, high: the numbers between which it lies; equal if it is known exactly.
    """

    low: float
    high: float

    @property
    def is_exact(self) -> bool:
        """Return whether the number is known exactly."""
        return self.low == self.high

    @property
    def value(self) -> float:
        """The number, or an estimate: the integer in the middle, or the real near it with the fewest digits."""
        if self.is_exact or not math.isfinite(self.high - self.low):
            return self.low
        if isinstance(self.low, int) and isinstance(self.high, int):
            return (self.low + self.high) // 2
        middle = self.low + (self.high - self.low) / 2
        rounded = (float(f"{middle:.{digits}g}") for digits in range(1, 17))
        return next((each for each in rounded if self.low <= each <= self.high), middle)


@dataclass(frozen=True, slots=True)
class Histogram:
    """Counts in bins of equal width, a power of two; bins start at multiples of it.

    Args:
        first: number of the first bin, which starts at ``first * 2 ** exponent``.
        exponent: binary logarithm of the width.
        counts: number of values in each bin.
        below, above: finite numbers that are in no bin.
    """

    first: int
    exponent: int
    counts: list[int]
    below: int = 0
    above: int = 0

    @property
    def whole_edges(self) -> list[int]:
        """Edges of bins of integers, exactly: doubles round integers beyond 2^53."""
        return [number << self.exponent for number in self._numbers]

    @property
    def edges(self) -> list[float]:
        """Edges of the bins, one more than there are bins; empty without bins."""
        return [_edge(number, self.exponent) for number in self._numbers]

    @property
    def _numbers(self) -> range:
        return range(self.first, self.first + len(self.counts) + 1) if self.counts else range(0)


OUTER_SHARES = (0.01, 0.99)
"""Shares whose quantiles tell where most numbers are."""
_MOST_SPANS = 4
"""Multiple of the distance of these quantiles: a range up to it is shown whole."""


def shown_range(least: float, low: float, high: float, largest: float) -> tuple[float, float]:
    """Return the ends of an axis, so that a few numbers far away do not make one bar of all others.

    Args:
        least, largest: the extremes.
        low, high: the quantiles of `OUTER_SHARES`. The axis extends by half of their distance beyond them at most, if
            the extremes are far away.
    """
    span = high - low
    if span <= 0 or largest - least <= _MOST_SPANS * span:
        return least, largest
    return max(least, low - span / 2), min(largest, high + span / 2)


class NumberCounts:
    """How often each number occurs; from `MAX_EXACT` different ones on, how many numbers lie in each of many cells.

    A cell has all doubles that differ in the lowest bits alone. As many bits are dropped as leave `MAX_EXACT` cells,
    but cells are at most 1/256 of the number wide. Integers beyond 2^53 are rounded to doubles then.
    """

    def __init__(self) -> None:
        # Integers themselves while all are counted one by one; otherwise `_keys_of` doubles without the dropped bits.
        self._keys: Array = np.empty(0, np.int64)
        self._counts = np.empty(0, np.int64)
        self._is_whole = False
        self._shift = 0
        self._is_exact = True
        self._distinct = Distinct()

    def add(self, values: Array) -> None:
        """Add integers or reals, shape ``(n,)``, none of them NaN."""
        if not len(self._keys):
            self._is_whole = values.dtype.kind in "iu"
        start = 0
        while start < len(values):
            found: list[tuple[Array, npt.NDArray[np.int64]]] = []
            for _ in range(1 if self._is_exact else _NUM_BLOCKS):
                keys = self._keys_of(values[start : start + _LEN_BLOCK])
                start += _LEN_BLOCK
                if not self._is_exact:
                    self._distinct.add_hashes(_hashes(keys))
                    keys = self._as_doubles(keys)
                    keys >>= self._shift
                found.append(_counted(keys))
                if start >= len(values):
                    break
            self._merge(*(np.concatenate(each) for each in zip(*found, strict=True)))

    def _keys_of(self, values: Array) -> Array:
        if self._is_whole:
            return values.astype(np.uint64 if values.dtype == np.uint64 else np.int64, copy=False)
        return _keys_of_doubles(values.astype(np.float64, copy=False))

    def _as_doubles(self, keys: Array) -> Array:
        return _keys_of_doubles(keys.astype(np.float64)) if self._is_whole else keys

    def _merge(self, keys: Array, counts: npt.NDArray[np.int64]) -> None:
        """Add counts of keys, which need not be sorted."""
        if len(self._keys):
            keys, counts = np.concatenate([self._keys, keys]), np.concatenate([self._counts, counts])
        order = np.argsort(keys, kind="stable")
        self._keys, self._counts = keys[order], counts[order]
        self._drop(0)
        if len(self._keys) > MAX_EXACT:
            if self._is_exact:
                self._end_exact()
            self._drop(bisect_left(range(_MAX_SHIFT - self._shift), True, key=self._are_few))

    def _end_exact(self) -> None:
        self._is_exact = False
        self._distinct.add_hashes(_hashes(self._keys))
        if self._is_whole:
            self._keys = self._as_doubles(self._keys)
            self._drop(0)

    def _are_few(self, num_bits: int) -> bool:
        """Return whether few cells are left if some of the lowest bits are dropped."""
        keys = self._keys >> num_bits
        return int(np.count_nonzero(keys[1:] != keys[:-1])) < MAX_EXACT

    def _drop(self, num_bits: int) -> None:
        """Join the cells that differ in some of the lowest bits alone."""
        self._shift += num_bits
        if len(self._keys):
            keys = self._keys >> self._keys.dtype.type(num_bits)
            starts = _starts(keys)
            self._keys, self._counts = keys[starts], np.add.reduceat(self._counts, starts)

    @property
    def num_distinct(self) -> int:
        """Number of different numbers, or the estimate of it."""
        return len(self._keys) if self._is_exact else self._distinct.count

    @property
    def is_distinct_exact(self) -> bool:
        """False if the number of different numbers is an estimate."""
        return self._is_exact or self._distinct.is_exact

    @property
    def _edges(self) -> Array:
        """Least number of each cell."""
        if self._is_exact and self._is_whole:
            return self._keys
        return _doubles_of_keys(self._keys << self._shift)

    def quantile(self, share: float, low: float, high: float) -> Quantile:
        """The least of the numbers that at least a share of them does not exceed (numpy's ``inverted_cdf``).

        Args:
            share: from 0 to 1.
            low, high: the least and the largest number, of which there is at least one; integers if all are integers.
        """
        sums = self._counts.cumsum()
        rank = max(math.ceil(share * int(sums[-1])) - 1, 0)
        place = int(np.searchsorted(sums, rank, side="right"))
        least = self._edges[place].item()
        if self._is_exact:
            return Quantile(least, least)
        largest = float(_doubles_of_keys((self._keys[place : place + 1] + 1) << self._shift)[0])
        if self._is_whole:
            # Doubles round large integers, by half of their distance at most.
            least = math.ceil(least) - (abs(int(least)) >> _MANTISSA + 1)
            largest = math.ceil(largest) - 1 + (abs(int(largest)) >> _MANTISSA + 1)
        return Quantile(max(low, least), min(high, largest))

    def histogram(self, *, is_clipped: bool = False) -> Histogram:
        """The finite numbers in at most `MAX_BINS` bins; each lies in the bin that its edges say.

        Args:
            is_clipped: if true, numbers that are far from all others have no bins, see ``shown_range``.
        """
        edges, counts = self._edges, self._counts
        if not self._is_whole:
            keys = self._keys << self._shift
            is_finite = (keys > _NEGATIVE_INFINITY) & (keys < _INFINITY + _CELL)
            # The cell of the largest negative numbers starts at infinity.
            edges, counts = np.maximum(edges[is_finite], -np.finfo(np.float64).max), counts[is_finite]
        if not len(edges):
            return Histogram(0, 0, [])
        below = above = 0
        if is_clipped:
            totals = counts.cumsum()
            low, high = (edges[np.searchsorted(totals, share * totals[-1])].item() for share in OUTER_SHARES)
            ends = shown_range(edges[0].item(), low, high, edges[-1].item())
            start, stop = int(np.searchsorted(edges, ends[0])), int(np.searchsorted(edges, ends[1], "right"))
            below, above = int(counts[:start].sum()), int(counts[stop:].sum())
            edges, counts = edges[start:stop], counts[start:stop]
        low, high = edges[0].item(), edges[-1].item()
        exponent = 0
        if edges.dtype.kind == "f":
            # Doubles hold the edges of bins that are at least as wide as the distance of the largest numbers.
            largest = max(abs(low), abs(high))
            exponent = math.frexp(largest)[1] - _MANTISSA if largest else _MIN_EXPONENT
            exponent = max(exponent, 0 if self._is_whole else _MIN_EXPONENT)
        while _bin(high, exponent) - (first := _bin(low, exponent)) >= MAX_BINS:
            exponent += 1
        if edges.dtype.kind == "f":
            numbers = np.floor(np.ldexp(edges, -exponent))
            # Nothing is left of negative numbers that are much smaller than a bin.
            numbers[(numbers == 0) & (edges < 0)] = -1
            places = (numbers - first).astype(np.int64)
        else:
            places = ((edges >> edges.dtype.type(exponent)) - edges.dtype.type(first)).astype(np.int64)
        sums = np.zeros(int(places[-1]) + 1, np.int64)
        np.add.at(sums, places, counts)
        return Histogram(first, exponent, sums.tolist(), below, above)


def _counted(keys: Array) -> tuple[Array, npt.NDArray[np.int64]]:
    """Different integers, and how often each occurs."""
    dtype, low, high = keys.dtype, int(keys.min()), int(keys.max())
    if high - low < 4 * len(keys):
        counts = np.bincount((keys - dtype.type(low)).astype(np.intp, copy=False))
        there = np.flatnonzero(counts)
        return there.astype(dtype) + dtype.type(low), counts[there]
    # Keys of 32 bits are sorted in half the time.
    keys = np.sort(keys.astype(np.int32) if low >= -_LARGEST and high <= _LARGEST else keys)
    starts = _starts(keys)
    return keys[starts].astype(dtype), np.diff(starts, append=len(keys))


def _starts(keys: Array) -> npt.NDArray[np.intp]:
    """Places of the first of each different key, of sorted ones."""
    return np.flatnonzero(np.concatenate([[True], keys[1:] != keys[:-1]]))


def _keys_of_doubles(values: npt.NDArray[np.float64]) -> npt.NDArray[np.int64]:
    """Integers in the order of doubles: their bits, negative for negative numbers.

    0 is that of both zeros and of no other number: positive numbers start one cell above, wide as that may be.
    """
    bits = values.view(np.int64)
    signs = bits >> 63
    keys = bits & _MAGNITUDE
    keys ^= signs
    keys -= signs
    np.add(keys, _CELL, out=keys, where=keys > 0)
    if keys.min(initial=0) == -_INFINITY:
        keys[keys == -_INFINITY] = _NEGATIVE_INFINITY
    return keys


def _doubles_of_keys(keys: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    magnitudes = np.where(keys < 0, -keys, np.maximum(keys - _CELL, 0))
    values = np.minimum(magnitudes, _INFINITY).view(np.float64)
    return np.where(keys < 0, -values, values)


def _hashes(keys: Array) -> npt.NDArray[np.uint64]:
    """Hashes of integers: the finaliser of SplitMix64."""
    with np.errstate(over="ignore"):
        bits: npt.NDArray[np.uint64] = keys.view(np.uint64) + np.uint64(0x9E3779B97F4A7C15)
        shifted = bits >> np.uint64(30)
        bits ^= shifted
        bits *= np.uint64(0xBF58476D1CE4E5B9)
        bits ^= np.right_shift(bits, np.uint64(27), out=shifted)
        bits *= np.uint64(0x94D049BB133111EB)
        bits ^= np.right_shift(bits, np.uint64(31), out=shifted)
    return bits


def _bin(value: float, exponent: int) -> int:
    """Number of the bin of width ``2 ** exponent`` that a value lies in."""
    numerator, denominator = value.as_integer_ratio()
    if exponent >= 0:
        return numerator // (denominator << exponent)
    return (numerator << -exponent) // denominator


def _edge(number: int, exponent: int) -> float:
    try:
        return float(number << exponent) if exponent >= 0 else number / (1 << -exponent)
    except OverflowError:
        return math.inf if number > 0 else -math.inf
