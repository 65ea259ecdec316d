"""All benchmarks by one command: data made, candidates by turns, ratios with spread, goals, plots, and the history of versions.

    python benchmarks/run.py [--size small|full] [--only reading,writing] [--record] [--plot DIR] [--list]

Every script is run with the options of the size. It makes its data, measures, and saves figures in
``results/NAME.json``. All of them go to ``results/all.json`` with a description of the machine. ``--record``
keeps the values by version in ``history.json``, one entry for a version and a size. Without it they are
compared with the newest entry of that size. Figures that are worse by a quarter and outside the spread are
named as regressions. ``--plot`` draws the ratios that have goals, as SVG and PNG. The exit code is 1 if a
goal is missed or a script fails.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from harness import RESULTS, Figure, machine

import rntuple_construct as rnt

HERE = Path(__file__).parent
HISTORY = HERE / "history.json"
WORSE = 1.25
"""By how much a value must be worse than the recorded one to be a regression."""

ARGUMENTS: dict[str, dict[str, list[str]]] = {
    "small": {
        "reading": ["--entries", "300000", "--rounds", "5"],
        "writing": ["--entries", "300000", "--rounds", "5"],
        "validation": ["--entries", "600000", "--rounds", "5", "--files", "100"],
        "parallel_writing": ["--entries", "300000", "--rounds", "5", "--only", "tmpfs"],
        "arrays": ["--entries", "20000", "--columns", "100", "--rounds", "3", "libraries", "objects"],
        "merging": ["--entries", "200000", "--rounds", "3"],
        "distributed_writing": ["--entries", "400000", "--rounds", "3"],
        "tables": ["--entries", "100000", "--megabytes", "12", "--rounds", "3"],
        "many_files": ["--files", "300", "--urls", "300"],
        "memory": ["--entries", "2000000"],
        "dask_arrays": ["--fields", "100", "--rounds", "1"],
        "queries": ["--entries", "300000", "--rounds", "5"],
        "remote": ["--rounds", "2"],
        "night": ["--files", "1000", "--large", "2", "--outage", "5"],
        "scaling": ["--quick"],
        "small_writes": ["--rounds", "3"],
        "checkouts": ["--rounds", "3", "--entries", "100000"],
        "growth": ["--sizes", "200,2000,20000", "--rounds", "1", "--what", "fields,clusters,pages"],
        "page_list": ["--pages", "100000", "--rounds", "2"],
        "metadata": ["--fields", "2000", "--rounds", "3"],
        "clusters": ["--clusters", "3000", "--rounds", "2"],
        "columns": ["--megabytes", "8", "--rounds", "3"],
        "start": ["--rounds", "3"],
        "trevni": ["--entries", "50000", "--rounds", "2"],
        "interrupts": ["--rounds", "6"],
        "gpu": ["--entries", "1000000", "--rounds", "3"],
    },
    "full": {},
}
"""Arguments of the scripts by size; in full size they have their own defaults."""


def scripts() -> list[str]:
    """Names of all benchmarks: those that know when a goal is missed."""
    helpers = {"harness", "paper_data", "plots", "root_peer", "run"}
    return sorted(path.stem for path in HERE.glob("*.py") if path.stem not in helpers)


def run_script(name: str, arguments: Sequence[str]) -> dict[str, Any]:
    """Run one and return its saved figures, with its exit code and duration."""
    result = RESULTS / f"{name}.json"
    result.unlink(missing_ok=True)
    began = time.monotonic()
    code = subprocess.run([sys.executable, HERE / f"{name}.py", *arguments], check=False).returncode
    report: dict[str, Any] = {"benchmark": name, "figures": []}
    if result.exists():
        report = json.loads(result.read_text(encoding="utf-8"))
    elif code == 0:
        code = 2
        print(f"{name} has saved nothing", file=sys.stderr)
    return {**report, "exit_code": code, "seconds": round(time.monotonic() - began, 1)}


def figures_of(reports: Sequence[dict[str, Any]]) -> dict[str, Figure]:
    """All figures, by benchmark and comparison."""
    made = {}
    for report in reports:
        for row in report["figures"]:
            known = {key: value for key, value in row.items() if key != "is_met"}
            made[f"{report['benchmark']}: {row['what']}"] = Figure(**known)
    return made


def regressions(figures: dict[str, Figure], recorded: dict[str, float]) -> list[str]:
    """Figures that became worse by more than chance explains; times in ms or us say nothing between machines."""
    found = []
    for what, figure in figures.items():
        before = recorded.get(what)
        if not before or figure.unit in ("ms", "us"):
            continue
        best = figure.high if figure.at_least else figure.low
        is_worse = best * WORSE < before if figure.at_least else best > before * WORSE
        if is_worse:
            found.append(f"{what}: {figure.value:.3g}, was {before:.3g}")
    return found


def newest(history: list[dict[str, Any]], size: str) -> dict[str, float]:
    """Values of the newest entry of a size."""
    entries = [entry for entry in history if entry["size"] == size]
    return entries[-1]["values"] if entries else {}


def record(history: list[dict[str, Any]], size: str, figures: dict[str, Figure]) -> None:
    """Put the values of this version into the history; those of other benchmarks of the same entry stay."""
    key = (rnt.__version__, size)
    old = [entry for entry in history if (entry["version"], entry["size"]) == key]
    values = old[0]["values"] if old else {}
    measured = {what.partition(":")[0] for what in figures}
    values = {what: value for what, value in values.items() if what.partition(":")[0] not in measured}
    values |= {what: float(f"{figure.value:.4g}") for what, figure in figures.items()}
    history[:] = [entry for entry in history if (entry["version"], entry["size"]) != key]
    history.append(
        {
            "version": rnt.__version__,
            "size": size,
            "machine": machine(),
            "values": dict(sorted(values.items())),
        }
    )
    HISTORY.write_text(json.dumps(history, indent=1) + "\n", encoding="utf-8")


def table(reports: Sequence[dict[str, Any]]) -> str:
    """Goals of every benchmark as Markdown."""
    lines = ["| benchmark | compared | median | least .. largest | goal | |", "|---|---|---:|---:|---:|---|"]
    for report in reports:
        for what, figure in figures_of([report]).items():
            if figure.goal is None:
                continue
            sign = "≥" if figure.at_least else "≤"
            verdict = "" if figure.is_met else "missed"
            lines.append(
                f"| {report['benchmark']} | {what.partition(': ')[2]} | {figure.value:.3g} {figure.unit} "
                f"| {figure.low:.3g} .. {figure.high:.3g} | {sign} {figure.goal:g} | {verdict} |"
            )
    return "\n".join(lines)


def main() -> int:
    """Run, report, and tell whether everything was reached."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--size", choices=list(ARGUMENTS), default="full", help="small takes a few minutes")
    parser.add_argument("--only", default="", help="names of benchmarks, with commas")
    parser.add_argument("--record", action="store_true", help="keep the values in history.json")
    parser.add_argument("--plot", type=Path, help="folder for benchmarks.svg and benchmarks.png")
    parser.add_argument("--list", action="store_true", help="print the names and subjects")
    options = parser.parse_args()
    names = options.only.split(",") if options.only else scripts()
    unknown = set(names) - set(scripts())
    if unknown:
        parser.error(f"unknown benchmark {min(unknown)!r}; there are {', '.join(scripts())}")
    if options.list:
        for name in names:
            print(
                f"{name:18} {(HERE / f'{name}.py').read_text(encoding='utf-8').splitlines()[0].strip(chr(34))}"
            )
        return 0
    reports = []
    for name in names:
        print(f"\n== {name}", flush=True)
        reports.append(run_script(name, ARGUMENTS[options.size].get(name, [])))
    RESULTS.mkdir(exist_ok=True)
    together = {"version": rnt.__version__, "size": options.size, "machine": machine(), "reports": reports}
    (RESULTS / "all.json").write_text(json.dumps(together, indent=1) + "\n", encoding="utf-8")
    (RESULTS / "goals.md").write_text(table(reports) + "\n", encoding="utf-8")
    figures = figures_of(reports)
    if options.plot:
        from plots import draw

        draw(figures, options.plot)
    history = json.loads(HISTORY.read_text(encoding="utf-8")) if HISTORY.exists() else []
    worse = regressions(figures, newest(history, options.size))
    if options.record:
        record(history, options.size, figures)
    print("\n" + table(reports))
    for line in worse:
        print(f"regression: {line}")
    failed = [report["benchmark"] for report in reports if report["exit_code"] > 1]
    missed = [what for what, figure in figures.items() if not figure.is_met]
    seconds = sum(report["seconds"] for report in reports)
    print(
        f"\n{len(figures)} figures in {seconds:.0f} s, {len(missed)} goals missed, {len(worse)} regressions"
    )
    if failed:
        print(f"failed: {', '.join(failed)}")
    return int(any(report["exit_code"] for report in reports))


if __name__ == "__main__":
    sys.exit(main())
