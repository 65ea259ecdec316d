"""Zstandard frames (``ZS``), the default of RNTuple 1.x and therefore the path that must be fast."""

from __future__ import annotations

import threading

import zstandard

from rntuple_construct.format.compression.chunk import LEN_CHUNK_HEADER, Buffer, ChunkError

__all__ = ["MAX_EXPANSION", "decode", "decode_into", "encode", "fits"]

MAX_EXPANSION = 1 << 16
"""A block of 128 KiB costs at least 4 bytes."""

_UNKNOWN_SIZE = -1
_LEN_SPARE = 8
_FULL_BYTE = 0x80
# Below this, decoding into fresh memory and copying is as fast as decoding in place.
_MIN_LEN_IN_PLACE = 256 << 10
_RLE_BLOCK = 1
_LIBRARY_LEVELS = 2
"""Levels of the library for each of ROOT's, which go from 0 to 9 for all algorithms."""
_RESERVED_BLOCK = 3


class _Contexts(threading.local):
    """A context per thread: making one costs more than decoding a small page."""

    def __init__(self) -> None:
        self.decoder = zstandard.ZstdDecompressor()
        self.encoders: dict[int, zstandard.ZstdCompressor] = {}


_contexts = _Contexts()


def decode(data: memoryview, len_uncompressed: int) -> bytes:
    """Decompress one frame of exactly ``len_uncompressed`` bytes."""
    try:
        # Asked first, because the library allocates whatever the frame claims.
        size = zstandard.frame_content_size(data)
        if size not in (len_uncompressed, _UNKNOWN_SIZE):
            raise ChunkError(
                "RNT-CMP-005", problem=f"a zstd frame holds {size} bytes, its header says {len_uncompressed}"
            )
        out = _contexts.decoder.decompress(data, max_output_size=len_uncompressed, allow_extra_data=False)
    except zstandard.ZstdError as err:
        rule_id = "RNT-CMP-004" if "unused data" in str(err) else "RNT-CMP-005"
        raise ChunkError(rule_id, problem=f"damaged zstd frame: {err}") from err
    return out


def decode_into(data: memoryview, out: memoryview) -> None:
    """Decompress one frame that fills ``out`` exactly, without fresh memory for large ones."""
    if len(out) >= _MIN_LEN_IN_PLACE and _frame_is_plain(data, len(out)):
        try:
            with _contexts.decoder.stream_reader(data, closefd=False) as reader:
                if reader.readinto(out) == len(out):
                    return
        except zstandard.ZstdError as err:
            raise ChunkError("RNT-CMP-005", problem=f"damaged zstd frame: {err}") from err
    # Small, unusual or damaged: the other path reports the damage.
    decoded = decode(data, len(out))
    if len(decoded) != len(out):
        raise ChunkError(
            "RNT-CMP-005", problem=f"a zstd frame expands to {len(decoded)} bytes, expected {len(out)}"
        )
    out[:] = decoded


def encode(data: Buffer, level: int) -> bytes:
    """Compress to one frame with its content size; the library gets twice ROOT's level, at most 22, as from ROOT."""
    level = min(_LIBRARY_LEVELS * level, zstandard.MAX_COMPRESSION_LEVEL)
    encoders = _contexts.encoders
    encoder = encoders.get(level)
    if encoder is None:
        encoder = encoders[level] = zstandard.ZstdCompressor(level=level)
    return encoder.compress(data)


def fits(encoded: bytes, len_uncompressed: int) -> bool:
    """Whether ROOT would keep a frame: its library has as much room as the data, and its bits need 8 bytes to spare.

    Where exactly 8 are left, it depends on whether the last bits fill their byte, whose highest bit is then set.
    """
    left = len_uncompressed - LEN_CHUNK_HEADER - len(encoded)
    return left > _LEN_SPARE or (left == _LEN_SPARE and encoded[-1] < _FULL_BYTE)


def _frame_is_plain(data: memoryview, len_uncompressed: int) -> bool:
    """Whether the frame knows its size and ends exactly where the data end.

    The streaming interface does not tell where a frame ended, so the block headers are followed here:
    3 bytes for each 128 KiB.
    """
    try:
        if zstandard.frame_content_size(data) != len_uncompressed:
            return False
        has_checksum = data[4] >> 2 & 1
        position = zstandard.frame_header_size(data)
    except (zstandard.ZstdError, IndexError):
        return False
    nbytes = len(data)
    while position + 3 <= nbytes:
        head = data[position] | data[position + 1] << 8 | data[position + 2] << 16
        kind = head >> 1 & 3
        if kind == _RESERVED_BLOCK:
            return False
        position += 3 + (1 if kind == _RLE_BLOCK else head >> 3)
        if head & 1:
            return position + 4 * has_checksum == nbytes
    return False
