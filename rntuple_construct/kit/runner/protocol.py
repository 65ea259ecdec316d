"""The line protocol between the runner and a reader (docs/conformance-protocol.md): requests and answers as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any

__all__ = ["LEVELS", "Answer", "Level", "ProtocolError", "Status", "parse_answer", "request_line"]


class Level(str, Enum):
    """Depth to which a reader reports a file, from the outside to the inside."""

    CONTAINER = "container"
    METADATA = "metadata"
    VALUES = "values"

    def __str__(self) -> str:
        return self.value


LEVELS = tuple(Level)


class Status(str, Enum):
    """The answer of a reader for one level."""

    OK = "ok"
    REFUSED = "refused"
    UNSUPPORTED = "unsupported"
    CRASHED = "crashed"

    def __str__(self) -> str:
        return self.value


class ProtocolError(Exception):
    """A line of a reader that is not an answer.

    Attributes:
        output: what the reader printed, if it is known; bounded.
    """

    output = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer for one level.

    Args:
        level: the level.
        status: its result.
        result: with status "ok", what the reader found (see docs/conformance-protocol.md).
        message: why the reader refuses, or how it crashed.
        rule: id of the broken rule, if the reader names one.
        implementation: name and version of the reader, if it says so.
        id: number of the request, if the reader repeats it.
        profile: claims of the reader, if it states them (see ``profile.profile_of``).
        stack: calls of the reader that ended in the refusal or crash, the innermost one first, if it tells.
    """

    level: Level
    status: Status
    result: Mapping[str, Any] = field(default_factory=dict)
    message: str = ""
    rule: str | None = None
    implementation: Mapping[str, str] | None = None
    id: int | None = None
    profile: Mapping[str, Any] | None = None
    stack: tuple[str, ...] = ()


def request_line(number: int, file: Path, ntuple: str | None, levels: Sequence[Level]) -> bytes:
    """A request as one line.

    Args:
        number: what answers repeat.
        file: absolute path of the file.
        ntuple: path of the RNTuple in it, or None.
        levels: levels that are asked for.
    """
    document = {"id": number, "file": str(file), "ntuple": ntuple, "levels": [str(level) for level in levels]}
    return json.dumps(document).encode("ascii") + b"\n"


def parse_answer(line: bytes) -> Answer:
    """The answer in a line.

    Raises:
        ProtocolError: the line is not an answer; the message says why.
    """
    try:
        document = json.loads(line, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise ProtocolError(f"no JSON ({error}): {shown(line)}") from None
    if not isinstance(document, dict):
        raise ProtocolError(f"no JSON object: {shown(line)}")
    try:
        level, status = Level(document.get("level")), Status(document.get("status"))
    except ValueError as error:
        raise ProtocolError(f"{error}: {shown(line)}") from None
    result = document.get("result", {})
    if status is Status.OK and (not isinstance(result, dict) or "result" not in document):
        raise ProtocolError(f"'result' is missing or no object: {shown(line)}")
    number = document.get("id")
    if number is not None and (isinstance(number, bool) or not isinstance(number, int)):
        raise ProtocolError(f"'id' is not an integer: {shown(line)}")
    for name in ("message", "rule"):
        if not isinstance(document.get(name, ""), (str, type(None))):
            raise ProtocolError(f"'{name}' is not text: {shown(line)}")
    by = document.get("implementation")
    if by is not None and not (isinstance(by, dict) and isinstance(by.get("name"), str)):
        raise ProtocolError(f"'implementation' has no name: {shown(line)}")
    profile = document.get("profile")
    if profile is not None and not isinstance(profile, dict):
        raise ProtocolError(f"'profile' must be an object: {shown(line)}")
    stack = document.get("stack") or []
    if not isinstance(stack, list) or not all(isinstance(each, str) for each in stack):
        raise ProtocolError(f"'stack' must be a list of texts: {shown(line)}")
    return Answer(
        level=level,
        status=status,
        result=result if status is Status.OK else {},
        message=document.get("message") or "",
        rule=document.get("rule"),
        implementation=None if by is None else {"name": by["name"], "version": str(by.get("version") or "")},
        id=number,
        profile=profile,
        stack=tuple(stack),
    )


def shown(line: bytes) -> str:
    """The beginning of a line, for messages."""
    text = line[:200].decode("utf-8", "backslashreplace").strip()
    return f"{text!r}{'...' if len(line) > 200 else ''}"


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON; write it as a string")
