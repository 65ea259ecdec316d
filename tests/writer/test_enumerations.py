"""Enumerations of 8 bits: numbers in every library, stored as ROOT stores them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from rntuple_spec.column_types import ColumnType

import rntuple_construct as rnt
from rntuple_construct.writer import EnumSpec

UNDERLYING = ["std::int8_t", "char", "std::uint8_t", "bool"]
STORED = {
    "std::int8_t": ("char", ColumnType.CHAR, [-3, 127]),
    "char": ("char", ColumnType.CHAR, [97, -1]),
    "std::uint8_t": ("std::uint8_t", ColumnType.UINT8, [255, 0]),
    "bool": ("bool", ColumnType.BIT, [True, False]),
}
SCHEMA = {"x": "E", "list": "std::vector<E>", "array": "std::array<E,2>"}


@pytest.fixture(params=UNDERLYING)
def underlying(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def path(underlying: str, tmp_path: Path) -> Path:
    values = STORED[underlying][2]
    path = tmp_path / "enum.root"
    rows = [{"x": value, "list": values, "array": values} for value in values]
    with rnt.create(path, "Events", SCHEMA, classes={"E": EnumSpec("E", underlying)}) as writer:
        writer.extend(rows)
    return path


def test_the_child_is_what_root_writes(path: Path, underlying: str) -> None:
    type_name, column_type, _ = STORED[underlying]
    with rnt.open(path) as file:
        schema = file["Events"].schema
        (child,) = [field for field in schema.fields if field.path == "x._0"]
        assert child.type_name == type_name
        assert [schema.columns[i].column_type for i in child.representations[0]] == [column_type]
    assert rnt.validate(path, level="full").findings == ()


def test_values_are_numbers_in_every_library(path: Path, underlying: str) -> None:
    values = STORED[underlying][2]
    with rnt.open(path) as file:
        events = file["Events"]
        assert events.arrays(library="py") == [{"x": x, "list": values, "array": values} for x in values]
        assert events.arrays(library="np")["x"].tolist() == values
        assert events.arrays(library="np")["array"].tolist() == [values, values]
        assert events.arrays(library="ak")["x"].tolist() == values
        assert events.arrays(library="ak")["list"].tolist() == [values, values]
        assert events.arrays(library="pa")["x"].to_pylist() == values
        assert events.arrays(library="pd")["x"].tolist() == values


def test_arrays_of_numbers_are_written_again(path: Path, underlying: str, tmp_path: Path) -> None:
    with rnt.open(path) as file:
        arrays = file["Events"].arrays(library="np")
        rows = file["Events"].arrays(library="py")
    copy = tmp_path / "copy.root"
    with rnt.create(copy, "Events", SCHEMA, classes={"E": EnumSpec("E", underlying)}) as writer:
        writer.extend(arrays)
    with rnt.open(copy) as file:
        assert file["Events"].arrays(library="py") == rows


def test_a_number_out_of_range_is_refused(tmp_path: Path) -> None:
    spec = {"E": EnumSpec("E", "char")}
    with (
        pytest.raises(rnt.RNTupleError, match="128"),
        rnt.create(tmp_path / "x.root", "Events", {"x": "E"}, classes=spec) as writer,
    ):
        writer.extend({"x": np.array([128])})


def test_a_char_that_is_no_enumeration_stays_a_character(tmp_path: Path) -> None:
    path = tmp_path / "char.root"
    schema = {"x": "char", "atomic": "std::atomic<char>"}
    rnt.write(path, "Events", {"x": ["a", "ÿ"], "atomic": ["b", "c"]}, schema=schema)
    with rnt.open(path) as file:
        assert file["Events"].arrays(library="py") == [{"x": "a", "atomic": "b"}, {"x": "ÿ", "atomic": "c"}]
