"""``rntuple corpus``: the files of a test suite, made here."""

from __future__ import annotations

import argparse
import fnmatch
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rntuple_construct.cli.options import UsageError
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.terminal import say, talk
from rntuple_construct.conformance.suite import CASES
from rntuple_construct.conformance.suite.emit import write_case
from rntuple_construct.errors import SinkError
from rntuple_construct.exits import Exit
from rntuple_construct.storage import open_sink

Write = Callable[[Path], None]


@dataclass(frozen=True, slots=True)
class CorpusFile:
    """One file of a suite.

    Args:
        name: file name.
        description: what it shows, in one line.
        write: makes it.
    """

    name: str
    description: str
    write: Write


def _validation_suite() -> list[CorpusFile]:
    return [
        CorpusFile(case.file_name, case.description, partial(write_case, case)) for case in CASES.values()
    ]


def _trevni() -> list[CorpusFile]:
    from rntuple_construct.trevni.cases import cases

    return [CorpusFile(case.file_name, case.title, partial(_write_bytes, case.make)) for case in cases()]


def _write_bytes(make: Callable[[], bytes], path: Path) -> None:
    with open_sink(path, durable=False) as sink:
        sink.write(make())


SUITES: Mapping[str, Callable[[], list[CorpusFile]]] = {
    "validation-suite": _validation_suite,
    "trevni": _trevni,
}
"""The files of each suite."""


DESCRIPTION = (
    "Write the files of a test suite into a directory; the bytes are the same everywhere. "
    "validation-suite: one file for each test of the public RNTuple Validation Suite, RNTuple 'ntpl'. "
    "trevni: files of Trevni: one for each feature of both dialects, and for each rule one that breaks it."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument("directory", metavar="DIR", nargs="?", help="where the files go; made if not there")
    parser.add_argument("--suite", choices=list(SUITES), required=True, help="which files")
    parser.add_argument(
        "--only",
        metavar="PATTERN",
        action="append",
        help="only files that match (types.vector.*); repeatable",
    )
    parser.add_argument("--list", action="store_true", help="list the files and write nothing")
    parser.add_argument("--force", action="store_true", help="replace files that exist")


def run(arguments: argparse.Namespace) -> int:
    """Write the files, or list them."""
    files = _selected(SUITES[arguments.suite](), arguments.only)
    if arguments.list:
        for file in files:
            say(f"{file.name}  {file.description}")
        return Exit.FINE
    if arguments.directory is None:
        raise UsageError("say which directory the files go to")
    directory = Path(arguments.directory)
    existing = [file.name for file in files if (directory / file.name).exists()]
    if existing and not arguments.force:
        more = f" and {len(existing) - 1} more" if len(existing) > 1 else ""
        raise UsageError(f"{directory / existing[0]} exists{more}; --force replaces")
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SinkError(f"cannot make directory {directory}: {error.strerror}") from error
    with progress("writing", len(files)) as step:
        for file in files:
            file.write(directory / file.name)
            step()
    talk(f"{len(files)} file{'s' * (len(files) != 1)} in {directory}")
    return Exit.FINE


def _selected(files: list[CorpusFile], patterns: list[str] | None) -> list[CorpusFile]:
    """The files whose names match a pattern, with or without their ending.

    Raises:
        UsageError: a pattern that matches nothing.
    """
    if patterns is None:
        return files
    chosen: set[str] = set()
    for pattern in patterns:
        matches = {
            file.name
            for file in files
            if any(
                fnmatch.fnmatchcase(file.name, text)
                for text in (pattern, f"{pattern}.root", f"{pattern}.trv")
            )
        }
        if not matches:
            raise UsageError(f"no file matches '{pattern}'; --list shows all")
        chosen |= matches
    return [file for file in files if file.name in chosen]
