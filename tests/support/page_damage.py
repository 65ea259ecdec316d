"""Bytes of pages that are changed, with their checksum repaired or not."""

from __future__ import annotations

from typing import Any

import numpy as np
import xxhash

import rntuple_construct as rnt

__all__ = ["change_page", "damage_page"]


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


def damage_page(data: bytearray, name: str, column: int, cluster: int) -> int:
    """Change a byte of the first page of a column in a cluster; return the offset of the page."""
    with rnt.open(bytes(data)) as file:
        offset = int(file[name].clusters[cluster].column_range(column).offset[0])
    data[offset] ^= 0x55
    return offset
