"""Layouts as numpy arrays: flat fields directly, everything else as arrays of Python objects."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.arrays.to_python import to_list
from rntuple_construct.values.layout import Collection, FixedArray, Layout, Numbers, Optional, Record

# Older versions of numpy have at most 32 dimensions.
_MAX_NDIM = 32


def to_numpy(layout: Layout) -> npt.NDArray[Any]:
    """Values of a layout as one numpy array of shape ``(n, ...)``.

    * Numbers: their dtype; ``char`` is uint8.
    * Fixed arrays and bitsets of such: one more dimension.
    * Records of such: a structured array.
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
    if isinstance(layout, Collection) and not isinstance(layout.content, (Collection, Optional)):
        content = to_numpy(layout.content)
        offsets = layout.offsets.tolist()
        # Assigned one by one: numpy would make lists of equal length into more dimensions.
        return np.fromiter((content[start:stop] for start, stop in pairwise(offsets)), object, len(layout))
    return _objects(to_list(layout))


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
