"""A ROOT file as far as RNTuple needs it (format section "ROOT File embedding").

RNTuples are found by way of header, root directory and keys lists, and never by walking from key to key.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from rntuple_spec.constants import FILE_MAGIC

from rntuple_construct.base.budgets import Budget, EnvelopeAllowance, exceeded
from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.closing import Closing
from rntuple_construct.base.errors import ContainerError, RNTupleError, UnsupportedError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.base.rules import broken
from rntuple_construct.format.compression import Buffer, decompress
from rntuple_construct.format.container.blob import read_blob
from rntuple_construct.format.container.directories import (
    ObjectEntry,
    RNTupleKey,
    find_rntuple,
    list_directories,
    rntuples,
)
from rntuple_construct.format.container.structures import (
    Directory,
    FileHeader,
    FreeEntry,
    Key,
    Span,
    parse_file_header,
    parse_free_list,
    read_key,
)
from rntuple_construct.storage import Source, is_url, open_source

if TYPE_CHECKING:
    from rntuple_construct.format.container.scan import KeyRun, ScanItem
    from rntuple_construct.format.container.streamer import StreamerInfo

__all__ = ["RootFile", "unfinished_file"]

Result = TypeVar("Result")

_MAGIC = FILE_MAGIC.encode()
_MAGIC_BARE = b"rntuple"
_JSON_ANCHOR = b'"anchorVersion"'
_MAX_LEN_HEADER = 100
_HINT_OF_KILLED_WRITER = "its writer may have been killed; rntuple recover writes its whole clusters"


def unfinished_file(source: Source, limits: Limits) -> RootFile:
    """Open a file without a file header, which only says where records begin."""
    header = FileHeader(
        Span(0, 0), version=0, ofs_begin=_MAX_LEN_HEADER, ofs_end=source.size, ofs_free=0, len_free=0, num_free=0, len_name=0,
        len_offset=8, compression_settings=0, ofs_info=0, len_info=0, uuid_version=0, uuid=bytes(16), is_wide=True,
    )  # fmt: skip
    return RootFile(source, header=header, limits=limits)


class RootFile(Closing):
    """A ROOT file; reads the header at once and everything else when it is asked for.

    Args:
        source: a ``Source``, or anything that ``open_source`` takes. It is closed with the file.
        verify: if true, wrong checksums and a cut-off end of the file are errors.
        limits: guards against absurd sizes.
        path: of the local file of an open ``source``, which may be opened again if it has grown.
        mapped: if true, a local file may be mapped into memory.
        header: takes the place of the file header, for a file that has none.

    Attributes:
        num_reads_held: how many times the values of a read are going to be held at once.
        reads_steps: if true, this package chooses the size of each read, in place of the caller.
        work: work that all reads together may do; None for any number of reads.

    Raises:
        ContainerError: not a ROOT file (RNT-CNT-001), or cut off (RNT-CNT-002).
        UnsupportedError: an RNTuple without a ROOT file around it.
        SourceError: the bytes cannot be read.
    """

    def __init__(
        self,
        source: Source | Any,
        *,
        verify: bool = True,
        limits: Limits = DEFAULT_LIMITS,
        path: str | os.PathLike[str] | None = None,
        mapped: bool = True,
        header: FileHeader | None = None,
    ) -> None:
        self.source = open_source(source, mapped=mapped)
        self._mapped = mapped
        self.verify = verify
        self.limits = limits
        self.envelope_budget = EnvelopeAllowance(limits, self.source.size)
        self.num_reads_held = 1
        self.reads_steps = False
        self.work: Budget | None = None
        if isinstance(source, os.PathLike) or (isinstance(source, str) and not is_url(source)):
            path = source
        self._path = path
        try:
            self.header = self._with_new_end(self._read_header) if header is None else header
        except RNTupleError:
            if self.source is not source:
                self.source.close()
            raise

    @property
    def name(self) -> str:
        """Name of the source."""
        return self.source.name

    def close(self) -> None:
        """Close the source; bytes already handed out stay valid."""
        self.source.close()

    def __repr__(self) -> str:
        return f"<RootFile {self.name!r}>"

    # Content of the file

    def directories(self) -> tuple[Directory, ...]:
        """The root directory and all directories below it, parents first.

        Raises:
            ContainerError: the root directory or its keys list is damaged (RNT-CNT-003, 005, 014). Damaged
                sub-directories are left out and listed in ``problems``.
            LimitError: too many directories, levels or keys.
        """
        return self._tree[0]

    @property
    def problems(self) -> tuple[RNTupleError, ...]:
        """Reasons why sub-directories are left out."""
        return self._tree[1]

    def objects(self) -> tuple[ObjectEntry, ...]:
        """Every object that a keys list mentions, of every class and cycle, in the order of the file."""
        return self._objects

    def keys(self, *, all_cycles: bool = False) -> tuple[RNTupleKey, ...]:
        """The RNTuples of the file, in the order of the file.

        Args:
            all_cycles: if true, list older cycles of the same path too.
        """
        return rntuples(self._objects, all_cycles=all_cycles)

    def find(self, name: str | None = None) -> RNTupleKey:
        """Find one RNTuple.

        Args:
            name: its path such as ``"dir/name"``, optionally with a cycle as in ``"name;1"``; None if the
                file holds just one.

        Raises:
            SchemaError: the file has no RNTuple of this name, none at all, or several and no name is given.
        """
        return find_rntuple(self._objects, name, self.name)

    # Blobs and objects

    def read_blob(
        self, offset: int, nbytes: int, max_key_size: int = 0, *, path: str | None = None
    ) -> bytes | memoryview:
        """Read a blob as stored, also if it is spread over several keys.

        Args:
            offset: absolute offset of its first byte, as in a locator.
            nbytes: its stored size, as in a locator.
            max_key_size: as in the anchor.
            path: place in the tree of the file, for messages.

        Raises:
            ContainerError: it lies outside the records of the file (RNT-CNT-014), or its keys do not fit
                together (RNT-CMP-010).
        """
        if 0 <= offset < self.header.ofs_begin:
            raise broken(
                "RNT-CNT-014",
                path=path,
                offset=offset,
                expected=self.header.ofs_begin,
                actual=offset,
                size=nbytes,
                limit=f"the records, which start at {self.header.ofs_begin:#x}",
            )
        return read_blob(self.source, offset, nbytes, max_key_size, path=path)

    def read_compressed(
        self,
        offset: int,
        nbytes: int,
        length: int,
        max_key_size: int = 0,
        *,
        path: str | None = None,
        limit: int | None = None,
    ) -> Buffer:
        """Read and decompress an envelope, or another blob that is compressed as a whole.

        Args:
            offset: absolute offset of its first byte.
            nbytes: its stored size.
            length: its uncompressed length.
            max_key_size: as in the anchor.
            path: place in the tree of the file, for messages.
            limit: bytes that it may expand to, ``max_len_metadata``; by default ``max_len_decompressed``.

        Raises:
            ContainerError: see ``read_blob``.
            CompressionError: a damaged compression block.
            LimitError: ``length`` is absurd.
        """
        if limit is not None and length > limit:
            raise exceeded(
                "max_len_metadata", f"an object of {length} bytes", allowed=limit, needed=length, path=path,
                offset=offset,
            )  # fmt: skip
        stored = self.read_blob(offset, nbytes, max_key_size, path=path)
        return decompress(stored, length, path=path, offset=offset, limits=self.limits)

    def read_object(self, entry: ObjectEntry) -> Buffer:
        """The uncompressed bytes of any object; blobs are not objects."""
        return self.object_at(entry.key, entry.path)[0]

    # The rest of the file

    def free_list(self) -> tuple[FreeEntry, ...]:
        """Free byte ranges; the last one starts at the end of the file. Empty if the file has no list.

        Raises:
            ContainerError: the record is damaged (RNT-CNT-008, 014).
        """
        if self.header.ofs_free == 0 or self.header.len_free <= 0:
            return ()
        key = read_key(self.source, self.header.ofs_free, "free_list", "RNT-CNT-008")
        data, span = self._payload(key, self.header.ofs_free, "free_list")
        return parse_free_list(data, span.start)

    def streamer_info(self) -> StreamerInfo | None:
        """Read the StreamerInfo record, or None if the file has none (RNT-CNT-010).

        Raises:
            ContainerError: the record lies outside the file (RNT-CNT-014) or has no key (RNT-CNT-010).
            CompressionError: its compression block is damaged.
            LimitError: it is larger than ``limits.max_len_metadata``.
        """
        found = self.streamer_list()
        if found is None:
            return None
        data, len_key = found
        from rntuple_construct.format.container.streamer import StreamerInfo, parse_streamer_list

        classes, complete = parse_streamer_list(memoryview(data), len_key=len_key)
        return StreamerInfo(self.header.ofs_info, data, classes, complete, len_key)

    def streamer_list(self) -> tuple[bytes, int] | None:
        """The uncompressed list of the StreamerInfo record and the length of the key in front of it, without a look into it.

        Raises:
            RNTupleError: see ``streamer_info``.
        """
        key = self._streamer_key()
        if key is None:
            return None
        data, _ = self.object_at(key, "streamer_info")
        return bytes(data), key.len_key

    def streamer_record(self) -> tuple[bytes, int, int] | None:
        """The stored StreamerInfo record, the length of its list, and that of the key; equal records have equal lists.

        Raises:
            RNTupleError: see ``streamer_info``.
        """
        key = self._streamer_key()
        if key is None:
            return None
        stored, _ = self._payload(key, key.ofs_key, "streamer_info")
        return bytes(stored), key.len_object, key.len_key

    def _streamer_key(self) -> Key | None:
        offset = self.header.ofs_info
        if offset == 0 or self.header.len_info <= 0:
            return None
        key = read_key(self.source, offset, "streamer_info", "RNT-CNT-010")
        return key if key.ofs_key == offset else key._replace(ofs_key=offset)

    def scan_keys(self) -> Iterator[ScanItem]:
        """Walk from key to key over all bytes of the file; for tools only, see ``container.scan``."""
        from rntuple_construct.format.container.scan import single_keys

        return single_keys(self.source, self.scan_records())

    def scan_records(self) -> Iterator[ScanItem | KeyRun]:
        """The same walk, with many records at a time where the compiled parser reads them."""
        from rntuple_construct.format.container.scan import scan_records

        try:
            free = self.free_list()
        except ContainerError:
            free = ()
        begin = min(max(self.header.ofs_begin, 0), self.source.size)
        return scan_records(self.source, begin, self.source.size, free, limits=self.limits)

    # Helpers

    def _read_header(self) -> FileHeader:
        start = self.source.read(0, min(_MAX_LEN_HEADER, self.source.size))
        if start[: len(_MAGIC_BARE)] == _MAGIC_BARE:
            raise broken("RNT-CNT-019", kind=UnsupportedError, hint="only ROOT files are read")
        if bytes(start[:1]) == b"{" and _JSON_ANCHOR in bytes(start):
            raise UnsupportedError(
                f"{self.name} is the JSON anchor of an RNTuple in an object store, an experiment of ROOT's S3 back end",
                hint="only ROOT files are read",
            )
        if start[: len(_MAGIC)] != _MAGIC:
            found = f"starts with {bytes(start[:8])!r}" if start else "is empty"
            raise broken(
                "RNT-CNT-001",
                offset=0,
                expected=_MAGIC,
                actual=bytes(start[: len(_MAGIC)]),
                problem=f"{self.name} {found}",
                hint=None if any(start) or not start else _HINT_OF_KILLED_WRITER,
            )
        header = parse_file_header(start)
        if self.verify and header.ofs_end > self.source.size:
            raise broken(
                "RNT-CNT-002",
                path="file_header.ofs_end",
                offset=self.source.size,
                expected=header.ofs_end,
                actual=self.source.size,
            )
        return header

    @cached_property
    def _tree(self) -> tuple[tuple[Directory, ...], tuple[RNTupleError, ...]]:
        def listed() -> tuple[tuple[Directory, ...], tuple[RNTupleError, ...]]:
            found = list_directories(self.source, self.header, self.limits)
            for problem in found[1]:
                if isinstance(problem, ContainerError) and self._has_grown(problem):
                    raise problem
            return found

        return self._with_new_end(listed)

    def _with_new_end(self, read: Callable[[], Result]) -> Result:
        """Call a reader; once more if it needs bytes after the end of a local file that has grown since it was opened.

        Another process that appends makes the file longer, then changes its header, then its directories.
        """
        is_again = False
        while True:
            try:
                if is_again:
                    self.header = self._read_header()
                return read()
            except ContainerError as error:
                if not self._has_grown(error):
                    raise
                self.source.close()
                self.source = open_source(self._path, mapped=self._mapped)
                self.envelope_budget = EnvelopeAllowance(self.limits, self.source.size)
                is_again = True

    def _has_grown(self, error: ContainerError) -> bool:
        """Return whether an error is about bytes after the end of a local file that is longer now."""
        if self._path is None or error.rule_id not in ("RNT-CNT-002", "RNT-CNT-014"):
            return False
        try:
            return os.path.getsize(self._path) > self.source.size
        except OSError:
            return False

    @cached_property
    def _objects(self) -> tuple[ObjectEntry, ...]:
        return tuple(
            ObjectEntry(f"{directory.path}/{key.name}" if directory.path else key.name, key)
            for directory in self.directories()
            for key in directory.keys
        )

    def _payload(self, key: Key, offset: int, path: str) -> tuple[memoryview, Span]:
        """The stored payload of the record at ``offset``, and where it is."""
        if not 0 < key.len_key <= key.len_record or key.len_object < 0:
            raise broken(
                "RNT-CNT-005",
                path=path,
                offset=offset,
                problem=f"a key of {key.len_key} bytes in a record of {key.len_record}, for an object of {key.len_object}",
            )
        span = Span(offset + key.len_key, offset + key.len_record)
        return self.source.read(span.start, span.stop - span.start), span

    def object_at(self, key: Key, path: str) -> tuple[Buffer, Span]:
        """The object of a key, decompressed by the ordinary rule for keys (RNT-ANC-009), and its stored bytes.

        Args:
            key: image of the key.
            path: place in the tree of the file, for messages.
        """
        data, span = self._payload(key, key.ofs_key, path)
        if key.len_object <= len(data):
            return data[: key.len_object], span
        limit = self.limits.max_len_metadata
        return self.read_compressed(span.start, len(data), key.len_object, path=path, limit=limit), span
