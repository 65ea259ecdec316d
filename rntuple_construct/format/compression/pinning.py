"""Compressed bytes that do not depend on the version of a library: a table is asked before the library is.

Libraries compress the same bytes differently from version to version. Files that must be the same everywhere, those of
the conformance corpus, are written while the results that they need are pinned.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from contextlib import contextmanager

from rntuple_construct.format.compression.chunk import Buffer

__all__ = ["pinned", "recorded_or"]


class _Pins:
    """The active table, the entries that were used, and those that were missing."""

    table: Mapping[str, bytes] | None = None
    used: MutableMapping[str, bytes] | None = None


def recorded_or(name: str, data: Buffer, encode: Callable[[Buffer], bytes]) -> bytes:
    """Compress bytes, as recorded if they are.

    Args:
        name: algorithm and level.
        data: bytes to compress.
        encode: the compressor.
    """
    table = _Pins.table
    if table is None:
        return encode(data)
    key = f"{name}:{hashlib.sha256(data).hexdigest()[:32]}"
    found = table.get(key)
    if found is None:
        found = encode(data)
    if _Pins.used is not None:
        _Pins.used[key] = found
    return found


@contextmanager
def pinned(table: Mapping[str, bytes], used: MutableMapping[str, bytes] | None = None) -> Iterator[None]:
    """Take the results of a table while the block runs, in all threads: the bytes are the same for every caller.

    Args:
        table: compressed bytes by algorithm, level and hash of the contents.
        used: takes the results that were asked for, those that are not in the table included.
    """
    before = _Pins.table, _Pins.used
    _Pins.table, _Pins.used = table, before[1] if used is None else used
    try:
        yield
    finally:
        _Pins.table, _Pins.used = before
