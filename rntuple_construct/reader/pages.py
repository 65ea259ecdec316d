"""Elements of columns from the pages in the file: verify, decompress, decode, nothing more than asked for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from rntuple_spec.column_types import ColumnType
from rntuple_spec.constants import MAX_INDEX

from rntuple_construct.base.budgets import ReadBudget, SharedReadBudget, WorkBudget
from rntuple_construct.base.errors import PageError, RNTupleError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.columns import ColumnCodec, column_codec
from rntuple_construct.format.compression import MAX_LEN_CHUNK, Buffer
from rntuple_construct.format.descriptor.clusters import Cluster, ColumnRange
from rntuple_construct.format.descriptor.schema import Column, Schema
from rntuple_construct.format.metadata import NTupleMetadata, StoredPage
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import Array
from rntuple_construct.model.values.reading import Segment
from rntuple_construct.reader.column_batches import MIN_FIELDS, Together
from rntuple_construct.reader.duplicate_pages import MIN_PAGES, copy_repeats, count_repeats, find_repeats
from rntuple_construct.reader.page_cache import IN_PLACE, Content, KeptPages
from rntuple_construct.reader.read_threads import SOLO, Team
from rntuple_construct.reader.vectorised import (
    MIN_VALUES,
    RegularPages,
    find_regular_pages,
    read_regular_pages,
)

# Columns in clusters that are remembered from one read to the next, and the most pages that each of them may have.
_MAX_FOUND = 512
_MAX_PAGES_FOUND = 1024
_PLAIN = frozenset({FieldKind.NUMBER, FieldKind.CHARACTER})
# From this size on, other threads read some of the clusters of a column.
_MIN_LEN_SHARED = 1 << 20


@dataclass(slots=True, eq=False)
class _Stored:
    """The pages of a field's column in one cluster, in its primary representation there.

    Args:
        cluster: the cluster.
        column: the column.
        codec: its codec.
        pages: its pages.
        ends: shape ``(num_pages,)``, elements up to the end of each page.
        missing: elements before the first page that are synthesised.
        first: as of the segment that they were looked up for.
    """

    cluster: Cluster
    column: Column
    codec: ColumnCodec
    pages: ColumnRange
    ends: Array
    missing: int
    first: int | None

    @property
    def length(self) -> int:
        return int(self.ends[-1]) if len(self.ends) else 0

    def path(self, page: int | None = None) -> str:
        """Path of the pages, or of one of them, in the metadata."""
        part = self.cluster.part_with(self.column.column_id)
        path = f"{part.path}[{part.position_of(self.column.column_id)}]"
        return path if page is None else f"{path}[{page}]"


class PageReader:
    """Reads columns of one RNTuple; a fields.reading.ColumnReader.

    Args:
        metadata: the RNTuple.
        schema: its fields and columns.
        writer: writer string of the header.
        verify: whether page checksums are compared; by default as ``metadata`` says.
    """

    def __init__(
        self, metadata: NTupleMetadata, schema: Schema, writer: str, *, verify: bool | None = None
    ) -> None:
        self._metadata = metadata
        self._store = metadata.page_store
        self._schema = schema
        self._generation = metadata.generation
        self._switch_layout = metadata.generation.switch_layout(writer)
        self._verify = metadata.verify if verify is None else verify
        self._container = metadata.container
        self._budget = self.new_budget()
        self._codecs: dict[int, ColumnCodec] = {}
        self._plain: dict[int, ColumnCodec | None] = {}
        self._kept = KeptPages()
        self._found: dict[tuple[int, int, int], _Stored] = {}
        self._team = SOLO
        self._together: Together | None = None

    def new_budget(self, team: Team = SOLO) -> ReadBudget:
        """A budget for the values of one read, from the limits and the size of the file."""
        kind = SharedReadBudget if team.workers > 1 else ReadBudget
        container = self._container
        return kind(
            container.limits, container.source.size, container.num_reads_held, is_step=container.reads_steps
        )

    def forget_pages(self) -> None:
        """Give up the memory of pages that were kept because a part of them was read."""
        self._kept.clear()

    def for_read(self, budget: ReadBudget, team: Team = SOLO) -> PageReader:
        """The same reader for one read, with a separate budget for its values, and the threads of a team."""
        reader = object.__new__(PageReader)
        vars(reader).update(vars(self), _budget=budget, _team=team)
        return reader

    def expect(self, nodes: Collection[FieldNode], segments: Sequence[Segment]) -> None:
        """Say what this read will be of, so that small columns of many fields can be decoded together."""
        if len(nodes) >= MIN_FIELDS and not self.is_shared and self._store.is_in_place(0):
            self._together = Together(
                nodes, segments, self._schema, self.codec, self._store, verify=self._verify
            )

    @property
    def is_shared(self) -> bool:
        """Whether several threads read."""
        return self._team.workers > 1

    def do_all(self, work: Callable[[tuple[int, int]], bool], pieces: Sequence[tuple[int, int]]) -> bool:
        """Do pieces of work with all threads that read; see values.reading.ColumnReader."""
        return self._team.do_all(work, pieces)

    def read(
        self, node: FieldNode, index: int, segments: Sequence[Segment], dtype: np.dtype[Any], lead: int = 0
    ) -> Array:
        """Elements of a column for all segments; see values.reading.ColumnReader."""
        if self._together is not None and len(node.field.representations) == 1:
            known = self._together.take(node.field.representations[0][index], segments, dtype, lead)
            if known is not None:
                self._charge_pages(node, None, 1, 1)
                self._charge(node, len(known) - lead, dtype.itemsize)
                return known
        if len(segments) == 1 and segments[0].stop - segments[0].start < MIN_VALUES:
            return self._read_few(node, index, segments, dtype, lead)
        num_values = sum(segment.stop - segment.start for segment in segments)
        start, stop = 0, len(segments)
        regular = self._regular_pages(node, index, segments, num_values, dtype)
        if regular is None and stop > 2:
            # The first and the last segment may be parts of clusters.
            start, stop = 1, stop - 1
            regular = self._regular_pages(node, index, segments[start:stop], num_values, dtype)
        rest = segments if regular is None else (*segments[:start], *segments[stop:])
        prepared = self._find(node, index, rest, dtype)
        self._charge(node, num_values, dtype.itemsize)
        out = np.empty(lead + num_values, dtype)
        if regular is not None:
            first = lead + sum(segment.length for segment in segments[:start])
            last = lead + num_values - sum(segment.length for segment in segments[stop:])
            if read_regular_pages(
                *regular, self._store, out[first:last], verify=self._verify, team=self._team
            ):
                self._read_each(prepared[:start], segments[:start], out[lead:first])
                self._read_each(prepared[start:], segments[stop:], out[last:])
                return out
            prepared = self._find(node, index, segments, dtype)
        self._read_each(prepared, segments, out[lead:])
        return out

    def _read_few(
        self, node: FieldNode, index: int, segments: Sequence[Segment], dtype: np.dtype[Any], lead: int
    ) -> Array:
        """The same for a few elements of one cluster, as those of single entries."""
        self._team.check()
        (segment,) = segments
        num_values = segment.stop - segment.start
        elements = self._from_page(node, index, segment, dtype)
        if elements is not None:
            self._charge_pages(node, None, 1, 1)
            self._charge(node, num_values, dtype.itemsize)
            if not lead and elements.base is None:
                return elements
            out = np.empty(lead + num_values, dtype)
            out[lead:] = elements
            return out
        (prepared,) = self._find(node, index, segments, dtype)
        self._charge(node, num_values, dtype.itemsize)
        out = np.empty(lead + num_values, dtype)
        self.read_into(prepared, segment, out[lead:])
        return out

    def _from_page(self, node: FieldNode, index: int, segment: Segment, dtype: np.dtype[Any]) -> Array | None:
        """Elements that are in one page; None if the fast path does not apply.

        It skips most preparations of the other way, which take longer than decompressing a small page.
        """
        representations, cluster = node.field.representations, segment.cluster
        pages = cluster.page_list
        if len(representations) != 1 or cluster.positions is not None or cluster.siblings or pages.foreign:
            return None
        column_id = representations[0][index]
        codec = self._plain[column_id] if column_id in self._plain else self._plain_codec(column_id)
        place = pages.first_range.item(cluster.index) + column_id
        if (
            codec is None
            or codec.dtype != dtype
            or place >= pages.first_range.item(cluster.index + 1)
            or pages.element_offset.item(place) < 0
        ):
            return None
        first, start, stop = pages.first_page.item(place), segment.start, segment.stop
        num_pages = pages.first_page.item(place + 1) - first
        page = 0
        if num_pages > 1:
            stored = self._stored(node, index, segment)
            page = num_pages if stored is None else int(stored.ends.searchsorted(start, side="right"))
            if stored is None or page >= num_pages:
                return None
            begin = stored.ends.item(page) - pages.num_elements.item(first + page)
            start, stop = start - begin, stop - begin
        elif num_pages < 1:
            return None
        number = first + page
        count = pages.num_elements.item(number)
        if not 0 <= start < stop <= count or self._store.is_closed:
            return None
        # A page that is wanted as a whole is not kept.
        is_whole = stop - start == count
        content = None if is_whole else self._kept.get(column_id, cluster.cluster_id, page)
        try:
            if content is None or content is IN_PLACE:
                offset, size = pages.offset.item(number), pages.size.item(number)
                if not self._store.is_in_place(size):
                    return None
                if content is None:
                    blob = self._store.read(offset, size, pages.has_checksum.item(number))
                    content = self._store.uncompressed(blob, codec.nbytes(count), verify=self._verify)
                    if is_whole:
                        return codec.decode(content, count)
                    content = self._keep(
                        codec, column_id, cluster.cluster_id, page, count, content, is_in_place=True
                    )
                else:
                    content = self._store.read(offset, size, False)[0]
            return codec.part(content, count, start, stop)
        except RNTupleError:
            return None

    def _plain_codec(self, column_id: int) -> ColumnCodec | None:
        """The codec of a column that has elements from the first entry on; None for others."""
        column = self._schema.columns[column_id]
        is_plain = not column.is_deferred and column.record.first_element_index is None
        codec = self._plain[column_id] = self.codec(column) if is_plain else None
        return codec

    def _read_each(self, prepared: Sequence[_Stored | None], segments: Sequence[Segment], out: Array) -> None:
        self._team.check()
        if self._team.workers > 1 and len(segments) > 1 and out.nbytes >= _MIN_LEN_SHARED:
            self._share_each(prepared, segments, out)
            return
        position = 0
        for segment, pages in zip(segments, prepared, strict=True):
            end = position + segment.stop - segment.start
            self.read_into(pages, segment, out[position:end])
            position = end

    def _share_each(
        self, prepared: Sequence[_Stored | None], segments: Sequence[Segment], out: Array
    ) -> None:
        """The same, with clusters that are read by several threads."""
        ends = np.cumsum([segment.length for segment in segments])
        cuts = (np.flatnonzero(np.diff(ends * out.itemsize // (_MIN_LEN_SHARED // 4))) + 1).tolist()

        def read(piece: tuple[int, int]) -> bool:
            for number in range(*piece):
                end = int(ends[number])
                self.read_into(prepared[number], segments[number], out[end - segments[number].length : end])
            return True

        self._team.do_all(read, list(zip([0, *cuts], [*cuts, len(segments)], strict=True)))

    def _regular_pages(
        self,
        node: FieldNode,
        index: int,
        segments: Sequence[Segment],
        num_values: int,
        dtype: np.dtype[Any],
    ) -> tuple[RegularPages, ColumnCodec] | None:
        """The pages of whole clusters and their codec; None if they have to be read one by one."""
        if num_values < MIN_VALUES or len(node.field.representations) != 1:
            return None
        column = self._schema.columns[node.field.representations[0][index]]
        codec = None if column.is_deferred else self.codec(column)
        if codec is None or codec.dtype != dtype:
            return None
        pages = find_regular_pages(column.column_id, segments)
        if pages is not None:
            self._charge_pages(node, pages, len(pages.offset), len(segments))
        return None if pages is None else (pages, codec)

    def prepare(
        self, node: FieldNode, index: int, segments: Sequence[Segment], dtype: np.dtype[Any]
    ) -> Sequence[_Stored | None]:
        """Pages for each of the segments; None where all elements are synthesised.

        Raises:
            PageError: elements beyond the last page, or a page larger than its stored bytes can expand to.
            LimitError: more elements than one read may have.
        """
        found = self._find(node, index, segments, dtype)
        self._charge(node, sum(segment.stop - segment.start for segment in segments), dtype.itemsize)
        return found

    def _find(
        self, node: FieldNode, index: int, segments: Sequence[Segment], dtype: np.dtype[Any]
    ) -> list[_Stored | None]:
        """Pages for each of the segments; raises as `prepare` but for the limit."""
        found: list[_Stored | None] = []
        for segment in segments:
            length = segment.stop - segment.start
            stored = self._stored(node, index, segment) if length else None
            found.append(stored)
            if stored is None:
                continue
            # Of the pages of a cluster, those of a part of its elements.
            num_pages = -(-len(stored.ends) * length // max(stored.length, 1))
            self._charge_pages(node, stored.pages, num_pages, 1)
            available = stored.missing + stored.length
            if segment.stop > available:
                path, offset = self.place(node, index, segment, segment.stop)
                raise broken(
                    "RNT-ENC-007",
                    path=path,
                    offset=offset,
                    expected=segment.stop,
                    actual=available,
                    id=stored.column.column_id,
                    cluster=segment.cluster.cluster_id,
                )
            if stored.length * dtype.itemsize > MAX_LEN_CHUNK:
                _check_sizes(stored)
        return found

    def check_count(self, node: FieldNode, num_values: int) -> None:
        """Count values without any column; raise LimitError if there are more than one read may have."""
        self._charge(node, num_values, 1)

    def _charge_pages(
        self, node: FieldNode, pages: RegularPages | ColumnRange | None, num_pages: int, num_ranges: int
    ) -> None:
        """Count so many of some pages, or of pages none of which is listed again, where all that is read of a file is limited."""
        work = self._container.work
        if work is None:
            return
        again = 0
        if pages is not None:
            count = pages.count if isinstance(pages, RegularPages) else pages.num_elements
            again = count_repeats(pages.offset, pages.size, count, num_pages)
        cost = WorkBudget.cost(0, num_pages - again, num_ranges, again)
        work.charge(cost, f"schema.fields[{node.field.field_id}]")

    def _charge(self, node: FieldNode, num_values: int, len_value: int) -> None:
        work = self._container.work
        if work is not None:
            # What tells where values lie, or single bits, takes about twice the time of as many bytes of numbers.
            weight = 1 if node.kind in _PLAIN else 2
            work.charge(weight * num_values * len_value, f"schema.fields[{node.field.field_id}]")
        if self._budget.take(num_values * len_value):
            return
        self._budget.charge(
            num_values * len_value, f"{num_values} values of field '{node.field.path}'",
            f"schema.fields[{node.field.field_id}]",
        )  # fmt: skip

    def place(self, node: FieldNode, index: int, segment: Segment, element: int) -> tuple[str, int | None]:
        """Path and file offset of the page that holds an element of a column, or of the last page before it."""
        stored = self._stored(node, index, segment)
        if stored is None or not len(stored.ends):
            return segment.cluster.path, None
        page = int(np.searchsorted(stored.ends, element - stored.missing, side="right"))
        if page == len(stored.ends):
            return stored.path(), stored.pages.place_of(-1)
        return stored.path(page), stored.pages.place_of(page)

    def read_into(self, prepared: _Stored | None, segment: Segment, out: Array) -> None:
        """Write the elements of a segment into ``out``; see fields.reading.ColumnReader."""
        if prepared is None:
            out[...] = np.zeros((), out.dtype)
            return
        start, stop = segment.start - prepared.missing, segment.stop - prepared.missing
        if start < 0:
            out[:-start] = np.zeros((), out.dtype)
            out = out[-start:]
            start = 0
        if stop > start:
            self._decode_range(prepared, start, stop, out)

    def _decode_range(self, stored: _Stored, start: int, stop: int, out: Array) -> None:
        ends, codec = stored.ends, stored.codec
        first = last = 0
        if len(ends) > 1:
            first = int(ends.searchsorted(start, side="right"))
            last = int(ends.searchsorted(stop, side="left"))
            if stop - start >= MIN_VALUES or last - first >= MIN_PAGES:
                begin, end = self._decode_together(stored, first, last, start, stop, out)
                if begin < end:
                    # The rest are parts of the first and the last page.
                    if start < begin:
                        self._decode_range(stored, start, begin, out[: begin - start])
                    if end < stop:
                        self._decode_range(stored, end, stop, out[end - start :])
                    return
        self._budget.look(last + 1 - first, stored.path(), self._num_pages, stored.pages.place_of(first))
        counts = stored.pages.num_elements[first : last + 1].tolist()
        page_start = int(ends[first]) - counts[0]
        # Only the first and the last page may be wanted in part.
        kept: dict[int, Content | None] = {}
        if start > page_start or stop < page_start + counts[0]:
            kept[first] = self._kept_page(stored, first)
        if last > first and stop < int(ends[last]):
            kept[last] = self._kept_page(stored, last)
        missing = (
            first + (kept.get(first) is not None),
            last + 1 - (last > first and kept.get(last) is not None),
        )
        blobs = iter(self._stored_pages(stored, *missing) if missing[0] < missing[1] else ())
        page = first
        try:
            for page, count in enumerate(counts, first):
                low, high = max(start - page_start, 0), min(stop - page_start, count)
                target = out[page_start + low - start : page_start + high - start]
                page_start += count
                if page in kept:
                    content = kept[page]
                    if content is None:
                        content = self._keep_page(stored, page, count, next(blobs))
                    self._convert(codec.part(content, count, low, high), target, stored.column)
                    continue
                self._decode_page(stored, next(blobs), count, target)
        except RNTupleError as error:
            error.path = stored.path(page)
            if error.offset is None:
                error.offset = stored.pages.place_of(page)
            raise

    def read_rising(self, prepared: _Stored | None, segment: Segment, out: Array, shift: int) -> bool:
        """Write offsets from the start of a cluster on, if they rise; see values.reading.ColumnReader."""
        if prepared is None or prepared.missing or segment.start or self.is_shared:
            return False
        stop, ends = segment.stop, prepared.ends
        last = int(ends.searchsorted(stop, side="left"))
        if (
            stop < MIN_VALUES
            or last >= len(ends)
            or ends.item(last) != stop
            or out.dtype != prepared.codec.dtype
            or not out.flags.c_contiguous
        ):
            return False
        return self._decode_together(prepared, 0, last, 0, stop, out, _rising(shift)) == (0, stop)

    def _decode_page(self, stored: _Stored, blob: StoredPage, count: int, out: Array) -> None:
        """Verify, decompress and decode a page that is wanted as a whole."""
        codec = stored.codec
        data = self._store.uncompressed(blob, codec.nbytes(count), verify=self._verify)
        if _decodes_directly(codec.dtype, out.dtype):
            codec.decode_into(data, out)
        else:
            self._convert(codec.view(data, count), out, stored.column)

    def _decode_together(
        self,
        stored: _Stored,
        first: int,
        last: int,
        start: int,
        stop: int,
        out: Array,
        finish: Callable[[Array], bool] | None = None,
    ) -> tuple[int, int]:
        """Decode those of the pages ``first`` to ``last`` that are wanted as a whole; returns which elements they hold."""
        pages, ends = stored.pages, stored.ends
        first += start > int(ends[first]) - int(pages.num_elements[first])
        last += stop == int(ends[last])
        if last - first < 2 or pages.foreign:
            return start, start
        has_checksum = pages.has_checksum[first:last]
        count = pages.num_elements[first:last].astype(np.int64)
        if (count < 0).any():
            return start, start
        begin, end = int(ends[last - 1]) - int(count.sum()), int(ends[last - 1])
        wanted = out[begin - start : end - start]
        is_done = False
        have_checksums = bool(has_checksum.all())
        is_regular = have_checksums or not has_checksum.any()
        if (
            is_regular
            and wanted.dtype == stored.codec.dtype
            and out.flags.c_contiguous
            and not stored.cluster.siblings
        ):
            regular = RegularPages(pages.offset[first:last], pages.size[first:last], count, have_checksums)
            is_done = read_regular_pages(
                regular, stored.codec, self._store, wanted,
                verify=self._verify, team=self._team, finish=finish,
            )  # fmt: skip
        if not is_done and finish is None:
            is_done = self._decode_repeated(stored, first, count, wanted)
        return (begin, end) if is_done else (start, start)

    def _decode_repeated(self, stored: _Stored, first: int, count: Array, out: Array) -> bool:
        """Decode pages from ``first`` on each once, however often they are listed; returns whether any page was repeated often enough."""
        pages = stored.pages
        part = slice(first, first + len(count))
        repeats = find_repeats(pages.offset[part], pages.size[part], count, pages.has_checksum[part])
        if repeats is None:
            return False
        self._budget.look(len(repeats.firsts), stored.path(), self._num_pages, pages.place_of(first))
        starts = np.cumsum(count) - count
        for number in repeats.firsts.tolist():
            page, start = first + number, int(starts[number])
            try:
                (blob,) = self._stored_pages(stored, page, page + 1)
                self._decode_page(stored, blob, int(count[number]), out[start : start + int(count[number])])
            except RNTupleError as error:
                error.path = stored.path(page)
                if error.offset is None:
                    error.offset = pages.place_of(page)
                raise
        is_again = np.ones(len(count), bool)
        is_again[repeats.firsts] = False
        sources = starts[repeats.firsts][repeats.which]
        copy_repeats(out, sources[is_again], out, starts[is_again], count[is_again])
        return True

    def _num_pages(self) -> int:
        """Pages of all page lists that were read."""
        groups = range(len(self._metadata.page_list_envelopes))
        lists = (self._metadata.page_list(group) for group in groups)
        return sum(pages.num_pages for pages in lists if pages is not None)

    def _kept_page(self, stored: _Stored, page: int) -> Content | None:
        """The cached form of a page, as `ColumnCodec.part` takes it; None if it has to be read."""
        if self._store.is_closed:
            self._kept.clear()
            return None
        content = self._kept.get(stored.column.column_id, stored.cluster.cluster_id, page)
        if content is IN_PLACE:
            pages = stored.pages
            content, _ = self._store.read(int(pages.offset[page]), int(pages.size[page]), has_checksum=False)
        return content

    def _keep_page(self, stored: _Stored, page: int, count: int, blob: StoredPage) -> Content:
        """Verify and decompress a page of which a part is wanted, and keep it; as `ColumnCodec.part` takes it."""
        content = self._store.uncompressed(blob, stored.codec.nbytes(count), verify=self._verify)
        is_in_place = page not in stored.pages.foreign and self._store.is_in_place(len(blob[0]))
        return self._keep(
            stored.codec, stored.column.column_id, stored.cluster.cluster_id, page, count, content, is_in_place=is_in_place
        )  # fmt: skip

    def _keep(
        self, codec: ColumnCodec, column_id: int, cluster_id: int, page: int, count: int, content: Buffer, *, is_in_place: bool
    ) -> Content:  # fmt: skip
        """Keep an uncompressed page; as `ColumnCodec.part` takes it."""
        if is_in_place and codec.has_parts and isinstance(content, memoryview):
            self._kept.put(column_id, cluster_id, page, IN_PLACE)
            return content
        if codec.has_parts and not self._kept.takes(len(content)):
            return content
        kept = codec.kept(content, count)
        self._kept.put(column_id, cluster_id, page, kept)
        return kept

    def _stored_pages(self, stored: _Stored, first: int, stop: int) -> list[StoredPage]:
        """Stored bytes of consecutive pages."""
        pages = stored.pages
        if stop - first == 1 and not pages.foreign and not self._store.spreads(int(pages.size[first])):
            try:
                return [
                    self._store.read(
                        int(pages.offset[first]), int(pages.size[first]), bool(pages.has_checksum[first])
                    )
                ]
            except RNTupleError as error:
                error.path = error.path or stored.path()
                raise
        outside = {page - first: place for page, place in pages.foreign.items() if first <= page < stop}
        sizes = pages.size[first:stop].tolist()
        if self._store.spreads(max(sizes, default=0)):
            # Joining parts takes memory, so the sizes have to make sense before.
            _check_stored_sizes(stored, first, stop)
        try:
            return self._store.read_many(
                pages.offset[first:stop].tolist(), sizes, pages.has_checksum[first:stop].tolist(), outside,
                lambda page: stored.path(first + page),
            )  # fmt: skip
        except RNTupleError as error:
            error.path = error.path or stored.path()
            raise

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

    def _stored(self, node: FieldNode, index: int, segment: Segment) -> _Stored | None:
        """Pages of the primary representation in the segment's cluster, None where everything is synthesised."""
        cluster = segment.cluster
        key = node.field.field_id, index, cluster.cluster_id
        known = self._found.get(key)
        if known is not None and known.cluster is cluster and known.first == segment.first:
            return known
        stored = self._find_stored(node, index, segment)
        if stored is not None and len(stored.ends) <= _MAX_PAGES_FOUND:
            if len(self._found) >= _MAX_FOUND:
                self._found.clear()
            self._found[key] = stored
        return stored

    def _find_stored(self, node: FieldNode, index: int, segment: Segment) -> _Stored | None:
        cluster = segment.cluster
        suppressed = False
        for column_ids in node.field.representations:
            pages = cluster.column_range(column_ids[index])
            if pages is None or pages.is_suppressed:
                suppressed |= pages is not None
                continue
            column = self._schema.columns[column_ids[index]]
            missing = 0
            first = column.record.first_element_index
            if first is not None and segment.first is not None:
                # A negative index marks a column that is suppressed at first: nothing has to be synthesised for it.
                missing = max(first - segment.first, 0)
            ends = pages.num_elements
            if len(ends) > 1:
                ends = ends.cumsum(dtype=np.int64)
            return _Stored(cluster, column, self.codec(column), pages, ends, missing, segment.first)
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

    def _convert(self, elements: Array, out: Array, column: Column) -> None:
        """Assign elements to an array of another dtype, as far as the values allow it."""
        source, target = elements.dtype, out.dtype
        if source == target:
            out[...] = elements
            return
        if source.kind == "f" and target.kind == "f":
            with np.errstate(over="ignore", invalid="ignore"):
                out[...] = elements
            return
        if source.kind not in "biu" or target.kind not in "biu":
            raise broken(
                "RNT-COL-014",
                type=f"a field of {target} values",
                actual=f"{column.column_type} ({source})",
                expected="a type that can be converted",
            )
        # Columns of characters, and of integers in the oldest files, do not state a sign: the field does.
        signless = column.column_type is ColumnType.CHAR or not self._generation.integers_carry_sign
        if signless and source.itemsize == target.itemsize:
            out[...] = elements.view(target)
            return
        if target.kind == "b":
            out[...] = elements != 0
            return
        if not np.can_cast(source, target) and len(elements):
            low, high = int(elements.min()), int(elements.max())
            limits = np.iinfo(target)
            if low < limits.min or high > limits.max:
                raise broken(
                    "RNT-COL-014",
                    kind=PageError,
                    type=f"a field of {target} values",
                    actual=f"{source} (values {low} to {high})",
                    expected=f"{limits.min} to {limits.max}",
                )
        out[...] = elements


