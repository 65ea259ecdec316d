"""Ids for declared fields: the field, column and alias column records of a schema description."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
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
from rntuple_construct.model.schema.cpp_types import CARDINALITY
from rntuple_construct.model.schema.declared import DeclaredField, Representation

__all__ = ["Counts", "SchemaRecorder", "sources_first"]

Counts = tuple[int, int, int, int]


@dataclass
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
        """Give ids to top-level fields and everything below them.

        Args:
            declared: the fields; those that are projected must follow the fields they show.
            first_entry: number of entries filled before the fields were there.

        Returns:
            ids of the top-level fields.

        Raises:
            SchemaError: a name that exists already, or a projection of a field that cannot be projected. Nothing is
                added then.
        """
        before, ids = self.counts, dict(self.ids)
        try:
            added = []
            for item in declared:
                if item.name in self.ids:
                    raise broken(
                        "RNT-FLD-007",
                        kind=SchemaError,
                        name=item.name,
                        first=self.ids[item.name],
                        second=len(self.fields),
                    )
                added.append(self._add_field(item, None, "", first_entry))
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
        """How many records of each list there are."""
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
        flags = FieldFlag.REPETITIVE if item.array_size is not None else 0
        flags |= FieldFlag.PROJECTED if source is not None else 0
        flags |= FieldFlag.TYPE_CHECKSUM if item.type_checksum is not None else 0
        flags |= FieldFlag.SOA_COLLECTION if item.is_soa else 0
        self.fields.append(
            FieldRecord(
                field_version=0, type_version=item.type_version, parent_id=field_id if parent is None else parent,
                role=item.role, flags=flags, name=item.name, type_name=item.type_name, type_alias=item.type_alias,
                description=item.description, array_size=item.array_size, source_field_id=source,
                type_checksum=item.type_checksum, is_projected=source is not None,
            )
        )  # fmt: skip
        self.ids[path] = field_id
        deferred = None if deferred is None else deferred * (item.array_size or 1)
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
            if record.role == FieldRole.VARIANT or record.array_size is not None or None in chains:
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
            if record.role == FieldRole.VARIANT or record.array_size is not None:
                return None
            if record.role == FieldRole.COLLECTION:
                chain.append(field_id if record.source_field_id is None else record.source_field_id)
        return chain


def sources_first(fields: Iterable[DeclaredField]) -> list[DeclaredField]:
    """Declared fields with the projected ones last, as their sources must come first."""
    return sorted(fields, key=lambda item: item.source is not None)
