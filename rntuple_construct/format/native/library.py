"""The compiled library of this package, the switch for it, and the libraries of zstd and LZ4 that the page loop calls.

The library is compiled from the C sources beside this file, and from the generated parsers in C. The wheel of
``zstandard`` brings zstd twice; one of both exports its functions, and is loaded without being imported.
"""

from __future__ import annotations

import ctypes
import os
import sys
import zlib
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from os.path import dirname, join
from typing import TYPE_CHECKING, Any

import rntuple_spec

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = [
    "FOLDER", "address_of", "address_of_elements", "compiled_library", "fast_in_use", "lz4_decompressor", "native_code_wanted",
    "use_fast", "zstd_functions",
]  # fmt: skip

FOLDER = dirname(__file__)
"""Where the installation puts the compiled file."""
ENVIRONMENT_VARIABLE = "RNTUPLE_FAST"
NAME = "_pages"
"""Stem of the compiled file, which is beside this one."""
SOURCES = ("pages.c", "parsers.c", "copies.c")
"""Sources beside this file. They include generated headers; ``c_headers.py`` has the hash of these."""
_SUFFIXES = (".so", ".dylib")
_HEADERS = join(next(iter(rntuple_spec.__path__)), "c_headers.py")


class _Choice:
    """The last choice; None until then."""

    wanted: bool | None = None


def use_fast(wanted: bool) -> bool:
    """Choose between compiled code and what the core depends on, from now on.

    Args:
        wanted: True for compiled code.

    Returns:
        Whether pages are decoded by the compiled library now; False if it is not there.
    """
    _Choice.wanted = wanted
    return fast_in_use()


def native_code_wanted() -> bool:
    """Tell whether compiled code may be used if it is installed."""
    if _Choice.wanted is None:
        _Choice.wanted = os.environ.get(ENVIRONMENT_VARIABLE, "1") not in ("", "0")
    return _Choice.wanted


def fast_in_use() -> bool:
    """Tell whether compiled code is there and may be used."""
    return native_code_wanted() and compiled_library() is not None


@cache
def zstd_functions(names: tuple[str, ...]) -> Sequence[Any] | None:
    """Functions of zstd, without types; None if no library exports all of them.

    Args:
        names: their names.
    """
    for path in _zstd_libraries():
        try:
            library = ctypes.CDLL(path)
            return [getattr(library, name) for name in names]
        except (OSError, AttributeError):
            continue
    return None


def _zstd_libraries() -> list[str]:
    """The extension modules in the package zstandard that may export functions."""
    from glob import escape, glob

    try:
        found = find_spec("zstandard")
    except (ImportError, ValueError):
        return []
    folders = list(found.submodule_search_locations or []) if found else []
    return [path for folder in folders for path in sorted(glob(join(escape(folder), "_cffi*")))]


@cache
def lz4_decompressor() -> Any | None:
    """``LZ4_decompress_safe`` of the library in the package lz4, without types; None if it does not export it."""
    try:
        return ctypes.CDLL(import_module("lz4.block._block").__file__)["LZ4_decompress_safe"]
    except (ImportError, OSError, AttributeError):
        return None


@cache
def compiled_library(folder: str = FOLDER) -> ctypes.CDLL | None:
    """Load the library; None where it is not compiled, not for this machine, or from other sources.

    Args:
        folder: where the compiled file and its sources are.
    """
    if sys.byteorder != "little":
        return None
    for suffix in _SUFFIXES:
        try:
            library = ctypes.CDLL(join(folder, f"{NAME}{suffix}"))
            built_from = library.rntuple_native_source
            built_from.restype = ctypes.c_uint32
            found = 0
            for path in (*(join(folder, name) for name in SOURCES), _HEADERS):
                with open(path, "rb") as file:
                    found = zlib.crc32(file.read(), found)
        except (OSError, AttributeError):
            continue
        if built_from() == found:
            return library
    return None


def address_of(function: Any) -> int:
    """Return the address of a function that ctypes has loaded."""
    return ctypes.cast(function, ctypes.c_void_p).value or 0


def address_of_elements(array: NDArray[Any]) -> int:
    """Return the address of an array's elements, in a third of the time of ``array.ctypes.data``."""
    address: int = array.__array_interface__["data"][0]
    return address
