"""The compiled libraries, and the switch for both: that of this package, and that in the wheel of blosc2 (extra ``fast``).

The library of blosc2 is loaded alone, without its Python package, in a millisecond. The other one is compiled
from the C sources beside this file, and from the generated parsers in C.
"""

from __future__ import annotations

import ctypes
import os
import sys
import zlib
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from os.path import dirname, join
from typing import TYPE_CHECKING, Any

import rntuple_spec

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = [
    "FOLDER", "address_of", "address_of_elements", "compiled_library", "fast_in_use", "native_code_wanted",
    "native_functions", "use_fast",
]  # fmt: skip

FOLDER = dirname(__file__)
"""Where the installation puts the compiled file."""
ENVIRONMENT_VARIABLE = "RNTUPLE_FAST"
NAME = "_pages"
"""Stem of the compiled file, which is beside this one."""
SOURCES = ("pages.c", "parsers.c")
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
    """Tell whether pages are decoded by the compiled library."""
    return native_code_wanted() and native_functions(("blosc2_shuffle", "blosc2_unshuffle")) is not None


@cache
def native_functions(names: tuple[str, ...], *, brief: bool = False) -> Sequence[Any] | None:
    """Functions of the library, without types; None if it is not there or does not offer all of them.

    Args:
        names: their names.
        brief: other threads wait while they run, which for a few microseconds costs less than letting them in.
    """
    for path in _candidates():
        try:
            library = (ctypes.PyDLL if brief else ctypes.CDLL)(path)
            return [getattr(library, name) for name in names]
        except (OSError, AttributeError):
            continue
    return None


def _candidates() -> list[str]:
    """The library's files in the package blosc2, which is found but not imported."""
    from glob import escape, glob

    try:
        found = find_spec("blosc2")
    except (ImportError, ValueError):
        return []
    folders = list(found.submodule_search_locations or []) if found else []
    names = ("libblosc2.so*", "libblosc2*.dylib", "libblosc2*.dll", "blosc2*.dll")
    return [
        path
        for folder in folders
        for place in (*(join(folder, name) for name in ("lib", "lib64", "bin")), folder)
        for name in names
        for path in sorted(glob(join(escape(place), name)))
    ]


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
    """Where a function that ctypes has loaded is in memory."""
    return ctypes.cast(function, ctypes.c_void_p).value or 0


def address_of_elements(array: NDArray[Any]) -> int:
    """Where the elements of an array are in memory, in a third of the time of ``array.ctypes.data``."""
    address: int = array.__array_interface__["data"][0]
    return address
