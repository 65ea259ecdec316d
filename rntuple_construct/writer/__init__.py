"""Writing RNTuples: schema, batch, cluster, file.

A ``FileWriter`` makes a ``Writer`` or ``ParallelWriter`` for each RNTuple. Batches go through a ``FillContext`` into a
``Cluster``, whose columns cut them into pages; a ``ClusterStore`` gives complete clusters their places in the file.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Any

from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.model.arrays.ingest import infer_fields, infer_schema, members, options_of_meanings
from rntuple_construct.model.arrays.meanings import ReducedMeaningWarning
from rntuple_construct.model.schema.encodings import ColumnEncoding
from rntuple_construct.model.schema.specs import (
    ClassSpec,
    CollectionSpec,
    EnumSpec,
    FieldOptions,
    FieldSpec,
    ProjectionSpec,
    SchemaLike,
    SoASpec,
    Spec,
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
from rntuple_construct.writer.options import WriteOptions
from rntuple_construct.writer.writer import ParallelWriter, Writer

__all__ = [
    "AttributeSetWriter",
    "ClassSpec",
    "CollectionSpec",
    "ColumnEncoding",
    "Coordinator",
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
    compression: str | int | None = None,
    generation: str = DEFAULT_GENERATION.name,
    description: str = "",
    classes: Mapping[str, Spec] | None = None,
    field_options: Mapping[str, FieldOptions] | None = None,
    writer: str | None = None,
    feature_flags: Sequence[int] = (),
    timestamp: datetime | None = None,
    durable: bool = True,
) -> Writer:
    """Start a ROOT file with one RNTuple; use the result as a context manager.

    Args:
        target: path or writable binary file object.
        name: name of the RNTuple, with directories in front such as ``d1/Events``.
        schema: name of each top-level field and what it holds: a C++ type name such as ``std::vector<float>``, a
            mapping for an untyped record, a list of one item for an untyped collection, or one of the specs.
        options: how it is written; by default as was usual in the time of the generation.
        compression: replaces that of the options, for example ``"zstd"``.
        generation: generation of the format: ``1.x``, ``rc2`` or ``rc1``.
        description: free text.
        classes: specs of classes that type names mention.
        field_options: choices by dotted path of the field.
        writer: name of the writing program, as the header has it; by default this package.
        feature_flags: numbers of the feature flags that the header sets; readers refuse those they do not know.
        timestamp: time stamp of all records; default now.
        durable: wait at the end until the storage device has the bytes.

    Raises:
        SchemaError: a schema that cannot be written; the target stays as it was.
        UnsupportedError: no such generation.
        SinkError: the target cannot be written.
    """
    options = WriteOptions.chosen(options, generation, compression)
    with _whole_file(target, options, timestamp, durable) as file:
        made = file.create(
            name, schema, options, generation=generation, description=description, classes=classes,
            field_options=field_options, writer=writer, feature_flags=feature_flags,
        )  # fmt: skip
        made.on_close(file.end)
    return made


def create_parallel(
    target: Any,
    name: str,
    schema: SchemaLike,
    options: WriteOptions | None = None,
    *,
    compression: str | int | None = None,
    generation: str = DEFAULT_GENERATION.name,
    description: str = "",
    classes: Mapping[str, Spec] | None = None,
    field_options: Mapping[str, FieldOptions] | None = None,
    writer: str | None = None,
    feature_flags: Sequence[int] = (),
    timestamp: datetime | None = None,
    durable: bool = True,
) -> ParallelWriter:
    """Start a ROOT file with one RNTuple that several threads fill; arguments and errors as for ``create``."""
    options = WriteOptions.chosen(options, generation, compression)
    with _whole_file(target, options, timestamp, durable) as file:
        made = file.create_parallel(
            name, schema, options, generation=generation, description=description, classes=classes,
            field_options=field_options, writer=writer, feature_flags=feature_flags,
        )  # fmt: skip
        made.on_close(file.end)
    return made


@contextmanager
def _whole_file(
    target: Any, options: WriteOptions, timestamp: datetime | None, durable: bool
) -> Iterator[FileWriter]:
    """A file for one RNTuple, given up if that cannot be started."""
    file = FileWriter(target, compression=options.settings, timestamp=timestamp, durable=durable)
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
    compression: str | int | None = None,
    generation: str = DEFAULT_GENERATION.name,
    description: str = "",
    classes: Mapping[str, Spec] | None = None,
    field_options: Mapping[str, FieldOptions] | None = None,
    writer: str | None = None,
    feature_flags: Sequence[int] = (),
    timestamp: datetime | None = None,
    durable: bool = True,
) -> None:
    """Write one RNTuple in one go.

    Args:
        target: path or writable binary file object.
        name: name of the RNTuple.
        data: arrays by name, an array or table of records, or a list of dicts, see ``Writer.extend``. The index of a
            data frame becomes columns, unless it numbers the rows from 0 or a schema does not name it.
        options: how it is written.
        schema: as for ``create``; by default what fits the data.
        compression: this and all that follow as for ``create``.
        generation: generation of the format.
        description: free text.
        classes: specs of classes that type names mention.
        field_options: choices by dotted path of the field.
        writer: name of the writing program.
        feature_flags: numbers of the feature flags that the header sets.
        timestamp: time stamp of all records.
        durable: wait at the end until the storage device has the bytes.

    Raises:
        SchemaError: data that cannot be written; the target stays as it was.
        SinkError: the target cannot be written.
    """
    columns = members(data, schema)
    if schema is None:
        inferred = infer_fields(data if hasattr(data, "schema") else columns)
        schema = inferred.schema
        field_options = options_of_meanings(inferred.meanings, field_options)
        for path, what in inferred.reduced.items():
            warnings.warn(f"column '{path}': {what}", ReducedMeaningWarning, stacklevel=2)
        if inferred.metadata:
            warnings.warn(inferred.metadata, ReducedMeaningWarning, stacklevel=2)
    with create(
        target, name, schema, options,
        compression=compression, generation=generation, description=description, classes=classes,
        field_options=field_options, writer=writer, feature_flags=feature_flags, timestamp=timestamp, durable=durable,
    ) as made:  # fmt: skip
        made.extend(columns, flush=True)
