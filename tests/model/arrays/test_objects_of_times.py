"""What reading gives as objects of datetime and decimal, or as times of numpy and awkward, can be written back."""

from __future__ import annotations

import datetime as dt
import io
from decimal import Decimal
from typing import Any
from zoneinfo import ZoneInfo

import awkward as ak
import numpy as np
import pandas as pd
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.writer import FieldOptions, create

pytestmark = pytest.mark.filterwarnings("ignore::rntuple_construct.writer.ReducedMeaningWarning")
SPANS = st.timedeltas(dt.timedelta(days=-(10**8)), dt.timedelta(days=10**8))
ZURICH = ZoneInfo("Europe/Zurich")
EAST = dt.timezone(dt.timedelta(hours=5, minutes=30))
TIME = dt.datetime(2026, 3, 1, 12, 30, 0, 17)
ROWS: list[dict[str, Any]] = [
    {
        "time": TIME, "zoned": TIME.replace(tzinfo=ZURICH), "offset": TIME.replace(tzinfo=EAST),
        "day": dt.date(1969, 12, 31), "at": dt.time(23, 59, 59, 999_999), "took": dt.timedelta(-1, 5, 7),
        "price": Decimal("142.58"), "long": Decimal("12345678901234567890.5"), "many": [TIME, TIME], "in": {"t": TIME},
        "some": [TIME, None], "rows": [{"p": Decimal("0.5")}], "maybe": None, "user": {"day": dt.date(1, 1, 1)}, "list": None,
    },
    {
        "time": dt.datetime.min, "zoned": TIME.replace(tzinfo=ZURICH), "offset": TIME.replace(tzinfo=EAST),
        "day": dt.date.max, "at": dt.time(), "took": dt.timedelta(days=30000), "price": Decimal("-1.2"),
        "long": Decimal(0), "many": [], "in": {"t": TIME}, "some": [], "rows": [], "maybe": TIME, "user": None,
        "list": [dt.date(2026, 1, 1)],
    },
]  # fmt: skip


def read(file: io.BytesIO, library: str = "py") -> Any:
    with rnt.open(file.getvalue()) as opened:
        return opened["t"].arrays(library=library)


def write(data: Any, **arguments: Any) -> io.BytesIO:
    file = io.BytesIO()
    rnt.write(file, "t", data, **arguments)
    return file


def test_objects_come_back_equal() -> None:
    file = write(ROWS)
    assert read(file) == ROWS
    assert read(file)[0]["zoned"].tzinfo == ZURICH
    assert read(file)[0]["offset"].utcoffset() == dt.timedelta(hours=5, minutes=30)
    assert read(write(read(file))) == ROWS
    assert read(file, "pa").column("price").type == pa.decimal128(5, 2)
    assert read(file, "pa").column("time").type == pa.timestamp("us")


TABLE = pa.table({
    "t": pa.array([0, 1_000_001, None], pa.timestamp("us")), "fine": pa.array([1, 2, None], pa.timestamp("ns")),
    "day": pa.array([0, -1, None], pa.date32()), "took": pa.array([1500, -1, None], pa.duration("ms")),
    "long": pa.array([1, -1, 0], pa.duration("ns")), "many": pa.array([[0, 1], [], [7]], pa.list_(pa.timestamp("s"))),
    "record": pa.array([{"t": dt.datetime(2026, 1, 1)}] * 3, pa.struct([("t", pa.timestamp("ms"))])),
})  # fmt: skip


@pytest.mark.parametrize("library", ["np", "ak", "py"])
def test_what_each_library_gives_can_be_written_back(library: str) -> None:
    given = read(write(TABLE), library)
    again = write(given)
    assert read(again) == read(write(TABLE))
    assert read(again, "pa").to_pylist() == TABLE.to_pylist()


def test_tuples_and_missing_times_of_awkward_keep_their_unit() -> None:
    times = ak.Array(np.array([1, 2, "NaT"], "M8[ms]"))
    data = {"t": ak.zip((times, [1, 2, 3])), "o": ak.mask(times, [True, False, True])}
    start = dt.datetime(1970, 1, 1)
    found = read(write(data))
    assert [row["o"] for row in found] == [start + dt.timedelta(milliseconds=1), None, None]
    assert [next(iter(row["t"].values())) if isinstance(row["t"], dict) else row["t"][0] for row in found][
        1
    ] == (start + dt.timedelta(milliseconds=2))


@given(st.lists(st.one_of(st.none(), st.datetimes(), st.dates(), st.times(), SPANS, st.integers(-9, 9))))
def test_objects_of_several_kinds_come_back(values: list[Any]) -> None:
    rows = [{"v": value} for value in values]
    found = read(write(rows)) if rows else []
    assert found == rows
    assert [type(row["v"]) for row in found if not isinstance(row["v"], float)] == [
        type(value) for value in values
    ]


@given(
    st.lists(
        st.decimals(allow_nan=False, allow_infinity=False, min_value=-(10**30), max_value=10**30, places=4)
    )
)
def test_decimals_come_back(values: list[Decimal]) -> None:
    rows = [{"v": value} for value in values]
    assert not rows or read(write(rows)) == rows


def test_a_field_with_a_meaning_takes_objects() -> None:
    file = io.BytesIO()
    options = {
        "t": FieldOptions(description="[arrow:tsm:UTC]"),
        "d": FieldOptions(description="[arrow:d:9,2]"),
    }
    with create(file, "t", {"t": "std::int64_t", "d": "std::int64_t"}, field_options=options) as writer:
        writer.extend([{"t": dt.datetime(1970, 1, 1, 2, tzinfo=ZURICH), "d": Decimal("1.5")}])
        writer.extend({"t": [7, np.datetime64(3, "s")], "d": [1, Decimal(3)]})
    start = dt.datetime(1970, 1, 1, tzinfo=dt.timezone.utc)
    seconds = [3600, 0.007, 3]
    assert [row["t"] for row in read(file)] == [start + dt.timedelta(seconds=each) for each in seconds]
    assert [row["d"] for row in read(file)] == [Decimal("1.5"), Decimal("0.01"), Decimal(3)]
    for t, d in (
        (dt.datetime(1970, 1, 1, microsecond=5), 1), (dt.timedelta(1), 1), (Decimal(1), 1), (1, Decimal("0.001")),
        (1, Decimal("NaN")), (1, TIME), (np.datetime64("NaT"), 1), (pd.NaT, 1), (1, Decimal("1e90000000")),
        (np.datetime64(2**62, "s"), 1),
    ):  # fmt: skip
        with (
            create(
                io.BytesIO(), "t", {"t": "std::int64_t", "d": "std::int64_t"}, field_options=options
            ) as writer,
            pytest.raises(SchemaError, match=r"field '(t|d)'"),
        ):
            writer.extend([{"t": t, "d": d}])


def test_nanoseconds_of_pandas_are_kept() -> None:
    values = [pd.Timestamp(1_700_000_000_000_000_001), pd.Timestamp("2026-01-01")]
    assert read(write({"t": values}), "np")["t"].tolist() == [value.value for value in values]


@pytest.mark.parametrize(
    "values",
    [
        [TIME, TIME.replace(tzinfo=ZURICH)],
        [Decimal("Infinity")],
        [Decimal("1e80")],
        [dt.time(1, tzinfo=EAST)],
    ],
)
def test_objects_without_a_field_are_refused(values: list[Any]) -> None:
    with pytest.raises(SchemaError, match="field 'v'"):
        write({"v": values})
