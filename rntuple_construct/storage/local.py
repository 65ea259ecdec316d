"""Local files and file objects as sources."""

from __future__ import annotations

import contextlib
import errno
import io
import mmap
import os
import stat
import threading
from typing import Any, BinaryIO

from rntuple_construct.errors import SourceError
from rntuple_construct.storage.source import BufferSource, Source, source_error

__all__ = ["FileObjectSource", "MmapSource", "open_path"]


def open_path(path: str, name: str) -> Source:
    """Open a local file: mapped into memory if possible, else read piece by piece.

    Raises:
        SourceError: missing file, missing permission, a directory; ``errno`` tells which.
    """
    try:
        file = open(path, "rb", buffering=0)  # noqa: SIM115 - the source keeps it
    except (OSError, ValueError) as err:  # ValueError: a null byte in the name
        raise source_error("cannot open", name, err) from err
    try:
        status = os.fstat(file.fileno())
        if stat.S_ISREG(status.st_mode) and status.st_size > 0:
            try:
                mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            except (OSError, ValueError):
                # Some file systems cannot map; reading still works there.
                return FileObjectSource(file, name, owned=True)
            file.close()  # the map keeps the file
            return MmapSource(mapped, name)
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

    A file that is cut short by somebody else while it is mapped ends the process with SIGBUS; pass an
    open file object instead of a path where that can happen.
    """

    def __init__(self, mapped: mmap.mmap, name: str) -> None:
        super().__init__(memoryview(mapped), name)
        self._mapped = mapped

    def close(self) -> None:
        """Unmap the file, or leave that to the last view that is still in use."""
        super().close()
        with contextlib.suppress(BufferError):
            self._mapped.close()


class FileObjectSource(Source):
    """A seekable binary file object; reads take turns.

    Args:
        file: has ``read``, ``seek`` and ``tell``; its position is moved.
        name: what to call it in messages.
        owned: whether ``close`` closes the file object too.
    """

    def __init__(self, file: BinaryIO | io.RawIOBase | Any, name: str, *, owned: bool = False) -> None:
        self._file = file
        self._owned = owned
        self._lock = threading.Lock()
        try:
            if hasattr(file, "seekable") and not file.seekable():
                raise OSError(errno.ESPIPE, "not seekable; read it into bytes first")
            if isinstance(file.read(0), str):
                raise OSError(errno.EINVAL, "opened as text; open it with mode 'rb'")
            file.seek(0, io.SEEK_END)
            size = file.tell()
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
            with self._lock:
                self._file.seek(offset)
                while missing:
                    part = self._file.read(missing)
                    if not isinstance(part, (bytes, bytearray, memoryview)) or len(part) > missing:
                        raise OSError(errno.EINVAL, f"read({missing}) did not return that many bytes")
                    if not part:
                        raise OSError(errno.EIO, f"file ended {missing} bytes early; it shrank while open")
                    parts.append(bytes(part))
                    missing -= len(part)
        except Exception as err:  # see above
            raise source_error("cannot read", self.name, err) from err
        return memoryview(parts[0] if len(parts) == 1 else b"".join(parts))

    def close(self) -> None:
        """Stop reading; closes the file object only if it was opened here."""
        super().close()
        if self._owned:
            with self._lock:
                self._file.close()
