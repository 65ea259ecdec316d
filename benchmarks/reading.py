"""Reading speed against uproot, ROOT and the limit set by the C libraries: whole files, single entries, wide schemas.

    python benchmarks/reading.py [--entries N] [--rounds N] [--directory DIR] [--json FILE] [GOAL...]

Times are process CPU seconds; all candidates take turns in every round, and ratios are taken inside the round,
because the machine is shared. The median over the rounds is shown. "limit" is a bare loop over pages whose places
are known: checksum, decompress, decode into arrays that are there already. ROOT takes part where ``make root`` has
installed it.
"""

from __future__ import annotations

import argparse
import gc
import json
import mmap
import statistics
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import awkward as ak
import numpy as np
import uproot
import xxhash
import zstandard
from paper_data import SCHEMA, PaperData
from root_peer import RootReader
from root_peer import program as root_program

import rntuple_construct as rnt
from rntuple_construct.columns import column_codec, use_fast
from rntuple_construct.writer import WriteOptions, create

KIB, MIB = 1 << 10, 1 << 20
ENTRIES_PER_CLUSTER = 500_000
Candidate = Callable[[], Any]


# Files


def write(path: Path, data: PaperData, per_cluster: int, **options: Any) -> None:
    """The paper's data in clusters of so many entries."""
    with create(path, "Events", SCHEMA, WriteOptions(**options), durable=False) as writer:
        for start in range(0, len(data), per_cluster):
            writer.extend(data.part(start, start + per_cluster).awkward())
            writer.flush_cluster()


def write_with_uproot(path: Path, data: PaperData) -> None:
    """The same from uproot: nothing split, one page for each column and cluster."""
    with uproot.recreate(path, compression=uproot.ZSTD(5)) as file:
        ntuple = file.mkrntuple("Events", data.part(0, ENTRIES_PER_CLUSTER).awkward())
        for start in range(ENTRIES_PER_CLUSTER, len(data), ENTRIES_PER_CLUSTER):
            ntuple.extend(data.part(start, start + ENTRIES_PER_CLUSTER).awkward())


def write_wide(path: Path, num_fields: int, num_entries: int = 100) -> None:
    """Collections and numbers by turns, as analysis formats have them by the thousand."""
    random = np.random.default_rng(1)
    counts = random.poisson(3, num_entries)
    values = ak.unflatten(random.random(counts.sum(), np.float32), counts)
    schema = {
        f"Collection{index // 8}AuxDyn_{index}": "float" if index % 4 == 0 else "std::vector<float>"
        for index in range(num_fields)
    }
    columns = {
        name: values if type_name.startswith("std::vector") else ak.firsts(values, axis=1)
        for name, type_name in schema.items()
    }
    columns = {
        name: ak.fill_none(column, 0) if column.ndim == 1 else column for name, column in columns.items()
    }
    with create(path, "Events", schema, durable=False) as writer:
        writer.extend(columns)


@dataclass(frozen=True)
class PaperFile:
    """One way to store the paper's data."""

    page_size: int
    compression: str
    per_cluster: int = ENTRIES_PER_CLUSTER


FILES = {
    "zstd5 1 MiB": PaperFile(MIB, "zstd:5"),
    "zstd5 64 KiB": PaperFile(64 * KIB, "zstd:5"),
    "zstd5, 2000 entries per cluster": PaperFile(64 * KIB, "zstd:5", 2000),
    "none 1 MiB": PaperFile(MIB, "none"),
    "none 64 KiB": PaperFile(64 * KIB, "none"),
}


# Candidates


def ours(path: Path, **arguments: Any) -> Candidate:
    """Open and read with this package, checksums compared."""

    def read() -> Any:
        with rnt.open(path) as file:
            return file["Events"].arrays(library="ak", **arguments)

    return read


def with_uproot(path: Path, **arguments: Any) -> Candidate:
    """Open and read with uproot, without its cache."""

    def read() -> Any:
        with uproot.open(path, array_cache=None) as file:
            return file["Events"].arrays(**arguments)

    return read


