"""Sinks of bytes: nothing is at the target before everything is written."""

from __future__ import annotations

import contextlib
import hashlib
import io
import itertools
import os
import platform
import shutil
import stat
import sys
import tempfile
import threading
from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

from rntuple_construct.base.errors import SinkError
from rntuple_construct.storage.source import FileObjectSource, MmapSource, Source, map_file, source_error

if sys.platform != "win32":
    import fcntl

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = ["WORK_AREA", "FilePart", "Sink", "len_to_block", "open_sink", "remove_work_area"]

WORK_AREA = ".tasks"
"""End of the name of a directory beside the file that is being written, which has the parts of tasks."""

_LEN_COPY = 1 << 20
_LEN_RANGE = 1 << 28
_MIN_PARTS = 4
_LEN_JOINED = 16 << 10
_LEN_CALL = 256 << 10
"""Bytes that are worth a call; more at once would not be in the processor's cache any more."""
_MAX_VIEWS = 1024
"""IOV_MAX of Linux and macOS."""
_HAS_PWRITEV = hasattr(os, "pwritev")
_MIN_SKIPPED = 8
"""The fewest bytes that ``reserve`` leaves out, so that the container can describe them."""


def len_to_block(offset: int, block: int) -> int:
    """Bytes from an offset to the next multiple of ``block``: 0, or at least 8, so that a free segment fits."""
    nbytes = -offset % block
    while 0 < nbytes < _MIN_SKIPPED:
        nbytes += block
    return nbytes


class FilePart(NamedTuple):
    """A complete part.

    Args:
        name: its name in the work area.
        path: where it is: a path of the file system, or bucket and key.
        size: number of bytes.
    """

    name: str
    path: str
    size: int


