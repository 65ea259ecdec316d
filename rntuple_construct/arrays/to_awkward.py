"""Layouts as awkward arrays, sharing their buffers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from rntuple_construct.extras import require
from rntuple_construct.values.layout import (
    Collection,
    FixedArray,
    Layout,
    Numbers,
    Optional,
    Record,
    Streamed,
    Strings,
    Variant,
)


def to_awkward(columns: Mapping[str, Layout], length: int) -> Any:
    """Entries as an awkward record array of one field per top-level field.

    Strings become awkward strings, streamer fields bytestrings, ``char`` uint8, variants unions (valueless
    ones missing, alternatives of several number types merged into one that awkward chooses), optional values
    option types, pairs and tuples records with members ``_0``, ``_1``, ...

    Args:
        columns: layouts of the top-level fields.
        length: number of entries.

    Raises:
        UnsupportedError: awkward is not installed.
    """
    ak = require("awkward")
    contents = ak.contents
    members = [_content(layout, contents, ak.index) for layout in columns.values()]
    return ak.Array(contents.RecordArray(members, list(columns), length=length))


def _content(layout: Layout, contents: Any, index: Any) -> Any:
    if isinstance(layout, Numbers):
        return contents.NumpyArray(np.ascontiguousarray(layout.data))
    if isinstance(layout, Strings):
        return _text(layout, contents, index, "string", "char")
    if isinstance(layout, Streamed):
        return _text(layout, contents, index, "bytestring", "byte")
    if isinstance(layout, Collection):
        content = _content(layout.content, contents, index)
        return contents.ListOffsetArray(index.Index64(layout.offsets), content)
    if isinstance(layout, Optional):
        sizes = np.diff(layout.offsets)
        picks = np.where(sizes == 1, layout.offsets[:-1], -1)
        # In awkward, options of unions are unions of options, and options of options are options.
        content = _content(layout.content, contents, index)
        return contents.IndexedOptionArray.simplified(index.Index64(picks), content)
    if isinstance(layout, FixedArray):
        content = _content(layout.content, contents, index)
        return contents.RegularArray(content, layout.size, zeros_length=layout.length)
    if isinstance(layout, Record):
        members = [_content(member, contents, index) for member in layout.members.values()]
        return contents.RecordArray(members, list(layout.members), length=layout.length)
    return _variant(layout, contents, index)


def _text(layout: Strings | Streamed, contents: Any, index: Any, name: str, element: str) -> Any:
    characters = contents.NumpyArray(layout.data, parameters={"__array__": element})
    return contents.ListOffsetArray(index.Index64(layout.offsets), characters, parameters={"__array__": name})


def _variant(layout: Variant, contents: Any, index: Any) -> Any:
    """Union of the alternatives; alternatives of one type merge, as awkward's unions demand."""
    tags = (layout.tags.astype(np.int64) - 1).astype(np.int8)
    picks = layout.indices
    alternatives = [_content(alternative, contents, index) for alternative in layout.alternatives]
    valueless = layout.tags == 0
    # Awkward has missing values only inside the alternatives of a union.
    if valueless.any():
        tags = np.where(valueless, np.int8(0), tags)
        first = np.where(valueless, -1, picks)
        option_index = np.full(len(layout), -1, np.int64)
        chosen = (tags == 0) & ~valueless
        option_index[chosen] = first[chosen]
        alternatives[0] = contents.IndexedOptionArray.simplified(index.Index64(option_index), alternatives[0])
        picks = np.where(tags == 0, np.arange(len(layout)), picks)
        for number in range(1, len(alternatives)):
            alternatives[number] = contents.UnmaskedArray.simplified(alternatives[number])
    if len(alternatives) == 1:
        return contents.IndexedArray.simplified(index.Index64(picks), alternatives[0])
    return contents.UnionArray.simplified(index.Index8(tags), index.Index64(picks), alternatives)
