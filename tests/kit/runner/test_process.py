"""Processes of readers: their child processes, and readers that fork."""

from __future__ import annotations

import importlib.resources
import json
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from rntuple_construct.kit.runner import process as module
from rntuple_construct.kit.runner.asking import SupervisedReader
from rntuple_construct.kit.runner.implementations import Implementation
from rntuple_construct.kit.runner.process import (
    Ending,
    Exchange,
    ProcessLimits,
    ProcessPool,
    Supervised,
    descendants,
)
from rntuple_construct.kit.runner.protocol import Level

ADAPTERS = importlib.resources.files("rntuple_construct.kit") / "adapters"
FORKING = f"""
import os, signal, sys, time
sys.path.insert(0, {str(ADAPTERS)!r})
from serving import fork_while_killed, serve

def container(path, name):
    if path.endswith("hang"):
        os.write(1, b"half of a line")
        time.sleep(60)
    if path.endswith("crash"):
        os.kill(os.getpid(), signal.SIGSEGV)
    if path.endswith("end"):
        os._exit(3)
    return {{"ntuples": [{{"name": f"{{os.getpid()}} of {{os.getppid()}}"}}]}}

fork_while_killed()
serve("forking", "1", {{"container": container}})
"""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="readers fork on Linux only")


@pytest.fixture
def process_pool() -> Iterator[ProcessPool]:
    found = ProcessPool()
    yield found
    for each in list(found._living):
        each.stop(kill=True)


@pytest.fixture
def forking(process_pool: ProcessPool) -> Supervised:
    return process_pool.start([sys.executable, "-c", FORKING], is_forking=True)


def ask(process: Supervised, file: str, seconds: float = 20.0) -> Exchange:
    request = json.dumps({"id": 1, "file": file, "ntuple": None, "levels": ["container"]}) + "\n"
    return process.exchange(request.encode(), lambda lines: len(lines) == 1, ProcessLimits(seconds))


def answering(exchange: Exchange) -> tuple[str, str]:
    """The process that answered, and the one that forked it."""
    assert exchange.ending is Ending.ANSWERED, exchange
    (line,) = exchange.lines
    child, _, parent = json.loads(line)["result"]["ntuples"][0]["name"].partition(" of ")
    return child, parent


def ends_within(seconds: float, pids: Sequence[int]) -> bool:
    end = time.monotonic() + seconds
    while any(Path("/proc", str(pid)).exists() for pid in pids):
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


def test_a_child_that_is_killed_is_replaced(forking: Supervised) -> None:
    first, parent = answering(ask(forking, "a"))
    assert answering(ask(forking, "b")) == (first, parent)
    assert ask(forking, "hang", seconds=0.3).ending is Ending.HANG
    assert not forking.has_ended
    second, same = answering(ask(forking, "c"))
    assert same == parent
    assert second != first


@pytest.mark.parametrize(("file", "code"), [("crash", -11), ("end", 3)])
def test_a_child_that_ends_takes_its_parent_along(forking: Supervised, file: str, code: int) -> None:
    exchange = ask(forking, file)
    assert (exchange.ending, exchange.code) == (Ending.ENDED, code)
    assert forking.has_ended


def test_no_child_outlives_the_end(process_pool: ProcessPool, forking: Supervised) -> None:
    child, parent = answering(ask(forking, "a"))
    assert forking.stop() == 0
    assert ends_within(5, [int(child), int(parent)])


def test_a_process_that_does_not_fork_ends(process_pool: ProcessPool) -> None:
    plain = process_pool.start([sys.executable, "-c", "import time; time.sleep(60)"])
    assert ask(plain, "a", seconds=0.3).ending is Ending.HANG
    assert plain.has_ended


@pytest.mark.parametrize("code", ["time.sleep(60)", "os.fork(); time.sleep(60)"])
def test_a_process_that_wrongly_claims_to_fork_ends(
    code: str, process_pool: ProcessPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_LONGEST_FORK", 0.2)
    plain = process_pool.start([sys.executable, "-c", f"import os, time; {code}"], is_forking=True)
    assert ask(plain, "a", seconds=0.3).ending is Ending.HANG
    assert plain.has_ended


def test_a_request_that_no_child_read_is_not_the_answer_to_the_next(process_pool: ProcessPool) -> None:
    """The request stays in the pipe if the child is killed first; the next child answers it."""
    slow = FORKING.replace("fork_while_killed()", "fork_while_killed(); time.sleep(1)")
    known = Implementation("slow", (sys.executable, "-c", slow), (Level.CONTAINER,), is_forking=True)
    reader = SupervisedReader(known, process_pool)
    exchange, answers = reader.ask(1, Path("/a"), None, [Level.CONTAINER], ProcessLimits(0.6))
    assert (exchange.ending, answers, reader.is_running) == (Ending.HANG, [], True)
    exchange, (answer,) = reader.ask(2, Path("/b"), None, [Level.CONTAINER], ProcessLimits(20))
    assert (exchange.ending, answer.id) == (Ending.ANSWERED, 2)


@pytest.mark.parametrize("has_proc", [True, False])
def test_descendants(process_pool: ProcessPool, monkeypatch: pytest.MonkeyPatch, has_proc: bool) -> None:
    pytest.importorskip("psutil")
    if not has_proc:
        monkeypatch.setattr(module, "_children", module._children_by_psutil)
    code = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'print(1, flush=True); input()'])"
    outer = process_pool.start(
        [sys.executable, "-c", f"import subprocess, sys; subprocess.run([sys.executable, '-c', {code!r}])"]
    )
    outer.exchange(b"", lambda lines: len(lines) == 1, ProcessLimits())
    assert len(descendants(outer._process.pid)) == 2
    assert descendants(descendants(outer._process.pid)[-1]) == []
    outer.stop(kill=True)
    assert descendants(outer._process.pid) == []


def test_a_process_that_ends_while_its_descendants_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def ends(_: Path) -> bool:
        raise ProcessLookupError

    monkeypatch.setattr(Path, "is_file", ends)
    assert descendants(1) == []
