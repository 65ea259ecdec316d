"""Both parse trees of an envelope in one form, so that they can be compared.

Frames are flat: a list frame is {len_frame, num_items, items, [members after the items], trailing}, a record frame
{len_frame, members, trailing}. Strings and checksums are bytes, words of feature flags unsigned integers; absent members
have no key.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kaitaistruct import KaitaiStruct

from rntuple_construct.format.generations.kaitai import zigzag_number

__all__ = ["Difference", "first_difference", "from_construct", "from_kaitai"]

Difference = tuple[str, Any, Any]

# Members that hold the contents of a frame, and are merged into it.
_CONTENTS = frozenset({"body", "record", "list", "preamble"})
# Types that represent one plain value.
_PLAIN: dict[str, Callable[[Any], Any]] = {
    "CountedString": lambda node: node.raw,
    "UnknownPayload": lambda node: node.raw,
    "MetaDataInt64": lambda node: node.number,
    "MetaDataBool": lambda node: node.number,
    "MetaDataFloat64": lambda node: node.number,
    "Length": lambda node: node.value,
    "Zigzag": zigzag_number,
    "FeatureFlags": lambda node: [(word.hi << 32 | word.lo) & (1 << 64) - 1 for word in node.words],
}
# A stored part and the numbers derived from it; parts that are only used in other numbers are dropped.
_PARTS: dict[str, tuple[str, ...]] = {
    "len_envelope_lo": ("len_envelope",),
    "len_envelope_hi": (),
    "num_entries_lo": ("num_entries",),
    "num_entries_mid": (),
    "num_entries_hi": (),
    "num_elements_and_flags": ("num_elements", "flags"),
    "num_items_and_reserved": ("num_items", "reserved"),
}


def from_kaitai(node: Any) -> Any:
    """Reduce a tree of a generated parser to dicts, lists, ints, floats and bytes."""
    if isinstance(node, list):
        return [from_kaitai(item) for item in node]
    if not isinstance(node, KaitaiStruct):
        return node
    plain = _PLAIN.get(type(node).__name__)
    if plain is not None:
        return plain(node)
    if type(node).__name__ == "Locator" and hasattr(node, "head"):
        return _locator(node)
    return _fill({}, node)


class _Records(Sequence[dict[str, Any]]):
    """Records of a list frame. They are reduced one by one: all together take more memory than the tree itself."""

    def __init__(self, nodes: list[Any]) -> None:
        self._nodes = nodes

    def __len__(self) -> int:
        return len(self._nodes)

    def __getitem__(self, index: Any) -> Any:
        return _fill({}, self._nodes[index])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence) or len(other) != len(self):
            return False
        return all(_fill({}, node) == item for node, item in zip(self._nodes, other, strict=True))

    __hash__ = None  # type: ignore[assignment]


def _fill(tree: dict[str, Any], node: Any) -> dict[str, Any]:
    """Add the members of a node to a tree."""
    members = vars(node)
    # Parts are put together lazily, which adds to the members.
    names = (*members,)
    plan = _PLANS.get((type(node), names))
    if plan is None:
        plan = _PLANS[type(node), names] = _plan(node)
    for member, kind in plan:
        value = members[member]
        if kind is int:
            if value is not None:
                tree[member] = value
        elif kind is bytes:
            tree[member] = value.raw
        elif kind is list:
            tree[member] = _Records(value)
        elif kind is type(value):
            _fill(tree, value)
        else:
            _add(tree, node, member, value)
    if "num_items" in tree:
        # A list frame without described items has no items.
        tree.setdefault("items", [])
    return tree


_PLANS: dict[tuple[type, tuple[str, ...]], tuple[tuple[str, type | None], ...]] = {}
"""What to do with the members of a node, by its type and their names: there are not more of these than the grammars have."""


def _plan(node: Any) -> tuple[tuple[str, type | None], ...]:
    """Members in their order, each with its kind.

    ``int`` represents plain values, ``bytes`` strings, ``list`` the records of a list frame. A type of the grammar represents
    a member that is merged into the node, and None a member that has to be examined each time.
    """
    plan: list[tuple[str, type | None]] = []
    for member, value in vars(node).items():
        kind: type | None = None
        if member[0] == "_":
            continue
        if isinstance(value, (int, bytes, float)) and member not in _PARTS and not member.startswith("num_"):
            kind = int
        elif member in _CONTENTS and isinstance(value, KaitaiStruct) and type(value).__name__ not in _PLAIN:
            kind = type(value)
        elif type(value).__name__ == "CountedString":
            kind = bytes
        elif member == "items" and value and type(value[0]).__name__.endswith("Record"):
            kind = list
        plan.append((member, kind))
    return tuple(plan)


def _add(tree: dict[str, Any], node: Any, member: str, value: Any) -> None:
    """Add a member of a node that is not a plain value, or may be absent."""
    if value is None or (member[:4] == "num_" and _counts(node, member)):
        return
    if member in _PARTS:
        tree.update({whole: getattr(node, whole) for whole in _PARTS[member]})
        if member == "num_entries_hi" and not hasattr(node, "num_entries_mid"):
            tree["flags"] = node.flags
    elif member in _CONTENTS:
        tree.update(from_kaitai(value))
    else:
        tree[member] = from_kaitai(value)


def _counts(node: Any, member: str) -> bool:
    """Return whether a member is the number of items of another one, as before the specification."""
    stem = member.removeprefix("num_")
    return stem not in (member, "items") and isinstance(getattr(node, stem, None), list)


def _locator(node: Any) -> dict[str, Any]:
    if node.head >= 0:
        return {"kind": 0, "len_range": node.head, "ofs_range": node.ofs_range}
    tree = {"kind": node.kind, "reserved": node.reserved}
    if hasattr(node.payload, "raw"):
        return {**tree, "payload": node.payload.raw}
    return {**tree, **from_kaitai(node.payload)}


def from_construct(tree: Any, *, large_is_known: bool = True) -> Any:
    """Reduce a tree of the construct grammar to dicts, lists, ints, floats and bytes.

    Args:
        tree: the tree.
        large_is_known: false before the release, when one kind of locator was used for URIs and for Large ones: its
            payload stays bytes then.
    """
    if isinstance(tree, Mapping):
        if not large_is_known and tree.get("kind") == 1 and "ofs_range" in tree:
            payload = struct.pack("<QQ", tree["len_range"], tree["ofs_range"])
            return {"kind": 1, "reserved": tree["reserved"], "payload": payload}
        return {
            name: from_construct(value, large_is_known=large_is_known)
            for name, value in tree.items()
            if not isinstance(tree.get(name.removeprefix("num_")), list)
            or not name.startswith("num_")
            or name == "num_items"
        }
    if isinstance(tree, bytes):
        return bytes(tree)
    if isinstance(tree, Sequence):
        return [from_construct(item, large_is_known=large_is_known) for item in tree]
    return tree if isinstance(tree, float) else int(tree)


def first_difference(one: Any, other: Any, path: str) -> Difference | None:
    """Return the first difference of two trees in canonical form, with its path; None if they are equal."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in [*one, *(name for name in other if name not in one)]:
            if name not in one or name not in other:
                return f"{path}.{name}", one.get(name, "absent"), other.get(name, "absent")
            found = first_difference(one[name], other[name], f"{path}.{name}" if name != "items" else path)
            if found is not None:
                return found
        return None
    if isinstance(one, (list, _Records)) and isinstance(other, list):
        for index, (first, second) in enumerate(zip(one, other)):  # noqa: B905 (lengths are compared below)
            found = first_difference(first, second, f"{path}[{index}]")
            if found is not None:
                return found
        return None if len(one) == len(other) else (path, f"{len(one)} items", f"{len(other)} items")
    if isinstance(one, float) and isinstance(other, float) and math.isnan(one) and math.isnan(other):
        return None
    return None if one == other else (path, one, other)
