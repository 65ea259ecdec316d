"""What the benchmarks share: candidates that take turns, ratios with their spread, goals, and how results are kept.

A script measures, and makes a ``Figure`` of every ratio. ``finish`` prints them, saves them as JSON and
returns the exit code: 1 if a goal is missed. ``run.py`` runs all scripts and reads their files.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"
Candidate = Callable[[], Any]


@dataclass(frozen=True)
class Figure:
    """One number that was measured.

    Args:
        what: the comparison, "case: one / other".
        value: the median over the rounds.
        low, high: the least and the largest of the rounds.
        goal: what the value should reach; None if it only informs.
        at_least: if true, larger is better.
        unit: of the value; ratios have none.
        milliseconds: medians of the candidates, in processor time unless their names say "wall".
    """

    what: str
    value: float
    low: float
    high: float
    goal: float | None = None
    at_least: bool = True
    unit: str = ""
    milliseconds: dict[str, float] = field(default_factory=dict)

    @classmethod
    def of(cls, what: str, values: Sequence[float], goal: float | None = None, **more: Any) -> Figure:
        """The figure of one value for each round."""
        return cls(what, statistics.median(values), min(values), max(values), goal, **more)

    @property
    def is_met(self) -> bool:
        """Return whether the goal is reached, or no goal is set."""
        if self.goal is None:
            return True
        return self.value >= self.goal if self.at_least else self.value <= self.goal

    def __str__(self) -> str:
        verdict = ""
        if self.goal is not None:
            sign = ">=" if self.at_least else "<="
            verdict = f"({sign} {self.goal:g}: {'met' if self.is_met else 'MISSED'})"
        times = ", ".join(f"{name} {value:.3g} ms" for name, value in self.milliseconds.items())
        value = f"{self.value:.3g} [{self.low:.3g} .. {self.high:.3g}] {self.unit}".rstrip()
        return f"{self.what:62s} {value:28s} {verdict:18s} {times}".rstrip()


@dataclass(frozen=True)
class Times:
    """Seconds of candidates that took turns, by name and round."""

    cpu: dict[str, list[float]]
    wall: dict[str, list[float]]

    def speed(
        self, what: str, one: str, other: str, goal: float | None = None, *, wall: bool = False
    ) -> Figure:
        """How many times as fast one candidate is as another, inside each round."""
        seconds = self.wall if wall else self.cpu
        ratios = [theirs / mine for mine, theirs in zip(seconds[one], seconds[other], strict=True)]
        suffix = " (wall)" if wall else ""
        times = {f"{name}{suffix}": 1e3 * statistics.median(seconds[name]) for name in (one, other)}
        return Figure.of(what, ratios, goal, milliseconds=times)

    def cost(
        self, what: str, one: str, other: str, goal: float | None = None, *, wall: bool = False
    ) -> Figure:
        """How many times the time of another one candidate takes, inside each round; less is better."""
        seconds = self.wall if wall else self.cpu
        ratios = [mine / theirs for mine, theirs in zip(seconds[one], seconds[other], strict=True)]
        suffix = " (wall)" if wall else ""
        times = {f"{name}{suffix}": 1e3 * statistics.median(seconds[name]) for name in (one, other)}
        return Figure.of(what, ratios, goal, at_least=False, milliseconds=times)


def take_turns(
    candidates: dict[str, Candidate],
    rounds: int,
    repetitions: dict[str, int] | None = None,
    prepare: Candidate | None = None,
) -> Times:
    """Run the candidates by turns, each so many times in a row; a first turn warms up.

    A candidate that works in another process has attributes ``seconds`` (of processor time) and, if it can tell,
    ``wall_seconds`` of its last call.

    Args:
        candidates: by name.
        rounds: how many turns each has.
        repetitions: by name, how many calls a turn has; one if it is not there.
        prepare: called before each turn, and not measured.
    """
    times = Times({name: [] for name in candidates}, {name: [] for name in candidates})
    for candidate in candidates.values():
        candidate()
    for _ in range(rounds):
        for name, candidate in candidates.items():
            count = (repetitions or {}).get(name, 1)
            if prepare is not None:
                prepare()
            gc.collect()
            wall, cpu = time.perf_counter(), time.process_time()
            for _ in range(count):
                candidate()
            took = (time.process_time() - cpu) / count, (time.perf_counter() - wall) / count
            times.cpu[name].append(getattr(candidate, "seconds", took[0]))
            times.wall[name].append(getattr(candidate, "wall_seconds", took[1]))
    return times


def peak_memory(code: str) -> tuple[int, int]:
    """Bytes that a process needs at most while it runs some code, beyond its earlier memory; and the remaining ones.

    Args:
        code: Python, run in this folder. All before a line ``# measured`` is preparation.
    """
    before, _, measured = code.partition("# measured\n")
    program = (
        "def status(name):\n"
        "    with open('/proc/self/status') as file:\n"
        "        return 1024 * int(next(line for line in file if line.startswith(name)).split()[1])\n"
        f"{before}\n"
        "import gc; gc.collect()\n"
        "open('/proc/self/clear_refs', 'w').write('5')\n"
        "_before = status('VmRSS')\n"
        f"{measured}\n"
        "print(status('VmHWM') - _before, status('VmRSS') - _before)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=Path(__file__).parent
    )
    peak, left = done.stdout.split()[-2:]
    return int(peak), int(left)


def machine() -> dict[str, Any]:
    """The machine, and how busy it was."""
    model = ""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [
            line.partition(":")[2].strip()
            for line in cpuinfo.read_text().splitlines()
            if "model name" in line
        ]
        model = names[0] if names else ""
    described = {
        "system": platform.system(),
        "architecture": platform.machine(),
        "processor": model,
        "processors": os.cpu_count(),
        "python": platform.python_version(),
    }
    if hasattr(os, "getloadavg"):
        described["load"] = round(os.getloadavg()[0], 1)
    return described


def finish(
    name: str, figures: Iterable[Figure], path: Path | None, *, is_quiet: bool = False, **facts: Any
) -> int:
    """Print figures as they come, save them, and tell whether a goal was missed.

    Args:
        name: of the benchmark.
        figures: its results.
        path: JSON file; by default ``results/NAME.json``.
        is_quiet: print nothing, because the script has printed a table.
        facts: versions, sizes and whatever else belongs to them.

    Returns:
        The exit code, 1 if a goal was missed.
    """
    found = []
    for figure in figures:
        if not is_quiet:
            print(figure, flush=True)
        found.append(figure)
    path = path or RESULTS / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    report = {
        "benchmark": name,
        "machine": machine(),
        **facts,
        "figures": [{**asdict(figure), "is_met": figure.is_met} for figure in found],
    }
    path.write_text(json.dumps(report, indent=1, default=str) + "\n", encoding="utf-8")
    missed = [figure for figure in found if not figure.is_met]
    if missed:
        print(f"{len(missed)} of {len(found)} missed", file=sys.stderr)
    return int(bool(missed))


def arguments(description: str, *, rounds: int = 5, entries: int | None = None) -> argparse.ArgumentParser:
    """The options that all benchmarks have: ``--rounds``, ``--directory``, ``--json`` and, where it has a size, ``--entries``."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=description, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=rounds, help=f"turns of each candidate ({rounds})")
    if entries is not None:
        parser.add_argument("--entries", type=int, default=entries, help=f"size of the data ({entries})")
    shared = Path("/dev/shm")
    parser.add_argument(
        "--directory",
        type=Path,
        default=shared if shared.is_dir() else Path("."),
        help="for files that are made",
    )
    parser.add_argument(
        "--json", "--output", type=Path, help="results go here (benchmarks/results/NAME.json)"
    )
    return parser


def add_checkouts(parser: argparse.ArgumentParser) -> None:
    """Add the options of benchmarks that compare two checkouts, whose work runs in separate processes."""
    parser.add_argument("--against", type=Path, help="another checkout, to compare with")
    parser.add_argument("--only", default="", help="only what has this text in its name")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)


def checkouts(options: argparse.Namespace) -> list[Path]:
    """This checkout, and the other one if there is one."""
    own = Path(__file__).resolve().parent.parent
    return [own, *([options.against.resolve()] if options.against else [])]


def environment_of(checkout: Path) -> dict[str, str]:
    """Variables of a process that uses the package of a checkout."""
    path = os.pathsep.join([str(checkout), str(checkout / "generated/python")])
    return {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
