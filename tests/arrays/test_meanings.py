"""Times, decimals, bytes and missing values keep what they mean in every output."""

from __future__ import annotations

import datetime as dt
import io
import json
import warnings
from decimal import Decimal
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.arrow_types import COLUMNS
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.arrays.meant import quantity_of, texts_of
from rntuple_construct.writer import ReducedMeaningWarning

quiet = pytest.mark.filterwarnings("ignore::rntuple_construct.writer.ReducedMeaningWarning")
MONEY = pa.table({
    "fare": pa.array([Decimal("142.58"), Decimal("-0.05"), None], pa.decimal128(10, 2)),
    "t": pa.array([0, 1_000_001, None], pa.timestamp("us", "Europe/Zurich")),
    "day": pa.array([0, -1, None], pa.date32()),
    "at": pa.array([0, 86_399_000, None], pa.time32("ms")),
    "took": pa.array([1500, -1, None], pa.duration("ms")),
    "many": pa.array([[0, 1], [], None], pa.list_(pa.timestamp("s"))),
    "user": pa.array([{"id": 1}, None, None], pa.struct([("id", pa.int8())])),
})  # fmt: skip
TEXTS = [
    {
        "fare": "142.58", "t": "1970-01-01T00:00:00.000000Z", "day": "1970-01-01", "at": "00:00:00.000",
        "took": "PT1.500S", "many": ["1970-01-01T00:00:00", "1970-01-01T00:00:01"], "user": {"id": 1},
    },
    {
        "fare": "-0.05", "t": "1970-01-01T00:00:01.000001Z", "day": "1969-12-31", "at": "23:59:59.000",
        "took": "-PT0.001S", "many": [], "user": None,
    },
    dict.fromkeys(MONEY.schema.names),
]  # fmt: skip


@pytest.fixture
def money(tmp_path: Path) -> str:
    rnt.write(tmp_path / "money.root", "t", MONEY)
    return str(tmp_path / "money.root")


def test_json_has_decimal_text_and_iso_8601(money: str, tmp_path: Path) -> None:
    rnt.export(money, tmp_path / "a.jsonl")
    lines = (tmp_path / "a.jsonl").read_text().splitlines()
    assert [json.loads(line) for line in lines] == TEXTS
    assert run_cli("dump", money, "--format", "jsonl").out.splitlines() == lines
    assert json.loads(run_cli("dump", money).out) == TEXTS


@pytest.mark.parametrize("format", ["csv", "table"])
def test_cells_have_decimal_text_and_iso_8601(format: str, money: str) -> None:
    out = run_cli("dump", money, "--format", format, "--fields", "fare,t,day,at,took").out
    for value in list(TEXTS[1].values())[:5]:
        assert value in out


@quiet
def test_numpy_and_awkward_have_times(money: str) -> None:
    with rnt.open(money) as file:
        arrays, table = file["t"].arrays(library="np"), file["t"].arrays(library="ak")
    units = {"t": "M8[us]", "day": "M8[D]", "at": "m8[ms]", "took": "m8[ms]"}
    assert {name: arrays[name].dtype for name in units} == {
        name: np.dtype(unit) for name, unit in units.items()
    }
    assert np.isnat(arrays["t"]).tolist() == [False, False, True]
    assert arrays["fare"].tolist() == [Decimal("142.58"), Decimal("-0.05"), None]
    assert table["fare"].to_list() == ["142.58", "-0.05", None]
    assert str(table["t"].type) == "3 * ?datetime64[us]"
    assert table["many"].to_list()[0] == [dt.datetime(1970, 1, 1), dt.datetime(1970, 1, 1, 0, 0, 1)]


@quiet
@pytest.mark.parametrize("name", sorted(set(COLUMNS) - {"time", "fine time of day"}))
def test_python_has_the_values_of_arrow(name: str) -> None:
    file = io.BytesIO()
    rnt.write(file, "t", pa.table({"c": COLUMNS[name]}))
    with rnt.open(file.getvalue()) as opened:
        found = [row["c"] for row in opened["t"].arrays(library="py")]
    expected = COLUMNS[name].to_pylist()
    if name.startswith("map"):
        expected = [
            None if row is None else [{"_0": key, "_1": item} for key, item in row] for row in expected
        ]
    assert found == expected


def test_each_field_without_a_type_is_told_once(money: str) -> None:
    with rnt.open(money) as file, warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        for _ in range(2):
            for _ in file["t"].iterate(library="np", step_size=1):
                pass
    texts = [str(each.message) for each in told if each.category is ReducedMeaningWarning]
    assert sorted(text.split(":")[0] for text in texts) == ["field 'at'", "field 'fare'", "field 't'"]


def test_alternatives_of_a_variant_keep_their_meaning() -> None:
    times = pa.array([7], pa.timestamp("s"))
    union = pa.UnionArray.from_dense(
        pa.array([0, 1], pa.int8()), pa.array([0, 0], pa.int32()), [times, pa.array([2])], ["_0", "_1"]
    )
    file = io.BytesIO()
    rnt.write(file, "t", pa.table({"v": union}))
    with rnt.open(file.getvalue()) as opened:
        expected: list[Any] = [dt.datetime(1970, 1, 1, 0, 0, 7), 2]
        assert [row["v"] for row in opened["t"].arrays(library="py")] == expected
        assert opened["t"].arrays(library="pa")["v"].to_pylist() == expected
        assert opened["t"].arrays(library="ak")["v"].to_list() == expected


@given(st.integers(-(10**18) + 1, 10**18 - 1), st.integers(-3, 20))
def test_decimals_have_all_digits(digits: int, scale: int) -> None:
    quantity = quantity_of(f"d:18,{scale}")
    assert quantity is not None
    (text,) = texts_of(np.array([digits]), quantity)
    assert Decimal(text) == Decimal(digits).scaleb(-scale)
    assert "E" not in text


def test_plain_fields_are_not_touched() -> None:
    file = io.BytesIO()
    rnt.write(file, "t", {"x": np.arange(3)})
    with rnt.open(file.getvalue()) as opened:
        assert not opened["t"]._has_meanings
