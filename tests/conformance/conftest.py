"""A corpus of a few cases, one of each kind of outcome."""

from __future__ import annotations

from pathlib import Path

import pytest

from rntuple_construct.conformance.corpus import cases, write_corpus

KINDS = {
    "valid": "rules/base/plain",
    "draft": "rules/base/rc1",
    "invalid": "rules/RNT-PAG-002/flipped-bit-in-a-page",
    "must-refuse": "readers/bad-magic",
}


@pytest.fixture(scope="session")
def small_corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Directory of a corpus with one case of each of `KINDS` and of those of kinds to leave out and to bound."""
    directory = tmp_path_factory.mktemp("corpus")
    found = cases()
    wanted = {case.id for case in found if case.id in set(KINDS.values())}
    for kind in ("must-refuse", "must-drop-field", "must-drop-set", "may-refuse", "must-be-bounded"):
        wanted.add(min(case.id for case in found if case.outcome.kind == kind))
    write_corpus([case for case in found if case.id in wanted], directory, lambda: None)
    return directory
