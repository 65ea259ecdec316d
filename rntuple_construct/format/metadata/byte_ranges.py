"""From a path in an envelope to the bytes it came from; page locations are walked frame by frame."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.constants import ENVELOPE_NAMES
from rntuple_construct.base.errors import EnvelopeError, RNTupleError
from rntuple_construct.format.generations import Generation
from rntuple_construct.format.generations.page_list import FrameWalk

if TYPE_CHECKING:
    from rntuple_kaitai import KaitaiStruct

_PATH = r"page_list\.page_locations(?:\[(\d+)\](?:\[(\d+)\](?:\[(\d+)\])?)?)?(?:\.(\w+))?"
_LEN_COUNT = 4


class FrameRange(NamedTuple):
    """A list frame and where its items are, as far as they follow the grammar.

    Args:
        start, stop: bytes of the envelope that the frame takes.
        num_items: how many items it announces.
        starts: shape ``(n + 1,)``, where each of the first n items starts, and where the last of them ends.
        error: why there are fewer items than announced; None if there are not.
    """

    start: int
    stop: int
    num_items: int
    starts: npt.NDArray[np.int64]
    error: RNTupleError | None

    def item(self, index: int) -> tuple[int, int] | None:
        """First byte of an item and the one after its last; None if there is no such item."""
        if not 0 <= index < len(self.starts) - 1:
            return None
        return int(self.starts[index]), int(self.starts[index + 1])


class PageListFrames:
    """The page locations of a page list envelope (section "Page Locations").

    Args:
        data: the uncompressed envelope.
        generation: generation of the RNTuple.
        base: file offset of the envelope if it is stored uncompressed, else None; for errors.
    """

    def __init__(self, data: bytes, generation: Generation, base: int | None = None) -> None:
        self._data = data
        self._generation = generation
        self._layout = generation.page_list_layout
        payload = memoryview(data)[: len(data) - generation.len_envelope_checksum]
        self._walk = FrameWalk(payload, self._layout, base)
        self._end = len(payload)
        self.start = generation.start_of_page_locations(data)
        # Neighbours are asked for one after the other.
        self._frame = lru_cache(maxsize=64)(self._read_frame)

    @property
    def len_head(self) -> int:
        """Bytes of size and number of items in front of the items of a frame."""
        return self._walk.min_size

    def clusters(self) -> FrameRange:
        """The top-most frame, whose items are clusters.

        Raises:
            EnvelopeError: there is no such frame.
        """
        return self._frame(self.start, self._end, "page_locations")

    def without_clusters(self) -> bytes:
        """The same bytes with a top-most frame without clusters; its contents become trailing bytes.

        Raises:
            EnvelopeError: there is no such frame.
        """
        self._walk.open(self.start, self._end, "page_locations")
        count = self.start + self.len_head - _LEN_COUNT
        return b"".join([self._data[:count], bytes(_LEN_COUNT), self._data[count + _LEN_COUNT :]])

    def columns(self, cluster: int) -> FrameRange | None:
        """The frame of a cluster, whose items are columns; None if there is no such cluster.

        Raises:
            EnvelopeError: there is no such frame.
        """
        place = self.clusters().item(cluster)
        return None if place is None else self._frame(*place, f"page_locations[{cluster}]")

    def pages(self, cluster: int, column: int) -> FrameRange | None:
        """The frame of a column in a cluster, whose items are pages; None if there is no such column.

        Element offset and compression settings are between the last page and the end of the frame.

        Raises:
            EnvelopeError: there is no such frame.
        """
        columns = self.columns(cluster)
        place = None if columns is None else columns.item(column)
        if place is None:
            return None
        start, stop = place
        path = f"page_locations[{cluster}][{column}]"
        size, num_items = self._walk.open(start, stop, path)
        starts, error = self._page_starts(start + self.len_head, start + size, num_items, path)
        return FrameRange(start, start + size, num_items, starts, error)

    def locate(self, path: str) -> tuple[int, int] | None:
        """Bytes of the envelope at a path.

        Args:
            path: ``page_list.page_locations[c][k][p]`` or shorter, optionally with a member.

        Returns:
            first byte and the one after the last; None for other paths, and for paths without target.
        """
        match = re.fullmatch(_PATH, path)
        if match is None:
            return None
        cluster, column, page = (None if part is None else int(part) for part in match.groups()[:3])
        try:
            if cluster is None:
                return self._span(self.clusters(), match[4])
            if column is None:
                place = self.clusters().item(cluster)
                return place if match[4] is None else None
            frame = self.pages(cluster, column)
            if frame is None:
                return None
            if page is None:
                return self._span(frame, match[4])
            place = frame.item(page)
        except EnvelopeError:
            return None
        if place is None or match[4] is None:
            return place
        if match[4] == "locator":
            return place[0] + _LEN_COUNT, place[1]
        return (place[0], place[0] + _LEN_COUNT) if match[4].startswith("num_elements") else place

    def _span(self, frame: FrameRange, member: str | None) -> tuple[int, int]:
        """Bytes of a frame, or of the tail after the pages of a column."""
        tail = int(frame.starts[-1])
        width = self._layout.tail[0].itemsize
        if member == "element_offset":
            return tail, tail + width
        if member == "compression_settings":
            return tail + width, tail + self._layout.tail.itemsize
        return frame.start, frame.stop

    def _read_frame(self, position: int, end: int, path: str) -> FrameRange:
        size, num_items = self._walk.open(position, end, path)
        stop = position + size
        starts, error = self._walk.item_starts(position + self.len_head, stop, num_items, path)
        return FrameRange(position, stop, num_items, starts, error)

    def _page_starts(
        self, position: int, end: int, num_pages: int, path: str
    ) -> tuple[npt.NDArray[np.int64], RNTupleError | None]:
        page = self._layout.page
        if position + num_pages * page.itemsize <= end:
            starts = position + np.arange(num_pages + 1, dtype=np.int64) * page.itemsize
            sizes = np.frombuffer(self._walk.data, page, num_pages, position)["len_range"]
            if (sizes >= 0).all():
                return starts, None
        found = [position]
        for number in range(num_pages):
            try:
                if found[-1] + _LEN_COUNT > end:
                    raise self._walk.error(
                        "RNT-FRM-005",
                        f"{path}[{number}]",
                        found[-1],
                        problem="a page description reaches beyond it",
                    )
                found.append(
                    self._generation.parse_page_locator(self._walk.data, found[-1] + _LEN_COUNT, end)[1]
                )
            except EnvelopeError as error:
                return np.array(found, np.int64), error
        return np.array(found, np.int64), None


_LARGEST_PARSED = 4 << 20
_LARGEST_INDEXED = 256 << 10
"""Records of larger envelopes are parsed one by one with positions: the tree of all takes 200 times the bytes."""
_RECORD = r"((?:header|footer\.schema_extension)\.schema\.(fields|columns|alias_columns|extra_type_infos))\[(\d+)\](.*)"
LIST_CLASSES = {
    "fields": "FieldList", "columns": "ColumnList", "alias_columns": "AliasColumnList",
    "extra_type_infos": "ExtraTypeInfoList",
}  # fmt: skip
"""The type of the grammars for each list of a schema description."""


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
    """The path of the parent of a part; empty if it has none."""
    return path[: max(path.rfind("."), path.rfind("["), 0)]


class Places:
    """Byte ranges of the parts of an envelope, found by parsing it once more with positions.

    Args:
        generation: its generation.
        envelope_type: type of the envelope.
        data: the uncompressed envelope.
    """

    def __init__(self, generation: Generation, envelope_type: int, data: bytes) -> None:
        self._generation = generation
        self._type = envelope_type
        self._data = data
        self._root = ENVELOPE_NAMES[envelope_type]
        self._known: dict[str, tuple[int, int]] | None = None
        self._starts: dict[str, list[int]] = {}
        # Members of a record are asked for one after the other.
        self._places_of_record = lru_cache(maxsize=4)(self._index_record)

    def find(self, path: str) -> tuple[int, int] | None:
        """Bytes of the envelope at a path, or of the closest part around it; None if no part has a place.

        Args:
            path: as in errors, starting with the name of the envelope.
        """
        known = self._of_record(path) or self.all()
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

    def _of_record(self, path: str) -> dict[str, tuple[int, int]] | None:
        """Places in the record of a schema description of a large envelope; None if the path leads to none."""
        match = re.fullmatch(_RECORD, path)
        if match is None or not _LARGEST_INDEXED < len(self._data) <= _LARGEST_PARSED:
            return None
        kind, index = match[2], int(match[3])
        if kind not in self._starts:
            self._starts[kind] = self._generation.starts_of_records(self._data, self._type, kind)
        if index + 1 >= len(self._starts[kind]):
            return None
        return self._places_of_record(match[1], kind, index)

    def _index_record(self, path: str, kind: str, index: int) -> dict[str, tuple[int, int]]:
        start, stop = self._starts[kind][index : index + 2]
        head = self._generation.page_list_layout.head
        frame = head.pack(-(head.size + stop - start), 1) + self._data[start:stop]
        tree = _parse_partly(getattr(self._generation.kaitai, LIST_CLASSES[kind]), frame)
        found: dict[str, tuple[int, int]] = {}
        _note_node(found, tree, start - head.size, path)
        first = f"{path}[0]"
        return {
            f"{path}[{index}]{name[len(first) :]}": place
            for name, place in found.items()
            if name.startswith(first)
        }

    def _index(self) -> dict[str, tuple[int, int]]:
        known: dict[str, tuple[int, int]] = {}
        tree = _parse_partly(self._generation.parser(self._type), self._data)
        _note_node(known, tree, 0, self._root, is_root=True)
        known[self._root] = 0, len(self._data)
        return known


def _parse_partly(parser: Any, data: bytes) -> Any:
    """The tree of Kaitai's parser; the part before an error has places."""
    from rntuple_kaitai import ByteStream

    from rntuple_construct.format.generations.kaitai import PARSE_FAILURES

    tree = parser(ByteStream(data))
    with suppress(*PARSE_FAILURES):
        tree._read()
    return tree


def _note_node(
    known: dict[str, tuple[int, int]], tree: KaitaiStruct, base: int, path: str, *, is_root: bool = False
) -> tuple[int, int] | None:
    """Note the bytes of every part of a node, by its path as ``simplify_path`` makes it; returns those of all its parts."""
    whole: tuple[int, int] | None = None
    for name, place in tree._debug.items():
        if name[0] == "_":
            continue
        value = getattr(tree, name, None)
        is_leaf = not isinstance(value, list) and not _is_node(value)
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


def _is_node(value: Any) -> bool:
    """Return whether a value is an object of Kaitai's parser."""
    return hasattr(value, "_debug")


def _note_part(
    known: dict[str, tuple[int, int]],
    parent: KaitaiStruct,
    value: Any,
    place: dict[str, int],
    base: int,
    path: str,
) -> tuple[int, int] | None:
    if _is_node(value):
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
