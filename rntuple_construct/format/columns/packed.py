"""Streams of unsigned integers of 1 to 32 bits, least significant bit first, without gaps.

Eight items of w bits fill exactly w bytes, and item k of every such group begins at the same bit of the group.
Both directions therefore handle item k of all groups at once.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

GROUP = 8
_WINDOW = np.dtype("<u8")


def unpack(page: NDArray[np.uint8], bits: int, out: NDArray[Any]) -> None:
    """Read the items of a page; bits after the last item are ignored.

    Args:
        page: uint8, shape (ceil(n * bits / 8),).
        bits: width of an item, 1 to 32.
        out: uint32, shape (n,); overwritten.
    """
    n = out.shape[0]
    if bits in (8, 16, 32):
        np.copyto(out, page.view(f"<u{bits // 8}"))
        return
    groups = -(-n // GROUP)
    # Windows of 8 bytes may reach beyond the page, and the last group may be incomplete.
    buffer = np.zeros(groups * bits + _WINDOW.itemsize, np.uint8)
    buffer[: page.shape[0]] = page
    mask = np.uint64((1 << bits) - 1)
    for k in range(min(GROUP, n)):
        first_byte, shift = divmod(k * bits, 8)
        items = out[k::GROUP]
        windows: NDArray[Any] = np.ndarray(
            items.shape, dtype=_WINDOW, buffer=buffer.data, offset=first_byte, strides=(bits,)
        )
        shifted = windows >> np.uint64(shift)
        shifted &= mask
        items[...] = shifted


def pack(items: NDArray[Any], bits: int) -> NDArray[np.uint8]:
    """Write items as a page; the bits after the last item are zero.

    Args:
        items: uint32 below 2 ** bits, shape (n,).
        bits: width of an item, 1 to 32.

    Returns:
        uint8, shape (ceil(n * bits / 8),).
    """
    n = items.shape[0]
    len_page = (n * bits + 7) // 8
    if bits in (8, 16, 32):
        return items.astype(f"<u{bits // 8}").view(np.uint8)
    groups = -(-n // GROUP)
    padded = np.zeros((groups, GROUP), np.uint32)
    padded.reshape(-1)[:n] = items
    page = np.zeros((groups, bits), np.uint8)
    for k in range(GROUP):
        column = padded[:, k]
        for byte in range(k * bits // 8, ((k + 1) * bits - 1) // 8 + 1):
            shift = 8 * byte - k * bits
            part = column >> np.uint32(shift) if shift >= 0 else column << np.uint32(-shift)
            page[:, byte] |= part.astype(np.uint8)
    return page.reshape(-1)[:len_page]
