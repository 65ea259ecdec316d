"""Contents that can be read although a string in them is damaged: noted, and mended in a copy.

A reader refuses such an RNTuple; a validation tells it and goes on with the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rntuple_construct.base.errors import RNTupleError

__all__ = ["mend"]

Record = TypeVar("Record")

_DAMAGED_STRING = "RNT-BAS-002"
# Each of them costs a parse.
_MOST_MENDED = 64


def mend(
    parse: Callable[[bytes], Record], data: bytes, note: Callable[[RNTupleError], None]
) -> Record | None:
    """Parse an envelope, with damaged strings replaced.

    Args:
        parse: makes the contents of bytes, or raises an RNTupleError.
        data: the envelope.
        note: takes the errors.

    Returns:
        the contents; None if they cannot be had.
    """
    for _ in range(_MOST_MENDED):
        try:
            return parse(data)
        except RNTupleError as error:
            note(error)
            mended = _mended(data, error)
            if mended is None:
                return None
            data = mended
    return None


def _mended(data: bytes, error: RNTupleError) -> bytes | None:
    """The envelope without the string that the error is about; None if nothing can be done."""
    if error.rule_id != _DAMAGED_STRING or not isinstance(error.actual, bytes) or not error.actual:
        return None
    # Strings are stored with their length in front; every equal one is as bad.
    length = len(error.actual).to_bytes(4, "little")
    mended = data.replace(length + error.actual, length + b"?" * len(error.actual))
    return None if mended == data else mended
