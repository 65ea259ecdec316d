"""One cluster in the making: entries of a batch become elements of columns, and these become pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.columns import ColumnCodec, ColumnType
from rntuple_construct.model.schema.cpp_types import FUNDAMENTAL_DTYPES
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import Array, Layout, Numbers, Streamed
from rntuple_construct.model.values.shredding import Batch
from rntuple_construct.writer.model import BEYOND_ROOT, Model
from rntuple_construct.writer.pages import Column, Page, Rooms

__all__ = ["Cluster", "FilledCluster", "FilledColumn"]


class FilledColumn(NamedTuple):
    """A column of a complete cluster.

    Args:
        num_elements: elements of the column, also where another representation holds them.
        pages: its pages; None if the field uses another representation.
    """

    num_elements: int
    pages: Sequence[Page] | None


class FilledCluster(NamedTuple):
    """A complete cluster.

    Args:
        num_entries: entries in it.
        columns: its columns in id order.
    """

    num_entries: int
    columns: Sequence[FilledColumn]

    def pages(self) -> Iterator[Page]:
        """All pages, column by column."""
        return (page for column in self.columns for page in column.pages or ())


class Cluster:
    """Collects the entries of a cluster until the caller completes it, then those of the next one.

    Args:
        model: fields and columns; may grow while entries are collected.
        page_size: target size of a page in bytes.
        take: takes each page as soon as it is complete.
        rooms: memory of full pages.

    Attributes:
        num_entries: entries so far.
        num_bits: their uncompressed size on storage, in bits.
    """

    def __init__(self, model: Model, page_size: int, take: Callable[[Page], None], rooms: Rooms) -> None:
        self._model = model
        self._page_size = page_size
        self._take = take
        self._rooms = rooms
        self._lenders: list[Column] = []
        self._columns: list[Column] = []
        self._representations: dict[int, int] = {}
        self._columns_of: dict[int, tuple[Column, ...]] = {}
        self._bits: dict[int, tuple[int, ...]] = {}
        self._limited: dict[int, ColumnCodec] = {}
        self._counts: dict[tuple[int, int], int] = {}
        self._has_streamed = False
        self.num_entries = 0
        self.num_bits = 0
        self.grow()

    def grow(self) -> None:
        """Take in fields and columns that the model has got."""
        for codec in self._model.codecs[len(self._columns) :]:
            self._columns.append(Column(codec, self._page_size, self._take, self._rooms, self._lenders))
        for field in self._model.schema.fields:
            if field.representations and not field.record.is_projected:
                self.select(field.field_id, self._representations.get(field.field_id, 0))
        self._has_streamed = self._model.is_for_root and any(
            node.kind is FieldKind.STREAMED for top in self._model.nodes for node in top.walk()
        )

    def select(self, field_id: int, representation: int) -> None:
        """Use a representation of a field; the current cluster must have no entries if it is another than before."""
        field = self._model.schema.fields[field_id]
        columns = tuple(self._columns[column_id] for column_id in field.representations[representation])
        self._representations[field_id] = representation
        self._columns_of[field_id] = columns
        self._bits[field_id] = tuple(column.codec.bits for column in columns)
        self._limited.pop(field_id, None)
        dtype = FUNDAMENTAL_DTYPES.get(field.type_name)
        if dtype is not None and _is_limited(columns[0].codec, dtype):
            self._limited[field_id] = columns[0].codec

    def check(self, layouts: Mapping[str, Layout]) -> None:
        """Raise SchemaError for values that fit the type of their field but not its column.

        Args:
            layouts: values of the top-level fields by name.
        """
        if self._has_streamed:
            for node in self._model.nodes:
                for field, objects in _streamed(node, layouts[node.field.name]):
                    _check_objects(field, objects)
        if not self._limited:
            return
        for node in self._model.nodes:
            for field, data in _numbers(node, layouts[node.field.name]):
                codec = self._limited.get(field.field.field_id)
                if codec is not None and len(data):
                    _check(field, data, codec)

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

    def own(self) -> None:
        """Copy the elements of the caller that are in no page yet."""
        for column in self._lenders:
            column.own()
        self._lenders.clear()

    def append(self, node: FieldNode, index: int, elements: Array) -> None:
        """Append elements to a column, see ElementSink."""
        self._columns_of[node.field.field_id][index].append(elements)

    def extend_content(self, node: FieldNode, child: int, num_values: int) -> int:
        """Count values below a collection or variant, see ElementSink."""
        key = (node.field.field_id, child)
        before = self._counts.get(key, 0)
        self._counts[key] = before + num_values
        return before

    def finish(self) -> FilledCluster:
        """Complete the cluster and start the next one."""
        columns = [FilledColumn(column.num_elements, column.finish()) for column in self._columns]
        for field in self._model.schema.fields:
            if len(field.representations) > 1 and not field.record.is_projected:
                chosen = field.representations[self._representations[field.field_id]]
                for ids in field.representations:
                    for column_id, used in zip(ids, chosen, strict=True):
                        if column_id != used:
                            columns[column_id] = FilledColumn(columns[used].num_elements, None)
        cluster = FilledCluster(self.num_entries, columns)
        self._counts.clear()
        self._lenders.clear()
        self.num_entries = self.num_bits = 0
        return cluster


# Values that fit the type of a field but not the encoding of its column are found before anything is written.

_HALF = frozenset({ColumnType.REAL16, ColumnType.SPLIT_REAL16})
_LARGEST_HALF = 65520.0
"""From here on numbers round to infinity in half precision."""
_LARGEST_SINGLE = float(np.finfo(np.float32).max)


def _is_limited(codec: ColumnCodec, dtype: np.dtype[Any]) -> bool:
    """Whether a column cannot hold all values of a field of the given type."""
    if dtype.kind != "f":
        return False
    narrow = dtype.itemsize == 8 and codec.column_type not in (ColumnType.REAL64, ColumnType.SPLIT_REAL64)
    return codec.value_range is not None or codec.column_type in _HALF or narrow


def _numbers(node: FieldNode, layout: Any) -> Iterator[tuple[FieldNode, Array]]:
    """The fields of numbers below a field, each with its values."""
    for field, values in _leaves(node, layout):
        if field.kind is FieldKind.NUMBER and isinstance(values, Numbers):
            yield field, values.data


def _streamed(node: FieldNode, layout: Any) -> Iterator[tuple[FieldNode, Streamed]]:
    """The streamer fields below a field, each with its objects."""
    for field, values in _leaves(node, layout):
        if isinstance(values, Streamed):
            yield field, values


def _leaves(node: FieldNode, layout: Any) -> Iterator[tuple[FieldNode, Any]]:
    """The fields without sub-fields below a field, each with its values."""
    if node.kind is FieldKind.RECORD:
        for child in node.children:
            yield from _leaves(child, layout.members[child.field.name])
    elif node.kind is FieldKind.VARIANT:
        for child, content in zip(node.children, layout.alternatives, strict=True):
            yield from _leaves(child, content)
    elif node.children:
        yield from _leaves(node.children[0], layout if node.kind is FieldKind.WRAPPER else layout.content)
    else:
        yield node, layout


def _check_objects(field: FieldNode, objects: Streamed) -> None:
    empty = np.diff(objects.offsets) == 0
    if empty.any():
        raise broken(
            "RNT-ENC-012", kind=SchemaError, index=int(np.argmax(empty)), field=f"'{field.field.path}'", hint=BEYOND_ROOT,
        )  # fmt: skip


def _check(node: FieldNode, data: Array, codec: ColumnCodec) -> None:
    if codec.value_range is not None:
        low, high = codec.value_range
        # Written so that NaN is wrong too.
        wrong = ~((data >= low) & (data <= high))
        expected = f"{low!r} to {high!r}"
    else:
        # Infinity and NaN exist in all precisions.
        limit = _LARGEST_HALF if codec.column_type in _HALF else _LARGEST_SINGLE
        size = np.abs(data)
        wrong = (size >= limit if codec.column_type in _HALF else size > limit) & np.isfinite(data)
        expected = f"below {limit!r}" if codec.column_type in _HALF else f"at most {limit!r}"
    if wrong.any():
        position = int(np.argmax(wrong))
        raise SchemaError(
            f"value {data[position].item()!r} of field '{node.field.path}' does not fit its column",
            expected=expected, actual=data[position].item(),
        )  # fmt: skip
