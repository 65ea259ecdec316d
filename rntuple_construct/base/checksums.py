"""Checksums of envelopes, pages and anchors, as bytes in the order in which they are stored."""

from __future__ import annotations

import ctypes
import zlib
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import xxhash

__all__ = ["crc32_little_endian", "native_hash", "native_xxh64", "xxh3_big_endian", "xxh3_little_endian"]

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


def native_hash(checksum: Callable[..., bytes]) -> Any | None:
    """The function in C, of address and length, whose result is stored as a checksum in 8 bytes, little-endian; None without it.

    Args:
        checksum: one of the functions above.
    """
    return _native_xxh3() if checksum is xxh3_little_endian else None


@cache
def _native_xxh3() -> Any | None:
    """XXH3-64 of the library in the package xxhash, the variant for this processor if it has several."""
    names = "XXH3_64bits_dispatch", "XXH3_64bits"
    return _function(names, [ctypes.c_char_p, ctypes.c_size_t], xxhash.xxh3_64_intdigest)


@cache
def native_xxh64() -> Any | None:
    """XXH64 in C, of address, length and seed; None without it."""
    types = [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_uint64]
    return _function(("XXH64",), types, xxhash.xxh64_intdigest, 0)


def _function(
    names: tuple[str, ...], types: list[Any], expected: Callable[[bytes], int], *seed: int
) -> Any | None:
    """The first of these functions in the package xxhash that gives the expected hash."""
    probe = bytes(range(256)) * 2
    for name in names:
        try:
            function = ctypes.CDLL(import_module("xxhash._xxhash").__file__)[name]
        except (ImportError, OSError, AttributeError):
            continue
        function.argtypes, function.restype = types, ctypes.c_uint64
        if function(probe, len(probe), *seed) == expected(probe):
            return function
    return None
