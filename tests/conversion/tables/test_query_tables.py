"""SQL over RNTuples against values that numpy and awkward compute, and what a query reads."""

from __future__ import annotations

import datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import awkward as ak
import numpy as np
import pyarrow as pa
import pytest
from support.explain_files import Plan, ntuple_file
from support.page_damage import damage_page

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.conversion.tables.query import Query
from rntuple_construct.conversion.tables.query_tables import Bound, float_bounds

NAN, INF = np.nan, np.inf
REALS = [NAN, 3.0, INF, -INF, 0.1, -0.0, 0.0, np.nextafter(0.1, 1), 1e300]


def rows_of(sql: str, *files: Any, **options: Any) -> list[tuple[Any, ...]]:
    """The rows of a result."""
    query = Query(sql, [(file, None) for file in files], **options)
    return [tuple(row.values()) for table in query.tables() for row in table.to_pylist()]


def test_fields_whose_names_hold_nul_are_left_out(tmp_path: Path) -> None:
    """Names of DuckDB end at NUL: the column was called ``a``."""
    path = tmp_path / "a.root"
    path.write_bytes(ntuple_file(Plan(name="events", field_name="a\0b")))
    with pytest.raises(SchemaError, match="RNTuple 'events' has no fields that SQL can use"):
        rows_of("SELECT * FROM events", str(path))


@pytest.fixture(scope="module")
def jagged(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, ak.Array]:
    """A file with lists of which many are empty, in several clusters, and its values."""
    random = np.random.default_rng(7)
    counts = random.poisson(1.2, 2000)
    values = ak.zip(
        {
            "event": np.arange(2000),
            "met": random.exponential(30, 2000),
            "Muon_pt": ak.unflatten(random.exponential(20, counts.sum()).astype(np.float32), counts),
        },
        depth_limit=1,
    )
    path = tmp_path_factory.mktemp("jagged") / "a.root"
    schema = {"event": "std::int64_t", "met": "double", "Muon_pt": "std::vector<float>"}
    with rnt.create(path, "Events", schema) as writer:
        for start in range(0, 2000, 500):
            part = values[start : start + 500]
            writer.extend({name: part[name] for name in part.fields}, flush=True)
    return str(path), values


def test_unnest_makes_no_row_of_an_empty_list(jagged: tuple[str, ak.Array]) -> None:
    path, values = jagged
    rows = rows_of("SELECT event, unnest(Muon_pt) FROM Events", path)
    assert 0 in ak.num(values["Muon_pt"])
    events, pts = ak.broadcast_arrays(values["event"], values["Muon_pt"])
    assert rows == list(zip(ak.flatten(events).tolist(), ak.flatten(pts).tolist(), strict=True))


def test_sums_over_lists_and_groups(jagged: tuple[str, ak.Array]) -> None:
    path, values = jagged
    sql = """
        SELECT len(Muon_pt) AS n, count(*), max(met), sum(list_sum(Muon_pt)) FROM Events
        WHERE met > 20.5 AND event >= 100 GROUP BY n ORDER BY n
    """
    chosen = values[(values["met"] > 20.5) & (values["event"] >= 100)]
    num = ak.num(chosen["Muon_pt"])
    rows = rows_of(sql, path)
    assert [row[0] for row in rows] == sorted(set(num.tolist()))
    for n, count, highest, total in rows:
        group = chosen[num == n]
        assert (count, highest) == (len(group), max(group["met"].tolist()))
        assert (total or 0) == pytest.approx(float(ak.sum(group["Muon_pt"])), rel=1e-5)


def test_names_of_columns_are_those_of_duckdb(jagged: tuple[str, ak.Array]) -> None:
    path, _ = jagged
    query = Query(
        "SELECT count(*), max(met), event, event FROM Events GROUP BY event LIMIT 1", [(path, None)]
    )
    assert query.schema.names == ["count_star()", "max(met)", "event", "event_1"]


