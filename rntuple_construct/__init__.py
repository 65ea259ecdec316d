"""Read, write and validate CERN ROOT's RNTuple files, from one declarative description of the format."""

from __future__ import annotations

from rntuple_construct.conversion import ConvertOptions, convert
from rntuple_construct.errors import (
    FormatError,
    LimitError,
    RNTupleError,
    SchemaError,
    SourceError,
    UnsupportedError,
)
from rntuple_construct.reader import DroppedFieldWarning, RNTuple, RNTupleFile, open, register_locator
from rntuple_construct.validation import validate
from rntuple_construct.writer import WriteOptions, create, create_file, create_parallel, write

__all__ = [
    "ConvertOptions",
    "DroppedFieldWarning",
    "FormatError",
    "LimitError",
    "RNTuple",
    "RNTupleError",
    "RNTupleFile",
    "SchemaError",
    "SourceError",
    "UnsupportedError",
    "WriteOptions",
    "convert",
    "create",
    "create_file",
    "create_parallel",
    "open",
    "register_locator",
    "validate",
    "write",
]
