"""Columns to values: offsets and contents of every kind of field, over any number of clusters at once.

A field is read for a list of segments, one per cluster. All segments end up back to back in arrays that are
allocated once, so nothing is concatenated afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
from rntuple_spec.constants import MAX_INDEX

from rntuple_construct.base.errors import PageError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.columns import SWITCH_DTYPE
from rntuple_construct.format.descriptor.clusters import Cluster
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import (
    Array,
    Collection,
    FixedArray,
    Layout,
    Numbers,
    Offsets,
    Optional,
    Record,
    Streamed,
    Strings,
    Variant,
)
from rntuple_construct.model.values.selection import take


class Segment(NamedTuple):
    """A range of a field's values within one cluster.

    Args:
        cluster: the cluster.
        start, stop: values, counted from the start of the cluster.
        first: global number of the cluster's first value where it follows from the entry number (only
            records and fixed arrays above the field), else None.
    """

    cluster: Cluster
    start: int
    stop: int
    first: int | None

    @property
    def length(self) -> int:
        """Number of values."""
        return self.stop - self.start


class ColumnReader(Protocol):
    """Gives elements of a field's columns, whatever pages and representations they come from."""

    def read(
        self, node: FieldNode, index: int, segments: Sequence[Segment], dtype: np.dtype[Any], lead: int = 0
    ) -> Array:
        """Elements of the field's column ``index`` (0 is the principal one) for all segments, one after another.

        Args:
            node: the field.
            index: position of the column in its representation.
            segments: which elements; all but the first and the last one are whole clusters.
            dtype: what elements are converted to.
            lead: elements to leave free in front.

        Returns:
            shape ``(lead + number of elements,)``.
        """

    def prepare(
        self, node: FieldNode, index: int, segments: Sequence[Segment], dtype: np.dtype[Any]
    ) -> Sequence[Any]:
        """Find the pages that hold elements of the field's column ``index`` (0 is the principal one).

        Raises before an array is allocated for elements that the file does not hold (PageError, LimitError).

        Returns:
            what ``read_into`` needs for each of the segments.
        """

    def read_into(self, prepared: Any, segment: Segment, out: Array) -> None:
        """Write elements ``segment.start:segment.stop`` of a column into ``out``.

        Args:
            prepared: what ``prepare`` gave for a segment of the same cluster.
            segment: which elements.
            out: shape ``(segment.length,)``; elements are converted to its dtype.
        """

    def read_rising(self, prepared: Any, segment: Segment, out: Array, shift: int) -> bool:
        """Write offsets from the start of a cluster on, all plus the same, and look whether they rise.

        While they are decoded that takes less time than afterwards.

        Args:
            prepared, segment, out: as for ``read_into``.
            shift: the number to add, 0 or more.

        Returns:
            whether it was done. False: ``out`` is undefined, and the caller falls back.
        """

    @property
    def is_shared(self) -> bool:
        """Return whether several threads read."""

    def do_all(self, work: Callable[[tuple[int, int]], bool], pieces: Sequence[tuple[int, int]]) -> bool:
        """Do pieces of work in any order, with all threads that read; returns whether all of them worked."""

    def check_count(self, node: FieldNode, num_values: int) -> None:
        """Raise LimitError if the number of values of a field without columns is absurd."""

    def place(self, node: FieldNode, index: int, segment: Segment, element: int) -> tuple[str, int | None]:
        """Path and file offset of the page that holds an element, counted from the start of the cluster."""


_OFFSET = np.dtype(np.int64)
# Values of a cluster, on average, up to which clusters are joined before their offsets are checked.
_MAX_LENGTH_JOINED = 1 << 15
_MIN_LEN_RISING = 1 << 15
"""Offsets per cluster from which they are checked page by page: more do not stay in the cache of the processor."""
_MAX_LEN_BOTH = 1 << 20
"""Offsets up to which a range is read with the offset before it: reading that one alone decodes its page twice."""
_LEN_BLOCK = 1 << 15
"""Offsets checked in one step, which fit into the cache of the processor."""
_LEN_SHARED = 1 << 17
"""Offsets per task of a thread: smaller tasks spend more time in hand-over than in work."""


