"""Weak scaling of parallel writing, as in the paper: every thread writes the same number of entries into one file.

    python benchmarks/parallel_writing.py [--entries N] [--threads 1,2] [--rounds N] [--json FILE] [--plot FILE]
                                          [--disk DIR] [--directory DIR] [--only TEXT] [--join FILE...]

Entries are an event number and Poisson(5) floats in [0, 100). Destinations are the null device, a tmpfs and a disk.
Clusters are committed as a whole ("buffered") or page by page ("unbuffered"), with and without compression. On disk,
space is reserved in the file system beforehand or not. "under lock" writes the bytes of a cluster before it assigns
the place of the next one, which the package never does. "separate" is one sequential writer per thread and file, the
limit that parallel writing can reach. "ROOT" is its parallel writer, compiled, where ``make root`` has installed it;
"ROOT, separate" one writer of ROOT per thread. Bandwidth is uncompressed data by wall-clock time, the harmonic mean
of all repetitions.

The bandwidth with more threads than processors is *extrapolated* with Amdahl's law from two serial fractions.
One is the time during which the lock is held. The other is the fraction that explains the measured scaling,
from the median of the rounds; it contains the interpreter's lock. Such numbers are marked, because they are
not measured.

Everything at once takes some minutes. Where a machine is quiet only for less, destinations are measured one by one (``--only
tmpfs --json tmpfs.json``), and ``--join tmpfs.json disk.json`` makes one table, plot and result of them.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from harness import RESULTS, Figure, arguments, finish
from paper_data import SCHEMA, PaperData
from root_peer import environment, program

from rntuple_construct.storage import Sink
from rntuple_construct.writer import ParallelWriter, WriteOptions, create, create_parallel
from rntuple_construct.writer.cluster import FilledCluster

LEN_BATCH = 250_000
MIB = 1 << 20
CLUSTER = {"approx_compressed_cluster_size": 8 * MIB, "max_uncompressed_cluster_size": 80 * MIB}
EXTRAPOLATED_TO = (4, 8, 16, 32, 64)


@dataclass(frozen=True)
class Setup:
    """One way to write.

    Args:
        destination: ``null``, ``tmpfs`` or ``disk``.
        compression: ``none`` or ``zstd:5``.
        mode: ``buffered``, ``unbuffered``, ``under lock``, ``separate``, ``ROOT`` or ``ROOT, separate``.
        preallocate: ask the file system for the space of each cluster.
    """

    destination: str
    compression: str
    mode: str
    preallocate: bool = False

    @property
    def label(self) -> str:
        """Name in tables and plots."""
        suffix = ", fallocate" if self.preallocate else ""
        return f"{self.destination}, {self.compression}, {self.mode}{suffix}"

    @property
    def options(self) -> WriteOptions:
        """Options of the writer."""
        return WriteOptions(
            compression=self.compression,
            buffered=self.mode != "unbuffered",
            preallocate=self.preallocate,
            **CLUSTER,
        )


SETUPS = [
    *(
        Setup(destination, compression, mode)
        for destination in ("null", "tmpfs", "disk")
        for compression in ("none", "zstd:5")
        for mode in ("buffered", "unbuffered", "separate")
    ),
    *(Setup("disk", compression, "buffered", True) for compression in ("none", "zstd:5")),
    *(Setup("disk", compression, "under lock") for compression in ("none", "zstd:5")),
    *(
        Setup(destination, compression, mode)
        for destination in ("tmpfs", "disk")
        for compression in ("none", "zstd:5")
        for mode in ("ROOT", "ROOT, separate")
    ),
]
ROOT_SETTINGS = {"none": 0, "zstd:5": 505}
PAPER = {64: 45.8}
"""Speedup that the paper found for ROOT, by number of threads."""


class CountedLock:
    """A lock that knows how often it was taken and for how long; the thread that has it may take it again.

    Attributes:
        num_acquisitions: how often.
        seconds_held: how long in all, which is what threads cannot do at the same time.
    """

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._since = 0.0
        self._depth = 0
        self.num_acquisitions = 0
        self.seconds_held = 0.0

    def __enter__(self) -> None:
        self._lock.acquire()
        if not self._depth:
            self._since = time.perf_counter()
            self.num_acquisitions += 1
        self._depth += 1

    def __exit__(self, *_: object) -> None:
        self._depth -= 1
        if not self._depth:
            self.seconds_held += time.perf_counter() - self._since
        self._lock.release()


def count_locks(writer: ParallelWriter, *, under_lock: bool) -> CountedLock:
    """Put a counted lock in place of that of a writer, and let whole commits happen under it if asked to."""
    store = writer._ntuple.store
    lock: Any = CountedLock()
    store.lock = lock
    if under_lock:
        commit = store.commit

        def commit_under_lock(cluster: FilledCluster) -> None:
            with lock:
                commit(cluster)

        store.commit = commit_under_lock  # type: ignore[method-assign]
    return lock


class NullSink(Sink):
    """A file without storage: writes are system calls, but to the null device."""

    def __init__(self) -> None:
        super().__init__(io.FileIO(os.devnull, "w"), os.devnull)

    def _publish(self) -> None:
        self._discard()

    def _discard(self) -> None:
        self._file.close()


@dataclass
class Result:
    """One measurement.

    Args:
        setup: the measured case.
        threads: number of threads.
        seconds: wall-clock time of each repetition.
        bandwidth: harmonic mean in MB/s of uncompressed data.
        num_locks: acquisitions of the commit lock in one repetition.
        locked: fraction of all threads' time during which the lock was held.
    """

    setup: Setup
    threads: int
    seconds: list[float]
    bandwidth: float
    num_locks: int
    locked: float


@contextlib.contextmanager
def target(setup: Setup, directories: dict[str, Path], number: int) -> Iterator[Any]:
    """What to write to, removed afterwards."""
    if setup.destination == "null":
        yield NullSink()
        return
    path = directories[setup.destination] / f"parallel-benchmark-{number}.root"
    try:
        yield path
    finally:
        path.unlink(missing_ok=True)


def fill(extend: Callable[[Any], Any], data: PaperData, start: threading.Barrier) -> None:
    """Append all entries in batches, after all threads are ready."""
    batches = data.batches(LEN_BATCH)
    start.wait()
    for batch in batches:
        extend(batch)


def run_shared(
    setup: Setup, parts: list[PaperData], directories: dict[str, Path]
) -> tuple[float, int, float]:
    """All threads into one file; returns seconds, lock acquisitions and seconds under the lock."""
    start = threading.Barrier(len(parts) + 1)
    with target(setup, directories, 0) as where, ThreadPoolExecutor(len(parts)) as pool:
        with create_parallel(where, "Events", SCHEMA, setup.options, durable=False) as writer:
            lock = count_locks(writer, under_lock=setup.mode == "under lock")

            def work(data: PaperData) -> None:
                with writer.fill_context() as context:
                    fill(context.extend, data, start)

            done = [pool.submit(work, part) for part in parts]
            start.wait()
            began = time.perf_counter()
            for future in done:
                future.result()
        seconds = time.perf_counter() - began
        return seconds, lock.num_acquisitions, lock.seconds_held


def run_separate(
    setup: Setup, parts: list[PaperData], directories: dict[str, Path]
) -> tuple[float, int, float]:
    """Each thread into a separate file."""
    start = threading.Barrier(len(parts) + 1)
    with contextlib.ExitStack() as stack, ThreadPoolExecutor(len(parts)) as pool:
        targets = [stack.enter_context(target(setup, directories, number)) for number in range(len(parts))]

        def work(where: Any, data: PaperData) -> None:
            with create(where, "Events", SCHEMA, setup.options, durable=False) as writer:
                fill(writer.extend, data, start)

        done = [pool.submit(work, where, part) for where, part in zip(targets, parts, strict=True)]
        start.wait()
        began = time.perf_counter()
        for future in done:
            future.result()
        return time.perf_counter() - began, 0, 0.0


class RootWriter:
    """ROOT's writers, in a process that stays and has its entries ready.

    Args:
        num_entries: for each thread.
    """

    def __init__(self, num_entries: int) -> None:
        self._process = subprocess.Popen(
            [str(program("root_parallel_writing")), str(num_entries)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment(),
        )  # fmt: skip

    def run(self, setup: Setup, threads: int, directories: dict[str, Path]) -> tuple[float, int, float]:
        """Seconds on the clock; locks of ROOT are not counted."""
        path = directories[setup.destination] / "parallel-benchmark-root.root"
        mode = "separate" if setup.mode.endswith("separate") else "shared"
        assert self._process.stdin
        assert self._process.stdout
        setting = ROOT_SETTINGS[setup.compression]
        words = (path, threads, setting, CLUSTER["approx_compressed_cluster_size"], mode)
        print(*words, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        for made in path.parent.glob(f"{path.name}*"):
            made.unlink()
        if not answer:
            raise SystemExit("ROOT's writer has failed")
        return float(answer.split()[0]), 0, 0.0

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def measure(
    setups: list[Setup], counts: list[int], parts: list[PaperData], directories: dict[str, Path], repeat: int
) -> list[Result]:
    """All setups with all numbers of threads; repetitions take turns, because the machine is shared."""
    cases = [(setup, count) for setup in setups for count in counts]
    found: dict[tuple[Setup, int], list[tuple[float, int, float]]] = {case: [] for case in cases}
    for part in parts:
        part.batches(LEN_BATCH)
    root = RootWriter(len(parts[0])) if any(setup.mode.startswith("ROOT") for setup in setups) else None
    if root is not None:  # it makes its entries when it is first asked for them
        root.run(next(setup for setup in setups if setup.mode.startswith("ROOT")), max(counts), directories)
    for _ in range(repeat):
        for setup, count in cases:
            if root is not None and setup.mode.startswith("ROOT"):
                found[setup, count].append(root.run(setup, count, directories))
            else:
                run = run_separate if setup.mode == "separate" else run_shared
                found[setup, count].append(run(setup, parts[:count], directories))
    if root is not None:
        root.close()
    results = []
    for (setup, count), runs in found.items():
        seconds = [run[0] for run in runs]
        megabytes = sum(part.nbytes for part in parts[:count]) / 1e6
        locked = statistics.median(run[2] / (run[0] * count) for run in runs)
        bandwidth = statistics.harmonic_mean([megabytes / s for s in seconds])
        results.append(Result(setup, count, seconds, bandwidth, runs[0][1], locked))
    return results


def amdahl(serial: float, threads: int) -> float:
    """Speedup with a serial fraction."""
    return 1 / (serial + (1 - serial) / threads)


def extrapolate(results: list[Result], setup: Setup) -> dict[str, Any]:
    """Bandwidths that Amdahl's law gives for more threads; not measured."""
    mine = {result.threads: result for result in results if result.setup == setup}
    one, most = mine[min(mine)], mine[max(mine)]
    answer: dict[str, Any] = {"measured": False, "from_threads": sorted(mine)}
    # Time under the lock as a fraction of the time of one thread: this part no second thread can share.
    serial = {} if one.setup.mode.startswith("ROOT") else {"lock": one.locked}
    if most.threads > one.threads:
        ratio = most.threads / one.threads
        pairs = zip(one.seconds, most.seconds, strict=True)
        speedup = statistics.median(ratio * alone / together for alone, together in pairs)
        serial["scaling"] = min(max((1 / speedup - 1 / ratio) / (1 - 1 / ratio), 0.0), 1.0)
    for kind, fraction in serial.items():
        answer[f"serial_fraction_{kind}"] = fraction
        answer[f"bandwidth_{kind}"] = {n: one.bandwidth * amdahl(fraction, n) for n in EXTRAPOLATED_TO}
    return answer


