"""From the recorded positions of a parse tree to a flat list of leaves with their bytes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar

from rntuple_kaitai.runtime import ByteStream, KaitaiStruct, ParseError

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
    """Parse ``data`` with a position-recording class; damaged bytes raise ``ParseError``."""
    tree, error = parse_partly(cls, data)
    if error is not None:
        raise error
    return tree


def parse_partly(cls: type[Tree], data: bytes) -> tuple[Tree, ParseError | None]:
    """Parse ``data`` as far as it can be parsed; ``spans`` of the tree end where the error was found."""
    tree = cls(ByteStream(data))
    try:
        tree._read()
    except ParseError as error:
        return tree, error
    return tree, None


def spans(tree: KaitaiStruct, base: int = 0, path: str = "") -> Iterator[Span]:
    """Every leaf that has been read, in the order of the bytes."""
    for name, place in tree._debug.items():
        if name.startswith("_"):
            continue
        value = getattr(tree, name, None)
        here = f"{path}.{name}" if path else name
        if isinstance(value, list):
            # An interrupted parse leaves a place without an item.
            for index, (item, item_place) in enumerate(zip(value, place["arr"], strict=False)):
                yield from _leaf_or_tree(tree, item, item_place, base, f"{here}[{index}]")
        else:
            yield from _leaf_or_tree(tree, value, place, base, here)


def _leaf_or_tree(
    parent: KaitaiStruct, value: Any, place: dict[str, int], base: int, path: str
) -> Iterator[Span]:
    if isinstance(value, KaitaiStruct):
        # A sub-stream counts from its own start, a shared stream from that of its parent.
        yield from spans(value, base if value._io is parent._io else base + place["start"], path)
    elif "end" in place:
        yield Span(base + place["start"], base + place["end"], path, value)
