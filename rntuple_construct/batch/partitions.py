"""The entries of files as partitions of Dask collections, and how workers read them."""

from __future__ import annotations

import json
import os
import uuid
import zlib
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from operator import index
from typing import TYPE_CHECKING, Any, NamedTuple

from rntuple_construct.base.errors import LimitError, RNTupleError, SchemaError, SourceError
from rntuple_construct.base.printable import count_text, redacted
from rntuple_construct.base.suggestions import shortened
from rntuple_construct.batch.open_files import OPEN_FILES, OpenFile, Opening
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import Numbers, Strings
from rntuple_construct.reader.chunking import PER_CLUSTER
from rntuple_construct.reader.multi_file import sources
from rntuple_construct.reader.ntuple import RNTuple
from rntuple_construct.reader.options import FileOptions, columns_of
from rntuple_construct.reader.pickling import FileReference

if TYPE_CHECKING:
    from rntuple_construct.model.libraries import Library
    from rntuple_construct.reader.multi_file import Files
    from rntuple_construct.reader.options import FieldNames

__all__ = ["Partition", "PartitionReader", "Prepared", "prepare"]

_NUM_OPENED_AT_ONCE = 8
_DEFAULT_SIZE = "100 MB"
_MAX_PARTITIONS = 500_000
"""Of one file: a damaged file may tell of more entries than could ever be listed."""
_FLAT = frozenset({FieldKind.NUMBER, FieldKind.CHARACTER, FieldKind.STRING, FieldKind.CARDINALITY})


@dataclass(frozen=True, slots=True)
class Partition:
    """Entries of one file. It holds no metadata, because each is sent to a worker.

    Args:
        source: path or URL.
        ntuple: the RNTuple; None for the only one.
        start, stop: entries; if ``num_parts`` is not 0, ``start`` is the number of a part.
        num_parts: parts of equal size that a worker divides a file into that was not opened before.
        identity: that of the opened file, see ``OpenFile``; 0 if it was not opened before.
    """

    source: str
    ntuple: str | None
    start: int
    stop: int
    num_parts: int = 0
    identity: int = 0

    def entries(self, events: RNTuple) -> tuple[int, int]:
        """Return the first entry and the one after the last.

        Raises:
            SchemaError: the RNTuple has fewer entries.
        """
        if self.num_parts:
            bounds = _bounds_of_parts(events, self.num_parts)
            return bounds[self.start], bounds[self.start + 1]
        if self.stop > events.num_entries:
            entries = count_text(events.num_entries, "entry")
            raise SchemaError(f"{redacted(self.source)} has {entries}, and no entry {self.stop - 1}")
        return self.start, self.stop


@dataclass(frozen=True)
class PartitionReader:
    """Reads partitions.

    Args:
        opening: how files are opened.
        names: the columns, in the form of ``RNTuple.arrays``.
        cut, aliases: as for ``RNTuple.arrays``.
        library: form of the result.
        types: C++ types of the fields in the first file, packed by ``pack``.
    """

    opening: Opening
    names: tuple[str, ...]
    cut: str | None
    aliases: Mapping[str, str] | None
    library: Library
    types: bytes

    def read(self, part: Partition) -> Any:
        """Return the values of a partition.

        Raises:
            SourceError: the file cannot be read, or has changed since the collection was made.
            SchemaError: the file has other types than the first one, or fewer entries than the partition.
            RNTupleError: whatever reading raises.
        """
        with OPEN_FILES.use(self.opening, part.source, part.ntuple) as opened:
            self._check(opened, part)
            start, stop = part.entries(opened.events)
            return opened.events.arrays(
                list(self.names), self.cut, aliases=self.aliases, entry_start=start, entry_stop=stop,
                library=self.library,
            )  # fmt: skip

    def types_of(self, events: RNTuple) -> dict[str, str]:
        """Return the types of the fields that are read, to compare them with ``types``."""
        return events.types_of(list(self.names), self.cut, aliases=self.aliases)

    def _check(self, opened: OpenFile, part: Partition) -> None:
        if part.identity:
            if opened.identity != part.identity:
                raise SourceError(
                    f"{redacted(part.source)} has changed since the collection was made",
                    hint="make the collection again",
                )
        elif self.names not in opened.checked:
            types = self.types_of(opened.events)
            first = unpack(self.types)
            check_types(
                part.source, types, "the first file", {name: first.get(name, "missing") for name in types}
            )
            opened.checked.add(self.names)


