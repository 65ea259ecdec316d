"""Tables of other formats become RNTuples with the same values."""

from __future__ import annotations

import datetime
import gzip
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.feather
import pyarrow.ipc
import pyarrow.parquet
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.writer_witnesses import rows

import rntuple_construct as rnt
from rntuple_construct.base.errors import LimitError, SchemaError
from rntuple_construct.cli import main
from rntuple_construct.conversion.tables import import_table
from rntuple_construct.conversion.tables.import_table import ImportOptions, import_file

ROWS = [
    {"i": 1, "f": 1.5, "s": "a", "v": [1.0, None], "r": {"x": 1}},
    {"i": 2, "f": None, "s": "", "v": [], "r": {"x": 2}},
]


@pytest.fixture
def sources(tmp_path):
    """The same table in every format that can hold it."""
    table = pa.Table.from_pylist(ROWS)
    pa.parquet.write_table(table, tmp_path / "t.parquet")
    pa.feather.write_feather(table, tmp_path / "t.arrow")
    (tmp_path / "t.json").write_text(json.dumps(ROWS))
    (tmp_path / "t.jsonl").write_text("".join(json.dumps(row) + "\n" for row in ROWS))
    return tmp_path


@pytest.mark.parametrize("suffix", ["parquet", "arrow", "json", "jsonl"])
def test_nested_tables(sources, suffix, capsys):
    target = sources / "t.root"
    assert main(["import", str(sources / f"t.{suffix}"), str(target)]) == 0
    assert rows(target, "t") == ROWS
    assert "2 entries, 5 fields" in capsys.readouterr().err


def test_csv(tmp_path):
    (tmp_path / "t.csv").write_text("a,b,c,d\n1,1.5,x,\n2,,y,3\n")
    assert main(["import", str(tmp_path / "t.csv"), str(tmp_path / "t.root"), "--name", "Events"]) == 0
    assert rows(tmp_path / "t.root", "Events") == [
        {"a": 1, "b": 1.5, "c": "x", "d": None},
        {"a": 2, "b": None, "c": "y", "d": 3},
    ]


@pytest.mark.parametrize("name", ["t.csv", "t.csv.gz", "t.tsv", "t.tsv.gz"])
def test_suffixes_of_csv_files(tmp_path: Path, name: str) -> None:
    """Such files are compressed as `rntuple export` writes them."""
    text = "a,b\n1,x\n2,y;z\n"
    data = (text.replace(",", "\t") if ".tsv" in name else text).encode()
    (tmp_path / name).write_bytes(gzip.compress(data) if name.lower().endswith(".gz") else data)
    assert main(["import", str(tmp_path / name), str(tmp_path / "t.root")]) == 0
    assert rows(tmp_path / "t.root", "t") == [{"a": 1, "b": "x"}, {"a": 2, "b": "y;z"}]


def csv_column(tmp_path, cells, **arguments):
    """Values of one column after an import."""
    (tmp_path / "t.csv").write_text("x,y\n" + "".join(f"{cell},1\n" for cell in cells))
    import_table.import_file(tmp_path / "t.csv", tmp_path / "t.root", "t", **arguments)
    return [row["x"] for row in rows(tmp_path / "t.root", "t")]


@pytest.mark.parametrize(
    ("cells", "values"),
    [
        (["007", "1"], ["007", "1"]),
        (["+7", ""], ["+7", None]),
        (["-0"], ["-0"]),
        (["0", "-5", ""], [0, -5, None]),
        (["18446744073709551615", "1", ""], [2**64 - 1, 1, None]),
        (["18446744073709551616", "1"], ["18446744073709551616", "1"]),
        (["9007199254740993", "0.5"], ["9007199254740993", "0.5"]),
        (["9007199254740992", "0.5"], [2**53, 0.5]),
        (["007", "0.5"], ["007", "0.5"]),
        (["-0.0", "1e5"], [-0.0, 1e5]),
        (["2026-01-31", ""], ["2026-01-31", None]),
        (["2026-01-31 10:20:30"], ["2026-01-31 10:20:30"]),
        (["true", "false"], [True, False]),
    ],
)
def test_cells_of_csv_files_keep_what_they_say(tmp_path, cells, values):
    assert csv_column(tmp_path, cells) == values


