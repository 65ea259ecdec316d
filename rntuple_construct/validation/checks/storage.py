"""Free list, StreamerInfo record, blobs, and free space that share the file (section "ROOT File embedding"), after its RNTuples."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from rntuple_spec.constants import ANCHOR_CLASS, ANCHOR_CLASS_VERSION, BLOB_CLASS, LARGE_FILE_SIZE

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.container import FreeEntry
from rntuple_construct.format.container.structures import read_key
from rntuple_construct.validation.checks.directories import directories, key_problem, label_of
from rntuple_construct.validation.checks.layout import (
    FileLayout,
    PayloadBlocks,
    blocks_of,
    covered,
    layout_of,
)
from rntuple_construct.validation.context import FileContext
from rntuple_construct.validation.registry import file_check
from rntuple_construct.validation.rules import Severity

_LEN_MARK = 4


@file_check("RNT-CNT-008", "RNT-CNT-009", "RNT-CNT-017")
def free_list(file: FileContext) -> None:
    """The free list is in order, and free segments have their marks."""
    container = file.container
    if container is None or file.is_truncated or container.header.ofs_free == 0:
        return
    header, path = container.header, "free_list"
    try:
        key = read_key(file.source, header.ofs_free, path, "RNT-CNT-008")
        entries = container.free_list()
    except RNTupleError as error:
        cause = "it cannot be read to its end" if error.rule_id == "RNT-CNT-008" else error.message
        file.emit("RNT-CNT-008", path=path, span=_point(error, header.ofs_free), problem=cause)
        return
    span = key.span
    problem = key_problem(key, header.ofs_free, file.size)
    if problem is not None:
        file.emit("RNT-CNT-017", path=path, span=span, offset=header.ofs_free, problem=problem)
    elif key.len_record != header.len_free:
        problem = f"its record has {key.len_record} bytes, the file header says {header.len_free}"
        file.emit("RNT-CNT-008", path=path, span=span, problem=problem)
        return
    elif header.ofs_free + header.len_free > header.ofs_end:
        problem = f"its record does not end in front of byte {header.ofs_end}, where the file ends"
        file.emit("RNT-CNT-008", path=path, span=span, problem=problem)
        return
    wrong = _wrong_entry(entries, header.num_free, header.ofs_end)
    if wrong is not None:
        index, problem = wrong
        here = entries[index].span if index < len(entries) else span
        file.emit("RNT-CNT-008", path=f"{path}[{index}]", span=here, problem=f"segment {index}: {problem}")
        return
    layout = layout_of(file)
    for entry in entries[:-1]:
        size = entry.ofs_last - entry.ofs_first + 1
        if size < _LEN_MARK or entry.ofs_last >= file.size:
            continue
        if any(
            start <= entry.ofs_last and stop > entry.ofs_first
            for start, stop, _ in (layout.records if layout else ())
        ):
            continue  # not free at all
        mark = int.from_bytes(file.source.read(entry.ofs_first, _LEN_MARK), "big", signed=True)
        if mark != -size:
            file.emit(
                "RNT-CNT-009", path=path, span=(entry.ofs_first, entry.ofs_last + 1), expected=-size, actual=mark,
                offset=entry.ofs_first, size=size,
            )  # fmt: skip


def _point(error: RNTupleError, otherwise: int) -> tuple[int, int]:
    offset = otherwise if error.offset is None else error.offset
    return offset, offset + 1


def _wrong_entry(entries: Sequence[FreeEntry], num_free: int, end: int) -> tuple[int, str] | None:
    """The first entry of a free list that breaks its order, and how."""
    if not entries:
        return 0, "the list is empty"
    for index, entry in enumerate(entries):
        if entry.ofs_last < entry.ofs_first:
            return index, f"ends at {entry.ofs_last}, before its start {entry.ofs_first}"
        if index and entry.ofs_first <= entries[index - 1].ofs_last:
            return index, f"starts at {entry.ofs_first}, the one before ends at {entries[index - 1].ofs_last}"
    last = len(entries) - 1
    if entries[last].ofs_first != end:
        return last, f"the last segment starts at {entries[last].ofs_first}, the file ends at {end}"
    if entries[last].ofs_last < LARGE_FILE_SIZE:
        return last, f"the last segment ends at {entries[last].ofs_last}"
    if len(entries) != num_free:
        return last, f"there are {len(entries)} segments, the file header says {num_free}"
    return None


@file_check("RNT-CNT-010", "RNT-CNT-017")
def streamer_info(file: FileContext) -> None:
    """The file describes the class of the anchor."""
    container = file.container
    if (
        container is None
        or file.is_truncated
        or not any(ntuple.binds("RNT-CNT-010") for ntuple in file.ntuples)
    ):
        return
    header, path = container.header, "streamer_info"
    span = (header.ofs_info, header.ofs_info + max(header.len_info, 0))
    try:
        key = read_key(file.source, header.ofs_info, path) if header.ofs_info else None
        problem = None if key is None else key_problem(key, header.ofs_info, file.size)
        if key is not None and problem is not None:
            file.emit("RNT-CNT-017", path=path, span=key.span, offset=header.ofs_info, problem=problem)
            return
        if key is not None and key.len_record != header.len_info:
            problem = f"its record has {key.len_record} bytes, the file header says {header.len_info}"
            file.emit("RNT-CNT-010", path=path, span=key.span, problem=problem)
            return
        info = container.streamer_info()
    except RNTupleError as error:
        file.emit("RNT-CNT-010", path=path, span=_point(error, header.ofs_info), problem=error.message)
        return
    if info is None:
        file.emit("RNT-CNT-010", path=path, problem="the file has no StreamerInfo record")
    elif info.find(ANCHOR_CLASS, ANCHOR_CLASS_VERSION) is None:
        problem = f"the StreamerInfo record does not describe {ANCHOR_CLASS} version {ANCHOR_CLASS_VERSION}"
        file.emit("RNT-CNT-010", path=path, span=span, problem=problem)
    elif not info.complete:
        file.emit(
            "RNT-CNT-010", path=path, span=span, problem="the StreamerInfo record cannot be read to its end"
        )


@file_check("RNT-CNT-011", "RNT-CNT-017")
def blob_keys(file: FileContext) -> None:
    """Keys of blobs have no name and no title, are sound and not listed."""
    layout = layout_of(file)
    if layout is None:
        return
    for key in layout.named:
        problem = f"it has the {'name' if key.name else 'title'} {key.name or key.title!r}"
        file.emit("RNT-CNT-011", path=BLOB_CLASS, span=key.span, offset=key.span.start, problem=problem)
    for key, offset, problem in layout.unsound:
        # No reader looks at the keys of blobs.
        file.emit(
            "RNT-CNT-017",
            path=BLOB_CLASS,
            span=key.span,
            severity=Severity.WARNING,
            offset=offset,
            problem=problem,
        )
    for directory in directories(file):
        for image in directory.keys:
            if image.class_name == BLOB_CLASS:
                file.emit(
                    "RNT-CNT-011", path=f"{label_of(directory)}.keys_list", span=image.span, offset=image.ofs_key,
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
            continue  # reported about the anchor
        start = int(blocks.start[index])
        stop = int(min(blocks.stop[index], blocks.stop[other]))
        file.emit(
            "RNT-LOC-007", path=path, span=(start, stop), ntuple=ntuple, first=first, second=path, size=stop - start,
            offset=start,
        )  # fmt: skip


def _blocks(file: FileContext) -> PayloadBlocks:
    layout = layout_of(file)
    return blocks_of(file) if layout is None else layout.blocks


@file_check("RNT-CNT-014")
def behind_the_end(file: FileContext) -> None:
    """No bytes are after the end that the header states; readers ignore them, updates of the file overwrite them."""
    end = file.container.header.ofs_end if file.container else file.size
    if end >= file.size:
        return
    blocks = _blocks(file)
    for index in np.flatnonzero((blocks.stop > end) & (blocks.stop <= file.size))[:100].tolist():
        ntuple, path = blocks.name(index)
        start, stop = int(blocks.start[index]), int(blocks.stop[index])
        file.emit(
            "RNT-CNT-014", path=path, span=(start, stop), ntuple=ntuple, actual=start, size=stop - start, offset=start,
            limit=f"the end of the file that its header states, {end}", severity=Severity.WARNING,
        )  # fmt: skip


@file_check("RNT-CNT-013")
def inside_blobs(file: FileContext) -> None:
    """Pages and envelopes lie inside one blob each."""
    layout = layout_of(file)
    if layout is None or not layout.is_complete:
        return
    blocks = layout.blocks
    payloads = layout.blobs[np.lexsort(layout.blobs.T[::-1])]
    outside = ~covered(blocks.start, blocks.stop, payloads)
    # What lies in another record or in free space is reported there.
    others = np.array(
        sorted(
            [(start, stop) for start, stop, _ in layout.records]
            + [(e.ofs_first, e.ofs_last + 1) for e in _segments(file, layout)]
        ),
        np.int64,
    ).reshape(-1, 2)
    outside &= ~_touches(blocks, others)
    if file.container is not None:
        outside &= blocks.stop <= file.container.header.ofs_end  # no record is after it
    # A range before several blocks is one cause.
    unknown = np.array(layout.unknown, np.int64).reshape(-1, 2)
    extents = np.concatenate([layout.blobs[:, 0], layout.others[:, 0], unknown[:, 0]])
    for index in np.flatnonzero(outside)[:100].tolist():
        ntuple, path = blocks.name(index)
        start, stop = int(blocks.start[index]), int(blocks.stop[index])
        before = int(extents[extents <= start].max(initial=0))
        file.emit(
            "RNT-CNT-013", path=path, span=(start, stop), ntuple=ntuple, size=stop - start, offset=start,
            cause=f"no blob at {before}",
        )  # fmt: skip


def _touches(blocks: PayloadBlocks, others: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
    """Return which blocks overlap with other, ascending ranges."""
    if not len(others):
        return np.zeros(len(blocks.start), bool)
    reach = np.maximum.accumulate(others[:, 1])
    before = np.searchsorted(others[:, 0], blocks.stop, side="left")
    touched: npt.NDArray[np.bool_] = (before > 0) & (reach[np.maximum(before, 1) - 1] > blocks.start)
    return touched


def _segments(file: FileContext, layout: FileLayout) -> tuple[FreeEntry, ...]:
    """Free segments between records; none if the free list is known to be wrong."""
    # The last one represents the range after the end of the file.
    return () if "RNT-CNT-008" in file.reported else layout.free[:-1]


@file_check("RNT-CNT-015")
def no_overlaps(file: FileContext) -> None:
    """Records overlap neither each other nor free space, and neither do pages and envelopes."""
    layout = layout_of(file)
    if layout is None:
        return
    free = [
        (entry.ofs_first, entry.ofs_last + 1, f"free segment {index}")
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
    layout = layout_of(file)
    if layout is None or file.container is None:
        return
    end = file.container.header.ofs_end
    # Damaged records leave bytes that no record has; they are reported already.
    if file.reported - {"RNT-CNT-009", "RNT-CNT-016"}:
        return
    for start, stop in layout.unknown:
        stop = min(stop, end)
        if start < stop:
            file.emit("RNT-CNT-016", path="file", span=(start, stop), size=stop - start, offset=start)
