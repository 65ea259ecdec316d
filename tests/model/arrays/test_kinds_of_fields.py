"""Every kind of field in every library."""

from __future__ import annotations

from typing import Any

import awkward as ak
import numpy as np
import pandas as pd
import pyarrow as pa
import pytest
from support.kinds import KINDS
from support.patching import (
    BIT,
    CHAR,
    INDEX64,
    INT32,
    SWITCH,
    DescribedCluster,
    column,
    field,
    file_of,
    read,
    switches,
)
from support.tuples import with_names

from rntuple_construct.base.errors import UnsupportedError


def values_of(kind: str, library: str) -> Any:
    return read(KINDS[kind].draft(), "x", library=library)


@pytest.mark.parametrize("kind", KINDS)
def test_python(kind: str) -> None:
    rows = values_of(kind, "py")
    assert rows == [{"x": value} for value in KINDS[kind].values]
    # 1 == True == 1.0, but they are not the same value.
    assert repr(rows) == repr([{"x": value} for value in KINDS[kind].values])


# What other libraries spell differently from plain Python.
AS_BYTE: dict[str, list[Any]] = {"char": [97, 0, 233]}


@pytest.mark.parametrize("kind", KINDS)
def test_awkward(kind: str) -> None:
    array = values_of(kind, "ak")
    assert isinstance(array, ak.Array)
    assert with_names(array["x"].to_list()) == AS_BYTE.get(kind, KINDS[kind].values)
    assert ak.is_valid(array)


@pytest.mark.parametrize("kind", KINDS)
def test_arrow(kind: str) -> None:
    table = values_of(kind, "pa")
    assert isinstance(table, pa.Table)
    table.validate(full=True)
    assert table["x"].to_pylist() == AS_BYTE.get(kind, KINDS[kind].values)


def plain(value: Any) -> Any:
    """Values of numpy as plain Python."""
    if isinstance(value, np.void) and value.dtype.names:
        return {name: plain(value[name]) for name in value.dtype.names}
    if isinstance(value, np.ndarray):
        return [plain(each) for each in value]
    if isinstance(value, np.generic):
        return value.item()
    return value


@pytest.mark.parametrize("kind", KINDS)
def test_numpy(kind: str) -> None:
    array = values_of(kind, "np")["x"]
    assert isinstance(array, np.ndarray)
    assert len(array) == len(KINDS[kind].values)
    assert plain(array) == AS_BYTE.get(kind, KINDS[kind].values)


@pytest.mark.parametrize("kind", KINDS)
def test_pandas(kind: str) -> None:
    frame = values_of(kind, "pd")
    assert isinstance(frame, pd.DataFrame)
    assert list(frame) == ["x"]
    assert [plain(value) for value in frame["x"]] == AS_BYTE.get(kind, KINDS[kind].values)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("library", ["np", "ak", "pa", "pd", "py", "layout"])
def test_no_entries(kind: str, library: str) -> None:
    result = read(KINDS[kind].draft(), "x", library=library, entry_stop=0)
    assert len(result if library == "py" else result["x"]) == 0


DTYPES = {
    "bool": np.bool_, "int8": np.int8, "uint8": np.uint8, "int16": np.int16, "uint16": np.uint16, "int32": np.int32,
    "uint32": np.uint32, "int64": np.int64, "uint64": np.uint64, "float": np.float32, "double": np.float64,
    "half": np.float32, "Double32_t": np.float64, "byte": np.uint8, "char": np.uint8, "cardinality": np.uint32,
    "quantized": np.float64, "truncated": np.float32, "enum": np.int32, "atomic": np.float32,
}  # fmt: skip


@pytest.mark.parametrize("kind", DTYPES)
def test_numbers_have_the_type_of_the_field(kind: str) -> None:
    assert values_of(kind, "np")["x"].dtype == DTYPES[kind]
    assert str(ak.type(values_of(kind, "ak")["x"]).content) == np.dtype(DTYPES[kind]).name


SHAPES = {"array": (3, 2), "array of arrays": (2, 3, 2), "bitset": (3, 3)}


@pytest.mark.parametrize("kind", SHAPES)
def test_fixed_arrays_are_dimensions(kind: str) -> None:
    array = values_of(kind, "np")["x"]
    assert array.shape == SHAPES[kind]
    assert array.dtype != object


def test_flat_records_are_structured_arrays() -> None:
    array = values_of("flat record", "np")["x"]
    assert array.dtype == np.dtype([("a", np.int32), ("b", np.float32)])


