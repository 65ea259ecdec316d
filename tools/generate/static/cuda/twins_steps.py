"""Kernels of rntuple.cuh in numpy, for programs and tests without a GPU.

Each function has the name and the arguments of a kernel, and computes each element from its number as the kernel does. Structured
arrays replace pointers to structures. Addresses in them are those of host memory. ``bad`` is an array of one uint64.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

Source = Callable[[Any, NDArray[np.int64], type], NDArray[Any]]
"""Returns the stored words of a page by their numbers."""
Map = Callable[[Any, NDArray[Any], NDArray[np.uint64]], NDArray[Any]]
"""Turns stored words of a page into elements."""


def memory(address: int, length: int) -> NDArray[np.uint8]:
    """Return the bytes at an address, without a copy."""
    if not length:
        return np.empty(0, np.uint8)
    return np.frombuffer((ctypes.c_uint8 * length).from_address(int(address)), np.uint8)


def elements_at(address: int, dtype: Any, count: int) -> NDArray[Any]:
    """Return the elements at an address, without a copy."""
    return memory(address, np.dtype(dtype).itemsize * count).view(dtype)


# -- sources: the stored words of a page -----------------------------------------------------------------------------


def plain(page: Any, i: NDArray[np.int64], word: type) -> NDArray[Any]:
    """No step: little-endian words."""
    width = np.dtype(word).itemsize
    data = memory(page["source"], len(i) * width)
    found = np.zeros(len(i), word)
    for byte in range(width):
        found |= data[i * width + byte].astype(word) << word(8 * byte)
    return found


def split(page: Any, i: NDArray[np.int64], word: type) -> NDArray[Any]:
    """Byte b of element i of n is at b * n + i."""
    width = np.dtype(word).itemsize
    data = memory(page["source"], len(i) * width)
    found = np.zeros(len(i), word)
    for byte in range(width):
        found |= data[byte * len(i) + i].astype(word) << word(8 * byte)
    return found


def single_bits(page: Any, i: NDArray[np.int64], word: type) -> NDArray[Any]:
    """One bit for each element, the lowest of a byte first."""
    data = memory(page["source"], (len(i) + 7) // 8)
    return data[i >> 3] >> (i & 7).astype(word) & word(1)


def packed(page: Any, i: NDArray[np.int64], word: type) -> NDArray[Any]:
    """Element i is an unsigned integer at bit i * bits."""
    return _unsigned(page, i * int(page["bits"]), int(page["bits"]), len(i) * int(page["bits"])).astype(word)


def _unsigned(page: Any, first: NDArray[np.int64], bits: int, all_bits: int) -> NDArray[np.uint64]:
    """Integers of up to 64 bits from the numbers of their first bits."""
    data = memory(page["source"], (all_bits + 7) // 8)
    found = np.zeros(len(first), np.uint64)
    shift = (first & 7).astype(np.uint64)
    for byte in range((bits + 14) // 8):
        place = (first >> 3) + byte
        part = np.where(place < len(data), data[np.minimum(place, len(data) - 1)], 0).astype(np.uint64)
        if byte == 0:
            found |= part >> shift
        else:
            found |= part << (np.uint64(8 * byte) - shift)
    return found & np.uint64((1 << bits) - 1)


# -- maps: what one stored word becomes ------------------------------------------------------------------------------


def unchanged(page: Any, words: NDArray[Any], bad: NDArray[np.uint64]) -> NDArray[Any]:
    """Return the bits of the elements."""
    return words


def zigzag(page: Any, words: NDArray[Any], bad: NDArray[np.uint64]) -> NDArray[Any]:
    """0, 1, 2, 3 are 0, -1, 1, -2."""
    one = words.dtype.type(1)
    return (words >> one) ^ (~(words & one) + one)


def index(page: Any, words: NDArray[Any], bad: NDArray[np.uint64]) -> NDArray[Any]:
    """Offsets of 64 bits, moved by the elements of earlier clusters."""
    offsets = words.astype(np.uint64)
    found = offsets + page["shift"].astype(np.uint64)
    if ((offsets | found) >> np.uint64(63)).any():
        bad[0] = 1
    return found


def half(page: Any, words: NDArray[Any], bad: NDArray[np.uint64]) -> NDArray[Any]:
    """Half precision to single precision. The bits of NaN are kept."""
    whole = words.astype(np.uint32)
    magnitude = whole & 0x7FFF
    small = (magnitude.astype(np.float32) * np.float32(2.0**-24)).view(np.uint32)
    large = (magnitude << 13) + np.where(magnitude < 0x7C00, np.uint32(0x38000000), np.uint32(0x70000000))
    return (whole & 0x8000) << 16 | np.where(magnitude < 0x400, small, large)


def truncate(page: Any, words: NDArray[Any], bad: NDArray[np.uint64]) -> NDArray[Any]:
    """Return the bits of numbers of single precision, of which the upper ones are stored."""
    return words << np.uint32(32 - page["bits"])


def quantize(page: Any, words: NDArray[Any], bad: NDArray[np.uint64]) -> NDArray[Any]:
    """Return the bits of numbers of double precision from codes in [0, 2 ** bits - 1]."""
    low, high = page["low"], page["high"]
    step = (high - low) / np.float64((1 << int(page["bits"])) - 1)
    with np.errstate(over="ignore"):
        found = words.astype(np.float64) * step + low
    return np.where(found < high, found, high).view(np.uint64)


# -- loops over pages ------------------------------------------------------------------------------------------------


def decode(
    pages: NDArray[Any], num: int, bad: NDArray[np.uint64], source: Source, word: type, map: Map
) -> None:
    """Decode pages whose elements do not depend on each other."""
    for page in pages[:num]:
        i = np.arange(page["count"])
        elements = map(page, source(page, i, word), bad)
        elements_at(page["target"], elements.dtype, len(i))[i] = elements


def decode_sums(
    pages: NDArray[Any], num: int, bad: NDArray[np.uint64], source: Source, word: type, map: Map
) -> None:
    """Decode pages of differences: an element is the sum of all stored words up to its own."""
    for page in pages[:num]:
        i = np.arange(page["count"])
        sums = np.add.accumulate(source(page, i, word), dtype=word)
        elements = map(page, sums, bad)
        elements_at(page["target"], elements.dtype, len(i))[i] = elements


def decode_pairs(
    pages: NDArray[Any], num: int, bad: NDArray[np.uint64], index_bits: int, tag_bits: int
) -> None:
    """Decode pages of pairs: the index in the lower bits of an element, the tag above."""
    width = index_bits + tag_bits
    for page in pages[:num]:
        i = np.arange(page["count"])
        found = _pair_part(page, i, width, 0, index_bits)
        if (found >> np.uint64(63)).any():
            bad[0] = 1
        elements_at(page["target"], np.uint64, len(i))[i] = found
        tags = _pair_part(page, i, width, index_bits, tag_bits)
        elements_at(page["second"], np.uint32, len(i))[i] = tags.astype(np.uint32)


def _pair_part(page: Any, i: NDArray[np.int64], width: int, first: int, bits: int) -> NDArray[np.uint64]:
    return _unsigned(page, i * width + first, bits, len(i) * width)


def rntuple_check_offsets(offsets: NDArray[np.int64], num: int, bad: NDArray[np.uint64]) -> None:
    """Set `bad` unless offsets are 0 or more, and none is below the one before it."""
    before = np.concatenate([np.zeros(1, np.int64), offsets[: max(num - 1, 0)]])[:num]
    if (offsets[:num] < before).any():
        bad[0] = 1
