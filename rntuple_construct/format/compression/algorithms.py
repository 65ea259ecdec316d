"""Chunks of compression blocks, all compression algorithms of ROOT, and compression settings ("Compression Block").

DEFLATE as a zlib stream (``ZL``, RFC 1950) and raw (``CS``, RFC 1951, old ROOT). LZMA in an .xz container
(``XZ``). LZ4 blocks (``L4``) after an 8-byte big-endian XXH64 of the block. Zstandard frames (``ZS``), the
default of RNTuple 1.x.
"""

from __future__ import annotations

import struct
import threading
import zlib
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from typing import Any, NamedTuple

import lz4.block
import xxhash
import zstandard
from rntuple_spec.constants import LEN_COMPRESSION_HEAD, MAX_COMPRESSION_LEVEL, MAX_LEN_CHUNK

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.rules import broken

__all__ = [
    "ALGORITHMS",
    "FRAMES",
    "ID_ZSTD",
    "LARGEST_ALGORITHM",
    "LARGEST_LEVEL",
    "LEN_CHUNK_HEADER",
    "MAX_LEN_CHUNK",
    "Algorithm",
    "Buffer",
    "Chunk",
    "ChunkError",
    "algorithm_of_chunk",
    "algorithm_of_number",
    "describe_settings",
    "iter_chunks",
    "pack_header",
    "parse_settings",
    "pinned",
    "recorded_or",
    "split_settings",
]

Buffer = bytes | bytearray | memoryview
"""Contiguous bytes; a memoryview must have one-byte items."""

LEN_CHUNK_HEADER = LEN_COMPRESSION_HEAD

# algorithm id, then two 24-bit little-endian numbers, each read as low 16 and high 8 bits
HEADER = struct.Struct("<3sHBHB")


class ChunkError(Exception):
    """Error of one algorithm in one chunk; ``block`` adds path and offset. Never leaves the package.

    Args:
        rule_id: the broken rule.
        fields: the fields of its message.
    """

    def __init__(self, rule_id: str, **fields: Any) -> None:
        super().__init__(rule_id, fields)
        self.rule_id = rule_id
        self.fields = fields


class Chunk(NamedTuple):
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


class _Pins:
    """The active table, the entries that were used, and those that were missing."""

    table: Mapping[str, bytes] | None = None
    used: MutableMapping[str, bytes] | None = None


def recorded_or(name: str, data: Buffer, encode: Callable[[Buffer], bytes]) -> bytes:
    """Compress bytes, as recorded if they are.

    Args:
        name: algorithm and level.
        data: bytes to compress.
        encode: the compressor.
    """
    table = _Pins.table
    if table is None:
        return encode(data)
    import hashlib

    key = f"{name}:{hashlib.sha256(data).hexdigest()[:32]}"
    found = table.get(key)
    if found is None:
        found = encode(data)
    if _Pins.used is not None:
        _Pins.used[key] = found
    return found


@contextmanager
def pinned(table: Mapping[str, bytes], used: MutableMapping[str, bytes] | None = None) -> Iterator[None]:
    """Take the results of a table while the block runs, in all threads: the bytes are the same for every caller.

    Args:
        table: compressed bytes by algorithm, level and hash of the contents.
        used: takes the results that were asked for, those that are not in the table included.
    """
    before = _Pins.table, _Pins.used
    _Pins.table, _Pins.used = table, before[1] if used is None else used
    try:
        yield
    finally:
        _Pins.table, _Pins.used = before


MAX_EXPANSION_DEFLATE = 1032
"""A match of 258 bytes costs at least 2 bits."""

_RAW_WBITS = -15


def decode_zlib(data: memoryview, len_uncompressed: int) -> bytes:
    """Decompress one zlib stream of exactly ``len_uncompressed`` bytes."""
    return _decode_deflate(data, len_uncompressed, zlib.MAX_WBITS, "RNT-CMP-005")


def decode_raw(data: memoryview, len_uncompressed: int) -> bytes:
    """Decompress one raw DEFLATE stream of exactly ``len_uncompressed`` bytes."""
    return _decode_deflate(data, len_uncompressed, _RAW_WBITS, "RNT-CMP-009")


def encode_zlib(data: Buffer, level: int) -> bytes:
    """Compress to a zlib stream; levels above 9 count as 9."""
    return zlib.compress(data, min(level, 9))


def encode_raw(data: Buffer, level: int) -> bytes:
    """Compress to a raw DEFLATE stream; levels above 9 count as 9."""
    encoder = zlib.compressobj(min(level, 9), zlib.DEFLATED, _RAW_WBITS)
    return encoder.compress(data) + encoder.flush()


def _decode_deflate(data: memoryview, len_uncompressed: int, wbits: int, rule_id: str) -> bytes:
    return _decode_stream(zlib.decompressobj(wbits), zlib.error, data, len_uncompressed, "DEFLATE", rule_id)


