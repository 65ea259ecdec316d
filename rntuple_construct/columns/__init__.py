"""Page bytes to numpy arrays of elements and back: one pure module for each encoding step.

Everything else of a column (pages, clusters, representations, values of fields) is somebody else's business.
"""

from __future__ import annotations

from rntuple_spec.column_types import ColumnType

from rntuple_construct.native import fast_in_use, use_fast

from .acceleration import unshuffle_function
from .codec import ColumnCodec, column_codec, decode_pages
from .switch import SWITCH_DTYPE

__all__ = [
    "SWITCH_DTYPE",
    "ColumnCodec",
    "ColumnType",
    "column_codec",
    "decode_pages",
    "fast_in_use",
    "unshuffle_function",
    "use_fast",
]
