"""Every feature is written, read back by this package, and read by uproot and JSROOT as far as they can."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import pytest
import uproot
from feature_table import table
from writer_features import FEATURES, Feature
from writer_witnesses import alike, from_jsroot, from_uproot, jsroot_answers, rows, rows_of_answer

DOCUMENT = Path(__file__).parents[2] / "docs" / "interoperability.md"
EVERY = pytest.mark.parametrize("feature", FEATURES, ids=lambda feature: feature.title)


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
