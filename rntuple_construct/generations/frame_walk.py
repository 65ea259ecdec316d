"""Where the nested list frames of a page list start: one at a time if it must be, all at once if they are alike."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.errors import EnvelopeError

Int64Array = npt.NDArray[np.int64]
_MANY = 32  # frames from which numpy is faster than a loop


def unaligned(data: memoryview | bytes, dtype: np.dtype[Any]) -> npt.NDArray[Any]:
    """View of ``data`` whose element i is the record that starts at byte i."""
    count = max(len(data) - dtype.itemsize + 1, 0)
    view: npt.NDArray[Any] = np.ndarray((count,), dtype, data, strides=(1,))
    return view


class FrameWalk:
    """Finds where list frames start that are stored back to back.

    Args:
        data: the envelope, without its checksum.
        frame_head: dtype of a list frame's head: ``size`` and ``num_items``.
        base: file offset of the envelope if it is stored uncompressed, else None; for errors.
    """

    def __init__(self, data: memoryview, frame_head: np.dtype[Any], base: int | None) -> None:
        self.data = data
        self.base = base
        size_format = {4: "<iI", 8: "<qI"}[frame_head.itemsize - 4]
        self.head = struct.Struct(size_format)
        self.min_size = self.head.size
        self.frame_heads = unaligned(data, frame_head)

    def open(self, position: int, end: int, path: str) -> tuple[int, int]:
        """Absolute size and number of items of the list frame at ``position``; it must end by ``end``."""
        if end - position < self.min_size:
            raise self.error(
                "RNT-FRM-001", path, position, f"only {end - position} bytes left for a list frame"
            )
        size, num_items = self.head.unpack_from(self.data, position)
        if size >= 0:
            raise self.error(
                "RNT-FRM-002", path, position, f"list frame expected, found record frame of {size} bytes"
            )
        size = -size
        if size < self.min_size or size > end - position:
            raise self.error(
                "RNT-FRM-001", path, position, f"list frame of {size} bytes does not fit its parent"
            )
        return size, num_items

    def error(self, rule_id: str, path: str, position: int, message: str) -> EnvelopeError:
        """An error at a byte of the envelope."""
        offset = None if self.base is None else self.base + position
        return EnvelopeError(message, rule_id=rule_id, path=f"page_list.{path}", offset=offset)

    def inner_frames(self, position: int, end: int, num_items: int, path: str) -> Int64Array:
        """Start offsets of ``num_items`` list frames stored back to back from ``position``.

        Equal sizes are the rule in files with regular clusters, so they are tried first, all at once.
        """
        if num_items == 0:
            return np.empty(0, np.int64)
        if num_items * self.min_size > end - position:
            raise self.error(
                "RNT-FRM-005", path, position, f"{num_items} items do not fit {end - position} bytes"
            )
        stride = self.open(position, end, f"{path}[0]")[0]
        if num_items >= _MANY and num_items * stride <= end - position:
            starts = position + np.arange(num_items, dtype=np.int64) * stride
            if (self.frame_heads["size"][starts] == -stride).all():
                return starts
        starts = np.empty(num_items, np.int64)
        for index in range(num_items):
            starts[index] = position
            # Item paths are built only for the error; formatting them here would cost more than the walk.
            try:
                position += self.open(position, end, "")[0]
            except EnvelopeError as error:
                error.path = f"page_list.{path}[{index}]"
                raise
        return starts

    def equal_frames(self, outer: Int64Array, end: int) -> tuple[Int64Array, int] | None:
        """Start offsets of the list frames inside many others, if these all look like the first one.

        Args:
            outer: start offsets of the outer frames.
            end: where the frame around them ends.

        Returns:
            start offsets of all inner frames, and how many there are in each outer frame; None if the outer frames
            differ in size, in number of items, or in the size of any item.
        """
        if len(outer) < _MANY:
            return None
        heads = self.frame_heads[outer]
        if (heads != heads[0]).any() or outer[-1] - int(heads["size"][-1]) > end:
            return None
        first = int(outer[0])
        size, num_items = self.open(first, end, "page_locations[0]")
        inner = self.inner_frames(first + self.min_size, first + size, num_items, "page_locations[0]")
        starts = (outer[:, None] + (inner - first)).reshape(-1)
        sizes = self.frame_heads["size"]
        if (sizes[starts] != np.tile(sizes[inner], len(outer))).any():
            return None
        return starts, num_items
