"""Readers that corrupt memory, crash on valid files, fail by chance or leave processes behind: what `rntuple fuzz` makes of it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from support.dumps import Outcome, run_cli

import rntuple_construct
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.fuzzing import Recipe

SCHEMA = Path(rntuple_construct.__file__).parent / "cli" / "schemas" / "fuzz-1.json"
ASAN = """==17==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000013 at pc 0x5 bp 0x7 sp 0x7
WRITE of size 4 at 0x602000000013 thread T0
    #0 0x55d3 in rnt::page /src/page.cpp:88:5
    #1 0x55d4 in main /src/main.cpp:7:3
"""
VALGRIND = "==7== Invalid write of size 4\n==7==    at 0x109199: page (reader.c:9)\n"
OVERFLOW = """
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char** argv) {
  FILE* file = fopen(argv[1], "rb");
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  char* page = malloc(8);
  if (size != SIZE) page[size % 100 + 8] = 1;
  free(page);
  return 0;
}
"""


@pytest.fixture
def base(tmp_path: Path) -> Path:
    path = tmp_path / "lz4.root"
    path.write_bytes(BASES["lz4"]())
    return path


def fuzz(
    base: Path, tmp_path: Path, target: str, *arguments: str, others: Sequence[Path] = ()
) -> tuple[Outcome, dict[str, Any]]:
    out = tmp_path / "out"
    outcome = run_cli(
        "fuzz", str(base), *map(str, others), "--target", target, "--out", str(out), "--seed", "40", "--no-minimize", *arguments
    )  # fmt: skip
    path = out / "findings.json"
    document = json.loads(path.read_text()) if path.exists() else {}
    if document:
        jsonschema.validate(document, json.loads(SCHEMA.read_text()))
    return outcome, document


def script(tmp_path: Path, text: str) -> str:
    path = tmp_path / "reader.py"
    path.write_text(text)
    return f"{sys.executable} {path}"


def plain(base: Path, tmp_path: Path, deed: str) -> str:
    """A command that does something with all files but the base file."""
    head = f"import os, signal, sys, time\nif os.path.getsize(sys.argv[1]) != {base.stat().st_size}:\n    {deed}\n"
    return f"{script(tmp_path, head)} {{file}}"


def assert_withheld(document: dict[str, Any], tmp_path: Path, sentence: str) -> None:
    (found,) = document["findings"]
    assert (found["kind"], found["withheld"]) == ("crash", True)
    assert found["message"].startswith(sentence)
    assert not (tmp_path / "out" / "files").exists()
    assert [path.name for path in (tmp_path / "out" / "withheld").glob("*.root")] == ["001-crash.root"]


@pytest.mark.parametrize(
    ("deed", "sentence"),
    [
        (f"sys.stderr.write({ASAN!r} + 'x' * 300000 + '\\nlast line'); sys.exit(1)", "AddressSanitizer: heap-buffer-overflow: WRITE of size 4"),
        (f"sys.stdout.write({ASAN!r}); sys.stdout.flush(); print('cannot read', file=sys.stderr); sys.exit(1)", "AddressSanitizer: heap-buf"),
        (f"sys.stderr.write('page 7' + {ASAN!r}[:46]); sys.stderr.flush(); os.kill(os.getpid(), signal.SIGKILL)", "AddressSanitizer: heap-buffer"),
        (f"sys.stderr.write({ASAN!r}); sys.stderr.flush(); time.sleep(60)", "AddressSanitizer: heap-buffer-overflow"),
        ("print('page.cpp:7:3: runtime error: index 9 out of bounds', file=sys.stderr)", "page.cpp:7:3: runtime error: index 9"),
        (f"print({VALGRIND!r}, file=sys.stderr)", "Invalid write of size 4"),
        ("print('free(): invalid pointer\\nAborted', file=sys.stderr, flush=True); os.abort()", "free(): invalid pointer"),
        ("print('reader.sh: line 1: 7 Segmentation fault', file=sys.stderr); sys.exit(2)", "Segmentation fault"),
    ],
    ids=["asan-first", "asan-stdout", "asan-cut", "asan-then-hang", "ubsan", "valgrind", "glibc", "shell"],
)  # fmt: skip
def test_a_memory_error_is_withheld_wherever_it_is_reported(
    deed: str, sentence: str, base: Path, tmp_path: Path
) -> None:
    outcome, document = fuzz(base, tmp_path, plain(base, tmp_path, deed), "--count", "1", "--timeout", "3")
    assert outcome.code == 1
    assert_withheld(document, tmp_path, sentence)


@pytest.mark.parametrize(
    ("deed", "sentence"),
    [
        (f"print({ASAN!r}, file=sys.stderr, flush=True)", "AddressSanitizer: heap-buffer-overflow: WRITE"),
        (
            f"print('{{\"id\": 1,' + {ASAN!r}, flush=True, file=out)",
            "AddressSanitizer: heap-buffer-overflow: WRITE",
        ),
        (
            "print('free(): double free detected in tcache 2', flush=True, file=out); os.abort()",
            "free(): double free",
        ),
    ],
    ids=["beside-an-answer", "in-an-answer", "glibc-stdout"],
)
def test_a_memory_error_of_a_reader_with_the_protocol_is_withheld(
    deed: str, sentence: str, base: Path, tmp_path: Path
) -> None:
    """The reader of this package answers for the base file, so that there are mutants."""
    text = f"""
