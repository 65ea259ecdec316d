"""Distributed writing: processes that fill one RNTuple in a file or a bucket, beside one writer and beside threads.

    python benchmarks/distributed_writing.py [--entries N] [--rounds N] [--json FILE] [--directory DIR]

Weak scaling: every worker does four tasks of the same size, one cluster each, of the paper's data with zstd:5. Workers
exist and have their data before the clock starts; it stops when the file is complete. Bandwidth is uncompressed data by time
on the clock.

The assembly is the only step that one process does. Its processor time for each stored MB, and its share of all
processor time, say how many workers it can serve. The S3 server is that of moto on this machine, so times of the bucket
compare numbers of workers only.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any
from unittest import mock

from harness import Figure, arguments, finish
from paper_data import SCHEMA, PaperData

import rntuple_construct as rnt
from rntuple_construct.storage import object_store
from rntuple_construct.writer import FillContext, WriteOptions

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.support import servers

TASKS = 4
"""Tasks of each worker."""
OPTIONS = WriteOptions(compression="zstd:5")
NUM_EMPTY = 200
"""Tasks without entries, to measure what a task takes whatever is in it."""


@cache
def data_of(num_entries: int) -> tuple[dict[str, Any], int]:
    """The entries of a task, and their uncompressed bytes."""
    made = PaperData.make(num_entries)
    return made.layouts(num_entries)[0], made.nbytes


def fill(context: FillContext, number: int, num_entries: int) -> None:
    """One task: one cluster."""
    context.extend(data_of(num_entries)[0])
    context.flush_cluster()


@dataclass
class Run:
    """Costs of writing one file.

    Args:
        seconds: on the clock, in all.
        working: processor time of a plain writer.
        assembling: processor time of the assembly.
        seconds_assembling: the same on the clock.
        stored: bytes of the file.
        uploaded: bytes that the assembly sent to the store.
    """

    seconds: float
    working: float = 0.0
    assembling: float = 0.0
    seconds_assembling: float = 0.0
    stored: int = 0
    uploaded: int = 0


class Workers:
    """Processes that stay, and have the data of their tasks.

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
        self._fill = partial(fill, num_entries=num_entries)
        self.executor = ProcessPoolExecutor(count, multiprocessing.get_context("forkserver"))

    def __call__(self) -> Run:
        """Write one file."""
        uploaded = 0
        add = object_store._Upload.add

        def counted(upload: Any, get: Callable[[], bytes]) -> None:
            def counting() -> bytes:
                nonlocal uploaded
                data = get()
                uploaded += len(data)
                return data

            add(upload, counting)

        start = time.perf_counter()
        with rnt.create_distributed(
            self._target, "Events", SCHEMA, OPTIONS, num_tasks=TASKS * self._count, durable=False,
            storage_options=self._storage_options,
        ) as writer:  # fmt: skip
            writer.run(self._fill, self.executor)
            filled, processor = time.perf_counter(), time.process_time()
            with mock.patch.object(object_store._Upload, "add", counted):
                writer.close()
        end, assembling = time.perf_counter(), time.process_time() - processor
        stored = 0 if "://" in self._target else Path(self._target).stat().st_size
        return Run(end - start, 0.0, assembling, end - filled, stored, uploaded)


def one_writer(num_entries: int, path: Path) -> Run:
    """The tasks of one worker in one plain writer."""
    start, processor = time.perf_counter(), time.process_time()
    with rnt.create(path, "Events", SCHEMA, OPTIONS, durable=False) as writer:
        for _ in range(TASKS):
            writer.extend(data_of(num_entries)[0])
            writer.flush_cluster()
    return Run(time.perf_counter() - start, working=time.process_time() - processor)


