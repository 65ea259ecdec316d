"""TTrees, the format before RNTuple, as tables; uproot reads them.

Each top-level branch is a field. Branches below another branch, as those of split classes, are members of a record.
"""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import numpy as np

from rntuple_construct.base.constants import TREE_CLASSES
from rntuple_construct.base.errors import (
    FormatError,
    MissingExtraError,
    MissingSourceError,
    RNTupleError,
    SchemaError,
    SourceError,
    TableError,
    UnsupportedError,
)
from rntuple_construct.base.extras import require
from rntuple_construct.base.suggestions import shortened, suggestion
from rntuple_construct.conversion.tables.table import FieldPart, Room
from rntuple_construct.conversion.tables.ttree_leaves import Leaves, TextLeaf, leaves_of
from rntuple_construct.conversion.tables.uproot_repairs import (
    bound_counts,
    has_packed_reals,
    notes_of,
    repair,
    static_classes,
)
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.model.arrays import present
from rntuple_construct.model.arrays.arrow_schema import sanitized
from rntuple_construct.model.arrays.conform import conform
from rntuple_construct.model.arrays.from_awkward import from_awkward
from rntuple_construct.model.arrays.infer import STRING_TYPE, infer_layout
from rntuple_construct.model.arrays.text import check_names
from rntuple_construct.model.schema.field_kinds import FieldNode
from rntuple_construct.model.schema.specs import Spec
from rntuple_construct.model.values.layout import Collection, Layout, Numbers, Record
from rntuple_construct.reader.chunking import parse_size
from rntuple_construct.storage import is_url
from rntuple_construct.storage.locations import options_of
from rntuple_construct.storage.retries import RetryPolicy
from rntuple_construct.writer.model import Model

__all__ = ["Branch", "BranchError", "TTree", "open_ttrees"]

_STEP = "32 MB"
_SPLIT_COLLECTIONS = (3, 4)
"""TBranchElement::fType of a TClonesArray and of an STL container whose elements are split."""
_FIRST_POINTER = 40
_NO_LEAVES = (6, 7, 10, 15)
"""Numbers of types whose leaves ROOT does not show value by value: counters, text, and bits."""
_CONTAINERS = {"std::vector", "vector", "std::set", "set", "std::string", "string", "TString"}
_OBJECTS_OF_ROOT = _CONTAINERS | {
    "bool", "int16_t", "int32_t", "int64_t", "uint16_t", "uint32_t", "uint64_t", "float", "double", "short", "int", "long",
    "unsigned",
}  # fmt: skip
"""Names in types of objects that ROOT shows without a dictionary. Bytes are not among them: ROOT shows text."""
_KEPT_TYPES = re.compile(r"(?:^|[<,:\s])(?:set|multiset|unordered_set|map|multimap|unordered_map|RVec)<")
"""Types of containers that are kept; std::vector and std::array follow from the values."""


@dataclass(slots=True)
class Branch:
    """A branch of a TTree that holds values.

    Args:
        path: names of the branch and those above it, separated by ``/``.
        type: C++ type as uproot names it.
        nbytes: compressed bytes of its baskets.
        len_baskets: their bytes before compression.
        num_baskets: number of baskets.
        number: its place among all branches without branches below them, in the order of the file.
        field: dotted path of the field for its values; empty if it cannot be read.
        problem: why it cannot be read; empty if it can.
        note: what of it is not imported, or is imported under another name; empty if all is.
        decoder: who decodes its bytes: ``uproot``, ``rntuple-construct``, or both, joined by " and ".
        view: how ROOT shows its values: ``leaves``, one value after the other, or ``object``; empty if neither fits.
    """

    path: str
    type: str
    nbytes: int
    len_baskets: int
    num_baskets: int
    number: int
    field: str = ""
    problem: str = ""
    note: str = ""
    decoder: str = ""
    view: str = ""


class BranchError(TableError):
    """Branches of a TTree cannot be read to the end.

    Attributes:
        problems: why, by their numbers.
        tree: the TTree; None while it is opened.
    """

    problems: Mapping[int, str] = {}
    tree: TTree | None = None

    @classmethod
    def of(cls, leaves: Sequence[_BranchLeaf], start: int, stop: int, problem: str) -> BranchError:
        """Return the error of branches that cannot be read in a range of entries."""
        error = cls(f"branch '{leaves[0].info.path}' cannot be read in entries {start} to {stop}: {problem}")
        error.problems = {leaf.info.number: problem for leaf in leaves}
        return error


