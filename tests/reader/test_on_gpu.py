"""Reading into the memory of a GPU: values and errors are those of the CPU."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.corpora import corpus_names
from support.page_damage import change_page
from support.read_outcomes import FILES, digest

import rntuple_construct as rnt
from rntuple_construct.base.errors import MissingExtraError, RNTupleError
from rntuple_construct.kit.fuzzing import generate_file
from rntuple_construct.model.arrays.to_numpy import plain_array
from rntuple_construct.model.values.layout import Node

pytestmark = pytest.mark.gpu

MAX_ENTRIES = 300_000


def _on_host(value: Any) -> Any:
    """The same value with its arrays in the memory of the host."""
    if isinstance(value, (str, int, bool, type(None), np.ndarray)):
        return value
    if isinstance(value, tuple):
        return tuple(map(_on_host, value))
    if isinstance(value, dict):
        return {name: _on_host(each) for name, each in value.items()}
    if isinstance(value, Node):
        return type(value)(**{name: _on_host(getattr(value, name)) for name in value.__dataclass_fields__})
    return value.get()


def outcome(ntuple: Any, library: str, **options: Any) -> Any:
    """Values in a form that can be compared, or the error."""
    try:
        found = ntuple.arrays(library=library, **options)
    except RNTupleError as error:
        return f"{type(error).__name__}: {error}"
    if library == "layout":
        return {name: digest(plain_array(each)) for name, each in found.items()}
    return {name: digest(_on_host(each)) for name, each in found.items()}


def compare(source: Any, **options: Any) -> None:
    for name in rnt.open(source, **options).keys():  # noqa: SIM118 (a method, not a dict)
        with rnt.open(source, **options) as file:
            try:
                ntuple = file[name]
            except RNTupleError:
                continue
            stop = min(len(ntuple), MAX_ENTRIES)
            for chosen in ({"entry_stop": stop}, {"entry_start": stop // 3, "entry_stop": stop - stop // 5}):
                expected = outcome(ntuple, "layout", **chosen)
                assert outcome(ntuple, "cupy", **chosen) == expected, name


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_files_of_root(path: Path) -> None:
    compare(path)


@pytest.mark.parametrize("name", corpus_names("1.x") + corpus_names("rc2") + corpus_names("rc1"))
def test_real_files(name: str, corpus_file: Any) -> None:
    compare(corpus_file(name))


@pytest.mark.parametrize("generation", ["1.x", "rc2", "rc1"])
@pytest.mark.parametrize("seed", range(30))
def test_random_files(generation: str, seed: int) -> None:
    compare(generate_file(seed, generation, "small").data)


@pytest.mark.parametrize("path", FILES[1::4], ids=lambda path: path.stem)
def test_damaged_pages_give_the_same_errors(path: Path) -> None:
    random, data = np.random.default_rng(1), bytearray(path.read_bytes())
    with rnt.open(bytes(data)) as file:
        names = list(file.keys())
        pages = file[names[0]].clusters[0].page_list if names and len(file[names[0]].clusters) else None
    if pages is None or not pages.num_pages:
        pytest.skip("the file has no pages")
    change_page(data, pages, int(random.integers(pages.num_pages)), random, resealed=False)
    compare(bytes(data))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_awkward_arrays(path: Path) -> None:
    ak = pytest.importorskip("awkward")
    for name in rnt.open(path).keys():  # noqa: SIM118 (a method, not a dict)
        with rnt.open(path) as file:
            try:
                expected = file[name].arrays(library="ak")
            except RNTupleError:
                continue
            try:
                found = file[name].arrays(library="ak", backend="cuda")
            except MissingExtraError:
                assert path.stem.startswith(("variants", "nullable"))
                assert find_spec("cuda.compute") is None
                continue
            assert ak.backend(found) == "cuda"
            host = ak.to_backend(found, "cpu")
            assert host.type == expected.type
            assert ak.array_equal(host, expected, equal_nan=True)


@pytest.mark.parametrize("compression", ["zstd:5", "lz4:4", "none", "zlib:1"])
def test_large_pages_and_many_batches(compression: str, tmp_path: Path) -> None:
    random, count = np.random.default_rng(0), 3_000_000
    data = {
        "x": random.integers(0, 1 << 40, count), "f": random.random(count, np.float32), "b": random.random(count) > 0.5,
        "s": np.repeat(np.array(["a", "text", ""]), count // 3).tolist(),
    }  # fmt: skip
    path = tmp_path / "large.root"
    types = {"x": "std::int64_t", "f": "float", "b": "bool", "s": "std::string"}
    for page_size in (64 << 10, 4 << 20):
        with rnt.create(
            path, "Events", types, rnt.WriteOptions(compression=compression, page_size=page_size)
        ) as events:
            events.extend(data)
        compare(path)


def test_chunks() -> None:
    path = next(path for path in FILES if path.stem == "strings")
    with rnt.open(path) as file:
        (name,) = file.keys()
        chunks = list(file[name].iterate(library="cupy", step_size=2))
        expected = list(file[name].iterate(library="layout", step_size=2))
    for chunk, other in zip(chunks, expected, strict=True):
        assert {key: digest(_on_host(each)) for key, each in chunk.items()} == {
            key: digest(plain_array(each)) for key, each in other.items()
        }
