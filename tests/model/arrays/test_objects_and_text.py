"""Values as Python objects, object arrays, JSON and CSV: in bulk the same as value by value."""

from __future__ import annotations

import json
import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.kinds import KINDS
from support.patching import read

from rntuple_construct.model.arrays import (
    JSON,
    csv_cell,
    csv_lines,
    json_objects,
    safe_csv_cell,
    to_list,
    to_numpy,
    to_rows,
    to_text,
)
from rntuple_construct.model.values.layout import (
    Collection,
    FixedArray,
    Layout,
    Numbers,
    Optional,
    Record,
    Streamed,
    Strings,
    Variant,
)
from rntuple_construct.model.values.selection import slice_layout

DTYPES = ["?", "i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8", "f4", "f8"]
NASTY = [
    0.0, -0.0, 1.0, 0.1, 1e-4, 9.999e-5, 1e-5, 1e-6, 1.5e-7, 1e15, 1e16, 1e22, 123456789.125, 2.0**53, 2.0**24, 3.4e38,
    1e-45, 999999986991104.0, 1234567890123456.5, math.nan, math.inf, -math.inf,
]  # fmt: skip
WORDS = [
    b"",
    b"a",
    b'say "so"',
    b"back\\slash",
    b"a,b",
    b"\n\r\t\0",
    "Größe".encode(),
    "😀".encode(),
    b"\xff\xfe",
    b"\x7f",
    b"=1+1",
]


def numbers(draw: Any, length: int) -> Layout:
    dtype = np.dtype(draw(st.sampled_from(DTYPES)))
    rng = np.random.default_rng(draw(st.integers(0, 1 << 30)))
    if dtype.kind == "f":
        data = np.where(
            rng.random(length) < 0.5,
            rng.choice(NASTY, length),
            rng.normal(size=length) * 10.0 ** rng.integers(-9, 20, length),
        )
        with np.errstate(over="ignore"):
            return Numbers(data.astype(dtype))
    data = rng.integers(0, 256, length * dtype.itemsize, np.uint8)
    if dtype.kind == "b":
        data &= 1
    return Numbers(data.view(dtype), character=dtype == np.uint8 and draw(st.booleans()))


def offsets(draw: Any, length: int, most: int) -> Any:
    rng = np.random.default_rng(draw(st.integers(0, 1 << 30)))
    return np.concatenate([np.zeros(1, np.int64), np.cumsum(rng.integers(0, most + 1, length))])


def texts(draw: Any, length: int) -> tuple[Any, Any]:
    few = draw(st.sampled_from([WORDS, WORDS[:2], [b"plain", b"text"], ["Größe".encode(), b"e", b""]]))
    rng = np.random.default_rng(draw(st.integers(0, 1 << 30)))
    parts = [few[pick] for pick in rng.integers(0, len(few), length).tolist()]
    return np.cumsum([0, *map(len, parts)]), np.frombuffer(b"".join(parts) + b"?", np.uint8)[:-1]


@st.composite
def layouts(draw: Any, length: int, depth: int = 3, *, is_flat: bool = False) -> Layout:
    kinds = ["numbers", "strings", "optional"]
    if not is_flat:
        kinds += ["streamed", "collection", "array", "record", "variant"]
    kind = draw(st.sampled_from(kinds if depth else kinds[:2]))

    def below(count: int) -> Layout:
        return draw(layouts(count, depth - 1, is_flat=is_flat))

    if kind == "numbers":
        return numbers(draw, length)
    if kind in ("strings", "streamed"):
        return (Strings if kind == "strings" else Streamed)(*texts(draw, length))
    if kind in ("collection", "optional"):
        ends = offsets(draw, length, draw(st.sampled_from([0, 1, 3, 40])) if kind == "collection" else 1)
        return (Collection if kind == "collection" else Optional)(ends, below(int(ends[-1])))
    if kind == "array":
        size = draw(st.sampled_from([0, 1, 3]))
        return FixedArray(size, below(size * length), length)
    if kind == "record":
        names = draw(
            st.lists(st.sampled_from(["x", "_0", "größe", 'a"b', "a b", "c", "d", "e", "f"]), unique=True)
        )
        return Record({name: below(length) for name in names}, length)
    rng = np.random.default_rng(draw(st.integers(0, 1 << 30)))
    count = draw(st.integers(1, 3))
    tags = rng.integers(0, count + 1, length).astype(np.uint32)
    indices = np.zeros(length, np.int64)
    for tag in range(1, count + 1):
        indices[tags == tag] = np.arange(np.count_nonzero(tags == tag))
    return Variant(
        tags, indices, tuple(below(int(np.count_nonzero(tags == tag))) for tag in range(1, count + 1))
    )


