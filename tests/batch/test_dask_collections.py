"""RNTuples as Dask collections and back: the same values, and no field read that nobody asked for."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import threading
import uuid
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError, SchemaError, SourceError
from rntuple_construct.batch.open_files import OPEN_FILES, OpenFiles, Opening
from rntuple_construct.reader.ntuple import RNTuple
from tests.support import servers

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
    original = RNTuple.arrays

    def note(self: RNTuple, fields: list[str], cut: Any = None, **options: Any) -> Any:
        found.append((fields, options.get("entry_start"), options.get("entry_stop")))
        return original(self, fields, cut, **options)

    monkeypatch.setattr(RNTuple, "arrays", note)
    return found


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Files that were opened."""
    found: list[str] = []
    original = Opening.open

    def note(self: Opening, source: str, ntuple: str | None, known: Any) -> Any:
        found.append(Path(source).name)
        return original(self, source, ntuple, known)

    monkeypatch.setattr(Opening, "open", note)
    return found


def test_every_cluster_is_a_partition(files: Path) -> None:
    events = rnt.dask_awkward(f"{files}/f*.root", step_size="cluster")
    assert events.divisions == (0, 10, 20, 30, 40, 50, 60)
    whole = rnt.concatenate(f"{files}/f*.root", library="ak")
    assert events.compute().tolist() == whole.tolist()
    assert events.partitions[4].compute().id.tolist() == list(range(110, 120))
    assert str(events._meta.layout.form.type) == str(whole.layout.form.type)


def test_only_fields_that_are_needed_are_read(files: Path, read: list[Any]) -> None:
    events = rnt.dask_awkward([f"{files}/f0.root:Events", f"{files}/f1.root"], step_size="cluster")
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
    frame = rnt.dask_dataframe(f"{files}/f*.root", step_size="cluster")
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
        events = rnt.dask_awkward(f"{files}/f*.root", step_size="cluster")
        chosen = events[events.id % 3 == 0]
    else:
        events = rnt.dask_dataframe(f"{files}/f*.root", step_size="cluster")
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
    urls = rnt.to_rntuple(rnt.dask_awkward(f"{files}/f0.root", step_size=10), target, "Other")
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
    with pytest.raises(rnt.MissingExtraError, match=r"pip install .*'dask-awkward>="):
        rnt.dask_awkward(f"{files}/f0.root")


# Partitions


def ranges(events: Any) -> list[tuple[int, int]]:
    return list(zip(events.divisions[:-1], events.divisions[1:], strict=True))


def test_partitions_are_whole_clusters_up_to_a_size(files: Path) -> None:
    path = f"{files}/f0.root"
    assert ranges(rnt.dask_awkward(path)) == [(0, 30)]
    assert ranges(rnt.dask_awkward(path, ["id"], step_size="160 B")) == [(0, 20), (20, 30)]
    assert ranges(rnt.dask_awkward(path, ["id"], step_size="1 B")) == [(0, 10), (10, 20), (20, 30)]
    # Strings and lists count too.
    assert len(ranges(rnt.dask_awkward(path, step_size="160 B"))) == 3


def test_a_number_of_entries_is_a_limit(files: Path) -> None:
    path = f"{files}/f0.root"
    assert ranges(rnt.dask_awkward(path, step_size=25)) == [(0, 20), (20, 30)]
    assert ranges(rnt.dask_awkward(path, step_size=10)) == [(0, 10), (10, 20), (20, 30)]
    divided = ranges(rnt.dask_awkward(path, step_size=4))
    assert max(stop - start for start, stop in divided) <= 4
    assert {0, 10, 20} <= {start for start, _ in divided}
    assert rnt.dask_awkward(path, ["id"], step_size=4).id.compute().tolist() == list(range(30))


@pytest.mark.parametrize(("number", "expected"), [
    (1, [(0, 30)]), (2, [(0, 10), (10, 30)]), (3, [(0, 10), (10, 20), (20, 30)]), (4, [(0, 10), (10, 15), (15, 20), (20, 30)]),
])  # fmt: skip
def test_parts_of_each_file_begin_at_clusters_where_possible(
    files: Path, number: int, expected: list[tuple[int, int]]
) -> None:
    path = f"{files}/f0.root"
    assert ranges(rnt.dask_awkward(path, steps_per_file=number)) == expected
    later = rnt.dask_awkward([path], steps_per_file=number, open_files=False)
    assert later.npartitions == number
    assert later.id.compute().tolist() == list(range(30))