def limit(path: Path) -> Candidate:
    """Read all pages with nothing around: their places and the arrays are there before."""
    with rnt.open(path) as file:
        events = file["Events"]
        work = []
        for column in events.schema.columns:
            codec = column_codec(column.record.column_type or 0, column.record.bits_on_storage)
            pages = []
            for cluster in events.clusters:
                stored = cluster.column_range(column.column_id)
                if stored is not None:
                    pages += zip(
                        stored.offset.tolist(),
                        stored.size.tolist(),
                        stored.num_elements.tolist(),
                        strict=True,
                    )
            work.append((codec, pages, sum(count for _, _, count in pages)))
    decompressor = zstandard.ZstdDecompressor()

    def read() -> Any:
        with open(path, "rb") as opened, mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ) as mapped:
            view = memoryview(mapped)
            results = []
            for codec, pages, length in work:
                out = np.empty(length, codec.dtype)
                position = 0
                for offset, size, count in pages:
                    stored = view[offset : offset + size]
                    if xxhash.xxh3_64_digest(stored)[::-1] != view[offset + size : offset + size + 8]:
                        raise SystemExit(f"{path} is damaged")
                    nbytes = codec.nbytes(count)
                    page = (
                        stored
                        if size == nbytes
                        else decompressor.decompress(stored[9:], max_output_size=nbytes)
                    )
                    codec.decode_into(page, out[position : position + count])
                    position += count
                    del stored, page
                results.append(out)
            view.release()
            return results

    return read


class Warm:
    """Single entries of files that stay open."""

    def __init__(self, path: Path) -> None:
        self.ours = rnt.open(path)["Events"]
        self.uproot = uproot.open(path, array_cache=None)["Events"]
        self.random = np.random.default_rng(2)

    def entry(self) -> int:
        """Any entry."""
        return int(self.random.integers(0, self.ours.num_entries - 1))

    def read_ours(self) -> Any:
        """One entry with this package."""
        entry = self.entry()
        return self.ours.arrays(entry_start=entry, entry_stop=entry + 1, library="ak")

    def read_uproot(self) -> Any:
        """One entry with uproot."""
        entry = self.entry()
        return self.uproot.arrays(entry_start=entry, entry_stop=entry + 1)


# Measuring


@dataclass
class Measurement:
    """CPU seconds of candidates that took turns, in each round."""

    seconds: dict[str, list[float]]

    def ratio(self, one: str, other: str) -> float:
        """How many times as fast one is as the other, inside a round, in the median."""
        pairs = zip(self.seconds[one], self.seconds[other], strict=True)
        return statistics.median(slower / faster for faster, slower in pairs)

    def median(self, name: str) -> float:
        """Median CPU seconds."""
        return statistics.median(self.seconds[name])


def take_turns(
    candidates: dict[str, Candidate], rounds: int, repetitions: dict[str, int] | None = None
) -> Measurement:
    """Run the candidates by turns, each so many times in a row."""
    seconds: dict[str, list[float]] = {name: [] for name in candidates}
    for candidate in candidates.values():
        candidate()
    for _ in range(rounds):
        for name, candidate in candidates.items():
            count = (repetitions or {}).get(name, 1)
            gc.collect()
            start = time.process_time()
            for _ in range(count):
                candidate()
            took = (time.process_time() - start) / count
            # A candidate in another process measures itself.
            seconds[name].append(getattr(candidate, "seconds", took))
    return Measurement(seconds)


@dataclass
class Result:
    """One comparison with the ratio that is wanted."""

    goal: str
    what: str
    ratio: float
    wanted: float
    larger_is_better: bool
    milliseconds: dict[str, float]

    @property
    def is_met(self) -> bool:
        """Whether the ratio is as wanted."""
        return self.ratio >= self.wanted if self.larger_is_better else self.ratio <= self.wanted

    def __str__(self) -> str:
        times = ", ".join(f"{name} {value:.3g} ms" for name, value in self.milliseconds.items())
        sign = ">=" if self.larger_is_better else "<="
        verdict = "met" if self.is_met else "MISSED"
        return f"{self.goal:4s}{self.what:58s}{self.ratio:8.2f} ({sign} {self.wanted:g}: {verdict})   {times}"


def compare(goal: str, what: str, measured: Measurement, one: str, other: str, wanted: float) -> Result:
    """How many times as fast one candidate is as another."""
    times = {name: 1e3 * measured.median(name) for name in (one, other)}
    return Result(goal, what, measured.ratio(one, other), wanted, True, times)


