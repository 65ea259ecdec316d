"""Every feature is written, read back by this package, and read by uproot and JSROOT as far as they can."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import pytest
import uproot
from feature_table import table
from writer_features import FEATURES, Feature
from writer_witnesses import jsroot_answers, rows, rows_of_answer

DOCUMENT = Path(__file__).parents[2] / "docs" / "interoperability.md"
EVERY = pytest.mark.parametrize("feature", FEATURES, ids=lambda feature: feature.title)


def from_uproot(value: Any) -> Any:
    """Tuples as records, as this package has them."""
    if isinstance(value, tuple):
        return {f"_{index}": from_uproot(item) for index, item in enumerate(value)}
    if isinstance(value, list):
        return [from_uproot(item) for item in value]
    return {key: from_uproot(item) for key, item in value.items()} if isinstance(value, dict) else value


def from_jsroot(value: Any) -> Any:
    """Pairs as records, classes without their names."""
    if isinstance(value, list):
        return [from_jsroot(item) for item in value]
    if not isinstance(value, dict):
        return value
    names = {"first": "_0", "second": "_1"} if set(value) == {"first", "second"} else {}
    return {names.get(key, key): from_jsroot(item) for key, item in value.items() if key != "_typename"}


def alike(value: Any, expected: Any) -> bool:
    """Equal, but for characters as numbers, bitsets as one integer and integers beyond 2^53 rounded."""
    if isinstance(expected, dict):
        return isinstance(value, dict) and set(value) == set(expected) and all(
            alike(value[key], expected[key]) for key in expected
        )  # fmt: skip
    if isinstance(expected, list):
        if isinstance(value, int) and all(isinstance(bit, bool) for bit in expected):
            return value == sum(bit << index for index, bit in enumerate(expected))
        return isinstance(value, list) and len(value) == len(expected) and all(map(alike, value, expected))
    if isinstance(expected, str) and isinstance(value, int):
        return chr(value) == expected
    if isinstance(expected, int) and abs(expected) > 1 << 53:
        return float(value) == float(expected)
    return bool(value == expected)


def outcome(read: Any, expected: list[dict[str, Any]]) -> bool:
    """Whether a foreign reader gives the expected values."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return alike(read(), expected)
    except Exception:  # noqa: BLE001 - whatever a foreign reader raises
        return False


@EVERY
def test_what_is_written_is_read_back(feature: Feature, tmp_path):
    path = tmp_path / "feature.root"
    feature.write(path)
    assert rows(path) == feature.rows


@EVERY
def test_uproot_reads_it_as_far_as_it_can(feature: Feature, tmp_path):
    path = tmp_path / "feature.root"
    feature.write(path)
    assert outcome(lambda: from_uproot(uproot.open(path)["ntpl"].arrays().tolist()), feature.rows) == (
        not feature.uproot
    )


@pytest.fixture(scope="module")
def answers(tmp_path_factory) -> dict[str, dict[str, Any]]:
    """What JSROOT says about each feature."""
    directory = tmp_path_factory.mktemp("jsroot")
    for index, feature in enumerate(FEATURES):
        feature.write(directory / f"{index}.root")
    found = jsroot_answers(*((directory / f"{index}.root", "ntpl") for index in range(len(FEATURES))))
    return {feature.title: answer for feature, answer in zip(FEATURES, found, strict=True)}


@EVERY
def test_jsroot_reads_it_as_far_as_it_can(feature: Feature, answers):
    answer = answers[feature.title]
    assert outcome(lambda: from_jsroot(rows_of_answer(answer)), feature.rows) == (not feature.jsroot)


def test_the_document_has_the_table():
    assert DOCUMENT.read_text(encoding="utf-8") == table()
