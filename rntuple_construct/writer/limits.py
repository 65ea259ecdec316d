"""Values that fit the type of a field but not the encoding of its column, found before anything is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from rntuple_construct.columns import ColumnCodec, ColumnType
from rntuple_construct.errors import SchemaError
from rntuple_construct.fields.layout import Array, Layout, Numbers
from rntuple_construct.fields.nodes import FieldNode, Kind

__all__ = ["check_values", "is_limited"]

_HALF = frozenset({ColumnType.REAL16, ColumnType.SPLIT_REAL16})
_LARGEST_HALF = 65520.0
"""From here on numbers round to infinity in half precision."""
_LARGEST_SINGLE = float(np.finfo(np.float32).max)


def is_limited(codec: ColumnCodec, dtype: np.dtype[Any]) -> bool:
    """Whether a column cannot hold all values of a field of the given type."""
    if dtype.kind != "f":
        return False
    narrow = dtype.itemsize == 8 and codec.column_type not in (ColumnType.REAL64, ColumnType.SPLIT_REAL64)
    return codec.value_range is not None or codec.column_type in _HALF or narrow


def check_values(
    nodes: Iterable[FieldNode],
    layouts: Mapping[str, Layout],
    codec_of: Callable[[FieldNode], ColumnCodec | None],
) -> None:
    """Raise SchemaError for values that the columns of a batch cannot hold.

    Args:
        nodes: top-level fields.
        layouts: their values by name.
        codec_of: codec of a field of numbers, None where it has no limits.
    """
    for node in nodes:
        for field, data in _numbers(node, layouts[node.field.name]):
            codec = codec_of(field)
            if codec is not None and len(data):
                _check(field, data, codec)


def _numbers(node: FieldNode, layout: Any) -> Iterator[tuple[FieldNode, Array]]:
    if node.kind is Kind.NUMBER:
        if isinstance(layout, Numbers):
            yield node, layout.data
    elif node.kind is Kind.RECORD:
        for child in node.children:
            yield from _numbers(child, layout.members[child.field.name])
    elif node.kind is Kind.VARIANT:
        for child, content in zip(node.children, layout.alternatives, strict=True):
            yield from _numbers(child, content)
    elif node.children:
        yield from _numbers(node.children[0], layout if node.kind is Kind.WRAPPER else layout.content)


def _check(node: FieldNode, data: Array, codec: ColumnCodec) -> None:
    if codec.value_range is not None:
        low, high = codec.value_range
        # Written so that NaN is wrong too.
        wrong = ~((data >= low) & (data <= high))
        expected = f"{low!r} to {high!r}"
    else:
        # Infinity and NaN exist in all precisions.
        limit = _LARGEST_HALF if codec.column_type in _HALF else _LARGEST_SINGLE
        size = np.abs(data)
        wrong = (size >= limit if codec.column_type in _HALF else size > limit) & np.isfinite(data)
        expected = f"at most {limit!r}"
    if wrong.any():
        position = int(np.argmax(wrong))
        raise SchemaError(
            f"value {data[position].item()!r} of field '{node.field.path}' does not fit its column",
            expected=expected, actual=data[position].item(),
        )  # fmt: skip
