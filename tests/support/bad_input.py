"""Reads whatever it is given as thoroughly as a user could, and says what came of it."""

from __future__ import annotations

import warnings
from typing import Any

import rntuple_construct as rnt
from rntuple_construct.base.errors import FormatError, RNTupleError
from rntuple_construct.reader.summary import summarize


def read_everything(data: bytes, *, verify: bool = True, library: str = "py") -> None:
    """Open a file, describe and read every RNTuple in it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", rnt.DroppedFieldWarning)
        with rnt.open(data, verify=verify) as file:
            for name in file:
                events = file[name]
                summarize(events)
                events.arrays(library=library)


def outcome(data: bytes, **options: Any) -> RNTupleError | None:
    """The error in which reading ended; anything but an RNTupleError passes through and fails the test."""
    try:
        read_everything(data, **options)
    except RNTupleError as error:
        return error
    return None


def is_explained(error: RNTupleError) -> bool:
    """Whether an error says what is wrong, and where.

    Damage names the rule and the byte offset; what concerns the file as a whole has no path in it. Refusals of
    another kind (a limit, something not supported) say their cause and a path or an offset.
    """
    text = str(error)
    if not error.message or "\n" in text:
        return False
    if isinstance(error, FormatError):
        return error.rule_id is not None and (error.offset is not None or error.path is not None)
    return error.path is not None or error.offset is not None
