"""Differences between two RNTuples, or between a TTree and an RNTuple: schema, values and, if asked for, storage."""

from __future__ import annotations

import fnmatch
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.notebook import notebook_table
from rntuple_construct.base.printable import count_text
from rntuple_construct.base.suggestions import shortened
from rntuple_construct.conversion.conditions import condition_on
from rntuple_construct.conversion.tables.table import opened
from rntuple_construct.conversion.tables.ttree import TTree
from rntuple_construct.model.arrays import JSON, Form, meant, to_list
from rntuple_construct.model.schema.cpp_types import normalize_type_name
from rntuple_construct.model.schema.field_kinds import FieldNode
from rntuple_construct.model.values.comparison import Tolerance, differing
from rntuple_construct.model.values.layout import Layout
from rntuple_construct.model.values.selection import slice_layout, take
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader.summary import FieldSummary, Summary, summarize
from rntuple_construct.storage import located

__all__ = ["Difference", "FieldDifference", "diff"]

STEP = "32 MB"
MAX_EXAMPLES = 5


@dataclass(slots=True)
class FieldDifference:
    """Values of one field that differ.

    Args:
        path: the field.
        num_different: entries whose values differ.
        first_entry: the first of them.
        examples: the first few, each with ``entry``, ``left`` and ``right``; values as ``rntuple dump`` prints them.
    """

    path: str
    num_different: int = 0
    first_entry: int = -1
    examples: list[dict[str, Any]] = field(default_factory=list)


@dataclass(slots=True)
class Difference:
    """Differences of two RNTuples; true if there are any.

    Args:
        left, right: names of the RNTuples.
        num_entries: number of entries of either side.
        schema: differences of the schema, each with ``path``, ``what``, ``left`` and ``right``.
        fields: fields whose values differ.
        storage: differences in how they are stored, in the form of ``schema``; empty unless asked for.
        num_compared: entries whose values were compared.
    """

    left: str
    right: str
    num_entries: tuple[int, int]
    schema: list[dict[str, Any]] = field(default_factory=list)
    fields: list[FieldDifference] = field(default_factory=list)
    storage: list[dict[str, Any]] = field(default_factory=list)
    num_compared: int = 0

    @property
    def is_equal(self) -> bool:
        """Return whether nothing differs."""
        return not (self.schema or self.fields or self.storage or len(set(self.num_entries)) > 1)

    def __bool__(self) -> bool:
        return not self.is_equal

    def _repr_html_(self) -> str:
        rows = [(each["path"], each["what"], *_pair(each)) for each in (*self.schema, *self.storage)]
        for found in self.fields:
            what = f"{count_text(found.num_different, 'entry')}, the first is {found.first_entry}"
            rows.append((found.path, what, *_pair(found.examples[0] if found.examples else {})))
        if len(set(self.num_entries)) > 1:
            left, right = map(str, self.num_entries)
            rows.insert(0, ("", "number of entries", left, right))
        verdict = f"{count_text(len(rows), 'difference')}" if rows else "equal"
        title = f"{self.left} and {self.right}: {verdict}, {count_text(self.num_compared, 'entry')} compared"
        return notebook_table(
            title, ("field", "difference", "left", "right"), rows, "differences", "as_dict()"
        )

    def as_dict(self) -> dict[str, Any]:
        """The same as plain dicts and lists, for JSON."""
        return {"equal": self.is_equal} | asdict(self) | {"num_entries": list(self.num_entries)}


def _pair(item: Mapping[str, Any]) -> tuple[str, str]:
    """Both sides of a difference as texts that fit a cell."""
    left, right = ("" if item.get(side) is None else f"{item[side]}" for side in ("left", "right"))
    return shortened(left), shortened(right)


