"""The ROOT file being written: header, keys, blobs, directories, keys lists, free list, StreamerInfo record."""

from __future__ import annotations

import os
from bisect import insort
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache, lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

import xxhash
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
    BLOB_CLASS,
    BYTE_COUNT_BIT,
    CLASS_REFERENCE_BIT,
    CLASS_TAG_SHIFT,
    DATIME_FIRST_YEAR,
    DATIME_PARTS,
    DIRECTORY_CLASSES,
    FILE_BEGIN,
    FILE_CLASS,
    LARGE_FILE_VERSION,
    LEN_CHUNK_OFFSET,
    MAX_NARROW_OFFSET,
    NEW_CLASS_TAG,
    STREAMER_INFO_KEY,
    WIDE_VERSION,
)

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.compression import Buffer, compress
from rntuple_construct.format.container import ClassDescription, Key, num_keys_of_blob
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.format.generations.records import AnchorClass
from rntuple_construct.format.grammar import container as grammar
from rntuple_construct.format.grammar.engine.structure import FILE_STRING
from rntuple_construct.storage import Sink

if TYPE_CHECKING:
    from rntuple_construct.storage.sink import FilePart

__all__ = [
    "CHECKSUM",
    "CLASS_VERSION",
    "KEY_NAME",
    "BlobPlace",
    "BlobStore",
    "Container",
    "DirectoryRecord",
    "file_name_of",
    "size_in_first_key",
    "streamer_info",
]

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
    """Return a list of descriptions of classes: the uncompressed payload of the StreamerInfo record.

    Args:
        len_key: bytes in front of the list, such as the record's key, because positions of classes count from there.
        classes: the classes to describe.
    """
    return _payload(len_key, tuple(classes))


@lru_cache(maxsize=16)
def _payload(len_key: int, classes: tuple[AnchorClass | ClassDescription, ...]) -> bytes:
    """The payload, which is the same in all files of the same classes and the same length of the key."""
    out = _ListWriter(len_key)
    with out.counted():
        out.data += _LIST_HEAD.build({"object": {}, "num_objects": len(classes)})
        for described in classes:
            out.add(_described(described) if isinstance(described, AnchorClass) else described)
    return bytes(out.data)


ROOT_VERSION = 64000
"""Version of ROOT whose files these look like: 6.40/00."""
WIDE_KEY = WIDE_VERSION + 4
"""Key version 4 with 64-bit offsets, the only one that RNTuple's own writer uses since ROOT 6.36."""

_LEN_DIRECTORY = 60
"""Bytes of the directory fields, wide or narrow with room to widen."""
_DIRECTORY_VERSION = 5
_BIG = 1_000_000_000
_MIN_GAP = 8

Tree = dict[str, Any]


def encode_datime(time: datetime) -> int:
    """The 32 bits in which ROOT stores a time; years outside 1995..2058 become the nearest one."""
    values = {
        "year": min(max(time.year - DATIME_FIRST_YEAR, 0), (1 << DATIME_PARTS["year"].bits) - 1),
        "month": time.month, "day": time.day, "hour": time.hour, "minute": time.minute, "second": time.second,
    }  # fmt: skip
    return sum(value << DATIME_PARTS[name].shift for name, value in values.items())


def size_in_first_key(nbytes: int, max_key_size: int) -> int:
    """Bytes of a blob that the first of its keys holds besides the offsets of the others.

    Raises:
        SchemaError: the offsets of all keys do not fit into the first (RNT-CMP-010).
    """
    num_keys = num_keys_of_blob(nbytes, max_key_size)
    if num_keys == 1:
        return nbytes
    size = max_key_size - LEN_CHUNK_OFFSET * (num_keys - 1)
    if size < 0:
        raise broken(
            "RNT-CMP-010",
            kind=SchemaError,
            actual=max_key_size,
            problem=f"the offsets of {num_keys} keys, for {nbytes} bytes, do not fit into the first key",
            hint="use smaller pages or a larger max_key_size",
        )
    return size


class BlobPlace(NamedTuple):
    """Space for a blob in the file.

    Args:
        offset: of the first byte of the blob.
        size: bytes of the blob in its first key.
        others: offset and size of the parts in other keys.
    """

    offset: int
    size: int
    others: tuple[tuple[int, int], ...] = ()


