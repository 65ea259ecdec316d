"""numpy arrays as layouts, sharing their memory where the layout allows it."""

from __future__ import annotations

from typing import Any

import numpy as np

from rntuple_construct.errors import SchemaError
from rntuple_construct.fields.layout import FixedArray, Layout, Numbers, Record, Strings

__all__ = ["from_numpy"]


def from_numpy(array: np.ndarray[Any, Any], path: str) -> Layout | list[Any]:
    """A numpy array as a layout.

    Args:
        array: shape ``(n, ...)``: numbers, fixed-size text or bytes, records (structured dtype), times (their
            integers); further dimensions are fixed arrays.
        path: path of the field, for errors.

    Returns:
        the layout, or for object arrays the list of their objects.

    Raises:
        SchemaError: elements of another type.
    """
    if array.ndim == 0:
        raise SchemaError(f"values of field '{path}' are a single number and no array")
    if array.dtype.kind == "O":
        return list(array)
    if isinstance(array, np.ma.MaskedArray):
        return [None if item is np.ma.masked else item for item in array]
    if array.ndim > 1:
        flat = np.ascontiguousarray(array).reshape(-1)
        layout = from_numpy(flat, path)
        if isinstance(layout, list):
            raise SchemaError(f"values of field '{path}' are arrays of Python objects")
        for size in array.shape[:0:-1]:
            # Each fixed array has as many values as its content has groups of `size`.
            layout = FixedArray(size, layout, len(layout) // size if size else len(array))
        return layout
    kind = array.dtype.kind
    if array.dtype.names is not None:
        members: dict[str, Layout] = {}
        for name in array.dtype.names:
            member = from_numpy(array[name], f"{path}.{name}")
            if isinstance(member, list):
                raise SchemaError(f"member '{name}' of field '{path}' holds Python objects")
            members[name] = member
        return Record(members, len(array))
    if kind in "biuf" and array.dtype.itemsize <= 8:
        return Numbers(array.astype(np.float32) if array.dtype == np.float16 else array)
    if kind in "mM":
        return Numbers(array.view(np.int64))
    if kind in "US":
        return _text(array)
    raise SchemaError(f"values of field '{path}' have numpy type {array.dtype}, which cannot be written")


def _text(array: np.ndarray[Any, Any]) -> Strings:
    parts = [item.encode("utf-8") if isinstance(item, str) else bytes(item) for item in array.tolist()]
    offsets = np.zeros(len(parts) + 1, np.int64)
    np.cumsum([len(part) for part in parts], out=offsets[1:])
    return Strings(offsets, np.frombuffer(b"".join(parts), np.uint8))
