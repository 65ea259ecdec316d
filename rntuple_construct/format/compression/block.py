"""Whole compression blocks: several chunks, or raw bytes (format section "Compression Block"); many of one frame at once."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.budgets import exceeded
from rntuple_construct.base.checksums import native_xxh64
from rntuple_construct.base.errors import CompressionError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.base.rules import broken
from rntuple_construct.format.compression import algorithms
from rntuple_construct.format.compression.algorithms import (
    HEADER,
    ID_ZSTD,
    LEN_CHUNK_HEADER,
    MAX_LEN_CHUNK,
    Algorithm,
    Buffer,
    ChunkError,
    FrameKind,
    algorithm_of_chunk,
    algorithm_of_number,
    iter_chunks,
    pack_header,
    recorded_or,
    split_settings,
)
from rntuple_construct.format.native import address_of, fast_in_use, lz4_decompressor, zstd_functions

__all__ = [
    "Heads", "NativeDecoder", "compress", "decompress", "decompress_into", "encode_chunk", "native_decoder",
]  # fmt: skip

_BYTES = np.array([0, 8, 16])
_MIN_VERSION = 10400
"""1.4.0, the first in which the functions used here are all declared stable."""


def decompress(
    data: Buffer,
    len_uncompressed: int,
    *,
    path: str | None = None,
    offset: int | None = None,
    limits: Limits = DEFAULT_LIMITS,
) -> Buffer:
    """Undo the compression of one page, envelope or object.

    Only the sizes decide: data of exactly ``len_uncompressed`` bytes are stored raw and are returned
    unchanged, without a copy.

    Args:
        data: the bytes as stored, without any checksum.
        len_uncompressed: their length before compression, in bytes.
        path: place in the tree of the file, for messages.
        offset: absolute file offset of ``data``, for messages.
        limits: guard against absurd lengths.

    Returns:
        bytes-like of exactly ``len_uncompressed`` bytes.

    Raises:
        CompressionError: the block is damaged (RNT-CMP-002 to 005, 007, 009).
        LimitError: ``len_uncompressed`` is larger than ``limits.max_len_decompressed``.
    """
    nbytes = len(data)
    if nbytes == len_uncompressed:
        return data
    if LEN_CHUNK_HEADER < nbytes < len_uncompressed <= limits.max_len_decompressed:
        algorithm, low_c, high_c, low_u, high_u = HEADER.unpack_from(data)
        if (
            algorithm == ID_ZSTD
            and low_c | high_c << 16 == nbytes - LEN_CHUNK_HEADER
            and low_u | high_u << 16 == len_uncompressed
        ):
            try:
                out = algorithms.decode_zstd(memoryview(data)[LEN_CHUNK_HEADER:], len_uncompressed)
            except ChunkError as err:
                raise _located(err, path, offset) from err.__cause__
            if len(out) == len_uncompressed:
                return out
    return _decompress_chunks(data, len_uncompressed, path, offset, limits)


def decompress_into(
    data: Buffer, out: memoryview, *, path: str | None = None, offset: int | None = None
) -> None:
    """Undo the compression of one page, envelope or object into memory that is already there.

    It saves time for large pages: fresh memory costs a quarter of the time of decompressing 1 MiB of zstd.

    Args:
        data: the bytes as stored, without any checksum.
        out: writable contiguous memory with one-byte items; its length is the uncompressed length.
        path: place in the tree of the file, for messages.
        offset: absolute file offset of ``data``, for messages.

    Raises:
        CompressionError: the block is damaged (RNT-CMP-002 to 005, 007, 009); ``out`` may be half written.
    """
    len_uncompressed = len(out)
    if len(data) == len_uncompressed:
        out[:] = data
        return
    _check_sizes(data, len_uncompressed, path, offset)
    position = 0
    for chunk in iter_chunks(data, path=path, offset=offset):
        where = None if offset is None else chunk.start
        end = position + chunk.len_uncompressed
        try:
            _check_room(end, len_uncompressed)
            if chunk.algorithm == ID_ZSTD:
                algorithms.decode_zstd_into(chunk.data, out[position:end])
            else:
                out[position:end] = _decode_chunk(chunk.algorithm, chunk.data, chunk.len_uncompressed)
        except ChunkError as err:
            raise _located(err, path, where) from err.__cause__
        position = end
    _check_total(position, len_uncompressed, path, offset)


def compress(data: Buffer, settings: int) -> Buffer:
    """Compress one page, envelope or object.

    Args:
        data: bytes-like, contiguous, with one-byte items.
        settings: 100 * algorithm + level; level 0 stores raw, and algorithm 0 is ROOT's default, zlib. The
            level is ROOT's: zstd's library gets twice as much, the others the same.

    Returns:
        chunks of at most 0xFFFFFF uncompressed bytes, or ``data`` itself when a chunk does not shrink.

    Raises:
        SchemaError: there are no such settings.
    """
    number, level = split_settings(settings)
    algorithm = algorithm_of_number(number)
    if level == 0 or algorithm is None:
        return data
    view = memoryview(data)
    parts: list[bytes] = []
    for start in range(0, len(view), MAX_LEN_CHUNK):
        chunk = view[start : start + MAX_LEN_CHUNK]
        encoded = encode_chunk(algorithm, chunk, level)
        # Like ROOT: one chunk that does not shrink makes the whole block raw.
        if not algorithm.fits(encoded, len(chunk)):
            return data
        parts += (pack_header(algorithm.chunk_id, len(encoded), len(chunk)), encoded)
    return b"".join(parts) if parts else data


def encode_chunk(algorithm: Algorithm, data: Buffer, level: int) -> bytes:
    """Compress one chunk of at most 0xFFFFFF bytes, without its header."""
    return recorded_or(f"{algorithm.name}:{level}", data, lambda chunk: algorithm.encode(chunk, level))


def _decompress_chunks(
    data: Buffer, len_uncompressed: int, path: str | None, offset: int | None, limits: Limits
) -> bytes | bytearray:
    _check_sizes(data, len_uncompressed, path, offset)
    if len_uncompressed > limits.max_len_decompressed:
        raise exceeded(
            "max_len_decompressed", f"{len_uncompressed} uncompressed bytes in one block",
            allowed=limits.max_len_decompressed, needed=len_uncompressed, path=path, offset=offset,
        )  # fmt: skip
    # All headers first, so that a wrong total is found before any chunk is decompressed.
    chunks = list(iter_chunks(data, path=path, offset=offset))
    _check_total(sum(chunk.len_uncompressed for chunk in chunks), len_uncompressed, path, offset)
    # The buffer grows with the decoded bytes, never with a stated length alone.
    out = bytearray()
    for chunk in chunks:
        try:
            decoded = _decode_chunk(chunk.algorithm, chunk.data, chunk.len_uncompressed)
        except ChunkError as err:
            raise _located(err, path, None if offset is None else chunk.start) from err.__cause__
        if len(chunks) == 1:
            return decoded
        out += decoded
    return out


def _decode_chunk(algorithm_id: bytes, data: memoryview, len_uncompressed: int) -> bytes:
    algorithm = algorithm_of_chunk(algorithm_id)
    if len_uncompressed > len(data) * algorithm.max_expansion:
        problem = f"{len(data)} bytes of {algorithm.name} cannot expand to {len_uncompressed}"
        raise ChunkError("RNT-CMP-005", problem=problem)
    decoded = algorithm.decode(data, len_uncompressed)
    if len(decoded) != len_uncompressed:
        raise ChunkError(
            "RNT-CMP-005", problem=f"one expands to {len(decoded)} bytes, expected {len_uncompressed}"
        )
    return decoded


def _check_sizes(data: Buffer, len_uncompressed: int, path: str | None, offset: int | None) -> None:
    nbytes = len(data)
    details: dict[str, Any] = {"path": path, "offset": offset, "expected": len_uncompressed, "actual": nbytes}
    if nbytes > len_uncompressed:
        raise broken("RNT-CMP-002", **details)
    if nbytes == 0:
        raise broken(
            "RNT-CMP-004", problem=f"nothing is stored for {len_uncompressed} uncompressed bytes", **details
        )


def _check_room(end: int, len_uncompressed: int) -> None:
    if end > len_uncompressed:
        raise ChunkError("RNT-CMP-005", problem=f"they expand to more than the expected {len_uncompressed}")


def _check_total(total: int, len_uncompressed: int, path: str | None, offset: int | None) -> None:
    if total != len_uncompressed:
        raise broken(
            "RNT-CMP-005",
            path=path,
            offset=offset,
            expected=len_uncompressed,
            actual=total,
            problem=f"they expand to {total} bytes, expected {len_uncompressed}",
        )


def _located(err: ChunkError, path: str | None, offset: int | None) -> CompressionError:
    return broken(err.rule_id, kind=CompressionError, path=path, offset=offset, **err.fields)


class Heads(NamedTuple):
    """Required first bytes of blocks that are one chunk of one algorithm; all others are raw.

    Args:
        is_compressed: shape ``(num_blocks,)``, which blocks are compressed.
        heads: shape ``(num_blocks, len_head)``, the first bytes of each; of those that are raw, anything.
    """

    is_compressed: npt.NDArray[np.bool_]
    heads: npt.NDArray[np.uint8]

    @classmethod
    def of(cls, size: npt.NDArray[np.int64], length: npt.NDArray[np.int64], frame: FrameKind) -> Heads | None:
        """The heads of blocks by their stored and uncompressed bytes; None if there cannot be such blocks."""
        is_compressed = np.asarray(size != length)
        least = frame.len_head + len(frame.magic)
        if (is_compressed & ((size <= least) | (size > length) | (length > MAX_LEN_CHUNK))).any():
            return None
        heads = np.empty((len(size), LEN_CHUNK_HEADER + len(frame.magic)), np.uint8)
        heads[:, :3] = np.frombuffer(frame.chunk_id, np.uint8)
        heads[:, 3:6] = (size - LEN_CHUNK_HEADER)[:, None] >> _BYTES & 0xFF
        heads[:, 6:9] = length[:, None] >> _BYTES & 0xFF
        heads[:, LEN_CHUNK_HEADER:] = np.frombuffer(frame.magic, np.uint8)
        return cls(is_compressed, heads)


class NativeDecoder(NamedTuple):
    """Addresses of functions that the compiled loop calls for blocks that begin as `Heads` says; None for those of other algorithms.

    Args:
        decompress: zstd: address of a context, address and room of the target, address and bytes of a frame; the bytes written.
        len_frame: zstd: address of a frame, bytes that are there; the bytes of the first frame.
        decompress_block: LZ4: addresses of a block and of the target, bytes of both; the bytes written.
        hash_block: LZ4: address and bytes of a block, 0; the hash that is stored in front of it.
    """

    decompress: int | None = None
    len_frame: int | None = None
    decompress_block: int | None = None
    hash_block: int | None = None

    @property
    def context(self) -> int:
        """Address of the context of the calling thread, valid until the thread ends; 0 for LZ4."""
        return _context().pointer if self.decompress else 0


def native_decoder(frame: FrameKind) -> NativeDecoder | None:
    """The functions for one kind of chunk; None without compiled code, or if no library exports them."""
    return _native_functions(frame.name) if fast_in_use() else None


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
        create, free = zstd_functions(("ZSTD_createDCtx", "ZSTD_freeDCtx")) or ()
        create.restype, create.argtypes, free.argtypes = ctypes.c_void_p, [], [ctypes.c_void_p]
        found = _of_thread.context = _Context(create, free)
    return found


@cache
def _native_functions(name: str) -> NativeDecoder | None:
    if name == "lz4":
        block, hashing = lz4_decompressor(), native_xxh64()
        if block is None or hashing is None:
            return None
        return NativeDecoder(decompress_block=address_of(block), hash_block=address_of(hashing))
    found = zstd_functions(
        (
            "ZSTD_decompressDCtx",
            "ZSTD_findFrameCompressedSize",
            "ZSTD_versionNumber",
            "ZSTD_createDCtx",
            "ZSTD_freeDCtx",
        )
    )
    if found is None or found[2]() < _MIN_VERSION:
        return None
    return NativeDecoder(address_of(found[0]), address_of(found[1]))
