"""Annotations of single pages: their elements, their stored form, and the meaning of each byte."""

from __future__ import annotations

from collections.abc import Sequence

from rntuple_spec.column_types import COLUMN_TYPES, ColumnType

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.base.printable import count_text
from rntuple_construct.explain.nodes import Kind, Lazy, Node
from rntuple_construct.explain.page_table import Owner, PageTable
from rntuple_construct.explain.texts import quoted, section_text, words
from rntuple_construct.explain.trees import block_nodes, block_part_nodes
from rntuple_construct.format.columns import column_codec
from rntuple_construct.format.compression import decompress
from rntuple_construct.format.container import RootFile

__all__ = ["element_at", "first_values", "offset_table_path", "page_node", "page_path", "stored_page"]

_MAX_OWNERS = 4
_MAX_LEN_PREVIEW = 16 << 20
_NUM_VALUES = 8


def page_path(table: PageTable, owner: Owner) -> str:
    """Path of a page: ``clusters[0].columns[3].pages[0]``."""
    prefix = table.ntuples[owner.ntuple].prefix
    return f"{prefix}clusters[{owner.cluster}].columns[{owner.column}].pages[{owner.page}]"


def offset_table_path(table: PageTable, owner: Owner) -> str:
    """Path of the offsets by which a page that is spread over several keys is put together."""
    return f"{page_path(table, owner)}.part_offsets"


def page_node(file: RootFile, table: PageTable, position: int) -> Node:
    """The annotation of a page.

    Args:
        file: the file.
        table: all pages.
        position: which one.
    """
    owner = table.owners(position, 1)[0]
    start, stop = int(table.start[position]), int(table.stop[position])
    meaning = words(_grammar(table, owner)).type("page")
    num_owners = table.num_owners(position)
    text = _use_text(table, owner)
    if num_owners > 1:
        text += f"; the same bytes serve {num_owners} pages"
    path = page_path(table, owner)
    if owner.part:
        path += f".parts[{owner.part}]"
    if owner.num_parts > 1:
        text += f"; part {owner.part + 1} of {owner.num_parts}, from stored byte {owner.num_before} on"
    return Node(
        start=start,
        stop=stop,
        path=path,
        kind=Kind.PAGE,
        type="page",
        text=text,
        meaning=_page_meaning(table, position, owner),
        section=section_text(meaning),
        problem="the page reaches into something else" if table.is_cut[position] else "",
        children=Lazy(lambda: _parts(file, table, position, owner, path)),
    )


def _use_text(table: PageTable, owner: Owner) -> str:
    name = table.ntuples[owner.ntuple].column_name(owner.column)
    return f"{count_text(owner.num_elements, 'element')} of column {owner.column} {name}".rstrip()


def _page_meaning(table: PageTable, position: int, owner: Owner) -> str:
    text = (
        f"Page {owner.page} of column {owner.column} in cluster {owner.cluster}:"
        f" elements {owner.first_element} to {owner.first_element + owner.num_elements - 1}."
    )
    others = table.owners(position, _MAX_OWNERS + 1)[1:]
    if others:
        places = [f"column {other.column} in cluster {other.cluster}" for other in others[:_MAX_OWNERS]]
        more = table.num_owners(position) - 1 - len(places)
        text += f" The same bytes are also a page of {', '.join(places)}"
        text += f" and {more} more." if more > 0 else "."
    return text


def _parts(file: RootFile, table: PageTable, position: int, owner: Owner, path: str) -> Sequence[Node]:
    """The stored bytes of a page, or those that one key holds of a page that is spread over several."""
    start, data_stop = int(table.start[position]), int(table.data_stop[position])
    size = data_stop - start
    is_spread = owner.num_parts > 1
    if owner.length in (-1, owner.len_stored) or (table.is_cut[position] and not is_spread):
        text = f"stored bytes {owner.num_before} to {owner.num_before + size}"
        nodes = [
            Node(
                start=start,
                stop=data_stop,
                path=f"{path}.elements",
                type="bytes",
                text=text if is_spread else count_text(owner.num_elements, "element"),
                meaning=_encoding(table, owner),
            )
        ]
    elif is_spread:
        stored = stored_page(file, table, position)[: owner.len_stored]
        nodes = block_part_nodes(stored, owner.num_before, size, start, path)
    else:
        nodes = block_nodes(file.source.read(start, size), start, path)
    if data_stop < int(table.stop[position]):
        nodes.append(_checksum_node(file, table, position, owner, path))
    return nodes


