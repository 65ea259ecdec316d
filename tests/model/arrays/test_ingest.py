"""Data of every library end up as the same entries, and say which schema they need."""

from __future__ import annotations

import io
from collections.abc import Callable
from datetime import date, datetime
from typing import Any

import awkward as ak
import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import rntuple_construct as rnt
from rntuple_construct.writer import create, infer_schema, write


def back(data: Any, schema: Any = None) -> list[dict[str, Any]]:
    """Entries after a round trip; the schema is inferred unless given."""
    buffer = io.BytesIO()
    write(buffer, "ntpl", data, schema=schema)
    with rnt.open(buffer.getvalue()) as file:
        return file["ntpl"].arrays(library="py")


ROWS = [
    {"i": 1, "f": 1.5, "s": "a", "v": [1.0, 2.0], "n": [[1], []], "r": {"x": 1, "y": "p"}},
    {"i": -2, "f": 2.5, "s": "", "v": [], "n": [], "r": {"x": 2, "y": ""}},
    {"i": 3, "f": 0.0, "s": "é", "v": [3.0], "n": [[2, 3]], "r": {"x": 3, "y": "q"}},
]
COLUMNS = {name: [row[name] for row in ROWS] for name in ROWS[0]}
SCHEMA = {
    "i": "std::int64_t", "f": "double", "s": "std::string", "v": "std::vector<double>",
    "n": "std::vector<std::vector<std::int64_t>>", "r": {"x": "std::int64_t", "y": "std::string"},
}  # fmt: skip


@pytest.mark.parametrize(
    "data",
    [
        ROWS,
        COLUMNS,
        ak.Array(ROWS),
        pa.Table.from_pylist(ROWS),
        pa.RecordBatch.from_pylist(ROWS),
        pd.DataFrame(COLUMNS),
        pl.DataFrame(COLUMNS),
        {name: pa.array(values) for name, values in COLUMNS.items()},
        {name: ak.Array(values) for name, values in COLUMNS.items()},
        {name: pd.Series(values) for name, values in COLUMNS.items()},
        {name: pl.Series(values) for name, values in COLUMNS.items()},
    ],
    ids=[
        "rows",
        "lists",
        "awkward",
        "table",
        "batch",
        "frame",
        "polars",
        "arrow arrays",
        "awkward arrays",
        "series",
        "polars series",
    ],
)
def test_the_same_entries_from_every_library(data):
    assert infer_schema(data) == SCHEMA
    assert back(data) == ROWS
    assert back(data, SCHEMA) == ROWS


BATCHES: dict[str, Callable[[], Any]] = {
    "generator": lambda: ({name: [row[name]] for name in row} for row in ROWS),
    "generator of rows": lambda: iter([ROWS[:1], [], ROWS[1:]]),
    "reader": lambda: pa.Table.from_pylist(ROWS).to_reader(max_chunksize=2),
    "lazy frame": lambda: pl.DataFrame(COLUMNS).lazy(),
    "stream": lambda: _Stream(pa.Table.from_pylist(ROWS)),
}


class _Stream:
    """An object of another library that is an Arrow stream, and nothing else."""

    def __init__(self, table: pa.Table) -> None:
        self._table = table

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        return self._table.__arrow_c_stream__(requested_schema)


@pytest.mark.parametrize("batches", BATCHES.values(), ids=BATCHES.keys())
def test_batches_one_after_the_other(batches):
    assert back(batches()) == ROWS
    assert back(batches(), SCHEMA) == ROWS
    buffer = io.BytesIO()
    with create(buffer, "ntpl", SCHEMA) as writer:
        assert writer.extend(batches()) == 3
        assert writer.extend(batches(), flush=True) == 3
        assert writer.num_clusters == 1
    with rnt.open(buffer.getvalue()) as file:
        assert file["ntpl"].arrays(library="py") == ROWS + ROWS


def test_an_rntuple_is_written_as_a_stream_of_its_clusters(tmp_path):
    with create(tmp_path / "a.root", "ntpl", SCHEMA) as writer:
        for row in ROWS:
            writer.extend([row], flush=True)
    with rnt.open_ntuple(tmp_path / "a.root") as events:
        assert back(events) == ROWS
        assert back(rnt.scan(tmp_path / "a.root").filter(pl.col("i") > 0).select("i", "r")) == [
            {"i": row["i"], "r": row["r"]} for row in ROWS if row["i"] > 0
        ]


