"""A ROOT file that exists and grows: its old content stays readable until the new one is complete.

New records are written after the end of the file, where no reader looks. When all of them are on the device, the file
header gets the new end. Then each changed directory is switched to its new keys list, in one write of a few bytes.
Only after that the replaced records become free space. So after a crash at any time, every directory has its old or
its new content.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime

import numpy as np
from rntuple_spec.constants import (
    BLOB_CLASS,
    DIRECTORY_CLASSES,
    LARGE_FILE_VERSION,
    MAX_NARROW_OFFSET,
    WIDE_VERSION,
)

from rntuple_construct.base.errors import (
    CompressionError,
    ContainerError,
    RNTupleError,
    SchemaError,
    UnsupportedError,
)
from rntuple_construct.base.rules import broken
from rntuple_construct.format.compression import Buffer, compress
from rntuple_construct.format.container import Directory, Key, RootFile
from rntuple_construct.format.container.blob import spread_blobs
from rntuple_construct.format.container.structures import read_key
from rntuple_construct.format.grammar import container as grammar
from rntuple_construct.format.metadata import NTupleMetadata, read_metadata
from rntuple_construct.storage import Source
from rntuple_construct.storage.update import UpdateSink
from rntuple_construct.writer.container import (
    BlobStore,
    Container,
    DirectoryRecord,
    Tree,
    encode_datime,
)

__all__ = ["ExistingContainer"]

_LEN_HEADER = 100
_LEN_MARK = 4
_MAX_MARK = (1 << 31) - 1
_LEN_WIDE_KEY, _LEN_NARROW_KEY = 34, 26
"""Bytes of a key without its texts."""
_LEN_BLOB_KEYS = (42, 34)
"""Bytes of the key of a blob, wide and narrow."""


@dataclass(eq=False)
class _KnownDirectory:
    """A directory of the file before the change.

    Args:
        record: its state while writing.
        found: its stored record.
        stop: end of its record.
        keys: images of the keys it had.
    """

    record: DirectoryRecord
    found: Directory
    stop: int
    keys: list[Tree]


class ExistingContainer(Container):
    """A ROOT file to which records are appended.

    Args:
        file: the present file.
        sink: appends to it.
        settings: compression settings of small records.
        time: time stamp of new records.
        check: called before the file is switched to the new content, with a function that opens it and the offset of
            its start.

    Raises:
        RNTupleError: its directories, free list or header are damaged, or referenced bytes are after the end that the
            header states (RNT-CNT-014).
    """

    def __init__(
        self,
        file: RootFile,
        sink: UpdateSink,
        settings: int,
        time: datetime,
        check: Callable[[Callable[[], Source], int], None] | None = None,
    ) -> None:
        header = file.header
        directories = file.directories()
        if file.problems:
            raise file.problems[0]
        _check_end(file)
        self._file = file
        self._update = sink
        self._check = check
        self._known: list[_KnownDirectory] = []
        self._freed: list[tuple[int, int]] = []
        self._replaced: dict[tuple[str, str], tuple[Key, tuple[int, int]]] = {}
        self.sink = sink
        self.settings = settings
        self.datime = encode_datime(time)
        self.gaps = _gaps_of(file)
        self._directories: dict[str, DirectoryRecord] = {}
        for each in directories:
            self._take_over(each)
        self.root = self._known[0].record
        self.name = self.root.name
        try:
            info = file.streamer_info()
        except ContainerError:
            info = None
        except CompressionError as error:
            # Descriptions that cannot be read cannot be kept either.
            raise broken(
                "RNT-CNT-010",
                path="streamer_info",
                offset=header.ofs_info,
                problem=error.message,
                hint="rntuple convert or rntuple merge writes the RNTuples to a new file",
            ) from error
        described = info.descriptions() if info else ()
        self._described = {(each.name, each.version): each for each in described}
        self._num_described = len(self._described)
        self._has_other_infos = info is not None and (not info.complete or info.num_objects != len(described))
        self._named_in_info = {(each.name, each.version) for each in info.classes} if info else set()
        self.blobs = BlobStore(sink, header.ofs_begin, self.datime)

    def _take_over(self, found: Directory) -> None:
        source, key = self._file.source, found.key
        if key is None:
            raise SchemaError(
                f"the key of {found.path or 'the root directory'} cannot be read",
                hint="rntuple validate says more; rntuple convert writes the RNTuples to a new file",
            )
        keys: list[Tree] = []
        if found.list_key is not None and found.slack is not None:
            start = found.ofs_keys + found.list_key.len_key
            keys = list(grammar.parse_keys_list(bytes(source.read(start, found.slack.stop - start)))["keys"])
        seek = key.ofs_key if found.path else self._file.header.ofs_begin
        name = found.path.rpartition("/")[2] if found.path else key.name
        record = DirectoryRecord(found.path, name, seek, found.span.start, found.ofs_parent, keys)
        record.taken = {each.name for each in found.keys}
        self._known.append(_KnownDirectory(record, found, seek + key.len_record, list(keys)))
        if found.path:
            self._directories[found.path] = record

    def directory_at(self, path: str) -> DirectoryRecord:
        """A directory that is there; the empty path is the root directory."""
        return self._directories[path] if path else self.root

    def replace(self, directory: DirectoryRecord, name: str, key: Key, footer: tuple[int, int]) -> None:
        """Let the next object of a name take the place of the anchor of an RNTuple; until then that stays.

        Args:
            directory: the directory that lists it.
            name: name of the object to come.
            key: image of the key of the anchor.
            footer: offset and stored bytes of the old footer, which is unreferenced then.
        """
        self._replaced[directory.path, name] = key, footer

    def add_object(
        self,
        directory: DirectoryRecord,
        class_name: str,
        name: str,
        data: Buffer,
        *,
        listed: bool = True,
        settings: int = 0,
    ) -> int:
        """Store an object, in place of another one if there is one to be replaced; see ``Container``."""
        replaced = self._replaced.pop((directory.path, name), None) if listed else None
        if replaced is None:
            return super().add_object(directory, class_name, name, data, listed=listed, settings=settings)
        key, footer = replaced
        stored = compress(data, settings)
        tree, offset = self._record(
            class_name, key.name, key.title, len(stored), len(data), directory.seek, key.cycle
        )
        self.sink.pwrite(offset, stored)
        known = next(each for each in self._known if each.record is directory)
        old = next(
            tree for tree, image in zip(known.keys, known.found.keys, strict=True) if image.span == key.span
        )
        # At the same place: of several cycles ROOT takes the first. A directory may list one key twice.
        directory.keys[:] = [
            tree if each is old or each["ofs_key"] == key.ofs_key else each for each in directory.keys
        ]
        if not any(each["ofs_key"] == key.ofs_key for known in self._known for each in known.record.keys):
            self._free(key.ofs_key, key.len_record)
            self.free_blob(*footer)
        return offset

    def free_blob(self, offset: int, nbytes: int) -> None:
        """Free the space of an unreferenced blob; a blob that shares a key with others stays.

        Args:
            offset: of its first byte.
            nbytes: its stored bytes.
        """
        for len_key in _LEN_BLOB_KEYS:
            start = offset - len_key
            try:
                key = read_key(self._file.source, start, "blob")
            except ContainerError:
                continue
            if (key.class_name, key.ofs_key, key.len_key) == (BLOB_CLASS, start, len_key) and (
                key.len_record == len_key + nbytes
            ):
                self._free(start, key.len_record)
                return

    def free_object(self, class_name: str, name: str, offset: int, nbytes: int) -> None:
        """Free the space of an object that no keys list has and that is unreferenced, if its key is at the expected offset.

        Args:
            class_name, name: of the object.
            offset: of its first byte.
            nbytes: its stored bytes.
        """
        for len_fixed in (_LEN_WIDE_KEY, _LEN_NARROW_KEY):
            # After the numbers come three texts with a byte of length each; the title is empty.
            len_key = len_fixed + 3 + len(class_name.encode()) + len(name.encode())
            start = offset - len_key
            try:
                key = read_key(self._file.source, start, "object")
            except ContainerError:
                continue
            if (key.class_name, key.name, key.ofs_key, key.len_key) == (
                class_name,
                name,
                start,
                len_key,
            ) and (key.len_record == len_key + nbytes):
                self._free(start, key.len_record)
                return

    def _free_record(self, offset: int, nbytes: int) -> None:
        """Make free space of a record of the file header, of no more bytes than its key says.

        The reader takes a record at 0 for none, whatever size the file header states.
        """
        if offset == 0:
            return
        try:
            key = read_key(self._file.source, offset, "record", "RNT-CNT-017")
        except RNTupleError:
            return
        self._free(offset, min(nbytes, key.len_record))

    def _free(self, offset: int, nbytes: int) -> None:
        if nbytes >= 2 * _LEN_MARK:
            self._freed.append((offset, offset + nbytes - 1))

    # -- the end -----------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Switch to the new content."""
        changed = [each for each in self._known if each.record.keys != each.keys]
        if not changed:
            return
        self.free_skipped()
        for each in self._directories.values():
            if all(each is not known.record for known in self._known):
                self._finish_directory(each, DIRECTORY_CLASSES[0])
        switches = [self._new_keys_list(each) for each in changed]
        info = self._new_streamer_info()
        self._free_record(self._file.header.ofs_free, self._file.header.len_free)
        header = self._new_header(info)
        if self._check is not None:
            changes = [(0, header), *switches]
            self._check(lambda: self._update.preview(changes), self._file.header.ofs_end)
        self._put_header(header)
        # From here on the new records are part of the file, though nothing leads to them yet.
        self._update.keep()
        # Sub-directories first, so that a directory only ever lists complete sub-directories.
        for offset, data in sorted(switches, key=lambda item: item[0], reverse=True):
            self._update.rewrite(offset, data)
            self._update.settle()
        self._reclaim(info)

    def _new_keys_list(self, known: _KnownDirectory) -> tuple[int, bytes]:
        """Append the keys list of a directory; returns what its record will say, from the first byte that changes."""
        record, found = known.record, known.found
        data = grammar.build_keys_list({"keys": record.keys})
        old = found.list_key
        names = (old.class_name, old.name, old.title) if old else (DIRECTORY_CLASSES[0], record.name, "")
        key, offset = self._record(*names, len(data), len(data), record.seek)
        self.sink.pwrite(offset, data)
        if old is not None:
            self._free(found.ofs_keys, found.stop_of_list - found.ofs_keys)
        source = self._file.source
        before = bytes(source.read(found.span.start, found.span.stop - found.span.start))
        fields = grammar.parse_directory(before)
        is_wide = fields["version"] > WIDE_VERSION or key["ofs_key"] > MAX_NARROW_OFFSET
        fields |= {
            "version": fields["version"] % WIDE_VERSION + (WIDE_VERSION if is_wide else 0),
            "datime_modified": self.datime, "len_keys": key["len_record"], "ofs_keys": key["ofs_key"],
        }  # fmt: skip
        after = grammar.build_directory(fields)
        if found.span.start + len(after) > known.stop:
            raise UnsupportedError(
                f"directory '{found.path or '/'}' has no room for offsets beyond 2 GiB",
                hint="rntuple convert or rntuple merge writes a new file",
            )
        return found.span.start, after

    def _new_streamer_info(self) -> Tree | None:
        """Append a StreamerInfo record if there are more classes than before."""
        if len(self._described) == self._num_described:
            return None
        if self._has_other_infos:
            new = [
                key for key in list(self._described)[self._num_described :] if key not in self._named_in_info
            ]
            if not new:
                return None
            raise UnsupportedError(
                f"the StreamerInfo record of {self._file.name} cannot be extended by {new[0][0]}, because it has items "
                "that are not understood",
                hint="rntuple convert or rntuple merge writes the RNTuples to a new file",
            )
        header = self._file.header
        if header.ofs_info and header.len_info > 0:
            self._free_record(header.ofs_info, header.len_info)
        return self._add_streamer_info()

    def _new_header(self, info: Tree | None) -> bytes:
        """Append a free list; returns the file header that tells of it and of the new end."""
        free = self._add_free_list()
        end = self.sink.tell()
        header = grammar.parse_file_header(bytes(self._file.source.read(0, _LEN_HEADER)))
        is_large = end > MAX_NARROW_OFFSET or header["version"] >= LARGE_FILE_VERSION
        header |= {
            "version": header["version"] % LARGE_FILE_VERSION + (LARGE_FILE_VERSION if is_large else 0),
            "ofs_end": end, "ofs_free": free["ofs_key"], "len_free": free["len_record"],
            "num_free": len(self.gaps) + 1, "trailing": b"",
        }  # fmt: skip
        if is_large:
            header["len_offset"] = 8
        if info is not None:
            header |= {"ofs_info": info["ofs_key"], "len_info": info["len_record"]}
        self._free_list = free
        return grammar.build_file_header(header)

    def _put_header(self, header: bytes) -> None:
        """Write the new end to the file header, after all other bytes are on the device."""
        # The file must have its new size before the header states it.
        self._update.extend()
        self._update.settle()
        self._update.rewrite(0, header)
        self._update.settle()

    def _reclaim(self, info: Tree | None) -> None:
        """Free the space of replaced records: first in the free list, then by the mark before each segment."""
        self._free(self._free_list["ofs_key"], self._free_list["len_record"])
        self.gaps = _joined([*self.gaps, *self._freed])
        self._put_header(self._new_header(info))
        self._update.keep()
        for first, last in self.gaps:
            if any(first <= start <= last for start, _ in self._freed):
                size = min(last - first + 1, _MAX_MARK)
                self._update.rewrite(first, (-size).to_bytes(_LEN_MARK, "big", signed=True))


