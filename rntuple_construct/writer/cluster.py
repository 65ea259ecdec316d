"""One cluster in the making: entries of a batch become elements of columns, and these become pages.

Each page is encoded, compressed and followed by its checksum.
"""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from rntuple_spec.constants import MAX_ELEMENTS_PER_PAGE

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.columns import ColumnCodec, ColumnType
from rntuple_construct.format.compression import Buffer, compress
from rntuple_construct.format.generations import Generation
from rntuple_construct.model.schema.cpp_types import FUNDAMENTAL_DTYPES
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import Array, Layout, Numbers, Streamed
from rntuple_construct.model.values.shredding import Batch
from rntuple_construct.writer.model import BEYOND_ROOT, Model
from rntuple_construct.writer.options import WriteOptions

Room: TypeAlias = npt.NDArray[np.uint8]

_MAX_TARGET = MAX_ELEMENTS_PER_PAGE // 3 * 2
"""Elements of a page that may become 1.5 times as large and still be counted."""
_LEN_TASK = 1 << 20
"""Bytes of pages per task of a thread: handing over costs more than a small page."""
_LEN_REST = 16 << 10
"""Fewer bytes than these are copied at once: to come back to them costs as much."""


class _Buffered(NamedTuple):
    """Elements that the column owns, and their memory if it is reused after the page is written."""

    elements: Array
    room: Room | None


class Page:
    """One page: elements, then stored bytes, then a place in the file.

    Attributes:
        codec: codec of the column.
        elements: shape ``(n,)``; None once the page is sealed.
        num_elements: how many there are.
        borrowed: if true, the elements belong to the caller, who may change them after ``extend``.
        room: reusable buffer of the writer with the elements or the stored bytes; None if it has no buffer.
        data: stored bytes without checksum; None before the page is sealed and after it was stored.
        checksum: the page checksum; None until it is computed, or if pages have no checksums.
        size: number of stored bytes without checksum.
        len_uncompressed: bytes before compression.
        offset: file offset of a page that was stored at once.
    """

    __slots__ = (
        "borrowed", "checksum", "codec", "data", "elements", "len_uncompressed", "num_elements", "offset", "room", "size",
    )  # fmt: skip

    def __init__(self, codec: ColumnCodec, elements: Array, borrowed: bool, room: Room | None = None) -> None:
        self.codec = codec
        self.elements: Array | None = elements
        self.num_elements = len(elements)
        self.borrowed = borrowed
        self.room = room
        self.data: Buffer | None = None
        self.checksum: bytes | None = None
        self.size = self.len_uncompressed = self.offset = 0


class Rooms:
    """Memory for pages that is used again: fresh memory costs more than copying a page into it.

    Only memory of the sizes that come again and again is kept, that of full pages, and never more than the largest
    cluster had. Several threads may use it at once.
    """

    def __init__(self) -> None:
        self._free: dict[int, list[Room]] = {}

    def take(self, nbytes: int) -> Room:
        """Return memory of this size with undefined content, reused if possible."""
        free = self._free.get(nbytes)
        if free:
            with contextlib.suppress(IndexError):  # another thread was faster
                return free.pop()
        return np.empty(nbytes, np.uint8)

    def give(self, room: Room) -> None:
        """Return an unreferenced buffer to the pool."""
        self._free.setdefault(len(room), []).append(room)


