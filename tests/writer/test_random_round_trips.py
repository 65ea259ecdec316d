"""Whatever is written is read back, whatever its schema."""

from __future__ import annotations

import io
import math
from typing import Any

import uproot
from hypothesis import HealthCheck, assume, given, settings
from random_schemas import ntuples
from writer_witnesses import alike, check_envelopes, findings, from_uproot

import rntuple_construct as rnt
from rntuple_construct.writer import create


def written(schema: Any, rows: list[dict[str, Any]], sizes: list[int], options: Any) -> bytes:
    buffer = io.BytesIO()
    with create(buffer, "ntpl", schema, options) as writer:
        position = 0
        for size in sizes:
            writer.extend(rows[position : position + size])
            writer.flush_cluster()
            position += size
        writer.extend(rows[position:])
    return buffer.getvalue()


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
@given(ntuples("all"))
def test_random_schemas_are_read_back_and_valid(case):
    schema, rows, sizes, options = case
    data = written(schema, rows, sizes, options)
    with rnt.open(data) as file:
        ntuple = file["ntpl"]
        check_envelopes(data, ntuple)
        assert ntuple.arrays(library="py") == rows
    assert findings(data) == []


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
@given(ntuples())
def test_uproot_reads_random_schemas(case):
    schema, rows, sizes, options = case
    # Other limits of uproot are in docs/interoperability.md.
    assume("unique_ptr" not in repr(schema) and options.max_key_size != 4000)
    assume("variant" not in repr(schema) or not sizes)
    data = written(schema, rows, sizes, options)
    back = uproot.open(io.BytesIO(data))["ntpl"].arrays().tolist()
    assert alike(from_uproot(back), rows)


@settings(
    max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
@given(ntuples("all"))
def test_layouts_read_from_one_file_can_be_written_to_another(case):
    schema, rows, sizes, options = case
    data = written(schema, rows, sizes, options)
    buffer = io.BytesIO()
    with rnt.open(data) as file, create(buffer, "copy", schema, options) as writer:
        writer.extend(file["ntpl"].arrays(library="layout"))
    with rnt.open(buffer.getvalue()) as file:
        assert file["copy"].arrays(library="py") == rows


def test_the_sign_of_zero_and_numbers_that_are_none_survive():
    values = [0.0, -0.0, math.nan, math.inf, -math.inf]
    data = written({"x": "float", "y": "double"}, [{"x": v, "y": v} for v in values], [], None)
    with rnt.open(data) as file:
        back = file["ntpl"].arrays(library="np")
    for name in ("x", "y"):
        assert [str(v) for v in back[name].tolist()] == [str(v) for v in values]