def _order(value: float) -> tuple[bool, float]:
    """NaN is larger than every number, and equal to itself."""
    return (True, 0.0) if np.isnan(value) else (False, value)


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize("sign", ["<", "<=", ">", ">=", "=", "<>"])
def test_comparisons_with_nan_and_infinity(sign: str, dtype: Any, tmp_path: Path) -> None:
    with np.errstate(over="ignore"):
        values = np.array(REALS, dtype)
    path = str(tmp_path / "a.root")
    rnt.write(path, "E", {"i": np.arange(len(values)), "x": values, "y": values[::-1].copy()})
    compare = {
        "<": lambda a, b: a < b, "<=": lambda a, b: a <= b, ">": lambda a, b: a > b, ">=": lambda a, b: a >= b,
        "=": lambda a, b: a == b, "<>": lambda a, b: a != b,
    }[sign]  # fmt: skip
    kind = "FLOAT" if dtype is np.float32 else "DOUBLE"
    for number in map(float, values):
        literal = f"'{number!r}'::{kind}"
        wanted = [(i,) for i, x in enumerate(map(float, values)) if compare(_order(x), _order(number))]
        assert rows_of(f"SELECT i FROM E WHERE x {sign} {literal}", path) == wanted, literal
        if number != values[4]:
            continue
        both = [(i,) for (i,) in wanted if compare(_order(float(values[::-1][i])), _order(0.5))]
        assert rows_of(f"SELECT i FROM E WHERE x {sign} {literal} AND y {sign} 0.5", path) == both
        inverse = [(i,) for i in range(len(values)) if (i,) not in wanted]
        assert rows_of(f"SELECT i FROM E WHERE NOT (x {sign} {literal})", path) == inverse


def test_comparisons_with_missing_values(tmp_path: Path) -> None:
    path = str(tmp_path / "a.root")
    with rnt.create(
        path, "E", {"i": "int", "x": "std::optional<double>", "n": "std::optional<int>"}
    ) as writer:
        writer.extend({"i": [0, 1, 2, 3], "x": [1.5, None, NAN, 3.0], "n": [None, 1, 2, 3]})
    for condition, wanted in {
        "x > 1": [0, 2, 3], "NOT (x > 2)": [0], "x IS NULL": [1], "x <> 1.5": [2, 3], "n < 3": [1, 2], "NOT (n < 3)": [3],
        "n IS NOT NULL AND x > 2": [2, 3], "n IN (1, 3)": [1, 3], "n NOT IN (1, 3)": [2], "n IS NULL OR x > 2": [0, 2, 3],
        "x IS NOT DISTINCT FROM NULL": [1], "coalesce(n, 9) > 2": [0, 3],
    }.items():  # fmt: skip
        assert rows_of(f"SELECT i FROM E WHERE {condition}", path) == [(i,) for i in wanted], condition


def test_names_that_a_statement_exchanges_are_not_mixed_up(tmp_path: Path) -> None:
    path = str(tmp_path / "a.root")
    x, y = np.array([1.0, 200.0, 3.0]), np.array([500.0, 6.0, 7.0])
    rnt.write(path, "E", {"x": x, "y": y})
    for table in ("(SELECT x AS y, y AS x FROM E)", "E AS t(y, x)", "(FROM E SELECT x y, y x)"):
        assert rows_of(f"SELECT x, y FROM {table} WHERE x > 100", path) == [(500.0, 1.0)]
        assert rows_of(f"SELECT x, y FROM {table} WHERE y > 100 AND x < 100", path) == [(6.0, 200.0)]
    sql = "WITH q(y, x) AS (FROM E) SELECT a.x FROM q AS a LEFT JOIN q AS b ON a.x = b.y AND b.x > 1e9 WHERE a.y < 2"
    assert rows_of(sql, path) == [(500.0,)]


@pytest.mark.parametrize(
    ("text", "bounds"),
    [
        ("(a > 1.0)", ["a > 1.0"]),
        ("((a > 1.0) AND (b <= -2e-05))", ["a > 1.0", "b <= -2e-05"]),
        ("((a > 1.0) OR (b < 2.0))", []),
        ("(a BETWEEN 1.0 AND 2.0)", ["a >= 1.0", "a <= 2.0"]),
        ("((b = 3.0) AND (a BETWEEN 1.0 AND 2.0))", ["b = 3.0", "a >= 1.0", "a <= 2.0"]),
        ("((b = 3.0) OR (a BETWEEN 1.0 AND 2.0))", []),
        ("(NOT (a BETWEEN 1.0 AND 2.0))", []),
        ("((\"'\" > 1.0) AND (a > 1.0))", []),
        ("((s = ') AND (a > 1.0) AND (') AND (b = 3.0))", ["b = 3.0"]),
        ("(NOT ((a > 1.0) AND (b < 2.0)))", []),
        ("((c > 1.0) AND (sqrt(a) > 1.0) AND (CAST(a AS FLOAT) > 1.0))", []),
        ("(a > 1.0) OR (b < 2.0)", []),
        ("", []),
    ],
)  # fmt: skip
def test_bounds_in_the_text_of_a_plan(text: str, bounds: list[str]) -> None:
    assert float_bounds(text, ["a", "b", "s"]) == [Bound(*each.split(" ")) for each in bounds]


