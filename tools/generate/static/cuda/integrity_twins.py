"""Integrity of stored pages before they are decoded, as the kernels check it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rntuple_spec.constants import (
    COMPRESSION_ALGORITHMS,
    LEN_COMPRESSION_HEAD,
    LEN_LZ4_CHECKSUM,
    LEN_PAGE_CHECKSUM,
    MAX_LEN_CHUNK,
)
from rntuple_spec.device import STORED_LZ4, STORED_RAW, STORED_ZSTD
from twins_steps import memory

# -- both hashes -----------------------------------------------------------------------------------------------------

WORD = 0xFFFFFFFFFFFFFFFF
PRIME32_1, PRIME32_2, PRIME32_3 = 0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D
PRIME64_1, PRIME64_2, PRIME64_3 = 0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9
PRIME64_4, PRIME64_5 = 0x85EBCA77C2B2AE63, 0x27D4EB2F165667C5
PRIME_MX1, PRIME_MX2 = 0x165667919E3779F9, 0x9FB21C651E98DF25
SECRET = bytes.fromhex(
    "b8fe6c3923a44bbe7c01812cf721ad1cded46de9839097db7240a4a4b7b3671fcb79e64eccc0e578825ad07dccff7221"
    "b8084674f743248ee03590e6813a264c3c2852bb91c300cb88d0658b1b532ea371644897a20df94e3819ef46a9deacd8"
    "a8fa763fe39c343ff9dcbbc7c70b4f1d8a51e04bcdb45931c89f7ec9d9787364eac5ac8334d3ebc3c581a0fffa1363eb"
    "170ddd51b7f0da49d316552629d4689e2b16be587d47a1fc8ff8b8d17ad031ce45cb3a8f95160428afd7fbcabb4b407e"
)


def _rotate(value: int, bits: int) -> int:
    return (value << bits | value >> (64 - bits)) & WORD


def _read(data: bytes, start: int, number: int = 8) -> int:
    return int.from_bytes(data[start : start + number], "little")


def _fold(a: int, b: int) -> int:
    return (a * b & WORD) ^ (a * b >> 64)


# -- XXH64 -----------------------------------------------------------------------------------------------------------


def _xxh64_round(accumulator: int, word: int) -> int:
    return _rotate((accumulator + word * PRIME64_2) & WORD, 31) * PRIME64_1 & WORD


def _xxh64_avalanche(value: int) -> int:
    value = (value ^ value >> 33) * PRIME64_2 & WORD
    value = (value ^ value >> 29) * PRIME64_3 & WORD
    return value ^ value >> 32


def xxh64(data: bytes) -> int:
    """XXH64 with seed 0."""
    words, found = len(data) // 32 * 4, PRIME64_5
    if words:
        accumulators = [(PRIME64_1 + PRIME64_2) & WORD, PRIME64_2, 0, -PRIME64_1 & WORD]
        for word in range(words):
            accumulators[word % 4] = _xxh64_round(accumulators[word % 4], _read(data, 8 * word))
        found = sum(map(_rotate, accumulators, (1, 7, 12, 18))) & WORD
        for each in accumulators:
            found = ((found ^ _xxh64_round(0, each)) * PRIME64_1 + PRIME64_4) & WORD
    found = (found + len(data)) & WORD
    for position in range(8 * words, len(data) - 7, 8):
        found ^= _xxh64_round(0, _read(data, position))
        found = (_rotate(found, 27) * PRIME64_1 + PRIME64_4) & WORD
    position = len(data) // 8 * 8
    if len(data) - position >= 4:
        found ^= _read(data, position, 4) * PRIME64_1 & WORD
        found = (_rotate(found, 23) * PRIME64_2 + PRIME64_3) & WORD
        position += 4
    for byte in data[position:]:
        found = _rotate(found ^ byte * PRIME64_5 & WORD, 11) * PRIME64_1 & WORD
    return _xxh64_avalanche(found)


# -- XXH3-64 ---------------------------------------------------------------------------------------------------------


def _xxh3_avalanche(value: int) -> int:
    value = (value ^ value >> 37) * PRIME_MX1 & WORD
    return value ^ value >> 32


def _xxh3_mix(data: bytes, start: int, secret: int) -> int:
    first, second = _read(data, start), _read(data, start + 8)
    return _fold(first ^ _read(SECRET, secret), second ^ _read(SECRET, secret + 8))


def _xxh3_small(data: bytes) -> int:
    size = len(data)
    if size > 8:
        low = _read(data, 0) ^ _read(SECRET, 24) ^ _read(SECRET, 32)
        high = _read(data, size - 8) ^ _read(SECRET, 40) ^ _read(SECRET, 48)
        reversed_low = int.from_bytes(low.to_bytes(8, "little"), "big")
        return _xxh3_avalanche((size + reversed_low + high + _fold(low, high)) & WORD)
    if size >= 4:
        found = _read(data, size - 4, 4) + (_read(data, 0, 4) << 32) ^ _read(SECRET, 8) ^ _read(SECRET, 16)
        found = (found ^ _rotate(found, 49) ^ _rotate(found, 24)) * PRIME_MX2 & WORD
        found = (found ^ (found >> 35) + size) * PRIME_MX2 & WORD
        return found ^ found >> 28
    if size == 0:
        return _xxh64_avalanche(_read(SECRET, 56) ^ _read(SECRET, 64))
    both = data[0] << 16 | data[size // 2] << 24 | data[-1] | size << 8
    return _xxh64_avalanche(_read(SECRET, 0, 4) ^ _read(SECRET, 4, 4) ^ both)


def _xxh3_medium(data: bytes) -> int:
    size = len(data)
    found = size * PRIME64_1
    if size <= 128:
        for pair in range((size + 31) // 32):
            found += _xxh3_mix(data, 16 * pair, 32 * pair)
            found += _xxh3_mix(data, size - 16 * (pair + 1), 32 * pair + 16)
        return _xxh3_avalanche(found & WORD)
    found = _xxh3_avalanche((found + sum(_xxh3_mix(data, 16 * part, 16 * part) for part in range(8))) & WORD)
    found += sum(_xxh3_mix(data, 16 * part, 16 * (part - 8) + 3) for part in range(8, size // 16))
    return _xxh3_avalanche((found + _xxh3_mix(data, size - 16, 119)) & WORD)


def _xxh3_added(words: NDArray[np.uint64], keys: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """What each stripe adds to the 8 accumulators; shape ``(num_stripes, 8)``, as that of the arguments."""
    keyed = words ^ keys
    swapped = words[:, [1, 0, 3, 2, 5, 4, 7, 6]]
    return (keyed & np.uint64(0xFFFFFFFF)) * (keyed >> np.uint64(32)) + swapped


def _xxh3_keys(start: int, number: int = 8) -> NDArray[np.uint64]:
    return np.frombuffer(SECRET, "<u8", number, start)


def _xxh3_long(data: bytes) -> int:
    size = len(data)
    num_stripes = (size - 1) // 64
    words = np.frombuffer(data, "<u8", 8 * num_stripes).reshape(-1, 8)
    keys = np.stack([_xxh3_keys(8 * stripe) for stripe in range(16)])
    added = _xxh3_added(words, keys[np.arange(num_stripes) % 16])
    in_blocks = num_stripes // 16 * 16
    accumulators = np.array(
        [PRIME32_3, PRIME64_1, PRIME64_2, PRIME64_3, PRIME64_4, PRIME32_2, PRIME64_5, PRIME32_1], np.uint64
    )
    for block in added[:in_blocks].reshape(-1, 16, 8).sum(axis=1):
        accumulators = accumulators + block
        accumulators = accumulators ^ accumulators >> np.uint64(47) ^ _xxh3_keys(128)
        accumulators = accumulators * np.uint64(PRIME32_1)
    last = np.frombuffer(data, "<u8", 8, size - 64).reshape(1, 8)
    accumulators = accumulators + added[in_blocks:].sum(axis=0, dtype=np.uint64)
    accumulators = accumulators + _xxh3_added(last, _xxh3_keys(121))[0]
    keyed = (accumulators ^ _xxh3_keys(11)).tolist()
    return _xxh3_avalanche((size * PRIME64_1 + sum(map(_fold, keyed[::2], keyed[1::2]))) & WORD)


def xxh3(data: bytes) -> int:
    """XXH3-64 with seed 0."""
    function = _xxh3_long if len(data) > 240 else _xxh3_medium if len(data) > 16 else _xxh3_small
    return function(data)


# -- heads -----------------------------------------------------------------------------------------------------------

ZSTD_MAGIC = 0xFD2FB528
ZSTD_RLE, ZSTD_COMPRESSED, ZSTD_RESERVED = 1, 2, 3
MOST_IN_ZSTD_BLOCK = 128 << 10
MOST_ZSTD_WINDOW_LOG = 31
"""The library of Zstandard accepts no larger windows."""


def is_zstd_frame(data: bytes, length: int) -> bool:
    """Return whether the headers are those of one frame that fills the bytes and can hold `length` bytes.

    Frames with a dictionary or a checksum count as irregular: decompressors of devices compare no checksums.
    """
    if len(data) < 6 or _read(data, 0, 4) != ZSTD_MAGIC or data[4] & 15:
        return False
    single_segment, code = data[4] >> 5 & 1, data[4] >> 6
    len_content_size = 1 << code if code else single_segment
    position, window = 5, length
    if not single_segment:
        position, window = 6, (8 + (data[5] & 7)) << (7 + (data[5] >> 3))
        if 10 + (data[5] >> 3) > MOST_ZSTD_WINDOW_LOG:
            return False
    if len(data) - position < len_content_size:
        return False
    content_size = _read(data, position, len_content_size) + (256 if len_content_size == 2 else 0)
    if len_content_size and content_size != length:
        return False
    position += len_content_size
    known, is_all_known = 0, True
    while len(data) - position >= 3:
        head = _read(data, position, 3)
        size, kind = head >> 3, head >> 1 & 3
        stored = 1 if kind == ZSTD_RLE else size
        position += 3
        is_all_known &= kind != ZSTD_COMPRESSED
        known += 0 if kind == ZSTD_COMPRESSED else size
        if kind == ZSTD_RESERVED or size > min(window, MOST_IN_ZSTD_BLOCK) or known > length:
            return False
        position += stored
        if head & 1 or position > len(data):
            return position == len(data) and (not is_all_known or known == length)
    return False


def is_regular(chunk: Any) -> bool:
    """Return whether the first bytes of a page are those that its sizes demand."""
    size, length = int(chunk["size"]), int(chunk["length"])
    if chunk["kind"] == STORED_RAW:
        return size == length
    name = {STORED_ZSTD: "zstd", STORED_LZ4: "lz4"}.get(int(chunk["kind"]))
    if name is None:
        return False
    len_head = LEN_COMPRESSION_HEAD + (LEN_LZ4_CHECKSUM if name == "lz4" else 0)
    if chunk["head"] != len_head or not len_head < size < length <= MAX_LEN_CHUNK:
        return False
    algorithm, data = COMPRESSION_ALGORITHMS[name], memory(chunk["source"], size).tobytes()
    numbers = (size - LEN_COMPRESSION_HEAD).to_bytes(3, "little") + length.to_bytes(3, "little")
    if data[:LEN_COMPRESSION_HEAD] != algorithm.tag + bytes([algorithm.version]) + numbers:
        return False
    return name != "zstd" or is_zstd_frame(data[len_head:], length)


# -- kernels ---------------------------------------------------------------------------------------------------------


def _check(chunks: NDArray[Any], bad: NDArray[np.uint64], holds: Callable[[Any], bool]) -> None:
    for chunk in chunks:
        if not holds(chunk):
            bad[0] = 1


def rntuple_check_heads(chunks: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Set `bad` if the first bytes of a page are not those that its sizes demand."""
    _check(chunks[:num], bad, is_regular)


