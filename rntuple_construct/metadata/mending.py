"""Contents that can be read although something in them must not be as it is: noted, and mended in a copy.

A reader refuses such an RNTuple; a validation tells it and goes on with the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rntuple_construct.errors import RNTupleError

__all__ = ["mend"]

Record = TypeVar("Record")

_DAMAGED_STRING = "RNT-BAS-002"
_NESTED_DEFERRED = "RNT-FEA-005"
# Each of them costs a parse.
_MOST_MENDED = 64


def mend(
    parse: Callable[[bytes], Record],
    data: bytes,
    start_of_feature_flags: int,
    note: Callable[[RNTupleError], None],
) -> Record | None:
    """Parse an envelope, with damaged strings and unimplemented features taken away.

    Args:
        parse: makes the contents of bytes, or raises an RNTupleError.
        data: the envelope.
        start_of_feature_flags: where the feature flags stand in it.
        note: takes the errors.

    Returns:
        the contents; None if they cannot be had.
    """
    for _ in range(_MOST_MENDED):
        try:
            return parse(data)
        except RNTupleError as error:
            note(error)
            mended = _mended(data, error, start_of_feature_flags)
            if mended is None:
                return None
            data = mended
    return None


def _mended(data: bytes, error: RNTupleError, start_of_feature_flags: int) -> bytes | None:
    """The envelope without what the error is about; None if nothing can be done."""
    if error.rule_id == _DAMAGED_STRING and isinstance(error.actual, bytes) and error.actual:
        # Strings are stored with their length in front; every equal one is as bad.
        length = len(error.actual).to_bytes(4, "little")
        mended = data.replace(length + error.actual, length + b"?" * len(error.actual))
        return None if mended == data else mended
    if error.rule_id == _NESTED_DEFERRED:
        mendable = bytearray(data)
        mendable[start_of_feature_flags] &= 0xFE
        return bytes(mendable) if mendable != data else None
    return None
