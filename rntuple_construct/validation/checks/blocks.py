"""The byte ranges of records, envelopes and pages in a file, with their names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.validation.checks.pages import spread_pages, unreadable
from rntuple_construct.validation.context import FileContext, NTupleContext

__all__ = ["Blocks", "Records", "blocks_of", "covered"]

Int64Array = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class Blocks:
    """Envelopes and pages of all RNTuples of a file, in ascending order, each byte range once.

    Args:
        start, stop: shape (n,), absolute offsets; page checksums are included.
        owner: shape (n,), which of ``names`` a block belongs to.
        number: shape (n,), its number there.
        names: functions from number to RNTuple and path.
    """

    start: Int64Array
    stop: Int64Array
    owner: Int64Array
    number: Int64Array
    names: list[tuple[str, Callable[[int], str]]]

    def name(self, index: int) -> tuple[str, str]:
        """RNTuple and path of a block."""
        ntuple, path = self.names[int(self.owner[index])]
        return ntuple, path(int(self.number[index]))


@dataclass(frozen=True, slots=True)
class Records:
    """A record or other range of the file that something refers to."""

    start: int
    stop: int
    name: str


def blocks_of(file: FileContext) -> Blocks:
    """Collect the blocks of all RNTuples that could be read."""
    parts: list[tuple[Int64Array, Int64Array, Int64Array]] = []
    names: list[tuple[str, Callable[[int], str]]] = []
    for ntuple in file.ntuples:
        if ntuple.is_muted:
            continue
        for start, stop, numbers, path in _of_ntuple(ntuple):
            parts.append((start, stop, numbers))
            names.append((ntuple.name, path))
    empty = np.empty(0, np.int64)
    start = np.concatenate([empty, *(part[0] for part in parts)])
    stop = np.concatenate([empty, *(part[1] for part in parts)])
    number = np.concatenate([empty, *(part[2] for part in parts)])
    owner = np.repeat(np.arange(len(parts)), [len(part[0]) for part in parts])
    order = np.lexsort((stop, start))
    start, stop, number, owner = start[order], stop[order], number[order], owner[order]
    again = np.zeros(len(start), bool)
    again[1:] = (start[1:] == start[:-1]) & (stop[1:] == stop[:-1])
    kept = ~again
    return Blocks(start[kept], stop[kept], owner[kept].astype(np.int64), number[kept], names)


def _of_ntuple(
    ntuple: NTupleContext,
) -> list[tuple[Int64Array, Int64Array, Int64Array, Callable[[int], str]]]:
    found: list[tuple[Int64Array, Int64Array, Int64Array, Callable[[int], str]]] = []
    for envelope in ntuple.envelopes:
        if not envelope.is_intact:
            continue  # perhaps not where it is said to be
        try:
            ranges = envelope.ranges()
        except RNTupleError:
            continue
        at = np.array(ranges, np.int64).reshape(-1, 2)
        found.append((at[:, 0], at[:, 0] + at[:, 1], np.zeros(len(at), np.int64), _always(envelope.path)))
    for group, pages in enumerate(ntuple.page_lists or ()):
        if pages is None:
            continue
        there = ~unreadable(ntuple, pages) & (pages.size > 0)
        name = partial(pages.path_of_page, group)
        for page, parts in spread_pages(ntuple, pages).items():
            if there[page] and not isinstance(parts, RNTupleError):
                there[page] = False
                at = np.array(parts, np.int64).reshape(-1, 2)
                found.append((at[:, 0], at[:, 0] + at[:, 1], np.full(len(at), page, np.int64), name))
        numbers = np.flatnonzero(there)
        start = pages.offset[numbers]
        stop = start + pages.size[numbers] + ntuple.generation.len_page_checksum * pages.has_checksum[numbers]
        found.append((start, stop, numbers, name))
    return found


def _always(path: str) -> Callable[[int], str]:
    return lambda _: path


def covered(start: Int64Array, stop: Int64Array, holes: Int64Array) -> npt.NDArray[np.bool_]:
    """Which ranges lie inside one of other ranges.

    Args:
        start, stop: shape (n,).
        holes: shape (m, 2), ascending and disjoint: first byte, and the one after the last.
    """
    if not len(holes):
        return np.zeros(len(start), bool)
    place = np.searchsorted(holes[:, 0], start, side="right") - 1
    inside: npt.NDArray[np.bool_] = (place >= 0) & (stop <= holes[np.maximum(place, 0), 1])
    return inside
