"""Bugs planted in copies of the package, which the fuzzing campaign and the tests look for."""

from __future__ import annotations

import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from operator import methodcaller
from pathlib import Path
from typing import TypeVar

from bugs import Bug

_T = TypeVar("_T")
REPOSITORY = Path(__file__).resolve().parents[2]
SECONDS = 120
"""Time that the campaign may take for a bug, and that its tests may."""
_STARTING = 30
"""Time that the campaign has left to start and to end."""
GOAL = 0.9
"""Part of the bugs that has to be found."""

_LEFT_OUT = (".git", ".venv", ".venv-root", "build", "node_modules", "__pycache__")
"""Not part of a copy of the repository."""


@dataclass(frozen=True)
class Outcome:
    """What found a bug.

    Args:
        campaign: kind and consumer of the first objection; empty without objections.
        tests: the first test that failed; empty if none did.
    """

    campaign: str
    tests: str

    @property
    def is_found(self) -> bool:
        """Return whether anything found it."""
        return bool(self.campaign or self.tests)


class Copy:
    """A copy of the repository, in which one bug at a time is planted.

    Args:
        folder: a directory that is not there yet.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(REPOSITORY, folder, symlinks=True, ignore=shutil.ignore_patterns(*_LEFT_OUT))

    def outcome(self, bug: Bug) -> Outcome:
        """Look for a bug."""
        path = self.folder / bug.file
        source = path.read_text(encoding="utf-8")
        try:
            path.write_text(bug.plant(source), encoding="utf-8")
            self._build(path)
            return Outcome(self.campaign(), self.tests(bug.tests))
        finally:
            path.write_text(source, encoding="utf-8")
            self._build(path)

    def _build(self, path: Path) -> None:
        if path.suffix in (".c", ".h"):
            tool = self.folder / "tools" / "generate" / "build_native.py"
            subprocess.run([sys.executable, tool], env=self._environment(), check=True, capture_output=True)

    def campaign(self) -> str:
        """Kind and consumer of the first objection of the campaign; empty without objections."""
        options = ("--time", f"{SECONDS - _STARTING}", "--any-time", "--first", "--every", "4")
        code, said = self._run((sys.executable, "tools/fuzz/campaign.py", *options))
        objection = re.search(r"^\w+ \d+: (\w+ in \w+)", said, re.MULTILINE)
        if objection is not None:
            return objection[1]
        return "the campaign does not start" if code not in (0, None) else ""

    def tests(self, paths: str) -> str:
        """The first test of some files and folders that fails; empty if none does in the time."""
        options = ("-x", "-q", "-p", "no:cacheprovider", "-m", "not slow and not peers")
        code, said = self._run((sys.executable, "-m", "pytest", *options, *paths.split()))
        failed = re.search(r"^(?:FAILED|ERROR) (?:tests/)?([\w./-]+)(?:::(\w+))?", said, re.MULTILINE)
        if failed is not None:
            return f"{failed[1]}::{failed[2]}" if failed[2] else failed[1]
        return "the tests do not start" if code not in (0, None) else ""

    def _environment(self) -> dict[str, str]:
        paths = (self.folder, self.folder / "generated" / "python")
        return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths)), "RNTUPLE_COVERAGE": ""}

    def _run(self, command: Sequence[str]) -> tuple[int | None, str]:
        """Exit code and output; no code for a program that takes too long."""
        # Sources of equal size that are written in the same second have the same bytecode for Python.
        environment = self._environment() | {"PYTHONDONTWRITEBYTECODE": "1"}
        with subprocess.Popen(
            command, cwd=self.folder, env=environment, start_new_session=True, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        ) as process:  # fmt: skip
            try:
                said, _ = process.communicate(timeout=SECONDS)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                return None, process.communicate()[0]
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
            return process.returncode, said


def outcomes(bugs: Sequence[Bug], workers: int) -> Iterator[tuple[str, Outcome]]:
    """What finds each bug, in the order of the bugs.

    Args:
        bugs: of the package.
        workers: copies that are worked with at a time.

    Raises:
        RuntimeError: campaign or tests find something in the copy without a bug.
    """
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(workers) as pool:
        copies: queue.SimpleQueue[Copy] = queue.SimpleQueue()
        for number in range(workers):
            copies.put(Copy(Path(name) / str(number)))

        def with_copy(look: Callable[[Copy], _T]) -> _T:
            copy = copies.get()
            try:
                return look(copy)
            finally:
                copies.put(copy)

        rooms = sorted({bug.tests for bug in bugs})
        campaign = pool.submit(with_copy, Copy.campaign)
        of_rooms = [pool.submit(with_copy, methodcaller("tests", room)) for room in rooms]
        wrong = [said for said in (campaign.result(), *(tests.result() for tests in of_rooms)) if said]
        if wrong:
            raise RuntimeError(f"without a bug: {', '.join(wrong)}")
        found = pool.map(with_copy, [methodcaller("outcome", bug) for bug in bugs])
        yield from zip([bug.name for bug in bugs], found, strict=True)
