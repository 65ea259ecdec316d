"""Copies of ranges of a file by threads that do not need the lock of Python, where an installation has them compiled."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from rntuple_construct.format.native.library import compiled_library, native_code_wanted

__all__ = ["CopyFunctions", "RangeCopies", "copy_functions"]


class RangeCopies(ctypes.Structure):
    """Arguments of the copies: ``struct copies`` in ``copies.c``, which says what the members are."""

    _fields_ = (
        ("fd", ctypes.c_int64),
        ("offset", ctypes.c_void_p),
        ("size", ctypes.c_void_p),
        ("address", ctypes.c_void_p),
        ("batch", ctypes.c_void_p),
        ("num", ctypes.c_int64),
        ("next", ctypes.c_void_p),
        ("allowed", ctypes.c_void_p),
        ("done", ctypes.c_void_p),
    )


class CopyFunctions(NamedTuple):
    """The compiled functions.

    Args:
        copy: takes `RangeCopies` by reference; a call of each thread copies what the others have not begun.
        wait: takes the address of a number and another number; waits until the first is as large or negative, and returns it.
    """

    copy: Callable[[Any], None]
    wait: Callable[[int, int], int]


def copy_functions() -> CopyFunctions | None:
    """The functions; None where they are not compiled, or compiled code is not wanted."""
    return _functions() if native_code_wanted() else None


@cache
def _functions() -> CopyFunctions | None:
    try:
        library = compiled_library()
        if library is None:
            return None
        copy, wait = library.rntuple_copy_ranges, library.rntuple_wait_for
    except AttributeError:  # Windows
        return None
    copy.argtypes, copy.restype = [ctypes.c_void_p], None
    wait.argtypes, wait.restype = [ctypes.c_void_p, ctypes.c_int64], ctypes.c_int64
    return CopyFunctions(copy, wait)
