"""``from rntuple_construct import like_uproot as uproot``: reading with awkward arrays by default, as uproot does.

The names are those of ``rntuple_construct``; what differs is the default library of results.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from rntuple_construct import reader
from rntuple_construct.reader import RNTuple, RNTupleFile

__all__ = ["RNTuple", "RNTupleFile", "concatenate", "iterate", "open"]

if TYPE_CHECKING:
    # What a text names, a file or an RNTuple in it, is seen when it is opened.
    def open(source: Any, **options: Any) -> Any:
        """``rntuple_construct.open`` with ``library="ak"``."""

    def iterate(files: Any, fields: Any = None, cut: Any = None, **options: Any) -> Any:
        """``rntuple_construct.iterate`` with ``library="ak"``."""

    def concatenate(files: Any, fields: Any = None, cut: Any = None, **options: Any) -> Any:
        """``rntuple_construct.concatenate`` with ``library="ak"``."""
else:
    open = partial(reader.open, library="ak")
    iterate = partial(reader.iterate, library="ak")
    concatenate = partial(reader.concatenate, library="ak")
