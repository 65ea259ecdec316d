"""Columns that were added later, and fields whose representation changes from cluster to cluster."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from support.patching import (
    CHAR,
    INDEX64,
    INT32,
    REAL16,
    REAL32,
    REAL64,
    SUPPRESSED,
    SWITCH,
    DescribedCluster,
    Pages,
    alias,
    column,
    deferred,
    field,
    file_of,
    read,
    switches,
)

from rntuple_construct.kit.files.editable_file import EditableFile

OLD = [field("old", "std::int32_t")]
OLD_COLUMN = [column(INT32, 0)]


def late(fields: list[Any], columns: list[Any], *clusters: DescribedCluster) -> EditableFile:
    """A file whose header has one field; the given ones came with the schema extension."""
    return file_of(OLD, OLD_COLUMN, clusters, extension={"fields": fields, "columns": columns})


def values(draft: EditableFile, name: str, **options: Any) -> list[Any]:
    return [row[name] for row in read(draft, name, **options)]


# Deferred columns


def test_clusters_from_before_the_extension_have_zeros() -> None:
    draft = late(
        [field("new", "float")],
        [deferred(REAL32, 1, 2)],
        DescribedCluster(2, [[[1, 2]]]),
        DescribedCluster(2, [[[3, 4]], Pages([[5.0, 6.0]], element_offset=2)]),
    )
    assert values(draft, "new") == [0.0, 0.0, 5.0, 6.0]
    assert values(draft, "old") == [1, 2, 3, 4]


def test_column_that_starts_in_the_middle_of_a_cluster() -> None:
    draft = late(
        [field("new", "float")],
        [deferred(REAL32, 1, 3)],
        DescribedCluster(2, [[[1, 2]]]),
        DescribedCluster(3, [[[3, 4, 5]], Pages([[6.0, 7.0]], element_offset=3)]),
    )
    assert values(draft, "new") == [0.0, 0.0, 0.0, 6.0, 7.0]


@pytest.mark.parametrize("start", range(6))
@pytest.mark.parametrize("stop", range(6))
def test_any_range_around_the_start_of_a_column(start: int, stop: int) -> None:
    draft = late(
        [field("new", "float")],
        [deferred(REAL32, 1, 3)],
        DescribedCluster(2, [[[1, 2]]]),
        DescribedCluster(3, [[[3], [4, 5]], Pages([[6.0], [7.0]], element_offset=3)]),
    )
    expected = [0.0, 0.0, 0.0, 6.0, 7.0][start:stop]
    assert values(draft, "new", entry_start=start, entry_stop=stop) == expected


@pytest.mark.parametrize("listed", [True, False])
def test_earlier_clusters_may_list_the_column_without_pages(listed: bool) -> None:
    earlier: list[Any] = [[[1, 2]], *([Pages([], element_offset=0)] if listed else [])]
    draft = late(
        [field("new", "float")],
        [deferred(REAL32, 1, 2)],
        DescribedCluster(2, earlier),
        DescribedCluster(1, [[[3]], Pages([[5.0]], element_offset=2)]),
    )
    assert values(draft, "new") == [0.0, 0.0, 5.0]


KINDS: dict[str, tuple[list[Any], list[Any], list[Any], Any, Any]] = {
    "bool": ([field("new", "bool")], [deferred(0, 1, 2)], [[[True]]], False, True),
    "string": (
        [field("new", "std::string")],
        [deferred(INDEX64, 1, 2), column(CHAR, 1)],
        [[[2]], Pages([b"ab"], element_offset=0)],
        "",
        "ab",
    ),
    "vector": (
        [field("new", "std::vector<float>", role=1), field("_0", "float", parent=1)],
        [deferred(INDEX64, 1, 2), column(REAL32, 2)],
        [[[2]], Pages([[1.0, 2.0]], element_offset=0)],
        [],
        [1.0, 2.0],
    ),
    "record": (
        [field("new", "Point", role=2), field("x", "float", parent=1), field("y", "double", parent=1)],
        [deferred(REAL32, 2, 2), deferred(REAL64, 3, 2)],
        [[[1.0]], [[2.0]]],
        {"x": 0.0, "y": 0.0},
        {"x": 1.0, "y": 2.0},
    ),
    "array": (
        [field("new", "std::array<float,2>", flags=1, array_size=2), field("_0", "float", parent=1)],
        [deferred(REAL32, 2, 4)],
        [Pages([[1.0, 2.0]], element_offset=4)],
        [0.0, 0.0],
        [1.0, 2.0],
    ),
    "bitset": (
        [field("new", "std::bitset<3>", flags=1, array_size=3)],
        [deferred(0, 1, 6)],
        [Pages([[True, False, True]], element_offset=6)],
        [False, False, False],
        [True, False, True],
    ),
    "optional": (
        [field("new", "std::optional<float>", role=1), field("_0", "float", parent=1)],
        [deferred(INDEX64, 1, 2), column(REAL32, 2)],
        [[[1]], Pages([[1.0]], element_offset=0)],
        None,
        1.0,
    ),
    "variant": (
        [field("new", "std::variant<float>", role=3), field("_0", "float", parent=1)],
        [deferred(SWITCH, 1, 2), column(REAL32, 2)],
        [[switches((0, 1))], Pages([[1.0]], element_offset=0)],
        None,
        1.0,
    ),
    "cardinality": (
        [field("new", "std::vector<float>", role=1), field("_0", "float", parent=1)],
        [deferred(INDEX64, 1, 2), column(REAL32, 2)],
        [[[2]], Pages([[1.0, 2.0]], element_offset=0)],
        [],
        [1.0, 2.0],
    ),
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_field_has_its_default_before_the_start(kind: str) -> None:
    fields, columns, pages, default, last = KINDS[kind]
    stored = [each if isinstance(each, Pages) else Pages(each, element_offset=2) for each in pages]
    draft = late(fields, columns, DescribedCluster(1, [[[1]]]), DescribedCluster(2, [[[2, 3]], *stored]))
    assert values(draft, "new") == [default, default, last]
    assert values(draft, "new", entry_start=1) == [default, last]
    assert values(draft, "new", entry_stop=1) == [default]


def test_array_inside_an_array_starts_at_the_product_of_both_sizes() -> None:
    fields = [
        field("new", "std::array<std::array<float,2>,3>", flags=1, array_size=3),
        field("_0", "std::array<float,2>", parent=1, flags=1, array_size=2),
        field("_0", "float", parent=2),
    ]
    numbers = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
    pages = Pages([numbers], element_offset=6)
    draft = late(fields, [deferred(REAL32, 3, 6)], DescribedCluster(2, [[[2, 3]], pages]))
    assert values(draft, "new") == [[[0.0, 0.0]] * 3, [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]]


def test_field_added_before_the_first_entry_has_no_deferred_column() -> None:
    draft = late([field("new", "float")], [column(REAL32, 1)], DescribedCluster(2, [[[1, 2]], [[5.0, 6.0]]]))
    assert values(draft, "new") == [5.0, 6.0]


def test_projection_of_a_late_collection() -> None:
    fields = [
        field("new", "std::vector<float>", role=1),
        field("_0", "float", parent=1),
        field("n", "ROOT::RNTupleCardinality<std::uint32_t>", flags=2, source_field_id=1),
    ]
    columns = [deferred(INDEX64, 1, 1), column(REAL32, 2)]
    extension = {"fields": fields, "columns": columns, "alias_columns": [alias(1, 3)]}
    clusters = [
        DescribedCluster(1, [[[1]]]),
        DescribedCluster(
            2, [[[2, 3]], Pages([[2, 3]], element_offset=1), Pages([[1.0, 2.0, 3.0]], element_offset=0)]
        ),
    ]
    draft = file_of(OLD, OLD_COLUMN, clusters, extension=extension)
    assert values(draft, "n") == [0, 2, 1]


def test_deferred_columns_count_towards_the_size_of_a_step() -> None:
    draft = late(
        [field("new", "float")],
        [deferred(REAL32, 1, 1000)],
        DescribedCluster(1000, [[list(range(1000))]]),
        DescribedCluster(1, [[[1]], Pages([[1.0]], element_offset=1000)]),
    )
    import rntuple_construct as rnt

    with rnt.open(draft.build()) as file:
        steps = [len(chunk["new"]) for chunk in file.only().iterate("new", step_size="100 B")]
    assert steps[:-1] == [100] * 10
    assert sum(steps) == 1001


# Representations


def represented(*clusters: DescribedCluster) -> EditableFile:
    """A float field with three representations: single, half and double precision."""
    columns = [
        column(REAL32, 0),
        column(REAL16, 0, representation_index=1),
        column(REAL64, 0, representation_index=2),
    ]
    return file_of([field("x", "float")], columns, clusters)


def test_representation_changes_from_cluster_to_cluster() -> None:
    draft = represented(
        DescribedCluster(1, [[[1.0]], SUPPRESSED, SUPPRESSED]),
        DescribedCluster(2, [SUPPRESSED, Pages([[2.0, 3.0]], element_offset=1), SUPPRESSED]),
        DescribedCluster(1, [SUPPRESSED, SUPPRESSED, Pages([[4.0]], element_offset=3)]),
    )
    assert values(draft, "x") == [1.0, 2.0, 3.0, 4.0]
    assert values(draft, "x", entry_start=2) == [3.0, 4.0]


def test_values_have_the_type_of_the_field_in_every_representation() -> None:
    draft = represented(
        DescribedCluster(1, [[[1.0]], SUPPRESSED, SUPPRESSED]),
        DescribedCluster(1, [SUPPRESSED, SUPPRESSED, Pages([[0.1]], element_offset=1)]),
    )
    array = read(draft, "x", library="np")["x"]
    assert array.dtype == np.float32
    assert array.tolist() == [1.0, np.float32(0.1)]


def test_representation_added_later_is_missing_in_old_clusters() -> None:
    extension = {"columns": [column(REAL16, 0, representation_index=1)]}
    clusters = [
        DescribedCluster(1, [[[1.0]]]),
        DescribedCluster(1, [SUPPRESSED, Pages([[2.0]], element_offset=1)]),
    ]
    draft = file_of([field("x", "float")], [column(REAL32, 0)], clusters, extension=extension)
    assert values(draft, "x") == [1.0, 2.0]


def test_representation_added_later_with_a_first_element() -> None:
    extension = {"columns": [deferred(REAL16, 0, 1, representation_index=1)]}
    clusters = [
        DescribedCluster(1, [[[1.0]]]),
        DescribedCluster(1, [SUPPRESSED, Pages([[2.0]], element_offset=1)]),
    ]
    draft = file_of([field("x", "float")], [column(REAL32, 0)], clusters, extension=extension)
    assert values(draft, "x") == [1.0, 2.0]


def test_representation_that_starts_suppressed() -> None:
    """A negative first element index: the column is deferred and suppressed until that element."""
    extension = {"columns": [deferred(REAL16, 0, -1, representation_index=1)]}
    clusters = [
        DescribedCluster(1, [[[1.0]], SUPPRESSED]),
        DescribedCluster(1, [SUPPRESSED, Pages([[2.0]], element_offset=1)]),
    ]
    draft = file_of([field("x", "float")], [column(REAL32, 0)], clusters, extension=extension)
    assert values(draft, "x") == [1.0, 2.0]


def test_representations_of_strings_change_both_columns() -> None:
    columns = [
        column(INDEX64, 0),
        column(CHAR, 0),
        column(0x0E, 0, representation_index=1),
        column(CHAR, 0, representation_index=1),
    ]
    clusters = [
        DescribedCluster(2, [[[2, 3]], [b"abc"], SUPPRESSED, SUPPRESSED]),
        DescribedCluster(
            1, [SUPPRESSED, SUPPRESSED, Pages([[1]], element_offset=2), Pages([b"d"], element_offset=3)]
        ),
    ]
    draft = file_of([field("s", "std::string")], columns, clusters)
    assert values(draft, "s") == ["ab", "c", "d"]


def test_alias_follows_its_column_into_every_representation() -> None:
    fields = [field("x", "float"), field("y", "float", flags=2, source_field_id=0)]
    columns = [column(REAL32, 0), column(REAL16, 0, representation_index=1)]
    clusters = [
        DescribedCluster(1, [[[1.0]], SUPPRESSED]),
        DescribedCluster(1, [SUPPRESSED, Pages([[2.0]], element_offset=1)]),
    ]
    draft = file_of(fields, columns, clusters, aliases=[alias(0, 1), alias(1, 1)])
    assert values(draft, "y") == [1.0, 2.0]
