"""What the writer takes is what is read back, or is refused: odd data of every library, against the library itself."""

from __future__ import annotations

import contextlib
import io
import math
from decimal import Decimal
from typing import Any

import awkward as ak
import numpy as np
import pandas as pd
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.model.arrays import to_rows
from rntuple_construct.writer import write

pytestmark = pytest.mark.filterwarnings("ignore::rntuple_construct.writer.ReducedMeaningWarning")


def back(values: Any, spec: Any = None) -> list[Any]:
    """Values of one field after a round trip; the type of the field is inferred unless given."""
    return [row["x"] for row in rows_back({"x": values}, None if spec is None else {"x": spec})]


def rows_back(data: Any, schema: Any = None) -> list[dict[str, Any]]:
    """Values as they are in the file: times as integers, bytes as lists of numbers."""
    buffer = io.BytesIO()
    write(buffer, "ntpl", data, schema=schema)
    with rnt.open(buffer.getvalue()) as file:
        return to_rows(file["ntpl"].arrays(library="layout"))


MASKED = np.ma.array([[1.0, 2.0], [3.0, 4.0]], mask=[[False, True], [True, True]])
NAT = np.datetime64("NaT")


def test_masked_elements_are_missing_values():
    expected = [[1.0, None], [None, None]]
    assert back(MASKED) == expected
    assert back(MASKED, "std::vector<std::optional<float>>") == expected
    assert back(list(MASKED), "std::vector<std::optional<double>>") == expected
    assert back(list(MASKED)) == expected
    assert back(list(MASKED), "std::array<std::optional<double>,2>") == expected
    assert back(MASKED[:, 0]) == [1.0, None]
    for spec in ("std::vector<double>", "std::array<double,2>"):
        for values in (MASKED, list(MASKED)):
            with pytest.raises(SchemaError):
                back(values, spec)
    assert back(MASKED[:0]) == []
    assert back(np.ma.array([1, 2]), "std::int32_t") == [1, 2]


def test_masked_members_of_records_are_missing_values():
    array = np.ma.array([(1, 2.0), (3, 4.0)], [("a", "i4"), ("b", "f8")], mask=[(True, False), (False, True)])
    assert rows_back(array) == [{"a": None, "b": 2.0}, {"a": 3, "b": None}]


@pytest.mark.parametrize("order", "<>")
@pytest.mark.parametrize("kind", ["M8[s]", "m8[us]"])
def test_times_of_any_byte_order_keep_their_value_and_nat_is_missing(kind, order):
    array = np.array([1, 1 << 40, -5], "i8").astype(order + kind)
    assert back(array) == [1, 1 << 40, -5]
    assert back(array, "std::int64_t") == [1, 1 << 40, -5]
    array[1] = "NaT"
    assert back(array) == [1, None, -5]
    assert back(ak.Array(array.astype(kind))) == [1, None, -5]
    assert back(pa.array(array.astype(kind))) == [1, None, -5]
    assert back(array.reshape(1, 3)) == [[1, None, -5]]
    with pytest.raises(SchemaError, match="optional"):
        back(array, "std::int64_t")


@pytest.mark.parametrize("zone", [None, "Europe/Zurich"])
def test_missing_times_of_pandas_are_missing(zone):
    series = pd.Series(pd.to_datetime(["2026-01-01", None])).dt.as_unit("s").dt.tz_localize(zone)
    assert back(series) == [int(series[0].timestamp()), None]
    assert back(pd.Series([None, pd.NaT, pd.NA, math.nan, "a"], dtype=object)) == [
        None,
        None,
        None,
        None,
        "a",
    ]


@pytest.mark.parametrize(
    ("values", "spec"),
    [
        ([10**39], "float"),
        ([1.0, 1e39], "float"),
        ([10**400], "double"),
        ([10**400, 1.5], "double"),
        ([-(10**400)], "float"),
        ([2**70], "bool"),
        ([2], "bool"),
        ([2**53 + 1], "double"),
        ([2**53 + 1, 0.5], "double"),
        ([2**24 + 1], "float"),
        (np.array([2**53 + 1]), "double"),
        (np.array([-(2**63) + 1]), "double"),
        (np.array([2**64 - 1], "u8"), "double"),
        (np.array([2**24 + 1], ">i4"), "float"),
        ([2**64], "std::uint64_t"),
        ([2**63, -1], "std::int64_t"),
        ([2**63 + 1, -1], "double"),
        ([0.5], "std::int32_t"),
        ([np.ma.masked, 1.0], "double"),
        ([np.ma.masked], None),
        ([[np.ma.masked]], "bool"),
        ([Decimal(1)], "double"),
        (["\ud800"], "std::string"),
        (["\ud800"], None),
        (np.array(["\ud800"]), None),
        (["\udcc3\udca9"], None),
        ([{object(), object()}], "std::set<int>"),
        ([{"$streamer": 5}], "std::string"),
        (np.array([2**53 + 1, 0], object), "double"),
        ([[2**53 + 1], np.array([1.0])], "std::vector<double>"),
        (pd.DataFrame({"a": [1]}), None),
        (pa.array([(1, 2, 3)], pa.month_day_nano_interval()), None),
        ([10**400], None),
    ],
)  # fmt: skip
def test_what_would_change_is_refused(values, spec):
    with pytest.raises(SchemaError):
        back(values, spec)


