"""An RNTuple with the fields of others beside its own: its friends, joined by entry or by key fields."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from itertools import accumulate
from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.errors import SchemaError, UnsupportedError
from rntuple_construct.base.suggestions import shortened, suggestion
from rntuple_construct.format.descriptor.clusters import Cluster
from rntuple_construct.format.descriptor.schema import Field
from rntuple_construct.format.pages.read_threads import Team
from rntuple_construct.model.arrays.infer import optional_of
from rntuple_construct.model.libraries import Library
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode, select_member
from rntuple_construct.model.values import layout as layouts
from rntuple_construct.model.values.layout import Layout
from rntuple_construct.model.values.selection import concatenated, take
from rntuple_construct.reader import chunking
from rntuple_construct.reader.ntuple import RNTuple
from rntuple_construct.reader.page_reader import PageReader

__all__ = ["Friend", "JoinedRNTuple"]

Rows = npt.NDArray[np.int64]
"""Entries of a friend; -1 if the entry is missing."""

_OPTIONAL = (FieldKind.OPTIONAL, FieldKind.DENSE_OPTIONAL)


@dataclass(slots=True, unsafe_hash=True, repr=False)
class _FriendField(Field):
    """A field of a friend.

    Args:
        friend: name of the friend.
        origin: the field of the friend; None if that is the content of this optional field.
    """

    friend: str
    origin: Field | None


class Friend:
    """RNTuples of one or several files, whose fields join those of another RNTuple.

    Args:
        name: what the names of its fields begin with.
        parts: its RNTuples, one after the other.
        keys: names of the fields that choose its entries; none if the entry of the same number is meant.

    Raises:
        SchemaError: a key field is missing, or holds no integers.
    """

    def __init__(self, name: str, parts: Sequence[RNTuple], keys: Sequence[str]) -> None:
        self.name = name
        self.parts = tuple(parts)
        self.keys = tuple(keys)
        for part in self.parts:
            check_keys(part, keys)
        self._ends = list(accumulate(part.num_entries for part in parts))

    @property
    def num_entries(self) -> int:
        """Number of entries of all parts."""
        return self._ends[-1]

    def nodes(self) -> Iterator[tuple[str, FieldNode]]:
        """Yield the fields with their names in the joined RNTuple; those that may lack values are optional."""
        for name, node in self.parts[0].nodes.items():
            title, is_wrapped = f"{self.name}.{name}", bool(self.keys) and node.kind not in _OPTIONAL
            record, children = replace(node.field.record, name=title), node.children
            if is_wrapped:
                kind = record.type_name and optional_of(record.type_name)
                record, children = replace(record, type_name=kind, type_alias="", description=""), (node,)
            known = {each.name: getattr(node.field, each.name) for each in fields(Field)}
            origin = None if is_wrapped else node.field
            field = _FriendField(
                **{**known, "record": record, "path": title}, friend=self.name, origin=origin
            )
            if is_wrapped:
                yield title, FieldNode(field, FieldKind.OPTIONAL, children)
            else:
                yield title, replace(node, field=field)

    @cached_property
    def _table(self) -> _KeyTable:
        found = [part.read(list(self.keys), library="np") for part in self.parts]
        return _KeyTable([np.concatenate([each[key] for each in found]) for key in self.keys])

    def rows(self, keys: Sequence[npt.NDArray[Any]]) -> Rows:
        """Return its first entry of each key; shape ``(n,)``.

        Args:
            keys: values of each key field, each of shape ``(n,)``.
        """
        return self._table.rows(keys)

    def read(self, nodes: Mapping[str, FieldNode], rows: Rows | range, team: Team) -> dict[str, Layout]:
        """Return values of fields.

        Args:
            nodes: fields by name, as ``nodes`` gives them, or parts of them.
            rows: entries; only of fields that ``keys`` makes optional some may be missing.
            team: threads that read.

        Raises:
            RNTupleError: the bytes needed are damaged or not readable here.
        """
        origins = {name: getattr(node.field, "origin", None) for name, node in nodes.items()}
        wanted = {
            name: node.children[0] if (origin := origins[name]) is None else replace(node, field=origin)
            for name, node in nodes.items()
        }
        if isinstance(rows, range):
            return self._range(wanted, rows.start, rows.stop, team)
        exists = rows >= 0
        picks = rows[exists]
        first, last = (int(picks.min()), int(picks.max()) + 1) if len(picks) else (0, 0)
        found = self._range(wanted, first, last, team)
        made: dict[str, Layout] = {}
        for name, layout in found.items():
            taken = take(layout, picks - first)
            offsets = np.zeros(len(rows) + 1, np.int64)
            if origins[name] is not None and isinstance(taken, layouts.Optional):
                offsets[1:][exists] = np.diff(taken.offsets)
                taken = taken.content
            else:
                offsets[1:][exists] = 1
            made[name] = layouts.Optional(offsets.cumsum(), taken)
        return made

    def _range(self, nodes: Mapping[str, FieldNode], start: int, stop: int, team: Team) -> dict[str, Layout]:
        """Values of entries that follow each other, of all parts."""
        pieces = []
        at = bisect_right(self._ends, start) if start < stop else 0
        while True:
            part = self.parts[at]
            origin = self._ends[at] - part.num_entries
            first, last = max(start - origin, 0), min(stop - origin, part.num_entries)
            own = nodes if at == 0 else {name: _alike(part, node) for name, node in nodes.items()}
            pieces.append(part.read_layouts(own, first, last, team))
            if stop <= self._ends[at] or start == stop:
                break
            at += 1
        return {name: concatenated([piece[name] for piece in pieces]) for name in nodes}


def check_keys(events: RNTuple, keys: Sequence[str]) -> None:
    """Raise SchemaError for a key field that is missing or holds no integers."""
    for key in keys:
        node = events.node(key)
        if node.kind is not FieldKind.NUMBER or node.dtype.kind not in "iu":
            raise SchemaError(
                f"key field '{shortened(key)}' of '{events.path}' is {node.field.type_name or 'untyped'}",
                hint="join by fields of integers",
            )


class _KeyTable:
    """Entries of a friend by the values of its key fields.

    Each step of a look-up adds one key field. It finds the number of the value among those of the field. Then it finds
    the number of the combination with the fields before.

    Args:
        columns: values of each key field, each of shape ``(num_entries,)``.
    """

    def __init__(self, columns: Sequence[npt.NDArray[Any]]) -> None:
        self._steps: list[tuple[npt.NDArray[Any], Rows]] = []
        numbers = np.zeros(len(columns[0]), np.int64)
        for column in columns:
            values, found = np.unique(column, return_inverse=True)
            together, numbers = np.unique(numbers * len(values) + found, return_inverse=True)
            self._steps.append((values, together))
        self._first = np.unique(numbers, return_index=True)[1].astype(np.int64)

    def rows(self, columns: Sequence[npt.NDArray[Any]]) -> Rows:
        """Return the first entry of each key, -1 for keys that are missing."""
        length = len(columns[0])
        if not len(self._first):
            return np.full(length, -1, np.int64)
        numbers, exists = np.zeros(length, np.int64), np.ones(length, np.bool_)
        for column, (values, together) in zip(columns, self._steps, strict=True):
            found, is_known = _find(values, column)
            exists &= is_known
            numbers, is_known = _find(together, numbers * len(values) + found)
            exists &= is_known
        return np.where(exists, self._first[numbers], -1)


def _find(known: npt.NDArray[Any], wanted: npt.NDArray[Any]) -> tuple[Rows, npt.NDArray[np.bool_]]:
    """Positions of integers in others that are sorted, and which of them are there."""
    fits = np.ones(len(wanted), np.bool_)
    if known.dtype.kind != wanted.dtype.kind:
        # Numpy compares signed with unsigned integers as reals.
        fits = wanted >= 0 if known.dtype.kind == "u" else wanted <= np.iinfo(np.int64).max
        wide = np.uint64 if known.dtype.kind == "u" else np.int64
        known, wanted = known.astype(wide), wanted.astype(wide)
    places = np.minimum(np.searchsorted(known, wanted), len(known) - 1)
    return places, fits & (known[places] == wanted)


def _alike(part: RNTuple, node: FieldNode) -> FieldNode:
    """The field of a part that has the path of a field of the first one."""
    found = part.node(node.field.path)

    def pruned(whole: FieldNode, like: FieldNode) -> FieldNode:
        members = whole.members
        children = tuple(pruned(members[child.field.name], child) for child in like.children)
        return replace(
            whole,
            children=children,
            kind=like.kind,
            dtype=like.dtype if like.kind is not whole.kind else whole.dtype,
            is_member_view=like.is_member_view,
        )

    return pruned(found, node)


class JoinedRNTuple(RNTuple):
    """An RNTuple with the fields of friends: ``calib.weight`` is the field ``weight`` of the friend ``calib``.

    The entries are those of the RNTuple. An entry of a friend has the same number, or the same values of the key fields.
    Where no entry of the friend has them, its fields have no values; where several have them, the first one counts.

    Args:
        events: the RNTuple.
        friends: the friends.

    Attributes:
        owned: closes files that were opened for it; None if others close them.

    Raises:
        SchemaError: a friend has the name of a field, a key field is missing or holds no integers, or the numbers of
            entries differ without keys.
    """

    owned: Callable[[], None] | None = None

    def __init__(self, events: RNTuple, friends: Sequence[Friend]) -> None:
        vars(self).update(vars(events))
        self._joined, self._added = events, friends
        self._friends: dict[str, Friend] = dict(getattr(events, "_friends", {}))
        self._friends.update({friend.name: friend for friend in friends})
        self._nodes, self.dropped = dict(events.nodes), dict(events.dropped)
        for friend in friends:
            self._check(friend)
            self._nodes.update(friend.nodes())
            dropped = friend.parts[0].dropped
            self.dropped.update({f"{friend.name}.{name}": error for name, error in dropped.items()})

    def _check(self, friend: Friend) -> None:
        check_keys(self._joined, friend.keys)
        name = friend.name
        if not name or "." in name or name in self._joined.nodes or any(
            each.startswith(f"{name}.") for each in self._joined.nodes
        ):  # fmt: skip
            raise SchemaError(
                f"a friend cannot be called '{shortened(name)}'",
                hint="give a name without a point that no field has",
            )
        if not friend.keys and friend.num_entries != self.num_entries:
            raise SchemaError(
                f"friend '{shortened(name)}' has {friend.num_entries} entries and '{self.path}' has {self.num_entries}",
                hint="join by key fields: on=[...]",
            )

    def _member(self, name: str) -> FieldNode:
        top, *members = name.split(".")
        if top not in self._friends:
            return super()._member(name)
        names = [".".join([top, *members[:number]]) for number in range(len(members), 0, -1)]
        found = next((each for each in names if each in self._nodes), None)
        if found is None:
            if names and names[-1] in self.dropped:
                raise UnsupportedError(f"field '{names[-1]}' cannot be read: {self.dropped[names[-1]]}")
            known = [each for each in self._nodes if each.startswith(f"{top}.")]
            raise SchemaError(
                f"friend '{top}' has no field '{shortened(name[len(top) + 1 :])}'",
                hint=suggestion(name, known, "keys() lists them", label="fields"),
            )
        return select_member(self._nodes[found], name[len(found) + 1 :].split("."))

    def _divided(
        self, nodes: Mapping[str, FieldNode]
    ) -> tuple[dict[str, FieldNode], dict[str, dict[str, FieldNode]]]:
        """Fields of the RNTuple itself, and those of its friends by the name of the friend."""
        own: dict[str, FieldNode] = {}
        others: dict[str, dict[str, FieldNode]] = {}
        for name, node in nodes.items():
            field = node.field
            (others.setdefault(field.friend, {}) if isinstance(field, _FriendField) else own)[name] = node
        return own, others

    def _layouts(
        self,
        nodes: Mapping[str, FieldNode],
        start: int,
        stop: int,
        clusters: Sequence[Cluster],
        pages: PageReader,
        team: Team,
    ) -> dict[str, Layout]:
        own, others = self._divided(nodes)
        found = super()._layouts(own, start, stop, clusters, pages, team)
        for name, wanted in others.items():
            friend = self._friends[name]
            rows: Rows | range = range(start, stop)
            if friend.keys:
                keys = {key: self.node(key) for key in friend.keys}
                values = super()._layouts(keys, start, stop, clusters, pages, team)
                rows = friend.rows([values[key].data for key in friend.keys])  # type: ignore[union-attr]
            found |= friend.read(wanted, rows, team)
        return {name: found[name] for name in nodes}

    def _device_layouts(self, nodes: Mapping[str, FieldNode], *others: Any) -> dict[str, Layout]:
        if self._divided(nodes)[1]:
            raise SchemaError("fields of friends are not for a device", hint="read them with another library")
        return super()._device_layouts(nodes, *others)

    def _prefetch(
        self, nodes: Mapping[str, FieldNode], clusters: Sequence[Cluster], start: int, stop: int
    ) -> None:
        super()._prefetch(self._divided(nodes)[0], clusters, start, stop)

    def _steps(
        self,
        nodes: Mapping[str, FieldNode],
        step_size: int | str,
        entry_start: int | None,
        entry_stop: int | None,
        library: Library,
    ) -> Iterator[tuple[int, int]]:
        own, others = self._divided(nodes)
        if others and isinstance(step_size, str) and step_size != chunking.PER_CLUSTER:
            sizes = [
                chunking.entries_per_step(step_size, wanted, part.schema, part.clusters)
                for name, wanted in others.items()
                for part in self._friends[name].parts[:1]
            ]
            if own:
                sizes.append(chunking.entries_per_step(step_size, own, self.schema, self.clusters))
            step_size = max(1, int(1 / sum(1 / size for size in sizes)))
        return super()._steps(own, step_size, entry_start, entry_stop, library)

    def close(self) -> None:
        """Close the files that were opened for it; arrays already read stay valid."""
        self.forget_pages()
        if self.owned is not None:
            self.owned()

    def __reduce__(self) -> tuple[Any, ...]:
        friends = [(friend.name, friend.parts, friend.keys) for friend in self._added]
        return _joined_again, (self._joined, friends)


def _joined_again(
    events: RNTuple, friends: Sequence[tuple[str, Sequence[RNTuple], Sequence[str]]]
) -> JoinedRNTuple:
    return JoinedRNTuple(events, [Friend(*each) for each in friends])
