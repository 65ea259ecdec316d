"""A ROOT file being written, with any number of RNTuples and directories."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime, timezone
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.arguments import check_arguments
from rntuple_construct.base.closing import ClosingOrAborting
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.compression import parse_settings
from rntuple_construct.format.container import ClassDescription
from rntuple_construct.format.generations import DEFAULT_GENERATION, writable_generation
from rntuple_construct.model.schema.specs import FieldOptions, SchemaLike, Spec
from rntuple_construct.storage import Sink, open_sink
from rntuple_construct.writer.container import Container, DirectoryRecord, file_name_of
from rntuple_construct.writer.ntuple import NTuple
from rntuple_construct.writer.options import CreateOptions, WriteOptions
from rntuple_construct.writer.writer import ParallelWriter, Writer

if TYPE_CHECKING:
    from typing_extensions import Unpack

__all__ = ["FileWriter", "now"]


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
        compression: str | int = "zstd:5",
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
        """Path under which other processes may write to reserved ranges; None if no such path exists."""
        return self._sink.shared_path

    @property
    def datime(self) -> int:
        """Time stamp of all records, as they have it."""
        return self._container.datime

    def free_range(self, offset: int, nbytes: int) -> None:
        """Make a free segment of a range that was reserved and will not be used."""
        self._container.free_range(offset, nbytes)

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