def test_a_schema_says_what_cells_of_csv_files_are(tmp_path):
    number, text = {"x": "std::int32_t", "y": "double"}, {"x": "std::string", "y": "double"}
    assert csv_column(tmp_path, ["007", "1"], schema=number) == [7, 1]
    assert csv_column(tmp_path, ["7", ""], schema=text) == ["7", ""]
    assert csv_column(tmp_path, ["7", ""], schema=text | {"x": "std::optional<std::string>"}) == ["7", None]
    assert csv_column(tmp_path, ["", ""], schema=text) == ["", ""]


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("t.csv", b"a,a\n1,2\n"),
        ("t.csv", b"a,b\n1,caf\xe9\n"),
        ("t.json", b'[{"a": 1, "a": 2}]'),
        ("t.json", b'[{"a": {"b": 1, "b": 1}}]'),
        ("t.jsonl", b'{"a": 1e400}\n'),
        ("t.json", b'[{"a": -1e400}]'),
        ("t.json", b'[{"a": 9007199254740993}, {"a": 0.5}]'),
        ("t.json", b'[{"a": ' + b"1" * 5000 + b"}]"),
        ("t.json", b'[{"a": "\\ud800"}]'),
    ],
)
def test_values_that_an_import_would_change_are_refused(tmp_path, name, content, capsys):
    (tmp_path / name).write_bytes(content)
    assert main(["import", str(tmp_path / name), str(tmp_path / "t.root")]) == 2
    assert not (tmp_path / "t.root").exists()
    assert "Traceback" not in capsys.readouterr().err


def test_json_that_is_nested_too_deeply_is_refused(tmp_path):
    (tmp_path / "t.json").write_bytes(b"[" * 100_000)
    with pytest.raises(LimitError, match="nested"):
        import_table.import_file(tmp_path / "t.json", tmp_path / "t.root", "t")


def test_tables_with_two_columns_of_one_name_are_refused(tmp_path):
    table = pa.table([pa.array([1]), pa.array([2])], ["a", "a"])
    with pa.OSFile(str(tmp_path / "t.arrow"), "wb") as sink, pa.ipc.new_file(sink, table.schema) as writer:
        writer.write_table(table)
    with pytest.raises(SchemaError, match="several of the columns of the table have the name 'a'"):
        import_table.import_file(tmp_path / "t.arrow", tmp_path / "t.root", "t")


@pytest.mark.parametrize("suffix", ["json", "jsonl"])
def test_bytes_that_are_no_utf8_survive_dump_and_import(tmp_path, suffix, capsys):
    written = [{"x": "\udcff"}, {"x": "\\xff"}, {"x": "é"}]
    (tmp_path / "a.json").write_text(json.dumps(written))
    assert main(["import", str(tmp_path / "a.json"), str(tmp_path / "a.root")]) == 0
    assert (
        main(["dump", str(tmp_path / "a.root"), "--format", suffix, "-o", str(tmp_path / f"b.{suffix}")]) == 0
    )
    assert main(["import", str(tmp_path / f"b.{suffix}"), str(tmp_path / "b.root")]) == 0
    with rnt.open(tmp_path / "b.root") as file:
        assert file["b"].arrays(library="py") == written
    assert {finding.rule_id for finding in rnt.validate(tmp_path / "b.root").findings} == {"RNT-ENC-011"}


