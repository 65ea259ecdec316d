"""Every rule that binds files has a small file that breaks it and nothing else."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import pytest

from rntuple_construct.kit.corpus.model import MadeCase
from rntuple_construct.kit.corpus.mutations import BROKEN
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.validation import validate
from rntuple_construct.validation.checks import FIRST, LAST, NTUPLE
from rntuple_construct.validation.engine import READING_RULES
from rntuple_construct.validation.rules import RULES

BINDING = [
    rule_id for rule_id, rule in RULES.items() if rule.binds("file") and rule.area != "TRV"
]  # see tests/trevni
ALLOWED_IN_BASES = {
    "large": {"RNT-LOC-004"},
    "extra": {"RNT-EXT-006"},
    "rc1": {"RNT-PAG-004"},
    "rc1-shards": {"RNT-PAG-004", "RNT-PRE-010"},
    "rc2-shards": {"RNT-PRE-010"},
}
CHECKS = (*FIRST, *NTUPLE, *LAST)


@lru_cache
def findings(base: str) -> set[str]:
    """Rules that the base file breaks."""
    return {found.rule_id for found in validate(BASES[base]()).findings}


@pytest.mark.parametrize("base", BASES)
def test_base_files_break_no_rule(base: str) -> None:
    assert findings(base) == ALLOWED_IN_BASES.get(base, set())


@pytest.mark.parametrize("mutation", BROKEN, ids=str)
def test_mutation_breaks_exactly_its_rule(mutation: MadeCase) -> None:
    report = validate(mutation.make())
    found = {one.rule_id for one in report.findings} - findings(mutation.base.rpartition("/")[2])
    assert found == {mutation.rule}, "\n".join(map(str, report.findings))


@pytest.mark.parametrize("rule_id", BINDING)
def test_rule_has_a_mutation(rule_id: str) -> None:
    assert any(mutation.rule == rule_id for mutation in BROKEN)


@pytest.mark.parametrize("rule_id", BINDING)
def test_rule_is_declared_by_a_check(rule_id: str) -> None:
    assert rule_id in READING_RULES or any(rule_id in check.rules for check in CHECKS)


def test_every_check_has_a_rule_that_it_may_report() -> None:
    assert [check.name for check in CHECKS if not check.rules] == []


def test_no_check_declares_a_rule_that_binds_only_readers() -> None:
    declared = {rule_id for check in CHECKS for rule_id in check.rules} | READING_RULES
    assert {rule_id for rule_id in declared if not {"file", "tool"} & set(RULES[rule_id].roles)} == set()


def test_mutations_have_names_of_their_own() -> None:
    assert [name for name, count in Counter(mutation.name for mutation in BROKEN).items() if count > 1] == []