def test_collections_of_numbers_are_arrays_of_them() -> None:
    array = values_of("vector", "np")["x"]
    assert array.dtype == object
    assert [each.dtype for each in array] == [np.float32] * 3


def test_lists_of_equal_length_do_not_become_a_dimension() -> None:
    array = values_of("vector of optionals", "np")["x"]
    assert array.shape == (3,)


def test_types_in_awkward() -> None:
    expected = {
        "string": "string",
        "vector": "var * float32",
        "array of arrays": "3 * 2 * int32",
        "optional": "?float32",
        "streamed object": "bytes",
        "flat record": "{a: int32, b: float32}",
        "variant": "union[int32, string]",
        "variant without value": "union[?int32, ?string]",
    }
    assert {kind: str(ak.type(values_of(kind, "ak")["x"]).content) for kind in expected} == expected


def test_types_in_arrow() -> None:
    expected = {
        "string": "large_string",
        "vector": "large_list<item: float>",
        "array": "fixed_size_list<item: float>[2]",
        "optional": "float",
        "streamed object": "large_binary",
        "flat record": "struct<a: int32, b: float>",
    }
    assert {kind: str(values_of(kind, "pa").schema.field("x").type) for kind in expected} == expected


def test_bytes_that_are_no_utf8_differ_from_text_in_every_library() -> None:
    draft = file_of(
        [field("x", "std::string")], [column(INDEX64, 0), column(CHAR, 0)],
        [DescribedCluster(2, [[[1, 5]], [b"\xff\\xff"]])],
    )  # fmt: skip
    expected = ["\udcff", "\\xff"]
    assert [row["x"] for row in read(draft, library="py")] == expected
    assert read(draft, library="np")["x"].tolist() == expected
    assert read(draft, library="ak")["x"].to_list() == expected
    frame = read(draft, library="pd")
    assert (frame["x"].tolist(), frame["x"].dtype) == (expected, object)
    assert read(draft, library="pa-binary")["x"].to_pylist() == [b"\xff", b"\\xff"]
    with pytest.raises(UnsupportedError, match="'x' is not UTF-8"):
        read(draft, library="pa")


@pytest.mark.parametrize("data", [b"", b"ab", b"\xff"])
def test_the_type_of_a_column_of_strings_does_not_depend_on_its_values(data) -> None:
    draft = file_of(
        [field("x", "std::string")], [column(INDEX64, 0), column(CHAR, 0)],
        [DescribedCluster(1, [[[len(data)]], [data] if data else []])],
    )  # fmt: skip
    assert read(draft, library="pd")["x"].dtype == object
    assert str(read(draft, library="pa-binary").schema.field("x").type) == "large_binary"
    if data != b"\xff":
        assert str(read(draft, library="pa").schema.field("x").type) == "large_string"


def test_deeply_nested_arrays_have_no_more_dimensions_than_numpy_allows() -> None:
    depth = 80
    fields = [field("x", "A", flags=1, array_size=1)]
    fields += [field("_0", "A", parent=level, flags=1, array_size=1) for level in range(depth - 1)]
    fields.append(field("_0", "std::int32_t", parent=depth - 1))
    draft = file_of(fields, [column(INT32, depth)], [DescribedCluster(1, [[[5]]])])
    value = read(draft, library="np")["x"][0]
    for _ in range(depth):
        (value,) = value
    assert value == 5


def test_member_without_a_name_is_no_structured_array() -> None:
    fields = [field("x", "A", role=2), field("", "std::int32_t", parent=0)]
    draft = file_of(fields, [column(INT32, 1)], [DescribedCluster(1, [[[5]]])])
    assert read(draft, library="np")["x"].tolist() == [{"": 5}]


@pytest.mark.parametrize("library", ["ak", "pa", "py"])
def test_index_of_a_variant_without_value_means_nothing(library: str) -> None:
    fields = [field("x", "std::variant<std::int32_t,bool>", role=3), field("_0", "std::int32_t", parent=0)]
    fields.append(field("_1", "bool", parent=0))
    columns = [column(SWITCH, 0), column(INT32, 1), column(BIT, 2)]
    pages = [[switches((9, 0), (0, 1), (7, 0), (0, 2))], [[5]], [[True]]]
    rows = read(file_of(fields, columns, [DescribedCluster(4, pages)]), library=library)
    if library == "pa":
        rows.validate(full=True)
    plain_rows = rows if library == "py" else rows.to_pylist() if library == "pa" else rows.to_list()
    assert plain_rows == [{"x": None}, {"x": 5}, {"x": None}, {"x": True}]
