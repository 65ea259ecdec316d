"""An RNTuple or table from whatever names one: an open one, or a file and a name in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rntuple_construct.conversion.tables.table import Table
from rntuple_construct.reader import RNTuple, RNTupleFile

__all__ = ["opened", "opened_table"]


@contextmanager
def opened_table(source: Any, name: str | None = None) -> Iterator[RNTuple | Table]:
    """Open an RNTuple, or a table of another format, for the block.

    Args:
        source: an RNTuple or table, which stays open, or a path, URL, bytes or binary file object.
        name: which RNTuple of a file; None for the only one.

    Raises:
        SchemaError: the file has several RNTuples, or none of that name.
        SourceError: it cannot be read.
    """
    if isinstance(source, Table):
        yield source
        return
    with opened(source, name) as ntuple:
        yield ntuple


@contextmanager
def opened(source: Any, name: str | None = None) -> Iterator[RNTuple]:
    """Open an RNTuple for the block; arguments and errors as for ``opened_table``."""
    if isinstance(source, RNTuple):
        yield source
        return
    with RNTupleFile(source) as file:
        yield file.only() if name is None else file[name]
