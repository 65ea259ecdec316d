"""Batches of values become elements of columns; a cluster may consist of several batches."""

from __future__ import annotations

import io
from typing import Any

import pytest

import rntuple_construct as rnt

KINDS: dict[str, tuple[str, list[Any]]] = {
    "variant": ("std::variant<std::int32_t,std::string>", [1, "a", 2, "b", "c", 3]),
    "variant in a vector": ("std::vector<std::variant<float,bool>>", [[1.5, True], [], [False], [2.5, 3.5]]),
    "optional": ("std::optional<float>", [1.5, None, 2.5, None, 3.5]),
    "vector of vectors": ("std::vector<std::vector<float>>", [[[1.5], []], [], [[2.5, 3.5]], [[]]]),
    "string": ("std::string", ["a", "", "bc", "def"]),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_later_batch_continues_the_one_before(kind: str) -> None:
    type_name, values = KINDS[kind]
    target = io.BytesIO()
    with rnt.create(target, "ntuple", {"x": type_name}) as out:
        for start in range(0, len(values), 2):
            out.extend({"x": values[start : start + 2]})
    data = target.getvalue()
    with rnt.open(data) as file:
        events = file.only()
        assert len(events.clusters) == 1
        assert events["x"].array(library="py") == values
    assert rnt.validate(data).ok
