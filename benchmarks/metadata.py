"""Metadata: headers of many fields in the specialised and compiled parsers against Kaitai's, and the opening of such files against ROOT.

    python benchmarks/metadata.py [--fields N] [--rounds N] [--json FILE]

Times are process CPU seconds; all candidates take turns in every round. ROOT opens the file and reads the first entry of three
fields, as we do.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import rntuple_parsers
from harness import Figure, arguments, finish, take_turns
from root_peer import RootReader, program

import rntuple_construct as rnt
from rntuple_construct.format.generations import GENERATIONS
from rntuple_construct.format.generations.compiled_records import compiled_payload
from rntuple_construct.format.generations.records import HeaderRecord
from rntuple_construct.format.metadata import FileMetadata

GOALS = {"1.x": 5, "rc2": 5, "rc1": 5}
"""How many times the speed of Kaitai's parser a header is parsed with, by generation."""


def write_wide(path: Path, num_fields: int, generation: str) -> None:
    """A file with so many fields of one number."""
    columns = {f"f{index}": np.arange(10, dtype=np.float32) + index for index in range(num_fields)}
    rnt.write(path, "Events", columns, generation=generation)


def header_of(path: Path) -> bytes:
    """The uncompressed header envelope of the RNTuple in a file."""
    (opened,) = FileMetadata(path)
    assert opened.ntuple is not None
    return opened.ntuple.header_envelope.data


def headers(path: Path, generation: str, rounds: int) -> Iterator[Figure]:
    """One header in both parsers, and as descriptions of which the names are asked for."""
    data = header_of(path)
    known = GENERATIONS[generation]
    name = known.kaitai_type(1).rpartition(".")[2]
    kaitai, function = known.parser(1), getattr(known.parsers, name)

    def names() -> list[str]:
        record: HeaderRecord = known.parse_header(data, None)
        return record.schema.fields.column("name")  # type: ignore[attr-defined]

    times = take_turns(
        {
            "Kaitai": lambda: kaitai.from_bytes(data),
            "specialised": lambda: rntuple_parsers.parse(function, data),
            "compiled": lambda: compiled_payload(function, data),
            "names": names,
        },
        rounds,
    )
    what = f"header of {generation}"
    yield times.speed(f"{what}: specialised / Kaitai", "specialised", "Kaitai", GOALS[generation])
    yield times.speed(f"{what}: compiled / Kaitai", "compiled", "Kaitai")
    yield times.speed(f"{what}: compiled / specialised", "compiled", "specialised")
    yield times.speed(f"{what}: names of all fields / Kaitai", "names", "Kaitai")


def opening(path: Path, rounds: int) -> Iterator[Figure]:
    """The file opened, and three fields read."""
    wanted = ["f0", "f1", "f2"]

    def ours() -> float:
        with rnt.open(path) as file:
            arrays = file["Events"].arrays(wanted)
        return float(sum(arrays[name][0] for name in wanted))

    root = RootReader(path, "open")
    try:
        root()
        if root.sum != ours():
            raise SystemExit(f"ROOT reads {root.sum}, we read {ours()}")
        times = take_turns({"ours": ours, "ROOT": root}, rounds)
    finally:
        root.close()
    yield times.cost("open, and read 3 fields: ours / ROOT", "ours", "ROOT")


def figures(directory: Path, num_fields: int, rounds: int) -> Iterator[Figure]:
    """All ratios; that to ROOT only where it is installed."""
    for generation in GOALS:
        path = directory / f"wide-{generation}.root"
        write_wide(path, num_fields, generation)
        yield from headers(path, generation, rounds)
    if program() is not None:
        yield from opening(directory / "wide-1.x.root", rounds)


def main() -> int:
    """Measure and print; the exit code is 1 if a goal is missed."""
    parser = arguments(__doc__ or "", rounds=7)
    parser.add_argument("--fields", type=int, default=10_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.directory) as directory:
        made = figures(Path(directory), options.fields, options.rounds)
        return finish("metadata", made, options.json, fields=options.fields)


if __name__ == "__main__":
    sys.exit(main())
