"""The RNTuples of several files as one: in chunks, all at once, or as a Dask collection."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.batch.open_files import OPEN_FILES
from rntuple_construct.batch.partitions import Partition, PartitionReader, Prepared, prepare
from rntuple_construct.like_uproot.fields import HasFields, RNTupleMapping, in_container
from rntuple_construct.like_uproot.files import ReadOnlyDirectory, ReadOnlyFile
from rntuple_construct.like_uproot.options import FilterOptions, given_options, library_of
from rntuple_construct.reader import RNTuple, RNTupleFile
from rntuple_construct.reader.chunking import entry_bounds
from rntuple_construct.reader.multi_file import compare_types, joined, sources
from rntuple_construct.reader.options import FileOptions
from rntuple_construct.storage import located

__all__ = ["concatenate", "dask", "iterate"]


class SeveralOptions(FilterOptions, FileOptions, total=False):
    """Options of ``iterate`` and ``concatenate``.

    Attributes:
        ak_add_doc, workers, prefetch: as for ``HasFields.iterate``.
        step_size: as for ``HasFields.iterate``.
        allow_missing: if true, files without the RNTuple are left out; default False.
    """

    ak_add_doc: Any
    workers: int
    prefetch: int | None
    step_size: int | str
    allow_missing: bool


class CollectionOptions(FilterOptions, FileOptions, total=False):
    """Options of ``dask``.

    Attributes:
        ak_add_doc: as for ``HasFields.arrays``.
        step_size, steps_per_file, open_files: as for ``rntuple_construct.dask_awkward``.
        recursive: if false, filters choose fields of the RNTuple only; default True.
        full_paths: without effect.
        allow_read_errors_with_report: if true, a pair of the array and a report is returned, see ``report`` of
            ``rntuple_construct.dask_awkward``.
    """

    ak_add_doc: Any
    step_size: int | str | None
    steps_per_file: int | None
    open_files: bool
    recursive: bool
    full_paths: bool
    allow_read_errors_with_report: Any


def _opened(files: Any, options: dict[str, Any]) -> Iterator[Any]:
    """Yield the RNTuple or TTree of each file, and close the file after it."""
    if isinstance(files, HasFields):
        yield files
        return
    if isinstance(files, (list, tuple)) and files:
        for each in files:
            yield from _opened(each, options)
        return
    opening = {key: options.pop(key) for key in FileOptions.__annotations__ if key in options}
    is_missing_allowed = options.pop("allow_missing", False)
    for source, name in sources(located(files, opening.get("storage_options"))):
        directory = ReadOnlyFile(RNTupleFile(source, **opening)).root_directory
        with directory:
            found = _object(directory, name, is_missing_allowed)
            if found is not None:
                yield found


def _object(directory: ReadOnlyDirectory, name: str | None, is_missing_allowed: bool) -> Any:
    if name is not None:
        return directory.get(name) if is_missing_allowed else directory[name]
    tables = directory.keys(filter_classname=["*RNTuple", "TTree"])
    if len(tables) != 1:
        listed = ", ".join(tables[:10]) or "none"
        raise SchemaError(
            f"{directory.file_path} has no single RNTuple or TTree: {listed}", hint="write FILE:NAME"
        )
    return directory[tables[0]]


def iterate(
    files: Any,
    expressions: Any = None,
    cut: str | None = None,
    *,
    library: str = "ak",
    how: Any = None,
    report: bool = False,
    **options: Any,
) -> Iterator[Any]:
    """Yield the values of one file after the other in chunks.

    Args:
        files: path or URL with ``:NAME`` after it, a pattern of paths, a dict of paths to names, or an open RNTuple. A list may
            hold all these. Uproot reads TTrees.
        expressions, cut, library, how, report: as for ``HasFields.iterate``.
        options: see ``SeveralOptions``. Caches of uproot are ignored with a warning.

    Raises:
        SchemaError: no such field in one of the files, or a field of another C++ type than in the first.
        RNTupleError: whatever reading raises.
    """
    reading = given_options("iterate", options, SeveralOptions)
    offset = 0
    types: dict[str, str] = {}
    for table in _opened(files, reading):
        if not isinstance(table, HasFields):
            yield from require("uproot").iterate(
                files, expressions, cut, library=library, how=how, report=report, **options
            )
            return
        compare_types(_types(table, expressions, cut, reading), types, table.ntuple.file.file_path)
        for item in table.iterate(expressions, cut, library=library, how=how, report=report, **reading):
            if offset and library_of(library) == "pd" and how is None:
                frame = item[0] if report else item
                frame.index = frame.index + offset
            yield (item[0], replace(item[1], global_offset=offset)) if report else item
        offset += table.num_entries


def _types(table: HasFields, expressions: Any, cut: str | None, options: Mapping[str, Any]) -> dict[str, str]:
    filters = {key: value for key, value in options.items() if key in FilterOptions.__annotations__}
    nodes = table.columns(expressions, cut, "ak", filters).nodes
    return {name: node.type_text for name, node in nodes.items()}


def concatenate(
    files: Any,
    expressions: Any = None,
    cut: str | None = None,
    *,
    entry_start: int | None = None,
    entry_stop: int | None = None,
    library: str = "ak",
    how: Any = None,
    **options: Any,
) -> Any:
    """Return all values of several files, in the order of the files, as one result.

    Args:
        files: as for ``iterate``.
        expressions, cut, library, how: as for ``HasFields.arrays``.
        entry_start, entry_stop: range of entries, counted from the first file.
        options: see ``SeveralOptions``.

    Raises:
        SchemaError, RNTupleError: as for ``iterate``.
    """
    reading = given_options("concatenate", options, SeveralOptions)
    form = library_of(library)
    counts: list[int] = []
    if entry_start is not None or entry_stop is not None:
        counts = [table.num_entries for table in _opened(files, dict(reading))]
    first, last = entry_bounds(entry_start, entry_stop, sum(counts)) if counts else (0, None)
    parts: list[Any] = []
    types: dict[str, str] = {}
    offset = 0
    for table in _opened(files, reading):
        if not isinstance(table, HasFields):
            return require("uproot").concatenate(
                files, expressions, cut, entry_start=entry_start, entry_stop=entry_stop, library=library, how=how,
                **options,
            )  # fmt: skip
        compare_types(_types(table, expressions, cut, reading), types, table.ntuple.file.file_path)
        start, stop = max(first - offset, 0), None if last is None else max(last - offset, 0)
        parts.append(
            table.arrays(expressions, cut, entry_start=start, entry_stop=stop, library=form, **reading)
        )
        offset += table.num_entries
    found = parts[0] if len(parts) == 1 else joined(parts, form)
    return in_container(found, how, form)


def dask(files: Any, *, library: str = "ak", **options: Any) -> Any:
    """RNTuples of one or several files as one dask-awkward array, read when it is computed.

    Args:
        files: as for ``rntuple_construct.dask_awkward``.
        library: "ak", or "np" for a dict of Dask arrays.
        options: filters as for ``HasFields.iteritems``; ``ak_add_doc``; ``step_size``, ``steps_per_file``, ``open_files`` and
            others of ``rntuple_construct.dask_awkward``.

    Raises:
        MissingExtraError: dask-awkward is not installed.
        SchemaError, RNTupleError: as for ``rntuple_construct.dask_awkward``.
    """
    from rntuple_construct.batch.awkward_reader import AwkwardReader

    given = given_options("dask", options, CollectionOptions)
    filters = {key: given.pop(key) for key in FilterOptions.__annotations__ if key in given}
    docs = given.pop("ak_add_doc", False)
    given.pop("full_paths", None)
    if filters and not given.pop("recursive", True):
        filters["recursive"] = False
    has_report = given["report"] = bool(given.pop("allow_read_errors_with_report", False))
    opening = {key: given[key] for key in FileOptions.__annotations__ if key in given}
    targets = sources(files)
    with _table(*targets[0], opening) as table:
        paths = [field.path for field in (table.values(**filters) if filters else table.fields)]
        empty = table.arrays(paths, entry_stop=0, ak_add_doc=docs)

    def types_of(events: RNTuple) -> dict[str, str]:
        return _types(RNTupleMapping(events), paths, None, {})

    def prepared() -> Prepared:
        tops = list(dict.fromkeys(path.partition(".")[0] for path in paths))
        return prepare(files, tops, None, "ak", given, types_of=types_of)

    try:
        made = prepared()
    except SchemaError:
        if len(targets) == 1 or not given.get("open_files", True):
            raise
        paths[:] = _common_paths(targets, opening, filters)
        made = prepared()
        with _table(*targets[0], opening) as table:
            empty = table.arrays(paths, entry_stop=0, ak_add_doc=docs)
    reader = FieldReader(**vars(made.reader), paths=tuple(paths), docs=docs)
    dask_awkward = require("dask_awkward")
    lazy = dask_awkward.from_map(
        AwkwardReader.of(reader, empty, has_report),
        made.parts,
        label="from-rntuple",
        divisions=made.divisions,
    )
    if has_report:
        lazy[0].clear_divisions()
        return lazy
    if library_of(library) == "np":
        return {name: dask_awkward.to_dask_array(lazy[name]) for name in lazy.fields}
    if library_of(library) != "ak":
        raise SchemaError(f"dask() has no library {library!r}", expected="'ak' or 'np'")
    return lazy


@contextmanager
def _table(source: Any, name: Any, opening: Mapping[str, Any]) -> Iterator[RNTupleMapping]:
    """Open an RNTuple; its name may be in a dict beside the entries of partitions.

    Raises:
        SchemaError: the name is that of a TTree.
    """
    if isinstance(name, Mapping):
        name = name.get("object_path")
    with ReadOnlyFile(RNTupleFile(source, **opening)).root_directory as directory:
        table = _object(directory, name, False)
        if not isinstance(table, RNTupleMapping):
            raise SchemaError(
                f"{directory.file_path} has a {table.classname}", hint="uproot.dask reads TTrees"
            )
        yield table


def _common_paths(targets: list[Any], opening: Mapping[str, Any], filters: Mapping[str, Any]) -> list[str]:
    """Return the paths of the fields that all files have, without those that have other members elsewhere.

    Raises:
        SchemaError: no field is in all files.
    """
    paths: list[list[str]] = []
    for source, name in targets:
        with _table(source, name, opening) as table:
            paths.append(table.keys(**filters))
    common = set(paths[0]).intersection(*paths[1:])
    parts = [path.split(".") for found in paths for path in found if path not in common]
    partly = {".".join(path[:length]) for path in parts for length in range(1, len(path))}
    found = [path for path in dict.fromkeys(paths[0]) if path in common - partly]
    if not found:
        raise SchemaError("the files have no field in common", hint="read them separately")
    return found


@dataclass(frozen=True)
class FieldReader(PartitionReader):
    """Reads partitions as arrays with uproot's names.

    Args:
        paths: dotted paths of the fields that are read.
        docs: parameters of the arrays, as for ``HasFields.arrays``.
    """

    paths: tuple[str, ...] = ()
    docs: Any = False

    def read(self, part: Partition) -> Any:
        """Return the values of a partition; errors as for ``PartitionReader``."""
        with OPEN_FILES.use(self.opening, part.source, part.ntuple) as opened:
            self._check(opened, part)
            start, stop = part.entries(opened.events)
            return RNTupleMapping(opened.events).arrays(
                self._paths, entry_start=start, entry_stop=stop, ak_add_doc=self.docs
            )

    @property
    def _paths(self) -> list[str]:
        return [path for path in self.paths if path.partition(".")[0] in self.names]

    def types_of(self, events: RNTuple) -> dict[str, str]:
        """Return the types of the fields and members that are read."""
        return _types(RNTupleMapping(events), self._paths, None, {})