def _decode_stream(
    decoder: Any, error: type[Exception], data: memoryview, len_uncompressed: int, name: str, rule_id: str
) -> bytes:
    try:
        # One byte more than expected: tells an overlong stream from one that ends just here.
        out: bytes = decoder.decompress(data, len_uncompressed + 1)
    except (error, EOFError) as err:
        raise ChunkError(rule_id, problem=f"damaged {name} stream: {err}") from err
    if len(out) > len_uncompressed:
        problem = f"a {name} stream expands to more than the {len_uncompressed} bytes of its header"
        raise ChunkError("RNT-CMP-005", problem=problem)
    if not decoder.eof:
        raise ChunkError(rule_id, problem=f"the {name} stream is cut off")
    if decoder.unused_data:
        problem = f"{len(decoder.unused_data)} bytes after the end of the stream"
        raise ChunkError("RNT-CMP-004", problem=problem)
    return out


_MAX_EXPANSION_XZ = 1 << 14
"""Zeros shrink by about 6500; the range coder cannot do much better."""

# Preset 9 needs 65 MiB to decode. A header may ask for 4 GiB of dictionary, which no chunk below 16 MiB can use.
_MEMORY_LIMIT = 256 << 20


def decode_xz(data: memoryview, len_uncompressed: int) -> bytes:
    """Decompress one .xz stream of exactly ``len_uncompressed`` bytes."""
    import lzma

    decoder = lzma.LZMADecompressor(format=lzma.FORMAT_XZ, memlimit=_MEMORY_LIMIT)
    return _decode_stream(decoder, lzma.LZMAError, data, len_uncompressed, ".xz", "RNT-CMP-005")


def encode_xz(data: Buffer, level: int) -> bytes:
    """Compress to an .xz stream; the level is the preset, above 9 it counts as 9."""
    import lzma

    return lzma.compress(data, lzma.FORMAT_XZ, lzma.CHECK_CRC32, min(level, 9))


_MAX_EXPANSION_LZ4 = 255
"""Every further length byte of a match adds 255 bytes."""

_LEN_HASH = 8
_FIRST_HC_LEVEL = 4


def decode_lz4(data: memoryview, len_uncompressed: int) -> bytes:
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


def encode_lz4(data: Buffer, level: int) -> bytes:
    """Compress to hash and block; from level 4 on with the high-compression variant, as ROOT does."""
    block: bytes
    if level < _FIRST_HC_LEVEL:
        block = lz4.block.compress(data, store_size=False)
    else:
        block = lz4.block.compress(
            data, mode="high_compression", compression=min(level, 12), store_size=False
        )
    return xxhash.xxh64_digest(block) + block


_MAX_EXPANSION_ZSTD = 1 << 16
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


def decode_zstd(data: memoryview, len_uncompressed: int) -> bytes:
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


def decode_zstd_into(data: memoryview, out: memoryview) -> None:
    """Decompress one frame that fills ``out`` exactly, without fresh memory for large ones."""
    if len(out) >= _MIN_LEN_IN_PLACE and _frame_is_plain(data, len(out)):
        try:
            with _contexts.decoder.stream_reader(data, closefd=False) as reader:
                if reader.readinto(out) == len(out):
                    return
        except zstandard.ZstdError as err:
            raise ChunkError("RNT-CMP-005", problem=f"damaged zstd frame: {err}") from err
    # Small, unusual or damaged: the other path reports the damage.
    decoded = decode_zstd(data, len(out))
    if len(decoded) != len(out):
        raise ChunkError(
            "RNT-CMP-005", problem=f"a zstd frame expands to {len(decoded)} bytes, expected {len(out)}"
        )
    out[:] = decoded


def encode_zstd(data: Buffer, level: int) -> bytes:
    """Compress to one frame with its content size; the library gets twice ROOT's level, at most 22, as from ROOT."""
    level = min(_LIBRARY_LEVELS * level, zstandard.MAX_COMPRESSION_LEVEL)
    encoders = _contexts.encoders
    encoder = encoders.get(level)
    if encoder is None:
        encoder = encoders[level] = zstandard.ZstdCompressor(level=level)
    return encoder.compress(data)


def fits_zstd(encoded: bytes, len_uncompressed: int) -> bool:
    """Return whether ROOT would keep a frame: its library has as much room as the data, and its bits need 8 bytes to spare.

    Where exactly 8 are left, it depends on whether the last bits fill their byte, whose highest bit is then set.
    """
    left = len_uncompressed - LEN_CHUNK_HEADER - len(encoded)
    return left > _LEN_SPARE or (left == _LEN_SPARE and encoded[-1] < _FULL_BYTE)


