"""Statistics of fields are those that numpy computes of the same values, however the values are cut into steps."""

from __future__ import annotations

import bisect
import csv
import datetime
import io
import json
import math
import sys
import threading
from decimal import Decimal
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.conversion.summary.sketches import (
    MAX_BINS,
    MAX_EXACT,
    Moments,
    NumberCounts,
    Quantile,
)

NUMBERS = st.one_of(
    hnp.arrays(st.sampled_from([np.float32, np.float64]), st.integers(1, 60)),
    hnp.arrays(hnp.integer_dtypes(endianness="="), st.integers(1, 60)),
    hnp.arrays(hnp.unsigned_integer_dtypes(endianness="="), st.integers(1, 60)),
    hnp.arrays(np.bool_, st.integers(1, 60)),
)


def file_of(data: Any, **arguments: Any) -> bytes:
    buffer = io.BytesIO()
    rnt.write(buffer, "E", data, **arguments)
    return buffer.getvalue()


def counts_between(edges: list[float], values: Any) -> list[int]:
    """How many values lie in each bin; Python compares integers with doubles exactly."""
    counts = [0] * (len(edges) - 1)
    for value in values.tolist():
        counts[bisect.bisect_right(edges, value) - 1] += 1
    return counts


@given(NUMBERS, st.integers(1, 70))
@example(np.array([1 << 53]), 1)
@example(np.array([(1 << 54) - 1, 0]), 1)
def test_numbers_are_those_of_numpy(values: Any, step: int) -> None:
    found = rnt.stats(file_of({"x": values}), step_size=step)["x"]
    present = values[~np.isnan(values)] if values.dtype.kind == "f" else values
    assert (found.num_values, found.num_nan) == (len(values), len(values) - len(present))
    if not len(present):
        assert (found.minimum, found.mean, found.num_distinct) == (None, None, 0)
        return
    assert (found.minimum, found.maximum) == (present.min(), present.max())
    assert found.num_distinct == len(np.unique(present))
    assert found.is_distinct_exact
    finite = present[np.isfinite(present)].astype(np.float64)
    edges, counts = found.histogram["edges"], found.histogram["counts"]
    assert sum(counts) == len(finite)
    assert len(counts) <= MAX_BINS
    # Doubles round the edges of integers beyond 2^53, so that bins may seem empty.
    if len(finite) and np.isfinite(edges).all() and (np.diff(edges) > 0).all():
        assert counts == counts_between(edges, present[np.isfinite(present)])
    if len(finite) == len(present) and np.abs(finite).max() < 1e100:
        scale = max(abs(float(finite.max())), abs(float(finite.min())), 1e-300)
        assert math.isclose(found.mean or 0.0, finite.mean(), rel_tol=1e-9, abs_tol=1e-12 * scale)
        assert math.isclose(found.deviation or 0.0, finite.std(), rel_tol=1e-6, abs_tol=1e-6 * scale)


def quantiles_of(counts: NumberCounts, values: Any) -> list[Quantile]:
    return [counts.quantile(share, values.min().item(), values.max().item()) for share in SHARES]


SHARES = [0.05, 0.25, 0.5, 0.75, 0.95]


@given(NUMBERS, st.integers(1, 70))
@example(np.array([(1 << 53) - 1, (1 << 62) + 1, (1 << 63) - 1]), 1)
@example(np.array([-math.inf, -0.0, 0.0, 5e-324, math.inf]), 2)
@example(np.array([-(1 << 63), -(1 << 54) - 1, 3]), 3)
@example(np.array([1.064e-42, 0], np.float32), 1)
def test_quantiles_lie_near_those_of_numpy(values: Any, step: int) -> None:
    found = rnt.stats(file_of({"x": values}), step_size=step)["x"]
    present = values[~np.isnan(values)] if values.dtype.kind == "f" else values
    assert [each["share"] for each in found.quantiles] == (SHARES if len(present) else [])
    for each in found.quantiles:
        expected = np.quantile(present, each["share"], method="inverted_cdf").item()
        assert type(each["value"]) is type(expected)
        assert each["is_exact"]
        assert each["value"] == expected
    assert found.median == (found.quantiles[2]["value"] if len(present) else None)


def test_quantiles_of_few_different_numbers_are_exact() -> None:
    random = np.random.default_rng(6)
    data = {
        "near": random.integers(0, 8192, 50_000), "far": (1 << 62) + random.integers(0, 8192, 50_000),
        "flag": random.random(50_000) < 0.9, "same": np.full(50_000, 0.1),
        "real": random.choice(random.normal(size=8192), 50_000), "wide": (1 << random.integers(0, 63, 50_000)) + 1,
    }  # fmt: skip
    for item in rnt.stats(file_of(data), step_size=9000).fields:
        assert (item.num_distinct, item.is_distinct_exact) == (len(np.unique(data[item.path])), True)
        for each in item.quantiles:
            assert each["is_exact"]
            assert each["value"] == np.quantile(data[item.path], each["share"], method="inverted_cdf")


