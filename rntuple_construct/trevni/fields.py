"""Fields of a file: columns put together to nested values, and nested values taken apart into columns.

Between rows and plain values stand steps: a list (``*``) or an optional value (``?``). Each is a row of offsets, so that
instance i of a step holds the instances ``offsets[i]`` to ``offsets[i + 1]`` of the next one; an optional value is a
list of at most one. In files they are definition and repetition levels, as in Dremel, or lengths, as in Avro.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.printable import printable
from rntuple_construct.base.rules import broken
from rntuple_construct.base.suggestions import shortened
from rntuple_construct.model.arrays.infer import list_of
from rntuple_construct.model.values.layout import (
    Collection,
    FixedArray,
    Layout,
    Lists,
    Numbers,
    Optional,
    Record,
    Streamed,
    Strings,
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


@dataclass(frozen=True, slots=True)
class Segment:
    """One name of a path, with the lists and optional values below it.

    Args:
        name: the name.
        steps: ``*`` and ``?`` from outside in.
        is_union: the names behind it are branches of a union.
    """

    name: str
    steps: str = ""
    is_union: bool = False


@dataclass(slots=True)
class Node:
    """A field, or a member of one.

    Args:
        name: its name.
        steps: lists and optional values around its values, with the number of the step in its column.
        column: the column with its values, if it has no members.
        members: its members, if it has no column.
        view: names and steps from the field to this member of it, if it is taken in place of the field.
        is_union: its members are branches of a union.
    """

    name: str
    steps: str = ""
    column: int | None = None
    members: dict[str, Node] = field(default_factory=dict)
    view: tuple[Segment, ...] = ()
    is_union: bool = False

    @property
    def has_branches(self) -> bool:
        """Whether its values are of several types, each of which a member holds."""
        # Any other column of the same name makes a record of it.
        return (
            self.is_union
            and len(self.members) > 1
            and all(m.steps.startswith("?") for m in self.members.values())
        )

    @property
    def segments(self) -> tuple[Segment, ...]:
        """Names and steps from the field to its values."""
        return self.view or (Segment(self.name, self.steps),)

    def member(self, names: Sequence[str]) -> Node:
        """The field with a member of the records in it in place of these records.

        Args:
            names: the names of the member from outside in; the content of lists (``_0``) need not be named.

        Raises:
            SchemaError: no such member.
        """
        first, *rest = names
        if first == "_0" and first not in self.members and self.members and rest and self.steps:
            return self.member(rest)
        if first not in self.members:
            known = ", ".join(self.members) or "none"
            raise SchemaError(
                f"'{printable(self.name)}' has no member '{shortened(first)}'",
                hint=f"its members are: {known}",
            )
        inner = self.members[first]
        if rest:
            inner = inner.member(rest)
        return Node(
            f"{self.name}.{inner.name}", self.steps + inner.steps, inner.column, inner.members,
            (*self.segments, *inner.segments), inner.is_union,
        )  # fmt: skip

    def columns(self) -> list[int]:
        """All columns of the field."""
        own = [] if self.column is None else [self.column]
        return own + [index for member in self.members.values() for index in member.columns()]


def tree_of(profile: Profile, columns: Sequence[ColumnInfo], *, has_unions: bool = False) -> dict[str, Node]:
    """The fields of a file by name.

    Args:
        profile: the dialect.
        columns: what the metadata say about each column.
        has_unions: whether columns are called as Avro's writer of records does: arrays ``a/branch`` are branches of a
            union, of at most one value each, and arrays ``a>`` are maps, which are lists of records of key and value.
            A union of null and another type is an optional value; one of more types is a variant.
    """
    nodes: dict[str, Node] = {}
    unions = _unions_in(columns) if has_unions else None
    nulls = {column.index for column in columns if column.type.form == "none"}
    for column in columns:
        path = (
            _path_with_levels(column) if profile.has_levels else _path_with_parents(column, columns, unions)
        )
        if path is None or len(path) > MAX_LEVEL or not _insert(nodes, path, column.index, nulls):
            # A column that fits nowhere stands for itself.
            name = column.name if column.name not in nodes else f"{column.name} ({column.index})"
            steps = column.steps if profile.has_levels else _steps_of(column, columns)
            nodes[name] = Node(name, steps, column.index)
    return nodes


def _steps_of(column: ColumnInfo, columns: Sequence[ColumnInfo]) -> str:
    outer = "" if column.parent is None else _steps_of(columns[column.parent], columns)
    return outer + ("*" if column.is_array else "")


def _insert(nodes: dict[str, Node], path: Sequence[Segment], index: int, nulls: set[int]) -> bool:
    """Add a column below its path; a column of null values only tells the lengths of what is added below it later."""
    first, *rest = path
    node = nodes.get(first.name)
    if node is None:
        node = Node(first.name, first.steps, is_union=first.is_union)
        fits = _insert(node.members, rest, index, nulls) if rest else True
        if not rest:
            node.column = index
        if fits:
            nodes[first.name] = node
        return fits
    if node.column is not None and node.column not in nulls:
        return False
    if not rest:
        if node.column is None or node.members or not first.steps.startswith(node.steps):
            return False
        node.steps, node.column = first.steps, index
        return True
    if node.steps != first.steps:
        return False
    node.is_union = node.is_union or first.is_union
    return _insert(node.members, rest, index, nulls)


def _path_with_levels(column: ColumnInfo) -> tuple[Segment, ...] | None:
    text = column.metadata.get(PATH)
    if text is None:
        return None
    try:
        parts = text.decode("utf-8").split(".")
    except UnicodeDecodeError:
        return None
    segments = tuple(Segment(part.rstrip(_MARKS), part[len(part.rstrip(_MARKS)) :]) for part in parts)
    told = "".join(segment.steps for segment in segments)
    if told != column.steps or not all(segment.name for segment in segments):
        return None
    return segments


def _path_with_parents(
    column: ColumnInfo, columns: Sequence[ColumnInfo], unions: Mapping[tuple[int | None, str], int] | None
) -> tuple[Segment, ...] | None:
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
    segments: list[Segment] = []
    prefix = ""
    for each in chain:
        name = each.name.removeprefix(prefix) if prefix and each.name.startswith(prefix) else each.name
        step = ("?" if OPTIONAL in each.metadata else "*") if each.is_array else ""
        branch = ""
        if unions is not None and step and _AVRO_BRANCH in name:
            base, branch = _union_of(name)
            if unions[each.parent, _union_of(each.name)[0]] == 1:
                branch = ""
            name, step = base, "?"
        elif unions is not None and step:
            name = name.removesuffix(_AVRO_MAP)
        if step == "*" and name != _AVRO_CONTENT:
            name = name.removesuffix(_AVRO_CONTENT)
        own_step = "" if branch else step
        if segments and name in (_AVRO_CONTENT, ""):
            segments[-1] = Segment(segments[-1].name, segments[-1].steps + own_step, bool(branch))
        else:
            parts = name.removeprefix(_AVRO_RECORD).split(_AVRO_RECORD)
            if not all(parts):
                return None
            segments += [Segment(part) for part in parts[:-1]]
            segments.append(Segment(parts[-1], own_step, bool(branch)))
        if branch:
            segments.append(Segment(branch, step))
        prefix = each.name
    return tuple(segments)


def _union_of(name: str) -> tuple[str, str]:
    """A column name of Avro in front of its last branch, and this branch."""
    base, _, branch = name.rpartition(_AVRO_BRANCH)
    return base, branch


def _unions_in(columns: Sequence[ColumnInfo]) -> dict[tuple[int | None, str], int]:
    """Branches of each union, by its parent column and its name."""
    found = [(column.parent, _union_of(column.name)[0]) for column in columns if column.is_array]
    return Counter(found)


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
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
    node: Node, pieces: Mapping[int, Piece], columns: Sequence[ColumnInfo], num_rows: int, depth: int = 0
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
    below = depth + len(node.steps)
    if node.column is not None and not node.members:
        piece = pieces[node.column]
        layout = piece.values
        width = columns[node.column].array_width
        if width:
            layout = FixedArray(width, layout, num_rows)
        offsets = piece.offsets
    else:
        used = [index for member in node.members.values() for index in member.columns()]
        own = [node.column] if node.column is not None else []
        first = (own + used)[0]
        offsets = pieces[first].offsets
        for index in used:
            for step in range(depth, below):
                if not np.array_equal(offsets[step], pieces[index].offsets[step]):
                    raise broken(
                        "RNT-TRV-031", path=columns[index].path, offset=pieces[index].offset,
                        remark=f"columns '{printable(columns[first].name)}' and '{printable(columns[index].name)}'",
                    )  # fmt: skip
        count = int(offsets[below - 1][-1]) if node.steps else num_rows
        members = {
            name: assemble(member, pieces, columns, count, below) for name, member in node.members.items()
        }
        layout = Record(members, count)
        if node.has_branches:
            branches = [branch for branch in members.values() if isinstance(branch, Optional)]
            layout = _variant(branches, columns[first].path, pieces[first].offset)
    for step in range(below - 1, depth - 1, -1):
        kind = Collection if node.steps[step - depth] == "*" else Optional
        if kind is Optional:
            # The innermost step belongs to no other column than the last one.
            source = node.columns()[0]
            _check_single(np.diff(offsets[step]), columns[source].path, pieces[source].offset)
        layout = kind(offsets[step], layout)
    return layout


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


@dataclass(frozen=True, slots=True, eq=False)
class Column:
    """One column that nested values are taken apart into.

    Args:
        path: names and steps from outside in.
        offsets: offsets of each step.
        values: the plain values.
        array_width: numbers in each row, 0 for plain values.
    """

    path: tuple[Segment, ...]
    offsets: tuple[Integers, ...]
    values: Layout
    array_width: int = 0

    @property
    def steps(self) -> str:
        """All steps from outside in."""
        return "".join(segment.steps for segment in self.path)


def taken_apart(name: str, layout: Layout, *, has_unions: bool = False) -> list[Column]:
    """The columns that hold nested values.

    Args:
        name: name of the field.
        layout: its values.
        has_unions: values of several types become optional values, one column for each type.

    Raises:
        SchemaError: values that the format does not support: variants, arrays of fixed size inside lists or records,
            records without members.
    """
    return _taken_apart((Segment(name),), (), layout, has_unions)


def _taken_apart(
    path: tuple[Segment, ...], offsets: tuple[Integers, ...], layout: Layout, has_unions: bool
) -> list[Column]:
    shown = ".".join(segment.name for segment in path)
    if isinstance(layout, Lists):
        if is_null(layout):
            return [Column(path, offsets, layout)]
        mark = "*" if isinstance(layout, Collection) else "?"
        last = Segment(path[-1].name, path[-1].steps + mark)
        return _taken_apart((*path[:-1], last), (*offsets, layout.offsets), layout.content, has_unions)
    if isinstance(layout, Record):
        if not layout.members:
            raise SchemaError(f"a record without members in field '{shown}' has no column", path=shown)
        return [
            column
            for member, values in layout.members.items()
            for column in _taken_apart((*path, Segment(member)), offsets, values, has_unions)
        ]
    if isinstance(layout, FixedArray):
        if offsets or len(path) > 1 or not isinstance(layout.content, (Numbers, Strings, Streamed)):
            raise SchemaError(
                f"field '{shown}' has arrays of a fixed size inside of something else; Trevni has them only as rows",
                path=shown, hint=f"{list_of('T')} can be nested",
            )  # fmt: skip
        return [Column(path, offsets, layout.content, layout.size)]
    if isinstance(layout, Variant) and has_unions:
        layout = packed(layout)
        return [
            column
            for tag, values in enumerate(layout.alternatives, 1)
            for column in _taken_apart(
                (*path, Segment(str(tag), "?")), (*offsets, _branch_offsets(layout, tag)), values, has_unions
            )
        ]
    if isinstance(layout, Variant):
        raise SchemaError(
            f"field '{shown}' holds values of several types, which Trevni has no columns for", path=shown
        )
    return [Column(path, offsets, layout)]


def _branch_offsets(layout: Variant, tag: int) -> Integers:
    return np.concatenate((np.zeros(1, np.int64), np.cumsum(layout.tags == tag)))
