"""Values of a field as flat arrays: the common ground of reading, writing and every array library.

A layout is a small tree of frozen nodes, one per field, holding nothing but numpy arrays. Reading ends in
it and writing starts from it; ``arrays/`` turns it into numpy, awkward, arrow, pandas or plain Python and
back. ``len(node)`` is always the number of values.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Array: TypeAlias = npt.NDArray[Any]
Offsets: TypeAlias = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class Numbers:
    """Fundamental values.

    Args:
        data: shape ``(n,)``, one of bool, int8..int64, uint8..uint64, float32, float64.
        character: True for C++ ``char``, whose uint8 values are characters and not numbers.
    """

    data: Array
    character: bool = False

    def __len__(self) -> int:
        return len(self.data)


@dataclass(frozen=True, slots=True, eq=False)
class Strings:
    """``std::string`` values: value i is the bytes ``data[offsets[i]:offsets[i + 1]]``, UTF-8 by convention."""

    offsets: Offsets
    data: npt.NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.offsets) - 1


@dataclass(frozen=True, slots=True, eq=False)
class Streamed:
    """Objects of a streamer field in ROOT serialisation: object i is ``data[offsets[i]:offsets[i + 1]]``."""

    offsets: Offsets
    data: npt.NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.offsets) - 1


@dataclass(frozen=True, slots=True, eq=False)
class Collection:
    """Variable-length lists: list i is ``content[offsets[i]:offsets[i + 1]]``; ``offsets[0]`` is 0."""

    offsets: Offsets
    content: Layout

    def __len__(self) -> int:
        return len(self.offsets) - 1


@dataclass(frozen=True, slots=True, eq=False)
class Optional:
    """``std::optional`` and ``std::unique_ptr``: value i exists if ``offsets[i + 1] - offsets[i]`` is 1."""

    offsets: Offsets
    content: Layout

    def __len__(self) -> int:
        return len(self.offsets) - 1


@dataclass(frozen=True, slots=True, eq=False)
class FixedArray:
    """``std::array`` and ``std::bitset``: value i is ``content[i * size:(i + 1) * size]``."""

    size: int
    content: Layout
    length: int

    def __len__(self) -> int:
        return self.length


@dataclass(frozen=True, slots=True, eq=False)
class Record:
    """Classes, pairs, tuples and untyped records: parallel members of equal length, in schema order."""

    members: Mapping[str, Layout]
    length: int

    def __len__(self) -> int:
        return self.length


@dataclass(frozen=True, slots=True, eq=False)
class Variant:
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


Layout: TypeAlias = Numbers | Strings | Streamed | Collection | Optional | FixedArray | Record | Variant


def children(layout: Layout) -> Iterator[Layout]:
    """The layouts directly below a layout, in schema order."""
    if isinstance(layout, (Collection, Optional, FixedArray)):
        yield layout.content
    elif isinstance(layout, Record):
        yield from layout.members.values()
    elif isinstance(layout, Variant):
        yield from layout.alternatives


def nbytes(layout: Layout) -> int:
    """Bytes of the numpy arrays of a layout."""
    own = 0
    if isinstance(layout, Numbers):
        own = layout.data.nbytes
    elif isinstance(layout, (Strings, Streamed)):
        own = layout.offsets.nbytes + layout.data.nbytes
    elif isinstance(layout, (Collection, Optional)):
        own = layout.offsets.nbytes
    elif isinstance(layout, Variant):
        own = layout.tags.nbytes + layout.indices.nbytes
    return own + sum(nbytes(child) for child in children(layout))
