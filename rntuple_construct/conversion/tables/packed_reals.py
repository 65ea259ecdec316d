"""Packed reals of TTrees: ``Double32_t`` and ``Float16_t`` as ROOT stores them.

ROOT parses the title of a leaf or class member for a range ``[low,high,bits]``: ``GetRange`` in TStreamerElement.cxx.
``ReadDouble32`` and ``ReadFloat16`` in TBufferFile.cxx decode the bytes.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

__all__ = ["DOUBLE32", "FLOAT16", "Packing", "packing_of"]

DOUBLE32, FLOAT16 = "Double32_t", "Float16_t"
_MOST_BITS = 32
_FEWEST_BITS = 2
_FIRST_UNTRUNCATED = 15
"""Number of mantissa bits from which ROOT ignores a truncation: sign and mantissa share two bytes."""
_BITS_OF_FLOAT16 = 12
"""Mantissa bits of a ``Float16_t`` without range."""
_LEN_EXPONENT_BITS, _LEN_MANTISSA_BITS = 8, 23
_TRUNCATED = np.dtype([("exponent", "u1"), ("mantissa", ">u2")])
_NUMBER = re.compile(r"\s*[+-]?(?:inf(?:inity)?|nan|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)")
_INTEGER = re.compile(r"\s*[+-]?\d+")
_MULTIPLES_OF_PI = (("2pi", 2.0), ("2*pi", 2.0), ("twopi", 2.0), ("pi/2", 0.5), ("pi/4", 0.25), ("pi", 1.0))
"""Spellings that ROOT finds anywhere in a bound, in the order in which it looks for them."""


class Packing(NamedTuple):
    """Storage of the reals of one leaf or member.

    Args:
        dtype: of a stored value.
        result: of the values, float32 or float64.
        factor: steps per unit if values are integers in a range, else 0.
        low: value of the integer 0.
        num_bits: bits of the mantissa if exponent and mantissa are stored, else 0.
    """

    dtype: np.dtype[Any]
    result: np.dtype[Any]
    factor: float = 0.0
    low: float = 0.0
    num_bits: int = 0

    def decode(self, raw: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """Return the values.

        Args:
            raw: stored values of type ``dtype``, of any shape.
        """
        if self.num_bits:
            mantissa = raw["mantissa"].astype(np.uint32)
            bits = raw["exponent"].astype(np.uint32) << _LEN_MANTISSA_BITS
            kept = mantissa & np.uint32((1 << (self.num_bits + 1)) - 1)
            bits |= kept << np.uint32(_LEN_MANTISSA_BITS - self.num_bits)
            sign = (mantissa >> np.uint32(self.num_bits + 1)) & np.uint32(1)
            bits ^= sign << np.uint32(_LEN_EXPONENT_BITS + _LEN_MANTISSA_BITS)
            return bits.view(np.float32).astype(self.result, copy=False)
        if self.factor:
            return (raw.astype(np.float64) / self.factor + self.low).astype(self.result, copy=False)
        return raw.astype(self.result)

    def read(self, chunk: Any, cursor: Any, context: Any, count: int | None = None) -> Any:
        """Read values of a class member with a cursor of uproot: an array, or one number if ``count`` is None."""
        values = self.decode(cursor.array(chunk, 1 if count is None else count, self.dtype, context))
        return values[0].item() if count is None else values


@lru_cache(maxsize=1024)
def packing_of(type_name: str, title: str) -> Packing:
    """Return how reals are packed.

    Args:
        type_name: ``Double32_t`` or ``Float16_t``.
        title: of the leaf, or of the member in its class, such as ``[0,10,16]`` or ``x[n][-pi,pi]``.
    """
    result = np.dtype(np.float32 if type_name == FLOAT16 else np.float64)
    low, factor = _range_of(title)
    if factor:
        return Packing(np.dtype(">u4"), result, factor, low)
    num_bits = int(low) or (_BITS_OF_FLOAT16 if type_name == FLOAT16 else 0)
    if num_bits:
        return Packing(_TRUNCATED, result, num_bits=num_bits)
    return Packing(np.dtype(">f4"), result)


def _range_of(title: str) -> tuple[float, float]:
    """Lowest value, or number of mantissa bits if there is no factor; and the factor."""
    for start in _first_brackets(title):
        text = title[start:].partition("]")[0]
        if "," in text:
            break
    else:
        return 0.0, 0.0
    low_text, high_text, *rest = text.split(",", 2)
    num_bits = _MOST_BITS
    if rest:
        found = _INTEGER.match(rest[0])
        num_bits = int(found[0]) if found else _MOST_BITS
        if not _FEWEST_BITS <= num_bits <= _MOST_BITS:
            num_bits = _MOST_BITS
    low, high = _bound(low_text), _bound(high_text)
    num_steps = (1 << num_bits) if num_bits < _MOST_BITS else (1 << _MOST_BITS) - 1
    if low < high:
        return low, num_steps / (high - low)
    return (num_bits + 0.1 if num_bits < _FIRST_UNTRUNCATED else low), 0.0


def _first_brackets(title: str) -> list[int]:
    """Return where the first two pairs of brackets begin: the first may be a dimension."""
    starts: list[int] = []
    left = title.find("[")
    while left >= 0 and len(starts) < 2:
        right = title.find("]", left)
        if right < 0:
            break
        starts.append(left + 1)
        left = title.find("[", right)
    return starts


def _bound(text: str) -> float:
    text = text.lower().replace(" ", "")
    for name, multiple in _MULTIPLES_OF_PI:
        if name in text:
            return -multiple * np.pi if "-" in text else multiple * np.pi
    found = _NUMBER.match(text)
    return float(found[0]) if found else 0.0