@dataclass(slots=True)
class _BranchLeaf:
    """A branch with values: reads them as a layout."""

    branch: Any
    info: Branch
    spec: Spec = ""
    own: Leaves | TextLeaf | None = None

    def read(self, start: int, stop: int) -> Layout:
        if start >= stop:
            if self.own is not None:
                return self.own.empty()
            empty = self.branch.interpretation.awkward_form(self.branch.file).length_zero_array()
            return _legal(from_awkward(require("awkward").Array(empty), self.info.path))
        try:
            values = self.branch.array(
                self.own.interpretation() if self.own is not None else None,
                entry_start=start,
                entry_stop=stop,
                library="ak",
                array_cache=None,
            )
            layout = from_awkward(values, self.info.path)
            layout = self.own.layout(layout) if self.own is not None else _legal(layout)
        except Exception as error:
            # uproot raises errors of many classes for branches that are damaged or that it does not know.
            raise BranchError.of([self], start, stop, _first_line(error)) from error
        if len(layout) != stop - start:
            has = f"its baskets have {self.branch.num_entries} entries, the TTree has {self.branch.tree.num_entries}"
            raise BranchError.of([self], start, stop, has)
        return layout


@dataclass(slots=True)
class _BranchMembers:
    """Branches that are members of a record, or of the records of a collection.

    Args:
        members: the branches by name.
        is_collection: if true, the values are collections of records.
        rooms: bytes of the branch above them, which may hold the lengths of collections.
    """

    members: dict[str, _BranchLeaf | _BranchMembers] = field(default_factory=dict)
    is_collection: bool = False
    rooms: tuple[Room, ...] = ()

    def read(self, start: int, stop: int) -> Layout:
        layouts = {name: member.read(start, stop) for name, member in self.members.items()}
        if not self.is_collection:
            return Record(layouts, stop - start)
        offsets, contents = None, {}
        for name, layout in layouts.items():
            if not isinstance(layout, Collection):
                raise SchemaError(f"branch '{self._path(name)}' is no array of variable length")
            if offsets is not None and not np.array_equal(offsets, layout.offsets):
                entry = start + int(np.argmax(np.diff(offsets) != np.diff(layout.offsets)))
                raise SchemaError(
                    f"branches '{self._path(next(iter(layouts)))}' and '{self._path(name)}' have different lengths in "
                    f"entry {entry}, so they cannot be grouped",
                    hint="group only arrays of one leaf count",
                )
            offsets = layout.offsets
            contents[name] = layout.content
        if offsets is None:
            raise SchemaError("a group has no branches")
        return Collection(offsets, Record(contents, int(offsets[-1])))

    def _path(self, name: str) -> str:
        member = self.members[name]
        return member.info.path if isinstance(member, _BranchLeaf) else name


