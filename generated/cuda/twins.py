# Generated from spec/column_types.toml by tools/generate; edit these files and run `make generate`.
"""Kernels of rntuple.cuh in numpy, for programs and tests without a GPU.

Each function has the name and the arguments of a kernel, and computes each element from its number as the kernel does. Structured
arrays replace pointers to structures. Addresses in them are those of host memory. ``bad`` is an array of one uint64.
"""

from __future__ import annotations

from collections.abc import Callable
from numpy.typing import NDArray
from rntuple_spec.constants import COMPRESSION_ALGORITHMS, LEN_COMPRESSION_HEAD, LEN_LZ4_CHECKSUM, LEN_PAGE_CHECKSUM, MAX_LEN_CHUNK
from rntuple_spec.device import STORED_LZ4, STORED_RAW, STORED_ZSTD
from typing import Any, Final
import ctypes
import numpy as np

PAGE: Final[np.dtype[Any]] = np.dtype([("source", "<u8"), ("target", "<u8"), ("second", "<u8"), ("count", "<i8"), ("bits", "<i8"), ("shift", "<i8"), ("low", "<f8"), ("high", "<f8")])
"""A page to decode. Addresses are those of the device."""
CHUNK: Final[np.dtype[Any]] = np.dtype([("source", "<u8"), ("target", "<u8"), ("size", "<i8"), ("length", "<i8"), ("head", "<u8"), ("kind", "<i8")])
"""A stored page. Addresses are those of the device."""

Source = Callable[[Any, NDArray[np.int64], type], NDArray[Any]]
"""Returns the stored words of a page by their numbers."""
Map = Callable[[Any, NDArray[Any], NDArray[np.uint64]], NDArray[Any]]
"""Turns stored words of a page into elements."""


def memory(address: int, length: int) -> NDArray[np.uint8]:
    """Return the bytes at an address, without a copy."""
    if not length:
        return np.empty(0, np.uint8)
    return np.frombuffer((ctypes.c_uint8 * length).from_address(int(address)), np.uint8)


def elements_at(address: int, dtype: Any, count: int) -> NDArray[Any]:
    """Return the elements at an address, without a copy."""
    return memory(address, np.dtype(dtype).itemsize * count).view(dtype)


# -- sources: the stored words of a page -----------------------------------------------------------------------------


def plain(page: Any, i: NDArray[np.int64], word: type) -> NDArray[Any]:
    """No step: little-endian words."""
    width = np.dtype(word).itemsize
    data = memory(page["source"], len(i) * width)
    found = np.zeros(len(i), word)
    for byte in range(width):
        found |= data[i * width + byte].astype(word) << word(8 * byte)
    return found


def split(page: Any, i: NDArray[np.int64], word: type) -> NDArray[Any]:
    """Byte b of element i of n is at b * n + i."""
    width = np.dtype(word).itemsize
    data = memory(page["source"], len(i) * width)
    found = np.zeros(len(i), word)
    for byte in range(width):
        found |= data[byte * len(i) + i].astype(word) << word(8 * byte)
    return found


