"""Reading into the memory of a GPU against the copy of the stored bytes, uproot on the GPU, and both on the processor.

    python benchmarks/gpu.py [--entries N] [--rounds N] [--only TEXT] [--directory DIR] [--json FILE]

The data are those of the paper: an event number and Poisson(5) floats, 864 MB in 24,000,000 entries. Four files differ in compression
and size of pages. Each read opens the file and ends when the GPU is done. "copy" is the limit: threads read the same bytes into pinned memory,
and each piece goes to the GPU while they read the next ones. "pinned" copies them from pinned memory alone. All values are
compared with those of the reader for the processor, and 2,000 entries with the data.

uproot takes seconds, and gives the memory of the GPU back to the driver. So it has separate rounds, and fewer. There are goals
from 10,000,000 entries on, because calls dominate the time of smaller reads. Without cupy or a GPU the script says so and ends
with exit code 0. If values differ or a read fails, the other files are measured, and the exit code is 2.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from harness import Candidate, Figure, arguments, finish, take_turns
from paper_data import SCHEMA, PaperData

import rntuple_construct as rnt
from rntuple_construct.base.extras import cuda_problem

NAME = "ntpl"
KIB, MIB = 1 << 10, 1 << 20
LEN_PIECE = 32 * MIB
"""Bytes of a piece that a thread reads and that is copied as one."""
ENTRIES_FOR_GOALS = 10_000_000
SLOW_ROUNDS = 2
NUM_PARTS = 64
NUM_ROWS = 2000


@dataclass(frozen=True)
class Case:
    """A file.

    Args:
        name: of it.
        compression, page_size: options of the writer.
        uproot: how many times as fast as uproot on the GPU the package should be.
    """

    name: str
    compression: str
    page_size: int
    uproot: float | None = None


CASES = (
    Case("zstd, 64 KiB pages", "zstd:5", 64 * KIB, uproot=50),
    Case("zstd, 1 MiB pages", "zstd:5", MIB, uproot=10),
    Case("lz4, 64 KiB pages", "lz4:4", 64 * KIB),
    Case("none, 64 KiB pages", "none", 64 * KIB),
)


def write(path: Path, data: PaperData, case: Case) -> None:
    """Write the data by threads; the order of clusters depends on them."""
    options = rnt.WriteOptions(
        compression=case.compression, page_size=case.page_size, approx_compressed_cluster_size=64 * MIB
    )
    num_threads = os.cpu_count() or 1
    edges = [index * len(data) // NUM_PARTS for index in range(NUM_PARTS + 1)]
    with rnt.create_parallel(path, NAME, SCHEMA, options, durable=False) as writer:

        def fill(first: int) -> None:
            with writer.fill_context() as context:
                for index in range(first, NUM_PARTS, num_threads):
                    context.extend(data.part(edges[index], edges[index + 1]).awkward())

        with ThreadPoolExecutor(num_threads) as threads:
            list(threads.map(fill, range(min(num_threads, NUM_PARTS))))


def synchronize() -> None:
    """Wait for the GPU."""
    import cupy

    cupy.cuda.Device().synchronize()


def ours(path: Path, *, verify: bool = True, **options: Any) -> Candidate:
    """Open a file and read all fields into the memory of the GPU."""

    def read() -> Any:
        with rnt.open(path, verify=verify) as file:
            values = file[NAME].arrays(**options)
        synchronize()
        return values

    return read


def ours_on_processor(path: Path, workers: int) -> Candidate:
    """Open a file and read all fields."""

    def read() -> Any:
        with rnt.open(path) as file:
            return file[NAME].arrays(library="layout", workers=workers)

    return read


def uproot(path: Path, **options: Any) -> Candidate:
    """Open a file and read all fields with uproot, without its cache."""

    def read() -> Any:
        import uproot

        with uproot.open(path, array_cache=None) as file:
            values = file[NAME].arrays(**options)
        if options:
            synchronize()
        return values

    return read


class Copy:
    """Copy the bytes of a file to the GPU.

    Args:
        path: of the file.
        threads: read pieces of it.
    """

    def __init__(self, path: Path, threads: ThreadPoolExecutor) -> None:
        import cupyx

        self._path, self._threads = path, threads
        self._size = path.stat().st_size
        self._pinned = cupyx.empty_pinned(self._size, np.uint8)

    def __call__(self) -> Any:
        """Read pieces into pinned memory, and copy each one while the next ones are read."""
        import cupy

        target = cupy.empty(self._size, np.uint8)
        view = memoryview(self._pinned)
        with self._path.open("rb", buffering=0) as file:

            def read(start: int) -> tuple[int, int]:
                stop = min(start + LEN_PIECE, self._size)
                if os.preadv(file.fileno(), [view[start:stop]], start) != stop - start:
                    raise OSError(f"{self._path} is shorter than before")
                return start, stop

            for start, stop in self._threads.map(read, range(0, self._size, LEN_PIECE)):
                self._copy(target, start, stop)
        synchronize()
        return target

    def from_pinned(self) -> Any:
        """Copy the pinned bytes."""
        import cupy

        target = cupy.empty(self._size, np.uint8)
        self._copy(target, 0, self._size)
        synchronize()
        return target

    def _copy(self, target: Any, start: int, stop: int) -> None:
        import cupy

        runtime = cupy.cuda.runtime
        source = self._pinned.ctypes.data + start
        stream = cupy.cuda.get_current_stream().ptr
        runtime.memcpyAsync(target.data.ptr + start, source, stop - start, runtime.memcpyHostToDevice, stream)


def plain(array: Any) -> Any:
    """The cupy array of a layout of numbers, or of an array itself."""
    import cupy

    return array if isinstance(array, cupy.ndarray) else array.data


def buffers(values: Any) -> tuple[Any, Any, Any]:
    """Event numbers, offsets and floats of a result."""
    if isinstance(values, dict):
        lists = values["values"]
        return plain(values["id"]), plain(lists.offsets), plain(lists.content)
    lists = values.layout.content("values")
    return values.layout.content("id").data, lists.offsets.data, lists.content.data


def check(found: Any, expected: tuple[Any, Any, Any], data: PaperData, what: str) -> None:
    """Compare values on the GPU with those of the processor, and some entries with the data.

    Args:
        found: result of a read.
        expected: event numbers, offsets and floats, read by the processor.
        data: the written entries, in the order of event numbers.
        what: names the result in errors.
    """
    arrays = [array.get() for array in buffers(found)]
    names = ("event numbers", "offsets", "floats")
    for name, one, other in zip(names, arrays, expected, strict=True):
        if one.dtype != other.dtype or not np.array_equal(one, other):
            raise ValueError(f"{what}: {name} on the GPU differ from those on the processor")
    ids, offsets, floats = arrays
    if int(ids.sum()) != int(data.ids.sum()) or len(floats) != len(data.values):
        raise ValueError(f"{what}: entries are missing")
    rows = np.random.default_rng(0).integers(0, len(data), NUM_ROWS)
    for row in rows:
        event = ids[row]
        written = data.values[data.offsets[event] : data.offsets[event + 1]]
        if not np.array_equal(floats[offsets[row] : offsets[row + 1]], written):
            raise ValueError(f"{what}: entry {row} differs from the data")


def device_memory(read: Candidate) -> int:
    """Bytes of the GPU that cupy holds after one read, when it held none before."""
    import cupy

    pool = cupy.get_default_memory_pool()
    pool.free_all_blocks()
    before = pool.total_bytes()
    read()
    return int(pool.total_bytes() - before)


def described(error: Exception) -> str:
    """Class and first line of an error."""
    return f"{type(error).__name__}: {str(error).partition(chr(10))[0][:300]}"


def slow_times(path: Path, not_measured: list[str]) -> dict[str, list[float]]:
    """Seconds of uproot, and of reading on the processor, without a first turn; uproot may be missing, or fail.

    Args:
        path: of the file.
        not_measured: gets the reasons of candidates that fail.
    """
    cores = os.cpu_count() or 1
    candidates = {
        "uproot": uproot(path, backend="cuda", interpreter="gpu"),
        "uproot, processor": uproot(path),
    }
    for workers in sorted({1, min(8, cores), min(16, cores)}):
        candidates[f"processor, workers={workers}"] = ours_on_processor(path, workers)
    found: dict[str, list[float]] = {}
    for name, candidate in candidates.items():
        seconds = []
        try:
            for _ in range(1 + SLOW_ROUNDS):
                gc.collect()
                began = time.perf_counter()
                candidate()
                seconds.append(time.perf_counter() - began)
        except Exception as error:  # noqa: BLE001 (whatever another reader raises)
            not_measured.append(f"{path.stem}, {name}: {described(error)}")
        else:
            found[name] = seconds[1:]
    return found


def measure(
    path: Path, data: PaperData, case: Case, rounds: int, rows: list[dict[str, Any]], not_measured: list[str]
) -> Iterator[Figure]:
    """Figures of one file.

    Args:
        path: of the file.
        data: the entries of the file.
        case: how it was written.
        rounds: turns of the fast candidates.
        rows: gets the sizes and the least milliseconds of each candidate.
        not_measured: gets the reasons of candidates that fail.
    """
    columns = ours_on_processor(path, os.cpu_count() or 1)()
    expected = columns["id"].data, columns["values"].offsets, columns["values"].content.data
    threads = ThreadPoolExecutor(min(12, os.cpu_count() or 1))
    copy = Copy(path, threads)
    candidates: dict[str, Candidate] = {
        "cupy": ours(path, library="cupy"),
        "cupy, no checksums": ours(path, verify=False, library="cupy"),
        "ak": ours(path, library="ak", backend="cuda"),
        "ak, no checksums": ours(path, verify=False, library="ak", backend="cuda"),
        "copy": copy,
        "pinned": copy.from_pinned,
    }
    for name in list(candidates)[:4]:
        check(candidates[name](), expected, data, f"{case.name}, {name}")
    del columns, expected
    held = device_memory(candidates["cupy"])
    fast = take_turns(candidates, rounds)
    threads.shutdown()
    del copy, candidates["copy"], candidates["pinned"]
    slow = slow_times(path, not_measured)

    least = {name: min(seconds) for name, seconds in (fast.wall | slow).items()}
    stored = path.stat().st_size
    rows.append(
        {
            "file": case.name,
            "stored bytes": stored,
            "decoded bytes": data.nbytes,
            "device bytes": held,
            "least milliseconds": {name: 1e3 * seconds for name, seconds in least.items()},
        }
    )
    has_goals = len(data) >= ENTRIES_FOR_GOALS
    limit = 0.8 if has_goals else None
    name = case.name
    yield fast.speed(f"{name}: cupy / copy", "cupy", "copy", limit, wall=True)
    yield fast.speed(f"{name}: ak / copy", "ak", "copy", limit, wall=True)
    yield fast.speed(f"{name}: cupy, no checksums / copy", "cupy, no checksums", "copy", wall=True)
    yield fast.speed(f"{name}: cupy / cupy, no checksums", "cupy", "cupy, no checksums", wall=True)
    yield fast.speed(f"{name}: copy / pinned", "copy", "pinned", wall=True)
    speeds = [data.nbytes / seconds / 1e9 for seconds in fast.wall["cupy"]]
    yield Figure.of(f"{name}: decoded by cupy", speeds, unit="GB/s")
    yield Figure.of(f"{name}: memory of the GPU / decoded bytes", [held / data.nbytes], at_least=False)
    for other, seconds in slow.items():
        goal = case.uproot if other == "uproot" and has_goals else None
        times = {"cupy (wall)": 1e3 * least["cupy"], f"{other} (wall)": 1e3 * least[other]}
        ratios = [each / least["cupy"] for each in seconds]
        yield Figure.of(f"{name}: cupy / {other}", ratios, goal, milliseconds=times)


def table(rows: list[dict[str, Any]]) -> str:
    """The least times as Markdown."""
    names = list(dict.fromkeys(name for row in rows for name in row["least milliseconds"]))
    lines = [
        f"| ms | {' | '.join(row['file'] for row in rows)} |",
        f"|---|{'---:|' * len(rows)}",
        f"| stored MB | {' | '.join(format(row['stored bytes'] / 1e6, '.0f') for row in rows)} |",
        f"| decoded MB | {' | '.join(format(row['decoded bytes'] / 1e6, '.0f') for row in rows)} |",
    ]
    for name in names:
        times = [row["least milliseconds"].get(name) for row in rows]
        cells = ["" if each is None else format(each, ".1f") for each in times]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines)


def device() -> dict[str, Any]:
    """Name and versions of the GPU and its libraries."""
    import cupy

    runtime = cupy.cuda.runtime
    properties = runtime.getDeviceProperties(cupy.cuda.Device().id)
    return {
        "device": properties["name"].decode(),
        "driver": runtime.driverGetVersion(),
        "runtime": runtime.runtimeGetVersion(),
        "cupy": cupy.__version__,
    }


def main() -> int:
    """Measure and print."""
    parser = arguments(__doc__ or "", rounds=9, entries=24_000_000)
    parser.add_argument("--only", default="", help="only files that have this text in their names")
    options = parser.parse_args()
    problem = cuda_problem()
    if problem:
        print(f"nothing is measured: {problem}")
        return finish("gpu", [], options.json, skipped=problem)
    data = PaperData.make(options.entries)
    rows: list[dict[str, Any]] = []
    not_measured: list[str] = []
    failed: list[str] = []

    def figures() -> Iterator[Figure]:
        for case in CASES:
            if options.only not in case.name:
                continue
            print(f"-- {case.name}", flush=True)
            with tempfile.TemporaryDirectory(dir=options.directory) as folder:
                path = Path(folder) / f"{case.name.replace(' ', '-').replace(',', '')}.root"
                try:
                    write(path, data, case)
                    yield from measure(path, data, case, options.rounds, rows, not_measured)
                except Exception as error:  # noqa: BLE001 (the other files are measured)
                    traceback.print_exc()
                    failed.append(f"{case.name}: {described(error)}")

    code = finish(
        "gpu",
        figures(),
        options.json,
        entries=options.entries,
        **device(),
        least=rows,
        not_measured=not_measured,
        failed=failed,
    )
    print(table(rows))
    for line in not_measured:
        print(f"not measured: {line}")
    for line in failed:
        print(f"failed: {line}")
    return 2 if failed else code


if __name__ == "__main__":
    sys.exit(main())