def _rising(shift: int) -> Callable[[Array], bool]:
    """What adds the same to offsets that come piece by piece, as long as they rise from 0 on and fit."""
    previous, most = 0, MAX_INDEX - shift

    def finish(piece: Array) -> bool:
        nonlocal previous
        if not len(piece):  # pages without elements
            return True
        if piece.item(0) < previous or (piece[1:] < piece[:-1]).any():
            return False
        previous = piece.item(-1)
        if previous > most:
            return False
        if shift:
            piece += shift
        return True

    return finish


def _decodes_directly(codec: np.dtype[Any], target: np.dtype[Any]) -> bool:
    return codec == target or (codec.kind == "f" and target.kind == "f")


def _check_stored_sizes(stored: _Stored, first: int, stop: int) -> None:
    """Raise PageError if a page is stored with more bytes than it has uncompressed."""
    pages = stored.pages
    lengths = (pages.num_elements[first:stop].astype(np.int64) * stored.codec.bits + 7) // 8
    larger = np.flatnonzero(pages.size[first:stop] > lengths)
    if len(larger):
        page = first + int(larger[0])
        raise broken(
            "RNT-PAG-001",
            path=stored.path(page),
            offset=pages.place_of(page),
            expected=int(lengths[larger[0]]),
            actual=int(pages.size[page]),
            count=int(pages.num_elements[page]),
            bits=stored.codec.bits,
            problem=f"{int(pages.size[page])} bytes are stored, at most {int(lengths[larger[0]])} expected",
        )


def _check_sizes(stored: _Stored) -> None:
    """Raise PageError if a page is said to expand to more than its stored bytes can."""
    pages = stored.pages
    lengths = (pages.num_elements.astype(np.int64) * stored.codec.bits + 7) // 8
    # Every compressed chunk takes at least its header and expands to at most MAX_LEN_CHUNK bytes.
    impossible = (lengths > pages.size) & (lengths > (pages.size // 10 + 1) * MAX_LEN_CHUNK)
    impossible[list(pages.foreign)] = False
    if impossible.any():
        page = int(np.flatnonzero(impossible)[0])
        raise broken(
            "RNT-PAG-001",
            path=stored.path(page),
            offset=pages.place_of(page),
            count=int(pages.num_elements[page]),
            bits=stored.codec.bits,
            problem=f"{int(pages.size[page])} stored bytes cannot hold {int(lengths[page])}",
        )
