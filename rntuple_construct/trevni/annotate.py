"""Every byte of a Trevni file with its value and meaning."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rntuple_kaitai import positions
from rntuple_spec.meanings import FIELDS, TYPES

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.base.printable import describe, printable
from rntuple_construct.explain import ByteMap, Kind, Node, View
from rntuple_construct.explain.nodes import Items
from rntuple_construct.storage import Source, open_source
from rntuple_construct.trevni.checking import Kept
from rntuple_construct.trevni.metadata import ColumnInfo
from rntuple_construct.trevni.problems import Collected
from rntuple_construct.trevni.profiles import LEN_CHECKSUM
from rntuple_construct.trevni.structure import Blocks, Structure, read_structure

__all__ = ["TrevniMap", "annotate"]

_GRAMMAR = "trevni"
_COLUMNS = {
    None: "column", "zigzag": "column_zigzag", "fixed32": "column_fixed32", "fixed64": "column_fixed64",
    "counted": "column_counted",
}  # fmt: skip


def annotate(source: Any, *, limits: Limits = DEFAULT_LIMITS) -> TrevniMap:
    """Annotate all bytes of a Trevni file.

    Args:
        source: path, URL, bytes or binary file object.
        limits: guards against absurd sizes.

    Raises:
        TrevniError: the header cannot be read.
        SourceError: the bytes cannot be read.
    """
    opened = open_source(source)
    try:
        return TrevniMap(opened, limits)
    except BaseException:
        opened.close()
        raise


class TrevniMap(ByteMap):
    """All bytes of a Trevni file, annotated.

    Args:
        source: the file.
        limits: guards against absurd sizes.
    """

    def __init__(self, source: Source, limits: Limits) -> None:
        problems = Collected()
        structure = read_structure(Kept(source), problems, None, limits)
        super().__init__(source, f"Trevni version {structure.version} ({structure.info.profile})")
        self._found = [str(error) for error, is_mild in problems.found if not is_mild]
        nodes = [*_header_nodes(source, structure)]
        for column, blocks in zip(structure.info.columns, structure.blocks, strict=True):
            if column is not None and blocks is not None:
                nodes.append(_column_node(source, structure, column, blocks))
        self.view = View("", source.size, self.read, _filled(nodes, source.size))
        self.places.update((node.path, node.start) for node in nodes)

    @property
    def problems(self) -> list[str]:
        """What could not be read, for people."""
        return [printable(text) for text in self._found]


def _filled(nodes: Sequence[Node], size: int) -> list[Node]:
    """Nodes in order, without overlaps, and with something in every hole."""
    filled: list[Node] = []
    position = 0
    for node in sorted(nodes, key=lambda each: each.start):
        if node.start < position or node.stop > size:
            continue
        if node.start > position:
            filled.append(_unclaimed(position, node.start, len(filled)))
        filled.append(node)
        position = node.stop
    if position < size:
        filled.append(_unclaimed(position, size, len(filled)))
    return filled


def _unclaimed(start: int, stop: int, number: int) -> Node:
    return Node(
        start=start, stop=stop, path=f"unclaimed[{number}]", kind=Kind.UNCLAIMED, type="bytes",
        meaning="Bytes that could not be read, or that nothing refers to.",
    )  # fmt: skip


def _header_nodes(source: Source, structure: Structure) -> Iterable[Node]:
    data = bytes(source.read(0, structure.len_header))
    tree = positions.parse(positions.Trevni, data)
    nodes = _tree_nodes(tree, _GRAMMAR, "header", 0, skip="columns")
    yield Node(
        start=0, stop=structure.len_header, path="header", kind=Kind.HEADER, type=_GRAMMAR,
        text=f"{structure.info.num_rows} rows, {len(structure.starts)} columns", meaning=TYPES[_GRAMMAR][_GRAMMAR].doc,
        section=_section(TYPES[_GRAMMAR][_GRAMMAR]), children=nodes,
    )  # fmt: skip


def _section(meaning: Any) -> str:
    return f"{meaning.document}, section '{meaning.section}'"


def _tree_nodes(tree: Any, type_name: str, path: str, base: int, *, skip: str = "") -> list[Node]:
    """One node for each field of a tree that was parsed with positions."""
    nodes: list[Node] = []
    for name, place in tree._debug.items():
        if name.startswith("_") or name == skip:
            continue
        value = getattr(tree, name, None)
        meaning = FIELDS[_GRAMMAR][f"{type_name}.{name}"]
        here = f"{path}.{name}"
        start, stop = base + place["start"], base + place["end"]
        children: list[Node] = []
        text, plain = "", None
        if isinstance(value, list):
            for index, (item, item_place) in enumerate(zip(value, place["arr"], strict=True)):
                first, last = base + item_place["start"], base + item_place["end"]
                children.append(_value_node(item, meaning, f"{here}[{index}]", first, last, base))
            text = f"{len(value)} items"
        elif value is None:
            continue
        else:
            nodes.append(_value_node(value, meaning, here, start, stop, base))
            continue
        if stop > start:
            nodes.append(
                Node(start=start, stop=stop, path=here, type=meaning.stored, value=plain, text=text, meaning=meaning.doc,
                     section=_section(meaning), children=children)
            )  # fmt: skip
    return nodes


def _value_node(value: Any, meaning: Any, path: str, start: int, stop: int, base: int) -> Node:
    node = Node(
        start=start, stop=stop, path=path, type=meaning.stored, meaning=meaning.doc, section=_section(meaning)
    )
    if isinstance(value, (int, float, bytes)):
        node.value = value
        node.text = _shown(value) if isinstance(value, bytes) else describe(value)
        if path.rpartition("[")[0].endswith("ofs_columns") and isinstance(value, int):
            node.target = value
        return node
    kind = type(value).__name__
    if kind == "Length":
        node.value, node.text = value.value, str(value.value)
    elif kind == "Zigzag":
        code = value.low | value.middle << 28 | value.high << 56
        node.value = (code >> 1) ^ -(code & 1)
        node.text = str(node.value)
    else:
        node.children = _tree_nodes(value, meaning.stored, path, base)
        if kind == "CountedBytes":
            node.text = _shown(value.raw)
        elif kind == "MetadataPair":
            node.text = f"{_shown(value.key.raw)} = {_shown(value.value.raw)}"
    return node


def _shown(raw: bytes) -> str:
    """Bytes that are most often text."""
    try:
        return printable(repr(raw.decode("utf-8")))
    except UnicodeDecodeError:
        return describe(raw)


def _column_node(source: Source, structure: Structure, column: ColumnInfo, blocks: Blocks) -> Node:
    stop = (
        int(blocks.offsets[-1] + _len_stored(column, blocks, len(blocks) - 1))
        if len(blocks)
        else blocks.start + blocks.len_head
    )
    type_name = _COLUMNS[column.first_form]
    meaning = TYPES[_GRAMMAR][type_name]
    name = "".join(part.capitalize() for part in type_name.split("_"))
    try:
        data = bytes(source.read(blocks.start, blocks.len_head))
        head = positions.parse(getattr(positions.Trevni, name), data)
        nodes = _tree_nodes(head, type_name, column.path, blocks.start, skip="blocks")
    except RNTupleError as error:
        nodes = []
        return Node(start=blocks.start, stop=stop, path=column.path, kind=Kind.UNPARSED, problem=str(error))
    first = blocks.start + blocks.len_head
    children = list(nodes)
    if len(blocks):
        children.append(
            Node(
                start=first, stop=stop, path=f"{column.path}.blocks", kind=Kind.PAGE, type="blocks",
                text=f"{len(blocks)} blocks", meaning=FIELDS[_GRAMMAR][f"{type_name}.blocks"].doc,
                children=Items(len(blocks), lambda number: _block_node(structure, column, blocks, number), is_uniform=True),
            )
        )  # fmt: skip
    return Node(
        start=blocks.start, stop=stop, path=column.path, kind=Kind.BLOB, type=type_name,
        text=f"'{printable(column.name)}', {column.type.name}, {len(blocks)} blocks", meaning=meaning.doc,
        section=_section(meaning), children=children,
    )  # fmt: skip


def _len_stored(column: ColumnInfo, blocks: Blocks, number: int) -> int:
    return int(blocks.nbytes[number]) + LEN_CHECKSUM * column.has_checksums


def _block_node(structure: Structure, column: ColumnInfo, blocks: Blocks, number: int) -> Node:
    start = int(blocks.offsets[number])
    nbytes, size = int(blocks.nbytes[number]), int(blocks.len_blocks[number])
    path = f"{column.path}.blocks[{number}]"
    first, count = int(blocks.first_rows[number]), int(blocks.num_rows[number])
    profile = structure.info.profile
    children: list[Node] = []
    position = start
    checksum = Node(
        start=0, stop=0, path=f"{path}.checksum", kind=Kind.CHECKSUM, type="u4le" if profile.checksum_first else "u4be",
        meaning="CRC-32 of the uncompressed block.",
    )  # fmt: skip
    if column.has_checksums and profile.checksum_first:
        checksum.start, checksum.stop = position, position + LEN_CHECKSUM
        children.append(checksum)
        position += LEN_CHECKSUM
    if nbytes:
        parts = "levels and values" if profile.has_levels else "lengths and values"
        children.append(
            Node(
                start=position, stop=position + nbytes, path=f"{path}.data", type="bytes",
                text=f"{size} bytes uncompressed ({column.codec.name})",
                meaning=f"The {parts} of rows {first} to {first + count - 1}, type {column.type.name}.",
            )
        )  # fmt: skip
    position += nbytes
    if column.has_checksums and not profile.checksum_first:
        checksum.start, checksum.stop = position, position + LEN_CHECKSUM
        children.append(checksum)
    return Node(
        start=start, stop=start + _len_stored(column, blocks, number), path=path, kind=Kind.PAGE, type="block",
        text=f"rows {first} to {first + count - 1}", meaning="A block of the column.", children=children,
    )  # fmt: skip
