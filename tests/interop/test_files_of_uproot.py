"""Whatever uproot writes as an RNTuple is read here with the same values, by value and not by what uproot reads back."""

from __future__ import annotations

import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import awkward as ak
import numpy as np
import pandas as pd
import pytest
import uproot

import rntuple_construct as rnt
from rntuple_construct.kit.corpus.features.structure import ENTRIES, SCHEMA
from rntuple_construct.validation import Severity, validate
from rntuple_construct.writer import WriteOptions

COMPRESSIONS = {
    "none": None,
    "zlib": uproot.ZLIB(1),
    "lzma": uproot.LZMA(1),
    "lz4": uproot.LZ4(1),
    "zstd": uproot.ZSTD(1),
}
NUMBERS = ["i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8", "f4", "f8"]


def extremes(code: str) -> Any:
    """Smallest, largest and some other numbers of a dtype."""
    dtype = np.dtype(code)
    if dtype.kind == "f":
        limits = np.finfo(dtype)
        return np.array([0, -0.0, 1.5, limits.min, limits.max, limits.tiny, np.inf, -np.inf], dtype)
    limits = np.iinfo(dtype)
    return np.array([0, 1, limits.min, limits.max], dtype)


LIST32 = ak.contents.ListOffsetArray(
    ak.index.Index32(np.array([0, 2, 2, 3], np.int32)), ak.contents.NumpyArray(np.arange(3.0))
)
LIST_ANY_ORDER = ak.contents.ListArray(
    ak.index.Index64(np.array([2, 0, 1])), ak.index.Index64(np.array([3, 2, 1])),
    ak.contents.NumpyArray(np.arange(3.0)),
)  # fmt: skip
CONTENT = ak.contents.NumpyArray(np.array([1.5, 2.5, 3.5], np.float32))

ARRAYS: dict[str, Any] = {
    "numpy bool": np.array([True, False, True]),
    **{f"numpy {code}": extremes(code) for code in NUMBERS},
    "numpy, two dimensions": np.arange(6, dtype=np.int16).reshape(3, 2),
    "numpy, three dimensions": np.arange(12, dtype=np.float32).reshape(2, 3, 2),
    "numpy bool, two dimensions": np.array([[True, False, True], [False, False, True]]),
    "numpy, not contiguous": np.arange(10)[::3],
    "strings": ["", "abc", "é中"],
    "lists": ak.Array([[1.5], [], [2.5, 3.5]]),
    "lists of bool": ak.Array([[True], [], [False, True, True]]),
    "lists of lists": ak.Array([[[1], []], [], [[2, 3]]]),
    "lists of lists of lists": ak.Array([[[[1, 2], []], []], [], [[[3]]]]),
    "lists of strings": ak.Array([["a", ""], [], ["bc"]]),
    "lists with offsets of 32 bits": ak.Array(LIST32),
    "lists in any order": ak.Array(LIST_ANY_ORDER),
    "lists of arrays": ak.Array([np.arange(4).reshape(2, 2), np.arange(2).reshape(1, 2)]),
    "arrays of lists": ak.to_regular(ak.Array([[[1], [2, 3]], [[], [4]]]), axis=1),
    "sliced lists": ak.Array([[1], [2, 3], [], [4]])[1:],
    "records": ak.Array([{"a": 1, "b": 1.5}, {"a": 2, "b": 2.5}]),
    "records of lists and strings": ak.Array([{"a": [1, 2], "b": "x"}, {"a": [], "b": ""}]),
    "records in records": ak.Array([{"a": {"b": {"c": 1}}}, {"a": {"b": {"c": 2}}}]),
    "lists of records": ak.Array([[{"a": 1, "b": [1.5]}], [], [{"a": 2, "b": []}, {"a": 3, "b": [2.5]}]]),
    "lists of records of records": ak.Array([[{"a": {"b": 1}}], [], [{"a": {"b": 2}}]]),
    "tuples": ak.Array([(1, "a"), (2, "b")]),
    "lists of tuples": ak.Array([[(1, 1.5)], [], [(2, 2.5), (3, 3.5)]]),
    "option numbers": ak.Array([1, None, 3]),
    "option numbers, all missing but one": ak.Array([None, None, 3]),
    "option numbers, nothing masked": ak.Array(ak.contents.UnmaskedArray(CONTENT)),
    "option strings": ak.Array(["a", None, ""]),
    "option lists": ak.Array([[1, 2], None, []]),
    "lists of options": ak.Array([[1, None], [], [None]]),
    "option lists of options": ak.Array([[1, None], None, [None, 2, 3]]),
    "unions of numbers and strings": ak.Array([1, "a", 2, "b", ""]),
    "unions of numbers and lists": ak.Array([1.5, [1, 2], 2.5, []]),
    "unions of three": ak.Array([1, "a", [1, 2], 2]),
    "lists of unions": ak.Array([[1, "a"], [], ["b", 2, 3]]),
    "records of unions": ak.Array([{"a": 1}, {"a": "b"}]),
    "DataFrame column": pd.Series([1.5, 2.5]),
}


