"""Layouts as Arrow tables and pandas data frames."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from rntuple_construct.base.errors import UnsupportedError
from rntuple_construct.base.extras import require
from rntuple_construct.base.suggestions import shortened
from rntuple_construct.model.arrays.meanings import (
    VALUELESS,
    fixed_lists,
    has_meaning,
    meaning_in,
    nodes_below,
    type_with_meaning,
    with_meaning,
)
from rntuple_construct.model.arrays.to_numpy import to_numpy
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import (
    Bytes,
    Collection,
    FixedArray,
    Layout,
    Numbers,
    Optional,
    Record,
    Streamed,
    Strings,
)


def to_arrow(
    columns: Mapping[str, Layout],
    *,
    strings: str = "text",
    nodes: Mapping[str, FieldNode] | None = None,
    has_limits: bool = True,
) -> Any:
    """Entries as an Arrow table of one column per top-level field.

    Collections become large lists, fixed arrays fixed-size lists, records structs, strings large strings,
    streamer fields large binaries, variants dense unions whose alternative ``_valueless`` is null. The type of a
    column follows from the field alone, never from its values.

    Args:
        columns: layouts of the top-level fields.
        strings: "text": strings become large strings, which must be UTF-8; "binary": large binaries.
        nodes: the fields, if their meanings are to be restored, see ``meanings``.
        has_limits: false to keep decimals of too many digits, and times of day after midnight.

    Raises:
        UnsupportedError: pyarrow is not installed, or a string is not UTF-8 and cannot be text. Or the description of
            a field states a type that a value does not have.
    """
    pa = require("pyarrow")
    nodes = nodes or {}
    return pa.table(
        {
            name: _Arrow(pa, name, strings == "binary", has_limits).array(
                layout, _node_with_meaning(nodes.get(name))
            )
            for name, layout in columns.items()
        }
    )


def _node_with_meaning(node: FieldNode | None) -> FieldNode | None:
    return node if node is not None and has_meaning(node) else None


class _Arrow:
    def __init__(self, pa: Any, name: str, has_binary_strings: bool, has_limits: bool) -> None:
        self._pa = pa
        self._name = name
        self._has_binary_strings = has_binary_strings
        self._has_limits = has_limits

    def _bytes(self, layout: Strings | Streamed) -> Any:
        pa = self._pa
        buffers = [None, pa.py_buffer(layout.offsets), pa.py_buffer(np.ascontiguousarray(layout.data))]
        binary = pa.Array.from_buffers(pa.large_binary(), len(layout), buffers)
        if isinstance(layout, Streamed) or self._has_binary_strings:
            return binary
        try:
            return binary.cast(pa.large_string())
        except pa.ArrowInvalid:
            raise UnsupportedError(
                f"a string of field '{self._name}' is not UTF-8, which Arrow text must be", path=self._name,
                hint='library "pa-binary" gives strings as bytes, "ak" and "py" give text with surrogates',
            ) from None  # fmt: skip

    def array(self, layout: Layout, node: FieldNode | None = None) -> Any:
        """The Arrow array of a layout.

        Args:
            layout: the values.
            node: the field, if it or one below it has a meaning.
        """
        if node is None:
            return self._plain(layout, (None,) * len(layout.children))
        if node.is_member_view:
            return self.array(layout, node.children[0])
        if node.kind is FieldKind.WRAPPER:
            return self._meant(self.array(layout, node.children[0]), node)
        nodes = nodes_below(layout, node)
        if isinstance(layout, Optional):
            # Functions of Arrow that flatten lists drop missing ones, so only values that exist get the meaning.
            return self._optional(layout, self._meant(self.array(layout.content, nodes[0]), node))
        return self._meant(self._plain(layout, nodes), node)

    def _meant(self, array: Any, node: FieldNode) -> Any:
        format = meaning_in(node.field.record.description)
        if format is None:
            return array
        pa, kind = self._pa, type_with_meaning(self._pa, array, format)
        if kind == array.type:
            return array
        try:
            meant = with_meaning(pa, array, format)
            if self._has_limits and _is_limited(pa, kind):
                meant.validate(full=True)
        except (pa.ArrowException, ValueError) as error:
            path = node.field.path
            raise UnsupportedError(
                f"field '{path}' has a value that is no {shortened(str(kind))}: {error}", path=path,
                hint='its description states this type; library "py" and exports to CSV and JSON have such values',
            ) from error  # fmt: skip
        return meant

    def _optional(self, layout: Optional, content: Any) -> Any:
        exists = np.diff(layout.offsets) == 1
        return content.take(self._pa.array(layout.offsets[:-1], mask=~exists))

    def _plain(self, layout: Layout, nodes: Sequence[FieldNode | None]) -> Any:
        """The array of a layout without a meaning, which those below it may have."""
        pa = self._pa
        if isinstance(layout, Numbers):
            return pa.array(layout.data)
        if isinstance(layout, Bytes):
            return self._bytes(layout)
        below = [self.array(child, node) for child, node in zip(layout.children, nodes, strict=True)]
        if isinstance(layout, Collection):
            return pa.LargeListArray.from_arrays(pa.array(layout.offsets), below[0])
        if isinstance(layout, Optional):
            return self._optional(layout, below[0])
        if isinstance(layout, FixedArray) and not layout.size:
            # Parquet and pandas have no fixed-size lists of size 0.
            return pa.LargeListArray.from_arrays(np.zeros(layout.length + 1, np.int64), below[0])
        if isinstance(layout, FixedArray):
            return fixed_lists(pa, below[0], layout.size, layout.length)
        if isinstance(layout, Record):
            if not below:
                return pa.array([{}] * layout.length, pa.struct([]))
            return pa.StructArray.from_arrays(below, list(layout.members))
        names = [VALUELESS, *(f"_{number}" for number in range(len(below)))]
        picks = np.where(layout.tags == 0, 0, layout.indices).astype(np.int32)
        return pa.UnionArray.from_dense(
            pa.array(layout.tags.astype(np.int8)), pa.array(picks), [pa.nulls(1), *below], names
        )


def _is_limited(pa: Any, kind: Any) -> bool:
    """Return whether an Arrow type lacks some integers. Arrow does not look for these when it makes an array."""
    return bool(pa.types.is_decimal(kind) or pa.types.is_time(kind) or pa.types.is_date64(kind))


def to_pandas(columns: Mapping[str, Layout], *, nodes: Mapping[str, FieldNode] | None = None) -> Any:
    """Entries as a pandas data frame.

    Flat numbers keep their dtype, lists of numbers are Arrow-backed (``pandas.ArrowDtype``), everything else is a
    column of objects. The type of a column follows from the field alone, never from its values.

    Args:
        columns: layouts of the top-level fields.
        nodes: the fields, if their meanings are to be restored: times and durations become those of pandas.

    Raises:
        MissingExtraError: pandas is not installed, or pyarrow for lists of numbers.
    """
    pd = require("pandas")
    series = {}
    for name, layout in columns.items():
        if nodes is not None and name in nodes and has_meaning(nodes[name]):
            series[name] = _pandas_of_arrow(to_arrow({name: layout}, nodes=nodes).column(0), pd)
            continue
        if isinstance(layout, Collection) and _holds_numbers(layout.content):
            array = to_arrow({name: layout}).column(0)
            series[name] = pd.Series(pd.array(array, dtype=pd.ArrowDtype(array.type)))
            continue
        values = to_numpy(layout)
        if values.ndim == 1 and values.dtype.kind in "biuf":
            series[name] = pd.Series(values)
        else:  # the type of a column must not depend on its values, as it would if pandas looked for text
            series[name] = pd.Series(list(values), dtype=object)
    return pd.DataFrame(series, columns=list(columns))


def _pandas_of_arrow(column: Any, pd: Any) -> Any:
    try:
        return column.to_pandas()
    except require("pyarrow").ArrowNotImplementedError:  # unions, and lists of some types
        return pd.Series(column.to_pylist(), dtype=object)


def _holds_numbers(layout: Layout) -> bool:
    if isinstance(layout, (Collection, FixedArray)):
        return _holds_numbers(layout.content)
    return isinstance(layout, Numbers)


def to_polars(columns: Mapping[str, Layout], *, nodes: Mapping[str, FieldNode] | None = None) -> Any:
    """Entries as a polars data frame, of the same types as the Arrow table; fixed arrays become arrays.

    Args:
        columns: layouts of the top-level fields.
        nodes: the fields, if their meanings are to be restored, as for Arrow.

    Raises:
        MissingExtraError: polars or pyarrow is not installed.
        UnsupportedError: a type that polars does not have (variants), or a string that is not UTF-8.
    """
    pl = require("polars")
    pa, table = require("pyarrow"), to_arrow(columns, nodes=nodes)
    series = {}
    for name, column in zip(table.column_names, table.columns, strict=True):
        for kind in _types(column.type):  # polars would print the trace of a panic
            if pa.types.is_union(kind) or (pa.types.is_decimal(kind) and kind.precision > _MAX_DECIMAL):
                raise _not_in_polars(name, f"it has no {kind!s:.80}")
        kind = changed_type(pa, column.type, _decimal128)
        column = with_types(pa, column, kind)
        try:
            series[name] = pl.from_arrow(pa.table({name: column})).get_column(name)
        except (pl.exceptions.PolarsError, TypeError, ValueError, NotImplementedError) as error:
            raise _not_in_polars(name, error) from error
        except BaseException as error:
            # Its Rust code reports types it lacks as a panic, which is not an Exception.
            if type(error).__name__ != "PanicException":
                raise
            raise _not_in_polars(name, error) from None
    return pl.DataFrame(series)


_MAX_DECIMAL = 38
"""Digits of the decimals of polars."""


def _decimal128(pa: Any, kind: Any) -> Any:
    """Decimals of 128 bits for those of other sizes: polars fails at these in structs."""
    return pa.decimal128(kind.precision, kind.scale) if pa.types.is_decimal(kind) else kind


def changed_type(pa: Any, kind: Any, change: Callable[[Any, Any], Any]) -> Any:
    """An Arrow type with other types for its parts.

    Args:
        pa: pyarrow.
        kind: the type.
        change: takes pyarrow and the type of a part; returns the one to have instead, of the same parts.
    """
    types, kind = pa.types, change(pa, kind)

    def below(part: Any) -> Any:
        return changed_type(pa, part, change)

    if types.is_list(kind):
        return pa.list_(below(kind.value_type))
    if types.is_large_list(kind):
        return pa.large_list(below(kind.value_type))
    if types.is_fixed_size_list(kind):
        return pa.list_(below(kind.value_type), kind.list_size)
    if types.is_struct(kind):
        return pa.struct([(member.name, below(member.type)) for member in kind])
    if types.is_map(kind):
        return pa.map_(below(kind.key_type), below(kind.item_type))
    return kind


def with_types(pa: Any, array: Any, kind: Any) -> Any:
    """An Arrow array with other types for its parts; the cast of pyarrow 26 makes invalid arrays of nulls in fixed-size lists.

    Args:
        pa: pyarrow.
        array: the array, or chunks of it.
        kind: a type of the same parts, as ``changed_type`` gives it.

    Raises:
        pyarrow.ArrowException: more elements or bytes than the new offsets can count.
    """
    types = pa.types
    if array.type == kind:
        return array
    if isinstance(array, pa.ChunkedArray):
        return pa.chunked_array([with_types(pa, chunk, kind) for chunk in array.chunks], kind)
    if types.is_fixed_size_list(kind):
        size = kind.list_size
        content = array.values.slice(array.offset * size, len(array) * size)
        parts, buffers = [with_types(pa, content, kind.value_type)], []
    elif types.is_list(kind) or types.is_large_list(kind) or types.is_map(kind):
        offsets = array.offsets.to_numpy()
        content = array.values.slice(offsets[0], offsets[-1] - offsets[0])
        element = pa.struct([kind.key_field, kind.item_field]) if types.is_map(kind) else kind.value_type
        width = pa.int64() if types.is_large_list(kind) else pa.int32()
        parts, buffers = (
            [with_types(pa, content, element)],
            pa.array(offsets - offsets[0], width).buffers()[1:],
        )
    elif types.is_struct(kind):
        parts = [with_types(pa, array.field(number), member.type) for number, member in enumerate(kind)]
        buffers = []
    else:
        return array.cast(kind)
    bitmap = None
    if array.null_count:
        is_valid = array.is_valid().to_numpy(zero_copy_only=False)
        bitmap = pa.py_buffer(np.packbits(is_valid, bitorder="little"))
    return pa.Array.from_buffers(kind, len(array), [bitmap, *buffers], children=parts)


def _types(kind: Any) -> Iterator[Any]:
    """An Arrow type and all types that are parts of it."""
    yield kind
    for number in range(kind.num_fields):
        yield from _types(kind.field(number).type)


def _not_in_polars(name: str, error: BaseException | str) -> UnsupportedError:
    return UnsupportedError(
        f"polars cannot hold field '{name}': {error!s:.200}", path=name,
        hint='library "pa", "ak" and "py" hold every field',
    )  # fmt: skip
