"""The rows of generated files, which the reader has to give in every way of reading."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from self_test import oracle as module
from self_test.known_rows import wrong_values
from self_test.oracle import TURNS, Bounds, Oracle

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.metadata import PageStore
from rntuple_construct.kit.files.generate import Generated
from rntuple_construct.kit.fuzzing import ParsedFile, Recipe, Step, apply_recipe, generate_file, mutate
from rntuple_construct.reader import RNTuple
from rntuple_construct.validation import Depth, validate

GENERATIONS = ["1.x", "rc2", "rc1"]


@cache
def made_with(generation: str = "1.x", *, num_rows: int = 4, num_fields: int = 2) -> Generated:
    """A generated file with so many entries and fields."""
    files = (generate_file(seed, generation, "small") for seed in range(1000))
    return next(made for made in files if len(made.rows) >= num_rows and len(made.rows[0]) >= num_fields)


@cache
def with_damaged_page() -> tuple[Generated, bytes]:
    """A generated file, and a mutant of it with a page that does not match its checksum."""
    for seed in range(1000):
        made = generate_file(seed, "1.x", "small")
        base = ParsedFile(made.data, made.ntuple)
        mutant = mutate(
            base, seed, ntuple=made.ntuple, steps=1, mutators=["patch-page"], without=["page-checksums"]
        )
        if mutant.recipe.intended == {"RNT-PAG-002", "RNT-RC1-011"} and len(made.rows) > 1:
            return made, mutant.data
    raise AssertionError("no such mutant")


def oracle(**every: int) -> Oracle:
    return Oracle(Bounds(seconds=30), every={**dict.fromkeys(TURNS, 0), "rows": 1, **every})


@pytest.mark.parametrize("generation", GENERATIONS)
@pytest.mark.parametrize("seed", range(12))
def test_generated_files_hold_their_rows(generation: str, seed: int) -> None:
    made = generate_file(seed, generation, "small")
    assert list(wrong_values(made.data, made, is_sound=True)) == []
    assert list(wrong_values(made.data, made, is_sound=False)) == []


def changed(made: Generated, value: Any) -> Generated:
    """The file with another value in its second row."""
    name = next(iter(made.rows[1]))
    return replace(made, rows=[made.rows[0], {**made.rows[1], name: value}, *made.rows[2:]])


@pytest.mark.parametrize("generation", GENERATIONS)
def test_another_value_is_found_in_each_way_of_reading(generation: str) -> None:
    made = changed(made_with(generation), "something else")
    said = list(wrong_values(made.data, made, is_sound=True))
    assert said[0].startswith("all entries: ")
    assert any(each.startswith("steps of 2 entries: ") for each in said)
    name = next(iter(made.rows[0]))
    assert [each.partition(":")[0] for each in wrong_values(made.data, made, is_sound=False)] == [
        f"field {name!r} alone"
    ]


def test_values_that_are_equal_and_not_the_same_are_found() -> None:
    """-0.0 is no 0.0, and True is no 1."""
    made = generate_file(7, "1.x", "tiny")
    rows = [{name: int(value) for name, value in row.items()} for row in made.rows]
    assert rows == made.rows
    assert "field 'x0' is True, but 1 was written" in next(
        wrong_values(made.data, replace(made, rows=rows), is_sound=True)
    )


def test_rows_too_few_and_fields_too_many_are_found() -> None:
    made = made_with()
    fewer = replace(made, rows=made.rows[:-1])
    assert list(wrong_values(made.data, fewer, is_sound=True)) == [
        f"{len(made.rows)} entries, but {len(made.rows) - 1} were written"
    ]
    more = replace(made, rows=[{**row, "other": 1} for row in made.rows])
    assert "fields" in next(wrong_values(made.data, more, is_sound=True))
    pairs = replace(made, user_metadata=[*generate_with_metadata().user_metadata])
    assert next(wrong_values(made.data, pairs, is_sound=True)).startswith("user meta-data: [], but ")


@cache
def generate_with_metadata() -> Generated:
    return next(
        made for made in (generate_file(seed, "rc2", "tiny") for seed in range(200)) if made.user_metadata
    )


def test_user_metadata_are_compared() -> None:
    made = generate_with_metadata()
    assert list(wrong_values(made.data, made, is_sound=True)) == []


def test_a_field_of_a_damaged_file_may_be_refused() -> None:
    made = made_with()
    damaged = made.data[:200]
    assert list(wrong_values(damaged, made, is_sound=False)) == []
    with pytest.raises(RNTupleError):
        list(wrong_values(damaged, made, is_sound=True))


def test_steps_that_overlap_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault that all libraries and all ways share shows in the rows."""
    steps = RNTuple._steps

    def overlapping(*arguments: Any) -> Any:
        return ((max(first - 1, 0), last) for first, last in steps(*arguments))

    made = made_with()
    monkeypatch.setattr(RNTuple, "_steps", overlapping)
    found = oracle().look(made.data, made=made)
    assert {(each.kind, each.consumer) for each in found} == {("disagreement", "rows")}
    assert all(each.text.startswith("steps of 2 entries") for each in found)
    # Without known rows the oracle has nothing to compare with.
    assert oracle(read=1).look(made.data) == []


def test_the_oracle_takes_another_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    made = made_with()
    asked = []

    def peer(given: Generated) -> dict[str, str]:
        asked.append(given)
        return {"x0": "wrong: planted"}

    looking = Oracle(Bounds(seconds=30), every={**dict.fromkeys(TURNS, 0), "peer": 1}, peer=peer)
    (found,) = looking.look(made.data, made=made)
    assert (found.kind, found.consumer, found.text) == ("disagreement", "peer", "x0: wrong: planted")
    # It does not know drafts, and changed files are no business of its.
    draft = made_with("rc2")
    assert looking.look(draft.data, made=draft) == []
    longer = apply_recipe(
        ParsedFile(made.data, made.ntuple), Recipe((Step("extend", "footer.cluster_groups", b"later"),))
    )
    assert looking.look(longer, made=made) == []
    assert asked == [made]


def test_a_reader_that_does_not_compare_checksums_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    made, data = with_damaged_page()
    looking = oracle(levels=1)
    assert looking.look(data, ("RNT-PAG-002",), made.data, made) == []
    assert "RNT-PAG-002" in looking.rules
    read = PageStore.uncompressed
    monkeypatch.setattr(PageStore, "uncompressed", lambda *of, **_: read(*of, verify=False))
    found = looking.look(data, ("RNT-PAG-002",), made.data, made)
    assert ("disagreement", "read", "the reader reads it, in spite of RNT-PAG-002") in {
        (each.kind, each.consumer, each.text) for each in found
    }
    # The values that it gives then are others.
    texts = [each.text for each in found if each.consumer == "rows"]
    assert all(text.partition(": ")[2].startswith("field '") for text in texts), texts


def test_levels_of_validation_that_leave_something_out_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    _, data = with_damaged_page()
    looking = oracle(levels=1, rows=0)

    def always_full(of: bytes, level: Any = Depth.FULL) -> Any:
        return validate(of, Depth.STRUCTURE if level is Depth.CHECKSUMS else Depth.FULL)

    monkeypatch.setattr(module, "validate", always_full)
    found = looking.look(data, ("RNT-PAG-002",))
    assert {(each.consumer, each.text) for each in found} == {
        ("levels", "validation of checksums does not report RNT-PAG-002"),
        ("levels", "validation of structure reports RNT-PAG-002, a deeper one does not"),
    }