@pytest.fixture
def damaged(tmp_path: Path) -> str:
    """A file of four clusters, of which the last two have damaged values of y."""
    path = tmp_path / "a.root"
    with rnt.create(
        path, "E", {"n": "int", "x": "double", "y": "float", "s": "std::string"}, compression="none"
    ) as writer:
        for k in range(4):
            numbers = np.arange(10 * k, 10 * k + 10)
            writer.extend(
                {"n": numbers, "x": numbers * 0.5, "y": numbers * 2.0, "s": list(map(str, numbers))},
                flush=True,
            )
    data = bytearray(path.read_bytes())
    for cluster in (2, 3):
        damage_page(data, "E", 2, cluster)
    path.write_bytes(data)
    return str(path)


@pytest.mark.parametrize(
    ("condition", "num"),
    [
        ("x < 2.5", 5), ("x < 2.5::FLOAT", 5), ("x BETWEEN 1 AND 2 AND n >= 0", 3), ("n < 5", 5), ("n IN (1, 2)", 2), ("s = '7'", 1),
        ("x = 4.5 AND n > 3 AND s <> ''", 1), ("x < -1", 0), ("n = 3 OR n = 4", 2),
    ],
)  # fmt: skip
def test_clusters_in_which_no_entry_passes_are_skipped(condition: str, num: int, damaged: str) -> None:
    rows = rows_of(f"SELECT n, y FROM E WHERE {condition}", damaged, step_size="cluster")
    assert len(rows) == num
    assert all(y == 2 * n for n, y in rows)
    with pytest.raises(RNTupleError, match="RNT-PAG"):
        rows_of("SELECT sum(y) FROM E", damaged, step_size="cluster")


def test_only_columns_of_the_statement_are_read(damaged: str) -> None:
    for sql, columns in {
        "SELECT sum(n) FROM E WHERE x > 3": {"n", "x"}, "SELECT n FROM E WHERE n > 3 AND s = '4'": {"n", "s"},
        "SELECT n FROM (SELECT n, y * 2 FROM E)": {"n"}, "SELECT a.n FROM E a JOIN E b ON a.s = b.s": {"n", "s"},
    }.items():  # fmt: skip
        query = Query(sql, [(damaged, None)])
        list(query.tables())
        assert set(query.tables_read["E"].columns_read) == columns, sql


def test_the_name_of_the_file_is_a_column(tmp_path: Path) -> None:
    one, two = (str(tmp_path / name) for name in ("one.root", "two.root"))
    rnt.write(one, "E", {"x": np.arange(3)})
    rnt.write(two, "E", {"x": np.arange(3, 8)})
    sql = "SELECT filename, count(*), max(x) FROM E GROUP BY filename ORDER BY filename"
    assert rows_of(sql, one, two) == [(one, 3, 2), (two, 5, 7)]
    assert rows_of("SELECT x FROM E WHERE filename LIKE '%one.root' AND x > 1", one, two) == [(2,)]
    assert rows_of(f"SELECT sum(x) FROM E WHERE filename = '{two}'", one, two) == [(25,)]
    assert rows_of("SELECT DISTINCT filename FROM E ORDER BY 1", one, two) == [(one,), (two,)]
    rnt.write(tmp_path / "own.root", "E", {"filename": ["a"]})
    assert rows_of("SELECT filename FROM E", str(tmp_path / "own.root")) == [("a",)]


def test_files_that_lack_a_field_are_named_only_when_it_is_needed(tmp_path: Path) -> None:
    one, two = (str(tmp_path / name) for name in ("one.root", "two.root"))
    rnt.write(one, "E", {"x": np.arange(2), "w": np.array([1.5, NAN])})
    rnt.write(two, "E", {"x": np.arange(2, 4), "v": [[1], []]})
    assert rows_of("SELECT sum(x) FROM E", one, two) == [(6,)]
    with pytest.raises(SchemaError, match=r"two.root has no field 'w'.*--union"):
        rows_of("SELECT x FROM E WHERE w > 1", one, two)
    assert rows_of("SELECT x, w FROM E WHERE w > 1", one, two, union=True)[0] == (0, 1.5)
    assert rows_of("SELECT x, v FROM E WHERE w IS NULL", one, two, union=True) == [(2, [1]), (3, [])]
    assert rows_of("SELECT x FROM E WHERE v IS NULL", one, two, union=True) == [(0,), (1,)]


