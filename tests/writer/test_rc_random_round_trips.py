"""Random schemas in both drafts: written, read back, and the same in both grammars; or refused by name."""

from __future__ import annotations

import io
import re
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.both_grammars import check_both_grammars

import rntuple_construct as rnt
from rntuple_construct.format.generations import writable_generation
from rntuple_construct.kit.files.random_schemas import draw_field
from rntuple_construct.kit.fuzzing import Choices, Generated
from rntuple_construct.kit.fuzzing.strategies import choices, files
from rntuple_construct.writer import WriteOptions

MISSING = {
    "rc1": ("std::set", "std::map", "std::atomic", "std::unordered", "std::multi"),
    "rc2": ("std::unordered_multi", "std::multi"),
}
BOTH = pytest.mark.parametrize("generation", ["rc1", "rc2"])
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


@BOTH
@settings(max_examples=150, deadline=None, suppress_health_check=SLOW)
@given(data=st.data())
def test_random_schemas_are_read_back(generation: str, data: st.DataObject) -> None:
    made: Generated = data.draw(files(generation, "deep"))
    with rnt.open(made.data) as file:
        ntuple = file[made.ntuple]
        check_both_grammars(made.data, ntuple)
        assert ntuple.arrays(library="py") == made.rows
        found = [replace(entry, unknown=b"") for entry in ntuple.user_metadata]
    assert found == made.user_metadata


@BOTH
@settings(max_examples=150, deadline=None, suppress_health_check=SLOW)
@given(choices=choices())
def test_what_a_draft_does_not_have_is_refused_by_name(generation: str, choices: Choices) -> None:
    spec = draw_field(choices, writable_generation("1.x"), depth=4).spec
    missing = [name for name in MISSING[generation] if name in repr(spec)]
    problem = None
    try:
        with rnt.create(io.BytesIO(), "ntpl", {"x": spec}, generation=generation):
            pass
    except rnt.SchemaError as error:
        problem = str(error)
    assert problem is not None or not missing
    # Types and encodings are told in other words.
    assert problem is None or re.search(
        f"generation {generation} has no |\\(in generation {generation}\\)", problem
    )


@BOTH
@settings(max_examples=40, deadline=None, suppress_health_check=SLOW)
@given(data=st.data(), start=st.integers(0, 8), length=st.integers(0, 8))
def test_ranges_of_random_schemas(generation: str, data: st.DataObject, start: int, length: int) -> None:
    made: Generated = data.draw(files(generation, "deep"))
    with rnt.open(made.data) as file:
        rows = file[made.ntuple].arrays(entry_start=start, entry_stop=start + length, library="py")
    assert rows == made.rows[start : start + length]


@BOTH
def test_defaults_of_the_time_are_options_too(generation: str) -> None:
    schema, rows = {"x": "std::vector<float>"}, [{"x": [float(i)] * (i % 3)} for i in range(50)]
    buffer = io.BytesIO()
    options = WriteOptions.of_generation(generation)
    with rnt.create(buffer, "ntpl", schema, options, generation=generation) as writer:
        for start in range(0, 50, 20):
            writer.extend(rows[start : start + 20])
            writer.flush_cluster()
    with rnt.open(buffer.getvalue()) as file:
        assert file["ntpl"].arrays(library="py") == rows
