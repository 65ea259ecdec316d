"""Annotations of the records of a ROOT file: file header, keys, directories, lists, anchors, objects and free space."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any

from rntuple_kaitai import positions

from rntuple_construct.base.constants import BASKET_CLASS, TREE_CLASSES
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.base.printable import printable
from rntuple_construct.explain.nodes import Kind, Lazy, Node, View, chained
from rntuple_construct.explain.texts import ROOT_FILE, section_text, words
from rntuple_construct.explain.trees import block_nodes, described, filler, parse, rest
from rntuple_construct.format.compression import decompress
from rntuple_construct.format.container import Key, RootFile, StreamerInfo
from rntuple_construct.format.generations import Generation

# What a TBasket adds to its key, big-endian.
_BASKET_FIELDS = (
    ("basket_version", "h", "s2be", "Version of the class TBasket."),
    ("len_buffer", "i", "s4be", "Size in bytes of the buffer that entries are collected in."),
    ("len_entry_offsets", "i", "s4be", "Room for the offsets of entries or, if all have one size, that size in bytes."),
    ("num_entries", "i", "s4be", "Number of entries of the branch in this basket."),
    ("last", "i", "s4be", "Offset after the last entry, counted from the start of the key; offsets of entries follow."),
    ("flag", "b", "s1", "How the basket is stored: whether a buffer and offsets of entries follow."),
)  # fmt: skip
_BASKET = struct.Struct(">" + "".join(form for _, form, _, _ in _BASKET_FIELDS))


def other_kind(class_name: str) -> Kind:
    """Return the annotation kind for an object of a class that is not part of RNTuple."""
    if class_name == BASKET_CLASS:
        return Kind.BASKET
    return Kind.TREE if class_name in TREE_CLASSES else Kind.OBJECT


def other_text(key: Key) -> str:
    """Describe a record that no directory lists and no RNTuple refers to."""
    if key.class_name == BASKET_CLASS:
        return printable(f"basket of branch {key.name!r} of TTree {key.title!r}")
    name = f"{key.class_name} {key.name!r}" if key.name else key.class_name
    return printable(f"{name}: no directory lists it")


def other_meaning(class_name: str) -> str:
    """Contents of the payload of a record of a class outside RNTuple."""
    kind = other_kind(class_name)
    if kind is Kind.BASKET:
        return "Values of some entries of one branch of a TTree."
    if kind is Kind.TREE:
        return "A TTree: its branches, and where their baskets are. TTree is the format before RNTuple and no part of it."
    return "Object of another class than RNTuple's."


def basket_key_nodes(data: bytes, start: int, path: str) -> list[Node]:
    """Annotations of the members that a TBasket adds to its key; none if the bytes have another size.

    Args:
        data: the bytes of the key after the title.
        start: file offset of the first of them.
        path: path of the key.
    """
    if len(data) != _BASKET.size:
        return []
    nodes = []
    for (name, form, stored, meaning), value in zip(_BASKET_FIELDS, _BASKET.unpack(data), strict=True):
        stop = start + struct.calcsize(form)
        nodes.append(
            Node(
                start=start, stop=stop, path=f"{path}.{name}", type=stored, value=value, text=str(value),
                meaning=meaning,
            )
        )  # fmt: skip
        start = stop
    return nodes


PayloadNodes = Callable[[RootFile, int, int, Key, str], Sequence[Node]]
"""Annotates the payload of a record: file, start, stop, key, path of the record."""

_GRAMMAR: Any = positions.RootFile
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
    return described(
        meaning,
        start=0,
        stop=nodes[-1].stop,
        path=path,
        kind=Kind.FILE_HEADER,
        type="file_header",
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
        key_node = _key_node(file, start, first, f"{path}.key", key.class_name)
        others = payload(file, first, stop, key, path) if first < stop else ()
        return chained([key_node], others)

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


def _key_node(file: RootFile, start: int, stop: int, path: str, class_name: str) -> Node:
    data = _read_range(file, start, stop)
    parsed = parse(ROOT_FILE, _GRAMMAR.Key, data, start, path)
    children = parsed.nodes
    if class_name == BASKET_CLASS and not parsed.problem:
        children = children + basket_key_nodes(data[parsed.stop - start :], parsed.stop, path)
    children = children + filler(
        children[-1].stop if children else start,
        stop,
        f"{path}.unused",
        Kind.UNUSED,
        "Rest of the key.",
        problem=parsed.problem,
    )
    meaning = words(ROOT_FILE).type("key")
    return described(meaning, start=start, stop=stop, path=path, kind=Kind.KEY, type="key", children=children)


def free_node(file: RootFile, start: int, stop: int, path: str, text: str = "") -> Node:
    """Free space, with the mark that most writers leave at its start."""
    meaning = words(ROOT_FILE).field("key", "len_record")
    mark = int.from_bytes(_read_range(file, start, min(start + 4, stop)), "big", signed=True)
    children: list[Node] = []
    if stop - start >= 4 and mark < 0:
        children.append(
            described(
                meaning,
                start=start,
                stop=start + 4,
                path=f"{path}.len_record",
                type=meaning.stored,
                value=mark,
                text=str(mark),
            )
        )
        children += filler(start + 4, stop, f"{path}.left", Kind.FREE, "Left over from earlier contents.")
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


def _read_range(file: RootFile, start: int, stop: int) -> bytes:
    """Bytes ``start`` to ``stop`` of the file; fewer at its end."""
    stop = min(stop, file.source.size)
    return bytes(file.source.read(start, stop - start)) if start < stop else b""


def directory_payload(
    fields_at: int, file: RootFile, start: int, stop: int, key: Key, path: str
) -> list[Node]:
    """Annotates the payload of a directory record, whose fields are at a file offset."""
    found: list[Node] = []
    position = start
    fields_at = min(fields_at, stop)
    for name in ("name", "title"):
        if position >= fields_at:
            break
        data = _read_range(file, position, fields_at)
        parsed = parse(ROOT_FILE, _GRAMMAR.CountedString, data, position, path)
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
    found += rest(position, fields_at, path, "")
    position = max(position, fields_at)
    parsed = parse(ROOT_FILE, _GRAMMAR.Directory, _read_range(file, position, stop), position, path)
    found += parsed.nodes
    meaning = "Room that lets the fields grow to the wide form."
    found += filler(parsed.stop, stop, f"{path}.unused", Kind.UNUSED, meaning, problem=parsed.problem)
    return found


def keys_list_payload(file: RootFile, start: int, stop: int, key: Key, path: str) -> list[Node]:
    """Annotates the payload of a keys list."""
    parsed = parse(ROOT_FILE, _GRAMMAR.KeysList, _read_range(file, start, stop), start, path)
    return parsed.nodes + rest(parsed.stop, stop, path, parsed.problem)


def free_list_payload(file: RootFile, start: int, stop: int, key: Key, path: str) -> list[Node]:
    """Annotates the payload of the free list."""
    try:
        entries = file.free_list()
    except RNTupleError:
        entries = ()
    last = entries[-1].span.stop if entries else stop
    data = _read_range(file, start, min(last, stop))
    parsed = parse(ROOT_FILE, _GRAMMAR.FreeList, data, start, path)
    if parsed.problem:
        return parsed.nodes + rest(parsed.stop, stop, path, parsed.problem)
    unused = filler(parsed.stop, stop, f"{path}.unused", Kind.UNUSED, "Room for more entries.")
    return parsed.nodes + unused


def anchor_payload(
    generation: Generation, file: RootFile, start: int, stop: int, key: Key, path: str
) -> Sequence[Node]:
    """Annotates the anchor object of a generation."""

    def parts(data: bytes, base: int) -> list[Node]:
        parsed = parse(ROOT_FILE, generation.anchor_parser, data, base, path)
        return parsed.nodes + rest(parsed.stop, base + len(data), path, parsed.problem)

    return _object_nodes(file, start, stop, key, path, parts)


def streamer_payload(file: RootFile, start: int, stop: int, key: Key, path: str) -> Sequence[Node]:
    """Annotates the record of the streamer infos."""

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


def opaque_payload(
    meaning: str, file: RootFile, start: int, stop: int, key: Key, path: str
) -> Sequence[Node]:
    """Annotates an object of another format: as one piece, or as chunks if it is compressed."""

    def parts(data: bytes, base: int) -> list[Node]:
        return _leaf(base, base + len(data), f"{path}.payload", meaning)

    return _object_nodes(file, start, stop, key, path, parts)


def stored_payload(
    meaning: str, file: RootFile, start: int, stop: int, key: Key, path: str
) -> Sequence[Node]:
    """Annotates the stored payload of a record: as one piece, or as the chunks of a compression block."""
    if not key.is_compressed:
        return _leaf(start, stop, f"{path}.payload", meaning)
    return [_block_node(_read_range(file, start, stop), start, stop, path, key.len_object, "")]


def _object_nodes(
    file: RootFile, start: int, stop: int, key: Key, path: str, parts: Callable[[bytes, int], list[Node]]
) -> Sequence[Node]:
    """Parts of an object, or the chunks of its compression block with the parts in a view."""
    stored = _read_range(file, start, stop)
    if key.len_object <= len(stored):
        nodes = parts(stored[: key.len_object], start)
        return nodes + filler(
            nodes[-1].stop if nodes else start,
            stop,
            f"{path}.unclaimed",
            Kind.UNCLAIMED,
            "After the object.",
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
    """The view of uncompressed bytes, annotated at the first access."""

    def read(offset: int, nbytes: int) -> bytes:
        return data[offset : offset + nbytes]

    return View(path, len(data), read, Lazy(lambda: parts(data)))


def _block_node(stored: bytes, start: int, stop: int, path: str, length: int, problem: str) -> Node:
    meaning = words(ROOT_FILE).type("compression_block")
    return described(
        meaning,
        start=start,
        stop=stop,
        path=f"{path}.block",
        type="compression_block",
        text=f"{stop - start} bytes that expand to {length}",
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


def _renamed(node: Node, old: str, new: str) -> Node:
    node.path = new + node.path.removeprefix(old)
    return node