def _gaps_of(file: RootFile) -> list[tuple[int, int]]:
    """Return the first and the last byte of each free segment; the ContainerError of a damaged list is RNT-CNT-008."""
    try:
        return [(each.ofs_first, each.ofs_last) for each in file.free_list()[:-1]]
    except ContainerError as error:
        if error.rule_id == "RNT-CNT-008":
            raise
        raise _free_list_error(error.message, error.offset) from error


def _free_list_error(problem: str, offset: int | None) -> RNTupleError:
    hint = "nothing is appended; rntuple convert writes a new file"
    return broken("RNT-CNT-008", path="free_list", offset=offset, problem=problem, hint=hint)


def _check_end(file: RootFile) -> None:
    """Raise ContainerError if new records would overwrite bytes that something refers to."""
    end = file.header.ofs_end
    if end >= file.source.size:
        return
    for path, start, stop in _ranges(file):
        if end < stop <= file.source.size:
            if path == "free_list":
                raise _free_list_error(
                    f"its record does not end in front of byte {end}, where the file ends", start
                )
            raise broken(
                "RNT-CNT-014", path=path, offset=start, expected=end, actual=start, size=stop - start,
                limit=f"the end of the file that its header states, {end}",
                hint="nothing is appended, since that would overwrite these bytes; rntuple convert writes a new file",
            )  # fmt: skip


