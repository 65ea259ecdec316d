"""The suites of the corpus and their cases."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from rntuple_construct.kit.corpus import encodings, generations, large_files, readers, rules, validation_suite
from rntuple_construct.kit.corpus.model import MadeCase
from rntuple_construct.kit.corpus.mutations.bases import BASE_FACTS
from rntuple_construct.kit.corpus.mutations.registry import base_id
from rntuple_construct.kit.peers import answer_of_root, note_of_root

__all__ = ["ON_DEMAND", "SUITES", "cases", "cases_by_rule"]

SUITES: Mapping[str, Callable[[], Iterable[MadeCase]]] = {
    "rules": rules.cases,
    "readers": readers.cases,
    "encodings": encodings.cases,
    "generations": generations.cases,
    "validation-suite": validation_suite.cases,
}
"""The cases of each suite."""
ON_DEMAND: Mapping[str, Callable[[], Iterable[MadeCase]]] = {"large": large_files.cases}
"""The cases of suites that are made only when they are named: their files are sparse, and of gigabytes."""
_FIRST_BASES = {BASE_FACTS[name]["generation"]: name for name in reversed(list(BASE_FACTS))}


def cases(suites: Iterable[str] = SUITES, *, with_bases: bool = False) -> list[MadeCase]:
    """The cases of some suites, in a fixed order.

    Args:
        suites: names of suites; default all but those made on demand.
        with_bases: if true, add the sound files beside these cases, where they belong to other suites.
    """
    makers = {**SUITES, **ON_DEMAND}
    chosen = [_with_base(case) for name in suites for case in makers[name]()]
    if with_bases:
        missing = {case.base for case in chosen} - {case.id for case in chosen}
        chosen += [case for case in rules.cases() if case.id in missing]
    return chosen


def _with_base(case: MadeCase) -> MadeCase:
    """The case; a file that must be refused and names no base has the first one of its generation."""
    if case.base is not None or case.outcome.kind not in ("must-refuse", "must-be-bounded"):
        return case
    return replace(case, base=base_id(_FIRST_BASES[case.generation]))


def cases_by_rule() -> dict[str, list[dict[str, Any]]]:
    """The cases that show each rule, with the behaviour of ROOT.

    Of files that a reader must read, only behaviour that differs from the outcome.
    """
    found: dict[str, list[dict[str, Any]]] = {}
    for case in cases():
        if case.rule is not None:
            root = note_of_root(case.id, case.base) if case.is_read_by_root else answer_of_root(case.id)
            entry = {"id": case.id, "title": case.title, "outcome": case.outcome.kind, "root": root}
            found.setdefault(case.rule, []).append(entry)
    return found
