"""Every JSON document that a command prints is valid by the JSON Schema that the package ships for it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from jsonschema import Draft202012Validator
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.cli.documents import SCHEMA_VERSION, schema_of

TTREES = str(Path(__file__).parents[1] / "data" / "ttree" / "ttrees.root")
COMMANDS = {
    "info": ["{file}"],
    "stats": ["{file}"],
    "stats --group": ["{file}", "--group", "auto"],
    "diff": ["{file}", "{other}", "--storage"],
    "validate": ["{file}", "{broken}"],
    "rules": [],
    "fuzz-corpus": ["--report", "--count", "1", "--size", "tiny"],
    "fuzz": ["{file}", "--target", "rntuple-construct", "--count", "2", "--out", "{target}"],
    "explain": ["{file}"],
    "explain --path": ["{file}", "--path", "footer"],
    "explain --at": ["{file}", "--at", "100"],
    "convert": ["{file}", "{target}"],
    "recover": ["{file}", "{target}"],
    "merge": ["{target}", "{file}", "{file}:E"],
    "info of Trevni": ["{trevni}"],
    "info of Avro": ["{avro}"],
    "info of a TTree": ["{ttree}:Events", "--clusters"],
    "stats of Trevni": ["{trevni}"],
    "stats of Trevni --group": ["{trevni}", "--group", "auto"],
    "validate of Trevni": ["{trevni}", "{cut}"],
    "explain of Trevni": ["{avro}"],
    "explain of Trevni --path": ["{trevni}", "--path", "columns[0]"],
    "convert of Trevni": ["{trevni}", "{target}"],
    "convert to Trevni": ["{other}", "{target}", "--to", "trevni-avro"],
}
SCHEMAS = {
    "info of Trevni": "info-trevni",
    "info of Avro": "info-trevni",
    "info of a TTree": "info-ttree",
    "stats --group": "stats-groups",
    "stats of Trevni --group": "stats-groups",
}
"""Schemas that are not called as the command."""


@pytest.fixture
def paths(tmp_path: Path) -> dict[str, str]:
    values = {"x": np.array([1.5, np.nan, np.inf]), "v": [[1], [], [2, 3]], "s": ["a", "b", "\udcff"]}
    rnt.write(
        tmp_path / "a.root", "E", values, schema={"x": "double", "v": "std::vector<int>", "s": "std::string"}
    )
    rnt.write(tmp_path / "b.root", "E", {"x": np.array([1.5, -np.inf, 2.0, 3.0]), "t": np.zeros(4, np.int8)})
    data = bytearray((tmp_path / "a.root").read_bytes())
    data[len(data) // 2] ^= 0xFF
    (tmp_path / "c.root").write_bytes(data)
    for name, profile in (("w.trv", "trevni-wiki"), ("a.trv", "trevni-avro")):
        rows = {"x": [1.5, 2.5], "v": [[1], []], "j": [[{"a": "é"}], []]}
        kinds = {"x": "double", "v": "long*", "j": [{"a": "std::string"}]}
        rnt.trevni.write(tmp_path / name, rows, schema=kinds, profile=profile, metadata={"key": b"\xff"})
    (tmp_path / "cut.trv").write_bytes((tmp_path / "w.trv").read_bytes()[:-1])
    names = {
        "file": "a.root", "other": "b.root", "broken": "c.root", "target": "d.root", "trevni": "w.trv", "avro": "a.trv",
        "cut": "cut.trv", "ttree": TTREES,
    }  # fmt: skip
    return {key: str(tmp_path / name) for key, name in names.items()}


def closed(schema: Any) -> Any:
    """The schema without room for members that it does not name."""
    if isinstance(schema, list):
        return [closed(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: closed(value) for key, value in schema.items()}
    return {"additionalProperties": False} | made if schema.get("type") == "object" else made


@pytest.mark.parametrize("case", COMMANDS)
def test_documents_are_valid_by_their_schema(case: str, paths: dict[str, str]) -> None:
    command = case.split()[0]
    arguments = [part.format_map(paths) for part in COMMANDS[case]]
    outcome = run_cli(command, *arguments, "--format", "json")
    assert outcome.code in (0, 1), outcome.err
    document = json.loads(outcome.out)
    schema = schema_of(SCHEMAS.get(case, command))
    Draft202012Validator.check_schema(schema)
    errors = [error.message for error in Draft202012Validator(closed(schema)).iter_errors(document)]
    assert errors == []
    assert document["schema_version"] == SCHEMA_VERSION


@pytest.mark.parametrize("name", sorted({SCHEMAS.get(case, case.split()[0]) for case in COMMANDS}))
def test_schemas_refuse_other_documents(name: str) -> None:
    validator = Draft202012Validator(schema_of(name))
    assert not validator.is_valid({})
    assert not validator.is_valid({"schema_version": 1})


def test_lines_of_a_corpus_are_valid_by_their_schema(tmp_path: Path) -> None:
    schema = schema_of("fuzz-corpus")
    validator = Draft202012Validator({"$ref": "#/$defs/line", "$defs": schema["$defs"]})
    assert run_cli("fuzz-corpus", str(tmp_path), "--count", "1", "--mutated", "1", "--size", "tiny").code == 0
    lines = [json.loads(line) for line in (tmp_path / "index.jsonl").read_text().splitlines()]
    assert len(lines) == 6
    for line in lines:
        validator.validate(line)
        assert not validator.is_valid({**line, "more": 1})


def test_lines_are_valid_by_the_schema_of_lines(paths: dict[str, str]) -> None:
    schema = schema_of("validate")
    line_schema = {"$ref": "#/$defs/line", "$defs": schema["$defs"]}
    Draft202012Validator.check_schema(line_schema)
    validator = Draft202012Validator(line_schema)
    outcome = run_cli("validate", paths["file"], paths["broken"], paths["target"], "--jsonl")
    lines = [json.loads(line) for line in outcome.out.splitlines()]
    assert {line["type"] for line in lines} == {"finding", "file", "summary"}
    assert [error.message for line in lines for error in validator.iter_errors(line)] == []
    for line in lines:
        kind = line.pop("type")
        assert not validator.is_valid(line)
        if kind != "summary":
            assert line.keys() <= schema["$defs"][kind]["properties"].keys()
            assert not validator.is_valid({"type": kind, **dict(list(line.items())[1:])})
