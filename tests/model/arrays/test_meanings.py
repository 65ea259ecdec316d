"""Times, decimals, bytes and missing values keep what they mean in every output."""

from __future__ import annotations

import csv
import datetime as dt
import io
import json
import warnings
from decimal import Decimal
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.arrow_types import COLUMNS
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.cli.documents import schema_of
from rntuple_construct.model.arrays.meant import quantity_of, texts_of
from rntuple_construct.writer import FieldOptions, ReducedMeaningWarning, WriteOptions

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
        assert not opened["t"]._have_meanings(opened["t"].nodes)


def test_statistics_are_in_the_unit_of_the_user(
    money: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    found = rnt.stats(money)
    assert (found["fare"].minimum, found["fare"].maximum) == (-0.05, 142.58)
    assert found["fare"].mean == pytest.approx(71.265)
    assert found["fare"].deviation == pytest.approx(71.315)
    assert (found["fare"].num_values, found["fare"].num_missing, found["fare"].unit) == (3, 1, "")
    t = found["t"]
    assert (t.minimum, t.maximum) == ("1970-01-01T00:00:00.000000Z", "1970-01-01T00:00:01.000001Z")
    assert t.mean == "1970-01-01T00:00:00.500000Z"
    assert (t.deviation, t.unit) == (0.5000005, "s")
    day = found["day"]
    assert (day.minimum, day.maximum, day.mean) == ("1969-12-31", "1970-01-01", "1969-12-31T12:00:00.000")
    assert day.deviation == 43200
    assert (found["at"].minimum, found["at"].maximum) == ("00:00:00.000", "23:59:59.000")
    assert (found["took"].minimum, found["took"].maximum, found["took"].mean) == (-0.001, 1.5, 0.7495)
    edges, counts = t.histogram["edges"], t.histogram["counts"]
    assert sum(counts) == 2
    assert edges[0] == "1970-01-01T00:00:00.000000Z"
    assert edges == sorted(edges)
    edges = found["fare"].histogram["edges"]
    assert edges[0] <= -0.05
    assert 142.58 < edges[-1] < 150
    assert found["many._0._0"].maximum == "1970-01-01T00:00:01"
    text = run_cli("stats", money).out
    for value in ("142.58", "1970-01-01T00:00:01.000001Z", "1969-12-31", "1.5 s"):
        assert value in text
        assert value in run_cli("stats", money, "--html", str(tmp_path / "a.html")).out
        assert value in (tmp_path / "a.html").read_text()
    assert "14258" not in text + (tmp_path / "a.html").read_text()
    rows = {
        row["path"]: row
        for row in csv.DictReader(io.StringIO(run_cli("stats", money, "--format", "csv").out))
    }
    assert (rows["fare"]["maximum"], rows["day"]["minimum"], rows["took"]["unit"]) == (
        "142.58",
        "1969-12-31",
        "s",
    )
    document = json.loads(run_cli("stats", money, "--format", "json").out)
    jsonschema.validate(document, schema_of("stats"))
    assert {each["path"]: each["mean"] for each in document["fields"]}["t"] == t.mean


@pytest.mark.parametrize("unit", ["s", "ms", "us", "ns"])
def test_statistics_of_the_largest_times(unit: str) -> None:
    largest = np.iinfo(np.int64).max
    file = io.BytesIO()
    rnt.write(file, "t", pa.table({"t": pa.array([-largest, largest], pa.timestamp(unit))}))
    found = rnt.stats(file.getvalue())["t"]
    assert [found.minimum, found.maximum] == np.array([-largest, largest]).view(f"M8[{unit}]").astype(
        str
    ).tolist()
    assert sum(found.histogram["counts"]) == 2


def test_statistics_of_times_close_together_have_all_digits() -> None:
    start = 1_700_000_000_000_000_000
    file = io.BytesIO()
    rnt.write(file, "t", {"t": np.array([start, start + 999], "M8[ns]")})
    found = rnt.stats(file.getvalue())["t"]
    assert (found.minimum, found.maximum) == (
        "2023-11-14T22:13:20.000000000",
        "2023-11-14T22:13:20.000000999",
    )
    assert len(set(found.histogram["edges"])) == len(found.histogram["edges"])


def test_statistics_of_long_decimals_are_those_of_numbers() -> None:
    values = [Decimal("9.5"), Decimal("10.25"), Decimal(-3)]
    file = io.BytesIO()
    rnt.write(file, "t", pa.table({"d": pa.array(values, pa.decimal128(30, 2))}), WriteOptions(page_size=8))
    found = rnt.stats(file.getvalue(), step_size=1)["d"]
    assert (found.minimum, found.maximum, found.num_distinct) == (-3, 10.25, 3)
    assert found.mean == pytest.approx(16.75 / 3)
    assert sum(found.histogram["counts"]) == 3


def test_statistics_ignore_descriptions_that_do_not_fit() -> None:
    for format, values, extremes in (
        ("d:18,99999999999", [1, 2], (1, 2)), ("tsu:", [1.5, 2.5], (1.5, 2.5)), ("d:20,1", ["x", "1"], ("1", "x")),
    ):  # fmt: skip
        file = io.BytesIO()
        options = {"v": FieldOptions(description=f"[arrow:{format}]")}
        rnt.write(file, "t", {"v": values}, field_options=options)
        found = rnt.stats(file.getvalue())["v"]
        assert (found.minimum, found.maximum) == extremes
        with rnt.open(file.getvalue()) as opened:
            assert [row["v"] for row in opened["t"].arrays(library="py")] == values
