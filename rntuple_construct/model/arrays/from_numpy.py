"""numpy arrays as layouts, sharing their memory where the layout allows it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.model.arrays.text import bytes_of_text
from rntuple_construct.model.values.layout import (
    Array,
    FixedArray,
    Layout,
    Numbers,
    Optional,
    Record,
    Streamed,
    Strings,
)

__all__ = ["OF_NUMPY", "format_of_times", "from_numpy", "numbers_of_times", "optional_of"]

OF_NUMPY = "numpy:"
"""Start of the meaning of times in a unit that Arrow lacks."""


def from_numpy(array: np.ndarray[Any, Any], path: str) -> Layout | list[Any]:
    """A numpy array as a layout.

    Args:
        array: shape ``(n, ...)``: numbers of any byte order, text or bytes, records (structured dtype), times
            (their integers; NaT is a missing value). Further dimensions are fixed arrays. Masked elements are
            missing values, in arrays of any dimension and in members of records.
        path: path of the field, for errors.

    Returns:
        the layout, or for object arrays the list of their objects.

    Raises:
        SchemaError: elements of another type.
    """
    if array.ndim == 0:
        raise SchemaError(f"values of field '{path}' are a single number and no array")
    if array.ndim > 1:
        return _dimensions(array, path)
    if array.dtype.names is not None:
        return _record(array, path)
    if isinstance(array, np.ma.MaskedArray):
        present = ~np.ma.getmaskarray(array)
        layout = from_numpy(array.data[present], path)
        if isinstance(layout, list):
            held = iter(layout)
            return [next(held) if is_present else None for is_present in present.tolist()]
        return layout if present.all() else optional_of(present, layout)
    kind = array.dtype.kind
    if kind in "OT":
        return _objects(array)
    if not array.dtype.isnative:
        array = array.astype(array.dtype.newbyteorder("="))
    if kind in "biuf" and array.dtype.itemsize <= 8:
        return Numbers(array.astype(np.float32) if array.dtype == np.float16 else array)
    if kind in "mM":
        return numbers_of_times(array)
    if kind in "US":
        return _text(array, path)
    raise SchemaError(f"values of field '{path}' have numpy type {array.dtype}, which cannot be written")


def format_of_times(dtype: np.dtype[Any]) -> str:
    """Return the meaning of times or durations of numpy, see ``Numbers``."""
    unit, count = np.datetime_data(dtype)
    if count == 1 and unit == "D" and dtype.kind == "M":
        return "tdD"
    if count == 1 and unit in ("s", "ms", "us", "ns"):
        letter = unit[0] if unit != "ms" else "m"
        return f"ts{letter}:" if dtype.kind == "M" else f"tD{letter}"
    return f"{OF_NUMPY}{dtype.str[1:]}"


def numbers_of_times(array: Array) -> Layout:
    """Times or durations (native datetime64 or timedelta64, shape ``(n,)``) as integers of their unit; NaT is missing."""
    present, meaning = ~np.isnat(array), format_of_times(array.dtype)
    if present.all():
        return Numbers(array.view(np.int64), meaning=meaning)
    return optional_of(present, Numbers(array[present].view(np.int64), meaning=meaning))


def optional_of(present: Array, content: Layout) -> Optional:
    """Optional values, from a mask of those that exist (bool, shape ``(n,)``) and the values of these.

    Values that are missing among the content itself are missing in the result, once.
    """
    if isinstance(content, Optional):
        both = present.copy()
        both[present] = np.diff(content.offsets) == 1
        present, content = both, content.content
    offsets = np.zeros(len(present) + 1, np.int64)
    np.cumsum(present, out=offsets[1:])
    return Optional(offsets, content)


def _dimensions(array: np.ndarray[Any, Any], path: str) -> Layout:
    flat = (
        array.reshape(-1) if isinstance(array, np.ma.MaskedArray) else np.ascontiguousarray(array).reshape(-1)
    )
    layout = from_numpy(flat, path)
    if isinstance(layout, list):
        raise SchemaError(
            f"values of field '{path}' are arrays of Python objects", hint="give lists of lists"
        )
    for axis in range(array.ndim - 1, 0, -1):
        layout = FixedArray(array.shape[axis], layout, math.prod(array.shape[:axis]))
    return layout


def _record(array: np.ndarray[Any, Any], path: str) -> Layout:
    members: dict[str, Layout] = {}
    for name in array.dtype.names or ():
        member = from_numpy(array[name], f"{path}.{name}")
        if isinstance(member, list):
            raise SchemaError(f"member '{name}' of field '{path}' holds Python objects")
        members[name] = member
    return Record(members, len(array))


def _objects(array: np.ndarray[Any, Any]) -> list[Any]:
    if array.dtype.kind == "O":
        return list(array)
    missing = getattr(array.dtype, "na_object", None)
    return [None if item is missing else item for item in array.tolist()]


def _text(array: np.ndarray[Any, Any], path: str) -> Strings | Streamed:
    """Text, or bytes for byte strings."""
    parts = [bytes_of_text(item, path) if isinstance(item, str) else bytes(item) for item in array.tolist()]
    offsets = np.zeros(len(parts) + 1, np.int64)
    np.cumsum([len(part) for part in parts], out=offsets[1:])
    wrap = Strings if array.dtype.kind == "U" else Streamed
    return wrap(offsets, np.frombuffer(b"".join(parts), np.uint8))
