"""Findings in the pages of a file, apart from everything else: pieces of a validation that join to one report.

The checks of pages take the most time, and their findings depend on no other check. So they may run in other processes,
each on a piece of the clusters. Their findings are reported in the order in which one run would have found them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeAlias

from rntuple_construct.base.errors import RNTupleError, SourceError
from rntuple_construct.validation.findings import MAX_CAUSES, MAX_FINDINGS, Finding
from rntuple_construct.validation.rules import Severity

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = ["OfNTuple", "PageFindings", "Piece", "Place"]

Place: TypeAlias = tuple[int, int, int]
"""Numbers of the RNTuple in the file, of its cluster group, and of a cluster in that; where pages are only hashed, of a page."""

_NUM_WHOLE = 2 * MAX_FINDINGS
"""Findings of one rule and severity that are kept unchanged; a report keeps half of them."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Pages that are checked together.

    Args:
        start: where they begin.
        stop: the place after them; None for the end of the file.
    """

    start: Place
    stop: Place | None

    def starts_group(self, number: int, group: int) -> bool:
        """Whether a cluster group of an RNTuple begins in this piece."""
        place = (number, group, 0)
        return self.start <= place and (self.stop is None or place < self.stop)

    def within(self, number: int, group: int, count: int) -> tuple[int, int]:
        """The part of a cluster group that belongs to this piece: the first one, and the one after the last.

        Args:
            number: of the RNTuple.
            group: number of the cluster group.
            count: its clusters or pages.
        """
        here = (number, group)
        first, stop = 0, count
        if here <= self.start[:2]:
            first = min(self.start[2], count) if here == self.start[:2] else count
        if self.stop is not None and here >= self.stop[:2]:
            stop = min(self.stop[2], count) if here == self.stop[:2] else 0
        return first, max(first, stop)

    def touches(self, number: int) -> bool:
        """Whether anything of an RNTuple may belong to this piece."""
        return self.start[0] <= number and (self.stop is None or number <= self.stop[0])


@dataclass
class OfNTuple:
    """Findings in the pages of one RNTuple.

    Args:
        found: the findings, in order.
        more: findings beyond those, by rule and severity.
        error: what ended the check.
    """

    found: list[Finding] = field(default_factory=list)
    more: Counter[tuple[str, Severity]] = field(default_factory=Counter)
    error: RNTupleError | MemoryError | None = None


class PageFindings:
    """Findings in the pages of a file or of a piece of it; can be pickled.

    Its size is bounded, like that of a report, whatever the number of damaged pages. Of findings that no report will show,
    only the cause is kept, and the number of those beyond that.
    """

    def __init__(self) -> None:
        self._parts: dict[int, OfNTuple] = {}
        self._kept: Counter[tuple[str, Severity]] = Counter()
        self._keys: set[Hashable] = set()

    def __bool__(self) -> bool:
        return bool(self._parts)

    def take(self, number: int, found: Finding) -> None:
        """Take a finding about an RNTuple, unless its cause is known.

        Args:
            number: of the RNTuple in the file.
            found: the finding, not yet located.
        """
        if found.key in self._keys:
            return
        part = self._parts.setdefault(number, OfNTuple())
        kind = (found.rule_id, found.severity)
        if len(self._keys) >= MAX_CAUSES:
            part.more[kind] += 1
            return
        self._keys.add(found.key)
        self._kept[kind] += 1
        if self._kept[kind] > _NUM_WHOLE:
            found = replace(found, message="", expected=None, actual=None, hint=None)
        part.found.append(found)

    def end(self, number: int, error: RNTupleError | MemoryError) -> None:
        """Note what has ended the check of an RNTuple."""
        self._parts.setdefault(number, OfNTuple()).error = error

    def join(self, following: Self) -> None:
        """Add the findings of the next piece."""
        for number, theirs in sorted(following._parts.items()):
            mine = self._parts.get(number)
            if any(isinstance(part.error, SourceError) for part in self._parts.values()):
                return  # one run would have ended there
            if mine is not None and mine.error is not None:
                continue
            for found in theirs.found:
                self.take(number, found)
            part = self._parts.setdefault(number, OfNTuple())
            part.more += theirs.more
            part.error = theirs.error

    def of(self, number: int) -> OfNTuple:
        """Return the findings in the pages of an RNTuple.

        Args:
            number: of it in the file.
        """
        return self._parts.get(number) or OfNTuple()
