"""Parts of an RNTuple written again: some fields, some entries, other clusters and pages."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.cli import main
from rntuple_construct.conversion import ConvertOptions, convert
from rntuple_construct.writer import ProjectionSpec

NUM_ENTRIES = 5000


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "source.root"
    random = np.random.default_rng(7)
    schema = {"number": "std::int32_t", "values": "std::vector<double>", "name": "std::string"}
    with rnt.create(path, "Events", schema) as writer:
        writer.extend(
            {
                "number": np.arange(NUM_ENTRIES, dtype=np.int32),
                "values": [random.random(index % 4) for index in range(NUM_ENTRIES)],
                "name": [f"event {index}" for index in range(NUM_ENTRIES)],
            }
        )
    return path


def converted(source: Path, *options: str) -> tuple[int, Path]:
    target = source.with_name("target.root")
    return main(["convert", str(source), str(target), *options]), target


def test_only_the_entries_asked_for_are_kept(source: Path) -> None:
    code, target = converted(source, "--entries", "100:-1000")
    with rnt.open(source) as old, rnt.open(target) as new:
        expected = old["Events"].arrays(entry_start=100, entry_stop=-1000, library="py")
        assert (code, new["Events"].arrays(library="py")) == (0, expected)


def test_only_the_fields_asked_for_are_kept_in_schema_order(source: Path) -> None:
    code, target = converted(source, "--fields", "name,num*")
    with rnt.open(target) as new:
        assert (code, list(new["Events"].fields)) == (0, ["number", "name"])


def test_pages_and_clusters_follow_the_sizes_asked_for(source: Path) -> None:
    code, target = converted(
        source, "--compression", "none", "--page-size", "4 KiB", "--cluster-size", "20 kB"
    )
    with rnt.open(target) as new:
        clusters = new["Events"].clusters
        pages = [size for cluster in clusters for size in cluster.column_range(0).size.tolist()]
    assert code == 0
    assert len(clusters) > 1
    assert max(pages) <= 1.5 * 4096


def test_a_member_is_no_field_of_its_own(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, target = converted(source, "--fields", "values._0")
    assert (code, target.exists()) == (2, False)
    assert "values._0" in capsys.readouterr().err


def test_a_projection_without_its_source_is_an_error_that_names_it(tmp_path: Path) -> None:
    source, target = tmp_path / "source.root", tmp_path / "target.root"
    schema = {"v": "std::vector<float>", "n": ProjectionSpec("ROOT::RNTupleCardinality<std::uint32_t>", "v")}
    with rnt.create(source, "Events", schema) as writer:
        writer.extend({"v": [[1.0], [], [2.0, 3.0]]})
    with pytest.raises(
        SchemaError,
        match=r"field 'n' shows values of field '\w+', which is not converted \(choose '\w+' as well\)",
    ):
        convert(source, target, ConvertOptions(fields=("n",)))
    assert not target.exists()
