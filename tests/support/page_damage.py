"""Bytes of pages that are changed, with their checksum repaired or not."""

from __future__ import annotations

from typing import Any

import numpy as np
import xxhash

__all__ = ["change_page"]


def change_page(
    data: bytearray, pages: Any, page: int, random: np.random.Generator, *, resealed: bool
) -> None:
    """Change a byte of a page in place.

    Args:
        data: the file.
        pages: the pages of a column in a cluster.
        page: number of the page in these.
        random: chooses the byte.
        resealed: whether the checksum behind the page is made that of the new bytes.
    """
    start, size = int(pages.offset[page]), int(pages.size[page])
    data[start + int(random.integers(size))] ^= 0x55
    if resealed:
        data[start + size : start + size + 8] = xxhash.xxh3_64_digest(data[start : start + size])[::-1]
