"""Pages that are written from the caller's arrays, from memory of ours, or from both: the bytes of the file do not tell."""

from __future__ import annotations

import io
from datetime import datetime
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rntuple_construct as rnt
from rntuple_construct.model.values.layout import Collection, Numbers, Strings
from rntuple_construct.writer import FieldSpec, WriteOptions, create, create_parallel
from rntuple_construct.writer.cluster import Rooms

TIME = datetime(2026, 1, 1)
NUM_ENTRIES = 12_000
SCHEMA = {
    "id": "std::int64_t",
    "flag": "bool",
    "values": "std::vector<float>",
    "text": "std::string",
    "byte": "std::uint8_t",
    "cut": FieldSpec.of("float", encoding="Real32Trunc:20"),
}
RANDOM = np.random.default_rng(11)
COUNTS = RANDOM.poisson(3, NUM_ENTRIES)
OFFSETS = np.concatenate([[0], np.cumsum(COUNTS)])
VALUES = RANDOM.random(OFFSETS[-1], np.float32)
TEXT = RANDOM.integers(65, 91, OFFSETS[-1]).astype(np.uint8)
FLAGS = RANDOM.random(NUM_ENTRIES) < 0.5
BYTES = RANDOM.integers(0, 256, NUM_ENTRIES).astype(np.uint8)


def part(start: int, stop: int) -> dict[str, Any]:
    """Entries ``start:stop`` in arrays of their own."""
    offsets = OFFSETS[start : stop + 1] - OFFSETS[start]
    inside = slice(OFFSETS[start], OFFSETS[stop])
    return {
        "id": np.arange(start, stop),
        "flag": FLAGS[start:stop].copy(),
        "values": Collection(offsets, Numbers(VALUES[inside].copy())),
        "text": Strings(offsets.copy(), TEXT[inside].copy()),
        "byte": BYTES[start:stop].copy(),
        "cut": VALUES[start:stop].copy(),
    }


def spoil(data: dict[str, Any]) -> None:
    """Change everything, as a caller may who uses the arrays again."""
    data["id"][:] = -1
    data["flag"][:] = True
    data["values"].offsets[:] = 0
    data["values"].content.data[:] = np.nan
    data["text"].offsets[:] = 0
    data["text"].data[:] = 63
    data["byte"][:] = 255
    data["cut"][:] = np.nan


def written(
    cuts: list[int], flushes: set[int], *, at_once: bool, target: Any = None, **options: Any
) -> bytes:
    """Bytes of a file whose entries come in parts, and whose clusters end after some of these."""
    buffer = target or io.BytesIO()
    buffer.name = "memory.root"
    with create(buffer, "ntpl", SCHEMA, WriteOptions(**options), timestamp=TIME) as writer:
        for start, stop in zip([0, *cuts], [*cuts, NUM_ENTRIES], strict=True):
            data = part(start, stop)
            writer.extend(data, flush=at_once and stop in flushes)
            spoil(data)
            if stop in flushes and not at_once:
                writer.flush_cluster()
    return buffer.getvalue()


@settings(deadline=None, max_examples=25)
@given(
    cuts=st.lists(st.integers(1, NUM_ENTRIES - 1), unique=True, max_size=6).map(sorted),
    chosen=st.sets(st.integers(0, 5), max_size=2),
    compression=st.sampled_from(["none", "zstd:1", "lz4:1"]),
    page_size=st.sampled_from([64, 1000, 1 << 14, 1 << 16, 1 << 20]),
    threads=st.sampled_from([1, 2]),
    at_once=st.booleans(),
    share=st.booleans(),
)
@pytest.mark.slow
def test_bytes_depend_on_the_entries_of_clusters_alone(
    cuts, chosen, compression, page_size, threads, at_once, share
):
    flushes = {cuts[number] for number in chosen if number < len(cuts)}
    options = {"compression": compression, "page_size": page_size, "share_pages": share}
    expected = written(sorted(flushes), flushes, at_once=False, **options)
    assert written(cuts, flushes, at_once=at_once, threads=threads, **options) == expected


@pytest.mark.parametrize("compression", ["none", "zstd:1"])
def test_entries_are_those_of_the_moment_of_the_call(compression):
    cuts = list(range(500, NUM_ENTRIES, 500))
    data = written(cuts, {3000}, at_once=True, compression=compression, page_size=1 << 14, threads=2)
    with rnt.open(data) as file:
        found = file["ntpl"].arrays(library="np")
        assert np.array_equal(found["id"], np.arange(NUM_ENTRIES))
        assert np.array_equal(found["flag"], FLAGS)
        assert np.array_equal(np.concatenate(list(found["values"])), VALUES)
        assert "".join(found["text"]).encode() == TEXT.tobytes()
    assert rnt.validate(data).ok


def test_flush_completes_the_cluster_of_the_entries():
    buffer = io.BytesIO()
    with create(buffer, "ntpl", {"x": "float"}) as writer:
        writer.extend({"x": np.zeros(10, np.float32)}, flush=True)
        assert writer.num_clusters == 1
        writer.extend({"x": np.zeros(0, np.float32)}, flush=True)
        assert writer.num_clusters == 1
        writer.extend({"x": np.zeros(5, np.float32)})
        writer.extend({"x": np.zeros(5, np.float32)}, flush=True)
        assert (writer.num_clusters, writer.num_entries) == (2, 20)
    with rnt.open(buffer.getvalue()) as file:
        assert [cluster.num_entries for cluster in file["ntpl"].clusters] == [10, 10]


def test_a_context_can_flush_too():
    buffer = io.BytesIO()
    with (
        create_parallel(buffer, "ntpl", {"x": "float"}, compression="none") as writer,
        writer.fill_context() as context,
    ):
        data = np.arange(100_000, dtype=np.float32)
        context.extend({"x": data}, flush=True)
        data[:] = -1
        context.extend({"x": data})
    with rnt.open(buffer.getvalue()) as file:
        found = file["ntpl"].arrays(library="np")["x"]
    assert np.array_equal(found, np.concatenate([np.arange(100_000), np.full(100_000, -1)]))


@pytest.mark.parametrize("page_checksums", [True, False])
def test_pages_that_only_look_alike_are_not_shared(page_checksums):
    """Equal in their last bytes, in the caller's memory and in ours."""
    first, second = np.zeros(4096), np.zeros(4096)
    second[0] = 1.0
    data = {"a": first, "b": second, "c": first.copy(), "d": second.copy()}
    buffer = io.BytesIO()
    options = WriteOptions(compression="none", page_checksums=page_checksums)
    with create(buffer, "ntpl", dict.fromkeys(data, "double"), options) as writer:
        writer.extend(data, flush=True)
        writer.extend(data)
        data["a"] = data["a"] + 2.0
    with rnt.open(buffer.getvalue()) as file:
        events = file["ntpl"]
        for cluster in events.clusters:
            places = [int(cluster.column_range(column).offset[0]) for column in range(4)]
            assert places[0] == places[2] != places[1] == places[3]
        found = events.arrays(library="np")
    assert np.array_equal(found["b"], np.concatenate([second, second]))
    assert np.array_equal(found["c"], np.concatenate([first, first]))


def test_memory_is_used_again_and_only_for_its_size():
    rooms = Rooms()
    one = rooms.take(1000)
    rooms.give(one)
    assert rooms.take(999) is not one
    assert rooms.take(1000) is one
    assert rooms.take(1000) is not one
