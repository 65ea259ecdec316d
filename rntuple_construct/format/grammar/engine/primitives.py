"""Strings, byte runs and feature flags.

Integers are construct's own (``Int32ul`` and so on). Strings stay bytes in the trees, exactly as stored,
because invalid UTF-8 has to survive a rebuild; on build text is accepted too and encoded as UTF-8.
"""

from __future__ import annotations

import struct
from typing import Any

from construct import Construct, Int8ub, Int32ub, Int32ul, Int64ul, stream_read
from rntuple_spec.constants import FEATURE_FLAG_CONTINUES

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.grammar.engine.parsing import Cursor, Detour, Filler, Reader

_LENGTH = struct.Struct("<I")
_LONG_LENGTH = struct.Struct(">I")
_WORD = struct.Struct("<Q")


def _to_bytes(value: Any, path: str) -> bytes:
    if isinstance(value, str):
        return value.encode("utf-8")
    if isinstance(value, (bytes, bytearray, memoryview)):
        return bytes(value)
    raise SchemaError(f"text or bytes expected, not {type(value).__name__}", path=path)


class FixedBytes(Construct):  # type: ignore[misc]
    """A fixed number of bytes, such as a stored checksum."""

    def __init__(self, nbytes: int) -> None:
        super().__init__()
        self.min_size = nbytes

    def _parse(self, stream: Cursor, context: Any, path: str) -> bytes:
        return bytes(stream_read(stream, self.min_size, path))

    def direct(self) -> Reader:
        """See :mod:`~rntuple_construct.format.grammar.engine.parsing`."""
        size = self.min_size

        def read(data: bytes, position: int, end: int) -> tuple[bytes, int]:
            stop = position + size
            if stop > end:
                raise Detour
            return data[position:stop], stop

        return read

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        data = _to_bytes(obj, path)
        if len(data) != self.min_size:
            raise SchemaError(f"{self.min_size} bytes expected, not {len(data)}", path=path)
        stream.write(data)
        return obj


class EnvelopeString(Construct):  # type: ignore[misc]
    """A string of an envelope: u32 number of bytes, then the bytes ("Basic Types")."""

    min_size = 4

    def _parse(self, stream: Cursor, context: Any, path: str) -> bytes:
        start = stream.tell()
        nbytes = Int32ul._parsereport(stream, context, path)
        if nbytes > stream.remaining:
            raise stream.error(
                "RNT-BAS-001", path, at=start, expected=f"at most {stream.remaining}", actual=nbytes
            )
        return stream.read(nbytes)

    def direct(self) -> Reader:
        """See :mod:`~rntuple_construct.format.grammar.engine.parsing`."""
        unpack = _LENGTH.unpack_from

        def read(data: bytes, position: int, end: int) -> tuple[bytes, int]:
            start = position + 4
            if start > end:
                raise Detour
            stop = start + unpack(data, position)[0]
            if stop > end:
                raise Detour
            return data[start:stop], stop

        return read

    def direct_member(self, name: str) -> Filler:
        """The same as a member of a structure, in one step in place of two: most members are strings or numbers."""
        unpack = _LENGTH.unpack_from

        def step(record: dict[str, Any], data: bytes, position: int, end: int) -> int:
            start = position + 4
            if start > end:
                raise Detour
            stop: int = start + unpack(data, position)[0]
            if stop > end:
                raise Detour
            record[name] = data[start:stop]
            return stop

        return step

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        data = _to_bytes(obj, path)
        Int32ul._build(len(data), stream, context, path)
        stream.write(data)
        return obj


class FileString(Construct):  # type: ignore[misc]
    """A string of the ROOT file: one byte of length, or 255 and a u32 (big-endian) of length."""

    min_size = 1

    def _parse(self, stream: Cursor, context: Any, path: str) -> bytes:
        nbytes = Int8ub._parsereport(stream, context, path)
        if nbytes == 255:
            nbytes = Int32ub._parsereport(stream, context, path)
        return bytes(stream_read(stream, nbytes, path))

    def direct_member(self, name: str) -> Filler:
        """See :meth:`EnvelopeString.direct_member`."""
        unpack = _LONG_LENGTH.unpack_from

        def step(record: dict[str, Any], data: bytes, position: int, end: int) -> int:
            start = position + 1
            if start > end:
                raise Detour
            nbytes = data[position]
            if nbytes == 255:
                start += 4
                if start > end:
                    raise Detour
                nbytes = unpack(data, start - 4)[0]
            stop: int = start + nbytes
            if stop > end:
                raise Detour
            record[name] = data[start:stop]
            return stop

        return step

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        data = _to_bytes(obj, path)
        Int8ub._build(min(len(data), 255), stream, context, path)
        if len(data) >= 255:
            Int32ub._build(len(data), stream, context, path)
        stream.write(data)
        return obj


class FeatureFlagWords(Construct):  # type: ignore[misc]
    """A chain of u64 words; bit 63 says that another word follows ("Feature Flags").

    The tree has the words as stored, bit 63 included. On build that bit is set where a word follows, so words
    may be given without it; it must not be set in the last one.
    """

    min_size = 8

    def _parse(self, stream: Cursor, context: Any, path: str) -> list[int]:
        words = [Int64ul._parsereport(stream, context, path)]
        while words[-1] & FEATURE_FLAG_CONTINUES:
            words.append(Int64ul._parsereport(stream, context, path))
        return words

    def direct(self) -> Reader:
        """See :mod:`~rntuple_construct.format.grammar.engine.parsing`."""
        unpack = _WORD.unpack_from

        def read(data: bytes, position: int, end: int) -> tuple[list[int], int]:
            words: list[int] = []
            while True:
                stop = position + 8
                if stop > end:
                    raise Detour
                words.append(unpack(data, position)[0])
                position = stop
                if not words[-1] & FEATURE_FLAG_CONTINUES:
                    return words, position

        return read

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        words = list(obj)
        if not words or words[-1] & FEATURE_FLAG_CONTINUES:
            raise SchemaError("one word at least, and bit 63 clear in the last one", path=path)
        for word in words[:-1]:
            Int64ul._build(word | FEATURE_FLAG_CONTINUES, stream, context, path)
        Int64ul._build(words[-1], stream, context, path)
        return obj


STRING = EnvelopeString()
FILE_STRING = FileString()
FEATURE_FLAGS = FeatureFlagWords()
CHECKSUM_64 = FixedBytes(8)
CHECKSUM_32 = FixedBytes(4)
