"""Envelopes: how they are stored, and what they hold after decompression."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from rntuple_construct.compression import decompress
from rntuple_construct.constants import ENVELOPE_NAMES, FOOTER, HEADER, PAGE_LIST, USER_METADATA
from rntuple_construct.container import RootFile, blob_ranges
from rntuple_construct.explain.blocks import block_nodes
from rntuple_construct.explain.nodes import Kind, Lazy, Node, View
from rntuple_construct.explain.page_lists import page_list_nodes
from rntuple_construct.explain.trees import BEHIND, filler, parse
from rntuple_construct.explain.words import section_text, words
from rntuple_construct.generations import Generation
from rntuple_construct.generations.kaitai import explain_failure

__all__ = ["Claim", "Envelope", "envelope_claims", "part_offsets_node"]

_KINDS = {
    HEADER: Kind.HEADER,
    FOOTER: Kind.FOOTER,
    PAGE_LIST: Kind.PAGE_LIST,
    USER_METADATA: Kind.USER_METADATA,
}
# Page lists above this length are annotated piece by piece: positions of all their pages would take too much memory.
LEN_WHOLE_PAGE_LIST = 256 << 10
_NOT_DESCRIBED = "Envelope of a draft from before the first release candidate, which is not described."


class Claim(NamedTuple):
    """Bytes of the file that belong to something, and how to annotate them.

    Args:
        start, stop: the bytes.
        path: path of what they belong to.
        kind: what that is.
        make: makes the annotation.
    """

    start: int
    stop: int
    path: str
    kind: Kind
    make: Callable[[], Node]


@dataclass(slots=True)
class Envelope:
    """An envelope that an anchor or a link names.

    Args:
        file: the file.
        generation: generation of the RNTuple; None if this package does not read it.
        envelope_type: 1 header, 2 footer, 3 page list, 4 user meta-data.
        path: its name, such as ``page_list[0]``.
        offset: file offset of its first byte.
        nbytes: stored size.
        length: uncompressed length.
        max_key_size: as in the anchor.
        problem: why it could not be read, or "".
        is_readable: whether it could be decompressed.
    """

    file: RootFile
    generation: Generation | None
    envelope_type: int
    path: str
    offset: int
    nbytes: int
    length: int
    max_key_size: int
    problem: str = ""
    is_readable: bool = True

    @property
    def kind(self) -> Kind:
        """What the bytes of the envelope belong to."""
        return _KINDS[self.envelope_type]

    def data(self) -> bytes:
        """The uncompressed envelope.

        Raises:
            RNTupleError: it lies outside the file, or its compression block is damaged.
        """
        stored = self.file.read_blob(self.offset, self.nbytes, self.max_key_size, path=self.path)
        return bytes(
            decompress(stored, self.length, path=self.path, offset=self.offset, limits=self.file.limits)
        )

    def contents(self, data: bytes, base: int) -> Sequence[Node]:
        """Annotations of the uncompressed envelope.

        Args:
            data: the uncompressed envelope.
            base: offset of ``data`` in its view.
        """
        if self.generation is None:
            return filler(base, base + len(data), f"{self.path}.payload", Kind.INHERITED, _NOT_DESCRIBED)
        grammar = self.generation.kaitai_id
        parser = self.generation.parser_with_positions(self.envelope_type)
        if self.envelope_type == PAGE_LIST and len(data) > LEN_WHOLE_PAGE_LIST:
            nodes = page_list_nodes(self.generation, grammar, data, base, self.path)
        else:
            nodes = self._parsed(grammar, parser, data, base)
        if nodes and nodes[-1].name == "checksum":
            computed = self.generation.envelope_checksum(memoryview(data)[: nodes[-1].start - base])
            _judge(nodes[-1], computed)
        return nodes

    def _parsed(self, grammar: str, parser: Any, data: bytes, base: int) -> list[Node]:
        parsed = parse(grammar, parser, data, base, self.path)
        stop, end = parsed.stop, base + len(data)
        if not parsed.problem:
            meaning = "Bytes behind the end that the envelope states."
            return parsed.nodes + filler(stop, end, f"{self.path}.unclaimed", Kind.UNCLAIMED, meaning)
        error = explain_failure(
            parser, data, ENVELOPE_NAMES[self.envelope_type], None, ValueError(parsed.problem)
        )
        problem = f"{error.rule_id}: {error.message}"
        for node in _unparsed(parsed.nodes):
            node.problem = problem
        return parsed.nodes + filler(
            stop, end, f"{self.path}.unparsed", Kind.UNPARSED, BEHIND, problem=problem
        )


def envelope_claims(envelope: Envelope) -> list[Claim]:
    """The bytes of the file that an envelope occupies: one range, or one for each key that holds a part of it.

    Raises:
        RNTupleError: it does not lie inside the file.
    """
    ranges = blob_ranges(
        envelope.file.source, envelope.offset, envelope.nbytes, envelope.max_key_size, path=envelope.path
    )
    if len(ranges) == 1:
        return [
            Claim(
                envelope.offset,
                envelope.offset + envelope.nbytes,
                envelope.path,
                envelope.kind,
                lambda: _stored_node(envelope),
            )
        ]
    claims = []
    done = 0
    for index, (start, size) in enumerate(ranges):
        claims.append(_part_claim(envelope, index, len(ranges), start, size, done))
        done += size
    start = ranges[0][0] + ranges[0][1]
    claims.append(_table_claim(envelope, start, ranges[1:]))
    return claims


def _stored_node(envelope: Envelope) -> Node:
    start, stop = envelope.offset, envelope.offset + envelope.nbytes
    node = _envelope_node(envelope, start, stop, envelope.path)
    if envelope.nbytes == envelope.length:
        data = bytes(envelope.file.source.read(start, envelope.nbytes))
        node.text = f"stored as it is, {envelope.length} bytes"
        node.children = Lazy(lambda: envelope.contents(data, start))
        return node
    stored = envelope.file.source.read(start, envelope.nbytes)
    node.text = f"compressed, {envelope.nbytes} bytes that expand to {envelope.length}"
    node.children = Lazy(lambda: block_nodes(stored, start, envelope.path))
    node.view = _view(envelope)
    return node


def _part_claim(envelope: Envelope, index: int, count: int, start: int, size: int, done: int) -> Claim:
    path = envelope.path if index == 0 else f"{envelope.path}.parts[{index}]"

    def make() -> Node:
        node = _envelope_node(envelope, start, start + size, path)
        node.text = f"part {index + 1} of {count}: stored bytes {done} to {done + size} of {envelope.nbytes}"
        if index == 0:
            node.view = _view(envelope)
        return node

    return Claim(start, start + size, path, envelope.kind, make)


def _table_claim(envelope: Envelope, start: int, others: Sequence[tuple[int, int]]) -> Claim:
    path = f"{envelope.path}.part_offsets"
    stop = start + 8 * len(others)

    def make() -> Node:
        node = part_offsets_node(start, others, path, envelope.kind)
        node.problem = envelope.problem
        return node

    return Claim(start, stop, path, envelope.kind, make)


def part_offsets_node(start: int, others: Sequence[tuple[int, int]], path: str, kind: Kind) -> Node:
    """The annotation of the offsets behind the first part of a blob of several keys.

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
        section=section_text(words("root_file").type("anchor")),
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


