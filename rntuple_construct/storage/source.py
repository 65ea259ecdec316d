"""Sources of bytes: one small interface for paths, bytes, file objects and URLs."""

from __future__ import annotations

import contextlib
import errno
import io
import mmap
import os
import re
import stat
import threading
import weakref
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any, BinaryIO

from rntuple_construct.base.closing import Closing
from rntuple_construct.base.errors import ContainerError, MissingSourceError, SourceError
from rntuple_construct.base.printable import redacted
from rntuple_construct.base.rules import broken

__all__ = [
    "NO_MMAP", "BufferSource", "Descriptor", "FileObjectSource", "MmapSource", "Source", "Traffic", "map_file", "open_path", "source_error",
    "without_mapping",
]  # fmt: skip


class Traffic:
    """Counts of the requests to a server since a file was opened.

    Args:
        requests: requests that were sent, repeated ones included.
        ranges: byte ranges they asked for; several can go into one request.
        nbytes: received bytes, with separators between ranges and without headers.
        retries: requests that were repeated because a connection or server failed.
    """

    __slots__ = ("_lock", "nbytes", "ranges", "requests", "retries")

    def __init__(self, requests: int = 0, ranges: int = 0, nbytes: int = 0, retries: int = 0) -> None:
        self.requests, self.ranges, self.nbytes, self.retries = requests, ranges, nbytes, retries
        self._lock = threading.Lock()

    def add(self, *, requests: int = 0, ranges: int = 0, nbytes: int = 0, retries: int = 0) -> None:
        """Count more of them."""
        with self._lock:
            self.requests += requests
            self.ranges += ranges
            self.nbytes += nbytes
            self.retries += retries

    def __repr__(self) -> str:
        return f"Traffic({', '.join(f'{name}={count}' for name, count in self.as_dict().items())})"

    def as_dict(self) -> dict[str, int]:
        """The counts by name, for JSON."""
        return {
            "requests": self.requests,
            "ranges": self.ranges,
            "nbytes": self.nbytes,
            "retries": self.retries,
        }


class Source(Closing, ABC):
    """Random access to a fixed number of bytes; reads may come from several threads at once.

    Args:
        name: what to call it in messages.
        size: number of bytes.
    """

    def __init__(self, name: str, size: int) -> None:
        self.name = redacted(name)
        self.size = size
        # What hot paths compare with; below zero once closed, so that one comparison serves both.
        self._limit = size

    @abstractmethod
    def read(self, offset: int, nbytes: int) -> memoryview:
        """Read exactly ``nbytes`` bytes at ``offset``.

        Args:
            offset: absolute position of the first byte.
            nbytes: number of bytes, not negative.

        Returns:
            read-only bytes, without a copy where the source allows it.

        Raises:
            ContainerError: the range is not inside the file (RNT-CNT-014).
            SourceError: the bytes could not be fetched, or the source is closed.
        """

    @property
    def descriptor(self) -> Descriptor | None:
        """Descriptor of the file, for reads by position; None for other sources."""
        return None

    @property
    def is_local(self) -> bool:
        """Return whether the bytes are in memory, or can be read by position; False once closed."""
        return self.memory is not None or self.descriptor is not None

    def read_into(self, offset: int, out: memoryview) -> None:
        """Copy bytes from ``offset`` on into memory until it is full; other threads continue meanwhile where the system copies.

        Args:
            offset: absolute position of the first byte.
            out: writable, with one-byte items.

        Raises:
            ContainerError, SourceError: as for ``read``.
        """
        out[:] = self.read(offset, len(out))

    def read_many(self, ranges: Iterable[tuple[int, int]]) -> list[memoryview]:
        """Read several ranges, in as few requests as the source allows.

        Args:
            ranges: pairs of offset and number of bytes, in any order.

        Returns:
            one result per range, in the order asked for.
        """
        return [self.read(offset, nbytes) for offset, nbytes in ranges]

    def prefetch(self, ranges: Iterable[tuple[int, int]]) -> None:
        """Announce ranges that will be read; only sources with ``is_remote`` use it.

        Args:
            ranges: pairs of offset and number of bytes, in the order in which they will be read.
        """

    @property
    def is_remote(self) -> bool:
        """Return whether requests are so slow that callers should announce their reads with ``prefetch``."""
        return False

    @property
    def traffic(self) -> Traffic | None:
        """Counts of requests to a server so far; None for local sources."""
        return None

    @property
    def memory(self) -> memoryview | None:
        """All bytes, where they can be had without reading them; None where they must be read, or once closed."""
        return None

    def release(self, nbytes: int) -> None:
        """Count bytes of ``memory`` that were read, most of which are not needed again."""

    def close(self) -> None:
        """Give up the underlying resource; bytes already handed out stay valid."""
        self._limit = -1

    @property
    def closed(self) -> bool:
        """Return whether ``close`` was called."""
        return self._limit < 0

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name!r}, {self.size} bytes>"

    def _refuse(self, offset: int, nbytes: int) -> ContainerError | SourceError:
        """Build the error for a range that cannot be read."""
        if self._limit < 0:
            return SourceError(f"{self.name} is closed")
        return broken(
            "RNT-CNT-014",
            kind=ContainerError,
            offset=offset,
            expected=nbytes,
            actual=max(0, self.size - offset) if offset >= 0 else 0,
            size=nbytes,
            limit=f"the {self.size} bytes of {self.name}",
        )


