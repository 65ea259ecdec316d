"""Random numbers and names in the metadata, with lengths and checksums repaired so that all checks see them."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator
from typing import Any

import pytest
from mutations import load
from mutations.bases import draft_of

import rntuple_construct as rnt
from rntuple_construct.errors import RNTupleError
from rntuple_construct.fuzzing.rewriting import FileDraft
from rntuple_construct.validation import Report, Severity, validate

load()
COUNT = 60
NUMBERS = [
    0, 1, 2, 3, 5, 7, 63, 0x99, 127, 255, 1 << 15, (1 << 16) - 1, 1 << 31, (1 << 32) - 1, -1, -(1 << 31),
    (1 << 63) - 1, (1 << 64) - 1, -(1 << 63),
]  # fmt: skip
TEXTS = [
    "", "x", "_0", "a.b", "\u03a9", "std::vector<", "std::vector<std::vector<float>>", "std::map<int,float>",
    "std::array<float,18446744073709551615>",
]  # fmt: skip
CAUTIOUS = {"RNT-FLD-005", "RNT-VAL-003", "RNT-PGL-006", "RNT-CGR-003", "RNT-RC1-011"}
"""Warnings about what this package does not read, though the file may be legal."""


def _values(tree: Any) -> Iterator[tuple[Any, Any]]:
    items = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, value in items:
        if isinstance(value, (int, str)):
            yield tree, key
        else:
            yield from _values(value)


def _lists(tree: Any) -> Iterator[list[Any]]:
    if isinstance(tree, list) and tree:
        yield tree
    for value in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, list) else ():
        yield from _lists(value)


def damage(draft: FileDraft, choice: random.Random) -> None:
    """Change, drop, repeat or swap something somewhere in the trees of a file."""
    roots = [draft.header, draft.footer, *draft.page_lists]
    root = choice.choice(roots)["payload"]  # type: ignore[index]
    if choice.random() < 0.75:
        tree, key = choice.choice(list(_values(root)))
        old = tree[key]
        tree[key] = choice.choice(TEXTS if isinstance(old, str) else [*NUMBERS, choice.randrange(60)])
        return
    items = choice.choice(list(_lists(root)))
    first, second = choice.randrange(len(items)), choice.randrange(len(items))
    action = choice.randrange(3)
    if action == 0:
        del items[first]
    elif action == 1:
        items.append(items[first])
    else:
        items[first], items[second] = items[second], items[first]


def damaged_files(base: str) -> Iterator[tuple[int, bytes]]:
    """The same files on every run."""
    for seed in range(COUNT):
        draft = draft_of(base)
        damage(draft, random.Random(f"{base} {seed}"))
        try:
            yield seed, draft.build()
        except RNTupleError:
            continue  # a number that does not fit its member


def is_readable(data: bytes) -> bool:
    """Whether all values of a file can be read."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", rnt.DroppedFieldWarning)
        try:
            with rnt.open(data) as file:
                file.only().arrays(library="py")
        except (RNTupleError, rnt.DroppedFieldWarning):
            return False
    return True


def is_suspicious(report: Report) -> bool:
    """Whether a report gives a reason not to read a file."""
    return any(found.severity is Severity.ERROR or found.rule_id in CAUTIOUS for found in report.findings)


@pytest.mark.parametrize("base", ["plain", "schema", "representations", "attributes", "rc2", "rc1"])
def test_what_cannot_be_read_breaks_a_rule(base: str) -> None:
    missed = [
        seed
        for seed, data in damaged_files(base)
        if not is_suspicious(validate(data)) and not is_readable(data)
    ]
    assert missed == []
