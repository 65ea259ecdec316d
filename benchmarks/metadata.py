"""Metadata: headers of many fields in the specialised and compiled parsers against Kaitai's, and the opening of such files against ROOT.

    python benchmarks/metadata.py [--fields N] [--rounds N] [--json FILE]

Times are process CPU seconds; all candidates take turns in every round. ROOT opens the file and reads the first entry of three
fields, as we do. The nested file has collections, records, vectors of vectors, strings, fields of the schema extension, and projections.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from operator import attrgetter
from pathlib import Path
from typing import Any

import numpy as np
import rntuple_kaitai
import rntuple_parsers
from harness import Figure, arguments, finish, take_turns
from root_peer import RootReader, program

import rntuple_construct as rnt
from rntuple_construct.format.descriptor.schema import Schema
from rntuple_construct.format.generations import GENERATIONS
from rntuple_construct.format.generations.compiled_records import compiled_payload
from rntuple_construct.format.generations.records import SchemaRecord
from rntuple_construct.format.metadata import FileMetadata
from rntuple_construct.reader.file import RECENT_SCHEMAS
from rntuple_construct.writer import ClassSpec

GOALS = {"1.x": 5, "rc2": 5, "rc1": 5}
"""How many times the speed of Kaitai's parser a header is parsed with, by generation."""
MOST_OPENING = {"wide": 0.7, "nested": 1.0}
"""The most of ROOT's time that opening takes, by file."""
NUM_NESTED = 1500
"""Fields of the nested file, with those below others."""


def write_wide(path: Path, num_fields: int, generation: str) -> None:
    """A file with so many fields of one number."""
    columns = {f"f{index}": np.arange(10, dtype=np.float32) + index for index in range(num_fields)}
    rnt.write(path, "Events", columns, generation=generation)


def write_nested(path: Path, num_fields: int) -> None:
    """A file of at least so many fields, most of them below others, as derived data of an experiment have them."""
    point = ClassSpec("Point", {"x": "float", "y": "float", "z": "float"})
    kinds: dict[str, tuple[Any, list[Any]]] = {
        "Track": (
            {"pt": "float", "eta": "double", "hits": "std::vector<std::uint16_t>", "origin": point},
            [{"pt": 1, "eta": 2, "hits": [1, 2], "origin": {"x": 1, "y": 2, "z": 3}}] * 2,
        ),
        "Jets": (
            [{"m": "float", "tags": "std::vector<std::vector<std::int32_t>>", "name": "std::string"}],
            [[{"m": 1, "tags": [[1], []], "name": "a"}], []],
        ),
        "Weights": ("std::vector<double>", [[1.0], []]),
    }
    schema: dict[str, Any] = {f"f{index}": "float" for index in range(3)}
    data: dict[str, Any] = {name: [float(index), 0.0] for index, name in enumerate(schema)}
    # The fields of a group: 9 of the record, 7 of the jets, 2 of the weights; and each tenth of the late ones.
    num_groups = -(-num_fields // 20)
    for index in range(num_groups):
        for name, (spec, values) in kinds.items():
            schema[f"{name}{index}"], data[f"{name}{index}"] = spec, values
    late = {f"Late{index}": "std::vector<float>" for index in range(num_groups // 2)}
    with rnt.create(path, "Events", schema) as events:
        events.extend(data)
        events.add_fields(late)
        for index in range(num_groups // 2):
            jets = f"Jets{index}"
            events.add_projected_field(f"Masses{index}", "std::vector<float>", jets, {"_0": f"{jets}._0.m"})
        events.extend(data | {name: [[1.5], [2.5]] for name in late})


def header_of(path: Path) -> bytes:
    """The uncompressed header envelope of the RNTuple in a file."""
    (opened,) = FileMetadata(path)
    assert opened.ntuple is not None
    return opened.ntuple.header_envelope.data


def headers(path: Path, generation: str, rounds: int) -> Iterator[Figure]:
    """One header in the parsers, and linked with the names of all fields asked for."""
    data = header_of(path)
    known = GENERATIONS[generation]
    name = known.kaitai_type(1).rpartition(".")[2]
    kaitai, function = attrgetter(known.parser(1).__qualname__)(rntuple_kaitai), getattr(known.parsers, name)

    def names() -> list[str]:
        links = Schema(known.parse_header(data, None).schema, SchemaRecord()).links
        return links.names(links.top_level)

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


def opening(path: Path, rounds: int, kind: str) -> Iterator[Figure]:
    """The file opened, and three fields read."""
    wanted = ["f0", "f1", "f2"]

    def ours() -> float:
        RECENT_SCHEMAS.forget()
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
    yield times.cost(f"open, and read 3 fields, {kind}: ours / ROOT", "ours", "ROOT", MOST_OPENING[kind])


def figures(directory: Path, num_fields: int, rounds: int) -> Iterator[Figure]:
    """All ratios; that to ROOT only where it is installed."""
    for generation in GOALS:
        path = directory / f"wide-{generation}.root"
        write_wide(path, num_fields, generation)
        yield from headers(path, generation, rounds)
    if program() is not None:
        yield from opening(directory / "wide-1.x.root", rounds, "wide")
        write_nested(directory / "nested.root", NUM_NESTED)
        yield from opening(directory / "nested.root", rounds, "nested")


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
