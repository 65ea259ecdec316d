"""What reaches the terminal: colours where they are wanted, and nothing from a file that could steer it."""

from __future__ import annotations

import errno
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.cli import main
from rntuple_construct.cli.terminal import Verbose, say_notes, talk_notes, wants_color

COMMAND = [sys.executable, "-m", "rntuple_construct"]
EVIL = "a\x1b[2Jb\rc\u202ed\x9be"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("choice", "stream", "environ", "wanted"),
    [
        ("auto", Terminal(), {}, True),
        ("auto", Terminal(), {"TERM": "dumb"}, False),
        ("auto", Terminal(), {"NO_COLOR": "1"}, False),
        ("auto", Terminal(), {"NO_COLOR": ""}, True),
        ("auto", io.StringIO(), {}, False),
        ("auto", io.StringIO(), {"FORCE_COLOR": "1"}, True),
        ("auto", io.StringIO(), {"FORCE_COLOR": "0"}, False),
        ("auto", io.StringIO(), {"CLICOLOR_FORCE": "1"}, True),
        ("auto", io.StringIO(), {"CLICOLOR_FORCE": "0"}, False),
        ("auto", io.StringIO(), {"CLICOLOR_FORCE": ""}, False),
        ("auto", io.StringIO(), {"CLICOLOR_FORCE": "1", "NO_COLOR": "1"}, False),
        ("auto", io.StringIO(), {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
        ("always", io.StringIO(), {"NO_COLOR": "1"}, True),
        ("never", Terminal(), {"FORCE_COLOR": "1"}, False),
    ],
)
def test_colours_follow_option_terminal_and_environment(
    choice: str, stream: io.StringIO, environ: dict[str, str], wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("TERM", "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    assert wants_color(choice, stream) is wanted


@pytest.fixture
def evil_file(tmp_path: Path) -> str:
    path = tmp_path / "evil.root"
    with rnt.create(path, "Events", {"x": "float"}, description=EVIL) as writer:
        writer.extend({"x": np.zeros(2, np.float32)})
    return str(path)


def steering(text: str) -> list[str]:
    return [char for char in text if not char.isprintable() and char not in "\n\t"]


def test_info_escapes_what_is_in_the_file(evil_file: str) -> None:
    run = run_cli("info", evil_file)
    assert run.code == 0
    assert steering(run.out + run.err) == []
    assert r"a\x1b[2Jb\x0dc\u202ed\x9be" in run.out


@pytest.mark.parametrize(
    "arguments",
    [
        ("dump", f"{EVIL}.root"),
        ("info", f"{EVIL}.root"),
        ("validate", f"{EVIL}.root"),
        ("explain", f"{EVIL}.root"),
        ("convert", f"{EVIL}.root", "out.root"),
        ("import", f"{EVIL}.csv", "out.root"),
        ("rules", EVIL),
    ],
)
def test_messages_escape_names(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run = run_cli(*arguments)
    assert run.code in (2, 66)
    assert steering(run.out + run.err) == []


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize("command", ["info", "dump", "validate", "explain"])
def test_streams_of_any_encoding_take_any_text(command: str, encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "data.root"
    with rnt.create(path, "Événements", {"s": "std::string"}, description="\u4e2d") as writer:
        writer.extend({"s": ["\u4e2d\u6587", "é"]})
    environ = dict(os.environ, PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    run = subprocess.run([*COMMAND, command, str(path)], env=environ, capture_output=True, check=False)
    assert (run.returncode, run.stderr.decode(encoding).count("Traceback")) == (0, 0)


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full on this system")
@pytest.mark.parametrize("command", ["info", "dump", "validate", "explain", "rules"])
def test_a_full_disk_behind_standard_output_is_an_error_of_writing(command: str, evil_file: str) -> None:
    arguments = [command] if command == "rules" else [command, evil_file]
    with open("/dev/full", "wb") as full:
        run = subprocess.run([*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, check=False)
    assert run.returncode == 74
    assert run.stderr.decode().splitlines()[-1].startswith("rntuple: cannot write to standard output")
    assert b"Traceback" not in run.stderr


def test_another_error_of_the_system_does_not_blame_standard_output(monkeypatch: pytest.MonkeyPatch) -> None:
    from rntuple_construct.cli import info

    def fail(_: object) -> int:
        raise OSError(errno.EMFILE, "Too many open files", "some\nfile")

    monkeypatch.setattr(info, "run", fail)
    done = run_cli("info", "x.root")
    assert (done.code, done.err) == (74, "rntuple: some\\x0afile: Too many open files\n")


def test_a_closed_pipe_ends_the_run_in_silence(evil_file: str) -> None:
    script = f"{sys.executable} -m rntuple_construct explain {evil_file} --limit 0 | head -n 1"
    run = subprocess.run(["sh", "-c", script], capture_output=True, check=False)
    assert run.stderr == b""


def test_closed_standard_output_is_no_bug(evil_file: str) -> None:
    script = f"{sys.executable} -m rntuple_construct info {evil_file} >&-"
    run = subprocess.run(["sh", "-c", script], capture_output=True, check=False)
    assert run.returncode in (0, 74)
    assert b"Traceback" not in run.stderr


def test_quiet_leaves_out_talk_but_not_errors(tmp_path: Path) -> None:
    (tmp_path / "t.csv").write_text("a\n1\n")
    target = tmp_path / "t.root"
    assert run_cli("-q", "import", str(tmp_path / "t.csv"), str(target)).err == ""
    assert "is there already" in run_cli("-q", "import", str(tmp_path / "t.csv"), str(target)).err


def test_notes_of_one_text_are_summed_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = [f"field 'f{index}' is double" for index in range(12)]
    say_notes([*notes, "two parts have no checksum"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == [f"note: {note}" for note in notes[:3]]
    assert lines[3] == "note: two parts have no checksum"
    assert lines[4].startswith(
        "note: 9 more like \"field '...' is double\" ('f3', 'f4', 'f5', 'f6', 'f7', ...)"
    )
    assert len(lines) == 5
    say_notes(notes[:3])
    assert len(capsys.readouterr().out.splitlines()) == 3
    monkeypatch.setattr(Verbose, "on", True)
    say_notes(notes)
    assert len(capsys.readouterr().out.splitlines()) == 12


def test_a_conversion_with_many_notes_shows_three(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    arrow = pytest.importorskip("pyarrow")
    columns = {f"c{index}": arrow.array(["a", "b"]).dictionary_encode() for index in range(40)}
    parquet.write_table(arrow.table(columns), tmp_path / "t.parquet")
    assert main(["import", str(tmp_path / "t.parquet"), str(tmp_path / "t.root")]) == 0
    err = capsys.readouterr().err
    assert err.count("note: ") == 4
    assert "37 more like" in err


def test_notes_of_one_kind_differ_in_types_numbers_and_parentheses(
    capsys: pytest.CaptureFixture[str],
) -> None:
    types = (
        "std::vector<float>",
        "ROOT::Math::XYZVector",
        "xAOD::Jets_v1",
        "std::map<int,std::string>",
        "TRef<A>",
    )
    talk_notes(
        f"branch 'b{number}' ({name}) was skipped: it holds {name}, {number} bytes"
        for number, name in enumerate(types)
    )
    talk_notes((f"field 'x{number}' cannot be read" for number in range(100)), "warning")
    lines = capsys.readouterr().err.splitlines()
    assert (
        lines[3]
        == "note: 2 more like \"branch '...' ... was skipped: it holds ..., ... bytes\" ('b3', 'b4'); --verbose shows all"
    )
    assert lines[7].startswith("warning: 97 more like")
    assert len(lines) == 8


def test_notes_of_other_words_are_other_kinds(capsys: pytest.CaptureFixture[str]) -> None:
    talk_notes(["field 'a' is double", "field 'a' is float", "the file has no field", "3 pages are shared"])
    assert len(capsys.readouterr().err.splitlines()) == 4


def test_help_and_errors_are_coloured_if_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("rich_argparse")
    texts = {}
    for value in ("0", "1"):
        monkeypatch.setenv("CLICOLOR_FORCE", value)
        with pytest.raises(SystemExit):
            main(["completion", "--help"])
        assert main(["stats"]) == 2
        assert main([]) == 0
        texts[value] = capsys.readouterr()
    assert "\x1b" not in texts["0"].out + texts["0"].err
    assert "\x1b[" in texts["1"].out
    assert texts["1"].err.startswith("\x1b[1;31mrntuple:\x1b[0m ")
    plain = [re.sub(r"\x1b\[[0-9;]*m", "", text) for text in (texts["1"].out, texts["1"].err)]
    assert [" ".join(text.split()) for text in plain] == [
        " ".join(text.split()) for text in (texts["0"].out, texts["0"].err)
    ]


def test_without_a_command_the_help_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "plot" in capsys.readouterr().out
