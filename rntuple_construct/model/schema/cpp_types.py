"""Facts of the format about C++ types, from ``spec/cpp_types.toml`` and ``spec/column_types.toml``; type names as trees."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np
from rntuple_spec.column_types import COLUMN_TYPES, VALUE_TYPES
from rntuple_spec.constants import (
    ANONYMOUS_PREFIX,
    DELETE_CODE,
    FIRST_PRINTABLE,
    ILLEGAL_NAME_CHARACTERS,
    FieldFlag,
    FieldRole,
)
from rntuple_spec.cpp_types import BUILT_IN_STREAMERS, SPELLINGS, SUBSTITUTES, TYPES

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.rules import broken

_CHARACTERS = {character: repr(character) for character in ILLEGAL_NAME_CHARACTERS} | {
    ".": "a full stop", " ": "a space", "/": "a slash", "\\": "a backslash",
}  # fmt: skip
_PRINTABLE = re.compile(r"[\x20-\x7e]*")

FUNDAMENTAL_DTYPES: Final[dict[str, np.dtype[Any]]] = {
    name: np.dtype(COLUMN_TYPES[row.uncompressed].element)
    for name, row in VALUE_TYPES.items()
    if row.fundamental
}
"""The numpy dtype of values of each fundamental C++ type."""

MAX_REPETITIONS: Final = (1 << 31) - 1
"""Most elements in one value of a fixed array, nested ones multiplied. Larger fields are neither declared nor read:
array libraries count them with 31 bits. The format can state sizes up to ``MAX_ARRAY_SIZE``."""


def names_of(*values: str) -> frozenset[str]:
    """Names, without template arguments, of the types whose values are of these kinds (``value`` in the table)."""
    return frozenset(name for name, row in TYPES.items() if row.value in values)


def may_have_version(role: int, flags: int, name: str) -> bool:
    """Return whether a field has a type version: those of fundamental types, the Standard Library and collections have none.

    Args:
        role, flags: of the field.
        name: of its type, normalised and without template arguments.
    """
    if role == FieldRole.COLLECTION:
        return bool(flags & FieldFlag.SOA_COLLECTION)
    return role == FieldRole.STREAMER or not (name.startswith("std::") or name in VALUE_TYPES)


def named(value: str) -> str:
    """Name of the first type whose values are of a kind: ``std::vector`` for ``list``."""
    return next(name for name, row in TYPES.items() if row.value == value)


def kinds_of(*kinds: str) -> frozenset[str]:
    """Fundamental types whose elements are of these kinds: bit, byte, char, integer or real."""
    return frozenset(
        name for name in FUNDAMENTAL_DTYPES if COLUMN_TYPES[VALUE_TYPES[name].uncompressed].kind in kinds
    )


CARDINALITY: Final = named("cardinality")
"""Type of projected fields that hold the sizes of a collection."""


def is_template(type_name: TypeName | None, *values: str) -> bool:
    """Return whether a type of the table has values of one of these kinds."""
    row = TYPES.get(type_name.name) if type_name is not None else None
    return row is not None and row.value in values


def readable_as(name: str) -> frozenset[str]:
    """Fundamental types whose columns can also be read as values of a fundamental type (marks R of the document).

    Args:
        name: of the type that is read.
    """
    for kinds in (("bit", "char", "integer"), ("real",)):
        if name in kinds_of(*kinds):
            return kinds_of(*kinds)
    return frozenset({name})


def anonymous(number: int) -> str:
    """Name of an anonymous sub-field."""
    return f"{ANONYMOUS_PREFIX}{number}"


def elements_of(type_name: TypeName) -> Iterator[tuple[str, TypeName]]:
    """Names and types of the sub-fields that a type of the table has by its template arguments."""
    row = TYPES.get(type_name.name)
    if row is None or not type_name.arguments:
        return
    if row.children == "argument":
        yield anonymous(0), type_name.arguments[0]
    elif row.children == "pair":
        yield anonymous(0), TypeName(named("pair"), type_name.arguments[:2])
    elif row.children == "arguments":
        for number, argument in enumerate(type_name.arguments):
            yield anonymous(number), argument


def has_built_in_streamer(text: str) -> bool:
    """Return whether ROOT streams objects of a class without streamer information, because their layout is fixed.

    Args:
        text: name of the class, as stored.
    """
    try:
        return _has_built_in_streamer(parse_type_name(text))
    except SchemaError:
        return False


def _has_built_in_streamer(type_name: TypeName) -> bool:
    # ROOT leaves the namespace of the Standard Library out in the names of lists.
    names = {type_name.name, f"std::{type_name.name}"}
    is_fixed = not names.isdisjoint((*VALUE_TYPES, *BUILT_IN_STREAMERS))
    return is_fixed and all(map(_has_built_in_streamer, type_name.arguments))


def size_of(type_name: TypeName | None) -> str | None:
    """The template argument that is the array size, as text; None for a type that is not repetitive."""
    row = TYPES.get(type_name.name) if type_name is not None else None
    if type_name is None or row is None or not 0 <= row.size_argument < len(type_name.arguments):
        return None
    return type_name.arguments[row.size_argument].name


def stored_type(type_name: TypeName) -> TypeName:
    """A type in which names that only aliases tell (``Double32_t``) are the types they are written as."""
    row = SUBSTITUTES.get(type_name.name)
    if row is not None:
        return TypeName(row.type)
    return TypeName(type_name.name, tuple(map(stored_type, type_name.arguments)))


def problem_of_name(name: str) -> str | None:
    """Return why a name is illegal for a field or an RNTuple (section "Naming specification"); None if it is legal."""
    if not name:
        return "it is empty"
    for character in name:
        if character in ILLEGAL_NAME_CHARACTERS:
            return f"it holds {_CHARACTERS[character]}"
        if ord(character) < FIRST_PRINTABLE or ord(character) == DELETE_CODE:
            return f"it holds control code {ord(character):#04x}"
    return None


def problem_of_alias(alias: str, type_name: TypeName | None) -> str:
    """The reason why a text is not a type alias of a field; empty if it may be one.

    Args:
        alias: the text.
        type_name: name of the type of the field; None if it cannot be understood.
    """
    try:
        meant = _without_substitutes(parse_type_name(alias))
    except SchemaError:
        return "it cannot be understood"
    # Of other names only the program that declares them knows the type.
    if type_name is None or not (_is_standard(meant) and _is_standard(type_name)):
        return ""
    return "" if meant == _without_substitutes(type_name) else f"it is the type {meant}"


def is_innermost_array(alias: str, type_name: TypeName | None) -> bool:
    """Return whether a type alias names the innermost array of an array of arrays: ROOT writes it for members that are C arrays.

    Args:
        alias: the text.
        type_name: name of the type of the field; None if it cannot be understood.
    """
    try:
        meant = _without_substitutes(parse_type_name(alias))
    except SchemaError:
        return False
    inner = type_name
    while (
        inner is not None
        and is_template(inner, "array")
        and is_template(next(iter(inner.arguments), None), "array")
    ):
        inner = inner.arguments[0]
        if _without_substitutes(inner) == meant:
            return True
    return False


def problem_of_spelling(text: str, type_name: TypeName | None) -> str:
    """Return the reason why a text is not a C++ type name in any spelling; empty if it is one.

    Args:
        text: the name, as stored.
        type_name: the parsed name; None if it cannot be parsed.
    """
    if not _PRINTABLE.fullmatch(text):
        return "it holds other characters than printable ASCII"
    return "it cannot be understood" if text and type_name is None else ""


def problem_of_structure(type_name: TypeName, role: int, num_children: int) -> str:
    """The reason why a field cannot be of a fundamental type or a type of the table; empty if it can, or for other types.

    Args:
        type_name: the type.
        role: structural role of the field.
        num_children: its sub-fields. Of collections, arrays and wrappers, which have one, other rules tell.
    """
    row = TYPES.get(type_name.name)
    if row is None and stored_type(type_name).name not in FUNDAMENTAL_DTYPES:
        return ""
    least, most = row.arguments if row is not None else (0, 0)
    if not least <= len(type_name.arguments) <= most:
        return f"it has {len(type_name.arguments)} template arguments"
    if role == FieldRole.STREAMER and row is not None:
        return ""  # ROOT streams objects of all classes, those of the Standard Library too
    wanted = FieldRole[row.role.upper()] if row is not None else FieldRole.PLAIN
    if role != wanted:
        return f"its structural role is {role}, expected {wanted:d} ({wanted.name.lower()})"
    children = row.children if row is not None else "none"
    is_array = row is not None and row.size_argument >= 0
    expected = {"none": 0, "arguments": len(type_name.arguments)}.get(children, num_children)
    if num_children != expected and not is_array:
        return f"it has {num_children} sub-fields, expected {expected}"
    return ""


def problem_of_untyped(role: int, parent_type: str) -> str:
    """Return the reason why a field cannot be without a type name; empty if it can.

    Args:
        role: of the field.
        parent_type: type name of the field above it; empty if that has none, or is not there.
    """
    if role not in (FieldRole.COLLECTION, FieldRole.RECORD):
        return "only collections and records may have none"
    return f"it lies below a field of type {parent_type}" if parent_type else ""


def problem_of_map(text: str, type_name: TypeName | None, role: int, names: Sequence[str]) -> str:
    """The kind of the sub-field of a map, if it is not a pair; empty for a pair.

    Args:
        text: type name of the sub-field, as stored.
        type_name: the parsed name; None if it cannot be parsed.
        role: of the sub-field.
        names: of the sub-fields below it.
    """
    if not is_template(type_name, "pair"):
        return text or "an untyped field"
    if role != FieldRole.RECORD:
        return f"{text} of role {role}"
    if list(names) != [anonymous(0), anonymous(1)]:
        return f"{text} with the sub-fields {', '.join(names[:5]) or 'none'}"
    return ""


def problem_of_wrapper(type_name: TypeName | None, names: Sequence[str], columns: str, inner: str) -> str:
    """The reason why a field is not an atomic type or enumeration; empty if it is one.

    Args:
        type_name: of the field; None if it cannot be understood.
        names: of its sub-fields.
        columns: its own columns in words; empty if it has none.
        inner: type name of the only sub-field.
    """
    if not names:
        return "it has no sub-field"
    if list(names) != [anonymous(0)]:
        return f"its sub-fields are {', '.join(names[:5])}"
    if columns:
        return f"it has the columns {columns}"
    if is_template(type_name, "held") or inner in kinds_of("integer", "char", "bit"):
        return ""
    return f"it is based on {inner or 'an untyped field'}"


def _is_standard(type_name: TypeName) -> bool:
    """Return whether the name has a meaning without any program."""
    known = type_name.name in {**VALUE_TYPES, **TYPES} or type_name.name.isdigit()
    return known and all(map(_is_standard, type_name.arguments))


def _without_substitutes(type_name: TypeName) -> TypeName:
    substitute = SUBSTITUTES.get(type_name.name)
    name = substitute.type if substitute else type_name.name
    return TypeName(name, tuple(map(_without_substitutes, type_name.arguments)))


MAX_TYPE_NAME = 1 << 16
MAX_NESTING = 100
_MAX_NUMBER = 70


class TypeName(NamedTuple):
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
    parser = _TypeParser(text, [token for token in tokens if token])
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


class _TypeParser:
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
    name = name.removeprefix("::").lstrip()
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
