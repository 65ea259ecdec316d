"""Merging files, against ROOT's merger as ``hadd`` uses it: pages copied unchanged.

    python benchmarks/merging.py [--entries N] [--files N] [--rounds N] [--json FILE] [--directory DIR]

The data are those of the paper: an event number and a vector of floats, zstd:5, in several files of equal
    size. Many small files measure the time of opening, and wide ones of 1,500 fields that of columns. ROOT's merger runs in a long-lived process, so its
    start-up does not count. Measured are the time on the clock, because both mostly move bytes, and the
    processor time. The results are read again and compared. ``rntuple merge`` and ``hadd`` are compared as
    whole commands, too, each with its start and its defaults. Ours waits for the disk, and validates the result
    without ``--no-check``.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from harness import Figure, arguments, finish, take_turns
from paper_data import SCHEMA, PaperData
from root_peer import environment, program, wheel

import rntuple_construct as rnt


class RootMerger:
    """ROOT's merger, in a process that stays.

    Attributes:
        wall_seconds, seconds: of the last call, on the clock and of the processor.
    """

    def __init__(self, target: Path, sources: list[Path]) -> None:
        found = program("root_merging")
        if found is None:
            raise RuntimeError("ROOT or a compiler is not there: make root")
        self.seconds = self.wall_seconds = 0.0
        self._line = " ".join(map(str, [target, *sources])) + "\n"
        self._process = subprocess.Popen(
            [found], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment()
        )

    def __call__(self) -> None:
        """Merge."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(self._line)
        self._process.stdin.flush()
        self.wall_seconds, self.seconds = map(float, self._process.stdout.readline().split())

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


class Command:
    """A command, from its start to its end.

    Attributes:
        wall_seconds, seconds: of the last call, on the clock and of the processor.
    """

    def __init__(self, words: list[str | Path]) -> None:
        self.seconds = self.wall_seconds = 0.0
        self._words = [str(word) for word in words]
        # As for users: Python caches its compiled modules.
        self._environment = environment()
        self._environment.pop("PYTHONDONTWRITEBYTECODE", None)

    def __call__(self) -> None:
        """Run it."""
        before, start = os.times(), time.perf_counter()
        subprocess.run(self._words, env=self._environment, capture_output=True, check=True)
        self.wall_seconds = time.perf_counter() - start
        after = os.times()
        self.seconds = (after.children_user - before.children_user) + (
            after.children_system - before.children_system
        )


WIDE = {f"f{number}": "float" for number in range(1500)}
"""Schema of wide files."""


def paper_layouts(num_entries: int, seed: int) -> Any:
    """Entries of the paper."""
    return PaperData.make(num_entries, seed=seed).layouts(num_entries)[0]


def wide_arrays(num_entries: int, seed: int) -> Any:
    """Entries with random numbers in all fields."""
    random = np.random.default_rng(seed)
    return {name: random.normal(size=num_entries).astype(np.float32) for name in WIDE}


def figures(given: Any, directory: Path) -> Iterator[Figure]:
    """Measure files of each kind."""
    for what, num_files, num_entries, schema, make in (
        ("large files", given.files, given.entries, SCHEMA, paper_layouts),
        ("small files", 20 * given.files, max(given.entries // 1000, 1), SCHEMA, paper_layouts),
        ("wide files", 2 * given.files, 200, WIDE, wide_arrays),
    ):
        sources = [directory / f"{what.split()[0]}{number}.root" for number in range(num_files)]
        for number, path in enumerate(sources):
            with rnt.create(path, "Events", schema, compression="zstd:5") as writer:
                writer.extend(make(num_entries, number + 1))
        size = sum(path.stat().st_size for path in sources) / 1e6
        ours, theirs = directory / "ours.root", directory / "theirs.root"

        def merged(sources: list[Path] = sources, ours: Path = ours) -> None:
            rnt.merge(ours, sources, durable=False, check=False)  # ROOT does not decompress any page, either

        candidates: dict[str, Any] = {"merge": merged}
        root = RootMerger(theirs, sources) if program("root_merging") else None
        if root is not None:
            candidates["ROOT"] = root

        def without_targets(ours: Path = ours, theirs: Path = theirs) -> None:
            # One file is replaced as a whole, the other overwritten: neither is there when the clock starts.
            ours.unlink(missing_ok=True)
            theirs.unlink(missing_ok=True)

        times = take_turns(candidates, given.rounds, prepare=without_targets)
        seconds = times.wall["merge"]
        yield Figure.of(
            f"{what}: bandwidth of merging {num_files} files", [size / each for each in seconds], unit="MB/s"
        )
        if root is not None:
            # Opening a file takes longer here than in ROOT. That is reported, but has no goal.
            goal = 1.0 if num_entries == given.entries else None
            yield times.speed(f"{what}: merge / ROOT", "merge", "ROOT", goal, wall=True)
            yield times.speed(f"{what}: merge / ROOT, of the processor", "merge", "ROOT", goal)
            root.close()
            merged()
            with rnt.open(ours, ntuple="Events") as one, rnt.open(theirs, ntuple="Events") as two:
                for name in schema:
                    left, right = (each.arrays([name], library="layout")[name] for each in (one, two))
                    same = len(left) == len(right) and all(
                        np.array_equal(getattr(left, part), getattr(right, part))
                        for part in ("data", "offsets") if hasattr(left, part)
                    )  # fmt: skip
                    if not same:
                        raise SystemExit(f"{what}: values of '{name}' differ")
        place = wheel()
        if place is not None:
            start = [sys.executable, "-m", "rntuple_construct", "merge", "--force"]
            commands = {
                "rntuple merge": Command([*start, ours, *sources]),
                "rntuple merge --no-check": Command([*start, "--no-check", ours, *sources]),
                "hadd": Command([place / "bin" / "hadd", "-v", "0", "-f", theirs, *sources]),
            }
            times = take_turns(commands, given.rounds, prepare=without_targets)
            for name in list(commands)[:2]:
                yield times.speed(f"{what}: {name} / hadd", name, "hadd", 1.0, wall=True)
                yield times.speed(f"{what}: {name} / hadd, of the processor", name, "hadd", 1.0)
        for path in (*sources, ours, theirs):
            path.unlink(missing_ok=True)


def main() -> int:
    """Measure, print and save."""
    parser = arguments(__doc__ or "", entries=2_000_000)
    parser.add_argument("--files", type=int, default=5, help="number of large files (5)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=given.directory) as directory:
        return finish(
            "merging", figures(given, Path(directory)), given.json, entries=given.entries, files=given.files
        )


if __name__ == "__main__":
    sys.exit(main())
