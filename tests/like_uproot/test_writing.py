"""Files that the drop-in writes and updates, read back with uproot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import awkward as ak
import numpy as np
import pandas as pd
import pytest
import uproot

import rntuple_construct as rnt
from rntuple_construct import like_uproot
from rntuple_construct.base.errors import SchemaError, UnsupportedError

TABLE = {"x": np.arange(4), "y": [[1.5], [], [2.5, 3.5], []]}

DATA: dict[str, Any] = {
    "a dict": TABLE,
    "lists": {"x": [1, 2], "s": ["a", "bc"]},
    "an awkward array": ak.Array([{"x": 1, "r": {"z": [1.0]}}, {"x": 2, "r": {"z": []}}]),
    "tuples": ak.Array([{"p": (1, 2.5), "q": [(1, "a")]}]),
    "missing values": ak.Array([{"x": 1}, {"x": None}]),
    "variants": ak.Array([{"x": 1}, {"x": "two"}]),
    "fixed arrays": {"x": np.arange(6).reshape(2, 3)},
}


def values_of(path: Path, name: str = "t") -> Any:
    with uproot.open(path) as file:
        return file[name].arrays().to_list()


@pytest.mark.parametrize("kind", DATA)
def test_uproot_reads_what_an_assignment_writes(kind: str, tmp_path: Path) -> None:
    for module in (uproot, like_uproot):
        with module.recreate(tmp_path / f"{module.__name__}.root") as file:
            file["t"] = DATA[kind]
    theirs, ours = (
        values_of(tmp_path / "uproot.root"),
        values_of(tmp_path / "rntuple_construct.like_uproot.root"),
    )
    assert ours == theirs
    assert ours


TYPES: dict[str, Any] = {
    "dtypes": (
        {"x": np.int32, "y": np.dtype("f8"), "z": "uint16"},
        {"x": np.ones(1, "i4"), "y": [2.5], "z": np.ones(1, "u2")},
    ),
    "datashapes": (
        {"x": "var * int64", "y": "?float32", "z": "{a: int64, b: string}"},
        {
            "x": [[1, 2]],
            "y": ak.values_astype(ak.Array([None, 1.0])[:1], np.float32),
            "z": ak.Array([{"a": 1, "b": "c"}]),
        },
    ),
    "what numpy makes dtypes of": (
        {"w": "(2,3)f4", "x": ("int32", (2, 4)), "y": "2i4", "z": ("int32", ("int8", 4))},
        {
            "x": np.ones((1, 2, 4), "i4"),
            "y": np.ones((1, 2), "i4"),
            "z": np.ones(1, "i4"),
            "w": np.ones((1, 2, 3), "f4"),
        },
    ),
    "dicts": (
        {"r": {"a": "int64", "s": {"b": "var * float64"}}},
        {"r": ak.Array([{"a": 1, "s": {"b": [2.5]}}])},
    ),
    "tuples that are values": ({"x": ("int32", "no type")}, {"x": ["more"]}),
    "types": ({"x": ak.types.from_datashape("var * bool", highlevel=False)}, {"x": [[True]]}),
    "a form": (DATA["an awkward array"].layout.form, DATA["an awkward array"]),
    "arrays": ({"x": [1, 2]}, {"x": [3]}),
}


@pytest.mark.parametrize("kind", TYPES)
def test_mkrntuple_takes_types_or_values_and_extend_adds(kind: str, tmp_path: Path) -> None:
    types, values = TYPES[kind]
    for module in (uproot, like_uproot):
        with module.recreate(tmp_path / f"{module.__name__}.root") as file:
            made = file.mkrntuple("d/t", types)
            made.extend(values)
            assert file["d/t"].num_entries == made.num_entries
            assert type(made).__name__ == "WritableNTuple"
            assert file.keys(cycle=False) == ["d", "d/t"]
    theirs = values_of(tmp_path / "uproot.root", "d/t")
    assert values_of(tmp_path / "rntuple_construct.like_uproot.root", "d/t") == theirs
    assert theirs


def test_update_adds_entries_fields_and_rntuples(tmp_path: Path) -> None:
    path = tmp_path / "f.root"
    with like_uproot.recreate(path, compression=uproot.ZLIB(1)) as file:
        file["t"] = {"x": [1, 2]}
        file["d/u"] = {"x": [1.5]}
    with like_uproot.update(path) as file:
        assert file["t"].num_entries == 2
        file["t"].extend({"x": [3]})
        file["t"].add_fields({"y": np.float32})
        file["t"].extend({"x": [4], "y": [0.5], "z": [7]}, accept_new_fields=True)
        file["v"] = {"x": [9]}
        assert file.keys(cycle=False) == ["d", "d/u", "t", "v"]
    assert values_of(path) == [
        {"x": 1, "y": 0, "z": 0}, {"x": 2, "y": 0, "z": 0}, {"x": 3, "y": 0, "z": 0}, {"x": 4, "y": 0.5, "z": 7},
    ]  # fmt: skip
    assert values_of(path, "v") == [{"x": 9}]
    assert values_of(path, "d/u") == [{"x": 1.5}]


def test_histograms_and_trees_are_written_by_uproot(tmp_path: Path) -> None:
    path = tmp_path / "f.root"
    with like_uproot.recreate(path) as file:
        file["t"] = TABLE
        file["hist"] = np.histogram([1.0, 2.0], bins=2)
        file["text"] = "some text"
        file.mktree("d/tree", {"x": "f8"})
        file["d/tree"].extend({"x": np.arange(2.0)})
        file["d/tree"].extend({"x": np.ones(1)})
    for module in (uproot, like_uproot):
        with module.open(path) as file:
            assert file["t"].arrays().to_list() == ak.Array(TABLE).to_list()
            assert file["hist"].values().tolist() == [1, 1]
            assert file["text"] == "some text"
            assert file["d/tree"].arrays().x.to_list() == [0, 1, 1]
    assert rnt.validate(path).ok
    with like_uproot.update(path) as file:
        file["t"].extend({"x": [9], "y": [[9.5]]})
        file["new"] = TABLE
    assert values_of(path)[-1] == {"x": 9, "y": [9.5]}
    assert values_of(path, "new") == ak.Array(TABLE).to_list()
    with uproot.open(path) as file:
        assert file["hist"].values().tolist() == [1, 1]


def test_descriptions_of_awkward_arrays_are_kept(tmp_path: Path) -> None:
    data = ak.Array([{"x": 1, "r": [{"y": 2, "p": (1, 2)}]}])
    data = ak.with_parameter(data, "__doc__", "all")
    data.layout.content("x").parameters["__doc__"] = "an x"
    data.layout.content("r").content.parameters["__doc__"] = "one r"
    data.layout.content("r").content.content("p").content("1").parameters["__doc__"] = "second"
    with like_uproot.recreate(tmp_path / "f.root") as file:
        file.mkrntuple("t", data)
    arrays = []
    for module in (uproot, like_uproot):
        with module.open(f"{tmp_path}/f.root:t") as table:
            assert table.description == "all"
            assert table["x"].description == "an x"
            arrays.append(table.arrays(ak_add_doc=True))
    assert arrays[0].layout.form == arrays[1].layout.form
    assert arrays[1].layout.content("r").content.content("p").content("1").parameters["__doc__"] == "second"


def test_a_failed_block_leaves_no_file_and_changes_none(tmp_path: Path) -> None:
    path = tmp_path / "f.root"
    for opened in (like_uproot.recreate, like_uproot.update):
        before = path.read_bytes() if path.exists() else None
        with pytest.raises(ValueError, match="elements"), opened(path) as file:  # noqa: PT012 (the block fails)
            file["new"] = TABLE
            file["wrong"] = {"x": [1], "y": [1, 2]}
        assert (path.read_bytes() if path.exists() else None) == before
        rnt.write(path, "t", {"x": [1]})


def test_wrong_data_are_errors(tmp_path: Path) -> None:
    with like_uproot.recreate(tmp_path / "f.root") as file:
        with pytest.raises(ValueError, match="types but no values"):
            file["t"] = {"x": "int32", "y": np.int64}
        for wrong in (ak.Array([1, 2]), ak.Array([1]).layout, ak.Array([1]).layout.form):
            with pytest.raises(TypeError, match="columns by name"):
                file["t"] = wrong
        with pytest.raises(SchemaError, match="'nonsense' is not a type"):
            file.mkrntuple("t", {"x": "nonsense"})
        file["t"] = {"x": [1], "y": [2]}
        with pytest.raises(ValueError, match="y"):
            file["t"].extend({"x": [1]})
        with pytest.raises(ValueError, match="z"):
            file["t"].extend({"x": [1], "y": [1], "z": [1]})
        for name, problem in {"x": "already exists", "x.y": "has the type", "n.y": "not found"}.items():
            with pytest.raises(SchemaError, match=problem):
                file["t"].add_fields({name: np.int32})
        for key in ("nothing", "u"):
            with pytest.raises(KeyError, match="no RNTuple"):
                file[key]
            with pytest.raises(like_uproot.KeyInFileError):
                del file[key]
        with pytest.raises(UnsupportedError, match="cannot be deleted"):
            del file["t"]
    assert values_of(tmp_path / "f.root") == [{"x": 1, "y": 2}]


@pytest.mark.parametrize("wrong", [np.dtype([("a", "f4")]), "i4, (2,3)f8, f4", frozenset])
def test_types_that_only_numpy_has_are_errors(wrong: Any, tmp_path: Path) -> None:
    for module in (uproot, like_uproot):
        with module.recreate(tmp_path / "f.root") as file:
            for make in (file.mkrntuple, file.mktree):
                with pytest.raises(TypeError):
                    make("t", {"x": wrong})


def test_uproot_finds_errors_in_trees_and_objects_at_once(tmp_path: Path) -> None:
    path = tmp_path / "f.root"
    with like_uproot.recreate(path) as file:
        tree = file.mktree("tree", {"x": "f8"})
        tree.extend({"x": np.ones(3)})
        assert tree.num_entries == 3
        with pytest.raises(ValueError, match="extend"):
            tree.extend({"y": np.ones(3)})
        with pytest.raises(AttributeError):
            tree._nothing  # noqa: B018 (raises)
        with pytest.raises(TypeError):
            file["hist"] = (1, "no histogram")
    with uproot.open(path) as file:
        assert file.keys(cycle=False) == ["tree"]
        assert file["tree"].num_entries == 3


def test_records_get_new_members(tmp_path: Path) -> None:
    path = tmp_path / "f.root"
    data = ak.Array([{"p": {"a": 1, "q": {"b": 2}}, "r": {"q": {"b": 3}, "s": {"b": 4}}}])
    for module in (uproot, like_uproot):
        with module.recreate(path) as file:
            file["t"] = data
        with module.update(path) as file:
            file["t"].add_fields({"p.c": np.float32, "r.q.d": np.int64, "s.e": np.int32, "f": np.int8})
            with pytest.raises(ValueError, match="ambiguous"):
                file["t"].add_fields({"q.e": np.int32})
            with pytest.raises(ValueError, match="already exists"):
                file["t"].add_fields({"r.q.d": np.int64})
        with uproot.open(path) as file:
            assert file["t"].arrays().to_list() == [
                {
                    "p": {"a": 1, "q": {"b": 2}, "c": 0},
                    "r": {"q": {"b": 3, "d": 0}, "s": {"b": 4, "e": 0}},
                    "f": 0,
                }
            ]


def test_extend_adds_fields_of_arrays_and_data_frames(tmp_path: Path) -> None:
    with like_uproot.recreate(tmp_path / "f.root") as file:
        file["t"] = {"x": [1]}
        with pytest.raises(ValueError, match="'y' of the data is not in this RNTuple"):
            file["t"].extend({"x": [2], "y": [3]})
        file["t"].extend(ak.Array([{"x": 2, "y": 3}]), accept_new_fields=True)
        file["t"].extend(pd.DataFrame({"x": [4], "y": [5], "z": [6.5]}), accept_new_fields=True)
    assert values_of(tmp_path / "f.root") == [
        {"x": 1, "y": 0, "z": 0}, {"x": 2, "y": 3, "z": 0}, {"x": 4, "y": 5, "z": 6.5},
    ]  # fmt: skip


def directories_of(module: Any, path: Path) -> list[Any]:
    """Write into directories, and return what the module says about them."""
    found: list[Any] = []
    with module.recreate(path) as file:
        file["t"] = {"x": [1, 2]}
        file["d/u"] = {"x": [1]}
        directory = file.mkdir("d/e", initial_directory_bytes=500)
        directory["v"] = {"x": [1.0]}
        directory["v"].extend({"x": [2.0]})
        file.update({"q": {"x": [1]}}, r={"x": [1]})
        file.mktree("tree", branch_types_or_data={"x": "f8"})
        file["d"].mkrntuple("w", type_spec_or_data={"x": "f8"})
        for each in (file, directory, file["d"]):
            found += [
                each.path,
                each.object_path,
                each.file_path,
                each.keys(),
                each.classnames(),
                each.closed,
            ]
        found += [
            file.keys(recursive=False),
            file.keys(filter_classname="*RNTuple"),
            directory["v"].object_path,
        ]
        found += [
            file["d"]["e"]["v"].num_entries,
            "v" in directory,
            directory["v"].path,
        ]
    with module.update(path) as file:
        file["d/e"]["v"].extend({"x": [3.0]})
        file["d"].mkdir("e")["more"] = {"x": [1]}
        found += [sorted(file.keys(cycle=False)), sorted(file["d"].classnames().items())]
    found.append(file.closed)
    return found


def test_directories_are_those_of_uproot(tmp_path: Path) -> None:
    path = tmp_path / "f.root"
    theirs, ours = directories_of(uproot, path), directories_of(like_uproot, path)
    assert ours == theirs
    assert values_of(path, "d/e/v") == [{"x": 1}, {"x": 2}, {"x": 3}]
    assert rnt.validate(path).ok
    with like_uproot.update(path) as file:
        assert isinstance(file, uproot.WritableDirectory)
        for key in ("tree", "d/nothing"):
            with pytest.raises(KeyError, match="no RNTuple"):
                file[key]


def test_no_module_of_the_drop_in_hides_one_of_uproot() -> None:
    names = {path.stem for path in Path(like_uproot.__file__).parent.glob("*.py")}
    assert {name for name in names if hasattr(uproot, name)} <= {"__init__"}
    assert like_uproot.writing.identify is uproot.writing.identify


def test_create_replaces_no_file(tmp_path: Path) -> None:
    with like_uproot.create(tmp_path / "f.root", compression=None) as file:
        file["t"] = {"x": [1]}
    with pytest.raises(FileExistsError, match="update"):
        like_uproot.create(tmp_path / "f.root")
