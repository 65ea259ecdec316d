"""Real files break no rule, but for what is reviewed here; those of other writers give what is true of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from support.corpora import corpus_names

from rntuple_construct.validation import Severity, validate

NOT_SUPPORTED = "made by ROOT 6.21, before the format had a description; it is not read"
SHORT_RVEC = "ROOT 6.33 wrote the short name of RVec; readers accept it"
REVIEWED: dict[str, dict[str, str]] = {
    "2024-04-17__d90d82__Run2012BC_DoubleMuParked_Muons_rntuple_1000evts.root": {"RNT-TYP-003": SHORT_RVEC},
}
"""Errors and warnings that are truly in the bytes, by file and rule, with the reason."""


@pytest.mark.parametrize("name", corpus_names("1.x", "rc2", "rc1", "v0"))
def test_real_file_breaks_only_reviewed_rules(name: str, corpus_file: Callable[[str], Path]) -> None:
    found = validate(corpus_file(name)).findings
    serious = {one.rule_id for one in found if one.severity.at_least(Severity.WARNING)}
    assert serious == set(REVIEWED.get(name, ())), "\n".join(map(str, found))


@pytest.mark.parametrize("name", corpus_names("1.x"))
def test_real_file_of_the_release_has_checksums(name: str, corpus_file: Callable[[str], Path]) -> None:
    assert validate(corpus_file(name), "structure", select="PAG-004").findings == ()


def test_reviewed_files_are_in_the_corpus() -> None:
    names = corpus_names("1.x", "rc2", "rc1", "v0")
    assert names == ["no-corpus"] or set(REVIEWED) <= set(names)


@pytest.mark.parametrize("compression", ["none", "ZSTD", "LZ4", "ZLIB"])
def test_files_of_uproot_have_no_checksums_and_no_streamer_info(compression: str, tmp_path: Path) -> None:
    uproot = pytest.importorskip("uproot")
    path = tmp_path / "uproot.root"
    chosen = None if compression == "none" else getattr(uproot, compression)(5)
    data = {"id": list(range(1000)), "text": ["a", "bc"] * 500, "values": [[1.0, 2.0], [3.0]] * 500}
    with uproot.recreate(path, compression=chosen) as file:
        ntuple = file.mkrntuple("events", data)
        ntuple.extend(data)
    found = validate(path).findings
    serious = {one.rule_id for one in found if one.severity.at_least(Severity.WARNING)}
    notes = {one.rule_id for one in found} - serious
    assert (serious, notes) == ({"RNT-CNT-010"}, {"RNT-CNT-009", "RNT-PAG-004"}), "\n".join(map(str, found))
