"""Names of members, ignored arguments, errors and other properties of the drop-in."""

from __future__ import annotations

import copy
import pickle
import warnings
from pathlib import Path
from typing import Any

import awkward as ak
import numpy as np
import pytest
import uproot

from rntuple_construct import like_uproot
from rntuple_construct.base.errors import MissingSourceError, SchemaError

DATA = Path(__file__).parents[1] / "data"

WRONG_IN_UPROOT = {"everything", "enum"}
"""Fields with enums of ``std::int8_t``, whose values uproot 5.7.7 shows as unsigned."""


@pytest.fixture
def events(tmp_path: Path) -> Any:
    with like_uproot.recreate(tmp_path / "f.root") as file:
        file["events"] = ak.Array([{"x": number, "y": number * 0.5, "r": {"x": 1}} for number in range(6)])
    with like_uproot.open(f"{tmp_path}/f.root:events") as opened:
        yield opened


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("root-6.40/files/classes.root", "ntpl"), ("root-6.40/files/projections.root", "ntpl"),
        ("root-6.40/files/late_in_new_cluster.root", "ntpl"), ("atlas/physlite.root", "EventData"),
    ],
)  # fmt: skip
def test_fields_of_files_of_root_have_the_names_and_values_of_uproot(path: str, name: str) -> None:
    with uproot.open(DATA / path) as file, like_uproot.open(DATA / path) as ours:
        theirs = file[name]
        assert ours[name].keys() == theirs.keys()
        assert ours.keys() == file.keys()
        compared = 0
        for key in theirs.keys():  # noqa: SIM118 (iteration yields fields)
            if key.partition(".")[0] in WRONG_IN_UPROOT:
                continue
            try:
                wanted = theirs[key].array()
            except Exception:  # noqa: BLE001 (whatever uproot raises for fields that it cannot read)
                continue
            found = ours[name][key].array()
            assert found.to_list() == wanted.to_list(), key
            assert [str(each) for each in ak.fields(found)] == ak.fields(wanted), key
            compared += 1
        assert compared > 5


@pytest.mark.filterwarnings("ignore::rntuple_construct.DroppedFieldWarning")
def test_parameters_change_no_values_of_files_of_root() -> None:
    compared = 0
    for path in sorted((DATA / "root-6.40" / "files").glob("*.root")):
        with like_uproot.open(path) as file:
            for table in file.itervalues(filter_classname="*RNTuple"):
                if table.num_entries < 1000:
                    plain = table.arrays()
                    named = table.arrays(ak_add_doc={"title": "typename"})
                    assert str(named.to_list()) == str(plain.to_list())
                    compared += 1
    assert compared > 100


def test_members_of_base_classes_are_members_of_the_class() -> None:
    with like_uproot.open(f"{DATA}/root-6.40/files/classes.root:ntpl") as table:
        assert not any(":_" in key for key in table.keys())  # noqa: SIM118 (iteration yields fields)
        (doubled,) = [field.name for field in table["shadow"].fields if "::" in field.name]
        found = table["shadow"].arrays(filter_name=doubled)
        assert found.fields == ["shadow"]
        assert found.shadow.fields == [doubled]


def test_classes_without_members_are_empty_tuples(tmp_path: Path) -> None:
    import rntuple_construct as rnt

    with rnt.create(
        tmp_path / "f.root", "t", {"e": rnt.writer.ClassSpec("Empty", {}), "x": "float"}
    ) as writer:
        writer.extend({"e": [{}, {}], "x": [1, 2]})
    for module in (uproot, like_uproot):
        with module.open(f"{tmp_path}/f.root:t") as table:
            assert table.arrays().to_list() == [{"e": (), "x": 1}, {"e": (), "x": 2}]


IGNORED = {
    "decompression_executor": object(), "interpretation_executor": object(), "array_cache": "10 MB", "backend": "cuda",
    "interpreter": "gpu",
}  # fmt: skip


