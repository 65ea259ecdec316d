"""Stored bytes of anchors, envelopes and pages: blobs in keys, chunks of five compression algorithms, and checksums."""

from __future__ import annotations

import lzma
import zlib
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from rntuple_kaitai.column_types import (
    ALGORITHMS,
    FIRST_CHECKED_ANCHOR_BYTE,
    LEN_CHUNK_OFFSET,
    LEN_COMPRESSION_HEAD,
    LEN_ENVELOPE_CHECKSUM,
    LEN_LZ4_CHECKSUM,
    LEN_PAGE_CHECKSUM,
)
from rntuple_kaitai.root_file import RootFile
from rntuple_kaitai.runtime import ParseError
from rntuple_kaitai.source import Limits, Source, check_bytes, read_range, size_of

__all__ = [
    "CODECS",
    "Codec",
    "Hash",
    "MissingCodecError",
    "decompress",
    "read_anchor",
    "read_blob",
    "read_envelope",
    "read_page",
    "xxh3",
]

Codec = Callable[[bytes, int], bytes]
"""A function of the bytes of a chunk and its uncompressed length that returns the uncompressed bytes."""
Hash = Callable[[bytes], int]
"""A function that returns the XXH3-64 of bytes, with seed 0."""


class MissingCodecError(Exception):
    """No codec is there for a compression algorithm, or no hash for checksums (algorithm ``xxh3``).

    Args:
        algorithm: its name.
        library: a library that has a codec or the hash.
    """

    def __init__(self, algorithm: str, library: str) -> None:
        what, other = (
            ("hash for checksums", "hash")
            if algorithm == "xxh3"
            else (f"codec for the compression algorithm {algorithm}", "codec")
        )
        super().__init__(f"no {what}: install the package {library} or pass a {other}")
        self.algorithm = algorithm


