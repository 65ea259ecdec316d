"""Reading speed against uproot, ROOT and the limit set by the C libraries: whole files, single entries, wide schemas.

    python benchmarks/reading.py [--entries N] [--rounds N] [--directory DIR] [--json FILE] [SUBJECT...]

"limit" is a bare loop over pages whose places are known: checksum, decompress, decode into existing arrays. Without
compiled code it is the same loop with numpy. ROOT takes part if ``make root`` has installed it. ``scaling.py`` measures
what several threads gain. Missed goals make the exit code 1.
"""

from __future__ import annotations

import hashlib
import mmap
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import awkward as ak
import numpy as np
import uproot
import xxhash
import zstandard
from harness import Candidate, Figure, arguments, finish, take_turns
from paper_data import SCHEMA, PaperData
from root_peer import RootReader
from root_peer import program as root_program

import rntuple_construct as rnt
from rntuple_construct.format.columns import column_codec, use_fast
from rntuple_construct.reader.file import RECENT_SCHEMAS
from rntuple_construct.writer import WriteOptions, create

KIB, MIB = 1 << 10, 1 << 20
ENTRIES_PER_CLUSTER = 500_000


# Files


def write(path: Path, data: PaperData, per_cluster: int, **options: Any) -> None:
    """The paper's data in clusters of this number of entries."""
    with create(path, "Events", SCHEMA, WriteOptions(**options), durable=False) as writer:
        for start in range(0, len(data), per_cluster):
            writer.extend(data.part(start, start + per_cluster).awkward())
            writer.flush_cluster()


def write_with_uproot(path: Path, data: PaperData) -> None:
    """The same from uproot: nothing split, one page for each column and cluster."""
    with uproot.recreate(path, compression=uproot.ZSTD(5)) as file:
        ntuple = file.mkrntuple("Events", data.part(0, ENTRIES_PER_CLUSTER).awkward())
        for start in range(ENTRIES_PER_CLUSTER, len(data), ENTRIES_PER_CLUSTER):
            ntuple.extend(data.part(start, start + ENTRIES_PER_CLUSTER).awkward())


def write_wide(path: Path, num_fields: int, num_entries: int = 100) -> None:
    """Collections and numbers by turns, as analysis formats have them by the thousand."""
    random = np.random.default_rng(1)
    counts = random.poisson(3, num_entries)
    values = ak.unflatten(random.random(counts.sum(), np.float32), counts)
    schema = {
        f"Collection{index // 8}AuxDyn_{index}": "float" if index % 4 == 0 else "std::vector<float>"
        for index in range(num_fields)
    }
    columns = {
        name: values if type_name.startswith("std::vector") else ak.firsts(values, axis=1)
        for name, type_name in schema.items()
    }
    columns = {
        name: ak.fill_none(column, 0) if column.ndim == 1 else column for name, column in columns.items()
    }
    with create(path, "Events", schema, durable=False) as writer:
        writer.extend(columns)


@dataclass(frozen=True)
class PaperFile:
    """One way to store the paper's data."""

    page_size: int
    compression: str
    per_cluster: int = ENTRIES_PER_CLUSTER


FILES = {
    "zstd5 1 MiB": PaperFile(MIB, "zstd:5"),
    "zstd5 64 KiB": PaperFile(64 * KIB, "zstd:5"),
    "zstd5, 2000 entries per cluster": PaperFile(64 * KIB, "zstd:5", 2000),
    "none 1 MiB": PaperFile(MIB, "none"),
    "none 64 KiB": PaperFile(64 * KIB, "none"),
}


# Candidates


def ours(path: Path, **arguments: Any) -> Candidate:
    """Open and read with this package, checksums compared."""

    def read() -> Any:
        RECENT_SCHEMAS.forget()
        with rnt.open(path) as file:
            return file["Events"].arrays(library="ak", **arguments)

    return read


def with_uproot(path: Path, **arguments: Any) -> Candidate:
    """Open and read with uproot, without its cache."""

    def read() -> Any:
        with uproot.open(path, array_cache=None) as file:
            return file["Events"].arrays(**arguments)

    return read


def limit(path: Path) -> Candidate:
    """Read all pages with nothing around: their places and the arrays are there before."""
    with rnt.open(path) as file:
        events = file["Events"]
        work: list[tuple[Any, list[tuple[int, int, int]]]] = []
        for column in events.schema.columns:
            codec = column_codec(column.record.column_type or 0, column.record.bits_on_storage)
            pages: list[tuple[int, int, int]] = []
            for cluster in events.clusters:
                stored = cluster.column_range(column.column_id)
                if stored is not None:
                    pages += zip(
                        stored.offset.tolist(),
                        stored.size.tolist(),
                        stored.num_elements.tolist(),
                        strict=True,
                    )
            work.append((codec, pages))

    def read() -> Any:
        with open(path, "rb") as opened, mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ) as mapped:
            view = memoryview(mapped)
            whole = [np.empty(sum(count for _, _, count in pages), codec.dtype) for codec, pages in work]
            read_pages(path, view, work, whole)
            view.release()
            return whole

    return read


