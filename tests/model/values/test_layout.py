"""Layouts: picking values, counting bytes."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from support.kinds import KINDS
from support.patching import read

from rntuple_construct.model.arrays import to_list
from rntuple_construct.model.values.layout import children, nbytes
from rntuple_construct.model.values.selection import slice_layout, take


@cache
def layout_of(kind: str) -> Any:
    return read(KINDS[kind].draft(), "x", library="layout")["x"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("picks", [[], [0], [1, 0], [0, 0, 1], [-1], [-1, 0, -1]])
def test_picked_values(kind: str, picks: list[int]) -> None:
    values = KINDS[kind].values
    positive = [pick % len(values) for pick in picks]
    taken = take(layout_of(kind), np.array(positive, np.int64))
    assert len(taken) == len(picks)
    assert to_list(taken) == [values[pick] for pick in picks]


@pytest.mark.parametrize("kind", KINDS)
def test_ranges_of_values(kind: str) -> None:
    values = KINDS[kind].values
    for start in range(len(values) + 1):
        for stop in range(start, len(values) + 1):
            assert to_list(slice_layout(layout_of(kind), start, stop)) == values[start:stop]


@pytest.mark.parametrize("kind", KINDS)
def test_length_is_the_number_of_values(kind: str) -> None:
    assert len(layout_of(kind)) == len(KINDS[kind].values)


@pytest.mark.parametrize(
    ("kind", "size"),
    [
        ("double", 24),
        ("string", 4 * 8 + 5),
        ("vector", 4 * 8 + 12),
        ("empty record", 0),
        ("bitset", 9),
        ("array", 24),
    ],
)
def test_bytes_of_arrays(kind: str, size: int) -> None:
    assert nbytes(layout_of(kind)) == size


def test_layouts_below_a_layout() -> None:
    assert [len(each) for each in children(layout_of("vector"))] == [3]
    assert [len(each) for each in children(layout_of("variant"))] == [3, 2]
    assert list(children(layout_of("double"))) == []
