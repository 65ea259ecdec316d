"""Summaries of long streams of values in little memory: moments, distinct values, histograms.

Their results do not depend on the division of the values into pieces (moments: up to rounding). The sketches of
consecutive ranges of a stream can be joined; the result equals that of the whole stream, bit for bit.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["Distinct", "Histogram", "Moments"]

Array = npt.NDArray[Any]

LEN_BLOCK = 1 << 16
_LEN_CACHED = 1 << 13
"""Numbers that are processed at a time. Intermediate results stay in the processor cache and reuse its memory. Products of so few numbers use no threads of the linear algebra library, which would cost more processor time than the sum."""
NUM_HASHES = 8192
"""Distinct values that are counted exactly; beyond them the estimate has a standard error of about 1 %."""
MAX_BINS = 64
_SPAN = 1 << 64
_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_LAST_SHIFT = np.uint64(31)
_LOWER_BITS = np.uint64((1 << 64 - 31) - 1)
_SMALL = 1024
_MANTISSA = 52
_MIN_EXPONENT = -1074
_LARGEST_EXACT = 1 << 53
"""Integers up to here are floating-point numbers of double precision, too."""


@dataclass(frozen=True, slots=True, eq=False)
class Counted:
    """Integers that lie close together, and how often each occurs.

    Args:
        values: shape ``(n,)``, rising.
        counts: shape ``(n,)``, at least 1.
    """

    values: Array
    counts: npt.NDArray[np.int64]


def counted(values: Array, low: int, high: int) -> Counted | None:
    """Count each of some integers in one pass, which tells all that is to be known; None if they lie too far apart.

    Args:
        values: the integers, at least one.
        low, high: the least and the largest of them.
    """
    span = high - low + 1
    # Larger integers are rounded where they become floating-point numbers, and so may lie in another bin.
    if span > min(LEN_BLOCK, len(values)) or max(-low, high) > _LARGEST_EXACT:
        return None
    counts = np.zeros(span, np.int64)
    # Differences wrap around, and are small.
    unsigned = np.dtype(f"u{values.dtype.itemsize}")
    offset = np.array([low], values.dtype).view(unsigned)
    length = max(_LEN_CACHED, 4 * span)
    for start in range(0, len(values), length):
        places = (values[start : start + length].view(unsigned) - offset).astype(np.intp)
        counts += np.bincount(places, minlength=span)
    there = np.flatnonzero(counts)
    return Counted((there.astype(unsigned) + offset).view(values.dtype), counts[there])


class Moments:
    """Count, mean and standard deviation of numbers, added piece by piece (Chan, Golub and LeVeque)."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0
        # Sums of floating-point numbers depend on their order, so that a stretch is joined piece by piece.
        self._pieces: list[tuple[int, float, float]] = []

    def add(self, values: Array, total: float | None = None) -> None:
        """Take numbers, shape ``(n,)``, none of them NaN.

        Args:
            values: the numbers.
            total: their sum in double precision, if it is known.
        """
        count = len(values)
        if not count:
            return
        with np.errstate(all="ignore"):
            mean = float(values.sum(dtype=np.float64) if total is None else total) / count
            error = squares = 0.0
            room = np.empty(min(count, _LEN_CACHED))
            for start in range(0, count, _LEN_CACHED):
                part = values[start : start + _LEN_CACHED]
                deviations = np.subtract(part, mean, out=room[: len(part)], dtype=np.float64)
                # The mean is rounded; what the deviations add up to tells by how much.
                error += float(deviations.sum())
                squares += float(np.dot(deviations, deviations))
            squares -= error * error / count
            mean += error / count
        self._add_piece(count, mean, squares)

    def add_counted(self, counted: Counted) -> None:
        """Take integers by how often each occurs."""
        values, counts = counted.values.astype(np.float64), counted.counts.astype(np.float64)
        count = int(counted.counts.sum())
        mean = float(np.dot(values, counts)) / count
        deviations = values - mean
        error = float(np.dot(deviations, counts))
        deviations *= deviations
        squares = float(np.dot(deviations, counts)) - error * error / count
        self._add_piece(count, mean + error / count, squares)

    def join(self, following: Moments) -> None:
        """Take the numbers of another one, which come after those of this one."""
        for count, mean, squares in following._pieces:
            self._add_piece(count, mean, squares)

    def _add_piece(self, count: int, mean: float, squares: float) -> None:
        self._pieces.append((count, mean, squares))
        total = self.count + count
        difference = mean - self.mean
        self.mean = mean if not self.count else self.mean + difference * (count / total)
        self._squares += squares + difference * difference * (self.count * (count / total))
        self.count = total

    @property
    def deviation(self) -> float:
        """Standard deviation of the population, as ``numpy.std`` has it."""
        return math.sqrt(self._squares / self.count) if self._squares >= 0 else math.nan