class BlobStore:
    """Stores blobs in a file; may be used by several threads at once.

    Args:
        sink: where the bytes go.
        ofs_pdir: offset of the root directory, which every blob's key names.
        datime: time stamp of the keys.
    """

    def __init__(self, sink: Sink, ofs_pdir: int, datime: int) -> None:
        self._sink = sink
        self.ofs_pdir = ofs_pdir
        self._key = grammar.KeyTemplate(
            {
                "version": WIDE_KEY, "datime": datime, "cycle": 1, "ofs_pdir": ofs_pdir,
                "class_name": BLOB_CLASS, "name": "", "title": "",
            }
        )  # fmt: skip

    def reserve(self, nbytes: int, max_key_size: int = 0) -> BlobPlace:
        """Set space aside for a blob, in several keys if it is larger than one may be; see ``reserve_all``."""
        return self.reserve_all([nbytes], max_key_size)[0]

    def reserve_all(self, sizes: Sequence[int], max_key_size: int = 0, block: int = 1) -> list[BlobPlace]:
        """Set consecutive space aside for several blobs, in one step.

        Args:
            sizes: bytes of each blob.
            max_key_size: largest payload of one key; 0 for no limit.
            block: the key of the first blob begins at a multiple of it.

        Raises:
            SchemaError: the offsets of all keys of a blob do not fit into the first of them (RNT-CMP-010).
        """
        # Like ROOT: the key that knows the others of its blob comes last.
        if not sizes:
            return []
        payloads = []
        for nbytes in sizes:
            first = size_in_first_key(nbytes, max_key_size)
            others = [min(max_key_size, nbytes - at) for at in range(first, nbytes, max_key_size or 1)]
            payloads.append([*others, max_key_size if others else nbytes])
        at = self._sink.reserve(sum(self._key.size + size for each in payloads for size in each), block)
        places = []
        for nbytes, each in zip(sizes, payloads, strict=True):
            parts = []
            for size in each:
                parts.append((at + self._key.size, size))
                at += self._key.size + size
            before = tuple(parts[:-1])
            places.append(BlobPlace(parts[-1][0], nbytes - sum(size for _, size in before), before))
        return places

    def reserve_for_parts(self, nbytes: int, block: int = 1) -> int:
        """Set space aside for bytes of parts that ``adopt`` fills, in one key; return the offset of the first of them.

        Args:
            nbytes: how many.
            block: the first byte is at a multiple of it.
        """
        offset = self._sink.reserve(self._key.size + nbytes, block, self._key.size) + self._key.size
        self._write_key(offset, [], nbytes, nbytes)
        return offset

    def adopt(self, offset: int, part: FilePart, start: int, nbytes: int) -> None:
        """Fill reserved space with bytes of a part; see ``Sink.adopt``."""
        self._sink.adopt(offset, part, start, nbytes)

    def preallocate(self) -> None:
        """Ask the file system for everything that is reserved."""
        self._sink.preallocate(self._sink.tell())

    def write(self, place: BlobPlace, parts: Iterable[Buffer], len_object: int) -> None:
        """Fill a reserved blob.

        Args:
            place: what ``reserve`` gave.
            parts: the bytes, in any number of pieces, each of which is asked for when it is written.
            len_object: uncompressed length in the key of an unsplit blob; no reader relies on it.
        """
        if not place.others:
            self._write_key(place.offset, parts, place.size, len_object)
            return
        data = memoryview(b"".join(parts))
        offsets = grammar.build_chunk_offsets([offset for offset, _ in place.others])
        len_first = place.size + len(offsets)
        self._write_key(place.offset, [data[: place.size], offsets], len_first, len_first)
        at = place.size
        for offset, size in place.others:
            self._write_key(offset, [data[at : at + size]], size, size)
            at += size

    def add(self, data: Buffer, len_object: int, max_key_size: int) -> int:
        """Store a blob and return the offset of its first byte; see ``reserve`` and ``write``."""
        place = self.reserve(len(data), max_key_size)
        self.write(place, [data], len_object)
        return place.offset

    def _write_key(self, offset: int, parts: Iterable[Buffer], nbytes: int, len_object: int) -> None:
        start = offset - self._key.size
        key = self._key.build(start, nbytes, min(len_object, MAX_NARROW_OFFSET))
        self._sink.pwritev(start, chain([key], parts))


