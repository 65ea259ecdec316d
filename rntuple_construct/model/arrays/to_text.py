"""Layouts as text: JSON objects and lines of CSV, one per entry.

Large parts are written by Arrow's kernels where pyarrow is installed: numbers become arrays of texts. These are
joined to lists, records and lines, without an object per value. Other parts go through Python objects. The text is the same.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.model.arrays.text import text_of_bytes
from rntuple_construct.model.arrays.to_python import JSON, to_list, to_rows
from rntuple_construct.model.values.layout import (
    Collection,
    FixedArray,
    Layout,
    Numbers,
    Offsets,
    Optional,
    Record,
    Streamed,
    Strings,
    Variant,
)

__all__ = ["csv_cell", "csv_lines", "json_objects", "safe_csv_cell"]

_LEN_WORTHWHILE = 1 << 18
"""Bytes of values from which the import of pyarrow, 75 ms, is made up for."""
_LEN_COLUMN = 256
"""Bytes of values of a column from which the calls of its kernels are made up for."""
_ENCODER = json.JSONEncoder(separators=(",", ":"), allow_nan=False)
_WORDS = ("nan", "inf", "-inf")
"""What the style ``JSON`` has for numbers that JSON does not have."""
_QUOTED_BYTES = b'",\r\n\0'
"""Bytes of a text that need quotes around its cell of CSV."""
_QUOTED = re.compile(f"[{_QUOTED_BYTES.decode('ascii')}]")
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def json_objects(
    columns: Mapping[str, Layout], length: int, *, before: str = "", after: str = "\n"
) -> bytes | memoryview:
    """Entries as JSON objects without spaces, in ASCII.

    Values are those of the style ``JSON``. Numbers have the shortest decimals that restore them; those that JSON lacks
    are "nan", "inf" and "-inf". Streamer fields are ``{"$streamer": "hexadecimal digits"}``.

    Args:
        columns: layouts of the top-level fields.
        length: number of entries.
        before, after: ASCII texts around each object.
    """
    arrow = _arrow(columns)
    if arrow is not None:
        return _Json(*arrow).lines(columns, length, before, after)
    rows: Any = to_rows(columns, JSON) if columns else [{}] * length
    encode = _ENCODER.encode
    return "".join([f"{before}{encode(row)}{after}" for row in rows]).encode("ascii")


def csv_lines(columns: Mapping[str, Layout], length: int, *, is_safe: bool = False) -> bytes | memoryview:
    """Entries as lines of CSV, each with a line feed; text is UTF-8, other bytes of strings are unchanged.

    Args:
        columns: layouts of the top-level fields: numbers, characters, strings, and optional ones.
        length: number of entries.
        is_safe: cells are those of ``safe_csv_cell``.
    """
    arrow = _arrow(columns)
    if arrow is not None:
        return _CsvTexts(*arrow, is_safe=is_safe).lines(columns)
    cell = safe_csv_cell if is_safe else csv_cell
    lists = [map(cell, to_list(layout, JSON)) for layout in columns.values()]
    lines = map(",".join, zip(*lists, strict=True)) if lists else iter([""] * length)
    return "".join([f"{line}\n" for line in lines]).encode("utf-8", "surrogateescape")


def csv_cell(value: Any) -> str:
    """A value as a cell of CSV: nothing for a missing one, ``""`` for an empty text."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + value.replace('"', '""') + '"' if _QUOTED.search(value) or not value else value
    return str(value)


def safe_csv_cell(value: Any) -> str:
    """The same with an apostrophe in front of text that a spreadsheet would take for a formula."""
    return csv_cell(f"'{value}") if isinstance(value, str) and value.startswith(_FORMULA) else csv_cell(value)


def _arrow(columns: Mapping[str, Layout]) -> tuple[Any, Any] | None:
    """Arrow and its kernels, if they are installed and worth their import."""
    least = max(_LEN_WORTHWHILE, _LEN_COLUMN * len(columns))
    if not columns or sum(layout.nbytes for layout in columns.values()) < least:
        return None
    try:
        return import_module("pyarrow"), import_module("pyarrow.compute")
    except ImportError:
        return None