def single_bits(page: Any, i: NDArray[np.int64], word: type) -> NDArray[Any]:
    """One bit for each element, the lowest of a byte first."""
    data = memory(page["source"], (len(i) + 7) // 8)
    return data[i >> 3] >> (i & 7).astype(word) & word(1)


def packed(page: Any, i: NDArray[np.int64], word: type) -> NDArray[Any]:
    """Element i is an unsigned integer at bit i * bits."""
    return _unsigned(page, i * int(page["bits"]), int(page["bits"]), len(i) * int(page["bits"])).astype(word)


def _unsigned(page: Any, first: NDArray[np.int64], bits: int, all_bits: int) -> NDArray[np.uint64]:
    """Integers of up to 64 bits from the numbers of their first bits."""
    data = memory(page["source"], (all_bits + 7) // 8)
    found = np.zeros(len(first), np.uint64)
    shift = (first & 7).astype(np.uint64)
    for byte in range((bits + 14) // 8):
        place = (first >> 3) + byte
        part = np.where(place < len(data), data[np.minimum(place, len(data) - 1)], 0).astype(np.uint64)
        if byte == 0:
            found |= part >> shift
        else:
            found |= part << (np.uint64(8 * byte) - shift)
    return found & np.uint64((1 << bits) - 1)


# -- maps: what one stored word becomes ------------------------------------------------------------------------------


def unchanged(page: Any, words: NDArray[Any], bad: NDArray[np.uint64]) -> NDArray[Any]:
    """Return the bits of the elements."""
    return words


def zigzag(page: Any, words: NDArray[Any], bad: NDArray[np.uint64]) -> NDArray[Any]:
    """0, 1, 2, 3 are 0, -1, 1, -2."""
    one = words.dtype.type(1)
    return (words >> one) ^ (~(words & one) + one)


def index(page: Any, words: NDArray[Any], bad: NDArray[np.uint64]) -> NDArray[Any]:
    """Offsets of 64 bits, moved by the elements of earlier clusters."""
    offsets = words.astype(np.uint64)
    found = offsets + page["shift"].astype(np.uint64)
    if ((offsets | found) >> np.uint64(63)).any():
        bad[0] = 1
    return found


def half(page: Any, words: NDArray[Any], bad: NDArray[np.uint64]) -> NDArray[Any]:
    """Half precision to single precision. The bits of NaN are kept."""
    whole = words.astype(np.uint32)
    magnitude = whole & 0x7FFF
    small = (magnitude.astype(np.float32) * np.float32(2.0**-24)).view(np.uint32)
    large = (magnitude << 13) + np.where(magnitude < 0x7C00, np.uint32(0x38000000), np.uint32(0x70000000))
    return (whole & 0x8000) << 16 | np.where(magnitude < 0x400, small, large)


def truncate(page: Any, words: NDArray[Any], bad: NDArray[np.uint64]) -> NDArray[Any]:
    """Return the bits of numbers of single precision, of which the upper ones are stored."""
    return words << np.uint32(32 - page["bits"])


def quantize(page: Any, words: NDArray[Any], bad: NDArray[np.uint64]) -> NDArray[Any]:
    """Return the bits of numbers of double precision from codes in [0, 2 ** bits - 1]."""
    low, high = page["low"], page["high"]
    step = (high - low) / np.float64((1 << int(page["bits"])) - 1)
    with np.errstate(over="ignore"):
        found = words.astype(np.float64) * step + low
    return np.where(found < high, found, high).view(np.uint64)


# -- loops over pages ------------------------------------------------------------------------------------------------


def decode(
    pages: NDArray[Any], num: int, bad: NDArray[np.uint64], source: Source, word: type, map: Map
) -> None:
    """Decode pages whose elements do not depend on each other."""
    for page in pages[:num]:
        i = np.arange(page["count"])
        elements = map(page, source(page, i, word), bad)
        elements_at(page["target"], elements.dtype, len(i))[i] = elements


def decode_sums(
    pages: NDArray[Any], num: int, bad: NDArray[np.uint64], source: Source, word: type, map: Map
) -> None:
    """Decode pages of differences: an element is the sum of all stored words up to its own."""
    for page in pages[:num]:
        i = np.arange(page["count"])
        sums = np.add.accumulate(source(page, i, word), dtype=word)
        elements = map(page, sums, bad)
        elements_at(page["target"], elements.dtype, len(i))[i] = elements


def decode_pairs(
    pages: NDArray[Any], num: int, bad: NDArray[np.uint64], index_bits: int, tag_bits: int
) -> None:
    """Decode pages of pairs: the index in the lower bits of an element, the tag above."""
    width = index_bits + tag_bits
    for page in pages[:num]:
        i = np.arange(page["count"])
        found = _pair_part(page, i, width, 0, index_bits)
        if (found >> np.uint64(63)).any():
            bad[0] = 1
        elements_at(page["target"], np.uint64, len(i))[i] = found
        tags = _pair_part(page, i, width, index_bits, tag_bits)
        elements_at(page["second"], np.uint32, len(i))[i] = tags.astype(np.uint32)


def _pair_part(page: Any, i: NDArray[np.int64], width: int, first: int, bits: int) -> NDArray[np.uint64]:
    return _unsigned(page, i * width + first, bits, len(i) * width)


def rntuple_check_offsets(offsets: NDArray[np.int64], num: int, bad: NDArray[np.uint64]) -> None:
    """Set `bad` unless offsets are 0 or more, and none is below the one before it."""
    before = np.concatenate([np.zeros(1, np.int64), offsets[: max(num - 1, 0)]])[:num]
    if (offsets[:num] < before).any():
        bad[0] = 1


def rntuple_decode_BIT(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Bit."""
    decode(pages, num, bad, single_bits, np.uint8, unchanged)


def rntuple_decode_BYTE(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Byte."""
    decode(pages, num, bad, plain, np.uint8, unchanged)


def rntuple_decode_CHAR(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Char."""
    decode(pages, num, bad, plain, np.uint8, unchanged)


def rntuple_decode_INT8(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Int8."""
    decode(pages, num, bad, plain, np.uint8, unchanged)


def rntuple_decode_UINT8(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """UInt8."""
    decode(pages, num, bad, plain, np.uint8, unchanged)


def rntuple_decode_INT16(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Int16."""
    decode(pages, num, bad, plain, np.uint16, unchanged)


def rntuple_decode_UINT16(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """UInt16."""
    decode(pages, num, bad, plain, np.uint16, unchanged)


def rntuple_decode_INT32(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Int32."""
    decode(pages, num, bad, plain, np.uint32, unchanged)


def rntuple_decode_UINT32(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """UInt32."""
    decode(pages, num, bad, plain, np.uint32, unchanged)


def rntuple_decode_INT64(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Int64."""
    decode(pages, num, bad, plain, np.uint64, unchanged)


def rntuple_decode_UINT64(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """UInt64."""
    decode(pages, num, bad, plain, np.uint64, unchanged)


def rntuple_decode_REAL16(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Real16."""
    decode(pages, num, bad, plain, np.uint16, half)


def rntuple_decode_REAL32(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Real32."""
    decode(pages, num, bad, plain, np.uint32, unchanged)


def rntuple_decode_REAL64(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Real64."""
    decode(pages, num, bad, plain, np.uint64, unchanged)


def rntuple_decode_INDEX32(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Index32."""
    decode(pages, num, bad, plain, np.uint32, index)


def rntuple_decode_INDEX64(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Index64."""
    decode(pages, num, bad, plain, np.uint64, index)


def rntuple_decode_SPLIT_INT16(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """SplitInt16."""
    decode(pages, num, bad, split, np.uint16, zigzag)


def rntuple_decode_SPLIT_UINT16(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """SplitUInt16."""
    decode(pages, num, bad, split, np.uint16, unchanged)


def rntuple_decode_SPLIT_INT32(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """SplitInt32."""
    decode(pages, num, bad, split, np.uint32, zigzag)


def rntuple_decode_SPLIT_UINT32(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """SplitUInt32."""
    decode(pages, num, bad, split, np.uint32, unchanged)


def rntuple_decode_SPLIT_INT64(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """SplitInt64."""
    decode(pages, num, bad, split, np.uint64, zigzag)


def rntuple_decode_SPLIT_UINT64(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """SplitUInt64."""
    decode(pages, num, bad, split, np.uint64, unchanged)


def rntuple_decode_SPLIT_REAL16(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """SplitReal16."""
    decode(pages, num, bad, split, np.uint16, half)


def rntuple_decode_SPLIT_REAL32(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """SplitReal32."""
    decode(pages, num, bad, split, np.uint32, unchanged)


def rntuple_decode_SPLIT_REAL64(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """SplitReal64."""
    decode(pages, num, bad, split, np.uint64, unchanged)


def rntuple_decode_SPLIT_INDEX32(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """SplitIndex32."""
    decode_sums(pages, num, bad, split, np.uint32, index)


def rntuple_decode_SPLIT_INDEX64(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """SplitIndex64."""
    decode_sums(pages, num, bad, split, np.uint64, index)


def rntuple_decode_REAL32_TRUNC(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Real32Trunc."""
    decode(pages, num, bad, packed, np.uint32, truncate)


def rntuple_decode_REAL32_QUANT(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Real32Quant."""
    decode(pages, num, bad, packed, np.uint32, quantize)


def rntuple_decode_SWITCH_96(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Switch, 96."""
    decode_pairs(pages, num, bad, 64, 32)


def rntuple_decode_SWITCH_44_20(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Switch, 44+20."""
    decode_pairs(pages, num, bad, 44, 20)


def rntuple_decode_SWITCH_32_32(pages: NDArray[Any], num: int, bad: NDArray[np.uint64]) -> None:
    """Switch, 32+32."""
    decode_pairs(pages, num, bad, 32, 32)


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
