"""The RNTuples of several files as one: in chunks or all at once, and side by side."""

from __future__ import annotations

import glob
import os
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from rntuple_construct.base.arguments import check_arguments
from rntuple_construct.base.errors import MissingSourceError, SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.model.libraries import Library, is_on_device
from rntuple_construct.reader.file import RNTupleFile
from rntuple_construct.reader.grouping import check_grouping, grouped
from rntuple_construct.reader.joined_ntuple import Friend, JoinedRNTuple
from rntuple_construct.reader.ntuple import RNTuple
from rntuple_construct.reader.options import (
    ColumnOptions,
    ConcatenateOptions,
    Cut,
    FieldNames,
    FileOptions,
    FriendOptions,
    IterateFilesOptions,
    OpenOptions,
    columns_of,
)
from rntuple_construct.storage import is_url, is_url_pattern, located, split_name

if TYPE_CHECKING:
    from typing import TypeAlias

    from typing_extensions import Unpack

    Friends: TypeAlias = Mapping[str, Any]
    Files: TypeAlias = str | os.PathLike[str] | Mapping[Any, str | None] | Iterable[Any]


__all__ = ["concatenate", "iterate", "join"]


def join(
    events: RNTuple | Files,
    friends: Friends,
    on: str | Iterable[str] | None = None,
    **options: Unpack[OpenOptions],
) -> RNTuple:
    """Return an RNTuple with the fields of others beside its own; ``calib.weight`` is the field ``weight`` of the friend ``calib``.

    The entries are those of the first RNTuple. Without ``on``, entries of equal numbers belong together. With ``on``, entries
    belong together if their key fields are equal; the first such entry of the friend counts. Fields of the friend are optional
    then, and have no value where it has no such entry. ``arrays``, ``iterate``, cuts and expressions read all fields alike.

    The key fields of a friend are read once, as a whole. Of its other fields, a chunk reads the entries from the first to the
    last one that it needs.

    Args:
        events: an open RNTuple, or the path of one as for ``iterate``.
        friends: open RNTuples, or files as for ``iterate``, by the names that their fields begin with.
        on: names of fields of integers that all of them have; None to join by the numbers of entries.
        options: as for ``open``.

    Returns:
        the RNTuple; ``close`` closes the files that ``join`` opened.

    Raises:
        SchemaError: no or other key fields, other numbers of entries, or a name of a friend that a field has.
        RNTupleError: as ``open``.
    """
    check_arguments("join", options, OpenOptions)
    with ExitStack() as stack:
        if not isinstance(events, RNTuple):
            found = sources(located(events, options.get("storage_options")))
            if len(found) > 1:
                raise SchemaError(
                    f"{len(found)} files cannot be joined at once", hint="iterate(..., friends=..., on=...)"
                )
            file = RNTupleFile(found[0][0], **options)
            stack.enter_context(file)
            events = file.only() if found[0][1] is None else file[found[0][1]]
        friends_of = _friends(friends, on, options, stack)
        joined = JoinedRNTuple(events, friends_of(0, 1))
        joined.owned = stack.pop_all().close
    return joined


def _friends(
    friends: Friends, on: str | Iterable[str] | None, options: Mapping[str, Any], stack: ExitStack
) -> Callable[[int, int], list[Friend]]:
    """Open friends; the result gives those of one of several files.

    Args:
        friends, on, options: as for ``join``.
        stack: closes the files.
    """
    keys = [on] if isinstance(on, str) else list(on or ())
    parts: dict[str, list[RNTuple]] = {}
    for name, given in friends.items():
        if isinstance(given, RNTuple):
            parts[name] = [given]
            continue
        types: dict[str, str] = {}
        parts[name] = []
        for source, ntuple in sources(located(given, options.get("storage_options"))):
            part = stack.enter_context(opened(source, ntuple, options))
            check_types(part, types, None)
            parts[name].append(part)
    found = [Friend(name, each, keys) for name, each in parts.items()] if keys else []

    def of_file(number: int, num_files: int) -> list[Friend]:
        if keys:
            return found
        for name, each in parts.items():
            if num_files > 1 and len(each) != num_files:
                raise SchemaError(
                    f"friend '{name}' has {len(each)} files for {num_files}",
                    hint="give one for each file, or join by key fields: on=[...]",
                )
        return [Friend(name, each if num_files == 1 else [each[number]], ()) for name, each in parts.items()]

    return of_file


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
            for ``RNTuple.iterate``; ``verify``, ``limits``, ``external`` and ``mmap`` as for ``open``. ``friends`` and ``on`` are those of ``join``.

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
    for events in opened_each(sources(located(files, options.get("storage_options"))), options):
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
            ``external``, ``mmap`` and ``storage_options`` as for ``open``. ``friends`` and ``on`` are those of ``join``.

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
    for events in opened_each(sources(located(files, options.get("storage_options"))), options):
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


def opened_each(
    found: Sequence[tuple[Any, str | None]], options: Mapping[str, Any]
) -> Generator[RNTuple, None, None]:
    """Yield the RNTuples of files beside their friends; each is open until the next one is asked for.

    Args:
        found: what to open, with the name of the RNTuple in it.
        options: ``FileOptions`` and ``FriendOptions``.
    """
    with ExitStack() as stack:
        given = options.get("friends")
        friends = None if given is None else _friends(given, options.get("on"), options, stack)
        for number, (source, name) in enumerate(found):
            with opened(source, name, options) as events:
                yield events if friends is None else JoinedRNTuple(events, friends(number, len(found)))


def reading_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that are not those of opening."""
    opening = {*FileOptions.__annotations__, *FriendOptions.__annotations__}
    return {key: value for key, value in options.items() if key not in opening}


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
