"""One cluster in the making: elements of every column become pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rntuple_construct.columns import ColumnCodec
from rntuple_construct.fields.layout import Array, Layout
from rntuple_construct.fields.nodes import FUNDAMENTAL_DTYPES, FieldNode
from rntuple_construct.fields.shredding import Batch
from rntuple_construct.writer.limits import check_values, is_limited
from rntuple_construct.writer.model import Model
from rntuple_construct.writer.sizing import PageSplitter

__all__ = ["ClusterBuilder", "FilledCluster", "FilledColumn", "PageSlot", "PageTaker"]


class PageSlot:
    """Place of a page in its column, filled when the page is sealed or stored.

    Attributes:
        codec: codec of the column.
        elements: elements of the page; None once they are no longer needed.
        borrowed: whether the elements belong to the caller, who may change them after ``extend``.
        num_elements: how many there are.
        result: what the page taker made of them.
        len_uncompressed: bytes before compression.
        nbytes: stored bytes without checksum.
    """

    __slots__ = ("borrowed", "codec", "elements", "len_uncompressed", "nbytes", "num_elements", "result")

    def __init__(self, codec: ColumnCodec, elements: Array, borrowed: bool) -> None:
        self.codec = codec
        self.elements: Array | None = elements
        self.borrowed = borrowed
        self.num_elements = len(elements)
        self.result: object = None
        self.len_uncompressed = 0
        self.nbytes = 0


PageTaker = Callable[[PageSlot], None]
"""Takes each page as soon as it is complete and sees to it that the slot is filled."""


@dataclass(frozen=True, slots=True)
class FilledColumn:
    """A column of a complete cluster.

    Args:
        num_elements: elements of the column, also where another representation holds them.
        pages: its pages; None if the field uses another representation.
    """

    num_elements: int
    pages: Sequence[PageSlot] | None


@dataclass(frozen=True, slots=True)
class FilledCluster:
    """A complete cluster whose pages have no place yet.

    Args:
        num_entries: entries in it.
        columns: its columns in id order.
    """

    num_entries: int
    columns: Sequence[FilledColumn]

    @property
    def len_uncompressed(self) -> int:
        """Bytes of all pages before compression."""
        return sum(page.len_uncompressed for column in self.columns for page in column.pages or ())

    @property
    def nbytes(self) -> int:
        """Stored bytes of all pages, without checksums."""
        return sum(page.nbytes for column in self.columns for page in column.pages or ())


class _Column:
    """State of one column in the current cluster."""

    __slots__ = ("codec", "num_elements", "pages", "splitter", "take")

    def __init__(self, codec: ColumnCodec, page_size: int, take: PageTaker) -> None:
        self.codec = codec
        self.take = take
        self.splitter = PageSplitter(codec.bits, page_size)
        self.pages: list[PageSlot] = []
        self.num_elements = 0

    def emit(self, elements: Array, borrowed: bool) -> None:
        slot = PageSlot(self.codec, elements, borrowed)
        self.pages.append(slot)
        self.take(slot)

    def restart(self) -> None:
        self.pages = []
        self.num_elements = 0


class ClusterBuilder:
    """Collects entries until somebody decides that the cluster is complete.

    Args:
        model: fields and columns; may grow while entries are collected.
        page_size: target size of a page in bytes.
        take: takes each page.
    """

    def __init__(self, model: Model, page_size: int, take: PageTaker) -> None:
        self._model = model
        self._page_size = page_size
        self._take = take
        self._columns: list[_Column] = []
        self._chosen: dict[int, int] = {}
        self._ids: dict[int, tuple[int, ...]] = {}
        self._bits: dict[int, tuple[int, ...]] = {}
        self._limited: dict[int, ColumnCodec] = {}
        self._counts: dict[tuple[int, int], int] = {}
        self.num_entries = 0
        self.num_bits = 0
        self.grow()

    def grow(self) -> None:
        """Take in fields and columns that the model has got."""
        for codec in self._model.codecs[len(self._columns) :]:
            self._columns.append(_Column(codec, self._page_size, self._take))
        for field in self._model.schema.fields:
            if field.representations and not field.record.is_projected:
                self._choose(field.field_id, self._chosen.get(field.field_id, 0))

    def select(self, field_id: int, representation: int) -> None:
        """Use another representation of a field; the current cluster must be empty."""
        self._choose(field_id, representation)

    def _choose(self, field_id: int, representation: int) -> None:
        ids = self._model.schema.fields[field_id].representations[representation]
        self._chosen[field_id] = representation
        self._ids[field_id] = ids
        self._limited.pop(field_id, None)
        dtype = FUNDAMENTAL_DTYPES.get(self._model.schema.fields[field_id].type_name)
        codec = self._model.codecs[ids[0]]
        if dtype is not None and is_limited(codec, dtype):
            self._limited[field_id] = codec
        self._bits[field_id] = tuple(self._model.codecs[column_id].bits for column_id in ids)

    def check(self, layouts: Mapping[str, Layout]) -> None:
        """Raise SchemaError for values that do not fit the columns of the cluster."""
        if self._limited:
            check_values(self._model.nodes, layouts, lambda node: self._limited.get(node.field.field_id))

    def bits_of(self, node: FieldNode) -> Sequence[int]:
        """Bits on storage of each column of a field, in the representation that the cluster uses."""
        return self._bits[node.field.field_id]

    def add(self, batch: Batch, start: int, stop: int, num_bits: int) -> None:
        """Append entries of a batch.

        Args:
            batch: the values.
            start: first entry.
            stop: entry after the last one.
            num_bits: uncompressed bits of these entries, as the batch measured them.
        """
        batch.shred(start, stop, self)
        self.num_entries += stop - start
        self.num_bits += num_bits

    def append(self, node: FieldNode, index: int, elements: Array) -> None:
        """Append elements to a column, see ElementSink."""
        column = self._columns[self._ids[node.field.field_id][index]]
        column.num_elements += len(elements)
        column.splitter.append(elements, column.emit)

    def extend_content(self, node: FieldNode, child: int, num_values: int) -> int:
        """Count values below a collection or variant, see ElementSink."""
        key = (node.field.field_id, child)
        before = self._counts.get(key, 0)
        self._counts[key] = before + num_values
        return before

    def finish(self) -> FilledCluster:
        """Complete the cluster and start the next one."""
        for column in self._columns:
            column.splitter.flush(column.emit)
        columns: list[FilledColumn] = [
            FilledColumn(column.num_elements, column.pages) for column in self._columns
        ]
        for field in self._model.schema.fields:
            if len(field.representations) > 1 and not field.record.is_projected:
                self._suppress_others(field.representations, self._ids[field.field_id], columns)
        cluster = FilledCluster(self.num_entries, columns)
        for column in self._columns:
            column.restart()
        self._counts.clear()
        self.num_entries = self.num_bits = 0
        return cluster

    @staticmethod
    def _suppress_others(
        representations: Sequence[Sequence[int]], chosen: Sequence[int], columns: list[FilledColumn]
    ) -> None:
        for ids in representations:
            for column_id, primary in zip(ids, chosen, strict=True):
                if column_id != primary:
                    columns[column_id] = FilledColumn(columns[primary].num_elements, None)
