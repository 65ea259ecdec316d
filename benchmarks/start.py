"""Start of the command: ``rntuple --help`` against an interpreter that does nothing, and one that imports numpy.

    python benchmarks/start.py [--rounds N]

Times are CPU seconds of the whole process; all candidates take turns in every round, and the median is shown.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys

CANDIDATES = {
    "python": ["-c", "pass"],
    "python, import numpy": ["-c", "import numpy"],
    "rntuple --help": ["-m", "rntuple_construct", "--help"],
    "rntuple --version": ["-m", "rntuple_construct", "--version"],
    "rntuple validate --help": ["-m", "rntuple_construct", "validate", "--help"],
}
GOAL = 2.0
"""How many times the import of numpy the help may take."""


def cpu_seconds(arguments: list[str]) -> float:
    """CPU seconds of one process."""
    before = os.times()
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def main() -> int:
    """Measure and print; the exit code is 1 if the goal is missed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=15)
    rounds = parser.parse_args().rounds
    times: dict[str, list[float]] = {name: [] for name in CANDIDATES}
    for _ in range(rounds):
        for name, arguments in CANDIDATES.items():
            times[name].append(cpu_seconds(arguments))
    medians = {name: statistics.median(values) for name, values in times.items()}
    for name, seconds in medians.items():
        print(f"{name:26} {seconds * 1000:6.0f} ms")
    ratio = medians["rntuple --help"] / medians["python, import numpy"]
    print(f"help / import numpy        {ratio:6.2f}    (goal: under {GOAL})")
    return 0 if ratio < GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
