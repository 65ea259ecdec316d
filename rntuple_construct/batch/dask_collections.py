"""RNTuples as Dask collections, and collections as RNTuples."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.arguments import check_arguments
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.batch.partitions import Partition, PartitionReader, prepare
from rntuple_construct.reader.options import DaskAwkwardOptions, DaskOptions, FieldNames
from rntuple_construct.storage import is_url
from rntuple_construct.writer import WriteOptions, write

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from rntuple_construct.reader.multi_file import Files


def dask_awkward(
    files: Files, fields: FieldNames = None, cut: str | None = None, **options: Unpack[DaskAwkwardOptions]
) -> Any:
    """RNTuples of one or several files as one dask-awkward array, read when it is computed.

    The metadata of all files are read at once, pages only when they are computed. Of the top-level fields only those
    are read that the computation needs. Each process keeps its last files open, so it parses their metadata once.

    Args:
        files: as for ``iterate``: paths, URLs, patterns, each with an optional ``:NAME``; or a list of these. A dict from
            paths may also give ``{"object_path": NAME, "steps": [[start, stop], ...]}``, the entries of each partition.
        fields, cut: as for ``RNTuple.arrays``; the cut is text.
        options: ``step_size``, ``steps_per_file``, ``open_files`` and ``report``, see ``DaskAwkwardOptions``; ``filter_name``,
            ``filter_typename`` and ``aliases`` as for ``RNTuple.arrays``; ``verify``, ``limits``, ``external``, ``mmap`` and
            ``storage_options`` as for ``open``.

    Returns:
        dask_awkward.Array of records, one for each entry. With ``report`` a pair of it and of a dask-awkward array with a
        record for each partition: ``file``, ``object_path``, ``entry_start``, ``entry_stop``, ``num_entries`` that were
        read, ``duration`` in seconds, ``hostname``, and ``exception`` and ``message``, which are None after success.

    Raises:
        MissingExtraError: dask-awkward is not installed.
        SchemaError: no such field or option, or a field of another C++ type than in the first file.
        RNTupleError: the metadata of a file are damaged. Damage in pages is raised when they are computed, and so is a
            SourceError if a file has changed since.
    """
    check_arguments("dask_awkward", options, DaskAwkwardOptions, "cut")
    dask_awkward = require("dask_awkward")
    made = prepare(files, fields, cut, "ak", options)
    from rntuple_construct.batch.awkward_reader import AwkwardReader

    has_report = bool(options.get("report"))
    reader = AwkwardReader.of(made.reader, made.empty, has_report)
    found = dask_awkward.from_map(reader, made.parts, label="from-rntuple", divisions=made.divisions)
    if has_report:
        found[0].clear_divisions()
    return found


def dask_dataframe(
    files: Files, fields: FieldNames = None, cut: str | None = None, **options: Unpack[DaskOptions]
) -> Any:
    """Flat fields of RNTuples as one Dask data frame; otherwise as ``dask_awkward``.

    Args:
        files, cut: as for ``dask_awkward``.
        fields: numbers and strings; None for all of these.
        options: as for ``dask_awkward``, without ``report``.

    Returns:
        dask.dataframe.DataFrame, whose index starts anew in each partition.

    Raises:
        MissingExtraError: Dask or pandas is not installed.
        SchemaError: as for ``dask_awkward``; or a field that is not flat, or none that is.
    """
    check_arguments("dask_dataframe", options, DaskOptions, "cut")
    frames = require("dask.dataframe")
    made = prepare(files, fields, cut, "pd", options, is_flat=True)
    return frames.from_map(_FrameReader(made.reader), made.parts, meta=made.empty, label="from-rntuple")


@dataclass(frozen=True)
class _FrameReader:
    """Reads partitions as data frames; Dask sets ``columns`` to those that a computation needs."""

    reader: PartitionReader

    def __call__(self, part: Partition, columns: Sequence[str] | None = None) -> Any:
        return (self.reader if columns is None else replace(self.reader, names=tuple(columns))).read(part)


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
    """Return the contents of a partition, in the form that ``write`` takes."""
    if hasattr(values, "reset_index"):
        return values.reset_index(drop=True)
    if not getattr(values, "fields", None):
        raise SchemaError("an array of records is needed, whose fields become those of the RNTuple")
    return {field: values[field] for field in values.fields}
