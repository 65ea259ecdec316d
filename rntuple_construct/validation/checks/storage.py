"""Records, blobs and free space that share the file (section "ROOT File embedding"), after its RNTuples are read."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from rntuple_construct.format.container import FreeEntry
from rntuple_construct.validation.checks.blocks import Blocks, blocks_of, covered
from rntuple_construct.validation.checks.layout import FileLayout, layout_of
from rntuple_construct.validation.context import FileContext
from rntuple_construct.validation.registry import file_check
from rntuple_construct.validation.rules import Severity


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
    payloads = np.array(sorted((start, stop) for _, start, stop in layout.blobs), np.int64).reshape(-1, 2)
    outside = ~covered(blocks.start, blocks.stop, payloads)
    # What lies in another record or in free space is said there.
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
