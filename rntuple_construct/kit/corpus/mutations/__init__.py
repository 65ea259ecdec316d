"""Small files that break exactly one rule each, made by changes of files that break none.

``changes.toml`` lists the changes of one place, ``files.toml`` files made anew, and the modules ``damaged_*`` have functions for all
others. ``registry`` describes how these are declared.
"""

from __future__ import annotations

from rntuple_construct.kit.corpus.mutations import changes, damaged_containers, damaged_trees
from rntuple_construct.kit.corpus.mutations.bases import BASES, draft_of
from rntuple_construct.kit.corpus.mutations.registry import DECLARED
from rntuple_construct.validation.rules import RULES

__all__ = ["BASES", "BROKEN", "draft_of"]

_DECLARING = (changes, damaged_containers, damaged_trees)
"""Modules whose import declares the cases."""

_ORDER = {rule_id: number for number, rule_id in enumerate(RULES)}
BROKEN = sorted(
    (case for case in DECLARED if case.suite == "rules"), key=lambda case: (_ORDER[str(case.rule)], case.name)
)
"""The files that break a rule, in the order of the rules and by name."""
