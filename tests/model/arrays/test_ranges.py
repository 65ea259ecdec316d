"""Any range of entries gives what the whole would give there, however clusters and pages are cut."""

from __future__ import annotations

from typing import Any

import awkward as ak
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.kinds import KINDS
from support.patching import (
    CHAR,
    INDEX64,
    INT32,
    REAL32,
    SPLIT_INDEX64,
    SWITCH,
    DescribedCluster,
    Pages,
    column,
    field,
    file_of,
    read,
    switches,
)

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.kit.files.editable_file import EditableFile

FIELDS = [
    field("n", "std::int32_t"),
    field("v", "std::vector<float>", role=1),
    field("_0", "float", parent=1),
    field("s", "std::string"),
    field("w", "std::variant<std::int32_t,float>", role=3),
    field("_0", "std::int32_t", parent=4),
    field("_1", "float", parent=4),
    field("a", "std::array<std::int32_t,3>", flags=1, array_size=3),
    field("_0", "std::int32_t", parent=7),
    field("vv", "std::vector<std::vector<std::int32_t>>", role=1),
    field("_0", "std::vector<std::int32_t>", role=1, parent=9),
    field("_0", "std::int32_t", parent=10),
]
COLUMNS = [
    column(INT32, 0), column(INDEX64, 1), column(REAL32, 2), column(SPLIT_INDEX64, 3), column(CHAR, 3),
    column(SWITCH, 4), column(INT32, 5), column(REAL32, 6), column(INT32, 8), column(INDEX64, 9), column(INDEX64, 10),
    column(INT32, 11),
]  # fmt: skip

texts = st.text(alphabet="ab€", max_size=3)
numbers = st.integers(-5, 5)
entries = st.fixed_dictionaries(
    {
        "n": numbers,
        "v": st.lists(numbers.map(float), max_size=3),
        "s": texts,
        "w": st.none() | numbers | numbers.map(lambda number: number + 0.5),
        "a": st.lists(numbers, min_size=3, max_size=3),
        "vv": st.lists(st.lists(numbers, max_size=2), max_size=2),
    }
)


@st.composite
def pages_of(draw: st.DrawFn, elements: Any) -> list[Any]:
    """The elements of a column, cut into pages."""
    cuts = sorted(draw(st.lists(st.integers(0, len(elements)), max_size=3)))
    return [elements[start:stop] for start, stop in zip([0, *cuts], [*cuts, len(elements)], strict=True)]


def columns_of(rows: list[dict[str, Any]]) -> list[Any]:
    """Elements of all columns for the entries of one cluster."""
    held: list[tuple[int, int]] = []
    alternatives: tuple[list[int], list[float]] = ([], [])
    for row in rows:
        if row["w"] is None:
            held.append((0, 0))
            continue
        tag = 2 if isinstance(row["w"], float) else 1
        held.append((len(alternatives[tag - 1]), tag))
        alternatives[tag - 1].append(row["w"])
    encoded = [row["s"].encode() for row in rows]
    inner = [each for row in rows for each in row["vv"]]
    return [
        [row["n"] for row in rows],
        np.cumsum([len(row["v"]) for row in rows]).tolist(),
        [number for row in rows for number in row["v"]],
        np.cumsum([len(text) for text in encoded]).tolist(),
        b"".join(encoded),
        switches(*held),
        *alternatives,
        [number for row in rows for number in row["a"]],
        np.cumsum([len(row["vv"]) for row in rows]).tolist(),
        np.cumsum([len(each) for each in inner]).astype(int).tolist(),
        [number for each in inner for number in each],
    ]


@st.composite
def files(draw: st.DrawFn) -> tuple[bytes, list[dict[str, Any]]]:
    """A file of several clusters, groups and pages, and its entries."""
    parts = draw(st.lists(st.lists(entries, max_size=5), min_size=1, max_size=4))
    settings_ = draw(st.sampled_from([0, 505]))
    clusters = [
        DescribedCluster(
            len(rows), [Pages(draw(pages_of(each)), settings=settings_) for each in columns_of(rows)]
        )
        for rows in parts
    ]
    groups = None if draw(st.booleans()) else [1] * len(clusters)
    draft = file_of(FIELDS, COLUMNS, clusters, groups=groups)
    return draft.build(), [row for rows in parts for row in rows]


relaxed = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@relaxed
@given(files())
def test_all_entries(made: tuple[bytes, list[dict[str, Any]]]) -> None:
    data, rows = made
    assert read(data) == rows


