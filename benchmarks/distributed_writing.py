"""Distributed writing: processes that fill one RNTuple in a file or a bucket, beside threads; a simulation of more workers.

    python benchmarks/distributed_writing.py [--entries N] [--rounds N] [--json FILE] [--plot DIR] [--directory DIR]

Weak scaling: every worker does four tasks of the same size, one cluster each, of the paper's data with zstd:5.
Processes are there and have their data before the clock starts; it stops when the file is complete. Bandwidth is
uncompressed data by time on the clock.

More workers than there are processors are *simulated*, not measured. Each takes the processor time for a cluster that
one process was measured to take. All share one coordinator. Its processor time for a cluster was measured too, while
it serves and to complete the file. Limits of storage, memory and network are not in it: it answers how many workers
one coordinator can serve. The paper's figure, 45.8 times one thread with 64, is shown beside it.

In a bucket each task is a part. The store is the S3 server of moto on this machine, whose time is that of no real
store. So the time to join the parts is simulated, too. It is the processor time of the coordinator, and for each part
an assumed time of a request and of a copy.

With mpi4py, the time to take a place from the counter of MPI is measured, in a communicator of one rank.
"""

from __future__ import annotations

import contextlib
import heapq
import multiprocessing
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest import mock

from harness import RESULTS, Figure, arguments, finish
from paper_data import SCHEMA, PaperData

import rntuple_construct as rnt
from rntuple_construct.writer import FillContext, WriteOptions

if TYPE_CHECKING:
    from typing_extensions import Self

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.support import servers

TASKS = 4
SECONDS_OF_REQUEST, SECONDS_OF_COPY = 0.03, 0.1
"""What a store is assumed to take to answer, and to copy a part."""
READERS, COPIERS = 16, 8
"""Requests of the coordinator under way at a time: see ``_NUM_READERS`` and ``_NUM_REQUESTS``."""
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


def work(
    tickets: Any, times: Any, barrier: Any, num_entries: int, storage_options: dict[str, Any] | None
) -> None:
    """A worker process: fills one file after the other, and tells the processor time of each."""
    data_of(num_entries)
    while ticket := tickets.get():
        barrier.wait()
        start = time.process_time()
        rnt.fill_tasks(ticket, partial(fill, num_entries=num_entries), storage_options)
        times.put(time.process_time() - start)


@dataclass
class Run:
    """What writing one file took.

    Args:
        seconds: on the clock, in all.
        working: processor time of all workers.
        serving: processor time of the coordinator while they work.
        completing: processor time of the coordinator to complete the file.
        seconds_completing: the same on the clock.
        requests: requests of the coordinator to the store for that.
        uploaded: bytes that it sent for that, as a fraction of the file.
    """

    seconds: float
    working: float = 0.0
    serving: float = 0.0
    completing: float = 0.0
    seconds_completing: float = 0.0
    requests: int = 0
    uploaded: float = 0.0


class Requests:
    """Counts the requests of this process to S3 stores, while it is a context; see ``Run``."""

    def __init__(self, is_needed: bool) -> None:
        self._stack = contextlib.ExitStack()
        self._is_needed = is_needed
        self.forget()

    def forget(self) -> None:
        """Count from 0."""
        self.count = self.nbytes = self.copied = 0

    def _note(self, given: dict[str, Any]) -> None:
        self.count += 1
        self.nbytes += len(given.get("Body") or b"")
        if "CopySourceRange" in given:
            first, last = given["CopySourceRange"].removeprefix("bytes=").split("-")
            self.copied += int(last) + 1 - int(first)

    def __enter__(self) -> Self:
        if self._is_needed:
            from s3fs import S3FileSystem

            call, call_async = S3FileSystem.call_s3, S3FileSystem._call_s3

            def counted(system: Any, method: Any, **given: Any) -> Any:
                self._note(given)
                return call(system, method, **given)

            async def counted_async(system: Any, method: Any, *more: Any, **given: Any) -> Any:
                self._note(given)
                return await call_async(system, method, *more, **given)

            self._stack.enter_context(mock.patch.object(S3FileSystem, "call_s3", counted))
            self._stack.enter_context(mock.patch.object(S3FileSystem, "_call_s3", counted_async))
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()


