"""The generations of the format, each one object; see generation.Generation.

Their names are known at once; the objects, with grammars and parsers, are loaded when they are first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rntuple_construct.format.generations.registry import (
        DEFAULT_GENERATION,
        GENERATIONS,
        WRITABLE_GENERATIONS,
        Anchor,
        Generation,
        generation_named,
        parse_anchor,
        read_anchor,
        read_anchor_at,
        read_footer,
        read_header,
        sole_generation_of_class,
        writable_generation,
    )

__all__ = [
    "DEFAULT_GENERATION",
    "GENERATIONS",
    "WRITABLE_GENERATIONS",
    "WRITABLE_NAMES",
    "Anchor",
    "Generation",
    "generation_named",
    "parse_anchor",
    "read_anchor",
    "read_anchor_at",
    "read_footer",
    "read_header",
    "sole_generation_of_class",
    "writable_generation",
]

WRITABLE_NAMES = ("1.x", "rc2", "rc1")
"""Names of the generations that this package writes, the default first."""


def __getattr__(name: str) -> Any:
    """Load a public name when it is first used."""
    if name not in __all__:
        raise AttributeError(f"module 'rntuple_construct.format.generations' has no attribute {name!r}")
    value = getattr(import_module("rntuple_construct.format.generations.registry"), name)
    globals()[name] = value
    return value
