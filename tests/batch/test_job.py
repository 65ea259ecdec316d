"""Jobs: files in one piece and in several, files that fail, and processes that die."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from rntuple_construct.batch.job import Cut, Job, Partial, ProcessDiedError
from rntuple_construct.batch.schedulers import open_scheduler


@dataclass
class Sum(Partial):
    value: int

    def join(self, following: Any) -> None:
        self.value = 10 * self.value + following.value


def run(target: str, output: str | None) -> str | Cut:
    if target == "bad":
        raise ValueError("bad file")
    if target == "deadly":
        os.kill(os.getpid(), signal.SIGKILL)
    return Cut([int(digit) for digit in target]) if target.isdigit() else target.upper()


def piece(target: str, output: str | None, part: int, path: str) -> Sum:
    if part == 9:
        raise ValueError("bad piece")
    if output is not None:
        Path(path).write_text(str(part))
    return Sum(part)


def whole(target: str, output: str | None, found: Sum, paths: list[str]) -> str:
    if output is not None:
        Path(output).write_text("".join(Path(path).read_text() for path in paths))
    return f"sum {found.value}"


def failed(target: str, error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


JOB = Job(run, failed, piece, whole)


@pytest.mark.parametrize("name", ["local", "processes"])
def test_each_file_has_one_result(name: str, tmp_path: Path) -> None:
    outputs = [None, str(tmp_path / "out"), None, None, None]
    tasks = list(zip(["a", "123", "bad", "192", "b"], outputs, strict=True))
    with open_scheduler(name, 2) as scheduler:
        done = list(JOB.results(scheduler, tasks))
    assert {each.index: each.result for each in done} == {
        0: "A", 1: "sum 123", 2: "ValueError: bad file", 3: "ValueError: bad piece", 4: "B",
    }  # fmt: skip
    assert len(done) == 5
    assert all(each.seconds > 0 for each in done)
    assert (tmp_path / "out").read_text() == "123"
    assert os.listdir(tmp_path) == ["out"]


def test_pieces_without_room_fail_the_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with open_scheduler("local") as scheduler:
        (done,) = JOB.results(scheduler, [("12", str(tmp_path / "file" / "out"))])
    assert done.result.startswith("SinkError: cannot write beside")


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_a_file_whose_process_dies_every_time_fails_alone() -> None:
    with open_scheduler("processes", 2) as scheduler:
        done = list(JOB.results(scheduler, [("deadly", None), *[("a", None)] * 40]))
    assert sorted(each.index for each in done) == list(range(41))
    (result,) = [each.result for each in done if each.index == 0]
    assert result == f"ProcessDiedError: {ProcessDiedError(-9)}"
    assert {each.result for each in done if each.index} == {"A"}
