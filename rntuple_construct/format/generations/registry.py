"""All generations of the format, by name and by class."""

from __future__ import annotations

from rntuple_construct.base.errors import UnsupportedError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.generations.anchors import (
    RC1,
    RC2,
    V0,
    V1,
    parse_anchor,
    read_anchor,
    read_anchor_at,
    read_footer,
    read_header,
)
from rntuple_construct.format.generations.generation import Anchor, Generation

__all__ = [
    "DEFAULT_GENERATION",
    "GENERATIONS",
    "WRITABLE_GENERATIONS",
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

GENERATIONS: dict[str, Generation] = {generation.name: generation for generation in (V1, RC2, RC1, V0)}
"""All generations by name, the latest first."""

WRITABLE_GENERATIONS: dict[str, Generation] = {
    name: generation for name, generation in GENERATIONS.items() if generation.is_writable
}
"""The generations that this package writes."""

DEFAULT_GENERATION: Generation = V1
"""The released format, which is written unless another generation is asked for."""


def generation_named(name: str) -> Generation:
    """The generation of the given name.

    Raises:
        UnsupportedError: no generation has that name.
    """
    if name not in GENERATIONS:
        raise broken("RNT-CPT-009", actual=name, hint=f"supported: {', '.join(GENERATIONS)}")
    return GENERATIONS[name]


def writable_generation(name: str) -> Generation:
    """The generation of the given name, to write files of it.

    Raises:
        UnsupportedError: this package does not write that generation.
    """
    if name not in WRITABLE_GENERATIONS:
        raise UnsupportedError(
            f"RNTuple files of generation {name} cannot be written",
            hint=f"supported: {', '.join(WRITABLE_GENERATIONS)}",
        )
    return WRITABLE_GENERATIONS[name]


def sole_generation_of_class(class_name: str) -> Generation | None:
    """The only generation whose anchors are of a class; None if there are several, or none."""
    found = [generation for generation in GENERATIONS.values() if generation.class_name == class_name]
    return found[0] if len(found) == 1 else None
