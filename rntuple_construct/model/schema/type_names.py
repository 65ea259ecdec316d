"""C++ type names as trees, and their normalised spelling (section "Type Name Normalization")."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from rntuple_spec.column_types import VALUE_TYPES
from rntuple_spec.cpp_types import SPELLINGS, TYPES

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.rules import broken

MAX_TYPE_NAME = 1 << 16
MAX_NESTING = 100
_MAX_NUMBER = 70


@dataclass(frozen=True, slots=True)
class TypeName:
    """A type name: ``std::vector<float>`` is name ``std::vector`` with one argument.

    Integer template arguments are TypeNames without arguments whose name is the number.
    """

    name: str
    arguments: tuple[TypeName, ...] = ()

    def __str__(self) -> str:
        if not self.arguments:
            return self.name
        return f"{self.name}<{','.join(map(str, self.arguments))}>"


_STANDARD = "std::"
_ARRAY = next(name for name, row in TYPES.items() if row.value == "array")
_INTEGER_WORDS = frozenset(
    word for name, row in SPELLINGS.items() if row.kind == "integer" for word in name.split()
) | {"signed", "char"}
_UNQUALIFIED = frozenset(
    name.removeprefix(_STANDARD) for name in (*TYPES, *VALUE_TYPES) if name.startswith(_STANDARD)
)
"""Names that are taken as those of the Standard Library when the namespace is missing."""
_DROPPED = re.compile(r"\b(?:const|volatile|class|struct|enum|typename)\b")
_TOKEN = re.compile(r"\s*([<>,\[\]]|[^<>,\[\]]+)")
_NUMBER = re.compile(r"(-?)(?:0[xX]([0-9a-fA-F]+)|0([0-7]+)|(\d+))[uUlL]*")


@lru_cache(maxsize=4096)
def parse_type_name(text: str) -> TypeName:
    """The tree of a C++ type name, in normalised spelling.

    Raises:
        SchemaError: brackets that do not match or an empty name.
    """
    if len(text) > MAX_TYPE_NAME:
        raise SchemaError(f"type name of {len(text)} characters is too long")
    tokens = [token.strip() for token in _TOKEN.findall(text)]
    parser = _Parser(text, [token for token in tokens if token])
    result = parser.parse(0)
    if parser.position != len(parser.tokens):
        raise parser.error(f"unexpected '{parser.tokens[parser.position]}'")
    return result


def normalize_type_name(text: str) -> str:
    """The normalised spelling of a C++ type name: ``vector<int>`` becomes ``std::vector<std::int32_t>``.

    Raises:
        SchemaError: the name cannot be parsed.
    """
    return str(parse_type_name(text))


class _Parser:
    def __init__(self, text: str, tokens: list[str]) -> None:
        self.text = text
        self.tokens = tokens
        self.position = 0

    def error(self, message: str) -> SchemaError:
        return broken("RNT-TYP-001", kind=SchemaError, actual=self.text, problem=message)

    def peek(self) -> str:
        return self.tokens[self.position] if self.position < len(self.tokens) else ""

    def expect(self, token: str) -> None:
        if self.peek() != token:
            raise self.error(f"'{token}' expected")
        self.position += 1

    def parse(self, depth: int) -> TypeName:
        if depth > MAX_NESTING:
            raise self.error("too many nested template arguments")
        name = self.peek()
        if not name or name in "<>,[]":
            raise self.error("a name is missing")
        self.position += 1
        arguments: list[TypeName] = []
        if self.peek() == "<":
            self.position += 1
            while self.peek() != ">":
                arguments.append(self.parse(depth + 1))
                if self.peek() != ">":
                    self.expect(",")
                    if self.peek() == ">":
                        raise self.error("a template argument is missing")
            self.position += 1
            if not arguments:
                name += "<>"
        result = _normalized(name, tuple(arguments))
        if not result.name:
            raise self.error("a name is missing")
        # A member type such as `Outer<int>::Inner`, or a qualifier after the name.
        tail = self.peek()
        if tail and tail not in "<>,[]":
            self.position += 1
            tail = " ".join(_DROPPED.sub(" ", tail).split())
            if tail:
                result = TypeName(f"{result}{tail}")
        dimensions = []
        while self.peek() == "[":
            self.position += 1
            dimensions.append(_normalized(self.peek(), ()))
            if not dimensions[-1].name or self.peek() in "<>,[]":
                raise self.error("the size of an array is missing")
            self.position += 1
            self.expect("]")
        for dimension in reversed(dimensions):
            result = TypeName(_ARRAY, (result, dimension))
        return result


def _normalized(name: str, arguments: tuple[TypeName, ...]) -> TypeName:
    words = _DROPPED.sub(" ", name).split()
    name = _integer_name(words) or " ".join(words)
    name = name.removeprefix("::")
    number = _NUMBER.fullmatch(name)
    # Python converts no number of thousands of digits, and no template argument has more than a few.
    if number and len(name) <= _MAX_NUMBER:
        sign, hexadecimal, octal, decimal = number.groups()
        value = int(hexadecimal or octal or decimal, 16 if hexadecimal else 8 if octal else 10)
        name = f"{sign}{value}u" if value > 1 << 63 else f"{sign}{value}"
    spelling = SPELLINGS.get(name)
    name = name if spelling is None else spelling.type
    if name.removesuffix("<>") in _UNQUALIFIED:
        name = _STANDARD + name
    row = TYPES.get(name)
    # Allocators, comparators and hashes do not decide the layout.
    return TypeName(name, arguments[: row.arguments[1]] if row is not None and row.dropped else arguments)


def _integer_name(words: list[str]) -> str | None:
    """The one order of the words of an integer type, None for other types."""
    if not words or not set(words) <= _INTEGER_WORDS:
        return None
    if words == ["char"]:
        return words[0]
    if "char" in words:
        return "unsigned char" if "unsigned" in words else "signed char"
    size = " ".join(["long"] * min(words.count("long"), 2)) or ("short" if "short" in words else "int")
    return f"unsigned {size}" if "unsigned" in words else size
