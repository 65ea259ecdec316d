"""Opening files, to read them or to add to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, overload

from rntuple_construct import reader
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.model.arrays import Library
from rntuple_construct.reader import RNTuple, RNTupleFile
from rntuple_construct.storage import split_name

if TYPE_CHECKING:
    from rntuple_construct.writer import FileAppender, Writer

__all__ = ["open"]


@overload
def open(
    source: Any,
    mode: Literal["r"] = ...,
    *,
    ntuple: None = ...,
    verify: bool = ...,
    limits: Limits = ...,
    external: bool = ...,
    library: Library = ...,
    storage_options: dict[str, Any] | None = ...,
    mmap: bool = ...,
) -> RNTupleFile: ...
@overload
def open(
    source: Any,
    mode: Literal["r"] = ...,
    *,
    ntuple: str,
    verify: bool = ...,
    limits: Limits = ...,
    external: bool = ...,
    library: Library = ...,
    storage_options: dict[str, Any] | None = ...,
    mmap: bool = ...,
) -> RNTuple: ...
@overload
def open(
    source: Any,
    mode: Literal["a"],
    *,
    ntuple: None = ...,
    limits: Limits = ...,
    compression: str | int | None = ...,
    durable: bool = ...,
    wait: float = ...,
) -> FileAppender: ...
@overload
def open(
    source: Any,
    mode: Literal["a"],
    *,
    ntuple: str,
    limits: Limits = ...,
    compression: str | int | None = ...,
    durable: bool = ...,
    wait: float = ...,
) -> Writer: ...
def open(
    source: Any,
    mode: str = "r",
    *,
    ntuple: str | None = None,
    limits: Limits = DEFAULT_LIMITS,
    compression: str | int | None = None,
    durable: bool = True,
    wait: float = 0,
    **options: Any,
) -> RNTupleFile | RNTuple | FileAppender | Writer:
    """Open a ROOT file to read its RNTuples, or one of them; or to add to it.

    Args:
        source: path, URL (with the extra ``remote``), bytes or seekable binary file object; for mode "a" a path. Text
            that is no path and ends in a colon and a name, ``"data.root:Events"``, opens that RNTuple, and so does
            ``{"data.root": "Events"}``. Type checkers, which see no difference between texts, know only of ``ntuple``.
        mode: "r" to read, "a" to add entries, fields and RNTuples to a file that exists.
        ntuple: the RNTuple to open in place of the file.
        limits: guards against absurd sizes.
        compression: mode "a": compression of new pages; by default that of the last pages of the RNTuple.
        durable: mode "a": wait at the end until the storage device has the bytes.
        wait: mode "a": seconds to wait for another process that appends to the file.
        options: mode "r": ``verify`` (False skips the comparison of all checksums), ``external`` (whether locators that
            lead out of the file are followed: URIs through fsspec, others as said with ``register_locator``; only for
            files you trust), ``library`` (default library of results, see
            ``RNTuple.arrays``), ``storage_options`` (of a URL, keyword arguments of its fsspec file system) and ``mmap``
            (False for local files that another process may truncate: a SourceError in place of the signal SIGBUS).

    Returns:
        the file, or the RNTuple if one is named; both close the file at the end of a ``with`` block.

    Raises:
        ContainerError: not a ROOT file, or its header or directory is damaged.
        SourceError: the bytes cannot be read at all.
        SinkError: mode "a": it cannot be written, or another process appends to it.
        SchemaError: there is no such RNTuple, or no such mode.
    """
    if mode == "r":
        return reader.open(source, ntuple=ntuple, limits=limits, **options)
    if mode != "a":
        raise SchemaError(f"mode {mode!r}", expected="'r' or 'a'", hint="create() and write() make new files")
    if options:
        raise SchemaError(f"'{next(iter(options))}' is an option of reading")
    if isinstance(source, dict) and len(source) == 1:
        ((source, ntuple),) = source.items()
    elif isinstance(source, str) and ntuple is None:
        source, ntuple = split_name(source)
    # Whoever reads does without the writer.
    from rntuple_construct.writer import FileAppender

    file = FileAppender(source, compression=compression, durable=durable, wait=wait, limits=limits)
    if ntuple is None:
        return file
    try:
        writer = file[ntuple]
    except BaseException:
        file.abort()
        raise
    writer.on_close(file.end)
    return writer
