"""awkward arrays as layouts, sharing their buffers where they are packed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.base.suggestions import shortened
from rntuple_construct.model.arrays.from_numpy import numbers_of_times, optional_of
from rntuple_construct.model.arrays.text import check_names
from rntuple_construct.model.schema.cpp_types import anonymous
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

__all__ = ["from_awkward", "members_of_awkward", "unkept_of_entries", "unkept_parameters"]


def members_of_awkward(array: Any, path: str) -> dict[str, Any]:
    """The fields of an awkward array of records."""
    ak = require("awkward")
    fields = ak.fields(array)
    if isinstance(array, ak.Record) or not fields or array.ndim != 1:
        raise SchemaError(f"{path} is not an awkward array of records", hint="wrap it: {'name': array}")
    if array.layout.is_option and bool(ak.any(ak.is_none(array))):
        raise SchemaError(
            f"records of {path} are missing, which entries cannot be", hint="drop them: ak.drop_none"
        )
    check_names(fields, "members of the awkward array")
    return {name: array[name] for name in fields}


def from_awkward(array: Any, path: str) -> Layout:
    """An awkward array as a layout.

    Args:
        array: ``ak.Array`` of any type but complex numbers; unions become variants, missing values optional ones,
            and strings strings.
        path: path of the field, for errors.

    Raises:
        SchemaError: a type that cannot be written.
    """
    ak = require("awkward")
    return _AwkwardConverter(ak.contents, path).layout(array.layout)


def unkept_parameters(array: Any, path: str) -> Iterator[tuple[str, str]]:
    """Properties of an awkward array that fields do not keep, in words, by path of the column."""
    yield from _unkept(array.layout, path)


def unkept_of_entries(array: Any) -> str:
    """Properties of the records of an awkward array that an RNTuple does not keep, in words; empty for none."""
    name = array.layout.parameter("__record__")
    parts = ["that entries are tuples (their fields are '0', '1', ...)"] if array.layout.is_tuple else []
    parts += [f"the name '{shortened(str(name))}' of the entries"] if name is not None else []
    return f"not kept: {'; '.join(parts)}" if parts else ""


def _unkept(content: Any, path: str) -> Iterator[tuple[str, str]]:
    kind = content.parameter("__array__")
    if kind == "categorical":
        yield path, "the values are kept, that they are categories is not"
    name = content.parameter("__record__")
    others = [key for key in content.parameters if key not in ("__array__", "__record__", "__doc__")]
    if name is not None or others:
        words = [f"the name '{shortened(str(name))}' of its records"] if name is not None else []
        words += [f"its parameter '{shortened(str(key))}'" for key in others]
        yield path, f"the values are kept, {' and '.join(words)} not"
    if kind in ("string", "bytestring"):
        return
    if content.is_record:
        if content.is_tuple and not content.fields:
            yield path, "empty tuples become records without members"
        for field in content.fields:
            yield from _unkept(content[field], f"{path}.{field}")
    elif content.is_union:
        for below in content.contents:
            yield from _unkept(below, path)
    elif content.is_list or content.is_option or content.is_indexed:
        yield from _unkept(content.content, path)


class _AwkwardConverter:
    def __init__(self, contents: Any, path: str) -> None:
        self.contents = contents
        self.path = path

    def layout(self, content: Any) -> Layout:
        """The layout of an awkward content node."""
        contents = self.contents
        name = content.parameter("__array__")
        if name in ("string", "bytestring"):
            return self._text(content, Strings if name == "string" else Streamed)
        if isinstance(content, contents.NumpyArray):
            return self._numbers(content)
        if isinstance(content, contents.EmptyArray):
            return Numbers(np.empty(0, np.float64))
        if isinstance(content, contents.RegularArray):
            inner = content.content[: content.size * len(content)]
            return FixedArray(content.size, self.layout(inner), len(content))
        if content.is_list:
            packed = self._lists(content)
            offsets = np.asarray(packed.offsets)
            return Collection(offsets, self.layout(packed.content[: int(offsets[-1])]))
        if content.is_record:
            fields = content.fields
            names = [anonymous(number) for number in range(len(fields))] if content.is_tuple else fields
            check_names(names, f"members of field '{self.path}'")
            members = zip(names, content.fields, strict=True)
            return Record({new: self.layout(content[old]) for new, old in members}, len(content))
        if content.is_option:
            return self._option(content)
        if content.is_indexed:
            return self.layout(content.project())
        if content.is_union:
            return self._union(content)
        raise SchemaError(f"values of field '{self.path}' have awkward type {type(content).__name__}")

    def _lists(self, content: Any) -> Any:
        """Lists whose offsets have 64 bits and start at 0; those that do already are not copied."""
        if isinstance(content, self.contents.ListOffsetArray) and len(content.offsets):
            offsets = np.asarray(content.offsets)
            if offsets.dtype == np.int64 and offsets[0] == 0:
                return content
        return content.to_ListOffsetArray64(True)

    def _numbers(self, content: Any) -> Layout:
        data: Array = np.asarray(content.data)
        if data.ndim > 1:
            return self.layout(content.to_RegularArray())
        if data.dtype.kind in "mM":
            return numbers_of_times(data)
        if data.dtype.kind not in "biuf" or data.dtype.itemsize > 8:
            raise SchemaError(
                f"values of field '{self.path}' have type {data.dtype}, which cannot be written"
            )
        character = content.parameter("__array__") == "char"
        return Numbers(data.astype(np.float32) if data.dtype == np.float16 else data, character)

    def _text(self, content: Any, wrap: type[Strings | Streamed]) -> Layout:
        if content.is_indexed or content.is_option:
            raise SchemaError(f"strings of field '{self.path}' have an unknown awkward form")
        packed = self._lists(content)
        offsets = np.asarray(packed.offsets)
        data = np.asarray(packed.content.data[: int(offsets[-1])])
        return wrap(offsets, data.view(np.uint8))

    def _option(self, content: Any) -> Layout:
        indexed = content.to_IndexedOptionArray64()
        index = np.asarray(indexed.index)
        present = index >= 0
        return optional_of(present, take(self.layout(indexed.content), index[present]))

    def _union(self, content: Any) -> Layout:
        tags, index = np.asarray(content.tags), np.asarray(content.index)[: len(content.tags)]
        # Values that one of the contents misses are missing in the union.
        alternatives = []
        new_tags, new_index = (tags + 1).astype(np.uint32), index.astype(np.int64)
        for number, item in enumerate(content.contents):
            layout = self.layout(item)
            if isinstance(layout, Optional):
                chosen = np.flatnonzero(tags == number)
                held = new_index[chosen]
                missing = layout.offsets[held + 1] == layout.offsets[held]
                new_tags[chosen[missing]] = 0
                new_index[chosen] = layout.offsets[held]
                layout = layout.content
            alternatives.append(layout)
        return Variant(new_tags, new_index, tuple(alternatives))
