"""Every rule that binds files has a small file that breaks it and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

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


@pytest.mark.parametrize("base", BASES)
def test_base_files_break_no_rule(base: str) -> None:
    found = {each.rule_id for each in validate(BASES[base]()).findings}
    assert found == ALLOWED_IN_BASES.get(base, set())


def test_a_mutation_breaks_its_rule_and_those_of_its_base() -> None:
    """``tests/kit/corpus/test_cases.py`` compares these rules with the report about each file."""
    wrong = {
        mutation.name: mutation.outcome.rules
        for mutation in BROKEN
        if set(mutation.outcome.rules) - ALLOWED_IN_BASES.get(mutation.base.rpartition("/")[2], set())
        != {mutation.rule}
    }
    assert wrong == {}


def test_every_rule_has_a_mutation() -> None:
    assert set(BINDING) - {mutation.rule for mutation in BROKEN} == set()


def test_every_rule_is_declared_by_a_check() -> None:
    assert set(BINDING) - READING_RULES - {rule_id for check in CHECKS for rule_id in check.rules} == set()


def test_every_check_has_a_rule_that_it_may_report() -> None:
    assert [check.name for check in CHECKS if not check.rules] == []


def test_no_check_declares_a_rule_that_binds_only_readers() -> None:
    declared = {rule_id for check in CHECKS for rule_id in check.rules} | READING_RULES
    assert {rule_id for rule_id in declared if not {"file", "tool"} & set(RULES[rule_id].roles)} == set()


def test_mutations_have_names_of_their_own() -> None:
    assert [name for name, count in Counter(mutation.name for mutation in BROKEN).items() if count > 1] == []
