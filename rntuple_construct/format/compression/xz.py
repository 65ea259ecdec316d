"""LZMA in an .xz container (``XZ``)."""

from __future__ import annotations

import lzma

from rntuple_construct.format.compression.chunk import Buffer, ChunkError

__all__ = ["MAX_EXPANSION", "decode", "encode"]

MAX_EXPANSION = 1 << 14
"""Zeros shrink by about 6500; the range coder cannot do much better."""

# Preset 9 needs 65 MiB to decode. A header may ask for 4 GiB of dictionary, which no chunk below 16 MiB can use.
_MEMORY_LIMIT = 256 << 20


def decode(data: memoryview, len_uncompressed: int) -> bytes:
    """Decompress one .xz stream of exactly ``len_uncompressed`` bytes."""
    try:
        decoder = lzma.LZMADecompressor(format=lzma.FORMAT_XZ, memlimit=_MEMORY_LIMIT)
        # One byte more than expected: tells an overlong stream from one that ends just here.
        out = decoder.decompress(data, len_uncompressed + 1)
    except (lzma.LZMAError, EOFError) as err:
        raise ChunkError("RNT-CMP-005", problem=f"damaged .xz stream: {err}") from err
    if len(out) > len_uncompressed:
        problem = f"a .xz stream expands to more than the {len_uncompressed} bytes of its header"
        raise ChunkError("RNT-CMP-005", problem=problem)
    if not decoder.eof:
        raise ChunkError("RNT-CMP-005", problem="the .xz stream is cut off")
    if decoder.unused_data:
        problem = f"{len(decoder.unused_data)} bytes after the end of the stream"
        raise ChunkError("RNT-CMP-004", problem=problem)
    return out


def encode(data: Buffer, level: int) -> bytes:
    """Compress to an .xz stream; the level is the preset, above 9 it counts as 9."""
    return lzma.compress(data, lzma.FORMAT_XZ, lzma.CHECK_CRC32, min(level, 9))
