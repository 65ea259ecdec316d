"""CPU time and memory of statistics, differences, export and import, against numpy and pyarrow.

    python benchmarks/tables.py [--entries N] [--rounds N] [--directory DIR] [--json FILE] [--megabytes N]

Every candidate runs in a process of its own, which measures its CPU time without the start of Python and the imports;
candidates take turns in every round, and the median is shown. Memory, in MB, is the peak of the process, what came on top
of the imports, and how much of that is the process's own, without the mapped pages of files (sampled every few ms).
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

CHILD = """
import sys, threading, time
import numpy as np, pyarrow as pa, pyarrow.parquet as pq, pyarrow.json
import rntuple_construct as rnt
from rntuple_construct.conversion import diff, export, stats
from rntuple_construct.conversion.importing import import_file
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
def check(name):
    found = stats(name)
    data = np.load("flat.npz")
    for item in found.fields:
        values = data[item.path]
        assert (item.minimum, item.maximum) == (values.min(), values.max()), item
        assert np.isclose(item.mean, values.mean(), rtol=1e-12, atol=1e-12), item
        assert np.isclose(item.deviation, values.std(), rtol=1e-10), item
sampler = Sampler(daemon=True)
before, own, start = status("VmHWM"), status("RssAnon"), time.process_time()
if {sampled}:
    sampler.start()
{code}
spent = time.process_time() - start
sampler.is_on = False
print(spent, status("VmHWM"), status("VmHWM") - before, max(sampler.own - own, 0.0))
"""

CASES = {
    "stats": "stats('flat.root')",
    "stats, and numpy's values compared": "check('flat.root')",
    "read both files": "read('flat.root'); read('clusters.root')",
    "diff of the re-clustered copy": "assert diff('flat.root', 'clusters.root').is_equal",
    "export to Parquet": "export('flat.root', 'out.parquet')",
    "pyarrow reads and writes Parquet": "pq.write_table(pq.read_table('flat.parquet'), 'copy.parquet', compression='zstd')",
    "export to Arrow": "export('flat.root', 'out.arrow')",
    "export to CSV": "export('flat.root', 'out.csv')",
    "pyarrow writes CSV": "import pyarrow.csv; pyarrow.csv.write_csv(pq.read_table('flat.parquet'), 'copy.csv')",
    "export of clusters to Parquet": "export('large.root', 'large.parquet')",
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
    """CPU seconds and MB of one candidate; time and memory of two runs, because sampling takes time."""
    found = []
    for sampled in ("False", "True"):
        text = CHILD.replace("{code}", code).replace("{sampled}", sampled)
        done = subprocess.run(
            [sys.executable, "-c", text], cwd=directory, check=True, capture_output=True, text=True
        )
        found.append([float(part) for part in done.stdout.split()])
    return [*found[0][:3], found[1][3]]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--entries", type=int, default=1_000_000)
    parser.add_argument("--megabytes", type=int, default=116)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--directory", type=Path, default=Path("build/benchmark-tables"))
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    arguments.directory.mkdir(parents=True, exist_ok=True)
    facts: dict[str, Any] = prepare(arguments.directory, arguments.entries, arguments.megabytes)
    results: dict[str, list[list[float]]] = {name: [] for name in CASES}
    for _ in range(arguments.rounds):
        for name, code in CASES.items():
            results[name].append(measure(code, arguments.directory))
    print(f"{arguments.entries} entries of 6 columns; {facts}")
    print(f"{'':40}{'CPU s':>8}{'peak MB':>9}{'more MB':>9}{'own MB':>9}")
    for name, rounds in results.items():
        seconds, peak, more, own = (statistics.median(each) for each in zip(*rounds, strict=True))
        facts[name] = {
            "cpu_seconds": seconds,
            "peak_megabytes": peak,
            "more_megabytes": more,
            "own_megabytes": own,
        }
        print(f"{name:40}{seconds:8.2f}{peak:9.0f}{more:9.0f}{own:9.0f}")
    for name, one, other in (
        ("diff / reading both", "diff of the re-clustered copy", "read both files"),
        ("export / pyarrow (Parquet)", "export to Parquet", "pyarrow reads and writes Parquet"),
        ("export / pyarrow (CSV)", "export to CSV", "pyarrow writes CSV"),
    ):
        pairs = zip(results[one], results[other], strict=True)
        facts[name] = statistics.median(left[0] / right[0] for left, right in pairs)
        print(f"{name:40}{facts[name]:8.2f}")
    if arguments.json:
        arguments.json.write_text(json.dumps(facts, indent=1))


if __name__ == "__main__":
    main()
