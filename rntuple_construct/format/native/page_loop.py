"""The loop over pages and the byte split in ``pages.c``, where an installation has them compiled.

The loop needs functions of other libraries. The code that fills in `Pages` finds them in the rooms that know them.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from types import MappingProxyType
from typing import Any, TypeAlias

from rntuple_construct.format.native.library import FOLDER, compiled_library

__all__ = [
    "LAYOUTS",
    "STEPS",
    "ByteSplit",
    "PageLoop",
    "Pages",
    "SharedLoop",
    "byte_split",
    "page_loop",
    "shared_loop",
]

LAYOUTS = MappingProxyType({"words": 0, "planes": 1, "bits": 2, "unwanted": 3})
"""Ways to store the elements of a page, with their numbers in ``pages.c``. Elements that are "unwanted" are not decoded."""

STEPS = MappingProxyType({"delta": 1, "zigzag": 2})
"""Encoding steps that the loop can undo, with their numbers in ``pages.c``."""

PageLoop: TypeAlias = Callable[[Any, int, int, int, int, int], int]
"""The loop: `Pages` by reference, first page and stop, addresses of context, room and target. Returns the first irregular
page, or stop."""

SharedLoop: TypeAlias = Callable[[Any, int, int, int, int, int, int, int], int]
"""The loop of several threads. It takes `Pages` by reference, addresses of the cuts between pieces and of the shares, and the
number of shares. Then come the own share, and addresses of context, room and target. It returns 0 if a page is irregular, else 1."""

ByteSplit: TypeAlias = Callable[[int, int, int, int], None]
"""Bytes of a word, number of words, address of the source, address of the target."""


class Pages(ctypes.Structure):
    """Arguments of the loop over pages: ``struct pages`` in ``pages.c``, which says what the members are."""

    _fields_ = (
        ("file", ctypes.c_void_p),
        ("fd", ctypes.c_int64),
        ("len_window", ctypes.c_int64),
        ("offset", ctypes.c_void_p),
        ("size", ctypes.c_void_p),
        ("length", ctypes.c_void_p),
        ("count", ctypes.c_void_p),
        ("place", ctypes.c_void_p),
        ("is_compressed", ctypes.c_void_p),
        ("heads", ctypes.c_void_p),
        ("hash", ctypes.c_void_p),
        ("len_frame", ctypes.c_void_p),
        ("decompress", ctypes.c_void_p),
        ("hash_block", ctypes.c_void_p),
        ("decompress_block", ctypes.c_void_p),
        ("len_head", ctypes.c_int64),
        ("len_header", ctypes.c_int64),
        ("width", ctypes.c_int64),
        ("layout", ctypes.c_int64),
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


@cache
def shared_loop() -> SharedLoop | None:
    """The loop of threads that help each other; None where it is not compiled."""
    library = compiled_library()
    if library is None:
        return None
    loop = library.rntuple_share_pages
    pointer, number = ctypes.c_void_p, ctypes.c_int64
    loop.argtypes = [pointer, pointer, pointer, number, number, pointer, pointer, pointer]
    loop.restype = number
    return loop


@cache
def byte_split() -> tuple[ByteSplit, ByteSplit] | None:
    """The functions that do and undo the byte split of a page; None where they are not compiled."""
    library = compiled_library()
    if library is None:
        return None
    functions = library.rntuple_split, library.rntuple_unsplit
    for function in functions:
        function.argtypes = [ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p]
        function.restype = None
    return functions
