"""The stored element of a wrong value: its page, its bytes, every decoding step, and the mistake that gives the answer."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.compression import decompress
from rntuple_construct.format.descriptor.clusters import Cluster
from rntuple_construct.kit.runner.cases import StoredCase
from rntuple_construct.kit.runner.compare import ABSENT, Types, ValueDifference, same_scalar
from rntuple_construct.kit.runner.element_readings import DecodedPage, readings, stages
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader import open as open_file
from rntuple_construct.reader.ntuple import no_dropped_warnings

__all__ = ["element_of", "lines_of"]

_START = re.compile(r"(?:attribute_sets\[(?P<set>[^\]]+)\]\.)?(?P<field>[^\[.]+)(?P<rest>.*)", re.DOTALL)
_TOKEN = re.compile(r"\[([0-9]+)\]|\.([^.\[]+)")
_MAX_LEN_PAGE = 16 << 20
"""Larger pages are not decoded."""
_MAX_ORIGINS = 3
_MAX_CLUSTERS = 100
_MAX_SEARCHED = 100_000
"""Elements of a page that are compared with an answer."""
_MAX_BYTES = 32


@dataclass(frozen=True)
class Element:
    """An element of a column.

    Args:
        cluster: the cluster.
        number: of the page among those of the column in the cluster.
        page: the page.
        index: position in the page.
        place: where the page is stored: ``offset``, ``size`` and whether it is ``compressed``.
        before: elements of the column in this cluster in front of the page.
    """

    cluster: Cluster
    number: int
    page: DecodedPage
    index: int
    place: dict[str, Any]
    before: int

    @property
    def value(self) -> Any:
        """The value of the element."""
        return self.page.values[self.index].item()

    def document(self, ntuple: RNTuple) -> dict[str, Any]:
        """The element as a JSON document."""
        page, record = self.page, self.page.column.record
        positions = page.positions(self.index)
        return {
            "field": ntuple.schema.fields[record.field_id].path,
            "column": page.spec.name,
            "column_id": page.column.column_id,
            "bits": page.bits,
            "cluster": self.cluster.cluster_id,
            "page": self.number,
            **self.place,
            "len_page": len(page.data),
            "element": self.index,
            "positions": positions[:_MAX_BYTES],
            "bytes": bytes(page.data[positions[:_MAX_BYTES]]).hex(),
            "steps": [
                {"step": name, "value": _text(values[self.index])} for name, values in stages(page)
            ],
        }  # fmt: skip


def _text(value: Any) -> str:
    """An element as text; words of a step in hexadecimal, too."""
    if isinstance(value, np.void):
        return f"index {value['index']}, tag {value['tag']}"
    if value.dtype.kind == "u":
        return f"{int(value)} (0x{int(value):0{2 * value.dtype.itemsize}x})"
    return str(value)


@dataclass
class _ElementPath:
    """The way from an entry to an element.

    Args:
        ntuple: the RNTuple.
        cluster: the cluster with the entry.
        notes: the offsets and alternatives on the way.
    """

    ntuple: RNTuple
    cluster: Cluster
    notes: list[str] = field(default_factory=list)

    @cached_property
    def _switch_layout(self) -> str:
        return self.ntuple.generation.switch_layout(self.ntuple.writer)

    def element(self, node: FieldNode, index: int, *, which: int = 0) -> Element:
        """An element of a column of a field in the cluster.

        Args:
            node: the field.
            index: number of the element in the cluster.
            which: 0 for the principal column of the representation, 1 for the second one.

        Raises:
            LookupError: it is stored nowhere, or the page is too large.
            RNTupleError: the page cannot be read.
        """
        for columns in node.field.representations:
            column = self.ntuple.schema.columns[columns[which]]
            pages = self.cluster.column_range(column.column_id)
            if pages is None or pages.is_suppressed or column.column_type is None:
                continue
            missing = self._missing(node, pages.len_elements)
            if index < missing:
                self.notes.append(
                    f"{node.field.path}: a late column, the first {missing} elements of the cluster are 0"
                )
            index = max(index - missing, 0)
            last = np.cumsum(pages.num_elements, dtype=np.int64)
            number = int(np.searchsorted(last, index, side="right"))
            if number == len(last) or pages.place_of(number) is None:
                raise LookupError("an element without a page")
            count, size = int(pages.num_elements[number]), int(pages.size[number])
            length = (count * column.record.bits_on_storage + 7) // 8
            if length > _MAX_LEN_PAGE:
                raise LookupError("a large page")
            offset = int(pages.offset[number])
            raw, _ = self.ntuple.metadata.page_store.read(offset, size, bool(pages.has_checksum[number]))
            data = np.frombuffer(decompress(raw, length), np.uint8)
            place = {"offset": offset, "size": size, "compressed": size != length}
            before = int(last[number]) - count
            page = DecodedPage(column, data, count, self._switch_layout)
            return Element(self.cluster, number, page, index - before, place, before)
        raise LookupError("no primary column")

    def _missing(self, node: FieldNode, num_stored: int) -> int:
        """Entries at the start of the cluster for which a late column has no elements."""
        times = self.ntuple.schema.elements_per_entry(node.field.field_id)
        return 0 if times is None else self.cluster.num_entries * times - num_stored

    def span(self, node: FieldNode, index: int) -> tuple[int, int, Element]:
        """First item, end and offset element of a collection."""
        end = self.element(node, index)
        start = int(self.element(node, index - 1).value) if index else 0
        stop = int(end.value)
        self.notes.append(f"{node.field.path}: offsets {start} and {stop}, {stop - start} items")
        return start, stop, end


@dataclass(frozen=True)
class _PathTarget:
    """Target of a path: an element, and the characters of a text.

    Args:
        node: the field of the element.
        element: the element, for a text or list that of its end.
        span: first item of the text or list and the end; None for numbers.
        item: number of the item of the list that the path asks for, if it has none.
    """

    node: FieldNode
    element: Element
    span: tuple[int, int] | None = None
    item: int | None = None


def _target(walk: _ElementPath, node: FieldNode, index: int, tokens: list[str | int]) -> _PathTarget:
    """Follow a path from a value of a field on."""
    while True:
        kind = node.kind
        if kind is FieldKind.WRAPPER:
            node = node.children[0]
        elif kind is FieldKind.RECORD:
            node = node.members[str(tokens.pop(0))] if tokens else node.children[0]
        elif kind is FieldKind.FIXED_ARRAY or (kind is FieldKind.BITSET and tokens):
            index = index * node.size + int(tokens.pop(0))
            if kind is FieldKind.BITSET:
                return _PathTarget(node, walk.element(node, index))
            node = node.children[0]
        elif kind is FieldKind.BITSET:
            return _PathTarget(node, walk.element(node, index * node.size))
        elif kind in (FieldKind.COLLECTION, FieldKind.OPTIONAL, FieldKind.STRING, FieldKind.STREAMED):
            start, stop, end = walk.span(node, index)
            is_asked = kind is FieldKind.COLLECTION and tokens
            number = 0 if kind is FieldKind.OPTIONAL else int(tokens.pop(0)) if is_asked else None
            if number is None or start + number >= stop:
                return _PathTarget(node, end, (start, stop), number)
            node, index = node.children[0], start + number
        elif kind is FieldKind.VARIANT:
            chosen = walk.element(node, index)
            position, tag = chosen.value
            walk.notes.append(f"{node.field.path}: alternative {tag}, element {position}")
            if not 0 < tag <= len(node.children):
                return _PathTarget(node, chosen)
            node, index = node.children[tag - 1], position
        else:
            return _PathTarget(node, walk.element(node, index))


def element_of(case: StoredCase, difference: ValueDifference) -> dict[str, Any] | None:
    """The element of a wrong value.

    Args:
        case: the case.
        difference: of the values of a reader.

    Returns:
        a JSON document with the column, the page, the bytes, the decoding steps (``steps``) and the offsets
        on the way (``way``). ``origins`` are the mistakes that give the answer of the reader. None if the
        path leads to no element.
    """
    start = _START.fullmatch(difference.path)
    if start is None or case.ntuple is None:
        return None
    try:
        with no_dropped_warnings(), open_file(case.file) as file:
            ntuple = file[case.ntuple]
            if start["set"] is not None:
                ntuple = ntuple.attribute_set(start["set"])
            return _document(ntuple, start["field"], start["rest"], difference)
    except (RNTupleError, LookupError, OSError, ValueError):
        return None


def _document(ntuple: RNTuple, name: str, rest: str, difference: ValueDifference) -> dict[str, Any]:
    tokens: list[str | int] = [int(number) if number else text for number, text in _TOKEN.findall(rest)]
    entry = int(tokens.pop(0)) if tokens else 0
    (cluster,) = (each for each in ntuple.clusters if 0 <= entry - each.first_entry < each.num_entries)
    walk = _ElementPath(ntuple, cluster)
    node = ntuple.nodes[name]
    target = _target(walk, node, entry - cluster.first_entry, tokens)
    found = _parsed(difference.found)
    if tokens[-1:] == ["$bytes"] and isinstance(found, str):
        found = {"$bytes": found}
    origins = [] if found is _UNKNOWN else _origins(walk, target, found)
    document = {**target.element.document(ntuple), "way": walk.notes[-6:]}
    if target.node.kind in (FieldKind.STRING, FieldKind.STREAMED):
        try:
            start = target.span[0] if target.span else 0
            document["characters"] = walk.element(target.node, start, which=1).document(ntuple)
        except LookupError:
            pass  # there are no characters
    return {**document, "origins": list(dict.fromkeys(origins))[:_MAX_ORIGINS]}


_UNKNOWN = object()


def _parsed(text: str) -> Any:
    """The answer of the reader; unknown where its text is cut."""
    if text == ABSENT:
        return ABSENT
    try:
        return json.loads(text)
    except ValueError:
        return _UNKNOWN


def _origins(walk: _ElementPath, target: _PathTarget, found: Any) -> Iterator[str]:
    """Yield the wrong sources that would give this answer, such as an element of the next page."""
    if target.node.kind in (FieldKind.STRING, FieldKind.STREAMED):
        return _origins_of_text(walk, target, found)
    if target.span is not None:
        return _origins_of_size(walk, target, found)
    return _origins_of_number(walk, target, found)


def _origins_of_number(walk: _ElementPath, target: _PathTarget, found: Any) -> Iterator[str]:
    node, element = target.node, target.element
    page, index = element.page, element.index
    if node.kind is FieldKind.CARDINALITY and _is_found(node, element.value, found):
        yield "the offset"
    if isinstance(found, (list, dict)):
        return
    if page.values.dtype.names:
        yield from _alternatives(walk, node, element.value[0], found)
        return
    if _is_found(node, element.value, found):
        yield "the first stored element"
    elif found == element.value and not isinstance(found, str):
        yield "the stored number, without the type of the field"
    elif isinstance(found, str) and node.kind is FieldKind.NUMBER and _code(found) == element.value:
        yield "the character with this code"
    for name, values in readings(page):
        if _is_found(node, values[index].item(), found):
            yield name
    yield from _neighbours(node, element, found)
    for cluster in walk.ntuple.clusters[:_MAX_CLUSTERS]:
        if cluster is not walk.cluster and _value_in(walk, cluster, node, element.before + index, found):
            yield f"the same element of cluster {cluster.cluster_id}"
    for columns in node.field.representations[1:]:
        other = replace(node, field=replace(node.field, representations=(columns,)))
        if _value_in(walk, walk.cluster, other, element.before + index, found):
            yield f"column {columns[0]}, another representation"


def _alternatives(walk: _ElementPath, node: FieldNode, position: int, found: Any) -> Iterator[str]:
    """Values of a variant without value."""
    for tag, child in enumerate(node.children, start=1):
        if child.kind is FieldKind.NUMBER and _value_in(walk, walk.cluster, child, position, found):
            yield f"alternative {tag}"


def _neighbours(node: FieldNode, element: Element, found: Any) -> Iterator[str]:
    """Other elements of the page."""
    values, index = element.page.values, element.index
    for name, other in (("the previous element", index - 1), ("the next element", index + 1)):
        if 0 <= other < len(values) and _is_found(node, values[other].item(), found):
            yield name
    if _is_found(node, 0, found) and not isinstance(found, bool):
        yield "zero"
    if len(values) <= _MAX_SEARCHED:
        for other, value in enumerate(values.tolist()):
            if abs(other - index) > 1 and _is_found(node, value, found):
                yield f"element {other} of the page"


def _value_in(walk: _ElementPath, cluster: Cluster, node: FieldNode, index: int, found: Any) -> bool:
    """Return whether an element of a cluster is what a reader gives."""
    try:
        return _is_found(node, _ElementPath(walk.ntuple, cluster).element(node, index).value, found)
    except (LookupError, RNTupleError):
        return False


def _is_found(node: FieldNode, value: Any, found: Any) -> bool:
    """Return whether a reader that decodes an element as a value gives the answer."""
    if isinstance(value, complex):
        return False
    if node.kind is FieldKind.CHARACTER:
        return isinstance(value, int) and isinstance(found, str) and value % 256 == _code(found)
    if node.dtype.kind == "b" or node.kind is FieldKind.BITSET:
        return isinstance(found, bool) and bool(value) == found
    if isinstance(found, bool) or found is None or found is ABSENT or isinstance(found, (list, dict)):
        return False
    types = Types("float" if node.dtype == np.float32 else "double")
    if isinstance(value, float):
        # As expected values spell them.
        value = value if math.isfinite(value) else str(value)
        return same_scalar(value, found, types)
    return same_scalar(int(value), found, types)


def _code(text: str) -> int:
    """The code of a character, -1 if it is none."""
    data = text.encode("utf-8", "surrogateescape")
    return data[0] if len(data) == 1 else ord(text) if len(text) == 1 and ord(text) < 256 else -1


def _spans(element: Element, span: tuple[int, int]) -> Iterator[tuple[str, int, int]]:
    """First item and end of a list as readers with a mistake find them."""
    start, stop = span
    values, index = element.page.values, element.index
    every = [
        *readings(element.page),
        ("the previous list", np.roll(values, 1)),
        ("the next list", np.roll(values, -1)),
    ]
    for name, offsets in every:
        if offsets.dtype.kind not in "iu" or (name == "the next list" and index + 1 == len(values)):
            continue
        first = int(offsets[index - 1]) if index else start if "list" not in name else -1
        yield name, first, int(offsets[index])
    yield "begins at the end of the list before, less one", start - 1, stop
    yield "from the start of the cluster", 0, stop
    yield "the size is the offset", start, start + stop


def _origins_of_size(walk: _ElementPath, target: _PathTarget, found: Any) -> Iterator[str]:
    """The origin of another number of items."""
    span, item = target.span or (0, 0), target.item
    size = (
        len(found) if isinstance(found, list) else item if found is ABSENT else 0 if found is None else None
    )
    if size is not None:
        for name, first, last in _spans(target.element, span):
            if last - first == size and last - first != span[1] - span[0]:
                yield name
        return
    child = target.node.children[0].value_of((FieldKind.WRAPPER,)) if target.node.children else target.node
    is_number = child.kind in (FieldKind.NUMBER, FieldKind.CHARACTER)
    if item is not None and is_number and _value_in(walk, walk.cluster, child, span[0] + item, found):
        yield "an item after the end"


def _origins_of_text(walk: _ElementPath, target: _PathTarget, found: Any) -> Iterator[str]:
    if isinstance(found, dict) and found.keys() == {"$bytes"}:
        wanted = bytes.fromhex(found["$bytes"])
    elif isinstance(found, str):
        wanted = found.encode("utf-8", "surrogateescape")
    else:
        return
    try:
        last = walk.element(target.node, 0, which=1)
    except LookupError:
        return
    characters = bytes(last.page.data)  # of the first page
    start, stop = target.span or (0, 0)
    text = characters[start:stop]
    ways = {
        "the text as Latin-1": text.decode("latin-1").encode(),
        "the text up to its first zero byte": text.partition(b"\0")[0],
        "the text with replacements for bytes that are not UTF-8": text.decode("utf-8", "replace").encode(),
    }
    for name, value in ways.items():
        if value == wanted and value != text:
            yield name
    for name, first, end in _spans(target.element, (start, stop)):
        if (
            0 <= first <= end <= len(characters)
            and (first, end) != (start, stop)
            and characters[first:end] == wanted
        ):
            yield name


def lines_of(element: Mapping[str, Any]) -> list[str]:
    """The element of a wrong value as lines of text."""
    lines = [f"way: {each}" for each in element["way"]]
    for part in (element, element.get("characters")):
        if part is None:
            continue
        size = (
            f"{part['len_page']} bytes, {part['size']} stored"
            if part["compressed"]
            else f"{part['size']} bytes"
        )
        lines.append(
            f"column {part['column_id']} of {part['field']}: {part['column']} of {part['bits']} bits; "
            f"page {part['page']} of cluster {part['cluster']} at {part['offset']:#x}, {size}"
        )
        places = ", ".join(map(str, part["positions"][:8])) + (", ..." if len(part["positions"]) > 8 else "")
        lines.append(
            f"element {part['element']} of the page: {bytes.fromhex(part['bytes']).hex(' ')} at {places}"
        )
        lines += [f"{step['step']}: {step['value']}" for step in part["steps"]]
    lines += [f"the answer equals: {origin}" for origin in element["origins"]]
    return lines
