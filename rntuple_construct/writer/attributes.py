"""Linked attribute sets: small RNTuples whose entries belong to ranges of entries of another one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from rntuple_spec.constants import (
    ATTRIBUTE_FIELDS,
    ATTRIBUTE_RANGE_TYPE,
    ATTRIBUTE_SCHEMA_MAJOR,
    ATTRIBUTE_SCHEMA_MINOR,
    RESERVED_ATTRIBUTE_PREFIX,
    FieldRole,
)

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.generations.records import LinkedAttributeSetRecord
from rntuple_construct.model.arrays.ingest import to_layouts
from rntuple_construct.model.schema.field_kinds import FieldNode
from rntuple_construct.model.schema.specs import FieldOptions, SchemaLike, Spec
from rntuple_construct.model.values.layout import Layout, Numbers, Record
from rntuple_construct.model.values.shredding import Batch
from rntuple_construct.writer.ntuple import NTuple
from rntuple_construct.writer.options import WriteOptions

__all__ = ["AttributeSetWriter", "linked_set", "set_options"]

RANGE_START, RANGE_LENGTH, USER_DATA = ATTRIBUTE_FIELDS


class AttributeSetWriter:
    """Writes one linked attribute set (section "Linked Attribute Sets"); made by ``Writer.attribute_set``.

    Args:
        ntuple: the RNTuple that holds the set.
        name: name of the set.
        num_entries: function that gives the number of entries of the main RNTuple so far.
    """

    def __init__(self, ntuple: NTuple, name: str, num_entries: Callable[[], int]) -> None:
        self._ntuple = ntuple
        self._name = name
        self._context = ntuple.new_context()
        self._max_entry = 0
        self._num_entries = num_entries
        self._begin: int | None = None

    @classmethod
    def create(
        cls,
        main: NTuple,
        name: str,
        schema: SchemaLike,
        num_entries: Callable[[], int],
        *,
        options: WriteOptions | None = None,
        description: str = "",
        classes: Mapping[str, Spec] | None = None,
        field_options: Mapping[str, FieldOptions] | None = None,
    ) -> AttributeSetWriter:
        """Start a set; see ``Writer.attribute_set``.

        Raises:
            SchemaError: a reserved name, or projected or streamer fields.
        """
        if name.startswith(RESERVED_ATTRIBUTE_PREFIX):
            raise broken(
                "RNT-ATT-001",
                kind=SchemaError,
                index=len(main.attribute_sets),
                actual=name,
                problem=f"names that start with '{RESERVED_ATTRIBUTE_PREFIX}' are reserved",
            )
        options = options or set_options(main.options)
        ntuple = main.sibling(name, description, options)
        inner = {f"{USER_DATA}.{path}": choice for path, choice in (field_options or {}).items()}
        ntuple.add_fields(
            {RANGE_START: ATTRIBUTE_RANGE_TYPE, RANGE_LENGTH: ATTRIBUTE_RANGE_TYPE, USER_DATA: dict(schema)}, 0,
            classes=classes, field_options=inner,
        )  # fmt: skip
        if any(
            field.record.is_projected or field.record.role == FieldRole.STREAMER
            for field in ntuple.schema.fields
        ):
            raise broken(
                "RNT-ATT-003", kind=SchemaError, name=name, problem="it has projected or streamer fields"
            )
        ntuple.begin(None)
        return cls(ntuple, name, num_entries)

    def begin_range(self) -> None:
        """Start a range with the next entry of the main RNTuple.

        Raises:
            SchemaError: the range before was not ended.
        """
        if self._begin is not None:
            raise SchemaError(f"a range of attribute set '{self._name}' was begun at entry {self._begin}")
        self._begin = self._num_entries()

    def commit_range(self, **values: Any) -> None:
        """End the range with the last entry of the main RNTuple and append an entry for it.

        Args:
            values: one for each field of the set.

        Raises:
            SchemaError: no range was begun, or values that do not fit.
        """
        if self._begin is None:
            raise SchemaError(
                f"no range of attribute set '{self._name}' was begun", hint="call begin_range() first"
            )
        self.append(self._begin, self._num_entries() - self._begin, **values)
        self._begin = None

    def append(self, start: int, length: int, **values: Any) -> None:
        """Append one entry.

        Args:
            start: first entry of the main RNTuple that it belongs to.
            length: number of entries; may be 0.
            values: one for each field of the set.

        Raises:
            SchemaError: values that do not fit.
        """
        self.extend([start], [length], [values])

    def extend(self, starts: Any, lengths: Any, data: Any) -> None:
        """Append entries.

        Args:
            starts: shape ``(n,)``, first entry of each range.
            lengths: shape ``(n,)``, number of entries of each range.
            data: values of the fields of the set, in any form that ``Writer.extend`` takes.

        Raises:
            SchemaError: values that do not fit, or ranges that do not.
        """
        nodes = {node.field.name: node for node in self._ntuple.model.nodes}
        ranges, num = to_layouts(
            [nodes[RANGE_START], nodes[RANGE_LENGTH]], {RANGE_START: starts, RANGE_LENGTH: lengths}
        )
        members, length = to_layouts(nodes[USER_DATA].children, data)
        if not members:
            length = num
        if length != num:
            raise SchemaError(f"{num} ranges for {length} entries of attribute set '{self._name}'")
        layouts: dict[str, Layout] = {**ranges, USER_DATA: Record(members, length)}
        with self._context.exclusive:
            self._max_entry = max(self._max_entry, _last_entry(ranges))
            self._context.cluster.check(layouts)
            self._context.fill(Batch(list[FieldNode](nodes.values()), layouts, length))

    def finish(self, num_entries: int) -> LinkedAttributeSetRecord:
        """Complete the set and return its record for the footer.

        Args:
            num_entries: entries of the main RNTuple.

        Raises:
            SchemaError: a range that ends after the last entry (RNT-ATT-006).
        """
        if self._max_entry > num_entries:
            raise broken("RNT-ATT-006", kind=SchemaError, start=0, size=self._max_entry, expected=num_entries)
        self._context.check_healthy()
        self._context.close()
        return linked_set(self._name, self._ntuple)


def set_options(options: WriteOptions) -> WriteOptions:
    """Return the default options of an attribute set, from those of its RNTuple."""
    return replace(options, threads=1, preallocate=False)


def linked_set(name: str, ntuple: NTuple) -> LinkedAttributeSetRecord:
    """Complete the RNTuple of an attribute set and return its record for the footer of the main one."""
    anchor = ntuple.finish()
    return LinkedAttributeSetRecord(name, ATTRIBUTE_SCHEMA_MAJOR, ATTRIBUTE_SCHEMA_MINOR, anchor.size, anchor)


def _last_entry(ranges: Mapping[str, Layout]) -> int:
    starts, lengths = ranges[RANGE_START], ranges[RANGE_LENGTH]
    if not isinstance(starts, Numbers) or not isinstance(lengths, Numbers) or not len(starts):
        return 0
    # In Python's integers, which do not wrap around.
    ends = [start + length for start, length in zip(starts.data.tolist(), lengths.data.tolist(), strict=True)]
    return int(max(ends))
