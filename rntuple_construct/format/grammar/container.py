"""Records of the ROOT file: header, directory, keys, free list, compression chunks, split blobs.

Big-endian except for compression chunks and the offset table of split blobs. Version numbers select narrow or
wide seek fields: a file header from 1 000 000 on, everything else above 1000.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Mapping
from typing import Any

from construct import (
    BytesInteger,
    Construct,
    Container,
    Default,
    Int8ub,
    Int16sb,
    Int32sb,
    Int32ub,
    Int64sb,
    Int64ub,
    Int64ul,
    ListContainer,
)
from rntuple_spec.constants import FILE_MAGIC, LARGE_FILE_VERSION, WIDE_VERSION

from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.errors import CompressionError, ContainerError, SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.grammar.engine.forcing import note, pick
from rntuple_construct.format.grammar.engine.parsing import Cursor
from rntuple_construct.format.grammar.engine.structure import (
    FILE_STRING,
    TRAILING,
    ByVersion,
    Depends,
    FixedBytes,
    Structure,
    Tree,
    member_of,
    when,
)

_MAGIC = FILE_MAGIC.encode()


def _seek_in_header() -> Depends:
    return ByVersion(LARGE_FILE_VERSION - 1, Int32sb, Int64sb)


def _seek() -> Depends:
    return ByVersion(WIDE_VERSION, Int32ub, Int64ub)


FILE_HEADER = Structure(
    "magic" / Default(FixedBytes(4), _MAGIC),
    "version" / Int32sb,
    "ofs_begin" / Int32sb,
    "ofs_end" / _seek_in_header(),
    "ofs_free" / _seek_in_header(),
    "len_free" / Int32sb,
    "num_free" / Int32sb,
    "len_name" / Int32sb,
    "len_offset" / Int8ub,
    "compression_settings" / Int32sb,
    "ofs_info" / _seek_in_header(),
    "len_info" / Int32sb,
    "uuid_version" / Int16sb,
    "uuid" / FixedBytes(16),
    TRAILING,
    rule="RNT-CNT-001",
)


def _has_uuid(directory: Mapping[str, Any]) -> bool:
    # Class version 1 (written by RNTuple itself in the days of RC1) ends before the UUID.
    return directory["version"] not in (1, 1 + WIDE_VERSION)


DIRECTORY = Structure(
    "version" / Int16sb,
    "datime_created" / Int32ub,
    "datime_modified" / Int32ub,
    "len_keys" / Int32sb,
    "len_name" / Int32sb,
    "ofs_dir" / _seek(),
    "ofs_parent" / _seek(),
    "ofs_keys" / _seek(),
    "uuid_version" / when(_has_uuid, Int16sb),
    "uuid" / when(_has_uuid, FixedBytes(16)),
    TRAILING,
    rule="RNT-CNT-003",
)


class KeyLayout(Structure):
    """A key without its payload. Its own length is computed; one that differs is kept as forced."""

    def parse_into(self, record: Any, stream: Cursor, context: Any, path: str) -> Any:
        """Parse the members and compare the stored length with the bytes they took."""
        start = stream.pos
        super().parse_into(record, stream, context, path)
        record["len_key"] = note(record["len_key"], stream.pos - start)
        return record

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        if not isinstance(obj, Mapping):
            return super()._build(obj, stream, context, path)
        image = io.BytesIO()
        super()._build({**obj, "len_key": 0}, image, context, path)
        len_key = pick(obj, "len_key", len(image.getvalue()))
        number, position = self._len_key
        try:
            number.pack_into(image.getbuffer(), position, len_key)
        except struct.error as problem:
            raise SchemaError(
                f"{len_key!r:.80} cannot be written: {problem}", path=f"{path}.len_key"
            ) from None
        stream.write(image.getvalue())
        return obj

    @cached_property
    def _len_key(self) -> tuple[struct.Struct, int]:
        """The member that writes the length of a key, and its position: only numbers are before it."""
        position = 0
        for name, member in self.members:
            if name == "len_key":
                break
            position += member.length
        return struct.Struct(member.fmtstr), position


KEY = KeyLayout(
    "len_record" / Int32sb,
    "version" / Int16sb,
    "len_object" / Int32sb,
    "datime" / Int32ub,
    "len_key" / Int16sb,
    "cycle" / Int16sb,
    "ofs_key" / _seek(),
    "ofs_pdir" / _seek(),
    "class_name" / FILE_STRING,
    "name" / FILE_STRING,
    "title" / FILE_STRING,
    rule="RNT-CNT-005",
)


_VARYING = ("len_record", "len_object", "ofs_key")


class _Keys(Construct):  # type: ignore[misc]
    """The images of a keys list: a u32 count, then so many keys."""

    def _parse(self, stream: Cursor, context: Any, path: str) -> Any:
        start = stream.pos
        num_keys = Int32ub._parsereport(stream, context, path)
        if num_keys * KEY.min_size > stream.remaining:
            problem = f"{num_keys} keys cannot fit {stream.remaining} bytes"
            raise stream.error("RNT-CNT-005", path, at=start, actual=num_keys, problem=problem)
        return ListContainer([KEY._parsereport(stream, context, f"{path}[{i}]") for i in range(num_keys)])

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        keys = list(obj)
        Int32ub._build(len(keys), stream, context, path)
        for i, key in enumerate(keys):
            KEY._build(key, stream, context, f"{path}[{i}]")
        return obj


KEYS_LIST = Structure("keys" / _Keys(), TRAILING, rule="RNT-CNT-005", derived=("num_keys",))

FREE_ENTRY = Structure("version" / Int16sb, "ofs_first" / _seek(), "ofs_last" / _seek(), rule="RNT-CNT-008")

_INT24 = BytesInteger(3, swapped=True)

COMPRESSION_CHUNK = Structure(
    "algorithm" / FixedBytes(3),
    "len_compressed" / _INT24,
    "len_uncompressed" / _INT24,
    "data" / Depends(lambda chunk: FixedBytes(chunk["len_compressed"])),
    rule="RNT-CMP-004",
)


def _parse(layout: Structure, data: bytes, path: str, offset: int) -> Tree:
    tree: Tree = layout._parsereport(Cursor(bytes(data), ContainerError, base=offset), None, path)
    return tree


def _build(layout: Structure, obj: Mapping[str, Any], path: str) -> bytes:
    stream = io.BytesIO()
    layout._build(obj, stream, None, path)
    return stream.getvalue()


def parse_file_header(data: bytes, *, offset: int = 0) -> Tree:
    """Parse the header at the start of a ROOT file ("ROOT File embedding").

    Args:
        data: at least 63 bytes (75 for a large file); what follows the UUID is kept in ``trailing``.
        offset: file offset of the data, for errors.

    Raises:
        ContainerError: RNT-CNT-001, the file does not start with ``root`` or is too short.
    """
    header = _parse(FILE_HEADER, data, "file_header", offset)
    if header["magic"] != _MAGIC:
        actual = header["magic"]
        raise broken(
            "RNT-CNT-001",
            path="file_header",
            offset=offset,
            expected=_MAGIC,
            actual=actual,
            problem=f"it starts with {actual!r}",
        )
    return header


def build_file_header(obj: Mapping[str, Any]) -> bytes:
    """Build the header of a ROOT file; a version of 1 000 000 or more selects the large layout.

    Raises:
        SchemaError: with the path of the value that is missing, unknown, or does not fit.
    """
    return _build(FILE_HEADER, obj, "file_header")


def parse_directory(data: bytes, *, offset: int = 0) -> Tree:
    """Parse the fields of a directory record, from its class version on ("ROOT File embedding").

    Args:
        data: the rest of the record; what follows the fields is kept in ``trailing``.
        offset: file offset of the data, for errors.

    Raises:
        ContainerError: RNT-CNT-003.
    """
    return _parse(DIRECTORY, data, "directory", offset)


def build_directory(obj: Mapping[str, Any]) -> bytes:
    """Build the fields of a directory record; a version above 1000 selects wide seek fields.

    Raises:
        SchemaError: with the path of the value that is missing, unknown, or does not fit.
    """
    return _build(DIRECTORY, obj, "directory")


def parse_key(data: bytes, *, offset: int = 0) -> Tree:
    """Parse one key, without its payload ("ROOT File embedding").

    Args:
        data: bytes from the start of the key on; what follows the title is not looked at.
        offset: file offset of the key, for errors.

    Raises:
        ContainerError: RNT-CNT-005, the bytes end inside the key.
    """
    return _parse(KEY, data, "key", offset)


def build_key(obj: Mapping[str, Any], *, payload_size: int | None = None) -> bytes:
    """Build one key; a version above 1000 selects wide seek fields, ``len_key`` is computed.

    Args:
        obj: the tree.
        payload_size: bytes of the payload on storage, to compute ``nbytes``; else the tree says it.

    Raises:
        SchemaError: with the path of the value that is missing, unknown, or does not fit.
    """
    if payload_size is not None:
        len_key = len(_build(KEY, {**obj, "len_record": 0}, "key"))
        obj = {**obj, "len_record": pick(obj, "len_record", len_key + payload_size)}
    return _build(KEY, obj, "key")


class KeyTemplate:
    """A key built once, of which only the size, the place and the length of the object differ between records.

    Args:
        obj: the tree, without ``nbytes``, ``len_object`` and ``ofs_key``.

    Attributes:
        size: bytes of the key.

    Raises:
        SchemaError: with the path of the value that is missing, unknown, or does not fit.
    """

    def __init__(self, obj: Mapping[str, Any]) -> None:
        self._image = build_key({**obj, **dict.fromkeys(_VARYING, 0)})
        self.size = len(self._image)
        self._places: dict[str, tuple[str, int]] = {}
        position = 0
        for name, member in KEY.members:
            if len(self._places) == len(_VARYING):
                break
            number = member.choose(obj) if isinstance(member, Depends) else member
            if name in _VARYING:
                self._places[name] = (number.fmtstr, position)
            position += number.length

    def build(self, ofs_key: int, payload_size: int, len_object: int) -> bytes:
        """The key of one record.

        Args:
            ofs_key: file offset of the record.
            payload_size: bytes of the payload on storage.
            len_object: uncompressed length of the payload.

        Raises:
            SchemaError: with the path of the value that does not fit.
        """
        values = {"len_record": self.size + payload_size, "len_object": len_object, "ofs_key": ofs_key}
        key = bytearray(self._image)
        for name, (form, position) in self._places.items():
            try:
                struct.pack_into(form, key, position, values[name])
            except struct.error as problem:
                raise SchemaError(
                    f"{values[name]!r} cannot be written: {problem}", path=f"key.{name}"
                ) from None
        return bytes(key)


def parse_keys_list(data: bytes, *, offset: int = 0) -> Tree:
    """Parse the payload of a keys list record: the count and the images of the keys.

    Args:
        data: the payload; slack after the last image is kept in ``trailing``.
        offset: file offset of the data, for errors.

    Returns:
        ``{num_keys, keys, trailing}``

    Raises:
        ContainerError: RNT-CNT-005.
    """
    parsed = _parse(KEYS_LIST, data, "keys_list", offset)
    tree: Tree = Container(num_keys=len(parsed["keys"]), **parsed)
    return tree


def build_keys_list(obj: Mapping[str, Any]) -> bytes:
    """Build the payload of a keys list record from ``{keys}``.

    Raises:
        SchemaError: with the path of the value that is missing, unknown, or does not fit.
    """
    return _build(KEYS_LIST, obj, "keys_list")


def parse_free_list(data: bytes, *, offset: int = 0) -> Tree:
    """Parse the payload of the free list record: inclusive ranges of free bytes, the last one a sentinel.

    Args:
        data: the payload, which entries fill to the last byte.
        offset: file offset of the data, for errors.

    Returns:
        ``{entries}``

    Raises:
        ContainerError: RNT-CNT-008.
    """
    cursor = Cursor(bytes(data), ContainerError, base=offset)
    entries: list[Tree] = ListContainer()
    while cursor.remaining:
        entries.append(FREE_ENTRY._parsereport(cursor, None, f"free_list.entries[{len(entries)}]"))
    tree: Tree = Container(entries=entries)
    return tree


def build_free_list(obj: Mapping[str, Any]) -> bytes:
    """Build the payload of the free list record from ``{entries}``; versions above 1000 select wide entries.

    Raises:
        SchemaError: with the path of the value that is missing, unknown, or does not fit.
    """
    listed = member_of(obj, "entries", "free_list")
    return b"".join(_build(FREE_ENTRY, e, f"free_list.entries[{i}]") for i, e in enumerate(listed))


def parse_compression_chunks(data: bytes, *, path: str = "chunks", offset: int = 0) -> list[Tree]:
    """Split a compression block into its chunks ("Compression Block"); nothing is decompressed.

    Args:
        data: the whole block.
        path: the compressed thing, for errors.
        offset: file offset of the data, for errors.

    Returns:
        ``{algorithm, len_compressed, len_uncompressed, data}`` of each chunk.

    Raises:
        CompressionError: RNT-CMP-004, the chunks do not fill the block exactly.
    """
    cursor = Cursor(bytes(data), CompressionError, base=offset)
    chunks: list[Tree] = []
    while cursor.remaining:
        chunks.append(COMPRESSION_CHUNK._parsereport(cursor, None, f"{path}[{len(chunks)}]"))
    return chunks


def build_compression_chunk(obj: Mapping[str, Any]) -> bytes:
    """Build one compression chunk from ``{algorithm, len_uncompressed, data}``.

    Raises:
        SchemaError: with the path of the value that is missing, unknown, or does not fit.
    """
    data = member_of(obj, "data", "chunk")
    head = {**obj, "len_compressed": len(data), "data": data}
    chunk = _build(COMPRESSION_CHUNK, head, "chunk")
    len_compressed = pick(obj, "len_compressed", len(data))
    length: bytes = _INT24.build(len_compressed)
    return chunk[:3] + length + chunk[6:]


def parse_chunk_offsets(data: bytes, num_offsets: int, *, offset: int = 0) -> list[int]:
    """Parse the table at the end of the first key of a split blob: where the data of the other keys starts.

    Args:
        data: the table.
        num_offsets: number of keys of the blob, less one.
        offset: file offset of the table, for errors.

    Raises:
        ContainerError: RNT-CMP-010, the table has another size.
    """
    if len(data) != 8 * num_offsets:
        raise broken(
            "RNT-CMP-010",
            path="chunk_offsets",
            offset=offset,
            problem=f"a table of {len(data)} bytes for {num_offsets} offsets",
        )
    return [Int64ul.parse(data[i : i + 8]) for i in range(0, len(data), 8)]


def build_chunk_offsets(offsets: list[int]) -> bytes:
    """Build the offset table of a split blob (little-endian, unlike everything else in the container).

    Raises:
        SchemaError: an offset does not fit 64 bits.
    """
    if any(not 0 <= offset < 1 << 64 for offset in offsets):
        raise SchemaError("an offset does not fit 64 bits", path="chunk_offsets")
    return b"".join(Int64ul.build(offset) for offset in offsets)
