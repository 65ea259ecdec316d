"""Options are spelt out: an abbreviation of one command may be another option of a second one, or of a later version."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

import pytest
from support.dumps import run_cli

from rntuple_construct.cli import COMMANDS, build_parser

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_takes_abbreviations(command: str) -> None:
    parser = build_parser(command)
    subparser = next(action for action in parser._actions if action.dest == "command").choices[command]  # type: ignore[index, call-overload]
    assert not parser.allow_abbrev
    assert not subparser.allow_abbrev
    for option in (each for each in subparser._option_string_actions if each.startswith("--")):
        assert (
            subparser._get_option_tuples(option[:-1]) == [] or option[:-1] in subparser._option_string_actions
        )


def test_an_abbreviation_is_an_error(tmp_path: Path) -> None:
    run = run_cli("minimize", str(tmp_path / "a.root"), "--command", "true {file}", "--time", "3")
    assert run.code == 2
    assert "there is no option '--time'" in run.err


def test_no_program_of_this_project_takes_abbreviations() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "*.py"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    found = 0
    for name in listed:
        text = (ROOT / name).read_text(encoding="utf-8") if (ROOT / name).exists() else ""
        if "argparse.ArgumentParser(" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "argparse.ArgumentParser":
                found += 1
                assert "allow_abbrev" in {each.arg for each in node.keywords}, f"{name}:{node.lineno}"
    assert found > 20
