"""Delta encoding of index columns: differences to the predecessor within a page, modulo 2 ** bits."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def undo_delta(words: NDArray[Any]) -> None:
    """Sum the differences of one page up, in place and with wrap-around.

    Args:
        words: unsigned integers, shape (n,); afterwards offsets relative to the start of the cluster.
    """
    np.add.accumulate(words, out=words, dtype=words.dtype)


def delta(values: NDArray[Any]) -> NDArray[Any]:
    """Take the differences of one page; its first element stays as it is.

    Args:
        values: unsigned integers, shape (n,).

    Returns:
        Unsigned integers of the same type and shape.
    """
    differences: NDArray[Any] = np.empty_like(values)
    differences[:1] = values[:1]
    np.subtract(values[1:], values[:-1], out=differences[1:])
    return differences
