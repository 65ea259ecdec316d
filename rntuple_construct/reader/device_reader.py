"""Read fields into the memory of a device: the same layouts as ``model.values.reading`` makes, with arrays of the device.

Whole clusters are read. All pages of all fields are one run; their elements are checked on the device afterwards. A field
that the device cannot read, or anything that is found to be wrong, is read by the CPU, which also raises the errors.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from rntuple_spec.constants import MAX_INDEX

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.columns import SWITCH_DTYPE
from rntuple_construct.format.descriptor.clusters import Cluster
from rntuple_construct.format.pages.on_device import Device, Wanted
from rntuple_construct.format.pages.plan import Array, PagePlan
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import (
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
from rntuple_construct.model.values.reading import Segment
from rntuple_construct.reader.page_reader import PageReader

__all__ = ["DeviceReader", "fields_of", "on_device"]

_OFFSET = np.dtype(np.int64)
_TAG = np.dtype(np.uint32)

Finish: TypeAlias = Callable[[], Any]
"""Makes an array or a layout after the pages were decoded."""


class _UnsuitedError(Exception):
    """A field that only the CPU reads."""


class _Counts(NamedTuple):
    """Values of a field in each cluster.

    Args:
        counts: shape ``(num_clusters,)``, how many.
        firsts: number of the first one, counted over all clusters of the file; None below collections.
    """

    counts: Array
    firsts: Sequence[int] | None

    @property
    def total(self) -> int:
        """How many there are."""
        return int(self.counts.sum())

    def times(self, size: int) -> _Counts:
        """As many values for each of these."""
        firsts = None if self.firsts is None else [first * size for first in self.firsts]
        return _Counts(self.counts * size, firsts)


class DeviceReader:
    """Plans fields of whole clusters, and reads them.

    Args:
        columns: looks up pages and counts values.
        clusters: the clusters, none of them sharded.
        device: where values go.
    """

    def __init__(self, columns: PageReader, clusters: Sequence[Cluster], device: Device) -> None:
        self._columns = columns
        self._clusters = clusters
        self._device = device
        self._pages = columns.device_pages()
        self._finishes: dict[str, Finish] = {}
        self._bad = device.xp.zeros(1, np.uint64)
        self._flags: list[Any] = []
        self._entries = _Counts(
            np.array([cluster.num_entries for cluster in clusters], np.int64),
            [cluster.first_entry for cluster in clusters],
        )

    def add(self, name: str, node: FieldNode) -> bool:
        """Plan a field; False if the device cannot read it.

        Args:
            name: its name in the result.
            node: the field.
        """
        before = len(self._pages.wanted)
        try:
            self._finishes[name] = self._plan(node, self._entries)
        except (_UnsuitedError, RNTupleError):
            self._pages.drop(before)
            return False
        return True

    def read(self, workers: int) -> dict[str, Layout] | None:
        """The planned fields; None if something is wrong with them.

        Args:
            workers: threads that copy.

        Raises:
            RNTupleError: the bytes cannot be read.
        """
        if not self._pages.run(self._device, workers):
            return None
        found = {name: finish() for name, finish in self._finishes.items()}
        wrong = self._bad[0] != 0
        for flag in self._flags:
            wrong = wrong | flag
        return None if bool(wrong) else found

    # Columns

    def _column(
        self,
        node: FieldNode,
        index: int,
        values: _Counts,
        dtype: np.dtype[Any],
        shifts: Array | None = None,
        lead: int = 0,
    ) -> Finish:
        """Elements of a column for all clusters, as an array of the device.

        Args:
            node: the field.
            index: position of the column in its representation.
            values: how many elements.
            dtype: what elements are converted to.
            shifts: shape ``(num_clusters,)``, numbers to add to those of each cluster; elements that no page holds are these then.
            lead: zeros in front of them.
        """
        xp, total = self._device.xp, values.total
        plans, is_filled = self._plans(node, index, values)
        self._columns.charge(node, total, dtype.itemsize)
        whole = xp.empty(lead + total, dtype) if is_filled else xp.zeros(lead + total, dtype)
        whole[:lead] = 0
        out = whole[lead:]
        if shifts is not None and not is_filled:
            out[...] = xp.asarray(np.repeat(shifts, values.counts))
        ends = np.cumsum(values.counts)
        conversions: list[tuple[PagePlan, Any]] = []
        narrow: dict[str, Any] = {}
        for plan in plans:
            kinds = self._pages.kind_of(plan)
            if kinds is None:
                raise _UnsuitedError
            source = plan.codec.dtype
            shift: Array | int = 0
            if shifts is not None:
                if source != _OFFSET or not plan.codec.has_index:
                    raise _UnsuitedError
                # Pages without elements may be after the last cluster.
                shift = shifts[np.minimum(np.searchsorted(ends, plan.target, side="right"), len(ends) - 1)]
            target = out
            if not self._columns.is_stored_as(plan.column, source, dtype):
                if source.names or {source.kind, dtype.kind} not in _CONVERTIBLE:
                    raise _UnsuitedError
                target = narrow.setdefault(source.str, None)
                if target is None:
                    target = narrow[source.str] = xp.empty(total, source)
                conversions.append((plan, target))
            self._pages.add(
                Wanted(plan, self._device.address(target) if total else 0, source.itemsize, shift=shift),
                kinds,
            )

        def finish() -> Any:
            for plan, source in conversions:
                for start, stop in _runs(plan):
                    out[start:stop] = self._converted(source[start:stop], dtype)
            return whole

        return finish

    def _plans(self, node: FieldNode, index: int, values: _Counts) -> tuple[list[PagePlan], bool]:
        firsts: Sequence[int | None] = values.firsts or [None] * len(self._clusters)
        segments = [
            Segment(cluster, 0, count, first)
            for cluster, count, first in zip(self._clusters, values.counts.tolist(), firsts, strict=True)
        ]
        return self._columns.plans(node, index, segments)

    def _converted(self, elements: Any, dtype: np.dtype[Any]) -> Any:
        if dtype.kind == "b":
            return elements != 0
        if dtype.kind in "iu" and not np.can_cast(elements.dtype, dtype) and len(elements):
            limits = np.iinfo(dtype)
            if elements.dtype.kind == "i" and (
                dtype.kind == "u" or limits.min > np.iinfo(elements.dtype).min
            ):
                self._flags.append((elements < max(limits.min, np.iinfo(elements.dtype).min)).any())
            if limits.max < np.iinfo(elements.dtype).max:
                self._flags.append((elements > limits.max).any())
        with np.errstate(over="ignore", invalid="ignore"):
            return elements.astype(dtype)

    def _counts(self, node: FieldNode) -> Array:
        """Values of a field below a collection in each cluster, as its first column tells."""
        if node.field.representations and node.kind is not FieldKind.CARDINALITY:
            counts = self._columns.lengths(node, 0, self._clusters)
            if node.kind is not FieldKind.BITSET:
                return counts
            return _divided(counts, node.size)
        if node.kind is FieldKind.FIXED_ARRAY:
            return _divided(self._counts(node.children[0]), node.size)
        for child in node.children:
            with suppress(_UnsuitedError):
                return self._counts(child)
        raise _UnsuitedError

    # Fields

    def _plan(self, node: FieldNode, values: _Counts) -> Finish:
        plan = _PLANS.get(node.kind)
        if plan is None:
            raise _UnsuitedError
        return plan(self, node, values)

    def _numbers(self, node: FieldNode, values: _Counts) -> Finish:
        data = self._column(node, 0, values, node.dtype)
        return lambda: Numbers(data(), character=node.kind is FieldKind.CHARACTER)

    def _offsets(self, node: FieldNode, values: _Counts, inner: Array) -> Finish:
        """Offsets of all clusters, one after another, which have to rise and to end at the contents of each."""
        xp = self._device.xp
        bases = np.cumsum(inner) - inner
        read = self._column(node, 0, values, _OFFSET, bases, lead=1)
        held = values.counts > 0
        last = (np.cumsum(values.counts) - 1)[held]
        if inner[~held].any():
            # Elements that no list holds.
            raise _UnsuitedError

        def finish() -> Any:
            offsets = read()
            self._device.check_offsets(offsets, self._bad)
            if len(last):
                self._flags.append((offsets[1:][xp.asarray(last)] != xp.asarray((bases + inner)[held])).any())
            return offsets

        return finish

    def _bytes(self, node: FieldNode, values: _Counts) -> Finish:
        inner = self._columns.lengths(node, 1, self._clusters)
        offsets = self._offsets(node, values, inner)
        data = self._column(node, 1, _Counts(inner, None), np.dtype(np.uint8))
        wrap = Strings if node.kind is FieldKind.STRING else Streamed
        return lambda: wrap(offsets(), data())

    def _lists(self, node: FieldNode, values: _Counts) -> Finish:
        inner = self._counts(node.children[0])
        offsets = self._offsets(node, values, inner)
        content = self._plan(node.children[0], _Counts(inner, None))

        def finish() -> Layout:
            found = offsets()
            if node.kind is FieldKind.COLLECTION:
                return Collection(found, content())
            self._flags.append((found[1:] - found[:-1] > 1).any())
            return Optional(found, content())

        return finish

    def _cardinality(self, node: FieldNode, values: _Counts) -> Finish:
        self._columns.check_count(node, 2 * _OFFSET.itemsize * values.total)
        ends = self._column(node, 0, values, _OFFSET, np.zeros(len(self._clusters), np.int64))
        starts = (np.cumsum(values.counts) - values.counts)[values.counts > 0]

        def finish() -> Layout:
            xp, found = self._device.xp, ends()
            sizes = found.copy()
            sizes[1:] -= found[:-1]
            places = xp.asarray(starts)
            sizes[places] = found[places]
            self._flags.append((sizes < 0).any())
            # In floating-point numbers, which do not overflow: more elements than an index can count.
            self._flags.append(xp.sum(sizes, dtype=np.float64) > float(MAX_INDEX))
            return Numbers(sizes.astype(node.dtype))

        return finish

    def _fixed_array(self, node: FieldNode, values: _Counts) -> Finish:
        content = self._plan(node.children[0], values.times(node.size))
        return lambda: FixedArray(node.size, content(), values.total)

    def _bitset(self, node: FieldNode, values: _Counts) -> Finish:
        bits = self._column(node, 0, values.times(node.size), node.dtype)
        return lambda: FixedArray(node.size, Numbers(bits()), values.total)

    def _record(self, node: FieldNode, values: _Counts) -> Finish:
        if node.is_member_view:
            return self._plan(node.children[0], values)
        if not node.children:
            self._columns.check_count(node, values.total)
        members = {child.field.name: self._plan(child, values) for child in node.children}
        return lambda: Record({name: finish() for name, finish in members.items()}, values.total)

    def _wrapper(self, node: FieldNode, values: _Counts) -> Finish:
        return self._plan(node.children[0], values)

    def _variant(self, node: FieldNode, values: _Counts) -> Finish:
        xp, total = self._device.xp, values.total
        self._columns.check_count(node, 3 * SWITCH_DTYPE.itemsize * total)
        plans, _ = self._plans(node, 0, values)
        self._columns.charge(node, total, SWITCH_DTYPE.itemsize)
        indices, tags = xp.zeros(total, _OFFSET), xp.zeros(total, _TAG)
        for plan in plans:
            kinds = self._pages.kind_of(plan)
            if kinds is None or plan.codec.dtype != SWITCH_DTYPE:
                raise _UnsuitedError
            self._pages.add(
                Wanted(plan, self._device.address(indices), _OFFSET.itemsize, self._device.address(tags)),
                kinds,
            )
        counts = [self._counts(child) for child in node.children]
        alternatives = [
            self._plan(child, _Counts(held, None)) for child, held in zip(node.children, counts, strict=True)
        ]
        ends = np.cumsum(values.counts)

        def finish() -> Layout:
            self._flags.append((tags > len(counts)).any())
            cluster_ends = xp.asarray(ends)
            dense = indices.copy()
            for tag, held in enumerate(counts, 1):
                chosen = xp.flatnonzero(tags == tag)
                clusters = xp.searchsorted(cluster_ends, chosen, side="right")
                found = (
                    xp.bincount(clusters, minlength=len(held))
                    if len(chosen)
                    else xp.zeros(len(held), _OFFSET)
                )
                self._flags.append((found != xp.asarray(held)).any())
                # Elements of an alternative are dense: one after another, in the order of the entries.
                positions = xp.arange(len(chosen), dtype=_OFFSET)
                bases = xp.asarray(np.cumsum(held) - held)
                self._flags.append((indices[chosen] + bases[clusters] != positions).any())
                dense[chosen] = positions
            return Variant(tags, dense, tuple(each() for each in alternatives))

        return finish


_CONVERTIBLE = [{"f"}, {"b"}, {"i"}, {"u"}, {"b", "i"}, {"b", "u"}, {"i", "u"}]
"""Kinds of numbers that become each other where the values allow it."""

_PLANS: dict[FieldKind, Callable[[DeviceReader, FieldNode, _Counts], Finish]] = {
    FieldKind.NUMBER: DeviceReader._numbers,
    FieldKind.CHARACTER: DeviceReader._numbers,
    FieldKind.STRING: DeviceReader._bytes,
    FieldKind.STREAMED: DeviceReader._bytes,
    FieldKind.COLLECTION: DeviceReader._lists,
    FieldKind.OPTIONAL: DeviceReader._lists,
    FieldKind.CARDINALITY: DeviceReader._cardinality,
    FieldKind.FIXED_ARRAY: DeviceReader._fixed_array,
    FieldKind.BITSET: DeviceReader._bitset,
    FieldKind.RECORD: DeviceReader._record,
    FieldKind.VARIANT: DeviceReader._variant,
    FieldKind.WRAPPER: DeviceReader._wrapper,
}


def _divided(counts: Array, size: int) -> Array:
    if size < 1 or (counts % size).any():
        raise _UnsuitedError
    return counts // size


def _runs(plan: PagePlan) -> list[tuple[int, int]]:
    """Ranges of elements that the pages of a plan fill."""
    held = plan.count > 0
    starts, stops = plan.target[held], (plan.target + plan.count)[held]
    if not len(starts):
        return []
    cuts = np.flatnonzero(starts[1:] != stops[:-1]) + 1
    firsts, lasts = np.concatenate(([0], cuts)), np.concatenate((cuts, [len(starts)])) - 1
    return list(zip(starts[firsts].tolist(), stops[lasts].tolist(), strict=True))


def on_device(layout: Layout, device: Device) -> Layout:
    """The same layout with its arrays on a device."""
    xp = device.xp
    if isinstance(layout, Numbers):
        return Numbers(xp.asarray(layout.data), layout.character, layout.meaning)
    if isinstance(layout, (Strings, Streamed)):
        return type(layout)(xp.asarray(layout.offsets), xp.asarray(layout.data))
    if isinstance(layout, (Collection, Optional)):
        return type(layout)(xp.asarray(layout.offsets), on_device(layout.content, device))
    if isinstance(layout, Variant):
        below = tuple(on_device(child, device) for child in layout.alternatives)
        return Variant(xp.asarray(layout.tags), xp.asarray(layout.indices), below)
    return layout.map(lambda child: on_device(child, device))


def fields_of(
    nodes: Mapping[str, FieldNode],
    columns: PageReader,
    clusters: Sequence[Cluster],
    device: Device,
    workers: int,
) -> tuple[dict[str, Layout], list[str]]:
    """Fields of whole clusters on a device, and the names of those that the CPU has to read.

    Args:
        nodes: the fields.
        columns: looks up pages and counts values.
        clusters: the clusters; none of them is sharded.
        device: where values go.
        workers: threads that copy.

    Raises:
        RNTupleError: the bytes cannot be read.
    """
    reader = DeviceReader(columns, clusters, device)
    fits = {name: reader.add(name, node) for name, node in nodes.items()}
    found = reader.read(workers)
    return (
        ({}, list(nodes)) if found is None else (found, [name for name, is_fit in fits.items() if not is_fit])
    )
