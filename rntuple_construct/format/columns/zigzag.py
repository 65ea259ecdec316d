"""Zigzag encoding of signed integers: 0, -1, 1, -2, ... become 0, 1, 2, 3, ..."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray


def undo_zigzag(words: NDArray[Any]) -> None:
    """Turn zigzag codes into the bits of the signed integers, in place.

    Args:
        words: unsigned integers, shape (n,); afterwards two's complement. Being unsigned, they are shifted
            logically; an arithmetic shift would spoil the upper half of the range.
    """
    sign = words & 1
    np.negative(sign, out=sign)
    words >>= 1
    words ^= sign


def undo_zigzag_of_word(word: int) -> int:
    """Turn one code into an integer."""
    return (word >> 1) ^ -(word & 1)


def undo_zigzag_of_pages(words: NDArray[Any], counts: Sequence[int]) -> None:
    """Turn the codes of consecutive pages into integers; where a page ends makes no difference."""
    undo_zigzag(words)


def zigzag(values: NDArray[Any]) -> NDArray[Any]:
    """Turn signed integers into zigzag codes.

    Args:
        values: signed integers of w bytes, shape (n,).

    Returns:
        Unsigned integers of w bytes, shape (n,).
    """
    one = values.dtype.type(1)
    sign = values >> values.dtype.type(8 * values.dtype.itemsize - 1)
    codes: NDArray[Any] = values << one
    codes ^= sign
    return codes.view(codes.dtype.str.replace("i", "u"))
