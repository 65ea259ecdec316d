"""Writing RNTuples: plan all sizes and offsets, then emit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rntuple_construct.arrays.ingest import infer_schema, members
from rntuple_construct.fields.encodings import ColumnEncoding
from rntuple_construct.fields.specs import (
    ClassSpec,
    CollectionSpec,
    EnumSpec,
    FieldOptions,
    FieldSpec,
    ProjectionSpec,
    SchemaLike,
    SoASpec,
    StreamerSpec,
)
from rntuple_construct.generations import DEFAULT_GENERATION
from rntuple_construct.writer.attributes import AttributeSetWriter
from rntuple_construct.writer.file import FileWriter
from rntuple_construct.writer.filling import FillContext
from rntuple_construct.writer.options import WriteOptions
from rntuple_construct.writer.parallel import ParallelWriter
from rntuple_construct.writer.writer import Writer

__all__ = [
    "AttributeSetWriter",
    "ClassSpec",
    "CollectionSpec",
    "ColumnEncoding",
    "EnumSpec",
    "FieldOptions",
    "FieldSpec",
    "FileWriter",
    "FillContext",
    "ParallelWriter",
    "ProjectionSpec",
    "SoASpec",
    "StreamerSpec",
    "WriteOptions",
    "Writer",
    "create",
    "create_file",
    "create_parallel",
    "infer_schema",
    "write",
]


def create_file(target: Any, **arguments: Any) -> FileWriter:
    """Start a ROOT file for any number of RNTuples and directories.

    Args:
        target: path or writable binary file object.
        arguments: see FileWriter.

    Raises:
        SourceError: it cannot be written.
    """
    return FileWriter(target, **arguments)


def create(
    target: Any, name: str, schema: SchemaLike, options: WriteOptions | None = None, **arguments: Any
) -> Writer:
    """Start a ROOT file with one RNTuple; use the result as a context manager.

    Args:
        target: path or writable binary file object.
        name: name of the RNTuple, with directories in front such as ``d1/Events``.
        schema: name of each top-level field and what it holds: a C++ type name such as ``std::vector<float>``, a
            mapping for an untyped record, a list of one item for an untyped collection, or one of the specs.
        options: how it is written.
        arguments: ``generation``, ``description``, ``classes``, ``field_options`` and ``writer`` as in
            NTupleArguments; ``timestamp`` and ``durable`` as for FileWriter.

    Raises:
        SchemaError: a schema that cannot be written; the target stays as it was.
        SourceError: the target cannot be written.
    """
    file, options = _own_file(target, options, arguments)
    with _abort_on_failure(file):
        writer = file.create(name, schema, options, **arguments)
    writer.on_close(lambda is_complete: file.close() if is_complete else file.abort())
    return writer


def create_parallel(
    target: Any, name: str, schema: SchemaLike, options: WriteOptions | None = None, **arguments: Any
) -> ParallelWriter:
    """Start a ROOT file with one RNTuple that several threads fill; arguments and errors as for ``create``."""
    file, options = _own_file(target, options, arguments)
    with _abort_on_failure(file):
        writer = file.create_parallel(name, schema, options, **arguments)
    writer.on_close(lambda is_complete: file.close() if is_complete else file.abort())
    return writer


def _own_file(
    target: Any, options: WriteOptions | None, arguments: dict[str, Any]
) -> tuple[FileWriter, WriteOptions]:
    """A file for one RNTuple, with the arguments that are meant for the file."""
    own = {key: arguments.pop(key) for key in ("timestamp", "durable") if key in arguments}
    options = options or WriteOptions.of_generation(arguments.get("generation", DEFAULT_GENERATION.name))
    return FileWriter(target, compression=options.settings, **own), options


@contextmanager
def _abort_on_failure(file: FileWriter) -> Iterator[None]:
    try:
        yield
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
    **arguments: Any,
) -> None:
    """Write one RNTuple in one go.

    Args:
        target: path or writable binary file object.
        name: name of the RNTuple.
        data: arrays by name, an array or table of records, or a list of dicts, see ``Writer.extend``.
        options: how it is written.
        schema: as for ``create``; by default what fits the data.
        arguments: as for ``create``.

    Raises:
        SchemaError: data that cannot be written; the target stays as it was.
        SourceError: the target cannot be written.
    """
    columns = members(data)
    with create(
        target, name, infer_schema(columns) if schema is None else schema, options, **arguments
    ) as writer:
        writer.extend(columns)
