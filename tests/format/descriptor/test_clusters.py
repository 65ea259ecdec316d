"""Pages of a column in a cluster, as slices of the page list."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from support import trees

from rntuple_construct.base.errors import DescriptorError, UnsupportedError
from rntuple_construct.format.descriptor import clusters as clusters_module
from rntuple_construct.format.descriptor.clusters import (
    UNKNOWN_COLUMN,
    Cluster,
    ClusterLinker,
    PlainClusters,
    PlainGroup,
    joined_groups,
    joined_shards,
    listed_ranges,
    summaries_of,
    unlike_clusters,
)
from rntuple_construct.format.generations import generation_named
from rntuple_construct.format.generations.records import (
    ClusterGroupRecord,
    ClusterSummaries,
    ClusterSummary,
    EnvelopeLink,
    FooterRecord,
    Locator,
    SchemaRecord,
)
from rntuple_construct.format.grammar import v1


def clusters_of(
    locations: Any,
    *,
    num_clusters: int | None = None,
    first_id: int = 0,
    flags: int = 0,
    tolerant: bool = False,
) -> Any:
    summaries = [
        {"first_entry": 10 * index, "num_entries": 10, "flags": flags} for index in range(len(locations))
    ]
    tree = trees.page_list(cluster_summaries=summaries, page_locations=locations)
    page_list = generation_named("1.x").parse_page_list(v1.build_envelope(tree), None)
    count = len(locations) if num_clusters is None else num_clusters
    group = ClusterGroupRecord(0, 10 * count, count, EnvelopeLink(0, Locator(0, 0, 0)))
    before = ClusterGroupRecord(0, 0, first_id, EnvelopeLink(0, Locator(0, 0, 0)))
    none = ClusterGroupRecord(0, 0, 0, EnvelopeLink(0, Locator(0, 0, 0)))
    footer = FooterRecord((0,), b"", SchemaRecord(), (before, none, group), column_groups=())
    linker = ClusterLinker(footer)
    return linker.link(2, page_list) if tolerant else linker.link(2, page_list).require()


LOCATIONS = [
    [trees.column_pages([(-3, 12, 100), (7, 28, 200)], 0)],
    [trees.column_pages([(5, 20, 300)], 10), trees.column_pages([], -(2**63)), trees.column_pages([], 4)],
]


@pytest.fixture
def both() -> tuple[Cluster, ...]:
    found: tuple[Cluster, ...] = clusters_of(LOCATIONS, first_id=5)
    return found


def test_clusters_are_numbered_over_all_groups(both: tuple[Cluster, ...]) -> None:
    assert [each.cluster_id for each in both] == [5, 6]
    assert [each.path for each in both] == [
        "page_list[2].page_locations[0]",
        "page_list[2].page_locations[1]",
    ]


def test_pages_of_a_column(both: tuple[Cluster, ...]) -> None:
    pages = both[0].column_range(0)
    assert pages is not None
    assert pages.num_elements.tolist() == [3, 7]
    assert pages.has_checksum.tolist() == [True, False]
    assert pages.size.tolist() == [12, 28]
    assert pages.offset.tolist() == [100, 200]
    assert (pages.element_offset, pages.len_elements, pages.is_suppressed) == (0, 10, False)


def test_columns_that_a_cluster_does_not_list(both: tuple[Cluster, ...]) -> None:
    assert both[0].column_range(1) is None
    assert [each.num_columns for each in both] == [1, 3]


def test_suppressed_and_empty_columns_differ(both: tuple[Cluster, ...]) -> None:
    suppressed, empty = both[1].column_range(1), both[1].column_range(2)
    assert suppressed is not None
    assert empty is not None
    assert (suppressed.is_suppressed, empty.is_suppressed) == (True, False)
    assert (suppressed.len_elements, empty.len_elements) == (0, 0)


def test_foreign_pages_are_counted_from_the_first_of_the_column() -> None:
    elsewhere = {"kind": 7, "reserved": 0, "payload": b"there"}
    pages = [
        {"num_elements_signed": 1, "locator": trees.locator()},
        {"num_elements_signed": 2, "locator": elsewhere},
    ]
    (cluster,) = clusters_of([[trees.column_pages(pages[:1]), trees.column_pages(pages)]])
    first, second = cluster.column_range(0), cluster.column_range(1)
    assert dict(first.foreign) == {}
    assert {page: locator.payload for page, locator in second.foreign.items()} == {1: b"there"}


@pytest.mark.parametrize("num_clusters", [1, 3])
def test_group_knows_the_number_of_its_clusters(num_clusters: int) -> None:
    with pytest.raises(DescriptorError) as caught:
        clusters_of(LOCATIONS, num_clusters=num_clusters)
    assert caught.value.rule_id == "RNT-CGR-001"


def test_sharded_clusters_need_column_groups() -> None:
    with pytest.raises(UnsupportedError) as caught:
        clusters_of(LOCATIONS, flags=1)
    assert (caught.value.rule_id, caught.value.path) == ("RNT-CPT-007", "page_list[2].cluster_summaries[0]")


def test_other_flags_mean_nothing() -> None:
    assert len(clusters_of(LOCATIONS, flags=0x80)) == 2


def test_clusters_that_a_group_does_not_announce_are_still_linked() -> None:
    linked = clusters_of(LOCATIONS, num_clusters=3, tolerant=True)
    assert [each.num_entries for each in linked.clusters] == [10, 10]
    assert [error.rule_id for error in linked.errors] == ["RNT-CGR-001"]


def test_columns_of_shards_come_from_their_column_groups() -> None:
    trees_of = [[trees.column_pages([(1, 4, 100)], 0)] * 3, [trees.column_pages([(1, 4, 100)], 0)] * 2]
    page_list = clusters_of(trees_of)[0].page_list
    summaries = ClusterSummaries.of([ClusterSummary(0, 10, 1, 0), ClusterSummary(10, 10, 1, 7)])
    page_list = replace(page_list, cluster_summaries=summaries)
    group = ClusterGroupRecord(0, 20, 2, EnvelopeLink(0, Locator(0, 0, 0)))
    linker = ClusterLinker(FooterRecord((0,), b"", SchemaRecord(), (group,), column_groups=((5, 3),)))
    unknown = UNKNOWN_COLUMN
    assert linker.column_ids(0, page_list).tolist() == [5, 3, unknown, unknown, unknown]
    assert [error.rule_id for error in linker.link(0, page_list).errors] == ["RNT-CPT-007"]


def test_clusters_of_several_groups_are_numbered_and_listed_as_one_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, second = clusters_of(LOCATIONS, first_id=0), clusters_of(LOCATIONS[1:], first_id=2)
    both = joined_groups([first, second])
    assert isinstance(both, PlainClusters)
    assert [each.cluster_id for each in both] == [0, 1, 2]
    assert [each.index for each in both] == [0, 1, 0]
    assert both[2] is both[-1] is joined_shards(both)[2]
    assert [each.page_list for each in both] == [first[0].page_list, first[0].page_list, second[0].page_list]
    assert joined_groups([first]) is first
    assert joined_groups([]) == ()
    assert joined_groups([first, (second[0],)]) == (*first, second[0])
    assert summaries_of(both) == summaries_of(tuple(both)) == tuple(each.summary for each in both)
    assert unlike_clusters(both) == {1: both}
    once = PlainClusters(
        [PlainGroup(number, number, summaries_of(second), second[0].page_list) for number in range(3)]
    )
    assert {times: len(found) for times, found in unlike_clusters(once).items()} == {3: 1}
    monkeypatch.setattr(clusters_module, "_NUM_RANGES", 1)
    for num_columns in (0, 2, 9):
        parts = [
            sorted(
                place
                for part in listed_ranges(found, num_columns)
                for place in zip(*map(list, part[1:]), strict=True)
            )
            for found in (both, tuple(both))
        ]
        assert parts[0] == parts[1]
        assert len(parts[0]) == (0, 5, 7)[(0, 2, 9).index(num_columns)]
    for part in listed_ranges(both, 3):
        sums = part.sum_by_range(part.page_list.num_elements).tolist()
        assert sums == [
            both[row].column_range(column).len_elements for row, column in zip(*part[1:3], strict=True)
        ]


def test_summaries_of_numbers_beyond_63_bits_are_kept() -> None:
    made = [
        ClusterSummary(0, 10, 0),
        ClusterSummary(1 << 63, (1 << 60) - 1, 0),
        ClusterSummary((1 << 64) - 1, 1, 0, 3),
    ]
    found = ClusterSummaries.of(made)
    assert found == made == list(found[:]) == [found[0], found[1], found[-1]]
    assert found.end.tolist() == [10, (1 << 63) + (1 << 60) - 1, 1 << 64]
    assert found[1:] == tuple(made[1:])
    assert hash(found) == hash(tuple(made))
    assert found != made[:2]
    assert len(ClusterSummaries.of(())) == 0
    assert ClusterSummaries.of(made[:1]).end.dtype == np.int64
    with pytest.raises(IndexError):
        found[3]
