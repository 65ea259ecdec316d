"""Fields and columns as stored, linked to each other as far as their ids make sense.

Unlike the descriptor, nothing here raises: checks of the schema look at records that need not fit together.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import partial

from rntuple_spec.column_types import ColumnType
from rntuple_spec.constants import FieldRole

from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.generations.records import AliasColumnRecord, ColumnRecord, FieldRecord
from rntuple_construct.model.schema.cpp_types import TypeName, parse_type_name
from rntuple_construct.validation.context import NTupleContext, once, once_of_schema
from rntuple_construct.validation.rules import rule_in_generation

__all__ = ["NONE", "Links", "links_of"]

NONE = -1
"""Used as a field id if there is no field."""

_COLUMNLESS = (FieldRole.RECORD, FieldRole.PLAIN)
_LARGEST_FACTOR = 1 << 63


class Links:
    """Relations between fields and columns of a schema.

    Args:
        fields, columns, aliases: records of header and extension in id order.
        num_header_fields, num_header_columns: how many of them the header holds.
        are_flagged: if true, a flag marks projected fields; otherwise their alias columns do.
        has_rule: tells whether a rule holds in the generation.

    Attributes:
        parents: parent of each field, NONE for top-level fields and if the parent is not an earlier field.
        children: sub-fields of each field.
        tops: top-level field above each field, or the field itself.
        branches: closest collection or variant above each field, whose elements have a varying number of elements of it;
            NONE without one.
        factors: elements of each field for one entry (or one element below ``branches``): sizes of the arrays around it
            and of itself.
        is_in_array: if true, a fixed-size array is above the field.
        owned: column ids of each field, by representation index.
        aliased: alias columns of each field, as positions in ``aliases``.
        is_projected: if true, the field shows the columns of another one.
        blamed: fields whose columns or children an error was reported for, with its rule; what follows from it is not reported.
    """

    def __init__(
        self,
        fields: tuple[FieldRecord, ...],
        columns: tuple[ColumnRecord, ...],
        aliases: tuple[AliasColumnRecord, ...],
        *,
        num_header_fields: int,
        num_header_columns: int,
        are_flagged: bool,
        has_rule: Callable[[str], object],
    ) -> None:
        self.fields = fields
        self.columns = columns
        self.aliases = aliases
        self.num_header_fields = num_header_fields
        self.num_header_columns = num_header_columns
        self.blamed: dict[int, str] = {}
        self._has_rule = has_rule
        self.parents: list[int] = []
        self.children: list[list[int]] = [[] for _ in fields]
        self.tops: list[int] = []
        self.branches: list[int] = []
        self.factors: list[int] = []
        self.is_in_array: list[bool] = []
        for field_id, record in enumerate(fields):
            self._add_field(field_id, record)
        self.owned: dict[int, dict[int, list[int]]] = {}
        for column_id, column in enumerate(columns):
            if column.field_id < len(fields):
                owned = self.owned.setdefault(column.field_id, {})
                owned.setdefault(column.representation_index, []).append(column_id)
        self.aliased: dict[int, list[int]] = {}
        for position, alias in enumerate(aliases):
            self.aliased.setdefault(alias.field_id, []).append(position)
        self._are_flagged = are_flagged
        self.is_projected = [
            record.is_projected or self.is_shown_by_aliases(field_id)
            for field_id, record in enumerate(fields)
        ]

    def _add_field(self, field_id: int, record: FieldRecord) -> None:
        # A stored size of 0 breaks RNT-FLD-008; sub-fields are checked as for one element.
        size = 1 if record.size is None or record.array_size == 0 else record.size
        if record.parent_id >= field_id:
            self.parents.append(NONE)
            self.tops.append(field_id)
            self.branches.append(NONE)
            self.factors.append(size)
            self.is_in_array.append(False)
            return
        parent = record.parent_id
        above = self.fields[parent]
        self.parents.append(parent)
        self.children[parent].append(field_id)
        self.tops.append(self.tops[parent])
        branches = above.role not in _COLUMNLESS
        self.branches.append(parent if branches else self.branches[parent])
        self.factors.append(min(size * (1 if branches else self.factors[parent]), _LARGEST_FACTOR))
        self.is_in_array.append(self.is_in_array[parent] or above.size is not None)

    @cached_property
    def unknown(self) -> frozenset[int]:
        """Top-level fields that readers ignore, because of an unknown role, field version or column type."""
        found = {
            self.tops[field_id]
            for field_id, record in enumerate(self.fields)
            if record.role > FieldRole.STREAMER or record.field_version
        }
        found |= {
            self.tops[column.field_id]
            for column in self.columns
            if column.column_type is None and column.field_id < len(self.fields)
        }
        return frozenset(found)

    def blame(self, field_id: int, rule_id: str) -> None:
        """Note that an error is reported for a field, unless its rule does not hold in the generation: then it is not."""
        if self._has_rule(rule_id):
            self.blamed.setdefault(field_id, rule_id)

    def is_known(self, field_id: int) -> bool:
        """Return whether everything around a field is of a kind that this package knows, and nothing of it is blamed."""
        return self.is_understood(field_id) and field_id not in self.blamed

    def is_understood(self, field_id: int) -> bool:
        """Return whether everything around a field is of a kind that this package knows, also where an error is reported."""
        return self.tops[field_id] not in self.unknown

    def has_known_sub_fields(self, field_id: int) -> bool:
        """Return whether nothing of a field is blamed but its columns, which say nothing about its sub-fields."""
        return self.is_understood(field_id) and self.blamed.get(field_id, "RNT-COL-014") == "RNT-COL-014"

    @cached_property
    def names(self) -> list[list[str]]:
        """Names of the sub-fields of each field."""
        return [[self.fields[child].name for child in children] for children in self.children]

    @cached_property
    def types(self) -> list[TypeName | None]:
        """Type name of each field in normalized spelling; None where it is empty or cannot be understood."""
        return [_type_of(record.type_name) for record in self.fields]

    def is_shown_by_aliases(self, field_id: int) -> bool:
        """Return whether only its alias columns make a field a projected one, as before the release."""
        return not self._are_flagged and field_id in self.aliased

    def column_types(self, field_id: int) -> list[list[ColumnType | None]]:
        """Types of the columns that a field owns, by representation; one representation without columns if the field owns no column.

        Where alias columns alone make a field a projected one, they are its columns, whatever else it owns.
        """
        if self.is_shown_by_aliases(field_id):
            shown: dict[int, list[ColumnType | None]] = {}
            for position in self.aliased[field_id]:
                if (number := self.aliases[position].physical_column_id) < len(self.columns):
                    column = self.columns[number]
                    shown.setdefault(column.representation_index, []).append(column.column_type)
            return [shown[number] for number in sorted(shown)] or [[]]
        owned = self.owned.get(field_id)
        if not owned:
            return [[]]
        return [[self.columns[column].column_type for column in ids] for _, ids in sorted(owned.items())]

    def path_name(self, field_id: int) -> str:
        """Names from the top-level field down, joined by dots."""
        names: list[str] = []
        while field_id != NONE and len(names) < 100:
            names.append(self.fields[field_id].name)
            field_id = self.parents[field_id]
        return ".".join(reversed(names))


def _type_of(text: str) -> TypeName | None:
    if not text:
        return None
    try:
        return parse_type_name(text)
    except SchemaError:
        return None


@once
def links_of(ntuple: NTupleContext) -> Links:
    """The links of an RNTuple whose header could be read; the same object for all of its checks."""
    links = copy(_links_of_schema(ntuple))
    links.blamed = {}
    return links


@once_of_schema
def _links_of_schema(ntuple: NTupleContext) -> Links:
    header = ntuple.header
    return Links(
        ntuple.fields or (),
        ntuple.columns or (),
        ntuple.alias_columns or (),
        num_header_fields=len(header.schema.fields) if header else 0,
        num_header_columns=len(header.schema.columns) if header else 0,
        are_flagged=ntuple.generation.projections_are_flagged,
        has_rule=partial(rule_in_generation, generation=ntuple.generation.name),
    )
