"""Write docs/paper.md: the text of paper.md.in with numbers from the repository.

    python tools/documents/paper.py                         write docs/paper.md
    python tools/documents/paper.py --pdf build/site        print SITE/paper.html to SITE/paper.pdf with Chromium

Each ``{{name}}`` of the text is replaced by a number or a table of `numbers`. A name that is not used, or not known, is an error.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "generated" / "python"), str(REPOSITORY / "tools" / "fuzz")]

import charts
import findings
from rntuple_spec.column_types import COLUMN_TYPES
from rntuple_spec.rules import RULES, SOURCES

from rntuple_construct.kit.runner.matrix import read_record, score_of_column

TEXT = Path(__file__).with_name("paper.md.in")
TARGET = REPOSITORY / "docs" / "paper.md"
SPEC = REPOSITORY / "spec"
GRAMMAR = REPOSITORY / "rntuple_construct" / "format" / "grammar"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
EXAMPLE = "RNT-PAG-002"
DIRECT = "reading: zstd5 64 KiB: ours / ROOT's direct views"
SHOWN = ("root", "uproot", "jsroot")
"""Readers whose newest version the text names."""


def _lines(*paths: Path) -> int:
    """Lines that are neither empty nor comments."""
    return sum(
        bool(line.strip()) and not line.lstrip().startswith("#")
        for path in paths
        for line in path.read_text(encoding="utf-8").splitlines()
    )


def numbers() -> dict[str, str]:
    """Return the replacement of each name in the text."""
    matrix = read_record(charts.MATRIX)
    recorded = json.loads(charts.HISTORY.read_text(encoding="utf-8"))[-1]
    values, machine = recorded["values"], recorded["machine"]
    released = [rule for rule in RULES.values() if "1.x" in rule.generations]
    sources = Counter(rule.source for rule in released)
    mutation = (REPOSITORY / "docs" / "mutation.md").read_text(encoding="utf-8")
    killed = re.search(r"finds (\d+) of (\d+) bugs", mutation)
    assert killed is not None
    found = findings.entries()
    scores = {}
    for column in matrix["columns"]:  # the newest version of each implementation is first
        name = column["implementation"]
        scores.setdefault(name, (column["version"], score_of_column(matrix["cases"], column)))
    rows = []
    for reader, name in findings.READERS.items():
        kinds = Counter(entry["kind"] for entry in found if entry["reader"] == reader)
        groups = [kinds["crash"] + kinds["hang"] + kinds["memory"], kinds["accepted"], kinds["refused"]]
        total = sum(kinds.values())
        rows.append(f"| {name} | {total} | " + " | ".join(map(str, [*groups, total - sum(groups)])) + " |")
    headlines = [
        f"{findings.READERS[name]} {version} has the {score.headline}."
        for name, (version, score) in scores.items()
        if name in SHOWN
    ]
    example = RULES[EXAMPLE]
    return {
        "grammars": str(len(list(SPEC.glob("*.ksy")))),
        "column_types": str(len(COLUMN_TYPES)),
        "rules": str(len(RULES)),
        "released_rules": str(len(released)),
        "errata": str(len(re.findall(r"(?m)^### ", (SPEC / "ERRATA.md").read_text(encoding="utf-8")))),
        "ksy_lines": str(_lines(SPEC / "rntuple.ksy")),
        "construct_lines": str(_lines(GRAMMAR / "v1.py")),
        "languages": "six",
        "example_rule": f"{EXAMPLE}, *{example.title}*",
        "sources": "\n".join(
            f"| {SOURCES[source].title} | {number} |" for source, number in sources.most_common()
        ),
        "unwritten": str(sum(rule.level == "must" and rule.source != "text" for rule in released)),
        "measured": str(sum(bool(rule.root) for rule in released)),
        "never": str(sum(rule.root == "never" for rule in released)),
        "cases": f"{matrix['corpus']['num_cases']:,}",
        "bugs": killed[2],
        "killed": killed[1],
        "headlines": " ".join(headlines),
        "findings": str(len(found)),
        "findings_table": "\n".join(rows),
        "withheld": str(sum(bool(entry.get("withheld")) for entry in found)),
        "reading_limit": f"{values['reading: zstd5 64 KiB: ours / limit']:.2f}",
        "reading_root": f"{values[DIRECT]:.1f}",
        "reading_uproot": f"{values['reading: zstd5 64 KiB: ours / uproot']:.1f}",
        "writing_limit": f"{values['writing: zstd library level 10: ours / bare loop']:.2f}",
        "validation": f"{values['validation: 64 KiB: full / bare loop']:.2f}",
        "machine": f"version {recorded['version']} on a machine with {machine['processors']} processors, {machine['system']} and Python {machine['python']}",
        "outside": str(
            sum(
                case["generation"] not in ("1.x", "") and case["outcome"] == "valid"
                for case in matrix["cases"]
            )
        ),
    }


def document() -> str:
    """Return the text of docs/paper.md.

    Raises:
        ValueError: the text has a name without a number, or a number is not used.
    """
    text = TEXT.read_text(encoding="utf-8")
    found = numbers()
    names = set(re.findall(r"\{\{(\w+)\}\}", text))
    if names != found.keys():
        raise ValueError(
            f"paper.md.in: names without number or use: {', '.join(sorted(names ^ found.keys()))}"
        )
    for name, value in found.items():
        text = text.replace(f"{{{{{name}}}}}", value)
    return text


def print_pdf(site: Path) -> Path:
    """Print the page of a built site on A4, and return the file.

    Args:
        site: folder with ``paper.html``.

    Raises:
        SystemExit: the page or Chromium is missing.
    """
    page, target = site / "paper.html", site / "paper.pdf"
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None or not page.is_file():
        raise SystemExit(
            f"paper: {'chromium is not installed' if page.is_file() else f'{page} is missing: run make site'}"
        )
    with tempfile.TemporaryDirectory() as profile:
        subprocess.run(
            [
                *(browser, "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", f"--user-data-dir={profile}"),
                *(f"--print-to-pdf={target.resolve()}", page.resolve().as_uri()),
            ],
            check=True, capture_output=True, timeout=120,
        )  # fmt: skip
    return target


def outputs() -> dict[Path, str]:
    """The page."""
    return {TARGET: document()}


def main() -> int:
    """Write or print the page."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pdf", type=Path, metavar="SITE", help="print the page of a built site")
    given = parser.parse_args()
    if given.pdf is not None:
        print(print_pdf(given.pdf))
        return 0
    TARGET.write_text(document(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
