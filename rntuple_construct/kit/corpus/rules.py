"""Suite ``rules``: for every rule that binds files the files that break it, and the files these were made from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rntuple_construct.kit.corpus.model import MadeCase, Outcome
from rntuple_construct.kit.corpus.mutations import BASES, BROKEN
from rntuple_construct.kit.corpus.mutations.bases import BASE_FACTS
from rntuple_construct.kit.corpus.mutations.registry import base_id

__all__ = ["WITHOUT_CASE", "cases"]

WITHOUT_CASE: Mapping[str, str] = {
    "RNT-ENV-006": "It binds writers: a file that breaks it needs 256 TiB.",
    "RNT-LIM-001": "It binds writers: the format has no room for larger numbers.",
    "RNT-VAL-001": "A file that shows it is a bug of this package; `tests/validation/test_page_list_agreement.py` plants one.",
    "RNT-VAL-005": "It reports errors that no other rule covers; `tests/validation/test_findings.py` makes one.",
}
"""Why no case shows a rule, by its id."""


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