def table(results: list[Result], setups: list[Setup], counts: list[int]) -> str:
    """The results as text."""
    heads = "".join(f"{n:>7d} thr" for n in counts)
    lines = [
        f"{'MB/s of uncompressed data':42s}{heads}   locks  locked   [64 threads, extrapolated: lock / scaling]"
    ]
    for setup in setups:
        mine = {result.threads: result for result in results if result.setup == setup}
        cells = "".join(f"{mine[n].bandwidth:11.0f}" for n in counts)
        last, more = mine[counts[-1]], extrapolate(results, setup)
        guess = " / ".join(
            f"{more[f'bandwidth_{k}'][64]:.0f}" for k in ("lock", "scaling") if f"bandwidth_{k}" in more
        )
        lines.append(f"{setup.label:42s}{cells} {last.num_locks:7d} {last.locked:7.2%}   [{guess}]")
    return "\n".join(lines)


def figures(results: list[Result], counts: list[int]) -> Iterator[Figure]:
    """Speedups with the largest number of threads, and bandwidths beside those of ROOT."""
    seconds = {(result.setup, result.threads): result.seconds for result in results}
    one, most = counts[0], counts[-1]
    for setup in dict.fromkeys(result.setup for result in results):
        slow, fast = seconds[setup, one], seconds[setup, most]
        goal = (
            1.8
            if (setup.destination, setup.compression, setup.mode) == ("tmpfs", "zstd:5", "buffered")
            else None
        )
        if most > one:
            values = [most * a / (one * b) for a, b in zip(slow, fast, strict=True)]
            yield Figure.of(f"{setup.label}: {most} threads / {one} (wall)", values, goal)
        peer = Setup(setup.destination, setup.compression, "ROOT")
        if setup.mode == "buffered" and not setup.preallocate and (peer, one) in seconds:
            for count in counts:
                pairs = zip(seconds[peer, count], seconds[setup, count], strict=True)
                what = f"{setup.label}, {count} threads: ours / ROOT (wall)"
                yield Figure.of(what, [theirs / mine for theirs, mine in pairs])