class Distinct:
    """Number of distinct values, from the smallest hashes that occur (k minimum values)."""

    def __init__(self) -> None:
        self._hashes = np.empty(0, np.uint64)
        self._is_full = False

    def add_numbers(self, values: Array) -> None:
        """Take numbers, shape ``(n,)``, none of them NaN; both zeros count as one."""
        start = 0
        while start < len(values):
            # A short first block tells which hashes are too large to matter.
            stop = start + (
                4 * LEN_BLOCK if self._is_full else LEN_BLOCK if self._hashes.size else NUM_HASHES * 2
            )
            if self._is_full:
                self.add_hashes(np.concatenate([*self._small_hashes(values[start:stop])]))
            else:
                self.add_hashes(_hashes(values[start:stop]))
            start = stop

    def _small_hashes(self, values: Array) -> Iterator[npt.NDArray[np.uint64]]:
        """The hashes that are small enough to matter, a few at a time."""
        # The last step does not change the upper bits, which suffice to reject most of the too large hashes.
        largest = self._hashes[-1] | _LOWER_BITS
        for start in range(0, len(values), _LEN_CACHED):
            mixed = _mixed(values[start : start + _LEN_CACHED])
            yield _last_step(mixed[mixed <= largest])

    def add_hashes(self, hashes: npt.NDArray[np.uint64]) -> None:
        """Take values by their hashes of 64 evenly spread bits."""
        known = self._hashes
        if self._is_full:
            hashes = hashes[hashes < known[-1]]
        if 0 < len(known) < _SMALL:
            places = np.minimum(known.searchsorted(hashes), len(known) - 1)
            hashes = hashes[known[places] != hashes]
        if not len(hashes):
            return
        known = np.concatenate([known, hashes])
        known.sort()
        known = known[np.concatenate([[True], known[1:] != known[:-1]])]
        if len(known) > NUM_HASHES:
            known, self._is_full = known[:NUM_HASHES], True
        self._hashes = known

    def join(self, other: Distinct) -> None:
        """Take the values of another one."""
        self.add_hashes(other._hashes)
        # Hashes that the other sketch has dropped are larger than all hashes that it has.
        self._is_full |= other._is_full

    @property
    def is_exact(self) -> bool:
        """Whether the count is one, and no estimate."""
        return not self._is_full

    @property
    def count(self) -> int:
        """The number of distinct values, or the estimate of it."""
        if not self._is_full:
            return len(self._hashes)
        return round((NUM_HASHES - 1) * _SPAN / (int(self._hashes[-1]) + 1))


def _hashes(values: Array) -> npt.NDArray[np.uint64]:
    """The finaliser of SplitMix64 on the bits of numbers."""
    return _last_step(_mixed(values))


