"""``rntuple query``: SQL over files, every output, errors, interrupts, memory."""

from __future__ import annotations

import importlib.util
import json
import signal
import subprocess
import sys
import threading
import time
import warnings
from datetime import datetime
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest
from support.dumps import run_cli
from support.page_damage import damage_page

import rntuple_construct as rnt
from rntuple_construct.base.exits import Exit
from rntuple_construct.cli import main
from rntuple_construct.cli.query import NUM_ROWS
from rntuple_construct.conversion.tables.query import Query

ROWS = [
    {"id": 0, "pt": 10.5, "name": "a", "jets": [1.0, 2.0], "at": {"x": 1, "y": 2.5}, "when": datetime(2026, 1, 1)},
    {"id": 1, "pt": 20.5, "name": "b", "jets": [], "at": {"x": 2, "y": 3.5}, "when": datetime(2026, 1, 2)},
    {"id": 2, "pt": 30.5, "name": "a", "jets": [3.0], "at": {"x": 3, "y": 4.5}, "when": datetime(2026, 1, 3)},
]  # fmt: skip
COMMAND = [sys.executable, "-m", "rntuple_construct", "query"]


@pytest.fixture
def path(tmp_path: Path) -> str:
    """A file of two RNTuples."""
    frame = pl.DataFrame(ROWS)
    schema = {"run": "std::int32_t", "v": "std::variant<int,float>"}
    path = tmp_path / "a.root"
    rnt.write(path, "Events", frame)
    with rnt.open(path, mode="a") as file, file.create("dir/Runs", schema) as runs:
        runs.extend({"run": [7, 8], "v": [1, 2.5]})
    return str(path)


def lines_of(sql: str, *arguments: str) -> list[str]:
    """Lines of the table that answers a query."""
    done = run_cli("query", sql, *arguments)
    assert done.code == Exit.FINE, done.err
    return done.out.splitlines()


@pytest.mark.parametrize(
    ("sql", "lines"),
    [
        ("SELECT name, sum(pt) AS pt FROM Events GROUP BY name ORDER BY name", ["name    pt", "a     41.0", "b     20.5"]),
        ("SELECT count(*) AS n FROM events WHERE pt > 15", ["n", "2"]),
        ("SELECT id, \"at\".y FROM EVENTS WHERE len(jets) = 1", ["id    y", " 2  4.5"]),
        ("SELECT id, unnest(jets) AS jet FROM Events", ["id  jet", " 0  1.0", " 0  2.0", " 2  3.0"]),
        ("SELECT jets, \"at\" FROM Events LIMIT 1", ["jets       at", '[1.0,2.0]  {"x":1,"y":2.5}']),
        ("SELECT max(\"when\") AS last FROM Events", ["last", "2026-01-03T00:00:00.000000"]),
        ("SELECT e.id FROM Events AS e JOIN \"dir/Runs\" AS r ON e.id = r.run - 6 ORDER BY id", ["id", " 1", " 2"]),
        ("SELECT count(*), sum(id), id % 2 FROM Events WHERE id > 0 GROUP BY 3 ORDER BY 3", ["count_star()  sum(id)  (id % 2)", "           1        2         0", "           1        1         1"]),
        ("SHOW TABLES", ["name", "Events", "dir/Runs"]),
        ("SELECT column_name, column_type FROM (DESCRIBE Events) LIMIT 2", ["column_name  column_type", "id           BIGINT", "pt           DOUBLE"]),
        ("SELECT pt::DECIMAL(5, 2) AS p, id::UBIGINT AS u FROM Events LIMIT 1", ["p      u", "10.50  0"]),
    ],
    ids=["groups", "count", "members", "lists", "nested", "times", "join", "heading", "tables", "columns", "decimals"],
)  # fmt: skip
def test_a_table_answers_a_query(sql: str, lines: list[str], path: str) -> None:
    assert lines_of(sql, path) == lines


