"""Validation in pieces: separate checks of the pages of cluster ranges, joined to the report of one run."""

from __future__ import annotations

from typing import Any

import numpy as np

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.storage import Source, open_source
from rntuple_construct.validation import checks
from rntuple_construct.validation.checks.contents import page_weights
from rntuple_construct.validation.context import FileContext
from rntuple_construct.validation.engine import read
from rntuple_construct.validation.findings import Collector, PageFindings, Piece, Place
from rntuple_construct.validation.rules import Depth

__all__ = ["check_piece", "pieces_behind", "pieces_of"]


def pieces_of(
    source: Source | Any,
    num_pieces: int,
    level: Depth = Depth.FULL,
    *,
    limits: Limits = DEFAULT_LIMITS,
) -> list[Piece]:
    """Cut the pages of a file between clusters (between pages, where they are only hashed).

    Args:
        source: path, URL, bytes, binary file object, or a ``Source``.
        num_pieces: about as many, of about as many bytes.
        level: how deep to look.
        limits: guards against absurd sizes.

    Returns:
        the pieces in order; a single one if there is nothing to cut.

    Raises:
        SourceError: the bytes cannot be read at all.
    """
    whole = [Piece((0, 0, 0), None)]
    if not level.includes(Depth.CHECKSUMS):
        return whole
    with open_source(source) as opened:
        file = _read(opened, level, limits, 1, None)
        heads: list[tuple[int, int]] = []
        weights = []
        for number, ntuple in enumerate(file.ntuples):
            if ntuple.is_muted:
                continue
            try:
                for group, weight in page_weights(ntuple):
                    heads.append((number, group))
                    weights.append(weight)
            except (RNTupleError, MemoryError):
                return whole  # one run finds that, too
    if not weights:
        return whole
    sums = np.cumsum(np.concatenate(weights), dtype=np.float64)
    bounds = np.cumsum([0, *map(len, weights)])
    wanted = sums[-1] / num_pieces * np.arange(1, num_pieces) if len(sums) else np.empty(0)
    # What a bound lies in belongs to the piece in front of it.
    starts = np.unique(np.searchsorted(sums, wanted, side="left") + 1)
    places: list[Place] = []
    for start in starts[starts < len(sums)].tolist():
        head = int(np.searchsorted(bounds, start, side="right")) - 1
        places.append((*heads[head], start - int(bounds[head])))
    return [Piece(start, stop) for start, stop in zip([(0, 0, 0), *places], [*places, None], strict=True)]


def pieces_behind(source: Source | Any, offset: int, *, limits: Limits = DEFAULT_LIMITS) -> list[Piece]:
    """The clusters that were added to a file which ended at an offset, for a check of the level ``full``.

    Args:
        source: path, URL, bytes, binary file object, or a ``Source``.
        offset: file offset; clusters before the first one with a page after it are left out.
        limits: guards against absurd sizes.

    Returns:
        a piece for each RNTuple with such clusters.

    Raises:
        SourceError: the bytes cannot be read at all.
    """
    found = []
    with open_source(source) as opened:
        file = _read(opened, Depth.FULL, limits, 1, None)
        for number, ntuple in enumerate(file.ntuples):
            for group, pages in enumerate(ntuple.page_lists or ()):
                if pages is None:
                    continue
                added = np.flatnonzero(pages.offset >= offset)
                if not added.size:
                    continue
                cluster = 0
                if checks.contents.decodes_pages(ntuple) and not ntuple.metadata.is_sharded:
                    first_pages = pages.first_page[pages.first_range]
                    cluster = int(np.searchsorted(first_pages, added[0], side="right")) - 1
                found.append(Piece((number, group, cluster), (number + 1, 0, 0)))
                break
    return found


def check_piece(
    source: Source | Any,
    piece: Piece,
    level: Depth = Depth.FULL,
    *,
    limits: Limits = DEFAULT_LIMITS,
    workers: int = 1,
) -> PageFindings:
    """Check the pages of a piece, and nothing else.

    Args:
        source: path, URL, bytes, binary file object, or a ``Source``.
        piece: the pages; one of the results of ``pieces_of`` for this level.
        level: how deep to look.
        limits: guards against absurd sizes.
        workers: threads that hash and decompress pages.

    Returns:
        the findings, for ``validate(pages=...)`` after joining those of all pieces.

    Raises:
        SourceError: the bytes cannot be read at all.
    """
    with open_source(source) as opened:
        file = _read(opened, level, limits, workers, piece)
        found = PageFindings()
        for number, ntuple in enumerate(file.ntuples):
            if ntuple.is_muted or not piece.touches(number):
                continue
            for check in checks.PAGES:
                if not check.applies(ntuple, level):
                    continue
                file.recorder, file.declared = found, check.rules
                try:
                    check.function(ntuple)
                except (RNTupleError, MemoryError) as error:
                    found.end(number, error)
                finally:
                    file.recorder = file.declared = None
        return found


def _read(source: Source, level: Depth, limits: Limits, workers: int, piece: Piece | None) -> FileContext:
    """The file as the checks of its pages need it; the run that checks the metadata reports their findings."""
    file = FileContext(source, Collector(), level, limits, workers, piece=piece)
    read(file)
    return file