import os, sys
from rntuple_construct.kit.adapters import own, serving
def values(path, name):
    if os.path.getsize(path) != {base.stat().st_size}:
        out = sys.__stdout__
        {deed}
    return own.values(path, name)
serving.serve("odd", "1", {{"container": own.container, "metadata": own.metadata, "values": values}})
"""
    outcome, document = fuzz(base, tmp_path, script(tmp_path, text), "--count", "1", "--timeout", "20")
    assert outcome.code == 1
    assert_withheld(document, tmp_path, sentence)


@pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc")
def test_a_real_overflow_that_a_sanitizer_reports_is_withheld(base: Path, tmp_path: Path) -> None:
    source = tmp_path / "reader.c"
    source.write_text(OVERFLOW.replace("SIZE", str(base.stat().st_size)))
    program = tmp_path / "reader"
    command = ["gcc", "-g", "-fsanitize=address", str(source), "-o", str(program)]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("gcc has no AddressSanitizer")
    wrapper = tmp_path / "reader.sh"
    wrapper.write_text(f"#!/bin/sh\n{program} $1; code=$?\nseq 100000 >&2\nexit $code\n")
    wrapper.chmod(0o755)
    outcome, document = fuzz(base, tmp_path, f"{wrapper} {{file}}", "--count", "1", "--memory", "0")
    assert outcome.code == 1
    assert_withheld(document, tmp_path, "AddressSanitizer: heap-buffer-overflow: WRITE of size 1")
    assert document["findings"][0]["stack"][0] == "main (reader.c:9)"


def test_a_crash_with_a_valid_base_file_is_a_finding(base: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.root"
    other.write_bytes(BASES["compressed"]())
    target = plain(other, tmp_path, "os.kill(os.getpid(), signal.SIGSEGV)")
    outcome, document = fuzz(base, tmp_path, target, "--count", "2", others=[other])
    assert outcome.code == 1
    found = document["findings"][0]
    assert (found["kind"], found["seed"], found["place"], found["base"]) == (
        "crash",
        None,
        "unchanged file",
        "lz4.root",
    )
    assert (found["withheld"], found["rules"]) == (True, [])
    assert Recipe.loads(found["recipe"]).steps == ()
    assert (tmp_path / "out" / "withheld" / "001-crash.root").read_bytes() == base.read_bytes()
    assert "lz4.root" in document["left_out"]


def test_a_reader_that_survives_no_base_file_has_a_finding(base: Path, tmp_path: Path) -> None:
    target = f"{script(tmp_path, 'import os; os.abort()')} {{file}}"
    out = str(tmp_path / "out")
    outcome = run_cli(
        "fuzz", str(base), "--target", target, "--out", out, "--count", "5", "--minimize-time", "3"
    )
    assert outcome.code == 1
    assert "unchanged file" in outcome.out
    document = json.loads((tmp_path / "out" / "findings.json").read_text())
    assert (document["mutants"], len(document["findings"])) == (0, 1)
    assert document["findings"][0]["smallest"]["size"] < base.stat().st_size


def test_a_later_run_reports_only_what_is_new(base: Path, tmp_path: Path) -> None:
    target = plain(base, tmp_path, "os.abort()")
    first, document = fuzz(base, tmp_path, target, "--count", "1")
    assert (first.code, len(document["findings"])) == (1, 1)
    assert "SIGABRT" in first.out
    out = str(tmp_path / "out")
    again = (
        "fuzz",
        str(base),
        "--target",
        target,
        "--out",
        out,
        "--resume",
        "--count",
        "1",
        "--no-minimize",
        "--seed",
        "40",
    )
    second = run_cli(*again)
    assert (second.code, second.out) == (0, "")
    assert "1 distinct finding" in second.err
    assert "0 of them new" in second.err
    assert json.loads(run_cli(*again, "--format", "json").out)["findings"] == []
    assert len(json.loads((tmp_path / "out" / "findings.json").read_text())["findings"]) == 1


def test_the_list_of_findings_has_no_absolute_paths(base: Path, tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "plain.root").write_bytes(BASES["plain"]())
    (tmp_path / "below" / "none.root").write_bytes(b"none")
    target = plain(base, tmp_path, "sys.exit('cannot read ' + os.path.abspath(sys.argv[1]))")
    _, document = fuzz(base, tmp_path, target, "--count", "12", others=[tmp_path / "below"])
    assert document["findings"]
    assert str(tmp_path) not in json.dumps(document)
    assert set(document["left_out"]) == {"below/none.root", "below/plain.root"}
    assert {each["base"] for each in document["findings"]} == {"lz4.root"}
    assert (tmp_path / "out" / "bases" / "lz4.root").read_bytes() == base.read_bytes()


def test_a_failure_that_does_not_happen_again_is_no_finding(base: Path, tmp_path: Path) -> None:
    """The second time it happens with no file."""
    mark = str(tmp_path / "mark")
    deed = f"os.path.exists({mark!r}) or (open({mark!r}, 'w').close(), os.abort())"
    outcome, document = fuzz(base, tmp_path, plain(base, tmp_path, deed), "--count", "1")
    assert (outcome.code, document["findings"], document["outcomes"]) == (0, [], {"not reproduced": 1})
    assert "does not happen again" in outcome.err


def test_no_file_for_the_reader_stays_behind(base: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "mutant-1.root").write_bytes(b"of a run that was killed")
    outcome = run_cli(
        "fuzz", str(base), "--target", f"{script(tmp_path, 'import sys; sys.exit(3)')} {{file}}", "--out", str(out)
    )  # fmt: skip
    assert outcome.code == 2
    assert not list(out.glob("mutant*"))


def test_refusals_that_end_in_the_same_calls_are_one_finding(base: Path, tmp_path: Path) -> None:
    """Mutants with unknown bytes in several places: the notes differ, the calls do not."""
    text = """
import sys
def inner(size):
    raise [KeyError, ValueError][size % 2](size)
def read(size):
    inner(size)
import os
size = os.path.getsize(sys.argv[1])
if size != SIZE:
    read(size)
"""
    target = f"{script(tmp_path, text.replace('SIZE', str(base.stat().st_size)))} {{file}}"
    _, document = fuzz(base, tmp_path, target, "--count", "40")
    assert [each["kind"] for each in document["findings"]] == ["refused"]
    assert document["findings"][0]["count"] > 1


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
def test_the_time_starts_with_the_first_mutant(base: Path, tmp_path: Path) -> None:
    """Base files that take longer than ``--time`` leave time for mutants."""
    text = f"import os, sys, time\nos.path.getsize(sys.argv[1]) != {base.stat().st_size} or time.sleep(2)\n"
    _, document = fuzz(base, tmp_path, f"{script(tmp_path, text)} {{file}}", "--time", "1.5")
    assert document["mutants"] > 0
    assert os.path.exists(tmp_path / "out" / "findings.json")
