"""How much threads and processes gain: one table for 1, 2, 4, 8 and 16 workers, in under two minutes.

    python benchmarks/scaling.py [--quick] [--only TEXT] [--workers 1,2,4] [--seconds N] [--entries N] [--output FILE]

Every row is one task; each number of workers does the same amount of work. Cells are the least wall-clock time of all
rounds in ms, and how many times as fast as one worker that is. Numbers of workers take turns, each in a new fork, which
repeats short work. Files are in memory (``/dev/shm``). Two limits belong to each run: SHA-256
in threads, and copying memory. Only the required libraries are needed; rows that need others are left out with a reason.

The last columns are of processor time at the largest number of workers. ``all`` is the time of all threads and
processes relative to one worker. ``serial`` is the share of the work that only the calling thread did. If threads
help each other, that is the part of its time beyond an equal share. It bounds the gain of more cores, even on a busy machine.
"""

from __future__ import annotations

import gc
import hashlib
import json
import multiprocessing
import os
import resource
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from harness import Figure, arguments, finish
from paper_data import SCHEMA, PaperData

import rntuple_construct as rnt
from rntuple_construct.cli import main as rntuple
from rntuple_construct.format.columns import use_fast

HERE = Path.cwd()
"""Paths to modules may be relative to it."""
MIB = 1 << 20
NUM_BATCHES = 32
"""Batches that are appended, and tasks of distributed writing."""
NUM_SMALL, NUM_FLAT = 16, 64
COPIED = 256 * MIB
"""Bytes that are copied to find the limit of the memory."""


SECONDS_OF_FORK = 0.8
"""Further calls in one process must end within these: the first ones get their memory from the system."""


@dataclass(frozen=True)
class Spent:
    """Seconds of one call.

    Args:
        wall: on the clock.
        caller: processor time of the calling thread.
        everyone: processor time of all threads, and of processes that have ended.
    """

    wall: float
    caller: float
    everyone: float


@dataclass
class Row:
    """One task.

    Args:
        name: in the table.
        run: does it with a number of workers, and returns the seconds if it measures them itself.
        goal: gain that 16 workers should reach.
        goal_seconds: seconds that every number of workers should need at most.
        kind: "team" if the calling thread helps, "pool" if it only hands out work, "" if it is not known.
        needs: module that the task needs.
        spent: results by number of workers and round.
    """

    name: str
    run: Callable[[int], float | None]
    goal: float | None = None
    goal_seconds: float | None = None
    kind: str = ""
    needs: str = "numpy"
    spent: dict[int, list[Spent]] = field(default_factory=dict)

    def least(self, workers: int) -> float:
        """Least wall-clock time in seconds."""
        return min(each.wall for each in self.spent[workers])

    def gain(self, workers: int) -> float:
        """How many times as fast as one worker."""
        return self.least(1) / self.least(workers)

    def everyone(self, workers: int) -> float:
        """Least processor time of all threads in seconds."""
        return min(each.everyone for each in self.spent[workers])

    def serial(self, workers: int) -> float | None:
        """Share of the work that only the calling thread did; None if that is not known."""
        if not self.kind or workers < 2:
            return None
        share = min(each.caller / max(each.everyone, 1e-9) for each in self.spent[workers])
        return share if self.kind == "pool" else max(workers * share - 1, 0.0) / (workers - 1)


def processor_time() -> float:
    """Seconds of all threads of this process, and of its children that have ended."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


def spend(work: Callable[[], float | None]) -> Spent:
    """Call something, and return what that spent."""
    caller, everyone, start = time.thread_time(), processor_time(), time.perf_counter()
    measured = work()
    wall = time.perf_counter() - start
    caller, everyone = time.thread_time() - caller, processor_time() - everyone
    return Spent(wall if measured is None else measured, caller, everyone)


def in_fork(work: Callable[[], float | None]) -> Spent:
    """Call something in a fork of this process, short work up to three times; return what the shortest call spent."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    child = os.fork()
    if not child:
        code = 1
        try:
            os.close(reading)
            os.chdir(tempfile.gettempdir())  # no pyproject.toml with settings is read
            calls, end = [spend(work)], time.monotonic() + SECONDS_OF_FORK
            while len(calls) < 3 and time.monotonic() + calls[0].wall < end:
                gc.collect()
                calls.append(spend(work))
            best = min(calls, key=lambda call: call.wall)
            os.write(writing, json.dumps([best.wall, best.caller, best.everyone]).encode())
            code = 0
        except BaseException:  # noqa: BLE001 (a fork must not return)
            traceback.print_exc()
        finally:
            os._exit(code)
    os.close(writing)
    with open(reading, "rb") as pipe:
        answer = pipe.read()
    os.waitpid(child, 0)
    if not answer:
        raise RuntimeError("the task failed")
    return Spent(*json.loads(answer))


