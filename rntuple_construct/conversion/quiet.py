"""Reading files without warnings about fields that the reader leaves out, where errors or notes tell of them."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager

from rntuple_construct.reader import DroppedFieldWarning

__all__ = ["no_dropped_warnings"]


@contextmanager
def no_dropped_warnings() -> Iterator[None]:
    """A block in which the reader does not warn of the fields that it leaves out."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DroppedFieldWarning)
        yield