@relaxed
@given(files(), st.data())
def test_any_range_is_a_slice_of_the_whole(
    made: tuple[bytes, list[dict[str, Any]]], choices: st.DataObject
) -> None:
    data, rows = made
    with rnt.open(data) as file:
        events = file.only()
        for _ in range(4):
            bounds = st.none() | st.integers(-len(rows) - 2, len(rows) + 2)
            start, stop = choices.draw(bounds), choices.draw(bounds)
            assert events.arrays(entry_start=start, entry_stop=stop, library="py") == rows[start:stop]
            if start is None and stop is None:
                continue
            part = events.arrays(entry_start=start, entry_stop=stop, library="ak")
            assert part.to_list() == rows[start:stop]


@relaxed
@given(files(), st.integers(1, 7) | st.sampled_from(["1 B", "40 B", "1 kB", "1 MiB"]))
def test_chunks_add_up_to_the_whole(made: tuple[bytes, list[dict[str, Any]]], step: int | str) -> None:
    data, rows = made
    with rnt.open(data) as file:
        chunks = list(file.only().iterate(step_size=step, library="py"))
    assert [row for chunk in chunks for row in chunk] == rows
    assert all(chunks)
    if isinstance(step, int):
        assert {len(chunk) for chunk in chunks[:-1]} <= {step}


@relaxed
@given(files())
def test_libraries_agree(made: tuple[bytes, list[dict[str, Any]]]) -> None:
    data, rows = made
    assert read(data, library="ak").to_list() == rows
    assert read(data, library="pa").to_pylist() == rows


@pytest.mark.parametrize("kind", KINDS)
def test_every_range_of_every_kind_of_field(kind: str) -> None:
    data = KINDS[kind].draft().build()
    expected = KINDS[kind].values
    with rnt.open(data) as file:
        events = file.only()
        for start in range(len(expected) + 1):
            for stop in range(start, len(expected) + 1):
                rows = events.arrays("x", entry_start=start, entry_stop=stop, library="py")
                assert [row["x"] for row in rows] == expected[start:stop]


def counted(num_entries: int = 10, per_cluster: int = 4) -> EditableFile:
    numbers = list(range(num_entries))
    parts = [numbers[start : start + per_cluster] for start in range(0, num_entries, per_cluster)]
    return file_of(
        [field("n", "std::int32_t")],
        [column(INT32, 0)],
        [DescribedCluster(len(part), [[part]]) for part in parts],
    )


@pytest.mark.parametrize(
    ("start", "stop", "expected"),
    [
        (-3, None, [7, 8, 9]),
        (None, -8, [0, 1]),
        (8, 100, [8, 9]),
        (100, 200, []),
        (5, 5, []),
        (6, 2, []),
        (-100, 1, [0]),
    ],
)
def test_ranges_count_like_slices(start: int | None, stop: int | None, expected: list[int]) -> None:
    assert [row["n"] for row in read(counted(), entry_start=start, entry_stop=stop)] == expected


def test_range_of_nothing_reads_no_page() -> None:
    data = bytearray(counted().build())
    with rnt.open(bytes(data)) as file:
        events = file.only()
        place = events.clusters[0].column_range(0)
    assert place is not None
    data[int(place.offset[0])] ^= 1
    assert read(bytes(data), entry_stop=0) == []


@pytest.mark.parametrize("step", [0, -1, "", "fast", "1", "-1 MB", "1 parsec", "nan MB"])
def test_senseless_steps_are_refused(step: Any) -> None:
    with rnt.open(counted().build()) as file, pytest.raises(SchemaError):
        list(file.only().iterate(step_size=step))


@pytest.mark.parametrize(
    ("step", "sizes"), [("16 B", [4, 4, 2]), ("0.001 kB", [1] * 10), ("1 GiB", [10]), (3, [3, 3, 3, 1])]
)
def test_steps_in_bytes_and_entries(step: Any, sizes: list[int]) -> None:
    with rnt.open(counted().build()) as file:
        assert [len(chunk["n"]) for chunk in file.only().iterate(step_size=step)] == sizes


def test_iterate_within_a_range() -> None:
    with rnt.open(counted().build()) as file:
        chunks = list(file.only().iterate(step_size=3, entry_start=2, entry_stop=-1))
    assert [chunk["n"].tolist() for chunk in chunks] == [[2, 3, 4], [5, 6, 7], [8]]


def test_empty_ntuple() -> None:
    draft = file_of([field("n", "std::int32_t")], [column(INT32, 0)])
    assert read(draft) == []
    assert len(read(draft, library="np")["n"]) == 0
    with rnt.open(draft.build()) as file:
        assert list(file.only().iterate()) == []
        assert len(file.only()) == 0


def test_ntuple_without_fields() -> None:
    draft = file_of([], [], [DescribedCluster(2, [])])
    assert read(draft) == [{}, {}]
    assert len(ak.Array(read(draft, library="ak"))) == 2
    assert read(draft, library="np") == {}