def measure(row: Row, counts: list[int], seconds: float) -> str:
    """Run a task with all numbers of workers by turns, at most five times each; return why it could not run."""
    if find_spec(row.needs) is None:
        return f"needs {row.needs}"
    end = time.monotonic() + seconds
    try:
        for number in range(5):
            if number and time.monotonic() > end:
                break
            for count in counts:
                gc.collect()
                row.spent.setdefault(count, []).append(in_fork(partial(row.run, count)))
    except RuntimeError as error:
        return str(error)
    return ""


def in_threads(count: int, work: Callable[[int], Any]) -> None:
    """Call a function with the number of each thread."""
    with ThreadPoolExecutor(count) as pool:
        list(pool.map(work, range(count)))


def command(*words: str | Path) -> None:
    """Run a command of ``rntuple`` in this process, without its output."""
    with open(os.devnull, "w") as nowhere:
        stdout, sys.stdout = sys.stdout, nowhere
        try:
            code = rntuple([str(word) for word in words])
        finally:
            sys.stdout = stdout
    if code:
        raise SystemExit(f"rntuple {words[0]} has failed")


def new_command(*words: str | Path) -> None:
    """Run the same in a new process, which has to start."""
    line = [sys.executable, "-m", "rntuple_construct", *map(str, words)]
    # As for users: Python caches its compiled modules.
    variables = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    output = subprocess.DEVNULL
    subprocess.run(line, check=True, env=variables, cwd=HERE, stdout=output, stderr=output)


