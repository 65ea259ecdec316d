"""Whatever byte of a real file is changed: nothing crashes, and it is found or shown to do no harm.

Ten thousand bytes in all; ``RNTUPLE_MUTANTS=50`` in the environment changes fewer of each file.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pytest
from support.corpora import CORPUS, NO_CORPUS
from support.mutants import Original, mutants, objection, take

MUTANTS = int(os.environ.get("RNTUPLE_MUTANTS", "2000"))
CHUNKS = 4
SEED = 20261120
FILES = [
    "unroot__test_ntuple_minimal.root",
    "jsroot__rntuple_test32__9eb5b60d5.root",
    "2025-04-24__d1e513__rntviewer-testfile-multiple-rntuples-v1-0-0-0.root",
    "2024-09-11__43e141__test_ntuple_index_multicluster.root",
    "2024-12-13__5e6764__test_multiple_representations_rntuple_v1-0-0-0.root",
]


@lru_cache
def original(path: Path) -> Original:
    """The undamaged file."""
    return take(path.read_bytes())


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", FILES)
def test_damage_is_found_or_harmless(name: str, chunk: int, corpus_file: Callable[[str], Path]) -> None:
    whole = original(corpus_file(name))
    missed = [
        (mutant, problem)
        for mutant in mutants(whole.data, MUTANTS // CHUNKS, SEED + chunk)
        if (problem := objection(whole, mutant)) is not None
    ]
    assert missed == []


def test_the_files_are_in_the_corpus() -> None:
    if CORPUS is None:
        pytest.skip(NO_CORPUS)
    assert [name for name in FILES if not (CORPUS / "files" / name).is_file()] == []
