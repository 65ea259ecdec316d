"""What is said of the answer of a reader, and which findings have one cause."""

from __future__ import annotations

import pickle

import pytest

from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.fuzzing import Recipe, Step, apply_recipe
from rntuple_construct.kit.fuzzing.observations import (
    Observation,
    ReaderContents,
    Reference,
    ValidatorVerdict,
    Weaknesses,
    first_rule,
    is_explained,
    key_of,
    observe,
    weaknesses_of,
)
from rntuple_construct.kit.runner.protocol import Answer, Level, Status


def answer(**fields: list[object]) -> Answer:
    return Answer(Level.VALUES, Status.OK, {"num_entries": 2, "fields": fields})


SOUND = Reference.stated(ReaderContents(2, {"x": [1, 2]}), ValidatorVerdict())
DAMAGED = Reference.stated(ReaderContents(2, {}), ValidatorVerdict(("RNT-ENC-002",)))


def test_right_values_are_no_finding() -> None:
    assert observe(answer(x=[1, 2]), SOUND, SOUND) is None


def test_other_values_of_a_sound_file_are_wrong_and_of_a_damaged_one_accepted() -> None:
    seen = observe(answer(x=[1, 3]), SOUND, SOUND)
    assert seen is not None
    assert (seen.kind, seen.message) == ("wrong", "x[1] is 3, expected 2")
    seen = observe(answer(x=[1, 3]), DAMAGED, SOUND)
    assert seen is not None
    assert seen.kind == "accepted"


def test_descriptions_of_sound_files_are_compared_where_a_reader_gives_no_values() -> None:
    fields = [{"path": "x", "type_name": "float", "role": "plain"}]
    told = {"num_entries": 2, "num_clusters": 1, "fields": fields}
    sound = Reference.stated(ReaderContents(2, {"x": [1, 2]}, metadata=told), ValidatorVerdict())
    assert observe(Answer(Level.METADATA, Status.OK, told), sound, sound) is None
    other = Answer(Level.METADATA, Status.OK, {**told, "num_entries": 3})
    assert observe(other, sound, sound) == Observation(
        "wrong", "num_entries is 3, expected 2", (), "num_entries"
    )
    assert (
        observe(
            other,
            Reference.stated(ReaderContents(2, {}, metadata=told), ValidatorVerdict(("RNT-CGR-003",))),
            sound,
        )
        is None
    )


def test_a_reader_may_read_what_is_left_of_a_damaged_file() -> None:
    assert observe(answer(x=[1, 2]), DAMAGED, SOUND) is None


def test_what_a_reader_does_not_read_in_the_base_file_is_not_found_again() -> None:
    assert observe(answer(x=[1, 3]), SOUND, SOUND, Weaknesses(frozenset({"x"}))) is None


def test_refusals() -> None:
    refusal = Answer(Level.VALUES, Status.REFUSED, message="no")
    assert observe(refusal, DAMAGED, SOUND) is None
    seen = observe(refusal, SOUND, SOUND)
    assert seen is not None
    assert seen.kind == "refused"
    # Of a file without RNTuples there is nothing to be read.
    assert observe(refusal, Reference.stated(None, ValidatorVerdict()), SOUND) is None


def test_crashes_that_corrupt_memory_are_told_from_assertions() -> None:
    assert Observation("crash", "SIGSEGV").corrupts_memory
    assert Observation("crash", "Aborted: double free or corruption").corrupts_memory
    assert not Observation("crash", "Aborted: Fatal: dataLen > nbytes violated at line 112").corrupts_memory
    assert not Observation("hang", "SIGSEGV").corrupts_memory
    assert Observation("crash", "AddressSanitizer: heap-buffer-overflow: WRITE of size 1").corrupts_memory
    assert not Observation("crash", "panic: runtime error: index out of range").corrupts_memory


def test_other_orders_of_a_list_have_one_cause_whichever_value_is_wrong_first() -> None:
    one = Observation("wrong", "x[0] is 3, expected 1", (), "another value")
    other = Observation("wrong", "v[0][1] is nothing, expected 1", (), "missing")
    keys = {
        key_of(one, ValidatorVerdict(), "move footer.cluster_groups[]"),
        key_of(other, ValidatorVerdict(), "remove footer.cluster_groups[]"),
        key_of(other, ValidatorVerdict(), "resize footer.cluster_groups; move footer.cluster_groups[]"),
    }
    assert keys == {("wrong", "items of footer.cluster_groups")}
    assert key_of(one, ValidatorVerdict(), "set header.name") != key_of(
        other, ValidatorVerdict(), "set header.name"
    )


def test_observations_that_end_in_the_same_two_calls() -> None:
    calls = ("c (x.py:1)", "d (x.py:2)")
    one = Observation("refused", "KeyError: 1", (*calls, "e (x.py:3)"))
    assert one.ends_like(Observation("refused", "ValueError: 2", (*calls, "f (x.py:9)")))
    assert not one.ends_like(Observation("crash", "KeyError: 1", calls))
    assert not one.ends_like(Observation("refused", "KeyError: 1", calls[:1]))
    assert not Observation("refused", "a").ends_like(Observation("refused", "a"))


def test_a_reference_reads_and_validates_a_file() -> None:
    base = BASES["lz4"]()
    mutant = apply_recipe(base, Recipe((Step("set", "header.schema.fields[0].parent_id", 7),)))
    found = pickle.loads(pickle.dumps(Reference(mutant)))
    assert not found.is_sound
    assert "RNT-FLD-002" in found.verdict.errors
    sound = Reference(base)
    assert sound.is_sound
    assert sound.contents is not None
    assert sound.contents.num_entries == len(sound.fields["number"])


