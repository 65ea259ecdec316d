"""The StreamerInfo record: which classes, in which versions, the file describes (RNT-CNT-010).

A minimal reader of a streamed TList of TStreamerInfo, which the extra type information of streamer fields is, too. It
steps over everything by its byte count, so unknown members and other objects in the list do no harm.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from rntuple_spec.constants import (
    BYTE_COUNT_BIT,
    BYTE_COUNT_MASK,
    CLASS_REFERENCE_BIT,
    CLASS_TAG_SHIFT,
    NEW_CLASS_TAG,
    OBJECT_IS_REFERENCED,
)

LIST_HEAD = NEW_CLASS_TAG.to_bytes(4, "big") + b"TList\0"
"""The class before a list that is a separate object, after the byte count: extra type information has it."""
LEN_LIST_HEAD = 4 + len(LIST_HEAD)


class StreamerClass(NamedTuple):
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


@dataclass(slots=True)
class StreamerInfo:
    """The StreamerInfo record of a file.

    Args:
        offset: absolute offset of the record.
        data: the uncompressed payload.
        classes: what could be read of it.
        complete: if true, the whole list could be read.
        len_key: length of the key in front of it.
    """

    offset: int
    data: bytes
    classes: tuple[StreamerClass, ...]
    complete: bool
    len_key: int = 0

    @property
    def num_objects(self) -> int:
        """Return the number of items that the list states; 0 if it cannot be read."""
        cursor = _StreamerCursor(self.data)
        try:
            cursor.object_end()
            cursor.number("H")
            cursor.t_object()
            cursor.string()
            return cursor.number("I")
        except _UnreadableError:
            return 0

    def find(self, name: str, version: int | None = None) -> StreamerClass | None:
        """The description of a class, of any version unless one is given; None if it is missing."""
        for known in self.classes:
            if known.name == name and version in (None, known.version):
                return known
        return None

    def descriptions(self) -> tuple[ClassDescription, ...]:
        """The descriptions of classes, each in a form that fits into another file."""
        return class_descriptions(self.data, len_key=self.len_key)


class ClassDescription(NamedTuple):
    """The parts of a TStreamerInfo, none of which depends on its place, so that they fit into another list.

    Args:
        name: name of the class.
        version: class version.
        head: bytes before the elements, without byte count.
        array_head: bytes before the first element in the TObjArray, without byte count.
        elements: class and content, with byte count, of each element.
    """

    name: str
    version: int
    head: bytes
    array_head: bytes
    elements: tuple[tuple[str, bytes], ...]


class _UnreadableError(Exception):
    """The bytes do not continue as expected."""


class _StreamerCursor:
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

    def bytes_from(self, start: int, end: int | None = None) -> bytes:
        """The bytes between two positions, by default up to the current one."""
        return bytes(self._data[start : self.position if end is None else end])

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
        the classes up to the first byte that cannot be parsed, and whether the whole list could be read.
    """
    found: list[StreamerClass] = []
    try:
        for cursor, class_name, _ in _objects(data, len_key, {}):
            if class_name == "TStreamerInfo":
                found.append(_streamer_info(cursor))
    except _UnreadableError:
        return tuple(found), False
    return tuple(found), True


def class_descriptions(data: bytes | memoryview, *, len_key: int = 0) -> tuple[ClassDescription, ...]:
    """Take the descriptions of a streamed TList of TStreamerInfo apart.

    Args:
        data: the uncompressed list.
        len_key: length of the key in front of it, from which references to classes are counted.

    Returns:
        what can be read completely, up to the first byte that cannot be parsed.
    """
    found: list[ClassDescription] = []
    classes: dict[int, str] = {}
    try:
        for cursor, class_name, end in _objects(data, len_key, classes):
            if class_name == "TStreamerInfo":
                found.append(_description(cursor, end, classes, len_key))
    except _UnreadableError:
        pass
    return tuple(found)


def _objects(
    data: bytes | memoryview, len_key: int, classes: dict[int, str]
) -> Iterator[tuple[_StreamerCursor, str, int]]:
    """The objects of a list, each with its class and end and a cursor at its content; the cursor may be moved."""
    cursor = _StreamerCursor(data)
    cursor.object_end()
    cursor.number("H")
    cursor.t_object()
    cursor.string()
    for _ in range(cursor.number("I")):
        end = cursor.object_end()
        yield cursor, _class_of_object(cursor, classes, len_key, "TStreamerInfo"), end
        cursor.position = end
        cursor.string()  # the option that a TList keeps with each object


def _class_of_object(
    cursor: _StreamerCursor, classes: dict[int, str], len_key: int, usual: str | None
) -> str:
    """Class of the next object; ``usual`` if the reference to it leads nowhere."""
    position = cursor.position
    tag = cursor.number("I")
    if tag == NEW_CLASS_TAG:
        name = classes[position + len_key + CLASS_TAG_SHIFT] = cursor.c_string()
        return name
    known = classes.get(tag & ~CLASS_REFERENCE_BIT, usual) if tag & CLASS_REFERENCE_BIT else None
    if known is None:
        raise _UnreadableError
    return known


def _streamer_info(cursor: _StreamerCursor) -> StreamerClass:
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


def _description(
    cursor: _StreamerCursor, end: int, classes: dict[int, str], len_key: int
) -> ClassDescription:
    start = cursor.position + 4
    described = _streamer_info(cursor)
    head = cursor.bytes_from(start)
    cursor.object_end()
    if _class_of_object(cursor, classes, len_key, None) != "TObjArray":
        raise _UnreadableError
    end_of_array = cursor.object_end()
    start = cursor.position
    cursor.number("H")
    cursor.t_object()
    cursor.string()
    count = cursor.number("I")
    cursor.number("I")
    array_head = cursor.bytes_from(start)
    elements: list[tuple[str, bytes]] = []
    for _ in range(count):
        end_of_element = cursor.object_end()
        class_name = _class_of_object(cursor, classes, len_key, None)
        elements.append((class_name, cursor.bytes_from(cursor.position, end_of_element)))
        cursor.position = end_of_element
    if not cursor.position == end_of_array == end:
        raise _UnreadableError
    return ClassDescription(described.name, described.version, head, array_head, tuple(elements))
