"""Split encoding: all low bytes of a page first, then all second bytes, and so on."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

# From this size on, shifting whole words is faster than moving single bytes, if there are few bytes in a word.
_LARGE = 1 << 16
_NARROW = 4


def unsplit(page: NDArray[np.uint8], words: NDArray[Any]) -> None:
    """Put the bytes of every element of a page together again.

    Args:
        page: uint8, shape (n * w,).
        words: little-endian elements of w bytes, shape (n,), contiguous; overwritten.
    """
    width = words.dtype.itemsize
    n = words.shape[0]
    if width <= _NARROW and page.shape[0] >= _LARGE:
        words[...] = page[(width - 1) * n :]
        for byte in reversed(range(width - 1)):
            words <<= words.dtype.type(8)
            words |= page[byte * n : (byte + 1) * n].astype(words.dtype)
        return
    target = words.view(np.uint8)
    # Strided assignment is three times faster than a copy of the transposed page.
    for byte in range(width):
        target[byte::width] = page[byte * n : (byte + 1) * n]


def split(words: NDArray[Any]) -> NDArray[np.uint8]:
    """Spread the bytes of every element over the page.

    Args:
        words: little-endian elements of w bytes, shape (n,), contiguous.

    Returns:
        uint8, shape (n * w,).
    """
    width = words.dtype.itemsize
    n = words.shape[0]
    page = np.empty(n * width, np.uint8)
    np.copyto(page.reshape(width, n), words.view(np.uint8).reshape(n, width).T)
    return page
