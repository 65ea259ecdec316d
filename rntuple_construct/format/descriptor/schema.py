"""The schema: header and schema extension merged, fields and columns linked to each other.

Nothing here depends on the generation of the format; a generation has already turned its bytes into records.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
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
    Int64Array,
    LazySequence,
    RecordList,
    SchemaRecord,
)
from rntuple_construct.format.native import ByteStrings, ListedStrings, StringIndex

if TYPE_CHECKING:
    import numpy.typing as npt

MAX_FIELD_DEPTH = 100
"""Fields nested deeper than this are refused: every walk of the tree is recursive."""

Item = TypeVar("Item")


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

    def array(self, member: str) -> Int64Array:
        """Values of a member that is a number, of all records; 0 where the bytes lack it."""
        return self._joined(RecordList.array, member, lambda value: value or 0, np.uint64).view(np.int64)

    def is_set(self, member: str) -> npt.NDArray[np.bool_]:
        """Return whether an optional number is there, or a flag is set, of all records."""
        return self._joined(RecordList.is_present, member, bool, np.bool_)

    def strings(self, member: str) -> ByteStrings:
        """Values of a member that is a string, of all records, as stored."""
        header, extension = (
            records.strings(member)
            if isinstance(records, RecordList)
            else ListedStrings(
                [getattr(record, member).encode("utf-8", "surrogatepass") for record in records]
            )
            for records in self._parts
        )
        return header + extension if len(extension) else header

    def indexed(self, member: str) -> StringIndex:
        """Table of equal strings."""
        header, extension = self._parts
        if isinstance(header, RecordList) and not extension:
            return header.indexed(member)
        return StringIndex(self.strings(member))

    def _joined(
        self,
        stored: Callable[[RecordList[Item], str], npt.NDArray[Any]],
        member: str,
        value: Callable[[Any], Any],
        dtype: Any,
    ) -> npt.NDArray[Any]:
        """Members of lists that come as arrays, and of those that do not."""
        found = [
            stored(records, member).view(dtype)
            if isinstance(records, RecordList)
            else np.array([value(getattr(record, member)) for record in records], dtype)
            for records in self._parts
            if records
        ]
        return found[0] if len(found) == 1 else np.concatenate([np.empty(0, dtype), *found])


@dataclass(slots=True, unsafe_hash=True)
class Column:
    """A physical column: its description and its place in the field that owns it.

    Args:
        column_id: index over the columns of header and extension.
        record: the column description.
        index: position within its representation (0 is the principal column).
        in_extension: if true, the schema extension added it.
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
        """Return whether elements before a first index are synthesised."""
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
        in_extension: if true, the schema extension added it.
        is_projected: if true, it shows the columns of another field and owns none.
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
        """Return whether the field is a direct child of the RNTuple."""
        return self.record.parent_id == self.field_id

    def __repr__(self) -> str:
        return f"<Field {self.path!r}: {self.type_name or 'untyped'}>"


class Groups:
    """Positions by the number of their owner.

    Args:
        owner: of each position, shape ``(n,)``.
        num_owners: numbers from 0 on.

    Attributes:
        order: positions ordered by owner, shape ``(n,)``.
        first: where those of each owner begin in ``order``, shape ``(num_owners + 1,)``.
    """

    def __init__(self, owner: Int64Array, num_owners: int) -> None:
        # Methods, since the functions of numpy take twice as long for few positions.
        self.order = owner.argsort(kind="stable")
        self.first = np.zeros(num_owners + 1, np.int64)
        np.bincount(owner, minlength=num_owners).cumsum(out=self.first[1:])

    def ids(self, owner: int) -> Int64Array:
        """Positions of an owner, in order."""
        return self.order[self.first[owner] : self.first[owner + 1]]

    def of(self, owner: int) -> tuple[int, ...]:
        """The same as numbers."""
        return tuple(self.ids(owner).tolist())


_NO_IDS: Int64Array = np.empty(0, np.int64)


