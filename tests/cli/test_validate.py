"""``rntuple validate`` and ``rntuple rules`` as people and build machines call them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rntuple_construct as rnt
from rntuple_construct.cli import main
from rntuple_construct.kit.corpus.mutations import BROKEN
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.validation.rules import RULES

PROGRAM = "import sys; from rntuple_construct.cli import main; sys.exit(main())"


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with a sound file, a damaged one, one with a warning, and one that is no ROOT file."""
    made = {mutation.name: mutation.make for mutation in BROKEN}
    folder = tmp_path / "files"
    (folder / "inner").mkdir(parents=True)
    (folder / "sound.root").write_bytes(BASES["plain"]())
    (folder / "inner" / "damaged.data").write_bytes(made["flipped-bit-in-a-page"]())
    (folder / "warned.root").write_bytes(made["no-streamer-info"]())
    (folder / "notes.txt").write_text("not a ROOT file")
    monkeypatch.chdir(tmp_path)
    return folder


def run(*arguments: Any) -> int:
    """Run the command line in this process."""
    return main([str(argument) for argument in arguments])


def test_a_sound_file_gives_exit_code_0(files: Path) -> None:
    assert run("validate", files / "sound.root") == 0


def test_an_error_gives_exit_code_1(files: Path) -> None:
    assert run("validate", files / "inner" / "damaged.data") == 1


@pytest.mark.parametrize(("options", "code"), [([], 0), (["--fail-on", "warning"], 1)])
def test_a_warning_fails_only_if_asked_for(files: Path, options: list[str], code: int) -> None:
    assert run("validate", files / "warned.root", *options) == code


def test_a_missing_file_gives_exit_code_66(files: Path) -> None:
    assert run("validate", files / "sound.root", files / "missing.root") == 66


def test_a_directory_without_root_files_gives_exit_code_66(tmp_path: Path) -> None:
    assert run("validate", tmp_path) == 66


def test_an_unknown_rule_gives_exit_code_2(files: Path) -> None:
    assert run("validate", files / "sound.root", "--select", "XYZ") == 2


def test_a_bug_gives_exit_code_70_and_the_other_files_are_checked(
    files: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = rnt.validate

    def broken(source: Any, *arguments: Any, **options: Any) -> Any:
        if str(source).endswith("sound.root"):
            raise RuntimeError("out of order")
        return whole(source, *arguments, **options)

    monkeypatch.setattr("rntuple_construct.validation.validate", broken)
    code = run("validate", files, "--format", "json")
    states = {
        Path(entry["name"]).name: entry["status"] for entry in json.loads(capsys.readouterr().out)["files"]
    }
    assert (code, states) == (
        70,
        {"damaged.data": "checked", "sound.root": "failed", "warned.root": "checked"},
    )


def test_directories_are_searched_for_root_files(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("validate", files, "--format", "json")
    names = [Path(entry["name"]).name for entry in json.loads(capsys.readouterr().out)["files"]]
    assert names == ["damaged.data", "sound.root", "warned.root"]


@pytest.mark.parametrize("jobs", ["0", "2"])
def test_processes_give_the_same_report(files: Path, jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    run("validate", files, "--format", "json")
    alone = capsys.readouterr().out
    run("validate", files, "--format", "json", "-j", jobs)
    assert capsys.readouterr().out == alone


def test_a_negative_number_of_processes_gives_exit_code_2(files: Path) -> None:
    assert run("validate", files, "-j", "-1") == 2


def test_text_says_rule_place_and_summary(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("validate", files / "inner" / "damaged.data")
    out = capsys.readouterr().out
    assert "error   RNT-PAG-002 at page_list[0].page_locations[0][0][0] (bytes" in out
    assert out.endswith("1 file: 1 error\n")


@pytest.mark.parametrize("name", ["json", "sarif", "junit", "github"])
def test_reports_go_to_a_file_and_the_summary_to_stderr(
    files: Path, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "report"
    run("validate", files / "inner" / "damaged.data", "--format", name, "-o", target)
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "1 error" in captured.err
    assert "RNT-PAG-002" in target.read_text(encoding="utf-8")


def test_ignored_rules_are_not_reported(files: Path) -> None:
    assert run("validate", files / "inner" / "damaged.data", "--ignore", "CNT,PAG-002") == 0


def test_levels_are_passed_on(files: Path) -> None:
    assert run("validate", files / "inner" / "damaged.data", "--level", "structure") == 0


def test_settings_come_from_pyproject(files: Path, tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.rntuple]\nignore = ["PAG"]\n')
    assert run("validate", files / "inner" / "damaged.data") == 0


def test_the_command_line_overrides_pyproject(files: Path, tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.rntuple]\nlevel = "structure"\n')
    assert run("validate", files / "inner" / "damaged.data", "--level", "full") == 1


def test_standard_input_is_checked(files: Path) -> None:
    data = (files / "inner" / "damaged.data").read_bytes()
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, "validate", "-"],
        input=data,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, b"RNT-PAG-002" in done.stdout) == (1, True)


def test_rules_are_listed_by_area(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules") == 0
    out = capsys.readouterr().out
    assert all(rule_id in out for rule_id in RULES)


def test_a_rule_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    run("rules", "pag-002")
    out = capsys.readouterr().out
    assert RULES["RNT-PAG-002"].title in out
    assert "--level checksums" in out


def test_an_unknown_rule_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "PAG-999") == 2


def test_a_rule_has_its_cases_and_bytes(capsys: pytest.CaptureFixture[str]) -> None:
    run("rules", "RNT-FLD-005")
    text = capsys.readouterr().out
    assert (
        "case:         rules/RNT-FLD-005/unknown-field-version (invalid; ROOT refuses a field or its values)"
        in text
    )
    assert re.search(
        r"bytes: +rules/RNT-FLD-005/unknown-field-version: at 0x[0-9a-f]+ [0-9a-f ]+ becomes [0-9a-f ]+", text
    )
    run("rules", "RNT-COL-018")
    assert "truncated-second-representation (valid; ROOT aborts: " in capsys.readouterr().out


def test_all_cases_of_a_rule_are_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    from rntuple_construct.kit.corpus import cases

    run("rules", "--format", "json")
    found = {case["id"] for entry in json.loads(capsys.readouterr().out)["rules"] for case in entry["cases"]}
    assert found == {case.id for case in cases() if case.rule is not None}


def test_rules_can_be_had_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    run("rules", "--format", "json")
    assert [entry["id"] for entry in json.loads(capsys.readouterr().out)["rules"]] == list(RULES)


def test_every_rule_for_files_names_its_checks(capsys: pytest.CaptureFixture[str]) -> None:
    run("rules", "--format", "json")
    rules = json.loads(capsys.readouterr().out)["rules"]
    assert [entry["id"] for entry in rules if "file" in entry["roles"] and not entry["checks"]] == []
