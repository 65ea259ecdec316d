"""Layouts of any origin made to fit a field: types cast, lists and fixed arrays exchanged, everything checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.model.arrays.from_times import in_quantity_of
from rntuple_construct.model.arrays.meanings import is_optional
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import (
    Array,
    Bytes,
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
from rntuple_construct.model.values.selection import packed, slice_layout

__all__ = ["cast_numbers", "conform"]

_UINT8 = np.dtype(np.uint8)


def conform(node: FieldNode, layout: Layout) -> Layout:
    """The same values as a layout of exactly the types and the structure that a field needs.

    Args:
        node: the field.
        layout: values from any source; lists of equal length may represent fixed arrays and the reverse,
            values without gaps optional ones, strings bytes.

    Raises:
        SchemaError: another structure, values out of range, or arrays that do not fit together.
    """
    return _CONFORMERS[node.kind](node, in_quantity_of(node, layout))


def _mismatch(node: FieldNode, layout: Layout) -> SchemaError:
    what = node.field.type_name or f"untyped {node.kind.value}"
    found = type(layout).__name__.lower()
    if isinstance(layout, Optional):
        return SchemaError(
            f"field '{node.field.path}' ({what}) has missing values", hint="declare it std::optional"
        )
    return SchemaError(f"field '{node.field.path}' is a {what} and cannot hold values of kind {found}")


def _present(layout: Layout) -> Layout:
    """The content of optional values of which none is missing."""
    if isinstance(layout, Optional) and len(layout) == int(layout.offsets[-1]):
        return layout.content
    return layout


def _numbers(node: FieldNode, layout: Layout) -> Layout:
    layout = _present(layout)
    character = node.kind is FieldKind.CHARACTER
    if isinstance(layout, Strings) and character:
        layout = _characters(node, layout)
    if not isinstance(layout, Numbers):
        raise _mismatch(node, layout)
    return Numbers(cast_numbers(_one_dimensional(node, layout.data), node.dtype, node.field.path), character)


def _characters(node: FieldNode, layout: Strings) -> Numbers:
    """Texts of one character each as bytes, that of the character's number in Unicode."""
    offsets, data = _checked_bytes(node, layout)
    lengths = np.diff(offsets)
    if (lengths == 1).all():
        return Numbers(data, character=True)
    first, is_long = data[np.minimum(offsets[:-1], max(len(data) - 1, 0))], lengths == 2
    # Characters from 128 to 255 are two bytes in UTF-8: 110000ab 10cdefgh.
    if ((lengths != 1) & ~(is_long & (first >> 2 == 0b110000))).any():
        raise _mismatch(node, layout)
    second = data[offsets[1:] - 1]
    return Numbers(np.where(is_long, (first << 6) | (second & 0b111111), first), character=True)


def _one_dimensional(node: FieldNode, data: Array) -> Array:
    if not isinstance(data, np.ndarray) or data.ndim != 1:
        raise SchemaError(f"values of field '{node.field.path}' are not a one-dimensional array")
    # Other byte orders are as foreign as other types.
    return data if data.dtype.isnative else data.astype(data.dtype.newbyteorder("="))


def checked_offsets(node: FieldNode, offsets: Offsets, len_content: int) -> Offsets:
    """Offsets that start anywhere, never fall and end within the content; else SchemaError."""
    if (
        not isinstance(offsets, np.ndarray)
        or offsets.ndim != 1
        or len(offsets) < 1
        or offsets.dtype.kind not in "iu"
    ):
        raise SchemaError(f"offsets of field '{node.field.path}' are not a one-dimensional array of integers")
    offsets = offsets.astype(np.int64, copy=False)
    if offsets[0] < 0 or offsets[-1] > len_content or (offsets[1:] < offsets[:-1]).any():
        raise _falling(node, offsets, len_content)
    return offsets


def _falling(node: FieldNode, offsets: Offsets, len_content: int) -> SchemaError:
    """The error about offsets that fall, or point outside the content."""
    bounded = np.concatenate(([0], offsets, [max(len_content, 0)]))
    at = int(np.argmax(np.diff(bounded) < 0))
    return broken(
        "RNT-ENC-002",
        kind=SchemaError,
        actual=int(bounded[at + 1]),
        previous=int(bounded[at]),
        index=f"{at} of field '{node.field.path}', whose content has {len_content} elements",
    )


