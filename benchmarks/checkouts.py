"""Reading, writing, validation, merging and conversion with this checkout, and with another one beside it.

    python benchmarks/checkouts.py [--against DIRECTORY] [--rounds N] [--entries N] [--only TEXT] [--json FILE]

Each checkout has a separate process that stays alive, so imports do not count. Both take turns with each
task. Numbers are milliseconds of processor time; with ``--against`` there are also the ratios of each round:
below 1 this checkout is faster. The other checkout needs its compiled part, and the same Python can use both.
"""

from __future__ import annotations

import gc
import importlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from harness import Figure, add_checkouts, arguments, checkouts, environment_of, finish

SLOWER = 1.05
"""How much longer than the other checkout this one may take."""
SMALL = 50
"""Calls of a task with small files."""


def files(directory: Path, entries: int) -> None:
    """Write the files that tasks read."""
    import awkward as ak
    import numpy as np

    import rntuple_construct as rnt

    random = np.random.default_rng(1)
    lengths = random.poisson(3, entries)
    data = {
        "id": np.arange(entries),
        "x": random.normal(size=entries).astype(np.float32),
        "v": ak.unflatten(random.normal(size=lengths.sum()).astype(np.float32), lengths),
    }
    for name, options in {
        "large-pages": rnt.WriteOptions(),
        "small-pages": rnt.WriteOptions(page_size=1 << 16),
        "uncompressed": rnt.WriteOptions(compression="none"),
        "clusters": rnt.WriteOptions(approx_compressed_cluster_size=80_000, max_uncompressed_cluster_size=160_000),
    }.items():  # fmt: skip
        rnt.write(directory / f"{name}.root", "ntpl", data, options)
    rnt.write(directory / "small.root", "ntpl", {"a": np.arange(10), "b": np.arange(10.0)})
    rnt.write(directory / "wide.root", "ntpl", {f"f{number}": np.arange(5.0) for number in range(2000)})


def tasks(directory: Path) -> dict[str, Callable[[], Any]]:
    """Tasks by name; they only use functions that all versions have."""
    import numpy as np

    import rntuple_construct as rnt

    target = directory / f"written-{os.getpid()}.root"
    reading = importlib.import_module("rntuple_construct.reader.file")
    # Later versions parse the schema of many files once.
    forget = reading.RECENT_SCHEMAS.forget if hasattr(reading, "RECENT_SCHEMAS") else int
    # Later versions also validate the merged file by default.
    options = rnt.MergeOptions()
    if hasattr(options, "check"):
        options = replace(options, check=False)

    def at(name: str) -> Path:
        return directory / f"{name}.root"

    def read(name: str, fields: list[str] | None = None) -> Any:
        with rnt.open(at(name)) as file:
            return file.only().arrays(fields, library="ak")

    def first(name: str, fields: list[str]) -> Any:
        forget()
        return read(name, fields)

    def many(task: Callable[[], Any]) -> Callable[[], None]:
        def run() -> None:
            for _ in range(SMALL):
                task()

        return run

    kept = read("large-pages")
    data = {name: kept[name] for name in ("id", "x", "v")}
    merged = [at(name) for name in ("large-pages", "small-pages", "clusters")]
    return {
        **{f"read, {name}": lambda name=name: read(name)
           for name in ("large-pages", "small-pages", "uncompressed", "clusters")},
        "write, zstd": lambda: rnt.write(target, "ntpl", data),
        "write, no compression": lambda: rnt.write(target, "ntpl", data, rnt.WriteOptions(compression="none")),
        "validate, large-pages": lambda: rnt.validate(at("large-pages")),
        "validate, small-pages": lambda: rnt.validate(at("small-pages")),
        "validate checksums, small-pages": lambda: rnt.validate(at("small-pages"), level="checksums"),
        "merge": lambda: rnt.merge(target, merged, options),
        "convert": lambda: rnt.convert(at("large-pages"), target),
        "open 2,000 fields, read one": lambda: first("wide", ["f7"]),
        f"{SMALL} small files: read": many(lambda: read("small")),
        f"{SMALL} small files: validate": many(lambda: rnt.validate(at("small"))),
        f"{SMALL} small files: write": many(lambda: rnt.write(target, "ntpl", {"x": np.arange(10)})),
    }  # fmt: skip


def work(directory: Path) -> None:
    """Answer the name of a task with its processor time in ms; runs in a separate process."""
    known = tasks(directory)
    print(*known, sep="\t", flush=True)
    for line in sys.stdin:
        gc.collect()
        start = time.process_time()
        known[line.rstrip("\n")]()
        print((time.process_time() - start) * 1e3, flush=True)


class Worker:
    """A process with the package of a checkout."""

    def __init__(self, checkout: Path, directory: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__, "--work", "--directory", str(directory)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment_of(checkout),
        )  # fmt: skip
        self.tasks = self._line().split("\t")

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("a process ended early; its error is above")
        return line.rstrip("\n")

    def time(self, task: str) -> float:
        """Processor time of a task in ms."""
        assert self._process.stdin is not None
        self._process.stdin.write(task + "\n")
        self._process.stdin.flush()
        return float(self._line())

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def figures(workers: list[Worker], rounds: int, only: str) -> Iterator[Figure]:
    """Milliseconds of each task, or the ratio to the other checkout."""
    for task in workers[0].tasks:
        if only not in task:
            continue
        for worker in workers:
            worker.time(task)
        turns = [[worker.time(task) for worker in workers] for _ in range(rounds)]
        if len(workers) == 1:
            yield Figure.of(task, [turn[0] for turn in turns], at_least=False, unit="ms")
            continue
        names = ("this", "other")
        least = {name: min(turn[number] for turn in turns) for number, name in enumerate(names)}
        ratios = [turn[0] / turn[1] for turn in turns]
        yield Figure.of(f"{task}: this / other", ratios, SLOWER, at_least=False, milliseconds=least)


def main() -> int:
    """Measure and report; the exit code is 1 if this checkout is slower than the other one."""
    parser = arguments(__doc__ or "", rounds=9, entries=500_000)
    add_checkouts(parser)
    options = parser.parse_args()
    if options.work:
        work(options.directory)
        return 0
    with tempfile.TemporaryDirectory(dir=options.directory) as name:
        directory = Path(name)
        files(directory, options.entries)
        workers = [Worker(checkout, directory) for checkout in checkouts(options)]
        try:
            return finish("checkouts", figures(workers, options.rounds, options.only), options.json)
        finally:
            for worker in workers:
                worker.close()


if __name__ == "__main__":
    sys.exit(main())
