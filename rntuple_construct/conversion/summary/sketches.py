"""Summaries of long streams of values in little memory: moments, distinct values, histograms, quantiles.

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

__all__ = ["Distinct", "Distribution", "Histogram", "Magnitudes", "Moments", "Quantile"]

Array = npt.NDArray[Any]

LEN_BLOCK = 1 << 16
_LEN_CACHED = 1 << 13
"""Numbers that are processed at a time. Intermediate results stay in the processor cache and reuse its memory. Products of so few numbers use no threads of the linear algebra library, which would cost more processor time than the sum."""
NUM_HASHES = 8192
"""Distinct values that are counted exactly; beyond them the estimate has a standard error of about 1 %."""
MAX_BINS = 64
"""Bins of a histogram that is shown."""
FINE_BINS = 2048
"""Bins of the histogram that quantiles are taken from."""
_SPAN = 1 << 64
_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_LAST_SHIFT = np.uint64(31)
_LOWER_BITS = np.uint64((1 << 64 - 31) - 1)
_SMALL = 1024
_MANTISSA = 52
_MAGNITUDE_BITS = 7
"""Bits of the mantissa that tell magnitudes apart, by at most 1/128 of the value."""
_MAGNITUDE_SHIFT = _MANTISSA - _MAGNITUDE_BITS
_LEN_MAGNITUDES = 1 << 17
"""Numbers whose magnitudes are counted at a time; fewer take longer, because each array of counts is sorted in."""
_SIZE = (1 << 63 - _MAGNITUDE_SHIFT) - 1
"""The upper bits without the sign."""
_INFINITY = 0x7FF << _MAGNITUDE_BITS
_MIN_EXPONENT = -1074
_FEW = 64
"""Values that are counted one by one, which is as fast."""
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
    # Moments of larger integers are not exact, because doubles round these.
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
        """Return whether the count is one, and no estimate."""
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

    Args:
        max_bins: how many bins there may be.
    """

    def __init__(self, max_bins: int = MAX_BINS) -> None:
        self._max_bins = max_bins
        self._exponent = _MIN_EXPONENT
        self._first = 0
        self._counts = np.zeros(0, np.int64)

    def add(self, values: Array, low: float, high: float) -> None:
        """Take numbers.

        Args:
            values: shape ``(n,)``, finite.
            low, high: the least and the largest of them; integers if all are integers.
        """
        if not len(values):
            return
        self._make_room(values.dtype.kind, low, high)
        if values.dtype.kind in "iu":
            self._add_whole(values)
            return
        length = min(len(values), _LEN_CACHED)
        scaled, places = np.empty(length), np.empty(length, np.int64)
        for start in range(0, len(values), _LEN_CACHED):
            part = values[start : start + _LEN_CACHED]
            self._add_cached(part, low, scaled[: len(part)], places[: len(part)])

    def add_counted(self, counted: Counted) -> None:
        """Take integers by how often each occurs."""
        values, counts = counted.values, counted.counts
        self._make_room("i", int(values[0]), int(values[-1]))
        if len(values) < _FEW or self._exponent < 0:
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

    def _add_whole(self, values: Array) -> None:
        """Take integers that the bins hold."""
        wide = np.dtype(np.uint64 if values.dtype.kind == "u" else np.int64)
        for start in range(0, len(values), _LEN_CACHED):
            bins = values[start : start + _LEN_CACHED].astype(wide)
            bins >>= wide.type(self._exponent)
            bins -= wide.type(self._first)
            self._counts += np.bincount(bins.view(np.int64), minlength=len(self._counts))

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
            if last - first < self._max_bins:
                break
            exponent += 1
        counts = np.zeros(last - first + 1, np.int64)
        for each in parts:
            _add_bins(each._first, each._counts, exponent - each._exponent, first, counts)
        self._exponent, self._first, self._counts = exponent, first, counts

    def _widen(self, first: int, last: int, kind: str, largest: float) -> None:
        """Double the width of bins until the range has few enough of them."""
        start = self._exponent
        if kind in "iub":
            least = 0
        else:
            # Zeros are multiples of any width. `frexp` gives them the exponent of 1.
            least = math.frexp(largest)[1] - _MANTISSA if largest else _MIN_EXPONENT
        while last - first >= self._max_bins or self._exponent < least:
            first, last = first >> 1, last >> 1
            self._exponent += 1
        shift = self._exponent - start
        counts = np.zeros(last - first + 1, np.int64)
        _add_bins(self._first, self._counts, shift, first, counts)
        self._first, self._counts = first, counts

    def coarse(self, max_bins: int = MAX_BINS) -> Histogram:
        """The histogram of the same numbers with fewer bins."""
        made = Histogram(max_bins)
        made.join(self)
        return made

    def place(self, rank: int, is_whole: bool) -> tuple[float, float] | None:
        """The least and the largest number that the ``rank``-th of the sorted numbers can be; None if there are fewer.

        Args:
            rank: from 0.
            is_whole: if true, all numbers are integers; so are those that are returned.
        """
        if not 0 <= rank < self._counts.sum():
            return None
        number = self._first + int(np.searchsorted(self._counts.cumsum(), rank, side="right"))
        if is_whole:
            return number << self._exponent, (number + 1 << self._exponent) - 1
        return _edge(number, self._exponent), _edge(number + 1, self._exponent)

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