class BufferSource(Source):
    """Bytes that are already in memory.

    Args:
        data: bytes-like object; must not change while it is read.
        name: what to call it in messages.
    """

    def __init__(self, data: bytes | bytearray | memoryview, name: str = "<bytes>") -> None:
        view = memoryview(data)
        if view.nbytes == 0 or not view.c_contiguous:  # neither can be cast
            view = memoryview(view.tobytes())
        self._view = view.cast("B").toreadonly()
        super().__init__(name, len(self._view))

    def read(self, offset: int, nbytes: int) -> memoryview:
        """Read exactly ``nbytes`` bytes at ``offset`` without copying them."""
        end = offset + nbytes
        if offset < 0 or nbytes < 0 or end > self._limit:
            raise self._refuse(offset, nbytes)
        return self._view[offset:end]

    @property
    def memory(self) -> memoryview | None:
        """All bytes; None once closed."""
        return None if self.closed else self._view

    def close(self) -> None:
        """Release the bytes; views already handed out stay valid."""
        super().close()
        self._view = memoryview(b"")


def source_error(
    action: str,
    name: str,
    error: BaseException,
    *,
    hint: str | None = None,
    kind: type[SourceError] = SourceError,
) -> SourceError:
    """Wrap an exception of the operating system or of a library, keeping its errno.

    Args:
        action: the failed action, as in "cannot open".
        name: name of the source.
        error: the exception.
        hint: what the user can do about it.
        kind: class of the error. A missing file gives a MissingSourceError, which is also a FileNotFoundError.
    """
    if kind is SourceError and isinstance(error, FileNotFoundError):
        kind = MissingSourceError
    reason = getattr(error, "strerror", None) or str(error)
    if reason in ("", name):
        # File systems of URLs repeat the URL; the reason is in the exception that they caught.
        reason = str(error.__cause__ or "") or type(error).__name__
    # The library of XRootD names its Python method and an address in memory.
    reason = re.sub(r"^Failed to submit <.*?> request: ", "", reason)
    wrapped = kind(f"{action} {name}: {reason}", hint=hint)
    if isinstance(error, OSError):
        wrapped.errno = error.errno
        wrapped.strerror = error.strerror and redacted(error.strerror)
        wrapped.filename = redacted(error.filename) if isinstance(error.filename, str) else error.filename
    return wrapped


NO_MMAP = "RNTUPLE_NO_MMAP"
"""Environment variable that, if it is not empty, keeps local files from being mapped, also in processes that are started."""

_MAX_LEN_RESIDENT = 4 << 20
"""Bytes of a mapped file that may stay in the memory of the process: later reads get them from the page cache."""


class _Unmapped:
    """Blocks of ``without_mapping`` that are open, in all threads."""

    lock = threading.Lock()
    number = 0
    before: str | None = None


@contextlib.contextmanager
def without_mapping() -> Iterator[None]:
    """Open local files in the ``with`` block, and in processes that begin in it, without mapping them into memory."""
    with _Unmapped.lock:
        if not _Unmapped.number:
            _Unmapped.before = os.environ.get(NO_MMAP)
            os.environ[NO_MMAP] = "1"
        _Unmapped.number += 1
    try:
        yield
    finally:
        with _Unmapped.lock:
            _Unmapped.number -= 1
            if not _Unmapped.number:
                if _Unmapped.before is None:
                    os.environ.pop(NO_MMAP, None)
                else:
                    os.environ[NO_MMAP] = _Unmapped.before