def test_more_parts_than_entries_are_left_out(files: Path) -> None:
    assert ranges(rnt.dask_awkward(f"{files}/f0.root", steps_per_file=100)) == [(n, n + 1) for n in range(30)]
    later = rnt.dask_awkward(f"{files}/f0.root", steps_per_file=100, open_files=False)
    assert later.npartitions == 100
    assert later.id.compute().tolist() == list(range(30))


def test_files_are_opened_by_workers(files: Path, opened: list[str]) -> None:
    events = rnt.dask_awkward(f"{files}/f*.root", open_files=False)
    assert (opened, events.npartitions, events.known_divisions) == (["f0.root"], 3, False)
    assert events.id.compute().tolist() == [*range(30), *range(100, 130)]
    assert sorted(opened) == ["f0.root", "f1.root", "f2.root"]


def test_files_that_workers_open_have_the_types_of_the_first(files: Path, tmp_path: Path) -> None:
    rnt.write(tmp_path / "other.root", "Events", {"id": np.arange(3, dtype=np.int32), "flag": [True] * 3})
    paths = [f"{files}/f0.root", str(tmp_path / "other.root")]
    events = rnt.dask_awkward(paths, ["id", "flag"], open_files=False)
    assert len(events.flag.compute()) == 33
    with pytest.raises(
        SchemaError, match=r"'id' is std::int32_t in .*other\.root and std::int64_t in the first file"
    ):
        events.id.compute()
    frame = rnt.dask_dataframe(paths, ["id"], open_files=False)
    with pytest.raises(SchemaError, match=r"'id' is std::int32_t in .*other\.root"):
        frame.compute()


@pytest.mark.parametrize("steps", [[[0, 5], [12, 20]], [(0, 5), (12, 20)], np.array([[0, 5], [12, 20]])])
def test_steps_of_a_file_are_its_partitions(files: Path, steps: Any, opened: list[str]) -> None:
    given = {f"{files}/f0.root": {"object_path": "Events", "steps": steps}, f"{files}/f1.root": "Events"}
    events = rnt.dask_awkward(given)
    assert events.npartitions == 3
    assert events.id.compute().tolist() == [*range(5), *range(12, 20), *range(100, 130)]
    one = {f"{files}/f1.root": {"object_path": "Events", "steps": [0, 10, 15]}}
    opened.clear()
    later = rnt.dask_awkward([one, one], open_files=False)
    assert later.divisions == (0, 10, 15, 25, 30)
    assert opened == ["f1.root"]
    assert later.id.compute().tolist() == list(range(100, 115)) * 2


@pytest.mark.parametrize(("options", "message"), [
    ({"step_size": 5, "steps_per_file": 2}, "exclude each other"),
    ({"step_size": 5, "open_files": False}, "step_size needs open files"),
    ({"steps_per_file": 0}, "steps_per_file must be from 1 to"),
    ({"steps_per_file": 1.5}, "steps_per_file must be from 1 to"),
    ({"step_size": 0}, "a chunk of 0 entries"),
    ({"step_size": "5 pounds"}, "is not a size"),
    ({"partition_size": "5 MB"}, r"dask_awkward\(\): unexpected argument 'partition_size'"),
    ({"cut": 3}, "a cut that is text"),
])  # fmt: skip
def test_impossible_options_are_refused(files: Path, options: dict[str, Any], message: str) -> None:
    with pytest.raises(SchemaError, match=message):
        rnt.dask_awkward(f"{files}/f0.root", **options)


@pytest.mark.parametrize("steps", [[[5, 3]], [[-1, 3]], [[0, 1, 2]], 5, [["a", "b"]], [3, 1], [[0.5, 2]]])
def test_impossible_steps_are_refused(files: Path, steps: Any) -> None:
    with pytest.raises(SchemaError, match="are not ranges of entries"):
        rnt.dask_awkward({f"{files}/f0.root": {"object_path": "Events", "steps": steps}})


def test_steps_beyond_the_end_are_refused(files: Path) -> None:
    given = {f"{files}/f0.root": {"object_path": "Events", "steps": [[0, 31]]}}
    with pytest.raises(SchemaError, match="has 30 entries, and no entry 30"):
        rnt.dask_awkward(given)
    with pytest.raises(SchemaError, match="has 30 entries, and no entry 30"):
        rnt.dask_awkward(given, open_files=False).id.compute()
    with pytest.raises(SchemaError, match="are for files without steps"):
        rnt.dask_awkward(given, step_size=3)


