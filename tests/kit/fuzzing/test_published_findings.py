"""Findings in other readers: their files can be made again, break the rules that are named, and nothing withheld is told."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from self_test.random_comparison import failures_of
from support.peers import answer, peer, require
from support.root_files import path_of
from support.root_process import require_root

import rntuple_construct as rnt
from rntuple_construct.kit.fuzzing.differential_fuzzing import SupervisedPeer
from rntuple_construct.kit.fuzzing.observations import KINDS
from rntuple_construct.kit.runner.implementations import implementation
from rntuple_construct.kit.runner.process import ProcessLimits, ProcessPool
from rntuple_construct.kit.runner.protocol import Status
from rntuple_construct.validation import validate

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "tools" / "fuzz"))

from findings import base_of, entries, made, script_of, write_files

FINDINGS = entries()
PUBLISHED = [
    entry for entry in FINDINGS if {"base", "generated"} & entry.keys() and not entry.get("withheld")
]


def name_of(entry: dict[str, Any]) -> str:
    return f"{entry['reader']}: {entry['title']}"


def broken_by(data: bytes) -> set[str]:
    return {found.rule_id for found in validate(data).findings}


MUTATED = [entry for entry in PUBLISHED if "recipe" in entry]
GENERATED = [entry for entry in PUBLISHED if "generated" in entry]
UNCHANGED = [entry for entry in PUBLISHED if "recipe" not in entry and "generated" not in entry]


@pytest.mark.parametrize("entry", MUTATED, ids=name_of)
def test_the_recipe_makes_a_file_that_breaks_the_rules_that_are_named(entry: dict[str, Any]) -> None:
    base = base_of(entry)
    data = made(entry)
    assert data != base
    assert broken_by(data) - broken_by(base) == set(entry["rules"])
    assert entry["kind"] in KINDS
    if entry["kind"] == "accepted":
        assert not validate(data).ok
    if entry["kind"] in ("wrong", "refused"):
        assert validate(data).ok


@pytest.mark.parametrize("entry", GENERATED, ids=name_of)
def test_the_number_makes_a_valid_file(entry: dict[str, Any]) -> None:
    assert validate(made(entry)).ok
    assert entry["rules"] == []
    assert entry["kind"] in ("crash", "wrong", "refused")
    assert not {"recipe", "base", "seed"} & entry.keys()


@pytest.mark.parametrize("entry", UNCHANGED, ids=name_of)
def test_base_files_of_findings_are_valid(entry: dict[str, Any]) -> None:
    assert broken_by(base_of(entry)) == set(entry["rules"])
    assert validate(base_of(entry)).ok
    # What depends on how a reader is asked may be a wrong value, too.
    assert entry["kind"] == "refused" or (entry["kind"] == "wrong" and entry["only_script"])
    assert "seed" not in entry


@pytest.mark.parametrize(
    "entry", [each for each in PUBLISHED if each["reader"] == "rootfilespec"], ids=name_of
)
def test_rootfilespec_still_refuses_it(entry: dict[str, Any], tmp_path: Path) -> None:
    process_pool = ProcessPool()
    peer = SupervisedPeer(require("rootfilespec"), ProcessLimits(60.0, 0), process_pool)
    path = tmp_path / "finding.root"
    path.write_bytes(made(entry))
    try:
        answer, seen = peer.ask(path)
    finally:
        peer.close()
        process_pool.close()
    assert seen is None
    assert answer is not None
    assert answer.status is Status.REFUSED
    assert answer.message.startswith(entry["said"])
    assert peer.version == entry["version"]


@pytest.mark.parametrize("entry", [each for each in GENERATED if each["reader"] == "uproot"], ids=name_of)
def test_uproot_still_does_it(entry: dict[str, Any]) -> None:
    pytest.importorskip("uproot")
    process_pool = ProcessPool()
    peer = SupervisedPeer(implementation("uproot"), ProcessLimits(60.0, 0), process_pool)
    try:
        failures = failures_of(peer, entry["generated"])
    finally:
        peer.close()
        process_pool.close()
    assert entry["kind"] in {kind for kind, _ in failures.values()}


WITH_SCRIPT = [entry for entry in FINDINGS if not (entry.get("withheld") or "macro" in entry)]


def program_of(reader: str, folder: Path) -> list[str]:
    """The command that runs a script in a folder; skips the test where the reader is not installed."""
    if reader == "jsroot":
        require("jsroot")
        (folder / "node_modules").symlink_to(ROOT / "tests" / "interop" / "jsroot" / "node_modules")
        return ["node", "finding.mjs"]
    if reader == "root":
        require_root()
        return [str(ROOT / ".venv-root" / "bin" / "python"), "finding.py"]
    if reader == "rootfilespec":
        return [require("rootfilespec").command[0], "finding.py"]
    pytest.importorskip("uproot")
    return [sys.executable, "finding.py"]


@pytest.mark.parametrize("entry", WITH_SCRIPT, ids=name_of)
def test_a_script_without_our_adapter_shows_it(entry: dict[str, Any], tmp_path: Path) -> None:
    script = script_of(entry)
    assert "rntuple_construct" not in script
    command = program_of(entry["reader"], tmp_path)
    (tmp_path / command[1]).write_text(script, encoding="utf-8")
    if "base" in entry or "generated" in entry:
        (tmp_path / "finding.root").write_bytes(made(entry))
    if entry["kind"] == "hang":
        assert "prints" not in entry
        with pytest.raises(subprocess.TimeoutExpired):
            subprocess.run(command, cwd=tmp_path, capture_output=True, timeout=15, check=False)
        return
    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, errors="replace", timeout=120, check=False
    )
    assert entry["prints"] in (done.stderr if done.returncode else done.stdout)
    assert bool(done.returncode) == (entry["kind"] in ("crash", "refused", "memory"))


@pytest.mark.parametrize(
    "entry", [each for each in WITH_SCRIPT if "RNT-ANC-015" in each["rules"]], ids=name_of
)
def test_uproot_still_writes_it_and_root_reads_the_older_one(entry: dict[str, Any], tmp_path: Path) -> None:
    """Nothing of this package makes the file."""
    command = program_of(entry["reader"], tmp_path)
    (tmp_path / command[1]).write_text(script_of(entry), encoding="utf-8")
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    assert set(entry["rules"]) <= broken_by((tmp_path / "finding.root").read_bytes())
    require_root()
    asks = (
        "import ROOT; file = ROOT.TFile.Open('finding.root'); "
        "print('entries', ROOT.RNTupleReader.Open('nt', 'finding.root').GetNEntries(), "
        "ROOT.RNTupleReader.Open(file.Get('nt')).GetNEntries())"
    )
    python = ROOT / ".venv-root" / "bin" / "python"
    done = subprocess.run(
        [python, "-c", asks], cwd=tmp_path, check=True, capture_output=True, text=True, timeout=120
    )
    assert "entries 3 3" in done.stdout


def test_values_of_ranges_are_those_of_all_entries() -> None:
    """What two readers give of a range is wrong in the eyes of this package, and of themselves."""
    for name, ntuple, field, first, expected in (
        ("late_in_new_cluster.root", "ntpl", "array", 4, [[1.0, 2.0]]),
        ("collections.root", "ntpl", "twice", 1, [[[1], [], [2, 3]], [[]]]),
    ):
        with rnt.open(ROOT / "tests" / "data" / "root-6.40" / "files" / name) as file:
            rows = file[ntuple].arrays([field], library="py", entry_start=first)
        assert [row[field] for row in rows] == expected


def test_versions_of_the_readers_are_those_of_the_findings() -> None:
    versions = {entry["reader"]: entry["version"] for entry in FINDINGS}
    for reader, version in versions.items():
        answer(reader, path_of("numbers"))
        assert peer(reader).version == version


def test_the_tool_writes_a_file_and_a_script_for_each(tmp_path: Path) -> None:
    write_files(FINDINGS, tmp_path)
    scripts = [path for path in tmp_path.iterdir() if path.suffix != ".root"]
    assert len(scripts) == len(WITH_SCRIPT)
    for script in scripts:
        file = script.with_suffix(".root")
        assert file.name in script.read_text()
        assert file.is_file() or re.search("mkrntuple|Recreate", script.read_text())


@pytest.mark.parametrize("entry", [each for each in FINDINGS if "macro" in each], ids=name_of)
def test_root_still_writes_it(entry: dict[str, Any], tmp_path: Path) -> None:
    """The macro stands alone: nothing of this package makes the file."""
    require_root()
    uproot = pytest.importorskip("uproot")
    (tmp_path / "late.C").write_text(entry["macro"], encoding="utf-8")
    call = "import ROOT; ROOT.gROOT.ProcessLine('.x late.C')"
    subprocess.run(
        [ROOT / ".venv-root" / "bin" / "python", "-c", call], cwd=tmp_path, check=True, timeout=300
    )
    assert broken_by((tmp_path / "late.root").read_bytes()) == set()
    assert broken_by((tmp_path / "out.root").read_bytes()) == set(entry["rules"])
    right = [*[0] * 10, *range(10, 20)]
    with uproot.open(tmp_path / "late.root") as file:
        assert file["nt"]["b"].array().tolist() == right
    with uproot.open(tmp_path / "out.root") as file:
        assert file["nt"]["b"].array().tolist() == [*[0] * 20, *range(10, 20), *[0] * 10]
    rnt.merge(tmp_path / "ours.root", [tmp_path / "late.root"] * 2, union=True)
    with uproot.open(tmp_path / "ours.root") as file:
        assert file["nt"]["b"].array().tolist() == right * 2


def test_every_finding_is_there_once() -> None:
    assert max(Counter(map(name_of, FINDINGS)).values()) == 1
    assert len(FINDINGS) >= 20
    files = {(each.get("base"), each.get("recipe"), each.get("generated")) for each in PUBLISHED}
    assert len(files) == len(PUBLISHED)


def test_files_that_may_corrupt_memory_are_not_published() -> None:
    withheld = [entry for entry in FINDINGS if entry.get("withheld")]
    assert withheld
    for entry in withheld:
        assert not {"recipe", "seed", "said", "generated"} & entry.keys()
    for entry in PUBLISHED:
        assert "egmentation" not in entry.get("said", "")
        assert "SIGSEGV" not in entry.get("said", "")
