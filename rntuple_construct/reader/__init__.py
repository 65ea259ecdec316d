"""Open files and read RNTuples."""

from __future__ import annotations

from rntuple_construct.format.metadata import register_locator
from rntuple_construct.reader.field import RNTupleField
from rntuple_construct.reader.file import RNTupleFile, open
from rntuple_construct.reader.kept import keep_pages
from rntuple_construct.reader.ntuple import DroppedFieldWarning, RNTuple
from rntuple_construct.reader.several import concatenate, iterate

__all__ = [
    "DroppedFieldWarning", "RNTuple", "RNTupleField", "RNTupleFile", "concatenate", "iterate",
    "keep_pages", "open", "register_locator",
]  # fmt: skip
