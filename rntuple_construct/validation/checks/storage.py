"""How records, blobs and free space share the file (section "ROOT File embedding"), after its RNTuples are read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rntuple_construct.container import FreeEntry, Key, ScanItem
from rntuple_construct.container.parse import read_key
from rntuple_construct.errors import RNTupleError
from rntuple_construct.validation.checks.blocks import Blocks, blocks_of, covered
from rntuple_construct.validation.checks.directories import directories, key_problem, label_of
from rntuple_construct.validation.context import FileContext
from rntuple_construct.validation.registry import file_check

_RBLOB = "RBlob"
_LEAST_END = 2_000_000_000
_ANCHOR_CLASS, _ANCHOR_CLASS_VERSION = "ROOT::RNTuple", 2
_LEN_MARK = 4


class _Place(NamedTuple):
    """What something says of a record: where it is, how many bytes it has, and what it is called."""

    offset: int
    nbytes: int | None
    name: str


@dataclass(frozen=True, slots=True, eq=False)
class _Layout:
    """What a walk over the whole file gives.

    Args:
        places: the records that something refers to.
        records: extents and names of those of them whose keys are sound.
        free: free segments that lie before the end of the file.
        blobs: keys of RBlobs with the payload's extent, those with a damaged key included.
        unsound: keys that are not sound, with their offsets and what is wrong.
        unknown: extents that belong to nothing.
        others: extents of records of other classes.
        blocks: envelopes and pages.
        is_complete: whether the walk got to the end.
    """

    places: list[_Place]
    records: list[tuple[int, int, str]]
    free: tuple[FreeEntry, ...]
    blobs: list[tuple[Key, int, int]]
    unsound: list[tuple[Key, int, str]]
    unknown: list[tuple[int, int]]
    others: list[tuple[int, int]]
    blocks: Blocks
    is_complete: bool


def _layout(file: FileContext) -> _Layout | None:
    """The walk over the file, done once for all checks."""
    known = file.shared.get("layout")
    if not isinstance(known, _Layout):
        known = file.shared["layout"] = _walk(file)
    return known if isinstance(known, _Layout) else None


def _walk(file: FileContext) -> _Layout | None:
    if file.container is None or not file.has_directories or file.is_truncated:
        return None
    free = _free_list(file)
    blobs: list[tuple[Key, int, int]] = []
    unsound: list[tuple[Key, int, str]] = []
    unknown: list[tuple[int, int]] = []
    others: list[tuple[int, int]] = []
    is_complete = True
    try:
        for item in file.container.scan_keys():
            if item.kind == "key" and item.key is not None and item.key.class_name == _RBLOB:
                problem = key_problem(item.key, item.span.start, file.size)
                if problem is not None:
                    unsound.append((item.key, item.span.start, problem))
                # Where the payload of a damaged key starts is not known.
                start = item.span.start if problem else item.key.span.stop
                blobs.append((item.key, start, item.span.stop))
            elif item.kind == "key":
                others.append((item.span.start, item.span.stop))
            elif item.kind == "unknown":
                _look_at_unknown(file, item, blobs, unsound, unknown)
    except RNTupleError:
        is_complete = False
    places = _places(file)
    return _Layout(
        places, _records(file, places), free, blobs, unsound, unknown, others, blocks_of(file), is_complete
    )


def _look_at_unknown(
    file: FileContext,
    item: ScanItem,
    blobs: list[tuple[Key, int, int]],
    unsound: list[tuple[Key, int, str]],
    unknown: list[tuple[int, int]],
) -> None:
    """Bytes that no sound key starts: a damaged key is told from stale bytes by the class it names."""
    start, stop = item.span
    try:
        key = read_key(file.source, start, "scan")
    except RNTupleError:
        unknown.append((start, stop))
        return
    problem = key_problem(key, start, file.size) if key.class_name == _RBLOB else None
    if problem is None:
        unknown.append((start, stop))
        return
    unsound.append((key, start, problem))
    blobs.append((key, start, stop))


def _free_list(file: FileContext) -> tuple[FreeEntry, ...]:
    try:
        every = file.container.free_list() if file.container else ()
    except RNTupleError:
        return ()
    return tuple(entry for entry in every if entry.first <= entry.last)


def _places(file: FileContext) -> list[_Place]:
    """The records that header and directories refer to."""
    container = file.container
    if container is None:
        return []
    header = container.header
    places = [_Place(header.begin, None, "root directory")]
    for directory in directories(file):
        places.append(_Place(directory.seek_keys, directory.nbytes_keys, f"{label_of(directory)}.keys_list"))
        places += [
            _Place(image.seek_key, image.nbytes, f"{image.class_name} {image.name!r}")
            for image in directory.keys
        ]
    places.append(_Place(header.seek_free, header.nbytes_free, "free list"))
    places.append(_Place(header.seek_info, header.nbytes_info, "StreamerInfo record"))
    return places


def _records(file: FileContext, places: list[_Place]) -> list[tuple[int, int, str]]:
    """Extents of records whose keys are sound and have the size that is said of them."""
    found = {}
    for offset, nbytes, name in places:
        if not 0 < offset < file.size:
            continue
        try:
            key = read_key(file.source, offset, name)
        except RNTupleError:
            continue
        if key_problem(key, offset, file.size) is None and nbytes in (None, key.nbytes):
            found[offset] = (offset, offset + key.nbytes, name)
    return sorted(found.values())


@file_check("RNT-CNT-008", "RNT-CNT-009", "RNT-CNT-017", "RNT-CMP-002")
def free_list(file: FileContext) -> None:
    """The free list is in order, and marks stand where segments are free."""
    container = file.container
    if container is None or file.is_truncated or container.header.seek_free == 0:
        return
    header, path = container.header, "free_list"
    try:
        key = read_key(file.source, header.seek_free, path, "RNT-CNT-008")
        entries = container.free_list()
    except RNTupleError as error:
        file.emit(
            "RNT-CNT-008", path=path, span=_point(error, header.seek_free), index="?", problem=error.message
        )
        return
    span = key.span
    problem = key_problem(key, header.seek_free, file.size)
    if problem is not None:
        file.emit("RNT-CNT-017", path=path, span=span, offset=header.seek_free, problem=problem)
    elif key.nbytes != header.nbytes_free:
        problem = f"its record has {key.nbytes} bytes, the file header says {header.nbytes_free}"
        file.emit("RNT-CNT-008", path=path, span=span, index="?", problem=problem)
        return
    wrong = _wrong_entry(entries, header.num_free, header.end)
    if wrong is not None:
        index, problem = wrong
        here = entries[index].span if index < len(entries) else span
        file.emit("RNT-CNT-008", path=f"{path}[{index}]", span=here, index=index, problem=problem)
        return
    layout = _layout(file)
    for entry in entries[:-1]:
        size = entry.last - entry.first + 1
        if size < _LEN_MARK or entry.last >= file.size:
            continue
        if any(
            start <= entry.last and stop > entry.first
            for start, stop, _ in (layout.records if layout else ())
        ):
            continue  # not free at all
        mark = int.from_bytes(file.source.read(entry.first, _LEN_MARK), "big", signed=True)
        if mark != -size:
            file.emit(
                "RNT-CNT-009", path=path, span=(entry.first, entry.last + 1), expected=-size, actual=mark,
                offset=entry.first, size=size,
            )  # fmt: skip


def _point(error: RNTupleError, otherwise: int) -> tuple[int, int]:
    offset = otherwise if error.offset is None else error.offset
    return offset, offset + 1


def _wrong_entry(entries: Sequence[FreeEntry], num_free: int, end: int) -> tuple[int, str] | None:
    """The first entry of a free list that breaks its order, and how."""
    if not entries:
        return 0, "there are none"
    for index, entry in enumerate(entries):
        if entry.last < entry.first:
            return index, f"ends at {entry.last}, before its start {entry.first}"
        if index and entry.first <= entries[index - 1].last:
            return index, f"starts at {entry.first}, the one before ends at {entries[index - 1].last}"
    last = len(entries) - 1
    if entries[last].first != end:
        return last, f"the last segment starts at {entries[last].first}, the file ends at {end}"
    if entries[last].last < _LEAST_END:
        return last, f"the last segment ends at {entries[last].last}"
    if len(entries) != num_free:
        return last, f"there are {len(entries)} segments, the file header says {num_free}"
    return None


@file_check("RNT-CNT-010", "RNT-CNT-017")
def streamer_info(file: FileContext) -> None:
    """The file describes the class of the anchor."""
    container = file.container
    if container is None or file.is_truncated or "1.x" not in file.generations:
        return
    header, path = container.header, "streamer_info"
    span = (header.seek_info, header.seek_info + max(header.nbytes_info, 0))
    try:
        key = read_key(file.source, header.seek_info, path) if header.seek_info else None
        problem = None if key is None else key_problem(key, header.seek_info, file.size)
        if key is not None and problem is not None:
            file.emit("RNT-CNT-017", path=path, span=key.span, offset=header.seek_info, problem=problem)
            return
        if key is not None and key.nbytes != header.nbytes_info:
            problem = f"its record has {key.nbytes} bytes, the file header says {header.nbytes_info}"
            file.emit("RNT-CNT-010", path=path, span=key.span, problem=problem)
            return
        info = container.streamer_info()
    except RNTupleError as error:
        file.emit("RNT-CNT-010", path=path, span=_point(error, header.seek_info), problem=error.message)
        return
    if info is None:
        file.emit("RNT-CNT-010", path=path, problem="the file has no StreamerInfo record")
    elif info.find(_ANCHOR_CLASS, _ANCHOR_CLASS_VERSION) is None:
        problem = f"the StreamerInfo record does not describe {_ANCHOR_CLASS} version {_ANCHOR_CLASS_VERSION}"
        file.emit("RNT-CNT-010", path=path, span=span, problem=problem)
    elif not info.complete:
        file.emit(
            "RNT-CNT-010", path=path, span=span, problem="the StreamerInfo record cannot be read to its end"
        )


@file_check("RNT-CNT-011", "RNT-CNT-017")
def blob_keys(file: FileContext) -> None:
    """Keys of blobs have no name and no title, are sound and not listed."""
    layout = _layout(file)
    if layout is None:
        return
    damaged = {offset for _, offset, _ in layout.unsound}
    for key, _, _ in layout.blobs:
        if (key.name or key.title) and key.span.start not in damaged:
            problem = f"it has the {'name' if key.name else 'title'} {key.name or key.title!r}"
            file.emit("RNT-CNT-011", path="RBlob", span=key.span, offset=key.span.start, problem=problem)
    for key, offset, problem in layout.unsound:
        file.emit("RNT-CNT-017", path="RBlob", span=key.span, offset=offset, problem=problem)
    for directory in directories(file):
        for image in directory.keys:
            if image.class_name == _RBLOB:
                file.emit(
                    "RNT-CNT-011", path=f"{label_of(directory)}.keys_list", span=image.span, offset=image.seek_key,
                    problem="it is listed in a directory",
                )  # fmt: skip


@file_check("RNT-LOC-007")
def equal_or_disjoint(file: FileContext) -> None:
    """Pages and envelopes are identical or share no byte."""
    blocks = _blocks(file)
    if len(blocks.start) < 2:
        return
    reach = np.maximum.accumulate(blocks.stop)
    for index in (np.flatnonzero(blocks.start[1:] < reach[:-1])[:100] + 1).tolist():
        other = int(np.argmax(blocks.stop[:index] > blocks.start[index]))
        ntuple, path = blocks.name(index)
        owner, first = blocks.name(other)
        if owner == ntuple and {first, path} == {"header", "footer"}:
            continue  # said of the anchor
        start = int(blocks.start[index])
        stop = int(min(blocks.stop[index], blocks.stop[other]))
        file.emit(
            "RNT-LOC-007", path=path, span=(start, stop), ntuple=ntuple, first=first, second=path, size=stop - start,
            offset=start,
        )  # fmt: skip


def _blocks(file: FileContext) -> Blocks:
    layout = _layout(file)
    return blocks_of(file) if layout is None else layout.blocks


@file_check("RNT-CNT-013")
def inside_blobs(file: FileContext) -> None:
    """Pages and envelopes lie inside one blob each."""
    layout = _layout(file)
    if layout is None or not layout.is_complete:
        return
    blocks = layout.blocks
    payloads = np.array(sorted((start, stop) for _, start, stop in layout.blobs), np.int64).reshape(-1, 2)
    outside = ~covered(blocks.start, blocks.stop, payloads)
    # What lies in another record or in free space is said there.
    others = np.array(
        sorted(
            [(start, stop) for start, stop, _ in layout.records]
            + [(e.first, e.last + 1) for e in _segments(file, layout)]
        ),
        np.int64,
    ).reshape(-1, 2)
    outside &= ~_touches(blocks, others)
    # What stands in front of several blocks is one cause.
    extents = [(start, stop) for _, start, stop in layout.blobs] + layout.unknown + layout.others
    for index in np.flatnonzero(outside)[:100].tolist():
        ntuple, path = blocks.name(index)
        start, stop = int(blocks.start[index]), int(blocks.stop[index])
        before = [one[0] for one in extents if one[0] <= start]
        file.emit(
            "RNT-CNT-013", path=path, span=(start, stop), ntuple=ntuple, size=stop - start, offset=start,
            cause=f"no blob at {max(before, default=0)}",
        )  # fmt: skip


def _touches(blocks: Blocks, others: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
    """Which blocks have a byte in common with other ranges, which ascend."""
    if not len(others):
        return np.zeros(len(blocks.start), bool)
    reach = np.maximum.accumulate(others[:, 1])
    before = np.searchsorted(others[:, 0], blocks.stop, side="left")
    touched: npt.NDArray[np.bool_] = (before > 0) & (reach[np.maximum(before, 1) - 1] > blocks.start)
    return touched


def _segments(file: FileContext, layout: _Layout) -> tuple[FreeEntry, ...]:
    """Free segments between records; none if the free list is known to be wrong."""
    # The last one stands for what comes after the end of the file.
    return () if "RNT-CNT-008" in file.reported else layout.free[:-1]


@file_check("RNT-CNT-015")
def no_overlaps(file: FileContext) -> None:
    """Records overlap neither each other nor free space, and neither do pages and envelopes."""
    layout = _layout(file)
    if layout is None:
        return
    free = [
        (entry.first, entry.last + 1, f"free segment {index}")
        for index, entry in enumerate(_segments(file, layout))
    ]
    taken = sorted(layout.records + free)
    reach: tuple[int, int, str] | None = None
    for one in taken:
        if reach is not None and one[0] < reach[1]:
            _report_overlap(file, reach, one)
        if reach is None or one[1] > reach[1]:
            reach = one
    blocks = layout.blocks
    ranges = np.array([(start, stop) for start, stop, _ in taken], np.int64).reshape(-1, 2)
    for index in np.flatnonzero(_touches(blocks, ranges))[:100].tolist():
        start, stop = int(blocks.start[index]), int(blocks.stop[index])
        other = next((one for one in taken if one[0] < stop and one[1] > start), None)
        if other is not None:
            _report_overlap(file, (start, stop, blocks.name(index)[1]), other)


def _report_overlap(file: FileContext, one: tuple[int, int, str], other: tuple[int, int, str]) -> None:
    start, stop = max(one[0], other[0]), min(one[1], other[1])
    # A free segment that is wrong may meet many records.
    segment = next((name for _, _, name in (one, other) if name.startswith("free segment")), None)
    file.emit(
        "RNT-CNT-015",
        path=one[2],
        span=(start, stop),
        first=one[2],
        second=other[2],
        size=stop - start,
        offset=start,
        cause=f"overlap of {segment}" if segment else None,
    )


@file_check("RNT-CNT-016")
def every_byte(file: FileContext) -> None:
    """Every byte belongs to a record or is free."""
    layout = _layout(file)
    if layout is None or file.container is None:
        return
    end = file.container.header.end
    # Damaged records leave bytes behind, but that has been said.
    if file.reported - {"RNT-CNT-009", "RNT-CNT-016"}:
        return
    for start, stop in layout.unknown:
        stop = min(stop, end)
        if start < stop:
            file.emit("RNT-CNT-016", path="file", span=(start, stop), size=stop - start, offset=start)
