"""Local files and file objects as sources."""

from __future__ import annotations

import contextlib
import errno
import io
import mmap
import os
import stat
import threading
from collections.abc import Iterator
from typing import Any, BinaryIO

from rntuple_construct.base.errors import SourceError
from rntuple_construct.storage.source import BufferSource, Source, source_error

__all__ = ["NO_MMAP", "FileObjectSource", "MmapSource", "open_path", "without_mapping"]

NO_MMAP = "RNTUPLE_NO_MMAP"
"""Environment variable that, if it is not empty, keeps local files from being mapped, also in processes that are started."""

# How much of a mapped file may stay in the memory of the process. Later reads get it from the page cache of the
# system.
_MAX_LEN_RESIDENT = 4 << 20


@contextlib.contextmanager
def without_mapping() -> Iterator[None]:
    """Open local files in the ``with`` block, and in processes that begin in it, without mapping them into memory."""
    before = os.environ.get(NO_MMAP)
    os.environ[NO_MMAP] = "1"
    try:
        yield
    finally:
        if before is None:
            os.environ.pop(NO_MMAP, None)
        else:
            os.environ[NO_MMAP] = before


def open_path(path: str, name: str, at_once: int = 0, *, mapped: bool = True) -> Source:
    """Open a local file: mapped into memory if possible, else read piece by piece.

    Args:
        path: of the file.
        name: what to call it in messages.
        at_once: files of so many bytes or fewer are read at once, and closed again.
        mapped: whether the file may be mapped into memory. A file that is not is read piece by piece: one that another
            process truncates gives a SourceError and not the signal SIGBUS.

    Raises:
        SourceError: missing file, missing permission, a directory; ``errno`` tells which.
    """
    try:
        file = open(path, "rb", buffering=0)  # noqa: SIM115 - the source keeps it
    except (OSError, ValueError) as err:  # ValueError: a null byte in the name
        raise source_error("cannot open", name, err) from err
    try:
        status = os.fstat(file.fileno())
        if stat.S_ISREG(status.st_mode) and status.st_size <= at_once:
            data = file.read()
            file.close()
            return BufferSource(data, name)
        if stat.S_ISREG(status.st_mode) and status.st_size > 0:
            if not mapped or os.environ.get(NO_MMAP):
                return FileObjectSource(file, name, owned=True)
            try:
                memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            except (OSError, ValueError):
                # Some file systems cannot map; reading still works there.
                return FileObjectSource(file, name, owned=True)
            file.close()  # the map keeps the file
            return MmapSource(memory, name)
        if stat.S_ISREG(status.st_mode):
            file.close()
            return BufferSource(b"", name)
        return FileObjectSource(file, name, owned=True)
    except OSError as err:
        file.close()
        raise source_error("cannot open", name, err) from err
    except SourceError:
        file.close()
        raise


class MmapSource(BufferSource):
    """A local file mapped into memory: reads cost no copy, and the pages are shared between processes.

    Bytes that were read long ago are released, so that they do not count as memory of the process.

    If another process truncates the file while it is mapped, the system ends this process with SIGBUS;
    ``open_path(mapped=False)`` reads it without a map.
    """

    def __init__(self, mapped: mmap.mmap, name: str) -> None:
        super().__init__(memoryview(mapped), name)
        self._mapped = mapped
        self._len_passed = 0

    def read(self, offset: int, nbytes: int) -> memoryview:
        """Read exactly ``nbytes`` bytes at ``offset`` without copying them."""
        self._len_passed += nbytes
        if self._len_passed > _MAX_LEN_RESIDENT:
            self.release(0)
        return super().read(offset, nbytes)

    def release(self, nbytes: int) -> None:
        """Take note that so many bytes were read; from time to time all memory of the map is given back."""
        self._len_passed += nbytes
        if self._len_passed > _MAX_LEN_RESIDENT and not self.closed:
            self._len_passed = 0
            if hasattr(mmap, "MADV_DONTNEED"):
                # Views stay valid: their pages come back when they are looked at.
                self._mapped.madvise(mmap.MADV_DONTNEED)

    def close(self) -> None:
        """Unmap the file, or leave that to the last view that is still in use."""
        super().close()
        with contextlib.suppress(BufferError):
            self._mapped.close()


