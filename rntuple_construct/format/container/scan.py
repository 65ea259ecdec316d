"""A walk from key to key through the whole file, for tools that account for every byte.

Never used to find RNTuples: freed space is not always marked, so the walk can lose its way (RNT-CNT-007).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from rntuple_spec.constants import (
    ANCHOR_CLASS,
    BLOB_CLASS,
    DIRECTORY_CLASSES,
    DRAFT_ANCHOR_CLASS,
    FILE_CLASS,
    STREAMER_INFO_KEY,
)

from rntuple_construct.base.constants import BASKET_CLASS, TREE_CLASSES
from rntuple_construct.base.errors import ContainerError, LimitError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.format.container.structures import MAX_LEN_KEY, FreeEntry, Key, Span, read_key
from rntuple_construct.format.native import CompiledParser, compiled_parser
from rntuple_construct.storage import Source

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["KeyRun", "ScanItem", "key_at", "next_key_or_gap", "scan_keys", "scan_records"]

_LEN_SEARCH_WINDOW = 1 << 20
_LEN_MARK = 4
# Class names of keys, with their length byte; each follows the fixed part of a key.
_CLASS_NAMES = re.compile(
    b"|".join(
        re.escape(bytes([len(name)]) + name.encode())
        for name in (
            BLOB_CLASS, ANCHOR_CLASS, DRAFT_ANCHOR_CLASS, FILE_CLASS, STREAMER_INFO_KEY[0], TREE_CLASSES[0],
            DIRECTORY_CLASSES[0], BASKET_CLASS,
        )
    )
)  # fmt: skip
_CLASS_NAME_POSITIONS = (34, 26)
_BLOB = BLOB_CLASS.encode()
_LEAST_KEYS = 16
"""Keys in a row that are read one by one before the compiled parser reads those after them."""
_MOST_KEYS = 1 << 11
_LEN_TOUCHED = 1 << 12


class ScanItem(NamedTuple):
    """Records of the walk over a file.

    Args:
        kind: ``"key"`` (a record), ``"gap"`` (free space that is marked, or that the free list knows) or
            ``"unknown"`` (bytes that are neither).
        span: the bytes, key and payload together.
        key: the key of a record.
    """

    kind: str
    span: Span
    key: Key | None = None


@dataclass(slots=True, eq=False, repr=False)
class KeyRun:
    """Records that stand back to back, with members of their keys in arrays of shape ``(n,)``.

    Args:
        start, stop: int64, first byte of each record, and the one after the last.
        payload: int64, the byte after the last of the key.
        len_key, len_object, version: members of the key as stored.
        is_blob: if true, the class is RBlob.
        is_bare: if true, name and title are empty.
    """

    start: NDArray[np.int64]
    stop: NDArray[np.int64]
    payload: NDArray[np.int64]
    len_key: NDArray[np.int16]
    len_object: NDArray[np.int32]
    version: NDArray[np.int16]
    is_blob: NDArray[np.bool_]
    is_bare: NDArray[np.bool_]


def scan_keys(
    source: Source, begin: int, end: int, free: tuple[FreeEntry, ...] = (), *, limits: Limits = DEFAULT_LIMITS
) -> Iterator[ScanItem]:
    """Walk from key to key; together the items cover all bytes from ``begin`` to ``end``.

    Args:
        source: the file.
        begin: offset of the first key.
        end: where to stop; no later than the end of the file.
        free: the free list, which knows gaps that are not marked.
        limits: guard against files in which the walk loses its way again and again.

    Raises:
        LimitError: more than ``limits.max_num_gaps`` stretches of unknown bytes.
    """
    return single_keys(source, scan_records(source, begin, end, free, limits=limits))


def single_keys(source: Source, items: Iterable[ScanItem | KeyRun]) -> Iterator[ScanItem]:
    """The items of ``scan_records`` with one for each record."""
    for item in items:
        if isinstance(item, ScanItem):
            yield item
            continue
        for start, stop in zip(item.start.tolist(), item.stop.tolist(), strict=True):
            yield ScanItem("key", Span(start, stop), read_key(source, start, "scan"))


def scan_records(
    source: Source, begin: int, end: int, free: tuple[FreeEntry, ...] = (), *, limits: Limits = DEFAULT_LIMITS
) -> Iterator[ScanItem | KeyRun]:
    """The walk of ``scan_keys``, with many records at a time where the compiled parser reads them."""
    end = min(end, source.size)
    known_gaps = {
        entry.ofs_first: entry.ofs_last + 1 for entry in free if entry.ofs_first <= entry.ofs_last < end
    }
    parser = compiled_parser("root_file_key")
    position = begin
    num_unknown = num_keys = 0
    while position < end:
        run = _run_at(source, position, end, parser) if parser and num_keys >= _LEAST_KEYS else None
        if run is not None and len(run.start):
            yield run
            position = int(run.stop[-1])
            num_keys = _LEAST_KEYS if len(run.start) == _MOST_KEYS else 0
            continue
        item = _item_at(source, position, end, known_gaps)
        if item is None:
            num_unknown += 1
            if num_unknown > limits.max_num_gaps:
                raise LimitError(
                    f"more than {limits.max_num_gaps} stretches of unknown bytes",
                    offset=position,
                    hint="raise Limits.max_num_gaps",
                )
            item = ScanItem("unknown", Span(position, next_key_or_gap(source, position, end, known_gaps)))
        num_keys = num_keys + 1 if item.key is not None else 0
        yield item
        position = item.span.stop


def _run_at(source: Source, position: int, end: int, parser: CompiledParser) -> KeyRun | None:
    """The records from a position on whose keys follow the rules of ``key_at``; None if the bytes are not in memory."""
    import numpy as np

    data = source.memory
    if data is None:
        return None
    keys, start, payload = parser.chain(data, position, "len_record", _MOST_KEYS, MAX_LEN_KEY)
    stop = start + keys["len_record"]
    ofs_key = np.where(keys["has_ofs_key_wide"], keys["ofs_key_wide"], keys["ofs_key_narrow"])
    fits = (ofs_key == start.astype(np.uint64)) & (stop <= end) & (payload <= stop)
    fits &= (keys["len_key"] > 0) & (keys["len_key"] <= keys["len_record"])
    count = len(start) if fits.all() else int(np.argmin(fits))
    keys, start, stop, payload = keys[:count], start[:count], stop[:count], payload[:count]
    # A page of memory of each record was looked at.
    source.release(count * _LEN_TOUCHED)
    name = keys["class_name"]
    is_blob = name["length"] == len(_BLOB)
    at = np.where(is_blob, start + name["offset"], 0)
    for index, byte in enumerate(_BLOB):
        is_blob &= np.frombuffer(data, np.uint8)[at + index] == byte
    is_bare = (keys["name"]["length"] == 0) & (keys["title"]["length"] == 0)
    return KeyRun(
        start, stop, payload, keys["len_key"], keys["len_object"], keys["version"], is_blob, is_bare
    )


def _item_at(source: Source, position: int, end: int, known_gaps: dict[int, int]) -> ScanItem | None:
    key = key_at(source, position, end)
    if key is not None:
        return ScanItem("key", Span(position, position + key.len_record), key)
    if end - position >= _LEN_MARK:
        mark = int.from_bytes(source.read(position, _LEN_MARK), "big", signed=True)
        if mark < 0 and position - mark <= end:
            # A stale mark may be too short or too long; the free list is right.
            return ScanItem("gap", Span(position, known_gaps.get(position, position - mark)))
    if position in known_gaps:
        return ScanItem("gap", Span(position, known_gaps[position]))
    return None


def key_at(source: Source, position: int, end: int) -> Key | None:
    """The key at a position whose record ends before ``end``; None for other bytes."""
    try:
        key = read_key(source, position, "scan")
    except ContainerError:
        return None
    # The offset that a key states distinguishes a key from bytes that look like one.
    fits = key.ofs_key == position and 0 < key.len_key <= key.len_record <= end - position
    return key if fits and key.span.stop <= position + key.len_record else None


def next_key_or_gap(source: Source, position: int, end: int, known_gaps: Mapping[int, int]) -> int:
    """The first key or known gap after a position, found by the names of classes; ``end`` without one."""
    gaps = [start for start in known_gaps if start > position]
    stop = min(gaps) if gaps else end
    start = position + 1
    while start < stop:
        # Windows overlap by more than a key has in front of its class name.
        window = bytes(source.read(start, min(_LEN_SEARCH_WINDOW, end - start)))
        for match in _CLASS_NAMES.finditer(window):
            for distance in _CLASS_NAME_POSITIONS:
                candidate = start + match.start() - distance
                if position < candidate < stop and key_at(source, candidate, end) is not None:
                    return candidate
        if start + len(window) >= stop:
            break
        start += len(window) - 128
    return stop
