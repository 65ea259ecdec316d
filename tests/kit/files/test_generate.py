"""Valid files from seeds and bytes: valid, read back, the same every time, with every feature."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError, UnsupportedError
from rntuple_construct.format.generations import writable_generation
from rntuple_construct.kit.files.random_schemas import draw_field
from rntuple_construct.kit.fuzzing import (
    SIZES,
    choices_of,
    generate,
    generate_file,
    reachable_words,
    words_of_file,
)

GENERATIONS = ["1.x", "rc2", "rc1"]
BOTH = pytest.mark.parametrize("generation", GENERATIONS)


def objections(made: object) -> list[str]:
    report = rnt.validate(made.data)
    found = [str(finding) for finding in report.findings if finding.severity == "error"]
    with rnt.open(made.data) as file:
        if file[made.ntuple].arrays(library="py") != made.rows:
            found.append("other values")
    return found


@BOTH
@pytest.mark.parametrize("size", ["tiny", "small", "medium"])
def test_files_are_valid_and_read_back(generation: str, size: str) -> None:
    for seed in range({"tiny": 40, "small": 40, "medium": 6}[size]):
        made = generate_file(seed, generation, size)
        assert (seed, objections(made)) == (seed, [])


@BOTH
@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.binary(max_size=200))
def test_bytes_of_a_fuzzer_are_files(generation: str, data: bytes) -> None:
    made = generate_file(data, generation)
    assert objections(made) == []
    assert generate(data, generation) == made.data


@BOTH
def test_no_bytes_are_the_smallest_file(generation: str) -> None:
    made = generate_file(b"", generation)
    assert made.rows == []
    assert len(made.data) < 2000


def test_other_contents_leave_the_structure_alone() -> None:
    """The last byte is for contents: another one gives a file of the same schema and number of entries."""
    changed = unchanged = 0
    for seed in range(30):
        source = choices_of(seed).bytes(120)
        first, second = generate_file(source), generate_file(source[:-1] + bytes([source[-1] ^ 1]))
        assert (first.schema, len(first.rows), first.ntuple) == (
            second.schema,
            len(second.rows),
            second.ntuple,
        )
        changed += first.rows != second.rows
        unchanged += len(first.rows) > 0
    assert changed > unchanged // 2


# Enough that every feature is among them; seeds never change their meaning within a version.
NUM_FOR_COVERAGE = {"1.x": 260, "rc2": 420, "rc1": 260}


@BOTH
def test_every_feature_is_reached(generation: str) -> None:
    wanted, found = reachable_words(writable_generation(generation)), Counter()
    for seed in range(NUM_FOR_COVERAGE[generation]):
        made = generate_file(seed, generation)
        found.update(words_of_file(made.data, made.ntuple))
        if wanted <= set(found):
            return
    assert sorted(wanted - set(found)) == []


def test_words_are_those_of_the_tables() -> None:
    assert "column/SplitReal64" in reachable_words(writable_generation("1.x"))
    assert "clusters/sharded" not in reachable_words(writable_generation("1.x"))
    assert {"clusters/sharded", "user-metadata"} <= reachable_words(writable_generation("rc1"))
    assert words_of_file(b"no file") == frozenset()


def test_what_cannot_be_made_is_said() -> None:
    with pytest.raises(SchemaError, match="no size 'huge'"):
        generate(0, size="huge")
    with pytest.raises(UnsupportedError):
        generate(0, "v0")
    assert set(SIZES) == {"tiny", "small", "deep", "medium", "large"}


@pytest.mark.parametrize("depth", [0, 1, 4])
def test_fields_are_as_deep_as_asked(depth: int) -> None:
    for seed in range(30):
        drawn = draw_field(choices_of(seed), writable_generation("1.x"), depth=depth)
        assert str(drawn.spec).count("<") <= 3 * depth + 1