def _checked_bytes(node: FieldNode, layout: Strings | Streamed) -> tuple[Offsets, Array]:
    data = _one_dimensional(node, layout.data)
    if data.dtype != _UINT8:
        raise SchemaError(f"bytes of field '{node.field.path}' are {data.dtype.name}, not uint8")
    offsets = checked_offsets(node, layout.offsets, len(data))
    if offsets[0] or offsets[-1] != len(data):
        data = data[offsets[0] : offsets[-1]]
        offsets = offsets - offsets[0]
    return offsets, data


def _bytes(node: FieldNode, layout: Layout) -> Layout:
    layout = _present(layout)
    if (
        isinstance(layout, Collection)
        and isinstance(layout.content, Numbers)
        and layout.content.data.dtype == _UINT8
    ):
        layout = Strings(layout.offsets, layout.content.data)
    if not isinstance(layout, Bytes):
        raise _mismatch(node, layout)
    wrap = Strings if node.kind is FieldKind.STRING else Streamed
    return wrap(*_checked_bytes(node, layout))


def _collection(node: FieldNode, layout: Layout) -> Layout:
    if is_optional(node.field.record.description):
        return _optional_as_collection(node, layout)
    layout = _present(layout)
    child = node.children[0]
    if isinstance(layout, FixedArray):
        offsets = np.arange(len(layout) + 1, dtype=np.int64) * layout.size
        return Collection(offsets, conform(child, layout.content))
    if (
        isinstance(layout, Bytes)
        and child.dtype == _UINT8
        and child.kind in (FieldKind.NUMBER, FieldKind.CHARACTER)
    ):
        layout = Collection(layout.offsets, Numbers(layout.data))
    if not isinstance(layout, Collection):
        raise _mismatch(node, layout)
    return Collection(*_content(node, layout))


def _optional_as_collection(node: FieldNode, layout: Layout) -> Layout:
    """Values that may be missing, as stored: collections of one element or none."""
    if isinstance(layout, Collection):
        try:
            return Collection(*_content(node, layout))
        except SchemaError:  # these are lists of which none is missing
            pass
    if not isinstance(layout, Optional):
        layout = Optional(np.arange(len(layout) + 1, dtype=np.int64), layout)
    return Collection(*_content(node, layout))


def _content(node: FieldNode, layout: Collection | Optional) -> tuple[Offsets, Layout]:
    offsets = checked_offsets(node, layout.offsets, len(layout.content))
    content = slice_layout(layout.content, int(offsets[0]), int(offsets[-1]))
    offsets = offsets - offsets[0] if offsets[0] else offsets
    return offsets, conform(node.children[0], content)


def _optional(node: FieldNode, layout: Layout) -> Layout:
    if not isinstance(layout, Optional):
        return Optional(np.arange(len(layout) + 1, dtype=np.int64), conform(node.children[0], layout))
    offsets, content = _content(node, layout)
    if (np.diff(offsets) > 1).any():
        raise broken(
            "RNT-ENC-006",
            kind=SchemaError,
            expected="0 or 1",
            actual=int(np.diff(offsets).max()),
            index=f"{int(np.argmax(np.diff(offsets) > 1))} of field '{node.field.path}'",
        )
    return Optional(offsets, content)


def _fixed_array(node: FieldNode, layout: Layout) -> Layout:
    size, length, content = _regular(node, _present(layout))
    if node.kind is FieldKind.BITSET:
        bits = _present(content)
        if not isinstance(bits, Numbers):
            raise _mismatch(node, layout)
        bools = cast_numbers(_one_dimensional(node, bits.data), np.dtype(np.bool_), node.field.path)
        return FixedArray(size, Numbers(bools), length)
    return FixedArray(size, conform(node.children[0], content), length)


def _regular(node: FieldNode, layout: Layout) -> tuple[int, int, Layout]:
    """Size, number of values and content of fixed arrays."""
    size = node.size
    if isinstance(layout, FixedArray):
        if layout.size == size and len(layout.content) == size * layout.length:
            return size, layout.length, layout.content
        raise SchemaError(
            f"field '{node.field.path}' takes {size} elements in each value, not {layout.size}",
            path=node.field.path, expected=size, actual=layout.size,
        )  # fmt: skip
    if isinstance(layout, Bytes):
        layout = Collection(layout.offsets, Numbers(layout.data))
    if not isinstance(layout, Collection):
        raise _mismatch(node, layout)
    offsets = checked_offsets(node, layout.offsets, len(layout.content))
    lengths = np.diff(offsets)
    if (lengths != size).any():
        wrong = int(np.flatnonzero(lengths != size)[0])
        raise SchemaError(
            f"value {wrong} of field '{node.field.path}' has {int(lengths[wrong])} elements, expected {size} elements",
            path=node.field.path, expected=size, actual=int(lengths[wrong]),
        )  # fmt: skip
    return size, len(layout), slice_layout(layout.content, int(offsets[0]), int(offsets[-1]))


