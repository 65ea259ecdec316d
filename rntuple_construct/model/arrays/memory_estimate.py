"""Memory that Python objects take which a conversion of layouts makes, estimated before any of them is made."""

from __future__ import annotations

from collections.abc import Mapping

from rntuple_construct.model.libraries import makes_objects
from rntuple_construct.model.values.layout import (
    Bytes,
    Collection,
    FixedArray,
    Layout,
    Lists,
    Numbers,
    Optional,
    Record,
    Variant,
)

__all__ = ["len_objects"]

# Bytes of CPython objects on a 64-bit machine, rounded up, with the pointer to each.
_LEN_NUMBER = 40
_LEN_TEXT = 72
_LEN_LIST = 72
_LEN_ARRAY = 128
_LEN_DICT = 192
_LEN_MEMBER = 48
_LEN_POINTER = 8


def len_objects(columns: Mapping[str, Layout], library: str, length: int) -> int:
    """Bytes that the Python objects of a conversion are going to take.

    Args:
        columns: layouts of the top-level fields.
        library: one of ``LIBRARIES``.
        length: number of entries.
    """
    if library == "py":
        rows = length * (_LEN_DICT + _LEN_MEMBER * len(columns))
        return rows + sum(_len_python(layout) for layout in columns.values())
    if library == "pd":
        # A data frame keeps columns of one type together, in a separate copy.
        return sum(_len_numpy(layout) + layout.nbytes for layout in columns.values())
    if makes_objects(library):
        return sum(_len_numpy(layout) for layout in columns.values())
    return 0


def _len_numpy(layout: Layout) -> int:
    """Bytes of the objects that ``to_numpy`` makes; 0 for arrays that share or copy memory of the layout."""
    if isinstance(layout, Numbers):
        return 0
    if isinstance(layout, FixedArray):
        return _len_numpy(layout.content)
    if isinstance(layout, Record) and layout.members:
        return sum(_len_numpy(member) for member in layout.members.values())
    if isinstance(layout, Collection) and not isinstance(layout.content, Lists):
        return (len(layout.offsets) - 1) * _LEN_ARRAY + _len_numpy(layout.content)
    return _len_python(layout)


def _len_python(layout: Layout) -> int:
    """Bytes of the objects that ``to_list`` makes."""
    if isinstance(layout, Numbers):
        return len(layout.data) * _LEN_NUMBER
    if isinstance(layout, Bytes):
        return (len(layout.offsets) - 1) * _LEN_TEXT + len(layout.data)
    if isinstance(layout, Collection):
        return (len(layout.offsets) - 1) * _LEN_LIST + _len_python(layout.content)
    if isinstance(layout, Optional):
        return (len(layout.offsets) - 1) * _LEN_POINTER + _len_python(layout.content)
    if isinstance(layout, FixedArray):
        return layout.length * _LEN_LIST + _len_python(layout.content)
    if isinstance(layout, Variant):
        return len(layout.tags) * _LEN_POINTER + sum(map(_len_python, layout.alternatives))
    members = sum(map(_len_python, layout.members.values()))
    return layout.length * (_LEN_DICT + _LEN_MEMBER * len(layout.members)) + members
