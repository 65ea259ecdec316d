"""One bit per element, least significant bit of a byte first (column type Bit)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def unpack_bits(page: NDArray[np.uint8], out: NDArray[np.bool_]) -> None:
    """Unpack the bits of a page; the unused bits of its last byte carry no meaning and are ignored.

    Args:
        page: uint8, shape (ceil(n / 8),).
        out: bool, shape (n,), contiguous; overwritten.
    """
    np.copyto(out.view(np.uint8), np.unpackbits(page, count=out.shape[0], bitorder="little"))


def pack_bits(values: NDArray[np.bool_]) -> NDArray[np.uint8]:
    """Pack booleans into a page, with zeros in the unused bits of its last byte.

    Args:
        values: bool, shape (n,).

    Returns:
        uint8, shape (ceil(n / 8),).
    """
    packed: NDArray[Any] = np.packbits(values, bitorder="little")
    return packed
