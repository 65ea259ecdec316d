"""Expressions of the grammars as trees, and the trees as words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Any

Tree = Any
"""A number, a name, or ``(operator, operands..)``."""

_TOKEN = re.compile(
    r"\s*(?:(?P<number>0[xX][0-9a-fA-F_]+|0b[01_]+|\d[\d_]*)|(?P<name>[A-Za-z_][\w.]*(?:::\w+)*(?:\([^()]*\))?)"
    r'|(?P<text>"[^"]*"|\'[^\']*\')|(?P<bytes>\[[^\]]*\])|(?P<cast>\.as<[\w:]+>|\.to_i)'
    r"|(?P<sign><<|>>|<=|>=|==|!=|[-+*/%&|^<>?:()]))"
)
_LEVELS = (
    {"or"}, {"and"}, {"<", ">", "<=", ">=", "==", "!="}, {"|"}, {"^"}, {"&"}, {"<<", ">>"}, {"+", "-"},
    {"*", "/", "%"},
)  # fmt: skip
_COMPARED = {
    "<": "is less than", ">": "is more than", "<=": "is at most", ">=": "is at least", "==": "is", "!=": "is not",
}  # fmt: skip
_OPPOSITE = {"<": ">=", ">=": "<", ">": "<=", "<=": ">", "==": "!=", "!=": "=="}
_LEFT: Tree = ("-", "_io.size", "_io.pos")


class ExpressionError(Exception):
    """A text is not a supported expression."""


class _Parser:
    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, str]] = []
        place = 0
        while text[place:].strip():
            match = _TOKEN.match(text, place)
            if match is None or match.lastgroup is None:
                raise ExpressionError(text)
            self.tokens.append((match.lastgroup, match[match.lastgroup]))
            place = match.end()
        self.place = 0
        self.text = text

    def next(self) -> str:
        return self.tokens[self.place][1] if self.place < len(self.tokens) else ""

    def take(self) -> tuple[str, str]:
        if self.place == len(self.tokens):
            raise ExpressionError(self.text)
        self.place += 1
        return self.tokens[self.place - 1]

    def whole(self) -> Tree:
        tree = self.choice()
        if self.place != len(self.tokens):
            raise ExpressionError(self.text)
        return tree

    def choice(self) -> Tree:
        tree = self.binary(0)
        if self.next() != "?":
            return tree
        self.take()
        first = self.choice()
        if self.take()[1] != ":":
            raise ExpressionError(self.text)
        return ("?", tree, first, self.choice())

    def binary(self, level: int) -> Tree:
        if level == len(_LEVELS):
            return self.unary()
        tree = self.binary(level + 1)
        while self.next() in _LEVELS[level]:
            tree = (self.take()[1], tree, self.binary(level + 1))
        return tree

    def unary(self) -> Tree:
        kind, token = self.take()
        if token == "not":
            return ("not", self.binary(2))
        if token == "-":
            operand = self.unary()
            return -operand if isinstance(operand, int) else ("neg", operand)
        if token == "(":
            tree = self.choice()
            if self.take()[1] != ")":
                raise ExpressionError(self.text)
        elif kind == "number":
            tree = int(token.replace("_", "") if token != "_" else token, 0)
        elif kind == "bytes":
            tree = ("bytes", *(int(part, 0) for part in token.strip("[]").split(",") if part.strip()))
        elif kind == "text":
            tree = ("text", token[1:-1])
        elif kind == "name":
            tree = token.removesuffix(".to_i")
        else:
            raise ExpressionError(self.text)
        while self.place < len(self.tokens) and self.tokens[self.place][0] == "cast":
            self.take()
        return tree


def parsed(text: str) -> Tree:
    """The tree of an expression, without its casts.

    Raises:
        ExpressionError: it is not understood.
    """
    return _Parser(re.sub(r"\.as<[\w:]+>", "", text)).whole()


def resolved(tree: Tree, enums: Mapping[str, Mapping[str, int]]) -> Tree:
    """A tree with the numbers of named bits, ``flag::name``, where bits are masked; other names stay.

    Args:
        tree: the tree.
        enums: values of enumerations by enumeration and name.
    """
    if not isinstance(tree, tuple) or tree[0] in ("text", "bytes"):
        return tree
    parts = [resolved(part, enums) for part in tree[1:]]
    if tree[0] == "&" and isinstance(parts[1], str) and "::" in parts[1]:
        enum, _, name = parts[1].rpartition("::")
        parts[1] = enums.get(enum.rpartition("::")[2], {}).get(name, parts[1])
    return (tree[0], *parts)


def exponent(number: Any) -> int | None:
    """The n of a power 2 ** n above 1, else None."""
    if isinstance(number, int) and number > 1 and number & (number - 1) == 0:
        return number.bit_length() - 1
    return None


def bits_of(tree: Tree) -> tuple[str, int, int | None] | None:
    """Name, first and last bit of the field of which an expression is a run of bits; the last is None for all above."""
    if not isinstance(tree, tuple):
        return None
    operator, *parts = tree
    if operator == "%" and (width := exponent(parts[1])) is not None:
        inner = (parts[0], 0, None) if isinstance(parts[0], str) else bits_of(parts[0])
        if inner and inner[2] is None:
            return inner[0], inner[1], inner[1] + width - 1
    if operator in ("/", ">>") and isinstance(parts[0], str):
        shift = exponent(parts[1]) if operator == "/" else parts[1]
        if isinstance(shift, int):
            return parts[0], shift, None
    if operator == "&" and isinstance(parts[0], str) and isinstance(parts[1], int) and parts[1] > 0:
        low = (parts[1] & -parts[1]).bit_length() - 1
        if (parts[1] >> low) & ((parts[1] >> low) + 1) == 0:
            return parts[0], low, parts[1].bit_length() - 1
    return None


def tested_bit(tree: Tree) -> tuple[str, int, bool] | None:
    """Name and bit of the field that an expression tests, and whether it asks for the bit to be set."""
    if not (isinstance(tree, tuple) and tree[0] in ("==", "!=") and isinstance(tree[2], int)):
        return None
    run = bits_of(tree[1])
    if run is None or run[2] != run[1]:
        return None
    return run[0], run[1], (tree[2] != 0) == (tree[0] == "==")


def number(value: int) -> str:
    """A number for people: large ones by powers of two."""
    if -10000 < value < 10000 or value == 1000000:
        return str(value).replace("-", "−")
    for near, tail in ((value, ""), (value + 1, " − 1")):
        if (power := exponent(near)) is not None and power >= 14:
            return f"2<sup>{power}</sup>{tail}"
    return hex(value)


@dataclass
class Speaker:
    """Turns expressions of one type of a grammar into words.

    Args:
        name: function from the name of a member to its HTML.
        conditions: expressions of members that are conditions, by name; they are spelled out.
        bit_names: names of bits by field and bit.
        value: meaning of ``_``.
        rest: what the bytes not yet read are called.
        enums: values of enumerations by enumeration and name.
    """

    name: Callable[[str], str]
    conditions: dict[str, Tree] = field(default_factory=dict)
    bit_names: dict[str, dict[int, str]] = field(default_factory=dict)
    value: str = "the value"
    rest: str = "the number of bytes left"
    enums: Mapping[str, Mapping[str, int]] = field(default_factory=dict)

    def say(self, text: str) -> str:
        """An expression in words, as HTML; as code where it is not understood."""
        try:
            return self.words(resolved(parsed(text), self.enums))
        except ExpressionError:
            return f"<code>{escape(text)}</code>"

    def words(self, tree: Tree, *, negated: bool = False) -> str:
        """A tree in words, or its opposite."""
        if isinstance(tree, str) and tree in self.conditions:
            return self.words(self.conditions[tree], negated=negated)
        if tree == "_io.eof":
            return "bytes are left" if negated else "no byte is left"
        if isinstance(tree, tuple) and tree[0] == "not":
            return self.words(tree[1], negated=not negated)
        if isinstance(tree, tuple) and tree[0] in ("and", "or"):
            joint = tree[0] if not negated else {"and": "or", "or": "and"}[tree[0]]
            parts = [self.words(part, negated=negated) for part in tree[1:]]
            mixed = [
                isinstance(part, tuple) and part[0] in ("and", "or") and part[0] != tree[0]
                for part in tree[1:]
            ]
            return f" {joint} ".join(f"({text})" if m else text for text, m in zip(parts, mixed, strict=True))
        if isinstance(tree, tuple) and tree[0] in _COMPARED:
            return self._comparison((_OPPOSITE[tree[0]], *tree[1:]) if negated else tree)
        return ("not " if negated else "") + self._value(tree)

    def _comparison(self, tree: Tree) -> str:
        bit = tested_bit(tree)
        if bit is not None:
            known = self.bit_names.get(bit[0], {}).get(bit[1])
            label = f" (<code>{escape(known)}</code>)" if known else ""
            return f"bit {bit[1]}{label} of {self._name(bit[0])} {'is' if bit[2] else 'is not'} set"
        operator, left, right = tree
        if operator == "<=" and isinstance(left, tuple) and left[0] == "-" and left[2] == _LEFT:
            return f"{self._value(left[1])} is at most {self.rest} plus {self._value(right)}"
        if (
            operator == ">="
            and isinstance(left, tuple)
            and left[0] == "+"
            and left[2] == _LEFT
            and isinstance(right, int)
        ):
            return f"{self._value(left[1])}, negated, is at most {self.rest} plus {-right}"
        if operator == "==" and isinstance(left, tuple) and left[0] == "-" and left[2] == _LEFT:
            return f"{self._value(left[1])} is {self.rest} plus {self._value(right)}"
        return f"{self._value(left)} {_COMPARED[operator]} {self._value(right)}"

    def _value(self, tree: Tree, *, inside: bool = False) -> str:
        if isinstance(tree, int):
            return number(tree)
        if isinstance(tree, str):
            return self._name(tree)
        operator, *parts = tree
        if operator == "bytes":
            return f"the text <code>{escape(bytes(parts).decode('latin-1'))}</code>"
        if operator == "text":
            return f"“{escape(parts[0])}”"
        if operator == "?":
            condition, first, second = parts
            return f"{self._value(first)} if {self.words(condition)}, else {self._value(second)}"
        if operator in _COMPARED or operator in ("and", "or", "not"):
            return self.words(tree)
        if tree == _LEFT:
            return self.rest
        run = bits_of(tree)
        if run is not None:
            if run[2] is None:
                return f"bits {run[1]} and up of {self._name(run[0])}"
            if run[1] == run[2]:
                return f"bit {run[1]} of {self._name(run[0])}"
            return f"bits {run[1]} to {run[2]} of {self._name(run[0])}"
        if operator == "%" and (power := exponent(parts[1])) is not None:
            return f"the low {power} bits of {self._value(parts[0], inside=True)}"
        if tree == ("neg", "_"):
            return f"{self.value}, negated"
        if operator == "neg":
            return f"−{self._value(parts[0], inside=True)}"
        if operator == "-" and parts[0] == _LEFT:
            return f"{self.rest} minus {self._value(parts[1], inside=True)}"
        sign = {"*": "×", "/": "÷", "-": "−", "%": "modulo"}.get(operator, operator)
        texts = []
        for part in parts:
            loose = isinstance(part, tuple) and (
                part[0] in ("+", "-", "?")
                and (operator not in ("+", "-") or part is parts[-1] or part[0] == "?")
            )
            text = self._value(part, inside=True)
            texts.append(f"({text})" if loose else text)
        return f" {sign} ".join(texts)

    def _name(self, name: str) -> str:
        if name == "_":
            return self.value
        if name.startswith("_."):
            return self._member(self.value, name[2:])
        if name == "_io.size":
            return "the number of bytes there are"
        if name == "_io.pos":
            return "the number of bytes read"
        match = re.fullmatch(r'(\w+)\.to_s\("([\w-]+)"\)', name)
        if match:
            return f"{self.name(match[1])} as {match[2]} text"
        if "::" in name:
            return f"<code>{escape(name.rpartition('::')[2])}</code>"
        return self.name(name)

    @staticmethod
    def _member(owner: str, name: str) -> str:
        return f"<code>{escape(name)}</code> of {owner}"