def test_exact_integers_of_any_size_become_reals():
    exact = [0, 2**53, -(2**53), 2**63, 2**60 + 2**8, -(2**62), True]
    assert back(exact, "double") == exact
    assert back(np.array([2**62, -(2**63), 3]), "double") == [2**62, -(2**63), 3]
    assert back(np.array([2**64 - 2**40], "u8"), "float") == [2**64 - 2**40]
    assert back([10**22], "double") == [10**22]
    assert back([math.inf, math.nan, -math.inf], "float")[::2] == [math.inf, -math.inf]


@pytest.mark.parametrize(
    "data",
    [
        pa.table([pa.array([1]), pa.array([2])], ["a", "a"]),
        pd.DataFrame([[1, 2]], columns=["a", "a"]),
        {"x": pa.StructArray.from_arrays([pa.array([1]), pa.array([2])], ["a", "a"])},
        {"\ud800": [1]},
        {5: [1]},
        pd.DataFrame({5: [1]}),
        ak.Array([{"a": 1}, None]),
        ak.Array([[{"a": 1}]]),
    ],
)
def test_names_that_are_there_twice_or_cannot_be_written_are_refused(data):
    with pytest.raises(SchemaError):
        rows_back(data)


def test_forms_of_pandas_and_arrow_that_once_failed():
    assert back(pd.Series(pd.arrays.SparseArray([0, 0, 5]))) == [0, 0, 5]
    assert back(pd.Series(pd.arrays.SparseArray([1.5, 0.0]))) == [1.5, 0.0]
    assert back(pd.Series(["a", None, "a"], dtype="category")) == ["a", None, "a"]
    assert back(pd.Series([1.5, None], dtype="Float64")) == [1.5, None]
    assert back(pa.array(["a", None, "a longer text than fits a view"], pa.string_view()))[1:] == [
        None, "a longer text than fits a view"
    ]  # fmt: skip
    assert back(pa.array([b"a", None], pa.binary_view())) == [[97], None]
    assert back(pa.RunEndEncodedArray.from_arrays([2, 3], [7, None])) == [7, 7, None]
    assert back([{1, "a", 2.5}]) in ([[2.5, 1, "a"]], [[1, "a", 2.5]])
    assert back([np.int32(1), 2, np.float32(0.5)]) == [1, 2, 0.5]


def test_bytes_that_are_no_utf8_come_back_as_the_same_bytes():
    texts = ["\udcff", "\\xff", "é\udc80", ""]
    assert back(texts) == texts
    assert back(np.array(texts)) == texts
    values = [b"\xff", b"\\xff", b"\xc3\xa9\x80", b""]
    assert back(values) == [list(value) for value in values]
    assert back(values, "std::string") == texts


# Random data: the library that holds the values says what they are, through its own conversion to Python objects.

DTYPES = st.one_of(
    hnp.boolean_dtypes(), hnp.integer_dtypes(endianness="?"), hnp.floating_dtypes(endianness="?", sizes=(16, 32, 64)),
    hnp.datetime64_dtypes(endianness="?"), hnp.timedelta64_dtypes(endianness="?"),
    hnp.unicode_string_dtypes(endianness="?", max_len=4), hnp.byte_string_dtypes(max_len=4),
)  # fmt: skip


def same(found: Any, expected: Any) -> bool:
    """Whether two trees of Python values are equal, types and signs of zero apart; NaN equals NaN."""
    if isinstance(expected, (list, tuple)):
        return isinstance(found, list) and len(found) == len(expected) and all(map(same, found, expected))
    if isinstance(expected, dict):
        return set(found) == set(expected) and all(same(found[key], expected[key]) for key in expected)
    if isinstance(expected, bytes):
        return found == list(expected) or found == expected.decode("utf-8", "surrogateescape")
    if isinstance(expected, float) and math.isnan(expected):
        return isinstance(found, float) and math.isnan(found)
    return bool(found == expected) and (found is None) == (expected is None)


