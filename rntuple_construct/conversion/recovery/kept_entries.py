"""Entries of a cluster that need none of its damaged pages.

An entry is kept if all pages with its elements are right. The first entry after a damaged page of offsets is lost, too, because its
first item is not known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import RNTupleError, UnsupportedError
from rntuple_construct.conversion.recovery.column_order import ENTRIES, Scope, Slot
from rntuple_construct.format.descriptor.clusters import Cluster
from rntuple_construct.format.metadata import NTupleMetadata

__all__ = ["KeptEntries"]

Mask = npt.NDArray[np.bool_]


class KeptEntries:
    """The entries of a cluster that are kept, and their elements.

    Args:
        metadata: the RNTuple.
        cluster: the cluster.
        slots: its columns.

    Attributes:
        runs: ranges of entries that are kept, from the first one of the RNTuple on.

    Raises:
        UnsupportedError: numbers of elements of columns do not agree, as those of fields that were added later.
    """

    def __init__(self, metadata: NTupleMetadata, cluster: Cluster, slots: Sequence[Slot]) -> None:
        self._store, self._cluster, self._slots = metadata.page_store, cluster, slots
        self._index: dict[int, npt.NDArray[Any]] = {}
        self._totals = {ENTRIES: cluster.num_entries}
        for number, slot in enumerate(slots):
            pages = cluster.column_range(number)
            total = 0 if pages is None or pages.is_suppressed else pages.len_elements
            if total != self._totals.setdefault(slot.scope, total // max(slot.factor, 1)) * slot.factor:
                raise UnsupportedError("columns have different numbers of elements", path=cluster.path)
        self._kept = ~self._damaged_entries()
        edges = np.flatnonzero(np.diff(self._kept, prepend=False, append=False)) + cluster.first_entry
        self.runs = list(zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True))

    @property
    def num_entries(self) -> int:
        """Entries that are kept."""
        return int(self._kept.sum())

    def columns(self) -> Iterator[tuple[int, npt.NDArray[Any]]]:
        """Yield the elements of all columns, with offsets and indices from the first kept entry on."""
        kept: dict[Scope, Mask] = {ENTRIES: self._kept}
        for number, slot in enumerate(self._slots):
            is_kept = kept[slot.scope].repeat(slot.factor)
            elements = self._index.get(number)
            if elements is None:
                elements, _ = self._elements(number)
            if slot.num_tags is None:
                yield number, elements[is_kept]
            elif not slot.num_tags:
                num_items = self._totals.get((number, 0), 0)
                stops = np.minimum(elements, num_items).astype(np.int64)
                starts = np.concatenate([[0], stops[:-1]])[is_kept]
                changes = np.zeros(num_items + 1, np.int64)
                np.add.at(changes, starts, 1)
                np.add.at(changes, stops[is_kept], -1)
                kept[number, 0] = np.cumsum(changes[:-1]) > 0
                yield number, np.cumsum(stops[is_kept] - starts).astype(elements.dtype)
            else:
                chosen = elements[is_kept].copy()
                for tag in range(1, slot.num_tags + 1):
                    is_tag = chosen["tag"] == tag
                    items = np.zeros(self._totals.get((number, tag), 0), np.bool_)
                    items[chosen["index"][is_tag]] = True
                    kept[number, tag] = items
                    chosen["index"][is_tag] = np.arange(int(is_tag.sum()))
                yield number, chosen

    def _damaged_entries(self) -> Mask:
        """Return which entries have elements in damaged pages."""
        damaged = {scope: np.zeros(total, np.bool_) for scope, total in self._totals.items()}
        for number in range(len(self._slots) - 1, -1, -1):
            slot = self._slots[number]
            elements, bad = self._elements(number)
            if slot.num_tags is not None:
                self._index[number] = elements
                bad |= self._with_damaged_items(number, slot, elements, bad, damaged)
            if slot.factor:
                damaged[slot.scope] |= bad.reshape(-1, slot.factor).any(axis=1)
        return damaged[ENTRIES]

    def _with_damaged_items(
        self, number: int, slot: Slot, elements: npt.NDArray[Any], bad: Mask, damaged: dict[Scope, Mask]
    ) -> Mask:
        """Return which collections or variants have damaged items; fills in offsets of damaged pages."""
        found = np.zeros(len(bad), np.bool_)
        if slot.num_tags:
            for tag in range(1, slot.num_tags + 1):
                items = damaged.get((number, tag), np.empty(0, np.bool_))
                is_tag = (elements["tag"] == tag) & ~bad
                indices = elements["index"][is_tag]
                is_there = indices < len(items)
                lost = ~is_there
                lost[is_there] = items[indices[is_there]]
                found[is_tag] = lost
            return found
        np.maximum.accumulate(
            elements, out=elements
        )  # damaged pages are zeros: their items are those of the next collection
        items = damaged.get((number, 0), np.empty(0, np.bool_))
        num_damaged = np.concatenate([[0], np.cumsum(items)])
        stops = np.minimum(elements, len(items)).astype(np.int64)
        before = np.concatenate([[0], stops[:-1]])
        found |= num_damaged[stops] > num_damaged[before]
        found |= elements > len(items)
        found[1:] |= bad[:-1]
        return found

    def _elements(self, number: int) -> tuple[npt.NDArray[Any], Mask]:
        """The elements of a column, zeros for damaged pages; and which ones are in damaged pages."""
        slot, pages = self._slots[number], self._cluster.column_range(number)
        total = 0 if pages is None else pages.len_elements
        elements, bad = np.zeros(total, slot.codec.dtype), np.zeros(total, np.bool_)
        start = 0
        if pages is None:
            return elements, bad
        places = zip(
            pages.num_elements.tolist(), pages.offset.tolist(), pages.size.tolist(), pages.has_checksum.tolist(), strict=True
        )  # fmt: skip
        for num, offset, size, has_checksum in places:
            try:
                data = self._store.uncompressed(
                    self._store.read(offset, size, has_checksum), slot.codec.nbytes(num), verify=True
                )
                elements[start : start + num] = slot.codec.decode(data, num)
            except RNTupleError:
                bad[start : start + num] = True
            start += num
        return elements, bad
