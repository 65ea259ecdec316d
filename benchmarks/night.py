"""A night of validation with a server that fails: many small and some large files, 503s, an outage, and killed workers.

    python benchmarks/night.py [--files N] [--large N] [--latency SECONDS] [--outage SECONDS] [--directory DIR] [--json FILE]

A local server holds every answer and connection back for the latency, and answers one request of a hundred with 503. While
``rntuple validate`` runs with two processes, two of its workers are killed and the server goes away. The run is right if
each file has one row with the known verdict and the command needs no help. While the server is away, it has to say that it waits.
The figure compares the seconds of a file, without the outage, with those of a second run. There each process reads one
URL at a time, of some of the files.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import many_files
import numpy as np
from harness import Figure, arguments, finish

import rntuple_construct as rnt

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.support.distant import Distant, distant

SHARE_OF_ERRORS = 0.01
GOAL = 1.5
MAX_SILENCE = 5
"""Seconds of an outage after which the command must have said that it waits."""


def write_large(directory: Path, number: int) -> dict[str, str]:
    """Large files of several clusters, every tenth with a damaged page, and the verdict on each by its path."""
    random = np.random.default_rng(1)
    path = directory / "large.root"
    with rnt.create(path, "Events", {"id": "std::int64_t", "x": "double"}, durable=False) as writer:
        for _ in range(8):
            writer.extend({"id": np.arange(100_000), "x": random.random(100_000)})
            writer.flush_cluster()
    data = path.read_bytes()
    path.unlink()
    with rnt.open(data) as file:
        damaged = bytearray(data)
        damaged[int(file["Events"].clusters[5].page_list.offset[0]) + 9] ^= 1
    verdicts = {}
    for index in range(number):
        path = directory / f"large{index:02}.root"
        path.write_bytes(damaged if index % 10 == 3 else data)
        verdicts[str(path)] = "findings" if index % 10 == 3 else "ok"
    return verdicts


def children(pid: int) -> list[int]:
    """Processes that a process has started."""
    try:
        return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def run(
    server: Distant,
    verdicts: dict[str, str],
    root: Path,
    outage: float | None,
    *more: str,
) -> tuple[float, float, str]:
    """Seconds of a run, which has to be right, its processor time, and its messages.

    Args:
        server: the server of the files.
        verdicts: the files.
        root: for lists and results.
        outage: seconds for which the server goes away; None for a run without any trouble.
        more: arguments of the command.
    """
    names, results = root / "files.txt", root / "rows.jsonl"
    results.unlink(missing_ok=True)
    urls = {f"{server.url}/{Path(path).name}": verdict for path, verdict in verdicts.items()}
    names.write_text("\n".join(urls))
    command = [
        sys.executable, "-m", "rntuple_construct", "validate", f"@{names}", "-j", "2",
        "--results", str(results), "-o", os.devnull, *more,
    ]  # fmt: skip
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    with (root / "said.txt").open("w") as said:
        process = subprocess.Popen(command, stderr=said, stdout=said)
    marks = {"kill": [], "leave": []} if outage is None else {"kill": [0.2, 0.6], "leave": [0.4]}
    num_kills, killed = len(marks["kill"]), 0
    back, has_said_so = 0.0, outage is None or outage < MAX_SILENCE
    while process.poll() is None:
        time.sleep(0.1)
        share = results.read_bytes().count(b"\n") / len(urls) if results.exists() else 0
        if marks["kill"] and share >= marks["kill"][0]:
            marks["kill"].pop(0)
            workers = children(process.pid)
            os.kill(workers[0], signal.SIGKILL)
            killed += 1
        if marks["leave"] and share >= marks["leave"][0]:
            marks["leave"].pop(0)
            server.go_away(outage or 0)
            back = time.perf_counter() + (outage or 0)
        if time.perf_counter() < back:
            has_said_so |= "has given no answer for" in (root / "said.txt").read_text()
    elapsed = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    text = (root / "said.txt").read_text()
    rows = [json.loads(line) for line in results.read_text().splitlines()]
    found = {row["file"]: row["status"] for row in rows}
    wrong = [row for row in rows if urls.get(row["file"]) != row["status"]]
    if len(rows) != len(urls) or wrong or killed != num_kills or marks["leave"] or process.returncode != 1:
        raise SystemExit(
            f"{len(rows)} rows for {len(found)} of {len(urls)} files, exit code {process.returncode}, "
            f"{killed} workers killed, wrong: {wrong[:5]}\n{text}"
        )
    if not has_said_so:
        raise SystemExit(f"nothing was said while the server was away\n{text}")
    return elapsed, cpu, text


def figures(options: argparse.Namespace, root: Path) -> Iterator[Figure]:
    """Speed against requests one after the other."""
    verdicts = many_files.write(root / "files", options.files) | write_large(root / "files", options.large)
    with distant(
        root / "files", root / "server", latency=options.latency, share_of_errors=SHARE_OF_ERRORS
    ) as server:
        elapsed, cpu, text = run(server, verdicts, root, options.outage)
        statuses = server.statuses()
        some = dict(list(verdicts.items())[: max(options.files // 20, 50)])
        slow, _, _ = run(server, some, root, None, "--in-flight", "1")
    print(text, file=sys.stderr)
    num = len(verdicts)
    yield Figure.of(
        f"{num} files: one URL at a time / 32",
        [slow / len(some) / ((elapsed - options.outage) / num)],
        GOAL,
        milliseconds={"a file (wall)": 1e3 * elapsed / num, "a file (cpu)": 1e3 * cpu / num},
    )
    yield Figure.of("requests of a file", [sum(statuses.values()) / num])
    yield Figure.of("answers 503", [statuses.get(503, 0)])
    yield Figure.of("1,000,000 such files: processor time", [cpu / num * 1e6 / 3600], unit="h")


def main() -> int:
    """Measure and print; the exit code is 1 if the goal is missed."""
    parser = arguments(__doc__ or "", rounds=1)
    parser.add_argument("--files", type=int, default=20_000, help="small files (20,000)")
    parser.add_argument("--large", type=int, default=20, help="large files of 8 MB (20)")
    parser.add_argument("--latency", type=float, default=0.02, help="seconds (0.02)")
    parser.add_argument("--outage", type=float, default=60, help="seconds (60)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.directory) as name:
        return finish(
            "night", figures(options, Path(name)), options.json, files=options.files, latency=options.latency
        )


if __name__ == "__main__":
    sys.exit(main())
