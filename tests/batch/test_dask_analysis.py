"""Analyses of files of ROOT with Dask: vectors, NanoEvents of coffea and containers of ATLAS as the guide has them."""

from __future__ import annotations

import itertools
import math
import shutil
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt
from tests.support import corpora, packages
from tests.support.examples import blocks

ak = pytest.importorskip("awkward")
dask = pytest.importorskip("dask")
dak = pytest.importorskip("dask_awkward")

GUIDE = Path(__file__).parents[2] / "docs/guides/dask.md"
PHYSLITE = Path(__file__).parents[1] / "data/atlas/physlite.root"
MUONS = [entry["name"] for entry in corpora.MANIFEST if "DoubleMuParked_Muons" in entry["name"]]
MEMBERS = ("pt", "eta", "phi", "mass")


@pytest.fixture(autouse=True)
def _in_this_thread() -> Any:
    with dask.config.set(scheduler="synchronous"):
        yield


@pytest.fixture(params=MUONS or ["no-corpus"])
def sample(request: pytest.FixtureRequest) -> str:
    """A file of CMS with 1,000 events, in one of the generations of the format."""
    if corpora.CORPUS is None:
        pytest.skip(corpora.NO_CORPUS)
    return str(corpora.CORPUS / "files" / request.param)


def expected_mass(path: str) -> Any:
    """Invariant mass of the first two muons of each event with exactly two, by plain numpy."""
    with rnt.open(path) as file:
        muons = file.only().arrays([f"Muon_{name}" for name in MEMBERS], "nMuon == 2", library="ak")
    pt, eta, phi, mass = (np.asarray(muons[f"Muon_{name}"], np.float64) for name in MEMBERS)
    px, py, pz = pt * np.cos(phi), pt * np.sin(phi), pt * np.sinh(eta)
    energy = np.sqrt(px**2 + py**2 + pz**2 + mass**2)
    sums = [each.sum(axis=1) for each in (energy, px, py, pz)]
    return np.sqrt(np.maximum(sums[0] ** 2 - sums[1] ** 2 - sums[2] ** 2 - sums[3] ** 2, 0))


def test_vectors_of_muons_have_their_invariant_mass(sample: str) -> None:
    vector = pytest.importorskip("vector")
    vector.register_awkward()
    events, report = rnt.dask_awkward([sample, sample], steps_per_file=3, report=True)
    # In single precision, small masses of fast muons are rounding errors.
    members = {name: ak.values_astype(events[f"Muon_{name}"], np.float64) for name in MEMBERS}
    muons = dak.zip(members, with_name="Momentum4D")
    pairs = muons[ak.num(muons) == 2]
    mass, rows = dask.compute((pairs[:, 0] + pairs[:, 1]).mass, report)
    assert np.allclose(ak.to_numpy(mass), np.tile(expected_mass(sample), 2), rtol=1e-6)
    assert rows.num_entries.to_list() == [333, 333, 334] * 2
    assert set(rows.exception.to_list()) == {None}


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_nano_events_of_coffea_read_through_this_package(
    sample: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packages.need("coffea", "coffea")
    monkeypatch.setattr(sys, "path", [*sys.path, packages.FOLDER])
    monkeypatch.chdir(tmp_path)
    shutil.copyfile(sample, "nano1.root")
    shutil.copyfile(sample, "nano2.root")
    namespace = run_example("from coffea")
    found, expected = namespace["mass"].to_numpy(), np.tile(expected_mass(sample), 2)
    assert np.allclose(found**2, expected**2, rtol=1e-4, atol=0.2)  # coffea computes in single precision


def run_example(text: str) -> dict[str, Any]:
    """Variables of the example of the guide that has a text."""
    code = next(block.body for block in blocks(GUIDE.read_text(encoding="utf-8")) if text in block.body)
    namespace: dict[str, Any] = {"rnt": rnt, "ak": ak, "dask": dask, "__name__": "example"}
    exec(compile(code, str(GUIDE), "exec"), namespace)
    return namespace


NUM_EVENTS = 300


def atlas_masses() -> tuple[list[float], list[float]]:
    """What the example must find, from the formulas of write_physlite.C: pairs of muons in GeV, the heaviest jets in MeV."""
    pairs, jets = [], []
    for i in range(NUM_EVENTS):
        muons = []
        for m in range(i % 4):
            pt, eta = 1000 * (20 + (17 * i + 31 * m) % 80), -2.5 + 0.05 * ((13 * i + 29 * m) % 100)
            phi, track = -3 + 0.06 * ((11 * i + 47 * m) % 100), (i + m) % (i % 5 + 3)
            if abs(0.125 * (track - 2) + 0.001 * i) < 0.3:
                energy = math.sqrt((pt * math.cosh(eta)) ** 2 + 105.66**2)
                momentum = (energy, pt * math.cos(phi), pt * math.sin(phi), pt * math.sinh(eta))
                muons.append(((i + m) % 2, np.array(momentum)))
        for (charge, first), (other, second) in itertools.combinations(muons, 2):
            if charge != other:
                squares = (first + second) ** 2
                pairs.append(math.sqrt(squares[0] - squares[1:].sum()) / 1000)
        jets += [max((1000 * (4 + (i + j) % 9) for j in range(i % 3)), default=0)]
    return pairs, jets


def test_records_of_atlas_have_vectors_and_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("vector")
    monkeypatch.chdir(tmp_path)
    for number in range(2):
        shutil.copyfile(PHYSLITE, f"physlite{number}.root")
    found = run_example("AnalysisMuonsAuxDyn")
    pairs, jets = atlas_masses()
    assert len(pairs) > 100
    assert np.allclose(ak.to_numpy(found["values"]), pairs * 2, rtol=1e-3)  # single precision
    assert ak.fill_none(found["heaviest"], 0).to_list() == jets * 2
    assert found["rows"].num_entries.to_list() == [150] * 4


def test_uproot_reads_the_same_from_the_file_of_atlas() -> None:
    uproot = pytest.importorskip("uproot")
    with rnt.open(PHYSLITE) as file, uproot.open(PHYSLITE) as peer:
        events = file["EventData"].arrays(library="ak")
        expected = peer["EventData"].arrays()
    assert events.fields == expected.fields
    for name in events.fields:
        values = events[name]
        # uproot puts the members of a base class into the class.
        base = values[":_0"] if "Link" in name or "Ghost" in name else values
        assert base.to_list() == expected[name].to_list()
    assert not rnt.validate(PHYSLITE).findings
