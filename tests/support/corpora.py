"""Where the real files are, and what to say when they are not there."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[2]


def _find_corpus(variable: str, name: str) -> Path | None:
    candidates = [
        os.environ.get(variable),
        REPOSITORY.parent / "shared" / name,
        REPOSITORY / name,
    ]
    for candidate in candidates:
        if candidate and (Path(candidate) / "manifest.json").is_file():
            return Path(candidate)
    return None


def _manifest(corpus: Path | None) -> list[dict[str, Any]]:
    return json.loads((corpus / "manifest.json").read_text(encoding="utf-8")) if corpus else []


CORPUS = _find_corpus("RNTUPLE_CORPUS", "corpus")
MANIFEST = _manifest(CORPUS)
ROOT_CORPUS = _find_corpus("RNTUPLE_CORPUS_ROOT", "corpus-root")
"""Files that ROOT 6.40 wrote, with the values that ROOT reads from them."""
TTREE_CORPUS = _find_corpus("RNTUPLE_CORPUS_TTREE", "corpus-ttree")
"""Files with TTrees of other writers."""
ROOT_NAMES = [entry["name"] for entry in _manifest(ROOT_CORPUS)] or ["no-corpus"]
NO_CORPUS = "the corpus of real files is not here: set RNTUPLE_CORPUS to its directory"
NO_TTREE_CORPUS = "the files with TTrees are not here: set RNTUPLE_CORPUS_TTREE to their directory"
NO_ROOT_CORPUS = "the files of ROOT 6.40 are not here: set RNTUPLE_CORPUS_ROOT to their directory"


def corpus_names(*eras: str) -> list[str]:
    """Names of the real files of the given eras ("1.x", "rc2", "rc1", "v0"); one placeholder if there is no corpus.

    The placeholder makes a parametrized test show up as skipped instead of vanishing.
    """
    names = [entry["name"] for entry in MANIFEST if entry["era"] in eras]
    return names or ["no-corpus"]
