"""The StreamerInfo record: how ROOT's own serialisation describes the class of the anchor and classes of users.

Readers that know nothing of RNTuple's anchor learn its layout from here. The record is a streamed TList with one
TStreamerInfo for each class, whose elements are the members of the class. Those of users' classes come from other
files or from extra type information; their parts are copied unchanged.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from typing import Any

from construct import (
    Array,
    Const,
    Default,
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

from rntuple_construct.format.container import LEN_LIST_HEAD, LIST_HEAD, ClassDescription
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.format.generations.records import AnchorClass

__all__ = ["CHECKSUM", "CLASS_VERSION", "KEY_NAME", "streamer_info", "streamer_info_content"]

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
_NO_OPTION = b"\0"
_LEN_COUNT = 4


@cache
def _described(anchor: AnchorClass) -> ClassDescription:
    """The description of a class of anchors."""
    head = _INFO_HEAD.build(
        {
            "named": {"object": {"bits": _INFO_BITS}, "name": anchor.name},
            "checksum": anchor.checksum,
            "class_version": anchor.version,
        }
    )
    array_head = _ARRAY_HEAD.build({"object": {}, "num_objects": len(anchor.members)})
    elements = tuple(("TStreamerBasicType", _member(*member)) for member in anchor.members)
    return ClassDescription(anchor.name, anchor.version, head, array_head, elements)


def _member(name: str, type_name: str) -> bytes:
    type_id, size = _TYPES[type_name]
    element = {"named": {"object": {}, "name": name}, "type": type_id, "size": size, "type_name": type_name}
    return bytes(_BASIC_TYPE.build({"element": element}))


class _ListWriter:
    """Writes consecutive objects; the name of a class is written in full at its first occurrence.

    Args:
        len_key: bytes in front of the list, from where the places of classes are counted.
    """

    def __init__(self, len_key: int) -> None:
        self.data = bytearray()
        self._shift = len_key + CLASS_TAG_SHIFT
        self._places: dict[str, int] = {}

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Put a byte count before the bytes written inside the block."""
        start = len(self.data)
        self.data += bytes(_LEN_COUNT)
        yield
        count = BYTE_COUNT_BIT | (len(self.data) - start - _LEN_COUNT)
        self.data[start : start + _LEN_COUNT] = Int32ub.build(count)

    @contextmanager
    def object(self, class_name: str) -> Iterator[None]:
        """Write byte count and class; the content is written inside."""
        with self.counted():
            place = self._places.get(class_name)
            if place is None:
                self._places[class_name] = len(self.data) + self._shift
                self.data += Int32ub.build(NEW_CLASS_TAG) + class_name.encode() + b"\0"
            else:
                self.data += Int32ub.build(CLASS_REFERENCE_BIT | place)
            yield

    def add(self, described: ClassDescription) -> None:
        """Write one item of the list."""
        with self.object("TStreamerInfo"), self.counted():
            self.data += described.head
            with self.object("TObjArray"), self.counted():
                self.data += described.array_head
                for class_name, content in described.elements:
                    with self.object(class_name):
                        self.data += content
        self.data += _NO_OPTION


def streamer_info(len_key: int, classes: Sequence[AnchorClass | ClassDescription] = (_RELEASED,)) -> bytes:
    """The uncompressed payload of the StreamerInfo record.

    Args:
        len_key: bytes of the record's key, because positions of classes count from there.
        classes: the classes to describe.
    """
    return _payload(len_key, tuple(classes))


def streamer_info_content(classes: Sequence[ClassDescription]) -> bytes:
    """A list of descriptions as extra type information holds it: with byte count and class in front.

    Args:
        classes: the classes to describe.
    """
    body = LIST_HEAD + _payload(LEN_LIST_HEAD, tuple(classes))
    return bytes(Int32ub.build(BYTE_COUNT_BIT | len(body))) + body


@lru_cache(maxsize=16)
def _payload(len_key: int, classes: tuple[AnchorClass | ClassDescription, ...]) -> bytes:
    """The payload, which is the same in all files of the same classes and the same length of the key."""
    out = _ListWriter(len_key)
    with out.counted():
        out.data += _LIST_HEAD.build({"object": {}, "num_objects": len(classes)})
        for described in classes:
            out.add(_described(described) if isinstance(described, AnchorClass) else described)
    return bytes(out.data)