def test_one_batch_is_in_memory_at_a_time(tmp_path):
    taken = []

    def batches():
        for number in range(4):
            taken.append(number)
            yield {"x": np.full(1 << 17, number, np.float64)}
            assert writer.num_entries == (number + 1) << 17

    with create(tmp_path / "a.root", "ntpl", {"x": "double"}) as writer:
        assert writer.extend(batches()) == 4 << 17
    assert taken == [0, 1, 2, 3]


def test_a_reader_without_batches_has_a_schema():
    schema = pa.schema({"x": pa.int32(), "s": pa.string()})
    assert back(pa.RecordBatchReader.from_batches(schema, [])) == []
    with pytest.raises(rnt.SchemaError, match="there are no batches to infer fields from"):
        back(iter([]))
    assert back(iter([]), SCHEMA) == []


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            lambda: iter([{"x": pa.array([1])}, {"x": pa.array([None], pa.int64())}]),
            "declare it std::optional",
        ),
        (lambda: iter([{"x": [1]}, {"y": [1]}]), "field 'y' of the data is not in this RNTuple"),
        (lambda: iter([1]), "data of type int have no names"),
        (lambda: pl.DataFrame({"o": pl.Series([object()], dtype=pl.Object)}), "objects of Python"),
        (lambda: pl.DataFrame({"i": pl.Series([1], dtype=pl.Int128)}), "'i' are of type Int128 of polars"),
    ],
    ids=["missing", "other names", "no names", "objects", "Int128"],
)
def test_a_batch_that_does_not_fit_leaves_no_file(data, message, tmp_path):
    with pytest.raises(rnt.SchemaError, match=message):
        write(tmp_path / "a.root", "ntpl", data())
    assert not list(tmp_path.iterdir())


def test_parts_of_awkward_arrays_are_packed():
    array = ak.Array(ROWS * 3)[[7, 0, 2]][1:]
    assert back(array) == [ROWS[0], ROWS[2]]


def test_parts_of_arrow_tables_are_packed():
    table = pa.concat_tables([pa.Table.from_pylist(ROWS), pa.Table.from_pylist(ROWS)]).slice(2, 3)
    assert back(table) == [ROWS[2], ROWS[0], ROWS[1]]


def test_missing_values_become_optional_fields():
    rows = [{"x": None, "y": [1, None]}, {"x": 1.5, "y": []}, {"x": None, "y": [None]}]
    expected = {"x": "std::optional<double>", "y": "std::vector<std::optional<std::int64_t>>"}
    for data in (rows, ak.Array(rows), pa.Table.from_pylist(rows)):
        assert infer_schema(data) == expected
        assert back(data) == rows
    assert back(pd.DataFrame({"x": pd.array([1, None], dtype="Int32")})) == [{"x": 1}, {"x": None}]


def test_unions_become_variants():
    rows = [{"x": 1}, {"x": "a"}, {"x": 2}, {"x": None}]
    for data in (rows[:3], ak.Array(rows[:3])):
        assert infer_schema(data) == {"x": "std::variant<std::int64_t,std::string>"}
        assert back(data) == rows[:3]
    assert back(ak.Array(rows), {"x": "std::variant<std::int64_t,std::string>"}) == rows
    types, offsets = pa.array([0, 1, 0], pa.int8()), pa.array([0, 0, 1], pa.int32())
    union = pa.UnionArray.from_dense(types, offsets, [pa.array([1, 2]), pa.array(["a"])])
    assert back({"x": union}) == rows[:3]
    assert back({"x": union[1:]}) == rows[1:3]
    sparse = pa.UnionArray.from_sparse(types, [pa.array([1, 0, 2]), pa.array(["", "a", ""])])
    assert back({"x": sparse}) == rows[:3]
    assert back({"x": sparse[1:]}) == rows[1:3]