def plot(results: list[Result], path: Path) -> None:
    """Speedup over threads, one panel for each destination; dotted lines are extrapolated."""
    import matplotlib as mpl

    mpl.use("Agg")
    mpl.rcParams["svg.fonttype"] = "none"
    mpl.rcParams["svg.hashsalt"] = "rntuple-construct"
    import matplotlib.pyplot as plt

    destinations = list(dict.fromkeys(result.setup.destination for result in results))
    figure, axes = plt.subplots(
        1, len(destinations), figsize=(5.5 * len(destinations), 4.5), sharey=True, squeeze=False
    )
    for panel, destination in zip(axes[0], destinations, strict=True):
        for setup in dict.fromkeys(r.setup for r in results if r.setup.destination == destination):
            if setup.preallocate or setup.mode in ("unbuffered", "under lock"):
                continue
            mine = sorted((r.threads, r.bandwidth) for r in results if r.setup == setup)
            first = mine[0][1]
            style = {"marker": "s" if setup.mode.startswith("ROOT") else "o"}
            label = setup.label.partition(", ")[2]
            (line,) = panel.plot([n for n, _ in mine], [b / first for _, b in mine], label=label, **style)
            more = extrapolate(results, setup).get("bandwidth_scaling")
            if more:
                last = (mine[-1][0], mine[-1][1] / first)
                points = [last, *((n, more[n] / first) for n in EXTRAPOLATED_TO if n > last[0])]
                panel.plot(*zip(*points, strict=True), linestyle=":", color=line.get_color())
        panel.plot(list(PAPER), list(PAPER.values()), "k*", markersize=11, label="the paper (ROOT, zstd)")
        ticks = (1, 2, *EXTRAPOLATED_TO)
        panel.plot(ticks, ticks, color="black", linewidth=0.6)
        panel.set(title=destination, xlabel="threads (dotted: extrapolated)", xscale="log", yscale="log")
        panel.set_xticks(ticks, [str(n) for n in ticks])
        panel.set_yticks(ticks, [str(n) for n in ticks])
        panel.minorticks_off()
        panel.legend(fontsize="small")
    axes[0][0].set_ylabel("speedup")
    figure.tight_layout()
    figure.savefig(path, dpi=110, metadata={"Date": None} if path.suffix == ".svg" else None)