class SchemaLinks:
    """Links from fields to names, sub-fields and columns, checked together on arrays.

    Args:
        header, extension: the two schema descriptions.
        projections_are_flagged: False where only its alias columns make a field a projected one.

    Attributes:
        fields, columns, aliases: the records of both descriptions.
        parent, depth: id of the parent of each field, and the number of fields above it, shape ``(num_fields,)``.
        sub_fields: ids of fields by that of their parent; those of top-level fields by ``num_fields``.
        columns_by_field: ids of columns by the field that owns them.
        representation: number of the representation of each column, shape ``(num_columns,)``.
        shown, alias_owner: ids of the column that each alias column shows, and of its field, shape ``(num_aliases,)``.

    Raises:
        DescriptorError: ids that lead nowhere, cycles, duplicate names, columns of one field that do not fit together.
        LimitError: fields nested too deeply.
    """

    def __init__(self, header: SchemaRecord, extension: SchemaRecord, projections_are_flagged: bool) -> None:
        fields = self.fields = JoinedRecords(header.fields, extension.fields)
        columns = self.columns = JoinedRecords(header.columns, extension.columns)
        self.aliases = JoinedRecords(header.alias_columns, extension.alias_columns)
        num_fields = self.num_fields = len(fields)
        ids, parent = np.arange(num_fields), fields.array("parent_id")
        scope = np.where(parent == ids, num_fields, parent)
        self._names = _index_of_names(fields.strings("name"), scope)
        depth = None if (parent > ids).any() else _depth(parent)
        if depth is None or not self._names.are_all_different:
            _refuse_fields(fields)
        self.parent, self.depth = parent, ids if depth is None else depth
        self.sub_fields = Groups(scope, num_fields + 1)
        self.owner, self.representation = columns.array("field_id"), columns.array("representation_index")
        self._has_representations = bool(self.representation.any())
        if self._has_representations or (self.owner >= num_fields).any():
            _check_representations(columns, num_fields)
        self.columns_by_field = Groups(self.owner, num_fields)
        self._is_flagged = fields.is_set("is_projected")
        self.shown = self.alias_owner = _NO_IDS
        self._aliases_by_field: Groups | None = None
        if not len(self.aliases):
            return
        self.shown, self.alias_owner = map(self.aliases.array, ("physical_column_id", "field_id"))
        is_allowed = self._is_flagged if projections_are_flagged else np.ones(num_fields, np.bool_)
        if (
            (self.shown >= len(columns)).any()
            or (self.alias_owner >= num_fields).any()
            or not is_allowed[self.alias_owner].all()
        ):
            _refuse_aliases(self.aliases, is_allowed, len(columns))
        self._aliases_by_field = Groups(self.alias_owner, num_fields)

    @property
    def top_level(self) -> Int64Array:
        """Ids of the fields that are direct children of the RNTuple."""
        return self.sub_fields.ids(self.num_fields)

    def find(self, name: str, parent: int | None = None) -> int | None:
        """Return the id of a sub-field, or of a top-level field, by its name; None for other names."""
        scope = self.num_fields if parent is None else parent
        return self._names.find(name.encode("utf-8", "surrogatepass"), scope)

    def are_called(self, name: str) -> npt.NDArray[np.bool_]:
        """Return whether each field has a name, shape ``(num_fields,)``."""
        return self._names.strings.are(name.encode())

    def names(self, field_ids: Int64Array) -> list[str]:
        """Names of fields."""
        return [raw.decode() for raw in self._names.strings.values(field_ids)]

    def _path(self, field_id: int) -> str:
        record = self.fields[field_id]
        is_top = record.parent_id == field_id
        return record.name if is_top else f"{self._path(record.parent_id)}.{record.name}"

    def _by_representation(self, column_ids: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        if not self._has_representations:
            return (column_ids,) if column_ids else ()
        by_number: dict[int, list[int]] = defaultdict(list)
        for column_id in column_ids:
            by_number[int(self.representation[column_id])].append(column_id)
        return tuple(tuple(by_number[number]) for number in sorted(by_number))

    def _owned(self, field_id: int) -> tuple[tuple[int, ...], ...]:
        """Ids of the columns that a field owns, by representation."""
        return self._by_representation(self.columns_by_field.of(field_id))

    def field(self, field_id: int) -> Field:
        """Make a field."""
        view: tuple[tuple[int, ...], ...] = ()
        if self._aliases_by_field is not None:
            view = self._by_representation(tuple(self.shown[self._aliases_by_field.ids(field_id)].tolist()))
        return Field(
            field_id,
            self.fields[field_id],
            self._path(field_id),
            self.sub_fields.of(field_id),
            view or self._owned(field_id),
            field_id >= self.fields.num_in_header,
            bool(view) or bool(self._is_flagged[field_id]),
        )

    def column(self, column_id: int) -> Column:
        """Make a column."""
        index = self._indices.item(column_id)
        return Column(column_id, self.columns[column_id], index, column_id >= self.columns.num_in_header)

    @cached_property
    def _indices(self) -> Int64Array:
        """Position of each column within its representation, shape ``(num_columns,)``."""
        keys = self.owner * (1 + int(self.representation.max(initial=0))) + self.representation
        _, number = np.unique(keys, return_inverse=True)
        groups = Groups(number, len(number))
        indices = np.empty(len(number), np.int64)
        indices[groups.order] = np.arange(len(number)) - groups.first[number[groups.order]]
        return indices


class Schema:
    """Fields and columns of an RNTuple, in id order; fields and columns are made when they are asked for.

    Args:
        header, extension: the two schema descriptions, of which ids continue those of the first in the second.
        projections_are_flagged: False where only its alias columns make a field a projected one.

    Attributes:
        fields, columns: of header and extension.
        alias_columns, extra_type_infos: their records.
        links: what connects fields and columns.

    Raises:
        DescriptorError, LimitError: see `SchemaLinks`.
    """

    def __init__(
        self, header: SchemaRecord, extension: SchemaRecord, *, projections_are_flagged: bool = True
    ) -> None:
        self.links = SchemaLinks(header, extension, projections_are_flagged)
        self.fields: Sequence[Field] = LazySequence(len(self.links.fields), self.links.field)
        self.columns: Sequence[Column] = LazySequence(len(self.links.columns), self.links.column)
        self.alias_columns = self.links.aliases
        self.extra_type_infos: tuple[ExtraTypeInfoRecord, ...] = (
            header.extra_type_infos + extension.extra_type_infos
        )

    @property
    def top_level(self) -> tuple[int, ...]:
        """Ids of the fields that are direct children of the RNTuple."""
        return tuple(self.links.top_level.tolist())

    def walk(self, field_id: int) -> Iterator[Field]:
        """A field and everything below it, depth first."""
        field = self.fields[field_id]
        yield field
        for child in field.children:
            yield from self.walk(child)

    def is_nested(self, field_id: int) -> bool:
        """Return whether a field is below a collection or variant, so that entries do not tell where its elements are."""
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
        count = 1
        while True:
            record = self.fields[field_id].record
            size = record.size
            count *= 1 if size is None else size
            if record.parent_id == field_id:
                return count
            field_id = record.parent_id

    @property
    def has_nested_deferred_columns(self) -> bool:
        """Return whether columns below collections or variants are deferred (feature flag 0)."""
        return any(column.is_deferred and self.is_nested(column.record.field_id) for column in self.columns)

    def __eq__(self, other: object) -> bool:
        """Return whether both describe the same fields and columns, in the same order."""
        if not isinstance(other, Schema):
            return NotImplemented
        return (
            list(self.alias_columns) == list(other.alias_columns)
            and self.extra_type_infos == other.extra_type_infos
            and list(self.columns) == list(other.columns)
            and list(self.fields) == list(other.fields)
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Schema: {len(self.fields)} fields, {len(self.columns)} columns>"


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


def _index_of_names(names: ByteStrings, scope: Int64Array) -> StringIndex:
    """Index names as readers show them, in UTF-8, by the id of the field above."""
    index = StringIndex(names, scope)
    if index.is_ascii:
        return index
    shown = [raw.decode("utf-8", "backslashreplace").encode() for raw in names.values()]
    return StringIndex(ListedStrings(shown), scope)


def _depth(parent: Int64Array) -> Int64Array | None:
    """Number of fields above each field; None if more than MAX_FIELD_DEPTH. No parent comes after its children."""
    depth = np.zeros(len(parent), np.int64)
    above = np.arange(len(parent))
    for _ in range(MAX_FIELD_DEPTH + 1):
        higher = parent[above]
        is_below = higher != above
        if not is_below.any():
            return depth
        depth += is_below
        above = higher
    return None


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


def _refuse_aliases(
    aliases: Iterable[AliasColumnRecord], is_allowed: npt.NDArray[np.bool_], num_columns: int
) -> None:
    """Raise the error of the first alias column that leads nowhere, or whose field must not have any."""
    num_fields = len(is_allowed)
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
        if alias.field_id >= num_fields or not is_allowed[alias.field_id]:
            raise broken(
                "RNT-ALI-002",
                path=f"schema.alias_columns[{index}]",
                actual=alias.field_id,
                index=index,
                problem=(
                    "it is not a projected field"
                    if alias.field_id < num_fields
                    else f"there are {num_fields} fields"
                ),
            )
