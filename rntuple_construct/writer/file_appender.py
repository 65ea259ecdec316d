"""Adding to a file that exists: entries and fields to its RNTuples, and whole RNTuples."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from typing import Any

from rntuple_construct.base.errors import ContainerError, SchemaError, SinkError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.base.rules import broken
from rntuple_construct.format.container import RNTupleKey, RootFile
from rntuple_construct.format.container.directories import ObjectEntry
from rntuple_construct.format.metadata import NTupleMetadata, read_metadata
from rntuple_construct.storage import Source, is_url
from rntuple_construct.storage.update import open_update
from rntuple_construct.writer.existing_file import ExistingContainer
from rntuple_construct.writer.file import FileWriter, now
from rntuple_construct.writer.ntuple import NTuple
from rntuple_construct.writer.options import WriteOptions
from rntuple_construct.writer.writer import Writer

__all__ = ["FileAppender"]


class FileAppender(FileWriter):
    """A ROOT file that grows, made by ``open(path, mode="a")``; use it as a context manager.

    ``file["Events"]`` continues an RNTuple, ``create`` and ``create_parallel`` add one, ``mkdir`` a directory. The
    changes take effect at the end of the block. Until then, and if the block fails or the process dies, readers see
    the old content.
    Other objects of the file are unchanged.

    Args:
        path: path of the file.
        compression: compression of new pages; by default that of the last pages of each RNTuple.
        timestamp: time stamp of new records; default now.
        durable: wait at the end until the storage device has the bytes.
        wait: seconds to wait for another process that appends to the file.
        limits: limits of memory and work.
        check: called before the file is switched to the new content, with a function that opens it and the offset of
            its start. After an error of ``check`` the file is unchanged.

    Raises:
        SourceError, SinkError: it cannot be read or written, or another process appends to it.
        RNTupleError: it is not a ROOT file, or damaged.
    """

    def __init__(
        self,
        path: Any,
        *,
        compression: str | int | None = None,
        timestamp: datetime | None = None,
        durable: bool = True,
        wait: float = 0,
        limits: Limits = DEFAULT_LIMITS,
        check: Callable[[Callable[[], Source], int], None] | None = None,
    ) -> None:
        if not isinstance(path, (str, os.PathLike)) or is_url(os.fsdecode(path)):
            raise SinkError(
                f"cannot append to {path!r}",
                hint="only files of a local or mounted file system can grow in place",
            )
        self._compression = compression
        # Read the file after the lock is acquired: the previous owner may have changed it.
        self._sink = sink = open_update(path, durable=durable, wait=wait)
        try:
            self._file = RootFile(path, limits=limits)
        except BaseException:
            sink.abort()
            raise
        try:
            settings = _settings(
                compression if compression is not None else self._file.header.compression_settings
            )
            _check_end(self._file)
            sink.start(self._file.header.ofs_end)
            self._existing = ExistingContainer(self._file, sink, settings, timestamp or now(), check)
        except BaseException:
            self._sink.abort()
            self._file.close()
            raise
        self._container = self._existing
        self._owns_sink = True
        self._writers = {}
        self._is_open = True

    def keys(self) -> list[str]:
        """Names of the RNTuples that the file had."""
        return [key.path for key in self._file.keys()]  # noqa: SIM118 (a method, not a dict)

    def objects(self) -> tuple[ObjectEntry, ...]:
        """Objects and directories that the file had, see ``RootFile.objects``."""
        return self._file.objects()

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def __contains__(self, name: object) -> bool:
        return name in self.keys()

    def __getitem__(self, name: str) -> Writer:
        """A writer that continues an RNTuple; the same for every call.

        Raises:
            SchemaError: the file has no RNTuple of this name.
            UnsupportedError: it cannot be continued: it has a draft of the format, or unknown features.
            RNTupleError: it is damaged.
        """
        return self.append_to(name)

    def append_to(self, name: str, options: WriteOptions | None = None) -> Writer:
        """A writer that continues an RNTuple.

        Args:
            name: its path, as in ``keys``.
            options: how new clusters are written; by default compressed like the last ones, and of the same target
                sizes as for a new RNTuple. Later calls ignore it.

        Raises:
            SchemaError: the file has no RNTuple of this name.
            UnsupportedError: it cannot be continued: it has a draft of the format, or unknown features.
            RNTupleError: it is damaged.
        """
        self._check_open()
        key = self._file.find(name)
        known = self._writers.get(key.path)
        if known is None:
            known = self._writers[key.path] = self._continued(key, options)
        if not isinstance(known, Writer):
            raise SchemaError(f"'{name}' is being filled by several threads")
        return known

    def only(self) -> Writer:
        """A writer that continues the only RNTuple of the file."""
        return self[self._file.find().path]

    def close(self) -> None:
        """Complete all RNTuples and switch the file to the new content; a second call does nothing."""
        try:
            super().close()
        finally:
            self._file.close()

    def abort(self) -> None:
        """Discard everything; the file is unchanged."""
        try:
            super().abort()
        finally:
            self._file.close()

    def _continued(self, key: RNTupleKey, options: WriteOptions | None) -> Writer:
        metadata = read_metadata(self._file, key).require()
        with metadata.placing():
            if options is None:
                options = WriteOptions(compression=self._settings_of(metadata))
            elif self._compression is not None:
                options = replace(options, compression=self._compression)
            directory = self._existing.directory_at(key.path.rpartition("/")[0])
            ntuple = NTuple.continued(metadata, self._container, options, directory)
        footer = metadata.anchor.ofs_footer, metadata.anchor.len_footer_stored
        self._existing.replace(directory, ntuple.name, key.key, footer)

        def on_close(is_complete: bool) -> None:
            if not is_complete:
                self._writers.pop(key.path, None)

        return Writer(ntuple, on_close)

    def _settings_of(self, metadata: NTupleMetadata) -> int:
        """Compression settings of the last pages of an RNTuple."""
        return last_settings(metadata) if self._compression is None else _settings(self._compression)


def _check_end(file: RootFile) -> None:
    """Raise ContainerError if pages are after the end in the file header, where new records are written."""
    end = file.header.ofs_end
    if file.source.size <= end:
        return
    waiting = [read_metadata(file, key) for key in file.keys()]  # noqa: SIM118 (a method, not a dict)
    seen = set[int]()
    for opened in waiting:
        metadata = opened.ntuple
        if metadata is None:
            continue
        for pages in metadata.page_lists:
            if pages is not None and len(pages.offset) and int((pages.offset + pages.size).max()) > end:
                last = int((pages.offset + pages.size).argmax())
                raise broken(
                    "RNT-CNT-014", kind=ContainerError, path=metadata.path, offset=int(pages.offset[last]),
                    size=int(pages.size[last]), limit=f"the {end} bytes that the file header tells of",
                    hint="rntuple convert writes a new file",
                )  # fmt: skip
        for index, record in enumerate(metadata.footer.linked_attribute_sets if metadata.footer else ()):
            if record.locator.offset not in seen:
                seen.add(record.locator.offset)
                waiting.append(metadata.attribute_set(index))


def last_settings(metadata: NTupleMetadata) -> int:
    """Compression settings of the last pages of an RNTuple, such as 505; the default if it has no pages.

    Raises:
        RNTupleError: a page list is damaged.
    """
    groups = range(len(metadata.groups))
    for cluster in reversed([cluster for group in groups for cluster in metadata.require_clusters(group)]):
        for column_id in range(cluster.num_columns):
            pages = cluster.column_range(column_id)
            if pages is not None and not pages.is_suppressed:
                return _settings(pages.compression_settings)
    return WriteOptions().settings


def _settings(compression: str | int) -> int:
    """Return compression settings for new pages; those of a file need not name an algorithm."""
    try:
        return WriteOptions(compression=compression).settings
    except SchemaError:
        if isinstance(compression, str):
            raise
        return WriteOptions().settings
