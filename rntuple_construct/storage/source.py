"""Sources of bytes: one small interface for paths, bytes, file objects and URLs."""

from __future__ import annotations

import re
import threading
from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field

from rntuple_construct.base.closing import Closing
from rntuple_construct.base.errors import ContainerError, MissingSourceError, SourceError
from rntuple_construct.base.printable import redacted
from rntuple_construct.base.rules import broken


@dataclass(slots=True)
class Traffic:
    """Counts of the requests to a server since a file was opened.

    Args:
        requests: requests that were sent, repeated ones included.
        ranges: byte ranges they asked for; several can go into one request.
        nbytes: received bytes, with separators between ranges and without headers.
        retries: requests that were repeated because a connection or server failed.
    """

    requests: int = 0
    ranges: int = 0
    nbytes: int = 0
    retries: int = 0
    _lock: threading.Lock = field(default_factory=threading.Lock, repr=False, compare=False)

    def add(self, *, requests: int = 0, ranges: int = 0, nbytes: int = 0, retries: int = 0) -> None:
        """Count more of them."""
        with self._lock:
            self.requests += requests
            self.ranges += ranges
            self.nbytes += nbytes
            self.retries += retries

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
        """Whether requests are so slow that callers should announce their reads with ``prefetch``."""
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
        """Take note that so many bytes of ``memory`` were read, most of which are not needed again."""

    def close(self) -> None:
        """Give up the underlying resource; bytes already handed out stay valid."""
        self._limit = -1

    @property
    def closed(self) -> bool:
        """Whether ``close`` was called."""
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
        """Let go of the bytes; views already handed out stay valid."""
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
        error: what came of it.
        hint: what the user can do about it.
        kind: class of the error; one that Python users expect too where a file is not there to be read.
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
