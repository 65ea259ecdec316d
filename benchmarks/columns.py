"""How fast pages are decoded and encoded, compared with copying the decoded elements.

    python benchmarks/columns.py [--rounds 5] [--megabytes 64] [--json FILE] [TYPE ...]

The table has, for each column type and page size, MB of elements per second of processor time. In brackets is
the ratio to copying the same elements page by page. A page is in the cache, as if just decompressed; decoded
elements go to (come from, when encoding) an array that is not. Every round measures all candidates one after
the other and forms the ratios within the round; the median over the rounds is printed.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from harness import Figure, arguments, finish

from rntuple_construct.format.columns import ColumnCodec, ColumnType, column_codec, use_fast

PAGE_SIZES = (1 << 12, 1 << 16, 1 << 20)
CANDIDATES = ("copy", "decode", "compiled", "encode")
WIDTHS = {ColumnType.REAL32_TRUNC: (16, 20), ColumnType.REAL32_QUANT: (8, 20)}
DEFAULT = (
    "BIT",
    "CHAR",
    "INT32",
    "REAL16",
    "REAL32",
    "INDEX64",
    "SWITCH",
    "SPLIT_INT16",
    "SPLIT_INT32",
    "SPLIT_INT64",
    "SPLIT_UINT32",
    "SPLIT_REAL32",
    "SPLIT_REAL64",
    "SPLIT_INDEX32",
    "SPLIT_INDEX64",
    "REAL32_TRUNC",
    "REAL32_QUANT",
)


def speed(action: Callable[[Any], Any], parts: list[Any]) -> float:
    """Measure MB of parts per second of processor time."""
    start = time.process_time()
    for part in parts:
        action(part)
    total: int = sum(part.nbytes for part in parts)
    return total / max(time.process_time() - start, 1e-9) / 1e6


def sample(codec: ColumnCodec, n: int) -> Any:
    """Make elements like those of real columns: growing offsets, small integers, numbers between 0 and 1."""
    random = np.random.default_rng(1)
    if codec.column_type == ColumnType.SWITCH:
        pairs = np.zeros(n, codec.dtype)
        pairs["index"] = np.arange(n)
        pairs["tag"] = random.integers(1, 4, n)
        return pairs
    if codec.has_index:
        return np.cumsum(random.poisson(5, n))
    if codec.dtype.kind == "f":
        return random.random(n)
    return random.integers(0, 2 if codec.column_type == ColumnType.BIT else 100, n)


def measure(
    kind: ColumnType, bits: int | None, nbytes_page: int, megabytes: int, rounds: int
) -> dict[str, list[float]]:
    """MB/s of each candidate in each round, for one column type and page size."""
    use_fast(False)
    codec = column_codec(kind, bits, (0.0, 1.0))
    n = nbytes_page * 8 // codec.bits
    values = sample(codec, n)
    values = values if codec.dtype.names else values.astype(codec.dtype)
    page = codec.encode(values)
    repetitions = max(1, megabytes * 1_000_000 // values.nbytes)
    parts = np.split(np.tile(values, repetitions), repetitions)
    values_bytes = values.view(np.uint8)
    candidates: dict[str, Callable[[Any], Any]] = {
        "copy": lambda part: np.copyto(part.view(np.uint8), values_bytes),
        "decode": lambda part: codec.decode_into(page, part),
        "encode": lambda part: codec.encode(part),
    }
    if use_fast(True) and "SPLIT" in kind.name:
        candidates["compiled"] = candidates["decode"]
    speeds: dict[str, list[float]] = {name: [] for name in candidates}
    for _ in range(rounds):
        for name, action in candidates.items():
            use_fast(name == "compiled")
            speeds[name].append(speed(action, parts))
    return speeds


def figures(options: Any) -> list[Figure]:
    """Print one table for each page size, and give the ratios."""
    kept = []
    for nbytes_page in PAGE_SIZES:
        print(f"\npages of {nbytes_page} bytes; MB/s of elements (ratio to a copy)")
        print(f"{'':20s}" + "".join(f"{name:>16s}" for name in CANDIDATES))
        for name in options.types:
            kind = ColumnType[name]
            for bits in WIDTHS.get(kind, (None,)):
                label = name + (f" {bits}" if bits else "")
                speeds = measure(kind, bits, nbytes_page, options.megabytes, options.rounds)
                cells = []
                for candidate in CANDIDATES:
                    if candidate not in speeds:
                        cells.append("-")
                        continue
                    pairs = zip(speeds[candidate], speeds["copy"], strict=True)
                    what = f"{label}, {nbytes_page} bytes: {candidate} / copy"
                    figure = Figure.of(what, [mine / copied for mine, copied in pairs])
                    cells.append(f"{statistics.median(speeds[candidate]):7.0f} ({figure.value:.2f})")
                    if candidate != "copy":
                        kept.append(figure)
                print(f"{label:20s}" + "".join(f"{cell:>16s}" for cell in cells), flush=True)
    print()
    return kept


def main() -> int:
    """Measure, print and save."""
    parser = arguments(__doc__ or "")
    parser.add_argument(
        "types", nargs="*", default=DEFAULT, metavar="TYPE", help="column types, such as SPLIT_INT32"
    )
    parser.add_argument("--megabytes", type=int, default=64, help="decoded elements for each measurement")
    options = parser.parse_args()
    return finish("columns", figures(options), options.json, numpy=np.__version__)


if __name__ == "__main__":
    sys.exit(main())
