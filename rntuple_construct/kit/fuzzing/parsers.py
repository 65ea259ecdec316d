"""Generated parsers in several languages, asked for the same bytes: all give the same tree, or refuse all.

Each runs as a process that prints trees as canonical JSON (docs/canonical-json.md). One that dies is started anew, and the
structure that it died of is a finding.
"""

from __future__ import annotations

import os
import resource
import selectors
import struct
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from math import isnan
from typing import TYPE_CHECKING, Any

import rntuple_parsers
from rntuple_kaitai import ParseError, dump

from rntuple_construct.kit.fuzzing.structures import Structure

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = ["ERROR", "ParserPanel", "own_line", "specialised_difference"]

ERROR = "error"
"""The line for bytes that a parser refuses."""
_MAX_WRITE = 1 << 15
_LONGEST_KEPT = 1 << 13


def own_line(structure: Structure) -> str:
    """What the parser in Python makes of a structure: its tree as a line, or `ERROR`.

    Raises:
        Exception: anything else than the parser's own error, which is a finding.
    """
    return _kept_line(*structure) if len(structure[1]) <= _LONGEST_KEPT else _line(*structure)


def _line(name: str, data: bytes) -> str:
    try:
        line: str = dump.canonical(name, data)
    except ParseError:
        return ERROR
    return line


# Mutants of one base have most of their structures in common.
_kept_line = lru_cache(512)(_line)


def specialised_difference(structure: Structure) -> str:
    """What the specialised parser of a structure reads otherwise than Kaitai's; empty if nothing, or if there is none."""
    name, data = structure
    grammar, _, type_name = name.partition(".")
    function = getattr(import_module(f"rntuple_parsers.{grammar}"), type_name or grammar, None)
    if function is None:
        return ""
    try:
        record = rntuple_parsers.parse(function, data)
    except rntuple_parsers.ParseError:
        record = None
    try:
        tree = dump.TYPES[name][0].from_bytes(data)
    except ParseError:
        tree = None
    if record is None or tree is None:
        return (
            "" if record is tree else f"{name}: only {'Kaitai' if record is None else 'the other'} reads it"
        )
    return _different_member(record, tree, name)


def _different_member(value: Any, tree: Any, path: str) -> str:
    """Path of the first member that is not as in the tree of Kaitai's parser; empty if there is none."""
    if isinstance(value, rntuple_parsers.Record):
        for (name, _, places), member in zip(value.layout, value, strict=True):
            found = [node for place in places.split("|") if (node := _node(tree, place)) is not None]
            different = _different_member(member, found[0] if found else None, f"{path}.{name}")
            if different:
                return different
        return ""
    if isinstance(value, (rntuple_parsers.Records, list)):
        if tree is None or len(value) != len(tree):
            return path
        items = (
            _different_member(item, node, f"{path}[{index}]")
            for index, (item, node) in enumerate(zip(value, tree, strict=True))
        )
        return next(filter(None, items), "")
    # Of types with one member that member is left.
    plain = getattr(tree, "raw", getattr(tree, "number", tree))
    is_same = value == plain or (
        isinstance(value, float) and isinstance(plain, float) and isnan(value) and isnan(plain)
    )
    return "" if is_same else path


def _node(tree: Any, place: str) -> Any:
    for name in filter(None, place.split(".")):
        tree = getattr(tree, name, None)
    return tree