def read_field(node: FieldNode, segments: Sequence[Segment], columns: ColumnReader) -> Layout:
    """Read a field.

    Args:
        node: the field.
        segments: which values of it, in order.
        columns: where elements come from.

    Returns:
        a layout of as many values as the segments have together.

    Raises:
        PageError: offsets or tags that contradict each other (RNT-ENC-002, RNT-ENC-005, RNT-ENC-006).
        RNTupleError: whatever reading the pages raises.
    """
    return _READERS[node.kind](node, segments, columns)


def _total(segments: Sequence[Segment]) -> int:
    return sum(segment.length for segment in segments)


def _numbers(node: FieldNode, segments: Sequence[Segment], columns: ColumnReader) -> Layout:
    data = columns.read(node, 0, segments, node.dtype)
    return Numbers(data, character=node.kind is FieldKind.CHARACTER)


def _read_offsets(
    node: FieldNode, segments: Sequence[Segment], columns: ColumnReader
) -> tuple[Offsets, list[Segment]]:
    """Offsets over all segments, and the segments of the content they point into."""
    if len(segments) == 1:
        if not segments[0].start and (segments[0].stop < _MIN_LEN_RISING or columns.is_shared):
            return _read_first_offsets(node, segments[0], columns)
        if segments[0].start and 0 < segments[0].length <= _MAX_LEN_BOTH:
            return _read_inner_offsets(node, segments[0], columns)
    joined = _read_joined_offsets(node, segments, columns)
    if joined is not None:
        return joined
    prepared = columns.prepare(node, 0, segments, _OFFSET)
    offsets = np.empty(_total(segments) + 1, _OFFSET)
    offsets[0] = 0
    position = base = 0
    contents = []
    for segment, pages in zip(segments, prepared, strict=True):
        length = segment.stop - segment.start
        ends = offsets[position + 1 : position + 1 + length]
        if columns.read_rising(pages, segment, ends, base):
            stop = ends.item(-1) - base
            contents.append(Segment(segment.cluster, 0, stop, None))
            base += stop
            position += length
            continue
        start = 0
        if segment.start and length > _MAX_LEN_BOTH:
            before = np.empty(1, _OFFSET)
            columns.read_into(
                pages, Segment(segment.cluster, segment.start - 1, segment.start, segment.first), before
            )
            start = int(before[0])
            columns.read_into(pages, segment, ends)
        elif segment.start and length:
            # The previous collection's end is this one's start.
            both = np.empty(length + 1, _OFFSET)
            longer = Segment(segment.cluster, segment.start - 1, segment.stop, segment.first)
            columns.read_into(pages, longer, both)
            start = int(both[0])
            ends[:] = both[1:]
        else:
            columns.read_into(pages, segment, ends)
        stop = int(ends[-1]) if length else start
        if base + stop - start > MAX_INDEX:
            at = segment.length - 1
            raise _bad_element(
                node,
                [segment],
                columns,
                at,
                "RNT-ENC-004",
                actual=base + stop - start,
                index=segment.start + at,
            )
        contents.append(Segment(segment.cluster, start, stop, None))
        _shift_monotone(node, segment, ends, start, base - start, columns)
        base += stop - start
        position += length
    return offsets, contents


def _read_first_offsets(
    node: FieldNode, segment: Segment, columns: ColumnReader
) -> tuple[Offsets, list[Segment]]:
    """Offsets from the start of one cluster on, and the segment of the content."""
    offsets = columns.read(node, 0, [segment], _OFFSET, lead=1)
    offsets[0] = 0
    stop = int(offsets[-1])
    if stop > MAX_INDEX:
        at = segment.length - 1
        raise _bad_element(node, [segment], columns, at, "RNT-ENC-004", actual=stop, index=at)
    _shift_monotone(node, segment, offsets[1:], 0, 0, columns)
    return offsets, [Segment(segment.cluster, 0, stop, None)]


