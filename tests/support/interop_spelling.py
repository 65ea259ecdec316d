"""How other readers spell values that this package spells otherwise.

uproot: characters are numbers, pairs, tuples and empty classes are tuples, a unique_ptr is a list of at most one
element, and the members of base classes follow the members of the class, with the name of the base in front where two
have the same name. JSROOT: bitsets are integers, pairs have ``first`` and ``second``, classes name themselves, and
quantised numbers of single precision are not rounded to it. ROOT: the elements of unordered containers come in an order
of their own.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode

Spell = Callable[[FieldNode, Any], Any]


@dataclass(frozen=True)
class Single:
    """A number of single precision; a reader may give it with more digits, as computed from a quantised column."""

    value: float


@dataclass(frozen=True)
class Unordered:
    """Elements in any order."""

    items: list[Any]


def uproot_spelling(node: FieldNode, value: Any) -> Any:
    """A value as uproot gives it."""
    if node.kind is FieldKind.CHARACTER:
        return ord(value)
    if node.kind is FieldKind.RECORD:
        if _is_tuple(node) or not node.children:
            return tuple(uproot_spelling(child, value[child.field.name]) for child in node.children)
        return _with_bases(node, value)
    if node.kind is FieldKind.OPTIONAL and node.field.type_name.startswith("std::unique_ptr"):
        return [] if value is None else [uproot_spelling(node.children[0], value)]
    return _below(uproot_spelling, node, value)


def jsroot_spelling(node: FieldNode, value: Any) -> Any:
    """A value as JSROOT gives it."""
    if node.kind is FieldKind.NUMBER and node.dtype.name == "float32":
        return Single(value)
    if node.kind is FieldKind.BITSET:
        return sum(bit << index for index, bit in enumerate(value))
    if node.kind is FieldKind.RECORD:
        members = {
            child.field.name: jsroot_spelling(child, value[child.field.name]) for child in node.children
        }
        if node.field.type_name.startswith("std::pair"):
            return {"first": members["_0"], "second": members["_1"]}
        return members if _is_tuple(node) else {"_typename": node.field.type_name, **members}
    return _below(jsroot_spelling, node, value)


def root_spelling(node: FieldNode, value: Any) -> Any:
    """A value as ROOT gives it."""
    if value is None:
        return None
    if node.kind is FieldKind.COLLECTION and node.field.type_name.startswith("std::unordered"):
        return Unordered([root_spelling(node.children[0], item) for item in value])
    if node.kind is FieldKind.RECORD:
        return {child.field.name: root_spelling(child, value[child.field.name]) for child in node.children}
    return _below(root_spelling, node, value)


def _is_tuple(node: FieldNode) -> bool:
    return node.field.type_name.startswith(("std::pair", "std::tuple"))


def _with_bases(node: FieldNode, value: Mapping[str, Any]) -> dict[str, Any]:
    bases = [child for child in node.children if child.field.name.startswith(":_")]
    merged = {
        child.field.name: uproot_spelling(child, value[child.field.name])
        for child in node.children
        if child not in bases
    }
    for base in bases:
        for name, item in uproot_spelling(base, value[base.field.name]).items():
            merged[f"{base.field.type_name}::{name}" if name in merged else name] = item
    return merged


def _below(spell: Spell, node: FieldNode, value: Any) -> Any:
    """A value whose parts may be spelled differently."""
    if value is None:
        return None
    if node.kind in (FieldKind.COLLECTION, FieldKind.FIXED_ARRAY):
        return [spell(node.children[0], item) for item in value]
    if node.kind in (FieldKind.OPTIONAL, FieldKind.WRAPPER):
        return spell(node.children[0], value)
    if node.kind is FieldKind.VARIANT:
        # Which alternative a value belongs to is not said; it must not matter.
        (found,) = {repr(spell(child, value)) for child in node.children if _fits(child, value)}
        return next(spell(child, value) for child in node.children if repr(spell(child, value)) == found)
    return value


def _fits(node: FieldNode, value: Any) -> bool:
    if node.kind is FieldKind.WRAPPER:
        return _fits(node.children[0], value)
    kinds = {FieldKind.STRING: str, FieldKind.NUMBER: (int, float), FieldKind.COLLECTION: list}
    return isinstance(value, kinds[node.kind])


def same(found: Any, expected: Any) -> bool:
    """Whether two values are equal: to the sign of zero, and with integers where integers are expected.

    JSROOT has one kind of number only, so that 1 may stand for 1.0.
    """
    if isinstance(expected, Single):
        return isinstance(found, (int, float)) and same(_rounded(found), expected.value)
    if isinstance(expected, Unordered):
        return isinstance(found, list) and _same_elements(found, expected.items)
    if isinstance(expected, float):
        if isinstance(found, bool) or not isinstance(found, (int, float)):
            return False
        if math.isnan(expected):
            return math.isnan(found)
        return found == expected and math.copysign(1, found) == math.copysign(1, expected)
    if type(found) is not type(expected):
        return False
    if isinstance(expected, dict):
        return set(found) == set(expected) and all(same(found[key], expected[key]) for key in expected)
    if isinstance(expected, (list, tuple)):
        return len(found) == len(expected) and all(map(same, found, expected))
    return bool(found == expected)


def _same_elements(found: list[Any], expected: list[Any]) -> bool:
    left = list(expected)
    for item in found:
        index = next((index for index, other in enumerate(left) if same(item, other)), None)
        if index is None:
            return False
        del left[index]
    return not left


def _rounded(number: float) -> float:
    """A number in single precision."""
    if not math.isfinite(number) or abs(number) > 3.5e38:
        return float(number)
    return float(struct.unpack("<f", struct.pack("<f", number))[0])


def first_difference(found: Sequence[Any], expected: Sequence[Any]) -> int | None:
    """Number of the first value that differs or is only in one of the lists; None if there is none."""
    for index, (one, other) in enumerate(zip(found, expected, strict=False)):
        if not same(one, other):
            return index
    return None if len(found) == len(expected) else min(len(found), len(expected))
