"""The schema: header and schema extension merged, fields and columns linked to each other.

Nothing here depends on the generation of the format; a generation has already turned its bytes into records.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass

from rntuple_spec.column_types import ColumnType
from rntuple_spec.constants import FieldRole

from rntuple_construct.base.errors import LimitError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.generations.records import (
    AliasColumnRecord,
    ColumnRecord,
    ExtraTypeInfoRecord,
    FieldRecord,
    SchemaRecord,
)

MAX_FIELD_DEPTH = 100
"""Fields nested deeper than this are refused: every walk of the tree is recursive."""


@dataclass(slots=True, unsafe_hash=True)
class Column:
    """A physical column: its description and its place in the field that owns it.

    Args:
        column_id: index over the columns of header and extension.
        record: the column description.
        index: position within its representation (0 is the principal column).
        in_extension: whether the schema extension added it.
    """

    column_id: int
    record: ColumnRecord
    index: int
    in_extension: bool

    @property
    def column_type(self) -> ColumnType | None:
        """Type of the column, None when this package does not know it."""
        return self.record.column_type

    @property
    def is_deferred(self) -> bool:
        """Whether elements before a first index are synthesised."""
        return self.record.first_element_index is not None


@dataclass(slots=True, unsafe_hash=True, repr=False)
class Field:
    """A field: its description, its children and its columns.

    Args:
        field_id: index over the fields of header and extension.
        record: the field description.
        path: names from the top-level field down, joined by dots.
        children: ids of the sub-fields in schema order.
        representations: per representation the ids of the physical columns, principal column first; those
            of the source field for a projected field.
        in_extension: whether the schema extension added it.
        is_projected: whether it shows the columns of another field and owns none.
    """

    field_id: int
    record: FieldRecord
    path: str
    children: tuple[int, ...]
    representations: tuple[tuple[int, ...], ...]
    in_extension: bool
    is_projected: bool

    @property
    def name(self) -> str:
        """Name of the field."""
        return self.record.name

    @property
    def type_name(self) -> str:
        """Normalised C++ type name, empty for untyped fields."""
        return self.record.type_name

    @property
    def is_top_level(self) -> bool:
        """Whether the field is a direct child of the RNTuple."""
        return self.record.parent_id == self.field_id

    def __repr__(self) -> str:
        return f"<Field {self.path!r}: {self.type_name or 'untyped'}>"


@dataclass(slots=True, unsafe_hash=True, repr=False)
class Schema:
    """Fields and columns of an RNTuple, in id order."""

    fields: tuple[Field, ...]
    columns: tuple[Column, ...]
    alias_columns: tuple[AliasColumnRecord, ...]
    extra_type_infos: tuple[ExtraTypeInfoRecord, ...]
    top_level: tuple[int, ...]

    def walk(self, field_id: int) -> Iterator[Field]:
        """A field and everything below it, depth first."""
        field = self.fields[field_id]
        yield field
        for child in field.children:
            yield from self.walk(child)

    def is_nested(self, field_id: int) -> bool:
        """Whether a field is below a collection or variant, so that entries do not tell where its elements are."""
        record = self.fields[field_id].record
        while record.parent_id != field_id:
            field_id = record.parent_id
            record = self.fields[field_id].record
            if record.role in (FieldRole.COLLECTION, FieldRole.VARIANT):
                return True
        return False

    def elements_per_entry(self, field_id: int) -> int | None:
        """Elements of the principal column of a field for each entry; None below a collection or variant."""
        if self.is_nested(field_id):
            return None
        record = self.fields[field_id].record
        count = record.array_size or 1
        while record.parent_id != field_id:
            field_id = record.parent_id
            record = self.fields[field_id].record
            count *= record.array_size or 1
        return count

    @property
    def has_nested_deferred_columns(self) -> bool:
        """Whether columns below collections or variants are deferred (feature flag 0)."""
        return any(column.is_deferred and self.is_nested(column.record.field_id) for column in self.columns)

    def __repr__(self) -> str:
        return f"<Schema: {len(self.fields)} fields, {len(self.columns)} columns>"


def merge_schema(
    header: SchemaRecord, extension: SchemaRecord, *, projections_are_flagged: bool = True
) -> Schema:
    """Merge the schema descriptions of header and footer and link fields, columns and aliases.

    Args:
        header, extension: the two schema descriptions.
        projections_are_flagged: False where only its alias columns make a field a projected one.

    Raises:
        DescriptorError: ids that lead nowhere, cycles, duplicate names, columns of one field that do not fit together.
        LimitError: fields nested too deeply.
    """
    field_records = header.fields + extension.fields
    column_records = header.columns + extension.columns
    aliases = header.alias_columns + extension.alias_columns
    children, paths = _link_fields(field_records)
    columns, owned = _link_columns(column_records, field_records, len(header.columns))
    flagged = {field_id for field_id, record in enumerate(field_records) if record.is_projected}
    allowed = flagged if projections_are_flagged else set(range(len(field_records)))
    views = _link_aliases(aliases, allowed, len(field_records), column_records, columns)
    fields = tuple(
        Field(
            field_id,
            record,
            paths[field_id],
            tuple(children[field_id]),
            views[field_id] if field_id in views else owned.get(field_id, ()),
            field_id >= len(header.fields),
            field_id in flagged or field_id in views,
        )
        for field_id, record in enumerate(field_records)
    )
    top_level = tuple(field.field_id for field in fields if field.is_top_level)
    return Schema(fields, columns, aliases, header.extra_type_infos + extension.extra_type_infos, top_level)


def _link_fields(records: Sequence[FieldRecord]) -> tuple[list[list[int]], list[str]]:
    children: list[list[int]] = [[] for _ in records]
    paths: list[str] = []
    depths: list[int] = []
    names: dict[int, dict[str, int]] = defaultdict(dict)
    for field_id, record in enumerate(records):
        parent = record.parent_id
        where = f"schema.fields[{field_id}]"
        if parent > field_id:
            raise broken(
                "RNT-FLD-002",
                path=where,
                expected=f"at most {field_id}",
                actual=parent,
                problem=f"field {field_id} has the parent {parent}",
            )
        top_level = parent == field_id
        scope = -1 if top_level else parent
        if record.name in names[scope]:
            raise broken(
                "RNT-FLD-007", path=where, name=record.name, first=names[scope][record.name], second=field_id
            )
        names[scope][record.name] = field_id
        depth = 0 if top_level else depths[parent] + 1
        if depth > MAX_FIELD_DEPTH:
            raise LimitError(f"fields are nested deeper than {MAX_FIELD_DEPTH} levels", path=where)
        depths.append(depth)
        paths.append(record.name if top_level else f"{paths[parent]}.{record.name}")
        if not top_level:
            children[parent].append(field_id)
    return children, paths


def _link_columns(
    records: Sequence[ColumnRecord], fields: Sequence[FieldRecord], num_header_columns: int
) -> tuple[tuple[Column, ...], dict[int, tuple[tuple[int, ...], ...]]]:
    columns: list[Column] = []
    owned: dict[int, list[list[int]]] = defaultdict(list)
    for column_id, record in enumerate(records):
        where = f"schema.columns[{column_id}]"
        if record.field_id >= len(fields):
            raise broken(
                "RNT-COL-001",
                path=where,
                expected=f"less than {len(fields)}",
                actual=record.field_id,
                id=column_id,
                problem=f"there are {len(fields)} fields",
            )
        representations = owned[record.field_id]
        representation = record.representation_index
        if representation > len(representations):
            raise broken(
                "RNT-COL-012", path=where, expected=len(representations), actual=representation, id=column_id
            )
        if representation == len(representations):
            representations.append([])
        columns.append(
            Column(column_id, record, len(representations[representation]), column_id >= num_header_columns)
        )
        representations[representation].append(column_id)
    for field_id, representations in owned.items():
        lengths = [len(column_ids) for column_ids in representations]
        other = next((number for number, length in enumerate(lengths) if length != lengths[0]), None)
        if other is not None:
            raise broken(
                "RNT-COL-013",
                path=f"schema.fields[{field_id}]",
                expected=lengths[0],
                actual=lengths[other],
                representation=other,
            )
    return tuple(columns), {key: tuple(map(tuple, value)) for key, value in owned.items()}


def _link_aliases(
    aliases: Sequence[AliasColumnRecord],
    allowed: Container[int],
    num_fields: int,
    column_records: Sequence[ColumnRecord],
    columns: Sequence[Column],
) -> dict[int, tuple[tuple[int, ...], ...]]:
    """Physical columns seen through each projected field, grouped into representations."""
    views: dict[int, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for index, alias in enumerate(aliases):
        where = f"schema.alias_columns[{index}]"
        if alias.physical_column_id >= len(columns):
            raise broken(
                "RNT-ALI-001",
                path=where,
                expected=f"less than {len(columns)}",
                actual=alias.physical_column_id,
                index=index,
                problem=f"there are {len(columns)} columns",
            )
        if alias.field_id not in allowed:
            raise broken(
                "RNT-ALI-002",
                path=where,
                actual=alias.field_id,
                index=index,
                problem=(
                    "it is no projected field"
                    if alias.field_id < num_fields
                    else f"there are {num_fields} fields"
                ),
            )
        representation = column_records[alias.physical_column_id].representation_index
        views[alias.field_id][representation].append(alias.physical_column_id)
    return {
        field_id: tuple(tuple(view[representation]) for representation in sorted(view))
        for field_id, view in views.items()
    }
