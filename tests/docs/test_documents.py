"""What the documents promise: their Python runs, their links lead somewhere, their commands exist."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.cli import COMMANDS

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted(
    path.relative_to(ROOT).as_posix()
    for path in [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/*.md"),
        *ROOT.glob("docs/guides/*.md"),
        *ROOT.glob("docs/tasks/*.md"),
        *ROOT.glob("spec/*.md"),
        *ROOT.glob("generated/*/README.md"),
    ]
)
README = (ROOT / "README.md").read_text(encoding="utf-8")


def python_blocks(text: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


@pytest.fixture
def data_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    rnt.write("data.root", "Events", {"id": np.arange(2000), "pt": np.linspace(0, 100, 2000)})


@pytest.mark.parametrize("number", range(len(python_blocks(README))))
def test_python_of_the_readme_runs(number: int, data_file: None, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(python_blocks(README)[number], f"README block {number}", "exec"), {"rnt": rnt, "np": np})


def test_python_of_the_guide_to_writing_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = python_blocks((ROOT / "docs" / "writing.md").read_text(encoding="utf-8"))
    exec(compile("\n".join(blocks), "docs/writing.md", "exec"), {})
    files = list(tmp_path.glob("*.root"))
    findings = [finding for path in files for finding in rnt.validate(path, fail_on="warning").failures]
    assert (len(files), findings) == (8, [])


def test_python_of_the_guide_to_data_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = python_blocks((ROOT / "docs" / "data.md").read_text(encoding="utf-8"))
    exec(compile("\n".join(blocks), "docs/data.md", "exec"), {})
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("1.5 1.0 1 2 ")
    assert lines[1] == "False pt [{'entry': 1, 'left': 2.0, 'right': 2.5}]"
    assert (tmp_path / "a.parquet").exists()


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_lead_somewhere(name: str) -> None:
    text = re.sub(r"(?ms)^```.*?^```", "", (ROOT / name).read_text(encoding="utf-8"))  # code has brackets too
    targets = [target for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text) if "://" not in target]
    missing = [target for target in targets if not ((ROOT / name).parent / target).exists()]
    assert missing == []


def test_readme_names_every_command() -> None:
    every = {name.strip("_") for name in COMMANDS}
    rows = re.findall(r"^\| `rntuple ([^|]+)`[^|]*\|", README, re.MULTILINE)
    assert {name for row in rows for name in re.findall(r"[\w-]+", row)} == every
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^rntuple ([\w-]+)", page, re.MULTILINE)) == every
    assert len(README.splitlines()) <= 90


def test_make_help_lists_every_target() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = set(re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)[0].split())
    assert phony == set(re.findall(r"^([a-z-]+):.*## ", makefile, re.MULTILINE))


def test_every_benchmark_is_in_the_list() -> None:
    text = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    scripts = {path.name for path in (ROOT / "benchmarks").glob("*.py")} - {
        "harness.py",
        "paper_data.py",
        "plots.py",
        "root_peer.py",
        "run.py",
    }
    assert scripts == set(re.findall(r"\]\(\.\./benchmarks/(\w+\.py)\)", text))


def test_every_guarantee_names_tests_that_exist() -> None:
    rows = [
        line.split("|")
        for line in (ROOT / "docs" / "guarantees.md").read_text(encoding="utf-8").splitlines()
        if line.startswith("| ") and not line.startswith("| promise")
    ]
    known = {
        name
        for path in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert len(rows) > 15
    for row in rows:
        named = set(re.findall(r"`(test_\w+)`", row[-2]))
        assert named, row
        assert named <= known, named - known


def test_layers_are_described_in_their_order() -> None:
    """The table of the architecture has every package that the linter keeps in its layer, and no other, from the top down."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = settings["tool"]["importlinter"]["contracts"][0]["layers"]
    wanted = [
        {name.removeprefix("rntuple_construct.") for name in layer.split(" | ")}
        for layer in layers
        if "rntuple_construct" in layer
    ]
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = text.partition("| package | task |")[2].partition("\n\n")[0]
    found = [name for row in table.splitlines()[2:] for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    level_of = {name: level for level, names in enumerate(wanted) for name in names}
    assert sorted(found) == sorted(level_of)
    levels = [level_of[name] for name in found]
    assert levels == sorted(levels)
