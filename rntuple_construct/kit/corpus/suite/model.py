"""Parts of a case of the validation suite: schema, columns, clusters and entries.

Values are plain Python in the conventions of ``rntuple dump --format json``. Records, pairs and tuples are
dicts (``_0``, ``_1``, ...), and maps are lists of ``{"_0": key, "_1": value}``. A bitset is a list of bools
(bit 0 first), and a char is a string of one character. An absent optional is None, and a variant is its
value.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, overload

from rntuple_construct.model.schema.specs import (
    ClassSpec,
    ColumnEncoding,
    EnumSpec,
    FieldSpec,
    ProjectionSpec,
)

Value: TypeAlias = "bool | int | float | str | Sequence[Value] | Mapping[str, Value] | None"
Row: TypeAlias = Mapping[str, Value]
Columns: TypeAlias = tuple[ColumnEncoding, ...]

NTUPLE_NAME = "ntpl"


@dataclass(frozen=True, slots=True)
class AttributeRange:
    """Values attached to ``length`` entries from ``start`` on."""

    start: int
    length: int
    values: Row


@dataclass(frozen=True, slots=True)
class AttributeSet:
    """A linked attribute set: the user's fields, their columns, and the ranges a reader finds."""

    schema: Mapping[str, str]
    defaults: Mapping[str, Columns]
    ranges: tuple[AttributeRange, ...]


class Output(enum.Enum):
    """Text that the readers of the suite print for a case."""

    ENTRIES = "entries"
    """An array with one object per entry."""
    SUM = "sum"
    """One object with the sum of all entries of each field."""
    ATTRIBUTES = "attributes"
    """An array with one object per range of the attribute set, and no entries."""
    ERROR = "error"
    """One object with the message of the refusal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SuiteCase:
    """One test of the suite.

    Args:
        name: path of the test with dots; the file is ``<name>.root`` and the text ``<name>.json``.
        description: what the case covers.
        schema: top-level field to type name, in the order of the file, without projected fields.
        encodings: field path to the columns that the case chooses.
        defaults: field path to the columns that all other fields with columns get by default.
        filled: the entries as input of a writer.
        entries: the entries as a reader finds them, projected fields included.
        cluster_groups: number of entries of each cluster, by cluster group.
        compression: compression settings; 0 for no compression.
        page_size: largest uncompressed page in bytes; None for the default of the writer.
        feature_flags: numbers of the feature flags set in the header.
        has_javascript_reader: if true, the suite also reads the file through JSROOT.
    """

    name: str
    description: str
    schema: Mapping[str, str]
    encodings: Mapping[str, Columns]
    defaults: Mapping[str, Columns]
    filled: Sequence[Row]
    entries: Sequence[Row]
    cluster_groups: tuple[tuple[int, ...], ...]
    classes: Mapping[str, ClassSpec | EnumSpec] = field(default_factory=dict)
    projections: Mapping[str, ProjectionSpec] = field(default_factory=dict)
    attribute_sets: Mapping[str, AttributeSet] = field(default_factory=dict)
    compression: int = 0
    page_size: int | None = None
    feature_flags: tuple[int, ...] = ()
    output: Output = Output.ENTRIES
    has_javascript_reader: bool = True

    @property
    def file_name(self) -> str:
        """Name of the ROOT file."""
        return f"{self.name}.root"

    @property
    def columns(self) -> dict[str, Columns]:
        """Columns of every field with columns, by field path."""
        return {**self.defaults, **self.encodings}


class AscendingRows(Sequence[Row]):
    """Entries 0, 1, 2, ... of a single integer field, not held in memory."""

    def __init__(self, name: str, count: int) -> None:
        self.name = name
        self.values = range(count)

    def __len__(self) -> int:
        return len(self.values)

    @overload
    def __getitem__(self, index: int) -> Row: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Row]: ...

    def __getitem__(self, index: int | slice) -> Row | Sequence[Row]:
        if isinstance(index, slice):
            return [{self.name: value} for value in self.values[index]]
        return {self.name: self.values[index]}

    def __iter__(self) -> Iterator[Row]:
        return ({self.name: value} for value in self.values)


def values_of(rows: Sequence[Row], name: str) -> Sequence[Value]:
    """The values of one field over all entries."""
    if isinstance(rows, AscendingRows) and rows.name == name:
        return rows.values
    return [row[name] for row in rows]


def members_of(item: ClassSpec | EnumSpec) -> dict[str, str]:
    """Return the type names below a class, base classes first as ``:_0``, ``:_1``, ..., or below an enumeration."""
    if isinstance(item, EnumSpec):
        return {"_0": item.underlying}
    bases = {f":_{number}": str(base) for number, base in enumerate(item.bases)}
    fields = {name: spec.type for name, spec in item.members.items() if isinstance(spec, FieldSpec)}
    return bases | {name: str(type_) for name, type_ in fields.items()}
