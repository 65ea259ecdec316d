"""Compression blocks: what is written can be read, and what is damaged is refused at the right place."""

from __future__ import annotations

import contextlib
import lzma
import random
import struct
import threading
import zlib

import pytest
import xxhash
import zstandard
from hypothesis import given
from hypothesis import strategies as st

from rntuple_construct.base.errors import CompressionError, LimitError, RNTupleError
from rntuple_construct.base.limits import Limits
from rntuple_construct.format.compression import (
    ALGORITHMS,
    MAX_LEN_CHUNK,
    compress,
    decompress,
    decompress_into,
    iter_chunks,
)

SETTINGS = [101, 109, 207, 301, 401, 404, 409, 501, 505, 519]
COMPRESSIBLE = b"RNTuple " * 100
OFFSET = 0x1000


def chunk(algorithm: bytes, data: bytes, len_uncompressed: int) -> bytes:
    return algorithm + struct.pack("<I", len(data))[:3] + struct.pack("<I", len_uncompressed)[:3] + data


def refused(data: bytes, len_uncompressed: int, **kwargs) -> CompressionError:
    with pytest.raises(CompressionError) as caught:
        decompress(data, len_uncompressed, offset=OFFSET, path="page", **kwargs)
    assert caught.value.path == "page"
    # The other way to decompress must refuse the same bytes for the same reason.
    with pytest.raises(CompressionError) as again:
        decompress_into(data, memoryview(bytearray(len_uncompressed)), offset=OFFSET, path="page")
    assert again.value.rule_id == caught.value.rule_id
    return caught.value


# Round trips


@pytest.mark.parametrize("settings", SETTINGS)
@given(data=st.binary(max_size=300), repeat=st.integers(1, 30))
def test_what_is_compressed_comes_back(settings, data, repeat):
    data = data * repeat
    stored = compress(data, settings)
    assert decompress(stored, len(data)) == data


@pytest.mark.parametrize("settings", SETTINGS)
@given(data=st.binary(max_size=300), repeat=st.integers(1, 30))
def test_what_is_compressed_comes_back_into_given_memory(settings, data, repeat):
    data = data * repeat
    out = bytearray(len(data))
    decompress_into(compress(data, settings), memoryview(out))
    assert out == data


@pytest.mark.parametrize("settings", SETTINGS)
def test_compressible_bytes_shrink(settings):
    assert len(compress(COMPRESSIBLE, settings)) < len(COMPRESSIBLE) / 2


@pytest.mark.parametrize("settings", [101, 201, 301, 401, 404, 505])
def test_more_than_16_mib_become_several_chunks(settings):
    data = bytes(MAX_LEN_CHUNK) + b"12345678" * 200_000
    stored = compress(data, settings)
    assert [each.len_uncompressed for each in iter_chunks(stored)] == [MAX_LEN_CHUNK, 1_600_000]
    assert decompress(stored, len(data)) == data


@pytest.mark.parametrize("settings", [101, 404, 505])
def test_several_chunks_decompress_into_given_memory(settings):
    data = bytes(MAX_LEN_CHUNK) + b"12345678" * 200_000
    out = bytearray(len(data))
    decompress_into(compress(data, settings), memoryview(out))
    assert out == data


@pytest.mark.parametrize("settings", [101, 404, 505])
def test_one_chunk_that_does_not_shrink_makes_the_block_raw(settings):
    data = bytes(MAX_LEN_CHUNK) + b"x"
    assert compress(data, settings) is data


def test_exactly_one_full_chunk_stays_one_chunk():
    stored = compress(bytes(MAX_LEN_CHUNK), 505)
    assert len(list(iter_chunks(stored))) == 1


@pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda algorithm: algorithm.name)
def test_chunk_header_names_the_algorithm(algorithm):
    (first,) = iter_chunks(compress(COMPRESSIBLE, 100 * algorithm.number + 1))
    assert first.algorithm == algorithm.chunk_id


