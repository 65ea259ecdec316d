"""Findings in other readers: their files can be made again, break the rules that are named, and nothing withheld is told."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from support.peers import require_rootfilespec
from support.root_process import require_root

import rntuple_construct as rnt
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.fuzzing import Recipe, apply_recipe
from rntuple_construct.kit.fuzzing.differential_fuzzing import KINDS, Peer
from rntuple_construct.kit.fuzzing.random_comparison import failures_of, sample_of
from rntuple_construct.kit.runner.implementations import implementation
from rntuple_construct.kit.runner.process import Budget, ProcessPool
from rntuple_construct.kit.runner.protocol import Status
from rntuple_construct.validation import validate

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).resolve().parents[3]
FINDINGS: list[dict[str, Any]] = tomllib.loads((ROOT / "docs" / "findings.toml").read_text(encoding="utf-8"))[
    "finding"
]
WRITTEN = ROOT / "tests" / "data" / "root-6.40" / "files"
PUBLISHED = [entry for entry in FINDINGS if not (entry.get("withheld") or "macro" in entry)]


def name_of(entry: dict[str, Any]) -> str:
    return f"{entry['reader']}: {entry['title']}"


def broken_by(data: bytes) -> set[str]:
    return {found.rule_id for found in validate(data).findings}


MUTATED = [entry for entry in PUBLISHED if "recipe" in entry]
GENERATED = [entry for entry in PUBLISHED if "generated" in entry]
UNCHANGED = [entry for entry in PUBLISHED if "recipe" not in entry and "generated" not in entry]


def base_of(entry: dict[str, Any]) -> bytes:
    name = entry["base"]
    return (WRITTEN / name).read_bytes() if name.endswith(".root") else BASES[name]()


@pytest.mark.parametrize("entry", MUTATED, ids=name_of)
def test_the_recipe_makes_a_file_that_breaks_the_rules_that_are_named(entry: dict[str, Any]) -> None:
    base = base_of(entry)
    recipe = Recipe.loads('{"recipe": 1}\n' + entry["recipe"])
    data = apply_recipe(base, recipe)
    assert data != base
    assert broken_by(data) - broken_by(base) == set(entry["rules"])
    assert entry["kind"] in KINDS
    if entry["kind"] == "accepted":
        assert not validate(data).ok
    if entry["kind"] in ("wrong", "refused"):
        assert validate(data).ok


@pytest.mark.parametrize("entry", GENERATED, ids=name_of)
def test_the_number_makes_a_valid_file(entry: dict[str, Any]) -> None:
    made, _ = sample_of(entry["generated"])
    assert validate(made.data).ok
    assert entry["rules"] == []
    assert entry["kind"] in ("crash", "wrong", "refused")
    assert not {"recipe", "base", "seed"} & entry.keys()


@pytest.mark.parametrize("entry", UNCHANGED, ids=name_of)
def test_base_files_that_a_reader_refuses_are_valid(entry: dict[str, Any]) -> None:
    assert broken_by(base_of(entry)) == set(entry["rules"])
    assert validate(base_of(entry)).ok
    assert entry["kind"] == "refused"
    assert "seed" not in entry


@pytest.mark.parametrize(
    "entry", [each for each in PUBLISHED if each["reader"] == "rootfilespec"], ids=name_of
)
def test_rootfilespec_still_refuses_it(entry: dict[str, Any], tmp_path: Path) -> None:
    python = require_rootfilespec()
    process_pool = ProcessPool()
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("RNTUPLE_ROOTFILESPEC_PYTHON", str(python))
        peer = Peer(implementation("rootfilespec"), Budget(60.0, 0), process_pool)
    path = tmp_path / "finding.root"
    made = sample_of(entry["generated"])[0].data if "generated" in entry else base_of(entry)
    if "recipe" in entry:
        made = apply_recipe(made, Recipe.loads('{"recipe": 1}\n' + entry["recipe"]))
    path.write_bytes(made)
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
def test_uproot_still_does_it(entry: dict[str, Any], tmp_path: Path) -> None:
    pytest.importorskip("uproot")
    process_pool = ProcessPool()
    peer = Peer(implementation("uproot"), Budget(60.0, 0), process_pool)
    try:
        failures = failures_of(peer, entry["generated"], tmp_path / "sample.root")
    finally:
        peer.close()
        process_pool.close()
    assert entry["kind"] in {kind for kind, _ in failures.values()}


@pytest.mark.parametrize("entry", [each for each in FINDINGS if "script" in each], ids=name_of)
def test_a_script_without_our_adapter_shows_it(entry: dict[str, Any], tmp_path: Path) -> None:
    uproot = pytest.importorskip("uproot")
    assert uproot.__version__ == entry["version"]
    made = sample_of(entry["generated"])[0].data if "generated" in entry else base_of(entry)
    if "recipe" in entry:
        made = apply_recipe(made, Recipe.loads('{"recipe": 1}\n' + entry["recipe"]))
    (tmp_path / "finding.root").write_bytes(made)
    script = "import uproot\n" + entry["script"]
    assert "rntuple_construct" not in script
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
    )
    assert entry["prints"] in (done.stderr if done.returncode else done.stdout)
    assert bool(done.returncode) == (entry["kind"] == "refused")


def test_each_finding_in_uproot_that_ends_has_a_script() -> None:
    own = [each for each in FINDINGS if each["reader"] == "uproot" and each["kind"] != "hang"]
    assert [name_of(each) for each in own if "script" not in each] == []


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
        assert "egmentation" not in entry["said"]
        assert "SIGSEGV" not in entry["said"]


def test_the_page_is_made_of_the_list() -> None:
    subprocess.run([sys.executable, ROOT / "tools" / "fuzz" / "findings.py", "--check"], check=True)
