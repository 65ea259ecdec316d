"""The data of the page: annotations, map, schema, pages, and as many bytes as it may hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import Any

from rntuple_construct.explain.byte_map import ByteMap
from rntuple_construct.explain.discovery import AnnotatedNTuple
from rntuple_construct.explain.html.parts import byte_parts, json_part
from rntuple_construct.explain.html.tables import PAGE_COLUMNS, cluster_rows, page_columns, schema_tables
from rntuple_construct.explain.nodes import Kind, Node, View
from rntuple_construct.explain.outline import Detail, Elision, outline
from rntuple_construct.explain.page_annotations import first_values

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
    pages: int = 1_000_000


def page_parts(file_map: ByteMap, budget: PageSizes) -> dict[str, bytes]:
    """All data of the page, in parts: ``core`` is needed at once, the others when they are opened.

    Args:
        file_map: the annotated file.
        budget: how much goes in.
    """
    rows = _fitting_rows(file_map, budget)
    kinds = [kind.value for kind in Kind]
    file_bytes = file_ranges(file_map, budget.bytes, budget.bytes_of_page)
    ranges = [file_bytes, *_view_ranges(rows.views[1:], budget)]
    pages, num_pages = page_columns(file_map, budget.pages)
    parts = {}
    for number, (view, chosen) in enumerate(zip(rows.views, ranges, strict=True)):
        data = b"".join(view.read(start, stop - start) for start, stop in chosen)
        for index, piece in enumerate(byte_parts(data)):
            parts[f"bytes-{number}-{index}"] = piece
    core = {
        "name": PurePath(file_map.name).name,
        "size": file_map.size,
        "label": file_map.label,
        "problems": file_map.problems[:200],
        "kinds": kinds,
        "types": rows.types.texts,
        "meanings": rows.meanings.texts,
        "sections": rows.sections.texts,
        "nodes": rows.rows,
        "views": [
            {"name": view.name, "size": view.size, "runs": runs}
            for view, runs in zip(rows.views, ranges, strict=True)
        ],
        "left": file_map.size - sum(stop - start for start, stop in file_bytes),
        "envelopes": _envelopes(file_map, kinds),
        "ntuples": [_ntuple(ntuple) for ntuple in file_map.ntuples],
        "pageColumns": [list(column) for column in PAGE_COLUMNS],
        "numPages": num_pages,
        "allPages": file_map.pages.num_uses,
    }
    first = {"core": json_part(core)}
    tables = {"schema": schema_tables(file_map), "clusters": cluster_rows(file_map, budget.clusters)}
    later = {name: json_part(table) for name, table in tables.items()} | {"pages": pages}
    return first | parts | later


class _TooManyNodesError(Exception):
    """More annotations than fit."""


class _UniqueTexts:
    """Texts that occur often, each kept once."""

    def __init__(self) -> None:
        self.texts: list[str] = [""]
        self._numbers = {"": 0}

    def number(self, text: str) -> int:
        if text not in self._numbers:
            self._numbers[text] = len(self.texts)
            self.texts.append(text)
        return self._numbers[text]


class _AnnotationRows:
    """Annotations as rows: parent, name, start, stop, kind, type, text, meaning, section, more."""

    def __init__(self, file_map: ByteMap, budget: PageSizes, detail: Detail) -> None:
        self._map = file_map
        self._budget = budget
        self._detail = detail
        self._kinds = {kind: number for number, kind in enumerate(Kind)}
        self._previews = budget.previews
        self.types, self.meanings, self.sections = _UniqueTexts(), _UniqueTexts(), _UniqueTexts()
        self.rows: list[list[Any]] = []
        self.views: list[View] = [file_map.view]
        self._add(file_map.view.nodes, -1, "", Kind.INHERITED, None)

    def _add(
        self, nodes: Sequence[Node], parent: int, parent_path: str, around: Kind, enters: int | None
    ) -> None:
        for node in outline(nodes, self._detail, around):
            if len(self.rows) >= self._budget.nodes:
                raise _TooManyNodesError
            if isinstance(node, Elision):
                self.rows.append(self._elision(node, parent, enters))
                continue
            number = len(self.rows)
            more = self._more(node)
            if enters is not None:
                more["enters"] = enters
            self.rows.append(self._row(node, parent, parent_path, more))
            self._add(node.children, number, node.path, node.kind or around, None)
            if node.view is not None:
                more["owns"] = len(self.views)
                self.rows[number] = self._row(node, parent, parent_path, more)
                self.views.append(node.view)
                self._add(node.view.nodes, number, node.path, node.kind or around, more["owns"])

    def _row(self, node: Node, parent: int, parent_path: str, more: dict[str, Any]) -> list[Any]:
        rest = node.path.removeprefix(parent_path)
        is_relative = bool(parent_path) and rest != node.path and rest[:1] in (".", "[")
        row = [
            parent,
            rest if is_relative else node.path,
            node.start,
            node.stop,
            self._kinds[node.kind],
            self.types.number(node.type),
            node.text,
            self.meanings.number(node.meaning),
            self.sections.number(node.section),
        ]
        return [*row, more] if more else row

    def _elision(self, elision: Elision, parent: int, enters: int | None) -> list[Any]:
        more: dict[str, Any] = {"elided": elision.count}
        if enters is not None:
            more["enters"] = enters
        text = f"{elision.first} to {elision.last}"
        name = f"… {elision.count} more"
        return [parent, name, elision.start, elision.stop, self._kinds[elision.kind], 0, text, self.meanings.number(""), 0, more]

    def _more(self, node: Node) -> dict[str, Any]:
        more: dict[str, Any] = {}
        if node.problem:
            more["problem"] = node.problem
        if node.target is not None:
            more["target"] = node.target
        if node.kind is Kind.PAGE and node.type == "page" and self._previews > 0:
            self._previews -= 1
            table = self._map.pages
            position = table.between(node.start, node.start + 1).start
            if values := first_values(self._map.file, table, position):
                more["values"] = values
        return more


def _fitting_rows(file_map: ByteMap, budget: PageSizes) -> _AnnotationRows:
    """Annotations in as much detail as fits."""
    for limit in _LIMITS[:-1]:
        if _num_page_rows(file_map, limit) > budget.nodes:
            continue
        try:
            return _AnnotationRows(file_map, budget, Detail(limit, pages=limit == 0))
        except _TooManyNodesError:
            continue
    # Lists cannot be shorter than that; whatever comes now is bounded by the depth of the tree.
    return _AnnotationRows(file_map, replace(budget, nodes=1 << 30, previews=0), Detail(_LIMITS[-1]))


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


def _envelopes(file_map: ByteMap, kinds: Sequence[str]) -> list[list[int]]:
    """Start, stop and kind of the envelopes, for the map."""
    found = []
    for ntuple in file_map.ntuples:
        for envelope in ntuple.envelopes:
            start = file_map.places.get(envelope.path)
            if start is not None and envelope.envelope.nbytes > 0:
                stop = min(start + envelope.envelope.nbytes, file_map.size)
                found.append([start, stop, kinds.index(envelope.kind.value)])
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