def value_of(layout: Layout, place: int) -> Any:
    """One value, by the definition of the layouts."""
    if isinstance(layout, Numbers):
        value = layout.data[place].item()
        return chr(value) if layout.character else value
    if isinstance(layout, FixedArray):
        return [value_of(layout.content, place * layout.size + index) for index in range(layout.size)]
    if isinstance(layout, Record):
        return {name: value_of(member, place) for name, member in layout.members.items()}
    if isinstance(layout, Variant):
        tag = int(layout.tags[place])
        return value_of(layout.alternatives[tag - 1], int(layout.indices[place])) if tag else None
    start, stop = map(int, layout.offsets[place : place + 2])
    if isinstance(layout, (Strings, Streamed)):
        data = layout.data[start:stop].tobytes()
        return data.decode("utf-8", "surrogateescape") if isinstance(layout, Strings) else data
    values = [value_of(layout.content, index) for index in range(start, stop)]
    return values if isinstance(layout, Collection) else values[0] if values else None


def json_of(layout: Layout, place: int) -> Any:
    """The same as dump shows it."""
    if isinstance(layout, Numbers) and layout.data.dtype.kind == "f":
        value = float(str(layout.data[place]))
        return value if math.isfinite(value) else str(value)
    if isinstance(layout, Streamed):
        return {"$streamer": value_of(layout, place).hex()}
    if isinstance(layout, FixedArray):
        return [json_of(layout.content, place * layout.size + index) for index in range(layout.size)]
    if isinstance(layout, Record):
        return {name: json_of(member, place) for name, member in layout.members.items()}
    if isinstance(layout, Variant):
        tag = int(layout.tags[place])
        return json_of(layout.alternatives[tag - 1], int(layout.indices[place])) if tag else None
    if isinstance(layout, (Collection, Optional)):
        values = [
            json_of(layout.content, index) for index in range(*map(int, layout.offsets[place : place + 2]))
        ]
        return values if isinstance(layout, Collection) else values[0] if values else None
    return value_of(layout, place)


def spelled(value: Any) -> str:
    """Text in which equal numbers of different types, and signs of zeros, differ."""
    return repr(value)


@st.composite
def tables(draw: Any, *, is_flat: bool = False) -> tuple[dict[str, Layout], int]:
    length = draw(st.sampled_from([0, 1, 2, 7, 60]))
    names = draw(st.lists(st.sampled_from("abcdefghij"), unique=True, min_size=1))
    return {name: draw(layouts(length, is_flat=is_flat)) for name in names}, length