def threads(count: int, num_entries: int, path: Path) -> Run:
    """The same with threads of this process."""
    data_of(num_entries)
    start = time.perf_counter()
    with rnt.create_parallel(path, "Events", SCHEMA, OPTIONS, durable=False) as writer:

        def fill_all() -> None:
            with writer.fill_context() as context:
                for number in range(TASKS):
                    fill(context, number, num_entries)

        workers = [threading.Thread(target=fill_all) for _ in range(count)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    return Run(time.perf_counter() - start)


def figures(given: Any, directory: Path) -> Iterator[Figure]:
    """Measure."""
    with contextlib.ExitStack() as stack:
        yield from _figures(given, directory, max(given.entries // TASKS, 1), stack)


def _figures(given: Any, directory: Path, num_entries: int, stack: contextlib.ExitStack) -> Iterator[Figure]:
    import s3fs

    store = stack.enter_context(servers.s3_store(directory / "s3"))
    s3fs.S3FileSystem(**store).mkdir("bucket")
    pools = {
        f"{count} {kind}": Workers(count, num_entries, target.format(count), options)
        for kind, target, options in (
            ("processes", f"{directory}/{{}}.root", None),
            ("processes, bucket", "s3://bucket/{}.root", store),
        )
        for count in (1, 2)
    }
    for pool in pools.values():
        stack.enter_context(pool.executor)
    candidates: dict[str, Callable[[], Run]] = {
        "1 writer": lambda: one_writer(num_entries, directory / "w.root"),
        **pools,
        **{f"{n} threads": (lambda n=n: threads(n, num_entries, directory / f"t{n}.root")) for n in (1, 2)},
    }
    runs: dict[str, list[Run]] = {name: [] for name in candidates}
    for candidate in candidates.values():
        candidate()
    for _ in range(given.rounds):
        for name, candidate in candidates.items():
            runs[name].append(candidate())
    nbytes = TASKS * data_of(num_entries)[1]
    bandwidth = {
        name: [int(name.split()[0]) * nbytes / 1e6 / each.seconds for each in found]
        for name, found in runs.items()
    }
    for name, values in bandwidth.items():
        yield Figure.of(f"bandwidth of {name}", values, unit="MB/s")
    for one, other, goal in (
        ("2 processes", "1 processes", 1.5),
        ("2 processes", "1 writer", 1.5),
        ("2 threads", "1 threads", None),
        ("2 processes, bucket", "1 processes, bucket", None),
        ("2 processes", "2 threads", None),
    ):
        ratios = [a / b for a, b in zip(bandwidth[one], bandwidth[other], strict=True)]
        yield Figure.of(f"{one} / {other}", ratios, goal)
    large = runs["2 processes"]
    yield Figure.of(
        "assembly for each stored MB (CPU)",
        [1e9 * each.assembling / each.stored for each in large],
        unit="ms",
    )
    yield Figure.of(
        "assembly for each stored MB (clock)",
        [1e9 * each.seconds_assembling / each.stored for each in large],
        unit="ms",
    )
    alone = statistics.median(each.working for each in runs["1 writer"])
    share = [each.assembling / (each.assembling + 2 * alone) for each in large]
    yield Figure.of("share of the assembly in all processor time", share, at_least=False)
    stored = large[0].stored
    uploaded = [each.uploaded / stored for each in runs["2 processes, bucket"]]
    yield Figure.of("bucket: bytes through the assembly / file", uploaded)
    yield from _empty_tasks(directory)


def _empty_tasks(directory: Path) -> Iterator[Figure]:
    """Processor time of a task without entries, in its worker and in the assembly."""
    writer = rnt.create_distributed(
        directory / "e.root", "Events", SCHEMA, OPTIONS, num_tasks=NUM_EMPTY, durable=False
    )
    start = time.process_time()
    for number in range(NUM_EMPTY):
        with rnt.fill_task(writer.ticket, number):
            pass
    filled = time.process_time()
    writer.close()
    end = time.process_time()
    yield Figure.of("a task without entries (CPU)", [1e3 * (filled - start) / NUM_EMPTY], unit="ms")
    yield Figure.of("assembly of a task without entries (CPU)", [1e3 * (end - filled) / NUM_EMPTY], unit="ms")


def main() -> int:
    """Measure and save."""
    given = arguments(__doc__ or "", entries=4_000_000).parse_args()
    with tempfile.TemporaryDirectory(dir=given.directory) as directory:
        found = list(figures(given, Path(directory)))
    return finish("distributed_writing", found, given.json, entries=given.entries)


if __name__ == "__main__":
    sys.exit(main())
