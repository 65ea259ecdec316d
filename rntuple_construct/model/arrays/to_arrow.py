"""Layouts as Arrow tables and pandas data frames."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from rntuple_construct.base.errors import UnsupportedError
from rntuple_construct.base.extras import require
from rntuple_construct.model.arrays.meanings import has_meaning, restored
from rntuple_construct.model.arrays.to_numpy import to_numpy
from rntuple_construct.model.schema.field_kinds import FieldNode
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
    columns: Mapping[str, Layout], *, strings: str = "text", nodes: Mapping[str, FieldNode] | None = None
) -> Any:
    """Entries as an Arrow table of one column per top-level field.

    Collections become large lists, fixed arrays fixed-size lists, records structs, strings large strings,
    streamer fields large binaries, variants dense unions whose alternative ``_valueless`` is null. The type of a
    column follows from the field alone, never from its values.

    Args:
        columns: layouts of the top-level fields.
        strings: "text": strings become large strings, which must be UTF-8; "binary": large binaries.
        nodes: the fields, if their meanings are to be restored, see ``meanings``.

    Raises:
        UnsupportedError: pyarrow is not installed, or a string is not UTF-8 and cannot be text.
    """
    pa = require("pyarrow")
    arrays = {name: _Arrow(pa, name, strings == "binary").array(item) for name, item in columns.items()}
    if nodes is not None:
        arrays = {
            name: restored(array, nodes[name]) if name in nodes else array for name, array in arrays.items()
        }
    return pa.table(arrays)


class _Arrow:
    def __init__(self, pa: Any, name: str, has_binary_strings: bool) -> None:
        self._pa = pa
        self._name = name
        self._has_binary_strings = has_binary_strings

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

    def array(self, layout: Layout) -> Any:
        """The Arrow array of a layout."""
        pa = self._pa
        if isinstance(layout, Numbers):
            return pa.array(layout.data)
        if isinstance(layout, Bytes):
            return self._bytes(layout)
        if isinstance(layout, Collection):
            return pa.LargeListArray.from_arrays(pa.array(layout.offsets), self.array(layout.content))
        if isinstance(layout, Optional):
            exists = np.diff(layout.offsets) == 1
            picks = pa.array(layout.offsets[:-1], mask=~exists)
            return self.array(layout.content).take(picks)
        if isinstance(layout, FixedArray) and not layout.size:
            # Arrow has no fixed-size lists of size 0.
            return pa.LargeListArray.from_arrays(
                np.zeros(layout.length + 1, np.int64), self.array(layout.content)
            )
        if isinstance(layout, FixedArray):
            return pa.FixedSizeListArray.from_arrays(self.array(layout.content), layout.size)
        if isinstance(layout, Record):
            if not layout.members:
                return pa.array([{}] * layout.length, pa.struct([]))
            members = [self.array(member) for member in layout.members.values()]
            return pa.StructArray.from_arrays(members, list(layout.members))
        names = ["_valueless", *(f"_{number}" for number in range(len(layout.alternatives)))]
        alternatives = [pa.nulls(1), *(self.array(alternative) for alternative in layout.alternatives)]
        picks = np.where(layout.tags == 0, 0, layout.indices).astype(np.int32)
        return pa.UnionArray.from_dense(
            pa.array(layout.tags.astype(np.int8)), pa.array(picks), alternatives, names
        )


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
            series[name] = to_arrow({name: layout}, nodes=nodes).column(0).to_pandas()
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
    table = to_arrow(columns, nodes=nodes)
    series = {}
    for name in table.column_names:
        if _has_union(table.schema.field(name).type):  # polars would print the trace of a panic
            raise _not_in_polars(name, "it has no variants")
        try:
            series[name] = pl.from_arrow(table.select([name])).get_column(name)
        except (pl.exceptions.PolarsError, TypeError, ValueError, NotImplementedError) as error:
            raise _not_in_polars(name, error) from error
        except BaseException as error:
            # Its Rust code reports types it lacks as a panic, which is not an Exception.
            if type(error).__name__ != "PanicException":
                raise
            raise _not_in_polars(name, error) from None
    return pl.DataFrame(series)


def _has_union(kind: Any) -> bool:
    below = (kind.field(number).type for number in range(kind.num_fields))
    return str(kind).startswith(("dense_union", "sparse_union")) or any(map(_has_union, below))


def _not_in_polars(name: str, error: BaseException | str) -> UnsupportedError:
    return UnsupportedError(
        f"polars cannot hold field '{name}': {error!s:.200}", path=name,
        hint='library "pa", "ak" and "py" hold every field',
    )  # fmt: skip
