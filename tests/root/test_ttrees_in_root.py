"""Imported TTrees have the values that ROOT reads: public files, our own, and files that ROOT writes at random."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from support.corpora import NO_TTREE_CORPUS, TTREE_CORPUS
from support.dumps import run_cli
from support.root_process import REPOSITORY, require_root

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError

MADE = Path(__file__).parents[1] / "data" / "ttree"
PYTHON = REPOSITORY / ".venv-root" / "bin" / "python"
FILES = [
    ("packed.root", "d2", 5), ("packed.root", "f13", 5), ("packed.root", "split", 18), ("packed.root", "unsplit", 1),
    ("odd.root", "twice", 4), ("odd.root", "lists", 4), ("odd.root", "words", 2), ("odd.root", "embedded", 3),
    ("ttrees.root", "Events", 27), ("zero.root", "t", 2),
    ("uproot-Zmumu.root", "events", 20), ("uproot-double32-float16.root", "tree", 12), ("uproot-issue121.root", "Runs", 8),
    ("uproot-leaflist.root", "tree", 1),
]  # fmt: skip
"""Files, TTrees, and numbers of branches that ROOT shows."""
WRITE = """
import random, sys
from array import array
import ROOT
chosen = random.Random(int(sys.argv[2]))
file = ROOT.TFile(sys.argv[1], "RECREATE", "", chosen.choice([0, 101, 207, 404, 505]))
tree = ROOT.TTree("t", "random")
n = array("i", [0])
tree.Branch("n", n, "n/I")
codes = {"B": "b", "b": "B", "S": "h", "s": "H", "I": "i", "i": "I", "L": "q", "l": "Q", "F": "f", "D": "d", "d": "d", "f": "f"}
ranges = ["", "[0,100]", "[-pi,pi,12]", "[0,0,9]", "[0,0,20]", "[-50,1e2,31]"]
buffers = []
for number in range(25):
    kind = chosen.choice(list(codes))
    size, dims = chosen.choice([(1, ""), (3, "[3]"), (6, "[2][3]"), (5, "[n]"), (10, "[n][2]")])
    code = codes[kind]
    values = array(code, [0] * size)
    packed = chosen.choice(ranges) if kind in "df" else ""
    tree.Branch(f"x{number}", values, f"x{number}{dims}/{kind}{packed}")
    buffers.append((code, values))
for entry in range(chosen.choice([1, 7, 300])):
    n[0] = chosen.randrange(6)
    for code, values in buffers:
        for i in range(len(values)):
            if code in "fd":
                values[i] = chosen.choice([0.0, chosen.uniform(-60, 120), chosen.gauss(0, 1)])
            else:
                bits = 8 * values.itemsize
                values[i] = chosen.getrandbits(bits) - (1 << bits - 1 if code.islower() else 0)
    tree.Fill()
    if chosen.random() < 0.02:
        tree.FlushBaskets()
tree.Write() if chosen.random() < 0.7 else file.WriteTObject(tree)
file.Close()
"""


@pytest.fixture(autouse=True)
def root(monkeypatch: pytest.MonkeyPatch) -> None:
    require_root()
    monkeypatch.setenv("RNTUPLE_ROOT_PYTHON", str(PYTHON))


@pytest.mark.parametrize(("file", "tree", "num_equal"), FILES)
def test_values_are_those_that_root_reads(file: str, tree: str, num_equal: int, tmp_path: Path) -> None:
    source = MADE / file
    if not source.is_file():
        if TTREE_CORPUS is None:
            pytest.skip(NO_TTREE_CORPUS)
        source = TTREE_CORPUS / "files" / file
    (report,) = rnt.from_ttree(source, tmp_path / "a.root", tree, skip_unsupported=True, check_with_root=True)
    assert report.is_compared_with_root
    assert sum(branch.is_equal_in_root is True for branch in report.branches) == num_equal
    assert f"{num_equal} of " in report.proof
    for branch in report.branches:
        assert ("not compared with ROOT: " in branch.note) == bool(
            branch.field and not branch.is_equal_in_root
        )


@pytest.mark.parametrize(("seed", "step_size"), [(0, 40), (1, 100), (2, "32 MB")])
def test_random_files_have_the_values_that_root_reads(
    seed: int, step_size: int | str, tmp_path: Path
) -> None:
    source = tmp_path / "source.root"
    subprocess.run([PYTHON, "-W", "ignore", "-c", WRITE, source, str(seed)], check=True, timeout=120)
    (report,) = rnt.from_ttree(source, tmp_path / "a.root", step_size=step_size, check_with_root=True)
    assert [branch.is_equal_in_root for branch in report.branches] == [True] * 26


def test_a_difference_keeps_the_file_from_appearing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from rntuple_construct.conversion.tables.packed_reals import Packing

    own = Packing.decode
    monkeypatch.setattr(
        Packing, "decode", lambda self, raw: np.nextafter(own(self, raw), 1e9, dtype=self.result)
    )
    with pytest.raises(SchemaError, match="differs from branch 'scalar' as ROOT reads it, first in entry 0"):
        rnt.from_ttree(MADE / "packed.root", tmp_path / "a.root", "d2", step_size=2)
    assert not (tmp_path / "a.root").exists()


def test_an_import_asks_root_if_it_is_installed(tmp_path: Path) -> None:
    """``--check-with none`` and ``--no-check`` do not."""
    source, target = f"{MADE / 'odd.root'}:lists", str(tmp_path / "a.root")
    default = run_cli("import", source, target)
    assert default.err.count("4 of 4 branches equal as ROOT reads them") == 1
    for option in (("--check-with", "none"), ("--no-check",)):
        other = run_cli("import", source, target, "--force", *option)
        assert other.code == 0
        assert "ROOT" not in other.err.replace(target, "")


def test_a_python_with_root_needs_no_variable(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "RNTUPLE_ROOT_PYTHON"}
    environment["PYTHONPATH"] = os.pathsep.join([str(REPOSITORY), *sys.path])
    command = [PYTHON, "-m", "rntuple_construct", "import", f"{MADE / 'odd.root'}:lists", tmp_path / "a.root"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=120)
    assert "4 of 4 branches equal as ROOT reads them" in done.stderr
