"""Large headers and footers, annotated piece by piece: positions are parsed only for records that are shown.

Positions of 100,000 fields take gigabytes. Here the grammar parses the envelope with empty lists in the place of long ones,
and single records when their annotations are asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rntuple_spec.constants import LEN_ENVELOPE_PREAMBLE

from rntuple_construct.base.constants import FOOTER
from rntuple_construct.base.printable import count_text
from rntuple_construct.explain.nodes import Node, between
from rntuple_construct.explain.texts import Words, words
from rntuple_construct.explain.trees import field_node, parse
from rntuple_construct.format.generations import Generation
from rntuple_construct.format.metadata import LIST_CLASSES

__all__ = ["schema_nodes"]

MANY_RECORDS = 256
"""Lists with more records are annotated record by record."""
_SCHEMA = {FOOTER: "schema_extension.schema"}
"""Where the lists are; in a header they are in the schema."""
_LEN_TYPE, _LEN_LENGTH = 2, 6
_LEN_NUM_ITEMS = 4


class _ListCut(NamedTuple):
    """Records that are left out of the bytes that are parsed.

    Args:
        kind: the member of the schema that lists them.
        starts: where each record starts, and where the last one ends.
    """

    kind: str
    starts: list[int]

    @property
    def size(self) -> int:
        return self.starts[-1] - self.starts[0]


def schema_nodes(
    generation: Generation, envelope_type: int, data: bytes, base: int, path: str
) -> list[Node] | None:
    """Annotations of a header or footer with long lists of records; None if it has none, or is damaged.

    Args:
        generation: generation of the RNTuple.
        envelope_type: 1 header, 2 footer.
        data: the uncompressed envelope.
        base: offset of ``data`` in its view.
        path: path of the envelope.
    """
    cuts = []
    for kind in LIST_CLASSES:
        starts = generation.starts_of_records(data, envelope_type, kind)
        if len(starts) > MANY_RECORDS + 1:
            head = generation.page_list_layout.head
            if head.unpack_from(data, starts[0] - head.size)[1] != len(starts) - 1:
                return None
            cuts.append(_ListCut(kind, starts))
    if not cuts or _length(generation, data) not in (None, len(data)):
        return None
    return _SchemaNodes(generation, envelope_type, data, base, path, cuts).nodes()


def _length(generation: Generation, data: bytes) -> int | None:
    """The length that an envelope states; None if the generation does not store it."""
    if generation.len_preamble != LEN_ENVELOPE_PREAMBLE:
        return None
    return int.from_bytes(data[_LEN_TYPE : _LEN_TYPE + _LEN_LENGTH], "little")


class _SchemaNodes:
    def __init__(
        self,
        generation: Generation,
        envelope_type: int,
        data: bytes,
        base: int,
        path: str,
        cuts: Sequence[_ListCut],
    ) -> None:
        self._generation = generation
        self._type = envelope_type
        self._head = generation.page_list_layout.head
        self._words: Words = words(generation.kaitai_id)
        self._data = data
        self._base = base
        self._path = path
        self._cuts = cuts
        self._shorter = self._without_records()

    def nodes(self) -> list[Node] | None:
        parser = self._generation.parser(self._type)
        parsed = parse(self._generation.kaitai_id, parser, self._shorter, self._base, self._path)
        if parsed.problem:
            return None
        return [self._moved(node, self._words.type_name(parsed.tree)) for node in parsed.nodes]

    def _without_records(self) -> bytes:
        """The envelope with empty lists; sizes of frames and envelope are those of the shorter bytes."""
        shorter = bytearray(self._data)
        head, left_out = self._head, sum(cut.size for cut in self._cuts)
        for cut in reversed(self._cuts):
            start = cut.starts[0] - head.size
            size, _ = head.unpack_from(shorter, start)
            shorter[start : cut.starts[-1]] = head.pack(size + (cut.size if size < 0 else -cut.size), 0)
        if self._type == FOOTER:
            # The frame of the schema extension begins with its size, and the first list follows.
            fields = self._generation.starts_of_records(self._data, FOOTER, "fields")
            stop = fields[0] - head.size
            start = stop - (head.size - _LEN_NUM_ITEMS)
            size = int.from_bytes(shorter[start:stop], "little", signed=True) - left_out
            shorter[start:stop] = size.to_bytes(stop - start, "little", signed=True)
        if _length(self._generation, self._data) is not None:
            shorter[_LEN_TYPE : _LEN_TYPE + _LEN_LENGTH] = len(shorter).to_bytes(_LEN_LENGTH, "little")
        return bytes(shorter)

    def _moved(self, node: Node, type_name: str) -> Node:
        """An annotation of the shorter bytes as one of the envelope.

        Args:
            node: the annotation; changed.
            type_name: type of the grammar that it is a member of.
        """
        start, size = self._start(node.start), node.size
        own = next((cut for cut in self._cuts if self._path_of(cut) == node.path), None)
        size += sum(cut.size for cut in self._cuts if f"{self._path_of(cut)}.".startswith(f"{node.path}."))
        if not len(node.children):
            return self._leaf(node, type_name, start, start + size)
        first = len(node.children)
        if own is not None:
            node.text = count_text(len(own.starts) - 1, "item")
            # Size and number of items come before the records.
            end = own.starts[0] + self._base
            first = next(
                (index for index, child in enumerate(node.children) if self._start(child.start) >= end), first
            )
        node.start, node.stop = start, start + size
        children = [self._moved(child, node.type) for child in node.children]
        node.children = children
        if own is not None:
            count = len(own.starts) - 1
            node.children = between(
                children[:first], count, lambda index: self._record(own, index), children[first:]
            )
        return node

    def _leaf(self, node: Node, type_name: str, start: int, stop: int) -> Node:
        raw = self._data[start - self._base : stop - self._base]
        if raw == self._shorter[node.start - self._base : node.stop - self._base]:
            node.start, node.stop = start, stop
            return node
        value = int.from_bytes(raw, "little", signed=node.type.startswith("s"))
        known = (name for name in (type_name, f"{type_name}_body") if self._words.has_field(name, node.name))
        return field_node(self._words, next(known, type_name), node.name, value, start, stop, node.path)

    def _record(self, cut: _ListCut, index: int) -> Node:
        start, stop = cut.starts[index : index + 2]
        head = self._head
        frame = head.pack(-(head.size + stop - start), 1) + self._data[start:stop]
        parser: Any = getattr(self._generation.kaitai, LIST_CLASSES[cut.kind])
        path = self._path_of(cut)
        parsed = parse(self._generation.kaitai_id, parser, frame, self._base + start - head.size, path)
        first = f"{path}[0]"
        node = next(node for node in parsed.nodes if node.path.startswith(first) or node.problem)
        _rename(node, first, f"{path}[{index}]")
        return node

    def _path_of(self, cut: _ListCut) -> str:
        return f"{self._path}.{_SCHEMA.get(self._type, 'schema')}.{cut.kind}"

    def _start(self, place: int) -> int:
        """Where a part of the shorter bytes starts in the envelope."""
        for cut in self._cuts:
            if place - self._base >= cut.starts[0]:
                place += cut.size
        return place


def _rename(node: Node, before: str, after: str) -> None:
    node.path = after + node.path.removeprefix(before)
    for child in node.children:
        _rename(child, before, after)
