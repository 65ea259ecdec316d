"""``--cluster-size`` means the same for every command that writes."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet
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
