"""What the engines in Python share: a change of the structure of a file, with lengths and checksums repaired."""

from __future__ import annotations

import random

from rntuple_construct.errors import RNTupleError
from rntuple_construct.fuzzing.rewriting import FileDraft
from rntuple_construct.grammar.engine.forcing import forced

__all__ = ["mutated"]

NUMBERS = (0, 1, 2, 0x7F, 0xFF, 0x7FFF, 0xFFFF, 0x7FFFFFFF, 0xFFFFFFFF, (1 << 63) - 1, (1 << 64) - 1, -1)


def mutated(data: bytes, seed: int, max_size: int) -> bytes | None:
    """A file with one change of its structure; None if it has none that can be changed.

    Args:
        data: the file.
        seed: chooses the change.
        max_size: bytes that the result may have.
    """
    choice = random.Random(seed)
    try:
        draft = FileDraft.take_apart(data)
        trees = [
            draft.header["payload"],
            draft.footer["payload"],
            *(each["payload"] for each in draft.page_lists),
        ]
        _change(choice.choice([draft.anchor, *trees, *trees]), choice)
        built = draft.build()
    except (RNTupleError, TypeError, IndexError, KeyError, ValueError, AttributeError):
        return None
    return built if len(built) <= max_size else None


def _change(tree: object, choice: random.Random) -> None:
    """Go down a tree by chance, and change what is there."""
    while True:
        keys = list(tree) if isinstance(tree, dict) else list(range(len(tree)))  # type: ignore[arg-type]
        key = choice.choice(keys)
        below = tree[key]  # type: ignore[index]
        if isinstance(below, list) and below and choice.random() < 0.3:
            index = choice.randrange(len(below))
            below.insert(index, below[index]) if choice.random() < 0.5 else below.pop(index)
            return
        if isinstance(below, (dict, list)) and below:
            tree = below
            continue
        if isinstance(below, (bytes, str)):
            raw = bytearray(
                below.encode("utf-8", "surrogateescape") if isinstance(below, str) else below
            ) or bytearray(1)
            raw[choice.randrange(len(raw))] ^= 1 << choice.randrange(8)
            tree[key] = bytes(raw)  # type: ignore[index]
        elif isinstance(below, int):
            # Sizes and counts that follow from the rest stay as they are told here.
            tree[key] = forced(choice.choice([*NUMBERS, below + 1, below - 1]))  # type: ignore[index]
        return
