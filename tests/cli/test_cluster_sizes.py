"""``--cluster-size`` means the same for every command that writes."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet
import pytest
from support.dumps import run_cli

import rntuple_construct as rnt


def num_clusters(path: Path) -> int:
    return int(json.loads(run_cli("info", str(path), "--format", "json").out)["ntuples"][0]["num_clusters"])


def test_clusters_of_import_and_convert_are_equally_large(tmp_path: Path) -> None:
    # Zeros compress so well that only the limit of uncompressed bytes ends a cluster.
    for name, values in (
        ("zeros", np.zeros(200_000)),
        ("noise", np.random.default_rng(1).normal(size=200_000)),
    ):
        pa.parquet.write_table(pa.table({"x": values}), tmp_path / "a.parquet")
        rnt.write(tmp_path / "a.root", "E", {"x": values})
        size = ["--cluster-size", "40 kB", "--page-size", "8 kB", "--force"]
        assert run_cli("import", str(tmp_path / "a.parquet"), str(tmp_path / "b.root"), *size).code == 0
        assert (
            run_cli(
                "convert",
                str(tmp_path / "a.root"),
                str(tmp_path / "c.root"),
                *size,
                "--compression",
                "zstd:5",
            ).code
            == 0
        )
        imported, converted = num_clusters(tmp_path / "b.root"), num_clusters(tmp_path / "c.root")
        assert imported == converted > 1, name


def _skim(path: Path, compression: str) -> None:
    """A file with a cluster for each 100 entries, as a skim writes it."""
    with rnt.create(path, "E", {"x": "double", "v": "std::vector<float>"}, compression=compression) as writer:
        for _ in range(30):
            writer.extend({"x": np.arange(100), "v": [[1.5, 2.5]] * 100}, flush=True)


@pytest.mark.parametrize("compression", ["lz4:4", "zstd:5", "none"])
def test_optimize_makes_large_clusters_and_keeps_the_compression(compression: str, tmp_path: Path) -> None:
    _skim(tmp_path / "a.root", compression)
    done = run_cli("convert", str(tmp_path / "a.root"), str(tmp_path / "b.root"), "--optimize")
    assert done.code == 0, done.err
    before, after = done.out.splitlines()[-2:]
    assert before.split()[:3] == ["before", "30", "90"]
    assert after.split()[:3] == ["after", "1", "3"]
    found = json.loads(run_cli("info", str(tmp_path / "b.root"), "--format", "json").out)["ntuples"][0]
    given = json.loads(run_cli("info", str(tmp_path / "a.root"), "--format", "json").out)["ntuples"][0]
    assert list(found["compression"]) == list(given["compression"])
    assert (found["num_clusters"], found["num_pages"], found["num_entries"]) == (1, 3, 3000)
    assert run_cli("diff", str(tmp_path / "a.root"), str(tmp_path / "b.root")).code == 0


def test_optimize_takes_other_sizes_and_reports_all_as_json(tmp_path: Path) -> None:
    _skim(tmp_path / "a.root", "zstd:5")
    sizes = ["--page-size", "4 KiB", "--cluster-size", "2 kB", "--format", "json"]
    done = run_cli("convert", str(tmp_path / "a.root"), str(tmp_path / "b.root"), "--optimize", *sizes)
    (ntuple,) = json.loads(done.out)["files"][0]["ntuples"]
    assert ntuple["sizes"]["before"]["num_clusters"] == 30
    assert 1 < ntuple["sizes"]["after"]["num_clusters"] == num_clusters(tmp_path / "b.root") < 30
    assert ntuple["sizes"]["after"]["len_pages"] == ntuple["sizes"]["before"]["len_pages"] == 3000 * 24
    done = run_cli("convert", str(tmp_path / "a.root"), str(tmp_path / "c.root"), "--format", "json")
    assert json.loads(done.out)["files"][0]["ntuples"][0]["sizes"] == {}
    wrong = run_cli(
        "convert", str(tmp_path / "a.root"), str(tmp_path / "c.root"), "--optimize", "--compression", "lz4"
    )
    assert (wrong.code, "--optimize keeps the compression" in wrong.err) == (2, True)


def test_optimize_reports_the_files_of_a_directory(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    for name in ("a.root", "b.root"):
        _skim(tmp_path / "old" / name, "zstd:5")
    done = run_cli("convert", str(tmp_path / "old"), str(tmp_path / "new"), "--optimize")
    assert [line.split()[:3] for line in done.out.splitlines()[-5:-1]] == [
        ["before", "30", "90"], ["after", "1", "3"]] * 2  # fmt: skip
    assert num_clusters(tmp_path / "new" / "b.root") == 1
