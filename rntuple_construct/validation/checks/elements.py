"""Numbers of elements follow from the number of entries and from each other; no page is read here."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from rntuple_spec.constants import FieldFlag, FieldRole

from rntuple_construct.format.descriptor.schema import Field, Schema
from rntuple_construct.model.schema.cpp_types import MAX_REPETITIONS
from rntuple_construct.validation.context import ColumnElements, NTupleContext
from rntuple_construct.validation.registry import ntuple_check

Counts = npt.NDArray[np.int64]

_LARGEST = int(np.iinfo(np.int64).max)

__all__ = ["Counter", "has_children_inside"]


def has_children_inside(field: Field) -> bool:
    """Whether each value of a field holds one value of every child (records, wrappers, fixed-size arrays)."""
    return field.record.role in (FieldRole.PLAIN, FieldRole.RECORD)


def repetitions(field: Field) -> int:
    """Elements per value of a fixed-size array or bitset, else 1; absurd numbers are cut."""
    if not field.record.flags & FieldFlag.REPETITIVE:
        return 1
    return min(max(field.record.array_size or 1, 1), MAX_REPETITIONS + 1)


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

    def primary(self, field: Field, place: int) -> tuple[Counts, Counts]:
        """Stored elements of a field's column in each cluster, and the column that stores them (-1 for none).

        Args:
            field: a field with columns.
            place: 0 for the principal column.
        """
        rows = len(self.elements.num_entries)
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

    def count(self, field: Field) -> tuple[Counts, int] | None:
        """Values of a field in each cluster as its own or its members' columns have them, and one such column.

        Returns:
            shape (clusters,), -1 where unknown, and a column id; None if nothing below has columns, or these are
            deferred.
        """
        if shows_other_field(self.schema, field):
            return None
        if field.representations:
            stored, column = self.primary(field, 0)
            columns = [self.schema.columns[each] for ids in field.representations for each in ids]
            # Before a negative index, another representation has the elements; nothing is made up.
            if any((column.record.first_element_index or 0) > 0 for column in columns):
                return None
            return np.where(column < 0, -1, stored // repetitions(field)), field.representations[0][0]
        if not has_children_inside(field):
            return None
        for child in field.children:
            found = self.count(self.schema.fields[child])
            if found is not None:
                values, column_id = found
                return np.where(values < 0, -1, values // repetitions(field)), column_id
        return None


def shows_other_field(schema: Schema, field: Field) -> bool:
    """Whether a field is projected and shows columns of another field, which are checked there.

    In drafts, alias columns may show columns of the same field.
    """
    columns = (schema.columns[each] for ids in field.representations for each in ids)
    return field.is_projected and all(column.record.field_id != field.field_id for column in columns)


class _Walk:
    """Goes through the fields with the number of values that each has to have."""

    def __init__(self, ntuple: NTupleContext, counter: Counter) -> None:
        self.ntuple = ntuple
        self.counter = counter
        self.schema = counter.schema
        self.rows = ntuple.rows or ()

    def visit(self, field: Field, expected: Counts | None, factor: int, rule_id: str) -> None:
        """Check a field and everything below it.

        Args:
            field: the field.
            expected: shape (clusters,), values that it has to have; -1 or None where unknown.
            factor: values per entry if only records and fixed-size arrays are above it, else 0.
            rule_id: the rule that its own column breaks if it has another number of elements.
        """
        if shows_other_field(self.schema, field):
            return
        times = repetitions(field)
        if times * max(factor, 1) > MAX_REPETITIONS:
            # The array size is absurd; readers leave the field out.
            expected, factor, times = None, 0, 1
        if times > 1 or field.record.flags & FieldFlag.REPETITIVE:
            rule_id = "RNT-ENC-008"
            expected = None if expected is None else np.where(expected < 0, -1, expected * times)
            factor *= times
        if field.representations:
            if expected is not None:
                self._compare(field, expected, factor, rule_id)
            self._below(field)
        elif field.record.role == FieldRole.RECORD:
            if expected is None:
                found = self.counter.count(field)
                expected = None if found is None else found[0]
            for child in field.children:
                self.visit(self.schema.fields[child], expected, factor, "RNT-ENC-009")
        else:
            for child in field.children:
                self.visit(self.schema.fields[child], expected, factor, rule_id)

    def _below(self, field: Field) -> None:
        """Contents of collections and variants; their numbers are in the pages."""
        siblings: Counts | None = None
        for child in field.children:
            below = self.schema.fields[child]
            self.visit(below, siblings, 0, "RNT-ENC-009")
            if field.record.role == FieldRole.COLLECTION and siblings is None:
                # Release candidates have the members of untyped collections directly below them.
                found = self.counter.count(below)
                siblings = None if found is None else found[0]

    def _compare(self, field: Field, expected: Counts, factor: int, rule_id: str) -> None:
        stored, column = self.counter.primary(field, 0)
        # Elements that are not stored are not expected; findings report the numbers of the file.
        due = expected - (self.counter.missing(column, factor, expected) if factor else 0)
        wrong = (stored != due) & (expected >= 0) & (column >= 0)
        for row in np.flatnonzero(wrong)[:100].tolist():
            column_id = int(column[row])
            cluster = self.rows[row].part_with(column_id)
            self.ntuple.emit(
                rule_id, path=f"{cluster.path}[{cluster.position_of(column_id)}]", expected=int(due[row]),
                actual=int(stored[row]), id=column_id, cluster=cluster.cluster_id,
                name=f"column {column_id} in cluster {cluster.cluster_id}",
            )  # fmt: skip


@ntuple_check("RNT-ENC-007", "RNT-ENC-008", "RNT-ENC-009", needs=("schema", "elements"))
def numbers_of_elements(ntuple: NTupleContext) -> None:
    """Every column has as many elements as the entries, arrays and records above it ask for."""
    schema, elements = ntuple.schema, ntuple.elements
    if schema is None or elements is None:
        return
    counter = Counter(schema, elements)
    entries = _common_entries(ntuple, counter)
    walk = _Walk(ntuple, counter)
    for field_id in schema.top_level:
        walk.visit(schema.fields[field_id], entries, 1, "RNT-ENC-007")


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
