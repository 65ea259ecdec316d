"""Start of the command: the help of every subcommand, and ``rntuple info`` of a small file, against the import of numpy.

    python benchmarks/start.py [--rounds N] [--json FILE]

Times are CPU seconds of the whole process; all candidates take turns in every round, and the median is shown.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from harness import Figure, arguments, finish

from rntuple_construct.cli import COMMANDS

SMALL_FILE = Path(__file__).resolve().parents[1] / "tests" / "data" / "root-6.40" / "files" / "arrays.root"
_COLLECTING = """
import gc, sys
gc.disable = gc.freeze = lambda: None
from rntuple_construct.__main__ import start
sys.exit(start())
"""
CANDIDATES = {
    "python": ["-c", "pass"],
    "python, import numpy": ["-c", "import numpy"],
    "rntuple --help": ["-m", "rntuple_construct", "--help"],
    "rntuple --version": ["-m", "rntuple_construct", "--version"],
    "rntuple info": ["-m", "rntuple_construct", "info", str(SMALL_FILE)],
    "rntuple info, garbage collected": ["-c", _COLLECTING, "info", str(SMALL_FILE)],
    **{f"rntuple {name} --help": ["-m", "rntuple_construct", name, "--help"] for name in COMMANDS},
}
GOAL = 1.5
"""How many times the import of numpy any help, and ``rntuple info`` of a small file, may take."""
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""Python keeps the bytecode, as it does for users."""


def cpu_seconds(arguments: list[str]) -> float:
    """CPU seconds of one process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, env=ENVIRONMENT, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def figures(rounds: int) -> Iterator[Figure]:
    """Milliseconds of each, and the help of each command against the import of numpy."""
    times: dict[str, list[float]] = {name: [] for name in CANDIDATES}
    for _ in range(rounds):
        for name, words in CANDIDATES.items():
            times[name].append(cpu_seconds(words))
    numpy = times["python, import numpy"]
    helps = [seconds for name, seconds in times.items() if name.endswith("--help")]
    for name, seconds in times.items():
        yield Figure.of(name, [1e3 * each for each in seconds], at_least=False, unit="ms")
    slowest = [max(turn) / theirs for turn, theirs in zip(zip(*helps, strict=True), numpy, strict=True)]
    yield Figure.of("slowest help / import numpy", slowest, GOAL, at_least=False)
    info = [own / theirs for own, theirs in zip(times["rntuple info"], numpy, strict=True)]
    yield Figure.of("info of a small file / import numpy", info, GOAL, at_least=False)
    gain = [
        own / theirs
        for own, theirs in zip(times["rntuple info"], times["rntuple info, garbage collected"], strict=True)
    ]
    yield Figure.of("info of a small file / with garbage collected", gain, 1.0, at_least=False)


def main() -> int:
    """Measure and print; the exit code is 1 if the goal is missed."""
    options = arguments(__doc__ or "", rounds=15).parse_args()
    return finish("start", figures(options.rounds), options.json)


if __name__ == "__main__":
    sys.exit(main())
