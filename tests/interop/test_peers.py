"""Peers answer as docs/conformance/matrix.json says, which has a reason of kit/peers.toml for each failure."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import conformance_matrix
import pytest
import uproot
from interop_table import cases_of_features
from support.peers import differences, require
from support.root_process import root

from rntuple_construct.base.tables import read_table
from rntuple_construct.kit.corpus import MadeCase, cases
from rntuple_construct.kit.corpus.features import FEATURES
from rntuple_construct.kit.peers import TABLE, Peer, peers, reasons
from rntuple_construct.kit.runner.cases import Corpus, load_corpus
from rntuple_construct.kit.runner.matrix import cell, read_record
from rntuple_construct.kit.runner.run import Run

NAMES = ("root", "rdataframe", "hadd", "uproot", "jsroot")
NEWEST = {name: next(peer for peer in peers() if peer.name == name) for name in NAMES}
OLDER = [
    peer
    for peer in peers()
    if peer.wheel and Path(conformance_matrix.environment(peer)["RNTUPLE_ROOT_READER"]).is_file()
]
"""Older versions of ROOT that are installed."""
LONG = {
    ("root", "readers/traps/many-entries"),
    ("uproot", "rules/RNT-COL-017/more-bits-than-offsets-of-32-bits-can-tell"),
}
"""Small files of very many values: ROOT gives up after two minutes, uproot takes half of one."""
RELEASED = [case for case in cases() if case.generation == "1.x"]
WRITTEN = cases_of_features(case.id for case in cases())


def is_read(case: MadeCase) -> bool:
    """Return whether values of the file are read, or readers must or may refuse it; files that break other rules are many."""
    kind = case.outcome.kind
    return (
        case.outcome.is_readable or kind == "may-refuse" or (kind == "must-refuse" and case.suite != "rules")
    )


def told(item: Any) -> Any:
    """Return a cell without the names of further fields, which older records lack, and without MiB, which differ by run."""
    if isinstance(item, str):
        return item
    left_out = {"fields", "message"} if item["verdict"] == "memory" else {"fields"}
    return {key: part for key, part in item.items() if key not in left_out}


@pytest.fixture(scope="module")
def corpus(whole_corpus: Path) -> Corpus:
    """The files of the released format that a peer reads, or must or may refuse, with the sound files beside them."""
    chosen = {case.id for case in RELEASED if is_read(case)}
    chosen |= {case.base for case in RELEASED if case.id in chosen}
    found = load_corpus(whole_corpus).select()
    return Corpus(whole_corpus, tuple(case for case in found.cases if case.id in chosen), every=found.every)


@pytest.fixture(scope="module")
def recorded() -> dict[str, Any]:
    return read_record(conformance_matrix.RECORD)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("peer", [*NEWEST.values(), *OLDER], ids=lambda peer: f"{peer.name}-{peer.version}")
def test_a_peer_answers_as_recorded(peer: Peer, corpus: Corpus, recorded: dict[str, Any]) -> None:
    require(peer.name)
    cells = conformance_matrix.known_cells(recorded, peer, {case.id: case.key for case in corpus.cases})
    chosen = [case for case in corpus.cases if peer.is_asked(case.id) and (peer.name, case.id) not in LONG]
    assert [case.id for case in chosen if case.id not in cells] == [], "run make matrix"
    run = Run(peer.name, peer.version)
    conformance_matrix.ask(peer, Corpus(corpus.directory, tuple(chosen), every=corpus.every), run, 1)
    found = {case.id: conformance_matrix.recorded_cell(cell(case, run.results[case.id])) for case in chosen}
    assert {case: item for case, item in found.items() if told(item) != told(cells[case])} == {}
    assert len(found) > 300


@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", NAMES)
def test_features_that_are_too_large_for_the_corpus(name: str, tmp_path: Path) -> None:
    """Such files are compared here; the table has reasons by the id that stands for them."""
    version = NEWEST[name].version
    for feature in FEATURES:
        case = WRITTEN[feature.title]
        if not case.startswith("features/"):
            continue
        path = tmp_path / "feature.root"
        feature.write(path)
        known = [each.why for each in reasons() if each.is_about(name, version) and case in each.cases]
        found = differences(name, path, feature.ntuple)
        assert bool(found) == bool(known), (feature.title, known, found)


def test_first_values_of_millions(tmp_path: Path) -> None:
    require("root")
    for feature in (feature for feature in FEATURES if feature.is_cut):
        path = tmp_path / "feature.root"
        feature.write(path)
        count = len(feature.rows)
        expected = {name: [row[name] for row in feature.rows] for name in feature.rows[0]}
        assert root().read(path, feature.ntuple, count)["values"] == expected
        found = uproot.open(path)[feature.ntuple].arrays(entry_stop=count)
        assert {name: found[name].tolist() for name in found.fields} == expected


def test_hadd_merges_packed_columns_that_are_compressed(tmp_path: Path) -> None:
    packed = [
        feature for feature in FEATURES if "Real32Trunc" in feature.title or "Real32Quant" in feature.title
    ]
    for number, feature in enumerate(packed):
        path = tmp_path / f"{number}.root"
        feature.write(path)
        assert differences("hadd", path, feature.ntuple) == [], feature.title
    assert len(packed) > 20


def test_notes_are_about_cases() -> None:
    patterns = [each for ids in read_table(TABLE)["notes"].values() for each in ids]
    assert [each for each in patterns if not any(fnmatchcase(case.id, each) for case in RELEASED)] == []
