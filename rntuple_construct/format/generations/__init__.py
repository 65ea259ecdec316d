"""The generations of the format, each one object; see generation.Generation.

Their names are known at once; the objects, with grammars and parsers, are loaded when they are first asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rntuple_construct.base.lazy_names import lazy_names

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

__getattr__ = lazy_names(
    __name__, {f"{__name__}.registry": [name for name in __all__ if name != "WRITABLE_NAMES"]}
)
