"""pandas data frames and series, through numpy or Arrow."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from rntuple_construct.arrays.extras import require
from rntuple_construct.arrays.ingest_arrow import from_arrow
from rntuple_construct.arrays.ingest_numpy import from_numpy
from rntuple_construct.errors import SchemaError
from rntuple_construct.fields.layout import Layout

__all__ = ["from_pandas", "members_of_pandas"]


def members_of_pandas(frame: Any) -> dict[str, Any]:
    """The columns of a data frame; its index is left out.

    Raises:
        SchemaError: column labels that are no text.
    """
    for name in frame.columns:
        if not isinstance(name, str):
            raise SchemaError(f"column label {name!r} of the data frame is no text", hint="rename it")
    return {name: frame[name] for name in frame.columns}


def from_pandas(series: Any, path: str) -> Layout | list[Any]:
    """A series as a layout, or as a list of Python objects if it holds such.

    Raises:
        SchemaError: a type that cannot be written.
    """
    dtype = series.dtype
    if isinstance(dtype, np.dtype):
        if dtype.kind == "O":
            return [None if _is_missing(item) else item for item in series]
        return from_numpy(series.to_numpy(), path)
    # Extension types (nullable numbers, text, categories, Arrow-backed ones) all know Arrow.
    pa = require("pyarrow")
    return from_arrow(pa.array(series, from_pandas=True), path)


def _is_missing(item: Any) -> bool:
    return item is None or (isinstance(item, float) and math.isnan(item))
