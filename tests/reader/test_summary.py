"""Sums of pages and bytes by column, as ``rntuple info`` prints them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import rntuple_construct as rnt
from rntuple_construct.kit.files.file_description import (
    DescribedCluster,
    FileDescription,
    make_column,
    make_field,
)
from rntuple_construct.reader.summary import _column_totals, summarize

ROOT_FILES = sorted((Path(__file__).parents[1] / "data" / "root-6.40" / "files").glob("*.root"))


def counted_by_page(ntuple: Any) -> tuple[list[tuple[int, ...]], int]:
    """Elements, pages, stored and uncompressed bytes of each column, page after page, and the number of shared pages.

    Bytes that were listed before do not count.
    """
    columns = ntuple.schema.columns
    totals = [[0, 0, 0, 0] for _ in columns]
    seen: set[tuple[int, int]] = set()
    num_shared = 0
    for cluster in ntuple.clusters:
        for column, total in zip(columns, totals, strict=True):
            found = cluster.column_range(column.column_id)
            if found is None:
                continue
            for count, offset, size in zip(found.num_elements, found.offset, found.size, strict=True):
                is_shared = size > 0 and (int(offset), int(size)) in seen
                seen.add((int(offset), int(size)))
                num_shared += is_shared
                length = (int(count) * column.record.bits_on_storage + 7) // 8
                for place, number in enumerate(
                    (int(count), 1, 0 if is_shared else max(int(size), 0), length)
                ):
                    total[place] += number
    return [tuple(each) for each in totals], num_shared


def assert_counted(ntuple: Any) -> None:
    summary = summarize(ntuple)
    own = [each for item in summary.fields for each in all_columns(item)]
    assert summary.num_pages == sum({column.column_id: column.num_pages for column in own}.values())
    assert {column.column_id for column in own} == set(range(len(ntuple.schema.columns)))
    counted, num_shared = counted_by_page(ntuple)
    assert summary.num_shared_pages == num_shared
    assert summary.nbytes_pages == sum(nbytes for _, _, nbytes, _ in counted)
    for column in own:
        found = (column.num_elements, column.num_pages, column.nbytes, column.len_pages)
        assert found == counted[column.column_id], column


def all_columns(item: Any) -> list[Any]:
    return [*item.columns, *(each for child in item.children for each in all_columns(child))]


@pytest.mark.parametrize("path", ROOT_FILES, ids=lambda path: path.stem)
def test_sums_are_those_of_the_pages(path: Path) -> None:
    with rnt.open(path) as file:
        for name in file:
            assert_counted(file[name])


@pytest.mark.parametrize("generation", ["rc1", "rc2"])
def test_sums_of_sharded_clusters(generation: str) -> None:
    """A column group lists columns by number: the second group has the second column at its first place."""
    clusters = [
        DescribedCluster(3, [[[1.0, 2.0], [3.0]]], first_entry=0, column_group=0),
        DescribedCluster(3, [[[7, 8], [9]]], first_entry=0, column_group=1),
        DescribedCluster(2, [[[4.0, 5.0]]], first_entry=3, column_group=0),
        DescribedCluster(2, [[[1], [2]]], first_entry=3, column_group=1),
    ]
    description = FileDescription(
        generation,
        [make_field("x", "double"), make_field("y", "std::int32_t")],
        [make_column("Real64", 0), make_column("Int32", 1)],
        clusters,
        column_groups=[[0], [1]],
    )
    with rnt.open(description.build()) as file:
        ntuple = file.only()
        assert_counted(ntuple)
        columns = [item.columns[0] for item in summarize(ntuple).fields]
    assert [(each.num_elements, each.num_pages) for each in columns] == [(5, 3), (5, 4)]
    assert [each.len_pages for each in columns] == [40, 20]


def test_sums_over_cluster_groups(tmp_path: Path) -> None:
    """Each cluster group has a page list of its own."""
    path = tmp_path / "grown.root"
    with rnt.create(path, "nt", {"x": "std::int32_t"}) as writer:
        for start in range(0, 6, 2):
            writer.extend({"x": [start, start + 1]})
            writer.commit_cluster_group()
    with rnt.open(path) as file:
        assert_counted(file.only())


def test_cluster_groups_with_the_same_page_list_share_its_pages(tmp_path: Path) -> None:
    path = tmp_path / "file.root"
    rnt.write(path, "nt", {"x": [1, 2, 3]})
    with rnt.open(path) as file:
        ntuple = file.only()
        (once,), num_shared = _column_totals(ntuple, may_share=False)
        assert num_shared == 0
        clusters = (*ntuple.clusters, replace(ntuple.clusters[0], cluster_id=1, group_id=1))
        repeated = SimpleNamespace(schema=ntuple.schema, clusters=clusters)
        (twice,), num_shared = _column_totals(repeated, may_share=True)
    assert num_shared == 1
    assert twice == [2 * once[0], 2 * once[1], once[2], 2 * once[3]]  # its pages are stored once
