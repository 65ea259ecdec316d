"""The reader as Python users, and users of uproot, expect it: names, subscripts, several files, pickles, notebooks."""

from __future__ import annotations

import copy
import io
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import awkward as ak
import numpy as np
import pandas as pd
import pyarrow as pa
import pytest
import uproot
from hypothesis import given
from hypothesis import strategies as st

import rntuple_construct as rnt
from rntuple_construct import like_uproot
from rntuple_construct.base.errors import MissingSourceError, SchemaError, UnsupportedError

SCHEMA = {
    "run": "std::int64_t",
    "pt": "std::vector<float>",
    "muons": [{"pt": "double", "id": {"x": "std::int32_t"}}],
    "vertex": {"x": "float", "names": "std::vector<std::string>"},
    "tag": "std::string",
}


def entries(start: int, stop: int) -> dict[str, list[Any]]:
    span = range(start, stop)
    return {
        "run": list(span),
        "pt": [[0.5 * number] * (number % 3) for number in span],
        "muons": [[{"pt": number + 0.5, "id": {"x": number}}] * (number % 2) for number in span],
        "vertex": [{"x": number, "names": ["a"] * (number % 4)} for number in span],
        "tag": [f"t{number}" for number in span],
    }


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("habits") / "data.root"
    with rnt.create(made, "Events", SCHEMA) as writer:
        for start in (0, 4, 8):
            writer.extend(entries(start, start + 4))
            writer.flush_cluster()
    return made


@pytest.fixture
def events(path: Path) -> Any:
    with rnt.open(path, ntuple="Events") as opened:
        yield opened


def test_a_name_behind_the_path_opens_the_rntuple(path: Path) -> None:
    for opened in (
        rnt.open(f"{path}:Events"), rnt.open(path, ntuple="Events"), rnt.open({str(path): "Events"}),
    ):  # fmt: skip
        with opened as events:
            assert isinstance(events, rnt.RNTuple)
            assert events.num_entries == 12
    with pytest.raises(SchemaError, match="'Other'"):
        rnt.open(f"{path}:Other")
    with pytest.raises(FileNotFoundError, match=r"missing\.root"):
        rnt.open("missing.root:Events")


def test_a_path_with_a_colon_that_exists_is_a_path(path: Path, tmp_path: Path) -> None:
    odd = tmp_path / "odd:Events"
    odd.write_bytes(path.read_bytes())
    with rnt.open(str(odd)) as file:
        assert isinstance(file, rnt.RNTupleFile)
        assert file.keys() == ["Events"]


def test_names_types_and_tree_are_those_of_uproot(path: Path, events: rnt.RNTuple) -> None:
    with uproot.open(f"{path}:Events") as theirs:
        assert events.keys() == theirs.keys()
        assert events.keys(recursive=False) == theirs.keys(recursive=False)
        assert events.typenames() == theirs.typenames()
        for chosen in ("*t", "/^(run|tag)$/", ["pt", "t*"]):
            assert events.keys(recursive=False, filter_name=chosen) == theirs.keys(
                recursive=False, filter_name=chosen
            )
        assert [field.name for field in events] == [field.name for field in theirs]
        ours, tree = io.StringIO(), io.StringIO()
        events.show(stream=ours)
        theirs.show(stream=tree)
        # They write "()" behind fields without a type.
        assert ours.getvalue().splitlines()[1:] == tree.getvalue().replace(" ()", "").splitlines()[1:]


def test_every_name_reads(events: rnt.RNTuple) -> None:
    assert list(events.typenames()) == events.keys() == [name for name, _ in events.items()]
    for name in list(events.typenames()):
        assert name in events
        field = events[name]
        assert field.path == name
        assert len(field.array(library="py")) == 12
        assert len(events.arrays([name])[name]) == 12
    assert "missing" not in events
    assert 5 not in events
    assert [value.path for value in events.values(filter_name=lambda name: "." not in name)] == list(SCHEMA)


