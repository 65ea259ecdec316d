"""Pages in the form in which they are kept for the next time: in less room than they take decoded.

Most numbers are small, so that the last byte planes of split pages have only zeros. Offsets, which
have to be summed up from the start of their page, fit into fewer bytes than an index has.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rntuple_construct.format.columns.steps import unsplit

__all__ = ["FirstPlanes", "few_words", "first_planes", "narrow", "part_of_planes", "sums"]

_BYTE: Final = np.dtype(np.uint8)
# Types of sums that are kept, the narrowest first, and what each of them holds at most.
_NARROW: Final = tuple((int(np.iinfo(kind).max), np.dtype(kind)) for kind in ("<u2", "<u4"))
_MAX_WIDTH_SUMMED = 4


class FirstPlanes(bytes):
    """The first byte planes of a split page; all others are zero."""

    __slots__ = ()


def num_planes_used(page: bytes, n: int, width: int) -> int:
    """Byte planes of a split page up to the last one that is not zero, at least 1.

    Args:
        page: the page, ``n * width`` bytes.
        n: elements, at least 1.
        width: bytes of each.
    """
    if page[-1]:
        return width
    least, most = 1, width
    while least < most:
        middle = (least + most) // 2
        if page.endswith(bytes((width - middle) * n)):
            most = middle
        else:
            least = middle + 1
    return most


def first_planes(page: bytes, n: int, width: int) -> bytes:
    """A split page without the planes at its end that are zero; arguments as for ``num_planes_used``."""
    planes = num_planes_used(page, n, width)
    return page if planes == width else FirstPlanes(page[: planes * n])


def few_words(page: Any, n: int, low: int, high: int, width: int) -> NDArray[Any]:
    """Words ``low:high`` of a split page, put together from single bytes.

    Args:
        page: the page, or some `FirstPlanes` of it.
        n: number of words of the page, at least 1.
        low, high: which words.
        width: bytes of each.

    Returns:
        unsigned integers, shape (high - low,), writable.
    """
    planes = len(page) // n
    found = np.empty((high - low, width), _BYTE) if planes == width else np.zeros((high - low, width), _BYTE)
    found[:, :planes] = np.ndarray((high - low, planes), _BYTE, page, low, (1, n))
    return found.reshape(-1).view(f"<u{width}")


def part_of_planes(page: Any, n: int, low: int, high: int, width: int) -> NDArray[np.uint8]:
    """Words ``low:high`` of a split page as a split page; arguments as for ``few_words``."""
    planes = np.frombuffer(page, np.uint8).reshape(-1, n)[:, low:high]
    if len(planes) == width:
        return planes.reshape(-1)
    found = np.zeros((width, high - low), np.uint8)
    found[: len(planes)] = planes
    return found.reshape(-1)


def sums(page: bytes, n: int, width: int) -> NDArray[Any] | None:
    """Sum the differences of a split page up, if they are so small that no sum can exceed a word.

    Args:
        page: the page, ``n * width`` bytes.
        n: number of differences, at least 1.
        width: bytes of each.

    Returns:
        shape (n,), unsigned, of the narrowest type that holds the last one; None if they are larger.
    """
    planes = num_planes_used(page, n, width)
    planes += planes == 3
    # One bit less than a word has: sums are indices, which are never negative.
    if planes > _MAX_WIDTH_SUMMED or n << (8 * planes) >= 1 << (8 * width - 1):
        return None
    words = np.empty(n, f"<u{planes}")
    unsplit(np.frombuffer(page, np.uint8, planes * n), words)
    found: NDArray[Any] = np.add.accumulate(words, dtype=np.dtype(f"<u{width}"))
    return narrow(found, found.item(n - 1))


def narrow(elements: NDArray[Any], largest: int) -> NDArray[Any]:
    """Elements that are not negative in the narrowest type that holds the largest of them."""
    for limit, kind in _NARROW:
        if largest <= limit:
            return elements.astype(kind, copy=False)
    return elements
