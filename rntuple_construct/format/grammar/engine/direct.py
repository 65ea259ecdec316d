"""Parsing without ceremony: functions made of a layout once, which read sound bytes and nothing else.

Interpreting a layout member by member, with a path and a place ready for every error, takes many times as long as
reading the values, and nearly all bytes are sound. So each construct of the engine also gives a :data:`Reader`, a plain
function in which neighbouring numbers are unpacked at once. A reader explains nothing: at the first doubt it raises
:class:`Detour`, and the caller parses the same bytes by the layout, which reports the error. Both return equal trees;
a reader returns plain dicts and lists.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from construct import Default, FormatField, GreedyBytes

__all__ = ["Detour", "Filler", "Reader", "number_of", "reader_of"]

Reader = Callable[[bytes, int, int], "tuple[Any, int]"]
"""From the bytes, the position of a value, and the end of the innermost frame, to the value and the position after it."""

Filler = Callable[["dict[str, Any]", bytes, int, int], int]
"""The same for a member of a record: it adds its value to the record and returns the position after it."""


class Detour(Exception):  # noqa: N818 (it is no error: the layout itself may accept the bytes)
    """The bytes or the layout need the member-by-member parser."""


def reader_of(subcon: Any) -> Reader:
    """The reader of a construct.

    Raises:
        Detour: this kind of construct has none.
    """
    if isinstance(subcon, Default):
        subcon = subcon.subcon
    own = getattr(subcon, "direct", None)
    if own is not None:
        reader: Reader = own()
        return reader
    if subcon is GreedyBytes:
        return _rest
    number = number_of(subcon)
    if number is None:
        raise Detour(type(subcon).__name__)
    unpack, size = number.unpack_from, number.size

    def read(data: bytes, position: int, end: int) -> tuple[Any, int]:
        stop = position + size
        if stop > end:
            raise Detour
        return unpack(data, position)[0], stop

    return read


def number_of(subcon: Any) -> struct.Struct | None:
    """The stored form of a number; None for other members."""
    if isinstance(subcon, Default):
        subcon = subcon.subcon
    return struct.Struct(subcon.fmtstr) if isinstance(subcon, FormatField) else None


def _rest(data: bytes, position: int, end: int) -> tuple[bytes, int]:
    return data[position:end], end
