"""A walk from key to key through the whole file, for tools that account for every byte.

Never used to find RNTuples: freed space is not always marked, so the walk can lose its way (RNT-CNT-007).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from rntuple_spec.constants import (
    ANCHOR_CLASS,
    BLOB_CLASS,
    DIRECTORY_CLASSES,
    DRAFT_ANCHOR_CLASS,
    FILE_CLASS,
    STREAMER_INFO_KEY,
)

from rntuple_construct.base.constants import BASKET_CLASS, TREE_CLASSES
from rntuple_construct.base.dataclass import dataclass
from rntuple_construct.base.errors import ContainerError, LimitError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.format.container.structures import FreeEntry, Key, Span, read_key
from rntuple_construct.storage import Source

__all__ = ["ScanItem", "scan_keys"]

_LEN_SEARCH_WINDOW = 1 << 20
_LEN_MARK = 4
# Class names of keys, with their length byte; where one is found, a key started so many bytes before.
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


@dataclass(frozen=True, slots=True)
class ScanItem:
    """What the walk met.

    Args:
        kind: ``"key"`` (a record), ``"gap"`` (free space that is marked, or that the free list knows) or
            ``"unknown"`` (bytes that are neither).
        span: the bytes, key and payload together.
        key: the key of a record.
    """

    kind: str
    span: Span
    key: Key | None = None


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
    end = min(end, source.size)
    known_gaps = {
        entry.ofs_first: entry.ofs_last + 1 for entry in free if entry.ofs_first <= entry.ofs_last < end
    }
    position = begin
    num_unknown = 0
    while position < end:
        item = _item_at(source, position, end, known_gaps)
        if item is None:
            num_unknown += 1
            if num_unknown > limits.max_num_gaps:
                raise LimitError(
                    f"more than {limits.max_num_gaps} stretches of unknown bytes",
                    offset=position,
                    hint="raise Limits.max_num_gaps",
                )
            item = ScanItem("unknown", Span(position, _next_key_or_gap(source, position, end, known_gaps)))
        yield item
        position = item.span.stop


def _item_at(source: Source, position: int, end: int, known_gaps: dict[int, int]) -> ScanItem | None:
    key = _key_at(source, position, end)
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


def _key_at(source: Source, position: int, end: int) -> Key | None:
    try:
        key = read_key(source, position, "scan")
    except ContainerError:
        return None
    # The offset that a key states distinguishes a key from bytes that look like one.
    fits = key.ofs_key == position and 0 < key.len_key <= key.len_record <= end - position
    return key if fits and key.span.stop <= position + key.len_record else None


def _next_key_or_gap(source: Source, position: int, end: int, known_gaps: dict[int, int]) -> int:
    gaps = [start for start in known_gaps if start > position]
    stop = min(gaps) if gaps else end
    start = position + 1
    while start < stop:
        # Windows overlap by more than a key has in front of its class name.
        window = bytes(source.read(start, min(_LEN_SEARCH_WINDOW, end - start)))
        for match in _CLASS_NAMES.finditer(window):
            for distance in _CLASS_NAME_POSITIONS:
                candidate = start + match.start() - distance
                if position < candidate < stop and _key_at(source, candidate, end) is not None:
                    return candidate
        if start + len(window) >= stop:
            break
        start += len(window) - 128
    return stop
