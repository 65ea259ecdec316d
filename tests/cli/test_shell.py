"""Completion, talk and second runs: what makes the command at home in a shell."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.cli import COMMANDS
from rntuple_construct.cli.completion import SHELLS

ASK = {
    "bash": 'source "$1"; COMP_LINE="$2"; read -ra COMP_WORDS <<< "$2"; [[ "$2" == *" " ]] && COMP_WORDS+=(""); '
    'COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); complete -p rntuple | grep -oP "(?<=-F )\\S+" > /dev/null; '
    '$(complete -p rntuple | sed -E "s/.*-F ([^ ]+).*/\\1/"); printf "%s\\n" "${COMPREPLY[@]}"',
    "fish": 'source "$argv[1]"; complete -C "$argv[2]"',
}


def completions(shell: str, line: str, tmp_path: Path) -> set[str]:
    script = tmp_path / "script"
    script.write_text(run_cli("completion", shell).out)
    program = [shell, "-c", ASK[shell], *([shell] if shell == "bash" else []), str(script), line]
    run = subprocess.run(program, capture_output=True, text=True, check=True, cwd=tmp_path)
    return {found.split("\t")[0].strip() for found in run.stdout.splitlines()}


@pytest.mark.parametrize("shell", ["bash", "fish"])
def test_subcommands_options_choices_and_paths_are_completed(shell: str, tmp_path: Path) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    (tmp_path / "data.root").write_bytes(b"")
    assert {"validate", "rules"} <= completions(shell, "rntuple ", tmp_path)
    assert completions(shell, "rntuple val", tmp_path) == {"validate"}
    assert {"--jsonl", "--json"} & completions(shell, "rntuple validate --jso", tmp_path) == {"--jsonl"}
    assert completions(shell, "rntuple validate --level ch", tmp_path) == {"checksums"}
    assert "data.root" in completions(shell, "rntuple info da", tmp_path)


@pytest.mark.parametrize("shell", SHELLS)
def test_scripts_are_right_by_the_shell_and_know_every_command(shell: str, tmp_path: Path) -> None:
    run = run_cli("completion", shell)
    assert run.code == 0
    assert all(name in run.out for name in COMMANDS)
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    script = tmp_path / "script"
    script.write_text(run.out)
    subprocess.run([shell, "-n", str(script)], check=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    made = tmp_path / "data.root"
    rnt.write(made, "Events", {"x": np.arange(3)})
    return made


@pytest.mark.parametrize(
    "arguments", [("-v", "info"), ("info", "-v"), ("validate", "-v"), ("dump", "--verbose")]
)
def test_talk_can_be_asked_for_on_both_sides_of_the_command(arguments: tuple[str, ...], path: Path) -> None:
    run = run_cli(*arguments, str(path))
    assert run.code == 0
    command = next(part for part in arguments if part in COMMANDS)
    assert run.err.splitlines()[-1].startswith(f"rntuple {command}: ")
    assert run_cli(command, str(path)).err == ""
    assert run_cli(command, str(path)).out == run.out


def test_verbose_names_each_file_and_quiet_nothing(path: Path) -> None:
    assert f"{path}: no findings" in run_cli("validate", "-v", str(path)).err
    assert run_cli("validate", "-q", "--format", "json", str(path)).err == ""
    assert run_cli("-q", "validate", "--format", "json", str(path)).err == ""
    assert run_cli("validate", "--format", "json", str(path)).err != ""


def test_a_second_conversion_does_the_rest(path: Path, tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    source.mkdir()
    for name in ("a.root", "b.root"):
        (source / name).write_bytes(path.read_bytes())
    arguments = ["convert", str(source), str(target), "--format", "json"]
    assert run_cli(*arguments).code == 0
    assert run_cli(*arguments).code == 65
    (target / "a.root").unlink()
    before = (target / "b.root").stat().st_mtime_ns
    run = run_cli(*arguments, "--skip-existing")
    assert run.code == 0
    assert [row["status"] for row in json.loads(run.out)["files"]] == ["converted", "skipped"]
    assert (target / "b.root").stat().st_mtime_ns == before
    assert "0 of 2 files converted, 2 there already" in run_cli(*arguments[:3], "--skip-existing").out
    run = run_cli("convert", str(source / "a.root"), str(target / "a.root"), "--skip-existing")
    assert (run.code, run.out) == (0, "0 of 1 files converted, 1 there already\n")
    assert run_cli("convert", str(source / "a.root"), str(source / "a.root"), "--skip-existing").code == 2
    assert run_cli(*arguments, "--skip-existing", "--force").code == 2


def test_the_version_goes_to_standard_output() -> None:
    run = run_cli("--version")
    assert (run.code, run.out, run.err) == (0, f"rntuple {rnt.__version__}\n", "")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_does_not_load_what_commands_need(command: str) -> None:
    code = (
        "import sys; from rntuple_construct.cli import main\n"
        "try: main(sys.argv[1:])\nexcept SystemExit: pass\n"
        "print(sorted({'numpy', 'construct', 'kaitaistruct'} & set(sys.modules)), file=sys.stderr)"
    )
    arguments = [command, "--help"] if command else ["--help"]
    run = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True)
    assert run.stderr == "[]\n"
    assert run.stdout.startswith("usage: rntuple")


def test_what_helps_show_is_what_the_commands_know() -> None:
    import importlib

    from rntuple_construct.cli import options

    diff, export, importing = (
        importlib.import_module(f"rntuple_construct.conversion.{name}")
        for name in ("summary.diff", "tables.export_table", "tables.import_table")
    )
    from rntuple_construct.format.generations import DEFAULT_GENERATION, WRITABLE_GENERATIONS, WRITABLE_NAMES
    from rntuple_construct.validation.reports import FORMATS

    assert tuple(FORMATS) == options.REPORT_FORMATS
    assert tuple(importing.FORMATS) == options.IMPORT_FORMATS
    assert tuple(export.EXPORT_FORMATS) == options.EXPORT_FORMATS
    assert export.STEP == options.EXPORT_STEP
    assert diff.MAX_EXAMPLES == options.MAX_EXAMPLES
    assert tuple(WRITABLE_GENERATIONS) == WRITABLE_NAMES
    assert DEFAULT_GENERATION.name == WRITABLE_NAMES[0]