def test_partitions_that_nobody_could_list_are_refused(files: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RNTuple, "num_entries", property(lambda self: 1 << 60))
    with pytest.raises(rnt.LimitError, match="partitions of 1 entry"):
        rnt.dask_awkward(f"{files}/f0.root", step_size=1)


# Cuts and expressions


def test_a_cut_chooses_entries(files: Path, read: list[Any]) -> None:
    events = rnt.dask_awkward(
        f"{files}/f*.root", ["id", "double"], "id % 3 == 0", aliases={"double": "2 * id"}
    )
    assert not events.known_divisions
    read.clear()
    expected = [each for each in [*range(30), *range(100, 130)] if each % 3 == 0]
    assert events.double.compute().tolist() == [2 * each for each in expected]
    assert [fields for fields, *_ in read] == [["double"]] * 2
    assert events.id.compute().tolist() == expected
    frame = rnt.dask_dataframe(
        f"{files}/f*.root", ["id", "double"], "id % 3 == 0", aliases={"double": "2 * id"}
    )
    assert frame["double"].compute().tolist() == [2 * each for each in expected]


def test_a_cut_of_lists_chooses_their_elements(files: Path) -> None:
    events = rnt.dask_awkward(f"{files}/f0.root", ["pt", "2 * pt"], "pt > 0.7")
    with rnt.open(f"{files}/f0.root:Events") as plain:
        expected = plain.arrays(["pt", "2 * pt"], "pt > 0.7", library="ak")
    assert events.compute().tolist() == expected.tolist()
    with pytest.raises(SchemaError, match="the cut chooses elements of lists"):
        rnt.dask_awkward(f"{files}/f0.root", ["pt", "id"], "pt > 0.7")


def test_an_expression_of_lists_in_a_data_frame_is_refused(files: Path) -> None:
    with pytest.raises(SchemaError, match=r"'2 \* pt' is not flat"):
        rnt.dask_dataframe(f"{files}/f0.root", ["id", "2 * pt"])


# Fields that are not read


def test_fields_that_are_not_read_are_there_by_name(files: Path, tmp_path: Path) -> None:
    kinds = {
        "n": "std::int32_t", "v": "std::vector<std::vector<float>>", "o": "std::optional<double>", "s": "std::string",
        "a": "std::array<float, 3>", "b": "bool", "p": "std::pair<float, std::int32_t>", "x": "std::variant<std::int32_t, float>",
    }  # fmt: skip
    rows = {
        "n": [0, 1, 2, 3, 4], "v": [[[1.0]], [], [[], [2.0]], [], []], "o": [None, 1.0, 2.0, None, 3.0], "s": list("abcde"),
        "a": [[1.0, 2.0, 3.0]] * 5, "b": [True] * 5, "p": [(1.0, 2)] * 5, "x": [1, 2.5, 3, 4.5, 5],
    }  # fmt: skip
    with rnt.create(tmp_path / "kinds.root", "Events", kinds) as writer:
        writer.extend(rows)
    events = rnt.dask_awkward(tmp_path / "kinds.root")
    others = [name for name in kinds if name != "n"]
    # All tasks mention all fields; only ``n`` has values.
    chosen = events[events.n > 1][0:2]
    together = ak.zip({name: chosen[name] for name in kinds}, depth_limit=1)
    assert together.n.compute().tolist() == [2, 3]
    assert ak.with_field(chosen[[*others, "n"]], chosen.n, "m").m.compute().tolist() == [2, 3]


# One parse for each file and process


@pytest.mark.parametrize("make", [rnt.dask_awkward, rnt.dask_dataframe])
def test_each_file_is_opened_once(files: Path, opened: list[str], make: Any) -> None:
    events = make(f"{files}/f*.root", ["id"], step_size=2)
    assert sorted(opened) == ["f0.root", "f1.root", "f2.root"]
    for scheduler in ("synchronous", "threads"):
        with dask.config.set(scheduler=scheduler):
            assert len(events.id.compute()) == 60
    assert sorted(opened) == ["f0.root", "f1.root", "f2.root"]


