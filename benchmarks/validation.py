"""How fast files are validated, against the minimum of necessary work.

    python benchmarks/validation.py [--rounds 5] [--entries 2000000] [--files 1000] [--only large,small,skims,wide] [--json PATH]

``large``: a file of an event id (64 bits) and a vector of numbers (32 bits, five per entry on average), 33 MB
by default. It is that of the paper on parallel writing. Compared with

* ``limit``: a bare loop with known places of the pages: read, hash, decompress, unsplit, and look whether
  offsets grow; for ``full``.
* ``hash``: XXH3 over the whole file in steps of 1 MiB; for ``checksums``.
* ``uproot``: reads all values, without its cache.

``small``: many files of 100 entries, in this process and by the command. Parsing header, footer and page list
of each in both grammars is the minimum. ``skims``: small files of one schema of 550 columns. ``wide``: a file
of 2,400 fields and 1,800 columns.
"""

from __future__ import annotations

import mmap
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import awkward as ak
import numpy as np
import xxhash
import zstandard
from harness import Figure, arguments, finish, take_turns

import rntuple_construct as rnt
from rntuple_construct.format.columns import ColumnCodec, column_codec, use_fast
from rntuple_construct.format.metadata import FileMetadata
from rntuple_construct.validation import validate

PAGE_SIZES = {"64 KiB": 1 << 16, "1 MiB": 1 << 20}
STEP = 1 << 20


def write_events(path: Path, entries: int, page_size: int, compression: str) -> None:
    """Write the file that is validated, in clusters of a quarter of the entries."""
    random = np.random.default_rng(1)
    schema = {"id": "std::int64_t", "values": "std::vector<float>"}
    options = rnt.WriteOptions(page_size=page_size, compression=compression)
    with rnt.create(path, "events", schema, options) as writer:
        for part in range(4):
            count = entries // 4
            sizes = random.poisson(5, count)
            values = random.uniform(0, 100, int(sizes.sum())).astype(np.float32)
            ids = np.arange(part * count, (part + 1) * count, dtype=np.int64)
            writer.extend({"id": ids, "values": ak.unflatten(values, sizes)})
            writer.flush_cluster()


def write_wide(path: Path) -> None:
    """Write a file of 2 400 fields and 1 800 columns: records of two numbers, and vectors."""
    from rntuple_construct.writer import ClassSpec

    member = {"a": "float", "b": "std::int32_t"}
    schema: dict[str, Any] = {f"record{i}": ClassSpec(f"Record{i}", member, checksum=i) for i in range(600)}
    schema |= {f"vector{i}": "std::vector<float>" for i in range(300)}
    with rnt.create(path, "wide", schema) as writer:
        writer.extend(
            {
                name: [{"a": 1.0, "b": 2}] * 100 if name.startswith("record") else [[1.0, 2.0]] * 100
                for name in schema
            }
        )


def page_index(path: Path) -> list[tuple[ColumnCodec, bool, list[list[tuple[int, int, int]]]]]:
    """For every column its codec, whether it holds offsets, and (offset, size, elements) of its pages by cluster."""
    with rnt.open(path) as file:
        events = file.only()
        index = []
        for column in events.schema.columns:
            record = column.record
            codec = column_codec(int(record.column_type or 0), record.bits_on_storage)
            clusters = []
            for cluster in events.clusters:
                pages = cluster.column_range(column.column_id)
                if pages is not None:
                    rows = zip(
                        pages.offset.tolist(), pages.size.tolist(), pages.num_elements.tolist(), strict=True
                    )
                    clusters.append(list(rows))
            index.append((codec, codec.has_index, clusters))
        return index


def limit_loop(path: Path, index: Any) -> None:
    """Read, hash, decompress, unsplit, and look whether offsets grow."""
    decoder = zstandard.ZstdDecompressor()
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as mapped:
        view = memoryview(mapped)
        try:
            for codec, has_index, clusters in index:
                for pages in clusters:
                    last = 0
                    for offset, size, count in pages:
                        stored = view[offset : offset + size]
                        if (
                            xxhash.xxh3_64_digest(stored)
                            != bytes(view[offset + size : offset + size + 8])[::-1]
                        ):
                            raise SystemExit("the checksum of a page does not match")
                        length = codec.nbytes(count)
                        raw = (
                            stored
                            if size == length
                            else decoder.decompress(stored[9:], max_output_size=length)
                        )
                        elements = codec.decode(raw, count)
                        if has_index:
                            if elements[0] < last or (elements[1:] < elements[:-1]).any():
                                raise SystemExit("offsets fall")
                            last = elements[-1]
                        del stored
        finally:
            view.release()


