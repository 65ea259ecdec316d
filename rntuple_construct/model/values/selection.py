"""Parts of layouts: ranges of values, and values picked one by one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.model.values.layout import (
    Bytes,
    FixedArray,
    Layout,
    Lists,
    Numbers,
    Offsets,
    Record,
    Variant,
)

__all__ = ["concatenated", "slice_layout", "take"]


def slice_layout(layout: Layout, start: int, stop: int) -> Layout:
    """Values ``start:stop`` of a layout; large arrays are shared, not copied."""
    if start == 0 and stop == len(layout):
        return layout
    if isinstance(layout, Numbers):
        return replace(layout, data=layout.data[start:stop])
    if isinstance(layout, Bytes):
        offsets, first, last = _range(layout.offsets, start, stop)
        return type(layout)(offsets, layout.data[first:last])
    if isinstance(layout, Lists):
        offsets, first, last = _range(layout.offsets, start, stop)
        return type(layout)(offsets, slice_layout(layout.content, first, last))
    if isinstance(layout, FixedArray):
        content = slice_layout(layout.content, start * layout.size, stop * layout.size)
        return FixedArray(layout.size, content, stop - start)
    if isinstance(layout, Record):
        members = {name: slice_layout(member, start, stop) for name, member in layout.members.items()}
        return Record(members, stop - start)
    return _repacked(layout.tags[start:stop], layout.indices[start:stop], layout)


def take(layout: Layout, indices: npt.NDArray[Any]) -> Layout:
    """Values of a layout in any order.

    Args:
        layout: the values.
        indices: shape ``(n,)``, integers from 0 on.
    """
    if isinstance(layout, Numbers):
        return replace(layout, data=layout.data[indices])
    if isinstance(layout, Bytes):
        offsets, picks = _gather(layout.offsets, indices)
        return type(layout)(offsets, layout.data[picks])
    if isinstance(layout, Lists):
        offsets, picks = _gather(layout.offsets, indices)
        return type(layout)(offsets, take(layout.content, picks))
    if isinstance(layout, FixedArray):
        picks = (np.asarray(indices, np.int64)[:, None] * layout.size + np.arange(layout.size)).reshape(-1)
        return FixedArray(layout.size, take(layout.content, picks), len(indices))
    if isinstance(layout, Record):
        members = {name: take(member, indices) for name, member in layout.members.items()}
        return Record(members, len(indices))
    return _repacked(layout.tags[indices], layout.indices[indices], layout)


def concatenated(parts: Sequence[Any]) -> Layout:
    """Return values of layouts of one form, one after the other."""
    first: Layout = parts[0]
    if len(parts) == 1:
        return first
    if isinstance(first, Numbers):
        return replace(first, data=np.concatenate([part.data for part in parts]))
    if isinstance(first, (Bytes, Lists)):
        lengths = [np.diff(part.offsets) for part in parts]
        offsets = np.concatenate([np.zeros(1, np.int64), *lengths]).cumsum()
        if isinstance(first, Bytes):
            return type(first)(offsets, np.concatenate([part.data for part in parts]))
        return type(first)(offsets, concatenated([part.content for part in parts]))
    length = sum(map(len, parts))
    if isinstance(first, FixedArray):
        return FixedArray(first.size, concatenated([part.content for part in parts]), length)
    if isinstance(first, Record):
        names = first.members
        return Record({name: concatenated([part.members[name] for part in parts]) for name in names}, length)
    parts = [packed(part) for part in parts]
    tags = np.concatenate([part.tags for part in parts])
    alternatives = [concatenated(each) for each in zip(*(part.alternatives for part in parts), strict=True)]
    indices = np.zeros(length, np.int64)
    for tag in range(1, len(alternatives) + 1):
        chosen = tags == tag
        indices[chosen] = np.arange(np.count_nonzero(chosen))
    return Variant(tags, indices, tuple(alternatives))


def packed(layout: Variant) -> Variant:
    """A variant whose alternatives hold exactly the values it refers to, in the order of the variant."""
    for tag, content in enumerate(layout.alternatives, 1):
        held = layout.indices[layout.tags == tag]
        if len(held) != len(content) or not np.array_equal(held, np.arange(len(held))):
            return _repacked(layout.tags, layout.indices, layout)
    return layout


def _range(offsets: Offsets, start: int, stop: int) -> tuple[Offsets, int, int]:
    first, last = int(offsets[start]), int(offsets[stop])
    return offsets[start : stop + 1] - first, first, last


def _gather(offsets: Offsets, indices: npt.NDArray[Any]) -> tuple[Offsets, Offsets]:
    """Offsets of picked lists, and where their contents are."""
    starts = offsets[:-1][indices]
    lengths = offsets[1:][indices] - starts
    gathered = np.zeros(len(indices) + 1, np.int64)
    np.cumsum(lengths, out=gathered[1:])
    picks = np.repeat(starts - gathered[:-1], lengths) + np.arange(gathered[-1])
    return gathered, picks


def _repacked(tags: npt.NDArray[np.uint32], indices: Offsets, layout: Variant) -> Variant:
    dense = np.zeros_like(indices)
    alternatives = []
    for tag, content in enumerate(layout.alternatives, 1):
        chosen = tags == tag
        held = indices[chosen]
        dense[chosen] = np.arange(len(held), like=held)
        consecutive = len(held) == 0 or np.array_equal(
            held, np.arange(int(held[0]), int(held[0]) + len(held), like=held)
        )
        if not consecutive:
            alternatives.append(take(content, held))
        else:
            first = int(held[0]) if len(held) else 0
            alternatives.append(slice_layout(content, first, first + len(held)))
    return Variant(tags, dense, tuple(alternatives))
