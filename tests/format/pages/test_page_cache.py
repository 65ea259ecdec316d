"""Pages that are kept because a part of them was read: same values, within the bound, gone when they should be."""

from __future__ import annotations

import gc
import multiprocessing
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.patching import INDEX64, REAL32, DescribedCluster, Pages, column, field, file_of

import rntuple_construct as rnt
from rntuple_construct.base.errors import PageError, SchemaError, SourceError
from rntuple_construct.format.pages import page_cache
from rntuple_construct.storage import open_source
from rntuple_construct.storage.source import BufferSource

FILES = Path(__file__).parents[2] / "data" / "root-6.40" / "files"
NUM_ENTRIES = 3000


@pytest.fixture(autouse=True)
def room() -> Iterator[None]:
    rnt.keep_pages(0)
    rnt.keep_pages("32 MiB")
    yield
    rnt.keep_pages("32 MiB")


def nbytes() -> int:
    return page_cache._pages.nbytes


@pytest.fixture(scope="module", params=["zstd:5", "none", "lz4:4"])
def data(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("kept") / "data.root"
    random = np.random.default_rng(1)
    schema = {"x": "double", "v": "std::vector<std::int32_t>", "s": "std::string", "b": "bool"}
    rows = {
        "x": random.integers(0, 9, NUM_ENTRIES) / 4,
        "v": [list(range(n)) for n in random.poisson(2, NUM_ENTRIES)],
        "s": [str(number) * 3 for number in range(NUM_ENTRIES)],
        "b": random.integers(0, 2, NUM_ENTRIES) == 1,
    }
    options = rnt.WriteOptions(compression=request.param, page_size=4096)
    with rnt.create(path, "Events", schema, options) as writer:
        for start in range(0, NUM_ENTRIES, 1100):
            writer.extend({name: column[start : start + 1100] for name, column in rows.items()})
            writer.flush_cluster()
    return path.read_bytes()


@settings(deadline=None, max_examples=15)
@given(
    ranges=st.lists(st.tuples(st.integers(0, NUM_ENTRIES), st.integers(1, 1300)), max_size=12),
    room=st.sampled_from([0, 10_000, 100_000, 32 << 20]),
)
def test_any_ranges_in_any_order(data: bytes, ranges: list[tuple[int, int]], room: int) -> None:
    rnt.keep_pages(room)
    events = rnt.open(data)["Events"]
    expected = events.arrays(library="py")
    for start, length in ranges:
        found = events.arrays(entry_start=start, entry_stop=start + length, library="py")
        assert found == expected[start : start + length]
        assert nbytes() <= room


@pytest.mark.parametrize("path", sorted(FILES.glob("*.root")), ids=lambda path: path.stem)
def test_single_entries_of_every_kind_of_field(path: Path) -> None:
    with rnt.open(path) as file:
        for name in file:
            events = file[name]
            expected = events.arrays()
            entries = range(0, len(events), max(1, len(events) // 40))
            for entry in [*entries, *reversed(entries)]:
                row = events.arrays(entry_start=entry, entry_stop=entry + 1)
                assert repr({key: column.tolist() for key, column in row.items()}) == repr(
                    {key: column[entry : entry + 1].tolist() for key, column in expected.items()}
                )


@pytest.mark.parametrize("num_entries", [1, 2, 40])
def test_offsets_that_fall_are_told_of_single_entries_as_well(num_entries: int) -> None:
    offsets = [*range(1, 60), 5, *range(60, 100)]
    draft = file_of(
        [field("v", "std::vector<float>", role=1), field("_0", "float", parent=0)],
        [column(INDEX64, 0), column(REAL32, 1)],
        [DescribedCluster(100, [[offsets], [[1.5] * 99]])],
    )
    events = rnt.open(draft.build()).only()
    for _ in range(2):
        assert events.arrays(entry_start=58, entry_stop=59, library="py") == [{"v": [1.5]}]
        with pytest.raises(PageError) as caught:
            events.arrays(entry_start=60 - num_entries, entry_stop=60)
        error = caught.value
        assert (error.rule_id, error.path, error.actual) == (
            "RNT-ENC-002",
            "page_list[0].page_locations[0][0][0]",
            5,
        )
        assert error.offset is not None
        assert "59" in str(error)


def test_entries_beyond_the_last_element_of_a_column() -> None:
    draft = file_of(
        [field("x", "float")], [column(REAL32, 0)], [DescribedCluster(5, [[[1.0, 2.0], [3.0, 4.0]]])]
    )
    events = rnt.open(draft.build()).only()
    assert events.arrays(entry_start=3, entry_stop=4)["x"].tolist() == [4.0]
    with pytest.raises(PageError) as caught:
        events.arrays(entry_start=3, entry_stop=5)
    assert (caught.value.rule_id, caught.value.expected, caught.value.actual) == ("RNT-ENC-007", 5, 4)


def test_small_numbers_take_little_room(tmp_path: Path) -> None:
    path = tmp_path / "small.root"
    numbers = np.arange(1000)
    with rnt.create(path, "Events", {"x": "std::int64_t", "v": "std::vector<double>"}) as writer:
        writer.extend({"x": numbers, "v": [[1.5]] * 1000})
    with rnt.open(path) as file:
        file["Events"].arrays(entry_start=500, entry_stop=501)
        # Two bytes of each number, an offset of two bytes, and all bytes of a floating-point number.
        assert 12_000 < nbytes() < 14_000


class Counted(BufferSource):
    """Memory that counts reads and has none to look into directly."""

    memory = None  # type: ignore[assignment]
    reads = 0

    def read(self, offset: int, nbytes: int) -> memoryview:
        self.reads += 1
        return super().read(offset, nbytes)


def test_kept_pages_are_not_read_again(data: bytes) -> None:
    source = Counted(data)
    events = rnt.open(source)["Events"]
    first = events.arrays(entry_start=5, entry_stop=6, library="py")
    source.reads = 0
    assert events.arrays(entry_start=5, entry_stop=6, library="py") == first
    assert events.arrays(entry_start=7, entry_stop=9, library="py")
    assert source.reads == 0
    rnt.keep_pages(0)
    assert events.arrays(entry_start=5, entry_stop=6, library="py") == first
    assert source.reads == 6, "one for each column"


def test_whole_reads_keep_at_most_the_pages_at_both_ends(data: bytes) -> None:
    with rnt.open(data) as file:
        file["Events"].arrays()
        assert nbytes() == 0


def test_damage_is_found_before_a_page_is_kept() -> None:
    draft = file_of(
        [field("x", "float")],
        [column(REAL32, 0)],
        [DescribedCluster(500, [Pages([[1.5] * 500], checksum=True)])],
    )
    data = bytearray(draft.build())
    place = draft.located(0, 0, 0)["items"][0]["locator"]  # type: ignore[index]
    data[place["ofs_range"] + 100] ^= 1
    events = rnt.open(bytes(data)).only()
    for _ in range(2):
        with pytest.raises(PageError) as caught:
            events.arrays(entry_start=3, entry_stop=4)
        assert (caught.value.rule_id, caught.value.path) == (
            "RNT-PAG-002",
            "page_list[0].page_locations[0][0][0]",
        )
    # A reader that does not compare checksums has pages of its own.
    careless = rnt.open(bytes(data), verify=False).only()
    assert careless.arrays(entry_start=3, entry_stop=4)["x"].tolist() == [1.5]
    with pytest.raises(PageError):
        events.arrays(entry_start=3, entry_stop=4)


def test_a_closed_file_has_no_pages(data: bytes) -> None:
    file = rnt.open(data)
    events = file["Events"]
    events.arrays(entry_start=5, entry_stop=6)
    assert nbytes() > 0
    file.close()
    assert nbytes() == 0
    with pytest.raises(SourceError):
        events.arrays(entry_start=5, entry_stop=6)
    assert nbytes() == 0


def test_a_source_closed_by_somebody_else(data: bytes) -> None:
    source = open_source(data)
    events = rnt.open(source)["Events"]
    events.arrays(entry_start=5, entry_stop=6)
    source.close()
    with pytest.raises(SourceError):
        events.arrays(entry_start=5, entry_stop=6)
    assert nbytes() == 0


def test_what_nobody_uses_is_forgotten(data: bytes) -> None:
    events = rnt.open(data)["Events"]
    events.arrays(entry_start=5, entry_stop=6)
    before = nbytes()
    del events
    gc.collect()
    events = rnt.open(data)["Events"]
    events.arrays(entry_start=5, entry_stop=6)
    assert nbytes() == before


def test_the_bound_holds_for_all_files_together(data: bytes) -> None:
    rnt.keep_pages(40_000)
    opened = [rnt.open(data)["Events"] for _ in range(5)]
    for events in opened:
        for entry in range(0, NUM_ENTRIES, 100):
            events.arrays(entry_start=entry, entry_stop=entry + 1)
            assert nbytes() <= 40_000
    rnt.keep_pages("10 kB")
    assert 0 < nbytes() <= 10_000


def test_the_bound_holds_at_every_moment() -> None:
    seen: list[int] = []

    class Watched(page_cache._SharedPages):
        """Notes every number of bytes that another thread could see."""

        def __setattr__(self, name: str, value: Any) -> None:
            if name == "nbytes":
                seen.append(value)
            super().__setattr__(name, value)

    pages = Watched(10_000)
    for number in range(20):
        pages.put((0, 0, 0, number % 15), bytes(3000), 3000)
    assert max(seen) <= 10_000
    assert len(seen) > 30  # pages came and went


def test_a_page_that_came_late_stays_out_when_the_bound_has_sunk() -> None:
    pages = page_cache._SharedPages(10_000)
    assert pages.takes(4000)
    pages.resize(1000)
    pages.put((0, 0, 0, 0), bytes(4000), 4000)
    assert pages.nbytes == 0
    assert pages.get((0, 0, 0, 0)) is None


def test_pages_larger_than_half_the_room_are_not_kept(data: bytes) -> None:
    rnt.keep_pages(1000)
    rnt.open(data)["Events"].arrays(["x"], entry_start=5, entry_stop=6)
    # What lies uncompressed in memory takes no room but for a note.
    assert nbytes() < 500


def test_threads_share_them(data: bytes) -> None:
    rnt.keep_pages(50_000)
    events = rnt.open(data)["Events"]
    expected = events.arrays(library="py")
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)

    def look(seed: int) -> tuple[list[int], int]:
        """The entries that came back wrong, and the bytes that are kept."""
        entries = np.random.default_rng(seed).integers(0, NUM_ENTRIES, 60).tolist()
        rows: list[Any] = [
            events.arrays(entry_start=at, entry_stop=at + 1, library="py")[0] for at in entries
        ]
        return [at for at, row in zip(entries, rows, strict=True) if row != expected[at]], nbytes()

    try:
        with ThreadPoolExecutor(8) as pool:
            for wrong, nbytes_kept in pool.map(look, range(16)):
                assert wrong == []
                assert nbytes_kept <= 50_000
    finally:
        sys.setswitchinterval(interval)


@pytest.mark.skipif(not hasattr(__import__("os"), "fork"), reason="this system cannot fork")
def test_a_forked_process_starts_without_them(data: bytes) -> None:
    events = rnt.open(data)["Events"]
    events.arrays(entry_start=5, entry_stop=6)
    context = multiprocessing.get_context("fork")
    queue = context.Queue()

    def child() -> None:
        queue.put((nbytes(), events.arrays(entry_start=5, entry_stop=6, library="py")))

    with page_cache._pages._lock:  # held by another thread of the parent while it forks
        process = context.Process(target=child)
        process.start()
    try:
        assert queue.get(timeout=60) == (0, events.arrays(entry_start=5, entry_stop=6, library="py"))
    finally:
        process.join(60)


@pytest.mark.parametrize("size", [-1, "much"])
def test_senseless_sizes(size: Any) -> None:
    with pytest.raises(SchemaError):
        rnt.keep_pages(size)


def test_what_is_given_may_be_changed(data: bytes) -> None:
    events = rnt.open(data)["Events"]
    expected = events.arrays(entry_start=5, entry_stop=8, library="py")
    for _ in range(2):
        layouts = events.arrays(entry_start=5, entry_stop=8, library="layout")
        for array in (layouts["x"].data, layouts["v"].offsets, layouts["v"].content.data, layouts["b"].data):
            array[...] = 0
        assert events.arrays(entry_start=5, entry_stop=8, library="py") == expected
