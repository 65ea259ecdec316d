"""Fields before they are written: structure, names and column encodings, still without ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rntuple_spec.constants import DELETE_CODE, FIRST_PRINTABLE, ILLEGAL_NAME_CHARACTERS, FieldRole

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.model.schema.encodings import (
    ColumnEncoding,
    RepresentationLike,
    is_allowed,
    parse_representation,
)
from rntuple_construct.model.schema.specs import FieldOptions

__all__ = ["DeclaredField", "Representation", "check_field_name", "problem_of_name", "with_options"]

Representation = tuple[ColumnEncoding, ...]
_CHARACTERS = {character: repr(character) for character in ILLEGAL_NAME_CHARACTERS} | {
    ".": "a full stop", " ": "a space", "/": "a slash", "\\": "a backslash",
}  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclaredField:
    """One field to be written, with everything below it.

    Args:
        name: name of the field.
        role: structural role.
        type_name: normalised C++ type name; empty for untyped fields.
        type_alias: type as the user spelt it, or empty.
        description: free text.
        array_size: elements per value of a fixed array or bitset.
        type_version, type_checksum: those of the class.
        is_soa: the field is a structure of arrays.
        children: sub-fields.
        value_types: for each column which kind of value it holds, see ``VALUE_TYPES``.
        representations: encodings of the columns; at least one representation if there are columns.
        source: path of the field that a projected field shows.
    """

    name: str
    role: FieldRole = FieldRole.PLAIN
    type_name: str = ""
    type_alias: str = ""
    description: str = ""
    array_size: int | None = None
    type_version: int = 0
    type_checksum: int | None = None
    is_soa: bool = False
    children: tuple[DeclaredField, ...] = ()
    value_types: tuple[str, ...] = ()
    representations: tuple[Representation, ...] = ()
    source: str | None = None


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


def check_field_name(name: str) -> str:
    """Return a name that may be that of a field or an RNTuple (section "Naming specification").

    Raises:
        SchemaError: it is empty or contains a character that is not allowed (RNT-NAM-001).
    """
    if not isinstance(name, str):
        raise broken("RNT-NAM-001", kind=SchemaError, actual=name, problem="it is not text")
    problem = problem_of_name(name)
    if problem:
        raise broken("RNT-NAM-001", kind=SchemaError, actual=name, problem=problem)
    return name


def distinct(children: Sequence[DeclaredField], path: str) -> tuple[DeclaredField, ...]:
    """The sub-fields of a field, if no two have the same name.

    Raises:
        SchemaError: two have (RNT-FLD-007).
    """
    names: dict[str, int] = {}
    for number, child in enumerate(children):
        if child.name in names:
            raise broken(
                "RNT-FLD-007",
                kind=SchemaError,
                name=child.name,
                first=names[child.name],
                second=f"{number} of '{path}'",
            )
        names[child.name] = number
    return tuple(children)


def with_options(declared: DeclaredField, options: FieldOptions, path: str) -> DeclaredField:
    """A declared field with the choices of the caller.

    Args:
        declared: the field.
        options: the choices.
        path: dotted path of the field, for errors.

    Raises:
        SchemaError: an encoding that neither the field nor its innermost content can have.
    """
    wanted = options.representations
    if options.encoding is not None:
        if wanted is not None:
            raise SchemaError(f"field '{path}' has both an encoding and representations")
        wanted = (options.encoding,)
    if wanted is not None:
        if not wanted:
            raise SchemaError(f"field '{path}' needs at least one representation")
        parsed = [parse_representation(representation) for representation in wanted]
        declared = _encoded(declared, parsed, path)
    return replace(
        declared,
        description=options.description or declared.description,
        type_alias=declared.type_alias if options.alias is None else options.alias,
    )


def representation_of(declared: DeclaredField, wanted: RepresentationLike, path: str) -> Representation:
    """The columns of one more representation of a field.

    Raises:
        SchemaError: the field cannot have it.
    """
    return _complete(declared, parse_representation(wanted), path)


def _encoded(declared: DeclaredField, wanted: list[Representation], path: str) -> DeclaredField:
    fits = declared.value_types and all(
        is_allowed(representation[0].column_type, declared.value_types[0]) for representation in wanted
    )
    if not fits and len(declared.children) == 1:
        # The principal column of a collection holds offsets; the encoding is that of the elements.
        child = declared.children[0]
        return replace(declared, children=(_encoded(child, wanted, f"{path}.{child.name}"),))
    if not declared.value_types:
        raise broken(
            "RNT-COL-014",
            kind=SchemaError,
            type=f"field '{path}'",
            actual=", ".join(str(encoding) for encoding in wanted[0]),
            expected="none",
        )
    return replace(
        declared,
        representations=tuple(_complete(declared, representation, path) for representation in wanted),
    )


def _complete(declared: DeclaredField, wanted: Representation, path: str) -> Representation:
    """All columns of a representation, those not mentioned as in the field's first one."""
    if len(wanted) > len(declared.value_types):
        raise broken(
            "RNT-COL-013",
            kind=SchemaError,
            expected=len(declared.value_types),
            actual=len(wanted),
            representation=f"of field '{path}'",
        )
    for encoding, value_type in zip(wanted, declared.value_types, strict=False):
        if not is_allowed(encoding.column_type, value_type):
            raise broken(
                "RNT-COL-014",
                kind=SchemaError,
                type=f"field '{path}'",
                actual=str(encoding),
                expected=f"some for values of kind {value_type}",
            )
    return wanted + declared.representations[0][len(wanted) :]


def projected(declared: DeclaredField, below: str, source: str, sources: Mapping[str, str]) -> DeclaredField:
    """A field and its sub-fields without columns, each with the path of the shown field.

    Args:
        declared: the field as if it had columns.
        below: its path below the projection; empty for the projection itself.
        source: path of the field that the projection shows.
        sources: paths of the fields that its sub-fields show, by their path below it, where they differ.
    """
    shown = sources.get(below)
    if shown is None:
        shown = f"{source}.{below}" if below else source
    children = tuple(
        projected(child, f"{below}.{child.name}" if below else child.name, source, sources)
        for child in declared.children
    )
    return replace(declared, children=children, value_types=(), representations=(), source=shown)
