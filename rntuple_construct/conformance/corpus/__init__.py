"""The corpus: small files of every kind, what a reader has to make of each, and the values in it.

``docs/conformance-corpus.md`` describes what is written.
"""

from __future__ import annotations

from .model import Case, Edit, Outcome
from .suites import SUITES, cases
from .writing import MANIFEST, write_corpus

__all__ = ["MANIFEST", "SUITES", "Case", "Edit", "Outcome", "cases", "write_corpus"]
