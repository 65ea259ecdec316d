"""All compression algorithms of ROOT, by chunk id and by number in the compression settings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rntuple_construct.format.compression import deflate, lz4_block, xz, zstd
from rntuple_construct.format.compression.chunk import LEN_CHUNK_HEADER, Buffer, ChunkError

__all__ = ["ALGORITHMS", "Algorithm", "algorithm_of_chunk", "algorithm_of_number"]


def _shrinks(encoded: bytes, len_uncompressed: int) -> bool:
    return len(encoded) + LEN_CHUNK_HEADER < len_uncompressed


@dataclass(frozen=True, slots=True)
class Algorithm:
    """One compression algorithm.

    Args:
        name: the word used in settings such as ``zstd:5``.
        number: hundreds of the compression settings.
        chunk_id: the 3 id bytes that a writer puts into the chunk header.
        any_version: whether readers accept every third id byte.
        max_expansion: upper bound of uncompressed per compressed bytes.
        decode: chunk data and uncompressed length to bytes; raises ``ChunkError``.
        encode: bytes and level to chunk data.
        fits: chunk data and uncompressed length to whether ROOT would store them so; by default if they shrink.
    """

    name: str
    number: int
    chunk_id: bytes
    any_version: bool
    max_expansion: int
    decode: Callable[[memoryview, int], bytes]
    encode: Callable[[Buffer, int], bytes]
    fits: Callable[[bytes, int], bool] = _shrinks


ALGORITHMS: tuple[Algorithm, ...] = (
    Algorithm("zlib", 1, b"ZL\x08", False, deflate.MAX_EXPANSION, deflate.decode_zlib, deflate.encode_zlib),
    Algorithm("lzma", 2, b"XZ\x00", False, xz.MAX_EXPANSION, xz.decode, xz.encode),
    Algorithm("old", 3, b"CS\x08", False, deflate.MAX_EXPANSION, deflate.decode_raw, deflate.encode_raw),
    Algorithm("lz4", 4, b"L4\x01", True, lz4_block.MAX_EXPANSION, lz4_block.decode, lz4_block.encode),
    Algorithm("zstd", 5, b"ZS\x01", False, zstd.MAX_EXPANSION, zstd.decode, zstd.encode, zstd.fits),
)

_BY_ID = {algorithm.chunk_id: algorithm for algorithm in ALGORITHMS}
_ANY_VERSION = {algorithm.chunk_id[:2]: algorithm for algorithm in ALGORITHMS if algorithm.any_version}
_BY_NUMBER = {algorithm.number: algorithm for algorithm in ALGORITHMS}
# Number 0 means "the program's default", which is zlib in ROOT.
_BY_NUMBER[0] = _BY_NUMBER[1]


def algorithm_of_chunk(chunk_id: bytes) -> Algorithm:
    """The algorithm that a chunk header names by its 3 id bytes (RNT-CMP-003)."""
    algorithm = _BY_ID.get(chunk_id) or _ANY_VERSION.get(chunk_id[:2])
    if algorithm is None:
        raise ChunkError("RNT-CMP-003", actual=repr(bytes(chunk_id)))
    return algorithm


def algorithm_of_number(number: int) -> Algorithm | None:
    """The algorithm with this number in the compression settings, or None."""
    return _BY_NUMBER.get(number)
