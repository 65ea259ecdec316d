"""The same data as an RNTuple and as Trevni: sizes, and the processor time to write and to read everything.

python benchmarks/trevni.py [--entries N] [--rounds N] [--json FILE]
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
from harness import Figure, arguments, finish

import rntuple_construct as rnt
from rntuple_construct.model.values.layout import Collection, Numbers

SCHEMA = {
    "id": "std::int64_t",
    "run": "std::int32_t",
    "energy": "double",
    "name": "std::string",
    "pt": "std::vector<float>",
}


def make(count: int) -> dict[str, Any]:
    """Rows with a counter, a small number, noise, short texts and lists of noise."""
    random = np.random.default_rng(1)
    lengths = random.poisson(3, count)
    offsets = np.concatenate(([0], np.cumsum(lengths))).astype(np.int64)
    return {
        "id": np.arange(count),
        "run": np.repeat(np.arange(count // 1000 + 1), 1000)[:count].astype(np.int32),
        "energy": random.exponential(50, count),
        "name": [f"event {number % 977}" for number in range(count)],
        "pt": Collection(offsets, Numbers(random.exponential(20, int(offsets[-1])).astype(np.float32))),
    }


def best(call: Callable[[], Any], repeat: int = 3) -> float:
    """The least of several times of the processor, in seconds: other programs hardly change it."""
    call()
    times = []
    for _ in range(repeat):
        start = time.process_time()
        call()
        times.append(time.process_time() - start)
    return min(times)


def figures(count: int, repeat: int) -> Iterator[Figure]:
    """Write and read the data in every form, print a table, and compare with an RNTuple without compression."""
    data = make(count)
    reading: dict[str, float] = {}
    print(f"{count} entries")
    print("| file | size [kB] | write [s] | read all [s] | read id, energy [s] | read 1000 rows [ms] |")
    print("|---|---:|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        forms: dict[str, Callable[[Path], None]] = {}
        for name, compression in (("none", "none"), ("zlib", "zlib:6"), ("zstd", "zstd:5")):
            forms[f"RNTuple, {name}"] = lambda path, c=compression: rnt.write(
                path, "t", data, schema=SCHEMA, compression=c
            )
        for profile in ("trevni-wiki", "trevni-avro"):
            for codec in ("null", "deflate"):
                checksum = "null" if codec == "null" else "crc32"
                forms[f"{profile}, {codec}"] = lambda path, p=profile, c=codec, k=checksum: rnt.trevni.write(
                    path, data, schema=SCHEMA, profile=p, codec=c, checksum=k
                )
        for number, (name, write) in enumerate(forms.items()):
            path = Path(folder) / f"{number}.bin"
            writing = best(lambda path=path, write=write: write(path), repeat)

            def read(*fields: str, path: Path = path, name: str = name, **rows: int) -> None:
                wanted = list(fields) or None
                if name.startswith("RNTuple"):
                    with rnt.open(path) as file:
                        file["t"].arrays(wanted, library="layout", **rows)
                else:
                    with rnt.trevni.open(path) as file:
                        file.arrays(wanted, library="layout", **rows)

            everything, two = best(read, repeat), best(lambda: read("id", "energy"), repeat)
            some = best(lambda: read(entry_start=count // 2, entry_stop=count // 2 + 1000), repeat)
            reading[name] = everything
            size = path.stat().st_size / 1000
            print(
                f"| {name} | {size:.0f} | {writing:.2f} | {everything:.3f} | {two:.3f} | {some * 1000:.1f} |"
            )
    for name, seconds in reading.items():
        value = seconds / reading["RNTuple, none"]
        yield Figure(f"read everything, {name}: this / RNTuple, none", value, value, value, at_least=False)


def main() -> int:
    """Measure, print and save."""
    options = arguments(__doc__ or "", rounds=3, entries=300_000).parse_args()
    return finish("trevni", figures(options.entries, options.rounds), options.json)


if __name__ == "__main__":
    sys.exit(main())
