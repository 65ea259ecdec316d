"""Scripts in the style of uproot's documentation and of tutorials: each runs with uproot and, unchanged, with ``like_uproot``.

A script reads ``run1.root`` and ``run2.root`` with the tables "events" and "dir/more", and leaves its results in ``out``.
"""

from __future__ import annotations

__all__ = ["FOR_BOTH", "FOR_TTREES"]

FOR_BOTH: dict[str, str] = {
    "one branch": """
with uproot.open("run1.root") as file:
    tree = file["events"]
    met = tree["met"].array()
    out += [tree.num_entries, len(met), ak.sum(met), ak.max(met)]
""",
    "a table by its path": """
events = uproot.open("run1.root:events")
arrays = events.arrays(["px1", "py1", "nMuon"])
pt = np.sqrt(arrays.px1**2 + arrays["py1"] ** 2)
out += [pt, arrays.nMuon[pt > 20]]
""",
    "numpy": """
events = uproot.open("run1.root:events")
columns = events.arrays(["met", "E1"], library="np")
counts, edges = np.histogram(columns["met"], bins=20, range=(0, 100))
out += [counts, edges, type(columns["E1"]).__name__, columns["E1"].dtype]
""",
    "pandas": """
import pandas as pd

frame = uproot.open("run1.root:events").arrays(["met", "nMuon", "flag"], library="pd")
grouped = frame.groupby("nMuon").met.mean()
out += [grouped.index.to_list(), grouped.to_list(), frame.query("flag").met.sum(), isinstance(frame, pd.DataFrame)]
""",
    "globs and regular expressions": """
with uproot.open("run1.root:events") as events:
    out += [events.keys(filter_name="Muon_*"), events.keys(filter_name="/p[xy][12]/i")]
    out += [events.arrays(filter_name="Muon_*").fields, events.arrays(filter_name=["E?", "met"]).tolist()[:3]]
    out += [events.arrays(filter_name=lambda name: name.startswith("p"), entry_stop=2)]
""",
    "types of branches": """
with uproot.open("run1.root:events") as events:
    out += [events.keys(filter_typename="double"), sorted(events.arrays(filter_typename="float").fields)]
""",
    "ranges of entries": """
events = uproot.open("run1.root:events")
out += [events["met"].array(entry_start=10, entry_stop=20), events["met"].array(entry_stop=-90)]
out += [events["Muon_pt"].array(entry_start=5, entry_stop=8), events.arrays(["nMuon"], entry_start=95)]
out += [events["met"].array(library="np", entry_start=1, entry_stop=3)]
""",
    "chunks": """
total, sizes = 0.0, []
for batch in uproot.open("run1.root:events").iterate(["met", "Muon_pt"], step_size=32):
    total += ak.sum(batch.met) + ak.sum(batch["Muon_pt"])
    sizes.append(len(batch))
out += [total, sizes]
""",
    "chunks with a report": """
for batch, report in uproot.open("run1.root:events").iterate(["met"], step_size=40, report=True):
    out += [len(batch), report.tree_entry_start, report.tree_entry_stop, report.start, report.stop]
""",
    "several files": """
for batch, report in uproot.iterate(["run1.root:events", "run2.root:events"], ["nMuon"], step_size=60, report=True):
    out += [batch.nMuon, report.global_entry_start, report.global_entry_stop, report.tree_entry_start, report.file_path]
whole = uproot.concatenate("run*.root:events", ["met", "Muon_eta"])
out += [len(whole), ak.mean(whole.met), ak.num(whole.Muon_eta)]
""",
    "dicts of files": """
out += [uproot.concatenate({"run1.root": "events", "run2.root": "events"}, filter_name="E1", library="np")["E1"]]
out += [batch.met for batch in uproot.iterate([{"run2.root": "events"}], "met", step_size=1000)]
""",
    "directories": """
with uproot.open("run1.root") as file:
    out += ["events" in file, file["dir/more"].num_entries]
    out += [file["dir/more"]["met"].array(), "met" in file["events"], "mass" in file["events"]]
""",
}
"""Scripts that uproot runs on TTrees and on RNTuples."""

FOR_TTREES: dict[str, str] = {
    "containers": """
events = uproot.open("run1.root:events")
px, py = events.arrays(["px1", "py1"], how=tuple)
out += [np.hypot(px, py), events.arrays(["met", "E1"], how=list), sorted(events.arrays(["met", "E1"], how=dict))]
columns = uproot.concatenate("run*.root:events", ["met", "E1"], how=dict, library="np")
out += [columns["met"], [x.sum() for x in events.arrays(["met", "E1"], library="np", how=tuple)]]
""",
    "zipped muons": """
events = uproot.open("run1.root:events").arrays(filter_name=["Muon_*", "met"], how="zip")
muons = events.Muon[events.Muon.pt > 10]
leading = ak.firsts(muons[ak.argsort(muons.pt, ascending=False)])
out += [sorted(events.fields), events.Muon.fields, leading.pt, leading.charge]
""",
    "pairs of muons": """
muons = uproot.concatenate("run*.root:events", filter_name="Muon_*", how="zip").Muon
muons = muons[abs(muons.eta) < 2.4]
first, second = ak.unzip(ak.combinations(muons, 2))
mass = np.sqrt(2 * first.pt * second.pt * (np.cosh(first.eta - second.eta) - np.cos(first.phi - second.phi)))
opposite = mass[first.charge != second.charge]
out += [opposite, np.histogram(ak.flatten(opposite), bins=30, range=(0, 120))[0]]
""",
    "a cut": """
events = uproot.open("run1.root:events")
out += [events.arrays(["met", "nMuon"], "met > 30"), events.arrays(["E1"], cut="(met > 30) & (nMuon >= 2) | flag")]
""",
    "aliases": """
events = uproot.open("run1.root:events")
found = events.arrays("M", cut="pt1 > 20", aliases={"pt1": "sqrt(px1**2 + py1**2)", "M": "sqrt(E1**2 - pt1**2)"})
out += [found.M, len(found), np.sum(found.M)]
""",
    "invariant mass": """
mass = "sqrt((E1 + E2)**2 - (px1 + px2)**2 - (py1 + py2)**2)"
found = uproot.open("run1.root:events").arrays(["M"], cut="nMuon > 0", aliases={"M": mass}, library="np")
counts, _ = np.histogram(found["M"], bins=25, range=(0, 250))
out += [counts, found["M"]]
""",
    "a cut on muons": """
events = uproot.open("run1.root:events")
found = events.arrays(["Muon_pt", "Muon_eta"], cut="(Muon_pt > 20) & (abs(Muon_eta) < 2.1)")
out += [found.Muon_pt, found.Muon_eta, ak.num(found.Muon_pt)]
""",
    "expressions of muons": """
px, theta = "Muon_pt * cos(Muon_phi)", "2 * arctan(exp(-Muon_eta))"
for batch in uproot.iterate("run*.root:events", [px, theta], cut="met > 20", step_size=33):
    out += [batch[px], batch[theta]]
""",
    "a cut in pandas": """
frame = uproot.concatenate("run*.root:events", ["met", "E1"], "(met > 25) & ~flag", library="pd")
out += [frame.met.to_list(), frame.E1.to_list(), list(frame.columns)]
""",
    "a cut flow": """
events = uproot.open("run1.root:events")
for cut in (None, "nMuon >= 2", "(nMuon >= 2) & (met < 60)", "(nMuon >= 2) & (met < 60) & (E1 > 40)"):
    out.append(len(events.arrays(["met"], cut=cut)))
""",
}
"""Scripts that uproot 5.7.7 runs on TTrees alone: with cuts, expressions and ``how``."""
