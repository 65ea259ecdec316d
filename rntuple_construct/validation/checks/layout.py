"""Contents of a whole file: its bytes as records, blobs, envelopes, pages, free space, or unused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from rntuple_spec.constants import BLOB_CLASS

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.container import FreeEntry, Key, KeyRun, ScanItem
from rntuple_construct.format.container.structures import read_key
from rntuple_construct.validation.checks.directories import are_sound, directories, key_problem, label_of
from rntuple_construct.validation.checks.pages import spread_pages, unreadable
from rntuple_construct.validation.context import FileContext, NTupleContext, once

Int64Array = npt.NDArray[np.int64]


@dataclass(slots=True, eq=False, repr=False)
class PayloadBlocks:
    """Envelopes and pages of all RNTuples of a file, in ascending order, each byte range once.

    Args:
        start, stop: shape (n,), absolute offsets; page checksums are included.
        owner: shape (n,), which of ``names`` a block belongs to.
        number: shape (n,), its number there.
        names: functions from number to RNTuple and path.
    """

    start: Int64Array
    stop: Int64Array
    owner: npt.NDArray[np.int32]
    number: Int64Array
    names: list[tuple[str, Callable[[int], str]]]

    def name(self, index: int) -> tuple[str, str]:
        """RNTuple and path of a block."""
        ntuple, path = self.names[int(self.owner[index])]
        return ntuple, path(int(self.number[index]))


def blocks_of(file: FileContext) -> PayloadBlocks:
    """Collect the blocks of all RNTuples that could be read."""
    parts: list[list[Int64Array]] = []
    names: list[tuple[str, Callable[[int], str]]] = []
    for ntuple in file.ntuples:
        if ntuple.is_muted:
            continue
        for *part, path in _of_ntuple(ntuple):
            parts.append(part)
            names.append((ntuple.name, path))
    empty = np.empty(0, np.int64)
    start, stop, number = (np.concatenate([empty, *(part[index] for part in parts)]) for index in range(3))
    owner = np.repeat(np.arange(len(parts), dtype=np.int32), [len(part[0]) for part in parts])
    # Arrays are released as soon as possible, because there may be millions of pages.
    parts.clear()
    part = []
    order = np.lexsort((stop, start))
    start = start[order]
    stop = stop[order]
    kept = np.ones(len(start), bool)
    kept[1:] = (start[1:] != start[:-1]) | (stop[1:] != stop[:-1])
    if not kept.all():
        start, stop, order = start[kept], stop[kept], order[kept]
    number = number[order]
    return PayloadBlocks(start, stop, owner[order], number, names)


def _of_ntuple(
    ntuple: NTupleContext,
) -> list[tuple[Int64Array, Int64Array, Int64Array, Callable[[int], str]]]:
    found: list[tuple[Int64Array, Int64Array, Int64Array, Callable[[int], str]]] = []
    for envelope in ntuple.envelopes:
        if not envelope.is_intact:
            continue  # its stated offset may be wrong
        try:
            ranges = envelope.ranges()
        except RNTupleError:
            continue
        at = np.array(ranges, np.int64).reshape(-1, 2)
        found.append((at[:, 0], at[:, 0] + at[:, 1], np.zeros(len(at), np.int64), _always(envelope.path)))
    for group, pages in enumerate(ntuple.page_lists or ()):
        if pages is None:
            continue
        there = ~unreadable(ntuple, pages) & (pages.size > 0)
        name = partial(pages.path_of_page, group)
        for page, parts in spread_pages(ntuple, pages).items():
            if there[page] and not isinstance(parts, RNTupleError):
                there[page] = False
                at = np.array(parts, np.int64).reshape(-1, 2)
                found.append((at[:, 0], at[:, 0] + at[:, 1], np.full(len(at), page, np.int64), name))
        numbers = np.flatnonzero(there)
        start = pages.offset[numbers]
        stop = start + pages.size[numbers] + ntuple.generation.len_page_checksum * pages.has_checksum[numbers]
        found.append((start, stop, numbers, name))
    return found


def _always(path: str) -> Callable[[int], str]:
    return lambda _: path


def covered(start: Int64Array, stop: Int64Array, holes: Int64Array) -> npt.NDArray[np.bool_]:
    """Return which ranges lie inside one of other ranges.

    Args:
        start, stop: shape (n,).
        holes: shape (m, 2), ascending and disjoint: first byte, and the one after the last.
    """
    if not len(holes):
        return np.zeros(len(start), bool)
    place = np.searchsorted(holes[:, 0], start, side="right") - 1
    inside: npt.NDArray[np.bool_] = (place >= 0) & (stop <= holes[np.maximum(place, 0), 1])
    return inside


class RecordReference(NamedTuple):
    """A reference to a record: its offset, its number of bytes and its name."""

    offset: int
    nbytes: int | None
    name: str


@dataclass(slots=True, eq=False, repr=False)
class FileLayout:
    """Result of a walk over the whole file.

    Args:
        places: the records that something refers to.
        records: extents and names of those of them whose keys are sound.
        free: free segments that lie before the end of the file.
        blobs: int64, shape (n, 2): extents of the payloads of RBlobs, those with a damaged key included, in any order.
        named: keys of sound RBlobs that have a name or a title.
        unsound: invalid keys, with their offsets and their problems.
        unknown: extents that belong to nothing.
        others: int64, shape (n, 2): extents of records of other classes.
        blocks: envelopes and pages.
        is_complete: if true, the walk got to the end.
    """

    places: list[RecordReference]
    records: list[tuple[int, int, str]]
    free: tuple[FreeEntry, ...]
    blobs: Int64Array
    named: list[Key]
    unsound: list[tuple[Key, int, str]]
    unknown: list[tuple[int, int]]
    others: Int64Array
    blocks: PayloadBlocks
    is_complete: bool


@once
def layout_of(file: FileContext) -> FileLayout | None:
    """The walk over the file, done once for all checks."""
    if file.container is None or not file.has_directories or file.is_truncated:
        return None
    walk = _LayoutCollector(file)
    is_complete = True
    try:
        for item in file.container.scan_records():
            walk.take(item)
    except RNTupleError:
        is_complete = False
    places = _places(file)
    return FileLayout(
        places, _records(file, places), _free_list(file), _joined(walk.blobs), walk.named, walk.unsound, walk.unknown,
        _joined(walk.others), blocks_of(file), is_complete,
    )  # fmt: skip


class _LayoutCollector:
    """Collects what the walk over a file meets; attributes as those of ``FileLayout``, arrays in parts."""

    def __init__(self, file: FileContext) -> None:
        self._file = file
        self.blobs: list[Any] = []
        self.named: list[Key] = []
        self.unsound: list[tuple[Key, int, str]] = []
        self.unknown: list[tuple[int, int]] = []
        self.others: list[Any] = []

    def take(self, item: ScanItem | KeyRun) -> None:
        """Take one item of the walk."""
        if isinstance(item, KeyRun):
            self._take_run(item)
        elif item.key is not None and item.key.class_name == BLOB_CLASS:
            self._take_blob(item.key, *item.span)
        elif item.kind == "key":
            self.others.append([item.span])
        elif item.kind == "unknown":
            self._take_unknown(*item.span)

    def _take_run(self, run: KeyRun) -> None:
        self.others.append(np.stack([run.start, run.stop], axis=1)[~run.is_blob])
        is_plain = run.is_blob & run.is_bare & are_sound(run)
        self.blobs.append(np.stack([run.payload, run.stop], axis=1)[is_plain])
        for index in np.flatnonzero(run.is_blob & ~is_plain).tolist():
            start, stop = int(run.start[index]), int(run.stop[index])
            self._take_blob(read_key(self._file.source, start, "scan"), start, stop)

    def _take_blob(self, key: Key, start: int, stop: int) -> None:
        problem = key_problem(key, start, self._file.size)
        if problem is not None:
            self.unsound.append((key, start, problem))
        elif key.name or key.title:
            self.named.append(key)
        # Where the payload of a damaged key starts is not known.
        self.blobs.append([(start if problem else key.span.stop, stop)])

    def _take_unknown(self, start: int, stop: int) -> None:
        """Bytes without a valid key at their start; a damaged key differs from stale bytes by its class name."""
        try:
            key = read_key(self._file.source, start, "scan")
        except RNTupleError:
            key = None
        problem = None
        if key is not None and key.class_name == BLOB_CLASS:
            problem = key_problem(key, start, self._file.size)
        if key is None or problem is None:
            self.unknown.append((start, stop))
            return
        self.unsound.append((key, start, problem))
        self.blobs.append([(start, stop)])


def _joined(parts: list[Any]) -> Int64Array:
    """Parts of shape (n, 2) as one array."""
    return np.concatenate([np.empty((0, 2), np.int64), *parts])


def _free_list(file: FileContext) -> tuple[FreeEntry, ...]:
    try:
        every = file.container.free_list() if file.container else ()
    except RNTupleError:
        return ()
    return tuple(entry for entry in every if entry.ofs_first <= entry.ofs_last)


def _places(file: FileContext) -> list[RecordReference]:
    """The records that header and directories refer to."""
    container = file.container
    if container is None:
        return []
    header = container.header
    places = [RecordReference(header.ofs_begin, None, "root directory")]
    for directory in directories(file):
        places.append(
            RecordReference(directory.ofs_keys, directory.len_keys, f"{label_of(directory)}.keys_list")
        )
        places += [
            RecordReference(image.ofs_key, image.len_record, f"{image.class_name} {image.name!r}")
            for image in directory.keys
        ]
    places.append(RecordReference(header.ofs_free, header.len_free, "free list"))
    places.append(RecordReference(header.ofs_info, header.len_info, "StreamerInfo record"))
    return places


def _records(file: FileContext, places: list[RecordReference]) -> list[tuple[int, int, str]]:
    """Extents of records whose keys are sound and have the stated size."""
    found = {}
    for offset, nbytes, name in places:
        if not 0 < offset < file.size:
            continue
        try:
            key = read_key(file.source, offset, name)
        except RNTupleError:
            continue
        if key_problem(key, offset, file.size) is None and nbytes in (None, key.len_record):
            found[offset] = (offset, offset + key.len_record, name)
    return sorted(found.values())