class Processes:
    """So many worker processes, which stay.

    Args:
        count: how many.
        num_entries: entries of a task.
        target: the file, or its URL.
        storage_options: of the URL.
    """

    def __init__(
        self, count: int, num_entries: int, target: str, storage_options: dict[str, Any] | None = None
    ) -> None:
        self._count, self._target, self._storage_options = count, target, storage_options
        context = multiprocessing.get_context("spawn")
        self._tickets, self._times = context.SimpleQueue(), context.SimpleQueue()
        self._barrier = context.Barrier(count + 1)
        arguments = (self._tickets, self._times, self._barrier, num_entries, storage_options)
        self._processes = [context.Process(target=work, args=arguments) for _ in range(count)]
        for process in self._processes:
            process.start()

    def __call__(self) -> Run:
        """Write one file."""
        num_tasks = TASKS * self._count
        made = rnt.create_distributed(
            self._target, "Events", SCHEMA, OPTIONS, num_tasks=num_tasks, durable=False,
            storage_options=self._storage_options,
        )  # fmt: skip
        with made as coordinator, Requests(self._storage_options is not None) as requests:
            for _ in self._processes:
                self._tickets.put(coordinator.ticket)
            self._barrier.wait()
            start, processor = time.perf_counter(), time.process_time()
            coordinator.wait()
            filled, serving = time.perf_counter(), time.process_time() - processor
            requests.forget()
            processor = time.process_time()
            coordinator.close()
            end, completing = time.perf_counter(), time.process_time() - processor
        working = sum(self._times.get() for _ in self._processes)
        uploaded = requests.nbytes / max(requests.nbytes + requests.copied, 1)
        return Run(end - start, working, serving, completing, end - filled, requests.count, uploaded)

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
    return Run(time.perf_counter() - start)


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
    with contextlib.ExitStack() as stack:
        yield from _figures(given, directory, facts, num_entries, nbytes, stack)


def _figures(
    given: Any,
    directory: Path,
    facts: dict[str, Any],
    num_entries: int,
    nbytes: int,
    stack: contextlib.ExitStack,
) -> Iterator[Figure]:
    import s3fs

    store = stack.enter_context(servers.s3_store(directory / "s3"))
    s3fs.S3FileSystem(**store).mkdir("bucket")
    pools = {
        f"{count} {kind}": Processes(count, num_entries, target.format(count), options)
        for kind, target, options in (
            ("processes", f"{directory}/{{}}.root", None),
            ("processes, bucket", "s3://bucket/{}.root", store),
        )
        for count in (1, 2)
    }
    candidates: dict[str, Callable[[], Run]] = {
        **pools,
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
        for kind in ("processes", "processes, bucket", "threads")
    }
    ratios = {kind: [two / one for two, one in each] for kind, each in pairs.items()}
    yield Figure.of("2 processes / 1 process", ratios["processes"], 1.5)
    yield Figure.of("2 threads / 1 thread", ratios["threads"])
    yield Figure.of("2 processes / 1 process, bucket", ratios["processes, bucket"])
    beside = [p / t for p, t in zip(bandwidth["2 processes"], bandwidth["2 threads"], strict=True)]
    yield Figure.of("2 processes / 2 threads", beside)
    costs = Costs.of(runs["1 processes"], runs["2 processes"])
    yield from costs.figures("")
    stored = (directory / "1.root").stat().st_size / TASKS
    facts["simulated"] = costs.of_default_clusters(stored).simulated()
    for count in (64, 1024):
        yield Figure.of(f"simulated: {count} workers / 1, these clusters", [costs.simulated()[count]])
        yield Figure.of(f"simulated: {count} workers / 1, 128 MiB clusters", [facts["simulated"][count]])
    facts["measured"] = {kind: {1: 1.0, 2: statistics.median(values)} for kind, values in ratios.items()}
    yield from _bucket_figures(runs, facts, stored)
    yield from _counter_figures()


