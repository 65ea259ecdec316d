"""Blobs: byte ranges that locators name, possibly spread over several keys (format section "Anchor schema")."""

from __future__ import annotations

import struct
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from rntuple_spec.constants import LEN_CHUNK_OFFSET

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.base.rules import broken
from rntuple_construct.storage import Source

__all__ = ["blob_ranges", "num_keys_of_blob", "read_blob", "read_blobs", "spread_blobs"]


def num_keys_of_blob(nbytes: int, max_key_size: int) -> int:
    """Number of keys that hold a blob of ``nbytes`` bytes when one key takes ``max_key_size``.

    The first key also holds the 8-byte offsets of the others. One more key is needed if they do not fit into
    the free space of the last key.

    Args:
        nbytes: stored bytes of the blob, without the offsets.
        max_key_size: as in the anchor; 0 means that blobs are never spread.
    """
    if max_key_size == 0 or nbytes <= max_key_size:
        return 1
    num_keys = -(-nbytes // max_key_size)
    tail = nbytes % max_key_size
    spare = max_key_size - tail if tail else 0
    return num_keys + 1 if LEN_CHUNK_OFFSET * (num_keys - 1) > spare else num_keys


def blob_ranges(
    source: Source, offset: int, nbytes: int, max_key_size: int, *, path: str | None = None
) -> list[tuple[int, int]]:
    """Byte ranges (offset, size) that make up a blob; reads only the offsets in its first key.

    Raises:
        ContainerError: a range lies outside the file (RNT-CNT-014), or the offsets of the other keys cannot
            fit into the first (RNT-CMP-010).
    """
    table = _table_range(source, offset, nbytes, max_key_size, path)
    if table is None:
        return [(offset, nbytes)]
    return _ranges(source, offset, nbytes, max_key_size, source.read(*table), path)


def spread_blobs(
    source: Source, offset: npt.NDArray[np.int64], nbytes: npt.NDArray[np.int64], max_key_size: int
) -> dict[int, list[tuple[int, int]] | RNTupleError]:
    """Find the blobs that are too large for one key.

    Args:
        source: the file.
        offset, nbytes: shape ``(n,)``, offset of the first byte and stored bytes of each blob.
        max_key_size: as in the anchor; 0 means that blobs are never spread.

    Returns:
        the byte ranges of such blobs by their position, or the error of ``blob_ranges``; each place is read once.
    """
    found: dict[int, list[tuple[int, int]] | RNTupleError] = {}
    known: dict[tuple[int, int], list[tuple[int, int]] | RNTupleError] = {}
    for position in np.flatnonzero(nbytes > max_key_size).tolist() if max_key_size else ():
        place = int(offset[position]), int(nbytes[position])
        if place not in known:
            try:
                known[place] = blob_ranges(source, *place, max_key_size)
            except RNTupleError as error:
                known[place] = error
        found[position] = known[place]
    return found


def _table_range(
    source: Source, offset: int, nbytes: int, max_key_size: int, path: str | None
) -> tuple[int, int] | None:
    """Return the byte range of the offsets of a blob's other keys; None if it has only one key."""
    num_keys = num_keys_of_blob(nbytes, max_key_size) if nbytes >= 0 else 1
    # Keys do not overlap, so no blob is larger than the file: this bounds everything below.
    end = offset + (nbytes if num_keys == 1 else max_key_size)
    if offset < 0 or nbytes < 0 or end > source.size or nbytes > source.size:
        raise broken(
            "RNT-CNT-014",
            path=path,
            offset=offset,
            expected=nbytes,
            actual=max(0, source.size - offset),
            size=nbytes,
            limit=f"the {source.size} bytes of {source.name}",
        )
    if num_keys == 1:
        return None
    len_table = LEN_CHUNK_OFFSET * (num_keys - 1)
    if len_table > max_key_size:
        raise broken(
            "RNT-CMP-010",
            path=path,
            offset=offset,
            expected=max_key_size,
            actual=len_table,
            problem=f"the offsets of {num_keys} keys, for {nbytes} bytes, do not fit into the first key",
        )
    return offset + max_key_size - len_table, len_table


def _ranges(
    source: Source, offset: int, nbytes: int, max_key_size: int, offsets: memoryview, path: str | None
) -> list[tuple[int, int]]:
    """Byte ranges of a blob of several keys, from the bytes that say where the others are."""
    table = struct.unpack(f"<{len(offsets) // LEN_CHUNK_OFFSET}Q", offsets)
    first = max_key_size - len(offsets)
    ranges = [(offset, first)]
    left = nbytes - first
    for index, start in enumerate(table):
        size = min(max_key_size, left)
        if start + size > source.size:
            raise broken(
                "RNT-CMP-010",
                path=path,
                offset=offset + first + LEN_CHUNK_OFFSET * index,
                expected=source.size - size,
                actual=start,
                problem=f"{size} bytes of key {index + 1} at offset {start:#x} do not lie inside the {source.size} bytes of {source.name}",
            )
        ranges.append((start, size))
        left -= size
    return ranges


def read_blob(
    source: Source, offset: int, nbytes: int, max_key_size: int, *, path: str | None = None
) -> bytes | memoryview:
    """Read a blob as stored, joining its keys if it is spread over several.

    Args:
        source: the file.
        offset: absolute offset of the first byte, as in a locator.
        nbytes: stored bytes, as in a locator.
        max_key_size: as in the anchor; 0 means that blobs are never spread.
        path: place in the tree of the file, for messages.

    Raises:
        ContainerError: see ``blob_ranges``.
    """
    ranges = blob_ranges(source, offset, nbytes, max_key_size, path=path)
    if len(ranges) == 1:
        return source.read(offset, nbytes)
    return b"".join(source.read_many(ranges))


def read_blobs(source: Source, blobs: Sequence[tuple[int, int]], max_key_size: int) -> list[memoryview]:
    """Read several blobs as stored, in as few requests as the source allows.

    Args:
        source: the file.
        blobs: offset of the first byte and stored bytes of each.
        max_key_size: as in the anchor; 0 means that blobs are never spread.

    Returns:
        one result per blob, those of several keys joined.

    Raises:
        ContainerError: see ``blob_ranges``.
    """
    if not max_key_size or all(nbytes <= max_key_size for _, nbytes in blobs):
        return source.read_many(blobs)
    tables = [_table_range(source, offset, nbytes, max_key_size, None) for offset, nbytes in blobs]
    found = iter(source.read_many(table for table in tables if table is not None))
    parts = [
        [blob] if table is None else _ranges(source, *blob, max_key_size, next(found), None)
        for blob, table in zip(blobs, tables, strict=True)
    ]
    pieces = iter(source.read_many(part for ranges in parts for part in ranges))
    return [
        next(pieces) if len(ranges) == 1 else memoryview(b"".join(next(pieces) for _ in ranges))
        for ranges in parts
    ]
