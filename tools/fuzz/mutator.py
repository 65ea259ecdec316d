"""What the engines in Python share: a change of the structure of a file, with lengths and checksums repaired."""

from __future__ import annotations

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.kit.fuzzing import ParsedFile, mutate

__all__ = ["mutated"]


def mutated(data: bytes, seed: int, max_size: int) -> bytes | None:
    """A mutant of a file; None if an engine does not take it, or if nothing in the file can be changed.

    Mutants that are too large or empty are not used, because AFL++ ends its campaign at them.

    Args:
        data: the file.
        seed: chooses the changes.
        max_size: bytes that the result may have.
    """
    try:
        found = mutate(ParsedFile(data), seed)
    except RNTupleError:
        return None
    return found.data if found.recipe.steps and 0 < len(found.data) <= max_size else None
