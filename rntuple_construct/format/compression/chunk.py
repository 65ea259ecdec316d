"""The 9-byte header in front of every compressed chunk (format section "Compression Block")."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rntuple_spec.constants import LEN_COMPRESSION_HEAD, MAX_LEN_CHUNK

from rntuple_construct.base.rules import broken

__all__ = ["LEN_CHUNK_HEADER", "MAX_LEN_CHUNK", "Buffer", "Chunk", "ChunkError", "iter_chunks", "pack_header"]

Buffer = bytes | bytearray | memoryview
"""Contiguous bytes; a memoryview must have one-byte items."""

LEN_CHUNK_HEADER = LEN_COMPRESSION_HEAD

# algorithm id, then two 24-bit little-endian numbers, each read as low 16 and high 8 bits
HEADER = struct.Struct("<3sHBHB")


class ChunkError(Exception):
    """What one algorithm found wrong with one chunk; ``block`` adds path and offset. Never leaves the package.

    Args:
        rule_id: the broken rule.
        fields: the fields of its message.
    """

    def __init__(self, rule_id: str, **fields: Any) -> None:
        super().__init__(rule_id, fields)
        self.rule_id = rule_id
        self.fields = fields


@dataclass(frozen=True, slots=True)
class Chunk:
    r"""One chunk of a compression block, as its header tells.

    Args:
        algorithm: the 3 id bytes, for example ``b"ZS\x01"``.
        len_compressed: bytes of data after the header.
        len_uncompressed: bytes that the data expands to.
        start: where the header starts, relative to the block or absolute if the block's offset was given.
        data: the compressed bytes, without the header.
    """

    algorithm: bytes
    len_compressed: int
    len_uncompressed: int
    start: int
    data: memoryview

    @property
    def end(self) -> int:
        """First byte after the chunk, on the same scale as ``start``."""
        return self.start + LEN_CHUNK_HEADER + self.len_compressed


def iter_chunks(data: Buffer, *, path: str | None = None, offset: int | None = None) -> Iterator[Chunk]:
    """Walk the chunk headers of a compression block without decompressing anything.

    Args:
        data: the whole block as stored.
        path: place in the tree of the file, for messages.
        offset: absolute file offset of ``data``; makes the chunks' ``start`` absolute.

    Raises:
        CompressionError: the chunks do not fill the block exactly (RNT-CMP-004).
    """
    view = memoryview(data)
    base = offset or 0
    nbytes = len(view)
    position = 0
    while position < nbytes:
        where = None if offset is None else base + position
        left = nbytes - position - LEN_CHUNK_HEADER
        if left < 0:
            raise broken(
                "RNT-CMP-004",
                path=path,
                offset=where,
                expected=LEN_CHUNK_HEADER,
                actual=nbytes - position,
                problem=f"{nbytes - position} bytes are left, too few for the {LEN_CHUNK_HEADER}-byte header of a chunk",
            )
        algorithm, low_c, high_c, low_u, high_u = HEADER.unpack_from(view, position)
        len_compressed = low_c | high_c << 16
        if len_compressed > left:
            raise broken(
                "RNT-CMP-004",
                path=path,
                offset=where,
                expected=len_compressed,
                actual=left,
                problem=f"a chunk claims {len_compressed} compressed bytes, {left} are left",
            )
        first = position + LEN_CHUNK_HEADER
        last = first + len_compressed
        yield Chunk(algorithm, len_compressed, low_u | high_u << 16, base + position, view[first:last])
        position = last


def pack_header(algorithm: bytes, len_compressed: int, len_uncompressed: int) -> bytes:
    """Build the 9-byte header of a chunk.

    Args:
        algorithm: the 3 id bytes.
        len_compressed: bytes of data that follow, below 2^24.
        len_uncompressed: bytes they expand to, below 2^24.
    """
    return algorithm + len_compressed.to_bytes(3, "little") + len_uncompressed.to_bytes(3, "little")
