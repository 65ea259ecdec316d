"""Payloads of the records of a ROOT file: directories, lists, anchors and objects, compressed or not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rntuple_construct.compression import decompress
from rntuple_construct.container import Key, RootFile, StreamerInfo
from rntuple_construct.errors import RNTupleError
from rntuple_construct.explain.blocks import block_nodes
from rntuple_construct.explain.nodes import Kind, Lazy, Node, View
from rntuple_construct.explain.records import PayloadNodes, read_range
from rntuple_construct.explain.trees import STOPPED, filler, parse
from rntuple_construct.explain.words import PARSERS, ROOT_FILE, section_text, words
from rntuple_construct.generations import Generation
from rntuple_construct.printable import printable

__all__ = [
    "anchor_payload",
    "directory_payload",
    "free_list_payload",
    "keys_list_payload",
    "opaque_payload",
    "streamer_payload",
]

_GRAMMAR: Any = PARSERS[ROOT_FILE]


def directory_payload(file: RootFile, fields_at: int) -> PayloadNodes:
    """Annotates the payload of a directory record.

    Args:
        file: the file.
        fields_at: file offset of the directory fields.
    """

    def nodes(start: int, stop: int, key: Key, path: str) -> list[Node]:
        found: list[Node] = []
        position = start
        for name in ("name", "title"):
            if position >= min(fields_at, stop):
                break
            parsed = parse(
                ROOT_FILE,
                _GRAMMAR.CountedString,
                read_range(file, position, min(fields_at, stop)),
                position,
                path,
            )
            if parsed.problem:
                break
            found.append(
                Node(
                    start=position,
                    stop=parsed.stop,
                    path=f"{path}.{name}",
                    type="counted_string",
                    text=parsed.nodes[-1].text if len(parsed.nodes) > 1 else '""',
                    meaning=words(ROOT_FILE).field("key", name).doc,
                    section=section_text(words(ROOT_FILE).type("directory")),
                    children=[_renamed(node, path, f"{path}.{name}") for node in parsed.nodes],
                )
            )
            position = parsed.stop
        found += filler(
            position,
            min(fields_at, stop),
            f"{path}.unclaimed",
            Kind.UNCLAIMED,
            "Bytes that nothing describes.",
        )
        position = max(position, min(fields_at, stop))
        parsed = parse(ROOT_FILE, _GRAMMAR.Directory, read_range(file, position, stop), position, path)
        found += parsed.nodes
        meaning = "Room that lets the fields grow to the wide form."
        found += filler(parsed.stop, stop, f"{path}.unused", Kind.UNUSED, meaning, problem=parsed.problem)
        return found

    return nodes


def keys_list_payload(file: RootFile) -> PayloadNodes:
    """Annotates the payload of a keys list."""

    def nodes(start: int, stop: int, key: Key, path: str) -> list[Node]:
        parsed = parse(ROOT_FILE, _GRAMMAR.KeysList, read_range(file, start, stop), start, path)
        return parsed.nodes + _rest(parsed.stop, stop, path, parsed.problem)

    return nodes


def free_list_payload(file: RootFile) -> PayloadNodes:
    """Annotates the payload of the free list."""

    def nodes(start: int, stop: int, key: Key, path: str) -> list[Node]:
        try:
            entries = file.free_list()
        except RNTupleError:
            entries = ()
        last = entries[-1].span.stop if entries else stop
        data = read_range(file, start, min(last, stop))
        parsed = parse(ROOT_FILE, _GRAMMAR.FreeList, data, start, path)
        found = parsed.nodes
        if parsed.problem:
            return found + _rest(parsed.stop, stop, path, parsed.problem)
        return found + filler(parsed.stop, stop, f"{path}.unused", Kind.UNUSED, "Room for more entries.")

    return nodes


def anchor_payload(file: RootFile, generation: Generation) -> PayloadNodes:
    """Annotates the anchor object of a generation."""

    def nodes(start: int, stop: int, key: Key, path: str) -> Sequence[Node]:
        def parts(data: bytes, base: int) -> list[Node]:
            return _anchor_nodes(data, base, path, generation)

        return _object_nodes(file, start, stop, key, path, parts)

    return nodes


def _anchor_nodes(data: bytes, base: int, path: str, generation: Generation) -> list[Node]:
    """Annotates an uncompressed anchor object of a generation."""
    parsed = parse(ROOT_FILE, generation.anchor_parser, data, base, path)
    return parsed.nodes + _rest(parsed.stop, base + len(data), path, parsed.problem)


def streamer_payload(file: RootFile) -> PayloadNodes:
    """Annotates the record of the streamer infos."""

    def nodes(start: int, stop: int, key: Key, path: str) -> Sequence[Node]:
        def parts(data: bytes, base: int) -> list[Node]:
            try:
                info = file.streamer_info()
            except RNTupleError:
                info = None
            nodes = _leaf(base, base + len(data), f"{path}.list", "Streamed TList of TStreamerInfo.")
            for node in nodes:
                node.text = _classes(info)
            return nodes

        return _object_nodes(file, start, stop, key, path, parts)

    return nodes


def opaque_payload(file: RootFile, meaning: str) -> PayloadNodes:
    """Annotates an object that is none of RNTuple's: as one piece, or as chunks if it is compressed."""

    def nodes(start: int, stop: int, key: Key, path: str) -> Sequence[Node]:
        def parts(data: bytes, base: int) -> list[Node]:
            return _leaf(base, base + len(data), f"{path}.payload", meaning)

        return _object_nodes(file, start, stop, key, path, parts)

    return nodes


