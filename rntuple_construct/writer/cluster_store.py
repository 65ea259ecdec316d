"""Complete clusters: their pages get places in the file, and the page lists learn of them.

This is the only place where threads synchronise. Pages are relocatable, so they are made without a lock. A lock
protects the reservation of space and the update of the metadata; the bytes are written after its release.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from rntuple_spec.constants import SUPPRESSED_ELEMENT_OFFSET, ClusterFlag

from rntuple_construct.base.errors import LimitError
from rntuple_construct.format.compression import Buffer
from rntuple_construct.format.generations import Generation
from rntuple_construct.format.generations.records import (
    NOT_LISTED,
    ClusterSummaries,
    ClusterSummary,
    PageList,
)
from rntuple_construct.writer.cluster import FilledCluster, Page
from rntuple_construct.writer.container import BlobStore
from rntuple_construct.writer.options import WriteOptions

__all__ = ["ClusterLedger", "ClusterStore"]

Int64Array = npt.NDArray[np.int64]

_MAX_ELEMENT = 2**63 - 1
_LEN_LOOK = 64
"""Bytes at the end of pages that are compared first; pages that differ there need no checksums."""


class ClusterLedger:
    """Collects clusters in the order of their commits and numbers their entries and elements.

    Args:
        settings: compression settings of the pages.
        has_checksum: if true, pages have checksums.

    Attributes:
        num_entries, num_clusters: how many there are so far.
        column_groups: column ids of each column group; if there are any, each cluster becomes one shard per group.
        all_summaries: summaries of all clusters so far.
        num_open_pages: pages that no page list describes yet.
    """

    def __init__(self, settings: int, has_checksum: bool) -> None:
        self.num_entries = 0
        self.num_clusters = 0
        self.column_groups: Sequence[Sequence[int]] = ()
        self.all_summaries: list[ClusterSummary] = []
        self.num_open_pages = 0
        self._settings = settings
        self._has_checksum = has_checksum
        self._next_element = np.empty(0, np.int64)
        self._num_listed = 0
        self._clusters: list[_OpenCluster] = []

    def add_columns(self, first_elements: Sequence[int]) -> None:
        """Take in new columns.

        Args:
            first_elements: for each column the global number of the next element. It is the first element of a
                deferred column, the position of the other representations for a further one, and otherwise 0.
        """
        self._next_element = np.concatenate([self._next_element, _element_numbers(first_elements)])

    def resume(
        self,
        num_clusters: int,
        num_entries: int,
        next_elements: Sequence[int],
        summaries: Sequence[ClusterSummary],
    ) -> None:
        """Continue after clusters that existing page lists describe.

        Args:
            num_clusters, num_entries: how many there are.
            next_elements: for each column the global number of its next element.
            summaries: summaries of the clusters, where a footer has them.
        """
        self.num_clusters, self.num_entries = num_clusters, num_entries
        self._next_element[:] = _element_numbers(next_elements)
        self.all_summaries = list(summaries)
        self._num_listed = len(summaries)

    def take_over(self, page_list: PageList, summaries: Sequence[ClusterSummary]) -> None:
        """Describe clusters in front of those that no page list describes yet once more, together with these.

        Args:
            page_list: what describes them so far.
            summaries: their summaries.
        """
        taken = []
        for index in range(page_list.num_clusters):
            ranges = slice(int(page_list.first_range[index]), int(page_list.first_range[index + 1]))
            bounds = page_list.first_page[ranges.start : ranges.stop + 1]
            pages = slice(int(bounds[0]), int(bounds[-1]))
            rows = np.stack(
                [
                    page_list.num_elements[pages].astype(np.int64),
                    page_list.size[pages],
                    page_list.offset[pages],
                ],
                axis=1,
            )
            taken.append(
                _OpenCluster(
                    page_list.element_offset[ranges],
                    np.diff(bounds),
                    page_list.compression_settings[ranges],
                    rows,
                    page_list.has_checksum[pages],
                )
            )
            self.num_open_pages += len(rows)
        self._clusters[:0] = taken
        self.all_summaries[self._num_listed : self._num_listed] = summaries

    @property
    def num_columns(self) -> int:
        """Columns known so far."""
        return len(self._next_element)

    def first_element(self, column_id: int) -> int:
        """Global number of the next element of a column."""
        return int(self._next_element[column_id])

    @property
    def num_open_clusters(self) -> int:
        """Clusters that no page list describes yet."""
        return len(self._clusters)

    @property
    def nbytes_open(self) -> int:
        """Stored bytes of the pages of these."""
        return sum(int(each.pages[:, 1].sum()) for each in self._clusters)

    @property
    def first_open_entry(self) -> int:
        """First entry that no page list describes yet."""
        return self.all_summaries[self._num_listed].first_entry if self._clusters else self.num_entries

    def add(self, cluster: FilledCluster, pages: Int64Array) -> None:
        """Append a cluster; its entries follow those of the cluster before.

        Args:
            cluster: the cluster, with the columns that were known when it was filled.
            pages: shape ``(num_pages, 3)``: elements, stored bytes without checksum and file offset of each page.
        """
        columns = cluster.columns
        num_pages = np.array([len(column.pages or ()) for column in columns], np.int64)
        suppressed = np.array([column.pages is None for column in columns], np.bool_)
        num_elements = np.array([column.num_elements for column in columns], np.int64)
        self.add_ranges(cluster.num_entries, num_elements, num_pages, suppressed, pages)

    def add_ranges(
        self,
        num_entries: int,
        num_elements: Int64Array,
        num_pages: Int64Array,
        suppressed: npt.NDArray[np.bool_],
        pages: Int64Array,
        *,
        skipped: Int64Array | None = None,
        settings: Int64Array | None = None,
    ) -> None:
        """Append a cluster whose pages are in the file; its entries follow those of the cluster before.

        Args:
            num_entries: entries of the cluster.
            num_elements: shape ``(num_columns,)``, elements of each column, also where another representation has them.
            num_pages: shape ``(num_columns,)``, pages of each column.
            suppressed: shape ``(num_columns,)``, whether the field uses another representation.
            pages: shape ``(num_pages.sum(), 3)``: elements, stored bytes without checksum and file offset of each.
            skipped: shape ``(num_columns,)``, elements before these that no page holds; None for none.
            settings: shape ``(num_columns,)``, compression settings; None for those that the ledger was made with.
        """
        next_element = self._next_element[: len(num_elements)]
        if skipped is not None:
            _check_sum(next_element, skipped)
            next_element += skipped
        offsets = np.where(suppressed, SUPPRESSED_ELEMENT_OFFSET, next_element)
        _check_sum(next_element, num_elements)
        next_element += num_elements
        if settings is None:
            settings = np.full(len(num_elements), self._settings, np.int64)
        if self.column_groups:
            starts = _starts(num_pages)
            for group_id, ids in enumerate(self.column_groups):
                shard = list(ids)
                rows = [pages[starts[column_id] : starts[column_id + 1]] for column_id in shard]
                summary = ClusterSummary(self.num_entries, num_entries, ClusterFlag.SHARDED, group_id)
                joined = np.concatenate([pages[:0], *rows])
                self._append(summary, offsets[shard], num_pages[shard], settings[shard], joined)
        else:
            summary = ClusterSummary(self.num_entries, num_entries, 0)
            self._append(summary, offsets, num_pages, settings, pages)
        self.num_entries += num_entries

    def _append(
        self,
        summary: ClusterSummary,
        offsets: Int64Array,
        num_pages: Int64Array,
        settings: Int64Array,
        pages: Int64Array,
    ) -> None:
        self._clusters.append(_OpenCluster(offsets, num_pages, settings, pages, None))
        self.num_open_pages += len(pages)
        self.all_summaries.append(summary)
        self.num_clusters += 1

    def take_page_list(self, header_checksum: bytes) -> PageList:
        """The page list of all clusters since the last call."""
        none = np.empty(0, np.int64)
        num_columns = [len(each.offsets) for each in self._clusters]
        element_offset = np.concatenate([none, *(each.offsets for each in self._clusters)])
        num_pages = np.concatenate([none, *(each.num_pages for each in self._clusters)])
        settings = np.concatenate([none, *(each.settings for each in self._clusters)])
        pages = np.concatenate([none.reshape(0, 3), *(each.pages for each in self._clusters)])
        has_checksum = np.full(len(pages), self._has_checksum)
        first = 0
        for each in self._clusters:
            if each.has_checksum is not None:
                has_checksum[first : first + len(each.pages)] = each.has_checksum
            first += len(each.pages)
        summaries = ClusterSummaries.of(self.all_summaries[self._num_listed :])
        self._clusters, self._num_listed, self.num_open_pages = [], len(self.all_summaries), 0
        return PageList(
            header_checksum=header_checksum,
            cluster_summaries=summaries,
            first_range=_starts(np.array(num_columns, np.int64)),
            element_offset=element_offset,
            compression_settings=np.where(element_offset < 0, NOT_LISTED, settings),
            first_page=_starts(num_pages),
            num_elements=pages[:, 0].astype(np.int32),
            has_checksum=has_checksum,
            size=pages[:, 1],
            offset=pages[:, 2],
        )


def _element_numbers(numbers: Sequence[int]) -> Int64Array:
    """Numbers of elements as an array.

    Raises:
        LimitError: no 64-bit number holds one of them.
    """
    for column_id, number in enumerate(numbers):
        if number > _MAX_ELEMENT:
            raise _too_many(column_id, number)
    return np.array(numbers, np.int64)


def _check_sum(first: Int64Array, num_elements: Int64Array) -> None:
    """Raise LimitError unless a column still has numbers for so many more elements."""
    wrong = np.flatnonzero(first > _MAX_ELEMENT - num_elements)
    if len(wrong):
        column_id = int(wrong[0])
        raise _too_many(column_id, int(first[column_id]) + int(num_elements[column_id]))


def _too_many(column_id: int, number: int) -> LimitError:
    return LimitError(
        f"column {column_id} would have elements with numbers up to {number}", path=f"schema.columns[{column_id}]",
        expected=f"at most {_MAX_ELEMENT}", actual=number,
        hint="rntuple convert writes the entries to a new file, where numbers begin at 0",
    )  # fmt: skip


class _OpenCluster(NamedTuple):
    """A cluster that the next page list describes.

    Args:
        offsets: shape ``(num_columns,)``, element offsets.
        num_pages: same shape, pages of each column.
        settings: same shape, compression settings.
        pages: shape ``(num_pages.sum(), 3)``: elements, stored bytes without checksum and file offset of each.
        has_checksum: shape ``(num_pages.sum(),)``; None for the setting of the ledger.
    """

    offsets: Int64Array
    num_pages: Int64Array
    settings: Int64Array
    pages: Int64Array
    has_checksum: npt.NDArray[np.bool_] | None


def _starts(counts: Int64Array) -> Int64Array:
    starts = np.zeros(len(counts) + 1, np.int64)
    np.cumsum(counts, out=starts[1:])
    return starts


class ClusterStore:
    """Takes complete clusters; several threads may use it at once.

    Args:
        blobs: the file.
        ledger: what the page lists will say.
        options: how pages are stored.
        generation: the generation that is written.

    Attributes:
        lock: under it pages and clusters get their places.
    """

    def __init__(
        self,
        blobs: BlobStore,
        ledger: ClusterLedger,
        options: WriteOptions,
        generation: Generation,
    ) -> None:
        self.lock = threading.Lock()
        self._blobs = blobs
        self._ledger = ledger
        self._options = options
        self._checksum = generation.page_checksum
        self._len_checksum = generation.len_page_checksum if options.page_checksums else 0

    def store_page(self, page: Page) -> None:
        """Store one sealed page immediately, in a separate key or, if it is too large, in several keys."""
        data = page.data
        if data is None:
            raise TypeError("the page was not sealed")
        parts = [data, page.checksum] if page.checksum else [data]
        with self.lock:
            place = self._blobs.reserve(page.size + self._len_checksum, self._options.max_key_size)
            if self._options.preallocate:
                self._blobs.preallocate()
        self._blobs.write(place, parts, page.len_uncompressed)
        page.data, page.offset = None, place.offset

    def commit(self, cluster: FilledCluster) -> None:
        """Give the pages of a cluster their places and append it to the page list.

        Args:
            cluster: all its pages are sealed, or stored already.
        """
        plan = _PagePlacement(self._options, self._checksum, self._len_checksum)
        for page in cluster.pages():
            plan.add(page)
        limit, block = self._options.max_key_size, self._options.cluster_alignment
        with self.lock:
            places = self._blobs.reserve_all([blob.nbytes for blob in plan.blobs], limit, block)
            if self._options.preallocate and places:
                self._blobs.preallocate()
            self._ledger.add(cluster, plan.pages([place.offset for place in places]))
        for blob, place in zip(plan.blobs, places, strict=True):
            self._blobs.write(place, self._parts(blob.pages), blob.len_object)

    def _parts(self, pages: list[Page]) -> Iterator[Buffer]:
        """Stored bytes of pages, each with its checksum.

        Checksums that are not known are computed when the page was written: it is in the processor's cache then.
        """
        for page in pages:
            data = page.data
            if data is not None:
                yield data
                if self._len_checksum:
                    yield page.checksum or self._checksum(data)


class _PlacedBlob:
    """Pages that share a key, all their bytes, and their uncompressed length."""

    __slots__ = ("len_object", "nbytes", "pages")

    def __init__(self) -> None:
        self.pages: list[Page] = []
        self.nbytes = self.len_object = 0


class _PagePlacement:
    """Places of the pages of a cluster relative to the blobs that hold them."""

    def __init__(self, options: WriteOptions, checksum: Callable[[Buffer], bytes], len_checksum: int) -> None:
        self.blobs: list[_PlacedBlob] = []
        self._max_key_size = options.max_key_size
        self._share = options.share_pages
        self._checksum = checksum
        self._len_checksum = len_checksum
        self._rows: list[tuple[int, int, int, int]] = []
        # Pages that look alike, and, once there are two of these, pages that are equal as far as checksums tell.
        self._alike: dict[tuple[int, bytes], tuple[Page, tuple[int, int]] | None] = {}
        self._known: dict[tuple[int, bytes], list[tuple[Page, tuple[int, int]]]] = {}

    def add(self, page: Page) -> None:
        """Plan the place of the next page."""
        if page.elements is not None:
            raise TypeError("the page was not sealed")
        if page.data is None:
            blob, at = -1, page.offset
        else:
            blob, at = self._shared(page, page.data) if self._share else self._append(page)
        self._rows.append((page.num_elements, page.size, blob, at))

    def pages(self, offsets: Sequence[int]) -> Int64Array:
        """Elements, stored bytes and absolute offset of each page, once the offsets of the blobs are known."""
        rows = np.array(self._rows, np.int64).reshape(-1, 4)
        bases = np.array([*offsets, 0], np.int64)  # index -1: the place is absolute already
        rows[:, 2] = bases[rows[:, 2]] + rows[:, 3]
        return rows[:, :3]

    def _shared(self, page: Page, data: Buffer) -> tuple[int, int]:
        """Place of an equal page if there is one."""
        look = (page.size, bytes(memoryview(data)[-_LEN_LOOK:]))
        if look not in self._alike:
            place = self._append(page)
            self._alike[look] = page, place
            return place
        first = self._alike[look]
        if first is not None:
            self._candidates(first[0]).append(first)
            self._alike[look] = None
        candidates = self._candidates(page)
        for other, place in candidates:
            if other.data is not None and _is_equal(other.data, data):
                return place
        place = self._append(page)
        candidates.append((page, place))
        return place

    def _candidates(self, page: Page) -> list[tuple[Page, tuple[int, int]]]:
        """The pages so far of the same size and checksum."""
        if page.checksum is None and page.data is not None:
            page.checksum = self._checksum(page.data)
        return self._known.setdefault((page.size, page.checksum or b""), [])

    def _append(self, page: Page) -> tuple[int, int]:
        nbytes, limit = page.size + self._len_checksum, self._max_key_size
        if not self.blobs or (limit and self.blobs[-1].nbytes + nbytes > limit):
            self.blobs.append(_PlacedBlob())
        blob = self.blobs[-1]
        place = (len(self.blobs) - 1, blob.nbytes)
        blob.pages.append(page)
        blob.nbytes += nbytes
        blob.len_object += page.len_uncompressed
        return place


def _is_equal(one: Buffer, other: Buffer) -> bool:
    if isinstance(one, bytes) and isinstance(other, bytes):
        return one == other
    # Views compare element by element in Python, which takes long.
    return np.array_equal(np.frombuffer(one, np.uint8), np.frombuffer(other, np.uint8))
