"""Reading into the memory of a device: the whole way with the numpy twins of the kernels, and on a GPU where there is one."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.bombs import BOMBS
from support.corpora import corpus_names
from support.numpy_device import NumpyDevice
from support.page_damage import change_page
from support.patching import INDEX64, REAL32, DescribedCluster, column, field, file_of
from support.read_outcomes import FILES, digest

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.base.limits import TRUSTED
from rntuple_construct.format.pages import on_device
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.fuzzing import generate_file
from rntuple_construct.model.arrays.meanings import ReducedMeaningWarning
from rntuple_construct.model.arrays.to_numpy import plain_array
from rntuple_construct.reader import device_reader
from rntuple_construct.reader import ntuple as ntuple_module

MAX_ENTRIES = 300_000


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> NumpyDevice:
    found = NumpyDevice()
    monkeypatch.setitem(sys.modules, "cupy", np)
    monkeypatch.setattr(ntuple_module.cuda, "cuda_device", lambda: found, raising=False)
    return found


@pytest.fixture
def small_batches(device: NumpyDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_device, "_LEN_STORED", 600)
    device.len_piece = 100
    monkeypatch.setattr(on_device, "_MAX_LEN_GAP", 40)


def outcome(ntuple: Any, library: str, **options: Any) -> Any:
    """Values in a form that can be compared, or the error."""
    try:
        found = ntuple.arrays(library=library, **options)
    except RNTupleError as error:
        return f"{type(error).__name__}: {error}"
    return {name: digest(plain_array(each) if library == "layout" else each) for name, each in found.items()}


def compare(source: Any, **options: Any) -> None:
    """Both ways give the same layouts, or the same error."""
    for name in rnt.open(source, **options).keys():  # noqa: SIM118 (a method, not a dict)
        with rnt.open(source, **options) as file:
            try:
                ntuple = file[name]
            except RNTupleError:
                continue  # refused before anything is read
            stop = min(len(ntuple), MAX_ENTRIES)
            for chosen in ({"entry_stop": stop}, {"entry_start": stop // 3, "entry_stop": stop - stop // 5}):
                expected = outcome(ntuple, "layout", **chosen)
                assert outcome(ntuple, "cupy", **chosen) == expected, name


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_files_of_root(path: Path, device: NumpyDevice) -> None:
    compare(path)


@pytest.mark.parametrize("path", FILES[::2], ids=lambda path: path.stem)
def test_many_batches(path: Path, small_batches: None) -> None:
    compare(path)


@pytest.mark.parametrize("name", corpus_names("1.x") + corpus_names("rc2") + corpus_names("rc1"))
def test_real_files(name: str, corpus_file: Any, device: NumpyDevice) -> None:
    compare(corpus_file(name))


@pytest.mark.parametrize("generation", ["1.x", "rc2", "rc1"])
@pytest.mark.parametrize("seed", range(15))
def test_random_files(generation: str, seed: int, small_batches: None) -> None:
    compare(generate_file(seed, generation, "small" if seed % 2 else "tiny").data)


@pytest.mark.parametrize("name", BOMBS)
def test_limits_are_the_same(name: str, device: NumpyDevice) -> None:
    """A file that asks for too much is refused with the same words."""
    data = BOMBS[name][0]()
    try:
        rnt.open(data).keys()
    except RNTupleError:
        return  # refused before anything is read
    compare(data)


def _changed(path: Path, seed: int, *, resealed: bool) -> bytes:
    """A file with one byte of one page changed."""
    random, data = np.random.default_rng(seed), bytearray(path.read_bytes())
    with rnt.open(bytes(data)) as file:
        name = next(iter(file.keys()))
        clusters = file[name].clusters
        pages = clusters[int(random.integers(len(clusters)))].page_list
    change_page(data, pages, int(random.integers(pages.num_pages)), random, resealed=resealed)
    return bytes(data)


DAMAGED = [
    "strings",
    "variants",
    "records",
    "classes",
    "integer_columns",
    "late_in_steps",
    "named_types",
    "beyond_half",
]


@pytest.mark.parametrize("resealed", [False, True])
@pytest.mark.parametrize("path", [path for path in FILES if path.stem in DAMAGED], ids=lambda path: path.stem)
def test_damaged_pages_give_the_same_errors(path: Path, resealed: bool, device: NumpyDevice) -> None:
    for seed in range(3):
        data = _changed(path, seed, resealed=resealed)
        compare(data)
        compare(data, limits=TRUSTED, verify=False)


def test_fields_are_read_by_the_device(device: NumpyDevice, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a few kinds of fields and pages are left to the CPU."""
    counts: Counter[str] = Counter()
    original = device_reader.fields_of

    def counted(nodes: Any, *arguments: Any) -> Any:
        found, others = original(nodes, *arguments)
        counts.update(device=len(found), cpu=len(others))
        return found, others

    monkeypatch.setattr(ntuple_module.device_reader, "fields_of", counted, raising=False)
    for path in FILES:
        if not path.stem.startswith(("compression_", "option_", "page_of_two_blocks", "empty_arrays")):
            for name in rnt.open(path).keys():  # noqa: SIM118 (a method, not a dict)
                with rnt.open(path) as file:
                    file[name].arrays(library="cupy")
    assert counts["device"] > 200
    assert counts["cpu"] == 0


