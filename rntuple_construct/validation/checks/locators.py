"""Locators and compression settings (sections "Locators and Envelope Links", "Basic Types")."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from rntuple_spec.constants import MAX_STANDARD_LOCATOR_SIZE

from rntuple_construct.base.constants import HEADER, KIND_OBJECT64, KIND_URI
from rntuple_construct.format.compression import LARGEST_ALGORITHM, LARGEST_LEVEL
from rntuple_construct.format.generations.records import NOT_LISTED
from rntuple_construct.format.grammar.engine.locators import KIND_LARGE
from rntuple_construct.format.grammar.engine.pages import StandardPages
from rntuple_construct.validation.context import NTupleContext
from rntuple_construct.validation.registry import ntuple_check
from rntuple_construct.validation.rules import Severity

_DAOS_PAYLOADS = (12, 16)


@ntuple_check("RNT-LOC-003", "RNT-LOC-004", "RNT-LOC-005", "RNT-LOC-009", "RNT-PRE-002", "RNT-VAL-003")
def unusual_locators(ntuple: NTupleContext) -> None:
    """Large locators are needed and have the right size; others cannot be followed."""
    for envelope in ntuple.envelopes:
        # Headers have no locators.
        has_locators = envelope.envelope_type != HEADER and envelope.record is not None
        payload = envelope.payload if has_locators else None
        if payload is None:
            continue
        for path, tree in _locators(payload, envelope.path):
            # A non-standard locator of type 0 is no standard one.
            if tree["kind"] == 0 and "payload" not in tree:
                continue
            if tree["kind"] == KIND_LARGE and "ofs_range" in tree:
                _check_large(ntuple, path, tree)
            elif tree["kind"] == KIND_URI and ntuple.generation.has_uri_locators:
                ntuple.emit(
                    "RNT-PRE-002",
                    path=path,
                    actual=tree.get("payload", b"").decode("ascii", "backslashreplace"),
                )
            elif tree["kind"] == KIND_OBJECT64:
                actual = _len_payload(tree)
                ntuple.emit("RNT-LOC-005", path=path, expected=_DAOS_PAYLOADS, actual=actual)
            else:
                problem = f"locator of type {tree['kind']:#x}"
                ntuple.emit("RNT-VAL-003", path=path, actual=tree["kind"], problem=problem)


def _check_large(ntuple: NTupleContext, path: str, tree: dict[str, Any]) -> None:
    left = tree.get("trailing", b"")
    reserved = tree.get("reserved", 0)
    if reserved:
        severity = Severity.WARNING if reserved == 1 else None
        ntuple.emit("RNT-LOC-009", path=path, expected=0, actual=reserved, severity=severity)
    if left:
        ntuple.emit("RNT-LOC-003", path=path, expected=20, actual=20 + len(left))
    elif tree["len_range"] <= MAX_STANDARD_LOCATOR_SIZE:
        ntuple.emit("RNT-LOC-004", path=path, actual=tree["len_range"])


def _len_payload(tree: dict[str, Any]) -> int:
    if "payload" in tree:
        return len(tree["payload"])
    return 12 + len(tree.get("trailing", b""))


def _locators(tree: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """All locators of a tree of the construct grammar with their paths."""
    if isinstance(tree, dict):
        if "kind" in tree:
            yield path, tree
            return
        items = tree.get("items")
        if isinstance(items, list):
            for index, item in enumerate(items):
                # There are many ranges of pages that all have standard locators, and nothing else in them has one.
                if type(item) is not dict or type(item.get("items")) is not StandardPages:
                    yield from _locators(item, f"{path}[{index}]")
        for name, value in tree.items():
            if isinstance(value, dict):
                yield from _locators(value, f"{path}.{name}")


@ntuple_check("RNT-BAS-003", needs=("page_lists",))
def compression_settings(ntuple: NTupleContext) -> None:
    """Settings are 100 times the algorithm plus the level."""
    for group, pages in enumerate(ntuple.page_lists or ()):
        if pages is None:
            continue
        settings = pages.compression_settings
        wrong = (settings // 100 > LARGEST_ALGORITHM) | (settings % 100 > LARGEST_LEVEL)
        wrong &= settings != NOT_LISTED
        if not wrong.any():
            continue
        for value, first in zip(*np.unique(settings[wrong], return_index=True), strict=True):
            place = int(np.flatnonzero(wrong)[first])
            path = f"{pages.path_of_range(group, place)}.compression_settings"
            ntuple.emit(
                "RNT-BAS-003", path=path, expected="algorithm 0 to 5, level 0 to 9", actual=int(value)
            )
