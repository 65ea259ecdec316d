"""Mutants: made of every kind of base file, replayed from their recipes, wrong only where they are meant to be."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.kit.corpus.generations import cases
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.grammar_introspection import parse_path, places, value_at
from rntuple_construct.kit.files.parsed_file import pages_of
from rntuple_construct.kit.files.recipes import apply_step
from rntuple_construct.kit.fuzzing import (
    MUTATORS,
    OPERATIONS,
    REPAIRS,
    ParsedFile,
    Recipe,
    Step,
    apply_recipe,
    choices_of,
    mutate,
)

PLAIN = ParsedFile(BASES["plain"]())

V0 = next(case.make for case in cases() if case.id == "generations/v0/lists-and-strings")


def rules_of(data: bytes) -> set[str]:
    return {finding.rule_id for finding in rnt.validate(data).findings if finding.severity == "error"}


def made(*steps: Step, base: str = "plain", without: frozenset[str] = frozenset()) -> bytes:
    return apply_recipe(BASES[base](), Recipe(steps, without=without))


@pytest.mark.parametrize("name", BASES)
def test_a_recipe_without_steps_gives_the_base(name: str) -> None:
    assert apply_recipe(BASES[name](), Recipe()) == BASES[name]()


@pytest.mark.parametrize("name", BASES)
def test_every_part_of_a_base_can_be_changed(name: str) -> None:
    base = ParsedFile(BASES[name]())
    assert base.errors == []
    kinds = {place.path[0] for place in base.places}
    assert {"anchor", "header", "footer"} <= kinds
    assert ("page_list" in kinds) is bool(base.root.get("page_list"))


@pytest.mark.parametrize("name", BASES)
def test_recipes_are_replayed(name: str) -> None:
    base = ParsedFile(BASES[name]())
    donor = ParsedFile(BASES["plain"]())
    for seed in range(25):
        mutant = mutate(base, seed, donors=[donor])
        assert mutant == mutate(base, seed, donors=[donor])
        assert mutant.recipe.steps
        assert mutant.data != base.data
        again = Recipe.loads(mutant.recipe.dumps())
        assert again.is_for(base.data)
        assert apply_recipe(base.data, again) == mutant.data


DIGEST = """
import hashlib
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.fuzzing import ParsedFile, mutate
base = ParsedFile(BASES["plain"]())
print(hashlib.sha256(b"".join(mutate(base, seed).data for seed in range(20))).hexdigest())
"""


def test_mutants_of_a_seed_are_the_same_in_every_process() -> None:
    digests = set()
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run([sys.executable, "-c", DIGEST], env=environment, capture_output=True, check=True)
        digests.add(run.stdout)
    assert len(digests) == 1


def test_choices_of_a_seed_never_change() -> None:
    """Else all recorded seeds would mean other files."""
    choices = choices_of(7)
    assert [choices.below(1000) for _ in range(4)] == [656, 933, 645, 341]
    assert choices.contents.bytes(3).hex() == "e7bac3"


def test_choices_of_bytes() -> None:
    choices = choices_of(bytes([5, 200, 3, 9, 8, 7]))
    assert [choices.below(10), choices.below(10), choices.below(10), choices.below(10)] == [5, 0, 3, 0]
    assert choices.is_spent
    assert [choices.contents.below(10) for _ in range(4)] == [7, 8, 9, 0]
    assert not choices_of(b"").chance(99)


@given(st.binary(max_size=60))
@settings(max_examples=60)
def test_bytes_of_a_fuzzer_make_mutants(data: bytes) -> None:
    mutant = mutate(PLAIN, data)
    assert apply_recipe(PLAIN, mutant.recipe) == mutant.data


@pytest.mark.parametrize("name", MUTATORS)
def test_every_mutator_changes_something(name: str) -> None:
    files = ("plain", "compressed", "attributes", "representations")
    found = [mutate(ParsedFile(BASES[file]()), 1, mutators=[name], steps=1) for file in files]
    assert any(mutant.recipe.steps for mutant in found)


SEALED = sorted(
    set(MUTATORS)
    - {
        "add-bomb",
        "change-anchor",
        "overlap-page",
        "patch-file",
        "truncate-file",
        "change-field",
        "dangle-locator",
    }
)


@pytest.mark.parametrize("name", SEALED)
def test_no_mutator_leaves_a_wrong_checksum(name: str) -> None:
    """But those that change checksums, or what tells where things are."""
    for seed in range(6):
        mutant = mutate(PLAIN, seed, mutators=[name], steps=1)
        assert not rules_of(mutant.data) & {"RNT-ENV-002", "RNT-ENV-003", "RNT-ANC-004", "RNT-PAG-002"}, (
            mutant.recipe.dumps()
        )


ROLE = Step("set", "header.schema.fields[0].field_version", 3)


def test_only_what_changed_is_written_anew() -> None:
    data = made(ROLE)
    assert len(data) == len(PLAIN.data)
    # The field, the checksum of the header and its copies, and theirs.
    differing = [i for i, pair in enumerate(zip(data, PLAIN.data, strict=True)) if pair[0] != pair[1]]
    assert len(differing) < 80


WITHOUT: dict[str, tuple[list[Step], str]] = {
    "frame-sizes": ([Step("extend", "header.schema.fields[0]", b"unknown")], "RNT-FRM-"),
    "item-counts": ([Step("remove", "header.schema.fields[25]")], "RNT-FRM-"),
    "envelope-lengths": ([Step("extend", "footer", b"unknown")], "RNT-ENV-002"),
    "envelope-checksums": ([ROLE], "RNT-ENV-003"),
    "header-checksums": ([ROLE], "RNT-FTR-001"),
    "links": ([Step("extend", "page_list[0]", b"unknown")], "RNT-ENV-002"),
    "anchor-lengths": ([Step("extend", "header", b"unknown")], "RNT-ENV-002"),
    "anchor-checksum": ([Step("set", "anchor.max_key_size", 1 << 20)], "RNT-ANC-004"),
    "page-sizes": (
        [Step("set", "page_list[0].page_locations[0][0][0].contents", bytes(2400))],
        "RNT-PAG-002",
    ),
    "page-checksums": (
        [Step("set", "page_list[0].page_locations[0][0][0].elements[1]", 77)],
        "RNT-PAG-002",
    ),
    "chunk-sizes": (
        [
            Step("compress", "page_list[0].page_locations[0][0][0]", 505),
            Step("set", "page_list[0].page_locations[0][0][0].chunks[0].data", b"123456789"),
        ],
        "RNT-CMP-",
    ),
    "key-sizes": ([Step("set", "key[1].title", b"longer")], "RNT-CNT-"),
    "directories": ([Step("duplicate", "directory[0].keys[0]")], ""),
    "file-end": ([Step("extend", "footer", b"unknown")], "RNT-CNT-"),
}
"""For each repair, steps after which it is needed, and what is wrong without it."""


UNSEEN = {
    "directories": "the old list of keys is as good as before",
    "chunk-sizes": "both sizes of the chunk contradict its data",
}
"""Repairs whose absence adds no finding, and why."""


def test_every_repair_is_tried() -> None:
    assert set(WITHOUT) == set(REPAIRS)


@pytest.mark.parametrize("name", REPAIRS)
def test_repairs_can_be_switched_off(name: str) -> None:
    steps, rule = WITHOUT[name]
    base = "compressed" if name == "page-sizes" else "plain"
    repaired = made(*steps, base=base)
    broken = made(*steps, base=base, without=frozenset({name}))
    assert repaired != broken
    before, after = (
        {finding.rule_id for finding in rnt.validate(data).findings if finding.rule_id.startswith(rule)}
        for data in (repaired, broken)
    )
    assert after - before or name in UNSEEN


def test_members_come_and_go_with_their_flags() -> None:
    data = made(Step("set", "header.schema.fields[0].flags", 1))
    record = value_at(ParsedFile(data).root, parse_path("header.schema.fields[0]"))
    assert record["array_size"] == 0


def test_parts_of_attribute_sets_are_changed_and_links_follow() -> None:
    longer = Step("extend", "attribute_set[0].header", b"unknown")
    data = made(longer, base="attributes")
    assert ParsedFile(data).errors == []
    header = value_at(ParsedFile(data).root, parse_path("attribute_set[0].header.payload"))
    assert header["trailing"] == b"unknown"
    anchored = made(Step("set", "attribute_set[0].anchor.trailing", b"later members"), base="attributes")
    tree = ParsedFile(anchored).root["attribute_set"][0]["anchor"]
    assert tree["trailing"] == b"later members"


def test_elements_are_those_of_the_column() -> None:
    page = "page_list[0].page_locations[0][0][0]"
    with rnt.open(made(Step("set", f"{page}.elements[1]", -7))) as file:
        assert file.only().arrays(["id"], library="py")[1] == {"id": -7}
    tagged = made(Step("set", "page_list[0].page_locations[0][6][0].elements[0].tag", 9))
    assert "RNT-ENC-005" in rules_of(tagged)


def test_pages_that_are_shared_are_not_changed_for_others() -> None:
    target = "page_list[0].page_locations[0][0][0].locator"
    other = value_at(PLAIN.root, parse_path("page_list[0].page_locations[0][4][0].locator"))
    shared = ParsedFile(made(Step("set", target, other)))
    changed = apply_recipe(shared, Recipe((Step("set", f"{target[:-8]}.elements[0]", 5),)))
    start, size = other["ofs_range"], other["len_range"]
    assert changed[start : start + size] == PLAIN.data[start : start + size]


def test_bombs_are_built_from_little() -> None:
    data = made(Step("bomb", "page_list[0].page_locations[0][0][0]", 1 << 24))
    assert len(data) < len(PLAIN.data) + 50_000
    base = ParsedFile(data)
    page = next(iter(pages_of(base.root)))
    assert len(base.page_bytes(data, page)) == (1 << 24) + 24


@pytest.mark.parametrize("settings", [101, 207, 404, 505])
def test_parts_are_stored_compressed(settings: int) -> None:
    page = "page_list[0].page_locations[0][0][0]"
    data = made(Step("compress", "header", settings), Step("compress", "page_list[0]", settings))
    assert rules_of(data) == set()
    # A page that does not become smaller is against the rules, but decompressible.
    grown = ParsedFile(made(Step("compress", page, settings)))
    assert rules_of(grown.data) <= {"RNT-CMP-002", "RNT-PAG-001"}


def test_files_before_the_specification_have_mutants() -> None:
    base = ParsedFile(V0())
    for seed in range(20):
        mutant = mutate(base, seed)
        assert mutant.recipe.steps
        assert apply_recipe(base, mutant.recipe) == mutant.data
    with rnt.open(apply_recipe(base, Recipe((Step("set", "header.name", b"a longer name"),)))) as file:
        assert file.only().num_entries == 3


@pytest.mark.parametrize("data", [b"", b"root", bytes(200), PLAIN.data[:500]])
def test_what_is_no_file_has_mutants_of_its_bytes(data: bytes) -> None:
    base = ParsedFile(data)
    mutant = mutate(base, 3)
    assert apply_recipe(base, mutant.recipe) == mutant.data
    assert len(mutant.recipe.steps) == (0 if not data else len(mutant.recipe.steps))


def test_mutants_have_mutants() -> None:
    data = PLAIN.data
    for seed in range(30):
        data = mutate(data, seed).data
    assert isinstance(ParsedFile(data).errors, list)


def test_another_ntuple_is_chosen() -> None:
    base = ParsedFile(BASES["plain"](), "events")
    assert mutate(base, 1).recipe.ntuple == "events"
    with pytest.raises(SchemaError, match="no RNTuple 'other'"):
        ParsedFile(BASES["plain"](), "other")


BAD_LINES: list[tuple[str, str]] = [
    ("", "first line"),
    ("{}", "first line"),
    ('{"recipe": 2}', "first line"),
    ('{"recipe": 1, "without": ["nothing"]}', "no repair 'nothing'"),
    ('{"recipe": 1, "without": 3}', "wrong type"),
    ('{"recipe": 1}\n{', "line 2"),
    ('{"recipe": 1}\n{"op": "explode"}', "no known operation"),
    ('{"recipe": 1}\n{"op": "set", "path": 3}', "line 2"),
    ('{"recipe": 1}\n{"op": "set", "path": "x", "colour": 3}', "line 2"),
    ('{"recipe": 1}\n{"op": "set", "path": "x", "value": {"hex": "zz"}}', "no bytes"),
]


@pytest.mark.parametrize(("text", "message"), BAD_LINES)
def test_bad_recipes_are_refused(text: str, message: str) -> None:
    with pytest.raises(SchemaError, match=message):
        Recipe.loads(text)


BAD_STEPS = [
    Step("set", "header.nothing.there", 3),
    Step("set", "header schema", 3),
    Step("set", "header.schema.fields[0].role", 1 << 20),
    Step("set", "header.schema.fields[0].role", "text"),
    Step("set", "header.schema.fields[0]", 3),
    Step("set", "header.schema.fields[0].role"),
    Step("set", "header.checksum", 1),
    Step("remove", "header.schema.fields[99]"),
    Step("remove", "header"),
    Step("resize", "header.schema.fields", 1 << 60),
    Step("resize", "header.schema.fields", -1),
    Step("extend", "header.schema.fields[0].role", b"x"),
    Step("cut", "header.schema.fields[0].role", 3),
    Step("patch", "header", b"x", 1 << 40),
    Step("patch", "anchor", b"x", 1),
    Step("set", "page_list[0].page_locations[0][0][0].elements[99]", 3),
    Step("set", "page_list[0].page_locations[0][0][0].elements[0]", b"x"),
    Step("set", "page_list[9].page_locations[0][0][0].elements[0]", 3),
    Step("set", "page_list[0].page_locations[0][0][0].chunks[0].algorithm", b"x"),
    Step("bomb", "header", 1 << 60),
    Step("compress", "header", 999999),
    Step("set", "file.nothing", 3),
    Step("set", "file", 3),
    Step("set", "directory[9].version", 3),
    Step("remove", "key[0]"),
    Step("explode", "header"),
]


@pytest.mark.parametrize("step", BAD_STEPS, ids=str)
def test_impossible_steps_are_errors_and_may_be_left_out(step: Step) -> None:
    with pytest.raises(RNTupleError):
        apply_recipe(PLAIN, Recipe((step,)))
    assert apply_recipe(PLAIN, Recipe((step, ROLE)), lenient=True) == made(ROLE)


def test_values_survive_the_text() -> None:
    values: list[Any] = [
        0,
        -5,
        1 << 63,
        1.5,
        float("inf"),
        b"text",
        b"\xff\0",
        [1, b"x"],
        {"kind": 1, "payload": b"\1"},
    ]
    recipe = Recipe(tuple(Step("set", "x", value) for value in values))
    assert [step.value for step in Recipe.loads(recipe.dumps()).steps] == values


def test_operations_are_described() -> None:
    assert all(OPERATIONS.values())
    assert all(mutator.__doc__ for mutator in MUTATORS.values())


def test_places_are_those_of_explain() -> None:
    """The paths of steps lead to bytes with ``locate``."""
    from rntuple_construct.format.metadata import FileMetadata

    file = FileMetadata(PLAIN.data)
    ntuple = file.open(file.keys[0]).require()
    for name in (
        "header.schema.fields[3].name",
        "page_list[1].page_locations[1][2][0]",
        "footer.cluster_groups[1]",
    ):
        assert ntuple.locate(name) is not None
        assert value_at(PLAIN.root, parse_path(name)) is not None
    assert places(PLAIN.parts["header",].layout, PLAIN.root["header"])


@pytest.mark.parametrize("seed", range(12))
def test_places_of_a_mutant_are_those_of_its_trees(seed: int) -> None:
    """What a change has left as it was is taken from the base, and everything else is looked at again."""
    mutant = EditableFile.of(PLAIN)
    assert list(PLAIN.places_of(PLAIN.root)) == list(PLAIN.places)
    changed_parts = 0
    for step in mutate(PLAIN, seed, steps=3).recipe.steps:
        apply_step(mutant, step)
        expected = []
        for path, part in PLAIN.parts.items():
            tree = value_at(mutant.root, path)
            changed_parts += tree is not value_at(PLAIN.root, path)
            if isinstance(tree, dict):
                expected += places(part.layout, tree, path)
        found = list(PLAIN.places_of(mutant.root))
        assert found == expected
        assert all(one.value is other.value for one, other in zip(found, expected, strict=True))
    assert changed_parts or mutant.late or mutant.data != bytearray(PLAIN.data)


@pytest.mark.parametrize("name", BASES)
def test_readers_survive(name: str) -> None:
    """Nothing but errors of this package, and what the reader refuses is reported."""
    base = ParsedFile(BASES[name]())
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", rnt.DroppedFieldWarning)
        for seed in range(100, 130):
            mutant = mutate(base, seed)
            report = rnt.validate(mutant.data)
            refusal = None
            try:
                with rnt.open(mutant.data) as file:
                    for ntuple in file:
                        file[ntuple].arrays(library="np")
            except RNTupleError as error:
                refusal = error
            assert refusal is None or not report.ok, mutant.recipe.dumps()