def test_csv_prints_bytes_as_they_are(tmp_path):
    command = [
        sys.executable,
        "-m",
        "rntuple_construct",
        "dump",
        str(tmp_path / "a.root"),
        "--format",
        "csv",
    ]
    (tmp_path / "a.json").write_text(json.dumps([{"x": "\udcff"}, {"x": "\\xff"}]))
    assert main(["import", str(tmp_path / "a.json"), str(tmp_path / "a.root")]) == 0
    assert main(["dump", str(tmp_path / "a.root"), "--format", "csv", "-o", str(tmp_path / "a.csv")]) == 0
    assert (tmp_path / "a.csv").read_bytes() == b"x\n\xff\n\\xff\n"
    assert subprocess.run(command, capture_output=True, check=True).stdout == b"x\n\xff\n\\xff\n"


def test_a_schema_and_options_can_be_given(tmp_path):
    (tmp_path / "t.json").write_text('[{"x": 1, "v": [1, 2]}]')
    schema = tmp_path / "schema.json"
    schema.write_text('{"x": "std::uint8_t", "v": "std::array<float,2>"}')
    arguments = [
        "--schema",
        str(schema),
        "--compression",
        "none",
        "--page-size",
        "100",
        "--cluster-size",
        "1000",
    ]
    assert main(["import", str(tmp_path / "t.json"), str(tmp_path / "t.root"), *arguments]) == 0
    with rnt.open(tmp_path / "t.root") as file:
        assert [field.type_name for field in file["t"].fields.values()] == [
            "std::uint8_t",
            "std::array<float,2>",
        ]
    assert rows(tmp_path / "t.root") == [{"x": 1, "v": [1.0, 2.0]}]


def test_values_missing_only_in_a_later_part_make_the_field_optional(tmp_path, monkeypatch):
    monkeypatch.setattr(import_table, "LEN_BATCH", 10)
    values = [*range(25), None]
    pa.parquet.write_table(pa.table({"x": values, "v": [[x] for x in values]}), tmp_path / "t.parquet")
    steps = []
    result = import_table.import_file(
        tmp_path / "t.parquet", tmp_path / "t.root", "t", started=lambda num: lambda: steps.append(num)
    )
    assert result.schema == {
        "x": "std::optional<std::int64_t>",
        "v": "std::vector<std::optional<std::int64_t>>",
    }
    assert steps == [6] * 6
    assert rows(tmp_path / "t.root") == [{"x": x, "v": [x]} for x in values]


def test_a_table_without_rows_keeps_its_columns(tmp_path):
    pa.parquet.write_table(pa.table({"x": pa.array([], pa.int32())}), tmp_path / "t.parquet")
    result = import_table.import_file(tmp_path / "t.parquet", tmp_path / "t.root", "t")
    assert (result.num_entries, result.schema) == (0, {"x": "std::int32_t"})


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("t.parquet", b"no parquet", 65),
        ("t.json", b"{", 65),
        ("t.json", b"5", 2),
        ("t.jsonl", b"[1]\n[2]\n", 2),
        ("t.txt", b"", 2),
        ("absent.csv", None, 66),
    ],
)
def test_what_cannot_be_imported_leaves_no_file(tmp_path, name, content, code, capsys):
    if content is not None:
        (tmp_path / name).write_bytes(content)
    assert main(["import", str(tmp_path / name), str(tmp_path / "t.root")]) == code
    assert not (tmp_path / "t.root").exists()
    assert "Traceback" not in capsys.readouterr().err


def test_nothing_is_overwritten_unless_asked(tmp_path):
    (tmp_path / "t.json").write_text('[{"x": 1}]')
    (tmp_path / "t.root").write_bytes(b"old")
    arguments = ["import", str(tmp_path / "t.json"), str(tmp_path / "t.root")]
    assert main(arguments) == 2
    assert (tmp_path / "t.root").read_bytes() == b"old"
    assert main([*arguments, "--force"]) == 0
    assert rows(tmp_path / "t.root") == [{"x": 1}]


