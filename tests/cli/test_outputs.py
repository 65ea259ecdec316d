"""Outputs of commands: URLs are refused before anything is done, and standard output gets what is exported."""

from __future__ import annotations

import argparse
import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet
import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.cli import build_parser
from rntuple_construct.cli.outputs import output_or_stdout, output_path

URL = "s3://bucket/x"


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "data").mkdir()
    (tmp_path / "t.jsonl").write_text('{"x": 1}\n')
    for name in ("a", "b"):
        rnt.write(str(tmp_path / "data" / f"{name}.root"), "nt", [{"x": 1}, {"x": 2}])
    monkeypatch.chdir(tmp_path)
    return "data/a.root"


RUNS = {
    "convert FILE": ["convert", "data/a.root", URL],
    "convert DIRECTORY": ["convert", "data", URL],
    "convert pattern": ["convert", "data/*.root", URL],
    "export FILE": ["export", "data/a.root", URL + ".csv"],
    "export DIRECTORY": ["export", "data", URL],
    "import": ["import", "t.jsonl", URL],
    "merge": ["merge", URL, "data/a.root", "data/b.root"],
    "append": ["append", URL, "data/a.root"],
    "recover": ["recover", "data/a.root", URL],
    "recover --report": ["recover", "data/a.root", "--dry-run", "--report", URL],
    "validate --results": ["validate", "data", "--results", URL + ".jsonl"],
    "validate --report": ["validate", "data", "--report", URL + ".html"],
    "validate --resume": ["validate", "data", "--resume", URL],
    "validate --output": ["validate", "data", "--output", URL],
    "convert --resume": ["convert", "data", "out", "--resume", URL],
    "stats --results": ["stats", "data", "--results", URL + ".jsonl"],
    "stats --html": ["stats", "data/a.root", "--html", URL],
    "explain --html": ["explain", "data/a.root", "--html", URL],
    "dump --output": ["dump", "data/a.root", "--output", URL],
    "mutate": ["mutate", "data/a.root", URL],
    "minimize": ["minimize", "data/a.root", URL, "--command", "false {file}"],
    "corpus": ["corpus", URL],
    "fuzz-corpus": ["fuzz-corpus", URL, "--count", "1"],
    "fuzz": ["fuzz", "data/a.root", "--target", "uproot", "--out", URL, "--count", "1"],
    "conformance": ["conformance", "--report", URL, "uproot"],
}


@pytest.mark.parametrize("run", RUNS)
def test_urls_are_refused_as_outputs(run: str, source: str, tmp_path: Path) -> None:
    before = sorted(tmp_path.rglob("*"))
    done = run_cli(*RUNS[run])
    assert (done.code, "cannot write to the URL s3://bucket/x" in done.err) == (2, True), done.err
    assert sorted(tmp_path.rglob("*")) == before


def options(parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.Action]]:
    (commands,) = [each for each in parser._actions if isinstance(each, argparse._SubParsersAction)]
    for name, command in commands.choices.items():
        for action in command._actions:
            yield name, action


OUTPUTS = {"directory", "html", "out", "output", "report", "results", "resume"}


def test_every_argument_that_names_an_output_refuses_urls() -> None:
    found = set()
    for command, action in options(build_parser()):
        is_target = action.dest == "target" and command != "fuzz"
        if (action.dest in OUTPUTS and action.nargs != 0) or is_target:
            found.add(command)
            assert action.type is not None, (command, action.dest)
            with pytest.raises(Exception, match="cannot write to the URL"):
                action.type(URL)
    assert {RUNS[run][0] for run in RUNS} <= found


def test_a_dash_is_no_file() -> None:
    assert output_or_stdout("-") == "-"
    assert output_path("./-") == "./-"
    with pytest.raises(Exception, match="standard output"):
        output_path("-")


@pytest.mark.parametrize(
    "arguments",
    [["import", "t.jsonl", "-"], ["convert", "data/a.root", "-"], ["export", "data", "-"], ["merge", "-", "data/a.root"]],
)  # fmt: skip
def test_other_commands_refuse_standard_output(arguments: list[str], source: str, tmp_path: Path) -> None:
    done = run_cli(*arguments)
    assert (done.code, "standard output" in done.err, (tmp_path / "-").exists()) == (2, True, False)


@pytest.mark.parametrize("form", ["jsonl", "parquet"])
def test_export_writes_to_standard_output(form: str, source: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "rntuple_construct", "export", source, "-", "--format", form]
    done = subprocess.run(command, capture_output=True, check=True)
    if form == "jsonl":
        assert [json.loads(line) for line in done.stdout.splitlines()] == [{"x": 1}, {"x": 2}]
    else:
        assert pyarrow.parquet.read_table(io.BytesIO(done.stdout)).to_pylist() == [{"x": 1}, {"x": 2}]
    assert b"standard output: 2 entries" in done.stderr
    assert not (tmp_path / "-").exists()


def test_export_to_standard_output_keeps_what_a_file_has(source: str, tmp_path: Path) -> None:
    (tmp_path / "all.csv").write_text("before\n")
    command = [sys.executable, "-m", "rntuple_construct", "export", source, "-", "--format", "csv"]
    with (tmp_path / "all.csv").open("a") as file:
        subprocess.run(command, stdout=file, check=True)
    assert (tmp_path / "all.csv").read_text().splitlines()[0] == "before"


def test_export_to_standard_output_needs_a_format(source: str, tmp_path: Path) -> None:
    done = run_cli("export", source, "-")
    assert (done.code, "--format" in done.err, (tmp_path / "-").exists()) == (2, True, False)


def test_dump_writes_a_dash_to_standard_output(source: str, tmp_path: Path) -> None:
    done = run_cli("dump", source, "--format", "jsonl", "-o", "-")
    assert (done.out, (tmp_path / "-").exists()) == ('{"x":1}\n{"x":2}\n', False)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no device that is full")
@pytest.mark.parametrize("arguments", [["--help"], ["info", "--help"], ["--version"]])
def test_help_that_cannot_be_written_is_an_error(arguments: list[str]) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "rntuple_construct", *arguments], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )  # fmt: skip
    assert (done.returncode, done.stderr) == (
        74, "rntuple: cannot write to standard output: No space left on device\n"
    )  # fmt: skip


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no device that is full")
def test_a_device_is_no_journal(tmp_path: Path) -> None:
    rnt.write(tmp_path / "a.root", "nt", {"x": [1]})
    done = run_cli("validate", str(tmp_path), "--resume", "/dev/full")
    assert done.code == 2
    assert "/dev/full is a device or a directory" in done.err
