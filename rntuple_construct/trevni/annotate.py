"""Every byte of a Trevni file with its value and meaning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rntuple_kaitai import positions

from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.base.printable import printable
from rntuple_construct.explain import ByteMap, Kind, Node, View
from rntuple_construct.explain.nodes import LazyNodes
from rntuple_construct.explain.texts import words
from rntuple_construct.explain.trees import described, parse
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
        nodes = [_header_node(source, structure)]
        for column, blocks in zip(structure.info.columns, structure.blocks, strict=True):
            if column is not None and blocks is not None:
                nodes.append(_column_node(source, structure, column, blocks))
        self.view = View("", source.size, self.read, _filled(nodes, source.size))
        self.places.update((node.path, node.start) for node in nodes)

    @property
    def problems(self) -> list[str]:
        """Parts that could not be read, as text."""
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


def _header_node(source: Source, structure: Structure) -> Node:
    data = source.read(0, structure.len_header)
    return described(
        words(_GRAMMAR).type(_GRAMMAR), start=0, stop=structure.len_header, path="header", kind=Kind.HEADER,
        type=_GRAMMAR, text=f"{structure.info.num_rows} rows, {len(structure.starts)} columns",
        children=parse(_GRAMMAR, positions.Trevni, data, 0, "header").nodes,
    )  # fmt: skip


def _column_node(source: Source, structure: Structure, column: ColumnInfo, blocks: Blocks) -> Node:
    stop = (
        int(blocks.offsets[-1] + _len_stored(column, blocks, len(blocks) - 1))
        if len(blocks)
        else blocks.start + blocks.len_head
    )
    type_name = _COLUMNS[column.first_form]
    data = source.read(blocks.start, blocks.len_head)
    parser = getattr(positions.Trevni, type_name.title().replace("_", ""))
    children = parse(_GRAMMAR, parser, data, blocks.start, column.path).nodes
    first = blocks.start + blocks.len_head
    if len(blocks):
        children.append(
            Node(
                start=first, stop=stop, path=f"{column.path}.blocks", kind=Kind.PAGE, type="blocks",
                text=f"{len(blocks)} blocks", meaning=words(_GRAMMAR).field(type_name, "blocks").doc,
                children=LazyNodes(len(blocks), lambda number: _block_node(structure, column, blocks, number), is_uniform=True),
            )
        )  # fmt: skip
    return described(
        words(_GRAMMAR).type(type_name), start=blocks.start, stop=stop, path=column.path, kind=Kind.BLOB, type=type_name,
        text=f"'{printable(column.name)}', {column.type.name}, {len(blocks)} blocks", children=children,
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
