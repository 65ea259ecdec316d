"""Files of many clusters: ``info`` and ``validate`` against hashing their pages one by one, with the peak of memory.

    python benchmarks/clusters.py [--clusters N] [--file FILE] [--rounds N] [--json FILE]

Ten columns have one page of four numbers in each cluster, in one cluster group. Times are CPU seconds of whole processes,
which take turns. The other candidate is a loop in Python that hashes all pages. Memory is the peak of the process, with the
mapped file.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from harness import Figure, arguments, finish

import rntuple_construct as rnt

NUM_COLUMNS = 10
LOOP = """
import sys
import xxhash
import rntuple_construct as rnt
with open(sys.argv[1], "rb") as file:
    data = memoryview(file.read())
with rnt.open(sys.argv[1]) as file:
    (pages,) = {id(cluster.page_list): cluster.page_list for cluster in file.only().clusters}.values()
hashed = xxhash.xxh3_64_digest
for start, size in zip(pages.offset.tolist(), pages.size.tolist()):
    hashed(data[start : start + size])
"""
CANDIDATES = {
    "info": ["-m", "rntuple_construct", "info", "--no-columns"],
    "validate": ["-m", "rntuple_construct", "validate", "--level", "checksums"],
    "hashing": ["-c", LOOP],
}
GOALS = {"info": (0.5, 120), "validate": (3.0, 200)}
"""Times against hashing, and megabytes, of files of at least FULL clusters."""
FULL = 100_000


def write(path: Path, num_clusters: int) -> None:
    """Write the file."""
    names = [f"f{number}" for number in range(NUM_COLUMNS)]
    batch = {name: np.arange(4, dtype=np.float32) for name in names}
    options = rnt.WriteOptions(compression="none", share_pages=False)
    with rnt.create(path, "nt", dict.fromkeys(names, "float"), options) as writer:
        for _ in range(num_clusters):
            writer.extend(batch, flush=True)


def run(words: list[str], path: Path) -> tuple[float, float]:
    """CPU seconds and megabytes of one process."""
    code = (
        "import resource, subprocess, sys; subprocess.run([sys.executable, *sys.argv[1:]], check=True,"
        " stdout=subprocess.DEVNULL); print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    )
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [sys.executable, "-c", code, *words, str(path)], capture_output=True, text=True, check=True
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return seconds, int(done.stdout) / 1000


def figures(path: Path, num_clusters: int, rounds: int) -> Iterator[Figure]:
    """Ratios of the times, and megabytes; without goals for small files, where the start of the commands dominates."""
    seconds: dict[str, list[float]] = {name: [] for name in CANDIDATES}
    megabytes: dict[str, list[float]] = {name: [] for name in CANDIDATES}
    for _ in range(rounds):
        for name, words in CANDIDATES.items():
            took, room = run(words, path)
            seconds[name].append(took)
            megabytes[name].append(room)
    for name, goals in GOALS.items():
        most_times, most_megabytes = goals if num_clusters >= FULL else (None, None)
        ratios = [own / loop for own, loop in zip(seconds[name], seconds["hashing"], strict=True)]
        times = {each: 1e3 * float(np.median(seconds[each])) for each in (name, "hashing")}
        yield Figure.of(f"{name} / hashing all pages", ratios, most_times, at_least=False, milliseconds=times)
        yield Figure.of(f"{name}: memory", megabytes[name], most_megabytes, at_least=False, unit="MB")


def main() -> int:
    """Measure and print; the exit code is 1 if a goal is missed."""
    parser = arguments(__doc__ or "", rounds=3)
    parser.add_argument("--clusters", type=int, default=100_000)
    parser.add_argument("--file", type=Path, help="a file that was written before; default: write one")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.directory) as directory:
        path = options.file or Path(directory) / "clusters.root"
        if not path.exists():
            write(path, options.clusters)
        return finish(
            "clusters",
            figures(path, options.clusters, options.rounds),
            options.json,
            clusters=options.clusters,
        )


if __name__ == "__main__":
    sys.exit(main())
