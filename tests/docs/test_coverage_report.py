"""What ``make coverage`` says about the lines and branches that tests reach."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import coverage_report
import pytest
from support import measuring


def file(lines: tuple[int, int], branches: tuple[int, int]) -> dict[str, Any]:
    return {
        "executed_lines": [0] * lines[0],
        "missing_lines": [0] * lines[1],
        "executed_branches": [0] * branches[0],
        "missing_branches": [0] * branches[1],
    }


FILES = {
    str(coverage_report.PACKAGE / "reader" / "file.py"): file((60, 20), (10, 10)),
    str(coverage_report.PACKAGE / "reader" / "pages.py"): file((20, 0), (0, 0)),
    str(coverage_report.PACKAGE / "base" / "errors.py"): file((30, 0), (0, 0)),
}


def test_lines_and_branches_count_alike() -> None:
    rooms = coverage_report.by_package(FILES)
    assert {name: coverage_report.percent(counts) for name, counts in rooms.items()} == {
        "reader": 75.0,
        "base": 100.0,
    }


@pytest.mark.parametrize(("goal", "ci", "code"), [(80, "true", 0), (81, "true", 1), (81, "", 0)])
def test_less_than_the_goal_fails_in_ci_only(
    goal: int,
    ci: str,
    code: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "1.json").write_text("{}")
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(sys, "argv", ["coverage_report.py", str(tmp_path), "--goal", str(goal)])
    monkeypatch.setattr(coverage_report, "added_up", lambda directory: {"files": FILES})
    assert coverage_report.main() == code
    said = capsys.readouterr()
    assert " 80.0 % of lines and branches" in said.out
    assert bool(said.err) == (goal > 80)


def test_nothing_measured_is_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["coverage_report.py", str(tmp_path)])
    assert coverage_report.main() == 1
    assert "make coverage" in capsys.readouterr().err


@pytest.mark.parametrize("ci", ["true", ""])
def test_a_process_that_wrote_nothing_is_told(
    ci: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "1.started").touch()
    (tmp_path / "1.json").write_text("{}")
    (tmp_path / "2.started").touch()
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(sys, "argv", ["coverage_report.py", str(tmp_path)])
    monkeypatch.setattr(coverage_report, "added_up", lambda directory: {"files": FILES})
    assert coverage_report.main() == (1 if ci else 0)
    assert "ended early: 2\n" in capsys.readouterr().err


def test_what_was_reached_is_written_even_if_the_process_is_killed_later(tmp_path: Path) -> None:
    tests = Path(__file__).parents[1]
    program = (
        f"import os, sys; sys.path.insert(0, {str(tests)!r}); from support import measuring; from pathlib import Path\n"
        f"write = measuring.measure(Path({str(tmp_path)!r}))\n"
        "import rntuple_construct.base.errors\n"
        f"print(measuring.unfinished(Path({str(tmp_path)!r})), flush=True)\n"
        "write(); os._exit(9)"
    )
    ran = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert ran.returncode == 9, ran.stderr
    (written,) = tmp_path.glob("*.json")
    assert ran.stdout == f"{[written.stem]}\n"
    files = json.loads(written.read_text())["files"]
    assert any(name.endswith("errors.py") and found["executed_lines"] for name, found in files.items())
    assert measuring.unfinished(tmp_path) == []


def test_modules_in_folders_are_not_reached_without_the_name_of_the_folder() -> None:
    # tests/support and tools/generate have modules of the same names.
    folders = {str(path) for path in Path(__file__).parents[1].iterdir() if path.is_dir()}
    assert not folders.intersection(sys.path)
