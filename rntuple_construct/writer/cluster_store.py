"""Where complete clusters go: their pages get places in the file, and the metadata learns of them.

This is the only place where threads meet. Pages are relocatable, so everything before is done without a lock;
here the space is reserved and the metadata updated under one, and the bytes are written after it was released.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from rntuple_construct.compression import Buffer
from rntuple_construct.writer.blobs import BlobPlace, BlobStore, size_in_first_key
from rntuple_construct.writer.cluster import FilledCluster, PageSlot
from rntuple_construct.writer.ledger import ClusterLedger, WrittenCluster, WrittenColumn
from rntuple_construct.writer.options import WriteOptions
from rntuple_construct.writer.pages import SealedPage

__all__ = ["ClusterStore", "StoredPage"]


@dataclass(frozen=True, slots=True)
class StoredPage:
    """Place of a page.

    Args:
        size: stored bytes without checksum.
        offset: absolute file offset.
    """

    size: int
    offset: int


@dataclass(slots=True)
class _Blob:
    """Pages that share a key: pieces to write, and for each page where it starts."""

    parts: list[Buffer] = field(default_factory=list)
    nbytes: int = 0
    len_object: int = 0


class CountedLock:
    """A lock that knows how often it was taken and for how long.

    Attributes:
        num_acquisitions: how often.
        seconds_held: how long in all, which is what threads cannot do at the same time.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._since = 0.0
        self.num_acquisitions = 0
        self.seconds_held = 0.0

    def __enter__(self) -> None:
        self._lock.acquire()
        self._since = time.perf_counter()
        self.num_acquisitions += 1

    def __exit__(self, *_: object) -> None:
        self.seconds_held += time.perf_counter() - self._since
        self._lock.release()


class ClusterStore:
    """Stores pages and clusters; may be used by several threads at once.

    Args:
        blobs: where bytes go.
        ledger: what the metadata will say.
        options: how clusters are stored.
        checksum: page checksum of the generation, by which equal pages are found.
    """

    def __init__(
        self,
        blobs: BlobStore,
        ledger: ClusterLedger,
        options: WriteOptions,
        checksum: Callable[[Buffer], bytes],
    ) -> None:
        self._blobs = blobs
        self._ledger = ledger
        self._options = options
        self._checksum = checksum
        self.lock = CountedLock()

    def store_page(self, page: SealedPage) -> StoredPage:
        """Store one page at once, in a key of its own or, if it is too large for one, in several."""
        parts = [page.data, page.checksum] if page.checksum else [page.data]
        with self.lock:
            place = self._blobs.reserve(page.nbytes, self._options.max_key_size)
            if self._options.preallocate:
                self._blobs.preallocate()
            if self._options.write_under_lock:
                self._blobs.write(place, parts, page.len_uncompressed)
        if not self._options.write_under_lock:
            self._blobs.write(place, parts, page.len_uncompressed)
        return StoredPage(len(page.data), place.offset)

    def commit(self, cluster: FilledCluster) -> None:
        """Give the pages of a cluster their places and append it to the metadata.

        Args:
            cluster: all its slots are filled, with SealedPage or StoredPage.
        """
        plan = _Plan(self._options, self._checksum)
        for column in cluster.columns:
            for slot in column.pages or ():
                plan.add(slot)
        for blob in plan.blobs:
            # Before anything is reserved: space without a key would break the chain of records.
            size_in_first_key(blob.nbytes, self._options.max_key_size)
        with self.lock:
            places = [self._blobs.reserve(blob.nbytes, self._options.max_key_size) for blob in plan.blobs]
            if self._options.preallocate and places:
                self._blobs.preallocate()
            self._ledger.add(plan.written(cluster, [place.offset for place in places]))
            if self._options.write_under_lock:
                self._write(plan.blobs, places)
        if not self._options.write_under_lock:
            self._write(plan.blobs, places)

    def _write(self, blobs: Sequence[_Blob], places: Sequence[BlobPlace]) -> None:
        for blob, place in zip(blobs, places, strict=True):
            self._blobs.write(place, blob.parts, blob.len_object)


class _Plan:
    """Places of the pages of a cluster relative to the blobs that hold them."""

    def __init__(self, options: WriteOptions, checksum: Callable[[Buffer], bytes]) -> None:
        self.blobs: list[_Blob] = []
        self._max_key_size = options.max_key_size
        self._share = options.share_pages
        self._checksum = checksum
        self._places: list[tuple[int, int, int]] = []
        self._known: dict[tuple[int, bytes], list[tuple[Buffer, tuple[int, int, int]]]] = {}

    def add(self, slot: PageSlot) -> None:
        """Plan the place of the next page."""
        page = slot.result
        if isinstance(page, StoredPage):
            self._places.append((page.size, -1, page.offset))
        elif isinstance(page, SealedPage):
            self._places.append(self._shared(page) if self._share else self._append(page))
        else:
            raise TypeError("the page was not sealed")

    def _shared(self, page: SealedPage) -> tuple[int, int, int]:
        """Place of an equal page if there is one."""
        key = (len(page.data), page.checksum or self._checksum(page.data))
        candidates = self._known.setdefault(key, [])
        for data, place in candidates:
            if np.array_equal(np.frombuffer(data, np.uint8), np.frombuffer(page.data, np.uint8)):
                return place
        place = self._append(page)
        candidates.append((page.data, place))
        return place

    def _append(self, page: SealedPage) -> tuple[int, int, int]:
        limit = self._max_key_size
        if not self.blobs or (limit and self.blobs[-1].nbytes + page.nbytes > limit):
            self.blobs.append(_Blob())
        blob = self.blobs[-1]
        place = (len(page.data), len(self.blobs) - 1, blob.nbytes)
        blob.parts += [page.data, page.checksum] if page.checksum else [page.data]
        blob.nbytes += page.nbytes
        blob.len_object += page.len_uncompressed
        return place

    def written(self, cluster: FilledCluster, offsets: Sequence[int]) -> WrittenCluster:
        """The cluster with absolute places, once those of the blobs are known."""
        bases = [*offsets, 0]  # index -1: the place is absolute already
        places = iter(self._places)
        columns = []
        for column in cluster.columns:
            pages = None
            if column.pages is not None:
                pages = np.empty((len(column.pages), 3), np.int64)
                for row, slot in enumerate(column.pages):
                    size, blob, at = next(places)
                    pages[row] = slot.num_elements, size, bases[blob] + at
            columns.append(WrittenColumn(column.num_elements, pages))
        return WrittenCluster(cluster.num_entries, columns)
