"""LZ4 blocks (``L4``): an 8-byte big-endian XXH64 of the block, then the block without any frame."""

from __future__ import annotations

import lz4.block
import xxhash

from rntuple_construct.format.compression.chunk import Buffer, ChunkError

__all__ = ["MAX_EXPANSION", "decode", "encode"]

MAX_EXPANSION = 255
"""Every further length byte of a match adds 255 bytes."""

_LEN_HASH = 8
_FIRST_HC_LEVEL = 4


def decode(data: memoryview, len_uncompressed: int) -> bytes:
    """Check the hash and decompress one LZ4 block of exactly ``len_uncompressed`` bytes."""
    if len(data) <= _LEN_HASH:
        problem = f"{len(data)} bytes are too few for a hash and a block"
        raise ChunkError("RNT-CMP-007", problem=problem)
    block = data[_LEN_HASH:]
    # The canonical digest is the big-endian one.
    if (computed := xxhash.xxh64_digest(block)) != data[:_LEN_HASH]:
        problem = f"checksum {data[:_LEN_HASH].hex()}, the bytes hash to {computed.hex()}"
        raise ChunkError("RNT-CMP-007", problem=problem)
    try:
        out: bytes = lz4.block.decompress(block, uncompressed_size=len_uncompressed)
    except (lz4.block.LZ4BlockError, ValueError, OverflowError) as err:
        raise ChunkError("RNT-CMP-005", problem=f"damaged LZ4 block: {err}") from err
    return out


def encode(data: Buffer, level: int) -> bytes:
    """Compress to hash and block; from level 4 on with the high-compression variant, as ROOT does."""
    block: bytes
    if level < _FIRST_HC_LEVEL:
        block = lz4.block.compress(data, store_size=False)
    else:
        block = lz4.block.compress(
            data, mode="high_compression", compression=min(level, 12), store_size=False
        )
    return xxhash.xxh64_digest(block) + block
