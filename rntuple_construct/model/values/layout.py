"""Values of a field as flat arrays: the common ground of reading, writing and every array library.

A layout is a small tree of frozen nodes, one per field, of numpy arrays. Reading ends in
it and writing starts from it; ``arrays/`` turns it into numpy, awkward, arrow, pandas or plain Python and
back. ``len(node)`` is always the number of values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Array: TypeAlias = npt.NDArray[Any]
Offsets: TypeAlias = npt.NDArray[np.int64]

_LEN_BLOCK = 1 << 20
"""Bytes that are compared together."""


@dataclass(slots=True, eq=False)
class Node:
    """Base class of the nodes of a layout."""

    @property
    def arrays(self) -> tuple[Array, ...]:
        """The arrays of the node itself, without those of its children."""
        values = (getattr(self, each.name) for each in fields(self))
        return tuple(value for value in values if isinstance(value, np.ndarray))

    @property
    def children(self) -> tuple[Layout, ...]:
        """The layouts directly below, in schema order."""
        return ()

    @property
    def nbytes(self) -> int:
        """Bytes of all arrays, those of the children included."""
        return sum(each.nbytes for each in (*self.arrays, *self.children))

    def with_children(self, children: Sequence[Layout]) -> Layout:
        """The same node with as many other layouts below it."""
        return self  # type: ignore[return-value]  # a node without children

    def map(self, change: Callable[[Layout], Layout]) -> Layout:
        """The same node with the result of a function in place of each child."""
        return self.with_children([change(child) for child in self.children])

    def equal(self, other: Layout) -> bool:
        """Return whether another layout holds the same values in the same form; numbers are compared by their bits.

        Members of records are matched by name: those of old tuples are in another order.
        """
        return (
            type(self) is type(other)
            and len(self.arrays) == len(other.arrays)
            and all(map(_same_bytes, self.arrays, other.arrays))
            and len(self.children) == len(other.children)
            and all(one.equal(child) for one, child in zip(self.children, other.children, strict=True))
        )


def _same_bytes(left: Array, right: Array) -> bool:
    if left.shape != right.shape or left.dtype != right.dtype:
        return False
    first, second = (np.ascontiguousarray(each).reshape(-1).view(np.uint8) for each in (left, right))
    return all(
        np.array_equal(first[start : start + _LEN_BLOCK], second[start : start + _LEN_BLOCK])
        for start in range(0, len(first), _LEN_BLOCK)
    )


@dataclass(slots=True, eq=False)
class Bytes(Node):
    """Values of any number of bytes: value i is ``data[offsets[i]:offsets[i + 1]]``."""

    offsets: Offsets
    data: npt.NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.offsets) - 1


@dataclass(slots=True, eq=False)
class Lists(Node):
    """Values of any number of elements: value i is ``content[offsets[i]:offsets[i + 1]]``."""

    offsets: Offsets
    content: Layout

    def __len__(self) -> int:
        return len(self.offsets) - 1

    @property
    def children(self) -> tuple[Layout, ...]:
        """The content."""
        return (self.content,)

    def with_children(self, children: Sequence[Layout]) -> Layout:
        """The same lists with other elements."""
        return replace(self, content=children[0])  # type: ignore[return-value]


@dataclass(slots=True, eq=False)
class Numbers(Node):
    """Fundamental values.

    Args:
        data: shape ``(n,)``, one of bool, int8..int64, uint8..uint64, float32, float64.
        character: True for C++ ``char``, whose uint8 values are characters and not numbers.
        meaning: format string of Arrow's C data interface for times and decimals of an array library that are not fitted
            to a field yet. It is ``numpy:`` and the dtype for units that Arrow lacks.
    """

    data: Array
    character: bool = False
    meaning: str | None = None

    def __len__(self) -> int:
        return len(self.data)


class Strings(Bytes):
    """``std::string`` values: value i is the bytes ``data[offsets[i]:offsets[i + 1]]``, UTF-8 by convention."""

    __slots__ = ()


class Streamed(Bytes):
    """Objects of a streamer field in ROOT serialisation: object i is ``data[offsets[i]:offsets[i + 1]]``."""

    __slots__ = ()


class Collection(Lists):
    """Variable-length lists: list i is ``content[offsets[i]:offsets[i + 1]]``; ``offsets[0]`` is 0."""

    __slots__ = ()


class Optional(Lists):
    """``std::optional`` and ``std::unique_ptr``: value i exists if ``offsets[i + 1] - offsets[i]`` is 1."""

    __slots__ = ()


@dataclass(slots=True, eq=False)
class FixedArray(Node):
    """``std::array`` and ``std::bitset``: value i is ``content[i * size:(i + 1) * size]``."""

    size: int
    content: Layout
    length: int

    def __len__(self) -> int:
        return self.length

    @property
    def children(self) -> tuple[Layout, ...]:
        """The content."""
        return (self.content,)

    def with_children(self, children: Sequence[Layout]) -> FixedArray:
        """Arrays of the same size with other elements."""
        return replace(self, content=children[0])

    def equal(self, other: Layout) -> bool:
        """Return whether another layout holds the same values; see ``Node.equal``."""
        return (
            isinstance(other, FixedArray)
            and (self.size, self.length) == (other.size, other.length)
            and self.content.equal(other.content)
        )


@dataclass(slots=True, eq=False)
class Record(Node):
    """Classes, pairs, tuples and untyped records: parallel members of equal length, in schema order."""

    members: Mapping[str, Layout]
    length: int

    def __len__(self) -> int:
        return self.length

    @property
    def children(self) -> tuple[Layout, ...]:
        """The members."""
        return tuple(self.members.values())

    def with_children(self, children: Sequence[Layout]) -> Record:
        """Records with other members of the same names."""
        return replace(self, members=dict(zip(self.members, children, strict=True)))

    def equal(self, other: Layout) -> bool:
        """Return whether another layout holds the same values; see ``Node.equal``."""
        return (
            isinstance(other, Record)
            and self.length == other.length
            and self.members.keys() == other.members.keys()
            and all(member.equal(other.members[name]) for name, member in self.members.items())
        )


@dataclass(slots=True, eq=False)
class Variant(Node):
    """``std::variant``: value i is ``alternatives[tags[i] - 1][indices[i]]``; tag 0 is a valueless variant.

    Args:
        tags: shape ``(n,)``, uint32.
        indices: shape ``(n,)``, int64, meaningless where the tag is 0.
        alternatives: one layout per alternative, dense.
    """

    tags: npt.NDArray[np.uint32]
    indices: Offsets
    alternatives: tuple[Layout, ...]

    def __len__(self) -> int:
        return len(self.tags)

    @property
    def children(self) -> tuple[Layout, ...]:
        """The alternatives."""
        return self.alternatives

    def with_children(self, children: Sequence[Layout]) -> Variant:
        """Variants of the same tags with other alternatives."""
        return replace(self, alternatives=tuple(children))

    def equal(self, other: Layout) -> bool:
        """Return whether another layout holds the same values; see ``Node.equal``."""
        held = self.tags > 0
        return (
            isinstance(other, Variant)
            and _same_bytes(self.tags, other.tags)
            and _same_bytes(self.indices[held], other.indices[held])
            and len(self.alternatives) == len(other.alternatives)
            and all(one.equal(each) for one, each in zip(self.alternatives, other.alternatives, strict=True))
        )


Layout: TypeAlias = Numbers | Strings | Streamed | Collection | Optional | FixedArray | Record | Variant