@dataclass(eq=False)
class DirectoryRecord:
    """A directory of the file being written.

    Args:
        path: names from the root directory down, joined by ``/``; empty for the root directory.
        name: name of the directory, that of the file for the root directory.
        seek: offset of its record.
        ofs_fields: offset of the directory fields.
        ofs_parent: offset of the record of the directory above; 0 for the root directory.
        keys: images of the keys in it.
        taken: names of its present and future objects.
    """

    path: str
    name: str
    seek: int
    ofs_fields: int
    ofs_parent: int
    keys: list[Tree] = field(default_factory=list)
    taken: set[str] = field(default_factory=set)


class Container:
    """A ROOT file being written.

    Args:
        sink: where the bytes go; must be empty.
        name: name of the file, as the root directory's record repeats it.
        settings: compression settings of small records and, informally, of the file.
        time: time stamp of all records.
    """

    def __init__(self, sink: Sink, name: str, settings: int, time: datetime) -> None:
        self.sink = sink
        self.name = name
        self.settings = settings
        self.datime = encode_datime(time)
        self.gaps: list[tuple[int, int]] = []
        self._directories: dict[str, DirectoryRecord] = {}
        self._described: dict[tuple[str, int], AnchorClass | ClassDescription] = {}
        sink.reserve(FILE_BEGIN)
        self.root = self._make_root()
        self.blobs = BlobStore(sink, FILE_BEGIN, self.datime)

    def directory(self, path: str) -> DirectoryRecord:
        """The directory of a path such as ``d1/d2``, made if it is not there.

        Raises:
            SchemaError: a part of the path is empty, ``..``, or the name of an object.
        """
        here = self.root
        for part in path.split("/") if path else ():
            if not part:
                raise SchemaError(f"a directory of '{path}' has no name")
            if part == "..":
                raise SchemaError(
                    f"a directory of '{path}' has the name '..', which ROOT takes for its mother"
                )
            below = f"{here.path}/{part}" if here.path else part
            known = self._directories.get(below)
            here = self._make_directory(here, part, below) if known is None else known
        return here

    def describe(self, *classes: AnchorClass | ClassDescription) -> None:
        """Have the StreamerInfo record describe classes; of one class in one version the first description stays."""
        for described in classes:
            self._described.setdefault((described.name, described.version), described)

    def take_name(self, directory: DirectoryRecord, name: str) -> None:
        """Raise SchemaError if the directory has an object of this name, else keep it for one to come."""
        if name in directory.taken:
            raise SchemaError(f"there is an object '{name}' already in '{directory.path or '/'}'")
        directory.taken.add(name)

    def add_object(
        self,
        directory: DirectoryRecord,
        class_name: str,
        name: str,
        data: Buffer,
        *,
        listed: bool = True,
        settings: int = 0,
    ) -> int:
        """Store an object and return the offset of its first byte.

        Args:
            directory: the directory it belongs to.
            class_name: its class.
            name: its name.
            data: the object.
            listed: if true, the keys list of the directory mentions it.
            settings: compression settings; it is stored compressed where that shrinks it.
        """
        stored = compress(data, settings)
        key, offset = self._record(class_name, name, "", len(stored), len(data), directory.seek)
        self.sink.pwrite(offset, stored)
        if listed:
            directory.keys.append(key)
        return offset

    def copy_object(self, directory: DirectoryRecord, key: Key, chunks: Iterable[Buffer]) -> None:
        """Store an object of another file unchanged, with a key of the same length.

        Args:
            directory: the directory it belongs to.
            key: its key in the other file.
            chunks: its bytes on storage.

        Raises:
            SchemaError: the name is taken, the key cannot be written with the same length, or has narrow offsets beyond
                2 GiB.
        """
        tree = {
            "version": key.version, "len_object": key.len_object, "datime": key.datime, "cycle": abs(key.cycle),
            "ofs_pdir": directory.seek, "class_name": key.class_name, "name": key.name, "title": key.title,
        }  # fmt: skip
        template = grammar.KeyTemplate(tree)
        if template.size != key.len_key:
            raise SchemaError(f"the key of '{key.name}' cannot be written", path=directory.path)
        nbytes = key.len_record - key.len_key
        if not key.is_wide and self.sink.tell() > MAX_NARROW_OFFSET:
            raise SchemaError(f"the key of '{key.name}' has narrow offsets", path=directory.path)
        self.take_name(directory, key.name)
        place = self.sink.reserve(key.len_record)
        self.sink.pwrite(place, template.build(place, nbytes, key.len_object))
        self.sink.pwritev(place + key.len_key, chunks)
        directory.keys.append({**tree, "ofs_key": place, "len_record": key.len_record})

    def add_gap(self, nbytes: int) -> None:
        """Add a free segment of this size, at least 8 bytes, as after the deletion of an object."""
        if 0 < nbytes < _MIN_GAP:
            raise SchemaError(f"a free segment of {nbytes} bytes is too small", expected="at least 8 bytes")
        self.free_range(self.sink.reserve(nbytes), nbytes)

    def free_blob(self, offset: int, nbytes: int) -> None:
        """Free the space of an unreferenced blob; nothing happens in a new file, which has no such blobs."""

    def free_object(self, class_name: str, name: str, offset: int, nbytes: int) -> None:
        """Make free space of an object that no keys list has; arguments but the names as for ``free_blob``."""

    def free_range(self, offset: int, nbytes: int) -> None:
        """Mark a range that was reserved as a free segment; see ``add_gap`` for its size."""
        for start, size in _segments(offset, nbytes):
            self.sink.pwrite(start, (-size).to_bytes(4, "big", signed=True))
            insort(self.gaps, (start, start + size - 1))

    def free_skipped(self) -> None:
        """Mark what the sink left out to begin clusters at blocks as free segments."""
        skipped, self.sink.skipped = self.sink.skipped, []
        for offset, nbytes in skipped:
            self.free_range(offset, nbytes)

    def finish(self) -> None:
        """Write keys lists, StreamerInfo and free list, and set the references to them."""
        self.free_skipped()
        for directory in sorted(
            self._directories.values(), key=lambda item: item.path.count("/"), reverse=True
        ):
            self._finish_directory(directory, DIRECTORY_CLASSES[0])
        self._finish_directory(self.root, "")
        info = self._add_streamer_info()
        free = self._add_free_list()
        end = self.sink.tell()
        header = {
            "version": ROOT_VERSION + (LARGE_FILE_VERSION if end > MAX_NARROW_OFFSET else 0), "ofs_begin": FILE_BEGIN, "ofs_end": end,
            "ofs_free": free["ofs_key"], "len_free": free["len_record"], "num_free": len(self.gaps) + 1,
            "len_name": self.root.ofs_fields - self.root.seek, "len_offset": 8 if end > MAX_NARROW_OFFSET else 4,
            "compression_settings": self.settings, "ofs_info": info["ofs_key"], "len_info": info["len_record"],
            "uuid_version": 0, "uuid": bytes(16),
        }  # fmt: skip
        self.sink.pwrite(0, grammar.build_file_header(header))

    # -- records -----------------------------------------------------------------------------------------------

    def _record(
        self,
        class_name: Any,
        name: Any,
        title: Any,
        nbytes: int,
        len_object: int,
        ofs_pdir: int,
        cycle: int = 1,
    ) -> tuple[Tree, int]:
        """Append the key of a record; returns its tree and the offset of the payload, which is reserved."""
        tree: Tree = {
            "version": WIDE_KEY, "len_object": len_object, "datime": self.datime, "cycle": cycle,
            "ofs_pdir": ofs_pdir, "class_name": class_name, "name": name, "title": title,
        }  # fmt: skip
        # Wide keys have the same length wherever they are, so the place may be asked for first.
        key = grammar.KeyTemplate(tree)
        tree["len_record"] = key.size + nbytes
        tree["ofs_key"] = self.sink.reserve(tree["len_record"])
        self.sink.pwrite(tree["ofs_key"], key.build(tree["ofs_key"], nbytes, len_object))
        return tree, tree["ofs_key"] + key.size

    def _make_root(self) -> DirectoryRecord:
        strings = FILE_STRING.build(self.name) + FILE_STRING.build("")
        len_object = len(strings) + _LEN_DIRECTORY
        key, payload = self._record(FILE_CLASS, self.name, "", len_object, len_object, 0)
        self.sink.pwrite(payload, strings)
        return DirectoryRecord("", self.name, key["ofs_key"], payload + len(strings), 0)

    def _make_directory(self, parent: DirectoryRecord, name: str, path: str) -> DirectoryRecord:
        self.take_name(parent, name)
        key, payload = self._record(
            DIRECTORY_CLASSES[0], name, name, _LEN_DIRECTORY, _LEN_DIRECTORY, parent.seek
        )
        parent.keys.append(key)
        made = self._directories[path] = DirectoryRecord(path, name, key["ofs_key"], payload, parent.seek)
        return made

    def _finish_directory(self, directory: DirectoryRecord, class_name: str) -> None:
        data = grammar.build_keys_list({"keys": directory.keys})
        key, offset = self._record(class_name, directory.name, "", len(data), len(data), directory.seek)
        self.sink.pwrite(offset, data)
        fields = {
            "version": _DIRECTORY_VERSION + (WIDE_VERSION if key["ofs_key"] > MAX_NARROW_OFFSET else 0),
            "datime_created": self.datime, "datime_modified": self.datime, "len_keys": key["len_record"],
            "len_name": directory.ofs_fields - directory.seek, "ofs_dir": directory.seek,
            "ofs_parent": directory.ofs_parent, "ofs_keys": key["ofs_key"],
            "uuid_version": 1, "uuid": self._uuid(directory),
        }  # fmt: skip
        self.sink.pwrite(directory.ofs_fields, grammar.build_directory(fields).ljust(_LEN_DIRECTORY, b"\0"))

    def _uuid(self, directory: DirectoryRecord) -> bytes:
        """Identity of a directory, derived so that the same input gives the same file."""
        return xxhash.xxh3_128_digest(f"{self.name}/{directory.path}@{self.datime}".encode())

    def _add_streamer_info(self) -> Tree:
        names = (KEY_CLASS, KEY_NAME, KEY_TITLE)
        # Positions inside the record count from its key, whose length does not depend on its place.
        len_key = grammar.KeyTemplate({
            "version": WIDE_KEY, "datime": 0, "cycle": 1, "ofs_pdir": 0,
            "class_name": names[0], "name": names[1], "title": names[2],
        }).size  # fmt: skip
        known = tuple(self._described.values()) or (DEFAULT_GENERATION.anchor_class,)
        data = streamer_info(len_key, known)
        stored = compress(data, self.settings)
        key, offset = self._record(*names, len(stored), len(data), FILE_BEGIN)
        self.sink.pwrite(offset, stored)
        return key

    def _add_free_list(self) -> Tree:
        """Return the free list: the gaps, then everything after the end of the file, which includes this record."""
        gaps = [_free_entry(first, last) for first, last in self.gaps]
        last = 2 * _BIG
        len_key = grammar.KeyTemplate({
            "version": WIDE_KEY, "datime": 0, "cycle": 1, "ofs_pdir": FILE_BEGIN,
            "class_name": "", "name": self.name, "title": "",
        }).size  # fmt: skip
        while True:
            size = len(grammar.build_free_list({"entries": [*gaps, _free_entry(0, last)]}))
            end = self.sink.tell() + len_key + size
            if end < last:
                break
            last = (end // _BIG + 1) * _BIG
        key, offset = self._record("", self.name, "", size, size, FILE_BEGIN)
        self.sink.pwrite(offset, grammar.build_free_list({"entries": [*gaps, _free_entry(end, last)]}))
        return key


def _segments(offset: int, nbytes: int) -> Iterator[tuple[int, int]]:
    """A range in pieces that the mark of a free segment can describe."""
    while nbytes:
        size = min(nbytes, _BIG)
        if 0 < nbytes - size < _MIN_GAP:
            size -= _MIN_GAP
        yield offset, size
        offset, nbytes = offset + size, nbytes - size


def _free_entry(first: int, last: int) -> Tree:
    return {
        "version": 1 if last <= MAX_NARROW_OFFSET else 1 + WIDE_VERSION,
        "ofs_first": first,
        "ofs_last": last,
    }


def file_name_of(target: Any) -> str:
    """Name that a file calls itself by: the last part of its path."""
    if isinstance(target, (str, os.PathLike)):
        return os.path.basename(os.fsdecode(target))
    name = getattr(target, "name", None)
    return os.path.basename(name) if isinstance(name, str) else "memory.root"
