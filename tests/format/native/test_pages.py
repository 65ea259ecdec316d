"""The compiled loop over pages gives what decoding them one by one gives, and refuses what that refuses."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import lz4.block
import numpy as np
import pytest
import xxhash
import zstandard
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rntuple_construct as rnt
from rntuple_construct.base.checksums import crc32_little_endian, native_hash, xxh3_little_endian
from rntuple_construct.base.errors import RNTupleError, SourceError
from rntuple_construct.format.columns import ColumnCodec, ColumnType, column_codec, fast_in_use, use_fast
from rntuple_construct.format.compression.algorithms import pack_header
from rntuple_construct.format.generations import GENERATIONS
from rntuple_construct.format.metadata import PageStore
from rntuple_construct.format.metadata import stored_pages as page_store
from rntuple_construct.format.native import page_loop
from rntuple_construct.format.pages import in_place
from rntuple_construct.format.pages.plan import PagePlan
from rntuple_construct.format.pages.read_threads import SOLO, Team
from rntuple_construct.storage import Source, open_source
from rntuple_construct.storage import source as storage_source
from rntuple_construct.storage.source import open_path

GENERATION = next(each for each in GENERATIONS.values() if each.page_checksum is xxh3_little_endian)
NEED_BITS = ("REAL32_TRUNC", "REAL32_QUANT")
WORDS = [
    kind for kind in ColumnType if kind.name not in NEED_BITS and column_codec(kind).word_pages is not None
]


@pytest.fixture(autouse=True)
def there() -> Iterator[None]:
    if not use_fast(True) or page_loop() is None:
        pytest.skip("no compiled code: python tools/generate/build_native.py")
    yield
    use_fast(True)


@dataclass
class Stored:
    """Pages as they are stored, one behind the other."""

    file: bytearray
    offset: list[int]
    size: list[int]
    count: list[int]

    def plan(self, codec: ColumnCodec) -> PagePlan:
        """The plan that puts their elements one after another."""
        offset, size, count = (np.array(each, np.int64) for each in (self.offset, self.size, self.count))
        return PagePlan(
            codec, None, [], range(len(count)), offset, size, count, np.ones(len(count), bool), np.cumsum(count) - count, {},
            int(count.sum()), 1,
        )  # fmt: skip


def frame_of(data: bytes, kind: str) -> bytes:
    """One of the ways in which a page may be compressed, or be damaged."""
    compress = zstandard.ZstdCompressor(level=3).compress
    if kind == "unsized":
        return zstandard.ZstdCompressor(write_content_size=False).compress(data)
    if kind == "checked":
        return zstandard.ZstdCompressor(write_checksum=True).compress(data)
    if kind == "halves":
        return compress(data[: len(data) // 2]) + compress(data[len(data) // 2 :])
    if kind == "and an empty one":
        return compress(data) + compress(b"")
    if kind == "too long":
        return compress(data + data)
    if kind == "too short":
        return compress(data[:-1])
    if kind == "cut":
        return compress(data)[:-1]
    if kind == "old magic number":
        return b"\x27" + compress(data)[1:]
    if kind == "a byte behind":
        return compress(data) + b"x"
    if kind == "an empty one before":
        return compress(b"") + compress(data)
    if kind == "a skippable one behind":
        return compress(data) + b"\x50\x2a\x4d\x18\x04\x00\x00\x00abcd"
    if kind == "wrong checksum":
        checked = bytearray(zstandard.ZstdCompressor(write_checksum=True).compress(data))
        checked[-1] ^= 1
        return bytes(checked)
    if kind == "magic number alone":
        return compress(data)[:4]
    if kind == "skippable":
        return b"\x50\x2a\x4d\x18\x04\x00\x00\x00abcd" + compress(data)
    return compress(data)


def block_of(data: bytes, kind: str) -> bytes:
    """The same for LZ4: a hash and a block."""
    data = {"too long": data + data, "too short": data[:-1]}.get(kind, data)
    block: bytes = lz4.block.compress(data, store_size=False)
    block = {"cut": block[:-1], "a byte behind": block + b"\0"}.get(kind, block)
    hashed = xxhash.xxh64_digest(block)
    return {"wrong hash": hashed[::-1], "hash alone": hashed}.get(kind, hashed + block)


SOUND = {"zstd": ["raw", "one frame", "unsized", "checked"], "lz4": ["raw", "one frame"]}
DAMAGED = {
    "zstd": [
        "halves", "and an empty one", "an empty one before", "too long", "too short", "cut", "old magic number", "skippable",
        "a skippable one behind", "a byte behind", "wrong checksum", "magic number alone",
    ],
    "lz4": ["too long", "too short", "cut", "a byte behind", "wrong hash", "hash alone"],
}  # fmt: skip
IDS = {"zstd": b"ZS\x01", "lz4": b"L4\x01"}
ALGORITHMS = st.sampled_from(list(SOUND))


def stored_pages(
    codec: ColumnCodec,
    contents: list[bytes],
    kinds: list[str],
    repeat: int,
    algorithm: str = "zstd",
    gap: int = 0,
) -> Stored:
    result = Stored(bytearray(b"head"), [], [], [])
    for content, kind in zip(contents, kinds, strict=True):
        frame = frame_of(content, kind) if algorithm == "zstd" else block_of(content, kind)
        block = pack_header(IDS[algorithm], len(frame), len(content)) + frame
        # What does not become shorter is stored as it is.
        is_raw = kind == "raw" or not content or len(block) >= len(content)
        page = content if is_raw else block
        result.offset.append(len(result.file))
        result.size.append(len(page))
        result.count.append(len(content) * 8 // codec.bits)
        result.file += page + xxh3_little_endian(page) + bytes(gap)
    for listed in (result.offset, result.size, result.count):
        listed.extend(listed[:repeat])
    return result


def are_sound(stored: Stored, codec: ColumnCodec) -> bool:
    """Whether the compiled loop finds nothing wrong without keeping any element."""
    store = PageStore(open_source(bytes(stored.file)), GENERATION)
    return in_place.run_in_place(stored.plan(codec), store, None, verify=True, team=SOLO)


def decoded(
    stored: Stored, codec: ColumnCodec, workers: int = 1, source: Source | None = None
) -> bytes | None:
    """The elements that the compiled loop gives; None if it refuses the pages."""
    out = np.full(sum(stored.count), 0x55, codec.dtype)
    store = PageStore(source or open_source(bytes(stored.file)), GENERATION)
    with Team(workers) as team:
        is_done = in_place.run_in_place(stored.plan(codec), store, out, verify=True, team=team)
    return out.tobytes() if is_done else None


def one_by_one(stored: Stored, codec: ColumnCodec) -> bytes | None:
    """The elements, by the way that says what is wrong; None if something is."""
    store = PageStore(open_source(bytes(stored.file)), GENERATION)
    parts = []
    try:
        for offset, size, count in zip(stored.offset, stored.size, stored.count, strict=True):
            data = store.uncompressed(store.read(offset, size, True), codec.nbytes(count))
            parts.append(codec.decode(data, count).tobytes())
    except RNTupleError:
        return None
    return b"".join(parts)


def contents(draw: Any, codec: ColumnCodec) -> list[bytes]:
    """Pages of all lengths, some of words that a sum of which stays small."""
    random = np.random.default_rng(draw(st.integers(0, 2**32)))
    pages = []
    for _ in range(draw(st.integers(1, 6))):
        count = draw(st.sampled_from([0, 1, 2, 3, 7, 64, 65, 1000, 4099]))
        page = bytearray(
            random.integers(0, draw(st.sampled_from([2, 4, 256])), codec.nbytes(count)).astype(np.uint8)
        )
        if codec.has_index and draw(st.booleans()):
            width = codec.bits // 8
            is_split = codec.word_pages is not None and codec.word_pages.is_split
            high = slice(-2 * count, None) if is_split and count else slice(width - 1, None, width)
            page[high] = bytes(len(page[high]))
        pages.append(bytes(page))
    return pages


@settings(max_examples=400)
@given(data=st.data())
def test_values_are_the_same(data: Any) -> None:
    codec = column_codec(data.draw(st.sampled_from(WORDS)))
    pages = contents(data.draw, codec)
    algorithm = data.draw(ALGORITHMS)
    kinds = [data.draw(st.sampled_from(SOUND[algorithm])) for _ in pages]
    stored = stored_pages(codec, pages, kinds, data.draw(st.integers(0, len(pages))), algorithm)
    expected = one_by_one(stored, codec)
    assert decoded(stored, codec) == expected, "None for a negative index alone"
    assert decoded(stored, codec, 2) == expected
    assert are_sound(stored, codec)


@settings(max_examples=400)
@given(data=st.data())
def test_refusals(data: Any) -> None:
    codec = column_codec(data.draw(st.sampled_from(WORDS)))
    pages = contents(data.draw, codec)
    algorithm = data.draw(ALGORITHMS)
    kinds = [data.draw(st.sampled_from(SOUND[algorithm])) for _ in pages]
    which = data.draw(st.integers(0, len(pages) - 1))
    kinds[which] = data.draw(st.sampled_from(DAMAGED[algorithm]))
    stored = stored_pages(codec, pages, kinds, data.draw(st.integers(0, len(pages))), algorithm)
    # A page that is stored uncompressed is not damaged, and several frames of one content are read one by one.
    assert decoded(stored, codec) in (None, one_by_one(stored, codec))
    if stored.size[which] != codec.nbytes(stored.count[which]) and kinds[which] != "old magic number":
        assert decoded(stored, codec) is None
        assert not are_sound(stored, codec)


@settings(max_examples=400)
@given(data=st.data())
def test_any_flipped_bit_is_found(data: Any) -> None:
    codec = column_codec(data.draw(st.sampled_from(WORDS)))
    pages = contents(data.draw, codec)
    algorithm = data.draw(ALGORITHMS)
    kinds = [data.draw(st.sampled_from(SOUND[algorithm])) for _ in pages]
    stored = stored_pages(codec, pages, kinds, 0, algorithm)
    place = data.draw(st.integers(len(b"head"), len(stored.file) - 1))
    stored.file[place] ^= 1 << data.draw(st.integers(0, 7))
    assert decoded(stored, codec) is None
    assert not are_sound(stored, codec)


@settings(max_examples=300)
@given(data=st.data())
def test_damage_behind_sound_checksums(data: Any) -> None:
    codec = column_codec(data.draw(st.sampled_from(WORDS)))
    pages = contents(data.draw, codec)
    stored = stored_pages(codec, pages, ["one frame"] * len(pages), 0, data.draw(ALGORITHMS))
    number = data.draw(st.integers(0, len(pages) - 1))
    start, stop = stored.offset[number], stored.offset[number] + stored.size[number]
    if stop > start:
        for _ in range(data.draw(st.integers(1, 3))):
            stored.file[data.draw(st.integers(start, stop - 1))] ^= data.draw(st.integers(1, 255))
        stored.file[stop : stop + 8] = xxh3_little_endian(bytes(stored.file[start:stop]))
    assert decoded(stored, codec) in (None, one_by_one(stored, codec))


@pytest.mark.parametrize("is_mapped", [True, False])
@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_files_are_read_into_windows(
    is_mapped: bool, data: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pages that follow each other are read together; the order, gaps and the room of a thread do not matter."""
    monkeypatch.setattr(page_store, "_MIN_LEN_READ", 0)
    monkeypatch.setattr(in_place, "_LEN_WINDOW", data.draw(st.sampled_from([1, 1 << 10, 64 << 10])))
    monkeypatch.setattr(in_place, "_LEN_PIECE", data.draw(st.sampled_from([1 << 10, 512 << 10])))
    codec = column_codec(data.draw(st.sampled_from(WORDS)))
    pages = [page for _ in range(data.draw(st.integers(1, 4))) for page in contents(data.draw, codec)]
    algorithm = data.draw(ALGORITHMS)
    kinds = [data.draw(st.sampled_from(SOUND[algorithm])) for _ in pages]
    gap = data.draw(st.sampled_from([0, 1, 4096, 4097]))
    stored = stored_pages(codec, pages, kinds, data.draw(st.integers(0, len(pages))), algorithm, gap)
    order = data.draw(st.one_of(st.none(), st.permutations(range(len(stored.size)))))
    if order is not None:
        stored.offset, stored.size, stored.count = (
            [each[number] for number in order] for each in (stored.offset, stored.size, stored.count)
        )
    if data.draw(st.booleans()):
        stored.file[data.draw(st.integers(4, len(stored.file) - 1))] ^= 0x10
    path = tmp_path / "pages"
    path.write_bytes(stored.file)
    expected = decoded(stored, codec)
    with open_path(str(path), "pages", mapped=is_mapped) as source:
        assert source.descriptor is not None or not sys.platform.startswith("linux")
        assert decoded(stored, codec, data.draw(st.integers(1, 3)), source) == expected


