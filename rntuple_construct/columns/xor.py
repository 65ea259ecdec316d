"""Exclusive or with the predecessor within a page: slowly varying numbers get leading zeros."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def undo_xor(words: NDArray[Any]) -> None:
    """Turn differing bits back into elements, in place.

    Args:
        words: unsigned integers, shape (n,).
    """
    np.bitwise_xor.accumulate(words, out=words)


def xor(values: NDArray[Any]) -> NDArray[Any]:
    """Take the bits in which each element of a page differs from its predecessor; the first stays as it is.

    Args:
        values: elements of 8, 16, 32 or 64 bits, shape (n,).

    Returns:
        Unsigned integers of the same width and shape.
    """
    words = values.view(f"<u{values.dtype.itemsize}")
    bits: NDArray[Any] = words.copy()
    bits[1:] ^= words[:-1]
    return bits
