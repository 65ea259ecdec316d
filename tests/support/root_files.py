"""Files that ROOT wrote, with the values that ROOT read back from them (``tests/data/root-6.40``)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).resolve().parents[1] / "data" / "root-6.40"
FILES = DATA / "files"
VALUES = DATA / "values"
NAMES = sorted(path.stem for path in FILES.glob("*.root"))


@cache
def values_of(name: str) -> dict[str, Any]:
    """What ROOT reads: per RNTuple ``entries``, ``values`` by field and ``attributes`` by set.

    Not all entries need to have values. Streamer fields, variants and numbers that are none stand as in
    ``tests/support/root/exact_json.hxx``.
    """
    document: dict[str, Any] = json.loads((VALUES / f"{name}.json").read_text(encoding="utf-8"))
    return document


def path_of(name: str) -> Path:
    """Where a file is."""
    return FILES / f"{name}.root"
