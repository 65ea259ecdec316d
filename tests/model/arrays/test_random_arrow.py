"""Random Arrow arrays are written and read with equal values in every library, or refused with an error of the package."""

from __future__ import annotations

import datetime as dt
import io
from decimal import Decimal
from random import Random
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import given
from hypothesis import strategies as st
from self_test.known_rows import shape_of
from self_test.random_arrow import LEAVES, leaf_array, random_array

import rntuple_construct as rnt

pytestmark = pytest.mark.filterwarnings("ignore::rntuple_construct.writer.ReducedMeaningWarning")
_NUM = 5
_FIXED = (
    *(kind for kind in LEAVES if not pa.types.is_null(kind)),
    pa.list_(pa.date32(), 2),
    pa.list_(pa.int8(), 1),
)


def _written(array: pa.Array) -> bytes:
    file = io.BytesIO()
    rnt.write(file, "t", pa.table({"i": pa.array(range(len(array))), "x": array}))
    return file.getvalue()


def _read(data: bytes, library: str) -> list[Any]:
    """Column x as a list, whose length is that of the other column."""
    with rnt.open(data) as opened:
        found = opened["t"].arrays(library=library)
    if library == "py":
        return [row["x"] for row in found]
    assert len(found["x"]) == len(found["i"])
    return found["x"].to_list() if library in ("ak", "polars") else list(found["x"])


@given(st.randoms(use_true_random=False))
def test_any_array_survives_in_arrow_and_keeps_its_shape_elsewhere(random: Random) -> None:
    array = random_array(random, _NUM)
    array.validate(full=True)
    data, plain = _written(array), array.to_pylist()
    with rnt.open(data) as opened:
        table = opened["t"].arrays(library="pa")
    table.validate(full=True)
    assert table["i"].to_pylist() == list(range(_NUM))
    assert table["x"].to_pylist() == plain
    # A missing value of an optional one is missing in pandas as well, and a map is a list of pairs.
    for library in ("py", "ak", "pd"):
        assert shape_of(_read(data, library)) == shape_of(plain), library
    try:
        assert shape_of(_read(data, "polars")) == shape_of(plain)
    except rnt.RNTupleError:
        assert any(text in str(array.type) for text in ("union", "decimal256(60", "decimal128(5, -2"))


@pytest.mark.parametrize("is_missing", [False, True], ids=["all", "missing"])
@pytest.mark.parametrize("kind", _FIXED, ids=str)
@pytest.mark.parametrize("size", [0, 2])
def test_fixed_size_lists_of_every_type_at_every_place(kind: Any, size: int, is_missing: bool) -> None:
    content = leaf_array(Random(size), kind, 6 * size, 0)
    mask = pa.array([False, True, False, False, False, True]) if is_missing else None
    if size:
        fixed = pa.FixedSizeListArray.from_arrays(content, size, mask=mask)
    else:
        fixed = pa.array([[], None if is_missing else [], [], [], [], []], pa.list_(kind, 0))
    offsets = pa.array([0, 1, 1, 3])
    forms = {
        "itself": fixed,
        "slice": fixed.slice(1, 4),
        "list": pa.ListArray.from_arrays(offsets.cast(pa.int32()), fixed),
        "record": pa.StructArray.from_arrays([fixed], ["m"]),
        "optional record": pa.StructArray.from_arrays([fixed], ["m"], mask=pa.array([True, False] * 3)),
        "array": pa.FixedSizeListArray.from_arrays(fixed, 2),
        "optional array": pa.FixedSizeListArray.from_arrays(fixed, 2, mask=pa.array([False, True, False])),
        "map": pa.MapArray.from_arrays(offsets.cast(pa.int32()), pa.array(list("abcdef")), fixed),
    }  # fmt: skip
    for name, array in forms.items():
        data = _written(array)
        with rnt.open(data) as opened:
            found = opened["t"].arrays(library="pa")
        found.validate(full=True)
        assert found["x"].to_pylist() == array.to_pylist(), name
        assert shape_of(_read(data, "py")) == shape_of(array.to_pylist()), name


@pytest.mark.parametrize(
    "kind", [pa.timestamp("s"), pa.duration("s"), pa.date32(), pa.decimal128(14, 2)], ids=str
)
def test_rows_of_optional_arrays_of_times_stay(kind: Any, tmp_path: Any) -> None:
    if pa.types.is_decimal(kind):
        content = pa.array([Decimal(each) for each in (1, 2, 0, 0, 3, 4)], kind)
    else:
        content = pa.array([1, 2, 0, 0, 3, 4], pa.int32() if kind == pa.date32() else pa.int64()).cast(kind)
    array = pa.FixedSizeListArray.from_arrays(content, 2, mask=pa.array([False, True, False]))
    expected = array.to_pylist()
    assert expected[1] is None
    data = _written(array)
    for library in ("pa", "pd", "polars", "ak", "np", "py"):
        with rnt.open(data) as opened:
            found = opened["t"].arrays(["x"], library=library)
        assert len(found if library == "py" else found["x"]) == 3
    rnt.export(data, tmp_path / "x.parquet")
    assert pq.read_table(tmp_path / "x.parquet")["x"].to_pylist() == [
        each
        if kind != pa.timestamp("s") or each is None
        else [dt.datetime(1970, 1, 1, 0, 0, item.second) for item in each]
        for each in expected
    ]


@pytest.mark.parametrize(
    "array",
    [
        pa.array([(1, 2, 3), None], pa.month_day_nano_interval()),
        pa.array([[(1, 2, 3)]], pa.list_(pa.month_day_nano_interval())),
        pa.StructArray.from_arrays([pa.array([1]), pa.array([2])], ["m", "m"]),
    ],
    ids=["interval", "intervals", "names"],
)
def test_types_without_a_field_are_a_schema_error(array: Any) -> None:
    with pytest.raises(rnt.SchemaError, match=r"interval|name 'm'"):
        _written(array)


def test_extension_types_are_told_and_keep_their_values() -> None:
    file = io.BytesIO()
    for array in (
        pa.ExtensionArray.from_storage(pa.uuid(), pa.array([b"0123456789abcdef", None], pa.binary(16))),
        pa.ExtensionArray.from_storage(pa.bool8(), pa.array([1, None], pa.int8())),
        pa.ExtensionArray.from_storage(pa.json_(pa.string()), pa.array(['{"a": 1}', None])),
        pa.ExtensionArray.from_storage(pa.opaque(pa.string_view(), "t", "v"), pa.array(["a", None], pa.string_view())),
    ):  # fmt: skip
        with pytest.warns(rnt.writer.ReducedMeaningWarning, match="extension type"):
            rnt.write(file, "t", pa.table({"x": array}))
        with rnt.open(_written(array)) as opened:
            assert opened["t"].arrays(library="pa")["x"].to_pylist() == array.storage.to_pylist()


def test_dictionaries_of_views_and_runs_of_lists() -> None:
    views = pa.DictionaryArray.from_arrays(pa.array([1, None, 0]), pa.array(["a", None], pa.string_view()))
    lists = pa.RunEndEncodedArray.from_arrays(pa.array([2, 3], pa.int16()), pa.array([[1], None]))
    assert _read(_written(views), "py") == [None, None, "a"]
    assert _read(_written(lists), "py") == [[1], [1], None]
    assert _read(_written(lists.slice(1)), "py") == [[1], None]
