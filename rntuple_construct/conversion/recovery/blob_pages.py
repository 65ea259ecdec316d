"""Pages of a blob without a page list: blocks that their own headers delimit, and checksums that prove them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import xxhash
from rntuple_spec.constants import LEN_PAGE_CHECKSUM

from rntuple_construct.base.checksums import xxh3_little_endian
from rntuple_construct.base.errors import CompressionError
from rntuple_construct.format.compression.algorithms import (
    HEADER,
    LEN_CHUNK_HEADER,
    MAX_LEN_CHUNK,
    ChunkError,
    algorithm_of_chunk,
)

__all__ = ["MAX_LEN_RAW", "FoundPage", "block_at", "pages_of_blob"]

MAX_LEN_RAW = 1 << 22
"""Bytes of an uncompressed page up to which its end is searched for: writers use pages of 1 MiB at most by default."""
_NUM_SIZES = 16
"""Sizes of uncompressed pages that are tried first, because most pages of a column have the same."""


class FoundPage(NamedTuple):
    """A page with the right checksum.

    Args:
        offset: its first byte, in the blob.
        size: stored bytes without the checksum.
        length: uncompressed bytes.
        settings: algorithm of its compression, times 100; 0 for a page that is stored uncompressed.
    """

    offset: int
    size: int
    length: int
    settings: int


def block_at(data: memoryview, position: int, *, has_checksum: bool = True) -> FoundPage | None:
    """The compression block at a position; None for other bytes.

    Args:
        data: the blob.
        position: where the block begins.
        has_checksum: if true, the right checksum must follow.
    """
    end, length, number = position, 0, 0
    while True:
        if end + LEN_CHUNK_HEADER > len(data):
            return None
        chunk_id, low_c, high_c, low_u, high_u = HEADER.unpack_from(data, end)
        try:
            number = algorithm_of_chunk(chunk_id).number
        except (ChunkError, CompressionError):
            return None
        end += LEN_CHUNK_HEADER + (low_c | high_c << 16)
        part = low_u | high_u << 16
        length += part
        if end > len(data) or not part:
            return None
        if part < MAX_LEN_CHUNK:
            break
        if end == len(data) or (has_checksum and _is_checksum(data, position, end)):
            break
    size = end - position
    if size >= length or (has_checksum and not _is_checksum(data, position, end)):
        return None
    return FoundPage(position, size, length, 100 * number)


def _is_checksum(data: memoryview, start: int, end: int) -> bool:
    """Return whether the checksum of a range of bytes follows it."""
    stored = data[end : end + LEN_PAGE_CHECKSUM]
    return len(stored) == LEN_PAGE_CHECKSUM and xxh3_little_endian(data[start:end]) == stored


def pages_of_blob(data: memoryview, step: int, max_len_raw: int = MAX_LEN_RAW) -> tuple[list[FoundPage], int]:
    """Find the pages of a blob, one after the other.

    Args:
        data: the blob.
        step: bytes of which the lengths of all uncompressed pages are multiples.
        max_len_raw: bytes of an uncompressed page up to which its end is searched for.

    Returns:
        the pages, and the position after the last one: that of the first byte outside all pages.
    """
    found: list[FoundPage] = []
    sizes: dict[int, None] = {}
    position = 0
    while position < len(data):
        page = block_at(data, position) or _raw_page_at(data, position, step, sizes, max_len_raw)
        if page is None:
            break
        if not page.settings:
            sizes.pop(page.size, None)
            sizes[page.size] = None
            if len(sizes) > _NUM_SIZES:
                sizes.pop(next(iter(sizes)))
        found.append(page)
        position += page.size + LEN_PAGE_CHECKSUM
    return found, position


def _raw_page_at(
    data: memoryview, position: int, step: int, sizes: dict[int, None], max_len: int
) -> FoundPage | None:
    """The uncompressed page at a position: the shortest run of bytes that its own checksum follows."""
    room = min(len(data) - position - LEN_PAGE_CHECKSUM, MAX_LEN_RAW)
    for size in _likely_sizes(data, position, sizes):
        if 0 < size <= room and _is_checksum(data, position, position + size):
            return FoundPage(position, size, size, 0)
    hasher = xxhash.xxh3_64()
    end = position
    for size in range(step, min(room, max_len) + 1, step):
        hasher.update(data[end : position + size])
        end = position + size
        if hasher.digest()[::-1] == data[end : end + LEN_PAGE_CHECKSUM]:
            return FoundPage(position, size, size, 0)
    return None


def _likely_sizes(data: memoryview, position: int, sizes: dict[int, None]) -> Iterator[int]:
    yield from reversed(sizes)
    yield len(data) - position - LEN_PAGE_CHECKSUM
