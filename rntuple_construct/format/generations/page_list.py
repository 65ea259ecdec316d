"""Page lists as numpy arrays: the one part of the metadata that has volume.

A page list of a large file holds millions of 16-byte page descriptions. Here the frames are walked once and
everything else is gathered with numpy; the record layouts come from the grammar
(``rntuple_spec.layouts``). Both grammars parse the same bytes one by one; tests prove the three equal.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import EnvelopeError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.generations.descriptions import PARSE_FAILURES
from rntuple_construct.format.generations.records import (
    NOT_LISTED,
    ClusterSummaries,
    Int64Array,
    Locator,
    PageList,
    path_of_range,
)
from rntuple_construct.format.native import compiled_parser

_MANY = 32  # frames from which numpy is faster than a loop
_LEN_SMALLEST_PAGE = 8  # a number of elements and a locator of only its head
_LARGEST = int(np.iinfo(np.int64).max)
_LEAST_COUNT = int(np.iinfo(np.int32).min)
_HEADS = {4: struct.Struct("<iI"), 8: struct.Struct("<qI")}  # by bytes of the size
_COMPILED = (
    "cluster_pages.first_column_pages",
    "column_pages.first_page",
    "column_pages.element_offset",
    "column_pages.compression_settings",
    "page.locator_head",
    "page.locator_ofs_range",
)
_WORD = np.dtype("<i4")
_LEN_FEW = 2048  # bytes of page locations from which numpy is faster than a loop


class PageListLayout(NamedTuple):
    """Sizes and record layouts that differ between generations.

    Args:
        frame_head: dtype of a list frame's head: ``len_frame`` and ``num_items``.
        page: dtype of a page description with a standard locator: signed number of elements, ``len_range``, ``ofs_range``.
        tail: dtype of the members after the pages in the inner frame: element offset, compression settings.
        counts: splits the first member of page descriptions into numbers of elements and whether a checksum follows.
        parser: specialised parser of page locations.
        compiled: name of the compiled one.
        item_bits: mask of the bits that count items in the head of a list frame; the others are reserved.
    """

    frame_head: np.dtype[Any]
    page: np.dtype[Any]
    tail: np.dtype[Any]
    counts: Callable[[npt.NDArray[Any]], tuple[npt.NDArray[np.int32], npt.NDArray[np.bool_]]]
    parser: Callable[[Any, int, int], tuple[int, Any]]
    compiled: str
    item_bits: int = -1

    @property
    def head(self) -> struct.Struct:
        """A list frame's head: signed size, number of items."""
        return _HEADS[self.frame_head.itemsize - 4]


def page_location_frames(record: PageList, pages: npt.NDArray[Any], layout: PageListLayout) -> bytes:
    """Return the list frame of page locations with the frames of clusters and columns (section "Page Locations").

    Args:
        record: the page list.
        pages: shape ``(num_pages,)``, the stored descriptions of pages, dtype ``layout.page``.
        layout: record layouts of the generation.
    """
    # Methods and slices, since functions of numpy take twice as long for the few pages of a small file.
    is_listed = record.element_offset >= 0
    first_page, first_range = record.first_page, record.first_range
    num_pages, num_ranges = first_page[1:] - first_page[:-1], first_range[1:] - first_range[:-1]
    tails = np.zeros(len(is_listed), layout.tail)
    tails["element_offset"] = record.element_offset
    tails["compression_settings"][is_listed] = record.compression_settings[is_listed]
    # Lengths and places count words, because the size of every member is a multiple of a word.
    len_head, len_page = _num_words(layout.frame_head), _num_words(layout.page)
    len_tails = np.where(is_listed, _num_words(layout.tail), _num_words(layout.tail["element_offset"]))
    len_ranges = len_head + len_page * num_pages + len_tails
    ends = np.zeros(len(len_ranges) + 1, np.int64)
    len_ranges.cumsum(out=ends[1:])
    ends_of_clusters = ends[first_range] + len_head * np.arange(1, len(first_range) + 1)
    clusters = ends_of_clusters[:-1]
    ranges = ends[:-1] + (clusters - ends[first_range[:-1]] + len_head).repeat(num_ranges)
    length = ends_of_clusters.item(-1)
    # A suppressed column has a shorter tail: the head of the next frame overwrites the end of it.
    words = np.zeros(length + _num_words(layout.tail), _WORD)
    _put(words, ranges + len_head + len_page * num_pages, tails)
    layout.head.pack_into(words.data, 0, -_WORD.itemsize * length, record.num_clusters)
    for starts, lengths, counts in (
        (clusters, ends_of_clusters[1:] - clusters, num_ranges),
        (ranges, len_ranges, num_pages),
    ):
        heads = np.zeros(len(starts), layout.frame_head)
        heads["len_frame"], heads["num_items"] = -_WORD.itemsize * lengths, counts
        _put(words, starts, heads)
    places = (ranges + len_head - len_page * first_page[:-1]).repeat(num_pages)
    _put(words, places + len_page * np.arange(len(pages)), pages)
    return words[:length].tobytes()


