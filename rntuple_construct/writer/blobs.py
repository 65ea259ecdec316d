"""Blobs: byte ranges that locators point to, each in a key of class RBlob or, if too large, in several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rntuple_construct.compression import Buffer
from rntuple_construct.container import num_keys_of_blob
from rntuple_construct.errors import SchemaError
from rntuple_construct.grammar.container import build_chunk_offsets, build_key
from rntuple_construct.storage import Sink

__all__ = ["BlobPlace", "BlobStore", "size_in_first_key"]

BLOB_CLASS = "RBlob"
WIDE_KEY = 1004
"""Key version 4 with 64-bit offsets, the only one that RNTuple's own writer uses since ROOT 6.36."""

_MAX_INT = 0x7FFFFFFF
_LEN_OFFSET = 8
_LEN_WRITE = 64 << 10


def size_in_first_key(nbytes: int, max_key_size: int) -> int:
    """Bytes of a blob that the first of its keys holds besides the offsets of the others.

    Raises:
        SchemaError: the offsets of all keys do not fit into the first (RNT-CMP-010).
    """
    num_keys = num_keys_of_blob(nbytes, max_key_size)
    if num_keys == 1:
        return nbytes
    size = max_key_size - _LEN_OFFSET * (num_keys - 1)
    if size < 0:
        raise SchemaError(
            f"blob of {nbytes} bytes needs {num_keys} keys, whose offsets do not fit into the first key",
            rule_id="RNT-CMP-010", actual=max_key_size, hint="use smaller pages or a larger max_key_size",
        )  # fmt: skip
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
        seek_pdir: offset of the root directory, which every blob's key names.
        datime: time stamp of the keys.
    """

    def __init__(self, sink: Sink, seek_pdir: int, datime: int) -> None:
        self._sink = sink
        self._seek_pdir = seek_pdir
        self._datime = datime
        self._len_key = len(self._key(0, 0, 0))

    def reserve(self, nbytes: int, max_key_size: int = 0) -> BlobPlace:
        """Set space aside for a blob, in several keys if it is larger than one may be.

        Args:
            nbytes: bytes of the blob.
            max_key_size: largest payload of one key; 0 for no limit.

        Raises:
            SchemaError: the offsets of all keys do not fit into the first (RNT-CMP-010).
        """
        first = size_in_first_key(nbytes, max_key_size)
        if first == nbytes:
            return BlobPlace(self._reserve_key(nbytes), nbytes)
        # Like ROOT: the key that knows the others comes last.
        sizes = [min(max_key_size, nbytes - at) for at in range(first, nbytes, max_key_size)]
        others = tuple((self._reserve_key(size), size) for size in sizes)
        return BlobPlace(self._reserve_key(max_key_size), first, others)

    def _reserve_key(self, nbytes: int) -> int:
        return self._sink.reserve(self._len_key + nbytes) + self._len_key

    def preallocate(self) -> None:
        """Ask the file system for everything that is reserved."""
        self._sink.preallocate(self._sink.tell())

    def write(self, place: BlobPlace, parts: Sequence[Buffer], len_object: int) -> None:
        """Fill a reserved blob.

        Args:
            place: what ``reserve`` gave.
            parts: the bytes, in any number of pieces.
            len_object: uncompressed length that the key of an unsplit blob mentions; nobody relies on it.
        """
        if not place.others:
            self._write_key(place.offset, parts, len_object)
            return
        data = memoryview(b"".join(parts))
        offsets = build_chunk_offsets([offset for offset, _ in place.others])
        self._write_key(place.offset, [data[: place.size], offsets], place.size + len(offsets))
        at = place.size
        for offset, size in place.others:
            self._write_key(offset, [data[at : at + size]], size)
            at += size

    def add(self, data: Buffer, len_object: int, max_key_size: int) -> int:
        """Store a blob and return the offset of its first byte; see ``reserve`` and ``write``."""
        place = self.reserve(len(data), max_key_size)
        self.write(place, [data], len_object)
        return place.offset

    def _write_key(self, offset: int, parts: Sequence[Buffer], len_object: int) -> None:
        key = self._key(offset - self._len_key, sum(map(len, parts)), len_object)
        self._write_parts(offset - self._len_key, [key, *parts])

    def _key(self, seek_key: int, nbytes: int, len_object: int) -> bytes:
        return build_key(
            {
                "version": WIDE_KEY, "len_object": min(len_object, _MAX_INT), "datime": self._datime, "cycle": 1,
                "seek_key": seek_key, "seek_pdir": self._seek_pdir, "class_name": BLOB_CLASS, "name": "", "title": "",
            },
            payload_size=nbytes,
        )  # fmt: skip

    def _write_parts(self, offset: int, parts: Sequence[Buffer]) -> None:
        """Write pieces one after the other, small ones together."""
        pending: list[Buffer] = []
        size = 0
        for part in parts:
            if len(part) >= _LEN_WRITE:
                offset = self._write_joined(offset, pending, size)
                pending, size = [], 0
                self._sink.pwrite(offset, part)
                offset += len(part)
                continue
            pending.append(part)
            size += len(part)
            if size >= _LEN_WRITE:
                offset = self._write_joined(offset, pending, size)
                pending, size = [], 0
        self._write_joined(offset, pending, size)

    def _write_joined(self, offset: int, parts: list[Buffer], size: int) -> int:
        if parts:
            self._sink.pwrite(offset, parts[0] if len(parts) == 1 else b"".join(parts))
        return offset + size
