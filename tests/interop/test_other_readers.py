"""Every feature is written, read back, and read by other readers: as far as they can, and failing only as recorded."""

from __future__ import annotations

import fcntl
import json
import os
from pathlib import Path

import pytest
from support.file_checks import check_envelopes, findings
from support.interop_document import document
from support.interop_limits import (
    FRAME,
    JSROOT,
    MERGER,
    OLDER_ROOTS,
    READERS,
    ROOT,
    UNKNOWN,
    UPROOT,
    Failure,
    Outcome,
    Reader,
    complaint,
    limits_of,
    load,
    outcome,
    outcomes,
)
from support.interop_spelling import same
from support.peers import require_jsroot, uproot_answer
from support.root_process import require_root

import rntuple_construct as rnt
from rntuple_construct.base.errors import UnsupportedError
from rntuple_construct.kit.corpus.features import FEATURES
from rntuple_construct.kit.corpus.features.model import Feature
from rntuple_construct.kit.corpus.features.validation_suite import SUITE

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "interoperability.md"
EVERY = pytest.mark.parametrize("feature", FEATURES, ids=lambda feature: feature.title)
OURS = pytest.mark.parametrize(
    "feature", [feature for feature in FEATURES if feature not in SUITE], ids=lambda feature: feature.title
)


@OURS
def test_what_is_written_is_read_back(feature: Feature, tmp_path: Path) -> None:
    path = tmp_path / "feature.root"
    feature.write(path)
    with rnt.open(path) as file:
        if feature.is_refused:
            with pytest.raises(UnsupportedError):
                file.only()
            return
        ntuple = file[feature.ntuple]
        rows = ntuple.arrays(entry_stop=feature.num_wanted, library="py")
        assert all(map(same, rows, feature.rows))
        assert feature.is_cut or len(rows) == len(feature.rows)
        if feature.generation == "1.x":
            check_envelopes(path, ntuple)


@OURS
def test_what_is_written_is_valid(feature: Feature, tmp_path: Path) -> None:
    path = tmp_path / "feature.root"
    feature.write(path)
    assert {text.split()[0] for text in findings(path)} == feature.notes


@EVERY
def test_uproot_reads_it_as_far_as_it_can(feature: Feature, tmp_path: Path) -> None:
    path = tmp_path / "feature.root"
    feature.write(path)
    answer = uproot_answer(path, feature.ntuple, feature.num_wanted)
    assert not complaint(feature, UPROOT, outcome(feature, path, UPROOT, answer))


INSTALLED = [reader for reader in OLDER_ROOTS if reader.is_there()]


@pytest.mark.parametrize("reader", [ROOT, FRAME, MERGER, *INSTALLED], ids=lambda reader: reader.name)
@EVERY
def test_root_reads_merges_and_copies_it_as_far_as_it_can(
    feature: Feature, reader: Reader, tmp_path: Path
) -> None:
    require_root()
    path = tmp_path / "feature.root"
    feature.write(path)
    (answer,) = reader.answers([(path, feature.ntuple, feature.num_wanted)])
    assert not complaint(feature, reader, outcome(feature, path, reader, answer))


@pytest.fixture(scope="session")
def jsroot_outcomes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Outcome]:
    """What JSROOT makes of all features, asked once for all processes that run tests."""
    require_jsroot()
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    result = shared / "jsroot_outcomes.json"
    with (shared / "jsroot_outcomes.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not result.exists():
            found = outcomes(JSROOT, FEATURES, tmp_path_factory.mktemp("jsroot"))
            plain = [
                {name: [failure.error, failure.entry, failure.gives] for name, failure in item.items()}
                for item in found
            ]
            result.write_text(json.dumps(plain), encoding="utf-8")
    loaded = json.loads(result.read_text(encoding="utf-8"))
    return {
        feature.title: {name: Failure(*parts) for name, parts in item.items()}
        for feature, item in zip(FEATURES, loaded, strict=True)
    }


@pytest.mark.timeout(900)
@EVERY
def test_jsroot_reads_it_as_far_as_it_can(feature: Feature, jsroot_outcomes: dict[str, Outcome]) -> None:
    assert not complaint(feature, JSROOT, jsroot_outcomes[feature.title])


def test_no_two_features_have_the_same_title() -> None:
    titles = [feature.title for feature in FEATURES]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_every_limit_has_a_reason(reader: Reader) -> None:
    assert UNKNOWN not in load(reader)["reasons"]


def test_the_document_shows_the_recorded_limits() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(), "run tools/documents/interop_table.py"


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.name)
def test_limits_are_those_of_known_features(reader: Reader) -> None:
    assert set(limits_of(reader)) <= {feature.title for feature in FEATURES}