class _Texts:
    """Arrays of texts, one per value.

    Their type is that of text with offsets of 64 bits. Strings of a file need not be UTF-8,
    and no kernel used here checks it.
    """

    nonfinite: Mapping[str, str]
    missing: str

    def __init__(self, pa: Any, compute: Any) -> None:
        self._pa = pa
        self._compute = compute
        self._type = pa.large_string()

    # Building blocks

    def _array(self, texts: list[str]) -> Any:
        return self._pa.array(texts, self._type)

    def _joined(self, *parts: Any) -> Any:
        """Texts next to each other; a part is an array or a text for all of them."""
        pa = self._pa
        scalars = [pa.scalar(part, self._type) if isinstance(part, str) else part for part in parts]
        return self._compute.binary_join_element_wise(*scalars, pa.scalar("", self._type))

    def _from_bytes(self, offsets: Offsets, data: npt.NDArray[np.uint8]) -> Any:
        pa = self._pa
        buffers = [
            None, pa.py_buffer(np.ascontiguousarray(offsets)), pa.py_buffer(np.ascontiguousarray(data)),
        ]  # fmt: skip
        return pa.Array.from_buffers(self._type, len(offsets) - 1, buffers)

    def _replaced(self, texts: Any, places: npt.NDArray[Any], others: Any) -> Any:
        if not len(places):
            return texts
        mask = np.zeros(len(texts), np.bool_)
        mask[places] = True
        return self._compute.replace_with_mask(texts, self._pa.array(mask), others)

    def _bytes(self, lines: Any) -> memoryview:
        _, offsets, data = lines.buffers()
        if not len(lines) or data is None:
            return memoryview(b"")
        ends = np.frombuffer(offsets, np.int64)[lines.offset : lines.offset + len(lines) + 1]
        return memoryview(data)[int(ends[0]) : int(ends[-1])]

    # Values

    def texts(self, layout: Layout) -> Any:
        """Texts of the values of a layout."""
        if isinstance(layout, Numbers):
            if layout.character:
                characters = [self._of_character(chr(code)) for code in range(256)]
                return self._array(characters).take(self._pa.array(layout.data))
            return self._numbers(layout.data)
        if isinstance(layout, Strings):
            return self._strings(layout)
        if isinstance(layout, Optional):
            return self._optional(layout)
        return self._nested(layout)

    def _of_character(self, character: str) -> str:
        raise NotImplementedError

    def _strings(self, layout: Strings) -> Any:
        raise NotImplementedError

    def _nested(self, layout: Layout) -> Any:
        raise NotImplementedError

    def _optional(self, layout: Optional) -> Any:
        content = self._pa.concat_arrays([self.texts(layout.content), self._array([self.missing])])
        starts = layout.offsets[:-1]
        picks = np.where(layout.offsets[1:] > starts, starts, len(layout.content))
        return content.take(self._pa.array(picks))

    def _numbers(self, data: npt.NDArray[Any]) -> Any:
        if data.dtype.kind != "f":
            return self._pa.array(data).cast(self._type)
        if data.dtype.itemsize not in (4, 8):
            return self._array([self._real(float(text)) for text in data.astype(str).tolist()])
        texts = self._pa.array(data).cast(self._type)
        # Arrow has the digits of Python. It writes them otherwise where there is no fraction, or an exponent in one of
        # the two: Python has one below 1e-4 and from 1e16 on, Arrow below 1e-6 and from 1e10 on.
        sizes = np.abs(data)
        with np.errstate(invalid="ignore"):
            is_same = (sizes >= 1e-4) & (sizes < 1e10) & (data != np.trunc(data))
        places = np.flatnonzero(~is_same)
        if not len(places):
            return texts
        if data.dtype.itemsize == 8:
            return self._replaced(texts, places, self._spelled(data[places]))
        # The shortest decimals of single precision are those of another number of double precision.
        doubles = texts.take(self._pa.array(places)).cast(self._pa.float64()).to_numpy(zero_copy_only=False)
        return self._replaced(texts, places, self._spelled(doubles))

    def _spelled(self, values: npt.NDArray[Any]) -> Any:
        """Double precision numbers as Python writes them."""
        with np.errstate(invalid="ignore"):
            is_whole = (
                (np.abs(values) < 1e15) & (values == np.trunc(values)) & ~((values == 0) & np.signbit(values))
            )
        wholes = values[is_whole].astype(np.int64)
        if len(wholes) == len(values):
            return self._joined(self._pa.array(wholes).cast(self._type), ".0")
        others = self._array([self._real(value) for value in values[~is_whole].tolist()])
        if not len(wholes):
            return others
        texts = self._joined(self._pa.array(wholes).cast(self._type), ".0")
        picks = np.empty(len(values), np.int64)
        picks[is_whole] = np.arange(len(wholes))
        picks[~is_whole] = np.arange(len(wholes), len(values))
        return self._pa.concat_arrays([texts, others]).take(self._pa.array(picks))

    def _real(self, value: float) -> str:
        text = repr(value)
        return self.nonfinite.get(text, text)

    def _with_spelled(
        self,
        layout: Strings,
        choose: Callable[[Offsets, npt.NDArray[np.uint8]], Offsets],
        spell: Callable[[str], str],
    ) -> Any:
        """Strings, some of which are spelled one by one.

        Args:
            layout: the strings.
            choose: which ones, in order, from offsets and bytes.
            spell: how such a string is written.
        """
        offsets = layout.offsets - layout.offsets[0]
        data = np.ascontiguousarray(layout.data[layout.offsets[0] : layout.offsets[-1]])
        raw = self._from_bytes(offsets, data)
        places = choose(offsets, data)
        if not len(places):
            return raw
        starts, stops = offsets[places].tolist(), offsets[places + 1].tolist()
        encoded = memoryview(data.data)
        spelled = [
            spell(text_of_bytes(bytes(encoded[start:stop]))).encode("utf-8", "surrogateescape")
            for start, stop in zip(starts, stops, strict=True)
        ]
        ends = np.cumsum([0, *map(len, spelled)])
        return self._replaced(raw, places, self._from_bytes(ends, np.frombuffer(b"".join(spelled), np.uint8)))


