"""Writing speed and size against uproot, pyarrow, ROOT and the limit set by the C libraries.

    python benchmarks/writing.py [--entries N] [--rounds N] [--directory DIR] [--json FILE] [--only TEXT]

Ratios are of processor time. With two threads they are of the time on the clock, which needs a quiet machine. "A bare
loop in two threads" is the gain of that loop in the same rounds. All writers make clusters of 500,000 entries. The
limit is a bare loop over pages: encode, compress, checksum, write. ROOT (if ``make root`` has installed it) fills
entry by entry, or
    from the addresses of values. The latter is its closest equivalent of writing in bulk.
"""

from __future__ import annotations

import contextlib
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import uproot
import xxhash
import zstandard
from harness import Figure, Times, arguments, finish, take_turns
from paper_data import SCHEMA, PaperData
from root_peer import RootWriter, program

from rntuple_construct.format.columns import ColumnType as Type
from rntuple_construct.format.columns import column_codec
from rntuple_construct.writer import WriteOptions, create, create_parallel

MIB = 1 << 20
ENTRIES_PER_CLUSTER = 500_000
SMALL_BATCH = 1000
Writing = Callable[[PaperData, Path], None]


def ours(flush: bool = True, **options: Any) -> Writing:
    """This package, one extend for each cluster, so that all writers make the same clusters.

    Args:
        flush: if true, ``extend`` completes the cluster; else ``flush_cluster`` does, and ``extend`` has to copy.
        options: of writing.
    """

    def write(data: PaperData, path: Path) -> None:
        with create(path, "Events", SCHEMA, WriteOptions(**options), durable=False) as writer:
            for batch in data.batches(ENTRIES_PER_CLUSTER):
                writer.extend(batch, flush=flush)
                if not flush:
                    writer.flush_cluster()

    return write


