"""The choice between compiled loops and numpy.

They are used on request only, because compiling them for the first time takes longer than reading a small file:
``RNTUPLE_FAST=1`` in the environment, or `use_fast`. Without numba the request has no effect.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

Unsplit = Callable[[NDArray[np.uint8], NDArray[Any]], None]

ENVIRONMENT_VARIABLE = "RNTUPLE_FAST"


class _Choice:
    """What was asked for last; None until then."""

    wanted: bool | None = None


def use_fast(wanted: bool) -> bool:
    """Choose between compiled loops and numpy for the codecs that are asked for from now on.

    Args:
        wanted: True for compiled loops.

    Returns:
        Whether compiled loops are used now; False if numba is not there.
    """
    _Choice.wanted = wanted and _available()
    return _Choice.wanted


def fast_in_use() -> bool:
    """Tell whether codecs asked for now use compiled loops."""
    if _Choice.wanted is None:
        return use_fast(os.environ.get(ENVIRONMENT_VARIABLE, "0") not in ("", "0"))
    return _Choice.wanted


def _available() -> bool:
    try:
        from . import fast
    except ImportError:
        return False
    return fast.SUPPORTED


def fast_unsplit(width: int, transform: str | None) -> Unsplit | None:
    """Return the compiled loop that undoes split encoding and the step before it, or None if there is none.

    Args:
        width: bytes of an element.
        transform: "zigzag", "delta" or None.
    """
    from . import fast

    return fast.unsplit_kernel(width, transform)