def _last_step(bits: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    bits ^= bits >> _LAST_SHIFT
    return bits


def _mixed(values: Array) -> npt.NDArray[np.uint64]:
    """The finaliser without its last step."""
    if values.dtype.kind == "f":
        values = values + values.dtype.type(0)  # -0.0 becomes 0.0
        bits: npt.NDArray[np.uint64] = values.view(f"u{values.dtype.itemsize}").astype(np.uint64, copy=False)
    else:
        bits = values.astype(np.int64 if values.dtype != np.uint64 else np.uint64).view(np.uint64)
    with np.errstate(over="ignore"):
        bits += np.uint64(0x9E3779B97F4A7C15)
        shifted = bits >> np.uint64(30)
        bits ^= shifted
        bits *= _FIRST
        bits ^= np.right_shift(bits, np.uint64(27), out=shifted)
        bits *= _SECOND
    return bits


class Histogram:
    """Counts in bins of equal width, which is a power of two and doubles when the range of values grows.

    Bins begin at multiples of their width, so that every value lies in the bin that its edges say, exactly.
    """

    def __init__(self) -> None:
        self._exponent = _MIN_EXPONENT
        self._first = 0
        self._counts = np.zeros(0, np.int64)

    def add(self, values: Array, low: float, high: float) -> None:
        """Take numbers.

        Args:
            values: shape ``(n,)``, finite.
            low, high: the least and the largest of them.
        """
        if not len(values):
            return
        self._make_room(values.dtype.kind, low, high)
        length = min(len(values), _LEN_CACHED)
        scaled, places = np.empty(length), np.empty(length, np.int64)
        for start in range(0, len(values), _LEN_CACHED):
            part = values[start : start + _LEN_CACHED]
            self._add_cached(part, low, scaled[: len(part)], places[: len(part)])

    def add_counted(self, counted: Counted) -> None:
        """Take integers by how often each occurs."""
        values, counts = counted.values, counted.counts
        self._make_room("i", float(values[0]), float(values[-1]))
        if len(values) < MAX_BINS or self._exponent < 0:
            for value, count in zip(values.tolist(), counts.tolist(), strict=True):
                self._counts[_bin(value, self._exponent) - self._first] += count
            return
        # Each as a difference to the first of them, which are all small.
        low = int(values[0])
        unsigned = values.view(f"u{values.dtype.itemsize}")
        places = (unsigned - unsigned[0]).astype(np.int64) + (low & (1 << self._exponent) - 1)
        places >>= self._exponent
        places += (low >> self._exponent) - self._first
        self._counts += np.bincount(places, counts, len(self._counts)).astype(np.int64)

    def _make_room(self, kind: str, low: float, high: float) -> None:
        """Have bins for numbers of a kind between two."""
        first, last = _bin(low, self._exponent), _bin(high, self._exponent)
        if len(self._counts):
            first, last = min(first, self._first), max(last, self._first + len(self._counts) - 1)
        self._widen(first, last, kind, max(abs(low), abs(high)))

    def _add_cached(
        self, values: Array, low: float, scaled: npt.NDArray[np.float64], places: npt.NDArray[np.int64]
    ) -> None:
        """Take a few numbers that the bins hold, none below ``low``; the other two arrays are room of the same shape."""
        width = math.ldexp(1.0, -self._exponent) if self._exponent > -1023 else 0.0
        if width and math.isfinite(width):
            np.multiply(values, width, out=scaled, dtype=np.float64)
        else:
            np.ldexp(values.astype(np.float64), -self._exponent, out=scaled)
        # Numbers so small that nothing is left of them lie below zero all the same.
        vanished = (scaled == 0) & (values < 0) if low < 0 and self._exponent > 0 else None
        if low >= 0 and self._first + len(self._counts) < _LARGEST_EXACT:
            # To cut off is to round down.
            np.copyto(places, scaled, casting="unsafe")
            if self._first:
                places -= self._first
        else:
            np.floor(scaled, out=scaled)
            if vanished is not None:
                scaled[vanished] = -1
            np.subtract(scaled, float(self._first), out=places, casting="unsafe")
        self._counts += np.bincount(places, minlength=len(self._counts))

    def join(self, other: Histogram) -> None:
        """Take the numbers of another one."""
        if not len(other._counts):
            return
        exponent = max(self._exponent, other._exponent)
        parts = [each for each in (self, other) if len(each._counts)]
        while True:
            ends = [
                (
                    each._first >> exponent - each._exponent,
                    each._first + len(each._counts) - 1 >> exponent - each._exponent,
                )
                for each in parts
            ]
            first, last = min(end[0] for end in ends), max(end[1] for end in ends)
            if last - first < MAX_BINS:
                break
            exponent += 1
        counts = np.zeros(last - first + 1, np.int64)
        for each in parts:
            _add_bins(each._first, each._counts, exponent - each._exponent, first, counts)
        self._exponent, self._first, self._counts = exponent, first, counts

    def _widen(self, first: int, last: int, kind: str, largest: float) -> None:
        """Double the width of bins until the range has few enough of them."""
        start = self._exponent
        least = 0 if kind in "iub" else math.frexp(largest)[1] - _MANTISSA
        while last - first >= MAX_BINS or self._exponent < least:
            first, last = first >> 1, last >> 1
            self._exponent += 1
        shift = self._exponent - start
        counts = np.zeros(last - first + 1, np.int64)
        _add_bins(self._first, self._counts, shift, first, counts)
        self._first, self._counts = first, counts

    @property
    def counts(self) -> list[int]:
        """Number of values in each bin."""
        return [int(count) for count in self._counts]

    @property
    def whole_edges(self) -> list[int]:
        """The same for bins of integers, exactly: doubles round integers beyond 2^53."""
        if not len(self._counts):
            return []
        return [(self._first + place) << self._exponent for place in range(len(self._counts) + 1)]

    @property
    def edges(self) -> list[float]:
        """Edges of the bins, one more than there are bins."""
        if not len(self._counts):
            return []
        return [_edge(self._first + place, self._exponent) for place in range(len(self._counts) + 1)]


def _bin(value: float, exponent: int) -> int:
    """Number of the bin of width ``2 ** exponent`` that a value lies in."""
    numerator, denominator = float(value).as_integer_ratio()
    if exponent >= 0:
        return numerator // (denominator << exponent)
    return (numerator << -exponent) // denominator


def _add_bins(own_first: int, own: Array, shift: int, first: int, counts: Array) -> None:
    """Add counts of bins to those of bins that are ``2 ** shift`` times as wide."""
    for place, count in enumerate(own.tolist()):
        counts[((own_first + place) >> shift) - first] += count


def _edge(number: int, exponent: int) -> float:
    try:
        return float(number << exponent) if exponent >= 0 else number / (1 << -exponent)
    except OverflowError:
        return math.inf if number > 0 else -math.inf
