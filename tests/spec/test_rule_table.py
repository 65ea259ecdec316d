"""The catalogue of rules agrees with itself."""

from __future__ import annotations

import re
import string
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from rntuple_spec.rules import AREAS, RULES, SOURCES, Rule
from rntuple_spec.sections import DOCUMENTS

GENERATIONS = ("v0", "rc1", "rc2", "1.x")
BEFORE = "v0"
"""The format before its specification has no version, and no rules of its own."""
OTHER_FORMATS = {"TRV": "trevni"}
"""Areas of rules of formats that have no generations of RNTuples."""
ALL = tuple(RULES.values())
RNTUPLE = tuple(rule for rule in ALL if rule.id.split("-")[1] not in OTHER_FORMATS)


def for_each(rules: Sequence[Rule]) -> Callable[[Callable[[Rule], None]], Callable[[], None]]:
    """Make one test of a check of single rules, which names all rules that fail."""

    def of(check: Callable[[Rule], None]) -> Callable[[], None]:
        def test() -> None:
            wrong = {}
            for rule in rules:
                try:
                    check(rule)
                except AssertionError as error:
                    wrong[rule.id] = str(error)
            assert wrong == {}

        test.__name__ = check.__name__
        return test

    return of


def version(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split("."))


def generation(text: str) -> str:
    epoch, major = version(text)[:2]
    return "1.x" if epoch else f"rc{major}"


@for_each(ALL)
def test_id_is_well_formed_and_of_a_known_area(rule: Rule) -> None:
    match = re.fullmatch(r"RNT-([A-Z][A-Z0-9]{2})-(\d{3})", rule.id)
    assert match is not None
    assert match[1] in AREAS


def test_numbers_of_an_area_have_no_gaps() -> None:
    # Ids are permanent: a rule that is dropped keeps its place, with the last version it held for.
    for area in AREAS:
        numbers = [int(rule_id[-3:]) for rule_id in RULES if rule_id.split("-")[1] == area]
        assert numbers == list(range(1, len(numbers) + 1)), area


def test_rules_without_a_published_text_say_so() -> None:
    sources = {rule_id: rule.source for rule_id, rule in RULES.items()}
    assert set(sources.values()) == SOURCES.keys()
    # The text sets no least number of entries, no length of a name, and does not ask that chunks shrink; ROOT refuses such files.
    assert [sources[each] for each in ("RNT-CGR-005", "RNT-HDR-006", "RNT-CMP-008")] == ["root"] * 3
    assert {source for each, source in sources.items() if each.startswith("RNT-VAL-")} == {"kit"}
    assert {source for each, source in sources.items() if each.startswith("RNT-CPT-")} == {"text"}


def test_areas_all_have_rules() -> None:
    assert {rule_id.split("-")[1] for rule_id in RULES} == AREAS.keys()


@for_each(ALL)
def test_words_come_from_the_vocabulary(rule: Rule) -> None:
    assert rule.level in {"must", "should", "may"}
    assert rule.source in SOURCES
    assert rule.severity in {"error", "warning", "info"}
    assert set(rule.roles) <= {"file", "reader", "writer", "tool"}
    assert rule.roles
    assert rule.depth in {"", "structure", "checksums", "full"}
    assert rule.generations
    other = OTHER_FORMATS.get(rule.id.split("-")[1])
    assert set(rule.generations) <= (set(GENERATIONS) if other is None else {other})


@for_each(ALL)
def test_texts_are_sentences(rule: Rule) -> None:
    assert rule.title[0].isupper()
    assert not rule.title.endswith(".")
    assert rule.statement.endswith(".")
    assert not rule.message.endswith(".")
    assert not rule.hint or (rule.hint.endswith(".") and "{" not in rule.hint)


@for_each(ALL)
def test_message_has_named_fields_only(rule: Rule) -> None:
    for _, name, spec, conversion in string.Formatter().parse(rule.message):
        assert name is None or re.fullmatch(r"[a-z][a-z_]*", name)
        assert not spec or spec == "#x"
        assert conversion is None


@for_each(ALL)
def test_a_rule_has_a_depth_exactly_if_a_run_of_the_validator_can_report_it(rule: Rule) -> None:
    assert bool(rule.depth) == bool({"file", "tool"} & set(rule.roles))


@for_each(ALL)
def test_a_rule_that_binds_readers_only_says_how_it_is_tested(rule: Rule) -> None:
    if rule.roles == ("reader",):
        assert rule.tested_by is not None


@for_each(ALL)
def test_reader_case_is_well_formed(rule: Rule) -> None:
    if rule.tested_by is None:
        return
    assert set(rule.tested_by) == {"case", "expect", "how"}
    assert re.fullmatch(r"[a-z0-9.]+(-[a-z0-9.]+)*", rule.tested_by["case"])
    assert rule.tested_by["expect"] in {"same-values", "refuse", "drop-field", "drop-set", "bounded"}
    assert "reader" in rule.roles


def test_reader_cases_have_different_names() -> None:
    names = Counter(rule.tested_by["case"] for rule in RULES.values() if rule.tested_by)
    assert [name for name, count in names.items() if count > 1] == []


@for_each(RNTUPLE)
def test_versions_agree_with_generations(rule: Rule) -> None:
    first = generation(rule.since)
    assert first == min(set(rule.generations) - {BEFORE}, key=GENERATIONS.index)
    last = generation(rule.until) if rule.until else "1.x"
    assert last == max(rule.generations, key=GENERATIONS.index)
    assert not rule.until or version(rule.since) <= version(rule.until)


@for_each(RNTUPLE)
def test_versions_are_those_of_the_document(rule: Rule) -> None:
    known = DOCUMENTS["rntuple"].versions
    assert rule.since in known
    assert not rule.until or rule.until in known


@for_each(ALL)
def test_counterpart_is_a_rule_for_later_generations(rule: Rule) -> None:
    if not rule.counterpart:
        return
    other = RULES[rule.counterpart]
    assert version(rule.since) < version(other.since)
    assert max(map(GENERATIONS.index, rule.generations)) < max(map(GENERATIONS.index, other.generations))


def test_a_rule_for_every_generation_in_the_areas_of_release_candidates() -> None:
    expected = {"PRE": {"rc2", "rc1"}, "RC2": {"rc2"}, "RC1": {"rc1"}}
    for rule in RULES.values():
        area = rule.id.split("-")[1]
        if area in expected:
            assert set(rule.generations) - {BEFORE} == expected[area], rule.id


def test_no_other_rule_is_for_release_candidates_only() -> None:
    for rule in RULES.values():
        if rule.id.split("-")[1] not in {"PRE", "RC2", "RC1", *OTHER_FORMATS}:
            assert "1.x" in rule.generations, rule.id


def test_package_names_only_rules_that_exist() -> None:
    package = Path(__file__).resolve().parents[2] / "rntuple_construct"
    named = {
        (path.name, rule_id)
        for path in package.rglob("*.py")
        for rule_id in re.findall(r"RNT-[A-Z][A-Z0-9]{2}-\d{3}", path.read_text(encoding="utf-8"))
    }
    assert {(name, rule_id) for name, rule_id in named if rule_id not in RULES} == set()


@for_each(ALL)
def test_only_rules_that_bind_files_of_the_released_format_are_measured_with_root(rule: Rule) -> None:
    assert rule.root in ("", "open", "field", "cluster", "never")
    assert not rule.root or ("file" in rule.roles and "1.x" in rule.generations)
