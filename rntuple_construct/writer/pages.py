"""Pages: the elements of a column cut into pieces, each encoded, compressed and followed by its checksum."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt
from rntuple_spec.constants import MAX_ELEMENTS_PER_PAGE

from rntuple_construct.columns import ColumnCodec
from rntuple_construct.compression import Buffer, compress
from rntuple_construct.generations import Generation
from rntuple_construct.values.layout import Array
from rntuple_construct.writer.options import WriteOptions

__all__ = ["Column", "Page", "PageSealer"]

_MAX_TARGET = MAX_ELEMENTS_PER_PAGE // 3 * 2
"""Elements of a page that may become 1.5 times as large and still be counted."""
_LEN_TASK = 1 << 20
"""Pages of so many bytes go to a thread together: handing over costs more than a small page."""


class Page:
    """One page: elements, then stored bytes, then a place in the file.

    Attributes:
        codec: codec of the column.
        elements: shape ``(n,)``; None once the page is sealed.
        num_elements: how many there are.
        borrowed: whether the elements belong to the caller, who may change them after ``extend``.
        data: stored bytes without checksum; None before the page is sealed and after it was stored.
        checksum: what follows them; empty if pages have no checksums.
        size: number of stored bytes without checksum.
        len_uncompressed: bytes before compression.
        offset: file offset of a page that was stored at once.
    """

    __slots__ = (
        "borrowed", "checksum", "codec", "data", "elements", "len_uncompressed", "num_elements", "offset", "size",
    )  # fmt: skip

    def __init__(self, codec: ColumnCodec, elements: Array, borrowed: bool) -> None:
        self.codec = codec
        self.elements: Array | None = elements
        self.num_elements = len(elements)
        self.borrowed = borrowed
        self.data: Buffer | None = None
        self.checksum = b""
        self.size = self.len_uncompressed = self.offset = 0


class Column:
    """Elements of one column in the current cluster, cut into pages.

    Two buffers take turns: a full one is a page only when the next one is at least half full, and what is left
    at the end of the cluster joins the full one if it is less than half a page. So all pages have 0.5 to 1.5 times
    the target size, unless the whole cluster has fewer elements. Seen from here this is one buffer of 1.5 pages.

    Args:
        codec: codec of the column.
        page_size: target size of a page in bytes before compression.
        take: takes each page as soon as it is complete.

    Attributes:
        target: elements of a page of the target size.
        num_elements: elements of the cluster so far.
    """

    __slots__ = ("_buffer", "_fill", "_flush_at", "_pages", "_take_page", "codec", "num_elements", "target")

    def __init__(self, codec: ColumnCodec, page_size: int, take: Callable[[Page], None]) -> None:
        self.codec = codec
        self.target = min(max(8 * page_size // codec.bits, 1), _MAX_TARGET)
        self.num_elements = 0
        self._flush_at = self.target + (self.target + 1) // 2
        self._take_page = take
        self._pages: list[Page] = []
        self._buffer: npt.NDArray[Any] | None = None
        self._fill = 0

    def append(self, elements: Array) -> None:
        """Append elements and hand over the pages that are complete.

        Args:
            elements: shape ``(n,)``; a page that lies within them has no copy of them.
        """
        target = self.target
        position, num = 0, len(elements)
        self.num_elements += num
        while self._fill + num - position >= self._flush_at:
            if self._fill == 0:
                self._emit(elements[position : position + target], True)
                position += target
                continue
            if self._fill < target:
                taken = target - self._fill
                self._store(elements[position : position + taken])
                position += taken
            self._emit(self._take(target), False)
        if position < num:
            self._store(elements[position:] if position else elements)

    def finish(self) -> list[Page]:
        """All pages of the cluster, the last one with what is left; the column is empty then."""
        if self._fill:
            self._emit(self._take(self._fill), False)
        pages, self._pages, self.num_elements = self._pages, [], 0
        return pages

    def _emit(self, elements: Array, borrowed: bool) -> None:
        page = Page(self.codec, elements, borrowed)
        self._pages.append(page)
        self._take_page(page)

    def _store(self, elements: Array) -> None:
        needed = self._fill + len(elements)
        buffer = self._buffer
        if buffer is None or needed > len(buffer):
            # Grown as needed: most columns of wide schemas never fill a page.
            capacity = min(max(needed, 2 * self._fill, 64), max(self._flush_at, needed))
            grown = np.empty(capacity, elements.dtype)
            if buffer is not None:
                grown[: self._fill] = buffer[: self._fill]
            self._buffer = buffer = grown
        buffer[self._fill : needed] = elements
        self._fill = needed

    def _take(self, num: int) -> Array:
        """Remove the first elements from the buffer, which is not used again."""
        buffer = self._buffer
        if buffer is None:
            return np.empty(0)
        page, rest = buffer[:num], buffer[num : self._fill]
        self._buffer, self._fill = None, 0
        if len(rest):
            self._store(rest)
        return page


class PageSealer:
    """Encodes, compresses and checksums pages, in the calling thread or in a pool of threads.

    With threads, the caller goes on until too many pages are under way.

    Args:
        options: compression, checksums and number of threads.
        generation: the generation that is written.
        store: takes each page as soon as it is sealed; None to keep it until the cluster is committed.
    """

    def __init__(
        self, options: WriteOptions, generation: Generation, store: Callable[[Page], None] | None
    ) -> None:
        self._settings = options.settings
        self._checksum = generation.page_checksum if options.page_checksums else None
        self._is_sealed = generation.page_checksum_is_sealed
        self._store = store
        self._pool: ThreadPoolExecutor | None = None
        if options.threads > 1:
            self._pool = ThreadPoolExecutor(options.threads, thread_name_prefix="rntuple-pages")
        self._limit = 2 * options.threads
        self._under_way: deque[tuple[Future[None], bool]] = deque()
        self._waiting: list[Page] = []
        self._len_waiting = 0

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
        """Return when no element of the caller is needed any more."""
        if any(page.borrowed for page in self._waiting):
            self._submit()
        while any(borrowed for _, borrowed in self._under_way):
            self._under_way.popleft()[0].result()

    def drain(self) -> None:
        """Return when all pages are sealed."""
        self._submit()
        while self._under_way:
            self._under_way.popleft()[0].result()

    def close(self) -> None:
        """Wait for what is running and end the threads."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def _submit(self) -> None:
        pages = self._waiting
        if self._pool is None or not pages:
            return
        self._waiting, self._len_waiting = [], 0
        while len(self._under_way) >= self._limit:
            self._under_way.popleft()[0].result()
        self._under_way.append(
            (self._pool.submit(self._seal_all, pages), any(page.borrowed for page in pages))
        )

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
        if data is view and page.borrowed and self._store is None and np.may_share_memory(encoded, elements):
            data = bytes(view)
        if self._checksum is not None:
            page.checksum = self._checksum(data if self._is_sealed else view)
        page.data, page.elements = data, None
        page.size, page.len_uncompressed = len(data), len(view)
        if self._store is not None:
            self._store(page)
