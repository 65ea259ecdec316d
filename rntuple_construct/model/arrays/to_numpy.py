"""Layouts as numpy arrays: flat fields directly, everything else as arrays of Python objects."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt
from numpy.lib.stride_tricks import as_strided

from rntuple_construct.model.arrays.to_python import to_list
from rntuple_construct.model.values.layout import (
    Collection,
    FixedArray,
    Layout,
    Lists,
    Numbers,
    Offsets,
    Optional,
    Record,
)

# Older versions of numpy have at most 32 dimensions.
_MAX_NDIM = 32


def to_numpy(layout: Layout) -> npt.NDArray[Any]:
    """Values of a layout as one numpy array of shape ``(n, ...)``.

    * Numbers: their dtype; ``char`` is uint8.
    * Fixed arrays and bitsets of such: one more dimension.
    * Records of such: a structured array.
    * Times and durations that may be missing: NaT for missing ones.
    * Collections of such: an object array of one array per entry.
    * Everything else: an object array of the Python values of library "py".
    """
    if isinstance(layout, Numbers):
        return layout.data
    if isinstance(layout, FixedArray):
        content = to_numpy(layout.content)
        if content.ndim < _MAX_NDIM:
            return content.reshape(layout.length, layout.size, *content.shape[1:])
    if isinstance(layout, Record) and layout.members:
        members = {name: to_numpy(member) for name, member in layout.members.items()}
        dtype = _structured(members)
        if dtype is not None:
            result = np.empty(layout.length, dtype)
            for name, array in members.items():
                result[name] = array
            return result
    if (
        isinstance(layout, Optional)
        and isinstance(layout.content, Numbers)
        and layout.content.data.dtype.kind in "mM"
    ):
        content = layout.content.data
        result = np.full(len(layout), "NaT", content.dtype)
        result[np.diff(layout.offsets) == 1] = content
        return result
    if isinstance(layout, Collection) and not isinstance(layout.content, Lists):
        return _cut(to_numpy(layout.content), layout.offsets)
    return _objects(to_list(layout))


_FEWEST_ROWS = 16
_LEN_ROW = 256
_LEN_MEAN_ROW = 64
"""Bytes of lists, of any one and in the mean, up to which copies take less time than views."""


def _cut(content: npt.NDArray[Any], offsets: Offsets) -> npt.NDArray[Any]:
    """An object array of one array per list.

    numpy makes the rows of a matrix into arrays in less than half the time of as many slices. So short lists of equal
    length are copied into a matrix; other lists are views of the content.

    Args:
        content: shape ``(m, ...)``, the elements of all lists.
        offsets: shape ``(n + 1,)``: list i is ``content[offsets[i]:offsets[i + 1]]``.
    """
    nbytes = content.itemsize * math.prod(content.shape[1:])
    num_lists = len(offsets) - 1
    if len(content) * nbytes > num_lists * _LEN_MEAN_ROW:
        # An iterator, because numpy would make lists of equal length into more dimensions.
        return np.fromiter(
            (content[start:stop] for start, stop in pairwise(offsets.tolist())), object, num_lists
        )
    result = np.empty(num_lists, object)
    lengths = np.diff(offsets)
    most = min(_LEN_ROW // max(nbytes, 1), len(content))
    is_short = lengths <= most
    order = np.argsort(np.where(is_short, lengths, most + 1).astype(np.uint16), kind="stable")
    counts = np.bincount(lengths[is_short], minlength=most + 1)
    one_by_one = [order[len(order) - np.count_nonzero(~is_short) :]]
    stop = 0
    for length in np.flatnonzero(counts).tolist():
        start, stop = stop, stop + counts[length]
        places = order[start:stop]
        if len(places) < _FEWEST_ROWS:
            one_by_one.append(places)
            continue
        # All runs of so many elements, of which those that are lists get copied.
        runs = as_strided(
            content, (len(content) - length + 1, length, *content.shape[1:]), content.strides[:1] + content.strides
        )  # fmt: skip
        result[places] = np.fromiter(runs[offsets[places]], object, len(places))
    for places in one_by_one:
        starts, stops = offsets[places].tolist(), offsets[places + 1].tolist()
        views = map(content.__getitem__, map(slice, starts, stops))
        result[places] = np.fromiter(views, object, len(places))
    return result


def _structured(members: Mapping[str, npt.NDArray[Any]]) -> np.dtype[Any] | None:
    """Type of records with the given members; None for names or sizes that numpy does not take."""
    if "" in members:
        return None
    try:
        return np.dtype([(name, array.dtype, array.shape[1:]) for name, array in members.items()])
    except ValueError:
        return None


def _objects(values: list[Any]) -> npt.NDArray[Any]:
    return np.fromiter(values, object, len(values))
