"""Events of coffea from objects of the drop-in: values and reads are those that coffea has with uproot."""

from __future__ import annotations

import pickle
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import awkward as ak
import numpy as np
import pytest
import uproot

import rntuple_construct as rnt
from rntuple_construct import like_uproot
from rntuple_construct.reader import RNTuple
from tests.support import corpora, packages
from tests.support.examples import blocks

PHYSLITE = Path(__file__).parents[1] / "data/atlas/physlite.root"
GUIDE = Path(__file__).parents[2] / "docs/guides/physicist.md"
MUONS = [entry["name"] for entry in corpora.MANIFEST if "DoubleMuParked_Muons" in entry["name"]]
WITH_UPROOT_READS = [name for name in MUONS if "v1" in name]
MEMBERS = ("pt", "eta", "phi", "mass")

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")  # coffea tells of each missing reference


@pytest.fixture(autouse=True)
def coffea(monkeypatch: pytest.MonkeyPatch) -> Any:
    packages.need("coffea", "coffea")
    monkeypatch.setattr(sys, "path", [*sys.path, packages.FOLDER])
    return pytest.importorskip("coffea.nanoevents")


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names of the fields whose pages this package reads."""
    found: list[str] = []
    whole = RNTuple._layouts

    def layouts(self: RNTuple, nodes: Any, start: int, stop: int, *others: Any) -> Any:
        found.extend(nodes if stop > start else ())
        return whole(self, nodes, start, stop, *others)

    monkeypatch.setattr(RNTuple, "_layouts", layouts)
    return found


def events_of(coffea: Any, opened: Any, name: str, schema: Any, **options: Any) -> Any:
    return coffea.NanoEventsFactory.from_root(opened, treepath=name, schemaclass=schema, **options).events()


def nano_schema(coffea: Any) -> Any:
    class Schema(coffea.NanoAODSchema):  # type: ignore[misc, name-defined]
        error_missing_event_ids = False

    return Schema


def write_nano(path: Path) -> None:
    """Write 200 events with names as in NanoAOD: each muon refers to a jet, or to none."""
    schema = {
        "run": "std::uint32_t", "luminosityBlock": "std::uint32_t", "event": "std::uint64_t", "nMuon": "std::int32_t",
        "nJet": "std::int32_t", "MET_pt": "float", "MET_phi": "float", "HLT_IsoMu24": "bool", "Muon_charge": "std::vector<std::int32_t>",
        "Muon_jetIdx": "std::vector<std::int16_t>",
    }  # fmt: skip
    schema |= {f"{each}_{name}": "std::vector<float>" for each in ("Muon", "Jet") for name in MEMBERS}
    numbers = np.arange(200)
    muons, jets = [range(i % 4) for i in numbers], [range(i % 3) for i in numbers]
    values: dict[str, Any] = {
        "run": np.full(200, 7), "luminosityBlock": numbers // 50, "event": numbers + 10**10, "nMuon": numbers % 4, "nJet": numbers % 3,
        "MET_pt": numbers * 0.5, "MET_phi": numbers * 0.01, "HLT_IsoMu24": numbers % 2 == 0,
        "Muon_charge": [[1 - 2 * (m % 2) for m in each] for each in muons],
        "Muon_jetIdx": [[(i + m) % 4 - 1 if (i + m) % 4 - 1 < i % 3 else -1 for m in each] for i, each in enumerate(muons)],
    }  # fmt: skip
    for prefix, counted in (("Muon", muons), ("Jet", jets)):
        values[f"{prefix}_pt"] = [[20 + i + 3 * m for m in each] for i, each in enumerate(counted)]
        values[f"{prefix}_eta"] = [[0.01 * i - m for m in each] for i, each in enumerate(counted)]
        values[f"{prefix}_phi"] = [[0.02 * i - m for m in each] for i, each in enumerate(counted)]
        values[f"{prefix}_mass"] = [[0.5 for _ in each] for each in counted]
    with rnt.create(path, "Events", schema) as writer:
        writer.extend(values)


def compare(found: Any, expected: Any) -> None:
    assert found.fields == expected.fields
    for name in expected.fields:
        assert found[name].fields == expected[name].fields
        for member in expected[name].fields or [None]:
            ours, theirs = (
                each[name] if member is None else each[name, member] for each in (found, expected)
            )
            assert ours.to_list() == theirs.to_list(), (name, member)
            assert str(ours.type) == str(theirs.type), (name, member)


def test_events_of_nano_aod_are_those_of_uproot(coffea: Any, tmp_path: Path, reads: list[str]) -> None:
    write_nano(tmp_path / "nano.root")
    logs: list[list[Any]] = [[], []]
    with like_uproot.open(tmp_path / "nano.root") as ours, uproot.open(tmp_path / "nano.root") as theirs:
        found, expected = (
            events_of(coffea, opened, "Events", coffea.NanoAODSchema, access_log=log)
            for opened, log in zip((ours, theirs), logs, strict=True)
        )
        assert (reads, logs) == ([], [[], []])
        pairs = found.Muon[ak.num(found.Muon) == 2]
        mass = (pairs[:, 0] + pairs[:, 1]).mass
        # Sums of candidates have a charge, too.
        assert set(reads) == {"nMuon", "Muon_charge", *(f"Muon_{name}" for name in MEMBERS)}
        assert {entry.branch for entry in logs[0]} == set(reads)
        del reads[:]
        partners = found.Muon.matched_jet.pt
        assert partners[11].to_list() == [None, None, 31.0]
        assert set(reads) == {"nJet", "Muon_jetIdx", "Jet_pt"}
        assert found.MET.pt[3] == 1.5
        theirs_of = expected.Muon[ak.num(expected.Muon) == 2]
        assert mass.to_list() == (theirs_of[:, 0] + theirs_of[:, 1]).mass.to_list()
        assert partners.to_list() == expected.Muon.matched_jet.pt.to_list()
        del found, expected
        parts = (
            events_of(coffea, opened, "Events", coffea.NanoAODSchema, entry_start=100, entry_stop=150)
            for opened in (ours, theirs)
        )
        compare(*parts)


@pytest.mark.parametrize("name", MUONS or ["no-corpus"])
def test_events_of_cms_are_those_of_uproot(coffea: Any, name: str, reads: list[str]) -> None:
    if corpora.CORPUS is None:
        pytest.skip(corpora.NO_CORPUS)
    path = corpora.CORPUS / "files" / name
    with like_uproot.open(path) as ours:
        found = events_of(coffea, ours, "Events", nano_schema(coffea))
        assert found.Muon.fields == ["pt", "eta", "phi", "mass", "charge"]
        assert not reads
        with rnt.open(path) as file:
            wanted = file["Events"].arrays(["Muon_charge"], library="ak").Muon_charge
        del reads[:]
        assert found.Muon.charge.to_list() == wanted.to_list()
        assert set(reads) == {"nMuon", "Muon_charge"}
        if name in WITH_UPROOT_READS:
            with uproot.open(path) as theirs:
                compare(found, events_of(coffea, theirs, "Events", nano_schema(coffea)))


def branches_of_physlite() -> Mapping[str, Any]:
    """The lists of numbers of the sample with the names of branches that ATLAS gives TTrees."""
    with rnt.open(PHYSLITE) as file:
        events = file["EventData"].arrays(library="ak")
    names = [
        name
        for name in events.fields
        if events[name].ndim <= 2 and "Link" not in name and "GhostTrack" not in name
    ]
    return {name.replace(":", "."): events[name] for name in names}


def test_containers_of_physlite_have_the_members_that_a_tree_has(
    coffea: Any, tmp_path: Path, reads: list[str]
) -> None:
    from rntuple_construct.like_uproot.nano_events import PHYSLITESchema

    with uproot.recreate(tmp_path / "tree.root") as file:
        branches = branches_of_physlite()
        file.mktree("CollectionTree", {name: values.type.content for name, values in branches.items()})
        file["CollectionTree"].extend(branches)
    del reads[:]
    with like_uproot.open(PHYSLITE) as ours, uproot.open(tmp_path / "tree.root") as tree:
        found = events_of(coffea, ours, "EventData", PHYSLITESchema)
        expected = events_of(coffea, tree, "CollectionTree", coffea.PHYSLITESchema)
        assert found.fields == ["EventInfo", "InDetTrackParticles", "Muons", "Jets"]
        assert not reads
        heavy = found.Jets[found.Jets.m > 8000].pt
        assert set(reads) == {"AnalysisJetsAuxDyn:m", "AnalysisJetsAuxDyn:pt"}
        assert heavy.to_list() == expected.Jets[expected.Jets.m > 8000].pt.to_list()
        compared = 0
        for name in found.fields:
            for member in expected[name].fields:
                assert found[name, member].to_list() == expected[name, member].to_list(), (name, member)
                compared += 1
        assert compared > 20
        masses = [(events.Muons[:, :2].sum(axis=1).mass / 1000).to_list() for events in (found, expected)]
        assert masses[0] == masses[1]


def test_the_guide_reads_both_formats(
    coffea: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    write_nano(tmp_path / "nano.root")
    shutil.copyfile(PHYSLITE, "physlite.root")
    parts = [block.body for block in blocks(GUIDE.read_text(encoding="utf-8")) if "NanoEvents" in block.body]
    assert len(parts) == 2
    namespace: dict[str, Any] = {"ak": ak}
    for part in parts:
        exec(compile(part, str(GUIDE), "exec"), namespace)
    assert "'Muon_jetIdx'" in capsys.readouterr().out
    assert set(namespace["mass"][:5].to_list()) != {None}


def test_links_of_physlite_lead_to_objects(coffea: Any) -> None:
    from rntuple_construct.like_uproot.nano_events import PHYSLITESchema

    with like_uproot.open(PHYSLITE) as ours, uproot.open(PHYSLITE) as theirs:
        found, expected = (
            events_of(coffea, opened, "EventData", PHYSLITESchema) for opened in (ours, theirs)
        )
        compare(found, expected)
        tracks = found.Muons.inDetTrackParticle
        assert tracks.d0.to_list() == expected.Muons.inDetTrackParticle.d0.to_list()
        event = found[7]
        assert event.Muons.inDetTrackParticleLink.m_persIndex.to_list() == [(7 + m) % 5 for m in range(3)]
        assert np.allclose(tracks.d0[7], [0.125 * ((7 + m) % 5 - 2) + 0.007 for m in range(3)])


def test_objects_have_the_classes_of_uproot_for_isinstance() -> None:
    with like_uproot.open(PHYSLITE) as file:
        events = file["EventData"]
        field = events["AnalysisMuonsAuxDyn:pt"]
        assert isinstance(file, uproot.reading.ReadOnlyDirectory)
        assert isinstance(file, like_uproot.ReadOnlyDirectory)
        assert isinstance(events, uproot.behaviors.RNTuple.HasFields)
        assert isinstance(events, like_uproot.RNTupleMapping)
        assert isinstance(field, uproot.models.RNTuple.RField)
        assert isinstance(field, Mapping)
        assert not isinstance(events, uproot.behaviors.TBranch.HasBranches)
        again = pickle.loads(pickle.dumps(events))
        assert type(again) is like_uproot.RNTupleMapping
        assert again.num_entries == 300


def test_executors_of_uproot_set_the_number_of_threads(
    coffea: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder
) -> None:
    write_nano(tmp_path / "nano.root")
    seen: list[int] = []
    whole = RNTuple.read_selection

    def read(self: RNTuple, selection: Any, start: Any, stop: Any, form: Any, workers: int) -> Any:
        seen.append(workers)
        return whole(self, selection, start, stop, form, workers)

    monkeypatch.setattr(RNTuple, "read_selection", read)
    with like_uproot.open(tmp_path / "nano.root") as file:
        events = file["Events"]
        events.arrays(["nMuon"], decompression_executor=uproot.ThreadPoolExecutor(3))
        events["nMuon"].array(interpretation_executor=uproot.source.futures.TrivialExecutor())
        events["nMuon"].array(workers=2)
        del seen[3:]
        assert seen == [3, 1, 2]
        threads = uproot.ThreadPoolExecutor(2)
        found = events_of(coffea, file, "Events", coffea.NanoAODSchema, decompression_executor=threads)
        del seen[:]
        assert found.MET.pt[2] == 1.0
        assert seen == [2]
    assert not [each for each in recwarn if "ignores" in str(each.message)]
