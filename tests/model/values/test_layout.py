"""Layouts: picking values, counting bytes."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from support.kinds import KINDS
from support.patching import read

from rntuple_construct.model.arrays import to_list
from rntuple_construct.model.values.layout import (
    Collection,
    FixedArray,
    Layout,
    Numbers,
    Record,
    Strings,
    Variant,
)
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
    assert layout_of(kind).nbytes == size


def test_layouts_below_a_layout() -> None:
    assert [len(each) for each in layout_of("vector").children] == [3]
    assert [len(each) for each in layout_of("variant").children] == [3, 2]
    assert layout_of("double").children == ()


@pytest.mark.parametrize("kind", KINDS)
def test_a_layout_is_equal_to_a_copy_of_itself_and_to_no_other(kind: str) -> None:
    layout = layout_of(kind)
    copy = layout.map(lambda child: child.map(lambda each: each))
    assert type(copy) is type(layout)
    assert copy.equal(layout)
    assert to_list(copy) == to_list(layout)
    assert not layout.equal(slice_layout(layout, 0, len(layout) - 1))
    other = "string" if kind == "double" else "double"
    assert not layout.equal(layout_of(other))


def numbers(*values: float) -> Numbers:
    return Numbers(np.array(values, np.float64))


OFFSETS = np.array([0, 1, 2])
BASE: dict[str, Layout] = {
    "list": Collection(OFFSETS, numbers(1, 2)),
    "array": FixedArray(1, numbers(1, 2), 2),
    "record": Record({"a": numbers(1, 2)}, 2),
    "variant": Variant(np.array([1, 0], np.uint32), np.array([0, 7]), (numbers(1),)),
}
CHANGED: dict[str, tuple[str, Layout]] = {
    "offsets": ("list", Collection(np.array([0, 0, 2]), numbers(1, 2))),
    "elements": ("list", Collection(OFFSETS, numbers(1, 3))),
    "bits of elements": ("list", Collection(OFFSETS, Numbers(np.array([1, 2])))),
    "size": ("array", FixedArray(2, numbers(1, 2), 1)),
    "name": ("record", Record({"b": numbers(1, 2)}, 2)),
    "member": ("record", Record({"a": numbers(2, 1)}, 2)),
    "further member": ("record", Record({"a": numbers(1, 2), "b": numbers(1, 2)}, 2)),
    "tag": ("variant", Variant(np.array([0, 1], np.uint32), np.array([0, 0]), (numbers(1),))),
    "alternative": ("variant", Variant(np.array([1, 0], np.uint32), np.array([0, 7]), (numbers(2),))),
    "further alternative": (
        "variant", Variant(np.array([1, 0], np.uint32), np.array([0, 7]), (numbers(1), numbers())),
    ),
}  # fmt: skip


@pytest.mark.parametrize("change", CHANGED)
def test_every_difference_counts(change: str) -> None:
    base, changed = CHANGED[change]
    assert BASE[base].equal(BASE[base])
    assert not BASE[base].equal(changed)
    assert not changed.equal(BASE[base])


def test_differences_that_do_not_count() -> None:
    one = Record({"a": numbers(1), "b": numbers(2)}, 1)
    assert one.equal(Record({"b": numbers(2), "a": numbers(1)}, 1))
    # The index of a valueless variant is undefined.
    other = Variant(np.array([1, 0], np.uint32), np.array([0, 3]), (numbers(1),))
    assert BASE["variant"].equal(other)


def test_a_function_for_each_child() -> None:
    one = Record({"a": numbers(1), "b": Strings(np.array([0, 1]), np.frombuffer(b"x", np.uint8))}, 1)
    changed = one.map(lambda child: numbers(5) if isinstance(child, Numbers) else child)
    assert to_list(changed) == [{"a": 5.0, "b": "x"}]
    assert to_list(one) == [{"a": 1.0, "b": "x"}]
    variant: Any = BASE["variant"].map(lambda child: numbers(9))
    assert to_list(variant) == [9.0, None]
