"""Distributed writing: one and two processes that fill one RNTuple, beside threads, and a simulation of more workers.

    python benchmarks/distributed_writing.py [--entries N] [--rounds N] [--json FILE] [--plot DIR] [--directory DIR]

Weak scaling: every worker does four tasks of the same size, one cluster each, of the paper's data with zstd:5. Processes are there and
have their data before the clock starts; it stops when the file is complete. Bandwidth is uncompressed data by time on the clock.

More workers than there are processors are *simulated*, not measured: each takes the time for a cluster that one process was measured
to take, and all share one coordinator, which takes the time for the requests of a cluster that it was measured to take; the
end of the file takes its measured time for each cluster. Limits of storage, memory and network are not in it: it answers
how many workers one coordinator can serve. The paper's figure, 45.8 times one thread with 64, stands beside it.
"""

from __future__ import annotations

import heapq
import multiprocessing
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from harness import RESULTS, Figure, arguments, finish
from paper_data import SCHEMA, PaperData

import rntuple_construct as rnt
from rntuple_construct.writer import FillContext, WriteOptions

TASKS = 4
PAPER = (64, 45.8)
"""Threads and speed-up of the parallel writer in the paper."""
SIMULATED = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)
OPTIONS = WriteOptions(compression="zstd:5")


@cache
def data_of(num_entries: int) -> tuple[dict[str, Any], int]:
    """The entries of a task, and their uncompressed bytes."""
    made = PaperData.make(num_entries)
    return made.layouts(num_entries)[0], made.nbytes


def fill(context: FillContext, number: int, num_entries: int) -> None:
    """One task: one cluster."""
    context.extend(data_of(num_entries)[0])
    context.flush_cluster()


def work(tickets: Any, barrier: Any, num_entries: int) -> None:
    """A worker process: fills one file after the other."""
    data_of(num_entries)
    while ticket := tickets.get():
        barrier.wait()
        rnt.fill_tasks(ticket, lambda context, number: fill(context, number, num_entries))


@dataclass
class Run:
    """What writing one file took: seconds in all, of the coordinator for its requests, and to complete the file."""

    seconds: float
    serving: float
    completing: float


class Processes:
    """So many worker processes, which stay.

    Args:
        count: how many.
        num_entries: entries of a task.
        path: the file.
    """

    def __init__(self, count: int, num_entries: int, path: Path) -> None:
        self._count, self._path = count, path
        context = multiprocessing.get_context("spawn")
        self._tickets = context.SimpleQueue()
        self._barrier = context.Barrier(count + 1)
        arguments = (self._tickets, self._barrier, num_entries)
        self._processes = [context.Process(target=work, args=arguments) for _ in range(count)]
        for process in self._processes:
            process.start()

    def __call__(self) -> Run:
        """Write one file."""
        num_tasks = TASKS * self._count
        made = rnt.create_distributed(
            self._path, "Events", SCHEMA, OPTIONS, num_tasks=num_tasks, durable=False
        )
        with made as coordinator:
            for _ in self._processes:
                self._tickets.put(coordinator.ticket)
            self._barrier.wait()
            start = time.perf_counter()
            coordinator.wait()
            filled = time.perf_counter()
            coordinator.close()
            end = time.perf_counter()
        return Run(end - start, coordinator.seconds_serving, end - filled)

    def close(self) -> None:
        """End the processes."""
        for _ in self._processes:
            self._tickets.put("")
        for process in self._processes:
            process.join()


def threads(count: int, num_entries: int, path: Path) -> Run:
    """The same with threads of this process."""
    data_of(num_entries)
    with rnt.create_parallel(path, "Events", SCHEMA, OPTIONS, durable=False) as writer:

        def fill_all() -> None:
            with writer.fill_context() as context:
                for number in range(TASKS):
                    fill(context, number, num_entries)

        workers = [threading.Thread(target=fill_all) for _ in range(count)]
        start = time.perf_counter()
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    return Run(time.perf_counter() - start, 0.0, 0.0)


def simulate(
    workers: int, working: float, serving: float, completing: float, fixed: float, clusters: int = 50
) -> float:
    """Clusters by second of so many workers and one coordinator, which serves one at a time in the order of arrival.

    Args:
        workers: how many.
        working: seconds of a worker for a cluster.
        serving: seconds of the coordinator for the requests of a cluster.
        completing: seconds at the end of the file for each cluster.
        fixed: seconds at the end of the file in any case.
        clusters: clusters of each worker.
    """
    # Workers do not start all at once.
    arrivals = [(working * (1 + number / workers), number) for number in range(workers)]
    heapq.heapify(arrivals)
    left = [clusters] * workers
    free = last = 0.0
    while arrivals:
        arrival, number = heapq.heappop(arrivals)
        free = last = max(free, arrival) + serving
        left[number] -= 1
        if left[number]:
            heapq.heappush(arrivals, (free + working, number))
    return workers * clusters / (last + fixed + completing * workers * clusters)