class Tasks:
    """Data, files and tasks.

    Args:
        directory: for all files.
        entries: of the large files.
        small: number of small files.
        counts: numbers of workers.
    """

    def __init__(self, directory: Path, entries: int, small: int, counts: list[int]) -> None:
        self.directory, self.small, self.counts = directory, small, counts
        self.data = PaperData.make(entries)
        self.batches = self.data.layouts(-(-entries // NUM_BATCHES))
        self.out = directory / "out.root"

    def write(self, count: int, compression: str, path: Path | None = None, page_size: int = MIB) -> None:
        """Fill contexts in threads, which take batches by turns."""
        options = rnt.WriteOptions(compression=compression, page_size=page_size)
        batches = iter(self.batches)
        lock = threading.Lock()
        with rnt.create_parallel(path or self.out, "Events", SCHEMA, options, durable=False) as writer:

            def work(_: int) -> None:
                with writer.fill_context() as context:
                    while True:
                        with lock:
                            batch = next(batches, None)
                        if batch is None:
                            return
                        context.extend(batch)

            in_threads(count, work)

    def fill(self, context: Any, number: int) -> None:
        """One task of distributed writing."""
        context.extend(self.batches[number])

    def distribute(self, count: int) -> float:
        """Processes that already run, one task for each batch."""
        global _fill
        _fill = self.fill
        with ProcessPoolExecutor(count, multiprocessing.get_context("fork")) as executor:
            list(executor.map(time.sleep, [0.05] * count))
            start = time.perf_counter()
            with rnt.create_distributed(
                self.out, "Events", SCHEMA, compression="zstd:5", num_tasks=len(self.batches), durable=False
            ) as writer:
                writer.run(_fill_here, executor)
            return time.perf_counter() - start

    def make_files(self) -> None:
        """Write the files that are read, and forget the data."""
        count, self.files = max(self.counts), {}
        for name, compression, page_size in (
            ("zstd64k", "zstd:5", 1 << 16),
            ("zstd1m", "zstd:5", MIB),
            ("none", "none", MIB),
        ):
            self.files[name] = self.directory / f"{name}.root"
            self.write(count, compression, self.files[name], page_size)
        random = np.random.default_rng(3)
        column = random.normal(size=len(self.data) // 8).astype(np.float32)
        flat = {f"x{number}": np.roll(column, number) for number in range(NUM_FLAT)}
        self.files["flat"] = self.directory / "flat.root"
        options = rnt.WriteOptions(page_size=1 << 16, compression="zstd:1", threads=count)
        schema = dict.fromkeys(flat, "float")
        with rnt.create(self.files["flat"], "Events", schema, options, durable=False) as writer:
            writer.extend(flat)
        parts = self.directory / "parts"
        parts.mkdir()
        self.parts = [parts / f"{number:02}.root" for number in range(NUM_SMALL)]
        for path, batch in zip(self.parts, self.batches, strict=False):
            rnt.write(path, "Events", batch, schema=SCHEMA, compression="zstd:5", durable=False)
        self.many, self.few = self.directory / "many", self.directory / "few"
        self.many.mkdir()
        self.few.mkdir()
        contents = []
        for number in range(NUM_SMALL):
            path = self.few / f"{number:02}.root"
            rnt.write(
                path,
                "Events",
                PaperData.make(12_000, number).layouts(12_000)[0],
                schema=SCHEMA,
                durable=False,
            )
            contents.append(path.read_bytes())
        for number in range(self.small):
            (self.many / f"{number:05}.root").write_bytes(contents[number % NUM_SMALL])
        del self.data, self.batches

    def read(self, count: int, name: str) -> None:
        """All values as flat arrays."""
        with rnt.open(self.files[name]) as file:
            file["Events"].arrays(library="layout", workers=count)

    def rows(self) -> Iterator[Row]:
        """All rows, each to be measured before the next one is taken."""
        yield from self.writing()
        self.make_files()
        yield from self.reading()

    def writing(self) -> Iterator[Row]:
        """Rows that need the data."""
        yield Row("limit: SHA-256", _hash)
        yield Row("limit: copy memory", partial(_copy, np.ones(COPIED, np.uint8), np.ones(COPIED, np.uint8)))
        yield Row("limit: copy to fresh memory", partial(_copy, np.ones(COPIED, np.uint8), None))
        yield Row("write zstd:5, fill contexts", partial(self.write, compression="zstd:5"), 10.6)
        yield Row("write uncompressed, fill contexts", partial(self.write, compression="none"), 4)
        yield Row("write zstd:5, create_distributed", self.distribute, 8, kind="pool")

    def reading(self) -> Iterator[Row]:
        """Rows of files."""
        files, out = self.files, self.out
        for name, title, goal in (
            ("zstd64k", "read zstd 64 KiB", 10),
            ("zstd1m", "read zstd 1 MiB", 10),
            ("none", "read uncompressed, 1 MiB", 7),
            ("flat", f"read {NUM_FLAT} flat columns, 64 KiB", 12),
        ):
            yield Row(title, partial(self.read, name=name), goal, kind="team")
        yield Row(
            "validate one file", lambda n: command("validate", files["zstd64k"], "-j", n), 8, kind="team"
        )
        many = f"validate {self.small} files of 0.2 MB"
        yield Row(many, lambda n: new_command("validate", "-o", os.devnull, self.many, "-j", n), 10)
        few = f"validate {NUM_SMALL} small files"
        yield Row(
            few, lambda n: new_command("validate", "-o", os.devnull, self.few, "-j", n), goal_seconds=0.3
        )

        def convert(n: int) -> None:
            command("convert", "--force", files["zstd64k"], out, "--compression", "zstd:1", "-j", n)

        yield Row("convert to zstd:1", convert, 8, kind="pool")
        yield Row(
            f"merge {len(self.parts)} files",
            lambda n: command("merge", "--force", out, *self.parts, "-j", n),
            kind="team",
        )
        yield Row("stats", lambda n: command("stats", files["zstd64k"], "-j", n), kind="pool")
        table = self.directory / "out.parquet"
        yield Row(
            "export to Parquet", lambda n: command("export", "-q", "--force", files["zstd64k"], table, "-j", n),
            kind="pool", needs="pyarrow",
        )  # fmt: skip


_fill: Any = None


def _fill_here(context: Any, number: int) -> None:
    """Do one task of distributed writing with the data that a fork has inherited."""
    _fill(context, number)


def _hash(count: int) -> None:
    blob, total = bytes(MIB), 128
    in_threads(count, lambda _: [hashlib.sha256(blob) for _ in range(total // count)])


def _copy(source: Any, target: Any, count: int) -> float:
    """Copy to an array that was written before, or to a new one."""
    if target is not None:
        target[:] = 2  # the fork gets its own memory
    start = time.perf_counter()
    target = np.empty_like(source) if target is None else target
    step = len(source) // count
    in_threads(
        count, lambda n: np.copyto(target[n * step : (n + 1) * step], source[n * step : (n + 1) * step])
    )
    return time.perf_counter() - start


def warm_up(directory: Path) -> None:
    """Do all tasks with little data in this process: modules that are imported late are not measured."""
    directory.mkdir()
    for row in Tasks(directory, 1000, 1, [1]).rows():
        if not row.name.startswith(("limit", "validate 1")) and find_spec(row.needs) is not None:
            row.run(2)


def line(row: Row, counts: list[int], why: str) -> str:
    """One line of the table."""
    if why:
        return f"{row.name:34s}  left out: {why}"
    cells = [f"{1e3 * row.least(1):7.0f}"]
    cells += [f"{1e3 * row.least(n):6.0f} {row.gain(n):5.2f}x" for n in counts[1:]]
    most, serial = counts[-1], row.serial(counts[-1])
    cells.append(f"{row.everyone(most) / max(row.everyone(1), 1e-9):5.2f}")
    cells.append("     -" if serial is None else f"{serial:6.1%}")
    goal = f"{row.goal:g}x" if row.goal else f"{row.goal_seconds} s" if row.goal_seconds else ""
    return f"{row.name:34s} " + " ".join(cells) + f"  {goal:5s} {len(row.spent[1])}"


def figures(rows: list[Row], counts: list[int]) -> Iterator[Figure]:
    """Gains of the largest number of workers; those of 16 have goals."""
    most = counts[-1]
    for row in rows:
        if not row.spent or most == 1:
            continue
        gain, times = row.gain(most), {f"{n} workers (wall)": 1e3 * row.least(n) for n in counts}
        goal = row.goal if most >= 16 else None
        yield Figure.of(f"{row.name}: {most} workers / 1", [gain], goal, milliseconds=times)
        if row.goal_seconds:
            slowest = max(row.least(n) for n in counts)
            yield Figure.of(row.name, [slowest], row.goal_seconds, at_least=False, unit="s")


def main() -> int:
    """Measure, print the table, save; the exit code is 1 if a goal for 16 workers is missed."""
    parser = arguments(__doc__ or "", entries=8_000_000)
    parser.add_argument("--quick", action="store_true", help="an eighth of the entries, 150 small files")
    parser.add_argument("--only", default="", help="only rows that contain one of these texts, with commas")
    parser.add_argument("--workers", help="numbers of workers, the first is 1 (1,2,4,8,16 up to the cores)")
    parser.add_argument(
        "--seconds", type=float, default=3.0, help="no further round of a row after these (3)"
    )
    options = parser.parse_args()
    cores = len(os.sched_getaffinity(0))
    counts = [n for n in (1, 2, 4, 8, 16) if n <= cores]
    if options.workers:
        counts = [int(n) for n in options.workers.split(",")]
    entries, small = (options.entries // 8, 150) if options.quick else (options.entries, 1500)
    if not use_fast(True):
        raise SystemExit("there is no compiled code: python tools/generate/build_native.py")
    began, rows = time.monotonic(), []
    heads = " ".join([f"{'1, ms':>7s}", *(f"{n:>6d}, gain " for n in counts[1:])])
    print(f"{entries} entries, {cores} cores")
    print(f"{'':34s} {heads}  all serial  goal rounds")
    with tempfile.TemporaryDirectory(dir=options.directory) as name:
        warm_up(Path(name) / "small")
        tasks = Tasks(Path(name), entries, small, counts)

        for row in tasks.rows():
            if any(text in row.name for text in options.only.split(",")):
                print(line(row, counts, measure(row, counts, options.seconds)), flush=True)
                rows.append(row)
    seconds = round(time.monotonic() - began, 1)
    print(f"{seconds} seconds in all", flush=True)
    results = {
        row.name: {n: [each.__dict__ for each in found] for n, found in row.spent.items()} for row in rows
    }
    return finish(
        "scaling", figures(rows, counts), options.json, is_quiet=True, entries=entries, files=small,
        seconds=seconds, results=results,
    )  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
