"""Values of a layout picked by position, in any order."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.fields.layout import (
    Collection,
    FixedArray,
    Layout,
    Numbers,
    Offsets,
    Optional,
    Record,
    Streamed,
    Strings,
    Variant,
)


def take(layout: Layout, picks: npt.NDArray[np.int64]) -> Layout:
    """The layout of the values at the given positions.

    Args:
        layout: n values.
        picks: shape ``(m,)``, positions in 0..n-1, repeats allowed.

    Returns:
        m values.
    """
    if isinstance(layout, Numbers):
        return Numbers(layout.data[picks], layout.character)
    if isinstance(layout, Strings | Streamed):
        offsets, elements = _ranges(layout.offsets, picks)
        return type(layout)(offsets, layout.data[elements])
    if isinstance(layout, Collection | Optional):
        offsets, elements = _ranges(layout.offsets, picks)
        return type(layout)(offsets, take(layout.content, elements))
    if isinstance(layout, FixedArray):
        elements = (picks[:, None] * layout.size + np.arange(layout.size)).reshape(-1)
        return FixedArray(layout.size, take(layout.content, elements), len(picks))
    if isinstance(layout, Record):
        return Record({name: take(member, picks) for name, member in layout.members.items()}, len(picks))
    return _take_variant(layout, picks)


def _ranges(offsets: Offsets, picks: npt.NDArray[np.int64]) -> tuple[Offsets, npt.NDArray[Any]]:
    """Offsets of the picked lists, and the positions of their elements."""
    starts, lengths = offsets[:-1][picks], np.diff(offsets)[picks]
    result = np.zeros(len(picks) + 1, np.int64)
    np.cumsum(lengths, out=result[1:])
    elements = np.repeat(starts - result[:-1], lengths) + np.arange(result[-1])
    return result, elements


def _take_variant(layout: Variant, picks: npt.NDArray[np.int64]) -> Variant:
    tags, held = layout.tags[picks], layout.indices[picks]
    indices = np.zeros(len(picks), np.int64)
    alternatives = []
    for tag, alternative in enumerate(layout.alternatives, 1):
        chosen = tags == tag
        indices[chosen] = np.arange(np.count_nonzero(chosen))
        alternatives.append(take(alternative, held[chosen]))
    return Variant(tags, indices, tuple(alternatives))