class Sink:
    """A file being written: bytes are appended, and earlier ones may be filled in later.

    Used as a context manager it commits at the end of the block, or aborts when the block fails.
    Several threads may write at once, each to the range it reserved. A forked process must not use it: its writes are
    refused, and its exit changes nothing.

    Args:
        file: binary file object that takes the bytes.
        name: what to call it in messages.
        end: where appending starts.
        owned: if true, close the file object in the end.

    Attributes:
        skipped: offset and length of each range that ``reserve`` left out to reach a block.
    """

    def __init__(self, file: BinaryIO, name: str, end: int = 0, *, owned: bool = False) -> None:
        self.name = name
        self.skipped: list[tuple[int, int]] = []
        self._file = file
        self._owned = owned
        self._end = end
        self._lock = threading.Lock()
        self._pid = os.getpid()
        self._fd = _descriptor(file)
        self._open = True  # from now on the destructor discards

    @property
    def shared_path(self) -> str | None:
        """Path under which other processes may write to reserved ranges; None if no such path exists."""
        return None

    def tell(self) -> int:
        """Offset at which the next bytes are appended."""
        return self._end

    def write(self, data: bytes | bytearray | memoryview) -> int:
        """Append contiguous bytes and return their absolute offset."""
        view = _as_bytes(data)
        offset = self.reserve(len(view))
        self.pwrite(offset, view)
        return offset

    def reserve(self, nbytes: int, block: int = 1, ahead: int = 0) -> int:
        """Set bytes aside at the end, zero until ``pwrite`` fills them, and return their offset.

        Args:
            nbytes: how many.
            block: byte ``ahead`` of these is at a multiple of it; ``skipped`` lists the ranges that are left out.
            ahead: see ``block``.
        """
        self._check_process()
        with self._lock:
            offset = self._end + len_to_block(self._end + ahead, block)
            if offset > self._end:
                self.skipped.append((self._end, offset - self._end))
            self._end = offset + nbytes
        return offset

    def pwrite(self, offset: int, data: bytes | bytearray | memoryview) -> None:
        """Write bytes at an absolute offset inside a range that was appended or reserved before.

        Raises:
            SinkError: the operating system refuses, the range was never reserved, or the sink is closed.
        """
        if not self._open:
            raise SinkError(f"{self.name} is closed")
        self._check_process()
        view = _as_bytes(data)
        self._check_reserved(offset, len(view))
        try:
            self._write_at(offset, view)
        except (OSError, ValueError) as err:
            raise source_error("cannot write", self.name, err, kind=SinkError) from err

    def pwritev(self, offset: int, parts: Iterable[bytes | bytearray | memoryview]) -> None:
        """Write consecutive pieces from an absolute offset on, see ``pwrite``.

        Args:
            offset: of the first byte.
            parts: the pieces; each is written soon after it was asked for, and large ones are not copied.
        """
        for pieces, size in _batches(parts):
            if self._fd is None or not _HAS_PWRITEV:
                for at, piece in _joined(pieces):
                    self.pwrite(offset + at, piece)
            else:
                self._pwritev(offset, pieces, size)
            offset += size

    def _pwritev(self, offset: int, pieces: list[bytes | bytearray | memoryview], size: int) -> None:
        if not self._open:
            raise SinkError(f"{self.name} is closed")
        self._check_process()
        self._check_reserved(offset, size)
        try:
            if self._fd is not None:
                _write_views(self._fd, [_as_bytes(piece) for piece in pieces], offset)
        except (OSError, ValueError) as err:
            raise source_error("cannot write", self.name, err, kind=SinkError) from err

    def adopt(self, offset: int, part: FilePart, start: int, nbytes: int) -> None:
        """Fill a reserved range with bytes of a part.

        Where the file system shares or copies ranges itself, the bytes do not pass through this process.

        Args:
            offset: where the range begins.
            part: a file.
            start: first byte of it.
            nbytes: how many.

        Raises:
            SinkError: the operating system refuses, or the part is shorter.
        """
        self._check_reserved(offset, nbytes)
        try:
            with open(part.path, "rb", buffering=0) as file:
                while nbytes:
                    done = self._copy_range(file, start, min(nbytes, _LEN_RANGE), offset)
                    if not done:
                        raise OSError(f"{part.path} ends at {start}")
                    start, offset, nbytes = start + done, offset + done, nbytes - done
        except OSError as err:
            raise source_error("cannot write", self.name, err, kind=SinkError) from err

    def _copy_range(self, file: BinaryIO, start: int, nbytes: int, offset: int) -> int:
        if self._fd is not None and hasattr(os, "copy_file_range"):
            with contextlib.suppress(OSError):  # between file systems, on some kernels
                return os.copy_file_range(file.fileno(), self._fd, nbytes, start, offset)
        file.seek(start)
        data = file.read(min(nbytes, _LEN_COPY))
        self.pwrite(offset, data)
        return len(data)

    def preallocate(self, nbytes: int) -> None:
        """Tell the file system how large the file will become, where it wants to know; never needed."""
        if self._fd is not None and hasattr(os, "posix_fallocate") and nbytes > self._end:
            with contextlib.suppress(OSError):
                os.posix_fallocate(self._fd, 0, nbytes)

    def source(self) -> Source:
        """Return a source of the bytes written so far, to check them before ``commit``; close it before that.

        Raises:
            SinkError: the sink is closed, or takes bytes without giving them back; see ``readable`` of ``open_sink``.
        """
        if not self._open:
            raise SinkError(f"{self.name} is closed")
        self._check_process()
        try:
            self._finish()
        except (OSError, ValueError) as err:
            raise source_error("cannot write", self.name, err, kind=SinkError) from err
        return FileObjectSource(self._file, self.name)

    def commit(self) -> None:
        """Put the finished file in its place; a second call does nothing.

        Raises:
            SinkError: it could not be put there; the old content of the target is untouched if it was a file.
        """
        if not self._open:
            return
        self._check_process()
        try:
            self._publish()
        except (OSError, ValueError) as err:
            self.abort()
            raise source_error("cannot write", self.name, err, kind=SinkError) from err
        self._open = False

    def abort(self) -> None:
        """Throw away everything written; after ``commit`` it does nothing."""
        if self._open:
            if self._pid == os.getpid():
                with contextlib.suppress(OSError, ValueError):
                    self._discard()
            self._open = False  # not before: after an interrupt here, the destructor does it again

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.commit()
        else:
            self.abort()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name!r}, {self._end} bytes>"

    def _check_process(self) -> None:
        if self._pid != os.getpid():
            raise SinkError(
                f"{self.name} is being written by another process, which this one was forked from",
                hint="each process must write a separate file",
            )

    def _check_reserved(self, offset: int, nbytes: int) -> None:
        if offset < 0 or offset + nbytes > self._end:
            raise SinkError(f"{nbytes} bytes at {offset} were not reserved; {self.name} ends at {self._end}")

    def _write_at(self, offset: int, view: memoryview) -> None:
        if self._fd is not None:
            while view:
                done = os.pwrite(self._fd, view, offset)
                offset += done
                view = view[done:]
            return
        with self._lock:
            self._file.seek(offset)
            while view:
                # None: an unbuffered object that cannot take more now.
                view = view[self._file.write(view) or 0 :]

    def _finish(self) -> None:
        """Give the file its final length: reserved bytes at the end count, preallocated ones do not."""
        size = self._file.seek(0, io.SEEK_END)
        if size > self._end:
            self._file.truncate(self._end)
        elif size < self._end:  # truncate would not lengthen a BytesIO
            self._write_at(self._end - 1, memoryview(b"\0"))
        self._file.flush()

    def _publish(self) -> None:
        self._finish()
        self._close()

    def _discard(self) -> None:
        try:
            self._file.truncate(0)
            self._file.seek(0)
        finally:
            self._close()

    def _close(self) -> None:
        if self._owned:
            self._file.close()


