"""Compiled loops that undo split encoding together with zigzag or delta (optional extra ``fast``).

Import this module only where compiled loops are wanted; it needs numba. Loops are compiled when first asked for,
kept on disk where possible, and run without the interpreter lock.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numba
import numpy as np
from numba.extending import register_jitable

SUPPORTED: Final = sys.byteorder == "little"
"""Compiled loops work on native integers, the format has little-endian ones."""

# The bytes of a word are spelled out, and sums have a loop of their own: the compiler vectorizes the rest then.


@register_jitable  # type: ignore[untyped-decorator]
def _word2(page: Any, n: int, i: int) -> Any:
    return np.uint16(page[i]) | (np.uint16(page[n + i]) << np.uint16(8))


@register_jitable  # type: ignore[untyped-decorator]
def _word4(page: Any, n: int, i: int) -> Any:
    return (
        np.uint32(page[i])
        | (np.uint32(page[n + i]) << np.uint32(8))
        | (np.uint32(page[2 * n + i]) << np.uint32(16))
        | (np.uint32(page[3 * n + i]) << np.uint32(24))
    )


@register_jitable  # type: ignore[untyped-decorator]
def _word8(page: Any, n: int, i: int) -> Any:
    return (
        np.uint64(page[i])
        | (np.uint64(page[n + i]) << np.uint64(8))
        | (np.uint64(page[2 * n + i]) << np.uint64(16))
        | (np.uint64(page[3 * n + i]) << np.uint64(24))
        | (np.uint64(page[4 * n + i]) << np.uint64(32))
        | (np.uint64(page[5 * n + i]) << np.uint64(40))
        | (np.uint64(page[6 * n + i]) << np.uint64(48))
        | (np.uint64(page[7 * n + i]) << np.uint64(56))
    )


def _unsplit2(page: Any, words: Any) -> None:
    n = words.shape[0]
    for i in range(n):
        words[i] = _word2(page, n, i)


def _unsplit4(page: Any, words: Any) -> None:
    n = words.shape[0]
    for i in range(n):
        words[i] = _word4(page, n, i)


def _unsplit8(page: Any, words: Any) -> None:
    n = words.shape[0]
    for i in range(n):
        words[i] = _word8(page, n, i)


def _unsplit_zigzag2(page: Any, words: Any) -> None:
    n = words.shape[0]
    for i in range(n):
        word = np.uint16(_word2(page, n, i))
        words[i] = (word >> np.uint16(1)) ^ (np.uint16(0) - (word & np.uint16(1)))


def _unsplit_zigzag4(page: Any, words: Any) -> None:
    n = words.shape[0]
    for i in range(n):
        word = np.uint32(_word4(page, n, i))
        words[i] = (word >> np.uint32(1)) ^ (np.uint32(0) - (word & np.uint32(1)))


def _unsplit_zigzag8(page: Any, words: Any) -> None:
    n = words.shape[0]
    for i in range(n):
        word = _word8(page, n, i)
        words[i] = (word >> np.uint64(1)) ^ (np.uint64(0) - (word & np.uint64(1)))


def _unsplit_delta4(page: Any, words: Any) -> None:
    n = words.shape[0]
    for i in range(n):
        words[i] = _word4(page, n, i)
    total = np.uint32(0)
    for i in range(n):
        total = np.uint32(total + words[i])
        words[i] = total


def _unsplit_delta8(page: Any, words: Any) -> None:
    n = words.shape[0]
    for i in range(n):
        words[i] = _word8(page, n, i)
    total = np.uint64(0)
    for i in range(n):
        total = np.uint64(total + words[i])
        words[i] = total


_LOOPS: Final[dict[tuple[int, str | None], Callable[[Any, Any], None]]] = {
    (2, None): _unsplit2,
    (4, None): _unsplit4,
    (8, None): _unsplit8,
    (2, "zigzag"): _unsplit_zigzag2,
    (4, "zigzag"): _unsplit_zigzag4,
    (8, "zigzag"): _unsplit_zigzag8,
    (4, "delta"): _unsplit_delta4,
    (8, "delta"): _unsplit_delta8,
}


@cache
def unsplit_kernel(width: int, transform: str | None) -> Callable[[Any, Any], None] | None:
    """Return a compiled function (page, words) that decodes a page, or None if there is none for this encoding.

    ``page`` is uint8 of shape (n * width,), ``words`` unsigned of ``width`` bytes, shape (n,), contiguous, aligned.

    Args:
        width: bytes of an element.
        transform: "zigzag", "delta" or None.
    """
    loop = _LOOPS.get((width, transform))
    if loop is None:
        return None
    word = {2: numba.uint16, 4: numba.uint32, 8: numba.uint64}[width]
    signature = numba.void(
        numba.types.Array(numba.uint8, 1, "C", readonly=True), numba.types.Array(word, 1, "C")
    )
    try:
        compiled = numba.njit(signature, nogil=True, cache=True)(loop)
    except RuntimeError:
        # No directory that a compiled loop could be kept in.
        compiled = numba.njit(signature, nogil=True)(loop)
    return compiled  # type: ignore[no-any-return]
