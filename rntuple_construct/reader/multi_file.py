"""The RNTuples of several files as one: in chunks, or all at once."""

from __future__ import annotations

import glob
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from rntuple_construct.base.arguments import check_arguments
from rntuple_construct.base.errors import MissingSourceError, SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.model.libraries import Library, is_on_device
from rntuple_construct.reader.file import RNTupleFile
from rntuple_construct.reader.grouping import check_grouping, grouped
from rntuple_construct.reader.ntuple import RNTuple
from rntuple_construct.reader.options import (
    ColumnOptions,
    ConcatenateOptions,
    Cut,
    FieldNames,
    FileOptions,
    IterateFilesOptions,
    columns_of,
)
from rntuple_construct.storage import is_url, is_url_pattern, located, split_name

if TYPE_CHECKING:
    from typing import TypeAlias

    from typing_extensions import Unpack

    Files: TypeAlias = str | os.PathLike[str] | Mapping[Any, str | None] | Iterable[Any]


__all__ = ["concatenate", "iterate"]


def iterate(
    files: Files,
    fields: FieldNames = None,
    cut: Cut = None,
    *,
    library: Library = "np",
    **options: Unpack[IterateFilesOptions],
) -> Iterator[Any]:
    """Yield the values of one file after the other in chunks; no chunk spans two files, and one file is open at a time.

    Args:
        files: path or URL, with ``:NAME`` after it if the file has several RNTuples. Also a pattern of paths
            (``data*.root``), a dict of paths to names, or a list of all these.
        fields, cut, library: as for ``RNTuple.iterate``.
        options: ``filter_name``, ``filter_typename``, ``aliases``, ``step_size``, ``workers``, ``prefetch``, ``how`` and ``report`` as
            for ``RNTuple.iterate``; ``verify``, ``limits``, ``external`` and ``mmap`` as for ``open``.

    Raises:
        SchemaError: no such field in one of the files, or a field of another C++ type than in the first.
        MissingSourceError: a pattern that no file fits, or no such file.
        RNTupleError: whatever reading raises.
    """
    check_arguments("iterate", options, IterateFilesOptions, "cut", "library")
    check_grouping(options.get("how"), library)
    return _chunks(files, fields, cut, library, options)


def _chunks(
    files: Files, fields: FieldNames, cut: Cut, library: Library, options: IterateFilesOptions
) -> Iterator[Any]:
    types: dict[str, str] = {}
    offset = 0
    for source, name in sources(located(files, options.get("storage_options"))):
        with opened(source, name, options) as events:
            check_types(events, types, fields, cut, **columns_of(options))
            chunks = events.iterate(fields, cut, library=library, **reading_options(options))
            if options.get("report"):
                yield from ((chunk, replace(report, global_offset=offset)) for chunk, report in chunks)
            else:
                yield from chunks
            offset += events.num_entries


def concatenate(
    files: Files,
    fields: FieldNames = None,
    cut: Cut = None,
    *,
    library: Library = "np",
    **options: Unpack[ConcatenateOptions],
) -> Any:
    """Return all values of several files, in the order of the files, as one result.

    Args:
        files: as for ``iterate``.
        fields, cut, library: as for ``RNTuple.arrays``; "layout" and "cupy" cannot be joined.
        options: ``filter_name``, ``filter_typename``, ``aliases``, ``workers`` and ``how`` as for ``RNTuple.arrays``; ``verify``, ``limits``,
            ``external``, ``mmap`` and ``storage_options`` as for ``open``.

    Raises:
        SchemaError, MissingSourceError, RNTupleError: as for ``iterate``.
    """
    check_arguments("concatenate", options, ConcatenateOptions, "cut", "library")
    if library == "layout" or is_on_device(library):
        raise SchemaError(f"values of library '{library}' cannot be joined", hint="iterate over the files")
    reading = reading_options(options)
    how = reading.pop("how", None)
    check_grouping(how, library)
    types: dict[str, str] = {}
    parts = []
    for source, name in sources(located(files, options.get("storage_options"))):
        with opened(source, name, options) as events:
            check_types(events, types, fields, cut, **columns_of(options))
            parts.append(events.arrays(fields, cut, library=library, **reading))
    return grouped(parts[0] if len(parts) == 1 else joined(parts, library), how)


def sources(files: Files) -> list[tuple[Any, str | None]]:
    """Everything to open, with the name of the RNTuple in it; None for the only one."""
    if isinstance(files, Mapping):
        return [(path, name) for given, name in files.items() for path in _paths(given)]
    if isinstance(files, str):
        target, name = split_name(files)
        return [(path, name) for path in _paths(target)]
    if isinstance(files, (os.PathLike, bytes)):
        return [(files, None)]
    found = [source for each in files for source in sources(each)]
    if not found:
        raise MissingSourceError("there are no files to read")
    return found


def _paths(given: Any) -> list[Any]:
    if not isinstance(given, str):
        return [given]
    if is_url(given):
        if not is_url_pattern(given):
            return [given]
        from rntuple_construct.storage.transports import list_urls

        paths = list_urls(given)
    elif os.path.exists(given) or not glob.has_magic(given):
        return [given]
    else:
        paths = sorted(glob.glob(given, recursive=True))
    if not paths:
        raise MissingSourceError(f"no file fits the pattern {given}")
    return paths


def opened_file(source: Any, options: Mapping[str, Any]) -> RNTupleFile:
    return RNTupleFile(source, **{key: options[key] for key in FileOptions.__annotations__ if key in options})


@contextmanager
def opened(source: Any, name: str | None, options: Mapping[str, Any]) -> Iterator[RNTuple]:
    with opened_file(source, options) as file:
        yield file.only() if name is None else file[name]


def reading_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that are not those of opening."""
    return {key: value for key, value in options.items() if key not in FileOptions.__annotations__}


def check_types(
    events: RNTuple,
    types: dict[str, str],
    fields: FieldNames,
    cut: Cut = None,
    **options: Unpack[ColumnOptions],
) -> None:
    """Refuse fields that the files before did not have, or had as another C++ type; note those of the first file."""
    compare_types(events.types_of(fields, cut, **options), types, events.metadata.container.name)


def compare_types(found: dict[str, str], types: dict[str, str], source: str) -> None:
    """Refuse fields of a file that other files before did not have, or had as another C++ type.

    Args:
        found: C++ types of the fields by name.
        types: those of the first file; filled if it is empty.
        source: name of the file.

    Raises:
        SchemaError: they differ.
    """
    if not types:
        types.update(found)
    elif found != types:
        name = next(name for name in {**types, **found} if types.get(name) != found.get(name))
        raise SchemaError(
            f"field '{name}' is {_type(found.get(name))} in {source} "
            f"and {_type(types.get(name))} in the file before it",
            hint="name the fields that all files have",
        )


def _type(name: str | None) -> str:
    return "missing" if name is None else name or "untyped"


def joined(parts: list[Any], library: Library) -> Any:
    """Return results of ``RNTuple.arrays`` one after the other as one result."""
    if library == "np":
        return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    if library == "ak":
        return require("awkward").concatenate(parts)
    if library in ("pa", "pa-binary"):
        return require("pyarrow").concat_tables(parts)
    if library == "pd":
        return require("pandas").concat(parts, ignore_index=True)
    if library == "polars":
        return require("polars").concat(parts)
    return [row for part in parts for row in part]