def test_numbers_of_all_widths_survive(tmp_path):
    types = [pa.int8(), pa.uint8(), pa.int16(), pa.uint16(), pa.int32(), pa.uint32(), pa.int64(), pa.uint64()]
    columns = {str(t): pa.array([0, 100], t) for t in types}
    columns |= {"f": pa.array(np.float32([0.5, 1])), "d": pa.array([0.1, 0.2]), "b": pa.array([True, False])}
    table = pa.table(columns)
    pa.parquet.write_table(table, tmp_path / "t.parquet")
    import_table.import_file(tmp_path / "t.parquet", tmp_path / "t.root", "t")
    assert rows(tmp_path / "t.root") == table.to_pylist()


def test_csv_with_texts_for_missing_values_and_times(tmp_path: Path) -> None:
    path, target = tmp_path / "t.csv", tmp_path / "t.root"
    path.write_text(
        "day,time,number,no_day,text\n"
        '2025-03-01,2025-03-01T12:30:00.5,NA,2025-02-31,"NA"\n'
        "2024-02-29,2025-03-01 12:30:01,-,2025-02-28,x\n"
        "NA,,3,2025-01-01,y\n"
    )
    import_file(path, target, "T", choices=ImportOptions(reader={"nullstr": ["NA", "-"]}, times=True))
    with rnt.open_ntuple(target) as table:
        rows = table.arrays(library="py")
    assert [row["day"] for row in rows] == [datetime.date(2025, 3, 1), datetime.date(2024, 2, 29), None]
    assert [row["time"] for row in rows] == [
        datetime.datetime(2025, 3, 1, 12, 30, 0, 500_000), datetime.datetime(2025, 3, 1, 12, 30, 1), None,
    ]  # fmt: skip
    assert [row["number"] for row in rows] == [None, None, 3]
    assert [row["no_day"] for row in rows] == ["2025-02-31", "2025-02-28", "2025-01-01"]
    assert [row["text"] for row in rows] == ["NA", "x", "y"]


def test_csv_times_stay_text_unless_they_are_asked_for(tmp_path: Path) -> None:
    path, target = tmp_path / "t.csv", tmp_path / "t.root"
    path.write_text("day,empty\n2025-03-01,\n")
    import_file(path, target, "T")
    with rnt.open_ntuple(target) as table:
        assert table.arrays(library="py") == [{"day": "2025-03-01", "empty": None}]