def _record(node: FieldNode, layout: Layout) -> Layout:
    layout = _present(layout)
    if not isinstance(layout, Record):
        raise _mismatch(node, layout)
    members = dict(layout.members)
    names = [child.field.name for child in node.children]
    if set(members) != set(names):
        # Tuples call their members 0, 1, ... in some libraries and _0, _1, ... in C++.
        members = {name if name.startswith("_") else f"_{name}": member for name, member in members.items()}
    if set(members) != set(names):
        missing = sorted(set(names) - set(members)) or sorted(set(members) - set(names))
        kind = "lack" if set(names) - set(members) else "have an unknown"
        raise SchemaError(f"records of field '{node.field.path}' {kind} member '{missing[0]}'")
    conformed = {}
    for child in node.children:
        member = members[child.field.name]
        if len(member) != layout.length:
            raise broken(
                "RNT-ENC-009",
                kind=SchemaError,
                expected=layout.length,
                actual=len(member),
                name=f"member '{child.field.path}'",
            )
        conformed[child.field.name] = conform(child, member)
    return Record(conformed, layout.length)


def _wrapper(node: FieldNode, layout: Layout) -> Layout:
    return conform(node.children[0], layout)


def _variant(node: FieldNode, layout: Layout) -> Layout:
    length = len(layout)
    if isinstance(layout, Optional):
        # Missing values are valueless variants.
        inner = _variant(node, layout.content)
        present = np.diff(layout.offsets) == 1
        tags, indices = np.zeros(length, np.uint32), np.zeros(length, np.int64)
        if isinstance(inner, Variant):
            tags[present], indices[present] = inner.tags, inner.indices
            return Variant(tags, indices, inner.alternatives)
    if not isinstance(layout, Variant):
        layout = Variant(np.ones(length, np.uint32), np.arange(length), (layout,))
    num = len(layout.alternatives)
    if len(layout.indices) != length or (length and int(layout.tags.max()) > num):
        raise SchemaError(f"tags of variant field '{node.field.path}' name alternatives that are not there")
    layout = packed(layout)
    if num == len(node.children):
        alternatives = tuple(
            conform(child, item) for child, item in zip(node.children, layout.alternatives, strict=True)
        )
        return Variant(layout.tags.astype(np.uint32, copy=False), layout.indices, alternatives)
    return _matched(node, layout)


def _matched(node: FieldNode, layout: Variant) -> Variant:
    """Alternatives of a union with other types than the field, each as the first one of the field that fits."""
    places: dict[int, tuple[int, Layout]] = {}
    for number, content in enumerate(layout.alternatives, 1):
        used = {tag for tag, _ in places.values()}
        candidates = [(tag, child) for tag, child in enumerate(node.children, 1) if tag not in used]
        # The same number type is better than one that could hold the numbers too.
        candidates.sort(
            key=lambda item: not (isinstance(content, Numbers) and item[1].dtype == content.data.dtype)
        )
        for tag, child in candidates:
            try:
                places[number] = (tag, conform(child, content))
            except SchemaError:
                continue
            break
        else:
            raise _mismatch(node, content)
    tags = np.zeros(len(layout), np.uint32)
    alternatives: list[Any] = [conform(child, _empty(child)) for child in node.children]
    for number, (tag, content) in places.items():
        tags[layout.tags == number] = tag
        alternatives[tag - 1] = content
    return Variant(tags, layout.indices, tuple(alternatives))


