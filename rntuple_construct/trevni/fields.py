"""Fields of a file: the tree of their columns, columns put together to nested values, and the leaves of nested values.

Between rows and plain values are steps: a list (``*``) or an optional value (``?``). Each is a row of
    offsets: instance i of a step holds the instances ``offsets[i]`` to ``offsets[i + 1]`` of the next one. An
    optional value is a list of at most one. In files steps are definition and repetition levels, as in
    Dremel, or lengths, as in Avro.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.printable import printable
from rntuple_construct.base.rules import broken
from rntuple_construct.base.suggestions import shortened
from rntuple_construct.conversion.tables.table import FieldPart, Room
from rntuple_construct.model.arrays.infer import infer_layout, list_of, optional_of, variant_of
from rntuple_construct.model.schema.field_kinds import FieldKind
from rntuple_construct.model.values.layout import (
    Collection,
    FixedArray,
    Layout,
    Lists,
    Numbers,
    Optional,
    Record,
    Streamed,
    Variant,
)
from rntuple_construct.model.values.selection import packed
from rntuple_construct.trevni.leaves import is_null
from rntuple_construct.trevni.metadata import MAX_LEVEL, OPTIONAL, PATH, ColumnInfo
from rntuple_construct.trevni.profiles import Profile

Integers = npt.NDArray[np.int64]


def levels_of(steps: str, offsets: Sequence[Integers], num_rows: int) -> tuple[Integers, Integers]:
    """Repetition and definition levels of values.

    Args:
        steps: ``*`` for a list and ``?`` for an optional value, from outside in.
        offsets: offsets of each step; the first has ``num_rows + 1`` of them.
        num_rows: number of rows.

    Returns:
        one repetition and one definition level for each entry.
    """
    repetition = np.zeros(num_rows, np.int64)
    definition = np.zeros(num_rows, np.int64)
    # Entries that are an instance of the present step; the others ended further out.
    alive = np.ones(num_rows, np.bool_)
    level = 0
    for step, places in zip(steps, offsets, strict=True):
        level += step == "*"
        counts = np.diff(places)
        entries = np.ones(len(alive), np.int64)
        entries[alive] = np.maximum(counts, 1)
        is_there = alive.copy()
        is_there[alive] = counts > 0
        first = np.cumsum(entries) - entries
        repeated = np.ones(int(entries.sum()), np.bool_)
        repeated[first] = False
        repetition = np.repeat(repetition, entries)
        repetition[repeated] = level
        definition = np.repeat(definition + is_there, entries)
        alive = np.repeat(is_there, entries)
    return repetition, definition


def offsets_of(
    steps: str, repetition: Integers, definition: Integers, *, path: str, offset: int | None = None
) -> list[Integers]:
    """Offsets of every step.

    Args:
        steps: as for ``levels_of``.
        repetition, definition: levels of each entry.
        path: path of the block, for errors.
        offset: its file offset.

    Raises:
        TrevniError: a repetition level that continues a list which is not there (RNT-TRV-029).
    """
    # The list that a repetition level continues is at this definition level.
    depth_of = np.array([0, *(place + 1 for place, step in enumerate(steps) if step == "*")], np.int64)
    wanted = depth_of[repetition]
    before = np.concatenate(([0], definition[:-1])) if len(definition) else definition
    wrong = np.flatnonzero((repetition > 0) & ((definition < wanted) | (before < wanted)))
    if len(wrong):
        entry = int(wrong[0])
        raise broken(
            "RNT-TRV-029", path=path, offset=offset, actual=int(repetition[entry]), remark=f"entry {entry}"
        )
    found = []
    level = 0
    parents = np.flatnonzero(repetition == 0)
    for depth, step in enumerate(steps, 1):
        level += step == "*"
        instances = np.flatnonzero((definition >= depth) & (repetition <= level))
        found.append(np.concatenate((np.searchsorted(instances, parents), [len(instances)])).astype(np.int64))
        parents = instances
    return found


def rows_of(repetition: Integers) -> Integers:
    """The entries with which rows begin."""
    return np.flatnonzero(repetition == 0)


_MARKS = "*?"
_AVRO_RECORD, _AVRO_CONTENT, _AVRO_BRANCH, _AVRO_MAP = "#", "[]", "/", ">"
_CONTENT = "_0"
"""Name of the content of lists and optional values, as in RNTuples."""


@dataclass(slots=True)
class Node:
    """A field or a part of one: a list, an optional value, a record, or plain values.

    Args:
        step: ``*`` for a list, ``?`` for an optional value; empty for a record and for plain values.
        children: the members of a record by name, or the content of a list or optional value.
        column: the column of plain values; that of the lengths of a list or optional value, where it is known.
        is_union: the members are branches of a union.
        within: names of the records that it is taken out of, from outside in, and its own name.
    """

    step: str = ""
    children: dict[str, Node] = field(default_factory=dict)
    column: int | None = None
    is_union: bool = False
    within: tuple[str, ...] = ()

    @property
    def content(self) -> Node:
        """Node of the items of a list or optional value."""
        return self.children[_CONTENT]

    @property
    def is_record(self) -> bool:
        """Return whether it has members."""
        return bool(self.children) and not self.step

    @property
    def has_branches(self) -> bool:
        """Return whether its values are of several types, each of which a member holds."""
        # Any other column of the same name makes a record of it.
        return (
            self.is_union
            and len(self.children) > 1
            and all(child.step == "?" for child in self.children.values())
        )

    def walk(self) -> Iterator[Node]:
        """Yield the node and everything below it, from outside in."""
        yield self
        for child in self.children.values():
            yield from child.walk()

    def columns(self) -> list[int]:
        """All columns of the field; columns of lengths only where records are inside of the list."""
        return [
            node.column
            for node in self.walk()
            if node.column is not None and (not node.step or node.content.is_record)
        ]

    def member(self, names: Sequence[str], name: str) -> Node:
        """The field with a member of the records in it in place of these records.

        Args:
            names: the names of the member from outside in; the content of lists (``_0``) need not be named.
            name: name of the field, for errors.

        Raises:
            SchemaError: no such member.
        """
        first, *rest = names
        if self.step:
            inside = self.content
            while inside.step:
                inside = inside.content
            if first == _CONTENT and rest and inside.children and _CONTENT not in inside.children:
                names = rest
            return replace(self, children={_CONTENT: self.content.member(names, name)})
        if first not in self.children:
            known = ", ".join(self.children) or "none"
            raise SchemaError(
                f"'{printable(name)}' has no member '{shortened(first)}'", hint=f"its members are: {known}"
            )
        inner = self.children[first]
        if rest:
            inner = inner.member(rest, first)
        return replace(inner, within=(first, *inner.within))


class _PathStep(NamedTuple):
    """One name on the way to a column, with the lists and optional values below it.

    Args:
        name: the name.
        steps: ``*`` or ``?``, and the column of its lengths if it is known; from outside in.
        is_union: the next name is a branch of a union.
    """

    name: str
    steps: tuple[tuple[str, int | None], ...] = ()
    is_union: bool = False


def tree_of(profile: Profile, columns: Sequence[ColumnInfo], *, has_unions: bool = False) -> dict[str, Node]:
    """The fields of a file by name.

    Args:
        profile: the dialect.
        columns: what the metadata say about each column.
        has_unions: if true, columns have the names of Avro's writer of records. Arrays ``a/branch`` are
            branches of a union, of at most one value each. Arrays ``a>`` are maps, which are lists of records
            of key and value. A union of null and another type is an optional value; one of more types is a
            variant.
    """
    nodes: dict[str, Node] = {}
    unions = _unions_in(columns) if has_unions else None
    nulls = {column.index for column in columns if column.type.form == "none"}
    for column in columns:
        path = (
            _path_with_levels(column) if profile.has_levels else _path_with_parents(column, columns, unions)
        )
        if path is not None and len(path) <= MAX_LEVEL:
            chain = _chain(path, column.index)
            if path[0].name not in nodes or _merge(nodes[path[0].name], chain, nulls):
                nodes.setdefault(path[0].name, chain)
                continue
        # A column that fits no field becomes a separate field.
        name = column.name if column.name not in nodes else f"{column.name} ({column.index})"
        steps = column.steps if profile.has_levels else _steps_of(column, columns)
        nodes[name] = _chain([_PathStep(name, _unknown(steps))], column.index)
    return nodes


def _unknown(steps: str) -> tuple[tuple[str, int | None], ...]:
    """Steps with lengths that no column is known for."""
    return tuple((step, None) for step in steps)


def _steps_of(column: ColumnInfo, columns: Sequence[ColumnInfo]) -> str:
    outer = "" if column.parent is None else _steps_of(columns[column.parent], columns)
    return outer + ("*" if column.is_array else "")


def _chain(path: Sequence[_PathStep], column: int) -> Node:
    """The tree of a field with one column."""
    node = Node(column=column)
    inner: _PathStep | None = None
    for segment in reversed(path):
        if inner is not None:
            node = Node(children={inner.name: node}, is_union=segment.is_union)
        for step, lengths in reversed(segment.steps):
            node = Node(step, {_CONTENT: node}, lengths)
        inner = segment
    return node


def _merge(node: Node, chain: Node, nulls: set[int]) -> bool:
    """Add the column of a chain to a tree, unless it does not fit; null values only give the lengths of the added lists."""
    if not node.children:
        if node.column not in nulls:
            return False
        node.step, node.children, node.column = chain.step, chain.children, chain.column
        node.is_union = chain.is_union
        return True
    if not chain.children or node.step != chain.step:
        return False
    node.is_union = node.is_union or chain.is_union
    ((name, child),) = chain.children.items()
    if name in node.children:
        return _merge(node.children[name], child, nulls)
    node.children[name] = child
    return True


def _path_with_levels(column: ColumnInfo) -> list[_PathStep] | None:
    text = column.metadata.get(PATH)
    if text is None:
        return None
    try:
        parts = text.decode("utf-8").split(".")
    except UnicodeDecodeError:
        return None
    names = [part.rstrip(_MARKS) for part in parts]
    steps = [part[len(name) :] for part, name in zip(parts, names, strict=True)]
    if "".join(steps) != column.steps or not all(names):
        return None
    return [_PathStep(name, _unknown(marks)) for name, marks in zip(names, steps, strict=True)]


def _path_with_parents(
    column: ColumnInfo, columns: Sequence[ColumnInfo], unions: Mapping[tuple[int | None, str], int] | None
) -> list[_PathStep] | None:
    """The path of a column from its parents and the names of Avro.

    Args:
        column: the column.
        columns: all columns.
        unions: number of branches of each union, None where the names are not those of Avro's writer of records.
    """
    chain = [column]
    while chain[-1].parent is not None:
        chain.append(columns[chain[-1].parent])
    chain.reverse()
    segments: list[_PathStep] = []
    prefix = ""
    for each in chain:
        name = each.name.removeprefix(prefix) if prefix and each.name.startswith(prefix) else each.name
        mark = ("?" if OPTIONAL in each.metadata else "*") if each.is_array else ""
        branch = ""
        if unions is not None and mark and _AVRO_BRANCH in name:
            base, branch = _union_of(name)
            if unions[each.parent, _union_of(each.name)[0]] == 1:
                branch = ""
            name, mark = base, "?"
        elif unions is not None and mark:
            name = name.removesuffix(_AVRO_MAP)
        if mark == "*" and name != _AVRO_CONTENT:
            name = name.removesuffix(_AVRO_CONTENT)
        step = ((mark, each.index),) if mark else ()
        own = () if branch else step
        if segments and name in (_AVRO_CONTENT, ""):
            segments[-1] = _PathStep(segments[-1].name, segments[-1].steps + own, bool(branch))
        else:
            parts = name.removeprefix(_AVRO_RECORD).split(_AVRO_RECORD)
            if not all(parts):
                return None
            segments += [_PathStep(part) for part in parts[:-1]]
            segments.append(_PathStep(parts[-1], own, bool(branch)))
        if branch:
            segments.append(_PathStep(branch, step))
        prefix = each.name
    return segments


def _union_of(name: str) -> tuple[str, str]:
    """A column name of Avro in front of its last branch, and this branch."""
    base, _, branch = name.rpartition(_AVRO_BRANCH)
    return base, branch


def _unions_in(columns: Sequence[ColumnInfo]) -> dict[tuple[int | None, str], int]:
    """Branches of each union, by its parent column and its name."""
    found = [(column.parent, _union_of(column.name)[0]) for column in columns if column.is_array]
    return Counter(found)


@dataclass(frozen=True, slots=True, eq=False)
class ColumnPiece:
    """Values of a column for some rows.

    Args:
        offsets: offsets of each of its steps.
        values: the plain values.
        offset: file offset of the column, for errors.
    """

    offsets: Sequence[Integers]
    values: Layout
    offset: int


def assemble(
    node: Node,
    pieces: Mapping[int, ColumnPiece],
    columns: Sequence[ColumnInfo],
    num_rows: int,
    depth: int = 0,
) -> Layout:
    """Nested values of a field.

    Args:
        node: the field.
        pieces: values of its columns.
        columns: what the metadata say about each column.
        num_rows: number of values.
        depth: steps around it.

    Raises:
        TrevniError: columns of one field that disagree about the lengths of their lists (RNT-TRV-031), or several values
            where there can be one (RNT-TRV-033).
    """
    first, *others = node.columns()
    if node.step:
        offsets = pieces[first].offsets[depth]
        for index in others:
            if not np.array_equal(offsets, pieces[index].offsets[depth]):
                raise broken(
                    "RNT-TRV-031", path=columns[index].path, offset=pieces[index].offset,
                    remark=f"columns '{printable(columns[first].name)}' and '{printable(columns[index].name)}'",
                )  # fmt: skip
        content = assemble(node.content, pieces, columns, int(offsets[-1]), depth + 1)
        if node.step == "*":
            return Collection(offsets, content)
        _check_single(np.diff(offsets), columns[first].path, pieces[first].offset)
        return Optional(offsets, content)
    if not node.children:
        width, values = columns[first].array_width, pieces[first].values
        return FixedArray(width, values, num_rows) if width else values
    members = {
        name: assemble(child, pieces, columns, num_rows, depth) for name, child in node.children.items()
    }
    if not node.has_branches:
        return Record(members, num_rows)
    branches = [branch for branch in members.values() if isinstance(branch, Optional)]
    return _variant(branches, columns[first].path, pieces[first].offset)


def _variant(branches: Sequence[Optional], path: str, offset: int) -> Variant:
    """Values of a union from those of its branches."""
    is_there = [np.diff(branch.offsets) > 0 for branch in branches]
    _check_single(np.sum(is_there, axis=0), path, offset)
    tags, indices = np.zeros(len(is_there[0]), np.uint32), np.zeros(len(is_there[0]), np.int64)
    for tag, (branch, held) in enumerate(zip(branches, is_there, strict=True), 1):
        tags[held] = tag
        indices[held] = branch.offsets[:-1][held]
    return Variant(tags, indices, tuple(branch.content for branch in branches))


def _check_single(counts: Integers, path: str, offset: int) -> None:
    largest = int(counts.max(initial=0))
    if largest > 1:
        raise broken("RNT-TRV-033", path=path, offset=offset, expected=1, actual=largest,
                     remark=f"value {int(np.argmax(counts > 1))}")  # fmt: skip


def part_of(
    node: Node, layout: Layout, columns: Sequence[ColumnInfo], rooms: Sequence[Room], path: str
) -> FieldPart:
    """The parts of a field, with the types that RNTuples have for them and the room that their columns take.

    Levels and values share a block, whose size counts for the values. The size counts for lists only if a
    column has only lengths.

    Args:
        node: the field.
        layout: its values, or none of them.
        columns: what the metadata say about each column.
        rooms: the room of each column.
        path: its path.
    """

    def below(child: Node, values: Layout, name: str) -> FieldPart:
        return part_of(child, values, columns, rooms, f"{path}.{name}")

    if node.within:
        # A member of the record represents it.
        first, *more = node.within
        child = below(replace(node, within=tuple(more)), layout, first)
        return FieldPart(path, "", FieldKind.RECORD, (), (child,), is_member_view=True)
    own: tuple[Room, ...] = ()
    if node.column is not None:
        info = columns[node.column]
        only_lengths = info.is_array and info.type.form == "none"
        own = (rooms[node.column],) if only_lengths == bool(node.step) else ()
    if isinstance(layout, Lists) and node.step:
        child = below(node.content, layout.content, _CONTENT)
        is_list = isinstance(layout, Collection)
        kind = FieldKind.COLLECTION if is_list else FieldKind.OPTIONAL
        name = (str(list_of(child.type)) if is_list else optional_of(child.type)) if child.type else ""
        return FieldPart(path, name, kind, own, (child,))
    if isinstance(layout, Variant):
        branches = zip(node.children.items(), layout.alternatives, strict=True)
        alternatives = tuple(below(branch.content, values, name) for (name, branch), values in branches)
        types = [part.type for part in alternatives]
        return FieldPart(
            path, str(variant_of(types, path)) if all(types) else "", FieldKind.VARIANT, (), alternatives
        )
    if isinstance(layout, Record):
        pairs = zip(node.children.items(), layout.members.values(), strict=True)
        members = tuple(below(member, values, name) for (name, member), values in pairs)
        return FieldPart(path, "", FieldKind.RECORD, (), members)
    if is_null(layout):
        nothing = FieldPart(f"{path}.{_CONTENT}", "", FieldKind.RECORD)
        return FieldPart(path, "null", FieldKind.OPTIONAL, own, (nothing,))
    name = str(infer_layout(layout, path))
    if isinstance(layout, FixedArray):
        return FieldPart(path, name, FieldKind.FIXED_ARRAY, (), (below(node, layout.content, _CONTENT),))
    if isinstance(layout, Numbers):
        return FieldPart(path, name, FieldKind.CHARACTER if layout.character else FieldKind.NUMBER, own)
    return FieldPart(
        path, name, FieldKind.STREAMED if isinstance(layout, Streamed) else FieldKind.STRING, own
    )


def leaves_of(
    layout: Layout, offsets: tuple[Integers, ...] = ()
) -> Iterator[tuple[tuple[Integers, ...], Layout]]:
    """Yield the plain values that nested values are made of, each with the offsets of the steps around it.

    Args:
        layout: the nested values; values of several types become optional values of each type.
        offsets: offsets of the steps around them.
    """
    if isinstance(layout, Lists) and not is_null(layout):
        yield from leaves_of(layout.content, (*offsets, layout.offsets))
    elif isinstance(layout, Record):
        for member in layout.members.values():
            yield from leaves_of(member, offsets)
    elif isinstance(layout, Variant):
        for branch in branches_of(layout):
            yield from leaves_of(branch, offsets)
    else:
        yield offsets, layout.content if isinstance(layout, FixedArray) else layout


def branches_of(layout: Variant) -> list[Optional]:
    """Values of several types as optional values of each type."""
    layout = packed(layout)
    return [
        Optional(np.concatenate((np.zeros(1, np.int64), np.cumsum(layout.tags == tag))), values)
        for tag, values in enumerate(layout.alternatives, 1)
    ]
