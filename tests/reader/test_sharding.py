"""Sharded clusters: column groups of the footer, and entries whose columns are spread over clusters."""

from __future__ import annotations

from typing import Any

import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import DescriptorError
from rntuple_construct.kit.files.file_description import (
    DescribedCluster,
    DescribedPages,
    FileDescription,
    make_column,
    make_field,
)

BOTH = pytest.mark.parametrize("generation", ["rc1", "rc2"])
X = [float(number) for number in range(8)]
Y = [10 * number for number in range(8)]
ROWS = [{"x": x, "y": y} for x, y in zip(X, Y, strict=True)]


def read(data: bytes, fields: Any = None, **options: Any) -> Any:
    with rnt.open(data) as file:
        return file.only().arrays(fields, library="py", **options)


def two_fields(generation: str, clusters: list[DescribedCluster]) -> FileDescription:
    """A float ``x`` in group 0 and an integer ``y`` in group 1."""
    return FileDescription(
        generation,
        [make_field("x", "float"), make_field("y", "std::int32_t")],
        [make_column("Real32", 0), make_column("Int32", 1)],
        clusters,
        column_groups=[[0], [1]],
    )


def shards() -> list[DescribedCluster]:
    """Entries 0 to 7 in shards with other borders for each field, not even in order."""
    return [
        DescribedCluster(3, [[X[:2], X[2:3]]], first_entry=0, column_group=0),
        DescribedCluster(6, [[Y[2:5], Y[5:8]]], first_entry=2, column_group=1),
        DescribedCluster(2, [[Y[:2]]], first_entry=0, column_group=1),
        DescribedCluster(5, [[X[3:]]], first_entry=3, column_group=0),
    ]


@BOTH
def test_fields_of_different_shards_make_one_entry(generation: str) -> None:
    data = two_fields(generation, shards()).build()
    with rnt.open(data) as file:
        assert file.only().num_entries == 8
    assert read(data) == ROWS


@BOTH
@pytest.mark.parametrize(("start", "stop"), [(0, 1), (2, 4), (1, 7), (3, 3), (5, 8), (-2, None)])
def test_ranges_of_sharded_entries(generation: str, start: int, stop: int | None) -> None:
    data = two_fields(generation, shards()).build()
    assert read(data, entry_start=start, entry_stop=stop) == ROWS[start:stop]


@BOTH
@pytest.mark.parametrize("step", [1, 3, 8, 20])
def test_chunks_of_sharded_entries(generation: str, step: int) -> None:
    with rnt.open(two_fields(generation, shards()).build()) as file:
        chunks = list(file.only().iterate(step_size=step, library="py"))
    assert [row for chunk in chunks for row in chunk] == ROWS


@BOTH
def test_complete_clusters_and_shards_can_be_mixed(generation: str) -> None:
    clusters = [
        DescribedCluster(3, [[X[:3]], [Y[:3]]]),
        DescribedCluster(5, [[Y[3:]]], first_entry=3, column_group=1),
        DescribedCluster(5, [[X[3:]]], first_entry=3, column_group=0),
    ]
    assert read(two_fields(generation, clusters).build()) == ROWS


@BOTH
def test_records_may_have_members_in_different_shards(generation: str) -> None:
    draft = FileDescription(
        generation,
        [
            make_field("p", "Point", role=2),
            make_field("x", "float", parent=0),
            make_field("inner", "Inner", parent=0, role=2),
            make_field("y", "std::int32_t", parent=2),
        ],
        [make_column("Real32", 1), make_column("Int32", 3)],
        shards(),
        column_groups=[[0], [1]],
    )
    data = draft.build()
    assert read(data) == [{"p": {"x": row["x"], "inner": {"y": row["y"]}}} for row in ROWS]
    assert read(data, ["p.inner.y"], entry_start=2, entry_stop=4) == [{"p.inner.y": 20}, {"p.inner.y": 30}]


def vectors(generation: str, groups: list[list[int]], clusters: list[DescribedCluster]) -> bytes:
    """A vector of records {a, b}: columns are its offsets (0), a (1) and b (2)."""
    return FileDescription(
        generation,
        [
            make_field("v", "std::vector<R>", role=1),
            make_field("_0", "R", parent=0, role=2),
            make_field("a", "float", parent=1),
            make_field("b", "std::int32_t", parent=1),
        ],
        [make_column("Index32", 0), make_column("Real32", 2), make_column("Int32", 3)],
        clusters,
        column_groups=groups,
    ).build()


@BOTH
def test_offsets_count_from_the_start_of_their_shard(generation: str) -> None:
    data = vectors(
        generation,
        [[0, 1, 2]],
        [
            DescribedCluster(2, [[[1, 3]], [[1.0, 2.0, 3.0]], [[1, 2, 3]]], first_entry=0, column_group=0),
            DescribedCluster(1, [[[2]], [[4.0, 5.0]], [[4, 5]]], first_entry=2, column_group=0),
        ],
    )
    found = [[item["b"] for item in row["v"]] for row in read(data)]
    assert found == [[1], [2, 3], [4, 5]]
    assert read(data, entry_start=1) == read(data)[1:]


