"""``rntuple dump``: formats, fields, entries, output."""

from __future__ import annotations

import csv
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.dumps import run_cli
from support.kinds import KINDS
from support.patching import (
    CHAR,
    INDEX64,
    INT32,
    INT64,
    REAL32,
    REAL64,
    DescribedCluster,
    column,
    field,
    file_of,
    one_column,
)

import rntuple_construct as rnt
from rntuple_construct.base.exits import Exit
from rntuple_construct.kit.files.editable_file import EditableFile


@pytest.fixture
def saved(tmp_path: Path) -> Any:
    def save(draft: EditableFile, name: str = "data.root") -> str:
        path = tmp_path / name
        path.write_bytes(draft.build())
        return str(path)

    return save


def table() -> EditableFile:
    fields = [field("n", "std::int64_t"), field("x", "float"), field("s", "std::string"), field("ok", "bool")]
    columns = [column(INT64, 0), column(REAL32, 1), column(INDEX64, 2), column(CHAR, 2), column(0, 3)]
    first = DescribedCluster(
        2, [[[2**53 + 1, -1]], [[0.1, float("nan")]], [[3, 6]], [b'a,bq"\n'], [[True, False]]]
    )
    second = DescribedCluster(1, [[[3]], [[float("-inf")]], [[2]], ["é".encode()], [[True]]])
    return file_of(fields, columns, [first, second])


ROWS = [
    {"n": 2**53 + 1, "x": 0.1, "s": "a,b", "ok": True},
    {"n": -1, "x": "nan", "s": 'q"\n', "ok": False},
    {"n": 3, "x": "-inf", "s": "é", "ok": True},
]


def test_json_is_an_array_with_one_line_for_each_entry(saved: Any) -> None:
    outcome = run_cli("dump", saved(table()))
    assert (outcome.code, outcome.err) == (0, "")
    assert json.loads(outcome.out) == ROWS
    lines = outcome.out.splitlines()
    assert len(lines) == 5
    assert lines[1] == '{"n":9007199254740993,"x":0.1,"s":"a,b","ok":true},'
    assert "\\u00e9" in lines[3]


def test_json_lines(saved: Any) -> None:
    outcome = run_cli("dump", "--format", "jsonl", saved(table()))
    assert [json.loads(line) for line in outcome.out.splitlines()] == ROWS


def test_csv(saved: Any) -> None:
    outcome = run_cli("dump", "--format", "csv", saved(table()))
    rows = list(csv.reader(io.StringIO(outcome.out)))
    assert rows == [
        ["n", "x", "s", "ok"],
        ["9007199254740993", "0.1", "a,b", "true"],
        ["-1", "nan", 'q"\n', "false"],
        ["3", "-inf", "é", "true"],
    ]


@pytest.mark.parametrize("kind", ["vector", "record", "array", "variant", "bitset", "streamed object"])
def test_csv_refuses_what_does_not_fit_into_a_cell(kind: str, saved: Any) -> None:
    outcome = run_cli("dump", "--format", "csv", saved(KINDS[kind].draft()))
    assert (outcome.code, outcome.out) == (2, "")
    assert "'x'" in outcome.err
    assert "--fields" in outcome.err


@pytest.mark.parametrize("kind", ["enum", "atomic", "char", "cardinality", "double", "optional"])
def test_csv_takes_flat_fields(kind: str, saved: Any) -> None:
    outcome = run_cli("dump", "--format", "csv", "--fields", "x", saved(KINDS[kind].draft()))
    assert outcome.code == 0
    assert len(list(csv.reader(io.StringIO(outcome.out)))) == 1 + len(KINDS[kind].values)


def test_streamed_objects_are_hexadecimal(saved: Any) -> None:
    outcome = run_cli("dump", saved(KINDS["streamed object"].draft()))
    assert json.loads(outcome.out)[0] == {"x": {"$streamer": "0102"}}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_field_is_valid_json(kind: str, saved: Any) -> None:
    outcome = run_cli("dump", "--fields", "x", saved(KINDS[kind].draft()))
    assert outcome.code == 0
    rows = json.loads(outcome.out, parse_constant=lambda text: pytest.fail(f"{text} is no JSON"))
    if kind != "streamed object":
        assert [row["x"] for row in rows] == KINDS[kind].values


