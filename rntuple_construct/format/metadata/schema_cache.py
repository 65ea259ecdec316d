"""Schemas that were parsed before, for many files of which most repeat the header of the one before byte for byte.

Every file is checked: its header is read, decompressed, counted against its limits and compared with its
checksum each time. Only the objects from equal bytes are made once.
"""

from __future__ import annotations

import os
import threading
import weakref
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rntuple_construct.format.descriptor.schema import Schema
from rntuple_construct.format.generations import Generation
from rntuple_construct.format.generations.records import HeaderRecord, SchemaRecord
from rntuple_construct.format.native.library import native_code_wanted

__all__ = ["KnownSchemas"]

_LEN_KNOWN = 1 << 20
"""Bytes of headers that are remembered; the latest one is, whatever its length."""


@dataclass(slots=True, eq=False, repr=False)
class _Latest:
    """A schema extension, its schema together with a header, and the objects from that schema."""

    extension: SchemaRecord
    schema: Schema
    made: dict[object, Any] = field(default_factory=dict)


@dataclass(slots=True, eq=False, repr=False)
class _CachedSchema:
    """A header, and the latest schema that it was a part of, which is replaced as a whole: other threads look at it."""

    header: HeaderRecord
    latest: _Latest | None = None


_caches: weakref.WeakSet[KnownSchemas] = weakref.WeakSet()


class KnownSchemas:
    """Headers by their bytes, with the objects made from them. All are immutable, so RNTuples can share them.

    Args:
        room: bytes of headers that are remembered; the latest one is, if it is not longer than ``longest``.
        longest: bytes of the longest header that is remembered; None for any.
    """

    def __init__(self, room: int = _LEN_KNOWN, longest: int | None = None) -> None:
        self._headers: dict[tuple[str, bool, bytes], _CachedSchema] = {}
        self._by_record: dict[int, _CachedSchema] = {}
        self._len = 0
        self._room = room
        self._longest = longest
        self._lock = threading.Lock()
        _caches.add(self)

    def header(self, generation: Generation, data: bytes) -> HeaderRecord | None:
        """The contents of a header envelope; None if no such bytes were parsed."""
        known = self._headers.get(_key(generation, data))
        return None if known is None else known.header

    def add(self, generation: Generation, data: bytes, header: HeaderRecord) -> None:
        """Remember the contents of a header envelope that has no errors."""
        if self._longest is not None and len(data) > self._longest:
            return
        key = _key(generation, data)
        with self._lock:
            if key in self._headers:
                return
            # Cached objects keep their number.
            self._headers[key] = self._by_record[id(header)] = _CachedSchema(header)
            self._len += len(data)
            while self._len > self._room and len(self._headers) > 1:
                oldest = next(iter(self._headers))
                del self._by_record[id(self._headers.pop(oldest).header)]
                self._len -= len(oldest[-1])

    def forget(self) -> None:
        """Remember nothing any more."""
        with self._lock:
            self._headers.clear()
            self._by_record.clear()
            self._len = 0

    def after_fork(self) -> None:
        """Start anew in a forked process: a thread of the parent may have held the lock."""
        self._lock = threading.Lock()
        self.forget()

    def schema(self, header: HeaderRecord, extension: SchemaRecord, merge: Callable[[], Schema]) -> Schema:
        """Header and extension merged: the same object for the same header and an equal extension.

        Args:
            header: contents of the header.
            extension: the schema extension.
            merge: makes an unknown schema; its exceptions are not cached.
        """
        known = self._by_record.get(id(header))
        if known is None:
            return merge()
        latest = known.latest
        if latest is None or not _same(latest.extension, extension):
            latest = known.latest = _Latest(extension, merge())
        return latest.schema

    def made_of(self, header: HeaderRecord, schema: Schema) -> dict[object, Any] | None:
        """Objects made from a schema, by name or function, to which more may be added; None if the schema is not known.

        Args:
            header: contents of the header.
            schema: what ``schema`` gave for it.
        """
        known = self._by_record.get(id(header))
        latest = None if known is None else known.latest
        return None if latest is None or latest.schema is not schema else latest.made


def _key(generation: Generation, data: bytes) -> tuple[str, bool, bytes]:
    # Without compiled code the bytes are parsed again, so that the results of both parsers can be compared.
    return generation.name, native_code_wanted(), data


def _same(left: SchemaRecord, right: SchemaRecord) -> bool:
    """Return whether two schema extensions are the same, with the signs of zeros in value ranges."""
    return left == right and _ranges(left) == _ranges(right)


def _ranges(extension: SchemaRecord) -> list[str]:
    return [str(column.value_range) for column in extension.columns]


def _after_fork() -> None:
    for cache in list(_caches):
        cache.after_fork()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
