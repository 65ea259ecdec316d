"""Fields before they are written: structure, names and column encodings; and the ids that they get in a schema description."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rntuple_spec.column_types import ColumnType
from rntuple_spec.constants import FieldFlag, FieldRole

from rntuple_construct.base.constants import role_name
from rntuple_construct.base.errors import SchemaError, UnsupportedError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.generations.records import (
    AliasColumnRecord,
    ColumnRecord,
    ExtraTypeInfoRecord,
    FieldRecord,
    SchemaRecord,
)
from rntuple_construct.model.schema.cpp_types import CARDINALITY, problem_of_name
from rntuple_construct.model.schema.specs import (
    ColumnEncoding,
    FieldOptions,
    RepresentationLike,
    is_allowed,
    parse_representation,
)

Representation = tuple[ColumnEncoding, ...]


@dataclass(slots=True, kw_only=True, unsafe_hash=True)
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
        parent: path of the record of the schema that gets it as a member; empty for a top-level field.
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
    parent: str = ""

    @property
    def path(self) -> str:
        """Dotted path in the schema that gets it."""
        return f"{self.parent}.{self.name}" if self.parent else self.name


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


Counts = tuple[int, int, int, int]


@dataclass(eq=False, repr=False)
class SchemaRecorder:
    """Gives ids to fields and columns, first for the header and later for schema extensions.

    Args:
        column_type_id: number of a column type in the generation that is written.
    """

    column_type_id: Callable[[ColumnType], int]
    fields: list[FieldRecord] = field(default_factory=list)
    columns: list[ColumnRecord] = field(default_factory=list)
    alias_columns: list[AliasColumnRecord] = field(default_factory=list)
    extra_type_infos: list[ExtraTypeInfoRecord] = field(default_factory=list)
    ids: dict[str, int] = field(default_factory=dict)

    def add(self, declared: Sequence[DeclaredField], first_entry: int = 0) -> list[int]:
        """Give ids to top-level fields, or to new members of records, and to everything below them.

        Args:
            declared: the fields; those that are projected must follow the fields they show.
            first_entry: number of entries filled before the fields were there.

        Returns:
            ids of the fields.

        Raises:
            SchemaError: a name that exists already, a record that gets no members, or a projection of a field that
                cannot be projected. Nothing is added then.
        """
        before, ids = self.counts, dict(self.ids)
        try:
            added = []
            for item in declared:
                if item.path in self.ids:
                    raise broken(
                        "RNT-FLD-007",
                        kind=SchemaError,
                        name=item.path,
                        first=self.ids[item.path],
                        second=len(self.fields),
                        hint=f"field '{item.path}' already exists",
                    )
                parent = self._record_of(item) if item.parent else None
                added.append(self._add_field(item, parent, item.parent, first_entry))
            if added:
                self._check_projections(added[0])
        except SchemaError:
            self.truncate(before, ids)
            raise
        return added

    def adopt(self, schema: SchemaRecord) -> None:
        """Append the records of an existing schema unchanged; ids in them count from the first record."""
        first = len(self.fields)
        self.fields += schema.fields
        self.columns += schema.columns
        self.alias_columns += schema.alias_columns
        self.extra_type_infos += schema.extra_type_infos
        paths = {field_id: path for path, field_id in self.ids.items()}
        for field_id, record in enumerate(schema.fields, first):
            parent = paths.get(record.parent_id)
            paths[field_id] = record.name if record.parent_id == field_id else f"{parent}.{record.name}"
            self.ids[paths[field_id]] = field_id

    def add_representation(
        self, field_id: int, representation: Representation, index: int, first_elements: Sequence[int | None]
    ) -> None:
        """Append the columns of one more representation to a field.

        Args:
            field_id: the field.
            representation: encodings of its columns.
            index: number of the representation.
            first_elements: for each column the index of its first element, None if it has all of them.
        """
        first = len(self.columns)
        self._add_representation(field_id, representation, index, first_elements)
        for viewer, record in enumerate(self.fields):
            if record.source_field_id == field_id:
                self.alias_columns += [
                    AliasColumnRecord(column_id, viewer) for column_id in range(first, len(self.columns))
                ]

    @property
    def counts(self) -> Counts:
        """Numbers of records of each list."""
        return len(self.fields), len(self.columns), len(self.alias_columns), len(self.extra_type_infos)

    def record(self, since: Counts = (0, 0, 0, 0)) -> SchemaRecord:
        """All records, or those added since the lists had the given lengths."""
        return SchemaRecord(
            tuple(self.fields[since[0] :]),
            tuple(self.columns[since[1] :]),
            tuple(self.alias_columns[since[2] :]),
            tuple(self.extra_type_infos[since[3] :]),
        )

    def truncate(self, counts: Counts, ids: dict[str, int]) -> None:
        """Remove the records after the given lengths of the lists, and restore ``ids``."""
        lists: tuple[list[Any], ...] = (self.fields, self.columns, self.alias_columns, self.extra_type_infos)
        for items, count in zip(lists, counts, strict=True):
            del items[count:]
        self.ids = ids

    def _add_field(self, item: DeclaredField, parent: int | None, path: str, deferred: int | None) -> int:
        field_id = len(self.fields)
        path = f"{path}.{item.name}" if path else item.name
        source = None if item.source is None else self._source(item, path)
        flags = FieldFlag.REPETITIVE if item.array_size else 0
        flags |= FieldFlag.PROJECTED if source is not None else 0
        flags |= FieldFlag.TYPE_CHECKSUM if item.type_checksum is not None else 0
        flags |= FieldFlag.SOA_COLLECTION if item.is_soa else 0
        self.fields.append(
            FieldRecord(
                field_version=0, type_version=item.type_version, parent_id=field_id if parent is None else parent,
                role=item.role, flags=flags, name=item.name, type_name=item.type_name, type_alias=item.type_alias,
                description=item.description, array_size=item.array_size or None, source_field_id=source,
                type_checksum=item.type_checksum, is_projected=source is not None,
            )
        )  # fmt: skip
        self.ids[path] = field_id
        if deferred is not None and item.array_size is not None:
            deferred *= item.array_size
        for index, representation in enumerate(item.representations):
            # Only what corresponds to entries is deferred; the content of a string starts with its first character.
            first_elements = [deferred or None] + [None] * (len(representation) - 1)
            self._add_representation(field_id, representation, index, first_elements)
        if source is not None:
            self.alias_columns += [
                AliasColumnRecord(column_id, field_id)
                for column_id, column in enumerate(self.columns)
                if column.field_id == source
            ]
        # Below a collection or variant elements are counted separately in each cluster: nothing is deferred.
        below = None if item.role in (FieldRole.COLLECTION, FieldRole.VARIANT) else deferred
        for child in item.children:
            self._add_field(child, field_id, path, below)
        return field_id

    def _record_of(self, item: DeclaredField) -> int:
        """Return the id of the record that gets a member: as in ROOT one without a C++ type, in each entry once.

        Raises:
            SchemaError: another field, or none.
        """
        found = self.ids.get(item.parent)
        if found is None:
            raise SchemaError(f"'{item.path}' cannot be added: field '{item.parent}' is not found")
        problem, above = "", found
        record = self.fields[found]
        if record.type_name:
            problem = f"field '{item.parent}' has the type {record.type_name}"
        elif record.role != FieldRole.RECORD or record.is_projected:
            problem = f"field '{item.parent}' is not a record"
        while not problem and self.fields[above].parent_id != above:
            above = self.fields[above].parent_id
            if self.fields[above].role != FieldRole.RECORD:
                problem = f"field '{item.parent}' is in a {role_name(self.fields[above].role)} field"
        if problem:
            raise SchemaError(
                f"'{item.path}' cannot be added: {problem}",
                hint="new members belong to records without type name, outside of other fields than records",
            )
        return found

    def _add_representation(
        self, field_id: int, representation: Representation, index: int, first_elements: Sequence[int | None]
    ) -> None:
        for encoding, first_element in zip(representation, first_elements, strict=True):
            self.columns.append(
                ColumnRecord(
                    type_id=self._type_id(encoding.column_type, field_id), column_type=encoding.column_type,
                    bits_on_storage=encoding.num_bits, field_id=field_id, flags=0, representation_index=index,
                    first_element_index=first_element, value_range=encoding.value_range,
                )
            )  # fmt: skip

    def _type_id(self, column_type: ColumnType, field_id: int) -> int:
        try:
            return self.column_type_id(column_type)
        except UnsupportedError as error:
            path = next((path for path, known in self.ids.items() if known == field_id), "")
            raise error.recast(SchemaError, path=path) from None

    def _source(self, item: DeclaredField, path: str) -> int:
        source = self.ids.get(item.source or "")
        if source is None:
            raise broken(
                "RNT-FLD-015",
                kind=SchemaError,
                actual=item.source,
                problem=f"projected field '{path}' shows it, but it is not there",
            )
        if self.fields[source].is_projected:
            raise broken(
                "RNT-FLD-015",
                kind=SchemaError,
                actual=item.source,
                problem=f"projected field '{path}' shows it, and it is projected itself",
            )
        return source

    # -- projections -------------------------------------------------------------------------------------------

    def _check_projections(self, first: int) -> None:
        """Raise SchemaError unless all projections from the first new field on are allowed."""
        for viewer in range(first, len(self.fields)):
            record = self.fields[viewer]
            if record.source_field_id is None:
                continue
            source = self.fields[record.source_field_id]
            name, shown = record.name, source.name
            is_cardinality = record.type_name.startswith(CARDINALITY)
            expected = FieldRole.COLLECTION if is_cardinality else FieldRole(record.role)
            if source.role != expected:
                raise broken(
                    "RNT-FLD-016",
                    kind=SchemaError,
                    actual=f"{role_name(source.role)} field '{shown}'",
                    expected=f"{role_name(expected)} field, because it is shown by '{name}'",
                )
            if (
                record.role in (FieldRole.PLAIN, FieldRole.STREAMER)
                and not is_cardinality
                and record.type_name != source.type_name
            ):
                raise broken(
                    "RNT-FLD-017",
                    kind=SchemaError,
                    actual=f"'{record.type_name}' of field '{name}'",
                    expected=f"'{source.type_name}' of field '{shown}'",
                )
            chains = [self._collections(viewer), self._collections(record.source_field_id)]
            if record.role == FieldRole.VARIANT or record.size is not None or None in chains:
                raise broken(
                    "RNT-FLD-018",
                    kind=SchemaError,
                    actual=f"a variant or fixed array, or something inside one (field '{name}')",
                )
            if chains[0] != chains[1]:
                raise broken(
                    "RNT-FLD-019",
                    kind=SchemaError,
                    actual=f"other collections (field '{name}')",
                    expected=f"its own (field '{shown}')",
                )

    def _collections(self, field_id: int) -> list[int] | None:
        """Physical collections around a field, innermost first; None if a variant or fixed array is among them."""
        chain: list[int] = []
        while self.fields[field_id].parent_id != field_id:
            field_id = self.fields[field_id].parent_id
            record = self.fields[field_id]
            if record.role == FieldRole.VARIANT or record.size is not None:
                return None
            if record.role == FieldRole.COLLECTION:
                chain.append(field_id if record.source_field_id is None else record.source_field_id)
        return chain


def sources_first(fields: Iterable[DeclaredField]) -> list[DeclaredField]:
    """Declared fields with the projected ones last, as their sources must come first."""
    return sorted(fields, key=lambda item: item.source is not None)
