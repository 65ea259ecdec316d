"""Suite ``rules``: for every rule that binds files the files that break it, and the files these were made from."""

from __future__ import annotations

from collections.abc import Iterator

from rntuple_construct.kit.corpus.model import MadeCase, Outcome
from rntuple_construct.kit.corpus.mutations import BASES, BROKEN
from rntuple_construct.kit.corpus.mutations.bases import BASE_FACTS
from rntuple_construct.kit.corpus.mutations.registry import base_id

__all__ = ["cases"]


def cases() -> Iterator[MadeCase]:
    """The files that others are made from, then those that break a rule each."""
    for name, make in BASES.items():
        facts = BASE_FACTS[name]
        yield MadeCase(
            id=base_id(name),
            title=f"{facts['title']}.",
            section=facts["section"],
            generation=facts["generation"],
            make=make,
            outcome=Outcome(facts.get("kind", "valid"), tuple(facts.get("rules", ()))),
        )
    yield from BROKEN
