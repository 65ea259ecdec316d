"""Columns over whole clusters at once: their pages are found and checked in arrays, and decoded in one loop.

It reads regular pages only. For other and for damaged pages it has no result. They are then read one by one, and the
error names the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from ctypes import byref, memmove
from dataclasses import dataclass
from functools import partial
from itertools import groupby, pairwise
from typing import Any, TypeAlias

import numpy as np

from rntuple_construct.base.checksums import native_hash
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.columns import ColumnCodec, unshuffle_function
from rntuple_construct.format.compression import LEN_CHUNK_HEADER, native_zstd
from rntuple_construct.format.metadata import PageStore
from rntuple_construct.format.metadata import RegularPages as StoredPages
from rntuple_construct.format.native import STEPS, PageLoop, Pages, address_of, address_of_elements, page_loop
from rntuple_construct.model.values.layout import Array
from rntuple_construct.model.values.reading import Segment
from rntuple_construct.reader.duplicate_pages import copy_repeats, find_repeats
from rntuple_construct.reader.read_threads import Team

__all__ = ["MIN_VALUES", "RegularPages", "find_regular_pages", "read_regular_pages"]

# Bytes that are decoded before the last step is done to all of them.
_LEN_PIECE = 512 << 10
# Without the compiled loop, each page needs Python's lock. Up to this size, handing it over takes about as long as
# decompressing the page, so that one thread is faster than two.
_MAX_LEN_ALONE = 256 << 10
# Elements of pages that are listed again and again may take so much memory beside those that are read.
_MAX_LEN_REPEATED = 4 << 20
# Stored bytes of pages that are looked at together; a mapped file is given back to the system between them.
_LEN_STORED = 16 << 20
# Largest room that is kept, and how many: threads that help to read end with it, and their rooms go to the next ones.
_MAX_LEN_ROOM = 4 << 20
_MAX_ROOMS = 4

MIN_VALUES = 1024
"""For fewer values, preparing takes longer than it saves."""


Place: TypeAlias = tuple[int, int, int, bool]
"""Start and stop of a page in the file, its uncompressed bytes, and whether it is compressed."""

Decompress: TypeAlias = Callable[[int, int, int, int], bool]
Unshuffle: TypeAlias = Callable[[int, int, int], Any]


@dataclass(frozen=True, slots=True, eq=False)
class RegularPages:
    """Pages of one column, all in this file, in the order of the elements.

    Args:
        offset: shape ``(num_pages,)``, file offsets.
        size: shape ``(num_pages,)``, stored bytes without the checksum.
        count: shape ``(num_pages,)``, elements.
        have_checksums: whether a checksum follows each of them; False if none has one.
    """

    offset: Array
    size: Array
    count: Array
    have_checksums: bool


def find_regular_pages(column_id: int, segments: Sequence[Segment]) -> RegularPages | None:
    """The pages of a column that hold exactly the values of some segments; None if the fast path does not apply.

    Args:
        column_id: the column.
        segments: whole clusters, as far as the column goes.
    """
    found: list[tuple[Array, Array, Array, Array]] = []
    for _, same in groupby(segments, key=lambda segment: id(segment.cluster.page_list)):
        pages = _pages_of_list(column_id, list(same))
        if pages is None:
            return None
        found.append(pages)
    offset, size, count, has_checksum = (np.concatenate(arrays) for arrays in zip(*found, strict=True))
    have_checksums = bool(has_checksum.all())
    if has_checksum.any() and not have_checksums:
        return None
    return RegularPages(offset, size, count, have_checksums)


def _pages_of_list(column_id: int, segments: Sequence[Segment]) -> tuple[Array, Array, Array, Array] | None:
    """Offsets, sizes, numbers of elements and checksum flags of the pages, from one page list."""
    pages = segments[0].cluster.page_list
    if pages.foreign or any(
        segment.start or segment.cluster.is_sharded or segment.cluster.siblings for segment in segments
    ):
        return None
    index = np.fromiter((segment.cluster.index for segment in segments), np.int64, len(segments))
    ranges = pages.first_range[index] + column_id
    if (ranges >= pages.first_range[index + 1]).any() or (pages.element_offset[ranges] < 0).any():
        return None
    first, num_pages = pages.first_page[ranges], pages.first_page[ranges + 1] - pages.first_page[ranges]
    ends = np.cumsum(num_pages)
    numbers = np.repeat(first - ends + num_pages, num_pages) + np.arange(int(ends[-1]))
    count = pages.num_elements[numbers].astype(np.int64)
    elements = np.concatenate(([0], np.cumsum(count)))
    try:
        wanted = np.fromiter((segment.stop for segment in segments), np.int64, len(segments))
    except OverflowError:  # a poisoned offset, times the size of a fixed array: no page has so many
        return None
    if (count < 0).any() or (elements[ends] - elements[ends - num_pages] != wanted).any():
        return None
    return pages.offset[numbers], pages.size[numbers], count, pages.has_checksum[numbers]


def read_regular_pages(
    pages: RegularPages,
    codec: ColumnCodec,
    store: PageStore,
    out: Array,
    *,
    verify: bool,
    team: Team,
    finish: Callable[[Array], bool] | None = None,
) -> bool:
    """Verify, decompress and decode pages into one array.

    Args:
        pages: the pages.
        codec: codec of their column.
        store: where they are stored.
        out: shape ``(sum of the elements,)``, of the type of the codec; overwritten, also without success.
        verify: whether to compare checksums.
        team: who does it.
        finish: called for each piece of ``out`` while it is in the cache of the processor; with several threads in any
            order. It returns whether the piece is sound.

    Returns:
        whether it was done; False if the pages are irregular.
    """
    reading = _Reading(codec, store, team, verify)
    repeats = find_repeats(pages.offset, pages.size, pages.count)
    if repeats is None:
        return reading.read(pages, out, finish)
    count = pages.count[repeats.firsts]
    if int(count.sum()) * codec.dtype.itemsize > _MAX_LEN_REPEATED:
        return reading.read(pages, out, finish)
    elements = np.empty(int(count.sum()), codec.dtype)
    distinct = RegularPages(
        pages.offset[repeats.firsts], pages.size[repeats.firsts], count, pages.have_checksums
    )
    if not reading.read(distinct, elements, None):
        return False
    starts = (np.cumsum(count) - count)[repeats.which]
    copy_repeats(elements, starts, out, np.cumsum(pages.count) - pages.count, pages.count)
    step = _LEN_PIECE // out.itemsize
    return finish is None or all(finish(out[first : first + step]) for first in range(0, len(out), step))


@dataclass(frozen=True, slots=True)
class _Reading:
    """Reading of pages, each separately; arguments as for ``read_regular_pages``."""

    codec: ColumnCodec
    store: PageStore
    team: Team
    verify: bool

    def read(self, pages: RegularPages, out: Array, finish: Callable[[Array], bool] | None) -> bool:
        """Read so many pages at a time that not all of a large file is in memory."""
        cuts = (np.flatnonzero(np.diff(np.cumsum(pages.size) // _LEN_STORED)) + 1).tolist()
        begin = 0
        for first, stop in pairwise([0, *cuts, len(pages.count)]):
            part = slice(first, stop)
            some = RegularPages(pages.offset[part], pages.size[part], pages.count[part], pages.have_checksums)
            end = begin + int(some.count.sum())
            if not self._read_some(some, out[begin:end], finish):
                return False
            begin = end
        return True

    def _read_some(self, pages: RegularPages, out: Array, finish: Callable[[Array], bool] | None) -> bool:
        length = (pages.count * self.codec.bits + 7) >> 3
        stored = self.store.regular_pages(
            pages.offset, pages.size, length, verify=self.verify and pages.have_checksums
        )
        if stored is None:
            return False
        ends = np.cumsum(pages.count)
        counts = pages.count.tolist()
        longest = int(length.max())
        loop = _compiled_loop(stored, self.codec, longest)
        # The compiled loop checks it while reading.
        if loop is None and not stored.begin_well():
            return False
        team = self.team.alone() if loop is None and longest <= _MAX_LEN_ALONE else self.team
        # Pieces of so many bytes are still in the cache when the last step is done to them.
        cuts = np.flatnonzero(np.diff(np.cumsum(length) // _LEN_PIECE)) + 1
        firsts, stops = [0, *cuts.tolist()], [*cuts.tolist(), len(ends)]

        def decode(piece: tuple[int, int]) -> bool:
            first, stop = piece
            begin = int(ends[first]) - counts[first]
            part = out[begin : int(ends[stop - 1])]
            try:
                is_done = _decode_piece(
                    stored, first, stop, counts[first:stop], longest, self.codec, part, loop
                )
            except RNTupleError:
                return False
            return is_done and (finish is None or finish(part))

        return team.do_all(decode, list(zip(firsts, stops, strict=True)))


@dataclass(frozen=True, slots=True, eq=False)
class _CompiledLoop:
    """The compiled loop over pages with all that it needs, for the pages of one read.

    Args:
        loop: the loop.
        pages: its description of the pages.
        stored: the pages, which it points to.
        codec: their codec.
        len_scratch: bytes of room that it needs; 0 for none.
        finish: steps of decoding that the loop does not have; None without such steps.
    """

    loop: PageLoop
    pages: Pages
    stored: StoredPages
    codec: ColumnCodec
    len_scratch: int
    finish: Callable[[Array, Sequence[int]], None] | None

    def decode(self, first: int, stop: int, counts: Sequence[int], out: Array) -> bool:
        """Decode pages ``first:stop``; returns whether they are all as they should be."""
        zstd = native_zstd()
        if zstd is None:  # switched off meanwhile
            return False
        with _room(self.len_scratch) as scratch:
            if (
                self.loop(byref(self.pages), first, stop, zstd.context, scratch, address_of_elements(out))
                != stop
            ):
                return False
        if self.finish is not None:
            self.finish(out.view(f"<u{out.itemsize}"), counts)
            self.codec.check_elements(out)
        return True


def _compiled_loop(stored: StoredPages, codec: ColumnCodec, longest: int) -> _CompiledLoop | None:
    """The compiled loop over some pages; None where it, or a library that it needs, is missing or switched off."""
    word_pages = codec.word_pages
    zstd, unshuffle, loop = native_zstd(), unshuffle_function(longest), page_loop()
    if word_pages is None or zstd is None or unshuffle is None or loop is None:
        return None
    hashing = None if stored.checksum is None else native_hash(stored.checksum)
    if stored.checksum is not None and hashing is None:
        return None
    step = 0 if word_pages.step is None else STEPS.get(word_pages.step)
    pages = Pages(
        file=stored.address,
        offset=address_of_elements(stored.offset),
        size=address_of_elements(stored.size),
        length=address_of_elements(stored.length),
        is_compressed=address_of_elements(stored.heads.is_compressed),
        heads=address_of_elements(stored.heads.heads),
        hash=None if hashing is None else address_of(hashing),
        len_frame=address_of(zstd.len_frame),
        decompress=address_of(zstd.decompress),
        unshuffle=address_of(unshuffle),
        len_head=stored.heads.heads.shape[1],
        len_header=LEN_CHUNK_HEADER,
        width=word_pages.width,
        is_split=word_pages.is_split,
        step=step or 0,
        is_signed=step is not None and codec.has_index,
    )
    len_scratch = longest if word_pages.is_split else 0
    return _CompiledLoop(loop, pages, stored, codec, len_scratch, word_pages.finish if step is None else None)


def _decode_piece(
    stored: StoredPages,
    first: int,
    stop: int,
    counts: list[int],
    longest: int,
    codec: ColumnCodec,
    out: Array,
    loop: _CompiledLoop | None,
) -> bool:
    """Decode pages ``first:stop``; returns whether they are all as they should be."""
    if loop is not None:
        return loop.decode(first, stop, counts, out)
    word_pages = codec.word_pages
    decompress = native_zstd()
    unshuffle = unshuffle_function(longest)
    if word_pages is None or decompress is None or unshuffle is None or not out.nbytes:
        return codec.decode_sized_pages(stored.contents(first, stop), counts, out)
    width, is_split = word_pages.width, word_pages.is_split
    undo = partial(unshuffle, width) if is_split else None
    with _room(longest if is_split else 0) as scratch:
        if not _page_by_page(
            stored, stored.places(first, stop), decompress, undo, scratch, address_of_elements(out)
        ):
            return False
    if word_pages.finish is not None:
        word_pages.finish(out.view(f"<u{width}"), counts)
    codec.check_elements(out)
    return True


def _page_by_page(
    stored: StoredPages,
    places: Sequence[Place],
    decompress: Decompress,
    unshuffle: Unshuffle | None,
    scratch: int,
    target: int,
) -> bool:
    """Write the words of pages to an address; each page stays in the cache of the processor until it is done."""
    file, address, checksum, extra = stored.file, stored.address, stored.checksum, stored.len_checksum
    for start, end, length, is_compressed in places:
        if checksum is not None and checksum(file[start:end]) != file[end : end + extra]:
            return False
        if unshuffle is not None:
            source = address + start
            if is_compressed:
                if not decompress(source, end - start, scratch, length):
                    return False
                source = scratch
            unshuffle(length, source, target)
        elif not is_compressed:
            memmove(target, address + start, length)
        elif not decompress(address + start, end - start, target, length):
            return False
        target += length
    return True


_rooms: list[Array] = []


@contextmanager
def _room(length: int) -> Iterator[int]:
    """The address of room for pages, which is kept for the next ones unless it is large; 0 for no bytes."""
    if not length:
        yield 0
        return
    try:
        room = _rooms.pop()
    except IndexError:
        room = np.empty(length, np.uint8)
    if len(room) < length:
        room = np.empty(length, np.uint8)
    yield address_of_elements(room)
    if len(room) <= _MAX_LEN_ROOM and len(_rooms) < _MAX_ROOMS:
        _rooms.append(room)
