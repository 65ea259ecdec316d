"""Many files in several processes: one that dies costs one row."""

from __future__ import annotations

import faulthandler
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rntuple_construct as rnt
from rntuple_construct.base.processes import run_tasks
from rntuple_construct.cli import main

posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
forked = pytest.mark.skipif(
    multiprocessing.get_start_method() != "fork", reason="what is patched is not seen by other processes"
)


def square(number: int) -> int:
    if number < 0:
        os.kill(os.getpid(), -number)
    if number == 1000:
        os._exit(7)
    if number == 50:
        time.sleep(0.06)
    return number * number


def exit_code(_: int, code: int) -> int:
    return code


@posix
@settings(max_examples=15, deadline=None)
@given(
    tasks=st.lists(st.one_of(st.integers(0, 100), st.sampled_from([-9, -15, 1000, 50])), max_size=40),
    jobs=st.integers(1, 4),
)
@pytest.mark.slow
def test_every_task_has_a_result_whoever_dies(tasks: list[int], jobs: int) -> None:
    wanted = [7 if task == 1000 else task if task < 0 else task * task for task in tasks]
    found = list(run_tasks(square, tasks, jobs, exit_code))
    assert sorted(found) == list(enumerate(wanted))
    assert multiprocessing.active_children() == []


def waiting_square(number: int) -> int:
    """A task that mostly waits; tasks below 0 end their process."""
    time.sleep(0.05)
    return square(number)


@posix
@pytest.mark.parametrize("jobs", [1, 2])
def test_tasks_in_flight_are_done_whoever_dies(jobs: int) -> None:
    tasks = [*range(30), -9, *range(30, 45), 1000, *range(51, 60)]
    wanted = [7 if task == 1000 else task if task < 0 else task * task for task in tasks]
    found = list(run_tasks(waiting_square, tasks, jobs, exit_code, in_flight=8))
    assert sorted(found) == list(enumerate(wanted))
    assert multiprocessing.active_children() == []


@posix
def test_a_process_that_is_killed_costs_no_task_in_flight() -> None:
    results = run_tasks(waiting_square, list(range(60)), 2, exit_code, in_flight=8)
    found = [next(results)]
    for _ in range(2):
        victim = multiprocessing.active_children()[0]
        assert victim.pid is not None
        os.kill(victim.pid, signal.SIGKILL)
        found += [next(results), next(results)]
    assert sorted([*found, *results]) == [(number, number**2) for number in range(60)]


def nap(number: int) -> tuple[float, float]:
    start = time.monotonic()
    time.sleep(0.3)
    return start, time.monotonic()


def test_tasks_that_wait_overlap() -> None:
    spans = [span for _, span in run_tasks(nap, list(range(12)), 1, exit_code, in_flight=12)]  # type: ignore[arg-type, misc]
    last_start, first_stop = max(start for start, _ in spans), min(stop for _, stop in spans)
    assert len(spans) == 12
    assert last_start < first_stop


def test_tasks_in_flight_are_shared_by_all_processes() -> None:
    pids = Counter(pid for _, pid in run_tasks(own_pid, list(range(8)), 2, exit_code, in_flight=8))
    assert sorted(pids.values()) == [4, 4]


def own_pid(number: int) -> int:
    time.sleep(0.5)
    return os.getpid()


def slow_square(number: int) -> int:
    time.sleep(0.1)
    return number * number


def test_tasks_of_one_thread_outlive_those_of_another() -> None:
    """A run that ends, or that nobody wants more of, ends its own processes and no others."""
    found: list[tuple[int, int]] = []
    lasting = threading.Thread(
        target=lambda: found.extend(run_tasks(slow_square, list(range(2, 22)), 2, exit_code))
    )
    lasting.start()
    while lasting.is_alive():
        assert sorted(run_tasks(square, [1, 2, 3], 2, exit_code)) == [(0, 1), (1, 4), (2, 9)]
    lasting.join()
    assert sorted(found) == [(index, (index + 2) ** 2) for index in range(20)]


