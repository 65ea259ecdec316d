"""Delta encoding of index columns: differences to the predecessor within a page, modulo 2 ** bits."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import numpy as np
from numpy.typing import NDArray


def undo_delta(words: NDArray[Any]) -> None:
    """Sum the differences of one page up, in place and with wrap-around.

    Args:
        words: unsigned integers, shape (n,); afterwards offsets relative to the start of the cluster.
    """
    np.add.accumulate(words, out=words, dtype=words.dtype)


def undo_delta_of_pages(words: NDArray[Any], counts: Sequence[int]) -> None:
    """Sum up the differences of consecutive pages, of each page separately.

    Args:
        words: unsigned integers of all pages.
        counts: number of elements of each page.
    """
    # Pages of one size, as all but the last of a cluster are, take one call.
    first = 0
    for count, same in groupby(counts):
        rows = len(list(same))
        last = first + rows * count
        if count:
            pages = words[first:last].reshape(rows, count)
            np.add.accumulate(pages, axis=1, out=pages, dtype=words.dtype)
        first = last


def delta(values: NDArray[Any]) -> NDArray[Any]:
    """Take the differences of one page; its first element is unchanged.

    Args:
        values: unsigned integers, shape (n,).

    Returns:
        Unsigned integers of the same type and shape.
    """
    differences: NDArray[Any] = np.empty_like(values)
    differences[:1] = values[:1]
    np.subtract(values[1:], values[:-1], out=differences[1:])
    return differences
