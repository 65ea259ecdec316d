"""Open files and read RNTuples."""

from __future__ import annotations

from rntuple_construct.metadata import register_locator
from rntuple_construct.reader.file import RNTupleFile, open
from rntuple_construct.reader.ntuple import DroppedFieldWarning, RNTuple

__all__ = ["DroppedFieldWarning", "RNTuple", "RNTupleFile", "open", "register_locator"]
