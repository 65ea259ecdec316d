"""Random schemas through every generation: the values survive, or the field that cannot be written is named."""

from __future__ import annotations

import io
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from writer.random_schemas import ntuples

import rntuple_construct as rnt
from rntuple_construct.conversion import ConvertOptions, convert
from rntuple_construct.generations import WRITABLE_GENERATIONS
from rntuple_construct.validation import validate

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
MISSING = {
    "1.x": (),
    "rc2": ("std::unordered_multiset",),
    "rc1": ("std::set", "std::map", "std::atomic", "std::unordered"),
}


def converted(data: bytes, to: str) -> bytes:
    buffer = io.BytesIO()
    convert(data, buffer, ConvertOptions(to=to))
    return buffer.getvalue()


@settings(max_examples=100, deadline=None, suppress_health_check=SLOW)
@given(ntuples(), st.lists(st.sampled_from(list(WRITABLE_GENERATIONS)), min_size=1, max_size=3))
def test_random_schemas_go_through_any_generations(case: Any, route: list[str]) -> None:
    schema, values, sizes, options = case
    buffer = io.BytesIO()
    with rnt.create(buffer, "ntpl", schema, options) as writer:
        position = 0
        for size in sizes:
            writer.extend(values[position : position + size])
            writer.flush_cluster()
            position += size
        writer.extend(values[position:])
    data = buffer.getvalue()
    for to in route:
        if any(name in repr(schema) for name in MISSING[to]):
            with pytest.raises(rnt.SchemaError, match=f"field '.*generation {to} has no std::"):
                converted(data, to)
            return
        data = converted(data, to)
        with rnt.open(data) as file:
            assert file["ntpl"].arrays(library="py") == values
    data = converted(data, "1.x")
    with rnt.open(data) as file, rnt.open(buffer.getvalue()) as original:
        assert file["ntpl"].arrays(library="py") == values
        assert [field.record for field in file["ntpl"].schema.fields] == [
            field.record for field in original["ntpl"].schema.fields
        ]
    assert [str(finding) for finding in validate(data).findings] == []
