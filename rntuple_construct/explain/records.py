"""Records of the ROOT file: file header, keys, what is in them and free space."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rntuple_construct.container import Key, RootFile
from rntuple_construct.explain.nodes import Kind, Lazy, Node, chained
from rntuple_construct.explain.trees import filler, parse
from rntuple_construct.explain.words import PARSERS, ROOT_FILE, section_text, words
from rntuple_construct.printable import printable

__all__ = ["PayloadNodes", "file_header_node", "free_node", "key_text", "read_range", "record_node"]

PayloadNodes = Callable[[int, int, Key, str], Sequence[Node]]
"""Annotates the payload of a record: start, stop, key, path of the record."""

_GRAMMAR: Any = PARSERS[ROOT_FILE]
# What a record is, where the type of its payload says it.
_TYPES = {
    Kind.DIRECTORY: "directory",
    Kind.KEYS_LIST: "keys_list",
    Kind.FREE_LIST: "free_list",
    Kind.ANCHOR: "anchor",
}


def file_header_node(data: bytes, begin: int) -> Node:
    """The file header and the room up to the first record.

    Args:
        data: the first bytes of the file, as many as a header can have.
        begin: offset of the first record.
    """
    path = "file_header"
    parsed = parse(ROOT_FILE, _GRAMMAR.FileHeader, data, 0, path)
    nodes = parsed.nodes + filler(
        parsed.stop,
        begin,
        f"{path}.unused",
        Kind.UNUSED,
        "Room between the file header and the first record.",
    )
    meaning = words(ROOT_FILE).type("file_header")
    return Node(
        start=0,
        stop=nodes[-1].stop,
        path=path,
        kind=Kind.FILE_HEADER,
        type="file_header",
        meaning=meaning.doc,
        section=section_text(meaning),
        problem=parsed.problem,
        children=nodes,
    )


def record_node(
    file: RootFile, key: Key, start: int, stop: int, path: str, kind: Kind, text: str, payload: PayloadNodes
) -> Node:
    """A record: its key and what its payload holds.

    Args:
        file: the file.
        key: the key at ``start``.
        start, stop: bytes of the record.
        path, kind, text: of the record.
        payload: annotates the payload.
    """
    meaning = words(ROOT_FILE).type(_TYPES.get(kind, "key"))

    def parts() -> Sequence[Node]:
        first = min(max(start + key.len_key, key.span.stop), stop)
        key_node = _key_node(file, start, first, f"{path}.key")
        rest = payload(first, stop, key, path) if first < stop else ()
        return chained([key_node], rest)

    return Node(
        start=start,
        stop=stop,
        path=path,
        kind=kind,
        type="record",
        text=text,
        meaning=meaning.doc if kind in _TYPES else "",
        section=section_text(meaning),
        children=Lazy(parts),
    )


def key_text(key: Key) -> str:
    """Class and name of a record for people."""
    return printable(f"{key.class_name} {key.name!r}" if key.name else key.class_name or "without a class")


def _key_node(file: RootFile, start: int, stop: int, path: str) -> Node:
    parsed = parse(ROOT_FILE, _GRAMMAR.Key, read_range(file, start, stop), start, path)
    children = parsed.nodes + filler(
        parsed.stop, stop, f"{path}.unused", Kind.UNUSED, "Rest of the key.", problem=parsed.problem
    )
    meaning = words(ROOT_FILE).type("key")
    return Node(
        start=start,
        stop=stop,
        path=path,
        kind=Kind.KEY,
        type="key",
        meaning=meaning.doc,
        section=section_text(meaning),
        children=children,
    )


def free_node(file: RootFile, start: int, stop: int, path: str, text: str = "") -> Node:
    """Free space, with the mark that most writers leave at its start."""
    meaning = words(ROOT_FILE).field("key", "nbytes")
    mark = int.from_bytes(read_range(file, start, min(start + 4, stop)), "big", signed=True)
    children: list[Node] = []
    if stop - start >= 4 and mark < 0:
        children.append(
            Node(
                start=start,
                stop=start + 4,
                path=f"{path}.nbytes",
                type=meaning.stored,
                value=mark,
                text=str(mark),
                meaning=meaning.doc,
                section=section_text(meaning),
            )
        )
        children += filler(start + 4, stop, f"{path}.left", Kind.FREE, "Left over from what was here before.")
    return Node(
        start=start,
        stop=stop,
        path=path,
        kind=Kind.FREE,
        type="bytes",
        text=text,
        meaning="Free space that the free list knows or that is marked as such.",
        section=section_text(words(ROOT_FILE).type("free_list")),
        children=children,
    )


def read_range(file: RootFile, start: int, stop: int) -> bytes:
    """Bytes ``start`` to ``stop`` of the file; fewer at its end."""
    stop = min(stop, file.source.size)
    return bytes(file.source.read(start, stop - start)) if start < stop else b""
