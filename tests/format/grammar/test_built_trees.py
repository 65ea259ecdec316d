"""Trees from the strategies build, and parse back to themselves."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.real_bytes import GENERATIONS

from rntuple_construct.base.errors import EnvelopeError
from rntuple_construct.format.grammar import container
from rntuple_construct.format.grammar.engine.forcing import Raw
from rntuple_construct.kit.fuzzing import strategies

ENVELOPES = {era: strategies.envelopes(era) for era in GENERATIONS}
ANCHORS = {era: strategies.anchors(era) for era in GENERATIONS}
# Computed on build; the reserved bits of RC1 default to zero.
DERIVED = {"len_frame", "num_items", "len_envelope", "checksum", "byte_count", "len_key", "reserved"}


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


@pytest.mark.parametrize("era", GENERATIONS)
@settings(max_examples=150, deadline=None)
@given(st.data())
def test_envelopes_come_back(era: str, data: st.DataObject) -> None:
    generation = GENERATIONS[era]
    tree = data.draw(ENVELOPES[era])
    built = generation.build_envelope(tree)
    parsed = generation.parse_envelope(built, tree["type_id"])
    assert same(tree, parsed)
    assert generation.build_envelope(parsed) == built


@pytest.mark.parametrize("era", GENERATIONS)
@given(st.data())
def test_anchors_come_back(era: str, data: st.DataObject) -> None:
    generation = GENERATIONS[era]
    tree = data.draw(ANCHORS[era])
    built = generation.build_anchor(tree)
    parsed = generation.parse_anchor(built)
    assert same(tree, parsed)
    assert generation.build_anchor(parsed) == built


@given(strategies.keys())
def test_keys_come_back(tree: dict[str, Any]) -> None:
    data = container.build_key(tree)
    assert same(tree, container.parse_key(data))


@pytest.mark.parametrize("era", GENERATIONS)
@pytest.mark.parametrize("type_id", [1, 2, 3])
@given(st.binary(max_size=300))
def test_any_payload_parses_and_rebuilds_or_is_refused(era: str, type_id: int, payload: bytes) -> None:
    generation = GENERATIONS[era]
    data = generation.build_envelope({"type_id": type_id, "payload": Raw(payload)})
    problem = None
    try:
        assert generation.build_envelope(generation.parse_envelope(data, type_id)) == data
    except EnvelopeError as error:
        problem = error
    assert problem is None or (problem.rule_id and problem.path and 0 <= problem.offset <= len(data))
