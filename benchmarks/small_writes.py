"""Short batches, small clusters, small pages and small files, and a large batch beside them; one checkout or two.

    python benchmarks/small_writes.py [--against DIRECTORY] [--rounds N] [--only TEXT] [--json FILE]

This measures the way of a batch from ``extend`` to the file, not encoding and compression, so the file is in
memory. Every round runs each checkout in a separate process, in turn, because the machine is shared. Numbers
are microseconds of CPU time for each call: the smallest of the repetitions within a process, the median over
the rounds. With ``--against`` the ratio is taken inside each round: below 1 this checkout is faster.
"""

from __future__ import annotations

import gc
import io
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from harness import Figure, add_checkouts, arguments, checkouts, environment_of, finish

REPETITIONS = 5
SHORT_CALLS = 1.3
"""How many times the time of one call with all entries many calls of 1,000 entries may take."""


def cases() -> dict[str, tuple[int, Callable[[], Any]]]:
    """Number of calls and what runs them, by name."""
    import numpy as np

    import rntuple_construct as rnt

    random = np.random.default_rng(1)
    flat = {"id": "std::int64_t", "x": "float", "y": "float", "flag": "bool"}
    nested = {**flat, "pt": "std::vector<float>", "name": "std::string"}
    wide = {f"x{number}": "float" for number in range(100)}

    def rows(num: int, schema: dict[str, str]) -> dict[str, Any]:
        from rntuple_construct.model.values.layout import Collection, Numbers, Strings

        offsets = np.arange(num + 1) * 3
        made = {
            "std::int64_t": np.arange(num),
            "float": random.random(num, np.float32),
            "bool": random.random(num) < 0.5,
            "std::vector<float>": Collection(offsets, Numbers(random.random(3 * num, np.float32))),
            "std::string": Strings(offsets, np.full(3 * num, 65, np.uint8)),
        }
        return {name: made[type_name] for name, type_name in schema.items()}

    def extends(
        calls: int, data: Any, schema: Any, *, flush: bool = False, **options: Any
    ) -> Callable[[], Any]:
        def run() -> None:
            with rnt.create(io.BytesIO(), "ntpl", schema, rnt.WriteOptions(**options)) as writer:
                for _ in range(calls):
                    writer.extend(data)
                    if flush:
                        writer.flush_cluster()

        return run

    def ranges() -> None:
        with rnt.create(io.BytesIO(), "ntpl", {"x": "float"}) as writer:
            writer.extend({"x": np.zeros(1000, np.float32)})
            attributes = writer.attribute_set("set", {"a": "float"})
            for number in range(200):
                attributes.append(number, 1, a=1.0)

    def files() -> None:
        for _ in range(20):
            rnt.write(io.BytesIO(), "ntpl", {"x": np.zeros(10, np.float32)})

    ten = [{"id": n, "x": 0.5, "y": 1.5, "flag": True, "pt": [1.0, 2.0], "name": "ab"} for n in range(10)]
    return {
        "extend, 1000 entries, 4 numbers": (500, extends(500, rows(1000, flat), flat)),
        "extend, 1000 entries, nested": (300, extends(300, rows(1000, nested), nested)),
        "extend, 1000 entries, nested, no compression": (
            300, extends(300, rows(1000, nested), nested, compression="none")),
        "extend, 10 entries, 4 numbers": (1000, extends(1000, rows(10, flat), flat)),
        "extend, 10 entries, nested": (1000, extends(1000, rows(10, nested), nested)),
        "extend, 10 rows of Python objects": (300, extends(300, ten, nested)),
        "extend, 10 entries, 100 numbers": (100, extends(100, rows(10, wide), wide)),
        "cluster, 10 entries, 4 numbers": (300, extends(300, rows(10, flat), flat, flush=True)),
        "cluster, 1000 entries, nested": (200, extends(200, rows(1000, nested), nested, flush=True)),
        "cluster, 10 entries, 100 numbers": (30, extends(30, rows(10, wide), wide, flush=True)),
        "cluster, 1000 entries, pages at once": (
            200, extends(200, rows(1000, nested), nested, flush=True, buffered=False)),
        "extend, 100000 entries, pages of 1 KiB, at once": (
            5, extends(5, rows(100_000, flat), flat, buffered=False, page_size=1024, compression="none")),
        "extend, 100000 entries, pages of 1 KiB": (
            5, extends(5, rows(100_000, flat), flat, page_size=1024, compression="none")),
        "extend, 1000000 entries, nested": (1, extends(1, rows(1_000_000, nested), nested)),
        "extend, 1000000 entries, nested, no compression": (
            1, extends(1, rows(1_000_000, nested), nested, compression="none")),
        "entry of an attribute set": (200, ranges),
        "file of one RNTuple": (20, files),
    }  # fmt: skip


def work(only: str) -> None:
    """Print microseconds per call of each case as JSON; runs in a separate process."""
    found = {}
    for name, (calls, run) in cases().items():
        if only not in name:
            continue
        run()
        gc.collect()
        times = []
        for _ in range(REPETITIONS):
            start = time.process_time()
            run()
            times.append(time.process_time() - start)
        found[name] = min(times) / calls * 1e6
    print(json.dumps(found))


def measure(checkout: Path, only: str) -> dict[str, float]:
    """Run all cases with the package of a checkout."""
    done = subprocess.run(
        [sys.executable, __file__, "--work", "--only", only], capture_output=True, text=True, check=True,
        env=environment_of(checkout),
    )  # fmt: skip
    found: dict[str, float] = json.loads(done.stdout)
    return found


def figures(rounds: list[list[dict[str, float]]]) -> Iterator[Figure]:
    """Microseconds of each case; with another checkout the ratios to it; and short calls beside a long one."""
    for name in rounds[0][0]:
        yield Figure.of(name, [turn[0][name] for turn in rounds], at_least=False, unit="us")
        if len(rounds[0]) > 1:
            ratios = [turn[0][name] / turn[1][name] for turn in rounds]
            yield Figure.of(f"{name}: this / the other checkout", ratios, at_least=False)
    for suffix in ("nested", "nested, no compression"):
        short, long = f"extend, 1000 entries, {suffix}", f"extend, 1000000 entries, {suffix}"
        if short in rounds[0][0] and long in rounds[0][0]:
            ratios = [1000 * turn[0][short] / turn[0][long] for turn in rounds]
            what = f"{suffix}: a thousand calls / one call of as many entries"
            yield Figure.of(what, ratios, SHORT_CALLS, at_least=False)


def main() -> int:
    """Measure and report; the exit code is 1 if a goal is missed."""
    parser = arguments(__doc__ or "")
    add_checkouts(parser)
    options = parser.parse_args()
    if options.work:
        work(options.only)
        return 0
    rounds = [
        [measure(checkout, options.only) for checkout in checkouts(options)] for _ in range(options.rounds)
    ]
    return finish("small_writes", figures(rounds), options.json)


if __name__ == "__main__":
    sys.exit(main())