def _empty(node: FieldNode) -> Layout:
    """A layout of no values."""
    offsets = np.zeros(1, np.int64)
    if node.kind in (FieldKind.NUMBER, FieldKind.CHARACTER):
        return Numbers(np.empty(0, node.dtype), node.kind is FieldKind.CHARACTER)
    if node.kind in (FieldKind.STRING, FieldKind.STREAMED):
        return Strings(offsets, np.empty(0, np.uint8))
    if node.kind is FieldKind.BITSET:
        return FixedArray(node.size, Numbers(np.empty(0, np.bool_)), 0)
    if node.kind is FieldKind.VARIANT:
        return Variant(np.empty(0, np.uint32), np.empty(0, np.int64), tuple(map(_empty, node.children)))
    if node.kind is FieldKind.RECORD:
        return Record({child.field.name: _empty(child) for child in node.children}, 0)
    content = _empty(node.children[0])
    if node.kind is FieldKind.FIXED_ARRAY:
        return FixedArray(node.size, content, 0)
    if node.kind is FieldKind.OPTIONAL:
        return Optional(offsets, content)
    return content if node.kind is FieldKind.WRAPPER else Collection(offsets, content)


_CONFORMERS: dict[FieldKind, Callable[[FieldNode, Layout], Layout]] = {
    FieldKind.NUMBER: _numbers,
    FieldKind.CHARACTER: _numbers,
    FieldKind.STRING: _bytes,
    FieldKind.STREAMED: _bytes,
    FieldKind.COLLECTION: _collection,
    FieldKind.OPTIONAL: _optional,
    FieldKind.FIXED_ARRAY: _fixed_array,
    FieldKind.BITSET: _fixed_array,
    FieldKind.RECORD: _record,
    FieldKind.VARIANT: _variant,
    FieldKind.WRAPPER: _wrapper,
}


def cast_numbers(data: Array, dtype: np.dtype[Any], path: str) -> Array:
    """Numbers as an array of the wanted type, without a copy where it is that already.

    Integers keep their value or are refused; reals are rounded to the wanted precision.

    Args:
        data: shape ``(n,)``, bool, integers or reals of any byte order.
        dtype: wanted type, native.
        path: path of the field, for errors.

    Raises:
        SchemaError: another kind of number, one out of range, or an integer that a real type does not hold exactly.
    """
    if data.dtype == dtype:
        return data
    if data.dtype.kind not in "biuf":
        raise SchemaError(f"field '{path}' holds {dtype.name}, not {data.dtype.name}")
    if len(data) == 0:
        return np.empty(0, dtype)
    if dtype.kind == "f":
        return _to_reals(data, dtype, path)
    if data.dtype.kind == "f":
        raise SchemaError(
            f"field '{path}' holds {dtype.name}, not {data.dtype.name}",
            hint="round the numbers before writing them",
        )
    limits = (0, 1) if dtype.kind == "b" else (int(np.iinfo(dtype).min), int(np.iinfo(dtype).max))
    smallest, largest = int(data.min()), int(data.max())
    if smallest < limits[0] or largest > limits[1]:
        wrong = smallest if smallest < limits[0] else largest
        raise SchemaError(
            f"value {wrong} of field '{path}' does not fit {dtype.name}", expected=f"{limits[0]} to {limits[1]}",
            actual=wrong,
        )  # fmt: skip
    return data.astype(dtype)


def _to_reals(data: Array, dtype: np.dtype[Any], path: str) -> Array:
    if data.dtype.kind in "iu":
        _check_exact(data, dtype, path)
    try:
        with np.errstate(over="raise", invalid="ignore", under="ignore"):
            return data.astype(dtype)
    except FloatingPointError:
        raise SchemaError(f"a value of field '{path}' is too large for {dtype.name}") from None


def _check_exact(data: Array, dtype: np.dtype[Any], path: str) -> None:
    """Raise SchemaError if a real type rounds one of the integers."""
    precision = np.finfo(dtype).nmant + 1
    if -(1 << precision) <= int(data.min()) and int(data.max()) <= 1 << precision:
        return
    # An integer is exact if its bits from the highest to the lowest one fit the precision.
    magnitude = (
        np.where(data < 0, -data.astype(np.int64), data).view(np.uint64) if data.dtype.kind == "i" else data
    )
    magnitude = magnitude.astype(np.uint64)
    lowest = magnitude & (~magnitude + np.uint64(1))
    inexact = (magnitude >> np.uint64(precision)) >= np.maximum(lowest, np.uint64(1))
    if inexact.any():
        wrong = int(data[np.flatnonzero(inexact)[0]])
        raise SchemaError(
            f"value {wrong} of field '{path}' is no {dtype.name}, which would round it", actual=wrong,
            hint="declare an integer field, or convert the numbers to reals before writing them",
        )  # fmt: skip
