"""What uproot reads, in the canonical form of the expected values (an independent reader's word for each of them)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import awkward as ak
import numpy as np
import uproot


def uproot_columns(path: Any, name: str) -> dict[str, list[Any]]:
    """All values of the top-level fields of an RNTuple as uproot reads them.

    Tuples are records whose members are called ``_0``, ``_1`` and so on, and float values are the shortest decimals
    that single precision tells apart, as in the expected values.
    """
    with uproot.open(path) as file:
        array = file[name].arrays()
        return {field: _canonical(array[field].layout) for field in array.fields}


def _canonical(layout: Any) -> list[Any]:
    """The values of an awkward layout."""
    if layout.is_list and layout.parameter("__array__") == "string":
        return list(ak.to_list(ak.Array(layout)))
    if layout.is_record:
        names = [f"_{index}" for index in range(len(layout.contents))] if layout.is_tuple else layout.fields
        members = [_canonical(content[: layout.length]) for content in layout.contents]
        return [
            dict(zip(names, values, strict=True))
            for values in (zip(*members, strict=True) if members else [()] * layout.length)
        ]
    if layout.is_list:
        packed = layout.to_ListOffsetArray64(True)
        content = _canonical(packed.content[: packed.offsets[-1]])
        offsets = packed.offsets.data.tolist()
        return [content[start:stop] for start, stop in pairwise(offsets)]
    if layout.is_union:
        parts = [_canonical(content) for content in layout.contents]
        pairs = zip(layout.tags.data.tolist(), layout.index.data.tolist(), strict=True)
        return [parts[tag][index] for tag, index in pairs]
    if layout.is_option:
        indexed = layout.to_IndexedOptionArray64()
        content = _canonical(indexed.content)
        return [None if index < 0 else content[index] for index in indexed.index.data.tolist()]
    if layout.is_indexed:
        return _canonical(layout.project())
    if layout.is_unknown:
        return []
    data = np.asarray(layout.data)
    if data.dtype == np.float32:
        return [float(str(value)) for value in data]
    values: list[Any] = data.tolist()
    return values