def test_files_of_one_rntuple_are_one_table(path: str, tmp_path: Path) -> None:
    rnt.write(tmp_path / "b.root", "Events", pl.DataFrame(ROWS).with_columns(id=pl.col("id") + 3))
    sql = "SELECT count(*) AS n, max(id) AS last FROM Events"
    for arguments in ([path, str(tmp_path / "b.root")], [str(tmp_path)], [str(tmp_path / "*.root")]):
        assert lines_of(sql, *arguments) == ["n  last", "6     5"]
    assert lines_of(sql, f"{path}:Events") == ["n  last", "3     2"]
    assert run_cli("query", sql, f"{path}:dir/Runs").code == Exit.USAGE


def test_a_remote_file_is_queried(path: str) -> None:
    fsspec = pytest.importorskip("fsspec")
    fsspec.filesystem("memory").pipe("/query/a.root", Path(path).read_bytes())
    assert lines_of("SELECT sum(id) AS n FROM Events", "memory://query/a.root") == ["n", "3"]


def test_standard_input_is_queried(path: str) -> None:
    done = subprocess.run(
        [*COMMAND, "SELECT sum(id) AS n FROM Events", "-"], input=Path(path).read_bytes(), capture_output=True, check=True
    )  # fmt: skip
    assert done.stdout == b"n\n3\n"


@pytest.mark.parametrize("kind", ["parquet", "arrow", "jsonl", "csv", "root"])
def test_every_output_holds_the_rows(kind: str, path: str, tmp_path: Path) -> None:
    columns = "id, pt, name" if kind == "csv" else "*"
    sql, target = f"SELECT {columns} FROM Events WHERE id > 0", tmp_path / f"out.{kind}"
    done = run_cli("query", sql, path, "-o", str(target))
    assert done.code == Exit.FINE, done.err
    expected = pl.DataFrame(ROWS[1:])
    if kind == "jsonl":
        found = [json.loads(line) for line in target.read_text().splitlines()]
        assert found == [{**row, "when": row["when"].isoformat() + ".000000"} for row in ROWS[1:]]
    elif kind == "csv":
        assert pl.read_csv(target).equals(expected.select("id", "pt", "name"))
    elif kind == "root":
        assert "RNTuple 'Events', 2 entries, 6 fields" in done.err
        with rnt.open_ntuple(target) as events:
            assert events.arrays(library="polars").equals(expected)
    else:
        found = pl.read_parquet(target) if kind == "parquet" else pl.read_ipc(target)
        assert found.equals(expected)
    again = run_cli("query", sql, path, "-o", str(target))
    assert (again.code, "is there already" in again.err) == (Exit.USAGE, True)
    assert run_cli("query", sql, path, "-o", str(target), "--force").code == Exit.FINE
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.root", target.name]


def test_text_goes_to_standard_output(path: str) -> None:
    done = subprocess.run(
        [*COMMAND, "SELECT id, name FROM Events LIMIT 2", path, "--format", "csv"], capture_output=True, check=True
    )  # fmt: skip
    assert (done.stdout, done.stderr) == (b"id,name\n0,a\n1,b\n", b"")


def test_values_that_are_missing_only_at_the_end_are_written(tmp_path: Path) -> None:
    with rnt.create(tmp_path / "a.root", "Events", {"x": "std::optional<int>"}) as writer:
        writer.extend({"x": [1]}, flush=True)
        writer.extend({"x": [None]}, flush=True)
    sql, target = "SELECT x * 2 AS y FROM Events", str(tmp_path / "b.root")
    arguments = ["-o", target, "--step-size", "cluster", "--name", "d/e", "--compression", "lz4"]
    assert run_cli("query", sql, str(tmp_path / "a.root"), *arguments).code == Exit.FINE
    with rnt.open(f"{target}:d/e") as found:
        assert found.arrays(library="py") == [{"y": 2}, {"y": None}]


