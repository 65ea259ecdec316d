"""Files that are read by ranges, and the limits of the caller."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import TYPE_CHECKING, Protocol, TypeVar

from rntuple_kaitai.runtime import ParseError

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = [
    "FileSource",
    "LimitError",
    "Limits",
    "Source",
    "check_bytes",
    "check_elements",
    "read_range",
    "read_record",
    "size_of",
]

_T = TypeVar("_T")


class Source(Protocol):
    """Bytes of a file, which may be remote. Functions that take a source take ``bytes`` as well."""

    @property
    def size(self) -> int:
        """Number of bytes."""

    def read(self, offset: int, length: int) -> bytes:
        """Return ``length`` bytes from ``offset`` on, which are all within ``size``."""


class FileSource:
    """A file on a disk; closed at the end of ``with``.

    Args:
        path: of the file.

    Raises:
        OSError: there is no such file.
    """

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._file = open(path, "rb", buffering=0)  # noqa: SIM115 (closed by close)
        self._size = os.fstat(self._file.fileno()).st_size

    @property
    def size(self) -> int:
        """Number of bytes."""
        return self._size

    def read(self, offset: int, length: int) -> bytes:
        """Return ``length`` bytes from ``offset`` on."""
        self._file.seek(offset)
        parts, left = [], length
        while left and (part := self._file.read(left)):
            parts.append(part)
            left -= len(part)
        return parts[0] if len(parts) == 1 else b"".join(parts)

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


@dataclass(frozen=True)
class Limits:
    """The most that sizes in a file may ask for: sizes in damaged files do not exhaust the memory.

    Args:
        elements: of a column in a cluster.
        bytes: of one object, such as an envelope or a page.
    """

    elements: int = 1 << 24
    bytes: int = 1 << 30


class LimitError(Exception):
    """More elements or bytes than the limits of the caller allow.

    Args:
        what: the things that are counted.
        value: their number.
        limit: the number that is allowed.
    """

    def __init__(self, what: str, value: int, limit: int) -> None:
        super().__init__(f"too many {what}: {value}, and the limit is {limit}")
        self.limit = limit


def check_elements(number: int, limits: Limits | None) -> None:
    """Raise LimitError if there are more elements than the limits allow."""
    limit = (limits or Limits()).elements
    if number > limit:
        raise LimitError("elements", number, limit)


def check_bytes(number: int, limits: Limits | None) -> None:
    """Raise LimitError if there are more bytes than the limits allow."""
    limit = (limits or Limits()).bytes
    if number > limit:
        raise LimitError("bytes", number, limit)


def size_of(file: bytes | Source) -> int:
    """Return the number of bytes of a file."""
    return len(file) if isinstance(file, bytes | bytearray | memoryview) else file.size


def read_range(file: bytes | Source, offset: int, length: int, limits: Limits | None = None) -> bytes:
    """Return bytes of a file.

    Args:
        file: its bytes, or a source of them.
        offset: where they start.
        length: their number.
        limits: those of the caller; by default ``Limits()``.

    Raises:
        ParseError: bytes are outside of the file.
        LimitError: they are more than the limits allow.
        OSError: the source has fewer bytes than its size.
    """
    if offset < 0 or length < 0 or offset + length > size_of(file):
        raise ParseError(f"{length} bytes at {offset} are outside of the file", "read_range")
    check_bytes(length, limits)
    if isinstance(file, bytes | bytearray | memoryview):
        return bytes(file[offset : offset + length])
    data = file.read(offset, length)
    if len(data) != length:
        raise OSError(f"the source has {len(data)} of {length} bytes at {offset}")
    return data


_FIRST_READ = 512
"""Bytes of most headers, keys and directories."""
_MAX_RECORD = 1 << 16
"""No key is longer: its length has 16 bits."""


def read_record(
    file: bytes | Source, offset: int, parse: Callable[[bytes], _T], limits: Limits | None = None
) -> _T:
    """Return a record whose size its first bytes do not tell: reads more until the parser has enough.

    Args:
        file: the bytes of a file, or a source of them.
        offset: where the record starts.
        parse: its parser.
        limits: those of the caller.

    Raises:
        ParseError: the record is damaged, or outside of the file.
        LimitError, OSError: as for ``read_range``.
    """
    left, size = size_of(file) - offset, _FIRST_READ
    while True:
        length = max(min(size, left), 0)
        try:
            return parse(read_range(file, offset, length, limits))
        except ParseError:
            if length == left or size > _MAX_RECORD or left < 0:
                raise
        size *= 16
