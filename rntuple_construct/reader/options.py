"""Keyword arguments of opening and reading, which several functions share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, TypedDict

from rntuple_construct.base.limits import Limits
from rntuple_construct.model.libraries import Library
from rntuple_construct.reader.filters import NameFilter

if TYPE_CHECKING:
    from rntuple_construct.reader.expressions import Expression

__all__ = [
    "ArraysOptions", "ColumnOptions", "ConcatenateOptions", "Cut", "DaskAwkwardOptions", "DaskOptions", "FieldNames", "FileOptions", "FriendOptions",
    "IterateArraysOptions", "IterateFilesOptions", "IterateOptions", "OpenOptions", "RangeOptions", "ReadOptions", "ScanOptions",
    "columns_of",
]  # fmt: skip

FieldNames: TypeAlias = Sequence[str] | str | None
"""Names of fields, patterns, dotted paths or expressions; None for all fields."""

Cut: TypeAlias = "str | Expression | None"
"""An expression that chooses entries; None for all entries."""


class FileOptions(TypedDict, total=False):
    """Options for opening a file or URL.

    Attributes:
        verify: False skips the comparison of all checksums; default True.
        limits: guards against absurd sizes.
        external: if true, locators that lead out of the file are followed: URIs through fsspec, others by the functions of
            ``register_locator``; default False. Only for files you trust.
        mmap: if true, a local file may be mapped into memory, which is faster where few values are read; default True. If another process truncates
            a mapped file, the system ends this process (SIGBUS); with False there is a SourceError.
        storage_options: of a URL, keyword arguments of its fsspec file system, such as ``{"endpoint_url": ...}``. Two
            others say when to give up a server that fails for a reason that may pass: ``tries`` is how often a request is
            sent at most while the server answers (6), ``max_wait`` how many seconds it may give no answer (30).
    """

    verify: bool
    limits: Limits
    external: bool
    mmap: bool
    storage_options: Mapping[str, Any] | None


class OpenOptions(FileOptions, total=False):
    """Options of ``open``.

    Attributes:
        library: default form of values, see ``RNTuple.arrays``.
    """

    library: Library


class RangeOptions(TypedDict, total=False):
    """Options that select entries.

    Attributes:
        entry_start: first entry, default 0; negative counts from the end.
        entry_stop: entry after the last, default the number of entries; negative counts from the end.
        workers: threads that verify, decompress and decode pages, the calling one included; default 1 (None). Values and
            errors are the same for any number. Each thread needs memory for the largest page besides the values.
    """

    entry_start: int | None
    entry_stop: int | None
    workers: int | None


class ColumnOptions(TypedDict, total=False):
    """Options that select columns.

    Attributes:
        filter_name: of the fields only the ones that it chooses, see ``RNTuple.keys``.
        filter_typename: of the fields only the ones whose C++ type it chooses, in the same forms.
        aliases: expressions by name, which other expressions and ``cut`` may use.
        expressions: another name of the argument ``fields``, as uproot has it.
    """

    filter_name: NameFilter
    filter_typename: NameFilter
    aliases: Mapping[str, str] | None
    expressions: FieldNames


class ReadOptions(ColumnOptions, RangeOptions, total=False):
    """Options of reading that ``RNTuple.arrays`` has for every library."""


class ArraysOptions(ReadOptions, total=False):
    """Options of ``RNTuple.arrays``, with the container of its result.

    Attributes:
        how: container of the columns: ``tuple``, ``list`` or ``dict``, for "ak" and "np". For "ak" also "zip": lists of
            equal lengths become one list of records, named by what their names begin with. Default that of the library.
        virtual: if true, an awkward array is returned at once, and each field is read when it is touched. The RNTuple has
            to stay open. Variants are optional then.
        access_log: list that takes the paths of fields as virtual arrays read them.
        backend: "cuda" puts the arrays of "ak" into the memory of the current CUDA device, and decodes them there; default
            "cpu". Then ``workers`` are threads that copy, by default as many as there are processors, at most 8, and chunks are
            not read ahead.
    """

    how: Any
    virtual: bool
    access_log: list[str] | None
    backend: str


class IterateOptions(ReadOptions, total=False):
    """Options of reading that ``RNTuple.iterate`` has for every library.

    Attributes:
        step_size: entries per chunk, or its size in memory such as "100 MB" (the default), or "cluster" for one
            chunk per cluster.
        prefetch: chunks that a thread reads ahead while the caller works on one; each of them takes the memory of a
            chunk. Default 1 with several workers, else 0. Threads end with the iterator: at its last chunk, at an
            error, or when it is closed, as a loop does that is left early.
    """

    step_size: int | str
    prefetch: int | None


class IterateArraysOptions(IterateOptions, total=False):
    """Options of ``RNTuple.iterate``, with the form of its chunks.

    Attributes:
        how, virtual, access_log, backend: as for ``ArraysOptions``.
        report: yield pairs of a chunk and a ``Report``, which tells the entries of the chunk; default False.
    """

    how: Any
    virtual: bool
    access_log: list[str] | None
    report: bool
    backend: str


class FriendOptions(TypedDict, total=False):
    """Options that put other RNTuples beside those of files; see ``join``.

    Attributes:
        friends: files of each friend by its name. Without ``on``, there is one for each file that is read, in the same order.
        on: names of key fields. All files of a friend are searched for the keys.
    """

    friends: Mapping[str, Any]
    on: str | Sequence[str] | None


class ScanOptions(FileOptions, FriendOptions, ColumnOptions, total=False):
    """Options of ``scan`` for opening files and for reading; see ``FileOptions`` and ``IterateOptions``."""

    step_size: int | str
    prefetch: int | None
    workers: int


class ConcatenateOptions(FileOptions, FriendOptions, ColumnOptions, total=False):
    """Options of ``concatenate`` for opening files and for reading; see ``FileOptions`` and ``ArraysOptions``."""

    workers: int
    how: Any


class IterateFilesOptions(ConcatenateOptions, total=False):
    """Options of ``iterate`` for opening files and for reading; see ``FileOptions`` and ``IterateArraysOptions``."""

    step_size: int | str
    prefetch: int | None
    report: bool


class DaskOptions(FileOptions, ColumnOptions, total=False):
    """Options that divide Dask collections into partitions; see ``FileOptions`` and ``ColumnOptions`` for the others.

    Attributes:
        step_size: uncompressed size of a partition, such as "100 MB" (the default). Such partitions are whole clusters, at least
            one. Or the most entries per partition, or "cluster" for one partition per cluster.
        steps_per_file: number of partitions of each file, in place of ``step_size``.
        open_files: False opens only the first file at once, for its types, and leaves the others to the workers; default
            True. Partitions are those of ``steps_per_file``, by default one per file.
    """

    step_size: int | str | None
    steps_per_file: int | None
    open_files: bool


class DaskAwkwardOptions(DaskOptions, total=False):
    """The same with a report.

    Attributes:
        report: if true, files that cannot be read become rows of a report, and partitions without entries, in place of
            exceptions; default False.
    """

    report: bool


def columns_of(options: Mapping[str, Any]) -> ColumnOptions:
    """The options that choose columns."""
    known = ColumnOptions.__annotations__
    return {name: value for name, value in options.items() if name in known}  # type: ignore[return-value]
