"""Choice of the annotations to show: all but long runs of similar ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rntuple_construct.explain.nodes import Kind, Node

__all__ = ["Detail", "Elision", "outline"]

_BULK = (Kind.PAGE, Kind.PAGE_LIST)
# Numbers of members of a list frame before and after its items.
_NUM_HEAD = 2
_NUM_TAIL = 2


@dataclass(frozen=True, slots=True)
class Elision:
    """Annotations that are left out because there are many like them.

    Args:
        start: first byte.
        stop: the byte after the last.
        count: how many annotations.
        first, last: paths of the first and the last.
    """

    start: int
    stop: int
    count: int
    first: str
    last: str


@dataclass(frozen=True, slots=True)
class Detail:
    """Amount of detail to show.

    Args:
        limit: items shown of each list, fewer in page lists; 0 for all.
        pages: if true, show all pages and page descriptions, whatever the limit.
    """

    limit: int = 8
    pages: bool = False

    def limit_in(self, kind: Kind) -> int:
        """Items shown of a list that belongs to something of a kind; 0 for all."""
        if self.pages and kind in _BULK:
            return 0
        # Page lists are lists of lists of lists: a third of each is enough.
        return -(-self.limit // 3) if kind is Kind.PAGE_LIST else self.limit

    def shows_parts(self, node: Node) -> bool:
        """Return whether the parts of a node are shown; those of pages are alike."""
        return self.pages or node.type != "page" or node.kind is not Kind.PAGE


def outline(nodes: Sequence[Node], detail: Detail, around: Kind = Kind.INHERITED) -> Iterator[Node | Elision]:
    """Annotations to show, and marks for the omitted ones.

    Args:
        nodes: annotations in order.
        detail: how much to show.
        around: what the bytes around them belong to.
    """
    if getattr(nodes, "is_uniform", False) and len(nodes):
        limit = detail.limit_in(nodes[min(_NUM_HEAD, len(nodes) - 1)].kind or around)
        first, last = _NUM_HEAD + limit, len(nodes) - _NUM_TAIL
        if limit and last - first > 1:
            yield from nodes[:first]
            yield _elided(nodes[first], nodes[last - 1], last - first)
            yield from nodes[last:]
        else:
            yield from nodes
        return
    run: list[Node] = []
    for node in nodes:
        if run and not _alike(run[-1], node):
            yield from _shortened(run, detail, around)
            run = []
        run.append(node)
    yield from _shortened(run, detail, around)


def _alike(one: Node, other: Node) -> bool:
    return (
        one.is_item
        and other.is_item
        and one.kind == other.kind
        and one.type == other.type
        and one.problem == other.problem
    )


def _shortened(run: list[Node], detail: Detail, around: Kind) -> Iterator[Node | Elision]:
    limit = detail.limit_in(run[0].kind or around) if run else 0
    if not limit or len(run) <= limit + 1:
        yield from run
        return
    yield from run[:limit]
    yield _elided(run[limit], run[-1], len(run) - limit)


def _elided(first: Node, last: Node, count: int) -> Elision:
    return Elision(first.start, last.stop, count, first.path, last.path)