def large_sets() -> dict[str, Any]:
    """Sets of more numbers than are counted one by one."""
    random = np.random.default_rng(11)
    count = 40_000
    normal = random.normal(size=count)
    most = np.finfo(np.float64).max
    return {
        "normal": normal, "single": normal.astype(np.float32) * 7, "far": 1e9 + random.random(count),
        "below": -1e9 - random.random(count), "spread": np.exp(random.uniform(-700, 700, count)),
        "subnormal": random.integers(0, 1 << 40, count) * 5e-324,
        "infinite": np.concatenate([normal * 1e307, np.full(900, math.inf), np.full(700, -math.inf), [most, -most]]),
        "zeros": np.concatenate([normal + 50, np.zeros(20_000), [-0.0]]),
        "int": random.integers(-(1 << 40), 1 << 40, count), "skewed": (10 ** random.uniform(0, 15, count)).astype(np.int64),
        "near_ends": np.concatenate([np.arange(9000), [-(1 << 63), (1 << 63) - 1]]),
        "unsigned": random.integers(0, 1 << 64, count, dtype=np.uint64), "ids": (1 << 62) + np.arange(20_000),
        "short": random.integers(0, 1 << 16, count).astype(np.uint16),
    }  # fmt: skip


@pytest.mark.parametrize("name", large_sets())
def test_many_different_numbers_are_summed_up(name: str) -> None:
    """Quantiles are off by 1/256 of the number at most, and each finite number lies in its bin."""
    values = large_sets()[name]
    found = rnt.stats(file_of({"x": values}), step_size=7001)["x"]
    distinct = len(np.unique(values))
    assert not found.is_distinct_exact
    assert abs(found.num_distinct - distinct) < 0.05 * distinct
    assert (found.minimum, found.maximum) == (values.min().item(), values.max().item())
    low, high = found.minimum, found.maximum
    for each in found.quantiles:
        expected = np.quantile(values, each["share"], method="inverted_cdf").item()
        assert type(each["value"]) is type(expected)
        assert low <= each["value"] <= high
        if each["is_exact"] or not math.isfinite(expected):
            assert each["value"] == expected
        else:
            assert abs(each["value"] - expected) <= max(
                abs(expected) / 256, 1 if values.dtype.kind in "iu" else 2e-322
            )
    edges, counts = found.histogram["edges"], found.histogram["counts"]
    finite = values[np.isfinite(values)]
    assert len(counts) <= MAX_BINS
    assert sum(counts) == len(finite)
    if name in ("ids", "near_ends", "unsigned"):
        return  # doubles round these
    edges = [min(max(edge, -sys.float_info.max), math.inf) for edge in edges]
    assert counts == counts_between(edges, finite)


@pytest.mark.parametrize("name", large_sets())
@pytest.mark.parametrize("length", [1111, 12_000])
def test_sketches_do_not_depend_on_the_steps(name: str, length: int) -> None:
    values = large_sets()[name]
    np.random.default_rng(3).shuffle(values)
    first, whole = NumberCounts(), NumberCounts()
    whole.add(values)
    for start in range(0, len(values), length):
        first.add(values[start : start + length])
    assert quantiles_of(first, values) == quantiles_of(whole, values)
    assert first.histogram() == whole.histogram()
    assert (first.num_distinct, first.is_distinct_exact) == (whole.num_distinct, whole.is_distinct_exact)


def test_quantiles_are_in_the_unit_of_the_user() -> None:
    day = datetime.datetime(2024, 5, 17)
    rows = [
        {"t": day + datetime.timedelta(hours=n), "v": datetime.timedelta(seconds=n), "p": Decimal(n) / 4}
        for n in range(101)
    ]
    found = rnt.stats(file_of(rows))
    assert found["t"].median is not None
    assert abs(
        datetime.datetime.fromisoformat(str(found["t"].median)) - day - datetime.timedelta(hours=50)
    ) < datetime.timedelta(hours=1)
    assert found["v"].median == pytest.approx(50, rel=0.01)
    assert found["p"].median == 12.5


def test_many_distinct_values_are_estimated() -> None:
    counts = NumberCounts()
    counts.add(np.arange(MAX_EXACT))
    assert (counts.is_distinct_exact, counts.num_distinct) == (True, MAX_EXACT)
    for start in range(0, 1_000_000, 100_000):
        counts.add(np.arange(start, start + 100_000))
    assert not counts.is_distinct_exact
    assert 950_000 < counts.num_distinct < 1_050_000


