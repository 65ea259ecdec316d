"""Values of libraries are compared many at once, as they are one by one."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest
from self_test.agreement import _same, same_values

NAN = float("nan")
RECORD = np.array([(1, 2.0)], dtype=[("a", "i4"), ("b", "f4")])[0]
PLAIN: list[Any] = [
    0, 1, True, 1.0, NAN, "a", "", "é", "ab", "\udcff", 97, 300, None, [1], [1.0], [], [NAN], ["a"], [None], [[1], [2]],
    {"a": 1}, {"b": 1}, {"a": 1.0, "b": 2}, {"b": 2, "a": 1.0},
]  # fmt: skip
SHOWN: list[Any] = [
    *PLAIN, b"a", b"", b"ab", b"\xff", 233, (1,), [b"a"], np.float32(1), np.float64(NAN), np.int8(97), np.True_,
    np.array([1.0]), np.array([]), np.array([[1], [2]]), RECORD,
]  # fmt: skip
OTHERS: list[tuple[Any, Any]] = [
    ("a", "a"), (b"b", "b"), (2.0, 2), (None, None), ([3], [3]), (np.array([3.0]), [3.0]), ({"a": 2}, {"a": 2}),
    ([3], [4]), ("a", "b"),
]  # fmt: skip


@pytest.mark.parametrize("beside", OTHERS, ids=str)
def test_many_values_are_the_same_if_each_of_them_is(beside: tuple[Any, Any]) -> None:
    num_same = 0
    for shown, plain in itertools.product(SHOWN, PLAIN):
        if isinstance(shown, np.ndarray) and not isinstance(plain, list):
            continue
        expected = _same(shown, plain) and _same(*beside)
        assert same_values([shown, beside[0]], [plain, beside[1]]) is expected, (shown, plain)
        assert same_values([[shown], [beside[0]]], [[plain], [beside[1]]]) is expected, (shown, plain)
        num_same += expected
    assert (num_same > len(PLAIN)) is _same(*beside)


@pytest.mark.parametrize("plain", [0, 1.0, "a", None])
def test_an_array_is_no_single_value(plain: Any) -> None:
    assert not same_values([np.array([1.0])], [plain])


@pytest.mark.parametrize(("shown", "plain"), [([1, 2], [1]), ([[1], [2, 3]], [[1, 2], [3]]), ([], [1])])
def test_values_that_are_elsewhere_are_not_the_same(shown: Any, plain: Any) -> None:
    assert not same_values(shown, plain)