@dataclass
class Costs:
    """Seconds of processor time.

    Args:
        working: of a worker for a cluster.
        serving: of the coordinator for a cluster, while workers work.
        completing: of the coordinator to complete the file, for each cluster.
        fixed: to complete it, whatever is in it.
    """

    working: float
    serving: float
    completing: float
    fixed: float

    @classmethod
    def of(cls, one: list[Run], two: list[Run]) -> Costs:
        """Costs from runs with one and with two workers, which write twice as many clusters."""
        ends = [statistics.median(each.completing for each in runs) for runs in (one, two)]
        completing = max(ends[1] - ends[0], 0.0) / TASKS
        return cls(
            statistics.median(each.working for each in one) / TASKS,
            statistics.median(each.serving for each in one) / TASKS,
            completing,
            max(ends[0] - TASKS * completing, 0.0),
        )

    def figures(self, prefix: str) -> Iterator[Figure]:
        """The costs, and the share that only one process can have."""
        yield Figure.of(f"{prefix}time of a worker for a cluster (CPU)", [1e3 * self.working], unit="ms")
        yield Figure.of(
            f"{prefix}time of the coordinator for a cluster (CPU)", [1e3 * self.serving], unit="ms"
        )
        yield Figure.of(
            f"{prefix}time to complete the file, by cluster (CPU)", [1e3 * self.completing], unit="ms"
        )
        yield Figure.of(
            f"{prefix}time to complete the file, whatever is in it (CPU)", [1e3 * self.fixed], unit="ms"
        )
        serial = self.serving + self.completing
        yield Figure.of(f"{prefix}share of the coordinator (CPU)", [serial / (serial + self.working)])

    def of_default_clusters(self, nbytes: float) -> Costs:
        """Costs for clusters of the default size.

        Args:
            nbytes: stored bytes of a cluster here.
        """
        return replace(self, working=self.working * OPTIONS.approx_compressed_cluster_size / nbytes)

    def simulated(self) -> dict[int, float]:
        """How many times as much as one worker so many write."""
        rates = {n: simulate(n, self.working, self.serving, self.completing, self.fixed) for n in SIMULATED}
        return {n: rate / rates[1] for n, rate in rates.items()}


def _bucket_figures(runs: dict[str, list[Run]], facts: dict[str, Any], stored: float) -> Iterator[Figure]:
    """What putting parts together takes, and a simulation of more workers."""
    one, two = (runs[f"{count} processes, bucket"] for count in (1, 2))
    costs = Costs.of(one, two)
    yield from costs.figures("bucket: ")
    share = [each.seconds_completing / each.seconds for each in one]
    yield Figure.of("bucket: share of putting parts together, with moto (wall)", share)
    by_task = (two[0].requests - one[0].requests) / TASKS
    yield Figure.of("bucket: requests to put parts together, by task", [by_task])
    others = one[0].requests - TASKS * by_task
    yield Figure.of("bucket: requests to put parts together, in any case", [others])
    yield Figure.of("bucket: bytes through the coordinator / file", [each.uploaded for each in two])
    costs.completing += SECONDS_OF_REQUEST / READERS + SECONDS_OF_COPY / COPIERS
    costs.fixed += SECONDS_OF_REQUEST * others
    facts["simulated, bucket"] = costs.of_default_clusters(stored).simulated()
    for count in (64, 1024):
        alone, simulated = costs.simulated()[count], facts["simulated, bucket"][count]
        yield Figure.of(f"bucket, simulated: {count} workers / 1, these clusters", [alone])
        yield Figure.of(f"bucket, simulated: {count} workers / 1, 128 MiB clusters", [simulated])


def _counter_figures() -> Iterator[Figure]:
    """What a place from the counter of MPI takes."""
    try:
        from mpi4py import MPI
    except ImportError:
        return
    from rntuple_construct.writer.distributed.collective import _Counter

    counter = _Counter(MPI.COMM_SELF, 0)
    start = time.perf_counter()
    for _ in range(10_000):
        counter.take(1, 1)
    seconds = time.perf_counter() - start
    counter.close()
    yield Figure.of("time to take a place from the counter of MPI", [seconds / 10_000 * 1e3], unit="ms")


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
    axis.plot(
        list(facts["simulated, bucket"]),
        list(facts["simulated, bucket"].values()),
        ":",
        color="#2a6f97",
        label="processes and a bucket, simulated",
    )
    for (kind, values), mark in zip(facts["measured"].items(), ("o", "^", "s"), strict=True):
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