def of_numpy(array: Any) -> Any:
    """The values of a numpy array, by ``tolist`` of its elements."""
    if array.dtype.kind in "mM":
        numbers = np.ma.masked_array(
            array.astype("i8"), np.isnat(np.asarray(array)) | np.ma.getmaskarray(array)
        )
        return numbers.tolist()
    return array.tolist()


@given(st.data())
def test_arrays_of_numpy_in_any_form(data):
    dtype = data.draw(DTYPES)
    shape = data.draw(hnp.array_shapes(max_dims=3, max_side=4))
    array = data.draw(hnp.arrays(dtype, shape))
    form = data.draw(st.sampled_from(["whole", "reversed", "strided", "transposed", "fortran", "masked"]))
    if form == "reversed":
        array = array[::-1]
    elif form == "strided":
        array = np.repeat(array, 2, axis=-1)[..., ::2]
    elif form == "transposed":
        array = array.T
    elif form == "fortran":
        array = np.asfortranarray(array)
    elif form == "masked":
        array = np.ma.array(array, mask=data.draw(hnp.arrays(bool, array.shape)))
    array.flags.writeable = False
    expected = of_numpy(array)
    try:
        found = back(array)
    except SchemaError:
        # Lone surrogates are the only values of these types that cannot be written.
        assert dtype.kind == "U"
        texts = np.ma.getdata(array).reshape(-1).tolist()
        assert any("\ud800" <= character <= "\udfff" for text in texts for character in text)
        return
    assert same(found, expected)


NUMBERS = st.one_of(
    st.integers(-(2**70), 2**70), st.sampled_from([2**53 + 1, 2**63, 2**64, 10**39, 10**400, -(2**63) - 1]),
    st.floats(), st.booleans(),
)  # fmt: skip


@given(
    st.lists(NUMBERS, min_size=1, max_size=4),
    st.sampled_from(["bool", "std::int64_t", "std::uint8_t", "float", "double"]),
)
def test_numbers_of_python_are_kept_or_refused(values, spec):
    try:
        found = back(values, spec)
    except SchemaError:
        # A list is refused for a value that a field of its own would refuse too, or for a mix of kinds.
        assert len(values) > 1 or not fits(values[0], spec)
        return
    for one, value in zip(found, values, strict=True):
        assert fits(value, spec)
        if isinstance(value, float) and spec == "float":
            value = float(np.float32(value))
        assert same(one, value)


def fits(value: Any, spec: str) -> bool:
    """Whether a number may be written: integers exactly, reals into real fields of their range."""
    if spec in ("float", "double"):
        largest = float(np.finfo(np.float32 if spec == "float" else np.float64).max)
        if isinstance(value, float):
            with np.errstate(over="ignore"):
                return not math.isfinite(value) or spec == "double" or bool(np.isfinite(np.float32(value)))
        if abs(value) > largest:
            return False
        return int(np.float32(float(value)) if spec == "float" else float(value)) == value
    low, high = {"bool": (0, 1), "std::int64_t": (-(2**63), 2**63 - 1), "std::uint8_t": (0, 255)}[spec]
    return not isinstance(value, float) and low <= value <= high


ARROW_TYPES = st.sampled_from([
    pa.int8(), pa.uint64(), pa.float32(), pa.float64(), pa.bool_(), pa.string(), pa.large_string(), pa.string_view(),
    pa.binary(), pa.binary_view(), pa.binary(2), pa.timestamp("us"), pa.timestamp("s", "UTC"), pa.duration("ms"),
    pa.date32(), pa.date64(), pa.time32("s"), pa.time64("ns"),
])  # fmt: skip
LEAVES = {
    "int8": st.integers(-128, 127), "uint64": st.integers(0, 2**64 - 1), "bool": st.booleans(),
    "float": st.floats(width=32), "double": st.floats(),
}  # fmt: skip
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


def arrow_values(kind: pa.DataType) -> st.SearchStrategy[Any]:
    """Values of an Arrow type, times as integers."""
    if pa.types.is_temporal(kind):
        return st.integers(0, 86_399) if pa.types.is_time(kind) else st.integers(-(2**30), 2**30)
    if str(kind) in LEAVES:
        return LEAVES[str(kind)]
    if pa.types.is_fixed_size_binary(kind):
        return st.binary(min_size=2, max_size=2)
    return st.binary(max_size=20) if "binary" in str(kind) else TEXT


