"""Arrow arrays and tables as layouts, sharing their buffers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.model.arrays.from_numpy import optional_of
from rntuple_construct.model.arrays.meanings import (
    MAX_PRECISION_OF_INTEGER,
    format_of_type,
    is_bytes,
    is_list_view,
    is_view,
    number_of_first,
)
from rntuple_construct.model.arrays.text import check_names
from rntuple_construct.model.values.layout import (
    Array,
    Bytes,
    Collection,
    FixedArray,
    Layout,
    Lists,
    Numbers,
    Optional,
    Record,
    Streamed,
    Strings,
    Variant,
)
from rntuple_construct.model.values.selection import take

__all__ = ["from_arrow", "members_of_arrow"]


def members_of_arrow(table: Any) -> dict[str, Any]:
    """The columns of an Arrow table or record batch.

    Raises:
        SchemaError: several columns of one name.
    """
    check_names(table.schema.names, "columns of the table")
    return {name: table.column(index) for index, name in enumerate(table.schema.names)}


def from_arrow(array: Any, path: str) -> Layout:
    """An Arrow array as a layout.

    Args:
        array: ``pyarrow.Array`` or ``pyarrow.ChunkedArray``. Times become their integers, dictionaries and runs their
            values, maps lists of pairs. Decimals become their digits as an integer or, if there are more than 18
            digits, as text. ``meanings`` describes how a field keeps their meaning.
        path: path of the field, for errors.

    Raises:
        SchemaError: a type that cannot be written.
    """
    pa = require("pyarrow")
    try:
        return _tight(_ArrowConverter(pa, path).layout(_one_array(array, pa)))
    except pa.ArrowException as error:
        raise SchemaError(f"values of field '{path}' have Arrow type {array.type}: {error}") from error


def _one_array(array: Any, pa: Any) -> Any:
    """The array itself, or the chunks of a chunked array as one."""
    if isinstance(array, pa.ChunkedArray):
        array = array.combine_chunks() if array.num_chunks != 1 else array.chunk(0)
        if isinstance(array, pa.ChunkedArray):  # no rows at all, or too many bytes for one array
            array = pa.concat_arrays(array.chunks) if array.num_chunks else pa.array([], array.type)
    return array


def _tight(layout: Layout) -> Layout:
    """The same values; optional ones of which none is missing are required ones."""
    layout = layout.map(_tight)
    is_full = isinstance(layout, Optional) and len(layout.content) == len(layout) > 0
    return layout.content if is_full else layout  # type: ignore[union-attr]


class _ArrowConverter:
    """Reads the buffers of arrays: the functions of Arrow that choose values lack kernels for some types."""

    def __init__(self, pa: Any, path: str) -> None:
        self.pa = pa
        self.types = pa.types
        self.path = path

    def layout(self, array: Any) -> Layout:
        """The layout of an Arrow array, missing values included."""
        pa, types, kind = self.pa, self.types, array.type
        if isinstance(array, pa.ExtensionArray):
            return self.layout(array.storage)
        if types.is_null(kind):
            return optional_of(np.zeros(len(array), np.bool_), Numbers(np.empty(0, np.float64)))
        if types.is_run_end_encoded(kind):
            ends = np.asarray(array.run_ends).astype(np.int64)
            runs = np.searchsorted(ends, np.arange(array.offset, array.offset + len(array)), side="right")
            return take(self.layout(array.values), runs)
        if types.is_union(kind):
            return self._union(array)
        present = np.asarray(array.is_valid()) if array.null_count else None
        if types.is_dictionary(kind):
            indices = self._in_buffer(array.indices, array.indices.type.to_pandas_dtype())
            if present is None:
                return take(self.layout(array.dictionary), indices)
            return optional_of(present, take(self.layout(array.dictionary), indices[present]))
        if types.is_struct(kind):
            check_names([member.name for member in kind], f"members of field '{self.path}'")
        layout = self._all(array, present)
        return layout if present is None else optional_of(present, _chosen(layout, present))

    def _all(self, array: Any, present: Array | None) -> Layout:
        """All values, those in the place of missing ones included, which have no meaning."""
        pa, types, kind = self.pa, self.types, array.type
        if types.is_boolean(kind):
            return Numbers(_bits(array))
        if types.is_float16(kind):
            return Numbers(self._in_buffer(array, np.float16).astype(np.float32))
        if types.is_floating(kind) or types.is_integer(kind):
            return Numbers(self._in_buffer(array, kind.to_pandas_dtype()))
        if types.is_temporal(kind) and kind.bit_width in (32, 64):
            dtype = np.int32 if kind.bit_width == 32 else np.int64
            return Numbers(self._in_buffer(array, dtype), meaning=format_of_type(pa, kind))
        if types.is_decimal(kind):
            return self._decimals(array)
        if types.is_string(kind) or types.is_large_string(kind) or is_view(types, kind, "string"):
            return self._bytes(array.cast(pa.large_string()), Strings)
        if is_bytes(types, kind):
            return self._bytes(array.cast(pa.large_binary()), Streamed)
        if types.is_fixed_size_list(kind):
            inner = array.values.slice(array.offset * kind.list_size, len(array) * kind.list_size)
            return FixedArray(kind.list_size, self.layout(inner), len(array))
        if is_list_view(types, kind):
            return self._list_view(array, present)
        if types.is_map(kind) or types.is_list(kind) or types.is_large_list(kind):
            offsets = np.asarray(array.offsets).astype(np.int64)
            start, length = int(offsets[0]), int(offsets[-1] - offsets[0])
            if types.is_map(kind):
                keys, items = (self.layout(part.slice(start, length)) for part in (array.keys, array.items))
                return Collection(offsets - start, Record({"_0": keys, "_1": items}, length))
            return Collection(offsets - start, self.layout(array.values.slice(start, length)))
        if types.is_struct(kind):
            members = {member.name: self.layout(array.field(at)) for at, member in enumerate(kind)}
            return Record(members, len(array))
        raise SchemaError(f"values of field '{self.path}' have Arrow type {kind}, which cannot be written")

    def _list_view(self, array: Any, present: Array | None) -> Layout:
        starts, sizes = (np.asarray(part).astype(np.int64) for part in (array.offsets, array.sizes))
        if present is not None:
            starts, sizes = np.where(present, starts, 0), np.where(present, sizes, 0)
        offsets = np.zeros(len(array) + 1, np.int64)
        np.cumsum(sizes, out=offsets[1:])
        picks = np.repeat(starts - offsets[:-1], sizes) + np.arange(offsets[-1])
        return Collection(offsets, take(self.layout(array.values), picks))

    def _decimals(self, array: Any) -> Layout:
        kind = array.type
        if kind.precision > MAX_PRECISION_OF_INTEGER:
            return self._bytes(_decimal_text(self.pa, array), Strings)
        array = array.cast(self.pa.decimal128(kind.precision, kind.scale))
        words = self._in_buffer(array, np.int64, 2)
        return Numbers(words[::2].copy(), meaning=format_of_type(self.pa, kind))

    def _in_buffer(self, array: Any, dtype: type[np.generic], factor: int = 1) -> Array:
        """The elements of an array of plain numbers, or several numbers for each of them."""
        return _in_buffer(array.buffers()[1], dtype, factor * array.offset, factor * len(array))

    def _bytes(self, array: Any, wrap: type[Strings | Streamed]) -> Layout:
        _, offsets_buffer, data_buffer = array.buffers()
        if len(array) == 0:
            return wrap(np.zeros(1, np.int64), np.empty(0, np.uint8))
        offsets = _in_buffer(offsets_buffer, np.int64, array.offset, len(array) + 1)
        start, stop = int(offsets[0]), int(offsets[-1])
        data = (
            np.empty(0, np.uint8) if data_buffer is None else np.frombuffer(data_buffer, np.uint8)[start:stop]
        )
        return wrap(offsets - start, data)

    def _union(self, array: Any) -> Layout:
        # The accessors of pyarrow forget where a slice starts.
        buffers = array.buffers()
        codes = _in_buffer(buffers[1], np.int8, array.offset, len(array))
        tags = np.zeros(len(array), np.uint32)
        first = number_of_first(self.types, array.type)
        for number, code in enumerate(array.type.type_codes):
            tags[codes == code] = number + 1 - first
        # Contents of a sparse union are as long as the union itself, and are sliced with it.
        indices = np.arange(len(array), dtype=np.int64)
        if array.type.mode == "dense" and len(array):
            indices = _in_buffer(buffers[2], np.int32, array.offset, len(array)).astype(np.int64)
        alternatives = []
        for number in range(array.type.num_fields - first):
            layout = self.layout(array.field(first + number))
            if isinstance(layout, Optional):
                chosen = np.flatnonzero(tags == number + 1)
                held = indices[chosen]
                missing = layout.offsets[held + 1] == layout.offsets[held]
                tags[chosen[missing]] = 0
                indices[chosen] = layout.offsets[held]
                layout = layout.content
            alternatives.append(layout)
        return Variant(tags, indices, tuple(alternatives))


def _chosen(layout: Layout, present: Array) -> Layout:
    """The values that exist of a layout of all."""
    if isinstance(layout, (Bytes, Lists)) and not np.diff(layout.offsets)[~present].any():
        # Missing values are usually empty.
        return replace(layout, offsets=np.append(layout.offsets[:-1][present], layout.offsets[-1]))
    return take(layout, np.flatnonzero(present))


def _bits(array: Any) -> Array:
    """The values of an array of bool."""
    if not len(array):
        return np.empty(0, np.bool_)
    bits = np.unpackbits(
        np.frombuffer(array.buffers()[1], np.uint8), count=array.offset + len(array), bitorder="little"
    )
    return bits[array.offset :].view(np.bool_)


def _in_buffer(buffer: Any, dtype: type[np.generic], start: int, num: int) -> Array:
    """Elements of an Arrow buffer, which may be longer, and is None for no elements."""
    if not num:
        return np.empty(0, dtype)
    return np.frombuffer(buffer, dtype, num, start * np.dtype(dtype).itemsize)


def _decimal_text(pa: Any, array: Any) -> Any:
    """Decimals in full digits, never with an exponent."""
    return pa.array([None if item is None else f"{item:f}" for item in array.to_pylist()], pa.large_string())