def test_a_page_that_is_listed_often_is_decompressed_once(tmp_path: Path, device: NumpyDevice) -> None:
    path = tmp_path / "constant.root"
    options = rnt.WriteOptions(compression="zstd:1", page_size=4096)
    with rnt.create(path, "Events", {"x": "std::int64_t"}, options) as events:
        events.extend({"x": np.zeros(20_000, np.int64)})
    with rnt.open(path) as file:
        num_pages = file["Events"].clusters[0].page_list.num_pages
    compare(path)
    assert num_pages > 30
    assert device.num_frames < 10


DATA = {
    "x": np.arange(20_000),
    "v": [[1.5] * (i % 3) for i in range(20_000)],
    "a": np.zeros((20_000, 2, 3), np.float32),
}


@pytest.fixture
def ntuple(tmp_path: Path) -> Any:
    path = tmp_path / "data.root"
    types = {"x": "std::int64_t", "v": "std::vector<float>", "a": "std::array<std::array<float,3>,2>"}
    options = rnt.WriteOptions(compression="zstd:1", page_size=4096, approx_compressed_cluster_size=20_000)
    with rnt.create(path, "Events", types, options) as events:
        for start in range(0, 20_000, 2000):
            events.extend({name: column[start : start + 2000] for name, column in DATA.items()})
    return rnt.open(path)["Events"]


def test_arrays_of_cupy(ntuple: Any, device: NumpyDevice) -> None:
    found = ntuple.arrays(library="cupy")
    assert found["x"].tolist() == DATA["x"].tolist()
    assert found["a"].shape == (20_000, 2, 3)
    assert found["v"].offsets[:4].tolist() == [0, 0, 1, 3]
    assert found["v"].content.data.dtype == np.float32
    assert device.num_batches


def test_chunks_are_those_of_other_libraries(ntuple: Any, device: NumpyDevice) -> None:
    for step in (700, "cluster", "100 kB"):
        chunks = list(ntuple.iterate("x", library="cupy", step_size=step))
        expected = list(ntuple.iterate("x", library="np", step_size=step))
        assert [each["x"].tolist() for each in chunks] == [each["x"].tolist() for each in expected]


def test_chunks_are_not_read_ahead(ntuple: Any, device: NumpyDevice) -> None:
    with pytest.raises(SchemaError, match="not read ahead"):
        next(ntuple.iterate(library="cupy", prefetch=1))


def test_files_are_not_joined(tmp_path: Path, device: NumpyDevice) -> None:
    rnt.write(tmp_path / "one.root", "Events", {"x": [1, 2]})
    with pytest.raises(SchemaError, match="library 'cupy' cannot be joined"):
        rnt.concatenate([tmp_path / "one.root"], library="cupy")