@BOTH
def test_columns_of_one_collection_may_lie_in_shards_of_the_same_entries(generation: str) -> None:
    data = vectors(
        generation,
        [[0, 1], [2]],
        [
            DescribedCluster(2, [[[1, 3]], [[1.0, 2.0, 3.0]]], first_entry=0, column_group=0),
            DescribedCluster(1, [[[4, 5]]], first_entry=2, column_group=1),
            DescribedCluster(1, [[[2]], [[4.0, 5.0]]], first_entry=2, column_group=0),
            DescribedCluster(2, [[[1, 2, 3]]], first_entry=0, column_group=1),
        ],
    )
    rows = read(data)
    assert [[(item["a"], item["b"]) for item in row["v"]] for row in rows] == [
        [(1.0, 1)],
        [(2.0, 2), (3.0, 3)],
        [(4.0, 4), (5.0, 5)],
    ]
    assert read(data, entry_start=1, entry_stop=3) == rows[1:]
    assert [row["v.a"] for row in read(data, ["v.a"])] == [[1.0], [2.0, 3.0], [4.0, 5.0]]


@BOTH
def test_columns_of_one_collection_in_shards_of_other_entries_are_refused(generation: str) -> None:
    data = vectors(
        generation,
        [[0, 1], [2]],
        [
            DescribedCluster(2, [[[1, 3]], [[1.0, 2.0, 3.0]]], first_entry=0, column_group=0),
            DescribedCluster(1, [[[2]], [[4.0, 5.0]]], first_entry=2, column_group=0),
            DescribedCluster(3, [[[1, 2, 3, 4, 5]]], first_entry=0, column_group=1),
        ],
    )
    with pytest.raises(rnt.RNTupleError, match="'v'") as caught:
        read(data)
    assert "entry 0" in str(caught.value)
    # What lies together can still be read.
    assert [row["v.a"] for row in read(data, ["v.a"])] == [[1.0], [2.0, 3.0], [4.0, 5.0]]


@BOTH
def test_missing_shard_is_an_error_that_names_field_and_entry(generation: str) -> None:
    clusters = shards()
    del clusters[2]
    data = two_fields(generation, clusters).build()
    assert read(data, ["x"]) == [{"x": x} for x in X]
    assert read(data, entry_start=2) == ROWS[2:]
    with pytest.raises(DescriptorError, match="entry 0") as caught:
        read(data)
    assert "'y'" in str(caught.value)


@BOTH
def test_fields_without_columns_need_no_shard(generation: str) -> None:
    draft = two_fields(generation, shards())
    draft.fields = [*draft.fields, make_field("e", "Empty", role=2)]
    assert read(draft.build(), ["e", "y"]) == [{"e": {}, "y": y} for y in Y]


@BOTH
def test_column_group_that_does_not_exist_is_an_error(generation: str) -> None:
    draft = two_fields(generation, shards())
    draft.footer = {"column_groups": [{"column_ids": [0]}]}
    with pytest.raises(rnt.RNTupleError) as caught:
        read(draft.build())
    assert caught.value.rule_id == "RNT-CPT-007"


@BOTH
def test_group_and_sharded_summary_have_the_known_bytes(generation: str) -> None:
    """Frame of the groups: RC2 12 + 2 * (8 + 12 + 4) = 60 bytes, RC1 8 + 2 * (4 + 8 + 4) = 40 bytes.

    Summary: size, first entry 2, 6 entries with flag 1 in the top four bits, column group 1.
    """
    draft = two_fields(generation, shards())
    data = draft.build()
    if generation == "rc2":
        groups = (
            "c4ffffffffffffff 02000000"
            "1800000000000000 f0ffffffffffffff 01000000 00000000"
            "1800000000000000 f0ffffffffffffff 01000000 01000000"
        )
        summary = "1c00000000000000 0200000000000000 0600000000000010 01000000"
        where = "page_list"
    else:
        groups = "d8ffffff 02000000 10000000 f4ffffff 01000000 00000000 10000000 f4ffffff 01000000 01000000"
        summary = "18000000 0200000000000000 0600000000000010 01000000"
        where = "footer"
    assert bytes.fromhex(groups) in draft.envelopes()["footer"]
    assert bytes.fromhex(summary) in draft.envelopes()[where]
    assert read(data) == ROWS


def test_late_rc2_shard_may_hold_one_of_several_representations() -> None:
    draft = FileDescription(
        "rc2",
        [make_field("x", "float"), make_field("y", "std::int32_t")],
        [make_column("Real32", 0), make_column("Real16", 0, representation_index=1), make_column("Int32", 1)],
        [
            DescribedCluster(3, [[X[:3]]], first_entry=0, column_group=0),
            DescribedCluster(5, [DescribedPages([X[3:]], 3)], first_entry=3, column_group=1),
            DescribedCluster(8, [[Y]], first_entry=0, column_group=2),
        ],
        column_groups=[[0], [1], [2]],
    )
    assert read(draft.build()) == ROWS
