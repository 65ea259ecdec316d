"""Single precision numbers cut to their upper bits (column type Real32Trunc)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

FULL_BITS = 32


def untruncate(codes: NDArray[Any], bits: int) -> None:
    """Move the kept bits back to where they were, in place.

    Args:
        codes: uint32 below 2 ** bits, shape (n,); afterwards the bits of single precision numbers.
        bits: number of kept bits, 10 to 31.
    """
    codes <<= np.uint32(FULL_BITS - bits)


def truncate(values: NDArray[Any], bits: int) -> NDArray[Any]:
    """Keep the upper bits of every number; nothing is rounded, and NaN stays NaN whatever its payload.

    Args:
        values: float32, shape (n,), contiguous.
        bits: number of bits to keep, 10 to 31.

    Returns:
        uint32 below 2 ** bits, shape (n,).
    """
    whole = values.view("<u4")
    codes: NDArray[Any] = whole >> np.uint32(FULL_BITS - bits)
    lost = np.isnan(values)
    if lost.any():
        # A NaN whose payload is cut off would be an infinity; the quiet bit is always among those that are kept.
        lost &= (codes & np.uint32((1 << (bits - 9)) - 1)) == 0
        codes[lost] |= np.uint32(1 << (bits - 10))
    return codes
