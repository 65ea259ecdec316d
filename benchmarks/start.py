"""Start of the command: the help of every subcommand against an interpreter that does nothing, and one that imports numpy.

    python benchmarks/start.py [--rounds N]

Times are CPU seconds of the whole process; all candidates take turns in every round, and the median is shown.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys

from rntuple_construct.cli import COMMANDS

CANDIDATES = {
    "python": ["-c", "pass"],
    "python, import numpy": ["-c", "import numpy"],
    "rntuple --help": ["-m", "rntuple_construct", "--help"],
    "rntuple --version": ["-m", "rntuple_construct", "--version"],
    **{f"rntuple {name} --help": ["-m", "rntuple_construct", name, "--help"] for name in COMMANDS},
}
GOAL = 2.0
"""How many times the import of numpy any help may take."""


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
    helps = [seconds for name, seconds in medians.items() if name.endswith("--help")]
    ratio = max(helps) / medians["python, import numpy"]
    print(f"slowest help / import numpy {ratio:5.2f}    (goal: under {GOAL})")
    return 0 if ratio < GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
