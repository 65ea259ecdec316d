"""Import of TTrees: values that the macro wrote, names, groups, branches that cannot be read, and the proof."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from jsonschema import Draft202012Validator
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError, SourceError, TableError
from rntuple_construct.cli.documents import schema_of
from rntuple_construct.conversion.tables import import_ttree
from rntuple_construct.conversion.tables.ttree import TTree, open_ttrees
from rntuple_construct.model.values.comparison import ValueDigest
from rntuple_construct.model.values.layout import Collection, FixedArray, Numbers, Record, Strings, Variant
from rntuple_construct.model.values.selection import slice_layout

DATA = Path(__file__).parents[2] / "data" / "ttree"
TTREES, OBJECTS = str(DATA / "ttrees.root"), str(DATA / "objects.root")


def expected(entry: int) -> dict[str, Any]:
    """Values of an entry of ``Events``, as write_ttrees.C computes them."""
    num, num_jets, name = entry % 4, entry // 2 % 5, "n" * (entry % 5)
    return {
        "i8": -entry % -100, "u8": entry % 256, "i16": -300 * (entry % 100), "u16": 200 * entry, "i32": -1000000 * entry,
        "u32": 4000000000 + entry, "i64": -(1 << 40) * entry, "u64": (1 << 63) + entry,
        "f32": float(np.float32(np.float32(0.1) * np.float32(entry))), "f64": entry / 3, "flag": entry % 3 == 0,
        "with_a_space": -1000000 * entry, "text": "abcdefgh"[: entry % 8],
        "vector3": [entry, entry + 1, entry + 2], "matrix": [[0, entry, 2 * entry], [0, -entry, -2 * entry]],
        "nMuon": num, "Muon_pt": [10 * entry + i for i in range(num)], "Muon_eta": [0.5 * i - 1 for i in range(num)],
        "Muon_charge": [1 if i % 2 else -1 for i in range(num)],
        "nJet": num_jets, "Jet_pt": [20 * entry + i for i in range(num_jets)], "point": {"x": entry / 4, "y": entry},
        "name": name, "floats": [1.5 * entry] * (entry % 3), "flags": [entry % 2 == 1] * (entry % 4),
        "names": [name] * (entry % 3), "nested": [[entry] * (i + 1) for i in range(entry % 3)],
    }  # fmt: skip


def rows(path: Path, name: str) -> list[dict[str, Any]]:
    with rnt.open_ntuple(path, name) as ntuple:
        found: list[dict[str, Any]] = ntuple.arrays(library="py")
        return found


def test_values_are_those_that_root_wrote(tmp_path: Path) -> None:
    (report,) = rnt.from_ttree(TTREES, tmp_path / "a.root", "Events", step_size=33)
    assert rows(tmp_path / "a.root", "Events") == [expected(entry) for entry in range(250)]
    assert report.is_verified
    assert report.renamed == {"with a space": "with_a_space"}
    assert [branch.branch for branch in report.branches][:2] == ["i8", "u8"]
    assert not report.skipped
    assert not rnt.validate(tmp_path / "a.root").findings


def test_all_trees_of_a_file_become_rntuples(tmp_path: Path) -> None:
    reports = rnt.from_ttree(TTREES, tmp_path / "a.root")
    assert [(report.ntuple, report.num_entries) for report in reports] == [
        ("Events", 250), ("calibration/channels", 10), ("calibration/empty", 0),
    ]  # fmt: skip
    assert rows(tmp_path / "a.root", "calibration/channels") == [
        {"x": i, "y": 2 * i, "z": 3 * i} for i in range(10)
    ]
    with rnt.open(tmp_path / "a.root") as file:
        assert file["calibration/empty"].num_entries == 0
    chosen = rnt.from_ttree(TTREES, tmp_path / "b.root", "calibration/*")
    assert [report.tree for report in chosen] == ["calibration/channels", "calibration/empty"]


def test_containers_and_classes(tmp_path: Path) -> None:
    rnt.from_ttree(OBJECTS, tmp_path / "a.root")
    with rnt.open_ntuple(tmp_path / "a.root") as ntuple:
        types = {name: field.type_name for name, field in ntuple.fields.items()}
    assert types["numbers"] == "std::set<std::int32_t>"
    for entry, row in enumerate(rows(tmp_path / "a.root", "Objects")):
        assert set(row["numbers"]) == {entry * 10 + i for i in range(entry % 4)}
        assert row["whole"] == {"fP": {"fX": entry, "fY": 2, "fZ": 3}, "fE": 4}
        assert row["split"] == {"fP": {"fX": entry, "fY": 5, "fZ": 6}, "fE": 7}
        assert row["words"] == [{"first": i, "second": "w" * i} for i in range(entry % 4)]


def test_leaf_count_arrays_become_a_collection_of_records(tmp_path: Path) -> None:
    (report,) = rnt.from_ttree(
        TTREES, tmp_path / "a.root", "Events", groups=["Muon_*"], rename={"nMuon": "num_muons"}
    )
    for entry, row in enumerate(rows(tmp_path / "a.root", "Events")):
        full = expected(entry)
        members = [full[f"Muon_{name}"] for name in ("pt", "eta", "charge")]
        assert row["Muon"] == [
            dict(zip(("pt", "eta", "charge"), each, strict=True)) for each in zip(*members, strict=True)
        ]
        assert row["num_muons"] == full["nMuon"]
        assert row["Jet_pt"] == full["Jet_pt"]
    assert report.renamed["Muon_pt"] == "Muon.pt"
    sizes = {branch.field: branch.nbytes_after for branch in report.branches}
    assert all(sizes[f"Muon.{name}"] > 0 for name in ("pt", "eta", "charge"))


def test_arrays_of_different_lengths_are_not_grouped(tmp_path: Path) -> None:
    with pytest.raises(SchemaError, match="branches 'floats' and 'flags' have different lengths in entry 3"):
        rnt.from_ttree(TTREES, tmp_path / "a.root", "Events", groups=["f*"], step_size=2)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ({"groups": ["Tau_*"]}, "no array of variable length matches the group 'Tau_\\*'"),
        ({"groups": ["Muon_pt"]}, "'Muon_pt' is no pattern of a group"),
        ({"rename": {"nMuons": "n"}}, "has no branch 'nMuons' to rename"),
        ({"rename": {"nMuon": "n.Muon"}}, "RNT-NAM-001"),
        ({"tree": "Event"}, "there is no TTree 'Event'"),
        ({"tree": "calibration/*", "name": "x"}, "2 TTrees cannot all be called 'x'"),
    ],
)
def test_wrong_choices_are_refused(choices: dict[str, Any], message: str, tmp_path: Path) -> None:
    arguments = {"tree": "Events"} | choices
    with pytest.raises(SchemaError, match=message):
        rnt.from_ttree(TTREES, tmp_path / "a.root", **arguments)
    assert not list(tmp_path.iterdir())


def test_damaged_and_missing_files_are_source_errors(tmp_path: Path) -> None:
    (tmp_path / "no.root").write_bytes(Path(TTREES).read_bytes()[:3000])
    for name in ("no.root", "missing.root"):
        with pytest.raises(SourceError, match=f"cannot read .*{name}"):
            rnt.from_ttree(str(tmp_path / name), tmp_path / "a.root")
    assert not (tmp_path / "a.root").exists()


def test_damaged_baskets_name_their_branch(tmp_path: Path) -> None:
    data = bytearray(Path(TTREES).read_bytes())
    with open_ttrees(TTREES, "Events") as (tree,):
        basket = tree._tree["f64"].basket(1)
        start = int(tree._tree["f64"].member("fBasketSeek")[1]) + int(basket.member("fKeylen"))
    data[start + 9 : start + 40] = bytes(31)
    (tmp_path / "damaged.root").write_bytes(data)
    with pytest.raises(TableError, match="branch 'f64' cannot be read in entries 0 to 250"):
        rnt.from_ttree(str(tmp_path / "damaged.root"), tmp_path / "a.root", "Events")
    assert not (tmp_path / "a.root").exists()


def without_reading(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Let uproot fail at some branches, as at classes that it does not know."""
    import uproot

    own = uproot.TBranch.interpretation

    def interpretation(branch: Any) -> Any:
        return uproot.interpretation.identify.UnknownInterpretation("unknown class", branch.file.file_path, branch.object_path) if branch.name in names else own.fget(branch)  # fmt: skip

    monkeypatch.setattr(uproot.TBranch, "interpretation", property(interpretation))


