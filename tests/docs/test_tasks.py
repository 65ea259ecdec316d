"""The table of everyday tasks is true: each command runs, in the order of the page, and prints as many lines."""

from __future__ import annotations

from pathlib import Path

import pytest
from documents.tasks import PAGE, make_task_files, run_task, tasks

TASKS = list(tasks(PAGE.read_text(encoding="utf-8")))


def test_there_are_forty_tasks() -> None:
    assert len(TASKS) == len({task.command for task in TASKS}) == 40


@pytest.mark.slow
def test_every_task_is_done_by_its_command(tmp_path: Path) -> None:
    make_task_files(tmp_path)
    wrong = {}
    for task in TASKS:
        code, lines, _, output = run_task(task, tmp_path)
        if (code, lines) != (task.code, task.lines):
            wrong[task.command] = f"exit code {code}, {lines} lines: {output[:500]}"
    assert not wrong
