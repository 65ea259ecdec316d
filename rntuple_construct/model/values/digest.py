"""Checksums of values: equal for equal values, however they are divided into batches, clusters and pages."""

from __future__ import annotations

import numpy as np
import xxhash

from rntuple_construct.model.values.layout import Array, Bytes, FixedArray, Layout, Lists, Record, Variant
from rntuple_construct.model.values.selection import take

__all__ = ["ALGORITHM", "ValueDigest"]

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
