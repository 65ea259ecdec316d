"""ROOT, in a process beside the tests: what it reads exactly, merges, copies and runs (``tests/support/root/reader.cxx``).

``tools/root/setup_root.sh`` builds the program. `support.peers` compares what ROOT reads with what this package reads.
"""

from __future__ import annotations

import json
import os
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
BUILD = REPOSITORY / "build" / "root"
NOT_THERE = "ROOT is not installed: run make root"


def require_root() -> None:
    """Skip the test where ROOT cannot be run; in CI it must be there."""
    if (BUILD / "reader").is_file():
        return
    if os.environ.get("CI"):
        pytest.fail(NOT_THERE)
    pytest.skip(NOT_THERE)


class RootError(Exception):
    """ROOT refuses, or does not survive."""


class Root:
    """The process; one question at a time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [BUILD / "reader", BUILD / "libclasses.so"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    def ask(self, *words: object) -> dict[str, Any]:
        """The answer to one request.

        Args:
            words: the request; none may contain tabs or line ends.

        Raises:
            RootError: ROOT refuses the request as a whole, or crashes.
        """
        streams = self._process.stdin, self._process.stdout
        assert streams[0] is not None
        assert streams[1] is not None
        streams[0].write("\t".join(map(str, words)).encode() + b"\n")
        streams[0].flush()
        line = streams[1].readline()
        # Bytes of strings stand as they are: those that are no UTF-8 become lone surrogates.
        answer: dict[str, Any] = json.loads(line.decode("utf-8", "surrogateescape"))
        if "crash" in answer:
            said = answer["said"].strip().partition("\n")[0]
            raise RootError(f"crash: {answer['crash']}{said and f' ({said})'}")
        if "error" in answer:
            raise RootError(answer["error"].partition("\n")[0])
        return answer

    def read(self, path: Path, name: str, num_wanted: int | None = None, code: str = "") -> dict[str, Any]:
        """All that ROOT reads of an RNTuple: number of entries, values and errors by field, attributes by set.

        Args:
            path: the file.
            name: the RNTuple, with its directories.
            num_wanted: how many entries are read; None for all.
            code: declares types.
        """
        limit = -1 if num_wanted is None else num_wanted
        return self.ask("read", path, name, limit, code.replace("\n", " "))

    def merge(self, target: Path, *sources: Path) -> None:
        """Merge files as ``hadd`` does."""
        self.ask("merge", target, *sources)


@cache
def root() -> Root:
    """The process of this test run."""
    return Root()