def stored_page(file: RootFile, table: PageTable, position: int) -> bytes:
    """All stored bytes of the page that a position is part of, with its checksum."""
    return b"".join(file.source.read_many(table.ranges(position)))


def _checksum_node(file: RootFile, table: PageTable, position: int, owner: Owner, path: str) -> Node:
    data_stop, stop = int(table.data_stop[position]), int(table.stop[position])
    texts = words(_grammar(table, owner))
    name = next(name for name in ("has_checksum", "flags") if texts.has_field("page", name))
    meaning = texts.field("page", name)
    stored = bytes(file.source.read(data_stop, stop - data_stop))
    doc = meaning.doc
    if meaning.enum:
        known = texts.value(meaning.enum, 1)
        doc = known.doc if known else doc
    node = Node(
        start=data_stop,
        stop=stop,
        path=f"{path}.checksum",
        kind=Kind.CHECKSUM,
        type="bytes",
        value=stored,
        text=stored.hex(" "),
        meaning=f"Checksum that follows the page. In the page description: {doc}",
        section=section_text(meaning),
    )
    generation = table.ntuples[owner.ntuple].generation
    if generation.page_checksum_is_sealed:
        computed = generation.page_checksum(stored_page(file, table, position)[: data_stop - stop])
        if computed == stored:
            node.text += " (matches)"
        else:
            node.problem = f"checksum does not match: the bytes give {computed.hex(' ')}"
    return node


def first_values(file: RootFile, table: PageTable, position: int) -> str:
    """The first elements of a page for people; empty if they cannot be decoded."""
    owner = table.owners(position, 1)[0]
    ntuple = table.ntuples[owner.ntuple]
    if owner.length < 0 or not 0 < owner.length <= _MAX_LEN_PREVIEW:
        return ""
    record = ntuple.columns[owner.column]
    if record.column_type is None:
        return ""
    try:
        stored = stored_page(file, table, position)
        len_here = int(table.data_stop[position] - table.start[position])
        data = decompress(stored[: len_here if owner.num_parts == 1 else owner.len_stored], owner.length)
        codec = column_codec(
            record.column_type,
            record.bits_on_storage,
            record.value_range,
            switch_layout=ntuple.generation.switch_layout(ntuple.writer or ""),
        )
        values = codec.view(data, owner.num_elements)[:_NUM_VALUES]
    except RNTupleError:
        return ""
    more = owner.num_elements > _NUM_VALUES
    if record.column_type is ColumnType.CHAR:
        return quoted(values.tobytes()) + (" …" if more else "")
    # Elements of numpy arrays print with the digits of their precision.
    return ", ".join(str(value) for value in values) + (", …" if more else "")


def element_at(table: PageTable, owner: Owner, position: int) -> str:
    """Return the element that a byte of an uncompressed page belongs to.

    Args:
        table: all pages.
        owner: the page.
        position: the byte, counted from the start of the page.
    """
    ntuple = table.ntuples[owner.ntuple]
    if owner.column >= len(ntuple.columns) or not owner.num_elements:
        return ""
    record = ntuple.columns[owner.column]
    spec = COLUMN_TYPES.get(record.column_type) if record.column_type is not None else None
    if spec is None or record.bits_on_storage == 0:
        return ""
    bits = record.bits_on_storage
    if "split" in spec.steps:
        return f"byte {position // owner.num_elements} of element {position % owner.num_elements} of the page"
    first, last = position * 8 // bits, (position * 8 + 7) // bits
    last = min(last, owner.num_elements - 1)
    if first == last and bits % 8 == 0:
        return f"byte {position % (bits // 8)} of element {first} of the page"
    return f"bits of elements {first} to {last} of the page" if first < last else f"bits of element {first}"


def _encoding(table: PageTable, owner: Owner) -> str:
    ntuple = table.ntuples[owner.ntuple]
    if owner.column >= len(ntuple.columns):
        return "Elements of a column that the schema does not describe."
    record = ntuple.columns[owner.column]
    grammar = words(_grammar(table, owner))
    known = grammar.value("column_type", record.type_id)
    return f"Elements, stored without compression. {known.name}: {known.doc}" if known else "Elements."


def _grammar(table: PageTable, owner: Owner) -> str:
    return table.ntuples[owner.ntuple].generation.kaitai_id