def test_processes_end_when_nobody_wants_more() -> None:
    results = run_tasks(square, list(range(20)), 3, exit_code)
    next(results)
    results.close()  # type: ignore[attr-defined]
    assert multiprocessing.active_children() == []


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
def test_processes_end_with_the_one_that_sends_tasks(tmp_path: Path) -> None:
    code = """if True:
        import os, signal, sys
        from rntuple_construct.base.processes import run_tasks
        def tell(number):
            with open(f"{sys.argv[1]}/{os.getpid()}", "w"):
                return number
        results = run_tasks(tell, [1, 2, 3, 4], 2, None)
        next(results), next(results)
        os.kill(os.getpid(), signal.SIGKILL)
    """
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], check=False)
    pids = [int(path.name) for path in tmp_path.iterdir()]
    assert pids
    deadline = time.monotonic() + 30
    while any(Path(f"/proc/{pid}").exists() and not is_zombie(pid) for pid in pids):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def is_zombie(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / f"{number}.root" for number in range(5)]
    for path in paths:
        rnt.write(path, "ntpl", {"x": np.arange(50_000)}, rnt.WriteOptions(compression="none"))
    return paths


def validated(capsys: pytest.CaptureFixture[str], files: list[Path]) -> tuple[int, dict[str, Any]]:
    code = main(["validate", "-j", "2", "--format", "json", *map(str, files)])
    rows = json.loads(capsys.readouterr().out)["files"]
    return code, {Path(row["name"]).name: row for row in rows}


@posix
@forked
@pytest.mark.parametrize(
    ("number", "code", "status", "words"),
    [
        (signal.SIGKILL, 70, "failed", "the process that checked it ended with SIGKILL"),
        (signal.SIGSEGV, 70, "failed", "the process that checked it ended with SIGSEGV"),
    ],
)
def test_a_killed_process_is_told_in_one_row(
    files: list[Path],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    number: int,
    code: int,
    status: str,
    words: str,
) -> None:
    whole = rnt.validate

    def deadly(source: Any, *arguments: Any, **options: Any) -> Any:
        if str(source).endswith("2.root"):
            faulthandler.disable()
            os.kill(os.getpid(), number)
        return whole(source, *arguments, **options)

    monkeypatch.setattr("rntuple_construct.validation.validate", deadly)
    found, rows = validated(capsys, files)
    assert found == code
    assert {name: row["status"] for name, row in rows.items()} == {
        **dict.fromkeys(["0.root", "1.root", "3.root", "4.root"], "checked"),
        "2.root": status,
    }
    assert words in rows["2.root"]["message"]


@posix
@forked
@pytest.mark.parametrize("again", [False, True])
def test_a_file_cut_short_while_it_is_read_is_told_in_one_row(
    files: list[Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], again: bool
) -> None:
    """Truncated, it has findings. If its device fails every time, there is nothing to be known about it."""
    from rntuple_construct.storage.source import FileObjectSource

    whole = FileObjectSource.__init__

    def cut(self: FileObjectSource, file: Any, name: str, **options: Any) -> None:
        whole(self, file, name, **options)
        if name.endswith("1.root") and (again or os.path.getsize(name) > 100):
            os.truncate(name, 100)
            if again:
                os.kill(os.getpid(), signal.SIGBUS)  # as a file system does whose device fails

    monkeypatch.setattr(FileObjectSource, "__init__", cut)
    monkeypatch.setattr(faulthandler, "enable", lambda *_, **__: None)
    faulthandler.disable()
    code, rows = validated(capsys, files)
    if again:
        assert (code, rows["1.root"]["status"]) == (66, "missing")
        assert "became shorter while it was read" in rows["1.root"]["message"]
    else:
        assert (code, rows["1.root"]["status"]) == (1, "checked")
    assert {row["status"] for name, row in rows.items() if name != "1.root"} == {"checked"}


def test_reports_stand_in_the_order_of_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first file takes longest, so that the others are done before."""
    rnt.write(tmp_path / "0.root", "nt", {"x": np.random.default_rng(1).random(2_000_000)})
    names = [str(tmp_path / f"{number}.root") for number in range(12)]
    for name in names[1:]:
        Path(name).write_bytes(b"no ROOT file")
    assert main(["validate", "-j", "2", "--jsonl", *names]) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    files = [line["name"] for line in lines if line["type"] == "file"]
    assert files == names
