"""The schema: header and schema extension merged, fields and columns linked to each other.

Nothing here depends on the generation of the format; a generation has already turned its bytes into records.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import numpy as np
from rntuple_spec.column_types import ColumnType
from rntuple_spec.constants import FieldRole

from rntuple_construct.base.errors import LimitError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.generations.records import (
    AliasColumnRecord,
    ColumnRecord,
    ExtraTypeInfoRecord,
    FieldRecord,
    LazySequence,
    SchemaRecord,
)

if TYPE_CHECKING:
    import numpy.typing as npt

MAX_FIELD_DEPTH = 100
"""Fields nested deeper than this are refused: every walk of the tree is recursive."""

Item = TypeVar("Item")


class LazyMapping(Mapping[str, Item]):
    """Items by name that are made when they are asked for, each once.

    Args:
        numbers: number of each item by its name.
        make: makes an item from its number.
    """

    __slots__ = ("_items", "_make", "_numbers")

    def __init__(self, numbers: dict[str, int], make: Callable[[int], Item]) -> None:
        self._items: dict[str, Item] = {}
        self._make = make
        self._numbers = numbers

    def __len__(self) -> int:
        return len(self._numbers)

    def __iter__(self) -> Iterator[str]:
        return iter(self._numbers)

    def __contains__(self, name: object) -> bool:
        return name in self._numbers

    def __getitem__(self, name: str) -> Item:
        item = self._items.get(name)
        if item is None:
            item = self._items[name] = self._make(self._numbers[name])
        return item

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (dict(self),)


class JoinedRecords(Generic[Item]):
    """Records of header and extension, one after the other."""

    def __init__(self, header: Sequence[Item], extension: Sequence[Item]) -> None:
        self._parts = header, extension
        self.num_in_header = len(header)

    def __len__(self) -> int:
        return self.num_in_header + len(self._parts[1])

    def __iter__(self) -> Iterator[Item]:
        return chain(*self._parts)

    def __getitem__(self, index: int) -> Item:
        header, extension = self._parts
        return header[index] if index < self.num_in_header else extension[index - self.num_in_header]

    def column(self, member: str) -> list[Any]:
        """Values of one member of all records; no records are made for it where they come as columns."""
        found: list[Any] = []
        for records in self._parts:
            column = getattr(records, "column", None)
            found += map(attrgetter(member), records) if column is None else column(member)
        return found


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


class SchemaLinks:
    """What leads from a field to its sub-fields and columns, checked at once on arrays.

    Args:
        fields, columns: records of header and extension.

    Raises:
        DescriptorError: ids that lead nowhere, cycles, duplicate names, columns of one field that do not fit together.
        LimitError: fields nested too deeply.
    """

    def __init__(self, fields: JoinedRecords[FieldRecord], columns: JoinedRecords[ColumnRecord]) -> None:
        self.fields, self.columns = fields, columns
        num_fields = len(fields)
        ids = np.arange(num_fields)
        parent = np.array(fields.column("parent_id"), np.int64)
        self.is_top_level = parent == ids
        self.names: list[str] = fields.column("name")
        scope = np.where(self.is_top_level, num_fields, parent)
        if (
            (parent > ids).any()
            or len(set(zip(scope.tolist(), self.names, strict=True))) < num_fields
            or _is_too_deep(parent)
        ):
            _refuse_fields(fields)
        self._children, self._first_child = _grouped(scope, num_fields)
        owner = np.array(columns.column("field_id"), np.int64)
        self.representation: list[int] = columns.column("representation_index")
        if (owner >= num_fields).any() or any(self.representation):
            _check_representations(columns, num_fields)
        self._columns, self._first_column = _grouped(owner, num_fields)

    @property
    def parents(self) -> list[int]:
        """Ids of the fields that have sub-fields, in order."""
        parents: list[int] = np.flatnonzero(np.diff(self._first_child)).tolist()
        return parents

    @property
    def num_columns(self) -> npt.NDArray[np.int64]:
        """Number of columns of each field, shape ``(num_fields,)``."""
        first = np.array(self._first_column, np.int64)
        return first[1:] - first[:-1]

    @property
    def first_columns(self) -> npt.NDArray[np.int64]:
        """The first column of each field that has columns, by id of the field."""
        has_columns = np.array(self._first_column[:-1], np.int64)[self.num_columns > 0]
        first: npt.NDArray[np.int64] = np.array(self._columns, np.int64)[has_columns]
        return first

    def children(self, field_id: int) -> tuple[int, ...]:
        """Ids of the sub-fields of a field."""
        first, last = self._first_child[field_id : field_id + 2]
        return tuple(self._children[first:last])

    def representations(self, field_id: int) -> tuple[tuple[int, ...], ...]:
        """Ids of the columns that a field owns, by representation."""
        first, last = self._first_column[field_id : field_id + 2]
        if first == last:
            return ()
        owned = self._columns[first:last]
        if not any(self.representation[column_id] for column_id in owned):
            return (tuple(owned),)
        by_number: dict[int, list[int]] = defaultdict(list)
        for column_id in owned:
            by_number[self.representation[column_id]].append(column_id)
        return tuple(tuple(by_number[number]) for number in range(len(by_number)))


def _grouped(owner: npt.NDArray[np.int64], num_owners: int) -> tuple[list[int], list[int]]:
    """Positions ordered by owner, and where those of each owner begin; owners from ``num_owners`` on are left out."""
    order = np.argsort(owner, kind="stable")
    return order.tolist(), np.searchsorted(owner[order], np.arange(num_owners + 1)).tolist()


def _is_too_deep(parent: npt.NDArray[np.int64]) -> bool:
    """Whether a field has more than MAX_FIELD_DEPTH fields above it; no parent comes after its children."""
    above = parent
    for _ in range(MAX_FIELD_DEPTH):
        higher = parent[above]
        if np.array_equal(higher, above):
            return False
        above = higher
    return True


@dataclass(slots=True, unsafe_hash=True, repr=False)
class Schema:
    """Fields and columns of an RNTuple, in id order; fields and columns are made when they are asked for.

    Args:
        fields, columns: of header and extension.
        alias_columns, extra_type_infos: their records.
        top_level: ids of the fields that are direct children of the RNTuple.
        links: their records, and the ids that connect fields and columns.
    """

    fields: Sequence[Field]
    columns: Sequence[Column]
    alias_columns: tuple[AliasColumnRecord, ...]
    extra_type_infos: tuple[ExtraTypeInfoRecord, ...]
    top_level: tuple[int, ...]
    links: SchemaLinks = field(compare=False)

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
    field_records = JoinedRecords(header.fields, extension.fields)
    column_records = JoinedRecords(header.columns, extension.columns)
    aliases = header.alias_columns + extension.alias_columns
    links = SchemaLinks(field_records, column_records)
    is_flagged: list[bool] = field_records.column("is_projected")
    views = _link_aliases(aliases, is_flagged, projections_are_flagged, links.representation)

    def make_field(field_id: int) -> Field:
        record = field_records[field_id]
        parent = record.parent_id
        view = views.get(field_id)
        return Field(
            field_id,
            record,
            record.name if parent == field_id else f"{fields[parent].path}.{record.name}",
            links.children(field_id),
            links.representations(field_id) if view is None else view,
            field_id >= field_records.num_in_header,
            view is not None or is_flagged[field_id],
        )

    def make_column(column_id: int) -> Column:
        record = column_records[column_id]
        own = links.representations(record.field_id)[record.representation_index]
        return Column(column_id, record, own.index(column_id), column_id >= column_records.num_in_header)

    fields = LazySequence(len(field_records), make_field)
    return Schema(
        fields,
        LazySequence(len(column_records), make_column),
        aliases,
        header.extra_type_infos + extension.extra_type_infos,
        tuple(np.flatnonzero(links.is_top_level).tolist()),
        links,
    )


def _refuse_fields(records: Iterable[FieldRecord]) -> None:
    """Raise the error of the first field that contradicts those before it."""
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
        scope = names[-1 if top_level else parent]
        if record.name in scope:
            raise broken(
                "RNT-FLD-007", path=where, name=record.name, first=scope[record.name], second=field_id
            )
        scope[record.name] = field_id
        depth = 0 if top_level else depths[parent] + 1
        if depth > MAX_FIELD_DEPTH:
            raise LimitError(f"fields are nested deeper than {MAX_FIELD_DEPTH} levels", path=where)
        depths.append(depth)


def _check_representations(records: Iterable[ColumnRecord], num_fields: int) -> None:
    """Raise if columns belong to no field, or the representations of a field do not fit together."""
    owned: dict[int, list[int]] = defaultdict(list)
    for column_id, record in enumerate(records):
        if record.field_id >= num_fields:
            raise broken(
                "RNT-COL-001",
                path=f"schema.columns[{column_id}]",
                expected=f"less than {num_fields}",
                actual=record.field_id,
                id=column_id,
                problem=f"there are {num_fields} fields",
            )
        lengths = owned[record.field_id]
        representation = record.representation_index
        if representation > len(lengths):
            raise broken(
                "RNT-COL-012",
                path=f"schema.columns[{column_id}]",
                expected=len(lengths),
                actual=representation,
                id=column_id,
            )
        if representation == len(lengths):
            lengths.append(0)
        lengths[representation] += 1
    for field_id, lengths in owned.items():
        other = next((number for number, length in enumerate(lengths) if length != lengths[0]), None)
        if other is not None:
            raise broken(
                "RNT-COL-013",
                path=f"schema.fields[{field_id}]",
                expected=lengths[0],
                actual=lengths[other],
                representation=other,
            )


def _link_aliases(
    aliases: Sequence[AliasColumnRecord],
    is_flagged: Sequence[bool],
    projections_are_flagged: bool,
    representation: Sequence[int],
) -> dict[int, tuple[tuple[int, ...], ...]]:
    """Physical columns seen through each projected field, grouped into representations."""
    num_fields, num_columns = len(is_flagged), len(representation)
    views: dict[int, dict[int, list[int]]] = {}
    for index, alias in enumerate(aliases):
        if alias.physical_column_id >= num_columns:
            raise broken(
                "RNT-ALI-001",
                path=f"schema.alias_columns[{index}]",
                expected=f"less than {num_columns}",
                actual=alias.physical_column_id,
                index=index,
                problem=f"there are {num_columns} columns",
            )
        if alias.field_id >= num_fields or (projections_are_flagged and not is_flagged[alias.field_id]):
            raise broken(
                "RNT-ALI-002",
                path=f"schema.alias_columns[{index}]",
                actual=alias.field_id,
                index=index,
                problem=(
                    "it is no projected field"
                    if alias.field_id < num_fields
                    else f"there are {num_fields} fields"
                ),
            )
        view = views.setdefault(alias.field_id, {})
        view.setdefault(representation[alias.physical_column_id], []).append(alias.physical_column_id)
    return {
        field_id: tuple(tuple(view[number]) for number in sorted(view)) for field_id, view in views.items()
    }