def hash_file(path: Path) -> None:
    """XXH3 over the file."""
    state = xxhash.xxh3_64()
    with path.open("rb", buffering=0) as file:
        while part := file.read(STEP):
            state.update(part)


def read_with_uproot(path: Path) -> None:
    """All values, freshly opened and without cache."""
    import uproot

    with uproot.open(path, array_cache=None) as file:
        file["events"].arrays()


def write_small(directory: Path, num_files: int) -> list[Path]:
    """Small files of one schema with different values, as jobs write them."""
    random = np.random.default_rng(2)
    directory.mkdir()
    paths = [directory / f"{number:05}.root" for number in range(num_files)]
    schema = {"id": "std::int64_t", "x": "float", "values": "std::vector<float>", "name": "std::string"}
    for number, path in enumerate(paths):
        sizes = random.poisson(3, 100)
        rnt.write(path, "events", {
            "id": np.arange(number, number + 100), "x": random.random(100, np.float32),
            "values": ak.unflatten(random.random(int(sizes.sum()), np.float32), sizes), "name": [str(number)] * 100,
        }, schema=schema, durable=False)  # fmt: skip
    return paths


def write_skims(directory: Path, num_files: int) -> list[Path]:
    """Files of one schema of 100 numbers, 50 collections of records and 50 of numbers, with about 50 entries each."""
    directory.mkdir()
    paths = [directory / f"{number:05}.root" for number in range(num_files)]
    for number, path in enumerate(paths):
        random, count = np.random.default_rng(number), 50 + number
        data: dict[str, Any] = {f"number{i}": random.random(count, np.float32) for i in range(100)}
        for i in range(50):
            sizes = random.poisson(3, count)
            members = {
                name: ak.unflatten(random.random(int(sizes.sum()), np.float32), sizes) for name in "xyzt"
            }
            data[f"records{i}"] = ak.zip(members)
            data[f"numbers{i}"] = ak.unflatten(random.integers(0, 100, int(sizes.sum())), sizes)
        rnt.write(path, "events", data, durable=False)
    return paths


def validate_all(paths: list[Path]) -> None:
    """One file after the other, in this process."""
    for path in paths:
        if not validate(path).ok:
            raise SystemExit(f"{path} is not sound")


def parse_all(paths: list[Path]) -> None:
    """The least that two grammars ask for: header, footer and page list of each file in both, and nothing compared."""
    for path in paths:
        for opened in FileMetadata(path):
            ntuple = opened.ntuple
            if ntuple is None:
                raise SystemExit(f"{path} cannot be read")
            for envelope in (
                ntuple.header_envelope,
                ntuple.footer_envelope,
                *ntuple.page_list_envelopes,
            ):
                if envelope.tree is None or envelope.payload is None:
                    raise SystemExit(f"{path} cannot be parsed")


def command(directory: Path, jobs: int) -> None:
    """``rntuple validate --jobs N DIRECTORY``, in a separate process."""
    arguments = ["validate", "--jobs", str(jobs), "--format", "json", "-o", os.devnull, str(directory)]
    code = f"from rntuple_construct.cli import main; raise SystemExit(main({arguments!r}))"
    subprocess.run([sys.executable, "-c", code], check=True, stderr=subprocess.DEVNULL)