def test_arguments_about_uproots_work_are_ignored_with_one_warning(events: Any, tmp_path: Path) -> None:
    with pytest.warns(
        UserWarning, match=r"arrays\(\) ignores decompression_executor, .*, interpreter"
    ) as caught:
        found = events.arrays(**IGNORED)
    assert len(caught) == 1
    assert found.to_list() == events.arrays().to_list()
    with pytest.warns(UserWarning, match=r"open\(\) ignores num_workers, timeout") as caught:
        like_uproot.open(tmp_path / "f.root", num_workers=4, timeout=3).close()
    assert len(caught) == 1
    calls = [
        (lambda: events["x"].array(decompression_executor=1), "array"),
        (lambda: next(events.iterate(interpretation_executor=1)), "iterate"),
        (lambda: next(like_uproot.iterate(f"{tmp_path}/f.root:events", custom_classes={})), "iterate"),
        (lambda: like_uproot.concatenate(f"{tmp_path}/f.root:events", language=1), "concatenate"),
        (lambda: like_uproot.recreate(tmp_path / "g.root", uuid_function=1).close(), "recreate"),
    ]
    for call, name in calls:
        with pytest.warns(UserWarning, match=rf"^{name}\(\) ignores") as caught:
            call()
        assert len(caught) == 1


def test_virtual_arrays_are_read_when_they_are_touched(events: Any) -> None:
    log: list[Any] = []
    found, plain = events.arrays(virtual=True, access_log=log), events.arrays()
    assert (found.type, log) == (plain.type, [])
    name = found.fields[0]
    assert found[name].to_list() == plain[name].to_list()
    assert {entry.field_name for entry in log} <= {name, *events.keys(filter_name=f"{name}.*"), "_0"}
    assert found.to_list() == plain.to_list()
    theirs: list[Any] = []
    uproot.open(f"{events.file.file_path}:events").arrays(virtual=True, access_log=theirs).to_list()
    assert {tuple(entry) for entry in log} == {tuple(entry) for entry in theirs}
    assert {entry._fields for entry in [*log, *theirs]} == {theirs[0]._fields}
    some = events.arrays(virtual=True, filter_name=name, entry_start=1)
    assert some.to_list() == events.arrays(filter_name=name, entry_start=1).to_list()
    described = events.arrays(virtual=True, ak_add_doc=True)
    assert described.type == events.arrays(ak_add_doc=True).type
    for field in events.values():
        assert field.arrays(virtual=True).to_list() == field.arrays().to_list()
        log.clear()
        assert field.array(virtual=True, access_log=log).to_list() == field.array().to_list()
        assert log
    with pytest.raises(SchemaError, match=r"access_log=5 has no '\+='"):
        events.arrays(virtual=True, access_log=5)


