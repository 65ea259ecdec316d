"""Trees from the strategies build, and parse back to themselves."""

from __future__ import annotations

import math
from typing import Any

from hypothesis import HealthCheck, given, settings
from support.construct_canonical import canonical

from rntuple_construct.fuzzing import strategies
from rntuple_construct.grammar import container, v1

DERIVED = {"size", "num_items", "length", "checksum", "byte_count", "len_key"}


def same(given_value: Any, parsed: Any) -> bool:
    """Whether everything given came back, and nothing else but derived values."""
    if isinstance(given_value, dict):
        names = set(parsed) - (DERIVED - set(given_value))
        return names == set(given_value) and all(same(given_value[n], parsed[n]) for n in names)
    if isinstance(given_value, list):
        return len(given_value) == len(parsed) and all(map(same, given_value, parsed))
    if isinstance(given_value, float) and math.isnan(given_value):
        return math.isnan(parsed)
    return bool(given_value == parsed)


@settings(suppress_health_check=[HealthCheck.too_slow], max_examples=200, deadline=None)
@given(strategies.envelopes())
def test_envelopes_come_back(tree: dict[str, Any]) -> None:
    data = v1.build_envelope(tree)
    parsed = v1.parse_envelope(data, tree["type_id"])
    assert same(tree, canonical(parsed))
    assert v1.build_envelope(parsed) == data


@given(strategies.anchors())
def test_anchors_come_back(tree: dict[str, Any]) -> None:
    data = v1.build_anchor(tree)
    assert same(tree, canonical(v1.parse_anchor(data)))


@given(strategies.keys())
def test_keys_come_back(tree: dict[str, Any]) -> None:
    data = container.build_key(tree)
    assert same(tree, canonical(container.parse_key(data)))
