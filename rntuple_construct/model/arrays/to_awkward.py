"""Layouts as awkward arrays, sharing their buffers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any

import numpy as np

from rntuple_construct.base.extras import require
from rntuple_construct.model.schema.cpp_types import anonymous
from rntuple_construct.model.values.layout import (
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


def to_awkward(columns: Mapping[str, Layout], length: int, backend: str = "cpu") -> Any:
    """Entries as an awkward record array of one field per top-level field.

    Strings become awkward strings, streamer fields bytestrings, ``char`` uint8, and variants unions (valueless
    ones missing). Optional values become option types, and pairs, tuples and other records with members ``_0``,
    ``_1``, ... become tuples.

    Awkward merges contents of a union whose types are alike, such as integers and reals, and rounds integers then. So
    alternatives that are alike have the parameter ``__array__`` with their number: ``_0``, ``_1``, ...

    Args:
        columns: layouts of the top-level fields.
        length: number of entries.
        backend: where the arrays of the layouts are, "cpu" or "cuda".

    Raises:
        UnsupportedError: awkward is not installed.
    """
    ak = require("awkward")
    maker = _maker(ak, backend)
    members = [_content(layout, maker) for layout in columns.values()]
    return ak.Array(maker.RecordArray(members, list(columns), None if members else length))


class _AwkwardMaker:
    """Awkward's classes with their backend, found once: to find it for each array takes longer than to make the array."""

    def __init__(self, ak: Any, name: str) -> None:
        contents = ak.contents
        backend = ak.to_backend(ak.Array(contents.NumpyArray(np.empty(0, np.uint8))), name).layout.backend
        self.contents = contents
        self.ListOffsetArray = contents.ListOffsetArray
        self.NumpyArray = partial(contents.NumpyArray, backend=backend)
        self.RecordArray = partial(contents.RecordArray, backend=backend)
        self.Index8 = partial(ak.index.Index8, nplike=backend.nplike)
        self.Index64 = partial(ak.index.Index64, nplike=backend.nplike)


_maker = lru_cache(maxsize=2)(_AwkwardMaker)


def _content(layout: Layout, maker: _AwkwardMaker) -> Any:
    if isinstance(layout, Numbers):
        data = layout.data
        return maker.NumpyArray(data if data.flags.c_contiguous else np.ascontiguousarray(data))
    if isinstance(layout, Strings):
        return _text(layout, maker, "string", "char")
    if isinstance(layout, Streamed):
        return _text(layout, maker, "bytestring", "byte")
    if isinstance(layout, Collection):
        return maker.ListOffsetArray(maker.Index64(layout.offsets), _content(layout.content, maker))
    if isinstance(layout, Optional):
        return _option(layout, maker, _content(layout.content, maker))
    if isinstance(layout, FixedArray):
        content = _content(layout.content, maker)
        return maker.contents.RegularArray(content, layout.size, zeros_length=layout.length)
    if isinstance(layout, Record):
        members = [_content(member, maker) for member in layout.members.values()]
        names = list(layout.members)
        # Members of pairs and tuples have the names that awkward's own tuples get in from_awkward.
        is_tuple = bool(names) and names == [anonymous(number) for number in range(len(names))]
        return maker.RecordArray(members, None if is_tuple else names, length=layout.length)
    return _variant(layout, maker)


def _option(layout: Optional, maker: _AwkwardMaker, content: Any) -> Any:
    sizes = np.diff(layout.offsets)
    picks = np.where(sizes == 1, layout.offsets[:-1], -1)
    # In awkward, options of unions are unions of options, and options of options are options.
    return maker.contents.IndexedOptionArray.simplified(maker.Index64(picks), content)


def _text(layout: Strings | Streamed, maker: _AwkwardMaker, name: str, element: str) -> Any:
    characters = maker.NumpyArray(layout.data, parameters={"__array__": element})
    return maker.ListOffsetArray(maker.Index64(layout.offsets), characters, parameters={"__array__": name})


def _variant(layout: Variant, maker: _AwkwardMaker, above: str = "") -> Any:
    """Union of the alternatives, of which awkward merges none.

    Args:
        layout: the values.
        maker: awkward's classes.
        above: number of the alternative that the variant itself is, because awkward makes one union of nested ones.
    """
    tags = (layout.tags.astype(np.int64) - 1).astype(np.int8)
    picks = layout.indices
    contents = maker.contents
    alternatives = _alternatives(layout, maker, above)
    valueless = layout.tags == 0
    # Awkward has missing values only inside the alternatives of a union.
    if valueless.any():
        tags = np.where(valueless, np.int8(0), tags)
        first = np.where(valueless, -1, picks)
        option_index = np.full_like(picks, -1)
        chosen = (tags == 0) & ~valueless
        option_index[chosen] = first[chosen]
        alternatives[0] = contents.IndexedOptionArray.simplified(maker.Index64(option_index), alternatives[0])
        picks = np.where(tags == 0, np.arange(len(layout), like=picks), picks)
        for number in range(1, len(alternatives)):
            alternatives[number] = contents.UnmaskedArray.simplified(alternatives[number])
    if len(alternatives) == 1:
        return contents.IndexedArray.simplified(maker.Index64(picks), alternatives[0])
    is_simple = not any(each.is_union or (each.is_indexed and not each.is_option) for each in alternatives)
    # On a device, to simplify takes libraries that are large.
    if is_simple and len({each.is_option for each in alternatives}) == 1:
        return contents.UnionArray(maker.Index8(tags), maker.Index64(picks), alternatives)
    return contents.UnionArray.simplified(maker.Index8(tags), maker.Index64(picks), alternatives)


def _alternatives(layout: Variant, maker: _AwkwardMaker, above: str) -> list[Any]:
    """Contents of a union, those that awkward would merge marked by their numbers."""
    kinds = [_kind(alternative) for alternative in layout.alternatives]
    is_nested = bool(above) or _UNION in kinds
    found = []
    for number, (kind, alternative) in enumerate(zip(kinds, layout.alternatives, strict=True)):
        mark = f"{above}_{number}"
        is_marked = is_nested or kinds.count(kind) > 1
        found.append(_marked(alternative, maker, mark) if is_marked else _content(alternative, maker))
    return found


_UNION = "union"


def _kind(layout: Layout) -> str:
    """Return the common kind of layouts whose contents awkward merges."""
    if isinstance(layout, Optional):
        return _kind(layout.content)
    if isinstance(layout, Numbers):
        kind = layout.data.dtype.kind
        return "number" if kind in "iuf" else kind
    if isinstance(layout, (Collection, FixedArray)):
        return "list"
    return _UNION if isinstance(layout, Variant) else type(layout).__name__


def _marked(layout: Layout, maker: _AwkwardMaker, mark: str) -> Any:
    """The content of a layout with a parameter that keeps awkward from merging it with another one."""
    if isinstance(layout, Variant):
        return _variant(layout, maker, mark)
    if isinstance(layout, Optional):
        return _option(layout, maker, _marked(layout.content, maker, mark))
    content = _content(layout, maker)
    name = "__list__" if content.parameter("__array__") else "__array__"
    return content.copy(parameters={**content.parameters, name: mark})