class Prepared(NamedTuple):
    """Components of a collection.

    Args:
        reader: reads partitions.
        parts: all partitions, at least one.
        empty: no entries in the form of the library.
        has_divisions: if true, the number of entries of each partition is known.
    """

    reader: PartitionReader
    parts: list[Partition]
    empty: Any
    has_divisions: bool

    @property
    def divisions(self) -> tuple[int, ...] | None:
        """First entry of each partition, counted from the first file, and the number of all; None if not known."""
        if not self.has_divisions:
            return None
        ends = [0]
        for part in self.parts:
            ends.append(ends[-1] + part.stop - part.start)
        return tuple(ends)


class _PartitionedFile(NamedTuple):
    """A file to open, the RNTuple in it, and the ranges of entries that the caller has chosen."""

    source: str
    ntuple: str | None
    steps: list[tuple[int, int]] | None = None


def prepare(
    files: Files,
    fields: FieldNames,
    cut: str | None,
    library: Library,
    options: Mapping[str, Any],
    *,
    is_flat: bool = False,
    types_of: Callable[[RNTuple], dict[str, str]] | None = None,
) -> Prepared:
    """Look into files, and divide them into partitions.

    Args:
        files, fields, cut: as for ``dask_awkward``.
        library: form of the values.
        options: those of ``dask_awkward``.
        is_flat: if true, only numbers and strings are allowed.
        types_of: returns the types that all files must have; None for those of the fields.

    Raises:
        SchemaError: no such field or option, or a field of another C++ type than in the first file.
        RNTupleError: the metadata of a file are damaged.
    """
    if cut is not None and not isinstance(cut, str):
        raise SchemaError("other processes only understand a cut that is text")
    columns: dict[str, Any] = {**columns_of(options)}
    chosen = _Chosen(columns.pop("expressions", fields), cut, columns, library, is_flat)
    types_of = types_of or chosen.types
    divide = _division(options)
    given = {name: options[name] for name in FileOptions.__annotations__ if name in options}
    opening = Opening(given, uuid.uuid4().hex)
    targets = list(_targets(files))
    if any(target.steps is not None for target in targets) and not divide.is_default:
        raise SchemaError("step_size and steps_per_file are for files without steps")
    keeps_failures = bool(options.get("report"))
    failed: list[RNTupleError] = []
    for target in targets:
        try:
            with OPEN_FILES.use(opening, target.source, target.ntuple) as opened:
                first, types = target, types_of(opened.events)
                names = chosen.names(opened.events)
                empty = opened.events.arrays(
                    names, cut, aliases=columns.get("aliases"), entry_start=0, entry_stop=0, library=library
                )
            break
        except RNTupleError as error:
            failed.append(error)
            if not keeps_failures:
                raise
    else:
        raise failed[0]

    def look(target: _PartitionedFile) -> list[Partition]:
        later = Partition(target.source, target.ntuple, 0, 0, divide.steps_per_file or 1)
        if not options.get("open_files", True):
            return list(_parts_of(later, target))
        try:
            with OPEN_FILES.use(opening, target.source, target.ntuple) as opened:
                events = opened.events
                check_types(target.source, types_of(events), first.source, types)
                ranges = divide.ranges(events, names, chosen) if target.steps is None else target.steps
                parts = [Partition(*target[:2], *each, identity=opened.identity) for each in ranges]
                for part in parts:
                    part.entries(events)
                return parts or [Partition(*target[:2], 0, 0, identity=opened.identity)]
        except RNTupleError:
            if keeps_failures:
                # The worker meets the same failure, which becomes a row of the report.
                return [replace(later, num_parts=1)]
            raise

    with ThreadPoolExecutor(_NUM_OPENED_AT_ONCE) as pool:
        found = [part for parts in pool.map(look, targets) for part in parts]
    parts = [part for part in found if part.stop > part.start or part.num_parts] or found[:1]
    reader = PartitionReader(opening, tuple(names), cut, columns.get("aliases"), library, pack(types))
    is_known = cut is None and not keeps_failures and not any(part.num_parts for part in parts)
    return Prepared(reader, parts, empty, is_known)


