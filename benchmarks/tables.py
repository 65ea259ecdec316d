"""CPU time and memory of statistics, differences, export and import, against numpy and pyarrow.

    python benchmarks/tables.py [--entries N] [--rounds N] [--directory DIR] [--json FILE] [--megabytes N]

Every candidate runs in a separate process, which measures its CPU time without the start of Python and the
imports. Candidates take turns in every round, and the median is shown. Memory, in MB, is the peak of the
private memory beyond the imports, without the mapped pages of files (sampled every few ms).
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from harness import Figure, arguments, finish

CHILD = """
import hashlib, sys, threading, time
import numpy as np, pyarrow as pa, pyarrow.parquet as pq, pyarrow.json
import rntuple_construct as rnt
from rntuple_construct.conversion import ConvertOptions, convert, diff, export, stats
from rntuple_construct.conversion.tables.import_table import import_file
from pathlib import Path
def status(name):
    with open("/proc/self/status") as file:
        return next(int(line.split()[1]) / 1000 for line in file if line.startswith(name))
class Sampler(threading.Thread):
    own, is_on = 0.0, True
    def run(self):
        while self.is_on:
            self.own = max(self.own, status("RssAnon"))
            time.sleep(0.005)
def read(name):
    with rnt.open(name) as file:
        for chunk in file["E"].iterate(step_size="32 MB", library="layout"):
            pass
def reduce(name):
    with rnt.open(name) as file:
        for chunk in file["E"].iterate(step_size="16 MB", library="layout"):
            for layout in chunk.values():
                layout.data.min(), layout.data.max(), layout.data.sum(dtype=np.float64)
                if layout.data.dtype.kind == "f":
                    np.isnan(layout.data).any()
def check(name):
    found = stats(name)
    data = np.load("flat.npz")
    for item in found.fields:
        values = data[item.path]
        exact = values.astype(np.float64)  # numpy adds single precision in single precision
        assert (item.minimum, item.maximum) == (values.min(), values.max()), item
        assert np.isclose(item.mean, exact.mean(), rtol=1e-12, atol=1e-12), item
        assert np.isclose(item.deviation, exact.std(), rtol=1e-10), item
sampler = Sampler(daemon=True)
def hashed(jobs):
    from rntuple_construct.base.processes import run_tasks
    for _ in run_tasks(hash_some, list(range(16)), jobs, None):
        pass
def hash_some(_):
    for _ in range(40):
        hashlib.sha256(bytes(1 << 20)).digest()
