"""The implementations that are asked about files, and what each is known not to do (``peers.toml``)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from rntuple_construct.base.tables import read_table

__all__ = [
    "TABLE",
    "Peer",
    "Reason",
    "answer_of_root",
    "note_of_root",
    "peers",
    "reason_of",
    "reasons",
    "with_answers",
]

TABLE = Path(__file__).with_name("peers.toml")
_ANSWERS = "\n[answers]\n"
_BASE = "rules/base/schema"
"""Base of files with fields that ROOT has no dictionaries for."""


@dataclass(frozen=True)
class Peer:
    """A version of an implementation.

    Args:
        name: its name for `rntuple_construct.kit.runner.implementations.implementation`.
        version: its version.
        wheel: version of the wheel of an older ROOT.
        packages: packages that are installed with it.
        cases: patterns of the ids of cases that the matrix has of it.
    """

    name: str
    version: str
    wheel: str = ""
    packages: tuple[str, ...] = ()
    cases: tuple[str, ...] = ("*",)

    def is_asked(self, case: str) -> bool:
        """Return whether the matrix has a case of it, by the id of the case."""
        return any(fnmatchcase(case, pattern) for pattern in self.cases)


@dataclass(frozen=True)
class Reason:
    """Why an implementation fails with some files.

    Args:
        name: of the implementation, or a pattern.
        why: the reason in one sentence.
        versions: versions that it holds for; empty: all.
        verdict: verdict on the result; empty: any.
        message: regular expression for the words of the result.
        cases: patterns of ids.
        shows: how a field of a file outside of the corpus fails; empty if the reason fits none.
        conditions: what such a field and its file have, by the keys of the table.
    """

    name: str
    why: str
    versions: Sequence[str] = ()
    verdict: str = ""
    message: str = ""
    cases: Sequence[str] = ("*",)
    shows: Sequence[str] = ()
    conditions: Mapping[str, Any] = field(default_factory=dict)

    def is_about(self, name: str, version: str) -> bool:
        """Return whether it is about an implementation in a version."""
        return fnmatchcase(name, self.name) and (not self.versions or version in self.versions)

    def fits(self, case: str, verdict: str, words: str) -> bool:
        """Return whether it explains a result.

        Args:
            case: id of the case.
            verdict: verdict on the result.
            words: message of the implementation, or the difference.
        """
        return (
            verdict == (self.verdict or verdict)
            and any(fnmatchcase(case, pattern) for pattern in self.cases)
            and re.search(self.message, words) is not None
        )


@cache
def _table() -> dict[str, Any]:
    return read_table(TABLE)


@cache
def peers() -> tuple[Peer, ...]:
    """Return the implementations in their tested versions."""
    return tuple(
        Peer(
            row["name"],
            row["version"],
            row.get("wheel", ""),
            tuple(row.get("with", ())),
            tuple(row.get("cases", ("*",))),
        )
        for row in _table()["peer"]
    )


@cache
def reasons() -> tuple[Reason, ...]:
    """Return the known reasons for failures; the first one that fits counts."""
    members = tuple(Reason.__dataclass_fields__)
    return tuple(
        Reason(
            **{name: value for name, value in row.items() if name in members},
            conditions={name: value for name, value in row.items() if name not in members},
        )
        for row in _table()["reason"]
    )


def reason_of(name: str, version: str, case: str, verdict: str, words: str) -> Reason | None:
    """Return the first reason for the result of an implementation; None without reason.

    Args:
        name, version: of the implementation.
        case, verdict, words: see `Reason.fits`.
    """
    return next(
        (each for each in reasons() if each.is_about(name, version) and each.fits(case, verdict, words)), None
    )


def note_of_root(case_id: str, base: str | None) -> str | None:
    """Describe what ROOT does with a valid file of the released format; None if it does what the outcome asks for.

    Args:
        case_id: id of the case.
        base: id of the case that its file was made from.
    """
    notes: Mapping[str, Sequence[str]] = _table()["notes"]
    for wanted in (case_id, *([_BASE] if base == _BASE else [])):
        found = [note for note, cases in notes.items() if any(fnmatchcase(wanted, each) for each in cases)]
        if found:
            return "; ".join(found)
    return None


@cache
def _answers() -> Mapping[str, str]:
    return {case: answer for answer, cases in _table()["answers"].items() for case in cases}


def answer_of_root(case_id: str) -> str | None:
    """Return what ROOT does with a file that a reader may or must refuse; None for other files."""
    return _answers().get(case_id)


def with_answers(answers: Mapping[str, Sequence[str]], text: str) -> str:
    """Return the table with other answers of ROOT.

    Args:
        answers: ids of cases by answer.
        text: the table.
    """
    lines = [text.partition(_ANSWERS)[0] + _ANSWERS.rstrip("\n")]
    for answer, cases in answers.items():
        lines += [f'"{answer}" = [', *(f'    "{case}",' for case in cases), "]"]
    return "\n".join(lines) + "\n"