@dataclass(frozen=True)
class _Chosen:
    """The columns of a collection; arguments as for ``prepare``, ``columns`` holds filters and aliases."""

    fields: FieldNames
    cut: str | None
    columns: Mapping[str, Any]
    library: Library
    is_flat: bool

    def names(self, events: RNTuple) -> list[str]:
        """Return the names of all columns."""
        selection = events.selection(self.fields, self.cut, **self.columns)
        if not self.is_flat:
            return selection.names
        computed = [name for name in selection.names if name not in selection.fields]
        layouts = events.arrays(
            computed, aliases=self.columns.get("aliases"), entry_start=0, entry_stop=0, library="layout"
        ) if computed else {}  # fmt: skip
        flat = {name for name, node in selection.fields.items() if _kind(node) in _FLAT}
        flat |= {name for name, layout in layouts.items() if isinstance(layout, (Numbers, Strings))}
        if self.fields is not None and len(flat) < len(selection.names):
            name = next(name for name in selection.names if name not in flat)
            raise SchemaError(f"field '{name}' is not flat", hint="rnt.dask_awkward takes nested fields")
        if not flat:
            raise SchemaError(
                f"'{events.path}' has no flat field", hint="rnt.dask_awkward takes nested fields"
            )
        return [name for name in selection.names if name in flat]

    def types(self, events: RNTuple) -> dict[str, str]:
        """Return the C++ types of the fields that are read."""
        return events.types_of(self.names(events), self.cut, aliases=self.columns.get("aliases"))


def check_types(source: str, types: Mapping[str, str], first: str, expected: Mapping[str, str]) -> None:
    """Raise SchemaError if the fields of a file have other C++ types than those of the first file."""
    if types == expected:
        return
    name = next(each for each in {**expected, **types} if expected.get(each) != types.get(each))
    raise SchemaError(
        f"field '{name}' is {types.get(name, 'missing')} in {redacted(source)} and "
        f"{expected.get(name, 'missing')} in {redacted(first)}",
        hint="name the fields that all files have",
    )


def pack(value: Any) -> bytes:
    """Return a value of JSON as few bytes, which many tasks hold."""
    return zlib.compress(json.dumps(value).encode(), 1)


@lru_cache(maxsize=32)
def unpack(data: bytes) -> Any:
    """Return the value of ``pack``; it must not be changed."""
    return json.loads(zlib.decompress(data))


# Files and ranges of entries


def _targets(files: Any) -> Iterator[_PartitionedFile]:
    """Everything to open."""
    if isinstance(files, Mapping):
        for given, what in files.items():
            name, steps = (
                (what.get("object_path"), what.get("steps")) if isinstance(what, Mapping) else (what, None)
            )
            for source, ntuple in sources({given: name}):
                yield _PartitionedFile(_path(source), ntuple, None if steps is None else _ranges(steps))
    elif isinstance(files, (str, os.PathLike, bytes)):
        for source, ntuple in sources(files):
            yield _PartitionedFile(_path(source), ntuple)
    else:
        found = [target for each in files for target in _targets(each)]
        if not found:
            sources([])
        yield from found


def _path(source: Any) -> str:
    path = FileReference.absolute(source)
    if not isinstance(path, str):
        raise SchemaError("other processes can only open paths and URLs")
    return path


def _ranges(steps: Any) -> list[tuple[int, int]]:
    """Ranges of entries from pairs, or from a list of offsets.

    Raises:
        SchemaError: something else, or a range that ends before it starts.
    """
    try:
        pairs = pairwise(steps) if all(map(_is_integer, steps)) else steps
        found = [(index(start), index(stop)) for start, stop in pairs]
    except (TypeError, ValueError):
        found = [(-1, -1)]
    for start, stop in found:
        if not 0 <= start <= stop:
            raise SchemaError(
                f"steps {shortened(repr(steps))} are not ranges of entries",
                hint="give pairs of the first entry and the one after the last, or ascending offsets",
            )
    return found


def _is_integer(value: Any) -> bool:
    try:
        index(value)
    except TypeError:
        return False
    return True


def _parts_of(whole: Partition, target: _PartitionedFile) -> Iterator[Partition]:
    """Partitions of a file that is not opened before it is read."""
    if target.steps is not None:
        for start, stop in target.steps:
            yield replace(whole, start=start, stop=stop, num_parts=0)
    else:
        for number in range(whole.num_parts):
            yield replace(whole, start=number)