def arrow_array(values: list[Any], kind: pa.DataType) -> pa.Array:
    if not pa.types.is_temporal(kind):
        return pa.array(values, kind)
    return pa.array(values, pa.int32() if kind.bit_width == 32 else pa.int64()).view(kind)


@given(st.data())
def test_arrays_of_arrow_in_any_form(data):
    kind = data.draw(ARROW_TYPES)
    values = data.draw(st.lists(st.none() | arrow_values(kind), min_size=2, max_size=6))
    array = arrow_array(values, kind)
    form = data.draw(st.sampled_from(["whole", "sliced", "chunked", "dictionary", "list", "struct"]))
    if form == "sliced":
        array, values = array[1:], values[1:]
    elif form == "chunked":
        array = pa.chunked_array([array[:1], array[1:]])
    elif form == "dictionary" and "view" not in str(kind):
        array = array.dictionary_encode()
    elif form == "list":
        array = pa.ListArray.from_arrays([0, 1, 1, len(values)], array)
        values = [values[:1], [], values[1:]]
    elif form == "struct":
        array = pa.StructArray.from_arrays([array], ["m"])
        values = [{"m": value} for value in values]
    assert same(back(array), values)


@given(st.data())
def test_columns_of_pandas_in_any_form(data):
    kind, values = data.draw(
        st.sampled_from([
            ("Int16", st.integers(-(2**15), 2**15 - 1)), ("UInt64", st.integers(0, 2**64 - 1)), ("boolean", st.booleans()),
            ("Float64", st.floats(allow_nan=False)), ("string", TEXT), ("category", st.sampled_from("abc")),
            ("object", TEXT), ("Sparse[int64]", st.integers(-5, 5)), ("int64[pyarrow]", st.integers(-5, 5)),
            ("datetime64[us]", st.integers(-(2**40), 2**40)),
        ])
    )  # fmt: skip
    has_missing = kind != "Sparse[int64]"
    items = data.draw(st.lists(st.none() | values if has_missing else values, min_size=1, max_size=6))
    if kind == "datetime64[us]":
        series = pd.Series(
            np.array([NAT if item is None else np.datetime64(item, "us") for item in items], "M8[us]")
        )
    else:
        series = pd.Series(items, dtype=kind, index=[0] * len(items))
    assert same(back(series), items)
    assert same(back(series[::-1]), items[::-1])


@given(
    st.lists(
        st.lists(st.none() | st.lists(st.none() | st.floats(), max_size=3), max_size=3),
        min_size=1,
        max_size=5,
    ),
    st.data(),
)
def test_arrays_of_awkward_in_any_form(values, data):
    array = ak.Array(values)
    order = data.draw(st.lists(st.integers(0, len(values) - 1), min_size=1, max_size=6))
    form = data.draw(st.sampled_from(["whole", "picked", "masked", "records"]))
    if form == "picked":
        array = array[order]
    elif form == "masked":
        array = ak.mask(array, np.arange(len(values)) % 2 == 0)
    elif form == "records":
        array = ak.zip({"a": array, "b": np.arange(len(values))}, depth_limit=1)[order]
    assert same(back(array), array.to_list())


@given(st.data())
def test_nothing_but_our_errors_leaves_the_writer(data):
    leaf = st.one_of(
        st.none(), NUMBERS, st.text(max_size=3), st.binary(max_size=3), st.complex_numbers(), st.just(np.ma.masked),
        st.just(pd.NaT), st.just(pd.NA), st.just(NAT), st.just(MASKED), st.decimals(), st.datetimes(), st.just(np.array(5)),
        st.sets(st.integers() | st.text(max_size=1), max_size=3),
    )  # fmt: skip
    value = st.recursive(
        leaf, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=1), inner, max_size=2),
        max_leaves=4,
    )  # fmt: skip
    values = data.draw(st.lists(value, max_size=3))
    spec = data.draw(st.sampled_from([
        None, "bool", "double", "std::string", "std::vector<float>", "std::optional<std::int32_t>", "std::bitset<3>",
        "std::set<std::int64_t>", "std::map<std::string,int>", "std::variant<std::string,double>", "char",
        "std::array<std::uint8_t,2>", "std::tuple<int,float>",
    ]))  # fmt: skip
    with contextlib.suppress(RNTupleError):
        back(values, spec)


def test_a_missing_bit_is_no_bit() -> None:
    for missing in (pd.NA, None, pd.NaT, "1"):
        with pytest.raises(RNTupleError):
            back([[missing, True, False]], "std::bitset<3>")
    assert back([[True, 0, np.uint8(1)]], "std::bitset<3>") == [[True, False, True]]
