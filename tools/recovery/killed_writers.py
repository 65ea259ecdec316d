"""Kill writers at random moments, damage files at random places, and compare what ``rntuple recover`` brings back.

    python tools/recovery/killed_writers.py --count 200 --damaged 500 [--seed 0] [--writers root,ours] [--folder DIR]
    python tools/recovery/killed_writers.py --unfinished tests/data/unfinished

Twelve schemas with every kind of type, zstd, lz4, zlib and no compression, pages and clusters of random sizes. The writers are
ROOT, ROOT in a TFile beside other objects, ROOT's parallel writer, ROOT without a buffer, this package, and uproot. Each one is
a process that SIGKILL ends. Damaged files are files of killed and of complete writers that are cut, overwritten or zeroed.
The number of an entry decides its values: each recovered entry is compared, bit by bit, with the entry of a complete file. A
wrong value or an exception is a failure, and so is a difference between the values that this package and uproot read.
Failures make the exit code 1. Needs ROOT (make root) and uproot.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "generated" / "python")]

import awkward as ak
import numpy as np
import uproot

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.conversion.tables.kept_types import declared_fields

PYTHON = REPOSITORY / ".venv-root" / "bin" / "python"
NUM_SCHEMAS = 12
NUM_ENTRIES = 100_000
UNFINISHED_SCHEMA = 1
COMPRESSIONS = {"zstd": 505, "lz4": 404, "zlib": 101, "none": 0}
KINDS = {"root": ("alone", "beside", "parallel", "pages"), "ours": ("ours",), "uproot": ("uproot",)}
SHARE = {"alone": 5, "beside": 2, "parallel": 2, "pages": 2, "ours": 3, "uproot": 1}
"""Weights by which writers are drawn."""
_NOT_LIKE_UPROOT = ("variant", "unique_ptr")
"""Types that uproot 5.7 reads in another way: it takes indices of variants as those of the first cluster, and pointers as lists."""
_QUANTIZED = ("quant", "few")
"""Fields whose numbers uproot rounds in another way."""
KIB, MIB = 1 << 10, 1 << 20


@dataclass
class Tally:
    """Figures of many files.

    Args:
        clusters: numbers of clusters by kind of writer, compression and status.
        reasons: why clusters were not recovered.
        failures: files with wrong values, and exceptions.
    """

    clusters: dict[tuple[str, str], Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    reasons: Counter[tuple[str, str]] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    num_entries: int = 0
    peak: float = 0


class Writers:
    """Processes that write, and complete files to compare with.

    Args:
        folder: for all files.
        num_entries: entries of a complete file.
    """

    def __init__(self, folder: Path, num_entries: int = NUM_ENTRIES) -> None:
        self.folder, self.num_entries = folder, num_entries
        self._root = subprocess.Popen(
            [PYTHON, Path(__file__).with_name("root_writers.py")], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        self._seconds: dict[int, float] = {}

    def close(self) -> None:
        """End the process of ROOT."""
        if self._root.stdin is not None:
            self._root.stdin.close()
        self._root.wait()

    def root(self, path: Path, schema: int, seconds: float | None, **options: Any) -> float:
        """Write a file with ROOT, and kill the writer after some seconds."""
        asked = {
            "path": str(path), "schema": schema, "kind": "alone", "compression": 505, "cluster": 8 * MIB, "page": MIB, "budget": 0,
            "buffer": 4 * MIB, "buffered": True, "entries": self.num_entries, "seconds": seconds, **options,
        }  # fmt: skip
        if self._root.stdin is None or self._root.stdout is None:
            raise RuntimeError("the process has no pipes")
        self._root.stdin.write(json.dumps(asked) + "\n")
        self._root.stdin.flush()
        return float(self._root.stdout.readline())

    def reference(self, schema: int) -> Path:
        """The complete file of a schema."""
        path = self.folder / f"reference-{schema}.root"
        if schema not in self._seconds:
            self._seconds[schema] = self.root(path, schema, None)
        return path

    @cache  # noqa: B019 - there is one object
    def values(self, schema: int) -> ak.Array:
        """All entries of a schema."""
        with rnt.open(self.reference(schema)) as file:
            return file["Events"].arrays(library="ak")

    def killed(
        self,
        path: Path,
        kind: str,
        schema: int,
        compression: str,
        draw: random.Random,
        seconds: float | None = None,
    ) -> str:
        """Leave what a writer leaves that is killed after some seconds, by default at a random moment; returns its options."""
        reference = self.reference(schema)
        cluster = draw.choice([50_000, 200_000, MIB])
        page = draw.choice([4 * KIB, 16 * KIB, 64 * KIB, MIB])
        if kind in KINDS["root"]:
            page, budget = min(page, 8 * cluster), draw.choice([0, 256 * MIB])
            buffer = draw.choice([4 * KIB, 64 * KIB])
            if seconds is None:
                seconds = self._seconds[schema] * draw.uniform(0.1, 1.2) * (2 if compression == "zlib" else 1)
            self.root(
                path, schema, seconds, kind=kind, compression=COMPRESSIONS[compression], cluster=cluster, page=page, budget=budget,
                buffer=buffer, buffered=kind != "pages",
            )  # fmt: skip
            return f"cluster {cluster} page {page} budget {budget} buffer {buffer}"
        write = _write_ours if kind == "ours" else _write_uproot
        values = self.values(schema)
        child = os.fork()
        if not child:
            try:
                write(path, reference, values, compression, draw.choice([500, 3000, 10_000]), page)
                signal.pause()
            finally:
                os._exit(1)
        time.sleep(draw.uniform(0.05, 2.5) if seconds is None else seconds)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        for part in path.parent.glob(f".{path.name}.*.part"):  # this package renames complete files only
            os.replace(part, path)
        return f"page {page}"


def _write_ours(
    path: Path, reference: Path, values: ak.Array, compression: str, step: int, page: int
) -> None:
    with rnt.open(reference) as file:
        ntuple = file["Events"]
        schema = declared_fields(ntuple, ntuple.nodes)
        options = rnt.WriteOptions(compression=COMPRESSIONS[compression], page_size=page)
        writer = rnt.create(path, "Events", schema, options)
        for number, start in enumerate(range(0, len(values), step)):
            writer.extend(values[start : start + step])
            if number % 3 == 2:
                writer.flush_cluster()


def _write_uproot(
    path: Path, reference: Path, values: ak.Array, compression: str, step: int, page: int
) -> None:
    name = {"zstd": uproot.ZSTD(5), "lz4": uproot.LZ4(4), "zlib": uproot.ZLIB(1), "none": None}[compression]
    fields = {name: values[name] for name in values.fields}
    file = uproot.recreate(path, compression=name)
    ntuple = file.mkrntuple("Events", {name: each[:step] for name, each in fields.items()})
    for start in range(step, len(values), step):
        ntuple.extend({name: each[start : start + step] for name, each in fields.items()})


def is_equal(one: ak.Array, other: ak.Array) -> bool:
    """Return whether two arrays have the same bits."""
    parts = [ak.to_buffers(ak.to_packed(each)) for each in (one, other)]
    (form, length, buffers), (other_form, other_length, others) = parts
    return (
        length == other_length
        and form.type == other_form.type
        and buffers.keys() == others.keys()
        and all(np.asarray(buffers[key]).tobytes() == np.asarray(others[key]).tobytes() for key in buffers)
    )


def check(path: Path, values: ak.Array, tally: Tally, kind: str, compression: str, what: str) -> None:
    """Recover a file, compare all entries, and count its clusters."""
    target = path.with_name("recovered.root")
    target.unlink(missing_ok=True)
    try:
        # Pages of uproot have no checksums: without damage their values are right.
        report = rnt.recover(path, target, durable=False, assume_intact=kind == "uproot")
    except RNTupleError as error:
        tally.clusters[kind, compression]["refused"] += 1
        tally.reasons[kind, str(error)[:60]] += 1
        return
    for found in report.ntuples:
        counts = tally.clusters[kind, compression]
        counts.update(each.status for each in found.clusters)
        tally.reasons.update((kind, each.reason[:60]) for each in found.clusters if each.reason)
        if not found.num_entries:
            continue
        with rnt.open(target) as file:
            ntuple = file[found.path]
            got = ntuple.arrays(library="ak")
            types = {name: node.field.type_name for name, node in ntuple.nodes.items()}
        ids = ak.to_numpy(got["id"])
        tally.num_entries += len(ids)
        wanted = values[ids[(ids >= 0) & (ids < len(values))]]
        for name in got.fields:
            if not is_equal(got[name], wanted[name]):
                tally.failures.append(f"{what}: field '{name}' has wrong values")
        with uproot.open(target) as other:
            theirs = other[found.path].arrays()
        for name in got.fields:
            if any(each in types[name] for each in _NOT_LIKE_UPROOT) or name in _QUANTIZED:
                continue
            if ak.to_list(theirs[name][-50:]) != ak.to_list(got[name][-50:]):
                tally.failures.append(f"{what}: uproot reads other values of field '{name}'")


def damaged(data: bytes, draw: random.Random) -> bytes:
    """A file that is cut, overwritten or zeroed at random places."""
    changed = bytearray(data)
    for _ in range(draw.choice([1, 1, 2, 5])):
        if not changed:  # cut, or the writer was killed before its first byte
            break
        way = draw.choice(["cut", "head", "zeros", "noise", "flip", "shift"])
        length = min(draw.choice([1, 8, 100, 4096, 100_000]), len(changed))
        start = draw.randrange(len(changed) - length + 1)
        if way == "cut":
            del changed[start:]
        elif way == "head":
            changed[: draw.randrange(1, 300)] = bytes(draw.randrange(1, 300))
        elif way == "zeros":
            changed[start : start + length] = bytes(length)
        elif way == "noise":
            changed[start : start + length] = draw.randbytes(length)
        elif way == "shift":
            changed[start + 1 : start + length] = changed[start : start + length - 1]
        else:
            changed[start] ^= 1 << draw.randrange(8)
    return bytes(changed)


def runs(arguments: argparse.Namespace, writers: Writers, tally: Tally) -> Iterator[str]:
    """Do all runs; yields a line for each."""
    kinds = [kind for name in arguments.writers.split(",") for kind in KINDS[name]]
    path = writers.folder / "damaged.root"
    for number in range(arguments.first, arguments.first + arguments.count + arguments.damaged):
        draw = random.Random(f"{arguments.seed} {number}")
        kind = draw.choices(kinds, [SHARE[each] for each in kinds])[0]
        schema, compression = draw.randrange(NUM_SCHEMAS), draw.choice([*COMPRESSIONS])
        is_damaged = number - arguments.first >= arguments.count
        path.unlink(missing_ok=True)
        if is_damaged and draw.random() < 0.5:
            size = draw.choice([30_000, 100_000])
            writers.reference(schema)
            writers.root(
                path,
                schema,
                None,
                compression=COMPRESSIONS[compression],
                cluster=size,
                page=min(MIB, 8 * size),
            )
            options = f"cluster {size}"
            kind = "complete"
        else:
            options = writers.killed(path, kind, schema, compression, draw)
        what = f"{number}: {kind}, schema {schema}, {compression}, {options}"
        if is_damaged and path.exists():
            path.write_bytes(damaged(path.read_bytes(), draw))
            kind, what = "damaged", f"{what}, damaged"
        before = {key: counts.copy() for key, counts in tally.clusters.items()}
        num_failures, start = len(tally.failures), time.monotonic()
        try:
            if path.exists():
                check(path, writers.values(schema), tally, kind, compression, what)
        except Exception as error:  # noqa: BLE001 - each one is a failure that is reported
            tally.failures.append(f"{what}: {error!r}")
        if path.exists() and (len(tally.failures) > num_failures or arguments.keep):
            os.replace(
                path,
                writers.folder
                / f"{'failed' if len(tally.failures) > num_failures else 'kept'}-{number}.root",
            )
        counts = tally.clusters[kind, compression] - before.get((kind, compression), Counter())
        yield f"{what}: {dict(counts)}, {time.monotonic() - start:.1f} s"


def leave_unfinished(writers: Writers, folder: Path) -> None:
    """Leave a small file of each writer: all its clusters but the last one are written when it is killed."""
    folder.mkdir(parents=True, exist_ok=True)
    draw = random.Random(0)
    for kind in KINDS["root"]:
        is_buffered = kind != "pages"
        writers.root(
            folder / f"root-{kind}.root", UNFINISHED_SCHEMA, 5.0, kind=kind, cluster=8000, page=4 * KIB if is_buffered else KIB,
            buffer=4 * KIB, entries=4000, buffered=is_buffered,
        )  # fmt: skip
    # Full buffers cut the equal offsets of muons in several ways.
    writers.root(
        folder / "root-equal-offsets.root", 8, 5.0, compression=COMPRESSIONS["lz4"], cluster=10_000, page=16 * KIB,
        buffer=4 * KIB, entries=1617,
    )  # fmt: skip
    writers.killed(folder / "ours.root", "ours", UNFINISHED_SCHEMA, "zstd", draw, seconds=20.0)
    path = folder / "uproot.root"
    values = writers.values(UNFINISHED_SCHEMA)
    _write_uproot(path, writers.reference(UNFINISHED_SCHEMA), values, "zstd", 1500, 4 * KIB)
    path.write_bytes(
        path.read_bytes()[:-2000]
    )  # uproot leaves a complete file after each batch: its end is cut off


def main() -> int:
    """Run, and print the figures."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=200, help="writers that are killed")
    parser.add_argument("--damaged", type=int, default=0, help="files that are damaged")
    parser.add_argument("--first", type=int, default=0, help="number of the first run")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--writers", default="root,ours,uproot")
    parser.add_argument("--folder", type=Path, help="folder of the files; failures stay there")
    parser.add_argument(
        "--unfinished", type=Path, help="only leave a small file of each writer in this folder"
    )
    parser.add_argument("--keep", action="store_true", help="keep all damaged files")
    arguments = parser.parse_args()
    folder = arguments.folder or Path(tempfile.mkdtemp(prefix="killed-"))
    folder.mkdir(parents=True, exist_ok=True)
    tally, writers = Tally(), Writers(folder, 5000 if arguments.unfinished else NUM_ENTRIES)
    try:
        if arguments.unfinished:
            leave_unfinished(writers, arguments.unfinished)
            return 0
        for line in runs(arguments, writers, tally):
            print(line, flush=True)
    finally:
        writers.close()
    for (kind, compression), counts in sorted(tally.clusters.items()):
        whole = counts["recovered"] + counts["ambiguous"] + counts["damaged"]
        share = 100 * counts["recovered"] / whole if whole else 0
        print(
            f"{kind:10} {compression:5} {counts['recovered']:6} of {whole:6} whole clusters, {share:.1f} %  {dict(counts)}"
        )
    for (kind, reason), count in tally.reasons.most_common(20):
        print(f"{count:6} {kind}: {reason}")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // KIB
    print(
        f"{tally.num_entries} entries compared, {len(tally.failures)} failures, peak memory {peak} MiB (with all values to compare)"
    )
    for each in tally.failures:
        print(f"FAILED {each}")
    return 1 if tally.failures else 0


if __name__ == "__main__":
    sys.exit(main())