def _view(envelope: Envelope) -> View | None:
    if not envelope.is_readable:
        return None
    data = cache(envelope.data)

    def read(offset: int, nbytes: int) -> bytes:
        return data()[offset : offset + nbytes]

    return View(envelope.path, envelope.length, read, Lazy(lambda: envelope.contents(data(), 0)))


def _envelope_node(envelope: Envelope, start: int, stop: int, path: str) -> Node:
    node = Node(
        start=start, stop=stop, path=path, kind=envelope.kind, type="envelope", problem=envelope.problem
    )
    if envelope.generation is None:
        node.meaning = _NOT_DESCRIBED
        return node
    name = ENVELOPE_NAMES[envelope.envelope_type].replace("user_metadata", "meta_data")
    meaning = words(envelope.generation.kaitai_id).type(name)
    node.meaning, node.section = meaning.doc, section_text(meaning)
    return node


def _judge(node: Node, computed: bytes) -> None:
    if node.value == computed:
        node.text += " (matches)"
    else:
        node.problem = f"checksum does not match: the bytes give {computed.hex(' ')}"


def _unparsed(nodes: Sequence[Node]) -> list[Node]:
    found = []
    for node in nodes:
        if node.kind is Kind.UNPARSED:
            found.append(node)
        found += _unparsed(node.children)
    return found