def test_mixture_of_algorithms_is_read():
    stored = b"".join(bytes(compress(COMPRESSIBLE, settings)) for settings in (101, 207, 301, 404, 505))
    assert decompress(stored, 5 * len(COMPRESSIBLE)) == 5 * COMPRESSIBLE


def test_large_zstd_page_is_decompressed_in_place():
    data = random.Random(1).randbytes(1 << 18) + bytes(1 << 20)
    out = bytearray(len(data))
    decompress_into(compress(data, 505), memoryview(out))
    assert out == data


# Known bytes


@pytest.mark.parametrize("settings", [1, 101])
def test_zlib_chunk_holds_a_zlib_stream(settings):
    stored = bytes(compress(COMPRESSIBLE, settings))
    assert stored[:3] == b"ZL\x08"
    assert zlib.decompress(stored[9:]) == COMPRESSIBLE


def test_old_chunk_holds_raw_deflate():
    stored = bytes(compress(COMPRESSIBLE, 301))
    assert stored[:3] == b"CS\x08"
    assert zlib.decompress(stored[9:], -15) == COMPRESSIBLE


def test_lzma_chunk_holds_an_xz_stream():
    stored = bytes(compress(COMPRESSIBLE, 207))
    assert stored[:3] == b"XZ\x00"
    assert lzma.decompress(stored[9:], lzma.FORMAT_XZ) == COMPRESSIBLE


def test_zstd_chunk_holds_a_frame_with_its_size():
    stored = bytes(compress(COMPRESSIBLE, 505))
    assert stored[:3] == b"ZS\x01"
    assert zstandard.frame_content_size(stored[9:]) == len(COMPRESSIBLE)


def test_lz4_chunk_starts_with_big_endian_hash_of_the_block():
    stored = bytes(compress(COMPRESSIBLE, 404))
    assert stored[:3] == b"L4\x01"
    assert struct.unpack(">Q", stored[9:17])[0] == xxhash.xxh64_intdigest(stored[17:])


def test_sizes_are_24_bit_little_endian():
    stored = chunk(b"ZL\x08", zlib.compress(bytes(0x010203)), 0x010203)
    assert stored[6:9] == b"\x03\x02\x01"
    assert decompress(stored, 0x010203) == bytes(0x010203)


def test_lz4_chunk_made_by_hand():
    # token: 1 literal, match of 15 + 255 + 0 + 4 bytes at distance 1; then a last run of 5 literals
    block = b"\x1fa\x01\x00\xff\x00" + b"\x50bcdef"
    expected = b"a" * 275 + b"bcdef"
    stored = chunk(b"L4\x01", struct.pack(">Q", xxhash.xxh64_intdigest(block)) + block, len(expected))
    assert decompress(stored, len(expected)) == expected


def test_any_version_byte_of_lz4_is_accepted():
    stored = bytearray(compress(COMPRESSIBLE, 404))
    stored[2] = 9
    assert decompress(stored, len(COMPRESSIBLE)) == COMPRESSIBLE


# The equality rule


@given(data=st.binary(min_size=0, max_size=100))
def test_bytes_of_the_expected_length_are_raw_and_not_copied(data):
    assert decompress(data, len(data)) is data


def test_raw_bytes_may_look_like_a_chunk():
    data = bytes(compress(COMPRESSIBLE, 505))
    assert decompress(data, len(data)) == data


def test_more_stored_than_uncompressed_bytes_are_refused():
    assert refused(b"x" * 11, 10).rule_id == "RNT-CMP-002"


def test_nothing_stored_is_refused():
    assert refused(b"", 10).rule_id == "RNT-CMP-004"


# Damage


def test_unknown_algorithm_is_refused():
    error = refused(chunk(b"QQ\x01", b"abc", 100), 100)
    assert (error.rule_id, error.offset) == ("RNT-CMP-003", OFFSET)


