"""Schemas of data that come without one, inferred from all values or put together from those of parts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, MutableMapping, Sequence
from typing import Any

import numpy as np

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.model.arrays.from_times import format_of_objects, is_text, kind_of
from rntuple_construct.model.arrays.meanings import BYTES, OPTIONAL, described
from rntuple_construct.model.schema.cpp_types import FUNDAMENTAL_DTYPES, anonymous, kinds_of, named
from rntuple_construct.model.schema.specs import FieldSpec, Spec
from rntuple_construct.model.values.layout import (
    Collection,
    FixedArray,
    Layout,
    Numbers,
    Optional,
    Record,
    Streamed,
    Variant,
)

__all__ = [
    "BYTES_TYPE", "FUNDAMENTAL_NAMES", "REAL_TYPE", "STRING_TYPE", "infer_layout", "infer_values", "list_of",
    "optional_of", "optional_spec", "record_of", "variant_of", "without_optional",
]  # fmt: skip

# Numbers of each dtype, and characters and bytes, which are other names of uint8.
FUNDAMENTAL_NAMES = {FUNDAMENTAL_DTYPES[name].name: name for name in kinds_of("bit", "integer", "real")}
(_CHARACTER,), (_BYTE,) = kinds_of("char"), kinds_of("byte")
_REALS, _BOOL = kinds_of("real"), FUNDAMENTAL_NAMES["bool"]
_INTEGERS = {"int", *kinds_of("integer")}
_INT64, _UINT64, _DOUBLE = (
    FUNDAMENTAL_NAMES["int64"],
    FUNDAMENTAL_NAMES["uint64"],
    FUNDAMENTAL_NAMES["float64"],
)
_MAX_INT64 = int(np.iinfo(np.int64).max)
_LIST, _OPTIONAL, _STRING = named("list"), named("optional"), named("string")


BYTES_TYPE, STRING_TYPE, REAL_TYPE = f"{_LIST}<{_BYTE}>", _STRING, _DOUBLE
"""Types of bytes, of text, and of values of which nothing is known."""


def optional_of(content: str) -> str:
    """The type of values that may be missing."""
    return f"{_OPTIONAL}<{content}>"


def without_optional(spec: Spec) -> Spec:
    """The same without the ``optional_of`` around it, if it is so."""
    start = f"{_OPTIONAL}<"
    return spec[len(start) : -1] if isinstance(spec, str) and spec.startswith(start) else spec


def infer_layout(layout: Layout, path: str, meanings: MutableMapping[str, str] | None = None) -> Spec:
    """The field that stores a layout unchanged.

    Args:
        layout: values of any library.
        path: path of the field.
        meanings: takes the meanings of ``Numbers``, by path.

    Raises:
        SchemaError: C++ has no type for it, such as a variant of records without a name.
    """
    below = f"{path}.{anonymous(0)}"
    if isinstance(layout, Numbers):
        if layout.meaning is not None and meanings is not None:
            meanings[path] = layout.meaning
        return _CHARACTER if layout.character else FUNDAMENTAL_NAMES[layout.data.dtype.newbyteorder("=").name]
    if isinstance(layout, Streamed):
        if meanings is not None:
            meanings[path] = BYTES
        return BYTES_TYPE
    if isinstance(layout, Collection):
        return list_of(infer_layout(layout.content, below, meanings))
    if isinstance(layout, FixedArray):
        content = infer_layout(layout.content, below, meanings)
        return f"{named('array')}<{content},{layout.size}>" if isinstance(content, str) else list_of(content)
    if isinstance(layout, Optional):
        # The meaning of numbers and bytes belongs to the optional field.
        is_plain = isinstance(layout.content, (Numbers, Streamed))
        return optional_spec(infer_layout(layout.content, path if is_plain else below, meanings))
    if isinstance(layout, Record):
        return record_of(
            {
                name: infer_layout(member, f"{path}.{name}", meanings)
                for name, member in layout.members.items()
            }
        )
    if isinstance(layout, Variant):
        parts = [
            infer_layout(item, f"{path}.{anonymous(number)}", meanings)
            for number, item in enumerate(layout.alternatives)
        ]
        return variant_of(parts, path)
    return _STRING


def list_of(content: Spec) -> Spec:
    """The collection of a content; untyped if the content has no type name."""
    return f"{_LIST}<{content}>" if isinstance(content, str) else [content]


def optional_spec(content: Spec) -> Spec:
    """The field of a content that may be missing.

    For a content without a type name, which ``std::optional`` needs, it is a collection of one element or none whose
    description says so, see ``meanings``.
    """
    if isinstance(content, str):
        return content if content.startswith(f"{_OPTIONAL}<") else optional_of(content)
    return FieldSpec.of([content], description=described(OPTIONAL))


def record_of(members: Mapping[str, Spec]) -> Spec:
    """An untyped record, or the tuple whose members are called so."""
    names = list(members)
    if names and names == [anonymous(index) for index in range(len(names))]:
        parts = [spec for spec in members.values() if isinstance(spec, str)]
        if len(parts) == len(names):
            return f"{named('tuple')}<{','.join(parts)}>"
    return dict(members)


def variant_of(alternatives: Sequence[Spec], path: str) -> Spec:
    """The variant of alternatives.

    Raises:
        SchemaError: one of them has no type name.
    """
    parts = [spec for spec in alternatives if isinstance(spec, str)]
    if len(parts) < len(alternatives):
        raise SchemaError(f"values of field '{path}' are of several types, records among them")
    return f"{named('variant')}<{','.join(parts)}>"


def infer_values(values: Sequence[Any], path: str, meanings: MutableMapping[str, str] | None = None) -> Spec:
    """The field that holds Python values.

    Args:
        values: numbers, text, bytes, dates, times, durations, decimals, sequences, mappings, None.
        path: path of the field.
        meanings: takes format strings of meanings that C++ types lack, by path; without it such values are refused.

    Raises:
        SchemaError: no values to infer from, or no type for them.
    """
    has_missing = any(value is None for value in values)
    present = [value for value in values if value is not None] if has_missing else values
    if not has_missing:
        return _infer_present(present, path, meanings)
    below: dict[str, str] = {}
    spec = _infer_present(present, path, None if meanings is None else below)
    result = optional_spec(spec)
    if meanings is not None:
        # The values themselves are a field below, unless a plain type is optional: its meaning belongs to the field.
        is_below = spec != result
        for name, format in below.items():
            if is_below and (name != path or not isinstance(spec, str)):
                name = f"{path}.{anonymous(0)}{name[len(path) :]}"
            meanings[name] = format
    return result


def _infer_present(values: Sequence[Any], path: str, meanings: MutableMapping[str, str] | None) -> Spec:
    kinds = {_kind(value, path, meanings is not None) for value in values}
    if not kinds:
        # Only empty lists or missing values: any type can store them.
        return _DOUBLE
    if len(kinds) > 1 and kinds <= _INTEGERS | _REALS:
        # Numbers of several types are cast, and refused where that would change them.
        kinds = {"int" if kinds <= _INTEGERS else _DOUBLE}
    if {_STRING, BYTES_TYPE} <= kinds:
        raise SchemaError(
            f"values of field '{path}' are text and bytes", hint="decode the bytes, or give a schema"
        )
    if len(kinds) > 1:
        parts = []
        for place, kind in enumerate(sorted(kinds)):
            held = [value for value in values if _kind(value, path, True) == kind]
            below: dict[str, str] = {}
            parts.append(_infer_present(held, path, None if meanings is None else below))
            if meanings is not None:
                start = f"{path}.{anonymous(place)}"
                meanings.update({f"{start}{name[len(path) :]}": format for name, format in below.items()})
        return variant_of(parts, path)
    kind = kinds.pop()
    if kind == "int":
        return _INT64 if max(values) <= _MAX_INT64 else _UINT64
    if kind == "list":
        items = [item for value in values for item in _items(value)]
        if meanings is None:
            return list_of(infer_values(items, path))
        return list_of(infer_values(items, f"{path}.{anonymous(0)}", meanings))
    if kind == "record":
        return record_of(_infer_members(values, path, meanings))
    if kind == BYTES_TYPE and meanings is not None:
        meanings[path] = BYTES
    if kind in _TYPES_OF_KINDS and meanings is not None:
        format = meanings[path] = format_of_objects(kind, values, path)
        return _STRING if is_text(format) else _TYPES_OF_KINDS[kind]
    return kind


_TYPES_OF_KINDS = {"date": FUNDAMENTAL_NAMES["int32"]} | dict.fromkeys(
    ("time", "time of day", "duration", "decimal"), _INT64
)


def _kind(value: Any, path: str, has_meanings: bool) -> str:
    if has_meanings and (kind := kind_of(value)) is not None:
        return kind
    if isinstance(value, (bool, np.bool_)):
        return _BOOL
    if isinstance(value, np.generic) and value.dtype.name in FUNDAMENTAL_NAMES:
        return FUNDAMENTAL_NAMES[value.dtype.name]
    if isinstance(value, int):
        return "int"
    if isinstance(value, float):
        return _DOUBLE
    if isinstance(value, str):
        return _STRING
    if isinstance(value, (bytes, bytearray, memoryview)):
        return BYTES_TYPE
    if isinstance(value, Mapping):
        return "record"
    if isinstance(value, (list, tuple, set, frozenset)) or (isinstance(value, np.ndarray) and value.ndim):
        return "list"
    raise SchemaError(f"values of field '{path}' are of type {type(value).__name__}, which cannot be written")


def _items(value: Any) -> Iterable[Any]:
    """The elements of a list, None for the masked ones of a masked array."""
    return value.tolist() if isinstance(value, np.ma.MaskedArray) else value  # type: ignore[no-any-return]


def _infer_members(
    values: Sequence[Mapping[str, Any]], path: str, meanings: MutableMapping[str, str] | None
) -> dict[str, Spec]:
    names = dict.fromkeys(name for value in values for name in value)
    for value in values:
        missing = [name for name in names if name not in value]
        if missing:
            raise SchemaError(f"some records of field '{path}' have no member '{missing[0]}'")
    return {
        name: infer_values([value[name] for value in values], f"{path}.{name}", meanings) for name in names
    }
