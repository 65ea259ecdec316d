"""The grammars as lists of types with members, for everything that is generated beside the parsers themselves.

Dumpers, declarations of types and the corrections of compiled texts need the same facts about a member. These
are its kind, whether the bytes may lack it, and whether its number fits into 53 bits.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import grammars

PRIMITIVE = re.compile(r"[us][1248](?:le|be)?|f[48]|b\d+(?:le|be)?")
EXACT = 1 << 53  # integers up to here are exact in a double


@dataclass(frozen=True)
class Member:
    """One member of a type.

    Args:
        id: name in the grammar.
        kind: ``int``, ``float``, ``bool``, ``bytes``, ``text``, ``object`` or ``choice`` (an object of one of several types).
        types: names of the types that an object may have; of ``int``, its primitive type; of ``text``, the bytes it is made of.
        repeated: if true, it is a list.
        optional: if true, the bytes may lack it.
        instance: ``""`` if it is read in order, ``value`` if it is computed, ``pos`` if it is read elsewhere on demand.
        large: if true, its number may be beyond 53 bits.
        value: expression of a computed member.
        doc: its description.
    """

    id: str
    kind: str
    types: tuple[str, ...]
    repeated: bool = False
    optional: bool = False
    instance: str = ""
    large: bool = False
    value: str = ""
    doc: str = ""


@dataclass(frozen=True)
class Type:
    """One type of a grammar.

    Args:
        grammar: id of the grammar.
        name: name of the type; empty for the grammar as a whole.
        members: in the order of the grammar, computed ones last.
        doc: its description.
    """

    grammar: str
    name: str
    members: tuple[Member, ...] = field(default=())
    doc: str = ""


def camel(name: str) -> str:
    """``page_list`` as ``PageList``."""
    return "".join(part[:1].upper() + part[1:] for part in name.split("_"))


def lower_camel(name: str) -> str:
    """``page_list`` as ``pageList``."""
    first, *rest = name.split("_")
    return first + "".join(part[:1].upper() + part[1:] for part in rest)


def types(grammar: str, text: str, tree: dict[str, Any]) -> list[Type]:
    """The types of a grammar, the grammar itself first.

    Args:
        grammar: its id.
        text: the published text.
        tree: the same, parsed.
    """
    lines = text.split("\n")
    start = lines.index("types:") + 1
    found = [_type(grammar, "", tree, grammars._types_of(lines, 0))]
    for name, contents in tree["types"].items():
        place = lines.index(f"  {name}:", start)
        found.append(_type(grammar, name, contents, grammars._types_of(lines, place)))
    return found


def _type(grammar: str, name: str, tree: dict[str, Any], numbers: dict[str, str]) -> Type:
    members = [_member(attribute, numbers) for attribute in tree.get("seq", [])]
    ranges = {member.id: _range_of(member.types[0]) for member in members if member.kind == "int"}
    for id, contents in (tree.get("instances") or {}).items():
        if "value" not in contents:
            members.append(_member({**contents, "id": id}, numbers, "pos"))
            continue
        value = str(contents["value"])
        optional, doc = "if" in contents, contents.get("doc", "").strip()
        text = re.fullmatch(r'(\w+)\.to_s\("UTF-8"\)', value)
        if text:
            members.append(Member(id, "text", (text[1],), False, optional, "value", False, value, doc))
            continue
        kind = numbers.get(id)
        if kind is None:
            members.append(Member(id, "bool", (), False, optional, "value", False, value, doc))
            continue
        bounds = _bounds(grammars._Expression(value).tree, ranges)
        ranges[id] = bounds
        large = bounds[0] < -EXACT or bounds[1] > EXACT
        members.append(Member(id, "int", (kind,), False, optional, "value", large, value, doc))
    return Type(grammar, name, tuple(members), tree.get("doc", "").strip())


def _member(attribute: dict[str, Any], numbers: dict[str, str], instance: str = "") -> Member:
    kind = attribute.get("type")
    doc = attribute.get("doc", "").strip()
    repeated, optional = "repeat" in attribute, "if" in attribute
    id = attribute["id"]
    if isinstance(kind, dict):
        cases = tuple(dict.fromkeys(kind["cases"].values()))
        if "_" not in kind["cases"]:
            if "size" in attribute:
                raise grammars.GrammarError(f"{id}: a choice with a size needs a default")
            optional = True
        return Member(id, "choice", cases, repeated, optional, instance, doc=doc)
    if kind is None:
        return Member(id, "bytes", (), repeated, optional, instance, doc=doc)
    if kind in ("b1", "b1le", "b1be"):
        return Member(id, "bool", (), repeated, optional, instance, doc=doc)
    if kind in ("f4", "f8"):
        return Member(id, "float", (kind,), repeated, optional, instance, doc=doc)
    if PRIMITIVE.fullmatch(kind):
        return Member(id, "int", (kind,), repeated, optional, instance, kind[:2] in ("u8", "s8"), doc=doc)
    return Member(id, "object", (kind,), repeated, optional, instance, doc=doc)


def _range_of(kind: str) -> tuple[int, int]:
    if kind.startswith("b"):
        return 0, (1 << int(kind[1:].rstrip("leb"))) - 1
    bits = 8 * int(kind[1])
    return (0, (1 << bits) - 1) if kind[0] == "u" else (-(1 << bits - 1), (1 << bits - 1) - 1)


def _bounds(tree: Any, ranges: dict[str, tuple[int, int]]) -> tuple[int, int]:
    """Smallest and largest value that an expression may have."""
    if isinstance(tree, str):
        if tree.lstrip("-")[:1].isdigit():
            return int(tree, 0), int(tree, 0)
        if tree in ("_io.size", "_io.pos"):
            return 0, 1 << 46  # bytes in memory
        return ranges.get(tree, _range_of("s8"))
    operator, *parts = tree
    if operator.startswith(".as<"):
        low, high = _range_of(operator[4:-1])
        return low, high
    if operator == "?":
        first, second = (_bounds(part, ranges) for part in parts[1:])
        return min(first[0], second[0]), max(first[1], second[1])
    bounds = [_bounds(part, ranges) for part in parts]
    if operator == "-" and len(bounds) == 1:
        return -bounds[0][1], -bounds[0][0]
    (a, b), (c, d) = bounds
    if operator == "+":
        return a + c, b + d
    if operator == "-":
        return a - d, b - c
    if operator == "*":
        products = (a * c, a * d, b * c, b * d)
        return min(products), max(products)
    if operator == "/":
        return a // c, b // c
    if operator == "%":
        return 0, min(d - 1, b) if a >= 0 else d - 1
    return 0, 1
