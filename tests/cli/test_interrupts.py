"""Ctrl-C during ``rntuple validate``, and what is known by then."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.base.interrupts import prompt_interrupts, uninterrupted
from rntuple_construct.cli import validate as command

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")

COMMAND = [sys.executable, "-m", "rntuple_construct"]


@pytest.fixture(autouse=True)
def heard_interrupts() -> Iterator[None]:
    """Interrupts are heard also where a shell runs the tests in the background, which ignores them."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """A damaged file, and many others that together take many seconds."""
    made = tmp_path_factory.mktemp("files")
    path = made / "000.root"
    rnt.write(path, "ntpl", {"x": np.arange(500_000)}, rnt.WriteOptions(compression="none"))
    data = bytearray(path.read_bytes())
    for number in range(1, 200):
        shutil.copyfile(path, made / f"{number:03}.root")
    data[len(data) // 2] ^= 1
    path.unlink()
    path.write_bytes(data)
    yield sorted(map(str, made.glob("*.root")))
    shutil.rmtree(made)  # 800 MB


def children_of(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_findings_are_there_before_an_interrupt_ends_it_all(jobs: str, files: list[str]) -> None:
    arguments = [*COMMAND, "validate", "-j", jobs, "--jsonl", *files]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        lines = [json.loads(run.stdout.readline())]
        while not any(line.get("rule_id") == "RNT-PAG-002" for line in lines):
            lines.append(json.loads(run.stdout.readline()))
        assert run.poll() is None
        children = children_of(run.pid)
        assert len(children) == (0 if jobs == "1" else 2)
        start = time.monotonic()
        run.send_signal(signal.SIGINT)
        rest, said = run.stdout.read(), run.stderr.read()
        run.wait(30)
        assert time.monotonic() - start < 4
        assert run.returncode == 130
        assert not any(alive(pid) for pid in children)
    checked = [json.loads(line)["type"] for line in rest.splitlines()].count("file")
    checked += [line["type"] for line in lines].count("file")
    assert said.splitlines()[-1] == f"rntuple: interrupted, {checked} of {len(files)} checked"
    assert '"summary"' not in rest
    assert "Traceback" not in said


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_text_is_printed_file_by_file(files: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    whole = command.check_file
    seen = []

    def checked(target: Any, *settings: Any) -> Any:
        seen.append(capsys.readouterr().out)
        return whole(target, *settings)

    monkeypatch.setattr(command, "check_file", checked)
    assert command_of("validate", "-j", "1", *files[:3]) == 1
    assert "RNT-PAG-002" not in seen[0]
    assert "RNT-PAG-002" in seen[1]
    assert capsys.readouterr().out.splitlines()[-1] == "3 files: 1 error"


def command_of(*arguments: str) -> int:
    from rntuple_construct.cli import main

    return main(arguments)


def test_a_report_that_needs_all_files_is_not_begun(
    files: list[str], tmp_path: Path, monkeypatch: Any
) -> None:
    def interrupted(*_: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "check_file", interrupted)
    target = tmp_path / "report.json"
    run = run_cli("validate", "-j", "1", "--format", "json", "-o", str(target), *files)
    assert (run.code, run.out) == (130, "")
    assert run.err == f"rntuple: interrupted, 0 of {len(files)} checked\n"
    assert list(tmp_path.iterdir()) == []


def test_an_interrupt_that_python_drops_comes_again() -> None:
    """As in a destructor: the exception is printed and ignored."""
    dropped = []

    class Dropping:
        def __del__(self) -> None:
            try:
                os.kill(os.getpid(), signal.SIGINT)
                time.sleep(5)
            except KeyboardInterrupt:
                dropped.append(True)

    start = time.monotonic()
    handlers = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGALRM)

    def interrupted() -> None:
        with prompt_interrupts(lambda: None):
            Dropping()
            time.sleep(5)

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert dropped == [True]
    assert time.monotonic() - start < 4
    assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGALRM)) == handlers


def test_one_that_is_always_dropped_ends_the_process() -> None:
    code = """if True:
        import os, signal, time
        from rntuple_construct.base.interrupts import prompt_interrupts
        with prompt_interrupts(lambda: print("cleaned", flush=True)):
            while True:
                try:
                    print("again", flush=True)
                    signal.raise_signal(signal.SIGINT) if not globals().get("once") else time.sleep(9)
                except KeyboardInterrupt:
                    once = True
    """
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=30
    )
    assert (run.returncode, run.stderr) == (130, "")
    assert run.stdout.splitlines()[-1] == "cleaned"


def test_interrupts_wait_for_the_end_of_short_blocks() -> None:
    reached = []

    def interrupted() -> None:
        with prompt_interrupts(lambda: None), uninterrupted():
            os.kill(os.getpid(), signal.SIGINT)
            reached.append(True)

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert reached


def test_an_interrupt_while_modules_are_loaded_gives_the_exit_code_too(tmp_path: Path) -> None:
    """Python ends by the signal if it came inside of exec(), which modules run to make classes."""
    code = """if True:
        import signal, sys
        from rntuple_construct import cli
        whole = cli.build_parser
        def interrupted(command, **options):
            exec("signal.raise_signal(signal.SIGINT)", {"signal": signal})
            return whole(command, **options)
        cli.build_parser = interrupted
        sys.exit(cli.main(["validate", "missing.root"]))
    """
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (130, "", "rntuple: interrupted\n")


def test_an_interrupt_while_a_command_loads_what_it_needs_gives_the_exit_code_too(tmp_path: Path) -> None:
    code = """if True:
        import signal, sys
        from rntuple_construct import cli
        class Interrupting:
            def find_spec(self, name, *_):
                if name == "rntuple_construct.validation.engine":
                    exec("signal.raise_signal(signal.SIGINT)", {"signal": signal})
        sys.meta_path.insert(0, Interrupting())
        sys.exit(cli.main(["validate", "missing.root"]))
    """
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (130, "", "rntuple: interrupted\n")


def test_other_threads_have_no_handlers() -> None:
    before = signal.getsignal(signal.SIGINT)
    same = []

    def work() -> None:
        with prompt_interrupts(lambda: None):
            same.append(signal.getsignal(signal.SIGINT) is before)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert same == [True]


# The journal


def journal_lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_a_run_goes_on_where_it_was_interrupted(
    files: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, some = tmp_path / "journal", files[:5]
    whole = command.check_file
    seen: list[str] = []

    def checked(target: Any, *settings: Any) -> Any:
        if len(seen) == 3:
            raise KeyboardInterrupt
        seen.append(str(target))
        return whole(target, *settings)

    monkeypatch.setattr(command, "check_file", checked)
    assert run_cli("validate", "-j", "1", "--resume", str(journal), *some).code == 130
    assert [line["target"] for line in journal_lines(journal)[1:]] == some[:3]
    with journal.open("a") as file:
        file.write('{"target": "a line that a crash cut')
    monkeypatch.setattr(command, "check_file", lambda *given: seen.append(str(given[0])) or whole(*given))
    again = run_cli("validate", "-j", "1", "--resume", str(journal), "--format", "json", *some)
    assert seen == some
    monkeypatch.setattr(command, "check_file", whole)
    fresh = run_cli("validate", "--format", "json", *some)
    assert again == fresh
    assert again.code == 1
    assert len(journal_lines(journal)) == 6


def test_urls_are_in_the_journal_and_count_as_unchanged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fsspec

    rnt.write(tmp_path / "x.root", "ntpl", {"x": np.arange(3)})
    fsspec.filesystem("memory").pipe("/journal/x.root", (tmp_path / "x.root").read_bytes())
    targets = ("memory://journal/x.root", "memory://journal/none.root")
    seen: list[str] = []
    whole = command.check_file
    monkeypatch.setattr(command, "check_file", lambda *given: seen.append(str(given[0])) or whole(*given))
    journal = tmp_path / "journal"
    runs = [
        run_cli("validate", "-j", "1", "--format", "json", "--resume", str(journal), *targets)
        for _ in range(2)
    ]
    assert runs[0] == runs[1]
    assert runs[0].code == 66
    # What could not be read is tried again.
    assert seen == [*targets, targets[1]]
    assert [line["target"] for line in journal_lines(journal)[1:]] == [targets[0]]


def test_changed_files_and_other_settings_are_checked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, path = tmp_path / "journal", tmp_path / "x.root"
    rnt.write(path, "ntpl", {"x": np.arange(3)})
    seen: list[str] = []
    whole = command.check_file
    monkeypatch.setattr(command, "check_file", lambda *given: seen.append(str(given[0])) or whole(*given))
    arguments = ["validate", "--resume", str(journal), str(path)]
    numbers = []
    for change in (None, None, "file", None, "level", None):
        if change == "file":
            path.write_bytes(path.read_bytes() + b"\0")
        if change == "level":
            arguments += ["--level", "structure"]
        run_cli(*arguments)
        numbers.append(len(seen))
    assert numbers == [1, 1, 2, 2, 3, 3]
    text = tmp_path / "text"
    text.write_text("mine\n")
    run = run_cli("validate", "--resume", str(text), str(path))
    assert run.code == 2
    assert "line 1: not a journal of this run" in run.err
    assert text.read_text() == "mine\n"
    assert run_cli("validate", "--resume", str(path), str(path)).code == 2
    assert run_cli("validate", "--resume", str(tmp_path / "missing" / "j"), str(path)).code in (73, 74)
