"""URLs by way of fsspec: few requests, each worth its round trip."""

from __future__ import annotations

import errno
import os
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import Future, wait
from typing import Any, TypeVar

from rntuple_construct.errors import SourceError
from rntuple_construct.storage.source import Source, source_error

__all__ = ["FsspecSource", "open_url"]

_T = TypeVar("_T")
_LEN_BLOCK = 64 << 10
_NUM_BLOCKS = 32
_MAX_MERGED_GAP = 64 << 10
_MAX_MERGED_RANGE = 16 << 20

SECONDS_TO_ANSWER = 60.0
"""Seconds that a server has for an answer, besides the time for the bytes themselves."""

SLOWEST = 100_000
"""Bytes in a second, below which a server counts as stalled."""


def open_url(url: str, name: str) -> Source:
    """Open a URL such as ``https://...`` or ``s3://...``.

    Raises:
        SourceError: fsspec or the protocol is not installed, nothing is there, or the size is unknown.
    """
    try:
        import fsspec
    except ImportError as err:
        raise source_error(
            "cannot open", name, err, hint="pip install rntuple-construct[remote] to read URLs"
        ) from err
    # Every protocol brings a library with exceptions of its own, so nothing narrower will do.
    try:
        filesystem, path = fsspec.core.url_to_fs(url)
        size = _within(SECONDS_TO_ANSWER, lambda: filesystem.info(path)["size"])
    except Exception as err:
        raise source_error("cannot open", name, err) from err
    if not isinstance(size, int):
        raise SourceError(f"cannot open {name}: the server does not tell its size", hint="download it first")
    return FsspecSource(filesystem, path, size, name)


class FsspecSource(Source):
    """A remote file: small reads go through a cache of 64 KiB blocks, near ranges are merged.

    A server that does not answer within ``SECONDS_TO_ANSWER``, and one second more for every ``SLOWEST`` bytes asked
    for, is given up for good: whoever reads on in spite of errors shall not wait again each time. A forked process
    opens connections of its own.

    Args:
        filesystem: fsspec file system.
        path: path on it.
        size: number of bytes of the file.
        name: what to call it in messages.
    """

    def __init__(self, filesystem: Any, path: str, size: int, name: str) -> None:
        super().__init__(name, size)
        self._filesystem = filesystem
        self._path = path
        self._blocks: OrderedDict[int, bytes] = OrderedDict()
        self._lock = threading.Lock()
        self._pid = os.getpid()
        self._stalled: _StalledError | None = None

    def read(self, offset: int, nbytes: int) -> memoryview:
        """Read exactly ``nbytes`` bytes at ``offset``."""
        self._check(offset, nbytes)
        first, last = offset // _LEN_BLOCK, (offset + nbytes - 1) // _LEN_BLOCK
        if nbytes == 0:
            return memoryview(b"")
        if nbytes >= _LEN_BLOCK:
            return self._fetch([(offset, nbytes)])[0]
        block = self._block(first)
        start = offset - first * _LEN_BLOCK
        if first == last:
            return memoryview(block)[start : start + nbytes]
        return memoryview(block[start:] + self._block(last)[: nbytes - (len(block) - start)])

    def read_many(self, ranges: Iterable[tuple[int, int]]) -> list[memoryview]:
        """Read several ranges in one batch, merging those that are close to each other."""
        wanted = list(ranges)
        for offset, nbytes in wanted:
            self._check(offset, nbytes)
        merged: list[tuple[int, int]] = []
        home = [0] * len(wanted)
        for index in sorted(range(len(wanted)), key=wanted.__getitem__):
            offset, nbytes = wanted[index]
            end = offset + nbytes
            if merged:
                start, stop = merged[-1]
                if offset - stop <= _MAX_MERGED_GAP and max(end, stop) - start <= _MAX_MERGED_RANGE:
                    merged[-1] = (start, max(end, stop))
                else:
                    merged.append((offset, end))
            else:
                merged.append((offset, end))
            home[index] = len(merged) - 1
        fetched = self._fetch([(start, stop - start) for start, stop in merged])
        result = []
        for (offset, nbytes), place in zip(wanted, home, strict=True):
            start = offset - merged[place][0]
            result.append(fetched[place][start : start + nbytes])
        return result

    def close(self) -> None:
        """Stop reading and drop the cache."""
        super().close()
        self._blocks = OrderedDict()

    def _check(self, offset: int, nbytes: int) -> None:
        if offset < 0 or nbytes < 0 or offset + nbytes > self._limit:
            raise self._refuse(offset, nbytes)
        if self._pid != os.getpid():
            self._reopen()

    def _reopen(self) -> None:
        """Give a forked process what it must not share with its parent: connections, and the lock."""
        system = self._filesystem
        try:
            self._filesystem = type(system)(
                *system.storage_args, skip_instance_cache=True, **system.storage_options
            )
        except Exception as err:  # see open_url
            raise source_error("cannot open", self.name, err) from err
        self._blocks, self._lock, self._pid = OrderedDict(), threading.Lock(), os.getpid()

    def _block(self, index: int) -> bytes:
        with self._lock:
            block = self._blocks.get(index)
            if block is not None:
                self._blocks.move_to_end(index)
                return block
        start = index * _LEN_BLOCK
        block = bytes(self._fetch([(start, min(_LEN_BLOCK, self.size - start))])[0])
        with self._lock:
            self._blocks[index] = block
            while len(self._blocks) > _NUM_BLOCKS:
                self._blocks.popitem(last=False)
        return block

    def _fetch(self, ranges: list[tuple[int, int]]) -> list[memoryview]:
        if not ranges:
            return []
        starts = [offset for offset, _ in ranges]
        stops = [offset + nbytes for offset, nbytes in ranges]

        def ask() -> list[bytes]:
            if len(ranges) == 1:
                return [self._filesystem.cat_file(self._path, start=starts[0], end=stops[0])]
            paths = [self._path] * len(ranges)
            return list(self._filesystem.cat_ranges(paths, starts, stops, on_error="raise"))

        if self._stalled is not None:
            raise source_error("cannot read", self.name, self._stalled)
        nbytes_asked = sum(nbytes for _, nbytes in ranges)
        try:
            parts = _within(SECONDS_TO_ANSWER + nbytes_asked / SLOWEST, ask)
            views = [memoryview(part) for part in parts]
        except _StalledError as err:
            self._stalled = err
            raise source_error("cannot read", self.name, err) from err
        except Exception as err:  # see open_url
            raise source_error("cannot read", self.name, err) from err
        for (offset, nbytes), view in zip(ranges, views, strict=True):
            if len(view) != nbytes:
                raise SourceError(f"{self.name} sent {len(view)} bytes at {offset}, {nbytes} were asked for")
        return views


class _StalledError(TimeoutError):
    """No answer within the time there is."""


def _within(seconds: float, call: Callable[[], _T]) -> _T:
    """The result of a call in a thread of its own, which is left behind if it takes too long.

    Every protocol has its own idea of a time limit, or none.

    Raises:
        _StalledError: it took longer.
    """
    outcome: Future[_T] = Future()

    def work() -> None:
        try:
            outcome.set_result(call())
        except BaseException as error:  # noqa: BLE001 (the caller is told, whatever it is)
            outcome.set_exception(error)

    threading.Thread(target=work, name="rntuple-remote", daemon=True).start()
    if not wait([outcome], seconds).done:
        raise _StalledError(errno.ETIMEDOUT, f"no answer within {seconds:.0f} seconds")
    return outcome.result()
