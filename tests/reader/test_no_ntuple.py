"""Inputs that hold nothing to read, and what the command line says about them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from support.dumps import run_cli
from support.patching import REAL32, DescribedCluster, column, field, file_of, one_column

import rntuple_construct as rnt
from rntuple_construct.base.errors import ContainerError, SchemaError, SourceError, UnsupportedError

NOTHING = [
    b"",
    b"r",
    b"roo",
    b"root",
    b"PAR1" + bytes(100),
    b"\x89HDF\r\n",
    b"not a file at all",
    bytes(5000),
]


@pytest.mark.parametrize("data", NOTHING, ids=lambda data: repr(data[:8]))
def test_other_bytes_are_no_root_file(data: bytes) -> None:
    with pytest.raises(ContainerError) as caught:
        rnt.open(data)
    assert caught.value.rule_id == "RNT-CNT-001"
    assert caught.value.offset == 0


def test_bare_file_is_told_apart() -> None:
    with pytest.raises(UnsupportedError, match="bare RNTuple container"):
        rnt.open(b"rntuple" + bytes(100))


def _without_ntuple(class_name: bytes) -> bytes:
    """A ROOT file whose only object is of another class."""
    data = bytearray(one_column().build())
    start = bytes(data).index(b"ROOT::RNTuple")
    while start >= 0:
        data[start : start + len(b"ROOT::RNTuple")] = class_name
        start = bytes(data).find(b"ROOT::RNTuple")
    return bytes(data)


def test_file_with_other_objects_only() -> None:
    with rnt.open(_without_ntuple(b"ROOT::RNtuplo")) as file:
        assert file.keys() == []
        with pytest.raises(ContainerError, match="no RNTuple") as caught:
            file.only()
        assert "ROOT::RNtuplo" in str(caught.value)


def test_unknown_name_lists_the_known_ones() -> None:
    with rnt.open(one_column().build()) as file, pytest.raises(SchemaError, match="nt") as caught:
        file["events"]
    assert "events" in str(caught.value)


def test_missing_file() -> None:
    with pytest.raises(SourceError) as caught:
        rnt.open("/nowhere/data.root")
    assert caught.value.errno == 2


def test_several_ntuples_need_a_choice(corpus_file: Any) -> None:
    path = corpus_file("2025-04-24__d1e513__rntviewer-testfile-multiple-rntuples-v1-0-0-0.root")
    with rnt.open(path) as file, pytest.raises(SchemaError) as caught:
        file.only()
    assert "A" in str(caught.value)
    assert "B" in str(caught.value)


@pytest.mark.parametrize("epoch", [2, 0xFFFF])
def test_later_epoch_is_not_supported(epoch: int) -> None:
    draft = one_column()
    draft.anchor["version_epoch"] = epoch
    with rnt.open(draft.build()) as file, pytest.raises(UnsupportedError) as caught:
        file.only()
    assert caught.value.rule_id == "RNT-ANC-007"


@pytest.mark.parametrize("version", [(0, 99, 0), (65535, 65535, 65535)])
def test_later_versions_of_this_epoch_are_read(version: tuple[int, int, int]) -> None:
    draft = one_column()
    draft.anchor.update(zip(("version_major", "version_minor", "version_patch"), version, strict=True))
    with rnt.open(draft.build()) as file:
        assert file.only().num_entries == 3


# Exit codes: 0 fine, 2 usage, 65 bad data, 66 no such input.


@pytest.fixture
def good(tmp_path: Path) -> str:
    path = tmp_path / "good.root"
    path.write_bytes(one_column().build())
    return str(path)


@pytest.mark.parametrize("command", ["info", "dump"])
class TestExitCodes:
    def test_fine(self, command: str, good: str) -> None:
        outcome = run_cli(command, good)
        assert (outcome.code, outcome.err) == (0, "")

    def test_missing_file(self, command: str, tmp_path: Path) -> None:
        outcome = run_cli(command, str(tmp_path / "nothing.root"))
        assert (outcome.code, outcome.out) == (66, "")
        assert "nothing.root" in outcome.err

    def test_directory(self, command: str, tmp_path: Path) -> None:
        assert run_cli(command, str(tmp_path)).code == 66

    def test_other_bytes(self, command: str, tmp_path: Path) -> None:
        path = tmp_path / "text.root"
        path.write_text("hello")
        outcome = run_cli(command, str(path))
        assert (outcome.code, outcome.out) == (65, "")
        assert "RNT-CNT-001" in outcome.err
        assert len(outcome.err.splitlines()) == 1

    def test_cut_off(self, command: str, good: str, tmp_path: Path) -> None:
        path = tmp_path / "cut.root"
        path.write_bytes(Path(good).read_bytes()[:-1])
        outcome = run_cli(command, str(path))
        assert outcome.code == 65
        assert "RNT-CNT-002" in outcome.err

    def test_unknown_ntuple(self, command: str, good: str) -> None:
        outcome = run_cli(command, good, "--ntuple", "events")
        assert outcome.code == 2
        assert "nt" in outcome.err

    def test_unknown_ntuple_behind_the_colon(self, command: str, good: str) -> None:
        assert run_cli(command, f"{good}:events").code == 2
        assert run_cli(command, f"{good}:nt").code == 0

    def test_missing_argument(self, command: str) -> None:
        outcome = run_cli(command)
        assert outcome.code == 2
        assert f"(rntuple {command} --help)" in outcome.err

    def test_unknown_option(self, command: str, good: str) -> None:
        assert run_cli(command, good, "--nonsense").code == 2

    def test_later_generation(self, command: str, tmp_path: Path) -> None:
        draft = one_column()
        draft.anchor["version_epoch"] = 2
        path = tmp_path / "later.root"
        path.write_bytes(draft.build())
        assert run_cli(command, str(path)).code == 65

    def test_traceback_is_for_those_who_ask(self, command: str, tmp_path: Path) -> None:
        path = tmp_path / "text.root"
        path.write_text("hello")
        assert "Traceback" not in run_cli(command, str(path)).err
        assert "Traceback" in run_cli("--debug", command, str(path)).err


def test_file_without_ntuple_can_be_described_but_not_dumped(tmp_path: Path) -> None:
    path = tmp_path / "other.root"
    path.write_bytes(_without_ntuple(b"ROOT::RNtuplo"))
    outcome = run_cli("info", "--format", "json", str(path))
    assert outcome.code == 65
    assert json.loads(outcome.out)["ntuples"] == []
    assert run_cli("dump", str(path)).code == 65


def test_several_ntuples_without_a_choice(corpus_file: Any) -> None:
    path = corpus_file("2025-04-24__d1e513__rntviewer-testfile-multiple-rntuples-v1-0-0-0.root")
    outcome = run_cli("dump", str(path))
    assert outcome.code == 2
    assert "A" in outcome.err
    assert "B" in outcome.err
    assert run_cli("info", str(path)).code == 0


@pytest.mark.parametrize("entries", ["a:b", "1:2:3", ":x", "-", ""])
def test_senseless_range(entries: str, good: str) -> None:
    assert run_cli("dump", good, "--entries", entries).code == 2


def test_unknown_field(good: str) -> None:
    outcome = run_cli("dump", good, "--fields", "y")
    assert (outcome.code, outcome.out) == (2, "")
    assert "x" in outcome.err


def test_damaged_page(tmp_path: Path) -> None:
    draft = file_of([field("x", "float")], [column(REAL32, 0)], [DescribedCluster(2, [[[1.0, 2.0]]])])
    data = bytearray(draft.build())
    data[draft.located(0, 0, 0)["items"][0]["locator"]["ofs_range"]] ^= 1
    path = tmp_path / "page.root"
    path.write_bytes(data)
    outcome = run_cli("dump", str(path))
    assert outcome.code == 65
    assert "RNT-PAG-002" in outcome.err
    assert run_cli("info", str(path)).code == 0
    assert run_cli("dump", "--no-verify", str(path)).code == 0
