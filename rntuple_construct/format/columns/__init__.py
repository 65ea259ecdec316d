"""Page bytes to numpy arrays of elements and back, by pure encoding steps.

Everything else of a column (pages, clusters, representations, values of fields) is out of scope.
"""

from __future__ import annotations

from rntuple_spec.column_types import ColumnType

from rntuple_construct.format.columns.codec import ColumnCodec, column_codec
from rntuple_construct.format.columns.steps import SWITCH_DTYPE
from rntuple_construct.format.native import fast_in_use, use_fast

__all__ = [
    "SWITCH_DTYPE",
    "ColumnCodec",
    "ColumnType",
    "column_codec",
    "fast_in_use",
    "use_fast",
]
