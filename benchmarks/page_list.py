"""Page lists: the compiled parser and the numpy path against Kaitai's Python parser and construct.

    python benchmarks/page_list.py [--pages N] [--rounds N] [--json FILE]

There are three lists of one million pages with standard locators. They have frames of equal size (as for
regular clusters), frames of different sizes, and one column of very many pages. The reader uses the compiled
parser if there is one, and else numpy. Times are process CPU seconds, the best of the rounds; memory is the
growth of the peak resident set of a process that parses once. The goal is 20 times the speed of the generated
parser.
"""

from __future__ import annotations

import argparse
import gc
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from harness import Figure, arguments, finish
from rntuple_kaitai import Rntuple

from rntuple_construct.format.columns import use_fast
from rntuple_construct.format.generations import generation_named
from rntuple_construct.format.grammar import v1
from rntuple_construct.format.grammar.engine.forcing import Raw
from rntuple_construct.format.native import compiled_parser

GOAL = 20
PAGE = np.dtype([("num_elements_signed", "<i4"), ("len_range", "<i4"), ("ofs_range", "<u8")])


def page_list(num_pages: int, shape: str) -> bytes:
    """A page list envelope of about this number of pages."""
    if shape == "one column":
        counts = [[num_pages]]
    else:
        random = np.random.default_rng(1)
        columns = 1000
        clusters = max(1, num_pages // (10 * columns))
        counts = np.full((clusters, columns), 10).tolist()
        if shape == "irregular":
            counts = random.integers(5, 16, (clusters, columns)).tolist()
    pages = np.zeros(max(max(each) for each in counts), PAGE)
    pages["num_elements_signed"], pages["len_range"] = -10_000, 40_000
    pages["ofs_range"] = np.arange(len(pages)) * 40_008
    block = pages.tobytes()
    tree = {
        "header_checksum": bytes(8),
        "cluster_summaries": [
            {"first_entry": 1000 * index, "num_entries": 1000, "flags": 0} for index in range(len(counts))
        ],
        "page_locations": [[_column(block[: 16 * count]) for count in columns] for columns in counts],
    }
    return v1.build_envelope({"type_id": v1.PAGE_LIST, "payload": tree})


def _column(block: bytes) -> Any:
    size = 12 + len(block) + 12
    head = (-size).to_bytes(8, "little", signed=True) + (len(block) // 16).to_bytes(4, "little")
    return Raw(head + block + bytes(8) + (505).to_bytes(4, "little"))


def with_compiled(data: bytes) -> int:
    """The path that the reader takes where there is compiled code."""
    use_fast(True)
    if compiled_parser("rntuple_cluster_pages_list") is None:
        raise SystemExit("there is no compiled code: python tools/generate/build_native.py")
    return generation_named("1.x").parse_page_list(data, None).num_pages


def with_numpy(data: bytes) -> int:
    """The path that the reader takes without compiled code."""
    use_fast(False)
    return generation_named("1.x").parse_page_list(data, None).num_pages


def with_kaitai(data: bytes) -> int:
    """The generated Python parser."""
    clusters = Rntuple.from_bytes(data).payload.page_locations.body.items
    return sum(len(column.body.items) for cluster in clusters for column in cluster.body.items)


def with_construct(data: bytes, *, compact: bool = False) -> int:
    """The construct grammar, page by page."""
    payload = v1.parse_envelope(data, v1.PAGE_LIST, verify=False, compact_pages=compact)["payload"]
    return sum(
        len(column["items"]) for cluster in payload["page_locations"]["items"] for column in cluster["items"]
    )


def with_compact_construct(data: bytes) -> int:
    """The construct grammar with the pages of a column left as bytes."""
    return with_construct(data, compact=True)


PARSERS: dict[str, Callable[[bytes], int]] = {
    "compiled": with_compiled,
    "numpy": with_numpy,
    "kaitai": with_kaitai,
    "construct": with_construct,
    "construct, compact pages": with_compact_construct,
}
SHAPES = ("regular", "irregular", "one column")
SLOW = {"kaitai", "construct"}


def seconds(parse: Callable[[bytes], int], data: bytes, rounds: int) -> float:
    """Best CPU time of a number of rounds."""
    best = float("inf")
    for _ in range(rounds):
        gc.collect()
        start = time.process_time()
        parse(data)
        best = min(best, time.process_time() - start)
    return best


def peak_memory(parser: str, data: bytes) -> int:
    """Bytes by which the peak resident set grows when a separate process parses once."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        done = subprocess.run(
            [sys.executable, __file__, "--memory-of", parser, file.name],
            capture_output=True,
            check=True,
            text=True,
        )
    return int(done.stdout)


def print_peak_memory(parser: str, path: str) -> None:
    """Parse the envelope in a file and print by how many bytes the peak resident set grew."""
    PARSERS[parser](page_list(1, "one column"))
    data = Path(path).read_bytes()
    before = peak_resident_set()
    PARSERS[parser](data)
    print(peak_resident_set() - before)


def peak_resident_set() -> int:
    """Bytes of memory that this process had at most; getrusage would count the process that started it."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return 1024 * next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))


def measure(num_pages: int, rounds: int) -> list[dict[str, Any]]:
    """Time and memory of every parser on every shape."""
    results = []
    for shape in SHAPES:
        data = page_list(num_pages, shape)
        counts = {name: parse(data) for name, parse in PARSERS.items()}
        if len(set(counts.values())) != 1:
            raise SystemExit(f"the parsers disagree about the number of pages: {counts}")
        times = {name: seconds(parse, data, 1 if name in SLOW else rounds) for name, parse in PARSERS.items()}
        count = counts["numpy"]
        for name, taken in times.items():
            results.append(
                {
                    "shape": shape,
                    "parser": name,
                    "pages": count,
                    "envelope_bytes": len(data),
                    "seconds": taken,
                    "nanoseconds_per_page": 1e9 * taken / count,
                    "times_slower_than_numpy": taken / times["numpy"],
                    "peak_bytes": peak_memory(name, data),
                }
            )
    return results


def figures(results: list[dict[str, Any]]) -> list[Figure]:
    """How many times as fast the numpy path is as others, and the compiled parser as numpy and as Kaitai's."""
    made = []
    compiled = {row["shape"]: row["seconds"] for row in results if row["parser"] == "compiled"}
    for row in results:
        if row["parser"] in ("numpy", "kaitai"):
            value = row["seconds"] / compiled[row["shape"]]
            made.append(Figure(f"{row['shape']}: compiled / {row['parser']}", value, value, value))
        if row["parser"] not in ("compiled", "numpy"):
            value = row["times_slower_than_numpy"]
            goal = GOAL if row["parser"] == "kaitai" else None
            made.append(Figure(f"{row['shape']}: numpy / {row['parser']}", value, value, value, goal))
    return made


def show(results: list[dict[str, Any]]) -> None:
    """Print the results as a table."""
    print(
        f"{'shape':12s}{'parser':26s}{'seconds':>10s}{'ns/page':>10s}{'x numpy':>10s}{'peak MB':>10s}{'B/page':>8s}"
    )
    for row in results:
        print(
            f"{row['shape']:12s}{row['parser']:26s}{row['seconds']:10.4f}{row['nanoseconds_per_page']:10.1f}"
            f"{row['times_slower_than_numpy']:10.1f}{row['peak_bytes'] / 1e6:10.1f}"
            f"{row['peak_bytes'] / row['pages']:8.0f}"
        )


def main() -> int:
    """Measure, print, save; the exit code tells whether the goal was missed."""
    parser = arguments(__doc__ or "")
    parser.add_argument("--pages", type=int, default=1_000_000)
    parser.add_argument("--memory-of", nargs=2, metavar=("PARSER", "FILE"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.memory_of:
        print_peak_memory(*options.memory_of)
        return 0
    results = measure(options.pages, options.rounds)
    show(results)
    return finish("page_list", figures(results), options.json, results=results)


if __name__ == "__main__":
    sys.exit(main())
