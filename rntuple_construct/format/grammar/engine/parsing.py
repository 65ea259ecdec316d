"""Parsing bytes by a layout: a cursor for errors with places, and direct functions for sound bytes.

Interpreting a layout member by member, with path and place for every error, takes many times as long as
reading the values. Nearly all bytes are valid. So each construct of the engine also gives a :data:`Reader`, a
plain function that unpacks neighbouring numbers at once. A reader explains no error. If the bytes are
irregular, it raises :class:`Detour`. Then the caller parses the same bytes by the layout, which reports the
error. Both return equal trees; a reader returns plain dicts and lists.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from construct import Default, FormatField, GreedyBytes

from rntuple_construct.base.errors import FormatError
from rntuple_construct.base.rules import broken


class Cursor:
    """A bounded reading position that construct can use as a stream.

    Frames narrow the end instead of copying bytes, so a position is always absolute and a read never crosses
    the frame it belongs to.

    Args:
        data: the bytes to parse.
        error: class of the errors that :meth:`error` makes.
        base: offset of the first byte, added to every reported offset.
    """

    __slots__ = ("_error", "base", "data", "end", "pos")

    def __init__(self, data: bytes, error: type[FormatError], *, base: int = 0) -> None:
        self.data = data
        self.pos = 0
        self.end = len(data)
        self.base = base
        self._error = error

    @property
    def remaining(self) -> int:
        """Bytes left up to the end of the innermost frame."""
        return self.end - self.pos

    def read(self, nbytes: int = -1) -> bytes:
        """Read up to nbytes bytes (all that are left if negative); a short read leaves the position alone."""
        stop = self.end if nbytes < 0 else self.pos + nbytes
        if stop > self.end:
            return self.data[self.pos : self.end]
        chunk = self.data[self.pos : stop]
        self.pos = stop
        return chunk

    def tell(self) -> int:
        """Position relative to the first byte of the buffer."""
        return self.pos

    def narrow(self, nbytes: int) -> int:
        """Let the next nbytes bytes be all there is; returns what :meth:`widen` needs to end that."""
        outer = self.end
        self.end = self.pos + nbytes
        return outer

    def widen(self, outer: int) -> None:
        """Continue after the narrow part, whatever was read of it."""
        self.pos = self.end
        self.end = outer

    def error(self, rule_id: str, path: str, *, at: int | None = None, **details: Any) -> FormatError:
        """Make the error about a broken rule; the offset is by default the current position."""
        offset = self.base + (self.pos if at is None else at)
        return broken(rule_id, kind=self._error, path=path, offset=offset, **details)


Reader = Callable[[bytes, int, int], "tuple[Any, int]"]
"""From the bytes, the position of a value, and the end of the innermost frame, to the value and the position after it."""

Filler = Callable[["dict[str, Any]", bytes, int, int], int]
"""The same for a member of a record: it adds its value to the record and returns the position after it."""


class Detour(Exception):  # noqa: N818 (not an error: the layout may accept the bytes)
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
