"""Columns of one RNTuple for reading values: look up pages, plan, run, and count what a read takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

import numpy as np

from rntuple_construct.base.budgets import Budget, cost, look_budget, read_budget
from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.columns import ColumnCodec, column_codec
from rntuple_construct.format.descriptor.clusters import Cluster
from rntuple_construct.format.descriptor.schema import Column, Schema
from rntuple_construct.format.metadata import NTupleMetadata
from rntuple_construct.format.pages.in_place import MIN_VALUES, run_in_place
from rntuple_construct.format.pages.on_device import DevicePages
from rntuple_construct.format.pages.page_by_page import PageByPage
from rntuple_construct.format.pages.page_cache import KeptPages, limit_kept_pages
from rntuple_construct.format.pages.plan import (
    ColumnPages,
    PagePlan,
    joined,
    plan_of_cluster,
    plan_of_clusters,
)
from rntuple_construct.format.pages.read_threads import SOLO, Team
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import Array
from rntuple_construct.model.values.reading import Segment
from rntuple_construct.reader.chunking import parse_size

__all__ = ["PageReader", "keep_pages"]

# Columns in clusters that are remembered from one read to the next, and the most pages that all of them have.
_MAX_FOUND = 1 << 14
_MAX_PAGES_FOUND = 1 << 19
_PLAIN = frozenset({FieldKind.NUMBER, FieldKind.CHARACTER})
_MAX_FEW = 1024
"""Values up to which a read may be one of single entries."""

_WEIGHT_EMPTY = 64
"""Bytes of work for a value without members: its text or object takes as long as this number of bytes of numbers."""


class _Found(dict[tuple[int, int, int], ColumnPages]):
    """Pages of columns in clusters by field, position of the column, and cluster; one for all reads of an RNTuple."""

    num_pages = 0

    def add(self, key: tuple[int, int, int], pages: ColumnPages) -> None:
        if len(self) >= _MAX_FOUND or self.num_pages >= _MAX_PAGES_FOUND:
            self.clear()
            self.num_pages = 0
        self[key] = pages
        self.num_pages += len(pages.ends)


class PageReader:
    """Reads columns of one RNTuple; a fields.reading.ColumnReader.

    Args:
        metadata: the RNTuple.
        schema: its fields and columns.
        writer: writer string of the header.
        verify: if true, page checksums are compared; by default as ``metadata`` says.
    """

    def __init__(
        self, metadata: NTupleMetadata, schema: Schema, writer: str, *, verify: bool | None = None
    ) -> None:
        self._metadata = metadata
        self._store = metadata.page_store
        self._schema = schema
        self._switch_layout = metadata.generation.switch_layout(writer)
        self._verify = metadata.verify if verify is None else verify
        self._container = metadata.container
        self._codecs: dict[int, ColumnCodec] = {}
        self._kept = KeptPages()
        self._found = _Found()
        integers_carry_sign = metadata.generation.integers_carry_sign
        self._by_page = PageByPage(self._store, self._kept, self._verify, integers_carry_sign)
        self._budget, self._looks = self.new_budget(), self._look_budget()
        self._team = SOLO

    def new_budget(self, num_held: int = 0) -> Budget:
        """A budget for the values of one read, from the limits and the size of the file.

        Args:
            num_held: as for ``read_budget``; 0 for as many as the file says.
        """
        container = self._container
        return read_budget(
            container.limits, container.source.size, num_held or container.num_reads_held,
            is_step=container.reads_steps,
        )  # fmt: skip

    def _look_budget(self) -> Budget:
        return look_budget(self._container.limits, self._container.source.size, self._num_pages)

    def forget_pages(self) -> None:
        """Give up the memory of pages that were kept because a part of them was read."""
        self._kept.clear()

    def for_read(self, budget: Budget, team: Team = SOLO) -> PageReader:
        """The same reader for one read, with a separate budget for its values, and the threads of a team."""
        reader = object.__new__(PageReader)
        vars(reader).update(vars(self), _budget=budget, _looks=self._look_budget(), _team=team)
        return reader

    def prefetch(
        self, nodes: Iterable[FieldNode], clusters: Sequence[Cluster], start: int, stop: int
    ) -> None:
        """Let a remote source fetch the pages of fields in few requests, in the order in which they will be read.

        Where only a part of a cluster is requested, the pages of collections are guessed from the share of its entries. Pages
        that were not guessed are read when they are needed.

        Args:
            nodes: the fields.
            clusters: those that hold the entries.
            start, stop: entries.
        """
        source = self._container.source
        if source.is_remote:
            source.prefetch(
                place
                for node in nodes
                for part, is_exact in _walk(node, True)
                for index in range(len(part.field.representations[0]) if part.field.representations else 0)
                for cluster in clusters
                for place in self._needed(part, index, cluster, start, stop, is_exact)
            )

    def _needed(
        self, node: FieldNode, index: int, cluster: Cluster, start: int, stop: int, is_exact: bool
    ) -> Iterator[tuple[int, int]]:
        """Byte ranges of the pages of a column in a cluster that hold some of the entries."""
        low, high = max(start - cluster.first_entry, 0), min(stop - cluster.first_entry, cluster.num_entries)
        try:
            pages = self._pages(node, index, Segment(cluster, 0, 0, None))
        except RNTupleError:
            return
        if pages is None or high <= low:
            return
        first, last = 0, len(pages.ends)
        if last > 1 and high - low < cluster.num_entries:
            per_entry, margin = pages.length / cluster.num_entries, 0 if is_exact else 1
            # One element more in front: where a collection ends is where the next one begins.
            first = max(int(pages.ends.searchsorted(max(low * per_entry - 1, 0), side="right")) - margin, 0)
            last = min(int(pages.ends.searchsorted(high * per_entry, side="left")) + 1 + margin, last)
        listed, rows = pages.page_list, slice(pages.first_page + first, pages.first_page + last)
        yield from self._store.ranges_of(listed.offset[rows], listed.size[rows], listed.has_checksum[rows])

    def _plain(self, column_id: int) -> tuple[Column, ColumnCodec] | None:
        """A column that has elements from the first entry on, and its codec; None for others."""
        column = self._schema.columns[column_id]
        if column.is_deferred:
            return None
        try:
            return column, self.codec(column)
        except RNTupleError:
            return None

    @property
    def is_shared(self) -> bool:
        """Return whether several threads read."""
        return self._team.workers > 1

    def do_all(self, work: Callable[[tuple[int, int]], bool], pieces: Sequence[tuple[int, int]]) -> bool:
        """Do pieces of work with all threads that read; see values.reading.ColumnReader."""
        return self._team.do_all(work, pieces)

    def read(
        self, node: FieldNode, index: int, segments: Sequence[Segment], dtype: np.dtype[Any], lead: int = 0
    ) -> Array:
        """Elements of a column for all segments; see values.reading.ColumnReader."""
        self._team.check()
        elements = self._one_page(node, index, segments[0]) if len(segments) == 1 else None
        if elements is not None and elements.dtype == dtype:
            self._charge_pages(node, None)
            self.charge(node, len(elements), dtype.itemsize)
            if not lead and elements.base is None:
                return elements
            out = np.empty(lead + len(elements), dtype)
            out[lead:] = elements
            return out
        num_values = sum(segment.stop - segment.start for segment in segments)
        if len(segments) == 1 or num_values >= MIN_VALUES:
            self._check_column(node, index)
        plans, is_filled = self.plans(node, index, segments)
        self.charge(node, num_values, dtype.itemsize)
        out = np.empty(lead + num_values, dtype) if is_filled else np.zeros(lead + num_values, dtype)
        for plan in plans:
            self._run(plan, out[lead:] if lead else out)
        return out

    def _check_column(self, node: FieldNode, index: int) -> None:
        """Raise the error of an invalid column description, also where no elements are wanted."""
        if len(node.field.representations) == 1:
            column = self._schema.columns[node.field.representations[0][index]]
            if not column.is_deferred:
                self.codec(column)

    def _one_page(self, node: FieldNode, index: int, segment: Segment) -> Array | None:
        """A few elements that are in one page, as those of single entries; None if the fast path does not apply."""
        start, stop = segment.start, segment.stop
        if not 0 < stop - start < _MAX_FEW:
            return None
        pages = self._pages(node, index, segment)
        if pages is None or pages.missing:
            return None
        ends, page = pages.ends, 0
        if len(ends) != 1:
            page = int(ends.searchsorted(start, side="right"))
            if page >= len(ends):
                return None
        number = pages.first_page + page
        count = pages.page_list.num_elements.item(number)
        begin = ends.item(page) - count
        return self._by_page.part_of_page(pages, number, count, start - begin, stop - begin)

    def plans(self, node: FieldNode, index: int, segments: Sequence[Segment]) -> tuple[list[PagePlan], bool]:
        """Plans for all segments, one for each column in a row, and whether all elements are in pages.

        Args:
            node, index, segments: as for ``read``.

        Raises:
            PageError: elements beyond the last page, or a page larger than its stored bytes can expand to.
        """
        if len(segments) > 1 and len(node.field.representations) == 1:
            plan = self._plan_at_once(node.field.representations[0][index], segments)
            if plan is not None:
                self._charge_pages(node, plan)
                return [plan], True
        plans: list[PagePlan] = []
        is_filled = True
        at = 0
        for segment in segments:
            pages = self._checked(node, index, segment)
            if pages is not None:
                plans.append(plan_of_cluster(pages, segment.start, segment.stop, at))
                self._charge_pages(node, plans[-1])
            is_filled &= pages is not None and pages.missing <= segment.start
            at += segment.stop - segment.start
        return [joined(list(alike)) for _, alike in groupby(plans, key=lambda plan: plan.column)], is_filled

    def _plan_at_once(self, column_id: int, segments: Sequence[Segment]) -> PagePlan | None:
        """The plan of a column in many clusters; None if they are irregular."""
        column, clusters = self._plain(column_id), [segment.cluster for segment in segments]
        if column is None or any(cluster.positions is not None or cluster.siblings for cluster in clusters):
            return None
        start, *others = (segment.start for segment in segments)
        stops = [segment.stop for segment in segments]
        if any(others):
            return None
        plans: list[PagePlan] = []
        at = first = 0
        for _, group in groupby(clusters, key=lambda cluster: cluster.group_id):
            alike = list(group)
            stop = first + len(alike)
            plan = plan_of_clusters(*column, alike, start, stops[first:stop], at)
            if plan is None:
                return None
            plans.append(plan)
            at, first, start = plan.length, stop, 0
        return joined(plans)

    def lengths(self, node: FieldNode, index: int, clusters: Sequence[Cluster]) -> Array:
        """Elements of a field's column in each cluster; 0 where the cluster does not list it.

        Args:
            node: the field.
            index: position of the column in its representation.
            clusters: the clusters.

        Returns:
            shape ``(len(clusters),)``, int64.

        Raises:
            RNTupleError: an invalid column description.
        """
        self._check_column(node, index)
        found = np.zeros(len(clusters), np.int64)
        column = self._plain(node.field.representations[0][index])
        at = 0
        for _, group in groupby(clusters, key=lambda cluster: cluster.group_id):
            alike = list(group)
            rows = slice(at, at + len(alike))
            at = rows.stop
            is_plain = column is not None and len(node.field.representations) == 1
            if is_plain and not any(each.positions is not None or each.siblings for each in alike):
                counted = alike[0].page_list.column_lengths(
                    node.field.representations[0][index], np.array([each.index for each in alike], np.int64)
                )
                if counted is not None:
                    found[rows] = counted
                    continue
            for row, cluster in enumerate(alike, rows.start):
                try:
                    pages = self._pages(node, index, Segment(cluster, 0, 0, None))
                except RNTupleError:
                    # A cluster from before the field was added: a read of its elements raises the error.
                    continue
                found[row] = 0 if pages is None else pages.missing + pages.length
        return found

    def is_stored_as(self, column: Column | None, source: np.dtype[Any], dtype: np.dtype[Any]) -> bool:
        """Return whether elements of a column have the bytes of another type, as where the field decides about the sign.

        Args:
            column: the column.
            source: dtype of its elements.
            dtype: dtype of the field.
        """
        if source == dtype:
            return True
        return (
            self._by_page.is_signless(column)
            and source.itemsize == dtype.itemsize
            and {source.kind, dtype.kind} <= set("biu")
        )

    def device_pages(self) -> DevicePages:
        """Pages to be decoded by a device, none yet; see ``DevicePages``."""
        return DevicePages(self._store, self._verify)

    def _run(self, plan: PagePlan, out: Array) -> None:
        """Fill an array as planned."""
        if not len(plan):
            return
        if (
            len(out) >= MIN_VALUES
            and len(plan) - len(plan.parts) > 1
            and run_in_place(plan, self._store, out, verify=self._verify, team=self._team)
        ):
            for row in sorted(plan.parts):
                self._by_page.run_rows(plan, row, row + 1, out, self._look)
        else:
            self._by_page.run(plan, out, self._look, self._team)

    def check_count(self, node: FieldNode, num_values: int) -> None:
        """Count values without any column; raise LimitError if there are more than one read may have."""
        self.charge(node, num_values, 1, _WEIGHT_EMPTY)

    def _charge_pages(self, node: FieldNode, plan: PagePlan | None) -> None:
        """Count the pages of a plan, or one page, where all that is read of a file is limited."""
        work = self._container.work
        if work is None:
            return
        num_pages = num_ranges = 1
        again = 0
        if plan is not None:
            repeats = plan.repeats()
            num_pages, num_ranges = len(plan) if repeats is None else len(repeats.firsts), plan.num_ranges
            again = len(plan) - num_pages
        work.charge(cost(0, num_pages, num_ranges, again), path=f"schema.fields[{node.field.field_id}]")

    def charge(self, node: FieldNode, num_values: int, len_value: int, weight: int | None = None) -> None:
        """Count values of a field that are about to be read.

        Args:
            node: the field.
            num_values: how many.
            len_value: bytes of one in memory.
            weight: how often their bytes count as work; by default as the kind of the field demands.

        Raises:
            LimitError: there are more than one read may have.
        """
        work = self._container.work
        if work is not None:
            # What tells where values lie, or single bits, takes about twice the time of as many bytes of numbers.
            if weight is None:
                weight = 1 if node.kind in _PLAIN else 2
            work.charge(weight * num_values * len_value, path=f"schema.fields[{node.field.field_id}]")
        if self._budget.take(num_values * len_value):
            return
        self._budget.charge(
            num_values * len_value, f"{num_values} values of field '{node.field.path}'",
            f"schema.fields[{node.field.field_id}]",
        )  # fmt: skip

    def place(self, node: FieldNode, index: int, segment: Segment, element: int) -> tuple[str, int | None]:
        """Path and file offset of the page that holds an element of a column, or of the last page before it."""
        pages = self._pages(node, index, segment)
        if pages is None or not len(pages.ends):
            return segment.cluster.path, None
        page = int(np.searchsorted(pages.ends, element - pages.missing, side="right"))
        path = pages.page_list.path_of_range(pages.group_id, pages.range)
        number = pages.first_page + min(page, len(pages.ends) - 1)
        offset = int(pages.page_list.offset[number]) if pages.page_list.size[number] >= 0 else None
        return (path if page == len(pages.ends) else f"{path}[{page}]"), offset

    def _look(self, num_pages: int, path: str, offset: int | None) -> None:
        """Count pages that are about to be decoded one by one."""
        self._looks.charge(cost(0, num_pages), path=path, offset=offset)

    def _num_pages(self) -> int:
        """Pages of all page lists that were read."""
        groups = range(len(self._metadata.page_list_envelopes))
        lists = (self._metadata.page_list(group) for group in groups)
        return sum(pages.num_pages for pages in lists if pages is not None)

    def codec(self, column: Column) -> ColumnCodec:
        """The codec of a column's pages."""
        codec = self._codecs.get(column.column_id)
        if codec is None:
            record = column.record
            try:
                codec = column_codec(
                    record.type_id if record.column_type is None else record.column_type,
                    record.bits_on_storage,
                    record.value_range,
                    switch_layout=self._switch_layout,
                )
            except RNTupleError as error:
                error.path = f"schema.columns[{column.column_id}]"
                raise
            self._codecs[column.column_id] = codec
        return codec

    def _checked(self, node: FieldNode, index: int, segment: Segment) -> ColumnPages | None:
        """The pages for a segment, of which all its elements are listed; raises if elements or bytes are missing."""
        if segment.stop == segment.start:
            return None
        pages = self._pages(node, index, segment)
        if pages is None:
            return None
        available = pages.missing + pages.length
        if segment.stop > available:
            path, offset = self.place(node, index, segment, segment.stop)
            raise broken(
                "RNT-ENC-007",
                path=path,
                offset=offset,
                expected=segment.stop,
                actual=available,
                id=pages.column.column_id,
                cluster=segment.cluster.cluster_id,
            )
        plan = (
            plan_of_cluster(pages, pages.missing, pages.missing + pages.length)
            if pages.can_be_impossible
            else None
        )
        row = None if plan is None else plan.impossible()
        if plan is not None and row is not None:
            count, size = plan.count.item(row), plan.size.item(row)
            raise broken(
                "RNT-PAG-001",
                path=plan.path(row),
                offset=plan.place(row),
                count=count,
                bits=plan.codec.bits,
                problem=f"{size} stored bytes cannot hold {(count * plan.codec.bits + 7) // 8}",
            )
        return pages

    def _pages(self, node: FieldNode, index: int, segment: Segment) -> ColumnPages | None:
        """Pages of the primary representation in the segment's cluster, None where everything is synthesised."""
        cluster = segment.cluster
        key = node.field.field_id, index, cluster.cluster_id
        known = self._found.get(key)
        if known is not None and known.cluster is cluster and known.first == segment.first:
            return known
        pages = self._look_up(node, index, segment)
        if pages is not None:
            self._found.add(key, pages)
        return pages

    def _look_up(self, node: FieldNode, index: int, segment: Segment) -> ColumnPages | None:
        cluster = segment.cluster
        self._check_column(node, index)
        suppressed = False
        for column_ids in node.field.representations:
            column_id = column_ids[index]
            part = cluster.part_with(column_id) if cluster.siblings else cluster
            position = part.position_of(column_id)
            if position is None:
                continue
            page_list = part.page_list
            number = page_list.first_range.item(part.index) + position
            if page_list.element_offset.item(number) < 0:
                suppressed = True
                continue
            column = self._schema.columns[column_id]
            missing = 0
            first = column.record.first_element_index
            if first is not None and segment.first is not None:
                # A negative index marks a column that is suppressed at first: nothing has to be synthesised for it.
                missing = max(first - segment.first, 0)
            first_page, stop = page_list.first_page.item(number), page_list.first_page.item(number + 1)
            ends = page_list.num_elements[first_page:stop]
            if len(ends) > 1:
                ends = ends.cumsum(dtype=np.int64)
            return ColumnPages(
                cluster, segment.first, column, self.codec(column), page_list, part.group_id, number, first_page, ends, missing
            )  # fmt: skip
        # Only columns that were added later may be missing, where only defaults are read.
        first_column = self._schema.columns[node.field.representations[0][index]]
        if suppressed or segment.first is None or not (first_column.in_extension or first_column.is_deferred):
            if suppressed:
                raise broken(
                    "RNT-SUP-002",
                    path=cluster.path,
                    expected=1,
                    actual=0,
                    id=node.field.field_id,
                    cluster=cluster.cluster_id,
                )
            raise broken(
                "RNT-PGL-004",
                path=cluster.path,
                id=first_column.column_id,
                cluster=cluster.cluster_id,
                problem=f"it belongs to field '{node.field.path}'",
            )
        return None


def _walk(node: FieldNode, is_exact: bool) -> Iterator[tuple[FieldNode, bool]]:
    """Fields in the order in which they are read, and whether they have as many values as there are entries."""
    yield node, is_exact
    for child in node.children:
        yield from _walk(child, is_exact and not node.field.representations)


def keep_pages(size: int | str) -> None:
    """Choose how much memory may be taken by pages that are kept, after a part of them was read, for the next time.

    The bound holds for all open RNTuples of the process together; it is 32 MiB if nothing is chosen.

    Args:
        size: bytes, or a size such as "100 MB"; 0 keeps nothing.

    Raises:
        SchemaError: no such size.
    """
    nbytes = parse_size(size) if isinstance(size, str) else size
    if nbytes < 0:
        raise SchemaError(f"{nbytes} bytes cannot be kept")
    limit_kept_pages(nbytes)
