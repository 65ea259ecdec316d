"""Compression blocks: chunks after 9-byte headers, their algorithms and settings."""

from __future__ import annotations

from rntuple_construct.format.compression.algorithms import (
    ALGORITHMS,
    LARGEST_ALGORITHM,
    LARGEST_LEVEL,
    LEN_CHUNK_HEADER,
    MAX_LEN_CHUNK,
    Algorithm,
    Buffer,
    Chunk,
    describe_settings,
    iter_chunks,
    parse_settings,
)
from rntuple_construct.format.compression.block import (
    NativeZstd,
    ZstdHeads,
    compress,
    decompress,
    decompress_into,
    native_zstd,
)

__all__ = [
    "ALGORITHMS",
    "LARGEST_ALGORITHM",
    "LARGEST_LEVEL",
    "LEN_CHUNK_HEADER",
    "MAX_LEN_CHUNK",
    "Algorithm",
    "Buffer",
    "Chunk",
    "NativeZstd",
    "ZstdHeads",
    "compress",
    "decompress",
    "decompress_into",
    "describe_settings",
    "iter_chunks",
    "native_zstd",
    "parse_settings",
]
