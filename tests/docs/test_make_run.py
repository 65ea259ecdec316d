"""``make run``: one screen of output for any file, and no tools of development."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import rntuple_construct as rnt

REPOSITORY = Path(__file__).resolve().parents[2]
LINES, COLUMNS = 24, 80


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "tools/project/run.py", *arguments],
        cwd=REPOSITORY, capture_output=True, text=True, encoding="utf-8", check=False, env={"PYTHONUTF8": "1"},
    )  # fmt: skip


def check_screen(done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert 10 < len(lines) <= LINES
    assert max(map(len, lines)) <= COLUMNS
    assert "Try next, after . .venv/bin/activate:" in lines


def test_the_sample() -> None:
    done = run()
    check_screen(done)
    assert "RNTuple       Events" in done.stdout
    assert "    4  362760" in done.stdout
    assert "1000 in 1 cluster" in done.stdout


def test_a_file_of_many_fields_with_long_names_and_values(tmp_path: Path) -> None:
    path = tmp_path / ("long_" * 20 + ".root")
    names = [f"AnalysisElectronsAuxDyn:quantity{number}" for number in range(854)]
    rnt.write(path, "CollectionTree", {name: np.arange(3.0) for name in names})
    with rnt.open(path, mode="a") as file, file.create("Text", {"text": "std::string"}) as writer:
        writer.extend({"text": ["a\n\x1b[31mline" * 30] * 7})
    done = run(str(path))
    check_screen(done)
    assert "854 fields, 854 columns" in done.stdout
    assert "CollectionTree; the file has 1 more: Text" in done.stdout
    assert "more columns" in done.stdout
    done = run(f"{path}:Text")
    check_screen(done)
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(
    "name", ["no_fields.root", "no_entries.root", "directories.root", "collections.root"]
)
def test_files_of_root(name: str) -> None:
    check_screen(run(f"tests/data/root-6.40/files/{name}"))


@pytest.mark.parametrize(("argument", "code"), [("missing.root", 66), ("README.md", 65), ("{}:other", 2)])
def test_what_cannot_be_shown_is_an_error_of_one_line(argument: str, code: int) -> None:
    done = run(argument.format("tests/data/root-6.40/files/collections.root"))
    assert done.returncode == code
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


def test_only_the_package_is_installed() -> None:
    """The recipe needs the core of the environment, not the tools of development."""
    done = subprocess.run(
        ["make", "--dry-run", "--always-make", "run"],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "--editable ." in done.stdout
    assert "[dev]" not in done.stdout
