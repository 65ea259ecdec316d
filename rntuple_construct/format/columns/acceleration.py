"""Compiled byte shuffling for split encoding, from the library of the extra ``fast``."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rntuple_construct.format.native import address_of_elements, fast_in_use, native_functions

__all__ = ["split_with_library", "unshuffle_function", "unsplit_with_library"]

# Calls of the library cost more than numpy does for fewer bytes.
_MIN_NBYTES = 512
_MAX_NBYTES = int(np.iinfo(np.int32).max)

Shuffle = Callable[[int, int, Any, int], int]
"""A function of the library: bytes of an element, bytes in all, address of the source or bytes, address of the
target."""


def unsplit_with_library(page: NDArray[np.uint8], words: NDArray[Any]) -> bool:
    """Put the bytes of every element of a page together again, as ``split.unsplit`` does.

    Returns:
        Whether it was done; if not, it is numpy's turn.
    """
    return len(page) >= _MIN_NBYTES and _shuffled(0, words.itemsize, page, words)


def split_with_library(words: NDArray[Any], page: NDArray[np.uint8]) -> bool:
    """Spread the bytes of every element over the page, as ``split.split`` does.

    Returns:
        Whether it was done; if not, it is numpy's turn.
    """
    return len(page) >= _MIN_NBYTES and _shuffled(1, words.itemsize, words, page)


def unshuffle_function(nbytes: int) -> Shuffle | None:
    """The function that undoes the split of pages of at most so many bytes; None if it is not to be used.

    The caller vouches for addresses and sizes.
    """
    if not fast_in_use() or nbytes > _MAX_NBYTES:
        return None
    library = _library(nbytes <= _MAX_BRIEF)
    return None if library is None else library[0]


# Up to this size of a page, handing over to another thread and back takes longer than the shuffle.
_MAX_BRIEF = 128 << 10


def _shuffled(direction: int, width: int, source: NDArray[Any], target: NDArray[Any]) -> bool:
    library = _library() if fast_in_use() else None
    if library is None or source.nbytes > _MAX_NBYTES:
        return False
    done = library[direction](width, source.nbytes, address_of_elements(source), address_of_elements(target))
    return bool(done == source.nbytes)


@cache
def _library(brief: bool = False) -> tuple[Shuffle, Shuffle] | None:
    """The library's functions that undo and do the shuffle; None if it is not there or not as it should be."""
    functions = native_functions(("blosc2_unshuffle", "blosc2_shuffle"), brief=brief)
    if functions is None:
        return None
    for function in functions:
        function.argtypes = [ctypes.c_int32, ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p]
        function.restype = ctypes.c_int32
    return functions[0], functions[1]
