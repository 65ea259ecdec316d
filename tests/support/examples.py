"""Examples of documents, run as a reader of the page would run them: from top to bottom, in one directory."""

from __future__ import annotations

import doctest
import re
import subprocess
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_FENCE = re.compile(
    r"^(?P<indent> *)(?P<mark>`{3,})(?P<kind>\w*)[^\n]*\n(?P<body>.*?)^(?P=indent)(?P=mark) *$",
    re.DOTALL | re.MULTILINE,
)
_FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass(frozen=True)
class Block:
    """A block of code.

    Args:
        kind: the word behind the fence, such as ``python`` or ``console``; empty if there is none.
        body: its text, without indentation.
        line: number of its first line in the document.
    """

    kind: str
    body: str
    line: int


@dataclass(frozen=True)
class Command:
    """A line behind ``$`` and what stands below it: the beginning, or parts, of what it prints (``...`` for the rest)."""

    line: str
    output: str


def blocks(text: str) -> list[Block]:
    """Blocks of code of a document in Markdown."""
    return [
        Block(found["kind"], textwrap.dedent(found["body"]), text.count("\n", 0, found.start()) + 2)
        for found in _FENCE.finditer(text)
    ]


def commands(body: str) -> Iterator[Command]:
    """Commands of a block of kind ``console``."""
    for part in re.split(r"(?m)^\$ ", body)[1:]:
        line, _, output = part.partition("\n")
        yield Command(line, output)


def run_page(text: str, name: str, folder: Path, environment: dict[str, str]) -> int:
    """Run the Python and the commands of a page, in their order; the number of examples.

    Python shares one namespace. A command has to end with exit code 0, and to print what stands below it, if anything
    does.

    Args:
        text: the page.
        name: what it is called in tracebacks.
        folder: the present directory, where the examples put their files.
        environment: variables for the commands.
    """
    namespace: dict[str, Any] = {"__name__": "example"}
    count = 0
    for block in blocks(text):
        if block.kind == "python":
            # Line numbers of tracebacks are those of the document.
            exec(compile("\n" * (block.line - 1) + block.body, name, "exec"), namespace)
            count += 1
        elif block.kind == "console":
            for command in commands(block.body):
                run_command(command, folder, environment)
                count += 1
    return count


def run_command(command: Command, folder: Path, environment: dict[str, str]) -> None:
    """Run a command and compare what it prints with the page."""
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command.line],
        check=False,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, f"$ {command.line}\n{done.stdout}"
    if command.output.strip():
        matches = doctest.OutputChecker().check_output(command.output, done.stdout, _FLAGS)
        assert matches, f"$ {command.line}\n{done.stdout}\nthe page says:\n{command.output}"
