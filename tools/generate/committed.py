"""Write every committed file that a program of the repository makes from others, or prove that all are up to date.

    committed.py            write the files
    committed.py --check    compare them with what would be written; exit code 1 if they differ

Each module of the list has a function ``outputs``: texts by path, None for a file to remove. ``generate.py`` makes spec/*.ksy and
generated/, and then runs this program.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GENERATORS = (
    "tools/generate/spec_tables.py",
    "tools/generate/vectors.py",
    "tools/generate/corpus_pins.py",
    "tools/documents/rule_docs.py",
    "tools/documents/conformance_matrix.py",
    "tools/documents/interop_table.py",
    "tools/documents/charts.py",
    "tools/documents/paper.py",
    "tools/documents/places.py",
    "tools/fuzz/findings.py",
    "tools/prove/proof_page.py",
    "tools/project/rooms.py",
    "tools/project/snippets.py",
)
"""The generators, in the order in which one may read what an earlier one writes."""

Outputs = Mapping[Path, "str | None"]


def outputs_of(generator: str) -> Outputs:
    """Return what a generator writes, by path."""
    path = ROOT / generator
    if str(path.parent) not in sys.path:
        sys.path.insert(0, str(path.parent))
    found: Outputs = importlib.import_module(path.stem).outputs()
    return found


def stale(outputs: Outputs) -> list[Path]:
    """Return the files to write or to remove."""
    return [
        path
        for path, text in outputs.items()
        if (path.read_bytes() if path.is_file() else None) != (None if text is None else text.encode())
    ]


def write(outputs: Outputs) -> None:
    """Write the files that differ, and remove those without text."""
    for path in stale(outputs):
        text = outputs[path]
        if text is None:
            path.unlink()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())


def main() -> int:
    """Write or check; the exit code says whether all is well."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a file is out of date")
    check = parser.parse_args().check
    failed = False
    for generator in GENERATORS:
        outputs = outputs_of(generator)
        if not check:
            write(outputs)
            continue
        for path in stale(outputs):
            failed = True
            print(f"out of date: {path.relative_to(ROOT)}: run python {generator}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