def figures(given: Any, directory: Path, facts: dict[str, Any]) -> Iterator[Figure]:
    """Measure, then simulate."""
    num_entries = max(given.entries // TASKS, 1)
    nbytes = TASKS * data_of(num_entries)[1]
    pools = {count: Processes(count, num_entries, directory / f"{count}.root") for count in (1, 2)}
    candidates: dict[str, Callable[[], Run]] = {
        **{f"{count} processes": pool for count, pool in pools.items()},
        **{f"{n} threads": (lambda n=n: threads(n, num_entries, directory / f"t{n}.root")) for n in (1, 2)},
    }
    runs: dict[str, list[Run]] = {name: [] for name in candidates}
    for candidate in candidates.values():
        candidate()
    for _ in range(given.rounds):
        for name, candidate in candidates.items():
            runs[name].append(candidate())
    for pool in pools.values():
        pool.close()
    bandwidth = {
        name: [int(name.split()[0]) * nbytes / 1e6 / each.seconds for each in found]
        for name, found in runs.items()
    }
    for name, values in bandwidth.items():
        yield Figure.of(f"bandwidth of {name}", values, unit="MB/s")
    pairs = {
        kind: zip(bandwidth[f"2 {kind}"], bandwidth[f"1 {kind}"], strict=True)
        for kind in ("processes", "threads")
    }
    ratios = {kind: [two / one for two, one in each] for kind, each in pairs.items()}
    yield Figure.of("2 processes / 1 process", ratios["processes"], 1.5)
    yield Figure.of("2 threads / 1 thread", ratios["threads"])
    beside = [p / t for p, t in zip(bandwidth["2 processes"], bandwidth["2 threads"], strict=True)]
    yield Figure.of("2 processes / 2 threads", beside)
    one = runs["1 processes"]
    serving = statistics.median(each.serving for each in one) / TASKS
    # One process has half as many clusters as two: what grows with them, and what does not.
    ends = [statistics.median(each.completing for each in runs[f"{count} processes"]) for count in (1, 2)]
    completing = max(ends[1] - ends[0], 0.0) / TASKS
    fixed = max(ends[0] - TASKS * completing, 0.0)
    working = statistics.median(each.seconds - each.completing for each in one) / TASKS - serving
    yield Figure.of("time of a worker for a cluster", [1e3 * working], unit="ms")
    yield Figure.of("time of the coordinator for a cluster", [1e3 * serving], unit="ms")
    yield Figure.of("time to complete the file, by cluster", [1e3 * completing], unit="ms")
    yield Figure.of("time to complete the file, whatever is in it", [1e3 * fixed], unit="ms")
    alone = simulate(1, working, serving, completing, fixed)
    simulated = {n: simulate(n, working, serving, completing, fixed) / alone for n in SIMULATED}
    for count in (64, 1024):
        yield Figure.of(f"simulated: {count} workers / 1", [simulated[count]])
    facts["simulated"] = simulated
    facts["measured"] = {kind: {1: 1.0, 2: statistics.median(values)} for kind, values in ratios.items()}


def draw(facts: dict[str, Any], directory: Path) -> None:
    """Draw ``distributed-writing.svg`` and ``.png``."""
    import matplotlib as mpl

    mpl.use("Agg")
    mpl.rcParams["svg.fonttype"] = "none"
    mpl.rcParams["svg.hashsalt"] = "rntuple-construct"
    import matplotlib.pyplot as plt

    drawn, axis = plt.subplots(figsize=(7, 4.5), layout="constrained")
    simulated = facts["simulated"]
    axis.plot(
        list(simulated),
        list(simulated),
        color="#bbbbbb",
        linewidth=0.8,
        label="as many times as there are workers",
    )
    axis.plot(
        list(simulated),
        list(simulated.values()),
        "--",
        color="#2a6f97",
        label="processes, simulated: what one coordinator can serve",
    )
    for (kind, values), mark in zip(facts["measured"].items(), ("o", "s"), strict=True):
        axis.plot(list(values), list(values.values()), mark, label=f"{kind}, measured on two processors")
    axis.plot(
        *PAPER, "*", color="#c1666b", markersize=12, label="paper: ROOT's parallel writer, 64 threads, 45.8x"
    )
    axis.set_xscale("log", base=2)
    axis.set_yscale("log", base=2)
    axis.set_xlabel("workers")
    axis.set_ylabel("times the bandwidth of one")
    axis.legend(fontsize="small")
    axis.spines[["top", "right"]].set_visible(False)
    directory.mkdir(parents=True, exist_ok=True)
    drawn.savefig(directory / "distributed-writing.svg", metadata={"Date": None})
    drawn.savefig(directory / "distributed-writing.png", dpi=110)
    plt.close(drawn)


def main() -> int:
    """Measure, simulate, draw and save."""
    parser = arguments(__doc__ or "", entries=4_000_000)
    parser.add_argument(
        "--plot", type=Path, default=RESULTS, help="directory of the plot (benchmarks/results)"
    )
    given = parser.parse_args()
    facts: dict[str, Any] = {"entries": given.entries}
    with tempfile.TemporaryDirectory(dir=given.directory) as directory:
        found = list(figures(given, Path(directory), facts))
    code = finish("distributed_writing", found, given.json, **facts)
    draw(facts, given.plot)
    return code


if __name__ == "__main__":
    sys.exit(main())
