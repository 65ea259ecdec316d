"""The generations of the format, each one object; see base.Generation."""

from __future__ import annotations

from rntuple_construct.errors import UnsupportedError
from rntuple_construct.generations.base import Generation
from rntuple_construct.generations.rc1 import ReleaseCandidate1
from rntuple_construct.generations.rc2 import ReleaseCandidate2
from rntuple_construct.generations.v0 import Version0
from rntuple_construct.generations.v1 import Version1

GENERATIONS: dict[str, Generation] = {
    generation.name: generation for generation in (Version1(), ReleaseCandidate2(), ReleaseCandidate1())
}
"""The generations that a document describes."""

_READ_ONLY: dict[str, Generation] = {Version0.name: Version0()}


def readable_generation(name: str) -> Generation:
    """The generation of the given name, ``v0`` too, which was written before there was a specification.

    Raises:
        UnsupportedError: this package does not read that generation.
    """
    return _READ_ONLY[name] if name in _READ_ONLY else generation_named(name)


def generation_named(name: str) -> Generation:
    """The generation of the given name: ``1.x``, ``rc2`` or ``rc1``.

    Raises:
        UnsupportedError: this package does not read that generation.
    """
    if name not in GENERATIONS:
        raise UnsupportedError(
            f"RNTuple files of generation {name} are not supported yet", rule_id="RNT-CPT-009",
            hint=f"supported: {', '.join(GENERATIONS)}",
        )  # fmt: skip
    return GENERATIONS[name]


__all__ = ["GENERATIONS", "Generation", "generation_named", "readable_generation"]