before, own, start, begun = status("VmHWM"), status("RssAnon"), time.process_time(), time.perf_counter()
if {sampled}:
    sampler.start()
{code}
spent, passed = time.process_time() - start, time.perf_counter() - begun
sampler.is_on = False
print(spent, status("VmHWM"), status("VmHWM") - before, max(sampler.own - own, 0.0), passed)
"""

CASES = {
    "stats": "stats('flat.root')",
    "read, and numpy's min, max, sum, isnan": "reduce('flat.root')",
    "stats, and numpy's values compared": "check('flat.root')",
    "read both files": "read('flat.root'); read('clusters.root')",
    "diff of the re-clustered copy": "assert diff('flat.root', 'clusters.root').is_equal",
    "export to Parquet": "export('flat.root', 'out.parquet')",
    "pyarrow reads and writes Parquet": "pq.write_table(pq.read_table('flat.parquet'), 'copy.parquet', compression='zstd')",
    "export to Arrow": "export('flat.root', 'out.arrow')",
    "export to CSV": "export('flat.root', 'out.csv')",
    "pyarrow writes CSV": "import pyarrow.csv; pyarrow.csv.write_csv(pq.read_table('flat.parquet'), 'copy.csv')",
    "export of clusters to Parquet": "export('large.root', 'large.parquet')",
    "hashing in 1 process": "hashed(1)",
    "hashing in 2 processes": "hashed(2)",
    "export to JSON lines": "export('flat.root', 'out.jsonl', step_size='2 MB')",
    "export to JSON lines, 2 workers": "export('flat.root', 'out.jsonl', step_size='2 MB', workers=2)",
    "export of clusters to Parquet, 2 workers": "export('large.root', 'large.parquet', workers=2)",
    "convert clusters": "convert('large.root', 'copy.root')",
    "convert clusters, 2 workers": "convert('large.root', 'copy.root', ConvertOptions(workers=2))",
    "import of JSON lines": "import_file(Path('rows.jsonl'), 'rows.root', 'E')",
    "pyarrow reads JSON lines": "pyarrow.json.read_json('rows.jsonl')",
}


def prepare(directory: Path, num_entries: int, megabytes: int) -> dict[str, float]:
    """Make the files; returns what there is to know about them."""
    import rntuple_construct as rnt

    rng = np.random.default_rng(1)
    data = {
        "a": rng.normal(size=num_entries), "b": rng.normal(size=num_entries).astype(np.float32),
        "c": rng.integers(0, 100, num_entries), "d": np.arange(num_entries), "e": rng.random(num_entries) < 0.5,
        "f": rng.exponential(size=num_entries),
    }  # fmt: skip
    np.savez(directory / "flat.npz", **data)
    rnt.write(directory / "flat.root", "E", data)
    small = rnt.WriteOptions(
        compression="lz4", approx_compressed_cluster_size=5_000_000, max_uncompressed_cluster_size=20_000_000,
        page_size=1 << 16,
    )  # fmt: skip
    rnt.write(directory / "clusters.root", "E", data, small)
    rnt.export(directory / "flat.root", directory / "flat.parquet")
    # Clusters of 64 MB, several of them.
    options = rnt.WriteOptions(
        compression="none",
        approx_compressed_cluster_size=64_000_000,
        max_uncompressed_cluster_size=64_000_000,
    )
    with rnt.create(directory / "large.root", "E", {"x": "double", "y": "double"}, options) as writer:
        for _ in range(6):
            writer.extend({"x": rng.normal(size=4_000_000), "y": rng.normal(size=4_000_000)})
    rows, size, number = random.Random(1), 0, 0
    with (directory / "rows.jsonl").open("w") as file:
        while size < megabytes * 1_000_000:
            hits = [rows.randrange(100) for _ in range(5)]
            row = {"id": number, "pt": rows.gauss(0, 1), "name": f"event {number % 1000}", "hits": hits}
            size += file.write(json.dumps(row | {"m": None if number % 7 else 1.5}) + "\n")
            number += 1
    with rnt.open(directory / "large.root") as file:
        ends = [cluster.num_entries for cluster in file["E"].clusters]
    return {"rows of JSON lines": number, "MB of the largest cluster": max(ends) * 16 / 1e6}


def measure(code: str, directory: Path) -> list[float]:
    """CPU seconds, MB and seconds on the clock of one candidate; time and memory of two runs, because sampling takes time."""
    found = []
    for sampled in ("False", "True"):
        text = CHILD.replace("{code}", code).replace("{sampled}", sampled)
        done = subprocess.run(
            [sys.executable, "-c", text], cwd=directory, check=True, capture_output=True, text=True
        )
        found.append([float(part) for part in done.stdout.split()])
    return [*found[0][:3], found[1][3], found[0][4]]


RATIOS = (
    ("diff / reading both", "diff of the re-clustered copy", "read both files"),
    ("export / pyarrow (Parquet)", "export to Parquet", "pyarrow reads and writes Parquet"),
    ("export / pyarrow (CSV)", "export to CSV", "pyarrow writes CSV"),
)
"""What takes at most twice the time of something else."""
WORKERS = (
    ("hashing, nothing shared", "hashing in 1 process", "hashing in 2 processes"),
    ("export to JSON lines", "export to JSON lines", "export to JSON lines, 2 workers"),
    ("export to Parquet", "export of clusters to Parquet", "export of clusters to Parquet, 2 workers"),
    ("convert", "convert clusters", "convert clusters, 2 workers"),
)
"""What two workers do in less time on the clock, which hashing shows the limit of."""
_ENTRIES = 1_000_000


def figures(results: dict[str, list[list[float]]], num_entries: int) -> Iterable[Figure]:
    """Ratios, and seconds and memory of everything."""
    seconds = [spent for spent, *_ in results["stats"]]
    goal = 1 if num_entries == _ENTRIES else None  # less are over sooner
    yield Figure.of(f"stats of {num_entries} entries of 6 columns", seconds, goal, at_least=False, unit="s")
    limit = [spent for spent, *_ in results["read, and numpy's min, max, sum, isnan"]]
    ratios = [one / other for one, other in zip(limit, seconds, strict=True)]
    goal = 0.6 if num_entries == _ENTRIES else None
    yield Figure.of("stats / reading and numpy's min, max, sum, isnan (speed)", ratios, goal)
    for what, one, other in RATIOS:
        ratios = [left[0] / right[0] for left, right in zip(results[one], results[other], strict=True)]
        times = {name: 1e3 * statistics.median(spent for spent, *_ in results[name]) for name in (one, other)}
        yield Figure.of(what, ratios, 2, at_least=False, milliseconds=times)
    for what, one, other in WORKERS:
        ratios = [left[4] / right[4] for left, right in zip(results[one], results[other], strict=True)]
        yield Figure.of(f"2 workers / 1, on the clock: {what}", ratios)
    for name, rounds in results.items():
        own = [each[3] for each in rounds]
        yield Figure.of(f"own memory: {name}", own, at_least=False, unit="MB")


def main() -> int:
    """Measure and report; the exit code is 1 if a goal is missed."""
    parser = arguments(__doc__.partition("\n")[0], rounds=3, entries=_ENTRIES)
    parser.add_argument("--megabytes", type=int, default=116, help="size of the JSON lines (116)")
    options = parser.parse_args()
    options.directory.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=options.directory) as name:
        directory = Path(name)
        facts: dict[str, Any] = prepare(directory, options.entries, options.megabytes)
        results: dict[str, list[list[float]]] = {name: [] for name in CASES}
        for _ in range(options.rounds):
            for name, code in CASES.items():
                results[name].append(measure(code, directory))
    return finish("tables", figures(results, options.entries), options.json, entries=options.entries, **facts)


if __name__ == "__main__":
    sys.exit(main())