def test_every_type_comes_back(tmp_path: Path) -> None:
    table = pa.table(
        {
            "u64": pa.array([2**64 - 1, 0], pa.uint64()),
            "i8": pa.array([-128, 127], pa.int8()),
            "flag": pa.array([True, False]),
            "text": pa.array(["a\0b", "ä"]),
            "raw": pa.array([b"\xff\0", b""], pa.binary()),
            "when": pa.array([1, 1 << 60], pa.timestamp("ns")),
            "utc": pa.array([1, 2], pa.timestamp("us", "UTC")),
            "day": pa.array([datetime.date(2026, 1, 2), datetime.date(1815, 6, 18)]),
            "money": pa.array([Decimal("1.25"), Decimal("-99999.99")], pa.decimal128(12, 2)),
            "record": pa.array([{"a": 1, "b": [{"c": "x"}]}, {"a": 2, "b": []}]),
            "maybe": pa.array([{"a": 1}, None]),
            "lists": pa.array([[[1.5], []], []], pa.list_(pa.list_(pa.float32()))),
            "three": pa.array([[1, 2, 3], [4, 5, 6]], pa.list_(pa.int16(), 3)),
        }
    )
    path = str(tmp_path / "a.root")
    rnt.write(path, "E", table)
    with rnt.open(f"{path}:E") as events:
        stored = events.arrays(library="pa").to_pylist()
    found = Query("FROM E", [(path, None)])
    assert [row for part in found.tables() for row in part.to_pylist()] == stored
    assert stored[0]["u64"] == 2**64 - 1
    for name in table.column_names:
        if name not in ("record", "maybe", "lists", "three"):
            assert rows_of(
                f"SELECT count(*) FROM E AS t WHERE t.{name} = (SELECT min(s.{name}) FROM E AS s)", path
            ) == [(1,)], name
    found.write_ntuple(tmp_path / "b.root", "E")
    with rnt.open(f"{tmp_path}/b.root:E") as events:
        assert events.arrays(library="pa").to_pylist() == stored


def test_decimals_that_duckdb_lacks_cost_only_their_field(tmp_path: Path) -> None:
    """DuckDB calls a negative scale an internal error, whichever column the statement names."""
    path = str(tmp_path / "a.root")
    hundreds = pa.array([Decimal("12E2"), None], pa.decimal128(5, -2))
    rnt.write(path, "E", pa.table({"hundreds": hundreds, "x": [1, 2]}))
    assert rows_of("SELECT x FROM E", path) == [(1,), (2,)]
    with pytest.raises(SchemaError, match=r"no type for decimal128\(5, -2\)"):
        rows_of("SELECT hundreds FROM E", path)


def test_sums_of_integers_are_integers(tmp_path: Path) -> None:
    path = str(tmp_path / "a.root")
    rnt.write(path, "E", {"x": np.array([2**62, 2**62 - 1]), "u": np.array([2**64 - 1] * 2, np.uint64)})
    assert rows_of("SELECT sum(x) FROM E", path) == [(2**63 - 1,)]
    with pytest.raises(SchemaError, match="do not fit in 64 bits"):
        rows_of("SELECT sum(u) FROM E", path)
    assert rows_of("SELECT sum(u)::DECIMAL(38, 0) FROM E", path) == [(Decimal(2**65 - 2),)]


def test_names_that_differ_only_in_case(tmp_path: Path) -> None:
    path = str(tmp_path / "a.root")
    rnt.write(path, "E", {"pt": np.arange(2), "Pt": np.arange(2) + 5})
    missing: dict[str, Any] = {}
    query = Query("SELECT pt FROM E", [(path, None)], lambda _, fields: missing.update(fields))
    assert (query.schema.names, list(missing)) == (["pt"], ["Pt"])
    with rnt.open(path, mode="a") as file, file.create("e", {"x": "int"}) as writer:
        writer.extend({"x": [1]})
    with pytest.raises(SchemaError, match="does not distinguish the RNTuples 'E' and 'e'"):
        Query("SELECT pt FROM E", [(path, None)])
