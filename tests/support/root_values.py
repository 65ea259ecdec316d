"""Values of this package beside those that ROOT reads: brought into one form, so that they can be compared exactly."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

import numpy as np

from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
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

IN_MEMORY = 0x03000000
"""Bits of a TObject that ROOT sets while it is in memory: on the heap, and not deleted."""


def as_root_prints(layout: Layout) -> list[Any]:
    """Values in the form of ``tests/support/root/exact_json.hxx``."""
    if isinstance(layout, Numbers):
        return list(layout.data.tobytes().decode("latin-1")) if layout.character else layout.data.tolist()
    if isinstance(layout, Strings):
        return [item.decode("utf-8", "surrogateescape") for item in _slices(layout, layout.data.tobytes())]
    if isinstance(layout, Streamed):
        return [{"$streamer": item.hex()} for item in _slices(layout, layout.data.tobytes())]
    if isinstance(layout, Collection):
        return list(_slices(layout, as_root_prints(layout.content)))
    if isinstance(layout, Optional):
        return [item[0] if item else None for item in _slices(layout, as_root_prints(layout.content))]
    if isinstance(layout, FixedArray):
        items = as_root_prints(layout.content)
        return [items[i * layout.size : (i + 1) * layout.size] for i in range(layout.length)]
    if isinstance(layout, Record):
        members = {name: as_root_prints(member) for name, member in layout.members.items()}
        return [{name: items[i] for name, items in members.items()} for i in range(layout.length)]
    assert isinstance(layout, Variant)
    alternatives = [as_root_prints(alternative) for alternative in layout.alternatives]
    held = zip(layout.tags.tolist(), layout.indices.tolist(), strict=True)
    return [{"$tag": tag, "value": alternatives[tag - 1][i]} if tag else None for tag, i in held]


def _slices(layout: Any, items: Any) -> Any:
    return (items[start:stop] for start, stop in pairwise(layout.offsets.tolist()))


def held(value: Any) -> Any:
    """A value of ROOT as this package has it in Python: of a variant what it holds, of a streamer field the bytes."""
    if isinstance(value, list):
        return [held(item) for item in value]
    if not isinstance(value, dict):
        return value
    if "$tag" in value:
        return held(value["value"])
    if "$streamer" in value:
        return bytes.fromhex(value["$streamer"])
    return {key: held(item) for key, item in value.items()}


def comparable(node: FieldNode, value: Any) -> Any:
    """A value without what ROOT does not keep: the order of unordered containers, and bits of objects in memory.

    Args:
        node: the field.
        value: a value of it, with or without the marks of variants.
    """
    if value is None:
        return None
    if node.kind is FieldKind.VARIANT and isinstance(value, dict) and "$tag" in value:
        return {**value, "value": comparable(node.children[value["$tag"] - 1], value["value"])}
    if node.kind is FieldKind.RECORD:
        members = {child.field.name: comparable(child, value[child.field.name]) for child in node.children}
        if node.field.type_name == "TObject":
            members["fBits"] &= ~IN_MEMORY
        return members
    if node.kind in (FieldKind.COLLECTION, FieldKind.FIXED_ARRAY):
        items = [comparable(node.children[0], item) for item in value]
        return sorted(items, key=repr) if node.field.type_name.startswith("std::unordered") else items
    if node.kind in (FieldKind.OPTIONAL, FieldKind.DENSE_OPTIONAL, FieldKind.WRAPPER):
        return comparable(node.children[0], value)
    return value


def with_bytes_for_characters(node: FieldNode, value: Any) -> Any:
    """A value as array libraries have it, in which characters are numbers."""
    if value is None:
        return None
    if node.kind is FieldKind.CHARACTER:
        return ord(value)
    if node.kind is FieldKind.RECORD:
        return {
            child.field.name: with_bytes_for_characters(child, value[child.field.name])
            for child in node.children
        }
    if node.kind in (FieldKind.COLLECTION, FieldKind.FIXED_ARRAY):
        return [with_bytes_for_characters(node.children[0], item) for item in value]
    if node.kind in (FieldKind.OPTIONAL, FieldKind.DENSE_OPTIONAL, FieldKind.WRAPPER):
        return with_bytes_for_characters(node.children[0], value)
    return value


def plain(value: Any) -> Any:
    """Values of numpy as plain Python."""
    if isinstance(value, np.void) and value.dtype.names:
        return {name: plain(value[name]) for name in value.dtype.names}
    if isinstance(value, (np.ndarray, list)):
        return [plain(each) for each in value]
    if isinstance(value, Mapping):
        return {name: plain(item) for name, item in value.items()}
    return value.item() if isinstance(value, np.generic) else value


def with_names(value: Any) -> Any:
    """Values of awkward in which tuples are records again: member ``_0``, ``_1`` and so on."""
    if isinstance(value, tuple):
        return {f"_{index}": with_names(each) for index, each in enumerate(value)}
    if isinstance(value, list):
        return [with_names(each) for each in value]
    if isinstance(value, dict):
        return {name: with_names(each) for name, each in value.items()}
    return value


VIEWS: dict[str, Callable[[Any, str], list[Any]]] = {
    "np": lambda arrays, field: plain(arrays[field]),
    "ak": lambda array, field: with_names(array[field].to_list()),
    "pa": lambda table, field: table[field].to_pylist(),
    "pd": lambda frame, field: [plain(value) for value in frame[field]],
    "py": lambda rows, field: [row[field] for row in rows],
}
"""The values of a field as plain Python, from the entries in the form of a library."""


def canonical(values: Any) -> str:
    """Values as text that differs where they differ, to the sign of zero and the type of each number."""
    return json.dumps(values, default=lambda value: {"$bytes": value.hex()})
