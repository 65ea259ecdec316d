"""What ``make run`` does: describe an RNTuple and print its first entries, on one screen.

Without a file it makes a small sample first, with this project's own writer.
"""

from __future__ import annotations

import itertools
import os
import sys
from pathlib import Path
from typing import Any

import numpy as np

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.base.printable import printable, size_text
from rntuple_construct.cli import main
from rntuple_construct.cli.inputs import resolve
from rntuple_construct.cli.options import count_text
from rntuple_construct.cli.tables import Heading, table_text
from rntuple_construct.reader.summary import summarize

SAMPLE = Path(__file__).resolve().parents[2] / "build" / "sample.root"
NUM_EVENTS = 1000
NUM_ENTRIES = 5
MAX_FIELDS = 12
MAX_TITLE = 16
WIDTH = 79
MAX_PATH = 24
NEXT = {
    "rntuple info {}": "fields, columns, sizes",
    "rntuple validate {}": "is the file right?",
    "rntuple explain {} --html OUT.html": "what each byte means",
    "make test": "run the tests",
}


def make_sample(path: Path) -> None:
    """Write a thousand made-up events with the shapes that physics data have."""
    random = np.random.default_rng(seed=42)
    num_muons = random.poisson(2, NUM_EVENTS)
    offsets = np.concatenate([[0], np.cumsum(num_muons)])
    pt = random.exponential(20, offsets[-1]).astype(np.float32)
    bounds = list(itertools.pairwise(offsets))
    schema = {
        "run": "std::uint32_t",
        "event": "std::uint64_t",
        "trigger": "std::string",
        "good": "bool",
        "vertex": "std::array<double,3>",
        "muon_pt": "std::vector<float>",
        "best_pt": "std::optional<float>",
        "weights": "std::map<std::string,double>",
    }
    with rnt.create(path, "Events", schema, description="made-up events") as writer:
        writer.extend(
            {
                "run": np.full(NUM_EVENTS, 362_760, np.uint32),
                "event": np.arange(NUM_EVENTS, dtype=np.uint64) + 1,
                "trigger": ["HLT_DoubleMu7" if count > 1 else "HLT_Mu24" for count in num_muons],
                "good": random.random(NUM_EVENTS) > 0.1,
                "vertex": random.normal(0, [0.01, 0.01, 5], (NUM_EVENTS, 3)),
                "muon_pt": [pt[start:stop] for start, stop in bounds],
                "best_pt": [max(pt[start:stop].tolist(), default=None) for start, stop in bounds],
                "weights": [
                    {"nominal": 1.0, "pileup": float(value)} for value in random.normal(1, 0.1, NUM_EVENTS)
                ],
            }
        )


def short_text(value: Any) -> str:
    """A value in few characters: real numbers with four digits, lists with three items."""
    if isinstance(value, float):
        return f"{value:.4g}"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name}: {short_text(item)}" for name, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        texts = [short_text(item) for item in value[:3]]
        return "[" + ", ".join(texts) + (", …]" if len(value) > 3 else "]")
    return "" if value is None else str(value)


def facts_of(file: rnt.RNTupleFile, name: str) -> list[tuple[str, str]]:
    """Labels and facts of an RNTuple."""
    found = summarize(file[name])
    others = [each for each in file.keys() if each != name]  # noqa: SIM118 (a method, not a dict)
    pages = count_text(found.num_pages, "page")
    return [
        ("RNTuple", f"{name}; the file has {len(others)} more: {', '.join(others)}" if others else name),
        ("format", f"{found.format_version}, generation {found.generation}"),
        ("writer", found.writer),
        ("schema", f"{count_text(found.num_fields, 'field')}, {count_text(found.num_columns, 'column')}"),
        ("entries", f"{found.num_entries} in {count_text(found.num_clusters, 'cluster')}"),
        ("pages", f"{pages}, {size_text(found.nbytes_pages)} ({size_text(found.len_pages)} uncompressed)"),
        ("compression", ", ".join(found.compression) or "none"),
    ]


def table_of(ntuple: rnt.RNTuple) -> str:
    """The first entries of as many fields as fit."""
    names = list(ntuple.fields)
    rows = ntuple.arrays(names[:MAX_FIELDS], entry_stop=NUM_ENTRIES, library="py") if names else []
    cells = [[str(number), *map(short_text, row.values())] for number, row in enumerate(rows)]
    titles = [name if len(name) <= MAX_TITLE else name[: MAX_TITLE - 1] + "…" for name in names]
    # Fields that are not read are only counted.
    cells = [row + [""] * (len(names) - len(row) + 1) for row in cells]
    headings = [
        Heading("entry", right=True),
        *(Heading(printable(title), is_elastic=True) for title in titles),
    ]
    return table_text(headings, cells, WIDTH)


def run(arguments: list[str]) -> int:
    """Print a screen about a file; returns the exit code."""
    if arguments:
        target = arguments[0]
    else:
        SAMPLE.parent.mkdir(exist_ok=True)
        make_sample(SAMPLE)
        target = os.path.relpath(SAMPLE)
    given = resolve(target)
    path = given.target
    try:
        with rnt.open(path) as file:
            names = file.keys()
            if not names:
                return main(["info", target])
            name = given.ntuple or names[0]
            facts = [("file", f"{os.path.basename(path)}, {size_text(file.size)}"), *facts_of(file, name)]
            table = table_of(file[name])
    except RNTupleError:
        # It reports the error, with its exit code.
        return main(["info", target])
    shown = path if len(path) <= MAX_PATH else "FILE"
    following = {command.format(shown): what for command, what in NEXT.items()}
    width = max(map(len, following))
    for line in [
        *(f"{label:12}  {fact}" for label, fact in facts),
        "",
        *table.splitlines(),
        "",
        "Try next, after . .venv/bin/activate:",
        *(f"  {command:{width}}  {what}" for command, what in following.items()),
    ]:
        text = printable(line)
        print(text if len(text) <= WIDTH else text[: WIDTH - 1] + "…")
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
