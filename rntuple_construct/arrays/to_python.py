"""Layouts as plain Python values, and as the JSON that ``rntuple dump`` prints."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from rntuple_construct.arrays.text import text_of_bytes
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


@dataclass(frozen=True, slots=True)
class Style:
    """How values without an obvious Python form are shown.

    Args:
        numbers: list of Python values of a numeric array.
        characters: list of Python values of an array of ``char``.
        streamed: the value for the bytes of a streamer field.
        text: the value for the bytes of a string.
    """

    numbers: Callable[[Any], list[Any]]
    characters: Callable[[Any], list[Any]]
    streamed: Callable[[bytes], Any]
    text: Callable[[bytes], Any]


def to_list(layout: Layout, style: Style | None = None) -> list[Any]:
    """Values of a layout as nested lists, dicts (records), strings, numbers, None and bytes.

    Records become dicts in schema order, maps lists of ``{"_0": key, "_1": value}``, a variant the value it
    holds, missing and valueless ones None, ``char`` a one-character string, streamer fields bytes. Bytes of strings
    that are no UTF-8 become surrogates U+DC80 to U+DCFF (Python's ``surrogateescape``).

    Args:
        layout: the values.
        style: how to show them; default PLAIN.

    Returns:
        one Python object per value.
    """
    style = style or PLAIN
    return _CONVERTERS[type(layout)](layout, style)


def to_rows(columns: Mapping[str, Layout], style: Style | None = None) -> list[dict[str, Any]]:
    """Entries as dicts in schema order, from the layouts of the top-level fields."""
    lists = [to_list(layout, style) for layout in columns.values()]
    names = list(columns)
    return [dict(zip(names, values, strict=True)) for values in zip(*lists, strict=True)]


def _numbers(layout: Any, style: Style) -> list[Any]:
    return style.characters(layout.data) if layout.character else style.numbers(layout.data)


def _slices(offsets: Any, values: Sequence[Any]) -> list[Any]:
    ends = offsets.tolist()
    return [values[start:stop] for start, stop in pairwise(ends)]


def _strings(layout: Any, style: Style) -> list[Any]:
    return [style.text(value) for value in _slices(layout.offsets, layout.data.tobytes())]


def _streamed(layout: Any, style: Style) -> list[Any]:
    return [style.streamed(value) for value in _slices(layout.offsets, layout.data.tobytes())]


def _collection(layout: Any, style: Style) -> list[Any]:
    return _slices(layout.offsets, to_list(layout.content, style))


def _optional(layout: Any, style: Style) -> list[Any]:
    return [value[0] if value else None for value in _collection(layout, style)]


def _fixed_array(layout: Any, style: Style) -> list[Any]:
    values = to_list(layout.content, style)
    size = layout.size
    return [values[start : start + size] for start in range(0, layout.length * size, size)]


def _record(layout: Any, style: Style) -> list[Any]:
    if not layout.members:
        return [{} for _ in range(layout.length)]
    return to_rows(layout.members, style)


def _variant(layout: Any, style: Style) -> list[Any]:
    alternatives = [to_list(alternative, style) for alternative in layout.alternatives]
    held = zip(layout.tags.tolist(), layout.indices.tolist(), strict=True)
    return [alternatives[tag - 1][index] if tag else None for tag, index in held]


_CONVERTERS: dict[type[Any], Callable[[Any, Style], list[Any]]] = {
    Numbers: _numbers,
    Strings: _strings,
    Streamed: _streamed,
    Collection: _collection,
    Optional: _optional,
    FixedArray: _fixed_array,
    Record: _record,
    Variant: _variant,
}


def _plain_numbers(data: Any) -> list[Any]:
    values: list[Any] = data.tolist()
    return values


def _plain_characters(data: Any) -> list[Any]:
    return list(data.tobytes().decode("latin-1"))


def _json_numbers(data: Any) -> list[Any]:
    if data.dtype.kind != "f":
        return _plain_numbers(data)
    if data.dtype.itemsize < 8:
        # The shortest decimal that gives back the same single precision number.
        values = [float(text) for text in data.astype(str).tolist()]
    else:
        values = data.tolist()
    if not np.isfinite(data).all():
        return [value if math.isfinite(value) else str(value) for value in values]
    return values


def _json_streamed(value: bytes) -> dict[str, str]:
    return {"$streamer": value.hex()}


PLAIN = Style(_plain_numbers, _plain_characters, bytes, text_of_bytes)
"""Values for Python programs; single precision numbers are widened exactly."""

JSON = Style(_json_numbers, _plain_characters, _json_streamed, text_of_bytes)
"""Values of ``rntuple dump``: shortest decimals, "nan" and "inf" as strings, streamer fields as hex."""
