"""Open files, to read them or to add to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict, overload

from rntuple_construct import reader
from rntuple_construct.base.arguments import check_arguments
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.limits import Limits
from rntuple_construct.reader import RNTuple, RNTupleFile
from rntuple_construct.reader.options import FileOptions, OpenOptions
from rntuple_construct.storage import split_name

if TYPE_CHECKING:
    import awkward as ak
    import numpy.typing as npt
    import pandas as pd
    import polars as pl
    import pyarrow as pa
    from typing_extensions import Unpack

    from rntuple_construct.writer import FileAppender, Writer

__all__ = ["AppendOptions", "open", "open_ntuple"]


class AppendOptions(TypedDict, total=False):
    """Options of ``open`` for adding to a file.

    Attributes:
        limits: guards against absurd sizes.
        compression: compression of new pages; by default that of the last pages of the RNTuple.
        durable: wait at the end until the storage device has the bytes; default True.
        wait: seconds to wait for another process that appends to the file; default 0.
    """

    limits: Limits
    compression: str | int | None
    durable: bool
    wait: float


@overload
def open(
    source: Any,
    mode: Literal["r"] = ...,
    *,
    ntuple: None = ...,
    library: Literal["np"] = ...,
    **options: Unpack[FileOptions],
) -> RNTupleFile[dict[str, npt.NDArray[Any]], npt.NDArray[Any]]: ...
@overload
def open(
    source: Any,
    mode: Literal["r"] = ...,
    *,
    ntuple: None = ...,
    library: Literal["ak"],
    **options: Unpack[FileOptions],
) -> RNTupleFile[ak.Array, ak.Array]: ...
@overload
def open(
    source: Any,
    mode: Literal["r"] = ...,
    *,
    ntuple: None = ...,
    library: Literal["pa", "pa-binary"],
    **options: Unpack[FileOptions],
) -> RNTupleFile[pa.Table, pa.ChunkedArray]: ...
@overload
def open(
    source: Any,
    mode: Literal["r"] = ...,
    *,
    ntuple: None = ...,
    library: Literal["pd"],
    **options: Unpack[FileOptions],
) -> RNTupleFile[pd.DataFrame, pd.Series[Any]]: ...
@overload
def open(
    source: Any,
    mode: Literal["r"] = ...,
    *,
    ntuple: None = ...,
    library: Literal["polars"],
    **options: Unpack[FileOptions],
) -> RNTupleFile[pl.DataFrame, pl.Series]: ...
@overload
def open(
    source: Any,
    mode: Literal["r"] = ...,
    *,
    ntuple: None = ...,
    library: Literal["py"],
    **options: Unpack[FileOptions],
) -> RNTupleFile[list[dict[str, Any]], list[Any]]: ...
@overload
def open(
    source: Any, mode: Literal["r"] = ..., *, ntuple: None = ..., **options: Unpack[OpenOptions]
) -> RNTupleFile: ...
@overload
def open(
    source: Any,
    mode: Literal["r"] = ...,
    *,
    ntuple: str,
    library: Literal["np"] = ...,
    **options: Unpack[FileOptions],
) -> RNTuple[dict[str, npt.NDArray[Any]], npt.NDArray[Any]]: ...
@overload
def open(
    source: Any,
    mode: Literal["r"] = ...,
    *,
    ntuple: str,
    library: Literal["ak"],
    **options: Unpack[FileOptions],
) -> RNTuple[ak.Array, ak.Array]: ...
@overload
def open(
    source: Any,
    mode: Literal["r"] = ...,
    *,
    ntuple: str,
    library: Literal["pa", "pa-binary"],
    **options: Unpack[FileOptions],
) -> RNTuple[pa.Table, pa.ChunkedArray]: ...
@overload
def open(
    source: Any,
    mode: Literal["r"] = ...,
    *,
    ntuple: str,
    library: Literal["pd"],
    **options: Unpack[FileOptions],
) -> RNTuple[pd.DataFrame, pd.Series[Any]]: ...
@overload
def open(
    source: Any,
    mode: Literal["r"] = ...,
    *,
    ntuple: str,
    library: Literal["polars"],
    **options: Unpack[FileOptions],
) -> RNTuple[pl.DataFrame, pl.Series]: ...
@overload
def open(
    source: Any,
    mode: Literal["r"] = ...,
    *,
    ntuple: str,
    library: Literal["py"],
    **options: Unpack[FileOptions],
) -> RNTuple[list[dict[str, Any]], list[Any]]: ...
@overload
def open(
    source: Any, mode: Literal["r"] = ..., *, ntuple: str, **options: Unpack[OpenOptions]
) -> RNTuple: ...
@overload
def open(
    source: Any, mode: Literal["a"], *, ntuple: None = ..., **options: Unpack[AppendOptions]
) -> FileAppender: ...
@overload
def open(source: Any, mode: Literal["a"], *, ntuple: str, **options: Unpack[AppendOptions]) -> Writer: ...
def open(
    source: Any, mode: str = "r", *, ntuple: str | None = None, **options: Any
) -> RNTupleFile | RNTuple | FileAppender | Writer:
    """Open a ROOT file to read its RNTuples, or one of them; or to add to it.

    Args:
        source: path, URL (with the extra ``remote``), bytes or seekable binary file object; for mode "a" a path. Text
            that is not a path and ends in a colon and a name, ``"data.root:Events"``, opens that RNTuple, and so does
            ``{"data.root": "Events"}``. Type checkers infer the result only from ``ntuple``.
        mode: "r" to read, "a" to add entries, fields and RNTuples to a file that exists.
        ntuple: the RNTuple to open in place of the file.
        options: mode "r": ``verify``, ``limits``, ``external``, ``library``, ``storage_options`` and ``mmap``, see ``OpenOptions``;
            mode "a": ``limits``, ``compression``, ``durable`` and ``wait``, see ``AppendOptions``.

    Returns:
        the file, or the RNTuple if one is named; both close the file at the end of a ``with`` block.

    Raises:
        ContainerError: not a ROOT file, or its header or directory is damaged.
        SourceError: the bytes cannot be read at all.
        SinkError: mode "a": it cannot be written, or another process appends to it.
        SchemaError: there is no such RNTuple, no such mode, or no such option in this mode.
    """
    if mode == "r":
        return reader.open(source, ntuple=ntuple, **options)
    if mode != "a":
        raise SchemaError(f"mode {mode!r}", expected="'r' or 'a'", hint="create() and write() make new files")
    check_arguments("open", options, AppendOptions, "ntuple")
    if isinstance(source, dict) and len(source) == 1:
        ((source, ntuple),) = source.items()
    elif isinstance(source, str) and ntuple is None:
        source, ntuple = split_name(source)
    # Reading does not import the writer.
    from rntuple_construct.writer import FileAppender

    file = FileAppender(source, **options)
    if ntuple is None:
        return file
    try:
        writer = file[ntuple]
    except BaseException:
        file.abort()
        raise
    writer.on_close(file.end)
    return writer


@overload
def open_ntuple(
    source: Any, ntuple: str | None = ..., *, library: Literal["np"] = ..., **options: Unpack[FileOptions]
) -> RNTuple[dict[str, npt.NDArray[Any]], npt.NDArray[Any]]: ...
@overload
def open_ntuple(
    source: Any, ntuple: str | None = ..., *, library: Literal["ak"], **options: Unpack[FileOptions]
) -> RNTuple[ak.Array, ak.Array]: ...
@overload
def open_ntuple(
    source: Any,
    ntuple: str | None = ...,
    *,
    library: Literal["pa", "pa-binary"],
    **options: Unpack[FileOptions],
) -> RNTuple[pa.Table, pa.ChunkedArray]: ...
@overload
def open_ntuple(
    source: Any, ntuple: str | None = ..., *, library: Literal["pd"], **options: Unpack[FileOptions]
) -> RNTuple[pd.DataFrame, pd.Series[Any]]: ...
@overload
def open_ntuple(
    source: Any, ntuple: str | None = ..., *, library: Literal["polars"], **options: Unpack[FileOptions]
) -> RNTuple[pl.DataFrame, pl.Series]: ...
@overload
def open_ntuple(
    source: Any, ntuple: str | None = ..., *, library: Literal["py"], **options: Unpack[FileOptions]
) -> RNTuple[list[dict[str, Any]], list[Any]]: ...
@overload
def open_ntuple(source: Any, ntuple: str | None = ..., **options: Unpack[OpenOptions]) -> RNTuple: ...
def open_ntuple(source: Any, ntuple: str | None = None, **options: Unpack[OpenOptions]) -> RNTuple:
    """Open an RNTuple to read it; ``open`` for type checkers, which cannot tell ``"data.root:Events"`` from a file.

    Args:
        source: as in ``open``; ``"data.root:Events"`` or ``{"data.root": "Events"}`` name the RNTuple.
        ntuple: its name; by default the one that ``source`` names, or the only RNTuple of the file.
        options: as in ``open`` with mode "r".

    Returns:
        the RNTuple, which closes the file at the end of a ``with`` block.

    Raises:
        RNTupleError: as ``open``.
        SchemaError: the file has no such RNTuple; or none or several, and ``ntuple`` is missing.
    """
    check_arguments("open_ntuple", options, OpenOptions, "ntuple")
    found = open(source, ntuple=ntuple, **options) if ntuple is not None else open(source, **options)
    if isinstance(found, RNTuple):
        return found
    try:
        return found.only()
    except BaseException:
        found.close()
        raise
