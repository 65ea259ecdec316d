"""Compression blocks: chunks after 9-byte headers, their algorithms and settings."""

from __future__ import annotations

from rntuple_construct.format.compression.algorithms import (
    ALGORITHMS,
    FRAMES,
    LARGEST_ALGORITHM,
    LARGEST_LEVEL,
    LEN_CHUNK_HEADER,
    MAX_LEN_CHUNK,
    Algorithm,
    Buffer,
    Chunk,
    FrameKind,
    describe_settings,
    iter_chunks,
    parse_settings,
)
from rntuple_construct.format.compression.block import (
    Heads,
    NativeDecoder,
    compress,
    decompress,
    decompress_into,
    native_decoder,
)

__all__ = [
    "ALGORITHMS",
    "FRAMES",
    "LARGEST_ALGORITHM",
    "LARGEST_LEVEL",
    "LEN_CHUNK_HEADER",
    "MAX_LEN_CHUNK",
    "Algorithm",
    "Buffer",
    "Chunk",
    "FrameKind",
    "Heads",
    "NativeDecoder",
    "compress",
    "decompress",
    "decompress_into",
    "describe_settings",
    "iter_chunks",
    "native_decoder",
    "parse_settings",
]
