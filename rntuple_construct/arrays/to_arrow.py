"""Layouts as Arrow tables and pandas data frames."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from rntuple_construct.arrays.extras import require
from rntuple_construct.arrays.to_numpy import to_numpy
from rntuple_construct.fields.layout import (
    Collection,
    FixedArray,
    Layout,
    Numbers,
    Optional,
    Record,
    Streamed,
    Strings,
)


def to_arrow(columns: Mapping[str, Layout]) -> Any:
    """Entries as an Arrow table of one column per top-level field.

    Collections become large lists, fixed arrays fixed-size lists, records structs, strings large strings,
    streamer fields large binaries, variants dense unions whose alternative ``_valueless`` is null.

    Raises:
        UnsupportedError: pyarrow is not installed.
    """
    pa = require("pyarrow")
    return pa.table({name: _array(layout, pa) for name, layout in columns.items()})


def _array(layout: Layout, pa: Any) -> Any:
    if isinstance(layout, Numbers):
        return pa.array(layout.data)
    if isinstance(layout, (Strings, Streamed)):
        kind = pa.large_string() if isinstance(layout, Strings) else pa.large_binary()
        buffers = [None, pa.py_buffer(layout.offsets), pa.py_buffer(np.ascontiguousarray(layout.data))]
        binary = pa.Array.from_buffers(pa.large_binary(), len(layout), buffers)
        try:
            return binary.cast(kind)
        except pa.ArrowInvalid:  # bytes that are no UTF-8 stay bytes
            return binary
    if isinstance(layout, Collection):
        return pa.LargeListArray.from_arrays(pa.array(layout.offsets), _array(layout.content, pa))
    if isinstance(layout, Optional):
        exists = np.diff(layout.offsets) == 1
        picks = pa.array(layout.offsets[:-1], mask=~exists)
        return _array(layout.content, pa).take(picks)
    if isinstance(layout, FixedArray):
        return pa.FixedSizeListArray.from_arrays(_array(layout.content, pa), layout.size)
    if isinstance(layout, Record):
        if not layout.members:
            return pa.array([{}] * layout.length, pa.struct([]))
        members = [_array(member, pa) for member in layout.members.values()]
        return pa.StructArray.from_arrays(members, list(layout.members))
    names = ["_valueless", *(f"_{number}" for number in range(len(layout.alternatives)))]
    alternatives = [pa.nulls(1), *(_array(alternative, pa) for alternative in layout.alternatives)]
    picks = np.where(layout.tags == 0, 0, layout.indices).astype(np.int32)
    return pa.UnionArray.from_dense(
        pa.array(layout.tags.astype(np.int8)), pa.array(picks), alternatives, names
    )


def to_pandas(columns: Mapping[str, Layout]) -> Any:
    """Entries as a pandas data frame; flat numbers keep their dtype, everything else is a column of objects.

    Raises:
        UnsupportedError: pandas is not installed.
    """
    pd = require("pandas")
    series = {}
    for name, layout in columns.items():
        array = to_numpy(layout)
        series[name] = pd.Series(array if array.ndim == 1 and array.dtype.names is None else list(array))
    return pd.DataFrame(series, columns=list(columns))
