"""From a path in the metadata to the bytes it came from."""

from __future__ import annotations

import re
import struct
from contextlib import suppress
from typing import Any

from rntuple_kaitai.positions import walk

from rntuple_construct.generations.kaitai import PARSE_FAILURES, simplify_path
from rntuple_construct.generations.page_list import PageListLayout

__all__ = ["Places", "page_list_places"]

_STEP = re.compile(r"\.[A-Za-z_][A-Za-z_0-9]*|\[\d+\]")
_LARGEST_PARSED = 4 << 20


class Places:
    """Where each part of an envelope is, found by parsing it once more with positions.

    Args:
        parser: class of the position-recording parser.
        data: the uncompressed envelope.
        root: name of the envelope, the first word of every path.
    """

    def __init__(self, parser: Any, data: bytes, root: str) -> None:
        self._parser = parser
        self._data = data
        self._root = root
        self._known: dict[str, tuple[int, int]] | None = None

    def find(self, path: str) -> tuple[int, int] | None:
        """Bytes of the envelope that a path stands for, or of the closest part around it; None if there is none.

        Args:
            path: as in findings, starting with the name of the envelope.
        """
        if len(self._data) > _LARGEST_PARSED:
            return None
        if self._known is None:
            self._known = self._index()
        while path:
            if path in self._known:
                return self._known[path]
            path = path[: max(path.rfind("."), path.rfind("["))] if "." in path or "[" in path else ""
        return None

    def _index(self) -> dict[str, tuple[int, int]]:
        known: dict[str, tuple[int, int]] = {}
        tree = self._parser(walk.KaitaiStream(walk.BytesIO(self._data)))
        # What was read until an error has places.
        with suppress(*PARSE_FAILURES):
            tree._read()
        for start, end, path, _ in walk.spans(tree):
            simple = simplify_path(path, self._root)
            for name in _with_parents(simple):
                first, last = known.get(name, (start, end))
                known[name] = min(first, start), max(last, end)
        known[self._root] = 0, len(self._data)
        return known


def _with_parents(path: str) -> list[str]:
    cuts = [match.start() for match in _STEP.finditer(path)]
    return [path, *(path[:cut] for cut in cuts[1:])]


_PAGE_PATH = re.compile(r"page_list\.page_locations(?:\[(\d+)\](?:\[(\d+)\](?:\[(\d+)\])?)?)?(?:\.(\w+))?")


def page_list_places(data: bytes, position: int, path: str, layout: PageListLayout) -> tuple[int, int] | None:
    """Bytes of a cluster, column or page in a page list whose locators are standard, by walking its frames.

    Args:
        data: the page list envelope.
        position: where the list of page locations starts.
        path: ``page_list.page_locations[c][k][p]``, optionally with a member.
        layout: record layouts of the generation.

    Returns:
        first byte and the one after the last, or None if the path is none of these.
    """
    match = _PAGE_PATH.fullmatch(path)
    if match is None:
        return None
    head, page, tails = layout.head, layout.page, layout.tail
    try:
        for depth in range(2):
            index = match[depth + 1]
            if index is None:
                return position, position + abs(int(head.unpack_from(data, position)[0]))
            _, num_items = head.unpack_from(data, position)
            position += head.size
            for _ in range(min(int(index), num_items)):
                position += abs(head.unpack_from(data, position)[0])
        size, num_items = head.unpack_from(data, position)
    except struct.error:
        return None
    if match[3] is None:
        tail: int = position + head.size + num_items * page.itemsize
        width: int = tails[0].itemsize
        if match[4] == "element_offset":
            return tail, tail + width
        if match[4] == "compression_settings":
            return tail + width, tail + tails.itemsize
        return position, position + abs(int(size))
    start = position + head.size + int(match[3]) * page.itemsize
    return start, start + page.itemsize
