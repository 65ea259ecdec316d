"""From a path in an envelope to the bytes it came from."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any, NamedTuple

from rntuple_kaitai.positions import walk

from rntuple_construct.generations.kaitai import PARSE_FAILURES, simplify_path

__all__ = ["Place", "Places"]

_STEP = re.compile(r"\.[A-Za-z_][A-Za-z_0-9]*|\[\d+\]")
_LARGEST_PARSED = 4 << 20


class Place(NamedTuple):
    """Bytes of the file.

    Args:
        start: file offset of the first byte.
        stop: file offset of the byte after the last.
        remark: which bytes of the uncompressed envelope are meant, if those of the file only hold them compressed.
    """

    start: int
    stop: int
    remark: str = ""

    @property
    def span(self) -> tuple[int, int]:
        """Start and stop."""
        return self.start, self.stop


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
            path: as in errors, starting with the name of the envelope.
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
