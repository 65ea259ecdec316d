"""From a path in an envelope to the bytes it came from."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, NamedTuple

from rntuple_kaitai import ByteStream, KaitaiStruct

from rntuple_construct.format.generations.kaitai import PARSE_FAILURES

__all__ = ["Place", "Places", "part_around"]

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


def part_around(path: str) -> str:
    """The path of what a part belongs to; empty if that is nothing."""
    return path[: max(path.rfind("."), path.rfind("["), 0)]


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
        known = self.all()
        while path:
            if path in known:
                return known[path]
            path = part_around(path)
        return None

    def all(self) -> dict[str, tuple[int, int]]:
        """First byte of every part, and the one after its last, by its path; nothing of an envelope that is too large."""
        if self._known is None:
            self._known = self._index() if len(self._data) <= _LARGEST_PARSED else {}
        return self._known

    def _index(self) -> dict[str, tuple[int, int]]:
        known: dict[str, tuple[int, int]] = {}
        tree = self._parser(ByteStream(self._data))
        # What was read until an error has places.
        with suppress(*PARSE_FAILURES):
            tree._read()
        _note_node(known, tree, 0, self._root, is_root=True)
        known[self._root] = 0, len(self._data)
        return known


def _note_node(
    known: dict[str, tuple[int, int]], tree: KaitaiStruct, base: int, path: str, *, is_root: bool = False
) -> tuple[int, int] | None:
    """Note the bytes of every part of a node, by its path as ``simplify_path`` makes it; returns those of all its parts."""
    whole: tuple[int, int] | None = None
    for name, place in tree._debug.items():
        if name[0] == "_":
            continue
        value = getattr(tree, name, None)
        is_leaf = not isinstance(value, (KaitaiStruct, list))
        is_unnamed = (
            name in ("body", "items")
            or (is_leaf and name in ("raw", "value"))
            or (is_root and name == "payload")
        )
        here = path if is_unnamed else f"{path}.{name}"
        if isinstance(value, list):
            # An interrupted parse leaves a place without an item.
            parts = [
                _note_part(known, tree, item, item_place, base, f"{here}[{index}]")
                for index, (item, item_place) in enumerate(zip(value, place["arr"], strict=False))
            ]
            found = None
            for part in parts:
                found = _joined(found, part)
            if here != path and found is not None:
                known[here] = found
        else:
            found = _note_part(known, tree, value, place, base, here)
        whole = _joined(whole, found)
    return whole


def _note_part(
    known: dict[str, tuple[int, int]],
    parent: KaitaiStruct,
    value: Any,
    place: dict[str, int],
    base: int,
    path: str,
) -> tuple[int, int] | None:
    if isinstance(value, KaitaiStruct):
        # A sub-stream counts from its own start, a shared stream from that of its parent.
        inner = base if value._io is parent._io else base + place["start"]
        found = _note_node(known, value, inner, path)
    else:
        found = (base + place["start"], base + place["end"]) if "end" in place else None
    if found is not None:
        known[path] = _joined(known.get(path), found) or found
    return found


def _joined(one: tuple[int, int] | None, other: tuple[int, int] | None) -> tuple[int, int] | None:
    if one is None or other is None:
        return other if one is None else one
    return min(one[0], other[0]), max(one[1], other[1])
