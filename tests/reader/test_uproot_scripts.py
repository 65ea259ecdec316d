"""Scripts for uproot give the same results with ``like_uproot``, on TTrees and RNTuples of the same content."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import awkward as ak
import numpy as np
import pytest
import uproot
from support.uproot_scripts import FOR_BOTH, FOR_TTREES

import rntuple_construct as rnt

NUM = 100
SCRIPTS = FOR_BOTH | FOR_TTREES


def content(seed: int) -> dict[str, Any]:
    random = np.random.default_rng(seed)
    counts = random.integers(0, 5, NUM)

    def per_muon(values: Any) -> Any:
        return ak.unflatten(values, counts)

    total = counts.sum()
    flat = {name: random.normal(0, 25, NUM) for name in ("px1", "py1", "px2", "py2")}
    return {
        **flat,
        "E1": np.hypot(flat["px1"], flat["py1"]) + random.exponential(5, NUM),
        "E2": np.hypot(flat["px2"], flat["py2"]) + random.exponential(5, NUM),
        "met": random.exponential(30, NUM).astype(np.float32),
        "flag": random.random(NUM) > 0.7,
        "nMuon": counts.astype(np.int32),
        "Muon_pt": per_muon(random.exponential(20, total).astype(np.float32)),
        "Muon_eta": per_muon(random.normal(0, 1.5, total).astype(np.float32)),
        "Muon_phi": per_muon(random.uniform(-3, 3, total)),
        "Muon_charge": per_muon(random.choice([-1, 1], total).astype(np.int32)),
    }


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Directories with the same files: with TTrees, and with RNTuples."""
    trees, ntuples = (tmp_path_factory.mktemp(name) for name in ("trees", "ntuples"))
    for number in (1, 2):
        data, more = content(number), {"met": np.arange(7.0)}
        muons = ak.zip({name[5:]: values for name, values in data.items() if name.startswith("Muon_")})
        flat = {
            name: values
            for name, values in data.items()
            if isinstance(values, np.ndarray) and name != "nMuon"
        }
        with uproot.recreate(trees / f"run{number}.root") as file:
            types = {name: values.dtype for name, values in flat.items()} | {"Muon": ak.type(muons).content}
            file.mktree("events", types)
            file["events"].extend({**flat, "Muon": muons})
            file.mktree("dir/more", {"met": np.float64})
            file["dir/more"].extend(more)
        with rnt.create_file(ntuples / f"run{number}.root") as out:
            for name, columns in (("events", data), ("dir/more", more)):
                with out.create(name, rnt.writer.infer_schema(columns)) as writer:
                    writer.extend(columns)
    return {"trees": trees, "ntuples": ntuples}


def results(script: str, module: str, place: Path, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What a script leaves in ``out``."""
    monkeypatch.chdir(place)
    names: dict[str, Any] = {"np": np, "ak": ak, "out": []}
    exec(f"import {module} as uproot\n{script}", names)
    assert names["uproot"] is sys.modules[module]
    return [plain(each) for each in names["out"]]


def plain(value: Any) -> Any:
    if isinstance(value, (tuple, list)):
        return [plain(each) for each in value]
    if isinstance(value, (np.ndarray, np.generic, ak.Array)):
        return (
            [plain(each) for each in value.tolist()]
            if isinstance(value, (np.ndarray, ak.Array))
            else value.item()
        )
    return value


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_gives_what_it_gives_with_uproot(
    name: str, places: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = results(SCRIPTS[name], "rntuple_construct.like_uproot", places["ntuples"], monkeypatch)
    assert len(ours) > 1
    theirs = results(SCRIPTS[name], "uproot", places["trees"], monkeypatch)
    if name == "expressions of muons":
        # uproot computes with single precision, this package with doubles.
        assert [
            ak.all(ak.isclose(one, other, rtol=1e-5)) for one, other in zip(ours, theirs, strict=True)
        ] == [True] * len(ours)
    else:
        assert ours == theirs
    if name in FOR_BOTH:
        assert ours == results(SCRIPTS[name], "uproot", places["ntuples"], monkeypatch)
