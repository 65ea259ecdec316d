"""The RNTuples of several files as one: in chunks, or all at once."""

from __future__ import annotations

import glob
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Literal, TypedDict, overload

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import MissingSourceError, SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.model.arrays import Library
from rntuple_construct.reader.file import RNTupleFile
from rntuple_construct.reader.filters import NameFilter
from rntuple_construct.reader.ntuple import RNTuple
from rntuple_construct.storage import is_url, split_name

if TYPE_CHECKING:
    from typing import TypeAlias

    import awkward as ak
    import pandas as pd
    import polars as pl
    import pyarrow as pa
    from typing_extensions import Unpack

    Files: TypeAlias = str | os.PathLike[str] | Mapping[Any, str | None] | Iterable[Any]
    _Names = Sequence[str] | str | None

    class _Opening(TypedDict, total=False):
        """What to read and how to open, for ``concatenate``."""

        filter_name: NameFilter
        workers: int
        verify: bool
        limits: Limits
        external: bool
        mmap: bool

    class _Steps(_Opening, total=False):
        """What to read and how to open, for ``iterate``."""

        step_size: int | str
        prefetch: int | None


__all__ = ["concatenate", "iterate"]


@overload
def iterate(
    files: Files, fields: _Names = ..., *, library: Literal["np"] = ..., **options: Unpack[_Steps]
) -> Iterator[dict[str, npt.NDArray[Any]]]: ...
@overload
def iterate(
    files: Files, fields: _Names = ..., *, library: Literal["ak"], **options: Unpack[_Steps]
) -> Iterator[ak.Array]: ...
@overload
def iterate(
    files: Files, fields: _Names = ..., *, library: Literal["pa", "pa-binary"], **options: Unpack[_Steps]
) -> Iterator[pa.Table]: ...
@overload
def iterate(
    files: Files, fields: _Names = ..., *, library: Literal["pd"], **options: Unpack[_Steps]
) -> Iterator[pd.DataFrame]: ...
@overload
def iterate(
    files: Files, fields: _Names = ..., *, library: Literal["polars"], **options: Unpack[_Steps]
) -> Iterator[pl.DataFrame]: ...
@overload
def iterate(
    files: Files, fields: _Names = ..., *, library: Literal["py"], **options: Unpack[_Steps]
) -> Iterator[list[dict[str, Any]]]: ...
@overload
def iterate(
    files: Files, fields: _Names = ..., *, library: Library = ..., **options: Unpack[_Steps]
) -> Iterator[Any]: ...
def iterate(
    files: Files,
    fields: Sequence[str] | str | None = None,
    *,
    filter_name: NameFilter = None,
    step_size: int | str = "100 MB",
    library: Library = "np",
    workers: int = 1,
    prefetch: int | None = None,
    verify: bool = True,
    limits: Limits = DEFAULT_LIMITS,
    external: bool = False,
    mmap: bool = True,
) -> Iterator[Any]:
    """Values of one file after the other in chunks; no chunk spans two files, and one file is open at a time.

    Args:
        files: path or URL, with ``:NAME`` behind it where the file holds several RNTuples; a pattern of paths
            (``data*.root``); a dict of paths to names; or a list of all these.
        fields, filter_name, step_size, library, workers, prefetch: as for ``RNTuple.iterate``.
        verify, limits, external, mmap: as for ``open``.

    Raises:
        SchemaError: no such field in one of the files, or a field of another C++ type than in the first.
        MissingSourceError: a pattern that no file fits, or no such file.
        RNTupleError: whatever reading raises.
    """
    types: dict[str, str] = {}
    for source, name in sources(files):
        with _opened(source, name, verify=verify, limits=limits, external=external, mmap=mmap) as events:
            _check_types(events, fields, filter_name, types)
            yield from events.iterate(
                fields,
                filter_name=filter_name,
                step_size=step_size,
                library=library,
                workers=workers,
                prefetch=prefetch,
            )


@overload
def concatenate(
    files: Files, fields: _Names = ..., *, library: Literal["np"] = ..., **options: Unpack[_Opening]
) -> dict[str, npt.NDArray[Any]]: ...
@overload
def concatenate(
    files: Files, fields: _Names = ..., *, library: Literal["ak"], **options: Unpack[_Opening]
) -> ak.Array: ...
@overload
def concatenate(
    files: Files, fields: _Names = ..., *, library: Literal["pa", "pa-binary"], **options: Unpack[_Opening]
) -> pa.Table: ...
@overload
def concatenate(
    files: Files, fields: _Names = ..., *, library: Literal["pd"], **options: Unpack[_Opening]
) -> pd.DataFrame: ...
@overload
def concatenate(
    files: Files, fields: _Names = ..., *, library: Literal["polars"], **options: Unpack[_Opening]
) -> pl.DataFrame: ...
@overload
def concatenate(
    files: Files, fields: _Names = ..., *, library: Literal["py"], **options: Unpack[_Opening]
) -> list[dict[str, Any]]: ...
@overload
def concatenate(
    files: Files, fields: _Names = ..., *, library: Library = ..., **options: Unpack[_Opening]
) -> Any: ...
def concatenate(
    files: Files,
    fields: Sequence[str] | str | None = None,
    *,
    filter_name: NameFilter = None,
    library: Library = "np",
    workers: int = 1,
    verify: bool = True,
    limits: Limits = DEFAULT_LIMITS,
    external: bool = False,
    mmap: bool = True,
) -> Any:
    """All values of several files, in the order of the files, as one result.

    Args:
        files: as for ``iterate``.
        fields, filter_name, library, workers: as for ``RNTuple.arrays``; "layout" cannot be joined.
        verify, limits, external, mmap: as for ``open``.

    Raises:
        SchemaError, MissingSourceError, RNTupleError: as for ``iterate``.
    """
    if library == "layout":
        raise SchemaError("layouts of several files cannot be joined", hint="iterate over the files")
    types: dict[str, str] = {}
    parts = []
    for source, name in sources(files):
        with _opened(source, name, verify=verify, limits=limits, external=external, mmap=mmap) as events:
            _check_types(events, fields, filter_name, types)
            parts.append(events.arrays(fields, filter_name=filter_name, library=library, workers=workers))
    return parts[0] if len(parts) == 1 else _joined(parts, library)


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
    if not isinstance(given, str) or is_url(given) or os.path.exists(given) or not glob.has_magic(given):
        return [given]
    paths = sorted(glob.glob(given, recursive=True))
    if not paths:
        raise MissingSourceError(f"no file fits the pattern {given}")
    return paths


@contextmanager
def _opened(source: Any, name: str | None, **options: Any) -> Iterator[RNTuple]:
    with RNTupleFile(source, **options) as file:
        yield file.only() if name is None else file[name]


def _check_types(
    events: RNTuple, fields: Sequence[str] | str | None, filter_name: NameFilter, types: dict[str, str]
) -> None:
    """Refuse fields that the files before did not have, or had as another C++ type; note those of the first file."""
    found = events.types_of(fields, filter_name)
    if not types:
        types.update(found)
    elif found != types:
        name = next(name for name in {**types, **found} if types.get(name) != found.get(name))
        raise SchemaError(
            f"field '{name}' is {_type(found.get(name))} in {events.metadata.container.name} "
            f"and {_type(types.get(name))} in the file before it",
            hint="name the fields that all files have",
        )


def _type(name: str | None) -> str:
    return "missing" if name is None else name or "untyped"


def _joined(parts: list[Any], library: Library) -> Any:
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
