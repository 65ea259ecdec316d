"""Times in another unit, and decimals with other digits, than those of the field: converted without a loss, or refused."""

from __future__ import annotations

import io
from decimal import Decimal
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt

pa = pytest.importorskip("pyarrow")
pd = pytest.importorskip("pandas")

DAYS = np.array(["2020-01-01", "2020-01-02"], "M8[s]")
UNITS = ("s", "ms", "us", "ns")


def started(path: Path, unit: str, letter: str = "M") -> Path:
    target = io.BytesIO()
    rnt.write(
        target, "e", {"t": DAYS.astype(f"M8[{unit}]") if letter == "M" else np.array([1, 2], f"m8[{unit}]")}
    )
    path.write_bytes(target.getvalue())
    return path


def added(path: Path, values: Any) -> Any:
    with rnt.open(path, mode="a", ntuple="e") as writer:
        writer.extend({"t": values})
    with rnt.open(path) as file:
        return file["e"].arrays(["t"])["t"][2:]


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("other", UNITS)
def test_times_of_any_unit_keep_their_value(unit: str, other: str, tmp_path: Path) -> None:
    times = DAYS.astype(f"M8[{other}]")
    for number, values in enumerate(
        (times, pa.array(times), pa.chunked_array([pa.array(times)]), pd.Series(times))
    ):
        found = added(started(tmp_path / f"{number}.root", unit), values)
        assert found.dtype == np.dtype(f"M8[{unit}]")
        assert found.tolist() == DAYS.astype(f"M8[{unit}]").tolist()


@pytest.mark.parametrize("other", UNITS)
def test_durations_keep_their_value(other: str, tmp_path: Path) -> None:
    durations = np.array([3, 4], "m8[s]").astype(f"m8[{other}]")
    for number, values in enumerate((durations, pa.array(durations))):
        found = added(started(tmp_path / f"{number}.root", "us", "m"), values)
        assert found.tolist() == np.array([3, 4], "m8[s]").astype("m8[us]").tolist()


def test_what_would_be_lost_is_refused(tmp_path: Path) -> None:
    fine = np.array(["2020-01-01T00:00:00.000000001"], "M8[ns]")
    for number, values in enumerate((fine, pa.array(fine), np.array(["9999-01-01"], "M8[s]"))):
        path = started(tmp_path / f"{number}.root", "ns" if number == 2 else "us")
        before = path.read_bytes()
        with pytest.raises(rnt.SchemaError, match="without a loss"):
            added(path, values)
        with rnt.open(path) as file:
            assert len(file["e"]) == 2
        assert path.read_bytes()[: len(before)] == before


def nested(unit: str) -> dict[str, Any]:
    """Two entries of the same times, in lists and records, for three libraries."""
    ak = pytest.importorskip("awkward")
    times = DAYS.astype(f"M8[{unit}]")
    kind = pa.timestamp(unit)
    lists = pa.array([times.tolist() if unit != "ns" else list(times)] * 2, pa.list_(kind))
    return {
        "arrow": pa.table({"l": lists, "r": pa.array([{"t": times[0]}] * 2, pa.struct([("t", kind)]))}),
        "awkward": ak.zip(
            {"l": ak.Array([times, times]), "r": ak.Array({"t": np.stack([times[0], times[0]])})},
            depth_limit=1,
        ),
        "numpy": {"l": [times, times], "r": np.array([(times[0],)] * 2, [("t", f"M8[{unit}]")])},
    }


@pytest.mark.parametrize("library", ["arrow", "awkward", "numpy"])
@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("other", UNITS)
def test_times_below_the_top_level_keep_their_value(
    unit: str, other: str, library: str, tmp_path: Path
) -> None:
    path = tmp_path / "t.root"
    rnt.write(path, "e", nested(unit)["arrow"])
    with rnt.open(path, mode="a", ntuple="e") as writer:
        writer.extend(nested(other)[library])
    with rnt.open(path) as file:
        found = file["e"].arrays(library="pa").to_pylist()
    assert found[2:] == found[:2]
    assert [time.timestamp() for time in found[0]["l"]] == [time.timestamp() for time in DAYS.tolist()]


def test_decimals_keep_their_value(tmp_path: Path) -> None:
    path = tmp_path / "d.root"
    kind, finer = pa.decimal128(10, 2), pa.decimal128(12, 4)
    one, two = Decimal("1.25"), Decimal("-2.50")
    rnt.write(path, "e", pa.table({"m": pa.array([one], kind), "l": pa.array([[one, None]], pa.list_(kind))}))
    with rnt.open(path, mode="a", ntuple="e") as writer:
        writer.extend(pa.table({"m": pa.array([two], finer), "l": pa.array([[two]], pa.list_(finer))}))
    with rnt.open(path) as file:
        assert file["e"].arrays(library="py") == [{"m": one, "l": [one, None]}, {"m": two, "l": [two]}]
    for lost in (
        pa.array([Decimal("0.001")], pa.decimal128(10, 3)),
        pa.array([10**17], pa.decimal128(18, 0)),
    ):
        with (
            rnt.open(path, mode="a", ntuple="e") as writer,
            pytest.raises(rnt.SchemaError, match="'m' cannot be stored with 2 digits"),
        ):
            writer.extend({"m": lost, "l": [[]]})


def test_decimals_in_fields_of_numbers_are_these_numbers() -> None:
    target = io.BytesIO()
    with rnt.create(target, "e", {"f": "double", "i": "std::int32_t"}) as writer:
        prices = pa.array([Decimal("142.58")], pa.decimal128(10, 2))
        writer.extend({"f": prices, "i": pa.array([Decimal("12.00")], pa.decimal128(10, 2))})
        with pytest.raises(rnt.SchemaError, match="'i' cannot be stored with 0 digits"):
            writer.extend({"f": prices, "i": prices})
    with rnt.open(target) as file:
        assert file["e"].arrays(library="py") == [{"f": 142.58, "i": 12}]


def test_another_quantity_is_refused(tmp_path: Path) -> None:
    path = started(tmp_path / "q.root", "s")
    with rnt.open(path, mode="a", ntuple="e") as writer:
        for values in (np.array([1], "m8[s]"), pa.array([Decimal(1)], pa.decimal128(3, 0))):
            with pytest.raises(rnt.SchemaError, match="'t' holds values of kind time"):
                writer.extend({"t": values})


@pytest.mark.parametrize("unit", ["Y", "M", "W", "D", "h", "m", "25s", "ps"])
def test_units_that_only_numpy_has(unit: str, tmp_path: Path) -> None:
    times = np.array(["1970-01-01"], f"M8[{unit}]")
    found = added(started(tmp_path / "u.root", "ms"), times)
    assert found.tolist() == times.astype("M8[ms]").tolist()
