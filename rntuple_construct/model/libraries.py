"""Forms in which values are returned, and the optional libraries that they need; nothing is imported before it is asked for."""

from __future__ import annotations

import os
from typing import Literal, TypeAlias

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.lazy_names import LazyModule

__all__ = [
    "LIBRARIES", "Library", "backend_form", "is_on_device", "load_library", "makes_objects",
    "workers_for",
]  # fmt: skip

_extras = LazyModule("rntuple_construct.base.extras")

Library: TypeAlias = Literal["np", "ak", "pa", "pa-binary", "pd", "polars", "py", "layout", "cupy", "ak-cuda"]
"""Forms in which values are returned, see LIBRARIES."""

LIBRARIES: dict[Library, str] = {
    "np": "dict of numpy arrays",
    "ak": "awkward array",
    "pa": "Arrow table",
    "pa-binary": "Arrow table whose strings are bytes, which need not be UTF-8",
    "pd": "pandas data frame",
    "polars": "polars data frame",
    "py": "list of dicts",
    "layout": "dict of the package's own layouts",
    "cupy": "dict of cupy arrays in GPU memory, of layouts of them for lists and strings",
    "ak-cuda": "awkward array in GPU memory",
}

_NEEDS: dict[str, tuple[str, ...]] = {
    "ak": ("awkward",),
    "ak-cuda": ("awkward", "cupy"),
    "cupy": ("cupy",),
    "pa": ("pyarrow",),
    "pa-binary": ("pyarrow",),
    "pd": ("pandas",),
    "polars": ("polars", "pyarrow"),
}

_WITH_OBJECTS = frozenset({"py", "np", "pd"})
_ON_DEVICE = frozenset({"cupy", "ak-cuda"})
_MAX_COPYING = 8
"""Threads that copy to a device: a few fill the bus."""


def is_on_device(library: str) -> bool:
    """Return whether values of a library are in the memory of a device."""
    return library in _ON_DEVICE


def backend_form(library: Library, backend: str | None) -> Library:
    """The form of a library whose arrays are where a backend keeps them.

    Args:
        library: one of LIBRARIES.
        backend: "cpu" or "cuda"; None for the usual one of the library.

    Raises:
        SchemaError: no such backend, or the library has no arrays there.
    """
    if backend is None or backend == ("cuda" if is_on_device(library) else "cpu"):
        return library
    if backend == "cuda" and library == "ak":
        return "ak-cuda"
    raise SchemaError(
        f"library '{library}' has no backend {backend!r}",
        hint="\"cuda\" is for 'ak' and 'cupy', \"cpu\" for all others",
    )


def workers_for(library: Library, workers: int | None = None) -> int:
    """Threads that read, where the caller gives no number: one, or as many as copy to a device."""
    if workers is not None:
        return workers
    return min(os.cpu_count() or 1, _MAX_COPYING) if is_on_device(library) else 1


def makes_objects(library: str) -> bool:
    """Return whether values of a library may be Python objects, one for each value."""
    return library in _WITH_OBJECTS


def load_library(library: str) -> None:
    """Import what a library needs, before anything is read or locked for it.

    Args:
        library: one of LIBRARIES.

    Raises:
        SchemaError: no such library.
        MissingExtraError: it is not installed.
    """
    if not isinstance(library, str) or library not in LIBRARIES:
        raise SchemaError(
            f"unknown library '{library}'",
            hint="; ".join(f"{key}: {text}" for key, text in LIBRARIES.items()),
        )
    for module in _NEEDS.get(library, ()):
        _extras.require(module)
