"""Compressed bytes that do not depend on the version of a library: a table is asked before the library is.

Libraries compress the same bytes differently from version to version. Files that must be the same everywhere, those of
the conformance corpus, are written while the results that they need are pinned.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, MutableMapping
from contextlib import contextmanager

from rntuple_construct.compression.chunk import Buffer
from rntuple_construct.compression.registry import Algorithm

__all__ = ["encode_chunk", "pinned"]


class _Pins:
    """The table in force."""

    table: Mapping[str, bytes] | None = None
    missing: MutableMapping[str, bytes] | None = None


def encode_chunk(algorithm: Algorithm, data: Buffer, level: int) -> bytes:
    """Compress one chunk.

    Args:
        algorithm: the algorithm.
        data: at most 0xFFFFFF bytes.
        level: level of ROOT.

    Returns:
        the pinned result if there is one, otherwise that of the library.
    """
    table = _Pins.table
    if table is None:
        return algorithm.encode(data, level)
    key = _key(algorithm, data, level)
    found = table.get(key)
    if found is None:
        found = algorithm.encode(data, level)
        if _Pins.missing is not None:
            _Pins.missing[key] = found
    return found


@contextmanager
def pinned(table: Mapping[str, bytes], missing: MutableMapping[str, bytes] | None = None) -> Iterator[None]:
    """Take the results of a table while the block runs, in all threads: bytes that are right whoever asks.

    Args:
        table: compressed chunk by algorithm, level and contents.
        missing: takes what was asked for and is not in the table.
    """
    before = _Pins.table, _Pins.missing
    _Pins.table, _Pins.missing = table, missing if missing is not None else before[1]
    try:
        yield
    finally:
        _Pins.table, _Pins.missing = before


def _key(algorithm: Algorithm, data: Buffer, level: int) -> str:
    return f"{algorithm.name}:{level}:{hashlib.sha256(data).hexdigest()[:32]}"