def page_target(bits: int, page_size: int) -> int:
    """Elements of a page of the target size in bytes, of a column with so many bits for each element."""
    return min(max(8 * page_size // bits, 1), _MAX_TARGET)


class ColumnBuffer:
    """Elements of one column in the current cluster, cut into pages.

    Two buffers take turns: a full buffer becomes a page only when the next one is at least half full. At the end of
    the cluster, a rest of less than half a page joins the full buffer. So all pages have 0.5 to 1.5 times the target
    size, unless the whole cluster has fewer elements.

    Args:
        codec: codec of the column.
        page_size: target size of a page in bytes before compression.
        take: called with each complete page.
        rooms: memory of full pages.
        lenders: list of the columns that still refer to arrays of the caller; the column adds itself. The code that
            calls ``append`` must call ``own`` on these before the caller may change the arrays.

    Attributes:
        target: elements of a page of the target size.
        num_elements: elements of the cluster so far.
    """

    __slots__ = (
        "_buffer", "_fill", "_full", "_half", "_is_long", "_lenders", "_pages", "_rest", "_rooms", "_take_page", "codec",
        "num_elements", "target",
    )  # fmt: skip

    def __init__(
        self,
        codec: ColumnCodec,
        page_size: int,
        take: Callable[[Page], None],
        rooms: Rooms,
        lenders: list[ColumnBuffer],
    ) -> None:
        self.codec = codec
        self.target = page_target(codec.bits, page_size)
        self.num_elements = 0
        self._half = (self.target + 1) // 2
        self._take_page = take
        self._rooms = rooms
        self._lenders = lenders
        self._pages: list[Page] = []
        # In this order: a full page, a buffer with its first elements, elements of the caller.
        self._full: _Buffered | None = None
        self._buffer: _Buffered | None = None
        self._fill = 0
        self._rest: Array | None = None
        self._is_long = False

    def append(self, elements: Array) -> None:
        """Append elements and hand over the pages that are complete.

        Args:
            elements: shape ``(n,)``; a page that lies within them has no copy of them.
        """
        num = len(elements)
        self.num_elements += num
        if self._rest is not None:
            self.own()
        if not self._fill and num >= self._half:
            self._append_pages(elements)
        elif num:
            self._store(elements)

    def own(self) -> None:
        """Copy what still belongs to the caller."""
        rest, self._rest = self._rest, None
        if rest is not None:
            self._store(rest)

    def finish(self) -> list[Page]:
        """Return all pages of the cluster, the last one with the rest; the column is empty then."""
        if self._rest is not None:
            self._emit(self._rest, True, None)
        elif self._full is not None:
            full = self._full
            if self._buffer is not None and self._fill:
                last = np.concatenate([full.elements, self._buffer.elements[: self._fill]])
                self._emit(last, False, None)
                self._give(full)
                self._give(self._buffer)
            else:
                self._emit(full.elements, False, full.room)
        elif self._buffer is not None and self._fill:
            self._emit(self._buffer.elements[: self._fill], False, self._buffer.room)
        self._full = self._buffer = self._rest = None
        self._fill = 0
        pages, self._pages, self.num_elements = self._pages, [], 0
        return pages

    def _append_pages(self, elements: Array) -> None:
        """Append elements of at least half a page while the buffer is empty: pages need no copy of them."""
        if self._full is not None:
            self._emit_full()
        target, position, num = self.target, 0, len(elements)
        while num - position >= target + self._half:
            self._emit(elements[position : position + target], True, None)
            position += target
        if position < num:
            rest = elements[position:] if position else elements
            if rest.nbytes < _LEN_REST:
                self._store(rest)
            else:
                self._rest = rest
                self._lenders.append(self)

    def _emit(self, elements: Array, borrowed: bool, room: Room | None) -> None:
        page = Page(self.codec, elements, borrowed, room)
        self._pages.append(page)
        self._take_page(page)

    def _emit_full(self) -> None:
        full, self._full = self._full, None
        if full is not None:
            self._emit(full.elements, False, full.room)

    def _store(self, elements: Array) -> None:
        """Copy elements into the buffers. Hand over a full buffer when the next one is half full."""
        target, position, num = self.target, 0, len(elements)
        while position < num:
            fill = self._fill
            taken = min(target - fill, num - position)
            filled = fill + taken
            buffer = self._buffer
            if buffer is None or filled > len(buffer.elements):
                buffer = self._grow(buffer, filled, elements.dtype)
            buffer.elements[fill:filled] = elements[position : position + taken]
            position += taken
            self._fill = filled
            if filled >= self._half and self._full is not None:
                self._emit_full()
            if filled == target:
                # The rest of this call may complete the page, but then it is not copied.
                self._full, self._buffer, self._fill = buffer, None, 0
                if num - position >= self._half:
                    self._append_pages(elements[position:])
                    return

    def _grow(self, buffer: _Buffered | None, needed: int, dtype: np.dtype[Any]) -> _Buffered:
        """A buffer for more elements, with those that are there already."""
        # Grown as needed: most columns of wide schemas never fill a page.
        capacity = min(max(needed, 2 * self._fill, 64), self.target)
        if self._is_long or 2 * capacity >= self.target:
            self._is_long = True
            room = self._rooms.take(self.target * dtype.itemsize)
            grown = _Buffered(room.view(dtype), room)
        else:
            grown = _Buffered(np.empty(capacity, dtype), None)
        if buffer is not None:
            grown.elements[: self._fill] = buffer.elements[: self._fill]
        self._buffer = grown
        return grown

    def _give(self, buffer: _Buffered) -> None:
        if buffer.room is not None:
            self._rooms.give(buffer.room)


class PageSealer:
    """Encodes, compresses and checksums pages, in the calling thread or in a pool of threads.

    With threads, the caller continues until too many pages are in progress.

    Args:
        options: compression, checksums and number of threads.
        generation: the generation that is written.
        rooms: memory of full pages.
        store: called with each sealed page; None to keep pages until the cluster is committed.
    """

    def __init__(
        self,
        options: WriteOptions,
        generation: Generation,
        rooms: Rooms,
        store: Callable[[Page], None] | None,
    ) -> None:
        self._settings = options.settings
        self._checksum = generation.page_checksum if options.page_checksums else None
        self._is_sealed = generation.page_checksum_is_sealed
        self._rooms = rooms
        self._store = store
        self._pool: ThreadPoolExecutor | None = None
        if options.threads > 1:
            self._pool = ThreadPoolExecutor(options.threads, thread_name_prefix="rntuple-pages")
        self._limit = 2 * options.threads
        self._under_way: deque[tuple[Future[None], list[Page]]] = deque()
        self._waiting: list[Page] = []
        self._len_waiting = 0
        self._lent: list[Page] = []

    def take(self, page: Page) -> None:
        """Seal a page, or hand it over to the threads."""
        if self._pool is None:
            self._seal(page)
            return
        self._waiting.append(page)
        self._len_waiting += page.codec.nbytes(page.num_elements)
        if self._len_waiting >= _LEN_TASK:
            self._submit()

    def release(self) -> None:
        """Return when no element of the caller is needed any more: what no thread has begun with is copied."""
        if self._pool is not None:
            self._own_elements(self._waiting)
            for index, (future, pages) in enumerate(self._under_way):
                if any(page.borrowed for page in pages) and future.cancel():
                    self._own_elements(pages)
                    self._under_way[index] = self._pool.submit(self._seal_all, pages), pages
            for future, pages in self._under_way:
                if any(page.borrowed for page in pages):
                    future.result()
        for page in self._lent:
            data = page.data
            if data is not None:
                page.room = self._rooms.take(len(data))
                page.room[:] = np.frombuffer(data, np.uint8)
                page.data = page.room.data
                self._add_checksum(page, page.data)
        self._lent.clear()

    def drain(self) -> None:
        """Wait until all pages are sealed, so that they are stored without a copy before the caller continues."""
        self._submit()
        while self._under_way:
            self._under_way.popleft()[0].result()
        self._lent.clear()

    def close(self) -> None:
        """Wait for running tasks and end the threads."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def _own_elements(self, pages: list[Page]) -> None:
        for page in pages:
            if page.borrowed and page.elements is not None:
                page.room = self._rooms.take(page.elements.nbytes)
                elements = page.room.view(page.elements.dtype)
                elements[...] = page.elements
                page.elements, page.borrowed = elements, False

    def _submit(self) -> None:
        pages = self._waiting
        if self._pool is None or not pages:
            return
        self._waiting, self._len_waiting = [], 0
        while len(self._under_way) >= self._limit:
            self._under_way.popleft()[0].result()
        self._under_way.append((self._pool.submit(self._seal_all, pages), pages))

    def _seal_all(self, pages: list[Page]) -> None:
        for page in pages:
            self._seal(page)

    def _seal(self, page: Page) -> None:
        elements = page.elements
        if elements is None:
            return
        encoded = page.codec.encode_elements(elements)
        view = encoded.data
        data = compress(view, self._settings)
        page.size, page.len_uncompressed = len(data), len(view)
        is_borrowed = page.borrowed
        if data is view and np.may_share_memory(encoded, elements):
            if is_borrowed and self._store is None:
                # Perhaps it is stored before the caller can change it. The checksum waits until the bytes are needed:
                # to fetch them into the cache takes longer than to compute it.
                page.data, page.elements = data, None
                self._lent.append(page)
                page.borrowed = False
                return
        elif page.room is not None:
            self._rooms.give(page.room)
            page.room = None
        page.data = data
        self._add_checksum(page, data if self._is_sealed else view)
        page.elements, page.borrowed = None, False
        if self._store is not None:
            self._store(page)
            if page.room is not None:
                self._rooms.give(page.room)
                page.room = None

    def _add_checksum(self, page: Page, data: Buffer) -> None:
        if self._checksum is not None:
            page.checksum = self._checksum(data)


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


class ClusterBuffer:
    """Collects the entries of a cluster until the caller completes it, then those of the next one.

    Args:
        model: fields and columns; may grow while entries are collected.
        page_size: target size of a page in bytes.
        take: called with each complete page.
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
        self._lenders: list[ColumnBuffer] = []
        self._columns: list[ColumnBuffer] = []
        self._representations: dict[int, int] = {}
        self._columns_of: dict[int, tuple[ColumnBuffer, ...]] = {}
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
            self._columns.append(ColumnBuffer(codec, self._page_size, self._take, self._rooms, self._lenders))
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
    """Return whether a column cannot hold all values of a field of the given type."""
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
