"""Where bytes go to: nothing is at the target before everything is written."""

from __future__ import annotations

import contextlib
import io
import os
import secrets
import shutil
import stat
import tempfile
import threading
from types import TracebackType
from typing import TYPE_CHECKING, Any, BinaryIO

from rntuple_construct.errors import SourceError
from rntuple_construct.storage.source import source_error

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = ["Sink", "open_sink"]

_LEN_COPY = 1 << 20


class Sink:
    """A file being written: bytes are appended, and earlier ones may be filled in later.

    Used as a context manager it commits at the end of the block, or aborts when the block fails.
    Several threads may write at once, each to the range it reserved.

    Args:
        file: binary file object that takes the bytes.
        name: what to call it in messages.
        end: where appending starts.
        owned: whether to close the file object in the end.
    """

    def __init__(self, file: BinaryIO, name: str, end: int = 0, *, owned: bool = False) -> None:
        self.name = name
        self._file = file
        self._owned = owned
        self._end = end
        self._lock = threading.Lock()
        self._open = True
        self._fd = _descriptor(file)

    def tell(self) -> int:
        """Offset at which the next bytes are appended."""
        return self._end

    def write(self, data: bytes | bytearray | memoryview) -> int:
        """Append contiguous bytes and return their absolute offset."""
        view = _as_bytes(data)
        offset = self.reserve(len(view))
        self.pwrite(offset, view)
        return offset

    def reserve(self, nbytes: int) -> int:
        """Set ``nbytes`` aside at the end, zero until ``pwrite`` fills them, and return their offset."""
        with self._lock:
            offset = self._end
            self._end += nbytes
        return offset

    def pwrite(self, offset: int, data: bytes | bytearray | memoryview) -> None:
        """Write bytes at an absolute offset inside what was appended or reserved before.

        Raises:
            SourceError: the operating system refuses, the range was never reserved, or the sink is closed.
        """
        if not self._open:
            raise SourceError(f"{self.name} is closed")
        view = _as_bytes(data)
        if offset < 0 or offset + len(view) > self._end:
            raise SourceError(
                f"{len(view)} bytes at {offset} were not reserved; {self.name} ends at {self._end}"
            )
        try:
            self._write_at(offset, view)
        except (OSError, ValueError) as err:
            raise source_error("cannot write", self.name, err) from err

    def preallocate(self, nbytes: int) -> None:
        """Tell the file system how large the file will become, where it wants to know; never needed."""
        if self._fd is not None and hasattr(os, "posix_fallocate") and nbytes > self._end:
            with contextlib.suppress(OSError):
                os.posix_fallocate(self._fd, 0, nbytes)

    def commit(self) -> None:
        """Put the finished file in its place; a second call does nothing.

        Raises:
            SourceError: it could not be put there; the old content of the target is untouched if it was a file.
        """
        if not self._open:
            return
        try:
            self._publish()
        except (OSError, ValueError) as err:
            self.abort()
            raise source_error("cannot write", self.name, err) from err
        self._open = False

    def abort(self) -> None:
        """Throw away everything written; after ``commit`` it does nothing."""
        if self._open:
            self._open = False
            with contextlib.suppress(OSError, ValueError):
                self._discard()

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
        super().__init__(file, name, end)
        self._part = part
        self._target = target
        self._durable = durable

    def _publish(self) -> None:
        self._finish()
        if self._durable:
            os.fsync(self._file.fileno())
        self._file.close()
        os.replace(self._part, self._target)
        if self._durable:
            _sync_directory(os.path.dirname(self._target))

    def _discard(self) -> None:
        with contextlib.suppress(OSError):
            self._file.close()
        os.unlink(self._part)

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


def open_sink(target: Any, *, update: bool = False, durable: bool = True, name: str | None = None) -> Sink:
    """Open whatever shall hold the bytes of a file.

    A path is written beside the target and renamed on commit, with the permissions the target had; a
    symbolic link keeps pointing to the file, which is replaced. Pipes, devices and file objects that are
    not empty get everything on commit. An empty seekable file object is written directly.

    Args:
        target: path (``str`` or ``os.PathLike``) or writable binary file object, for example ``BytesIO``.
        update: start from the present content of the target and append to it; the target itself stays as
            it is until commit.
        durable: wait on commit until the storage device has the bytes.
        name: what to call it in messages.

    Raises:
        SourceError: it cannot be written; ``errno`` is kept where the operating system gave one.
        TypeError: ``target`` is nothing to write to.
    """
    path: str | None = None
    if isinstance(target, (str, os.PathLike)):
        path = os.fsdecode(target)
        name = name or path
        if "://" in path:
            raise SourceError(f"cannot write to the URL {name}", hint="write to a local file and upload it")
    elif hasattr(target, "write"):
        own_name = getattr(target, "name", None)
        name = name or (own_name if isinstance(own_name, str) else "<file object>")
    else:
        raise TypeError(f"cannot write to {type(target).__name__}: give a path or a binary file object")
    try:
        if path is not None:
            return _open_path(path, name, update, durable)
        return _open_object(target, name, update, owned=False)
    except (OSError, ValueError) as err:
        raise source_error("cannot write", name, err) from err


def _open_path(path: str, name: str, update: bool, durable: bool) -> Sink:
    target = os.path.realpath(path)
    try:
        status: os.stat_result | None = os.stat(target)
    except FileNotFoundError:
        status = None
    if status is not None and not stat.S_ISREG(status.st_mode):
        return _open_object(open(target, "wb", buffering=0), name, update=False, owned=True)
    if status is not None and not os.access(target, os.W_OK):
        # Renaming would succeed, but a write-protected file is protected for a reason.
        raise PermissionError(13, os.strerror(13), path)
    part, file = _create_beside(target)
    end = 0
    try:
        if status is not None:
            with contextlib.suppress(OSError):
                os.chmod(part, stat.S_IMODE(status.st_mode))
            if update:
                with open(target, "rb") as old:
                    shutil.copyfileobj(old, file, _LEN_COPY)
                end = file.tell()
    except BaseException:
        file.close()
        os.unlink(part)
        raise
    return _PathSink(file, part, target, name, end, durable)


def _create_beside(target: str) -> tuple[str, BinaryIO]:
    directory, base = os.path.split(target)
    while True:
        # Not tempfile: that would ignore the umask, and the file keeps its mode when renamed.
        part = os.path.join(directory, f".{base[:200]}.{secrets.token_hex(4)}.part")
        with contextlib.suppress(FileExistsError):
            return part, open(part, "x+b", buffering=0)


def _open_object(target: Any, name: str, update: bool, owned: bool) -> Sink:
    if isinstance(target, io.TextIOBase):
        raise OSError(22, "opened as text; open it with mode 'wb'")
    if _is_seekable(target):
        target.seek(0, io.SEEK_END)
        if target.tell() == 0:
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


def _is_seekable(file: Any) -> bool:
    return bool(file.seekable()) if hasattr(file, "seekable") else hasattr(file, "seek")


def _descriptor(file: BinaryIO) -> int | None:
    """File descriptor for positional writes; only of unbuffered files, whose bytes nobody else holds back."""
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
