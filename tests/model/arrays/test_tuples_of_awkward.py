"""Tuples, byte strings and categories of awkward stay what they are, or a warning names the column."""

from __future__ import annotations

import io
from typing import Any

import awkward as ak
import pytest

import rntuple_construct as rnt
from rntuple_construct.writer import ReducedMeaningWarning


def _read(data: Any, library: str = "ak", **options: Any) -> Any:
    file = io.BytesIO()
    rnt.write(file, "t", data, **options)
    with rnt.open(file.getvalue()) as opened:
        return opened["t"].arrays(library=library)


def _list(column: Any) -> list[Any]:
    values: list[Any] = column.to_pylist() if hasattr(column, "to_pylist") else column.to_list()
    return values


@pytest.mark.parametrize(
    "values",
    [
        [(1.0, 2), (3.0, 4)],
        [[(1, "a")], [], [(2, "b"), (3, "")]],
        [(1, (2.0, [3])), (4, (5.0, []))],
        [(1,), (2,)],
        [(1, b"\xff"), (2, b"")],
        [{"p": (1, 2)}, {"p": (3, 4)}],
        [(1, 2), None],
        [[(1, {"a": 2})], []],
    ],
    ids=str,
)
@pytest.mark.filterwarnings("error")
def test_tuples_stay_tuples(values: list[Any]) -> None:
    found = _read(ak.Array({"x": ak.Array(values)}))
    assert found["x"].to_list() == values
    assert found["x"].type.content == ak.Array(values).type.content


def test_pairs_maps_and_tuples_of_cpp_are_tuples_in_awkward_alone() -> None:
    schema = {
        "p": "std::pair<float,std::int32_t>",
        "m": "std::map<std::string,double>",
        "t": "std::tuple<bool>",
    }
    rows = [{"p": {"_0": 1.5, "_1": 2}, "m": [{"_0": "a", "_1": 0.5}], "t": {"_0": True}}]
    assert _read(rows, schema=schema).to_list() == [{"p": (1.5, 2), "m": [("a", 0.5)], "t": (True,)}]
    assert _read(rows, "py", schema=schema) == rows
    assert _read(rows, "pa", schema=schema).to_pylist() == rows


def test_records_with_other_names_stay_records() -> None:
    rows = [{"x": {"_0": 1, "_2": 2}}, {"x": {"_0": 3, "_2": 4}}]
    assert _read(rows).to_list() == rows


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("library", ["ak", "py", "pa", "polars"])
def test_bytes_stay_bytes(library: str) -> None:
    values = [b"\xff", b"", b"x"]
    for data in (
        {"b": ak.Array(values)},
        ak.Array({"b": values}),
        {"b": values},
        [{"b": each} for each in values],
    ):
        found = _read(data, library)
        assert ([row["b"] for row in found] if library == "py" else _list(found["b"])) == values
    nested = [[b"a", None], None, []]
    for data in ({"b": ak.Array(nested)}, {"b": nested}):
        found = _read(data, library)
        assert ([row["b"] for row in found] if library == "py" else _list(found["b"])) == nested


@pytest.mark.parametrize(
    ("array", "told"),
    [
        (ak.Array({"x": ak.str.to_categorical(ak.Array(["a", "b", "a"]))}), r"'x'.*categories"),
        (ak.Array({"x": ak.str.to_categorical(ak.Array([["a", None], []]))}), r"'x'.*categories"),
        (ak.Array({"x": ak.Array([{"y": 1}, {"y": 2}], with_name="Muon")}), r"'x'.*'Muon'"),
        (ak.Array({"x": ak.with_parameter([1, 2], "unit", "GeV")}), r"'x'.*'unit'"),
        (ak.Array([(1.0, 2), (3.0, 4)]), r"tuples"),
        (ak.zip({"x": [1, 2]}, with_name="Event"), r"'Event'"),
    ],
    ids=["categories", "lists of categories", "name", "parameter", "entries", "name of entries"],
)  # fmt: skip
def test_what_is_lost_is_told_once(array: ak.Array, told: str) -> None:
    with pytest.warns(ReducedMeaningWarning, match=told) as caught:
        found = _read(array)
    assert len(caught) == 1
    assert [list(row.values()) for row in found.to_list()] == [
        list(row.values() if isinstance(row, dict) else row) for row in array.to_list()
    ]


@pytest.mark.parametrize(
    ("values", "path", "expected"),
    [([(), ()], "x", [{}, {}]), ([[{"y": (), "z": 1}], []], "x.y", [[{"y": {}, "z": 1}], []])],
)
def test_empty_tuples_become_records_with_a_warning(
    values: list[Any], path: str, expected: list[Any]
) -> None:
    with pytest.warns(ReducedMeaningWarning, match=f"'{path}'.*empty tuples") as caught:
        found = _read(ak.Array({"x": ak.Array(values)}))
    assert len(caught) == 1
    assert found["x"].to_list() == expected