@given(
    st.lists(
        st.one_of(st.none(), st.datetimes(min_value=datetime.datetime(1700, 1, 1), max_value=datetime.datetime(2200, 1, 1))),
        min_size=1, max_size=20,
    )
)  # fmt: skip
def test_times_survive_csv(times: list[datetime.datetime | None]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path, target = Path(folder, "t.csv"), Path(folder, "t.root")
        path.write_text("n,time\n" + "".join(f"1,{time.isoformat() if time else ''}\n" for time in times))
        import_file(path, target, "T", choices=ImportOptions(times=True))
        with rnt.open_ntuple(target) as table:
            assert [row["time"] for row in table.arrays(library="py")] == times


@pytest.mark.parametrize("rows", [[None], [1, None], [None, 1, None, None]])
def test_missing_values_of_a_single_column_survive_csv(rows: list[int | None], tmp_path: Path) -> None:
    """They are empty lines, which readers of CSV skip in files of several columns."""
    rnt.write(tmp_path / "one.root", "nt", {"x": rows}, schema={"x": "std::optional<std::int32_t>"})
    rnt.export(tmp_path / "one.root", tmp_path / "one.csv")
    assert (tmp_path / "one.csv").read_bytes().count(b"\n") == 1 + len(rows)
    schema = {"x": "std::optional<std::int32_t>"}
    import_file(tmp_path / "one.csv", tmp_path / "again.root", "nt", schema=schema)
    with rnt.open(tmp_path / "again.root") as file:
        assert [row["x"] for row in file["nt"].arrays(library="py")] == rows


def test_the_dialect_of_a_csv_file_is_detected_and_reported(tmp_path: Path, capsys) -> None:
    path, target = tmp_path / "t.csv", tmp_path / "t.root"
    path.write_text("# made by hand\nx;y\n1;2,5\n3;4,5\n")
    assert main(["import", str(path), str(target)]) == 0
    assert rows(target, "t") == [{"x": 1, "y": "2,5"}, {"x": 3, "y": "4,5"}]
    assert "';' separates cells" in capsys.readouterr().err
    path.write_text("1|2\n3|4\n")
    assert main(["import", str(path), str(target), "--force"]) == 0
    assert rows(target, "t") == [{"column0": 1, "column1": 2}, {"column0": 3, "column1": 4}]
    assert "first line has no names" in capsys.readouterr().err
    arguments = ["--force", "--reader", "header=true", "--sanitize-names"]
    assert main(["import", str(path), str(target), *arguments]) == 0
    assert rows(target, "t") == [{"1": 3, "2": 4}]
    assert main(["import", str(path), str(target), "--force", "--reader", "all_varchar=true"]) == 0
    assert rows(target, "t") == [{"column0": "1", "column1": "2"}, {"column0": "3", "column1": "4"}]


@pytest.mark.parametrize(
    "text", ["x,y\n1,2\n1,2,3\n", "x,y\n1,2,3\n1,2,3\n", "x\n1,000\n2,000\n", 'x,y\n1,"2\n']
)
def test_rows_of_csv_files_that_do_not_fit_are_refused(text: str, tmp_path: Path, capsys) -> None:
    """DuckDB detects dialects that leave such rows out, or the names."""
    (tmp_path / "t.csv").write_text(text)
    assert main(["import", str(tmp_path / "t.csv"), str(tmp_path / "t.root")]) == 65
    assert not (tmp_path / "t.root").exists()
    assert "Traceback" not in capsys.readouterr().err


def test_cells_after_the_sample_of_duckdb_decide_too(tmp_path: Path) -> None:
    cells = ["1"] * 30_000
    assert csv_column(tmp_path, [*cells, "x"])[-2:] == ["1", "x"]
    assert csv_column(tmp_path, [*cells, "0.5"])[-2:] == [1.0, 0.5]
    assert csv_column(tmp_path, [*cells, "007"])[-2:] == ["1", "007"]
    assert csv_column(tmp_path, [*cells, '"a,b"'])[-2:] == ["1", "a,b"]
    assert csv_column(tmp_path, [*cells, "1e400"])[-2:] == ["1", "1e400"]


@pytest.mark.parametrize("suffix", ["csv", "json", "jsonl"])
def test_names_that_differ_in_case_only_stay(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"t*[1].{suffix}"  # DuckDB reads patterns
    text = {"csv": "a,A\n1,2\n", "json": '[{"a": 1, "A": 2}]', "jsonl": '{"a": 1, "A": 2}\n'}[suffix]
    path.write_text(text)
    import_file(path, tmp_path / "t.root", "t")
    assert rows(tmp_path / "t.root", "t") == [{"a": 1, "A": 2}]


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b'x\n"a\x01b"\n"c\x00"\n', [{"x": "a\x01b"}, {"x": "c\x00"}]),
        (b"\xef\xbb\xbfx,y\n1,2\n", [{"x": 1, "y": 2}]),
        (b'# a\n"x",y\n# b\n1,2\n# c\n3,4\n', [{"x": 1, "y": 2}, {"x": 3, "y": 4}]),
        (b'"x ""q""",y\n1,2\n', [{'x_"q"': 1, "y": 2}]),
        (b"x\r\n1\r\n2\r\n", [{"x": 1}, {"x": 2}]),
    ],
)
def test_csv_with_unusual_bytes(data: bytes, expected: list, tmp_path: Path) -> None:
    (tmp_path / "t.csv").write_bytes(data)
    import_file(tmp_path / "t.csv", tmp_path / "t.root", "t", choices=ImportOptions(sanitize_names=True))
    assert rows(tmp_path / "t.root", "t") == expected


