"""Compression chunks that writers never make: of incompressible bytes, of very many zeros, with wrong members."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rntuple_spec.constants import MAX_LEN_CHUNK

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.compression import ALGORITHMS, compress
from rntuple_construct.format.compression.algorithms import pack_header
from rntuple_construct.format.compression.block import encode_chunk
from rntuple_construct.format.grammar import container as container_grammar
from rntuple_construct.format.grammar.engine.forcing import forced

__all__ = ["as_chunks", "patched_chunks", "zeros_compressed", "zstd_chunk"]


def zstd_chunk(data: bytes, len_uncompressed: int | None = None) -> bytes:
    """A chunk of zstd, whose header may state another uncompressed length."""
    (zstd,) = (algorithm for algorithm in ALGORITHMS if algorithm.name == "zstd")
    stored = encode_chunk(zstd, data, 5)
    return (
        pack_header(zstd.chunk_id, len(stored), len(data) if len_uncompressed is None else len_uncompressed)
        + stored
    )


def zeros_compressed(nbytes: int, settings: int) -> bytes:
    """Chunks that expand to so many zeros."""
    whole, rest = divmod(nbytes, MAX_LEN_CHUNK)
    chunk = as_chunks(bytes(MAX_LEN_CHUNK), settings) if whole else b""
    return chunk * whole + (as_chunks(bytes(rest), settings) if rest else b"")


def as_chunks(data: bytes, settings: int) -> bytes:
    """A block of chunks, also where compression does not make it smaller."""
    stored = bytes(compress(data, settings))
    if stored is not data and len(stored) != len(data):
        return stored
    chunks = []
    for start in range(0, len(data), MAX_LEN_CHUNK):
        piece = data[start : start + MAX_LEN_CHUNK]
        tree = {"algorithm": b"ZS\x01", "len_uncompressed": len(piece), "data": _stored_zstd(piece)}
        chunks.append(container_grammar.build_compression_chunk(tree))
    return b"".join(chunks)


def _stored_zstd(data: bytes) -> bytes:
    """A frame of zstd with raw blocks: magic, a single segment with its size, blocks."""
    head = b"\x28\xb5\x2f\xfd" + b"\xa0" + len(data).to_bytes(4, "little")
    limit = (1 << 17) - 1
    blocks = [data[start : start + limit] for start in range(0, len(data), limit)] or [b""]
    return head + b"".join(
        (len(block) << 3 | (number == len(blocks) - 1)).to_bytes(3, "little") + block
        for number, block in enumerate(blocks)
    )


def patched_chunks(
    stored: bytes, patches: Sequence[tuple[int, str, Any]], repairs: Callable[[str], bool]
) -> bytes:
    """A compression block with other members of its chunks.

    Raises:
        RNTupleError: the bytes are not a compression block, or have too few chunks.
    """
    chunks = [dict(chunk) for chunk in container_grammar.parse_compression_chunks(stored)]
    for number, name, value in patches:
        if number >= len(chunks) or name not in chunks[number]:
            raise SchemaError("there is no such part", path=f"chunks[{number}].{name}")
        if name == "data" and not repairs("chunk-sizes"):
            chunks[number]["len_compressed"] = forced(chunks[number]["len_compressed"])
        chunks[number][name] = forced(value)
    return b"".join(container_grammar.build_compression_chunk(chunk) for chunk in chunks)
