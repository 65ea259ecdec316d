"""Array libraries, Python objects and text: jagged columns as numpy, pandas and awkward, rows, JSON, CSV, and opening.

    python benchmarks/arrays.py [--entries N] [--columns N] [--rounds N] [--directory DIR] [--json FILE] [PART...]

Times are processor time; the candidates of a part take turns. In library "np", lists become numpy arrays, one object
for each list. The minimum cost of such objects is measured too, as rows of an existing matrix. "before" is the
earlier way to write rows as text: Python objects, each encoded separately.
"""

from __future__ import annotations

import io
import json
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import awkward as ak
import numpy as np
import pyarrow as pa
import pyarrow.csv
import uproot
from harness import Figure, arguments, finish, take_turns
from reading import write_wide

import rntuple_construct as rnt
from rntuple_construct.conversion import export
from rntuple_construct.model.arrays import JSON, json_objects, to_rows
from rntuple_construct.reader.file import RECENT_SCHEMAS

Part = Callable[[Path, int, int, int], Iterable[Figure]]


def jagged(random: np.random.Generator, num_entries: int, mean: float = 5) -> Any:
    """Lists of single precision numbers."""
    counts = random.poisson(mean, num_entries)
    return ak.unflatten(random.random(counts.sum(), np.float32) * 100, counts)


def libraries(directory: Path, num_entries: int, num_columns: int, rounds: int) -> Iterable[Figure]:
    """Many jagged columns in each library, and one of them as an object array."""
    path = directory / "arrays-jagged.root"
    random = np.random.default_rng(1)
    columns = {f"f{index}": jagged(random, num_entries) for index in range(num_columns)}
    rnt.write(path, "E", columns, rnt.WriteOptions(compression="none"))
    del columns

    def read(library: Any) -> Callable[[], Any]:
        def run() -> Any:
            with rnt.open(path) as file:
                return file["E"].arrays(library=library)

        return run

    what = f"{num_columns} jagged columns of {num_entries} entries"
    times = take_turns({library: read(library) for library in ("ak", "np", "pd")}, rounds)
    yield times.cost(f"{what}: numpy / awkward", "np", "ak", 2)
    yield times.cost(f"{what}: pandas / awkward", "pd", "ak", 2)

    with rnt.open(path) as file:
        layouts = file["E"].arrays("f0", library="layout")
    matrix = np.zeros((num_entries, 5), np.float32)
    looked = take_turns(
        {
            "object array": lambda: rnt.arrays.to_numpy(layouts["f0"]),
            "rows of a matrix": lambda: np.fromiter(matrix, object, num_entries),
        },
        rounds,
        {"object array": 5, "rows of a matrix": 5},
    )
    yield looked.cost(
        "a jagged column looked at: object array / as many numpy objects",
        "object array",
        "rows of a matrix",
        2.5,
    )
    path.unlink()


def tables(random: np.random.Generator, num_entries: int) -> dict[str, Any]:
    """Tables of several kinds, by their contents."""
    counts = random.poisson(3, num_entries)
    total = int(counts.sum())
    muons = ak.zip(
        {
            "pt": random.random(total, np.float32), "eta": random.normal(size=total).astype(np.float32),
            "charge": random.integers(-1, 2, total, np.int32),
        }
    )  # fmt: skip
    inner = random.poisson(3, total)
    nested = ak.unflatten(ak.unflatten(random.random(inner.sum()), inner), counts)
    return {
        "six numbers": {
            "a": random.normal(size=num_entries), "b": random.normal(size=num_entries).astype(np.float32),
            "c": random.integers(0, 100, num_entries), "d": np.arange(num_entries),
            "e": random.random(num_entries) < 0.5, "f": random.exponential(size=num_entries),
        },
        "four lists": {f"l{index}": jagged(random, num_entries) for index in range(4)},
        "texts": {"s": [f"event number {index}" for index in range(num_entries)], "t": ["xyz"] * num_entries},
        "records in lists": {"id": np.arange(num_entries), "muons": ak.unflatten(muons, counts)},
        "lists in lists": {"v": nested},
    }  # fmt: skip


