"""Many small files validated by a pool of processes and by a Dask cluster of two workers, one of which is killed on the way.

    python benchmarks/many_files.py [--files N] [--rounds N] [--directory DIR] [--json FILE]

Both have two processes on this machine. Every hundredth file is damaged, and another one cut short. Each run
has to report every file once, with the right verdict. The time is that on the clock, from the first task to
the last result. Ratios are taken inside the round. The cluster already runs, and has loaded the package.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path

import numpy as np
import uproot
from harness import Figure, arguments, finish

import rntuple_construct as rnt

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tests.support import servers
from tests.support.distant import distant

GOAL = 1.25
GOAL_OF_URLS = 8.0


def write(directory: Path, number: int) -> dict[str, str]:
    """Small files, and the verdict on each by its path."""
    directory.mkdir()
    rnt.write(directory / "first.root", "Events", {"id": np.arange(100), "x": np.arange(100) / 7})
    data = (directory / "first.root").read_bytes()
    (directory / "first.root").unlink()
    with rnt.open(data) as file:
        pages = file["Events"].clusters[0].page_list
        damaged = bytearray(data)
        damaged[int(pages.offset[0])] ^= 1
    verdicts = {}
    for index in range(number):
        content, verdict = data, "ok"
        if index % 100 == 7:
            content, verdict = bytes(damaged), "findings"
        elif index % 100 == 8:
            content, verdict = data[: len(data) // 2], "findings"
        path = directory / f"{index:05}.root"
        path.write_bytes(content)
        verdicts[str(path)] = verdict
    return verdicts


def validate(directory: Path, scheduler: str, verdicts: dict[str, str], results: Path) -> float:
    """Seconds of one run, which has to be right."""
    command = [
        sys.executable, "-m", "rntuple_construct", "validate", str(directory), "--scheduler", scheduler, "-j", "2",
        "--results", str(results), "-o", os.devnull,
    ]  # fmt: skip
    start = time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    elapsed = time.perf_counter() - start
    rows = [json.loads(line) for line in results.read_text().splitlines()]
    found = {row["file"]: row["status"] for row in rows}
    if len(rows) != len(verdicts) or found != verdicts:
        wrong = [name for name, verdict in verdicts.items() if found.get(name) != verdict]
        raise SystemExit(
            f"{scheduler}: {len(rows)} rows for {len(verdicts)} files, wrong: {wrong[:5]}\n{done.stderr}"
        )
    return elapsed


@contextlib.contextmanager
def killing(address: str, results: Path, after: int) -> Iterator[list[int]]:
    """Kill a worker after a number of results; yields the list of killed processes."""
    from distributed import Client

    killed: list[int] = []
    over = threading.Event()

    def work() -> None:
        with Client(address, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=120)
            pids = list(client.run(os.getpid).values())
            while not over.wait(0.05):
                if results.exists() and results.read_bytes().count(b"\n") >= after:
                    os.kill(pids[0], signal.SIGKILL)
                    killed.append(pids[0])
                    return

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield killed
    finally:
        over.set()
        thread.join()


def figures(options: argparse.Namespace, root: Path) -> Iterator[Figure]:
    """The time of the cluster as a multiple of that of the pool."""
    verdicts = write(root / "files", options.files)
    ratios, times = [], {"processes": [], "dask, a worker killed": []}  # type: dict[str, Any]
    with servers.dask_cluster(root / "dask") as address:
        few = root / "few"
        validate(few, address, write(few, 40), root / "warm.jsonl")
        for number in range(options.rounds):
            pool = validate(root / "files", "processes", verdicts, root / f"pool{number}.jsonl")
            results = root / f"dask{number}.jsonl"
            with killing(address, results, options.files // 3) as killed:
                cluster = validate(root / "files", address, verdicts, results)
            if not killed:
                raise SystemExit("no worker was killed")
            ratios.append(cluster / pool)
            times["processes"].append(pool)
            times["dask, a worker killed"].append(cluster)
    milliseconds = {f"{name} (wall)": 1e3 * sorted(each)[len(each) // 2] for name, each in times.items()}
    yield Figure.of(
        f"{options.files} files: dask / processes", ratios, GOAL, at_least=False, milliseconds=milliseconds
    )


def urls(options: argparse.Namespace, root: Path) -> Iterator[Figure]:
    """Validation of URLs of a distant server, beside uproot that opens some of them, and beside one URL at a time."""
    directory = root / "served"
    paths = list(write(directory, options.urls))
    with distant(directory, root / "server", latency=options.latency) as server:
        names = [f"{server.url}/{Path(path).name}" for path in paths]
        some = [name for index, name in enumerate(names) if index % 100 not in (7, 8)][
            : max(options.urls // 20, 10)
        ]
        seconds: dict[str, list[float]] = {"32 at a time": [], "one at a time": [], "uproot opens": []}
        for number in range(options.rounds):
            seconds["32 at a time"].append(_of_urls(names, root / f"many{number}.txt") / len(names))
            seconds["one at a time"].append(
                _of_urls(some, root / f"some{number}.txt", "--in-flight", "1") / len(some)
            )
            start = time.perf_counter()
            for name in some:
                with uproot.open(name) as file:
                    file["Events"].keys()
            seconds["uproot opens"].append((time.perf_counter() - start) / len(some))
    times = {f"{name}, a file (wall)": 1e3 * min(each) for name, each in seconds.items()}
    for other, goal in (("one at a time", None), ("uproot opens", GOAL_OF_URLS)):
        pairs = zip(seconds[other], seconds["32 at a time"], strict=True)
        yield Figure.of(
            f"{options.urls} URLs, {1e3 * options.latency:g} ms: {other} / 32 at a time",
            [theirs / ours for theirs, ours in pairs],
            goal,
            milliseconds=times,
        )


def _of_urls(names: Sequence[str], path: Path, *more: str) -> float:
    """Seconds of a run over URLs."""
    path.write_text("\n".join(names))
    command = [
        sys.executable, "-m", "rntuple_construct", "validate", f"@{path}", "-j", "2", "-o", os.devnull, *more,
    ]  # fmt: skip
    start = time.perf_counter()
    subprocess.run(command, capture_output=True, check=False)
    return time.perf_counter() - start


def main() -> int:
    """Measure and print; the exit code is 1 if the goal is missed."""
    parser = arguments(__doc__ or "", rounds=1)
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--urls", type=int, default=1000)
    parser.add_argument("--latency", type=float, default=0.05, help="seconds (0.05)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.directory) as name:
        found = chain(urls(options, Path(name)), figures(options, Path(name)))
        return finish("many_files", found, options.json, files=options.files, urls=options.urls)


if __name__ == "__main__":
    sys.exit(main())
