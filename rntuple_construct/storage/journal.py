"""Journals: results of finished inputs in a text file, so that an interrupted run resumes."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from rntuple_construct.base.errors import SinkError
from rntuple_construct.base.printable import line_of, redacted

__all__ = ["Journal", "JournalError", "typed"]

_Result = TypeVar("_Result")
_NUM_INTEGERS = 1 << 63
"""Integers of journals are sizes and counts: from 0 to this number, which is excluded."""


class JournalError(Exception):
    """A file that is not a journal of this run."""


def typed(members: Any, **kinds: type | tuple[type, ...]) -> dict[str, Any]:
    """Return members of a line after a check of their types.

    Args:
        members: of JSON; others than those of ``kinds`` are not allowed.
        kinds: types of each, ``object`` for any. Integers are counts: no bool, not negative, less than 2**63.

    Raises:
        TypeError: a member is missing, not allowed or of another type.
    """
    if not isinstance(members, dict) or members.keys() != kinds.keys():
        raise TypeError(f"{', '.join(kinds)} expected")
    for name, value in members.items():
        is_count = type(value) is int and 0 <= value < _NUM_INTEGERS
        kind = kinds[name]
        if not isinstance(value, kind) or (isinstance(value, int) and kind is not object and not is_count):
            raise TypeError(name)
    return members


class Journal:
    """Journal of finished inputs: a head and one line of JSON for each input.

    Args:
        path: the journal; it is made if it is missing.
        head: members of its first line: ``kind``, and the settings of the run. A journal of this kind with other settings is
            replaced by an empty one. So is a first line that a killed run has not finished.
        is_read_only: if true, the file stays unchanged, also while another run writes it.

    Raises:
        JournalError: the file is something else.
        SinkError: it cannot be read or written.
    """

    def __init__(
        self, path: str | os.PathLike[str], head: dict[str, Any], *, is_read_only: bool = False
    ) -> None:
        self._path = Path(path)
        # Number and text of the last line of each input; a text takes a fifth of the memory of its objects.
        self._lines: dict[str, tuple[int, bytes]] = {}
        first = line_of(head)
        try:
            if self._path.exists() and not self._path.is_file():
                raise JournalError(f"{path} is a device or a directory")
            data = self._path.read_bytes() if self._path.exists() else b""
            begun, *lines = data.split(b"\n")
            if not lines:
                self._check_unfinished_head(begun, head["kind"])
            elif (found := self._members(1, begun)).get("kind") != head["kind"]:
                raise self._refusal(1)
            elif found == json.loads(first):
                unfinished = lines.pop()
                self._take(lines)
                if unfinished and not is_read_only:
                    os.truncate(self._path, len(data) - len(unfinished))
                return
            if is_read_only:
                raise self._refusal(1)
            self._path.write_text(first + "\n", encoding="utf-8")
        except OSError as error:
            raise SinkError(f"cannot keep the journal {path}: {error.strerror or error}") from error

    def result(self, name: str, load: Callable[[dict[str, Any]], _Result]) -> _Result | None:
        """Return the recorded result of an input; None if the input is not finished.

        Args:
            name: of the input.
            load: makes the result from the members of a line, as given to ``note``.

        Raises:
            JournalError: ``load`` raised a KeyError, TypeError, ValueError or AttributeError.
        """
        if (found := self._lines.get(redacted(name))) is None:
            return None
        number, line = found
        try:
            return load(self._members(number, line))
        except (KeyError, TypeError, ValueError, AttributeError):
            raise self._refusal(number) from None

    def names(self) -> Iterator[str]:
        """Yield the names of the inputs that earlier runs have finished."""
        yield from self._lines

    def note(self, name: str, state: Any, members: dict[str, Any]) -> None:
        """Add a line.

        Args:
            name: of the input.
            state: tells whether the input has changed later; nothing is noted if it is None.
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

    def _check_unfinished_head(self, begun: bytes, kind: str) -> None:
        """Raise unless bytes are the start of a head of this kind."""
        start = line_of({"kind": kind})[:-1].encode()
        if not (begun.startswith(start) or start.startswith(begun)):
            raise self._refusal(1)

    def _take(self, lines: list[bytes]) -> None:
        """Keep the lines after the head."""
        for number, line in enumerate(lines, 2):
            name = self._members(number, line).get("target")
            if not isinstance(name, str):
                raise self._refusal(number)
            self._lines[name] = number, line

    def _members(self, number: int, line: bytes) -> dict[str, Any]:
        try:
            members = json.loads(line)
        except (ValueError, RecursionError):
            members = None
        if not isinstance(members, dict):
            raise self._refusal(number)
        return members

    def _refusal(self, number: int) -> JournalError:
        return JournalError(f"{self._path}, line {number}: not a journal of this run")