@pytest.mark.parametrize(
    ("entries", "expected"),
    [
        ("0:2", [0, 1]),
        ("1:", [1, 2, 3, 4]),
        (":2", [0, 1]),
        (":", [0, 1, 2, 3, 4]),
        ("-2:", [3, 4]),
        (":-3", [0, 1]),
        ("3", [3]),
        ("-1", [4]),
        ("-5", [0]),
        ("5:9", []),
        ("4:2", []),
    ],
)
def test_entries(entries: str, expected: list[int], saved: Any) -> None:
    path = saved(one_column("std::int32_t", INT32, [0, 1, 2, 3, 4]))
    outcome = run_cli("dump", f"--entries={entries}", path)
    assert [row["x"] for row in json.loads(outcome.out)] == expected
    note = f"there are no entries {entries} among 5 entries"
    assert (note in outcome.err) == (not expected)


def test_messages_name_standard_input(
    saved: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = Path(saved(one_column("std::int32_t", INT32, [0, 1]))).read_bytes()
    for given, words in ((data, "<standard input>: "), (b"", "<standard input> is empty")):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
        outcome = run_cli("info", "-")
        assert words in outcome.out + outcome.err


def test_fields_in_the_order_asked_for(saved: Any) -> None:
    outcome = run_cli("dump", "--fields", "s,n", "--entries", "0:1", saved(table()))
    assert json.loads(outcome.out) == [{"s": "a,b", "n": 2**53 + 1}]
    assert '{"s":' in outcome.out


def test_patterns_and_members(saved: Any) -> None:
    outcome = run_cli("dump", "--fields", "x.a", saved(KINDS["record"].draft()))
    assert json.loads(outcome.out) == [{"x.a": 1}, {"x.a": 2}, {"x.a": 3}]


def test_empty_ntuple_is_an_empty_array(saved: Any) -> None:
    outcome = run_cli("dump", saved(file_of([field("x", "float")], [column(REAL32, 0)])))
    assert json.loads(outcome.out) == []


def test_entries_without_fields_are_empty_objects(saved: Any) -> None:
    path = saved(file_of([], [], [DescribedCluster(3, [])]))
    assert json.loads(run_cli("dump", path).out) == [{}, {}, {}]
    assert json.loads(run_cli("dump", "--entries", "1:", path).out) == [{}, {}]


def test_output_to_a_file(saved: Any, tmp_path: Path) -> None:
    target = tmp_path / "out.json"
    outcome = run_cli("dump", "-o", str(target), saved(table()))
    assert (outcome.code, outcome.out) == (0, "")
    assert json.loads(target.read_text(encoding="utf-8")) == ROWS


def test_failed_output_leaves_nothing_behind(saved: Any, tmp_path: Path) -> None:
    draft = file_of(
        [field("x", "float")],
        [column(REAL32, 0)],
        [DescribedCluster(1, [[[1.0]]]), DescribedCluster(1, [[[2.0]]])],
    )
    place = draft.located(0, 1, 0)["items"][0]["locator"]  # type: ignore[index]
    data = bytearray(draft.build())
    data[place["ofs_range"]] ^= 1
    path = tmp_path / "damaged.root"
    path.write_bytes(data)
    target = tmp_path / "out.json"
    target.write_text("old")
    assert run_cli("dump", "-o", str(target), str(path)).code == 65
    assert target.read_text() == "old"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["damaged.root", "out.json"]


def test_numbers_keep_their_precision(saved: Any) -> None:
    fields = [field("f", "float"), field("d", "double")]
    draft = file_of(
        fields,
        [column(REAL32, 0), column(REAL64, 1)],
        [DescribedCluster(2, [[[0.1, -0.0]], [[0.1, 1e-310]]])],
    )
    outcome = run_cli("dump", saved(draft))
    assert outcome.out.splitlines()[1:3] == ['{"f":0.1,"d":0.1},', '{"f":-0.0,"d":1e-310}']


def test_dropped_fields_are_told_on_stderr(saved: Any) -> None:
    fields = [field("good", "float"), field("odd", "float", role=9)]
    draft = file_of(fields, [column(REAL32, 0), column(REAL32, 1)], [DescribedCluster(1, [[[1.0]], [[2.0]]])])
    outcome = run_cli("dump", saved(draft))
    assert json.loads(outcome.out) == [{"good": 1.0}]
    assert "warning" in outcome.err
    assert "'odd'" in outcome.err
    assert outcome.code == Exit.DATA
    assert run_cli("dump", saved(draft), "--fields", "good").code == Exit.FINE


def with_damaged_page() -> bytes:
    """The table, with a flipped bit in the last page of ``x``."""
    data = bytearray(table().build())
    data[data.index(np.array([float("-inf")], "<f4").tobytes())] ^= 1
    return bytes(data)


@pytest.mark.parametrize("format_", ["json", "jsonl", "csv"])
def test_fields_that_can_be_read_are_printed(tmp_path: Path, format_: str) -> None:
    path = tmp_path / "damaged.root"
    path.write_bytes(with_damaged_page())
    outcome = run_cli("dump", str(path), "--format", format_)
    assert outcome.code == Exit.DATA
    assert "field 'x'" in outcome.err
    assert "RNT-PAG-002" in outcome.err
    rows = [{name: value for name, value in row.items() if name != "x"} for row in ROWS]
    if format_ == "csv":
        assert [row["s"] for row in csv.DictReader(io.StringIO(outcome.out))] == [row["s"] for row in rows]
        assert "x" not in outcome.out.splitlines()[0].split(",")
    elif format_ == "json":
        assert json.loads(outcome.out) == rows
    else:
        assert [json.loads(line) for line in outcome.out.splitlines()] == rows


def test_entries_in_front_of_the_damage_have_all_fields(tmp_path: Path) -> None:
    path = tmp_path / "damaged.root"
    path.write_bytes(with_damaged_page())
    outcome = run_cli("dump", str(path), "--entries", "0:2")
    assert (outcome.code, json.loads(outcome.out)) == (Exit.FINE, ROWS[:2])


@pytest.mark.parametrize("fields", ["x", "x,x"])
def test_nothing_is_printed_of_fields_that_cannot_be_read(tmp_path: Path, fields: str) -> None:
    path = tmp_path / "damaged.root"
    path.write_bytes(with_damaged_page())
    outcome = run_cli("dump", str(path), "--fields", fields)
    assert (outcome.code, outcome.out) == (Exit.DATA, "")


COMMAND = [sys.executable, "-c", "import sys; from rntuple_construct.cli import main; sys.exit(main())"]


def test_standard_input() -> None:
    done = subprocess.run([*COMMAND, "dump", "-"], input=table().build(), capture_output=True, check=True)
    assert json.loads(done.stdout) == ROWS


def test_reader_that_leaves_early_is_no_error(saved: Any) -> None:
    path = saved(one_column("std::int32_t", INT32, list(range(200_000))))
    with subprocess.Popen(
        [*COMMAND, "dump", path],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_table_fits_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(tmp_path / "a.root")
    rnt.write(
        path, "E", [{"n": 100 + n, "s": f"\x1b{n}" * 40, "o": None if n % 2 else [n]} for n in range(30)]
    )
    for width in (30, 60, 2000):
        monkeypatch.setenv("COLUMNS", str(width))
        outcome = run_cli("dump", path, "--format", "table")
        lines = outcome.out.splitlines()
        assert max(map(len, lines)) <= width
        assert lines[0].split()[:2] == ["entry", "n"]
        assert [line.split()[:2] for line in lines[1:21]] == [[str(n), str(100 + n)] for n in range(20)]
        assert "\x1b" not in outcome.out
    assert "the first 20 of 30 entries" in outcome.err
    tail = run_cli("dump", path, "--format", "table", "--entries", "-2:", "--fields", "o,n")
    assert [line.split() for line in tail.out.splitlines()] == [
        ["entry", "o", "n"],
        ["28", "[28]", "128"],
        ["29", "129"],
    ]


def test_csv_tells_missing_from_empty(tmp_path: Path) -> None:
    path = str(tmp_path / "a.root")
    schema = {"s": "std::optional<std::string>", "x": "std::optional<double>"}
    rnt.write(
        path, "E", [{"s": None, "x": None}, {"s": "", "x": float("nan")}, {"s": "a", "x": 0.5}], schema=schema
    )
    assert run_cli("dump", path, "--format", "csv").out == 's,x\n,\n"",nan\na,0.5\n'


def test_text_like_formulas_is_marked_on_request(tmp_path: Path) -> None:
    path = tmp_path / "formulas.root"
    with rnt.create(path, "Events", {"s": "std::string", "n": "std::int32_t"}) as writer:
        writer.extend({"s": ["=1+1", "+1", "-1", "@x", "a=b"], "n": [-1, 2, 3, 4, 5]})
    assert run_cli("dump", str(path), "--format", "csv").out == "s,n\n=1+1,-1\n+1,2\n-1,3\n@x,4\na=b,5\n"
    safe = run_cli("dump", str(path), "--format", "csv", "--csv-safe")
    assert safe.out == "s,n\n'=1+1,-1\n'+1,2\n'-1,3\n'@x,4\na=b,5\n"
    assert run_cli("dump", str(path), "--csv-safe").code == 2
