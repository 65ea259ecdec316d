"""The loop over pages in ``pages.c``, where an installation has it compiled.

It needs functions of other libraries. The code that fills in `Pages` finds them in the rooms that know them.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from types import MappingProxyType
from typing import Any, TypeAlias

from rntuple_construct.format.native.library import FOLDER, compiled_library

__all__ = ["STEPS", "PageLoop", "Pages", "page_loop"]

STEPS = MappingProxyType({"delta": 1, "zigzag": 2})
"""Encoding steps that the loop can undo, with their numbers in ``pages.c``."""

PageLoop: TypeAlias = Callable[[Any, int, int, int, int, int], int]
"""The loop: `Pages` by reference, first page and stop, addresses of context, scratch and target. Returns the first irregular
page, or stop."""


class Pages(ctypes.Structure):
    """What the loop has to know about pages: ``struct pages`` in ``pages.c``, which says what the members are."""

    _fields_ = (
        ("file", ctypes.c_void_p),
        ("offset", ctypes.c_void_p),
        ("size", ctypes.c_void_p),
        ("length", ctypes.c_void_p),
        ("place", ctypes.c_void_p),
        ("is_compressed", ctypes.c_void_p),
        ("heads", ctypes.c_void_p),
        ("hash", ctypes.c_void_p),
        ("len_frame", ctypes.c_void_p),
        ("decompress", ctypes.c_void_p),
        ("unshuffle", ctypes.c_void_p),
        ("len_head", ctypes.c_int64),
        ("len_header", ctypes.c_int64),
        ("width", ctypes.c_int64),
        ("is_split", ctypes.c_int64),
        ("step", ctypes.c_int64),
        ("is_signed", ctypes.c_int64),
    )


@cache
def page_loop(folder: str = FOLDER) -> PageLoop | None:
    """The loop; None where it is not compiled, or not for this machine.

    Args:
        folder: where the compiled file is.
    """
    library = compiled_library(folder)
    if library is None:
        return None
    loop = library.rntuple_read_pages
    pointer, number = ctypes.c_void_p, ctypes.c_int64
    loop.argtypes, loop.restype = [pointer, number, number, pointer, pointer, pointer], number
    return loop
