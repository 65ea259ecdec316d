"""Free list, StreamerInfo record and keys of blobs (section "ROOT File embedding")."""

from __future__ import annotations

from collections.abc import Sequence

from rntuple_spec.constants import ANCHOR_CLASS, ANCHOR_CLASS_VERSION, BLOB_CLASS, LARGE_FILE_SIZE

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.container import FreeEntry
from rntuple_construct.format.container.parse import read_key
from rntuple_construct.validation.checks.directories import directories, key_problem, label_of
from rntuple_construct.validation.checks.layout import layout_of
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
    damaged = {offset for _, offset, _ in layout.unsound}
    for key, _, _ in layout.blobs:
        if (key.name or key.title) and key.span.start not in damaged:
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
