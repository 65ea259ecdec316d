"""Values of a reader are compared exactly, but for the spellings that the protocol allows."""

from __future__ import annotations

import contextlib
import json
import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from rntuple_construct.cli.documents import schema_of
from rntuple_construct.kit.runner.compare import Types, attribute_difference, difference
from rntuple_construct.kit.runner.protocol import Level, ProtocolError, Status, parse_answer, request_line


def differs(expected: Any, found: Any, type_name: str = "double", *inner: tuple[str, str]) -> str:
    """The message of the difference between two values of a field ``x``; empty if there is none."""
    types = Types.of(
        [{"path": "x", "type_name": type_name}, *({"path": p, "type_name": t} for p, t in inner)]
    )
    result = difference(
        Level.VALUES,
        {"num_entries": 1, "fields": {"x": [expected]}},
        {"fields": {"x": [found]}},
        types,
    )
    return "" if result is None else result.message


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        (1, "1"),
        (-(2**63), str(-(2**63))),
        (1.0, 1),
        ("nan", "nan"),
        ("nan:7fc00001", "nan"),
        ("inf", "inf"),
        (-0.0, "-0.0"),
        (-0.0, -0.0),
        ({"$bytes": "61ff"}, "a\udcff"),
        ({"_0": 1, "_1": [None]}, {"_1": [None], "_0": 1}),
    ],
)
def test_other_spellings_of_a_value_are_that_value(expected: Any, found: Any) -> None:
    assert differs(expected, found) == ""


@pytest.mark.parametrize(
    ("expected", "found"),
    [
        (1, True),
        (True, 1),
        (1, "01"),
        (1, "one"),
        (2**53 + 1, float(2**53)),
        (0.0, -0.0),
        (0.0, "-0.0"),
        (0.1, 0.10000000149011612),
        ("nan", "inf"),
        ("nan:7fc00001", "nan:7fc00002"),
        ("a", "b"),
        ("1", 1),
        (None, 0),
        (0, None),
        ([], {}),
        ([1], [1, 2]),
        ({"a": 1}, {"a": 1, "b": 2}),
        ({"a": 1}, {}),
        ({"$bytes": "61ff"}, "a"),
        (1.0, "x"),
        (1.0, 10**400),
    ],
)
def test_other_values_differ(expected: Any, found: Any) -> None:
    assert differs(expected, found) != ""


@given(st.floats(width=32, allow_nan=False, allow_infinity=False))
def test_numbers_of_single_precision_may_have_all_their_digits(number: float) -> None:
    shortest = float(str(np.float32(number)))
    assert differs(shortest, number, "float") == ""
    assert differs([shortest], [number], "std::vector<float>", ("x._0", "float")) == ""
    if shortest != number:
        assert differs(shortest, number, "double") != ""
        both = {"_0": shortest, "_1": shortest}
        types = ("std::pair<float,double>", ("x._0", "float"), ("x._1", "double"))
        assert differs(both, {"_0": number, "_1": shortest}, *types) == ""
        assert differs(both, {"_0": shortest, "_1": number}, *types) != ""


@given(st.floats(width=32, allow_nan=False, allow_infinity=False), st.integers(min_value=1, max_value=3))
def test_neighbours_in_single_precision_differ(number: float, steps: int) -> None:
    other = np.float32(number)
    with np.errstate(over="ignore"):
        for _ in range(steps):
            other = np.nextafter(other, np.float32(math.inf))
    if np.isfinite(other):
        assert differs(float(str(np.float32(number))), float(other), "float") != ""


def test_numbers_in_a_variant_may_have_the_digits_of_any_alternative() -> None:
    inner = ("x._0", "std::int32_t"), ("x._1", "std::vector<float>"), ("x._1._0", "float")
    digits = [float(np.float32(16319.267))]
    assert differs([16319.267], digits, "std::variant<std::int32_t,std::vector<float>>", *inner) == ""
    assert differs([16319.27], digits, "std::variant<std::int32_t,std::vector<float>>", *inner)
    doubles = ("x._0", "std::int32_t"), ("x._1", "std::vector<double>"), ("x._1._0", "double")
    assert differs([16319.267], digits, "std::variant<std::int32_t,std::vector<double>>", *doubles)