def diff(
    left: Any,
    right: Any,
    fields: Sequence[str] | str | None = None,
    *,
    names: tuple[str | None, str | None] = (None, None),
    rtol: float = 0.0,
    atol: float = 0.0,
    bits: bool = False,
    storage: bool = False,
    max_examples: int = MAX_EXAMPLES,
    step_size: int | str = STEP,
    advanced: Callable[[int, int], None] | None = None,
    mapping: Mapping[str, str] | None = None,
    where: str | None = None,
    exclude: Sequence[str] = (),
    skip_unsupported: bool = False,
    storage_options: Mapping[str, Any] | None = None,
) -> Difference:
    """Compare two RNTuples, of any two generations of the format; either may be a TTree.

    The order of fields does not matter. Clusters, pages, encodings and compression are compared only with
    ``storage``. NaN equals NaN. Entries that only one side has do not count as differences of values.

    Args:
        left, right: RNTuples, TTrees of ``open_ttrees``, or paths, URLs, bytes or binary file objects.
        fields: names, patterns or paths of members to compare, as for ``RNTuple.arrays``; None for all.
        names: which RNTuples of two files; None for the only one.
        rtol, atol: numbers are equal if they are at most ``atol + rtol * abs(left)`` apart.
        bits: compare the bits of numbers.
        storage: compare encodings, compression, clusters and pages too.
        max_examples: how many differences of each field are given with their values.
        step_size: how much is compared at a time, as for ``RNTuple.iterate``.
        advanced: called with the number of entries that are done and that of all.
        mapping: names of top-level fields of the right side by those of the left, where they differ.
        where: condition that entries to compare fulfil, as for ``ConvertOptions``: on the left side, or on the right one if the left
            one is a TTree.
        exclude: names or patterns of top-level fields that are not compared.
        skip_unsupported: do not report fields that cannot be read.
        storage_options: options of the file systems of URLs, as for ``open``.

    Returns:
        the differences of schema, values and, with ``storage``, of the storage; ``is_equal`` without differences.

    Raises:
        SchemaError: no such field or RNTuple, or a tolerance that is negative or no number.
        RNTupleError: the bytes needed are damaged or not readable here.
    """
    if not (rtol >= 0 and atol >= 0):
        raise SchemaError(
            f"tolerances must be 0 or more, not {rtol} and {atol}", hint="give numbers from 0 on"
        )
    with _both(located(left, storage_options), located(right, storage_options), names) as (one, other):
        found = Difference(one.path, other.path, (one.num_entries, other.num_entries))
        if storage and not (isinstance(one, RNTuple) and isinstance(other, RNTuple)):
            raise SchemaError("the storage of TTrees cannot be compared")
        pairs, names_there = _matched(one, other, fields, found, mapping or {}, exclude)
        if not skip_unsupported and fields is None:
            found.schema += _unreadable(one, other, exclude)
        judge = one if isinstance(one, RNTuple) else other
        condition = None if where is None else condition_on(judge, where)
        values = _Values(pairs, Tolerance(rtol, atol, bits), max_examples)
        stop = min(found.num_entries)
        position = 0
        chunks = one.iterate(list(pairs), step_size=step_size, entry_stop=stop, library="layout")
        for chunk in chunks if pairs else ():
            length = max(map(len, chunk.values()))
            copy = other.arrays(
                list(names_there.values()),
                entry_start=position,
                entry_stop=position + length,
                library="layout",
            )
            there = {name: copy[names_there[name]] for name in pairs}
            entries = np.arange(position, position + length)
            if condition is not None and isinstance(judge, RNTuple):
                entries = judge.matching(condition, position, position + length)
                chunk, there = (
                    {name: take(layout, entries - position) for name, layout in side.items()}
                    for side in (chunk, there)
                )
            values.compare(chunk, there, entries)
            found.num_compared += len(entries)
            position += length
            if advanced is not None:
                advanced(position, stop)
        found.fields = values.found()
        if isinstance(one, RNTuple) and isinstance(other, RNTuple) and storage:
            found.storage = list(_storage(summarize(one), summarize(other), set(pairs)))
        return found


