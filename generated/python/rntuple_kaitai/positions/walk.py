"""From the recorded positions of a parse tree to a flat list of leaves with their bytes."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Any, NamedTuple, TypeVar

from kaitaistruct import KaitaiStream, KaitaiStruct

Tree = TypeVar("Tree", bound=KaitaiStruct)


class Span(NamedTuple):
    """One leaf of a parse tree.

    Args:
        start: offset of its first byte from the start of the parsed bytes.
        end: offset of the first byte after it.
        path: where in the tree, such as ``payload.schema.fields.body.items[0].size``.
        value: its value: int, float or bytes.
    """

    start: int
    end: int
    path: str
    value: Any


def parse(cls: type[Tree], data: bytes) -> Tree:
    """Parse ``data`` with a position-recording class; a failure leaves in ``ParseError``."""
    tree = cls(KaitaiStream(BytesIO(data)))
    tree._read()
    return tree


def spans(tree: KaitaiStruct, base: int = 0, path: str = "") -> Iterator[Span]:
    """Every leaf that has been read, in the order of the bytes; also of a tree whose parse stopped with an error."""
    for name, place in tree._debug.items():
        if name.startswith("_") or "end" not in place:
            continue
        value = getattr(tree, name, None)
        here = f"{path}.{name}" if path else name
        if isinstance(value, list):
            places = place.get("arr", [])
            for index, (item, item_place) in enumerate(zip(value, places, strict=False)):
                if "end" in item_place:
                    yield from _leaf_or_tree(tree, item, item_place, base, f"{here}[{index}]")
        else:
            yield from _leaf_or_tree(tree, value, place, base, here)


def _leaf_or_tree(
    parent: KaitaiStruct, value: Any, place: dict[str, int], base: int, path: str
) -> Iterator[Span]:
    if isinstance(value, KaitaiStruct):
        # A sub-stream counts from its own start, a shared stream from that of its parent.
        yield from spans(value, base if value._io is parent._io else base + place["start"], path)
    else:
        yield Span(base + place["start"], base + place["end"], path, value)
