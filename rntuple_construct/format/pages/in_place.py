"""Run a plan of pages of a local file: verify, decompress and decode them with the compiled loop.

It runs plans of regular pages only: each page is one chunk of zstd, or each is one of LZ4, or uncompressed. For other and for damaged pages it has no
result; ``page_by_page`` runs the same plan then and raises the error.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import byref
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from rntuple_construct.format.columns import ColumnCodec
from rntuple_construct.format.compression import (
    FRAMES,
    LEN_CHUNK_HEADER,
    FrameKind,
    NativeDecoder,
    native_decoder,
)
from rntuple_construct.format.metadata import PageStore
from rntuple_construct.format.native import (
    LAYOUTS,
    STEPS,
    Pages,
    address_of_elements,
    fast_in_use,
    shared_loop,
)
from rntuple_construct.format.pages.plan import Array, PagePlan
from rntuple_construct.format.pages.read_threads import Team

__all__ = ["MIN_VALUES", "run_in_place"]

# Bytes of elements of a piece. Threads that finish early take pieces of others.
_LEN_PIECE = 512 << 10
# Stored bytes that each thread reads before an interrupt can end the read.
_LEN_STORED = 32 << 20
# Pages of which offsets are prepared together.
_NUM_PAGES = 1 << 16
# Bytes of a file that a thread reads at once, unless a page is longer.
_LEN_WINDOW = 64 << 10
# Largest room that is kept, and how many: threads that help to read end with it, and their rooms go to the next ones.
_MAX_LEN_ROOM = 4 << 20
_MAX_ROOMS = 4

MIN_VALUES = 1024
"""For fewer values, preparing takes longer than it saves."""


def run_in_place(
    plan: PagePlan,
    store: PageStore,
    out: Array | None,
    *,
    verify: bool,
    team: Team,
) -> bool:
    """Verify, decompress and decode the pages of a plan that are wanted as a whole.

    Args:
        plan: the pages.
        store: where they are stored.
        out: shape ``(plan.length,)``; undefined without success. None decompresses the pages and keeps nothing.
        verify: if true, compare checksums.
        team: who does it.

    Returns:
        whether it was done; False if the pages are irregular, or there is no compiled loop for them.
    """
    codec = plan.codec
    if codec.word_pages is None or not fast_in_use() or not store.is_local:
        return False
    if out is not None and (out.dtype != codec.dtype or not out.flags.c_contiguous):
        return False
    plan = plan.whole()
    if not len(plan):
        return True
    have_checksums = bool(plan.has_checksum.all())
    if (not have_checksums and plan.has_checksum.any()) or plan.size.min() < 0 or plan.count.min() < 0:
        return False
    frame = _frame_of(plan, store)
    decoder = None if frame is None else native_decoder(frame)
    if frame is None or decoder is None:
        return False
    repeats = None if out is None else plan.repeats()
    run = _InPlaceRun(store, team, verify and have_checksums, codec, frame, decoder, out)
    if repeats is None or out is None:
        return run.all_of(plan)
    if not run.all_of(plan.only(repeats.firsts)):
        return False
    plan.copy_repeats(repeats, out)
    return True


def _frame_of(plan: PagePlan, store: PageStore) -> FrameKind | None:
    """The kind of chunk of the first page that is compressed; None if the loop does not know it, or it cannot be read."""
    compressed = np.flatnonzero(plan.size != (plan.count * plan.codec.bits + 7) >> 3)
    if not len(compressed):
        return FRAMES[0]
    return store.frame_at(plan.offset.item(compressed[0]))


@dataclass(frozen=True, slots=True)
class _InPlaceRun:
    """Runs one plan; arguments as for ``run_in_place``."""

    store: PageStore
    team: Team
    verify: bool
    codec: ColumnCodec
    frame: FrameKind
    decoder: NativeDecoder
    out: Array | None

    def all_of(self, plan: PagePlan) -> bool:
        """Run the plan in groups of pages, so that their offsets need little memory."""
        if len(plan) <= _NUM_PAGES:
            return self._some(plan)
        starts = range(0, len(plan), _NUM_PAGES)
        return all(self._some(plan.only(slice(start, start + _NUM_PAGES))) for start in starts)

    def _some(self, plan: PagePlan) -> bool:
        """Run the plan in groups of bytes, after each of which an interrupt can end the read."""
        count = np.ascontiguousarray(plan.count)
        length = (count * self.codec.bits + 7) >> 3
        stored = self.store.regular_pages(plan.offset, plan.size, length, self.frame, verify=self.verify)
        loop, word_pages, decoder = shared_loop(), self.codec.word_pages, self.decoder
        if stored is None or loop is None or word_pages is None:
            return False
        out, layout = self.out, word_pages.layout if self.out is not None else "unwanted"
        # The loop has only addresses. These names keep the arrays.
        place = plan.target * (1 if out is None else out.itemsize)
        num_threads = self.team.num_free
        # Each thread reads into a window. Room for a page follows, at a multiple of the longest word.
        len_window = 0
        if stored.descriptor is not None:
            len_window = max(int(stored.size.max()) + self.store.len_checksum, _LEN_WINDOW) + 7 & ~7
        pages = Pages(
            file=stored.address,
            fd=-1 if stored.descriptor is None else stored.descriptor.fd,
            len_window=len_window,
            offset=address_of_elements(stored.offset),
            size=address_of_elements(stored.size),
            length=address_of_elements(stored.length),
            count=address_of_elements(count),
            place=address_of_elements(place),
            is_compressed=address_of_elements(stored.heads.is_compressed),
            heads=address_of_elements(stored.heads.heads),
            hash=stored.hash,
            len_frame=decoder.len_frame,
            decompress=decoder.decompress,
            hash_block=decoder.hash_block,
            decompress_block=decoder.decompress_block,
            len_head=stored.heads.heads.shape[1],
            len_header=LEN_CHUNK_HEADER,
            width=word_pages.width,
            layout=LAYOUTS[layout],
            step=0 if word_pages.step is None else STEPS[word_pages.step],
            is_signed=self.codec.has_index,
        )
        target = 0 if out is None else address_of_elements(out)
        len_room = len_window + (0 if layout == "words" else int(stored.length.max()))
        ends, groups = np.cumsum(length) // _LEN_PIECE, np.cumsum(plan.size) // (_LEN_STORED * num_threads)
        for start, stop in pairwise([0, *_cuts(groups), len(plan)]):
            if stored.file is not None:
                self.store.release(int(plan.size[start:stop].sum()))
            cuts = np.array([start, *(start + _cuts(ends[start:stop])), stop], np.int64)
            num_shares = min(num_threads, len(cuts) - 1)
            bounds = np.arange(num_shares + 1) * (len(cuts) - 1) // num_shares
            shares = np.stack([bounds[:-1], bounds[1:]], axis=1)

            # Each thread makes one call: between calls threads wait for Python's lock.
            def work(own: int, cuts: Array = cuts, shares: Array = shares) -> bool:
                with _room(len_room) as room:
                    done = loop(
                        byref(pages), address_of_elements(cuts), address_of_elements(shares), len(shares), own,
                        decoder.context, room, target,
                    )  # fmt: skip
                return bool(done)

            if not self.team.do_all(work, range(num_shares)):
                return False
        return True


def _cuts(numbers: Array) -> Array:
    """Return the positions of numbers that differ from the one before."""
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