def _num_words(dtype: np.dtype[Any]) -> int:
    return dtype.itemsize // _WORD.itemsize


def _put(words: npt.NDArray[np.int32], starts: npt.NDArray[np.int64], records: npt.NDArray[Any]) -> None:
    """Store records at these places; later ones overwrite earlier ones."""
    length = _num_words(records.dtype)
    words[starts[:, None] + np.arange(length)] = records.view(_WORD).reshape(-1, length)


def unaligned(data: memoryview | bytes, dtype: np.dtype[Any]) -> npt.NDArray[Any]:
    """View of ``data`` whose element i is the record that starts at byte i."""
    count = max(len(data) - dtype.itemsize + 1, 0)
    view: npt.NDArray[Any] = np.ndarray((count,), dtype, data, strides=(1,))
    return view


class FrameWalk:
    """Finds where list frames start that are stored back to back.

    Args:
        data: the envelope, without its checksum.
        layout: record layouts of the generation.
        base: file offset of the envelope if it is stored uncompressed, else None; for errors.
    """

    def __init__(self, data: memoryview, layout: PageListLayout, base: int | None) -> None:
        self.data = data
        self.base = base
        self.head = layout.head
        self.min_size = self.head.size
        self.item_bits = layout.item_bits
        self.frame_heads = unaligned(data, layout.frame_head)

    def open(self, position: int, end: int, path: str) -> tuple[int, int]:
        """Absolute size and number of items of the list frame at ``position``; it must end by ``end``."""
        if end - position < self.min_size:
            raise self.error(
                "RNT-FRM-001", path, position, problem=f"only {end - position} bytes left for a list frame"
            )
        size, num_items = self.head.unpack_from(self.data, position)
        if size >= 0:
            raise self.error("RNT-FRM-002", path, position, wanted="list", found="record", size=size)
        size = -size
        if size < self.min_size or size > end - position:
            raise self.error("RNT-FRM-001", path, position, problem=f"its size is {size}")
        return size, num_items & self.item_bits

    def open_item(self, index: int, position: int, end: int, path: str) -> tuple[int, int]:
        """As ``open``, for an item of a list: a list that ends after others has fewer items than it states."""
        if index and end - position < self.min_size:
            raise self.error(
                "RNT-FRM-005",
                path,
                position,
                problem=f"only {end - position} bytes left for item {index} of a list",
            )
        return self.open(position, end, path)

    def error(self, rule_id: str, path: str, position: int, **fields: Any) -> EnvelopeError:
        """An error at a byte of the envelope."""
        return broken(
            rule_id, kind=EnvelopeError, path=f"page_list.{path}", offset=self.offset(position), **fields
        )

    def offset(self, position: int) -> int | None:
        """File offset of a byte of the envelope; None if the envelope is compressed."""
        return None if self.base is None else self.base + position

    def inner_frames(self, position: int, end: int, num_items: int, path: str) -> Int64Array:
        """Start offsets of ``num_items`` list frames stored back to back from ``position``.

        Equal sizes are the rule in files with regular clusters, so they are tried first, all at once.
        """
        if num_items == 0:
            return np.empty(0, np.int64)
        if num_items * self.min_size > end - position:
            raise self.error("RNT-FRM-005", path, position, problem=f"{num_items} in {end - position} bytes")
        stride = self.open(position, end, f"{path}[0]")[0]
        if num_items >= _MANY and num_items * stride <= end - position:
            starts = position + np.arange(num_items, dtype=np.int64) * stride
            if (self.frame_heads["len_frame"][starts] == -stride).all():
                return starts
        starts = np.empty(num_items, np.int64)
        for index in range(num_items):
            starts[index] = position
            # Item paths are built only for the error; formatting them here would cost more than the walk.
            try:
                position += self.open_item(index, position, end, "")[0]
            except EnvelopeError as error:
                error.path = f"page_list.{path}[{index}]"
                raise
        return starts

    def item_starts(
        self, position: int, end: int, num_items: int, path: str
    ) -> tuple[Int64Array, EnvelopeError | None]:
        """Start offsets of list frames as ``inner_frames`` finds them, and where the last one ends.

        Returns:
            shape ``(n + 1,)`` for the first n frames that follow the grammar, and why there are not ``num_items``.
        """
        try:
            starts = self.inner_frames(position, end, num_items, path)
            last = int(starts[-1]) if len(starts) else position
            stop = last + self.open(last, end, path)[0] if len(starts) else last
            return np.append(starts, stop), None
        except EnvelopeError:
            found = [position]
        for index in range(num_items):
            try:
                found.append(found[-1] + self.open_item(index, found[-1], end, f"{path}[{index}]")[0])
            except EnvelopeError as error:
                return np.array(found, np.int64), error
        return np.array(found, np.int64), None

    def equal_frames(self, outer: Int64Array, end: int) -> tuple[Int64Array, int] | None:
        """Start offsets of the list frames inside many others, if these all look like the first one.

        Args:
            outer: start offsets of the outer frames.
            end: where the frame around them ends.

        Returns:
            start offsets of all inner frames, and the number of inner frames in each outer frame. None if the
            outer frames differ in size, in number of items, or in the size of any item.
        """
        if len(outer) < _MANY:
            return None
        heads = self.frame_heads[outer]
        if (heads != heads[0]).any() or outer[-1] - int(heads["len_frame"][-1]) > end:
            return None
        first = int(outer[0])
        size, num_items = self.open(first, end, "page_locations[0]")
        inner = self.inner_frames(first + self.min_size, first + size, num_items, "page_locations[0]")
        starts = (outer[:, None] + (inner - first)).reshape(-1)
        sizes = self.frame_heads["len_frame"]
        if (sizes[starts] != np.tile(sizes[inner], len(outer))).any():
            return None
        return starts, num_items


