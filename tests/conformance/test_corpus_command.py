"""``rntuple corpus`` writes the files of a suite."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from support.dumps import run_cli

from rntuple_construct.cli import main
from rntuple_construct.conformance.suite import CASES

SUITE = ("corpus", "--suite", "validation-suite")


def test_all_files_are_written(tmp_path: Path) -> None:
    directory = tmp_path / "new" / "suite"
    outcome = run_cli(*SUITE, str(directory))
    assert outcome.code == 0
    assert {path.name for path in directory.iterdir()} == {f"{name}.root" for name in CASES}
    assert outcome.out == ""
    assert outcome.err == f"51 files in {directory}\n"


@pytest.mark.parametrize(
    ("patterns", "expected"),
    [
        (["types.vector.nested"], ["types.vector.nested.root"]),
        (["types.vector.nested.root"], ["types.vector.nested.root"]),
        (["structure.cluster*"], ["structure.cluster_groups.root", "structure.clusters.root"]),
        (["types.pair", "types.tuple"], ["types.pair.root", "types.tuple.root"]),
    ],
)
def test_some_files_are_chosen_by_name_or_pattern(
    patterns: list[str], expected: list[str], tmp_path: Path
) -> None:
    options = [text for pattern in patterns for text in ("--only", pattern)]
    assert run_cli(*SUITE, str(tmp_path), *options).code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == expected


def test_a_pattern_without_a_file_is_a_usage_error(tmp_path: Path) -> None:
    outcome = run_cli(*SUITE, str(tmp_path), "--only", "types.vektor")
    assert outcome.code == 2
    assert "types.vektor" in outcome.err
    assert list(tmp_path.iterdir()) == []


def test_files_are_not_replaced_unasked(tmp_path: Path) -> None:
    kept = tmp_path / "types.pair.root"
    kept.write_bytes(b"old")
    outcome = run_cli(*SUITE, str(tmp_path))
    assert outcome.code == 2
    assert "--force" in outcome.err
    assert kept.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [kept]


def test_files_are_replaced_when_asked(tmp_path: Path) -> None:
    path = tmp_path / "types.pair.root"
    path.write_bytes(b"old")
    assert run_cli(*SUITE, str(tmp_path), "--only", "types.pair", "--force").code == 0
    assert path.read_bytes()[:4] == b"root"


def test_the_list_names_every_file_and_writes_none(tmp_path: Path) -> None:
    outcome = run_cli(*SUITE, "--list")
    assert outcome.code == 0
    lines = outcome.out.splitlines()
    assert [line.split()[0] for line in lines] == [f"{name}.root" for name in CASES]


def test_the_directory_must_be_said() -> None:
    assert run_cli(*SUITE).code == 2


def test_a_directory_that_cannot_be_made_is_an_output_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    outcome = run_cli(*SUITE, str(tmp_path / "file" / "below"))
    assert outcome.code == 73


def test_a_suite_must_be_known(tmp_path: Path) -> None:
    assert run_cli("corpus", "--suite", "other", str(tmp_path)).code == 2


class Terminal(io.StringIO):
    """Standard error that is a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_progress_bar_is_shown_on_a_terminal_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    shown = Terminal()
    monkeypatch.setattr(sys, "stderr", shown)
    options = ["--only", "structure.*"]
    assert main([*SUITE, str(tmp_path), *options]) == 0
    assert "writing" in shown.getvalue()
    assert "writing" not in run_cli(*SUITE, str(tmp_path), *options, "--force").err
