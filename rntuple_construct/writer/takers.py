"""What happens to a complete page: sealed now or by a pool of threads, kept or stored at once."""

from __future__ import annotations

from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor

from rntuple_construct.writer.cluster import PageSlot
from rntuple_construct.writer.cluster_store import ClusterStore
from rntuple_construct.writer.pages import SealedPage, Sealer

__all__ = ["PagePool", "PageWork"]

_LEN_TASK = 1 << 20
"""Elements of this many bits' worth of bytes go to a thread together: handing over costs more than a small page."""


class PageWork:
    """Seals pages in the calling thread and, unless clusters are buffered, stores them at once.

    Args:
        sealer: encodes, compresses and checksums.
        store: takes each page, or None to keep it until the cluster is committed.
    """

    def __init__(self, sealer: Sealer, store: ClusterStore | None) -> None:
        self._sealer = sealer
        self._store = store

    def take(self, slot: PageSlot) -> None:
        """Fill the slot of a page."""
        elements = slot.elements
        if elements is None:
            return
        keep = slot.borrowed and self._store is None
        page: SealedPage = self._sealer.seal(slot.codec, elements, keep=keep)
        slot.elements = None
        slot.len_uncompressed = page.len_uncompressed
        slot.nbytes = len(page.data)
        slot.result = page if self._store is None else self._store.store_page(page)

    def release(self) -> None:
        """Return when no element of the caller is needed any more."""

    def drain(self) -> None:
        """Return when all slots are filled."""

    def close(self) -> None:
        """Give up threads."""


class PagePool(PageWork):
    """Seals pages in threads; the caller goes on until too many are under way.

    Args:
        sealer: encodes, compresses and checksums.
        store: takes each page, or None to keep it until the cluster is committed.
        threads: number of threads.
    """

    def __init__(self, sealer: Sealer, store: ClusterStore | None, threads: int) -> None:
        super().__init__(sealer, store)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="rntuple-pages")
        self._limit = 2 * threads
        self._under_way: deque[tuple[Future[None], bool]] = deque()
        self._waiting: list[PageSlot] = []
        self._len_waiting = 0

    def take(self, slot: PageSlot) -> None:
        """Hand a page over to the pool."""
        self._waiting.append(slot)
        self._len_waiting += slot.codec.nbytes(slot.num_elements)
        if self._len_waiting >= _LEN_TASK:
            self._submit()

    def release(self) -> None:
        """Wait for the pages whose elements belong to the caller."""
        if any(slot.borrowed for slot in self._waiting):
            self._submit()
        while any(borrowed for _, borrowed in self._under_way):
            self._under_way.popleft()[0].result()

    def drain(self) -> None:
        """Wait for all pages."""
        self._submit()
        while self._under_way:
            self._under_way.popleft()[0].result()

    def close(self) -> None:
        """Wait for what is running and end the threads."""
        self._pool.shutdown(cancel_futures=True)

    def _submit(self) -> None:
        slots = self._waiting
        if not slots:
            return
        self._waiting, self._len_waiting = [], 0
        while len(self._under_way) >= self._limit:
            self._under_way.popleft()[0].result()
        future = self._pool.submit(self._take_all, slots)
        self._under_way.append((future, any(slot.borrowed for slot in slots)))

    def _take_all(self, slots: list[PageSlot]) -> None:
        for slot in slots:
            super().take(slot)
