"""Column encodings for a converted field: what the target generation uses, as far as every value survives."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from rntuple_spec.column_types import ColumnType

from rntuple_construct.format.descriptor.schema import Column
from rntuple_construct.format.generations import Generation
from rntuple_construct.model.schema.cpp_types import kinds_of
from rntuple_construct.model.schema.specs import ColumnEncoding

__all__ = ["lossless_encoding"]

_REAL64 = frozenset({ColumnType.REAL64, ColumnType.SPLIT_REAL64})
_REAL16 = frozenset({ColumnType.REAL16, ColumnType.SPLIT_REAL16})
_HALF_STEP = 0.49
"""Distance from a quantised value, in steps, within which it is found again; a little less than one half."""

_REALS = kinds_of("real")


def lossless_encoding(
    type_name: str, columns: Iterable[Column], generation: Generation, compressed: bool
) -> ColumnEncoding:
    """The encoding of a field of numbers in a file of another generation.

    The default of the target, unless the source stores reals with fewer bits and the target can do so too.

    Args:
        type_name: C++ type of the field.
        columns: its columns in the source, one for each representation.
        generation: the target generation.
        compressed: if true, pages are compressed.
    """
    default = ColumnEncoding(generation.default_column(type_name, compressed))
    if type_name not in _REALS:
        return default
    kinds = {_kind(column) for column in columns}
    if len(kinds) == 1:
        kept = _kept(type_name, next(iter(kinds)), generation)
        if kept is not None:
            return kept
    needs_double = any(
        kind.column_type in _REAL64 or kind.column_type == ColumnType.REAL32_QUANT for kind in kinds
    )
    if type_name == "double" and kinds and not needs_double:
        return ColumnEncoding(generation.default_column("float", compressed))
    return default


def _kind(column: Column) -> ColumnEncoding:
    """The encoding of a column, whether split or not, and whether it has to hold defaults of earlier entries."""
    record = column.record
    column_type = record.column_type or ColumnType.REAL64
    if column_type in _REAL16:
        return ColumnEncoding(ColumnType.REAL16)
    if column_type == ColumnType.REAL32_QUANT and column.in_extension:
        # Entries from before the field was there become zeros, which the range need not have.
        return ColumnEncoding(ColumnType.REAL64)
    return ColumnEncoding(column_type, record.bits_on_storage, record.value_range)


def _kept(type_name: str, encoding: ColumnEncoding, generation: Generation) -> ColumnEncoding | None:
    """The encoding itself if the target has it and finds every value again; None otherwise."""
    special = (ColumnType.REAL16, ColumnType.REAL32_TRUNC, ColumnType.REAL32_QUANT)
    if encoding.column_type not in special:
        return None
    if encoding.column_type not in generation.column_types.values():
        return None
    if encoding.column_type != ColumnType.REAL32_QUANT or type_name == "double":
        return encoding
    low, high = encoding.value_range or (0.0, 0.0)
    with np.errstate(over="ignore"):
        if (np.array([low, high]).astype(np.float32) != [low, high]).any():
            return None
    # Values of a float field were rounded after they were dequantised in double precision.
    steps = (2**encoding.num_bits - 1) / (high - low)
    return encoding if max(abs(low), abs(high)) * 2.0**-24 * steps < _HALF_STEP else None
