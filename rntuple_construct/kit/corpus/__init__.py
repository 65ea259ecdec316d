"""The corpus: small files of every kind, what a reader has to make of each, and the values in it.

``docs/conformance-corpus.md`` describes what is written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rntuple_construct.kit.corpus import encodings, generations, readers, rules, validation_suite
from rntuple_construct.kit.corpus.model import Edit, MadeCase, Outcome
from rntuple_construct.kit.corpus.writing import MANIFEST, corpus_files, digest_of, write_corpus

__all__ = [
    "MANIFEST",
    "SUITES",
    "Edit",
    "MadeCase",
    "Outcome",
    "cases",
    "corpus_files",
    "digest_of",
    "write_corpus",
]

SUITES: Mapping[str, Callable[[], Iterable[MadeCase]]] = {
    "rules": rules.cases,
    "readers": readers.cases,
    "encodings": encodings.cases,
    "generations": generations.cases,
    "validation-suite": validation_suite.cases,
}
"""The cases of each suite."""


def cases(suites: Iterable[str] = SUITES) -> list[MadeCase]:
    """The cases of some suites, in a fixed order.

    Args:
        suites: names of suites; default all.
    """
    return [case for name in suites for case in SUITES[name]()]