def parse_page_locations(
    data: memoryview,
    position: int,
    layout: PageListLayout,
    *,
    base: int | None,
    header_checksum: bytes | None,
    cluster_summaries: ClusterSummaries | None,
    parse_locator: Any,
) -> tuple[PageList, int]:
    """Read the nested list frames of page locations (section "Page Locations").

    Args:
        data: the envelope, without its checksum.
        position: where the top-most list frame starts in ``data``.
        layout: record layouts of the generation.
        base: file offset of the envelope if it is stored uncompressed, else None; for errors.
        header_checksum, cluster_summaries: passed on into the result.
        parse_locator: function ``(data, position, end) -> (Locator, next position)`` for any locator.

    Returns:
        the arrays, and the position after the top-most frame.

    Raises:
        EnvelopeError: a frame or item does not fit.
    """
    walk = FrameWalk(data, layout, base)
    top_size, num_clusters = walk.open(position, len(data), "page_locations")
    frame = data[position : position + top_size]
    if top_size <= _LEN_FEW:
        few = _few(frame, layout)
        if few is not None:
            return PageList(header_checksum, cluster_summaries, *few), position + top_size
    found = _compiled(frame, layout)
    if found is not None:
        return PageList(header_checksum, cluster_summaries, *found), position + top_size
    outer = walk.inner_frames(position + walk.min_size, position + top_size, num_clusters, "page_locations")
    regular = walk.equal_frames(outer, position + top_size)
    if regular is not None:
        starts, num_columns = regular
        first_range = np.arange(num_clusters + 1, dtype=np.int64) * num_columns
    else:
        starts_by_cluster = []
        for cluster, start in enumerate(outer.tolist()):
            path = f"page_locations[{cluster}]"
            size, num_columns = walk.open(start, position + top_size, path)
            starts_by_cluster.append(
                walk.inner_frames(start + walk.min_size, start + size, num_columns, path)
            )
        first_range = np.zeros(num_clusters + 1, np.int64)
        np.cumsum([len(starts) for starts in starts_by_cluster], out=first_range[1:])
        starts = np.concatenate([np.empty(0, np.int64), *starts_by_cluster])
    pages = _gather(walk, layout, starts, first_range, parse_locator)
    page_list = PageList(header_checksum, cluster_summaries, first_range, *pages)
    return page_list, position + top_size