def _checksum_holds(chunk: Any) -> bool:
    size = int(chunk["size"])
    data = memory(chunk["source"], size + LEN_PAGE_CHECKSUM).tobytes()
    return xxh3(data[:size]) == _read(data, size, LEN_PAGE_CHECKSUM)


def rntuple_hash(chunks: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Set `bad` if the XXH3-64 of a page is not that in the 8 bytes after it."""
    _check(chunks[:num], bad, _checksum_holds)


def _lz4_checksum_holds(chunk: Any) -> bool:
    head, size = int(chunk["head"]), int(chunk["size"])
    if size <= head:
        return False
    data = memory(chunk["source"], size).tobytes()
    return xxh64(data[head:]) == int.from_bytes(data[head - LEN_LZ4_CHECKSUM : head], "big")


def rntuple_hash_lz4(chunks: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Set `bad` if the XXH64 of the block of a page of LZ4 is not that in front of it, big-endian."""
    _check(chunks[:num][chunks[:num]["kind"] == STORED_LZ4], bad, _lz4_checksum_holds)


def rntuple_gather(chunks: NDArray[Any], num: int) -> None:
    """Copy the frame of each page, or the whole page if it is not compressed, to its target."""
    for chunk in chunks[:num]:
        head = 0 if chunk["kind"] == STORED_RAW else int(chunk["head"])
        size = max(int(chunk["size"]) - head, 0)
        memory(chunk["target"], size)[:] = memory(int(chunk["source"]) + head, size)