def _object_nodes(
    file: RootFile, start: int, stop: int, key: Key, path: str, parts: Callable[[bytes, int], list[Node]]
) -> Sequence[Node]:
    """Parts of an object, or the chunks of its compression block with the parts in a view."""
    stored = read_range(file, start, stop)
    if key.len_object <= len(stored):
        nodes = parts(stored[: key.len_object], start)
        return nodes + filler(
            nodes[-1].stop if nodes else start,
            stop,
            f"{path}.unclaimed",
            Kind.UNCLAIMED,
            "Behind the object.",
        )
    data: bytes | None = None
    problem = ""
    if key.len_object <= file.limits.max_len_metadata:
        try:
            data = bytes(decompress(stored, key.len_object, path=path, offset=start, limits=file.limits))
        except RNTupleError as error:
            problem = error.message
    else:
        problem = f"{key.len_object} bytes are more than are expanded here"
    block = _block_node(stored, start, stop, path, key.len_object, problem)
    if data is not None:
        block.view = _view_of(path, data, lambda contents: parts(contents, 0))
    return [block]


def _view_of(path: str, data: bytes, parts: Callable[[bytes], Sequence[Node]]) -> View:
    """The view of uncompressed bytes, annotated when somebody looks."""

    def read(offset: int, nbytes: int) -> bytes:
        return data[offset : offset + nbytes]

    return View(path, len(data), read, Lazy(lambda: parts(data)))


def _block_node(stored: bytes, start: int, stop: int, path: str, length: int, problem: str) -> Node:
    meaning = words(ROOT_FILE).type("compression_block")
    return Node(
        start=start,
        stop=stop,
        path=f"{path}.block",
        type="compression_block",
        text=f"{stop - start} bytes that expand to {length}",
        meaning=meaning.doc,
        section=section_text(meaning),
        problem=problem,
        children=Lazy(lambda: block_nodes(stored, start, f"{path}.block")),
    )


def _classes(info: StreamerInfo | None) -> str:
    if info is None:
        return "not readable"
    names = [printable(f"{known.name} version {known.version}") for known in info.classes]
    more = "" if info.complete else ", and more that could not be read"
    return (", ".join(names) or "no classes") + more


def _leaf(start: int, stop: int, path: str, meaning: str) -> list[Node]:
    return filler(start, stop, path, Kind.INHERITED, meaning)


def _rest(start: int, stop: int, path: str, problem: str) -> list[Node]:
    if problem:
        return filler(start, stop, f"{path}.unparsed", Kind.UNPARSED, STOPPED, problem=problem)
    return filler(start, stop, f"{path}.unclaimed", Kind.UNCLAIMED, "Bytes that nothing describes.")


def _renamed(node: Node, old: str, new: str) -> Node:
    node.path = new + node.path.removeprefix(old)
    return node