def test_fields_read_themselves(events: rnt.RNTuple) -> None:
    assert events["run"].array(entry_start=2, entry_stop=4).tolist() == [2, 3]
    assert events["run"][2:4].tolist() == [2, 3]
    assert (events["run"][-1], events["pt"][4].tolist()) == (11, [2.0])
    assert np.asarray(events["run"]).tolist() == list(range(12))
    assert (
        events["muons.id.x"].array(library="ak").to_list()
        == events["muons"]["id"]["x"].array(library="ak").to_list()
        == [[number] * (number % 2) for number in range(12)]
    )
    assert events["vertex"].keys() == ["x", "names"]
    assert [member.path for member in events["vertex"]] == ["vertex.x", "vertex.names"]
    assert events["vertex"].typenames() == {"x": "float", "names": "std::vector<std::string>"}
    assert isinstance(events["pt"].array(library="pa"), pa.ChunkedArray)
    assert isinstance(events["pt"].array(library="pd"), pd.Series)
    with pytest.raises(IndexError):
        events["run"][12]
    for parent, name in ((events, "mass"), (events["vertex"], "z")):
        with pytest.raises(KeyError, match=f"^'[A-Za-z]+' has no (field|member) '{name}'") as caught:
            parent[name]  # type: ignore[index]
        assert isinstance(caught.value, SchemaError)


def test_filters_choose_among_names(events: rnt.RNTuple) -> None:
    assert list(events.arrays(filter_name="/^R/i")) == ["run"]
    assert list(events.arrays(["run", "tag"], filter_name="t*")) == ["tag"]
    assert [list(chunk) for chunk in events.iterate(filter_name=["run"], step_size=6)] == [["run"]] * 2
    for wrong in ("/(/", 7):
        with pytest.raises(SchemaError):
            events.keys(filter_name=wrong)  # type: ignore[arg-type]


def test_chunks_of_clusters(events: rnt.RNTuple) -> None:
    assert events.cluster_ranges == [(0, 4), (4, 8), (8, 12)]
    chunks = events.iterate("run", step_size="cluster", entry_start=2, entry_stop=9)
    assert [chunk["run"].tolist() for chunk in chunks] == [[2, 3], [4, 5, 6, 7], [8]]


@pytest.mark.parametrize("library", ["np", "ak", "pa", "pa-binary", "pd", "polars", "py"])
def test_several_files_are_one(library: Any, path: Path, tmp_path: Path) -> None:
    (tmp_path / "a.root").write_bytes(path.read_bytes())
    (tmp_path / "b.root").write_bytes(path.read_bytes())
    wanted = [*range(12), *range(12)]
    for files in (
        f"{tmp_path}/*.root", f"{tmp_path}/?.root:Events", {f"{tmp_path}/*.root": "Events"},
        [tmp_path / "a.root", f"{tmp_path}/b.root:Events"],
    ):  # fmt: skip
        joined = rnt.concatenate(files, ["run", "pt"], library=library)
        runs = [row["run"] for row in joined] if library == "py" else list(joined["run"])
        assert [int(run if not hasattr(run, "as_py") else run.as_py()) for run in runs] == wanted
        assert len(joined if library == "py" else joined["pt"]) == 24
        chunks = list(rnt.iterate(files, "run", step_size=5, library=library))
        assert [len(chunk if library == "py" else chunk["run"]) for chunk in chunks] == [5, 5, 2] * 2


def test_files_that_do_not_fit_together(path: Path, tmp_path: Path) -> None:
    rnt.write(tmp_path / "other.root", "Events", {"run": np.zeros(1)})
    with pytest.raises(
        SchemaError, match=r"'run' is double in .*other\.root and std::int64_t in the file before"
    ):
        rnt.concatenate([path, tmp_path / "other.root"], ["run"])
    with pytest.raises(SchemaError, match="is missing in"):
        list(rnt.iterate([path, tmp_path / "other.root"], filter_name="tag"))
    with pytest.raises(MissingSourceError, match="no file fits"):
        rnt.concatenate(f"{tmp_path}/x*.root")
    with pytest.raises(MissingSourceError, match="no files"):
        rnt.concatenate([])


