"""Jobs: files that are done, files that fail, and processes that die."""

from __future__ import annotations

import os
import signal

import pytest

from rntuple_construct.batch.job import Job, ProcessDiedError
from rntuple_construct.batch.schedulers import open_scheduler


def run(target: str, output: str | None) -> str:
    if target == "bad":
        raise ValueError("bad file")
    if target == "deadly":
        os.kill(os.getpid(), signal.SIGKILL)
    return f"{target.upper()} {output}"


def failed(target: str, error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


JOB = Job(run, failed)


@pytest.mark.parametrize("name", ["local", "processes"])
def test_each_file_has_one_result(name: str) -> None:
    tasks = [("a", "out"), ("bad", None), ("b", None)]
    with open_scheduler(name, 2) as scheduler:
        done = list(JOB.results(scheduler, tasks))
    assert {each.index: each.result for each in done} == {0: "A out", 1: "ValueError: bad file", 2: "B None"}
    assert len(done) == 3
    assert all(each.seconds > 0 for each in done)


def test_no_file_is_begun_after_a_stop() -> None:
    with open_scheduler("local") as scheduler:
        seen: list[int] = []
        for done in JOB.results(scheduler, [("a", None)] * 5, lambda: len(seen) == 2):
            seen.append(done.index)
    assert seen == [0, 1]


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_a_file_whose_process_dies_every_time_fails_alone() -> None:
    with open_scheduler("processes", 2) as scheduler:
        done = list(JOB.results(scheduler, [("deadly", None), *[("a", None)] * 40]))
    assert sorted(each.index for each in done) == list(range(41))
    (result,) = [each.result for each in done if each.index == 0]
    assert result == f"ProcessDiedError: {ProcessDiedError(-9)}"
    assert {each.result for each in done if each.index} == {"A None"}