class _PathSink(Sink):
    """A new file beside the target that takes its place at the end."""

    def __init__(self, file: BinaryIO, part: str, target: str, name: str, end: int, durable: bool) -> None:
        self._part = part
        self._target = target
        self._durable = durable
        super().__init__(file, name, end)

    @property
    def shared_path(self) -> str | None:
        """Path of the file beside the target."""
        return os.path.abspath(self._part)

    def source(self) -> Source:
        """Return a source as `Sink.source` does; it is mapped, so that several threads read it."""
        source = super().source()
        # Windows renames no file that is mapped.
        memory = None if sys.platform == "win32" else map_file(self._file)
        return source if memory is None else MmapSource(memory, self.name)

    def _publish(self) -> None:
        self._finish()
        if self._durable:
            os.fsync(self._file.fileno())
        if sys.platform == "win32":  # open files cannot be renamed there
            self._file.close()
        else:
            # Some file systems report write errors only on closing. The file itself stays open, and so
            # locked, until it has its name, so that no other process takes it for a leftover.
            os.close(os.dup(self._file.fileno()))
        os.replace(self._part, self._target)
        self._file.close()
        if self._durable:
            _sync_directory(os.path.dirname(self._target))

    def _discard(self) -> None:
        try:
            if sys.platform == "win32":
                self._file.close()
            os.unlink(self._part)
        finally:
            self._file.close()

    def __del__(self) -> None:
        # Forgotten sinks must not litter the directory.
        if getattr(self, "_open", False):
            self.abort()


class _StagedSink(Sink):
    """Bytes wait in a temporary file until all are there: for pipes, devices and file objects with content."""

    def __init__(self, staging: BinaryIO, target: BinaryIO, name: str, end: int, owned: bool) -> None:
        super().__init__(staging, name, end, owned=True)
        self._target = target
        self._target_owned = owned

    def _publish(self) -> None:
        self._finish()
        self._file.seek(0)
        if _is_seekable(self._target):
            self._target.seek(0)
            with contextlib.suppress(OSError):  # a device has no length
                self._target.truncate(0)
        shutil.copyfileobj(self._file, self._target, _LEN_COPY)
        self._target.flush()
        self._close()

    def _discard(self) -> None:
        self._close()

    def _close(self) -> None:
        super()._close()
        if self._target_owned:
            self._target.close()


