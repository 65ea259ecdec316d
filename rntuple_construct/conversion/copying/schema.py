"""The schema of an RNTuple as declared fields, so that it can be written in another generation.

Names, types, aliases, descriptions, class versions and checksums are kept. What differs between the generations is
brought into the form of the target: spelling of type names, anonymous children, projections.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rntuple_spec.column_types import COLUMN_TYPES, ColumnType
from rntuple_spec.constants import ANONYMOUS_PREFIX, FieldFlag, FieldRole
from rntuple_spec.cpp_types import SUBSTITUTES

from rntuple_construct.base.errors import DescriptorError, SchemaError
from rntuple_construct.base.rules import broken, known_rule
from rntuple_construct.conversion.copying.encodings import lossless_encoding
from rntuple_construct.format.descriptor.schema import Column, Field, Schema
from rntuple_construct.format.generations import Generation
from rntuple_construct.model.schema.cpp_types import (
    FUNDAMENTAL_DTYPES,
    TypeName,
    anonymous,
    is_template,
    may_have_version,
    names_of,
    normalize_type_name,
    parse_type_name,
    problem_of_alias,
    problem_of_map,
    problem_of_spelling,
    problem_of_untyped,
    problem_of_wrapper,
)
from rntuple_construct.model.schema.declared import DeclaredField, Representation, check_field_name
from rntuple_construct.model.schema.specs import ColumnEncoding

__all__ = ["SchemaConverter", "check_projection"]

_ANONYMOUS = anonymous(0)
_TUPLES = tuple(f"{name}<" for name in names_of("pair", "tuple"))


class SchemaConverter:
    """Declares the fields of one RNTuple for another generation.

    Args:
        schema: fields and columns of the source.
        source: the generation that it is of.
        generation: the target generation.
        compressed: if true, pages of the target are compressed.

    Attributes:
        notes: changes of the schema, in words; values do not change.
    """

    def __init__(
        self, schema: Schema, source: Generation, generation: Generation, *, compressed: bool
    ) -> None:
        self._schema = schema
        self._source_generation = source
        self._generation = generation
        self._compressed = compressed
        self._paths: dict[int, str] = {}
        self.notes: list[str] = []

    def declare(self, field_ids: list[int]) -> dict[str, DeclaredField]:
        """Declared top-level fields by name.

        Args:
            field_ids: top-level fields; those that are projected need the fields they show among them.

        Raises:
            SchemaError: a name that is not legal, a projection of a missing field, or a type that the target lacks.
        """
        for field_id in field_ids:
            self._name_paths(self._schema.fields[field_id], "")
        fields = [self._schema.fields[field_id] for field_id in field_ids]
        return {field.name: self._declared(field, field.name) for field in fields}

    # -- paths in the target -----------------------------------------------------------------------------------

    def _name_paths(self, field: Field, parent: str) -> None:
        name = self._name(field)
        path = f"{parent}.{name}" if parent else name
        self._paths[field.field_id] = path
        below = f"{path}.{_ANONYMOUS}" if self._needs_record(field) else path
        for child in field.children:
            self._name_paths(self._schema.fields[child], below)

    def _name(self, field: Field) -> str:
        """Return the name of a field; drafts named the content of a fixed array after its type, and that of a collection freely."""
        parent = self._schema.fields[field.record.parent_id]
        if parent is not field and parent.record.size is not None:
            return _ANONYMOUS
        if parent is not field and parent.record.role == FieldRole.COLLECTION and parent.type_name:
            if field.name != _ANONYMOUS:
                self._note(f"the sub-field '{field.name}' of '{parent.path}' is called {_ANONYMOUS} now")
            return _ANONYMOUS
        return check_field_name(field.name)

    def _needs_record(self, field: Field) -> bool:
        """Return whether the members of an untyped collection lie directly below it and the target wants a record there."""
        if not self._generation.has_collection_records or field.record.role != FieldRole.COLLECTION:
            return False
        children = [self._schema.fields[child].name for child in field.children]
        return not field.type_name and children != [_ANONYMOUS]

    # -- fields ------------------------------------------------------------------------------------------------

    def _declared(self, field: Field, path: str) -> DeclaredField:
        record = field.record
        self._check_type(field, path)
        check_projection(field, self._schema, self._source_generation)
        children = tuple(
            self._declared(child, self._paths[child.field_id])
            for child in (self._schema.fields[child_id] for child_id in field.children)
        )
        type_name = self._spelt(record.type_name)
        if type_name.startswith(_TUPLES):
            in_order = tuple(sorted(children, key=lambda child: _number(child.name)))
            if in_order != children:
                self._note(f"members of '{path}' are now in the order of their numbers")
            children = in_order
        source = self._source_path(field, path)
        mixed = next((child for child in children if (child.source is None) != (source is None)), None)
        if mixed is not None:
            raise broken(
                "RNT-FLD-015",
                kind=SchemaError,
                path=path,
                actual=source or mixed.source,
                problem=f"of field '{path}' and its sub-field '{mixed.name}' only one is projected",
            )
        if self._needs_record(field):
            shown = None if source is None else f"{source}.{_ANONYMOUS}"
            children = (
                DeclaredField(name=_ANONYMOUS, role=FieldRole.RECORD, children=children, source=shown),
            )
            self._note(f"members of collection '{path}' are in a record now")
        version = record.type_version
        if version and not may_have_version(record.role, record.flags, type_name.partition("<")[0]):
            self._note(
                f"type version {version} of '{path}' is left out: {type_name or 'a collection'} has none"
            )
            version = 0
        alias = record.type_alias
        if alias and problem_of_alias(alias, _understood(type_name)):
            self._note(f"type alias '{alias}' of '{path}' is left out: it is no name of {type_name}")
            alias = ""
        declared = DeclaredField(
            name=self._name(field), role=FieldRole(record.role), type_name=type_name, type_alias=alias,
            description=record.description, array_size=record.size, type_version=version,
            type_checksum=record.type_checksum, is_soa=self._is_soa(record.flags, path), children=children,
            source=source,
        )  # fmt: skip
        if source is not None:
            return declared
        representation = self._representation(field, path)
        return replace(declared, representations=(representation,)) if representation else declared

    def _is_soa(self, flags: int, path: str) -> bool:
        """Return whether a field has the flag of structures of arrays, which has no meaning in drafts."""
        if not flags & FieldFlag.SOA_COLLECTION:
            return False
        has_meaning = known_rule("RNT-FLD-028").holds_in(self._source_generation.name)
        if not has_meaning:
            self._note(
                f"flag {int(FieldFlag.SOA_COLLECTION):#x} of '{path}', which has no meaning, is left out"
            )
        return has_meaning

    def _check_type(self, field: Field, path: str) -> None:
        """Raise SchemaError for types that were free in the source and that the target does not allow.

        A type that breaks a rule of the source's generation is kept: the target is as invalid as the source.
        """
        found = self._problem_of_type(field)
        if found is None:
            return
        rule_id, values = found
        rule = known_rule(rule_id)
        if rule.holds_in(self._generation.name) and not rule.holds_in(self._source_generation.name):
            hint = "choose the fields to convert, without this one"
            raise broken(rule_id, kind=SchemaError, path=path, hint=hint, name=path, **values)

    def _problem_of_type(self, field: Field) -> tuple[str, dict[str, Any]] | None:
        """Return the rule that the type of a field breaks, with the arguments of its message; None if it breaks no rule."""
        record = field.record
        type_name = record.type_name
        if not type_name:
            parent = self._schema.fields[record.parent_id]
            problem = problem_of_untyped(record.role, "" if parent is field else parent.type_name)
            return ("RNT-FLD-025", {"role": record.role, "problem": problem}) if problem else None
        understood = _understood(type_name)
        problem = problem_of_spelling(type_name, understood)
        if problem:
            return "RNT-TYP-001", {"actual": type_name, "problem": problem}
        if record.role == FieldRole.PLAIN and not record.flags & FieldFlag.REPETITIVE:
            # Types of the table that are not wrappers have no sub-field, or the reader refuses them.
            if is_template(understood, "held") or (
                field.children and not is_template(understood, "cardinality")
            ):
                below = [self._schema.fields[child] for child in field.children]
                inner = below[0].type_name if below else ""
                columns = "that it must not have" if field.representations else ""
                problem = problem_of_wrapper(understood, [each.name for each in below], columns, inner)
                return ("RNT-TYP-005", {"type": type_name, "problem": problem}) if problem else None
            return None
        is_map = record.role == FieldRole.COLLECTION and is_template(understood, "map")
        if is_map and len(field.children) == 1:
            held = self._schema.fields[field.children[0]]
            names = [self._schema.fields[child].name for child in held.children]
            actual = problem_of_map(held.type_name, _understood(held.type_name), held.record.role, names)
            return ("RNT-TYP-006", {"actual": actual, "type": type_name}) if actual else None
        return None

    def _spelt(self, type_name: str) -> str:
        if not type_name:
            return type_name
        try:
            normalized = normalize_type_name(type_name)
        except SchemaError:
            return type_name
        spelt = self._generation.type_name(normalized)
        if spelt != type_name:
            self._note(f"type '{type_name}' is spelt '{spelt}' now")
        return normalized

    def _note(self, text: str) -> None:
        if text not in self.notes:
            self.notes.append(text)

    def _source_path(self, field: Field, path: str) -> str | None:
        """Return the path in the target of the source of a projected field; None if the field has its own data."""
        source = self._source(field)
        if source is None or source in self._paths:
            return None if source is None else self._paths[source]
        shown = self._schema.fields[source].path if source < len(self._schema.fields) else f"field {source}"
        raise SchemaError(
            f"field '{path}' shows values of field '{shown}', which is not converted",
            path=path,
            hint=f"choose '{shown}' as well",
        )

    def _source(self, field: Field) -> int | None:
        """Return the id of the source of a projected field; None if the field has its own data."""
        if field.record.source_field_id is not None:
            return field.record.source_field_id
        if not field.is_projected:
            # A field without columns is a projection if everything below it is.
            if field.representations or not field.children:
                return None
            sources = [self._source(self._schema.fields[child]) for child in field.children]
            if any(source is None for source in sources):
                return None
            return self._schema.fields[sources[0] or 0].record.parent_id
        if not field.representations:
            return None
        return self._schema.columns[field.representations[0][0]].record.field_id

    # -- columns -----------------------------------------------------------------------------------------------

    def _representation(self, field: Field, path: str) -> Representation:
        columns = [[self._schema.columns[i] for i in ids] for ids in field.representations]
        if len(columns) > 1:
            self._note(f"field '{path}' has one representation in place of {len(columns)}")
        if not columns:
            return ()
        return tuple(self._encoding(field, index, columns) for index in range(len(columns[0])))

    def _encoding(self, field: Field, index: int, columns: list[list[Column]]) -> ColumnEncoding:
        column_type = columns[0][index].column_type
        if field.record.role == FieldRole.COLLECTION or (index == 0 and len(columns[0]) > 1):
            # Dense optionals of the drafts become sparse ones, which every generation has.
            return self._default("offset")
        if column_type is not None and COLUMN_TYPES[column_type].kind == "switch":
            return self._default("tag")
        if index:
            return self._default("object bytes" if field.record.role == FieldRole.STREAMER else "character")
        if field.record.size is not None:
            return ColumnEncoding(ColumnType.BIT)
        same = [representation[index] for representation in columns]
        substitute = SUBSTITUTES.get(field.type_name)
        type_name = substitute.type if substitute else self._spelt(field.type_name)
        if type_name not in FUNDAMENTAL_DTYPES:
            return ColumnEncoding(column_type or ColumnType.BYTE)
        return lossless_encoding(type_name, same, self._generation, self._compressed)

    def _default(self, value_type: str) -> ColumnEncoding:
        return ColumnEncoding(self._generation.default_column(value_type, self._compressed))


def check_projection(field: Field, schema: Schema, generation: Generation) -> None:
    """Check that a projected field shows the columns of its source: only then a copy shows the same values.

    Args:
        field: any field.
        schema: the schema that has it.
        generation: generation of the schema.

    Raises:
        DescriptorError: it has its own columns (RNT-FLD-021), or columns that its source lacks (RNT-ALI-003).
        SchemaError: the same, in a generation in which no rule forbids it.
    """
    source = field.record.source_field_id
    if (
        source is None
        or not field.is_projected
        or source >= len(schema.fields)
        or schema.fields[source].is_projected
    ):
        return
    shown = field.representations
    num_shown = len(shown[0]) if shown else 0
    stored = schema.fields[source].representations
    if shown == tuple(ids[:num_shown] for ids in stored) or (not shown and not stored):
        return
    values: dict[str, Any]
    own = next((i for ids in shown for i in ids if schema.columns[i].record.field_id == field.field_id), None)
    if own is not None:
        rule_id, path, values = "RNT-FLD-021", f"schema.columns[{own}]", {"id": own, "field": field.field_id}
    else:
        rule_id, path, values = "RNT-ALI-003", f"schema.fields[{field.field_id}]", {"id": field.field_id}
    kind = DescriptorError if known_rule(rule_id).holds_in(generation.name) else SchemaError
    raise broken(
        rule_id, kind=kind, path=path, expected=f"columns {_ids(stored)}",
        actual=f"columns {_ids(shown)}", **values,
    )  # fmt: skip


def _ids(representations: tuple[tuple[int, ...], ...]) -> str:
    return ", ".join(str(column_id) for ids in representations for column_id in ids) or "none"


def _number(name: str) -> int:
    digits = name.removeprefix(ANONYMOUS_PREFIX)
    return int(digits) if digits.isdigit() else -1


def _understood(type_name: str) -> TypeName | None:
    """Return a parsed type name; None if it cannot be parsed."""
    try:
        return parse_type_name(type_name) if type_name else None
    except SchemaError:
        return None
