"""Kernels that check and copy stored pages: in numpy, by one thread and by warps of the host, and on a GPU where there is one."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Iterator, Sequence
from pathlib import Path

import lz4.block
import numpy as np
import pytest
import xxhash
import zstandard
from rntuple_spec import device
from support.cuda_chunks import (
    GRIDS,
    LEN_HEAD,
    ON_GPU,
    Stored,
    gathered,
    is_bad,
    lz4_block,
    lz4_page,
    raw,
    zstd,
)

import rntuple_construct as rnt
from rntuple_construct.format.columns import column_codec
from rntuple_construct.format.native import zstd_functions

RANDOM = np.random.default_rng(12)
NOISE = RANDOM.integers(0, 256, 600_000, np.uint8).tobytes()
TEXT = RANDOM.integers(0, 5, 600_000, np.uint8).tobytes()
SHORT = range(521)
LONG = (1023, 1024, 1025, 1087, 1088, 1089, 2047, 2048, 2049, 4095, 4097, 31_007, 65_536, 500_001)
FLIPS = (0, 1, 8, 63, 64, 200, 241, 1024, 5000, 31_006)
GPU_GRIDS = [pytest.param(name, marks=pytest.mark.gpu) for name in ON_GPU]
GRID = pytest.mark.parametrize("grid", [*GRIDS, *GPU_GRIDS])
HASHES = pytest.mark.parametrize("kernel", ["rntuple_hash", "rntuple_hash_lz4"])


def hashed(kernel: str, data: bytes) -> Stored:
    """A page with bytes that a kernel hashes."""
    return raw(data) if kernel == "rntuple_hash" else lz4_block(data, len(data) + 99)


def damaged(page: Stored, place: int) -> Stored:
    """The page with a wrong bit, a number of bytes before its end, and the checksum of the right bytes."""
    data = bytearray(page.data)
    data[-1 - place] ^= 0x10
    return page._replace(data=bytes(data), checksum=digest(page))


def digest(page: Stored) -> bytes:
    """The checksum of the stored bytes of a page."""
    return xxhash.xxh3_64_digest(page.data)[::-1]


@HASHES
@GRID
@pytest.mark.parametrize("alignment", range(8))
def test_hashes_of_all_lengths(kernel: str, grid: str, alignment: int) -> None:
    # Pages follow each other with 8 bytes between them: the lengths take all alignments.
    first = kernel == "rntuple_hash_lz4"
    assert not is_bad(kernel, grid, [hashed(kernel, NOISE[:size]) for size in SHORT[first:]], alignment)


@HASHES
@GRID
@pytest.mark.parametrize("size", LONG)
def test_hashes_of_long_pages(kernel: str, grid: str, size: int) -> None:
    for alignment in (0, 1, 4, 7) if size < 100_000 else (3,):
        assert not is_bad(kernel, grid, [hashed(kernel, NOISE[:size])], alignment)


@HASHES
@GRID
def test_a_wrong_bit_is_noticed(kernel: str, grid: str) -> None:
    for size in (1, 3, 4, 8, 9, 16, 17, 128, 129, 240, 241, 1030, 31_007):
        page = hashed(kernel, NOISE[:size])
        for place in {min(flip, size - 1) for flip in FLIPS}:
            assert is_bad(kernel, grid, [page, damaged(page, place), page], place % 8), (size, place)


@GRID
def test_wrong_checksums_are_noticed(grid: str) -> None:
    for size in (0, 5, 100, 200, 3000):
        page = raw(NOISE[:size])
        for place in range(8):
            wrong = bytearray(digest(page))
            wrong[place] ^= 1
            assert is_bad("rntuple_hash", grid, [page, page._replace(checksum=bytes(wrong))])
    for place in range(9, 17):
        page = lz4_page(TEXT[:3000])
        data = bytearray(page.data)
        data[place] ^= 1
        assert is_bad("rntuple_hash_lz4", grid, [page, page._replace(data=bytes(data))])


@GRID
def test_only_blocks_of_lz4_have_checksums_of_their_own(grid: str) -> None:
    assert not is_bad("rntuple_hash_lz4", grid, [raw(b"abc"), zstd(b"no frame", 100), raw(b"")])
    assert is_bad("rntuple_hash_lz4", grid, [Stored(bytes(17), 100, device.STORED_LZ4)])
    assert is_bad("rntuple_hash_lz4", grid, [Stored(bytes(3), 100, device.STORED_LZ4)])


# -- heads ---------------------------------------------------------------------------------------------------------


def frames() -> Iterator[tuple[bytes, bytes]]:
    """Frames of zstd with the bytes that they hold: of all levels, sizes of the head, and kinds of blocks."""
    for data in (
        b"a" * 60,
        b"a" * 300,
        TEXT[:700],
        TEXT[:70_000],
        TEXT,
        b"\0" * 600_000,
        NOISE[:90_000] + bytes(400_000),
    ):
        for level in (1, 3, 9, 10, 19, 22):
            yield zstandard.ZstdCompressor(level=level).compress(data), data
        yield zstandard.ZstdCompressor(level=3, write_content_size=False).compress(data), data
        compressor = zstandard.ZstdCompressor(level=5).compressobj()
        parts = [compressor.compress(data[:1000]), compressor.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)]
        yield b"".join([*parts, compressor.compress(data[1000:]), compressor.flush()]), data


def test_frames_have_heads_of_all_kinds() -> None:
    heads = {frame[4] for frame, _ in frames()}
    assert {head >> 6 for head in heads} == {0, 1, 2}
    assert {head >> 5 & 1 for head in heads} == {0, 1}


@GRID
def test_regular_pages_are_accepted(grid: str) -> None:
    pages = [raw(b""), raw(TEXT[:77]), lz4_page(bytes(60)), lz4_page(TEXT), lz4_page(bytes(99_999))]
    pages += [zstd(frame, len(data)) for frame, data in frames() if len(frame) + 9 < len(data)]
    assert len(pages) > 50
    for alignment in range(8):
        assert not is_bad("rntuple_check_heads", grid, pages, alignment)


def whole(page: Stored, data: bytes) -> Stored:
    """The page with other bytes."""
    return page._replace(data=data)


def irregular(page: Stored) -> Iterator[Stored]:
    """Pages that differ from a compressed one in its head or size."""
    data = page.data
    for place in range(9):
        for bit in range(8):
            yield whole(page, data[:place] + bytes([data[place] ^ 1 << bit]) + data[place + 1 :])
    for size in (0, 1, 8, 9, 10, 16, 17, 18, len(data) - 1):
        yield whole(page, data[:size])
    yield whole(page, data + b"\0")
    yield page._replace(length=page.length + 1)
    yield page._replace(length=page.length - 1)
    yield page._replace(length=len(data))
    yield page._replace(length=-1)
    yield page._replace(length=page.length + (1 << 24))
    yield page._replace(head=0)
    yield page._replace(head=9 if page.kind == device.STORED_LZ4 else 17)
    yield page._replace(kind=device.STORED_RAW)
    yield page._replace(kind=device.STORED_ZSTD if page.kind == device.STORED_LZ4 else device.STORED_LZ4)
    yield page._replace(kind=3, head=9)


@GRID
@pytest.mark.parametrize("kind", ["zstd", "lz4"])
def test_every_byte_of_a_head_counts(grid: str, kind: str) -> None:
    data = TEXT[:3000]
    page = zstd(zstandard.compress(data), len(data)) if kind == "zstd" else lz4_page(data)
    assert not is_bad("rntuple_check_heads", grid, [page])
    for each in irregular(page):
        assert is_bad("rntuple_check_heads", grid, [page, each, page]), each


def refused(data: bytes) -> Iterator[bytes]:
    """Pages that are not one whole frame, and frames with features that the host has to decompress."""
    frame = zstandard.compress(data)
    skippable = struct.pack("<II", 0x184D2A50, 4) + bytes(4)
    yield frame[:-1]
    yield frame + b"\0"
    yield frame + frame
    yield frame + skippable
    yield skippable + frame
    yield skippable
    yield frame[:9]
    yield frame[:6]
    yield zstandard.ZstdCompressor(level=3, write_checksum=True).compress(data)
    samples = [TEXT[start : start + 200] for start in range(0, 100_000, 200)]
    dictionary = zstandard.train_dictionary(4000, samples)
    yield zstandard.ZstdCompressor(level=3, dict_data=dictionary).compress(data)


@pytest.mark.parametrize("grid", ["numpy", "one thread", "a warp", GPU_GRIDS[0]])
@pytest.mark.parametrize("size", [600, 70_000, 400_000])
def test_what_is_no_plain_frame_is_refused(grid: str, size: int) -> None:
    for frame in refused(TEXT[:size]):
        assert is_bad("rntuple_check_heads", grid, [zstd(frame, size)]), frame[:20]
    frame = zstandard.ZstdCompressor(write_content_size=False).compress(TEXT[:size])
    for end in {*range(6, 40), *range(len(frame) - 40, len(frame))}:
        assert is_bad("rntuple_check_heads", grid, [zstd(frame[:end], size)]), end


def library_accepts(frame: bytes, length: int) -> bool | None:
    """Return what the library says of the headers of a frame: None if it only finds that its blocks are damaged."""
    (len_frame,) = zstd_functions(("ZSTD_findFrameCompressedSize",)) or (None,)
    assert len_frame is not None
    len_frame.restype, len_frame.argtypes = ctypes.c_size_t, [ctypes.c_char_p, ctypes.c_size_t]
    if len_frame(frame, len(frame)) != len(frame):
        return False
    try:
        if zstandard.frame_content_size(frame) not in (-1, length):
            return False
        found = zstandard.ZstdDecompressor().decompress(frame, max_output_size=length, allow_extra_data=False)
    except zstandard.ZstdError:
        return None
    return len(found) == length


def block_heads(frame: bytes) -> Iterator[int]:
    """Places of the bytes of all block headers."""
    position, is_last = zstandard.frame_header_size(frame), 0
    while not is_last:
        yield from range(position, position + 3)
        head = int.from_bytes(frame[position : position + 3], "little")
        is_last, kind, size = head & 1, head >> 1 & 3, head >> 3
        position += 3 + (1 if kind == 1 else size)


def changed_frames(frame: bytes, values: Sequence[int]) -> Iterator[bytes]:
    """The unchanged frame, and frames in which one byte of a header has another value."""
    for place in [*range(zstandard.frame_header_size(frame)), *block_heads(frame)]:
        for value in {*values, frame[place]}:
            yield frame[:place] + bytes([value]) + frame[place + 1 :]


@pytest.mark.parametrize("grid", ["numpy", "one thread"])
@pytest.mark.parametrize(
    ("frame", "length"),
    [
        (zstandard.compress(TEXT[:200]), 200),
        (zstandard.compress(TEXT[:700]), 700),
        (zstandard.ZstdCompressor(write_content_size=False).compress(TEXT[:700]), 700),
        (zstandard.compress(bytes(300_000)), 300_000),
        (zstandard.compress(NOISE[:131_000] + bytes(200_000)), 331_000),
    ],
    ids=["1 byte of size", "2 bytes of size", "no size", "repeated bytes", "stored blocks"],
)
def test_changed_headers_are_judged_as_by_the_library(grid: str, frame: bytes, length: int) -> None:
    values = range(256) if len(frame) < 1000 else (0, 1, 2, 3, 4, 7, 8, 0x55, 0xFF)
    unchanged = refused = 0
    for each in changed_frames(frame, values):
        is_refused = is_bad("rntuple_check_heads", grid, [zstd(each, length)])
        expected = library_accepts(each, length)
        if not is_refused:
            assert expected is not False, each[:20]
        if is_refused and expected:
            # The one liberty: what has a checksum or a dictionary is read by the host.
            assert each[4] & 0xF, each[:20]
        assert not (is_refused and each == frame)
        unchanged, refused = unchanged + (each == frame), refused + is_refused
    assert min(unchanged, refused) > 8


# -- copies --------------------------------------------------------------------------------------------------------


@GRID
def test_frames_are_copied_to_aligned_places(grid: str) -> None:
    pages = [raw(NOISE[:size]) for size in (*range(40), 1000, 70_003)]
    pages += [zstd(NOISE[:size], size + 100) for size in (1, 7, 8, 9, 500)]
    pages += [lz4_block(NOISE[:size], size + 100) for size in (1, 15, 16, 17, 3000)]
    for alignment in range(8):
        found = gathered(grid, pages, alignment)
        for page, copy in zip(pages, found, strict=True):
            frame = page.data[LEN_HEAD[page.kind] :]
            assert copy == frame + b"\xa5" * (len(copy) - len(frame))


@GRID
def test_a_page_without_a_frame_copies_nothing(grid: str) -> None:
    (copy,) = gathered(grid, [Stored(bytes(4), 100, device.STORED_ZSTD)], 0)
    assert copy == b"\xa5" * 16


# -- pages of ROOT -------------------------------------------------------------------------------------------------


def pages_of(path: Path) -> Iterator[Stored]:
    """Pages of a file that are raw or of an algorithm that kernels take, each with its checksum."""
    data, kinds = path.read_bytes(), {b"ZS": device.STORED_ZSTD, b"L4": device.STORED_LZ4}
    with rnt.open(path) as file:
        for ntuple in file.values():
            for cluster in ntuple.clusters:
                for column in ntuple.schema.columns:
                    pages, record = cluster.column_range(column.column_id), column.record
                    if pages is None or pages.is_suppressed:
                        continue
                    codec = column_codec(record.column_type, record.bits_on_storage, record.value_range)
                    for number, count in enumerate(pages.num_elements.tolist()):
                        start, size = pages.place_of(number), int(pages.size[number])
                        if start is None or not pages.has_checksum[number]:
                            continue
                        end, length = start + size, codec.nbytes(count)
                        kind = device.STORED_RAW if size == length else kinds.get(data[start : start + 2])
                        if kind is not None:
                            yield Stored(data[start:end], length, kind, data[end : end + 8])


@pytest.mark.parametrize("grid", ["numpy", "several warps", GPU_GRIDS[0]])
def test_pages_that_root_wrote_are_regular(grid: str, root_corpus_dir: Path) -> None:
    kinds = dict.fromkeys((device.STORED_RAW, device.STORED_ZSTD, device.STORED_LZ4), 0)
    num_long = 0
    for path in sorted((root_corpus_dir / "files").glob("*.root")):
        found = list(pages_of(path))
        for page in found:
            kinds[page.kind] += 1
        for kernel in ("rntuple_hash", "rntuple_hash_lz4", "rntuple_check_heads"):
            if path.name.startswith("page_over_16MiB_") and kernel != "rntuple_hash":
                # Pages of several chunks are left to the host.
                num_long += is_bad(kernel, grid, found, 3)
            else:
                assert not is_bad(kernel, grid, found, 3), (path.name, kernel)
    assert min(kinds.values()) > 20
    assert num_long >= 2


def test_copied_frames_of_root_are_what_libraries_decompress(root_corpus_dir: Path) -> None:
    num_frames = 0
    for name in (
        "compression_401.root",
        "compression_409.root",
        "compression_5.root",
        "compression_509.root",
    ):
        found = pages_of(root_corpus_dir / "files" / name)
        pages = [page for page in found if page.kind != device.STORED_RAW]
        for page, copy in zip(pages, gathered("a warp", pages, 5), strict=True):
            frame = copy[: len(page.data) - LEN_HEAD[page.kind]]
            if page.kind == device.STORED_ZSTD:
                assert len(zstandard.decompress(frame)) == page.length
            else:
                assert len(lz4.block.decompress(frame, uncompressed_size=page.length)) == page.length
        num_frames += len(pages)
    assert num_frames >= 4
