"""Forms in which values are returned, and the optional libraries that they need; nothing is imported before it is asked for."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.lazy_names import LazyModule

__all__ = ["LIBRARIES", "Library", "load_library", "makes_objects"]

_extras = LazyModule("rntuple_construct.base.extras")

Library: TypeAlias = Literal["np", "ak", "pa", "pa-binary", "pd", "polars", "py", "layout"]
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
}

_NEEDS: dict[str, tuple[str, ...]] = {
    "ak": ("awkward",),
    "pa": ("pyarrow",),
    "pa-binary": ("pyarrow",),
    "pd": ("pandas",),
    "polars": ("polars", "pyarrow"),
}

_WITH_OBJECTS = frozenset({"py", "np", "pd"})


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
