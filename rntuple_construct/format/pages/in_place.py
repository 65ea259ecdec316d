"""Run a plan of pages that lie in memory: verify, decompress and decode them with the compiled loop, or with numpy.

It runs plans of regular pages only: each page is one chunk of zstd, or uncompressed. For other and for damaged pages it has no
result; ``page_by_page`` runs the same plan then and raises the error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import byref, memmove
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

import numpy as np

from rntuple_construct.base.checksums import native_hash
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.columns import ColumnCodec, unshuffle_function
from rntuple_construct.format.compression import LEN_CHUNK_HEADER, native_zstd
from rntuple_construct.format.metadata import PageStore, RegularPages
from rntuple_construct.format.native import STEPS, Pages, address_of, address_of_elements, page_loop
from rntuple_construct.format.pages.plan import Array, PagePlan
from rntuple_construct.format.pages.read_threads import Team

__all__ = ["MIN_VALUES", "run_in_place"]

# Bytes that are decoded before the last step is done to all of them, and that a thread takes at a time.
_LEN_PIECE = 512 << 10
# Without the compiled loop, each page needs Python's lock. Up to this size, handing it over takes about as long as
# decompressing the page, so that one thread is faster than two.
_MAX_LEN_ALONE = 256 << 10
# Stored bytes of pages that are looked at together; a mapped file is given back to the system between them.
_LEN_STORED = 16 << 20
_NUM_PAGES = 1 << 16
# Largest room that is kept, and how many: threads that help to read end with it, and their rooms go to the next ones.
_MAX_LEN_ROOM = 4 << 20
_MAX_ROOMS = 4

MIN_VALUES = 1024
"""For fewer values, preparing takes longer than it saves."""

Finish: TypeAlias = Callable[[Array], bool]
Decode: TypeAlias = Callable[[int, int, list[int], Array], bool]
"""Decodes rows first to stop with their numbers of elements into an array; returns whether all of them are sound."""


def run_in_place(
    plan: PagePlan, store: PageStore, out: Array, *, verify: bool, team: Team, finish: Finish | None = None
) -> bool:
    """Verify, decompress and decode the pages of a plan that are wanted as a whole.

    Args:
        plan: the pages.
        store: where they are stored.
        out: shape ``(plan.length,)``; undefined without success.
        verify: whether to compare checksums.
        team: who does it.
        finish: called for each piece of ``out`` while it is in the cache of the processor; with several threads in any
            order. It returns whether the piece is sound.

    Returns:
        whether it was done; False if the pages are irregular.
    """
    codec = plan.codec
    if not store.is_in_place(0) or out.dtype != codec.dtype or not out.flags.c_contiguous:
        return False
    plan = plan.whole()
    if not len(plan):
        return finish is None
    have_checksums = bool(plan.has_checksum.all())
    if (not have_checksums and plan.has_checksum.any()) or plan.size.min() < 0 or plan.count.min() < 0:
        return False
    if plan.size.item(0) != codec.nbytes(plan.count.item(0)):
        # The first page shows most files of another compression before all pages are prepared.
        try:
            if bytes(store.read(plan.offset.item(0), 3, has_checksum=False)[0]) != b"ZS\x01":
                return False
        except RNTupleError:
            return False
    repeats = plan.repeats()
    run = _Run(store, team, verify and have_checksums, codec, out, finish if repeats is None else None)
    if repeats is None:
        return run.all_of(plan)
    if not run.all_of(plan.only(repeats.firsts)):
        return False
    plan.copy_repeats(repeats, out)
    step = _LEN_PIECE // out.itemsize
    return finish is None or all(finish(out[first : first + step]) for first in range(0, len(out), step))


@dataclass(frozen=True, slots=True)
class _Run:
    """Runs one plan; arguments as for ``run_in_place``."""

    store: PageStore
    team: Team
    verify: bool
    codec: ColumnCodec
    out: Array
    finish: Finish | None

    def all_of(self, plan: PagePlan) -> bool:
        """Run so many pages at a time that their places take little memory."""
        if len(plan) <= _NUM_PAGES:
            return self._some(plan)
        starts = range(0, len(plan), _NUM_PAGES)
        return all(self._some(plan.only(slice(start, start + _NUM_PAGES))) for start in starts)

    def _some(self, plan: PagePlan) -> bool:
        """Run so many bytes at a time that not all of a large file is in memory."""
        count, target, team = plan.count, plan.target, self.team
        length = (count * self.codec.bits + 7) >> 3
        stored = self.store.regular_pages(plan.offset, plan.size, length, verify=self.verify)
        if stored is None:
            return False
        longest = int(length.max())
        is_dense = bool((target[1:] == target[:-1] + count[:-1]).all())
        compiled = self._compiled(stored, np.ascontiguousarray(target * self.out.itemsize), longest)
        decode = self._by_numpy(stored, longest) if compiled is None else compiled
        if compiled is None and longest <= _MAX_LEN_ALONE:
            team = team.alone()

        def work(piece: tuple[int, int]) -> bool:
            # The last step is done to many pages at once where their elements are next to each other.
            runs = [piece] if is_dense else pairwise(range(piece[0], piece[1] + 1))
            try:
                for first, stop in runs:
                    part = self.out[target.item(first) : target.item(stop - 1) + count.item(stop - 1)]
                    if not decode(first, stop, count[first:stop].tolist(), part):
                        return False
                    if self.finish is not None and not self.finish(part):
                        return False
            except RNTupleError:
                return False
            return True

        # One thread gains nothing from pieces of pages to which the loop has done everything.
        is_whole = compiled is not None and self.finish is None and team.workers == 1
        ends = np.cumsum(length) // (_LEN_STORED if is_whole else _LEN_PIECE)
        for start, stop in pairwise([0, *_cuts(np.cumsum(plan.size) // _LEN_STORED), len(plan)]):
            self.store.release(int(plan.size[start:stop].sum()))
            # The compiled loop checks it while reading.
            if compiled is None and not stored.begin_well(start, stop):
                return False
            pieces = pairwise([start, *(start + _cuts(ends[start:stop])), stop])
            if not team.do_all(work, list(pieces)):
                return False
        return True

    def _compiled(self, stored: RegularPages, places: Array, longest: int) -> Decode | None:
        """The compiled loop; None where it, or a library that it needs, is missing or switched off."""
        codec, word_pages = self.codec, self.codec.word_pages
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
            place=address_of_elements(places),
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
        len_scratch, base = longest if word_pages.is_split else 0, address_of_elements(self.out)

        def decode(first: int, stop: int, counts: list[int], part: Array) -> bool:
            zstd = native_zstd()
            # Switched off meanwhile. The loop has only addresses: naming ``stored`` and ``places`` keeps them alive.
            if zstd is None or len(places) < stop or len(stored.offset) < stop:
                return False
            with _room(len_scratch) as scratch:
                if loop(byref(pages), first, stop, zstd.context, scratch, base) != stop:
                    return False
            if step is None and word_pages.finish is not None:
                word_pages.finish(part.view(f"<u{part.itemsize}"), counts)
                codec.check_elements(part)
            return True

        return decode

    def _by_numpy(self, stored: RegularPages, longest: int) -> Decode:
        """The same loop in Python, with a few calls for each page."""
        codec, word_pages = self.codec, self.codec.word_pages
        decompress, unshuffle = native_zstd(), unshuffle_function(longest)

        def decode(first: int, stop: int, counts: list[int], part: Array) -> bool:
            if word_pages is None or decompress is None or unshuffle is None or not part.nbytes:
                return codec.decode_sized_pages(stored.contents(first, stop), counts, part)
            file, checksum, extra = stored.file, stored.checksum, stored.len_checksum
            target, is_split = address_of_elements(part), word_pages.is_split
            with _room(longest if is_split else 0) as scratch:
                for start, end, length, is_compressed in stored.places(first, stop):
                    if checksum is not None and checksum(file[start:end]) != file[end : end + extra]:
                        return False
                    source = stored.address + start
                    if is_compressed:
                        room = scratch if is_split else target
                        if not decompress(source, end - start, room, length):
                            return False
                        source = room
                    if is_split:
                        unshuffle(word_pages.width, length, source, target)
                    elif not is_compressed:
                        memmove(target, source, length)
                    target += length
            if word_pages.finish is not None:
                word_pages.finish(part.view(f"<u{word_pages.width}"), counts)
            codec.check_elements(part)
            return True

        return decode


def _cuts(numbers: Array) -> Array:
    """Where numbers differ from the one before."""
    return np.flatnonzero(np.diff(numbers)) + 1


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
