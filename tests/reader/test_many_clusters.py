"""Columns over many clusters, which are read at once, against the same pages read one by one."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import awkward as ak
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rntuple_construct as rnt
from rntuple_construct.reader import page_reader
from rntuple_construct.writer import WriteOptions

SCHEMA = {
    "id": "std::int64_t",
    "pt": "std::vector<float>",
    "tracks": "std::vector<std::vector<std::int32_t>>",
    "name": "std::string",
    "flag": "bool",
    "kind": "std::variant<std::int32_t, double>",
    "maybe": "std::optional<std::uint16_t>",
    "pair": "std::array<std::int16_t, 3>",
}
NUM_CLUSTERS, PER_CLUSTER = 25, 90
VARIANTS = {
    "zstd": {"compression": "zstd:1"},
    "raw": {"compression": "none"},
    "unsealed": {"compression": "zstd:1", "page_checksums": False},
    "lz4": {"compression": "lz4:1"},
    "zlib": {"compression": "zlib:1"},
    "small pages": {"compression": "zstd:1", "page_size": 128},
}


def entries() -> dict[str, Any]:
    random = np.random.default_rng(7)
    num = NUM_CLUSTERS * PER_CLUSTER
    return {
        "id": np.arange(num) * 3 - 1000,
        "pt": [random.random(random.poisson(2)).astype(np.float32).tolist() for _ in range(num)],
        "tracks": [[list(range(random.poisson(2))) for _ in range(random.poisson(1))] for _ in range(num)],
        "name": ["x" * int(length) for length in random.poisson(3, num)],
        "flag": random.random(num) < 0.5,
        "kind": [int(n) if n % 2 else float(n) / 4 for n in range(num)],
        "maybe": [int(n) if n % 3 else None for n in range(num)],
        "pair": [[n % 100, -n % 50, 7] for n in range(num)],
    }


ENTRIES = {name: ak.to_list(values) for name, values in entries().items()}
ROWS = [dict(zip(ENTRIES, row, strict=True)) for row in zip(*ENTRIES.values(), strict=True)]


@pytest.fixture(scope="module", params=VARIANTS)
def path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path: Path = tmp_path_factory.mktemp("clusters") / f"{request.param}.root"
    with rnt.create(path, "Events", SCHEMA, WriteOptions(**VARIANTS[request.param])) as writer:
        for start in range(0, NUM_CLUSTERS * PER_CLUSTER, PER_CLUSTER):
            writer.extend({name: values[start : start + PER_CLUSTER] for name, values in ENTRIES.items()})
            writer.flush_cluster()
    return path


def one_by_one(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(page_reader, "MIN_VALUES", 1 << 60)


def read(path: Path | bytes, start: int = 0, stop: int | None = None, **options: Any) -> Any:
    with rnt.open(path) as file:
        return file["Events"].arrays(library="py", entry_start=start, entry_stop=stop, **options)


def test_pages_are_read_at_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = []
    original = page_reader.run_in_place

    def noted(*arguments: Any, **options: Any) -> bool:
        done.append(original(*arguments, **options))
        return done[-1]

    monkeypatch.setattr(page_reader, "run_in_place", noted)
    read(path, filter_name=["id", "pt", "name"])
    assert done == [path.stem != "zlib"] * 5


@settings(max_examples=20)
@given(data=st.data())
def test_values_of_any_range(path: Path, data: st.DataObject) -> None:
    num = NUM_CLUSTERS * PER_CLUSTER
    start = data.draw(st.integers(0, num - 1))
    stop = data.draw(st.integers(start, num))
    assert read(path, start, stop) == ROWS[start:stop]


@settings(max_examples=20)
@given(data=st.data())
def test_damage_is_reported_as_from_single_pages(path: Path, data: st.DataObject) -> None:
    with rnt.open(path) as file:
        events = file["Events"]
        column_id = data.draw(st.integers(0, len(events.schema.columns) - 1))
        cluster = events.clusters[data.draw(st.integers(0, NUM_CLUSTERS - 1))]
        pages = cluster.column_range(column_id)
    page = data.draw(st.integers(0, len(pages.offset) - 1))
    place = int(pages.offset[page]) + data.draw(st.integers(0, max(int(pages.size[page]) - 1, 0)))
    damaged = bytearray(path.read_bytes())
    damaged[place] ^= data.draw(st.integers(1, 255))

    def outcome() -> Any:
        try:
            return repr(read(bytes(damaged)))
        except rnt.RNTupleError as error:
            return str(error), error.rule_id, error.path, error.offset

    with pytest.MonkeyPatch.context() as patch:
        at_once = outcome()
        one_by_one(patch)
        assert outcome() == at_once
    if path.stem not in ("unsealed",):
        assert isinstance(at_once, tuple)
        assert at_once[1] == "RNT-PAG-002"


def test_a_file_object_is_read_page_by_page(path: Path) -> None:
    with open(path, "rb") as opened, rnt.open(opened) as file:
        assert file["Events"].arrays(library="py") == ROWS


@pytest.mark.parametrize("kind", ["std::string", "std::vector<float>", "std::vector<std::string>"])
def test_alternatives_without_values_in_any_of_several_clusters(kind: str) -> None:
    file = io.BytesIO()
    with rnt.create(file, "Events", {"x": f"std::variant<std::int32_t,{kind}>"}) as writer:
        for chosen in (None, 1, None):
            writer.extend([{"x": chosen}] * 2)
            writer.flush_cluster()
    with rnt.open(file.getvalue()) as opened:
        assert len(opened["Events"].clusters) == 3
        rows = opened["Events"].arrays(library="py")
        assert [row["x"] for row in rows] == [None, None, 1, 1, None, None]
