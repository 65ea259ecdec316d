"""Files that are written in place, to append to them."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Sequence
from typing import BinaryIO

from rntuple_construct.base.errors import SinkError
from rntuple_construct.storage.sink import Sink
from rntuple_construct.storage.source import FileObjectSource, Source, source_error

if sys.platform != "win32":
    import fcntl

__all__ = ["UpdateSink", "open_update"]

_FIRST_PAUSE, _LAST_PAUSE = 0.005, 0.2
"""Seconds between two looks whether another process still holds a file."""


class UpdateSink(Sink):
    """Appends to a file that exists; bytes that were there are changed by ``rewrite`` alone.

    ``abort`` truncates the file after the last ``settle``. One process at a time may lock a file.

    Args:
        path: path of the file.
        durable: if true, ``settle`` waits until the storage device has the bytes.
        wait: seconds to wait for another process that appends to the file.

    Raises:
        SinkError: it cannot be written, or another process appends to it.
        MissingSourceError: there is no such file.
    """

    def __init__(self, path: str, *, durable: bool = True, wait: float = 0) -> None:
        file = _locked(path, time.monotonic() + wait)
        self._size = self._first = file.seek(0, os.SEEK_END)
        super().__init__(file, path, self._size, owned=True)
        self._durable = durable

    def start(self, end: int) -> None:
        """Append from an offset on; the bytes after it are unused."""
        self._end = self._first = end
        self._size = max(self._size, end)

    def settle(self) -> None:
        """Have everything so far on the storage device before anything that is written later."""
        try:
            if self._durable:
                os.fsync(self._file.fileno())
        except OSError as err:
            raise source_error("cannot write", self.name, err, kind=SinkError) from err

    def extend(self) -> None:
        """Let the file be as long as everything that was appended."""
        try:
            if self._file.seek(0, os.SEEK_END) < self._end:
                self._file.truncate(self._end)
        except OSError as err:
            raise source_error("cannot write", self.name, err, kind=SinkError) from err

    def keep(self) -> None:
        """Let ``abort`` keep the present content."""
        self._size = self._end

    def preview(self, changes: Sequence[tuple[int, bytes]]) -> Source:
        """The file as it will be once everything was appended, and some bytes rewritten; close it afterwards.

        Args:
            changes: file offset and new bytes of each change.
        """
        self.extend()
        return _ChangedSource(FileObjectSource(self._file, self.name), self._end, changes)

    def rewrite(self, offset: int, data: bytes) -> None:
        """Replace bytes that were there, in one write."""
        first, self._first = self._first, 0
        try:
            self.pwrite(offset, data)
        finally:
            self._first = first

    def _check_reserved(self, offset: int, nbytes: int) -> None:
        if offset < self._first:
            raise SinkError(f"offset {offset} of {self.name} is in use")
        super()._check_reserved(offset, nbytes)

    def _publish(self) -> None:
        self._finish()
        self.settle()
        self._close()

    def _discard(self) -> None:
        try:
            self._file.truncate(self._size)
        finally:
            self._close()


def _locked(path: str, deadline: float) -> BinaryIO:
    """Open a file to write to it, locked until it is closed."""
    pause = _FIRST_PAUSE
    while True:
        try:
            file = open(path, "r+b", buffering=0)  # noqa: SIM115 - the sink closes it
        except FileNotFoundError as err:
            raise source_error("cannot open", path, err) from err
        except OSError as err:
            raise source_error("cannot write", path, err, kind=SinkError) from err
        if sys.platform == "win32":
            return file
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            left = deadline - time.monotonic()
            if left <= 0:
                raise SinkError(
                    f"another process appends to {path}",
                    hint="wait=SECONDS (--wait SECONDS) waits until it has finished",
                ) from None
            time.sleep(min(pause, left))
            pause = min(2 * pause, _LAST_PAUSE)
            continue
        except OSError:  # a file system without locks
            return file
        # Another file may have taken its name before the lock was there.
        with contextlib.suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(file.fileno()), os.stat(path)):
                return file
        file.close()


class _ChangedSource(Source):
    """A file in which some bytes are others than on the device.

    Args:
        source: the file; closed with this.
        size: number of bytes of it that count.
        changes: file offset and bytes of each range that is different.
    """

    def __init__(self, source: Source, size: int, changes: Sequence[tuple[int, bytes]]) -> None:
        super().__init__(source.name, size)
        self._source = source
        self._changes = changes

    def read(self, offset: int, nbytes: int) -> memoryview:
        """Read exactly ``nbytes`` bytes at ``offset``."""
        if offset < 0 or nbytes < 0 or offset + nbytes > self._limit:
            raise self._refuse(offset, nbytes)
        data = self._source.read(offset, nbytes)
        touched = [(at, new) for at, new in self._changes if at < offset + nbytes and offset < at + len(new)]
        if not touched:
            return data
        changed = bytearray(data)
        for at, new in touched:
            start, stop = max(at, offset), min(at + len(new), offset + nbytes)
            changed[start - offset : stop - offset] = new[start - at : stop - at]
        return memoryview(changed).toreadonly()

    def close(self) -> None:
        """Close the file without completing the change."""
        super().close()
        self._source.close()


def open_update(path: str | os.PathLike[str], *, durable: bool = True, wait: float = 0) -> UpdateSink:
    """Open a file of the local file system to append to it; see ``UpdateSink``."""
    return UpdateSink(os.path.realpath(os.fsdecode(path)), durable=durable, wait=wait)