def test_a_file_that_has_changed_is_noticed(files: Path, tmp_path: Path, opened: list[str]) -> None:
    target = tmp_path / "changing.root"
    target.write_bytes((files / "f0.root").read_bytes())
    events = rnt.dask_awkward(target)
    assert len(events.id.compute()) == 30
    os.utime(target, ns=(1, 1))
    assert len(events.id.compute()) == 30  # other times, the same bytes
    assert len(opened) == 2
    target.write_bytes((files / "f1.root").read_bytes())
    later = rnt.dask_awkward([target], open_files=False)
    assert later.id.compute().tolist() == list(range(100, 130))
    rnt.write(target, "Events", {"id": np.arange(1000)})
    with pytest.raises(SourceError, match=r"changing\.root has changed since the collection was made"):
        events.id.compute()


def test_a_file_whose_reading_failed_is_opened_again(files: Path, opened: list[str]) -> None:
    cache, opening = OpenFiles(), Opening({}, "a")
    path = str(files / "f0.root")
    for _ in range(2):
        with pytest.raises(RNTupleError), cache.use(opening, path, "Events"):
            raise RNTupleError("damaged")
    assert (opened, len(cache)) == (["f0.root"] * 2, 0)
    with cache.use(opening, path, None) as first, cache.use(opening, path, None) as second:
        assert first is second
    assert len(opened) == 3


def test_open_files_have_bounds(files: Path) -> None:
    cache = OpenFiles(max_files=2)
    seen = []
    for number in range(3):
        with cache.use(Opening({}, "a"), str(files / f"f{number}.root"), None) as each:
            seen.append(each)
    assert [each.file.container.source.closed for each in seen] == [True, False, False]
    assert len(cache) == 2
    cache.clear()
    assert all(each.file.container.source.closed for each in seen)
    small = OpenFiles(max_bytes=1)
    with small.use(Opening({}, "a"), str(files / "f0.root"), None) as each:
        with small.use(Opening({}, "a"), str(files / "f1.root"), None):
            assert not each.file.container.source.closed
        assert each.num_bytes > 100
    assert len(small) == 1