def expected_of(values: Any) -> Any:
    """Plain values, tuples as this package has them."""
    if isinstance(values, tuple):
        return {f"_{index}": expected_of(item) for index, item in enumerate(values)}
    if isinstance(values, list):
        return [expected_of(item) for item in values]
    if isinstance(values, dict):
        return {name: expected_of(item) for name, item in values.items()}
    return values


def rows_of(name: str, array: Any) -> list[dict[str, Any]]:
    """Entries of a field with these values."""
    values = array if isinstance(array, list) else array.tolist()
    return [{name: value} for value in expected_of(values)]


def check(path: Path, expected: Mapping[str, list[dict[str, Any]]], *errors: str) -> None:
    """The file has these RNTuples with these entries, and breaks no rules but those that are given."""
    with rnt.open(path) as file:
        assert sorted(file.keys()) == sorted(expected)
        for name, rows in expected.items():
            found = file[name].arrays(library="py")
            assert repr(found) == repr(rows)  # to the sign of zero, and NaN
    found_errors = [item.rule_id for item in validate(path).findings if item.severity is Severity.ERROR]
    assert found_errors == list(errors)


@pytest.mark.parametrize("title", ARRAYS)
def test_every_kind_of_array_is_read(title: str, tmp_path: Path) -> None:
    path = tmp_path / "uproot.root"
    array = ARRAYS[title]
    with uproot.recreate(path) as file:
        file.mkrntuple("ntpl", {"x": array})
    check(path, {"ntpl": rows_of("x", array)})


@pytest.mark.parametrize("title", ARRAYS)
def test_arrays_in_several_cluster_groups_are_read(title: str, tmp_path: Path) -> None:
    path = tmp_path / "uproot.root"
    array = ARRAYS[title]
    with uproot.recreate(path) as file:
        ntuple = file.mkrntuple("ntpl", {"x": array})
        for _ in range(2):
            ntuple.extend({"x": array})
    check(path, {"ntpl": rows_of("x", array) * 3})


@pytest.mark.parametrize("compression", COMPRESSIONS)
def test_every_compression_is_read(compression: str, tmp_path: Path) -> None:
    path = tmp_path / "uproot.root"
    arrays = {"x": np.arange(10_000), "v": ak.Array([[1.5, 2.5], []] * 5000), "s": ["abc", ""] * 5000}
    with uproot.recreate(path, compression=COMPRESSIONS[compression]) as file:
        file.mkrntuple("ntpl", arrays)
    with rnt.open(path) as file:
        found = file["ntpl"].arrays(library="ak")
    assert found.x.tolist() == list(range(10_000))
    assert found.v.tolist() == arrays["v"].tolist()
    assert found.s.tolist() == arrays["s"]


def test_fields_side_by_side_are_read(tmp_path: Path) -> None:
    path = tmp_path / "uproot.root"
    arrays = {f"x{index}": array for index, array in enumerate(ARRAYS.values()) if len(array) == 3}
    with uproot.recreate(path) as file:
        file.mkrntuple("ntpl", arrays)
    columns = {name: [row[name] for row in rows_of(name, array)] for name, array in arrays.items()}
    check(
        path, {"ntpl": [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]}
    )


def test_a_data_frame_is_read(tmp_path: Path) -> None:
    path = tmp_path / "uproot.root"
    with uproot.recreate(path) as file:
        file.mkrntuple("ntpl", pd.DataFrame({"a": [1, 2], "b": [1.5, math.nan]}))
    check(path, {"ntpl": [{"index": 0, "a": 1, "b": 1.5}, {"index": 1, "a": 2, "b": math.nan}]})


