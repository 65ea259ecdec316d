"""Journals of batch runs: results of the files that are done, so that an interrupted run resumes."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from rntuple_construct.base.errors import SinkError
from rntuple_construct.base.printable import redacted
from rntuple_construct.batch.results import line_of

__all__ = ["Journal", "NoJournalError", "journal_lines"]


class NoJournalError(Exception):
    """A file that is no journal of this kind."""


class Journal:
    """Journal of completed files: a text file with one JSON object per line.

    Args:
        path: the journal; it is made if it is not there.
        head: members of its first line: the kind of journal, and the settings of the run. A journal with other settings
            is replaced by an empty one.

    Raises:
        NoJournalError: the file is something else.
        SinkError: it cannot be read or written.
    """

    def __init__(self, path: str, head: dict[str, Any]) -> None:
        self._path = Path(path)
        # As text, which takes a fifth of the memory of its objects.
        self._known: dict[str, bytes] = {}
        first = line_of(head)
        try:
            data = self._path.read_bytes() if self._path.exists() else b""
            begun = _members_of(data.partition(b"\n")[0])
            if data and begun.get("kind") != head["kind"]:
                raise NoJournalError(f"{path} is there and no journal")
            if begun == json.loads(first):
                for line in _lines_of(self._path)[1:]:
                    if "target" in (members := _members_of(line)):
                        self._known[str(members["target"])] = line
            else:
                self._path.write_text(first + "\n", encoding="utf-8")
        except OSError as error:
            raise SinkError(f"cannot keep the journal {path}: {error.strerror or error}") from error

    def members(self, name: str) -> dict[str, Any]:
        """Return the recorded members of a file; empty if the file is not finished."""
        return _members_of(self._known.get(redacted(name), b"{}"))

    def note(self, name: str, state: Any, members: dict[str, Any]) -> None:
        """Add a line.

        Args:
            name: of the file.
            state: tells whether the file has changed later; nothing is noted if it is None.
            members: the result.

        Raises:
            SinkError: the journal cannot be written.
        """
        if state is None:
            return
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(line_of({"target": redacted(name), "state": state, **members}) + "\n")
        except OSError as error:
            raise SinkError(f"cannot keep the journal {self._path}: {error.strerror or error}") from error


def _members_of(line: bytes) -> dict[str, Any]:
    """Members of a line of JSON; none if it is anything else, as where a run was cut off while it wrote."""
    try:
        value = json.loads(line)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}


def journal_lines(path: Path) -> list[dict[str, Any]]:
    """Return the lines of a journal to resume from; an unfinished last line is cut off.

    Args:
        path: the journal; none is an empty one.

    Raises:
        OSError: it cannot be read or cut.
    """
    return [_members_of(line) for line in _lines_of(path)]


def _lines_of(path: Path) -> list[bytes]:
    data = path.read_bytes() if path.exists() else b""
    *lines, rest = data.split(b"\n")
    if rest:
        os.truncate(path, len(data) - len(rest))
    return lines
