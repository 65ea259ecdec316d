"""Records that may be missing, bytes, and schemas in files: what JSON and Python values become."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.ipc
import pyarrow.parquet
import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError

ROWS: list[dict[str, Any]] = [
    {"user": None, "list": [None, {"a": 1}], "lists": None},
    {"user": {"a": 1, "in": {"b": "x"}}, "list": [], "lists": [{"c": 1}]},
    {"user": {"a": 2, "in": None}, "list": [{"a": 2}], "lists": []},
]


def imported(tmp_path: Path, rows: list[Any], form: str, *arguments: str) -> Path:
    source, target = tmp_path / f"t.{form}", tmp_path / "t.root"
    lines = [json.dumps(row) for row in rows]
    source.write_text("[" + ", ".join(lines) + "]" if form == "json" else "\n".join(lines) + "\n")
    done = run_cli("import", str(source), str(target), "--force", *arguments)
    assert done.code == 0, done.err
    return target


@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_optional_records_survive(form: str, tmp_path: Path) -> None:
    target = imported(tmp_path, ROWS, form)
    for suffix in ("jsonl", "parquet", "arrow"):
        done = run_cli("export", str(target), str(tmp_path / f"out.{suffix}"))
        assert done.code == 0, done.err
    assert [json.loads(line) for line in (tmp_path / "out.jsonl").read_text().splitlines()] == ROWS
    assert pa.parquet.read_table(tmp_path / "out.parquet").to_pylist() == ROWS
    with pa.OSFile(str(tmp_path / "out.arrow")) as file:
        assert pa.ipc.open_file(file).read_all().to_pylist() == ROWS
    assert json.loads(run_cli("dump", str(target), "--format", "json").out) == ROWS
    # And once more around.
    assert json.loads(run_cli("dump", str(imported(tmp_path, ROWS, "jsonl")), "--format", "json").out) == ROWS
    for suffix in ("jsonl", "parquet", "arrow"):
        again = tmp_path / "again.root"
        assert run_cli("import", str(tmp_path / f"out.{suffix}"), str(again), "--force").code == 0
        assert json.loads(run_cli("dump", str(again), "--format", "json").out) == ROWS


def test_python_values_with_missing_records_are_written() -> None:
    buffer = io.BytesIO()
    rnt.write(buffer, "nt", ROWS)
    with rnt.open(buffer.getvalue()) as file:
        assert file.only().arrays(library="pa").to_pylist() == ROWS


def test_a_schema_describes_what_the_data_do_not_say(tmp_path: Path) -> None:
    schema = {
        "user": {"$optional": {"name": "std::string", "age": "std::optional<std::int32_t>"}},
        "when": {"$type": "std::int64_t", "meaning": "tsu:UTC", "description": "end of the run"},
        "hits": ["Hit"],
        "best": "std::optional<Hit>",
        "$classes": {"Hit": {"x": "float"}},
    }
    rows: list[Any] = [
        {"user": None, "when": 5, "hits": [], "best": None},
        {"user": None, "when": 6, "hits": [], "best": None},
    ]
    (tmp_path / "schema.json").write_text(json.dumps(schema))
    for form in ("json", "jsonl"):
        for more in (
            [],
            [{"user": {"name": "a", "age": None}, "when": 7, "hits": [{"x": 1.5}], "best": {"x": 2.0}}],
            [{"user": {"name": "a"}, "when": 7, "hits": [{"x": 1.5}], "best": {"x": 2.0}}],
        ):
            target = imported(tmp_path, rows + more, form, "--schema", str(tmp_path / "schema.json"))
            expected = rows + [each | {"user": {"name": "a", "age": None}} for each in more]
            expected = [each | {"when": f"1970-01-01T00:00:00.00000{each['when']}Z"} for each in expected]
            assert json.loads(run_cli("dump", str(target), "--format", "json").out) == expected
            with rnt.open(target) as file:
                fields = file.only().fields
                assert fields["best"].type_name == "std::optional<Hit>"
                assert fields["when"].record.description == "end of the run [arrow:tsu:UTC]"


@pytest.mark.parametrize(
    ("schema", "said"),
    [
        ('{"x": 5}', "'x' of the schema"),
        ('{"x": {"$what": "float"}}', "'x' of the schema"),
        ('{"x": {"$type": "float", "meaning": 5}}', "not a text"),
        ('{"x": ["float", "float"]}', "'x' of the schema"),
        ('{"x": "float", "$classes": 5}', "not a JSON object"),
        ("[1]", "is a JSON object"),
    ],
)
def test_schemas_that_make_no_sense_are_refused(schema: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "t.jsonl").write_text('{"x": 1}\n')
    (tmp_path / "schema.json").write_text(schema)
    done = run_cli(
        "import",
        str(tmp_path / "t.jsonl"),
        str(tmp_path / "t.root"),
        "--schema",
        str(tmp_path / "schema.json"),
    )
    assert (done.code, said in done.err) == (2, True), done.err


@pytest.mark.parametrize("values", [[b"\xff", b"", b"ab"], [b"\xff", None], [[b"a"], []], [b"a", 5]])
def test_bytes_are_no_text(values: list[Any]) -> None:
    buffer = io.BytesIO()
    rnt.write(buffer, "nt", {"x": values})

    with rnt.open(buffer.getvalue()) as file:
        assert "std::vector<std::byte>" in file.only().fields["x"].type_name
        assert [row["x"] for row in file.only().arrays(library="py")] == values


def test_text_and_bytes_in_one_field_are_refused() -> None:
    with pytest.raises(SchemaError, match="text and bytes"):
        rnt.write(io.BytesIO(), "nt", {"x": ["a", b"\xff"]})
