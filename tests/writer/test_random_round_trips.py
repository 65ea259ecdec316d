"""Whatever is written is read back, whatever its schema."""

from __future__ import annotations

import io
import math

import uproot
from hypothesis import HealthCheck, assume, given, settings
from self_test.field_limits import Subject, reason_of_field, repeats_inherited_names
from support.writer_witnesses import alike, check_envelopes, findings, from_uproot

import rntuple_construct as rnt
from rntuple_construct.kit.fuzzing import Generated, words_of_file
from rntuple_construct.kit.fuzzing.strategies import files
from rntuple_construct.writer import create

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

# Notes on what generated files have: bytes of later versions, and encodings other than those that ROOT chooses.
UNUSUAL = ("RNT-FRM-004", "RNT-TYP-004")


@settings(max_examples=150, deadline=None, suppress_health_check=SLOW)
@given(files("1.x", "deep"))
def test_random_schemas_are_read_back_and_valid(made: Generated) -> None:
    with rnt.open(made.data) as file:
        ntuple = file[made.ntuple]
        check_envelopes(made.data, ntuple)
        assert ntuple.arrays(library="py") == made.rows
    assert [each for each in findings(made.data) if not each.startswith(UNUSUAL)] == []


@settings(max_examples=60, deadline=None, suppress_health_check=SLOW)
@given(files("1.x", "deep"))
def test_uproot_reads_random_schemas(made: Generated) -> None:
    words = words_of_file(made.data, made.ntuple)
    with rnt.open(made.data) as file:
        ntuple = file[made.ntuple]
        subjects = {
            name: Subject(
                node,
                ntuple.schema,
                words,
                made.ntuple,
                len(ntuple.clusters),
                [row[name] for row in made.rows],
            )
            for name, node in ntuple.nodes.items()
        }
    # It spells classes and pointers in its own way; other limits of it are in docs/interoperability.md.
    spelled = ("ClassSpec", "CollectionSpec", "EnumSpec", "SoASpec", "unique_ptr")
    known = [
        name
        for name, spec in made.schema.items()
        if not any(word in repr(spec) for word in spelled)
        and not any(reason_of_field("uproot", subjects[name], shown) for shown in ("refused", "wrong"))
    ]
    assume(known)
    # The first look at a file with such a class fails, whatever field is asked for.
    assume(not any(repeats_inherited_names(each) for each in subjects.values()))
    back = uproot.open(io.BytesIO(made.data))[made.ntuple].arrays(known).tolist()
    assert alike(from_uproot(back), [{name: row[name] for name in known} for row in made.rows])


@settings(max_examples=50, deadline=None, suppress_health_check=SLOW)
@given(files("1.x", "deep"))
def test_layouts_read_from_one_file_can_be_written_to_another(made: Generated) -> None:
    buffer = io.BytesIO()
    # Streamed objects that late fields have in earlier entries are empty.
    options = rnt.WriteOptions(beyond_root=True)
    with rnt.open(made.data) as file, create(buffer, "copy", made.schema, options) as writer:
        layouts = file[made.ntuple].arrays(library="layout")
        writer.extend({name: layouts[name] for name in made.schema})
    with rnt.open(buffer.getvalue()) as file:
        rows = file["copy"].arrays(library="py")
    assert rows == [{name: row[name] for name in made.schema} for row in made.rows]


def test_the_sign_of_zero_and_numbers_that_are_none_survive() -> None:
    values = [0.0, -0.0, math.nan, math.inf, -math.inf]
    buffer = io.BytesIO()
    with create(buffer, "ntpl", {"x": "float", "y": "double"}) as writer:
        writer.extend([{"x": v, "y": v} for v in values])
    with rnt.open(buffer.getvalue()) as file:
        back = file["ntpl"].arrays(library="np")
    for name in ("x", "y"):
        assert [str(v) for v in back[name].tolist()] == [str(v) for v in values]
