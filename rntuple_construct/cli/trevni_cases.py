"""Suite ``trevni`` of the conformance corpus: the cases of Trevni in the form of the others."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from rntuple_construct.kit.corpus.expected import EXPECTED_SCHEMA
from rntuple_construct.kit.corpus.model import MadeCase, Outcome
from rntuple_construct.kit.files.pinned_compression import pinned_chunks, with_pinned_chunks
from rntuple_construct.trevni.cases import TrevniCase, cases
from rntuple_construct.trevni.reader import TrevniFile

__all__ = ["corpus_cases"]

GENERATION = "trevni"


def corpus_cases() -> Iterator[MadeCase]:
    """All cases, in a fixed order."""
    with pinned_chunks():
        found = list(cases())
    for case in found:
        yield MadeCase(
            id=case.id,
            title=case.title,
            section=case.section,
            generation=GENERATION,
            make=with_pinned_chunks(case.make),
            outcome=Outcome(case.kind, case.rules),
            rule=case.rule,
            ending=".trv",
            document=None if case.kind == "invalid" else partial(_document, case),
            features=_features(case),
        )


def _document(case: TrevniCase) -> dict[str, Any]:
    """The values expected; a file of Trevni has one table, and no RNTuple."""
    return {
        "schema": EXPECTED_SCHEMA,
        "schema_version": "1.0",
        "case": case.id,
        "container": {"ntuples": []},
        "values": case.values(),
    }


def _features(case: TrevniCase) -> tuple[str, ...]:
    """Dialect and column types of a valid file."""
    if case.kind == "invalid":
        return ()
    with TrevniFile(case.make()) as file:
        types = {f"column/{column.info.type.name}" for column in file.columns.values()}
        return (f"dialect/{file.profile.name}", *sorted(types))
