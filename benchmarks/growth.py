"""Growth of the time of open, info, validate, explain and convert with the contents of a file: exponents over two decades.

    python benchmarks/growth.py [--sizes 200,2000,20000] [--what groups,fields] [--do open,validate] [--json FILE]

Files are made in memory with one growing number: fields, columns of one field, clusters, cluster groups,
pages, extra type infos, or attribute sets. For each the exponent is the slope of log(time) over log(number);
1 is linear. It is fitted by least squares, after the time for the smallest file is subtracted as a constant.
Time is processor time, the best of several runs.
"""

from __future__ import annotations

import gc
import math
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from harness import Figure, arguments, finish

import rntuple_construct as rnt

MOST = 1.15
"""The largest exponent that counts as linear."""

SIZES = (200, 2000, 20_000)

Maker = Callable[[int, Path], None]


def fields(count: int, path: Path) -> None:
    """One entry of a number of fields of one column each."""
    names = [f"f{index}" for index in range(count)]
    with rnt.create(path, "nt", dict.fromkeys(names, "float")) as writer:
        writer.extend({name: np.zeros(1, np.float32) for name in names})


def columns(count: int, path: Path) -> None:
    """One entry of strings, which have two columns each."""
    names = [f"f{index}" for index in range(max(count // 2, 1))]
    with rnt.create(path, "nt", dict.fromkeys(names, "std::string")) as writer:
        writer.extend({name: ["x"] for name in names})


def _flushed(count: int, path: Path, *, in_groups: bool) -> None:
    with rnt.create(path, "nt", {"x": "std::int32_t"}) as writer:
        for index in range(count):
            writer.extend({"x": np.array([index], np.int32)})
            writer.flush_cluster()
            if in_groups:
                writer.commit_cluster_group()


def clusters(count: int, path: Path) -> None:
    """So many clusters of one entry in one cluster group."""
    _flushed(count, path, in_groups=False)


def groups(count: int, path: Path) -> None:
    """So many cluster groups of one cluster of one entry."""
    _flushed(count, path, in_groups=True)


def pages(count: int, path: Path) -> None:
    """One column in pages of four elements."""
    values = np.arange(4 * count, dtype=np.int32)
    with rnt.create(path, "nt", {"x": "std::int32_t"}, rnt.WriteOptions(page_size=16)) as writer:
        writer.extend({"x": values})


def type_infos(count: int, path: Path) -> None:
    """So many extra type infos."""
    with rnt.create(path, "nt", {"x": "std::int32_t"}) as writer:
        writer.extend({"x": np.zeros(1, np.int32)})
        for index in range(count):
            writer.add_extra_type_info(b"", type_name=f"T{index}")


def attribute_sets(count: int, path: Path) -> None:
    """So many linked attribute sets without ranges."""
    with rnt.create(path, "nt", {"x": "std::int32_t"}) as writer:
        writer.extend({"x": np.zeros(1, np.int32)})
        for index in range(count):
            writer.attribute_set(f"set{index}", {"a": "std::int32_t"})


GROWING: dict[str, tuple[Maker, int]] = {
    "fields": (fields, 1), "columns": (columns, 1), "clusters": (clusters, 1), "groups": (groups, 1), "pages": (pages, 10),
    "type_infos": (type_infos, 1), "attribute_sets": (attribute_sets, 10),
}  # fmt: skip
"""What grows: a maker of files, and what the sizes are multiplied with (or, for attribute sets, divided by)."""


def do_open(path: Path) -> None:
    """Open the file and load all metadata."""
    with rnt.open(path) as file:
        ntuple = file.only()
        _ = ntuple.clusters
        for name in ntuple.attribute_sets:
            ntuple.attribute_set(name)


def do_validate(path: Path) -> None:
    """Validate at the deepest level."""
    report = rnt.validate(path)
    if not report.ok:
        raise SystemExit(f"{path}: {report.findings[0]}")


def do_explain(path: Path) -> None:
    """Annotate all bytes."""
    from rntuple_construct.explain import annotate

    with annotate(path) as file_map:
        if file_map.problems:
            raise SystemExit(f"{path}: {file_map.problems[0]}")


def do_convert(path: Path) -> None:
    """Write the file again and compare."""
    from rntuple_construct.conversion import convert

    convert(path, path.with_suffix(".copy.root"))


def do_info(path: Path) -> None:
    """Sum up sizes by column and field, as `rntuple info` does."""
    from rntuple_construct.reader.summary import summarize

    with rnt.open(path) as file:
        summarize(file.only())


ACTIONS = {
    "open": do_open,
    "info": do_info,
    "validate": do_validate,
    "explain": do_explain,
    "convert": do_convert,
}


def seconds_of(action: Callable[[Path], None], path: Path, repeats: int) -> float:
    """Processor time of an action, the best of several runs; of one that takes long, the only one."""
    best = math.inf
    for _ in range(repeats):
        gc.collect()
        start = time.process_time()
        action(path)
        best = min(best, time.process_time() - start)
        if best > 5:
            break
    return best


def exponent(counts: list[int], seconds: list[float], constant: float) -> float:
    """Slope of log(time) over log(number), without the time that does not depend on the number."""
    times = np.maximum(np.array(seconds) - constant, 1e-4)
    slope: float = np.polyfit(np.log(counts), np.log(times), 1)[0]
    return slope


def measure(what: str, names: list[str], sizes: list[int], repeats: int, directory: Path) -> Iterator[Figure]:
    """Times and exponents of some actions on files in which one number grows."""
    make, factor = GROWING[what]
    counts = [max(size // factor if what == "attribute_sets" else size * factor, 1) for size in sizes]
    paths = []
    for count in [1, *counts]:
        paths.append(directory / f"{what}_{count}.root")
        make(count, paths[-1])
    for name in names:
        action = ACTIONS[name]
        action(paths[0])  # imports at first use do not count
        constant = seconds_of(action, paths[0], repeats)
        seconds = [seconds_of(action, path, repeats) for path in paths[1:]]
        value = exponent(counts, seconds, constant)
        times = {f"{count:,}": 1e3 * second for count, second in zip(counts, seconds, strict=True)}
        yield Figure(f"{name} by number of {what}: exponent", value, value, value, MOST, False, "", times)


def main() -> int:
    """Measure and report; the exit code is 1 if something grows faster than linearly."""
    parser = arguments(__doc__ or "", rounds=3)
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)), help="numbers to make files of")
    parser.add_argument("--what", default=",".join(GROWING), help=f"of {', '.join(GROWING)}")
    parser.add_argument("--do", default=",".join(ACTIONS), help=f"of {', '.join(ACTIONS)}")
    options = parser.parse_args()
    sizes = [int(size) for size in options.sizes.split(",")]

    def figures() -> Iterator[Figure]:
        with tempfile.TemporaryDirectory(dir=options.directory) as directory:
            for what in options.what.split(","):
                yield from measure(what, options.do.split(","), sizes, options.rounds, Path(directory))

    return finish("growth", figures(), options.json, sizes=sizes)


if __name__ == "__main__":
    sys.exit(main())