def test_moments_of_numbers_far_from_zero_keep_their_digits() -> None:
    values = 1e9 + np.random.default_rng(1).normal(size=10_000)
    moments = Moments()
    for part in np.split(values, 10):
        moments.add(part)
    assert math.isclose(moments.mean, values.mean(), rel_tol=1e-14)
    assert math.isclose(moments.deviation, (values - 1e9).std(), rel_tol=1e-9)


NESTED = {
    "v": "std::vector<float>", "o": "std::optional<std::string>", "r": {"a": "std::int8_t", "b": "std::array<double,2>"},
    "w": "std::variant<std::int32_t,std::string>", "p": "std::optional<std::vector<bool>>", "t": "std::bitset<3>",
    "a": "std::atomic<std::int32_t>",
}  # fmt: skip
ROWS = [
    {
        "v": [1, 2],
        "o": "b",
        "r": {"a": 1, "b": [0, 1]},
        "w": 7,
        "p": [True],
        "t": [True, False, False],
        "a": 5,
    },
    {"v": [], "o": None, "r": {"a": 2, "b": [2, 3]}, "w": "x", "p": None, "t": [True, True, False], "a": 6},
]


def test_nested_fields() -> None:
    found = rnt.stats(file_of(ROWS, schema=NESTED))
    facts = {
        item.path: (item.measures, item.num_values, item.num_missing, item.minimum, item.maximum)
        for item in found.fields
    }
    assert facts == {
        "v": ("lengths", 2, 0, 0, 2), "v._0": ("values", 2, 0, 1.0, 2.0), "o": ("values", 2, 1, "b", "b"),
        "r.a": ("values", 2, 0, 1, 2), "r.b._0": ("values", 4, 0, 0.0, 3.0), "w": ("alternatives", 2, 0, 1, 2),
        "w._0": ("values", 1, 0, 7, 7), "w._1": ("values", 1, 0, "x", "x"), "p": ("presence", 2, 1, None, None),
        "p._0": ("lengths", 1, 0, 1, 1), "p._0._0": ("values", 1, 0, True, True), "t": ("values", 6, 0, False, True),
        "a": ("values", 2, 0, 5, 6),
    }  # fmt: skip


def test_every_column_counts_once() -> None:
    data = file_of(ROWS, schema=NESTED)
    with rnt.open(data) as file:
        num_columns = len(file["E"].schema.columns)
    assert sum(item.num_pages for item in rnt.stats(data).fields) == num_columns


def test_members_and_ranges() -> None:
    data = file_of(ROWS, schema=NESTED)
    found = rnt.stats(data, ["r.a", "v"], entry_start=1)
    assert [(item.path, item.num_values) for item in found.fields] == [("r.a", 1), ("v", 1), ("v._0", 0)]
    assert found.num_entries == 1


@pytest.fixture
def path(tmp_path: Path) -> str:
    rng = np.random.default_rng(1)
    data = {"big": rng.normal(size=10_000), "small": np.zeros(10_000, np.int8), "text": ["a\x1b", "é"] * 5000}
    rnt.write(tmp_path / "a.root", "E", data)
    return str(tmp_path / "a.root")


def test_the_table_fits_the_terminal(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for width in (40, 80, 200):
        monkeypatch.setenv("COLUMNS", str(width))
        lines = run_cli("stats", path, "--sort", "size").out.splitlines()
        assert max(map(len, lines[1:])) <= width
        assert [line.split()[0] for line in lines[2:5]] == ["big", "text", "small"]
    assert "\x1b" not in "".join(lines)


def test_formats_agree(path: str, tmp_path: Path) -> None:
    document = json.loads(run_cli("stats", path, "--format", "json").out)
    rows = list(csv.DictReader(io.StringIO(run_cli("stats", path, "--format", "csv").out)))
    for item, row in zip(document["fields"], rows, strict=True):
        assert row["path"] == item["path"]
        assert row["num_values"] == str(item["num_values"])
        if item["mean"] is not None:
            assert float(row["mean"]) == item["mean"]
            for each in item["quantiles"]:
                assert float(row[f"quantile_{each['share']}"]) == each["value"]
    page = tmp_path / "out.html"
    assert run_cli("stats", path, "--html", str(page)).code == 0
    text = page.read_text()
    assert text.count("<section ") == len(rows)
    assert f'data-name="big" data-disk="{rows[0]["nbytes"]}"' in text
    assert "<dt>median</dt><dd>≈ " in text
    assert "\x1b" not in text
    before = Path(path).read_bytes()
    assert run_cli("stats", path, "--html", path).code == 2
    assert Path(path).read_bytes() == before


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.int64, np.uint64])
def test_distinct_integers_at_the_ends_of_their_range(dtype: Any) -> None:
    limits = np.iinfo(dtype)
    for low, high in (
        (limits.min, limits.min + 100),
        (limits.max - 200, limits.max),
        (max(limits.min, -100), 100),
    ):
        values = np.array([*range(low, high + 1, 3)] * 9, dtype)
        counts = NumberCounts()
        counts.add(values)
        assert counts.num_distinct == len(np.unique(values))