def test_defaults_of_ignored_arguments_give_no_warning(events: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        events.arrays(
            decompression_executor=None,
            array_cache="inherit",
            backend="cpu",
            interpreter="cpu",
            virtual=False,
        )


def test_wrong_names_and_arguments_are_errors(events: Any, tmp_path: Path) -> None:
    for call in (lambda: events["mass"], lambda: events.arrays(["mass"]), lambda: events["r"].arrays("mass")):
        with pytest.raises(KeyError, match="has no field 'mass'"):
            call()
        with pytest.raises(like_uproot.KeyInFileError):
            call()
    for path in ("nothing", "events/mass"):
        with pytest.raises(KeyError, match=r"no (object|field) '(nothing|mass)'"):
            like_uproot.open(f"{tmp_path}/f.root:{path}")
    with pytest.raises(IndexError):
        events[9]
    with pytest.raises(TypeError):
        events[1.5]
    with pytest.raises(TypeError, match="filter_nam"):
        events.arrays(filter_nam="x")
    for library in ("ak", "np", "pd"):
        for call in (events.arrays, lambda **given: like_uproot.concatenate(events, **given)):
            with pytest.raises(SchemaError, match="how='nothing' is not for library"):
                call(library=library, how="nothing")
    with pytest.raises(MissingSourceError, match="there are no files"):
        like_uproot.concatenate([])
    with pytest.raises(SchemaError, match="'how' cannot be used"):
        events.arrays(virtual=True, how=dict)
    with like_uproot.recreate(tmp_path / "g.root") as file:
        file["a"], file["b"] = {"x": [1]}, {"x": [1]}
    with pytest.raises(SchemaError, match="has no single RNTuple"):
        like_uproot.concatenate(tmp_path / "g.root")
    assert not hasattr(like_uproot, "nothing")
    assert not hasattr(events, "nothing")


def test_an_alias_of_the_name_of_a_field_means_the_field_as_in_uproot(events: Any, tmp_path: Path) -> None:
    with uproot.recreate(tmp_path / "tree.root") as file:
        file.mktree("events", {"x": "i8", "y": "f8"})
        file["events"].extend({"x": np.arange(6), "y": np.arange(6) * 0.5})
    arguments = {"cut": "x > 3", "aliases": {"x": "y * 5", "z": "y * 2"}}
    with (
        uproot.open(f"{tmp_path}/tree.root:events") as tree,
        pytest.warns(Warning, match="'x' is both an alias"),
    ):
        wanted = tree.arrays(["x", "z"], **arguments).to_list()
    with pytest.warns(UserWarning, match="'x' is both an alias and a field"):
        assert (
            events.arrays(["x", "z"], **arguments).to_list()
            == wanted
            == [{"x": 4, "z": 4.0}, {"x": 5, "z": 5.0}]
        )


def test_the_name_of_a_field_means_no_member_of_the_same_name(events: Any) -> None:
    assert events.arrays(["x"]).fields == ["x"]
    assert events.arrays(filter_name="x").fields == ["x", "r"]
    assert events.keys(filter_name="x") == ["x", "r.x"]


def test_missing_rntuples_are_left_out_on_request(events: Any, tmp_path: Path) -> None:
    with like_uproot.recreate(tmp_path / "g.root") as file:
        file["other"] = {"x": [1]}
    files = {f"{tmp_path}/*.root": "events"}
    assert len(like_uproot.concatenate(files, "x", allow_missing=True)) == 6
    assert [len(chunk) for chunk in like_uproot.iterate(files, "x", allow_missing=True)] == [6]
    with pytest.raises(KeyError, match="no object 'events'"):
        like_uproot.concatenate(files, "x")


def test_files_of_other_types_are_refused(events: Any, tmp_path: Path) -> None:
    with like_uproot.recreate(tmp_path / "g.root") as file:
        file["events"] = {"x": [1.5]}
    with pytest.raises(SchemaError, match=r"'x' is double in .* and std::int64_t in the file before"):
        like_uproot.concatenate(f"{tmp_path}/*.root:events", "x")


def test_objects_are_pickled_by_path(events: Any) -> None:
    again = pickle.loads(pickle.dumps(events))
    assert again.arrays().to_list() == events.arrays().to_list()
    assert copy.copy(again).keys() == events.keys()
    again.close()
    assert again.file.closed


def test_a_file_in_memory_has_other_objects_too(tmp_path: Path) -> None:
    with uproot.recreate(tmp_path / "f.root") as file:
        file["events"] = {"x": [1]}
        file["hist"] = np.histogram([1.0], bins=2)
    with like_uproot.open((tmp_path / "f.root").read_bytes()) as file:
        assert file["hist"].values().sum() == 1
        assert file["events"].arrays().x.to_list() == [1]


def test_other_names_are_those_of_uproot() -> None:
    assert like_uproot.ZLIB is uproot.ZLIB
    assert like_uproot.exceptions is uproot.exceptions


def test_the_page_about_uproot_prints_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    page = (Path(__file__).parents[2] / "docs" / "uproot.md").read_text(encoding="utf-8")
    program = page.partition("```python\n")[2].partition("```")[0]
    exec(program, {})
    said = [line.rpartition("# ")[2] for line in program.splitlines() if "print(" in line]
    assert capsys.readouterr().out.splitlines() == said


def test_dask_reads_what_all_files_have(tmp_path: Path) -> None:
    for name, member in (("a", "y"), ("b", "z")):
        with like_uproot.recreate(tmp_path / f"{name}.root") as file:
            file["t"] = {"n": [1, 2], member: [3, 4], "r": ak.Array([{"x": 5, member: {"w": 6}}] * 2)}
    files = f"{tmp_path}/*.root:t"
    for selection, expected in [
        ({}, "{n: int64, r: {x: int64}}"),
        ({"filter_name": "r.*"}, "{r: {x: int64}}"),
        ({"filter_name": "/n|y/"}, "{n: int64}"),
    ]:
        found = like_uproot.dask(files, **selection)
        assert str(found.compute().type) == f"4 * {expected}"
        assert found.fields == uproot.dask(files, **selection).fields
    assert like_uproot.dask(files).r.x.compute().to_list() == [5] * 4
    with pytest.raises(SchemaError, match="has no field 'y'"):
        like_uproot.dask(files, open_files=False).compute()
    with pytest.raises(SchemaError, match="no field in common"):
        like_uproot.dask(files, filter_name="/y|z/")
    for read in (like_uproot.concatenate, lambda *where: list(like_uproot.iterate(*where))):
        with pytest.raises(SchemaError, match=r"'r' is \{x: std::int64_t, z: \{w: std::int64_t\}\} in"):
            read(files, ["n", "r"])
        assert len(read(files, ["n", "r.x"])) in (2, 4)
