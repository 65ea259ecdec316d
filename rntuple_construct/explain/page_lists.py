"""Large page lists, annotated piece by piece: only the columns somebody looks at are parsed with positions.

Recording the positions of a million pages takes gigabytes. Here the frames of clusters and columns are walked, and
the grammar parses single columns and pages when their annotations are asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from rntuple_spec import layouts

from rntuple_construct.explain.nodes import Items, Kind, Lazy, Node
from rntuple_construct.explain.trees import STOPPED, field_node, filler, parse
from rntuple_construct.explain.values import counted, summary
from rntuple_construct.explain.words import Words, section_text, words
from rntuple_construct.generations import Generation

__all__ = ["page_list_nodes"]

# Columns with more pages in one cluster are taken apart page by page.
MANY_PAGES = 16


def page_list_nodes(
    generation: Generation, grammar: str, data: bytes, base: int, path: str
) -> Sequence[Node]:
    """Annotate a page list envelope.

    Args:
        generation: generation of the RNTuple.
        grammar: id of its grammar.
        data: the uncompressed envelope.
        base: offset of ``data`` in its view.
        path: path of the envelope.
    """
    return _PageList(generation, grammar, data, base, path).nodes()


class _PageList:
    def __init__(self, generation: Generation, grammar: str, data: bytes, base: int, path: str) -> None:
        self._words: Words = words(grammar)
        self._grammar = grammar
        self._parser: Any = generation.positions
        self._data = memoryview(data)
        self._base = base
        self._path = path
        self._end = len(data) - generation.len_envelope_checksum
        # Generations with 32-bit frames have no type number in front and no summaries here.
        self._is_narrow = generation.has_narrow_frames
        self._head = generation.page_list_layout.head
        self._len_page = generation.page_list_layout.page.itemsize

    def nodes(self) -> list[Node]:
        nodes, position = self._narrow_start() if self._is_narrow else self._wide_start()
        if nodes[-1].kind is Kind.UNPARSED:
            return nodes
        frame = f"{self._path}.page_locations"
        stop, problem = self._frame(position, self._end)
        if problem:
            return nodes + self._unparsed(position, len(self._data), frame, problem)
        meaning = self._words.field("page_list", "page_locations")
        _, num_items = self._frame_head(position, frame, "cluster_pages_list")
        nodes.append(
            Node(
                start=self._base + position,
                stop=self._base + stop,
                path=frame,
                type="cluster_pages_list",
                text=counted(num_items, "item"),
                meaning=meaning.doc,
                section=section_text(meaning),
                children=Lazy(lambda: self._clusters(position, stop, frame)),
            )
        )
        if stop < self._end:
            nodes.append(self._field("page_list", "trailing", stop, self._end, f"{self._path}.trailing"))
        top = f"{self._grammar}" if not self._is_narrow else "page_list_envelope"
        nodes.append(self._field(top, "checksum", self._end, len(self._data), f"{self._path}.checksum"))
        return nodes

    def _wide_start(self) -> tuple[list[Node], int]:
        nodes = []
        position = 0
        for name, code in layouts.ENVELOPE_HEAD:
            stop = position + np.dtype([(name, code)]).itemsize
            nodes.append(self._field(self._grammar, name, position, stop, f"{self._path}.{name}"))
            position = stop
        stop = position + len(self._data) - self._end
        nodes.append(
            self._field("page_list", "header_checksum", position, stop, f"{self._path}.header_checksum")
        )
        summaries = f"{self._path}.cluster_summaries"
        end, problem = self._frame(stop, self._end)
        if problem:
            return nodes + self._unparsed(stop, len(self._data), summaries, problem), stop
        parsed = self._parsed("ClusterSummaryList", stop, end, summaries)
        meaning = self._words.field("page_list", "cluster_summaries")
        _, num_items = self._frame_head(stop, summaries, "cluster_summary_list")
        nodes.append(
            Node(
                start=self._base + stop,
                stop=self._base + end,
                path=summaries,
                type="cluster_summary_list",
                text=counted(num_items, "item"),
                meaning=meaning.doc,
                section=section_text(meaning),
                children=parsed,
            )
        )
        return nodes, end

    def _narrow_start(self) -> tuple[list[Node], int]:
        path = f"{self._path}.preamble"
        parsed = parse(self._grammar, self._parser.EnvelopePreamble, self._data, self._base, path)
        meaning = self._words.field("page_list_envelope", "preamble")
        node = Node(
            start=self._base,
            stop=parsed.stop,
            path=path,
            type="envelope_preamble",
            meaning=meaning.doc,
            section=section_text(meaning),
            children=parsed.nodes,
        )
        return [node], parsed.stop - self._base

    def _clusters(self, position: int, stop: int, path: str) -> Sequence[Node]:
        return self._frames(position, stop, path, "cluster_pages_list", self._cluster)

    def _cluster(self, position: int, stop: int, path: str) -> Node:
        return self._frame_node(
            position,
            stop,
            path,
            "cluster_pages",
            Lazy(lambda: self._frames(position, stop, path, "cluster_pages", self._column)),
        )

    def _column(self, position: int, stop: int, path: str) -> Node:
        return self._frame_node(
            position, stop, path, "column_pages", Lazy(lambda: self._pages(position, stop, path))
        )

    def _frame_node(
        self, position: int, stop: int, path: str, type_name: str, children: Sequence[Node]
    ) -> Node:
        _, num_items = self._frame_head(position, path, type_name)
        meaning = self._words.type(type_name)
        return Node(
            start=self._base + position,
            stop=self._base + stop,
            path=path,
            type=type_name,
            text=counted(num_items, "item"),
            meaning=meaning.doc,
            section=section_text(meaning),
            children=children,
        )

    def _frames(
        self, position: int, stop: int, path: str, type_name: str, make: Callable[[int, int, str], Node]
    ) -> Sequence[Node]:
        """Head and items of a list frame whose items are list frames."""
        nodes, num_items = self._frame_head(position, path, type_name)
        starts = [position + self._head.size]
        problem = ""
        while len(starts) <= num_items and not problem:
            end, problem = self._frame(starts[-1], stop)
            if not problem:
                starts.append(end)
        tail = []
        if problem:
            tail = self._unparsed(starts[-1], stop, path, problem)
        elif starts[-1] < stop:
            tail = [self._field(f"{type_name}_body", "trailing", starts[-1], stop, f"{path}.trailing")]
        items = len(starts) - 1

        def at(index: int) -> Node:
            if index < len(nodes):
                return nodes[index]
            index -= len(nodes)
            if index < items:
                return make(starts[index], starts[index + 1], f"{path}[{index}]")
            return tail[index - items]

        return Items(len(nodes) + items + len(tail), at, is_uniform=True)

    def _pages(self, position: int, stop: int, path: str) -> Sequence[Node]:
        nodes, num_items = self._frame_head(position, path, "column_pages")
        start = position + self._head.size
        if num_items <= MANY_PAGES or not self._is_standard(start, num_items, stop):
            return self._parsed("ColumnPages", position, stop, path)
        after = start + num_items * self._len_page
        # A frame without pages has the same tail.
        empty = self._head.pack(-(self._head.size + stop - after), 0) + bytes(self._data[after:stop])
        shift = self._base + after - self._head.size
        tail = parse(self._grammar, self._parser.ColumnPages, empty, shift, path).nodes[2:]

        def at(index: int) -> Node:
            if index < len(nodes):
                return nodes[index]
            index -= len(nodes)
            if index >= num_items:
                return tail[index - num_items]
            return self._page(start + index * self._len_page, f"{path}[{index}]")

        return Items(len(nodes) + num_items + len(tail), at, is_uniform=True)

    def _page(self, position: int, path: str) -> Node:
        stop = position + self._len_page
        meaning = self._words.type("page")
        parsed = parse(
            self._grammar, self._parser.Page, self._data[position:stop], self._base + position, path
        )
        return Node(
            start=self._base + position,
            stop=self._base + stop,
            path=path,
            type="page",
            text=summary(self._words, "page", parsed.tree),
            meaning=meaning.doc,
            section=section_text(meaning),
            target=parsed.nodes[-1].target,
            children=parsed.nodes,
        )

    def _is_standard(self, start: int, num_items: int, stop: int) -> bool:
        """Whether all locators of a column have the standard form, so that its pages are equally long."""
        if start + num_items * self._len_page > stop:
            return False
        # The sign bit of the size stands in the last byte of the second 32-bit number.
        signs = bytes(self._data[start + 7 : start + num_items * self._len_page : self._len_page])
        return max(signs, default=0) < 0x80

    def _frame_head(self, position: int, path: str, type_name: str) -> tuple[list[Node], int]:
        """Annotations of size and number of items of a list frame, and that number."""
        middle, stop = position + self._head.size - 4, position + self._head.size
        nodes = [self._field(type_name, "size", position, middle, f"{path}.size")]
        body = getattr(self._parser, "".join(part.capitalize() for part in f"{type_name}_body".split("_")))
        # Without the items the parser stops behind their number, which is all that is wanted here.
        parsed = parse(self._grammar, body, self._data[middle:stop], self._base + middle, path)
        return nodes + parsed.nodes[:1], int(parsed.tree.num_items)

    def _frame(self, position: int, end: int) -> tuple[int, str]:
        """Where the list frame at ``position`` ends, or why there is none."""
        if end - position < self._head.size:
            return position, f"only {end - position} bytes left for a list frame"
        size, _ = self._head.unpack_from(self._data, position)
        if size >= 0:
            return position, f"list frame expected, found record frame of {size} bytes"
        if not self._head.size <= -size <= end - position:
            return position, f"list frame of {-size} bytes does not fit its parent"
        return position - size, ""

    def _parsed(self, type_name: str, position: int, stop: int, path: str) -> list[Node]:
        parsed = parse(
            self._grammar,
            getattr(self._parser, type_name),
            self._data[position:stop],
            self._base + position,
            path,
        )
        if parsed.problem:
            return parsed.nodes + self._unparsed(parsed.stop - self._base, stop, path, parsed.problem)
        return parsed.nodes

    def _field(self, type_name: str, name: str, start: int, stop: int, path: str) -> Node:
        raw = bytes(self._data[start:stop])
        stored = self._words.field(type_name, name).stored
        value = int.from_bytes(raw, "little", signed=stored[0] == "s") if stored[0] in "su" else raw
        return field_node(self._words, type_name, name, value, self._base + start, self._base + stop, path)

    def _unparsed(self, start: int, stop: int, path: str, problem: str) -> list[Node]:
        return filler(
            self._base + start,
            self._base + stop,
            f"{path}.unparsed",
            Kind.UNPARSED,
            STOPPED,
            problem=problem,
        )
