"""All checks by area, in the order in which they run."""

from __future__ import annotations

from typing import Any

from rntuple_construct.validation.checks import (
    anchor,
    attribute_sets,
    clusters,
    columns,
    contents,
    directories,
    elements,
    envelopes,
    fields,
    footer,
    grammars,
    pages,
    projections,
    shapes,
    storage,
)
from rntuple_construct.validation.registry import Check, checks_of
from rntuple_construct.validation.rules import Depth

__all__ = ["BESIDES_SCHEMA", "FIRST", "ITSELF", "LAST", "LINK", "NTUPLE", "SCHEMA"]

FIRST: tuple[Check[Any], ...] = checks_of(directories)
"""Checks of the ROOT file that come before its RNTuples are read."""

NTUPLE: tuple[Check[Any], ...] = checks_of(
    anchor,
    grammars,
    envelopes,
    fields,
    columns,
    projections,
    shapes,
    footer,
    clusters,
    pages,
    elements,
    contents,
    attribute_sets,
)
"""Checks of each RNTuple."""

ITSELF: tuple[Check[Any], ...] = tuple(check for check in NTUPLE if "parent" not in check.needs)
"""Those of them that are about the RNTuple itself, however it is called."""

_PARTS_OF_SCHEMA = frozenset({"header", "fields", "columns", "alias_columns", "extra_type_infos"})
SCHEMA: tuple[Check[Any], ...] = tuple(
    check
    for check in checks_of(fields, columns, projections, shapes)
    if check.depth is Depth.STRUCTURE and _PARTS_OF_SCHEMA.issuperset(check.needs)
)
"""Those of them that look at header and schema extension and at nothing else, so that equal ones need them once."""

BESIDES_SCHEMA: tuple[Check[Any], ...] = tuple(check for check in ITSELF if check not in SCHEMA)

LINK: tuple[Check[Any], ...] = tuple(check for check in NTUPLE if "parent" in check.needs)
"""Those about the link that leads to an attribute set, done for each link."""

LAST: tuple[Check[Any], ...] = checks_of(storage)
"""Checks of the file as a whole, after its RNTuples."""