def test_a_long_table_is_cut(tmp_path: Path) -> None:
    rnt.write(tmp_path / "a.root", "Events", {"x": np.arange(NUM_ROWS + 1)})
    done = run_cli("query", "SELECT x FROM Events", str(tmp_path / "a.root"))
    assert len(done.out.splitlines()) == 1 + NUM_ROWS
    assert f"the first {NUM_ROWS} rows" in done.err
    done = run_cli("query", f"SELECT x FROM Events LIMIT {NUM_ROWS}", str(tmp_path / "a.root"))
    assert len(done.out.splitlines()) == 1 + NUM_ROWS
    assert not done.err


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["SELECT ids FROM Events", "{path}"], Exit.USAGE, "there is no column 'ids' (did you mean id"),
        (["SELECT id FROM Events WHERE id > 1 && id < 9", "{path}"], Exit.USAGE, "SQL has AND for '&&'"),
        (["SELECT id FROM Events WHERE id = None", "{path}"], Exit.USAGE, "SQL has IS NULL to ask"),
        (["SELECT id FROM Event", "{path}"], Exit.USAGE, "there is no RNTuple 'Event' (did you mean Events"),
        (['SELECT "at".z FROM Events', "{path}"], Exit.USAGE, "there is no member 'z'"),
        (["SELEC id FROM Events", "{path}"], Exit.USAGE, "DuckDB refuses the query: Parser Error: syntax error"),
        (["SELECT id + name FROM Events", "{path}"], Exit.USAGE, "DuckDB refuses the query: Binder Error: No function matches"),
        (["DROP TABLE IF EXISTS Events", "{path}"], Exit.USAGE, "the statement has no result (write a SELECT statement)"),
        (['SELECT v FROM "dir/Runs"', "{path}"], Exit.USAGE, "field 'v' cannot be used in SQL"),
        (["SELECT id FROM Events", "none.root"], Exit.INPUT, "No such file"),
        (["SELECT id FROM Events", "{path}", "--format", "root"], Exit.USAGE, "name a file with -o"),
        (["SELECT id FROM Events", "{path}", "-o", "a.txt"], Exit.USAGE, "has no known format"),
        (["SELECT id FROM Events", "{path}", "-o", "a.csv", "--format", "table"], Exit.USAGE, "standard output"),
        (["SELECT id FROM Events", "{path}", "--compression", "zstd"], Exit.USAGE, "not for a table"),
        (["SELECT id FROM Events", "{path}", "-o", "{path}", "--force"], Exit.USAGE, "is an input"),
        (["SELECT jets FROM Events", "{path}", "-o", "a.csv"], Exit.USAGE, "which CSV does not have"),
    ],
    ids=[
        "column", "and", "missing", "RNTuple", "member", "syntax", "types", "no rows", "variant", "no file", "standard output", "suffix",
        "table", "compression", "input", "lists in CSV",
    ],
)  # fmt: skip
def test_wrong_uses(
    arguments: list[str], code: Exit, message: str, path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run_cli("query", *(each.format(path=path) for each in arguments))
    assert done.code == code
    assert message in done.err
    assert [each.name for each in tmp_path.iterdir()] == ["a.root"]


READS = [
    "SELECT * FROM read_csv('{secret}')", "SELECT * FROM READ_CSV ('{secret}')", "SELECT * FROM \"read_csv\"('{secret}')",
    "SELECT * FROM read_csv/* */('{secret}')", "SELECT * FROM read_csv -- '\n('{secret}')",
    "SELECT id FROM Events WHERE id IN (SELECT a FROM read_csv('{secret}'))", "SELECT * FROM read_parquet('{secret}')",
    "SELECT * FROM read_text('{folder}/*')", "WITH t AS (SELECT * FROM read_json('{secret}')) SELECT * FROM t",
    "SELECT * FROM glob('{folder}/*.csv')", "SELECT * FROM '{secret}'", "FROM \"{secret}\"", "FROM '{folder}/*.csv'",
    "FROM query_table('{secret}')", "EXPLAIN ANALYZE SELECT * FROM read_csv('{secret}')",
    "SELECT '{quotes}' AS q, t.* FROM read_csv('{secret}') AS t",
]  # fmt: skip


@pytest.mark.parametrize("sql", READS)
def test_statements_read_only_the_given_files(sql: str, path: str, tmp_path: Path) -> None:
    secret = tmp_path / "secret.csv"
    secret.write_text("a,b\n7,hidden\n")
    done = run_cli("query", sql.format(secret=secret, folder=tmp_path, quotes="''"), path)
    assert done.code == Exit.USAGE
    assert "--local-files" in done.err
    assert "hidden" not in done.out + done.err
    assert lines_of(f"SELECT b FROM read_csv('{secret}')", path, "--local-files") == ["b", "hidden"]


@pytest.mark.parametrize(
    "sql",
    [
        "COPY Events TO '{folder}/copy.csv'", "CREATE TABLE t AS SELECT * FROM read_csv('{secret}')", "INSTALL httpfs",
        "SET enable_external_access = true", "ATTACH '{folder}/a.db'", "SELECT 1; COPY Events TO '{folder}/copy.csv'",
        "EXPORT DATABASE '{folder}/all'", "",
    ],
)  # fmt: skip
@pytest.mark.parametrize("option", [[], ["--local-files"]])
def test_statements_only_select(sql: str, option: list[str], path: str, tmp_path: Path) -> None:
    secret = tmp_path / "secret.csv"
    secret.write_text("a,b\n7,hidden\n")
    done = run_cli("query", sql.format(secret=secret, folder=tmp_path), path, *option)
    assert done.code == Exit.USAGE
    assert ("SELECT statement" in done.err, "hidden" in done.out + done.err) == (True, False)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.root", "secret.csv"]


def test_variables_of_the_program_are_no_tables(path: str) -> None:
    done = run_cli("query", "SELECT * FROM table", path)
    assert done.code == Exit.USAGE
    done = run_cli("query", "SELECT * FROM sources", path)
    assert "there is no RNTuple 'sources'" in done.err


DEEP = "expression depth limit"


@pytest.mark.parametrize(
    ("sql", "code", "message"),
    [
        ("SELECT sum(" + " + ".join(["id"] * 900) + ") AS y FROM Events", Exit.FINE, "2700"),
        ("SELECT " + " + ".join(["id"] * 2000) + " AS y FROM Events", Exit.USAGE, DEEP),
        ("SELECT " + "+".join(["id"] * 20_000) + " AS y FROM Events", Exit.USAGE, DEEP),
        ("SELECT id FROM Events WHERE " + " AND ".join(["id > 1"] * 9000), Exit.FINE, "2"),
        ("SELECT count(*) FROM (" + " UNION ALL ".join(["FROM Events"] * 2000) + ")", Exit.FINE, "6000"),
        ("SELECT " + "(" * 20_000 + "id" + ")" * 20_000 + " FROM Events", Exit.USAGE, DEEP),
        ("SELECT " + "[" * 900 + "id" + "]" * 900 + " FROM Events", Exit.USAGE, "refuses the query"),
        ("SELECT id FROM Events WHERE name = '" + "x" * 100_000 + "'", Exit.USAGE, "characters"),
        ("SELECT len(list(range)) FROM range(100000000000)", Exit.DATA, "DuckDB lacks memory"),
        ("SELECT length(printf('%2000000000d', id::INT)) FROM Events", Exit.DATA, "DuckDB lacks memory"),
        ("SELECT len(array_resize([id], 3000000000)) FROM Events", Exit.DATA, "DuckDB lacks memory"),
    ],
    ids=[
        "900 terms", "2,000 terms", "20,000 terms", "conditions", "unions", "brackets", "lists", "length", "aggregate", "text", "list",
    ],
)  # fmt: skip
def test_no_statement_ends_the_command_by_a_signal(sql: str, code: Exit, message: str, path: str) -> None:
    limit = "ulimit -v 4000000; " if code == Exit.DATA else ""
    command = ["sh", "-c", f'{limit}exec "$@"', "sh", *COMMAND, sql, path]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stderr
    assert message in done.stderr + done.stdout
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("signal_number", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_computes_on_for_a_command_that_was_killed(signal_number: int, tmp_path: Path) -> None:
    rnt.write(tmp_path / "a.root", "Events", {"x": np.arange(200_000)})
    sql = "SELECT sum(a.x * b.x) AS s FROM Events AS a CROSS JOIN Events AS b"
    command = [*COMMAND, sql, str(tmp_path / "a.root"), "-o", str(tmp_path / "out.csv")]
    process = subprocess.Popen(command, stderr=subprocess.PIPE)
    deadline = time.monotonic() + 60
    while not any(each.name != "a.root" for each in tmp_path.iterdir()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    process.send_signal(signal_number)
    process.communicate(timeout=60)  # standard error is closed by the last process that has it
    assert process.returncode == -signal_number


def test_files_with_other_fields(tmp_path: Path) -> None:
    one, two, three = (str(tmp_path / f"{name}.root") for name in ("one", "two", "three"))
    rnt.write(one, "E", {"x": np.arange(2), "w": np.array([1.5, 2.5])})
    rnt.write(two, "E", {"x": np.arange(2, 4), "v": np.array([7, 8])})
    rnt.write(three, "E", {"x": np.array([0.5]), "w": np.array([3.5])})
    done = run_cli("query", "SELECT x, w FROM E", one, two)
    assert done.code == Exit.USAGE
    assert "two.root" in done.err
    assert "w" in done.err
    assert lines_of("SELECT sum(x) AS x FROM E", one, two) == ["x", "6"]
    sql = "SELECT x, w, v FROM E ORDER BY x"
    expected = [["0", "1.5", ""], ["1", "2.5", ""], ["2", "", "7"], ["3", "", "8"]]
    for files in ([one, two], [two, one]):
        assert run_cli("query", sql, *files, "--union", "--force", "-o", str(tmp_path / "rows.csv")).code == 0
        lines = (tmp_path / "rows.csv").read_text().splitlines()
        assert [line.split(",") for line in lines[1:]] == expected
    sql = "SELECT count(w) AS n, count(*) AS m FROM E WHERE v IS NULL"
    assert lines_of(sql, one, two, "--union") == ["n  m", "2  2"]
    done = run_cli("query", "SELECT x FROM E", one, three, "--union")
    assert done.code == Exit.USAGE
    assert "'x' is double in" in done.err
    assert "three.root and int64 in" in done.err
    assert "one.root" in done.err


def test_duckdb_is_an_extra(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert importlib.util.find_spec("duckdb")
    monkeypatch.setitem(sys.modules, "duckdb", None)
    done = run_cli("query", "SELECT id FROM Events", path)
    assert done.code == Exit.UNAVAILABLE
    assert "pip install 'duckdb>=" in done.err


def test_a_damaged_page_is_an_error_of_the_reader(path: str, tmp_path: Path) -> None:
    rnt.write(
        tmp_path / "b.root",
        "Events",
        {"x": np.arange(1000.0), "y": np.arange(1000.0) + 0.5},
        compression="none",
    )
    data = bytearray((tmp_path / "b.root").read_bytes())
    damage_page(data, "Events", 1, 0)
    (tmp_path / "b.root").write_bytes(data)
    assert lines_of("SELECT sum(x) AS x FROM Events", str(tmp_path / "b.root")) == ["       x", "499500.0"]
    target = tmp_path / "out.jsonl"
    for output in ([], ["-o", str(target)]):
        done = run_cli("query", "SELECT y FROM Events", str(tmp_path / "b.root"), *output)
        assert done.code == Exit.DATA
        assert "RNT-PAG" in done.err
    assert not target.exists()


def test_an_interrupt_ends_a_query_and_leaves_nothing(tmp_path: Path) -> None:
    rnt.write(tmp_path / "a.root", "Events", {"x": np.arange(200_000)})
    sql = "SELECT sum(a.x * b.x) AS s FROM Events AS a CROSS JOIN Events AS b"
    process = subprocess.Popen(
        [*COMMAND, sql, str(tmp_path / "a.root"), "-o", str(tmp_path / "out.csv")],
        stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    deadline = time.monotonic() + 60
    while not any(each.name != "a.root" for each in tmp_path.iterdir()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (Exit.INTERRUPTED, "rntuple: interrupted\n")
    assert [each.name for each in tmp_path.iterdir()] == ["a.root"]


def test_an_interrupt_before_duckdb_begins_ends_a_query(tmp_path: Path) -> None:
    rnt.write(tmp_path / "a.root", "Events", {"x": np.arange(200_000)})
    query = Query(
        "SELECT sum(a.x * b.x) AS s FROM Events AS a CROSS JOIN Events AS b", [(tmp_path / "a.root", None)]
    )
    begins = query._duckdb.run

    def begin_late(call: Any) -> Any:
        return begins(lambda: (time.sleep(0.5), call())[1])

    query._duckdb.run = begin_late  # type: ignore[method-assign]
    threading.Timer(0.1, signal.pthread_kill, (threading.main_thread().ident, signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        list(query.tables())
    assert query._duckdb._thread.submit(lambda: True).result(timeout=30)


def test_files_that_another_library_leaves_open_are_no_warning(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(_: object) -> int:
        warnings.warn("unclosed file", ResourceWarning, stacklevel=1)
        warnings.warn("something else", UserWarning, stacklevel=1)
        return 0

    monkeypatch.setattr("rntuple_construct.cli.query.run", run)
    assert main(["query", "SELECT 1", "a.root"]) == 0
    assert capsys.readouterr().err == "warning: something else\n"


_LIMITED = """
import resource, sys
from rntuple_construct.cli import main
small, large, target = sys.argv[1:]
queries = ["SELECT n, sum(x) AS s, sum(len(v)) AS l FROM Events GROUP BY n"], ["SELECT * FROM Events WHERE x > 1000", "-o", target, "--force"]
for path in (small, large):
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for sql, *more in queries:
        assert main(["query", sql, path, "--step-size", "4 MB", *more]) == 0
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


@pytest.mark.slow
def test_memory_is_bounded_by_the_step(tmp_path: Path) -> None:
    """Values of ten times the limit (of growth) are summed up and written below it."""
    limit, length = 160 << 20, 1 << 20
    columns = {"x": np.arange(length) * 1.0, "n": np.full(length, 3, np.int32)}
    columns["v"] = np.full((length, 2), 1.5, np.float32)
    schema = {"x": "double", "n": "std::int32_t", "v": "std::vector<float>"}
    len_entry = sum(each.nbytes for each in columns.values()) // length + 8  # of the offset
    num_parts = 10 * limit // (len_entry * length) + 1
    for name, num in (("small.root", 1), ("large.root", num_parts)):
        with rnt.create(tmp_path / name, "Events", schema, compression="zstd:1") as writer:
            for _ in range(num):
                writer.extend(columns, flush=True)
    paths = [str(tmp_path / name) for name in ("small.root", "large.root", "out.parquet")]
    done = subprocess.run(
        [sys.executable, "-c", _LIMITED, *paths], capture_output=True, text=True, check=True
    )
    assert int(done.stdout.splitlines()[-1]) << 10 < limit, done.stdout
    assert pl.scan_parquet(tmp_path / "out.parquet").select(pl.len()).collect().item() == num_parts * (
        length - 1001
    )
