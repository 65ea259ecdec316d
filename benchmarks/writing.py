"""Writing speed, size and memory against uproot, pyarrow and the limit set by the C libraries.

    python benchmarks/writing.py [--entries N] [--rounds N] [--directory DIR] [--json FILE] [--memory]

Speeds are megabytes of uncompressed data per second of process CPU time (wall-clock time for two threads); all
candidates take turns in every round, and ratios are taken inside the round, because the machine is shared. The
median over the rounds is shown.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import uproot
import xxhash
import zstandard
from paper_data import SCHEMA, PaperData

from rntuple_construct.columns import ColumnType as Type
from rntuple_construct.columns import column_codec
from rntuple_construct.writer import WriteOptions, create, create_parallel

MIB = 1 << 20
ENTRIES_PER_CLUSTER = 500_000
Candidate = Callable[[PaperData, Path], None]


def ours(**options: Any) -> Candidate:
    """This package, one extend for each cluster, so that all writers make the same clusters."""

    def write(data: PaperData, path: Path) -> None:
        with create(path, "Events", SCHEMA, WriteOptions(**options), durable=False) as writer:
            for batch in data.batches(ENTRIES_PER_CLUSTER):
                writer.extend(batch)
                writer.flush_cluster()

    return write


def parallel(threads: int, **options: Any) -> Candidate:
    """This package, with a fill context for each thread."""

    def write(data: PaperData, path: Path) -> None:
        batches = data.batches(ENTRIES_PER_CLUSTER)
        with create_parallel(path, "Events", SCHEMA, WriteOptions(**options), durable=False) as writer:

            def fill(first: int) -> None:
                with writer.fill_context() as context:
                    for batch in batches[first::threads]:
                        context.extend(batch)
                        context.flush_cluster()

            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(fill, range(threads)))

    return write


def limit(level: int | None, page_size: int = MIB) -> Candidate:
    """A bare loop over pages: encode, compress, checksum, write; no format around it."""

    def write(data: PaperData, path: Path) -> None:
        columns = [(Type.SPLIT_INT64, data.ids, 8), (Type.SPLIT_INDEX64, data.offsets[1:], 8),
                   (Type.SPLIT_REAL32, data.values, 4)]  # fmt: skip
        compressor = None if level is None else zstandard.ZstdCompressor(level=level)
        with open(path, "wb", buffering=0) as file:
            for column_type, values, width in columns:
                codec, step = column_codec(column_type), page_size // width
                for start in range(0, len(values), step):
                    part = values[start : start + step]
                    page: Any = (
                        memoryview(part).cast("B")
                        if compressor is None
                        else compressor.compress(codec.encode(part))
                    )
                    file.write(page)
                    file.write(xxhash.xxh3_64_digest(page))

    return write


def with_uproot(compression: Any) -> Candidate:
    """uproot, which makes a cluster of each extend."""

    def write(data: PaperData, path: Path) -> None:
        with uproot.recreate(path, compression=compression) as file:
            first, *others = data.batches(ENTRIES_PER_CLUSTER)
            ntuple = file.mkrntuple("Events", first)
            for batch in others:
                ntuple.extend(batch)

    return write


def with_pyarrow(data: PaperData, path: Path) -> None:
    """Parquet with byte stream split and zstd 10, pages of 1 MiB."""
    lists = pa.LargeListArray.from_arrays(pa.array(data.offsets), pa.array(data.values))
    table = pa.table({"id": pa.array(data.ids), "values": lists})
    pq.write_table(
        table, path, compression="zstd", compression_level=10, use_dictionary=False, data_page_size=MIB,
        row_group_size=ENTRIES_PER_CLUSTER, write_statistics=False,
        column_encoding={"id": "BYTE_STREAM_SPLIT", "values.list.element": "BYTE_STREAM_SPLIT"},
    )  # fmt: skip


def to_file(data: PaperData, path: Path) -> None:
    """No format at all."""
    with open(path, "wb", buffering=0) as file:
        for values in (data.ids, data.offsets[1:], data.values):
            values.tofile(file)


# ROOT's level 5 is level 10 of the library, which the others are given: equal work is compared.
CANDIDATES: dict[str, Candidate] = {
    "np.tofile": to_file,
    "limit none": limit(None),
    "limit zstd 10": limit(10),
    "ours none": ours(compression="none"),
    "ours zstd:5": ours(compression="zstd:5"),
    "ours zstd:5 64 KiB": ours(compression="zstd:5", page_size=64 << 10),
    "ours zstd:2": ours(compression="zstd:2"),
    "limit zstd 4": limit(4),
    "ours zstd:5, 2 contexts": parallel(2, compression="zstd:5"),
    "ours zstd:5, 2 page threads": ours(compression="zstd:5", threads=2),
    "ours zstd:5 64 KiB, 2 contexts": parallel(2, compression="zstd:5", page_size=64 << 10),
    "ours zstd:5 64 KiB, 2 page threads": ours(compression="zstd:5", page_size=64 << 10, threads=2),
    "uproot none": with_uproot(None),
    "uproot zstd 10": with_uproot(uproot.ZSTD(10)),
    "pyarrow parquet BSS zstd 10": with_pyarrow,
}
THREADED = {name for name in CANDIDATES if "2 " in name}
GOALS = [
    ("ours zstd:5", "uproot zstd 10", "speed", 1.0),
    ("ours zstd:5", "uproot zstd 10", "size", 0.86),
    ("ours zstd:5", "pyarrow parquet BSS zstd 10", "speed", 1.6),
    ("ours zstd:5", "limit zstd 10", "speed", 0.8),
    ("ours zstd:5, 2 contexts", "ours zstd:5", "wall", 1.5),
    ("ours zstd:5, 2 page threads", "ours zstd:5", "wall", 1.5),
    ("ours zstd:5 64 KiB, 2 contexts", "ours zstd:5 64 KiB", "wall", 1.3),
    ("ours zstd:5 64 KiB, 2 page threads", "ours zstd:5 64 KiB", "wall", 1.3),
]


def measure(data: PaperData, directory: Path, rounds: int) -> dict[str, dict[str, list[float]]]:
    """CPU and wall-clock seconds and bytes of each candidate in each round."""
    results: dict[str, dict[str, list[float]]] = {
        name: {"cpu": [], "wall": [], "size": []} for name in CANDIDATES
    }
    path = directory / "writing.benchmark"
    for _ in range(rounds):
        for name, candidate in CANDIDATES.items():
            with contextlib.suppress(FileNotFoundError):
                path.unlink()
            wall, cpu = time.perf_counter(), time.process_time()
            candidate(data, path)
            results[name]["cpu"].append(time.process_time() - cpu)
            results[name]["wall"].append(time.perf_counter() - wall)
            results[name]["size"].append(path.stat().st_size)
    path.unlink()
    return results


def ratio(results: dict[str, dict[str, list[float]]], one: str, other: str, what: str) -> float:
    """Median over the rounds of a ratio within the round: of speeds, or of sizes."""
    if what == "size":
        return results[one]["size"][0] / results[other]["size"][0]
    kind = "wall" if what == "wall" else "cpu"
    return statistics.median(b / a for a, b in zip(results[one][kind], results[other][kind], strict=True))


def peak_memory(name: str, num_entries: int, directory: Path) -> int:
    """Bytes that a process needs at most while writing, beyond what it had with the data and all imports."""
    code = (
        "import resource, sys; from pathlib import Path; import writing; from paper_data import PaperData\n"
        f"data = PaperData.make({num_entries}); data.batches(writing.ENTRIES_PER_CLUSTER); path = Path({str(directory)!r}) / 'memory.benchmark'\n"
        f"writing.CANDIDATES[{name!r}](data.part(0, 1000), path)\n"
        "def rss():\n"
        "    return int([line for line in open('/proc/self/status') if line.startswith('VmRSS')][0].split()[1])\n"
        "open('/proc/self/clear_refs', 'w').write('5')\n"
        "before = rss()\n"
        f"writing.CANDIDATES[{name!r}](data, path)\n"
        "peak = int([line for line in open('/proc/self/status') if line.startswith('VmHWM')][0].split()[1])\n"
        "path.unlink(); print((peak - before) * 1024)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=Path(__file__).parent
    )
    return int(done.stdout.split()[-1])


def main() -> None:
    """Measure and report."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--entries", type=int, default=2_000_000)
    parser.add_argument("--rounds", type=int, default=5)
    shared = Path("/dev/shm")
    parser.add_argument("--directory", type=Path, default=shared if shared.is_dir() else Path("."))
    parser.add_argument("--json", type=Path, help="write all numbers to this file")
    parser.add_argument("--memory", action="store_true", help="measure peak memory too")
    arguments = parser.parse_args()
    data = PaperData.make(arguments.entries)
    results = measure(data, arguments.directory, arguments.rounds)
    megabytes = data.nbytes / 1e6
    report: dict[str, Any] = {
        "entries": len(data), "bytes": data.nbytes, "rounds": arguments.rounds, "cpus": os.cpu_count(),
        "numpy": np.__version__, "uproot": uproot.__version__, "pyarrow": pa.__version__, "candidates": {}, "goals": [],
    }  # fmt: skip
    print(f"{len(data)} entries, {megabytes:.0f} MB; MB/s of CPU time (of wall-clock time with threads)")
    for name, found in results.items():
        kind = "wall" if name in THREADED else "cpu"
        entry: dict[str, Any] = {
            "mb_per_s": megabytes / statistics.median(found[kind]), "bytes_per_entry": found["size"][0] / len(data),
            "cpu_s": found["cpu"], "wall_s": found["wall"],
        }  # fmt: skip
        line = f"{name:32s} {entry['mb_per_s']:8.0f} MB/s {entry['bytes_per_entry']:7.2f} B/entry"
        if arguments.memory:
            entry["peak_bytes"] = peak_memory(name, arguments.entries, arguments.directory)
            line += f" {entry['peak_bytes'] / MIB:7.0f} MiB"
        report["candidates"][name] = entry
        print(line)
    for one, other, what, goal in GOALS:
        value = ratio(results, one, other, what)
        met = value <= goal if what == "size" else value >= goal
        sign = "<=" if what == "size" else ">="
        report["goals"].append(
            {"of": one, "to": other, "what": what, "goal": goal, "ratio": value, "met": met}
        )
        print(f"{one} / {other}, {what}: {value:.2f} ({sign} {goal}: {'met' if met else 'MISSED'})")
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