class Magnitudes:
    """Counts of numbers by sign, exponent and the first bits of the mantissa: bins whose width is a share of the value.

    Zeros have the bin 0, positive numbers the bins from 1 on, negative numbers those below.
    """

    def __init__(self) -> None:
        self._bins = np.empty(0, np.int64)
        self._counts = np.empty(0, np.int64)

    def add(self, values: Array) -> None:
        """Take numbers, shape ``(n,)``, at least one, none of them NaN."""
        found = []
        for start in range(0, len(values), _LEN_MAGNITUDES):
            part = values[start : start + _LEN_MAGNITUDES]
            num_zero = len(part) - int(np.count_nonzero(part))
            if num_zero:
                found.append((np.zeros(1, np.int64), np.array([num_zero])))
                part = part[part != 0]
            if len(part):
                found.append(_counted_bins(_upper_bits(part)))
        self._add_bins(*(np.concatenate(each) for each in zip(*found, strict=True)))

    def add_counted(self, counted: Counted) -> None:
        """Take integers by how often each occurs."""
        self._add_bins(_bins_of(_upper_bits(counted.values)), counted.counts)

    def _add_bins(self, bins: npt.NDArray[np.int64], counts: npt.NDArray[np.int64]) -> None:
        self._bins, places = np.unique(np.concatenate([self._bins, bins]), return_inverse=True)
        sums = np.zeros(len(self._bins), np.int64)
        np.add.at(sums, places, np.concatenate([self._counts, counts]))
        self._counts = sums

    def join(self, other: Magnitudes) -> None:
        """Take the numbers of another one."""
        self._add_bins(other._bins, other._counts)

    @property
    def count(self) -> int:
        """Number of numbers."""
        return int(self._counts.sum())

    @property
    def num_negative_infinite(self) -> int:
        """Number of values that are negative infinity."""
        return int(self._counts[self._bins == -1 - _INFINITY].sum())

    def place(self, rank: int, is_whole: bool) -> tuple[float, float]:
        """The least and the largest number that the ``rank``-th of the sorted numbers can be.

        Args:
            rank: from 0, less than there are numbers.
            is_whole: if true, all numbers are integers; so are those that are returned.
        """
        found = int(self._bins[np.searchsorted(self._counts.cumsum(), rank, side="right")])
        if not found:
            return 0, 0
        low, high = (_of_upper_bits(abs(found) - 1 + more) for more in (0, 1))
        if is_whole:
            # Doubles round large integers, also those below the edge of a bin up to it.
            low = math.ceil(low) - (int(low) >> _MANTISSA + 1)
            high = math.ceil(high) - 1
        return (low, high) if found > 0 else (-high, -low)


def _upper_bits(values: Array) -> npt.NDArray[np.int64]:
    """Sign, exponent and the first bits of the mantissa of numbers in double precision."""
    bits: npt.NDArray[np.int64] = values.astype(np.float64).view(np.int64)
    bits >>= _MAGNITUDE_SHIFT
    return bits


