"""Files of gigabytes that are zeros but for a few kilobytes: made, written, hashed and copied without their zeros."""

from __future__ import annotations

import errno
import hashlib
import io
import os
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

from rntuple_construct.base.errors import SinkError
from rntuple_construct.kit.files.output_files import make_directory

__all__ = ["FileBytes", "SparseFile", "copy_file", "sha256_of", "write_sparse"]

_ZEROS = bytes(1 << 20)
_BLOCK = 512
"""Bytes of a block in the numbers of ``os.stat``, on every system that has them."""


class SparseFile(io.RawIOBase):
    """A file of some parts with zeros between them, as a binary file object that is read.

    Args:
        parts: offset and bytes of each part, in order; the last one ends the file.
    """

    def __init__(self, parts: Sequence[tuple[int, bytes]]) -> None:
        super().__init__()
        self.parts = tuple(parts)
        self.size = max(start + len(part) for start, part in self.parts)
        self._place = 0

    def __len__(self) -> int:
        return self.size

    def readable(self) -> bool:
        """Return true."""
        return True

    def seekable(self) -> bool:
        """Return true."""
        return True

    def seek(self, offset: int, whence: int = os.SEEK_SET, /) -> int:
        """Go to an offset from the begin, the place or the end, and return it from the begin."""
        self._place = max((0, self._place, self.size)[whence] + offset, 0)
        return self._place

    def readinto(self, buffer: bytearray | memoryview) -> int:  # type: ignore[override]
        """Read bytes into a buffer and return their number."""
        out = memoryview(buffer).cast("B")
        count = max(min(len(out), self.size - self._place), 0)
        out[:count] = bytes(count)
        for start, part in self.parts:
            first, stop = max(start, self._place), min(start + len(part), self._place + count)
            if first < stop:
                out[first - self._place : stop - self._place] = part[first - start : stop - start]
        self._place += count
        return count

    def sha256(self) -> str:
        """Return the SHA-256 of the whole file."""
        state, end = hashlib.sha256(), 0
        for start, part in self.parts:
            for count in _counts(start - end):
                state.update(memoryview(_ZEROS)[:count])
            state.update(part)
            end = start + len(part)
        return state.hexdigest()


FileBytes: TypeAlias = "bytes | SparseFile"
"""A file in memory."""


def _counts(total: int) -> Iterator[int]:
    """Split a number of bytes into blocks."""
    while total > 0:
        count = min(total, len(_ZEROS))
        yield count
        total -= count


def write_sparse(path: Path, file: SparseFile) -> None:
    """Write the parts of a file, in a directory that is made if it is missing; the zeros take no space.

    Raises:
        SinkError: it cannot be written, or the file system stores the zeros. Nothing is left then.
    """
    make_directory(path.parent)
    try:
        if path.is_symlink():  # otherwise the target of the link would be overwritten
            path.unlink()
        with open(path, "wb") as out:
            out.truncate(file.size)
            if not _is_sparse(out.fileno()):
                raise OSError(errno.EOPNOTSUPP, "its file system has no sparse files")
            for start, part in file.parts:
                out.seek(start)
                out.write(part)
    except OSError as error:
        path.unlink(missing_ok=True)
        raise SinkError(
            f"cannot write {path} of {file.size} bytes: {error.strerror or error}",
            hint="choose a directory on a file system with sparse files, such as ext4, XFS, Btrfs, APFS or tmpfs",
        ) from error


def _is_sparse(number: int) -> bool:
    """Return whether an open file takes less than half of the space that its size says."""
    found = os.fstat(number)
    return getattr(found, "st_blocks", found.st_size) * _BLOCK * 2 < found.st_size


def copy_file(source: Path, target: Path) -> None:
    """Copy the bytes of a file, and keep its holes.

    Raises:
        OSError: it cannot be copied.
    """
    with open(source, "rb") as file:
        if not (hasattr(os, "SEEK_DATA") and _is_sparse(file.fileno())):
            shutil.copyfile(source, target)
            return
        size, start = os.fstat(file.fileno()).st_size, 0
        with open(target, "wb") as out:
            out.truncate(size)
            while start < size:
                try:
                    start = os.lseek(file.fileno(), start, os.SEEK_DATA)
                except OSError as error:
                    if error.errno == errno.ENXIO:  # only zeros follow
                        break
                    raise
                stop = os.lseek(file.fileno(), start, os.SEEK_HOLE)
                for offset in range(start, stop, len(_ZEROS)):
                    out.seek(offset)
                    out.write(os.pread(file.fileno(), min(len(_ZEROS), stop - offset), offset))
                start = stop


def sha256_of(path: Path) -> str:
    """Return the SHA-256 of a file, which is read in blocks.

    Raises:
        OSError: it cannot be read.
    """
    state = hashlib.sha256()
    with open(path, "rb") as file:
        while block := file.read(len(_ZEROS)):
            state.update(block)
    return state.hexdigest()
