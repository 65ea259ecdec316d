"""``rntuple minimize`` bounds time, memory and processes of the command."""

from __future__ import annotations

import shlex
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest
from support.dumps import run_cli

from rntuple_construct.kit.corpus.mutations.bases import BASES

PYTHON = shlex.quote(sys.executable)


@pytest.fixture
def base(tmp_path: Path) -> Path:
    path = tmp_path / "base.root"
    path.write_bytes(BASES["lz4"]())
    return path


def command(tmp_path: Path, code: str) -> str:
    script = tmp_path / "reader.py"
    script.write_text(f"import os, subprocess, sys, time\n{code}\nsys.exit(3)\n")
    return f"{PYTHON} {script} {{file}}"


def sleepers(mark: str) -> list[psutil.Process]:
    return [
        each
        for each in psutil.process_iter(["cmdline", "status"])
        if mark in (each.info["cmdline"] or []) and each.info["status"] != psutil.STATUS_ZOMBIE
    ]


def ends_soon(mark: str) -> bool:
    end = time.monotonic() + 10
    while sleepers(mark):
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


@pytest.mark.skipif(sys.platform != "linux", reason="orphans are found on Linux only")
@pytest.mark.parametrize(
    "how",
    [
        "subprocess.Popen(sleep)",
        "subprocess.Popen(sleep, start_new_session=True)",
        "os.fork() or (os.setsid(), os.fork() or os.execve(sleep[0], sleep, {}), os._exit(0))",
    ],
    ids=["child", "session", "daemon without environment"],
)
def test_no_process_stays_behind(how: str, base: Path, tmp_path: Path) -> None:
    mark = f"mark-{tmp_path.name}"
    code = f"sleep = [sys.executable, '-c', 'import time; time.sleep(100)', {mark!r}]\n{how}\ntime.sleep(0.2)"
    start = time.monotonic()
    run = run_cli(
        "minimize", str(base), str(tmp_path / "out.root"), "--command", command(tmp_path, code),
        "--exit-code", "3", "--runs", "6", "--timeout", "30",
    )  # fmt: skip
    assert run.code == 0, run.err
    assert ends_soon(mark)
    # A child that keeps the pipes open does not make a run longer.
    assert time.monotonic() - start < 60


def test_the_duration_holds_whatever_the_command_does(base: Path, tmp_path: Path) -> None:
    """Three seconds, of which a run would take twenty because a child keeps its output open."""
    code = "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\ntime.sleep(60)"
    start = time.monotonic()
    run = run_cli(
        "minimize", str(base), str(tmp_path / "out.root"), "--command", command(tmp_path, code),
        "--hangs", "--timeout", "1", "--seconds", "3",
    )  # fmt: skip
    assert run.code == 0, run.err
    assert time.monotonic() - start < 15


def test_a_run_that_seconds_cut_short_does_not_count_as_a_hang(base: Path, tmp_path: Path) -> None:
    """Each run takes longer than what is left after the first one."""
    out = tmp_path / "out.root"
    code = "time.sleep(1.2)"
    run = run_cli(
        "minimize", str(base), str(out), "--command", command(tmp_path, code),
        "--hangs", "--timeout", "1", "--seconds", "1.8",
    )  # fmt: skip
    assert run.code == 0, run.err
    assert out.read_bytes() == base.read_bytes()


@pytest.mark.skipif(sys.platform != "linux", reason="ru_maxrss is in KiB there")
def test_output_of_any_length_takes_little_memory(base: Path, tmp_path: Path) -> None:
    code = "print('needle')\nfor _ in range(300): sys.stdout.write('x' * (1 << 20)); sys.stderr.write('y\\n' * (1 << 16))"
    limit = 400_000
    words = [sys.executable, "-c",
             # The peak of a process that was started by a large one begins with the size of that, other than in /proc.
             ("import re, sys; from rntuple_construct.cli import main; code = main(sys.argv[1:]); "
              "print(re.search(r'VmHWM:\\s*(\\d+)', open('/proc/self/status').read())[1]); sys.exit(code)")]  # fmt: skip
    done = subprocess.run(
        [*words, "minimize", str(base), str(tmp_path / "out.root"), "--command", command(tmp_path, code),
         "--stderr", "needle", "--runs", "1", "--timeout", "100"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.splitlines()[-1]) < limit