@dataclass(frozen=True)
class _Division:
    """Options that divide the entries of a file; at most one is given."""

    step_size: int | str | None
    steps_per_file: int | None

    @property
    def size(self) -> int | str:
        """The size of a partition."""
        return _DEFAULT_SIZE if self.step_size is None else self.step_size

    @property
    def is_default(self) -> bool:
        """Return whether neither is given."""
        return self.step_size is None and self.steps_per_file is None

    def ranges(self, events: RNTuple, names: list[str], chosen: _Chosen) -> list[tuple[int, int]]:
        """Return the ranges of entries of a file.

        Raises:
            SchemaError: a step size that is neither a positive number nor a size.
            LimitError: there are too many.
        """
        if self.steps_per_file is not None:
            return [
                each for each in pairwise(_bounds_of_parts(events, self.steps_per_file)) if each[1] > each[0]
            ]
        edges = _cluster_edges(events)
        if self.step_size == PER_CLUSTER:
            return list(pairwise(edges))
        steps = events.steps(
            names, self.size, library=chosen.library, cut=chosen.cut,
            aliases=chosen.columns.get("aliases"),
        )  # fmt: skip
        start, stop = next(steps, (0, 1))
        if events.num_entries // (stop - start) > _MAX_PARTITIONS:
            raise LimitError(
                f"{redacted(events.metadata.container.name)} would be {events.num_entries // (stop - start)} partitions of "
                f"{count_text(stop - start, 'entry')}",
                hint="choose a larger step_size",
            )
        return _joined_clusters(edges, stop - start, is_limit=not isinstance(self.size, str))


def _division(options: Mapping[str, Any]) -> _Division:
    """The division that is asked for.

    Raises:
        SchemaError: both a size and a number, a size for files that are not opened, or an impossible number.
    """
    step_size, number = options.get("step_size"), options.get("steps_per_file")
    if step_size is not None and number is not None:
        raise SchemaError("step_size and steps_per_file exclude each other")
    if step_size is not None and not options.get("open_files", True):
        raise SchemaError("step_size needs open files", hint="use steps_per_file with open_files=False")
    if number is not None and not (_is_integer(number) and 1 <= number <= _MAX_PARTITIONS):
        raise SchemaError(
            f"steps_per_file must be from 1 to {_MAX_PARTITIONS}, not {shortened(repr(number))}"
        )
    return _Division(step_size, number)


def _cluster_edges(events: RNTuple) -> list[int]:
    """First entries of all clusters that have entries, and the number of entries; ascending."""
    starts = {start for start, stop in events.cluster_ranges if stop > start}
    return sorted({0, *starts, events.num_entries})


def _joined_clusters(edges: Sequence[int], most: int, *, is_limit: bool) -> list[tuple[int, int]]:
    """Return ranges of clusters that together have about a number of entries.

    Args:
        edges: see ``_cluster_edges``.
        most: number of entries.
        is_limit: if true, a larger cluster is divided, so that pages at its parts' ends are read twice.
    """
    found = []
    begin = 0
    for start, stop in pairwise(edges):
        if stop - begin <= most:
            continue
        if begin < start:
            found.append((begin, start))
        number = -(-(stop - start) // most) if is_limit else 1
        bounds = [start + (stop - start) * part // number for part in range(number + 1)]
        found += pairwise(bounds[:-1])
        begin = bounds[-2]
    if begin < edges[-1]:
        found.append((begin, edges[-1]))
    return found


def _bounds_of_parts(events: RNTuple, number: int) -> list[int]:
    """Return the bounds of a number of parts of about equal size, at the start of a cluster where one is near."""
    edges, num_entries = _cluster_edges(events), events.num_entries
    bounds = [0]
    for part in range(1, number):
        bound, after = num_entries * part // number, bisect_left(edges, num_entries * part // number)
        near = min(edges[max(after - 1, 0) : after + 1], key=lambda edge: abs(edge - bound))
        # Nearer than half a part, so that no two parts begin at the same cluster.
        bounds.append(near if 2 * abs(near * number - num_entries * part) < num_entries else bound)
    return [*bounds, num_entries]


def _kind(node: FieldNode) -> FieldKind:
    while node.kind is FieldKind.WRAPPER or node.is_member_view:
        node = node.children[0]
    return node.kind
