"""Split encoding: all low bytes of a page first, then all second bytes, and so on."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from rntuple_construct.format.columns.acceleration import split_with_library, unsplit_with_library

# From this size on, shifting whole words is faster than moving single bytes, if there are few bytes in a word.
_LARGE = 1 << 16
_NARROW = 4


def unsplit(page: NDArray[np.uint8], words: NDArray[Any]) -> None:
    """Put the bytes of every element of a page together again.

    Args:
        page: uint8, shape (n * w,).
        words: little-endian elements of w bytes, shape (n,), contiguous; overwritten.
    """
    if unsplit_with_library(page, words):
        return
    width = words.dtype.itemsize
    n = words.shape[0]
    half = width // 2
    if _is_zero(page, half * n):
        # Sizes and differences are mostly small. Widening is one pass, and each plane of bytes is another.
        if half == 1:
            words[...] = page[:n]
        else:
            narrow = np.empty(n, f"<u{half}")
            unsplit(page[: half * n], narrow)
            words[...] = narrow
        return
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


def _is_zero(page: NDArray[np.uint8], start: int) -> bool:
    """Whether all bytes from a position on are zeros; stops early at others."""
    return (
        0 < start < len(page)
        and not page.item(-1)
        and not page.item(start)
        and not np.maximum.reduce(page[start:])
    )


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
    if split_with_library(words, page):
        return page
    # Offsets and zigzag codes are mostly small: their high bytes need not be picked from the elements.
    used = width
    if words.dtype.kind == "u" and n:
        used = (int(words.max()).bit_length() + 7) // 8
        page[used * n :] = 0
    # Cutting integers is faster than picking single bytes, but only for narrow ones.
    if width <= 4:
        _cut(words.view(f"<u{width}"), page, n, used)
        return page
    pairs = words.view("<u2").reshape(n, width // 2)
    for pair in range((used + 1) // 2):
        _cut(pairs[:, pair].copy(), page[2 * pair * n :], n, min(used - 2 * pair, 2))
    return page


def _cut(words: NDArray[Any], page: NDArray[np.uint8], n: int, used: int) -> None:
    """Write the lowest bytes of unsigned words, all first bytes, then all second ones."""
    if used:
        page[:n] = words
    shifted: NDArray[Any] = np.empty_like(words)
    for byte in range(1, used):
        np.right_shift(words, words.dtype.type(8 * byte), out=shifted)
        page[byte * n : (byte + 1) * n] = shifted
