"""Columns to values: offsets and contents of every kind of field, over any number of clusters at once.

A field is read for a list of segments, one per cluster. All segments end up back to back in arrays that are
allocated once, so nothing is concatenated afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
from rntuple_spec.constants import MAX_INDEX

from rntuple_construct.base.errors import LimitError, PageError
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
        LimitError: collections of all segments together have more items than an offset counts.
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
    if not segments:
        return np.zeros(1, _OFFSET), []
    # Where a collection ends is where the next one begins.
    wanted = [_with_one_before(segment) for segment in segments]
    lead = int(wanted[0] is segments[0])
    offsets = columns.read(node, 0, wanted, _OFFSET, lead)
    if lead:
        offsets[0] = 0
    if len(segments) == 1 and len(offsets) <= _LEN_BLOCK:
        start, stop = offsets.item(0), offsets.item(-1)
        if (offsets[1:] < offsets[:-1]).any():
            raise _wrong_offset(node, segments, columns)
        if start:
            offsets -= start
        return offsets, [Segment(segments[0].cluster, start, stop, None)]
    lengths = np.fromiter((segment.stop - segment.start for segment in segments), np.int64, len(segments))
    starts = np.zeros(len(segments), np.int64)
    later = [index for index in range(1, len(segments)) if wanted[index] is not segments[index]]
    if later:
        places = 1 + lengths.cumsum()[np.array(later) - 1] + np.arange(len(later))
        starts[later] = offsets[places]
        offsets = np.delete(offsets, places)
    starts[0] = offsets[0]
    bounds = lengths.cumsum()
    ends = offsets[1:]
    stops = starts.copy()
    is_filled = lengths > 0
    stops[is_filled] = ends[bounds[is_filled] - 1]
    contents = [
        Segment(segment.cluster, start, stop, None)
        for segment, start, stop in zip(segments, starts.tolist(), stops.tolist(), strict=True)
    ]
    is_sound = not (ends[(bounds - lengths)[is_filled]] < starts[is_filled]).any()
    if (
        not is_sound
        or sum(content.length for content in contents) > MAX_INDEX
        or not _shift(ends, bounds, (stops - starts).cumsum() - stops, columns)
    ):
        raise _wrong_offset(node, segments, columns)
    offsets[0] = 0
    return offsets, contents


def _with_one_before(segment: Segment) -> Segment:
    """The segment with the element before it, if it has elements and is not at the start of its cluster."""
    cluster, start, stop, first = segment
    return Segment(cluster, start - 1, stop, first) if 0 < start < stop else segment


def _shift(ends: Offsets, bounds: Offsets, shifts: Offsets, columns: ColumnReader) -> bool:
    """Make offsets of clusters those of all of them, block by block, so that they come from memory once.

    Args:
        ends: the offsets, which are changed.
        bounds: where the offsets of each cluster end.
        shifts: the number to add to those of each cluster.
        columns: does blocks with all threads that read.

    Returns:
        whether they rise.
    """
    num_values = len(ends)
    if not num_values:
        return True
    firsts = np.arange(0, num_values, _LEN_SHARED if columns.is_shared else _LEN_BLOCK)
    # Before any of them is shifted: others may be about to shift the last value of the piece before.
    before, after = firsts[1:] - 1, firsts[1:]
    shift_before, shift_after = (
        shifts[np.searchsorted(bounds, place, side="right")] for place in (before, after)
    )
    if (ends[after] + shift_after < ends[before] + shift_before).any():
        return False

    def shift(piece: tuple[int, int]) -> bool:
        start, stop = piece
        first, last = np.searchsorted(bounds, (start, stop - 1), side="right").tolist()
        block = ends[start:stop]
        if first != last:
            stops = np.minimum(bounds[first : last + 1], stop)
            block += np.repeat(shifts[first : last + 1], np.diff(stops, prepend=start))
        elif shifts[first]:
            block += shifts[first]
        # Where a cluster begins they rise as well now: none of its offsets is below its own start.
        return not (block[1:] < block[:-1]).any()

    return columns.do_all(shift, list(zip(firsts.tolist(), [*firsts[1:].tolist(), num_values], strict=True)))


def _wrong_offset(
    node: FieldNode, segments: Sequence[Segment], columns: ColumnReader
) -> PageError | LimitError:
    """The error of the first cluster whose offsets are wrong; they are read again one cluster at a time.

    If each cluster is right, all of them together have more items than an offset counts.
    """
    base = at = previous = actual = 0
    for segment in segments:
        if not segment.length:
            continue
        longer = _with_one_before(segment)
        offsets = columns.read(node, 0, [longer], _OFFSET, int(longer is segment))
        if longer is segment:
            offsets[0] = 0
        length = offsets.item(-1) - offsets.item(0)
        at = segment.length - 1
        falls = np.flatnonzero(offsets[1:] < offsets[:-1])
        if len(falls):
            at = falls.item(0)
        previous, actual = offsets.item(at), offsets.item(at + 1)
        if len(falls):
            break
        base += length
        if base > MAX_INDEX:
            for each in segments:
                read_field(node, [each], columns)  # raises if a cluster has another error
            path, offset = columns.place(node, 0, segment, segment.start + at)
            return LimitError(
                f"field '{node.field.path}' has more items in these clusters than one read can count",
                path=path, offset=offset, expected=f"at most {MAX_INDEX}", actual=base,
                hint="read fewer clusters at once, for example with iterate",
            )  # fmt: skip
    return _bad_element(
        node,
        [segment],
        columns,
        at,
        "RNT-ENC-002",
        actual=actual,
        previous=previous,
        index=segment.start + at,
    )


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
            # Elements of an alternative are dense: one after another, in the order of the entries, from 0 in a cluster.
            start = 0 if segment.start == 0 else int(held[0])
            wanted = start + np.arange(len(held), dtype=held.dtype)
            jumps = np.flatnonzero(held != wanted)
            if len(jumps):
                at = int(chosen[jumps[0]])
                problem = f"index {int(wanted[jumps[0]])} is next"
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
