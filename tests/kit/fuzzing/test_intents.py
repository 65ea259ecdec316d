"""What recipes say to break: the validator reports it, where nothing is sure nothing is said, and it survives the text."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest
from rntuple_spec.rules import RULES
from self_test.oracle import Bounds, Oracle

import rntuple_construct as rnt
from rntuple_construct.api import open_ntuple
from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.files.file_description import (
    DescribedCluster,
    DescribedPages,
    FileDescription,
    make_column,
    make_field,
)
from rntuple_construct.kit.fuzzing import ParsedFile, Recipe, Step, apply_recipe, mutate
from rntuple_construct.kit.fuzzing.intents import INTENTS, intent_of
from rntuple_construct.validation import validate

ROOT = Path(__file__).resolve().parents[3]
WITHOUT = ((), ("envelope-checksums",), ("page-checksums",), ())
QUICK = {"explain": 0, "convert": 0, "libraries": 0}
PLAIN = ParsedFile(BASES["plain"]())


def reported(data: bytes) -> set[str]:
    return {found.rule_id for found in validate(data).findings}


@pytest.mark.parametrize("name", BASES)
def test_the_validator_reports_what_a_mutant_of_one_change_is_meant_to_break(name: str) -> None:
    base = ParsedFile(BASES[name]())
    known = reported(base.data)
    stated = 0
    for seed in range(48):
        mutant = mutate(base, seed, steps=1, without=WITHOUT[seed % 4])
        intended = mutant.recipe.intended
        if intended:
            stated += 1
            assert (reported(mutant.data) - known) & intended, mutant.recipe.dumps()
    assert stated >= 8


def test_a_poisoned_tag_is_another_tag() -> None:
    """Pages that are stored once are stored apart by a change, so that the file differs even if the tag is the old one."""
    buffer = io.BytesIO()
    with rnt.create(buffer, "E", dict.fromkeys("vw", "std::variant<std::int32_t,std::string>")) as writer:
        for _ in range(2):
            writer.extend({"v": [1], "w": [1]})
            writer.flush_cluster()
    base = ParsedFile(buffer.getvalue())
    for seed in (*range(10), 32, 50, 85):
        mutant = mutate(base, seed, steps=1, mutators=["poison-tag"], without=["page-checksums"])
        assert not mutant.recipe.intended or "RNT-PAG-002" in reported(mutant.data), mutant.recipe.dumps()


CASES: tuple[tuple[Step, str], ...] = (
    (Step("set", "header.schema.fields[0].parent_id", 5000), "RNT-FLD-002"),
    (Step("set", "header.schema.columns[0].field_id", 5000), "RNT-COL-001"),
    (Step("set", "header.schema.alias_columns[0].physical_column_id", 5000), "RNT-ALI-001"),
    (Step("set", "header.schema.alias_columns[0].field_id", 5000), "RNT-ALI-002"),
    (Step("set", "header.schema.fields[23].source_field_id", 5000), "RNT-FLD-015"),
    (Step("set", "header.schema.columns[0].column_type", 0x99), "RNT-COL-002"),
    (Step("set", "header.schema.fields[0].field_version", 1), "RNT-FLD-005"),
    (Step("set", "header.schema.fields[0].role", 0x99), "RNT-FLD-003"),
    (Step("set", "footer.feature_flags", [2]), "RNT-FEA-003"),
    (Step("set", "header.checksum", b"otherone"), "RNT-ENV-003"),
    (Step("set", "anchor.version_epoch", 2), "RNT-ANC-007"),
    (Step("set", "anchor.len_footer", 3), "RNT-ANC-010"),
    (Step("set", "footer.cluster_groups[0].entry_span", 99), "RNT-CGR-002"),
    (Step("set", "footer.cluster_groups[0].num_clusters", 99), "RNT-CGR-001"),
    (Step("set", "page_list[0].cluster_summaries[0].first_entry", 99), "RNT-PGL-006"),
    (Step("set", "page_list[0].page_locations[0][0].element_offset", 99), "RNT-PGL-008"),
    (Step("set", "page_list[0].page_locations[0][0][0].locator.ofs_range", 1 << 40), "RNT-CNT-014"),
    (Step("set", "page_list[0].page_locations[0][0][0].num_elements_signed", 0), "RNT-PAG-008"),
    (Step("cut", "header.schema.fields[0]", 4), "RNT-FRM-005"),
    (Step("set", "header.schema.fields[0].len_frame", 0), "RNT-FRM-006"),
    (Step("extend", "header.schema.fields[0]", b"x"), "RNT-FRM-004"),
    (Step("truncate", at=200), "RNT-CNT-002"),
)


@pytest.mark.parametrize(
    ("step", "rule"), CASES, ids=lambda each: each if isinstance(each, str) else each.path
)
def test_each_kind_of_change_states_its_rule(step: Step, rule: str) -> None:
    intent = intent_of(PLAIN, PLAIN.root, (step.op, step.path, step.value, step.at))
    assert intent is not None
    assert rule in intent.rules
    assert reported(apply_recipe(PLAIN, Recipe((step,)))) & set(intent.rules)


@pytest.mark.parametrize("name", ["rc1-schema", "rc2-schema"])
def test_an_alias_of_no_field_states_its_rule_in_drafts_too(name: str) -> None:
    base = ParsedFile(BASES[name]())
    step = Step("set", "header.schema.alias_columns[0].field_id", 5000)
    intent = intent_of(base, base.root, (step.op, step.path, step.value, step.at))
    assert intent is not None
    assert intent.rules == ("RNT-ALI-002",)
    assert "RNT-ALI-002" in reported(apply_recipe(base, Recipe((step,))))
    # Any field that exists may have one.
    step = Step("set", "header.schema.alias_columns[0].field_id", 2)
    assert intent_of(base, base.root, (step.op, step.path, step.value, step.at)) is None
    assert "RNT-ALI-002" not in reported(apply_recipe(base, Recipe((step,))))


HARMLESS: tuple[tuple[Step, str], ...] = (
    (Step("set", "header.writer", b"another"), "plain"),
    (Step("set", "header.schema.fields[1].parent_id", 0), "plain"),
    (Step("set", "anchor.version_minor", 9), "plain"),
    (Step("compress", "header", 505), "plain"),
    (Step("truncate", at=len(PLAIN.data)), "plain"),
    (Step("set", "attribute_set[0].header.schema.fields[0].parent_id", 5000), "attributes"),
    (Step("set", "page_list[0].page_locations[0][1].element_offset", -5), "representations"),
)


@pytest.mark.parametrize(
    ("step", "base"), HARMLESS, ids=lambda each: each if isinstance(each, str) else each.path
)
def test_nothing_is_stated_where_it_is_not_sure(step: Step, base: str) -> None:
    parsed = ParsedFile(BASES[base]())
    assert intent_of(parsed, parsed.root, (step.op, step.path, step.value, step.at)) is None


@pytest.mark.parametrize("nbytes", [8, 12], ids=["a part", "all"])
def test_extra_type_information_without_its_content_is_cut(nbytes: int) -> None:
    base = ParsedFile(BASES["extra"]())
    step = Step("cut", "footer.schema_extension.schema.extra_type_infos[0]", nbytes)
    intent = intent_of(base, base.root, (step.op, step.path, step.value, step.at))
    assert intent is not None
    assert reported(apply_recipe(base, Recipe((step,)))) & set(intent.rules)


def test_nothing_is_stated_of_a_damaged_file() -> None:
    damaged = ParsedFile(apply_recipe(PLAIN, Recipe((Step("cut", "footer.cluster_groups[0]", 4),))))
    assert damaged.errors
    assert intent_of(damaged, damaged.root, ("set", "header.schema.fields[0].parent_id", 5000, None)) is None


def test_intents_survive_the_text() -> None:
    recipe = Recipe((Step("set", "header.schema.fields[0].parent_id", 5000, breaks=("RNT-FLD-002",)),))
    assert '"breaks": ["RNT-FLD-002"]' in recipe.dumps()
    assert Recipe.loads(recipe.dumps()) == recipe
    assert recipe.intended == {"RNT-FLD-002"}


@pytest.mark.parametrize(
    ("breaks", "message"),
    [
        ('["RNT-XXX-001"]', "names a rule that is none: 'RNT-XXX-001'"),
        ('"RNT-FLD-002"', "wrong type"),
        ("[1]", "wrong type"),
    ],
)
def test_rules_that_are_none_are_refused(breaks: str, message: str) -> None:
    text = f'{{"recipe": 1}}\n{{"op": "truncate", "at": 3, "breaks": {breaks}}}\n'
    with pytest.raises(SchemaError, match=message):
        Recipe.loads(text)


def test_several_changes_intend_nothing_for_sure() -> None:
    sure = Step("set", "header.schema.fields[0].parent_id", 5000, breaks=("RNT-FLD-002",))
    assert Recipe((Step("set", "header.writer", b"x"), sure)).intended == frozenset()
    assert Recipe((sure, Step("truncate", at=3))).intended == frozenset()
    longer = {"RNT-CMP-002", "RNT-PAG-001"}
    assert Recipe((Step("compress", "header", 505), sure)).intended == {"RNT-FLD-002"} | longer
    assert Recipe(()).intended == frozenset()


def test_an_intent_that_the_validator_misses_is_an_objection() -> None:
    oracle = Oracle(Bounds(seconds=30), every=QUICK)
    found = oracle.look(apply_recipe(PLAIN, Recipe((Step("truncate", at=200),))), {"RNT-FLD-002"})
    assert [each.kind for each in found] == ["intent"]


def test_intents_name_rules() -> None:
    assert all(rule in RULES for intent in INTENTS for rule in intent.rules)
    assert (
        len({intent.rules for intent in INTENTS}) == len({intent.what for intent in INTENTS}) == len(INTENTS)
    )


def test_the_table_of_the_page_is_that_of_the_intents() -> None:
    text = (ROOT / "docs" / "fuzzing.md").read_text(encoding="utf-8")
    lines = text.partition("<!-- intents -->\n")[2].partition("<!-- end of intents -->")[0].splitlines()[2:]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert [row[0] for row in rows] == [intent.what for intent in INTENTS]
    for row, intent in zip(rows, INTENTS, strict=True):
        assert [part.partition("]")[0].lstrip("[") for part in row[1].split(", ")] == list(intent.rules)
        assert row[2], f"no mutator states it: {row[0]}"


def test_mutators_state_what_the_table_says() -> None:
    script = "import sys; sys.path.insert(0, 'tools/fuzz'); import intents as t; print(t.table(t.stated(2)), end='')"
    done = subprocess.run(
        [sys.executable, "-c", script], check=True, capture_output=True, text=True, cwd=ROOT
    )
    text = (ROOT / "docs" / "fuzzing.md").read_text(encoding="utf-8")
    for line in done.stdout.splitlines()[2:]:
        change, _, names = [cell.strip() for cell in line.strip("|").split("|")]
        row = next(each for each in text.splitlines() if each.startswith(f"| {change} |"))
        assert set(filter(None, names.split(", "))) <= set(row.rpartition(" | ")[2].rstrip(" |").split(", "))


def test_a_cut_record_of_extra_type_information_has_a_rule_of_its_own_in_drafts() -> None:
    base = ParsedFile(BASES["rc1-schema"]())
    path = "footer.schema_extension.schema.extra_type_infos[0]"
    intent = intent_of(base, base.root, ("cut", path, 8, None))
    assert intent is not None
    data = apply_recipe(base, Recipe((Step("cut", path, 8),)))
    assert {each.rule_id for each in validate(data).findings} & set(intent.rules)


def test_a_wrong_page_checksum_of_the_first_candidate_states_its_rule() -> None:
    base = ParsedFile(
        FileDescription(
            "rc1",
            fields=[make_field("text", "std::string")],
            columns=[make_column("Index64", 0), make_column("Char", 0)],
            clusters=[
                DescribedCluster(2, [DescribedPages([[1, 2]], checksum=True), DescribedPages([b"ab"])])
            ],
        ).build()
    )
    assert not base.errors
    step = Step("set", "page_list[0].page_locations[0][0][0].elements[0]", 1 << 32)
    without = frozenset({"page-checksums"})
    intent = intent_of(base, base.root, (step.op, step.path, step.value, step.at), without)
    assert intent is not None
    assert set(intent.rules) & reported(apply_recipe(base, Recipe((step,), without=without)))


@pytest.mark.parametrize("has_column", [True, False])
def test_offsets_are_limited_only_by_items_with_columns(has_column: bool) -> None:
    columns = [make_column("Index64", 0)] + [make_column("Int32", 2)] * has_column
    pages = [DescribedPages([[1, 2]])] + [DescribedPages([[7, 8]])] * has_column
    base = ParsedFile(
        FileDescription(
            "rc2",
            fields=[
                make_field("items", "", role=1),
                make_field("_0", "Item", role=2, parent=0),
                make_field("x", "std::int32_t", parent=1),
            ][: 2 + has_column],
            columns=columns,
            clusters=[DescribedCluster(2, pages)],
        ).build()
    )
    assert not base.errors
    step = Step("set", "page_list[0].page_locations[0][0][0].elements[1]", 1 << 40)
    intent = intent_of(base, base.root, (step.op, step.path, step.value, step.at))
    found = {rule for rule in reported(apply_recipe(base, Recipe((step,)))) if rule.startswith("RNT-ENC")}
    assert (intent is not None) is has_column
    assert bool(found) is has_column


@pytest.mark.parametrize("name", ["header", "footer"])
@pytest.mark.parametrize(("length", "rule"), [(3, "RNT-RC1-001"), (20, "RNT-CMP-002")])
def test_sizes_in_an_anchor_of_rc1_break_a_rule_of_rc1(name: str, length: int, rule: str) -> None:
    recipe = Recipe((Step("set", f"anchor.len_{name}", length),))
    data = apply_recipe(ParsedFile(BASES["rc1-schema"]()), recipe)
    finding = next(each for each in validate(data).findings if each.rule_id == rule)
    if rule == "RNT-RC1-001":
        assert finding.message == f"length of the {name} is 3, expected 8"
    with pytest.raises(RNTupleError) as caught:
        open_ntuple(data)
    assert caught.value.rule_id == rule
