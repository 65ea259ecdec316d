"""RNTuples as Dask collections, with a partition for each cluster, and collections as RNTuples."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import dask
from dask_awkward.lib.io.columnar import ColumnProjectionMixin
from dask_awkward.lib.unproject_layout import unproject_layout

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.reader.file import RNTupleFile
from rntuple_construct.reader.filters import NameFilter
from rntuple_construct.reader.multi_file import sources
from rntuple_construct.reader.ntuple import RNTuple
from rntuple_construct.reader.pickling import FileReference
from rntuple_construct.storage import is_url
from rntuple_construct.writer import WriteOptions, write

if TYPE_CHECKING:
    from rntuple_construct.reader.multi_file import Files


class AwkwardReader(ColumnProjectionMixin):  # type: ignore[misc]
    """Reads partitions as awkward arrays.

    Args:
        read: gives the values of fields of a partition, from the partition and their names.
        names: the fields.
        form: form of a partition with all fields.
        original: form that a partition has to have, if fields were left out of ``form``.
    """

    behavior = None
    attrs = None
    return_report = False

    def __init__(
        self,
        read: Callable[[Any, Sequence[str]], Any],
        names: tuple[str, ...],
        form: Any,
        original: Any = None,
    ) -> None:
        self._read = read
        self.names = names
        self.form = form
        self._original = original

    @property
    def use_optimization(self) -> bool:
        """Whether Dask may leave out unused columns."""
        return bool(dask.config.get("awkward.optimization.enabled", default=True))

    def project_columns(self, columns: frozenset[str]) -> AwkwardReader:
        """The same for some of the columns, given as dotted paths."""
        # Field names that are paths to members have dots.
        names = tuple(
            name
            for name in self.names
            if any(each == name or each.startswith(f"{name}.") for each in columns)
        )
        # Without any field there would be no number of entries.
        return AwkwardReader(self._read, names or self.names[:1], self.form, self._original or self.form)

    def __call__(self, part: Any) -> Any:
        """The values of a partition."""
        import awkward as ak

        array = self._read(part, self.names)
        if self._original is None:
            return array
        return ak.Array(unproject_layout(self._original, array.layout))


_NUM_OPENED_AT_ONCE = 8
_FLAT = frozenset({FieldKind.NUMBER, FieldKind.CHARACTER, FieldKind.STRING, FieldKind.CARDINALITY})


@dataclass(frozen=True)
class _Partition:
    """Entries of one file.

    Args:
        source: path or URL.
        ntuple: the RNTuple; None for the only one.
        start, stop: entries.
    """

    source: str
    ntuple: str | None
    start: int
    stop: int


@dataclass(frozen=True)
class _Opening:
    """How files are opened."""

    verify: bool
    external: bool
    storage_options: dict[str, Any] | None

    def file(self, source: Any) -> RNTupleFile:
        """The file, open."""
        options = self.storage_options if is_url(str(source)) else None
        return RNTupleFile(source, verify=self.verify, external=self.external, storage_options=options)

    def read(self, part: _Partition, fields: Sequence[str], library: Any) -> Any:
        """The values of a partition."""
        with self.file(part.source) as file:
            events = file.only() if part.ntuple is None else file[part.ntuple]
            return events.read(list(fields), part.start, part.stop, library)


def dask_awkward(
    files: Files,
    fields: Sequence[str] | str | None = None,
    *,
    filter_name: NameFilter = None,
    verify: bool = True,
    external: bool = False,
    storage_options: dict[str, Any] | None = None,
) -> Any:
    """RNTuples of one or several files as one dask-awkward array, read when it is computed.

    The metadata of all files are read at once, pages only when they are computed. Every cluster is a partition, and of the
    top-level fields only those are read that the computation needs.

    Args:
        files: as for ``iterate``: paths, URLs, patterns, each with an optional ``:NAME``; or a list of these.
        fields, filter_name: as for ``RNTuple.arrays``.
        verify, external, storage_options: as for ``open``.

    Returns:
        dask_awkward.Array of records, one for each entry.

    Raises:
        MissingExtraError: dask-awkward is not installed.
        SchemaError: no such field, or a field of another C++ type than in the first file.
        RNTupleError: the metadata of a file are damaged.
    """
    dask_awkward = require("dask_awkward")
    opening = _Opening(verify, external, storage_options)
    names, parts, empty = _prepared(files, fields, filter_name, opening, "ak", None)
    from rntuple_construct.batch.dask_collections import AwkwardReader

    reader = AwkwardReader(partial(_read_awkward, opening), tuple(names), empty.layout.form)
    return dask_awkward.from_map(reader, parts, label="from-rntuple", divisions=_divisions(parts))


def dask_dataframe(
    files: Files,
    fields: Sequence[str] | str | None = None,
    *,
    filter_name: NameFilter = None,
    verify: bool = True,
    external: bool = False,
    storage_options: dict[str, Any] | None = None,
) -> Any:
    """Flat fields of RNTuples as one Dask data frame; otherwise as ``dask_awkward``.

    Args:
        files, filter_name, verify, external, storage_options: as for ``dask_awkward``.
        fields: numbers and strings; None for all of these.

    Returns:
        dask.dataframe.DataFrame, whose index starts anew in each partition.

    Raises:
        MissingExtraError: Dask or pandas is not installed.
        SchemaError: as for ``dask_awkward``; or a field that is not flat, or none that is.
    """
    frames = require("dask.dataframe")
    opening = _Opening(verify, external, storage_options)
    names, parts, empty = _prepared(files, fields, filter_name, opening, "pd", _FLAT)
    return frames.from_map(_FrameReader(opening, tuple(names)), parts, meta=empty, label="from-rntuple")


def to_rntuple(
    collection: Any,
    directory: str | os.PathLike[str],
    name: str = "Events",
    options: WriteOptions | None = None,
    *,
    storage_options: dict[str, Any] | None = None,
    compute: bool = True,
) -> Any:
    """Write each partition of a collection to a file, on the workers that have it.

    Files are called ``part-00000.root`` and so on, in the order of the partitions. Each appears when it is complete; if one
    fails, those that are done stay.

    Args:
        collection: a dask-awkward array of records or a Dask data frame.
        directory: path of a directory that all workers see, or a URL such as ``s3://bucket/path``.
        name: name of the RNTuple in each file.
        options: as for ``write``.
        storage_options: of a URL, keyword arguments of its fsspec file system.
        compute: False returns delayed objects of the paths in place of the paths.

    Returns:
        paths or URLs of the files, in order.

    Raises:
        MissingExtraError: Dask is not installed.
        SchemaError: no such collection, or values that have no C++ type.
        SinkError: a file cannot be written.
    """
    dask = require("dask")
    if not hasattr(collection, "to_delayed"):
        raise SchemaError(
            f"a {type(collection).__name__} is not a Dask collection",
            hint="rnt.write writes arrays that are in memory",
        )
    target = os.fspath(directory)
    if not is_url(target):
        target = os.path.abspath(target)
        os.makedirs(target, exist_ok=True)
    task = dask.delayed(_write_part, pure=False)
    parts = [
        task(part, f"{target.rstrip('/')}/part-{number:05}.root", name, options, storage_options)
        for number, part in enumerate(collection.to_delayed())
    ]
    return list(dask.compute(*parts)) if compute else parts


def _write_part(
    values: Any, path: str, name: str, options: WriteOptions | None, storage_options: dict[str, Any] | None
) -> str:
    more: dict[str, Any] = {} if options is None else {"options": options}
    if not is_url(path):
        write(path, name, _members(values), **more)
        return path
    import tempfile

    from rntuple_construct.storage.transports import upload

    with tempfile.TemporaryDirectory() as directory:
        local = os.path.join(directory, "part.root")
        write(local, name, _members(values), **more)
        upload(local, path, storage_options)
    return path


def _members(values: Any) -> Any:
    """What a partition holds, as ``write`` takes it."""
    if hasattr(values, "reset_index"):
        return values.reset_index(drop=True)
    if not getattr(values, "fields", None):
        raise SchemaError("an array of records is needed, whose fields become those of the RNTuple")
    return {field: values[field] for field in values.fields}


def _prepared(
    files: Files,
    fields: Sequence[str] | str | None,
    filter_name: NameFilter,
    opening: _Opening,
    library: Any,
    kinds: frozenset[FieldKind] | None,
) -> tuple[list[str], list[_Partition], Any]:
    """Names of fields, partitions of all files, and no entries in the form of the library."""

    def look(given: tuple[Any, str | None]) -> tuple[list[str], dict[str, str], list[_Partition], Any]:
        source, ntuple = given
        path = FileReference.absolute(source)
        if not isinstance(path, str):
            raise SchemaError("other processes can only open paths and URLs")
        with opening.file(path) as file:
            events = file.only() if ntuple is None else file[ntuple]
            names = _names(events, fields, filter_name, kinds)
            types = events.types_of(names)
            ranges = [each for each in events.cluster_ranges if each[1] > each[0]]
            parts = [_Partition(path, ntuple, start, stop) for start, stop in ranges]
            return names, types, parts or [_Partition(path, ntuple, 0, 0)], events.read(names, 0, 0, library)

    with ThreadPoolExecutor(_NUM_OPENED_AT_ONCE) as pool:
        found = list(pool.map(look, sources(files)))
    names, types, _, empty = found[0]
    for _, others, parts, _ in found[1:]:
        if others != types:
            name = next(each for each in {**types, **others} if types.get(each) != others.get(each))
            raise SchemaError(
                f"field '{name}' is {others.get(name, 'missing')} in {parts[0].source} and "
                f"{types.get(name, 'missing')} in {found[0][2][0].source}",
                hint="name the fields that all files have",
            )
    all_parts = [part for each in found for part in each[2]]
    return names, [part for part in all_parts if part.stop] or all_parts[:1], empty


def _names(
    events: RNTuple,
    fields: Sequence[str] | str | None,
    filter_name: NameFilter,
    kinds: frozenset[FieldKind] | None,
) -> list[str]:
    nodes = events.chosen(fields, filter_name)
    if kinds is None:
        return list(nodes)
    flat = {name for name, node in nodes.items() if _kind(node) in kinds}
    if fields is not None and len(flat) < len(nodes):
        name = next(name for name in nodes if name not in flat)
        raise SchemaError(f"field '{name}' is not flat", hint="rnt.dask_awkward takes nested fields")
    if not flat:
        raise SchemaError(f"'{events.path}' has no flat field", hint="rnt.dask_awkward takes nested fields")
    return [name for name in nodes if name in flat]


def _kind(node: FieldNode) -> FieldKind:
    while node.kind is FieldKind.WRAPPER or node.is_member_view:
        node = node.children[0]
    return node.kind


def _divisions(parts: Sequence[_Partition]) -> tuple[int, ...]:
    ends = [0]
    for part in parts:
        ends.append(ends[-1] + part.stop - part.start)
    return tuple(ends)


def _read_awkward(opening: _Opening, part: _Partition, names: Sequence[str]) -> Any:
    return opening.read(part, names, "ak")


@dataclass(frozen=True)
class _FrameReader:
    """Reads partitions as data frames; Dask sets ``columns`` to those that a computation needs."""

    opening: _Opening
    names: tuple[str, ...]

    def __call__(self, part: _Partition, columns: Sequence[str] | None = None) -> Any:
        return self.opening.read(part, self.names if columns is None else list(columns), "pd")
