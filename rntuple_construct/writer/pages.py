"""Pages: the elements of a column cut into pieces, each encoded, compressed and followed by its checksum."""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from rntuple_spec.constants import MAX_ELEMENTS_PER_PAGE

from rntuple_construct.format.columns import ColumnCodec
from rntuple_construct.format.compression import Buffer, compress
from rntuple_construct.format.generations import Generation
from rntuple_construct.model.values.layout import Array
from rntuple_construct.writer.options import WriteOptions

__all__ = ["Column", "Page", "PageSealer", "Rooms"]

Room: TypeAlias = npt.NDArray[np.uint8]

_MAX_TARGET = MAX_ELEMENTS_PER_PAGE // 3 * 2
"""Elements of a page that may become 1.5 times as large and still be counted."""
_LEN_TASK = 1 << 20
"""Pages of so many bytes go to a thread together: handing over costs more than a small page."""
_LEN_REST = 16 << 10
"""Fewer bytes than these are copied at once: to come back to them costs as much."""


class _Buffered(NamedTuple):
    """Elements that belong to us, and the memory that they are in if it is used again."""

    elements: Array
    room: Room | None


class Page:
    """One page: elements, then stored bytes, then a place in the file.

    Attributes:
        codec: codec of the column.
        elements: shape ``(n,)``; None once the page is sealed.
        num_elements: how many there are.
        borrowed: whether the elements belong to the caller, who may change them after ``extend``.
        room: reusable buffer of the writer with the elements or the stored bytes; None if it has no buffer.
        data: stored bytes without checksum; None before the page is sealed and after it was stored.
        checksum: what follows them; None as long as it is not known, or if pages have no checksums.
        size: number of stored bytes without checksum.
        len_uncompressed: bytes before compression.
        offset: file offset of a page that was stored at once.
    """

    __slots__ = (
        "borrowed", "checksum", "codec", "data", "elements", "len_uncompressed", "num_elements", "offset", "room", "size",
    )  # fmt: skip

    def __init__(self, codec: ColumnCodec, elements: Array, borrowed: bool, room: Room | None = None) -> None:
        self.codec = codec
        self.elements: Array | None = elements
        self.num_elements = len(elements)
        self.borrowed = borrowed
        self.room = room
        self.data: Buffer | None = None
        self.checksum: bytes | None = None
        self.size = self.len_uncompressed = self.offset = 0


class Rooms:
    """Memory for pages that is used again: fresh memory costs more than copying a page into it.

    Only memory of the sizes that come again and again is kept, that of full pages, and never more than the largest
    cluster had. Several threads may use it at once.
    """

    def __init__(self) -> None:
        self._free: dict[int, list[Room]] = {}

    def take(self, nbytes: int) -> Room:
        """Memory of so many bytes with any content; some that was used already if there is some."""
        free = self._free.get(nbytes)
        if free:
            with contextlib.suppress(IndexError):  # another thread was faster
                return free.pop()
        return np.empty(nbytes, np.uint8)

    def give(self, room: Room) -> None:
        """Return an unreferenced buffer to the pool."""
        self._free.setdefault(len(room), []).append(room)


