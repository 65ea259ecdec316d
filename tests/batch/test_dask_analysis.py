"""Analyses of real files with Dask: vectors, and NanoEvents of coffea as the guide has them."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt
from tests.support import corpora
from tests.support.examples import blocks

ak = pytest.importorskip("awkward")
dask = pytest.importorskip("dask")
dak = pytest.importorskip("dask_awkward")

GUIDE = Path(__file__).parents[2] / "docs/guides/dask.md"
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


@pytest.mark.optional  # coffea is no dependency
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_nano_events_of_coffea_read_through_this_package(
    sample: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("coffea.nanoevents")
    code = next(
        block.body for block in blocks(GUIDE.read_text(encoding="utf-8")) if "from coffea" in block.body
    )
    monkeypatch.chdir(tmp_path)
    shutil.copyfile(sample, "nano1.root")
    shutil.copyfile(sample, "nano2.root")
    namespace: dict[str, Any] = {"rnt": rnt, "ak": ak, "dask": dask, "__name__": "example"}
    exec(compile(code, str(GUIDE), "exec"), namespace)
    found, expected = namespace["mass"].to_numpy(), np.tile(expected_mass(sample), 2)
    assert np.allclose(found**2, expected**2, rtol=1e-4, atol=0.2)  # coffea computes in single precision
