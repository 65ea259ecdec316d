"""Parts of fields, with the types that RNTuples have for them and the room that their columns take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rntuple_construct.conversion.tables.table import Part, Room
from rntuple_construct.model.arrays.infer import infer_layout, list_of, optional_of, variant_of
from rntuple_construct.model.schema.field_kinds import FieldKind
from rntuple_construct.model.values.layout import (
    Collection,
    FixedArray,
    Layout,
    Lists,
    Numbers,
    Record,
    Streamed,
    Variant,
)
from rntuple_construct.trevni.leaves import is_null

if TYPE_CHECKING:
    from rntuple_construct.trevni.fields import Node, Segment
    from rntuple_construct.trevni.metadata import ColumnInfo

__all__ = ["part_of"]

_CONTENT = "_0"
"""Name of what is inside of lists and optional values, as in RNTuples."""
_NULL = "null"


def part_of(node: Node, layout: Layout, columns: Sequence[ColumnInfo], rooms: Sequence[Room]) -> Part:
    """The parts of a field.

    Levels and values share a block, whose room is that of the values; lists have room of their own only where a column
    has nothing but lengths.

    Args:
        node: the field.
        layout: its values, or none of them.
        columns: what the metadata say about each column.
        rooms: the room of each column.
    """
    return _Parts(columns, rooms).of_node(node, layout, "")


class _Parts:
    def __init__(self, columns: Sequence[ColumnInfo], rooms: Sequence[Room]) -> None:
        self._columns = columns
        self._rooms = rooms

    def of_node(self, node: Node, layout: Layout, above: str) -> Part:
        """The field itself; ``above`` is the path of what it is a member of, with a dot."""
        first, *rest = node.segments
        return self._nested(node, layout, above + first.name, first.steps, rest, self._lengths(node))

    def _lengths(self, node: Node) -> list[tuple[Room, ...]]:
        """The room of the lengths of each step, for columns that hold nothing else."""
        chain: list[tuple[Room, ...]] = []
        index = node.column
        while index is not None:
            info = self._columns[index]
            if info.is_array:
                chain.insert(0, (self._rooms[index],) if info.type.form == "none" else ())
            index = info.parent
        missing = [()] * len(node.steps)
        return [*missing, *chain][-len(node.steps) :] if node.steps else []

    def _nested(
        self, node: Node, layout: Layout, path: str, steps: str, rest: Sequence[Segment],
        lengths: Sequence[tuple[Room, ...]],
    ) -> Part:  # fmt: skip
        if steps and isinstance(layout, Lists):
            child = self._nested(node, layout.content, f"{path}.{_CONTENT}", steps[1:], rest, lengths[1:])
            is_list = isinstance(layout, Collection)
            kind = FieldKind.COLLECTION if is_list else FieldKind.OPTIONAL
            name = (str(list_of(child.type)) if is_list else optional_of(child.type)) if child.type else ""
            return Part(path, name, kind, lengths[0], (child,))
        if rest:
            # A member of the record stands in its place.
            first, *more = rest
            child = self._nested(node, layout, f"{path}.{first.name}", first.steps, more, lengths)
            return Part(path, "", FieldKind.RECORD, (), (child,), is_member_view=True)
        if isinstance(layout, Variant):
            branches = zip(node.members.values(), layout.alternatives, strict=True)
            alternatives = tuple(
                self._nested(
                    branch, values, f"{path}.{branch.name}", branch.steps[1:], (), self._lengths(branch)[1:]
                )
                for branch, values in branches
            )
            types = [part.type for part in alternatives]
            name = str(variant_of(types, path)) if all(types) else ""
            return Part(path, name, FieldKind.VARIANT, (), alternatives)
        if isinstance(layout, Record):
            pairs = zip(node.members.values(), layout.members.values(), strict=True)
            members = tuple(self.of_node(member, values, f"{path}.") for member, values in pairs)
            return Part(path, "", FieldKind.RECORD, (), members)
        return self._plain(node, layout, path)

    def _plain(self, node: Node, layout: Layout, path: str) -> Part:
        index = node.column or 0
        info = self._columns[index]
        only_lengths = info.is_array and info.type.form == "none"
        rooms = () if only_lengths else (self._rooms[index],)
        if is_null(layout):
            nothing = Part(f"{path}.{_CONTENT}", "", FieldKind.RECORD)
            return Part(path, _NULL, FieldKind.OPTIONAL, rooms, (nothing,))
        name = str(infer_layout(layout, path))
        if isinstance(layout, FixedArray):
            child = self._plain(node, layout.content, f"{path}.{_CONTENT}")
            return Part(path, name, FieldKind.FIXED_ARRAY, (), (child,))
        if isinstance(layout, Numbers):
            return Part(path, name, FieldKind.CHARACTER if layout.character else FieldKind.NUMBER, rooms)
        return Part(
            path, name, FieldKind.STREAMED if isinstance(layout, Streamed) else FieldKind.STRING, rooms
        )
