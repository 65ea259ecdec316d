"""The writing side of every generation, by name."""

from __future__ import annotations

from rntuple_construct.errors import UnsupportedError
from rntuple_construct.generations.building import Builder
from rntuple_construct.generations.building_rc1 import ReleaseCandidate1Builder
from rntuple_construct.generations.building_rc2 import ReleaseCandidate2Builder
from rntuple_construct.generations.building_v1 import Version1Builder

__all__ = ["BUILDERS", "builder_named"]

BUILDERS: dict[str, Builder] = {
    builder.name: builder
    for builder in (Version1Builder(), ReleaseCandidate2Builder(), ReleaseCandidate1Builder())
}


def builder_named(name: str) -> Builder:
    """The builder of the given generation: ``1.x``, ``rc2`` or ``rc1``.

    Raises:
        UnsupportedError: this package does not write that generation.
    """
    if name not in BUILDERS:
        raise UnsupportedError(
            f"RNTuple files of generation {name} cannot be written", hint=f"supported: {', '.join(BUILDERS)}"
        )
    return BUILDERS[name]
