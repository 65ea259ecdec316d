"""ROOT, in a process beside the tests: what it reads, merges and copies (``tests/support/root/reader.cxx``).

``tools/root/setup_root.sh`` builds the program; with the version of an older wheel as argument, also one that has this version.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from support.peers import Answer, Request
from support.root_values import canonical, held

REPOSITORY = Path(__file__).resolve().parents[2]
BUILD = REPOSITORY / "build" / "root"
NOT_THERE = "ROOT is not installed: run make root"
VERSIONS = {"0.1a12": "6.40.00", "0.1a10": "6.38.00", "0.1a8": "6.37.01"}
"""Versions of ROOT by those of their wheels; the first is the one that tests need."""
WHEELS = {version: wheel for wheel, version in VERSIONS.items()}
OLDER = tuple(VERSIONS.values())[1:]
"""Versions of ROOT that may be installed as well."""


def build_of(version: str) -> Path:
    """Where the program of a version of ROOT is."""
    return BUILD.with_name(f"root-{WHEELS[version]}") if version in OLDER else BUILD


def root_is_there(version: str = "") -> bool:
    """Whether ROOT, or an older version of it, can be asked."""
    return (build_of(version) / "reader").is_file()


def require_root() -> None:
    """Skip the test where ROOT cannot be run; in CI it must be there."""
    if root_is_there():
        return
    if os.environ.get("CI"):
        pytest.fail(NOT_THERE)
    pytest.skip(NOT_THERE)


class RootError(Exception):
    """ROOT refuses, or does not survive."""


class Root:
    """The process; one question at a time.

    Args:
        build: where its program is.
    """

    def __init__(self, build: Path = BUILD) -> None:
        self._process = subprocess.Popen(
            [build / "reader", build / "libclasses.so"],
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

    def snapshot(self, target: Path, source: Path, name: str) -> None:
        """Have RDataFrame read an RNTuple and write it as ``ntpl``."""
        self.ask("snapshot", target, name, source)


@cache
def root(version: str = "") -> Root:
    """The process of this test run."""
    return Root(build_of(version))


@cache
def root_version() -> str:
    """Version of ROOT."""
    stamps = [path.name[1:] for path in BUILD.glob(".0*")]
    return VERSIONS[stamps[0]]


def answer_of(path: Path, name: str, num_wanted: int | None, code: str = "", version: str = "") -> Answer:
    """What ROOT makes of an RNTuple, in the form that all readers have."""
    try:
        found = root(version).read(path, name, num_wanted, code)
    except RootError as error:
        return Answer(str(error))
    errors = {field: text.partition("\n")[0] for field, text in found["errors"].items()}
    return Answer("", held(found["values"]), errors)


def root_answers(wanted: Sequence[Request], version: str = "") -> list[Answer]:
    """What ROOT, or an older version of it, makes of RNTuples."""
    return [answer_of(*request, version=version) for request in wanted]


def frame_answers(wanted: Sequence[Request]) -> list[Answer]:
    """What RDataFrame makes of RNTuples: what ROOT reads from the RNTuple that it writes with what it has read."""
    return [_copied(root().snapshot, "ntpl", *request) for request in wanted]


def merged_answers(wanted: Sequence[Request]) -> list[Answer]:
    """What hadd makes of RNTuples: what ROOT reads from two copies that are merged, if both are equal.

    Of those of which not all entries are wanted, only the first copy is looked at.
    """

    def merge(target: Path, source: Path, name: str) -> None:
        root().merge(target, source, source)

    return [
        _twice(_copied(merge, name, path, name, None)) if count is None else _copied(merge, name, *request)
        for request in wanted
        for path, name, count in (request,)
    ]


def _copied(
    copy: Callable[[Path, Path, str], None], as_name: str, path: Path, name: str, count: int | None
) -> Answer:
    with tempfile.TemporaryDirectory() as directory:
        target = Path(directory) / "copy.root"
        try:
            copy(target, path, name)
        except RootError as error:
            return Answer(str(error))
        return answer_of(target, as_name, count)


def _twice(answer: Answer) -> Answer:
    """The first half of all values; an error for fields whose second half differs."""
    values, errors = {}, dict(answer.errors)
    for field, items in answer.values.items():
        half = len(items) // 2
        if len(items) % 2 or canonical(items[:half]) != canonical(items[half:]):
            errors[field] = f"{len(items)} values, of which the second half differs from the first"
        else:
            values[field] = items[:half]
    return Answer(answer.error, values, errors)
