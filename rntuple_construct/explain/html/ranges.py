"""Choice of the bytes of a file that go into the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rntuple_construct.explain.byte_map import ByteMap

__all__ = ["LEN_ROW", "file_ranges"]

LEN_ROW = 16
"""Bytes in a row of the page."""


def file_ranges(file_map: ByteMap, budget: int, bytes_of_page: int) -> list[tuple[int, int]]:
    """Byte ranges of the file that go into the page: everything, or metadata first and then beginnings of pages.

    Args:
        file_map: the annotated file.
        budget: how many bytes may go in.
        bytes_of_page: how many of each page, when not everything fits.
    """
    if file_map.size <= budget:
        return [(0, file_map.size)] if file_map.size else []
    pages = file_map.pages
    chosen: list[tuple[int, int]] = []
    left = budget * 3 // 4
    # One large page list must not keep out what comes after it.
    largest = max(left // 16, LEN_ROW)
    for start, stop in _between_pages(file_map):
        if left <= 0:
            break
        chosen.append((start, min(stop, start + min(left, largest))))
        left -= _len_rows(*chosen[-1])
    left += budget // 4
    for start, stop in zip(pages.start.tolist(), pages.stop.tolist(), strict=True):
        if left <= 0:
            break
        chosen.append((start, min(stop, start + bytes_of_page)))
        left -= _len_rows(*chosen[-1])
    return _whole_rows(chosen, file_map.size)


def _between_pages(file_map: ByteMap) -> Iterator[tuple[int, int]]:
    """Byte ranges before, between and after pages, each in one record."""
    pages = file_map.pages
    for node in file_map.view.nodes:
        inside = pages.between(node.start, node.stop)
        position = node.start
        for page in inside:
            if position < int(pages.start[page]):
                yield position, int(pages.start[page])
            position = int(pages.stop[page])
        if position < node.stop:
            yield position, node.stop


def _len_rows(start: int, stop: int) -> int:
    """Bytes of the rows that a range touches."""
    return -(-stop // LEN_ROW) * LEN_ROW - start // LEN_ROW * LEN_ROW


def _whole_rows(ranges: Sequence[tuple[int, int]], size: int) -> list[tuple[int, int]]:
    """Ranges widened to rows of bytes and joined where they meet."""
    joined: list[tuple[int, int]] = []
    for start, stop in sorted(ranges):
        start, stop = start // LEN_ROW * LEN_ROW, min(-(-stop // LEN_ROW) * LEN_ROW, size)
        if joined and start <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(joined[-1][1], stop)
        else:
            joined.append((start, stop))
    return joined