def test_no_entries_are_read(tmp_path: Path) -> None:
    path = tmp_path / "uproot.root"
    with uproot.recreate(path) as file:
        file.mkrntuple("ntpl", {"x": np.dtype("f4"), "v": "var * int64"})
    check(path, {"ntpl": []})


def test_several_rntuples_and_directories_are_read(tmp_path: Path) -> None:
    path = tmp_path / "uproot.root"
    with uproot.recreate(path) as file:
        for name in ("a", "d1/b", "d1/d2/c"):
            file.mkrntuple(name, {"x": np.array([1, 2])})
        file.mktree("tree", {"y": np.dtype("f4")})
    rows = [{"x": 1}, {"x": 2}]
    check(path, {"a": rows, "d1/b": rows, "d1/d2/c": rows})


def test_a_description_is_read(tmp_path: Path) -> None:
    path = tmp_path / "uproot.root"
    with uproot.recreate(path) as file:
        file.mkrntuple("ntpl", {"x": np.array([1])}, "some text")
    with rnt.open(path) as file:
        assert file["ntpl"].description == "some text"
        assert file["ntpl"].writer == f"Uproot {uproot.__version__}"


def test_fields_that_uproot_adds_later_are_read(tmp_path: Path) -> None:
    path = tmp_path / "uproot.root"
    with uproot.recreate(path) as file:
        file.mkrntuple("ntpl", {"x": np.array([1, 2])})
    with uproot.update(path) as file:
        file["ntpl"].add_fields({"y": np.dtype("f4")})
    with uproot.update(path) as file:
        file["ntpl"].extend({"x": np.array([3]), "y": np.array([0.5], np.float32)})
    rows = [{"x": 1, "y": 0.0}, {"x": 2, "y": 0.0}, {"x": 3, "y": 0.5}]
    # uproot does not count the elements that are not there into the element offset.
    check(path, {"ntpl": rows}, "RNT-PGL-008")


def test_option_records_are_read_as_what_uproot_calls_them(tmp_path: Path) -> None:
    path = tmp_path / "uproot.root"
    with uproot.recreate(path) as file:
        file.mkrntuple("ntpl", {"x": ak.Array([{"a": 1}, None, {"a": 2}])})
    # An untyped collection: there is no type name that could say it is optional.
    check(path, {"ntpl": [{"x": [{"a": 1}]}, {"x": []}, {"x": [{"a": 2}]}]})


def test_masked_arrays_are_read_as_uproot_wrote_them(tmp_path: Path) -> None:
    path = tmp_path / "uproot.root"
    mask = ak.index.Index8(np.array([True, False, True]))
    with uproot.recreate(path) as file:
        file.mkrntuple("ntpl", {"x": ak.Array(ak.contents.ByteMaskedArray(mask, CONTENT, valid_when=True))})
    # uproot stores the masked element, but counts only the others; it reads the wrong one too.
    check(path, {"ntpl": [{"x": 1.5}, {"x": None}, {"x": 2.5}]}, "RNT-ENC-003")
    assert uproot.open(path)["ntpl"].arrays().x.tolist() == [1.5, None, 2.5]


@pytest.mark.parametrize("compression", ["none", "zstd:5"])
def test_uproot_adds_an_rntuple_to_a_file_written_here(compression: str, tmp_path: Path) -> None:
    path = tmp_path / "both.root"
    with rnt.create(path, "ours", SCHEMA, WriteOptions(compression=compression)) as writer:
        writer.extend(ENTRIES)
    with uproot.update(path) as file:
        file.mkrntuple("theirs", {"y": np.array([1.5, 2.5])})
    check(path, {"ours": ENTRIES, "theirs": [{"y": 1.5}, {"y": 2.5}]})
    assert uproot.open(path)["ours"].arrays().tolist() == ENTRIES


def test_uproot_extends_an_rntuple_written_here(tmp_path: Path) -> None:
    path = tmp_path / "both.root"
    # uproot writes plain encodings only and wants to find no others.
    with rnt.create(path, "ntpl", {"x": "std::int64_t"}, WriteOptions(compression="none")) as writer:
        writer.extend({"x": [1, 2]})
    with uproot.update(path) as file:
        file["ntpl"].extend({"x": np.array([3])})
    check(path, {"ntpl": [{"x": 1}, {"x": 2}, {"x": 3}]})
