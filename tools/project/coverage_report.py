"""Add up what ``make coverage`` measured: lines and branches of the package that tests reach, by package.

In CI, where nothing that tests need is missing, less than the goal is a failure; elsewhere it is reported. So
is a process that ended before it wrote its coverage.

Usage: python tools/project/coverage_report.py DIRECTORY [--goal PERCENT] [--missing]
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from support.measuring import EXCLUDED, PACKAGE, unfinished


def added_up(directory: Path) -> dict[str, Any]:
    """What all processes reached, by file of the package, the files that none of them loaded included.

    Args:
        directory: where the processes wrote.
    """
    import slipcover

    found: dict[str, Any] = slipcover.Slipcover(
        branch=True, source=[str(PACKAGE)], exclude_also=EXCLUDED
    ).get_coverage()
    for path in sorted(directory.glob("*.json")):
        slipcover.merge_coverage(found, json.loads(path.read_text(encoding="utf-8")))
    return found


def by_package(files: Mapping[str, Any]) -> dict[str, Counter[str]]:
    """Numbers of lines and branches, reached and missed, by package or module at the top."""
    rooms: dict[str, Counter[str]] = {}
    for name, file in sorted(files.items()):
        room = Path(name).resolve().relative_to(PACKAGE).parts[0]
        counts = rooms.setdefault(room, Counter())
        for kind in ("executed_lines", "missing_lines", "executed_branches", "missing_branches"):
            counts[kind] += len(file[kind])
    return rooms


def percent(counts: Mapping[str, int]) -> float:
    """Reached lines and branches per hundred."""
    reached = counts["executed_lines"] + counts["executed_branches"]
    return 100 * reached / max(reached + counts["missing_lines"] + counts["missing_branches"], 1)


def main() -> int:
    """Print the coverage; 1 if it is too low."""
    import slipcover

    parser = argparse.ArgumentParser(allow_abbrev=False, description=__doc__)
    parser.add_argument("directory", type=Path)
    parser.add_argument("--goal", type=float, default=0.0)
    parser.add_argument("--missing", action="store_true", help="list lines and branches that are not reached")
    arguments = parser.parse_args()
    if not any(arguments.directory.glob("*.json")):
        print(f"nothing was measured in {arguments.directory}: run `make coverage`", file=sys.stderr)
        return 1
    found = added_up(arguments.directory)
    if arguments.missing:
        slipcover.print_coverage(found, outfile=sys.stdout, skip_covered=True, missing_width=100)
    total: Counter[str] = Counter()
    for room, counts in by_package(found["files"]).items():
        print(f"{room:20} {percent(counts):5.1f} %")
        total += counts
    print(f"{'package':20} {percent(total):5.1f} % of lines and branches; the goal is {arguments.goal:g} %")
    lost = unfinished(arguments.directory)
    if lost:
        print(
            f"missing is what these processes reached, as they ended early: {', '.join(lost)}",
            file=sys.stderr,
        )
    if percent(total) < arguments.goal:
        print("tests do not reach enough of the package", file=sys.stderr)
    elif not lost:
        return 0
    return 1 if os.environ.get("CI") else 0


if __name__ == "__main__":
    sys.exit(main())