def open_sink(
    target: Any,
    *,
    update: bool = False,
    durable: bool = True,
    readable: bool = False,
    name: str | None = None,
) -> Sink:
    """Open whatever shall hold the bytes of a file.

    A path is written beside the target and renamed on commit, with the permissions of the target. A symbolic link
    keeps pointing to the file, which is replaced; another hard link keeps the old content. Pipes, devices
    and file objects that are not empty get everything on commit. An empty seekable file object is written directly.
    Temporary files of killed processes of this machine are removed.

    Args:
        target: path (``str`` or ``os.PathLike``) or writable binary file object, for example ``BytesIO``.
        update: start from the present content of the target and append to it; the target itself is unchanged until
            commit.
        durable: wait on commit until the storage device has the bytes.
        readable: make sure that ``Sink.source`` works, with a file object opened for writing only as well.
        name: what to call it in messages.

    Raises:
        SinkError: it cannot be written; ``errno`` is kept where the operating system gave one.
        TypeError: ``target`` is nothing to write to.
    """
    path: str | None = None
    if isinstance(target, (str, os.PathLike)):
        path = os.fsdecode(target)
        name = name or path
        if "://" in path:
            raise SinkError(f"cannot write to the URL {name}", hint="write to a local file and upload it")
    elif hasattr(target, "write"):
        own_name = getattr(target, "name", None)
        name = name or (own_name if isinstance(own_name, str) else "<file object>")
    else:
        raise TypeError(f"cannot write to {type(target).__name__}: give a path or a binary file object")
    try:
        if path is not None:
            return _open_path(path, name, update, durable, readable)
        return _open_object(target, name, update, readable, owned=False)
    except (OSError, ValueError) as err:
        raise source_error("cannot write", name, err, kind=SinkError) from err


def _open_path(path: str, name: str, update: bool, durable: bool, readable: bool) -> Sink:
    target = os.path.realpath(path)
    try:
        status: os.stat_result | None = os.stat(target)
    except FileNotFoundError:
        status = None
    if status is not None and not stat.S_ISREG(status.st_mode):
        file = open(target, "wb", buffering=0)  # noqa: SIM115 - the sink closes it
        return _open_object(file, name, update=False, readable=readable, owned=True)
    if status is not None and not os.access(target, os.W_OK):
        # Renaming would succeed, but a write-protected file is protected for a reason.
        raise PermissionError(13, os.strerror(13), path)
    names = enumerate(_names_beside(target))
    for _, part in names:
        # Not tempfile: that would ignore the umask, and the file keeps its mode when renamed.
        _sweep(part)
        created: BinaryIO | None = None
        try:
            created = open(part, "x+b", buffering=0)  # noqa: SIM115 - the sink closes it
            if not _lock(created.fileno(), part, wait=True):
                created.close()  # another process removed it before it was locked
                continue
            end = _prepare(created, part, target, status, update)
            sink = _PathSink(created, part, target, name, end, durable)
            break
        except FileExistsError:
            continue
        except BaseException:
            if created is None:
                _sweep(part)  # an interrupt came when the file was there, but not yet assigned
            else:
                created.close()
                with contextlib.suppress(OSError):
                    os.unlink(part)
            raise
    for number, other in names:
        if number >= _MIN_PARTS and not os.path.lexists(other):
            break
        _sweep(other)
    return sink


def _prepare(created: BinaryIO, part: str, target: str, status: os.stat_result | None, update: bool) -> int:
    """Give a new file the permissions and, for an update, the content of the target; returns its size."""
    if status is None:
        return 0
    with contextlib.suppress(OSError):
        os.chmod(part, stat.S_IMODE(status.st_mode))
    if update:
        with open(target, "rb") as old:
            shutil.copyfileobj(old, created, _LEN_COPY)
    return created.tell()


def _names_beside(target: str) -> Iterator[str]:
    """Names of files that can take the place of the target.

    They have numbers from 0 on. Their writer holds a lock, which the operating system releases when the process
    ends. The names differ between machines, which may not see each other's locks. No directory is
    listed for this: a large one would make every file in it slow to write.
    """
    directory, base = os.path.split(target)
    digest = hashlib.sha256(os.fsencode(f"{base}\0{platform.node()}")).hexdigest()[:8]
    stem = os.path.join(directory, f".{os.fsencode(base)[:200].decode('utf-8', 'ignore')}.{digest}")
    for number in itertools.count():
        yield f"{stem}.{number}.part"


def remove_work_area(location: str) -> None:
    """Remove a directory of parts, if it is there.

    It gets another name first: a task that is still running could otherwise add a file while it is removed.
    """
    removed = f"{location}.removed"
    shutil.rmtree(removed, ignore_errors=True)
    with contextlib.suppress(OSError):
        os.rename(location, removed)
        shutil.rmtree(removed, ignore_errors=True)


