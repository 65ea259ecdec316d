"""Statements of ``explain`` about a file, held against its bytes: stored numbers, counts and ranges in texts, elements of pages.

Numbers are read with `struct`, elements of pages from the construct grammar, which ``explain`` does not use.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from typing import Any

import xxhash
from rntuple_spec.constants import DRAFT_MAX_ENTRIES_PER_CLUSTER

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.explain import FileMap, Node, View, annotate
from rntuple_construct.kit.files.grammar_introspection import content_of, value_at
from rntuple_construct.kit.files.parsed_file import ParsedFile, num_elements, page_offset, pages_of

__all__ = ["false_statements"]

_FORMATS = {
    "u1": "B", "u2be": ">H", "s2be": ">h", "u2le": "<H", "u4be": ">I", "s4be": ">i", "u4le": "<I", "s4le": "<i", "u8be": ">Q",
    "s8be": ">q", "u8le": "<Q", "s8le": "<q", "f4le": "<f", "f8le": "<d",
}  # fmt: skip
_NUMBER = re.compile(r"(-?(?:0x[0-9a-f]+|\d+))(?![\w.])")
_COUNTS = re.compile(r"\b(\d+) (?:items?|elements?|clusters?|bits|offsets?)\b")
_PLACES = re.compile(r"\b(?:at|field|column) (0x[0-9a-f]+|\d+)\b")
_OFFSETS = re.compile(r"\bat (0x[0-9a-f]+)\b")
_IDS = re.compile(r"\b(field|column) (\d+)\b")
_RANGE = re.compile(r"\b(?:entries|elements) (\d+) to (\d+)\b")
_OTHER_BITS = {"_and_flags": 3 << 30, "_and_reserved": 15 << 28}
"""Bits of numbers of the drafts that have another meaning, by the ending of the name."""
_QUOTED = re.compile(r'"[^"]*"')
_PAGE = re.compile(r"Page (\d+) of column (\d+) in cluster (\d+): elements (\d+) to (-?\d+)\.")


def false_statements(data: bytes, annotated: FileMap | None = None) -> Iterator[str]:
    """Statements of ``explain`` that the bytes of a file do not bear out.

    Args:
        data: the file; of a damaged one, too, the stored values have to be stated.
        annotated: the annotations, if they have been made.

    Returns:
        one line each, with the path of the annotation.

    Raises:
        RNTupleError: ``explain`` refuses the file.
    """
    with annotate(data) if annotated is None else nullcontext(annotated) as found:
        yield from _of_nodes(found.view, found.view.nodes)
        if len(found.ntuples) == 1:
            yield from _of_pages(data, found.view.nodes)


def _of_nodes(view: View, nodes: Sequence[Node]) -> Iterator[str]:
    for node in nodes:
        yield from _of_node(view, node)
        if node.name == "checksum" and node.text.endswith("(matches)") and ".parts[" not in node.path:
            hashed = view.read(nodes[0].start, node.start - nodes[0].start)
            if node.value not in _checksums(hashed):
                yield f"{node.path}: the bytes before it have another checksum than {node.text}"
        yield from _of_nodes(view, node.children)
        if node.view is not None:
            yield from _of_nodes(node.view, node.view.nodes)


def _of_node(view: View, node: Node) -> Iterator[str]:
    stored = view.read(node.start, node.size) if node.value is not None else b""
    if node.value is not None:
        found = _read(node.type, stored)
        # Of a value that is spread over several keys each annotation covers a part.
        is_part = isinstance(node.value, bytes) and stored in node.value and len(stored) < len(node.value)
        # Numbers by their text, of which NaN is equal to itself.
        is_equal = found == node.value if isinstance(found, bytes) else repr(found) == repr(node.value)
        if found is not None and not is_part and not is_equal:
            yield f"{node.path}: the value is {node.value!r}, but the bytes hold {found!r}"
        number = _NUMBER.match(node.text) if isinstance(node.value, int) else None
        if number is not None and int(number[1], 0) != node.value:
            yield f"{node.path}: the text '{node.text}' states another value than {node.value}"
        if node.target is not None and node.target != node.value:
            yield f"{node.path}: it leads to {node.target}, but the value is {node.value}"
    elif node.children:
        yield from _of_parts(node)


def _read(type_name: str, stored: bytes) -> Any:
    """The value that the bytes of a leaf hold; None for a type that is not compared."""
    if type_name == "bytes":
        return stored
    if type_name == "b24le":
        return int.from_bytes(stored, "little")
    form = _FORMATS.get(type_name)
    if form is None:
        return None
    return struct.unpack(form, stored)[0] if len(stored) == struct.calcsize(form) else f"{len(stored)} bytes"


def _checksums(data: bytes) -> tuple[bytes, ...]:
    """The checksums of the format: XXH3 in both byte orders, and CRC32."""
    digest = xxhash.xxh3_64_digest(data)
    return digest, digest[::-1], zlib.crc32(data).to_bytes(4, "little")


def _of_parts(node: Node) -> Iterator[str]:
    """Holes between the parts of a node, and numbers in its text that its parts do not hold."""
    position = node.start
    for child in node.children:
        if child.start != position:
            yield f"{node.path}: {child.path} begins at {child.start}, expected {position}"
        position = child.stop
    if position != node.stop:
        yield f"{node.path}: its parts end at {position}, expected {node.stop}"
    if "clusters[" in node.path:
        return  # the numbers of pages are in the page list
    text = _QUOTED.sub("", node.text)
    stated_numbers, ranges = _COUNTS.findall(text) + _PLACES.findall(text), _RANGE.findall(text)
    ids, offsets = _IDS.findall(text), _OFFSETS.findall(text)
    if not (stated_numbers or ranges or ids or offsets):
        return
    leaves = list(_leaves(node))
    values = {number for leaf in leaves for number in _numbers(leaf)}
    values.add(sum(child.is_item for child in node.children))
    values |= set(_wide_numbers(node.children))
    for stated in stated_numbers:
        if int(stated, 0) not in values:
            yield f"{node.path}: '{node.text}' states {stated}, which none of its numbers is"
    for name, stated in ids:
        held = [child.value for child in node.children if child.name.endswith(f"{name}_id")]
        if held and int(stated) not in held:
            yield f"{node.path}: '{node.text}' states {name} {stated}, but its number is {held[0]}"
    places = [leaf.value for leaf in leaves if leaf.name.startswith("ofs_")] if offsets else ()
    for stated in offsets:
        if places and int(stated, 0) not in places:
            yield f"{node.path}: '{node.text}' states the place {stated}, but its offset is {places[0]}"
    for first, last in ranges:
        if int(first) not in values or int(last) - int(first) + 1 not in values:
            yield f"{node.path}: '{node.text}' states another range than its numbers"


def _numbers(leaf: Node) -> tuple[int, ...]:
    """Numbers as which a text may show the value of a leaf."""
    if isinstance(leaf.value, int):
        others = next((bits for ending, bits in _OTHER_BITS.items() if leaf.name.endswith(ending)), 0)
        return (abs(leaf.value) & ~others,)
    # What a locator of the drafts says about the place is opaque in their grammar.
    is_place = isinstance(leaf.value, bytes) and len(leaf.value) == 16
    return struct.unpack("<QQ", leaf.value) if is_place else ()


def _wide_numbers(nodes: Sequence[Node]) -> Iterator[int]:
    """Numbers that are stored in several members, the low one first; those of entries may have flags above them."""
    value = position = 0
    for node in nodes:
        if not isinstance(node.value, int) or not node.name.endswith(("_lo", "_mid", "_hi")):
            continue
        if node.name.endswith("_lo"):
            value = position = 0
        value |= node.value << position
        position += 8 * node.size
        yield value
        yield value & DRAFT_MAX_ENTRIES_PER_CLUSTER


def _leaves(node: Node) -> Iterator[Node]:
    return (each for each in _with_parts([node]) if not each.children)


def _of_pages(data: bytes, nodes: Sequence[Node]) -> Iterator[str]:
    """Pages whose elements or place are others than those in the page list."""
    expected = _pages(data)
    for node in _with_parts(nodes) if expected else ():
        stated = _PAGE.match(node.meaning) if node.type == "page" else None
        if stated is None or ".parts[" in node.path:
            continue
        page, column, cluster, first, last = map(int, stated.groups())
        known = expected.get((cluster, column, page), ())
        if (first, last, node.start) not in known:
            yield f"{node.path}: elements {first} to {last} at {node.start}, but the page list says {known}"


def _with_parts(nodes: Sequence[Node]) -> Iterator[Node]:
    for node in nodes:
        yield node
        yield from _with_parts(node.children)


def _pages(data: bytes) -> dict[tuple[int, int, int], list[tuple[int, int, int | None]]]:
    """First and last element and offset of each page, by cluster, column and page; empty if clusters do not list all columns.

    A page list may hold more clusters than its group announces. Their numbers are then those of the next group, too.
    """
    file = ParsedFile(data)
    found: dict[tuple[int, int, int], list[tuple[int, int, int | None]]] = {}
    try:
        payload = file.root.get("footer", {}).get("payload", {})
        # Numbers of clusters count those that the groups announce, as everywhere in the package.
        announced = [each["num_clusters"] for each in content_of(payload.get("cluster_groups")) or ()]
        if content_of(payload.get("column_groups")):
            return {}
        position: dict[tuple[int, int, int], int] = {}
        for page in pages_of({**file.root, "attribute_set": []}):
            group, cluster, column, number = (page.path[at] for at in (1, 3, 4, 5))
            group, cluster, column, number = int(group), int(cluster), int(column), int(number)
            located = value_at(file.root, page.path[:-1])
            cluster += sum(announced[:group])
            first = position.get((group, cluster, column), located["element_offset"])
            count = num_elements(page.tree)
            position[group, cluster, column] = first + count
            place = first, first + count - 1, page_offset(page.tree)
            found.setdefault((cluster, column, number), []).append(place)
    except (RNTupleError, KeyError, TypeError):
        return {}
    return found
