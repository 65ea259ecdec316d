"""DEFLATE in two forms: ``ZL`` (a zlib stream, RFC 1950) and ``CS`` (raw, RFC 1951, old ROOT)."""

from __future__ import annotations

import zlib

from rntuple_construct.format.compression.chunk import Buffer, ChunkError

__all__ = ["MAX_EXPANSION", "decode_raw", "decode_zlib", "encode_raw", "encode_zlib"]

MAX_EXPANSION = 1032
"""A match of 258 bytes costs at least 2 bits."""

_RAW_WBITS = -15


def decode_zlib(data: memoryview, len_uncompressed: int) -> bytes:
    """Decompress one zlib stream of exactly ``len_uncompressed`` bytes."""
    return _decode(data, len_uncompressed, zlib.MAX_WBITS, "RNT-CMP-005")


def decode_raw(data: memoryview, len_uncompressed: int) -> bytes:
    """Decompress one raw DEFLATE stream of exactly ``len_uncompressed`` bytes."""
    return _decode(data, len_uncompressed, _RAW_WBITS, "RNT-CMP-009")


def encode_zlib(data: Buffer, level: int) -> bytes:
    """Compress to a zlib stream; levels above 9 count as 9."""
    return zlib.compress(data, min(level, 9))


def encode_raw(data: Buffer, level: int) -> bytes:
    """Compress to a raw DEFLATE stream; levels above 9 count as 9."""
    encoder = zlib.compressobj(min(level, 9), zlib.DEFLATED, _RAW_WBITS)
    return encoder.compress(data) + encoder.flush()


def _decode(data: memoryview, len_uncompressed: int, wbits: int, rule_id: str) -> bytes:
    decoder = zlib.decompressobj(wbits)
    try:
        # One byte more than expected: tells an overlong stream from one that ends just here.
        out = decoder.decompress(data, len_uncompressed + 1)
    except zlib.error as err:
        raise ChunkError(rule_id, problem=f"damaged DEFLATE stream: {err}") from err
    if len(out) > len_uncompressed:
        problem = f"a DEFLATE stream expands to more than the {len_uncompressed} bytes of its header"
        raise ChunkError("RNT-CMP-005", problem=problem)
    if not decoder.eof:
        raise ChunkError(rule_id, problem="the DEFLATE stream is cut off")
    if decoder.unused_data:
        problem = f"{len(decoder.unused_data)} bytes after the end of the stream"
        raise ChunkError("RNT-CMP-004", problem=problem)
    return out