def open_path(path: str, name: str, at_once: int = 0, *, mapped: bool = True) -> Source:
    """Open a local file: mapped into memory if possible, else read piece by piece.

    Args:
        path: of the file.
        name: what to call it in messages.
        at_once: bytes up to which a file is read at once, and closed again.
        mapped: if true, the file may be mapped into memory. A file that is not is read piece by piece: one that another
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
            memory = map_file(file) if mapped else None
            if memory is None:
                return FileObjectSource(file, name, owned=True)
            file.close()  # the map keeps the file
            return MmapSource(memory, name, (os.path.abspath(path), status.st_dev, status.st_ino))
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


def map_file(file: BinaryIO | io.RawIOBase) -> mmap.mmap | None:
    """Map an open file that is not empty; None if its file system cannot map, or the user forbids it."""
    if os.environ.get(NO_MMAP):
        return None
    try:
        return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except (OSError, ValueError):
        return None  # reading still works there


class MmapSource(BufferSource):
    """A local file mapped into memory: reads cost no copy, and the pages are shared between processes.

    Bytes that were read long ago are released, so that they do not count as memory of the process.

    If another process truncates the file while it is mapped, the system ends this process with SIGBUS;
    ``open_path(mapped=False)`` reads it without a map.

    Args:
        mapped: the map.
        name: what to call it in messages.
        place: path, device and number of the file; without a path it is not opened again.
    """

    def __init__(self, mapped: mmap.mmap, name: str, place: tuple[str, int, int] = ("", 0, 0)) -> None:
        super().__init__(memoryview(mapped), name)
        self._mapped = mapped
        self._len_passed = 0
        self._place = place
        self._own: Descriptor | None = None
        self._lock = threading.Lock()

    def read_into(self, offset: int, out: memoryview) -> None:
        """Copy bytes into memory; see ``Source.read_into``."""
        if offset < 0 or offset + len(out) > self._limit:
            raise self._refuse(offset, len(out))
        own, done = self.descriptor, 0
        if own is None:
            out[:] = self._view[offset : offset + len(out)]
            return
        # To copy from the map takes longer: each part of it is brought into the memory of the process before.
        while done < len(out):
            try:
                num = os.preadv(own.fd, [out[done:]], offset + done)
            except OSError as err:
                raise source_error("cannot read", self.name, err) from err
            if not num:
                # The map would end the process.
                raise SourceError(
                    f"{self.name} ends {len(out) - done} bytes before the end of a read; was it truncated?"
                )
            done += num

    @property
    def descriptor(self) -> Descriptor | None:
        """Descriptor of the file, which is opened again; None if the path now leads elsewhere or the system cannot read by position.

        Some descriptors of a process stay open as long as their sources. The others are opened for each use: a process may have many maps.
        """
        with self._lock:
            own, (path, *identity) = self._own, self._place
            if own is not None or not path or not hasattr(os, "preadv"):
                return own
            with contextlib.suppress(OSError), open(path, "rb", buffering=0) as file:
                status = os.fstat(file.fileno())
                if [status.st_dev, status.st_ino] == identity:
                    own = Descriptor(file.fileno())
            if own is None:
                self._place = ("", 0, 0)
            elif len(_kept_open) < _MAX_KEPT_OPEN:
                _kept_open.add(own)
                self._own = own
            return own

    def read(self, offset: int, nbytes: int) -> memoryview:
        """Read exactly ``nbytes`` bytes at ``offset`` without copying them."""
        self._len_passed += nbytes
        if self._len_passed > _MAX_LEN_RESIDENT:
            self.release(0)
        return super().read(offset, nbytes)

    def release(self, nbytes: int) -> None:
        """Count bytes that were read; after 4 MiB, return all memory of the map to the system."""
        self._len_passed += nbytes
        if self._len_passed > _MAX_LEN_RESIDENT and not self.closed:
            self._len_passed = 0
            if hasattr(mmap, "MADV_DONTNEED"):
                # Views stay valid: their pages come back when they are looked at.
                self._mapped.madvise(mmap.MADV_DONTNEED)

    def close(self) -> None:
        """Unmap the file, or leave that to the last view that is still in use."""
        super().close()
        with self._lock:
            self._own, self._place = None, ("", 0, 0)
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
        owned: if true, ``close`` closes the file object too.
    """

    def __init__(self, file: BinaryIO | io.RawIOBase | Any, name: str, *, owned: bool = False) -> None:
        self._file = file
        self._owned = owned
        self._lock = threading.Lock()
        self._pid = os.getpid()
        self._own: Descriptor | None = None
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

    @property
    def descriptor(self) -> Descriptor | None:
        """Descriptor of a plain file; None of others, and once one of both is closed."""
        return None if self._own is None or self._file.closed else self._own

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


class Descriptor:
    """Duplicate of a descriptor that is closed after its last use, reads of other threads included.

    The number of a descriptor that is closed earlier may belong to another file by the time it is read from.
    """

    def __init__(self, fd: int) -> None:
        self.fd = os.dup(fd)

    def __del__(self) -> None:
        if hasattr(self, "fd"):
            os.close(self.fd)


_MAX_KEPT_OPEN = 64
"""Descriptors of mapped files that stay open."""
_kept_open: weakref.WeakSet[Descriptor] = weakref.WeakSet()


def _descriptor(file: Any) -> Descriptor | None:
    """A descriptor for positional reads, or None if the file object is not plainly that of a file."""
    raw = file.raw if type(file) in (io.BufferedReader, io.BufferedRandom) else file
    if not hasattr(os, "pread") or type(raw) is not io.FileIO:
        return None
    if type(file) is io.BufferedRandom:
        file.flush()  # bytes in its buffer would not be visible
    return Descriptor(raw.fileno())