def _read_inner_offsets(
    node: FieldNode, segment: Segment, columns: ColumnReader
) -> tuple[Offsets, list[Segment]]:
    """Offsets of a part of one cluster, and the segment of the content."""
    cluster, start, stop, first = segment
    # The previous collection's end is this one's start.
    offsets = columns.read(node, 0, [Segment(cluster, start - 1, stop, first)], _OFFSET)
    low, high = offsets.item(0), offsets.item(-1)
    if high - low > MAX_INDEX:
        at = segment.length - 1
        raise _bad_element(node, [segment], columns, at, "RNT-ENC-004", actual=high - low, index=start + at)
    if stop - start > 1 or high < low:
        _shift_monotone(node, segment, offsets[1:], low, -low, columns)
        offsets[0] = 0
    else:
        offsets -= low
    return offsets, [Segment(cluster, low, high, None)]


def _read_joined_offsets(
    node: FieldNode, segments: Sequence[Segment], columns: ColumnReader
) -> tuple[Offsets, list[Segment]] | None:
    """Offsets and segments of the content for many segments at once.

    None for few or large pages, which one thread reads and which stay in the cache of the processor. Also
    None if offsets are wrong; the loop reports that.
    """
    num_values = _total(segments)
    if (
        len(segments) < 2
        or (num_values > len(segments) * _MAX_LENGTH_JOINED and not columns.is_shared)
        or any(segment.start for segment in segments[1:])
        or not segments[0].length
    ):
        return None
    first = segments[0]
    if first.start:
        # The previous collection's end is this one's start.
        longer = Segment(first.cluster, first.start - 1, first.stop, first.first)
        offsets = columns.read(node, 0, [longer, *segments[1:]], _OFFSET)
    else:
        offsets = columns.read(node, 0, segments, _OFFSET, lead=1)
        offsets[0] = 0
    lengths = np.fromiter((segment.length for segment in segments), np.int64, len(segments))
    bounds = np.cumsum(lengths)
    ends = offsets[1:]
    starts = np.zeros(len(segments), np.int64)
    starts[0] = offsets[0]
    stops = np.where(lengths > 0, ends[bounds - 1], starts)
    if (ends[(bounds - lengths)[lengths > 0]] < starts[lengths > 0]).any() or (
        sum(stops.tolist()) - int(starts[0]) > MAX_INDEX
    ):
        return None
    sizes = stops - starts
    shifts = np.cumsum(sizes) - sizes - starts
    firsts = np.arange(0, num_values, _LEN_SHARED if columns.is_shared else _LEN_BLOCK)
    # Before any of them is shifted: others may be about to shift the last value of the piece before.
    before, after = firsts[1:] - 1, firsts[1:]
    shift_before, shift_after = (
        shifts[np.searchsorted(bounds, place, side="right")] for place in (before, after)
    )
    if (ends[after] + shift_after < ends[before] + shift_before).any():
        return None

    def shift(piece: tuple[int, int]) -> bool:
        start, stop = piece
        first, last = np.searchsorted(bounds, (start, stop - 1), side="right").tolist()
        block = ends[start:stop]
        if first == last:
            block += shifts[first]
        else:
            stops = np.minimum(bounds[first : last + 1], stop)
            block += np.repeat(shifts[first : last + 1], np.diff(stops, prepend=start))
        # Where a cluster begins they rise as well now: none of its offsets is below its own start.
        return not (block[1:] < block[:-1]).any()

    if not columns.do_all(shift, list(zip(firsts.tolist(), [*firsts[1:].tolist(), num_values], strict=True))):
        return None
    offsets[0] = 0
    return offsets, [
        Segment(segment.cluster, start, stop, None)
        for segment, start, stop in zip(segments, starts.tolist(), stops.tolist(), strict=True)
    ]


