"""Run plans of pages on a device such as a GPU: copy, verify, decompress and decode them there, many at once.

It runs plans of regular pages only: each page is uncompressed, or one chunk of zstd or LZ4 whose checksum can be compared. For other
pages there is no result, and damage only sets a flag. Then ``in_place`` and ``page_by_page`` read the same plans, and raise the error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt
from rntuple_spec.device import CHUNK, DECODE_KERNELS, PAGE, SWITCH_KERNELS

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.columns import ColumnCodec
from rntuple_construct.format.compression import FRAMES, MAX_LEN_CHUNK
from rntuple_construct.format.metadata import PageStore
from rntuple_construct.format.pages.plan import Array, PagePlan, distinct_pages
from rntuple_construct.format.pages.read_threads import Team

__all__ = ["Device", "DevicePages", "PageBatch", "RoomAddresses", "Wanted"]

_LEN_STORED = 32 << 20
"""Stored bytes of a batch: while one is decoded, the next one is copied."""
_MAX_LEN_GAP = 16 << 10
"""Bytes between two pages that are copied with them: one copy more takes longer."""
_LEN_PIECE = 4 << 20
"""Bytes that a thread copies at a time."""
_LEN_WORD = 64
"""Bytes to which places are aligned. As many after the last page may be loaded with it."""
_NUM_ROOMS = 3
"""Batches that are on the device together: one is copied, the others are decoded."""
_RAW = 0


class RoomAddresses(NamedTuple):
    """Addresses of device memory for one batch: stored bytes, aligned frames, uncompressed pages."""

    stored: int
    frames: int
    pages: int


@dataclass(slots=True)
class PageBatch:
    """Pages that are copied and decoded together.

    Args:
        room: number of the room that it uses.
        pieces: file offset, bytes and place in the room of each range to copy.
        verify: checks the stored bytes after they were copied.
        decode: decompresses and decodes them, if nothing was found.
    """

    room: int
    pieces: list[tuple[int, int, int]]
    verify: Callable[[], None]
    decode: Callable[[], None]


class Device(Protocol):
    """What decodes pages: a GPU, or in tests the same steps in numpy."""

    xp: Any
    """Module of arrays on the device, with the functions of numpy."""
    lock: Any
    """Context manager, held by the read that uses the rooms."""

    def address(self, array: Any) -> int:
        """Return the address of the first element of an array on the device."""

    def available(self) -> int:
        """Return the bytes of device memory that one read may use beside its results."""

    def rooms(self, num: int, nbytes: Sequence[int]) -> list[tuple[int, ...]]:
        """Addresses of memory for as many batches, of the given bytes for each member of a room."""

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

    def run(
        self,
        batches: Iterable[PageBatch],
        load: Callable[[int, Array], None],
        bad: Any,
        submit: Callable[..., Future[None]],
    ) -> bool:
        """Copy, verify and decode batches; False as soon as ``bad`` is not zero after the verification of one.

        PageBatch ``n`` uses room ``n % num_rooms``. It is asked for when the batch before it in this room is done.
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
        is_exact: if true, the algorithm of each page is looked up before; else that of the first page of a column counts for all.
    """

    store: PageStore
    verify: bool
    is_exact: bool = False
    wanted: list[Wanted] = field(default_factory=list)
    _kinds: list[Array | int] = field(default_factory=list)

    def kind_of(self, plan: PagePlan) -> Array | int | None:
        """Return how the pages of a plan are stored, as numbers of ``FRAMES``; None if the device cannot read them.

        Args:
            plan: the pages.
        """
        if plan.parts or not len(plan):
            return None if plan.parts else _RAW
        size, count, has_checksum = plan.size, plan.count, plan.has_checksum
        if size.min() < 0 or count.min() < 0:
            return None
        length = (count * plan.codec.bits + 7) >> 3
        is_packed = size != length
        if self.verify and has_checksum.any() and not self.store.has_device_checksum:
            return None
        if not self.store.holds(plan.offset, size, has_checksum, length):
            return None
        packed = np.flatnonzero(is_packed)
        if not len(packed):
            return _RAW
        # Decompression on a device trusts its input: a checksum has to vouch for it.
        if (
            (size[packed] > length[packed]).any()
            or int(length[packed].max()) > MAX_LEN_CHUNK
            or (self.verify and not has_checksum[packed].all())
        ):
            return None
        looked = packed if self.is_exact else packed[:1]
        found = self._heads(plan.offset[looked], size[looked])
        if found is None:
            return None
        kinds = np.zeros(len(plan), np.int64)
        kinds[packed] = found if self.is_exact else found[0]
        return kinds

    def _heads(self, offset: Array, size: Array) -> Array | None:
        kinds = np.empty(len(offset), np.int64)
        numbers = {frame.chunk_id: number for number, frame in enumerate(FRAMES, 1)}
        for row, (start, nbytes) in enumerate(zip(offset.tolist(), size.tolist(), strict=True)):
            try:
                head = bytes(self.store.read(start, _LEN_ID, has_checksum=False)[0])
            except RNTupleError:
                return None
            number = numbers.get(head, 0)
            if not number or nbytes <= FRAMES[number - 1].len_head:
                return None
            kinds[row] = number
        return kinds

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

    def run(self, device: Device, team: Team) -> bool:
        """Decode all pages; False if one of them is not as it should be.

        Args:
            device: the device.
            team: its threads copy.

        Raises:
            RNTupleError: the bytes cannot be read.
        """
        if not self.wanted:
            return True
        rows = _Rows.of(self.wanted, self._kinds, self.store.len_checksum)
        len_room = max(device.available() // _NUM_ROOMS, 1)
        cuts = rows.cuts(min(_LEN_STORED, len_room // 4), len_room // 2)
        with device.lock:
            return _BatchRun(rows, cuts, device, self.verify).all(self.store.load, team)


class _Rows(NamedTuple):
    """Pages in the order of their file offsets, one array for each property."""

    names: list[str]
    offset: Array
    size: Array
    stored: Array
    length: Array
    num_elements: Array
    has_checksum: Array
    kind: Array
    kernel: Array
    target: Array
    second: Array
    shift: Array
    bits: Array
    low: Array
    high: Array

    @classmethod
    def of(cls, wanted: Sequence[Wanted], kinds: Sequence[Array | int], len_checksum: int) -> _Rows:
        names: dict[str, int] = {}
        parts: list[tuple[Array, ...]] = []
        for each, kind in zip(wanted, kinds, strict=True):
            plan, codec = each.plan, each.plan.codec
            length = (plan.count * codec.bits + 7) >> 3
            low, high = codec.value_range or (0.0, 0.0)
            number = names.setdefault(_kernel(codec), len(names))
            columns = (
                plan.offset, plan.size, plan.size + plan.has_checksum * len_checksum, length, plan.count, plan.has_checksum,
                kind, number, each.address + plan.target * each.itemsize,
                each.tags and each.tags + plan.target * np.dtype(np.uint32).itemsize, each.shift, codec.bits, low, high,
            )  # fmt: skip
            parts.append(tuple(np.broadcast_to(np.asarray(column), len(plan)) for column in columns))
        joined = [np.concatenate(column) for column in zip(*parts, strict=True)]
        order = np.argsort(joined[0], kind="stable")
        arrays = [column[order] for column in joined]
        return cls(list(names), *arrays)

    def cuts(self, len_stored: int, len_pages: int) -> list[int]:
        """First rows of batches of at most so many stored and uncompressed bytes, and the number of all rows."""
        ends = [np.cumsum(self.stored), np.cumsum(self.length)]
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


def _places(lengths: Array) -> Array:
    """Places of parts of these bytes, one after another."""
    rounded = (lengths + _LEN_WORD - 1) // _LEN_WORD * _LEN_WORD
    before: Array = np.cumsum(rounded) - rounded
    return before


class _BatchLayout(NamedTuple):
    """Where the pages of a batch are in its room.

    Args:
        pieces: file offset, bytes and place of each range that is copied.
        stored: place of each page among the stored bytes.
        which: for each page the first one of the batch with the same bytes.
        firsts: numbers of these.
        frame, page: places of frames and uncompressed pages; of pages of ``firsts``.
    """

    pieces: list[tuple[int, int, int]]
    stored: Array
    which: Array
    firsts: Array
    frame: Array
    page: Array


def _layout(rows: _Rows, first: int, stop: int) -> _BatchLayout:
    offset, ends = rows.offset[first:stop], rows.offset[first:stop] + rows.stored[first:stop]
    furthest = np.maximum.accumulate(ends)
    begins = np.concatenate(([0], np.flatnonzero(offset[1:] > furthest[:-1] + _MAX_LEN_GAP) + 1))
    starts, stops = offset[begins], furthest[np.concatenate((begins[1:], [len(offset)])) - 1]
    places = _places(stops - starts + _LEN_WORD)
    run = np.searchsorted(begins, np.arange(len(offset)), side="right") - 1
    pieces = [
        (at, min(_LEN_PIECE, end - at), place + at - start)
        for start, end, place in zip(starts.tolist(), stops.tolist(), places.tolist(), strict=True)
        for at in range(start, end, _LEN_PIECE)
    ]
    kind = rows.kind[first:stop]
    firsts, which = distinct_pages(
        offset, rows.size[first:stop], rows.length[first:stop], kind, rows.has_checksum[first:stop]
    )
    is_packed = (kind != _RAW) & (which == np.arange(len(which)))
    frame = _places(np.where(is_packed, rows.size[first:stop], 0))
    page = _places(np.where(is_packed, rows.length[first:stop], 0))
    return _BatchLayout(pieces, places[run] + offset - starts[run], which, firsts, frame, page)


class _BatchRun:
    """One run of all batches."""

    def __init__(self, rows: _Rows, cuts: Sequence[int], device: Device, verify: bool) -> None:
        self._rows, self._cuts, self._device, self._verify = rows, cuts, device, verify
        is_packed = rows.kind != _RAW
        self._packed = np.concatenate(([0], np.cumsum(is_packed)))
        # RoomAddresses for each batch, whatever of it is stored twice.
        starts = cuts[:-1]
        nbytes = [
            int(np.add.reduceat(lengths + room, starts).max())
            for lengths, room in (
                (rows.stored, _MAX_LEN_GAP + 3 * _LEN_WORD),
                (np.where(is_packed, rows.size, 0), _LEN_WORD),
                (np.where(is_packed, rows.length, 0), _LEN_WORD),
            )
        ]
        self._rooms = [RoomAddresses(*each) for each in device.rooms(min(_NUM_ROOMS, len(starts)), nbytes)]
        xp, num_packed = device.xp, int(self._packed[-1])
        self._bad = xp.zeros(1, np.uint64)
        self._status, self._missing = xp.zeros(num_packed, np.int32), xp.zeros(num_packed, np.int64)

    def all(self, load: Callable[[int, Array], None], team: Team) -> bool:
        batches = (self._batch(number) for number in range(len(self._cuts) - 1))
        if not self._device.run(batches, load, self._bad, team.submit):
            return False
        return not bool((self._status != 0).any() | (self._missing != 0).any() | (self._bad != 0).any())

    def _batch(self, number: int) -> PageBatch:
        device, bad, first = self._device, self._bad, self._cuts[number]
        layout, room = (
            _layout(self._rows, first, self._cuts[number + 1]),
            self._rooms[number % len(self._rooms)],
        )
        here, frames, have_checksums = self._chunks(layout, room, first)
        kernels, pages = self._pages(layout, room, first)
        chunk_table, page_table = device.put(here), device.put(pages)
        kinds = list(_groups(here["kind"]))
        len_raw = int(np.count_nonzero(here["kind"] == _RAW))

        def verify() -> None:
            for has_checksum, start, stop in _groups(have_checksums) if self._verify else ():
                if has_checksum:
                    device.launch("rntuple_hash", chunk_table, start, stop, bad)
            for kind, start, stop in kinds:
                if kind != _RAW:
                    device.launch("rntuple_check_heads", chunk_table, start, stop, bad)
                    if FRAMES[kind - 1].has_hash:
                        device.launch("rntuple_hash_lz4", chunk_table, start, stop, bad)

        def decode() -> None:
            for kind, start, stop in kinds:
                if kind == _RAW:
                    continue
                device.launch("rntuple_gather", chunk_table, start, stop, None)
                lengths = here["length"][start:stop]
                packed = slice(start - len_raw, stop - len_raw)
                device.decompress(
                    FRAMES[kind - 1].name, packed, frames, int(lengths.max()), int(lengths.sum())
                )
            if len(frames.length):
                self._missing[self._packed[first] : self._packed[first] + len(frames.length)] = (
                    frames.length - frames.actual
                )
            for kernel, start, stop in _groups(kernels):
                device.launch(self._rows.names[kernel], page_table, start, stop, bad)

        return PageBatch(number % len(self._rooms), layout.pieces, verify, decode)

    def _chunks(
        self, layout: _BatchLayout, room: RoomAddresses, first: int
    ) -> tuple[Array, DeviceFrames, Array]:
        """The different pages of a batch, those of one algorithm together: table, frames, and which have checksums."""
        rows, xp = self._rows, self._device.xp
        kind = rows.kind[first + layout.firsts]
        at = layout.firsts[np.lexsort((rows.has_checksum[first + layout.firsts], kind))]
        table = np.zeros(len(at), CHUNK)
        table["source"] = room.stored + layout.stored[at]
        table["target"] = room.frames + layout.frame[at]
        table["size"], table["length"] = rows.size[first + at], rows.length[first + at]
        table["kind"] = kind = rows.kind[first + at]
        table["head"] = _LEN_HEADS[kind]
        packed = table[kind != _RAW]
        start = int(self._packed[first])
        frames = DeviceFrames(
            xp.asarray(packed["target"]), xp.asarray(packed["size"].astype(np.uint64) - packed["head"]),
            xp.asarray(packed["length"].astype(np.uint64)),
            xp.asarray((room.pages + layout.page[at[kind != _RAW]]).astype(np.uint64)),
            xp.zeros(len(packed), np.uint64), self._status[start : start + len(packed)],
        )  # fmt: skip
        return table, frames, rows.has_checksum[first + at]

    def _pages(self, layout: _BatchLayout, room: RoomAddresses, first: int) -> tuple[Array, Array]:
        """The pages of a batch that have elements, those of one kernel together: kernels, and table."""
        rows = self._rows
        held = np.flatnonzero(rows.num_elements[first : first + len(layout.which)])
        held = held[np.argsort(rows.kernel[first + held], kind="stable")]
        at, which = first + held, layout.which[held]
        table = np.zeros(len(held), PAGE)
        table["source"] = np.where(
            rows.kind[at] != _RAW, room.pages + layout.page[which], room.stored + layout.stored[held]
        )
        table["target"], table["second"], table["count"] = (
            rows.target[at],
            rows.second[at],
            rows.num_elements[at],
        )
        table["bits"], table["shift"] = rows.bits[at], rows.shift[at]
        table["low"], table["high"] = rows.low[at], rows.high[at]
        return rows.kernel[at], table


_LEN_ID = len(FRAMES[0].chunk_id)
_LEN_HEADS = np.array([0, *(frame.len_head for frame in FRAMES)])


def _groups(numbers: npt.NDArray[Any]) -> Iterator[tuple[int, int, int]]:
    """Number, first row and stop of rows with the same number."""
    bounds = [0, *(np.flatnonzero(np.diff(numbers)) + 1).tolist(), len(numbers)]
    for first, stop in pairwise(bounds):
        if stop > first:
            yield int(numbers[first]), first, stop
