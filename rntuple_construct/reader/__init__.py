"""Open files and read RNTuples."""

from __future__ import annotations

from rntuple_construct.format.metadata import register_locator
from rntuple_construct.reader.field import RNTupleField
from rntuple_construct.reader.file import RNTupleFile, open
from rntuple_construct.reader.lazy_frame import scan
from rntuple_construct.reader.multi_file import concatenate, iterate
from rntuple_construct.reader.ntuple import DroppedFieldWarning, RNTuple
from rntuple_construct.reader.pages import keep_pages

__all__ = [
    "DroppedFieldWarning", "RNTuple", "RNTupleField", "RNTupleFile", "concatenate", "iterate",
    "keep_pages", "open", "register_locator", "scan",
]  # fmt: skip
