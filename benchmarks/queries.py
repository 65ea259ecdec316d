"""SQL, selections and exports against DuckDB on Parquet of the same table; import of a TTree against uproot and our writer.

    python benchmarks/queries.py [--entries N] [--rounds N] [--directory DIR] [--json FILE]

Queries open a connection of DuckDB each, on both sides. Figures are costs in processor time of all threads: ours divided by that of the other. Both compress with zstd: DuckDB with level 3, its
default, and this package with level 4 of the library (``zstd:2``) where it writes RNTuples. Conversions and imports read their output
again and compare it, as they do by default.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

import duckdb
import numpy as np
from harness import Candidate, Figure, Times, arguments, finish, take_turns

import rntuple_construct as rnt
from rntuple_construct.conversion.tables.query import Query

GOAL = 1.5
GOAL_OF_IMPORTS = 1.3
GROUPS = "SELECT c, avg(f) AS f, count(*) AS n FROM {} WHERE a > 0.5 GROUP BY c ORDER BY c"
ROWS = "SELECT a, b, c FROM {} WHERE f > 1"
CASES = {
    "query, groups": "DuckDB, groups",
    "query, rows to Parquet": "DuckDB, rows to Parquet",
    "convert --where": "DuckDB, rows of all columns to Parquet",
    "export to Parquet": "DuckDB, all rows to Parquet",
    "export to CSV": "DuckDB, all rows to CSV",
    "import of a TTree": "uproot reads, ours writes",
    "import of a TTree, --no-check": "uproot reads, ours writes",
}
"""Candidates of this package, each with the candidate that its cost is relative to."""


def prepare(directory: Path, num_entries: int) -> None:
    """Make a flat table as RNTuple and Parquet, and a TTree with jagged columns."""
    import awkward as ak
    import uproot

    rng = np.random.default_rng(1)
    data = {
        "a": rng.normal(size=num_entries), "b": rng.normal(size=num_entries).astype(np.float32),
        "c": rng.integers(0, 100, num_entries), "d": np.arange(num_entries), "e": rng.random(num_entries) < 0.5,
        "f": rng.exponential(size=num_entries),
    }  # fmt: skip
    rnt.write(directory / "flat.root", "E", data)
    rnt.export(directory / "flat.root", directory / "flat.parquet")
    types = {f"x{i}": "float32" for i in range(6)} | {f"v{i}": "var * float32" for i in range(4)}
    with uproot.recreate(directory / "tree.root") as file:
        tree = file.mktree("E", {"run": "int32", "event": "int64", **types})
        step = 50_000
        for start in range(0, max(num_entries // 3, step), step):
            counts = rng.poisson(3, step)
            flat = {f"x{i}": np.round(rng.exponential(30, step), 2).astype(np.float32) for i in range(6)}
            jagged = {
                f"v{i}": ak.unflatten(
                    np.round(rng.exponential(20, counts.sum()), 2).astype(np.float32), counts
                )
                for i in range(4)
            }
            tree.extend({"run": np.ones(step, np.int32), "event": start + np.arange(step), **flat, **jagged})


def candidates() -> dict[str, Candidate]:
    """All candidates by name; they work in the current directory."""
    import uproot

    options = rnt.WriteOptions(compression="zstd:2")

    def query(sql: str) -> Query:
        return Query(sql.format("E"), [("flat.root", None)])

    def copy(sql: str, target: str) -> None:
        end = "" if target.endswith(".csv") else "(COMPRESSION zstd)"
        duckdb.connect().execute(
            f"COPY ({sql.format(chr(39) + 'flat.parquet' + chr(39))}) TO '{target}' {end}"
        )

    def by_uproot() -> None:
        with uproot.open("tree.root") as file:
            steps = file["E"].iterate(step_size="32 MB")
            rnt.write("u.root", "E", ({name: step[name] for name in step.fields} for step in steps), options)

    return {
        "query, groups": lambda: list(query(GROUPS).tables()),
        "DuckDB, groups": lambda: duckdb.connect().execute(GROUPS.format("'flat.parquet'")).fetchall(),
        "query, rows to Parquet": lambda: query(ROWS).write("q.parquet"),
        "DuckDB, rows to Parquet": lambda: copy(ROWS, "d.parquet"),
        "convert --where": lambda: rnt.convert(
            "flat.root", "w.root", rnt.ConvertOptions(where="f > 1", write=options)
        ),
        "DuckDB, rows of all columns to Parquet": lambda: copy("SELECT * FROM {} WHERE f > 1", "w.parquet"),
        "export to Parquet": lambda: rnt.export("flat.root", "e.parquet"),
        "DuckDB, all rows to Parquet": lambda: copy("FROM {}", "c.parquet"),
        "export to CSV": lambda: rnt.export("flat.root", "e.csv"),
        "DuckDB, all rows to CSV": lambda: copy("FROM {}", "c.csv"),
        "import of a TTree": lambda: rnt.from_ttree("tree.root", "t.root", "E", options=options),
        "import of a TTree, --no-check": lambda: rnt.from_ttree(
            "tree.root", "n.root", "E", check=False, options=options
        ),
        "uproot reads, ours writes": by_uproot,
    }


def check() -> None:
    """Make sure that both have computed the same."""
    ours = Query(GROUPS.format("E"), [("flat.root", None)])
    rows = [row for table in ours.tables() for row in table.to_pylist()]
    theirs = duckdb.sql(GROUPS.format("'flat.parquet'")).fetchall()
    if not np.allclose([tuple(row.values()) for row in rows], theirs, rtol=1e-12):
        raise RuntimeError("DuckDB has another result")
    for one, other in (("q.parquet", "d.parquet"), ("e.parquet", "c.parquet")):
        if duckdb.sql(f"FROM '{one}' EXCEPT FROM '{other}'").limit(1).fetchall():
            raise RuntimeError(f"{one} and {other} differ")


def figures(times: Times) -> Iterable[Figure]:
    """Costs in processor time, and sizes of the written files."""
    for one, other in CASES.items():
        goal = GOAL_OF_IMPORTS if one.startswith("import") else GOAL
        yield times.cost(f"{one} / {other}", one, other, goal)
    for what, one, other in (
        ("export to Parquet / DuckDB, size", "e.parquet", "c.parquet"),
        ("convert --where / DuckDB, size", "w.root", "w.parquet"),
    ):
        yield Figure.of(what, [os.path.getsize(one) / os.path.getsize(other)], at_least=False)


def main() -> int:
    """Measure and report; the exit code is 1 if a goal is missed."""
    options = arguments(__doc__ or "", rounds=9, entries=1_000_000).parse_args()
    path = None if options.json is None else options.json.resolve()
    options.directory.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=options.directory) as name:
        prepare(Path(name), options.entries)
        before = os.getcwd()
        os.chdir(name)
        try:
            times = take_turns(candidates(), options.rounds)
            check()
            found = list(figures(times))
        finally:
            os.chdir(before)
    return finish("queries", found, path, entries=options.entries, duckdb=duckdb.__version__)


if __name__ == "__main__":
    sys.exit(main())