def read_pages(path: Path, view: memoryview, work: Any, outs: Any) -> None:
    """The bare loop, over the pages of each column."""
    decompressor = zstandard.ZstdDecompressor()
    for (codec, pages), out in zip(work, outs, strict=True):
        position = 0
        for offset, size, count in pages:
            stored = view[offset : offset + size]
            if xxhash.xxh3_64_digest(stored)[::-1] != view[offset + size : offset + size + 8]:
                raise SystemExit(f"{path} is damaged")
            nbytes = codec.nbytes(count)
            page = stored if size == nbytes else decompressor.decompress(stored[9:], max_output_size=nbytes)
            codec.decode_into(page, out[position : position + count])
            position += count


class Warm:
    """Single entries of files that stay open."""

    def __init__(self, path: Path) -> None:
        self.ours = rnt.open(path)["Events"]
        self.uproot = uproot.open(path, array_cache=None)["Events"]
        self.random = np.random.default_rng(2)

    def entry(self) -> int:
        """Any entry."""
        return int(self.random.integers(0, self.ours.num_entries - 1))

    def read_ours(self) -> Any:
        """One entry with this package."""
        entry = self.entry()
        return self.ours.arrays(entry_start=entry, entry_stop=entry + 1, library="ak")

    def read_uproot(self) -> Any:
        """One entry with uproot."""
        entry = self.entry()
        return self.uproot.arrays(entry_start=entry, entry_stop=entry + 1)


@dataclass(frozen=True)
class Goals:
    """How many times as fast a file should be read as by others; None where that only informs."""

    limit: float | None
    uproot: float | None
    root: float | None


WHOLE = {
    "zstd5 1 MiB": Goals(0.85, 2.0, 2.0),
    "zstd5 64 KiB": Goals(0.9, 2.9, 2.0),
    "zstd5, 2000 entries per cluster": Goals(0.9, 5.0, 1.8),
    "none 1 MiB": Goals(None, 1.0, None),
    "none 64 KiB": Goals(None, 2.3, None),
}
ENTRY = {"zstd5 1 MiB": 30, "zstd5 64 KiB": 100, "zstd5, 2000 entries per cluster": 10}


def with_numpy(run: Candidate) -> Candidate:
    """The same without compiled code."""

    def switched() -> Any:
        use_fast(False)
        try:
            return run()
        finally:
            use_fast(True)

    return switched


