"""Generated parsers in several languages, asked for the same bytes: all give the same tree, or refuse all.

Each runs as a process that prints trees as canonical JSON (docs/canonical-json.md). One that dies is started anew, and the
structure that it died of is a finding.
"""

from __future__ import annotations

import resource
import struct
import sys
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from math import isnan
from typing import TYPE_CHECKING, Any

import rntuple_parsers
from rntuple_kaitai import ParseError, dump

from rntuple_construct.format.generations.compiled_records import compiled_payload
from rntuple_construct.kit.runner.process import Ending, ProcessLimits, ProcessPool, Supervised
from self_test.structures import Structure

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = ["ERROR", "LONGEST_KEPT", "ParserPanel", "own_line", "specialised_difference"]

ERROR = "error"
"""The line for bytes that a parser refuses."""
LONGEST_KEPT = 1 << 13
"""Bytes of a structure whose results are kept."""


def own_line(structure: Structure) -> str:
    """The result of the parser in Python for a structure: its tree as a line, or `ERROR`.

    Raises:
        Exception: anything else than the parser's own error, which is a finding.
    """
    return _kept_line(*structure) if len(structure[1]) <= LONGEST_KEPT else _line(*structure)


def _line(name: str, data: bytes) -> str:
    try:
        line: str = dump.canonical(name, data)
    except ParseError:
        return ERROR
    return line


# Mutants of one base have most of their structures in common.
_kept_line = lru_cache(512)(_line)


def specialised_difference(structure: Structure) -> str:
    """A difference of a specialised or compiled parser from Kaitai's; empty without difference or parser."""
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
    compiled = compiled_payload(function, data)
    if record is None or tree is None:
        if compiled is not None:
            return f"{name}: the compiled parser reads it"
        return (
            "" if record is tree else f"{name}: only {'Kaitai' if record is None else 'the other'} reads it"
        )
    different = _different_member(record, tree, name)
    if different or compiled is None:
        return different
    return _different_member(compiled, tree.payload, f"compiled {name}")


def _different_member(value: Any, tree: Any, path: str) -> str:
    """Path of the first member that differs from the tree of Kaitai's parser; empty without difference."""
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
    """

    def __init__(
        self,
        commands: Mapping[str, Sequence[str]],
        seconds: float = 60.0,
    ) -> None:
        self._commands = {name: list(command) for name, command in commands.items()}
        self._budget = ProcessLimits(seconds, memory=0, output=sys.maxsize)
        self._pool = ProcessPool()
        self._processes: dict[str, Supervised] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        """Languages of the programs."""
        return tuple(self._commands)

    def lines(self, language: str, batch: Sequence[Structure]) -> list[str]:
        """The lines of one parser for structures; if it crashes or hangs, a line that says so replaces the tree.

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
        """Structures that the parsers read differently, each with its difference."""
        wanted = [own_line(structure) for structure in batch]
        found = []
        for language in self._commands:
            for structure, own, line in zip(batch, wanted, self.lines(language, batch), strict=True):
                if line != own:
                    found.append((structure, f"{language} and Python: {_difference(line, own)}"))
        return found

    def close(self) -> None:
        """End the programs."""
        for process in self._processes.values():
            process.stop(kill=True)
        self._processes.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, language: str, batch: Sequence[Structure]) -> tuple[list[str], str]:
        """Lines of complete answers, and how the process ended if it did."""
        process = self._processes.get(language)
        if process is None:
            command = self._commands[language]
            process = self._processes[language] = self._pool.start(command, before=_free_address_space)
        request = b"".join(map(_request, batch))
        exchange = process.exchange(request, lambda lines: len(lines) >= len(batch), self._budget)
        lines = [line.decode("ascii", "backslashreplace") for line in exchange.lines]
        if exchange.ending is Ending.ANSWERED:
            return lines, ""
        del self._processes[language]
        if exchange.is_cut:
            lines.pop()
        end = "no answer in time" if exchange.ending is Ending.HANG else f"ended with code {exchange.code}"
        return lines, end


def _free_address_space() -> None:
    """Lift the limit of this process from a program: sanitizers reserve terabytes that they do not use."""
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    resource.setrlimit(resource.RLIMIT_AS, (hard, hard))


def _request(structure: Structure) -> bytes:
    name, data = structure[0].encode(), structure[1]
    return struct.pack("<I", len(name)) + name + struct.pack("<I", len(data)) + data


def _difference(one: str, other: str) -> str:
    place = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    start = max(place - 60, 0)
    return f"..{one[start : place + 60]}.. is not ..{other[start : place + 60]}.."