def objects(directory: Path, num_entries: int, _: int, rounds: int) -> Iterable[Figure]:
    """Rows as Python objects, and as JSON and CSV."""
    for name, columns in tables(np.random.default_rng(2), num_entries).items():
        path = directory / "arrays-rows.root"
        rnt.write(path, "E", columns)
        with rnt.open(path) as file:
            layouts = file["E"].arrays(library="layout")
            array = file["E"].arrays(library="ak")

        def before(layouts: Any = layouts) -> str:
            rows = to_rows(layouts, JSON)
            return "".join(f"{json.dumps(row, separators=(',', ':'), allow_nan=False)}\n" for row in rows)

        def now(layouts: Any = layouts) -> Any:
            return json_objects(layouts, num_entries)

        if str(now(), "ascii") != before():
            raise SystemExit(f"{name}: other text")
        times = take_turns(
            {
                "rows": lambda layouts=layouts: to_rows(layouts),
                "awkward's to_list": lambda array=array: array.to_list(),
                "JSON": now, "JSON before": before,
            },
            rounds,
        )  # fmt: skip
        yield times.speed(f"{name} as Python objects: ours / awkward", "rows", "awkward's to_list", 3)
        yield times.speed(f"{name} as JSON: ours / encoded one by one", "JSON", "JSON before", 3)
        if name == "six numbers":
            yield from by_hand(layouts, rounds)
            yield from exports(path, columns, rounds)
        path.unlink()


def by_hand(layouts: Any, rounds: int) -> Iterable[Figure]:
    """Dicts of six numbers against a program that knows their names."""

    def known() -> Any:
        lists = [layout.data.tolist() for layout in layouts.values()]
        return [
            {"a": a, "b": b, "c": c, "d": d, "e": e, "f": f} for a, b, c, d, e, f in zip(*lists, strict=True)
        ]

    if known() != to_rows(layouts):
        raise SystemExit("other rows")
    times = take_turns({"rows": lambda: to_rows(layouts), "written by hand": known}, rounds)
    yield times.cost("six numbers as Python objects / dicts written by hand", "rows", "written by hand", 1.3)


def exports(path: Path, columns: dict[str, Any], rounds: int) -> Iterable[Figure]:
    """Export of flat columns against pyarrow's writer of CSV, which has the arrays already."""
    table = pa.table(columns)

    def of_pyarrow() -> Any:
        out = io.BytesIO()
        pyarrow.csv.write_csv(table, out)
        return out

    def ours(format: str) -> Callable[[], Any]:
        return lambda: export(path, io.BytesIO(), format=format)

    times = take_turns({"CSV": ours("csv"), "JSON lines": ours("jsonl"), "pyarrow": of_pyarrow}, rounds)
    for name in ("CSV", "JSON lines"):
        yield times.cost(f"six numbers, read and exported as {name} / pyarrow's CSV", name, "pyarrow", 2)


def opening(directory: Path, _: int, __: int, rounds: int) -> Iterable[Figure]:
    """Wide schemas, and a page list of a million pages of which one cluster is asked for."""
    sizes = (1500, 3000, 10_000)
    paths = {size: directory / f"arrays-wide-{size}.root" for size in sizes}
    for size, path in paths.items():
        write_wide(path, size)

    def opened(size: int) -> Callable[[], Any]:
        def run() -> Any:
            RECENT_SCHEMAS.forget()
            with rnt.open(paths[size]) as file:
                return list(file["Events"].fields)

        return run

    times = take_turns({f"{size} fields": opened(size) for size in sizes}, rounds)
    yield times.cost("time to open twice as many fields", "3000 fields", "1500 fields", 2.3)
    yield times.cost("time to open 10,000 fields / 3,000", "10000 fields", "3000 fields", 3.8)

    def all_values() -> Any:
        RECENT_SCHEMAS.forget()
        with rnt.open(paths[1500]) as file:
            return file["Events"].arrays(library="ak")

    def with_uproot() -> Any:
        with uproot.open(paths[1500], array_cache=None) as file:
            return file["Events"].arrays()

    both = take_turns({"ours": all_values, "uproot": with_uproot}, min(rounds, 3))
    yield both.speed("open and read 1500 fields: ours / uproot", "ours", "uproot", 40)
    for path in paths.values():
        path.unlink()
    # The fields are made at once and each cluster is short: 10 columns of 1000 clusters of 100 pages.
    path = directory / "arrays-pages.root"
    values = {f"x{index}": np.arange(1600, dtype=np.int32) for index in range(10)}
    options = rnt.WriteOptions(page_size=64, compression="none")
    with rnt.create(path, "E", dict.fromkeys(values, "std::int32_t"), options, durable=False) as writer:
        for _index in range(1000):
            writer.extend(values)
            writer.flush_cluster()

    def one_cluster() -> Any:
        with rnt.open(path) as file:
            return file["E"].arrays("x0", entry_start=800_000, entry_stop=801_600)

    pages = take_turns({"open": one_cluster}, rounds)
    yield Figure.of(
        "open a file of 1,000,000 pages and read one cluster", [1e3 * each for each in pages.cpu["open"]], 100,
        at_least=False, unit="ms",
    )  # fmt: skip
    path.unlink()