class Benchmarks:
    """The goals; each method measures one of them.

    Args:
        directory: where the files go.
        num_entries: of the paper's data.
        rounds: how often candidates take turns.
    """

    def __init__(self, directory: Path, num_entries: int, rounds: int) -> None:
        self.directory = directory
        self.rounds = rounds
        self.data = PaperData.make(num_entries)
        self.made: dict[str, Path] = {}

    def file(self, name: str) -> Path:
        """A file of FILES, written when first asked for."""
        if name not in self.made:
            spec = FILES[name]
            path = self.directory / f"reading-{len(self.made)}.root"
            options = {"compression": spec.compression, "page_size": spec.page_size}
            write(path, self.data, spec.per_cluster, **options)
            self.made[name] = path
        return self.made[name]

    def wide(self, num_fields: int) -> Path:
        """A file of this number of fields."""
        name = f"wide {num_fields}"
        if name not in self.made:
            self.made[name] = self.directory / f"reading-{len(self.made)}.root"
            write_wide(self.made[name], num_fields)
        return self.made[name]

    def whole(self) -> Iterator[Figure]:
        """All entries into awkward arrays."""
        for name, goals in WHOLE.items():
            path = self.file(name)
            candidates = {
                "ours": ours(path), "uproot": with_uproot(path), "limit": limit(path),
                "ours, numpy": with_numpy(ours(path)),
            }  # fmt: skip
            if not ak.array_equal(candidates["ours"](), candidates["uproot"]()):
                raise SystemExit(f"uproot reads other values from {name}")
            ways = {"direct": "direct views", "bulk": "bulk reading"} if root_program() else {}
            roots = {f"ROOT, {way}": RootReader(path, way) for way in ways}
            measured = take_turns(candidates | roots, self.rounds)
            for way, root in zip(ways, roots.values(), strict=True):
                root.close()
                goal = goals.root if way == "direct" else None
                yield measured.speed(f"{name}: ours / ROOT's {ways[way]}", "ours", f"ROOT, {way}", goal)
            yield measured.speed(f"{name}: ours / uproot", "ours", "uproot", goals.uproot)
            yield measured.speed(f"{name}: ours / limit", "ours", "limit", goals.limit)
            # Machines without the compiled part, such as Windows.
            yield measured.speed(f"{name}: ours / ours with numpy alone", "ours", "ours, numpy")
        path = self.directory / "reading-uproot.root"
        write_with_uproot(path, self.data)
        self.made["uproot"] = path
        measured = take_turns({"ours": ours(path), "uproot": with_uproot(path)}, self.rounds)
        yield measured.speed("file of uproot: ours / uproot", "ours", "uproot", 1.0)

    def entry(self) -> Iterator[Figure]:
        """One entry of an open file, and the first one of a file that has to be opened."""
        for name, goal in ENTRY.items():
            warm = Warm(self.file(name))
            candidates = {"ours": warm.read_ours, "uproot": warm.read_uproot}
            measured = take_turns(candidates, self.rounds, {"ours": 300, "uproot": 10})
            yield measured.speed(f"any entry, {name}: ours / uproot", "ours", "uproot", goal)
        path = self.file("zstd5, 2000 entries per cluster")
        candidates = {"ours": ours(path, entry_stop=1), "uproot": with_uproot(path, entry_stop=1)}
        measured = take_turns(candidates, self.rounds, {"ours": 10})
        yield measured.speed("open and read the first entry: ours / uproot", "ours", "uproot", 8)

    def ahead(self) -> Iterator[Figure]:
        """Read ahead of a loop that computes."""
        blob, path = bytes(4 * MIB), self.file("zstd5 1 MiB")

        def loop(**options: Any) -> Candidate:
            def run() -> None:
                with rnt.open(path) as file:
                    for _ in file["Events"].iterate(step_size="10 MB", library="ak", **options):
                        # As long as reading takes, and without Python's lock.
                        hashlib.sha256(blob)

            return run

        measured = take_turns({"read ahead": loop(prefetch=1), "by turns": loop()}, self.rounds)
        what = "loop that computes: reading ahead / by turns"
        yield measured.speed(what, "read ahead", "by turns", wall=True)

    def metadata(self) -> Iterator[Figure]:
        """Schemas and page lists: time grows with their size, not with its square."""
        candidates = {str(size): self.opening(self.wide(size)) for size in (1500, 3000)}
        measured = take_turns(candidates, self.rounds)
        yield measured.cost("time to open 3000 fields / 1500", "3000", "1500", 2.3)
        candidates = {"ours": self.opening(self.wide(1500)), "uproot": self.opening_uproot(self.wide(1500))}
        measured = take_turns(candidates, min(self.rounds, 3))
        yield measured.speed("open 1500 fields and list them: ours / uproot", "ours", "uproot", 20)
        path = self.wide(1500)
        candidates = {"ours": ours(path), "uproot": with_uproot(path)}
        measured = take_turns(candidates, min(self.rounds, 3))
        yield measured.speed("open and read 1500 fields: ours / uproot", "ours", "uproot", 12)
        yield self.page_lists()

    @staticmethod
    def opening(path: Path) -> Candidate:
        """Open a file and list its fields."""

        def run() -> Any:
            RECENT_SCHEMAS.forget()
            with rnt.open(path) as file:
                return list(file["Events"].fields)

        return run

    @staticmethod
    def opening_uproot(path: Path) -> Candidate:
        """The same with uproot."""

        def run() -> Any:
            with uproot.open(path) as file:
                return file["Events"].keys()

        return run

    def page_lists(self) -> Figure:
        """Page lists of real files, per page; see page_list.py for large ones."""
        path = self.file("zstd5, 2000 entries per cluster")

        def run() -> int:
            with rnt.open(path) as file:
                return sum(cluster.page_list.num_pages for cluster in file["Events"].clusters[:1])

        with rnt.open(path) as file:
            num_pages = sum(each.num_pages for each in {c.page_list for c in file["Events"].clusters})
        measured = take_turns({"open and list pages": run}, self.rounds)
        microseconds = [1e6 * seconds / num_pages for seconds in measured.cpu["open and list pages"]]
        what = f"open a file of {num_pages} pages, each"
        return Figure.of(what, microseconds, 2, at_least=False, unit="us")

    def run(self, subjects: Iterable[str]) -> Iterator[Figure]:
        """All figures about the subjects asked for."""
        for subject in subjects:
            yield from getattr(self, subject)()

    def clean(self) -> None:
        """Remove the files."""
        for path in self.made.values():
            path.unlink(missing_ok=True)


SUBJECTS = ("whole", "entry", "ahead", "metadata")


def main() -> int:
    """Measure, print, save."""
    parser = arguments(__doc__ or "", entries=2_000_000)
    parser.add_argument(
        "subjects", nargs="*", metavar="SUBJECT", help=f"some of {', '.join(SUBJECTS)}; default all"
    )
    options = parser.parse_args()
    unknown = set(options.subjects) - set(SUBJECTS)
    if unknown:
        parser.error(f"no such subject: {', '.join(sorted(unknown))}")
    if not use_fast(True):
        raise SystemExit("there is no compiled code: python tools/generate/build_native.py")
    benchmarks = Benchmarks(options.directory, options.entries, options.rounds)
    try:
        return finish(
            "reading", benchmarks.run(options.subjects or SUBJECTS), options.json,
            uproot=uproot.__version__, numpy=np.__version__, entries=options.entries,
        )  # fmt: skip
    finally:
        benchmarks.clean()


if __name__ == "__main__":
    sys.exit(main())