def joined(paths: list[Path]) -> tuple[list[Result], int]:
    """Results that were saved, and the entries of each thread.

    Raises:
        SystemExit: they are of different sizes.
    """
    reports = [json.loads(path.read_text(encoding="utf-8")) for path in paths]
    sizes = {report["entries_per_thread"] for report in reports}
    if len(sizes) > 1:
        raise SystemExit(f"entries of each thread differ: {sorted(sizes)}")
    rows = [row for report in reports for row in report["results"]]
    return [Result(**{**row, "setup": Setup(**row["setup"])}) for row in rows], sizes.pop()


def main() -> int:
    """Measure and report; the exit code is 1 if a goal is missed."""
    parser = arguments(__doc__ or "", entries=1_000_000)
    parser.add_argument("--threads", default="1,2", help="numbers of threads")
    parser.add_argument("--only", default="", help="only setups whose label contains this text")
    parser.add_argument(
        "--disk", type=Path, default=Path("."), help="folder on a disk; --directory is one in memory"
    )
    parser.add_argument("--plot", type=Path, default=RESULTS / "parallel_writing.png")
    parser.add_argument(
        "--join", type=Path, nargs="+", metavar="FILE", help="results of other runs; nothing is measured"
    )
    options = parser.parse_args()
    if options.join:
        results, options.entries = joined(options.join)
        counts = sorted({result.threads for result in results})
        setups = list(dict.fromkeys(result.setup for result in results))
    else:
        counts = sorted(int(n) for n in options.threads.split(","))
        directories = {"disk": options.disk, "tmpfs": options.directory}
        with_root = program("root_parallel_writing") is not None
        setups = [
            s for s in SETUPS if options.only in s.label and (with_root or not s.mode.startswith("ROOT"))
        ]
        parts = [PaperData.make(options.entries, seed) for seed in range(max(counts))]
        results = measure(setups, counts, parts, directories, options.rounds)
    rounds = len(results[0].seconds)
    print(f"{options.entries} entries per thread, {os.cpu_count()} processors, {rounds} repetitions")
    print(table(results, setups, counts))
    options.plot.parent.mkdir(parents=True, exist_ok=True)
    plot(results, options.plot)
    facts = {
        "entries_per_thread": options.entries,
        "numpy": np.__version__,
        "results": [asdict(result) for result in results],
        "extrapolated": [{"setup": asdict(s), **extrapolate(results, s)} for s in setups],
    }
    return finish("parallel_writing", figures(results, counts), options.json, **facts)


if __name__ == "__main__":
    sys.exit(main())
