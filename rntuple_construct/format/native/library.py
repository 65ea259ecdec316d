"""The library that is compiled from the C sources beside this file, and from the generated parsers in C."""

from __future__ import annotations

import ctypes
import sys
import zlib
from functools import cache
from pathlib import Path

import rntuple_spec

__all__ = ["compiled_library"]

NAME = "_pages"
"""Stem of the compiled file, which stands beside this one."""
SOURCES = ("pages.c", "parsers.c")
"""Sources beside this file. They include generated headers; ``c_headers.py`` has the hash of these."""
_SUFFIXES = (".so", ".dylib")
_HEADERS = Path(next(iter(rntuple_spec.__path__))) / "c_headers.py"


@cache
def compiled_library(folder: Path = Path(__file__).parent) -> ctypes.CDLL | None:
    """Load the library; None where it is not compiled, not for this machine, or from other sources.

    Args:
        folder: where the compiled file and its sources are.
    """
    if sys.byteorder != "little":
        return None
    for suffix in _SUFFIXES:
        try:
            library = ctypes.CDLL(str(folder / f"{NAME}{suffix}"))
            built_from = library.rntuple_native_source
            built_from.restype = ctypes.c_uint32
            found = 0
            for path in (*(folder / name for name in SOURCES), _HEADERS):
                found = zlib.crc32(path.read_bytes(), found)
        except (OSError, AttributeError):
            continue
        if built_from() == found:
            return library
    return None
