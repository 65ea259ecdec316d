"""The runtime of Kaitai Struct with one kind of error, and a separate stream for bytes in memory.

Offsets that are in no stream are a ``ParseError`` too. The parsers mostly read small numbers from bytes in
memory. ``ByteStream`` reads them directly, without a file object in between.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from io import BytesIO
from typing import Any

import kaitaistruct
from kaitaistruct import KaitaiStructError as ParseError

__all__ = ["ByteStream", "BytesIO", "KaitaiStream", "KaitaiStruct", "ParseError"]


class KaitaiStream(kaitaistruct.KaitaiStream):
    """Stream of bytes, in which no seek leads beyond the end."""

    def seek(self, n: int) -> None:
        """Move to an offset from the start.

        Raises:
            ParseError: the offset is not in the stream.
        """
        if not 0 <= n <= self.size():
            raise kaitaistruct.EndOfStreamError(f"there is no byte {n}", max(n, 0), self.size())
        super().seek(n)


def _reader(code: str) -> Callable[[ByteStream], Any]:
    number = struct.Struct(code)
    unpack, size = number.unpack_from, number.size

    def read(self: ByteStream) -> Any:
        if self.bits_left:
            self.align_to_byte()
        start = self._pos
        stop = start + size
        if stop > self._size:
            raise self._short(size)
        self._pos = stop
        return unpack(self._data, start)[0]

    return read


class ByteStream(KaitaiStream):
    """Stream over bytes in memory; reads as ``KaitaiStream`` does, and raises the same.

    Args:
        data: the bytes.
    """

    bits = 0
    bits_left = 0
    bits_le = False
    bits_write_mode = False

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._size = len(data)
        self._pos = 0

    @property
    def _io(self) -> BytesIO:
        """A file object at the current position, for operations that only the general stream has."""
        file = BytesIO(self._data)
        file.seek(self._pos)
        return file

    def close(self) -> None:
        """Do nothing: there is no file."""

    def is_eof(self) -> bool:
        """Return whether nothing is left, not even bits of a byte."""
        return self._pos >= self._size and not self.bits_left

    def seek(self, n: int) -> None:
        """Move to an offset from the start.

        Raises:
            ParseError: the offset is not in the stream.
        """
        if not 0 <= n <= self._size:
            raise kaitaistruct.EndOfStreamError(f"there is no byte {n}", max(n, 0), self._size)
        self.align_to_byte()
        self._pos = n

    def pos(self) -> int:
        """Offset from the start."""
        return self._pos

    def size(self) -> int:
        """Number of bytes."""
        return self._size

    read_s1 = _reader("b")
    read_s2be = _reader(">h")
    read_s4be = _reader(">i")
    read_s8be = _reader(">q")
    read_s2le = _reader("<h")
    read_s4le = _reader("<i")
    read_s8le = _reader("<q")
    read_u1 = _reader("B")
    read_u2be = _reader(">H")
    read_u4be = _reader(">I")
    read_u8be = _reader(">Q")
    read_u2le = _reader("<H")
    read_u4le = _reader("<I")
    read_u8le = _reader("<Q")
    read_f4be = _reader(">f")
    read_f8be = _reader(">d")
    read_f4le = _reader("<f")
    read_f8le = _reader("<d")

    def _read_bytes_not_aligned(self, n: int) -> bytes:
        if n < 0:
            raise kaitaistruct.InvalidArgumentError(f"requested invalid {n} amount of bytes")
        start = self._pos
        stop = start + n
        if stop > self._size:
            raise self._short(n)
        self._pos = stop
        return self._data[start:stop]

    def read_bytes(self, n: int) -> bytes:
        """Read bytes.

        Raises:
            ParseError: there are not so many.
        """
        if self.bits_left:
            self.align_to_byte()
        return self._read_bytes_not_aligned(n)

    def read_bytes_full(self) -> bytes:
        """Read all that is left."""
        if self.bits_left:
            self.align_to_byte()
        start = self._pos
        self._pos = self._size
        return self._data[start:]

    def read_bytes_term(self, term: int, include_term: bool, consume_term: bool, eos_error: bool) -> bytes:
        """Read up to a byte.

        Raises:
            ParseError: there is no such byte, and there has to be one.
        """
        if self.bits_left:
            self.align_to_byte()
        start = self._pos
        place = self._data.find(term, start)
        if place < 0:
            self._pos = self._size
            if eos_error:
                raise kaitaistruct.NoTerminatorFoundError(bytes([term]), 0)
            return self._data[start:]
        self._pos = place + 1 if consume_term else place
        return self._data[start : place + 1 if include_term else place]

    def _short(self, n: int) -> ParseError:
        left = self._size - self._pos
        # As the general stream does: it reads what there is before it complains.
        self._pos = self._size
        return kaitaistruct.EndOfStreamError(f"requested {n} bytes, but only {left} bytes available", n, left)


class KaitaiStruct(kaitaistruct.KaitaiStruct):
    """Base of all parsed types."""

    @classmethod
    def from_bytes(cls, buf: bytes) -> Any:
        """Parse all of the bytes as this type.

        Raises:
            ParseError: the bytes break the grammar.
        """
        return cls(ByteStream(bytes(buf)))
