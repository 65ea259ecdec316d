"""From values to columns: the layouts of a batch of entries cut into elements of each column.

The mirror image of ``reading``. Offsets of a layout count from the start of the batch, offsets in a column from
the start of the cluster. Other arrays are passed on unchanged, without a copy.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from rntuple_construct.format.columns import SWITCH_DTYPE
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import (
    Array,
    Collection,
    FixedArray,
    Layout,
    Numbers,
    Optional,
    Record,
    Streamed,
    Strings,
    Variant,
)

__all__ = ["Batch", "ElementSink"]


BitsOf = Callable[[FieldNode], Sequence[int]]
"""Bits on storage of each column of a field, principal column first."""


class ElementSink(Protocol):
    """Takes the elements of the cluster that is being filled."""

    def append(self, node: FieldNode, index: int, elements: Array) -> None:
        """Append elements to a column.

        Args:
            node: the field.
            index: 0 for its principal column, 1 for the next.
            elements: shape ``(n,)``; must not change until the batch has been taken in.
        """

    def extend_content(self, node: FieldNode, child: int, num_values: int) -> int:
        """Count values of the content of a collection, string or variant alternative.

        Args:
            node: the collection, string or variant.
            child: which of its contents is counted, 0 for all but the further alternatives of a variant.
            num_values: how many are added to the cluster.

        Returns:
            how many the cluster had before.
        """


class Batch:
    """Layouts of some entries, ready to be measured and cut.

    Args:
        nodes: top-level fields with columns.
        layouts: for each of them the values; all of the same length, checked against the fields.
        length: number of entries.
    """

    def __init__(self, nodes: Sequence[FieldNode], layouts: Mapping[str, Layout], length: int) -> None:
        self.length = length
        self._pairs = [(node, layouts[node.field.name]) for node in nodes]
        self._positions: dict[int, list[Array]] = {}

    def num_bits(self, start: int, stop: int, bits_of: BitsOf) -> int:
        """Bits on storage of entries ``start:stop``, before compression."""
        return sum(self._num_bits(node, layout, start, stop, bits_of) for node, layout in self._pairs)

    def shred(self, start: int, stop: int, sink: ElementSink) -> None:
        """Append the elements of entries ``start:stop`` to the columns of a cluster."""
        for node, layout in self._pairs:
            self._shred(node, layout, start, stop, sink)

    # -- measuring ---------------------------------------------------------------------------------------------

    def _num_bits(self, node: FieldNode, layout: Any, start: int, stop: int, bits_of: BitsOf) -> int:
        kind = node.kind
        num = stop - start
        if kind in (FieldKind.NUMBER, FieldKind.CHARACTER):
            return num * bits_of(node)[0]
        if kind in (FieldKind.COLLECTION, FieldKind.OPTIONAL):
            first, last = int(layout.offsets[start]), int(layout.offsets[stop])
            below = self._num_bits(node.children[0], layout.content, first, last, bits_of)
            return num * bits_of(node)[0] + below
        if kind in (FieldKind.STRING, FieldKind.STREAMED):
            offset_bits, content_bits = bits_of(node)
            return num * offset_bits + int(layout.offsets[stop] - layout.offsets[start]) * content_bits
        if kind is FieldKind.RECORD:
            return sum(
                self._num_bits(child, layout.members[child.field.name], start, stop, bits_of)
                for child in node.children
            )
        if kind is FieldKind.FIXED_ARRAY:
            size = node.size
            return self._num_bits(node.children[0], layout.content, start * size, stop * size, bits_of)
        if kind is FieldKind.BITSET:
            return num * node.size * bits_of(node)[0]
        if kind is FieldKind.WRAPPER:
            return self._num_bits(node.children[0], layout, start, stop, bits_of)
        ranges = self._alternatives(layout, start, stop)
        return num * bits_of(node)[0] + sum(
            self._num_bits(child, content, first, last, bits_of)
            for child, content, (first, last) in zip(node.children, layout.alternatives, ranges, strict=True)
        )

    def _alternatives(self, layout: Variant, start: int, stop: int) -> list[tuple[int, int]]:
        """For each alternative the range of its values that entries ``start:stop`` hold."""
        positions = self._positions.get(id(layout))
        if positions is None:
            positions = [np.flatnonzero(layout.tags == tag) for tag in range(1, len(layout.alternatives) + 1)]
            self._positions[id(layout)] = positions
        return [(int(np.searchsorted(at, start)), int(np.searchsorted(at, stop))) for at in positions]

    # -- cutting -----------------------------------------------------------------------------------------------

    def _shred(self, node: FieldNode, layout: Any, start: int, stop: int, sink: ElementSink) -> None:
        if start == stop:
            return
        _SHREDDERS[node.kind](self, node, layout, start, stop, sink)

    def _numbers(self, node: FieldNode, layout: Numbers, start: int, stop: int, sink: ElementSink) -> None:
        sink.append(node, 0, layout.data[start:stop])

    def _offsets(
        self, node: FieldNode, offsets: Array, start: int, stop: int, sink: ElementSink
    ) -> tuple[int, int]:
        """Append the offsets of lists, counted from the start of the cluster, to column 0 of a field.

        Returns:
            the range of their elements in the content of the layout.
        """
        first, last = int(offsets[start]), int(offsets[stop])
        before = sink.extend_content(node, 0, last - first)
        shift = first - before
        ends = offsets[start + 1 : stop + 1]
        sink.append(node, 0, ends - shift if shift else ends)
        return first, last

    def _bytes(
        self, node: FieldNode, layout: Strings | Streamed, start: int, stop: int, sink: ElementSink
    ) -> None:
        """Append the offsets of strings to column 0 of a field, and their bytes to column 1."""
        first, last = self._offsets(node, layout.offsets, start, stop, sink)
        if last > first:
            sink.append(node, 1, layout.data[first:last])

    def _collection(
        self, node: FieldNode, layout: Collection | Optional, start: int, stop: int, sink: ElementSink
    ) -> None:
        first, last = self._offsets(node, layout.offsets, start, stop, sink)
        self._shred(node.children[0], layout.content, first, last, sink)

    def _fixed_array(
        self, node: FieldNode, layout: FixedArray, start: int, stop: int, sink: ElementSink
    ) -> None:
        self._shred(node.children[0], layout.content, start * node.size, stop * node.size, sink)

    def _bitset(self, node: FieldNode, layout: Any, start: int, stop: int, sink: ElementSink) -> None:
        sink.append(node, 0, layout.content.data[start * node.size : stop * node.size])

    def _record(self, node: FieldNode, layout: Record, start: int, stop: int, sink: ElementSink) -> None:
        for child in node.children:
            self._shred(child, layout.members[child.field.name], start, stop, sink)

    def _wrapper(self, node: FieldNode, layout: Layout, start: int, stop: int, sink: ElementSink) -> None:
        self._shred(node.children[0], layout, start, stop, sink)

    def _variant(self, node: FieldNode, layout: Variant, start: int, stop: int, sink: ElementSink) -> None:
        tags = layout.tags[start:stop]
        switches = np.zeros(stop - start, SWITCH_DTYPE)
        switches["tag"] = tags
        ranges = self._alternatives(layout, start, stop)
        for child_index, (first, last) in enumerate(ranges):
            before = sink.extend_content(node, child_index, last - first)
            switches["index"][tags == child_index + 1] = np.arange(before, before + last - first)
        sink.append(node, 0, switches)
        for child, content, (first, last) in zip(node.children, layout.alternatives, ranges, strict=True):
            self._shred(child, content, first, last, sink)


_SHREDDERS: dict[FieldKind, Callable[[Batch, FieldNode, Any, int, int, ElementSink], None]] = {
    FieldKind.NUMBER: Batch._numbers,
    FieldKind.CHARACTER: Batch._numbers,
    FieldKind.STRING: Batch._bytes,
    FieldKind.STREAMED: Batch._bytes,
    FieldKind.COLLECTION: Batch._collection,
    FieldKind.OPTIONAL: Batch._collection,
    FieldKind.FIXED_ARRAY: Batch._fixed_array,
    FieldKind.BITSET: Batch._bitset,
    FieldKind.RECORD: Batch._record,
    FieldKind.VARIANT: Batch._variant,
    FieldKind.WRAPPER: Batch._wrapper,
}
