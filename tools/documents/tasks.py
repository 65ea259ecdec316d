"""Run the commands of the table in docs/tasks/README.md, and write their seconds and lines of output into it.

    python tools/documents/tasks.py

A row is a task, its command, seconds, lines, and the exit code if it is not 0. The commands run one after the other in one
directory. A test runs them, too, and compares everything but the seconds.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import awkward as ak

import rntuple_construct as rnt

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from website.commands import make_files

PAGE = ROOT / "docs/tasks/README.md"
_ROW = re.compile(
    r"^\| (?P<task>.+) \| `(?P<command>rntuple .+)` \| (?P<seconds>\S*) \| (?P<lines>\d*)(?P<code> \(exit code \d+\))? \|$"
)


class Task(NamedTuple):
    """A row of the table.

    Args:
        task: the aim of the user.
        command: the command for it.
        lines: lines that it prints.
        code: its exit code.
        seconds: how long it took when the page was written, as text.
    """

    task: str
    command: str
    lines: int
    code: int
    seconds: str


def tasks(text: str) -> Iterator[Task]:
    """The rows of a page."""
    for line in text.splitlines():
        found = _ROW.match(line)
        if found is not None:
            code = re.search(r"\d+", found["code"] or "0")
            yield Task(
                found["task"],
                found["command"],
                int(found["lines"] or -1),
                int(code[0]) if code else 0,
                found["seconds"],
            )


def make_task_files(folder: Path) -> None:
    """Write the files that the tasks need into an empty directory."""
    make_files(folder)
    shutil.copy(folder / "archive/broken.root", folder / "broken.root")
    with rnt.open(folder / "data.root") as file:
        values = file["Events"].arrays(library="ak")
    columns = dict(zip(values.fields, ak.unzip(values), strict=True))
    rnt.write(folder / "candidate.root", "Events", columns, generation="rc1")
    rnt.merge(folder / "damaged.root", [folder / f"run{number}.root" for number in (1, 2, 3, 4)])
    os.truncate(folder / "damaged.root", (folder / "damaged.root").stat().st_size * 2 // 3)


def run_task(task: Task, folder: Path) -> tuple[int, int, float, str]:
    """Run a command as a user with a terminal of 120 columns would.

    Returns:
        its exit code, the number of lines that it prints, the seconds that it takes, and the output.
    """
    start = time.perf_counter()
    done = subprocess.run(
        task.command.replace("rntuple", f"{sys.executable} -m rntuple_construct", 1), shell=True, cwd=folder, check=False,
        env=os.environ | {"COLUMNS": "120", "PYTHONUTF8": "1", "NO_COLOR": "1"},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
    )  # fmt: skip
    return done.returncode, done.stdout.count("\n"), time.perf_counter() - start, done.stdout


def main() -> None:
    """Measure all rows, and write the page."""
    text = PAGE.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory(prefix="rntuple-tasks-") as name:
        make_task_files(Path(name))
        for task in tasks(text):
            code, lines, seconds, output = run_task(task, Path(name))
            print(f"{seconds:5.2f} s, {lines:3} lines, exit code {code}: {task.command}")
            if code not in (0, 1):
                print(output)
            shown = f"{lines} (exit code {code})" if code else str(lines)
            row = f"| {task.task} | `{task.command}` | {seconds:.1f} | {shown} |"
            (old,) = (line for line in text.splitlines() if f"| `{task.command}` |" in line)
            text = text.replace(old, row)
    PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
