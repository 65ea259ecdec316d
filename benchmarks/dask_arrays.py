"""Dask collections of one file of many clusters, against a plain read of the same file and against uproot.dask.

    python benchmarks/dask_arrays.py [--fields N] [--entries N] [--rounds N] [--directory DIR] [--json FILE]

A collection is made and computed in one thread, from a file that is not open yet. All fields are read with partitions of the default
size, and one field with a partition for each cluster. For wide files, dask-awkward needs a constant time to find the needed fields.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import awkward as ak
import dask
import numpy as np
import uproot
from harness import Figure, arguments, finish, take_turns

import rntuple_construct as rnt
from rntuple_construct.batch.open_files import OPEN_FILES

GOAL = 1.5
CLUSTERS = (1, 40, 400)


def write(path: Path, num_fields: int, num_clusters: int, num_entries: int) -> None:
    """A file of real numbers."""
    random = np.random.default_rng(seed=1)
    schema = {f"f{number:04}": "float" for number in range(num_fields)}
    with rnt.create(path, "Events", schema, durable=False) as writer:
        for _ in range(num_clusters):
            length = num_entries // num_clusters
            writer.extend({name: random.random(length, dtype=np.float32) for name in schema})
            writer.flush_cluster()


def figures(options: argparse.Namespace, root: Path) -> Iterator[Figure]:
    """The time of Dask as a multiple of a plain read, and of uproot.dask."""
    for number in CLUSTERS:
        path = root / f"{number}.root"
        write(path, options.fields, number, options.entries)

        def plain(path: Path = path) -> ak.Array:
            with rnt.open(path, ntuple="Events", library="ak") as events:
                return events.arrays()

        def collection(path: Path = path) -> ak.Array:
            OPEN_FILES.clear()
            return rnt.dask_awkward(path).compute()

        def per_cluster(path: Path = path) -> ak.Array:
            OPEN_FILES.clear()
            return rnt.dask_awkward(path, step_size="cluster")["f0003"].compute()

        def peer(path: Path = path) -> ak.Array:
            return uproot.dask(f"{path}:Events").compute()

        def peer_per_cluster(path: Path = path, number: int = number) -> ak.Array:
            return uproot.dask(f"{path}:Events", steps_per_file=number)["f0003"].compute()

        with dask.config.set(scheduler="synchronous"):
            if not ak.array_equal(plain(), collection()):
                raise SystemExit("other values by Dask")
            times = take_turns(
                {
                    "plain": plain, "dask": collection, "uproot.dask": peer, "per cluster": per_cluster,
                    "uproot, per cluster": peer_per_cluster,
                },
                options.rounds,
            )  # fmt: skip
        what = f"{options.fields} fields, {number} clusters"
        yield times.cost(f"{what}: dask / plain read", "dask", "plain", GOAL)
        yield times.speed(f"{what}: dask / uproot.dask", "dask", "uproot.dask")
        yield times.speed(
            f"{what}, one per cluster: dask / uproot.dask", "per cluster", "uproot, per cluster"
        )


def main() -> int:
    """Measure and print; the exit code is 1 if the goal is missed."""
    parser = arguments(__doc__ or "", rounds=2)
    parser.add_argument("--fields", type=int, default=1000)
    parser.add_argument("--entries", type=int, default=40_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.directory) as name:
        return finish(
            "dask_arrays",
            figures(options, Path(name)),
            options.json,
            fields=options.fields,
            entries=options.entries,
        )


if __name__ == "__main__":
    sys.exit(main())