@pytest.mark.parametrize("algorithm", [a for a in ALGORITHMS if not a.any_version], ids=lambda a: a.name)
def test_other_third_byte_is_refused(algorithm):
    stored = bytearray(compress(COMPRESSIBLE, 100 * algorithm.number + 1))
    stored[2] ^= 0x40
    assert refused(bytes(stored), len(COMPRESSIBLE)).rule_id == "RNT-CMP-003"


def test_block_shorter_than_a_header_is_refused():
    assert refused(b"ZS\x01\x00\x00", 100).rule_id == "RNT-CMP-004"


def test_chunk_longer_than_the_block_is_refused():
    assert refused(bytes(compress(COMPRESSIBLE, 505))[:-1], len(COMPRESSIBLE)).rule_id == "RNT-CMP-004"


def test_bytes_after_the_last_chunk_are_refused():
    stored = bytes(compress(COMPRESSIBLE, 505))
    error = refused(stored + b"garbage", len(COMPRESSIBLE))
    assert (error.rule_id, error.offset) == ("RNT-CMP-004", OFFSET + len(stored))


def test_damage_in_the_second_chunk_is_located_there():
    first = bytes(compress(COMPRESSIBLE, 101))
    second = bytearray(compress(COMPRESSIBLE, 404))
    second[-1] ^= 1
    error = refused(first + bytes(second), 2 * len(COMPRESSIBLE))
    assert (error.rule_id, error.offset) == ("RNT-CMP-007", OFFSET + len(first))


@pytest.mark.parametrize("delta", [-1, 1])
@pytest.mark.parametrize("settings", SETTINGS)
def test_other_total_length_is_refused(settings, delta):
    error = refused(bytes(compress(COMPRESSIBLE, settings)), len(COMPRESSIBLE) + delta)
    assert (error.rule_id, error.offset) == ("RNT-CMP-005", OFFSET)


@pytest.mark.parametrize("delta", [-1, 1])
@pytest.mark.parametrize("settings", SETTINGS)
def test_chunk_that_expands_to_another_length_is_refused(settings, delta):
    stored = bytearray(compress(COMPRESSIBLE, settings))
    length = len(COMPRESSIBLE) + delta
    stored[6:9] = struct.pack("<I", length)[:3]
    assert refused(bytes(stored), length).rule_id in ("RNT-CMP-005", "RNT-CMP-009")


@pytest.mark.parametrize("settings", SETTINGS)
def test_bytes_after_the_stream_inside_a_chunk_are_refused(settings):
    stored = bytes(compress(COMPRESSIBLE, settings))
    if stored[:2] == b"L4":  # the hash is right, only the block is followed by something
        block = stored[17:] + b"\0\0"
        data = struct.pack(">Q", xxhash.xxh64_intdigest(block)) + block
    else:
        data = stored[9:] + b"\0\0"
    error = refused(chunk(stored[:3], data, len(COMPRESSIBLE)), len(COMPRESSIBLE))
    assert error.rule_id == ("RNT-CMP-005" if stored[:2] == b"L4" else "RNT-CMP-004")


def test_bytes_after_a_large_zstd_frame_are_refused():
    data = bytes(1 << 20)
    stored = chunk(b"ZS\x01", zstandard.compress(data) + b"xyz", len(data))
    assert refused(stored, len(data)).rule_id == "RNT-CMP-004"


def test_large_zstd_frame_with_checksum_is_read_in_place():
    data = random.Random(2).randbytes(1 << 10) * 1024
    frame = zstandard.ZstdCompressor(write_checksum=True).compress(data)
    out = bytearray(len(data))
    decompress_into(chunk(b"ZS\x01", frame, len(data)), memoryview(out))
    assert out == data


@pytest.mark.parametrize("length", [1000, 1 << 20])
def test_zstd_frame_without_its_size_is_read(length):
    data = bytes(length)
    stored = chunk(b"ZS\x01", zstandard.ZstdCompressor(write_content_size=False).compress(data), length)
    out = bytearray(length)
    decompress_into(stored, memoryview(out))
    assert out == decompress(stored, length) == data


