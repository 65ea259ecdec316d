"""Layouts as plain Python values, and as the JSON that ``rntuple dump`` prints."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, repeat
from typing import Any

import numpy as np

from rntuple_construct.base.collector import collector_paused
from rntuple_construct.model.arrays.text import text_of_bytes
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


@dataclass(frozen=True, slots=True)
class Style:
    """Python forms of values without an obvious one.

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

    Records become dicts in schema order, maps lists of ``{"_0": key, "_1": value}``, a variant the held value. Missing
    and valueless ones become None, ``char`` a one-character string, streamer fields bytes. Bytes of strings
    that are not UTF-8 become surrogates U+DC80 to U+DCFF (Python's ``surrogateescape``).

    Whole arrays are converted at once and cut afterwards. Python's garbage collector waits meanwhile: it would walk
    millions of new lists again and again, none of which is garbage.

    Args:
        layout: the values.
        style: how to show them; default PLAIN.

    Returns:
        one Python object per value.
    """
    with collector_paused():
        return _list(layout, style or PLAIN)


def to_rows(columns: Mapping[str, Layout], style: Style | None = None) -> list[dict[str, Any]]:
    """Entries as dicts in schema order, from the layouts of the top-level fields; values as those of ``to_list``."""
    with collector_paused():
        return _rows(columns, style or PLAIN)


def _list(layout: Layout, style: Style) -> list[Any]:
    return _CONVERTERS[type(layout)](layout, style)


def _rows(columns: Mapping[str, Layout], style: Style) -> list[dict[str, Any]]:
    lists = [_list(layout, style) for layout in columns.values()]
    if len(set(map(len, lists))) > 1:
        raise ValueError("columns of different lengths")
    return _dicts(list(columns), lists)


_MAX_WRITTEN_OUT = 40
"""Members of dicts that are set one by one; beyond, ``dict(zip(...))`` is faster."""


def _dicts(names: list[str], lists: list[list[Any]]) -> list[dict[str, Any]]:
    """Dicts of parallel lists.

    Up to four members are written out. More are set in groups of four in copies of a dict that has all names. Its table is
    copied as a block, and setting an existing name is faster than adding one.
    """
    if len(names) > _MAX_WRITTEN_OUT:
        return [dict(zip(names, values)) for values in zip(*lists)]  # noqa: B905  # lengths are equal
    if len(names) == 1:
        (a,) = names
        return [{a: w} for w in lists[0]]
    if len(names) == 2:
        a, b = names
        return [{a: w, b: x} for w, x in zip(*lists)]  # noqa: B905
    if len(names) == 3:
        a, b, c = names
        return [{a: w, b: x, c: y} for w, x, y in zip(*lists)]  # noqa: B905
    if len(names) == 4:
        a, b, c, d = names
        return [{a: w, b: x, c: y, d: z} for w, x, y, z in zip(*lists)]  # noqa: B905
    rows: list[dict[str, Any]] = list(map(dict.copy, repeat(dict.fromkeys(names), len(lists[0]))))
    whole = len(names) - len(names) % 4
    for start in range(0, whole, 4):
        a, b, c, d = names[start : start + 4]
        for row, w, x, y, z in zip(rows, *lists[start : start + 4]):  # noqa: B905
            row[a] = w
            row[b] = x
            row[c] = y
            row[d] = z
    if len(names) % 4 >= 2:
        a, b = names[whole : whole + 2]
        for row, w, x in zip(rows, *lists[whole : whole + 2]):  # noqa: B905
            row[a] = w
            row[b] = x
    if len(names) % 2:
        a = names[-1]
        for row, w in zip(rows, lists[-1]):  # noqa: B905
            row[a] = w
    return rows


def _numbers(layout: Any, style: Style) -> list[Any]:
    return style.characters(layout.data) if layout.character else style.numbers(layout.data)


def _slices(offsets: Any, values: Sequence[Any]) -> list[Any]:
    ends = offsets.tolist()
    return [values[start:stop] for start, stop in pairwise(ends)]


def _strings(layout: Any, style: Style) -> list[Any]:
    if style.text is not text_of_bytes:
        return [style.text(value) for value in _slices(layout.offsets, layout.data.tobytes())]
    texts: list[str] = []
    offsets, last = layout.offsets, len(layout.offsets) - 1
    start = 0
    while start < last:
        stop = int(np.searchsorted(offsets, offsets[start] + _LEN_BLOCK, "right")) - 1
        stop = min(max(stop, start + 1), last)
        texts += _texts(
            offsets[start : stop + 1] - offsets[start], layout.data[offsets[start] : offsets[stop]]
        )
        start = stop
    return texts


_LEN_BLOCK = 1 << 20
"""Bytes of strings that are decoded at a time."""


def _texts(offsets: Any, data: Any) -> list[str]:
    """Texts of strings: decoded all at once and cut, if each of them is UTF-8.

    Args:
        offsets: from 0 to the length of the data.
        data: their bytes, one after another.
    """
    encoded = data.tobytes()
    if encoded.isascii():
        return _slices(offsets, encoded.decode("ascii"))
    try:
        text = encoded.decode("utf-8")
    except UnicodeDecodeError:
        return [text_of_bytes(value) for value in _slices(offsets, encoded)]
    # Bytes 0x80 to 0xBF continue a character, every other byte begins one.
    begins = (data & 0xC0) != 0x80
    is_full = offsets[1:] > offsets[:-1]
    starts = offsets[:-1][is_full]
    if not begins[starts].all():
        return [text_of_bytes(value) for value in _slices(offsets, encoded)]
    lengths = np.zeros(len(offsets), np.int64)
    lengths[1:][is_full] = np.add.reduceat(begins, starts, dtype=np.int64)
    return _slices(np.cumsum(lengths), text)


def _streamed(layout: Any, style: Style) -> list[Any]:
    return [style.streamed(value) for value in _slices(layout.offsets, layout.data.tobytes())]


def _collection(layout: Any, style: Style) -> list[Any]:
    return _slices(layout.offsets, _list(layout.content, style))


def _optional(layout: Any, style: Style) -> list[Any]:
    values = [*_list(layout.content, style), None]
    starts = layout.offsets[:-1]
    # Position -1 is the None at the end.
    return list(map(values.__getitem__, np.where(layout.offsets[1:] > starts, starts, -1).tolist()))


def _fixed_array(layout: Any, style: Style) -> list[Any]:
    values = _list(layout.content, style)
    return _slices(np.arange(layout.length + 1) * layout.size, values)


def _record(layout: Any, style: Style) -> list[Any]:
    if not layout.members:
        return [{} for _ in range(layout.length)]
    return _rows(layout.members, style)


def _variant(layout: Any, style: Style) -> list[Any]:
    alternatives = [_list(alternative, style) for alternative in layout.alternatives]
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
    # Of nanoseconds, tolist makes integers.
    values: list[Any] = list(data) if data.dtype.kind in "mM" else data.tolist()
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
