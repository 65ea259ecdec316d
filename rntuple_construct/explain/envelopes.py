"""Envelopes, annotated: their stored bytes, and their content after decompression."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from rntuple_construct.base.constants import FOOTER, HEADER, PAGE_LIST, USER_METADATA
from rntuple_construct.explain.nodes import Kind, Lazy, Node, View
from rntuple_construct.explain.page_lists import LEN_LARGE, page_list_nodes
from rntuple_construct.explain.record_lists import schema_nodes
from rntuple_construct.explain.texts import ROOT_FILE, section_text, words
from rntuple_construct.explain.trees import BEHIND, block_nodes, block_part_nodes, described, filler, parse
from rntuple_construct.format.generations.kaitai import explain_failure
from rntuple_construct.format.metadata import Envelope

__all__ = ["AnnotatedEnvelope", "Claim", "part_offsets_node"]

_KINDS = {
    HEADER: Kind.HEADER,
    FOOTER: Kind.FOOTER,
    PAGE_LIST: Kind.PAGE_LIST,
    USER_METADATA: Kind.USER_METADATA,
}


class Claim(NamedTuple):
    """Bytes of the file that belong to something, and how to annotate them.

    Args:
        start, stop: the bytes.
        path: path of the part that they belong to.
        kind: its kind.
        make: makes the annotation.
    """

    start: int
    stop: int
    path: str
    kind: Kind
    make: Callable[[], Node]


class AnnotatedEnvelope:
    """An envelope in the file with its annotations; its uncompressed bytes are read at the first access.

    Args:
        envelope: the envelope; lets go of its uncompressed bytes.
        path: its name, such as ``page_list[0]`` or ``Events:header``.

    Attributes:
        kind: what its bytes belong to.
        problem: why it cannot be read, or "".
    """

    def __init__(self, envelope: Envelope, path: str) -> None:
        self.envelope = envelope
        self.path = path
        self.kind = _KINDS[envelope.envelope_type]
        self.problem = envelope.errors[0].message if envelope.errors else ""
        self._is_readable = bool(envelope.data)
        if self._is_readable:
            envelope.forget()

    def data(self) -> bytes:
        """The uncompressed bytes, read by every call."""
        data = self.envelope.data
        self.envelope.forget()
        return data

    def contents(self, data: bytes, base: int) -> Sequence[Node]:
        """Annotations of the uncompressed envelope.

        Args:
            data: the uncompressed envelope.
            base: offset of ``data`` in its view.
        """
        generation = self.envelope.generation
        if self.envelope.too_many_frames is not None:
            # Each record would become a tree of objects.
            return filler(
                base, base + len(data), f"{self.path}.unparsed", Kind.UNPARSED, "More records than a limit allows.",
                problem=self.problem or self.envelope.too_many_frames.message,
            )  # fmt: skip
        nodes = None
        if self.envelope.envelope_type == PAGE_LIST and len(data) > LEN_LARGE:
            nodes = page_list_nodes(generation, data, base, self.path)
        elif self.envelope.envelope_type in (HEADER, FOOTER) and len(data) > LEN_LARGE:
            nodes = schema_nodes(generation, self.envelope.envelope_type, data, base, self.path)
        if nodes is None:
            nodes = self._parsed(data, base)
        if nodes and nodes[-1].name == "checksum":
            computed = generation.envelope_checksum(memoryview(data)[: nodes[-1].start - base])
            if nodes[-1].value == computed:
                nodes[-1].text += " (matches)"
            else:
                nodes[-1].problem = f"checksum does not match: the bytes give {computed.hex(' ')}"
        return nodes

    def _parsed(self, data: bytes, base: int) -> list[Node]:
        generation, root = self.envelope.generation, self.envelope.root
        parser = generation.parser(self.envelope.envelope_type)
        parsed = parse(generation.kaitai_id, parser, data, base, self.path)
        stop, end = parsed.stop, base + len(data)
        if not parsed.problem:
            meaning = "Bytes after the end that the envelope states."
            return parsed.nodes + filler(stop, end, f"{self.path}.unclaimed", Kind.UNCLAIMED, meaning)
        error = explain_failure(parser, data, root, None, ValueError(parsed.problem))
        problem = f"{error.rule_id}: {error.message}"
        for node in _unparsed(parsed.nodes):
            node.problem = problem
        return parsed.nodes + filler(
            stop, end, f"{self.path}.unparsed", Kind.UNPARSED, BEHIND, problem=problem
        )

    def claims(self) -> list[Claim]:
        """The bytes of the file that the envelope occupies: one range, or one for each key that holds a part of it.

        Raises:
            RNTupleError: it does not lie inside the file.
        """
        envelope = self.envelope
        ranges = envelope.ranges()
        if len(ranges) == 1:
            stop = envelope.offset + envelope.nbytes
            return [Claim(envelope.offset, stop, self.path, self.kind, self._stored_node)]
        claims = []
        before = 0
        for index, (start, size) in enumerate(ranges):
            claims.append(self._part_claim(index, len(ranges), start, size, before))
            before += size
        start = ranges[0][0] + ranges[0][1]
        path = f"{self.path}.part_offsets"

        def make() -> Node:
            node = part_offsets_node(start, ranges[1:], path, self.kind)
            node.problem = self.problem
            return node

        claims.append(Claim(start, start + 8 * (len(ranges) - 1), path, self.kind, make))
        return claims

    def _stored_node(self) -> Node:
        envelope = self.envelope
        start, stop = envelope.offset, envelope.offset + envelope.nbytes
        node = self._node(start, stop, self.path)
        stored = bytes(envelope.container.source.read(start, envelope.nbytes))
        if envelope.nbytes == envelope.length:
            node.text = f"stored uncompressed, {envelope.length} bytes"
            node.children = Lazy(lambda: self.contents(stored, start))
            return node
        node.text = f"compressed, {envelope.nbytes} bytes that expand to {envelope.length}"
        node.children = Lazy(lambda: block_nodes(stored, start, self.path))
        node.view = self._view()
        return node

    def _part_claim(self, index: int, count: int, start: int, size: int, before: int) -> Claim:
        path = self.path if index == 0 else f"{self.path}.parts[{index}]"
        envelope = self.envelope

        def make() -> Node:
            node = self._node(start, start + size, path)
            node.text = (
                f"part {index + 1} of {count}: stored bytes {before} to {before + size} of {envelope.nbytes}"
            )
            if index == 0:
                node.view = self._view()
            if envelope.nbytes != envelope.length and self._is_readable:
                node.children = Lazy(lambda: block_part_nodes(envelope.stored(), before, size, start, path))
            return node

        return Claim(start, start + size, path, self.kind, make)

    def _view(self) -> View | None:
        if not self._is_readable:
            return None
        data = cache(self.data)

        def read(offset: int, nbytes: int) -> bytes:
            return data()[offset : offset + nbytes]

        return View(self.path, self.envelope.length, read, Lazy(lambda: self.contents(data(), 0)))

    def _node(self, start: int, stop: int, path: str) -> Node:
        name = self.envelope.root.replace("user_metadata", "meta_data")
        meaning = words(self.envelope.generation.kaitai_id).type(name)
        return described(meaning, start=start, stop=stop, path=path, kind=self.kind, type="envelope", problem=self.problem
        )  # fmt: skip


def part_offsets_node(start: int, others: Sequence[tuple[int, int]], path: str, kind: Kind) -> Node:
    """The annotation of the offsets after the first part of a blob of several keys.

    Args:
        start: file offset of the first of them.
        others: offset and size of each of the other parts.
        path: path of the offsets.
        kind: what the blob is.
    """
    return Node(
        start=start,
        stop=start + 8 * len(others),
        path=path,
        kind=kind,
        type="part_offsets",
        text=f"{len(others)} offset{'s' if len(others) > 1 else ''}",
        meaning="Offsets of the other parts of a blob that is larger than one key may be, little-endian.",
        section=section_text(words(ROOT_FILE).type("anchor")),
        children=[
            Node(
                start=start + 8 * index,
                stop=start + 8 * index + 8,
                path=f"{path}[{index}]",
                type="u8le",
                value=offset,
                text=f"{offset:#x}",
                meaning=f"Offset of part {index + 2}.",
                target=offset,
            )
            for index, (offset, _) in enumerate(others)
        ],
    )


def _unparsed(nodes: Sequence[Node]) -> list[Node]:
    found = []
    for node in nodes:
        if node.kind is Kind.UNPARSED:
            found.append(node)
        found += _unparsed(node.children)
    return found
