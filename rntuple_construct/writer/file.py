"""ROOT files being written, with any number of RNTuples and directories; files with one RNTuple."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime, timezone
from itertools import chain
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.arguments import check_arguments
from rntuple_construct.base.closing import ClosingOrAborting
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.compression import Buffer, parse_settings
from rntuple_construct.format.container import ClassDescription, Key
from rntuple_construct.format.generations import DEFAULT_GENERATION, writable_generation
from rntuple_construct.model.arrays.ingest import batches_of, infer_fields, members, options_of_meanings
from rntuple_construct.model.arrays.meanings import ReducedMeaningWarning
from rntuple_construct.model.schema.specs import FieldOptions, SchemaLike, Spec
from rntuple_construct.storage import Sink, open_sink
from rntuple_construct.writer.container import Container, DirectoryRecord, file_name_of
from rntuple_construct.writer.ntuple import NTuple
from rntuple_construct.writer.options import DEFAULT_COMPRESSION, CreateOptions, WriteOptions
from rntuple_construct.writer.writer import ParallelWriter, Writer

if TYPE_CHECKING:
    from typing_extensions import Unpack

__all__ = ["FileWriter", "create", "create_file", "create_parallel", "now", "write"]


class FileWriter(ClosingOrAborting):
    """A ROOT file being written; use it as a context manager.

    Everything is written beside the target, which is replaced at the end of the block. If the block fails, the
    target is unchanged.

    Args:
        target: path, writable binary file object, or a Sink, which is left to the caller to commit.
        compression: compression of small records of the file itself.
        name: name that the file calls itself by; default the last part of its path.
        timestamp: time stamp of all records; default now.
        durable: wait at the end until the storage device has the bytes.

    Raises:
        SinkError: it cannot be written.
    """

    def __init__(
        self,
        target: Any,
        *,
        compression: str | int = DEFAULT_COMPRESSION,
        name: str | None = None,
        timestamp: datetime | None = None,
        durable: bool = True,
    ) -> None:
        settings = parse_settings(compression)
        self._owns_sink = not isinstance(target, Sink)
        self._sink = target if isinstance(target, Sink) else open_sink(target, durable=durable)
        try:
            self._container = Container(
                self._sink, name or file_name_of(target), settings, timestamp or now()
            )
        except BaseException:
            self._sink.abort()
            raise
        self._writers: dict[str, Writer | ParallelWriter] = {}
        self._is_open = True

    def create(
        self,
        path: str,
        schema: SchemaLike,
        options: WriteOptions | None = None,
        **more: Unpack[CreateOptions],
    ) -> Writer:
        """Start an RNTuple.

        Args:
            path: its name, with directories in front such as ``d1/d2/Events``.
            schema: name and content of each top-level field.
            options: how it is written; by default as was usual in the time of the generation.
            more: ``compression``, ``generation``, ``description``, ``classes``, ``field_options``, ``writer`` and
                ``feature_flags``, see ``CreateOptions``.

        Returns:
            the writer of the RNTuple; use it as a context manager.

        Raises:
            SchemaError: a name that is taken or not legal, a schema that cannot be written, or no such argument.
            UnsupportedError: no such generation.
            SinkError: the bytes could not be written.
        """
        check_arguments("create", more, CreateOptions)
        made = self._writers[path.strip("/")] = Writer(*self._start(path, schema, options, **more))
        return made

    def create_parallel(
        self,
        path: str,
        schema: SchemaLike,
        options: WriteOptions | None = None,
        **more: Unpack[CreateOptions],
    ) -> ParallelWriter:
        """Start an RNTuple that several threads fill.

        Args:
            path, schema, options, more: as for ``create``.

        Returns:
            the writer, whose ``fill_context`` each thread calls; use it as a context manager.

        Raises:
            SchemaError, UnsupportedError, SinkError: as for ``create``.
        """
        check_arguments("create_parallel", more, CreateOptions)
        made = self._writers[path.strip("/")] = ParallelWriter(*self._start(path, schema, options, **more))
        return made

    def mkdir(self, path: str) -> None:
        """Make a directory and its missing parents.

        Args:
            path: names of directories, separated by ``/``.

        Raises:
            SchemaError: a name that is not legal or taken.
        """
        self._check_open()
        self._container.directory(path.strip("/"))

    def describe_classes(self, descriptions: Iterable[ClassDescription]) -> None:
        """Have the StreamerInfo record of the file describe further classes, as ROOT does for classes of users.

        The classes of anchors, and those that extra type information describes, are there without this.

        Args:
            descriptions: those of another file: ``RootFile.streamer_info().descriptions()``. Of one class in one
                version the first description stays.

        Raises:
            SchemaError: the file is closed.
        """
        self._check_open()
        self._container.describe(*descriptions)

    def copy_object(self, directory: str, key: Key, chunks: Iterable[Buffer]) -> None:
        """Store an object of another file, such as a histogram, unchanged.

        Args:
            directory: path of its directory, which is made if it is not there.
            key: its key in the other file.
            chunks: its bytes on storage.

        Raises:
            SchemaError: a name that is taken or not legal, a key that cannot be written with the same length, or the
                file is closed.
        """
        self._check_open()
        self._container.copy_object(self._container.directory(directory), key, chunks)

    def leave_gap(self, nbytes: int) -> None:
        """Leave a free segment in the file, as deleted objects do; its bytes are never written.

        Args:
            nbytes: its size, at least 8.

        Raises:
            SchemaError: it is too small.
        """
        self._check_open()
        self._container.add_gap(nbytes)

    @property
    def shared_path(self) -> str | None:
        """Path of the file until it is complete; None if it has none."""
        return self._sink.shared_path

    def close(self) -> None:
        """Complete all RNTuples and the file; a second call does nothing.

        Raises:
            SchemaError: an earlier write failed.
            SinkError: the bytes could not be written.
        """
        if not self._is_open:
            return
        try:
            for writer in list(self._writers.values()):
                writer.close()
            self._container.finish()
            self._is_open = False
            if self._owns_sink:
                self._sink.commit()
        except BaseException:
            self.abort()
            raise

    def abort(self) -> None:
        """Give everything up; the target is unchanged."""
        for writer in list(self._writers.values()):
            writer.abort()
        self._is_open = False
        self._sink.abort()

    def end(self, is_complete: bool) -> None:
        """Close the file, or abort it if its content is not complete."""
        if is_complete:
            self.close()
        else:
            self.abort()

    def _start(
        self, path: str, schema: SchemaLike, options: WriteOptions | None, **more: Unpack[CreateOptions]
    ) -> tuple[NTuple, Callable[[bool], None]]:
        """Write the header of an RNTuple; returns what a writer needs."""
        path = path.strip("/")
        ntuple, directory = self.start_with(path, schema, options, **more)

        def on_close(is_complete: bool) -> None:
            if not is_complete:
                self._writers.pop(path, None)
                directory.taken.discard(ntuple.name)

        return ntuple, on_close

    def start_with(
        self,
        path: str,
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
    ) -> tuple[NTuple, DirectoryRecord]:
        """Write the header of an RNTuple with the fields of a schema; arguments as for ``create``, otherwise as ``start``."""

        def declare(ntuple: NTuple) -> None:
            ntuple.add_fields(schema, 0, classes=classes, field_options=field_options)

        options = WriteOptions.chosen(options, generation, compression)
        return self.start(path, generation, description, options, writer, feature_flags, declare)

    def start(
        self,
        path: str,
        generation: str,
        description: str,
        options: WriteOptions,
        writer: str | None,
        feature_flags: Sequence[int],
        declare: Callable[[NTuple], None],
    ) -> tuple[NTuple, DirectoryRecord]:
        """Write the header of an RNTuple whose clusters the caller commits; the caller finishes it, too.

        Args:
            path: its name, with directories in front.
            generation: name of the generation.
            description: free text.
            options: how it is written.
            writer: name of the writing program; by default this package.
            feature_flags: numbers of the feature flags that the header sets.
            declare: gives it its fields.

        Returns:
            the RNTuple, and the directory that will list it.

        Raises:
            SchemaError: a name that is taken or not legal, or a schema that cannot be written.
        """
        self._check_open()
        parent, _, name = path.strip("/").rpartition("/")
        ntuple = NTuple(
            writable_generation(generation),
            self._container,
            name,
            description,
            options,
            writer,
            feature_flags,
        )
        declare(ntuple)
        directory = self._container.directory(parent)
        self._container.take_name(directory, name)
        ntuple.begin(directory)
        return ntuple, directory

    def _check_open(self) -> None:
        if not self._is_open:
            raise SchemaError(f"{self._sink.name} is closed")


def now() -> datetime:
    """The time stamp of a new file; SOURCE_DATE_EPOCH fixes it for reproducible ones."""
    fixed = os.environ.get("SOURCE_DATE_EPOCH", "")
    if fixed.isdigit():
        return datetime.fromtimestamp(int(fixed), timezone.utc)
    return datetime.now()


def create_file(
    target: Any,
    *,
    compression: str | int = DEFAULT_COMPRESSION,
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
        data = data if schema is None or hasattr(data, "schema") else members(data, schema)
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
