"""Tables of other formats with the interface that conversions need: rows of named fields, and the parts of each field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, runtime_checkable

from rntuple_construct.conversion.conditions import condition_on
from rntuple_construct.model.arrays.meanings import meaning_in
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.reader import RNTuple, RNTupleFile
from rntuple_construct.reader.summary import FieldSummary, summarize

__all__ = [
    "FieldPart",
    "Room",
    "Table",
    "condition_on",
    "opened",
    "opened_table",
    "parts_of",
]


class Room(NamedTuple):
    """Bytes of one column in its file.

    Args:
        nbytes: stored size in bytes.
        len_pages: before compression.
        num_pages: number of pages or blocks.
    """

    nbytes: int
    len_pages: int
    num_pages: int


@dataclass(frozen=True, slots=True)
class FieldPart:
    """A field, or one below it.

    Args:
        path: dotted path.
        type: C++ type; empty for untyped fields.
        kind: how its values are laid out.
        rooms: its own columns.
        children: the fields below it.
        is_member_view: a record of which one member is taken in its place.
        meaning: Arrow format string of a type that C++ lacks, see ``arrays.meanings``; empty otherwise.
    """

    path: str
    type: str
    kind: FieldKind
    rooms: tuple[Room, ...] = ()
    children: tuple[FieldPart, ...] = ()
    is_member_view: bool = False
    meaning: str = ""

    def all_rooms(self) -> Iterator[Room]:
        """Yield its own columns and those of the fields below it."""
        yield from self.rooms
        for child in self.children:
            yield from child.all_rooms()


@runtime_checkable
class Table(Protocol):
    """An open table of another format."""

    @property
    def path(self) -> str:
        """Its name."""

    @property
    def num_entries(self) -> int:
        """Number of rows."""

    def select(self, fields: Sequence[str] | str | None = None) -> Mapping[str, Any]:
        """Fields by names, patterns or paths of members, as for ``RNTuple.select``."""

    def arrays(
        self, fields: Sequence[str] | str | None = None, *, entry_start: int | None = None, entry_stop: int | None = None,
        library: str = "np",
    ) -> Any:  # fmt: skip
        """Rows as arrays, as for ``RNTuple.arrays``."""

    def iterate(
        self, fields: Sequence[str] | str | None = None, *, step_size: int | str = ..., entry_start: int | None = None,
        entry_stop: int | None = None, library: str = "np",
    ) -> Iterator[Any]:  # fmt: skip
        """Rows piece by piece, as for ``RNTuple.iterate``."""

    def parts(self, fields: Sequence[str] | str | None = None) -> dict[str, FieldPart]:
        """The parts of fields by the names of ``select``."""


def parts_of(table: RNTuple | Table, fields: Sequence[str] | str | None) -> dict[str, FieldPart]:
    """The parts of fields, with the room that they take.

    Args:
        table: an RNTuple or another table.
        fields: as for ``select``.

    Raises:
        SchemaError: no such field.
        RNTupleError: metadata that cannot be read.
    """
    if not isinstance(table, RNTuple):
        return table.parts(fields)
    rooms: dict[int, tuple[Room, ...]] = {}

    def note(item: FieldSummary) -> None:
        own = () if item.is_projected else item.columns
        rooms[item.field_id] = tuple(Room(each.nbytes, each.len_pages, each.num_pages) for each in own)
        for child in item.children:
            note(child)

    for item in summarize(table).fields:
        note(item)
    return {path: _part(node, rooms) for path, node in table.select(fields).items()}


def _part(node: FieldNode, rooms: Mapping[int, tuple[Room, ...]]) -> FieldPart:
    return FieldPart(
        node.field.path, node.field.type_name, node.kind, rooms.get(node.field.field_id, ()),
        tuple(_part(child, rooms) for child in node.children), node.is_member_view,
        meaning_in(node.field.record.description) or "",
    )  # fmt: skip


@contextmanager
def opened_table(source: Any, name: str | None = None) -> Iterator[RNTuple | Table]:
    """Open an RNTuple, or a table of another format, for the block.

    Args:
        source: an RNTuple or table, which stays open, or a path, URL, bytes or binary file object.
        name: which RNTuple of a file; None for the only one.

    Raises:
        SchemaError: the file has several RNTuples, or none of that name.
        SourceError: it cannot be read.
    """
    if isinstance(source, Table):
        yield source
        return
    with opened(source, name) as ntuple:
        yield ntuple


@contextmanager
def opened(source: Any, name: str | None = None) -> Iterator[RNTuple]:
    """Open an RNTuple for the block; arguments and errors as for ``opened_table``."""
    if isinstance(source, RNTuple):
        yield source
        return
    with RNTupleFile(source) as file:
        yield file.only() if name is None else file[name]
