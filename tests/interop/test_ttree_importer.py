"""TTrees that ROOT's RNTupleImporter takes have the same values when this package imports them.

ROOT crashes on some TTrees, so each is imported by a process of its own.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import numpy as np
import pytest
from support.corpora import NO_TTREE_CORPUS, TTREE_CORPUS
from support.root_process import REPOSITORY, require_root
from support.root_values import as_root_prints

import rntuple_construct as rnt
from rntuple_construct.conversion.tables.ttree import open_ttrees
from rntuple_construct.model.values.layout import FixedArray, Layout, Numbers

MADE = Path(__file__).parents[1] / "data" / "ttree"
PYTHON = REPOSITORY / ".venv-root" / "bin" / "python"
IMPORT = """
import sys
import ROOT
importer = ROOT.Experimental.RNTupleImporter.Create(*sys.argv[1:])
importer.SetIsQuiet(True)
importer.SetConvertDotsInBranchNames(True)
importer.Import()
"""
TREES = [
    ("string-example.root", "Refs"), ("uproot-HZZ-zstd.root", "events"), ("uproot-Zmumu.root", "events"),
    ("uproot-hepdata-example.root", "ntuple"), ("uproot-issue-589.root", "events"), ("uproot-issue-60.root", "tree"),
    ("uproot-issue-74.root", "arrays"), ("uproot-issue-74.root", "structs"), ("uproot-issue-750.root", "tout"),
    ("uproot-issue121.root", "Events"), ("uproot-issue121.root", "Runs"), ("uproot-issue38a.root", "ntupler/tree"),
    ("uproot-issue64.root", "events/events"), ("uproot-leaflist.root", "tree"), ("uproot-nesteddirs.root", "one/two/tree"),
    ("uproot-nesteddirs.root", "one/tree"), ("uproot-sample-5.23.02-zlib.root", "sample"),
    ("uproot-sample-6.20.04-lz4.root", "sample"), ("uproot-simple.root", "tree"), ("uproot-small-flat-tree.root", "tree"),
    ("uproot-vectorVectorDouble.root", "t"), ("ttrees.root", "calibration/channels"), ("ttrees.root", "calibration/empty"),
]  # fmt: skip
REFUSED = {
    ("uproot-double32-float16.root", "tree"): "unknown type: Float16_t",
    ("uproot-issue-172.root", "events"): "segmentation violation",
    ("uproot-issue-275-split1.root", "T"): "unknown type: TWhatever",
    ("uproot-nesteddirs.root", "three/tree"): "unknown type: Event",
    ("uproot-small-evnt-tree-fullsplit.root", "tree"): "unknown type: Event",
    ("uproot-small-evnt-tree-nosplit.root", "tree"): "unknown type: Event",
    ("uproot-stl_containers.root", "tree"): "TString cannot be stored natively",
    ("ttrees.root", "Events"): "cannot contain character 'space'",
    ("objects.root", "Objects"): "unsupported: TObject branches",
}
OTHER_TYPES = {
    "uproot-issue-74.root": {"2x3Mat": "flattened array"},
    "uproot-leaflist.root": {"leaflist": "char"},
    "uproot-sample-5.23.02-zlib.root": dict.fromkeys(("i1", "ai1", "Ai1"), "char"),
    "uproot-sample-6.20.04-lz4.root": dict.fromkeys(("i1", "ai1", "Ai1"), "char"),
}
"""Branches for which ROOT has another type, with what differs: ``Char_t`` is ``char``, an array has one dimension."""
ENTRY_148 = (
    "Muon_pt", "Muon_eta", "Muon_phi", "Electron_pt", "Electron_eta", "Electron_phi", "Electron_mass", "Jet_pt", "Jet_eta",
    "Jet_phi", "Jet_mass", "mu_e_inv_mass", "leading_lepton_pt", "N_jet_tight",
)  # fmt: skip
OTHER_VALUES = {"uproot-issue-750.root": {branch: [148] for branch in ENTRY_148}}
"""Entries in which values differ; ``test_root_has_two_values_of_an_entry`` shows why."""


def file_of(name: str) -> Path:
    if (MADE / name).is_file():
        return MADE / name
    if TTREE_CORPUS is None:
        pytest.skip(NO_TTREE_CORPUS)
    return TTREE_CORPUS / "files" / name


def run_root(code: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Run Python with ROOT."""
    require_root()
    return subprocess.run(
        [PYTHON, "-W", "ignore", "-c", code, *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def without_chars(layout: Layout) -> Layout:
    """The same with numbers for characters, as of ``Char_t``."""
    if isinstance(layout, Numbers) and layout.character:
        return Numbers(layout.data.view(np.int8))
    return layout.map(without_chars)


def flat(layout: Layout) -> Layout:
    """The same with one dimension for all of an array."""
    layout = layout.map(flat)
    if isinstance(layout, FixedArray) and isinstance(layout.content, FixedArray):
        return FixedArray(layout.size * layout.content.size, layout.content.content, layout.length)
    return layout


def differences(ours: Layout, theirs: Layout) -> list[int]:
    """Entries in which values differ; NaN are equal."""
    pairs = zip(as_root_prints(ours), as_root_prints(theirs), strict=True)
    return [entry for entry, pair in enumerate(pairs) if repr(pair[0]) != repr(pair[1])]


def test_all_trees_of_the_corpus_are_named() -> None:
    if TTREE_CORPUS is None:
        pytest.skip(NO_TTREE_CORPUS)
    entries = json.loads((TTREE_CORPUS / "manifest.json").read_text(encoding="utf-8"))["trees"]
    assert {(entry["file"], entry["tree"]) for entry in entries} <= {*TREES, *REFUSED}


@pytest.mark.parametrize(("file", "tree"), TREES)
def test_values_are_those_of_the_importer_of_root(file: str, tree: str, tmp_path: Path) -> None:
    source, target = file_of(file), tmp_path / "root.root"
    done = run_root(IMPORT, source, tree, target)
    assert done.returncode == 0, done.stderr
    (report,) = rnt.from_ttree(str(source), tmp_path / "ours.root", tree, name="t", skip_unsupported=True)
    other_types: dict[str, str] = {}
    other_values: dict[str, list[int]] = {}
    with rnt.open_ntuple(tmp_path / "ours.root") as ours, rnt.open_ntuple(target) as theirs:
        assert ours.num_entries == theirs.num_entries
        assert len(ours.fields) == len([name for name in theirs.fields if not name.startswith("_collection")])
        fields = {
            branch.field.partition(".")[0]: branch.branch.partition("/")[0] for branch in report.branches
        }
        for field, branch in fields.items():
            name = branch.replace(".", "_")
            left = ours.arrays(field, library="layout")[field]
            right = theirs.arrays(name, library="layout")[name]
            changes = {"char": without_chars(right), "flattened array": flat(left)}
            entries = differences(left, right)
            if entries and not differences(left, changes["char"]):
                other_types[branch] = "char"
            elif entries and not differences(changes["flattened array"], right):
                other_types[branch] = "flattened array"
            elif entries:
                other_values[branch] = entries
    assert other_types == (OTHER_TYPES.get(file, {}) if tree != "structs" else {})
    assert other_values == OTHER_VALUES.get(file, {})


@pytest.mark.parametrize(("file", "tree"), REFUSED)
def test_root_refuses_what_the_guide_says(file: str, tree: str, tmp_path: Path) -> None:
    done = run_root(IMPORT, file_of(file), tree, tmp_path / "root.root")
    assert done.returncode != 0
    assert REFUSED[file, tree] in done.stderr + done.stdout


ENTRY = """
import sys
import ROOT
file = ROOT.TFile(sys.argv[1])
tree = file.Get("tout")
for entry in map(int, sys.argv[2:]):
    tree.GetEntry(entry)
print(tree.Muon_pt)
"""


def test_root_has_two_values_of_an_entry() -> None:
    """``TTree::GetEntry`` has the value of the basket only if the next entry, after an empty basket, was read before."""
    path = file_of("uproot-issue-750.root")

    def value_after(*entries: int) -> float:
        done = run_root(ENTRY, path, *entries)
        assert done.returncode == 0, done.stderr
        return float(done.stdout)

    with open_ttrees(str(path), "tout") as (tree,):
        value = float(tree.arrays("Muon_pt", entry_start=148, entry_stop=149)["Muon_pt"][0])
    assert value_after(149, 148) == value
    assert value_after(148) != value
    assert value_after(*range(149)) != value
