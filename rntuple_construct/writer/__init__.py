"""Writing RNTuples: schema, batch, cluster, file.

A ``FileWriter`` makes a ``Writer`` or ``ParallelWriter`` for each RNTuple. Batches go through a ``FillContext`` into a
``Cluster``, whose columns cut them into pages; a ``ClusterStore`` gives complete clusters their places in the file.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from itertools import chain
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.arguments import check_arguments
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.model.arrays.ingest import (
    batches_of,
    infer_fields,
    infer_schema,
    members,
    options_of_meanings,
)
from rntuple_construct.model.arrays.meanings import ReducedMeaningWarning
from rntuple_construct.model.schema.specs import (
    ClassSpec,
    CollectionSpec,
    ColumnEncoding,
    EnumSpec,
    FieldOptions,
    FieldSpec,
    ProjectionSpec,
    SchemaLike,
    SoASpec,
    StreamerSpec,
)
from rntuple_construct.writer.attributes import AttributeSetWriter
from rntuple_construct.writer.distributed.session import (
    Coordinator,
    create_distributed,
    fill_task,
    fill_tasks,
)
from rntuple_construct.writer.file import FileWriter
from rntuple_construct.writer.file_appender import FileAppender
from rntuple_construct.writer.fill import FillContext
from rntuple_construct.writer.options import CreateOptions, WriteOptions
from rntuple_construct.writer.writer import ParallelWriter, Writer

if TYPE_CHECKING:
    from typing_extensions import Unpack

__all__ = [
    "AttributeSetWriter",
    "ClassSpec",
    "CollectionSpec",
    "ColumnEncoding",
    "Coordinator",
    "CreateOptions",
    "EnumSpec",
    "FieldOptions",
    "FieldSpec",
    "FileAppender",
    "FileWriter",
    "FillContext",
    "ParallelWriter",
    "ProjectionSpec",
    "ReducedMeaningWarning",
    "SoASpec",
    "StreamerSpec",
    "WriteOptions",
    "Writer",
    "create",
    "create_distributed",
    "create_file",
    "create_parallel",
    "fill_task",
    "fill_tasks",
    "infer_schema",
    "write",
]


def create_file(
    target: Any,
    *,
    compression: str | int = "zstd:5",
    name: str | None = None,
    timestamp: datetime | None = None,
    durable: bool = True,
) -> FileWriter:
    """Start a ROOT file for any number of RNTuples and directories.

    Args:
        target: path or writable binary file object.
        compression: compression of small records of the file itself; RNTuples have their own.
        name: name that the file calls itself by; default the last part of its path.
        timestamp: time stamp of all records; default now.
        durable: wait at the end until the storage device has the bytes.

    Returns:
        the writer of the file; use it as a context manager.

    Raises:
        SinkError: it cannot be written.
    """
    return FileWriter(target, compression=compression, name=name, timestamp=timestamp, durable=durable)


def create(
    target: Any,
    name: str,
    schema: SchemaLike,
    options: WriteOptions | None = None,
    *,
    timestamp: datetime | None = None,
    durable: bool = True,
    **more: Unpack[CreateOptions],
) -> Writer:
    """Start a ROOT file with one RNTuple; use the result as a context manager.

    Args:
        target: path or writable binary file object.
        name: name of the RNTuple, with directories in front such as ``d1/Events``.
        schema: mapping from the name of each top-level field to its type. A type is a C++ type name such as
            ``std::vector<float>`` or a spec. A mapping is an untyped record, a list of one item an untyped
            collection.
        options: compression, sizes and other choices; the default is the usual choice of the generation.
        timestamp: time stamp of all records; default now.
        durable: wait at the end until the storage device has the bytes.
        more: ``compression``, ``generation``, ``description``, ``classes``, ``field_options``, ``writer`` and
            ``feature_flags``, see ``CreateOptions``.

    Returns:
        the writer; its ``extend`` takes batches of entries.

    Raises:
        SchemaError: a schema that cannot be written, or no such argument; the target is unchanged.
        UnsupportedError: no such generation.
        SinkError: the target cannot be written.
    """
    check_arguments("create", more, CreateOptions, "timestamp", "durable")
    with _whole_file(target, options, timestamp, durable, more) as file:
        made = file.create(name, schema, options, **more)
        made.on_close(file.end)
    return made


def create_parallel(
    target: Any,
    name: str,
    schema: SchemaLike,
    options: WriteOptions | None = None,
    *,
    timestamp: datetime | None = None,
    durable: bool = True,
    **more: Unpack[CreateOptions],
) -> ParallelWriter:
    """Start a ROOT file with one RNTuple that several threads fill.

    Args:
        target, name, schema, options, timestamp, durable, more: as for ``create``.

    Returns:
        the writer, whose ``fill_context`` each thread calls; use it as a context manager.

    Raises:
        SchemaError, UnsupportedError, SinkError: as for ``create``.
    """
    check_arguments("create_parallel", more, CreateOptions, "timestamp", "durable")
    with _whole_file(target, options, timestamp, durable, more) as file:
        made = file.create_parallel(name, schema, options, **more)
        made.on_close(file.end)
    return made


@contextmanager
def _whole_file(
    target: Any,
    options: WriteOptions | None,
    timestamp: datetime | None,
    durable: bool,
    more: CreateOptions,
) -> Iterator[FileWriter]:
    """A file for one RNTuple, given up if that cannot be started."""
    generation = more.get("generation", DEFAULT_GENERATION.name)
    settings = WriteOptions.chosen(options, generation, more.get("compression")).settings
    file = FileWriter(target, compression=settings, timestamp=timestamp, durable=durable)
    try:
        yield file
    except BaseException:
        file.abort()
        raise


def write(
    target: Any,
    name: str,
    data: Any,
    options: WriteOptions | None = None,
    *,
    schema: SchemaLike | None = None,
    timestamp: datetime | None = None,
    durable: bool = True,
    **more: Unpack[CreateOptions],
) -> None:
    """Write one RNTuple in one go.

    Args:
        target: path or writable binary file object.
        name: name of the RNTuple.
        data: arrays by name, an array or table of records, a list of dicts, or several batches one after the other,
            see ``Writer.extend``. The index of a data frame becomes columns, unless it numbers the rows from 0 or a
            schema does not name it.
        options: how it is written.
        schema: as for ``create``; by default what fits the data, of several batches the first.
        timestamp: time stamp of all records; default now.
        durable: wait at the end until the storage device has the bytes.
        more: as for ``create``, see ``CreateOptions``.

    Raises:
        SchemaError: data that cannot be written, or no such argument; the target is unchanged.
        SinkError: the target cannot be written.
    """
    check_arguments("write", more, CreateOptions, "schema", "timestamp", "durable")
    batches = batches_of(data)
    if batches is None:
        data = members(data, schema) if not hasattr(data, "schema") else data
    elif schema is None:
        data, batches = _first(batches)
    if schema is None:
        inferred = infer_fields(data)
        schema = inferred.schema
        more["field_options"] = options_of_meanings(inferred.meanings, more.get("field_options"))
        for path, what in inferred.reduced.items():
            warnings.warn(f"column '{path}': {what}", ReducedMeaningWarning, stacklevel=2)
        if inferred.metadata:
            warnings.warn(inferred.metadata, ReducedMeaningWarning, stacklevel=2)
    with create(target, name, schema, options, timestamp=timestamp, durable=durable, **more) as made:
        made.extend(data if batches is None else batches, flush=True)


def _first(batches: Iterator[Any]) -> tuple[Any, Iterator[Any]]:
    """The first batch, and an iterator of all of them.

    Raises:
        SchemaError: no batches, and no schema of them.
    """
    for first in batches:
        return first, chain([first], batches)
    if not hasattr(batches, "schema"):
        raise SchemaError("there are no batches to infer fields from", hint="give a schema")
    return batches.schema.empty_table(), iter(())
