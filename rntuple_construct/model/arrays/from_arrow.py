"""Arrow arrays and tables as layouts, sharing their buffers."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.model.arrays.from_numpy import optional_of
from rntuple_construct.model.arrays.meanings import MAX_PRECISION_OF_INTEGER, format_of_type
from rntuple_construct.model.arrays.text import check_names
from rntuple_construct.model.values.layout import (
    Array,
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
        return _Converter(pa, path).layout(_one_array(array, pa))
    except pa.ArrowException as error:
        raise SchemaError(f"values of field '{path}' have Arrow type {array.type}: {error}") from error


def _one_array(array: Any, pa: Any) -> Any:
    """The array itself, or the chunks of a chunked array as one."""
    if isinstance(array, pa.ChunkedArray):
        array = array.combine_chunks() if array.num_chunks != 1 else array.chunk(0)
        if isinstance(array, pa.ChunkedArray):  # no rows at all, or too many bytes for one array
            array = pa.concat_arrays(array.chunks) if array.num_chunks else pa.array([], array.type)
    return array


class _Converter:
    def __init__(self, pa: Any, path: str) -> None:
        self.pa = pa
        self.types = pa.types
        self.path = path

    def layout(self, array: Any) -> Layout:
        """The layout of an Arrow array, missing values included."""
        types, kind = self.types, array.type
        if types.is_dictionary(kind):
            return self.layout(array.dictionary_decode())
        if types.is_run_end_encoded(kind):
            return self.layout(import_module("pyarrow.compute").run_end_decode(array))
        if isinstance(array, self.pa.ExtensionArray):
            return self.layout(array.storage)
        if self._is_view(kind, "string"):
            return self.layout(array.cast(self.pa.large_string()))
        if self._is_view(kind, "binary"):
            return self.layout(array.cast(self.pa.large_binary()))
        if types.is_union(kind):
            return self._union(array)
        if types.is_struct(kind):
            check_names([member.name for member in kind], f"members of field '{self.path}'")
        if array.null_count == 0 and not types.is_null(kind):
            return self._present(array)
        present = np.asarray(array.is_valid())
        if types.is_null(kind):
            return optional_of(present, Numbers(np.empty(0, np.float64)))
        if types.is_struct(kind):
            # Members of missing structs are not values; dropping null structs is not the same as dropping members.
            members = {
                f.name: take(self._member(array, i), np.flatnonzero(present)) for i, f in enumerate(kind)
            }
            return optional_of(present, Record(members, int(present.sum())))
        return optional_of(present, self._present(array.drop_null()))

    def _member(self, array: Any, index: int) -> Layout:
        return self.layout(array.field(index))

    def _present(self, array: Any) -> Layout:
        types, kind = self.types, array.type
        if types.is_boolean(kind):
            return Numbers(np.asarray(array.to_numpy(zero_copy_only=False), np.bool_))
        if types.is_floating(kind) or types.is_integer(kind):
            data: Array = array.to_numpy()
            return Numbers(data.astype(np.float32) if data.dtype == np.float16 else data)
        if types.is_temporal(kind) and kind.bit_width in (32, 64):
            return Numbers(
                array.view(self.pa.int32() if kind.bit_width == 32 else self.pa.int64()).to_numpy(),
                meaning=format_of_type(self.pa, kind),
            )
        if types.is_decimal(kind):
            return self._decimals(array)
        if types.is_string(kind) or types.is_large_string(kind):
            return self._bytes(array.cast(self.pa.large_string()), Strings)
        if types.is_binary(kind) or types.is_large_binary(kind) or types.is_fixed_size_binary(kind):
            return self._bytes(array.cast(self.pa.large_binary()), Streamed)
        if types.is_fixed_size_list(kind):
            inner = array.values.slice(array.offset * kind.list_size, len(array) * kind.list_size)
            return FixedArray(kind.list_size, self.layout(inner), len(array))
        if types.is_map(kind):
            offsets, start, stop = self._offsets(array)
            keys, items = array.keys.slice(start, stop - start), array.items.slice(start, stop - start)
            pairs = Record({"_0": self.layout(keys), "_1": self.layout(items)}, stop - start)
            return Collection(offsets, pairs)
        if types.is_list(kind) or types.is_large_list(kind):
            offsets, start, stop = self._offsets(array)
            return Collection(offsets, self.layout(array.values.slice(start, stop - start)))
        if types.is_struct(kind):
            return Record({f.name: self._member(array, i) for i, f in enumerate(kind)}, len(array))
        raise SchemaError(f"values of field '{self.path}' have Arrow type {kind}, which cannot be written")

    def _decimals(self, array: Any) -> Layout:
        kind = array.type
        if kind.precision > MAX_PRECISION_OF_INTEGER:
            return self._bytes(_decimal_text(self.pa, array).cast(self.pa.large_string()), Strings)
        array = array.cast(self.pa.decimal128(kind.precision, kind.scale))
        words = _in_buffer(array.buffers()[1], np.int64, 2 * array.offset, 2 * len(array))
        return Numbers(words[::2].copy(), meaning=format_of_type(self.pa, kind))

    def _is_view(self, kind: Any, name: str) -> bool:
        is_view = getattr(self.types, f"is_{name}_view", None)
        return bool(is_view and is_view(kind))

    @staticmethod
    def _offsets(array: Any) -> tuple[Array, int, int]:
        offsets = np.asarray(array.offsets).astype(np.int64)
        start, stop = int(offsets[0]), int(offsets[-1])
        return offsets - start, start, stop

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
        for number, code in enumerate(array.type.type_codes):
            tags[codes == code] = number + 1
        # Contents of a sparse union are as long as the union itself, and are sliced with it.
        indices = np.arange(len(array), dtype=np.int64)
        if array.type.mode == "dense" and len(array):
            indices = _in_buffer(buffers[2], np.int32, array.offset, len(array)).astype(np.int64)
        alternatives = []
        for number in range(array.type.num_fields):
            layout = self.layout(array.field(number))
            if isinstance(layout, Optional):
                chosen = np.flatnonzero(tags == number + 1)
                held = indices[chosen]
                missing = layout.offsets[held + 1] == layout.offsets[held]
                tags[chosen[missing]] = 0
                indices[chosen] = layout.offsets[held]
                layout = layout.content
            alternatives.append(layout)
        return Variant(tags, indices, tuple(alternatives))


def _in_buffer(buffer: Any, dtype: type[np.generic], start: int, num: int) -> Array:
    """Elements of an Arrow buffer, which may be longer, and is None for no elements."""
    if not num:
        return np.empty(0, dtype)
    return np.frombuffer(buffer, dtype, num, start * np.dtype(dtype).itemsize)


def _decimal_text(pa: Any, array: Any) -> Any:
    """Decimals in full digits, never with an exponent."""
    return pa.array([None if item is None else f"{item:f}" for item in array.to_pylist()], pa.large_string())
