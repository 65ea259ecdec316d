"""Where the fields of a type stand and how large they are, computed from the grammar."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from rntuple_spec.meanings import ENUMS

from reference.expressions import ExpressionError, Speaker, Tree, parsed, resolved
from reference.facts import Grammar, Member, Type, is_primitive

_NUMBER = re.compile(r"(?P<kind>[usfb])(?P<width>\d+)(?P<endian>le|be)?")
_KINDS = {"u": "uint", "s": "int", "f": "float", "b": "uint"}


@dataclass(frozen=True)
class Size:
    """The sizes in bytes that something can have; no largest one if ``most`` is None."""

    least: int
    most: int | None

    @property
    def fixed(self) -> int | None:
        """The size if there is only one."""
        return self.least if self.least == self.most else None

    def __add__(self, other: Size) -> Size:
        return Size(
            self.least + other.least,
            None if self.most is None or other.most is None else self.most + other.most,
        )

    def words(self) -> str:
        """For people."""
        if self.most is None:
            return f"{self.least} or more" if self.least else "any"
        if self.fixed is not None:
            return str(self.least)
        return f"{self.least} to {self.most}"


@dataclass(frozen=True)
class Placed:
    """A field in its place.

    Args:
        member: the field.
        offset: bytes from ``after``.
        after: the field of variable size in front that offsets count from the end of; None: the start of the type.
        size: the sizes it can have where it is there.
        is_optional: if true, it may be missing.
        repeated: if true, it stands several times.
    """

    member: Member
    offset: int
    after: str | None
    size: Size
    is_optional: bool
    repeated: bool


def width(kind: str) -> int:
    """Size of a number in bits."""
    match = _NUMBER.fullmatch(kind)
    if match is None:
        raise ValueError(f"{kind} is not a number")
    return int(match["width"]) * (1 if match["kind"] == "b" else 8)


def number_name(kind: str, endian: str) -> str:
    """Name of the type of a number: ``uint32``, with its byte order where it is not that of the grammar."""
    match = _NUMBER.fullmatch(kind)
    if match is None:
        return kind
    order = (
        {"le": " little-endian", "be": " big-endian"}[match["endian"]]
        if match["endian"] not in (None, endian)
        else ""
    )
    return f"{_KINDS[match['kind']]}{width(kind)}{order}"


class Layouts:
    """Sizes and places of everything in a grammar.

    Args:
        grammar: the grammar.
    """

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self._sizes: dict[str, Size] = {}

    def type_size(self, name: str) -> Size:
        """The sizes of a type."""
        if name not in self._sizes:
            self._sizes[name] = Size(0, None)  # of a type inside itself
            total = Size(0, 0)
            for member in self.grammar.types[name].fields:
                total += self._occupied(member)
            self._sizes[name] = total
        return self._sizes[name]

    def _occupied(self, member: Member) -> Size:
        size = self.member_size(member)
        contents = member.contents
        if "repeat" in contents:
            count = contents.get("repeat-expr")
            if isinstance(count, int):
                return Size(size.least * count, None if size.most is None else size.most * count)
            return Size(size.least if contents["repeat"] == "until" else 0, None)
        return Size(0, size.most) if "if" in contents else size

    def member_size(self, member: Member) -> Size:
        """The sizes of a field, or of one item where it is repeated."""
        contents = member.contents
        if "contents" in contents:
            known = contents["contents"]
            return Size(len(known), len(known))
        if "size" in contents:
            if isinstance(contents["size"], int):
                return Size(contents["size"], contents["size"])
            return Size(0, None)
        if contents.get("size-eos") or "terminator" in contents:
            return Size(1 if "terminator" in contents else 0, None)
        sizes = [
            Size(-(-width(kind) // 8), -(-width(kind) // 8)) if is_primitive(kind) else self.type_size(kind)
            for kind in member.types
        ]
        if not sizes:
            return Size(0, None)
        most = [size.most for size in sizes]
        return Size(
            min(size.least for size in sizes),
            None if None in most else max(size for size in most if size is not None),
        )

    def forms(self, type: Type) -> list[str | None]:
        """Return the conditions that exclude each other and choose the form of a type.

        A key has a narrow form (``not is_wide``) and a wide one (``is_wide``). The list is ``[None]`` if there is only one form.
        """
        conditions = list(
            dict.fromkeys(str(member.contents["if"]) for member in type.fields if "if" in member.contents)
        )
        for first, text in enumerate(conditions):
            for other in conditions[first + 1 :]:
                if _are_opposite(parsed(text), parsed(other)):
                    return [text, other]
        return [None]

    def places(self, type: Type, form: str | None = None) -> list[Placed]:
        """Return the fields of a type in their places.

        Args:
            type: the type.
            form: a condition of ``forms``: fields of the other form are left out.
        """
        placed: list[Placed] = []
        offset, after = 0, None
        for member in type.fields:
            size = self.member_size(member)
            condition = member.contents.get("if")
            is_excluded = form is not None and condition is not None and condition != form
            if is_excluded and _are_opposite(parsed(str(condition)), parsed(str(form))):
                continue
            is_optional = condition is not None and condition != form
            placed.append(Placed(member, offset, after, size, is_optional, "repeat" in member.contents))
            is_single = not is_optional and "repeat" not in member.contents
            occupied = size.fixed if is_single else self._occupied(member).fixed
            if occupied is None:
                offset, after = 0, member.id
            else:
                offset += occupied
        return placed


def speaker(
    type: Type, name: Any, value: str = "the value", rest: str = "the number of bytes left"
) -> Speaker:
    """A speaker for the expressions of a type.

    Args:
        type: the type.
        name: function from the name of a member to HTML.
        value: meaning of ``_``.
        rest: what the bytes not yet read are called.
    """
    conditions: dict[str, Tree] = {}
    bit_names: dict[str, dict[int, str]] = {}
    enums = {
        enum: {each.name: number for number, each in values.items()}
        for enum, values in ENUMS[type.grammar.id].items()
    }
    for member in [*type.fields, *type.values]:
        if member.meaning.enum and member.meaning.is_bits:
            bit_names[member.id] = {
                number.bit_length() - 1: each.name
                for number, each in ENUMS[type.grammar.id][member.meaning.enum].items()
            }
    for member in type.values:
        text = member.contents.get("value")
        if text is None:
            continue
        try:
            tree = resolved(parsed(str(text)), enums)
        except ExpressionError:
            continue
        if is_condition(tree):
            conditions[member.id] = tree
    return Speaker(name, conditions, bit_names, value, rest, enums)


def _are_opposite(first: Tree, second: Tree) -> bool:
    """Return whether exactly one of two conditions holds, as their form shows."""
    if ("not", first) == second or ("not", second) == first:
        return True
    opposite = {"<": ">=", ">=": "<", ">": "<=", "<=": ">", "==": "!=", "!=": "=="}
    if not isinstance(first, tuple) or not isinstance(second, tuple):
        return False
    return opposite.get(str(first[0])) == second[0] and first[1:] == second[1:]


def is_condition(tree: Tree) -> bool:
    """Return whether an expression is true or false."""
    return isinstance(tree, tuple) and tree[0] in ("and", "or", "not", "<", ">", "<=", ">=", "==", "!=")


def joined_words(tree: Tree) -> list[tuple[str, int]] | None:
    """Fields, and the powers of two they are multiplied with, if an expression joins them to one number."""
    if isinstance(tree, str):
        return [(tree, 0)]
    if not isinstance(tree, tuple):
        return None
    if tree[0] == "+":
        parts = [joined_words(part) for part in tree[1:]]
        return None if None in parts else [pair for part in parts if part is not None for pair in part]
    if (
        tree[0] == "*"
        and isinstance(tree[1], str)
        and isinstance(tree[2], int)
        and tree[2] & (tree[2] - 1) == 0
    ):
        return [(tree[1], tree[2].bit_length() - 1)]
    return None


__all__ = ["Layouts", "Placed", "Size", "is_condition", "joined_words", "number_name", "speaker", "width"]
