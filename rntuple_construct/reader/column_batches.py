"""Small columns of many fields, planned and decoded together: planning each alone costs more than decoding it.

Irregular pages are left to the code that reads one column, which raises the error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.columns import ColumnCodec
from rntuple_construct.format.descriptor.schema import Column, Schema
from rntuple_construct.format.metadata import PageStore
from rntuple_construct.model.schema.field_kinds import FieldNode
from rntuple_construct.model.values.layout import Array
from rntuple_construct.model.values.reading import Segment
from rntuple_construct.reader.read_threads import SOLO
from rntuple_construct.reader.vectorised import RegularPages, read_regular_pages

__all__ = ["MIN_FIELDS", "Together"]

MIN_FIELDS = 8
"""For fewer fields, batches take longer than single columns."""
_MAX_LEN_COLUMN = 64 << 10
# Decoded bytes of the columns that are read at a time; they wait in memory until they are asked for.
_LEN_BATCH = 1 << 20
_MAX_RANGES = 1 << 17


class Together:
    """The small columns of one read over whole clusters; each is decoded with the others that come next.

    Args:
        nodes: the fields, in the order in which they are read.
        segments: their values.
        schema: the columns.
        codec_of: gives the codec of a column.
        store: where pages are stored.
        verify: whether checksums are compared.
    """

    def __init__(
        self,
        nodes: Iterable[FieldNode],
        segments: Sequence[Segment],
        schema: Schema,
        codec_of: Callable[[Column], ColumnCodec],
        store: PageStore,
        *,
        verify: bool,
    ) -> None:
        self._store = store
        self._verify = verify
        self._codecs: dict[int, ColumnCodec] = {}
        # Of each column that is still to be read: the batch, its page numbers, and its elements in each cluster.
        self._planned: dict[int, tuple[list[int], Array, list[int]]] = {}
        self._known: dict[int, Array] = {}
        if not _is_simple(segments):
            return
        for node in nodes:
            for column_id in _column_ids(node):
                column = schema.columns[column_id]
                if column_id not in self._codecs and not column.is_deferred:
                    try:
                        self._codecs[column_id] = codec_of(column)
                    except RNTupleError:
                        continue
        if self._codecs and len(self._codecs) * len(segments) <= _MAX_RANGES:
            self._pages = segments[0].cluster.page_list
            index = np.fromiter((segment.cluster.index for segment in segments), np.int64, len(segments))
            self._plan(index)

    def _plan(self, index: Array) -> None:
        """Find the pages of all columns in the clusters of the page list, and distribute small columns to batches."""
        pages = self._pages
        ids = np.fromiter(self._codecs, np.int64, len(self._codecs))
        ranges = pages.first_range[index] + ids[:, None]
        listed = (ranges < pages.first_range[index + 1]).all(axis=1)
        ids, ranges = ids[listed], ranges[listed]
        first = pages.first_page[ranges]
        num_pages = pages.first_page[ranges + 1] - first
        # No column of the rest is suppressed, and each has pages in every cluster.
        is_there = ((pages.element_offset[ranges] >= 0) & (num_pages > 0)).all(axis=1)
        ids, first, num_pages = ids[is_there], first[is_there].ravel(), num_pages[is_there].ravel()
        if not len(ids):
            return
        ends = num_pages.cumsum()
        numbers = np.repeat(first - ends + num_pages, num_pages) + np.arange(int(ends[-1]))
        counts = pages.num_elements[numbers].astype(np.int64)
        in_clusters = np.add.reduceat(counts, ends - num_pages).reshape(len(ids), -1)
        starts = (ends - num_pages)[:: len(index)]
        sizes = [self._codecs[column_id].dtype.itemsize for column_id in ids.tolist()]
        nbytes = in_clusters.sum(axis=1) * sizes
        is_small = (nbytes <= _MAX_LEN_COLUMN) & (np.minimum.reduceat(counts, starts) >= 0)
        batch: list[int] = []
        room = _LEN_BATCH
        for column_id, is_wanted, start, stop, size, lengths in zip(
            ids.tolist(), is_small.tolist(), starts.tolist(), [*starts[1:].tolist(), len(numbers)],
            nbytes.tolist(), in_clusters.tolist(), strict=True,
        ):  # fmt: skip
            if is_wanted:
                if room < size:
                    batch, room = [], _LEN_BATCH
                room -= size
                batch.append(column_id)
                self._planned[column_id] = batch, numbers[start:stop], lengths

    def take(
        self, column_id: int, segments: Sequence[Segment], dtype: np.dtype[Any], lead: int
    ) -> Array | None:
        """Elements of a column for all segments, once; arguments as for ``ColumnReader.read``.

        Returns:
            None if the column has to be read alone.
        """
        planned = self._planned.get(column_id)
        if planned is None:
            return None
        batch, _, lengths = planned
        if column_id not in self._known:
            self._load(batch)
        self._planned.pop(column_id, None)
        elements = self._known.pop(column_id, None)
        if elements is None or elements.dtype != dtype or len(segments) != len(lengths):
            return None
        for segment, length in zip(segments, lengths, strict=True):
            if segment.start or segment.stop != length:
                return None
        out = np.empty(lead + len(elements), dtype)
        out[lead:] = elements
        return out

    def _load(self, batch: list[int]) -> None:
        """Decode the columns of a batch, those of one codec in one go."""
        alike: dict[int, list[int]] = {}
        for column_id in batch:
            if column_id in self._planned:
                alike.setdefault(id(self._codecs[column_id]), []).append(column_id)
        batch.clear()
        for column_ids in alike.values():
            decoded = self._decoded(column_ids)
            if not decoded:
                # Pages of another compression, or damage: the others would most often fail, too.
                self._planned.clear()
                return
            self._known.update(zip(column_ids, decoded, strict=True))

    def _decoded(self, column_ids: list[int]) -> list[Array]:
        """Elements of columns of one codec; nothing if a page is irregular."""
        pages, codec = self._pages, self._codecs[column_ids[0]]
        numbers = np.concatenate([self._planned[column_id][1] for column_id in column_ids])
        has_checksum = pages.has_checksum[numbers]
        have_checksums = bool(has_checksum.all())
        if has_checksum.any() and not have_checksums:
            return []
        lengths = [sum(self._planned[column_id][2]) for column_id in column_ids]
        out = np.empty(sum(lengths), codec.dtype)
        count = pages.num_elements[numbers].astype(np.int64)
        regular = RegularPages(pages.offset[numbers], pages.size[numbers], count, have_checksums)
        if not len(out) or not read_regular_pages(
            regular, codec, self._store, out, verify=self._verify, team=SOLO
        ):
            return []
        ends = np.cumsum(lengths).tolist()
        return [out[end - length : end] for end, length in zip(ends, lengths, strict=True)]


def _is_simple(segments: Sequence[Segment]) -> bool:
    """Whether segments are whole clusters of one page list all pages of which are in the file."""
    return (
        bool(segments)
        and all(
            segment.cluster.page_list is segments[0].cluster.page_list
            and not segment.start
            and segment.stop == segment.cluster.num_entries
            and not segment.cluster.is_sharded
            for segment in segments
        )
        and not segments[0].cluster.page_list.foreign
    )


def _column_ids(node: FieldNode) -> Iterator[int]:
    """Columns of a field and those below it that have one representation, in the order in which they are read."""
    if len(node.field.representations) == 1:
        yield from node.field.representations[0]
    for child in node.children:
        yield from _column_ids(child)
