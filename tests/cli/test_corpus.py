"""``rntuple corpus`` writes the files of a suite."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path

import pytest
from support.dumps import run_cli

from rntuple_construct.cli import main
from rntuple_construct.cli.corpus import ALL_SUITES
from rntuple_construct.kit.corpus import ON_DEMAND, SUITES
from rntuple_construct.kit.corpus.suite import CASES

SUITE = ("corpus", "--suite", "validation-suite")


def test_all_files_of_a_suite_are_written(tmp_path: Path) -> None:
    directory = tmp_path / "new" / "suite"
    outcome = run_cli(*SUITE, "--only", "t*", "--only", "structure.*", str(directory))
    assert outcome.code == 0
    wanted = {f"{name}.root" for name in CASES if name.startswith(("t", "structure."))}
    assert {path.name for path in (directory / "validation-suite").iterdir()} == wanted
    assert outcome.out == ""
    assert re.fullmatch(f"{len(wanted)} cases, [0-9]+ bytes in {re.escape(str(directory))}\n", outcome.err)


@pytest.mark.parametrize(
    ("patterns", "expected"),
    [
        (["types.vector.nested"], ["types.vector.nested.root"]),
        (["validation-suite/types.vector.nested"], ["types.vector.nested.root"]),
        (["structure.cluster*"], ["structure.cluster_groups.root", "structure.clusters.root"]),
        (["types.pair", "types.tuple"], ["types.pair.root", "types.tuple.root"]),
    ],
)
def test_some_files_are_chosen_by_id_or_pattern(
    patterns: list[str], expected: list[str], tmp_path: Path
) -> None:
    options = [text for pattern in patterns for text in ("--only", pattern)]
    assert run_cli(*SUITE, str(tmp_path), *options).code == 0
    assert sorted(path.name for path in (tmp_path / "validation-suite").iterdir()) == expected
    manifest = json.loads((tmp_path / "manifest.json").read_text(encoding="ascii"))
    assert sorted(Path(case["file"]).name for case in manifest["cases"]) == expected


def test_several_suites_stand_side_by_side(tmp_path: Path) -> None:
    options = ["--suite", "readers", "--suite", "rules", "--only", "rules/base/lz4", "--only", "epoch-2"]
    assert run_cli("corpus", str(tmp_path), *options).code == 0
    found = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*")}
    assert found == {
        "manifest.json", "rules/base/lz4.root", "expected/rules/base/lz4.json", "readers/epoch-2.root",
    }  # fmt: skip


def test_a_pattern_without_a_file_is_a_usage_error(tmp_path: Path) -> None:
    outcome = run_cli(*SUITE, str(tmp_path), "--only", "types.vektor")
    assert outcome.code == 2
    assert "types.vektor" in outcome.err
    assert list(tmp_path.iterdir()) == []


def test_files_are_not_replaced_unasked(tmp_path: Path) -> None:
    kept = tmp_path / "validation-suite" / "types.pair.root"
    kept.parent.mkdir()
    kept.write_bytes(b"old")
    outcome = run_cli(*SUITE, str(tmp_path))
    assert outcome.code == 2
    assert "--force" in outcome.err
    assert kept.read_bytes() == b"old"
    assert list(tmp_path.rglob("*.*")) == [kept]


def test_files_are_replaced_when_asked(tmp_path: Path) -> None:
    path = tmp_path / "validation-suite" / "types.pair.root"
    path.parent.mkdir()
    path.write_bytes(b"old")
    assert run_cli(*SUITE, str(tmp_path), "--only", "types.pair", "--force").code == 0
    assert path.read_bytes()[:4] == b"root"


def test_the_list_names_every_file_and_writes_none(tmp_path: Path) -> None:
    outcome = run_cli(*SUITE, "--list")
    assert outcome.code == 0
    lines = outcome.out.splitlines()
    assert [line.split()[0] for line in lines] == [f"validation-suite/{name}" for name in CASES]


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


def test_every_suite_can_be_asked_for() -> None:
    assert list(ALL_SUITES) == [*SUITES, *ON_DEMAND, "trevni"]