@contextmanager
def _both(
    left: Any, right: Any, names: tuple[str | None, str | None]
) -> Iterator[tuple[RNTuple | TTree, RNTuple | TTree]]:
    with ExitStack() as stack:
        one, other = (
            source if isinstance(source, TTree) else stack.enter_context(opened(source, name))
            for source, name in zip((left, right), names, strict=True)
        )
        yield one, other


def _matched(
    one: RNTuple | TTree,
    other: RNTuple | TTree,
    fields: Sequence[str] | str | None,
    found: Difference,
    mapping: Mapping[str, str],
    exclude: Sequence[str],
) -> tuple[dict[str, FieldNode], dict[str, str]]:
    """Fields that both sides have with the same structure, and their names on the right.

    Notes all other differences of the schema.
    """
    for table, names in ((one, mapping.keys()), (other, mapping.values())):
        for name in names:
            table.select([name])
    back = {there: here for here, there in mapping.items()}
    if len(back) < len(mapping):
        raise SchemaError("two fields of the left side are mapped to the same field of the right side")
    if fields is None or mapping:
        left, there = one.select(fields), other.select(None)
        if fields is not None:
            there = {name: node for name, node in there.items() if back.get(name, name) in left}
    else:
        left, there = _selected(one, other, fields), _selected(other, one, fields)
    right = {back.get(name, name): node for name, node in there.items()}
    for pattern in exclude:
        if not any(_is_excluded(name, [pattern]) for name in (*left, *right, *one.dropped, *other.dropped)):
            raise SchemaError(
                f"no field on either side matches '{shortened(pattern)}', which is to be left out"
            )
    left, right = (
        {name: node for name, node in side.items() if not _is_excluded(name, exclude)}
        for side in (left, right)
    )
    for side, here, there in (("left", left, right), ("right", right, left)):
        for name, node in here.items():
            if name not in there:
                what = {"left": None, "right": None} | {side: _type_of(node)}
                found.schema.append({"path": name, "what": f"only on the {side}", **what})
    pairs = {}
    for name, node in left.items():
        if name in right:
            differences = list(_schema(node, right[name]))
            found.schema += differences
            if not any(item["what"] in _STRUCTURAL for item in differences):
                pairs[name] = node
    return pairs, {name: mapping.get(name, name) for name in pairs}


def _unreadable(
    one: RNTuple | TTree, other: RNTuple | TTree, exclude: Sequence[str]
) -> Iterator[dict[str, Any]]:
    for side, table in (("left", one), ("right", other)):
        for name, error in table.dropped.items():
            if not _is_excluded(name, exclude):
                found = {"path": name, "what": f"cannot be read on the {side}", "left": None, "right": None}
                yield found | {side: str(error)}


def _is_excluded(name: str, exclude: Sequence[str]) -> bool:
    return any(name == pattern or fnmatch.fnmatchcase(name, pattern) for pattern in exclude)


def _selected(
    ntuple: RNTuple | TTree, other: RNTuple | TTree, fields: Sequence[str] | str
) -> dict[str, FieldNode]:
    """Fields asked for; one of the two sides must have each of them."""
    chosen: dict[str, FieldNode] = {}
    for name in [fields] if isinstance(fields, str) else fields:
        try:
            chosen |= ntuple.select([name])
        except SchemaError:
            other.select([name])
    return chosen


_STRUCTURAL = {"type", "members", "size", "structure"}


def _schema(one: FieldNode, other: FieldNode) -> Iterator[dict[str, Any]]:
    """Differences between two fields of the same name and those below them."""
    path = one.field.path

    def difference(what: str, left: Any, right: Any) -> dict[str, Any]:
        return {"path": path, "what": what, "left": left, "right": right}

    left, right = _type_of(one), _type_of(other)
    if left != right:
        yield difference("type", left, right)
        return
    if one.kind is not other.kind and {one.kind.value, other.kind.value} != {"optional", "dense optional"}:
        yield difference("structure", one.kind.value, other.kind.value)
        return
    if one.size != other.size:
        yield difference("size", one.size, other.size)
        return
    if one.field.record.description != other.field.record.description:
        yield difference("description", one.field.record.description, other.field.record.description)
    members, others = one.members, other.members
    if len(members) == len(others) == 1:
        yield from _schema(one.children[0], other.children[0])
    elif members.keys() != others.keys():
        yield difference("members", list(members), list(others))
    else:
        for name, child in members.items():
            yield from _schema(child, others[name])