def of_large_files(options: Any, directory: Path) -> Iterator[Figure]:
    """Levels of validation against the minimum of necessary work."""
    for name, page_size in PAGE_SIZES.items():
        path = directory / f"{page_size}.root"
        write_events(path, options.entries, page_size, options.compression)
        index = page_index(path)
        report = validate(path)
        if report.findings:
            raise SystemExit("\n".join(map(str, report.findings)))
        times = take_turns(
            {
                "limit": lambda path=path, index=index: limit_loop(path, index),
                "hash": lambda path=path: hash_file(path),
                "structure": lambda path=path: validate(path, "structure"),
                "checksums": lambda path=path: validate(path, "checksums"),
                "full": lambda path=path: validate(path, "full"),
                "uproot": lambda path=path: read_with_uproot(path),
            },
            options.rounds,
        )
        size = path.stat().st_size / 1e6
        for level in ("structure", "checksums", "full"):
            speeds = [size / seconds for seconds in times.cpu[level]]
            yield Figure.of(f"{name}, {level}, {size:.0f} MB", speeds, unit="MB of file/s")
        yield times.speed(f"{name}: checksums / hash of the file", "checksums", "hash", 0.6)
        yield times.cost(f"{name}: full / bare loop", "full", "limit", 1.2)
        yield times.speed(f"{name}: full / uproot reading", "full", "uproot", 1.0)
        path.unlink()


def of_small_files(options: Any, directory: Path) -> Iterator[Figure]:
    """Files a second in one process and by the command with two, and what the two grammars alone take."""
    folder = directory / "small"
    paths = write_small(folder, options.files)
    times = take_turns(
        {
            "validate": lambda: validate_all(paths),
            "both grammars": lambda: parse_all(paths),
            "command": lambda: command(folder, 1),
            "command, 2 processes": lambda: command(folder, 2),
        },
        max(options.rounds // 2, 1),
    )
    count = len(paths)
    yield Figure.of(
        "small files, full", [count / each for each in times.cpu["validate"]], unit="files/s of a core"
    )
    yield Figure.of(
        "small files, envelopes in both grammars", [count / each for each in times.cpu["both grammars"]],
        unit="files/s of a core",
    )  # fmt: skip
    yield times.cost("small files: full / envelopes in both grammars", "validate", "both grammars")
    yield Figure.of(
        "small files, command with two processes", [count / each for each in times.wall["command, 2 processes"]], 4000.0,
        unit="files/s",
    )  # fmt: skip
    yield times.speed(
        "small files: command with two processes / one", "command, 2 processes", "command", wall=True
    )


def of_skims(options: Any, directory: Path) -> Iterator[Figure]:
    """Files a second of one wide schema in one process, and what the two grammars alone take."""
    paths = write_skims(directory / "skims", max(options.files // 50, 1))
    times = take_turns(
        {"validate": lambda: validate_all(paths), "both grammars": lambda: parse_all(paths)}, options.rounds
    )
    speeds = [len(paths) / each for each in times.cpu["validate"]]
    yield Figure.of("files of 550 columns, full", speeds, unit="files/s of a core")
    yield times.cost("files of 550 columns: full / envelopes in both grammars", "validate", "both grammars")


def of_wide_file(options: Any, directory: Path) -> Iterator[Figure]:
    """A file of 2,400 fields and 1,800 columns."""
    path = directory / "wide.root"
    write_wide(path)
    times = take_turns({"full": lambda: validate(path)}, options.rounds)
    milliseconds = [1e3 * seconds for seconds in times.cpu["full"]]
    yield Figure.of("2,400 fields, 1,800 columns: full", milliseconds, 1500.0, at_least=False, unit="ms")


def main() -> int:
    """Measure and report; the exit code is 1 if a goal is missed."""
    parser = arguments(__doc__ or "", entries=2_000_000)
    parser.add_argument("--files", type=int, default=1000, help="number of small files (1000)")
    parser.add_argument("--compression", default="zstd:5")
    parser.add_argument("--only", default="large,small,skims,wide", help="parts, with commas")
    options = parser.parse_args()
    parts = {"large": of_large_files, "small": of_small_files, "skims": of_skims, "wide": of_wide_file}
    is_compiled = use_fast(True)

    def figures() -> Iterator[Figure]:
        with tempfile.TemporaryDirectory(dir=options.directory) as directory:
            for name in options.only.split(","):
                yield from parts[name](options, Path(directory))

    return finish(
        "validation",
        figures(),
        options.json,
        entries=options.entries,
        files=options.files,
        compiled=is_compiled,
    )


if __name__ == "__main__":
    sys.exit(main())
