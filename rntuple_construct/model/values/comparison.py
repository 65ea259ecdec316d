"""Differences between the values of two layouts, and checksums of values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import xxhash

from rntuple_construct.model.values.layout import (
    Array,
    Bytes,
    Collection,
    FixedArray,
    Layout,
    Lists,
    Numbers,
    Optional,
    Record,
    Streamed,
    Strings,
    Variant,
)
from rntuple_construct.model.values.selection import take

ALGORITHM = "xxh3-128"
"""Hash function of each array; a result is the hash of those of all arrays."""


class ValueDigest:
    """Checksum of the values of one field, which takes them batch by batch.

    Each array of the layout has a hash: numbers in little-endian order, and the lengths of lists and strings.
    All batches must have the same structure, as those of one field have.
    """

    def __init__(self) -> None:
        self._hashes: dict[str, xxhash.xxh3_128] = {}
        self._num_values = 0

    def update(self, layout: Layout) -> None:
        """Take in the next values."""
        self._num_values += len(layout)
        self._add(layout, "")

    def hexdigest(self) -> str:
        """The checksum of all values so far, 32 hexadecimal digits."""
        total = xxhash.xxh3_128(str(self._num_values).encode())
        for path in sorted(self._hashes):
            total.update(path.encode("utf-8", "surrogateescape") + b"\0" + self._hashes[path].digest())
        return total.hexdigest()

    def _hash(self, path: str, data: Array) -> None:
        little = np.ascontiguousarray(data, dtype=data.dtype.newbyteorder("<"))
        self._hashes.setdefault(path, xxhash.xxh3_128()).update(little.view(np.uint8).data)

    def _add(self, layout: Layout, path: str) -> None:
        kind = f"{path}/{type(layout).__name__}"
        if isinstance(layout, Record):
            for name, member in layout.members.items():
                self._add(member, f"{kind}.{name}")
        elif isinstance(layout, FixedArray):
            self._add(layout.content, f"{kind}[{layout.size}]")
        elif isinstance(layout, Variant):
            self._hash(kind, layout.tags)
            for number, alternative in enumerate(layout.alternatives, 1):
                self._add(take(alternative, layout.indices[layout.tags == number]), f"{kind}{number}")
        elif isinstance(layout, (Bytes, Lists)):
            self._hash(kind, np.diff(layout.offsets))
            if isinstance(layout, Bytes):
                self._hash(f"{kind}.data", layout.data[int(layout.offsets[0]) : int(layout.offsets[-1])])
            else:
                self._add(layout.content, kind)
        else:
            self._hash(f"{kind}:{layout.data.dtype.name}", layout.data)


Mask = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Tolerance:
    """Tolerances within which numbers count as equal.

    Args:
        relative: of the absolute value on the left.
        absolute: on top of it.
        bits: compare bits in place of numbers: NaN differ by their payload, and the two zeros differ.
    """

    relative: float = 0.0
    absolute: float = 0.0
    bits: bool = False


def differing(left: Layout, right: Layout, tolerance: Tolerance) -> Mask:
    """Tell for each value whether it differs.

    Args:
        left, right: layouts of the same length and structure; members of records are matched by name.
        tolerance: how far apart numbers may be. NaN equals NaN.

    Returns:
        shape ``(n,)``, True where the values differ.
    """
    if isinstance(left, Numbers) and isinstance(right, Numbers):
        return _numbers(left.data, right.data, tolerance)
    if isinstance(left, Bytes) and isinstance(right, Bytes):
        return _bytes(left, right)
    if isinstance(left, Lists) and isinstance(right, Lists):
        return _lists(left, right, tolerance)
    if isinstance(left, FixedArray) and isinstance(right, FixedArray) and left.size == right.size:
        content = differing(left.content, right.content, tolerance)
        return np.asarray(content.reshape(left.length, left.size).any(axis=1))
    if isinstance(left, Record) and isinstance(right, Record) and left.members.keys() == right.members.keys():
        mask = np.zeros(left.length, np.bool_)
        for name, member in left.members.items():
            mask |= differing(member, right.members[name], tolerance)
        return mask
    if isinstance(left, Variant) and isinstance(right, Variant):
        return _variants(left, right, tolerance)
    return np.ones(len(left), np.bool_)


def _numbers(left: Array, right: Array, tolerance: Tolerance) -> Mask:
    if tolerance.bits and left.dtype == right.dtype:
        size = f"u{left.dtype.itemsize}"
        return np.asarray(np.ascontiguousarray(left).view(size) != np.ascontiguousarray(right).view(size))
    unequal = np.asarray(left != right)
    if not unequal.any():
        return unequal
    if left.dtype.kind == "f" and right.dtype.kind == "f":
        unequal &= ~(np.isnan(left) & np.isnan(right))
    if tolerance.relative or tolerance.absolute:
        places = np.flatnonzero(unequal)
        one, other = left[places].astype(np.float64), right[places].astype(np.float64)
        with np.errstate(invalid="ignore", over="ignore"):
            near = np.abs(one - other) <= tolerance.absolute + tolerance.relative * np.abs(one)
        # Infinities are near nothing: their distance to themselves was no difference to begin with.
        unequal[places[near & np.isfinite(one) & np.isfinite(other)]] = False
    return unequal


def _bytes(left: Strings | Streamed, right: Strings | Streamed) -> Mask:
    lengths = np.diff(left.offsets)
    mask = np.asarray(lengths != np.diff(right.offsets))
    if not mask.any():
        return _any_in(np.asarray(left.data != right.data), left.offsets)
    same = np.flatnonzero(~mask)
    one, other = _taken(left, right, same)
    mask[same] = _any_in(np.asarray(one.data != other.data), one.offsets)
    return mask


def _taken(left: Layout, right: Layout, indices: Array) -> tuple[Any, Any]:
    return take(left, indices), take(right, indices)


def _any_in(mask: Mask, offsets: Array) -> Mask:
    """For each list whether the mask of the content is set anywhere in it."""
    if not mask.any():
        return np.zeros(len(offsets) - 1, np.bool_)
    counts = np.concatenate([[0], np.cumsum(mask)])
    return np.asarray(counts[offsets[1:]] > counts[offsets[:-1]])


def _lists(left: Collection | Optional, right: Collection | Optional, tolerance: Tolerance) -> Mask:
    lengths = np.diff(left.offsets)
    mask = np.asarray(lengths != np.diff(right.offsets))
    if not mask.any():
        return _any_in(differing(left.content, right.content, tolerance), left.offsets)
    same = np.flatnonzero(~mask)
    one, other = _taken(left, right, same)
    mask[same] = _any_in(differing(one.content, other.content, tolerance), one.offsets)
    return mask


def _variants(left: Variant, right: Variant, tolerance: Tolerance) -> Mask:
    mask = np.asarray(left.tags != right.tags)
    if len(left.alternatives) != len(right.alternatives):
        return np.ones(len(left), np.bool_)
    for number, (one, other) in enumerate(zip(left.alternatives, right.alternatives, strict=True), 1):
        held = np.flatnonzero((left.tags == number) & ~mask)
        if len(held):
            mask[held] = differing(take(one, left.indices[held]), take(other, right.indices[held]), tolerance)
    return mask