def cuts(directory: Path, num_entries: int, _: int, rounds: int) -> Iterable[Figure]:
    """Entries that a cut chooses, beside reading all entries and choosing with awkward; uproot does the same on a TTree."""
    num_entries *= 10
    random = np.random.default_rng(1)
    values: dict[str, Any] = {f"x{index}": random.random(num_entries, np.float32) for index in range(8)}
    values |= {"event": np.arange(num_entries), "pt": jagged(random, num_entries, 2)}
    path, tree_path = directory / "arrays-cuts.root", directory / "arrays-cuts-tree.root"
    whole = ak.Array(values)
    schema = {**dict.fromkeys(values, "float"), "event": "std::int64_t", "pt": "std::vector<float>"}
    with (
        rnt.create(path, "E", schema, durable=False) as writer,
        uproot.recreate(tree_path, compression=uproot.ZSTD(5)) as file,
    ):
        tree = file.mktree("E", {name: ak.type(whole[name]).content for name in values})
        for start in range(0, num_entries, num_entries // 10):
            part = whole[start : start + num_entries // 10]
            writer.extend(part)
            writer.flush_cluster()
            tree.extend({name: part[name] for name in values})
    names = [f"x{index}" for index in range(8)]
    ways: dict[str, tuple[str, Callable[[Any], Any]]] = {
        "a third of all entries": ("x0 < 0.33", lambda each: each.x0 < 0.33),
        "by lists": ("any(pt > 95)", lambda each: ak.any(each.pt > 95, axis=1)),
        "one cluster of ten": (
            f"event >= {num_entries * 9 // 10}",
            lambda each: each.event >= num_entries * 9 // 10,
        ),
    }

    def with_cut(cut: str) -> Callable[[], Any]:
        def run() -> Any:
            with rnt.open(path) as file:
                return file["E"].arrays(names, cut, library="ak")

        return run

    def by_hand(choose: Callable[[Any], Any], more: list[str]) -> Callable[[], Any]:
        def run() -> Any:
            with rnt.open(path) as file:
                read = file["E"].arrays([*names, *more], library="ak")
                return read[names][choose(read)]

        return run

    def with_uproot(cut: str) -> Callable[[], Any]:
        def run() -> Any:
            with uproot.open(tree_path, array_cache=None) as file:
                return file["E"].arrays(names, cut)

        return run

    for what, (cut, choose) in ways.items():
        candidates = {
            "cut": with_cut(cut),
            "by hand": by_hand(choose, [name for name in ("event", "pt") if name in cut]),
        }
        if "any" not in cut:
            candidates["uproot"] = with_uproot(cut)
        times = take_turns(candidates, rounds)
        goal = 0.5 if "cluster" in what else 1.3
        yield times.cost(f"cut, {what}: with cut / read all and choose", "cut", "by hand", goal)
        if "uproot" in candidates:
            yield times.speed(f"cut, {what}: ours / uproot on a TTree", "cut", "uproot", 1)
    path.unlink()
    tree_path.unlink()


PARTS: dict[str, Part] = {"libraries": libraries, "objects": objects, "opening": opening, "cuts": cuts}


def main() -> int:
    """Measure and report; the exit code is 1 if a goal is missed."""
    parser = arguments(__doc__.partition("\n")[0], rounds=5, entries=100_000)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"some of {', '.join(PARTS)}; default all")
    parser.add_argument("--columns", type=int, default=300)
    options = parser.parse_args()

    def figures(directory: Path) -> Iterable[Figure]:
        for name in options.parts or PARTS:
            yield from PARTS[name](directory, options.entries, options.columns, options.rounds)

    options.directory.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=options.directory) as directory:
        return finish(
            "arrays", figures(Path(directory)), options.json, entries=options.entries, columns=options.columns,
            awkward=ak.__version__, pyarrow=pa.__version__,
        )  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
