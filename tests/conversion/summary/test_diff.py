"""Differences between RNTuples are found, and nothing else is taken for one."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.dumps import run_cli
from support.kinds import KINDS

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError

SCHEMA = {
    "x": "double", "v": "std::vector<std::string>", "r": [{"a": "float", "b": "std::optional<std::int32_t>"}],
    "w": "std::variant<std::int32_t,std::string>", "f": "std::array<float,2>",
}  # fmt: skip
VALUES = st.fixed_dictionaries({
    "x": st.sampled_from([0.0, 1.0, float("nan")]),
    "v": st.lists(st.sampled_from(["", "a", "bc"]), max_size=2),
    "r": st.lists(st.fixed_dictionaries({"a": st.sampled_from([0.5, 2.0]), "b": st.none() | st.integers(0, 2)}), max_size=2),
    "w": st.integers(0, 2) | st.sampled_from(["", "a"]) ,
    "f": st.lists(st.sampled_from([1.0, 2.0]), min_size=2, max_size=2),
})  # fmt: skip


def file_of(data: Any, **arguments: Any) -> bytes:
    buffer = io.BytesIO()
    rnt.write(buffer, "E", data, **arguments)
    return buffer.getvalue()


def text_of(value: Any) -> str:
    """Text that is the same for the same value, NaN included."""
    return json.dumps(value, sort_keys=True)


@given(st.lists(st.tuples(VALUES, VALUES, st.booleans()), min_size=1, max_size=12), st.integers(1, 12))
def test_differing_entries_are_those_whose_values_differ(pairs: list[Any], step: int) -> None:
    left = [one for one, _, _ in pairs]
    right = [one if is_same else other for one, other, is_same in pairs]
    found = rnt.diff(
        file_of(left, schema=SCHEMA), file_of(right, schema=SCHEMA), step_size=step, max_examples=100
    )
    places = {item.path: [example["entry"] for example in item.examples] for item in found.fields}
    expected = {
        name: [place for place, (one, other) in enumerate(zip(left, right, strict=True)) if text_of(one[name]) != text_of(other[name])]
        for name in SCHEMA
    }  # fmt: skip
    assert places == {name: found for name, found in expected.items() if found}
    assert [item.num_different for item in found.fields] == [len(places[item.path]) for item in found.fields]
    assert found.is_equal == (not places)
    assert found.num_compared == len(pairs)


def test_tolerances() -> None:
    left, right = (
        file_of({"x": np.array([1.0, 100.0, np.inf, 0.0])}),
        file_of({"x": np.array([1.001, 100.1, 1.0, -0.0])}),
    )
    assert [item.num_different for item in rnt.diff(left, right).fields] == [3]
    assert [item.num_different for item in rnt.diff(left, right, bits=True).fields] == [4]
    assert [item.num_different for item in rnt.diff(left, right, atol=0.01).fields] == [2]
    assert [item.first_entry for item in rnt.diff(left, right, rtol=0.01).fields] == [2]
    with pytest.raises(SchemaError, match="tolerance"):
        rnt.diff(left, right, rtol=-1.0)


@pytest.mark.parametrize("generation", ["rc1", "rc2", "1.x"])
def test_other_generations_clusters_and_compression_are_no_difference(generation: str) -> None:
    data = {"x": np.arange(1000.0), "v": [[1, 2], []] * 500}
    schema = {"x": "double", "v": "std::vector<std::int32_t>"}
    options = rnt.WriteOptions.of_generation(
        generation, compression="lz4", page_size=512, approx_compressed_cluster_size=1000,
        max_uncompressed_cluster_size=3000,
    )  # fmt: skip
    left, right = (
        file_of(data, schema=schema),
        file_of(data, schema=schema, options=options, generation=generation),
    )
    assert rnt.diff(left, right).is_equal
    storage = rnt.diff(left, right, storage=True)
    assert not storage.is_equal
    assert {"compression", "clusters", "pages"} <= {item["what"] for item in storage.storage}


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_field_equals_itself(kind: str) -> None:
    data = KINDS[kind].draft().build()
    assert rnt.diff(data, data, storage=True).is_equal


def test_schemas() -> None:
    left = file_of({"a": np.zeros(2), "b": np.zeros(2), "c": np.zeros(2, np.int8)})
    right = file_of({"c": np.zeros(3, np.int16), "b": np.zeros(3), "d": np.zeros(3)})
    found = rnt.diff(left, right)
    assert [(item["path"], item["what"], item["left"], item["right"]) for item in found.schema] == [
        ("a", "only on the left", "double", None),
        ("d", "only on the right", None, "double"),
        ("c", "type", "std::int8_t", "std::int16_t"),
    ]
    assert (found.num_entries, found.fields) == ((2, 3), [])
    assert rnt.diff(left, right, ["a", "b"]).schema[0]["path"] == "a"
    with pytest.raises(SchemaError, match="no field 'x'"):
        rnt.diff(left, right, ["x"])


def test_command(tmp_path: Path) -> None:
    rnt.write(tmp_path / "a.root", "E", {"x": np.arange(10), "s": ["a"] * 10})
    rnt.write(tmp_path / "b.root", "E", {"x": np.arange(10) + (np.arange(10) > 3), "s": ["a"] * 9 + ["\x1b"]})
    left, right = str(tmp_path / "a.root"), str(tmp_path / "b.root")
    same = run_cli("diff", left, left)
    assert (same.code, same.out) == (0, "no differences in 10 entries\n")
    other = run_cli("diff", left, right, "--limit", "2")
    assert other.code == 1
    assert (
        "field 'x' differs in 6 entries, first in entry 4\n  entry 4: 4 | 5\n  entry 5: 5 | 6\n" in other.out
    )
    assert "\x1b" not in other.out
    assert run_cli("diff", left, right, "--fields", "x", "--atol", "1").code == 0
    document = json.loads(run_cli("diff", left, right, "--format", "json").out)
    assert document["fields"][0]["num_different"] == 6