def _module(algorithm: str, name: str, library: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise MissingCodecError(algorithm, library) from None


def _inflated(data: bytes, length: int, window_bits: int) -> bytes:
    stream = zlib.decompressobj(window_bits)
    whole = stream.decompress(data, max(length, 1))
    if stream.unconsumed_tail or not stream.eof:
        raise ValueError("the stream does not end where it should")
    return whole


def _zlib(data: bytes, length: int) -> bytes:
    return _inflated(data, length, 15)


def _old(data: bytes, length: int) -> bytes:
    return _inflated(data, length, -15)


def _lzma(data: bytes, length: int) -> bytes:
    stream = lzma.LZMADecompressor(lzma.FORMAT_XZ)
    whole = stream.decompress(data, length + 1)
    if not stream.eof:
        raise ValueError("the stream does not end where it should")
    return whole


def _lz4(data: bytes, length: int) -> bytes:
    block, xxhash = _module("lz4", "lz4.block", "lz4"), _module("lz4", "xxhash", "xxhash")
    stored, data = data[:LEN_LZ4_CHECKSUM], data[LEN_LZ4_CHECKSUM:]
    computed = xxhash.xxh64_digest(data)
    if stored != computed:
        raise ValueError(f"checksum {stored.hex()}, the bytes hash to {computed.hex()}")
    whole: bytes = block.decompress(data, uncompressed_size=length)
    return whole


def _zstd(data: bytes, length: int) -> bytes:
    zstandard = _module("zstd", "zstandard", "zstandard")
    with zstandard.ZstdDecompressor().stream_reader(data) as reader:
        whole: bytes = reader.read(length + 1)
    return whole


CODECS: Mapping[str, Codec] = {"zlib": _zlib, "lzma": _lzma, "old": _old, "lz4": _lz4, "zstd": _zstd}
"""The codecs of this package. Those for lz4 and zstd need the extra ``codecs``."""


def decompress(stored: bytes, length: int, codecs: Mapping[str, Codec] | None = None) -> bytes:
    """Return the bytes of an envelope, a page or another object. Stored bytes are compressed if they are fewer.

    Args:
        stored: the stored bytes, without checksum.
        length: bytes after decompression.
        codecs: codecs by name of the algorithm, used before ``CODECS``.

    Raises:
        ParseError: the bytes are damaged; the message has the offset in `stored`.
        MissingCodecError: an algorithm has no codec.
    """
    if len(stored) == length:
        return stored
    if len(stored) > length:
        raise ParseError(f"{len(stored)} stored bytes for {length} uncompressed ones", "decompress")
    chunks = RootFile.CompressionBlock.from_bytes(stored).chunks
    total = sum(chunk.len_uncompressed for chunk in chunks)
    if total != length:
        raise ParseError(f"chunks for {total} bytes, {length} expected", "decompress")
    offset, parts = 0, []
    for chunk in chunks:
        tag = chunk.algorithm[:2].decode("latin-1")
        if tag not in ALGORITHMS:
            raise ParseError(f"unknown compression algorithm {tag!r} (at byte {offset})", "decompress")
        name, size = ALGORITHMS[tag], chunk.len_uncompressed
        codec = (codecs or {}).get(name) or CODECS[name]
        try:
            part = codec(chunk.data, size)
        except (MissingCodecError, MemoryError):
            raise
        except Exception as error:  # errors differ between libraries
            raise ParseError(f"damaged {name} chunk: {error} (at byte {offset})", "decompress") from error
        if len(part) != size:
            raise ParseError(
                f"a {name} chunk expands to {len(part)} bytes, not {size} (at byte {offset})", "decompress"
            )
        parts.append(part)
        offset += LEN_COMPRESSION_HEAD + len(chunk.data)
    return b"".join(parts)


def read_blob(
    file: bytes | Source, offset: int, size: int, max_key_size: int, limits: Limits | None = None
) -> bytes:
    """Return the stored bytes of an envelope or page, which are spread over several keys if one cannot hold them.

    Args:
        file: the bytes of the file, or a source of them.
        offset: where the bytes start.
        size: number of bytes, with the checksum of a page.
        max_key_size: the limit that the anchor has.
        limits: the most bytes that may be asked for; by default those of ``Limits()``.

    Raises:
        ParseError: bytes are outside of the file, or the keys cannot hold them.
        LimitError: they are more than the limits allow.
    """
    if size > size_of(file):
        raise ParseError(f"{size} bytes at {offset} are outside of the file", "read_blob")
    check_bytes(size, limits)
    if not max_key_size or size <= max_key_size:
        return read_range(file, offset, size, limits)
    room = max_key_size - LEN_CHUNK_OFFSET
    num_keys = -((LEN_CHUNK_OFFSET - size) // room) if room > 0 else 0
    len_first = max_key_size - LEN_CHUNK_OFFSET * (num_keys - 1)
    if room < 1 or len_first < 0:
        raise ParseError(f"{size} bytes in keys of at most {max_key_size}", "read_blob")
    first = read_range(file, offset, max_key_size, limits)
    parts, left = [first[:len_first]], size - len_first
    for place in range(len_first, max_key_size, LEN_CHUNK_OFFSET):
        start = int.from_bytes(first[place : place + LEN_CHUNK_OFFSET], "little")
        parts.append(read_range(file, start, min(max_key_size, left), limits))
        left -= len(parts[-1])
    return b"".join(parts)


def xxh3(data: bytes) -> int:
    """Return the XXH3-64 of bytes, with the library ``xxhash`` of the extra ``codecs``.

    Raises:
        MissingCodecError: the library is not installed.
    """
    value: int = _module("xxh3", "xxhash", "xxhash").xxh3_64_intdigest(data)
    return value


def _compare(data: bytes, stored: int, hash: Hash | None, what: str, offset: int) -> None:
    computed = (hash or xxh3)(data)
    if stored != computed:
        text = f"checksum {stored:016x} of the {what}, the bytes hash to {computed:016x} (at byte {offset})"
        raise ParseError(text, f"read_{what}")


def read_anchor(
    file: bytes | Source,
    offset: int,
    size: int,
    length: int,
    codecs: Mapping[str, Codec] | None = None,
    hash: Hash | None = None,
    limits: Limits | None = None,
) -> bytes:
    """Return the bytes of an anchor of the released format, and compare its checksum.

    Args:
        file: the bytes of the file, or a source of them.
        offset: where the object starts, after its key.
        size: number of stored bytes.
        length: bytes after decompression.
        codecs: codecs by name of the algorithm, used before ``CODECS``.
        hash: the XXH3-64 of bytes; ``xxh3`` by default.
        limits: the most bytes that may be asked for; by default those of ``Limits()``.

    Raises:
        ParseError: the bytes are damaged, or outside of the file.
        MissingCodecError: a codec or the hash is missing.
        LimitError: they are more than the limits allow.
    """
    stored = read_blob(file, offset, size, 0, limits)
    check_bytes(length, limits)
    data = decompress(stored, length, codecs)
    members, checksum = data[:-LEN_ENVELOPE_CHECKSUM], data[-LEN_ENVELOPE_CHECKSUM:]
    _compare(members[FIRST_CHECKED_ANCHOR_BYTE:], int.from_bytes(checksum, "big"), hash, "anchor", offset)
    return data


def read_envelope(
    file: bytes | Source,
    offset: int,
    size: int,
    length: int,
    max_key_size: int,
    codecs: Mapping[str, Codec] | None = None,
    hash: Hash | None = None,
    limits: Limits | None = None,
) -> bytes:
    """Return the uncompressed bytes of an envelope of the released format or RC2, and compare its checksum.

    Args:
        file: the bytes of the file, or a source of them.
        offset: where the stored bytes start.
        size: number of stored bytes.
        length: bytes after decompression, as the link or the anchor states.
        max_key_size: the limit that the anchor has.
        codecs: codecs by name of the algorithm, used before ``CODECS``.
        hash: the XXH3-64 of bytes; ``xxh3`` by default.
        limits: the most bytes that may be asked for; by default those of ``Limits()``.

    Raises:
        ParseError: the bytes are damaged, or outside of the file.
        MissingCodecError: a codec or the hash is missing.
        LimitError: they are more than the limits allow.
    """
    stored = read_blob(file, offset, size, max_key_size, limits)
    check_bytes(length, limits)
    data = decompress(stored, length, codecs)
    checksum = int.from_bytes(data[-LEN_ENVELOPE_CHECKSUM:], "little")
    _compare(data[:-LEN_ENVELOPE_CHECKSUM], checksum, hash, "envelope", offset)
    return data


def read_page(
    file: bytes | Source,
    offset: int,
    size: int,
    length: int,
    max_key_size: int,
    has_checksum: bool,
    codecs: Mapping[str, Codec] | None = None,
    hash: Hash | None = None,
    limits: Limits | None = None,
) -> bytes:
    """Return the uncompressed bytes of a page of the released format or RC2, and compare its checksum if it has one.

    Args:
        file: the bytes of the file, or a source of them.
        offset: where the stored bytes start.
        size: number of stored bytes, without the checksum.
        length: bytes after decompression.
        max_key_size: the limit that the anchor has.
        has_checksum: if true, a checksum follows the page.
        codecs: codecs by name of the algorithm, used before ``CODECS``.
        hash: the XXH3-64 of bytes; ``xxh3`` by default.
        limits: the most bytes that may be asked for; by default those of ``Limits()``.

    Raises:
        ParseError: the bytes are damaged, or outside of the file.
        MissingCodecError: a codec or the hash is missing.
        LimitError: they are more than the limits allow.
    """
    blob = read_blob(file, offset, size + LEN_PAGE_CHECKSUM * has_checksum, max_key_size, limits)
    check_bytes(length, limits)
    if has_checksum:
        _compare(blob[:size], int.from_bytes(blob[size:], "little"), hash, "page", offset)
    return decompress(blob[:size], length, codecs)
