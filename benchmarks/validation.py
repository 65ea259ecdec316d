"""How fast files are validated, against what is the least that has to be done.

    python benchmarks/validation.py [--rounds 5] [--entries 6000000] [--json PATH]

The file holds an event id (64 bits) and a vector of numbers (32 bits, five per entry on average), as in the paper on
parallel writing. Compared with

* ``limit``: a bare loop that is told where the pages are: read, hash, decompress, unsplit, and look whether offsets
  grow; for ``full``.
* ``hash``: XXH3 over the whole file in steps of 1 MiB; for ``checksums``.
* ``uproot``: reads all values, without its cache.

All candidates take turns in every round, ratios are formed within a round, and the median of the rounds is printed.
Times are processor times. The last part validates a file of 2 400 fields and 1 800 columns.
"""

from __future__ import annotations

import argparse
import json
import mmap
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import awkward as ak
import numpy as np
import xxhash
import zstandard

import rntuple_construct as rnt
from rntuple_construct.columns import ColumnCodec, column_codec, use_fast
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


def measure(candidates: dict[str, Callable[[], Any]], rounds: int) -> dict[str, list[float]]:
    """Processor seconds of every candidate in every round; a first round warms up."""
    times: dict[str, list[float]] = {name: [] for name in candidates}
    for number in range(rounds + 1):
        for name, action in candidates.items():
            start = time.process_time()
            action()
            if number:
                times[name].append(time.process_time() - start)
    return times


def ratio(times: dict[str, list[float]], one: str, other: str) -> float:
    """Median over the rounds of the time of one candidate by that of another."""
    return statistics.median(a / b for a, b in zip(times[one], times[other], strict=True))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--entries", type=int, default=6_000_000)
    parser.add_argument("--compression", default="zstd:5")
    parser.add_argument("--json", type=Path, default=Path(__file__).parent / "results" / "validation.json")
    arguments = parser.parse_args()
    print(f"compiled loops in the limit: {'yes' if use_fast(True) else 'no'}")
    numbers: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as directory:
        for name, page_size in PAGE_SIZES.items():
            path = Path(directory) / f"{page_size}.root"
            write_events(path, arguments.entries, page_size, arguments.compression)
            use_fast(True)
            index = page_index(path)
            use_fast(False)
            candidates = {
                "limit": lambda path=path, index=index: limit_loop(path, index),
                "hash": lambda path=path: hash_file(path),
                "full": lambda path=path: validate(path, "full"),
                "checksums": lambda path=path: validate(path, "checksums"),
                "structure": lambda path=path: validate(path, "structure"),
                "uproot": lambda path=path: read_with_uproot(path),
            }
            report = validate(path)
            if report.findings:
                raise SystemExit("\n".join(map(str, report.findings)))
            times = measure(candidates, arguments.rounds)
            size = path.stat().st_size
            print(f"\npages of {name}, {size / 1e6:.0f} MB")
            for candidate, each in times.items():
                middle = statistics.median(each)
                print(
                    f"  {candidate:10} {1e3 * middle:8.1f} ms  {size / middle / 1e9:6.2f} GB of file per second"
                )
            goals = {
                "full / limit": (ratio(times, "full", "limit"), "at most 1.5"),
                "full / uproot": (ratio(times, "full", "uproot"), "less than 1"),
                "checksums / hash": (ratio(times, "checksums", "hash"), "at most 2"),
            }
            for goal, (value, wanted) in goals.items():
                print(f"  {goal:18} {value:6.2f}  ({wanted})")
            numbers[name] = {goal: value for goal, (value, _) in goals.items()}
        path = Path(directory) / "wide.root"
        write_wide(path)
        times = measure({"full": lambda: validate(path)}, arguments.rounds)
        seconds = statistics.median(times["full"])
        print(f"\n2400 fields, 1800 columns: {seconds:.2f} s  (less than 1.5)")
        numbers["wide"] = {"seconds": seconds}
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
