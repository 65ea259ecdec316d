"""Many compression blocks of one file at once: those of a single zstd frame, and those that are not compressed."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.format.compression import algorithms
from rntuple_construct.format.compression.algorithms import LEN_CHUNK_HEADER, MAX_LEN_CHUNK, ChunkError
from rntuple_construct.format.native import fast_in_use, native_functions

__all__ = ["NativeZstd", "ZstdHeads", "decompress_zstd_block", "native_zstd"]

_ZSTD = np.frombuffer(b"ZS\x01", np.uint8)
_MAGIC = np.frombuffer(b"\x28\xb5\x2f\xfd", np.uint8)
_LEN_HEAD = LEN_CHUNK_HEADER + len(_MAGIC)
_BYTES = np.array([0, 8, 16])


@dataclass(frozen=True, slots=True, eq=False)
class ZstdHeads:
    """What blocks have to begin with to be one chunk of zstd; all others are raw.

    Args:
        is_compressed: shape ``(num_blocks,)``, which blocks are compressed.
        heads: shape ``(num_blocks, len_head)``, the first bytes of each; of those that are raw, anything.
    """

    is_compressed: npt.NDArray[np.bool_]
    heads: npt.NDArray[np.uint8]

    @classmethod
    def of(cls, size: npt.NDArray[np.int64], length: npt.NDArray[np.int64]) -> ZstdHeads | None:
        """The heads of blocks by their stored and uncompressed bytes; None if there cannot be such blocks."""
        is_compressed = np.asarray(size != length)
        if (is_compressed & ((size <= _LEN_HEAD) | (size > length) | (length > MAX_LEN_CHUNK))).any():
            return None
        heads = np.empty((len(size), _LEN_HEAD), np.uint8)
        heads[:, :3] = _ZSTD
        heads[:, 3:6] = (size - LEN_CHUNK_HEADER)[:, None] >> _BYTES & 0xFF
        heads[:, 6:9] = length[:, None] >> _BYTES & 0xFF
        heads[:, LEN_CHUNK_HEADER:] = _MAGIC
        return cls(is_compressed, heads)

    def match(self, file: npt.NDArray[np.uint8], offset: npt.NDArray[np.int64]) -> bool:
        """Whether the blocks begin like that.

        Args:
            file: the whole file.
            offset: where each block is, inside of it with all its stored bytes.
        """
        start = offset[self.is_compressed]
        return bool((file[start[:, None] + np.arange(_LEN_HEAD)] == self.heads[self.is_compressed]).all())


def decompress_zstd_block(block: memoryview, length: int) -> bytes | None:
    """Decompress a block that begins as `ZstdHeads` says; None if it is damaged."""
    try:
        content = algorithms.decode_zstd(block[LEN_CHUNK_HEADER:], length)
    except ChunkError:
        return None
    return content if len(content) == length else None


class NativeZstd:
    """Decompresses blocks that begin as `ZstdHeads` says, in the thread that asked for it.

    Args:
        decompress: address of a context, address and room of the target, address and bytes of a frame; the bytes written.
        len_frame: address of a frame, bytes that are there; the bytes of the first frame.
    """

    def __init__(self, decompress: Any, len_frame: Any) -> None:
        self.decompress, self.len_frame = decompress, len_frame

    @property
    def context(self) -> int:
        """Address of the context of the calling thread, valid until the thread ends."""
        return _context().pointer

    def __call__(self, source: int, size: int, target: int, length: int) -> bool:
        """Decompress a block, for whose places the caller vouches.

        Args:
            source, size: its address and its bytes.
            target, length: address and bytes of where its contents go.

        Returns:
            whether it was one whole frame of that.
        """
        source, size = source + LEN_CHUNK_HEADER, size - LEN_CHUNK_HEADER
        # The library would also take several frames in sequence.
        if self.len_frame(source, size) != size:
            return False
        nbytes: int = self.decompress(self.context, target, length, source, size)
        return nbytes == length


def native_zstd() -> NativeZstd | None:
    """The functions of the extra ``fast`` that decompress blocks that begin as `ZstdHeads` says; None without it."""
    functions = _native_functions() if fast_in_use() else None
    return None if functions is None else NativeZstd(*functions)


class _Context:
    """Memory of the library for decompression; used in one thread."""

    def __init__(self, create: Callable[[], int | None], free: Callable[[int], Any]) -> None:
        self._free = free
        pointer = create()
        if not pointer:
            raise MemoryError("no room to decompress")
        self.pointer = pointer

    def __del__(self) -> None:
        if hasattr(self, "pointer"):
            self._free(self.pointer)


_of_thread = threading.local()


def _context() -> _Context:
    """The context of this thread."""
    try:
        found: _Context = _of_thread.context
    except AttributeError:
        create, free = native_functions(("ZSTD_createDCtx", "ZSTD_freeDCtx")) or ()
        create.restype, create.argtypes, free.argtypes = ctypes.c_void_p, [], [ctypes.c_void_p]
        found = _of_thread.context = _Context(create, free)
    return found


@cache
def _native_functions() -> tuple[Any, Any] | None:
    """Decompression, and the length of a frame; None if the library does not show them to others."""
    long = native_functions(("ZSTD_decompressDCtx", "ZSTD_createDCtx", "ZSTD_freeDCtx"))
    brief = native_functions(("ZSTD_findFrameCompressedSize", "ZSTD_versionNumber"), brief=True)
    if long is None or brief is None or brief[1]() < _MIN_VERSION:
        return None
    decompress, len_frame = long[0], brief[0]
    pointer, size = ctypes.c_void_p, ctypes.c_size_t
    decompress.argtypes, decompress.restype = [pointer, pointer, size, pointer, size], size
    len_frame.argtypes, len_frame.restype = [pointer, size], size
    return decompress, len_frame


_MIN_VERSION = 10400
"""1.4.0, the first in which the functions used here are all declared stable."""
