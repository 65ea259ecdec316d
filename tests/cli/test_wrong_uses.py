"""Wrong uses of every command: the exit code, and one short line that says what to do."""

from __future__ import annotations

import io
import re
import shlex
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.cli import COMMANDS, main

USES = [
    ("--quiet", 2, "COMMAND (rntuple --help)"),
    ("inf s.root", 2, "no command 'inf' (did you mean info"),
    ("--versions", 2, "--version"),
    ("--nothing", 2, "rntuple --help lists them"),
    ("info", 2, "FILE[:NTUPLE] (rntuple info --help)"),
    ("info --versions s.root", 2, "--version"),
    ("info s.root extra", 2, "unexpected argument 'extra'"),
    ("info s.root --depth x", 2, "--depth: invalid int value"),
    ("info s.root --fields nope", 2, "'Events' has no field 'nope' (fields: x, text, list)"),
    ("info s.root --sort colour", 2, "(schema, name, size)"),
    ("info s.root:No", 2, "no RNTuple 'No' inside s.root (it holds the RNTuples Events)"),
    ("info missing.root", 66, "cannot open missing.root"),
    ("info 'missing/*.root'", 66, "no file fits the pattern"),
    ("info t.csv", 65, "not a ROOT file"),
    ("info s.root --allow foo=3", 2, "write NAME=SIZE"),
    ("plot s.root", 2, "EXPR"),
    ("plot s.root nope", 2, "'Events' has no field 'nope'"),
    ("plot s.root text", 2, "the values of 'text' are not numbers"),
    ("plot s.root x x x", 2, "one or two expressions, not 3"),
    ("plot s.root x --where 'x >'", 2, "condition 'x >': it is not an expression"),
    ("plot s.root x --bins many", 2, "write it like 50 or 40,40"),
    ("plot s.root x --bins 0", 2, "1 to 500000 bins, not 0"),
    ("plot s.root x --bins 20,20", 2, "2 numbers of bins for 1 expression"),
    ("plot s.root x --range 5", 2, "write it like 0:100"),
    ("plot s.root x --range 5:1", 2, "a range ends above its beginning, not 5:1"),
    ("plot s.root x --log q", 2, "letters x, y"),
    ("plot s.root x --log x --range -1:5", 2, "begins above 0, not at -1"),
    ("plot s.root x -o x.gif", 2, "suffixes: .png, .svg, .pdf"),
    ("plot s.root x -o t.csv", 2, "suffixes"),
    ("plot s.root x x --ratio s.root", 2, "for one expression"),
    ("plot s.root x --ratio missing.root", 66, "cannot open missing.root"),
    ("plot missing.root x", 66, "cannot open missing.root"),
    ("dump s.root --format tabel", 2, "(json, jsonl, csv, table)"),
    ("dump s.root --fields nope", 2, "'Events' has no field 'nope'"),
    ("dump s.root --fields a,,b", 2, "write it like pt,eta"),
    ("dump s.root --entries a:b", 2, "write it like 0:100"),
    ("dump s.root -n -1", 2, "not negative"),
    ("dump s.root -n x", 2, "-n: invalid int value"),
    ("dump s.root -n 2 --entries 0:1", 2, "not allowed with argument -n"),
    ("dump s.root --csv-safe", 2, "--format csv"),
    ("dump s.root --style validation-suite -n 1", 2, "without"),
    ("dump s.root --style validation-suite --csv-safe", 2, "without"),
    ("dump s.root:No", 2, "no RNTuple 'No' inside s.root"),
    ("dump s.root -o s.root", 2, "choose another output"),
    ("stats s.root --fields nope", 2, "'Events' has no field 'nope'"),
    ("stats s.root --sort x", 2, "memory"),
    ("stats s.root:No", 2, "no RNTuple 'No' inside s.root"),
    ("stats s.root --entries a:b", 2, "write it like 0:100"),
    ("validate", 2, "FILE (rntuple validate --help)"),
    ("validate s.root --level x", 2, "(structure, checksums, full)"),
    ("validate s.root --select NOPE", 2, "`rntuple rules` lists them all"),
    ("validate s.root --format xml", 2, "(text, json, jsonl, sarif, junit, github)"),
    ("rules NOPE", 2, "`rntuple rules` lists them all"),
    ("rules RNT-PAG-999", 2, "did you mean RNT-PAG?"),
    ("explain s.root --at zz", 2, "such as 1234, 0x4d2 or footer+0x10"),
    ("explain s.root --at 99999999", 2, "no byte 0x5f5e0ff"),
    ("explain s.root --path foo.bar", 2, "there is no 'foo.bar'"),
    ("explain s.root --at 1 --path header", 2, "not allowed with argument --at"),
    ("explain s.root:No", 2, "no RNTuple 'No' inside s.root"),
    ("diff s.root", 2, "B[:NTUPLE|:TREE] (rntuple diff --help)"),
    ("diff s.root missing.root", 66, "cannot open missing.root"),
    ("diff s.root s.root --rtol x", 2, "--rtol: invalid float value"),
    ("diff s.root s.root --fields nope", 2, "'Events' has no field 'nope'"),
    ("convert s.root", 2, "(rntuple convert --help)"),
    ("convert s.root s.root", 2, "choose another output"),
    ("convert s.root t.csv", 2, "--force replaces it"),
    ("convert s.root o.root --compression zstd:99", 2, "'zstd:99' has no level from 0 to 9 (write it like zstd:5 or 505)"),
    ("convert s.root o.root --compression foo", 2, "use none or one of"),
    ("convert s.root o.root --cluster-size huge", 2, "write it like"),
    ("convert s.root o.root --where 'nope > 1'", 2, "has no field 'nope'"),
    ("convert s.root o.root --where 'x >'", 2, "it is not an expression"),
    ("dump s.root --where 'x = 1'", 2, "write '==' to compare"),
    ("dump s.root --where 'x > 1 && x < 3'", 2, "write 'and' or '&' for '&&'"),
    ("dump s.root --where 'x > 1 || x < 3'", 2, "write 'or' or '|' for '||'"),
    ("dump s.root --where '!(x > 1)'", 2, "write 'not' or '~' for '!'"),
    ("dump s.root --where 'x == None'", 2, "write 'x is None' to ask for missing values"),
    ("convert s.root o.root --where 'text > 1'", 2, "text is compared with a number"),
    ("merge o.root", 2, "IN[:NTUPLE]"),
    ("merge o.root s.root missing.root", 66, "cannot open missing.root"),
    ("merge o.root s.root:No", 2, "no RNTuple 'No' inside s.root"),
    ("recover missing.root o.root", 66, "cannot open missing.root"),
    ("recover s.root", 2, "--dry-run"),
    ("recover s.root s.root --force", 2, "choose another output"),
    ("append missing.root s.root", 66, "cannot open"),
    ("append s.root s.root", 2, "cannot take its own entries"),
    ("import t.csv", 2, "OUT.root (rntuple import --help)"),
    ("import t.xyz o.root", 2, "parquet, arrow, csv, json, jsonl"),
    ("import t.csv o.root --rename x=y", 2, "no column 'x' to rename (columns: a, b)"),
    ("import t.csv o.root --schema {", 2, "--schema is not a JSON object"),
    ("import names.csv o.root", 2, "--sanitize-names"),
    ("import bad.jsonl o.root", 65, "line 3, column 6"),
    ("query SELECT", 2, "FILE[:NTUPLE] (rntuple query --help)"),
    ("query SELECT s.root", 2, "DuckDB refuses the query"),
    ("export s.root o.xyz", 2, "parquet, arrow, csv, jsonl"),
    ("export s.root o.csv", 2, "'list'"),
    ("export s.root -", 2, "--format"),
    ("export s.root o.parquet --fields nope", 2, "'Events' has no field 'nope'"),
    ("corpus --suite nope d", 2, "validation-suite"),
    ("conformance --implementation nope", 2, "there is no implementation 'nope'"),
    ("mutate s.root", 2, "say where the mutant goes"),
    ("mutate s.root o.root --mutator nope", 2, "rntuple mutate --list"),
    ("fuzz-corpus d --count -3", 2, "at least 1"),
    ("minimize s.root o.root --command false", 2, "no {file} in it"),
    ("fuzz --out d", 2, "--target (rntuple fuzz --help)"),
    ("completion tcsh", 2, "(bash, zsh, fish)"),
]  # fmt: skip
MAX_LINE = 320


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    schema = {"x": "std::int32_t", "text": "std::string", "list": "std::vector<float>"}
    with rnt.create("s.root", "Events", schema) as writer:
        writer.extend({"x": [1, 2, 3], "text": ["a", "b", "c"], "list": [[1.0], [], [2.0, 3.0]]})
    Path("t.csv").write_text("a,b\n1,x\n2,y\n")
    Path("t.xyz").write_text("1")
    Path("names.csv").write_text("a.b,c d,good\n1,2,3\n")
    Path("bad.jsonl").write_text('{"a":1}\n{"a":2}\n{"a":bad}\n')
    return tmp_path