def _shift_monotone(
    node: FieldNode, segment: Segment, ends: Offsets, start: int, shift: int, columns: ColumnReader
) -> None:
    """Add the same to all offsets of a segment, after a look whether they rise from ``start`` on."""
    previous = start
    # Block by block, so that they come from memory once.
    for first in range(0, len(ends), _LEN_BLOCK):
        block = ends[first : first + _LEN_BLOCK]
        if int(block[0]) < previous or (block[1:] < block[:-1]).any():
            fall = int(np.flatnonzero(np.diff(block, prepend=np.int64(previous)) < 0)[0])
            raise _bad_element(
                node,
                [segment],
                columns,
                first + fall,
                "RNT-ENC-002",
                actual=int(block[fall]),
                previous=int(block[fall - 1]) if fall else previous,
                index=segment.start + first + fall,
            )
        previous = int(block[-1])
        if shift:
            block += shift


def _bad_element(
    node: FieldNode,
    segments: Sequence[Segment],
    columns: ColumnReader,
    position: int,
    rule_id: str,
    **fields: Any,
) -> PageError:
    """An error about the principal column's element at a position counted over all segments."""
    for segment in segments:
        if position < segment.length:
            break
        position -= segment.length
    path, offset = columns.place(node, 0, segment, segment.start + position)
    return broken(rule_id, kind=PageError, path=path, offset=offset, **fields)


def _bytes_of(
    node: FieldNode,
    segments: Sequence[Segment],
    columns: ColumnReader,
    wrap: Callable[[Offsets, Array], Layout],
) -> Layout:
    offsets, contents = _read_offsets(node, segments, columns)
    return wrap(offsets, columns.read(node, 1, contents, np.dtype(np.uint8)))


def _strings(node: FieldNode, segments: Sequence[Segment], columns: ColumnReader) -> Layout:
    return _bytes_of(node, segments, columns, Strings)


def _streamed(node: FieldNode, segments: Sequence[Segment], columns: ColumnReader) -> Layout:
    return _bytes_of(node, segments, columns, Streamed)


def _collection(node: FieldNode, segments: Sequence[Segment], columns: ColumnReader) -> Layout:
    offsets, contents = _read_offsets(node, segments, columns)
    return Collection(offsets, read_field(node.children[0], contents, columns))


def _optional(node: FieldNode, segments: Sequence[Segment], columns: ColumnReader) -> Layout:
    offsets, contents = _read_offsets(node, segments, columns)
    several = np.flatnonzero(np.diff(offsets) > 1)
    if len(several):
        at = int(several[0])
        actual = int(offsets[at + 1] - offsets[at])
        raise _bad_element(node, segments, columns, at, "RNT-ENC-006", actual=actual, index=at)
    return Optional(offsets, read_field(node.children[0], contents, columns))


def _dense_optional(node: FieldNode, segments: Sequence[Segment], columns: ColumnReader) -> Layout:
    """The drafts' dense form: a mask, and a stand-in for every value that does not exist."""
    # Offsets, and where there is a value.
    columns.check_count(node, 2 * _OFFSET.itemsize * _total(segments))
    exists = columns.read(node, 0, segments, np.dtype(np.bool_))
    offsets = np.zeros(len(exists) + 1, _OFFSET)
    np.cumsum(exists, out=offsets[1:])
    content = read_field(node.children[0], segments, columns)
    return Optional(offsets, take(content, np.flatnonzero(exists)))


def _cardinality(node: FieldNode, segments: Sequence[Segment], columns: ColumnReader) -> Layout:
    columns.check_count(node, 2 * _OFFSET.itemsize * _total(segments))
    offsets, _ = _read_offsets(node, segments, columns)
    return Numbers(np.diff(offsets).astype(node.dtype))