class Column:
    """Elements of one column in the current cluster, cut into pages.

    Two buffers take turns: a full buffer becomes a page only when the next one is at least half full. At the end of
    the cluster, a rest of less than half a page joins the full buffer. So all pages have 0.5 to 1.5 times the target
    size, unless the whole cluster has fewer elements.

    Args:
        codec: codec of the column.
        page_size: target size of a page in bytes before compression.
        take: takes each page as soon as it is complete.
        rooms: memory of full pages.
        lenders: gets this column when it refers to elements of the caller that are not in a page yet. The code that
            calls ``append`` must call ``own`` before the caller may change them.

    Attributes:
        target: elements of a page of the target size.
        num_elements: elements of the cluster so far.
    """

    __slots__ = (
        "_buffer", "_fill", "_full", "_half", "_is_long", "_lenders", "_pages", "_rest", "_rooms", "_take_page", "codec",
        "num_elements", "target",
    )  # fmt: skip

    def __init__(
        self,
        codec: ColumnCodec,
        page_size: int,
        take: Callable[[Page], None],
        rooms: Rooms,
        lenders: list[Column],
    ) -> None:
        self.codec = codec
        self.target = min(max(8 * page_size // codec.bits, 1), _MAX_TARGET)
        self.num_elements = 0
        self._half = (self.target + 1) // 2
        self._take_page = take
        self._rooms = rooms
        self._lenders = lenders
        self._pages: list[Page] = []
        # In this order: a full page, a buffer with its first elements, elements of the caller.
        self._full: _Buffered | None = None
        self._buffer: _Buffered | None = None
        self._fill = 0
        self._rest: Array | None = None
        self._is_long = False

    def append(self, elements: Array) -> None:
        """Append elements and hand over the pages that are complete.

        Args:
            elements: shape ``(n,)``; a page that lies within them has no copy of them.
        """
        num = len(elements)
        self.num_elements += num
        if self._rest is not None:
            self.own()
        if not self._fill and num >= self._half:
            self._append_pages(elements)
        elif num:
            self._store(elements)

    def own(self) -> None:
        """Copy what still belongs to the caller."""
        rest, self._rest = self._rest, None
        if rest is not None:
            self._store(rest)

    def finish(self) -> list[Page]:
        """Return all pages of the cluster, the last one with the rest; the column is empty then."""
        if self._rest is not None:
            self._emit(self._rest, True, None)
        elif self._full is not None:
            full = self._full
            if self._buffer is not None and self._fill:
                last = np.concatenate([full.elements, self._buffer.elements[: self._fill]])
                self._emit(last, False, None)
                self._give(full)
                self._give(self._buffer)
            else:
                self._emit(full.elements, False, full.room)
        elif self._buffer is not None and self._fill:
            self._emit(self._buffer.elements[: self._fill], False, self._buffer.room)
        self._full = self._buffer = self._rest = None
        self._fill = 0
        pages, self._pages, self.num_elements = self._pages, [], 0
        return pages

    def _append_pages(self, elements: Array) -> None:
        """Append elements of at least half a page while the buffer is empty: pages need no copy of them."""
        if self._full is not None:
            self._emit_full()
        target, position, num = self.target, 0, len(elements)
        while num - position >= target + self._half:
            self._emit(elements[position : position + target], True, None)
            position += target
        if position < num:
            rest = elements[position:] if position else elements
            if rest.nbytes < _LEN_REST:
                self._store(rest)
            else:
                self._rest = rest
                self._lenders.append(self)

    def _emit(self, elements: Array, borrowed: bool, room: Room | None) -> None:
        page = Page(self.codec, elements, borrowed, room)
        self._pages.append(page)
        self._take_page(page)

    def _emit_full(self) -> None:
        full, self._full = self._full, None
        if full is not None:
            self._emit(full.elements, False, full.room)

    def _store(self, elements: Array) -> None:
        """Copy elements into the buffers, and hand over full ones as soon as the next one is half full."""
        target, position, num = self.target, 0, len(elements)
        while position < num:
            fill = self._fill
            taken = min(target - fill, num - position)
            filled = fill + taken
            buffer = self._buffer
            if buffer is None or filled > len(buffer.elements):
                buffer = self._grow(buffer, filled, elements.dtype)
            buffer.elements[fill:filled] = elements[position : position + taken]
            position += taken
            self._fill = filled
            if filled >= self._half and self._full is not None:
                self._emit_full()
            if filled == target:
                # The rest of this call may complete the page, but then it is not copied.
                self._full, self._buffer, self._fill = buffer, None, 0
                if num - position >= self._half:
                    self._append_pages(elements[position:])
                    return

    def _grow(self, buffer: _Buffered | None, needed: int, dtype: np.dtype[Any]) -> _Buffered:
        """A buffer for more elements, with those that are there already."""
        # Grown as needed: most columns of wide schemas never fill a page.
        capacity = min(max(needed, 2 * self._fill, 64), self.target)
        if self._is_long or 2 * capacity >= self.target:
            self._is_long = True
            room = self._rooms.take(self.target * dtype.itemsize)
            grown = _Buffered(room.view(dtype), room)
        else:
            grown = _Buffered(np.empty(capacity, dtype), None)
        if buffer is not None:
            grown.elements[: self._fill] = buffer.elements[: self._fill]
        self._buffer = grown
        return grown

    def _give(self, buffer: _Buffered) -> None:
        if buffer.room is not None:
            self._rooms.give(buffer.room)


class PageSealer:
    """Encodes, compresses and checksums pages, in the calling thread or in a pool of threads.

    With threads, the caller continues until too many pages are in progress.

    Args:
        options: compression, checksums and number of threads.
        generation: the generation that is written.
        rooms: memory of full pages.
        store: takes each page as soon as it is sealed; None to keep it until the cluster is committed.
    """

    def __init__(
        self,
        options: WriteOptions,
        generation: Generation,
        rooms: Rooms,
        store: Callable[[Page], None] | None,
    ) -> None:
        self._settings = options.settings
        self._checksum = generation.page_checksum if options.page_checksums else None
        self._is_sealed = generation.page_checksum_is_sealed
        self._rooms = rooms
        self._store = store
        self._pool: ThreadPoolExecutor | None = None
        if options.threads > 1:
            self._pool = ThreadPoolExecutor(options.threads, thread_name_prefix="rntuple-pages")
        self._limit = 2 * options.threads
        self._under_way: deque[tuple[Future[None], list[Page]]] = deque()
        self._waiting: list[Page] = []
        self._len_waiting = 0
        self._lent: list[Page] = []

    def take(self, page: Page) -> None:
        """Seal a page, or hand it over to the threads."""
        if self._pool is None:
            self._seal(page)
            return
        self._waiting.append(page)
        self._len_waiting += page.codec.nbytes(page.num_elements)
        if self._len_waiting >= _LEN_TASK:
            self._submit()

    def release(self) -> None:
        """Return when no element of the caller is needed any more: what no thread has begun with is copied."""
        if self._pool is not None:
            self._own_elements(self._waiting)
            for index, (future, pages) in enumerate(self._under_way):
                if any(page.borrowed for page in pages) and future.cancel():
                    self._own_elements(pages)
                    self._under_way[index] = self._pool.submit(self._seal_all, pages), pages
            for future, pages in self._under_way:
                if any(page.borrowed for page in pages):
                    future.result()
        for page in self._lent:
            data = page.data
            if data is not None:
                page.room = self._rooms.take(len(data))
                page.room[:] = np.frombuffer(data, np.uint8)
                page.data = page.room.data
                self._add_checksum(page, page.data)
        self._lent.clear()

    def drain(self) -> None:
        """Wait until all pages are sealed, so that they are stored without a copy before the caller continues."""
        self._submit()
        while self._under_way:
            self._under_way.popleft()[0].result()
        self._lent.clear()

    def close(self) -> None:
        """Wait for running tasks and end the threads."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def _own_elements(self, pages: list[Page]) -> None:
        for page in pages:
            if page.borrowed and page.elements is not None:
                page.room = self._rooms.take(page.elements.nbytes)
                elements = page.room.view(page.elements.dtype)
                elements[...] = page.elements
                page.elements, page.borrowed = elements, False

    def _submit(self) -> None:
        pages = self._waiting
        if self._pool is None or not pages:
            return
        self._waiting, self._len_waiting = [], 0
        while len(self._under_way) >= self._limit:
            self._under_way.popleft()[0].result()
        self._under_way.append((self._pool.submit(self._seal_all, pages), pages))

    def _seal_all(self, pages: list[Page]) -> None:
        for page in pages:
            self._seal(page)

    def _seal(self, page: Page) -> None:
        elements = page.elements
        if elements is None:
            return
        encoded = page.codec.encode_elements(elements)
        view = encoded.data
        data = compress(view, self._settings)
        page.size, page.len_uncompressed = len(data), len(view)
        is_borrowed = page.borrowed
        if data is view and np.may_share_memory(encoded, elements):
            if is_borrowed and self._store is None:
                # Perhaps it is stored before the caller can change it. The checksum waits until the bytes are needed:
                # to fetch them into the cache takes longer than to compute it.
                page.data, page.elements = data, None
                self._lent.append(page)
                page.borrowed = False
                return
        elif page.room is not None:
            self._rooms.give(page.room)
            page.room = None
        page.data = data
        self._add_checksum(page, data if self._is_sealed else view)
        page.elements, page.borrowed = None, False
        if self._store is not None:
            self._store(page)
            if page.room is not None:
                self._rooms.give(page.room)
                page.room = None

    def _add_checksum(self, page: Page, data: Buffer) -> None:
        if self._checksum is not None:
            page.checksum = self._checksum(data)