def test_branches_that_cannot_be_read_are_all_listed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    without_reading(monkeypatch, "i8", "nested")
    with pytest.raises(SchemaError, match=r"2 branches that cannot be read: 'i8' .*; 'nested'") as caught:
        rnt.from_ttree(TTREES, tmp_path / "a.root", "Events")
    assert "--skip-unsupported" in str(caught.value.hint)
    assert not list(tmp_path.iterdir())
    (report,) = rnt.from_ttree(TTREES, tmp_path / "a.root", "Events", skip_unsupported=True)
    assert [branch.branch for branch in report.skipped] == ["i8", "nested"]
    assert all("unknown class" in branch.problem for branch in report.skipped)
    full = [expected(entry) for entry in range(250)]
    kept = [{name: row[name] for name in row if name not in ("i8", "nested")} for row in full]
    assert rows(tmp_path / "a.root", "Events") == kept


def test_changed_values_keep_the_file_from_appearing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The proof fails if what was read back is not what the TTree holds."""
    own = import_ttree._verify

    def verify(copy: Any, *arguments: Any) -> None:
        class Changed:
            def iterate(self, **choices: Any) -> Any:
                for layouts in copy.iterate(**choices):
                    data = layouts["f64"].data.copy()
                    data[-1] = np.nextafter(data[-1], 0)
                    yield layouts | {"f64": Numbers(data)}

        own(Changed(), *arguments)

    monkeypatch.setattr(import_ttree, "_verify", verify)
    with pytest.raises(SchemaError, match="differ from those of the TTree, in field 'f64'"):
        rnt.from_ttree(TTREES, tmp_path / "a.root", "Events")
    assert not list(tmp_path.iterdir())
    (report,) = rnt.from_ttree(TTREES, tmp_path / "a.root", "Events", check=False)
    assert not report.is_verified


def test_a_ttree_is_a_table() -> None:
    with open_ttrees(TTREES, "Events") as (tree,):
        assert isinstance(tree, TTree)
        assert (tree.path, tree.num_entries, len(tree)) == ("Events", 250, 250)
        found = tree.arrays(["Muon_*", "i32"], entry_start=-3, library="py")
        assert found == [
            {name: expected(entry)[name] for name in ("Muon_pt", "Muon_eta", "Muon_charge", "i32")}
            for entry in (247, 248, 249)
        ]
        pieces = [len(piece["i32"]) for piece in tree.iterate("i32", step_size=100)]
        assert pieces == [100, 100, 50]
        with pytest.raises(SchemaError, match="there is no field 'pt'"):
            tree.select("pt")


def test_diff_compares_a_ttree_with_an_rntuple(tmp_path: Path) -> None:
    copy = str(tmp_path / "a.root")
    rnt.from_ttree(TTREES, copy, "Events", groups=["Muon_*"], rename={"nMuon": "num_muons"})
    options = ["--group", "Muon_*", "--map", "nMuon=num_muons"]
    equal = run_cli("diff", f"{TTREES}:Events", copy, *options)
    assert (equal.code, equal.out) == (0, "no differences in 250 entries\n"), equal.err
    back = run_cli("diff", copy, f"{TTREES}:Events", "--group", "Muon_*", "--map", "num_muons=nMuon")
    assert back.code == 0, back.out
    unmapped = run_cli("diff", f"{TTREES}:Events", copy, "--group", "Muon_*")
    assert unmapped.code == 1
    assert "only on the left of field 'nMuon'" in unmapped.out
    with rnt.open_ntuple(copy) as ntuple:
        changed = ntuple.arrays(library="ak")
    changed["i32"] = np.where(np.arange(250) == 201, 7, np.asarray(changed["i32"])).astype(np.int32)
    rnt.write(tmp_path / "b.root", "Events", changed)
    found = run_cli("diff", f"{TTREES}:Events", str(tmp_path / "b.root"), *options, "--fields", "i32")
    assert found.code == 1
    assert "field 'i32' differs in 1 entry, first in entry 201" in found.out
    assert "entry 201: -201000000 | 7" in found.out
    for wrong, message in (
        (["--storage"], "the storage of TTrees cannot be compared"),
        (["--map", "nMuon=n"], "'n'"),
        (["--map", "nMuon"], "--map nMuon is not of the form LEFT=RIGHT"),
    ):
        outcome = run_cli("diff", f"{TTREES}:Events", copy, *wrong)
        assert outcome.code == 2
        assert message in outcome.err
    ambiguous = run_cli("diff", TTREES, copy)
    assert ambiguous.code == 2
    assert "has 3 TTrees" in ambiguous.err


def test_statistics_of_a_ttree_are_those_of_its_rntuple(tmp_path: Path) -> None:
    rnt.from_ttree(TTREES, tmp_path / "a.root", "Events")
    outcomes = [
        run_cli("stats", f"{path}:Events", "--format", "json") for path in (TTREES, tmp_path / "a.root")
    ]
    assert [outcome.code for outcome in outcomes] == [0, 0], outcomes[0].err
    old, new = (json.loads(outcome.out)["fields"] for outcome in outcomes)
    sizes = ("nbytes", "len_pages", "num_pages", "compression_ratio")
    # A record in one branch has a line of sizes alone.
    shown = [[item for item in items if item["measures"] != "sizes"] for items in (old, new)]
    kept = [[{key: item[key] for key in item if key not in sizes} for item in items] for items in shown]
    assert kept[0] == kept[1]
    with open_ttrees(TTREES, "Events") as (tree,):
        baskets = {branch.field: branch.nbytes for branch in tree.branches}
    assert {item["path"]: item["nbytes"] for item in old}["f64"] == baskets["f64"] > 0


LAYOUTS = {
    "numbers": Numbers(np.arange(20.0)),
    "strings": Strings(np.arange(0, 42, 2), np.arange(40, dtype=np.uint8)),
    "lists": Collection(np.arange(21) * 3, Record({"a": Numbers(np.arange(60)), "b": Numbers(np.arange(60) % 2 == 0)}, 60)),
    "arrays": FixedArray(2, Numbers(np.arange(40, dtype=np.int16)), 20),
    "variants": Variant(
        np.array([1, 2] * 10, np.uint32), np.repeat(np.arange(10), 2), (Numbers(np.arange(10)), Numbers(np.arange(10.0)))
    ),
}  # fmt: skip


def digest(*layouts: Any) -> str:
    made = ValueDigest()
    for layout in layouts:
        made.update(layout)
    return made.hexdigest()


@pytest.mark.parametrize("name", LAYOUTS)
def test_digests_do_not_depend_on_batches(name: str) -> None:
    layout = LAYOUTS[name]
    whole = digest(layout)
    for cuts in ([0, 7, 20], [0, 0, 1, 19, 20]):
        pieces = [slice_layout(layout, start, stop) for start, stop in pairwise(cuts)]
        assert digest(*pieces) == whole
    assert digest(slice_layout(layout, 1, 20), slice_layout(layout, 0, 1)) != whole
    assert digest(slice_layout(layout, 0, 19)) != whole


def test_digests_tell_apart_what_only_lengths_and_types_tell() -> None:
    data = Numbers(np.arange(4))
    assert digest(Collection(np.array([0, 1, 4]), data)) != digest(Collection(np.array([0, 2, 4]), data))
    assert digest(Numbers(np.zeros(4, np.int32))) != digest(Numbers(np.zeros(4, np.float32)))
    assert digest(Numbers(np.zeros(1))) != digest(Numbers(-np.zeros(1)))
    assert digest(Numbers(np.arange(4).astype(">i8"))) == digest(data)


def test_command_writes_reports(tmp_path: Path) -> None:
    outcome = run_cli(
        "import", f"{TTREES}:Events", str(tmp_path / "a.root"), "--group", "Muon_*", "--report", str(tmp_path / "r.json")
    )  # fmt: skip
    assert outcome.code == 0, outcome.err
    assert "note: branch 'with a space' is field 'with_a_space'" in outcome.err
    assert "RNTuple 'Events', 250 entries, 25 fields; values read back and equal" in outcome.err
    document = json.loads((tmp_path / "r.json").read_text())
    Draft202012Validator(schema_of("import")).validate(document)
    (tree,) = document["trees"]
    assert tree["is_verified"]
    by_name = {branch["branch"]: branch for branch in tree["branches"]}
    assert by_name["Muon_pt"]["field"] == "Muon.pt"
    assert by_name["Muon_pt"]["type_before"] == "float[]"
    assert by_name["matrix"]["type_after"] == "std::array<std::array<float,3>,2>"
    assert all(re.fullmatch("[0-9a-f]{32}", branch["checksum"]) for branch in tree["branches"])
    again = run_cli(
        "import", f"{TTREES}:Events", str(tmp_path / "b.root"), "--compression", "none", "--no-check", "--jobs", "2",
        "--report", str(tmp_path / "b.json"),
    )  # fmt: skip
    assert again.code == 0, again.err
    assert "values not checked" in again.err
    other = {
        branch["branch"]: branch["checksum"]
        for branch in json.loads((tmp_path / "b.json").read_text())["trees"][0]["branches"]
    }
    assert all(other[name] == branch["checksum"] for name, branch in by_name.items())
    html = run_cli("import", TTREES, str(tmp_path / "c.root"), "--report", str(tmp_path / "r.html"))
    assert html.code == 0, html.err
    page = (tmp_path / "r.html").read_text()
    assert page.count("<section") == 3
    assert f"<td>{by_name['f64']['checksum']}</td>" in page


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["{ttree}", "a.root", "--schema", "{{}}"], "--schema is not for TTrees"),
        (["{ttree}", "a.root", "--format", "csv"], "--format is not for TTrees"),
        (["t.csv", "a.root", "--group", "x_*"], "--group is not for other tables"),
        (["{ttree}", "a.root", "--report", "r.txt"], "ends neither in .json nor in .html"),
        (["{ttree}", "a.root", "--report", "t.csv.json"], "t.csv.json is there already"),
        (["{ttree}", "{ttree}"], "is an input"),
    ],
)
def test_command_refuses_options(
    arguments: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("t.csv", "t.csv.json"):
        (tmp_path / name).write_text("a\n1\n")
    outcome = run_cli("import", *(text.format(ttree=TTREES) for text in arguments))
    assert outcome.code == 2
    assert message in outcome.err
    assert not (tmp_path / "a.root").exists()


_LIMITED = """
import resource, sys
import rntuple_construct as rnt
rnt.from_ttree(sys.argv[1], sys.argv[3], "t", step_size="1 MB")
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
(report,) = rnt.from_ttree(sys.argv[2], sys.argv[4], "t", step_size="4 MB", options=rnt.WriteOptions(approx_compressed_cluster_size=4 << 20, max_uncompressed_cluster_size=8 << 20))
print(report.num_entries, report.is_verified, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


@pytest.mark.slow
def test_memory_is_bounded_by_the_step(tmp_path: Path) -> None:
    """A TTree of ten times the limit (of growth, in MB) is imported and verified below it."""
    import uproot

    limit, generator = 48, np.random.default_rng(1)
    for name, num_parts in (("small.root", 1), ("large.root", 10 * limit // 4)):
        with uproot.recreate(tmp_path / name, compression=None) as file:
            tree = file.mktree("t", {f"x{i}": "float64" for i in range(4)})
            for _ in range(num_parts):
                tree.extend({f"x{i}": generator.random(1 << 17) for i in range(4)})
    assert (tmp_path / "large.root").stat().st_size > 10 * limit * 1000_000
    paths = [str(tmp_path / name) for name in ("small.root", "large.root", "a.root", "b.root")]
    done = subprocess.run(
        [sys.executable, "-c", _LIMITED, *paths], capture_output=True, text=True, check=True
    )
    num_entries, is_verified, growth = done.stdout.split()
    assert (num_entries, is_verified) == (str((10 * limit // 4) << 17), "True")
    assert int(growth) / (1 if sys.platform == "linux" else 1024) < limit * 1000


def test_info_prints_branches_and_clusters() -> None:
    with open_ttrees(TTREES, "Events") as (tree,):
        assert tree.cluster_ranges == [(0, 100), (100, 200), (200, 250)]
        branches = {branch.path: branch for branch in tree.branches}
    outcome = run_cli("info", f"{TTREES}:Events", "--clusters")
    assert outcome.code == 0, outcome.err
    lines = [line.split() for line in outcome.out.splitlines()]
    for words in (
        ["TTree:", "Events"], ["entries:", "250"], ["clusters:", "3"], ["branches:", str(len(branches))],
        ["2:", "entries", "200", "to", "249", "(50)"],
    ):  # fmt: skip
        assert words in lines
    (muon,) = [words for words in lines if words[:1] == ["Muon_pt"]]
    assert muon[1] == "float[]"
    assert muon[-1] == str(branches["Muon_pt"].num_baskets)
    document = json.loads(run_cli("info", f"{TTREES}:Events", "--format", "json").out)["ttree"]
    assert {item["path"]: item["nbytes"] for item in document["branches"]} == {
        path: branch.nbytes for path, branch in branches.items()
    }
    assert document["clusters"][-1] == {"first_entry": 200, "num_entries": 50}


def test_info_of_a_ttree_takes_choices(tmp_path: Path) -> None:
    def paths(*options: str) -> list[str]:
        outcome = run_cli("info", f"{TTREES}:Events", "--format", "json", *options)
        assert outcome.code == 0, outcome.err
        return [branch["path"] for branch in json.loads(outcome.out)["ttree"]["branches"]]

    assert paths("--fields", "Muon_*,i8") == ["i8", "Muon_pt", "Muon_eta", "Muon_charge"]
    assert paths("--sort", "name") == sorted(paths())
    assert paths("--sort", "size")[0] == "matrix"
    empty = run_cli("info", f"{TTREES}:calibration/empty")
    assert empty.code == 0
    assert ["clusters:", "0"] in [line.split() for line in empty.out.splitlines()]
    split = run_cli("info", f"{OBJECTS}:Objects", "--fields", "split", "--format", "json")
    assert {branch["path"].partition("/")[0] for branch in json.loads(split.out)["ttree"]["branches"]} == {
        "split"
    }
    for options, message in (
        (["--fields", "Tau_*"], "TTree 'Events' has no branch 'Tau_*'"),
        (["--depth", "1"], "--depth is not for TTrees"),
        (["--io"], "--io is not for TTrees"),
    ):
        outcome = run_cli("info", f"{TTREES}:Events", *options)
        assert (outcome.code, outcome.out) == (2, "")
        assert message in outcome.err
    rnt.write(tmp_path / "a.root", "Events", {"x": np.arange(3)})
    assert "generation" in run_cli("info", f"{tmp_path / 'a.root'}:Events").out


def test_info_names_branches_that_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    without_reading(monkeypatch, "nested")
    outcome = run_cli("info", f"{TTREES}:Events")
    assert outcome.code == 0, outcome.err
    assert "cannot be read: nested: " in outcome.out
