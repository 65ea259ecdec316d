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
from rntuple_construct.limits import Limits
from rntuple_construct.reader import DroppedFieldWarning, RNTuple, RNTupleFile, open, register_locator
from rntuple_construct.validation import Finding, Report, validate
from rntuple_construct.writer import WriteOptions, create, create_file, create_parallel, write

__all__ = [
    "ConvertOptions",
    "DroppedFieldWarning",
    "Finding",
    "FormatError",
    "LimitError",
    "Limits",
    "RNTuple",
    "RNTupleError",
    "RNTupleFile",
    "Report",
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
