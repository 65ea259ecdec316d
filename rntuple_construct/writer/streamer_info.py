"""The StreamerInfo record: how ROOT's own serialisation describes the class of the anchor.

Readers that know nothing of RNTuple's anchor learn its layout from here. The record is a streamed TList with one
TStreamerInfo for each class of anchors, whose elements are the members of the class.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from construct import (
    Array,
    Const,
    Default,
    GreedyBytes,
    Int8ub,
    Int16ub,
    Int32ub,
    PascalString,
    Prefixed,
    Struct,
)
from rntuple_spec.constants import (
    BYTE_COUNT_BIT,
    CLASS_REFERENCE_BIT,
    CLASS_TAG_SHIFT,
    NEW_CLASS_TAG,
    STREAMER_INFO_KEY,
)

from rntuple_construct.generations import DEFAULT_GENERATION
from rntuple_construct.generations.records import AnchorClass

__all__ = ["CHECKSUM", "CLASS_VERSION", "KEY_NAME", "streamer_info"]

_RELEASED = DEFAULT_GENERATION.anchor_class
CLASS_VERSION = _RELEASED.version
CHECKSUM = _RELEASED.checksum
KEY_CLASS, KEY_NAME, KEY_TITLE = STREAMER_INFO_KEY

# Number of the type in ROOT and bytes in memory.
_TYPES = {"int": (3, 4), "unsigned short": (12, 2), "unsigned int": (13, 4), "unsigned long": (14, 8)}

_STRING = PascalString(Int8ub, "utf8")


class _ByteCount(Prefixed):  # type: ignore[misc]
    """A u32 with bit 30 set that counts the bytes after it."""

    def __init__(self, subcon: Any) -> None:
        super().__init__(Int32ub, subcon)

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        data = self.subcon.build(obj)
        stream.write(Int32ub.build(BYTE_COUNT_BIT | len(data)) + data)
        return obj


_OBJECT = Struct("version" / Const(1, Int16ub), "unique_id" / Const(0, Int32ub), "bits" / Default(Int32ub, 0))
_NAMED = _ByteCount(
    Struct("version" / Const(1, Int16ub), "object" / _OBJECT, "name" / _STRING, "title" / Const("", _STRING))
)
_ELEMENT = _ByteCount(
    Struct(
        "version" / Const(4, Int16ub),
        "named" / _NAMED,
        "type" / Int32ub,
        "size" / Int32ub,
        "array_length" / Const(0, Int32ub),
        "array_dimension" / Const(0, Int32ub),
        "max_index" / Const([0] * 5, Array(5, Int32ub)),
        "type_name" / _STRING,
    )
)
_BASIC_TYPE = _ByteCount(Struct("version" / Const(2, Int16ub), "element" / _ELEMENT))
_ARRAY_HEAD = Struct(
    "version" / Const(3, Int16ub),
    "object" / _OBJECT,
    "name" / Const("", _STRING),
    "num_objects" / Int32ub,
    "lower_bound" / Const(0, Int32ub),
)
_INFO_HEAD = Struct(
    "version" / Const(10, Int16ub),
    "named" / _NAMED,
    "checksum" / Int32ub,
    "class_version" / Int32ub,
)
_LIST_HEAD = Struct(
    "version" / Const(5, Int16ub),
    "object" / _OBJECT,
    "name" / Const("", _STRING),
    "num_objects" / Int32ub,
)
_INFO_BITS = 0x10000
_COUNTED_BYTES = _ByteCount(GreedyBytes)


def _new(class_name: str, content: bytes) -> bytes:
    """An object of a class that has not occurred before."""
    name = class_name.encode() + b"\0"
    return bytes(_COUNTED_BYTES.build(Int32ub.build(NEW_CLASS_TAG) + name + content))


def _members(position: int, members: tuple[tuple[str, str], ...]) -> bytes:
    """The elements of a class; ``position`` is where the first one starts, counted like class tags."""
    # A class name is spelt out where it occurs first, and referred to by that place later on.
    objects: list[bytes] = []
    for name, type_name in members:
        type_id, size = _TYPES[type_name]
        element = {
            "named": {"object": {}, "name": name},
            "type": type_id,
            "size": size,
            "type_name": type_name,
        }
        content = _BASIC_TYPE.build({"element": element})
        if not objects:
            objects.append(_new("TStreamerBasicType", content))
        else:
            tag = CLASS_REFERENCE_BIT | (position + 4)
            objects.append(_COUNTED_BYTES.build(Int32ub.build(tag) + content))
    return b"".join(objects)


def _info(position: int, described: AnchorClass) -> bytes:
    """The description of one class; ``position`` is where it starts, counted like class tags."""
    info_head = _INFO_HEAD.build(
        {
            "named": {"object": {"bits": _INFO_BITS}, "name": described.name},
            "checksum": described.checksum,
            "class_version": described.version,
        }
    )
    array_head = _ARRAY_HEAD.build({"object": {}, "num_objects": len(described.members)})
    # What stands in front of the first element: byte counts, class names and heads of info and array.
    before = (8 + len("TStreamerInfo") + 1) + 4 + len(info_head) + (8 + len("TObjArray") + 1) + 4
    members = _members(position + before + len(array_head), described.members)
    array = _new("TObjArray", _COUNTED_BYTES.build(array_head + members))
    return _new("TStreamerInfo", _COUNTED_BYTES.build(info_head + array))


def streamer_info(len_key: int, classes: Sequence[AnchorClass] = (_RELEASED,)) -> bytes:
    """The uncompressed payload of the StreamerInfo record.

    Args:
        len_key: bytes of the record's key, because positions of classes count from there.
        classes: the classes to describe.
    """
    return _payload(len_key, tuple(classes))


@cache
def _payload(len_key: int, classes: tuple[AnchorClass, ...]) -> bytes:
    """The payload, which is the same in all files of the same classes and the same length of the key."""
    data: bytes = _LIST_HEAD.build({"object": {}, "num_objects": len(classes)})
    option = b"\0"
    for described in classes:
        data += _info(len_key + CLASS_TAG_SHIFT + 4 + len(data), described) + option
    return bytes(_COUNTED_BYTES.build(data))