@pytest.fixture(params=["objects", "arrow"])
def way(request: Any, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "arrow":
        pytest.importorskip("pyarrow")
    monkeypatch.setattr(to_text, "_LEN_WORTHWHILE", 0 if request.param == "arrow" else 1 << 62)
    return request.param


def cut(table: tuple[dict[str, Layout], int]) -> tuple[dict[str, Layout], int]:
    """The middle of a table, whose buffers then begin somewhere."""
    columns, length = table
    start, stop = length // 3, length - length // 3
    return {name: slice_layout(layout, start, stop) for name, layout in columns.items()}, stop - start


@settings(max_examples=60)
@given(table=tables())
def test_objects_are_those_of_single_values(table: Any) -> None:
    for columns, length in (table, cut(table)):
        expected = [
            {name: value_of(layout, place) for name, layout in columns.items()} for place in range(length)
        ]
        assert spelled(to_rows(columns)) == spelled(expected)


def test_json_is_that_of_single_values(way: str) -> None:
    @settings(max_examples=60)
    @given(table=tables())
    def check(table: Any) -> None:
        for columns, length in (table, cut(table)):
            rows = [
                {name: json_of(layout, place) for name, layout in columns.items()} for place in range(length)
            ]
            expected = "".join(
                f"<{json.dumps(row, separators=(',', ':'), allow_nan=False)};\n" for row in rows
            )
            assert str(json_objects(columns, length, before="<", after=";\n"), "ascii") == expected
            assert spelled(to_rows(columns, JSON)) == spelled(rows)

    check()


@pytest.mark.parametrize("is_safe", [False, True])
def test_cells_are_those_of_single_values(way: str, is_safe: bool) -> None:
    cell = safe_csv_cell if is_safe else csv_cell

    @settings(max_examples=60)
    @given(table=tables(is_flat=True))
    def check(table: Any) -> None:
        for columns, length in (table, cut(table)):
            rows = [[cell(json_of(layout, place)) for layout in columns.values()] for place in range(length)]
            expected = "".join(f"{','.join(row)}\n" for row in rows)
            assert bytes(csv_lines(columns, length, is_safe=is_safe)) == expected.encode(
                "utf-8", "surrogateescape"
            )

    check()


def test_entries_without_fields(way: str) -> None:
    assert bytes(json_objects({}, 2)) == b"{}\n{}\n"
    assert bytes(csv_lines({}, 2)) == b"\n\n"


@pytest.mark.parametrize("kind", KINDS)
def test_json_of_every_kind_of_field(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow")
    columns = read(KINDS[kind].draft(), "x", library="layout")
    length = len(KINDS[kind].values)
    found = []
    for least in (0, 1 << 62):
        monkeypatch.setattr(to_text, "_LEN_WORTHWHILE", least)
        found.append(bytes(json_objects(columns, length)))
    assert found[0] == found[1]


@given(
    st.integers(0, 1 << 32),
    st.sampled_from([0, 1, 5, 30, 300]),
    st.sampled_from(["f4", "u1", "f8", "S3", "O"]),
    st.integers(0, 2),
)
def test_lists_of_object_arrays(seed: int, most: int, kind: str, more_dimensions: int) -> None:
    rng = np.random.default_rng(seed)
    length = int(rng.integers(0, 200))
    sizes = rng.integers(0, most + 1, length)
    if length and seed % 3 == 0:
        sizes[:] = most  # all of one length
    ends = np.concatenate([np.zeros(1, np.int64), np.cumsum(sizes)])
    shape = (int(ends[-1]), *range(2, 2 + more_dimensions))
    content = rng.integers(0, 100, shape).astype(kind)
    found = to_numpy_lists(content, ends)
    assert found.dtype == object
    assert found.shape == (length,)
    for place, array in enumerate(found):
        expected = content[ends[place] : ends[place + 1]]
        assert type(array) is np.ndarray
        assert (array.dtype, array.shape) == (expected.dtype, expected.shape)
        assert array.flags.c_contiguous
        assert array.flags.writeable
        assert array.tolist() == expected.tolist()


def to_numpy_lists(content: Any, ends: Any) -> Any:
    from rntuple_construct.model.arrays.to_numpy import _cut

    return _cut(content, ends)


@given(layouts(50))
def test_object_arrays_hold_what_lists_hold(layout: Layout) -> None:
    def plain(value: Any) -> Any:
        if isinstance(value, np.ndarray):
            return [plain(item) for item in value]
        if isinstance(value, np.void):
            return {name: plain(value[name]) for name in value.dtype.names}
        return value.item() if isinstance(value, np.generic) else value

    def characters(layout: Layout) -> bool:
        if isinstance(layout, Numbers):
            return layout.character
        inner = (
            layout.members.values() if isinstance(layout, Record)
            else layout.alternatives if isinstance(layout, Variant)
            else () if isinstance(layout, (Strings, Streamed)) else [layout.content]
        )  # fmt: skip
        return any(map(characters, inner))

    if not characters(layout):  # arrays of them are numbers
        assert spelled([plain(value) for value in to_numpy(layout)]) == spelled(to_list(layout))


def test_strings_of_many_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    from rntuple_construct.model.arrays import to_python

    monkeypatch.setattr(to_python, "_LEN_BLOCK", 16)
    words = ["", "ab", "Größe" * 10, "", "😀", "x" * 100, ""] * 20
    encoded = [word.encode() for word in words]
    layout = Strings(np.cumsum([0, *map(len, encoded)]), np.frombuffer(b"".join(encoded), np.uint8))
    assert to_list(layout) == words
    # A character that two strings share is none in either of them.
    halves = Strings(np.array([0, 1, 2]), np.frombuffer("ö".encode(), np.uint8))
    assert to_list(halves) == ["\udcc3", "\udcb6"]


def test_the_collector_waits_and_runs_again() -> None:
    import gc

    assert gc.isenabled()
    to_rows({"x": Numbers(np.arange(3))})
    assert gc.isenabled()
    gc.disable()
    try:
        to_list(Numbers(np.arange(3)))
        assert not gc.isenabled()
    finally:
        gc.enable()


@pytest.mark.parametrize("num_names", [*range(1, 14), 39, 40, 41])
def test_rows_of_any_number_of_columns(num_names: int) -> None:
    names = [f"x{index}" for index in range(num_names)]
    matrix = np.arange(3 * num_names).reshape(num_names, 3)
    found = to_rows({name: Numbers(row) for name, row in zip(names, matrix, strict=True)})
    assert found == [dict(zip(names, column, strict=True)) for column in matrix.T.tolist()]
    assert all(list(row) == names for row in found)
    found[0]["x0"] = "changed"
    assert found[1]["x0"] == 1
    assert to_rows({name: Numbers(row[:0]) for name, row in zip(names, matrix, strict=True)}) == []


def test_columns_of_different_lengths_are_refused() -> None:
    with pytest.raises(ValueError, match="lengths"):
        to_rows({"x": Numbers(np.arange(3)), "y": Numbers(np.arange(2))})


def test_single_precision_has_python_s_shortest_decimals(way: str) -> None:
    rng = np.random.default_rng(5)
    bits = rng.integers(0, 1 << 32, 20_000, np.uint32)
    data = np.concatenate(
        [
            bits.view(np.float32),
            np.arange(1 << 23, 1 << 24, 9973).astype(np.float32),
            2.0 ** np.arange(128, dtype=np.float32),
        ]
    )
    expected = "".join(
        '{"x":' + json.dumps(value if math.isfinite(value) else str(value)) + "}\n"
        for value in map(float, data.astype(str).tolist())
    )
    assert str(json_objects({"x": Numbers(data)}, len(data)), "ascii") == expected


def test_double_precision_has_python_s_shortest_decimals(way: str) -> None:
    rng = np.random.default_rng(6)
    data = np.concatenate([
        rng.integers(0, 1 << 64, 20_000, np.uint64).view(np.float64), rng.normal(size=5000),
        rng.integers(-(1 << 60), 1 << 60, 5000).astype(np.float64), rng.random(5000) * 10.0 ** rng.integers(-8, 20, 5000),
    ])  # fmt: skip
    expected = "".join(
        '{"x":' + json.dumps(value if math.isfinite(value) else str(value)) + "}\n" for value in data.tolist()
    )
    assert str(json_objects({"x": Numbers(data)}, len(data)), "ascii") == expected