@pytest.mark.parametrize(("line", "code", "hint"), USES, ids=[use[0] or "nothing" for use in USES])
def test_a_wrong_use_ends_with_one_line_that_says_what_to_do(
    line: str, code: int, hint: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(folder.iterdir())
    assert main(shlex.split(line)) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert hint in err
    assert err.startswith("rntuple: ")
    assert err.count("\n") == 1
    assert len(err) <= MAX_LINE
    assert not re.search(r"Traceback|TypeError|ValueError|KeyError|std::|<class|object at 0x", err)
    assert sorted(folder.iterdir()) == before


def test_the_table_has_every_command() -> None:
    assert len(USES) >= 60
    assert {line.split()[0] for line, _, _ in USES if line} >= set(COMMANDS)


def test_all_names_that_fields_must_not_have_are_in_one_error(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["import", "names.csv", "o.root"]) == 2
    err = capsys.readouterr().err
    assert "a.b" in err
    assert "c d" in err
    assert "good" not in err
    assert main(["import", "names.csv", "o.root", "--sanitize-names"]) == 0


@pytest.mark.parametrize(
    ("blocked", "line", "needed"),
    [
        ("fsspec", "info https://host/x.root", "fsspec[http]>="),
        ("aiohttp", "info https://host/x.root", "fsspec[http]>="),
        ("s3fs", "info s3://bucket/x.root", "s3fs>="),
        ("fsspec_xrootd", "info root://host//x.root", "fsspec-xrootd>="),
        ("pyarrow", "export s.root o.parquet", "pyarrow>="),
        ("shtab", "completion bash", "shtab>="),
    ],
)
def test_a_missing_extra_ends_with_69_and_a_command_for_any_shell(
    blocked: str, line: str, needed: str, folder: Path
) -> None:
    program = (
        "import sys\n"
        "class Blocked:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name.split('.')[0] == {blocked!r}: raise ModuleNotFoundError(name)\n"
        "sys.meta_path.insert(0, Blocked())\n"
        "from rntuple_construct.cli import main\n"
        f"sys.exit(main({shlex.split(line)!r}))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 69
    command = shlex.split(done.stderr.rpartition("(")[2].rstrip(")\n"))
    assert command[:2] == ["pip", "install"]
    assert any(each.startswith(needed) for each in command[2:])
    assert not any(each.startswith("rntuple") for each in command)
    assert done.stderr.count("\n") == 1


def test_one_is_not_many(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rnt.write("one.root", "One", {"x": np.arange(1)})
    with rnt.open("one.root:One") as ntuple:
        assert repr(ntuple) == "<RNTuple 'One': 1 entry, 1 field>"
        ntuple.show()
    for line in (
        "info one.root",
        "stats one.root --html one.html",
        "diff one.root one.root",
        "merge two.root one.root",
    ):
        assert main(line.split()) == 0
    texts = [*capsys.readouterr(), Path("one.html").read_text()]
    assert not [
        found
        for text in texts
        for found in re.findall(r"\b1 (?:entries|pages|fields|files|clusters)\b", text)
    ]


def test_the_first_entries(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dump", "s.root", "-n", "2", "--format", "csv", "--fields", "x,text"]) == 0
    assert capsys.readouterr().out == "x,text\n1,a\n2,b\n"


@pytest.mark.parametrize(
    "command",
    [
        "dump s.root",
        "stats s.root",
        "export s.root out.csv --fields x",
        "convert s.root out.root",
        "convert s.root out.root --where x>0",
    ],
)
def test_a_range_without_entries_is_named(
    command: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command.split(), "--entries", "90:99"]) == 0
    num_entries = int(re.findall(r"among (\d+) entries", capsys.readouterr().err)[0])
    assert main(["dump", "s.root", "--fields", "x", "--format", "csv"]) == 0
    assert len(capsys.readouterr().out.split()) == num_entries + 1


def test_an_empty_range_of_standard_input_and_of_a_directory(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = Path("s.root").read_bytes()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    assert main(["convert", "-", "out.root", "--entries", "90:99"]) == 0
    assert "there are no entries 90:99 among" in capsys.readouterr().err
    Path("files").mkdir()
    Path("files/s.root").write_bytes(data)
    assert main(["convert", "files", "others", "--entries", "90:99"]) == 0
    assert "there are no entries 90:99 among" in capsys.readouterr().err


def test_a_condition_without_entries_is_no_empty_range(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["convert", "s.root", "out.root", "--where", "x>1000", "--entries", "0:2"]) == 0
    assert "there are no entries" not in capsys.readouterr().err


def test_the_error_of_a_csv_export_names_the_column_once(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", "s.root", "o.csv"]) == 2
    assert capsys.readouterr().err.count("'list'") == 1


@pytest.mark.parametrize(
    ("text", "note"),
    [
        ("a;b\n1;2\n", "';' separates cells"),
        ("a,b\n1,2\n", ""),
        ("a\n1\n", ""),
        ("# by hand\na,b\n1,2\n", "the first line is a comment"),
        ("# by hand\n# today\na,b\n1,2\n", "the first 2 lines are comments"),
    ],
)
def test_unusual_csv_is_reported(
    text: str, note: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("semicolons.csv").write_text(text)
    assert main(["import", "semicolons.csv", "o.root"]) == 0
    err = capsys.readouterr().err
    assert (note in err) if note else ("note:" not in err)
