"""Files of killed writers (``tools/recovery``): clusters that are recovered have the values that were filled, also for ROOT and uproot."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import killed_writers
import pytest
from support.root_process import Root, require_root, root
from support.root_values import as_root_prints, canonical, comparable

import rntuple_construct as rnt

KIB, MIB = 1 << 10, 1 << 20
SINGLE_PAGES = {"cluster": 60_000, "page": 16 * KIB, "budget": 256 * MIB}
"""Page buffers suffice, so that all pages but the last one of a column have the same size."""
FEW_BUFFERS = {"cluster": 50_000, "page": 64 * KIB, "budget": 0}
"""Page buffers do not suffice: ROOT writes pages of many sizes."""


@pytest.fixture(scope="module")
def writers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[killed_writers.Writers]:
    require_root()
    made = killed_writers.Writers(tmp_path_factory.mktemp("killed"), 40_000)
    yield made
    made.close()


def recovered(
    writers: killed_writers.Writers, path: Path, schema: int, kind: str, compression: str
) -> Counter[str]:
    """Recover a file; all values are those of a complete file. Returns how many clusters have which status."""
    tally = killed_writers.Tally()
    killed_writers.check(path, writers.values(schema), tally, kind, compression, path.name)
    assert tally.failures == []
    return tally.clusters[kind, compression]


@pytest.mark.parametrize("schema", [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11])
def test_all_whole_clusters_of_a_killed_root_writer(schema: int, writers: killed_writers.Writers) -> None:
    compression = ("zstd", "lz4", "zlib", "none", "zstd")[schema % 5]
    path = writers.folder / f"{schema}-{compression}.root"
    settings = killed_writers.COMPRESSIONS[compression]
    writers.reference(schema)
    size = SINGLE_PAGES if compression != "none" else {**SINGLE_PAGES, "cluster": 400_000}
    writers.root(path, schema, 1.0, compression=settings, buffer=4 * KIB, **size)
    statuses = recovered(writers, path, schema, "alone", compression)
    assert statuses["recovered"] >= 1
    assert statuses["cut"] <= 1
    assert statuses["ambiguous"] == statuses["damaged"] == 0


def test_equal_columns_give_no_wrong_value(writers: killed_writers.Writers) -> None:
    """Nothing tells which of several constant columns another one is equal to."""
    path = writers.folder / "equal.root"
    writers.reference(7)
    writers.root(path, 7, 1.0, buffer=4 * KIB, **SINGLE_PAGES)
    assert recovered(writers, path, 7, "alone", "zstd")["damaged"] == 0


@pytest.mark.parametrize("schema", [1, 4, 5, 9, 10])
def test_pages_of_many_sizes_are_found_by_a_replay(schema: int, writers: killed_writers.Writers) -> None:
    path = writers.folder / f"{schema}-small.root"
    writers.reference(schema)
    writers.root(path, schema, 1.0, buffer=4 * KIB, **FEW_BUFFERS)
    statuses = recovered(writers, path, schema, "alone", "zstd")
    assert statuses["recovered"] >= 2
    assert statuses["ambiguous"] == statuses["damaged"] == 0


def test_equal_offsets_in_pages_of_many_sizes(writers: killed_writers.Writers) -> None:
    """Several values of offsets fit the pages of a cluster; a replay with the budget of other clusters fits one of them."""
    path = writers.folder / "equal-small.root"
    writers.reference(8)
    size = {"cluster": 50_000, "page": 16 * KIB, "budget": 0}
    writers.root(path, 8, 1.0, compression=404, buffer=4 * KIB, **size)
    statuses = recovered(writers, path, 8, "alone", "lz4")
    assert statuses["recovered"] >= 5
    assert statuses["ambiguous"] == statuses["damaged"] == 0


@pytest.mark.parametrize("kind", ["beside", "parallel"])
def test_other_writers_of_root(kind: str, writers: killed_writers.Writers) -> None:
    """Clusters lie between other objects of a TFile, and come from several threads."""
    path = writers.folder / f"{kind}.root"
    writers.reference(1)
    writers.root(path, 1, 5.0, kind=kind, buffer=4 * KIB, **SINGLE_PAGES)
    statuses = recovered(writers, path, 1, kind, "zstd")
    assert statuses["recovered"] >= 2
    assert statuses["ambiguous"] == statuses["damaged"] == 0


@pytest.mark.parametrize("kind", ["ours", "uproot"])
def test_killed_writers_in_python(kind: str, writers: killed_writers.Writers) -> None:
    """The file of uproot is whole after each batch; this package leaves a hidden part beside the target."""
    draw = random.Random(kind)
    path = writers.folder / f"{kind}.root"
    for schema in (5, 10):
        path.unlink(missing_ok=True)
        writers.killed(path, kind, schema, "lz4", draw, seconds=2.0)
        statuses = recovered(writers, path, schema, kind, "lz4")
        assert statuses["recovered"] >= 1
        assert statuses["ambiguous"] == statuses["damaged"] == 0


@pytest.mark.parametrize("schema", [0, 2, 3])
def test_root_reads_the_same_values(
    schema: int, writers: killed_writers.Writers, tmp_path: Path, reader: Root
) -> None:
    path, target = writers.folder / "killed.root", tmp_path / "new.root"
    writers.reference(schema)
    writers.root(path, schema, 1.0, buffer=4 * KIB, **SINGLE_PAGES)
    rnt.recover(path, target)
    found = reader.read(target, "Events", 3000)
    with rnt.open(f"{target}:Events") as ntuple:
        assert found["errors"] == {}
        assert found["entries"] == ntuple.num_entries > 0
        for field, layout in ntuple.arrays(entry_stop=3000, library="layout").items():
            node = ntuple.nodes[field]
            ours = [comparable(node, value) for value in as_root_prints(layout)]
            theirs = [comparable(node, value) for value in found["values"][field]]
            assert canonical(theirs) == canonical(ours), field


@pytest.fixture(scope="module")
def reader() -> Root:
    require_root()
    return root()
