"""Compiled byte shuffling for split encoding, from the library in the wheel of blosc2 (extra ``fast``).

It is used wherever it is installed: the library is loaded by itself, without its Python package, in a millisecond, and
nothing is compiled. ``RNTUPLE_FAST=0`` in the environment, or `use_fast`, goes back to numpy.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

ENVIRONMENT_VARIABLE = "RNTUPLE_FAST"

# Calls of the library cost more than numpy does for fewer bytes.
_MIN_NBYTES = 512
_MAX_NBYTES = int(np.iinfo(np.int32).max)

Shuffle = Callable[[int, int, Any, int], int]
"""A function of the library: bytes of an element, bytes in all, address of the source or bytes, address of the
target."""


class _Choice:
    """What was asked for last; None until then."""

    wanted: bool | None = None


def use_fast(wanted: bool) -> bool:
    """Choose between the compiled library and numpy, for all pages from now on.

    Args:
        wanted: True for the library.

    Returns:
        Whether the library is used now; False if it is not there.
    """
    _Choice.wanted = wanted and _library() is not None
    return _Choice.wanted


def fast_in_use() -> bool:
    """Tell whether pages are shuffled by the compiled library."""
    if _Choice.wanted is None:
        return use_fast(os.environ.get(ENVIRONMENT_VARIABLE, "1") not in ("", "0"))
    return _Choice.wanted


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


def unsplit_pages_with_library(
    pages: Iterable[tuple[Any, int]], words: NDArray[Any], finish: Callable[[NDArray[Any]], None] | None
) -> bool:
    """Put the bytes of the elements of many pages together, one page after another.

    Args:
        pages: for each page its bytes, of the right size, and its number of elements.
        words: elements of all pages, contiguous; overwritten.
        finish: called with the elements of each page.

    Returns:
        Whether it was done; if not, no page was taken, and it is numpy's turn.
    """
    library = _library() if fast_in_use() else None
    if library is None or words.nbytes > _MAX_NBYTES:
        return False
    unshuffle, width, first = library[0], words.itemsize, 0
    address = _address(words)
    for page, n in pages:
        nbytes = n * width
        if len(page) != nbytes or first + n > len(words):
            raise ValueError(f"a page of {len(page)} bytes does not hold the {n} elements from {first} on")
        # Bytes are passed as they are, which saves most of the time of a call.
        source = page if type(page) is bytes else _address(np.frombuffer(page, np.uint8))
        unshuffle(width, nbytes, source, address + first * width)
        if finish is not None:
            finish(words[first : first + n])
        first += n
    return True


def _shuffled(direction: int, width: int, source: NDArray[Any], target: NDArray[Any]) -> bool:
    library = _library() if fast_in_use() else None
    if library is None or source.nbytes > _MAX_NBYTES:
        return False
    done = library[direction](width, source.nbytes, _address(source), _address(target))
    return bool(done == source.nbytes)


def _address(array: NDArray[Any]) -> int:
    # A third of the time of ``array.ctypes.data``.
    address: int = array.__array_interface__["data"][0]
    return address


@cache
def _library() -> tuple[Shuffle, Shuffle] | None:
    """The library's functions that undo and do the shuffle; None if it is not there or not as it should be."""
    for path in _candidates():
        try:
            library = ctypes.CDLL(str(path))
            functions = library.blosc2_unshuffle, library.blosc2_shuffle
        except (OSError, AttributeError):
            continue
        for function in functions:
            function.argtypes = [ctypes.c_int32, ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p]
            function.restype = ctypes.c_int32
        return functions
    return None


def _candidates() -> list[Path]:
    """The library's files in the package blosc2, which is found but not imported."""
    try:
        found = find_spec("blosc2")
    except (ImportError, ValueError):
        return []
    folders = [Path(folder) for folder in (found.submodule_search_locations or [])] if found else []
    names = ("libblosc2.so*", "libblosc2*.dylib", "libblosc2*.dll", "blosc2*.dll")
    return [
        path
        for folder in folders
        for place in (folder / "lib", folder / "lib64", folder / "bin", folder)
        for name in names
        for path in sorted(place.glob(name))
    ]
