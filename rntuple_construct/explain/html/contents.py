"""The data of the page: annotations, map, schema, pages, and as many bytes as it may hold."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any

from rntuple_construct.explain.byte_map import ByteMap
from rntuple_construct.explain.discovery import AnnotatedNTuple
from rntuple_construct.explain.html.tables import PAGE_COLUMNS, cluster_rows, page_columns, schema_tables
from rntuple_construct.explain.json_form import nodes_text
from rntuple_construct.explain.nodes import Kind, Node, View
from rntuple_construct.explain.outline import Detail
from rntuple_construct.explain.page_annotations import first_values

LEN_ROW = 16
"""Bytes in a row of the page."""
# Bytes of a view that are decoded together, as model.js has it.
_LEN_BLOCK = 1 << 16


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


_LIMITS = (0, 1024, 256, 64, 16, 8, 4)
# Annotations of one page description, of one page, and items that are shown after those left out.
_ROWS_OF_DESCRIPTION = 6
_ROWS_OF_PAGE = 5
_NUM_KEPT = 3


@dataclass(frozen=True, slots=True)
class PageSizes:
    """Sizes of the parts of a page about a file.

    Args:
        nodes: annotations; lists are shortened until they fit.
        bytes: bytes of the file; the beginnings of pages come last.
        view_bytes: bytes of uncompressed envelopes.
        bytes_of_page: bytes of each page, when not all fit.
        previews: pages whose first elements are shown.
        clusters: clusters in the table of clusters.
        pages: pages in the table of pages, from which map and tables are made.
    """

    nodes: int = 80_000
    bytes: int = 3 << 18
    view_bytes: int = 3 << 18
    bytes_of_page: int = 256
    previews: int = 2_000
    clusters: int = 100_000
    pages: int = 800_000


def page_parts(file_map: ByteMap, budget: PageSizes) -> dict[str, bytes]:
    """All data of the page, in parts: ``core`` is needed at once, the others when they are opened.

    Args:
        file_map: the annotated file.
        budget: how much goes in.
    """
    nodes, views = _fitting_nodes(file_map, budget)
    file_bytes = file_ranges(file_map, budget.bytes, budget.bytes_of_page)
    ranges = [file_bytes, *_view_ranges(views[1:], budget)]
    pages, num_pages = page_columns(file_map, budget.pages)
    parts = {"nodes": nodes.encode(), "pages": pages}
    for number, (view, chosen) in enumerate(zip(views, ranges, strict=True)):
        data = b"".join(view.read(start, stop - start) for start, stop in chosen)
        for start in range(0, len(data), _LEN_BLOCK):
            parts[f"bytes-{number}-{start // _LEN_BLOCK}"] = data[start : start + _LEN_BLOCK]
    core = {
        "name": PurePath(file_map.name).name,
        "size": file_map.size,
        "label": file_map.label,
        "problems": file_map.problems[:200],
        "views": [
            {"name": view.name, "size": view.size, "runs": runs}
            for view, runs in zip(views, ranges, strict=True)
        ],
        "left": file_map.size - sum(stop - start for start, stop in file_bytes),
        "envelopes": _envelopes(file_map),
        "ntuples": [_ntuple(ntuple) for ntuple in file_map.ntuples],
        "pageColumns": [list(column) for column in PAGE_COLUMNS],
        "numPages": num_pages,
        "allPages": file_map.pages.num_uses,
    }
    tables = {
        "core": core,
        "schema": schema_tables(file_map),
        "clusters": cluster_rows(file_map, budget.clusters),
    }
    return {name: json.dumps(table, separators=(",", ":")).encode() for name, table in tables.items()} | parts


class _TooManyNodesError(Exception):
    """More annotations than fit."""


class _Shown:
    """The annotations that are in the page: how many may follow, and the views in their order."""

    def __init__(self, file_map: ByteMap, nodes: int, previews: int) -> None:
        self.views: list[View] = [file_map.view]
        self._map = file_map
        self._nodes = nodes
        self._previews = previews

    def more(self, node: Node) -> str:
        """Count an annotation; the values of a page as a further member."""
        self._nodes -= 1
        if self._nodes < 0:
            raise _TooManyNodesError
        if node.view is not None:
            self.views.append(node.view)
        if node.kind is not Kind.PAGE or node.type != "page" or self._previews <= 0:
            return ""
        self._previews -= 1
        position = self._map.pages.between(node.start, node.start + 1).start
        values = first_values(self._map.file, self._map.pages, position)
        return f', "values": {json.dumps(values)}' if values else ""


def _fitting_nodes(file_map: ByteMap, budget: PageSizes) -> tuple[str, list[View]]:
    """Annotations in as much detail as fits, as JSON; and their views."""

    def nodes(limit: int, most: int, previews: int) -> tuple[str, list[View]]:
        shown = _Shown(file_map, most, previews)
        detail = Detail(limit, pages=limit == 0)
        return "".join(nodes_text(file_map.view.nodes, detail, shown.more)), shown.views

    for limit in _LIMITS[:-1]:
        if _num_page_rows(file_map, limit) <= budget.nodes:
            with suppress(_TooManyNodesError):
                return nodes(limit, budget.nodes, budget.previews)
    # Lists cannot be shorter than that; whatever comes now is bounded by the depth of the tree.
    return nodes(_LIMITS[-1], sys.maxsize, 0)


def _num_page_rows(file_map: ByteMap, limit: int) -> int:
    """About how many annotations pages and page lists have when lists are shortened, to save vain attempts."""

    def shown(number: int, divisor: int = 1) -> int:
        return number if limit == 0 else min(number, -(-limit // divisor) + _NUM_KEPT)

    rows = 0
    for ntuple in file_map.ntuples:
        clusters, columns = max(ntuple.num_clusters, 1), max(len(ntuple.columns), 1)
        pages = -(-ntuple.num_pages // (clusters * columns))
        rows += _ROWS_OF_DESCRIPTION * shown(clusters, 3) * shown(columns, 3) * shown(pages, 3)
    blobs = [node for node in file_map.view.nodes if node.kind is Kind.PAGE]
    pages_of_blob = -(-len(file_map.pages) // max(len(blobs), 1))
    return rows + _ROWS_OF_PAGE * shown(len(blobs)) * shown(pages_of_blob)


def _view_ranges(views: Sequence[View], budget: PageSizes) -> list[list[tuple[int, int]]]:
    """Of each uncompressed envelope the bytes that go into the page."""
    left = budget.view_bytes
    ranges = []
    for view in views:
        stop = min(view.size, left // LEN_ROW * LEN_ROW if view.size > left else view.size)
        left -= stop
        ranges.append([(0, stop)] if stop else [])
    return ranges


def _envelopes(file_map: ByteMap) -> list[tuple[int, int, str]]:
    """Start, stop and kind of the envelopes, for the map."""
    found = []
    for ntuple in file_map.ntuples:
        for envelope in ntuple.envelopes:
            start = file_map.places.get(envelope.path)
            if start is not None and envelope.envelope.nbytes > 0:
                stop = min(start + envelope.envelope.nbytes, file_map.size)
                found.append((start, stop, envelope.kind.value))
    return found


def _ntuple(ntuple: AnnotatedNTuple) -> dict[str, Any]:
    return {
        "name": ntuple.name,
        "prefix": ntuple.prefix,
        "version": ntuple.version,
        "columns": list(ntuple.column_names),
        "columnBits": [column.bits_on_storage for column in ntuple.columns],
        "clusters": ntuple.num_clusters,
        "pages": ntuple.num_pages,
    }