def total(events: rnt.RNTuple) -> int:
    return int(events.arrays("run")["run"].sum())


def test_pickles_open_the_file_again(path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(path.parent)
    with rnt.open(path.name, ntuple="Events") as events, ProcessPoolExecutor(1, get_context("spawn")) as pool:
        pickled = pickle.dumps(events)
        monkeypatch.chdir(tmp_path)
        assert pool.submit(total, events).result() == 66
    assert total(pickle.loads(pickled)) == 66
    with rnt.open(path) as file:
        assert pickle.loads(pickle.dumps(file)).keys() == ["Events"]
    with rnt.open(path.read_bytes(), ntuple="Events") as events:
        assert total(pickle.loads(pickle.dumps(events))) == 66
    with path.open("rb") as stream, rnt.open(stream) as file, pytest.raises(SchemaError, match="by its path"):
        pickle.dumps(file)


def test_pickles_of_attribute_sets(tmp_path: Path) -> None:
    path = tmp_path / "attributes.root"
    with rnt.create(path, "Events", {"x": "float"}) as writer:
        attributes = writer.attribute_set("Lumi", {"run": "std::int32_t"})
        writer.extend({"x": np.zeros(3, np.float32)})
        attributes.extend([0], [3], {"run": [7]})
    with rnt.open(path) as file:
        lumi = pickle.loads(pickle.dumps(file["Events"].attribute_set("Lumi")))
        assert lumi.arrays(library="py") == file["Events"].attribute_set("Lumi").arrays(library="py")


def test_notebooks_show_tables_without_running_names(tmp_path: Path) -> None:
    evil = "<script>x"
    rnt.write(tmp_path / "evil.root", "Events", {evil: np.zeros(1)})
    with rnt.open(tmp_path / "evil.root") as file:
        shown = file["Events"]._repr_html_()
        assert "&lt;script&gt;" in shown
        assert "double" in shown
        assert evil not in shown + file._repr_html_()
        assert "ROOT::RNTuple" in file._repr_html_()


def test_polars_holds_what_arrow_holds_but_variants(events: rnt.RNTuple, tmp_path: Path) -> None:
    assert events.arrays(library="polars").to_dicts() == events.arrays(library="py")
    rnt.write(tmp_path / "variant.root", "Events", {"v": [1, "two"]})
    with rnt.open(tmp_path / "variant.root") as file, pytest.raises(UnsupportedError, match="field 'v'"):
        file["Events"].arrays(library="polars")


# The dict of numpy arrays, whose lists are split when they are looked at


def plain(columns: Any) -> dict[str, Any]:
    return {name: [np.asarray(value).tolist() for value in columns[name]] for name in columns}


def as_named(**columns: Any) -> dict[str, Any]:
    return columns


@pytest.mark.parametrize(
    "taken",
    [
        dict, lambda lazy: {**lazy}, lambda lazy: dict(lazy.items()), copy.copy, lambda lazy: lazy.copy(),
        lambda lazy: dict(zip(lazy.keys(), lazy.values(), strict=True)), lambda lazy: lazy | {},
        lambda lazy: {} | lazy, lambda lazy: pickle.loads(pickle.dumps(lazy)), copy.deepcopy,
        lambda lazy: as_named(**lazy), lambda lazy: {name: lazy.get(name) for name in lazy},
        lambda lazy: {name: lazy.pop(name) for name in list(lazy)},
        lambda lazy: dict(reversed([lazy.popitem() for _ in range(len(lazy))])),
        lambda lazy: {name: lazy.setdefault(name) for name in lazy},
    ],
)  # fmt: skip
def test_however_columns_are_taken_they_are_arrays(taken: Any, events: rnt.RNTuple) -> None:
    names = ["run", "pt", "tag"]
    wanted = {name: events[name].array(library="py") for name in names}
    made = taken(events.arrays(names))
    assert list(made) == names
    assert all(type(array) is np.ndarray for array in made.values())
    assert plain(made) == wanted


def test_columns_are_made_once_and_can_be_replaced(events: rnt.RNTuple) -> None:
    columns = events.arrays(["pt", "tag"])
    assert columns["pt"] is columns["pt"]
    columns["pt"] = np.zeros(1)
    assert columns["pt"].tolist() == [0.0]
    columns |= {"tag": np.ones(1)}
    assert columns["tag"].tolist() == [1.0]
    del columns["pt"]
    assert list(columns) == ["tag"]
    columns.clear()
    assert columns == {}
    assert "pt" in repr(events.arrays(["pt"]))


@given(st.lists(st.lists(st.floats(width=32, allow_nan=False), max_size=4), min_size=1, max_size=20))
def test_lists_of_numbers_in_pandas_are_backed_by_arrow_and_come_back(lists: list[list[float]]) -> None:
    stream = io.BytesIO()
    rnt.write(stream, "Events", {"x": ak.values_astype(ak.Array([*lists, [0.0]])[:-1], np.float32)})
    with rnt.open(stream.getvalue(), ntuple="Events") as events:
        frame = events.arrays(library="pd")
        assert frame["x"].tolist() == lists
        assert isinstance(frame["x"].dtype, pd.ArrowDtype)
        again = io.BytesIO()
        rnt.write(again, "Events", frame)
        with rnt.open(again.getvalue(), ntuple="Events") as copied:
            assert copied.arrays(library="py") == events.arrays(library="py")


# A script for uproot

SCRIPT = """
with {module}.open(path) as file:
    out.append(file.keys(cycle=False))
    out.append(file.classnames(cycle=False))
with {module}.open(path + ":Events") as events:
    out.append(events.num_entries)
    out.append("run" in events)
    out.append("mass" in events)
    out.append([events[name].typename for name in events.keys()])
    out.append([field.name for field in events])
    run = events["run"].array()
    pt = events["pt"].array(entry_start=1, entry_stop=9)
    out.append(ak.sum(pt, axis=1).to_list())
    arrays = events.arrays(["pt", "muons"])
    selected = arrays[ak.num(arrays.pt) > 1]
    out.append(ak.flatten(selected.muons.pt).to_list())
    out.append(events["vertex.x"].array(library="np").tolist())
    out.append(events.arrays(["run"], library="np")["run"].tolist())
    out.append(events.arrays(filter_name="/^r/", entry_stop=3).to_list())
    for chunk in events.iterate(["run", "tag"], step_size=5):
        out.append(chunk.tag.to_list())
    out.append(events.arrays(["run", "tag"], library="pd")["tag"].tolist())
out.append({module}.concatenate([path + ":Events", path + ":Events"], ["run"]).run.to_list())
for chunk in {module}.iterate({{path: "Events"}}, ["pt"], step_size=7):
    out.append(chunk.pt.to_list())
"""


def test_a_script_for_uproot_runs_with_another_import(path: Path) -> None:
    results = {}
    for module in (uproot, like_uproot):
        results[module.__name__] = out = []
        names = {"module": module, "path": str(path), "ak": ak, "out": out}
        exec(SCRIPT.format(module="module"), names)
    assert results["rntuple_construct.like_uproot"] == results["uproot"]
    assert len(results["uproot"]) > 15


def test_the_default_library_is_that_of_open(path: Path) -> None:
    with rnt.open(path, library="py") as file:
        assert file["Events"].arrays("run", entry_stop=1) == [{"run": 0}]
        assert pickle.loads(pickle.dumps(file["Events"])).default_library == "py"
        assert [len(chunk) for chunk in file["Events"].iterate("run", step_size=6)] == [6, 6]