def test_zstd_frame_that_claims_a_huge_size_is_refused_before_allocating():
    frame = b"\x28\xb5\x2f\xfd\xe0" + struct.pack("<Q", 1 << 60) + b"\x01\x00\x00"
    assert refused(chunk(b"ZS\x01", frame, 1000), 1000).rule_id == "RNT-CMP-005"


def test_xz_header_that_asks_for_a_huge_dictionary_is_refused():
    filters = [{"id": lzma.FILTER_LZMA2, "dict_size": 1 << 20}]
    stream = bytearray(lzma.compress(COMPRESSIBLE, lzma.FORMAT_XZ, lzma.CHECK_CRC32, filters=filters))
    assert stream[14:17] == b"\x21\x01\x10"  # filter LZMA2, 1 byte of properties: 1 MiB
    stream[16] = 39  # 3 GiB
    stream[20:24] = struct.pack("<I", zlib.crc32(stream[12:20]))
    error = refused(chunk(b"XZ\x00", bytes(stream), len(COMPRESSIBLE)), len(COMPRESSIBLE))
    assert "limit" in error.message.lower()


def test_chunk_cannot_claim_more_than_its_algorithm_can_expand():
    data = struct.pack(">Q", 0) + bytes(10)
    assert "cannot expand" in refused(chunk(b"L4\x01", data, 0xFFFFFF), 0xFFFFFF).message


def test_length_beyond_the_limit_is_refused():
    stored = compress(bytes(1000), 505)
    with pytest.raises(LimitError) as caught:
        decompress(stored, 1000, offset=OFFSET, limits=Limits(max_len_decompressed=999))
    assert (caught.value.expected, caught.value.actual) == (999, 1000)


def test_claims_without_bytes_behind_them_allocate_nothing():
    import tracemalloc

    # 1000 chunks of 16 MiB each, none of which can be decoded
    stored = chunk(b"ZS\x01", b"x" * 300, 0xFFFFFF) * 120
    tracemalloc.start()
    with pytest.raises(CompressionError):
        decompress(stored, 120 * 0xFFFFFF)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 20 << 20


@pytest.mark.parametrize("settings", SETTINGS)
@given(data=st.data())
def test_damaged_block_gives_right_length_or_our_error(settings, data):
    stored = bytearray(compress(COMPRESSIBLE, settings))
    for _ in range(data.draw(st.integers(1, 3))):
        stored[data.draw(st.integers(0, len(stored) - 1))] = data.draw(st.integers(0, 255))
    out = bytearray(len(COMPRESSIBLE))
    try:
        result = decompress(bytes(stored), len(COMPRESSIBLE))
    except RNTupleError:
        with pytest.raises(RNTupleError):
            decompress_into(bytes(stored), memoryview(out))
    else:
        assert len(result) == len(COMPRESSIBLE)
        decompress_into(bytes(stored), memoryview(out))
        assert out == result


@given(data=st.binary(max_size=60), length=st.integers(0, 1 << 40))
def test_random_bytes_give_right_length_or_our_error(data, length):
    with contextlib.suppress(RNTupleError):
        assert len(decompress(data, length)) == length


def test_threads_do_not_share_contexts():
    pages = [random.Random(seed).randbytes(50) * 2000 for seed in range(4)]
    failures: list[int] = []

    def work(seed: int) -> None:
        for _ in range(30):
            if decompress(compress(pages[seed], 501), len(pages[seed])) != pages[seed]:
                failures.append(seed)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


# Chunks as they are


def test_chunks_tell_where_they_are_in_the_file():
    first, second = bytes(compress(COMPRESSIBLE, 101)), bytes(compress(COMPRESSIBLE, 505))
    chunks = list(iter_chunks(first + second, offset=OFFSET))
    assert [(each.start, each.end) for each in chunks] == [
        (OFFSET, OFFSET + len(first)),
        (OFFSET + len(first), OFFSET + len(first) + len(second)),
    ]


def test_chunks_of_nothing_are_none():
    assert list(iter_chunks(b"")) == []