def _frame_is_plain(data: memoryview, len_uncompressed: int) -> bool:
    """Return whether the frame knows its size and ends exactly where the data end.

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


def _shrinks(encoded: bytes, len_uncompressed: int) -> bool:
    return len(encoded) + LEN_CHUNK_HEADER < len_uncompressed


class Algorithm(NamedTuple):
    """One compression algorithm.

    Args:
        name: the word used in settings such as ``zstd:5``.
        number: hundreds of the compression settings.
        chunk_id: the 3 id bytes that a writer puts into the chunk header.
        any_version: if true, readers accept every third id byte.
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


_ID_LZ4, ID_ZSTD = b"L4\x01", b"ZS\x01"

ALGORITHMS: tuple[Algorithm, ...] = (
    Algorithm("zlib", 1, b"ZL\x08", False, MAX_EXPANSION_DEFLATE, decode_zlib, encode_zlib),
    Algorithm("lzma", 2, b"XZ\x00", False, _MAX_EXPANSION_XZ, decode_xz, encode_xz),
    Algorithm("old", 3, b"CS\x08", False, MAX_EXPANSION_DEFLATE, decode_raw, encode_raw),
    Algorithm("lz4", 4, _ID_LZ4, True, _MAX_EXPANSION_LZ4, decode_lz4, encode_lz4),
    Algorithm("zstd", 5, ID_ZSTD, False, _MAX_EXPANSION_ZSTD, decode_zstd, encode_zstd, fits_zstd),
)


class FrameKind(NamedTuple):
    """A chunk that devices and the compiled loop decompress: a header, for LZ4 a hash, and what the library calls a frame or block.

    Args:
        name: name of the algorithm.
        chunk_id: first bytes of the chunk.
        len_head: bytes in front of the frame.
        has_hash: if true, a hash of the frame is in front of it.
        magic: first bytes of the frame.
    """

    name: str
    chunk_id: bytes
    len_head: int
    has_hash: bool
    magic: bytes


FRAMES = (
    FrameKind("zstd", ID_ZSTD, LEN_CHUNK_HEADER, False, b"\x28\xb5\x2f\xfd"),
    FrameKind("lz4", _ID_LZ4, LEN_CHUNK_HEADER + _LEN_HASH, True, b""),
)
"""Chunks that devices and the compiled loop decompress; their numbers on devices count from 1, and 0 is for uncompressed pages."""

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


LARGEST_ALGORITHM = max(algorithm.number for algorithm in ALGORITHMS)
LARGEST_LEVEL = MAX_COMPRESSION_LEVEL
"""Levels that settings in a file may have go up to here (RNT-BAS-003); readers never need them."""

_NONE = "none"
_DEFAULT = "default"
_NUMBERS = {_DEFAULT: 0} | {algorithm.name: algorithm.number for algorithm in ALGORITHMS}
_DEFAULT_LEVELS = {"default": 1, "zlib": 1, "lzma": 7, "old": 1, "lz4": 4, "zstd": 5}


def split_settings(settings: int) -> tuple[int, int]:
    """Algorithm number and level of settings such as 505.

    Raises:
        SchemaError: negative settings or an algorithm that does not exist.
    """
    number, level = divmod(settings, 100)
    if settings < 0 or algorithm_of_number(number) is None:
        raise SchemaError(
            f"no such compression settings: {settings}",
            actual=settings,
            hint=f"use 100 * algorithm + level, or a text such as zstd:5; algorithms are {', '.join(_NUMBERS)}",
        )
    return number, level


def describe_settings(settings: int) -> str:
    """Spell settings out: 505 is ``zstd:5``, level 0 is ``none``; unknown ones are spelt, not refused.

    Args:
        settings: 100 * algorithm + level, as stored in a file.
    """
    number, level = divmod(settings, 100)
    for name, known in _NUMBERS.items():
        if number == known:
            return f"{name}:{level}" if level else _NONE
    return f"unknown:{settings}"


def parse_settings(text: str | int) -> int:
    """Settings from a text: ``zstd:5`` is 505, ``none`` is 0, ``lz4`` takes ROOT's usual level; numbers pass.

    Raises:
        SchemaError: neither a known algorithm nor a number.
    """
    if isinstance(text, str):
        name, colon, level_text = text.strip().lower().partition(":")
        if name == _NONE and not colon:
            return 0
        if name in _NUMBERS:
            level_text = level_text if colon else str(_DEFAULT_LEVELS[name])
            if not (level_text.isascii() and level_text.isdigit() and int(level_text) < 100):
                raise SchemaError(f"no compression level: {text!r}", actual=text, hint="levels are 0 to 99")
            return 100 * _NUMBERS[name] + int(level_text)
        if not (text.isascii() and text.isdigit()):
            raise SchemaError(
                f"no such compression settings: {text!r}",
                actual=text,
                hint=f"use {_NONE} or one of {', '.join(_NUMBERS)}, optionally with a level as in zstd:5",
            )
        text = int(text)
    split_settings(text)
    return text