def test_a_file_that_becomes_shorter_gives_an_error(tmp_path: Path) -> None:
    path = tmp_path / "numbers.root"
    numbers = np.random.default_rng(1).integers(0, 1 << 60, 1 << 17)
    rnt.write(path, "Events", {"x": numbers}, compression="none")
    with rnt.open(path, mmap=False) as file:
        events = file["Events"]
        assert (events.arrays()["x"] == numbers).all()
        os.truncate(path, path.stat().st_size // 2)
        with pytest.raises(SourceError, match="early; it shrank"):
            events.arrays(workers=2)


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_ends_a_long_read(workers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled loop returns to Python after some bytes of each thread."""
    path = tmp_path / "numbers.root"
    options = rnt.WriteOptions(compression="none", page_size=1 << 16)
    rnt.write(path, "Events", {"x": np.random.default_rng(2).random(1 << 18)}, options=options)
    monkeypatch.setattr(in_place, "_LEN_STORED", 128 << 10)
    loop, calls, is_interrupted = in_place.shared_loop(), [], False
    assert loop is not None

    def counted(*arguments: Any) -> int:
        calls.append(arguments)
        done = loop(*arguments)
        if is_interrupted and threading.current_thread() is threading.main_thread():
            raise KeyboardInterrupt
        return done

    monkeypatch.setattr(in_place, "shared_loop", lambda: counted)
    with rnt.open(path) as file:
        file["Events"].arrays(workers=workers)
        assert len(calls) >= 8
        calls.clear()
        is_interrupted = True
        with pytest.raises(KeyboardInterrupt):
            file["Events"].arrays(workers=workers)
    assert len(calls) <= workers


def test_files_that_are_not_mapped_are_left_to_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "numbers.root"
    options = rnt.WriteOptions(compression="lz4:4", page_size=1 << 16)
    rnt.write(path, "Events", {"x": np.arange(1 << 17)}, options=options)
    calls = []
    loop = in_place.shared_loop()
    assert loop is not None
    monkeypatch.setattr(in_place, "shared_loop", lambda: lambda *each: (calls.append(each), loop(*each))[1])
    for opening in ({"mmap": False}, {}):
        with rnt.open(path, **opening) as file:
            assert (file["Events"].arrays()["x"] == np.arange(1 << 17)).all()
    with path.open("rb") as raw, rnt.open(raw) as file:
        assert (file["Events"].arrays()["x"] == np.arange(1 << 17)).all()
    assert len(calls) == 3


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="no list of open descriptors")
def test_many_mapped_files_have_few_descriptors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage_source, "_MAX_KEPT_OPEN", len(storage_source._kept_open) + 2)
    with ExitStack() as files:
        opened = []
        for number in range(6):
            path = tmp_path / f"{number}.root"
            rnt.write(path, "Events", {"x": np.arange(1 << 19) + number}, compression="none")
            opened.append(files.enter_context(rnt.open(path)))
        before = len(os.listdir("/proc/self/fd"))
        for _ in range(2):
            for number, file in enumerate(opened):
                assert (file["Events"].arrays()["x"] == np.arange(1 << 19) + number).all()
        assert len(os.listdir("/proc/self/fd")) == before + 2
    assert len(os.listdir("/proc/self/fd")) == before - 6


class _OnlyReads:
    """No more than a file object has to have."""

    def __init__(self, data: bytes) -> None:
        file = io.BytesIO(data)
        self.read, self.seek, self.tell = file.read, file.seek, file.tell


def test_file_objects_without_a_descriptor_are_read_by_their_own_methods(tmp_path: Path) -> None:
    path = tmp_path / "numbers.root"
    rnt.write(path, "Events", {"x": np.arange(1 << 19)})
    with rnt.open(_OnlyReads(path.read_bytes())) as file:
        assert (file["Events"].arrays(workers=2)["x"] == np.arange(1 << 19)).all()


@pytest.mark.parametrize("kind", WORDS, ids=lambda kind: kind.name)
@pytest.mark.parametrize("count", [1, 7, 8, 9, 63, 4096])
def test_the_loop_takes_all_types_whose_pages_are_words_or_bits(kind: ColumnType, count: int) -> None:
    codec = column_codec(kind)
    values = np.random.default_rng(count).integers(0, 2, count)
    content = codec.encode(values.astype(np.uint8).tobytes() if kind.name in ("BYTE", "CHAR") else values)
    stored = stored_pages(codec, [content] * 3, ["one frame", "raw", "checked"], 0)
    stored.count = [count] * 3
    found = decoded(stored, codec)
    assert found is not None
    assert found == codec.decode(content, count).tobytes() * 3


def test_places_out_of_the_file_are_refused_before_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    codec = column_codec(ColumnType.SPLIT_INT32)
    monkeypatch.setattr(in_place, "shared_loop", lambda: lambda *_: pytest.fail("called"))
    content = bytes(4096)
    for where, change in [
        ("offset", 1 << 62),
        ("offset", -5),
        ("size", 1 << 40),
        ("size", -5000),
        ("offset", 30),
    ]:
        stored = stored_pages(codec, [content], ["raw"], 0)
        getattr(stored, where)[0] += change
        out = np.empty(1024, codec.dtype)
        store = PageStore(open_source(bytes(stored.file)), GENERATION)
        with Team() as team:
            assert not in_place.run_in_place(stored.plan(codec), store, out, verify=True, team=team)


def test_only_checksums_that_the_loop_can_compare_are_left_to_it() -> None:
    assert native_hash(crc32_little_endian) is None
    function = native_hash(xxh3_little_endian)
    assert function is not None
    for length in (0, 1, 3, 4, 8, 9, 16, 17, 128, 129, 240, 241, 1024, 65537):
        data = bytes(range(256)) * (length // 256 + 1)
        assert function(data, length).to_bytes(8, "little") == xxh3_little_endian(data[:length])


@pytest.mark.parametrize(("setting", "is_used"), [("0", False), ("1", True)])
def test_the_environment_switches_it_off(setting: str, is_used: bool) -> None:
    code = (
        "import numpy as np, io, rntuple_construct as rnt\n"
        "from rntuple_construct.format.pages import in_place\n"
        "calls, loop = [], in_place.shared_loop()\n"
        "in_place.shared_loop = lambda: lambda *each: calls.append(each) or loop(*each)\n"
        "file = io.BytesIO()\n"
        "rnt.write(file, 'nt', {'x': np.arange(1 << 16)}, options=rnt.WriteOptions(page_size=1 << 15))\n"
        "assert (rnt.open(file.getvalue())['nt'].arrays()['x'] == np.arange(1 << 16)).all()\n"
        "print(len(calls) > 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "RNTUPLE_FAST": setting},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.strip() == str(is_used)


def test_it_is_in_use() -> None:
    assert fast_in_use()
    assert page_loop() is not None