WHOLE = [
    ("R1", "zstd5 1 MiB", 0.75, 1.6, 2.0),
    ("R2", "zstd5 64 KiB", 0.7, 2.3, 2.0),
    ("R3", "zstd5, 2000 entries per cluster", 0.9, 3.5, 1.0),
    ("R4", "none 1 MiB", None, 1.0, 2.0),
    ("R4", "none 64 KiB", None, 2.3, 2.0),
]


class Benchmarks:
    """The goals; each method measures one of them.

    Args:
        directory: where the files go.
        num_entries: of the paper's data.
        rounds: how often candidates take turns.
    """

    def __init__(self, directory: Path, num_entries: int, rounds: int) -> None:
        self.directory = directory
        self.rounds = rounds
        self.data = PaperData.make(num_entries)
        self.made: dict[str, Path] = {}

    def file(self, name: str) -> Path:
        """A file of FILES, written when first asked for."""
        if name not in self.made:
            spec = FILES[name]
            path = self.directory / f"reading-{len(self.made)}.root"
            options = {"compression": spec.compression, "page_size": spec.page_size}
            write(path, self.data, spec.per_cluster, **options)
            self.made[name] = path
        return self.made[name]

    def wide(self, num_fields: int) -> Path:
        """A file of so many fields."""
        name = f"wide {num_fields}"
        if name not in self.made:
            self.made[name] = self.directory / f"reading-{len(self.made)}.root"
            write_wide(self.made[name], num_fields)
        return self.made[name]

    def whole_files(self, goals: Iterable[str]) -> Iterable[Result]:
        """R1 to R4: all entries into awkward arrays."""
        for goal, name, of_limit, of_uproot, of_root in WHOLE:
            if goal not in goals:
                continue
            path = self.file(name)
            candidates = {"ours": ours(path), "uproot": with_uproot(path), "limit": limit(path)}
            if not ak.array_equal(candidates["ours"](), candidates["uproot"]()):
                raise SystemExit(f"uproot reads other values from {name}")
            root = RootReader(path, "direct") if root_program() else None
            measured = take_turns(candidates | ({"ROOT": root} if root else {}), self.rounds)
            if root is not None:
                root.close()
                yield compare("RR", f"{name}: ours / ROOT's direct views", measured, "ours", "ROOT", of_root)
            yield compare(goal, f"{name}: ours / uproot", measured, "ours", "uproot", of_uproot)
            if of_limit is not None:
                yield compare(goal, f"{name}: ours / limit", measured, "ours", "limit", of_limit)

    def without_compiled_loops(self) -> Iterable[Result]:
        """R5: numpy alone against the limit with compiled loops."""
        path = self.file("zstd5 1 MiB")
        read, bare = ours(path), limit(path)

        def with_numpy() -> Any:
            use_fast(False)
            try:
                return read()
            finally:
                use_fast(True)

        measured = take_turns({"ours": with_numpy, "limit": bare}, self.rounds)
        yield compare(
            "R5", "zstd5 1 MiB without compiled loops: ours / limit", measured, "ours", "limit", 0.55
        )

    def from_uproot(self) -> Iterable[Result]:
        """R1 on a file that uproot wrote."""
        path = self.directory / "reading-uproot.root"
        write_with_uproot(path, self.data)
        self.made["uproot"] = path
        measured = take_turns({"ours": ours(path), "uproot": with_uproot(path)}, self.rounds)
        yield compare("R1", "file of uproot: ours / uproot", measured, "ours", "uproot", 1.0)

    def single_entries(self) -> Iterable[Result]:
        """R8: one entry of an open file."""
        for name, wanted in (("zstd5 64 KiB", 20), ("zstd5, 2000 entries per cluster", 5)):
            warm = Warm(self.file(name))
            candidates = {"ours": warm.read_ours, "uproot": warm.read_uproot}
            measured = take_turns(candidates, self.rounds, {"ours": 200, "uproot": 10})
            yield compare("R8", f"one entry, {name}: ours / uproot", measured, "ours", "uproot", wanted)

    def first_entry(self) -> Iterable[Result]:
        """R9: open a file of many clusters and read its first entry."""
        path = self.file("zstd5, 2000 entries per cluster")
        candidates = {"ours": ours(path, entry_stop=1), "uproot": with_uproot(path, entry_stop=1)}
        measured = take_turns(candidates, self.rounds, {"ours": 10})
        yield compare("R9", "open and read the first entry: ours / uproot", measured, "ours", "uproot", 4)

    def schemas(self) -> Iterable[Result]:
        """M1: time to open grows with the number of fields, not with its square."""
        candidates = {str(size): self.opening(self.wide(size)) for size in (1500, 3000)}
        measured = take_turns(candidates, self.rounds)
        times = {f"{name} fields": 1e3 * measured.median(name) for name in candidates}
        growth = measured.ratio("1500", "3000")
        yield Result("M1", "time to open twice as many fields", growth, 2.3, False, times)
        candidates = {"ours": self.opening(self.wide(1500)), "uproot": self.opening_uproot(self.wide(1500))}
        measured = take_turns(candidates, min(self.rounds, 3))
        yield compare("M1", "open 1500 fields and list them: ours / uproot", measured, "ours", "uproot", 20)

    @staticmethod
    def opening(path: Path) -> Candidate:
        """Open a file and list its fields."""

        def run() -> Any:
            with rnt.open(path) as file:
                return list(file["Events"].fields)

        return run

    @staticmethod
    def opening_uproot(path: Path) -> Candidate:
        """The same with uproot."""

        def run() -> Any:
            with uproot.open(path) as file:
                return file["Events"].keys()

        return run

    def page_lists(self) -> Iterable[Result]:
        """M2: page lists of real files, per page; see page_list.py for large ones."""
        path = self.file("zstd5, 2000 entries per cluster")

        def run() -> int:
            with rnt.open(path) as file:
                return sum(cluster.page_list.num_pages for cluster in file["Events"].clusters[:1])

        with rnt.open(path) as file:
            num_pages = sum(each.num_pages for each in {c.page_list for c in file["Events"].clusters})
        measured = take_turns({"open and list pages": run}, self.rounds)
        microseconds = 1e6 * measured.median("open and list pages") / num_pages
        times = {"open and list pages": 1e3 * measured.median("open and list pages")}
        yield Result("M2", f"microseconds per page, {num_pages} pages", microseconds, 2, False, times)

    def wide_files(self) -> Iterable[Result]:
        """M3: open a wide file and read all of it into awkward arrays."""
        path = self.wide(1500)
        candidates = {"ours": ours(path), "uproot": with_uproot(path)}
        measured = take_turns(candidates, min(self.rounds, 3))
        yield compare("M3", "open and read 1500 fields: ours / uproot", measured, "ours", "uproot", 12)

    def run(self, goals: list[str]) -> Iterable[Result]:
        """All results for the goals asked for."""
        yield from self.whole_files(goals)
        others = {
            "R1": self.from_uproot, "R5": self.without_compiled_loops, "R8": self.single_entries,
            "R9": self.first_entry, "M1": self.schemas, "M2": self.page_lists, "M3": self.wide_files,
        }  # fmt: skip
        for goal, measure in others.items():
            if goal in goals:
                yield from measure()

    def clean(self) -> None:
        """Remove the files."""
        for path in self.made.values():
            path.unlink(missing_ok=True)


