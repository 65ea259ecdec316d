"""Checksums of envelopes, pages and anchors, as bytes in the order in which they are stored."""

from __future__ import annotations

import zlib

import xxhash

__all__ = ["crc32_little_endian", "xxh3_big_endian", "xxh3_little_endian"]

Data = bytes | bytearray | memoryview


def xxh3_little_endian(data: Data) -> bytes:
    """XXH3-64 (seed 0) in 8 bytes, little-endian: envelopes and pages of RC2 and 1.x."""
    return bytes(xxhash.xxh3_64_digest(data)[::-1])


def xxh3_big_endian(data: Data) -> bytes:
    """XXH3-64 (seed 0) in 8 bytes, big-endian: anchors of RC2 and 1.x."""
    return bytes(xxhash.xxh3_64_digest(data))


def crc32_little_endian(data: Data) -> bytes:
    """CRC32 with the polynomial of zlib in 4 bytes, little-endian: envelopes and pages before RC2."""
    return zlib.crc32(data).to_bytes(4, "little")
