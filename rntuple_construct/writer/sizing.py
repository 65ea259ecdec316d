"""When a cluster is complete and where a column is cut into pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.fields.layout import Array
from rntuple_construct.writer.options import WriteOptions

__all__ = ["ClusterTarget", "PageSplitter", "first_entry"]

_MAX_TARGET = 0x7FFFFFFF // 3 * 2
"""Elements of a page that may become 1.5 times as large and still be counted in 31 bits."""
_FIRST_RATIO = 0.5
"""Compressed by uncompressed size that is assumed until there is a cluster to learn from."""


class ClusterTarget:
    """Decides after each entry whether the cluster is large enough.

    A cluster is complete when it is larger than the maximum uncompressed size, or when it reaches the
    uncompressed size that is expected to shrink to the target: the target divided by the compression ratio of all
    clusters so far.
    """

    def __init__(self, options: WriteOptions) -> None:
        self._target = options.approx_compressed_cluster_size
        self._maximum = options.max_uncompressed_cluster_size
        self._ratio = _FIRST_RATIO if options.is_compressed else 1.0
        self._uncompressed = self._compressed = 0

    @property
    def ratio(self) -> float:
        """Estimated compressed by uncompressed size of the next cluster."""
        return self._ratio

    def is_reached(self, num_bits: int) -> bool:
        """Whether a cluster of so many uncompressed bits is complete."""
        return num_bits > 8 * self._maximum or num_bits * self._ratio >= 8 * self._target

    def learn(self, uncompressed: int, compressed: int) -> None:
        """Take a written cluster into the average; sizes in bytes of all its pages."""
        self._uncompressed += uncompressed
        self._compressed += compressed
        if self._uncompressed:
            self._ratio = self._compressed / self._uncompressed


def first_entry(is_enough: Callable[[int], bool], start: int, stop: int) -> int | None:
    """The smallest number of entries that is enough.

    Args:
        is_enough: whether the entries in front of the given one are enough; once they are, they stay so.
        start: the entry that it begins with.
        stop: the entry after the last one.

    Returns:
        number of the entry behind those that are enough, None if all are not.
    """
    if start == stop or not is_enough(stop):
        return None
    low, high = start, stop
    while high - low > 1:
        middle = (low + high) // 2
        if is_enough(middle):
            high = middle
        else:
            low = middle
    return high


Emit = Callable[[Array, bool], None]
"""Takes the elements of one page, and whether they are part of an array that was appended (else nobody else has
them)."""


class PageSplitter:
    """Cuts the elements of a column into pages.

    Two buffers take turns: a full one is a page only when the next one is at least half full, and what is left
    at the end of the cluster joins the full one if it is less than half a page. So all pages have 0.5 to 1.5 times
    the target size, unless the whole cluster has fewer elements. Seen from here this is one buffer of 1.5 pages.

    Args:
        bits: bits of one element on storage.
        page_size: target size of a page in bytes.
    """

    __slots__ = ("_buffer", "_fill", "_flush_at", "target")

    def __init__(self, bits: int, page_size: int) -> None:
        self.target = min(max(8 * page_size // bits, 1), _MAX_TARGET)
        self._flush_at = self.target + (self.target + 1) // 2
        self._buffer: npt.NDArray[Any] | None = None
        self._fill = 0

    def append(self, elements: Array, emit: Emit) -> None:
        """Append elements and emit the pages that are complete.

        Args:
            elements: shape ``(n,)``; a page that lies within them is emitted without a copy.
            emit: takes each page.
        """
        target = self.target
        position, num = 0, len(elements)
        while self._fill + num - position >= self._flush_at:
            if self._fill == 0:
                emit(elements[position : position + target], True)
                position += target
                continue
            if self._fill < target:
                taken = target - self._fill
                self._store(elements[position : position + taken])
                position += taken
            emit(self._take(target), False)
        if position < num:
            self._store(elements[position:])

    def flush(self, emit: Emit) -> None:
        """Emit what is left at the end of a cluster."""
        if self._fill:
            emit(self._take(self._fill), False)

    def _store(self, elements: Array) -> None:
        needed = self._fill + len(elements)
        buffer = self._buffer
        if buffer is None or needed > len(buffer):
            # Grown as needed: most columns of wide schemas never fill a page.
            capacity = min(max(needed, 2 * self._fill, 64), max(self._flush_at, needed))
            grown = np.empty(capacity, elements.dtype)
            if buffer is not None:
                grown[: self._fill] = buffer[: self._fill]
            self._buffer = buffer = grown
        buffer[self._fill : needed] = elements
        self._fill = needed

    def _take(self, num: int) -> Array:
        """Remove the first elements from the buffer, which is not used again."""
        buffer = self._buffer
        if buffer is None:
            return np.empty(0)
        page, rest = buffer[:num], buffer[num : self._fill]
        self._buffer, self._fill = None, 0
        if len(rest):
            self._store(rest)
        return page
