"""Run plans of pages on a device such as a GPU: copy, verify, decompress and decode them there, many at once.

It runs plans of regular pages only: each page is uncompressed, or one chunk of zstd or LZ4 whose checksum can be compared. For other
pages there is no result, and damage only sets a flag. Then ``in_place`` and ``page_by_page`` read the same plans, and raise the error.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt
from rntuple_spec.device import CHUNK, DECODE_KERNELS, PAGE, STORED_RAW, SWITCH_KERNELS

from rntuple_construct.format.columns import ColumnCodec
from rntuple_construct.format.compression import FRAMES, MAX_LEN_CHUNK
from rntuple_construct.format.metadata import PageStore
from rntuple_construct.format.pages.batch_copies import BatchCopies
from rntuple_construct.format.pages.plan import Array, PagePlan, distinct_pages
from rntuple_construct.format.pages.read_threads import Team

__all__ = ["Device", "DevicePages", "PageBatch", "Wanted"]

_LEN_STORED = 32 << 20
"""Stored bytes of a batch: while one is decoded, the next one is copied."""
_MAX_LEN_GAP = 16 << 10
"""Bytes between two pages that are copied with them: one copy more takes longer."""
_LEN_WORD = 64
"""Bytes to which places are aligned. As many after the last page may be loaded with it."""
_NUM_ROOMS = 12
"""Batches that are on the device together. Few threads decompress one page."""
_MIN_LEN_ROOM = 8 << 20
"""Bytes that a batch may take in any case."""
_NUM_BUFFERS = 4
"""Batches in memory of the host from which the device copies."""
_FAR = 48
"""Bits of a file offset; the number of a batch is above them."""

Groups: TypeAlias = dict[int, list[tuple[int, int, int]]]
"""For each batch: number, first row and stop of rows with the same number."""


@dataclass(slots=True)
class PageBatch:
    """Pages that are copied and decoded together.

    Args:
        room: number of the room that it uses.
        verify: checks the stored bytes after they were copied.
        decode: decompresses and decodes them, if nothing was found.
    """

    room: int
    verify: Callable[[], None]
    decode: Callable[[], None]


class Device(Protocol):
    """What decodes pages: a GPU, or in tests the same steps in numpy."""

    xp: Any
    """Module of arrays on the device, with the functions of numpy."""
    lock: Any
    """Context manager, held by the read that uses the rooms."""
    len_piece: int
    """Most bytes that are copied at a time."""

    def address(self, array: Any) -> int:
        """Return the address of the first element of an array on the device."""

    def available(self) -> int:
        """Return the bytes of device memory that one read may use beside its results."""

    def rooms(self, num: int, nbytes: Sequence[int]) -> list[tuple[int, ...]]:
        """Addresses of memory for as many batches: stored bytes, aligned frames, uncompressed pages.

        Args:
            num: how many.
            nbytes: bytes of each of the three.
        """

    def put(self, table: Array) -> Any:
        """A structured array on the device, for ``launch``."""

    def launch(self, kernel: str, table: Any, first: int, stop: int, bad: Any | None) -> None:
        """Let a kernel work on rows of a table; ``bad`` counts the rows that it finds wrong."""

    def check_offsets(self, offsets: Any, bad: Any) -> None:
        """Count offsets that are negative or below the one before them."""

    def decompress(
        self, algorithm: str, rows: slice, frames: DeviceFrames, max_length: int, total: int
    ) -> None:
        """Decompress frames to their places."""

    def buffers(self, num: int, nbytes: int) -> Sequence[npt.NDArray[np.uint8]]:
        """Memory of the host from which the device copies, for as many batches."""

    def free(self) -> None:
        """Wait for all batches, and give up their rooms."""

    def run(self, batches: Sequence[PageBatch], copies: BatchCopies, bad: Any) -> bool:
        """Copy, verify and decode batches; False as soon as ``bad`` is not zero after the verification of one.

        Args:
            batches: the batches; several may use one room, one after the other.
            copies: brings their stored bytes to the host.
            bad: array of one number on the device, which ``verify`` of a batch raises if something is wrong.
        """


class DeviceFrames(NamedTuple):
    """Compressed frames on the device, as arrays there: addresses, bytes, uncompressed bytes, addresses of the results.

    ``actual`` and ``status`` are filled in: uncompressed bytes, and a number that is not 0 where that failed.
    """

    source: Any
    size: Any
    length: Any
    target: Any
    actual: Any
    status: Any


class Wanted(NamedTuple):
    """Pages to decode, and where their elements go.

    Args:
        plan: the pages, each wanted as a whole.
        address: device address of element 0 of the output.
        itemsize: bytes of an element there.
        tags: device address of the tag of element 0, for switches; else 0.
        shift: shape ``(num_rows,)``, number that is added to the elements of each page.
    """

    plan: PagePlan
    address: int
    itemsize: int
    tags: int = 0
    shift: Array | int = 0


@dataclass(slots=True)
class DevicePages:
    """Pages of one read that a device decodes.

    Args:
        store: where they are stored.
        verify: if true, checksums are compared.
        wanted: the pages to be decoded.
    """

    store: PageStore
    verify: bool
    wanted: list[Wanted] = field(default_factory=list)
    _kinds: list[Array | int] = field(default_factory=list)

    def kind_of(self, plan: PagePlan) -> Array | int | None:
        """Return how the pages of a plan are stored, as numbers of ``FRAMES``; None if the device cannot read them.

        The first compressed page tells the algorithm of all of them; the device finds others.

        Args:
            plan: the pages.
        """
        if plan.parts or not len(plan):
            return None if plan.parts else STORED_RAW
        size, count, has_checksum = plan.size, plan.count, plan.has_checksum
        if size.min() < 0 or count.min() < 0:
            return None
        length = (count * plan.codec.bits + 7) >> 3
        packed = np.flatnonzero(size != length)
        has_wrong_kind = not self.store.has_device_checksum
        if (self.verify and has_wrong_kind and has_checksum.any()) or not self.store.holds(
            plan.offset, size, has_checksum, length
        ):
            return None
        if not len(packed):
            return STORED_RAW
        # Decompression on a device trusts its input: a checksum has to vouch for it, also if it is not to be verified.
        if (
            has_wrong_kind
            or not has_checksum[packed].all()
            or (size[packed] > length[packed]).any()
            or int(length[packed].max()) > MAX_LEN_CHUNK
        ):
            return None
        frame = self.store.frame_at(plan.offset.item(packed[0]))
        if frame is None or size.item(packed[0]) <= frame.len_head:
            return None
        return np.where(size != length, FRAMES.index(frame) + 1, STORED_RAW)

    def add(self, wanted: Wanted, kinds: Array | int) -> None:
        """Decode pages too.

        Args:
            wanted: the pages.
            kinds: as ``kind_of`` gave them.
        """
        if len(wanted.plan):
            self.wanted.append(wanted)
            self._kinds.append(kinds)

    def drop(self, start: int) -> None:
        """Forget all pages but those of the first ``start`` calls of ``add``."""
        del self.wanted[start:], self._kinds[start:]

    def run(self, device: Device, workers: int) -> bool:
        """Decode all pages; False if one of them is damaged or irregular.

        Args:
            device: the device.
            workers: threads that copy.

        Raises:
            RNTupleError: the bytes cannot be read.
        """
        if not self.wanted:
            return True
        rows = _Rows.of(self.wanted, self._kinds, self.store.len_checksum)
        if not len(rows.offset):
            return True
        # Decompression takes about three times the uncompressed bytes besides.
        len_room = max(device.available() // _NUM_ROOMS, _MIN_LEN_ROOM)
        cuts = rows.cuts(min(_LEN_STORED, len_room // 8), len_room // 8)
        with device.lock:
            return _BatchRun(rows, cuts, device, self.verify).all(self.store, _copying(workers))


@cache
def _copying(workers: int) -> Team:
    """As many threads beside the calling one, for all reads of the process: to start them takes as long as to copy 50 MB."""
    return Team(workers + 1)


class _Rows(NamedTuple):
    """Pages in the order of their file offsets, one array for each property.

    Args:
        wanted: the columns that they are of.
        names: their kernels.
        column: shape ``(num_rows,)``, which of ``wanted`` each page is of.
        kernel: which of ``names`` decodes each of ``wanted``.
        offset, size, num_elements, has_checksum, kind: shape ``(num_rows,)``.
        target, tag, shift: shape ``(num_rows,)``, addresses of the first element and its tag, and the number to add to elements.
        stored, length: shape ``(num_rows,)``, bytes with the checksum, and uncompressed ones.
    """

    wanted: Sequence[Wanted]
    names: list[str]
    kernel: Array
    column: Array
    offset: Array
    size: Array
    num_elements: Array
    has_checksum: Array
    kind: Array
    target: Array
    tag: Array
    shift: Array
    stored: Array
    length: Array

    @classmethod
    def of(cls, wanted: Sequence[Wanted], kinds: Sequence[Array | int], len_checksum: int) -> _Rows:
        names: dict[str, int] = {}
        kernel = np.array([names.setdefault(_kernel(each.plan.codec), len(names)) for each in wanted])
        plans = [each.plan for each in wanted]
        lengths = [len(plan) for plan in plans]
        offset, size, count, has_checksum = (
            np.concatenate([getattr(plan, name) for plan in plans])
            for name in ("offset", "size", "count", "has_checksum")
        )
        order = offset.argsort(kind="stable")
        # Pages without any byte have no elements.
        order = order[(size + has_checksum)[order] > 0]
        column = np.arange(len(wanted)).repeat(lengths)
        target = np.concatenate([each.address + each.plan.target * each.itemsize for each in wanted])
        tag, shift, kind = np.zeros((3, len(offset)), np.int64)
        for first, each, of_pages in zip(np.cumsum([0, *lengths]).tolist(), wanted, kinds, strict=False):
            rows = slice(first, first + len(each.plan))
            kind[rows], shift[rows] = of_pages, each.shift
            if each.tags:
                tag[rows] = each.tags + each.plan.target * np.dtype(np.uint32).itemsize
        column, offset, size, count, has_checksum, kind, target, tag, shift = (
            each[order] for each in (column, offset, size, count, has_checksum, kind, target, tag, shift)
        )
        bits = np.array([plan.codec.bits for plan in plans])[column]
        return cls(
            wanted, list(names), kernel, column, offset, size, count, has_checksum, kind, target, tag, shift,
            size + has_checksum * len_checksum, (count * bits + 7) >> 3,
        )  # fmt: skip

    def cuts(self, len_stored: int, len_pages: int) -> list[int]:
        """First rows of batches of at most so many stored and uncompressed bytes, and the number of all rows."""
        # With the bytes between two pages, which are copied with them.
        gaps = np.diff(self.offset, prepend=self.offset[:1]) - np.append(0, self.stored[:-1])
        ends = [np.cumsum(self.stored + gaps.clip(0, _MAX_LEN_GAP) + 2 * _LEN_WORD), np.cumsum(self.length)]
        found, num_rows = [0], len(self.offset)
        while found[-1] < num_rows:
            first = found[-1]
            stops = [
                int(np.searchsorted(end, (end[first - 1] if first else 0) + most, side="right"))
                for end, most in zip(ends, (len_stored, len_pages), strict=True)
            ]
            found.append(max(min(stops), first + 1))
        return found


def _kernel(codec: ColumnCodec) -> str:
    layout = codec.switch_layout
    return DECODE_KERNELS[codec.column_type.name] if layout is None else SWITCH_KERNELS[layout]


class _PagePlaces(NamedTuple):
    """Where pages are in the room of their batch, and which of them are copied there once for several rows.

    Args:
        pieces: for each batch: file offset, bytes and place of each range that is copied.
        stored: shape ``(num_rows,)``, place among the stored bytes.
        which: for each row the first one of its batch with the same bytes.
        firsts: numbers of these.
        frame, page: places of frames and of uncompressed pages; of the rows ``firsts``.
        nbytes: most bytes of a batch: stored bytes, frames, pages.
    """

    pieces: list[list[tuple[int, int, int]]]
    stored: Array
    which: Array
    firsts: Array
    frame: Array
    page: Array
    nbytes: list[int]


def _places(rows: _Rows, cuts: Array, batch: Array, len_piece: int) -> _PagePlaces:
    offset, num_batches = rows.offset, len(cuts) - 1
    far = batch << _FAR
    furthest = np.maximum.accumulate(offset + rows.stored + far) - far
    is_begin = np.zeros(len(offset), np.bool_)
    is_begin[1:] = offset[1:] > furthest[:-1] + _MAX_LEN_GAP
    is_begin[cuts[:-1]] = True
    begins = np.flatnonzero(is_begin)
    starts, stops = offset[begins], furthest[np.append(begins[1:], len(offset)) - 1]
    run_cuts = np.searchsorted(begins, cuts)
    places, len_stored = _one_after_another(stops - starts + _LEN_WORD, run_cuts)
    pieces: list[list[tuple[int, int, int]]] = [[] for _ in range(num_batches)]
    for number, start, stop, place in zip(
        batch[begins].tolist(), starts.tolist(), stops.tolist(), places.tolist(), strict=True
    ):
        pieces[number] += (
            (at, min(len_piece, stop - at), place + at - start) for at in range(start, stop, len_piece)
        )
    firsts, which = distinct_pages(offset, rows.size, rows.length, rows.kind, rows.has_checksum, batch)
    is_packed = rows.kind != STORED_RAW
    if len(firsts) < len(offset):
        is_packed &= which == np.arange(len(which))
    frame, len_frames = _one_after_another(np.where(is_packed, rows.size, 0), cuts)
    page, len_pages = _one_after_another(np.where(is_packed, rows.length, 0), cuts)
    stored = (places - starts).repeat(np.diff(np.append(begins, len(offset)))) + offset
    return _PagePlaces(pieces, stored, which, firsts, frame, page, [len_stored, len_frames, len_pages])


def _one_after_another(lengths: Array, cuts: Array) -> tuple[Array, int]:
    """Places of parts, beginning at 0 with each batch, and the most bytes of a batch.

    Args:
        lengths: shape ``(num_parts,)``, bytes of each.
        cuts: first part of each batch, and the number of all parts.
    """
    ends = np.zeros(len(lengths) + 1, np.int64)
    np.cumsum((lengths + _LEN_WORD - 1) // _LEN_WORD * _LEN_WORD, out=ends[1:])
    bases = ends[cuts]
    return ends[:-1] - bases[:-1].repeat(np.diff(cuts)), int(np.diff(bases).max())


class _Tables(NamedTuple):
    """What the kernels work on.

    Args:
        chunks: stored pages, on the device.
        pages: pages with elements, on the device.
        frames: the compressed ones of ``chunks``, on the device.
        lengths: uncompressed bytes of ``chunks``.
        packed: number of compressed ones before each row of ``chunks``.
        kinds, checksums: for each batch, rows of ``chunks`` with the same kind, and with or without a checksum to be compared.
        kernels: for each batch, rows of ``pages`` with the same kernel.
    """

    chunks: Any
    pages: Any
    frames: DeviceFrames
    lengths: Array
    packed: Array
    kinds: Groups
    checksums: Groups
    kernels: Groups


class _BatchRun:
    """One run of all batches."""

    def __init__(self, rows: _Rows, cuts: Sequence[int], device: Device, verify: bool) -> None:
        self._device, self._verify, self._rows = device, verify, rows
        bounds = np.array(cuts)
        self._of_batch = np.arange(len(cuts) - 1).repeat(np.diff(bounds))
        self._places = _places(rows, bounds, self._of_batch, device.len_piece)
        self._rooms: list[tuple[int, ...]] = []
        self._bad = device.xp.zeros(1, np.uint64)

    def _tables(self) -> _Tables:
        """The tables of all batches."""
        rows, batch, places, xp = self._rows, self._of_batch, self._places, self._device.xp
        room = np.array(self._rooms, np.int64).T[:, batch % len(self._rooms)]
        chunks, has_checksum, result, chunk_batch = _chunks(rows, places, room, batch)
        pages, kernels, page_batch = _pages(rows, places, room, batch)
        is_packed = chunks["kind"] != STORED_RAW
        packed = chunks[is_packed]
        frames = DeviceFrames(
            xp.asarray(packed["target"]), xp.asarray(packed["size"].astype(np.uint64) - packed["head"]),
            xp.asarray(packed["length"].astype(np.uint64)), xp.asarray(result[is_packed].astype(np.uint64)),
            xp.zeros(len(packed), np.uint64), xp.zeros(len(packed), np.int32),
        )  # fmt: skip
        return _Tables(
            self._device.put(chunks), self._device.put(pages), frames, chunks["length"],
            np.append(0, np.cumsum(is_packed)), _groups(chunk_batch, chunks["kind"]),
            _groups(chunk_batch, has_checksum & (is_packed | self._verify)), _groups(page_batch, kernels),
        )  # fmt: skip

    def all(self, store: PageStore, team: Team) -> bool:
        device, pieces, nbytes = self._device, self._places.pieces, self._places.nbytes
        copies: BatchCopies | None = None
        try:
            buffers = device.buffers(min(_NUM_BUFFERS, len(pieces)), nbytes[0])
            copies = BatchCopies(pieces, buffers, store, team)
            # While the threads copy.
            self._rooms = device.rooms(
                min(_NUM_ROOMS, len(pieces)), [length + _LEN_WORD for length in nbytes]
            )
            tables = self._tables()
            batches = [self._batch(number, tables) for number in range(len(pieces))]
            if not device.run(batches, copies, self._bad):
                return False
        finally:
            if copies is not None:
                copies.stop()
            device.free()
        frames = tables.frames
        return not bool(
            (frames.status != 0).any() | (frames.actual != frames.length).any() | (self._bad != 0).any()
        )

    def _batch(self, number: int, tables: _Tables) -> PageBatch:
        device, bad = self._device, self._bad

        def verify() -> None:
            for checked, first, stop in tables.checksums.get(number, ()):
                if checked:
                    device.launch("rntuple_hash", tables.chunks, first, stop, bad)
            for kind, first, stop in tables.kinds.get(number, ()):
                if kind != STORED_RAW:
                    device.launch("rntuple_check_heads", tables.chunks, first, stop, bad)
                    if FRAMES[kind - 1].has_hash:
                        device.launch("rntuple_hash_lz4", tables.chunks, first, stop, bad)

        def decode() -> None:
            for kind, first, stop in tables.kinds.get(number, ()):
                if kind == STORED_RAW:
                    continue
                device.launch("rntuple_gather", tables.chunks, first, stop, None)
                lengths = tables.lengths[first:stop]
                packed = slice(int(tables.packed[first]), int(tables.packed[stop]))
                device.decompress(
                    FRAMES[kind - 1].name, packed, tables.frames, int(lengths.max()), int(lengths.sum())
                )
            for kernel, first, stop in tables.kernels.get(number, ()):
                device.launch(self._rows.names[kernel], tables.pages, first, stop, bad)

        return PageBatch(number % len(self._rooms), verify, decode)


def _chunks(rows: _Rows, places: _PagePlaces, room: Array, batch: Array) -> tuple[Array, Array, Array, Array]:
    """The different stored pages, those of one batch and algorithm together.

    Args:
        rows, places: the pages.
        room: shape ``(3, num_rows)``, addresses of the room of each.
        batch: batch of each.

    Returns:
        table, whether they have checksums, addresses of their uncompressed pages, and their batches.
    """
    at = places.firsts
    at = at[_order(batch[at], rows.kind[at], rows.has_checksum[at])]
    table = np.zeros(len(at), CHUNK)
    table["source"] = room[0, at] + places.stored[at]
    table["target"] = room[1, at] + places.frame[at]
    table["size"], table["length"], table["kind"] = rows.size[at], rows.length[at], rows.kind[at]
    table["head"] = _LEN_HEADS[rows.kind[at]]
    return table, rows.has_checksum[at], room[2, at] + places.page[at], batch[at]


def _pages(rows: _Rows, places: _PagePlaces, room: Array, batch: Array) -> tuple[Array, Array, Array]:
    """The pages that have elements, those of one batch and kernel together; arguments as for ``_chunks``.

    Returns:
        table, their kernels, and their batches.
    """
    at = np.flatnonzero(rows.num_elements)
    kernel = rows.kernel[rows.column[at]]
    order = _order(batch[at], kernel)
    at, kernel = at[order], kernel[order]
    table = np.zeros(len(at), PAGE)
    table["source"] = np.where(
        rows.kind[at] != STORED_RAW,
        room[2, at] + places.page[places.which[at]],
        room[0, at] + places.stored[at],
    )
    table["target"], table["second"], table["count"] = rows.target[at], rows.tag[at], rows.num_elements[at]
    table["shift"] = rows.shift[at]
    codecs = [each.plan.codec for each in rows.wanted]
    table["bits"] = np.array([codec.bits for codec in codecs])[rows.column[at]]
    bounds = np.array([codec.value_range or (0.0, 0.0) for codec in codecs])[rows.column[at]]
    table["low"], table["high"] = bounds.T
    return table, kernel, batch[at]


_LEN_HEADS = np.array([0, *(frame.len_head for frame in FRAMES)])


def _order(batch: Array, *numbers: Array) -> Array:
    """Order of rows by batch and small numbers; rows that are equal in them keep theirs."""
    key = batch
    for each in numbers:
        key = key * (int(each.max(initial=0)) + 1) + each
    # Short numbers are sorted without comparisons.
    return key.astype(np.uint16 if key.max(initial=0) < 1 << 16 else np.int64).argsort(kind="stable")


def _groups(batch: Array, numbers: npt.NDArray[Any]) -> Groups:
    """For each batch: number, first row and stop of rows with the same number."""
    cuts = np.flatnonzero((np.diff(batch) != 0) | (numbers[1:] != numbers[:-1])) + 1
    found: Groups = {}
    for first, stop in pairwise([0, *cuts.tolist(), len(batch)] if len(batch) else []):
        found.setdefault(int(batch[first]), []).append((int(numbers[first]), first, stop))
    return found
