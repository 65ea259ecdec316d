"""Annotations from parse trees with recorded positions, also of a parse that stopped early, and of compressed bytes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from kaitaistruct import KaitaiStruct
from rntuple_kaitai import ByteStream, positions
from rntuple_spec.meanings import FieldMeaning, TypeMeaning

from rntuple_construct.base.errors import CompressionError
from rntuple_construct.explain.nodes import Kind, Lazy, Node
from rntuple_construct.explain.texts import (
    ROOT_FILE,
    Words,
    field_text,
    number_of,
    section_text,
    summary,
    target_of,
    words,
)
from rntuple_construct.format.compression import Buffer, Chunk, iter_chunks
from rntuple_construct.format.generations.kaitai import PARSE_FAILURES

UNCLAIMED = "Bytes that nothing describes."
STOPPED = "Parsing stopped here."
BEHIND = "After the place where parsing stopped."

# Fields of frames and envelopes that only wrap others; paths do not mention them.
_WRAPPER = "body"
_PAYLOAD = "payload"
_REFERENCES = ("locator", "large_locator", "envelope_link", "page")


class Parsed(NamedTuple):
    """Parsed part of some bytes.

    Args:
        nodes: annotations in order and without holes, as far as the parser came.
        tree: the parse tree, whole or in part.
        stop: offset of the first byte that has no annotation.
        problem: why the parse stopped early, or "".
    """

    nodes: list[Node]
    tree: Any
    stop: int
    problem: str


def parse(grammar: str, parser: Any, data: Buffer, base: int, path: str, *, problem: str = "") -> Parsed:
    """Parse bytes and annotate them.

    Args:
        grammar: id of the grammar.
        parser: class of its position-recording parser, or of one of its types.
        data: the bytes; the parser may leave some over.
        base: offset of ``data`` in its view.
        path: path of the object that is parsed.
        problem: how to explain a failure, if more is known than the parser can tell.
    """
    tree = parser(ByteStream(bytes(data)))
    failure = ""
    try:
        tree._read()
    except PARSE_FAILURES as error:
        failure = problem or _explanation(error)
    nodes = _TreeAnnotator(words(grammar), tree, failure).members(tree, base, path)
    return Parsed(nodes, tree, nodes[-1].stop if nodes else base, failure)


def field_node(texts: Words, type_name: str, name: str, value: Any, start: int, stop: int, path: str) -> Node:
    """The annotation of one field without parts.

    Args:
        texts: words of the grammar.
        type_name, name: type of the grammar and its field.
        value: int, float or bytes.
        start, stop: its bytes.
        path: path of the field.
    """
    meaning = texts.field(type_name, name)
    doc = meaning.doc
    if meaning.enum and not meaning.is_bits:
        known = texts.value(meaning.enum, value)
        if known is not None:
            doc = f"{doc} {known.name}: {known.doc}"
    return Node(
        start=start,
        stop=stop,
        path=path,
        type=meaning.stored or "bytes",
        value=value,
        text=field_text(texts, type_name, name, value),
        meaning=doc,
        section=section_text(meaning),
        target=target_of(type_name, name, value),
    )


def described(meaning: FieldMeaning | TypeMeaning, **facts: Any) -> Node:
    """An annotation with the text and section of a type or field of a grammar.

    Args:
        meaning: what the format says.
        facts: other attributes of the annotation.
    """
    return Node(meaning=meaning.doc, section=section_text(meaning), **facts)


def filler(start: int, stop: int, path: str, kind: Kind, meaning: str, *, problem: str = "") -> list[Node]:
    """One node for bytes that nothing else annotates; none if there are no such bytes."""
    if start >= stop:
        return []
    return [
        Node(start=start, stop=stop, path=path, kind=kind, type="bytes", meaning=meaning, problem=problem)
    ]


def rest(start: int, stop: int, path: str, problem: str) -> list[Node]:
    """Annotations after those of a parse.

    Args:
        start, stop: the bytes that are left.
        path: path of the object that was parsed.
        problem: why the parse stopped early, or "".
    """
    if problem:
        return filler(start, stop, f"{path}.unparsed", Kind.UNPARSED, STOPPED, problem=problem)
    return filler(start, stop, f"{path}.unclaimed", Kind.UNCLAIMED, UNCLAIMED)


def block_nodes(data: Buffer, start: int, path: str) -> list[Node]:
    """The chunks of a compression block; what comes after a damaged chunk header is marked as such.

    Args:
        data: the block as stored.
        start: file offset of the block.
        path: path of the compressed part.
    """
    nodes: list[Node] = []
    problem = ""
    try:
        for chunk in iter_chunks(data, path=path, offset=start):
            piece = data[chunk.start - start : chunk.end - start]
            nodes.append(_chunk_node(chunk, piece, f"{path}.chunks[{len(nodes)}]"))
    except CompressionError as error:
        problem = error.message
    stop = nodes[-1].stop if nodes else start
    nodes += filler(
        stop, start + len(data), f"{path}.unparsed", Kind.UNPARSED, "No chunk starts here.", problem=problem
    )
    return nodes


def _chunk_node(chunk: Chunk, data: Buffer, path: str) -> Node:
    texts = words(ROOT_FILE)

    def parts() -> list[Node]:
        return parse(ROOT_FILE, positions.RootFile.CompressionChunk, data, chunk.start, path).nodes

    return described(
        texts.type("compression_chunk"),
        start=chunk.start,
        stop=chunk.end,
        path=path,
        type="compression_chunk",
        text=summary(texts, "compression_chunk", chunk),
        children=Lazy(parts),
    )


def block_part_nodes(data: Buffer, before: int, size: int, start: int, path: str) -> list[Node]:
    """Annotations of the part of a compression block that one of several keys holds.

    Args:
        data: the whole block as stored.
        before: bytes of the block in the parts before this one.
        size: bytes in this part.
        start: file offset of this part.
        path: path of the part.
    """
    return _shown_in(block_nodes(data, 0, path), before, before + size, start - before)


def _shown_in(nodes: Sequence[Node], first: int, last: int, shift: int) -> list[Node]:
    """Return the parts of nodes inside a range, moved; a node that reaches beyond it says so."""
    found = []
    for node in nodes:
        if node.stop <= first or node.start >= last:
            continue
        start, stop = max(node.start, first), min(node.stop, last)
        text = node.text
        if stop - start < node.size:
            place = f"bytes {start - node.start} to {stop - node.start} of {node.size}"
            text = f"{text}; {place}" if text else place
        parts = _shown_in(node.children, first, last, shift)
        found.append(replace(node, start=start + shift, stop=stop + shift, text=text, children=parts))
    return found


class _TreeAnnotator:
    """Turns one parse tree into nodes."""

    def __init__(self, texts: Words, root: KaitaiStruct, failure: str) -> None:
        self._words = texts
        self._root = root
        self._failure = failure
        self._has_stopped = False

    def members(self, tree: Any, base: int, path: str) -> list[Node]:
        """Nodes of the fields of an object whose stream starts at ``base``."""
        type_name = self._words.type_name(tree)
        nodes: list[Node] = []
        for name, place in tree._debug.items():
            if name.startswith("_") or not self._words.has_field(type_name, name):
                continue
            value = getattr(tree, name, None)
            if isinstance(value, list):
                stem = path if name == "items" else f"{path}.{name}"
                for index, (item, where) in enumerate(zip(value, place.get("arr", ()), strict=False)):
                    nodes += self._member(tree, type_name, name, item, where, base, f"{stem}[{index}]")
            else:
                is_wrapper = name == _WRAPPER or (name == _PAYLOAD and tree is self._root)
                nodes += self._member(
                    tree, type_name, name, value, place, base, path if is_wrapper else f"{path}.{name}"
                )
        return nodes

    def _member(
        self, parent: Any, type_name: str, name: str, value: Any, place: dict[str, int], base: int, path: str
    ) -> list[Node]:
        start = base + place["start"]
        if not isinstance(value, KaitaiStruct):
            stop = base + place.get("end", place["start"])
            if start == stop:
                return []
            return [field_node(self._words, type_name, name, value, start, stop, path)]
        shares_stream = value._io is parent._io
        children = self.members(value, base if shares_stream else start, path)
        if shares_stream:
            stop = base + place["end"] if "end" in place else children[-1].stop if children else start
        else:
            stop = start + value._io.size()
            children += self._rest(children[-1].stop if children else start, stop, path)
        if name == _WRAPPER or (name == _PAYLOAD and parent is self._root):
            return children
        if start == stop:
            return []
        inner = self._words.type_name(value)
        number = number_of(inner, value)
        if path.endswith("]"):
            meant = (
                self._words.type_name(value.body) if inner.endswith("_record") and _has_body(value) else inner
            )
            doc, section = self._words.type(meant).doc, section_text(self._words.type(meant))
        else:
            meaning = self._words.field(type_name, name)
            doc, section = meaning.doc, section_text(meaning)
        # What a locator refers to is also what a link or a page description around it refers to.
        targets = [child.target for child in children if child.target is not None]
        return [
            Node(
                start=start,
                stop=stop,
                path=path,
                type=inner,
                value=number,
                text=summary(self._words, inner, value) if number is None else str(number),
                meaning=doc,
                section=section,
                target=targets[0] if inner in _REFERENCES and targets else None,
                children=children if number is None else (),
            )
        ]

    def _rest(self, start: int, stop: int, path: str) -> list[Node]:
        if self._has_stopped:
            return filler(start, stop, f"{path}.unparsed", Kind.UNPARSED, BEHIND, problem=self._failure)
        self._has_stopped = bool(self._failure) and start < stop
        return rest(start, stop, path, self._failure)


def _has_body(value: Any) -> bool:
    return isinstance(getattr(value, _WRAPPER, None), KaitaiStruct)


def _explanation(error: Exception) -> str:
    if isinstance(error, EOFError):
        return "the bytes end before the value does"
    return f"the value in front of this cannot be ({type(error).__name__})"
