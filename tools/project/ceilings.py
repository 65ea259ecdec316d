"""Check that no job of the package is done in more ways than ``ceilings.toml`` allows.

python tools/project/ceilings.py          # fail where there are more ways, or fewer than the ceiling says
python tools/project/ceilings.py --write  # put the table into docs/architecture.md

A ceiling that is too high is a failure, too, so that it falls with the number of ways.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Any

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

sys.path.insert(0, str(Path(__file__).resolve().parent))
from sizes import options, shared_class_names

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "rntuple_construct"
JOBS = Path(__file__).with_suffix(".toml")
DOCUMENT = ROOT / "docs" / "architecture.md"
_MAX_PLACES = 40
"""Places that a message names."""
BEGIN, END = "<!-- ceilings -->\n", "<!-- end of ceilings -->\n"


def ways(job: dict[str, Any], package: Path = PACKAGE) -> list[str]:
    """Return the places that match the pattern of a job, as path and line; or the names that the job counts."""
    if job.get("counts") == "options":
        return [f"{command} {name}" for command, names in options().items() for name in names]
    if job.get("counts") == "class names":
        return shared_class_names(package)
    found = []
    folders = [package.parent / name for name in (job.get("folder", package.name), *job.get("others", ()))]
    for folder in folders:
        for path in sorted(folder.rglob(job.get("files", "*.py"))):
            text = path.read_text(encoding="utf-8")
            for match in re.finditer(job["pattern"], text, re.MULTILINE):
                found.append(f"{path.relative_to(folder)}:{text.count(chr(10), 0, match.start()) + 1}")
    return found


def table(jobs: list[dict[str, Any]]) -> str:
    """Return the table of the architecture page."""
    rows = ["| job | module | ways | plan |", "|---|---|---:|---:|"]
    rows += [f"| {job['name']} | `{job['module']}` | {job['ceiling']} | {job['plan']} |" for job in jobs]
    return "\n" + "\n".join(rows) + "\n\n"


def problems(jobs: list[dict[str, Any]], package: Path = PACKAGE) -> list[str]:
    """Return a line for each job with another number of ways than its ceiling, or without its module."""
    found = []
    for job in jobs:
        places = ways(job, package)
        if not (package.parent / job.get("folder", package.name) / job["module"]).is_file():
            found.append(f"{job['name']}: there is no module {job['module']}")
        if len(places) > job["ceiling"]:
            named = ", ".join(places[:_MAX_PLACES])
            found.append(f"{job['name']}: {len(places)} ways, at most {job['ceiling']}: {named}")
        elif len(places) < job["ceiling"]:
            found.append(f"{job['name']}: {len(places)} ways; lower the ceiling of {job['ceiling']} to that")
    return found


def main() -> int:
    """Check the ceilings, or write the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False
    )
    parser.add_argument("--write", action="store_true", help="write the table into docs/architecture.md")
    arguments = parser.parse_args()
    jobs = tomllib.loads(JOBS.read_text(encoding="utf-8"))["job"]
    text = DOCUMENT.read_text(encoding="utf-8")
    head, rest = text.split(BEGIN)
    wanted = head + BEGIN + table(jobs) + END + rest.split(END)[1]
    if arguments.write:
        DOCUMENT.write_text(wanted, encoding="utf-8")
        return 0
    found = problems(jobs)
    if wanted != text:
        found.append("docs/architecture.md has another table: run python tools/project/ceilings.py --write")
    print(*found, sep="\n", end="\n" if found else "")
    return int(bool(found))


if __name__ == "__main__":
    raise SystemExit(main())