@pytest.mark.parametrize("name", ["t.json", "t.jsonl", "t.json.gz", "t.jsonl.gz"])
def test_json_of_one_shape_is_streamed(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Arrays of any layout, and numbers that are words, are not parsed by Python."""
    monkeypatch.setattr(import_table, "_WholeJson", None)
    values = [{"x": x, "v": [x, None]} for x in (1.5, float("inf"), None)]
    texts = [json.dumps(row).replace("Infinity", '"inf"') for row in values]
    text = "\n".join(texts) if "jsonl" in name else f"[{', '.join(texts)}]"
    (tmp_path / name).write_bytes(gzip.compress(text.encode()) if name.endswith("gz") else text.encode())
    import_file(tmp_path / name, tmp_path / "t.root", "t")
    assert rows(tmp_path / "t.root", "t") == values


@pytest.mark.parametrize(
    ("lines", "values"),
    [
        (['{"x": true}', '{"x": 1.5}'], [True, 1.5]),
        (['{"x": "7"}', '{"x": 1.5}'], ["7", 1.5]),
        (['{"x": 1}'] * 30_000 + ['{"x": 1.5}'], [1.0] * 30_000 + [1.5]),
        (['{"x": 1e20}', '{"x": 9007199254740992}'], [1e20, 2.0**53]),
        (['{"x": {}}', '{"x": {}}'], [{}, {}]),
    ],
)
def test_json_that_duckdb_would_change_keeps_its_values(lines: list, values: list, tmp_path: Path) -> None:
    (tmp_path / "t.jsonl").write_text("\n".join(lines))
    import_file(tmp_path / "t.jsonl", tmp_path / "t.root", "t")
    with rnt.open_ntuple(tmp_path / "t.root") as table:
        assert repr([row["x"] for row in table.arrays(library="py")]) == repr(values)


def test_csv_needs_the_extra_of_duckdb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    (tmp_path / "t.csv").write_text("x\n1\n")
    (tmp_path / "t.json").write_text('[{"x": 1}]')
    monkeypatch.setitem(sys.modules, "duckdb", None)
    assert main(["import", str(tmp_path / "t.csv"), str(tmp_path / "t.root")]) != 0
    assert "pip install 'duckdb>=" in capsys.readouterr().err
    import_file(tmp_path / "t.json", tmp_path / "t.root", "t")
    assert rows(tmp_path / "t.root") == [{"x": 1}]


@pytest.mark.parametrize("suffix", ["csv", "jsonl", "json"])
def test_large_text_needs_bounded_memory(suffix: str, tmp_path: Path) -> None:
    """The file has about 60 MB, and its rows as Python objects would need several times as much."""
    line = {"csv": '{0},0.{0},"' + "x" * 80 + '"\n'}.get(
        suffix, '{{"i": {0}, "x": 0.{0}, "s": "' + "x" * 80 + '"}}' + ("\n" if suffix == "jsonl" else ", ")
    )
    with (tmp_path / f"t.{suffix}").open("w") as file:
        file.write({"csv": "i,x,s\n", "json": "["}.get(suffix, ""))
        file.writelines(line.format(number) for number in range(100_000, 600_000))
        file.write('{"i": 1, "x": 0.5, "s": ""}]' if suffix == "json" else "")
    program = (
        "import resource, sys; from pathlib import Path\n"
        "from rntuple_construct.conversion.tables.import_table import import_file\n"
        "import duckdb, pyarrow.csv, pyarrow.parquet\n"
        "def peak(): return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "before = peak(); import_file(Path(sys.argv[1]), sys.argv[2], 't'); print((peak() - before) >> 10)"
    )
    command = [sys.executable, "-c", program, str(tmp_path / f"t.{suffix}"), str(tmp_path / "t.root")]
    used = int(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
    assert used < 150