def _type_of(node: FieldNode) -> str:
    """Type of a field in the spelling of the released format."""
    name = node.field.type_name
    if not name:
        return f"untyped {node.kind.value}"
    try:
        return normalize_type_name(name)
    except SchemaError:
        return name


class _Values:
    """Compares values piece by piece."""

    def __init__(self, names: Mapping[str, FieldNode], tolerance: Tolerance, max_examples: int) -> None:
        self._found = {name: FieldDifference(name) for name in names}
        self._nodes = names
        self._tolerance = tolerance
        self._max_examples = max_examples

    def compare(
        self, left: Mapping[str, Layout], right: Mapping[str, Layout], entries: npt.NDArray[np.int64]
    ) -> None:
        """Compare the same entries of both sides, which have these numbers."""
        for name, one in left.items():
            other = right[name]
            if one.equal(other):
                continue
            places = np.flatnonzero(differing(one, other, self._tolerance)).tolist()
            if not places:
                continue
            found = self._found[name]
            if not found.num_different:
                found.first_entry = int(entries[places[0]])
            found.num_different += len(places)
            for place in places[: self._max_examples - len(found.examples)]:
                values = [
                    self._shown(name, slice_layout(layout, place, place + 1)) for layout in (one, other)
                ]
                found.examples.append({"entry": int(entries[place]), "left": values[0], "right": values[1]})

    def _shown(self, name: str, value: Layout) -> Any:
        return to_list(meant({name: value}, self._nodes, Form.TEXT)[name], JSON)[0]

    def found(self) -> list[FieldDifference]:
        """Fields with differences."""
        return [item for item in self._found.values() if item.num_different]


_STORAGE = (
    ("generation", "generation"), ("writer", "writer"), ("compression", "compression"),
    ("page_checksums", "page checksums"), ("num_cluster_groups", "cluster groups"), ("num_clusters", "clusters"),
    ("num_pages", "pages"), ("nbytes_pages", "bytes of pages"),
)  # fmt: skip


def _storage(one: Summary, other: Summary, names: set[str]) -> Iterator[dict[str, Any]]:
    for attribute, what in _STORAGE:
        left, right = getattr(one, attribute), getattr(other, attribute)
        if left != right:
            yield {"path": "", "what": what, "left": left, "right": right}
    if one.clusters != other.clusters and one.num_clusters == other.num_clusters:
        yield {"path": "", "what": "entries of clusters", "left": one.clusters, "right": other.clusters}
    tops = {name.split(".")[0] for name in names}
    left_fields, right_fields = ({item.name: item for item in summary.fields} for summary in (one, other))
    for name in left_fields:
        if name in tops and name in right_fields:
            yield from _columns(left_fields[name], right_fields[name], name)


def _columns(one: FieldSummary, other: FieldSummary, path: str) -> Iterator[dict[str, Any]]:
    left, right = (
        [(c.type, c.bits, c.representation, list(c.value_range or ())) for c in item.columns]
        for item in (one, other)
    )
    if left != right:
        yield {"path": path, "what": "columns", "left": _texts(left), "right": _texts(right)}
    for child, counterpart in zip(one.children, other.children, strict=False):
        yield from _columns(child, counterpart, f"{path}.{child.name}")


def _texts(columns: Sequence[tuple[str, int, int, list[float]]]) -> list[str]:
    return [
        f"{kind} {bits} bits" + (f" in {value_range}" if value_range else "")
        for kind, bits, _, value_range in columns
    ]