def _sweep(part: str) -> None:
    """Remove what a killed process or an interrupt left, if it is there; a file that is being written, or of another user, stays."""
    if sys.platform != "win32":  # open files cannot be locked and removed there
        with contextlib.suppress(OSError):
            fd = os.open(part, os.O_RDWR | os.O_NOFOLLOW | os.O_NONBLOCK)
            try:
                status = os.fstat(fd)
                is_ours = stat.S_ISREG(status.st_mode) and status.st_uid == os.geteuid()
                if is_ours and _lock(fd, part, wait=False):
                    remove_work_area(part + WORK_AREA)
                    os.unlink(part)
            finally:
                os.close(fd)


def _lock(fd: int, path: str, *, wait: bool) -> bool:
    """Lock a file until it is closed; tells whether it still has its name, and without waiting whether it was free."""
    if sys.platform == "win32":
        return True
    try:
        fcntl.flock(fd, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:  # also a file system without locks, where nothing is swept
        if not wait:
            return False
    try:
        return os.path.samestat(os.fstat(fd), os.lstat(path))
    except FileNotFoundError:
        return False


def _open_object(target: Any, name: str, update: bool, readable: bool, owned: bool) -> Sink:
    if isinstance(target, io.TextIOBase):
        raise OSError(22, "opened as text; open it with mode 'wb'")
    if _is_seekable(target):
        target.seek(0, io.SEEK_END)
        if target.tell() == 0 and (not readable or _is_readable(target)):
            return Sink(target, name, owned=owned)
    return _stage(target, name, update=update, owned=owned)


def _stage(target: BinaryIO, name: str, *, update: bool, owned: bool) -> Sink:
    staging: Any = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 - closed by commit and abort
    end = 0
    if update:
        target.seek(0)
        shutil.copyfileobj(target, staging, _LEN_COPY)
        end = staging.tell()
    return _StagedSink(staging, target, name, end, owned)


def _as_bytes(data: bytes | bytearray | memoryview) -> memoryview:
    view = memoryview(data)
    return view if (view.format == "B" and view.ndim == 1) or not view.nbytes else view.cast("B")


def _batches(
    parts: Iterable[bytes | bytearray | memoryview],
) -> Iterator[tuple[list[bytes | bytearray | memoryview], int]]:
    """Pieces that go into one call, and their size; of large ones as few as possible, so that they are not joined."""
    pending: list[bytes | bytearray | memoryview] = []
    size = 0
    for part in parts:
        if not len(part):
            continue
        pending.append(part)
        size += len(part)
        if size >= _LEN_CALL or len(pending) == _MAX_VIEWS:
            yield pending, size
            pending, size = [], 0
    if pending:
        yield pending, size


def _joined(pieces: list[bytes | bytearray | memoryview]) -> Iterator[tuple[int, Any]]:
    """The same bytes with small pieces joined; each with its offset."""
    pending: list[bytes | bytearray | memoryview] = []
    at = size = 0
    for piece in pieces:
        if len(piece) < _LEN_JOINED:
            pending.append(piece)
            size += len(piece)
            continue
        if pending:
            yield at, b"".join(pending)
        yield at + size, piece
        at += size + len(piece)
        pending, size = [], 0
    if pending:
        yield at, b"".join(pending)


def _write_views(fd: int, views: list[memoryview], offset: int) -> None:
    """Write consecutive views, in one call if the operating system accepts all of them."""
    first, num = 0, len(views)
    while first < num:
        done = os.pwritev(fd, views[first:], offset)
        offset += done
        while first < num and done >= len(views[first]):
            done -= len(views[first])
            first += 1
        if done:
            views[first] = views[first][done:]


def _is_seekable(file: Any) -> bool:
    return bool(file.seekable()) if hasattr(file, "seekable") else hasattr(file, "seek")


def _is_readable(file: Any) -> bool:
    return bool(file.readable()) if hasattr(file, "readable") else hasattr(file, "read")


def _descriptor(file: BinaryIO) -> int | None:
    """Return the file descriptor for positional writes; only of unbuffered files, as buffered bytes would arrive later."""
    if hasattr(os, "pwrite") and type(file) is io.FileIO:
        return file.fileno()
    return None


def _sync_directory(directory: str) -> None:
    with contextlib.suppress(OSError):
        fd = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)