@pytest.mark.parametrize("dtype", [np.float64, np.float32, np.int64, np.uint8, np.uint64])
def test_many_numbers_in_one_step_are_those_of_numpy(dtype: type) -> None:
    """More than are worked on at a time, and not a multiple of that."""
    random = np.random.default_rng(3)
    values = (random.normal(size=100_003) * 50 + 120).astype(dtype)
    found = rnt.stats(file_of({"x": values}), step_size=len(values))["x"]
    exact = values.astype(np.float64)
    assert (found.minimum, found.maximum) == (values.min(), values.max())
    assert math.isclose(found.mean or 0.0, exact.mean(), rel_tol=1e-13)
    assert math.isclose(found.deviation or 0.0, exact.std(), rel_tol=1e-12)
    edges, counts = found.histogram["edges"], found.histogram["counts"]
    assert counts == counts_between(edges, values)
    distinct = len(np.unique(values))
    assert found.num_distinct is not None
    assert abs(found.num_distinct - distinct) <= (0 if found.is_distinct_exact else 0.05 * distinct)


@pytest.mark.parametrize("workers", [2, 5])
def test_statistics_are_the_same_for_any_number_of_workers(workers: int) -> None:
    random = np.random.default_rng(5)
    data = {
        "x": random.normal(size=5000), "n": random.integers(0, 9, 5000), "name": [f"n{i % 70}" for i in range(5000)],
        "hits": [list(range(i % 5)) for i in range(5000)],
    }  # fmt: skip
    source = file_of(data)
    assert rnt.stats(source, step_size=700, workers=workers) == rnt.stats(source, step_size=700)
    with pytest.raises(ValueError, match="workers must be 1 or more, not 0"):
        rnt.stats(source, workers=0)


def test_an_error_in_a_thread_is_raised_and_no_thread_stays() -> None:
    before = threading.active_count()
    source = bytearray(file_of({"x": np.arange(1000.0), "y": np.arange(1000.0)}, compression="none"))
    with rnt.open(bytes(source)) as file:
        source[int(file["E"].clusters[0].page_list.offset[0])] ^= 1
    with pytest.raises(rnt.RNTupleError, match="RNT-PAG-002"):
        rnt.stats(bytes(source), workers=3)
    assert threading.active_count() == before


def test_the_command_takes_a_number_of_workers(tmp_path: Path) -> None:
    path = tmp_path / "x.root"
    path.write_bytes(file_of({"x": np.arange(100.0), "y": np.arange(100)}))
    plain = run_cli("stats", str(path), "--format", "json")
    assert run_cli("stats", str(path), "--format", "json", "--jobs", "0") == plain
    assert run_cli("stats", str(path), "--jobs", "-1").code == 2


@pytest.mark.parametrize("count", [8192, 8193, 9000, 10_000, 20_000, 40_000])
@pytest.mark.parametrize("first", [0, 1 << 20, -(1 << 40)])
def test_no_more_values_are_distinct_than_there_are(count: int, first: int) -> None:
    """An estimate has a standard error of 1 % and may be larger."""
    values = np.arange(first, first + count)
    found = rnt.stats(file_of({"x": values, "text": [str(value) for value in values]}))
    assert 0.95 * count < found["x"].num_distinct <= count
    assert 0.95 * count < found["text"].num_distinct <= count


def test_the_share_of_missing_values() -> None:
    found = rnt.stats(file_of({"x": [1, None, None, 4]}))["x"]
    assert (found.num_missing, found.missing_share) == (2, 0.5)


def test_counts_are_those_of_all_steps() -> None:
    made = io.BytesIO()
    schema = {"x": "std::optional<std::int32_t>", "v": "std::vector<std::optional<float>>"}
    with rnt.create(made, "E", schema) as writer:
        writer.extend([{"x": None if i % 3 else i, "v": [None, 1.5, None][: i % 4]} for i in range(100)])
    found = rnt.stats(made.getvalue(), step_size=7)
    counts = {each.path: (each.num_values, each.num_missing) for each in found.fields}
    assert counts == {"x": (100, 66), "v": (100, 0), "v._0": (150, 100)}
    chosen = rnt.stats(made.getvalue(), where="x >= 30", step_size=7)
    assert chosen.num_entries == chosen["x"].num_values == len(range(30, 100, 3))
