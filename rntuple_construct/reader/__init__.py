"""Open files and read RNTuples."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rntuple_construct.base.lazy_names import lazy_names

if TYPE_CHECKING:
    from rntuple_construct.format.metadata import register_locator
    from rntuple_construct.reader.field import RNTupleField
    from rntuple_construct.reader.file import RNTupleFile, open
    from rntuple_construct.reader.lazy_frame import scan
    from rntuple_construct.reader.multi_file import concatenate, iterate, join
    from rntuple_construct.reader.ntuple import DroppedFieldWarning, RNTuple
    from rntuple_construct.reader.page_reader import keep_pages

__all__ = [
    "DroppedFieldWarning", "RNTuple", "RNTupleField", "RNTupleFile", "concatenate", "iterate", "join",
    "keep_pages", "open", "register_locator", "scan",
]  # fmt: skip

__getattr__ = lazy_names(
    __name__,
    {
        "rntuple_construct.format.metadata": ("register_locator",),
        f"{__name__}.field": ("RNTupleField",),
        f"{__name__}.file": ("RNTupleFile", "open"),
        f"{__name__}.lazy_frame": ("scan",),
        f"{__name__}.multi_file": ("concatenate", "iterate", "join"),
        f"{__name__}.ntuple": ("DroppedFieldWarning", "RNTuple"),
        f"{__name__}.page_reader": ("keep_pages",),
    },
)