def _ranges(file: RootFile) -> Iterator[tuple[str, int, int]]:
    """Path, first byte, and the one after the last of everything that records, anchors, envelopes and page lists refer to."""
    header = file.header
    yield "streamer_info", header.ofs_info, header.ofs_info + header.len_info
    yield "free_list", header.ofs_free, header.ofs_free + header.len_free
    for directory in file.directories():
        yield directory.path or "root directory", directory.span.start, directory.span.stop
        if directory.list_key is not None:
            yield "keys list", directory.ofs_keys, directory.stop_of_list
        for key in directory.keys:
            yield f"key '{key.name}'", key.ofs_key, key.ofs_key + key.len_record
    for each in file.keys(all_cycles=True):
        ntuple = read_metadata(file, each).ntuple
        if ntuple is not None:
            yield from _ranges_of_ntuple(ntuple)
            for attribute_set in ntuple.attribute_sets:
                if attribute_set.ntuple is not None:
                    yield from _ranges_of_ntuple(attribute_set.ntuple)


def _ranges_of_ntuple(ntuple: NTupleMetadata) -> Iterator[tuple[str, int, int]]:
    """Ranges of anchor, envelopes and pages, as far as these can be read."""
    source = ntuple.container.source
    yield "anchor", ntuple.anchor.span.start, ntuple.anchor.span.stop
    for envelope in ntuple.envelopes:
        try:
            ranges = envelope.ranges()
        except RNTupleError:
            continue
        for start, size in ranges:
            yield envelope.path, start, start + size
    for group, pages in enumerate(ntuple.page_lists):
        if pages is None:
            continue
        sizes = pages.size + ntuple.generation.len_page_checksum * pages.has_checksum
        stops = pages.offset + sizes
        for number in ((stops > ntuple.container.header.ofs_end) & (pages.size > 0)).nonzero()[0].tolist():
            yield pages.path_of_page(group, number), int(pages.offset[number]), int(stops[number])
        stored = np.where(pages.size > 0, sizes, 0)
        for number, parts in spread_blobs(source, pages.offset, stored, ntuple.max_key_size).items():
            for start, size in () if isinstance(parts, RNTupleError) else parts:
                yield pages.path_of_page(group, number), start, start + size


def _joined(gaps: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Ranges in order, those that touch each other as one."""
    found: list[tuple[int, int]] = []
    for first, last in sorted(gaps):
        if found and first <= found[-1][1] + 1:
            found[-1] = (found[-1][0], max(found[-1][1], last))
        else:
            found.append((first, last))
    return found
