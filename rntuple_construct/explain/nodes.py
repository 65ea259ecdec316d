"""Annotated byte ranges as a tree, whose nodes are made at the first access.

A file may have millions of pages, so children are sequences that make their nodes when they are asked for.
"""

from __future__ import annotations

import enum
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, overload

__all__ = [
    "Kind",
    "Lazy",
    "LazyNodes",
    "Node",
    "Step",
    "View",
    "between",
    "chained",
    "child_at",
    "leaves",
]


class Kind(str, enum.Enum):
    """The kind of a byte range; a node without a kind has that of the node around it."""

    INHERITED = ""
    FILE_HEADER = "file header"
    KEY = "key"
    DIRECTORY = "directory"
    KEYS_LIST = "keys list"
    FREE_LIST = "free list"
    STREAMER_INFO = "streamer info"
    ANCHOR = "anchor"
    HEADER = "header"
    FOOTER = "footer"
    PAGE_LIST = "page list"
    USER_METADATA = "user meta-data"
    BLOB = "blob"
    PAGE = "page"
    CHECKSUM = "checksum"
    TREE = "TTree"
    BASKET = "TTree basket"
    OBJECT = "object"
    UNUSED = "unused"
    FREE = "free"
    UNCLAIMED = "unclaimed"
    UNPARSED = "unparsed"


@dataclass(slots=True, eq=False, kw_only=True)
class Node:
    """One annotated byte range.

    Args:
        start: offset of its first byte in the view it belongs to: the file, or an uncompressed envelope.
        stop: offset of the first byte after it.
        path: where in the tree of the file, such as ``footer.cluster_groups[0].page_list_link``.
        kind: what the bytes belong to.
        type: stored form, such as ``u4le``, or type of the grammar.
        value: the value of a leaf: int, float or bytes.
        text: the value, or what the node holds, for people.
        meaning: what the format says about it.
        section: document and heading that describe it.
        problem: the broken rule or damage here, or "".
        target: file offset that the value refers to, if it does.
        view: the content after decompression.
        children: the parts, in the order of their bytes and without holes.
    """

    start: int
    stop: int
    path: str
    kind: Kind = Kind.INHERITED
    type: str = ""
    value: Any = None
    text: str = ""
    meaning: str = ""
    section: str = ""
    problem: str = ""
    target: int | None = None
    view: View | None = None
    children: Sequence[Node] = ()

    @property
    def size(self) -> int:
        """Number of bytes."""
        return self.stop - self.start

    @property
    def name(self) -> str:
        """Last part of the path: ``page_list_link``, or ``[0]`` for an item of a list."""
        if self.path.endswith("]"):
            return self.path[self.path.rfind("[") :]
        return self.path[self.path.rfind(".") + 1 :]

    @property
    def is_item(self) -> bool:
        """Return whether the node is one of a numbered sequence."""
        return self.path.endswith("]")


@dataclass(slots=True, eq=False)
class View:
    """A sequence of bytes that nodes annotate: the file itself, or what an envelope decompresses to.

    Args:
        name: path of the envelope; empty for the file.
        size: number of bytes.
        read: function from offset and size to bytes, both inside the view.
        nodes: annotations of all its bytes, in order and without holes.
    """

    name: str
    size: int
    read: Callable[[int, int], bytes]
    nodes: Sequence[Node]


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """A node and the view that its offsets count in."""

    view: View
    node: Node


class LazyNodes(Sequence[Node]):
    """Nodes made one by one when they are asked for, and not kept.

    Args:
        length: how many there are.
        make: function from a position to the node there.
        is_uniform: if true, all are alike, so that it is enough to show some of them.
    """

    def __init__(self, length: int, make: Callable[[int], Node], *, is_uniform: bool = False) -> None:
        self._length = length
        self._make = make
        self.is_uniform = is_uniform

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Node: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Node]: ...

    def __getitem__(self, index: int | slice) -> Node | Sequence[Node]:
        if isinstance(index, slice):
            return [self._make(position) for position in range(self._length)[index]]
        return self._make(range(self._length)[index])

    def __iter__(self) -> Iterator[Node]:
        return map(self._make, range(self._length))


def chained(head: Sequence[Node], rest: Sequence[Node]) -> Sequence[Node]:
    """Some nodes and those that follow, without making them."""
    count = len(head)

    def at(index: int) -> Node:
        return head[index] if index < count else rest[index - count]

    return LazyNodes(count + len(rest), at, is_uniform=bool(getattr(rest, "is_uniform", False)))


def between(head: list[Node], count: int, make: Callable[[int], Node], tail: list[Node]) -> LazyNodes:
    """Nodes at the start and the end of a list, and those between them, made when they are asked for."""

    def at(index: int) -> Node:
        if index < len(head):
            return head[index]
        index -= len(head)
        return make(index) if index < count else tail[index - count]

    return LazyNodes(len(head) + count + len(tail), at, is_uniform=True)


class Lazy(Sequence[Node]):
    """Nodes made together when the first is asked for, and kept as long as the sequence is.

    Args:
        build: function that makes them.
    """

    def __init__(self, build: Callable[[], Sequence[Node]]) -> None:
        self._build: Callable[[], Sequence[Node]] | None = build
        self._nodes: Sequence[Node] = ()

    @property
    def nodes(self) -> Sequence[Node]:
        """The nodes."""
        if self._build is not None:
            self._nodes = self._build()
            self._build = None
        return self._nodes

    @property
    def is_uniform(self) -> bool:
        """Return whether all are alike, so that it is enough to show some of them."""
        return bool(getattr(self.nodes, "is_uniform", False))

    def __len__(self) -> int:
        return len(self.nodes)

    @overload
    def __getitem__(self, index: int) -> Node: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Node]: ...

    def __getitem__(self, index: int | slice) -> Node | Sequence[Node]:
        return self.nodes[index]

    def __iter__(self) -> Iterator[Node]:
        return iter(self.nodes)


def child_at(nodes: Sequence[Node], offset: int) -> Node | None:
    """The node that has a byte; None without one."""
    index = bisect_right(nodes, offset, key=_start) - 1
    if index < 0:
        return None
    node = nodes[index]
    return node if offset < node.stop else None


def leaves(nodes: Sequence[Node]) -> Iterator[tuple[Node, Kind]]:
    """Every node without children, with the kind that it has or shares, in the order of the bytes."""
    stack: list[tuple[Iterator[Node], Kind]] = [(iter(nodes), Kind.INHERITED)]
    while stack:
        nodes_left, around = stack[-1]
        node = next(nodes_left, None)
        if node is None:
            stack.pop()
            continue
        kind = node.kind or around
        if len(node.children):
            stack.append((iter(node.children), kind))
        else:
            yield node, Kind(kind)


def _start(node: Node) -> int:
    return node.start
