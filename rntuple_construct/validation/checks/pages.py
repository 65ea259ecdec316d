"""Page descriptions as arrays: sizes, checksums, ranges (section "Page Locations"). No page is read here."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.container.blob import spread_blobs
from rntuple_construct.format.descriptor.clusters import UNKNOWN_COLUMN
from rntuple_construct.format.generations.records import PageList
from rntuple_construct.validation.context import NTupleContext, once_of_group, once_of_pages
from rntuple_construct.validation.registry import ntuple_check

Mask = npt.NDArray[np.bool_]
Ranges = list[tuple[int, int]]


@once_of_pages
def unreadable(ntuple: NTupleContext, pages: PageList) -> Mask:
    """Return which pages do not lie inside the file, or are stored elsewhere."""
    begin = ntuple.file.container.header.ofs_begin if ntuple.file.container else 0
    length = _len_stored(ntuple, pages)
    outside: Mask = (pages.offset < begin) | (pages.offset > ntuple.file.size - length)
    for page, ranges in spread_pages(ntuple, pages).items():
        outside[page] = isinstance(ranges, RNTupleError) or min(start for start, _ in ranges) < begin
    outside |= pages.size < 0
    return outside


def _len_stored(ntuple: NTupleContext, pages: PageList) -> npt.NDArray[np.int64]:
    """Stored bytes of each page with its checksum."""
    length: npt.NDArray[np.int64] = pages.size + ntuple.generation.len_page_checksum * pages.has_checksum
    return length


@once_of_pages
def spread_pages(ntuple: NTupleContext, pages: PageList) -> dict[int, Ranges | RNTupleError]:
    """Pages that are too large for one key, by number, with their byte ranges or why these cannot be known."""
    length = np.where(pages.size >= 0, _len_stored(ntuple, pages), 0)
    return spread_blobs(ntuple.file.source, pages.offset, length, ntuple.max_key_size)


@once_of_group
def columns_of_ranges(ntuple: NTupleContext, group: int, pages: PageList) -> npt.NDArray[np.int64]:
    """Column of each range; UNKNOWN_COLUMN where nothing says which it is."""
    if ntuple.linker is None:
        return np.full(int(pages.first_range[-1]), UNKNOWN_COLUMN, np.int64)
    return ntuple.linker.column_ids(group, pages)


@once_of_group
def bits_of_ranges(ntuple: NTupleContext, group: int, pages: PageList) -> npt.NDArray[np.int32]:
    """Bits on storage of the column of each range; 0 for columns that the schema does not have."""
    columns = ntuple.columns or ()
    bits = np.array([*(column.bits_on_storage for column in columns), 0], np.int32)
    # The last one represents missing and unknown columns.
    known: npt.NDArray[np.int32] = bits[np.minimum(columns_of_ranges(ntuple, group, pages), len(columns))]
    return known


@once_of_group
def lengths_of_pages(
    ntuple: NTupleContext, group: int, pages: PageList
) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int64]]:
    """Bits on storage of the elements of each page, and the uncompressed length of each page in bytes."""
    bits = bits_of_ranges(ntuple, group, pages).repeat(pages.first_page[1:] - pages.first_page[:-1])
    return bits, (pages.num_elements.astype(np.int64) * bits + 7) // 8


def _first(found: Mask) -> list[int]:
    """Numbers of the pages found; more than a report keeps are of no use."""
    numbers: list[int] = found.nonzero()[0][:1000].tolist()
    return numbers


@ntuple_check("RNT-CNT-014", "RNT-CMP-010", needs=("page_lists",))
def inside_the_file(ntuple: NTupleContext) -> None:
    """No page begins before the first record or ends after the end of the file."""
    if ntuple.file.is_truncated:
        return
    for group, pages in enumerate(ntuple.page_lists or ()):
        if pages is None:
            continue
        outside = unreadable(ntuple, pages) & (pages.size >= 0)
        spread = spread_pages(ntuple, pages)
        for page in _first(outside):
            problem = spread.get(page)
            if isinstance(problem, RNTupleError) and problem.rule_id != "RNT-CNT-014":
                ntuple.report_error(problem, path=pages.path_of_page(group, page))
                continue
            offset, size = int(pages.offset[page]), int(pages.size[page])
            ntuple.emit(
                "RNT-CNT-014", path=pages.path_of_page(group, page), actual=offset, size=size, offset=offset,
                limit=f"the {ntuple.file.size} bytes of the file",
            )  # fmt: skip


@ntuple_check("RNT-PAG-001", "RNT-PAG-007", "RNT-PAG-008", needs=("page_lists", "columns", "footer"))
def lengths(ntuple: NTupleContext) -> None:
    """Pages are not stored with more bytes than they have uncompressed."""
    for group, pages in enumerate(ntuple.page_lists or ()):
        if pages is None:
            continue
        bits, expected = lengths_of_pages(ntuple, group, pages)
        here = (pages.size >= 0) & (bits > 0)
        larger = here & (pages.size > expected)
        for page in _first(larger):
            ntuple.emit(
                "RNT-PAG-001", path=pages.path_of_page(group, page), expected=int(expected[page]),
                actual=int(pages.size[page]), count=int(pages.num_elements[page]), bits=int(bits[page]),
                problem=f"{int(pages.size[page])} bytes are stored, at most {int(expected[page])} expected",
            )  # fmt: skip
        is_plain = (pages.compression_settings == 0).repeat(pages.first_page[1:] - pages.first_page[:-1])
        for page in _first(here & (pages.size < expected) & is_plain):
            ntuple.emit(
                "RNT-PAG-007", path=pages.path_of_page(group, page), expected=int(expected[page]),
                actual=int(pages.size[page]),
            )  # fmt: skip
        for page in _first(here & (pages.num_elements == 0) & ~larger):
            ntuple.emit("RNT-PAG-008", path=pages.path_of_page(group, page), index=page, actual=0)


@ntuple_check("RNT-PAG-004", needs=("page_lists",))
def without_checksum(ntuple: NTupleContext) -> None:
    """Damage to pages without checksum may go unnoticed."""
    lists = [pages for pages in ntuple.page_lists or () if pages is not None]
    total = sum(pages.num_pages for pages in lists)
    # An empty page cannot say that it has a checksum.
    checked = sum(int((pages.has_checksum | (pages.num_elements == 0)).sum()) for pages in lists)
    if checked < total:
        ntuple.emit("RNT-PAG-004", path="page_list", actual=total - checked, count=total)