class FileObjectSource(Source):
    """A seekable binary file object.

    A plain file is read by position on its descriptor, so that threads and forked processes do not disturb each
    other. Anything else has one position: there threads take turns, and a forked process is refused, because
    it would move the position of its parent. ``BytesIO`` is memory and may be read after a fork.

    Args:
        file: has ``read``, ``seek`` and ``tell``; its position is moved.
        name: what to call it in messages.
        owned: whether ``close`` closes the file object too.
    """

    def __init__(self, file: BinaryIO | io.RawIOBase | Any, name: str, *, owned: bool = False) -> None:
        self._file = file
        self._owned = owned
        self._lock = threading.Lock()
        self._pid = os.getpid()
        self._own: _Descriptor | None = None
        try:
            if hasattr(file, "seekable") and not file.seekable():
                raise OSError(errno.ESPIPE, "not seekable; read it into bytes first")
            if isinstance(file.read(0), str):
                raise OSError(errno.EINVAL, "opened as text; open it with mode 'rb'")
            file.seek(0, io.SEEK_END)
            size = file.tell()
            self._own = _descriptor(file)
        except Exception as err:  # a file object may be anything, such as a damaged gzip file
            raise source_error("cannot read", name, err) from err
        super().__init__(name, size)

    def read(self, offset: int, nbytes: int) -> memoryview:
        """Read exactly ``nbytes`` bytes at ``offset``."""
        if offset < 0 or nbytes < 0 or offset + nbytes > self._limit:
            raise self._refuse(offset, nbytes)
        parts: list[bytes] = []
        missing = nbytes
        try:
            own = self._own
            if own is not None:
                if self._file.closed:
                    raise ValueError("the file object was closed")
                while missing:
                    self._take(parts, os.pread(own.fd, missing, offset + nbytes - missing), missing)
                    missing -= len(parts[-1])
            else:
                with self._turn():
                    self._file.seek(offset)
                    while missing:
                        self._take(parts, self._file.read(missing), missing)
                        missing -= len(parts[-1])
        except SourceError:
            raise
        except Exception as err:  # see above
            raise source_error("cannot read", self.name, err) from err
        return memoryview(parts[0] if len(parts) == 1 else b"".join(parts))

    def close(self) -> None:
        """Stop reading; closes the file object only if it was opened here."""
        super().close()
        self._own = None
        if self._owned:
            self._file.close()

    def _turn(self) -> threading.Lock:
        """Return the lock of the file position; refuse in a forked process, which shares the position with its parent."""
        if self._pid != os.getpid():
            if type(self._file) is not io.BytesIO:
                raise SourceError(
                    f"{self.name} was opened before this process was forked; both would read from one position",
                    hint="open it again in the new process, or give a path",
                )
            # A thread of the parent may have held the old one.
            self._lock, self._pid = threading.Lock(), os.getpid()
        return self._lock

    @staticmethod
    def _take(parts: list[bytes], part: Any, missing: int) -> None:
        """Keep what a read gave, if that is some of the missing bytes."""
        if not isinstance(part, (bytes, bytearray, memoryview)) or len(part) > missing:
            raise OSError(errno.EINVAL, f"read({missing}) did not return that many bytes")
        if not part:
            raise OSError(errno.EIO, f"file ended {missing} bytes early; it shrank while open")
        parts.append(bytes(part))


class _Descriptor:
    """Duplicate of a descriptor that is closed after its last use, reads of other threads included.

    The number of a descriptor that is closed earlier may belong to another file by the time it is read from.
    """

    def __init__(self, fd: int) -> None:
        self.fd = os.dup(fd)

    def __del__(self) -> None:
        if hasattr(self, "fd"):
            os.close(self.fd)


def _descriptor(file: Any) -> _Descriptor | None:
    """A descriptor for positional reads, or None if the file object is not plainly that of a file."""
    raw = file.raw if type(file) in (io.BufferedReader, io.BufferedRandom) else file
    if not hasattr(os, "pread") or type(raw) is not io.FileIO:
        return None
    if type(file) is io.BufferedRandom:
        file.flush()  # bytes in its buffer would not be visible
    return _Descriptor(raw.fileno())
