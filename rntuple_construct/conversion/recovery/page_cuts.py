"""Rules by which writers cut the elements of a column of a cluster into pages.

ROOT and this package decide this by options that the file does not state. Each rule has one such number; ``candidates`` lists
those that the pages of a cluster suggest.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from rntuple_construct.format.columns import ColumnCodec
from rntuple_construct.writer.cluster import page_target

Cuts = TypeVar("Cuts", "RootCuts", "TargetCuts")

__all__ = ["ListedCuts", "PageCuts", "RootCuts", "TargetCuts", "candidates"]

_DEFAULT_LEN = 1 << 20
"""Page size in bytes that ROOT and this package use by default."""


class CutColumn(Protocol):
    """What decides how a column is cut: its codec, and the bytes of an element in the memory of ROOT."""

    @property
    def codec(self) -> ColumnCodec:
        """Decodes its pages."""

    @property
    def number(self) -> int:
        """Id of the column."""

    @property
    def len_memory(self) -> int:
        """Bytes of an element in memory."""


class PageCuts(ABC):
    """A rule; two are equal if they cut alike.

    Attributes:
        num_entries: entries of the only cluster that it holds for; None for a rule of all clusters.
    """

    num_entries: int | None = None

    @abstractmethod
    def full(self, column: CutColumn) -> int:
        """Elements of all pages but the last one of a column."""

    @abstractmethod
    def last(self, column: CutColumn, num_elements: int) -> int:
        """Elements of the last page of a column."""

    def counts(self, column: CutColumn, num_elements: int) -> list[int]:
        """Elements of all pages of a column."""
        last = self.last(column, num_elements)
        full = self.full(column)
        return [full] * ((num_elements - last) // full) + [last]


@dataclass(frozen=True)
class RootCuts(PageCuts):
    """The rule of ROOT as long as its page buffers suffice: pages have a largest size in memory.

    Args:
        len_page: largest page in bytes.
    """

    len_page: int = _DEFAULT_LEN

    def full(self, column: CutColumn) -> int:
        """Elements of all pages but the last one of a column."""
        return max(self.len_page // column.len_memory, 1)

    def last(self, column: CutColumn, num_elements: int) -> int:
        """Elements of the last page of a column."""
        full = self.full(column)
        return num_elements % full or full


@dataclass(frozen=True)
class TargetCuts(PageCuts):
    """The rule of this package: pages have a target size in bytes, and the last one half to one and a half of it.

    Args:
        page_size: the target.
    """

    page_size: int = _DEFAULT_LEN

    def full(self, column: CutColumn) -> int:
        """Elements of all pages but the last one of a column."""
        return page_target(column.codec.bits, self.page_size)

    def last(self, column: CutColumn, num_elements: int) -> int:
        """Elements of the last page of a column."""
        full = self.full(column)
        num_full = max(num_elements - (full + 1) // 2, 0) // full
        return num_elements - num_full * full


@dataclass(frozen=True)
class ListedCuts(PageCuts):
    """The pages of one cluster.

    Args:
        num_entries: its entries.
        pages: elements of the pages of each column, by column id.
    """

    num_entries: int | None
    pages: tuple[tuple[int, ...], ...] = ()

    def full(self, column: CutColumn) -> int:
        """Elements of the largest page of a column."""
        return max(self.pages[column.number], default=1)

    def last(self, column: CutColumn, num_elements: int) -> int:
        """Elements of the last page of a column."""
        return self.pages[column.number][-1] if self.pages[column.number] else num_elements

    def counts(self, column: CutColumn, num_elements: int) -> list[int]:
        """Elements of all pages of a column; none if there are not so many."""
        pages = self.pages[column.number]
        return list(pages) if sum(pages) == num_elements else []


def candidates(kind: type[Cuts], columns: Sequence[CutColumn], lengths: Iterable[int]) -> Iterator[Cuts]:
    """The default rule of a kind, and those of which pages of some bytes may be full, largest pages first."""
    yield kind()
    yield from map(kind, _other_sizes(kind, columns, set(lengths)))


def _other_sizes(
    kind: type[RootCuts | TargetCuts], columns: Sequence[CutColumn], lengths: set[int]
) -> list[int]:
    sizes = set()
    widths = {(column.codec.bits, column.len_memory) for column in columns}
    for length in lengths:
        for bits, len_memory in widths:
            if 8 * length % bits == 0:
                sizes.add(8 * length // bits * len_memory if kind is RootCuts else length)
    # An element in memory has at least the bytes that it has in a page; the last page of a target may be half as large again.
    least = max(lengths, default=0)
    if kind is TargetCuts:
        least = 2 * least // 3
    return sorted((size for size in sizes - {_DEFAULT_LEN} if size >= least), reverse=True)