GOALS = ["R1", "R2", "R3", "R4", "R5", "R8", "R9", "M1", "M2", "M3"]


def main() -> int:
    """Measure, print, save."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("goals", nargs="*", default=GOALS, metavar="GOAL", help=f"some of {', '.join(GOALS)}")
    parser.add_argument("--entries", type=int, default=2_000_000)
    parser.add_argument("--rounds", type=int, default=5)
    shared = Path("/dev/shm")
    parser.add_argument("--directory", type=Path, default=shared if shared.is_dir() else Path("."))
    parser.add_argument("--json", type=Path, default=Path(__file__).parent / "results" / "reading.json")
    options = parser.parse_args()
    compiled = use_fast(True)
    print(f"{options.entries} entries; compiled loops: {'yes' if compiled else 'no'}")
    benchmarks = Benchmarks(options.directory, options.entries, options.rounds)
    results = []
    try:
        for result in benchmarks.run(options.goals):
            print(result, flush=True)
            results.append(result)
    finally:
        benchmarks.clean()
    options.json.parent.mkdir(parents=True, exist_ok=True)
    facts = {
        "uproot": uproot.__version__,
        "numpy": np.__version__,
        "entries": options.entries,
        "compiled": compiled,
    }
    rows = [{**vars(result), "is_met": result.is_met} for result in results]
    options.json.write_text(json.dumps({**facts, "results": rows}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
