"""Times of another unit than that of the field: converted without a loss, or refused."""

from __future__ import annotations

import io
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