def _counted_bins(bits: npt.NDArray[np.int64]) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Bins of numbers other than zero, by the upper bits, which are overwritten; and how many numbers lie in each."""
    sizes = bits & _SIZE
    least = int(sizes.min())
    sizes -= least
    span = int(sizes.max()) + 1
    # Negative numbers have the second half of the places.
    bits >>= 63
    bits &= span
    sizes += bits
    counts = np.bincount(sizes)
    there = np.flatnonzero(counts)
    bins = there % span + least + 1
    return np.where(there < span, bins, -bins), counts[there]


def _bins_of(bits: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    sizes = (bits & _SIZE) + 1
    return np.where(bits < 0, -sizes, np.where(bits == 0, 0, sizes))


def _of_upper_bits(bits: int) -> float:
    """The least magnitude with these upper bits; infinity beyond the largest."""
    return float(np.array([min(bits, _INFINITY) << _MAGNITUDE_SHIFT], np.int64).view(np.float64)[0])


@dataclass(frozen=True, slots=True)
class Quantile:
    """The number at a place among sorted numbers.

    Args:
        low, high: the numbers between which it lies; the same where it is known exactly.
    """

    low: float
    high: float

    @property
    def is_exact(self) -> bool:
        """Return whether the number is known exactly."""
        return self.low == self.high

    @property
    def value(self) -> float:
        """The number; of those that it can be, the integer in the middle, or the one with the fewest digits there."""
        if self.is_exact or not math.isfinite(self.high - self.low):
            return self.low
        if isinstance(self.low, int) and isinstance(self.high, int):
            return (self.low + self.high) // 2
        middle = self.low + (self.high - self.low) / 2
        rounded = (float(f"{middle:.{digits}g}") for digits in range(1, 17))
        return next((each for each in rounded if self.low <= each <= self.high), middle)


class Distribution:
    """Distribution of numbers: a histogram and quantiles."""

    def __init__(self) -> None:
        self._histogram = Histogram(FINE_BINS)
        self._magnitudes = Magnitudes()

    def add(self, values: Array, low: float, high: float) -> None:
        """Take numbers.

        Args:
            values: shape ``(n,)``, at least one, none of them NaN.
            low, high: the least and the largest of them; integers if all are integers.
        """
        self._magnitudes.add(values)
        if not (math.isfinite(low) and math.isfinite(high)):
            values = values[np.isfinite(values)]
            if not len(values):
                return
            low, high = values.min().item(), values.max().item()
        self._histogram.add(values, low, high)

    def add_counted(self, counted: Counted) -> None:
        """Take integers by how often each occurs."""
        self._magnitudes.add_counted(counted)
        self._histogram.add_counted(counted)

    def join(self, other: Distribution) -> None:
        """Take the numbers of another one."""
        self._magnitudes.join(other._magnitudes)
        self._histogram.join(other._histogram)

    @property
    def histogram(self) -> Histogram:
        """The finite numbers in at most 64 bins."""
        return self._histogram.coarse(MAX_BINS)

    def quantile(self, share: float, low: float, high: float) -> Quantile:
        """The least of the numbers that at least a share of them does not exceed (numpy's ``inverted_cdf``).

        It lies in a bin of the histogram, at most 1/1024 of the range. It also lies in a bin of the magnitudes, at most 1/128
        of its size.

        Args:
            share: from 0 to 1.
            low, high: the least and the largest number, of which there is at least one; integers if all are integers.
        """
        is_whole = isinstance(low, int)
        rank = max(math.ceil(share * self._magnitudes.count) - 1, 0)
        places = [self._magnitudes.place(rank, is_whole)]
        in_bin = self._histogram.place(rank - self._magnitudes.num_negative_infinite, is_whole)
        if in_bin is not None:
            places.append(in_bin)
        return Quantile(
            max(low, *(least for least, _ in places)), min(high, *(largest for _, largest in places))
        )


def _bin(value: float, exponent: int) -> int:
    """Number of the bin of width ``2 ** exponent`` that a value lies in."""
    numerator, denominator = value.as_integer_ratio()
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