def _repeated(node: FieldNode, segments: Sequence[Segment]) -> list[Segment]:
    size = node.size
    return [
        Segment(
            segment.cluster,
            segment.start * size,
            segment.stop * size,
            None if segment.first is None else segment.first * size,
        )
        for segment in segments
    ]


def _fixed_array(node: FieldNode, segments: Sequence[Segment], columns: ColumnReader) -> Layout:
    content = read_field(node.children[0], _repeated(node, segments), columns)
    return FixedArray(node.size, content, _total(segments))


def _bitset(node: FieldNode, segments: Sequence[Segment], columns: ColumnReader) -> Layout:
    bits = columns.read(node, 0, _repeated(node, segments), node.dtype)
    return FixedArray(node.size, Numbers(bits), _total(segments))


def _record(node: FieldNode, segments: Sequence[Segment], columns: ColumnReader) -> Layout:
    if node.is_member_view:
        return read_field(node.children[0], segments, columns)
    if not node.children:
        columns.check_count(node, _total(segments))
    members = {child.field.name: read_field(child, segments, columns) for child in node.children}
    return Record(members, _total(segments))


def _wrapper(node: FieldNode, segments: Sequence[Segment], columns: ColumnReader) -> Layout:
    return read_field(node.children[0], segments, columns)


def _variant(node: FieldNode, segments: Sequence[Segment], columns: ColumnReader) -> Layout:
    # Tags and indexes, and for each alternative its positions and its chosen elements.
    columns.check_count(node, 3 * SWITCH_DTYPE.itemsize * _total(segments))
    switches = columns.read(node, 0, segments, SWITCH_DTYPE)
    tags, indices = switches["tag"].copy(), switches["index"].copy()
    del switches
    beyond = np.flatnonzero(tags > len(node.children))
    if len(beyond):
        at = int(beyond[0])
        problem = f"there are {len(node.children)} alternatives"
        raise _bad_element(
            node, segments, columns, at, "RNT-ENC-005",
            actual=int(indices[at]), index=at, tag=int(tags[at]), problem=problem,
        )  # fmt: skip
    alternatives = []
    for tag, child in enumerate(node.children, 1):
        position = base = 0
        contents = []
        for segment in segments:
            chosen = np.flatnonzero(tags[position : position + segment.length] == tag) + position
            position += segment.length
            if not len(chosen):
                contents.append(Segment(segment.cluster, 0, 0, None))
                continue
            held = indices[chosen]
            # Elements of an alternative are dense: one after another, in the order of the entries.
            jumps = np.flatnonzero(np.diff(held) != 1)
            if len(jumps):
                at = int(chosen[jumps[0] + 1])
                problem = f"index {int(held[jumps[0]]) + 1} is next"
                raise _bad_element(
                    node, segments, columns, at, "RNT-ENC-005",
                    actual=int(indices[at]), index=at, tag=tag, problem=problem,
                )  # fmt: skip
            contents.append(Segment(segment.cluster, int(held[0]), int(held[-1]) + 1, None))
            indices[chosen] = held - held[0] + base
            base += len(held)
        alternatives.append(read_field(child, contents, columns))
    return Variant(tags, indices, tuple(alternatives))


_READERS: dict[FieldKind, Callable[[FieldNode, Sequence[Segment], ColumnReader], Layout]] = {
    FieldKind.NUMBER: _numbers,
    FieldKind.CHARACTER: _numbers,
    FieldKind.STRING: _strings,
    FieldKind.STREAMED: _streamed,
    FieldKind.COLLECTION: _collection,
    FieldKind.OPTIONAL: _optional,
    FieldKind.DENSE_OPTIONAL: _dense_optional,
    FieldKind.CARDINALITY: _cardinality,
    FieldKind.FIXED_ARRAY: _fixed_array,
    FieldKind.BITSET: _bitset,
    FieldKind.RECORD: _record,
    FieldKind.VARIANT: _variant,
    FieldKind.WRAPPER: _wrapper,
}
