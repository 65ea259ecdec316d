"""The compiled library in the wheel of blosc2 (extra ``fast``), and the switch for all compiled code.

The library is loaded by itself, without its Python package, in a millisecond, and nothing is compiled.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

__all__ = ["fast_in_use", "native_code_wanted", "native_functions", "use_fast"]

ENVIRONMENT_VARIABLE = "RNTUPLE_FAST"


class _Choice:
    """What was asked for last; None until then."""

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
            library = (ctypes.PyDLL if brief else ctypes.CDLL)(str(path))
            return [getattr(library, name) for name in names]
        except (OSError, AttributeError):
            continue
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
