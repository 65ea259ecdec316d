"""Numbers of elements follow from the number of entries and from each other; no page is read here."""

from __future__ import annotations

from math import prod
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from rntuple_spec.constants import FieldFlag, FieldRole

from rntuple_construct.format.descriptor.schema import Field, Schema
from rntuple_construct.model.schema.cpp_types import MAX_REPETITIONS
from rntuple_construct.validation.context import ColumnElements, NTupleContext, once_of_schema
from rntuple_construct.validation.registry import ntuple_check

Counts = npt.NDArray[np.int64]

_LARGEST = int(np.iinfo(np.int64).max)

__all__ = ["Counter", "has_children_inside"]


def has_children_inside(field: Field) -> bool:
    """Return whether each value of a field holds one value of every child (records, wrappers, fixed-size arrays)."""
    return field.record.role in (FieldRole.PLAIN, FieldRole.RECORD)


def repetitions(field: Field) -> int:
    """Elements per value of a fixed-size array or bitset, else 1; absurd numbers are cut."""
    size = field.record.size
    return 1 if size is None or field.record.array_size == 0 else min(size, MAX_REPETITIONS + 1)


class Counter:
    """Counts elements of fields in every cluster.

    Args:
        schema: fields and columns.
        elements: elements of every column in every cluster.
    """

    def __init__(self, schema: Schema, elements: ColumnElements) -> None:
        self.schema = schema
        self.elements = elements
        first = [max(column.record.first_element_index or 0, 0) for column in schema.columns]
        self._first = np.array([*(min(each, _LARGEST) for each in first), 0], np.int64)
        self._has_deferred = any(first)
        self._are_all_primary = bool(elements.is_primary.all())

    def primary(self, field: Field, place: int) -> tuple[Counts, Counts]:
        """Stored elements of a field's column in each cluster, and the column that stores them (-1 for none).

        Args:
            field: a field with columns.
            place: 0 for the principal column.
        """
        rows = len(self.elements.num_entries)
        if (
            self._are_all_primary
            and len(field.representations) == 1
            and place < len(field.representations[0])
        ):
            column_id = field.representations[0][place]
            return self.elements.stored[:, column_id], np.full(rows, column_id, np.int64)
        stored, column = np.zeros(rows, np.int64), np.full(rows, -1, np.int64)
        for column_ids in reversed(field.representations):
            if place < len(column_ids):
                column_id = column_ids[place]
                here = self.elements.is_primary[:, column_id]
                stored = np.where(here, self.elements.stored[:, column_id], stored)
                column = np.where(here, column_id, column)
        return stored, column

    def missing(self, column: Counts, factor: int, expected: Counts) -> Counts:
        """Elements in front of the first one of a deferred column, which no page holds.

        Args:
            column: shape (clusters,), the column in each cluster, -1 where none is listed.
            factor: elements of the column per entry.
            expected: shape (clusters,), elements that are due.
        """
        if not self._has_deferred:
            return np.where(column < 0, expected, 0)
        lacking = np.clip(self._first[column] - self.elements.first_entry * factor, 0, expected)
        return np.where(column < 0, expected, lacking)

    def count(self, field: Field) -> Counts | None:
        """Values of a field in each cluster as its own or its members' columns have them; see ``counted_by``.

        Returns:
            shape (clusters,), -1 where unknown; None if no column counts them.
        """
        source = counted_by(self.schema, field)
        return None if source is None else self.of_source(source)

    def of_source(self, source: CountSource) -> Counts:
        """Values of a field in each cluster as a column counts them, -1 where unknown."""
        stored, column = self.primary(source.owner, 0)
        return np.where(column < 0, -1, stored // source.per_value)


class CountSource(NamedTuple):
    """The column that counts the values of a field.

    Args:
        owner: the field that has it as its principal column.
        per_value: elements of that column for each of the values.
    """

    owner: Field
    per_value: int


def counted_by(schema: Schema, field: Field) -> CountSource | None:
    """Return the column that counts the values of a field, its own or that of a member; None if it is missing or deferred."""
    if shows_other_field(schema, field):
        return None
    if field.representations:
        columns = [schema.columns[each] for ids in field.representations for each in ids]
        # Before a negative index, another representation has the elements; nothing is made up.
        if any((column.record.first_element_index or 0) > 0 for column in columns):
            return None
        return CountSource(field, repetitions(field)) if repetitions(field) else None
    if not has_children_inside(field):
        return None
    for child in field.children:
        source = counted_by(schema, schema.fields[child])
        if source is not None and repetitions(field):
            return CountSource(source.owner, min(source.per_value * repetitions(field), _LARGEST))
    return None


def shows_other_field(schema: Schema, field: Field) -> bool:
    """Return whether a field is projected and shows columns of another field, which are checked there.

    In drafts, alias columns may show columns of the same field.
    """
    columns = (schema.columns[each] for ids in field.representations for each in ids)
    return field.is_projected and all(column.record.field_id != field.field_id for column in columns)


class Relation(NamedTuple):
    """Expected number of elements of a field's principal column.

    Args:
        field: the field.
        source: the column that counts the values; None for the entries of the cluster.
        times: how many elements each value has: the sizes of arrays, from the outermost one.
        factor: elements per entry if only records and fixed-size arrays are above the field, else 0.
        rule_id: the rule that another number breaks.
    """

    field: Field
    source: CountSource | None
    times: tuple[int, ...]
    factor: int
    rule_id: str


class _RelationCollector:
    """Goes through the fields and collects what their columns have to have."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.relations: list[Relation] = []
        self.multiples: list[tuple[Field, int]] = []
        """Fields in arrays below collections and variants, with the elements of each array."""

    def visit(
        self,
        field: Field,
        source: CountSource | None,
        factor: int,
        rule_id: str,
        times: tuple[int, ...] | None = (),
        multiple: int = 1,
    ) -> None:
        """Look at a field and everything below it.

        Args:
            field: the field.
            source: the column that counts the values of its parent; None for the entries of the cluster.
            factor: values per entry if only records and fixed-size arrays are above it, else 0.
            rule_id: the rule that its own column breaks if it has another number of elements.
            times: how many values it has for each of these; None if that is not known.
            multiple: how many values the arrays around it have, up to the collection or variant above.
        """
        if shows_other_field(self.schema, field):
            return
        size = repetitions(field)
        if size * max(factor, 1) > MAX_REPETITIONS:
            # The array size is absurd; readers leave the field out.
            times, factor, size, multiple = None, 0, 1, 1
        if size != 1 or field.record.size is not None:
            rule_id = "RNT-ENC-008"
            times = None if times is None else (*times, size)
            factor *= size
            multiple *= size
        if field.representations:
            if times is not None:
                self.relations.append(Relation(field, source, times, factor, rule_id))
            elif 1 < multiple <= MAX_REPETITIONS:
                self.multiples.append((field, multiple))
            self._below(field)
        elif field.record.role == FieldRole.RECORD:
            if times is None:
                source = counted_by(self.schema, field)
                times = None if source is None else ()
            for child in field.children:
                self.visit(self.schema.fields[child], source, factor, "RNT-ENC-009", times, multiple)
        else:
            for child in field.children:
                self.visit(self.schema.fields[child], source, factor, rule_id, times, multiple)

    def _below(self, field: Field) -> None:
        """Contents of collections and variants; their numbers are in the pages."""
        siblings: CountSource | None = None
        for child in field.children:
            below = self.schema.fields[child]
            self.visit(below, siblings, 0, "RNT-ENC-009", None if siblings is None else ())
            if field.record.role == FieldRole.COLLECTION and siblings is None:
                # Release candidates have the members of untyped collections directly below them.
                siblings = counted_by(self.schema, below)


class _Relations(NamedTuple):
    """The relations of a schema, and the same as arrays of shape (relations,).

    Args:
        relations: the relations, in the order of the fields.
        multiples: fields whose numbers of elements are multiples of a number.
        are_plain: if true, every field has one representation and no column is deferred, so that the arrays hold everything.
        column: column of the field.
        source: column that counts the values; the number of columns for the entries of the cluster.
        per_value: elements of that column for each value.
        times: elements of each value.
    """

    relations: tuple[Relation, ...]
    multiples: tuple[tuple[Field, int], ...]
    are_plain: bool
    column: npt.NDArray[np.int64]
    source: npt.NDArray[np.int64]
    per_value: npt.NDArray[np.int64]
    times: npt.NDArray[np.int64]

    def hold(self, elements: ColumnElements) -> bool:
        """Return whether every relation holds in all clusters. False also where the arrays do not hold everything."""
        if not self.are_plain or not elements.is_primary.all():
            return False
        stored = elements.stored
        values = np.concatenate([stored, elements.num_entries[:, None]], axis=1)[:, self.source]
        values //= self.per_value
        values *= self.times
        # Products may exceed 64 bits here; ``_compare`` computes each of them.
        is_small = int(elements.num_entries.max(initial=0)) <= _SMALL and int(stored.max(initial=0)) <= _SMALL
        return is_small and bool((values == stored[:, self.column]).all())


_SMALL = (1 << 62) // (MAX_REPETITIONS + 1)
"""Counts whose products with the numbers of a relation fit into 64 bits."""


@once_of_schema
def _relations_of(ntuple: NTupleContext) -> _Relations:
    schema = ntuple.schema
    if schema is None:
        raise ValueError("there is no schema")
    walk = _RelationCollector(schema)
    for field_id in schema.top_level:
        walk.visit(schema.fields[field_id], None, 1, "RNT-ENC-007")
    rows = [
        (
            relation.field.representations[0][0],
            len(schema.columns) if relation.source is None else relation.source.owner.representations[0][0],
            1 if relation.source is None else relation.source.per_value,
            prod(relation.times),
        )
        for relation in walk.relations
    ]
    are_plain = (
        all(len(field.representations) < 2 for field in schema.fields)
        and not any(column.record.first_element_index for column in schema.columns)
        and all(max(per_value, times) <= MAX_REPETITIONS for _, _, per_value, times in rows)
    )
    arrays = np.array(rows if are_plain else [], np.int64).reshape(-1, 4).T
    return _Relations(tuple(walk.relations), tuple(walk.multiples), are_plain, *arrays)


def _compare(ntuple: NTupleContext, counter: Counter, relation: Relation, entries: Counts) -> None:
    expected = entries if relation.source is None else counter.of_source(relation.source)
    for times in relation.times:
        expected = np.where(expected < 0, -1, expected * times)
    stored, column = counter.primary(relation.field, 0)
    # Elements that are not stored are not expected; findings report the numbers of the file.
    factor = relation.factor
    due = expected - (counter.missing(column, factor, expected) if factor else 0)
    wrong = (stored != due) & (expected >= 0) & (column >= 0)
    rows = ntuple.rows or ()
    for row in np.flatnonzero(wrong)[:100].tolist():
        column_id = int(column[row])
        cluster = rows[row].part_with(column_id)
        ntuple.emit(
            relation.rule_id, path=f"{cluster.path}[{cluster.position_of(column_id)}]", expected=int(due[row]),
            actual=int(stored[row]), id=column_id, cluster=cluster.cluster_id,
            name=f"column {column_id} in cluster {cluster.cluster_id}",
        )  # fmt: skip


@ntuple_check("RNT-ENC-007", "RNT-ENC-008", "RNT-ENC-009", needs=("schema", "elements"))
def numbers_of_elements(ntuple: NTupleContext) -> None:
    """Every column has as many elements as the entries, arrays and records above it ask for."""
    schema, elements = ntuple.schema, ntuple.elements
    if schema is None or elements is None:
        return
    relations = _relations_of(ntuple)
    counter = Counter(schema, elements)
    for field, multiple in relations.multiples:
        _check_multiple(ntuple, counter, field, multiple)
    if relations.hold(elements):
        return
    entries = _common_entries(ntuple, counter)
    for relation in relations.relations:
        _compare(ntuple, counter, relation, entries)


def _check_multiple(ntuple: NTupleContext, counter: Counter, field: Field, multiple: int) -> None:
    stored, column = counter.primary(field, 0)
    rows = ntuple.rows or ()
    for row in np.flatnonzero((stored % multiple != 0) & (column >= 0))[:100].tolist():
        column_id = int(column[row])
        cluster = rows[row].part_with(column_id)
        ntuple.emit(
            "RNT-ENC-008", path=f"{cluster.path}[{cluster.position_of(column_id)}]", expected=f"a multiple of {multiple}",
            actual=int(stored[row]), id=column_id, cluster=cluster.cluster_id,
            name=f"column {column_id} in cluster {cluster.cluster_id}",
        )  # fmt: skip


def _common_entries(ntuple: NTupleContext, counter: Counter) -> Counts:
    """Entries of each cluster; where all columns contradict the cluster alike, that is reported and they are right."""
    entries: Counts = counter.elements.num_entries.copy()
    simple = [
        field
        for field in map(counter.schema.fields.__getitem__, counter.schema.top_level)
        if field.representations and not field.is_projected and not field.record.flags & FieldFlag.REPETITIVE
    ]
    if len(simple) < 2:
        return entries
    counts, all_stored = [], []
    for field in simple:
        stored, column = counter.primary(field, 0)
        counts.append(stored + counter.missing(column, 1, entries))
        all_stored.append(stored)
    table = np.array(counts)
    # The number that is reported is that of a column which stores all of its elements.
    alike = (
        (table == table[0]).all(axis=0) & (table[0] != entries) & (table == np.array(all_stored)).any(axis=0)
    )
    for row in np.flatnonzero(alike).tolist():
        cluster = (ntuple.rows or ())[row]
        ntuple.emit(
            "RNT-ENC-007", path=ntuple.path_of_summary(cluster),
            expected=int(entries[row]), actual=int(table[0][row]), id="all", cluster=cluster.cluster_id,
        )  # fmt: skip
    entries[alike] = table[0][alike]
    return entries