class TTree:
    """A TTree or TNtuple as a table of fields.

    Names that fields must not have are changed: such characters become underscores. Fields have the types that store
    the values unchanged: arrays of variable length are ``std::vector``, fixed arrays ``std::array``, Double32_t is
    ``double`` and Float16_t ``float``.

    Args:
        tree: the TTree of uproot.
        rename: new names of top-level branches by their own.
        groups: patterns of names. Arrays of variable length that match one become a collection of records. Its name is
            the pattern up to the first ``*``, without the underscore or full stop at its end.
        skip_unsupported: leave out branches that cannot be read; else they are an error.

    Attributes:
        nodes: fields by name.
        schema: their types by name.
        branches: all branches that hold values, those that cannot be read included.
        renamed: new names by those of top-level branches, where they differ.

    Raises:
        SchemaError: branches that cannot be read, a name or pattern that no branch has, or two equal names.
        TableError: branches that are damaged.
        MissingExtraError: uproot or awkward is not installed.
    """

    def __init__(
        self,
        tree: Any,
        *,
        rename: Mapping[str, str] | None = None,
        groups: Sequence[str] = (),
        skip_unsupported: bool = False,
    ) -> None:
        require("awkward")
        self._tree = tree
        self._rename, self._groups, self._skips = rename or {}, groups, skip_unsupported
        self._embedded = _EmbeddedBaskets(tree)
        self._failed: dict[int, str] = {}
        self._look()

    def _look(self) -> None:
        """Find out how each branch is read, and into which field."""
        self.branches: list[Branch] = []
        self.renamed: dict[str, str] = {}
        self._is_damaged = False
        self._tops = self._read_branches()
        self._check()
        self.schema: dict[str, Spec] = {name: _spec(top, name) for name, top in self._tops.items()}
        self.nodes: dict[str, FieldNode] = _nodes(self.schema)

    def leave_out(self, failed: Mapping[int, str]) -> None:
        """Leave out branches, and all others that cannot be read to the end.

        Args:
            failed: why, by the numbers of the branches.
        """
        self._failed |= failed
        for name, node in self.nodes.items():
            if any(leaf.info.number in self._failed for leaf in _leaves(self._tops[name])):
                continue
            step = self._step(_STEP, [name])
            for start in range(0, self.num_entries, step):
                try:
                    self._layouts({name: node}, start, min(start + step, self.num_entries))
                except BranchError as error:
                    self._failed |= error.problems
                    break
        self._look()

    @property
    def path(self) -> str:
        """Its name, with directories in front."""
        return str(self._tree.object_path).strip("/").rpartition(";")[0] or str(self._tree.name)

    @property
    def file_path(self) -> str:
        """Path or URL of its file."""
        return str(self._tree.file.file_path)

    @property
    def num_entries(self) -> int:
        """Number of entries."""
        return int(self._tree.num_entries)

    @property
    def class_name(self) -> str:
        """Its class: TTree, TNtuple or TNtupleD."""
        return str(self._tree.classname)

    @property
    def cluster_ranges(self) -> list[tuple[int, int]]:
        """First entry and the one after the last of each cluster: it begins where all branches begin a basket.

        Raises:
            TableError: baskets that are damaged.
        """
        common: set[int] | None = None
        try:
            for branch in self._tree.itervalues(recursive=True):
                if not branch.branches:
                    offsets = _entry_offsets(branch)
                    common = offsets if common is None else common & offsets
        except Exception as error:
            raise TableError(
                f"baskets of TTree '{self.path}' cannot be read: {_first_line(error)}"
            ) from error
        bounds = sorted({0, *(common or ()), self.num_entries})
        return [(start, stop) for start, stop in pairwise(bounds) if stop <= self.num_entries]

    @property
    def unsupported(self) -> list[Branch]:
        """The branches that cannot be read."""
        return [branch for branch in self.branches if branch.problem]

    def __len__(self) -> int:
        return self.num_entries

    @property
    def dropped(self) -> dict[str, str]:
        """Reasons why branches cannot be read, by path."""
        return {branch.path: branch.problem for branch in self.unsupported}

    def select(self, fields: Sequence[str] | str | None = None) -> dict[str, FieldNode]:
        """Fields by names or patterns, in this order; None for all.

        Raises:
            SchemaError: a name that matches nothing.
            UnsupportedError: the path of a branch that cannot be read.
        """
        if fields is None:
            return dict(self.nodes)
        chosen: dict[str, FieldNode] = {}
        for name in [fields] if isinstance(fields, str) else fields:
            matches = [name] if name in self.nodes else fnmatch.filter(self.nodes, name)
            if not matches and name in self.dropped:
                raise UnsupportedError(f"branch '{name}' cannot be read: {self.dropped[name]}")
            if not matches:
                raise SchemaError(
                    f"there is no field '{shortened(name)}' in TTree '{self.path}'",
                    hint=suggestion(name, list(self.nodes), "rntuple info lists them"),
                )
            chosen.update((match, self.nodes[match]) for match in matches)
        return chosen

    def parts(self, fields: Sequence[str] | str | None = None) -> dict[str, FieldPart]:
        """The parts of fields with the sizes of their baskets; arguments and errors as for ``select``."""
        return {name: _part(node, self._tops[name]) for name, node in self.select(fields).items()}

    def arrays(
        self, fields: Sequence[str] | str | None = None, *, entry_start: int | None = None, entry_stop: int | None = None,
        library: str = "np",
    ) -> Any:  # fmt: skip
        """Entries as arrays.

        Args:
            fields: names or patterns, as for ``select``; default all.
            entry_start, entry_stop: range of entries, negative numbers count from the end.
            library: ``np``, ``ak``, ``pa``, ``pd``, ``py`` or ``layout``, as for ``RNTuple.arrays``.

        Raises:
            SchemaError: no such field or library, or grouped arrays whose lengths differ.
            TableError: damaged baskets, or values that uproot cannot interpret.
        """
        start, stop, _ = slice(entry_start, entry_stop).indices(self.num_entries)
        stop = max(start, stop)
        return present(self._layouts(self.select(fields), start, stop), library, stop - start)

    def iterate(
        self, fields: Sequence[str] | str | None = None, *, step_size: int | str = _STEP, entry_start: int | None = None,
        entry_stop: int | None = None, library: str = "np",
    ) -> Iterator[Any]:  # fmt: skip
        """Yield entries in chunks of a number of entries, or of about a number of uncompressed bytes; other arguments as for ``arrays``."""
        start, stop, _ = slice(entry_start, entry_stop).indices(self.num_entries)
        nodes = self.select(fields)
        step = self._step(step_size, nodes)
        for first in range(start, stop, step):
            last = min(first + step, stop)
            yield present(self._layouts(nodes, first, last), library, last - first)

    def _layouts(self, nodes: Mapping[str, FieldNode], start: int, stop: int) -> dict[str, Layout]:
        layouts = {}
        for name, node in nodes.items():
            top = self._tops[name]
            try:
                layout = top.read(start, stop)
                try:
                    layouts[name] = conform(node, layout)
                except SchemaError as error:
                    raise BranchError.of(list(_leaves(top)), start, stop, str(error)) from error
            except BranchError as error:
                error.tree = self
                raise
        return layouts

    def _step(self, step_size: int | str, names: Iterable[str]) -> int:
        if isinstance(step_size, int):
            return max(1, step_size)
        nbytes = sum(leaf.info.len_baskets for name in names for leaf in _leaves(self._tops[name]))
        return max(1, parse_size(step_size) * self.num_entries // max(nbytes, 1))

    def _read_branches(self) -> dict[str, _BranchLeaf | _BranchMembers]:
        own = _labels([branch.name for branch in self._tree.branches])
        for name in self._rename:
            if name not in own:
                raise SchemaError(
                    f"TTree '{self.path}' has no branch '{shortened(name)}' to rename",
                    hint=suggestion(name, list(own), "rntuple info lists them", label="branches"),
                )
        read = {
            label: found
            for label, branch in zip(own, self._tree.branches, strict=True)
            if (found := self._branch(branch, branch.name))
        }
        grouped = _grouped(read, self._groups)
        tops: dict[str, _BranchLeaf | _BranchMembers] = {}
        legal = {name for name in read if _field_name(name) == name} - set(grouped)
        taken = {group for group, _ in grouped.values()} | legal
        for name, item in read.items():
            if name in grouped:
                group, member = grouped[name]
                made = tops.setdefault(group, _BranchMembers(is_collection=True))
                if isinstance(made, _BranchMembers) and isinstance(item, _BranchLeaf):
                    made.members[member] = item
                    item.info.field = f"{group}.{member}"
                    self.renamed[name] = item.info.field
                continue
            new = self._rename.get(name) or (name if name in legal else sanitized(_field_name(name), taken))
            if new != name:
                self.renamed[name] = new
            check_names([*tops, new], "fields")
            taken.add(new)
            tops[new] = item
            _place(item, new)
            if own[name] != name:
                for leaf in _leaves(item):
                    leaf.info.note = (
                        f"one of several branches '{own[name]}'; ROOT finds the first by this name"
                    )
        return tops

    def _branch(self, branch: Any, path: str) -> _BranchLeaf | _BranchMembers | None:
        """Return the reader of a branch; None if it cannot be read."""
        nbytes, len_baskets = self._embedded.sizes(branch)
        nbytes += int(branch.compressed_bytes)
        len_baskets += int(branch.uncompressed_bytes)
        if branch.branches:
            found = _BranchMembers()
            if nbytes:
                found.rooms = (Room(nbytes, len_baskets, int(branch.num_baskets)),)
            taken: set[str] = set()
            for child in branch.branches:
                item = self._branch(child, f"{path}/{child.name}")
                if item is not None:
                    start = f"{branch.name.rstrip('.')}."
                    name = sanitized(_without_dimensions(child.name.removeprefix(start)), taken)
                    taken.add(name)
                    found.members[name] = item
            found.is_collection = _is_split_collection(branch) and all(map(_is_array, found.members.values()))
            return found if found.members else None
        info = Branch(path, "", nbytes, len_baskets, 0, len(self.branches))
        self.branches.append(info)
        leaf = _BranchLeaf(branch, info)
        try:
            info.problem = self._failed.get(info.number, "")
            info.num_baskets = int(branch.num_baskets)
            leaf.own = leaves_of(branch)
            info.decoder = "uproot" if leaf.own is None else "rntuple-construct"
            info.type = leaf.own.type if isinstance(leaf.own, Leaves) else _type_of(branch)
            if info.problem:
                return None
            if leaf.own is None:
                bound_counts(branch.interpretation)
            leaf.spec = _kept_type(info.type, leaf)
            info.view = _view(branch, info.type)
            if leaf.own is None and not _is_plain(branch):
                if self.num_entries:
                    leaf.read(0, 1)
                info.note = "; ".join(notes_of(branch.file, info.type))
                if has_packed_reals(branch.file, info.type):
                    info.decoder = "uproot and rntuple-construct"
        except Exception as error:  # noqa: BLE001 (the errors of uproot have no common class)
            cause = error.__cause__ if isinstance(error, BranchError) else error
            self._is_damaged |= isinstance(cause, FormatError)
            info.problem = (
                error.problems[info.number] if isinstance(error, BranchError) else _first_line(error)
            )
            return None
        return leaf

    def _check(self) -> None:
        problems = self.unsupported
        if problems and not self._skips:
            listed = "; ".join(f"'{branch.path}' ({branch.type}): {branch.problem}" for branch in problems)
            kind = TableError if self._is_damaged else SchemaError
            raise kind(
                f"TTree '{self.path}' has {len(problems)} "
                f"{'branch' if len(problems) == 1 else 'branches'} that cannot be read: {listed}",
                hint="--skip-unsupported leaves them out",
            )


class _EmbeddedBaskets:
    """Baskets that are stored in the record of a TTree, and their part of its compressed size."""

    def __init__(self, tree: Any) -> None:
        key = tree.parent
        self._ratio = (key.fNbytes - key.fKeylen) / max(key.fObjlen, 1)

    def sizes(self, branch: Any) -> tuple[int, int]:
        """Compressed and uncompressed bytes of the embedded baskets of a branch."""
        try:
            length = sum(_len_embedded(basket) for basket in branch.embedded_baskets)
        except Exception:  # noqa: BLE001 (damage is reported when the branch is read)
            return 0, 0
        return round(length * self._ratio), length


def _len_embedded(basket: Any) -> int:
    """Bytes of an embedded basket: its key, values and offsets."""
    offsets = basket.byte_offsets
    return int(basket.member("fKeylen")) + len(basket.data) + (0 if offsets is None else offsets.nbytes)


def _entry_offsets(branch: Any) -> set[int]:
    """First entries of the baskets of a branch, and its number of entries."""
    num_normal = branch.num_baskets - len(branch.embedded_baskets)
    offsets = [int(each) for each in branch.member("fBasketEntry")[: num_normal + 1]] if num_normal else [0]
    for basket in branch.embedded_baskets:
        offsets.append(offsets[-1] + int(basket.num_entries))
    return set(offsets)


def _labels(names: Sequence[str]) -> dict[str, str]:
    """Names of branches by labels that tell them apart: a number is appended to the second of one name."""
    labels: dict[str, str] = {}
    known = set(names)
    for name in names:
        label = name if name not in labels else sanitized(name, known)
        known.add(label)
        labels[label] = name
    return labels


def _grouped(read: Mapping[str, Any], groups: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Group and member of each branch that belongs to a group."""
    found: dict[str, tuple[str, str]] = {}
    for pattern in groups:
        prefix = pattern.partition("*")[0]
        group = sanitized(prefix.rstrip("_."))
        if not prefix.rstrip("_.") or "*" not in pattern:
            raise SchemaError(f"'{shortened(pattern)}' is no pattern of a group", hint="such as 'Muon_*'")
        before = len(found)
        for name, item in read.items():
            if _is_array(item) and name not in found and fnmatch.fnmatchcase(name, pattern):
                found[name] = (group, sanitized(name.removeprefix(prefix)))
        if len(found) == before:
            raise SchemaError(f"no array of variable length matches the group '{shortened(pattern)}'")
        if group in read and group not in found:
            raise SchemaError(f"group '{group}' has the name of a branch", hint="rename the branch")
    return found


def _is_array(item: _BranchLeaf | _BranchMembers) -> bool:
    """Return whether a branch holds arrays of variable length."""
    return isinstance(item, _BranchLeaf) and isinstance(item.read(0, 0), Collection)


def _is_split_collection(branch: Any) -> bool:
    """Return whether the branches below hold members of the elements of one collection."""
    return bool(branch.has_member("fType")) and branch.member("fType") in _SPLIT_COLLECTIONS


def _place(item: _BranchLeaf | _BranchMembers, path: str) -> None:
    """Note which field each branch becomes."""
    if isinstance(item, _BranchLeaf):
        item.info.field = path
        return
    for name, member in item.members.items():
        _place(member, f"{path}.{name}")


def _leaves(item: _BranchLeaf | _BranchMembers) -> Iterator[_BranchLeaf]:
    if isinstance(item, _BranchLeaf):
        yield item
        return
    for member in item.members.values():
        yield from _leaves(member)


def _without_dimensions(name: str) -> str:
    return name.partition("[")[0] or name


def _field_name(name: str) -> str:
    """The name of the field of a top-level branch, unless another has it."""
    return sanitized(_without_dimensions(name).rstrip("."))


def _spec(item: _BranchLeaf | _BranchMembers, path: str) -> Spec:
    if isinstance(item, _BranchLeaf):
        return item.spec
    if not item.is_collection:
        return {name: _spec(member, f"{path}.{name}") for name, member in item.members.items()}
    return infer_layout(item.read(0, 0), path)


def _kept_type(name: str, leaf: _BranchLeaf) -> Spec:
    """The type of a branch: its own if it is a set, map or RVec that fits the values, else what stores them unchanged."""
    layout = leaf.read(0, 0)
    if _KEPT_TYPES.search(name):
        own = name.replace("TString", STRING_TYPE)
        try:
            node = _nodes({"x": own})["x"]
            conform(node, layout)
        except SchemaError:
            pass
        else:
            return node.field.type_name
    return infer_layout(layout, leaf.info.path)


def _nodes(schema: Mapping[str, Spec]) -> dict[str, FieldNode]:
    """The fields that a schema describes, as those of an RNTuple that is open."""
    model = Model(DEFAULT_GENERATION, compressed=True)
    model.add(model.declare(schema, {}, {}))
    return {node.field.name: node for node in model.nodes}


def _part(node: FieldNode, item: _BranchLeaf | _BranchMembers | None) -> FieldPart:
    rooms: tuple[Room, ...] = ()
    below: list[_BranchLeaf | _BranchMembers | None] = [None] * len(node.children)
    if isinstance(item, _BranchLeaf):
        rooms = (Room(item.info.nbytes, item.info.len_baskets, item.info.num_baskets),)
    elif item is not None:
        rooms = item.rooms
        if item.is_collection:
            below = [_BranchMembers(item.members)]
        else:
            below = [item.members[name] for name in node.members]
    children = tuple(_part(child, each) for child, each in zip(node.children, below, strict=True))
    return FieldPart(node.field.path, node.field.type_name, node.kind, rooms, children)


def _type_of(branch: Any) -> str:
    """The C++ type of a branch as uproot names it; that of the file if uproot fails."""
    try:
        return str(branch.typename)
    except Exception:  # noqa: BLE001 (the errors of uproot have no common class)
        streamer = branch.streamer
        return str(
            streamer.typename if streamer is not None else branch.member("fClassName", none_if_missing=True)
        )


def _view(branch: Any, type_name: str) -> str:
    """Return the type with which ROOT shows the values of a branch, see ``Branch.view``."""
    leaves = branch.member("fLeaves")
    numbers = [leaf.member("fType") for leaf in leaves if leaf.classname == "TLeafElement"]
    owner = str(branch.member("fClassName")) if branch.has_member("fClassName") else ""
    # Without a dictionary, ROOT does not show the members of split maps.
    if any(leaf.classname == "TLeafObject" for leaf in leaves) or owner.startswith("pair<"):
        return ""
    if all(0 <= number < _FIRST_POINTER and number not in _NO_LEAVES for number in numbers):
        return "leaves"
    names = set(re.findall(r"[\w:]+", type_name))
    return "object" if len(numbers) == 1 and names <= _OBJECTS_OF_ROOT and names & _CONTAINERS else ""


def _is_plain(branch: Any) -> bool:
    """Return whether values are numbers or arrays of them, of which no form fails later."""
    return type(branch.interpretation).__name__ in ("AsDtype", "AsJagged", "AsStrings")


def _legal(layout: Layout) -> Layout:
    """The same values with names of members that fields may have; any byte but 0 is true, as in ROOT."""
    if isinstance(layout, Record):
        taken: set[str] = set()
        members = {}
        for name, member in layout.members.items():
            new = sanitized(name, taken)
            taken.add(new)
            members[new] = member
        layout = Record(members, layout.length)
    if isinstance(layout, Numbers) and layout.data.dtype == np.bool_:
        return Numbers(layout.data.view(np.uint8) != 0)
    return layout.map(_legal)


def _first_line(error: BaseException) -> str:
    text = next((line.strip() for line in str(error).splitlines() if line.strip()), "")
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


@contextmanager
def open_ttrees(
    source: str, pattern: str | None = None, *, threads: int = 1, **choices: Any
) -> Iterator[list[TTree]]:
    """Open TTrees of a file for the block.

    Args:
        source: path or URL, as uproot takes them.
        pattern: name or pattern of TTrees, with directories in front; None for all.
        threads: threads that decompress baskets.
        choices: further arguments of ``TTree``.

    Raises:
        SchemaError: no TTree fits; see ``TTree`` for more.
        SourceError: the file cannot be read as a ROOT file.
        TableError: the file or a TTree is damaged.
    """
    uproot = require("uproot")
    executor = uproot.ThreadPoolExecutor(threads) if threads > 1 else None
    options = RetryPolicy.taken_from(options_of(source))[1] if is_url(source) else {}
    try:
        file = uproot.open(
            {source: None}, decompression_executor=executor, custom_classes=static_classes(), **options
        )
        repair(file.file)
    except FileNotFoundError as error:
        raise MissingSourceError(f"cannot read {source}: there is no such file") from error
    except Exception as error:
        # uproot raises errors of many classes for files that are damaged.
        raise _unreadable(source, error) from error
    with ExitStack() as stack:
        if executor is not None:
            stack.callback(executor.shutdown)
        stack.enter_context(file)
        try:
            classes = file.classnames(recursive=True, cycle=False)
        except Exception as error:
            raise _unreadable(source, error) from error
        known = [name for name, kind in classes.items() if kind in TREE_CLASSES]
        names = (
            known if pattern is None else [pattern] if pattern in known else fnmatch.filter(known, pattern)
        )
        if not names:
            hint = f"TTrees: {', '.join(known)}" if known else "it has none"
            what = "TTree" if pattern is None else f"TTree '{shortened(pattern)}'"
            raise SchemaError(f"there is no {what} in {source}", hint=hint)
        yield [_table(file, name, source, choices) for name in names]


def _table(file: Any, name: str, source: str, choices: Mapping[str, Any]) -> TTree:
    try:
        return TTree(file[name], **choices)
    except (SchemaError, TableError, MissingExtraError):
        raise
    except Exception as error:
        raise TableError(f"cannot read TTree '{name}' of {source}: {_first_line(error)}") from error


def _unreadable(source: str, error: Exception) -> RNTupleError:
    """The error of a file that uproot cannot open: damaged, or no ROOT file."""
    kind = TableError if isinstance(error, FormatError) else SourceError
    return kind(f"cannot read {source}: {_first_line(error)}")
