"""Files of the corpus of which ROOT 6.40 does not make what their outcome asks for, and why.

``tests/interop/test_corpus_in_root.py`` has ROOT read all valid files of the released format, and holds it to this table.
"""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from rntuple_construct.base.tables import read_table

__all__ = ["ANSWERS_FILE", "NOTES", "answers", "note_of"]

ANSWERS_FILE = Path(__file__).with_name("root_answers.toml")
"""What ROOT does with each file that a reader may or must refuse, as the conformance matrix records it."""

_NOTES: Mapping[str, list[str]] = read_table(Path(__file__).with_suffix(".toml"))
NOTES: Mapping[str, str] = {
    pattern: "; ".join(note for note, others in _NOTES.items() if pattern in others)
    for patterns in _NOTES.values()
    for pattern in patterns
}
"""What ROOT does, by id of the case or pattern; the first match counts."""
_BASE = "rules/base/schema"
"""Base of files with fields that ROOT has no dictionaries for."""


@cache
def answers() -> Mapping[str, str]:
    """Return ROOT's answers to files that a reader may or must refuse, by id of the case."""
    return {case: answer for answer, cases in read_table(ANSWERS_FILE).items() for case in cases}


def note_of(case_id: str, base: str | None) -> str | None:
    """Describe what ROOT does with a valid file of the released format; None if it does what the outcome asks for.

    Args:
        case_id: id of the case.
        base: id of the case that its file was made from.
    """
    for pattern, note in NOTES.items():
        if fnmatchcase(case_id, pattern):
            return note
    return NOTES[_BASE] if base == _BASE else None
