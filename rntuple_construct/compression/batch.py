"""Many compression blocks of one file at once: those of a single zstd frame, and those that are not compressed."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.compression import zstd
from rntuple_construct.compression.chunk import LEN_CHUNK_HEADER, ChunkError

__all__ = ["decompress_zstd_block", "zstd_blocks"]

_ZSTD = np.frombuffer(b"ZS\x01", np.uint8)
_PLACES = np.array([1, 1 << 8, 1 << 16])


def zstd_blocks(
    file: npt.NDArray[np.uint8], offset: npt.NDArray[Any], size: npt.NDArray[Any], length: npt.NDArray[Any]
) -> npt.NDArray[np.bool_] | None:
    """Tell which blocks are one chunk of zstd, if all others are raw.

    Args:
        file: the whole file.
        offset, size: where each block is, and its stored bytes; all inside the file.
        length: its uncompressed bytes.

    Returns:
        shape ``(num_blocks,)``; None if one of them is neither.
    """
    compressed = np.asarray(size != length)
    start, size, length = offset[compressed], size[compressed], length[compressed]
    if not len(start):
        return compressed
    if (size <= LEN_CHUNK_HEADER).any() or (size > length).any():
        return None
    head = file[start[:, None] + np.arange(LEN_CHUNK_HEADER)].astype(np.int64)
    is_sole = (
        (head[:, :3] == _ZSTD).all(axis=1)
        & (head[:, 3:6] @ _PLACES == size - LEN_CHUNK_HEADER)
        & (head[:, 6:9] @ _PLACES == length)
    )
    return compressed if is_sole.all() else None


def decompress_zstd_block(block: memoryview, length: int) -> bytes | None:
    """Decompress one of the blocks that `zstd_blocks` has named; None if it is damaged."""
    try:
        content = zstd.decode(block[LEN_CHUNK_HEADER:], length)
    except ChunkError:
        return None
    return content if len(content) == length else None
