"""Peak memory of reading, iterating, writing, validating and converting, beyond the requested values.

    python benchmarks/memory.py [--entries N] [--directory DIR] [--json FILE]

The paper's data, compressed. Every candidate runs once in a separate process that has imported everything and
warmed up on a few entries. The kernel's record of the peak resident set counts from there. The requested
values are the returned arrays, one batch of them when iterating, and one cluster when writing. Converting
needs a step of the source, the same step of the copy to compare with, and a compressed cluster of the copy.
The goal is at most 64 MB beyond that. uproot is measured beside it where it can do the same.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from harness import Figure, arguments, finish, peak_memory
from paper_data import SCHEMA, PaperData

import rntuple_construct as rnt
from rntuple_construct.conversion.copying.convert_files import STEP
from rntuple_construct.reader.chunking import parse_size

MB = 1_000_000
MOST = 64.0
"""MB beyond the requested values."""
ENTRIES_PER_CLUSTER = 500_000

PREPARE = """
import rntuple_construct as rnt, uproot, awkward as ak
from paper_data import SCHEMA, PaperData
from rntuple_construct.conversion import convert
path, small, out = {path!r}, {small!r}, {out!r}
def read(path):
    with rnt.open(path) as file:
        return file["Events"].arrays(library="ak")
def iterate(path):
    with rnt.open(path) as file:
        for batch in file["Events"].iterate(step_size={step}, library="ak"):
            pass
def validate(path):
    assert rnt.validate(path, "full").ok
def convert_file(path):
    convert(path, out)
def with_uproot(path):
    with uproot.open(path, array_cache=None) as file:
        return file["Events"].arrays()
def write(path):
    with rnt.create(out, "Events", SCHEMA, rnt.WriteOptions(compression="zstd:5"), durable=False) as writer:
        for batch in batches if path != small else few:
            writer.extend(batch)
            writer.flush_cluster()
data = PaperData.make({entries}) if {writes} else PaperData.make(10)
few = data.part(0, 10).batches(10)
batches = data.batches({cluster})
"""


def peaks(directory: Path, entries: int) -> Iterator[Figure]:
    """MB of each candidate beyond the requested values."""
    path, small, out = directory / "memory.root", directory / "small.root", directory / "out.root"
    data = PaperData.make(entries)
    for target, count in ((path, entries), (small, 10)):
        with rnt.create(target, "Events", SCHEMA, rnt.WriteOptions(compression="zstd:5")) as writer:
            for batch in data.part(0, count).batches(ENTRIES_PER_CLUSTER):
                writer.extend(batch)
                writer.flush_cluster()
    bytes_per_entry = data.nbytes / entries
    cluster = min(entries, ENTRIES_PER_CLUSTER) * bytes_per_entry
    step = 50_000
    asked = {
        "read": ("ours, arrays()", data.nbytes),
        "with_uproot": ("uproot, arrays()", data.nbytes),
        "iterate": (f"ours, iterate(step_size={step})", step * bytes_per_entry),
        "write": ("ours, write clusters", cluster),
        "validate": ("ours, validate full", 0),
        "convert_file": ("ours, convert", 2 * parse_size(STEP) + path.stat().st_size),
    }
    for function, (what, request) in asked.items():
        preparation = PREPARE.format(
            path=str(path), small=str(small), out=str(out), step=step, entries=entries, writes=function == "write",
            cluster=ENTRIES_PER_CLUSTER,
        )  # fmt: skip
        code = f"{preparation}\n{function}(small)\n# measured\n_kept = {function}(path)\n"
        peak, _ = peak_memory(code)
        value = (peak - request) / MB
        goal = None if what.startswith("uproot") else MOST
        name = f"{what}: beyond the {request / MB:.0f} MB asked for"
        yield Figure(name, value, value, value, goal, False, "MB")


def main() -> int:
    """Measure, print and save; the exit code is 1 if something takes more."""
    options = arguments(__doc__ or "", rounds=1, entries=6_000_000).parse_args()
    with tempfile.TemporaryDirectory(dir=options.directory) as directory:
        figures = peaks(Path(directory), options.entries)
        return finish("memory", figures, options.json, entries=options.entries)


if __name__ == "__main__":
    sys.exit(main())
