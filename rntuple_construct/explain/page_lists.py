"""Large page lists, annotated piece by piece: positions are parsed only for columns that are opened.

Recording the positions of a million pages takes gigabytes. Here the frames of clusters and columns are walked, and
the grammar parses single columns and pages when their annotations are asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rntuple_construct.base.constants import PAGE_LIST
from rntuple_construct.base.errors import EnvelopeError
from rntuple_construct.base.printable import count_text
from rntuple_construct.explain.nodes import Kind, Lazy, Node, between
from rntuple_construct.explain.texts import summary, words
from rntuple_construct.explain.trees import STOPPED, described, field_node, filler, parse
from rntuple_construct.format.generations import Generation
from rntuple_construct.format.metadata import FrameRange, PageListFrames

__all__ = ["LEN_LARGE", "page_list_nodes"]

LEN_LARGE = 256 << 10
"""Length of a page list in bytes above which it is annotated piece by piece."""
# Columns with more pages in one cluster are parsed page by page.
MANY_PAGES = 16


def page_list_nodes(generation: Generation, data: bytes, base: int, path: str) -> list[Node] | None:
    """Annotations of a page list envelope; None if it has no frame of page locations.

    Args:
        generation: generation of the RNTuple.
        data: the uncompressed envelope.
        base: offset of ``data`` in its view.
        path: path of the envelope.
    """
    frames = PageListFrames(data, generation)
    try:
        frames.clusters()
    except EnvelopeError:
        return None
    return _AnnotatedPageList(generation, frames, data, base, path).nodes()


class _AnnotatedPageList:
    def __init__(
        self, generation: Generation, frames: PageListFrames, data: bytes, base: int, path: str
    ) -> None:
        self._generation = generation
        self._grammar = generation.kaitai_id
        self._words = words(self._grammar)
        self._parser: Any = generation.kaitai
        self._head = generation.page_list_layout.head
        self._frames = frames
        self._data = memoryview(data)
        self._base = base
        self._path = path

    def nodes(self) -> list[Node] | None:
        frame = self._frames.clusters()
        start, end = self._generation.len_preamble, len(self._data) - self._generation.len_envelope_checksum
        # Without a payload the parser stops after the preamble.
        parser = self._generation.parser(PAGE_LIST)
        bare = bytes(self._data[:start]) + bytes(self._data[end:])
        head = parse(self._grammar, parser, bare, self._base, self._path)
        # A page list without clusters has everything else.
        empty = self._head.pack(-self._head.size, 0)
        rest = b"".join([self._data[start : frame.start], empty, self._data[frame.stop : end]])
        parsed = parse(self._grammar, self._parser.PageList, rest, self._base + start, self._path)
        if parsed.problem:
            return None
        path = f"{self._path}.page_locations"
        number = next(index for index, node in enumerate(parsed.nodes) if node.path == path)
        locations = parsed.nodes[number]
        locations.stop = self._base + frame.stop
        locations.text = count_text(frame.num_items, "item")
        locations.children = self._frame_items(frame, path, "cluster_pages_list", self._cluster)
        for node in parsed.nodes[number + 1 :]:
            node.start += frame.stop - frame.start - self._head.size
            node.stop += frame.stop - frame.start - self._head.size
        top = self._words.type_name(head.tree)
        checksum = self._field(top, "checksum", end, len(self._data), f"{self._path}.checksum")
        return [*head.nodes, *parsed.nodes, checksum]

    def _cluster(self, cluster: int) -> Node:
        path = f"{self._path}.page_locations[{cluster}]"
        frame = self._frames.columns(cluster)

        def column(number: int) -> Node:
            found = self._frames.pages(cluster, number)
            return self._frame_node(found, f"{path}[{number}]", "column_pages", self._pages)

        return self._frame_node(
            frame, path, "cluster_pages",
            lambda found, path: self._frame_items(found, path, "cluster_pages", column),
        )  # fmt: skip

    def _frame_node(
        self,
        frame: FrameRange | None,
        path: str,
        type_name: str,
        children: Callable[[FrameRange, str], Sequence[Node]],
    ) -> Node:
        if frame is None:
            raise IndexError(path)
        meaning = self._words.type(type_name)
        return described(
            meaning,
            start=self._base + frame.start,
            stop=self._base + frame.stop,
            path=path,
            type=type_name,
            text=count_text(frame.num_items, "item"),
            children=Lazy(lambda: children(frame, path)),
        )

    def _frame_items(
        self, frame: FrameRange, path: str, type_name: str, make: Callable[[int], Node]
    ) -> Sequence[Node]:
        """Head and items of a list frame whose items are list frames."""
        end = int(frame.starts[-1])
        tail: list[Node] = []
        if frame.error is not None:
            start, stop, path = self._base + end, self._base + frame.stop, f"{path}.unparsed"
            tail = filler(start, stop, path, Kind.UNPARSED, STOPPED, problem=frame.error.message)
        elif end < frame.stop:
            tail = [self._field(f"{type_name}_body", "trailing", end, frame.stop, f"{path}.trailing")]
        return between(self._head_nodes(frame, path, type_name), len(frame.starts) - 1, make, tail)

    def _pages(self, frame: FrameRange, path: str) -> Sequence[Node]:
        if frame.num_items <= MANY_PAGES or frame.error is not None:
            return self._whole_column(frame, path)
        end = int(frame.starts[-1])
        # A frame without pages has the same tail.
        empty = self._head.pack(-(self._head.size + frame.stop - end), 0) + bytes(
            self._data[end : frame.stop]
        )
        shift = self._base + end - self._head.size
        tail = parse(self._grammar, self._parser.ColumnPages, empty, shift, path).nodes[2:]

        def page(index: int) -> Node:
            return self._page(int(frame.starts[index]), int(frame.starts[index + 1]), f"{path}[{index}]")

        return between(self._head_nodes(frame, path, "column_pages"), frame.num_items, page, tail)

    def _whole_column(self, frame: FrameRange, path: str) -> list[Node]:
        data = self._data[frame.start : frame.stop]
        parsed = parse(self._grammar, self._parser.ColumnPages, data, self._base + frame.start, path)
        return parsed.nodes + filler(
            parsed.stop, self._base + frame.stop, f"{path}.unparsed", Kind.UNPARSED, STOPPED,
            problem=parsed.problem,
        )  # fmt: skip

    def _page(self, start: int, stop: int, path: str) -> Node:
        meaning = self._words.type("page")
        parsed = parse(self._grammar, self._parser.Page, self._data[start:stop], self._base + start, path)
        return described(
            meaning,
            start=self._base + start,
            stop=self._base + stop,
            path=path,
            type="page",
            text=summary(self._words, "page", parsed.tree),
            target=parsed.nodes[-1].target,
            children=parsed.nodes,
        )

    def _head_nodes(self, frame: FrameRange, path: str, type_name: str) -> list[Node]:
        """Annotations of size and number of items of a list frame."""
        middle, stop = frame.start + self._head.size - 4, frame.start + self._head.size
        body = getattr(self._parser, "".join(part.capitalize() for part in f"{type_name}_body".split("_")))
        # Without the items the parser stops after their number, and only that is needed here.
        parsed = parse(self._grammar, body, self._data[middle:stop], self._base + middle, path)
        return [
            self._field(type_name, "len_frame", frame.start, middle, f"{path}.len_frame"),
            *parsed.nodes[:1],
        ]

    def _field(self, type_name: str, name: str, start: int, stop: int, path: str) -> Node:
        raw = bytes(self._data[start:stop])
        value = int.from_bytes(raw, "little", signed=True) if name == "len_frame" else raw
        return field_node(self._words, type_name, name, value, self._base + start, self._base + stop, path)
