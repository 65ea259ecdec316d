"""RNTuples as Dask collections and back: the same values, and no field read that nobody asked for."""

from __future__ import annotations

import sys
import uuid
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.reader.ntuple import RNTuple

ak = pytest.importorskip("awkward")
dask = pytest.importorskip("dask")
dask_awkward = pytest.importorskip("dask_awkward")

SCHEMA = {"id": "std::int64_t", "pt": "std::vector<float>", "name": "std::string", "flag": "bool"}


@pytest.fixture(autouse=True)
def _in_this_thread() -> Any:
    with dask.config.set(scheduler="synchronous"):
        yield


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two files of three clusters, and one without entries."""
    directory = tmp_path_factory.mktemp("dask")
    for number in range(3):
        with rnt.create(directory / f"f{number}.root", "Events", SCHEMA, durable=False) as writer:
            for cluster in range(3 if number < 2 else 0):
                ids = np.arange(10) + 10 * cluster + 100 * number
                writer.extend(
                    {
                        "id": ids, "pt": [[0.5] * (each % 4) for each in ids], "name": [f"n{each}" for each in ids],
                        "flag": ids % 2 == 0,
                    }
                )  # fmt: skip
                writer.flush_cluster()
    return directory


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], int | None, int | None]]:
    """Fields and entries of each read."""
    found: list[tuple[list[str], int | None, int | None]] = []
    original = RNTuple.read

    def note(self: RNTuple, fields: list[str], start: int | None, stop: int | None, library: Any) -> Any:
        found.append((fields, start, stop))
        return original(self, fields, start, stop, library)

    monkeypatch.setattr(RNTuple, "read", note)
    return found


def test_every_cluster_is_a_partition(files: Path) -> None:
    events = rnt.dask_awkward(f"{files}/f*.root")
    assert events.divisions == (0, 10, 20, 30, 40, 50, 60)
    whole = rnt.concatenate(f"{files}/f*.root", library="ak")
    assert events.compute().tolist() == whole.tolist()
    assert events.partitions[4].compute().id.tolist() == list(range(110, 120))
    assert str(events._meta.layout.form.type) == str(whole.layout.form.type)


def test_only_fields_that_are_needed_are_read(files: Path, read: list[Any]) -> None:
    events = rnt.dask_awkward([f"{files}/f0.root:Events", f"{files}/f1.root"])
    read.clear()
    result = (ak.num(events.pt) + events.id).compute()
    assert result.tolist() == [each + each % 4 for number in (0, 100) for each in range(number, number + 30)]
    assert [sorted(fields) for fields, *_ in read] == [["id", "pt"]] * 6
    assert sorted((start, stop) for _, start, stop in read) == [
        (0, 10),
        (0, 10),
        (10, 20),
        (10, 20),
        (20, 30),
        (20, 30),
    ]


def test_chosen_fields_are_all_there_is(files: Path) -> None:
    assert rnt.dask_awkward(f"{files}/f0.root", ["id", "n*"]).fields == ["id", "name"]
    assert rnt.dask_awkward(f"{files}/f0.root", filter_name="/p./").fields == ["pt"]


def test_file_without_entries_is_an_array_without_any(files: Path) -> None:
    events = rnt.dask_awkward(files / "f2.root")
    assert events.compute().tolist() == []
    assert events.fields == list(SCHEMA)


def test_flat_fields_are_a_data_frame(files: Path, read: list[Any]) -> None:
    frame = rnt.dask_dataframe(f"{files}/f*.root")
    assert list(frame.columns) == ["id", "name", "flag"]
    assert frame.npartitions == 6
    read.clear()
    assert int(frame["id"].sum().compute()) == 2 * sum(range(30)) + 30 * 100
    assert [fields for fields, *_ in read] == [["id"]] * 6
    assert frame.compute().shape == (60, 3)


def test_nested_field_in_a_data_frame_is_refused(files: Path) -> None:
    with pytest.raises(SchemaError, match=r"'pt' is not flat \(rnt.dask_awkward"):
        rnt.dask_dataframe(f"{files}/f0.root", ["id", "pt"])


def test_files_of_other_types_are_refused(files: Path, tmp_path: Path) -> None:
    rnt.write(tmp_path / "other.root", "Events", {"id": np.arange(3, dtype=np.int32)})
    with pytest.raises(SchemaError, match=r"'id' is std::int32_t in .*other\.root and std::int64_t in"):
        rnt.dask_awkward([f"{files}/f0.root", str(tmp_path / "other.root")], ["id"])


def test_unknown_field_is_refused(files: Path) -> None:
    with pytest.raises(SchemaError, match="nothing"):
        rnt.dask_awkward(f"{files}/f0.root", ["nothing"])


def test_bytes_cannot_be_opened_elsewhere(files: Path) -> None:
    with pytest.raises(SchemaError, match="paths and URLs"):
        rnt.dask_awkward([(files / "f0.root").read_bytes()])


@pytest.mark.parametrize("kind", ["array", "frame"])
def test_partitions_become_files(files: Path, tmp_path: Path, kind: str) -> None:
    if kind == "array":
        events = rnt.dask_awkward(f"{files}/f*.root")
        chosen = events[events.id % 3 == 0]
    else:
        events = rnt.dask_dataframe(f"{files}/f*.root")
        chosen = events[events["id"] % 3 == 0]
    paths = rnt.to_rntuple(chosen, tmp_path / "out", options=rnt.WriteOptions(compression="none"))
    assert paths == [str(tmp_path / "out" / f"part-{number:05}.root") for number in range(6)]
    assert all(rnt.validate(path).ok for path in paths)
    ids = rnt.concatenate(paths, ["id"])["id"].tolist()
    assert ids == [each for each in [*range(30), *range(100, 130)] if each % 3 == 0]
    if kind == "array":
        again = rnt.dask_awkward(paths)
        assert again.compute().tolist() == chosen.compute().tolist()


def test_partitions_become_files_behind_a_url(files: Path) -> None:
    pytest.importorskip("fsspec")
    target = f"memory://{uuid.uuid4()}"
    urls = rnt.to_rntuple(rnt.dask_awkward(f"{files}/f0.root"), target, "Other")
    assert urls == [f"{target}/part-{number:05}.root" for number in range(3)]
    with rnt.open(urls[1], ntuple="Other") as events:
        assert events["id"].array().tolist() == list(range(10, 20))


def test_what_is_no_collection_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SchemaError, match="not a Dask collection"):
        rnt.to_rntuple({"id": np.arange(3)}, tmp_path)


def test_array_without_fields_is_refused(files: Path, tmp_path: Path) -> None:
    with pytest.raises(SchemaError, match="array of records"):
        rnt.to_rntuple(rnt.dask_awkward(f"{files}/f0.root").id, tmp_path / "out")


def test_without_dask_the_extra_is_named(files: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "dask_awkward", None)
    with pytest.raises(rnt.MissingExtraError, match=r"rntuple-construct\[dask\]"):
        rnt.dask_awkward(f"{files}/f0.root")