def in_small_batches(**options: Any) -> Writing:
    """This package, with calls of 1,000 entries."""

    def write(data: PaperData, path: Path) -> None:
        with create(path, "Events", SCHEMA, WriteOptions(**options), durable=False) as writer:
            for number, batch in enumerate(data.layouts(SMALL_BATCH), 1):
                writer.extend(batch, flush=number % (ENTRIES_PER_CLUSTER // SMALL_BATCH) == 0)

    return write


def parallel(threads: int, **options: Any) -> Writing:
    """This package, with a fill context for each thread; small data have four clusters, for there is nothing to share out in one."""

    def write(data: PaperData, path: Path) -> None:
        batches = data.batches(min(ENTRIES_PER_CLUSTER, -(-len(data) // 4)))
        with create_parallel(path, "Events", SCHEMA, WriteOptions(**options), durable=False) as writer:

            def fill(first: int) -> None:
                with writer.fill_context() as context:
                    for batch in batches[first::threads]:
                        context.extend(batch, flush=True)

            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(fill, range(threads)))

    return write


def limit(level: int | None, page_size: int = MIB, threads: int = 1) -> Writing:
    """A bare loop over pages: encode, compress, checksum, write; no format around it.

    Args:
        level: of zstd's library; None for no compression.
        page_size: bytes.
        threads: number of threads, which take pages in turn.
    """

    def write(data: PaperData, path: Path) -> None:
        columns = [(Type.SPLIT_INT64, data.ids, 8), (Type.SPLIT_INDEX64, data.offsets[1:], 8),
                   (Type.SPLIT_REAL32, data.values, 4)]  # fmt: skip
        parts = [
            (column_codec(column_type), values[start : start + page_size // width])
            for column_type, values, width in columns
            for start in range(0, len(values), page_size // width)
        ]
        with open(path, "wb", buffering=0) as file:

            def work(first: int) -> None:
                compressor = None if level is None else zstandard.ZstdCompressor(level=level)
                for codec, part in parts[first::threads]:
                    page: Any = (
                        memoryview(part).cast("B")
                        if compressor is None
                        else compressor.compress(codec.encode_elements(part))
                    )
                    file.write(page)
                    file.write(xxhash.xxh3_64_digest(page))

            if threads == 1:
                work(0)
            else:
                with ThreadPoolExecutor(threads) as pool:
                    list(pool.map(work, range(threads)))

    return write


def with_uproot(compression: Any) -> Writing:
    """uproot, which makes a cluster of each extend."""

    def write(data: PaperData, path: Path) -> None:
        with uproot.recreate(path, compression=compression) as file:
            first, *others = data.batches(ENTRIES_PER_CLUSTER)
            ntuple = file.mkrntuple("Events", first)
            for batch in others:
                ntuple.extend(batch)

    return write


def with_pyarrow(level: int) -> Writing:
    """Parquet with byte stream split and zstd, pages of 1 MiB."""

    def write(data: PaperData, path: Path) -> None:
        lists = pa.LargeListArray.from_arrays(pa.array(data.offsets), pa.array(data.values))
        table = pa.table({"id": pa.array(data.ids), "values": lists})
        pq.write_table(
            table, path, compression="zstd", compression_level=level, use_dictionary=False, data_page_size=MIB,
            row_group_size=ENTRIES_PER_CLUSTER, write_statistics=False,
            column_encoding={"id": "BYTE_STREAM_SPLIT", "values.list.element": "BYTE_STREAM_SPLIT"},
        )  # fmt: skip

    return write


def to_file(data: PaperData, path: Path) -> None:
    """No format at all."""
    with open(path, "wb", buffering=0) as file:
        for values in (data.ids, data.offsets[1:], data.values):
            values.tofile(file)


# ROOT's level 5 is level 10 of the library, which the others are given: equal work is compared.
CANDIDATES: dict[str, Writing] = {
    "np.tofile": to_file,
    "limit none": limit(None),
    "ours none": ours(compression="none"),
    "ours none, copied": ours(flush=False, compression="none"),
    "uproot none": with_uproot(None),
    "limit zstd 4": limit(4),
    "ours zstd:2": ours(compression="zstd:2"),
    "limit zstd 10": limit(10),
    "ours zstd:5": ours(compression="zstd:5"),
    "ours zstd:5, small batches": in_small_batches(compression="zstd:5"),
    "ours zstd:5 64 KiB": ours(compression="zstd:5", page_size=64 << 10),
    "uproot zstd 10": with_uproot(uproot.ZSTD(10)),
    "pyarrow BSS zstd 4": with_pyarrow(4),
    "pyarrow BSS zstd 10": with_pyarrow(10),
    "bare loop zstd 10, 2 threads": limit(10, threads=2),
    "ours zstd:5, 1 context": parallel(1, compression="zstd:5"),
    "ours zstd:5, 2 contexts": parallel(2, compression="zstd:5"),
    "ours zstd:5, 2 page threads": ours(compression="zstd:5", threads=2),
    "ours zstd:5 64 KiB, 2 page threads": ours(compression="zstd:5", page_size=64 << 10, threads=2),
}
ROOT_CANDIDATES = {
    "ROOT 505, fill": ("fill", 505), "ROOT 505, raw": ("raw", 505), "ROOT none, fill": ("fill", 0), "ROOT none, raw": ("raw", 0),
}  # fmt: skip
SPEEDS: list[tuple[str, str, str, float | None]] = [
    ("no compression: ours / bare loop", "ours none", "limit none", 0.8),
    ("no compression, extend, then flush_cluster: ours / bare loop", "ours none, copied", "limit none", None),
    ("no compression: uproot / bare loop", "uproot none", "limit none", None),
    ("zstd library level 4: ours / bare loop", "ours zstd:2", "limit zstd 4", 0.8),
    ("zstd library level 10: ours / bare loop", "ours zstd:5", "limit zstd 10", 0.8),
    ("zstd library level 10: ours / uproot", "ours zstd:5", "uproot zstd 10", 1.2),
    (
        "zstd library level 10: ours / pyarrow with byte stream split",
        "ours zstd:5",
        "pyarrow BSS zstd 10",
        1.6,
    ),
    ("ROOT's 505: ours / ROOT, entry by entry", "ours zstd:5", "ROOT 505, fill", 1.0),
    ("ROOT's 505: ours / ROOT, from addresses", "ours zstd:5", "ROOT 505, raw", 1.0),
    ("no compression: ours / ROOT, entry by entry", "ours none", "ROOT none, fill", 1.0),
    ("no compression: ours / ROOT, from addresses", "ours none", "ROOT none, raw", 1.0),
]
THREADS: list[tuple[str, str, str, float | None]] = [
    ("a bare loop in two threads", "bare loop zstd 10, 2 threads", "limit zstd 10", None),
    ("two fill contexts", "ours zstd:5, 2 contexts", "ours zstd:5, 1 context", 1.8),
    ("two page threads", "ours zstd:5, 2 page threads", "ours zstd:5", 1.6),
    ("two page threads, 64 KiB", "ours zstd:5 64 KiB, 2 page threads", "ours zstd:5 64 KiB", 1.6),
]
SIZES = [
    ("ours zstd:5", "uproot zstd 10", 0.84), ("ours zstd:5", "ROOT 505, fill", 1.0),
    ("ours zstd:5", "pyarrow BSS zstd 10", None),
]  # fmt: skip


class _Candidate:
    """A writer with its file.

    Attributes:
        size: bytes of the file that the last call wrote.
    """

    def __init__(self, write: Writing, data: PaperData, path: Path) -> None:
        self.size = 0
        self._write, self._data, self._path = write, data, path

    def __call__(self) -> None:
        with contextlib.suppress(FileNotFoundError):
            self._path.unlink()
        self._write(self._data, self._path)
        self.size = self._path.stat().st_size


def candidates(data: PaperData, directory: Path, only: str) -> dict[str, Any]:
    """Writers whose names contain a text, ROOT included if it is there."""
    made: dict[str, Any] = {
        name: _Candidate(write, data, directory / "writing.root") for name, write in CANDIDATES.items()
    }
    if program("root_writing") is None:
        print("without ROOT: make root")
    else:
        data.save(directory)
        for name, (way, settings) in ROOT_CANDIDATES.items():
            made[name] = RootWriter(directory, way, settings, ENTRIES_PER_CLUSTER)
    return {name: candidate for name, candidate in made.items() if only in name}


def figures(times: Times, made: dict[str, Any], megabytes: float) -> Iterator[Figure]:
    """Speeds of all, and of their references."""
    for name in made:
        wall = "2 " in name
        seconds = (times.wall if wall else times.cpu)[name]
        unit = "MB/s on the clock" if wall else "MB/s"
        yield Figure.of(name, [megabytes / each for each in seconds], unit=unit)
    for what, one, other, goal in SPEEDS:
        if one in made and other in made:
            yield times.speed(what, one, other, goal)
    for what, one, other, goal in THREADS:
        if one in made and other in made:
            yield times.speed(f"{what} / one", one, other, goal, wall=True)
    small, large = "ours zstd:5, small batches", "ours zstd:5"
    if small in made and large in made:
        yield times.cost("calls of 1,000 entries / one call for each cluster", small, large, 1.3)
    for one, other, goal in SIZES:
        if one in made and other in made:
            value = [made[one].size / made[other].size]
            yield Figure.of(f"size: {one} / {other}", value, goal, at_least=False)


def serial_part(data: PaperData, path: Path, rounds: int, **options: Any) -> list[float]:
    """Speed that two cores can give at most: what the calling thread computes is done by none beside it.

    Processor times say so on a busy machine, too, but nothing of waiting and of memory that both cores use.
    """
    found = []
    for _ in range(rounds):
        path.unlink(missing_ok=True)
        own, every = time.thread_time(), time.process_time()
        ours(threads=2, **options)(data, path)
        own, every = time.thread_time() - own, time.process_time() - every
        found.append(every / (own + (every - own) / 2))
    return found


def main() -> int:
    """Measure and report; the exit code is 1 if a goal is missed."""
    parser = arguments(__doc__ or "", entries=2_000_000)
    parser.add_argument("--only", default="", help="only writers whose names contain this text")
    options = parser.parse_args()
    data = PaperData.make(options.entries)
    data.batches(ENTRIES_PER_CLUSTER), data.layouts(SMALL_BATCH)
    with tempfile.TemporaryDirectory(dir=options.directory) as directory:
        made = candidates(data, Path(directory), options.only)
        times = take_turns(made, options.rounds)
        found = list(figures(times, made, data.nbytes / 1e6))
        for name, page_size in (("1 MiB", MIB), ("64 KiB", 64 << 10)):
            path = Path(directory) / "writing.root"
            bounds = serial_part(data, path, options.rounds, compression="zstd:5", page_size=page_size)
            found.append(Figure.of(f"two page threads, {name}: bound by the calling thread", bounds, 1.8))
        for candidate in made.values():
            if isinstance(candidate, RootWriter):
                candidate.close()
    versions = {"numpy": np.__version__, "uproot": uproot.__version__, "pyarrow": pa.__version__}
    return finish("writing", found, options.json, entries=len(data), nbytes=data.nbytes, **versions)


if __name__ == "__main__":
    sys.exit(main())