def _compiled(data: memoryview, layout: PageListLayout) -> tuple[Any, ...] | None:
    """Page locations from the compiled parser.

    Args:
        data: the outermost list frame.
        layout: record layouts of the generation.

    Returns:
        the arrays of a PageList. None if no such parser exists, the bytes break the grammar, or a page is not
        at a standard locator.
    """
    parser = compiled_parser(layout.compiled)
    if parser is None:
        return None
    counted = (layout.page.names or ("",))[0]
    columns = parser.columns(data, (*_COMPILED, f"page.{counted}"))
    if columns is None:
        return None
    pages, ranges = columns["page"], columns["column_pages"]
    # Arrays are released one by one, because there may be millions of pages.
    size, element_offset = pages.pop("locator_head"), ranges["element_offset"].view(np.int64)
    if len(size) and size.min() < 0:
        return None
    size = size.astype(np.int64)
    settings = ranges.pop("compression_settings").astype(np.int64)
    settings[element_offset < 0] = NOT_LISTED
    return (
        columns["cluster_pages"]["first_column_pages"],
        element_offset,
        settings,
        ranges["first_page"],
        *layout.counts(pages.pop(counted)),
        size,
        _offsets(pages["locator_ofs_range"]),
        {},
    )


def _few(data: memoryview, layout: PageListLayout) -> tuple[Any, ...] | None:
    """Page locations of a small file, where a call of numpy costs more than to read a page; as ``_compiled``."""
    try:
        _, listed = layout.parser(data, 0, len(data))
    except PARSE_FAILURES:
        return None
    first_range, first_page = [0], [0]
    element_offset: list[int] = []
    settings: list[int] = []
    pages: list[tuple[Any, ...]] = []
    for columns, *_ in listed.items.rows:
        for column_pages, offset, setting, _ in columns.rows:
            pages += column_pages.rows
            first_page.append(len(pages))
            element_offset.append(offset)
            settings.append(NOT_LISTED if setting is None else setting)
        first_range.append(len(settings))
    counted, sizes, offsets = zip(*[page[:3] for page in pages], strict=True) if pages else ((), (), ())
    if min(sizes, default=0) < 0 or max(element_offset, default=0) > _LARGEST:
        return None
    return (
        np.array(first_range, np.int64),
        np.array(element_offset, np.int64),
        np.array(settings, np.int64),
        np.array(first_page, np.int64),
        *layout.counts(np.array(counted, layout.page[0])),
        np.array(sizes, np.int64),
        _offsets(np.array(offsets, np.uint64)),
        {},
    )


def _gather(
    walk: FrameWalk, layout: PageListLayout, starts: Int64Array, first_range: Int64Array, parse_locator: Any
) -> tuple[Any, ...]:
    heads = walk.frame_heads[starts]
    ends = starts - heads["len_frame"].astype(np.int64)
    num_pages = heads["num_items"].astype(np.int64) & layout.item_bits
    page_size, (offset_field, settings_field) = layout.page.itemsize, layout.tail.names or ("", "")
    len_offset = layout.tail[offset_field].itemsize
    # A frame that cannot hold that many of the smallest pages is checked before anything is allocated for them.
    too_small = starts + walk.min_size + num_pages * page_size + len_offset > ends
    bodies = starts + walk.min_size
    irregular = np.zeros(len(starts), bool)
    locators: dict[int, tuple[list[tuple[int, Locator]], int]] = {}
    first_page = np.zeros(len(starts) + 1, np.int64)
    np.cumsum(np.where(too_small, 0, num_pages), out=first_page[1:])
    positions = np.arange(first_page[-1], dtype=np.int64)
    positions *= page_size
    positions += np.repeat(bodies - first_page[:-1] * page_size, first_page[1:] - first_page[:-1])
    records = unaligned(walk.data, layout.page)[positions]
    del positions  # as large as half the records
    irregular |= too_small
    non_standard = np.flatnonzero(records["len_range"] < 0)
    if len(non_standard):
        irregular[np.searchsorted(first_page, non_standard, side="right") - 1] = True
    tails = bodies + num_pages * page_size
    for index in np.flatnonzero(irregular).tolist():
        path = path_of_range(first_range, index)
        locators[index] = _walk_pages(walk, bodies, ends, num_pages, index, path, parse_locator, layout)
        tails[index] = locators[index][1]
    element_offset = unaligned(walk.data, np.dtype([(offset_field, layout.tail[offset_field])]))[tails]
    element_offset = element_offset[offset_field].astype(np.int64)
    settings = np.full(len(starts), NOT_LISTED, np.int64)
    listed = np.flatnonzero(element_offset >= 0)
    short = listed[tails[listed] + layout.tail.itemsize > ends[listed]]
    if len(short):
        index = int(short[0])
        path = f"{path_of_range(first_range, index)}.compression_settings"
        raise walk.error("RNT-PGL-005", path, int(tails[index]) + len_offset, name="compression settings")
    settings[listed] = unaligned(walk.data, layout.tail)[tails[listed]][settings_field]
    count_field = (layout.page.names or ("",))[0]
    counted, size, offset, foreign = records[count_field], records["len_range"], records["ofs_range"], {}
    if locators:
        counted, size, offset, first_page, foreign = _merge(
            first_page, records, count_field, locators, num_pages
        )
    return (
        element_offset,
        settings,
        first_page,
        *layout.counts(counted),
        size.astype(np.int64),
        _offsets(offset),
        foreign,
    )