def test_a_field_that_is_misread_is_known_by_its_place_after_it_is_renamed() -> None:
    base = Reference.stated(ReaderContents(2, {"x": [1, 2], "y": [1, 2]}), ValidatorVerdict())
    renamed = Reference.stated(ReaderContents(2, {"x": [1, 2], "z": [1, 2]}), ValidatorVerdict())
    known = weaknesses_of(answer(x=[1, 2], y=[3, 4]), base)
    assert known.fields == {"y"}
    assert observe(answer(x=[1, 2], z=[3, 4]), renamed, base, known) is None
    assert observe(answer(x=[9, 2], z=[3, 4]), renamed, base, known) is not None


def test_rounding_of_base_files_is_no_finding_in_mutants() -> None:
    large = (1 << 60) + 1
    base = Reference.stated(ReaderContents(1, {"x": [large], "y": [1]}), ValidatorVerdict())
    known = weaknesses_of(answer(x=[float(large)], y=[1]), base)
    assert known.shapes == {"rounded"}
    other = Reference.stated(ReaderContents(1, {"x": [1], "y": [large + 2]}), ValidatorVerdict())
    assert observe(answer(y=[float(large + 2)]), other, base, known) is None
    seen = observe(answer(y=[float(large + 4096)]), other, base, known)
    assert seen is not None
    assert seen.shape == "another value"


@pytest.mark.parametrize(
    ("expected", "found", "shape"),
    [
        ([1, 2], [1], "missing"),
        ([1], [1, 2], "additional"),
        ([[1]], [1], "another form"),
        (["a"], ["b"], "another value"),
        ([1.5], [2.5], "another value"),
        ([1 << 60], [float((1 << 60) + 100)], "rounded"),
    ],
)
def test_shapes_of_wrong_values(expected: list[object], found: list[object], shape: str) -> None:
    reference = Reference.stated(ReaderContents(2, {"x": expected}), ValidatorVerdict())
    seen = observe(answer(x=found), reference, reference)
    assert seen is not None
    assert seen.shape == shape


def test_names_and_numbers_make_no_other_cause() -> None:
    one = Observation("accepted", "id[0] is 5e-324, expected 1", (), "another value")
    other = Observation("accepted", "vec[4][1] is nothing, expected 7.0", (), "missing")
    verdict = ValidatorVerdict(("RNT-PAG-002",), ("RNT-CNT-013",))
    assert key_of(one, verdict, "set a") == key_of(other, verdict, "set b") == ("accepted", "RNT-PAG-002")


def test_accepted_damage_beside_known_damage_is_no_new_cause() -> None:
    known = ("accepted", "RNT-PAG-002")
    assert is_explained(("accepted", "RNT-LOC-007", "RNT-PAG-002"), known)
    assert not is_explained(known, ("accepted", "RNT-LOC-007", "RNT-PAG-002"))
    follows = ("accepted", "RNT-COL-001", "RNT-FLD-011")
    assert is_explained(("accepted", "RNT-ALI-002", "RNT-FLD-011"), follows)
    assert not is_explained(("accepted", "RNT-LOC-007"), known)
    assert is_explained(("crash", "SIGSEGV"), ("crash", "SIGSEGV"))
    assert not is_explained(("crash", "SIGSEGV", "RNT-PAG-002"), ("crash", "SIGSEGV"))


def test_crashes_are_told_apart_by_their_innermost_calls() -> None:
    outer = ("c (x.py:1)", "d (x.py:2)")
    one = Observation("crash", "SIGABRT: 17 bytes", ("a (x.py:3)", "b (x.py:9)", *outer))
    other = Observation("crash", "SIGABRT: 5 bytes", ("a (x.py:3)", "b (x.py:9)"))
    third = Observation("crash", "SIGABRT: 5 bytes", ("a (x.py:4)", "b (x.py:9)"))
    keys = [key_of(each, ValidatorVerdict(("RNT-ENC-002",)), "set a") for each in (one, other, third)]
    assert keys[0] == keys[1] != keys[2]
    assert one.symptom == other.symptom != third.symptom


def test_refusals_of_valid_files_are_told_apart_by_what_the_files_have() -> None:
    """Where a reader fails that lost its place says nothing about why."""
    one = Observation("refused", "AssertionError: 5", ("read (R.py:1)",))
    other = Observation("refused", "DeserializationError: 7", ("get (C.py:2)",))
    verdict = ValidatorVerdict((), ("RNT-FRM-004",))
    assert key_of(one, verdict, "set footer.a.trailing") == key_of(other, verdict, "extend footer.b")
    assert key_of(one, verdict, "set footer.a") != key_of(one, verdict, "set header.a")
    assert key_of(one, ValidatorVerdict(), "set a") != key_of(other, ValidatorVerdict(), "set a")


def test_the_first_rule_is_that_of_the_shallowest_validation() -> None:
    assert first_rule(("RNT-ENC-007", "RNT-CMP-004", "RNT-PGL-004")) == "RNT-PGL-004"
    assert first_rule(()) == ""


def test_rules_of_the_base_file_are_no_rules_of_a_mutant() -> None:
    base = ValidatorVerdict((), ("RNT-EXT-006", "RNT-LOC-004"))
    mutant = ValidatorVerdict(("RNT-PAG-002",), ("RNT-CNT-013", "RNT-EXT-006", "RNT-LOC-004"))
    assert mutant.beyond(base).rules == ("RNT-PAG-002", "RNT-CNT-013")
