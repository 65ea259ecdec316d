"""The corpus: small files of every kind, with the expected result of a reader and the values.

``docs/conformance-corpus.md`` describes the written files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rntuple_construct.base.lazy_names import lazy_names

if TYPE_CHECKING:
    from rntuple_construct.kit.corpus.model import Edit, MadeCase, Outcome
    from rntuple_construct.kit.corpus.suites import ON_DEMAND, SUITES, cases, cases_by_rule
    from rntuple_construct.kit.corpus.writing import MANIFEST, corpus_files, digest_of, write_corpus

__all__ = [
    "MANIFEST",
    "ON_DEMAND",
    "SUITES",
    "Edit",
    "MadeCase",
    "Outcome",
    "cases",
    "cases_by_rule",
    "corpus_files",
    "digest_of",
    "write_corpus",
]

__getattr__ = lazy_names(
    __name__,
    {
        f"{__name__}.model": ("Edit", "MadeCase", "Outcome"),
        f"{__name__}.suites": ("ON_DEMAND", "SUITES", "cases", "cases_by_rule"),
        f"{__name__}.writing": ("MANIFEST", "corpus_files", "digest_of", "write_corpus"),
    },
)
