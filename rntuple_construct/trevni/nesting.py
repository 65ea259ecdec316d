"""Nested values and the levels or lengths that stand for them.

Between rows and plain values stand steps: a list (``*``) or an optional value (``?``). Each is a row of offsets, so that
instance i of a step holds the instances ``offsets[i]`` to ``offsets[i + 1]`` of the next one; an optional value is a
list of at most one. In files they are definition and repetition levels, as in Dremel, or lengths, as in Avro.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.rules import broken

__all__ = ["levels_of", "offsets_of", "rows_of"]

Integers = npt.NDArray[np.int64]


def levels_of(steps: str, offsets: Sequence[Integers], num_rows: int) -> tuple[Integers, Integers]:
    """Repetition and definition levels of values.

    Args:
        steps: ``*`` for a list and ``?`` for an optional value, from outside in.
        offsets: offsets of each step; the first has ``num_rows + 1`` of them.
        num_rows: number of rows.

    Returns:
        one repetition and one definition level for each entry.
    """
    repetition = np.zeros(num_rows, np.int64)
    definition = np.zeros(num_rows, np.int64)
    # Entries that are an instance of the present step; the others ended further out.
    alive = np.ones(num_rows, np.bool_)
    level = 0
    for step, places in zip(steps, offsets, strict=True):
        level += step == "*"
        counts = np.diff(places)
        entries = np.ones(len(alive), np.int64)
        entries[alive] = np.maximum(counts, 1)
        is_there = alive.copy()
        is_there[alive] = counts > 0
        first = np.cumsum(entries) - entries
        repeated = np.ones(int(entries.sum()), np.bool_)
        repeated[first] = False
        repetition = np.repeat(repetition, entries)
        repetition[repeated] = level
        definition = np.repeat(definition + is_there, entries)
        alive = np.repeat(is_there, entries)
    return repetition, definition


def offsets_of(
    steps: str, repetition: Integers, definition: Integers, *, path: str, offset: int | None = None
) -> list[Integers]:
    """Offsets of every step.

    Args:
        steps: as for ``levels_of``.
        repetition, definition: levels of each entry.
        path: path of the block, for errors.
        offset: its file offset.

    Raises:
        TrevniError: a repetition level that continues a list which is not there (RNT-TRV-029).
    """
    # The list that a repetition level continues is at this definition level.
    depth_of = np.array([0, *(place + 1 for place, step in enumerate(steps) if step == "*")], np.int64)
    wanted = depth_of[repetition]
    before = np.concatenate(([0], definition[:-1])) if len(definition) else definition
    wrong = np.flatnonzero((repetition > 0) & ((definition < wanted) | (before < wanted)))
    if len(wrong):
        entry = int(wrong[0])
        raise broken(
            "RNT-TRV-029", path=path, offset=offset, actual=int(repetition[entry]), remark=f"entry {entry}"
        )
    found = []
    level = 0
    parents = np.flatnonzero(repetition == 0)
    for depth, step in enumerate(steps, 1):
        level += step == "*"
        instances = np.flatnonzero((definition >= depth) & (repetition <= level))
        found.append(np.concatenate((np.searchsorted(instances, parents), [len(instances)])).astype(np.int64))
        parents = instances
    return found


def rows_of(repetition: Integers) -> Integers:
    """The entries with which rows begin."""
    return np.flatnonzero(repetition == 0)
