"""Streams that tables of other formats are written to, whole or in pieces, and their compression."""

from __future__ import annotations

import gzip
import io
from collections.abc import Callable
from typing import Any, BinaryIO

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.storage import Sink

__all__ = [
    "GzipMembers",
    "PieceStream",
    "SinkStream",
    "compressed",
    "gzip_level",
    "level_of",
]


class SinkStream(io.RawIOBase):
    """A sink as a stream that only grows.

    Args:
        sink: takes the bytes.
    """

    def __init__(self, sink: Sink | BinaryIO) -> None:
        self._sink = sink
        self._end = 0

    def writable(self) -> bool:
        """It is."""
        return True

    def tell(self) -> int:
        """Bytes written so far."""
        return self._end

    def write(self, data: Any) -> int:
        """Append bytes."""
        view = memoryview(data)
        self._sink.write(view)
        self._end += view.nbytes
        return view.nbytes


class PieceStream(SinkStream):
    """A stream that drops what comes before a piece begins.

    Args:
        file: takes the bytes.
        is_whole: if true, it takes everything.
    """

    def __init__(self, file: Any, *, is_whole: bool) -> None:
        super().__init__(file)
        self.is_whole = is_whole

    def write(self, data: Any) -> int:
        """Append bytes, if the piece has begun."""
        return super().write(data) if self.is_whole else memoryview(data).nbytes


class GzipMembers(io.RawIOBase):
    """A stream of gzip members; the bytes until ``end`` are one member, so that processes can compress them separately.

    Args:
        stream: takes the members.
        level: of compression.
    """

    def __init__(self, stream: SinkStream, level: int) -> None:
        self._stream = stream
        self._level = level
        self._member: gzip.GzipFile | None = None

    def writable(self) -> bool:
        """It is."""
        return True

    def write(self, data: Any) -> int:
        """Compress bytes."""
        if self._member is None:
            self._member = gzip.GzipFile(fileobj=self._stream, mode="wb", compresslevel=self._level, mtime=0)
        return self._member.write(data)

    def end(self) -> None:
        """Complete a member."""
        if self._member is not None:
            self._member.close()
            self._member = None


def compressed(stream: SinkStream, compression: str | None) -> tuple[Any, Callable[[], None]]:
    """A stream that compresses, and what ends a part of it that can be read, and made, without the others."""
    level = gzip_level(compression)
    if level is None:
        return stream, lambda: None
    members = GzipMembers(stream, level)
    return members, members.end


def gzip_level(compression: str | None) -> int | None:
    """The level of ``gzip:LEVEL``; None for no compression."""
    method, _, level = (compression or "none").partition(":")
    return None if method == "none" else level_of(level) or 6


def level_of(text: str) -> int | None:
    """Parse a compression level; None if the text is empty.

    Raises:
        SchemaError: something else.
    """
    if not text:
        return None
    if not text.isdecimal():
        raise SchemaError(f"'{text:.40}' is not a compression level", hint="write it like zstd:9")
    return int(text)
