"""Compression blocks: chunks after 9-byte headers, one module per algorithm."""

from __future__ import annotations

from rntuple_construct.format.compression.batch import (
    NativeZstd,
    ZstdHeads,
    decompress_zstd_block,
    native_zstd,
)
from rntuple_construct.format.compression.block import compress, decompress, decompress_into
from rntuple_construct.format.compression.chunk import (
    LEN_CHUNK_HEADER,
    MAX_LEN_CHUNK,
    Buffer,
    Chunk,
    iter_chunks,
)
from rntuple_construct.format.compression.registry import ALGORITHMS, Algorithm
from rntuple_construct.format.compression.settings import (
    LARGEST_ALGORITHM,
    LARGEST_LEVEL,
    describe_settings,
    parse_settings,
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
    "decompress_zstd_block",
    "describe_settings",
    "iter_chunks",
    "native_zstd",
    "parse_settings",
]
