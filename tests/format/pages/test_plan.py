"""Plans of pages: many columns give the values and errors of reading them one by one; pages that are listed again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.columns import ColumnType, column_codec, fast_in_use, use_fast
from rntuple_construct.format.pages.plan import PagePlan
from rntuple_construct.model.schema import ProjectionSpec

NUM_CLUSTERS, NUM_IN_CLUSTER = 3, 40
KINDS = {
    "number": ("float", lambda number: number / 4),
    "wide": ("std::uint16_t", lambda number: number),
    "flag": ("bool", lambda number: number % 3 == 0),
    "text": ("std::string", lambda number: f"text {number % 7}"),
    "list": ("std::vector<std::int32_t>", lambda number: [number, -number][: number % 3]),
    "none": ("std::vector<double>", lambda number: []),
    "lists": ("std::vector<std::vector<float>>", lambda number: [[1.5] * (number % 4)] * (number % 2)),
    "maybe": ("std::optional<std::int64_t>", lambda number: None if number % 2 else number),
    "array": ("std::array<double,3>", lambda number: [number, 0.5, -1]),
    "either": (
        "std::variant<std::int32_t,std::string>",
        lambda number: str(number) if number % 2 else number,
    ),
    "pair": ("std::pair<std::int8_t,std::string>", lambda number: (number % 100, "x" * (number % 3))),
}


@pytest.fixture(scope="module", params=["none", "zstd:5", "lz4"])
def path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A hundred and more columns, of which some clusters have two pages."""
    path = tmp_path_factory.mktemp(request.param.replace(":", "")) / "a.root"
    fields = {f"{name}{copy}": kind for copy in range(5) for name, (kind, _) in KINDS.items()}
    options = rnt.WriteOptions(compression=request.param, page_size=128, share_pages=False)
    with rnt.create(path, "Events", fields, options) as writer:
        for cluster in range(NUM_CLUSTERS):
            numbers = range(cluster * NUM_IN_CLUSTER, (cluster + 1) * NUM_IN_CLUSTER)
            writer.extend(
                [
                    {
                        f"{name}{copy}": make(number + copy)
                        for copy in range(5)
                        for name, (_, make) in KINDS.items()
                    }
                    for number in numbers
                ]
            )
            writer.flush_cluster()
    return path


@pytest.fixture(params=[True, False], ids=["fast", "plain"])
def with_fast(request: pytest.FixtureRequest) -> Any:
    before = fast_in_use()
    use_fast(request.param)
    yield
    use_fast(before)


@pytest.mark.usefixtures("with_fast")
@pytest.mark.parametrize(
    "entries", [(None, None), (0, 40), (40, 80), (40, 120), (0, 39), (1, 120), (50, 51), (7, 7)]
)
def test_values_are_those_of_single_fields(entries: tuple[int, int], path: Path) -> None:
    start, stop = entries
    with rnt.open(path) as file:
        events = file["Events"]
        together_read = events.arrays(entry_start=start, entry_stop=stop, library="layout")
        for name in events.fields:
            alone = events.arrays([name], entry_start=start, entry_stop=stop, library="layout")[name]
            assert together_read[name].equal(alone)
            if name.startswith("number"):  # and does not keep the memory of the others
                assert together_read[name].data.base is None
        again = events.arrays(entry_start=start, entry_stop=stop, library="layout")
        assert all(together_read[name].equal(again[name]) for name in again)


def test_fields_of_one_column_share_it(tmp_path: Path) -> None:
    fields = {f"x{number}": "double" for number in range(10)}
    names = {f"y{number}": ProjectionSpec("double", f"x{number}") for number in range(10)}
    with rnt.create(tmp_path / "a.root", "Events", {**fields, **names}) as writer:
        writer.extend({name: np.arange(5) * 1.0 for name in fields})
    with rnt.open(tmp_path / "a.root") as file:
        found = file["Events"].arrays()
        assert len(found) == 20
        assert all(found[name].tolist() == [0, 1, 2, 3, 4] for name in found)


@pytest.mark.usefixtures("with_fast")
def test_damage_is_the_error_of_the_field(path: Path, tmp_path: Path) -> None:
    data = path.read_bytes()
    with rnt.open(path) as file:
        events = file["Events"]
        column = events.nodes["list3"].field.representations[0][0]
        place = int(events.clusters[1].column_range(column).offset[0])
    damaged = tmp_path / "b.root"
    damaged.write_bytes(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
    said = []
    with rnt.open(damaged) as file:
        for names in (None, ["list3"]):
            with pytest.raises(RNTupleError) as caught:
                file["Events"].arrays(names)
            said.append(str(caught.value))
        assert said[0] == said[1]
        assert "RNT-PAG-002" in said[0]
        whole = rnt.open(path)["Events"].arrays(["list2", "text4", "number3"], library="layout")
        names = [name for name in file["Events"].fields if name != "list3"]
        rest = file["Events"].arrays(names, library="layout")
        assert all(whole[name].equal(rest[name]) for name in whole)


def plan_of(offset: Any, count: Any, size: int = 8) -> PagePlan:
    """A plan of pages, whose elements follow each other."""
    offset, count = np.asarray(offset, np.int64), np.asarray(count, np.int64)
    sizes, flags = np.full(len(offset), size), np.zeros(len(offset), bool)
    return PagePlan(
        column_codec(ColumnType.INT32), None, [], range(len(offset)), offset, sizes, count, flags, np.cumsum(count) - count, {},
        int(count.sum()), 1,
    )  # fmt: skip


def test_pages_that_are_listed_again_are_found_where_they_are_many() -> None:
    same, numbers = np.zeros(64, np.int64), np.arange(64)
    for offset in (same, numbers % 2, numbers % 32):
        repeats = plan_of(offset, same + 5).repeats()
        assert repeats is not None
        assert repeats.firsts.tolist() == list(range(offset.max() + 1))
        assert repeats.which.tolist() == offset.tolist()
    for offset, count in ((same[:63], same[:63]), (numbers % 33, same), (same, numbers)):
        assert plan_of(offset, count).repeats() is None
    assert plan_of(same, same, size=-1).repeats() is None


@pytest.mark.parametrize("longest", [10, 100, 300])
def test_elements_of_pages_that_are_listed_again_are_copied(longest: int) -> None:
    random = np.random.default_rng(longest)
    which, lengths = random.integers(0, 40, 3000), random.integers(0, longest, 40)
    plan = plan_of(which, lengths[which])
    repeats = plan.repeats()
    assert repeats is not None
    pages = [random.integers(0, 1 << 30, length).astype(np.int32) for length in lengths]
    out = np.zeros(plan.length, np.int32)
    for row in repeats.firsts.tolist():
        out[plan.target[row] : plan.target[row] + plan.count[row]] = pages[which[row]]
    plan.copy_repeats(repeats, out)
    assert (out == np.concatenate([pages[number] for number in which])).all()
