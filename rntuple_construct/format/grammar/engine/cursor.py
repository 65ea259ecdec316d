"""The stream that the grammar parses from: one buffer, a moving end, absolute offsets."""

from __future__ import annotations

from typing import Any

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