def signed_counts(signed: npt.NDArray[Any]) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.bool_]]:
    """Numbers of elements whose negative sign announces a page checksum.

    Raises:
        EnvelopeError: a number without absolute value (RNT-PAG-005).
    """
    values = np.ascontiguousarray(signed, np.int32)
    if values.min(initial=0) == _LEAST_COUNT:
        raise broken(
            "RNT-PAG-005",
            kind=EnvelopeError,
            path="page_list.page_locations",
            actual="-2 ** 31, which has no absolute value",
        )
    return np.abs(values), values < 0


def _offsets(offset: npt.NDArray[Any]) -> Int64Array:
    signed: Int64Array = np.ascontiguousarray(offset).view(np.int64)
    # Offsets beyond 2^63 lie outside any file; the largest signed value keeps them so.
    return np.where(signed < 0, np.int64(_LARGEST), signed) if signed.min(initial=0) < 0 else signed


def _walk_pages(
    walk: FrameWalk,
    bodies: Int64Array,
    ends: Int64Array,
    num_pages: Int64Array,
    index: int,
    path: str,
    parse_locator: Any,
    layout: PageListLayout,
) -> tuple[list[tuple[int, Locator]], int]:
    """Read the pages of one inner frame one by one, whatever their locators; returns the end of the last too."""
    position, end = int(bodies[index]), int(ends[index])
    len_offset = layout.tail[0].itemsize
    pages: list[tuple[int, Locator]] = []
    if int(num_pages[index]) * _LEN_SMALLEST_PAGE > end - position:
        problem = f"{int(num_pages[index])} in {end - position} bytes"
        raise walk.error("RNT-FRM-005", path, position, problem=problem)
    for page in range(int(num_pages[index])):
        # After at least one page, bytes too short for a page and the element offset are the tail after the
        # pages.
        least = _LEN_SMALLEST_PAGE + len_offset if page else 4
        if position + least > end:
            problem = "a page description reaches beyond it"
            raise walk.error("RNT-FRM-005", f"{path}[{page}]", position, problem=problem)
        (counted,) = np.frombuffer(walk.data, layout.page[0], 1, position).tolist()
        try:
            locator, position = parse_locator(walk.data, position + 4, end)
        except EnvelopeError as error:
            error.path = f"page_list.{path}[{page}].locator"
            error.offset = walk.offset(position + 4)
            raise
        pages.append((counted, locator))
    if position + len_offset > end:
        raise walk.error("RNT-PGL-005", f"{path}.element_offset", position, name="element offset")
    return pages, position


def _merge(
    first_page: Int64Array,
    records: npt.NDArray[Any],
    count_field: str,
    locators: dict[int, tuple[list[tuple[int, Locator]], int]],
    num_pages: Int64Array,
) -> tuple[Any, ...]:
    """Put the pages that were read one by one between those that were gathered."""
    merged_first = np.zeros(len(num_pages) + 1, np.int64)
    np.cumsum(num_pages, out=merged_first[1:])
    total = int(merged_first[-1])
    counted, size = np.empty(total, records.dtype[count_field]), np.empty(total, np.int64)
    offset = np.empty(total, np.uint64)
    regular = np.ones(len(num_pages), bool)
    regular[list(locators)] = False
    taken = np.repeat(regular, np.diff(first_page))
    placed = np.repeat(regular, num_pages)
    counted[placed] = records[count_field][taken]
    size[placed] = records["len_range"][taken]
    offset[placed] = records["ofs_range"][taken]
    foreign = {}
    for index, (pages, _) in locators.items():
        for page, (elements, locator) in enumerate(pages, int(merged_first[index])):
            # Sizes beyond 2^63 lie outside any file; the largest signed value keeps them so.
            counted[page], size[page], offset[page] = elements, min(locator.size, _LARGEST), locator.offset
            if locator.kind:
                size[page] = -1
                foreign[page] = locator
    return counted, size, offset, merged_first, foreign