def test_threads_open_a_local_file_once(files: Path, opened: list[str]) -> None:
    cache, opening, barrier = OpenFiles(), Opening({}, "a"), threading.Barrier(4)

    def use() -> None:
        barrier.wait(20)
        with cache.use(opening, str(files / "f0.root"), None) as each:
            each.events.arrays(library="ak")
            barrier.wait(20)

    threads = [threading.Thread(target=use) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert opened == ["f0.root"]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_a_forked_process_opens_files_again(files: Path) -> None:
    with OPEN_FILES.use(Opening({}, "a"), str(files / "f0.root"), None):
        assert len(OPEN_FILES) >= 1
        pid = os.fork()
        if not pid:
            with OPEN_FILES.use(Opening({}, "a"), str(files / "f0.root"), None) as again:
                os._exit(0 if len(OPEN_FILES) == 1 and again.events.num_entries == 30 else 1)
        assert os.waitpid(pid, 0)[1] == 0


def test_urls_are_opened_once_for_each_reader(files: Path, tmp_path: Path, opened: list[str]) -> None:
    with servers.nginx(files, tmp_path / "nginx") as web:
        url = f"{web.url}/f0.root"
        with rnt.open(url, ntuple="Events") as plain:
            plain.arrays(library="ak")
        with rnt.open(url, ntuple="Events") as plain:
            metadata = plain.metadata.container.source.traffic
        least = len(web.requests(metadata.requests))
        web.forget()
        events = rnt.dask_awkward(url, step_size="cluster", storage_options={"block_size": 1 << 20})
        assert events.compute().id.tolist() == list(range(30))
        assert opened == ["f0.root"]
        assert len(web.requests()) <= least + 3
        with dask.config.set(scheduler="threads", num_workers=3):
            assert events.compute().id.tolist() == list(range(30))
        assert 1 <= len(opened) <= 3


def test_tasks_hold_no_metadata(tmp_path: Path) -> None:
    names = {f"a_field_with_a_name_{number:04}": "std::vector<float>" for number in range(1000)}
    with rnt.create(tmp_path / "wide.root", "Events", names, durable=False) as writer:
        writer.extend({name: [[1.0]] for name in names})
    events = rnt.dask_awkward(tmp_path / "wide.root")
    (layer,) = events.dask.layers.values()
    columns = frozenset(["a_field_with_a_name_0003"])
    task = pickle.dumps((layer.io_func.project_columns(columns), layer.inputs[0]))
    assert len(task) < 20_000
    read, part = pickle.loads(task)
    assert read(part)["a_field_with_a_name_0003"].tolist() == [[1.0]]
    assert len(read(part).fields) == 1000


def test_the_same_collection_has_the_same_name(files: Path, tmp_path: Path) -> None:
    first, second = (rnt.dask_awkward(f"{files}/f0.root") for _ in range(2))
    assert first.name == second.name
    assert rnt.dask_awkward(f"{files}/f0.root", cut="id > 3").name != first.name
    frames = [rnt.dask_dataframe(f"{files}/f0.root") for _ in range(2)]
    assert frames[0]._name == frames[1]._name


@pytest.mark.slow
def test_processes_read_partitions(files: Path) -> None:
    events = rnt.dask_awkward(f"{files}/f*.root", step_size="cluster")
    with dask.config.set(scheduler="processes", num_workers=2):
        assert events.id.compute().tolist() == [*range(30), *range(100, 130)]


# Reports


def damaged(files: Path, tmp_path: Path) -> list[str]:
    """A good file, one with a damaged page, one that is cut short, one of other types, and a missing one."""
    good = str(files / "f0.root")
    data = bytearray((files / "f1.root").read_bytes())
    with rnt.open(bytes(data)) as file:
        pages = file["Events"].clusters[1].page_list
        data[int(pages.offset[-1])] ^= 1
    (tmp_path / "page.root").write_bytes(data)
    (tmp_path / "short.root").write_bytes(data[: len(data) // 2])
    rnt.write(tmp_path / "types.root", "Events", {"id": np.arange(3, dtype=np.int16), "flag": [True] * 3})
    return [good, *(str(tmp_path / f"{name}.root") for name in ("page", "short", "types", "missing"))]


@pytest.mark.parametrize("open_files", [True, False])
def test_failures_are_rows_of_a_report(files: Path, tmp_path: Path, open_files: bool) -> None:
    paths = damaged(files, tmp_path)
    events, report = rnt.dask_awkward(paths, ["id", "flag"], report=True, open_files=open_files)
    values, rows = dask.compute(events[events.id % 2 == 0].flag, report)
    assert values.tolist() == [True] * 15
    assert [Path(row["file"]).stem for row in rows.tolist()] == ["f0", "page", "short", "types", "missing"]
    assert rows.exception.tolist()[0] is None
    assert rows.exception.tolist()[2:] == ["ContainerError", "SchemaError", "MissingSourceError"]
    assert rows.num_entries.tolist() == [30, 0, 0, 0, 0]
    assert "RNT-PAG" in rows.message.tolist()[1] or "checksum" in rows.message.tolist()[1]
    assert "'id' is std::int16_t" in rows.message.tolist()[3]
    assert min(rows.duration.tolist()) >= 0
    assert rows.entry_stop.tolist()[:2] == ([30, 30] if open_files else [None, None])


def test_partitions_of_a_damaged_file_that_can_be_read_are_kept(files: Path, tmp_path: Path) -> None:
    path = damaged(files, tmp_path)[1]
    events, report = rnt.dask_awkward(path, report=True, step_size="cluster")
    values, rows = dask.compute(events, report)
    assert values.id.tolist() == list(range(100, 120))
    assert [row["exception"] is None for row in rows.tolist()] == [True, True, False]


def test_without_any_file_a_report_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(rnt.SourceError, match=r"a\.root"):
        rnt.dask_awkward([str(tmp_path / "a.root"), str(tmp_path / "b.root")], report=True)


def test_the_extra_is_named_where_dask_was_never_there(files: Path) -> None:
    code = (
        "import sys; sys.modules['dask'] = sys.modules['dask_awkward'] = None\n"
        "import rntuple_construct as rnt\n"
        f"for make in (rnt.dask_awkward, rnt.dask_dataframe):\n"
        f"    try: make({str(files / 'f0.root')!r})\n"
        "    except rnt.MissingExtraError as error: print(error.hint)\n"
    )
    environment = {**os.environ, "PYTHONPATH": ":".join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment
    )
    first, second = done.stdout.splitlines()
    assert first == second
    assert first.startswith("pip install ")
    assert "'dask-awkward>=" in first
