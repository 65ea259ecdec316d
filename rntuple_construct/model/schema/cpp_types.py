"""Facts of the format about C++ types, as ``spec/cpp_types.toml`` and ``spec/column_types.toml`` state it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np
from rntuple_spec.column_types import COLUMN_TYPES, VALUE_TYPES
from rntuple_spec.constants import ANONYMOUS_PREFIX, FieldFlag, FieldRole
from rntuple_spec.cpp_types import BUILT_IN_STREAMERS, SUBSTITUTES, TYPES

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.model.schema.type_names import TypeName, parse_type_name

__all__ = [
    "CARDINALITY",
    "FUNDAMENTAL_DTYPES",
    "MAX_REPETITIONS",
    "anonymous",
    "elements_of",
    "has_built_in_streamer",
    "is_template",
    "kinds_of",
    "may_have_version",
    "named",
    "names_of",
    "problem_of_alias",
    "problem_of_map",
    "problem_of_spelling",
    "problem_of_structure",
    "problem_of_untyped",
    "problem_of_wrapper",
    "readable_as",
    "size_of",
    "stored_type",
]

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
    """Whether a field has a type version: those of fundamental types, the Standard Library and collections have none.

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
    """Whether a type of the table has values of one of these kinds."""
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
    """Whether ROOT streams objects of a class without streamer information, because their layout is fixed.

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


def problem_of_spelling(text: str, type_name: TypeName | None) -> str:
    """Why a type name is none that C++ has in any spelling; empty if it is one.

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
    """Why a field cannot be without a type name; empty if it can.

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
    """Whether the name has a meaning without any program."""
    known = type_name.name in {**VALUE_TYPES, **TYPES} or type_name.name.isdigit()
    return known and all(map(_is_standard, type_name.arguments))


def _without_substitutes(type_name: TypeName) -> TypeName:
    substitute = SUBSTITUTES.get(type_name.name)
    name = substitute.type if substitute else type_name.name
    return TypeName(name, tuple(map(_without_substitutes, type_name.arguments)))
