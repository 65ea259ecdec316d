"""Stored pages: their bytes from the file or elsewhere, checksums compared, decompressed."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from ctypes import byref
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.budgets import exceeded
from rntuple_construct.base.checksums import native_hash, xxh3_little_endian
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.base.rules import broken
from rntuple_construct.format.compression import (
    FRAMES,
    Buffer,
    FrameKind,
    Heads,
    decompress,
    decompress_into,
)
from rntuple_construct.format.container import read_blobs
from rntuple_construct.format.generations import Generation
from rntuple_construct.format.generations.records import Locator
from rntuple_construct.format.metadata.external_locators import fetch
from rntuple_construct.format.native import (
    PageLoop,
    Pages,
    address_of,
    address_of_elements,
    native_code_wanted,
    page_loop,
)
from rntuple_construct.storage import Source
from rntuple_construct.storage.source import Descriptor

__all__ = ["PageStore", "RegularPages", "StoredPage"]

# Fresh memory for a page of this size costs as much as a part of its decompression.
_MIN_LEN_REUSED = 256 << 10
# Larger pages are read one by one, so that no more than one of them is held.
_MAX_LEN_REGULAR = 4 << 20
# Fewer bytes of a mapped file are not worth another descriptor.
_MIN_LEN_READ = 256 << 10


StoredPage: TypeAlias = tuple[memoryview, "memoryview | None"]
"""The stored bytes of a page, usually compressed, and the checksum after it; None if it has none."""


class RegularPages(NamedTuple):
    """Pages of a local file, each raw or, if it begins as ``heads`` says, one chunk.

    Args:
        file: the whole file in memory; None if ``descriptor`` is to be read.
        descriptor: of the file; None if ``file`` is there.
        offset: shape ``(num_pages,)``, where each page is in the file.
        size: its stored bytes.
        length: its uncompressed bytes.
        heads: for each size, whether the page is compressed, and its required first bytes if so.
        hash: address of the function that gives what must follow each page; None if nothing is to be compared.
    """

    file: memoryview | None
    descriptor: Descriptor | None
    offset: npt.NDArray[np.int64]
    size: npt.NDArray[np.int64]
    length: npt.NDArray[np.int64]
    heads: Heads
    hash: int | None

    @property
    def address(self) -> int | None:
        """Address of the file in memory, as long as ``file`` lives; None if it is to be read."""
        return None if self.file is None else address_of_elements(np.frombuffer(self.file, np.uint8))


class PageStore:
    """Reads the pages of one RNTuple (section "Page Locations").

    Args:
        source: the file.
        generation: generation of the RNTuple.
        max_key_size: largest payload of one key, over which larger pages are spread; 0 for no limit.
        ofs_begin: file offset of the first record, in front of which no page begins.
        limits: guards against absurd sizes.
        external: if true, locators may lead out of the file.
    """

    def __init__(
        self,
        source: Source,
        generation: Generation,
        *,
        max_key_size: int = 0,
        ofs_begin: int = 0,
        limits: Limits = DEFAULT_LIMITS,
        external: bool = False,
    ) -> None:
        self._source = source
        self._generation = generation
        self._max_key_size = max_key_size
        self._ofs_begin = ofs_begin
        self._limits = limits
        self._external = external
        self._len_checksum = generation.len_page_checksum
        self._checksum = generation.page_checksum
        self.is_sealed = generation.page_checksum_is_sealed
        self._memory = threading.local()

    def read(self, offset: int, size: int, has_checksum: bool) -> StoredPage:
        """The bytes of one page of this file.

        Args:
            offset: file offset of its first byte.
            size: stored bytes without the checksum.
            has_checksum: if true, a checksum follows.

        Raises:
            ContainerError, SourceError: they are not all there, or begin in the file header (RNT-CNT-014).
        """
        nbytes = size + self._len_checksum if has_checksum else size
        if offset < self._ofs_begin:
            self._check_begin(offset, nbytes)
        if 0 < self._max_key_size < nbytes:
            blob = read_blobs(self._source, [(offset, nbytes)], self._max_key_size)[0]
        else:
            blob = self._source.read(offset, nbytes)
        return (blob[:size], blob[size:]) if has_checksum else (blob, None)

    def read_many(
        self,
        offsets: Sequence[int],
        sizes: Sequence[int],
        has_checksum: Sequence[bool],
        outside: Mapping[int, Locator] | None = None,
        path_of: Callable[[int], str] = str,
    ) -> list[StoredPage]:
        """The bytes of several pages, in as few requests as the source allows.

        Args:
            offsets: file offset of each.
            sizes: stored bytes of each without the checksum.
            has_checksum: if true, a checksum follows each.
            outside: locators of those that are not in this file, by position.
            path_of: path of a page in the metadata by its position, for errors about pages outside the file.

        Raises:
            ContainerError, SourceError: they are not all there, or begin in the file header (RNT-CNT-014).
            UnsupportedError: pages outside the file must not or cannot be fetched (RNT-LOC-006).
        """
        extra = self._len_checksum
        ranges = [
            (offset, size + extra if checked else size)
            for offset, size, checked in zip(offsets, sizes, has_checksum, strict=True)
        ]
        if outside:
            inside = [index for index in range(len(ranges)) if index not in outside]
            found = dict(zip(inside, self._read([ranges[index] for index in inside]), strict=True))
            found |= {
                index: fetch(locator, path_of(index), external=self._external)
                for index, locator in outside.items()
            }
            blobs = [found[index] for index in range(len(ranges))]
        else:
            blobs = self._read(ranges)
        return [
            (blob[:-extra], blob[-extra:]) if checked else (blob, None)
            for blob, checked in zip(blobs, has_checksum, strict=True)
        ]

    def regular_pages(
        self,
        offset: npt.NDArray[np.int64],
        size: npt.NDArray[np.int64],
        length: npt.NDArray[np.int64],
        frame: FrameKind,
        *,
        verify: bool,
    ) -> RegularPages | None:
        """Many pages of a local file that by their sizes may each be one chunk of an algorithm or raw.

        Args:
            offset: file offsets.
            size: stored bytes without the checksums.
            length: uncompressed bytes.
            frame: the algorithm.
            verify: if true, a checksum follows each page and is to be compared.

        Returns:
            None if one of them is anything else, or compiled code cannot compute the checksum.
        """
        if not len(offset) or (verify and not self.is_sealed) or self.spreads(int(size.max())):
            return None
        # Compiled code, too, uses the arrays that were checked.
        offset, size, length = (np.ascontiguousarray(each, np.int64) for each in (offset, size, length))
        last = self._source.size - self._len_checksum
        if (
            (offset < self._ofs_begin).any()
            or (offset > last - size).any()
            or int(length.max()) > min(_MAX_LEN_REGULAR, self._limits.max_len_page)
        ):
            return None
        heads = Heads.of(size, length, frame)
        if heads is None:
            return None
        hashing = native_hash(self._generation.page_checksum) if verify else None
        if verify and hashing is None:
            return None
        file = self._source.memory
        # A read by position maps nothing, and threads that share a map would wait for each other.
        descriptor = self._source.descriptor if file is None or size.sum() >= _MIN_LEN_READ else None
        if descriptor is not None:
            file = None
        elif file is None:
            return None
        return RegularPages(
            file, descriptor, offset, size, length, heads, None if hashing is None else address_of(hashing)
        )

    @property
    def len_checksum(self) -> int:
        """Bytes of the checksum of a page."""
        return self._len_checksum

    @property
    def has_device_checksum(self) -> bool:
        """Return whether checksums are those that devices compute: XXH3-64 of the stored bytes, little-endian."""
        return self.is_sealed and self._generation.page_checksum is xxh3_little_endian

    def holds(
        self,
        offset: npt.NDArray[np.int64],
        size: npt.NDArray[np.int64],
        has_checksum: npt.NDArray[np.bool_],
        length: npt.NDArray[np.int64],
    ) -> bool:
        """Return whether all pages are in this file in one piece, and of allowed sizes.

        Args:
            offset: shape ``(num_pages,)``, file offsets.
            size: stored bytes without the checksums.
            has_checksum: whether a checksum follows.
            length: uncompressed bytes.
        """
        nbytes = size + has_checksum * self._len_checksum
        return not (
            self.spreads(int(size.max(initial=0)))
            or int(offset.min(initial=self._ofs_begin)) < self._ofs_begin
            or bool((offset > self._source.size - nbytes).any())
            or int(length.max(initial=0)) > self._limits.max_len_page
        )

    @property
    def descriptor(self) -> Descriptor | None:
        """Descriptor of the file, for reads by position; None for other sources."""
        return self._source.descriptor

    def load(self, offset: int, out: npt.NDArray[np.uint8]) -> None:
        """Copy bytes of the file into an array.

        Args:
            offset: file offset of the first byte.
            out: shape ``(n,)``, where they go.

        Raises:
            SourceError: they cannot be read, or the file is closed.
        """
        self._source.read_into(offset, out.data)

    def release(self, nbytes: int) -> None:
        """Count stored bytes that are read next; memory of earlier ones may be returned to the system."""
        self._source.release(nbytes)

    @property
    def is_closed(self) -> bool:
        """Return whether pages can no longer be read."""
        return self._source.closed

    def frame_at(self, offset: int) -> FrameKind | None:
        """The kind of chunk of a compressed page; None for other algorithms, and if it cannot be read.

        Args:
            offset: file offset of the page.
        """
        try:
            chunk_id = bytes(self.read(offset, len(FRAMES[0].chunk_id), has_checksum=False)[0])
        except RNTupleError:
            return None
        return next((frame for frame in FRAMES if frame.chunk_id == chunk_id), None)

    @property
    def is_local(self) -> bool:
        """Return whether the file is in memory, or can be read by position."""
        return self._source.is_local

    def is_in_place(self, size: int) -> bool:
        """Return whether a page of this stored size is available without reading or joining anything."""
        return self._source.memory is not None and not self.spreads(size)

    def ranges_of(
        self, offset: npt.NDArray[np.int64], size: npt.NDArray[np.int64], has_checksum: npt.NDArray[np.bool_]
    ) -> Iterator[tuple[int, int]]:
        """Byte ranges of pages with their checksums, without pages outside of the file or spread over several keys.

        Args:
            offset: shape ``(num_pages,)``, file offsets.
            size: shape ``(num_pages,)``, stored bytes without the checksums; negative for pages outside of the file.
            has_checksum: shape ``(num_pages,)``, whether a checksum follows.
        """
        for start, nbytes, checked in zip(offset.tolist(), size.tolist(), has_checksum.tolist(), strict=True):
            if nbytes >= 0 and not self.spreads(nbytes):
                yield start, nbytes + self._len_checksum if checked else nbytes

    def spreads(self, size: int) -> bool:
        """Return whether a page of this stored size may be spread over several keys."""
        return 0 < self._max_key_size < size + self._len_checksum

    def _check_begin(self, offset: int, nbytes: int) -> None:
        """Raise ContainerError if a page begins in the file header; the source refuses negative offsets."""
        if 0 <= offset < self._ofs_begin:
            raise broken(
                "RNT-CNT-014",
                offset=offset,
                expected=self._ofs_begin,
                actual=offset,
                size=nbytes,
                limit=f"the records, which start at {self._ofs_begin:#x}",
            )

    def _read(self, ranges: Sequence[tuple[int, int]]) -> list[memoryview]:
        for offset, nbytes in ranges:
            if offset < self._ofs_begin:
                self._check_begin(offset, nbytes)
        return read_blobs(self._source, ranges, self._max_key_size)

    def checksum_error(self, data: Buffer, checksum: Buffer) -> RNTupleError | None:
        """The error of a page whose checksum is not the stored one (RNT-PAG-002), without its place; None if it is.

        Args:
            data: the stored bytes where ``is_sealed``, else the uncompressed ones.
            checksum: as stored.
        """
        computed = self._checksum(data)
        if computed == checksum:
            return None
        return broken("RNT-PAG-002", expected=computed.hex(), actual=checksum.hex())

    def uncompressed(
        self,
        page: StoredPage,
        length: int,
        *,
        verify: bool = True,
        offset: int | None = None,
        reuse: bool = False,
    ) -> Buffer:
        """The uncompressed bytes of a page, after its checksum was compared.

        Args:
            page: the page.
            length: uncompressed length in bytes.
            verify: False skips the checksum.
            offset: its file offset, for errors in a chunk of it.
            reuse: whether a large page may be in the memory of the page that this thread asked for before.

        Raises:
            PageError: the checksum does not match (RNT-PAG-002).
            CompressionError: a damaged compression block.
            LimitError: the length is absurd.
        """
        raw, checksum = page
        if checksum is None or not verify:
            return self._expand(raw, length, offset, reuse=reuse)
        error = self.checksum_error(raw, checksum) if self.is_sealed else None
        if error is None:
            data = self._expand(raw, length, offset, reuse=reuse)
            error = None if self.is_sealed else self.checksum_error(data, checksum)
        if error is not None:
            raise error
        return data

    def _expand(self, raw: memoryview, length: int, offset: int | None, *, reuse: bool) -> Buffer:
        """Decompress a page, a large one into memory that was used before if wanted."""
        limits = self._limits
        if length > limits.max_len_page:
            self._check_length(length, len(raw), offset)
        # No algorithm expands more than that: let it say so before the room is taken.
        is_large = _MIN_LEN_REUSED <= length <= limits.max_len_decompressed and length <= len(raw) << 16
        if not reuse or not is_large or length == len(raw):
            return decompress(raw, length, offset=offset, limits=limits)
        room: bytearray = getattr(self._memory, "room", None) or bytearray()
        if length > len(room):
            room = self._memory.room = bytearray(length)
        view = memoryview(room)[:length]
        decompress_into(raw, view, offset=offset)
        return view

    def _check_length(self, length: int, size: int, offset: int | None) -> None:
        """Raise LimitError if a page of this stored size expands to more than one page may."""
        limits = self._limits
        if length <= limits.max_len_page or length == size:
            return
        allowed = max(limits.max_len_page, limits.max_ratio_page * self._source.size)
        if length > allowed:
            raise exceeded(
                "max_len_page", f"a page of {size} bytes would expand to {length}",
                allowed=allowed, needed=length, offset=offset,
            )  # fmt: skip

    def wrong_checksums(
        self, offset: npt.NDArray[np.int64], size: npt.NDArray[np.int64]
    ) -> Iterator[tuple[int, RNTupleError]]:
        """Compare the checksums of many pages, of their stored bytes.

        Args:
            offset: shape ``(num_pages,)``, file offsets.
            size: shape ``(num_pages,)``, stored bytes without the checksums, which follow.

        Yields:
            position of each page whose checksum is wrong, and the error.

        Raises:
            ContainerError, SourceError: they are not all there.
        """
        for position in self._suspects(offset, size):
            raw, stored = self.read(int(offset[position]), int(size[position]), True)
            error = None if stored is None else self.checksum_error(raw, stored)
            if error is not None:
                yield position, error
        self._source.release(int(size.sum()))

    def _suspects(self, offset: npt.NDArray[np.int64], size: npt.NDArray[np.int64]) -> Iterable[int]:
        """Positions of pages with wrong checksums; of all pages if they cannot be hashed where they are."""
        file, checksum, extra = self._source.memory, self._generation.page_checksum, self._len_checksum
        stop = offset + size
        if (
            file is None
            or self.spreads(int(size.max(initial=0)))
            or min(offset.min(initial=0), size.min(initial=0)) < 0
            or (offset > len(file) - extra - size).any()
        ):
            return range(len(offset))
        loop, hashing = page_loop() if native_code_wanted() else None, native_hash(checksum)
        if loop is not None and hashing is not None:
            return _stops(loop, address_of(hashing), file, offset, size)
        hashed = b"".join([checksum(file[a:b]) for a, b in zip(offset.tolist(), stop.tolist(), strict=True)])
        # Nothing is compared one by one where all is as it should be.
        stored = np.frombuffer(file, np.uint8)[stop[:, None] + np.arange(extra)]
        wrong = (np.frombuffer(hashed, np.uint8).reshape(-1, extra) != stored).any(axis=1)
        return [int(position) for position in np.flatnonzero(wrong)]


def _stops(
    loop: PageLoop, hashing: int, file: memoryview, offset: npt.NDArray[np.int64], size: npt.NDArray[np.int64]
) -> Iterator[int]:
    """Positions of pages that the compiled loop stops at because their checksums are wrong."""
    offset, size = np.ascontiguousarray(offset), np.ascontiguousarray(size)
    # Pages without elements are hashed and nothing else.
    length, is_compressed = np.zeros(len(size), np.int64), np.zeros(len(size), bool)
    pages = Pages(
        file=address_of_elements(np.frombuffer(file, np.uint8)), offset=address_of_elements(offset),
        size=address_of_elements(size), length=address_of_elements(length), place=address_of_elements(length),
        is_compressed=address_of_elements(is_compressed), hash=hashing,
    )  # fmt: skip
    first = 0
    while (first := loop(byref(pages), first, len(size), 0, 0, 0)) < len(size):
        yield first
        first += 1
