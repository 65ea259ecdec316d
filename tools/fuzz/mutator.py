"""What the engines in Python share: a change of the structure of a file, with lengths and checksums repaired."""

from __future__ import annotations

from rntuple_construct.errors import RNTupleError
from rntuple_construct.fuzzing import Dissection, mutate

__all__ = ["mutated"]


def mutated(data: bytes, seed: int, max_size: int) -> bytes | None:
    """A mutant of a file; None if it is larger than an engine takes, or if nothing in the file can be changed.

    Args:
        data: the file.
        seed: chooses the changes.
        max_size: bytes that the result may have.
    """
    try:
        found = mutate(Dissection(data), seed)
    except RNTupleError:
        return None
    return found.data if found.recipe.steps and len(found.data) <= max_size else None