def _marks(codes: Iterable[int]) -> npt.NDArray[np.bool_]:
    """For each of the 256 bytes, whether it is one of these."""
    marked = np.zeros(256, np.bool_)
    marked[list(codes)] = True
    return marked


def _holding(marked: npt.NDArray[np.bool_], offsets: Offsets, data: npt.NDArray[np.uint8]) -> Offsets:
    """The strings that hold some marked byte."""
    positions = np.flatnonzero(marked[data])
    return np.unique(np.searchsorted(offsets, positions, "right") - 1)


class _Json(_Texts):
    """Texts of values as the encoder of Python writes them."""

    nonfinite: Mapping[str, str] = {word: f'"{word}"' for word in _WORDS}
    missing = "null"
    _escaped = _marks([*range(32), *b'"\\', *range(127, 256)])
    _digits = np.frombuffer(bytes(range(256)).hex().encode(), np.uint8).reshape(256, 2)

    def lines(self, columns: Mapping[str, Layout], length: int, before: str, after: str) -> memoryview:
        """Objects with texts around each."""
        return self._bytes(self._objects(columns, length, before, after))

    def _objects(self, members: Mapping[str, Layout], length: int, before: str, after: str) -> Any:
        if not members:
            return self._array([f"{before}{{}}{after}"]).take(self._pa.array(np.zeros(length, np.int64)))
        parts: list[Any] = []
        opening = f"{before}{{"
        for name, layout in members.items():
            parts += [f"{opening}{_ENCODER.encode(name)}:", self.texts(layout)]
            opening = ","
        return self._joined(*parts, f"}}{after}")

    def _of_character(self, character: str) -> str:
        return _ENCODER.encode(character)

    def _strings(self, layout: Strings) -> Any:
        return self._joined('"', self._with_spelled(layout, partial(_holding, self._escaped), _inside), '"')

    def _lists(self, offsets: Offsets, content: Layout) -> Any:
        lists = self._pa.LargeListArray.from_arrays(self._pa.array(offsets), self.texts(content))
        texts = self._compute.binary_join(lists, self._pa.scalar(",", self._type))
        return self._joined("[", texts, "]")

    def _nested(self, layout: Layout) -> Any:
        if isinstance(layout, Collection):
            return self._lists(layout.offsets, layout.content)
        if isinstance(layout, FixedArray):
            return self._lists(np.arange(layout.length + 1) * layout.size, layout.content)
        if isinstance(layout, Record):
            return self._objects(layout.members, layout.length, "", "")
        if isinstance(layout, Streamed):
            digits = self._from_bytes(2 * layout.offsets, self._digits[layout.data].reshape(-1))
            return self._joined('{"$streamer":"', digits, '"}')
        if isinstance(layout, Variant):
            return self._variant(layout)
        raise TypeError(type(layout))

    def _variant(self, layout: Variant) -> Any:
        alternatives = [self._array([self.missing]), *map(self.texts, layout.alternatives)]
        firsts = np.cumsum([0, *map(len, alternatives)])[layout.tags]
        picks = np.where(layout.tags == 0, 0, firsts + layout.indices)
        return self._pa.concat_arrays(alternatives).take(self._pa.array(picks))


def _inside(text: str) -> str:
    """A text as JSON without the quotes."""
    return _ENCODER.encode(text)[1:-1]


class _CsvTexts(_Texts):
    """Texts of flat values as cells of CSV."""

    missing = ""
    _quoted = _marks(_QUOTED_BYTES)
    _formula = _marks(map(ord, _FORMULA))

    def __init__(self, pa: Any, compute: Any, *, is_safe: bool) -> None:
        super().__init__(pa, compute)
        self._is_safe = is_safe
        self._cell = safe_csv_cell if is_safe else csv_cell
        self.nonfinite = {word: self._cell(word) for word in _WORDS}

    def lines(self, columns: Mapping[str, Layout]) -> memoryview:
        """Lines of cells."""
        parts: list[Any] = []
        for layout in columns.values():
            parts += [self.texts(layout), ","]
        return self._bytes(self._joined(*parts[:-1], "\n"))

    def _of_character(self, character: str) -> str:
        return self._cell(character)

    def _strings(self, layout: Strings) -> Any:
        return self._with_spelled(layout, self._special, self._cell)

    def _special(self, offsets: Offsets, data: npt.NDArray[np.uint8]) -> Offsets:
        """The strings that are quoted or begin like a formula."""
        is_special = offsets[1:] == offsets[:-1]
        is_special[_holding(self._quoted, offsets, data)] = True
        if self._is_safe:
            full = np.flatnonzero(offsets[1:] > offsets[:-1])
            is_special[full[self._formula[data[offsets[full]]]]] = True
        return np.flatnonzero(is_special)
