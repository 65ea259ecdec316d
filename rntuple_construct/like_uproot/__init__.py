"""``import rntuple_construct.like_uproot as uproot``: scripts for uproot's RNTuples, with this package's reader and writer.

Names that this module lacks are those of uproot itself, if it is installed.
"""

from __future__ import annotations

from typing import Any

from rntuple_construct.base.lazy_names import imported
from rntuple_construct.like_uproot.fields import HasFields, RField, RNTupleMapping
from rntuple_construct.like_uproot.files import ReadOnlyDirectory, ReadOnlyFile, open
from rntuple_construct.like_uproot.several import concatenate, dask, iterate
from rntuple_construct.like_uproot.writable import WritableDirectory, WritableNTuple, create, recreate, update
from rntuple_construct.reader.field import UnknownNameError as KeyInFileError
from rntuple_construct.reader.grouping import Report

__all__ = [
    "HasFields",
    "KeyInFileError",
    "RField",
    "RNTupleMapping",
    "ReadOnlyDirectory",
    "ReadOnlyFile",
    "Report",
    "WritableDirectory",
    "WritableNTuple",
    "concatenate",
    "create",
    "dask",
    "iterate",
    "open",
    "recreate",
    "update",
]


def __getattr__(name: str) -> Any:
    if name.startswith("_"):
        raise AttributeError(name)
    try:
        return getattr(imported("uproot"), name)
    except ImportError:
        raise AttributeError(f"like_uproot has no {name}, and uproot is not installed") from None
