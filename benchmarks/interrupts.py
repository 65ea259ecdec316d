"""Ctrl-C during ``rntuple validate``, many times at random moments: does it end within a second, and leave nothing?

    python benchmarks/interrupts.py [--rounds N] [--seed S]

One half of the rounds checks in one process, the other half in two child processes (``-j 2``). A round is
right if the exit code is 130, and the last line says how many files were checked. Also, no process is left,
and the command ended within a second of the signal. The machine may have other work. So a round is late only
if the command also used more than a quarter of a second of CPU time after the signal.
"""

from __future__ import annotations

import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from harness import Figure, arguments, finish

import rntuple_construct as rnt

LONGEST = 1.0
MOST_CPU = 0.25
"""Seconds after the signal, on the clock and of CPU time."""
NUM_FILES = 400


def make_files(folder: Path) -> list[str]:
    """Many names of one file; checking all of them takes far longer than any round."""
    first = folder / "000.root"
    rnt.write(first, "ntpl", {"x": np.arange(500_000)}, rnt.WriteOptions(compression="none"))
    for number in range(1, NUM_FILES):
        os.link(first, folder / f"{number:03}.root")
    return sorted(map(str, folder.glob("*.root")))


def processes_of_group(group: int) -> list[int]:
    """Living processes of a process group (Linux)."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == group and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found


def cpu_seconds(pids: list[int]) -> float:
    """CPU seconds that processes have used so far."""
    ticks = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        ticks += sum(map(int, fields[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


def one_round(files: list[str], jobs: int, wait: float) -> tuple[float, float, str | None]:
    """Interrupt one run.

    Args:
        files: what to check.
        jobs: processes.
        wait: seconds from the first finding or file to the signal.

    Returns:
        seconds and CPU seconds from the signal to the end, and the error, if any.
    """
    command = [sys.executable, "-m", "rntuple_construct", "validate", "-j", str(jobs), "--jsonl", *files]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as run:
        assert run.stdout is not None
        run.stdout.readline()
        time.sleep(wait)
        before = cpu_seconds(processes_of_group(run.pid)), resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.monotonic()
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does it
        try:
            _, said = run.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            os.killpg(run.pid, signal.SIGKILL)
            return 60.0, 60.0, "it did not end"
        seconds = time.monotonic() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before[1].ru_utime - before[1].ru_stime - before[0]
    left = processes_of_group(run.pid)
    last = said.splitlines()[-1] if said else ""
    problem = None
    if run.returncode != 130:
        problem = f"exit code {run.returncode}"
    elif not re.fullmatch(rf"rntuple: interrupted, \d+ of {len(files)} checked", last):
        problem = f"it said {said[-200:]!r}"
    elif "Traceback" in said:
        problem = "a traceback"
    elif left:
        problem = f"processes left: {left}"
    elif seconds > LONGEST and cpu > MOST_CPU:
        problem = f"{seconds:.2f} s, {cpu:.2f} s of CPU time"
    return seconds, cpu, problem


def figures(rounds: int, seed: int) -> Iterator[Figure]:
    """Times from the signal to the end, and how many runs ended wrong."""
    moments = random.Random(seed)
    times: dict[int, list[tuple[float, float]]] = {1: [], 2: []}
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        files = make_files(Path(folder))
        for number in range(rounds):
            jobs = 1 + number % 2
            seconds, cpu, problem = one_round(files, jobs, moments.uniform(0, 0.5))
            times[jobs].append((seconds, cpu))
            if problem is not None:
                wrong.append(f"round {number}, -j {jobs}: {problem}")
    for jobs, values in times.items():
        if values:
            clock, cpu_times = zip(*values, strict=True)
            more: dict[str, Any] = {"at_least": False, "unit": "s"}
            yield Figure.of(f"validate -j {jobs}, from the signal to the end (wall)", clock, **more)
            yield Figure.of(f"validate -j {jobs}, from the signal to the end (CPU)", cpu_times, **more)
    print(*wrong, sep="\n")
    count = float(len(wrong))
    yield Figure(f"runs of {rounds} that ended late, or left something", count, count, count, 0.0, False)


def main() -> int:
    """Measure and print; the exit code is 1 if a round was wrong."""
    parser = arguments(__doc__ or "", rounds=100)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    # In the background of a shell interrupts are ignored, and so they would be by every process that is started from here.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    return finish("interrupts", figures(options.rounds, options.seed), options.json)


if __name__ == "__main__":
    sys.exit(main())
