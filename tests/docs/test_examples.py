"""Examples of the documents run: each page from top to bottom, Python and commands, in an empty directory."""

from __future__ import annotations

import argparse
import gc
import gzip
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from support.examples import Command, blocks, commands, run_command, run_page

import rntuple_construct as rnt
from rntuple_construct.cli import build_parser

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    "docs/index.md",
    "docs/start.md",
    *(f"docs/guides/{path.name}" for path in sorted((ROOT / "docs/guides").glob("*.md"))),
]

DOCUMENTS = [
    *PAGES, "README.md", "CONTRIBUTING.md", "SECURITY.md",
    *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md")) if path.name not in {"index.md", "start.md"}),
]  # fmt: skip


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


def options_of(line: str) -> list[tuple[str, str]]:
    """Subcommands of a line with the options given to each."""
    found = []
    for command, rest in re.findall(r"\brntuple ([\w-]+)((?:[^|;`#\n]|\|(?=\w))*)", line):
        found += [(command, option) for option in re.findall(r"(?<![\w-])(--?[a-z][a-z-]*)", rest)]
    return found


@pytest.mark.parametrize("name", DOCUMENTS)
def test_commands_of_the_documents_have_the_options_that_they_are_given(name: str) -> None:
    parser = build_parser()
    subparsers = next(action for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    code = re.findall(r"`[^`\n]+`", (ROOT / name).read_text(encoding="utf-8"))
    lines = [
        line
        for block in blocks((ROOT / name).read_text(encoding="utf-8"))
        for line in block.body.splitlines()
    ]
    for line in [*lines, *code]:
        for command, option in options_of(line):
            assert command in subparsers.choices, line
            known = subparsers.choices[command]._option_string_actions
            assert option in known or option[:2] in known, line


def test_options_of_a_line() -> None:
    line = "zcat x | rntuple import - out.root --format jsonl|csv; rntuple dump -v a-b --entries 0:1  # --no-such"
    assert options_of(line) == [("import", "--format"), ("dump", "-v"), ("dump", "--entries")]


@pytest.fixture
def usual_files(folder: Path) -> None:
    """The files that examples of the topics speak of."""
    count = np.arange(2000)
    data = {
        "id": count, "pt": np.linspace(0, 100, 2000), "eta": np.linspace(-2, 2, 2000),
        "Muon_pt": [[1.0, 2.0][: number % 3] for number in count],
    }  # fmt: skip
    rnt.write("data.root", "Events", data)
    rnt.write("old.root", "Events", data, generation="rc1")
    rnt.write("new.root", "Events", data)
    (folder / "old").mkdir()
    rnt.write("old/one.root", "Events", data, generation="rc2")
    with rnt.create(
        "collisions.root", "Events", {"id": "std::int64_t", "pt": "std::vector<float>", "x": "float"}
    ) as events:
        for _ in range(4):
            events.extend({"id": count, "pt": data["Muon_pt"], "x": count})
            events.flush_cluster()
    rnt.export("data.root", "table.parquet")
    (folder / "table.csv").write_text("p T;name\n1.5;Zürich\n", encoding="latin-1")
    with gzip.open("big.jsonl.gz", "wt") as lines:
        lines.write('{"a": 1}\n{"a": null}\n')


TOPICS = [
    "docs/architecture.md",
    "docs/data.md",
    "docs/explain.md",
    "docs/fuzzing.md",
    "docs/generations.md",
    "docs/trevni.md",
]


@pytest.mark.parametrize("name", TOPICS)
def test_examples_of_a_topic_run(
    name: str,
    folder: Path,
    usual_files: None,
    environment: dict[str, str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = blocks((ROOT / name).read_text(encoding="utf-8"))
    python = "\n".join(block.body for block in found if block.kind == "python")
    namespace: dict[str, object] = {"__name__": "example", "rnt": rnt, "np": np}
    exec(compile(python, name, "exec"), namespace)
    namespace.clear()
    gc.collect()  # a file that an example leaves open is closed with it
    lines = [line.removeprefix("$ ") for block in found if not block.kind for line in block.body.splitlines()]
    examples = [
        line
        for line in lines
        if line.startswith(("rntuple ", "zcat ")) and not re.search(r"\b[A-Z]{3,}\b", line)
    ]
    assert python or examples
    for example in examples:
        if example.startswith("rntuple convert"):
            (folder / "new.root").unlink(missing_ok=True)
        done = subprocess.run(
            ["bash", "-c", example],
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert done.returncode in (0, 1), f"$ {example}\n{done.stderr}"
        for made in ("out.root", "out.parquet"):
            (folder / made).unlink(missing_ok=True)  # each line of a list of examples stands for itself
        assert "Traceback" not in done.stderr
