"""Pages that are listed again: bytes that were decoded once are copied, whatever they took to decompress.

Writers store equal pages of a cluster once, so a constant column of a small file may list one page a million times.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from rntuple_construct.model.values.layout import Array

__all__ = ["MIN_PAGES", "Repeats", "copy_repeats", "count_repeats", "find_repeats"]

MIN_PAGES = 64
"""For fewer pages, the search takes longer than it saves."""
# From so many elements on, copying each page takes less time than computing where each element goes.
_MIN_LEN_SLICE = 64
_LEN_BLOCK = 1 << 16


class Repeats(NamedTuple):
    """Which of some pages are listed for the first time.

    Args:
        firsts: numbers of these pages, rising.
        which: shape ``(num_pages,)``, for each page the position in ``firsts`` of the one that has the same bytes.
    """

    firsts: Array
    which: Array


def find_repeats(
    offset: Array, size: Array, count: Array, has_checksum: Array | None = None
) -> Repeats | None:
    """Find pages with the same bytes and as many elements as one before them.

    Args:
        offset, size, count: shape ``(num_pages,)``, as of ``RegularPages``; no page is outside of the file.
        has_checksum: whether a checksum follows each; None if that is equal for all.

    Returns:
        None if there are few pages, or only a few are listed again.
    """
    num_pages = len(offset)
    if num_pages < MIN_PAGES:
        return None
    starts = np.sort(offset)
    if 2 * (1 + np.count_nonzero(starts[1:] != starts[:-1])) > num_pages:
        return None
    keys = [offset, size, count] if has_checksum is None else [offset, size, count, has_checksum]
    # Stable, so that of equal pages the first one comes first.
    order = np.lexsort(keys)
    is_new = np.ones(num_pages, bool)
    is_new[1:] = np.logical_or.reduce([key[order][1:] != key[order][:-1] for key in keys])
    firsts = order[is_new]
    if 2 * len(firsts) > num_pages:
        return None
    which = np.empty(num_pages, np.int64)
    rank = np.empty(len(firsts), np.int64)
    rank[np.argsort(firsts)] = np.arange(len(firsts))
    which[order] = rank[np.cumsum(is_new) - 1]
    return Repeats(np.sort(firsts), which)


def count_repeats(offset: Array, size: Array, count: Array, num_pages: int | None = None) -> int:
    """Pages that are the same as the one in front of them, where `find_repeats` finds them.

    Args:
        offset, size, count: as for `find_repeats`.
        num_pages: only so many of them are read, any ones; None for all.

    Returns:
        how many; 0 if there are few pages, or most have to be decoded all the same.
    """
    num_read = len(offset) if num_pages is None else num_pages
    if num_read < MIN_PAGES:
        return 0
    is_same = (offset[1:] == offset[:-1]) & (size[1:] == size[:-1]) & (count[1:] == count[:-1])
    num_decoded = len(offset) - int(np.count_nonzero(is_same))
    return num_read - num_decoded if 2 * num_decoded <= num_read else 0


def copy_repeats(source: Array, source_starts: Array, out: Array, starts: Array, count: Array) -> None:
    """Copy elements of pages to other places.

    Args:
        source: one-dimensional; may be ``out``, if no place overlaps one that is read.
        source_starts: shape ``(num_pages,)``, where the elements of each page begin in it.
        out: of the same type.
        starts: the same, where they go.
        count: shape ``(num_pages,)``, number of elements.
    """
    is_long = count >= _MIN_LEN_SLICE
    for first, start, length in zip(
        source_starts[is_long].tolist(), starts[is_long].tolist(), count[is_long].tolist(), strict=True
    ):
        out[start : start + length] = source[first : first + length]
    if is_long.all():
        return
    source_starts, starts, count = source_starts[~is_long], starts[~is_long], count[~is_long]
    step = _LEN_BLOCK // _MIN_LEN_SLICE
    for first in range(0, len(count), step):
        piece = slice(first, first + step)
        lengths = count[piece]
        within = np.arange(int(lengths.sum())) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        out[within + np.repeat(starts[piece], lengths)] = source[
            within + np.repeat(source_starts[piece], lengths)
        ]
