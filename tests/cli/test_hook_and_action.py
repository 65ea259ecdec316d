"""The pre-commit hook and the GitHub Action call the command as it is."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from support.explain_files import ntuple_file

from rntuple_construct.cli import build_parser

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def action() -> dict[str, Any]:
    document: dict[str, Any] = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
    return document


@pytest.fixture(scope="module")
def hook() -> dict[str, Any]:
    (document,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    return dict(document)


@pytest.fixture
def runner(tmp_path: Path) -> Path:
    """A directory that looks like the temporary directory of a runner, with the command installed in it."""
    place = tmp_path / "rntuple-venv" / "bin"
    place.mkdir(parents=True)
    command = place / "rntuple"
    command.write_text(
        f"#!/bin/sh\nexec {sys.executable} -c 'import sys; from rntuple_construct.cli import main; sys.exit(main())' \"$@\"\n"
    )
    command.chmod(0o755)
    return tmp_path


def validate(action: dict[str, Any], runner: Path, **inputs: str) -> tuple[dict[str, str], str]:
    """Run the step that validates, with the defaults of the action; returns its outputs and what it said."""
    (step,) = [step for step in action["runs"]["steps"] if step.get("id") == "validate"]
    environment = dict(os.environ, RUNNER_TEMP=str(runner), GITHUB_OUTPUT=str(runner / "outputs"))
    for name, value in step["env"].items():
        key = re.fullmatch(r"\$\{\{ inputs\.([a-z-]+) \}\}", value)
        assert key
        environment[name] = inputs.get(key[1].replace("-", "_"), action["inputs"][key[1]]["default"])
    run = subprocess.run(
        ["bash", "-c", step["run"]], env=environment, cwd=runner, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    lines = (runner / "outputs").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines), run.stderr


def test_the_hook_runs_a_command_that_takes_files(hook: dict[str, Any]) -> None:
    arguments = [*hook["entry"].split()[1:], *hook["args"], "some.root", "--output=evil.root"]
    assert build_parser().parse_args(arguments).files == ["some.root", "--output=evil.root"]


@pytest.mark.parametrize(("name", "matches"), [("a/b.root", True), ("b.root.txt", False), ("root", False)])
def test_the_hook_takes_root_files(hook: dict[str, Any], name: str, matches: bool) -> None:
    assert bool(re.search(hook["files"], name)) is matches


def test_all_actions_are_pinned_by_commit() -> None:
    places = [ROOT / "action.yml", *(ROOT / ".github" / "workflows").glob("*.yml")]
    places.append(ROOT / "docs" / "conformance" / "workflow.yml")
    used = [
        line.split("uses:")[1].strip()
        for place in places
        for line in place.read_text(encoding="utf-8").splitlines()
        if "uses:" in line and "uses: ./" not in line
    ]
    assert len(used) >= 4
    assert not [
        action for action in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action)
    ]


def test_scripts_of_the_action_contain_no_expressions(action: dict[str, Any]) -> None:
    assert not [step["name"] for step in action["runs"]["steps"] if "${{" in step.get("run", "")]


def test_every_input_of_the_action_has_a_default_and_a_description(action: dict[str, Any]) -> None:
    assert not [name for name, given in action["inputs"].items() if set(given) != {"description", "default"}]


def test_a_good_file_gives_a_sarif_file_and_exit_code_0(action: dict[str, Any], runner: Path) -> None:
    (runner / "good file.root").write_bytes(ntuple_file())
    outputs, _ = validate(action, runner, files="good file.root\n", fail_on="error")
    document = json.loads(Path(outputs["sarif"]).read_text(encoding="utf-8"))
    assert (outputs["exit-code"], document["version"]) == ("0", "2.1.0")


def test_a_bad_file_gives_its_findings_and_exit_code_1(action: dict[str, Any], runner: Path) -> None:
    data = bytearray(ntuple_file())
    place = data.index(b"events", 200)
    data[place] ^= 1
    (runner / "files").mkdir()
    (runner / "files" / "bad.root").write_bytes(data)
    outputs, _ = validate(action, runner, files="files", select="ENV")
    document = json.loads(Path(outputs["sarif"]).read_text(encoding="utf-8"))
    assert outputs["exit-code"] == "1"
    assert {result["ruleId"] for result in document["runs"][0]["results"]} == {"RNT-ENV-003"}


def test_a_directory_without_files_gives_no_sarif_file(action: dict[str, Any], runner: Path) -> None:
    (runner / "empty").mkdir()
    outputs, said = validate(action, runner, files="empty")
    assert outputs == {"exit-code": "66"}
    assert "no ROOT file" in said
