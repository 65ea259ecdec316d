"""Records of tasks survive the way to another process, and damaged ones are refused."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.writer.distributed.records import TaskRecord


def record(num_pages: list[list[int]]) -> TaskRecord:
    """A record of so many pages in each cluster and column, in one blob for each cluster."""
    pages = np.array(num_pages, np.int64)
    total = int(pages.sum())
    rows = np.stack([np.full(total, 3), np.full(total, 8), 100 * np.arange(total)], axis=1)
    blobs, at = [], 0
    for count in pages.sum(axis=1).tolist():
        blobs.append((100 * at, 100 * count))
        at += count
    return TaskRecord(
        np.full(len(pages), 7),
        3 * pages,
        pages,
        pages == 0,
        rows.reshape(-1, 3),
        np.array(blobs).reshape(-1, 2),
    )


def test_a_record_is_the_same_elsewhere() -> None:
    made = record([[1, 0, 2], [2, 2, 2]])
    found = TaskRecord.parse(made.to_bytes())
    for name in TaskRecord.__slots__:
        np.testing.assert_array_equal(getattr(found, name), getattr(made, name))
    clusters = list(found.clusters())
    assert [len(cluster[4]) for cluster in clusters] == [3, 6]
    empty = TaskRecord.parse(_empty().to_bytes())
    assert list(empty.clusters()) == []


def _empty() -> TaskRecord:
    none = np.empty((0, 2), np.int64)
    return TaskRecord(np.empty(0, np.int64), none, none, none > 0, np.empty((0, 3), np.int64), none)


def test_pages_move_with_their_blobs() -> None:
    moved = record([[1, 0, 2], [2, 2, 2]]).shifted(np.array([1000, -300]))
    assert moved.pages[:, 2].tolist() == [1000, 1100, 1200, *range(0, 600, 100)]


@given(st.binary(max_size=300))
def test_other_bytes_are_refused(data: bytes) -> None:
    try:
        found = TaskRecord.parse(data)
    except SchemaError:
        return
    assert len(found.pages) == found.num_pages.sum()


@given(st.integers(0, 200), st.integers(-(2**63), 2**63 - 1))
def test_one_wrong_number_is_refused_or_makes_a_record(position: int, number: int) -> None:
    values = np.frombuffer(record([[1, 0, 2], [2, 2, 2]]).to_bytes(), "<i8").copy()
    values[position % len(values)] = number
    try:
        found = TaskRecord.parse(values.tobytes())
        found.shifted(np.zeros(len(found.blobs), np.int64))
    except SchemaError:
        return
    assert len(found.pages) == found.num_pages.sum()


def test_pages_outside_the_blobs_are_refused() -> None:
    made = record([[2]])
    made.pages[1, 2] = 250
    with pytest.raises(SchemaError, match="outside the bytes"):
        made.shifted(np.zeros(1, np.int64))
