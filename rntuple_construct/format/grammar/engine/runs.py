"""Items of large list frames: of those that differ only in numbers one is a tree, and the others stay as stored.

A page list may have a hundred thousand clusters. Most have the same columns and numbers of pages as the one before, so that
the same 32-bit words of both are sizes and counts. Where these are equal, the items have the same structure.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from operator import attrgetter
from sys import byteorder
from typing import Any, TypeAlias, overload

from rntuple_construct.format.grammar.engine.frames import Items, ItemsReader
from rntuple_construct.format.grammar.engine.parsing import Reader, reader_of

__all__ = ["ItemRun", "RunItems", "Stencil", "StoredItems", "StoredRuns", "distinct_items"]

Tree: TypeAlias = "dict[str, Any]"
Positions: TypeAlias = "Sequence[Sequence[int]]"

_LEN_LARGE = 64 << 10
"""Envelopes from this length on are read in runs."""
_LEN_HEAD = 8
_LEN_COMPARED = 1 << 22
_LONGEST_ITEM = 64 << 10
"""Longer items are few, and comparing one of their words takes as long as reading them."""
_LONGEST_WAIT = 64


class StoredItems(Sequence[Tree]):
    """Items of a list frame that are kept as stored bytes; each is parsed at its first use."""

    __slots__ = ()

    def _item(self, position: int) -> Tree:
        raise NotImplementedError

    @overload
    def __getitem__(self, index: int) -> Tree: ...

    @overload
    def __getitem__(self, index: slice) -> list[Tree]: ...

    def __getitem__(self, index: int | slice) -> Tree | list[Tree]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        return self._item(range(len(self))[index])

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {len(self)}>"


@dataclass(slots=True, eq=False, repr=False)
class Stencil:
    """Positions of 32-bit words in an item, in groups.

    Args:
        equal: sizes and counts, which items of a run have in common.
        natural: words that are not negative in all items of a run.
        values: the other numbers by name; words of one number stand together.
    """

    equal: Positions
    natural: Positions
    values: Mapping[str, Positions]


@dataclass(slots=True, eq=False, repr=False)
class ItemRun:
    """Items that stand back to back and differ only in numbers.

    Args:
        index: number of the first item in the list.
        tree: the first item.
        data: the envelope.
        start: where the first item is in it.
        stride: bytes of each item.
        count: number of items.
        stencil: where their numbers are; None if there is only one item.
    """

    index: int
    tree: Tree
    data: bytes
    start: int
    stride: int
    count: int
    stencil: Stencil | None


class StoredRuns(StoredItems):
    """Items of a list frame in runs.

    Args:
        runs: the runs in the order of the list.
        read: reads an item.
    """

    __slots__ = ("_read", "runs")

    def __init__(self, runs: Sequence[ItemRun], read: Reader) -> None:
        self.runs = runs
        self._read = read

    def __len__(self) -> int:
        return self.runs[-1].index + self.runs[-1].count if self.runs else 0

    def _item(self, position: int) -> Tree:
        run = self.runs[bisect_right(self.runs, position, key=attrgetter("index")) - 1]
        if position == run.index:
            return run.tree
        start = run.start + (position - run.index) * run.stride
        tree: Tree = self._read(run.data, start, start + run.stride)[0]
        return tree

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (StoredRuns, list)) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


class RunItems(Items):
    """The items of a list frame, in runs if the envelope is large.

    Args:
        item: one item, whose first bytes are its size.
        stencil: makes the stencil of an item; None if others cannot be compared with it.
    """

    def __init__(self, item: Any, stencil: Callable[[Tree], Stencil | None]) -> None:
        super().__init__(item)
        self._stencil = stencil

    def direct_items(self) -> ItemsReader:
        """See :mod:`~rntuple_construct.format.grammar.engine.parsing`."""
        read_each, read, stencil_of = super().direct_items(), reader_of(self.item), self._stencil

        def read_items(num_items: int, data: bytes, position: int, end: int) -> tuple[Any, int]:
            if len(data) < _LEN_LARGE:
                return read_each(num_items, data, position, end)
            runs: list[ItemRun] = []
            index = wait = next_wait = 0
            while index < num_items:
                start, stencil, count = position, None, 1
                tree, position = read(data, start, end)
                stride = position - start
                most = min(num_items - index - 1, (end - position) // stride)
                if data[start : start + _LEN_HEAD] == data[position : position + _LEN_HEAD] and most > 0:
                    wait -= 1
                    is_tried = wait < 0 and stride <= _LONGEST_ITEM and not stride % 4
                    stencil = stencil_of(tree) if is_tried and byteorder == "little" else None
                if stencil is not None:
                    count += _num_alike(data, start, stride, most, stencil)
                    # Where neighbours often differ, the comparison costs more than it saves.
                    next_wait = 0 if count > 1 else min(2 * next_wait + 1, _LONGEST_WAIT)
                    wait = next_wait
                runs.append(ItemRun(index, tree, data, start, stride, count, stencil if count > 1 else None))
                index, position = index + count, start + count * stride
            return StoredRuns(runs, read), position

        return read_items


def distinct_items(items: Any) -> Iterator[tuple[int, Any]]:
    """Items of a list frame with their numbers; of a run only the first, which has the structure of the others."""
    if isinstance(items, StoredRuns):
        yield from ((run.index, run.tree) for run in items.runs)
    elif isinstance(items, list):
        yield from enumerate(items)


def _num_alike(data: bytes, start: int, stride: int, most: int, stencil: Stencil) -> int:
    """Return the number of items after an item that have its structure."""
    width, view = stride // 4, memoryview(data)
    first = view[start : start + stride].cast("i")
    count, step = 0, 16
    while count < most:
        num_items = min(step, most - count)
        begin = start + (1 + count) * stride
        words = view[begin : begin + num_items * stride].cast("i")
        num_alike = num_items
        for position in chain.from_iterable(stencil.equal):
            column, expected = words[position::width].tolist(), first[position]
            if column.count(expected) != num_items:
                num_alike = min(num_alike, next(i for i, word in enumerate(column) if word != expected))
        for position in chain.from_iterable(stencil.natural):
            column = words[position::width].tolist()
            if min(column) < 0:
                num_alike = min(num_alike, next(i for i, word in enumerate(column) if word < 0))
        count += num_alike
        if num_alike < num_items:
            break
        step = max(min(4 * step, _LEN_COMPARED // stride), 1)
    return count
