"""Files of the corpus of which ROOT 6.40 does not make what their outcome asks for, and why.

``tests/interop/test_corpus_in_root.py`` has ROOT read all valid files of the released format, and holds it to this table.
"""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from rntuple_construct.kit.files.tables import read_table

__all__ = ["ANSWERS_FILE", "NOTES", "answers", "note_of"]

ANSWERS_FILE = Path(__file__).with_name("root_answers.toml")
"""What ROOT does with each file that a reader may or must refuse, as the conformance matrix records it."""

_NO_DICTIONARY = "fields colour and blob are not read: they have an enumeration and a streamed class, for which ROOT needs dictionaries"
_EXTRA = "refuses the RNTuple because of extra type information with an unknown content id"
_NO_BYTES = "shows for an object without bytes what its buffer held before"
_SPLIT_HALF = "does not know column type SplitReal16, and refuses the field"

NOTES: Mapping[str, str] = {
    "rules/RNT-EXT-006/extra-type-information-of-unknown-content": _EXTRA,
    "rules/base/extra": _EXTRA,
    "readers/extra-type-unknown": _EXTRA,
    "rules/RNT-COL-004/split-half-precision": f"{_SPLIT_HALF}; {_NO_DICTIONARY}",
    "encodings/columns/*-as-splitreal16": _SPLIT_HALF,
    "encodings/edges/1.x-splitreal16": _SPLIT_HALF,
    "rules/RNT-COL-017/more-bits-than-offsets-of-32-bits-can-tell": "refuses feature flag 0, which a late representation sets",
    "rules/RNT-COL-019/*": "aborts: a representation of a string must not be added late",
    "rules/RNT-COL-018/truncated-second-representation": "aborts: a second representation must not be truncated",
    "rules/RNT-HDR-001/no-name": "refuses an RNTuple without name",
    "encodings/classes/streamer-field-with-*": _NO_BYTES,
    "rules/RNT-ENC-012/*": _NO_BYTES,
    "encodings/classes/type-alias": "refuses the field, because it does not know the type alias MyFloat",
    "readers/container/class-name-of-300-bytes": "aborts: it does not read class names of 255 bytes or more",
    "readers/alias-of-unknown": "reads field size, a cardinality, whose offsets it knows",
    "readers/projection-of-unknown": "reads fields view and size, whose columns it knows",
}
"""What ROOT does, by id of the case or pattern; the first match counts."""
_SAME_BASE = "schema"
"""Base of files with fields that ROOT has no dictionaries for."""


@cache
def answers() -> Mapping[str, str]:
    """What ROOT does with files that a reader may or must refuse, by id of the case."""
    return {case: answer for answer, cases in read_table(ANSWERS_FILE).items() for case in cases}


def note_of(case_id: str, base: str | None) -> str | None:
    """What ROOT does with a valid file of the released format, None if it does what the outcome asks for.

    Args:
        case_id: id of the case.
        base: id of the case that its file was made from.
    """
    for pattern, note in NOTES.items():
        if fnmatchcase(case_id, pattern):
            return note
    return _NO_DICTIONARY if f"rules/base/{_SAME_BASE}" in (case_id, base) else None
