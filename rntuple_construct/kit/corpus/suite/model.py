"""Parts of a case of the validation suite: schema, columns, steps of writing and expected entries.

A case is data and knows nothing of a writer. Values are plain Python in the conventions of
``rntuple dump --format json``: records, pairs and tuples are dicts (``_0``, ``_1``, ...), maps are lists of
``{"_0": key, "_1": value}``, a bitset is a list of bools (bit 0 first), a char is a string of one character,
an absent optional is None, a variant is the value it holds.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, overload

from rntuple_spec.column_types import ColumnType
from rntuple_spec.constants import UNVERSIONED

Value: TypeAlias = "bool | int | float | str | Sequence[Value] | Mapping[str, Value] | None"
Row: TypeAlias = Mapping[str, Value]

NTUPLE_NAME = "ntpl"


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a representation.

    Args:
        type: the column type.
        bits: bits on storage where the type leaves a choice.
        value_range: minimum and maximum of a quantised column.
    """

    type: ColumnType
    bits: int | None = None
    value_range: tuple[float, float] | None = None


Columns: TypeAlias = tuple[Column, ...]


def columns(*types: ColumnType) -> Columns:
    """Columns of fixed width, in the order of the field's representation."""
    return tuple(Column(type_) for type_ in types)


@dataclass(frozen=True, slots=True)
class Fill:
    """Append entries."""

    rows: Sequence[Row]


@dataclass(frozen=True, slots=True)
class FlushCluster:
    """End the cluster; without entries since the last one nothing happens."""


@dataclass(frozen=True, slots=True)
class CommitClusterGroup:
    """End the cluster group: the clusters since the last one get a page list of their own."""


@dataclass(frozen=True, slots=True)
class BeginRange:
    """Start a range of entries that an attribute set describes."""

    attribute_set: str


@dataclass(frozen=True, slots=True)
class CommitRange:
    """End the range at the current entry and attach values to it."""

    attribute_set: str
    values: Row


Step: TypeAlias = Fill | FlushCluster | CommitClusterGroup | BeginRange | CommitRange


@dataclass(frozen=True, slots=True)
class WriteOptions:
    """Choices for the whole RNTuple.

    Args:
        compression: 100 times the algorithm plus the level; 0 stores everything as it is.
        max_page_size: largest uncompressed page in bytes; None is the writer's default.
        header_feature_flags: numbers of the feature flags set in the header.
    """

    compression: int = 0
    max_page_size: int | None = None
    header_feature_flags: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ClassType:
    """A class of the schema.

    Args:
        members: field name to type name, base classes first as ``:_0``, ``:_1``, ...
        checksum: ROOT's checksum of the class layout.
        aliases: field name to type alias, for members declared through a typedef.
        version: type version.
    """

    members: Mapping[str, str]
    checksum: int
    aliases: Mapping[str, str] = field(default_factory=dict)
    version: int = UNVERSIONED


@dataclass(frozen=True, slots=True)
class Projection:
    """A projected top-level field.

    Args:
        type: its type name.
        sources: path of the projected field and of each field below it, to the path of its source.
    """

    type: str
    sources: Mapping[str, str]


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
    """Which text the readers of the suite print for a case."""

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
        steps: how to write it; whatever is open at the end becomes a last cluster and cluster group.
        expected: entries as read back, where they differ from the filled ones.
        error: message for `Output.ERROR`.
        has_javascript_reader: whether the suite also reads the file through JSROOT.
    """

    name: str
    description: str
    schema: Mapping[str, str]
    encodings: Mapping[str, Columns] = field(default_factory=dict)
    defaults: Mapping[str, Columns] = field(default_factory=dict)
    steps: tuple[Step, ...] = ()
    expected: Sequence[Row] | None = None
    classes: Mapping[str, ClassType] = field(default_factory=dict)
    enums: Mapping[str, str] = field(default_factory=dict)
    projections: Mapping[str, Projection] = field(default_factory=dict)
    attribute_sets: Mapping[str, AttributeSet] = field(default_factory=dict)
    options: WriteOptions = WriteOptions()
    output: Output = Output.ENTRIES
    error: str = ""
    has_javascript_reader: bool = True

    @property
    def file_name(self) -> str:
        """Name of the ROOT file."""
        return f"{self.name}.root"

    @property
    def columns(self) -> dict[str, Columns]:
        """Columns of every field that has columns of its own, by field path."""
        return {**self.defaults, **self.encodings}

    @property
    def filled(self) -> Sequence[Row]:
        """The entries as they are handed to a writer."""
        fills = [step.rows for step in self.steps if isinstance(step, Fill)]
        return fills[0] if len(fills) == 1 else [row for rows in fills for row in rows]

    @property
    def entries(self) -> Sequence[Row]:
        """The entries as a reader finds them, projected fields included."""
        return self.filled if self.expected is None else self.expected

    @property
    def cluster_groups(self) -> tuple[tuple[int, ...], ...]:
        """Number of entries of each cluster, by cluster group."""
        groups: list[tuple[int, ...]] = []
        clusters: list[int] = []
        pending = 0
        for step in (*self.steps, FlushCluster(), CommitClusterGroup()):
            if isinstance(step, Fill):
                pending += len(step.rows)
            elif isinstance(step, FlushCluster) and pending:
                clusters.append(pending)
                pending = 0
            elif isinstance(step, CommitClusterGroup) and clusters:
                groups.append(tuple(clusters))
                clusters = []
        return tuple(groups)


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


def record(*members: Value) -> Row:
    """A pair or tuple."""
    return {f"_{i}": member for i, member in enumerate(members)}


def pairs(entries: Mapping[str, Value]) -> list[Row]:
    """A map in the order of `entries`."""
    return [record(key, value) for key, value in entries.items()]
