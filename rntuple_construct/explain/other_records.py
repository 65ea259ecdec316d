"""Records of a ROOT file that do not belong to RNTuples: TTrees, their baskets, other objects.

Their payloads are not part of the format described here and are one annotation each. The numbers that a basket keeps
in its key are annotated, because they state the number of its entries.
"""

from __future__ import annotations

import struct

from rntuple_construct.base.constants import BASKET_CLASS, TREE_CLASSES
from rntuple_construct.base.printable import printable
from rntuple_construct.explain.nodes import Kind, Node
from rntuple_construct.format.container import Key

__all__ = ["basket_key_nodes", "other_kind", "other_meaning", "other_text"]

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
    """What the bytes of an object of a class that is not RNTuple's belong to."""
    if class_name == BASKET_CLASS:
        return Kind.BASKET
    return Kind.TREE if class_name in TREE_CLASSES else Kind.OBJECT


def other_text(key: Key) -> str:
    """What a record that no directory lists and no RNTuple refers to is, for people."""
    if key.class_name == BASKET_CLASS:
        return printable(f"basket of branch {key.name!r} of TTree {key.title!r}")
    name = f"{key.class_name} {key.name!r}" if key.name else key.class_name
    return printable(f"{name}: no directory lists it")


def other_meaning(class_name: str) -> str:
    """What the payload of a record of a class that is not RNTuple's holds."""
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
