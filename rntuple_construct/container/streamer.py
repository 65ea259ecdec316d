"""The StreamerInfo record: which classes, in which versions, the file describes (RNT-CNT-010).

A minimal reader of a streamed TList of TStreamerInfo. It steps over everything by its byte count, so unknown
members and other objects in the list do no harm.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from rntuple_spec.constants import (
    BYTE_COUNT_BIT,
    BYTE_COUNT_MASK,
    CLASS_REFERENCE_BIT,
    CLASS_TAG_SHIFT,
    NEW_CLASS_TAG,
    OBJECT_IS_REFERENCED,
)

__all__ = ["StreamerClass", "StreamerInfo", "parse_streamer_list"]


@dataclass(frozen=True, slots=True)
class StreamerClass:
    """One described class.

    Args:
        name: name of the class.
        version: class version.
        checksum: 32-bit checksum of the class layout.
        offset: position of the description in the uncompressed record.
    """

    name: str
    version: int
    checksum: int
    offset: int


@dataclass(frozen=True, slots=True)
class StreamerInfo:
    """The StreamerInfo record of a file.

    Args:
        offset: absolute offset of the record.
        data: the uncompressed payload.
        classes: what could be read of it.
        complete: whether the whole list could be read.
    """

    offset: int
    data: bytes
    classes: tuple[StreamerClass, ...]
    complete: bool

    def find(self, name: str, version: int | None = None) -> StreamerClass | None:
        """The description of a class, of any version unless one is given; None if there is none."""
        for known in self.classes:
            if known.name == name and version in (None, known.version):
                return known
        return None


class _UnreadableError(Exception):
    """The bytes do not continue as expected."""


class _Cursor:
    """Reads big-endian values one after the other, never beyond the end."""

    def __init__(self, data: bytes | memoryview) -> None:
        self._data = memoryview(data)
        self.position = 0

    def number(self, form: str) -> int:
        try:
            value: int = struct.unpack_from(">" + form, self._data, self.position)[0]
        except struct.error as err:
            raise _UnreadableError from err
        self.position += struct.calcsize(">" + form)
        return value

    def raw(self, nbytes: int) -> bytes:
        end = self.position + nbytes
        if end > len(self._data):
            raise _UnreadableError
        value = bytes(self._data[self.position : end])
        self.position = end
        return value

    def string(self) -> str:
        nbytes = self.number("B")
        return self.raw(self.number("I") if nbytes == 255 else nbytes).decode("utf-8", "backslashreplace")

    def c_string(self) -> str:
        start = self.position
        while self.number("B"):
            pass
        return bytes(self._data[start : self.position - 1]).decode("utf-8", "backslashreplace")

    def object_end(self) -> int:
        """Read a byte count and return where the object ends."""
        count = self.number("I")
        end = self.position + (count & BYTE_COUNT_MASK)
        if not count & BYTE_COUNT_BIT or end > len(self._data):
            raise _UnreadableError
        return end

    def t_object(self) -> None:
        self.number("H")
        self.number("I")
        if self.number("I") & OBJECT_IS_REFERENCED:
            self.number("H")


def parse_streamer_list(
    data: bytes | memoryview, *, len_key: int = 0
) -> tuple[tuple[StreamerClass, ...], bool]:
    """Read the classes described in a streamed TList of TStreamerInfo.

    Args:
        data: the uncompressed list.
        len_key: length of the key in front of it, from which references to classes are counted.

    Returns:
        the classes up to the first byte that makes no sense, and whether the whole list could be read.
    """
    cursor = _Cursor(data)
    found: list[StreamerClass] = []
    classes: dict[int, str] = {}
    try:
        cursor.object_end()
        cursor.number("H")
        cursor.t_object()
        cursor.string()
        for _ in range(cursor.number("I")):
            end = cursor.object_end()
            name = _class_of_object(cursor, classes, len_key)
            if name == "TStreamerInfo":
                found.append(_streamer_info(cursor))
            cursor.position = end
            cursor.string()  # the option that a TList keeps with each object
    except _UnreadableError:
        return tuple(found), False
    return tuple(found), True


def _class_of_object(cursor: _Cursor, classes: dict[int, str], len_key: int) -> str:
    position = cursor.position
    tag = cursor.number("I")
    if tag == NEW_CLASS_TAG:
        name = classes[position + len_key + CLASS_TAG_SHIFT] = cursor.c_string()
        return name
    if tag & CLASS_REFERENCE_BIT:
        # Only one class is of interest, and it is the usual one if the reference leads nowhere.
        return classes.get(tag & ~CLASS_REFERENCE_BIT, "TStreamerInfo")
    raise _UnreadableError


def _streamer_info(cursor: _Cursor) -> StreamerClass:
    offset = cursor.position
    cursor.object_end()
    cursor.number("H")
    end_of_named = cursor.object_end()
    cursor.number("H")
    cursor.t_object()
    name = cursor.string()
    cursor.position = end_of_named
    checksum = cursor.number("I")
    return StreamerClass(name, cursor.number("i"), checksum, offset)
