"""Pages of one page list, hashed and decompressed in the order in which checks look at them, by several threads if asked for.

Threads only compute: whatever is reported is reported by the thread that asks, in the same order for any number of them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from types import TracebackType
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.compression import Buffer
from rntuple_construct.format.metadata.pages import PageStore
from rntuple_construct.format.pages.read_threads import Step, read_ahead

if TYPE_CHECKING:
    from typing_extensions import Self

Item = TypeVar("Item")

__all__ = ["LoadedPage", "Loader", "Request", "wrong_checksums"]

_LEN_GROUP = 2 << 20
"""Uncompressed bytes that go to a thread together: handing over costs more than a small page."""
_LEN_HASHED = 16 << 20
"""Stored bytes that are hashed together."""
_LEN_NUMBERS = 256
"""Bytes of memory that the numbers of a page take while they are checked."""


class Request(NamedTuple):
    """A page to load.

    Args:
        number: in its page list.
        offset, size: where it is, and its stored bytes without the checksum.
        length: uncompressed bytes.
        has_checksum: if true, a checksum follows, which is compared.
        is_opaque: if true, it is only hashed.
    """

    number: int
    offset: int
    size: int
    length: int
    has_checksum: bool
    is_opaque: bool


class LoadedPage(NamedTuple):
    """Result of a request.

    Args:
        raw: stored bytes.
        stored: the checksum after them; None without a checksum.
        computed: the checksum that the page has, if it is not the stored one, else None.
        data: uncompressed bytes; None if the checksum is wrong or the page is opaque, an error if it is damaged.
        room: memory that they are in, to be given back; None if it is of no further use.
    """

    raw: memoryview
    stored: memoryview | None
    computed: bytes | None
    data: Buffer | RNTupleError | None
    room: bytearray | None = None


class Loader:
    """Loads pages one after the other; with several threads ahead of the one that asks.

    Args:
        store: reads and decompresses.
        requests: the pages in the order in which they will be asked for.
        workers: number of threads; 1 loads pages when they are asked for.
    """

    def __init__(self, store: PageStore, requests: Iterable[Request], workers: int) -> None:
        self._store = store
        self._rooms: list[bytearray] | None = [] if workers > 1 else None
        self._pages = (
            _ahead(lambda group: map(self._load, group), _groups(requests), workers)
            if workers > 1
            else (self._load(request) for request in requests)
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pages.close()

    def next(self) -> LoadedPage:
        """The next page of those that were requested.

        Raises:
            ContainerError, SourceError: its bytes are not all there.
        """
        return next(self._pages)

    def done(self, page: LoadedPage) -> None:
        """Return the memory of a page after its last use."""
        if page.room is not None and self._rooms is not None:
            self._rooms.append(page.room)

    def _load(self, request: Request) -> LoadedPage:
        store, rooms = self._store, self._rooms
        raw, stored = store.read(request.offset, request.size, request.has_checksum)
        if stored is not None and store.is_sealed:
            computed = store.wrong_checksum(raw, stored)
            if computed is not None:
                return LoadedPage(raw, stored, computed, None)
        if request.is_opaque:
            return LoadedPage(raw, stored, None, None)
        if request.size == request.length:
            data: Buffer = raw
            room = None
        else:
            room = bytearray() if rooms is not None else None
            if rooms:
                try:
                    room = rooms.pop()
                except IndexError:  # another thread was faster
                    room = bytearray()
            try:
                data, room = store.expand(raw, request.length, offset=request.offset, room=room)
            except RNTupleError as error:
                return LoadedPage(raw, stored, None, error, room)
        if stored is not None and not store.is_sealed:
            computed = store.wrong_checksum(data, stored)
            if computed is not None:
                return LoadedPage(raw, stored, computed, None, room)
        return LoadedPage(raw, stored, None, data, room)


def wrong_checksums(
    store: PageStore, offset: npt.NDArray[np.int64], size: npt.NDArray[np.int64], workers: int
) -> Iterator[tuple[int, bytes, bytes]]:
    """Compare the checksums of pages that all have one of their stored bytes.

    Args:
        store: reads them.
        offset, size: where each is, and its stored bytes without the checksum.
        workers: number of threads.

    Yields:
        position, computed and stored checksum of each page whose checksum is wrong.

    Raises:
        ContainerError, SourceError: the bytes are not all there.
    """
    sizes = np.cumsum(size + _LEN_NUMBERS)
    num_parts = int(sizes[-1]) // _LEN_HASHED + 1 if len(sizes) else 0
    bounds = np.searchsorted(sizes, np.arange(1, num_parts) * _LEN_HASHED, side="right").tolist()
    parts = (
        (first, offset[first:stop], size[first:stop])
        for first, stop in zip([0, *bounds], [*bounds, len(size)], strict=True)
        if first < stop
    )
    yield from _ahead(lambda part: _wrong_of_part(store, *part), parts, workers)


def _wrong_of_part(
    store: PageStore, first: int, offset: npt.NDArray[np.int64], size: npt.NDArray[np.int64]
) -> Iterator[tuple[int, bytes, bytes]]:
    for position, computed, stored in store.wrong_checksums(offset, size):
        yield first + position, computed, stored


def _ahead(
    read: Callable[[Step], Iterable[Item]], steps: Iterable[Step], workers: int
) -> Generator[Item, None, None]:
    """Yield what each step gives, in order, and raise its error after that; several threads read ahead."""

    def collected(step: Step) -> tuple[list[Item], RNTupleError | None]:
        items: list[Item] = []
        try:
            for item in read(step):
                items.append(item)  # noqa: PERF402 (those before an error count)
        except RNTupleError as error:
            return items, error
        return items, None

    depth = 2 * workers if workers > 1 else 0
    with closing(read_ahead(collected, steps, depth, threads=workers, name="rntuple-validate")) as chunks:
        for items, error in chunks:
            yield from items
            if error is not None:
                raise error


def _groups(requests: Iterable[Request]) -> Iterator[list[Request]]:
    """Requests that go to a thread together."""
    group: list[Request] = []
    length = 0
    for request in requests:
        group.append(request)
        length += request.size if request.is_opaque else request.length
        if length >= _LEN_GROUP:
            yield group
            group, length = [], 0
    if group:
        yield group