def test_records_without_names_become_tuples():
    array = ak.zip((ak.Array([1, 2]), ak.Array([0.5, 1.5])))
    assert infer_schema({"x": array}) == {"x": "std::tuple<std::int64_t,double>"}
    assert back({"x": array}) == [{"x": {"_0": 1, "_1": 0.5}}, {"x": {"_0": 2, "_1": 1.5}}]
    assert back({"x": [(1, "a")]}, {"x": "std::pair<int,std::string>"}) == [{"x": {"_0": 1, "_1": "a"}}]


def test_lists_of_equal_length_become_fixed_arrays_and_the_other_way_round():
    array = np.arange(12.0).reshape(2, 3, 2)
    assert infer_schema({"x": array}) == {"x": "std::array<std::array<double,2>,3>"}
    expected = [{"x": item} for item in array.tolist()]
    assert back({"x": array}) == expected
    assert back({"x": array}, {"x": "std::vector<std::vector<double>>"}) == expected
    assert back({"x": ak.Array(array.tolist())}, {"x": "std::array<std::array<double,2>,3>"}) == expected
    assert back({"x": pa.array(array[:, 0].tolist(), pa.list_(pa.float64(), 2))}) == [
        {"x": [0, 1]},
        {"x": [6, 7]},
    ]


def test_structured_arrays_are_records():
    array = np.array([(1, 0.5), (2, 1.5)], [("a", "i4"), ("b", "f8")])
    assert infer_schema(array) == {"a": "std::int32_t", "b": "double"}
    assert back(array) == [{"a": 1, "b": 0.5}, {"a": 2, "b": 1.5}]
    assert back({"x": array})[0] == {"x": {"a": 1, "b": 0.5}}


@pytest.mark.filterwarnings("ignore::rntuple_construct.writer.ReducedMeaningWarning")
def test_text_bytes_and_times_of_numpy_and_arrow():
    times = np.array(["2026-01-01", "2026-01-02"], "datetime64[D]")
    data = {"u": np.array(["é", "ab"]), "s": np.array([b"x", b""]), "t": times}
    assert back(data) == [
        {"u": "é", "s": b"x", "t": date(2026, 1, 1)},
        {"u": "ab", "s": b"", "t": date(2026, 1, 2)},
    ]
    table = pa.table({
        "d": pa.array(["a", "b", "a"]).dictionary_encode(), "b": pa.array([b"\x00\xff", b"", b"x"]),
        "t": pa.array([1, 2, 3], pa.timestamp("ms")), "m": pa.array([[("k", 1)], [], []], pa.map_(pa.string(), pa.int8())),
    })  # fmt: skip
    assert back(table)[0] == {
        "d": "a",
        "b": b"\x00\xff",
        "t": datetime(1970, 1, 1, microsecond=1000),
        "m": [{"_0": "k", "_1": 1}],
    }


def test_mappings_are_maps_and_sets_are_sets():
    schema = {"m": "std::map<std::string,int>", "s": "std::set<int>"}
    assert back([{"m": {"a": 1}, "s": {2, 1}}], schema) == [{"m": [{"_0": "a", "_1": 1}], "s": [1, 2]}]


def test_bitsets_may_be_integers():
    assert back([{"x": 5}], {"x": "std::bitset<4>"}) == [{"x": [True, False, True, False]}]


def test_numbers_are_cast_where_nothing_is_lost():
    data = {"i": np.array([1, 2], np.int64), "f": [1, 2], "u": np.array([True, False]), "b": np.array([0, 1])}
    schema = {"i": "std::int8_t", "f": "float", "u": "std::uint16_t", "b": "bool"}
    assert back(data, schema) == [
        {"i": 1, "f": 1.0, "u": 1, "b": False},
        {"i": 2, "f": 2.0, "u": 0, "b": True},
    ]


def test_big_endian_arrays_are_read_as_numbers():
    assert back({"x": np.array([1, 2], ">i4")}) == [{"x": 1}, {"x": 2}]


def test_arrays_may_change_after_they_were_appended():
    buffer = io.BytesIO()
    values = np.zeros(100_000)
    with create(buffer, "ntpl", {"x": "double"}) as writer:
        for number in range(5):
            values[:] = number
            writer.extend({"x": values})
    with rnt.open(buffer.getvalue()) as file:
        found = file["ntpl"].arrays(library="np")["x"]
    assert (found == np.repeat(np.arange(5.0), 100_000)).all()
