"""Small files that break exactly one rule each, made by named mutations of files that break none.

A mutation changes either the trees of a file (lengths and checksums are repaired afterwards) or its bytes::

    @tree("RNT-FLD-002")
    def parent_with_larger_id(draft: FileDraft) -> None: ...

    @raw("RNT-CNT-001")
    def other_first_characters(data: bytearray) -> None: ...
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from mutations.bases import BASES, draft_of
from rntuple_construct.fuzzing.rewriting import FileDraft

MUTATIONS: list[Mutation] = []
"""Every mutation there is."""


@dataclass(frozen=True)
class Mutation:
    """A small change that breaks one rule.

    Args:
        rule_id: the rule, as it is called in the generation of the base file.
        name: name of the function that makes the change.
        base: name of the file that is changed.
        make: gives the bytes of the changed file.
    """

    rule_id: str
    name: str
    base: str
    make: Callable[[], bytes]

    def __str__(self) -> str:
        return f"{self.rule_id}:{self.name}"


def tree(
    rule_id: str, base: str = "plain"
) -> Callable[[Callable[[FileDraft], None]], Callable[[FileDraft], None]]:
    """Declare a mutation of the trees of a base file."""

    def declare(function: Callable[[FileDraft], None]) -> Callable[[FileDraft], None]:
        def make() -> bytes:
            draft = draft_of(base)
            function(draft)
            return draft.build()

        MUTATIONS.append(Mutation(rule_id, function.__name__, base, make))
        return function

    return declare


def raw(
    rule_id: str, base: str = "plain"
) -> Callable[[Callable[[bytearray], None]], Callable[[bytearray], None]]:
    """Declare a mutation of the bytes of a base file, in place."""

    def declare(function: Callable[[bytearray], None]) -> Callable[[bytearray], None]:
        def make() -> bytes:
            data = bytearray(BASES[base]())
            function(data)
            return bytes(data)

        MUTATIONS.append(Mutation(rule_id, function.__name__, base, make))
        return function

    return declare


def load() -> list[Mutation]:
    """All mutations of all modules here."""
    for path in sorted(Path(__file__).parent.glob("area_*.py")):
        importlib.import_module(f"mutations.{path.stem}")
    return MUTATIONS
