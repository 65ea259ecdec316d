"""All checks by area, in the order in which they run."""

from __future__ import annotations

from typing import Any

from rntuple_construct.validation.checks import (
    anchor,
    chunks,
    contents,
    directories,
    elements,
    features,
    grammars,
    locators,
    pages,
    storage,
)
from rntuple_construct.validation.registry import Check, checks_of

__all__ = ["FIRST", "LAST", "NTUPLE"]

FIRST: tuple[Check[Any], ...] = checks_of(directories)
"""Checks of the ROOT file that come before its RNTuples are read."""

NTUPLE: tuple[Check[Any], ...] = checks_of(
    anchor, grammars, features, chunks, locators, pages, elements, contents
)
"""Checks of each RNTuple."""

LAST: tuple[Check[Any], ...] = checks_of(storage)
"""Checks of the file as a whole, after its RNTuples."""
