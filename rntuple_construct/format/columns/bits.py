"""One bit per element, least significant bit of a byte first (column type Bit)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

# Bytes of a large page that are unpacked at a time.
_LEN_BLOCK = 1 << 20


def unpack_bits(page: NDArray[np.uint8], out: NDArray[np.bool_]) -> None:
    """Unpack the bits of a page; the unused bits of its last byte carry no meaning and are ignored.

    Args:
        page: uint8, shape (ceil(n / 8),).
        out: bool, shape (n,), contiguous; overwritten.
    """
    bits = out.view(np.uint8)
    for first in range(0, len(bits), _LEN_BLOCK):
        block = bits[first : first + _LEN_BLOCK]
        np.copyto(
            block,
            np.unpackbits(page[first // 8 :][: -(-len(block) // 8)], count=len(block), bitorder="little"),
        )


def pack_bits(values: NDArray[np.bool_]) -> NDArray[np.uint8]:
    """Pack booleans into a page, with zeros in the unused bits of its last byte.

    Args:
        values: bool, shape (n,).

    Returns:
        uint8, shape (ceil(n / 8),).
    """
    packed: NDArray[Any] = np.packbits(values, bitorder="little")
    return packed
