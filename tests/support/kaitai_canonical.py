"""The trees of the generated Kaitai parsers in the canonical form, in which both grammars are compared.

Frames are flat: a list frame is {len_frame, num_items, items, [members behind the items], trailing}, a record frame
{len_frame, members, trailing}. Strings and checksums are bytes, feature flag words are unsigned integers, absent
members have no key. Numbers that the grammar reads in parts are put together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kaitaistruct import KaitaiStruct

# Members that hold the contents of a frame, and are merged into it.
_CONTENTS = ("body", "record", "list")
# Types that stand for one plain value: class name to the value.
_PLAIN: dict[str, Callable[[Any], Any]] = {
    "CountedString": lambda node: node.raw,
    "UnknownPayload": lambda node: node.raw,
    "MetaDataInt64": lambda node: node.number,
    "MetaDataBool": lambda node: node.number,
    "MetaDataFloat64": lambda node: node.number,
    "FeatureFlags": lambda node: [(word.hi << 32 | word.lo) & (1 << 64) - 1 for word in node.words],
}
# A stored part and the numbers that are made of it; parts that make up no number of their own are dropped.
_PARTS: dict[str, tuple[str, ...]] = {
    "len_envelope_lo": ("len_envelope",),
    "len_envelope_hi": (),
    "num_entries_lo": ("num_entries",),
    "num_entries_mid": (),
    "num_entries_hi": (),
    "num_elements_and_flags": ("num_elements", "flags"),
    "num_items_and_reserved": ("num_items", "reserved"),
}


def canonical(node: Any) -> Any:
    """Reduce a tree of one of the generated parsers to dicts, lists, ints, floats and bytes."""
    if isinstance(node, list):
        return [canonical(item) for item in node]
    if not isinstance(node, KaitaiStruct):
        return node
    name = type(node).__name__
    if name in _PLAIN:
        return _PLAIN[name](node)
    if name == "Locator" and hasattr(node, "head"):
        return _locator(node)
    tree: dict[str, Any] = {}
    for member, value in list(vars(node).items()):  # parts are put together lazily, which adds to vars
        if member.startswith("_") or value is None:
            continue
        if member in _CONTENTS or member == "preamble":
            tree.update(canonical(value))
        elif member in _PARTS:
            tree.update({whole: getattr(node, whole) for whole in _PARTS[member]})
            if member == "num_items_and_reserved" and node.reserved == 0:
                # Bits without a meaning are part of the form only if they are set.
                del tree["reserved"]
            if (
                member == "num_entries_hi"
                and name == "ClusterSummary"
                and not hasattr(node, "num_entries_mid")
            ):
                tree["flags"] = node.flags
        elif member.endswith(("_narrow", "_wide")):
            whole = member.rpartition("_")[0]
            tree[whole] = getattr(node, whole)
        else:
            tree[member] = canonical(value)
    return tree


def _locator(node: Any) -> dict[str, Any]:
    if node.head >= 0:
        return {"kind": 0, "len_range": node.head, "ofs_range": node.ofs_range}
    tree = {"kind": node.kind, "reserved": node.reserved}
    payload = node.payload
    if hasattr(payload, "raw"):
        return {**tree, "payload": payload.raw}
    return {**tree, **canonical(payload)}