def test_memory_is_that_of_a_few_batches(
    ntuple: Any, device: NumpyDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a read takes beside its results follows from the memory that the device offers."""
    monkeypatch.setattr(on_device, "_MIN_LEN_ROOM", 1)
    device.len_available = 60_000
    assert ntuple.arrays("x", library="cupy")["x"].tolist() == DATA["x"].tolist()
    assert device.num_batches > 5
    assert device.most_room < 3 * 60_000


@pytest.mark.parametrize("wrong", [{"cut": "x > 3"}, {"fields": "x + 1"}])
def test_expressions_are_refused(wrong: dict[str, Any], ntuple: Any, device: NumpyDevice) -> None:
    with pytest.raises(SchemaError, match="not for a device"):
        ntuple.arrays(library="cupy", **wrong)


@pytest.mark.parametrize(
    ("library", "backend"),
    [("np", "cuda"), ("cupy", "cpu"), ("ak", "tpu"), ("pa", "cuda"), ("layout", "gpu")],
)
def test_libraries_without_the_backend(library: str, backend: str, ntuple: Any, device: NumpyDevice) -> None:
    with pytest.raises(SchemaError, match=f"library '{library}' has no backend '{backend}'"):
        ntuple.arrays(library=library, backend=backend)
    with pytest.raises(SchemaError, match=f"library '{library}' has no backend '{backend}'"):
        next(ntuple.iterate(library=library, backend=backend))


def test_times_are_integers_and_that_is_said(tmp_path: Path, device: NumpyDevice) -> None:
    path = tmp_path / "times.root"
    times = np.array(["2024-01-01", "2025-01-01"], "datetime64[ns]")
    rnt.write(path, "Events", {"t": times})
    with rnt.open(path) as file, pytest.warns(ReducedMeaningWarning, match="integers on a device"):
        found = file["Events"].arrays(library="cupy")
    assert found["t"].tolist() == times.astype(np.int64).tolist()


LISTS = (
    [field("v", "std::vector<float>", role=1), field("_0", "float", parent=0)],
    [column(INDEX64, 0), column(REAL32, 1)],
)


def _lists(*clusters: tuple[list[list[int]], list[list[float]]]) -> EditableFile:
    """Lists of numbers: for each cluster the pages of the offsets and those of the numbers."""
    described = [
        DescribedCluster(sum(map(len, offsets)), [offsets, numbers]) for offsets, numbers in clusters
    ]
    return file_of(*LISTS, described)


TWO = ([[1, 3]], [[1.0, 2.0, 3.0]]), ([[0, 1]], [[4.0]])


def test_a_page_at_the_end_of_all_files(device: NumpyDevice) -> None:
    draft = _lists(*TWO)
    (pages,) = draft.page_lists
    (page,) = pages["payload"]["page_locations"][1][1]["items"]
    page["locator"]["ofs_range"] = (1 << 63) - 1
    compare(draft.build())
    compare(draft.build(), verify=False)


@pytest.mark.parametrize("first", [1, 2])
def test_entries_that_no_cluster_holds(first: int, device: NumpyDevice) -> None:
    draft = _lists(*TWO)
    (pages,) = draft.page_lists
    for number, summary in enumerate(pages["payload"]["cluster_summaries"]):
        summary["first_entry"] = first + 2 * number
    draft.footer["payload"]["cluster_groups"][0]["min_entry"] = first
    compare(draft.build())
    with rnt.open(draft.build()) as file:
        assert outcome(file["nt"], "cupy", fields=[]) == outcome(file["nt"], "layout", fields=[])


def test_pages_without_elements(device: NumpyDevice) -> None:
    """In the middle, at the end, and nothing else."""
    for clusters in (
        [([[1], [], [3]], [[1.0], [], [2.0, 3.0]]), ([[0, 1], []], [[4.0], []])],
        [([[1, 3], []], [[1.0, 2.0, 3.0], []]), ([[0, 0], []], [[]])],
        [([[0, 0]], [[], []])],
    ):
        compare(_lists(*clusters).build())


def test_virtual_arrays_are_not_on_a_device(ntuple: Any, device: NumpyDevice) -> None:
    with pytest.raises(SchemaError, match="'backend' cannot be used with 'virtual=True'"):
        ntuple.arrays(virtual=True, backend="cuda")


def test_containers_are_those_of_the_library(ntuple: Any, device: NumpyDevice) -> None:
    with pytest.raises(SchemaError, match="is not for library 'ak' in the memory of a GPU"):
        ntuple.arrays(library="ak", backend="cuda", how="zip")


def test_one_field(ntuple: Any, device: NumpyDevice) -> None:
    assert ntuple["x"].array(library="cupy").tolist() == DATA["x"].tolist()
    assert device.num_batches


def test_a_remote_file_is_read_by_the_processor(
    ntuple: Any, device: NumpyDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(ntuple.metadata.container.source), "is_remote", True)
    assert ntuple.arrays("x", library="cupy")["x"].tolist() == DATA["x"].tolist()
    assert not device.num_batches
