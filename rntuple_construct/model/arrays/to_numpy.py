"""Layouts as numpy arrays: flat fields directly, others as arrays of objects, lists when a column is first read."""

from __future__ import annotations

import math
from collections.abc import ItemsView, Iterable, Iterator, KeysView, Mapping, ValuesView
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
    Node,
    Numbers,
    Offsets,
    Optional,
    Record,
)

__all__ = [
    "LazyColumns",
]

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


def plain_array(layout: Layout) -> Any:
    """Values of a layout as one array of any array library where they are flat; else the layout itself."""
    if isinstance(layout, Numbers):
        return layout.data
    if isinstance(layout, FixedArray):
        content = plain_array(layout.content)
        if not isinstance(content, Node) and content.ndim < _MAX_NDIM:
            return content.reshape(layout.length, layout.size, *content.shape[1:])
    return layout


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
        # All runs of this length; only those that are lists are copied.
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


_Array = npt.NDArray[Any]


class LazyColumns(dict[str, _Array]):
    """A dict of numpy arrays.

    Every value has been read already. Making an object array of one array per entry takes a hundred times as
    long as reading it. So it is made at the first access of its column, and kept.

    Args:
        columns: layouts by name.
    """

    def __init__(self, columns: Mapping[str, Layout] | None = None) -> None:
        super().__init__()
        self._waiting: dict[str, Layout] = {}
        for name, layout in (columns or {}).items():
            if isinstance(layout, Numbers):
                super().__setitem__(name, layout.data)
            else:
                super().__setitem__(name, None)  # type: ignore[assignment]  # keeps the place in the order
                self._waiting[name] = layout

    def _make(self, name: str) -> None:
        layout = self._waiting.get(name)
        if layout is not None:
            super().__setitem__(name, to_numpy(layout))
            del self._waiting[name]

    def _make_all(self) -> None:
        for name in list(self._waiting):
            self._make(name)

    # Without this method, update(), dict() and ** would take the unfinished columns of the dict.
    def __iter__(self) -> Iterator[str]:
        return super().__iter__()

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        """Names of the columns."""
        return KeysView(self)

    def values(self) -> ValuesView[_Array]:  # type: ignore[override]
        """The arrays, each made when it is its turn."""
        return ValuesView(self)

    def items(self) -> ItemsView[str, _Array]:  # type: ignore[override]
        """Names and arrays, each made when it is its turn."""
        return ItemsView(self)

    def __getitem__(self, name: str) -> _Array:
        self._make(name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        """The array of a name, or the default."""
        self._make(name)
        return super().get(name, default)

    def __setitem__(self, name: str, array: _Array) -> None:
        self._waiting.pop(name, None)
        super().__setitem__(name, array)

    def setdefault(self, name: str, default: Any = None) -> Any:
        """The array of a name, which is the default from now on if the name was missing."""
        if name not in self:
            self[name] = default
        return self[name]

    def __delitem__(self, name: str) -> None:
        super().__delitem__(name)
        self._waiting.pop(name, None)

    def pop(self, name: str, *default: Any) -> Any:
        """Take out the array of a name."""
        self._make(name)
        return super().pop(name, *default)

    def popitem(self) -> tuple[str, _Array]:
        """Take out the last column."""
        self._make_all()
        return super().popitem()

    def clear(self) -> None:
        """Take out everything."""
        self._waiting.clear()
        super().clear()

    def update(self, *others: Any, **named: Any) -> None:
        """Add columns of other mappings or pairs."""
        made: dict[str, _Array] = {}
        for other in others:
            pairs: Iterable[tuple[str, _Array]] = other.items() if isinstance(other, Mapping) else other
            made.update(pairs)
        for name, array in {**made, **named}.items():
            self[name] = array

    def copy(self) -> dict[str, _Array]:
        """A plain dict of the arrays."""
        return {name: self[name] for name in self}

    def __or__(self, other: Any) -> Any:
        return self.copy() | other

    def __ror__(self, other: Any) -> Any:
        return other | self.copy()

    def __ior__(self, other: Any) -> Any:
        self.update(other)
        return self

    def __eq__(self, other: object) -> bool:
        self._make_all()
        return dict.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        self._make_all()
        return dict.__ne__(self, other)

    __hash__ = None

    def __reversed__(self) -> Iterator[str]:
        return super().__reversed__()

    def __repr__(self) -> str:
        return repr(self.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (self.copy(),)
