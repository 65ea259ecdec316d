"""Examples of the documents run: each page from top to bottom, Python and commands, in an empty directory."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from support.examples import Command, blocks, commands, run_command, run_page

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    "docs/index.md",
    "docs/start.md",
    *(f"docs/guides/{path.name}" for path in sorted((ROOT / "docs/guides").glob("*.md"))),
]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Variables for commands, with ``rntuple`` as this interpreter runs it."""
    programs = tmp_path / "bin"
    programs.mkdir()
    program = programs / "rntuple"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m rntuple_construct "$@"\n')
    program.chmod(0o755)
    return os.environ | {"PATH": f"{programs}:{os.environ['PATH']}", "COLUMNS": "120", "LC_ALL": "C.UTF-8"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty present directory."""
    found = tmp_path / "page"
    found.mkdir()
    monkeypatch.chdir(found)
    return found


@pytest.mark.parametrize("name", PAGES)
def test_examples_of_a_page_run(name: str, folder: Path, environment: dict[str, str]) -> None:
    assert run_page((ROOT / name).read_text(encoding="utf-8"), name, folder, environment)


def test_a_command_that_fails_or_prints_something_else_is_noticed(tmp_path: Path) -> None:
    run_command(Command("echo one; echo two", "one\n...\n"), tmp_path, dict(os.environ))
    for wrong in (Command("echo one", "two\n"), Command("false", ""), Command("false | cat", "")):
        with pytest.raises(AssertionError):
            run_command(wrong, tmp_path, dict(os.environ))


def test_blocks_know_their_kind_and_their_commands() -> None:
    text = "# Title\n\n1. one\n\n   ```console\n   $ a\n   out\n   $ b\n   ```\n\n```\nplain\n```\n"
    found = blocks(text)
    assert [(block.kind, block.line) for block in found] == [("console", 6), ("", 12)]
    assert list(commands(found[0].body)) == [Command("a", "out\n"), Command("b", "")]
