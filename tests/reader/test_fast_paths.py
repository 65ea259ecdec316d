"""Every way to read pages gives the same values, and the same errors: compiled or not, many at once or one by one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.corpora import corpus_names
from support.patching import INDEX64, REAL32, DescribedCluster, column, field, file_of
from support.read_outcomes import FILES, outcome

import rntuple_construct as rnt
from rntuple_construct.base.limits import DEFAULT_LIMITS, TRUSTED
from rntuple_construct.format.columns import fast_in_use, use_fast
from rntuple_construct.format.metadata import PageStore, stored_pages
from rntuple_construct.format.pages import in_place
from rntuple_construct.reader import page_reader

MAX_ENTRIES = 300_000


@contextmanager
def way(fast: bool, min_values: int, len_piece: int, len_stored: int = 16 << 20) -> Iterator[None]:
    """Read with the given switches: compiled code, fewest values of a bulk read, bytes of a piece.

    ``len_stored`` is how many stored bytes are looked at before the first of them is decoded.
    """
    before = fast_in_use(), page_reader.MIN_VALUES, in_place._LEN_PIECE
    stored = in_place._LEN_STORED
    use_fast(fast)
    page_reader.MIN_VALUES, in_place._LEN_PIECE = min_values, len_piece  # type: ignore[attr-defined]
    in_place._LEN_STORED = len_stored
    try:
        yield
    finally:
        use_fast(before[0])
        page_reader.MIN_VALUES, in_place._LEN_PIECE = before[1:]  # type: ignore[attr-defined]
        in_place._LEN_STORED = stored


WAYS = {
    "compiled, small pieces": (True, 2, 100),
    "compiled": (True, 1024, 512 << 10),
    "compiled, larger pieces": (True, 2, 3000),
    "compiled, few stored bytes": (True, 2, 3000, 200),
    "compiled, one by one": (True, 1 << 62, 512 << 10),
    "one by one": (False, 1024, 512 << 10),
}


def compare(source: Any, **options: Any) -> None:
    for name in rnt.open(source, limits=TRUSTED).keys():  # noqa: SIM118 (a method, not a dict)
        found = {}
        for label, arguments in WAYS.items():
            with way(*arguments), rnt.open(source, limits=TRUSTED) as file:
                read, stop = file[name].arrays, min(len(file[name]), MAX_ENTRIES)
                middle = {"entry_start": stop // 3, "entry_stop": stop - stop // 5}
                found[label] = [outcome(read, entry_stop=stop, **options), outcome(read, **middle, **options)]
        for label, values in found.items():
            assert values == found["one by one"], f"{name}: {label}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_files_of_root(path: Path) -> None:
    compare(path)


@pytest.mark.parametrize("name", corpus_names("1.x") + corpus_names("rc2") + corpus_names("rc1"))
def test_real_files(name: str, corpus_file: Any) -> None:
    compare(corpus_file(name))


@pytest.fixture(scope="module", params=["zstd:5", "none", "lz4:1"])
def data(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("fast") / "data.root"
    random = np.random.default_rng(1)
    schema = {"x": "double", "v": "std::vector<std::int32_t>", "n": "std::int16_t", "c": "char", "b": "bool"}
    options = rnt.WriteOptions(compression=request.param, page_size=1024)
    with rnt.create(path, "Events", schema, options) as writer:
        for length in (2000, 1, 1500, 700):
            counts = random.poisson(2, length)
            values = random.integers(-99, 99, counts.sum(), np.int32)
            columns = {
                "x": random.integers(0, 9, length) / 4,
                "v": np.split(values, np.cumsum(counts)[:-1]),
                "n": random.integers(-5, 5, length, np.int16),
                "c": [chr(97 + code) for code in random.integers(0, 26, length)],
                "b": random.integers(0, 2, length) == 1,
            }
            writer.extend(columns)
            writer.flush_cluster()
    return path.read_bytes()


def test_values(data: bytes) -> None:
    compare(data)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("verify", [True, False])
def test_damage_gives_the_same_error(data: bytes, seed: int, verify: bool) -> None:
    random = np.random.default_rng(seed)
    damaged = bytearray(data)
    damaged[int(random.integers(1500, len(data) * 2 // 3))] ^= int(random.integers(1, 256))
    found = []
    for arguments in WAYS.values():
        with way(*arguments):
            found.append(outcome(rnt.open(bytes(damaged), verify=verify)["Events"].arrays))
    assert all(each == found[-1] for each in found)


@pytest.mark.parametrize("cluster", [0, 1, 2])
@pytest.mark.parametrize("position", [0, 9, 10, 11, 29])
@pytest.mark.parametrize("wrong", [3, 1 << 61, (1 << 63) - 1])
@pytest.mark.parametrize("is_alone", [False, True])
def test_offsets_that_do_not_rise_give_the_same_error(
    cluster: int, position: int, wrong: int, is_alone: bool
) -> None:
    lists = [[2 * number + 6 for number in range(30)] for _ in range(3)]
    lists[cluster][position] = wrong
    clusters = [
        DescribedCluster(30, [[offsets[:10], offsets[10:20], offsets[20:]], [[1.5] * 64]])
        for offsets in (lists[cluster : cluster + 1] if is_alone else lists)
    ]
    fields = [field("v", "std::vector<float>", role=1), field("_0", "float", parent=0)]
    data = file_of(fields, [column(INDEX64, 0), column(REAL32, 1)], clusters).build()
    found = {}
    for label, arguments in WAYS.items():
        with way(*arguments), rnt.open(data) as file:
            found[label] = outcome(file.only().arrays)
    assert set(map(str, found.values())) == {str(found["one by one"])}
    assert "Error" in found["one by one"] or (position, wrong) == (0, 3)


def test_the_limit_of_a_page_holds_for_whole_columns(tmp_path: Path) -> None:
    path = tmp_path / "long_pages.root"
    rnt.write(
        path, "nt", {"x": np.arange(100_000) % 7}, rnt.WriteOptions(compression="zstd:1", page_size=65536)
    )
    limits = replace(DEFAULT_LIMITS, max_len_page=65_535, max_ratio_page=0)
    found = []
    for arguments in WAYS.values():
        with way(*arguments), rnt.open(path, limits=limits) as file:
            found.append(outcome(file["nt"].arrays))
    assert "max_len_page allows 65535" in found[0]
    assert found == [found[0]] * len(WAYS)
    with rnt.open(path, limits=replace(limits, max_len_page=80_000)) as file:
        assert len(file["nt"].arrays()["x"]) == 100_000


def test_pages_of_a_large_column_are_looked_at_in_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of a mapped file that is looked at is in memory until it is given back, which each part begins with."""
    path = tmp_path / "large.root"
    values = np.random.default_rng(1).random(200_000)
    rnt.write(path, "nt", {"x": values}, rnt.WriteOptions(compression="zstd:1", page_size=65536))
    sizes: list[int] = []
    release = PageStore.release

    def looked_at(self: PageStore, nbytes: int) -> None:
        sizes.append(nbytes)
        release(self, nbytes)

    monkeypatch.setattr(PageStore, "release", looked_at)
    monkeypatch.setattr(stored_pages, "_MIN_LEN_READ", 1 << 60)  # not read by position
    with rnt.open(path) as file:
        assert (file["nt"].arrays()["x"] == values).all()
        assert len(sizes) == 1
        monkeypatch.setattr(in_place, "_LEN_STORED", 300_000)
        sizes.clear()
        assert (file["nt"].arrays()["x"] == values).all()
        longest = max(file["nt"].clusters[0].page_list.size.tolist())
    assert len(sizes) > 3
    assert max(sizes) < 300_000 + longest
