"""Many compression blocks of one file in one call: those of a single zstd frame, or of no compression."""

from __future__ import annotations

import ctypes
import sys
from typing import Any

import numpy as np
import numpy.typing as npt
import zstandard

from rntuple_construct.compression.chunk import LEN_CHUNK_HEADER
from rntuple_construct.compression.zstd import thread_decoder

__all__ = ["compressed_blocks", "decompress_many"]

Array = npt.NDArray[Any]

_MAGIC = 0xFD2FB528
_LEN_MAGIC = 4
_LEN_BLOCK_HEADER = 3
_LEN_CONTENT_CHECKSUM = 4
_RLE, _RESERVED = 1, 3
# Bytes of the content size and of the dictionary id, by the flags for them.
_LEN_CONTENT_SIZE = np.array([0, 2, 4, 8])
_LEN_DICTIONARY_ID = np.array([0, 1, 2, 4])
# Blocks hold 128 KiB; frames of more are few, and then the calls one by one cost nothing.
_MOST_BLOCKS = 64
_CHUNK = np.frombuffer(b"ZS\x01", np.uint8)


def compressed_blocks(file: Array, offset: Array, size: Array, length: Array) -> Array | None:
    """Tell which blocks are compressed, if all can be decompressed by `decompress_many` or are not compressed.

    Args:
        file: uint8, the whole file.
        offset, size: where each block is, and its stored bytes; all inside the file.
        length: its uncompressed bytes.

    Returns:
        shape ``(num_blocks,)``, bool; None if one of them is anything else than raw or one plain zstd frame.
    """
    compressed: Array = size != length
    start, size, length = offset[compressed], size[compressed], length[compressed]
    if len(start) == 0:
        return compressed
    if (size <= LEN_CHUNK_HEADER + _LEN_MAGIC + 2).any() or (size > length).any():
        return None
    head = file[start[:, None] + np.arange(LEN_CHUNK_HEADER)].astype(np.int64)
    places = np.array([1, 1 << 8, 1 << 16])
    chunk_is_sole = (
        (head[:, :3] == _CHUNK).all(axis=1)
        & (head[:, 3:6] @ places == size - LEN_CHUNK_HEADER)
        & (head[:, 6:9] @ places == length)
    )
    if not chunk_is_sole.all() or not _frames_are_plain(file, start + LEN_CHUNK_HEADER, start + size, length):
        return None
    return compressed


def _frames_are_plain(file: Array, start: Array, end: Array, length: Array) -> bool:
    """Whether each frame states the right size and ends exactly where its bytes end.

    The library says nothing about bytes behind a frame, so the headers of its blocks are followed here.
    """
    padded = np.concatenate((file, np.zeros(8, np.uint8))) if int(end.max()) + 8 > len(file) else file
    if (_number(padded, start, 4) != _MAGIC).any():
        return False
    descriptor = padded[start + _LEN_MAGIC].astype(np.int64)
    is_single = descriptor >> 5 & 1
    size_flag = descriptor >> 6
    len_size = np.where(size_flag == 0, is_single, _LEN_CONTENT_SIZE[size_flag])
    if (len_size == 0).any() or (descriptor & 0b1011).any():  # a dictionary, or a bit that is reserved
        return False
    at = start + _LEN_MAGIC + 1 + (1 - is_single)
    stated = _number(padded, np.minimum(at, end), 8)
    stated &= np.where(len_size == 8, -1, (1 << 8 * np.minimum(len_size, 7)) - 1)
    stated += np.where(len_size == 2, 256, 0)
    if (stated != length).any():
        return False
    position = at + len_size
    open_frames = np.arange(len(start))
    for _ in range(_MOST_BLOCKS):
        here, last = position[open_frames], end[open_frames]
        if (here + _LEN_BLOCK_HEADER > last).any():
            return False
        block = _number(padded, here, 3)
        kind = block >> 1 & 3
        if (kind == _RESERVED).any():
            return False
        position[open_frames] = here + _LEN_BLOCK_HEADER + np.where(kind == _RLE, 1, block >> 3)
        open_frames = open_frames[block & 1 == 0]
        if not len(open_frames):
            return bool((position + _LEN_CONTENT_CHECKSUM * (descriptor >> 2 & 1) == end).all())
    return False


def _number(file: Array, start: Array, nbytes: int) -> Array:
    """Little-endian numbers of up to 8 bytes at several places, as int64."""
    result = np.zeros(len(start), np.int64)
    for byte in range(nbytes):
        result |= file[start + byte].astype(np.int64) << 8 * byte
    return result


def decompress_many(file: memoryview, offset: Array, size: Array, length: Array) -> Array | None:
    """Decompress blocks that `compressed_blocks` has named.

    Args:
        file: the whole file.
        offset, size: where each block is, and its stored bytes.
        length: its uncompressed bytes.

    Returns:
        uint8, shape ``(sum of the lengths,)``, the contents one after another; None if a frame is damaged.
    """
    frames = np.stack((offset + LEN_CHUNK_HEADER, size - LEN_CHUNK_HEADER), axis=1).astype(np.uint64)
    try:
        buffers = thread_decoder().multi_decompress_to_buffer(
            zstandard.BufferWithSegments(file, frames.tobytes()),
            decompressed_sizes=length.astype(np.uint64).tobytes(),
            threads=1,
        )
    except zstandard.ZstdError:
        return None
    # The contents are segments of one piece of memory, which is alive as long as one of them is.
    first = np.frombuffer(buffers[0], np.uint8)
    last = np.frombuffer(buffers[len(buffers) - 1], np.uint8)
    total = int(length.sum())
    if _address(last) + len(last) - _address(first) != total:
        return None
    whole = np.frombuffer((ctypes.c_uint8 * total).from_address(_address(first)), np.uint8)
    return _Kept(whole, buffers)