class ParserPanel:
    """Programs that print parse trees; to be closed.

    Args:
        commands: of the programs, by language.
        seconds: time on the clock that one batch may take.
        environment: of the processes; None for that of this one.
    """

    def __init__(
        self,
        commands: Mapping[str, Sequence[str]],
        seconds: float = 60.0,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._commands = {name: list(command) for name, command in commands.items()}
        self._seconds = seconds
        self._environment = environment
        self._processes: dict[str, subprocess.Popen[bytes]] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        """Languages of the programs."""
        return tuple(self._commands)

    def lines(self, language: str, batch: Sequence[Structure]) -> list[str]:
        """What one parser makes of structures; where it dies or hangs a line that says so stands in place of the tree.

        Args:
            language: whose parser.
            batch: the structures.
        """
        found: list[str] = []
        while len(found) < len(batch):
            answered, end = self._ask(language, batch[len(found) :])
            found += answered
            if end and len(found) < len(batch):
                found.append(end)
        return found

    def compare(self, batch: Sequence[Structure]) -> list[tuple[Structure, str]]:
        """Structures that the parsers do not read alike, each with what is different."""
        wanted = [own_line(structure) for structure in batch]
        found = []
        for language in self._commands:
            for structure, own, line in zip(batch, wanted, self.lines(language, batch), strict=True):
                if line != own:
                    found.append((structure, f"{language} and Python: {_difference(line, own)}"))
        return found

    def close(self) -> None:
        """End the programs."""
        for language in list(self._processes):
            self._end(language, hangs=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, language: str, batch: Sequence[Structure]) -> tuple[list[str], str]:
        """Lines of complete answers, and how the process ended if it did."""
        process = self._process(language)
        request = memoryview(b"".join(map(_request, batch)))
        deadline = time.monotonic() + self._seconds
        received = bytearray()
        count = 0
        with selectors.DefaultSelector() as selector:
            selector.register(_needed(process.stdin), selectors.EVENT_WRITE)
            selector.register(_needed(process.stdout), selectors.EVENT_READ)
            while count < len(batch):
                ready = selector.select(max(deadline - time.monotonic(), 0.0))
                if not ready:
                    self._end(language, hangs=True)
                    return _split(received), "no answer in time"
                for key, _ in ready:
                    if key.fileobj is process.stdin:
                        request = self._write(process, request)
                        if not request:
                            selector.unregister(key.fileobj)
                        continue
                    chunk = _needed(process.stdout).read(1 << 16)
                    if not chunk:
                        code = self._end(language)
                        return _split(received), f"ended with code {code}"
                    count += chunk.count(b"\n")
                    received += chunk
        return _split(received), ""

    def _write(self, process: subprocess.Popen[bytes], request: memoryview) -> memoryview:
        try:
            written = _needed(process.stdin).write(request[:_MAX_WRITE])
        except BrokenPipeError:
            return request[:0]  # its end is noticed where its answers are read
        return request[written or 0 :]

    def _process(self, language: str) -> subprocess.Popen[bytes]:
        process = self._processes.get(language)
        if process is None:
            process = self._processes[language] = subprocess.Popen(  # noqa: S603 (programs of this project)
                self._commands[language],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                preexec_fn=_free_address_space,  # noqa: PLW1509 (no threads here)
                env=None if self._environment is None else dict(self._environment),
            )
            # A program that waits until its answers are read does not read on.
            os.set_blocking(_needed(process.stdin).fileno(), False)
        return process

    def _end(self, language: str, *, hangs: bool = False) -> int:
        process = self._processes.pop(language)
        if not hangs:
            with suppress(subprocess.TimeoutExpired):
                process.wait(1.0)
        process.kill()
        code = process.wait()
        for stream in (process.stdin, process.stdout):
            _needed(stream).close()
        return code


def _free_address_space() -> None:
    """Lift the limit of this process from a program: sanitizers reserve terabytes that they do not use."""
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    resource.setrlimit(resource.RLIMIT_AS, (hard, hard))


def _request(structure: Structure) -> bytes:
    name, data = structure[0].encode(), structure[1]
    return struct.pack("<I", len(name)) + name + struct.pack("<I", len(data)) + data


def _split(received: bytearray) -> list[str]:
    return received[: received.rfind(b"\n") + 1].decode("ascii", "backslashreplace").splitlines()


def _difference(one: str, other: str) -> str:
    place = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    start = max(place - 60, 0)
    return f"..{one[start : place + 60]}.. is not ..{other[start : place + 60]}.."


def _needed(stream: Any) -> Any:
    """A stream that was asked for as a pipe, and therefore is there."""
    return stream