@given(st.lists(st.integers()), st.randoms())
def test_the_order_of_unordered_containers_does_not_matter(items: list[int], random: Any) -> None:
    mixed = list(items)
    random.shuffle(mixed)
    assert differs(items, mixed, "std::unordered_multiset<std::int64_t>") == ""
    assert (differs(items, mixed, "std::multiset<std::int64_t>") == "") == (items == mixed)
    assert differs(items, [*mixed, 1], "std::unordered_multiset<std::int64_t>") != ""


def test_the_place_of_a_difference_is_told() -> None:
    assert differs([{"_0": [1, 2]}], [{"_0": [1, 3]}]) == "x[0][0]._0[1] is 3, expected 2"


def test_metadata_is_compared_as_far_as_it_is_given() -> None:
    expected = {
        "num_entries": 3,
        "num_clusters": 1,
        "fields": [{"path": "x", "type_name": "float", "role": "plain"}],
    }

    def metadata(**found: Any) -> Any:
        result = difference(Level.METADATA, expected, {"num_entries": 3, "fields": [{"path": "x"}]} | found)
        return None if result is None else result.path

    assert metadata() is None
    assert metadata(num_entries=4) == "num_entries"
    assert metadata(num_clusters=2) == "num_clusters"
    assert metadata(fields=[]) == "fields[x]"
    assert metadata(fields=[{"path": "x", "type_name": "double"}]) == "fields[x].type_name"
    assert metadata(fields=[{"path": "x"}, {"path": "y"}]) == "fields[y]"
    assert metadata(fields="nonsense") == "fields[x]"


def test_attribute_sets_are_compared_if_they_are_given() -> None:
    columns = {"num_entries": 1, "fields": {"a": [1]}}
    expected = {"s": {"metadata": {"fields": [{"path": "a", "type_name": "int"}]}, "values": columns}}
    assert attribute_difference(expected, {}) is None
    assert attribute_difference(expected, {"s": columns}) is None
    assert attribute_difference(expected, {"s": {"refused": "no"}}) is None
    for found in ({"t": columns}, {"s": 1}, {"s": {"fields": {"a": [2]}}}):
        assert attribute_difference(expected, found) is not None


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\xff",
        b"[]",
        b"{}",
        b"[" * 100_000,
        b'{"level": "soul", "status": "ok", "result": {}}',
        b'{"level": "values", "status": "fine", "result": {}}',
        b'{"level": "values", "status": "ok"}',
        b'{"level": "values", "status": "ok", "result": []}',
        b'{"level": "values", "status": "refused", "message": 1}',
        b'{"level": "values", "status": "refused", "id": "1"}',
        b'{"level": "values", "status": "refused", "implementation": "me"}',
        b'{"level": "values", "status": "ok", "result": {"fields": {"x": [Infinity]}}}',
        b'{"level": ["values"], "status": "ok", "result": {}}',
    ],
)
def test_lines_that_are_no_answers_are_refused(line: bytes) -> None:
    with pytest.raises(ProtocolError):
        parse_answer(line)


@given(st.binary(max_size=60))
def test_any_line_is_an_answer_or_refused(line: bytes) -> None:
    with contextlib.suppress(ProtocolError):
        assert parse_answer(line).level in Level


def test_requests_and_answers_follow_their_schema(tmp_path: Any) -> None:
    validator = Draft202012Validator(schema_of("conformance-protocol"))
    validator.check_schema(validator.schema)
    assert validator.is_valid(json.loads(request_line(3, tmp_path / "a\n.root", None, tuple(Level))))
    answer = b'{"level": "values", "status": "ok", "result": {"fields": {"x": [1]}, "refused": {}}, "id": 3}'
    assert validator.is_valid(json.loads(answer))
    assert parse_answer(answer).status is Status.OK
    for bad in ({"level": "values", "status": "ok"}, {"status": "ok", "level": "values", "result": {}}, {}):
        assert not validator.is_valid(bad)
